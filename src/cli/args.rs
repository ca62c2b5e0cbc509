//! The arguments.

use super::assumed::Assumed;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Args as ClapArgs, Parser, Subcommand, ValueEnum};
use std::path::PathBuf;
use symprof::expr::{Num, Written};
use symprof::profile::Status;
use symprof::report::Order;

/// What the help ends with.
const EXAMPLES: &str = "\
Examples:
  symprof profile kernel.ll                          a formula for each block
  symprof profile kernel.ll --top 10 --at n=64,m=32  ten most frequent blocks
  symprof profile lib.bc --function 'nn::*' --only summation,simulation
  symprof eval kernel.ll --function gemm --at n=1e3,m=2^10 --at n=64,m=32
  clang -O1 -g -fno-discard-value-names -S -emit-llvm kernel.c -o - | symprof profile -";

/// How often does each basic block of a kernel execute, as an exact formula?
#[derive(Debug, Parser)]
#[command(version, about, propagate_version = true, after_help = EXAMPLES)]
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
    /// Write the counts into the program. LLVM IR: branch weights and entry counts at a point, or a profile
    /// of LLVM's counters, for profile-guided optimisation without a run. MLIR: formulas as attributes
    /// (`symprof.count`) on the operations with regions and on the calls
    Annotate(Annotate),
    /// Print features for auto-tuning: how often each kind of instruction executes, FLOPs, bytes loaded
    /// and stored, calls; as formulas and at points
    Features(Features),
    /// Write a page that works offline: the flow graph, formulas, and a field for each size that recomputes all
    /// counts
    Report(Report),
    /// Print the flow graph for Graphviz (`symprof dot kernel.ll | dot -Tsvg`)
    Dot(Dot),
    /// Compare two versions of a kernel: whose formulas differ, and which does less from which size on. Exit
    /// code 0: they are the same; 1: they differ, or that is not decided; 2: an error
    Diff(Diff),
    /// Print completions for a shell, to be put where it looks for them
    Completions(Completions),
    /// Print a manual page (`symprof man eval | man -l -`)
    Man(Man),
    /// Print the JSON Schema of what `--format json` prints
    Schema,
}

#[derive(Debug, ClapArgs)]
pub struct Common {
    /// LLVM IR (.ll, .bc) or MLIR (.mlir); `-` is standard input
    pub file: PathBuf,
    /// The function, by its name in the IR or as C++ and Rust write it (`nn::Mat::mul`), or a pattern
    /// (`nn::*`). `profile` takes all if none is given, and several, as does `features` where there is no
    /// point; the others take one
    #[arg(long, value_name = "NAME")]
    pub function: Vec<String>,
    #[command(flatten)]
    pub assumed: Assumed,
    /// Steps that a formula, and an execution, may take
    #[arg(long, value_name = "N", hide_short_help = true, value_parser = whole)]
    pub steps: Option<u64>,
    /// Break lines of text after so many characters, instead of those that the terminal has; in a pipe they
    /// are not broken
    #[arg(long, value_name = "N", hide_short_help = true, value_parser = width)]
    pub width: Option<usize>,
}

/// Which blocks are shown.
#[derive(Debug, ClapArgs)]
pub struct Chosen {
    /// Show blocks of that name (of MLIR, the last steps of a path will do), or that source line
    /// (`gemm.c:12`), or of a pattern (`for.*`). May be repeated
    #[arg(long, value_name = "NAME")]
    pub blocks: Vec<String>,
    /// Show so many blocks of each function at most, the first in the order of --sort; without it, those
    /// that execute most often
    #[arg(long, value_name = "N", value_parser = whole)]
    pub top: Option<u64>,
}

