//! Plain tables: columns aligned, styles that the terminal may drop.

use anstyle::Style;
use std::fmt::Write;

/// A cell: text and how it looks on a terminal.
#[derive(Clone, Debug)]
#[must_use]
pub struct Cell {
    text: String,
    style: Style,
    right: bool,
}

impl Cell {
    /// Plain text, aligned left.
    pub fn new(text: impl Into<String>) -> Cell {
        Cell { text: text.into(), style: Style::new(), right: false }
    }

    /// The same text in a style.
    pub fn style(mut self, style: Style) -> Cell {
        self.style = style;
        self
    }

    /// The same text, aligned right.
    pub fn right(mut self) -> Cell {
        self.right = true;
        self
    }
}

/// Writes rows with their columns aligned and two spaces between; the last column is not padded.
///
/// ```
/// use symprof::report::table::{rows, Cell};
/// let mut out = String::new();
/// rows(&mut out, "  ", &[vec![Cell::new("entry"), Cell::new("1")], vec![Cell::new("a"), Cell::new("n")]]);
/// assert_eq!(out, "  entry  1\n  a      n\n");
/// ```
///
/// A cell that is much longer than most of its column is not aligned with:
///
/// ```
/// use symprof::report::table::{rows, Cell};
/// let long = "a".repeat(70);
/// let mut out = String::new();
/// let row = |cell: &str| vec![Cell::new(cell), Cell::new("1")];
/// rows(&mut out, "", &[row("a"), row("bcd"), row(&long)]);
/// assert_eq!(out, format!("a    1\nbcd  1\n{long}  1\n"));
/// ```
pub fn rows(out: &mut String, indent: &str, rows: &[Vec<Cell>]) {
    rows_within(out, indent, rows, None);
}

/// The least room that the last column gets on the line of its row.
const ROOM: usize = 28;
/// A last column no longer than this never goes below.
const WORD: usize = 5;
/// How far a last column is indented that stands below its row.
const BELOW: usize = 4;
/// A cell no longer than this is aligned with.
const ALIGNED: usize = 60;

/// The room that a column takes where others follow it. A cell that is much longer than most of its column goes on into
/// the next one: what stands beside the others is not moved out of sight.
fn width(rows: &[Vec<Cell>], k: usize) -> usize {
    let is_padded = |r: &&Vec<Cell>| r.get(k).is_some_and(|c| k + 1 < r.len() || c.right);
    let lengths = rows.iter().filter(is_padded).map(|r| r[k].text.chars().count());
    let mut lengths: Vec<usize> = lengths.collect();
    lengths.sort_unstable();
    let usual = lengths.get(lengths.len() / 2).map_or(0, |median| 2 * median).max(ALIGNED);
    lengths.into_iter().rev().find(|&l| l <= usual).unwrap_or(0)
}

/// As [`rows`], with lines of so many characters at most where that can be: the last column goes on below
/// itself, or where there is hardly any room for it, below its row.
///
/// ```
/// use symprof::report::table::{rows_within, Cell};
/// let mut out = String::new();
/// let formula = "max(0, n)*max(0, m) + max(0, k)*max(0, l)";
/// rows_within(&mut out, "", &[vec![Cell::new("a"), Cell::new(formula)]], Some(32));
/// assert_eq!(out, "a  max(0, n)*max(0, m) +\n   max(0, k)*max(0, l)\n");
/// ```
pub fn rows_within(out: &mut String, indent: &str, rows: &[Vec<Cell>], most: Option<usize>) {
    let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    let widths: Vec<usize> = (0..columns).map(|k| width(rows, k)).collect();
    for row in rows {
        out.push_str(indent);
        let mut at = indent.chars().count();
        for (k, cell) in row.iter().enumerate() {
            if k + 1 == row.len() && !cell.right {
                last(out, cell, (indent.chars().count(), at), most);
                break;
            }
            let pad = " ".repeat(widths[k].saturating_sub(cell.text.chars().count()));
            if cell.right {
                out.push_str(&pad);
            }
            let style = cell.style;
            let _ = write!(out, "{style}{}{style:#}", cell.text);
            if k + 1 < row.len() {
                if !cell.right {
                    out.push_str(&pad);
                }
                out.push_str("  ");
            }
            at += widths[k].max(cell.text.chars().count()) + 2;
        }
        // behind empty cells there is nothing to be aligned
        out.truncate(out.trim_end_matches(' ').len());
        out.push('\n');
    }
}

