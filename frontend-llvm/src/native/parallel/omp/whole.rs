//! Static loops whose iterations may as well be one thread's: what is counted in them is the same however they are
//! shared out, and is counted over all iterations at once, as that of the loop without threads.
//!
//! A static loop is one such if each of its iterations does the same whoever has it ([`portions`](super::portions)),
//! carries nothing on to the next one but floating-point numbers, which are data, and nothing in the region looks at who
//! did what ([`divergence`](super::divergence)): also not at fixed shares, since who has the same iterations of two loops
//! may rely on what it wrote in the first. So these are all loops of a region or none. Threads do what stands around
//! their iterations as ever, before the first one and behind the last; all but the first pass by the loop through them.

mod passed;

use super::super::endings::goes_on;
use super::super::flow::{condition, Flow};
use super::super::{arguments, callee, instructions, params, reached, users};
use super::divergence::looks_at_any;
use super::forms::{is_floating, Bounds, Forms, Place};
use super::found::answers;
use super::portions::{asked_for, each_iteration_once, is_of_the_block};
use super::schedules::constant_in;
use super::{
    constant, family, is_runtime, synchronizes, MODIFIERS, ORDERED_STATIC, ORDERED_STATIC_CHUNKED,
    STATIC,
};
use crate::native::{insts, name_of};
use llvm_sys::core::*;
use llvm_sys::prelude::*;
use llvm_sys::{LLVMAtomicRMWBinOp, LLVMOpcode};
use passed::{before, is_data, Blocks, Through};
pub(super) use passed::{merge_at_the_end, Taken};
pub(in super::super) use passed::{Found, WholeLoops};
use rustc_hash::FxHashSet;

/// Blocks between where a thread is told its iterations and these.
const FAR: usize = 16;
/// Functions around one another that a thread's number is handed on by.
const WRAPPERS: u32 = 4;
/// Blocks that execute only where there are iterations.
const MOST: usize = 2_000;

/// A static loop of a function, of which a thread may take all iterations.
pub(super) struct WholeLoop {
    /// tells a thread its iterations
    pub(super) call: LLVMValueRef,
    /// where it is told
    pub(super) slots: [LLVMValueRef; 2],
    /// the blocks on the way to the iterations
    pub(super) way: Vec<usize>,
    /// those of the way that end with a question on them
    pub(super) tests: Vec<usize>,
    /// blocks that execute only where there are iterations
    pub(super) within: FxHashSet<usize>,
    /// the loops through them, of which a thread comes to one
    pub(super) through: Vec<usize>,
    /// where all ways meet then
    pub(super) end: usize,
    blocks: Blocks<usize>,
}

/// Finds the loops of a function; `asks` says which functions ask the runtime.
pub(in super::super) unsafe fn find(
    function: LLVMValueRef,
    asks: &dyn Fn(LLVMValueRef) -> bool,
) -> Found {
    // that a thread ends the program is excluded
    let found = Flow::of(function, goes_on).and_then(|flow| unsafe {
        if has_own_knowledge(function) {
            return None;
        }
        let loops = loops_of(function, &flow)?;
        if looks_at_any(function, &flow, &loops, asks) {
            return None;
        }
        let places = |l: &WholeLoop| {
            let blocks = l.blocks.in_other(|&b| Some(flow.blocks[b]))?;
            Some((LLVMGetInstructionParent(l.call), blocks))
        };
        loops.iter().map(places).collect()
    });
    match found {
        Some(loops) => Found { loops, against: Vec::new() },
        None => Found { loops: Vec::new(), against: crate::native::blocks(function) },
    }
}

/// May a thread know in a function what others do not, without that it asked for its number: by exclusion from others, by
/// what an unknown function answers, by memory that it got, or by the number that it is started with?
unsafe fn has_own_knowledge(function: LLVMValueRef) -> bool {
    let excludes = |i: LLVMValueRef| unsafe { synchronizes(i) && !tells_nothing(i) };
    let knows = |i: LLVMValueRef| unsafe { excludes(i) || answers(i) };
    let reached = reached(vec![function]);
    if reached.into_iter().flat_map(|f| instructions(f)).any(knows) {
        return true;
    }
    let is_started = users(function).into_iter().any(|u| unsafe {
        !LLVMIsAInstruction(u).is_null()
            && callee(u).is_some_and(|c| name_of(c) == "__kmpc_fork_call")
    });
    let mut numbers = params(function).into_iter().take(if is_started { 2 } else { 0 });
    numbers.any(|number| looks_at_number(number, WRAPPERS))
}

