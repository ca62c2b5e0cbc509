//! Frontends: what turns a compiler's IR into the neutral control flow.
//!
//! A [`Frontend`] has a name, a type of sources, an error, and lowers a source into one [`Loaded`].
//! Its sources are either files, text or binary ([`File`]), or values that a compiler holds in
//! memory (an operation, a module): the same trait with a source type of its own. A [`Registry`]
//! holds frontends for files behind one interface ([`FileFrontend`]) and says which of them reads
//! a file: by the extension of its name, else by its content.
//!
//! ```
//! use symprof_core::frontend::{File, Frontend, InputError, Loaded, Registry};
//! use symprof_core::ir::text;
//!
//! /// The neutral control flow's own text form, as a frontend.
//! struct Neutral;
//!
//! impl Frontend for Neutral {
//!     type Source<'s> = File<'s>;
//!     type Error = text::ParseError;
//!
//!     fn name(&self) -> &str {
//!         "neutral control flow"
//!     }
//!     fn extensions(&self) -> &[&str] {
//!         &["neutral"]
//!     }
//!     fn recognises(&self, file: &File<'_>) -> bool {
//!         file.first_line().is_some_and(|line| line.starts_with("func "))
//!     }
//!     fn load(&self, file: File<'_>) -> Result<Loaded, text::ParseError> {
//!         Ok(Loaded::new(text::parse_module(&String::from_utf8_lossy(file.bytes()))?))
//!     }
//! }
//!
//! let registry = Registry::new().with(Neutral);
//! let loaded = registry.load_bytes(b"func @f(%n: i32) {\nblock entry:\n  return\n}\n", "stdin")?;
//! assert_eq!(loaded.outcomes[0].name, "f");
//!
//! let error = registry.load_bytes(b"Dear Sir or Madam", "letter.txt").unwrap_err();
//! assert_eq!(
//!     error.to_string(),
//!     "letter.txt is of no kind that is read here (it starts with `Dear`); give neutral control \
//!      flow (.neutral)"
//! );
//! # Ok::<(), InputError>(())
//! ```
//!
//! What most frontends need stands beside it: constants and addresses that are made once, in the
//! entry ([`EntryValues`]); a bound on nesting for text ([`Nesting`]); a stack for parsers that
//! recurse ([`try_on_large_stack`](crate::stack::try_on_large_stack)).
//!
//! # What a frontend promises
//! - Every execution of the source is one of what it is lowered to, block by block. A value that it
//!   cannot express is [opaque](crate::ir::FunctionBuilder::opaque), memory that it cannot follow is
//!   [clobbered](crate::ir::Inst::Clobber), control that it cannot follow ends in
//!   [`Terminator::Unsupported`](crate::ir::Terminator::Unsupported), and a function without any of its
//!   control flow has [`Function::unsupported`](crate::ir::Function::unsupported) set: each with the
//!   reason that a reader is told.
//! - It has no logic about loops or ranges, and proves nothing: that is the solver's.
//! - Malformed input is an error that names the entity and the remedy, never a panic.
//! - What it makes [verifies](crate::verify).

mod entry;
mod file;
mod instructions;
mod loaded;
mod nesting;
mod registry;
#[cfg(test)]
mod tests;

pub use entry::EntryValues;
pub use file::{File, Unreadable};
pub use instructions::{
    Amount, BlockInstructions, Class, Discriminator, Frame, Instruction, Instructions, Lanes, Next,
    SourceLine,
};
pub use loaded::{FunctionOutcome, Loaded};
pub use nesting::{Excess, Nesting};
pub use registry::{FileFrontend, InputError, Registry};

use std::path::Path;

/// Lowers a compiler's IR into the neutral control flow. See the [module](self) for an example and
/// for what an implementation promises.
pub trait Frontend {
    /// What is lowered: a [`File`], or a value that the caller holds (`&'s MyModule`).
    type Source<'s>;

    /// Why a source cannot be lowered. Its message names the source, what is wrong with it and what
    /// to do.
    type Error: std::error::Error + Send + Sync + 'static;

    /// What the IR is called, as a message says it: `LLVM IR`.
    fn name(&self) -> &str;

    /// The extensions that its files have, without the dot. A file that has one of them is of this
    /// kind whatever it holds.
    fn extensions(&self) -> &[&str] {
        &[]
    }

    /// Does the source look like this IR? Asked where no extension decides; a look at how it starts
    /// is enough. What is claimed and then is no such IR, [`load`](Self::load) refuses.
    fn recognises(&self, source: &Self::Source<'_>) -> bool {
        let _ = source;
        false
    }

    /// Lowers every function with a body. A function that cannot be lowered is no error: it is
    /// there with the reason ([`FunctionOutcome::unsupported`]).
    ///
    /// # Errors
    /// The source is not what the frontend reads.
    fn load(&self, source: Self::Source<'_>) -> Result<Loaded, Self::Error>;

    /// As [`load`](Self::load), with the instructions of the source for
    /// [features](crate::profile::features). A frontend that does not tell them gives none.
    ///
    /// # Errors
    /// As `load`.
    fn load_with_instructions(
        &self,
        source: Self::Source<'_>,
    ) -> Result<(Loaded, Instructions), Self::Error> {
        Ok((self.load(source)?, Instructions::default()))
    }

    /// Reads and lowers a file, whatever its name and content.
    ///
    /// # Errors
    /// The file cannot be read ([`Unreadable`]), or as [`load`](Self::load).
    ///
    /// ```no_run
    /// use symprof_core::frontend::{File, Frontend, Unreadable};
    /// fn functions<F>(frontend: &F) -> Result<usize, F::Error>
    /// where
    ///     F: for<'s> Frontend<Source<'s> = File<'s>, Error: From<Unreadable>>,
    /// {
    ///     Ok(frontend.load_path("kernel.ll")?.outcomes.len())
    /// }
    /// ```
    fn load_path(&self, path: impl AsRef<Path>) -> Result<Loaded, Self::Error>
    where
        Self: for<'s> Frontend<Source<'s> = File<'s>>,
        Self::Error: From<Unreadable>,
    {
        let path = path.as_ref();
        let bytes = File::read(path)?;
        self.load(File::new(&path.display().to_string(), &bytes).at(path))
    }
}
