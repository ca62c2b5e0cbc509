//! Which threads run when, and that each is waited for once.
//!
//! A handle's place is free, or holds a thread that runs: it is free at the start and at each return, a thread is
//! created only into a free one, and waited for only where one runs. That is followed along all ways through the function.
//! Where ways meet on which that differs, a condition that both were decided by tells them apart, if it has
//! one value in the whole execution.
//!
//! An array of handles is filled by a loop and emptied by another: all of its loops pass the same places in the same
//! order, as often, for their counters start and step alike, the addresses are the same of both, and so are the conditions on
//! which they are left.

use super::places::{are_clear, events, memory_of, Event, Place, What};
use super::same::{Same, Values, Within};
use super::{arguments, is_create, is_join};
use crate::native::insts;
use crate::native::parallel::flow::{condition, Flow};
use llvm_sys::core::*;
use llvm_sys::prelude::*;
use llvm_sys::target::LLVMTargetDataRef;
use rustc_hash::{FxHashMap, FxHashSet};

/// Instructions of a function, for each place of a handle.
const MOST: usize = 4_000_000;
/// Times that a block is looked at for one place, before none is followed.
const ROUNDS: usize = 16;

/// Conditions that are known at once.
const FACTS: usize = 32;

/// What holds at a place in the function.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Known {
    state: State,
    /// conditions and what they are, sorted
    facts: Vec<(Same, bool)>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum State {
    Free,
    Runs,
    /// in the loop that creates threads, or waits for them
    Within(usize),
    /// a thread runs if the condition is that, else none
    If(Same, bool),
}

impl Known {
    fn fact(&self, condition: Same) -> Option<bool> {
        let at = self.facts.binary_search_by_key(&condition, |f| f.0).ok()?;
        Some(self.facts[at].1)
    }

    /// The state, where facts decide it.
    fn now(&self) -> State {
        match self.state {
            State::If(condition, when) => match self.fact(condition) {
                Some(is) if is == when => State::Runs,
                Some(_) => State::Free,
                None => self.state,
            },
            state => state,
        }
    }

    /// What holds where two ways meet; none if it cannot be said.
    fn and(&self, other: &Known) -> Option<Known> {
        let facts: Vec<(Same, bool)> =
            self.facts.iter().filter(|f| other.fact(f.0) == Some(f.1)).copied().collect();
        let state = match (self.now(), other.now()) {
            (a, b) if a == b => a,
            (State::Runs, State::Free) => self.apart(other)?,
            (State::Free, State::Runs) => other.apart(self)?,
            (State::If(c, when), State::Runs) if other.fact(c) == Some(when) => State::If(c, when),
            (State::If(c, when), State::Free) if other.fact(c) == Some(!when) => State::If(c, when),
            (State::Runs, State::If(c, when)) if self.fact(c) == Some(when) => State::If(c, when),
            (State::Free, State::If(c, when)) if self.fact(c) == Some(!when) => State::If(c, when),
            _ => return None,
        };
        Some(Known { state, facts })
    }

    /// A condition that says which of two ways was taken.
    fn apart(&self, other: &Known) -> Option<State> {
        let one = self.facts.iter().find(|f| other.fact(f.0) == Some(!f.1))?;
        Some(State::If(one.0, one.1))
    }
}

/// When threads run.
#[derive(Default)]
pub(super) struct Runs {
    /// while how many of the places hold one, each of these instructions executes
    pub(super) meanwhile: FxHashMap<LLVMValueRef, u32>,
    /// by place
    pub(super) places: Vec<Occupied>,
}

/// When a place holds a thread.
#[derive(Default)]
pub(super) struct Occupied {
    /// the calls that create one
    pub(super) creates: Vec<LLVMValueRef>,
    /// there are several such places, one in each iteration
    pub(super) several: bool,
    /// what executes meanwhile
    pub(super) meanwhile: FxHashSet<LLVMValueRef>,
}

/// A place of handles, and how it is used.
struct Slot {
    events: FxHashMap<LLVMValueRef, What>,
    /// the loops that create, and those that wait; none where it is one place
    loops: Option<[Vec<usize>; 2]>,
}

/// When the threads of a function run; none unless each is waited for in it, once, and nothing else is.
pub(super) unsafe fn follow(flow: &Flow, layout: LLVMTargetDataRef) -> Option<Runs> {
    let mut all: Vec<LLVMValueRef> = Vec::new();
    for &block in &flow.order {
        all.extend(insts(flow.blocks[block]));
    }
    let creates: Vec<LLVMValueRef> =
        all.iter().copied().filter(|&i| unsafe { is_create(i) }).collect();
    let joins = all.iter().filter(|&&i| unsafe { is_join(i) }).count();
    let mut memories: Vec<LLVMValueRef> = Vec::new();
    let mut known = FxHashSet::default();
    for &create in &creates {
        let memory = memory_of(arguments(create)[0])?;
        if known.insert(memory) {
            memories.push(memory);
        }
    }
    let mut values = Values::default();
    let mut slots = Vec::new();
    for memory in memories {
        let events = events(flow, &mut values, layout, memory)?;
        slots.extend(self::slots(flow, &mut values, events)?);
        if slots.len().saturating_mul(all.len()) > MOST {
            return None;
        }
    }
    // every thread that is waited for is one of these
    let own = |what| {
        slots.iter().map(|s| s.events.values().filter(|w| **w == what).count()).sum::<usize>()
    };
    if own(What::Join) != joins || own(What::Create) != creates.len() {
        return None;
    }
    let conditions = decided(flow, &mut values);
    let mut runs = Runs::default();
    for slot in &slots {
        slot.follow(flow, &conditions, &mut runs)?;
    }
    Some(runs)
}

