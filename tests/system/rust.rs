//! Kernels in the style of Rust programs (`tests/rust`): the committed IR of each file at each level,
//! executed with a counter in each block and compared with the profile.
//!
//! A file holds several functions. Rows of points stand above each, as in the C corpus; a slice `x` has
//! the parameters `x.0` (where it is) and `x.1` (its length), as in the IR.
//!
//! ```rust,ignore
//! //@ x.1: 0 1 2 3 5 8 17 64
//! #[no_mangle]
//! pub fn sum(x: &[f32]) -> f32 {
//! ```
//!
//! Where a function panics, the execution of the point ends there, and the counts up to the panic are
//! compared: what the IR only declares and never returns is a call of `abort`. Points at which a panic
//! would unwind are left out: `abort` runs no cleanup.

use crate::c::check::{check_unit, Report};
use crate::c::cplusplus::pads_first;
use crate::c::execute::Build;
use crate::c::instrument::{instrument, Instrumented};
use crate::c::kernel::{place_of, Case, Kind, Unit};
use crate::c::tools::Level;
use crate::support::{file, parallel};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use symprof::profile::Status;

/// The levels whose IR is committed.
const LEVELS: [Level; 4] = [Level::O0, Level::O1, Level::O2, Level::O3];

/// At most so many counts are missing at each level, of blocks that the parameters decide. As they are:
/// what a callee returns as one of two values is not followed yet, and nearly all are after such a call.
const OPEN: [(&str, usize); 4] = [("O0", 34_615), ("O1", 0), ("O2", 0), ("O3", 0)];

#[test]
fn corpus() {
    let units = units(&file("rust"));
    let functions: usize = units.iter().map(|u| u.cases.len()).sum();
    assert!(functions >= 40, "{functions} functions");
    let builds = parallel(&LEVELS, |level| build(*level, &units).expect("it links"));
    let each: Vec<_> = builds.iter().flat_map(|b| b.units.iter().map(move |u| (b, u))).collect();
    let outcomes = parallel(&each, |(b, u)| check_unit(b, u, false));
    let report = Report::new(outcomes.into_iter().flatten().collect());
    report.print("Rust corpus");
    report.print_with_data("Rust corpus, also what data decides");
    println!("not closed forms:\n{}", report.exceptions().join("\n"));
    println!("reasons:\n{}", reasons(&report).join("\n"));
    let wrong = report.wrong();
    assert!(wrong.is_empty(), "{} wrong counts:\n{}", wrong.len(), wrong.join("\n"));
    let missing = report.open();
    for (level, most) in OPEN {
        let open: Vec<_> = missing.iter().filter(|l| l.starts_with(level)).cloned().collect();
        let first = open[..open.len().min(20)].join("\n");
        assert!(open.len() <= most, "{} counts missing at {level}:\n{first}", open.len());
    }
}

/// Why how many blocks that data does not decide are no closed forms, most first.
fn reasons(report: &Report) -> Vec<String> {
    let mut groups: BTreeMap<(&str, String), usize> = BTreeMap::new();
    for o in report.outcomes().iter().filter(|o| !o.data) {
        for (_, status, reason) in o.blocks.iter().filter(|b| b.1 != Status::ClosedForm) {
            let shape: Vec<&str> = reason.split('`').step_by(2).collect();
            let shape = shape.join("…").split(" _ZN").next().unwrap_or_default().to_owned();
            *groups.entry((o.level, format!("{status}: {shape}"))).or_default() += 1;
        }
    }
    let mut groups: Vec<_> = groups.into_iter().collect();
    groups.sort_by_key(|(_, n)| std::cmp::Reverse(*n));
    groups.iter().map(|((level, shape), n)| format!("{n:5} {level} {shape}")).collect()
}

/// The Rust files of a folder, by name.
fn units(folder: &Path) -> Vec<Unit> {
    let entries = std::fs::read_dir(folder).expect("the folder of Rust files");
    let mut paths: Vec<PathBuf> = entries.map(|e| e.expect("a directory entry").path()).collect();
    paths.retain(|p| p.extension().is_some_and(|e| e == "rs"));
    paths.sort();
    paths.into_iter().map(unit).collect()
}

