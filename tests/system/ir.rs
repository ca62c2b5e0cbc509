//! Kernels in LLVM IR (`tests/ir`): constructs that no C of ours compiles to. Each is compiled with a
//! counter in each block, executed, and every count of it compared with the profile.
//!
//! A file defines `f` of some `i64`. Comments at its head give the points, `;@ NAME: NUMBERS`, a column
//! each, the functions whose blocks must all be closed forms, `;@ closed NAMES`, and blocks that data decides,
//! `;@ data BLOCKS`, which may have no count.

use crate::c::cplusplus::pads_first;
use crate::c::instrument::instrument;
use crate::c::tools::{llvm, run};
use crate::support::file;
use std::fmt::Write as _;
use std::path::Path;
use std::process::Command;
use symprof::profile::{Engine, ModuleProfile, Options, Status};

/// What a file says at its head.
#[derive(Default)]
struct Head {
    /// with their values, a column a point
    parameters: Vec<(String, Vec<i64>)>,
    /// functions that are to be solved
    closed: Vec<String>,
    /// blocks that may have no count
    data: Vec<String>,
}

fn head(text: &str) -> Head {
    let Head { mut parameters, mut closed, mut data } = Head::default();
    for line in text.lines().filter_map(|l| l.strip_prefix(";@ ")) {
        if let Some(names) = line.strip_prefix("closed") {
            closed.extend(names.split_whitespace().map(str::to_owned));
        } else if let Some(names) = line.strip_prefix("data") {
            data.extend(names.split_whitespace().map(str::to_owned));
        } else if let Some((name, values)) = line.split_once(':') {
            let values = values.split_whitespace().map(|v| v.parse().expect("a number"));
            parameters.push((name.to_owned(), values.collect()));
        }
    }
    Head { parameters, closed, data }
}

/// The counts at each point, and the function and block of each.
fn executed(
    path: &Path,
    text: &str,
    points: &[Vec<i64>],
) -> (Vec<Vec<u64>>, Vec<(String, String)>) {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("ir").join(path.file_stem().unwrap());
    std::fs::create_dir_all(&folder).expect("a folder");
    let counted = instrument(text, "counters").expect("its blocks have names");
    std::fs::write(folder.join("f.ll"), pads_first(&counted.text)).expect("it is written");
    let n = counted.table.len();
    let types = vec!["long"; points[0].len()].join(", ");
    let mut main = format!(
        "#include <stdio.h>\n#include <string.h>\nextern long counters[{n}];\n\
         extern void f({types});\nint main(void) {{\n"
    );
    for point in points {
        let values: Vec<String> = point.iter().map(|v| format!("{v}L")).collect();
        let _ = writeln!(
            main,
            "  memset(counters, 0, sizeof counters);\n  f({});\n  \
             for (int k = 0; k < {n}; k++) printf(\"%ld \", counters[k]);\n  puts(\"\");",
            values.join(", ")
        );
    }
    main.push_str("  return 0;\n}\n");
    std::fs::write(folder.join("main.c"), main).expect("it is written");
    let mut clang = Command::new(llvm("clang"));
    clang.current_dir(&folder).args(["-w", "-O0", "f.ll", "main.c", "-o", "count"]);
    run(&mut clang).unwrap_or_else(|e| panic!("{e}"));
    let out = run(&mut Command::new(folder.join("count"))).unwrap_or_else(|e| panic!("{e}"));
    let line = |l: &str| l.split_whitespace().map(|n| n.parse().expect("a count")).collect();
    (out.lines().map(line).collect(), counted.table)
}

fn check(name: &str) {
    let path = file(&format!("ir/{name}.ll"));
    let text = std::fs::read_to_string(&path).expect("the kernel is there");
    let Head { parameters, closed, data } = head(&text);
    let columns = parameters.iter().map(|p| p.1.len()).min().unwrap_or(0);
    assert!(columns >= 8 && !parameters.is_empty(), "{name} has too few points");
    let points: Vec<Vec<i64>> =
        (0..columns).map(|k| parameters.iter().map(|p| p.1[k]).collect()).collect();
    let (counts, table) = executed(&path, &text, &points);
    assert_eq!(counts.len(), points.len());

    let loaded = symprof::input::load(&path).expect("it loads");
    let profile = ModuleProfile::new(&loaded.module, Options::default());
    for function in &closed {
        let function = profile.function(profile.by_name(function).expect("it is there"));
        let open = function.blocks().len() - function.blocks_with(Status::ClosedForm);
        assert_eq!(open, 0, "blocks of {} in {name} have no closed form", function.name());
    }
    let id = profile.by_name("f").expect("it is there");
    for (point, counts) in points.iter().zip(counts) {
        let bound = parameters.iter().zip(point);
        let bound = bound.map(|(p, v)| (p.0.as_str(), i128::from(*v))).collect();
        let answer = profile.evaluate_by(Engine::Both, id, &bound).expect("it evaluates");
        for ((function, block), count) in table.iter().zip(counts) {
            let found = answer.functions.iter().find(|f| f.name == *function);
            // what the answer leaves out is not reached
            let got = found.map_or(Some(0.into()), |f| f.block(block));
            if got.is_none() && data.contains(block) {
                continue;
            }
            assert_eq!(got, Some(count.into()), "{block} of {function} in {name} at {point:?}");
        }
    }
}

