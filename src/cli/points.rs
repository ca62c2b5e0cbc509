//! `symprof eval --points`: counts at the points of a CSV file, streamed.
//!
//! One thread reads and writes, in the order of the file; the others answer, some thousand points at a time,
//! with the compiled profile.

use super::args::{self, Eval, EvalFormat};
use super::progress::Progress;
use super::CommandError;
use csv::{ByteRecord, StringRecord};
use std::collections::BTreeMap;
use std::fs::File;
use std::io::{ErrorKind, Read, Write};
use std::path::Path;
use std::process::ExitCode;
use std::sync::mpsc::{channel, Receiver, Sender};
use std::sync::Mutex;
use symprof::compile::{Compiled, CompiledColumn, Counts, Tally};
use symprof::profile::{ModuleProfile, Point};
use symprof::report::rows::{RowFormat, Rows};

/// Points that a thread answers at a time.
const CHUNK: usize = 2048;

/// Stack of a thread that answers: evaluation recurses over nested sums.
const STACK: usize = 64 << 20;

/// Some rows of the file, by their number.
struct Chunk {
    number: u64,
    records: Vec<StringRecord>,
}

/// Their answers as text.
struct Answered {
    number: u64,
    text: String,
    tally: Tally,
}

/// Answers all points of a file, or of standard input; the exit code says whether all have an answer.
pub fn run(args: &Eval, points: &Path) -> Result<ExitCode, CommandError> {
    let common = &args.common;
    let loaded = super::input::load(&common.file)?;
    let profile = ModuleProfile::new(&loaded.module, super::options(common));
    let id = super::select::one(common, &loaded)?;
    profile.check_assumptions(&[id])?;
    let selection = super::chosen::selection(&args.chosen, None, &[], &loaded.module, &[id])?;
    let mut reader = open(points)?;
    let columns = columns(&mut reader, points)?;
    let known = |name: &String| !args.ignore_unknown || profile.function(id).takes(name);
    let header = Header::new(columns, known);
    let compiled = fastest(profile.compile(id, &header.symbols)?);
    super::warn(&loaded);
    let format = match args.format {
        Some(EvalFormat::Json) => RowFormat::JsonLines,
        _ => RowFormat::Csv,
    };
    let shown = |c: &CompiledColumn| selection.shows(&loaded.module, &c.function, &c.name);
    let rows = Rows::selecting(format, &header.columns, compiled.columns(), shown);
    let question = Question { compiled: &compiled, rows: &rows, header: &header };
    let tally = match stream(&mut reader, question, points) {
        // a reader that goes away early is no error
        Err(CommandError::Write(e)) if e.kind() == ErrorKind::BrokenPipe => {
            return Ok(ExitCode::SUCCESS)
        }
        tally => tally?,
    };
    assumptions(profile.function(id).assumptions());
    report(&tally, compiled.obstacle());
    Ok(if tally.failed == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// The profile with native code, where this program can make it.
fn fastest<'p, 'm>(compiled: Compiled<'p, 'm>) -> Compiled<'p, 'm> {
    #[cfg(feature = "native")]
    if let Some(Ok(code)) = compiled.program().map(symprof::native::backend) {
        return compiled.with_backend(code);
    }
    compiled
}

fn unreadable(points: &Path, why: impl ToString) -> CommandError {
    CommandError::Points { file: points.display().to_string(), why: why.to_string() }
}

type Input = csv::Reader<Box<dyn Read>>;

fn open(points: &Path) -> Result<Input, CommandError> {
    let input: Box<dyn Read> = match points.as_os_str() == "-" {
        true => Box::new(std::io::stdin()),
        false => Box::new(File::open(points).map_err(|e| unreadable(points, e))?),
    };
    let mut builder = csv::ReaderBuilder::new();
    Ok(builder.flexible(true).trim(csv::Trim::All).buffer_capacity(1 << 18).from_reader(input))
}

/// What the first line of the file says.
struct Header {
    /// all columns, which answers repeat
    columns: Vec<String>,
    /// those that bind symbols, by their places
    bound: Vec<usize>,
    symbols: Vec<String>,
}

impl Header {
    fn new(columns: Vec<String>, known: impl Fn(&String) -> bool) -> Header {
        let (bound, unknown): (Vec<usize>, Vec<usize>) =
            (0..columns.len()).partition(|&k| known(&columns[k]));
        if !unknown.is_empty() {
            let names: Vec<String> = unknown.iter().map(|&k| format!("`{}`", columns[k])).collect();
            super::note(&format!("there is no symbol {}; ignored", names.join(", ")));
        }
        let symbols = bound.iter().map(|&k| columns[k].clone()).collect();
        Header { columns, bound, symbols }
    }
}

/// What is asked at each point, and how it is answered.
#[derive(Clone, Copy)]
struct Question<'a, 'p, 'm> {
    compiled: &'a Compiled<'p, 'm>,
    rows: &'a Rows,
    header: &'a Header,
}

/// The names of the columns.
fn columns(reader: &mut Input, points: &Path) -> Result<Vec<String>, CommandError> {
    let header = reader.headers().map_err(|e| unreadable(points, e))?;
    if header.is_empty() {
        return Err(unreadable(points, "it is empty; the first line names the symbols"));
    }
    let mut symbols: Vec<String> = Vec::new();
    for (k, name) in header.iter().enumerate() {
        if name.is_empty() {
            let why = format!("column {} has no name; the first line names the symbols", k + 1);
            return Err(unreadable(points, why));
        }
        if symbols.iter().any(|s| s == name) {
            return Err(unreadable(points, format!("two columns are named `{name}`")));
        }
        symbols.push(name.to_owned());
    }
    Ok(symbols)
}

/// Reads, answers and writes all points.
fn stream(
    reader: &mut Input,
    question: Question<'_, '_, '_>,
    points: &Path,
) -> Result<Tally, CommandError> {
    let threads = std::thread::available_parallelism().map_or(1, |n| n.get());
    let (work, chunks) = channel::<Chunk>();
    let (done, answers) = channel::<Option<Answered>>();
    let chunks = Mutex::new(chunks);
    let mut out = std::io::BufWriter::with_capacity(1 << 18, std::io::stdout().lock());
    std::thread::scope(|scope| {
        for _ in 0..threads {
            let (done, chunks) = (done.clone(), &chunks);
            let answer = move || answer_chunks(chunks, &done, question);
            std::thread::Builder::new()
                .stack_size(STACK)
                .spawn_scoped(scope, answer)
                .map_err(|e| unreadable(points, format!("cannot start a thread: {e}")))?;
        }
        drop(done);
        // behind an error the channel closes, and the threads end
        let work = work;
        out.write_all(question.rows.header().as_bytes()).map_err(CommandError::Write)?;
        let result = pump(reader, &work, &answers, &mut out, threads * 4, points);
        drop(work);
        let tally = result?;
        out.flush().map_err(CommandError::Write)?;
        Ok(tally)
    })
}

/// Hands out chunks, as many as `ahead` of what is written, and writes answers in order.
fn pump(
    reader: &mut Input,
    work: &Sender<Chunk>,
    answers: &Receiver<Option<Answered>>,
    out: &mut impl Write,
    ahead: usize,
    points: &Path,
) -> Result<Tally, CommandError> {
    let progress = Progress::new();
    let working = progress.on(|| "counting".to_owned());
    let mut tally = Tally::default();
    let mut early: BTreeMap<u64, Answered> = BTreeMap::new();
    let (mut handed, mut written, mut at_end) = (0u64, 0u64, false);
    loop {
        while !at_end && handed - written < ahead as u64 {
            let mut records = Vec::with_capacity(CHUNK);
            while records.len() < CHUNK {
                // what is no text is no number either: the row says so
                let mut record = ByteRecord::new();
                match reader.read_byte_record(&mut record) {
                    Ok(true) => records.push(StringRecord::from_byte_record_lossy(record)),
                    Ok(false) => {
                        at_end = true;
                        break;
                    }
                    Err(e) => return Err(unreadable(points, e)),
                }
            }
            if !records.is_empty() {
                // the threads live as long as the channel
                let _ = work.send(Chunk { number: handed, records });
                handed += 1;
            }
        }
        if written == handed {
            return Ok(tally);
        }
        let Ok(Some(answered)) = answers.recv() else {
            return Err(unreadable(points, "a thread that answers them has failed"));
        };
        early.insert(answered.number, answered);
        while let Some(next) = early.remove(&written) {
            let write = || out.write_all(next.text.as_bytes());
            progress.aside(write).map_err(CommandError::Write)?;
            tally += next.tally;
            written += 1;
        }
        working.says(|| format!("counting, {} points done", tally.points));
    }
}

/// Says that the thread ends in a panic: its chunk would be waited for.
struct Failure<'c>(&'c Sender<Option<Answered>>);

