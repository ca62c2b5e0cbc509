//! Random expressions with the intervals of their values, bounds and steps of loops, and conditions.

use super::generate::Generator;

/// An `int` expression and the interval it lies in.
#[derive(Clone, Debug)]
pub(super) struct Value {
    pub(super) text: String,
    pub(super) low: i64,
    pub(super) high: i64,
}

/// A variable that expressions may read; `text` reads it as an `int`.
pub(super) type Variable = Value;

/// Loop bounds stay within these.
pub(super) const BOUND_LOW: i64 = -9;
pub(super) const BOUND_HIGH: i64 = 26;

impl Generator {
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
