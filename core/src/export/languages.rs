//! The syntax of the languages: what differs between them, and nothing of programs.

use num_bigint::BigInt;
use num_traits::Signed;
use std::fmt::Write;

/// A language that counts are written in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Language {
    /// C99 with `__int128`, as GCC and Clang have it
    C,
    /// Rust, with `i128`
    Rust,
    /// Python 3
    Python,
    /// JavaScript with `BigInt` (ECMAScript 2020)
    JavaScript,
}

use Language::{JavaScript, Python, Rust, C};

impl Language {
    /// Have its integers 128 bits, so that numbers may overflow?
    pub(super) fn has_machine_integers(self) -> bool {
        matches!(self, C | Rust)
    }

    /// The text as a string literal.
    fn quoted(self, text: &str) -> String {
        let mut s = String::from("\"");
        for c in text.chars() {
            let code = u32::from(c);
            let _ = match c {
                '"' | '\\' => write!(s, "\\{c}"),
                ' '..='~' if c != '?' => write!(s, "{c}"),
                '?' => write!(s, "?"),
                _ => match self {
                    Rust => write!(s, "\\u{{{code:x}}}"),
                    JavaScript => write!(s, "\\u{{{code:x}}}"),
                    Python => write!(s, "\\U{code:08x}"),
                    C => {
                        let mut bytes = [0; 4];
                        let bytes = c.encode_utf8(&mut bytes).bytes();
                        bytes.for_each(|b| {
                            let _ = write!(s, "\\{b:03o}");
                        });
                        Ok(())
                    }
                },
            };
        }
        s + "\""
    }
}

/// Writes one function.
pub(super) struct Writer {
    language: Language,
    text: String,
    depth: usize,
}

impl Writer {
    pub(super) fn new(language: Language) -> Writer {
        Writer { language, text: String::new(), depth: 0 }
    }

    fn line(&mut self, line: &str) {
        let _ = writeln!(self.text, "{:1$}{line}", "", 4 * self.depth);
    }

    /// A comment of one line.
    pub(super) fn remark(&mut self, text: &str) {
        let mark = if self.language == Python { "#" } else { "//" };
        let plain = |c: char| if c.is_control() { '_' } else { c };
        let text: String = text.chars().map(plain).collect();
        // what ends with a backslash would go on in C's next line
        self.line(&format!("{mark} {text} ."));
    }

    pub(super) fn start(&mut self, name: &str, symbols: &[String], blocks: &[String]) {
        let language = self.language;
        let list =
            |of: &[String]| of.iter().map(|s| language.quoted(s)).collect::<Vec<_>>().join(", ");
        let (inputs, outputs) = (list(symbols), list(blocks));
        // C has no arrays of no elements
        let (n, m) = (symbols.len(), blocks.len());
        let head = match language {
            C => format!(
                "enum {{ {name}_symbol_count = {n}, {name}_block_count = {m} }};\n\
                 const char *const {name}_symbols[] = {{{inputs}{}0}};\n\
                 const char *const {name}_blocks[] = {{{outputs}{}0}};\n\
                 symprof_status {name}(const symprof_int *values, symprof_int *counts) {{",
                if n > 0 { ", " } else { "" },
                if m > 0 { ", " } else { "" },
            ),
            Rust => format!(
                "#[allow(dead_code, non_upper_case_globals)]\n\
                 pub const {name}_symbols: [&str; {n}] = [{inputs}];\n\
                 #[allow(dead_code, non_upper_case_globals)]\n\
                 pub const {name}_blocks: [&str; {m}] = [{outputs}];\n\
                 #[allow(unused, non_snake_case)]\n\
                 pub fn {name}(values: &[i128; {n}]) -> Result<[i128; {m}], Refusal> {{\n    \
                     use symprof::*;"
            ),
            Python => format!(
                "{name}_symbols = [{inputs}]\n{name}_blocks = [{outputs}]\n\
                 def {name}(values):\n    \
                     try:\n        return {name}_checked(values)\n    \
                     except symprof_Refusal as refusal:\n        return str(refusal)\n\
                 def {name}_checked(values):"
            ),
            JavaScript => format!(
                "const {name}_symbols = [{inputs}];\nconst {name}_blocks = [{outputs}];\n\
                 function {name}(values) {{\n    \
                     try {{\n        return {name}_checked(values);\n    \
                     }} catch (e) {{\n        if (e instanceof symprof_Refusal) return e.message;\n        \
                     throw e;\n    }}\n}}\n\
                 function {name}_checked(values) {{"
            ),
        };
        self.line(&head);
        self.depth = 1;
        match language {
            C => self.line("symprof_int t = 0, u = 0; unsigned long long steps = 0; symprof_status s; int at = 0; (void)t; (void)u; (void)steps; (void)s; (void)at; (void)values; (void)counts;"),
            Rust => self.line("let (mut t, mut u, mut steps, mut at) = (0i128, 0i128, 0u64, 0usize);"),
            Python => self.line("steps = at = 0"),
            JavaScript => self.line("let t = 0n, u = 0n, steps = 0, at = 0;"),
        }
    }

