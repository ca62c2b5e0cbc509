//! Compiled profiles: at every point the same counts, or the same error, as the interpreted evaluation.

use std::collections::BTreeMap;
use symprof_core::compile::{Compiled, Counted, Counts, Tally};
use symprof_core::expr::Num;
use symprof_core::ir::{Function, Module, Type};
use symprof_core::profile::{
    Evaluation, FunctionEvaluation, ModuleProfile, Options, Point, ProfileError,
};
use symprof_core::testing::{generate, random_points, seeds, Rng, Size};

/// Programs of the ordinary run.
const ORDINARY: u64 = 300;

fn threads_share<T: Send + Sync>(_: &T) {}

/// The counts of an evaluation by what they count.
type Table = BTreeMap<(String, bool, String), Option<String>>;

fn table_of(e: &Evaluation) -> Table {
    let of = |f: &FunctionEvaluation| {
        let name = f.name.clone();
        let text = |c: &Option<_>| c.as_ref().map(ToString::to_string);
        let blocks =
            f.blocks.iter().map(|b| ((name.clone(), true, b.name.clone()), text(&b.count)));
        let calls = f.calls.iter().map(|(n, c)| ((name.clone(), false, n.clone()), text(c)));
        blocks.chain(calls).collect::<Vec<_>>()
    };
    e.functions.iter().flat_map(of).collect()
}

/// The points one by one and all at once, against the interpreted evaluation.
fn check(
    profile: &ModuleProfile<'_>,
    compiled: &Compiled<'_, '_>,
    points: &[Vec<i128>],
) -> Result<Tally, String> {
    threads_share(compiled);
    let id = profile.module().functions.keys().next().ok_or("no function")?;
    let mut counts = Counts::default();
    let flat: Vec<i128> = points.iter().flatten().copied().collect();
    compiled.evaluate_all(&flat, &mut counts).map_err(|e| e.to_string())?;
    if counts.len() != points.len() && !compiled.symbols().is_empty() {
        return Err(format!("{} rows for {} points", counts.len(), points.len()));
    }
    let mut one = Counts::default();
    for (k, point) in points.iter().enumerate() {
        let given: Point =
            compiled.symbols().iter().cloned().zip(point.iter().map(|v| Num::int(*v))).collect();
        let want: Result<Table, ProfileError> = profile.evaluate(id, &given).map(|e| table_of(&e));
        let columns = compiled.columns();
        let named = |row: symprof_core::compile::Row<'_>| -> Table {
            let key = |k: usize| {
                let c: &symprof_core::compile::CompiledColumn = &columns[k];
                (c.function.clone(), c.what == Counted::Block, c.name.clone())
            };
            row.iter().enumerate().map(|(k, c)| (key(k), c.map(|c| c.to_string()))).collect()
        };
        let alone = match compiled.evaluate(point, &mut one) {
            Ok(()) => Ok(named(one.row(0).map_err(|e| e.to_string())?)),
            Err(e) => Err(e),
        };
        if alone != want {
            return Err(format!("at {given:?}: compiled {alone:?}, interpreted {want:?}"));
        }
        if k < counts.len() {
            let together = counts.row(k).map(named);
            if together != want {
                return Err(format!("at {given:?}: in a row {together:?}, alone {want:?}"));
            }
        }
    }
    Ok(counts.tally())
}

/// The symbols of the points for a function, and points: small numbers, and numbers of all lengths.
fn points_for(rng: &mut Rng, func: &Function) -> (Vec<String>, Vec<Vec<i128>>) {
    let mut points = random_points(rng, func);
    let symbols: Vec<String> = points[0].keys().cloned().collect();
    let wide = |rng: &mut Rng, name: &str| -> i128 {
        let ty = func.params.iter().find(|p| p.name == name).map(|p| p.ty);
        let Some(Type::Int(w)) = ty else { return i128::from(rng.range(-9, 90)) };
        let bits = rng.range(0, i64::from(w)) as u32;
        let v = i128::from(rng.bits()) & ((1 << bits) - 1);
        if rng.percent(15) && v <= 1 << (w - 1) {
            -v
        } else {
            v
        }
    };
    for _ in 0..6 {
        points.push(symbols.iter().map(|n| (n.clone(), wide(rng, n))).collect());
    }
    let rows = points.iter().map(|p| symbols.iter().map(|n| p[n]).collect()).collect();
    (symbols, rows)
}