impl Drop for Failure<'_> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            let _ = self.0.send(None);
        }
    }
}

/// Answers chunks until there are no more.
fn answer_chunks(
    chunks: &Mutex<Receiver<Chunk>>,
    done: &Sender<Option<Answered>>,
    Question { compiled, rows, header }: Question<'_, '_, '_>,
) {
    let _failure = Failure(done);
    let (mut plain, mut odd) = (Counts::default(), Counts::default());
    let mut values: Vec<i128> = Vec::new();
    loop {
        let next = chunks.lock().map(|c| c.recv());
        let Ok(Ok(Chunk { number, records })) = next else { return };
        values.clear();
        let kinds: Vec<Option<Result<Point, String>>> =
            records.iter().map(|r| read(r, header, &mut values)).collect();
        let mut text = String::with_capacity(records.len() * 64);
        // whole rows: they are as wide as there are symbols
        let _ = compiled.evaluate_all(&values, &mut plain);
        let mut tally = plain.tally();
        let mut answers = plain.iter();
        for (record, kind) in records.iter().zip(kinds) {
            let fields: Vec<&str> = record.iter().collect();
            match kind {
                None => match answers.next() {
                    Some(Ok(row)) => rows.row(&mut text, &fields, Ok(row)),
                    Some(Err(e)) => rows.row(&mut text, &fields, Err(&e.to_string())),
                    None => rows.row(&mut text, &fields, Err("it is not answered")),
                },
                Some(Err(message)) => {
                    tally.points += 1;
                    tally.failed += 1;
                    rows.row(&mut text, &fields, Err(&message));
                }
                Some(Ok(point)) => {
                    compiled.evaluate_point(&point, &mut odd);
                    tally += odd.tally();
                    for answer in odd.iter() {
                        let answer = answer.map_err(ToString::to_string);
                        rows.row(&mut text, &fields, answer.as_ref().map(|r| *r).map_err(|e| &**e));
                    }
                }
            }
        }
        if done.send(Some(Answered { number, text, tally })).is_err() {
            return;
        }
    }
}

