//! Native code against the interpreter of the same programs: random programs of core's generator, and
//! modules whose formulas have every operation.

use std::fmt::Write as _;
use symprof_core::compile::{Compiled, Counts, Tally};
use symprof_core::ir::text::parse_module;
use symprof_core::ir::{Module, Type};
use symprof_core::profile::{ModuleProfile, Options};
use symprof_core::testing::{generate, Rng, Size};

/// Programs of the random test.
const PROGRAMS: u64 = 400;

/// A number of any length that an integer of that width holds, mostly a small one.
fn number(rng: &mut Rng, width: u8) -> i128 {
    let bits = if rng.percent(60) { 5 } else { rng.range(0, i64::from(width)) as u32 };
    let v = i128::from(rng.bits()) & ((1 << bits.min(u32::from(width))) - 1);
    if rng.percent(15) && v <= 1 << (width - 1) {
        -v
    } else {
        v
    }
}

/// The same rows, whoever runs the program; how often native code answered.
fn compare(module: &Module, seed: u64, points: usize) -> Result<Tally, String> {
    let id = module.functions.keys().next().ok_or("no function")?;
    let params = module.functions[id].params.iter();
    let symbols: Vec<(String, u8)> = params
        .filter_map(|p| match p.ty {
            Type::Int(w) => Some((p.name.clone(), w)),
            _ => None,
        })
        .collect();
    let names: Vec<&str> = symbols.iter().map(|s| s.0.as_str()).collect();
    let profile = ModuleProfile::new(module, Options::default().with_steps(3_000));
    let compile = || profile.compile(id, &names).map_err(|e| e.to_string());
    let (plain, other) = (compile()?, compile()?);
    let native: Compiled<'_, '_> = match symprof_native::native(other) {
        Ok(native) => native,
        Err(_) => return Ok(Tally::default()),
    };
    let mut rng = Rng::new(seed);
    let (mut a, mut b) = (Counts::default(), Counts::default());
    let mut all = Tally::default();
    for _ in 0..points {
        let point: Vec<i128> = symbols.iter().map(|(_, w)| number(&mut rng, *w)).collect();
        let (x, y) = (plain.evaluate(&point, &mut a), native.evaluate(&point, &mut b));
        if x != y {
            return Err(format!("at {point:?}: {x:?} by operations, {y:?} by native code"));
        }
        let text = |c: &Counts| -> Vec<Vec<Option<String>>> {
            c.iter()
                .flatten()
                .map(|r| r.iter().map(|v| v.map(|v| v.to_string())).collect())
                .collect()
        };
        let (x, y) = (text(&a), text(&b));
        if x != y {
            return Err(format!("at {point:?}: {x:?} by operations, {y:?} by native code"));
        }
        all += b.tally();
    }
    Ok(all)
}

#[test]
fn random_programs_have_the_same_counts() {
    let mut all = Tally::default();
    for seed in 0..PROGRAMS {
        let size = if seed % 8 == 1 { Size::MEDIUM } else { Size::SMALL };
        let module = generate(seed, size).lower();
        match compare(&module, seed, 40) {
            Ok(tally) => all += tally,
            Err(why) => panic!("seed {seed}: {why}\n{module}"),
        }
    }
    println!("{all:?}");
    assert!(all.native * 2 > all.points && all.native > 2000, "{all:?}");
}

/// A loop from `%a` to `%b` by `%s`, with its bounds made by these operations of `%n` and `%m`.
fn nest(width: u8, operations: &str) -> String {
    format!(
        "func @f(%n: i{width}, %m: i{width}) {{
block entry:
  %0 = const i{width} 0
  %1 = const i{width} 1
  %3 = const i{width} 3
  %7 = const i{width} 7
{operations}
  jump outer(%0)
block outer(%i: i{width}):
  %more = icmp slt %i, %a
  branch %more, inner, exit
block inner:
  jump head(%0)
block head(%j: i{width}):
  %c = icmp sle %j, %i
  branch %c, body, next
block body:
  %odd = and i{width} %j, %1
  %d = icmp eq %odd, %1
  branch %d, then, latch
block then:
  jump latch
block latch:
  %j1 = add nsw i{width} %j, %1
  jump head(%j1)
block next:
  %i1 = add nsw i{width} %i, %1
  jump outer(%i1)
block exit:
  return
}}"
    )
}

