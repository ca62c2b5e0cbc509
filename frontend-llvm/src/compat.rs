//! The compatibility step: text of LLVM 20 to 23 made readable for LLVM 19, token by token.
//!
//! Text that LLVM 19 reads is never touched: the step runs only after LLVM has refused a text. It
//! drops or rewrites what narrows undefined behaviour, or speaks to the optimizer or the debugger,
//! and nothing else; what LLVM 19 still does not know stays, and is an error that names token and
//! line. Tokens inside strings, quoted names and comments are never looked at. What is dropped is
//! overwritten by blanks, so that lines and columns in messages are those of the file.
//!
//! | construct | since | what becomes of it | why that is right |
//! |---|---|---|---|
//! | `captures(…)` | 20 | dropped | a promise about pointers; without it less is known |
//! | `initializes(…)` | 20 | dropped | a promise about memory behind a parameter |
//! | `dead_on_return`, `dead_on_return(…)` | 21 | dropped | memory not read after the return |
//! | `noext` | 20 | dropped | how a parameter is passed, not what it is |
//! | `samesign` on `icmp` | 20 | dropped, the predicate made signed | of numbers with one sign both orders are the same; others are poison |
//! | `nocreateundeforpoison` | 22 | dropped | a promise about an intrinsic's result |
//! | `nodivergencesource`, `noipa`, `nooutline`, `coro_elide_safe`, `prefalign(…)`, `sanitize_type`, `sanitize_realtime`, `sanitize_realtime_blocking`, `sanitize_alloc_token`, `denormal_fpenv(…)` | 20–23 | dropped | directions for code generation |
//! | `errnomem:` in `memory(…)` | 21 | dropped; the whole attribute where the module gets hold of `errno` | memory that nothing else reaches |
//! | `target_mem0:`, `target_mem1:` in `memory(…)` | 22 | dropped | state of the machine that no load reaches |
//! | fast-math flags on `fptrunc`, `fpext`, `sitofp`, `uitofp` | 20 | dropped | floating point only |
//! | `ptrtoaddr` | 22 | `ptrtoint` | the same number; they differ in provenance |
//! | `llvm.lifetime.*` without a size | 22 | calls and declarations dropped | where a stack slot is live |
//! | `llvm.masked.*` without an alignment | 22 | alignment 1 put in | the least promise |
//! | `#dbg_…(…)`, calls of `llvm.dbg.*`, `!DI…(…)` nodes | any | dropped, nodes emptied | debug information |
//! | metadata attachments | any | dropped | by the LangRef, dropping metadata keeps the meaning |

use crate::headers::definitions;
use std::borrow::Cow;
use std::ops::Range;

/// Rewritten text.
#[derive(Debug)]
#[non_exhaustive]
pub struct Rewritten<'a> {
    /// the text; borrowed where nothing had to change
    pub text: Cow<'a, str>,
    /// the constructs that were dropped or rewritten, each named once
    pub notes: Vec<String>,
}

/// Words dropped wherever they stand, with the parentheses behind them if there are any.
const DROPPED: [&str; 16] = [
    "captures",
    "coro_elide_safe",
    "dead_on_return",
    "denormal_fpenv",
    "initializes",
    "nocreateundeforpoison",
    "nodivergencesource",
    "noext",
    "noipa",
    "nooutline",
    "prefalign",
    "samesign",
    "sanitize_alloc_token",
    "sanitize_realtime",
    "sanitize_realtime_blocking",
    "sanitize_type",
];

/// Flags of floating-point arithmetic, which conversions got in LLVM 20.
const FAST_MATH: [&str; 8] = ["afn", "arcp", "contract", "fast", "ninf", "nnan", "nsz", "reassoc"];

/// Rewrites newer syntax; see the [table](self).
///
/// ```
/// use symprof_llvm::compat::rewrite;
/// let new = "define void @f(ptr captures(none) %p) {\n  ret void ; captures(none)\n}\n";
/// let old = "define void @f(ptr                %p) {\n  ret void ; captures(none)\n}\n";
/// assert_eq!(rewrite(new).text, old);
/// ```
pub fn rewrite(text: &str) -> Rewritten<'_> {
    let mut r = Rewriter {
        text,
        tokens: tokens(text),
        edits: Vec::new(),
        notes: Vec::new(),
        errno: text.contains("errno_location") || text.contains("@errno"),
    };
    let mut k = 0;
    while k < r.tokens.len() {
        k = r.at(k).max(k + 1);
    }
    r.finish()
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    /// letters, digits and `_ . $ -`
    Word,
    /// `"…"`, with whatever sigil stands before it
    Quoted,
    /// `%x`, `@x`, `!x`, `#x`, `$x`
    Sigil,
    /// anything else, one character
    Mark,
}

