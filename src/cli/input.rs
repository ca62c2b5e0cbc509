//! What a command reads: a file, or standard input where `-` is given.

use super::CommandError;
use std::io::Read;
use std::path::Path;
use symprof::input::{built_in, File, InputError, Instructions, Loaded};
use symprof::symprof_core::frontend::Unreadable;

/// What messages call standard input. It has no extension, so its content tells its kind.
const STDIN: &str = "standard input";

/// The file as messages call it.
pub fn name(file: &Path) -> String {
    match file.as_os_str() == "-" {
        true => STDIN.to_owned(),
        false => file.display().to_string(),
    }
}

/// All that the file holds.
pub fn bytes(file: &Path) -> Result<Vec<u8>, InputError> {
    if file.as_os_str() != "-" {
        return Ok(File::read(file)?);
    }
    let mut bytes = Vec::new();
    match std::io::stdin().lock().read_to_end(&mut bytes) {
        Ok(_) => Ok(bytes),
        Err(error) => Err(Unreadable::new(STDIN, error).into()),
    }
}

/// Reads and lowers a file with some function in it.
pub fn load(file: &Path) -> Result<Loaded, CommandError> {
    let loaded = built_in().load_bytes(&bytes(file)?, &name(file))?;
    some_function(&loaded, file)?;
    Ok(loaded)
}

/// As [`load`], with the instructions as they stand in the file.
pub fn load_with_instructions(file: &Path) -> Result<(Loaded, Instructions), CommandError> {
    let found = built_in().load_bytes_with_instructions(&bytes(file)?, &name(file))?;
    some_function(&found.0, file)?;
    Ok(found)
}

fn some_function(loaded: &Loaded, file: &Path) -> Result<(), CommandError> {
    match loaded.module.functions.is_empty() {
        true => Err(CommandError::NoFunctions { file: name(file) }),
        false => Ok(()),
    }
}
