//! Random loops: counted up and down, by steps, quotients and products, left at the end or in the middle.

use super::generate::{Generator, Place, WORK};
use super::program::Stmt;
use super::values::{Value, Variable, BOUND_HIGH};

impl Generator {
    /// A loop of any kind with its body.
    pub(super) fn one_loop(&mut self, place: Place) -> Stmt {
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
