//! Profiles as source code and as scripts for solvers: a file of all functions that are asked for.

use super::shown::Shown;
use symprof_core::export::{self, Language};
use symprof_core::profile::ProfileError;

/// What a function is written as.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Code {
    /// a function of a programming language
    Language(Language),
    /// a script in SMT-LIB 2.6
    Smtlib,
}

/// A file that is written function by function.
///
/// ```
/// use symprof::ir::{text::parse_function, Module};
/// use symprof::profile::{ModuleProfile, Options};
/// use symprof::report::{code::{Code, File}, Shown};
/// use symprof::export::Language;
/// let mut module = Module::new();
/// let id = module.add(parse_function("func @f(%n: i32) {\nblock entry:\n  return\n}")?);
/// let profile = ModuleProfile::new(&module, Options::default());
/// let mut file = File::new(Code::Language(Language::Python));
/// let text = file.function(&Shown::new(&profile, id))?;
/// assert!(text.contains("counts_f_blocks = [\"f/entry\"]"), "{text}");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct File {
    code: Code,
    names: Vec<String>,
}

impl File {
    /// An empty one.
    pub fn new(code: Code) -> File {
        File { code, names: Vec::new() }
    }

    /// The text that this function adds: behind what all of them use if it is the first.
    ///
    /// # Errors
    /// As [`export::source`].
    pub fn function(&mut self, shown: &Shown<'_, '_>) -> Result<String, ProfileError> {
        let (module, id) = (shown.module, shown.id);
        let first = self.names.is_empty();
        let plain = export::identifier(module.function(id).name());
        let mut name = plain.clone();
        let mut k = 1;
        while self.names.contains(&name) {
            k += 1;
            name = format!("{plain}_{k}");
        }
        self.names.push(name.clone());
        Ok(match self.code {
            Code::Smtlib => {
                let between = if first { "" } else { "(reset)\n" };
                format!("{between}{}", export::smtlib(module, id)?)
            }
            Code::Language(language) => {
                let start = if first { export::runtime(language) } else { "" };
                format!("{start}\n{}", export::source(module, id, language, &name)?)
            }
        })
    }
}
