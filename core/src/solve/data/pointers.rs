//! Comparisons in which addresses take part (design, "What makes it exact", 9).
//!
//! An address is the symbol of its object plus an offset. Within one object offsets compare: for
//! equality modulo 2^64, for order under the assumption that addresses do not wrap around, unless
//! every displacement was promised to stay in bounds. Distinct objects are assumed not to overlap
//! and to lie farther apart than any offset compared; which of two lies first stays a symbol of its
//! own, so that `a < b` and `b < a` exclude each other; not so two that bound one array
//! ([`walks`](super::walks)). Pointers are assumed not to be null; of
//! those loaded from memory nothing else is assumed.

use crate::assume::AssumptionKind;
use crate::expr::{Expr, Node, Num, SymKind};
use crate::ir::{Block, Predicate, Value};
use crate::solve::context::addresses::{speaks_of_addresses, symbols};
use crate::solve::context::notes::{
    assumes_kind, names_in_words, note, pointer_name, pointer_symbol, Cause, Note, Object, REACH,
};
use crate::solve::context::{Reading, SolveContext};
use crate::solve::data::loads::apart_causes;
use crate::solve::data::walks::bound_one_array;
use crate::solve::loop_facts::facts_in;
use crate::solve::value::value_in;
use crate::solve::{ops, Reason};

/// A comparison: what it asks, and where.
#[derive(Clone, Copy)]
pub(in crate::solve) struct Comparison {
    pub(in crate::solve) pred: Predicate,
    /// its result
    pub(in crate::solve) at: Option<Value>,
    pub(in crate::solve) block: Block,
    /// May address arithmetic wrap around, as it was not promised to stay in bounds?
    pub(in crate::solve) wrapping: bool,
}

/// A comparison of two values of `width` bits, either of which may be an address.
pub(in crate::solve) fn compare_values(
    cx: &mut SolveContext<'_>,
    c: &Comparison,
    width: u8,
    a: Expr,
    b: Expr,
) -> Expr {
    if width != 64 || cx.objects().bases.is_empty() {
        return ops::compare(cx, c.pred, width, a, b);
    }
    compare_choices(cx, c, a, b, cx.limits().addresses.choices)
}

/// As [`compare_values`], each case of a choice between addresses for
/// itself.
fn compare_choices(
    cx: &mut SolveContext<'_>,
    at: &Comparison,
    a: Expr,
    b: Expr,
    depth: u32,
) -> Expr {
    if depth > 0 {
        if let Some((c, x, y)) = address_choice(cx, a) {
            let x = compare_choices(cx, at, x, b, depth - 1);
            let y = compare_choices(cx, at, y, b, depth - 1);
            return cx.ite(c, x, y);
        }
        if let Some((c, x, y)) = address_choice(cx, b) {
            let x = compare_choices(cx, at, a, x, depth - 1);
            let y = compare_choices(cx, at, a, y, depth - 1);
            return cx.ite(c, x, y);
        }
    }
    let plain = address_parts(cx, a).is_empty() && address_parts(cx, b).is_empty();
    if plain || is_mixed(cx, a) || is_mixed(cx, b) {
        return ops::compare(cx, at.pred, 64, a, b);
    }
    if bound_one_array(cx, &[a, b]) {
        return ops::compare(cx, at.pred, 64, a, b);
    }
    if let Some(truth) = compare_addresses(cx, at, a, b) {
        return truth;
    }
    if are_loaded(cx, &[a, b]) {
        return ops::compare(cx, at.pred, 64, a, b);
    }
    let reason = Reason::Data(compared_in_words(cx, &[a, b]));
    cx.data(Some(1), reason)
}

/// That addresses are compared, with the objects whose names the source has.
fn compared_in_words(cx: &SolveContext<'_>, addresses: &[Expr]) -> String {
    let spoken = symbols(cx, addresses);
    let objects = spoken.iter().filter_map(|s| cx.objects().bases.get(s).cloned());
    let mut names = names_in_words(cx, objects);
    names.sort_unstable();
    match names.split_last() {
        None => "how addresses of unknown objects compare".to_owned(),
        Some((one, [])) => format!("how an address in {one} compares with another"),
        Some((last, others)) => {
            format!("how addresses in {} and {last} compare", others.join(", "))
        }
    }
}

