//! Random functions of structured operations, compared with what MLIR lowers them to: the counts of
//! markers by formula with those of an execution of the `cf` form. `SYMPROF_MLIR_RANDOM` sets how
//! many modules are made, `SYMPROF_MLIR_SEED` where they start.

use crate::execution::{scratch, tool};
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::process::Command;
use symprof_core::profile::{Engine, ModuleProfile, Options, Point};

/// Functions in a module.
const FUNCTIONS: usize = 25;
const MODULES: u64 = 3;
/// The arguments of each function.
const ARGUMENTS: [&str; 4] = ["arg0", "arg1", "arg2", "arg3.dim0"];

struct Generator {
    seed: u64,
    text: String,
    indent: usize,
    names: usize,
    markers: usize,
    /// values of type `index`
    values: Vec<String>,
    /// values that affine maps take as dimensions
    dims: Vec<String>,
    /// operations still to emit
    budget: usize,
}

impl Generator {
    fn below(&mut self, n: usize) -> usize {
        self.seed ^= self.seed << 13;
        self.seed ^= self.seed >> 7;
        self.seed ^= self.seed << 17;
        (self.seed >> 11) as usize % n
    }

    fn between(&mut self, low: i64, high: i64) -> i64 {
        low + self.below((high - low + 1) as usize) as i64
    }

    fn line(&mut self, text: &str) {
        let _ = writeln!(self.text, "{:1$}{text}", "", 2 * self.indent);
    }

    fn name(&mut self) -> String {
        self.names += 1;
        format!("%v{}", self.names)
    }

    fn value(&mut self) -> String {
        let k = self.below(self.values.len());
        self.values[k].clone()
    }

    fn constant(&mut self, n: i64) -> String {
        let name = self.name();
        self.line(&format!("{name} = arith.constant {n} : index"));
        name
    }

    fn binary(&mut self, op: &str, a: &str, b: &str) -> String {
        let name = self.name();
        self.line(&format!("{name} = arith.{op} {a}, {b} : index"));
        name
    }

    /// A value between two bounds.
    fn clamped(&mut self, low: i64, high: i64) -> String {
        let (v, low, high) = (self.value(), self.constant(low), self.constant(high));
        let v = self.binary("maxsi", &v, &low);
        self.binary("minsi", &v, &high)
    }

    fn marker(&mut self) {
        let k = self.markers;
        self.markers += 1;
        self.line(&format!("func.call @marker{k}() : () -> ()"));
    }

    /// An affine expression of the dimensions d0 … and the symbols s0, s1.
    fn expression(&mut self, dims: usize, depth: usize) -> String {
        match self.below(if depth == 0 { 3 } else { 9 }) {
            0 => self.between(-5, 9).to_string(),
            1 if dims > 0 => format!("d{}", self.below(dims)),
            1 | 2 => format!("s{}", self.below(2)),
            3 | 4 => {
                let (a, b) = (self.expression(dims, depth - 1), self.expression(dims, depth - 1));
                format!("({a} + {b})")
            }
            5 => {
                let (a, k) = (self.expression(dims, depth - 1), self.between(-3, 4));
                format!("({a} * {k})")
            }
            k => {
                let a = self.expression(dims, depth - 1);
                let op = ["floordiv", "ceildiv", "mod"][k - 6];
                let by = self.between(1, 6);
                format!("({a} {op} {by})")
            }
        }
    }

    /// A map with those results, applied to all that is in scope.
    fn applied(&mut self, results: &[String], set: bool) -> String {
        let dims: Vec<String> = (0..self.dims.len()).map(|k| format!("d{k}")).collect();
        let (arrow, kind) = if set { (":", "affine_set") } else { ("->", "affine_map") };
        let operands = self.dims.join(", ");
        let (dims, results) = (dims.join(", "), results.join(", "));
        format!("{kind}<({dims})[s0, s1] {arrow} ({results})>({operands})[%arg0, %arg1]")
    }

    fn expressions(&mut self, most: usize) -> Vec<String> {
        let count = 1 + self.below(most);
        (0..count).map(|_| self.expression(self.dims.len(), 2)).collect()
    }

    /// A loop's or choice's body: what it defines is gone behind it.
    fn body(&mut self, depth: usize, inside: impl FnOnce(&mut Self)) {
        let (values, dims) = (self.values.len(), self.dims.len());
        self.indent += 1;
        inside(self);
        self.statements(depth);
        self.indent -= 1;
        self.values.truncate(values);
        self.dims.truncate(dims);
    }

