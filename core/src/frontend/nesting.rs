//! How deep brackets nest in a text, known before a parser recurses over them.

/// The brackets `(`, `[`, `{` and `<` of a language, outside of its strings and comments. Arrows
/// (`->`) and comparisons (`>=`) close nothing.
///
/// ```
/// use symprof_core::frontend::Nesting;
/// let llvm = Nesting::new(";");
/// assert_eq!(llvm.beyond(b"{ [2 x <4 x i32>] } ; ((((", 3), None);
/// let excess = llvm.beyond(b"{\n[2 x <4 x i32>] }", 2).unwrap();
/// assert_eq!((excess.line, excess.depth), (2, 3));
/// ```
#[derive(Clone, Copy, Debug)]
#[must_use]
pub struct Nesting<'a> {
    comment: &'a str,
    escapes: bool,
}

/// Brackets nested deeper than a limit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[must_use]
#[non_exhaustive]
pub struct Excess {
    /// the line on which they first are, from 1
    pub line: usize,
    /// how deep they are anywhere
    pub depth: usize,
}

impl<'a> Nesting<'a> {
    /// A language whose comments go from `comment` to the end of the line, and whose strings go from
    /// one `"` to the next.
    pub fn new(comment: &'a str) -> Self {
        Nesting { comment, escapes: false }
    }

    /// A backslash in a string takes the meaning off the character behind it, and a string ends with
    /// its line.
    ///
    /// ```
    /// use symprof_core::frontend::Nesting;
    /// let mlir = Nesting::new("//").with_escapes();
    /// assert_eq!(mlir.beyond(br#""\"((" // ((("#, 0), None);
    /// ```
    pub fn with_escapes(self) -> Self {
        Nesting { escapes: true, ..self }
    }

    /// Where the text nests brackets deeper than `limit`, if it does. Linear in the text.
    pub fn beyond(&self, text: &[u8], limit: usize) -> Option<Excess> {
        let (mut depth, mut line, mut at) = (0usize, 1, 0);
        let mut found: Option<Excess> = None;
        while let Some(&b) = text.get(at) {
            match b {
                b'\n' => line += 1,
                b'"' => {
                    let (end, lines) = self.string(text, at + 1);
                    line += lines;
                    at = end;
                }
                b'(' | b'[' | b'{' | b'<' => {
                    depth += 1;
                    if depth > limit {
                        let excess = found.get_or_insert(Excess { line, depth });
                        excess.depth = excess.depth.max(depth);
                    }
                }
                b'>' if at > 0 && text[at - 1] == b'-' || text.get(at + 1) == Some(&b'=') => {}
                b')' | b']' | b'}' | b'>' => depth = depth.saturating_sub(1),
                _ if self.is_comment(&text[at..]) => {
                    let length = text[at..].iter().position(|&b| b == b'\n');
                    at = length.map_or(text.len(), |n| at + n);
                    continue;
                }
                _ => {}
            }
            at += 1;
        }
        found
    }

    fn is_comment(&self, rest: &[u8]) -> bool {
        !self.comment.is_empty() && rest.starts_with(self.comment.as_bytes())
    }

    /// Where the string that starts at `at` ends, and how many lines it goes over.
    fn string(&self, text: &[u8], mut at: usize) -> (usize, usize) {
        let mut lines = 0;
        while let Some(&b) = text.get(at) {
            match b {
                b'"' => break,
                b'\n' if self.escapes => return (at, 1),
                b'\n' => lines += 1,
                b'\\' if self.escapes => at += 1,
                _ => {}
            }
            at += 1;
        }
        (at, lines)
    }
}
