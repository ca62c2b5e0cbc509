//! Every rule of the tables of sums: its example, and its statement on a small box.

use super::engine::{Engine, Part, Summation, SUMS};
use super::quotient_blocks::{BlockSum, Blocks, Divisor, BLOCKS};
use super::split_selection::{Split, SPLITS};
use super::{sum_range, sum_range_within, NoClosedForm, RangeSum};
use crate::expr::{Evaluator, Expr, Num, Store, Sym, SymKind};
use crate::facts::Facts;
use crate::limits::Limits;
use crate::rules::{Example, RuleInfo, Settings};
use std::sync::Arc;

const NAMES: [&str; 5] = ["n", "m", "a", "b", "d"];

/// A sum, what is known, and the store that they are built in.
pub(super) struct Case {
    pub(super) s: Store,
    given: Expr,
    facts: Facts,
    sum: RangeSum,
}

impl Case {
    pub(super) fn new(settings: Settings, given: &str, [lo, hi]: [&str; 2], summand: &str) -> Case {
        let mut s = Store::with_settings(Arc::new(settings));
        for name in NAMES {
            s.parameter(name, 32);
        }
        let [lo, hi] = [lo, hi].map(|e| s.parse(e).unwrap_or_else(|e| panic!("{e}")));
        let least = s.as_const(lo).cloned();
        let var = s.symbol("i", SymKind::Index, least, None);
        let summand = s.parse(summand).unwrap_or_else(|e| panic!("`{summand}`: {e}"));
        let given = s.parse_condition(given).unwrap_or_else(|e| panic!("`{given}`: {e}"));
        let mut facts = Facts::new();
        facts.assume(&mut s, given);
        Case { s, given, facts, sum: RangeSum { var, lo, hi, summand } }
    }

    fn of(rule: &RuleInfo, off: &[&str]) -> Case {
        let settings = Settings::default().without_rules(off).expect("rules");
        let Example::Sum { given, lo, hi, summand, .. } = rule.example else {
            panic!("{} has an example of another stage", rule.name)
        };
        Case::new(settings, given, [lo, hi], summand)
    }

    pub(super) fn closed(&mut self) -> Result<Expr, NoClosedForm> {
        sum_range(&mut self.s, &self.facts, &self.sum)
    }

    /// What the rules of the table of sums look at.
    fn prepared<T>(&mut self, f: impl FnOnce(&mut Engine<'_>, &mut Facts, &Summation) -> T) -> T {
        let RangeSum { var, lo, hi, summand } = self.sum;
        let mut engine = Engine::new(&mut self.s, var, u64::MAX);
        let mut facts = self.facts.clone();
        let sum = engine.prepared(&mut facts, Part { lo, hi, body: summand });
        f(&mut engine, &mut facts, &sum)
    }

    fn applied(&mut self, rule: &RuleInfo) -> bool {
        self.s.rule_log().applied().contains(rule.name)
    }

    fn value(&self, e: Expr, point: &[(&str, i64)], index: Option<i64>) -> Num {
        let mut ev = Evaluator::new(&self.s);
        for &(name, v) in point {
            ev.bind_name(name, Num::int(v));
        }
        if let Some(i) = index {
            ev.bind(self.sum.var, Num::int(i));
        }
        ev.eval(e).unwrap_or_else(|e| panic!("at {point:?}, {index:?}: {e:?}"))
    }

    /// The names of parameters in the sum.
    fn names(&self) -> Vec<&'static str> {
        let mut found = Vec::new();
        let RangeSum { lo, hi, summand, .. } = self.sum;
        let symbols: Vec<Sym> = NAMES.iter().filter_map(|n| self.s.find_symbol(n)).collect();
        self.s.visit(&[lo, hi, summand, self.given], |_, node| {
            if let crate::expr::Node::Symbol(x) = node {
                found.extend(symbols.iter().position(|s| s == x).map(|k| NAMES[k]));
            }
        });
        found
    }

    /// A closed form equals the plain sum at each point of a small box where what is given holds.
    pub(super) fn holds(&self, closed: Expr, what: &str) {
        if let Some(difference) = self.difference(closed) {
            panic!("{what} {difference}");
        }
    }

