//! Nodes of metadata as the printer writes them: `!12 = distinct !DIDerivedType(tag: …, name: "ne", …)` and
//! `!15 = !{!16, !17}`.

use crate::compat::{tokens, Kind};
use crate::headers::unquoted;
use rustc_hash::FxHashMap;

/// The text of each numbered node.
pub(super) struct Nodes<'t> {
    bodies: FxHashMap<u32, &'t str>,
    rust: bool,
}

/// A node with named operands.
pub(super) struct Node<'t> {
    /// `DIDerivedType`
    pub(super) kind: &'t str,
    fields: Vec<(&'t str, &'t str)>,
}

impl<'t> Nodes<'t> {
    pub(super) fn new(text: &'t str) -> Nodes<'t> {
        let mut nodes = Nodes { bodies: FxHashMap::default(), rust: false };
        let (mut units, mut of_rust) = (0, 0);
        for line in text.lines() {
            let Some(rest) = line.strip_prefix('!') else { continue };
            let Some((number, body)) = rest.split_once(" = ") else { continue };
            let Ok(number) = number.parse() else { continue };
            let body = body.strip_prefix("distinct ").unwrap_or(body);
            if body.starts_with("!DICompileUnit(") {
                units += 1;
                of_rust += usize::from(body.contains("language: DW_LANG_Rust"));
            }
            nodes.bodies.insert(number, body);
        }
        nodes.rust = units > 0 && units == of_rust;
        nodes
    }

    /// Is all of it Rust?
    pub(super) fn are_of_rust(&self) -> bool {
        self.rust
    }

    /// A node with named operands.
    pub(super) fn node(&self, number: u32) -> Option<Node<'t>> {
        let body = *self.bodies.get(&number)?;
        let (kind, _) = body.strip_prefix('!')?.split_once('(')?;
        let all = tokens(body);
        let mut fields = Vec::new();
        let (mut depth, mut first) = (0usize, 0);
        for (k, t) in all.iter().enumerate() {
            let word = &body[t.start..t.end];
            match word {
                "(" => {
                    depth += 1;
                    first = if depth == 1 { k + 1 } else { first };
                }
                ")" => depth = depth.checked_sub(1)?,
                _ => {}
            }
            if depth == 0 && word == ")" || depth == 1 && word == "," {
                if let [key, colon, value, .., last] | [key, colon, value @ last] = &all[first..k] {
                    if &body[colon.start..colon.end] == ":" && key.kind == Kind::Word {
                        fields.push((&body[key.start..key.end], &body[value.start..last.end]));
                    }
                }
                first = k + 1;
            }
        }
        Some(Node { kind, fields })
    }

    /// The numbers in a list of nodes.
    pub(super) fn list(&self, number: u32) -> Vec<u32> {
        let body = self.bodies.get(&number).copied().unwrap_or_default();
        let inner = body.strip_prefix("!{").and_then(|b| b.trim_end().strip_suffix('}'));
        inner.unwrap_or_default().split(',').filter_map(|item| reference(item.trim())).collect()
    }
}

impl<'t> Node<'t> {
    /// An operand as it is written.
    pub(super) fn get(&self, key: &str) -> Option<&'t str> {
        self.fields.iter().find(|f| f.0 == key).map(|f| f.1)
    }

    pub(super) fn reference(&self, key: &str) -> Option<u32> {
        reference(self.get(key)?)
    }

    pub(super) fn string(&self, key: &str) -> Option<String> {
        let quoted = self.get(key).filter(|text| text.starts_with('"') && text.len() > 2)?;
        Some(unquoted(quoted))
    }

    /// A number, also one with a type before it; 0 where it is left out.
    pub(super) fn number(&self, key: &str) -> Option<u64> {
        match self.get(key) {
            None => Some(0),
            Some(text) => text.rsplit(' ').next()?.parse().ok(),
        }
    }

    pub(super) fn has_flag(&self, flag: &str) -> bool {
        self.get("flags").is_some_and(|flags| flags.split('|').any(|f| f.trim() == flag))
    }
}

/// The number of a node: `!12`.
pub(super) fn reference(text: &str) -> Option<u32> {
    text.strip_prefix('!')?.parse().ok()
}
