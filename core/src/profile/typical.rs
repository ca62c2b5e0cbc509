//! What typical uses of a kernel meet: sizes that bound its loops are positive and do not wrap around.
//!
//! A kernel's formulas speak of all inputs, the textbook of those that people run: `n*m`, not
//! `max(0, n)*max(0, m)`. Which inputs these are follows from the loops. A loop whose backedge-taken count `T`
//! parameters alone decide is
//!
//! - entered: `T ≥ 0` where `T` is affine. In a loop that tests at its end `i < n` asks for `n > 0`, in one that
//!   tests at its start for `n >= 0`; `oy <= h + 2*p - k` asks for `h + 2*p >= k`. Of a quotient (an unrolled loop, a tiled one) only that each size in it, which is added
//!   and stands alone, is positive: `floor(n/4)` asks for `n > 0`;
//! - bounded without wraps: `s32(x)` and `u32(x)` in `T` are `x`, with `x` below half of what the type holds.
//!
//! Pads, offsets, strides and flags stay as they are, for they bound no loop by themselves. Ranges that exclude
//! each other (a loop from `n` to `m`, and one from `m` to `n`) are both left as they are. The conditions become
//! part of the domain: beyond them the function is executed, as beyond any other.

use super::condition::{Assumption, Condition};
use super::given::build_condition;
use super::symbols::SymbolTable;
use crate::expr::{for_each_operand, ConditionExpr, CountExpr, Expr, Node, Num, Store, SymKind};
use crate::facts::Facts;
use crate::ir::Type;
use crate::solve::Solution;
use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::VecDeque;

/// The last of several solutions, each under the conditions that follow from the one before, and these.
pub(super) fn solve(
    mut solution: Solution,
    symbols: &SymbolTable,
    given: &[Condition],
    typical: &mut Vec<Condition>,
    solve: &dyn Fn(&[Condition]) -> Solution,
) -> Solution {
    let mut all = given.to_vec();
    for _ in 0..solution.store.limits().profiles.typical_rounds {
        let Solution { store, trip_counts, .. } = &mut solution;
        let known =
            all.iter().filter_map(|c| build_condition(symbols, store, c)).collect::<Vec<_>>();
        let new: Vec<Condition> = conditions(store, symbols, trip_counts, &known)
            .iter()
            .filter_map(|text| match Assumption::parse(text) {
                Ok(Assumption::Condition(c)) => Some(c),
                _ => None,
            })
            .collect();
        if new.is_empty() {
            break;
        }
        all.extend(new.iter().cloned());
        typical.extend(new);
        solution = solve(&all);
    }
    solution
}

/// The conditions under which loops of these backedge-taken counts are entered and do not wrap around, as
/// texts; without those that are `known`. Each visits a count once.
fn conditions(
    s: &mut Store,
    symbols: &SymbolTable,
    trip_counts: &[CountExpr],
    known: &[ConditionExpr],
) -> Vec<String> {
    let mut found = Sizes { symbols, alone: Vec::new(), several: Vec::new(), below: Vec::new() };
    for count in trip_counts {
        found.of_count(s, count.expr());
    }
    let Sizes { alone, several, below, .. } = found;
    let excluded = |s: &mut Store, x: Expr| {
        several.iter().any(|&y| {
            let both = s.add(x, y);
            s.as_const(both).is_some_and(|c| !c.is_positive())
        })
    };
    let apart: Vec<Expr> = several.iter().copied().filter(|&x| !excluded(s, x)).collect();
    let mut facts = Facts::new();
    known.iter().for_each(|&c| facts.assume(s, c.expr()));
    let mut texts = Vec::new();
    for x in alone.into_iter().chain(apart).chain(below) {
        let condition = s.ge0(x);
        // what others say already, or exclude
        if facts.decide(s, condition).is_none() {
            facts.assume(s, condition);
            texts.push(s.display(condition).to_string());
        }
    }
    texts
}

/// What is not negative in typical uses.
struct Sizes<'a> {
    symbols: &'a SymbolTable,
    /// of one symbol
    alone: Vec<Expr>,
    /// of several
    several: Vec<Expr>,
    /// numbers below the bounds of their types
    below: Vec<Expr>,
}

