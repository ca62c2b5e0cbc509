//! `symprof features`.

use super::args::{Features, FeaturesFormat};
use super::progress::Progress;
use super::CommandError;
use symprof::ir::FuncId;
use symprof::profile::{ModuleProfile, Point};
use symprof::report::features::{csv, json, text_within, FunctionReport};
use symprof::report::text::at;

pub fn run(args: &Features) -> Result<String, CommandError> {
    let common = &args.common;
    let (loaded, instructions) = super::input::load_with_instructions(&common.file)?;
    let profile = ModuleProfile::new(&loaded.module, super::options(common));
    // a row of CSV is a point
    let pointed = !args.at.is_empty() || args.format == FeaturesFormat::Csv;
    let ids: Vec<FuncId> = match pointed {
        true => vec![super::select::one(common, &loaded)?],
        false => super::select::all(common, &loaded)?,
    };
    profile.check_assumptions(&ids)?;
    let points: Vec<Point> = match args.at.as_slice() {
        [] if pointed => vec![Point::default()],
        given => given.iter().map(super::eval::point).collect::<Result<_, _>>()?,
    };
    let progress = Progress::new();
    let mut reports = Vec::new();
    for id in ids {
        let name = loaded.module.functions[id].name.clone();
        let working = progress.on(|| format!("solving {name}"));
        let features = profile.features(id, &instructions);
        let formulas = features.formulas(&profile);
        drop(working);
        let mut counted = Vec::new();
        for point in &points {
            let _working = progress.on(|| format!("counting at {}", at(point)));
            let counts = features.at(&profile, point).map_err(|e| super::at_point(point, e))?;
            counted.push((point.clone(), counts));
        }
        reports.push(FunctionReport { name, formulas, points: counted });
    }
    drop(progress);
    super::warn(&loaded);
    Ok(match args.format {
        FeaturesFormat::Text => text_within(&reports, super::width(common)),
        FeaturesFormat::Json => format!("{}\n", json(&reports)),
        FeaturesFormat::Csv => csv(&reports),
    })
}
