//! The range analysis against enumeration: every set of values of the symbols in a small box.

use symprof_core::expr::{ConditionExpr, Evaluator, Expr, Num, Store, Sym, SymKind};
use symprof_core::facts::Facts;
use symprof_core::paper::range::{
    count_by_decomposition, count_by_inclusion_exclusion, true_ratio, AffineConditions, Guarded,
    Range, RangeCondition, RangeError, Rop, Term,
};

const LO: i64 = -2;
const HI: i64 = 5;
const NAMES: [&str; 4] = ["s", "e", "v", "w"];

struct World {
    s: Store,
    symbols: Vec<Sym>,
    i: Sym,
}

fn world() -> World {
    let mut s = Store::new();
    let symbols = NAMES.iter().map(|n| s.symbol(n, SymKind::Parameter, None, None)).collect();
    let i = s.symbol("i", SymKind::Index, None, None);
    World { s, symbols, i }
}

/// All points of the box; every `stride`-th is enough where there are many cases.
fn points(stride: usize) -> Vec<[i64; 4]> {
    let n = (HI - LO + 1) as usize;
    (0..n.pow(4))
        .step_by(stride)
        .map(|code| std::array::from_fn(|k| LO + (code / n.pow(k as u32) % n) as i64))
        .collect()
}

fn evaluator<'s>(s: &'s Store, symbols: &[Sym], at: &[i64; 4]) -> Evaluator<'s> {
    let mut ev = Evaluator::new(s);
    for (sym, v) in symbols.iter().zip(at) {
        ev.bind(*sym, Num::int(*v));
    }
    ev
}

/// The elements of a range, by its definition.
fn elements(w: &World, at: &[i64; 4], r: &Range) -> Vec<i64> {
    let mut ev = evaluator(&w.s, &w.symbols, at);
    let mut get = |e: Expr| ev.eval(e).unwrap().as_i128().unwrap() as i64;
    let (start, end) = (get(r.start), get(r.end));
    let deleted: Vec<i64> = r.deleted.iter().map(|&d| get(d)).collect();
    let stride = r.stride.map(|t| (get(t.step), get(t.anchor)));
    (start..=end)
        .filter(|n| !deleted.contains(n))
        .filter(|n| stride.is_none_or(|(p, a)| (n - a).rem_euclid(p) == 0))
        .collect()
}

fn value(w: &World, at: &[i64; 4], e: impl Into<Expr>) -> i64 {
    let v = evaluator(&w.s, &w.symbols, at).eval(e).unwrap();
    v.as_i128().unwrap() as i64
}

fn compare(rop: Rop, a: i64, b: i64) -> bool {
    match rop {
        Rop::Lt => a < b,
        Rop::Gt => a > b,
        Rop::Le => a <= b,
        Rop::Ge => a >= b,
        Rop::Eq => a == b,
        Rop::Ne => a != b,
    }
}

const ROPS: [Rop; 6] = [Rop::Lt, Rop::Gt, Rop::Le, Rop::Ge, Rop::Eq, Rop::Ne];

fn syms(w: &mut World) -> [Expr; 4] {
    std::array::from_fn(|k| w.s.sym(w.symbols[k]))
}

#[test]
fn transfer_functions_keep_what_satisfies() {
    for step in [1i64, 2, 3] {
        for rop in ROPS {
            let mut w = world();
            let [s, e, v, d] = syms(&mut w);
            let p = w.s.int(step);
            let r = Range::with_step(&mut w.s, s, e, p).f_ne(d);
            let f = RangeCondition::Compare(rop, v).transfer(&mut w.s, &r).unwrap();
            let swapped = RangeCondition::Compare(rop.swapped(), v);
            let g = swapped.transfer(&mut w.s, &r).unwrap();
            let len = f.len(&mut w.s);
            for at in points(1) {
                let mut want = elements(&w, &at, &r);
                want.retain(|&n| compare(rop, n, at[2]));
                assert_eq!(elements(&w, &at, &f), want, "{rop:?} {at:?}");
                assert_eq!(value(&w, &at, len), want.len() as i64, "{rop:?} {at:?}");
                // v rop i
                let mut want = elements(&w, &at, &r);
                want.retain(|&n| compare(rop, at[2], n));
                assert_eq!(elements(&w, &at, &g), want, "{rop:?} {at:?}");
            }
        }
    }
}

#[test]
fn lengths_with_points_that_coincide_or_lie_outside() {
    for step in [1i64, 2] {
        let mut w = world();
        let [s, e, v, d] = syms(&mut w);
        let (p, two) = (w.s.int(step), w.s.int(2));
        let r = Range::with_step(&mut w.s, s, e, p).f_ne(v).f_ne(d).f_ne(two).f_ne(v);
        let len = r.len(&mut w.s);
        let n = w.s.sym(w.i);
        let member = r.contains(&mut w.s, n);
        for at in points(1) {
            let all = elements(&w, &at, &r);
            assert_eq!(value(&w, &at, len), all.len() as i64, "{at:?}");
            let mut ev = evaluator(&w.s, &w.symbols, &at);
            for x in LO - 1..=HI + 1 {
                ev.bind(w.i, Num::int(x));
                assert_eq!(ev.truth(member).unwrap(), all.contains(&x), "{x} {at:?}");
            }
        }
    }
}

