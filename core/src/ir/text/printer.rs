//! The printer of the text form. Total: a function that does not verify is printed too, so that
//! errors about it can be read beside it.

use super::super::call::{Allocation, CallEffects, CallInfo, Callee};
use super::super::entities::{Block, Value};
use super::super::function::{Function, Module};
use super::super::inst::{BlockCall, Flags, Inst, Terminator};
use super::super::types::Type;
use super::lexer::write_name;
use cranelift_entity::SecondaryMap;
use rustc_hash::FxHashMap;
use std::fmt::{self, Write};

impl fmt::Display for Module {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.big_endian {
            f.write_str("bigendian\n")?;
        }
        for (k, node) in self.access_types.types().iter().enumerate() {
            write!(f, "type {k} ")?;
            write_name(f, &node.name, true)?;
            f.write_str(" [")?;
            for (j, (at, field)) in node.fields.iter().enumerate() {
                write!(f, "{}{at} {}", if j == 0 { "" } else { ", " }, field.0)?;
            }
            f.write_str("]\n")?;
        }
        for (k, tag) in self.access_types.tags().iter().enumerate() {
            writeln!(f, "access {k} = {} {} {}", tag.base.0, tag.access.0, tag.offset)?;
        }
        let mut names: Vec<&String> = self.constants.keys().collect();
        names.sort_unstable();
        for name in names {
            f.write_str("constant @")?;
            write_name(f, name, false)?;
            f.write_str(" = \"")?;
            for byte in &self.constants[name] {
                match byte {
                    Some(b) => write!(f, "{b:02x}")?,
                    None => f.write_str("??")?,
                }
            }
            f.write_char('"')?;
            for (k, address) in self.addresses.get(name).into_iter().flatten().enumerate() {
                write!(f, "{}{} @", if k == 0 { " addresses [" } else { ", " }, address.at)?;
                write_name(f, &address.global, false)?;
                write!(f, " {}", address.offset)?;
            }
            let any = self.addresses.get(name).is_some_and(|a| !a.is_empty());
            f.write_str(if any { "]\n" } else { "\n" })?;
        }
        let mut names: Vec<&String> = self.holds.keys().collect();
        names.sort_unstable();
        for name in names {
            f.write_str("variable @")?;
            write_name(f, name, false)?;
            for (k, global) in self.holds[name].iter().enumerate() {
                f.write_str(if k == 0 { " holds [@" } else { ", @" })?;
                write_name(f, global, false)?;
            }
            f.write_str(if self.holds[name].is_empty() { " holds []\n" } else { "]\n" })?;
        }
        let mut names: Vec<&String> = self.never_return.iter().collect();
        names.sort_unstable();
        for name in &names {
            f.write_str("noreturn @")?;
            write_name(f, name, false)?;
            f.write_char('\n')?;
        }
        let headed = !self.access_types.types().is_empty()
            || !self.constants.is_empty()
            || !self.holds.is_empty()
            || !names.is_empty();
        for (k, function) in self.functions.values().enumerate() {
            if k > 0 || headed {
                f.write_char('\n')?;
            }
            write!(f, "{function}")?;
        }
        Ok(())
    }
}

impl fmt::Display for Function {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Printer::new(self).function(f)
    }
}

/// How the values and blocks of one function are written.
#[derive(Clone, Copy, Default)]
enum Label {
    /// not met yet
    #[default]
    None,
    /// without a name: its number
    Number(u32),
    /// its name, and how many of that name came before
    Name(u32),
}

pub(crate) struct Printer<'a> {
    func: &'a Function,
    values: SecondaryMap<Value, Label>,
    blocks: SecondaryMap<Block, Label>,
}

type Out<'a, 'b> = &'a mut fmt::Formatter<'b>;

impl<'a> Printer<'a> {
    pub fn new(func: &'a Function) -> Self {
        let mut p = Printer { func, values: SecondaryMap::new(), blocks: SecondaryMap::new() };
        let mut copies: FxHashMap<&str, u32> = FxHashMap::default();
        // In the order of the text; what the text leaves out (and only a function that does not
        // verify refers to) comes last.
        for b in func.layout.iter().copied().chain(func.blocks.keys()) {
            let Some(data) = func.blocks.get(b) else { continue };
            if matches!(p.blocks[b], Label::None) {
                let k = copies.entry(&data.name).or_insert(0);
                p.blocks[b] = Label::Name(*k);
                *k += 1;
            }
        }
        copies.clear();
        let mut unnamed = 0;
        let defined = func.params.iter().map(|p| p.value);
        let in_blocks = func.layout.iter().filter_map(|&b| func.blocks.get(b)).flat_map(|data| {
            data.params.iter().copied().chain(data.insts.iter().filter_map(|(v, _)| *v))
        });
        for v in defined.chain(in_blocks).chain(func.values.keys()) {
            let Some(data) = func.values.get(v) else { continue };
            if matches!(p.values[v], Label::None) {
                p.values[v] = match &data.name {
                    Some(name) => {
                        let k = copies.entry(name).or_insert(0);
                        *k += 1;
                        Label::Name(*k - 1)
                    }
                    None => {
                        unnamed += 1;
                        Label::Number(unnamed - 1)
                    }
                };
            }
        }
        p
    }