#[test]
fn operations_have_the_same_values() {
    let mut all = Tally::default();
    for width in [8, 16, 32, 64] {
        for operations in [
            "  %a = add i{w} %n, %m",
            "  %a = mul i{w} %n, %m",
            "  %a = sdiv i{w} %n, %3",
            "  %a = sdiv i{w} %n, %m",
            "  %a = udiv i{w} %n, %m",
            "  %a = urem i{w} %n, %7",
            "  %a = srem i{w} %n, %m",
            "  %a = shl i{w} %1, %m",
            "  %a = lshr i{w} %n, %3",
            "  %a = ashr i{w} %n, %1",
            "  %a = and i{w} %n, %m",
            "  %x = or i{w} %n, %7\n  %a = xor i{w} %x, %m",
            "  %x = mul i{w} %n, %3\n  %y = sdiv i{w} %x, %7\n  %a = sub i{w} %y, %m",
            "  %p = icmp slt %n, %m\n  %a = select i{w} %p, %n, %7",
            "  %x = mul nsw i{w} %n, %m\n  %p = icmp slt %x, %m\n  %a = select i{w} %p, %m, %x",
        ] {
            let text = nest(width, &operations.replace("{w}", &width.to_string()));
            let module = parse_module(&text).unwrap_or_else(|e| panic!("{text}\n{e}"));
            match compare(&module, u64::from(width), 300) {
                Ok(tally) => all += tally,
                Err(why) => panic!("{text}\n{why}"),
            }
        }
    }
    println!("{all:?}");
    assert!(all.native > 5000, "{all:?}");
}

/// Counts that are constants of more than a word, beside those of sizes.
#[test]
fn long_constants_are_counts() {
    let text = nest(64, "  %b = const i64 4611686018427387907\n  %a = or i64 %b, %3");
    let text =
        text.replace("jump outer(%0)\nblock outer(", "jump first(%0)\nblock outer(").replace(
            "block exit:",
            "block first(%k: i64):\n  %f = icmp slt %k, %n\n  branch %f, again, second\n\
         block again:\n  %k1 = add nsw i64 %k, %1\n  jump first(%k1)\n\
         block second:\n  jump outer(%0)\nblock exit:",
        );
    let module = parse_module(&text).unwrap_or_else(|e| panic!("{text}\n{e}"));
    let tally = compare(&module, 3, 200).unwrap_or_else(|why| panic!("{text}\n{why}"));
    assert!(tally.native > 100, "{tally:?}");
}

/// Numbers that outgrow a word at inputs of few digits, or of many.
#[test]
fn numbers_that_outgrow_a_word_are_seen() {
    let mut all = Tally::default();
    for operations in [
        "  %a = mul nsw i64 %n, %b",
        "  %x = mul nsw i64 %n, %b\n  %a = add nsw i64 %x, %m",
        "  %x = mul nsw i64 %n, %b\n  %a = sub nsw i64 %m, %x",
        "  %a = urem i64 %n, %b",
        "  %a = srem i64 %n, %b",
        "  %x = udiv i64 %n, %3\n  %a = add nsw i64 %x, %b",
        "  %x = and i64 %n, %m\n  %a = and i64 %x, %b",
        "  %x = or i64 %n, %m\n  %a = lshr i64 %x, %1",
        "  %p = icmp slt %n, %m\n  %a = select i64 %p, %b, %m",
        "  %p = icmp slt %n, %b\n  %a = select i64 %p, %n, %b",
        "  %a = urem i64 %n, %m",
        "  %a = add nsw i64 %n, %b",
        "  %x = mul nsw i64 %n, %m\n  %y = sub nsw i64 %b, %x\n  %p = icmp slt %y, %m\n  \
         %a = select i64 %p, %y, %n",
        "  %x = sub nsw i64 %b, %n\n  %p = icmp slt %x, %m\n  %a = select i64 %p, %m, %3",
    ]
    .into_iter()
    .flat_map(|o| [1_000_003i64, 1_099_511_627_791, 1 << 61, i64::MAX].map(|b| (b, o)))
    {
        let (big, operations) = operations;
        let big = format!("  %b = const i64 {big}\n");
        let module = parse_module(&nest(64, &format!("{big}{operations}")))
            .unwrap_or_else(|e| panic!("{operations}\n{e}"));
        match compare(&module, 5, 2000) {
            Ok(tally) => all += tally,
            Err(why) => panic!("{operations}\n{why}"),
        }
    }
    println!("{all:?}");
    assert!(all.native > 5000, "{all:?}");
}

/// Digits of `%n` in a base, and its powers below `%n`, each with an inner loop of so many rounds.
fn powers(width: u8, base: u32) -> String {
    format!(
        "func @f(%n: i{width}) {{
block entry:
  %0 = const i{width} 0
  %1 = const i{width} 1
  %r = const i{width} {base}
  jump digits(%n)
block digits(%x: i{width}):
  %some = icmp ne %x, %0
  branch %some, divide, powers(%1)
block divide:
  %y = udiv i{width} %x, %r
  jump digits(%y)
block powers(%p: i{width}):
  %below = icmp slt %p, %n
  branch %below, head(%0), exit
block head(%j: i{width}):
  %c = icmp slt %j, %p
  branch %c, body, multiply
block body:
  %j1 = add nsw i{width} %j, %1
  jump head(%j1)
block multiply:
  %q = mul nsw i{width} %p, %r
  jump powers(%q)
block exit:
  return
}}"
    )
}

