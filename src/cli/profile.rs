//! `symprof profile`.

use super::args::{Format, Profile};
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
    let functions: Vec<_> = ids.iter().map(|&id| profile.function(id)).collect();
    super::warn(&loaded);
    Ok(match common.format {
        Format::Text => report::text::profiles(&functions),
        Format::Json => format!("{}\n", report::json::profiles(&functions)),
    })
}