/// Does a thread learn nothing where it waits for others or excludes them: at a barrier, by an atomic operation whose
/// result nobody uses and that may be done in any order, where it adds what it has to what the others had?
unsafe fn tells_nothing(inst: LLVMValueRef) -> bool {
    use LLVMAtomicRMWBinOp::*;
    if !LLVMIsAAtomicRMWInst(inst).is_null() {
        let other = [
            LLVMAtomicRMWBinOpXchg,
            LLVMAtomicRMWBinOpNand,
            LLVMAtomicRMWBinOpUIncWrap,
            LLVMAtomicRMWBinOpUDecWrap,
        ];
        return users(inst).is_empty() && !other.contains(&LLVMGetAtomicRMWBinOp(inst));
    }
    callee(inst).is_some_and(|c| {
        let name = unsafe { name_of(c) };
        let reduces = ["__kmpc_reduce", "__kmpc_end_reduce"].iter().any(|n| name.starts_with(n));
        name == "__kmpc_barrier" || reduces
    })
}

/// Is the number of a thread, to which a parameter leads, looked at by anyone but the runtime?
unsafe fn looks_at_number(parameter: LLVMValueRef, depth: u32) -> bool {
    let is_told = |user: LLVMValueRef| unsafe {
        !LLVMIsAInstruction(user).is_null() && callee(user).is_some_and(|c| is_runtime(&name_of(c)))
    };
    users(parameter).into_iter().any(|user| unsafe {
        if !LLVMIsALoadInst(user).is_null() {
            return !users(user).into_iter().all(is_told);
        }
        // with debug information clang has a function around the one with the body
        let handed_on = !LLVMIsACallInst(user).is_null() && depth > 0;
        let Some(called) = callee(user).filter(|_| handed_on) else { return true };
        let places = arguments(user).into_iter().zip(params(called));
        LLVMIsDeclaration(called) != 0
            || LLVMIsFunctionVarArg(LLVMGlobalGetValueType(called)) != 0
            || places.into_iter().any(|(a, p)| a == parameter && looks_at_number(p, depth - 1))
    })
}

/// All static loops of a function; none if one is not such that a thread may take all.
unsafe fn loops_of(function: LLVMValueRef, flow: &Flow) -> Option<Vec<WholeLoop>> {
    let fixed = [ORDERED_STATIC, ORDERED_STATIC_CHUNKED];
    if asked_for(function, flow)?.schedules.iter().any(|s| fixed.contains(s)) {
        return None;
    }
    let mut loops: Vec<WholeLoop> = Vec::new();
    for call in instructions(function) {
        let Some(name) = callee(call).map(|c| name_of(c)) else { continue };
        let Some(("__kmpc_for_static_init", bits, signed)) = family(&name) else { continue };
        let block = LLVMGetInstructionParent(call);
        if loops.iter().any(|l| LLVMGetInstructionParent(l.call) == block) {
            return None;
        }
        loops.push(Static { flow, call, bits, signed }.whole()?);
    }
    Some(loops)
}

/// A call that tells a thread its fixed share of a loop.
struct Static<'a> {
    flow: &'a Flow,
    call: LLVMValueRef,
    bits: u32,
    signed: bool,
}

/// The way from such a call to its iterations.
struct Way {
    blocks: Vec<usize>,
    tests: Vec<usize>,
    /// the first block behind it
    first: usize,
    /// where those go on that have no iterations, if the way asks for some; else the loop asks
    others: Option<usize>,
    /// the answer where there are some
    answer: bool,
}

