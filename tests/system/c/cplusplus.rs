//! What counters need in C++: definitions that are for the optimiser alone are executed, and a landing pad
//! stays the first instruction of its block.

use super::instrument::{defined, label};

/// IR whose every definition becomes code of this module, so that its counters count, and whose every first
/// block shows its name, which is the number after those of the parameters where it has none.
pub fn emitted(ir: &str) -> String {
    let ir = ir.replace("\ndefine available_externally ", "\ndefine internal ");
    let mut out: Vec<String> = Vec::new();
    let mut lines = ir.lines().peekable();
    while let Some(line) = lines.next() {
        out.push(line.to_owned());
        let body = lines.peek().copied().unwrap_or_default();
        if defined(line).is_some() && label(body).is_none() {
            let numbered = |word: &&str| {
                let number = word.trim_end_matches([',', ')']).strip_prefix('%');
                number.is_some_and(|n| n.parse::<u32>().is_ok())
            };
            out.push(format!("{}:", line.split_whitespace().filter(numbered).count()));
        }
    }
    out.join("\n") + "\n"
}

/// IR with the three instructions of each counter behind the landing pad that they stand before.
pub fn pads_first(ir: &str) -> String {
    let lines: Vec<&str> = ir.lines().collect();
    let mut out: Vec<&str> = Vec::new();
    let mut at = 0;
    while at < lines.len() {
        let counter = lines[at].starts_with("  %count.old.") && at + 3 < lines.len();
        if counter && lines[at + 3].contains(" = landingpad ") {
            let clause = |l: &&&str| {
                let l = l.trim_start();
                l.starts_with("cleanup") || l.starts_with("catch ") || l.starts_with("filter ")
            };
            let pad = 1 + lines[at + 4..].iter().take_while(clause).count();
            out.extend(&lines[at + 3..at + 3 + pad]);
            out.extend(&lines[at..at + 3]);
            at += 3 + pad;
        } else {
            out.push(lines[at]);
            at += 1;
        }
    }
    out.join("\n") + "\n"
}

#[test]
fn counters_stand_behind_landing_pads() {
    let ir = "define void @f() personality ptr @p {\nentry:\n  invoke void @g()\n          \
              to label %done unwind label %pad\n\npad:\n  %x = landingpad { ptr, i32 }\n          \
              catch ptr null\n  unreachable\n\ndone:\n  ret void\n}\n";
    let counting = super::instrument::instrument(ir, "c").expect("it has names");
    let text = pads_first(&counting.text);
    let at = |word: &str| text.find(word).expect(word);
    assert!(at("landingpad") < at("catch ptr") && at("catch ptr") < at("%count.old.1"), "{text}");
    assert!(at("%count.new.1") < at("unreachable"), "{text}");
    assert_eq!(counting.table.len(), 3);
}

#[test]
fn blocks_without_a_name_are_given_theirs() {
    let ir = "\ndefine available_externally void @f(ptr noundef %0, i32 %1) #5 {\n  ret void\n}\n";
    let text = emitted(ir);
    assert!(
        text.contains("define internal void @f(ptr noundef %0, i32 %1) #5 {\n2:\n  ret"),
        "{text}"
    );
}