impl Sizes<'_> {
    fn of_count(&mut self, s: &mut Store, count: Expr) {
        let plain = self.without_wraps(s, count);
        self.of_part(s, plain, Num::ZERO);
    }

    /// Of a part that is at least `least` where the loop is entered.
    fn of_part(&mut self, s: &mut Store, part: Expr, least: Num) {
        let part = s.expand(part);
        if self.is_affine(s, part) {
            let x = s.linear_sum(-least, [(Num::ONE, part)]);
            self.entered(s, x);
            return;
        }
        let (c, terms) = s.linear(part);
        match *terms.as_slice() {
            // a clamp, or the least of several bounds
            [(ref k, t)] if k.is_one() => match s.node(t).clone() {
                Node::Min(args) | Node::Max(args) => {
                    let least = least - c;
                    args.into_iter().for_each(|x| self.of_part(s, x, least.clone()));
                }
                Node::Ite(_, a, b) => {
                    let least = least - c;
                    [a, b].into_iter().for_each(|x| self.of_part(s, x, least.clone()));
                }
                Node::FloorDiv(x, d) if s.as_const(d).is_none() && c >= least => {
                    // strides: the quotient is not negative where the dividend is not
                    self.of_part(s, x, Num::ZERO);
                }
                _ => self.positive_sizes(s, part),
            },
            _ => self.positive_sizes(s, part),
        }
    }

    /// An affine expression that is not negative.
    fn entered(&mut self, s: &Store, x: Expr) {
        let (_, terms) = s.linear(x);
        match terms.as_slice() {
            [] => {}
            [(k, _)] if k.is_negative() => {}
            [_] => push(&mut self.alone, x),
            // a size less another one, offsets, pads
            _ if terms.iter().all(|t| t.0.is_negative()) => {}
            _ => push(&mut self.several, x),
        }
    }

    /// Symbols that stand alone in a quotient, a product or a sum of such, and are added.
    fn positive_sizes(&mut self, s: &mut Store, part: Expr) {
        let mut next = VecDeque::from([part]);
        let mut seen = FxHashSet::default();
        while let Some(e) = next.pop_front() {
            if !seen.insert(e) {
                continue;
            }
            match s.node(e).clone() {
                Node::FloorDiv(x, _) | Node::Mod(x, _) => next.push_back(x),
                Node::Min(args) | Node::Max(args) => next.extend(args),
                Node::Product(factors) => next.extend(factors.into_iter().map(|f| f.0)),
                Node::Symbol(_) | Node::Sum(..) if self.is_affine(s, e) => {
                    let (_, terms) = s.linear(e);
                    if let [(k, symbol)] = terms.as_slice() {
                        if k.is_positive() {
                            let x = s.linear_sum(Num::int(-1), [(Num::ONE, *symbol)]);
                            push(&mut self.alone, x);
                        }
                    }
                }
                Node::Sum(_, terms) => {
                    for (k, t) in terms {
                        match *s.node(t) {
                            _ if k.is_positive() => next.push_back(t),
                            // a quotient rounded up
                            Node::FloorDiv(x, _) => next.push_back(s.neg(x)),
                            _ => {}
                        }
                    }
                }
                _ => {}
            }
        }
    }

    /// The same without the wraps of what parameters decide; that these do not wrap is noted.
    fn without_wraps(&mut self, s: &mut Store, e: Expr) -> Expr {
        let mut plain: FxHashMap<Expr, Expr> = FxHashMap::default();
        let mut stack = vec![(e, false)];
        while let Some((e, ready)) = stack.pop() {
            if plain.contains_key(&e) {
                continue;
            }
            if !ready {
                stack.push((e, true));
                for_each_operand(s.node(e), |x| stack.push((x, false)));
                continue;
            }
            let node = s.node(e).clone();
            let new = match node {
                Node::Wrap { signed, width, arg } if self.is_of_parameters(s, arg) => {
                    let arg = plain[&arg];
                    let most = Num::pow2(u32::from(width) - 1);
                    let minus = Num::int(-1);
                    let below = s.linear_sum(most.clone() - Num::ONE, [(minus.clone(), arg)]);
                    push(&mut self.below, below);
                    let above = if signed { s.linear_sum(most, [(Num::ONE, arg)]) } else { arg };
                    push(&mut self.below, above);
                    arg
                }
                Node::Unsigned(_, arg) if self.is_of_parameters(s, arg) => {
                    let arg = plain[&arg];
                    push(&mut self.below, arg);
                    arg
                }
                _ => s.rebuild(e, &|x| plain.get(&x).copied().unwrap_or(x)),
            };
            plain.insert(e, new);
        }
        plain[&e]
    }

    fn is_size(&self, s: &Store, e: Expr) -> bool {
        let Node::Symbol(symbol) = *s.node(e) else { return false };
        let data = s.symbol_data(symbol);
        let of_integer = |name: &str| match self.symbols.find(name) {
            Some(symbol) => matches!(symbol.ty, Type::Int(_)),
            None => false,
        };
        data.kind == SymKind::Parameter && of_integer(&data.name)
    }

    fn is_affine(&self, s: &Store, e: Expr) -> bool {
        let (c, terms) = s.linear(e);
        c.is_integer() && terms.iter().all(|(k, t)| k.is_integer() && self.is_size(s, *t))
    }

    /// A polynomial in the sizes.
    fn is_of_parameters(&self, s: &Store, e: Expr) -> bool {
        let (_, terms) = s.linear(e);
        terms.iter().all(|&(_, t)| match s.node(t) {
            Node::Product(factors) => factors.iter().all(|&(f, _)| self.is_size(s, f)),
            _ => self.is_size(s, t),
        })
    }
}

