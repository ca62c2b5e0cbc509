//! Frontends for files behind one interface, and which of them reads a file.

use super::{File, Frontend, Instructions, Loaded, Unreadable};
use std::fmt;
use std::path::Path;

/// An error of whatever frontend.
type Boxed = Box<dyn std::error::Error + Send + Sync>;

/// Why a file cannot be loaded.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum InputError {
    /// The file cannot be opened or read.
    #[error(transparent)]
    Unreadable(#[from] Unreadable),
    /// The frontend for such files refuses it. The error is the frontend's own
    /// (`downcast_ref::<E>()` gives it back).
    #[error(transparent)]
    Refused(Box<dyn std::error::Error + Send + Sync>),
    /// A kind whose frontend is not built in.
    #[error("{name} is {kind}, which this build does not read; {remedy}")]
    NotBuilt {
        /// the file
        name: String,
        /// what it is
        kind: String,
        /// how to have it read
        remedy: String,
    },
    /// Its frontend does not tell the instructions, of which features are made.
    #[error(
        "{name} is {kind}, whose frontend does not tell its instructions; give LLVM IR or MLIR, or \
         implement `Frontend::load_with_instructions`"
    )]
    NoInstructions {
        /// the file
        name: String,
        /// the frontend
        kind: String,
    },
    /// Neither its name nor its content is of a kind that some frontend knows.
    #[error("{name} is of no kind that is read here ({looks}); {remedy}")]
    Unrecognised {
        /// the file
        name: String,
        /// what it looks like
        looks: String,
        /// what to give instead
        remedy: String,
    },
}

/// A frontend for files, whatever its type and its error.
///
/// ```
/// use symprof_core::frontend::{File, FileFrontend, Frontend, Loaded};
/// use symprof_core::ir::{Module, text};
/// struct Neutral;
/// impl Frontend for Neutral {
///     type Source<'s> = File<'s>;
///     type Error = text::ParseError;
///     fn name(&self) -> &str {
///         "neutral control flow"
///     }
///     fn load(&self, file: File<'_>) -> Result<Loaded, text::ParseError> {
///         Ok(Loaded::new(text::parse_module(&String::from_utf8_lossy(file.bytes()))?))
///     }
/// }
/// let any = FileFrontend::new(Neutral);
/// let error = any.load(File::new("a.txt", b"func f")).unwrap_err();
/// assert!(error.downcast_ref::<text::ParseError>().is_some());
/// ```
#[must_use]
pub struct FileFrontend(Box<dyn Erased + Send + Sync>);

impl FileFrontend {
    /// Forgets the type of a frontend.
    pub fn new<F>(frontend: F) -> Self
    where
        F: for<'s> Frontend<Source<'s> = File<'s>> + Send + Sync + 'static,
    {
        FileFrontend(Box::new(frontend))
    }

    /// As [`Frontend::name`].
    pub fn name(&self) -> &str {
        self.0.name()
    }

    /// As [`Frontend::extensions`].
    pub fn extensions(&self) -> &[&str] {
        self.0.extensions()
    }

    /// As [`Frontend::recognises`].
    pub fn recognises(&self, file: &File<'_>) -> bool {
        self.0.recognises(file)
    }

    /// As [`Frontend::load`].
    ///
    /// # Errors
    /// The frontend's own error in a box.
    pub fn load(&self, file: File<'_>) -> Result<Loaded, Box<dyn std::error::Error + Send + Sync>> {
        self.0.load(file)
    }

    /// As [`Frontend::load_with_instructions`].
    ///
    /// # Errors
    /// The frontend's own error in a box.
    pub fn load_with_instructions(
        &self,
        file: File<'_>,
    ) -> Result<(Loaded, Instructions), Box<dyn std::error::Error + Send + Sync>> {
        self.0.load_with_instructions(file)
    }
}

impl fmt::Debug for FileFrontend {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("FileFrontend").field(&self.name()).finish()
    }
}

