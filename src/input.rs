//! Reading a file of any supported kind: by its extension, else by its content.
//!
//! Which kinds there are is a matter of [`built_in`], a [`Registry`] of frontends; a program with
//! an IR of its own adds its frontend to it.

pub use crate::built_in::built_in;
pub use symprof_core::frontend::{File, InputError, Instructions, Loaded, Registry};

use std::path::Path;

/// Reads a file.
///
/// # Errors
/// [`InputError`] names the file, what is wrong with it and what to do.
///
/// ```
/// # #[cfg(feature = "llvm")] {
/// let path = std::env::temp_dir().join("symprof-input-load.ll");
/// std::fs::write(&path, "define void @f() {\n  ret void\n}\n")?;
/// let loaded = symprof::input::load(&path)?;
/// assert_eq!(loaded.outcomes[0].name, "f");
/// # std::fs::remove_file(&path)?;
/// # }
/// let error = symprof::input::load("no/such/file.ll").unwrap_err();
/// assert!(error.to_string().starts_with("cannot read no/such/file.ll: "), "{error}");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn load(path: impl AsRef<Path>) -> Result<Loaded, InputError> {
    built_in().load(path)
}

/// Reads a file and tells its instructions as given, for [`features`](crate::profile::features).
///
/// # Errors
/// As [`load`].
///
/// ```
/// # #[cfg(feature = "llvm")] {
/// use symprof::profile::{ModuleProfile, Options};
/// let path = std::env::temp_dir().join("symprof-input-instructions.ll");
/// std::fs::write(&path, "define float @f(float %x) {\n  %y = fmul float %x, %x\n  ret float %y\n}\n")?;
/// let (loaded, instructions) = symprof::input::load_with_instructions(&path)?;
/// let profile = ModuleProfile::new(&loaded.module, Options::default());
/// let features = profile.features(profile.by_name("f")?, &instructions);
/// let counts = features.at(&profile, &Default::default())?;
/// assert_eq!(counts.table.whole().totals.flops, Ok(1.into()));
/// # std::fs::remove_file(&path)?;
/// # }
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn load_with_instructions(
    path: impl AsRef<Path>,
) -> Result<(Loaded, Instructions), InputError> {
    built_in().load_with_instructions(path)
}

/// Reads what is in memory; `name` stands for the file in messages, and its extension counts.
///
/// # Errors
/// As [`load`].
///
/// ```
/// let error = symprof::input::load_bytes(b"Dear Sir or Madam", "letter").unwrap_err();
/// assert!(error.to_string().starts_with("letter is of no kind that is read here"));
/// ```
pub fn load_bytes(bytes: &[u8], name: &str) -> Result<Loaded, InputError> {
    built_in().load_bytes(bytes, name)
}