    pub(super) fn finish(mut self, name: &str) -> String {
        self.depth = 0;
        if self.language != Python {
            self.line("}");
        }
        if self.language == JavaScript {
            let all = format!("{name}, {name}_symbols, {name}_blocks");
            self.line(&format!(
                "if (typeof module !== \"undefined\") Object.assign(module.exports, {{ {all} }});"
            ));
        }
        self.text
    }

    /// There is no program, for this reason.
    pub(super) fn refuse(&mut self, why: &str) {
        self.remark(&format!("no formula: {why}"));
        self.refusal("NO_FORMULA", "NoFormula", "no formula");
    }

    fn refusal(&mut self, c: &str, rust: &str, word: &str) {
        let line = self.refusal_text(c, rust, word);
        self.line(&line);
    }

    fn refusal_text(&self, c: &str, rust: &str, word: &str) -> String {
        match self.language {
            C => format!("return SYMPROF_{c};"),
            Rust => format!("return Err(Refusal::{rust});"),
            Python => format!("symprof_refuse(\"{word}\")"),
            JavaScript => format!("symprof_refuse(\"{word}\");"),
        }
    }

    pub(super) fn refuse_always(&mut self) {
        self.refusal("OUTSIDE", "Outside", "outside");
    }

    fn zero(&self) -> &'static str {
        if self.language == JavaScript {
            "0n"
        } else {
            "0"
        }
    }

    fn condition(&mut self, condition: &str, then: &str) {
        match self.language {
            C | JavaScript => self.line(&format!("if ({condition}) {{ {then} }}")),
            Rust => self.line(&format!("if {condition} {{ {then} }}")),
            Python => self.line(&format!("if {condition}: {then}")),
        }
    }

    /// Refuses where the value compares so with 0.
    pub(super) fn refuse_if(&mut self, value: &str, how: &str) {
        let then = self.refusal_text("OUTSIDE", "Outside", "outside");
        self.condition(&format!("{value} {how} {}", self.zero()), &then);
    }

    pub(super) fn steps(&mut self, by: u32, budget: u64) {
        let end = if self.language == Python { "" } else { ";" };
        self.line(&format!("steps += {by}{end}"));
        let then = self.refusal_text("STEPS", "Steps", "steps");
        self.condition(&format!("steps > {budget}"), &then);
    }

    /// The number as an expression.
    pub(super) fn constant(&self, v: &BigInt) -> String {
        match self.language {
            JavaScript if v.is_negative() => format!("({v}n)"),
            JavaScript => format!("{v}n"),
            Rust => format!("({v}i128)"),
            Python => format!("({v})"),
            C if i64::try_from(v).is_ok_and(|v| v != i64::MIN) => format!("({v}LL)"),
            C => {
                let modulus = BigInt::from(1) << 128;
                let bits = if v.is_negative() { v + modulus } else { v.clone() };
                let bits = u128::try_from(bits).unwrap_or_default();
                let (high, low) = (bits >> 64, bits as u64);
                format!("((symprof_int)((unsigned __int128){high}ULL << 64 | {low}ULL))")
            }
        }
    }

    /// Registers, of value 0.
    pub(super) fn declare(&mut self, registers: usize) {
        let all: Vec<usize> = (0..registers).collect();
        for some in all.chunks(8) {
            let list = |zero: &str| {
                some.iter().map(|r| format!("r{r} = {zero}")).collect::<Vec<_>>().join(", ")
            };
            let each = |start: &str, end: &str| {
                some.iter().map(|r| format!("{start}r{r}{end}")).collect::<Vec<_>>().join(" ")
            };
            match self.language {
                C => self.line(&format!("symprof_int {}; {}", list("0"), each("(void)", ";"))),
                Rust => self.line(&each("let mut ", " = 0i128;")),
                Python => {}
                JavaScript => self.line(&format!("let {};", list("0n"))),
            }
        }
    }

    pub(super) fn input(&self, k: usize) -> String {
        format!("values[{k}]")
    }

    pub(super) fn call(&mut self, to: usize, function: &str, operands: &[String]) {
        self.call_into(&format!("r{to}"), function, operands);
    }

    pub(super) fn call_into(&mut self, to: &str, function: &str, operands: &[String]) {
        let operands = operands.join(", ");
        self.line(&match self.language {
            C => format!("if ((s = symprof_{function}({operands}, &{to}))) return s;"),
            Rust => format!("{to} = symprof_{function}({operands})?;"),
            Python => format!("{to} = symprof_{function}({operands})"),
            JavaScript => format!("{to} = symprof_{function}({operands});"),
        });
    }

    pub(super) fn enter_states(&mut self) {
        self.line(match self.language {
            C | JavaScript => "for (;;) switch (at) {",
            Rust => "loop { match at {",
            Python => "while True:",
        });
        self.depth += 1;
    }

    /// Starts a state; the one before goes on to it if it is open.
    pub(super) fn state(&mut self, state: usize, open: bool) {
        if open {
            self.jump(None, state);
        }
        self.end_state(state);
        self.line(&match self.language {
            C | JavaScript => format!("case {state}: {{"),
            Rust => format!("{state} => {{"),
            Python => format!("if at == {state}:"),
        });
        self.depth += 1;
    }

    fn end_state(&mut self, next: usize) {
        if next > 0 {
            self.depth -= 1;
            if self.language != Python {
                self.line("}");
            }
        }
    }

    pub(super) fn jump(&mut self, condition: Option<(&str, &str, Option<&str>)>, state: usize) {
        let go = match self.language {
            Python => format!("at = {state}; continue"),
            _ => format!("at = {state}; continue;"),
        };
        match condition {
            None => self.line(&go),
            Some((a, how, b)) => {
                let b = b.unwrap_or(self.zero());
                self.condition(&format!("{a} {how} {b}"), &go);
            }
        }
    }

    pub(super) fn answer(&mut self, outputs: &[usize]) {
        let list = |of: &[usize]| of.iter().map(|r| format!("r{r}")).collect::<Vec<_>>().join(", ");
        let list = list(outputs);
        match self.language {
            C => {
                for (k, r) in outputs.iter().enumerate() {
                    self.line(&format!("counts[{k}] = r{r};"));
                }
                self.line("return SYMPROF_OK;");
            }
            Rust => self.line(&format!("return Ok([{list}]);")),
            Python => self.line(&format!("return [{list}]")),
            JavaScript => self.line(&format!("return [{list}];")),
        }
    }

    pub(super) fn leave_states(&mut self) {
        self.end_state(1);
        self.depth -= 1;
        match self.language {
            C => {
                self.line("default: return SYMPROF_OUTSIDE;");
                self.line("}");
            }
            JavaScript => self.line("}"),
            Rust => self.line("_ => return Err(Refusal::Outside), } }"),
            Python => {}
        }
    }
}