#[derive(Clone, Copy, Debug)]
pub(crate) struct Token {
    pub(crate) kind: Kind,
    pub(crate) start: usize,
    pub(crate) end: usize,
}

fn is_word(b: u8) -> bool {
    b.is_ascii_alphanumeric() || matches!(b, b'_' | b'.' | b'$' | b'-')
}

/// Tokens of LLVM's assembly language, without comments.
pub(crate) fn tokens(text: &str) -> Vec<Token> {
    let bytes = text.as_bytes();
    let run = |mut at: usize| {
        while at < bytes.len() && is_word(bytes[at]) {
            at += 1;
        }
        at
    };
    // Strings have no escaped quotes: a quote inside is `\22`.
    let quoted = |at: usize| match bytes[at + 1..].iter().position(|&b| b == b'"') {
        Some(n) => at + n + 2,
        None => bytes.len(),
    };
    let mut all = Vec::new();
    let mut at = 0;
    while at < bytes.len() {
        let start = at;
        let next = bytes.get(at + 1).copied().unwrap_or(b' ');
        let kind = match bytes[at] {
            b if b.is_ascii_whitespace() => {
                at += 1;
                continue;
            }
            b';' => {
                at += bytes[at..].iter().position(|&b| b == b'\n').unwrap_or(bytes.len() - at);
                continue;
            }
            b'"' => {
                at = quoted(at);
                Kind::Quoted
            }
            b'%' | b'@' | b'!' | b'$' | b'#' | b'c' if next == b'"' => {
                at = quoted(at + 1);
                Kind::Quoted
            }
            b'%' | b'@' | b'!' | b'#' if is_word(next) || next == b'\\' => {
                at = run(at + 1);
                // Metadata names may hold escapes: `!foo\2Dbar`.
                while at < bytes.len() && bytes[at] == b'\\' {
                    at = run(at + 1);
                }
                Kind::Sigil
            }
            b if is_word(b) => {
                at = run(at);
                Kind::Word
            }
            _ => {
                at += 1;
                while !text.is_char_boundary(at) {
                    at += 1;
                }
                Kind::Mark
            }
        };
        all.push(Token { kind, start, end: at });
    }
    all
}

struct Rewriter<'a> {
    text: &'a str,
    tokens: Vec<Token>,
    /// what to put in the place of a range, in order; shorter text is filled up with blanks
    edits: Vec<(Range<usize>, String)>,
    notes: Vec<String>,
    /// the module gets hold of `errno`
    errno: bool,
}