impl Static<'_> {
    unsafe fn whole(&self) -> Option<WholeLoop> {
        let flow = self.flow;
        let schedule = constant(LLVMGetOperand(self.call, 2)).map(|s| s & !MODIFIERS);
        let start = flow.block_of(self.call)?;
        let bounds = self.bounds()?;
        if schedule != Some(STATIC) || constant_in(bounds.lower) != Some(0) {
            return None;
        }
        let around = flow.innermost(start);
        let mut before = FxHashSet::default();
        for inst in insts(flow.blocks[start]) {
            if inst == self.call {
                break;
            }
            before.insert(inst);
        }
        let mut place = Place { blocks: FxHashSet::from_iter([start]), around, before };
        let way = self.way(start, &mut place, bounds)?;
        let (within, headers) = self.within(&way)?;
        place.blocks.extend(&within);
        let (mut through, mut loops) = (Vec::new(), Vec::new());
        for header in headers {
            through.push(flow.innermost(header)?);
            loops.push(self.through(header, &place, bounds)?);
        }
        // a share may be empty, and threads that pass by one loop come to no other
        let asks = way.others.is_some() || loops.iter().all(|l| l.asks);
        let apart = loops.iter().all(|l| {
            !loops.iter().any(|o| o.header == l.to)
                && !through.iter().any(|&other| flow.is_in(l.from, other))
        });
        if !asks || !apart {
            return None;
        }
        let end = match way.others {
            Some(end) => end,
            None => loops.first()?.to,
        };
        // nothing is known of what another round through the call leaves
        let carries = |phi: LLVMValueRef| unsafe {
            !LLVMIsAPHINode(phi).is_null()
                && (0..LLVMCountIncoming(phi)).any(|k| {
                    let value = LLVMGetIncomingValue(phi, k);
                    !LLVMIsAInstruction(value).is_null()
                        && flow.block_of(value).is_some_and(|b| place.blocks.contains(&b))
                })
        };
        if insts(flow.blocks[start]).into_iter().any(carries) {
            return None;
        }
        let forms = Forms::new(flow, place.clone(), bounds);
        let is_fixed = |i: LLVMValueRef| unsafe { is_of_the_block(i) && does_the_same(i, &forms) };
        let is_apart = |b: usize| !through.iter().any(|&l| flow.is_in(b, l));
        let once = within.iter().copied().filter(|&b| is_apart(b)).collect::<Vec<_>>();
        let decides_same =
            |&b: &usize| condition(flow.blocks[b]).is_none_or(|c| unsafe { forms.is_same(c) });
        let is_own = |i: LLVMValueRef| unsafe { is_of_the_block(i) };
        let all = |b: usize| unsafe { insts(flow.blocks[b]) }.into_iter();
        let fits = once.iter().all(decides_same)
            && once.iter().all(|&b| all(b).all(is_fixed))
            && way.blocks.iter().all(|&b| all(b).all(is_own));
        if !fits || !self.are_plain(bounds, &place, &forms) {
            return None;
        }
        let guard = way.others.and(way.blocks.last()).map(|&b| (b, way.answer));
        Some(WholeLoop {
            call: self.call,
            slots: [bounds.lower, bounds.upper],
            way: way.blocks,
            tests: way.tests,
            within,
            through,
            end,
            blocks: Blocks { guard, loops },
        })
    }

    /// The loop with that header, if it does the same in each iteration whoever has it, and carries nothing on.
    unsafe fn through(
        &self,
        header: usize,
        place: &Place,
        bounds: Bounds,
    ) -> Option<Through<usize>> {
        let flow = self.flow;
        let l = flow.innermost(header)?;
        let mut forms = Forms::new(flow, place.clone(), bounds);
        let fixed = each_iteration_once(flow, l, &mut forms)?;
        if !forms.counts_only(header) {
            return None;
        }
        let all = || flow.order.iter().copied().filter(|&b| flow.is_in(b, l));
        let same = |i: LLVMValueRef| unsafe { does_the_same(i, &forms) };
        if !all().all(|b| unsafe { insts(flow.blocks[b]) }.into_iter().all(same)) {
            return None;
        }
        let leaves = |b: usize| flow.edges[b].iter().find(|e| !flow.is_in(e.to, l));
        let (exit, to) = all().find_map(|b| Some((b, leaves(b)?.to)))?;
        if !self.keeps_values(l, exit, to) {
            return None;
        }
        let mut before = flow.before[header].iter().filter(|&&b| !flow.is_in(b, l));
        let (Some(&from), None) = (before.next(), before.next()) else { return None };
        if !self.has_one_way(from, header) {
            return None;
        }
        // a loop that asks first asks once more than it has iterations, behind the last one
        let asks = fixed.len() < all().count();
        let only_asks = |i: LLVMValueRef| unsafe {
            use LLVMOpcode::*;
            !matches!(LLVMGetInstructionOpcode(i), LLVMStore | LLVMCall)
        };
        let plain = !asks || insts(flow.blocks[header]).into_iter().all(only_asks);
        plain.then_some(Through { from, header, exit, to, asks })
    }

    /// The blocks that execute only where there are iterations, and the headers of the loops through them.
    unsafe fn within(&self, way: &Way) -> Option<(FxHashSet<usize>, Vec<usize>)> {
        let flow = self.flow;
        let around = flow.innermost(flow.block_of(self.call)?);
        let (mut within, mut headers) = (FxHashSet::default(), Vec::new());
        let mut work = vec![way.first];
        while let Some(b) = work.pop() {
            if way.others == Some(b) || !within.insert(b) {
                continue;
            }
            if way.blocks.contains(&b) || !flow.dominates(way.first, b) || within.len() > MOST {
                return None;
            }
            if self.enters(b).is_some() {
                headers.push(b);
            }
            let inside = flow.innermost(b) != around;
            let edges = &flow.edges[b];
            let branches = edges.len() == 1 || condition(flow.blocks[b]).is_some();
            let goes_on = |to: usize| match way.others {
                Some(_) => true,
                // what asks for itself is all there is
                None => flow.innermost(to) != around && flow.dominates(way.first, to),
            };
            if edges.is_empty() || !inside && !branches {
                return None;
            }
            work.extend(edges.iter().map(|e| e.to).filter(|&to| goes_on(to)));
        }
        headers.sort_unstable();
        (!headers.is_empty()).then_some((within, headers))
    }

    /// The slots that a thread is told its iterations in, and the last one of all.
    unsafe fn bounds(&self) -> Option<Bounds> {
        let [last, lower, upper, stride] =
            [3, 4, 5, 6].map(|k| unsafe { LLVMGetOperand(self.call, k) });
        let all = [last, lower, upper, stride];
        let apart = (0..4).all(|k| !all[..k].contains(&all[k]));
        let own = all.iter().all(|&slot| unsafe { !LLVMIsAAllocaInst(slot).is_null() });
        if !apart || !own {
            return None;
        }
        let mut end = None;
        for user in users(upper) {
            let is_store = !LLVMIsAStoreInst(user).is_null();
            let Some(block) = self.flow.block_of(user).filter(|_| is_store) else { continue };
            let value = LLVMGetOperand(user, 0);
            if self.comes_before(user, block) && end.replace(value).is_some() {
                return None;
            }
        }
        let (bits, signed) = (self.bits, self.signed);
        let from_zero = signed && constant_in(lower).is_some_and(|n| n >= 0);
        end.map(|_| Bounds { last, lower, upper, stride, bits, signed, from_zero, end })
    }

    /// Does every way to the call pass an instruction of a block, and none from the call come to it without passing that
    /// again?
    unsafe fn comes_before(&self, inst: LLVMValueRef, block: usize) -> bool {
        let Some(call) = self.flow.block_of(self.call) else { return false };
        if block != call {
            let as_often = self.flow.innermost(block) == self.flow.innermost(call);
            return as_often && self.flow.dominates(block, call);
        }
        let mut at = LLVMGetNextInstruction(inst);
        while !at.is_null() && at != self.call {
            at = LLVMGetNextInstruction(at);
        }
        !at.is_null()
    }

    /// The way from the call to where iterations begin.
    unsafe fn way(&self, start: usize, place: &mut Place, bounds: Bounds) -> Option<Way> {
        let flow = self.flow;
        let (mut blocks, mut tests, mut at) = (vec![start], Vec::new(), start);
        loop {
            let next = match (condition(flow.blocks[at]), &flow.edges[at][..]) {
                (None, [edge]) => edge.to,
                (Some(test), _) => {
                    let forms = Forms::new(flow, place.clone(), bounds);
                    let to = |when| flow.edges[at].iter().find(|e| e.when == Some(when));
                    tests.push(at);
                    match (forms.is_beyond(test), forms.asks_for_some(test)) {
                        (Some(truth), _) => to(truth)?.to,
                        (None, Some(truth)) => {
                            let (first, others) = (to(truth)?.to, Some(to(!truth)?.to));
                            return Some(Way { blocks, tests, first, others, answer: truth });
                        }
                        (None, None) => return None,
                    }
                }
                _ => return None,
            };
            if blocks.len() > FAR || blocks.contains(&next) || !flow.dominates(start, next) {
                return None;
            }
            if self.enters(next).is_some() {
                return Some(Way { blocks, tests, first: next, others: None, answer: true });
            }
            place.blocks.insert(next);
            blocks.push(next);
            at = next;
        }
    }

    /// The loop that begins with a block, directly within what is around the call.
    unsafe fn enters(&self, block: usize) -> Option<usize> {
        let flow = self.flow;
        let around = flow.innermost(flow.block_of(self.call)?);
        let l = flow.innermost(block)?;
        (flow.loops[l].header == block && flow.parent(l) == around && Some(l) != around)
            .then_some(l)
    }

    /// Is no value of a loop used behind it but floating-point numbers, which are data: by what merges them where the loop
    /// leads to, or where nothing else leads to?
    unsafe fn keeps_values(&self, l: usize, exit: usize, to: usize) -> bool {
        let flow = self.flow;
        let is_only_way = flow.before[to] == [exit];
        let fits = |value: LLVMValueRef, user: LLVMValueRef| unsafe {
            if LLVMIsAInstruction(user).is_null() {
                return false;
            }
            let merges = |b: usize| b == to && !LLVMIsAPHINode(user).is_null();
            match flow.block_of(user) {
                Some(b) => flow.is_in(b, l) || is_data(value) && (merges(b) || is_only_way),
                // where a thread ends the program, which it comes to from the loop alone
                None => before(LLVMGetInstructionParent(user)).into_iter().all(|b| {
                    let from = LLVMGetBasicBlockTerminator(b);
                    flow.block_of(from).is_some_and(|b| flow.is_in(b, l))
                }),
            }
        };
        let blocks = flow.order.iter().filter(|&&b| flow.is_in(b, l));
        let mut values = blocks.flat_map(|&b| unsafe { insts(flow.blocks[b]) });
        values.all(|v| unsafe { users(v) }.into_iter().all(|user| fits(v, user)))
    }

    /// Does a block jump to another, or branch there for one answer to its question?
    unsafe fn has_one_way(&self, block: usize, to: usize) -> bool {
        let edges = &self.flow.edges[block];
        let is_plain = edges.len() == 1 || condition(self.flow.blocks[block]).is_some();
        is_plain && edges.iter().filter(|e| e.to == to).count() == 1
    }

    /// Are the slots read on the way and by the iterations only, and written by none but the call, before it, and with
    /// the upper bound that they hold?
    unsafe fn are_plain(&self, bounds: Bounds, place: &Place, forms: &Forms<'_>) -> bool {
        let flow = self.flow;
        let [last, lower, upper, stride] = bounds.slots();
        let fits = |slot: LLVMValueRef, user: LLVMValueRef| unsafe {
            if LLVMIsAInstruction(user).is_null() {
                return false;
            }
            let Some(block) = flow.block_of(user) else { return true };
            let within = place.blocks.contains(&block) && !place.before.contains(&user);
            match LLVMGetInstructionOpcode(user) {
                LLVMOpcode::LLVMLoad => {
                    let whole = LLVMTypeOf(user) == LLVMGetAllocatedType(slot);
                    whole && within && (slot == lower || slot == upper)
                }
                LLVMOpcode::LLVMStore if LLVMGetOperand(user, 1) == slot => {
                    let value = LLVMGetOperand(user, 0);
                    self.comes_before(user, block)
                        || slot == upper && within && self.is_upper(value, place, forms)
                }
                LLVMOpcode::LLVMCall => callee(user)
                    .is_some_and(|c| user == self.call || name_of(c).starts_with("llvm.lifetime.")),
                _ => false,
            }
        };
        [last, lower, upper, stride]
            .into_iter()
            .all(|slot| unsafe { users(slot).into_iter().all(|user| fits(slot, user)) })
    }

    /// Is a value the upper bound, be it merged with others on ways that are not taken?
    unsafe fn is_upper(&self, value: LLVMValueRef, place: &Place, forms: &Forms<'_>) -> bool {
        if LLVMIsAPHINode(value).is_null() {
            return forms.is_upper(value);
        }
        let taken = |k: &u32| unsafe {
            let from = LLVMGetBasicBlockTerminator(LLVMGetIncomingBlock(value, *k));
            self.flow.block_of(from).is_some_and(|b| place.blocks.contains(&b))
        };
        let taken: Vec<u32> = (0..LLVMCountIncoming(value)).filter(taken).collect();
        let is_upper = |&k: &u32| unsafe { forms.is_upper(LLVMGetIncomingValue(value, k)) };
        LLVMGetInstructionParent(value) != LLVMGetInstructionParent(self.call)
            && !taken.is_empty()
            && taken.iter().all(is_upper)
    }
}

/// Does an instruction write to the same memory, and hand the same to callees, however iterations are shared out?
unsafe fn does_the_same(inst: LLVMValueRef, forms: &Forms<'_>) -> bool {
    let is_same = |v: LLVMValueRef| unsafe { is_floating(v) || forms.is_same(v) };
    match LLVMGetInstructionOpcode(inst) {
        LLVMOpcode::LLVMStore => {
            [0, 1].into_iter().all(|k| is_same(unsafe { LLVMGetOperand(inst, k) }))
        }
        LLVMOpcode::LLVMAtomicRMW => {
            [0, 1].into_iter().all(|k| is_same(unsafe { LLVMGetOperand(inst, k) }))
        }
        LLVMOpcode::LLVMCall => {
            let only_marks = |n: &String| {
                ["llvm.lifetime.", "llvm.assume", "llvm.dbg."].iter().any(|m| n.starts_with(m))
                    || is_runtime(n)
            };
            callee(inst).is_some_and(|c| only_marks(&unsafe { name_of(c) }))
                || arguments(inst).into_iter().chain([LLVMGetCalledValue(inst)]).all(is_same)
        }
        _ => true,
    }
}
