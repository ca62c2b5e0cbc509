//! Programs that were counted wrong once, a file each below `cases/`. The comment at the head of a
//! file holds its points:
//!
//! ```text
//! ;@ s=1,v=5,p[0]=0 => then=1 join=1
//! ;@ v=5,p[0]=0     => then=0 assuming overlap p g
//! ```
//!
//! Bindings, then the true count of some blocks of `@f`. An answer is that count or none (`open`: it
//! must be none). Behind `assuming`, words that one assumption of the answer holds, all of them.
//! Places that the function does not take as symbols are left out.

use super::check::assumptions;
use num_bigint::BigInt;
use std::path::{Path, PathBuf};
use symprof::profile::{ModuleProfile, Options, Point, ProfileError};

/// Cases that are counted wrong as yet: they are not held against the profile, and printed once
/// they pass. To be emptied with the work on the memory model.
const PENDING: &[&str] = &[];

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/system/memory/cases")
}

#[test]
fn cases() {
    let mut paths: Vec<PathBuf> = std::fs::read_dir(folder())
        .expect("the cases")
        .map(|e| e.expect("a directory entry").path())
        .filter(|p| p.extension().is_some_and(|e| e == "ll"))
        .collect();
    paths.sort();
    let mut failures = Vec::new();
    for path in paths {
        let name = path.file_stem().map(|s| s.to_string_lossy().into_owned()).unwrap_or_default();
        let wrong = case(&path).unwrap_or_else(|e| vec![e]);
        let pending = PENDING.contains(&name.as_str());
        match (wrong.is_empty(), pending) {
            (true, true) => println!("{name} passes: take it off the list of pending cases"),
            (false, true) => println!("{name} is pending: {}", wrong.join("; ")),
            (false, false) => failures.push(format!("{name}: {}", wrong.join("; "))),
            (true, false) => {}
        }
    }
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

/// What is wrong with the answers for a case.
fn case(path: &Path) -> Result<Vec<String>, String> {
    let text = std::fs::read_to_string(path).map_err(|e| e.to_string())?;
    let loaded = symprof::input::load(path).map_err(|e| e.to_string())?;
    let profile = ModuleProfile::new(&loaded.module, Options::default());
    let id = profile.by_name("f").map_err(|e| e.to_string())?;
    let function = profile.function(id);
    let rows: Vec<&str> = text.lines().filter_map(|l| l.strip_prefix(";@ ")).collect();
    if rows.is_empty() {
        return Err("no line `;@ bindings => block=count`".into());
    }
    let mut wrong = Vec::new();
    for row in rows {
        let (bindings, expected) = row.split_once("=>").ok_or(format!("what is `{row}`?"))?;
        let (counts, assuming) = expected.split_once("assuming").unwrap_or((expected, ""));
        let mut at = Point::default();
        for binding in bindings.split(',').map(str::trim).filter(|b| !b.is_empty()) {
            let (name, value) = binding.rsplit_once('=').ok_or(format!("what is `{binding}`?"))?;
            let value: i128 = value.parse().map_err(|_| format!("what is `{binding}`?"))?;
            match function.symbols().bind(name, value) {
                Err(ProfileError::UnknownSymbol { .. }) => {}
                _ => at.bind(name, value),
            }
        }
        let got = match profile.evaluate(id, &at) {
            Ok(got) => got,
            // a missing symbol leaves all open
            Err(ProfileError::MissingSymbol { .. }) => continue,
            Err(e) => {
                wrong.push(format!("{bindings}: {e}"));
                continue;
            }
        };
        let mut any = false;
        for pair in counts.split_whitespace() {
            let (block, count) = pair.split_once('=').ok_or(format!("what is `{pair}`?"))?;
            let have = got.root().block(block);
            any |= have.is_some();
            let right = match count {
                "open" => have.is_none(),
                n => have.is_none() || have == n.parse::<BigInt>().ok(),
            };
            if !right {
                let have = have.map_or("none".into(), |n| n.to_string());
                wrong.push(format!("{}: {block} is {count}, not {have}", bindings.trim()));
            }
        }
        let words: Vec<&str> = assuming.split_whitespace().collect();
        let said = |a: &String| words.iter().all(|w| a.contains(w));
        if any && !words.is_empty() && !assumptions(function, &Ok(got)).iter().any(said) {
            wrong.push(format!("{}: nothing is said of{assuming}", bindings.trim()));
        }
    }
    Ok(wrong)
}
