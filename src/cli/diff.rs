//! `symprof diff`: as diff(1), 0 says that both are the same, 1 that they differ, 2 that something went wrong.

use super::args::{Diff as Arguments, Format};
use super::progress::Progress;
use super::CommandError;
use std::path::Path;
use std::process::ExitCode;
use symprof::frontend::{Instructions, Loaded};
use symprof::ir::FuncId;
use symprof::profile::ModuleProfile;
use symprof::report::diff::{Diff, Version};

pub fn run(args: &Arguments) -> ExitCode {
    match compare(args) {
        Ok((text, same)) => {
            super::print(text);
            ExitCode::from(u8::from(!same))
        }
        Err(e) => {
            super::complain(&e);
            ExitCode::from(2)
        }
    }
}

fn compare(args: &Arguments) -> Result<(String, bool), CommandError> {
    let progress = Progress::new();
    let files = [&args.common.file, &args.second];
    let mut loaded: Vec<(Loaded, Instructions)> = Vec::new();
    for file in files {
        loaded.push(super::input::load_with_instructions(file)?);
    }
    let options = super::options(&args.common);
    let profiles: Vec<ModuleProfile<'_>> =
        loaded.iter().map(|l| ModuleProfile::new(&l.0.module, options.clone())).collect();
    let mut ids: Vec<FuncId> = Vec::new();
    for (k, (l, _)) in loaded.iter().enumerate() {
        let id = super::select::one_of(&args.common, &l.module, files[k])?;
        profiles[k].check_assumptions(&[id])?;
        ids.push(id);
    }
    let features: Vec<_> = (0..2)
        .map(|k| {
            progress.on(|| format!("solving {}", profiles[k].module().functions[ids[k]].name));
            profiles[k].features(ids[k], &loaded[k].1).formulas(&profiles[k])
        })
        .collect();
    let version =
        |k: usize| Version { profile: profiles[k].function(ids[k]), features: &features[k] };
    let diff = Diff::new(version(0), version(1));
    drop(progress);
    loaded.iter().for_each(|l| super::warn(&l.0));
    let function = profiles[0].function(ids[0]).name();
    let names = names(files);
    Ok(match args.format {
        Format::Text => {
            (diff.text(function, [names[0].as_str(), names[1].as_str()]), diff.is_same())
        }
        Format::Json => (format!("{:#}\n", diff.json(function)), diff.is_same()),
    })
}

/// The names of files without their folders, if these are not what tells them apart.
fn names(files: [&std::path::PathBuf; 2]) -> [String; 2] {
    let brief = files.map(|f| {
        let name = Path::new(f).file_name().unwrap_or(f.as_os_str());
        name.to_string_lossy().into_owned()
    });
    if brief[0] == brief[1] {
        files.map(|f| f.display().to_string())
    } else {
        brief
    }
}
