//! Memrefs: allocation, loads and stores. A memref's address is that of its first element; the
//! address of another one follows from strides, where these are known.

use super::function::{Done, Lowering};
use super::shared::at_once;
use super::values::{neutral, Shaped, Size};
use crate::native::{Op, Ty, Val};
use symprof_core::ir::{BinaryOp, Flags, Inst, Type, Value};

impl<'m> Lowering<'_, 'm> {
    pub(super) fn memref(&mut self, op: Op<'m>, name: &str) -> Done {
        match name {
            "load" | "store" => {
                let load = name == "load";
                let first = if load { 1 } else { 2 };
                let indices = (first..op.operand_count()).map(|k| self.operand(op, k)).collect();
                self.access(op, load, indices);
            }
            "alloc" | "alloca" => self.allocate(op, 0),
            "alloca_scope" => return self.run_once(op),
            "alloca_scope.return" => {
                let yields = self.flat_all(op.operands());
                return self.leave_region(yields);
            }
            "get_global" => self.get_global(op),
            // how often it runs again, other threads decide
            "generic_atomic_rmw" if self.shared.is_some() || at_once(op).is_some() => {
                return self.unknown(op);
            }
            "generic_atomic_rmw" => {
                if let (Some(memref), Some(region)) = (op.operand(0), op.region(0)) {
                    self.clobber_all([memref].into_iter());
                    for arg in region.first().into_iter().flat_map(|b| b.args()) {
                        self.bind_opaque(arg, "data in memory");
                    }
                }
                // It runs again only where another thread interferes.
                return self.run_once(op);
            }
            "atomic_yield" => {
                let yields = self.flat_all(op.operands());
                return self.leave_region(yields);
            }
            "extract_aligned_pointer_as_index" => {
                // the start of the buffer, whatever the offset in it
                if let Some(memref) = op.operand(0) {
                    let start = self.buffer(memref);
                    let address = self.s.ins().inst(Type::Int(64), Inst::PtrToInt(start));
                    self.define(op, 0, address);
                }
                self.opaque_results(op, "an address");
            }
            _ => return self.shape_operation(op, name),
        }
        Ok(())
    }

    /// A load from a memref (operand 0), or a store of operand 0 to a memref (operand 1).
    pub(super) fn access(&mut self, op: Op<'m>, load: bool, indices: Vec<Value>) {
        let Some(memref) = op.operand(if load { 0 } else { 1 }) else { return };
        let element = memref.ty().element();
        let size = element.and_then(Ty::byte_size);
        if let (true, Some(value)) = (load, self.element(memref, &indices)) {
            return self.define(op, 0, value);
        }
        let address = self.element_address(memref, &indices, size);
        if load {
            let Some(result) = op.result(0) else { return };
            match (neutral(result.ty()), size) {
                (ty @ Type::Int(_), Some(_)) => {
                    let value = self.s.ins().inst(ty, Inst::Load(address));
                    self.define(op, 0, value);
                }
                _ => self.bind_opaque(result, "data in memory"),
            }
            return;
        }
        let value = op.operand(0).filter(|v| matches!(neutral(v.ty()), Type::Int(_)));
        match (value, size.and_then(|s| u32::try_from(s).ok())) {
            (Some(v), Some(size)) => {
                let value = self.int(v);
                self.s.ins().effect(Inst::Store(address, value, size));
            }
            (_, size) => {
                self.expose(op.operand(0));
                let size = size.map(|s| self.index(s.into()));
                self.s.ins().effect(Inst::Clobber(address, size));
            }
        }
    }

    /// Memrefs and functions that go where they are not followed: their addresses get out.
    pub(super) fn expose(&mut self, values: impl IntoIterator<Item = Val<'m>>) {
        for v in values {
            let address = match v.ty() {
                ty if ty.is_memref() => {
                    let memref = self.shaped(v);
                    self.address_of(&memref)
                }
                ty if ty.is_function() => self.pointer(v),
                _ => continue,
            };
            self.s.ins().inst(Type::Int(64), Inst::PtrToInt(address));
        }
    }

    /// An address in a memref of which no more is known: what is written there may be any of it.
    pub(super) fn lost(&mut self, memref: Val<'m>, reason: &str) -> Value {
        self.expose([memref]);
        self.s.ins().opaque(Type::Ptr, reason)
    }

    /// The address of an element. Defined accesses are in bounds, so that nothing wraps.
    pub(super) fn element_address(
        &mut self,
        memref: Val<'m>,
        indices: &[Value],
        size: Option<u64>,
    ) -> Value {
        let shaped = self.shaped(memref);
        let base = self.address_of(&shaped);
        if indices.is_empty() {
            return base;
        }
        let strides = self.strides(memref.ty(), &shaped);
        let (Some(strides), Some(size)) = (strides, size.and_then(|s| i64::try_from(s).ok()))
        else {
            return self.lost(memref, "an address in a layout that is not followed");
        };
        let mut offset: Option<Value> = None;
        for (&index, stride) in indices.iter().zip(strides) {
            let term = self.scaled(index, stride);
            offset = Some(match offset {
                Some(before) => self.sum(before, term),
                None => term,
            });
        }
        match offset {
            Some(offset) => {
                let bytes = self.scaled(offset, Size::Static(size));
                self.s.ins().inst(Type::Ptr, Inst::PtrAdd(Flags::NSW, base, bytes))
            }
            None => base,
        }
    }

    /// The sum of two offsets; constants are added at once, so that paths stay constant.
    pub(super) fn sum(&mut self, a: Value, b: Value) -> Value {
        match (self.known(a), self.known(b)) {
            (Some(0), _) => return b,
            (_, Some(0)) => return a,
            (Some(x), Some(y)) => {
                if let Some(sum) = x.checked_add(y) {
                    return self.index(sum);
                }
            }
            _ => {}
        }
        self.s.ins().binary(BinaryOp::Add, Flags::NSW, a, b)
    }

    /// A value times a size; constants are multiplied at once.
    pub(super) fn scaled(&mut self, value: Value, by: Size) -> Value {
        let by = match by {
            Size::Static(1) => return value,
            Size::Static(n) => match self.known(value).and_then(|v| v.checked_mul(n)) {
                Some(product) => return self.index(product),
                None => self.index(n),
            },
            Size::Dynamic(v) => v,
        };
        self.s.ins().binary(BinaryOp::Mul, Flags::NSW, value, by)
    }

    /// Strides in elements: as known, or those of the row-major layout.
    pub(super) fn strides(&mut self, ty: Ty<'m>, shaped: &Shaped) -> Option<Vec<Size>> {
        if let Some(strides) = &shaped.strides {
            return Some(strides.clone());
        }
        if !ty.is_row_major() {
            return None;
        }
        let sizes = shaped.sizes.clone()?;
        let mut strides = Vec::with_capacity(sizes.len());
        let mut stride = Size::Static(1);
        for &size in sizes.iter().rev() {
            strides.push(stride);
            stride = match (stride, size) {
                (Size::Static(a), Size::Static(b)) => Size::Static(a.checked_mul(b)?),
                (Size::Dynamic(v), by) | (by, Size::Dynamic(v)) => {
                    Size::Dynamic(self.scaled(v, by))
                }
            };
        }
        strides.reverse();
        Some(strides)
    }

    /// An allocation, whose dynamic sizes are operands from that one on.
    pub(super) fn allocate(&mut self, op: Op<'m>, first: usize) {
        let Some(result) = op.result(0) else { return };
        let mut dynamic = first;
        let mut sizes = Vec::new();
        for size in result.ty().shape().unwrap_or_default() {
            sizes.push(match size {
                Some(n) => Size::Static(n),
                None => {
                    dynamic += 1;
                    Size::Dynamic(self.operand(op, dynamic - 1))
                }
            });
        }
        // Stack or heap: a fresh object all the same. Its size in bytes is of no consequence.
        let base = self.s.ins().inst(Type::Ptr, Inst::Alloca(None));
        let shaped = Shaped {
            base: Some(base),
            sizes: Some(sizes),
            strides: super::values::strides_of_type(result.ty()),
        };
        self.define_shaped(op, 0, shaped);
    }

    fn get_global(&mut self, op: Op<'m>) {
        let name = op.attr("name").and_then(|a| a.symbol());
        let (Some(parts), Some(result)) = (name, op.result(0)) else { return };
        let name = super::module::qualified(&self.module, &parts);
        let base = self.s.ins().inst(Type::Ptr, Inst::GlobalAddr(name.clone()));
        let sizes = result
            .ty()
            .shape()
            .map(|s| s.into_iter().map(|n| Size::Static(n.unwrap_or_default())).collect());
        let strides = super::values::strides_of_type(result.ty());
        self.define_shaped(op, 0, Shaped { base: Some(base), sizes, strides });
        let table = self.scope.tables.get(&name).cloned();
        self.keep_elements(result, table);
    }
}