    fn compare(&mut self) -> String {
        let (a, b) = (self.value(), self.value());
        let predicate =
            ["eq", "ne", "slt", "sle", "sgt", "sge", "ult", "uge"][self.below(8)].to_owned();
        let name = self.name();
        self.line(&format!("{name} = arith.cmpi {predicate}, {a}, {b} : index"));
        name
    }

    fn statements(&mut self, depth: usize) {
        self.marker();
        for _ in 0..1 + self.below(3) {
            if self.budget == 0 {
                return;
            }
            self.budget -= 1;
            match self.below(if depth == 0 { 5 } else { 17 }) {
                0 | 1 => self.arithmetic(),
                2 => {
                    let kind = ["apply", "min", "max"][self.below(3)];
                    let results = self.expressions(if kind == "apply" { 1 } else { 3 });
                    let map = self.applied(&results, false);
                    let name = self.name();
                    self.line(&format!("{name} = affine.{kind} {map}"));
                    self.values.push(name);
                }
                3 => {
                    let (v, a, b) = (self.value(), self.between(1, 5), self.between(1, 4));
                    let (a, b) = (self.constant(a), self.constant(b));
                    let name = self.name();
                    self.line(&format!(
                        "{name}:3 = affine.delinearize_index {v} into ({a}, {a}, {b}) : index, index, index"
                    ));
                    self.values.extend([1, 2].map(|k| format!("{name}#{k}")));
                }
                4 => self.marker(),
                5 | 6 => self.affine_for(depth),
                7 | 8 => self.affine_if(depth),
                9 => self.affine_parallel(depth),
                10 | 11 => self.scf_for(depth),
                12 => self.scf_if(depth),
                13 => self.scf_while(depth),
                14 => self.scf_parallel(depth),
                15 => self.scf_index_switch(depth),
                _ => self.execute_region(depth),
            }
        }
    }

    fn arithmetic(&mut self) {
        let a = self.value();
        let name = match self.below(11) {
            9 => {
                self.line(&format!("memref.store {a}, %slot[] : memref<index>"));
                return;
            }
            10 => {
                let name = self.name();
                self.line(&format!("{name} = memref.load %slot[] : memref<index>"));
                name
            }
            0 => {
                let b = self.value();
                self.binary("addi", &a, &b)
            }
            1 => {
                let b = self.value();
                self.binary("subi", &a, &b)
            }
            2 => {
                let b = self.between(-2, 3);
                let b = self.constant(b);
                self.binary("muli", &a, &b)
            }
            3 => {
                let (op, b) = (self.below(6), self.between(1, 7));
                let b = self.constant(b);
                let op = ["divsi", "remsi", "floordivsi", "ceildivsi", "remui", "divui"][op];
                self.binary(op, &a, &b)
            }
            4 => {
                let (op, b) = (self.below(4), self.value());
                self.binary(["minsi", "maxsi", "minui", "maxui"][op], &a, &b)
            }
            5 => {
                let (op, b) = (self.below(3), self.between(1, 7));
                let b = self.constant(b);
                self.binary(["andi", "ori", "xori"][op], &a, &b)
            }
            6 => {
                let b = self.between(0, 3);
                let b = self.constant(b);
                self.binary("shrsi", &a, &b)
            }
            7 => {
                let (narrow, name) = (self.name(), self.name());
                self.line(&format!("{narrow} = arith.index_cast {a} : index to i8"));
                let back = ["index_cast", "index_castui"][self.below(2)];
                self.line(&format!("{name} = arith.{back} {narrow} : i8 to index"));
                name
            }
            _ => {
                let (c, b) = (self.compare(), self.value());
                let name = self.name();
                self.line(&format!("{name} = arith.select {c}, {a}, {b} : index"));
                name
            }
        };
        self.values.push(name);
    }

    fn affine_for(&mut self, depth: usize) {
        let bound = |this: &mut Self, keyword: &str, end: i64| {
            let mut results = this.expressions(2);
            results.push(end.to_string());
            format!("{keyword} {}", this.applied(&results, false))
        };
        let low = bound(self, "max", -6);
        let high = bound(self, "min", 8);
        let step = self.between(1, 4);
        let iv = self.name();
        if self.below(3) == 0 {
            let (result, arg, init) = (self.name(), self.name(), self.value());
            self.line(&format!(
                "{result} = affine.for {iv} = {low} to {high} step {step} iter_args({arg} = {init}) -> (index) {{"
            ));
            let next = self.name();
            let op = ["addi", "subi", "maxsi", "minsi"][self.below(4)];
            self.body(depth - 1, |g| {
                g.values.extend([iv.clone(), arg.clone()]);
                g.dims.push(iv);
                let other = g.value();
                g.line(&format!("{next} = arith.{op} {arg}, {other} : index"));
            });
            self.line(&format!("  affine.yield {next} : index"));
            self.line("}");
            self.values.push(result);
        } else {
            self.line(&format!("affine.for {iv} = {low} to {high} step {step} {{"));
            self.body(depth - 1, |g| {
                g.values.push(iv.clone());
                g.dims.push(iv);
            });
            self.line("}");
        }
    }

