//! The kernels that everybody knows, from C at -O1, under positive sizes: formulas as a textbook
//! would print them.

use super::folder;
use super::kernel::Unit;
use super::tools::Level;
use crate::support::file;
use symprof::profile::{Assumption, ModuleProfile, Options};

/// The factors of a product over a constant, sorted, and the constant: the order is a matter of
/// taste.
fn factors(formula: &str) -> (Vec<String>, String) {
    let (product, constant) = match formula.rsplit_once('/') {
        Some((p, c)) if c.bytes().all(|b| b.is_ascii_digit()) => (p, c),
        _ => (formula, "1"),
    };
    let (mut list, mut depth) = (vec![String::new()], 0);
    for c in product.chars().filter(|c| *c != ' ') {
        depth += i32::from(c == '(') - i32::from(c == ')');
        match list.last_mut() {
            Some(last) if depth > 0 || c != '*' => last.push(c),
            _ => list.push(String::new()),
        }
    }
    list.sort();
    (list, constant.to_owned())
}

#[test]
fn read_as_in_a_textbook() {
    type Formulas = &'static [(&'static str, &'static str)];
    let expected: [(&str, &str, Formulas); 8] = [
        ("triangle", "n>=1", &[("for.body4", "n*(n + 1)/2")]),
        ("packed_trmv", "n>=1", &[("for.body4", "n*(n + 1)/2")]),
        ("tetrahedron", "n>=3", &[("for.body9", "n*(n - 1)*(n - 2)/6")]),
        ("simplex4", "n>=1", &[("for.body12", "n*(n + 1)*(n + 2)*(n + 3)/24")]),
        (
            "cholesky",
            "n>=1",
            &[("for.body8", "n*(n - 1)*(n - 2)/6"), ("for.body33", "n*(n - 1)/2")],
        ),
        (
            "lu",
            "n>=1",
            &[("for.body8", "n*(n - 1)*(n - 2)/6"), ("for.body39", "n*(n - 1)*(n + 1)/6")],
        ),
        ("gemm", "ni>=1,nj>=1,nk>=1", &[]),
        ("attention_causal", "n>=1,d>=1", &[("for.body8", "n*(n + 1)*d/2")]),
    ];
    let mut different = Vec::new();
    for (name, assume, blocks) in expected {
        let unit = Unit::read(&file(&format!("c/{name}.c"))).expect("the kernel is there");
        let folder = folder("classics");
        std::fs::create_dir_all(&folder).expect("a folder");
        Level::O1.compile(&[unit.path], &folder).expect("it compiles");
        let loaded = symprof::input::load(folder.join(format!("{name}.ll"))).expect("it loads");
        let assume = assume.split(',').map(|a| Assumption::parse(a).expect("an assumption"));
        let options = Options::default().with_assumptions(assume);
        let profile = ModuleProfile::new(&loaded.module, options);
        let function = profile.function(profile.by_name(name).expect("it is there"));
        let deepest = function.blocks().iter().filter_map(|b| function.formula_text(b));
        if name == "gemm" {
            // by whatever name: the innermost block
            let found = deepest.into_iter().any(|f| factors(&f) == factors("ni*nj*nk"));
            if !found {
                different.push("gemm: no block counts ni*nj*nk".to_owned());
            }
        }
        for (block, want) in blocks {
            let b = function.block(block).expect("the block is there");
            let have = function.formula_text(b).unwrap_or_default();
            if factors(&have) != factors(want) {
                different.push(format!("{name}/{block}: {have}, not {want}"));
            }
        }
    }
    assert!(different.is_empty(), "{}", different.join("\n"));
}
