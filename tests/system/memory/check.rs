//! The profile of a program against the truth at its points.

use super::oracle::Counts;
use super::places::{image, initial, root};
use super::program::{Argument, Point, Program};
use num_bigint::BigInt;
use std::collections::BTreeMap;
use symprof::profile::{
    Engine, Evaluation, FunctionProfile, ModuleProfile, Options, ProfileError, Status, SymbolKind,
};
use symprof::symprof_core::memory::MemoryPath;

/// Symbols and the values bound to them.
pub type Bindings = Vec<(String, i128)>;

/// What came out for a program.
#[derive(Clone, Debug, Default)]
pub struct Outcome {
    pub exact: usize,
    /// counts that are null, by reason
    pub open: BTreeMap<String, usize>,
    /// counts and claims that are false
    pub wrong: Vec<Wrong>,
    /// blocks of the function under test by status, in the order of [`Status::ALL`]
    pub by_status: [usize; Status::ALL.len()],
}

#[derive(Clone, Debug)]
pub struct Wrong {
    /// which of the points
    pub point: usize,
    pub bindings: Bindings,
    pub what: String,
    /// a message with what is false in it rather than a count
    pub message: Option<String>,
    pub engine: Engine,
    /// what the profile says it assumes
    pub assumptions: Vec<String>,
}

/// What an answer rests on, in words; of an error, what the function does.
pub fn assumptions(
    profile: &FunctionProfile,
    answer: &Result<Evaluation, ProfileError>,
) -> Vec<String> {
    match answer {
        Ok(answer) => answer.functions.iter().flat_map(|f| f.assumptions.clone()).collect(),
        Err(_) => profile.assumptions().to_vec(),
    }
}

/// The programs are small: what takes longer than they do runs into a loop that they do not have,
/// and is open.
pub fn options() -> Options {
    Options::default().with_steps(STEPS)
}

const STEPS: u64 = 300_000;

/// Loads IR and compares every count at every point.
pub fn check(ir: &str, program: &Program, points: &[(&Point, &Counts)]) -> Result<Outcome, String> {
    let loaded = symprof::input::load_bytes(ir.as_bytes(), "random.ll")
        .map_err(|e| format!("it cannot be read: {e}"))?;
    let profile = ModuleProfile::new(&loaded.module, options());
    let mut outcome = Outcome::default();
    check_function(&profile, program, points, &mut outcome)?;
    Ok(outcome)
}

/// Compares every count that the function under test reaches; the module may hold more.
pub fn check_function(
    profile: &ModuleProfile<'_>,
    program: &Program,
    points: &[(&Point, &Counts)],
    outcome: &mut Outcome,
) -> Result<(), String> {
    let id = profile.by_name(&program.functions[0].name).map_err(|e| e.to_string())?;
    let function = profile.function(id);
    for (n, &s) in outcome.by_status.iter_mut().zip(Status::ALL) {
        *n = function.blocks_with(s);
    }
    for (k, (point, counts)) in points.iter().enumerate() {
        let bindings = bind(program, point, function);
        let at = bindings.iter().map(|(n, v)| (n.as_str(), *v)).collect();
        for engine in [Engine::Auto, Engine::Simulation] {
            let answer = profile.evaluate_by(engine, id, &at);
            let mut wrong = |what: String, message: Option<String>| {
                outcome.wrong.push(Wrong {
                    point: k,
                    bindings: bindings.clone(),
                    what,
                    message,
                    engine,
                    assumptions: assumptions(function, &answer),
                });
            };
            match &answer {
                Ok(got) => {
                    let false_counts = compare(got, counts, &mut outcome.exact, &mut outcome.open);
                    false_counts.into_iter().for_each(|w| wrong(w, None));
                }
                Err(e) if claims(e) => wrong(e.to_string(), Some(kind(&e.to_string()))),
                Err(e) => *outcome.open.entry(kind(&e.to_string())).or_default() += 1,
            }
        }
    }
    Ok(())
}

/// Does an error say something about the program, rather than that a symbol is missing or work too
/// long? The programs are defined, so what it says is false.
fn claims(e: &ProfileError) -> bool {
    let open = matches!(e, ProfileError::MissingSymbol { .. } | ProfileError::Budget { .. });
    !open && !e.to_string().contains("has no value")
}