    fn affine_if(&mut self, depth: usize) {
        let count = 1 + self.below(3);
        let mut constraints = Vec::new();
        for _ in 0..count {
            let e = self.expression(self.dims.len(), 2);
            let relation = ["== 0", ">= 0", ">= 0"][self.below(3)];
            constraints.push(format!("{e} {relation}"));
        }
        let set = self.applied(&constraints, true);
        self.line(&format!("affine.if {set} {{"));
        self.body(depth - 1, |_| ());
        if self.below(2) == 0 {
            self.line("} else {");
            self.body(depth - 1, |_| ());
        }
        self.line("}");
    }

    fn affine_parallel(&mut self, depth: usize) {
        let (i, j) = (self.name(), self.name());
        let (a, b) = (self.between(-3, 3), self.between(1, 7));
        let (s, t) = (self.between(1, 3), self.between(1, 3));
        self.line(&format!(
            "affine.parallel ({i}, {j}) = (max({a}, symbol(%arg0) - 4), 0) to (min(symbol(%arg1), {b}), symbol(%arg0) floordiv 2 + {a}) step ({s}, {t}) {{"
        ));
        self.body(depth - 1, |g| {
            g.values.extend([i.clone(), j.clone()]);
            g.dims.extend([i, j]);
        });
        self.line("}");
    }

    fn scf_for(&mut self, depth: usize) {
        let (low, high) = (self.clamped(-5, 6), self.clamped(-5, 7));
        let step = self.between(1, 3);
        if self.below(4) == 0 {
            let (l, h, s) = (self.name(), self.name(), self.name());
            self.line(&format!("{l} = arith.index_cast {low} : index to i8"));
            self.line(&format!("{h} = arith.index_cast {high} : index to i8"));
            self.line(&format!("{s} = arith.constant {step} : i8"));
            let (iv, wide) = (self.name(), self.name());
            self.line(&format!("scf.for {iv} = {l} to {h} step {s} : i8 {{"));
            self.body(depth - 1, |g| {
                g.line(&format!("{wide} = arith.index_cast {iv} : i8 to index"));
                g.values.push(wide);
            });
            self.line("}");
            return;
        }
        let step = self.constant(step);
        let (result, arg, init) = (self.name(), self.name(), self.value());
        let (iv, next) = (self.name(), self.name());
        self.line(&format!(
            "{result} = scf.for {iv} = {low} to {high} step {step} iter_args({arg} = {init}) -> (index) {{"
        ));
        let op = ["addi", "subi", "maxsi", "minsi"][self.below(4)];
        self.body(depth - 1, |g| {
            g.values.extend([iv.clone(), arg.clone()]);
            let other = g.value();
            g.line(&format!("{next} = arith.{op} {arg}, {other} : index"));
            g.values.push(next.clone());
        });
        self.indent += 1;
        self.line(&format!("scf.yield {next} : index"));
        self.indent -= 1;
        self.line("}");
        self.values.push(result);
    }

    fn scf_if(&mut self, depth: usize) {
        let c = self.compare();
        let (result, a, b) = (self.name(), self.value(), self.value());
        self.line(&format!("{result} = scf.if {c} -> (index) {{"));
        self.body(depth - 1, |_| ());
        self.line(&format!("  scf.yield {a} : index"));
        self.line("} else {");
        self.body(depth - 1, |_| ());
        self.line(&format!("  scf.yield {b} : index"));
        self.line("}");
        self.values.push(result);
    }

