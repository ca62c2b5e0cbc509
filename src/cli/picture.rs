//! `symprof report` and `symprof dot`.

use super::args::{Dot, Report};
use super::output::written;
use super::progress::Progress;
use super::CommandError;
use std::sync::Arc;
use symprof::expr::Notation;
use symprof::profile::{ModuleProfile, Point};
use symprof::report::{dot, page, Shown};

pub fn report(args: &Report) -> Result<String, CommandError> {
    let common = &args.common;
    let (loaded, instructions) = super::input::load_with_instructions(&common.file)?;
    let profile = ModuleProfile::new(&loaded.module, super::options(common));
    let ids = super::select::all(common, &loaded)?;
    profile.check_assumptions(&ids)?;
    let at = args.at.as_ref().map(super::eval::point).transpose()?.unwrap_or_default();
    let progress = Progress::new();
    progress.of(ids.len(), "functions");
    for &id in &ids {
        let name = &loaded.module.functions[id].name;
        let _working = progress.on(|| format!("solving {name}"));
        profile.callees(id);
        progress.done();
    }
    let unknown: Vec<String> = at
        .iter()
        .filter(|(name, _)| !ids.iter().any(|&id| profile.function(id).takes(name)))
        .map(|(name, _)| format!("`{name}`"))
        .collect();
    if !unknown.is_empty() && !args.ignore_unknown {
        return Err(CommandError::NoSymbol { count: unknown.len(), names: unknown.join(", ") });
    }
    let shown: Vec<Shown<'_, '_>> = ids.iter().map(|&id| Shown::new(&profile, id)).collect();
    let title = super::input::name(&common.file);
    let working = progress.on(|| "writing the page".to_owned());
    let html = page::html(&title, &shown, Some(&instructions), &at, &source)?;
    drop(working);
    drop(progress);
    super::warn(&loaded);
    written(args.output.as_deref(), html.into_bytes())
}

/// A source file, if it is there and is text of a size that people write.
fn source(path: &str) -> Option<Arc<str>> {
    const LARGEST: u64 = 4 << 20;
    let about = std::fs::metadata(path).ok().filter(|m| m.is_file() && m.len() <= LARGEST);
    about.and_then(|_| std::fs::read_to_string(path).ok()).map(Arc::from)
}

pub fn dot(args: &Dot) -> Result<String, CommandError> {
    let common = &args.common;
    let loaded = super::input::load(&common.file)?;
    let profile = ModuleProfile::new(&loaded.module, super::options(common));
    let point: Option<Point> = args.at.as_ref().map(super::eval::point).transpose()?;
    let ids = match point {
        Some(_) => vec![super::select::one(common, &loaded)?],
        None => super::select::all(common, &loaded)?,
    };
    profile.check_assumptions(&ids)?;
    let notation = if args.unicode { Notation::Unicode } else { Notation::Plain };
    let progress = Progress::new();
    progress.of(ids.len(), "functions");
    let mut out = String::new();
    for id in ids {
        let _working = progress.on(|| format!("solving {}", loaded.module.functions[id].name));
        let shown = Shown::new(&profile, id);
        out += &match &point {
            Some(at) => {
                let answer = profile.evaluate(id, at).map_err(|e| super::at_point(at, e))?;
                dot::graph(&shown.counted(at, answer.root()), notation)
            }
            None => dot::graph(&shown, notation),
        };
        progress.done();
    }
    drop(progress);
    super::warn(&loaded);
    Ok(out)
}
