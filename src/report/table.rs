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
pub fn rows(out: &mut String, indent: &str, rows: &[Vec<Cell>]) {
    let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    let width = |k: usize| {
        rows.iter().filter_map(|r| r.get(k)).map(|c| c.text.chars().count()).max().unwrap_or(0)
    };
    let widths: Vec<usize> = (0..columns).map(width).collect();
    for row in rows {
        out.push_str(indent);
        for (k, cell) in row.iter().enumerate() {
            let last = k + 1 == row.len();
            let pad = " ".repeat(widths[k].saturating_sub(cell.text.chars().count()));
            if cell.right {
                out.push_str(&pad);
            }
            let style = cell.style;
            let _ = write!(out, "{style}{}{style:#}", cell.text);
            if !last {
                if !cell.right {
                    out.push_str(&pad);
                }
                out.push_str("  ");
            }
        }
        out.push('\n');
    }
}