/// Are all addresses among these of loaded pointers? Nothing is assumed of how those lie to each other (two
/// of them bound one array), so that they are numbers, which a point may bind.
fn are_loaded(cx: &SolveContext<'_>, all: &[Expr]) -> bool {
    let spoken = symbols(cx, all);
    let mut objects = spoken.iter().filter_map(|s| cx.objects().bases.get(s));
    objects.all(|o| matches!(o, Object::Loaded(_)))
}

/// If a value is one of two by a condition, and addresses are among them: the condition and
/// the two values.
fn address_choice(cx: &mut SolveContext<'_>, e: Expr) -> Option<(Expr, Expr, Expr)> {
    let whole = cx.node(e).clone();
    let (constant, terms) = cx.linear(strip(cx, e));
    for (k, t) in &terms {
        let (c, x, y) = match cx.node(*t).clone() {
            Node::Ite(c, x, y) => (c, x, y),
            Node::Min(args) if args.len() == 2 => (cx.le(args[0], args[1]), args[0], args[1]),
            Node::Max(args) if args.len() == 2 => (cx.ge(args[0], args[1]), args[0], args[1]),
            _ => continue,
        };
        if cx.dag_size_within(*t, cx.limits().addresses.choice_nodes).is_none()
            || !speaks_of_addresses(cx, &[x, y])
        {
            continue;
        }
        // addresses may cancel in what remains, which is a number then, and wraps as it did
        let mut with = |by: Expr| {
            let others = terms.iter().filter(|o| o.1 != *t).cloned();
            let sum = cx.linear_sum(constant.clone(), others.chain([(k.clone(), by)]));
            match whole {
                Node::Wrap { width: 64, signed, .. } => cx.wrap(signed, 64, sum),
                Node::Unsigned(64, _) => cx.unsigned(64, sum),
                _ => sum,
            }
        };
        return Some((c, with(x), with(y)));
    }
    None
}

/// Does an address stand in other than a sum (its low bits, say)? Then the sum is a number like
/// any other, over the addresses.
fn is_mixed(cx: &SolveContext<'_>, e: Expr) -> bool {
    let (_, terms) = cx.linear(strip(cx, e));
    let symbol = |t: Expr| matches!(cx.node(t), Node::Symbol(_));
    terms.iter().any(|(_, t)| !symbol(*t) && speaks_of_addresses(cx, &[*t]))
}

/// The object symbols in a linear combination, with their coefficients; looks through one
/// wrap.
fn address_parts(cx: &SolveContext<'_>, e: Expr) -> Vec<(Num, Expr, Object)> {
    let e = match cx.node(e) {
        Node::Wrap { width: 64, arg, .. } => *arg,
        Node::Unsigned(64, arg) => *arg,
        _ => e,
    };
    let (_, terms) = cx.linear(e);
    terms
        .iter()
        .filter_map(|(k, t)| match cx.node(*t) {
            Node::Symbol(s) => cx.objects().bases.get(s).map(|b| (k.clone(), *t, b.clone())),
            _ => None,
        })
        .collect()
}

fn strip(cx: &SolveContext<'_>, e: Expr) -> Expr {
    match cx.node(e) {
        Node::Wrap { width: 64, arg, .. } => *arg,
        Node::Unsigned(64, arg) => *arg,
        _ => e,
    }
}

