//! Elements of constant tables at an index that parameters or loops decide, `blck_size[type]`: what SimplifyCFG makes of
//! a `switch` that returns constants, read backwards, and what a program writes so itself.
//!
//! Whatever an address is computed of, as an expression it is the address of its object and a sum. Where that object is a
//! constant, the sum steps through it in units of the common divisor of its coefficients; an element is then a choice
//! by the number of steps, over runs of equal elements, or a number of it. A read outside of the constant is
//! undefined, whatever is done with the result: that none is made is noted as a condition, to be stated where it is not
//! known to hold ([`table_reads`](crate::solve::count::table_reads)).

use crate::analysis::LoopId;
use crate::expr::{Expr, Node, Num};
use crate::ir::{Block, Inst, Value};
use crate::memory::bytes::size_of;
use crate::memory::tables::{pieces, Column, Pieces};
use crate::memory::Base;
use crate::solve::context::addresses::{has_placeholder, speaks_of_addresses};
use crate::solve::context::notes::Object;
use crate::solve::context::{Reading, SolveContext, TableRead};
use crate::solve::loop_facts::facts_in;
use crate::solve::value::value_in;
use std::rc::Rc;

/// The value of a load from a constant at a computed place, if it is known; that it stays within the constant is noted.
pub(super) fn table_element(
    cx: &mut SolveContext<'_>,
    (v, b, k): (Value, Block, u32),
    address: Value,
) -> Option<Expr> {
    let ty = cx.program().func.values[v].ty;
    let here = cx.program().forest.innermost(b);
    let place = place_in_table(cx, address, here)?;
    let bytes = cx.program().module.constants.get(&place.table)?;
    let size = Num::int(bytes.len() as i128 - size_of(ty) as i128);
    let steps = |offset: Num| offset.checked_div(&place.stride);
    // as many steps as it may be, from the first element to the last
    let first = steps(-place.offset.clone())?.ceil();
    let last = steps(size - place.offset.clone())?.floor();
    let possible = cx.interval(place.index);
    let lowest = possible.lo.clone().map_or(first.clone(), |x| x.max(first.clone()));
    let highest = possible.hi.clone().map_or(last.clone(), |x| x.min(last.clone()));
    let count = (highest - lowest.clone() + Num::ONE).as_i128().filter(|n| *n > 0)?;
    let start = place.offset.clone() + lowest.clone() * place.stride.clone();
    let word = |x: i128| u64::try_from(x).ok();
    let column = Column {
        start: word(start.as_i128()?)?,
        stride: word(place.stride.as_i128()?)?,
        count: word(count)?,
        ty,
    };
    let pieces = pieces_of(cx, &place.table, column)?;
    let (low, high) = (cx.num(first), cx.num(last));
    let (above, below) = (cx.ge(place.index, low), cx.le(place.index, high));
    let condition = cx.and(above, below);
    let what = format!("the load of `%{}`", cx.program().func.value_name(v));
    let broken = format!("{what} reads outside of `{}`", place.table);
    note_read(cx, (b, k), condition, broken);
    Some(written(cx, &pieces, place.index, &lowest))
}

/// Notes a condition that holds where an instruction reads no table beyond its ends, and what it does else.
pub(in crate::solve) fn note_read(
    cx: &mut SolveContext<'_>,
    (block, inst): (Block, u32),
    condition: Expr,
    broken: String,
) {
    if !cx.is_one(condition) {
        let reads = cx.ledger_mut().table_reads.entry((block, inst)).or_default();
        if reads.iter().all(|r| r.condition != condition) {
            reads.push(TableRead { condition, broken, is_stated: false });
        }
    }
}

/// A place in a constant: so many bytes from its start, and a multiple of the stride.
struct Place {
    table: String,
    offset: Num,
    stride: Num,
    index: Expr,
}

/// Parts of a sum, each with its factor.
type Terms = Vec<(Num, Expr)>;

/// The place that an address leads to, as it is used in a loop: that of a load keeps its promises, for a load from
/// poison is undefined.
fn place_in_table(
    cx: &mut SolveContext<'_>,
    address: Value,
    here: Option<LoopId>,
) -> Option<Place> {
    let Some(Base::Global(base)) = cx.objects().provenance.of(address).single() else {
        return None;
    };
    let Some(Inst::GlobalAddr(name)) = cx.program().func.inst(base) else { return None };
    let table = cx.program().module.constants.contains_key(name).then(|| name.clone())?;
    let mut e = value_in(cx, address, here, Reading::Promised);
    if let Node::Wrap { .. } = cx.node(e) {
        e = facts_in(cx, here).simplify(cx, e);
    }
    if cx.unknown_in(e).is_some() || has_placeholder(cx, e) || cx.is_stepped(e) {
        return None;
    }
    let (offset, terms) = cx.linear(e);
    let is_base = |cx: &SolveContext<'_>, t: Expr| match cx.node(t) {
        Node::Symbol(s) => cx.objects().bases.get(s) == Some(&Object::Global(table.clone())),
        _ => false,
    };
    let (bases, terms): (Terms, Terms) = terms.into_iter().partition(|(_, t)| is_base(cx, *t));
    let [(one, _)] = bases.as_slice() else { return None };
    let mut stride = Num::ZERO;
    for (k, t) in &terms {
        let whole = k.is_integer() && cx.is_integral(*t) && !speaks_of_addresses(cx, &[*t]);
        whole.then_some(())?;
        stride = stride.gcd(k);
    }
    if !one.is_one() || stride.is_zero() || !offset.is_integer() {
        return None;
    }
    let steps = terms.into_iter().map(|(k, t)| Some((k.checked_div(&stride)?, t)));
    let steps = steps.collect::<Option<Vec<_>>>()?;
    let index = cx.linear_sum(Num::ZERO, steps);
    Some(Place { table, offset, stride, index })
}

