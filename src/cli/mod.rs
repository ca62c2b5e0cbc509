//! The command line: arguments, commands, exit codes.
//!
//! Exit code 0: the answer is on stdout. 1: one message on stderr, nothing on stdout. 2: wrong
//! usage.

mod annotate;
mod args;
mod assumed;
mod chosen;
mod diff;
mod eval;
mod explain;
mod features;
mod input;
mod manual;
mod metrics;
mod output;
mod picture;
mod points;
mod profile;
mod progress;
mod select;
mod steps;

use args::Eval;
use clap::Parser;
use std::io::Write;
use std::process::ExitCode;
use symprof::input::Loaded;
use symprof::stack::on_large_stack;

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
    Unchosen { file: String, count: usize, names: String },
    #[error(
        "--function stands for {count} functions ({names}); this command takes one, give its name"
    )]
    Several { count: usize, names: String },
    #[error("`{name}` is the name of {count} functions ({names}); give the name that the IR has, or the types of the parameters too, or a pattern (`{name}*`) for all")]
    SameName { name: String, count: usize, names: String },
    #[error("no function matches the pattern `{pattern}`, of {count} with a body ({names}); patterns are matched with whole names, with `*` for any characters")]
    NoMatch { pattern: String, count: usize, names: String },
    #[error(transparent)]
    Pattern(#[from] symprof::names::BadPattern),
    #[error(
        "no block matches `{pattern}`{}; {blocks}",
        if *.is_pattern { ", which is matched with whole names and source lines" } else { "" }
    )]
    NoBlock { pattern: String, is_pattern: bool, blocks: String },
    #[error(
        "`{name}` ends the paths of {count} blocks of `{function}`; give the whole path of one ({paths})"
    )]
    SeveralPaths { name: String, function: String, count: usize, paths: String },
    #[error("{error}. Of the file, something was left out: {notes}")]
    LeftOut { error: Box<CommandError>, notes: String },
    #[error("there is no command `{name}`; there are {all}")]
    NoCommand { name: String, all: String },
    #[error("no function asked for has the symbol{} {names}; drop {}, or say --ignore-unknown", if *.count > 1 { "s" } else { "" }, if *.count > 1 { "them" } else { "it" })]
    NoSymbol { names: String, count: usize },
    #[error("{count} of {all} files could not be read")]
    Unread { count: usize, all: usize },
    #[error("no function `{name}` with a body in this module; it defines {count} ({names})")]
    NoFunction { name: String, count: usize, names: String },
    #[error("no function `{name}` with a body in this module; did you mean {names}? A pattern takes all that hold it (`--function '*{name}*'`)")]
    NearFunction { name: String, names: String },
    #[error("cannot read the points of {file}: {why}")]
    Points { file: String, why: String },
    #[error("cannot write the answer: {0}")]
    Write(std::io::Error),
    #[error(
        "{file} is {kind}, which cannot be annotated; give LLVM IR (.ll, .bc) or MLIR (.mlir)"
    )]
    NotAnnotated { file: String, kind: String },
    #[error(
        "{file} is MLIR, whose annotations are formulas: they take no point, no function, and no other \
         format; leave out {what}, or lower the file to LLVM IR"
    )]
    NotForMlir { file: String, what: &'static str },
    #[error("the samples of {block} are not known: {why}{bind}")]
    UnknownLines { block: String, why: String, bind: String },
    #[error("{file} names no source lines; compile with -gline-tables-only, or -g")]
    NoLines { file: String },
    #[error("code computes the counts of all blocks at any point; leave out {what}")]
    NotForCode { what: &'static str },
    #[error("cannot write {file}: {error}; check the path and its permissions")]
    Unwritable { file: String, error: std::io::Error },
    #[cfg(feature = "llvm")]
    #[error("{}{error}", at.as_ref().map(|p| format!("at {p}: ")).unwrap_or_default())]
    Pgo { at: Option<String>, error: Box<symprof::symprof_llvm::pgo::PgoError> },
    #[error("{file} defines no function with a body; there is nothing to profile")]
    NoFunctions { file: String },
}

/// Runs the command that the arguments ask for.
pub fn run() -> ExitCode {
    let args = args::Args::parse();
    log_to_stderr(args.log.as_deref());
    args.check();
    // reading, solving and writing take a large stack each: they share one
    on_large_stack(|| command(&args.command))
}

fn command(command: &args::Command) -> ExitCode {
    let answer = match command {
        args::Command::Diff(a) => return diff::run(a),
        args::Command::Profile(a) => profile::run(a),
        args::Command::Eval(a @ Eval { points: Some(file), .. }) => points::run(a, file),
        args::Command::Eval(a) => eval::run(a).map(print),
        args::Command::Explain(a) => explain::run(a).map(print),
        args::Command::Metrics(a) => metrics::run(a),
        args::Command::Annotate(a) => annotate::run(a).map(print),
        args::Command::Features(a) => features::run(a).map(print),
        args::Command::Report(a) => picture::report(a).map(print),
        args::Command::Dot(a) => picture::dot(a).map(print),
        args::Command::Completions(a) => Ok(print(manual::completions(a))),
        args::Command::Man(a) => manual::page(a).map(print),
        args::Command::Schema => Ok(print(symprof::report::json::SCHEMA.to_owned())),
    };
    answer.unwrap_or_else(|e| {
        complain(&e);
        ExitCode::FAILURE
    })
}

/// Says on stderr what went wrong.
fn complain(e: &impl std::fmt::Display) {
    let style = anstyle::AnsiColor::Red.on_default().bold();
    let message = e.to_string();
    let _ = writeln!(anstream::stderr(), "{style}error:{style:#} {}", message.trim_end());
}

/// Says on stderr what the reader should know.
fn note(text: &str) {
    let style = anstyle::AnsiColor::Yellow.on_default().bold();
    let _ = writeln!(anstream::stderr(), "{style}note:{style:#} {text}");
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

/// Prints the answer.
fn print(text: String) -> ExitCode {
    let mut out = output::Output::new();
    out.write(&text);
    out.finish()
}

/// An error at a point, which it names.
fn at_point(
    point: &symprof::profile::Point,
    error: symprof::profile::ProfileError,
) -> CommandError {
    let at = symprof::report::text::at(point);
    match at.is_empty() {
        true => CommandError::Profile(error),
        false => CommandError::Point { point: at, error: Box::new(error) },
    }
}

/// How many characters a line of text has: those asked for, or those of the terminal, or any.
fn width(common: &args::Common) -> Option<usize> {
    columns(common.width)
}

/// As [`width`], where so many are asked for, if any.
fn columns(asked: Option<usize>) -> Option<usize> {
    let terminal = || terminal_size::terminal_size_of(std::io::stdout());
    asked.or_else(|| terminal().map(|(columns, _)| usize::from(columns.0).max(20)))
}

/// Tells what the reader should know of what was read.
fn warn(loaded: &Loaded) {
    notes(&loaded.warnings);
}

fn notes(all: &[String]) {
    all.iter().for_each(|w| note(w));
}

fn options(common: &args::Common) -> symprof::profile::Options {
    let options = common.assumed.options();
    match common.steps {
        Some(steps) => options.with_steps(steps),
        None => options,
    }
}