fn unit(path: PathBuf) -> Unit {
    let name = path.file_stem().map(|s| s.to_string_lossy().into_owned()).unwrap_or_default();
    let text = std::fs::read_to_string(&path).expect("a Rust file");
    let mut heads: Vec<&str> = Vec::new();
    let mut cases = Vec::new();
    for (at, line) in line_starts(&text) {
        if let Some(row) = line.strip_prefix("//@ ") {
            heads.push(row);
        } else if line.starts_with("pub ") && line.contains("fn ") && !heads.is_empty() {
            cases.push(case(&heads, &text[at..]).unwrap_or_else(|e| panic!("{name}: {e}")));
            heads.clear();
        }
    }
    Unit { name, path, cases }
}

/// The lines of a text, with the places where they start.
fn line_starts(text: &str) -> impl Iterator<Item = (usize, &str)> {
    text.lines().map(|l| (l.as_ptr() as usize - text.as_ptr() as usize, l))
}

/// A function from the rows above it and the text from `pub` on.
fn case(heads: &[&str], text: &str) -> Result<Case, String> {
    let (name, rest) = text.split_once("fn ").and_then(|t| t.1.split_once('(')).ok_or("no name")?;
    let list = rest.split_once(')').ok_or("a parenthesis is open")?.0;
    let mut case = Case {
        name: name.to_owned(),
        prototype: String::new(),
        parameters: Vec::new(),
        points: Vec::new(),
        pointers: Vec::new(),
        data: false,
        typed: false,
    };
    let mut types = Vec::new();
    for p in list.split(',').filter(|p| !p.trim().is_empty()) {
        let (id, ty) = p.split_once(':').ok_or_else(|| format!("what is `{p}`?"))?;
        parameter(id.trim(), ty.trim(), &mut case, &mut types);
    }
    case.prototype = format!("void {name}({})", types.join(", "));
    let mut rows: Vec<(&str, Vec<i64>)> = Vec::new();
    for head in heads {
        match head.rsplit_once(": ") {
            Some((place, "buffer")) => {
                let (root, at) = place_of(place).ok_or_else(|| format!("what is `{head}`?"))?;
                case.pointers.push((root.to_owned(), at));
            }
            Some((symbol, values)) => {
                let values: Result<_, _> = values.split_whitespace().map(str::parse).collect();
                rows.push((symbol, values.map_err(|e| format!("`{head}`: {e}"))?));
            }
            None if *head == "data" => case.data = true,
            None => return Err(format!("what is `{head}`?")),
        }
    }
    let width = rows.first().map_or(0, |(_, v)| v.len());
    if width < 8 || rows.iter().any(|(_, v)| v.len() != width) {
        return Err(format!("`{name}`: each row needs as many values as the others, at least 8"));
    }
    let integers = case.parameters.iter().filter(|(_, kind)| *kind == Kind::Integer);
    if let Some((p, _)) = integers.into_iter().find(|(p, _)| !rows.iter().any(|(r, _)| r == p)) {
        return Err(format!("`{name}`: the parameter `{p}` has no row of values"));
    }
    let buffers = case.parameters.iter().filter(|(_, kind)| *kind == Kind::Buffer);
    // not null: checks look at addresses
    let buffers: Vec<(String, i64)> = buffers.map(|(p, _)| (p.clone(), 1)).collect();
    case.points = (0..width)
        .map(|k| {
            let row = rows.iter().map(|(n, values)| ((*n).to_owned(), values[k]));
            row.chain(buffers.iter().cloned()).collect()
        })
        .collect();
    Ok(case)
}

/// A parameter as the IR has it, and the types of C that stand for it.
fn parameter(id: &str, ty: &str, case: &mut Case, types: &mut Vec<&str>) {
    let mut add = |name: String, kind: Kind, c: &'static str| {
        case.parameters.push((name, kind));
        types.push(c);
    };
    let slice = ["&[", "&mut [", "&str"].iter().any(|s| ty.starts_with(s)) && !ty.contains(';');
    if slice {
        add(format!("{id}.0"), Kind::Buffer, "void *");
        add(format!("{id}.1"), Kind::Integer, "long");
    } else if ty.starts_with("Option<") {
        add(format!("{id}.0"), Kind::Integer, "long");
        add(format!("{id}.1"), Kind::Integer, "long");
    } else if ty.starts_with(['*', '&']) {
        add(id.to_owned(), Kind::Buffer, "void *");
    } else if ty == "f32" {
        add(id.to_owned(), Kind::Real, "float");
    } else if ty == "f64" {
        add(id.to_owned(), Kind::Real, "double");
    } else {
        add(id.to_owned(), Kind::Integer, "long");
    }
}