#[test]
fn overlap_and_difference() {
    for (p, q) in [(1i64, 1i64), (2, 2), (1, 3), (2, 3), (4, 6), (6, 4)] {
        let mut w = world();
        let [s, e, v, d] = syms(&mut w);
        let three = w.s.int(3);
        let (pe, qe) = (w.s.int(p), w.s.int(q));
        let far = w.s.add_num(v, 7i64);
        let a = Range::with_step(&mut w.s, s, far, pe).f_ne(three);
        let b = Range::with_step(&mut w.s, v, e, qe).f_ne(d).f_ne(s);
        let o = a.omega(&mut w.s, &b).unwrap();
        let len = o.len(&mut w.s);
        // the same class for the difference
        let mut c = b.clone();
        c.stride = a.stride;
        let parts = a.difference(&mut w.s, &c).unwrap();
        for at in points(1) {
            let (ea, eb, ec) =
                (elements(&w, &at, &a), elements(&w, &at, &b), elements(&w, &at, &c));
            let both: Vec<i64> = ea.iter().copied().filter(|n| eb.contains(n)).collect();
            assert_eq!(elements(&w, &at, &o), both, "{p} {q} {at:?}");
            assert_eq!(value(&w, &at, len), both.len() as i64);
            let mut outside: Vec<i64> = parts.iter().flat_map(|r| elements(&w, &at, r)).collect();
            outside.sort_unstable();
            let want: Vec<i64> = ea.iter().copied().filter(|n| !ec.contains(n)).collect();
            assert_eq!(outside, want, "{p} {at:?}");
        }
    }
}

#[test]
fn steps_that_are_symbols() {
    let mut w = world();
    let [s, e, v, p] = syms(&mut w);
    let r = Range::with_step(&mut w.s, s, e, p).f_ne(v);
    let len = r.len(&mut w.s);
    for at in points(1) {
        if at[3] >= 1 {
            assert_eq!(value(&w, &at, len), elements(&w, &at, &r).len() as i64, "{at:?}");
        }
    }
    let two = w.s.int(2);
    let other = Range::with_step(&mut w.s, s, e, two);
    assert!(matches!(r.omega(&mut w.s, &other), Err(RangeError::DifferentSteps { .. })));
}

/// SplitMix64.
struct Rng(u64);

impl Rng {
    fn below(&mut self, n: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        (z ^ (z >> 31)) % n
    }
}

/// Unions of ranges: both ways of counting, against enumeration.
#[test]
fn unions_of_overlapping_terms() {
    let mut r = Rng(1);
    for case in 0..150 {
        let mut w = world();
        let operands = syms(&mut w);
        let step = [1i64, 1, 2, 3][r.below(4) as usize];
        let p = w.s.int(step);
        let r0 = Range::with_step(&mut w.s, operands[0], operands[1], p);
        let mut terms = Vec::new();
        for _ in 0..1 + r.below(4) {
            let mut conditions = Vec::new();
            for _ in 0..1 + r.below(3) {
                let rop = ROPS[r.below(6) as usize];
                let at = operands[r.below(4) as usize];
                let v = w.s.add_num(at, r.below(5) as i64 - 2);
                conditions.push(RangeCondition::Compare(rop, v));
            }
            let mut t = Term::new(&mut w.s, conditions);
            if r.below(4) == 0 {
                t.guard = ConditionExpr::new(w.s.gt(operands[2], operands[3]));
            }
            terms.push(t);
        }
        let ac = AffineConditions { terms };
        let ranges: Vec<Guarded> = ac.ranges(&mut w.s, &r0).unwrap();
        let mut facts = Facts::new();
        let assume_nonempty = r.below(2) == 0;
        if assume_nonempty {
            let c = w.s.le(operands[0], operands[1]);
            facts.assume(&mut w.s, c);
        }
        let a = count_by_inclusion_exclusion(&mut w.s, &mut facts, &ranges).unwrap();
        let b = count_by_decomposition(&mut w.s, &mut facts, &ranges).unwrap();
        let ratio = true_ratio(&mut w.s, &mut facts, &r0, &ac).unwrap();
        for at in points(7) {
            if assume_nonempty && at[0] > at[1] {
                continue;
            }
            let all = elements(&w, &at, &r0);
            let mut union: Vec<i64> = Vec::new();
            for g in &ranges {
                if value(&w, &at, g.guard) == 1 {
                    union.extend(elements(&w, &at, &g.range));
                }
            }
            union.sort_unstable();
            union.dedup();
            let want = union.len() as i64;
            assert_eq!(value(&w, &at, a), want, "case {case}: {at:?} {}", w.s.display(a));
            assert_eq!(value(&w, &at, b), want, "case {case}: {at:?} {}", w.s.display(b));
            let q = evaluator(&w.s, &w.symbols, &at).eval(ratio.ratio).unwrap();
            let exact = match all.len() as i64 {
                0 => Num::ZERO,
                n => Num::ratio(want, n),
            };
            assert_eq!(q, exact, "case {case}: {at:?}");
        }
    }
}

