//! Operations of other dialects. One without regions is a plain statement: its results are not
//! known, and unless it is known better it may write any memory. Of one with regions it is not
//! known how often they run, nor in which order: control may enter each region any number of times,
//! one after the other, and goes on behind the operation.

use super::function::{has_body, Done, Lowering, Step};
use super::module::qualified;
use super::values::neutral;
use crate::native::{Op, Val};
use symprof_core::ir::{
    Block, BlockCall, CallEffects, CallInfo, Callee, Inst, Terminator, Type, Value,
};
use symprof_core::known;

/// An open region of an unknown operation.
pub(super) struct Open {
    /// the block in front of it
    from: Block,
    /// its first block
    entry: Block,
    /// blocks that end it
    ends: Vec<Block>,
}

/// Dialects whose operations touch no memory, but for those in [`TOUCHES`].
const PURE: &[&str] = &[
    "arith",
    "math",
    "index",
    "complex",
    "tensor",
    "shape",
    "vector",
    "ub",
    "quant",
    "tosa",
    "affine",
    "builtin",
    "scf",
    "polynomial",
    "mesh",
];

/// What operations of [`PURE`] dialects do to memory.
const TOUCHES: &[(&str, Touch)] = &[
    ("vector.load", Touch::Reads),
    ("vector.maskedload", Touch::Reads),
    ("vector.gather", Touch::Reads),
    ("vector.expandload", Touch::Reads),
    ("vector.transfer_read", Touch::Reads),
    ("vector.store", Touch::Writes),
    ("vector.maskedstore", Touch::Writes),
    ("vector.scatter", Touch::Writes),
    ("vector.compressstore", Touch::Writes),
    ("vector.transfer_write", Touch::Writes),
    ("vector.print", Touch::Reads),
    ("vector.type_cast", Touch::Unknown),
    ("affine.prefetch", Touch::Reads),
    ("affine.vector_load", Touch::Reads),
    ("affine.vector_store", Touch::Writes),
    ("affine.dma_start", Touch::Writes),
    ("affine.dma_wait", Touch::Writes),
    ("memref.prefetch", Touch::Reads),
    ("memref.assume_alignment", Touch::Reads),
    ("memref.copy", Touch::WritesSecond),
    ("memref.atomic_rmw", Touch::Writes),
    ("memref.dealloc", Touch::Reads),
    ("memref.dma_start", Touch::Writes),
    ("memref.dma_wait", Touch::Writes),
    ("bufferization.dealloc_tensor", Touch::Reads),
    ("bufferization.dealloc", Touch::Reads),
    ("bufferization.materialize_in_destination", Touch::WritesSecond),
];

/// What an operation does to memory.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Touch {
    /// nothing, or it only reads
    Reads,
    /// it may write behind each of its memref operands
    Writes,
    /// it writes behind its second operand
    WritesSecond,
    /// it may do anything
    Unknown,
}

fn touch(name: &str) -> Touch {
    if let Some((_, touch)) = TOUCHES.iter().find(|(n, _)| *n == name) {
        return *touch;
    }
    let dialect = name.split_once('.').map_or("", |n| n.0);
    if PURE.contains(&dialect) {
        Touch::Reads
    } else {
        Touch::Unknown
    }
}