/// The committed IR of a level with counters, linked with what it only declares.
fn build(level: Level, units: &[Unit]) -> Result<Build, String> {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("rust").join(level.name);
    let error = |e: std::io::Error| format!("{}: {e}", folder.display());
    std::fs::create_dir_all(&folder).map_err(error)?;
    let mut outside = BTreeSet::new();
    let mut named_units = units.to_vec();
    for unit in &mut named_units {
        let committed = file("rust/ir").join(format!("{}.{}.ll", unit.name, level.name));
        let text = std::fs::read_to_string(&committed)
            .map_err(|e| format!("{}: {e}: run tools/rust_corpus.sh", committed.display()))?;
        outside.extend(declared(&text)?);
        unit.cases.iter_mut().for_each(|case| rename(case, &text));
        std::fs::write(folder.join(format!("{}.ll", unit.name)), text).map_err(error)?;
    }
    std::fs::write(folder.join("outside.c"), definitions(&outside)).map_err(error)?;
    Build::linked(level, &named_units, &folder, &["outside.c"], |ir, counters| {
        let text = std::fs::read_to_string(ir).map_err(error)?;
        let counting = instrument(&text, counters)?;
        Ok(Instrumented { text: pads_first(&counting.text), ..counting })
    })
}

/// Gives parameters that have no name in the IR the name that profiles give them.
fn rename(case: &mut Case, ir: &str) {
    let head = format!("@{}(", case.name);
    let define = ir.lines().find(|l| l.starts_with("define ") && l.contains(&head));
    for (k, (name, _)) in case.parameters.iter_mut().enumerate() {
        let named = |d: &str| [",", ")"].iter().any(|e| d.contains(&format!("%{name}{e}")));
        if define.is_some_and(named) {
            continue;
        }
        let values = case.points.iter_mut().flatten();
        values.filter(|(n, _)| n == name).for_each(|(n, _)| *n = format!("arg{k}"));
        *name = format!("arg{k}");
    }
}

/// The functions that the IR only declares and that are neither in the C library nor the allocator:
/// they panic, or write the message of a panic, which nothing does.
fn declared(ir: &str) -> Result<Vec<String>, String> {
    let mut names = Vec::new();
    for line in ir.lines().filter(|l| l.starts_with("declare ")) {
        let Some((_, name)) = line.split_once('@') else { continue };
        let name = name.split('(').next().unwrap_or(name).trim_matches('"');
        let known = ALLOCATOR.contains(name) || C_LIBRARY.contains(&name);
        if known || name.starts_with("llvm.") {
            continue;
        }
        let group = line.rsplit_once(" #").map_or("", |(_, group)| group);
        let attributes = format!("attributes #{group} = ");
        let panics = name.starts_with("_ZN4core3fmt")
            || ir.lines().any(|l| l.starts_with(&attributes) && l.contains(" noreturn "));
        if !panics {
            return Err(format!("`{name}` is only declared and returns: who defines it?"));
        }
        names.push(name.to_owned());
    }
    Ok(names)
}

/// What the IR takes from the C library.
const C_LIBRARY: [&str; 8] =
    ["bcmp", "memcmp", "memcpy", "memmove", "memset", "expf", "sqrtf", "fmaxf"];

/// The allocator, by that of C, and what an execution without exceptions needs no more of.
const ALLOCATOR: &str = "#include <stdlib.h>
char __rust_no_alloc_shim_is_unstable;
void *__rust_alloc(size_t size, size_t align) { return malloc(size); }
void *__rust_alloc_zeroed(size_t size, size_t align) { return calloc(size, 1); }
void *__rust_realloc(void *p, size_t old, size_t align, size_t size) { return realloc(p, size); }
void __rust_dealloc(void *p, size_t size, size_t align) { free(p); }
int rust_eh_personality(void) { return 0; }
_Bool valid_layout(size_t size, size_t align)
__asm__(\"_ZN4core5alloc6layout6Layout19is_size_align_valid17hafec545c50d2e0f4E\");
_Bool valid_layout(size_t size, size_t align) { return size <= (1ul << 63) - align; }
";

/// A C file that defines them.
fn definitions(panics: &BTreeSet<String>) -> String {
    let mut c = ALLOCATOR.to_owned();
    for (k, name) in panics.iter().enumerate() {
        let _ = writeln!(c, "void panic{k}(void) __asm__(\"{name}\");");
        let _ = writeln!(c, "void panic{k}(void) {{ abort(); }}");
    }
    c
}
