//! Loads as symbols (design, "What makes it exact", 8).
//!
//! A load at a constant offset from a pointer parameter, or from a pointer loaded so, is a symbol
//! named by its path (`arg0[24][0]`), provided that nothing that may run before it may write
//! there. Constant globals are constants. Everything else is data.

use super::{BaseKind, Reason, Solver};
use crate::expr::Expr;
use crate::ir::{Block, Callee, Function, Inst, Type, Value, ValueDef};
use crate::known;
use rustc_hash::FxHashSet;

/// A place that writes memory.
#[derive(Clone, Debug)]
pub(super) struct Write {
    block: Block,
    inst: u32,
    target: Target,
}

#[derive(Clone, Debug)]
enum Target {
    /// at an address, that many bytes where known
    At(Value, Option<u32>),
    /// through any of these pointers
    Through(Vec<Value>),
    /// anywhere
    Anywhere,
}

/// Where a pointer comes from, as far as it can be traced.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Origin {
    Param(u32),
    Stack(Value),
    Global(String),
    Allocated(Value),
    /// loaded from that path
    Path(String),
    Unknown,
}

/// All places of a function that write memory.
pub(super) fn writes(func: &Function) -> Vec<Write> {
    let mut out = Vec::new();
    for &block in &func.layout {
        for (k, (_, inst)) in func.blocks[block].insts.iter().enumerate() {
            let target = match inst {
                Inst::Store(a, _, size) => Target::At(*a, Some(*size)),
                Inst::Clobber(a, _) => Target::At(*a, None),
                Inst::Call(c) => {
                    let known = match &c.callee {
                        Callee::Direct(n) | Callee::Global(n) => known::lookup(n),
                        Callee::Indirect(_) => None,
                    };
                    if known.is_some_and(|k| !k.writes) || !c.effects.writes {
                        continue;
                    }
                    if c.effects.argument_memory_only {
                        let pointers = c.args.iter().copied();
                        Target::Through(
                            pointers.filter(|&a| func.values[a].ty == Type::Ptr).collect(),
                        )
                    } else {
                        Target::Anywhere
                    }
                }
                _ => continue,
            };
            out.push(Write { block, inst: k as u32, target });
        }
    }
    out
}

