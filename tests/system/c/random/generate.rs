//! Random C functions from a seed: nested loops of every kind, bounds and conditions over outer
//! variables, switches, leaving statements, small and unsigned types, values that flow on, callees.
//!
//! Every expression (`values`) carries the interval of its value, so that nothing overflows, divides by
//! zero or loops without end (`loops`), and the work stays small; what the compiler may assume of signed
//! arithmetic is therefore true.

use super::program::{Parameter, Program, Stmt};
use super::values::{Value, Variable, BOUND_HIGH, BOUND_LOW};
use symprof::symprof_core::testing::Rng;

/// Iterations of a nest stay below, roughly.
pub(super) const WORK: i64 = 20_000;
/// Indices of buffers stay below.
const INDEX: i64 = 4096;

/// The function of a seed.
pub fn generate(name: &str, seed: u64) -> Program {
    Generator::new(name, seed).program()
}

/// The function of a seed with parallel regions.
pub fn generate_parallel(name: &str, seed: u64) -> Program {
    Generator::new(name, seed).parallel_program()
}

pub(super) struct Generator {
    pub(super) rng: Rng,
    name: String,
    /// readable here
    pub(super) variables: Vec<Variable>,
    /// `int` variables of the function that may be assigned: name and interval
    pub(super) state: Vec<(String, i64, i64)>,
    /// parallel regions are among the statements
    pub(super) regions: bool,
    /// what threads exchange decides counts
    pub(super) data: bool,
    fresh: usize,
    /// statements that may still be made
    statements: usize,
    helpers: Vec<String>,
}

/// Where a statement stands.
#[derive(Clone, Copy)]
pub(super) struct Place {
    pub(super) depth: usize,
    /// iterations of the loops around
    pub(super) work: i64,
    pub(super) in_loop: bool,
    /// nothing returns out of a parallel region
    pub(super) in_region: bool,
    /// a `continue` must not skip what ends the loop
    pub(super) may_continue: bool,
    /// threads that share a loop do not leave it
    pub(super) may_break: bool,
    /// a `break` would leave a switch, not the loop
    pub(super) in_switch: bool,
}

impl Generator {
    fn new(name: &str, seed: u64) -> Generator {
        Generator {
            rng: Rng::new(seed),
            name: name.to_owned(),
            variables: Vec::new(),
            state: Vec::new(),
            regions: false,
            data: false,
            fresh: 0,
            statements: 14,
            helpers: Vec::new(),
        }
    }

    pub(super) fn program(&mut self) -> Program {
        let mut parameters = Vec::new();
        for k in 0..self.rng.range(2, 4) {
            let (ty, low, high) = match self.rng.below(12) {
                0..=3 => ("int", -3, 20),
                4 => ("long", -3, 20),
                5 | 6 => ("unsigned", 0, 20),
                7 => ("unsigned long", 0, 20),
                8 => ("unsigned char", 0, 255),
                9 => ("short", -40, 60),
                _ => ("int", 1, 7),
            };
            let name = ["n", "m", "k", "l"][k as usize].to_owned();
            let text = if ty == "int" { name.clone() } else { format!("(int){name}") };
            self.variables.push(Value { text, low, high });
            parameters.push(Parameter { ty, name, low, high });
        }
        let mut declarations = Vec::new();
        for k in 0..self.rng.below(3) {
            let name = format!("s{k}");
            let start = self.bound();
            declarations.push(format!("int {name} = {};", start.text));
            self.state.push((name.clone(), BOUND_LOW, BOUND_HIGH));
            self.variables.push(Value { text: name, low: BOUND_LOW, high: BOUND_HIGH });
        }
        let place = Place {
            depth: 0,
            work: 1,
            in_loop: false,
            in_region: false,
            may_continue: false,
            may_break: true,
            in_switch: false,
        };
        let mut body = Vec::new();
        while self.statements > 0 {
            body.push(self.statement(place));
        }
        body.push(self.touch());
        Program {
            name: self.name.clone(),
            parallel: self.regions,
            data: self.data,
            parameters,
            helpers: std::mem::take(&mut self.helpers),
            declarations,
            body,
        }
    }

    pub(super) fn fresh_name(&mut self, stem: &str) -> String {
        self.fresh += 1;
        format!("{stem}{}", self.fresh)
    }

    pub(super) fn statements(&mut self, place: Place, most: usize) -> Vec<Stmt> {
        let n = 1 + self.rng.below(most);
        let mut out = vec![self.statement(place)];
        for _ in 1..n {
            if self.statements > 0 {
                out.push(self.statement(place));
            }
        }
        out
    }

