//! The machine: runs a [`Program`](super::program::Program) and counts its blocks.
//!
//! Activations live in one vector, so recursion is bounded by a limit and not by the native stack.
//! The loop's fast paths handle plain integers; everything else goes through [`World`].

use super::arith;
use super::cell::{Cell, ReasonId, View};
use super::inputs::{fit, Bindings};
use super::outcome::{Assumption, InterpError};
use super::program::{Edge, FuncCode, Op, Program, Site, Term, Writes, NONE};
use super::region::{calls_in, Region};
use super::world::{Kind, World};
use super::Options;
use crate::ir::{BinaryOp, Block, Type};
use crate::known::KnownResult;
use cranelift_entity::EntityRef;

/// Why a block's count is lost: the unknown value, and the function and block whose branch it
/// decides.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Why {
    pub reason: ReasonId,
    pub func: u32,
    pub block: u32,
}

#[derive(Clone, Copy, Debug)]
struct Frame {
    func: u32,
    block: u32,
    base: usize,
    /// the operation to go on with
    pc: u32,
    dst: u32,
    objects: usize,
}

/// The raw outcome of one run under one order of objects.
pub(crate) struct Run {
    pub counts: Vec<u64>,
    pub lost: Vec<Option<Why>>,
    /// where the execution ended within a block: function, block, instruction
    pub cuts: Vec<(u32, u32, u32)>,
    /// where it may have ended within a block, the block itself having been entered
    pub doubts: Vec<(u32, u32, u32, Why)>,
    pub used_symbols: Vec<bool>,
    pub made: Vec<(bool, u32)>,
    pub pair_names: Vec<(String, String)>,
    pub assumptions: std::collections::BTreeSet<Assumption>,
    pub steps: u64,
}

/// A binary operation: goes on with the next one, or evaluates to the trap. Expanded for each
/// frequent operation, whose meaning is thereby inlined.
macro_rules! binary {
    ($world:ident, $regs:ident, $op:expr, $w:ident, $flags:ident, $d:ident, $a:ident, $b:ident) => {{
        let (x, y) = ($regs[$a as usize], $regs[$b as usize]);
        let result = if x.tag | y.tag == 0 {
            arith::binary($op, $flags, $w, x.bits, y.bits)
        } else {
            $world.binary($op, $flags, $w, x, y)
        };
        match result {
            Ok(cell) => {
                $regs[$d as usize] = cell;
                continue;
            }
            Err(trap) => trap,
        }
    }};
}

/// Where to go after a branch on an unknown value.
enum Next {
    Block(u32),
    Caller,
    End,
}

pub(crate) struct Machine<'r, 'm> {
    program: &'r Program<'m>,
    counts: Vec<u64>,
    lost: Vec<Option<Why>>,
    /// branches whose region is marked already
    marked: Vec<bool>,
    cuts: Vec<(u32, u32, u32)>,
    doubts: Vec<(u32, u32, u32, Why)>,
    used_symbols: Vec<bool>,
    frames: Vec<Frame>,
}

