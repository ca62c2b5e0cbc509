//! The arguments.

use super::assumed::Assumed;
use clap::{Args as ClapArgs, Parser, Subcommand, ValueEnum};
use std::path::PathBuf;
use symprof::expr::{Num, Written};

/// How often does each basic block of a kernel execute, as an exact formula?
#[derive(Debug, Parser)]
#[command(version, about, propagate_version = true)]
pub struct Args {
    #[command(subcommand)]
    pub command: Command,
    /// Write what the stages of the analysis do to stderr: error, warn, info, debug or trace, or as
    /// RUST_LOG takes it (`symprof::solve=debug`)
    #[arg(long, global = true, value_name = "FILTER", hide_short_help = true, value_parser = filter)]
    pub log: Option<String>,
}

#[derive(Debug, Subcommand)]
pub enum Command {
    /// Print the symbolic profile: a formula for each block
    Profile(Profile),
    /// Print the counts at one or more points
    Eval(Eval),
    /// Print how the count of a block came about: its loops, its sums, the rules that closed them, what
    /// it rests on; or what first stands in the way of a closed form
    Explain(Explain),
    /// Print the paper's complexity table: blocks, phis, ratios, loops, kinds of conditions and
    /// statuses of each function of many files
    Metrics(Metrics),
    /// Print an MLIR module with counts as attributes (`symprof.count`) on the operations with
    /// regions and on the calls
    Annotate(Annotate),
}

#[derive(Debug, ClapArgs)]
pub struct Common {
    /// LLVM IR (.ll, .bc) or MLIR (.mlir)
    pub file: PathBuf,
    /// The function; may be left out if the file defines one
    #[arg(long, value_name = "NAME")]
    pub function: Option<String>,
    /// Output as text or JSON
    #[arg(long, value_enum, default_value_t = Format::Text)]
    pub format: Format,
    #[command(flatten)]
    pub assumed: Assumed,
    /// Steps that a formula, and an execution, may take
    #[arg(long, value_name = "N", hide_short_help = true)]
    pub steps: Option<u64>,
}

#[derive(Debug, ClapArgs)]
pub struct Profile {
    #[command(flatten)]
    pub common: Common,
}

#[derive(Debug, ClapArgs)]
pub struct Eval {
    #[command(flatten)]
    pub common: Common,
    /// A point: values of symbols (`n=64,m=32`). May be repeated; answers come in the same order
    #[arg(long, value_name = "NAME=VALUE,…", value_parser = point)]
    pub at: Vec<RawPoint>,
}

#[derive(Debug, ClapArgs)]
pub struct Explain {
    #[command(flatten)]
    pub common: Common,
    /// The block
    #[arg(long, value_name = "NAME")]
    pub block: String,
}

#[derive(Debug, ClapArgs)]
pub struct Metrics {
    /// LLVM IR (.ll, .bc) or MLIR (.mlir)
    #[arg(required = true)]
    pub files: Vec<PathBuf>,
    /// Output as text or JSON
    #[arg(long, value_enum, default_value_t = Format::Text)]
    pub format: Format,
}

#[derive(Debug, ClapArgs)]
pub struct Annotate {
    /// MLIR (.mlir)
    pub file: PathBuf,
    #[command(flatten)]
    pub assumed: Assumed,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum Format {
    Text,
    Json,
}

/// A point as it was written; values may exceed what any symbol takes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RawPoint {
    pub values: Vec<(String, Num)>,
}

/// A filter of traces: levels, each for all or for one target.
fn filter(text: &str) -> Result<String, String> {
    for part in text.split(',') {
        let level = part.rsplit_once('=').map_or(part, |(_, level)| level).trim();
        if level.parse::<log::LevelFilter>().is_err() {
            return Err(format!(
                "`{level}` is no level; write off, error, warn, info, debug or trace, or \
                 TARGET=LEVEL with symprof::solve or symprof::rules as the target"
            ));
        }
    }
    Ok(text.to_owned())
}

/// A number as the language of expressions writes it.
fn constant(text: &str) -> Option<Num> {
    text.parse().ok().or_else(|| Written::parse(text).ok()?.constant())
}

fn point(text: &str) -> Result<RawPoint, String> {
    let mut values: Vec<(String, Num)> = Vec::new();
    for part in text.split(',').map(str::trim).filter(|p| !p.is_empty()) {
        let (name, value) = part
            .rsplit_once('=')
            .ok_or_else(|| format!("`{part}` is no binding; write NAME=VALUE"))?;
        let (name, value) = (name.trim(), value.trim());
        let value = constant(value).ok_or_else(|| {
            format!("`{value}` is no number; write NAME=VALUE, the value as 64, 0x40 or 2^6")
        })?;
        if name.is_empty() {
            return Err(format!("`{part}` names no symbol; write NAME=VALUE"));
        }
        if values.iter().any(|(n, _)| n == name) {
            return Err(format!("`{name}` is given twice in one point"));
        }
        values.push((name.to_owned(), value));
    }
    Ok(RawPoint { values })
}
