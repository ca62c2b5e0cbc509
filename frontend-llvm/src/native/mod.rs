//! The only module with `unsafe` code: reading through LLVM's C API (for its diagnostics), naming
//! what has no name, promoting stack slots, and gathering the facts that llvm-ir drops.
//!
//! Why each call is sound is said once here. Every LLVM object made in this module lives in a
//! [`Context`] that outlives all references to it and is used by one thread only; references never
//! leave the module, what leaves is plain data. Lists (functions, blocks, instructions, parameters)
//! are walked by LLVM's own first/next functions, which return null at the end and are never called
//! on null. Getters that are defined for one kind of instruction only (`LLVMGetNNeg`, …) are called
//! after a look at the opcode. Strings that LLVM hands over are copied before they are disposed of.

mod access;
mod bundles;
mod constants;
mod contents;
mod debug_types;
mod describe;
mod gather;
mod isolated;
mod names;
mod parallel;
mod passes;
mod places;
mod promised;
mod promotable;
mod rework;
mod spoken;
mod variables;
mod weights;

pub(crate) use parallel::{ATOM, BLOCK, NUMBER, OTHERS, PORTIONS, THREADS, UNKNOWN, WRITTEN};
pub(crate) use rework::Rework;

use names::{block_names, name_everything};

use crate::compat::Numbered;
use crate::facts::{Expanded, ModuleFacts, Places};
use crate::headers::ranges;
use crate::instructions::DescribedFunction;
use crate::pgo::{Form, FunctionWeights, Reworked};
use llvm_sys::analysis::{LLVMVerifierFailureAction, LLVMVerifyModule};
use llvm_sys::bit_reader::LLVMParseBitcodeInContext2;
use llvm_sys::bit_writer::LLVMWriteBitcodeToMemoryBuffer;
use llvm_sys::core::*;
use llvm_sys::debuginfo::LLVMStripModuleDebugInfo;
use llvm_sys::ir_reader::LLVMParseIRInContext;
use llvm_sys::prelude::*;
use llvm_sys::LLVMAttributeFunctionIndex;
use rustc_hash::{FxHashMap, FxHashSet};
use std::ffi::{c_char, c_void, CStr, CString};
use std::ptr;
use std::sync::Once;

/// Why reading stopped, in LLVM's words.
#[derive(Debug)]
pub(crate) enum NativeError {
    /// the text or bitcode reader
    Parse(String),
    /// the verifier
    Invalid(String),
    /// a pass or a check after it
    Step(&'static str, String),
}

/// A module ready for llvm-ir, after promotion of stack slots, and the facts beside it.
pub(crate) struct Prepared {
    /// lives in the context and goes with it
    module: LLVMModuleRef,
    _context: Context,
    pub(crate) facts: ModuleFacts,
    /// what was changed before
    pub(crate) reworked: Reworked,
}

impl Prepared {
    /// The module as text.
    pub(crate) fn text(&self) -> String {
        // SAFETY: `module` lives as long as the context beside it.
        unsafe { take_message(LLVMPrintModuleToString(self.module)) }
    }

    /// The globals that the body number `k` names.
    pub(crate) fn globals_of_body(&self, k: usize) -> Vec<String> {
        let mut found = Vec::new();
        // SAFETY: as above.
        unsafe {
            let body = bodies(self.module).into_iter().nth(k);
            for inst in body.into_iter().flat_map(|f| blocks(f)).flat_map(|b| insts(b)) {
                for operand in operands(inst) {
                    globals_in(operand, &mut found);
                }
            }
        }
        found.sort_unstable();
        found.dedup();
        found
    }

