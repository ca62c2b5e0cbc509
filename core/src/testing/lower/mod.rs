//! From the little language to the flow graph. Variables become SSA values: a join gets a block
//! parameter for each variable that one of its sides assigns, a loop's header and exit for each
//! that the loop assigns.

mod exprs;
mod prune;

use super::program::{Cond, Counted, Expr, Func, Program, Shape, Step, Stmt};
use crate::ir::{
    BinaryOp, Block, BlockCall, CallEffects, CallInfo, Callee, Flags, FunctionBuilder, Inst,
    LoopAnnotation, Module, Predicate, Terminator, Type, Value,
};
use std::collections::BTreeSet;

impl Program {
    /// The module; its functions are `main`, `f1`, `f2`, ….
    pub fn lower(&self) -> Module {
        let mut module = Module::new();
        for (k, func) in self.functions.iter().enumerate() {
            module.add(Lower::new(self, k, func).run());
        }
        module
    }
}

fn name(k: usize) -> String {
    match k {
        0 => "main".into(),
        k => format!("f{k}"),
    }
}

/// The variables that statements assign.
fn assigned(stmts: &[Stmt], into: &mut BTreeSet<usize>) {
    for stmt in stmts {
        match stmt {
            Stmt::Assign(v, _) => {
                into.insert(*v);
            }
            Stmt::If(_, t, e) => {
                assigned(t, into);
                assigned(e, into);
            }
            Stmt::For(l) => {
                into.insert(l.var);
                assigned(&l.body, into);
            }
            Stmt::While { body, .. } => assigned(body, into),
            Stmt::Switch(_, _, cases, default) => {
                cases.iter().for_each(|(_, body)| assigned(body, into));
                assigned(default, into);
            }
            Stmt::Call(_, _, result) => into.extend(*result),
            Stmt::Break(_) | Stmt::Continue(_) | Stmt::Return | Stmt::Exit => {}
        }
    }
}

/// Does a statement go on with the next iteration of the loop that many loops around it?
fn continues(stmts: &[Stmt], level: usize) -> bool {
    stmts.iter().any(|stmt| match stmt {
        Stmt::Continue(k) => *k == level,
        Stmt::If(_, t, e) => continues(t, level) || continues(e, level),
        Stmt::For(l) => continues(&l.body, level + 1),
        Stmt::While { body, .. } => continues(body, level + 1),
        Stmt::Switch(_, _, cases, default) => {
            cases.iter().any(|(_, body)| continues(body, level)) || continues(default, level)
        }
        _ => false,
    })
}

/// An open loop.
struct Open {
    /// variables that it assigns
    carried: Vec<usize>,
    exit: Block,
    /// where `continue` goes, made if there is one
    latch: Option<Block>,
}

struct Lower<'a> {
    program: &'a Program,
    index: usize,
    func: &'a Func,
    b: FunctionBuilder,
    shape: Option<Value>,
    env: Vec<Value>,
    /// can the current place be reached?
    live: bool,
    loops: Vec<Open>,
    next: u32,
}

impl<'a> Lower<'a> {
    fn new(program: &'a Program, index: usize, func: &'a Func) -> Self {
        let mut b = FunctionBuilder::new(name(index));
        let env =
            (0..func.params).map(|k| b.param(format!("p{k}"), Type::Int(func.widths[k]))).collect();
        let shape = func.shape.then(|| b.param("shape", Type::Ptr));
        Lower { program, index, func, b, shape, env, live: true, loops: Vec::new(), next: 0 }
    }

    fn run(mut self) -> crate::ir::Function {
        let entry = self.b.block("entry");
        self.b.switch_to(entry);
        for &w in &self.func.widths[self.func.params..] {
            let zero = self.b.iconst(Type::Int(w), 0);
            self.env.push(zero);
        }
        self.block(&self.func.body);
        if self.live {
            self.ret();
        }
        // also where no return is reached
        let result = self.func.result.map(|v| self.ty(v));
        self.b.func_mut().result = result;
        let mut func = self.b.finish();
        prune::prune(&mut func);
        func
    }

    fn ret(&mut self) {
        let value = self.func.result.map(|v| self.env[v]);
        self.b.ret(value);
        self.live = false;
    }

    fn exit(&mut self) {
        let status = self.b.inst(Type::Int(32), Inst::Const(1));
        let effects = CallEffects { no_return: true, ..CallEffects::PURE };
        let callee = Callee::Direct("exit".to_owned());
        let info = CallInfo { callee, args: vec![status], effects, counted: true };
        self.b.effect(Inst::Call(info));
        self.b.terminate(Terminator::Unreachable);
        self.live = false;
    }

    fn ty(&self, var: usize) -> Type {
        Type::Int(self.func.widths[var])
    }

