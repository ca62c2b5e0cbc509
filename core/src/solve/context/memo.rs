//! What an analysis remembers. While a value is being solved a placeholder stands for it, and what is
//! found then speaks of the placeholder: it is forgotten when the value is known, table by table.

use crate::analysis::LoopId;
use crate::expr::{Expr, Sym};
use crate::facts::Facts;
use crate::ir::Value;
use crate::limits::RecurrenceLimits;
use crate::solve::context::{Held, Reading};
use crate::solve::{Obstruction, Reason};
use crate::sum::{Joined, Nest};
use cranelift_entity::{EntityRef, SecondaryMap};
use rustc_hash::FxHashMap;
use std::hash::Hash;
use std::rc::Rc;

/// A map from keys to what was computed for them.
pub(in crate::solve) trait Table {
    type Key: Copy;
    type Value;
    fn get(&self, key: Self::Key) -> Option<&Self::Value>;
    fn set(&mut self, key: Self::Key, value: Option<Self::Value>);
}

/// Values as the flags promise, and as they execute.
impl Table for [SecondaryMap<Value, Option<Expr>>; 2] {
    type Key = (Reading, Value);
    type Value = Expr;

    fn get(&self, (reading, v): (Reading, Value)) -> Option<&Expr> {
        self[reading as usize][v].as_ref()
    }

    fn set(&mut self, (reading, v): (Reading, Value), value: Option<Expr>) {
        self[reading as usize][v] = value;
    }
}

/// By region and node.
impl Table for Vec<Vec<Option<Expr>>> {
    type Key = (usize, u32);
    type Value = Expr;

    fn get(&self, (region, node): (usize, u32)) -> Option<&Expr> {
        self[region][node as usize].as_ref()
    }

    fn set(&mut self, (region, node): (usize, u32), value: Option<Expr>) {
        self[region][node as usize] = value;
    }
}

impl<K: Copy + Eq + Hash, V> Table for FxHashMap<K, V> {
    type Key = K;
    type Value = V;

    fn get(&self, key: K) -> Option<&V> {
        FxHashMap::get(self, &key)
    }

    fn set(&mut self, key: K, value: Option<V>) {
        match value {
            Some(v) => self.insert(key, v),
            None => self.remove(&key),
        };
    }
}

/// A table that knows what was put into it while a placeholder was in force.
pub(in crate::solve) struct Memo<T: Table> {
    table: T,
    /// keys of what is to be forgotten
    fresh: Vec<T::Key>,
    placeholders: u32,
}

impl<T: Table> Memo<T> {
    pub(super) fn new(table: T) -> Memo<T> {
        Memo { table, fresh: Vec::new(), placeholders: 0 }
    }

    pub(in crate::solve) fn get(&self, key: T::Key) -> Option<&T::Value> {
        self.table.get(key)
    }

    pub(in crate::solve) fn insert(&mut self, key: T::Key, value: T::Value) {
        self.table.set(key, Some(value));
        if self.placeholders > 0 {
            self.fresh.push(key);
        }
    }

    fn enter(&mut self) -> usize {
        self.placeholders += 1;
        self.fresh.len()
    }

    /// How much was forgotten.
    fn leave(&mut self, mark: usize) -> u64 {
        self.placeholders -= 1;
        let forgotten = self.fresh.len().saturating_sub(mark);
        while self.fresh.len() > mark {
            if let Some(key) = self.fresh.pop() {
                self.table.set(key, None);
            }
        }
        forgotten as u64
    }
}

/// What holds once a node was passed, the last that came to be known first: its own share, and that of the
/// nodes that dominate it. Nodes that add nothing share the list of those before them.
pub(in crate::solve) struct Passed {
    pub(in crate::solve) conditions: Vec<Expr>,
    pub(in crate::solve) before: Option<Rc<Passed>>,
}

/// Lists are as long as functions: they are taken apart one by one.
impl Drop for Passed {
    fn drop(&mut self) {
        let mut next = self.before.take();
        while let Some(mut p) = next.and_then(|p| Rc::try_unwrap(p).ok()) {
            next = p.before.take();
        }
    }
}

/// How far a loop is solved.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(in crate::solve) enum Progress {
    #[default]
    Open,
    Working,
    Done,
}