fn check_program(module: &Module, seed: u64) -> Result<Tally, String> {
    let id = module.functions.keys().next().ok_or("no function")?;
    let (symbols, points) = points_for(&mut Rng::new(seed), &module.functions[id]);
    let options = Options::default().with_steps(20_000);
    let profile = ModuleProfile::new(module, options);
    let compiled = profile.compile(id, &symbols).map_err(|e| e.to_string())?;
    let mut tally = check(&profile, &compiled, &points)?;
    if compiled.obstacle().is_some() {
        tally.interpreted = tally.points;
    }
    Ok(tally)
}

#[test]
fn random_programs_answer_as_interpreted() {
    let (from, to) = seeds(ORDINARY);
    let (mut all, mut wholly) = (Tally::default(), 0u64);
    for seed in from..to {
        let size = if seed % 10 == 1 { Size::MEDIUM } else { Size::SMALL };
        let module = generate(seed, size).lower();
        match check_program(&module, seed) {
            Ok(tally) => {
                all += tally;
                wholly += u64::from(tally.interpreted < tally.points);
            }
            Err(why) => panic!("seed {seed}: {why}\n{module}"),
        }
    }
    println!("{all:?}, {wholly} of {} programs compiled", to - from);
    if (from, to) == (0, ORDINARY) {
        assert!(wholly * 2 > to - from, "few programs are compiled: {wholly}");
        assert!(all.failed > 100, "few points have no answer: {all:?}");
    }
}

/// A nest of three loops in 64 bits: counts up to 2^189.
const NEST: &str = "
func @nest(%n: i64, %m: i64, %k: i64) {
block entry:
  %0 = const i64 0
  %1 = const i64 1
  jump outer(%0)
block outer(%i: i64):
  %a = icmp slt %i, %n
  branch %a, rows, exit
block rows:
  jump middle(%0)
block middle(%j: i64):
  %b = icmp sle %j, %i
  branch %b, columns, next
block columns:
  call @inside(%m, %k)
  %j1 = add nsw i64 %j, %1
  jump middle(%j1)
block next:
  %i1 = add nsw i64 %i, %1
  jump outer(%i1)
block exit:
  return
}
func @inside(%m: i64, %k: i64) {
block entry:
  %0 = const i64 0
  %1 = const i64 1
  jump head(%0)
block head(%i: i64):
  %c = icmp slt %i, %m
  branch %c, body, exit
block body:
  %d = icmp slt %i, %k
  branch %d, less, next
block less:
  jump next
block next:
  %i1 = add nsw i64 %i, %1
  jump head(%i1)
block exit:
  return
}";

/// Counts past 64 bits and past 128 bits, inside callees too.
#[test]
fn counts_of_any_length_answer_as_interpreted() {
    let module = symprof_core::ir::text::parse_module(NEST).expect("it parses");
    let profile = ModuleProfile::new(&module, Options::default());
    let id = profile.by_name("nest").expect("nest");
    let compiled = profile.compile(id, &["k", "n", "m"]).expect("symbols");
    assert_eq!(compiled.obstacle(), None);
    let mut rng = Rng::new(7);
    let mut number = || {
        let v = i128::from(rng.bits() >> rng.range(0, 63)) & i128::from(i64::MAX);
        if rng.percent(10) {
            -v
        } else {
            v
        }
    };
    let mut points: Vec<Vec<i128>> =
        (0..3000).map(|_| vec![number(), number(), number()]).collect();
    let (low, high) = (i128::from(i64::MIN), i128::from(i64::MAX));
    let edges = [low, low + 1, -1, 0, 1, high - 1, high, high + 1, 2 * high + 1, 2 * high + 2];
    for a in edges {
        for b in edges {
            points.extend([vec![a, b, 5], vec![5, a, b], vec![b, 5, a], vec![a, a, b]]);
        }
    }
    let tally = check(&profile, &compiled, &points).expect("the same answers");
    assert!(tally.long > 500, "{tally:?}");
    assert!(tally.failed > 50 && tally.interpreted == tally.failed, "{tally:?}");
    // the number itself: n*(n + 1)/2 times m
    let mut counts = Counts::default();
    compiled.evaluate(&[high, high, high], &mut counts).expect("an answer");
    let body = compiled.column("inside", "body").expect("a block");
    let found = counts.row(0).expect("counts").get(body).expect("a count");
    let n = Num::int(high);
    let want = n.clone() * (n.clone() + Num::ONE) * n * Num::ratio(1, 2);
    assert_eq!(found.to_num(), want);
}

