//! Programs executed by the machine, with a counter in each block of a file of IR.

use super::super::c::instrument::{instrument, Instrumented};
use super::super::c::tools::{llvm, run};
use super::generate::Sample;
use super::oracle::Counts;
use super::print_c::prototype;
use super::program::{Argument, Point, Program, SIZE};
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;

/// A folder for what a test compiles.
pub fn folder(name: &str) -> PathBuf {
    Path::new(env!("CARGO_TARGET_TMPDIR")).join("memory").join(name)
}

/// Seconds after which an execution counts as endless.
const LIMIT: u32 = 60;

/// Compiles a file of IR that holds all these programs, and executes each at its points. Counts of
/// all functions of the file, by program and point.
pub fn count(ir: &Path, samples: &[&Sample]) -> Result<Vec<Vec<Counts>>, String> {
    let error = |e: std::io::Error| format!("{}: {e}", ir.display());
    let text = std::fs::read_to_string(ir).map_err(error)?;
    let Instrumented { text, table } = instrument(&text, "counters")?;
    let counting = ir.with_extension("counting.ll");
    std::fs::write(&counting, text).map_err(error)?;
    let main = ir.with_extension("main.c");
    std::fs::write(&main, main_program(samples, table.len())).map_err(error)?;
    let program = ir.with_extension("count");
    // -O0: nothing may touch the counted code any more
    run(Command::new(llvm("clang"))
        .args(["-w", "-O0", "-fno-builtin", "-o"])
        .arg(&program)
        .args([&counting, &main]))?;
    let out = run(&mut Command::new(&program))?;
    let mut lines = out.lines();
    let mut all = Vec::new();
    for s in samples {
        let mut of = Vec::new();
        for _ in &s.points {
            let line = lines.next().ok_or("an execution ends early")?;
            let mut counts: Counts = table.iter().map(|at| (at.clone(), 0)).collect();
            for pair in line.split_whitespace() {
                let (k, n) = pair.split_once('=').ok_or("what are these counts?")?;
                let at: usize = k.parse().map_err(|_| "what is this counter?")?;
                counts.insert(table[at].clone(), n.parse().map_err(|_| "what is this count?")?);
            }
            of.push(counts);
        }
        all.push(of);
    }
    Ok(all)
}

/// Calls each function under test at each of its points, and prints the counters that are not 0.
fn main_program(samples: &[&Sample], counters: usize) -> String {
    let objects = samples.iter().flat_map(|s| &s.points).map(|(p, _)| p.objects.len()).max();
    let mut c = format!(
        "#include <stdint.h>\n#include <stdio.h>\n#include <string.h>\n#include <unistd.h>\n\
         typedef unsigned char u8;\nextern unsigned long counters[];\n\
         static u8 objects[{}][1 << 12] __attribute__((aligned(64)));\n\
         static void show(void) {{\n  for (int k = 0; k < {counters}; k++)\n    \
         if (counters[k]) printf(\"%d=%lu \", k, counters[k]);\n  puts(\"\");\n  \
         memset(counters, 0, {counters} * sizeof(long));\n}}\n",
        objects.unwrap_or(0).max(1),
    );
    for s in samples {
        let program = &s.program;
        let _ = writeln!(c, "{};", prototype(program, &program.functions[0]));
        for (k, bytes) in program.globals.iter().enumerate() {
            let constant = if bytes.is_some() { "const " } else { "" };
            let _ = writeln!(c, "extern {constant}u8 {}[{SIZE}];", program.global(k));
        }
    }
    for (k, s) in samples.iter().enumerate() {
        for (n, (point, _)) in s.points.iter().enumerate() {
            let _ = writeln!(c, "static void run_{k}_{n}(void) {{");
            call(&mut c, &s.program, point);
            c.push_str("  show();\n}\n");
        }
    }
    let _ = write!(c, "int main(void) {{\n  alarm({LIMIT});\n");
    for (k, s) in samples.iter().enumerate() {
        for n in 0..s.points.len() {
            let _ = writeln!(c, "  run_{k}_{n}();");
        }
    }
    c.push_str("  return 0;\n}\n");
    c
}

/// Fills the objects and calls.
fn call(c: &mut String, program: &Program, point: &Point) {
    let name = |object: usize| {
        let global = object.checked_sub(point.first_global).filter(|k| *k < program.globals.len());
        global.map_or(format!("objects[{object}]"), |k| program.global(k))
    };
    let place = |to: Option<(usize, u64)>| {
        to.map_or("(u8 *)0".to_owned(), |(o, offset)| format!("(u8 *){} + {offset}", name(o)))
    };
    for (k, o) in point.objects.iter().enumerate() {
        let global = k.checked_sub(point.first_global).and_then(|g| program.globals.get(g));
        if matches!(global, Some(Some(_))) {
            continue;
        }
        let bytes: String = o.bytes.iter().map(|b| format!("\\{b:03o}")).collect();
        let _ = writeln!(c, "  memcpy({}, \"{bytes}\", {});", name(k), o.bytes.len());
        for (at, to) in &o.pointers {
            let _ =
                writeln!(c, "  {{ u8 *to = {}; memcpy({} + {at}, &to, 8); }}", place(*to), name(k));
        }
    }
    let arguments: Vec<String> = point
        .arguments
        .iter()
        .map(|a| match a {
            Argument::Int(v) => format!("(int64_t){}u", *v as u64),
            Argument::Ptr(to) => place(*to),
        })
        .collect();
    let _ = writeln!(c, "  {}({});", program.functions[0].name, arguments.join(", "));
}