impl<'a> Rewriter<'a> {
    fn get(&self, k: usize) -> &'a str {
        self.tokens.get(k).map_or("", |t| &self.text[t.start..t.end])
    }

    fn is(&self, k: usize, kind: Kind) -> bool {
        self.tokens.get(k).is_some_and(|t| t.kind == kind)
    }

    /// Overwrites the tokens `from..to` by `with` and blanks.
    fn replace(&mut self, from: usize, to: usize, with: &str) {
        let (Some(first), Some(last)) = (self.tokens.get(from), self.tokens.get(to - 1)) else {
            return;
        };
        self.edits.push((first.start..last.end, with.to_owned()));
    }

    fn note(&mut self, what: &str) {
        if !self.notes.iter().any(|n| n == what) {
            self.notes.push(what.to_owned());
        }
    }

    /// The token after the bracket that closes the one at `k`; the end if none does.
    fn after_group(&self, k: usize) -> usize {
        let mut depth = 0usize;
        for j in k..self.tokens.len() {
            match self.get(j) {
                "(" | "{" | "[" => depth += 1,
                ")" | "}" | "]" => depth = depth.saturating_sub(1),
                _ => {}
            }
            if depth == 0 {
                return j + 1;
            }
        }
        self.tokens.len()
    }

    /// Is this the first token of its line?
    fn starts_line(&self, k: usize) -> bool {
        let Some(token) = self.tokens.get(k) else { return false };
        match k.checked_sub(1).and_then(|p| self.tokens.get(p)) {
            Some(before) => self.text[before.end..token.start].contains('\n'),
            None => true,
        }
    }

    /// Looks at the token `k`; returns where to go on.
    fn at(&mut self, k: usize) -> usize {
        let word = self.get(k);
        match self.tokens[k].kind {
            Kind::Word => self.word(k, word),
            Kind::Sigil if word.starts_with("#dbg_") && self.get(k + 1) == "(" => {
                let end = self.after_group(k + 1);
                self.replace(k, end, "");
                self.note("debug records");
                end
            }
            Kind::Sigil if word.starts_with('!') => self.metadata(k, word),
            Kind::Sigil if word.starts_with("@llvm.masked.") => self.masked(k, word),
            _ => k + 1,
        }
    }

    fn word(&mut self, k: usize, word: &str) -> usize {
        let next = self.get(k + 1);
        // `captures:` is a label.
        let label = next == ":" && self.tokens[k].end == self.tokens[k + 1].start;
        if label {
            return k + 1;
        }
        if DROPPED.binary_search(&word).is_ok() {
            let signed = ["ult", "ule", "ugt", "uge"].iter().position(|p| *p == next);
            if let (Some(p), "samesign") = (signed, word) {
                self.replace(k + 1, k + 2, ["slt", "sle", "sgt", "sge"][p]);
            }
            let end = if next == "(" { self.after_group(k + 1) } else { k + 1 };
            self.replace(k, end, "");
            self.note(word);
            return end;
        }
        match word {
            "memory" if next == "(" => self.memory(k),
            "ptrtoaddr" => {
                self.replace(k, k + 1, "ptrtoint");
                self.note(word);
                k + 1
            }
            "fptrunc" | "fpext" | "sitofp" | "uitofp" => {
                let mut end = k + 1;
                while FAST_MATH.contains(&self.get(end)) {
                    end += 1;
                }
                if end > k + 1 {
                    self.replace(k + 1, end, "");
                    self.note("fast-math flags of conversions");
                }
                end
            }
            "call" | "tail" | "notail" | "musttail" | "declare" if self.starts_line(k) => {
                self.marker_statement(k)
            }
            _ => k + 1,
        }
    }

    /// `memory(…)`: entries for locations that LLVM 19 does not know.
    fn memory(&mut self, k: usize) -> usize {
        let end = self.after_group(k + 1);
        let (open, close) = (self.tokens[k + 1].end, self.tokens[end - 1].start);
        let inside = self.text.get(open..close).unwrap_or_default();
        let unknown =
            |e: &str| ["errnomem", "target_mem"].iter().any(|u| e.trim_start().starts_with(u));
        if !inside.split(',').any(unknown) {
            return end;
        }
        if self.errno && inside.contains("errnomem") {
            self.replace(k, end, "");
        } else {
            let kept: Vec<&str> =
                inside.split(',').filter(|e| !unknown(e)).map(str::trim).collect();
            let kept = if kept.is_empty() { "none".to_owned() } else { kept.join(", ") };
            self.replace(k, end, &format!("memory({kept})"));
        }
        self.note("memory locations of newer LLVMs");
        end
    }

    /// Calls and declarations of lifetime markers and debug intrinsics.
    fn marker_statement(&mut self, k: usize) -> usize {
        let mut j = k + 1;
        while self.tokens.len() > j && !self.starts_line(j) && self.get(j) != "(" {
            let name = self.get(j);
            if name.starts_with("@llvm.lifetime.") || name.starts_with("@llvm.dbg.") {
                let mut end = self.after_group(j + 1);
                // attributes, bundles and metadata behind the call
                while end < self.tokens.len() && !self.starts_line(end) && self.get(end) != "}" {
                    end += 1;
                }
                self.replace(k, end, "");
                self.note(if name.contains("dbg") {
                    "debug intrinsics"
                } else {
                    "lifetime markers"
                });
                return end;
            }
            j += 1;
        }
        k + 1
    }

    /// Attachments, debug nodes and the list of compile units.
    fn metadata(&mut self, k: usize, word: &str) -> usize {
        let next = self.get(k + 1);
        let named = word.as_bytes().get(1).is_some_and(|b| !b.is_ascii_digit());
        if next == "=" {
            let distinct = self.get(k + 2) == "distinct";
            let node = k + 2 + usize::from(distinct);
            if word == "!llvm.dbg.cu" {
                let end = self.after_group(node + 1);
                self.replace(k, end, "");
                return end;
            }
            if self.get(node).starts_with("!DI") && self.get(node + 1) == "(" {
                let end = self.after_group(node + 1);
                self.replace(k + 2, end, "!{}");
                self.note("debug information");
                return end;
            }
            return node + 1;
        }
        if !named || next == "(" {
            return k + 1;
        }
        // `!kind !5`, `!kind !{…}`, `!kind !DIExpression(…)`
        let end = match next {
            "!" if self.get(k + 2) == "{" => self.after_group(k + 2),
            _ if self.is(k + 1, Kind::Sigil) && next.starts_with('!') => match self.get(k + 2) {
                "(" => self.after_group(k + 2),
                _ => k + 2,
            },
            _ => return k + 1,
        };
        let from = if k > 0 && self.get(k - 1) == "," { k - 1 } else { k };
        self.replace(from, end, "");
        end
    }

    /// Masked memory intrinsics without an alignment operand get one.
    fn masked(&mut self, k: usize, word: &str) -> usize {
        let store =
            word.starts_with("@llvm.masked.store.") || word.starts_with("@llvm.masked.scatter.");
        let load =
            word.starts_with("@llvm.masked.load.") || word.starts_with("@llvm.masked.gather.");
        if !(store || load) || self.get(k + 1) != "(" {
            return k + 1;
        }
        let end = self.after_group(k + 1);
        let mut commas = Vec::new();
        let mut j = k + 2;
        while j + 1 < end {
            match self.get(j) {
                "(" | "{" | "[" => j = self.after_group(j),
                "<" => {
                    // a vector type or constant; angle brackets nest
                    let mut depth = 0usize;
                    while j + 1 < end {
                        match self.get(j) {
                            "<" => depth += 1,
                            ">" => depth -= 1,
                            _ => {}
                        }
                        j += 1;
                        if depth == 0 {
                            break;
                        }
                    }
                }
                "," => {
                    commas.push(j);
                    j += 1;
                }
                _ => j += 1,
            }
        }
        if commas.len() != 2 {
            return k + 2; // the older form, or something else
        }
        let at = if store { commas[1] } else { commas[0] };
        let declared = self.text[..self.tokens[k].start]
            .rsplit('\n')
            .next()
            .is_some_and(|l| l.trim_start().starts_with("declare"));
        self.replace(at, at + 1, if declared { ", i32," } else { ", i32 1," });
        self.note("masked intrinsics without an alignment");
        k + 2
    }

    fn finish(mut self) -> Rewritten<'a> {
        if self.edits.is_empty() {
            return Rewritten { text: Cow::Borrowed(self.text), notes: self.notes };
        }
        self.edits.sort_by_key(|(range, _)| (range.start, std::cmp::Reverse(range.end)));
        let mut out = String::with_capacity(self.text.len() + 64);
        let mut at = 0;
        for (range, with) in &self.edits {
            if range.start < at {
                continue; // inside of what an earlier edit took
            }
            out.push_str(&self.text[at..range.start]);
            out.push_str(with);
            let mut filled = with.len();
            for c in self.text[range.clone()].chars() {
                if c == '\n' {
                    out.push('\n');
                    filled = 0;
                } else if filled == 0 {
                    out.push(' ');
                } else {
                    filled -= 1;
                }
            }
            at = range.end;
        }
        out.push_str(&self.text[at..]);
        Rewritten { text: Cow::Owned(out), notes: self.notes }
    }
}

