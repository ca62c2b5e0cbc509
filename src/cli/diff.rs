//! `symprof diff`: as diff(1), 0 says that both are the same, 1 that they differ, 2 that something went wrong.

use super::args::{Diff as Arguments, Format};
use super::progress::Progress;
use super::CommandError;
use serde_json::json;
use std::path::Path;
use std::process::ExitCode;
use symprof::frontend::{Instructions, Loaded};
use symprof::ir::FuncId;
use symprof::profile::{Features, ModuleProfile, Point};
use symprof::report::diff::{Diff, DiffAt, Version, VersionAt};
use symprof::report::json::VERSION;
use symprof::report::text::at;

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
        let id = super::select::one_of(&args.common, l, files[k])?;
        profiles[k].check_assumptions(&[id])?;
        ids.push(id);
    }
    let features: Vec<Features> = (0..2)
        .map(|k| {
            let name = || &profiles[k].module().functions[ids[k]].name;
            let _working = progress.on(|| format!("solving {}", name()));
            profiles[k].features(ids[k], &loaded[k].1)
        })
        .collect();
    let function = loaded[0].0.module.functions[ids[0]].name.clone();
    let names = names(files);
    let names = [names[0].as_str(), names[1].as_str()];
    let width = super::width(&args.common);
    if !args.at.is_empty() {
        let mut all = Vec::new();
        for raw in &args.at {
            let point = super::eval::point(raw)?;
            let _working = progress.on(|| format!("counting at {}", at(&point)));
            all.push(at_point(&profiles, &ids, &features, point)?);
        }
        drop(progress);
        loaded.iter().for_each(|l| super::warn(&l.0));
        let same = all.iter().all(DiffAt::is_same);
        let text = match args.format {
            Format::Text => {
                let text = |d: &DiffAt| d.text_within(&function, names, width);
                all.iter().map(text).collect::<Vec<_>>().join("\n")
            }
            Format::Json => {
                let points: Vec<_> = all.iter().map(DiffAt::json).collect();
                let value = json!({ "version": VERSION, "function": function, "same": same,
                                    "points": points });
                format!("{value:#}\n")
            }
        };
        return Ok((text, same));
    }
    let working = progress.on(|| format!("comparing {function}"));
    let formulas: Vec<_> =
        features.iter().zip(&profiles).map(|(f, profile)| f.formulas(profile)).collect();
    let version =
        |k: usize| Version { profile: profiles[k].function(ids[k]), features: &formulas[k] };
    let diff = Diff::new(version(0), version(1));
    drop(working);
    drop(progress);
    loaded.iter().for_each(|l| super::warn(&l.0));
    Ok(match args.format {
        Format::Text => (diff.text_within(&function, names, width), diff.is_same()),
        Format::Json => (format!("{:#}\n", diff.json(&function)), diff.is_same()),
    })
}

/// The counts of both versions at a point, of which each takes what it has symbols for; one of them must.
fn at_point(
    profiles: &[ModuleProfile<'_>],
    ids: &[FuncId],
    features: &[Features],
    point: Point,
) -> Result<DiffAt, CommandError> {
    let taken: Vec<Point> =
        (0..2).map(|k| super::chosen::known(&profiles[k], ids[k], point.clone())).collect();
    let mut answers = Vec::new();
    let mut counts = Vec::new();
    for k in 0..2 {
        // what neither has is an error, which the first tells
        let is_known = |name: &str| taken.iter().any(|p| p.iter().any(|(n, _)| n == name));
        let all_known = point.iter().all(|(n, _)| is_known(n));
        let own = if all_known { &taken[k] } else { &point };
        let failed = |e| super::at_point(own, e);
        answers.push(profiles[k].evaluate(ids[k], own).map_err(failed)?);
        counts.push(features[k].at(&profiles[k], own).map_err(failed)?);
    }
    let version = |k: usize| VersionAt { answer: &answers[k], features: &counts[k] };
    Ok(DiffAt::new(point, version(0), version(1)))
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
