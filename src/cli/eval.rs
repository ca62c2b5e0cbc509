//! `symprof eval`.

use super::args::{Eval, EvalFormat, RawPoint};
use super::progress::Progress;
use super::CommandError;
use symprof::profile::{ModuleProfile, Point};
use symprof::report;

pub fn run(args: &Eval) -> Result<String, CommandError> {
    let common = &args.common;
    let loaded = super::input::load(&common.file)?;
    let profile = ModuleProfile::new(&loaded.module, super::options(common));
    let id = super::select::one(common, &loaded)?;
    profile.check_assumptions(&[id])?;
    let order = args.sort.map(Into::into);
    let selection = super::chosen::selection(&args.chosen, order, &[], &loaded.module, &[id])?;
    let points: Vec<Point> = match args.at.as_slice() {
        [] => vec![Point::default()],
        given => given.iter().map(point).collect::<Result<_, _>>()?,
    };
    let mut answers = Vec::with_capacity(points.len());
    let progress = Progress::new();
    progress.of(points.len(), "points");
    for point in points {
        let point = match args.ignore_unknown {
            true => super::chosen::known(&profile, id, point),
            false => point,
        };
        let _working = progress.on(|| format!("counting at {}", report::text::at(&point)));
        let answer = profile.evaluate(id, &point).map_err(|e| super::at_point(&point, e))?;
        progress.done();
        answers.push((point, answer));
    }
    drop(progress);
    super::chosen::arrange(&selection, &loaded.module, &mut answers);
    super::warn(&loaded);
    Ok(match args.format {
        Some(EvalFormat::Json) => {
            let name = &loaded.module.functions[id].name;
            format!("{}\n", report::json::evaluations(name, &answers))
        }
        _ => {
            let words = profile.function(id).symbols().source_words();
            report::text::evaluations_in_words(&answers, &words, super::width(common))
        }
    })
}

/// The point that was written, unless a number is out of range of all types.
pub fn point(raw: &RawPoint) -> Result<Point, CommandError> {
    let too_large = |symbol: &String, value: &str| CommandError::TooLarge {
        symbol: symbol.clone(),
        value: super::args::brief(value),
    };
    if let Some((symbol, value)) = raw.too_large.first() {
        return Err(too_large(symbol, value));
    }
    let mut point = Point::default();
    for (name, value) in &raw.values {
        let small = value.as_i128().is_some_and(|v| v.unsigned_abs() < 1 << 65);
        if value.is_integer() && !small {
            return Err(too_large(name, &value.to_string()));
        }
        point.bind(name.clone(), value.clone());
    }
    Ok(point)
}