impl<'r, 'm: 'r> Machine<'r, 'm> {
    /// Runs the program's root.
    pub(crate) fn run(
        program: &'r Program<'m>,
        bindings: &'r Bindings,
        options: &Options,
        plan: Vec<bool>,
        may_decide: bool,
    ) -> Result<Run, InterpError> {
        let mut world = World::new(program, bindings, plan, may_decide);
        let mut machine = Machine {
            program,
            counts: vec![0; program.blocks],
            lost: vec![None; program.blocks],
            marked: vec![false; program.blocks],
            cuts: Vec::new(),
            doubts: Vec::new(),
            used_symbols: vec![false; program.reasons.len()],
            frames: Vec::new(),
        };
        let args = machine.arguments(&mut world, bindings)?;
        let steps = machine.execute(&mut world, bindings, options, &args)?;
        let pair_names = world.made.iter().map(|&(_, p)| world.pair_names(p)).collect();
        Ok(Run {
            counts: machine.counts,
            lost: machine.lost,
            cuts: machine.cuts,
            doubts: machine.doubts,
            used_symbols: machine.used_symbols,
            made: std::mem::take(&mut world.made),
            pair_names,
            assumptions: std::mem::take(&mut world.assumptions),
            steps,
        })
    }

    /// The root's arguments; checks what is bound even where the slice does not need it.
    fn arguments(
        &mut self,
        world: &mut World<'r>,
        bindings: &Bindings,
    ) -> Result<Vec<Cell>, InterpError> {
        let code = self.program.root();
        let mut args = Vec::with_capacity(code.func.params.len());
        for (k, param) in code.func.params.iter().enumerate() {
            let unknown = Cell::unknown(code.param_reasons[k]);
            args.push(match (param.ty, bindings.param(k)) {
                (Type::Int(_), Some(value)) => {
                    Cell::int(fit(value, param.ty, || param.name.clone())?)
                }
                (Type::Ptr, None) => {
                    world.param(k as u32, param.no_alias, bindings.root(&param.name))
                }
                (Type::Ptr, Some(0)) => Cell::int(0),
                (Type::Ptr, Some(value)) => {
                    return Err(InterpError::PointerBound { symbol: param.name.clone(), value })
                }
                (Type::Int(_), None) => {
                    if code.param_regs[k] != NONE {
                        self.used_symbols[code.param_reasons[k].0 as usize] = true;
                    }
                    unknown
                }
                (Type::Opaque, _) => unknown,
            });
        }
        Ok(args)
    }

    fn execute(
        &mut self,
        world: &mut World<'r>,
        bindings: &Bindings,
        options: &Options,
        args: &[Cell],
    ) -> Result<u64, InterpError> {
        let program = self.program;
        let mut steps = options.steps;
        let mut stack: Vec<Cell> = Vec::new();
        let mut f = 0usize;
        let mut base = 0usize;
        let mut dst = NONE;
        let mut objects = world.object_count();
        let mut entering = true;
        let mut pc = 0u32;
        enter(&program.funcs[0], &mut stack);
        for (&r, &a) in program.funcs[0].param_regs.iter().zip(args) {
            if r != NONE {
                stack[r as usize] = a;
            }
        }
        let mut block = program.funcs[0].func.entry().index();
        if program.funcs[0].blocks.is_empty() {
            return Ok(0);
        }
        'activation: loop {
            let code = &program.funcs[f];
            let regs = &mut stack[base..base + code.registers];
            let result: Cell = 'blocks: loop {
                let here = &code.blocks[block];
                if entering {
                    self.counts[code.offset + block] += 1;
                    if steps < here.cost {
                        return Err(InterpError::Budget {
                            function: code.func.name.clone(),
                            block: code.block_name(block).to_owned(),
                            steps: options.steps,
                        });
                    }
                    steps -= here.cost;
                    pc = here.start;
                }
                entering = true;
                for (at, op) in (pc..).zip(&code.ops[pc as usize..here.end as usize]) {
                    let trapped = match *op {
                        Op::Add(w, flags, d, a, b) => {
                            binary!(world, regs, BinaryOp::Add, w, flags, d, a, b)
                        }
                        Op::Sub(w, flags, d, a, b) => {
                            binary!(world, regs, BinaryOp::Sub, w, flags, d, a, b)
                        }
                        Op::Mul(w, flags, d, a, b) => {
                            binary!(world, regs, BinaryOp::Mul, w, flags, d, a, b)
                        }
                        Op::And(w, flags, d, a, b) => {
                            binary!(world, regs, BinaryOp::And, w, flags, d, a, b)
                        }
                        Op::Or(w, flags, d, a, b) => {
                            binary!(world, regs, BinaryOp::Or, w, flags, d, a, b)
                        }
                        Op::Binary(op, w, flags, d, a, b) => {
                            binary!(world, regs, op, w, flags, d, a, b)
                        }
                        Op::Compare(pred, w, d, a, b) => {
                            let (x, y) = (regs[a as usize], regs[b as usize]);
                            regs[d as usize] = if x.tag | y.tag == 0 {
                                Cell::bool(arith::compare(pred, w, x.bits, y.bits))
                            } else {
                                world.compare(pred, w, x, y)
                            };
                            continue;
                        }
                        Op::Select(d, c, a, b) => {
                            let (c, x, y) = (regs[c as usize], regs[a as usize], regs[b as usize]);
                            regs[d as usize] = if c.tag == 0 {
                                if c.bits & 1 != 0 {
                                    x
                                } else {
                                    y
                                }
                            } else {
                                world.select(c, x, y)
                            };
                            continue;
                        }
                        Op::Cast(op, from, to, flags, d, a) => {
                            let x = regs[a as usize];
                            regs[d as usize] = if x.tag == 0 {
                                arith::cast(op, flags, from, to, x.bits)
                            } else {
                                world.cast(op, flags, from, to, x)
                            };
                            continue;
                        }
                        Op::Unary(op, w, d, a) => {
                            let x = regs[a as usize];
                            regs[d as usize] = if x.tag == 0 {
                                Cell::int(arith::unary(op, w, x.bits))
                            } else {
                                world.unary(op, w, x)
                            };
                            continue;
                        }
                        Op::Freeze(d, a) => {
                            regs[d as usize] = regs[a as usize].frozen();
                            continue;
                        }
                        Op::PtrAdd(d, a, b) => {
                            let (x, y) = (regs[a as usize], regs[b as usize]);
                            regs[d as usize] = match x.displaced(y) {
                                Some(c) => c,
                                None => world.ptr_add(x, y),
                            };
                            continue;
                        }
                        Op::Address(w, d, a) => {
                            regs[d as usize] = world.low_bits(w, regs[a as usize]);
                            continue;
                        }
                        Op::Alloca(d, site) => {
                            regs[d as usize] = world.fresh(Kind::Alloca(f as u32, site));
                            continue;
                        }
                        Op::Load(d, a, ty, free) => {
                            let reasons = (ReasonId(free), ReasonId(free + 1));
                            match world.load(regs[a as usize], ty, reasons.0, reasons.1)? {
                                Ok(cell) => {
                                    if cell.view() == View::Unknown(reasons.0) {
                                        self.used_symbols[free as usize] = true;
                                    }
                                    regs[d as usize] = cell;
                                    continue;
                                }
                                Err(trap) => trap,
                            }
                        }
                        Op::Store(a, v, size) => {
                            match world.store(regs[a as usize], regs[v as usize], size) {
                                Ok(()) => continue,
                                Err(trap) => trap,
                            }
                        }
                        Op::Clobber(a) => {
                            world.clobber(regs[a as usize]);
                            continue;
                        }
                        Op::Assume(c) => {
                            let c = regs[c as usize];
                            if c.is_poison() || c == Cell::bool(false) {
                                return Err(undefined(code, block, "an assumption does not hold"));
                            }
                            continue;
                        }
                        Op::Unknown(s) => {
                            let site = &code.sites[s as usize];
                            call_unknown(world, bindings, site, regs, f as u32, s)?;
                            continue;
                        }
                        Op::Call(c) => {
                            let call = &code.calls[c as usize];
                            let callee = &program.funcs[call.func as usize];
                            let depth = self.frames.len();
                            if stack.len() + callee.registers > options.frame_cells
                                || depth >= options.frame_cells
                            {
                                return Err(InterpError::Depth {
                                    function: callee.func.name.clone(),
                                    depth,
                                });
                            }
                            if callee.blocks.is_empty() {
                                return Err(undefined(code, block, "a call of an empty function"));
                            }
                            self.frames.push(Frame {
                                func: f as u32,
                                block: block as u32,
                                base,
                                pc: at + 1,
                                dst,
                                objects,
                            });
                            let next = enter(callee, &mut stack);
                            for &(to, from) in &call.args {
                                stack[next + to as usize] = stack[base + from as usize];
                            }
                            f = call.func as usize;
                            block = callee.func.entry().index();
                            base = next;
                            dst = call.dst;
                            objects = world.object_count();
                            continue 'activation;
                        }
                        Op::End(inst) => {
                            self.end_here(f as u32, block as u32, inst);
                            return Ok(options.steps - steps);
                        }
                    };
                    return Err(undefined(code, block, trapped.text()));
                }
                let (condition, chosen) = match &here.term {
                    Term::Jump(edge) => {
                        block = follow(code, edge, regs);
                        continue 'blocks;
                    }
                    Term::Branch(c, then, otherwise) => {
                        let mut c = regs[*c as usize];
                        if c.tag != 0 {
                            c = world.settle(c);
                        }
                        if c.tag == 0 {
                            let edge = if c.bits & 1 != 0 { then } else { otherwise };
                            block = follow(code, edge, regs);
                            continue 'blocks;
                        }
                        (c, "a branch on poison")
                    }
                    Term::Test(pred, w, d, a, b, then, otherwise) => {
                        let (x, y) = (regs[*a as usize], regs[*b as usize]);
                        let c = if x.tag | y.tag == 0 {
                            Cell::bool(arith::compare(*pred, *w, x.bits, y.bits))
                        } else {
                            let c = world.compare(*pred, *w, x, y);
                            world.settle(c)
                        };
                        regs[*d as usize] = c;
                        if c.tag == 0 {
                            let edge = if c.bits & 1 != 0 { then } else { otherwise };
                            block = follow(code, edge, regs);
                            continue 'blocks;
                        }
                        (c, "a branch on poison")
                    }
                    Term::Switch(c, table, edges) => {
                        let mut c = regs[*c as usize];
                        if c.tag != 0 {
                            c = world.settle(c);
                        }
                        if c.tag == 0 {
                            let k = table.get(&c.bits).map_or(edges.len() - 1, |&k| k as usize);
                            block = follow(code, &edges[k], regs);
                            continue 'blocks;
                        }
                        (c, "a switch on poison")
                    }
                    Term::Return(v) => {
                        break 'blocks match *v {
                            NONE => Cell::int(0),
                            v => regs[v as usize],
                        }
                    }
                    Term::Unreachable => {
                        return Err(undefined(code, block, "`unreachable` is reached"));
                    }
                    Term::Unsupported(reason) => (Cell::unknown(*reason), ""),
                };
                if condition.is_poison() {
                    return Err(undefined(code, block, chosen));
                }
                let reason = match condition.view() {
                    View::Unknown(reason) => reason,
                    // an address as a condition
                    _ => super::world::ADDRESS,
                };
                match self.skip(world, f, block, reason, regs) {
                    Next::Block(b) => block = b as usize,
                    Next::Caller => break 'blocks Cell::unknown(reason),
                    Next::End => return Ok(options.steps - steps),
                }
            };
            // Return to the caller.
            world.end_frame(objects, result);
            stack.truncate(base);
            let Some(frame) = self.frames.pop() else {
                return Ok(options.steps - steps);
            };
            f = frame.func as usize;
            base = frame.base;
            block = frame.block as usize;
            pc = frame.pc;
            if dst != NONE {
                stack[base + dst as usize] = result;
            }
            dst = frame.dst;
            objects = frame.objects;
            entering = false;
        }
    }

    /// The branch at the end of a block depends on a value that is not known.
    fn skip(
        &mut self,
        world: &mut World<'r>,
        f: usize,
        block: usize,
        reason: ReasonId,
        regs: &mut [Cell],
    ) -> Next {
        let program = self.program;
        let code = &program.funcs[f];
        let region = code.blocks[block].region.get_or_init(|| Region::new(code, Block::new(block)));
        let why = Why { reason, func: f as u32, block: block as u32 };
        if !std::mem::replace(&mut self.marked[code.offset + block], true) {
            for &b in &region.blocks {
                self.lost[code.offset + b as usize].get_or_insert(why);
            }
            self.lose_functions(&region.callees, why);
        }
        let unknown = Cell::unknown(reason);
        if region.touches_memory || (!region.callees.is_empty() && program.reads_memory) {
            world.forget_everything();
        }
        if region.loses_addresses {
            world.escape_all();
        }
        // A merged register may also be one that the region defines, but never is its source.
        for &r in &region.defined {
            regs[r as usize] = unknown;
        }
        let carried: Vec<Cell> = region
            .merged
            .iter()
            .map(|&(_, from)| from.map_or(unknown, |r| regs[r as usize]))
            .collect();
        for (&(to, _), cell) in region.merged.iter().zip(carried) {
            regs[to as usize] = cell;
        }
        match region.stop {
            Some(b) => Next::Block(b),
            None if region.may_end => {
                self.doubt_callers(why);
                Next::End
            }
            None => Next::Caller,
        }
    }

    /// All counts of these functions and of those they call are lost.
    fn lose_functions(&mut self, functions: &[u32], why: Why) {
        let mut seen = vec![false; self.program.funcs.len()];
        let mut work = functions.to_vec();
        while let Some(g) = work.pop() {
            if std::mem::replace(&mut seen[g as usize], true) {
                continue;
            }
            let code = &self.program.funcs[g as usize];
            for slot in &mut self.lost[code.offset..code.offset + code.blocks.len()] {
                slot.get_or_insert(why);
            }
            work.extend(&code.callees);
        }
    }

    /// Nobody knows whether the activations on the stack go on.
    fn doubt_callers(&mut self, why: Why) {
        let frames = std::mem::take(&mut self.frames);
        let mut functions = Vec::new();
        for frame in frames.iter().rev() {
            let code = &self.program.funcs[frame.func as usize];
            let block = Block::from_u32(frame.block);
            for b in code.cfg.between(block, None) {
                self.lost[code.offset + b.index()].get_or_insert(why);
                functions.extend(calls_in(code, b, 0));
            }
            functions.extend(calls_in(code, block, frame.pc));
            let inst = call_inst(code, frame.pc);
            self.doubts.push((frame.func, frame.block, inst, why));
        }
        self.lose_functions(&functions, why);
    }

    /// The execution ends at an instruction; the calls behind it, here and up the stack, are not
    /// made.
    fn end_here(&mut self, f: u32, block: u32, inst: u32) {
        self.cuts.push((f, block, inst));
        for frame in std::mem::take(&mut self.frames) {
            let code = &self.program.funcs[frame.func as usize];
            self.cuts.push((frame.func, frame.block, call_inst(code, frame.pc)));
        }
    }
}

