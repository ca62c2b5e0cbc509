//! Blocks of MLIR by the last steps of their paths, as text shows them: `scf.if#0.then` for
//! `scf.for#0.body/scf.if#0.then`.

use super::CommandError;
use symprof::ir::Function;

/// Paths that a message lists.
const SHOWN: usize = 10;

/// The one path of the function that ends in these steps; none if there is no such path. What is the name of a block
/// is that block.
pub fn path<'f>(name: &str, function: &'f Function) -> Result<Option<&'f str>, CommandError> {
    let blocks = function.layout.iter().map(|&b| &function.blocks[b]).filter(|b| !b.hidden);
    let names = || blocks.clone().map(|b| b.name.as_str());
    if let Some(own) = names().find(|own| *own == name) {
        return Ok(Some(own));
    }
    let ends = |path: &&str| path.strip_suffix(name).is_some_and(|before| before.ends_with('/'));
    let paths: Vec<&str> = names().filter(ends).collect();
    match paths.as_slice() {
        [] => Ok(None),
        [path] => Ok(Some(path)),
        several => {
            let more = if several.len() > SHOWN { ", …" } else { "" };
            let shown = several[..several.len().min(SHOWN)].join(", ");
            Err(CommandError::SeveralPaths {
                name: name.to_owned(),
                function: function.name.clone(),
                count: several.len(),
                paths: format!("{shown}{more}"),
            })
        }
    }
}
