//! Random C functions from a seed: nested loops of every kind, bounds and conditions over outer
//! variables, switches, leaving statements, small and unsigned types, values that flow on, callees.
//!
//! Every expression carries the interval of its value, so that nothing overflows, divides by zero
//! or loops without end, and the work stays small; what the compiler may assume of signed
//! arithmetic is therefore true.

use super::program::{Parameter, Program, Stmt};
use symprof::symprof_core::testing::Rng;

/// An `int` expression and the interval it lies in.
#[derive(Clone, Debug)]
pub(super) struct Value {
    pub(super) text: String,
    pub(super) low: i64,
    pub(super) high: i64,
}

/// A variable that expressions may read; `text` reads it as an `int`.
type Variable = Value;

/// Loop bounds stay within these.
const BOUND_LOW: i64 = -9;
const BOUND_HIGH: i64 = 26;
/// Iterations of a nest stay below, roughly.
const WORK: i64 = 20_000;
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

    fn one_loop(&mut self, place: Place) -> Stmt {
        let v = self.fresh_name("i");
        let mut plan = self.plan(&v, place);
        // at most so many iterations in the nest
        if place.work * plan.trips > WORK {
            let (v, n) = (self.fresh_name("i"), self.rng.range(0, 3));
            plan = Plan::counted(&v, "int", format!("{v} = 0; {v} < {n}; {v}++"), (0, n), n);
        }
        let inside = Place {
            depth: place.depth + 1,
            work: place.work * plan.trips.max(1),
            in_loop: true,
            may_continue: plan.may_continue,
            may_break: true,
            in_switch: false,
            ..place
        };
        let readable = self.variables.len();
        self.variables.extend(plan.variables);
        let body = self.statements(inside, 3);
        self.variables.truncate(readable);
        Stmt::Loop { before: plan.before, head: plan.head, body, tail: plan.tail, foot: plan.foot }
    }

    /// A loop without its body.
    fn plan(&mut self, v: &str, place: Place) -> Plan {
        let (low, high) = (self.bound(), self.bound());
        let (a, b) = (&low.text, &high.text);
        let span = (low.low, high.high);
        let distance = (high.high - low.low).max(0) + 1;
        let step = self.step();
        let signed = ["int", "int", "long", "short"][self.rng.below(4)];
        // not negative
        let (from, to) = (self.size(), self.size());
        let inside = (0, from.high.max(to.high));
        match self.rng.below(21) {
            19 => {
                // a pointer walks through a buffer
                let text = format!(
                    "*{v} = a + ({}); {v} < a + ({}); {v} += {}",
                    from.text, to.text, step.text
                );
                let mut plan = Plan::counted(v, "unsigned", text, inside, to.high);
                plan.variables[0].text = format!("(int)({v} - a)");
                plan
            }
            0..=4 => {
                let (less, extra) = if self.rng.percent(60) { ("<", 0) } else { ("<=", 1) };
                let text = format!("{v} = {a}; {v} {less} {b}; {v} += {}", step.text);
                Plan::counted(v, signed, text, span, distance / step.low + extra)
            }
            5 | 6 => {
                let more = if self.rng.percent(60) { ">" } else { ">=" };
                let text = format!("{v} = {b}; {v} {more} {a}; {v} -= {}", step.text);
                Plan::counted(v, signed, text, span, distance / step.low + 1)
            }
            7 | 8 => {
                let ty = ["unsigned", "unsigned long", "unsigned"][self.rng.below(3)];
                let text = format!(
                    "{v} = ({ty})({}); {v} < ({ty})({}); {v} += {}",
                    from.text, to.text, step.text
                );
                Plan::counted(v, ty, text, inside, to.high)
            }
            9 => {
                let text = format!("{v} = (unsigned)({}); {v}-- > 0;", to.text);
                Plan::counted(v, "unsigned", text, (0, to.high), to.high)
            }
            10 => {
                // an exit by inequality, met after a number of steps
                let k = self.rng.range(1, 3);
                let end = format!("{v}e = {a} + {k} * ({})", to.text);
                let text = format!("{v} = {a}, {end}; {v} != {v}e; {v} += {k}");
                Plan::counted(v, "int", text, (low.low, low.high + k * to.high), to.high)
            }
            11 if place.depth == 0 => {
                let k = [1, 3, 5, 7, 255][self.rng.below(5)];
                // the end is taken once: the body may change what it is made of
                let text = format!("{v} = {a}, {v}e = {b}; {v} != {v}e; {v} += {k}");
                Plan::counted(v, "unsigned char", text, (0, 255), 255)
            }
            12 => {
                let (start, next) = if self.rng.percent(50) {
                    (to.text.clone(), format!("{v} /= {}", self.rng.range(2, 3)))
                } else {
                    (to.text.clone(), format!("{v} >>= 1"))
                };
                let text = format!("{v} = {start}; {v} > 0; {next}");
                Plan::counted(v, "int", text, (0, to.high), 8)
            }
            13 => {
                let k = self.rng.range(2, 3);
                let text = format!("{v} = 1; {v} < {b}; {v} *= {k}");
                Plan::counted(v, "int", text, (0, BOUND_HIGH * 3), 8)
            }
            14 => {
                let mut plan = Plan::counted(v, "int", String::new(), span, distance + 1);
                plan.before = format!("int {v} = {a};");
                plan.head = "do".into();
                plan.foot = format!("while (++{v} < {b});");
                // the body is executed once whatever the bounds
                plan.variables[0].high = low.high.max(high.high);
                plan
            }
            15 => {
                // ends in the middle
                let k = self.rng.range(1, 2);
                let mut plan = Plan::counted(v, "int", String::new(), span, distance + 1);
                plan.before = format!("int {v} = {a};");
                plan.head = "while (1)".into();
                plan.tail = format!("if ({v} >= {b}) break; {v} += {k};");
                plan.variables[0].high = low.high.max(high.high + k);
                plan.may_continue = false;
                plan
            }
            16 => {
                let w = format!("{v}w");
                let text = format!("{v} = {a}, {w} = {b}; {v} < {w}; {v}++, {w} -= {}", step.text);
                let mut plan = Plan::counted(v, "int", text, span, distance);
                plan.variables.push(Value { text: w, low: span.0 - 9, high: span.1 });
                plan
            }
            17 => {
                // the step depends on a condition
                let cond = self.condition(0);
                let text = format!("{v} = {a}; {v} < {b}; {v} += ({cond}) ? {} : 1", step.text);
                Plan::counted(v, "int", text, span, distance)
            }
            20 => {
                // hops by its own multiples
                let text = format!("{v} = 1; {v} < {b}; {v} = 2 * {v} + 1");
                Plan::counted(v, "int", text, (0, BOUND_HIGH * 3), 8)
            }
            _ => {
                let text = format!("{v} = 1; {v} * {v} <= {b}; {v}++");
                Plan::counted(v, "int", text, (0, 6), 6)
            }
        }
    }

    /// A step of at least 1; `low` is exact for constants.
    pub(super) fn step(&mut self) -> Value {
        let k = [1, 1, 1, 1, 2, 3, 4, 7][self.rng.below(8)];
        let positive: Vec<&Value> =
            self.variables.iter().filter(|v| v.low >= 1 && v.high <= 9).collect();
        if !positive.is_empty() && self.rng.percent(25) {
            let v = positive[self.rng.below(positive.len())].clone();
            return Value { text: format!("({})", v.text), ..v };
        }
        Value { text: k.to_string(), low: k, high: k }
    }

    /// A bound of a loop.
    pub(super) fn bound(&mut self) -> Value {
        let v = self.value(1);
        if v.low >= BOUND_LOW && v.high <= BOUND_HIGH {
            return Value { text: format!("({})", v.text), ..v };
        }
        let t = &v.text;
        match self.rng.below(4) {
            0 => {
                let k = self.rng.range(3, 9);
                let low = if v.low < 0 { 1 - k } else { 0 };
                Value { text: format!("(({t}) % {k})"), low, high: k - 1 }
            }
            1 if v.low >= BOUND_LOW => {
                let k = self.rng.range(2, 20);
                let text = format!("(({t}) < {k} ? ({t}) : {k})");
                Value { text, low: v.low.min(k), high: k }
            }
            2 => Value { text: format!("(({t}) & 15)"), low: 0, high: 15 },
            _ => {
                let largest = v.high.abs().max(v.low.abs());
                let k = largest / 9 + 1;
                let text = format!("(({t}) / {k})");
                Value { text, low: v.low / k, high: v.high / k }
            }
        }
    }

    /// A bound that is not negative.
    pub(super) fn size(&mut self) -> Value {
        let b = self.bound();
        if b.low >= 0 {
            return b;
        }
        let text = format!("({0} > 0 ? {0} : 0)", b.text);
        Value { text, low: 0, high: b.high.max(0) }
    }

    /// An expression.
    pub(super) fn value(&mut self, depth: usize) -> Value {
        let v = self.value_of_any_size(depth);
        if v.low < -100_000 || v.high > 100_000 {
            let text = format!("(({}) % 97)", v.text);
            return Value { text, low: -96, high: 96 };
        }
        v
    }

    fn value_of_any_size(&mut self, depth: usize) -> Value {
        let simple = |g: &mut Self| {
            if g.rng.percent(15) {
                let k = g.rng.range(-2, 12);
                return Value { text: format!("{k}"), low: k, high: k };
            }
            // inner variables more often than parameters
            let n = g.variables.len();
            let k = if g.rng.percent(50) { n - 1 - g.rng.below(n.min(3)) } else { g.rng.below(n) };
            let v = &g.variables[k];
            Value { text: v.text.clone(), ..*v }
        };
        let x = simple(self);
        if depth == 0 || self.rng.percent(35) {
            return x;
        }
        let y = self.value(depth - 1);
        let (s, t) = (&x.text, &y.text);
        let k = self.rng.range(2, 5);
        let binary =
            |op: &str, low: i64, high: i64| Value { text: format!("{s} {op} ({t})"), low, high };
        match self.rng.below(18) {
            13 => {
                // wraps at 8 bits
                let text = format!("(unsigned char)({k} * {s} + ({t}))");
                Value { text, low: 0, high: 255 }
            }
            14 => {
                let text =
                    format!("(signed char)({} * {s} - ({t}))", [1, 7, 37][self.rng.below(3)]);
                Value { text, low: -128, high: 127 }
            }
            15 => Value { text: format!("({s} >> 1)"), low: x.low >> 1, high: x.high >> 1 },
            16 => {
                let text = format!("(int)((unsigned)({s}) % {k})");
                Value { text, low: 0, high: k - 1 }
            }
            17 if x.low >= 0 && y.low >= 0 => {
                // what no iteration gives a value has none above 0 either
                let bits = 64 - (x.high.max(0) | y.high.max(0)).leading_zeros();
                let op = ["^", "|", "&"][self.rng.below(3)];
                Value { text: format!("({s} {op} ({t}))"), low: 0, high: (1 << bits) - 1 }
            }
            0..=2 => binary("+", x.low + y.low, x.high + y.high),
            3..=5 => binary("-", x.low - y.high, x.high - y.low),
            6 => {
                let text = format!("{k} * {s} + ({t})");
                Value { text, low: k * x.low + y.low, high: k * x.high + y.high }
            }
            7 => {
                let corners = [x.low * y.low, x.low * y.high, x.high * y.low, x.high * y.high];
                let low = corners.into_iter().min().unwrap_or(0);
                binary("*", low, corners.into_iter().max().unwrap_or(0))
            }
            8 => Value { text: format!("{s} / {k}"), low: x.low / k, high: x.high / k },
            9 => {
                let low = if x.low < 0 { 1 - k } else { 0 };
                Value { text: format!("{s} % {k}"), low, high: k - 1 }
            }
            10 => {
                let text = format!("({s} < ({t}) ? {s} : ({t}))");
                Value { text, low: x.low.min(y.low), high: x.high.min(y.high) }
            }
            11 => {
                let text = format!("({s} > ({t}) ? {s} : ({t}))");
                Value { text, low: x.low.max(y.low), high: x.high.max(y.high) }
            }
            _ => Value { text: format!("({s} & {k})"), low: 0, high: 7 },
        }
    }

    pub(super) fn condition(&mut self, depth: usize) -> String {
        if depth > 0 && self.rng.percent(25) {
            let (p, q) = (self.condition(0), self.condition(0));
            return match self.rng.below(5) {
                0 => format!("!({p})"),
                1 | 2 => format!("({p}) && ({q})"),
                _ => format!("({p}) || ({q})"),
            };
        }
        let (x, y) = (self.value(1), self.value(0));
        let (s, t) = (x.text, y.text);
        match self.rng.below(11) {
            10 => format!("(unsigned)({s}) - {} < (unsigned)({t})", self.rng.range(1, 5)),
            0..=5 => {
                let op = ["<", "<=", ">", ">=", "==", "!="][self.rng.below(6)];
                format!("{s} {op} {t}")
            }
            6 => {
                let (k, r) = (self.rng.range(2, 7), self.rng.range(-1, 6));
                format!("({s}) % {k} == {r}")
            }
            7 => format!("(({s}) ^ ({t})) & 1"),
            8 => format!("(({s}) & {}) == {}", self.rng.range(1, 7), self.rng.range(0, 3)),
            _ => {
                let op = ["<", ">="][self.rng.below(2)];
                format!("(unsigned)({s}) {op} (unsigned)({t})")
            }
        }
    }
}

/// A loop without its body.
struct Plan {
    before: String,
    head: String,
    tail: String,
    foot: String,
    /// readable in the body
    variables: Vec<Variable>,
    /// most iterations, roughly
    trips: i64,
    may_continue: bool,
}

impl Plan {
    /// `for (ty text)`, the variable within an interval in the body.
    fn counted(v: &str, ty: &str, text: String, (low, high): (i64, i64), trips: i64) -> Plan {
        let read = if ty == "int" { v.to_owned() } else { format!("(int){v}") };
        Plan {
            before: String::new(),
            head: format!("for ({ty} {text})"),
            tail: String::new(),
            foot: String::new(),
            variables: vec![Value { text: read, low, high: high.max(low) }],
            trips: trips.max(0),
            may_continue: true,
        }
    }
}
