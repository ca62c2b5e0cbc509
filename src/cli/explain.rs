//! `symprof explain`.

use super::args::{Explain, Format};
use super::CommandError;
use symprof::profile::ModuleProfile;
use symprof::report;

pub fn run(args: &Explain) -> Result<String, CommandError> {
    let common = &args.common;
    let loaded = super::load(&common.file)?;
    let profile = ModuleProfile::new(&loaded.module, super::options(common));
    let id = match &common.function {
        Some(name) => profile.by_name(name)?,
        None => super::only_function(&common.file, &loaded.module)?,
    };
    profile.check_assumptions(&[id])?;
    let explained = profile.explain(id, &args.block)?;
    super::warn(&loaded);
    Ok(match common.format {
        Format::Text => report::explain::explanation(&explained),
        Format::Json => format!("{}\n", report::json::explanation(&explained)),
    })
}
