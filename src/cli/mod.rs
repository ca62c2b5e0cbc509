//! The command line: arguments, commands, exit codes.
//!
//! Exit code 0: the answer is on stdout. 1: one message on stderr, nothing on stdout. 2: wrong
//! usage.

mod annotate;
mod args;
mod assumed;
mod eval;
mod explain;
mod metrics;
mod profile;
mod progress;

use clap::Parser;
use std::io::{ErrorKind, Write};
use std::process::ExitCode;
use symprof::input::Loaded;
use symprof::ir::{FuncId, Module};

/// Why a command has no answer.
#[derive(Debug, thiserror::Error)]
enum CommandError {
    #[error(transparent)]
    Input(#[from] symprof::input::InputError),
    #[error(transparent)]
    Profile(#[from] symprof::profile::ProfileError),
    #[error("at {point}: {error}")]
    Point { point: String, error: Box<symprof::profile::ProfileError> },
    #[error("`{symbol}` = {value} is out of range; no integer is wider than 64 bits")]
    TooLarge { symbol: String, value: String },
    #[error("{file} defines {count} functions; choose one with --function ({names})")]
    Ambiguous { file: String, count: usize, names: String },
    #[error("{file} is not MLIR; only MLIR is annotated, for LLVM IR see `symprof profile`")]
    NotMlir { file: String },
    #[error("{file} defines no function with a body; there is nothing to profile")]
    NoFunctions { file: String },
}

/// Runs the command that the arguments ask for.
pub fn run() -> ExitCode {
    let args = args::Args::parse();
    log_to_stderr(args.log.as_deref());
    let answer = match &args.command {
        args::Command::Profile(a) => profile::run(a),
        args::Command::Eval(a) => eval::run(a),
        args::Command::Explain(a) => explain::run(a),
        args::Command::Metrics(a) => metrics::run(a),
        args::Command::Annotate(a) => annotate::run(a),
    };
    match answer {
        Ok(text) => print(&text),
        Err(e) => {
            let style = anstyle::AnsiColor::Red.on_default().bold();
            let message = e.to_string();
            let _ = writeln!(anstream::stderr(), "{style}error:{style:#} {}", message.trim_end());
            ExitCode::FAILURE
        }
    }
}

/// What the stages do, to stderr, as far as `--log` or else `RUST_LOG` asks for it.
fn log_to_stderr(filter: Option<&str>) {
    let mut logger = env_logger::Builder::new();
    match filter {
        Some(f) => logger.parse_filters(f),
        None => logger.parse_default_env(),
    };
    logger.format_timestamp(None).init();
}

/// Prints the answer. A reader that goes away early is no error.
fn print(text: &str) -> ExitCode {
    let mut out = anstream::stdout().lock();
    match out.write_all(text.as_bytes()).and_then(|()| out.flush()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(e) if e.kind() == ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(e) => {
            let _ = writeln!(std::io::stderr(), "error: cannot write the answer: {e}");
            ExitCode::FAILURE
        }
    }
}

/// Reads the file and passes on what the reader should know.
fn load(file: &std::path::Path) -> Result<Loaded, CommandError> {
    let loaded = symprof::input::load(file)?;
    if loaded.module.functions.is_empty() {
        return Err(CommandError::NoFunctions { file: file.display().to_string() });
    }
    Ok(loaded)
}

fn warn(loaded: &Loaded) {
    let style = anstyle::AnsiColor::Yellow.on_default().bold();
    for w in &loaded.warnings {
        let _ = writeln!(anstream::stderr(), "{style}note:{style:#} {w}");
    }
}

/// The function of that name, or the only one.
fn only_function(file: &std::path::Path, module: &Module) -> Result<FuncId, CommandError> {
    let mut ids = module.functions.keys();
    match (ids.next(), ids.next()) {
        (Some(id), None) => Ok(id),
        (None, _) => Err(CommandError::NoFunctions { file: file.display().to_string() }),
        _ => {
            let names: Vec<&str> =
                module.functions.values().take(20).map(|f| f.name.as_str()).collect();
            let count = module.functions.len();
            let more = if count > names.len() { ", …" } else { "" };
            Err(CommandError::Ambiguous {
                file: file.display().to_string(),
                count,
                names: format!("{}{more}", names.join(", ")),
            })
        }
    }
}

fn options(common: &args::Common) -> symprof::profile::Options {
    let options = common.assumed.options();
    match common.steps {
        Some(steps) => options.with_steps(steps),
        None => options,
    }
}