/// What is known of a loop, or of the function itself.
#[derive(Clone, Debug, Default)]
pub(in crate::solve) struct LoopState {
    /// iteration index, from 0
    pub(in crate::solve) index: Option<Sym>,
    pub(in crate::solve) progress: Progress,
    /// how many placeholders were in force when it was begun
    pub(in crate::solve) begun_under: u32,
    /// backedge-taken count: the index of the last iteration
    pub(in crate::solve) btc: Option<Expr>,
    /// a bound of the index, known before the loop is solved
    pub(in crate::solve) at_most: Option<Expr>,
    /// the condition to go round again: it holds in every iteration but the last
    pub(in crate::solve) again: Option<Expr>,
    /// why there is none
    pub(in crate::solve) reason: Option<Reason>,
    /// why it is a search, if it is
    pub(in crate::solve) obstruction: Option<Obstruction>,
    /// what holds whenever the loop is entered
    pub(in crate::solve) entry_facts: Option<Facts>,
    /// what holds in each iteration
    pub(in crate::solve) body_facts: Option<Facts>,
}

/// A loop and the one around it, or those around it, as one range.
#[derive(Clone)]
pub(in crate::solve) struct OneRange {
    pub(in crate::solve) around: LoopId,
    /// loops of one iteration between the two
    pub(in crate::solve) between: Vec<LoopId>,
    pub(in crate::solve) nest: Nest,
    pub(in crate::solve) joined: Joined,
    /// the outer of the two is itself a range over two loops; and what holds where these enter the inner one
    pub(in crate::solve) under: Option<(Rc<OneRange>, Facts)>,
    /// of each entry of the inner loop the last iteration is none of the range: it leaves the loop at its header
    pub(in crate::solve) apart: Option<Apart>,
    /// when the inner loop is entered in an iteration of the outer one
    pub(in crate::solve) path: Expr,
    /// what of that does not depend on the index of the outer one
    pub(in crate::solve) given: Expr,
    /// what holds in each iteration of the outer loop where that does
    pub(in crate::solve) facts: Facts,
}

/// Which iterations of the outer loop enter an inner one that is left at its header.
#[derive(Clone, Copy)]
pub(in crate::solve) struct Apart {
    /// when the inner loop is entered
    pub(in crate::solve) entered: Expr,
    /// the last index of the outer loop
    pub(in crate::solve) last: Expr,
    /// where the iterations up to that one are made
    pub(in crate::solve) given: Expr,
}

/// States by slot: 0 is the function itself. To forget one is to begin anew, with the same index.
impl Table for Vec<LoopState> {
    type Key = usize;
    type Value = LoopState;

    fn get(&self, slot: usize) -> Option<&LoopState> {
        <[LoopState]>::get(self, slot)
    }

    fn set(&mut self, slot: usize, value: Option<LoopState>) {
        let index = self[slot].index;
        self[slot] = value.unwrap_or(LoopState { index, ..LoopState::default() });
    }
}

impl Memo<Vec<LoopState>> {
    pub(super) fn state(&self, slot: usize) -> &LoopState {
        &self.table[slot]
    }

    pub(super) fn state_mut(&mut self, slot: usize) -> &mut LoopState {
        &mut self.table[slot]
    }

    pub(super) fn states_mut(&mut self) -> &mut [LoopState] {
        &mut self.table
    }

    /// From now on the state speaks of the placeholders in force.
    pub(in crate::solve) fn begin(&mut self, slot: usize) {
        if self.placeholders > 0 {
            self.fresh.push(slot);
        }
    }

    /// The trip count of the loop is being solved from now on.
    pub(in crate::solve) fn begin_trip(&mut self, slot: usize) {
        self.begin(slot);
        let begun_under = self.placeholders;
        let state = self.state_mut(slot);
        (state.progress, state.begun_under) = (Progress::Working, begun_under);
    }
}

/// A table by region and node.
type OfNodes<T> = FxHashMap<(usize, u32), T>;

