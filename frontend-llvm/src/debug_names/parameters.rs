//! Which parameter has which variable of the source: by what the entry block says of variables before anything
//! else does.
//!
//! | entry block | parameter |
//! |---|---|
//! | `#dbg_value(ptr %p, !v, !DIExpression(), !l)` | `%p` is `v` |
//! | … with `DW_OP_LLVM_fragment, 64, 32` | `%p` is the part of `v` at byte 8 |
//! | … with `DW_OP_deref` | `v` lies where `%p` points to |
//! | `store ptr %p, ptr %slot` and `#dbg_declare(ptr %slot, !v, …)` | likewise; the part at the offset from the slot |
//! | `#dbg_declare(ptr %p, !v, !DIExpression(), !l)` | `v` lies where `%p` points to |
//!
//! Calls of `llvm.dbg.value` and `llvm.dbg.declare` say the same. `v` is a parameter of the function itself, not
//! of one inlined into it. Where its first value is another, it names nothing.

use super::nodes::reference;
use super::types::Types;
use crate::compat::{tokens, Token};
use rustc_hash::{FxHashMap, FxHashSet};
use symprof_core::ir::{SourceName, Type};

/// The names of the parameters of the function whose definition the text starts with; its header ends at `end`.
pub(super) fn names(
    text: &str,
    parameters: &[String],
    end: usize,
    types: &mut Types<'_>,
) -> Vec<Option<SourceName>> {
    let mut names = vec![None; parameters.len()];
    let line_end = text[end..].find('\n').map_or(text.len(), |n| end + n);
    let attached = text[end..line_end].rsplit_once("!dbg !").map_or("", |(_, rest)| rest);
    let digits: String = attached.chars().take_while(char::is_ascii_digit).collect();
    let Ok(subprogram) = digits.parse() else { return names };
    let mut block = Block {
        parameters: parameters.iter().enumerate().map(|(k, p)| (p.as_str(), k)).collect(),
        subprogram,
        slots: FxHashMap::default(),
        stored: Vec::new(),
        records: Vec::new(),
    };
    for line in text[line_end..].lines().skip(1) {
        if !block.line(line) {
            break;
        }
    }
    block.resolve(types, &mut names);
    names
}

/// What was read of an entry block.
struct Block<'t> {
    parameters: FxHashMap<&'t str, usize>,
    subprogram: u32,
    /// addresses within stack slots: the slot and the offset
    slots: FxHashMap<&'t str, (&'t str, u64)>,
    /// parameters in stack slots, with their types
    stored: Vec<(&'t str, u64, usize, Type)>,
    records: Vec<Record<'t>>,
}

/// What is said of a variable.
struct Record<'t> {
    declares: bool,
    ty: &'t str,
    value: &'t str,
    variable: u32,
    expression: Vec<&'t str>,
    location: u32,
}

/// What ends a block.
const ENDS: [&str; 8] =
    ["br", "ret", "switch", "unreachable", "invoke", "indirectbr", "callbr", "resume"];

impl<'t> Block<'t> {
    /// Reads a line; false if it ends the block.
    fn line(&mut self, line: &'t str) -> bool {
        let line = line.trim_start();
        let of_variable = line.starts_with("#dbg_") || line.contains("@llvm.dbg.");
        let of_slot = line.starts_with("store ")
            || line.contains("= alloca ")
            || line.contains("= getelementptr ");
        if of_variable || of_slot {
            let all = tokens(line);
            let words: Vec<&str> = all.iter().map(|t: &Token| &line[t.start..t.end]).collect();
            match of_variable {
                true => self.records.extend(record(&words)),
                false => self.slot(&words),
            }
            return true;
        }
        let first = line.split([' ', ',']).next().unwrap_or_default();
        let second = line.split_once(" = ").map_or("", |(_, rest)| rest);
        let ends = ENDS.contains(&first)
            || ENDS
                .iter()
                .any(|e| second.strip_prefix(e).is_some_and(|rest| rest.starts_with(' ')));
        !(ends || line.starts_with('}'))
    }

