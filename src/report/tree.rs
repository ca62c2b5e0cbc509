//! The blocks of nested regions as an indented tree, in place of their paths.
//!
//! A path such as `scf.for#0.body/scf.if#1.then` has a step for each operation on the way: its name, its
//! number among those of that name, its region.

/// A line of the tree: how deep it is, what it says, and the block it is for; steps on the way to a block
/// that are no block themselves have none.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Line {
    pub(super) depth: usize,
    pub(super) label: String,
    pub(super) row: Option<usize>,
}

/// Is the name a path of operations, one that has steps or may stand among some?
fn is_step(step: &str) -> bool {
    let Some((_, rest)) = step.split_once('#') else { return false };
    rest.starts_with(|c: char| c.is_ascii_digit())
}

/// The tree of these blocks, in their order; none where they are no paths.
pub(super) fn tree(names: &[&str]) -> Option<Vec<Line>> {
    let is_block = |name: &&str| {
        let (mut steps, last) = (name.split('/'), name.rsplit('/').next().unwrap_or(name));
        let number = last.strip_prefix("bb").is_some_and(|n| n.parse::<u32>().is_ok());
        number || last == "entry" || steps.all(is_step)
    };
    if !names.iter().all(is_block) || !names.iter().any(|n| n.contains('#')) {
        return None;
    }
    let mut lines: Vec<Line> = Vec::new();
    let mut open: Vec<&str> = Vec::new();
    // what stands in the entry of a function is nested in it
    let base = usize::from(names.first() == Some(&"entry"));
    for (row, name) in names.iter().enumerate() {
        let steps: Vec<&str> = name.split('/').collect();
        let common = open.iter().zip(&steps).take_while(|(a, b)| a == b).count();
        // a path that is repeated has a line of its own
        let common = common.min(steps.len() - 1);
        for (k, step) in steps.iter().enumerate().skip(common) {
            let depth = if *name == "entry" { 0 } else { base + k };
            let row = (k + 1 == steps.len()).then_some(row);
            lines.push(Line { depth, label: (*step).to_owned(), row });
        }
        open = steps;
    }
    Some(lines)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn drawn(names: &[&str]) -> Option<Vec<String>> {
        let draw = |l: Line| {
            let mark = if l.row.is_some() { "" } else { " -" };
            format!("{}{}{mark}", "  ".repeat(l.depth), l.label)
        };
        Some(tree(names)?.into_iter().map(draw).collect())
    }

    #[test]
    fn regions_are_indented() {
        let names = [
            "entry",
            "scf.for#0.body",
            "scf.for#0.body/scf.if#0.then",
            "scf.for#0.body/scf.if#0.else",
            "scf.for#1.body",
        ];
        let want = [
            "entry",
            "  scf.for#0.body",
            "    scf.if#0.then",
            "    scf.if#0.else",
            "  scf.for#1.body",
        ];
        assert_eq!(drawn(&names).unwrap(), want);
    }

    #[test]
    fn steps_that_are_no_blocks_have_lines() {
        let names = ["entry", "scf.execute_region#0/bb0", "a#0.x/b#0.y", "a#0.x/b#1.y"];
        let want = ["entry", "  a#0.x -", "    b#0.y", "    b#1.y"];
        assert_eq!(drawn(&[names[0], names[2], names[3]]).unwrap(), want);
        let want = ["entry", "  scf.execute_region#0 -", "    bb0"];
        assert_eq!(drawn(&names[..2]).unwrap(), want);
    }

    #[test]
    fn names_of_other_ir_are_no_paths() {
        assert_eq!(drawn(&["entry", "for.body", "exit"]), None);
        assert_eq!(drawn(&["bb0", "bb1"]), None);
        assert_eq!(drawn(&["entry", "a/b#x"]), None);
    }
}
