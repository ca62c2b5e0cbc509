//! `symprof metrics`: many files, solved in parallel.

use super::args::{Format, Metrics};
use super::progress::Progress;
use super::CommandError;
use std::path::Path;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::Mutex;
use symprof::profile::{ModuleProfile, Options};
use symprof::report::{self, text::MetricsRow};

/// The functions of a file, or why there are none.
type Rows = Result<Vec<MetricsRow>, CommandError>;

pub fn run(args: &Metrics) -> Result<String, CommandError> {
    let files = &args.files;
    let next = AtomicUsize::new(0);
    let done: Mutex<Vec<Option<Rows>>> = Mutex::new(files.iter().map(|_| None).collect());
    let progress = Progress::new();
    let workers = std::thread::available_parallelism().map_or(1, usize::from).min(files.len());
    std::thread::scope(|scope| {
        for _ in 0..workers {
            scope.spawn(|| loop {
                let k = next.fetch_add(1, Ordering::Relaxed);
                let Some(file) = files.get(k) else { return };
                progress.on(|| format!("{} of {}: {}", k + 1, files.len(), file.display()));
                let rows = of_file(file);
                if let Ok(mut done) = done.lock() {
                    done[k] = Some(rows);
                }
            });
        }
    });
    drop(progress);
    let mut rows = Vec::new();
    for found in done.into_inner().unwrap_or_else(|e| e.into_inner()).into_iter().flatten() {
        rows.extend(found?);
    }
    Ok(match args.format {
        Format::Text => report::text::metrics(&rows),
        Format::Json => format!("{}\n", report::json::metrics(&rows)),
    })
}

/// The rows of a file: its functions that have a body.
fn of_file(file: &Path) -> Rows {
    let loaded = super::load(file)?;
    let profile = ModuleProfile::new(&loaded.module, Options::default());
    let name = file.display().to_string();
    Ok(loaded
        .module
        .functions
        .keys()
        .map(|id| MetricsRow::new(name.as_str(), profile.function(id)))
        .collect())
}
