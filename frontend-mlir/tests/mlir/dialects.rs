//! The dialect tests of the MLIR project itself, read from a folder that `SYMPROF_MLIR_TESTS`
//! names (`mlir/test/Dialect` of LLVM's sources, or a part of it):
//!
//! `SYMPROF_MLIR_TESTS=… cargo test -p symprof-mlir --test mlir -- --ignored --nocapture dialect`
//!
//! Every function that parses alone is profiled. Each of its blocks then gets a marker, whose
//! counts at some points are compared with those in the module as MLIR lowers it to `cf`.

use crate::execution::{scratch, tool};
use std::collections::BTreeMap;
use std::panic::{catch_unwind, AssertUnwindSafe};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::mpsc::{channel, RecvTimeoutError};
use std::time::{Duration, Instant};
use symprof_core::ir::Type;
use symprof_core::profile::{
    Engine, FunctionProfile, ModuleProfile, Options, Point, Status, SymbolKind,
};
use symprof_mlir::melior::dialect::{func, DialectRegistry};
use symprof_mlir::melior::ir::attribute::{FlatSymbolRefAttribute, StringAttribute, TypeAttribute};
use symprof_mlir::melior::ir::r#type::FunctionType;
use symprof_mlir::melior::ir::{BlockLike, Identifier, Location, Module, OperationRef};
use symprof_mlir::melior::ir::{Region, RegionLike};
use symprof_mlir::melior::{utility, Context};
use symprof_mlir::{load_bytes, Loaded};

/// A piece of a file that takes longer has hung.
const PATIENCE: Duration = Duration::from_secs(120);

/// To `cf`, everything that counts blocks in another way than the structured operations do.
const TO_CF: &[&str] = &[
    "--allow-unregistered-dialect",
    "--convert-linalg-to-loops",
    "--affine-expand-index-ops",
    "--lower-affine",
    "--scf-forall-to-for",
    "--convert-scf-to-cf",
];

/// What turned up.
#[derive(Default)]
struct Tally {
    pieces: usize,
    refused: usize,
    functions: usize,
    unsupported: BTreeMap<String, usize>,
    blocks: BTreeMap<&'static str, usize>,
    reasons: BTreeMap<String, usize>,
    not_lowered: usize,
    compared: usize,
    unanswered: BTreeMap<String, usize>,
    slow: Vec<String>,
    wrong: Vec<String>,
}

fn files(dir: &Path, out: &mut Vec<PathBuf>) {
    let mut entries: Vec<PathBuf> =
        std::fs::read_dir(dir).expect("the folder").map(|e| e.expect("a file").path()).collect();
    entries.sort();
    for path in entries {
        if path.is_dir() {
            files(&path, out);
        } else if path.extension().is_some_and(|x| x == "mlir") {
            out.push(path);
        }
    }
}

/// The parts of a file that parse: as its tests split it, and where such a part does not parse,
/// each function in it with the aliases in front of it.
fn pieces(text: &str) -> Vec<String> {
    let mut out = Vec::new();
    for part in text.split("// -----") {
        if load_bytes(part.as_bytes(), "part").is_ok() {
            out.push(part.to_owned());
            continue;
        }
        let mut aliases = String::new();
        let mut function: Option<String> = None;
        for line in part.lines() {
            if line.starts_with(['#', '!']) {
                aliases += &format!("{line}\n");
            }
            if line.starts_with("func.func") {
                function = Some(aliases.clone());
            }
            if let Some(open) = &mut function {
                *open += &format!("{line}\n");
                if line.starts_with('}') {
                    out.extend(function.take());
                }
            }
        }
    }
    out
}

/// Puts a marker at the start of each block within an operation and those behind it.
fn mark<'c>(context: &'c Context, op: OperationRef<'c, '_>, next: &mut usize) {
    let name = op.name().as_string_ref().as_str().unwrap_or_default().to_owned();
    if name != "scf.forall.in_parallel" && name != "memref.generic_atomic_rmw" {
        for region in op.regions() {
            let mut block = region.first_block();
            while let Some(b) = block {
                if let Some(first) = b.first_operation() {
                    mark(context, first, next);
                }
                let callee = FlatSymbolRefAttribute::new(context, &format!("marker{next}"));
                *next += 1;
                let call = func::call(context, callee, &[], &[], Location::unknown(context));
                b.insert_operation(0, call);
                block = b.next_in_region();
            }
        }
    }
    if let Some(behind) = op.next_in_block() {
        mark(context, behind, next);
    }
}