/// Conditions as expressions: their recovery, against evaluating the condition itself.
#[test]
fn conditions_from_expressions() {
    let texts = [
        "i != 0 && i <= v",
        "2*i >= v || i == w",
        "3*i == v",
        "3*i != v && i < w",
        "!(i > v && i < w)",
        "i mod 3 == 1",
        "i mod 2 != v mod 2 || i > w",
        "(2*i + v) mod 5 <= 2",
        "(3*i + v) mod 4 < w",
        "v*i >= w",
        "v*i + 2 != w && i >= 1",
        "v*i == 2*w",
        "ite(i > v, i < w, i mod 4 == 2)",
        "v > w || i == v",
        "v > w && i != v && i != w && i != 2",
        "i == v || i == w || i == v + w || i >= 3",
        "max(i, v) > w",
        "min(i - v, w) >= 0",
        "floor(i/2) >= v",
        "i + 3 > v && 7 - 2*i >= w",
        "0 == 1",
        "0 == 0",
    ];
    for text in texts {
        for step in [1i64, 2, 3] {
            let mut w = world();
            let [s, e, ..] = syms(&mut w);
            let p = w.s.int(step);
            let r0 = Range::with_step(&mut w.s, s, e, p);
            let cond = w.s.parse(text).unwrap();
            let ac = AffineConditions::of(&mut w.s, cond, w.i).unwrap();
            let ratio = true_ratio(&mut w.s, &mut Facts::new(), &r0, &ac).unwrap();
            for at in points(3) {
                let mut ev = evaluator(&w.s, &w.symbols, &at);
                let want = elements(&w, &at, &r0)
                    .into_iter()
                    .filter(|&n| {
                        ev.bind(w.i, Num::int(n));
                        ev.truth(cond).unwrap()
                    })
                    .count();
                assert_eq!(value(&w, &at, ratio.satisfied), want as i64, "{text} {step} {at:?}");
            }
        }
    }
}

#[test]
fn what_is_not_affine_says_so() {
    let mut w = world();
    for text in ["i^2 > v", "i*i == 4", "bitand(i, v) == 0", "i mod v == 0", "2^i > v"] {
        let cond = w.s.parse(text).unwrap();
        let e = AffineConditions::of(&mut w.s, cond, w.i).unwrap_err();
        assert!(matches!(e, RangeError::NotAffine { .. }), "{text}");
        assert!(e.to_string().contains("not affine in `i`"), "{e}");
    }
    let many: Vec<String> = (0..10).map(|k| format!("(i > v + {k}*w || i < {k}*w)")).collect();
    let cond = w.s.parse(&many.join(" && ")).unwrap();
    let e = AffineConditions::of(&mut w.s, cond, w.i).unwrap_err();
    assert_eq!(e, RangeError::TooManyTerms { limit: 64 });
}

/// The paper's example, with and without the assumption that it makes silently.
#[test]
fn the_border_of_a_convolution() {
    let mut s = Store::new();
    let h = s.parameter("H", 32);
    let i = s.symbol("i", SymKind::Index, None, None);
    let cond = s.parse("i != 0 && i <= H").unwrap();
    let (zero, last) = (s.zero(), s.add_num(h, 1i64));
    let r0 = Range::new(zero, last);
    let ac = AffineConditions::of(&mut s, cond, i).unwrap();
    let mut facts = Facts::new();
    let c = s.ge0(h);
    facts.assume(&mut s, c);
    let assumed = true_ratio(&mut s, &mut facts, &r0, &ac).unwrap();
    assert_eq!(s.display(assumed.ratio).to_string(), "H/(H + 2)");
    let always = true_ratio(&mut s, &mut Facts::new(), &r0, &ac).unwrap();
    let at = |e: Expr, v: i64| {
        let mut ev = Evaluator::new(&s);
        ev.bind_name("H", Num::int(v));
        ev.eval(e).unwrap()
    };
    assert_eq!(at(assumed.ratio.expr(), 100), Num::ratio(100, 102));
    for v in -5..20 {
        let total = (v + 2).max(0);
        let satisfied = v.max(0);
        assert_eq!(at(always.total.expr(), v), Num::int(total));
        assert_eq!(at(always.satisfied.expr(), v), Num::int(satisfied));
        let ratio = if total == 0 { Num::ZERO } else { Num::ratio(satisfied, total) };
        assert_eq!(at(always.ratio.expr(), v), ratio);
    }
}
