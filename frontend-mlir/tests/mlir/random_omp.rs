//! Random parallel regions without data races, compared with their executions: what is known of the counts of markers
//! is what was counted, with one thread and with three, as they are and as blocks (`cf`). `SYMPROF_MLIR_RANDOM` sets how many modules are made,
//! `SYMPROF_MLIR_SEED` where they start.
//!
//! Memory is of four kinds. One element of `%s` is written by `omp.single` alone, behind a barrier; `%k` only within
//! critical sections; each element of `%w` by one iteration of a shared loop; `%own` belongs to a thread.

use crate::cases::{counts, types};
use crate::execution::{run, scratch, tool, Program, MARKERS};
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::Path;
use std::process::Command;
use symprof_core::profile::{Engine, ModuleProfile, Options};
use symprof_mlir::Loaded;

const MODULES: u64 = 8;
const HEAD: &str = "func.func private @t0()
func.func private @t1()
func.func private @t2()
func.func private @t3()
func.func private @t4()
func.func private @t5()
func.func private @t6()
func.func private @t7()
func.func @put(%m: memref<2xindex>, %v: index) {
  %c0 = arith.constant 0 : index
  memref.store %v, %m[%c0] : memref<2xindex>
  return
}
func.func @f(%a: index, %b: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c6 = arith.constant 6 : index
  %c16 = arith.constant 16 : index
  %s = memref.alloca() : memref<2xindex>
  %k = memref.alloca() : memref<2xindex>
  %w = memref.alloca() : memref<16xindex>
  memref.store %a, %s[%c0] : memref<2xindex>
  memref.store %b, %s[%c1] : memref<2xindex>
  memref.store %c0, %k[%c0] : memref<2xindex>
  memref.store %b, %k[%c1] : memref<2xindex>
  scf.for %i = %c0 to %c16 step %c1 {
    memref.store %a, %w[%i] : memref<16xindex>
  }
";

struct Generator {
    seed: u64,
    text: String,
    names: usize,
    /// values of type `index` that are in scope, and whether they are the same for all threads
    values: Vec<(String, bool)>,
    budget: usize,
}

/// Where a statement stands.
#[derive(Clone, Copy, PartialEq)]
enum Place {
    /// outside of regions
    Alone,
    /// in one, run by each thread
    Each,
    /// in an iteration of a shared loop
    Iteration,
    /// in what one thread does for all
    Once,
    /// in a critical section
    Critical,
    /// in what the first thread does
    First,
}

impl Generator {
    fn below(&mut self, n: usize) -> usize {
        self.seed ^= self.seed << 13;
        self.seed ^= self.seed >> 7;
        self.seed ^= self.seed << 17;
        (self.seed >> 11) as usize % n
    }

    fn line(&mut self, text: &str) {
        let _ = writeln!(self.text, "  {text}");
    }

    fn define(&mut self, what: &str) -> String {
        self.names += 1;
        let name = format!("%v{}", self.names);
        self.line(&format!("{name} = {what}"));
        name
    }

    fn value(&mut self) -> String {
        let k = self.below(self.values.len());
        self.values[k].0.clone()
    }

    /// A value that is the same for all threads, from 0 to what another one is.
    fn same(&mut self, most: &str) -> String {
        let all: Vec<&String> = self.values.iter().filter(|v| v.1).map(|v| &v.0).collect();
        let (count, all) = (all.len(), all.into_iter().cloned().collect::<Vec<_>>());
        let v = &all[self.below(count)];
        let low = self.define(&format!("arith.maxsi {v}, %c0 : index"));
        self.define(&format!("arith.minsi {low}, {most} : index"))
    }

    /// Marks as often as a value says, six times at most.
    fn marks(&mut self) {
        let (v, k) = (self.value(), self.below(MARKERS));
        let low = self.define(&format!("arith.maxsi {v}, %c0 : index"));
        let end = self.define(&format!("arith.minsi {low}, %c6 : index"));
        self.names += 1;
        let i = self.names;
        self.line(&format!(
            "scf.for %i{i} = %c0 to {end} step %c1 {{ func.call @t{k}() : () -> () }}"
        ));
    }

    fn load(&mut self, memref: &str, size: usize) {
        let at = self.below(2);
        let v = self.define(&format!("memref.load {memref}[%c{at}] : memref<{size}xindex>"));
        self.values.push((v, memref != "%own"));
    }

    fn store(&mut self, memref: &str) {
        let (v, at) = (self.value(), self.below(2));
        if memref != "%own" && at == 0 && self.below(3) == 0 {
            return self
                .line(&format!("func.call @put({memref}, {v}) : (memref<2xindex>, index) -> ()"));
        }
        self.line(&format!("memref.store {v}, {memref}[%c{at}] : memref<2xindex>"));
    }

    /// What an operation has in its region, and its end.
    fn region(&mut self, place: Place, end: &str) {
        let values = self.values.len();
        self.statements(place);
        self.values.truncate(values);
        self.line(end);
    }

    fn wsloop(&mut self) {
        let clauses =
            ["", "schedule(dynamic)", "schedule(static)", "schedule(guided)"][self.below(4)];
        let inclusive = ["", " inclusive"][self.below(2)];
        let step = [1, 2, 3, -1, -4][self.below(5)];
        let step = self.define(&format!("arith.constant {step} : index"));
        let (from, to) = (self.same("%c6"), self.same("%c16"));
        self.names += 1;
        let i = format!("%i{}", self.names);
        self.line(&format!("omp.wsloop {clauses} {{"));
        self.line(&format!(
            "omp.loop_nest ({i}) : index = ({from}) to ({to}){inclusive} step ({step}) {{"
        ));
        let values = self.values.len();
        self.values.push((i.clone(), false));
        self.statements(Place::Iteration);
        if self.below(2) == 0 {
            let v = self.value();
            let within = self.define(&format!("arith.cmpi ult, {i}, %c16 : index"));
            self.line(&format!(
                "scf.if {within} {{ memref.store {v}, %w[{i}] : memref<16xindex> }}"
            ));
        }
        self.values.truncate(values);
        self.line("omp.yield\n  }\n  omp.terminator\n  }");
    }

    fn parallel(&mut self) {
        self.line("omp.parallel {");
        self.line("%own = memref.alloca() : memref<2xindex>");
        self.line("memref.store %a, %own[%c0] : memref<2xindex>");
        self.line("memref.store %b, %own[%c1] : memref<2xindex>");
        self.region(Place::Each, "omp.terminator\n  }");
    }

    /// A region within one, of threads that only read.
    fn nested(&mut self) {
        let end = self.same("%c6");
        self.names += 1;
        let i = self.names;
        self.line("omp.parallel {");
        self.marks();
        self.line("omp.wsloop {");
        self.line(&format!("omp.loop_nest (%i{i}) : index = (%c0) to ({end}) step (%c1) {{"));
        self.marks();
        self.line("omp.yield\n  }\n  omp.terminator\n  }");
        self.line("omp.master {");
        self.marks();
        self.line("omp.terminator\n  }\n  omp.terminator\n  }");
    }

    /// A choice, or a loop, that all threads take alike.
    fn choice(&mut self) {
        let (value, least) = (self.same("%c6"), self.below(4));
        let least = self.define(&format!("arith.constant {least} : index"));
        match self.below(2) {
            0 => {
                let c = self.define(&format!("arith.cmpi sge, {value}, {least} : index"));
                self.line(&format!("scf.if {c} {{"));
            }
            _ => {
                self.names += 1;
                let i = self.names;
                self.line(&format!("scf.for %i{i} = %c0 to {least} step %c1 {{"));
            }
        }
        self.region(Place::Each, "}");
    }

    fn statements(&mut self, place: Place) {
        for _ in 0..2 + self.below(4) {
            if self.budget == 0 {
                return;
            }
            self.budget -= 1;
            match (place, self.below(10)) {
                (_, 0..=2) => self.marks(),
                (_, 3) => {
                    let k = self.below(self.values.len());
                    let (v, same) = self.values[k].clone();
                    let v = self.define(&format!("arith.addi {v}, %c1 : index"));
                    self.values.push((v, same));
                }
                (Place::Alone, 4..=5) => self.parallel(),
                (Place::Alone, k) => match k {
                    6 => self.load("%w", 16),
                    7 => self.load("%k", 2),
                    8 => self.load("%s", 2),
                    _ => self.store("%s"),
                },
                // written where all threads have waited for each other, and nobody reads
                (Place::Each, 4) => {
                    self.line("omp.barrier\n  omp.single {");
                    self.region(Place::Once, "omp.terminator\n  }");
                }
                (Place::Each, 5) => {
                    self.line("omp.barrier");
                    self.wsloop();
                }
                (Place::Each, 6) | (Place::Iteration, 4) => {
                    self.line("omp.critical {");
                    self.region(Place::Critical, "omp.terminator\n  }");
                }
                (Place::Each, 7) => {
                    self.line("omp.master {");
                    self.region(Place::First, "omp.terminator\n  }");
                }
                (Place::Each, 8) => self.store("%own"),
                (Place::Each, _) => match self.below(6) {
                    0 => self.load("%own", 2),
                    1 => self.load("%s", 2),
                    2 => self.load("%w", 16),
                    3 => self.nested(),
                    _ => self.choice(),
                },
                (Place::Once, 4..=6) => self.store("%s"),
                (Place::Once, _) => self.load("%s", 2),
                (Place::Critical, 4..=6) => self.store("%k"),
                (Place::Critical, _) => self.load("%k", 2),
                (Place::First, 4..=6) => self.store("%own"),
                (Place::First, _) => self.load("%own", 2),
                (Place::Iteration, 5) => self.store("%own"),
                (Place::Iteration, 6) => self.load("%own", 2),
                (Place::Iteration, _) => self.load("%s", 2),
            }
        }
    }
}

/// A module.
fn module(seed: u64) -> String {
    let seed = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
    let values = ["%a", "%b", "%c0", "%c1", "%c6"].map(|v| (v.to_owned(), true)).to_vec();
    let mut g = Generator { seed, text: HEAD.to_owned(), names: 0, values, budget: 60 };
    g.statements(Place::Alone);
    g.parallel();
    g.load("%s", 2);
    g.load("%k", 2);
    g.marks();
    g.marks();
    g.line("return\n}");
    g.text
}

fn number(name: &str, or: u64) -> u64 {
    std::env::var(name).ok().and_then(|n| n.parse().ok()).unwrap_or(or)
}

/// A module all of whose functions are followed.
fn loaded(path: &Path) -> Loaded {
    let loaded = symprof_mlir::load(path).unwrap_or_else(|e| panic!("{e}"));
    let reasons: Vec<&String> =
        loaded.outcomes.iter().filter_map(|o| o.unsupported.as_ref()).collect();
    assert!(reasons.is_empty(), "{}: {reasons:?}", path.display());
    loaded
}

fn points() -> impl Iterator<Item = BTreeMap<String, i64>> {
    [(0, 3), (5, 2), (2, -1)].into_iter().flat_map(|(a, b)| {
        [1, 3].map(|threads| {
            let named = [("arg0", a), ("arg1", b), ("num_threads", threads)];
            named.into_iter().map(|(n, v)| (n.to_owned(), v)).collect()
        })
    })
}

#[test]
fn random_regions_count_as_they_execute() {
    let first = number("SYMPROF_MLIR_SEED", 1);
    let (mut wrong, mut known, mut unknown) = (Vec::new(), 0, 0);
    for seed in first..first + number("SYMPROF_MLIR_RANDOM", MODULES) {
        let path = scratch(&format!("random_omp{seed}.mlir"));
        std::fs::write(&path, module(seed)).expect("a file");
        let program = Program::new(&path, &types(&loaded(&path)));
        let truth: Vec<(BTreeMap<String, i64>, Vec<u64>)> = points()
            .map(|point| {
                let executed = program.counts(&point);
                (point, executed)
            })
            .collect();
        for (k, pass) in ["", "--convert-scf-to-cf"].into_iter().enumerate() {
            let form = scratch(&format!("random_omp{seed}.form{k}.mlir"));
            let mut made = Command::new(tool("mlir-opt"));
            made.args(Some(pass).filter(|p| !p.is_empty())).arg(&path).arg("-o").arg(&form);
            run(&mut made);
            let loaded = loaded(&form);
            let profile = ModuleProfile::new(&loaded.module, Options::default());
            for (point, executed) in &truth {
                for engine in [Engine::Auto, Engine::Simulation] {
                    let found = match counts(&profile, engine, point) {
                        Ok(found) => found,
                        Err(e) => {
                            wrong.push(format!("{} at {point:?}: {e}", form.display()));
                            continue;
                        }
                    };
                    known += found.iter().flatten().count();
                    unknown += found.iter().filter(|n| n.is_none()).count();
                    let agree = found.iter().zip(executed).all(|(f, n)| f.is_none_or(|f| f == *n));
                    if !agree {
                        let shown = form.display();
                        wrong.push(format!("{shown} at {point:?}: {executed:?}, found {found:?}"));
                    }
                }
            }
        }
    }
    println!("{known} counts known, {unknown} not");
    assert!(wrong.is_empty(), "{} differences:\n{}", wrong.len(), wrong.join("\n"));
    assert!(known > 0 && unknown > 0);
}

/// A loop of so many bits: start, end and step, of some dozen iterations at most, anywhere among the numbers.
fn bounds(g: &mut Generator, bits: u32) -> [i64; 3] {
    let (least, most) = (i128::from(i64::MIN >> (64 - bits)), i128::from(i64::MAX >> (64 - bits)));
    let wide = |g: &mut Generator| -> i128 {
        let high = (g.below(1 << 31) as i128) << 33 | (g.below(1 << 31) as i128) << 2;
        let value = match g.below(4) {
            0 => most - i128::from(g.below(9) as u32),
            1 => least + i128::from(g.below(9) as u32),
            2 => i128::from(g.below(40) as u32) - 20,
            _ => (high >> (64 - bits)) - (most >> 1),
        };
        value.clamp(least, most)
    };
    let start = wide(g);
    let step = match g.below(3) {
        0 => wide(g),
        _ => i128::from(g.below(9) as u32) - 4,
    };
    let step = if step == 0 || step == least { 1 } else { step };
    let iterations = i128::from(g.below(30) as u32) - 3;
    let end = start + step * iterations + i128::from(g.below(5) as u32) - 2;
    // a distance that is no number of the type has no defined execution
    let end = end.clamp((start - most).max(least), (start + most).min(most));
    [start, end, step].map(|n| i64::try_from(n).expect("it fits"))
}

/// Loops of 64 and of 32 bits, with steps that the program computes and with constant ones, up and down.
#[test]
fn random_loops_have_their_trip_counts() {
    let first = number("SYMPROF_MLIR_SEED", 1);
    let mut wrong = Vec::new();
    let mut compared = 0;
    for seed in first..first + number("SYMPROF_MLIR_RANDOM", MODULES) {
        let mixed = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
        let mut g =
            Generator { seed: mixed, text: String::new(), names: 0, values: vec![], budget: 0 };
        for k in 0..MARKERS {
            g.line(&format!("func.func private @t{k}()"));
        }
        g.line("func.func @f(%a: index, %b: index, %s: index, %p: i32, %q: i32, %z: i32) {");
        for k in 0..MARKERS {
            let (ty, bits) = [("index", 64), ("i32", 32)][k % 2];
            let given = [["%a", "%b", "%s"], ["%p", "%q", "%z"]][k % 2].map(str::to_owned);
            let operands = match k {
                0..=3 => given,
                _ => bounds(&mut g, bits).map(|n| g.define(&format!("arith.constant {n} : {ty}"))),
            };
            let [from, to, step] = operands;
            let inclusive = ["", " inclusive"][k / 2 % 2];
            g.line("omp.parallel {\n omp.wsloop {");
            g.line(&format!(
                "omp.loop_nest (%i) : {ty} = ({from}) to ({to}){inclusive} step ({step}) {{"
            ));
            g.line(&format!("func.call @t{k}() : () -> ()"));
            g.line("omp.yield\n }\n omp.terminator\n }\n omp.terminator\n }");
        }
        g.line("return\n}");
        let path = scratch(&format!("random_trip{seed}.mlir"));
        std::fs::write(&path, &g.text).expect("a file");
        let loaded = loaded(&path);
        let program = Program::new(&path, &types(&loaded));
        let profile = ModuleProfile::new(&loaded.module, Options::default());
        for _ in 0..8 {
            let values = [bounds(&mut g, 64), bounds(&mut g, 32)].concat();
            let named = values.into_iter().enumerate().map(|(k, v)| (format!("arg{k}"), v));
            let threads = ("num_threads".to_owned(), 1 + g.below(3) as i64);
            let point: BTreeMap<String, i64> = named.chain([threads]).collect();
            let executed: Vec<Option<u64>> = program.counts(&point).into_iter().map(Some).collect();
            for engine in [Engine::Auto, Engine::Simulation] {
                let found = counts(&profile, engine, &point);
                compared += 1;
                if found.as_ref() != Ok(&executed) {
                    let shown = path.display();
                    wrong.push(format!("{shown} at {point:?}: {executed:?}, found {found:?}"));
                }
            }
        }
    }
    println!("{compared} points compared");
    assert!(wrong.is_empty(), "{} differences:\n{}", wrong.len(), wrong.join("\n"));
}