/// The address modulo 2^64 with offsets that step by less than half of the address space: `p + 4*m*(n + 2^62 - 2)` is
/// `p + 4*m*n - 8*m`. Optimizers write differences of unsigned numbers so.
fn with_short_steps(cx: &mut SolveContext<'_>, e: Expr) -> Expr {
    let (half, whole) = (Num::pow2(63), Num::pow2(64));
    let multiplied_out = cx.expand(e);
    let (constant, mut terms) = cx.linear(multiplied_out);
    let mut changed = false;
    for (k, t) in &mut terms {
        if k.abs() >= half && k.is_integer() && cx.is_integral(*t) {
            let Some(rest) = (k.clone() + half.clone()).floor_mod(&whole) else { continue };
            *k = rest - half.clone();
            changed = true;
        }
    }
    match changed {
        true => cx.linear_sum(constant, terms),
        false => e,
    }
}

fn compare_addresses(cx: &mut SolveContext<'_>, c: &Comparison, a: Expr, b: Expr) -> Option<Expr> {
    let (mut xa, mut xb) = (strip(cx, a), strip(cx, b));
    if c.wrapping {
        [xa, xb] = [xa, xb].map(|x| with_short_steps(cx, x));
    }
    let (pa, pb) = (address_parts(cx, a), address_parts(cx, b));
    let d = cx.sub(xa, xb);
    let parts = address_parts(cx, d);
    match (parts.as_slice(), pa.as_slice(), pb.as_slice()) {
        ([], [(k, base, object)], [_]) => {
            let offsets = [cx.sub(xa, *base), cx.sub(xb, *base)];
            within_object(cx, c, k, object, d, offsets)
        }
        ([], ..) => None,
        ([(k, base, object)], ..) if pa.len() + pb.len() == 1 => {
            let first = !pa.is_empty();
            let (address, number) = if first { (xa, xb) } else { (xb, xa) };
            let null = cx.is_zero(number) && k.abs() == Num::ONE;
            // the negative of an address is no address
            let plain = k.is_positive() == first;
            let offset = cx.sub(address, *base);
            (null && plain).then_some(())?;
            against_null(cx, c, object, offset, first)
        }
        ([(k1, b1, o1), (k2, b2, o2)], ..) if k1.abs() == Num::ONE && *k1 == -k2.clone() => {
            let positive = k1.is_positive();
            let between = if positive { cx.sub(*b1, *b2) } else { cx.sub(*b2, *b1) };
            let offset = cx.sub(d, between);
            let objects = [(*b1, o1.clone()), (*b2, o2.clone())];
            let distance = pa.len() == 2 && pb.is_empty() || pa.is_empty() && pb.len() == 2;
            if distance {
                let first = pa.len() == 2;
                let bound = if first { xb } else { xa };
                return at_distance(cx, c, objects, first, bound);
            }
            // one address on either side, added and not subtracted
            let plain = |side: &[(Num, Expr, Object)]| matches!(side, [(k, ..)] if k.is_one());
            (plain(&pa) && plain(&pb)).then_some(())?;
            across_objects(cx, c, objects, positive, offset)
        }
        _ => None,
    }
}

/// A comparison within one object, `d` bytes apart.
fn within_object(
    cx: &mut SolveContext<'_>,
    c: &Comparison,
    k: &Num,
    object: &Object,
    d: Expr,
    offsets: [Expr; 2],
) -> Option<Expr> {
    let zero = cx.zero();
    if matches!(c.pred, Predicate::Eq | Predicate::Ne) {
        let d = if c.wrapping { cx.wrap(true, 64, d) } else { d };
        return Some(ops::compare(cx, c.pred, 64, d, zero));
    }
    k.is_one().then_some(())?;
    // `inbounds` says nothing of the middle of the address space, which signed order sees
    use Predicate::{Sge, Sgt, Sle, Slt};
    if c.wrapping || matches!(c.pred, Slt | Sle | Sgt | Sge) {
        for offset in offsets {
            if !cx.is_zero(offset) {
                note_no_wrap(cx, c, object, offset)?;
            }
        }
    }
    let signed = match c.pred {
        Predicate::Ult => Predicate::Slt,
        Predicate::Ule => Predicate::Sle,
        Predicate::Ugt => Predicate::Sgt,
        Predicate::Uge => Predicate::Sge,
        p => p,
    };
    Some(ops::compare(cx, signed, 64, d, zero))
}