fn push(all: &mut Vec<Expr>, x: Expr) {
    if !all.contains(&x) {
        all.push(x);
    }
}

#[cfg(test)]
mod tests {
    use crate::assume::AssumptionKind;
    use crate::ir::{text::parse_function, Module};
    use crate::profile::{ModuleProfile, Options};

    /// A loop from `start` to `end` in steps of `step`; what typical uses meet, and the formula of its body.
    fn of(lines: &str, start: &str, end: &str, step: &str) -> (Vec<String>, String) {
        let text = format!(
            "func @f(%n: i32, %m: i32, %s: i32) {{
block entry:
  %zero = const i32 0
  %one = const i32 1
  %four = const i32 4
  {lines}
  jump head({start})
block head(%i: i32):
  %more = icmp slt %i, {end}
  branch %more, body, exit
block body:
  %next = add nsw i32 %i, {step}
  jump head(%next)
block exit:
  return
}}"
        );
        let mut module = Module::new();
        let id = module.add(parse_function(&text).expect("a function"));
        let options = Options::default().granting([AssumptionKind::Typical]);
        let profile = ModuleProfile::new(&module, options);
        let f = profile.function(id);
        let conditions = f.typical().iter().map(|&c| f.store().display(c).to_string()).collect();
        let body = f.block("body").expect("a body");
        (conditions, f.formula_text(body).expect("a formula"))
    }

    fn texts(all: &[&str]) -> Vec<String> {
        all.iter().map(|t| (*t).to_owned()).collect()
    }

    #[test]
    fn sizes_are_positive() {
        assert_eq!(of("", "%zero", "%n", "%one"), (texts(&["n >= 0"]), "n".into()));
        // of an unrolled loop only that the size is positive, not that it is long enough
        let (conditions, formula) = of("", "%zero", "%n", "%four");
        assert_eq!((conditions, formula.as_str()), (texts(&["n > 0"]), "floor((n + 3)/4)"));
        // a stride stays as it is: that it is positive is a condition of the loop's own
        assert_eq!(of("", "%zero", "%n", "%s"), (texts(&["n > 0"]), "ceil(n/s)".into()));
    }

    #[test]
    fn several_symbols_bound_a_loop_without_a_wrap() {
        let (conditions, formula) = of("%end = sub i32 %n, %m", "%zero", "%end", "%one");
        assert_eq!(formula, "n - m");
        assert_eq!(conditions, ["n >= m", "m + 2147483647 >= n"]);
        let (conditions, formula) = of("%end = mul i32 %n, %m", "%zero", "%end", "%one");
        assert_eq!(formula, "n*m");
        assert_eq!(conditions, ["n > 0", "m > 0", "n*m < 2^31"]);
    }

    #[test]
    fn ranges_that_exclude_each_other_stay() {
        let text = "func @f(%n: i32, %m: i32) {
block entry:
  %one = const i32 1
  jump up(%n)
block up(%i: i32):
  %c = icmp slt %i, %m
  branch %c, a, down(%m)
block a:
  %i1 = add nsw i32 %i, %one
  jump up(%i1)
block down(%j: i32):
  %d = icmp slt %j, %n
  branch %d, b, exit
block b:
  %j1 = add nsw i32 %j, %one
  jump down(%j1)
block exit:
  return
}";
        let mut module = Module::new();
        let id = module.add(parse_function(text).expect("a function"));
        let options = Options::default().granting([AssumptionKind::Typical]);
        let profile = ModuleProfile::new(&module, options.clone());
        assert!(profile.function(id).typical().is_empty());
        // and nothing is asked where the kind is switched off again
        let profile = ModuleProfile::new(&module, options.without([AssumptionKind::Typical]));
        assert!(profile.function(id).typical().is_empty());
    }
}