    /// The module as bitcode: read and written three times as fast as text. LLVM 19 writes some that it
    /// does not read (`hybrid_patchable`, a load of `x86_amx`), which would end the process in a context
    /// that prints its errors; there is none of such a module.
    pub(crate) fn bitcode(&self) -> Option<Vec<u8>> {
        let context = Context::new();
        // SAFETY: as above; the buffer's bytes are copied before it is freed, and what is read of them
        // lives in a context of its own.
        unsafe {
            let buffer = LLVMWriteBitcodeToMemoryBuffer(self.module);
            let (start, len) = (LLVMGetBufferStart(buffer), LLVMGetBufferSize(buffer));
            let bytes = std::slice::from_raw_parts(start.cast::<u8>(), len).to_vec();
            let mut module = ptr::null_mut();
            let readable = LLVMParseBitcodeInContext2(context.raw, buffer, &mut module) == 0;
            LLVMDisposeMemoryBuffer(buffer);
            readable.then_some(bytes)
        }
    }
}

/// An LLVM context with its diagnostics collected instead of printed.
struct Context {
    raw: LLVMContextRef,
    /// boxed, since LLVM holds the vector's own address
    #[allow(clippy::box_collection)]
    messages: Box<Vec<String>>,
}

extern "C" fn collect(info: LLVMDiagnosticInfoRef, messages: *mut c_void) {
    // SAFETY: LLVM calls this with a live diagnostic and the pointer registered in `Context::new`,
    // which points to a boxed vector that the context owns and nobody else borrows meanwhile.
    unsafe {
        let text = LLVMGetDiagInfoDescription(info);
        let message = copy(text);
        LLVMDisposeMessage(text);
        (*messages.cast::<Vec<String>>()).push(message);
    }
}

impl Context {
    fn new() -> Self {
        static OPTIONS: Once = Once::new();
        // Reading a module that has a debug-info version makes LLVM verify it, print what it finds
        // and abort the process. This option leaves the verification to us; debug info is dropped.
        OPTIONS.call_once(|| {
            let args = [c"symprof".as_ptr(), c"-disable-auto-upgrade-debug-info".as_ptr()];
            // SAFETY: two C strings that live for ever, and their number.
            unsafe {
                llvm_sys::support::LLVMParseCommandLineOptions(2, args.as_ptr(), c"".as_ptr())
            }
        });
        let mut messages = Box::new(Vec::new());
        // SAFETY: a fresh context; the box outlives it (dropped after it, see `Drop`).
        let raw = unsafe {
            let raw = LLVMContextCreate();
            let target: *mut Vec<String> = &mut *messages;
            LLVMContextSetDiagnosticHandler(raw, Some(collect), target.cast());
            raw
        };
        Context { raw, messages }
    }
}

impl Drop for Context {
    fn drop(&mut self) {
        // SAFETY: created by us, disposed of once; its modules go with it.
        unsafe { LLVMContextDispose(self.raw) }
    }
}

/// Copies a C string of LLVM's; null is the empty string.
unsafe fn copy(text: *const c_char) -> String {
    if text.is_null() {
        String::new()
    } else {
        CStr::from_ptr(text).to_string_lossy().into_owned()
    }
}

/// Copies and frees a message that LLVM allocated.
unsafe fn take_message(text: *mut c_char) -> String {
    let message = copy(text);
    if !text.is_null() {
        LLVMDisposeMessage(text);
    }
    message
}

unsafe fn name_of(value: LLVMValueRef) -> String {
    let mut len = 0;
    let raw = LLVMGetValueName2(value, &mut len);
    if raw.is_null() {
        return String::new();
    }
    text_at(raw, len)
}

/// Copies text of LLVM's, which is not null.
unsafe fn text_at(raw: *const c_char, len: usize) -> String {
    String::from_utf8_lossy(std::slice::from_raw_parts(raw.cast::<u8>(), len)).into_owned()
}

unsafe fn set_name(value: LLVMValueRef, name: &str) {
    LLVMSetValueName2(value, name.as_ptr().cast(), name.len());
}

unsafe fn has_name(value: LLVMValueRef) -> bool {
    let mut len = 0;
    LLVMGetValueName2(value, &mut len);
    len != 0
}

/// Lists of LLVM's, walked by its first and next functions.
macro_rules! walk {
    ($name:ident, $owner:ty, $item:ty, $first:ident, $next:ident) => {
        unsafe fn $name(owner: $owner) -> Vec<$item> {
            let mut all = Vec::new();
            let mut at = $first(owner);
            while !at.is_null() {
                all.push(at);
                at = $next(at);
            }
            all
        }
    };
}
walk!(functions, LLVMModuleRef, LLVMValueRef, LLVMGetFirstFunction, LLVMGetNextFunction);
walk!(globals, LLVMModuleRef, LLVMValueRef, LLVMGetFirstGlobal, LLVMGetNextGlobal);
walk!(aliases, LLVMModuleRef, LLVMValueRef, LLVMGetFirstGlobalAlias, LLVMGetNextGlobalAlias);
walk!(ifuncs, LLVMModuleRef, LLVMValueRef, LLVMGetFirstGlobalIFunc, LLVMGetNextGlobalIFunc);
walk!(blocks, LLVMValueRef, LLVMBasicBlockRef, LLVMGetFirstBasicBlock, LLVMGetNextBasicBlock);
walk!(insts, LLVMBasicBlockRef, LLVMValueRef, LLVMGetFirstInstruction, LLVMGetNextInstruction);

unsafe fn params(function: LLVMValueRef) -> Vec<LLVMValueRef> {
    (0..LLVMCountParams(function)).map(|k| LLVMGetParam(function, k)).collect()
}

unsafe fn bodies(module: LLVMModuleRef) -> Vec<LLVMValueRef> {
    functions(module).into_iter().filter(|&f| LLVMIsDeclaration(f) == 0).collect()
}

unsafe fn operands(user: LLVMValueRef) -> Vec<LLVMValueRef> {
    let count = LLVMGetNumOperands(user).max(0) as u32;
    (0..count).map(|k| LLVMGetOperand(user, k)).filter(|o| !o.is_null()).collect()
}

/// Adds the globals in a value, if it is a constant.
unsafe fn globals_in(value: LLVMValueRef, found: &mut Vec<String>) {
    let mut seen: FxHashSet<usize> = FxHashSet::default();
    let mut work = vec![value];
    while let Some(value) = work.pop() {
        if LLVMIsAConstant(value).is_null() || !seen.insert(value as usize) {
            continue;
        }
        if LLVMIsAGlobalValue(value).is_null() {
            work.extend(operands(value));
        } else {
            found.push(name_of(value));
        }
    }
}

/// Reads bitcode; see [`isolated`].
pub(crate) fn prepare_bitcode(
    bytes: &[u8],
    name: &str,
    rework: Rework,
) -> Result<Prepared, NativeError> {
    let text = isolated::text_of_bitcode(bytes, name)?;
    // LLVM's printer counts without gaps.
    prepare(text.as_bytes(), name, &[], rework)
}

/// The instructions of bitcode; see [`describe`].
pub(crate) fn describe_bitcode(
    bytes: &[u8],
    name: &str,
) -> Result<Vec<DescribedFunction>, NativeError> {
    let text = isolated::text_of_bitcode(bytes, name)?;
    describe(text.as_bytes(), name, &[])
}

/// Reads text and names everything as [`prepare`] does; gives the instructions as they stand there.
pub(crate) fn describe(
    bytes: &[u8],
    name: &str,
    written: &[Vec<Numbered>],
) -> Result<Vec<DescribedFunction>, NativeError> {
    let context = Context::new();
    let module = parse(&context, bytes, name)?;
    // SAFETY: see the head of the module; `module` lives in `context`. Debug information that does not
    // verify goes, as does other metadata; what is wrong with the rest is an error.
    unsafe {
        if verify(module).is_err() {
            LLVMStripModuleDebugInfo(module);
            drop_metadata(module, Keep::Nothing);
            verify(module)?;
        }
        name_everything(module, written);
        Ok(describe::describe(module))
    }
}

/// Reads text, names, promotes and checks; see the [module](self). `written` are the numbers that
/// stand in the text as labels and as names of results, for each function with a body.
pub(crate) fn prepare(
    bytes: &[u8],
    name: &str,
    written: &[Vec<Numbered>],
    rework: Rework,
) -> Result<Prepared, NativeError> {
    match prepare_with(bytes, name, written, rework, Regions::WrittenOut) {
        // what they stand for cannot be said: they are calls of unknown code
        Err(NativeError::Step(parallel::STEP, _)) => {
            prepare_with(bytes, name, written, rework, Regions::AsTheyAre)
        }
        other => other,
    }
}

/// What is done with parallel regions; see [`parallel`].
#[derive(Clone, Copy, PartialEq, Eq)]
enum Regions {
    WrittenOut,
    AsTheyAre,
}

fn prepare_with(
    bytes: &[u8],
    name: &str,
    written: &[Vec<Numbered>],
    rework: Rework,
    regions: Regions,
) -> Result<Prepared, NativeError> {
    let context = Context::new();
    let module = parse(&context, bytes, name)?;
    let mut reworked = Reworked::default();
    // SAFETY: see the head of the module; `module` lives in `context`.
    unsafe {
        places::drop_empty_loops(module);
        let places = places::of_blocks(module);
        let mut variables = variables::of_module(module);
        LLVMStripModuleDebugInfo(module);
        let mut unnamed = None;
        let mut given_blocks: FxHashSet<(String, String)> = FxHashSet::default();
        if rework == Rework::Counters {
            // where counters stand may depend on metadata, which goes afterwards
            verify(module)?;
            unnamed = Some(name_everything(module, written));
            given_blocks = block_names(module).into_iter().collect();
            rework::counters(module);
        }
        drop_metadata(module, Keep::Facts);
        // a program with types that are none is read without them
        verify(module).or_else(|_| {
            drop_metadata(module, Keep::Nothing);
            verify(module)
        })?;
        let first = unnamed.is_none();
        let named = name_everything(module, if first { written } else { &[] });
        let unnamed = unnamed.unwrap_or(named);
        let mut spoken = std::mem::take(&mut variables.spoken).by_name(module);
        allow_passes(module);
        if first && rework != Rework::Nothing {
            given_blocks = block_names(module).into_iter().collect();
        }
        match rework {
            Rework::Nothing => {}
            Rework::Edges => reworked.edges = rework::split_edges(module)?,
            Rework::Selects => reworked.selects = rework::mark_selects(module)?,
            Rework::Lengths => reworked.lengths = rework::mark_lengths(module)?,
            Rework::Counters => reworked.counters = rework::mark_counters(module)?,
        }
        let mut added = FxHashSet::default();
        if rework != Rework::Nothing {
            added.extend(block_names(module).into_iter().filter(|b| !given_blocks.contains(b)));
        }
        let given = if places.is_empty() { Vec::new() } else { block_names(module) };
        let expanded = match regions {
            Regions::WrittenOut => parallel::expand(module)?,
            Regions::AsTheyAre => Expanded::default(),
        };
        let before = graph(module);
        let kept = promotable::prepare(module);
        let ranges = ranges(&String::from_utf8_lossy(bytes));
        passes::promote_and_infer(module);
        kept.into_iter().for_each(|kept| kept.release());
        if graph(module) != before {
            return Err(NativeError::Step(
                "promoting stack slots",
                "the control-flow graph changed".into(),
            ));
        }
        bundles::expose(module);
        let constants::Rewritten { odd_geps, hidden } = constants::rewrite(module);
        let mut facts = ModuleFacts {
            odd_geps,
            hidden,
            expanded,
            ..gather::gather(module, unnamed, before, ranges)
        };
        let mut places: FxHashMap<(String, String), Places> =
            given.into_iter().zip(places).collect();
        facts.source = variables.names;
        for body in &mut facts.bodies {
            let of_function = variables.functions.remove(&body.name).unwrap_or_default();
            (body.variables, body.variable_names) = (of_function.parameters, of_function.names);
            body.values = spoken.remove(&body.name).unwrap_or_default();
            for block in &mut body.blocks {
                let name = (body.name.clone(), block.name.clone());
                block.added = added.contains(&name);
                block.places = places.remove(&name).unwrap_or_default();
            }
        }
        drop_metadata(module, Keep::Nothing);
        trim_layout(module);
        Ok(Prepared { module, _context: context, facts, reworked })
    }
}

/// Writes branch weights and entry counts into bitcode as it was read; see [`weights`].
pub(crate) fn annotate_bitcode(
    bytes: &[u8],
    name: &str,
    weights: &FxHashMap<String, FunctionWeights>,
    form: Form,
) -> Result<Vec<u8>, NativeError> {
    let text = isolated::text_of_bitcode(bytes, name)?;
    annotate(text.as_bytes(), name, weights, form)
}

/// Writes branch weights and entry counts into a module as it was read.
pub(crate) fn annotate(
    bytes: &[u8],
    name: &str,
    weights: &FxHashMap<String, FunctionWeights>,
    form: Form,
) -> Result<Vec<u8>, NativeError> {
    let context = Context::new();
    let module = parse(&context, bytes, name)?;
    // SAFETY: see the head of the module; `module` lives in `context`.
    unsafe {
        if verify(module).is_err() {
            LLVMStripModuleDebugInfo(module);
            verify(module)?;
        }
        weights::annotate(module, weights);
        verify(module)?;
        Ok(weights::written(module, form))
    }
}

fn parse(context: &Context, bytes: &[u8], name: &str) -> Result<LLVMModuleRef, NativeError> {
    // A file name with a NUL in it cannot exist; whatever the caller gives is for messages only.
    let name = CString::new(name.replace('\0', "?")).unwrap_or_default();
    // SAFETY: the buffer is a copy of `bytes`, with a NUL behind, which the reader takes over; it
    // sets `module` where it returns 0 and `message` where not.
    unsafe {
        let buffer = LLVMCreateMemoryBufferWithMemoryRangeCopy(
            bytes.as_ptr().cast(),
            bytes.len(),
            name.as_ptr(),
        );
        let mut module = ptr::null_mut();
        let mut message = ptr::null_mut();
        if LLVMParseIRInContext(context.raw, buffer, &mut module, &mut message) == 0 {
            return Ok(module);
        }
        let mut message = take_message(message);
        for m in context.messages.iter() {
            if message.is_empty() {
                message.clone_from(m);
            }
        }
        Err(NativeError::Parse(message))
    }
}

/// What metadata of instructions is kept.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Keep {
    /// `!tbaa`, but for what it says of constant memory, on which passes would rely, and what is promised of
    /// results
    Facts,
    Nothing,
}