/// The instruction of the call before an operation.
fn call_inst(code: &FuncCode<'_>, pc: u32) -> u32 {
    match code.ops.get(pc as usize - 1) {
        Some(Op::Call(c)) => code.calls[*c as usize].inst,
        _ => 0,
    }
}

/// Makes room for an activation; returns where it begins.
fn enter(code: &FuncCode<'_>, stack: &mut Vec<Cell>) -> usize {
    let base = stack.len();
    stack.extend_from_slice(&code.template);
    stack.resize(base + code.registers, Cell::int(0));
    base
}

#[inline(always)]
fn follow(code: &FuncCode<'_>, edge: &Edge, regs: &mut [Cell]) -> usize {
    for &(to, from) in &code.moves[edge.moves.0 as usize..edge.moves.1 as usize] {
        regs[to as usize] = regs[from as usize];
    }
    edge.to as usize
}

fn undefined(code: &FuncCode<'_>, block: usize, what: &str) -> InterpError {
    InterpError::Undefined {
        function: code.func.name.clone(),
        block: code.block_name(block).to_owned(),
        what: what.to_owned(),
    }
}

/// A call to code without a body.
fn call_unknown(
    world: &mut World<'_>,
    bindings: &Bindings,
    site: &Site,
    regs: &mut [Cell],
    f: u32,
    s: u32,
) -> Result<(), InterpError> {
    for &a in &site.args {
        world.escape(regs[a as usize]);
    }
    match site.writes {
        Writes::No => {}
        Writes::Anywhere => world.write_anywhere(),
        Writes::Arguments => {
            for &a in &site.args {
                world.clobber(regs[a as usize]);
            }
        }
    }
    if site.dst == NONE {
        return Ok(());
    }
    let bound = bindings.call(&site.name);
    let fresh = site.known.is_some_and(|k| k.result == KnownResult::FreshObject);
    let cell = match (bound, site.known.map(|k| k.result)) {
        (Some(value), _) if site.ty != Type::Ptr || value == 0 => {
            Cell::int(fit(value, site.ty, || site.name.clone())?)
        }
        (_, Some(KnownResult::FreshObject)) if site.ty == Type::Ptr => {
            if world.noted.insert((f, s)) {
                world.assumptions.insert(Assumption::FreshObject(site.name.clone()));
            }
            world.fresh(Kind::Heap(f, s))
        }
        (None, Some(KnownResult::Value(value))) if site.ty != Type::Ptr && !fresh => {
            let value = value as i128;
            if world.noted.insert((f, s)) {
                world.assumptions.insert(Assumption::Returns(site.name.clone(), value));
            }
            Cell::int(fit(value, site.ty, || site.name.clone())?)
        }
        _ => Cell::unknown(site.unknown),
    };
    regs[site.dst as usize] = cell;
    Ok(())
}