/// A number that stands in the text as a label (`7:`) or as the name of a result (`%7 =`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Numbered {
    pub(crate) is_label: bool,
    pub(crate) number: usize,
}

/// The numbered labels and results of each function with a body, in order.
pub(crate) fn numbered(text: &str) -> Vec<Vec<Numbered>> {
    let mut all: Vec<Vec<Numbered>> = Vec::new();
    let tokens = tokens(text);
    let word = |k: usize| tokens.get(k).map_or("", |t: &Token| &text[t.start..t.end]);
    let mut starts = definitions(text, &tokens).peekable();
    for (k, token) in tokens.iter().enumerate() {
        if starts.next_if_eq(&k).is_some() {
            all.push(Vec::new());
        }
        let (digits, is_label) = match (token.kind, word(k + 1)) {
            (Kind::Word, ":") => (word(k), true),
            (Kind::Sigil, "=") => (word(k).strip_prefix('%').unwrap_or(""), false),
            _ => continue,
        };
        let is_number = digits.bytes().all(|b| b.is_ascii_digit());
        let number = digits.parse().ok().filter(|_| is_number);
        if let (Some(found), Some(number)) = (all.last_mut(), number) {
            found.push(Numbered { is_label, number });
        }
    }
    all
}

/// The token of a line that starts at or holds the byte `column` (from 0).
pub(crate) fn token_at(line: &str, column: usize) -> String {
    let all = tokens(line);
    match all.iter().find(|t| t.end > column) {
        Some(t) => line[t.start..t.end].to_owned(),
        None => "end of line".to_owned(),
    }
}

/// What to do about a parse error.
pub(crate) fn remedy(token: &str) -> String {
    format!(
        "if `{token}` is syntax of an LLVM newer than 19, write the IR with LLVM 19 or leave it \
         out; otherwise correct the text"
    )
}
