//! `symprof eval`.

use super::args::{Eval, Format, RawPoint};
use super::progress::Progress;
use super::CommandError;
use symprof::profile::{ModuleProfile, Point};
use symprof::report;

pub fn run(args: &Eval) -> Result<String, CommandError> {
    let common = &args.common;
    let loaded = super::load(&common.file)?;
    let profile = ModuleProfile::new(&loaded.module, super::options(common));
    let id = match &common.function {
        Some(name) => profile.by_name(name)?,
        None => super::only_function(&common.file, &loaded.module)?,
    };
    profile.check_assumptions(&[id])?;
    let points: Vec<Point> = match args.at.as_slice() {
        [] => vec![Point::default()],
        given => given.iter().map(point).collect::<Result<_, _>>()?,
    };
    let mut answers = Vec::with_capacity(points.len());
    let progress = Progress::new();
    for point in points {
        progress.on(|| format!("counting at {}", report::text::at(&point)));
        let answer = profile.evaluate(id, &point).map_err(|error| {
            let at = report::text::at(&point);
            if at.is_empty() {
                CommandError::Profile(error)
            } else {
                CommandError::Point { point: at, error: Box::new(error) }
            }
        })?;
        answers.push((point, answer));
    }
    drop(progress);
    super::warn(&loaded);
    Ok(match common.format {
        Format::Text => report::text::evaluations(&answers),
        Format::Json => {
            let name = &loaded.module.functions[id].name;
            format!("{}\n", report::json::evaluations(name, &answers))
        }
    })
}

fn point(raw: &RawPoint) -> Result<Point, CommandError> {
    let mut point = Point::default();
    for (name, value) in &raw.values {
        let small = value.as_i128().is_some_and(|v| v.unsigned_abs() < 1 << 65);
        if value.is_integer() && !small {
            let (symbol, value) = (name.clone(), value.to_string());
            return Err(CommandError::TooLarge { symbol, value });
        }
        point.bind(name.clone(), value.clone());
    }
    Ok(point)
}
