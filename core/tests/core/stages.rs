//! The solver's stages ask each other for no more than ARCHITECTURE.md lists, and its context stays a
//! state: private fields, few methods, one file.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

type Edges = BTreeMap<String, BTreeSet<String>>;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).to_owned()
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|e| panic!("{}: {e}", path.display()))
}

fn sources(folder: &Path, out: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder").flatten() {
        let path = entry.path();
        if path.is_dir() {
            sources(&path, out);
        } else if path.extension().is_some_and(|e| e == "rs") {
            out.push(path);
        }
    }
}

/// The rows of the table below the heading "Stages of the solver": a stage, and those it asks.
fn listed(page: &str) -> Edges {
    let table = page.split("### Stages of the solver").nth(1).expect("the heading");
    let rows = table.lines().skip_while(|l| !l.starts_with("|---")).skip(1);
    let names = |cell: &str| -> BTreeSet<String> {
        cell.split('`').skip(1).step_by(2).map(str::to_owned).collect()
    };
    rows.take_while(|l| l.starts_with('|'))
        .map(|row| {
            let cells: Vec<&str> = row.split('|').collect();
            (names(cells[1]).pop_first().expect("a stage"), names(cells[2]))
        })
        .collect()
}

/// The stages that code names, after `crate::solve::`, neither in comments nor in its tests.
fn asked(code: &str, stages: &BTreeSet<String>) -> BTreeSet<String> {
    let code = code.split("#[cfg(test)]\nmod tests {").next().unwrap_or(code);
    let lines = code.lines().filter(|l| !l.trim_start().starts_with("//"));
    let code: String = lines.flat_map(|l| [l, "\n"]).collect();
    let word = |rest: &str| -> String {
        rest.chars().take_while(|c| c.is_ascii_alphanumeric() || *c == '_').collect()
    };
    let mut found: BTreeSet<String> =
        code.split("crate::solve::").skip(1).map(word).filter(|w| stages.contains(w)).collect();
    // `super::` leads out of a stage only from its own root
    assert!(!code.contains("super::super::"), "a path that leads out of a stage by `super`");
    found.retain(|s| !s.is_empty());
    found
}

#[test]
fn stages_ask_only_those_that_the_page_lists() {
    let page = read(&root().join("../ARCHITECTURE.md"));
    let listed = listed(&page);
    let folder = root().join("src/solve");
    let mut files = Vec::new();
    sources(&folder, &mut files);
    let stage = |f: &Path| {
        let inner = f.strip_prefix(&folder).expect("within");
        let first = inner.components().next().expect("a name").as_os_str().to_string_lossy();
        first.trim_end_matches(".rs").to_owned()
    };
    let stages: BTreeSet<String> =
        files.iter().map(|f| stage(f)).filter(|s| s != "mod" && s != "tests").collect();
    assert_eq!(stages, listed.keys().cloned().collect(), "stages, and rows of the table");
    let mut found: Edges = stages.iter().map(|s| (s.clone(), BTreeSet::new())).collect();
    for f in &files {
        let own = stage(f);
        if own == "mod" || f.ends_with("tests.rs") {
            continue;
        }
        let asks = asked(&read(f), &stages);
        found.entry(own.clone()).or_default().extend(asks.into_iter().filter(|s| *s != own));
    }
    assert_eq!(found, listed, "what stages ask for, and what the page lists");
}

#[test]
fn the_context_is_a_state() {
    let text = read(&root().join("src/solve/context/mod.rs"));
    let fields = text.split("struct SolveContext<'a> {").nth(1).expect("the struct");
    let fields = fields.split("\n}").next().expect("its end");
    assert!(!fields.contains("pub"), "a field that others see:{fields}");
    let methods = text.split("impl<'a> SolveContext<'a> {").nth(1).expect("its methods");
    let methods = methods.split("\n}").next().expect("their end").matches("\n    pub(super) fn ");
    assert!((10..=20).contains(&methods.count()), "methods of the context");
    let mut files = Vec::new();
    sources(&root().join("src"), &mut files);
    let elsewhere = files.iter().filter(|f| !f.ends_with("solve/context/mod.rs"));
    let own: Vec<_> = elsewhere
        .filter(|f| {
            let text = read(f);
            let impls = text.lines().filter(|l| l.starts_with("impl"));
            impls.into_iter().any(|l| l.contains("SolveContext<") && !l.contains(" for "))
        })
        .collect();
    assert!(own.is_empty(), "methods of the context elsewhere: {own:?}");
}

#[test]
fn the_page_is_read() {
    let page =
        "### Stages of the solver\n\ntext\n\n| stage | asks |\n|---|---|\n| `a` | `b`, `c` |\n| \
                `b` | |\n\nmore";
    let rows = listed(page);
    assert_eq!(rows["a"], ["b".to_owned(), "c".to_owned()].into());
    assert!(rows["b"].is_empty() && rows.len() == 2);
    let stages = ["b".to_owned(), "c".to_owned()].into();
    let code = "use crate::solve::b::x;\n// crate::solve::c\nlet y = crate::solve::Reason;";
    assert_eq!(asked(code, &stages), ["b".to_owned()].into());
}
