//! Every block of every kernel at every point, against counts of instrumented executions; and each
//! formula against the simulation there.

use super::support::{kernels, parallel, symprof, Kernel};
use num_bigint::BigInt;
use std::time::Duration;
use symprof::profile::{Engine, ModuleProfile, Options, Point, Status};

#[derive(Default)]
struct Tally {
    exact: usize,
    data: usize,
    by_status: [usize; 5],
    failures: Vec<String>,
}

fn check(kernel: &Kernel) -> Tally {
    let mut tally = Tally::default();
    let loaded = match symprof::input::load(&kernel.ir) {
        Ok(l) => l,
        Err(e) => {
            tally.failures.push(format!("{}: {e}", kernel.name));
            return tally;
        }
    };
    let profile = ModuleProfile::new(&loaded.module, Options::default());
    let id = match profile.by_name(&kernel.function) {
        Ok(id) => id,
        Err(e) => {
            tally.failures.push(format!("{}: {e}", kernel.name));
            return tally;
        }
    };
    for b in profile.function(id).blocks() {
        tally.by_status[b.count.status() as usize] += 1;
    }
    for run in &kernel.runs {
        let point: Point = run.args.iter().map(|(n, v)| (n.clone(), i128::from(*v))).collect();
        // `Both` fails where a formula and the execution of the control slice differ
        let got = match profile.evaluate_by(Engine::Both, id, &point) {
            Ok(got) => got,
            Err(e) => {
                tally.failures.push(format!("{} at {:?}: {e}", kernel.name, run.args));
                continue;
            }
        };
        for (function, block, want) in &run.counts {
            let decided_by_data = kernel.data_dependent.contains(&format!("{function}/{block}"));
            let have = got.functions.iter().find(|f| f.name == *function);
            match have.and_then(|f| f.block(block)) {
                Some(n) if n == BigInt::from(*want) => tally.exact += 1,
                None if decided_by_data => tally.data += 1,
                have => tally.failures.push(format!(
                    "{}, {function}/{block} at {:?}: {have:?}, counted {want}",
                    kernel.name, run.args
                )),
            }
        }
    }
    tally
}

fn check_folder(folder: &str, at_least: usize) {
    let kernels = kernels(folder);
    assert!(kernels.len() >= at_least, "{} kernels in {folder}", kernels.len());
    let tallies = parallel(&kernels, check);
    let mut total = Tally::default();
    for t in tallies {
        total.exact += t.exact;
        total.data += t.data;
        total.by_status.iter_mut().zip(t.by_status).for_each(|(a, b)| *a += b);
        total.failures.extend(t.failures);
    }
    let statuses: Vec<String> = Status::ALL
        .iter()
        .zip(total.by_status)
        .filter(|(_, n)| *n > 0)
        .map(|(s, n)| format!("{n} {s}"))
        .collect();
    println!(
        "{folder}: {} kernels, {} counts exact, {} decided by data; blocks: {}",
        kernels.len(),
        total.exact,
        total.data,
        statuses.join(", ")
    );
    let shown = total.failures.iter().take(20).cloned().collect::<Vec<_>>().join("\n");
    assert!(total.failures.is_empty(), "{} failures:\n{shown}", total.failures.len());
}

#[test]
fn tvm_kernels() {
    check_folder("corpus/tvm", 117);
}

#[test]
fn whole_modules_of_llvm_22() {
    check_folder("corpus/tvm-llvm22", 10);
}

#[test]
fn listings() {
    check_folder("listings", 5);
}

/// The forms that these operators really have: vectorized, unrolled, rotated.
#[test]
fn plain_operators_are_closed_forms() {
    let all = kernels("corpus/tvm");
    for name in ["matmul", "add", "relu", "transpose", "reduce_sum"] {
        let kernel = all.iter().find(|k| k.name == name).expect("the kernel is in the corpus");
        let loaded = symprof::input::load(&kernel.ir).expect("it loads");
        let profile = ModuleProfile::new(&loaded.module, Options::default());
        let id = profile.by_name(&kernel.function).expect("it has the function");
        for b in profile.function(id).blocks() {
            assert_eq!(b.count.status(), Status::ClosedForm, "{name}/{}", b.name);
        }
    }
}

/// The profile of any kernel through the real program: quick, and of every function.
#[test]
fn profiles_are_quick() {
    let all = kernels("corpus/tvm");
    // Generous: the machine of a test run is shared, and the program is not optimised there.
    let limit = Duration::from_secs(5);
    let slow: Vec<String> = parallel(&all, |k| {
        let answer = symprof(&["profile", &k.ir.display().to_string(), "--format", "json"]);
        let json = answer.json();
        let blocks = json["functions"][&k.function]["blocks"].as_array().map_or(0, Vec::len);
        assert!(blocks > 0, "{}", k.name);
        (answer.time > limit).then(|| format!("{}: {:?}", k.name, answer.time))
    })
    .into_iter()
    .flatten()
    .collect();
    assert!(slow.is_empty(), "{slow:?}");
}