    /// A point of the box at which the closed form is another number than the sum, in words.
    fn difference(&self, closed: Expr) -> Option<String> {
        let names = self.names();
        let mut seen = 0;
        for k in 0..9usize.pow(names.len() as u32) {
            let at = |j: usize| (k / 9usize.pow(j as u32) % 9) as i64 - 3;
            let point: Vec<(&str, i64)> =
                names.iter().enumerate().map(|(j, n)| (*n, at(j))).collect();
            if self.value(self.given, &point, None).is_zero() {
                continue;
            }
            seen += 1;
            let end = |e| self.value(e, &point, None).as_i128().expect("small") as i64;
            let mut wanted = Num::ZERO;
            for i in end(self.sum.lo)..=end(self.sum.hi) {
                wanted = wanted + self.value(self.sum.summand, &point, Some(i));
            }
            let found = self.value(closed, &point, None);
            if found != wanted {
                let closed = self.s.display(closed);
                return Some(format!("at {point:?}: {closed} is {found}, not {wanted}"));
            }
        }
        (seen < 4).then(|| format!("at {seen} points only"))
    }
}

fn tables() -> impl Iterator<Item = &'static RuleInfo> {
    super::stage_rules().filter(|r| matches!(r.example, Example::Sum { .. }))
}

#[test]
fn examples_of_closing_rules_fire_them_first() {
    for rule in SUMS {
        Case::of(&rule.info, &[]).prepared(|e, facts, sum| {
            for earlier in SUMS.iter().take_while(|r| r.info.name != rule.info.name) {
                let fires = (earlier.apply)(e, facts, sum).is_some();
                assert!(!fires, "{} before {}", earlier.info.name, rule.info.name);
            }
            assert!((rule.apply)(e, facts, sum).is_some(), "{} applies", rule.info.name);
        });
    }
}

#[test]
fn examples_of_splits_fire_them_first() {
    for rule in SPLITS {
        Case::of(&rule.info, &[]).prepared(|e, _, sum| {
            // the rule itself says where in the summand its obstacle is
            let mut inside = Vec::new();
            e.s.visit(&[sum.part.body], |x, _| inside.push(x));
            let obstacle = inside.into_iter().find(|&x| (rule.apply)(e, x).is_some());
            let name = rule.info.name;
            let obstacle = obstacle.unwrap_or_else(|| panic!("{name} does not apply"));
            for earlier in SPLITS.iter().take_while(|r| r.info.name != rule.info.name) {
                let fires = (earlier.apply)(e, obstacle).is_some();
                assert!(!fires, "{} before {name}", earlier.info.name);
            }
        });
    }
}

#[test]
fn examples_of_sums_over_blocks_fire_their_rules_first() {
    for rule in BLOCKS {
        Case::of(&rule.info, &[]).prepared(|e, facts, sum| {
            let Some(Split::Blocks(blocks)) = e.select_split(sum.part.body) else {
                panic!("{} is no sum over blocks", rule.info.name)
            };
            let positive = e.is_positive(facts, blocks.m);
            let divisor = if positive { Divisor::Positive } else { Divisor::Unsure };
            let blocks: &Blocks = &blocks;
            let sum = BlockSum { part: sum.part, blocks, divisor };
            for earlier in BLOCKS.iter().take_while(|r| r.info.name != rule.info.name) {
                let fires = (earlier.apply)(e, facts, &sum).is_some();
                assert!(!fires, "{} before {}", earlier.info.name, rule.info.name);
            }
            assert!((rule.apply)(e, facts, &sum).is_some(), "{} applies", rule.info.name);
        });
    }
}

#[test]
fn closed_forms_are_those_of_the_examples() {
    let mut other = Vec::new();
    for rule in tables() {
        let mut case = Case::of(rule, &[]);
        let found = case.closed().unwrap_or_else(|e| panic!("{}: {e}", rule.name));
        assert!(case.applied(rule), "{}: {:?}", rule.name, case.s.rule_log().applied());
        let Example::Sum { closed, .. } = rule.example else { unreachable!("filtered") };
        let text = case.s.display(found).to_string();
        if text != closed {
            other.push(format!("{}\t{text}", rule.name));
        }
    }
    assert!(other.is_empty(), "other forms than the examples have:\n{}", other.join("\n"));
}

