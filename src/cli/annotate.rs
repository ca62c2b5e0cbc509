//! `symprof annotate`: MLIR with counts as attributes.

use super::args::Annotate;
use super::CommandError;
use symprof::input::{built_in, File, InputError};

/// Prints the module with its counts.
pub fn run(args: &Annotate) -> Result<String, CommandError> {
    let bytes = File::read(&args.file).map_err(InputError::from)?;
    let name = args.file.display().to_string();
    if built_in().choose(&File::new(&name, &bytes))?.name() != "MLIR" {
        return Err(CommandError::NotMlir { file: name });
    }
    annotate(args)
}

#[cfg(feature = "mlir")]
fn annotate(args: &Annotate) -> Result<String, CommandError> {
    use symprof::profile::{BlockProfile, FunctionProfile, ModuleProfile};
    use symprof::symprof_mlir::{self, Formulas};

    let options = args.assumed.options();
    let refused = std::sync::OnceLock::new();
    let count =
        |function: &FunctionProfile, block: &BlockProfile| match function.formula_text(block) {
            Some(formula) => formula,
            None => {
                let status = block.count.status().name();
                format!("{status}: {}", block.count.reason().unwrap_or("no formula"))
            }
        };
    let text = symprof_mlir::annotate(&args.file, |loaded| {
        let profile = ModuleProfile::new(&loaded.module, options.clone());
        let mut formulas = Formulas::new();
        let ids: Vec<_> = loaded.module.functions.keys().collect();
        if let Err(e) = profile.check_assumptions(&ids) {
            let _ = refused.set(e);
            return formulas;
        }
        for id in ids {
            let function = profile.function(id);
            let blocks = function.blocks().iter();
            formulas.extend(blocks.map(|b| ((id, b.block), count(function, b))));
        }
        formulas
    });
    match refused.into_inner() {
        Some(e) => Err(e.into()),
        None => Ok(text.map_err(|e| InputError::Refused(e.into()))?),
    }
}

/// Without its frontend, no file is MLIR.
#[cfg(not(feature = "mlir"))]
fn annotate(args: &Annotate) -> Result<String, CommandError> {
    Err(CommandError::NotMlir { file: args.file.display().to_string() })
}
