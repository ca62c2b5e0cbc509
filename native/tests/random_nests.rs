//! Native code against the interpreter of the same programs: random nests of loops, whose bounds are random operations
//! on parameters of 8 to 64 bits, at points that are small, near powers of two, of any length, or negative.

use std::fmt::Write as _;
use symprof_core::compile::{Counts, Row};
use symprof_core::ir::text::parse_module;
use symprof_core::profile::{ModuleProfile, Options};
use symprof_core::testing::Rng;

/// Nests, and points at each.
const NESTS: u64 = 1_000;
const POINTS: usize = 100;

const CONSTANTS: [&str; 8] = ["0", "1", "2", "3", "7", "8", "16", "100"];
const OPERATIONS: [&str; 17] = [
    "add nsw", "sub nsw", "mul nsw", "add", "sub", "mul", "sdiv", "udiv", "srem", "urem", "and",
    "or", "xor", "shl", "lshr", "ashr", "select",
];

fn pick<'a, T: ?Sized>(rng: &mut Rng, all: &[&'a T]) -> &'a T {
    all[rng.range(0, all.len() as i64 - 1) as usize]
}

/// A nest of one to three loops; the parameters `p0` and on, all of the width that is given back.
fn nest(rng: &mut Rng) -> (String, u8, usize) {
    let width = [8u8, 16, 32, 64, 64][rng.range(0, 4) as usize];
    let parameters = rng.range(1, 4) as usize;
    let parameter = |rng: &mut Rng| format!("%p{}", rng.range(0, parameters as i64 - 1));
    let mut values: Vec<String> = (0..parameters).map(|k| format!("%p{k}")).collect();
    let mut entry = String::new();
    for c in CONSTANTS {
        let _ = writeln!(entry, "  %c{c} = const i{width} {c}");
        values.push(format!("%c{c}"));
    }
    let large: i128 = match rng.range(0, 4) {
        0 => (1 << (width - 1)) - 1,
        1 => 1 << (width - 2),
        2 => (1 << (width / 2)) + 3,
        3 => -(1 << (width - 1)),
        _ => 1_000_003 % (1 << (width - 1)),
    };
    let _ = writeln!(entry, "  %large = const i{width} {large}");
    values.push("%large".to_owned());
    let any = |rng: &mut Rng, values: &[String]| {
        values[rng.range(0, values.len() as i64 - 1) as usize].clone()
    };
    let operations = rng.range(1, 5);
    for k in 0..operations {
        let a = if rng.percent(60) { parameter(rng) } else { any(rng, &values) };
        let b = any(rng, &values);
        let _ = match pick(rng, &OPERATIONS) {
            "select" => {
                let how = pick(rng, &["slt", "sgt", "eq", "ult", "ne", "sge"]);
                let c = any(rng, &values);
                let _ = writeln!(entry, "  %t{k} = icmp {how} %p0, {c}");
                writeln!(entry, "  %v{k} = select i{width} %t{k}, {a}, {b}")
            }
            op => writeln!(entry, "  %v{k} = {op} i{width} {a}, {b}"),
        };
        values.push(format!("%v{k}"));
    }
    let head: Vec<String> = (0..parameters).map(|k| format!("%p{k}: i{width}")).collect();
    let mut text =
        format!("func @f({}) {{\nblock entry:\n{entry}  jump h0(%c0)\n", head.join(", "));
    let depth = rng.range(1, 3) as usize;
    for k in 0..depth {
        let bound = match () {
            () if k > 0 && rng.percent(30) => format!("%i{}", k - 1),
            () if rng.percent(60) => format!("%v{}", rng.range(0, operations - 1)),
            () => parameter(rng),
        };
        let how = pick(rng, &["slt", "slt", "slt", "sle"]);
        let out = if k == 0 { "exit".to_owned() } else { format!("l{}", k - 1) };
        let body = if k + 1 == depth { "body".to_owned() } else { format!("h{}(%c0)", k + 1) };
        let step = pick(rng, &["1", "1", "1", "2", "3", "8"]);
        let _ = write!(
            text,
            "block h{k}(%i{k}: i{width}):\n  %q{k} = icmp {how} %i{k}, {bound}\n  branch %q{k}, {body}, {out}\n\
             block l{k}:\n  %x{k} = add nsw i{width} %i{k}, %c{step}\n  jump h{k}(%x{k})\n"
        );
    }
    let (inner, how, with) = (depth - 1, pick(rng, &["slt", "sge", "eq"]), any(rng, &values));
    let _ = write!(
        text,
        "block body:\n  %z = icmp {how} %i{inner}, {with}\n  branch %z, yes, no\n\
         block yes:\n  jump l{inner}\nblock no:\n  jump l{inner}\nblock exit:\n  return\n}}"
    );
    (text, width, parameters)
}

