//! `symprof explain`.

use super::args::{Explain, Format};
use super::progress::Progress;
use super::CommandError;
use symprof::profile::ModuleProfile;
use symprof::report;

pub fn run(args: &Explain) -> Result<String, CommandError> {
    let common = &args.common;
    let loaded = super::input::load(&common.file)?;
    let profile = ModuleProfile::new(&loaded.module, super::options(common));
    let id = super::select::one(common, &loaded)?;
    profile.check_assumptions(&[id])?;
    let progress = Progress::new();
    let working = progress.on(|| format!("solving {}", loaded.module.functions[id].name));
    let block = super::steps::path(&args.block, &loaded.module.functions[id])?;
    let explained = profile.explain(id, block.unwrap_or(&args.block))?;
    drop(working);
    drop(progress);
    super::warn(&loaded);
    Ok(match args.format {
        Format::Text => report::explain::explanation_within(&explained, super::width(common)),
        Format::Json => format!("{}\n", report::json::explanation(&explained)),
    })
}