/// What keeps a profile from being compiled is said, and its points are answered all the same.
#[test]
fn what_has_no_program_is_interpreted() {
    for (text, symbols, obstacle) in [
        // data decides
        (
            "func @f(%p: ptr) {\nblock entry:\n  %c = opaque i1 \"fcmp of data\"\n  branch %c, then, \
             exit\nblock then:\n  jump exit\nblock exit:\n  return\n}",
            &[][..],
            "trueRatio(entry)",
        ),
        // a symbol that no column binds
        (
            "func @f(%n: i32) {\nblock entry:\n  %0 = const i32 0\n  %c = icmp slt %n, %0\n  branch %c, \
             then, exit\nblock then:\n  jump exit\nblock exit:\n  return\n}",
            &[][..],
            "no column binds `n`",
        ),
        // an address
        ("func @f(%p: ptr) {\nblock entry:\n  return\n}", &["p"][..], "`p` is an address"),
    ] {
        let module = symprof_core::ir::text::parse_module(text).expect("it parses");
        let profile = ModuleProfile::new(&module, Options::default());
        let id = profile.by_name("f").expect("f");
        let compiled = profile.compile(id, symbols).expect("symbols");
        let why = compiled.obstacle().expect("no program");
        assert!(why.contains(obstacle), "{why}");
        let point = vec![0; symbols.len()];
        check(&profile, &compiled, &[point]).expect("the same answer");
    }
}

/// One table serves profiles of different shapes, one after the other.
#[test]
fn a_table_is_used_again() {
    let texts = [NEST, "func @f(%n: i32) {\nblock entry:\n  return\n}"];
    let modules = texts.map(|t| symprof_core::ir::text::parse_module(t).expect("it parses"));
    let profiles = modules.each_ref().map(|m| ModuleProfile::new(m, Options::default()));
    let ids = [("nest", 0), ("f", 1)].map(|(n, k)| profiles[k].by_name(n).expect("a function"));
    let nest = profiles[0].compile(ids[0], &["n", "m", "k"]).expect("symbols");
    let f = profiles[1].compile(ids[1], &["n"]).expect("symbols");
    let mut counts = Counts::default();
    for _ in 0..2 {
        nest.evaluate_all(&[4, 5, 6, 1 << 60, 1 << 60, 1 << 60], &mut counts).expect("points");
        let text = |row: usize| {
            let less = nest.column("inside", "less").expect("a block");
            let row = counts.row(row).expect("counts");
            row.get(less).map(|c| c.to_string())
        };
        assert_eq!(text(0).as_deref(), Some("50"));
        let n = num_bigint(1u64 << 60);
        assert_eq!(text(1), Some((&n * (&n + 1u32) / 2u32 * &n).to_string()));
        f.evaluate(&[3], &mut counts).expect("a point");
        assert_eq!(counts.iter().flatten().map(|r| r.iter().count()).collect::<Vec<_>>(), [1]);
    }
    assert!(f.evaluate(&[1, 2], &mut counts).is_err());
    assert!(nest.evaluate_all(&[1, 2], &mut counts).is_err());
    assert!(nest.evaluate_grid(&[&[1], &[2]], &mut counts).is_err());
    nest.evaluate_grid(&[&[1, 2], &[], &[3]], &mut counts).expect("an empty grid");
    assert!(counts.is_empty() && counts.row(0).is_err());
}

fn num_bigint(v: u64) -> symprof_core::num_bigint::BigInt {
    v.into()
}