/// All that is remembered.
pub(in crate::solve) struct Memos {
    /// values, as the flags promise, and as they execute (below `freeze`)
    pub(in crate::solve) values: Memo<[SecondaryMap<Value, Option<Expr>>; 2]>,
    /// path conditions of the nodes of each region
    pub(in crate::solve) reach: Memo<Vec<Vec<Option<Expr>>>>,
    /// the same, relative to the immediate dominator
    pub(in crate::solve) relative: Memo<Vec<Vec<Option<Expr>>>>,
    /// what holds once a node of a region was passed
    pub(in crate::solve) passed: Memo<OfNodes<Option<Rc<Passed>>>>,
    /// what an expression of a loop's iteration is in its last one
    pub(in crate::solve) exits: Memo<FxHashMap<(Expr, LoopId), Expr>>,
    pub(in crate::solve) loops: Memo<Vec<LoopState>>,
    /// loops that are begun anew under a placeholder: how many are in force, the slot, and how far the loop was solved
    suspended: Vec<(u32, usize, LoopState)>,
    /// what watched places hold at the start of the nodes of each region
    pub(in crate::solve) places: Memo<FxHashMap<(usize, usize, u32), Held>>,
    /// sums over the iterations of a loop; asked for once all values are known
    pub(in crate::solve) sums: FxHashMap<(usize, Expr), Result<Expr, Reason>>,
    /// loops that run over one range with the loop around them, likewise
    pub(in crate::solve) ranges: FxHashMap<LoopId, Option<Rc<OneRange>>>,
    /// sums over both loops, likewise
    pub(in crate::solve) joined: FxHashMap<(LoopId, Expr), Option<Expr>>,
    /// executions of a loop as a whole, likewise
    pub(in crate::solve) entries: FxHashMap<LoopId, Result<Expr, Reason>>,
    /// how often each activation of a recursion calls the function, likewise
    pub(in crate::solve) calls_of_each_activation: Option<Result<u32, Reason>>,
    /// the placeholders in force, and the slots of the loops whose iterations they go through
    in_force: Vec<(usize, Sym)>,
    /// placeholders since the outermost one that is in force, itself among them
    attempts: u32,
    /// answers that placeholders found and that are forgotten
    forgotten: u64,
}

/// Where each table stood when a placeholder came into force.
pub(in crate::solve) struct Mark([usize; 7]);

impl Memos {
    /// Tables for regions of so many nodes.
    pub(super) fn new(nodes: impl Iterator<Item = usize>) -> Memos {
        let conditions: Vec<Vec<Option<Expr>>> = nodes.map(|n| vec![None; n]).collect();
        let loops = vec![LoopState::default(); conditions.len()];
        Memos {
            values: Memo::new([SecondaryMap::new(), SecondaryMap::new()]),
            reach: Memo::new(conditions.clone()),
            relative: Memo::new(conditions),
            passed: Memo::new(FxHashMap::default()),
            exits: Memo::new(FxHashMap::default()),
            loops: Memo::new(loops),
            suspended: Vec::new(),
            places: Memo::new(FxHashMap::default()),
            sums: FxHashMap::default(),
            ranges: FxHashMap::default(),
            joined: FxHashMap::default(),
            entries: FxHashMap::default(),
            calls_of_each_activation: None,
            in_force: Vec::new(),
            attempts: 0,
            forgotten: 0,
        }
    }

    /// A placeholder comes into force, for a value that goes through the iterations of the loop with that slot.
    pub(in crate::solve) fn enter(&mut self, slot: usize, p: Sym) -> Mark {
        self.in_force.push((slot, p));
        self.attempts = if self.is_provisional() { self.attempts + 1 } else { 1 };
        Mark([
            self.values.enter(),
            self.reach.enter(),
            self.relative.enter(),
            self.passed.enter(),
            self.exits.enter(),
            self.loops.enter(),
            self.places.enter(),
        ])
    }

    /// It is in force no longer: what was found since then is forgotten.
    pub(in crate::solve) fn leave(&mut self, Mark(marks): Mark) {
        let [values, reach, relative, passed, exits, loops, places] = marks;
        self.in_force.pop();
        self.forgotten += self.values.leave(values)
            + self.reach.leave(reach)
            + self.relative.leave(relative)
            + self.passed.leave(passed)
            + self.exits.leave(exits)
            + self.loops.leave(loops)
            + self.places.leave(places);
        let in_force = self.loops.placeholders;
        while self.suspended.last().is_some_and(|s| s.0 > in_force) {
            if let Some((_, slot, state)) = self.suspended.pop() {
                *self.loops.state_mut(slot) = state;
            }
        }
    }

    /// The placeholders in force, with the slots of their loops.
    pub(in crate::solve) fn in_force(&self) -> &[(usize, Sym)] {
        &self.in_force
    }

    /// Those that came into force since the loop with that slot was begun.
    pub(in crate::solve) fn in_force_since(&self, slot: usize) -> &[(usize, Sym)] {
        self.in_force.get(self.loops.state(slot).begun_under as usize..).unwrap_or(&[])
    }

    /// Begins a loop anew that is being solved. Where the placeholders in force are done with, the loop is where it was.
    pub(in crate::solve) fn begin_anew(&mut self, slot: usize) {
        let in_force = self.loops.placeholders;
        let state = self.loops.state_mut(slot);
        let anew = LoopState { index: state.index, ..LoopState::default() };
        let before = std::mem::replace(state, anew);
        self.suspended.push((in_force, slot, before));
    }

