//! Loading, step by step: bytes → (compatibility rewriting of text) → LLVM reads, names, promotes →
//! llvm-ir → lowering.

use crate::error::Error;
use crate::facts::LostBody;
use crate::frontend::Llvm;
use crate::instructions::{instructions, Lengths};
use crate::lower::lower_with_facts;
use crate::native::{self, NativeError, Rework};
use crate::pgo::markers::take_out;
use crate::pgo::{Form, FunctionWeights, Reworked};
use crate::quiet::{one_line, quiet, said};
use crate::{compat, llvm_ir};
use rustc_hash::FxHashMap;
use std::borrow::Cow;
use std::ops::Range;
use std::path::Path;
use symprof_core::frontend::{Frontend, Instructions, Loaded, Nesting};
use symprof_core::stack::try_on_large_stack;

/// What bitcode starts with; also the wrapper that some platforms put around it.
const MAGIC: [[u8; 4]; 2] = [[b'B', b'C', 0xC0, 0xDE], [0xDE, 0xC0, 0x17, 0x0B]];

/// Brackets nested deeper than this are refused.
const NESTING: usize = 10_000;

/// Reads and lowers a file: `.ll` is text, `.bc` bitcode, anything else by its content.
///
/// # Errors
/// [`Error`] names the file, what is wrong and what to do.
///
/// ```no_run
/// let loaded = symprof_llvm::load("matmul.ll")?;
/// for outcome in &loaded.outcomes {
///     println!("{}: {}", outcome.name, outcome.unsupported.as_deref().unwrap_or("lowered"));
/// }
/// # Ok::<(), symprof_llvm::Error>(())
/// ```
pub fn load(path: impl AsRef<Path>) -> Result<Loaded, Error> {
    Llvm.load_path(path)
}

/// Reads and lowers text or bitcode in memory, told apart by content; `name` stands for the file
/// in messages.
///
/// # Errors
/// As [`load`].
///
/// ```
/// let error = symprof_llvm::load_bytes(b"define void @f() {\n  br label %nowhere\n}", "f.ll").unwrap_err();
/// let message = error.to_string();
/// assert!(message.starts_with("f.ll:2:") && message.contains("nowhere"), "{message}");
/// ```
pub fn load_bytes(bytes: &[u8], name: &str) -> Result<Loaded, Error> {
    load_reworked(bytes, name, Rework::Nothing).map(|(loaded, _)| loaded)
}

/// As [`load_bytes`], of the module as it is after a change.
pub(crate) fn load_reworked(
    bytes: &[u8],
    name: &str,
    rework: Rework,
) -> Result<(Loaded, Reworked), Error> {
    guarded(name, || read(bytes, name, rework))
}

/// LLVM and llvm-ir recurse over types and constants, which text can nest as deep as it likes, and panic on
/// what they do not know.
fn guarded<R: Send>(name: &str, f: impl Fn() -> Result<R, Error> + Sync) -> Result<R, Error> {
    try_on_large_stack(f).unwrap_or_else(|payload| {
        Err(Error::Unrepresentable { name: name.to_owned(), message: said(&*payload) })
    })
}

/// As [`load_bytes`], with the instructions of the file as given, before anything is promoted.
///
/// # Errors
/// As [`load`].
///
/// ```
/// let text = b"define float @f(float %x) {\n  %y = fmul float %x, %x\n  ret float %y\n}";
/// let (loaded, instructions) = symprof_llvm::load_with_instructions(text, "f.ll")?;
/// let f = loaded.module.by_name("f").expect("it is in the file");
/// let block = &instructions.of(f).expect("its blocks")[0];
/// let opcodes: Vec<&str> = block.instructions.iter().map(|i| &*i.opcode).collect();
/// assert_eq!(opcodes, ["fmul", "ret"]);
/// # Ok::<(), symprof_llvm::Error>(())
/// ```
pub fn load_with_instructions(bytes: &[u8], name: &str) -> Result<(Loaded, Instructions), Error> {
    let (mut loaded, reworked) = load_reworked(bytes, name, Rework::Lengths)?;
    let probes = take_out(&mut loaded.module);
    let mut lengths = Lengths::default();
    for l in reworked.lengths {
        lengths.extend(probes.get(&l.tag).map(|p| ((l.function, l.block, l.inst), *p)));
    }
    let described = guarded(name, || {
        let bitcode = |b: &[u8]| native::describe_bitcode(b, name);
        with_text(bytes, name, bitcode, |text, written| native::describe(text, name, written))
    })?;
    let instructions = instructions(&loaded.module, described, &lengths);
    Ok((loaded, instructions))
}

/// The module of a file that can be loaded, with weights.
pub(crate) fn annotate(
    bytes: &[u8],
    name: &str,
    weights: &FxHashMap<String, FunctionWeights>,
    form: Form,
) -> Result<Vec<u8>, Error> {
    guarded(name, || {
        let bitcode = |b: &[u8]| native::annotate_bitcode(b, name, weights, form);
        with_text(bytes, name, bitcode, |text, _| native::annotate(text, name, weights, form))
    })
}

