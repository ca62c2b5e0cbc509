//! The text of a script: lines, symbols and definitions that no other line has.

use super::value::{all, Sort};
use rustc_hash::{FxHashMap, FxHashSet};

#[derive(Default)]
pub(super) struct Script {
    pub(super) text: String,
    names: u32,
    /// what says where there is a value, by what it says
    conditions: FxHashMap<String, String>,
    symbols: FxHashSet<String>,
}

impl Script {
    pub(super) fn line(&mut self, line: &str) {
        self.text.push_str(line);
        self.text.push('\n');
    }

    /// A quoted symbol that no other has.
    pub(super) fn symbol(&mut self, name: &str) -> String {
        let allowed = |c: char| if c == '|' || c == '\\' || c.is_control() { '_' } else { c };
        let name: String = name.chars().map(allowed).collect();
        let mut unique = name.clone();
        let mut k = 1;
        while !self.symbols.insert(unique.clone()) {
            k += 1;
            unique = format!("{name}'{k}");
        }
        format!("|{unique}|")
    }

    /// A definition of that body.
    pub(super) fn define(&mut self, sort: Sort, body: &str) -> String {
        let atomic = !body.contains(' ');
        if atomic {
            return body.to_owned();
        }
        self.names += 1;
        let name = format!("t{}", self.names);
        self.line(&format!("(define-fun {name} () {} {body})", sort.word()));
        name
    }

    /// A definition that all of these hold, the same for the same text; none of none.
    pub(super) fn conjunction(&mut self, parts: &[String]) -> Option<String> {
        if parts.is_empty() {
            return None;
        }
        let body = all(parts);
        if let Some(name) = self.conditions.get(&body) {
            return Some(name.clone());
        }
        let name = self.define(Sort::Bool, &body);
        self.conditions.insert(body, name.clone());
        Some(name)
    }
}