/// The conditions that have one value in a whole execution, by the blocks that they decide, and whether the branch
/// is on the opposite.
unsafe fn decided(flow: &Flow, values: &mut Values) -> FxHashMap<usize, (Same, bool)> {
    let mut found = FxHashMap::default();
    for &block in &flow.order {
        let Some(condition) = condition(flow.blocks[block]) else { continue };
        if let Some(known) = values.condition(flow, condition, Within::Function) {
            found.insert(block, known);
        }
    }
    found
}

/// The places in one memory; none if they cannot be told apart.
unsafe fn slots(flow: &Flow, values: &mut Values, events: Vec<Event>) -> Option<Vec<Slot>> {
    let elsewhere: Vec<LLVMValueRef> =
        events.iter().filter(|e| e.what == What::Elsewhere).map(|e| e.inst).collect();
    let mut at: Vec<i64> = Vec::new();
    let mut each: Vec<&Event> = Vec::new();
    for event in &events {
        match event.place {
            Some(Place::At(n)) => at.push(n),
            Some(Place::Each { .. }) => each.push(event),
            None => {}
        }
    }
    at.sort_unstable();
    at.dedup();
    let make = |own: &dyn Fn(&Event) -> bool, loops| {
        let mut found: FxHashMap<LLVMValueRef, What> =
            elsewhere.iter().map(|&i| (i, What::Elsewhere)).collect();
        found.extend(events.iter().filter(|e| own(e)).map(|e| (e.inst, e.what)));
        Slot { events: found, loops }
    };
    if each.is_empty() {
        let clear = at.windows(2).all(|w| are_clear(w[0], w[1]));
        let own = |n| move |e: &Event| e.place == Some(Place::At(n));
        return clear.then(|| at.into_iter().map(|n| make(&own(n), None)).collect());
    }
    let mut loops = [Vec::new(), Vec::new()];
    let mut alike = None;
    for event in each {
        let Some(Place::Each { number, address }) = event.place else { return None };
        // all pass the same places in the same order, as often
        let own = (address, turns(flow, values, event.inst, number)?);
        if alike.get_or_insert_with(|| own.clone()) != &own {
            return None;
        }
        loops[usize::from(event.what == What::Join)].push(number);
    }
    let all: Vec<usize> = loops.iter().flatten().copied().collect();
    let apart = all.iter().enumerate().all(|(k, &a)| {
        let others = all.iter().enumerate().filter(|(j, _)| *j != k);
        others.into_iter().all(|(_, &b)| !flow.is_in(flow.loops[b].header, a))
    });
    (at.is_empty() && apart).then(|| vec![make(&|e: &Event| e.place.is_some(), Some(loops))])
}

/// How often an instruction executes each time a loop runs: as long as a condition has that value, looked at before the
/// instruction or behind it. None if iterations may be left otherwise, or pass it by.
#[derive(Clone, PartialEq, Eq)]
struct Turns {
    condition: Same,
    stays: bool,
    looked_at_before: bool,
}

unsafe fn turns(
    flow: &Flow,
    values: &mut Values,
    inst: LLVMValueRef,
    number: usize,
) -> Option<Turns> {
    let block = flow.block_of(inst)?;
    let each = |b: usize| {
        flow.innermost(b) == Some(number)
            && flow.loops[number].latches.iter().all(|&l| flow.dominates(b, l))
    };
    let mut left = flow.order.iter().copied().filter(|&b| {
        flow.is_in(b, number) && flow.edges[b].iter().any(|e| !flow.is_in(e.to, number))
    });
    let (Some(exit), None) = (left.next(), left.next()) else { return None };
    if !each(block) || !each(exit) {
        return None;
    }
    let [a, b] = &flow.edges[exit][..] else { return None };
    let inside = match (flow.is_in(a.to, number), flow.is_in(b.to, number)) {
        (true, false) => a,
        (false, true) => b,
        _ => return None,
    };
    let branch = condition(flow.blocks[exit])?;
    let (condition, opposite) = values.condition(flow, branch, Within::Loop(number))?;
    let looked_at_before = exit != block && flow.dominates(exit, block);
    Some(Turns { condition, stays: inside.when? != opposite, looked_at_before })
}

