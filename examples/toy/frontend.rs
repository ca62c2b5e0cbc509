//! The toy language as a frontend for files: its name, its extension, how it starts, its error.

#[path = "lower.rs"]
mod lower;

pub use lower::lower;

use symprof_core::frontend::{File, Frontend, Loaded, Unreadable};

/// Programs in the toy language, in files.
pub struct Toy;

/// Why a program is refused, with the name of its file.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum ToyError {
    #[error(transparent)]
    Unreadable(#[from] Unreadable),
    #[error("{0}: {1}; a program is `fn NAME PARAMETERS {{ STATEMENTS }}`")]
    Invalid(String, String),
}

impl Frontend for Toy {
    type Source<'s> = File<'s>;
    type Error = ToyError;

    fn name(&self) -> &str {
        "toy program"
    }

    fn extensions(&self) -> &[&str] {
        &["toy"]
    }

    fn recognises(&self, file: &File<'_>) -> bool {
        file.first_line().is_some_and(|line| line.starts_with("fn "))
    }

    fn load(&self, file: File<'_>) -> Result<Loaded, ToyError> {
        let refused = |why: String| ToyError::Invalid(file.name().to_owned(), why);
        let text = std::str::from_utf8(file.bytes()).map_err(|e| refused(e.to_string()))?;
        Ok(Loaded::new(lower(text).map_err(|e| refused(e.to_string()))?))
    }
}