/// Drops the metadata of instructions, which llvm-ir does not carry and which only promises.
unsafe fn drop_metadata(module: LLVMModuleRef, keep: Keep) {
    let types = access::metadata_kind(module);
    let promised = promised::Kinds::new(module);
    for function in bodies(module) {
        for block in blocks(function) {
            for inst in insts(block) {
                if LLVMHasMetadata(inst) == 0 {
                    continue;
                }
                let mut count = 0;
                let entries = LLVMInstructionGetAllMetadataOtherThanDebugLoc(inst, &mut count);
                for k in 0..count as u32 {
                    let kind = LLVMValueMetadataEntriesGetKind(entries, k);
                    if kind == types && keep == Keep::Facts && access::is_plain(inst, kind)
                        || keep == Keep::Facts && promised.keep(inst, kind)
                    {
                        continue;
                    }
                    LLVMSetMetadata(inst, kind, ptr::null_mut());
                }
                LLVMDisposeValueMetadataEntries(entries);
            }
        }
    }
}

unsafe fn verify(module: LLVMModuleRef) -> Result<(), NativeError> {
    let mut message = ptr::null_mut();
    let action = LLVMVerifierFailureAction::LLVMReturnStatusAction;
    let bad = LLVMVerifyModule(module, action, &mut message) != 0;
    let message = take_message(message);
    if bad {
        Err(NativeError::Invalid(message))
    } else {
        Ok(())
    }
}