/// As [`rows_within`], where the first `names` columns say what a row is and columns of numbers follow: numbers for
/// which a line has no room become a table of their own, with the names again. The last column goes with the last
/// of them if it is no number, that is, not aligned right. Names that leave little room stand on a line of
/// their own.
///
/// ```
/// use symprof::report::table::{rows_in_parts, Cell};
/// let row = |name: &str, a: &str, b: &str| {
///     vec![Cell::new(name), Cell::new(a).right(), Cell::new(b).right()]
/// };
/// let table = [row("block", "n=1000000", "n=2000000"), row("loop", "999999", "1999999")];
/// let mut out = String::new();
/// rows_in_parts(&mut out, "", &table, 1, Some(22));
/// assert_eq!(out, "\
/// block  n=1000000
/// loop      999999
///
/// block  n=2000000
/// loop     1999999
/// ");
/// ```
pub fn rows_in_parts(
    out: &mut String,
    indent: &str,
    rows: &[Vec<Cell>],
    names: usize,
    most: Option<usize>,
) {
    let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    let room = most.unwrap_or(usize::MAX).saturating_sub(indent.chars().count());
    let widths: Vec<usize> = (0..columns).map(|k| width(rows, k) + 2).collect();
    let numbers = match rows.first().and_then(|head| head.get(names..)?.last()) {
        Some(last) if !last.right => columns - 1,
        _ => columns,
    };
    let lead: usize = widths.iter().take(names).sum();
    let total: usize = widths.iter().take(numbers).sum();
    if total.saturating_sub(2) <= room || numbers <= names {
        return rows_within(out, indent, rows, most);
    }
    let apart = lead > room / 2;
    let start = if apart { BELOW } else { lead };
    // where each part starts
    let mut parts = vec![names];
    let mut used = start;
    for (k, needed) in widths.iter().enumerate().take(numbers).skip(names) {
        if used + needed > room + 2 && parts.last() != Some(&k) {
            parts.push(k);
            used = start;
        }
        used += needed;
    }
    let ends = parts.iter().skip(1).copied().chain([columns]);
    for (j, (&from, to)) in parts.iter().zip(ends).enumerate() {
        if j > 0 {
            out.push('\n');
        }
        let of = |row: &Vec<Cell>| row.get(from..to.min(row.len())).unwrap_or_default().to_vec();
        if !apart {
            let part = rows.iter().map(|row| [&row[..names.min(row.len())], &of(row)].concat());
            rows_within(out, indent, &part.collect::<Vec<_>>(), most);
            continue;
        }
        // what belongs to a row is aligned with what belongs to the others
        let mut below = String::new();
        let part: Vec<Vec<Cell>> =
            rows.iter().map(|row| [vec![Cell::new("")], of(row)].concat()).collect();
        rows_within(&mut below, &format!("{indent}  "), &part, None);
        for (row, numbers) in rows.iter().zip(below.lines()) {
            rows_within(out, indent, &[row[..names.min(row.len())].to_vec()], most);
            out.push_str(numbers);
            out.push('\n');
        }
    }
}

/// The last cell of a row, which starts at that column of a line indented so far.
fn last(out: &mut String, cell: &Cell, (indent, at): (usize, usize), most: Option<usize>) {
    let style = cell.style;
    let length = cell.text.chars().count();
    let fits = length <= WORD || most.is_none_or(|most| at + length <= most);
    let most = most.unwrap_or(usize::MAX);
    let (lines, at) = match () {
        () if fits => (vec![cell.text.clone()], at),
        () if at + ROOM <= most => (wrapped(&cell.text, most - at), at),
        () => {
            let at = indent + BELOW;
            out.truncate(out.trim_end_matches(' ').len());
            let _ = write!(out, "\n{}", " ".repeat(at));
            (wrapped(&cell.text, most.saturating_sub(at)), at)
        }
    };
    for (k, line) in lines.iter().enumerate() {
        if k > 0 {
            let _ = write!(out, "\n{}", " ".repeat(at));
        }
        let _ = write!(out, "{style}{line}{style:#}");
    }
}

/// Text in lines of so many characters at most. A line ends where the fewest brackets are open, at a space
/// rather than behind a sign; what has no such place stays whole. Linear in the text.
///
/// ```
/// use symprof::report::table::wrapped;
/// assert_eq!(wrapped("n*m + k", 5), ["n*m +", "k"]);
/// assert_eq!(wrapped("n*(m + 1) + k*(l + 1)", 16), ["n*(m + 1) +", "k*(l + 1)"]);
/// assert_eq!(wrapped("alpha*beta*gamma", 11), ["alpha*beta*", "gamma"]);
/// assert_eq!(wrapped("indivisible", 5), ["indivisible"]);
/// ```
#[must_use]
pub fn wrapped(text: &str, width: usize) -> Vec<String> {
    let chars: Vec<char> = text.chars().collect();
    let mut lines = Vec::new();
    let mut start = 0;
    while chars.len() - start > width {
        let Some(end) = line_end(&chars[start..], width) else { break };
        lines.push(chars[start..start + end].iter().collect::<String>().trim_end().to_owned());
        start += end;
        start += chars[start..].iter().take_while(|c| **c == ' ').count();
    }
    if start < chars.len() || lines.is_empty() {
        lines.push(chars[start..].iter().collect());
    }
    lines
}

/// Where the first line of a text ends that is longer than a line; none if it cannot be broken.
fn line_end(chars: &[char], width: usize) -> Option<usize> {
    /// of the width, the part that a line leaves empty at most for the sake of a better place
    const EMPTY: usize = 2;
    let mut depth = 0i64;
    let mut best: Option<(bool, i64, bool, usize)> = None;
    for (k, &c) in chars.iter().enumerate() {
        match c {
            '(' | '[' | '⌊' | '⌈' => depth += 1,
            ')' | ']' | '⌋' | '⌉' => depth -= 1,
            _ => {}
        }
        // a space goes with neither line
        let (end, space) = (if c == ' ' { k } else { k + 1 }, c == ' ');
        if end > width && best.is_some() {
            break;
        }
        // an operator between spaces stays on its line
        let operator = chars.get(k + 1).is_some_and(|c| "+-*/<>=&|∧∨≤≥≠·".contains(*c))
            && chars.get(k + 2).is_some_and(|c| " =&|".contains(*c));
        let place = (space && k > 0 && !operator)
            || (matches!(c, '*' | '·' | ',' | '/') && end < chars.len());
        if !place || chars.get(end) == Some(&' ') && !space {
            continue;
        }
        let short = end < width / EMPTY;
        let better = best.is_none_or(|(was_short, was_deep, was_space, _)| {
            (short, depth, !space) <= (was_short, was_deep, !was_space)
        });
        if better {
            best = Some((short, depth, space, end));
        }
    }
    best.map(|b| b.3)
}