impl Solver<'_> {
    /// Follows a pointer back to its object: origin and constant offset, where constant.
    fn origin(&self, v: Value) -> (Origin, Option<i64>) {
        let mut v = v;
        let mut offset: Option<i64> = Some(0);
        for _ in 0..10_000 {
            match self.func.values[v].def {
                ValueDef::Param(k) => return (Origin::Param(k), offset),
                ValueDef::BlockParam(..) => return (Origin::Unknown, None),
                ValueDef::Inst(b, k) => match &self.func.blocks[b].insts[k as usize].1 {
                    Inst::PtrAdd(_, p, o) => {
                        offset = match (offset, self.func.inst(*o)) {
                            (Some(x), Some(Inst::Const(c))) => x.checked_add(*c as i64),
                            _ => None,
                        };
                        v = *p;
                    }
                    Inst::Freeze(p) => v = *p,
                    Inst::Alloca(_) => return (Origin::Stack(v), offset),
                    Inst::GlobalAddr(n) => return (Origin::Global(n.clone()), offset),
                    Inst::Call(c) => {
                        let fresh = match &c.callee {
                            Callee::Direct(n) | Callee::Global(n) => known::lookup(n)
                                .is_some_and(|k| k.result == known::KnownResult::FreshObject),
                            Callee::Indirect(_) => false,
                        };
                        let o = if fresh { Origin::Allocated(v) } else { Origin::Unknown };
                        return (o, offset);
                    }
                    Inst::Load(a) => {
                        return match self.path(*a) {
                            Some(p) => (Origin::Path(p), offset),
                            None => (Origin::Unknown, offset),
                        }
                    }
                    _ => return (Origin::Unknown, None),
                },
            }
        }
        (Origin::Unknown, None)
    }

    /// The path of a constant place reached from a parameter (`arg0[24]`).
    fn path(&self, address: Value) -> Option<String> {
        let (origin, offset) = self.origin(address);
        let offset = offset?;
        match origin {
            Origin::Param(k) => Some(format!("{}[{offset}]", self.func.params[k as usize].name)),
            Origin::Path(p) => Some(format!("{p}[{offset}]")),
            _ => None,
        }
    }

    /// The value of a load.
    pub(super) fn load(&mut self, v: Value, b: Block, k: u32, address: Value) -> Option<Expr> {
        let ty = self.func.values[v].ty;
        let width = ty.width()?;
        let bytes = u32::from(width).div_ceil(8);
        let (origin, offset) = self.origin(address);
        if let (Origin::Global(name), Some(offset)) = (&origin, offset) {
            if let Some(e) = self.constant_load(name, offset, width) {
                return Some(e);
            }
        }
        let path = self.path(address);
        let data = |s: &mut Self, why: &str| {
            let what = path.clone().unwrap_or_else(|| s.value_name(v));
            let reason = Reason::Data(format!("the load of `{what}`{why}"));
            Some(s.data(Some(width), reason))
        };
        if path.is_none() {
            return data(self, "");
        }
        if self.may_be_written(b, k, &origin, offset, bytes) {
            return data(self, ", which a store may change");
        }
        let Some(name) = self.load_names.get(&v).cloned() else { return data(self, "") };
        Some(match ty {
            Type::Int(w) => self.s.parameter(&name, w),
            _ => self.base(&format!("&{name}"), BaseKind::Loaded),
        })
    }

    fn constant_load(&mut self, global: &str, offset: i64, width: u8) -> Option<Expr> {
        let bytes = self.module.constants.get(global)?;
        let start = usize::try_from(offset).ok()?;
        let n = usize::from(width).div_ceil(8);
        let mut bits = 0u64;
        for (i, byte) in bytes.get(start..start.checked_add(n)?)?.iter().enumerate() {
            bits |= u64::from((*byte)?) << (8 * i);
        }
        if width < 64 {
            bits &= (1u64 << width) - 1;
        }
        Some(super::ops::constant(&mut self.s, bits, width))
    }

    /// May something that runs before the load write the bytes it reads?
    fn may_be_written(
        &mut self,
        b: Block,
        k: u32,
        origin: &Origin,
        offset: Option<i64>,
        bytes: u32,
    ) -> bool {
        let writes = std::mem::take(&mut self.writes);
        let mut before: Option<FxHashSet<Block>> = None;
        let mut hit = false;
        for w in &writes {
            let aliases = match &w.target {
                Target::Anywhere => true,
                Target::Through(ps) => {
                    ps.iter().any(|&p| self.may_alias(origin, None, bytes, p, None))
                }
                Target::At(a, size) => self.may_alias(origin, offset, bytes, *a, *size),
            };
            if !aliases {
                continue;
            }
            if w.block == b && w.inst < k {
                hit = true;
                break;
            }
            let before = before.get_or_insert_with(|| self.blocks_before(b));
            if before.contains(&w.block) {
                hit = true;
                break;
            }
        }
        self.writes = writes;
        hit
    }

    /// Blocks from which the start of `b` can be reached.
    fn blocks_before(&self, b: Block) -> FxHashSet<Block> {
        let mut seen = FxHashSet::default();
        let mut work = vec![b];
        while let Some(x) = work.pop() {
            for &p in self.cfg.predecessors(x) {
                if self.cfg.is_reachable(p) && seen.insert(p) {
                    work.push(p);
                }
            }
        }
        seen
    }

    /// May a write of `size` bytes at `address` touch the place?
    fn may_alias(
        &mut self,
        origin: &Origin,
        offset: Option<i64>,
        bytes: u32,
        address: Value,
        size: Option<u32>,
    ) -> bool {
        let (other, at) = self.origin(address);
        if *origin == other {
            if other == Origin::Unknown {
                return true;
            }
            return match (offset, at, size) {
                (Some(x), Some(y), Some(n)) => {
                    x < y.saturating_add(i64::from(n)) && y < x.saturating_add(i64::from(bytes))
                }
                _ => true,
            };
        }
        let apart = |a: &Origin, b: &Origin| match (a, b) {
            // distinct objects of this activation
            (Origin::Param(_) | Origin::Path(_), Origin::Stack(_) | Origin::Allocated(_)) => true,
            (
                Origin::Stack(_) | Origin::Global(_) | Origin::Allocated(_),
                Origin::Stack(_) | Origin::Global(_) | Origin::Allocated(_),
            ) => true,
            (Origin::Param(_), Origin::Param(_) | Origin::Global(_)) => true,
            // what is reached only through the parameter
            (Origin::Param(k), _) => self.func.params[*k as usize].no_alias,
            _ => false,
        };
        let distinct = apart(origin, &other) || apart(&other, origin);
        if distinct {
            if let (Origin::Param(a), Origin::Param(b)) = (origin, &other) {
                let name = |k: &u32| self.func.params[*k as usize].name.clone();
                let text = format!("the objects at &{} and &{} do not overlap", name(a), name(b));
                self.assume_text(text);
            }
        }
        !distinct
    }
}
