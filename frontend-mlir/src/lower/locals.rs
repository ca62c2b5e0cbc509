//! Local memory of functions of the LLVM dialect: what `llvm.alloca` makes, as far as its address is only loaded from,
//! stored to and computed with. A pointer that goes anywhere else gets out there, and is a pointer as any other then:
//! of no known place.
//!
//! Types are laid out here only without a gap between parts, and where the data layout is the usual one (`layout`).

use super::function::{walk, Lowering};
use super::values::{neutral, Lowered};
use crate::native::{Blk, Op, Val};
use rustc_hash::{FxHashMap, FxHashSet};
use symprof_core::ir::{Flags, Inst, Type, Value};

/// The index that stands for an operand in the list of those that are constant.
const DYNAMIC: i64 = i32::MIN as i64;
/// Nested deeper no type is laid out.
const DEPTH: usize = 16;

/// Of more numbers in one structure, none is known in memory.
const LEAVES: usize = 64;

/// A number or pointer in a structure.
struct Leaf {
    place: Vec<i64>,
    /// bytes of the structure before it
    before: i64,
    /// its own: 1, 2, 4 or 8
    bytes: i64,
}

/// A type of LLVM in memory.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Layout {
    /// a number or pointer, with its size in bytes
    Scalar(i64),
    /// so many of the same
    Array(i64, Box<Layout>),
    /// one after the other
    Struct(Vec<Layout>),
}

impl Layout {
    /// Of a type as MLIR prints it.
    pub(super) fn of(text: &str) -> Option<Layout> {
        let (layout, rest) = Layout::read(text, DEPTH)?;
        rest.is_empty().then_some(layout)
    }

    /// The layout that a text starts with, and what is behind it.
    fn read(text: &str, depth: usize) -> Option<(Layout, &str)> {
        let depth = depth.checked_sub(1)?;
        let text = text.strip_prefix("!llvm.").unwrap_or(text);
        if let Some(rest) = text.strip_prefix("array<") {
            let (count, rest) = rest.split_once(" x ")?;
            let (element, rest) = Layout::read(rest, depth)?;
            let array = Layout::Array(count.parse().ok()?, Box::new(element));
            return Some((array, rest.strip_prefix('>')?));
        }
        if let Some(mut rest) = text.strip_prefix("struct<(") {
            let mut fields = Vec::new();
            let mut end = 0i64;
            loop {
                let (field, behind) = Layout::read(rest, depth)?;
                if end % field.alignment() != 0 {
                    return None;
                }
                end = end.checked_add(field.size()?)?;
                fields.push(field);
                match behind.strip_prefix(", ") {
                    Some(next) => rest = next,
                    None => {
                        let layout = Layout::Struct(fields);
                        let whole = end % layout.alignment() == 0;
                        return whole.then_some((layout, behind.strip_prefix(")>")?));
                    }
                }
            }
        }
        let end = text.find(|c: char| !c.is_ascii_alphanumeric()).unwrap_or(text.len());
        let (name, rest) = text.split_at(end);
        let size = match name {
            "i8" => 1,
            "i16" | "f16" | "bf16" => 2,
            "i32" | "f32" => 4,
            "i64" | "f64" => 8,
            // other address spaces have pointers of other sizes
            "ptr" if !rest.starts_with('<') => 8,
            _ => return None,
        };
        Some((Layout::Scalar(size), rest))
    }

    /// The largest number of bytes that its start may have to be a multiple of.
    fn alignment(&self) -> i64 {
        match self {
            Layout::Scalar(size) => *size,
            Layout::Array(_, element) => element.alignment(),
            Layout::Struct(fields) => fields.iter().map(Layout::alignment).max().unwrap_or(1),
        }
    }

    fn size(&self) -> Option<i64> {
        match self {
            Layout::Scalar(size) => Some(*size),
            Layout::Array(count, element) => element.size()?.checked_mul(*count),
            Layout::Struct(fields) => {
                fields.iter().try_fold(0i64, |sum, f| sum.checked_add(f.size()?))
            }
        }
    }

