//! Random texts: what they mean is what an evaluator of their own says, and what is printed of them
//! reads back as the same expression.

use crate::expr::{Evaluator, Num, Store, Written};
use proptest::prelude::*;

/// An expression as a person might write it.
#[derive(Clone, Debug)]
enum Tree {
    Number(u16, u8),
    Name(usize),
    Unary(&'static str, Box<Tree>),
    /// operators of one precedence and their operands
    Chain(Box<Tree>, Vec<(&'static str, Tree)>),
    Call(&'static str, Vec<Tree>),
    Sum(u8, Box<Tree>),
    Defined(Box<Tree>, Box<Tree>),
}

const NAMES: [&str; 4] = ["n", "m", "`a b`", "arg0[24][-8]"];

/// How tightly an operator binds.
fn level(op: &str) -> u8 {
    match op {
        "||" | "or" => 1,
        "&&" | "and" => 2,
        "not " => 3,
        "<" | "<=" | ">" | ">=" | "==" | "!=" => 4,
        "+" | "-" => 5,
        "*" | "%" | "mod" => 6,
        "^" => 7,
        _ => 8,
    }
}

impl Tree {
    fn level(&self) -> u8 {
        match self {
            Tree::Unary("-", _) => 5,
            Tree::Unary("not ", _) => 3,
            Tree::Unary(..) => 4,
            Tree::Chain(_, rest) => rest.iter().map(|r| level(r.0)).min().unwrap_or(8),
            _ => 8,
        }
    }

    /// The text, in parentheses if it binds less than its place.
    fn text(&self, place: u8) -> String {
        let text = match self {
            Tree::Number(v, 0) => v.to_string(),
            Tree::Number(v, 1) => format!("{v:#x}"),
            Tree::Number(v, 2) => format!("{v:#b}"),
            Tree::Number(v, _) => format!("{}_{:02}", v / 100, v % 100),
            Tree::Name(k) => NAMES[*k].to_owned(),
            Tree::Unary("-", t) => format!("-{}", t.text(6)),
            Tree::Unary("not ", t) => format!("not {}", t.text(3)),
            Tree::Unary(op, t) => format!("{op}{}", t.text(8)),
            Tree::Chain(first, rest) => {
                let own = self.level();
                let mut text = first.text(own + u8::from(own == 4 || own == 7));
                for (op, t) in rest {
                    text += &format!(" {op} {}", t.text(own + 1));
                }
                text
            }
            Tree::Call("[", args) => format!("[{}]", args[0].text(0)),
            Tree::Call("floor(" | "ceil(" | "trunc(", args) => {
                let Tree::Call(name, _) = self else { return String::new() };
                format!("{name}{}/{})", args[0].text(7), args[1].text(8))
            }
            Tree::Call(name, args) => {
                let args: Vec<String> = args.iter().map(|a| a.text(0)).collect();
                format!("{name}{})", args.join(","))
            }
            Tree::Sum(hi, body) => format!("sum(i = 1..{hi}, i*{})", body.text(7)),
            // a text has definitions only at its end
            Tree::Defined(e, _) => return e.text(place),
        };
        if self.level() < place {
            format!("({text})")
        } else {
            text
        }
    }

    /// Its value, where it has one of a size that fits.
    fn value(&self, at: &[i128; 4]) -> Option<i128> {
        let truth = |b: bool| Some(i128::from(b));
        let value = match self {
            Tree::Number(v, _) => i128::from(*v),
            Tree::Name(k) => at[*k],
            Tree::Unary("-", t) => -t.value(at)?,
            Tree::Unary(_, t) => i128::from(t.value(at)? == 0),
            Tree::Chain(first, rest) => {
                let mut all = true;
                let mut v = first.value(at)?;
                for (op, t) in rest {
                    let w = t.value(at)?;
                    let compared = match *op {
                        "<" => Some(v < w),
                        "<=" => Some(v <= w),
                        ">" => Some(v > w),
                        ">=" => Some(v >= w),
                        "==" => Some(v == w),
                        "!=" => Some(v != w),
                        _ => None,
                    };
                    if let Some(c) = compared {
                        all &= c;
                        v = w;
                        continue;
                    }
                    v = match *op {
                        "||" | "or" => i128::from(v != 0 || w != 0),
                        "&&" | "and" => i128::from(v != 0 && w != 0),
                        "+" => v + w,
                        "-" => v - w,
                        "*" => v * w,
                        "%" | "mod" => v - w * floor(v, w)?,
                        _ => v.checked_pow(u32::try_from(w).ok()?)?,
                    };
                }
                if self.level() == 4 {
                    return truth(all);
                }
                v
            }
            Tree::Call(name, args) => {
                let args: Vec<i128> = args.iter().map(|a| a.value(at)).collect::<Option<_>>()?;
                match (*name, args.as_slice()) {
                    ("[", [a]) => *a,
                    ("min(", [a, b]) => *a.min(b),
                    ("max(", [a, b]) => *a.max(b),
                    ("abs(", [a]) => a.abs(),
                    ("s8(" | "signed8(", [a]) => (a + 128).rem_euclid(256) - 128,
                    ("u8(", [a]) => a.rem_euclid(256),
                    ("floor(", [a, b]) => floor(*a, *b)?,
                    ("ceil(", [a, b]) => -floor(-*a, *b)?,
                    ("trunc(", [a, b]) => a.checked_div(*b)?,
                    ("rem(", [a, b]) => a.checked_rem(*b)?,
                    ("ite(", [c, a, b]) => *(if *c != 0 { a } else { b }),
                    _ => return None,
                }
            }
            Tree::Sum(hi, body) => i128::from(*hi) * (i128::from(*hi) + 1) / 2 * body.value(at)?,
            Tree::Defined(e, _) => e.value(at)?,
        };
        (value.abs() < 1 << 40).then_some(value)
    }
}

fn floor(a: i128, b: i128) -> Option<i128> {
    (b != 0).then(|| num_integer::Integer::div_floor(&a, &b))
}

fn boxed(t: Tree) -> Box<Tree> {
    Box::new(t)
}

fn integer() -> BoxedStrategy<Tree> {
    let leaf = prop_oneof![
        (0u16..300, 0u8..4).prop_map(|(v, form)| Tree::Number(v, form)),
        (0..NAMES.len()).prop_map(Tree::Name),
    ];
    leaf.prop_recursive(4, 24, 3, |inner| {
        let some = |ops: &'static [&'static str]| {
            let rest = proptest::collection::vec((proptest::sample::select(ops), inner.clone()), 1..3);
            (inner.clone(), rest).prop_map(|(first, rest)| Tree::Chain(boxed(first), rest))
        };
        let pair = (inner.clone(), inner.clone());
        let names = proptest::sample::select(&["min(", "max(", "floor(", "ceil(", "trunc(", "rem("][..]);
        let one = proptest::sample::select(&["abs(", "s8(", "signed8(", "u8("][..]);
        let condition = condition_of(inner.clone().boxed());
        prop_oneof![
            3 => some(&["+", "-"]),
            3 => some(&["*", "%", "mod"]),
            1 => (inner.clone(), 0u16..4).prop_map(|(t, n)| {
                Tree::Chain(boxed(t), vec![("^", Tree::Number(n, 0))])
            }),
            1 => inner.clone().prop_map(|t| Tree::Unary("-", boxed(t))),
            2 => (names, pair.clone()).prop_map(|(f, (a, b))| Tree::Call(f, vec![a, b])),
            1 => (one, inner.clone()).prop_map(|(f, a)| Tree::Call(f, vec![a])),
            1 => (condition.clone(), pair).prop_map(|(c, (a, b))| Tree::Call("ite(", vec![c, a, b])),
            1 => condition.prop_map(|c| Tree::Call("[", vec![c])),
            1 => (1u8..5, inner).prop_map(|(hi, t)| Tree::Sum(hi, boxed(t))),
        ]
    })
    .boxed()
}

fn condition_of(number: BoxedStrategy<Tree>) -> BoxedStrategy<Tree> {
    let compared = |ops: &'static [&'static str], most: usize| {
        let rest =
            proptest::collection::vec((proptest::sample::select(ops), number.clone()), 1..=most);
        (number.clone(), rest).prop_map(|(first, rest)| Tree::Chain(boxed(first), rest))
    };
    let leaf = prop_oneof![
        compared(&["<", "<="], 2),
        compared(&[">", ">="], 2),
        compared(&["=="], 2),
        compared(&["!="], 1),
    ];
    leaf.prop_recursive(2, 6, 3, |inner| {
        let joined = |ops: &'static [&'static str]| {
            let rest =
                proptest::collection::vec((proptest::sample::select(ops), inner.clone()), 1..3);
            (inner.clone(), rest).prop_map(|(first, rest)| Tree::Chain(boxed(first), rest))
        };
        let not = proptest::sample::select(&["!", "not "][..]);
        prop_oneof![
            2 => joined(&["&&", "and"]),
            2 => joined(&["||", "or"]),
            1 => (not, inner.clone()).prop_map(|(op, t)| Tree::Unary(op, boxed(t))),
        ]
    })
    .boxed()
}

fn any() -> BoxedStrategy<Tree> {
    let whole = prop_oneof![integer(), condition_of(integer())];
    (whole, integer(), 0..8)
        .prop_map(|(t, d, k)| match k {
            0 => Tree::Defined(boxed(t), boxed(d)),
            _ => t,
        })
        .boxed()
}

const SYMBOLS: [&str; 4] = ["n", "m", "a b", "arg0[24][-8]"];

/// Reads the text, compares its value, prints it and reads that.
fn check(tree: &Tree, at: [i128; 4]) -> Result<(), TestCaseError> {
    let text = match tree {
        Tree::Defined(_, d) => format!("{} where unused = {}", tree.text(0), d.text(0)),
        _ => tree.text(0),
    };
    let mut s = Store::new();
    for name in SYMBOLS {
        s.parameter(name, 32);
    }
    let e = s.parse(&text).map_err(|e| TestCaseError::fail(format!("{text}: {e}")))?;
    let printed = s.display(e).to_string();
    prop_assert_eq!(s.parse(&printed), Ok(e), "{} prints as {}", text, printed);
    // in a store of its own it has the same meaning, and its names are those of the text
    let written = Written::parse(&printed).expect("it was read before");
    prop_assert!(written.names().iter().all(|n| SYMBOLS.contains(n)), "{}", printed);
    let mut other = Store::new();
    let again = written.build(&mut other, &mut |s, name| Some(s.parameter(name, 32)));
    let again = again.expect("it was built before");
    let Some(want) = tree.value(&at) else { return Ok(()) };
    for (store, e) in [(&s, e), (&other, again)] {
        let mut ev = Evaluator::new(store).with_budget(100_000);
        for (name, v) in SYMBOLS.iter().zip(at) {
            ev.bind_name(name, Num::int(v));
        }
        prop_assert_eq!(ev.eval(e), Ok(Num::int(want)), "{} prints as {}", text, printed);
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1500))]

    #[test]
    fn texts_mean_what_they_say_and_read_back(
        tree in any(),
        at in proptest::array::uniform4(prop_oneof![-9i128..10, -2000i128..2000]),
    ) {
        check(&tree, at)?;
    }
}