#[test]
fn powers_and_digits_have_the_same_values() {
    let mut all = Tally::default();
    for (width, bases) in [(8, &[3, 5, 10][..]), (32, &[2, 3, 9, 10, 1000]), (64, &[3, 7, 65537])] {
        for &base in bases {
            let text = powers(width, base);
            let module = parse_module(&text).unwrap_or_else(|e| panic!("{text}\n{e}"));
            match compare(&module, u64::from(base), 200) {
                Ok(tally) => all += tally,
                Err(why) => panic!("{text}\n{why}"),
            }
        }
    }
    println!("{all:?}");
    assert!(all.native > 1000, "{all:?}");
}

/// So many loops in one another, each of `%n` iterations.
fn cube(depth: usize) -> String {
    let mut text =
        "func @f(%n: i64) {\nblock entry:\n  %0 = const i64 0\n  %1 = const i64 1\n  jump h0(%0)\n"
            .to_owned();
    for k in 0..depth {
        let (inner, outer) = (k + 1, k.wrapping_sub(1));
        let out = if k == 0 { "exit".to_owned() } else { format!("l{outer}") };
        let body = if inner == depth { "body".to_owned() } else { format!("h{inner}(%0)") };
        text += &format!(
            "block h{k}(%i{k}: i64):\n  %c{k} = icmp slt %i{k}, %n\n  branch %c{k}, {body}, {out}\n\
             block l{k}:\n  %x{k} = add nsw i64 %i{k}, %1\n  jump h{k}(%x{k})\n"
        );
    }
    text + &format!("block body:\n  jump l{}\nblock exit:\n  return\n}}", depth - 1)
}

/// Numbers of more than 64 bits are native too, those of more than 128 are not.
#[test]
fn long_numbers_are_native_as_far_as_they_fit() {
    let module = parse_module(&cube(3)).expect("it parses");
    let profile = ModuleProfile::new(&module, Options::default());
    let id = profile.by_name("f").expect("f");
    let f = symprof_native::native(profile.compile(id, &["n"]).expect("symbols")).expect("code");
    let body = f.column("f", "body").expect("a block");
    let mut counts = Counts::default();
    let cubes: [i128; 7] = [1 << 20, 1 << 21, 1 << 40, 1 << 61, -3, 0, 5];
    f.evaluate_all(&cubes, &mut counts).expect("points");
    let tally = counts.tally();
    // the largest of them is left to the interpreter of the operations
    assert_eq!((tally.points, tally.native, tally.long, tally.interpreted), (7, 6, 1, 0));
    let found: Vec<String> = counts
        .iter()
        .map(|row| row.expect("counts").get(body).expect("a count").to_string())
        .collect();
    let cube =
        |n: i128| (0..3).fold(symprof_core::num_bigint::BigInt::from(1), |p, _| p * n.max(0));
    let wanted: Vec<String> = cubes.iter().map(|n| cube(*n).to_string()).collect();
    assert_eq!(found, wanted);
    for (k, n) in cubes.iter().enumerate() {
        let row = counts.row(k).expect("counts");
        assert_eq!(row.get(body).expect("a count").to_string(), cube(*n).to_string());
    }
}

/// Points next to those at which one of the codes gives way to another: slices of random points, mixed.
#[test]
fn slices_have_the_rows_of_their_points() {
    for depth in [1, 2, 3, 5] {
        let module = parse_module(&cube(depth)).expect("it parses");
        let profile = ModuleProfile::new(&module, Options::default());
        let id = profile.by_name("f").expect("f");
        let plain = profile.compile(id, &["n"]).expect("symbols");
        let native =
            symprof_native::native(profile.compile(id, &["n"]).expect("symbols")).expect("code");
        let mut rng = Rng::new(depth as u64);
        let mut points: Vec<i128> = (0..1000).map(|_| number(&mut rng, 64)).collect();
        // around each power of two, of which one is where numbers outgrow a word
        points.extend((0..63).flat_map(|k| [(1 << k) - 1, 1 << k, (1 << k) + 1]));
        // unsigned values stand for others, and some are of no value at all
        points.extend([u64::MAX.into(), 1 << 63, 1 << 64, i128::MAX, i128::MIN, -1 << 63]);
        let (mut a, mut b) = (Counts::default(), Counts::default());
        plain.evaluate_all(&points, &mut a).expect("points");
        native.evaluate_all(&points, &mut b).expect("points");
        assert_eq!((a.len(), b.len()), (points.len(), points.len()));
        assert!(b.tally().native > 800 && a.tally().native == 0, "{:?}", b.tally());
        let text = |row: Result<symprof_core::compile::Row<'_>, _>| match row {
            Ok(row) => row.iter().map(|c| c.map(|c| c.to_string())).collect::<Vec<_>>(),
            Err(e) => vec![Some(format!("{e:?}"))],
        };
        for (k, (x, y)) in a.iter().zip(b.iter()).enumerate() {
            let (x, y) = (text(x.map_err(|e| e.clone())), text(y.map_err(|e| e.clone())));
            assert_eq!(x, y, "{}", points[k]);
            assert_eq!(y, text(b.row(k)), "{}", points[k]);
        }
        assert!(b.row(points.len()).is_err());
    }
}

