//! Shares of the iterations of a loop: the arithmetic of the runtime.
//!
//! Sources: `__kmp_for_static_init` in LLVM's `kmp_sched.cpp` (static schedules), `__kmp_dispatch_next_algorithm` in
//! `kmp_dispatch.cpp` (dynamic ones: chunks are taken, and taken over from other threads, one by one).

use super::super::build::Builder;
use super::super::{callee, users, ATOM, OTHERS};
use super::portions::{is_open, told_at_one};
use super::whole::{merge_at_the_end, Taken};
use super::{constant, family, Member, Work, MODIFIERS, ORDERED_STATIC, STATIC_CHUNKED, WITHIN};
use crate::native::{name_of, passes};
use llvm_sys::core::*;
use llvm_sys::prelude::*;
use llvm_sys::LLVMIntPredicate::*;
use llvm_sys::LLVMOpcode;
use std::ffi::{CStr, CString};

/// Where a thread stands that has taken all of its iterations at once.
const BEHIND: i64 = i64::MAX;

impl Work<'_> {
    /// Thread and size of the team as numbers of that type.
    unsafe fn numbers(&self, ty: LLVMTypeRef) -> (LLVMValueRef, LLVMValueRef) {
        let b = self.b;
        (b.widen(self.member.thread, ty, true), b.widen(self.member.team, ty, true))
    }

    /// The bounds of a thread's iterations, of all of them before.
    pub(super) unsafe fn static_init(&self, ty: LLVMTypeRef, signed: bool) {
        let b = self.b;
        let [last, lower, upper, stride] = [3, 4, 5, 6].map(|k| unsafe { self.argument(k) });
        let (thread, team) = self.numbers(ty);
        let (first, end) = (b.load(ty, lower), b.load(ty, upper));
        let schedule = constant(self.argument(2)).map(|s| s & !MODIFIERS);
        let in_chunks = schedule == Some(STATIC_CHUNKED);
        let (trips, empty) = self.trips((first, end), signed, in_chunks);
        let share = match in_chunks {
            true => self.chunked((thread, team), (first, end), (trips, empty)),
            false => {
                let limit = constant_in(lower);
                self.balanced((thread, team), (first, end), (trips, limit))
            }
        };
        b.store(share.first, lower);
        b.store(share.end, upper);
        b.store(share.stride, stride);
        if !signed {
            without_wraps(stride);
        }
        let int = LLVMInt32TypeInContext(b.context);
        b.store(LLVMBuildZExt(b.raw, share.is_last, int, c"".as_ptr()), last);
    }

    /// All iterations are the first thread's. Answers whether the thread has some by fixed shares.
    pub(super) unsafe fn static_init_of_all(&self, ty: LLVMTypeRef, signed: bool) -> LLVMValueRef {
        let b = self.b;
        let [last, lower, upper, stride] = [3, 4, 5, 6].map(|k| unsafe { self.argument(k) });
        let (thread, _) = self.numbers(ty);
        let (first, end) = (b.load(ty, lower), b.load(ty, upper));
        let (trips, _) = self.trips((first, end), signed, false);
        b.store(trips, stride);
        b.store(b.int(LLVMInt32TypeInContext(b.context), 0), last);
        b.compare(LLVMIntSLT, thread, trips)
    }

    /// How many iterations there are, and whether there are none.
    unsafe fn trips(
        &self,
        (first, end): (LLVMValueRef, LLVMValueRef),
        signed: bool,
        in_chunks: bool,
    ) -> (LLVMValueRef, LLVMValueRef) {
        let b = self.b;
        let ty = LLVMTypeOf(first);
        let less = if signed { LLVMIntSLT } else { LLVMIntULT };
        let empty = b.compare(less, end, first);
        let span = LLVMBuildSub(b.raw, end, first, c"".as_ptr());
        let some = b.add(span, b.int(ty, 1), false);
        match (signed, in_chunks) {
            (true, true) => {}
            (false, true) => self.countable(empty, some),
            // The runtime shares out as many as an unsigned number says, with arithmetic of signed ones. MLIR asks for
            // the shares of a loop without iterations too, with an end of -1: these 2^32 are none to the runtime, and
            // none is shared out
            (_, false) => {
                b.assume(b.compare(LLVMIntSGE, b.select(empty, b.int(ty, 0), some), b.int(ty, 0)))
            }
        }
        let trips = b.select(empty, b.int(ty, 0), self.atom(some));
        (trips, empty)
    }

    /// Takes it that the iterations of a loop, if there are any, are so many as a signed number says, with which shares
    /// are computed. Of 2^32 iterations it says 0, and the runtime, which makes chunks of these, divides by that.
    unsafe fn countable(&self, empty: LLVMValueRef, some: LLVMValueRef) {
        let b = self.b;
        let positive = b.compare(LLVMIntSGT, some, b.int(LLVMTypeOf(some), 0));
        b.assume(LLVMBuildOr(b.raw, empty, positive, c"".as_ptr()));
    }

    /// Quotient and remainder.
    unsafe fn divided(&self, n: LLVMValueRef, by: LLVMValueRef) -> (LLVMValueRef, LLVMValueRef) {
        let (raw, none) = (self.b.raw, c"".as_ptr());
        (LLVMBuildSDiv(raw, n, by, none), LLVMBuildSRem(raw, n, by, none))
    }

    /// As equal shares as there are, the larger ones first. A share begins and ends between the first iteration and the
    /// last, so that no sum wraps around: with the number of the first known, it is enough that there are no more
    /// iterations than signed numbers from there on.
    unsafe fn balanced(
        &self,
        (thread, team): (LLVMValueRef, LLVMValueRef),
        (first, end): (LLVMValueRef, LLVMValueRef),
        (trips, known_first): (LLVMValueRef, Option<i64>),
    ) -> Share {
        let b = self.b;
        let (ty, none) = (LLVMTypeOf(trips), c"".as_ptr());
        let one = b.int(ty, 1);
        let first_number = known_first.filter(|&n| n >= 0);
        if let Some(n) = first_number {
            let most = i64::MAX >> (64 - LLVMGetIntTypeWidth(ty));
            if n > 0 {
                b.assume(b.compare(LLVMIntSLE, trips, b.int(ty, most - n)));
            }
        }
        let number = |n| match first_number {
            Some(_) => unsafe { b.proven(n) },
            None => n,
        };
        let (quotient, rest) = self.divided(trips, team);
        let larger = b.compare(LLVMIntSLT, thread, rest);
        let extra_before = b.select(larger, thread, rest);
        let before = number(LLVMBuildNSWMul(b.raw, thread, quotient, none));
        let before = number(b.add(before, extra_before, true));
        let length = number(b.add(quotient, LLVMBuildZExt(b.raw, larger, ty, none), true));
        let start = number(b.add(first, before, true));
        let stop = number(LLVMBuildNSWSub(b.raw, number(b.add(start, length, true)), one, none));
        // without iterations the runtime leaves the bounds alone: no thread has any then either
        self.within(stop, end);
        let fewer = b.compare(LLVMIntSLT, trips, team);
        let shares = b.select(fewer, trips, team);
        let is_last = b.compare(LLVMIntEQ, thread, LLVMBuildSub(b.raw, shares, one, none));
        Share { first: start, end: stop, stride: trips, is_last }
    }

    /// Chunks in turns; one thread takes all at once.
    unsafe fn chunked(
        &self,
        (thread, team): (LLVMValueRef, LLVMValueRef),
        (first, end): (LLVMValueRef, LLVMValueRef),
        (trips, empty): (LLVMValueRef, LLVMValueRef),
    ) -> Share {
        let b = self.b;
        let (ty, none) = (LLVMTypeOf(trips), c"".as_ptr());
        let one = b.int(ty, 1);
        let at_least_one = |n| unsafe { self.extremum("smax", n, one) };
        let less = |n, m| unsafe { self.extremum("smin", n, m) };
        let given = self.argument(8);
        let chunk = match constant(given) {
            Some(1..) => given,
            _ => {
                // the runtime asserts it; of negative ones it makes 1
                b.assume(b.compare(LLVMIntNE, given, b.int(ty, 0)));
                at_least_one(given)
            }
        };
        // a loop without iterations has no chunks: what is divided by is not 0 where it counts
        let some = at_least_one(trips);
        let alone = b.compare(LLVMIntEQ, team, one);
        let chunk = self.atom(b.select(alone, some, less(some, chunk)));
        let others = LLVMBuildNSWSub(b.raw, some, one, none);
        let chunks = b.add(LLVMBuildSDiv(b.raw, others, chunk, none), one, true);
        // of more threads than chunks the last ones have none
        let turns = self.atom(at_least_one(less(chunks, team)));
        let stride = LLVMBuildNSWMul(b.raw, chunk, turns, none);
        let start = b.add(first, LLVMBuildNSWMul(b.raw, chunk, thread, none), true);
        let stop = LLVMBuildNSWSub(b.raw, b.add(start, chunk, true), one, none);
        let idle = b.compare(LLVMIntSGE, thread, turns);
        let behind = b.add(end, one, true);
        let (start, stop) = (b.select(idle, behind, start), b.select(idle, end, stop));
        let (start, stop) = (b.select(empty, first, start), b.select(empty, end, stop));
        let turn = self.divided(LLVMBuildNSWSub(b.raw, chunks, one, none), team).1;
        let is_last = b.compare(LLVMIntEQ, thread, turn);
        // where there are no iterations none is the last
        let never = b.int(LLVMTypeOf(empty), 0);
        let is_last = b.select(empty, never, is_last);
        Share { first: start, end: stop, stride, is_last }
    }

    /// The larger or the lesser of two numbers, by the intrinsic of that name.
    unsafe fn extremum(&self, name: &str, n: LLVMValueRef, m: LLVMValueRef) -> LLVMValueRef {
        let (b, ty) = (self.b, LLVMTypeOf(n));
        let name = format!("llvm.{name}.i{}", LLVMGetIntTypeWidth(ty));
        let name = CString::new(name).unwrap_or_default();
        b.call(&b.declare(&name, ty, &[ty, ty], false), &[n, m])
    }

    /// The number as one unknown of what follows.
    unsafe fn atom(&self, number: LLVMValueRef) -> LLVMValueRef {
        let (b, ty) = (self.b, LLVMTypeOf(number));
        let name = CString::new(format!("{ATOM}{}", LLVMGetIntTypeWidth(ty))).unwrap_or_default();
        let atom = b.declare(&name, ty, &[ty], false);
        b.is_a_number(atom.function);
        b.call(&atom, &[number])
    }

    /// Notes that a share lies within the iterations: a number is at most another.
    unsafe fn within(&self, number: LLVMValueRef, bound: LLVMValueRef) {
        let b = self.b;
        let void = LLVMVoidTypeInContext(b.context);
        let within = b.declare(WITHIN, void, &[], true);
        b.keeps_memory(within.function);
        b.call(&within, &[number, bound]);
    }

    /// Notes what is to be shared out: the first thread takes all chunks, one alone takes all at once.
    pub(super) unsafe fn dispatch_init(&self, slots: &Slots, signed: bool) {
        let b = self.b;
        let (ty, int) = (slots.ty, LLVMInt32TypeInContext(b.context));
        let one = b.int(ty, 1);
        let [first, end] = [3, 4].map(|k| unsafe { b.widen(self.argument(k), ty, signed) });
        let trips = b.add(LLVMBuildSub(b.raw, end, first, c"".as_ptr()), one, false);
        let own = LLVMTypeOf(self.argument(3));
        if !signed && own == ty {
            self.countable(b.compare(LLVMIntULT, end, first), trips);
        }
        let none = LLVMBuildSub(b.raw, first, one, c"".as_ptr());
        // the runtime counts iterations in the type of the loop: as many as it has numbers are none
        let may_be_all = !signed || constant(self.argument(3)).is_none_or(|first| first < 0);
        let unless_all = |end| match LLVMGetIntTypeWidth(own) {
            bits @ ..=63 if may_be_all => {
                let all = b.compare(LLVMIntEQ, trips, b.int(ty, 1 << bits));
                b.select(all, none, end)
            }
            _ => end,
        };
        let schedule = constant(self.argument(2)).map(|s| s & !MODIFIERS);
        if schedule == Some(ORDERED_STATIC) {
            // each thread takes all of its share at once
            let given = [3, 4].map(|k| unsafe { self.argument(k) });
            let (trips, _) = self.trips((given[0], given[1]), signed, false);
            let numbers = self.numbers(LLVMTypeOf(given[0]));
            let share = self.balanced(numbers, (given[0], given[1]), (trips, constant(given[0])));
            b.store(b.widen(share.first, ty, signed), slots.next);
            b.store(unless_all(b.widen(share.end, ty, signed)), slots.end);
            b.store(share.first, slots.share[0]);
            b.store(share.end, slots.share[1]);
            b.store(b.int(ty, 0), slots.chunk);
            return;
        }
        let takes = b.compare(LLVMIntEQ, self.member.thread, b.int(int, 0));
        if schedule.is_some_and(is_open) {
            // the first thread takes all at once: one way to cut iterations into portions
            let given = [3, 4].map(|k| unsafe { self.argument(k) });
            b.store(first, slots.next);
            b.store(unless_all(b.select(takes, end, none)), slots.end);
            b.store(given[0], slots.share[0]);
            b.store(given[1], slots.share[1]);
            b.store(b.int(ty, 0), slots.chunk);
            return;
        }
        // the runtime takes chunks of one iteration where it is asked for none
        let chunk = b.widen(self.argument(6), ty, true);
        let chunk = match constant(chunk) {
            Some(1..) => chunk,
            _ => b.select(b.compare(LLVMIntSGE, chunk, one), chunk, one),
        };
        let alone = b.compare(LLVMIntEQ, self.member.team, b.int(int, 1));
        let some = b.compare(LLVMIntSGT, trips, one);
        b.store(first, slots.next);
        b.store(unless_all(b.select(takes, end, none)), slots.end);
        let chunk = self.atom(b.select(alone, b.select(some, trips, one), chunk));
        b.store(chunk, slots.chunk);
    }

    /// The next chunk.
    pub(super) unsafe fn dispatch_next(&self, slots: &Slots, bits: u32) -> LLVMValueRef {
        let b = self.b;
        let int = LLVMInt32TypeInContext(b.context);
        let one = b.int(slots.ty, 1);
        let [next, end, chunk] =
            [slots.next, slots.end, slots.chunk].map(|slot| unsafe { b.load(slots.ty, slot) });
        let more = b.compare(LLVMIntSLE, next, end);
        let behind = b.add(next, chunk, false);
        let full = LLVMBuildSub(b.raw, behind, one, c"".as_ptr());
        let stop = b.select(b.compare(LLVMIntSGT, full, end), end, full);
        let whole = b.compare(LLVMIntEQ, chunk, b.int(slots.ty, 0));
        let (stop, behind) =
            (b.select(whole, end, stop), b.select(whole, b.int(slots.ty, BEHIND), behind));
        let [last, lower, upper, stride] = [2, 3, 4, 5].map(|k| unsafe { self.argument(k) });
        let ty = LLVMIntTypeInContext(b.context, bits);
        // a share as it was computed: what is made narrow is not known to be the same
        let [share_first, share_end] = slots.share.map(|slot| unsafe { b.load(ty, slot) });
        let first = b.select(whole, share_first, b.narrow(next, ty));
        let stop_or_end = b.select(whole, share_end, b.narrow(stop, ty));
        for (value, to) in [(first, lower), (stop_or_end, upper), (b.int(ty, 1), stride)] {
            b.store(value, to);
        }
        // a thread that takes over chunks of another forgets that it had the last one: whether any thread has is
        // open, unless it is alone
        b.store(behind, slots.next);
        if is_looked_at(last) {
            let is_last = b.compare(LLVMIntEQ, stop, end);
            let is_last = LLVMBuildZExt(b.raw, is_last, int, c"".as_ptr());
            b.store(b.select(more, is_last, b.load(int, last)), last);
            if !self.member.is_alone() {
                let void = LLVMVoidTypeInContext(b.context);
                b.call(&b.declare(OTHERS, void, &[], true), &[last]);
            }
        }
        LLVMBuildZExt(b.raw, more, int, c"".as_ptr())
    }
}