/// The elements of a column of a constant, looked at once.
fn pieces_of(cx: &mut SolveContext<'_>, table: &str, column: Column) -> Option<Rc<Pieces>> {
    let known = cx.objects().tables.get(table).and_then(|of| of.get(&column));
    if let Some(known) = known {
        return known.clone();
    }
    let module = cx.program().module;
    let bytes = module.constants.get(table)?;
    let found = pieces(bytes, column, module.big_endian, cx.limits().addresses.table_runs);
    let found = found.map(Rc::new);
    let of = cx.objects_mut().tables.entry(table.to_owned()).or_default();
    of.insert(column, found.clone());
    found
}

/// The element at an index, of which the first has that number.
fn written(cx: &mut SolveContext<'_>, pieces: &Pieces, index: Expr, lowest: &Num) -> Expr {
    match pieces {
        Pieces::Line { first, step } => {
            let step = Num::int(*step);
            let rest = Num::int(*first) - lowest.clone() * step.clone();
            let steps = cx.scale(step, index);
            cx.add_num(steps, rest)
        }
        Pieces::Runs(runs) => {
            let groups = by_value(runs);
            match comparisons(&groups) < 2 * (runs.len() - 1) {
                true => chosen_by_value(cx, &groups, index, lowest),
                false => chosen_in_order(cx, runs, index, lowest),
            }
        }
    }
}

/// A value, and its runs.
type Group = (i128, Vec<Run>);

/// From which number on, and up to which; none where there is nothing before or behind.
type Run = (Option<u64>, Option<u64>);

/// The runs of each value; the value with most runs comes last.
fn by_value(runs: &[(u64, i128)]) -> Vec<Group> {
    let mut groups: Vec<Group> = Vec::new();
    let mut from = None;
    for (n, (last, value)) in runs.iter().enumerate() {
        let to = (n + 1 < runs.len()).then_some(*last);
        match groups.iter_mut().find(|g| g.0 == *value) {
            Some(group) => group.1.push((from, to)),
            None => groups.push((*value, vec![(from, to)])),
        }
        from = Some(last + 1);
    }
    groups.sort_by_key(|g| g.1.len());
    groups
}

/// How many comparisons and choices it takes to tell the values apart.
fn comparisons(groups: &[Group]) -> usize {
    let told_apart = &groups[..groups.len() - 1];
    let of = |(from, to): &Run| match from {
        _ if from == to => 1,
        from => usize::from(from.is_some()) + usize::from(to.is_some()),
    };
    told_apart.iter().map(|g| 1 + g.1.iter().map(of).sum::<usize>()).sum()
}

fn chosen_by_value(cx: &mut SolveContext<'_>, groups: &[Group], index: Expr, lowest: &Num) -> Expr {
    let mut groups = groups.iter().rev();
    let Some((rest, _)) = groups.next() else { return cx.zero() };
    let mut e = cx.num(Num::int(*rest));
    for (value, runs) in groups {
        let conditions: Vec<Expr> =
            runs.iter().map(|run| is_within(cx, index, *run, lowest)).collect();
        let any = cx.or_all(&conditions);
        let value = cx.num(Num::int(*value));
        e = cx.ite(any, value, e);
    }
    e
}

fn is_within(cx: &mut SolveContext<'_>, index: Expr, (from, to): Run, lowest: &Num) -> Expr {
    let mut number = |k: Option<u64>| k.map(|k| cx.num(Num::int(i128::from(k)) + lowest.clone()));
    let (first, last) = (number(from), number(to));
    match (first, last) {
        (Some(first), Some(last)) if first == last => cx.eq(index, first),
        _ => {
            let above = first.map(|first| cx.ge(index, first));
            let below = last.map(|last| cx.le(index, last));
            let bounds: Vec<Expr> = above.into_iter().chain(below).collect();
            cx.and_all(&bounds)
        }
    }
}

fn chosen_in_order(
    cx: &mut SolveContext<'_>,
    runs: &[(u64, i128)],
    index: Expr,
    lowest: &Num,
) -> Expr {
    let mut runs = runs.iter().rev();
    let Some((_, rest)) = runs.next() else { return cx.zero() };
    let mut e = cx.num(Num::int(*rest));
    for (last, value) in runs {
        let last = cx.num(Num::int(i128::from(*last)) + lowest.clone());
        let (within, value) = (cx.le(index, last), cx.num(Num::int(*value)));
        e = cx.ite(within, value, e);
    }
    e
}