    fn fresh(&mut self, what: &str) -> Block {
        self.next += 1;
        self.b.block(format!("{what}{}", self.next))
    }

    fn enter(&mut self, block: Block) {
        self.b.switch_to(block);
        self.live = true;
    }

    fn values(&self, vars: &[usize]) -> Vec<Value> {
        vars.iter().map(|&v| self.env[v]).collect()
    }

    /// Gives a block a parameter for each variable.
    fn params(&mut self, block: Block, vars: &[usize]) -> Vec<Value> {
        vars.iter().map(|&v| self.b.block_param(block, self.ty(v), None)).collect()
    }

    /// Enters a block whose parameters are the values of the variables from here on.
    fn enter_with(&mut self, block: Block, vars: &[usize], params: &[Value]) {
        for (&v, &param) in vars.iter().zip(params) {
            self.env[v] = param;
        }
        self.enter(block);
    }

    fn block(&mut self, stmts: &[Stmt]) {
        for stmt in stmts {
            if !self.live {
                return;
            }
            self.stmt(stmt);
        }
    }

    fn stmt(&mut self, stmt: &Stmt) {
        match stmt {
            Stmt::Assign(v, e) => self.env[*v] = self.expr(e, self.func.widths[*v]),
            Stmt::If(cond, then, els) => self.if_else(cond, then, els),
            Stmt::For(l) => self.counted(l),
            Stmt::While { cond, first, body } => self.while_loop(cond, *first, body),
            Stmt::Switch(w, e, cases, default) => self.switch(*w, e, cases, default),
            Stmt::Break(level) => {
                let Some(k) = self.loops.len().checked_sub(level + 1) else { return };
                let args = self.values(&self.loops[k].carried);
                self.b.jump(self.loops[k].exit, &args);
                self.live = false;
            }
            Stmt::Continue(level) => {
                let Some(k) = self.loops.len().checked_sub(level + 1) else { return };
                let Some(latch) = self.loops[k].latch else { return };
                let args = self.values(&self.loops[k].carried);
                self.b.jump(latch, &args);
                self.live = false;
            }
            Stmt::Return => self.ret(),
            Stmt::Exit => self.exit(),
            Stmt::Call(callee, args, result) => self.call(*callee, args, *result),
        }
    }

    fn call(&mut self, callee: usize, args: &[Expr], result: Option<usize>) {
        // never back to a caller: that would hardly ever end
        let Some(func) = self.program.functions.get(callee).filter(|_| callee >= self.index) else {
            return;
        };
        let mut values: Vec<Value> = (0..func.params)
            .map(|k| self.expr(args.get(k).unwrap_or(&Expr::Const(0)), func.widths[k]))
            .collect();
        if func.shape {
            let shape = self.shape.unwrap_or_else(|| self.b.inst(Type::Ptr, Inst::Const(0)));
            values.push(shape);
        }
        let info = CallInfo {
            callee: Callee::Direct(name(callee)),
            args: values,
            effects: CallEffects::PURE,
            counted: true,
        };
        let ty = func.result.map(|v| Type::Int(func.widths[v]));
        if let (Some(value), Some(v)) = (self.b.call(ty, info), result) {
            self.env[v] = self.resize(value, self.func.widths[v], true);
        }
    }

    fn if_else(&mut self, cond: &Cond, then: &[Stmt], els: &[Stmt]) {
        let mut vars = BTreeSet::new();
        assigned(then, &mut vars);
        assigned(els, &mut vars);
        let vars: Vec<usize> = vars.into_iter().collect();
        let before = self.env.clone();
        let then_block = self.fresh("then");
        let mut join = None;
        let mut else_block = None;
        if els.is_empty() {
            let block = self.fresh("join");
            let args = self.values(&vars);
            join = Some((block, self.params(block, &vars)));
            self.branch(cond, (then_block, &[]), (block, &args));
        } else {
            let block = self.fresh("else");
            else_block = Some(block);
            self.branch(cond, (then_block, &[]), (block, &[]));
        }
        self.enter(then_block);
        self.block(then);
        self.join_to(&mut join, &vars);
        if let Some(block) = else_block {
            self.env.clone_from(&before);
            self.enter(block);
            self.block(els);
            self.join_to(&mut join, &vars);
        }
        self.at_join(join, &vars, before);
    }

    fn join_to(&mut self, join: &mut Option<(Block, Vec<Value>)>, vars: &[usize]) {
        if !self.live {
            return;
        }
        if join.is_none() {
            let block = self.fresh("join");
            *join = Some((block, self.params(block, vars)));
        }
        if let Some((block, _)) = join {
            let args = self.values(vars);
            self.b.jump(*block, &args);
        }
        self.live = false;
    }