    /// How the text form writes a value.
    pub fn value_label(&self, v: Value) -> String {
        let mut text = String::new();
        // writing to a string does not fail
        let _ = self.write_value(&mut text, v);
        text
    }

    /// An instruction of a block, or its terminator if the block has none of that number.
    pub fn code(&self, block: Block, k: usize) -> String {
        struct Code<'a, 'b>(&'a Printer<'b>, Block, usize);
        impl fmt::Display for Code<'_, '_> {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                let Some(data) = self.0.func.blocks.get(self.1) else { return Ok(()) };
                match data.insts.get(self.2) {
                    Some((result, inst)) => self.0.defined_inst(f, *result, inst),
                    None => self.0.terminator(f, &data.terminator),
                }
            }
        }
        Code(self, block, k).to_string()
    }

    fn write_value(&self, f: &mut impl Write, v: Value) -> fmt::Result {
        f.write_char('%')?;
        match (self.values[v], self.func.values.get(v).and_then(|d| d.name.as_deref())) {
            (Label::Name(copy), Some(name)) => {
                // a bare number is a value without a name
                let digits = name.bytes().all(|c| c.is_ascii_digit());
                write_name(f, name, digits)?;
                write_copy(f, copy)
            }
            (Label::Number(k), _) => write!(f, "{k}"),
            _ => write!(f, "?{v}"),
        }
    }

    fn value(&self, f: Out, v: Value) -> fmt::Result {
        self.write_value(f, v)
    }

    fn block(&self, f: Out, b: Block) -> fmt::Result {
        match (self.blocks[b], self.func.blocks.get(b)) {
            (Label::Name(copy), Some(data)) => {
                write_name(f, &data.name, false)?;
                write_copy(f, copy)
            }
            _ => write!(f, "?{b}"),
        }
    }

    fn ty(&self, v: Value) -> Type {
        self.func.values.get(v).map_or(Type::Opaque, |d| d.ty)
    }

    fn function(&self, f: Out) -> fmt::Result {
        let func = self.func;
        f.write_str("func @")?;
        write_name(f, &func.name, false)?;
        f.write_char('(')?;
        for (k, param) in func.params.iter().enumerate() {
            if k > 0 {
                f.write_str(", ")?;
            }
            self.value(f, param.value)?;
            write!(f, ": {}", param.ty)?;
            if param.no_alias {
                f.write_str(" noalias")?;
            }
            if param.source_type != param.ty.to_string() {
                f.write_str(" type ")?;
                write_name(f, &param.source_type, true)?;
            }
            if let Some(value) = param.default {
                write!(f, " default {value}")?;
            }
            let value_name = func.values.get(param.value).and_then(|d| d.name.as_ref());
            if value_name != Some(&param.name) {
                f.write_str(" as ")?;
                write_name(f, &param.name, true)?;
            }
        }
        f.write_char(')')?;
        if let Some(ty) = func.result {
            write!(f, " -> {ty}")?;
        }
        if func.address_escapes {
            f.write_str(" escapes")?;
        }
        if func.interposable {
            f.write_str(" interposable")?;
        }
        if func.loose_signature {
            f.write_str(" loose")?;
        }
        if let Some(assumed) = &func.parallel {
            f.write_str(" parallel ")?;
            write_name(f, assumed, true)?;
        }
        if let Some(reason) = &func.unsupported {
            f.write_str(" unsupported ")?;
            write_name(f, reason, true)?;
        }
        f.write_str(" {\n")?;
        for &b in &func.layout {
            self.block_body(f, b)?;
        }
        f.write_str("}\n")
    }

    fn block_body(&self, f: Out, b: Block) -> fmt::Result {
        let Some(data) = self.func.blocks.get(b) else { return Ok(()) };
        f.write_str("block ")?;
        self.block(f, b)?;
        if !data.params.is_empty() {
            f.write_char('(')?;
            for (k, &v) in data.params.iter().enumerate() {
                if k > 0 {
                    f.write_str(", ")?;
                }
                self.value(f, v)?;
                write!(f, ": {}", self.ty(v))?;
            }
            f.write_char(')')?;
        }
        f.write_str(if data.hidden { " hidden" } else { "" })?;
        for (k, copy) in data.copies.iter().enumerate() {
            f.write_str(if k == 0 { " copies @" } else { ", @" })?;
            write_name(f, &copy.function, false)?;
            f.write_char(' ')?;
            write_name(f, &copy.block, false)?;
        }
        for (word, location) in [(" at ", &data.location), (" repeats ", &data.loop_location)] {
            if let Some(location) = location {
                f.write_str(word)?;
                write_name(f, &location.file, true)?;
                write!(f, " {}", location.line)?;
            }
        }
        f.write_str(":\n")?;
        if let Some(a) = self.func.loops.get(&b) {
            f.write_str("  loop ")?;
            write_name(f, &a.path, true)?;
            if let Some((start, end, step)) = a.triple {
                for (word, v) in [(" from ", start), (" to ", end), (" in ", step)] {
                    f.write_str(word)?;
                    self.value(f, v)?;
                }
            }
            f.write_str(if a.parallel { " parallel\n" } else { "\n" })?;
        }
        for (k, (result, inst)) in data.insts.iter().enumerate() {
            f.write_str("  ")?;
            self.defined_inst(f, *result, inst)?;
            if let Some(access) = data.access.get(&(k as u32)) {
                write!(f, " access {}", access.0)?;
            }
            f.write_char('\n')?;
        }
        f.write_str("  ")?;
        self.terminator(f, &data.terminator)?;
        f.write_char('\n')
    }

    fn list(&self, f: Out, values: &[Value]) -> fmt::Result {
        for (k, &v) in values.iter().enumerate() {
            if k > 0 {
                f.write_str(", ")?;
            }
            self.value(f, v)?;
        }
        Ok(())
    }

    fn defined_inst(&self, f: Out, result: Option<Value>, inst: &Inst) -> fmt::Result {
        if let Some(v) = result {
            self.value(f, v)?;
            f.write_str(" = ")?;
        }
        self.inst(f, result, inst)
    }

    fn inst(&self, f: Out, result: Option<Value>, inst: &Inst) -> fmt::Result {
        // only an instruction that does not verify lacks its result
        let ty = result.map_or(Type::Opaque, |v| self.ty(v));
        match inst {
            Inst::Const(bits) => {
                write!(f, "const {ty} ")?;
                write_bits(f, ty, *bits)
            }
            Inst::Unary(op, a) => self.operation(f, format_args!("{} {ty}", op.name()), &[*a]),
            Inst::Binary(op, flags, a, b) => {
                f.write_str(op.name())?;
                write_flags(f, *flags)?;
                match op.is_overflow_test() {
                    true => self.operation(f, format_args!(""), &[*a, *b]),
                    false => self.operation(f, format_args!(" {ty}"), &[*a, *b]),
                }
            }
            Inst::Compare(pred, a, b) => {
                self.operation(f, format_args!("icmp {}", pred.name()), &[*a, *b])
            }
            Inst::Select(c, a, b) => self.operation(f, format_args!("select {ty}"), &[*c, *a, *b]),
            Inst::Cast(op, flags, a) => {
                f.write_str(op.name())?;
                write_flags(f, *flags)?;
                self.operation(f, format_args!(""), &[*a])?;
                write!(f, " to {ty}")
            }
            Inst::Freeze(a) => self.operation(f, format_args!("freeze {ty}"), &[*a]),
            Inst::PtrAdd(flags, a, b) => {
                f.write_str("ptradd")?;
                write_flags(f, *flags)?;
                self.operation(f, format_args!(""), &[*a, *b])
            }
            Inst::PtrToInt(a) => {
                self.operation(f, format_args!("ptrtoint"), &[*a])?;
                write!(f, " to {ty}")
            }
            Inst::IntToPtr(a) => self.operation(f, format_args!("inttoptr"), &[*a]),
            Inst::Opaque(reason) => {
                write!(f, "opaque {ty} ")?;
                write_name(f, reason, true)
            }
            Inst::GlobalAddr(name) => {
                f.write_str("globaladdr @")?;
                write_name(f, name, false)
            }
            Inst::Alloca(Some(size)) => self.operation(f, format_args!("alloca"), &[*size]),
            Inst::Alloca(None) => f.write_str("alloca unknown"),
            Inst::Load(a) => self.operation(f, format_args!("load {ty}"), &[*a]),
            Inst::Store(a, v, bytes) => {
                self.operation(f, format_args!("store"), &[*a, *v])?;
                write!(f, ", {bytes}")
            }
            Inst::Clobber(a, None) => self.operation(f, format_args!("clobber"), &[*a]),
            Inst::Clobber(a, Some(len)) => self.operation(f, format_args!("clobber"), &[*a, *len]),
            Inst::Fill(a, b, n) => self.operation(f, format_args!("fill"), &[*a, *b, *n]),
            Inst::Copy(a, b, n) => self.operation(f, format_args!("copy"), &[*a, *b, *n]),
            Inst::Call(call) => self.call(f, result.map(|_| ty), call),
            Inst::Assume(a) => self.operation(f, format_args!("assume"), &[*a]),
        }
    }

    /// What stands before the operands, and these.
    fn operation(&self, f: Out, head: fmt::Arguments<'_>, operands: &[Value]) -> fmt::Result {
        f.write_fmt(head)?;
        f.write_char(' ')?;
        self.list(f, operands)
    }

    fn call(&self, f: Out, ty: Option<Type>, call: &CallInfo) -> fmt::Result {
        f.write_str("call ")?;
        if let Some(ty) = ty {
            write!(f, "{ty} ")?;
        }
        match &call.callee {
            Callee::Direct(name) => {
                f.write_char('@')?;
                write_name(f, name, false)?;
            }
            Callee::Global(name) => {
                f.write_str("global @")?;
                write_name(f, name, false)?;
            }
            Callee::Indirect(v) => self.value(f, *v)?,
        }
        f.write_char('(')?;
        self.list(f, &call.args)?;
        f.write_char(')')?;
        // whether there is a body shows in the text
        let e = CallEffects { own_body: false, ..call.effects };
        if e == CallEffects::PURE {
            f.write_str(" pure")?;
        } else if e != CallEffects::UNKNOWN {
            let words = [
                (e.reads, "reads"),
                (e.writes, "writes"),
                (e.argument_memory_only, "argmem"),
                (e.no_return, "noreturn"),
                (e.returns_twice, "returnstwice"),
                (e.not_library, "notlibrary"),
                (e.sets_errno, "errno"),
                (e.allocation == Allocation::Fresh, "allocates"),
                (e.allocation == Allocation::Zeroed, "zeroed"),
                (e.allocation == Allocation::Release, "releases"),
            ];
            let set: Vec<&str> = words.iter().filter(|(on, _)| *on).map(|(_, w)| *w).collect();
            write!(f, " [{}]", set.join(" "))?;
        }
        f.write_str(if call.counted { "" } else { " ghost" })
    }

    fn target(&self, f: Out, target: &BlockCall) -> fmt::Result {
        self.block(f, target.block)?;
        if target.args.is_empty() {
            return Ok(());
        }
        f.write_char('(')?;
        self.list(f, &target.args)?;
        f.write_char(')')
    }

    fn terminator(&self, f: Out, terminator: &Terminator) -> fmt::Result {
        match terminator {
            Terminator::Jump(t) => {
                f.write_str("jump ")?;
                self.target(f, t)
            }
            Terminator::Branch(c, t, e) => {
                f.write_str("branch ")?;
                self.value(f, *c)?;
                f.write_str(", ")?;
                self.target(f, t)?;
                f.write_str(", ")?;
                self.target(f, e)
            }
            Terminator::Switch(v, cases, default) => {
                let ty = self.ty(*v);
                write!(f, "switch {ty} ")?;
                self.value(f, *v)?;
                f.write_str(", [")?;
                for (k, (bits, t)) in cases.iter().enumerate() {
                    if k > 0 {
                        f.write_str(", ")?;
                    }
                    write_bits(f, ty, *bits)?;
                    f.write_str(": ")?;
                    self.target(f, t)?;
                }
                f.write_str("], ")?;
                self.target(f, default)
            }
            Terminator::Return(None) => f.write_str("return"),
            Terminator::Return(Some(v)) => {
                f.write_str("return ")?;
                self.value(f, *v)
            }
            Terminator::Unreachable => f.write_str("unreachable"),
            Terminator::Unsupported(what, targets) => {
                f.write_str("unsupported ")?;
                write_name(f, what, true)?;
                f.write_str(", [")?;
                for (k, t) in targets.iter().enumerate() {
                    if k > 0 {
                        f.write_str(", ")?;
                    }
                    self.target(f, t)?;
                }
                f.write_char(']')
            }
        }
    }
}

fn write_copy(f: &mut impl Write, copy: u32) -> fmt::Result {
    match copy {
        0 => Ok(()),
        k => write!(f, "~{k}"),
    }
}

fn write_flags(f: Out, flags: Flags) -> fmt::Result {
    let words = [(flags.nsw, " nsw"), (flags.nuw, " nuw"), (flags.exact, " exact")];
    words.iter().filter(|(on, _)| *on).try_for_each(|(_, word)| f.write_str(word))
}

/// Bits of a type: signed, but for booleans and addresses. Bits beyond the width (which do not
/// verify) are kept visible.
fn write_bits(f: Out, ty: Type, bits: u64) -> fmt::Result {
    match ty {
        Type::Int(w @ 2..=64) if w == 64 || bits >> w == 0 => {
            let shift = 64 - u32::from(w);
            write!(f, "{}", ((bits << shift) as i64) >> shift)
        }
        _ => write!(f, "{bits}"),
    }
}
