//! `symprof metrics`: many files, solved in parallel. What cannot be read is named, and takes nothing from
//! the others.

use super::args::{Format, Metrics};
use super::progress::Progress;
use super::{input, CommandError};
use std::path::Path;
use std::process::ExitCode;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::Mutex;
use symprof::profile::{ModuleProfile, Options};
use symprof::report::{self, text::MetricsRow};

/// The functions of a file with notes on what was left out of it, or why there are none.
type Rows = Result<(Vec<MetricsRow>, Vec<String>), CommandError>;

pub fn run(args: &Metrics) -> Result<ExitCode, CommandError> {
    let files = &args.files;
    let next = AtomicUsize::new(0);
    let done: Mutex<Vec<Option<Rows>>> = Mutex::new(files.iter().map(|_| None).collect());
    let progress = Progress::new();
    progress.of(files.len(), "files");
    let workers = std::thread::available_parallelism().map_or(1, usize::from).min(files.len());
    std::thread::scope(|scope| {
        for _ in 0..workers {
            scope.spawn(|| loop {
                let k = next.fetch_add(1, Ordering::Relaxed);
                let Some(file) = files.get(k) else { return };
                let _working = progress.on(|| format!("solving {}", input::name(file)));
                let rows = of_file(file);
                progress.done();
                if let Ok(mut done) = done.lock() {
                    done[k] = Some(rows);
                }
            });
        }
    });
    drop(progress);
    let (mut rows, mut notes, mut failures) = (Vec::new(), Vec::new(), Vec::new());
    let done = done.into_inner().unwrap_or_else(|e| e.into_inner());
    for (file, found) in files.iter().zip(done.into_iter().flatten()) {
        match found {
            Ok((found, told)) => {
                rows.extend(found);
                notes.extend(told);
            }
            Err(e) => failures.push((input::name(file), e)),
        }
    }
    // of one file there is one message, and of none that is read, no empty table
    if let ([_], true) = (failures.as_slice(), files.len() == 1) {
        return failures.pop().map_or(Ok(ExitCode::SUCCESS), |(_, e)| Err(e));
    }
    let mut code = ExitCode::SUCCESS;
    if failures.len() < files.len() {
        let named: Vec<(String, String)> =
            failures.iter().map(|(f, e)| (f.clone(), e.to_string())).collect();
        code = super::print(match args.format {
            Format::Text => report::text::metrics_within(&rows, super::columns(args.width)),
            Format::Json => format!("{}\n", report::json::metrics_but(&rows, &named)),
        });
    }
    super::notes(&notes);
    if failures.is_empty() {
        return Ok(code);
    }
    failures.iter().for_each(|(_, e)| super::complain(e));
    Err(CommandError::Unread { count: failures.len(), all: files.len() })
}

/// The rows of a file: its functions that have a body.
fn of_file(file: &Path) -> Rows {
    let loaded = input::load(file)?;
    let profile = ModuleProfile::new(&loaded.module, Options::default());
    let name = input::name(file);
    let row = |id| MetricsRow::new(name.as_str(), profile.function(id));
    Ok((loaded.module.functions.keys().map(row).collect(), loaded.warnings.clone()))
}