/// Reads what can be loaded: bitcode by the one, text by the other, that of newer LLVMs as it was loaded.
fn with_text<R>(
    bytes: &[u8],
    name: &str,
    bitcode: impl Fn(&[u8]) -> Result<R, NativeError>,
    text: impl Fn(&[u8], &[Vec<compat::Numbered>]) -> Result<R, NativeError>,
) -> Result<R, Error> {
    if is_bitcode(bytes) {
        return bitcode(bytes).map_err(|e| bitcode_error(e, name));
    }
    let Ok(given) = std::str::from_utf8(bytes) else {
        return text(bytes, &[]).map_err(|e| text_error(e, name, ""));
    };
    let written = compat::numbered(given);
    text(bytes, &written).or_else(|first| {
        let rewritten = compat::rewrite(given);
        match rewritten.text {
            Cow::Borrowed(_) => Err(text_error(first, name, given)),
            Cow::Owned(new) => {
                text(new.as_bytes(), &written).map_err(|e| text_error(e, name, &new))
            }
        }
    })
}

/// Is it bitcode, as its first bytes say?
pub(crate) fn is_bitcode(bytes: &[u8]) -> bool {
    MAGIC.iter().any(|m| bytes.starts_with(m))
}

fn read(bytes: &[u8], name: &str, rework: Rework) -> Result<(Loaded, Reworked), Error> {
    let mut warnings = Vec::new();
    let mut prepared = prepare((bytes, name), rework, &mut warnings)?;
    let (module, lost) = match hand_over_whole(&prepared) {
        Ok(module) => (module, Vec::new()),
        Err(message) => match isolate(&prepared) {
            Some(isolated) => isolated,
            None => return Err(Error::Unrepresentable { name: name.to_owned(), message }),
        },
    };
    let mut loaded = lower_with_facts(&module, &prepared.facts, &lost);
    loaded.warnings.splice(0..0, warnings);
    Ok((loaded, std::mem::take(&mut prepared.reworked)))
}

/// Reads a module that llvm-ir chokes on without the bodies that make it choke: each body alone
/// first, then all that went well together. Gives the reason for each body left out.
fn isolate(prepared: &native::Prepared) -> Option<(llvm_ir::Module, Vec<Option<LostBody>>)> {
    let text = prepared.text();
    let bodies = bodies(&text);
    let lost = |k| {
        let reason = hand_over(&without(&text, &bodies, |j| j != k)).err()?;
        Some(LostBody { reason, globals: prepared.globals_of_body(k) })
    };
    let lost: Vec<Option<LostBody>> = (0..bodies.len()).map(lost).collect();
    let module = hand_over(&without(&text, &bodies, |j| lost[j].is_some())).ok()?;
    Some((module, lost))
}

/// Where the bodies of the functions are in text that LLVM printed: after a line that starts with
/// `define` up to the line that is `}`.
fn bodies(text: &str) -> Vec<Range<usize>> {
    let mut all = Vec::new();
    let mut start = None;
    let mut at = 0;
    for line in text.split_inclusive('\n') {
        let end = at + line.len();
        if start.is_none() && line.starts_with("define ") {
            start = Some(end);
        } else if line.trim_end() == "}" {
            all.extend(start.take().map(|s| s..at));
        }
        at = end;
    }
    all
}

/// The text with some bodies replaced by one block that is never left.
fn without(text: &str, bodies: &[Range<usize>], drop: impl Fn(usize) -> bool) -> String {
    let mut out = String::with_capacity(text.len());
    let mut at = 0;
    for (k, body) in bodies.iter().enumerate() {
        if drop(k) {
            out.push_str(&text[at..body.start]);
            out.push_str("  unreachable\n");
            at = body.end;
        }
    }
    out.push_str(&text[at..]);
    out
}