/// A message without what differs from program to program.
fn kind(message: &str) -> String {
    let mut out = String::new();
    let mut quoted = false;
    for c in message.chars() {
        match c {
            '`' => {
                quoted = !quoted;
                out.push(c);
            }
            _ if quoted || c.is_ascii_digit() => {}
            _ => out.push(c),
        }
    }
    out.truncate(out.char_indices().nth(110).map_or(out.len(), |(i, _)| i));
    out
}

fn compare(
    got: &Evaluation,
    counts: &Counts,
    exact: &mut usize,
    open: &mut BTreeMap<String, usize>,
) -> Vec<String> {
    let mut wrong = Vec::new();
    for ((function, block), &want) in counts {
        let of = got.functions.iter().find(|f| f.name == *function);
        let value = of.and_then(|f| f.blocks.iter().find(|b| b.name == *block));
        let have = match (of, value) {
            // not reached, says the profile
            (None, _) => Some(BigInt::ZERO),
            // a block that no path enters is not there
            (Some(_), None) if want == 0 => continue,
            (Some(_), None) => None,
            (_, Some(v)) => v.count.clone(),
        };
        match have {
            Some(n) if n == BigInt::from(want) => *exact += 1,
            Some(n) => wrong.push(format!("{function}/{block}: {want}, not {n}")),
            None => {
                let reason = value.and_then(|v| v.reason.clone()).unwrap_or_default();
                *open.entry(kind(&reason)).or_default() += 1;
            }
        }
    }
    wrong
}

/// Binds what the profile takes: integer parameters, null pointers, the places that are loaded, and
/// all bytes of all objects where it takes those.
fn bind(program: &Program, point: &Point, function: &FunctionProfile) -> Bindings {
    let f = &program.functions[0];
    let symbols = function.symbols();
    let mut all = Bindings::new();
    let mut put = |name: String, value: i128| {
        if symbols.takes(&name) && !all.iter().any(|(n, _)| *n == name) {
            all.push((name, value));
        }
    };
    for (k, a) in point.arguments.iter().enumerate() {
        match a {
            Argument::Int(v) => put(f.param(k), i128::from(*v)),
            Argument::Ptr(None) => put(f.param(k), 0),
            Argument::Ptr(Some((o, offset))) => {
                let address = point.objects[*o].address.wrapping_add(*offset);
                put(f.param(k), i128::from(address));
            }
        }
    }
    for s in symbols.iter().filter(|s| s.kind == SymbolKind::Load) {
        let Some(path) = MemoryPath::parse(&s.name) else { continue };
        let width = s.ty.width().map_or(64, u32::from);
        let found = initial(point, root(program, point, &path.root), &path.offsets, width);
        // what is not there at the start is not loaded from the start
        if let Some(value) = found {
            let mask = u64::MAX >> (64 - width.min(64));
            put(s.name.clone(), i128::from(value & mask));
        }
    }
    let parameters = (0..f.params).map(|k| f.param(k));
    let globals = (0..program.globals.len()).filter(|k| program.globals[*k].is_none());
    let globals = globals.map(|k| program.global(k));
    for name in parameters.chain(globals) {
        let Some((object, start)) = root(program, point, &name) else { continue };
        bytes(point, &name, object, start, &mut put);
        for (at, to) in &point.objects[object].pointers {
            let place = format!("{name}[{}]", at.wrapping_sub(start) as i64);
            let address = to.map_or(0, |(o, offset)| point.objects[o].address.wrapping_add(offset));
            put(place.clone(), i128::from(address));
            put(format!("{place}:ptr"), i128::from(address));
            if let Some((object, start)) = to {
                bytes(point, &place, *object, *start, &mut put);
            }
        }
    }
    all
}

/// Binds the bytes of an object below a path that points to `start` in it.
fn bytes(point: &Point, path: &str, object: usize, start: u64, put: &mut impl FnMut(String, i128)) {
    let pointers = &point.objects[object].pointers;
    for (k, b) in image(point, object).iter().enumerate() {
        let k = k as u64;
        if !pointers.iter().any(|(at, _)| (*at..at + 8).contains(&k)) {
            let offset = k.wrapping_sub(start) as i64;
            put(format!("{path}[{offset}]:i8"), i128::from(*b));
        }
    }
}

/// Bindings as for `--at`.
pub fn words(bindings: &Bindings) -> String {
    let words: Vec<String> = bindings.iter().map(|(n, v)| format!("{n}={v}")).collect();
    words.join(",")
}