    fn at_join(&mut self, join: Option<(Block, Vec<Value>)>, vars: &[usize], before: Vec<Value>) {
        self.env = before;
        match join {
            Some((block, params)) => self.enter_with(block, vars, &params),
            None => self.live = false,
        }
    }

    fn switch(&mut self, w: u8, e: &Expr, cases: &[(i64, Vec<Stmt>)], default: &[Stmt]) {
        let mut vars = BTreeSet::new();
        cases.iter().for_each(|(_, body)| assigned(body, &mut vars));
        assigned(default, &mut vars);
        let vars: Vec<usize> = vars.into_iter().collect();
        let value = self.expr(e, w);
        let from = self.b.current();
        let before = self.env.clone();
        let mut join = None;
        let mut targets = Vec::new();
        let bodies = cases.iter().map(|(_, body)| body.as_slice()).chain([default]);
        for body in bodies {
            let block = self.fresh("case");
            targets.push(BlockCall::new(block, []));
            self.env.clone_from(&before);
            self.enter(block);
            self.block(body);
            self.join_to(&mut join, &vars);
        }
        let Some(default) = targets.pop() else { return };
        let mask = u64::MAX >> (64 - u32::from(w));
        let mut seen = BTreeSet::new();
        let bits = cases.iter().map(|(k, _)| *k as u64 & mask);
        let cases = bits.zip(targets).filter(|(bits, _)| seen.insert(*bits)).collect();
        self.b.switch_to(from);
        self.b.terminate(Terminator::Switch(value, cases, default));
        self.at_join(join, &vars, before);
    }

    /// What a loop with that body carries, its counting variable included.
    fn carried(&self, body: &[Stmt], var: Option<usize>) -> Vec<usize> {
        let mut vars = BTreeSet::new();
        assigned(body, &mut vars);
        vars.extend(var);
        vars.into_iter().collect()
    }

    /// Runs the body of a loop up to its latch; true if that can be reached.
    fn body(&mut self, body: &[Stmt], carried: &[usize], exit: Block) -> bool {
        let latch = continues(body, 0).then(|| self.fresh("latch"));
        let params = latch.map_or(Vec::new(), |latch| self.params(latch, carried));
        self.loops.push(Open { carried: carried.to_vec(), exit, latch });
        self.block(body);
        self.loops.pop();
        if let Some(latch) = latch {
            if self.live {
                let args = self.values(carried);
                self.b.jump(latch, &args);
            }
            self.enter_with(latch, carried, &params);
        }
        self.live
    }

    fn while_loop(&mut self, cond: &Cond, first: bool, body: &[Stmt]) {
        let carried = self.carried(body, None);
        let (head, exit) = (self.fresh("while"), self.fresh("done"));
        let args = self.values(&carried);
        self.b.jump(head, &args);
        let params = self.params(head, &carried);
        self.enter_with(head, &carried, &params);
        let exits = self.params(exit, &carried);
        if first {
            let block = self.fresh("body");
            self.branch(cond, (block, &[]), (exit, &params));
            self.enter(block);
        }
        if self.body(body, &carried, exit) {
            let args = self.values(&carried);
            match first {
                true => self.b.jump(head, &args),
                false => self.branch(cond, (head, &args), (exit, &args)),
            }
        }
        self.enter_with(exit, &carried, &exits);
    }

    fn counted(&mut self, l: &Counted) {
        if l.shape == Shape::Unrolled {
            return self.unrolled(l);
        }
        let w = self.func.widths[l.var];
        let carried = self.carried(&l.body, Some(l.var));
        let start = self.expr(&l.start, w);
        let end = self.expr(&l.end, w);
        let step = match &l.step {
            Step::Add(e) => self.expr(e, w),
            Step::Mul(k) | Step::By(_, k) => self.b.iconst(Type::Int(w), *k),
        };
        self.env[l.var] = start;
        let (head, exit) = (self.fresh("for"), self.fresh("end"));
        let params = self.params(head, &carried);
        let exits = self.params(exit, &carried);
        let args = self.values(&carried);
        if l.shape == Shape::Rotated {
            let guard = self.b.icmp(l.pred, start, end);
            self.b.branch(guard, (head, &args), (exit, &args));
        } else {
            self.b.jump(head, &args);
        }
        self.enter_with(head, &carried, &params);
        let top = matches!(l.shape, Shape::Top | Shape::Structured);
        if top {
            let end = if l.end_anew { self.expr(&l.end, w) } else { end };
            let test = self.b.icmp(l.pred, self.env[l.var], end);
            let block = self.fresh("body");
            self.b.branch(test, (block, &[]), (exit, &params));
            self.enter(block);
        }
        // the annotation is true only of the loop as `for` has it
        let mut in_body = BTreeSet::new();
        assigned(&l.body, &mut in_body);
        let counts = matches!(l.step, Step::Add(_))
            && matches!(l.pred, Predicate::Slt | Predicate::Ult)
            && !l.end_anew
            && !in_body.contains(&l.var);
        if l.shape == Shape::Structured {
            let triple = counts.then_some((start, end, step));
            let path = format!("for#{}.body", self.next);
            self.b.annotate_loop(head, LoopAnnotation { triple, parallel: false, path });
        }
        if self.body(&l.body, &carried, exit) {
            let op = match &l.step {
                Step::Add(_) => BinaryOp::Add,
                Step::Mul(_) => BinaryOp::Mul,
                Step::By(op, _) => *op,
            };
            let next = self.b.binary(op, fitting(op, l.flags), self.env[l.var], step);
            self.env[l.var] = next;
            let args = self.values(&carried);
            if top {
                self.b.jump(head, &args);
            } else {
                let end = if l.end_anew { self.expr(&l.end, w) } else { end };
                let test = self.b.icmp(l.latch_pred.unwrap_or(l.pred), next, end);
                self.b.branch(test, (head, &args), (exit, &args));
            }
        }
        self.enter_with(exit, &carried, &exits);
    }