    /// A part, and how many bytes lie before it.
    fn part(&self, k: i64) -> Option<(i64, &Layout)> {
        match self {
            Layout::Scalar(_) => None,
            Layout::Array(count, element) => {
                let before = element.size()?.checked_mul(k)?;
                (0..*count).contains(&k).then_some((before, element))
            }
            Layout::Struct(fields) => {
                let k = usize::try_from(k).ok()?;
                let before = fields.get(..k)?.iter().try_fold(0, |sum, f| Some(sum + f.size()?));
                Some((before?, fields.get(k)?))
            }
        }
    }
}

impl Layout {
    /// Its numbers and pointers, which cover it, unless there are more than so many.
    fn leaves(&self, limit: usize) -> Option<Vec<Leaf>> {
        let mut found = Vec::new();
        let mut work: Vec<(Vec<i64>, i64, &Layout)> = vec![(Vec::new(), 0, self)];
        while let Some((place, before, layout)) = work.pop() {
            let count = match layout {
                Layout::Scalar(_) if found.len() == limit => return None,
                Layout::Scalar(bytes) => {
                    found.push(Leaf { place, before, bytes: *bytes });
                    continue;
                }
                Layout::Array(count, _) => *count,
                Layout::Struct(fields) => i64::try_from(fields.len()).ok()?,
            };
            for k in 0..count.min(i64::try_from(limit).ok()? + 1) {
                let (more, part) = layout.part(k)?;
                work.push(([&place[..], &[k]].concat(), before.checked_add(more)?, part));
            }
        }
        Some(found)
    }
}

/// Do the regions of an operation run in the order of the program, in the thread of the function?
fn is_sequential(op: Op<'_>) -> bool {
    let name = op.name();
    let in_order = ["scf.", "affine."].iter().any(|dialect| name.starts_with(dialect));
    let at_once = ["scf.forall", "scf.parallel", "affine.parallel"];
    op.region_count() == 0 || in_order && !at_once.contains(&&*name)
}

/// The operations `llvm.alloca` of a function whose memory is followed, by key. Where regions run in another order, or
/// in several threads, these are the ones that a single block makes, and uses for no more than to access memory.
pub(super) fn followed(function: Op<'_>) -> FxHashSet<usize> {
    let all = walk(function);
    let is_local = |op: &&Op<'_>| op.name() == "llvm.alloca";
    let mut followed: FxHashSet<usize> = all.iter().filter(is_local).map(|op| op.key()).collect();
    if !followed.is_empty() && !super::layout::is_usual(function) {
        return FxHashSet::default();
    }
    if followed.is_empty() || all.iter().all(|op| is_sequential(*op)) {
        return followed;
    }
    let mut origins: FxHashMap<usize, Option<Op<'_>>> = FxHashMap::default();
    for op in &all {
        let (kept, within) = (kept(*op, &op.name()), op.block().map(Blk::key));
        for (k, v) in op.operands().enumerate() {
            if let Some(origin) = origin(v, &mut origins) {
                if kept != Some(k) || origin.block().map(Blk::key) != within {
                    followed.remove(&origin.key());
                }
            }
        }
    }
    followed
}

/// The operand of an operation that does no more with a pointer than to access memory, or to compute another one.
fn kept(op: Op<'_>, name: &str) -> Option<usize> {
    let quiet = |what: &str| super::llvm::is_quiet(op, what);
    match name {
        "llvm.load" if quiet("load") => Some(0),
        "llvm.store" if quiet("load") => Some(1),
        "llvm.getelementptr" => Some(0),
        "llvm.intr.lifetime.start" | "llvm.intr.lifetime.end" => Some(1),
        _ => None,
    }
}

/// What made the memory that a pointer points into, if it is local.
fn origin<'m>(v: Val<'m>, known: &mut FxHashMap<usize, Option<Op<'m>>>) -> Option<Op<'m>> {
    let mut derived = vec![v];
    let origin = loop {
        let v = *derived.last()?;
        if let Some(origin) = known.get(&v.key()) {
            break *origin;
        }
        match v.maker() {
            Some(op) if op.name() == "llvm.alloca" => break Some(op),
            Some(op) if op.name() == "llvm.getelementptr" => derived.extend(op.operand(0)),
            _ => break None,
        }
    };
    known.extend(derived.into_iter().map(|v| (v.key(), origin)));
    origin
}