/// [`Frontend`] for files without what depends on its type.
trait Erased {
    fn name(&self) -> &str;
    fn extensions(&self) -> &[&str];
    fn recognises(&self, file: &File<'_>) -> bool;
    fn load(&self, file: File<'_>) -> Result<Loaded, Boxed>;
    fn load_with_instructions(&self, file: File<'_>) -> Result<(Loaded, Instructions), Boxed>;
}

impl<F> Erased for F
where
    F: for<'s> Frontend<Source<'s> = File<'s>>,
{
    fn name(&self) -> &str {
        Frontend::name(self)
    }

    fn extensions(&self) -> &[&str] {
        Frontend::extensions(self)
    }

    fn recognises(&self, file: &File<'_>) -> bool {
        Frontend::recognises(self, file)
    }

    fn load(&self, file: File<'_>) -> Result<Loaded, Boxed> {
        Ok(Frontend::load(self, file)?)
    }

    fn load_with_instructions(&self, file: File<'_>) -> Result<(Loaded, Instructions), Boxed> {
        Ok(Frontend::load_with_instructions(self, file)?)
    }
}

/// A kind of files that is known and not read.
#[derive(Debug)]
struct Missing {
    name: String,
    extensions: Vec<String>,
    remedy: String,
}

/// Frontends in an order: where several claim a file, the first one reads it.
///
/// ```
/// use symprof_core::frontend::{File, InputError, Registry};
/// let registry = Registry::new().with_missing("C", &["c"], "compile it with `clang -emit-llvm -S`");
/// let error = registry.choose(&File::new("gemm.c", b"void gemm() {}")).unwrap_err();
/// assert!(matches!(&error, InputError::NotBuilt { kind, .. } if kind == "C"));
/// assert_eq!(
///     error.to_string(),
///     "gemm.c is C, which this build does not read; compile it with `clang -emit-llvm -S`"
/// );
/// ```
#[derive(Debug, Default)]
#[must_use]
pub struct Registry {
    frontends: Vec<FileFrontend>,
    missing: Vec<Missing>,
}

impl Registry {
    /// One that reads nothing yet.
    pub fn new() -> Self {
        Self::default()
    }

    /// The same, and that frontend behind those that are there.
    pub fn with<F>(mut self, frontend: F) -> Self
    where
        F: for<'s> Frontend<Source<'s> = File<'s>> + Send + Sync + 'static,
    {
        self.frontends.push(FileFrontend::new(frontend));
        self
    }

    /// The same, which knows of a kind of files that it does not read, and what to do about one.
    pub fn with_missing(mut self, name: &str, extensions: &[&str], remedy: &str) -> Self {
        let extensions = extensions.iter().map(|&e| e.to_owned()).collect();
        let (name, remedy) = (name.to_owned(), remedy.to_owned());
        self.missing.push(Missing { name, extensions, remedy });
        self
    }

    /// The frontends, in order.
    pub fn frontends(&self) -> &[FileFrontend] {
        &self.frontends
    }

    /// The frontend that reads a file: the first that has the extension of its name, else the first
    /// that recognises the content.
    ///
    /// # Errors
    /// [`InputError::NotBuilt`] and [`InputError::Unrecognised`].
    pub fn choose(&self, file: &File<'_>) -> Result<&FileFrontend, InputError> {
        if let Some(extension) = file.extension() {
            let named = |f: &&FileFrontend| f.extensions().contains(&extension);
            if let Some(found) = self.frontends.iter().find(named) {
                return Ok(found);
            }
            let named = |m: &&Missing| m.extensions.iter().any(|e| e == extension);
            if let Some(missing) = self.missing.iter().find(named) {
                return Err(InputError::NotBuilt {
                    name: file.name().to_owned(),
                    kind: missing.name.clone(),
                    remedy: missing.remedy.clone(),
                });
            }
        }
        self.frontends.iter().find(|f| f.recognises(file)).ok_or_else(|| InputError::Unrecognised {
            name: file.name().to_owned(),
            looks: file.looks(),
            remedy: self.remedy(),
        })
    }

    /// Reads and lowers a file.
    ///
    /// # Errors
    /// [`InputError`] names the file, what is wrong with it and what to do.
    pub fn load(&self, path: impl AsRef<Path>) -> Result<Loaded, InputError> {
        let path = path.as_ref();
        let bytes = File::read(path)?;
        self.load_file(File::new(&path.display().to_string(), &bytes).at(path))
    }

    /// As [`load`](Self::load), with the instructions of the source for
    /// [features](crate::profile::features).
    ///
    /// # Errors
    /// As `load`; [`InputError::NoInstructions`] where the frontend does not tell them.
    pub fn load_with_instructions(
        &self,
        path: impl AsRef<Path>,
    ) -> Result<(Loaded, Instructions), InputError> {
        let path = path.as_ref();
        let bytes = File::read(path)?;
        self.with_instructions(File::new(&path.display().to_string(), &bytes).at(path))
    }

    /// As [`load_bytes`](Self::load_bytes), with the instructions of the source.
    ///
    /// # Errors
    /// As [`load_with_instructions`](Self::load_with_instructions).
    pub fn load_bytes_with_instructions(
        &self,
        bytes: &[u8],
        name: &str,
    ) -> Result<(Loaded, Instructions), InputError> {
        self.with_instructions(File::new(name, bytes))
    }

    fn with_instructions(&self, file: File<'_>) -> Result<(Loaded, Instructions), InputError> {
        let frontend = self.choose(&file)?;
        let (name, kind) = (file.name().to_owned(), frontend.name().to_owned());
        let found = frontend.load_with_instructions(file).map_err(InputError::Refused)?;
        match found.1.is_empty() && !found.0.module.functions.is_empty() {
            true => Err(InputError::NoInstructions { name, kind }),
            false => Ok(found),
        }
    }

    /// Lowers what is in memory; `name` stands for the file in messages, and its extension counts.
    ///
    /// # Errors
    /// As [`load`](Self::load).
    pub fn load_bytes(&self, bytes: &[u8], name: &str) -> Result<Loaded, InputError> {
        self.load_file(File::new(name, bytes))
    }

    fn load_file(&self, file: File<'_>) -> Result<Loaded, InputError> {
        self.choose(&file)?.load(file).map_err(InputError::Refused)
    }

    /// What could be given, with extensions, and what could be read if it were built in.
    fn remedy(&self) -> String {
        let kinds: Vec<String> =
            self.frontends.iter().map(|f| kind(f.name(), f.extensions())).collect();
        let mut remedy = match kinds.as_slice() {
            [] => "no frontend is built in".to_owned(),
            [one] => format!("give {one}"),
            [most @ .., last] => format!("give {} or {last}", most.join(", ")),
        };
        for m in &self.missing {
            let kind = kind(&m.name, &m.extensions);
            remedy += &format!("; for {kind}, {}", m.remedy);
        }
        remedy
    }
}

/// `LLVM IR (.ll, .bc)`.
fn kind<S: AsRef<str>>(name: &str, extensions: &[S]) -> String {
    if extensions.is_empty() {
        return name.to_owned();
    }
    let dotted: Vec<String> = extensions.iter().map(|e| format!(".{}", e.as_ref())).collect();
    format!("{name} ({})", dotted.join(", "))
}