    /// `for (i = start; i < end; i++)` as LLVM unrolls it at run time by four: `n & -4` iterations
    /// by four bodies each, then `n & 3` by one.
    fn unrolled(&mut self, l: &Counted) {
        let w = self.func.widths[l.var];
        let ty = Type::Int(w);
        let carried = self.carried(&l.body, Some(l.var));
        let start = self.expr(&l.start, w);
        let end = self.expr(&l.end, w);
        self.env[l.var] = start;
        let exit = self.fresh("end");
        let exits = self.params(exit, &carried);
        let [zero, one, three, four, not3] = [0, 1, 3, 4, -4].map(|k| self.b.iconst(ty, k));
        let guard = self.b.icmp(Predicate::Slt, start, end);
        let pre = self.fresh("pre");
        let args = self.values(&carried);
        self.b.branch(guard, (pre, &[]), (exit, &args));
        self.enter(pre);
        let n = self.b.binary(BinaryOp::Sub, Flags::NONE, end, start);
        let rest = self.b.binary(BinaryOp::And, Flags::NONE, n, three);
        let (main, tail) = (self.fresh("unrolled"), self.fresh("tail"));
        let enough = self.b.icmp(Predicate::Uge, n, four);
        let main_params = self.params(main, &carried);
        let main_count = self.b.block_param(main, ty, None);
        let tail_params = self.params(tail, &carried);
        let mut into = args.clone();
        into.push(zero);
        let by_four = self.b.binary(BinaryOp::And, Flags::NONE, n, not3);
        self.b.branch(enough, (main, &into), (tail, &args));
        // four bodies
        self.enter_with(main, &carried, &main_params);
        for _ in 0..4 {
            if !self.body(&l.body, &carried, exit) {
                break;
            }
            self.env[l.var] = self.b.binary(BinaryOp::Add, Flags::NONE, self.env[l.var], one);
        }
        if self.live {
            let count = self.b.binary(BinaryOp::Add, Flags::NONE, main_count, four);
            let more = self.b.icmp(Predicate::Ne, count, by_four);
            let args = self.values(&carried);
            let mut into = args.clone();
            into.push(count);
            self.b.branch(more, (main, &into), (tail, &args));
        }
        // the rest
        self.enter_with(tail, &carried, &tail_params);
        let some = self.b.icmp(Predicate::Ne, rest, zero);
        let epilogue = self.fresh("rest");
        let params = self.params(epilogue, &carried);
        let count = self.b.block_param(epilogue, ty, None);
        let args = self.values(&carried);
        let mut into = args.clone();
        into.push(zero);
        self.b.branch(some, (epilogue, &into), (exit, &args));
        self.enter_with(epilogue, &carried, &params);
        if self.body(&l.body, &carried, exit) {
            self.env[l.var] = self.b.binary(BinaryOp::Add, Flags::NONE, self.env[l.var], one);
            let next = self.b.binary(BinaryOp::Add, Flags::NONE, count, one);
            let more = self.b.icmp(Predicate::Ne, next, rest);
            let args = self.values(&carried);
            let mut into = args.clone();
            into.push(next);
            self.b.branch(more, (epilogue, &into), (exit, &args));
        }
        self.enter_with(exit, &carried, &exits);
    }
}

/// The flags that mean something to an operation.
fn fitting(op: BinaryOp, flags: Flags) -> Flags {
    use BinaryOp::*;
    match op {
        Add | Sub | Mul | Shl => Flags { exact: false, ..flags },
        SDiv | UDiv | LShr | AShr => Flags { nsw: false, nuw: false, ..flags },
        _ => Flags::NONE,
    }
}