impl<'m> Lowering<'_, 'm> {
    /// The address that a pointer to local memory is.
    fn local(&self, v: Option<Val<'m>>) -> Option<Value> {
        let v = v.filter(|v| !v.ty().is_function())?;
        match self.values.get(&v.key()) {
            Some(Lowered::Pointer(address)) => Some(*address),
            _ => None,
        }
    }

    /// Pointers to local memory that an operation does more with than to access it get out.
    pub(super) fn expose_locals(&mut self, op: Op<'m>, name: &str) {
        if self.locals.is_empty() {
            return;
        }
        let kept = kept(op, name);
        for (k, v) in op.operands().enumerate() {
            if let Some(address) = self.local(Some(v)).filter(|_| kept != Some(k)) {
                self.s.ins().inst(Type::Int(64), Inst::PtrToInt(address));
            }
        }
    }

    /// `llvm.alloca` and `llvm.getelementptr`: their result, where it is followed.
    pub(super) fn local_address(&mut self, op: Op<'m>, name: &str) {
        let Some(result) = op.result(0).filter(|_| !self.locals.is_empty()) else { return };
        let address = match name {
            "alloca" if !self.locals.contains(&op.key()) => None,
            _ if result.ty().to_string() != "!llvm.ptr" => None,
            "alloca" => Some(self.s.ins().inst(Type::Ptr, Inst::Alloca(None))),
            _ => self.element_of_local(op),
        };
        match address {
            Some(address) => {
                self.values.insert(result.key(), Lowered::Pointer(address));
            }
            // it points into the same memory
            None => {
                if let Some(base) = self.local(op.operand(0)) {
                    self.s.ins().inst(Type::Int(64), Inst::PtrToInt(base));
                }
            }
        }
    }

    fn element_of_local(&mut self, op: Op<'m>) -> Option<Value> {
        let base = self.local(op.operand(0))?;
        let text = op.attr("elem_type")?.ty()?.to_string();
        let layout = Layout::of(&text)?;
        let indices = op.attr("rawConstantIndices")?.ints()?;
        let mut operands = op.operands().skip(1);
        let mut inner: Option<&Layout> = None;
        let mut offset: Option<Value> = None;
        for index in indices {
            let index = match index {
                DYNAMIC => {
                    let value = self.int(operands.next()?);
                    self.as_index(value)
                }
                constant => self.index(constant),
            };
            let (unit, next) = match inner {
                None => (layout.size()?, &layout),
                Some(Layout::Array(_, element)) => (element.size()?, &**element),
                Some(aggregate) => {
                    let k = self.known(index)?;
                    let (before, field) = aggregate.part(k)?;
                    let before = self.index(before);
                    offset = Some(self.added(offset, before));
                    inner = Some(field);
                    continue;
                }
            };
            let bytes = match self.known(index).and_then(|n| n.checked_mul(unit)) {
                Some(bytes) => self.index(bytes),
                None => {
                    let unit = self.index(unit);
                    let multiply = symprof_core::ir::BinaryOp::Mul;
                    self.s.ins().binary(multiply, Flags::NONE, index, unit)
                }
            };
            offset = Some(self.added(offset, bytes));
            inner = Some(next);
        }
        Some(match offset {
            Some(offset) if self.known(offset) == Some(0) => base,
            Some(offset) => self.s.ins().inst(Type::Ptr, Inst::PtrAdd(Flags::NONE, base, offset)),
            None => base,
        })
    }

    /// The sum of two offsets, which wraps around.
    fn added(&mut self, sum: Option<Value>, more: Value) -> Value {
        let Some(sum) = sum else { return more };
        match (self.known(sum), self.known(more)) {
            (Some(a), Some(b)) => self.index(a.wrapping_add(b)),
            (Some(0), _) => more,
            (_, Some(0)) => sum,
            _ => self.s.ins().binary(symprof_core::ir::BinaryOp::Add, Flags::NONE, sum, more),
        }
    }

    /// `llvm.load` of an integer in local memory; false where it is another.
    pub(super) fn load_local(&mut self, op: Op<'m>) -> bool {
        let (Some(address), Some(result)) = (self.local(op.operand(0)), op.result(0)) else {
            return false;
        };
        match (neutral(result.ty()), result.ty().byte_size()) {
            (ty @ Type::Int(8 | 16 | 32 | 64), Some(_)) => {
                let value = self.s.ins().inst(ty, Inst::Load(address));
                self.define(op, 0, value);
                true
            }
            _ => false,
        }
    }

    /// `llvm.store` to local memory: integers, and those of structures; false where it is other memory.
    pub(super) fn store_local(&mut self, op: Op<'m>) -> bool {
        let (Some(address), Some(stored)) = (self.local(op.operand(1)), op.operand(0)) else {
            return false;
        };
        let integer = match neutral(stored.ty()) {
            Type::Int(w @ (8 | 16 | 32 | 64)) => Some(u32::from(w) / 8),
            _ => None,
        };
        if let Some(bytes) = integer {
            let value = self.int(stored);
            self.s.ins().effect(Inst::Store(address, value, bytes));
            return true;
        }
        let layout = Layout::of(&stored.ty().to_string());
        let leaves = layout.as_ref().and_then(|l| l.leaves(LEAVES));
        let Some(leaves) = leaves else {
            let size = layout.and_then(|l| l.size()).map(|n| self.index(n));
            self.s.ins().effect(Inst::Clobber(address, size));
            return true;
        };
        let parts = self.parts(Some(stored));
        for Leaf { place, before, bytes } in leaves {
            let ty = Type::Int((8 * bytes) as u8);
            let known = parts.get(&place).copied().filter(|v| self.s.ins().ty(*v) == ty);
            let value = match known {
                Some(value) => value,
                None => self.s.ins().opaque(ty, "a part of a structure that is not followed"),
            };
            let address = match before {
                0 => address,
                _ => {
                    let before = self.index(before);
                    self.s.ins().inst(Type::Ptr, Inst::PtrAdd(Flags::NONE, address, before))
                }
            };
            self.s.ins().effect(Inst::Store(address, value, bytes as u32));
        }
        true
    }
}