/// The module with markers in its functions; none if it does not verify with them.
fn marked(text: &str) -> Option<String> {
    let registry = DialectRegistry::new();
    utility::register_all_dialects(&registry);
    let context = Context::new();
    context.append_dialect_registry(&registry);
    context.set_allow_unregistered_dialects(true);
    context.attach_diagnostic_handler(|_| true);
    let module = Module::parse(&context, text)?;
    let mut next = 0;
    let body = module.body();
    let mut op = body.first_operation();
    let mut functions = Vec::new();
    while let Some(o) = op {
        // SAFETY: the module lives to the end of this function, and keeps its operations
        let o = unsafe { OperationRef::from_raw(o.to_raw()) };
        if o.name().as_string_ref().as_str() == Ok("func.func") {
            functions.push(o);
        }
        // SAFETY: as above
        op = o.next_in_block().map(|n| unsafe { OperationRef::from_raw(n.to_raw()) });
    }
    for f in functions {
        for region in f.regions() {
            let mut block = region.first_block();
            while let Some(b) = block {
                if let Some(first) = b.first_operation() {
                    mark(&context, first, &mut next);
                }
                block = b.next_in_region();
            }
        }
    }
    let location = Location::unknown(&context);
    let visibility = Identifier::new(&context, "sym_visibility");
    for k in 0..next {
        body.append_operation(func::func(
            &context,
            StringAttribute::new(&context, &format!("marker{k}")),
            TypeAttribute::new(FunctionType::new(&context, &[], &[]).into()),
            Region::new(),
            &[(visibility, StringAttribute::new(&context, "private").into())],
            location,
        ));
    }
    module.as_operation().verify().then(|| module.as_operation().to_string())
}

/// Points within the types of the integers of a function.
fn points(function: &FunctionProfile) -> Vec<Point> {
    let mut seed = 0x2545_f491_4f6c_dd1d_u64;
    let mut random = || {
        seed ^= seed << 13;
        seed ^= seed >> 7;
        seed ^= seed << 17;
        seed
    };
    let mut all = Vec::new();
    for round in 0..5 {
        let mut point = Point::default();
        for symbol in function.symbols().iter() {
            let Type::Int(w) = symbol.ty else { continue };
            if symbol.kind == SymbolKind::CallResult {
                continue;
            }
            let top = if round == 0 { 2 } else { 24 };
            let value = (random() % top) as i128;
            let below = if symbol.name.contains(".dim") || round < 2 { 0 } else { 6 };
            point.bind(&symbol.name, if w == 1 { -(value % 2) } else { value - below });
        }
        all.push(point);
    }
    all
}

fn evaluated(
    profile: &ModuleProfile<'_>,
    engine: Engine,
    name: &str,
    point: &Point,
) -> Result<BTreeMap<String, Option<String>>, String> {
    let id = profile.by_name(name).map_err(|e| e.to_string())?;
    let all = profile.evaluate_by(engine, id, point).map_err(|e| e.to_string())?;
    let mut counts = BTreeMap::new();
    for function in &all.functions {
        for (callee, count) in &function.calls {
            if callee.starts_with("marker") {
                let count = count.as_ref().map(ToString::to_string);
                counts.insert(format!("{} in {}", callee, function.name), count);
            }
        }
    }
    Ok(counts)
}

/// Lowers a module to `cf`. MLIR's own passes may crash or hang on what they are not made for.
fn lowered(from: &Path, to: &Path) -> bool {
    let mut command = Command::new(tool("mlir-opt"));
    command.args(TO_CF).arg(from).arg("-o").arg(to).stderr(Stdio::null());
    let mut child = command.spawn().expect("mlir-opt");
    for _ in 0..500 {
        if let Some(status) = child.try_wait().expect("a child") {
            return status.success();
        }
        std::thread::sleep(Duration::from_millis(10));
    }
    child.kill().expect("a child");
    child.wait().expect("a child");
    false
}

fn compare(text: &str, place: &str, tally: &mut Tally) {
    let Some(text) = marked(text) else {
        tally.not_lowered += 1;
        return;
    };
    let (from, to) = (scratch("dialect.mlir"), scratch("dialect.cf.mlir"));
    std::fs::write(&from, &text).expect("a file");
    let options = || Options::default().with_steps(1_000_000).with_formula_steps(100_000);
    let before = load_bytes(text.as_bytes(), "marked").expect("a module that was printed");
    let before = ModuleProfile::new(&before.module, options());
    let after = match lowered(&from, &to) {
        true => symprof_mlir::load(&to).ok(),
        false => None,
    };
    let after = after.as_ref().map(|m: &Loaded| ModuleProfile::new(&m.module, options()));
    tally.not_lowered += usize::from(after.is_none());
    for (id, function) in &before.module().functions {
        if function.unsupported.is_some() {
            continue;
        }
        for point in points(before.function(id)) {
            let name = &function.name;
            let other = after.as_ref().unwrap_or(&before);
            let mut reference = evaluated(other, Engine::Simulation, name, &point);
            if reference.is_err() {
                // too many iterations to execute here
                reference = evaluated(other, Engine::Auto, name, &point);
            }
            let found = evaluated(&before, Engine::Auto, name, &point);
            tally.compared += 1;
            match (found, reference) {
                (Ok(found), Ok(reference)) => {
                    for (marker, count) in &found {
                        let other = reference.get(marker).cloned().flatten();
                        if let (Some(a), Some(b)) = (count, other) {
                            if *a != b {
                                let at: Vec<_> = point.iter().collect();
                                tally.wrong.push(format!(
                                    "{place} {name} at {at:?}: {marker} is {a}, in cf {b}"
                                ));
                            }
                        }
                    }
                }
                (Err(a), Err(b)) => {
                    let all: String = format!("both: {a} | {b}");
                    *tally.unanswered.entry(all.chars().take(150).collect()).or_default() += 1;
                }
                (Err(e), _) => {
                    *tally.unanswered.entry(format!("{place} {name} here: {e}")).or_default() += 1;
                }
                (_, Err(e)) => {
                    *tally.unanswered.entry(format!("{place} {name} in cf: {e}")).or_default() += 1;
                }
            }
        }
    }
}