/// A point: all of its numbers are of one kind.
fn point(rng: &mut Rng, width: u8, parameters: usize) -> Vec<i128> {
    let (kind, width) = (rng.range(0, 4), i64::from(width));
    let number = |rng: &mut Rng| {
        let short = |rng: &mut Rng, digits: i64| i128::from(rng.bits()) & ((1 << digits) - 1);
        match kind {
            0 => i128::from(rng.range(0, 40)),
            1 => (1 << rng.range(0, width)) + i128::from(rng.range(-2, 2)),
            2 => {
                let digits = rng.range(1, width);
                short(rng, digits)
            }
            3 => {
                let digits = rng.range(1, width);
                short(rng, digits) - (1 << (digits - 1))
            }
            // sizes whose product is about as long as a number
            _ => {
                let digits = rng.range(1, width / parameters as i64 + 3).min(width);
                short(rng, digits).max(1)
            }
        }
    };
    (0..parameters).map(|_| number(rng)).collect()
}

fn shown(row: Result<Row<'_>, impl std::fmt::Debug>) -> Vec<Option<String>> {
    match row {
        Ok(row) => row.iter().map(|c| c.map(|c| c.to_string())).collect(),
        Err(e) => vec![Some(format!("{e:?}"))],
    }
}

/// Each nest has the rows that it has without native code, whatever a table was used for before, and the same as a grid
/// of one point each.
#[test]
fn random_nests_have_the_same_rows() {
    let (mut a, mut b, mut c) = (Counts::default(), Counts::default(), Counts::default());
    let (mut by_native_code, mut long) = (0, 0);
    for seed in 0..NESTS {
        let mut rng = Rng::new(seed);
        let (text, width, parameters) = nest(&mut rng);
        let module = parse_module(&text).unwrap_or_else(|e| panic!("{text}\n{e}"));
        let names: Vec<String> = (0..parameters).map(|k| format!("p{k}")).collect();
        let profile = ModuleProfile::new(&module, Options::default().with_steps(300));
        let id = profile.by_name("f").expect("f");
        let compiled = || profile.compile(id, &names).expect("symbols");
        let Ok(native) = symprof_native::native(compiled()) else { continue };
        let plain = compiled();
        let points: Vec<i128> =
            (0..POINTS).flat_map(|_| point(&mut rng, width, parameters)).collect();
        plain.evaluate_all(&points, &mut a).expect("points");
        native.evaluate_all(&points, &mut b).expect("points");
        by_native_code += b.tally().native;
        assert_eq!((a.len(), b.len()), (POINTS, POINTS));
        for (k, (x, y)) in a.iter().zip(b.iter()).enumerate() {
            let point = &points[k * parameters..][..parameters];
            let (x, y) = (shown(x), shown(y));
            assert_eq!(x, y, "seed {seed} at {point:?}\n{text}");
            assert_eq!(y, shown(b.row(k)), "seed {seed} at {point:?}\n{text}");
            long += y.iter().flatten().filter(|c| c.len() > 20).count();
        }
        // a grid: the first numbers of some points, each with each
        let axes: Vec<Vec<i128>> = (0..parameters)
            .map(|k| (0..4).map(|row| points[row * parameters + k]).collect())
            .collect();
        let axes: Vec<&[i128]> = axes.iter().map(Vec::as_slice).collect();
        plain.evaluate_grid(&axes, &mut a).expect("axes");
        native.evaluate_grid(&axes, &mut c).expect("axes");
        assert_eq!((a.len(), c.len()), (4usize.pow(parameters as u32), a.len()));
        for (x, y) in a.iter().zip(c.iter()) {
            assert_eq!(shown(x), shown(y), "seed {seed}, a grid\n{text}");
        }
    }
    assert!(by_native_code > 50_000, "{by_native_code}");
    assert!(long > 100, "{long}");
}