impl Slot {
    /// Adds when its thread runs.
    unsafe fn follow(
        &self,
        flow: &Flow,
        conditions: &FxHashMap<usize, (Same, bool)>,
        runs: &mut Runs,
    ) -> Option<()> {
        let mut behind: Vec<Option<Known>> = vec![None; flow.blocks.len()];
        let mut before: Vec<Option<Known>> = vec![None; flow.blocks.len()];
        let mut changed = true;
        let mut rounds = 0;
        while changed {
            changed = false;
            rounds += 1;
            if rounds > ROUNDS {
                return None;
            }
            for &block in &flow.order {
                let start = self.at(block, flow, conditions, &behind)?;
                if before[block].as_ref() == Some(&start) {
                    continue;
                }
                behind[block] = Some(self.through(flow, block, start.clone())?);
                before[block] = Some(start);
                changed = true;
            }
        }
        let created = self.events.iter().filter(|e| *e.1 == What::Create);
        let mut occupied = Occupied {
            creates: created.map(|e| *e.0).collect(),
            several: self.loops.is_some(),
            meanwhile: FxHashSet::default(),
        };
        for &block in &flow.order {
            let mut known = before[block].clone()?;
            for inst in insts(flow.blocks[block]) {
                let was = known.now();
                known = self.step(inst, known)?;
                if was != State::Free || known.now() != State::Free {
                    *runs.meanwhile.entry(inst).or_insert(0) += 1;
                    occupied.meanwhile.insert(inst);
                }
            }
        }
        runs.places.push(occupied);
        Some(())
    }

    /// What holds at the start of a block, as far as ways to it are known.
    fn at(
        &self,
        block: usize,
        flow: &Flow,
        conditions: &FxHashMap<usize, (Same, bool)>,
        behind: &[Option<Known>],
    ) -> Option<Known> {
        let mut all: Option<Known> =
            (block == 0).then(|| Known { state: State::Free, facts: Vec::new() });
        for &from in &flow.before[block] {
            let Some(known) = &behind[from] else { continue };
            for edge in flow.edges[from].iter().filter(|e| e.to == block) {
                let mut known = known.clone();
                if let (Some(when), Some(&(condition, opposite))) =
                    (edge.when, conditions.get(&from))
                {
                    let is = when != opposite;
                    match known.facts.binary_search_by_key(&condition, |f| f.0) {
                        Ok(k) if known.facts[k].1 != is => continue, // no way leads there
                        Err(k) if known.facts.len() < FACTS => {
                            known.facts.insert(k, (condition, is))
                        }
                        _ => {}
                    }
                }
                known.state = self.pass(flow, from, block, known.now())?;
                all = Some(match all {
                    Some(all) => all.and(&known)?,
                    None => known,
                });
            }
        }
        // every way there was found to be none
        all.or(Some(Known { state: State::Free, facts: Vec::new() }))
    }

    /// The state on an edge that may lead into one of its loops, or out of it.
    fn pass(&self, flow: &Flow, from: usize, to: usize, mut state: State) -> Option<State> {
        let Some([creates, joins]) = &self.loops else { return Some(state) };
        let creates = creates.iter().map(|&l| (l, State::Free, State::Runs));
        let joins = joins.iter().map(|&l| (l, State::Runs, State::Free));
        let all: Vec<_> = creates.chain(joins).collect();
        for &(number, _, gives) in &all {
            if flow.is_in(from, number) && !flow.is_in(to, number) {
                state = (state == State::Within(number)).then_some(gives)?;
            }
        }
        for &(number, needs, _) in &all {
            if !flow.is_in(from, number) && flow.is_in(to, number) {
                state = (state == needs).then_some(State::Within(number))?;
            }
        }
        Some(state)
    }

    unsafe fn through(&self, flow: &Flow, block: usize, mut known: Known) -> Option<Known> {
        for inst in insts(flow.blocks[block]) {
            known = self.step(inst, known)?;
        }
        let end = LLVMGetInstructionOpcode(LLVMGetBasicBlockTerminator(flow.blocks[block]));
        let returns =
            matches!(end, llvm_sys::LLVMOpcode::LLVMRet | llvm_sys::LLVMOpcode::LLVMResume);
        (!returns || known.now() == State::Free).then_some(known)
    }

    fn step(&self, inst: LLVMValueRef, mut known: Known) -> Option<Known> {
        let Some(what) = self.events.get(&inst) else { return Some(known) };
        known.state = match (what, known.now(), &self.loops) {
            (What::Create, State::Within(l), Some(loops)) if loops[0].contains(&l) => known.state,
            (What::Join, State::Within(l), Some(loops)) if loops[1].contains(&l) => known.state,
            (What::Create, State::Free, None) => State::Runs,
            (What::Join, State::Runs, None) => State::Free,
            (What::Elsewhere, State::Free, _) => known.state,
            _ => return None,
        };
        Some(known)
    }
}