impl<'m> Lowering<'_, 'm> {
    /// An operation that is not followed.
    pub(super) fn unknown(&mut self, op: Op<'m>) -> Done {
        let name = op.name();
        self.note_references(op);
        // a result may be any function that it is given
        self.expose(op.operands().filter(|v| v.ty().is_function()));
        self.statement(op);
        self.opaque_results(op, &format!("the result of `{name}`"));
        let successors: Vec<_> = op.successors().collect();
        if !successors.is_empty() {
            // What it hands to its successors is not known.
            let mut targets = Vec::with_capacity(successors.len());
            for to in successors {
                let values: Vec<Value> = to
                    .args()
                    .flat_map(|a| super::values::flat_types(a.ty()))
                    .map(|ty| self.s.ins().opaque(ty, format!("what `{name}` passes on")))
                    .collect();
                let mut target = self.target(to, []);
                target.args = values;
                targets.push(target);
            }
            self.s.terminate(Terminator::Unsupported(name.into_owned(), targets));
            return Ok(());
        }
        if op.region_count() == 0 && self.ends_function(op) {
            // The last operation of a block of a function, or of a region with several blocks.
            self.s.terminate(Terminator::Unsupported(name.into_owned(), Vec::new()));
            return Ok(());
        }
        if op.region_count() == 0 && op.is_last() {
            self.end_of_unknown_block();
            return Ok(());
        }
        for k in (0..op.region_count()).rev() {
            if op.region(k).is_some_and(|r| r.first().is_some()) {
                self.steps.push(Step::EndUnknown(op));
                self.steps.push(Step::Unknown(op, k));
            }
        }
        Ok(())
    }

    /// What a statement may do to memory.
    pub(super) fn statement(&mut self, op: Op<'m>) {
        let name = op.name();
        match touch(&name) {
            Touch::Reads => {}
            Touch::Writes => self.clobber_all(op.operands()),
            Touch::WritesSecond => self.clobber_all(op.operands().skip(1).take(1)),
            Touch::Unknown => {
                let mut args = Vec::with_capacity(op.operand_count());
                for v in op.operands() {
                    match v.ty() {
                        ty if ty.is_memref() => {
                            let shaped = self.shaped(v);
                            args.push(self.address_of(&shaped));
                        }
                        ty if ty.is_function() => args.push(self.pointer(v)),
                        _ => {}
                    }
                }
                let callee = op.attr("callee").and_then(|a| a.symbol());
                let may_end = name.starts_with("llvm.") || !op.is_registered();
                let no_return = matches!(&*name, "llvm.intr.trap" | "llvm.intr.ubsantrap");
                let name_is_call = name == "llvm.call";
                let callee = callee.map(|parts| qualified(&self.module, &parts));
                // not all arguments of a function that is followed are here
                let is_followed = |callee: &String| {
                    let function = self.scope.functions.get(callee);
                    function.is_some_and(|f| has_body(*f) && self.scope.follows(*f))
                };
                let callee = match (&*name, callee.filter(|c| !is_followed(c))) {
                    ("llvm.call" | "llvm.invoke", Some(callee)) => Callee::Direct(callee),
                    ("llvm.call" | "llvm.invoke", None) => {
                        // it passes memrefs piece by piece: types do not tell what it may run
                        self.s.func_mut().loose_signature = true;
                        Callee::Indirect(self.s.ins().opaque(Type::Ptr, "a pointer of LLVM"))
                    }
                    // what the operation does is no function of the module, whatever their names
                    _ => Callee::Direct(self.unclaimed(name.into_owned())),
                };
                // its arguments are not all here, by which it would be known for one of the library
                let ends = match &callee {
                    Callee::Direct(to) if name_is_call && !super::ends::is_without_library(op) => {
                        let declared = self.scope.functions.get(to).copied();
                        declared.is_some_and(|f| super::ends::is_known_end(to, f))
                    }
                    _ => false,
                };
                let effects = match &callee {
                    Callee::Direct(name) => super::calls::outside_effects(name),
                    _ => CallEffects::UNKNOWN,
                };
                let declared = match &callee {
                    Callee::Direct(to) => self.scope.functions.get(to).copied(),
                    _ => None,
                };
                let never = declared.is_some_and(super::ends::never_comes_back);
                let twice = [Some(op), declared].into_iter().flatten();
                let returns_twice =
                    effects.returns_twice || twice.into_iter().any(super::ends::returns_twice);
                let no_return = no_return || ends || name_is_call && never;
                let effects = CallEffects { no_return, returns_twice, ..effects };
                // That it comes back is an assumption, which is told of calls that are counted.
                let counted = may_end && !no_return;
                let mut result = None;
                if let (true, Callee::Direct(to)) = (name_is_call, &callee) {
                    if let Some(library) = self.library_call(op, to) {
                        (result, args) = library;
                    }
                }
                self.s.ins().call(result, CallInfo { callee, args, effects, counted });
            }
        }
    }

    /// The type of the result and the arguments of a call in the LLVM dialect, where it is one of a known function of
    /// the library that calls nobody back.
    fn library_call(&mut self, op: Op<'m>, to: &str) -> Option<(Option<Type>, Vec<Value>)> {
        let declared = self.scope.functions.get(to).copied();
        let own = declared.is_none_or(|f| has_body(f) || super::ends::is_without_library(f));
        let known = known::lookup(to).filter(|k| !k.calls_back && !own);
        let typed = |v: Val<'_>| match neutral(v.ty()) {
            Type::Opaque if v.ty().to_string() == "!llvm.ptr" => Type::Ptr,
            ty => ty,
        };
        let types: Vec<Type> = op.operands().map(typed).collect();
        let result = op.result(0).map(typed);
        let fits = known?.fits(&types, result) && !super::ends::is_without_library(op);
        let mut args = Vec::with_capacity(types.len());
        for v in op.operands().filter(|_| fits) {
            args.push(match typed(v) {
                Type::Ptr => self.s.ins().opaque(Type::Ptr, "a pointer of LLVM"),
                _ => self.int(v),
            });
        }
        fits.then_some((result, args))
    }

    /// A name that no function of the module has.
    pub(super) fn unclaimed(&self, mut name: String) -> String {
        while self.scope.functions.contains_key(&name) {
            name.push('\'');
        }
        name
    }

    /// Writes unknown bytes behind each memref.
    pub(super) fn clobber_all(&mut self, operands: impl Iterator<Item = Val<'m>>) {
        for v in operands.filter(|v| v.ty().is_memref()) {
            let shaped = self.shaped(v);
            let base = self.address_of(&shaped);
            self.s.ins().effect(Inst::Clobber(base, None));
        }
    }

    /// Is it the terminator of a block of the function itself?
    fn ends_function(&self, op: Op<'m>) -> bool {
        op.is_last()
            && self.unknown.is_empty()
            && self.steps.iter().all(|s| matches!(s, Step::Block(_)))
    }

    // ---- regions ----

    pub(super) fn begin_unknown_region(&mut self, op: Op<'m>, k: usize) -> Done {
        let Some(region) = op.region(k) else { return Ok(()) };
        let name = op.name();
        // A choice, so that there is a way past the region; its condition is replaced at the end.
        let placeholder = self.s.ins().opaque(Type::BOOL, format!("`{name}`"));
        let from = self.s.ins().current();
        self.s.begin_if(&name, placeholder)?;
        let entry = self.s.ins().current();
        let label = if op.region_count() == 1 { "body".into() } else { format!("region{k}") };
        self.rename_region(&label);
        self.unknown.push(Open { from, entry, ends: Vec::new() });
        if let Some(block) = region.first() {
            for arg in block.args() {
                self.bind_opaque(arg, &format!("an argument of a region of `{name}`"));
            }
        }
        self.enter(region);
        Ok(())
    }

    /// Calls the region that `begin_if` began, and the current block with it, by another name.
    pub(super) fn rename_region(&mut self, label: &str) {
        let block = self.s.ins().current();
        let path = self.s.path().strip_suffix("then").unwrap_or_default().to_owned() + label;
        self.s.func_mut().blocks[block].name.clone_from(&path);
        self.s.switch_to(block, path);
    }

    /// An operation that stands for loops which nobody has written yet, and whose length is not told: as one with a
    /// region that is not known.
    pub(super) fn unwritten(&mut self, op: Op<'m>) -> Done {
        let name = op.name();
        self.note_references(op);
        self.statement(op);
        self.opaque_results(op, &format!("the result of `{name}`"));
        let placeholder = self.s.ins().opaque(Type::BOOL, format!("`{name}`"));
        let from = self.s.ins().current();
        self.s.begin_if(&name, placeholder)?;
        let entry = self.s.ins().current();
        self.rename_region("body");
        self.unknown.push(Open { from, entry, ends: Vec::new() });
        self.stands.push((op.key(), entry));
        self.end_unknown_region(op)
    }

    /// The end of a block that ends an unknown operation's region; where it goes is put in when
    /// the operation ends.
    fn end_of_unknown_block(&mut self) {
        if !self.s.is_ended() && !self.unknown.is_empty() {
            let block = self.s.ins().current();
            self.s.terminate(Terminator::Unreachable);
            if let Some(open) = self.unknown.last_mut() {
                open.ends.push(block);
            }
        }
    }

    pub(super) fn end_unknown_region(&mut self, op: Op<'m>) -> Done {
        self.yields.clear();
        self.end_of_unknown_block();
        self.s.end_if(&[])?;
        let Some(open) = self.unknown.pop() else { return Ok(()) };
        let exit = self.s.ins().current();
        let name = op.name().into_owned();
        for block in open.ends.into_iter().chain([open.from]) {
            let targets = vec![BlockCall::new(open.entry, []), BlockCall::new(exit, [])];
            self.s.func_mut().blocks[block].terminator =
                Terminator::Unsupported(name.clone(), targets);
        }
        self.wait_at(op, &name);
        Ok(())
    }
}
