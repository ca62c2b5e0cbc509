//! Standard output, to which an answer goes as a whole or part by part.

use super::CommandError;
use std::io::{ErrorKind, Write};
use std::path::Path;
use std::process::ExitCode;

/// Writes until something goes wrong.
pub struct Output {
    out: anstream::AutoStream<std::io::StdoutLock<'static>>,
    failed: Option<std::io::Error>,
}

impl Output {
    pub fn new() -> Self {
        Output { out: anstream::stdout().lock(), failed: None }
    }

    /// Writes a part, at once. A reader that goes away early is no error, and ends the program: what is
    /// still being computed is for nobody.
    pub fn write(&mut self, text: &str) {
        if self.failed.is_some() {
            return;
        }
        match self.out.write_all(text.as_bytes()).and_then(|()| self.out.flush()) {
            Ok(()) => {}
            Err(e) if e.kind() == ErrorKind::BrokenPipe => std::process::exit(0),
            Err(e) => self.failed = Some(e),
        }
    }

    /// How it went.
    pub fn finish(self) -> ExitCode {
        match self.failed {
            None => ExitCode::SUCCESS,
            Some(e) => {
                let _ = writeln!(std::io::stderr(), "error: cannot write the answer: {e}");
                ExitCode::FAILURE
            }
        }
    }
}

/// Writes to the file, if there is one; what is left for standard output.
pub fn written(path: Option<&Path>, made: Vec<u8>) -> Result<String, CommandError> {
    match path {
        Some(path) => {
            let file = path.display().to_string();
            let unwritable = |error| CommandError::Unwritable { file, error };
            std::fs::write(path, made).map_err(unwritable)?;
            Ok(String::new())
        }
        None => Ok(String::from_utf8_lossy(&made).into_owned()),
    }
}
