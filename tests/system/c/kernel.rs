//! A C or C++ file of a corpus: what to call, and where.
//!
//! The comment at its head holds one row for each integer parameter, one column for each point:
//!
//! ```c
//! // General matrix multiply.
//! //@ n: 0 1 2 3 5 8 17 -1
//! //@ m: 1 0 3 2 5 9 16  4
//! ```
//!
//! and `//@ data` if tensor contents decide some branches. The function has the name of the file. Rows may be of
//! numbers in memory too, and a place may hold the address of a buffer of its own:
//!
//! ```c
//! //@ src[16]:i64: 1 0 3 2 5 9 16  4
//! //@ src[64]: buffer
//! ```
//!
//! A row for a pointer parameter has 0 where the caller gives a null pointer, else 1.
//!
//! `//@ typed` if the counts at -O0, where accesses have no types, may have no value.

use std::path::{Path, PathBuf};

/// What a parameter takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// a pointer, or an array: a buffer of its own
    Buffer,
    /// a floating-point number
    Real,
    /// an integer, bound by the points
    Integer,
}

/// A function under test with the points it is called at.
#[derive(Clone, Debug)]
pub struct Case {
    pub name: String,
    /// as in C, without the body
    pub prototype: String,
    pub parameters: Vec<(String, Kind)>,
    pub points: Vec<Vec<(String, i64)>>,
    /// places that hold the addresses of buffers: a parameter, and how many bytes from there
    pub pointers: Vec<(String, u64)>,
    /// tensor contents decide some branches
    pub data: bool,
    /// types of accesses decide some counts
    pub typed: bool,
}

/// A C or C++ file with its functions under test.
#[derive(Clone, Debug)]
pub struct Unit {
    pub name: String,
    pub path: PathBuf,
    pub cases: Vec<Case>,
}

/// The fewest points that a kernel is run at.
const POINTS: usize = 8;

impl Unit {
    /// Reads a file of the corpus.
    pub fn read(path: &Path) -> Result<Unit, String> {
        let name = path.file_stem().map(|s| s.to_string_lossy().into_owned()).unwrap_or_default();
        let text = std::fs::read_to_string(path).map_err(|e| format!("{}: {e}", path.display()))?;
        let case = Case::parse(&name, &text).map_err(|e| format!("{}: {e}", path.display()))?;
        Ok(Unit { name, path: path.to_owned(), cases: vec![case] })
    }

    /// The files of a folder, by name.
    pub fn read_all(folder: &Path) -> Result<Vec<Unit>, String> {
        let entries =
            std::fs::read_dir(folder).map_err(|e| format!("{}: {e}", folder.display()))?;
        let mut paths: Vec<PathBuf> = entries.flatten().map(|e| e.path()).collect();
        paths.retain(|p| p.extension().is_some_and(|e| e == "c" || e == "cpp"));
        paths.sort();
        paths.iter().map(|p| Unit::read(p)).collect()
    }
}

impl Case {
    /// A point with the addresses of buffers that memory holds and parameters point to, far apart as they
    /// are in the execution.
    pub fn with_addresses(&self, point: &[(String, i64)]) -> Vec<(String, i64)> {
        let places = self.pointers.iter().enumerate();
        let addresses =
            places.map(|(k, (root, at))| (format!("{root}[{at}]"), (k as i64 + 1) << 32));
        let given = point.iter().map(|(name, value)| {
            let at = self.parameters.iter().position(|p| p.0 == *name && p.1 == Kind::Buffer);
            (name.clone(), at.map_or(*value, |k| (*value * (k as i64 + 1)) << 44))
        });
        given.chain(addresses).collect()
    }

    fn parse(name: &str, text: &str) -> Result<Case, String> {
        let mut rows: Vec<(String, Vec<i64>)> = Vec::new();
        let (mut data, mut typed) = (false, false);
        let mut pointers = Vec::new();
        for line in text.lines() {
            let Some(entry) = line.strip_prefix("//@ ") else { continue };
            match entry.rsplit_once(": ") {
                Some((place, "buffer")) => {
                    let at = place_of(place).ok_or_else(|| format!("what is `{line}`?"))?;
                    pointers.push((at.0.to_owned(), at.1));
                }
                None if entry.trim() == "data" => data = true,
                None if entry.trim() == "typed" => typed = true,
                None => return Err(format!("what is `{line}`? Write `//@ n: 0 1 2 …`")),
                Some((parameter, values)) => {
                    let values: Result<Vec<i64>, _> =
                        values.split_whitespace().map(str::parse).collect();
                    let values = values.map_err(|e| format!("`{line}`: {e}"))?;
                    rows.push((parameter.trim().to_owned(), values));
                }
            }
        }
        let width = rows.iter().map(|(_, v)| v.len()).max().unwrap_or(0);
        if width < POINTS || rows.iter().any(|(_, v)| v.len() != width) {
            return Err(format!("each row needs as many values as the others, at least {POINTS}"));
        }
        let (prototype, parameters) = signature(name, text)?;
        for (p, kind) in &parameters {
            if *kind == Kind::Integer && !rows.iter().any(|(r, _)| r == p) {
                return Err(format!("the parameter `{p}` has no row of values"));
            }
        }
        let points = (0..width)
            .map(|k| rows.iter().map(|(n, values)| (n.clone(), values[k])).collect())
            .collect();
        Ok(Case { name: name.to_owned(), prototype, parameters, points, pointers, data, typed })
    }
}

/// The place of `src[16]:i64`: a parameter, and how many bytes from there.
pub fn place_of(name: &str) -> Option<(&str, u64)> {
    let (root, rest) = name.split_once('[')?;
    Some((root, rest.split_once(']')?.0.parse().ok()?))
}

/// The prototype in the definition of a function, and its parameters.
fn signature(name: &str, text: &str) -> Result<(String, Vec<(String, Kind)>), String> {
    let call = format!("{name}(");
    let mut found = None;
    for (at, _) in text.match_indices(&call) {
        let line = text[..at].rfind('\n').map_or(0, |n| n + 1);
        let close = at + text[at..].find(')').ok_or("a parenthesis is open")?;
        // a definition starts in the first column and goes on with its body
        let starts = text[line..].starts_with(|c: char| c.is_ascii_alphabetic() || c == '_');
        if starts && text[close + 1..].trim_start().starts_with('{') {
            found = Some((line, at + call.len(), close));
        }
    }
    let (line, open, close) = found.ok_or_else(|| format!("no definition of `{name}`"))?;
    let parameters = text[open..close].split(',').map(|p| {
        let declarator = p.split('[').next().unwrap_or(p).trim();
        let id = declarator.rsplit(|c: char| !c.is_ascii_alphanumeric() && c != '_').next();
        let kind = if p.contains(['*', '[']) {
            Kind::Buffer
        } else if declarator.starts_with("float") || declarator.starts_with("double") {
            Kind::Real
        } else {
            Kind::Integer
        };
        ((id.unwrap_or_default().to_owned(), kind), p.trim())
    });
    let parameters: Vec<((String, Kind), &str)> = parameters.collect();
    let types = parameters.iter().map(|((id, kind), declared)| match kind {
        // the caller knows no types of the file
        Kind::Buffer => format!("void *{id}"),
        Kind::Real | Kind::Integer => (*declared).to_owned(),
    });
    let types: Vec<String> = types.collect();
    let head =
        text[line..open].replace("__attribute__((noinline))", "").replace("extern \"C\"", "");
    let prototype = format!("{}{})", head.trim_start(), types.join(", "));
    Ok((prototype, parameters.into_iter().map(|(p, _)| p).collect()))
}
