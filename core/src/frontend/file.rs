//! A file as frontends see it: its name, its bytes, where it is.

use std::path::{Path, PathBuf};

/// How much of a file is looked at to find its first line.
const START: usize = 4096;

/// A file that is read, or bytes that stand for one.
///
/// ```
/// use symprof_core::frontend::File;
/// let file = File::new("kernels/matmul.ll", b"\n  ; a comment\ndefine void @f() {");
/// assert_eq!(file.extension(), Some("ll"));
/// assert_eq!(file.first_line().as_deref(), Some("; a comment"));
/// ```
#[derive(Clone, Copy, Debug)]
#[must_use]
pub struct File<'s> {
    name: &'s str,
    bytes: &'s [u8],
    path: Option<&'s Path>,
}

impl<'s> File<'s> {
    /// Bytes in memory under a name, which stands for them in messages and whose extension counts.
    pub fn new(name: &'s str, bytes: &'s [u8]) -> Self {
        File { name, bytes, path: None }
    }

    /// The same, known to be at that path.
    pub fn at(self, path: &'s Path) -> Self {
        File { path: Some(path), ..self }
    }

    /// The bytes of the file at that path.
    ///
    /// # Errors
    /// [`Unreadable`] names the file and says what the system says.
    ///
    /// ```
    /// use symprof_core::frontend::File;
    /// let error = File::read("no/such/file.ll".as_ref()).unwrap_err();
    /// assert!(error.to_string().starts_with("cannot read no/such/file.ll: "));
    /// ```
    pub fn read(path: &Path) -> Result<Vec<u8>, Unreadable> {
        std::fs::read(path).map_err(|error| Unreadable { path: path.to_path_buf(), error })
    }

    /// What messages call it.
    pub fn name(&self) -> &'s str {
        self.name
    }

    /// All that it holds.
    pub fn bytes(&self) -> &'s [u8] {
        self.bytes
    }

    /// Where it is, for frontends that read what lies beside it; `None` for bytes in memory.
    pub fn path(&self) -> Option<&'s Path> {
        self.path
    }

    /// The extension of its name, without the dot.
    pub fn extension(&self) -> Option<&'s str> {
        Path::new(self.name).extension()?.to_str()
    }

    /// The first line with something on it, without the white space in front; sought in the first
    /// 4096 bytes, where what is not UTF-8 is replaced.
    pub fn first_line(&self) -> Option<String> {
        let start = String::from_utf8_lossy(&self.bytes[..self.bytes.len().min(START)]);
        start.lines().map(str::trim_start).find(|line| !line.is_empty()).map(str::to_owned)
    }

    /// What it looks like, for a reader who is told that it is of no known kind.
    pub(super) fn looks(&self) -> String {
        if self.bytes.iter().all(u8::is_ascii_whitespace) {
            return "it is empty".to_owned();
        }
        if self.bytes[..self.bytes.len().min(START)].contains(&0) {
            return "it is binary data".to_owned();
        }
        let line = self.first_line().unwrap_or_default();
        let word: String =
            line.split_whitespace().next().unwrap_or_default().chars().take(40).collect();
        format!("it starts with `{word}`")
    }
}

/// A file that cannot be opened or read.
#[derive(Debug, thiserror::Error)]
#[error("cannot read {}: {error}; check the path and its permissions", path.display())]
#[non_exhaustive]
pub struct Unreadable {
    /// the file
    pub path: PathBuf,
    /// what the system says, in the message
    pub error: std::io::Error,
}

impl Unreadable {
    /// What is called so cannot be read, for that reason.
    ///
    /// ```
    /// use symprof_core::frontend::Unreadable;
    /// let error = Unreadable::new("standard input", std::io::ErrorKind::NotConnected.into());
    /// assert!(error.to_string().starts_with("cannot read standard input: "));
    /// ```
    pub fn new(path: impl Into<PathBuf>, error: std::io::Error) -> Unreadable {
        Unreadable { path: path.into(), error }
    }
}
