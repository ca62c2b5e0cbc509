//! Golden files that differ are reported, formulas that are wrong are refused.

use super::book::{Book, Pages, Settled, COMMAND};
use super::{evaluate, page, version, Page, Truth};
use std::collections::BTreeMap;
use std::path::PathBuf;
use symprof::profile::{ModuleProfile, Options};
use symprof::symprof_core::ir::text::parse_module;
use symprof::symprof_core::ir::Module;

const ROWS: &str = "
func @rows(%n: i32, %a: ptr) {
block entry:
  %0 = const i32 0
  %1 = const i32 1
  jump head(%0)
block head(%i: i32):
  %more = icmp slt %i, %n
  branch %more, body, exit
block body:
  call @row(%i)
  %next = add nsw i32 %i, %1
  jump head(%next)
block exit:
  return
}
func @row(%n: i32) {
block entry:
  %0 = const i32 0
  %1 = const i32 1
  jump head(%0)
block head(%j: i32):
  %more = icmp slt %j, %n
  branch %more, \"the body\", exit
block \"the body\":
  %next = add nsw i32 %j, %1
  jump head(%next)
block exit:
  return
}";

fn module() -> Module {
    parse_module(ROWS).expect("it parses")
}

fn page_of_rows(module: &Module) -> Page {
    let profile = ModuleProfile::new(module, Options::default());
    page(&profile, profile.by_name("rows").expect("it is there"))
}

fn truths() -> Vec<Truth> {
    let truth = |n: i64| {
        let all = [
            ("rows", "entry", 1),
            ("rows", "head", n.max(0) + 1),
            ("rows", "body", n.max(0)),
            ("row", "entry", n.max(0)),
            ("row", "the body", n.max(0) * (n.max(0) - 1) / 2),
        ];
        let count = |(f, b, k): (&str, &str, i64)| (f.to_owned(), b.to_owned(), k.into());
        Truth { point: vec![("n".into(), n)], counts: all.map(count).to_vec() }
    };
    [-3, 0, 1, 2, 9].map(truth).into()
}

fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("golden").join(name);
    let _ = std::fs::remove_dir_all(&folder);
    folder
}

fn kernels(pages: &[(&str, &Page)]) -> BTreeMap<String, Pages> {
    let pages = pages.iter().map(|(l, p)| ((*l).to_owned(), (*p).clone())).collect();
    [("rows".to_owned(), pages)].into()
}

#[test]
fn a_page_has_a_line_for_each_block() {
    let page = page_of_rows(&module());
    for line in [
        "rows(n: i32, a: ptr)",
        "  body   closed-form    max(0, n)",
        "inside row, per execution of rows",
        "  \"the body\"  closed-form    max(0, n)*(max(0, n) - 1)/2",
    ] {
        assert!(page.formulas.lines().any(|l| l == line), "{line}:\n{}", page.formulas);
    }
}

#[test]
fn the_text_is_evaluated_at_true_counts() {
    let module = module();
    let profile = ModuleProfile::new(&module, Options::default());
    let page = page_of_rows(&module);
    let found = evaluate(&page.formulas, profile.interpreter(), &truths());
    assert_eq!((found.exact, found.wrong.len(), found.unread.len()), (25, 0, 0), "{found:?}");

    let wrong =
        page.formulas.replace("closed-form    max(0, n)\n", "closed-form    max(0, n + 1)\n");
    let found = evaluate(&wrong, profile.interpreter(), &truths());
    assert!(found.wrong.iter().any(|w| w == "rows/body at n=2: 3, counted 2"), "{found:?}");

    let broken = page.formulas.replace("max(0, n)*", "max(0, n)**");
    let found = evaluate(&broken, profile.interpreter(), &truths());
    assert_eq!((found.exact, found.unread.len()), (20, 5), "{found:?}");
}

#[test]
fn names_domains_and_free_symbols_are_read() {
    let text = "\
f(n: i8, k: i1)
  entry  closed-form  t1*[k]
  other  data-dependent  n*trueRatio(other)
  where
    t1 = max(0, n)
  domain
    n != 7
  assumptions
    no-wrap: n stays small  if n < 100
  free symbols
    trueRatio(other) in [0, 1]
";
    let module = module();
    let profile = ModuleProfile::new(&module, Options::default());
    let truth = |n: i64| Truth {
        point: vec![("n".into(), n), ("k".into(), 1)],
        counts: vec![
            ("f".into(), "entry".into(), 3.into()),
            ("f".into(), "other".into(), 3.into()),
        ],
    };
    // 259 is 3 in eight bits; 7 and 101 lie outside
    let found =
        evaluate(text, profile.interpreter(), &[truth(3), truth(259), truth(7), truth(101)]);
    assert_eq!((found.exact, found.free, found.outside), (2, 2, 4), "{found:?}");
    assert_eq!(found.wrong.len() + found.unread.len() + found.unbound.len(), 0, "{found:?}");
    let found = evaluate(text, profile.interpreter(), &[truth(4)]);
    assert_eq!(found.wrong, ["f/entry at n=4,k=1: 4, counted 3"]);
}