/// Adds the values of a row of integers. Of another it says what it binds (an empty field binds nothing), or
/// what is wrong with it.
fn read(
    record: &StringRecord,
    header: &Header,
    values: &mut Vec<i128>,
) -> Option<Result<Point, String>> {
    let start = values.len();
    if record.len() == header.columns.len() {
        values.extend(header.bound.iter().map_while(|&k| integer(&record[k])));
        if values.len() - start == header.bound.len() {
            return None;
        }
        values.truncate(start);
    }
    Some(unusual(record, header))
}

/// An integer that some symbol may take.
fn integer(field: &str) -> Option<i128> {
    let v = field.parse().ok().or_else(|| args::constant(field)?.as_i128())?;
    (v.unsigned_abs() < 1 << 65).then_some(v)
}

fn unusual(record: &StringRecord, header: &Header) -> Result<Point, String> {
    if record.len() != header.columns.len() {
        let line = record.position().map_or(0, |p| p.line());
        let (found, wanted) = (record.len(), header.columns.len());
        return Err(format!("line {line} has {found} fields, the header {wanted}"));
    }
    let (mut values, mut too_large) = (Vec::new(), Vec::new());
    let fields = header.bound.iter().map(|&k| (&header.columns[k], &record[k]));
    for (name, field) in fields.filter(|f| !f.1.is_empty()) {
        match args::value(field) {
            args::Value::Number(number) => values.push((name.clone(), number)),
            args::Value::TooLarge => too_large.push((name.clone(), field.to_owned())),
            args::Value::Other => {
                return Err(format!(
                    "`{field}` in column `{name}` is no number; write it as 64, 0x40 or 2^6"
                ))
            }
        }
    }
    super::eval::point(&args::RawPoint { values, too_large }).map_err(|e| e.to_string())
}

/// What the counts rest on, to stderr.
fn assumptions(all: &[String]) {
    const SHOWN: usize = 8;
    if all.is_empty() {
        return;
    }
    let more = match all.len().saturating_sub(SHOWN) {
        0 => String::new(),
        more => format!("; and {more} more, see `symprof profile`"),
    };
    let shown: Vec<&str> = all.iter().take(SHOWN).map(String::as_str).collect();
    super::note(&format!("formulas assume: {}{more}", shown.join("; ")));
}

/// How many points the program did not answer, and why, to stderr.
fn report(tally: &Tally, obstacle: Option<&str>) {
    let share = |part: u64, all: u64| match (part, all) {
        (0, _) => "none".to_owned(),
        // in tenths of a percent, rounded down
        (part, all) => {
            let tenths = u128::from(part) * 1000 / u128::from(all.max(1));
            format!("{part} ({}.{}%)", tenths / 10, tenths % 10)
        }
    };
    if tally.interpreted > 0 {
        let why = obstacle.map_or_else(String::new, |why| format!(": {why}"));
        let (points, interpreted) = (tally.points, share(tally.interpreted, tally.points));
        let executed = share(tally.executed, tally.counts);
        super::note(&format!(
            "of {points} points, {interpreted} were not answered by compiled formulas{why}; of the \
             counts, {executed} come from executions"
        ));
    }
    if tally.failed > 0 {
        let (failed, points) = (tally.failed, tally.points);
        super::complain(&format!(
            "{failed} of {points} points have no answer; see the field `error`"
        ));
    }
}
