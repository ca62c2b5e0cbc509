//! `symprof annotate`: MLIR with counts as attributes.

use super::args::Annotate;
use super::CommandError;

/// Prints the module with its counts.
#[cfg(feature = "mlir")]
pub fn run(args: &Annotate) -> Result<String, CommandError> {
    use symprof::input::{InputError, Kind};
    use symprof::profile::{BlockProfile, FunctionProfile, ModuleProfile};
    use symprof::symprof_mlir::{self, Formulas};

    let bytes = std::fs::read(&args.file)
        .map_err(|source| InputError::Unreadable { path: args.file.clone(), source })?;
    let file = args.file.display().to_string();
    if Kind::of(&file, &bytes) != Kind::Mlir {
        return Err(CommandError::NotMlir { file });
    }
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
        None => Ok(text.map_err(InputError::from)?),
    }
}

/// Without the MLIR frontend there is nothing to print.
#[cfg(not(feature = "mlir"))]
pub fn run(args: &Annotate) -> Result<String, CommandError> {
    let name = args.file.display().to_string();
    let (kind, feature) = ("MLIR", "mlir");
    Err(symprof::input::InputError::NotBuilt { name, kind, feature }.into())
}