#[test]
fn a_changed_formula_is_reported_and_blessed() {
    let book = Book::new(folder("changed"), &["O0", "O1", "O2"]);
    let golden = page_of_rows(&module());
    let none = BTreeMap::new();
    let same = kernels(&[("O0", &golden), ("O1", &golden), ("O2", &golden)]);
    let missing = book.settle(&same, &none, None, false).expect_err("there are no files");
    assert!(missing.contains("+  body   closed-form    max(0, n)"), "{missing}");
    assert_eq!(book.settle(&same, &none, None, true), Ok(Settled::Blessed(1)));
    assert_eq!(book.settle(&same, &none, None, false), Ok(Settled::Equal));

    let uglier = Page {
        formulas: golden.formulas.replace("max(0, n)\n", "max(0, 2*n - n)\n"),
        reasons: "rows\n  body  data-dependent: the moon\n".into(),
    };
    let changed = kernels(&[("O0", &golden), ("O1", &uglier), ("O2", &uglier)]);
    let message = book.settle(&changed, &none, Some("Another clang."), false);
    let message = message.expect_err("they differ");
    assert!(message.starts_with("Another clang.\n2 golden files in "), "{message}");
    for part in [
        "--- rows.formulas\n== O1 O2\n-  body   closed-form    max(0, n)\n\
         +  body   closed-form    max(0, 2*n - n)\n",
        "--- rows.reasons\n== O1 O2\n+rows\n+  body  data-dependent: the moon\n",
        COMMAND,
    ] {
        assert!(message.contains(part), "{part}:\n{message}");
    }
    assert!(!message.contains("  head"), "{message}");
    assert_eq!(book.settle(&changed, &none, None, true), Ok(Settled::Blessed(2)));
    assert_eq!(book.settle(&changed, &none, None, false), Ok(Settled::Equal));
    // what this machine does not execute stays as it is
    let fewer = kernels(&[("O0", &golden), ("O1", &uglier)]);
    assert_eq!(book.settle(&fewer, &none, None, false), Ok(Settled::Equal));
    // reasons that are gone take their file with them, and a kernel both
    assert_eq!(book.settle(&same, &none, None, true), Ok(Settled::Blessed(2)));
    let message = book.settle(&BTreeMap::new(), &none, None, false).expect_err("a file is left");
    assert!(message.contains("--- rows.formulas\nbelongs to no kernel"), "{message}");
    assert_eq!(book.settle(&BTreeMap::new(), &none, None, true), Ok(Settled::Blessed(1)));
    assert_eq!(book.settle(&BTreeMap::new(), &none, None, false), Ok(Settled::Equal));
}

#[test]
fn a_wrong_formula_is_not_blessed() {
    let folder = folder("wrong");
    let book = Book::new(&folder, &["O0"]);
    let golden = page_of_rows(&module());
    let none = BTreeMap::new();
    let right = kernels(&[("O0", &golden)]);
    assert_eq!(book.settle(&right, &none, None, true), Ok(Settled::Blessed(1)));
    let before = std::fs::read_to_string(folder.join("rows.formulas")).expect("it is written");

    let module = module();
    let profile = ModuleProfile::new(&module, Options::default());
    let formulas = golden.formulas.replace("max(0, n)\n", "max(0, n - 1)\n");
    let found = evaluate(&formulas, profile.interpreter(), &truths());
    let wrong = [("rows".to_owned(), found.wrong)].into();
    let changed = Page { formulas, ..Page::default() };
    let changed = kernels(&[("O0", &changed)]);
    for bless in [true, false] {
        let message = book.settle(&changed, &wrong, None, bless).expect_err("it is refused");
        assert!(message.contains("rows: rows/body at n=1: 0, counted 1"), "{message}");
    }
    let after = std::fs::read_to_string(folder.join("rows.formulas")).expect("it stays");
    assert_eq!(before, after);
}

#[test]
fn versions_are_recorded_and_compared() {
    let debian = "Debian clang version 19.1.7 (3~deb12u1)\nTarget: x86_64-pc-linux-gnu\n";
    assert_eq!(version::number(debian).as_deref(), Some("19.1.7"));
    assert_eq!(version::number("clang version 19.1.0").as_deref(), Some("19.1.0"));
    assert_eq!(version::number("gcc 12"), None);
    let folder = folder("version");
    std::fs::create_dir_all(&folder).expect("a folder");
    assert_eq!(version::difference(&folder, "19.1.7"), None);
    version::record(&folder, "19.1.7").expect("it is written");
    assert_eq!(version::difference(&folder, "19.1.7"), None);
    let says = version::difference(&folder, "19.1.1").expect("another one");
    assert!(says.contains("clang 19.1.7; 19.1.1 is installed"), "{says}");
}
