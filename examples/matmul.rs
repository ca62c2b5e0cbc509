//! The paper's motivating example: naive matrix multiplication, its flow graph of 13 blocks, and
//! the table "Statically determined expressions for basic blocks".
//!
//! `cargo run --example matmul`

use symprof_core::ir::{text::parse_function, Module};
use symprof_core::profile::{ModuleProfile, Options};

/// Listing 1, with the blocks of the paper's figure: each loop has a block that sets its variable
/// to 0, one that tests, a body, and one that adds 1.
const MATMUL: &str = "
func @matmul_kernel(%M: i32, %N: i32, %K: i32) {
block BB1:
  jump BB2
block BB2:
  %0 = const i32 0
  jump BB3(%0)
block BB3(%i: i32):
  %1 = icmp slt %i, %M
  branch %1, BB4, BB10
block BB4:
  %2 = const i32 0
  jump BB5(%2)
block BB5(%j: i32):
  %3 = icmp slt %j, %N
  branch %3, BB6, BB11
block BB6:
  jump BB7
block BB7:
  %4 = const i32 0
  jump BB8(%4)
block BB8(%k: i32):
  %5 = icmp slt %k, %K
  branch %5, BB9, BB12
block BB9:
  jump BB13
block BB10:
  return
block BB11:
  %6 = const i32 1
  %7 = add nsw i32 %i, %6
  jump BB3(%7)
block BB12:
  %8 = const i32 1
  %9 = add nsw i32 %j, %8
  jump BB5(%9)
block BB13:
  %10 = const i32 1
  %11 = add nsw i32 %k, %10
  jump BB8(%11)
}";

/// Block, expression and raw formula of each row.
pub fn table() -> Result<Vec<[String; 3]>, Box<dyn std::error::Error>> {
    let mut module = Module::new();
    let id = module.add(parse_function(MATMUL)?);
    // The paper's sizes are those of arrays: not negative.
    let options = Options::default().assuming("M>=0")?.assuming("N>=0")?.assuming("K>=0")?;
    let profile = ModuleProfile::new(&module, options);
    let function = profile.function(id);
    let row = |b: &symprof_core::profile::BlockProfile| {
        let formula = function.formula_text(b).unwrap_or_else(|| "?".into());
        [b.name.clone(), formula, b.raw.clone().unwrap_or_default()]
    };
    let mut rows: Vec<[String; 3]> = function.blocks().iter().map(row).collect();
    rows.sort_by_key(|r| r[0].trim_start_matches("BB").parse::<u32>().unwrap_or(0));
    Ok(rows)
}

#[allow(dead_code)] // the tests call `table`
fn main() -> Result<(), Box<dyn std::error::Error>> {
    println!("{:6}  {:18}  in counting functions", "Block", "Expression");
    for [block, expression, raw] in table()? {
        println!("{block:6}  {expression:18}  {raw}");
    }
    Ok(())
}
