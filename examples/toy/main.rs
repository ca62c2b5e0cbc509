//! A structured frontend (`for`, `while`, `if`) for a language of its own, with no change in core:
//! what it lowers gets the same exact formulas as LLVM IR. The frontend joins those that are built
//! in, and files of its kind are read as theirs are.
//!
//! `cargo run --no-default-features --example toy` (no LLVM needed)

mod frontend;

use symprof_core::profile::{ModuleProfile, Options};

const PROGRAM: &str = "
fn blur n w {
  for i = 0 to n {
    if i < w { call edge } else {
      for j = i to n { call inner }
    }
  }
  steps = 0
  while n > 0 { n = n / 2 steps = steps + 1 call halve }
  for k = 0 to steps { call level }
}";

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let registry = symprof::input::built_in().with(frontend::Toy);
    let loaded = registry.load_bytes(PROGRAM.as_bytes(), "blur.toy")?;
    let profile = ModuleProfile::new(&loaded.module, Options::default());
    let id = profile.by_name("blur")?;
    let function = profile.function(id);
    for block in function.blocks() {
        let formula = function.formula_text(block).unwrap_or_else(|| "?".into());
        println!("{:32}  {:13}  {formula}", block.name, block.count.status());
    }
    let counts = profile.evaluate(id, &[("n", 100), ("w", 3)].into_iter().collect())?;
    for (callee, count) in &counts.root().calls {
        let count = count.as_ref().map_or("?".into(), ToString::to_string);
        println!("at n = 100, w = 3, {callee} is called {count} times");
    }
    Ok(())
}
