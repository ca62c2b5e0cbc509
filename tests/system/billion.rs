//! Closed forms of the corpus at sizes of 10^9, where counts exceed 2^64: against a plain
//! evaluation of the same formulas in big rationals, node by node.

use super::support::{kernels, parallel, Kernel};
use num_bigint::BigInt;
use num_rational::BigRational;
use std::collections::HashMap;
use symprof::expr::{Expr, Node, Store};
use symprof::profile::{ModuleProfile, Options, Status};
use symprof_core::expr::{Evaluator, Num};

/// Steps of an evaluator in all formulas of a kernel: a closed form has few, at any size.
const STEPS: u64 = 20_000;

fn int(v: i128) -> BigRational {
    BigRational::from_integer(BigInt::from(v))
}

fn truth(v: bool) -> Option<BigRational> {
    Some(int(v.into()))
}

/// The value of each node; `None` where it has none, or where it is an operation left out here.
fn values(
    s: &Store,
    root: Expr,
    symbols: &HashMap<String, i128>,
) -> HashMap<Expr, Option<BigRational>> {
    let mut all: HashMap<Expr, Option<BigRational>> = HashMap::new();
    let zero = int(0);
    s.visit(&[root], |e, node| {
        let at = |x: &Expr| all.get(x).cloned().flatten();
        let wrapped = |x: BigRational, width: u8, signed: bool| {
            let m = BigRational::from_integer(BigInt::from(1) << width);
            let r = &x - (&x / &m).floor() * &m;
            let half = BigRational::from_integer(BigInt::from(1) << (width - 1));
            if signed && r >= half {
                r - m
            } else {
                r
            }
        };
        let all_of = |args: &[Expr], decisive: bool| {
            let values: Vec<_> = args.iter().map(&at).collect();
            if values.iter().flatten().any(|v| (*v != zero) == decisive) {
                return truth(decisive);
            }
            values.iter().all(Option::is_some).then(|| int((!decisive).into()))
        };
        let value = match node {
            Node::Const(v) => Some(v.to_big()),
            Node::Symbol(v) => symbols.get(&s.symbol_data(*v).name).map(|v| int(*v)),
            Node::Sum(c, terms) => {
                terms.iter().try_fold(c.to_big(), |sum, (k, t)| Some(sum + k.to_big() * at(t)?))
            }
            Node::Product(factors) => {
                let values: Vec<_> = factors.iter().map(|(f, n)| (at(f), *n)).collect();
                if values.iter().any(|(v, _)| v.as_ref().is_some_and(|v| *v == zero)) {
                    Some(int(0))
                } else {
                    values.into_iter().try_fold(int(1), |p, (v, n)| {
                        let v = v?;
                        Some((0..n).fold(p, |p, _| p * &v))
                    })
                }
            }
            Node::FloorDiv(a, b) => {
                at(a).zip(at(b)).filter(|(_, b)| *b != zero).map(|(a, b)| (a / b).floor())
            }
            Node::Mod(a, b) => at(a)
                .zip(at(b))
                .filter(|(_, b)| *b != zero)
                .map(|(a, b)| &a - (&a / &b).floor() * b),
            Node::Min(args) => {
                args.iter().map(&at).collect::<Option<Vec<_>>>().and_then(|v| v.into_iter().min())
            }
            Node::Max(args) => {
                args.iter().map(&at).collect::<Option<Vec<_>>>().and_then(|v| v.into_iter().max())
            }
            Node::Ge0(x) => at(x).and_then(|v| truth(v >= zero)),
            Node::Eq0(x) => at(x).and_then(|v| truth(v == zero)),
            Node::Not(x) => at(x).and_then(|v| truth(v == zero)),
            Node::And(args) => all_of(args, false),
            Node::Or(args) => all_of(args, true),
            Node::Ite(c, a, b) => at(c).and_then(|c| if c == zero { at(b) } else { at(a) }),
            Node::Wrap { signed, width, arg } => at(arg).map(|v| wrapped(v, *width, *signed)),
            Node::Unsigned(width, arg) => at(arg).map(|v| wrapped(v, *width, false)),
            _ => None,
        };
        all.insert(e, value);
    });
    all
}

/// Formulas compared, those over 2^64, and what went wrong.
fn check(kernel: &Kernel) -> (usize, usize, Vec<String>) {
    let loaded = symprof::input::load(&kernel.ir).expect("the kernel loads");
    let profile = ModuleProfile::new(&loaded.module, Options::default());
    let function = profile.function(profile.by_name(&kernel.function).expect("it is there"));
    let store = function.store();
    let (mut compared, mut huge, mut wrong) = (0, 0, Vec::new());
    for size in [1_000_000_000i128, 999_999_937] {
        let names = kernel.runs[0].args.iter().map(|(n, _)| n.clone());
        let symbols: HashMap<String, i128> =
            names.zip([0, 3, 1, 7, 2, 5].into_iter().cycle()).map(|(n, d)| (n, size - d)).collect();
        let mut evaluator = Evaluator::new(store).with_budget(STEPS);
        for (name, v) in &symbols {
            evaluator.bind_name(name, Num::int(*v));
        }
        for b in function.blocks() {
            let Some(e) = b.count.formula().map(|e| e.expr()) else { continue };
            if b.count.status() != Status::ClosedForm {
                continue;
            }
            let quick = evaluator.eval(e).ok().map(|v| v.to_big());
            let Some(plain) = values(store, e, &symbols).remove(&e).flatten() else { continue };
            compared += 1;
            huge += usize::from(plain > BigRational::from_integer(BigInt::from(1) << 64));
            if quick.as_ref() != Some(&plain) {
                wrong.push(format!("{} {}: {quick:?}, not {plain}", kernel.name, b.name));
            }
        }
    }
    (compared, huge, wrong)
}

#[test]
fn formulas_at_a_billion() {
    let (mut compared, mut huge, mut wrong) = (0, 0, Vec::new());
    for folder in ["corpus/tvm", "corpus/tvm-llvm22", "listings"] {
        for (c, h, w) in parallel(&kernels(folder), check) {
            compared += c;
            huge += h;
            wrong.extend(w);
        }
    }
    println!("{compared} values compared, {huge} over 2^64");
    assert!(wrong.is_empty(), "{} wrong: {:?}", wrong.len(), &wrong[..wrong.len().min(10)]);
    assert!(compared > 4000 && huge > 300, "{compared} compared, {huge} over 2^64");
}