/// A comparison of an address, `offset` bytes from the start of its object, with null; `first`:
/// the address is the first operand.
fn against_null(
    cx: &mut SolveContext<'_>,
    c: &Comparison,
    object: &Object,
    offset: Expr,
    first: bool,
) -> Option<Expr> {
    // the answer where the address is not null
    let truth = match (c.pred, first) {
        (Predicate::Eq, _) => false,
        (Predicate::Ne, _) => true,
        (Predicate::Ugt | Predicate::Uge, true) | (Predicate::Ult | Predicate::Ule, false) => true,
        (Predicate::Ule | Predicate::Ult, true) | (Predicate::Uge | Predicate::Ugt, false) => false,
        _ => return None,
    };
    // `p >= 0` holds of null too, and `p < 0` does not
    let always = matches!(
        (c.pred, first),
        (Predicate::Uge | Predicate::Ult, true) | (Predicate::Ule | Predicate::Ugt, false)
    );
    if always {
        return Some(cx.truth(truth));
    }
    if let Some(name) = pointer_name(cx, object) {
        let pointer = pointer_symbol(cx, &name);
        let null = cx.eq0(pointer);
        let known = cx.decided_by_the_user(null);
        if known == Some(true) {
            // null itself, as the user says
            return cx.is_zero(offset).then(|| cx.truth(!truth));
        }
        if known.is_none() {
            if !assumes_kind(cx, AssumptionKind::NotNull) {
                cx.is_zero(offset).then_some(())?;
                return Some(if truth { cx.not(null) } else { null });
            }
            let cause = Cause::NotNull(object.clone());
            note(cx, Note { cause, at: c.at, block: c.block });
        }
    }
    if c.wrapping && !cx.is_zero(offset) {
        note_no_wrap(cx, c, object, offset)?;
    }
    Some(cx.truth(truth))
}

/// A comparison of addresses in two objects, the first of which has the smaller symbol; `offset`
/// is what the difference of the addresses is beyond that of the objects. `positive`: the first
/// object is that of the first operand.
fn across_objects(
    cx: &mut SolveContext<'_>,
    c: &Comparison,
    objects: [(Expr, Object); 2],
    positive: bool,
    offset: Expr,
) -> Option<Expr> {
    note_apart(cx, c, &objects, offset)?;
    if matches!(c.pred, Predicate::Eq | Predicate::Ne) {
        return Some(cx.truth(c.pred == Predicate::Ne));
    }
    let order = order_symbol(cx, &objects)?;
    let a_first = if positive { order } else { cx.not(order) };
    Some(match c.pred {
        Predicate::Ult | Predicate::Ule => a_first,
        Predicate::Ugt | Predicate::Uge => cx.not(a_first),
        _ => return None,
    })
}

/// The distance of two objects against a number: farther than any offset, on one side or, read
/// as unsigned, beyond every size. `first`: the distance is the first operand.
fn at_distance(
    cx: &mut SolveContext<'_>,
    c: &Comparison,
    objects: [(Expr, Object); 2],
    first: bool,
    bound: Expr,
) -> Option<Expr> {
    note_apart(cx, c, &objects, bound)?;
    let below = match (c.pred, first) {
        (Predicate::Eq, _) => return Some(cx.truth(false)),
        (Predicate::Ne, _) => return Some(cx.truth(true)),
        (Predicate::Ult | Predicate::Ule, true) | (Predicate::Ugt | Predicate::Uge, false) => true,
        (Predicate::Ugt | Predicate::Uge, true) | (Predicate::Ult | Predicate::Ule, false) => false,
        _ => return None,
    };
    small(cx, bound).then(|| cx.truth(!below))
}

/// Is the bound an offset or a size, rather than a number near the top of the address space?
fn small(cx: &SolveContext<'_>, e: Expr) -> bool {
    let i = cx.interval(e);
    i.non_negative() && i.at_most(&Num::pow2(48))
}