/// Squares of squares are of numbers of 2^27 digits, which nobody computes: where they are that long, there is no native
/// answer, and code is made without them.
#[test]
fn towers_of_squares_are_not_computed() {
    let mut text =
        "func @f(%n: i64) {\nblock entry:\n  %0 = const i64 0\n  %1 = const i64 1\n".to_owned();
    let mut x = "%n".to_owned();
    for k in 0..27 {
        text += &format!("  %x{k} = mul nsw i64 {x}, {x}\n");
        x = format!("%x{k}");
    }
    text += &format!(
        "  jump head(%0)\nblock head(%i: i64):\n  %c = icmp slt %i, {x}\n  branch %c, body, exit\n\
         block body:\n  %next = add nsw i64 %i, %1\n  jump head(%next)\nblock exit:\n  return\n}}"
    );
    let module = parse_module(&text).expect("it parses");
    let profile = ModuleProfile::new(&module, Options::default());
    let id = profile.by_name("f").expect("f");
    let compiled = || profile.compile(id, &["n"]).expect("symbols");
    let f = symprof_native::native(compiled()).unwrap_or_else(|_| compiled());
    let mut counts = Counts::default();
    f.evaluate_all(&[-1, 0, 1], &mut counts).expect("points");
    let body = f.column("f", "body").expect("body");
    let all: Vec<String> = counts
        .iter()
        .map(|row| row.expect("counts").get(body).expect("a count").to_string())
        .collect();
    assert_eq!(all, ["1", "0", "1"]);
}

/// A function of two thousand loops, whose counts all live to the end: each is stored where it is computed.
#[test]
fn thousands_of_loops_are_native() {
    const LOOPS: usize = 2000;
    let (mut entry, mut loops) = (String::new(), String::new());
    for k in 0..LOOPS {
        let next = if k + 1 == LOOPS { "exit".to_owned() } else { format!("h{}(%0)", k + 1) };
        let _ = write!(
            entry,
            "  %c{k} = const i64 {}\n  %a{k} = add nsw i64 %n, %c{k}\n  %b{k} = sdiv i64 %m, %a{k}\n",
            k + 1
        );
        let _ = write!(
            loops,
            "block h{k}(%i{k}: i64):\n  %q{k} = icmp slt %i{k}, %b{k}\n  branch %q{k}, l{k}, {next}\n\
             block l{k}:\n  %x{k} = add nsw i64 %i{k}, %1\n  jump h{k}(%x{k})\n"
        );
    }
    let text = format!(
        "func @f(%n: i64, %m: i64) {{\nblock entry:\n  %0 = const i64 0\n  %1 = const i64 1\n{entry}  \
         jump h0(%0)\n{loops}block exit:\n  return\n}}"
    );
    let module = parse_module(&text).expect("it parses");
    let profile = ModuleProfile::new(&module, Options::default());
    let id = profile.by_name("f").expect("f");
    let compiled = || profile.compile(id, &["n", "m"]).expect("symbols");
    let native = symprof_native::native(compiled()).expect("code");
    let points = [5, 1000, 17, 99_999, 1 << 20, 1 << 40, 3, 5, 1 << 62, 1 << 62];
    let (mut a, mut b) = (Counts::default(), Counts::default());
    compiled().evaluate_all(&points, &mut a).expect("points");
    native.evaluate_all(&points, &mut b).expect("points");
    assert!(b.tally().native >= 3, "{:?}", b.tally());
    for k in 0..points.len() / 2 {
        let texts = |c: &Counts| {
            let row = c.row(k).expect("counts");
            row.iter().map(|v| v.map(|v| v.to_string())).collect::<Vec<_>>()
        };
        assert_eq!(texts(&a), texts(&b), "{k}");
    }
}