    fn scf_while(&mut self, depth: usize) {
        let (start, end) = (self.clamped(-4, 5), self.clamped(-3, 8));
        let (result, i, s, j, t) =
            (self.name(), self.name(), self.name(), self.name(), self.name());
        let init = self.value();
        self.line(&format!(
            "{result}:2 = scf.while ({i} = {start}, {s} = {init}) : (index, index) -> (index, index) {{"
        ));
        let condition = self.name();
        self.body(0, |g| {
            g.line(&format!("{condition} = arith.cmpi slt, {i}, {end} : index"));
            g.values.extend([i.clone(), s.clone()]);
        });
        self.line(&format!("  scf.condition({condition}) {i}, {s} : index, index"));
        self.line("} do {");
        self.line(&format!("^bb0({j}: index, {t}: index):"));
        let step = self.between(1, 3);
        let (by, next, other) = (self.name(), self.name(), self.name());
        self.body(depth - 1, |g| {
            g.line(&format!("{by} = arith.constant {step} : index"));
            g.line(&format!("{next} = arith.addi {j}, {by} : index"));
            g.values.extend([j.clone(), t.clone()]);
            let v = g.value();
            g.line(&format!("{other} = arith.maxsi {t}, {v} : index"));
        });
        self.line(&format!("  scf.yield {next}, {other} : index, index"));
        self.line("}");
        self.values.push(format!("{result}#{}", self.names % 2));
    }

    fn scf_parallel(&mut self, depth: usize) {
        let (a, b) = (self.clamped(-3, 4), self.clamped(-3, 6));
        let (c, d) = (self.clamped(0, 4), self.clamped(0, 4));
        let (s, t) = (self.between(1, 3), self.between(1, 2));
        let (s, t) = (self.constant(s), self.constant(t));
        let (i, j) = (self.name(), self.name());
        if self.below(2) == 0 {
            self.line(&format!(
                "scf.parallel ({i}, {j}) = ({a}, {c}) to ({b}, {d}) step ({s}, {t}) {{"
            ));
        } else {
            self.line(&format!(
                "scf.forall ({i}, {j}) = ({a}, {c}) to ({b}, {d}) step ({s}, {t}) {{"
            ));
        }
        self.body(depth - 1, |g| g.values.extend([i, j]));
        self.line("}");
    }

    fn scf_index_switch(&mut self, depth: usize) {
        let v = self.value();
        let cases = self.below(3);
        self.line(&format!("scf.index_switch {v}"));
        for k in 0..cases {
            let case = self.between(-2, 3) + 6 * k as i64;
            self.line(&format!("case {case} {{"));
            self.body(depth - 1, |_| ());
            self.line("  scf.yield");
            self.line("}");
        }
        self.line("default {");
        self.body(depth - 1, |_| ());
        self.line("  scf.yield");
        self.line("}");
    }

    /// A counted loop in `cf`, left early if a comparison holds.
    fn execute_region(&mut self, depth: usize) {
        let (start, end) = (self.clamped(-3, 5), self.clamped(-3, 7));
        let (result, i, next) = (self.name(), self.name(), self.name());
        let (more, one, k) = (self.name(), self.name(), self.names);
        self.line(&format!("{result} = scf.execute_region -> index {{"));
        self.line(&format!("  cf.br ^head{k}({start} : index)"));
        self.line(&format!("^head{k}({i}: index):"));
        self.line(&format!("  {more} = arith.cmpi slt, {i}, {end} : index"));
        self.line(&format!("  cf.cond_br {more}, ^body{k}, ^exit{k}({i} : index)"));
        self.line(&format!("^body{k}:"));
        let left = self.below(2) == 0;
        let mut condition = String::new();
        self.body(depth - 1, |g| {
            g.values.push(i.clone());
            condition = g.compare();
        });
        if left {
            self.line(&format!("  cf.cond_br {condition}, ^exit{k}({end} : index), ^next{k}"));
        } else {
            self.line(&format!("  cf.br ^next{k}"));
        }
        self.line(&format!("^next{k}:"));
        self.line(&format!("  {one} = arith.constant 1 : index"));
        self.line(&format!("  {next} = arith.addi {i}, {one} : index"));
        self.line(&format!("  cf.br ^head{k}({next} : index)"));
        let out = self.name();
        self.line(&format!("^exit{k}({out}: index):"));
        self.marker();
        self.line(&format!("  scf.yield {out} : index"));
        self.line("}");
        self.values.push(result);
    }

    fn function(&mut self, k: usize) {
        self.text += &format!(
            "func.func @f{k}(%arg0: index, %arg1: index, %arg2: i32, %arg3: memref<?xf32>) {{\n"
        );
        self.indent = 1;
        (self.budget, self.names) = (14, 0);
        self.dims.clear();
        self.values = vec!["%arg0".into(), "%arg1".into(), "%wide".into(), "%size".into()];
        self.line("%zero = arith.constant 0 : index");
        self.line("%slot = memref.alloca() : memref<index>");
        self.line("memref.store %arg1, %slot[] : memref<index>");
        self.line("%wide = arith.index_cast %arg2 : i32 to index");
        self.line("%size = memref.dim %arg3, %zero : memref<?xf32>");
        while self.budget > 0 {
            self.statements(3);
        }
        self.line("return");
        self.text += "}\n";
    }
}