    /// May one more come into force, in a function of so many blocks? The outermost one always may.
    pub(in crate::solve) fn may_enter(&self, limits: &RecurrenceLimits, blocks: usize) -> bool {
        let all = limits.forgotten_per_function + limits.forgotten_per_block * blocks as u64;
        let used_up = self.forgotten > all;
        let most = if used_up { limits.nested_attempts_then } else { limits.nested_attempts };
        !self.is_provisional() || self.attempts < most
    }

    /// Is one in force?
    pub(in crate::solve) fn is_provisional(&self) -> bool {
        self.values.placeholders > 0
    }
}

/// Index of a loop's entry in tables that start with the function itself.
pub(in crate::solve) fn slot(region: Option<LoopId>) -> usize {
    region.map_or(0, |l| l.index() + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_placeholder_found_is_forgotten() {
        let mut memos = Memos::new([2, 3].into_iter());
        let mut store = crate::expr::Store::new();
        let p = store.symbol("P", crate::expr::SymKind::Placeholder, None, None);
        let (one, zero) = (store.one(), store.zero());
        memos.reach.insert((0, 1), one);
        let outer = memos.enter(1, p);
        memos.reach.insert((1, 2), one);
        let inner = memos.enter(1, p);
        memos.reach.insert((1, 0), zero);
        memos.loops.begin(1);
        memos.loops.state_mut(1).btc = Some(one);
        assert!(memos.is_provisional());
        memos.leave(inner);
        assert_eq!(memos.reach.get((1, 0)), None);
        assert_eq!(memos.loops.state(1).btc, None);
        assert_eq!(memos.reach.get((1, 2)), Some(&one));
        memos.leave(outer);
        assert_eq!(memos.reach.get((1, 2)), None);
        assert_eq!(memos.reach.get((0, 1)), Some(&one));
        assert!(!memos.is_provisional());
    }

    /// A loop that is begun anew under a placeholder is where it was when that is done with.
    #[test]
    fn a_loop_that_is_begun_anew_is_where_it_was() {
        let mut memos = Memos::new([2, 3, 1].into_iter());
        let mut store = crate::expr::Store::new();
        let (one, zero) = (store.one(), store.zero());
        let p = store.symbol("P", crate::expr::SymKind::Placeholder, None, None);
        memos.loops.begin_trip(2);
        memos.loops.state_mut(2).again = Some(one);
        assert!(memos.in_force_since(2).is_empty());
        let mark = memos.enter(1, p);
        assert_eq!(memos.in_force_since(2), [(1, p)]);
        memos.begin_anew(2);
        memos.loops.begin_trip(2);
        assert_eq!(memos.loops.state(2).again, None);
        assert!(memos.in_force_since(2).is_empty());
        memos.loops.state_mut(2).btc = Some(zero);
        memos.loops.state_mut(2).progress = Progress::Done;
        memos.leave(mark);
        let state = memos.loops.state(2);
        assert_eq!((state.progress, state.again, state.btc), (Progress::Working, Some(one), None));
    }

    /// Each attempt within another forgets what it found; the function has so much to forget, and then few attempts.
    #[test]
    fn what_is_forgotten_is_limited() {
        let mut memos = Memos::new([2].into_iter());
        let mut store = crate::expr::Store::new();
        let p = store.symbol("P", crate::expr::SymKind::Placeholder, None, None);
        let one = store.one();
        let limits = RecurrenceLimits {
            nested_attempts: 5,
            forgotten_per_function: 3,
            forgotten_per_block: 1,
            nested_attempts_then: 2,
            ..RecurrenceLimits::default()
        };
        // the most attempts that one leads to, in a function of 2 blocks
        let attempts = |memos: &mut Memos| {
            let outermost = memos.enter(1, p);
            let mut most = 1;
            while memos.may_enter(&limits, 2) {
                let inner = memos.enter(1, p);
                memos.reach.insert((0, 1), one);
                memos.leave(inner);
                most += 1;
            }
            memos.leave(outermost);
            most
        };
        assert_eq!(attempts(&mut memos), 5);
        assert_eq!(attempts(&mut memos), 3, "6 answers are forgotten, 5 may be");
        assert_eq!(attempts(&mut memos), 2);
        assert!(memos.may_enter(&limits, 0), "the outermost");
        assert_eq!(attempts(&mut memos), 2);
    }
}