#[derive(Debug, ClapArgs)]
pub struct Profile {
    #[command(flatten)]
    pub common: Common,
    #[command(flatten)]
    pub chosen: Chosen,
    /// Show blocks of these statuses
    #[arg(long, value_name = "STATUS", value_delimiter = ',', value_parser = status())]
    pub only: Vec<Status>,
    /// The order of blocks: that of the IR, the most frequent first (at the point of --at), by name, or
    /// the weakest status first
    #[arg(long, value_enum)]
    pub sort: Option<Sort>,
    /// A point, at which the counts are shown beside the formulas (`n=64,m=32`)
    #[arg(long, value_name = "NAME=VALUE,…", value_parser = point)]
    pub at: Option<RawPoint>,
    /// Let --at give values to symbols that there are not
    #[arg(long)]
    pub ignore_unknown: bool,
    /// Output as text, JSON, Markdown, or a LaTeX table; as source code of a function that computes all counts;
    /// or as a script for SMT solvers
    #[arg(long, value_enum, default_value_t = ProfileFormat::Text)]
    pub format: ProfileFormat,
    /// Write formulas with the signs of mathematics (`⌊n/4⌋`, `n²`); such text does not read back
    #[arg(long)]
    pub unicode: bool,
}

#[derive(Debug, ClapArgs)]
pub struct Eval {
    #[command(flatten)]
    pub common: Common,
    /// A point: values of symbols (`n=64,m=32`). May be repeated; answers come in the same order
    #[arg(long, value_name = "NAME=VALUE,…", value_parser = point)]
    pub at: Vec<RawPoint>,
    /// Points from a CSV file, a header of symbols and a line a point; `-` is standard input. Answers are
    /// streamed as CSV (the input, a column a block, an error message where there is no answer) or JSON
    /// lines
    #[arg(long, value_name = "FILE.csv", conflicts_with_all = ["at", "top", "sort"])]
    pub points: Option<PathBuf>,
    /// Let points give values to symbols that the function does not have
    #[arg(long)]
    pub ignore_unknown: bool,
    #[command(flatten)]
    pub chosen: Chosen,
    /// The order of blocks: that of the IR, the most frequent at the first point first, or by name
    #[arg(long, value_enum)]
    pub sort: Option<CountSort>,
    /// Output as text or JSON; with --points as CSV or JSON lines [default: text, with --points csv]
    #[arg(long, value_enum)]
    pub format: Option<EvalFormat>,
}

impl Args {
    /// Ends the program if the options do not go together.
    pub fn check(&self) {
        if let Some(wrong) = self.command.conflict() {
            use clap::CommandFactory;
            Args::command().error(clap::error::ErrorKind::ArgumentConflict, wrong).exit();
        }
    }
}

