//! `symprof profile`.

use super::args::{Format, Profile};
use super::progress::Progress;
use super::CommandError;
use symprof::ir::FuncId;
use symprof::profile::ModuleProfile;
use symprof::report;

pub fn run(args: &Profile) -> Result<String, CommandError> {
    let common = &args.common;
    let loaded = super::load(&common.file)?;
    let profile = ModuleProfile::new(&loaded.module, super::options(common));
    let ids: Vec<FuncId> = match &common.function {
        Some(name) => vec![profile.by_name(name)?],
        None => loaded.module.functions.keys().collect(),
    };
    profile.check_assumptions(&ids)?;
    let progress = Progress::new();
    let solve = |&id: &FuncId| {
        progress.on(|| format!("solving {}", loaded.module.functions[id].name));
        profile.callees(id);
        profile.function(id);
    };
    ids.iter().for_each(solve);
    drop(progress);
    super::warn(&loaded);
    Ok(match common.format {
        Format::Text => report::text::profiles(&profile, &ids),
        Format::Json => format!("{}\n", report::json::profiles(&profile, &ids)),
    })
}
