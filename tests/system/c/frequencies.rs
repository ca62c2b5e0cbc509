//! What LLVM takes for the frequencies of blocks: guessed, with our weights, and with those of a run, beside the
//! truth. The table is `docs/frequencies.md`; written by
//!
//! ```text
//! SYMPROF_BLESS=1 cargo test --test system c::frequencies
//! ```

use super::annotate::using;
use super::execute::Build;
use super::folder;
use super::kernel::Unit;
use super::pgo::{counters_with, profile};
use super::tools::{llvm, Level};
use crate::golden::book::blesses;
use crate::support::{file, parallel, symprof, temporary};
use std::collections::HashMap;
use std::fmt::Write as _;
use std::path::Path;
use std::process::Command;

/// The point of each kernel: with some work, and not the largest.
const POINT: usize = 5;
/// What was counted is the count of an entry.
const OPTIONS: [&str; 1] = ["-pgo-fix-entry-count=false"];
const DOCUMENT: &str = "../docs/frequencies.md";

/// Executions of a block for each entry of its function, by function and block.
type Frequencies = HashMap<(String, String), f64>;

/// What `print<block-freq>` says of IR as it is.
fn printed(ir: &Path) -> Frequencies {
    let mut opt = Command::new(llvm("opt"));
    opt.arg("-passes=print<block-freq>").arg(ir);
    printed_by(opt)
}

/// What `print<block-freq>` says, in passes that are run.
fn printed_by(mut opt: Command) -> Frequencies {
    let found = opt.arg("-disable-output").output().expect("opt starts");
    let mut function = String::new();
    let mut all = Frequencies::new();
    for line in String::from_utf8_lossy(&found.stderr).lines() {
        if let Some(f) = line.strip_prefix("block-frequency-info: ") {
            function = f.to_owned();
        }
        let of = |l: &str| {
            let (block, rest) = l.split_once(": float = ")?;
            Some((block.to_owned(), rest.split(',').next()?.parse().ok()?))
        };
        if let Some((block, frequency)) = line.strip_prefix(" - ").and_then(of) {
            all.insert((function.clone(), block), frequency);
        }
    }
    all
}

/// Blocks that were compared, and how many of each source were within a tenth of the truth.
#[derive(Clone, Copy, Default)]
struct Score {
    blocks: usize,
    close: [usize; 3],
}

/// Is it within a tenth of the truth; of a block that does not execute, below a tenth of an execution?
fn is_close(frequency: f64, truth: f64) -> bool {
    (frequency - truth).abs() <= 0.1 * truth || truth == 0.0 && frequency < 0.1
}

/// One kernel at a point: the truth, and the three sources.
fn score(counting: &Build, profiled: &Build, k: usize) -> Score {
    let (u, p) = (&counting.units[k], &profiled.units[k]);
    let case = &u.unit.cases[0];
    let counts = &counting.execute(u, case).expect("true counts")[POINT];
    let truth: HashMap<&(String, String), u64> =
        u.table.iter().zip(counts.iter().copied()).collect();
    let mut entries: HashMap<&str, u64> = HashMap::new();
    for ((function, _), count) in u.table.iter().zip(counts) {
        // the first block of a function is its entry
        entries.entry(function).or_insert(*count);
    }
    let at: Vec<String> = case.points[POINT].iter().map(|(n, v)| format!("{n}={v}")).collect();
    let ir = u.ir.display().to_string();
    let ours = temporary(&format!("frequencies-{}-{}.ll", counting.level.name, case.name), "");
    let given = ["annotate", &ir, "--function", &case.name, "--at", &at.join(","), "-o", &ours];
    symprof(&given).text();
    let run_of = &profiled.execute(p, case).expect("LLVM's counters")[POINT..=POINT];
    let run = profile(&p.table, run_of);
    let use_and_print = "pgo-instr-use,function(print<block-freq>)";
    let with_run = printed_by(using(&p.ir, &run, &OPTIONS, use_and_print));
    let sources = [printed(&u.ir), printed(Path::new(&ours)), with_run];
    let mut score = Score::default();
    for (place, count) in &truth {
        let entered = entries.get(place.0.as_str()).copied().unwrap_or(0);
        // what has no name is not printed
        if entered == 0 || !sources[0].contains_key(place) {
            continue;
        }
        let wanted = *count as f64 / entered as f64;
        score.blocks += 1;
        for (close, source) in score.close.iter_mut().zip(&sources) {
            *close += usize::from(source.get(place).is_some_and(|&f| is_close(f, wanted)));
        }
    }
    score
}

#[test]
fn frequencies_with_and_without_a_profile() {
    let units = Unit::read_all(&file("c")).expect("the corpus");
    let levels = [Level::O1, Level::O3];
    let mut table = String::new();
    for level in levels {
        let place = folder(&format!("frequencies{}", level.name));
        let counting = Build::new(level, &units, &place.join("blocks")).expect("it compiles");
        // the same IR with counters of the other kind
        let edges = place.join("edges");
        std::fs::create_dir_all(&edges).expect("a folder");
        for u in &counting.units {
            let name = u.ir.file_name().expect("a name");
            std::fs::copy(&u.ir, edges.join(name)).expect("a copy");
        }
        let counters = |ir: &Path, name: &str| counters_with(&OPTIONS, ir, name);
        let profiled = Build::linked(level, &units, &edges, &[], counters).expect("it compiles");
        let all: Vec<usize> = (0..units.len()).collect();
        let mut sum = Score::default();
        for s in parallel(&all, |&k| score(&counting, &profiled, k)) {
            sum.blocks += s.blocks;
            sum.close.iter_mut().zip(s.close).for_each(|(a, b)| *a += b);
        }
        let share = |n: usize| format!("{:.1} %", 100.0 * n as f64 / sum.blocks.max(1) as f64);
        let _ = writeln!(
            table,
            "| -{} | {} | {} | {} | {} | {} |",
            level.name,
            units.len(),
            sum.blocks,
            share(sum.close[0]),
            share(sum.close[1]),
            share(sum.close[2])
        );
        // no worse than a run, but for what data decides
        assert!(sum.close[1] * 100 >= sum.close[2] * 99, "{:?} of {}", sum.close, sum.blocks);
    }
    let text = format!("{}{table}{}", HEAD, FOOT);
    let path = file(DOCUMENT);
    if blesses() {
        std::fs::create_dir_all(Path::new(&path).parent().expect("a folder")).expect("the folder");
        return std::fs::write(&path, text).expect("it is written");
    }
    let written = std::fs::read_to_string(&path).unwrap_or_default();
    assert_eq!(
        written, text,
        "docs/frequencies.md is not what is measured; SYMPROF_BLESS=1 writes it"
    );
}

const HEAD: &str = "# Block frequencies with and without a profile

Without a profile LLVM guesses how often blocks execute. The table shows, for the C kernels of the corpus
(`tests/c`) at one point each, in how many blocks `opt -passes='print<block-freq>'` is within 10 % of what an
instrumented run counts: on the IR as clang writes it, on the IR that `symprof annotate` wrote, and on the IR that
`opt -passes=pgo-instr-use` wrote with the counters of a run at the same point. A block that does not execute counts
as right where its frequency is below a tenth of an execution.

| level | kernels | blocks | no profile | symprof | a run |
|---|---:|---:|---:|---:|---:|
";

const FOOT: &str = "
Blocks of functions that are not entered at the point are left out. What is missing with symprof is what the contents
of buffers decide: such branches get no weights, and LLVM guesses them as it does without a profile.

The table is checked by the tests, and written by

```sh
SYMPROF_BLESS=1 cargo test --test system c::frequencies
```
";