fn profile(text: &str, tally: &mut Tally) -> bool {
    let Ok(loaded) = load_bytes(text.as_bytes(), "piece") else {
        tally.refused += 1;
        return false;
    };
    tally.pieces += 1;
    let profile = ModuleProfile::new(&loaded.module, Options::default());
    for outcome in &loaded.outcomes {
        tally.functions += 1;
        if let Some(why) = &outcome.unsupported {
            *tally.unsupported.entry(why.clone()).or_default() += 1;
        }
        for block in profile.function(outcome.id).blocks() {
            let status = block.count.status();
            *tally.blocks.entry(status.name()).or_default() += 1;
            if status > Status::ClosedForm {
                let why = format!("{}: {}", status.name(), block.count.reason().unwrap_or("?"));
                *tally.reasons.entry(why).or_default() += 1;
            }
        }
    }
    true
}

#[test]
#[ignore = "reads the folder that SYMPROF_MLIR_TESTS names"]
fn dialect_tests_are_profiled() {
    let dir = std::env::var("SYMPROF_MLIR_TESTS")
        .expect("SYMPROF_MLIR_TESTS names the folder mlir/test/Dialect of LLVM's sources");
    let mut paths = Vec::new();
    files(Path::new(&dir), &mut paths);
    let (sender, at_work) = channel::<String>();
    // A hang cannot be stopped in a thread; it ends the test with the place.
    std::thread::spawn(move || {
        let mut place = String::new();
        loop {
            match at_work.recv_timeout(PATIENCE) {
                Ok(next) => place = next,
                Err(RecvTimeoutError::Disconnected) => return,
                Err(RecvTimeoutError::Timeout) => {
                    eprintln!("{place} takes longer than {} s", PATIENCE.as_secs());
                    std::process::exit(101);
                }
            }
        }
    });
    let mut tally = Tally::default();
    for path in &paths {
        let Ok(text) = std::fs::read_to_string(path) else { continue };
        for (k, piece) in pieces(&text).iter().enumerate() {
            let name = path.strip_prefix(&dir).unwrap_or(path).display();
            let place = format!("{name} #{k}");
            sender.send(place.clone()).expect("the watch");
            let start = Instant::now();
            let done = catch_unwind(AssertUnwindSafe(|| {
                if profile(piece, &mut tally) {
                    let half = start.elapsed();
                    compare(piece, &place, &mut tally);
                    if start.elapsed() > Duration::from_secs(2) {
                        let (half, all) = (half.as_secs_f64(), start.elapsed().as_secs_f64());
                        tally.slow.push(format!("{place}: profile {half:.1} s, all {all:.1} s"));
                    }
                }
            }));
            if done.is_err() {
                tally.wrong.push(format!("{place} panics:\n{piece}"));
            }
        }
    }
    let show = |title: &str, all: &BTreeMap<String, usize>| {
        println!("{title}:");
        let mut all: Vec<_> = all.iter().collect();
        all.sort_by_key(|(_, n)| std::cmp::Reverse(**n));
        for (what, n) in all.into_iter().take(60) {
            println!("  {n} × {what}");
        }
    };
    println!(
        "{} files, {} pieces ({} do not parse), {} functions",
        paths.len(),
        tally.pieces,
        tally.refused,
        tally.functions
    );
    println!("blocks by status: {:?}", tally.blocks);
    show("functions without a profile", &tally.unsupported);
    show("blocks that are not closed-form", &tally.reasons);
    println!("{} comparisons, {} pieces not lowered by MLIR", tally.compared, tally.not_lowered);
    show("without an answer", &tally.unanswered);
    println!("slow:\n  {}", tally.slow.join("\n  "));
    assert!(tally.functions > 0, "no function in {dir}");
    assert!(tally.wrong.is_empty(), "{}", tally.wrong.join("\n"));
}