/// The control-flow graph of each function with a body: block names and successors.
type Graph = Vec<(String, Vec<u32>)>;

unsafe fn graph(module: LLVMModuleRef) -> Vec<Graph> {
    bodies(module)
        .into_iter()
        .map(|f| {
            let blocks = blocks(f);
            let mut index = FxHashMap::default();
            for (k, &b) in blocks.iter().enumerate() {
                index.insert(b as usize, k as u32);
            }
            let successors = |b| {
                let term = LLVMGetBasicBlockTerminator(b);
                (0..LLVMGetNumSuccessors(term))
                    .map(|k| index[&(LLVMGetSuccessor(term, k) as usize)])
                    .collect()
            };
            blocks.iter().map(|&b| (name_of(LLVMBasicBlockAsValue(b)), successors(b))).collect()
        })
        .collect()
}

fn attribute_kind(name: &str) -> u32 {
    // SAFETY: a string and its length.
    unsafe { LLVMGetEnumAttributeKindForName(name.as_ptr().cast(), name.len()) }
}

/// Passes leave `optnone` functions alone; promotion is not an optimization here.
unsafe fn allow_passes(module: LLVMModuleRef) {
    let kind = attribute_kind("optnone");
    for function in bodies(module) {
        LLVMRemoveEnumAttributeAtIndex(function, LLVMAttributeFunctionIndex, kind);
    }
}

/// llvm-ir panics on the parts of a data layout that it does not know (`s`, `G`, some manglings). No
/// size and no offset depends on them, so they go once LLVM has done its part.
unsafe fn trim_layout(module: LLVMModuleRef) {
    // The string belongs to the module.
    let layout = CStr::from_ptr(LLVMGetDataLayoutStr(module)).to_string_lossy().into_owned();
    let known = |part: &&str| match part.as_bytes() {
        [b'm', rest @ ..] => matches!(rest, b":e" | b":m" | b":o" | b":x" | b":w" | b":a"),
        [first, ..] => b"eESPApivfanF".contains(first),
        [] => false,
    };
    let kept = layout.split('-').filter(known).collect::<Vec<_>>().join("-");
    if kept != layout {
        if let Ok(kept) = CString::new(kept) {
            LLVMSetDataLayout(module, kept.as_ptr());
        }
    }
}