fn order_symbol(cx: &mut SolveContext<'_>, objects: &[(Expr, Object); 2]) -> Option<Expr> {
    let (Node::Symbol(s1), Node::Symbol(s2)) = (cx.node(objects[0].0), cx.node(objects[1].0))
    else {
        return None;
    };
    let key = (*s1, *s2);
    if let Some(&sym) = cx.objects().orders.get(&key) {
        return Some(cx.sym(sym));
    }
    let name = format!("{} < {}", cx.display(objects[0].0), cx.display(objects[1].0));
    let sym = cx.fresh(&name, SymKind::Data, Some(Num::ZERO), Some(Num::ONE));
    cx.objects_mut().orders.insert(key, sym);
    cx.ledger_mut()
        .reasons
        .insert(sym, Reason::Data(format!("which object lies first (`{name}`)")));
    Some(cx.sym(sym))
}

/// Objects of one execution, that lie apart by assumption; none where that is not assumed.
fn note_apart(
    cx: &mut SolveContext<'_>,
    c: &Comparison,
    objects: &[(Expr, Object); 2],
    offset: Expr,
) -> Option<()> {
    let loaded = |o: &Object| matches!(o, Object::Loaded(_) | Object::Varying(_));
    if loaded(&objects[0].1) || loaded(&objects[1].1) {
        return None;
    }
    assumes_kind(cx, AssumptionKind::Disjoint).then_some(())?;
    let cause = Cause::disjoint(objects[0].1.clone(), objects[1].1.clone());
    note(cx, Note { cause, at: c.at, block: c.block });
    if c.wrapping {
        note_no_wrap(cx, c, &objects[0].1, offset)?;
    }
    Some(())
}

/// Addresses this far from an object are assumed not to wrap around; none where that is not
/// assumed.
fn note_no_wrap(
    cx: &mut SolveContext<'_>,
    c: &Comparison,
    object: &Object,
    offset: Expr,
) -> Option<()> {
    assumes_kind(cx, AssumptionKind::NoWrap).then_some(())?;
    let (lo, hi) = (cx.num(-Num::pow2(REACH)), cx.num(Num::pow2(REACH)));
    let (above, below) = (cx.ge(offset, lo), cx.le(offset, hi));
    let both = cx.and(above, below);
    let offset = match cx.as_const(both) {
        Some(truth) if truth.is_zero() => return None,
        // what is not known may be any number, the distance to null among them
        _ if cx.unknown_in(offset).is_some() || has_address(cx, offset) => return None,
        _ => Some(offset).filter(|_| cx.vars(offset).is_empty()),
    };
    let cause = Cause::NoWrap(object.clone(), offset);
    note(cx, Note { cause, at: c.at, block: c.block });
    Some(())
}

fn has_address(cx: &SolveContext<'_>, e: Expr) -> bool {
    speaks_of_addresses(cx, &[e])
}

// ----- what callers ask at a call -----

/// Is the value a pointer that is not null, under assumptions noted for the block?
pub(in crate::solve) fn is_not_null(cx: &mut SolveContext<'_>, v: Value, block: Block) -> bool {
    let here = cx.program().forest.innermost(block);
    let e = value_in(cx, v, here, Reading::Promised);
    let zero = cx.zero();
    let c = Comparison { pred: Predicate::Ne, at: None, block, wrapping: true };
    let truth = compare_values(cx, &c, 64, e, zero);
    let truth = facts_in(cx, here).simplify(cx, truth);
    cx.is_one(truth)
}

/// Do two pointers point to different objects, under assumptions noted for the call?
pub(in crate::solve) fn are_apart(
    cx: &mut SolveContext<'_>,
    x: Value,
    y: Value,
    (at, block): (Option<Value>, Block),
) -> bool {
    match apart_causes(cx, x, y) {
        Some(causes) => {
            causes.into_iter().for_each(|cause| note(cx, Note { cause, at, block }));
            true
        }
        None => false,
    }
}