/// Lets threads go on without iterations where they have none by fixed shares, and all but the first one pass by the
/// loops through them.
pub(super) unsafe fn pass_by(b: &Builder, member: Member, has_some: LLVMValueRef, taken: &Taken) {
    let int = LLVMInt32TypeInContext(b.context);
    let (raw, none) = (b.raw, c"".as_ptr());
    if let Some((branch, truth)) = taken.guard {
        b.before(branch);
        let asked = LLVMGetCondition(branch);
        let asked = match truth {
            true => LLVMBuildAnd(raw, has_some, asked, none),
            false => LLVMBuildOr(raw, LLVMBuildNot(raw, has_some, none), asked, none),
        };
        LLVMSetCondition(branch, asked);
    }
    for l in &taken.loops {
        let told = l.told.map(|n| b.int(LLVMInt64TypeInContext(b.context), n));
        let told = told.map(|place| unsafe { told_at_one(b, place) });
        let mut from = l.from;
        if LLVMGetNumSuccessors(LLVMGetBasicBlockTerminator(from)) != 1 {
            from = passes::split_edge(from, l.header);
        }
        let jump = LLVMGetBasicBlockTerminator(from);
        b.before(jump);
        let takes = b.compare(LLVMIntEQ, member.thread, b.int(int, 0));
        if let Some(told) = told {
            let others = LLVMBuildZExt(raw, LLVMBuildNot(raw, takes, none), int, none);
            b.call(&told, &[others]);
        }
        merge_at_the_end(b, l, from);
        LLVMInstructionEraseFromParent(jump);
        b.at_end(from);
        b.branch(takes, l.header, l.to);
    }
}