#[cfg(test)]
mod tests {
    use super::Layout;

    #[test]
    fn types_without_gaps_are_laid_out() {
        let size = |text: &str| Layout::of(text).and_then(|l| l.size());
        assert_eq!(size("i64"), Some(8));
        assert_eq!(size("!llvm.array<2 x i64>"), Some(16));
        assert_eq!(size("!llvm.array<3 x array<2 x f32>>"), Some(24));
        let leaves = |text: &str| Layout::of(text).and_then(|l| l.leaves(64)).map(|l| l.len());
        assert_eq!(leaves("!llvm.array<3 x array<2 x f32>>"), Some(6));
        assert_eq!(leaves("!llvm.array<100 x f32>"), None);
        assert_eq!(leaves("!llvm.array<9 x array<9 x f32>>"), None);
        let descriptor = "!llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>";
        assert_eq!(size(descriptor), Some(56));
        let layout = Layout::of(descriptor).expect("a descriptor");
        assert_eq!(layout.part(3).map(|p| p.0), Some(24));
        assert_eq!(layout.part(4).and_then(|p| p.1.part(1)).map(|p| p.0), Some(8));
        assert_eq!(size("!llvm.struct<(i32, i32, i64)>"), Some(16));
        for other in [
            "!llvm.struct<(i32, i64)>",
            "!llvm.struct<(i64, i32)>",
            "!llvm.struct<packed (i32, i64)>",
            "!llvm.struct<\"s\", (i64)>",
            "!llvm.array<2 x i24>",
            "!llvm.ptr<3>",
            "i1",
            "vector<4xf32>",
            "i64 ",
            "",
        ] {
            assert_eq!(Layout::of(other), None, "{other}");
        }
    }
}