    fn slot(&mut self, words: &[&'t str]) {
        match words {
            ["store", ty, value, ",", "ptr", slot, ..] => {
                let place = (self.slots.get(slot), self.parameters.get(value), scalar(ty));
                if let (Some(&(slot, offset)), Some(&parameter), Some(ty)) = place {
                    self.stored.push((slot, offset, parameter, ty));
                }
            }
            [slot, "=", "alloca", ..] => {
                self.slots.insert(slot, (slot, 0));
            }
            [result, "=", "getelementptr", rest @ ..] => {
                let flags = rest.iter().take_while(|w| ["inbounds", "nuw", "nusw"].contains(*w));
                let flags = flags.count();
                let (base, more) = match &rest[flags..] {
                    ["i8", ",", "ptr", base, ",", _, k, ..] => (base, k.parse().ok()),
                    ["{", _, ",", _, "}", ",", "ptr", base, ",", _, "0", ",", _, "0", ..] => {
                        (base, Some(0))
                    }
                    ["{", "ptr" | "i64" | "double", ",", _, "}", ",", "ptr", base, ",", _, "0", ",", _, "1", ..] => {
                        (base, Some(8))
                    }
                    _ => return,
                };
                let place = (self.slots.get(base), more);
                if let (Some(&(slot, offset)), Some(more)) = place {
                    let offset: Option<u64> = offset.checked_add(more);
                    self.slots.extend(offset.map(|o| (*result, (slot, o))));
                }
            }
            _ => {}
        }
    }

    /// The names of parameters: the first that each has.
    fn resolve(&self, types: &mut Types<'_>, names: &mut [Option<SourceName>]) {
        let mut seen: FxHashMap<u32, Vec<Option<u64>>> = FxHashMap::default();
        let mut add = |k: usize, name: Option<SourceName>| {
            if let (Some(slot), Some(name)) = (names.get_mut(k), name) {
                slot.get_or_insert(name);
            }
        };
        for record in &self.records {
            let meaning = expression(&record.expression);
            let fragment = meaning.and_then(|m| m.1);
            let before = seen.entry(record.variable).or_default();
            // of the whole variable, or of the same part
            let again = before.iter().any(|f| f.is_none() || fragment.is_none() || *f == fragment);
            before.push(fragment);
            let Some((deref, _)) = meaning.filter(|_| !again) else { continue };
            let Some(variable) = self.variable(record, types) else { continue };
            let parameter = self.parameters.get(record.value);
            match (record.declares, parameter, fragment) {
                (true, Some(&k), None) if !deref => {
                    add(k, Some(SourceName { behind: true, ..variable }));
                }
                (true, None, None) => {
                    let mut known = FxHashSet::default();
                    for &(slot, offset, k, ty) in &self.stored {
                        if slot != record.value || !known.insert(offset) {
                            continue;
                        }
                        let variable = variable.clone();
                        add(
                            k,
                            match (deref, offset, ty) {
                                (true, 0, Type::Ptr) => {
                                    Some(SourceName { behind: true, ..variable })
                                }
                                (true, ..) => None,
                                (false, ..) => types.all().part(&variable, offset, ty),
                            },
                        );
                    }
                }
                (false, Some(&k), None) if deref => {
                    add(k, Some(SourceName { behind: true, ..variable }));
                }
                (false, Some(&k), fragment) => {
                    let part = scalar(record.ty)
                        .filter(|_| !deref)
                        .and_then(|ty| types.all().part(&variable, fragment.unwrap_or(0), ty));
                    add(k, part);
                }
                _ => {}
            }
        }
    }

    /// The variable of a record, if it is a parameter of this function.
    fn variable(&self, record: &Record<'_>, types: &mut Types<'_>) -> Option<SourceName> {
        let nodes = types.nodes();
        let location = nodes.node(record.location)?;
        let variable = nodes.node(record.variable)?;
        let own = location.kind == "DILocation"
            && location.get("inlinedAt").is_none()
            && variable.kind == "DILocalVariable"
            && variable.get("arg").is_some()
            && variable.reference("scope") == Some(self.subprogram);
        let text = variable.string("name").filter(|_| own)?;
        Some(SourceName { text, ty: types.of(variable.reference("type")?), behind: false })
    }
}

/// `#dbg_value(ptr %p, !v, !DIExpression(…), !l)`, or the call that says it.
fn record<'t>(words: &[&'t str]) -> Option<Record<'t>> {
    let declares = match *words.first()? {
        "#dbg_value" => false,
        "#dbg_declare" => true,
        _ if words.contains(&"@llvm.dbg.value") => false,
        _ if words.contains(&"@llvm.dbg.declare") => true,
        _ => return None,
    };
    let open = words.iter().position(|w| *w == "(")?;
    let rest: Vec<&str> = words[open + 1..].iter().copied().filter(|w| *w != "metadata").collect();
    let [ty, value, ",", variable, ",", "!DIExpression", "(", rest @ ..] = rest.as_slice() else {
        return None;
    };
    let close = rest.iter().position(|w| *w == ")")?;
    let location = match &rest[close + 1..] {
        [",", location, ")", ..] | [")", ",", "!dbg", location, ..] => location,
        _ => return None,
    };
    Some(Record {
        declares,
        ty,
        value,
        variable: reference(variable)?,
        expression: rest[..close].iter().copied().filter(|w| *w != ",").collect(),
        location: reference(location)?,
    })
}

/// Does the value lie where an address points to, and where in the variable is it? None for what is computed.
fn expression(words: &[&str]) -> Option<(bool, Option<u64>)> {
    let (deref, rest) = match words {
        ["DW_OP_deref", rest @ ..] => (true, rest),
        rest => (false, rest),
    };
    match rest {
        [] => Some((deref, None)),
        ["DW_OP_LLVM_fragment", bits, _] => {
            let bits: u64 = bits.parse().ok()?;
            (bits % 8 == 0).then_some((deref, Some(bits / 8)))
        }
        _ => None,
    }
}

/// The types that values of the neutral form have.
fn scalar(ty: &str) -> Option<Type> {
    match ty {
        "ptr" => Some(Type::Ptr),
        _ => {
            let width: u8 = ty.strip_prefix('i')?.parse().ok()?;
            (1..=64).contains(&width).then_some(Type::Int(width))
        }
    }
}
