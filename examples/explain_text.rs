//! Explains the count of a block of a program in core's own text form: how it came about, by which loops,
//! sums and rules, or what first stands in the way of a closed form. What `symprof explain` does for LLVM
//! IR and MLIR, for who writes a rule.
//!
//! `cargo run --no-default-features --example explain_text -- core/tests/rules/geometric.txt counted`

use symprof::ir::text::parse_module;
use symprof::profile::{ModuleProfile, Options};
use symprof::report::explain::explanation;
use symprof::symprof_core::verify::verify_module;

fn main() {
    if let Err(e) = explain() {
        eprintln!("error: {e}");
        std::process::exit(1);
    }
}

fn explain() -> Result<(), Box<dyn std::error::Error>> {
    let mut args = std::env::args().skip(1);
    let (Some(file), Some(block)) = (args.next(), args.next()) else {
        return Err("name a file and a block of its first function".into());
    };
    let text = std::fs::read_to_string(&file).map_err(|e| format!("cannot read {file}: {e}"))?;
    let module = parse_module(&text).map_err(|e| format!("{file}: {e}"))?;
    verify_module(&module).map_err(|e| format!("{file}: {e}"))?;
    let profile = ModuleProfile::new(&module, Options::default());
    let (id, _) = module.functions.iter().next().ok_or("the file has no function")?;
    anstream::print!("{}", explanation(&profile.explain(id, &block)?));
    Ok(())
}