/// Where a loop stands whose iterations are shared out as threads ask for them.
pub(super) struct Slots {
    ty: LLVMTypeRef,
    next: LLVMValueRef,
    end: LLVMValueRef,
    /// 0 where all is taken at once: the `share`
    chunk: LLVMValueRef,
    /// the first and the last iteration of a thread, in the type of the loop
    share: [LLVMValueRef; 2],
}

impl Slots {
    /// Stack slots of a region: a thread is in one such loop at a time. Of 64 bits, so that what is behind the
    /// last chunk of a loop of 32 bits is a number too.
    pub(super) unsafe fn new(b: &Builder, function: LLVMValueRef, bits: u32) -> Slots {
        let ty = LLVMInt64TypeInContext(b.context);
        let entry = LLVMGetEntryBasicBlock(function);
        b.before(LLVMGetBasicBlockTerminator(entry));
        let slot = |name: &CStr| unsafe { LLVMBuildAlloca(b.raw, ty, name.as_ptr()) };
        let (next, end) = (slot(c"symprof.next"), slot(c"symprof.end"));
        let chunk = slot(c"symprof.chunk");
        let own = LLVMIntTypeInContext(b.context, bits);
        let share = [c"symprof.first", c"symprof.last"]
            .map(|name| unsafe { LLVMBuildAlloca(b.raw, own, name.as_ptr()) });
        for slot in share {
            b.store(b.int(own, 0), slot);
        }
        Slots { ty, next, end, chunk, share }
    }
}

