//! Programs executed by the machine: the oracle against them, and C that a compiler made IR of.

use super::super::c::tools::Level;
use super::super::support::parallel;
use super::check::{check_function, options, words, Outcome, Wrong};
use super::generate::{sample, Sample};
use super::native::{count, folder};
use super::oracle::Rules;
use super::random::{number, shown, shrink, SHRINK};
use super::{print_c, print_ir};
use std::path::PathBuf;
use std::time::Instant;
use symprof::profile::ModuleProfile;

/// Programs in one file.
const TOGETHER: usize = 15;

/// Samples whose names tell them apart.
fn samples(first: u64, count: u64) -> Vec<Sample> {
    (first..first + count)
        .map(|seed| {
            let mut s = sample(seed);
            s.program = s.program.with_prefix(&format!("s{seed}_"));
            // so are the names in its counts
            for (_, truth) in &mut s.points {
                let old = std::mem::take(&mut truth.counts);
                let renamed = |((f, b), n)| ((format!("s{seed}_{f}"), b), n);
                truth.counts = old.into_iter().map(renamed).collect();
            }
            s
        })
        .collect()
}

fn write(name: &str, file: &str, text: &str) -> Result<PathBuf, String> {
    let dir = folder(name);
    std::fs::create_dir_all(&dir).map_err(|e| e.to_string())?;
    let path = dir.join(file);
    std::fs::write(&path, text).map_err(|e| e.to_string())?;
    Ok(path)
}

/// The interpreter that says what is true is itself held against the machine.
#[test]
fn the_oracle_counts_as_the_machine_does() {
    let first = number("SYMPROF_MEMORY_SEED", 0);
    let all = samples(first, number("SYMPROF_MEMORY_MACHINE", 30));
    let chunks: Vec<&[Sample]> = all.chunks(TOGETHER).collect();
    let name = format!("oracle{first}");
    let wrong = parallel(&chunks, |chunk| -> Result<Vec<String>, String> {
        let programs: Vec<_> = chunk.iter().map(|s| &s.program).collect();
        let file = format!("{}.ll", chunk[0].seed);
        let path = write(&name, &file, &print_ir::print(&programs))?;
        let references: Vec<&Sample> = chunk.iter().collect();
        let counts = count(&path, &references)?;
        let mut wrong = Vec::new();
        for (s, of) in chunk.iter().zip(&counts) {
            for (k, ((_, truth), counted)) in s.points.iter().zip(of).enumerate() {
                for (at, n) in &truth.counts {
                    // a block that no path enters is not printed
                    let machine = counted.get(at).copied().unwrap_or(0);
                    if machine != *n {
                        wrong.push(format!("{at:?} at point {k}: {n}, machine {machine}"));
                    }
                }
            }
        }
        Ok(wrong)
    });
    let wrong: Vec<String> =
        wrong.into_iter().flat_map(|w| w.unwrap_or_else(|e| vec![e])).collect();
    assert!(wrong.is_empty(), "{}", wrong[..wrong.len().min(20)].join("\n"));
    std::fs::remove_dir_all(folder(&name)).expect("its folder is removed");
}

/// The same programs as C, compiled at each level.
#[test]
fn c_programs() {
    let first = number("SYMPROF_MEMORY_SEED", 0);
    let all = samples(first, number("SYMPROF_MEMORY_C_PROGRAMS", 30));
    let levels: Vec<Level> = Level::all();
    let jobs: Vec<(Level, &[Sample])> =
        levels.iter().flat_map(|l| all.chunks(TOGETHER).map(|c| (*l, c))).collect();
    let name = format!("c{first}");
    let outcomes = parallel(&jobs, |(level, chunk)| c_unit(&name, *level, chunk));
    let (mut exact, mut wrong, mut open, mut failing) = (0, 0, 0, Vec::new());
    for ((level, chunk), outcomes) in jobs.iter().zip(outcomes) {
        let outcomes = outcomes.expect("it compiles and runs");
        for (s, o) in chunk.iter().zip(outcomes) {
            exact += o.exact;
            wrong += o.wrong.len();
            open += o.open.values().sum::<usize>();
            if let Some(w) = o.wrong.into_iter().min_by_key(|w| w.message.is_some()) {
                failing.push((*level, s, w));
            }
        }
    }
    println!(
        "C programs: {exact} counts exact, {wrong} wrong (in {} programs and levels), {open} open",
        failing.len()
    );
    failing.sort_by_key(|(_, _, w)| w.message.is_some());
    failing.truncate(shown());
    for text in parallel(&failing, |(level, s, w)| explain(&name, *level, s, w)) {
        println!("{text}");
    }
    assert_eq!(wrong, 0, "wrong counts in C programs");
    if wrong == 0 {
        std::fs::remove_dir_all(folder(&name)).expect("its folder is removed");
    }
}

/// A failing program, made smaller, with what is wrong.
fn explain(name: &str, level: Level, sample: &Sample, first: &Wrong) -> String {
    let name = format!("{name}/smaller{}", sample.seed);
    let wrong = |s: &Sample| -> Vec<Wrong> {
        let outcomes = c_unit(&name, level, std::slice::from_ref(s)).unwrap_or_default();
        outcomes.into_iter().flat_map(|o| o.wrong).collect()
    };
    let fails = |s: &Sample| wrong(s).iter().any(|w| w.message == first.message);
    let deadline = Instant::now() + 4 * SHRINK;
    let small = shrink(sample.clone(), first.point, Rules::Portable, deadline, fails);
    let mut text = format!("{} {}:\n{}", small.seed, level.name, print_c::print(&small.program));
    for w in wrong(&small).iter().take(4) {
        text += &format!("  {:?}: {}\n", w.engine, w.what);
        text += &format!("    at {}\n    assuming {:?}\n", words(&w.bindings), w.assumptions);
    }
    let ir = folder(&name).join(format!("{}-{}.ll", small.seed, level.name));
    let ir = std::fs::read_to_string(ir).unwrap_or_default();
    let mut inside = false;
    for line in ir.lines() {
        inside |= line.starts_with("define ");
        if inside {
            text += &format!("{line}\n");
        }
        inside &= !line.starts_with('}');
    }
    text
}

fn c_unit(name: &str, level: Level, samples: &[Sample]) -> Result<Vec<Outcome>, String> {
    let mut text = print_c::PRELUDE.to_owned();
    samples.iter().for_each(|s| text.push_str(&print_c::print(&s.program)));
    let stem = format!("{}-{}", samples[0].seed, level.name);
    let source = write(name, &format!("{stem}.c"), &text)?;
    level.compile(&[source], &folder(name))?;
    let ir = folder(name).join(format!("{stem}.ll"));
    let references: Vec<&Sample> = samples.iter().collect();
    let counts = count(&ir, &references)?;
    let loaded = symprof::input::load(&ir).map_err(|e| e.to_string())?;
    let profile = ModuleProfile::new(&loaded.module, options());
    let mut all = Vec::new();
    for (s, of) in samples.iter().zip(&counts) {
        let mut outcome = Outcome::default();
        let points: Vec<_> = s.points.iter().map(|(p, _)| p).zip(of).collect();
        // of a program, its own functions
        let own: Vec<_> = points
            .iter()
            .map(|(p, counts)| {
                let own = counts.iter().filter(|((f, _), _)| f.starts_with(&s.program.prefix));
                (*p, own.map(|(k, n)| (k.clone(), *n)).collect())
            })
            .collect();
        let points: Vec<_> = own.iter().map(|(p, c)| (*p, c)).collect();
        check_function(&profile, &s.program, &points, &mut outcome)?;
        all.push(outcome);
    }
    Ok(all)
}