/// A module, and how many markers it has.
fn module(seed: u64) -> (String, usize) {
    let mut g = Generator {
        seed: seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1,
        text: String::new(),
        indent: 0,
        names: 0,
        markers: 0,
        values: Vec::new(),
        dims: Vec::new(),
        budget: 0,
    };
    for k in 0..FUNCTIONS {
        g.function(k);
    }
    for k in 0..g.markers {
        let _ = writeln!(g.text, "func.func private @marker{k}()");
    }
    (g.text, g.markers)
}

fn calls(
    profile: &ModuleProfile<'_>,
    engine: Engine,
    name: &str,
    point: &Point,
) -> Result<BTreeMap<String, Option<String>>, String> {
    let id = profile.by_name(name).map_err(|e| e.to_string())?;
    let counts = profile.evaluate_by(engine, id, point).map_err(|e| e.to_string())?;
    let calls = counts.root().calls.iter();
    Ok(calls.map(|(m, n)| (m.clone(), n.as_ref().map(ToString::to_string))).collect())
}

fn number(name: &str, or: u64) -> u64 {
    std::env::var(name).ok().and_then(|n| n.parse().ok()).unwrap_or(or)
}

#[test]
fn random_functions_count_as_their_lowered_form() {
    let first = number("SYMPROF_MLIR_SEED", 1);
    let mut wrong = Vec::new();
    let mut tally: BTreeMap<&'static str, usize> = BTreeMap::new();
    let mut compared = 0;
    for seed in first..first + number("SYMPROF_MLIR_RANDOM", MODULES) {
        let (text, markers) = module(seed);
        let from = scratch(&format!("random{seed}.mlir"));
        let to = scratch(&format!("random{seed}.cf.mlir"));
        std::fs::write(&from, &text).expect("a file");
        let passes = [
            "--affine-expand-index-ops",
            "--lower-affine",
            "--scf-forall-to-for",
            "--convert-scf-to-cf",
            "--mem2reg",
        ];
        let mut lowered = Command::new(tool("mlir-opt"));
        lowered.args(passes).arg(&from).arg("-o").arg(&to);
        if !lowered.output().expect("mlir-opt").status.success() {
            // MLIR 19 composes some maps into such that it cannot lower
            continue;
        }
        let before = symprof_mlir::load(&from).unwrap_or_else(|e| panic!("{e}"));
        let after = symprof_mlir::load(&to).unwrap_or_else(|e| panic!("{e}"));
        let before = ModuleProfile::new(&before.module, Options::default());
        let after = ModuleProfile::new(&after.module, Options::default());
        assert!(markers > FUNCTIONS);
        for k in 0..FUNCTIONS {
            let name = format!("f{k}");
            let id = before.by_name(&name).expect("a function");
            for block in before.function(id).blocks() {
                *tally.entry(block.count.status().name()).or_default() += 1;
            }
            let mut g = seed.wrapping_mul(77).wrapping_add(k as u64) | 1;
            for _ in 0..6 {
                let mut value = |low: i128, span: u64| {
                    g ^= g << 13;
                    g ^= g >> 7;
                    g ^= g << 17;
                    low + i128::from((g >> 9) % span)
                };
                let values = [value(-7, 22), value(-7, 22), value(-40, 90), value(0, 12)];
                let point: Point = ARGUMENTS.into_iter().zip(values).collect();
                let found = calls(&before, Engine::Auto, &name, &point);
                let truth = calls(&after, Engine::Simulation, &name, &point);
                compared += 1;
                // a marker that is gone stood in code that never runs
                let zero = Some("0".to_owned());
                let difference = match (&found, &truth) {
                    (Ok(found), Ok(truth)) => found
                        .iter()
                        .find(|(m, n)| truth.get(*m).unwrap_or(&zero) != *n)
                        .map(|(m, n)| format!("{m}: {n:?} for {:?}", truth.get(m))),
                    _ => Some(format!("{found:?} for {truth:?}")),
                };
                if let Some(difference) = difference {
                    wrong.push(format!("{} {name} at {values:?}: {difference}", from.display()));
                }
            }
        }
    }
    assert!(compared > 0, "MLIR lowers none of the modules");
    println!("{compared} comparisons, blocks by status: {tally:?}");
    assert!(wrong.is_empty(), "{} differences:\n{}", wrong.len(), wrong.join("\n"));
}
