//! What the formulas of an analysis rest on, and what it knows of objects in memory.

use crate::analysis::{Cfg, LoopId};
use crate::expr::{Expr, Sym};
use crate::facts::Facts;
use crate::ir::{Block, CallInfo, Function, Module, Value};
use crate::memory::tables::{Column, Pieces};
use crate::memory::writes::{writes, Write};
use crate::memory::{load_symbols, Provenance};
use crate::solve::context::atoms::Atoms;
use crate::solve::context::notes::{Note, Object};
use crate::solve::context::{ReadOnce, Reading, Spot, Watched, Writes};
use crate::solve::{Callees, Endless, Obstruction, Reason};
use cranelift_entity::SecondaryMap;
use rustc_hash::{FxHashMap, FxHashSet};
use std::cell::OnceCell;
use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

/// Parameters that decide something, and whether they are frozen on the way there.
pub(in crate::solve) type DecidedBy = BTreeSet<(u32, Reading)>;

/// That a constant table is read within its ends.
pub(in crate::solve) struct TableRead {
    /// when it is, in an iteration of the loops around
    pub(in crate::solve) condition: Expr,
    /// what is read outside of what, else
    pub(in crate::solve) broken: String,
    /// Is it a guard, or noted as an assumption?
    pub(in crate::solve) is_stated: bool,
}

/// A header parameter from which each iteration takes the lowest one.
pub(in crate::solve) struct Clearing {
    pub(in crate::solve) l: LoopId,
    /// ones on entry
    pub(in crate::solve) ones: Expr,
    /// the value around the back edge, where the value is the symbol
    pub(in crate::solve) next: Expr,
}

/// What the formulas rest on.
#[derive(Default)]
pub(in crate::solve) struct Ledger {
    /// conditions on the parameters under which all counts hold
    pub(in crate::solve) guards: Vec<Expr>,
    /// loops that some points never leave
    pub(in crate::solve) endless: Vec<Endless>,
    /// what the user assumes
    pub(in crate::solve) given: Facts,
    /// no facts: what is assumed on top of them is remembered
    pub(in crate::solve) nothing: Facts,
    /// what stands in the way of closed forms
    pub(in crate::solve) obstructions: Obstructions,
    /// uses of assumptions
    pub(in crate::solve) notes: BTreeSet<Note>,
    /// why a symbol for what is not known stands for that
    pub(in crate::solve) reasons: FxHashMap<Sym, Reason>,
    /// the header parameter that a placeholder stands for
    pub(in crate::solve) placeholders: FxHashMap<Sym, Value>,
    /// header parameters from which each iteration takes the lowest one, by the symbols that they are
    pub(in crate::solve) clearing: FxHashMap<Sym, Clearing>,
    /// values that are one unknown each until the end
    pub(in crate::solve) atoms: Atoms,
    /// poison itself: what only may be poison has its reason, but is something else elsewhere
    pub(in crate::solve) poison: FxHashSet<Sym>,
    /// blocks that run after a call that may not come back, or come back twice
    pub(in crate::solve) doubtful: FxHashSet<Block>,
    /// a callee whose result is used looks at the bits of poison
    pub(in crate::solve) callee_freezes: bool,
    /// parameters that branches here or in callees rest on, where something freezes
    pub(in crate::solve) decided_by: DecidedBy,
    /// that instructions read no constant table beyond its ends
    pub(in crate::solve) table_reads: BTreeMap<(Block, u32), Vec<TableRead>>,
    /// those among the guards, and what happens else
    pub(in crate::solve) within_tables: Vec<(Expr, String)>,
    /// a promise that a branch rests on, where none is assumed
    pub(in crate::solve) unmet: Option<String>,
}

