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

    fn len(&self) -> usize {
        self.text.chars().count()
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
/// A last column of no more lines than this stays beside its row, one of more where it would take more than half of
/// them below.
const FEW: usize = 2;
/// A cell no longer than this is aligned with.
const ALIGNED: usize = 60;

/// The room that a column takes where others follow it. A cell that is much longer than most of its column goes on into
/// the next one: what stands beside the others is not moved out of sight.
fn width(rows: &[Vec<Cell>], k: usize) -> usize {
    let is_padded = |r: &&Vec<Cell>| r.get(k).is_some_and(|c| k + 1 < r.len() || c.right);
    let lengths = rows.iter().filter(is_padded).map(|r| r[k].len());
    let mut lengths: Vec<usize> = lengths.collect();
    lengths.sort_unstable();
    let usual = lengths.get(lengths.len() / 2).map_or(0, |median| 2 * median).max(ALIGNED);
    lengths.into_iter().rev().find(|&l| l <= usual).unwrap_or(0)
}

/// As [`rows`], with lines of so many characters at most where that can be: the last column goes on below
/// itself, or where there is little room for it, below its row. Where there is no room for all columns, a long
/// cell of the first stands on a line of its own.
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
    let mut widths: Vec<usize> = (0..columns).map(|k| width(rows, k)).collect();
    let last = rows.iter().filter_map(|r| r.get(columns.checked_sub(1)?)).map(Cell::len).max();
    let used: usize = widths.iter().rev().skip(1).map(|w| w + 2).sum();
    let room = most.map(|most| most.saturating_sub(indent.chars().count()));
    let breaks = room.is_some_and(|room| used + last.unwrap_or(0).min(ROOM) > room);
    if let Some(room) = room.filter(|_| breaks && columns > 1) {
        narrow(rows, &mut widths[..1], room);
    }
    aligned(out, indent, rows, (&widths, breaks), most);
}

/// Leaves room for other columns beside the first ones, which are names: longer ones stand on lines of their own.
fn narrow(rows: &[Vec<Cell>], widths: &mut [usize], room: usize) {
    // of a line, about half
    let limit = room * 9 / 20 / widths.len().max(1);
    for (k, width) in widths.iter_mut().enumerate() {
        let lengths = rows.iter().filter_map(|r| r.get(k)).map(Cell::len);
        *width = (*width).min(lengths.filter(|l| *l <= limit).max().unwrap_or(0));
    }
}

/// Rows with columns of these widths. Where lines break, a cell that is longer than its column has a line of its own.
fn aligned(
    out: &mut String,
    indent: &str,
    rows: &[Vec<Cell>],
    (widths, breaks): (&[usize], bool),
    most: Option<usize>,
) {
    for row in rows {
        out.push_str(indent);
        let start = indent.chars().count();
        let mut at = start;
        for (k, cell) in row.iter().enumerate() {
            if k + 1 == row.len() && !cell.right {
                last(out, cell, (start, at), most);
                break;
            }
            let pad = " ".repeat(widths[k].saturating_sub(cell.len()));
            if cell.right {
                out.push_str(&pad);
            }
            let style = cell.style;
            let _ = write!(out, "{style}{}{style:#}", cell.text);
            let next = start + widths[..=k].iter().map(|w| w + 2).sum::<usize>();
            if k + 1 < row.len() && breaks && cell.len() > widths[k] {
                let _ = write!(out, "\n{}", " ".repeat(next));
                at = next;
                continue;
            }
            if k + 1 < row.len() {
                if !cell.right {
                    out.push_str(&pad);
                }
                out.push_str("  ");
            }
            at += widths[k].max(cell.len()) + 2;
        }
        // behind empty cells there is nothing to be aligned
        out.truncate(out.trim_end_matches(' ').len());
        out.push('\n');
    }
}

/// As [`rows_within`], where the first `names` columns say what a row is and columns of numbers follow: numbers for
/// which a line has no room become a table of their own, with the names again. The last column goes with the last
/// of them if it is no number, that is, not aligned right. Long names stand on lines of their own.
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
    let mut widths: Vec<usize> = (0..columns).map(|k| width(rows, k)).collect();
    let numbers = match rows.first().and_then(|head| head.get(names..)?.last()) {
        Some(last) if !last.right => columns - 1,
        _ => columns,
    };
    let used = |columns: &[usize]| columns.iter().map(|w| w + 2).sum::<usize>();
    if used(&widths[..numbers]).saturating_sub(2) <= room || numbers <= names {
        return rows_within(out, indent, rows, most);
    }
    narrow(rows, &mut widths[..names], room);
    // where each part starts
    let mut parts = vec![names];
    for k in names..numbers {
        let from = parts.last().copied().unwrap_or(names);
        if k > from && used(&widths[..names]) + used(&widths[from..=k]) > room + 2 {
            parts.push(k);
        }
    }
    let ends = parts.iter().skip(1).copied().chain([columns]);
    for (j, (&from, to)) in parts.iter().zip(ends).enumerate() {
        if j > 0 {
            out.push('\n');
        }
        let part = |row: &Vec<Cell>| {
            let numbers = row.get(from..to.min(row.len())).unwrap_or_default();
            [&row[..names.min(row.len())], numbers].concat()
        };
        let part: Vec<Vec<Cell>> = rows.iter().map(part).collect();
        let widths = [&widths[..names], &widths[from..to]].concat();
        aligned(out, indent, &part, (&widths, true), most);
    }
}

/// The last cell of a row, which starts at that column of a line indented so far.
fn last(out: &mut String, cell: &Cell, (indent, at): (usize, usize), most: Option<usize>) {
    let style = cell.style;
    let length = cell.len();
    let fits = length <= WORD || most.is_none_or(|most| at + length <= most);
    let most = most.unwrap_or(usize::MAX);
    let below = indent + BELOW;
    let beside = match fits {
        true => Some(vec![cell.text.clone()]),
        false => (at + ROOM <= most).then(|| wrapped(&cell.text, most - at)),
    };
    let beside = beside.filter(|lines| {
        // a narrow column of many lines is hard to read
        lines.len() <= FEW
            || wrapped(&cell.text, most.saturating_sub(below)).len() * 2 > lines.len()
    });
    let (lines, at) = match beside {
        Some(lines) => (lines, at),
        None => {
            out.truncate(out.trim_end_matches(' ').len());
            let _ = write!(out, "\n{}", " ".repeat(below));
            (wrapped(&cell.text, most.saturating_sub(below)), below)
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

#[cfg(test)]
mod tests {
    use super::*;

    fn drawn(row: &[&str], most: usize) -> Vec<String> {
        let mut out = String::new();
        let cells = row.iter().map(|c| Cell::new(*c)).collect();
        rows_within(&mut out, "", &[cells], Some(most));
        out.lines().map(str::to_owned).collect()
    }

    #[test]
    fn many_short_lines_go_below_as_fewer_long_ones() {
        let name = "n".repeat(28);
        let formula = "alpha*beta*gamma + beta*gamma*delta + gamma*delta*alpha + delta*alpha*beta";
        let below = [
            "    alpha*beta*gamma + beta*gamma*delta + gamma*delta*alpha +",
            "    delta*alpha*beta",
        ];
        assert_eq!(drawn(&[&name, formula], 64), [&[name.as_str()], &below[..]].concat());
        // two lines are few, and where the first column is short there is nothing to be gained
        let two = &formula[..50];
        assert_eq!(drawn(&[&name, two], 64).len(), 2);
        assert!(drawn(&["n", formula], 40)[0].starts_with("n  alpha"));
    }
}