    pub(super) fn statement(&mut self, place: Place) -> Stmt {
        self.statements = self.statements.saturating_sub(1);
        if self.regions && !place.in_region && place.work <= 30 && self.rng.percent(30) {
            return self.region(place);
        }
        let deep = place.depth >= 4 || place.work > WORK / 8;
        let leave = u32::from(place.in_loop) * 5;
        let loops = if deep { 0 } else { 40 - 6 * place.depth as u32 };
        let nest = u32::from(place.depth < 5);
        let calls = if place.work > WORK / 20 { 0 } else { 5 };
        match self.rng.weighted(&[loops, 22 * nest, 8 * nest, leave, 8, calls, 25]) {
            0 => self.one_loop(place),
            1 => self.branch(place),
            2 => self.switch(place),
            3 => self.leave(place),
            4 => self.assign(),
            5 => self.call(),
            _ => self.touch(),
        }
    }

    /// Writes to a buffer, so that the loops around are kept.
    fn touch(&mut self) -> Stmt {
        let at = self.value(1);
        let at = if at.low >= 0 && at.high < INDEX {
            at.text
        } else {
            format!("({}) & {}", at.text, INDEX - 1)
        };
        let k = self.rng.range(1, 9);
        Stmt::Do(match self.rng.below(5) {
            0 => format!("b[{at}] ^= {k}"),
            1 => format!("a[{at}] = b[{at}] + {k}"),
            _ => format!("a[{at}] += {k}"),
        })
    }

    fn branch(&mut self, place: Place) -> Stmt {
        let cond = self.condition(1);
        let inside = Place { depth: place.depth + 1, ..place };
        let yes = self.statements(inside, 2);
        let no = if self.rng.percent(40) { self.statements(inside, 2) } else { Vec::new() };
        Stmt::If { cond, yes, no }
    }

    fn switch(&mut self, place: Place) -> Stmt {
        let value = self.value(1);
        let cases = self.rng.range(2, 5);
        let value = match self.rng.below(3) {
            0 => value.text,
            1 => format!("({}) & 3", value.text),
            _ => format!("({}) % {}", value.text, cases + 1),
        };
        let inside = Place { depth: place.depth + 1, in_switch: true, ..place };
        let mut arms = Vec::new();
        for k in 0..cases {
            let mut labels = format!("case {k}:");
            if self.rng.percent(15) {
                labels = format!("case {k}: case {}:", k + 10);
            }
            if k + 1 == cases && self.rng.percent(60) {
                labels = "default:".into();
            }
            let body = self.statements(inside, 2);
            arms.push((labels, body, self.rng.percent(70)));
        }
        Stmt::Switch { value, arms }
    }

    fn leave(&mut self, place: Place) -> Stmt {
        let word = match self.rng.below(5) {
            0 if !place.in_region => "return",
            1 | 2 if place.may_continue => "continue",
            _ if !place.in_switch && place.may_break => "break",
            _ if place.may_continue => "continue",
            _ if !place.in_region => "return",
            _ => return self.touch(),
        };
        let cond = self.condition(1);
        Stmt::If { cond, yes: vec![Stmt::Leave(word)], no: Vec::new() }
    }

    fn assign(&mut self) -> Stmt {
        if self.state.is_empty() {
            return self.touch();
        }
        let k = self.rng.below(self.state.len());
        let (name, low, high) = self.state[k].clone();
        let value = self.value(1);
        let text = match self.rng.below(4) {
            0 if value.low >= low && value.high <= high => value.text,
            0 | 1 => format!("({}) % {}", value.text, -low),
            2 => format!("({name} + ({})) & 15", value.text),
            _ => format!("({name} + {}) % {}", self.rng.range(1, 3), -low),
        };
        Stmt::Do(format!("{name} = {text}"))
    }

    /// A call of a new helper with a loop or two of its own.
    fn call(&mut self) -> Stmt {
        let helper = self.fresh_name("h");
        let name = format!("{}_{helper}", self.name);
        let (x, y) = (self.bound(), self.bound());
        let (cond, k) = (["<", "<=", "!="][self.rng.below(3)], self.rng.range(1, 3));
        let inline = if self.rng.percent(50) { "__attribute__((noinline)) " } else { "" };
        let body = match self.rng.below(6) {
            0 => format!("for (int i = x; i < y; i += {k})\n        a[i & 255]++;"),
            1 => format!(
                "for (int i = 0; i < x; i++)\n        for (int j = i; j <= y; j++)\n            \
                 if (i + j {cond} {k})\n                a[j & 255]++;"
            ),
            2 => format!(
                "if (x {cond} y)\n        return;\n    for (int i = y; i > x; i--)\n        \
                 a[i & 255] += {k};"
            ),
            3 => format!("for (unsigned i = (unsigned)(x & 15); i != 16; i++)\n        a[i] += {k};"),
            4 => format!("if (x > 0) {{\n        a[x] += {k};\n        {name}(x - {k}, y, a);\n    }}"),
            _ => format!(
                "if (x > 0 && y > 0) {{\n        a[x] += {k};\n        {name}(x / 2, y, a);\n        \
                 {name}(x / 2, y - 9, a);\n    }}"
            ),
        };
        self.helpers.push(format!(
            "{inline}static void {name}(int x, int y, unsigned *a) {{\n    {body}\n}}"
        ));
        Stmt::Do(format!("{name}({}, {}, a)", x.text, y.text))
    }
}