/// What stands in the way of closed forms.
#[derive(Default)]
pub(in crate::solve) struct Obstructions {
    /// of sums, by loop and summand
    pub(in crate::solve) sums: FxHashMap<(usize, Expr), Obstruction>,
    /// sums as they were left without a closed form
    pub(in crate::solve) left: FxHashSet<Expr>,
    /// of the number of entries into a loop
    pub(in crate::solve) entries: FxHashMap<LoopId, Obstruction>,
    /// the first one on the way to the count that is being solved
    pub(in crate::solve) first: Option<Obstruction>,
    /// the first one on the way to the count of each block
    pub(in crate::solve) blocks: SecondaryMap<Block, Option<Obstruction>>,
}

/// Objects in memory, their addresses, and what is loaded from them.
pub(in crate::solve) struct Objects {
    /// address symbols of objects, both ways
    pub(in crate::solve) bases: FxHashMap<Sym, Object>,
    pub(in crate::solve) symbols: FxHashMap<Object, Sym>,
    /// which of two objects lies first
    pub(in crate::solve) orders: FxHashMap<(Sym, Sym), Sym>,
    /// what pointers are based on
    pub(in crate::solve) provenance: Provenance,
    /// loads of pointers from places that nothing changes before, as they are asked for
    pub(in crate::solve) stable_loads: FxHashMap<Value, bool>,
    /// all that writes, until loads are compared with them
    pub(in crate::solve) writes: Vec<Write>,
    /// the same, from then on
    pub(in crate::solve) grouped_writes: Option<Rc<Writes>>,
    /// the names of loads at constant paths
    pub(in crate::solve) load_names: FxHashMap<Value, String>,
    /// values that an execution reads once
    pub(in crate::solve) read_once: ReadOnce,
    /// places that are watched for what they hold, and which of them is that place
    pub(in crate::solve) watched: Vec<Rc<Watched>>,
    pub(in crate::solve) watched_by_spot: FxHashMap<Spot, usize>,
    /// how many of them are being looked at, one for the other
    pub(in crate::solve) watch_depth: u32,
    /// the names of the places that are loaded from, once asked for
    pub(in crate::solve) entry_names: Option<FxHashMap<Spot, String>>,
    /// Does the function access the places that are looked at? Else it is asked what it leaves in one.
    pub(in crate::solve) places_are_accessed: bool,
    /// whether memory does not follow the order of the flow graph, once asked for
    pub(in crate::solve) out_of_order: Option<bool>,
    /// symbols for what places held when the function was entered that it does not load itself
    pub(in crate::solve) entry_symbols: Vec<(Sym, Spot)>,
    /// places of which it was asked what a callee leaves in them
    pub(in crate::solve) outcomes_asked: usize,
    /// elements of constant tables, by name of the table and where in it they stand
    pub(in crate::solve) tables: FxHashMap<String, FxHashMap<Column, Option<Rc<Pieces>>>>,
    /// the function that each stack object is first passed to, once reasons ask for it
    pub(in crate::solve) first_callees: OnceCell<FxHashMap<Value, String>>,
    /// parameters that bound one array, once they were looked for
    pub(in crate::solve) walks: Option<Rc<FxHashSet<(u32, u32)>>>,
}

impl Objects {
    pub(super) fn new(func: &Function, cfg: &Cfg, module: &Module, callees: &Callees) -> Objects {
        let written = |call: &CallInfo| callees.written(module, call);
        Objects {
            bases: FxHashMap::default(),
            symbols: FxHashMap::default(),
            orders: FxHashMap::default(),
            provenance: Provenance::new(func, cfg),
            stable_loads: FxHashMap::default(),
            writes: writes(func, written),
            grouped_writes: None,
            load_names: load_symbols(func).into_iter().map(|s| (s.value, s.path)).collect(),
            read_once: ReadOnce::default(),
            watched: Vec::new(),
            watched_by_spot: FxHashMap::default(),
            watch_depth: 0,
            entry_names: None,
            places_are_accessed: true,
            out_of_order: None,
            entry_symbols: Vec::new(),
            outcomes_asked: 0,
            tables: FxHashMap::default(),
            first_callees: OnceCell::new(),
            walks: None,
        }
    }
}
