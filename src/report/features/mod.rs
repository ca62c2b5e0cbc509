//! `symprof features` as text, JSON and CSV.

mod csv;
mod json;
mod text;

pub use csv::csv;
pub use json::json;
pub use text::{text, text_within};

use symprof_core::expr::Num;
use symprof_core::profile::{FeatureCounts, FeatureFormulas, Point};

/// The features of one function: formulas, and counts at points.
///
/// ```
/// use symprof::frontend::{BlockInstructions, Class, Instruction, Instructions};
/// use symprof::ir::text::parse_module;
/// use symprof::profile::{ModuleProfile, Options, Point};
/// use symprof::report::features::{csv, json, text, FunctionReport};
/// let module = parse_module("func @f(%n: i32) {\nblock entry:\n  return\n}")?;
/// let f = module.by_name("f").expect("it is there");
/// let mut told = Instructions::default();
/// let add = Instruction::new("fadd", "float", Class::Float).computing(1);
/// told.add(f, BlockInstructions::new(module.functions[f].entry(), vec![add]));
/// let profile = ModuleProfile::new(&module, Options::default());
/// let features = profile.features(f, &told);
/// let point: Point = [("n", 5)].into_iter().collect();
/// let counts = features.at(&profile, &point)?;
/// let report = [FunctionReport {
///     name: "f".into(),
///     formulas: features.formulas(&profile),
///     points: vec![(point, counts)],
/// }];
/// assert!(text(&report).contains("fadd float"));
/// assert_eq!(json(&report)["functions"]["f"]["totals"]["flops"]["formula"], "1");
/// assert!(csv(&report).starts_with("function,n,instructions,"));
/// # Ok::<(), symprof::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct FunctionReport {
    /// the function
    pub name: String,
    /// its features as formulas
    pub formulas: FeatureFormulas,
    /// its features at points, in the order given
    pub points: Vec<(Point, FeatureCounts)>,
}

/// A number in decimal, with up to nine digits behind the point, the last one rounded to even.
fn decimal(n: &Num) -> String {
    let scale = Num::from(num_bigint::BigInt::from(1_000_000_000));
    let scaled = n.clone() * scale;
    let (down, half) = (scaled.floor(), Num::ratio(1, 2));
    let rest = scaled - down.clone();
    let odd = || !(down.clone() * half.clone()).is_integer();
    let up = rest > half || (rest == half && odd());
    let rounded = if up { down + Num::ONE } else { down };
    let digits = format!("{:0>10}", rounded.abs().to_string());
    let (whole, behind) = digits.split_at(digits.len() - 9);
    let sign = if rounded.is_negative() { "-" } else { "" };
    match behind.trim_end_matches('0') {
        "" => format!("{sign}{whole}"),
        behind => format!("{sign}{whole}.{behind}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn decimals() {
        let of = |n, d| decimal(&Num::ratio(n, d));
        assert_eq!(of(1, 2), "0.5");
        assert_eq!(of(2, 3), "0.666666667");
        assert_eq!(of(640, 64), "10");
        assert_eq!(of(1, 2_000_000_000), "0");
        assert_eq!(of(3, 2_000_000_000), "0.000000002");
    }
}