#[test]
fn descriptors() {
    check("descriptors");
}

#[test]
fn fresh_memory() {
    check("fresh_memory");
}

/// Pointers that a masked load does not load are passed through, and what they lead to is written.
#[test]
fn masked_lanes() {
    check("masked_lanes");
}

/// What an iteration says of a byte does not hold where a loop is entered without one.
#[test]
fn wrapped_at_entry() {
    check("wrapped_at_entry");
}

/// The bounds of what a sum of iteration numbers leaves are halves; its bits are those of an integer.
#[test]
fn fraction_of_bits() {
    check("fraction_of_bits");
}

/// A value that is taken down by a step of its own in each iteration, to 0 at last.
#[test]
fn steps_that_grow() {
    check("steps_that_grow");
}

/// Exponents that double in each product outgrow a machine word.
#[test]
fn towers_of_powers() {
    check("towers_of_powers");
}

/// Activations of one depth are alike; hundreds of them are one iteration of a loop.
#[test]
fn recursion_tree() {
    check("recursion_tree");
}

#[test]
fn rust_ranges() {
    check("rust_ranges");
}

#[test]
fn pointer_pairs() {
    check("pointer_pairs");
}

#[test]
fn promised_invokes() {
    check("promised_invokes");
}

#[test]
fn rust_back_edges() {
    check("rust_back_edges");
}

#[test]
fn frozen_calls() {
    check("frozen_calls");
}

#[test]
fn own_endings() {
    check("own_endings");
}

/// A product of matrices that is indexed: bounds checks stand in each of its loops, and pass where slices are
/// as long as the sizes say.
#[test]
fn bounds_checks() {
    check("bounds_checks");
    let bytes = std::fs::read(file("ir/bounds_checks.ll")).expect("it is there");
    let loaded = symprof::input::load_bytes(&bytes, "bounds_checks.ll").expect("it is read");
    let profile = ModuleProfile::new(&loaded.module, Options::default());
    let f = profile.function(profile.by_name("f").expect("it is there"));
    let formula = |name: &str| f.formula_text(f.block(name).expect("a block"));
    assert_eq!(formula("row").as_deref(), Some("m"));
    assert_eq!(formula("store").as_deref(), Some("m*n"));
    assert_eq!(formula("multiply").as_deref(), Some("m*n*k"));
    assert_eq!(formula("panic.b").as_deref(), Some("0"));
    let domain: Vec<String> =
        f.domain().iter().map(|c| f.store().display(*c).to_string()).collect();
    for c in ["a >= m*k", "c >= m*n", "n >= 0"] {
        assert!(domain.iter().any(|d| d == c), "{c} is not in {domain:?}");
    }
}

/// Results that are poison at some operands: where a branch looks at it a point is refused, and executed elsewhere.
#[test]
fn poison_results() {
    check("poison_results");
    let loaded = symprof::input::load(file("ir/poison_results.ll")).expect("it loads");
    let profile = ModuleProfile::new(&loaded.module, Options::default());
    for (function, n) in [
        ("zeros", 0),
        ("low", 0),
        ("magnitude", i64::from(i32::MIN)),
        ("shares", 5),
        ("halves", 7),
        ("joined", 9),
        ("narrow", 65_536),
        ("product", 900_000_000),
    ] {
        let point = [("n", n)].into_iter().collect();
        let id = profile.by_name(function).expect("it is there");
        let found = profile.evaluate(id, &point).expect_err("it is undefined").to_string();
        assert!(found.contains("undefined at this point"), "{function}: {found}");
    }
}

/// No file lies there that no test runs.
#[test]
fn all_files_are_checked() {
    let folder = std::fs::read_dir(file("ir")).expect("the folder of kernels");
    let source = std::fs::read_to_string(file("system/ir.rs")).expect("this file");
    for path in folder.map(|e| e.expect("a directory entry").path()) {
        let name = path.file_stem().expect("a name").to_string_lossy().into_owned();
        assert!(source.contains(&format!("check(\"{name}\")")), "{name} is not checked");
    }
}