impl Command {
    /// What does not go together.
    fn conflict(&self) -> Option<&'static str> {
        let from_input = |files: &[&PathBuf]| files.iter().filter(|f| f.as_os_str() == "-").count();
        let several = match self {
            Command::Diff(a) => from_input(&[&a.common.file, &a.second]),
            Command::Metrics(a) => from_input(&a.files.iter().collect::<Vec<_>>()),
            Command::Eval(a) => a.points.as_ref().map_or(0, |p| from_input(&[&a.common.file, p])),
            _ => 0,
        };
        if several > 1 {
            return Some(
                "standard input (`-`) is given twice, but can be read once; write one of the two to a file",
            );
        }
        let Command::Eval(eval) = self else { return None };
        match (&eval.points, eval.format) {
            (Some(_), Some(EvalFormat::Text)) => Some("--points answers as --format csv or json"),
            (None, Some(EvalFormat::Csv)) => {
                Some("--format csv is for points from a file: --points FILE.csv")
            }
            _ => None,
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum EvalFormat {
    Text,
    Json,
    Csv,
}

#[derive(Debug, ClapArgs)]
pub struct Explain {
    #[command(flatten)]
    pub common: Common,
    /// The block (of MLIR, the last steps of its path will do); one of a function that it reaches is
    /// `callee/block`
    #[arg(long, value_name = "NAME")]
    pub block: String,
    /// Output as text or JSON
    #[arg(long, value_enum, default_value_t = Format::Text)]
    pub format: Format,
}

#[derive(Debug, ClapArgs)]
pub struct Metrics {
    /// LLVM IR (.ll, .bc) or MLIR (.mlir); `-` is standard input
    #[arg(required = true)]
    pub files: Vec<PathBuf>,
    /// Output as text or JSON
    #[arg(long, value_enum, default_value_t = Format::Text)]
    pub format: Format,
    /// Break lines of text after so many characters, instead of those that the terminal has; in a pipe they
    /// are not broken
    #[arg(long, value_name = "N", hide_short_help = true, value_parser = width)]
    pub width: Option<usize>,
}

#[derive(Debug, ClapArgs)]
pub struct Annotate {
    #[command(flatten)]
    pub common: Common,
    /// The point at which it is executed (LLVM IR): values of symbols (`n=64,m=32`)
    #[arg(long, value_name = "NAME=VALUE,…", value_parser = point)]
    pub at: Option<RawPoint>,
    /// Where to write, if not to stdout; LLVM IR into a file that ends in `.bc` is bitcode
    #[arg(short, long, value_name = "FILE")]
    pub output: Option<PathBuf>,
    /// The program with its counts; or (LLVM IR) a text profile of counters or samples, or coverage
    #[arg(long, value_enum, default_value_t = AnnotateFormat::Ir)]
    pub format: AnnotateFormat,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum AnnotateFormat {
    /// the program
    Ir,
    /// LLVM's text profile
    Proftext,
    /// executions of source lines, for lcov and genhtml
    Lcov,
    /// executions of source lines, as samples for `llvm-profdata merge --sample`
    Autofdo,
}

#[derive(Debug, ClapArgs)]
pub struct Features {
    #[command(flatten)]
    pub common: Common,
    /// A point: values of symbols (`n=64,m=32`). May be repeated; answers come in the same order
    #[arg(long, value_name = "NAME=VALUE,…", value_parser = point)]
    pub at: Vec<RawPoint>,
    /// Output as text, JSON, or CSV with one row a point
    #[arg(long, value_enum, default_value_t = FeaturesFormat::Text)]
    pub format: FeaturesFormat,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum FeaturesFormat {
    Text,
    Json,
    Csv,
}

#[derive(Debug, ClapArgs)]
pub struct Report {
    #[command(flatten)]
    pub common: Common,
    /// The point that the page starts with (`n=64,m=32`)
    #[arg(long, value_name = "NAME=VALUE,…", value_parser = point)]
    pub at: Option<RawPoint>,
    /// Let --at give values to symbols that there are not
    #[arg(long)]
    pub ignore_unknown: bool,
    /// The file to write, instead of standard output
    #[arg(short, long, value_name = "FILE.html")]
    pub output: Option<PathBuf>,
}

#[derive(Debug, ClapArgs)]
pub struct Diff {
    #[command(flatten)]
    pub common: Common,
    /// The second version
    pub second: PathBuf,
    /// A point at which counts are compared instead of formulas (`n=64,m=32`); repeatable. A symbol that one
    /// version alone has says nothing to the other
    #[arg(long, value_name = "NAME=VALUE,…", value_parser = point)]
    pub at: Vec<RawPoint>,
    /// Output as text or JSON
    #[arg(long, value_enum, default_value_t = Format::Text)]
    pub format: Format,
}

#[derive(Debug, ClapArgs)]
pub struct Dot {
    #[command(flatten)]
    pub common: Common,
    /// A point, at which blocks are heated and edges counted (`n=64,m=32`)
    #[arg(long, value_name = "NAME=VALUE,…", value_parser = point)]
    pub at: Option<RawPoint>,
    /// Write formulas with the signs of mathematics
    #[arg(long)]
    pub unicode: bool,
}

#[derive(Debug, ClapArgs)]
pub struct Completions {
    /// The shell
    #[arg(value_enum)]
    pub shell: clap_complete::Shell,
}

#[derive(Debug, ClapArgs)]
pub struct Man {
    /// The command whose page is printed; without, that of symprof itself
    pub command: Option<String>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum Format {
    Text,
    Json,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum ProfileFormat {
    Text,
    Json,
    Markdown,
    Latex,
    Rust,
    C,
    Python,
    #[value(alias = "js")]
    Javascript,
    Smtlib,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum Sort {
    Source,
    Count,
    Name,
    Status,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum CountSort {
    Source,
    Count,
    Name,
}

impl From<Sort> for Order {
    fn from(sort: Sort) -> Order {
        match sort {
            Sort::Source => Order::Source,
            Sort::Count => Order::Count,
            Sort::Name => Order::Name,
            Sort::Status => Order::Status,
        }
    }
}

impl From<CountSort> for Order {
    fn from(sort: CountSort) -> Order {
        match sort {
            CountSort::Source => Order::Source,
            CountSort::Count => Order::Count,
            CountSort::Name => Order::Name,
        }
    }
}

/// A point as it was written; values may exceed what any symbol takes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RawPoint {
    pub values: Vec<(String, Num)>,
    /// symbols with numbers that no symbol has, and are not computed: as they were written
    pub too_large: Vec<(String, String)>,
}

/// The value of a symbol, as it was written.
pub enum Value {
    Number(Num),
    /// longer than any number of the language of expressions
    TooLarge,
    /// no number
    Other,
}

/// What is written as the value of a symbol.
pub fn value(text: &str) -> Value {
    match constant(text) {
        Some(number) => Value::Number(number),
        None if !text.contains("^-") && text.split('^').all(is_literal) => Value::TooLarge,
        None => Value::Other,
    }
}

/// Is it a whole number in decimal, with an exponent or not, or a hexadecimal one?
fn is_literal(text: &str) -> bool {
    let text = text.trim().trim_start_matches(['-', '+']);
    let all = |digits: &str, radix: u32| {
        !digits.is_empty() && digits.chars().all(|c| c == '_' || c.is_digit(radix))
    };
    match (text.strip_prefix("0x"), text.split_once(['e', 'E'])) {
        (Some(digits), _) => all(digits, 16),
        (None, Some((digits, exponent))) => {
            all(&digits.replacen('.', "", 1), 10) && all(exponent, 10)
        }
        (None, None) => all(text, 10),
    }
}

/// The start of a text that may be long, for a message.
pub fn brief(text: &str) -> String {
    const SHOWN: usize = 32;
    match text.char_indices().nth(SHOWN) {
        Some((end, _)) => format!("{}… ({} characters)", &text[..end], text.chars().count()),
        None => text.to_owned(),
    }
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
pub fn constant(text: &str) -> Option<Num> {
    text.parse().ok().or_else(|| Written::parse(text).ok()?.constant())
}

/// A whole number that is not negative.
fn whole(text: &str) -> Result<u64, String> {
    let number = constant(text).filter(|v| v.is_integer()).and_then(|v| v.as_i128());
    number.and_then(|v| u64::try_from(v).ok()).ok_or_else(|| {
        format!("`{text}` is no number from 0 to 2^64 - 1; write 64, 1e6, 2^20 or 0x40")
    })
}

/// The characters of a line: fewer than this hold no formula.
fn width(text: &str) -> Result<usize, String> {
    const LEAST: u64 = 20;
    match whole(text)? {
        few if few < LEAST => Err(format!("lines have at least {LEAST} characters")),
        many => usize::try_from(many).map_err(|e| e.to_string()),
    }
}

/// A status by its name.
fn status() -> impl TypedValueParser<Value = Status> {
    let names = PossibleValuesParser::new(Status::ALL.iter().map(|s| s.name()));
    names.map(|name| {
        let named = Status::ALL.iter().find(|s| s.name() == name);
        named.copied().unwrap_or(Status::Unsupported)
    })
}

fn point(text: &str) -> Result<RawPoint, String> {
    let mut values: Vec<(String, Num)> = Vec::new();
    let mut too_large: Vec<(String, String)> = Vec::new();
    for part in text.split(',').map(str::trim).filter(|p| !p.is_empty()) {
        let (name, value) = part
            .rsplit_once('=')
            .ok_or_else(|| format!("`{part}` is no binding; write NAME=VALUE"))?;
        let (name, value) = (name.trim(), value.trim());
        // as the language of formulas has names with other characters
        let inner = name.strip_prefix('`').and_then(|n| n.strip_suffix('`'));
        let name = inner.filter(|n| !n.contains('`')).unwrap_or(name);
        if name.is_empty() {
            return Err(format!("`{part}` names no symbol; write NAME=VALUE"));
        }
        if values.iter().any(|(n, _)| n == name) || too_large.iter().any(|(n, _)| n == name) {
            return Err(format!("`{name}` is given twice in one point"));
        }
        match self::value(value) {
            Value::Number(number) => values.push((name.to_owned(), number)),
            Value::TooLarge => too_large.push((name.to_owned(), value.to_owned())),
            Value::Other => {
                return Err(format!(
                    "`{value}` is no number; write NAME=VALUE, the value as 64, 0x40 or 2^6"
                ))
            }
        }
    }
    Ok(RawPoint { values, too_large })
}