#[test]
fn examples_hold_on_every_value_of_a_small_box() {
    let mut wrong = Vec::new();
    for rule in tables() {
        let mut case = Case::of(rule, &[]);
        let closed = case.closed().unwrap_or_else(|e| panic!("{}: {e}", rule.name));
        if let Some(difference) = case.difference(closed) {
            // the rule itself, or one that its example needs beside it
            let others: Vec<_> =
                tables().filter(|r| r.name != rule.name && case.applied(r)).collect();
            let others: Vec<&str> = others.iter().map(|r| r.name).collect();
            wrong.push(format!("{} (with {}) {difference}", rule.name, others.join(", ")));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// A rule that is off does not answer, and what others find in its place is right.
#[test]
fn a_rule_that_is_off_costs_formulas_at_most() {
    for rule in tables() {
        let mut case = Case::of(rule, &[rule.name]);
        let closed = case.closed();
        assert!(!case.applied(rule), "{} answers", rule.name);
        match closed {
            Ok(e) => case.holds(e, rule.name),
            Err(e) => assert!(matches!(e, NoClosedForm::NoRule { .. }), "{}: {e}", rule.name),
        }
    }
}

/// What is given up because a limit ended is told from what no rule applies to.
#[test]
fn limits_that_end_are_named() {
    let none = |settings: Settings, summand: &str| {
        let mut case = Case::new(settings, "n >= 0", ["0", "n"], summand);
        let e = case.closed().expect_err(summand);
        match e {
            NoClosedForm::NoRule { part } => case.s.display(part).to_string(),
            NoClosedForm::Limit { name } => format!("limit {name}"),
        }
    };
    let hard = "i + m*floor(n/(i^2 + 1))";
    assert_eq!(none(Settings::default(), hard), "floor(n/(i^2 + 1))");
    let compared = "ite(i >= m, ite(i >= a, 2^i, i), ite(i >= b, 3, max(i, d)))";
    let within = |change: fn(&mut Limits), summand| {
        let mut limits = Limits::default();
        change(&mut limits);
        none(Settings::new(limits), summand)
    };
    assert_eq!(within(|l| l.sums.ranges = 4, compared), "limit ranges");
    assert_eq!(within(|l| l.sums.work = 8, compared), "limit work");
    assert_eq!(within(|l| l.sums.residues = 4, "i*floor((2*i)/17)"), "limit residues");
    let extrema = "max(i, m) + min(i, n - i, a)";
    assert_eq!(within(|l| l.sums.choices = 0, extrema), "limit choices");
    let blocks = "i*((i + a) mod (d^2 + 1))";
    assert_eq!(within(|l| l.sums.nested_blocks = 0, blocks), "limit nested_blocks");
    // of one rule: others are tried, and none applies
    let cubic = "[i^3 >= 3*i^2 + 5]";
    assert_eq!(within(|l| l.sums.sign_degree = 2, cubic), "limit sign_degree");
    assert_eq!(within(|l| l.sums.sign_bits = 1, cubic), "limit sign_bits");
}

#[test]
fn an_allowance_that_is_used_up_is_a_limit() {
    let Case { mut s, facts, sum, .. } =
        Case::new(Settings::default(), "n >= 0", ["0", "n"], "max(i, m)");
    let mut allowance = 0;
    let found = sum_range_within(&mut s, &facts, &sum, &mut allowance);
    assert_eq!(found, Err(NoClosedForm::Limit { name: "work" }));
    let mut allowance = 10_000;
    assert!(sum_range_within(&mut s, &facts, &sum, &mut allowance).is_ok());
    assert!(allowance < 10_000);
}

/// What the examples of the tables leave out: unknown signs, falling steps, several obstacles at once.
#[test]
fn sums_equal_the_plain_sums() {
    for (given, [lo, hi], summand) in [
        // ranges of any length, from any start
        ("1", ["m", "n"], "i^2"),
        ("1", ["m", "n"], "ite(i >= a, 3, i)"),
        // coefficients of unknown sign
        ("1", ["0", "n"], "[m*i >= a]"),
        ("1", ["0", "n"], "[m*i == a]*i"),
        ("m < 0", ["0", "n"], "ite(m*i + a >= 0, i, 1)"),
        ("m < 0", ["0", "n"], "ite(m*i == a, i, 1)"),
        ("1", ["0", "n"], "[i != m && i >= a]"),
        ("1", ["0", "n"], "[i <= m || i >= a || n == 3]"),
        // extrema of several operands
        ("1", ["0", "n"], "max(i, m, n - i)"),
        ("1", ["0", "n"], "min(i, m, a - i)*i"),
        ("1", ["0", "n"], "max(0, floor((i + m)/2) - ceil((i - a)/2) + 1)"),
        // quotients and remainders, upwards and downwards, by divisors of both signs
        ("m != 0", ["0", "n"], "floor((a - i)/m)"),
        ("m != 0", ["0", "n"], "((a - i) mod m)*i"),
        ("m > 0", ["0", "n"], "floor((3*i + a)/m)"),
        ("m != 0", ["0", "n"], "[floor((i + a)/m) <= 1]"),
        ("m != 0", ["0", "n"], "[(3*i + a) mod m == 1]"),
        ("1", ["m", "n"], "floor(i/3)*i"),
        ("1", ["m", "n"], "floor((2*i + a)/6)"),
        ("1", ["m", "n"], "floor(floor(i/2)/3)*i"),
        ("1", ["m", "n"], "[i - floor(i/7) >= a]"),
        // powers and halvings
        ("1", ["0", "n"], "[2^i >= m]*i"),
        ("1", ["0", "n"], "ite(floor(m/2^i) >= 1, i, 3)"),
        ("m >= 0", ["0", "n"], "floor(m/2^(i + 1))"),
        ("1", ["m", "n"], "[i^3 - 4*i >= 0]"),
        // numbers without their sign
        ("1", ["m", "n"], "[unsigned32(i) >= 3]"),
        ("1", ["m", "n"], "ite([i >= a] > 0, i, unsigned32(i))"),
    ] {
        let mut case = Case::new(Settings::default(), given, [lo, hi], summand);
        let closed = case.closed().unwrap_or_else(|e| {
            let NoClosedForm::NoRule { part } = e else { panic!("{summand}: {e}") };
            panic!("{summand}: no rule for {}", case.s.display(part))
        });
        case.s.visit(&[closed], |_, node| {
            assert!(!matches!(node, crate::expr::Node::SumOver { .. }), "{summand}")
        });
        case.holds(closed, summand);
    }
}

/// The part that has no closed form is the innermost one, with the factors of the summand in it.
#[test]
fn the_part_that_no_rule_closes_is_named() {
    for (summand, wanted) in [
        ("m*floor(n/(i^2 + 1)) + i", "floor(n/(i^2 + 1))"),
        ("ite(i >= m, 2^(i^2), 3)", "2^(i^2)"),
        ("max(i, floor(n/(i^2 + 1)))", "i >= floor(n/(i^2 + 1))"),
    ] {
        let mut case = Case::new(Settings::default(), "m >= 0 && n >= m + 20", ["0", "n"], summand);
        let Err(NoClosedForm::NoRule { part }) = case.closed() else { panic!("{summand}") };
        assert_eq!(case.s.display(part).to_string(), wanted);
    }
}

/// What a tile does in steps of four, tile by tile, the last of which is a rest.
#[test]
fn remainders_of_tiles_with_a_rest() {
    let given = "n >= 1 && m >= 1 && a >= 1";
    for summand in [
        "ite(a > m*i, (min(a, m*(i + 1)) - min(a, m*i)) mod 4, 0)",
        "ite(a > m*i && (min(a, m*(i + 1)) - m*i) mod 4 > 0, 3 - ((m*i - min(a, m*(i + 1)) + 3) mod 4), 0)",
        "ite(a > m*i && min(a, m*(i + 1)) >= min(a, m*i) + 4, ceil((min(a, m*(i + 1)) - m*i - 3)/4), 0)",
    ] {
        let mut case = Case::new(Settings::default(), given, ["0", "n - 1"], summand);
        let closed = case.closed().unwrap_or_else(|e| panic!("{summand}: {e:?}"));
        case.holds(closed, summand);
    }
}