/// Takes it that steps by what stands there do not leave the signed numbers: shares are computed with signs.
unsafe fn without_wraps(stride: LLVMValueRef) {
    let is_a = |user: LLVMValueRef, opcode| unsafe {
        !LLVMIsAInstruction(user).is_null() && LLVMGetInstructionOpcode(user) == opcode
    };
    for load in users(stride).into_iter().filter(|&u| is_a(u, LLVMOpcode::LLVMLoad)) {
        for sum in users(load).into_iter().filter(|&u| is_a(u, LLVMOpcode::LLVMAdd)) {
            LLVMSetNSW(sum, 1);
        }
    }
}

/// Is a flag on the stack read, or may it be?
unsafe fn is_looked_at(slot: LLVMValueRef) -> bool {
    for user in users(slot) {
        let only_set = LLVMIsAInstruction(user).is_null()
            || LLVMGetInstructionOpcode(user) == LLVMOpcode::LLVMStore
                && LLVMGetOperand(user, 1) == slot
            || callee(user).is_some_and(|c| {
                let name = unsafe { name_of(c) };
                family(&name).is_some() || name.starts_with("llvm.lifetime.")
            });
        if !only_set {
            return true;
        }
    }
    false
}

/// The number that stands in a stack slot before a loop asks the runtime for its share: one constant is stored there,
/// and nothing else but the runtime writes to it.
pub(super) unsafe fn constant_in(slot: LLVMValueRef) -> Option<i64> {
    if LLVMIsAAllocaInst(slot).is_null() {
        return None;
    }
    let mut asks = 0;
    let mut stored = None;
    for user in users(slot) {
        if LLVMIsAInstruction(user).is_null() {
            return None;
        }
        match LLVMGetInstructionOpcode(user) {
            LLVMOpcode::LLVMLoad => {}
            LLVMOpcode::LLVMStore if LLVMGetOperand(user, 1) == slot => {
                let number = constant(LLVMGetOperand(user, 0))?;
                if stored.is_some_and(|n| n != number) {
                    return None;
                }
                stored = Some(number);
            }
            LLVMOpcode::LLVMCall => {
                let name = callee(user).map(|c| unsafe { name_of(c) })?;
                asks += u32::from(family(&name).is_some());
                if family(&name).is_none() && !name.starts_with("llvm.lifetime.") {
                    return None;
                }
            }
            _ => return None,
        }
    }
    stored.filter(|_| asks == 1)
}

/// What a thread gets of a loop.
struct Share {
    first: LLVMValueRef,
    end: LLVMValueRef,
    stride: LLVMValueRef,
    is_last: LLVMValueRef,
}
