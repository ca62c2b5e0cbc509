//! The paper's range example: the border of a convolution. Of the iterations `i` in `[0, H + 1]`
//! those in `[1, H]` take the inner branch, so `trueRatio = H/(H + 2)`; for `H >= 0`, because an
//! empty or negative range counts 0.
//!
//! `cargo run --example conv_border`

use symprof_core::ir::{text::parse_function, Module};
use symprof_core::profile::{ModuleProfile, Options};

/// `for (i = 0; i < H + 2; i++) { if (i != 0 && i <= H) A else B }`
const BORDER: &str = "
func @conv_border(%H: i32) {
block entry:
  %0 = const i32 0
  %1 = const i32 2
  %end = add nsw i32 %H, %1
  jump head(%0)
block head(%i: i32):
  %more = icmp slt %i, %end
  branch %more, test, exit
block test:
  %lower = icmp ne %i, %0
  %upper = icmp sle %i, %H
  %cond = and i1 %lower, %upper
  branch %cond, A, B
block A:
  jump next
block B:
  jump next
block next:
  %2 = const i32 1
  %3 = add nsw i32 %i, %2
  jump head(%3)
block exit:
  return
}";

/// The counts of the test, of `A` and of `B`.
pub fn counts() -> Result<[String; 3], Box<dyn std::error::Error>> {
    let mut module = Module::new();
    let id = module.add(parse_function(BORDER)?);
    let profile = ModuleProfile::new(&module, Options::default().assuming("H>=0")?);
    let function = profile.function(id);
    let count = |name: &str| {
        let block = function.block(name);
        block.and_then(|b| function.formula_text(b)).unwrap_or_else(|| "?".into())
    };
    Ok([count("test"), count("A"), count("B")])
}

#[allow(dead_code)] // the tests call `counts`
fn main() -> Result<(), Box<dyn std::error::Error>> {
    let [test, a, b] = counts()?;
    println!("#(test) = {test}");
    println!("#(A)    = {a}");
    println!("#(B)    = {b}");
    println!("trueRatio(test) = {a}/({test}), where H >= 0");
    Ok(())
}
