//! Places in the source of a program, as debug information gives them; for people, never for the analysis.

use std::fmt;
use std::sync::Arc;

/// A line of a source file.
///
/// ```
/// use symprof_core::ir::Location;
/// let location = Location::new("src/gemm.c", 12);
/// assert_eq!(location.to_string(), "src/gemm.c:12");
/// assert_eq!(location.brief(), "gemm.c:12");
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub struct Location {
    /// the file, as the compiler noted it
    pub file: Arc<str>,
    /// its line, from 1 on
    pub line: u32,
}

impl Location {
    /// That line of that file.
    pub fn new(file: impl Into<Arc<str>>, line: u32) -> Location {
        Location { file: file.into(), line }
    }

    /// The line with the file's name alone, without the folders it is in.
    #[must_use]
    pub fn brief(&self) -> String {
        let name = self.file.rsplit(['/', '\\']).next().unwrap_or(&self.file);
        format!("{name}:{}", self.line)
    }
}

impl fmt::Display for Location {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.file, self.line)
    }
}