fn prepare(
    (bytes, name): (&[u8], &str),
    rework: Rework,
    warnings: &mut Vec<String>,
) -> Result<native::Prepared, Error> {
    if bytes.iter().all(u8::is_ascii_whitespace) {
        return Err(Error::Empty { name: name.to_owned() });
    }
    if is_bitcode(bytes) {
        return native::prepare_bitcode(bytes, name, rework).map_err(|e| bitcode_error(e, name));
    }
    let text = match std::str::from_utf8(bytes) {
        Ok(text) => text,
        // Text of LLVM's may hold any byte inside quoted names; a file with NULs is none.
        Err(_) if !bytes.contains(&0) => {
            return native::prepare(bytes, name, &[], rework).map_err(|e| text_error(e, name, ""));
        }
        Err(_) => {
            return Err(Error::NotIr { name: name.to_owned(), what: "it is binary data".into() });
        }
    };
    if let Some(excess) = Nesting::new(";").beyond(text.as_bytes(), NESTING) {
        let line = excess.line;
        return Err(Error::Parse {
            name: name.to_owned(),
            line,
            column: 1,
            token: text.lines().nth(line - 1).map(|l| compat::token_at(l, 0)).unwrap_or_default(),
            message: format!("brackets nested more than {NESTING} deep"),
            remedy: "flatten the type or constant".to_owned(),
        });
    }
    let written = compat::numbered(text);
    let first = match native::prepare(bytes, name, &written, rework) {
        Ok(prepared) => return Ok(prepared),
        Err(error) => error,
    };
    let rewritten = compat::rewrite(text);
    if matches!(rewritten.text, Cow::Borrowed(_)) {
        return Err(text_error(first, name, text));
    }
    let prepared = native::prepare(rewritten.text.as_bytes(), name, &written, rework)
        .map_err(|e| text_error(e, name, &rewritten.text))?;
    let notes = rewritten.notes.join(", ");
    warnings.push(format!("{name} is of a newer LLVM; read without: {notes}"));
    Ok(prepared)
}

fn other_error(error: NativeError, name: &str) -> Error {
    let name = name.to_owned();
    match error {
        NativeError::Parse(message) => Error::MalformedBitcode { name, message },
        NativeError::Invalid(message) => Error::Invalid { name, message: one_line(&message) },
        NativeError::Step(step, message) => {
            Error::Native { name, step, message: one_line(&message) }
        }
    }
}

fn bitcode_error(error: NativeError, name: &str) -> Error {
    match error {
        NativeError::Parse(message) => explain_bitcode(&message, name),
        other => other_error(other, name),
    }
}

/// What the words of LLVM's bitcode reader mean: damage, or a newer LLVM.
///
/// ```
/// use symprof_llvm::{reader::explain_bitcode, Error};
/// let words = "error: Invalid record (Producer: 'LLVM21.1.0' Reader: 'LLVM 19.1.7')";
/// assert!(matches!(explain_bitcode(words, "a.bc"), Error::NewerBitcode { .. }));
/// ```
pub fn explain_bitcode(message: &str, name: &str) -> Error {
    let plain = one_line(message.split("error: ").last().unwrap_or(message));
    if let Some((what, rest)) = plain.split_once("(Producer: '") {
        let producer = rest.split('\'').next().unwrap_or_default();
        let version = producer.trim_start_matches("LLVM").trim();
        let major: u32 =
            version.split('.').next().and_then(|v| v.trim().parse().ok()).unwrap_or_default();
        if major > 19 {
            return Error::NewerBitcode {
                name: name.to_owned(),
                producer: format!("LLVM {version}"),
                message: what.trim().to_owned(),
            };
        }
    }
    Error::MalformedBitcode { name: name.to_owned(), message: plain }
}

/// LLVM prints `NAME:LINE:COLUMN: error: MESSAGE`, the line, and a caret below.
fn text_error(error: NativeError, name: &str, text: &str) -> Error {
    let NativeError::Parse(message) = error else { return other_error(error, name) };
    let first = message.lines().next().unwrap_or_default();
    let (place, what) = match first.split_once(": error: ") {
        Some((place, what)) => (place, what.to_owned()),
        None => ("", one_line(&message)),
    };
    let mut parts = place.rsplitn(3, ':');
    let column: usize = parts.next().and_then(|p| p.parse().ok()).unwrap_or(0);
    let line: usize = parts.next().and_then(|p| p.parse().ok()).unwrap_or(0);
    let token = text
        .lines()
        .nth(line.saturating_sub(1))
        .map(|l| compat::token_at(l, column.saturating_sub(1)))
        .unwrap_or_default();
    if line <= 1 && what.contains("expected top-level entity") {
        let what = format!("it starts with `{token}`");
        return Error::NotIr { name: name.to_owned(), what };
    }
    let remedy = compat::remedy(&token);
    Error::Parse { name: name.to_owned(), line, column, token, message: what, remedy }
}

/// Lets llvm-ir read the prepared module, through a file that is gone afterwards: it reads bitcode
/// from files only. Where none can be made, or LLVM does not read its own bitcode, it gets text.
fn hand_over_whole(prepared: &native::Prepared) -> Result<llvm_ir::Module, String> {
    let file = prepared.bitcode().and_then(|bitcode| {
        let mut file = tempfile::NamedTempFile::new().ok()?;
        std::io::Write::write_all(&mut file, &bitcode).ok()?;
        Some(file)
    });
    match file {
        Some(file) => {
            quiet(|| llvm_ir::Module::from_bc_path(file.path()))?.map_err(|e| one_line(&e))
        }
        None => hand_over(&prepared.text()),
    }
}

/// Lets llvm-ir read text. It panics on what it does not know; the panic ends here and
/// prints nothing.
fn hand_over(text: &str) -> Result<llvm_ir::Module, String> {
    quiet(|| llvm_ir::Module::from_ir_str(text))?.map_err(|e| one_line(&e))
}
