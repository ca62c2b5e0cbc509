//! Exported formulas, executed in the languages that they are written in and by Z3, against counted runs and
//! the interpreted evaluation: true points, random ones, and such as no integer of the function is.

use super::random_points::value;
use super::support::{file, kernels, parallel, symprof, temporary, Kernel};
use std::collections::BTreeMap;
use std::fmt::Write;
use std::process::Command;
use symprof::export::{self, Language};
use symprof::expr::{ConditionExpr, Evaluator, Num, Store};
use symprof::profile::{ModuleProfile, Options, Point};
use symprof_core::testing::Rng;

/// A kernel as it is written, and what is asked of it.
struct Exported {
    name: String,
    symbols: Vec<String>,
    sources: Vec<String>,
    smtlib: String,
    points: Vec<Vec<i128>>,
    /// `function/block` to count at each point, where the interpreted evaluation has one
    truths: Vec<Option<BTreeMap<String, String>>>,
    /// does the domain hold at each point?
    inside: Vec<bool>,
    /// points that are those of counted runs
    counted: usize,
}

const LANGUAGES: [Language; 4] =
    [Language::C, Language::Rust, Language::Python, Language::JavaScript];

fn exported((k, kernel): &(usize, Kernel)) -> Exported {
    let loaded = symprof::input::load(&kernel.ir).expect("the kernel loads");
    let profile = ModuleProfile::new(&loaded.module, Options::default().with_steps(300_000));
    let id = profile.by_name(&kernel.function).expect("the function");
    let symbols: Vec<String> =
        export::symbols(&profile, id).into_iter().map(str::to_owned).collect();
    let default = |name: &str| -> i128 {
        let parameters = profile.function(id).parameters();
        let found = parameters.iter().find(|p| p.name == name).and_then(|p| p.default);
        found.unwrap_or(0).into()
    };
    let given = |run: &[(String, i64)]| -> Vec<i128> {
        let of =
            |s: &String| run.iter().find(|a| a.0 == *s).map_or_else(|| default(s), |a| a.1.into());
        symbols.iter().map(of).collect()
    };
    let mut points: Vec<Vec<i128>> = kernel.runs.iter().map(|r| given(&r.args)).collect();
    let counted = points.len();
    let mut rng = Rng::new(*k as u64 * 31 + 5);
    for _ in 0..12 {
        let mut any = |n: &String| match profile.function(id).symbols().find(n) {
            Some(s) => value(&mut rng, s.ty.width().map_or(64, u32::from)),
            // ratios lie between 0 and 1
            None => rng.below(2) as i128,
        };
        points.push(symbols.iter().map(&mut any).collect());
    }
    // beyond all integers of the function
    points.push(vec![1 << 65; symbols.len()]);
    points.push(vec![i128::MIN; symbols.len()]);
    let truth = |(at, values): (usize, &Vec<i128>)| {
        let given = kernel.runs.get(at).into_iter().flat_map(|run| run.args.iter());
        let given = given.map(|a| (a.0.clone(), i128::from(a.1)));
        let point: Point =
            symbols.iter().cloned().zip(values.iter().copied()).chain(given).collect();
        let answer = profile.evaluate(id, &point).ok()?;
        let blocks = answer.functions.iter().flat_map(|f| {
            f.blocks.iter().filter_map(|b| {
                Some((format!("{}/{}", f.name, b.name), b.count.as_ref()?.to_string()))
            })
        });
        Some(blocks.collect())
    };
    let truths = points.iter().enumerate().map(truth).collect();
    let f = profile.function(id);
    let callees = profile.callees(id);
    let inside = points.iter().map(|values| {
        let hold = |store: &Store, domain: &[ConditionExpr]| {
            let mut ev = Evaluator::new(store);
            for (symbol, &value) in symbols.iter().zip(values) {
                ev.bind_name(symbol, Num::int(value));
            }
            domain.iter().all(|&c| ev.truth(c) == Ok(true))
        };
        let within = callees.as_ref().is_none_or(|c| hold(c.store(), c.domain()));
        within && hold(f.store(), f.domain())
    });
    let inside = inside.collect();
    let write = |l: &Language| export::source(&profile, id, *l, &format!("k{k}")).expect("source");
    Exported {
        name: kernel.name.clone(),
        sources: LANGUAGES.iter().map(write).collect(),
        smtlib: export::smtlib(&profile, id).expect("a script"),
        symbols,
        points,
        truths,
        inside,
        counted,
    }
}

fn all(folder: &str) -> Vec<Exported> {
    let kernels: Vec<(usize, Kernel)> = kernels(folder).into_iter().enumerate().collect();
    parallel(&kernels, exported)
}

fn run(program: &str, arguments: &[&str]) -> String {
    let output = Command::new(program).args(arguments).output().expect("the program is installed");
    let error = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(output.status.success(), "{program} {arguments:?}: {error}");
    assert_eq!(error, "", "{program} {arguments:?}");
    String::from_utf8(output.stdout).expect("UTF-8")
}

/// A program that prints `kernel point function/block=count …` or `kernel point !why`, for all points.
fn driver(language: Language, kernels: &[Exported]) -> String {
    let mut out = export::runtime(language).to_owned();
    let at = LANGUAGES.iter().position(|l| *l == language).expect("one of them");
    for k in kernels {
        out += "\n";
        out += &k.sources[at];
    }
    let list = |values: &[i128], one: &dyn Fn(i128) -> String| {
        values.iter().map(|v| one(*v)).collect::<Vec<_>>().join(", ")
    };
    match language {
        Language::C => {
            out += "\n#include <stdio.h>\n\
                static void show(symprof_int v) { char t[64]; int n = 0; unsigned __int128 u = v < 0 ? -(unsigned __int128)v : v;\n\
                do { t[n++] = '0' + u % 10; u /= 10; } while (u); if (v < 0) t[n++] = '-'; while (n) putchar(t[--n]); }\n\
                static void one(int k, int p, symprof_status s, const char *const *blocks, const symprof_int *counts) {\n\
                static const char *const why[] = {\"\", \"outside\", \"overflow\", \"steps\", \"no formula\"};\n\
                printf(\"%d %d\", k, p);\n if (s) printf(\"\\t!%s\", why[s]);\n else\n\
                for (int b = 0; blocks[b]; ++b) { printf(\"\\t%s=\", blocks[b]); show(counts[b]); }\n putchar('\\n'); }\n\
                int main(void) {\n    symprof_int counts[4096];\n";
            let part = |v: i128| {
                let (high, low) = ((v as u128) >> 64, v as u128 as u64);
                format!("(symprof_int)((unsigned __int128){high}ULL << 64 | {low}ULL)")
            };
            for (k, kernel) in kernels.iter().enumerate() {
                for (p, values) in kernel.points.iter().enumerate() {
                    let values = list(values, &part);
                    let _ = writeln!(
                        out,
                        "    {{ const symprof_int v[] = {{{values}{}0}}; one({k}, {p}, k{k}(v, counts), k{k}_blocks, counts); }}",
                        if values.is_empty() { "" } else { ", " },
                    );
                }
            }
            out += "}\n";
        }
        Language::Rust => {
            out += "\nfn one(k: usize, p: usize, blocks: &[&str], counts: Result<Vec<i128>, Refusal>) {\n\
                print!(\"{k} {p}\");\n    match counts {\n\
                Err(Refusal::Outside) => print!(\"\\t!outside\"), Err(Refusal::Overflow) => print!(\"\\t!overflow\"),\n\
                Err(Refusal::Steps) => print!(\"\\t!steps\"), Err(Refusal::NoFormula) => print!(\"\\t!no formula\"),\n\
                Ok(c) => c.iter().zip(blocks).for_each(|(c, b)| print!(\"\\t{b}={c}\")),\n    }\n    println!();\n}\n\
                fn main() {\n";
            for (k, kernel) in kernels.iter().enumerate() {
                let n = kernel.symbols.len();
                let points: Vec<String> = kernel
                    .points
                    .iter()
                    .map(|p| format!("[{}]", list(p, &|v| v.to_string())))
                    .collect();
                let _ = writeln!(
                    out,
                    "    let points: [[i128; {n}]; {}] = [{}];\n    for (p, v) in points.iter().enumerate() \
                     {{ one({k}, p, &k{k}_blocks, k{k}(v).map(|c| c.to_vec())); }}",
                    points.len(),
                    points.join(", ")
                );
            }
            out += "}\n";
        }
        Language::Python | Language::JavaScript => {
            let python = language == Language::Python;
            let n = if python { "" } else { "n" };
            out += match python {
                true => "\ndef one(k, p, blocks, counts):\n    print(k, p, end='')\n    \
                    print('\\t!' + counts if isinstance(counts, str) else ''.join('\\t%s=%d' % bc for bc in zip(blocks, counts)))\n",
                false => "\nfunction one(k, p, blocks, counts) {\n  const row = typeof counts === 'string' ? '\\t!' + counts :\n    \
                    counts.map((c, b) => '\\t' + blocks[b] + '=' + c).join('');\n  console.log(k + ' ' + p + row);\n}\n",
            };
            for (k, kernel) in kernels.iter().enumerate() {
                for (p, values) in kernel.points.iter().enumerate() {
                    let values = list(values, &|v| format!("{v}{n}"));
                    let _ = writeln!(out, "one({k}, {p}, k{k}_blocks, k{k}([{values}]))");
                }
            }
        }
        _ => unreachable!("a language of the list"),
    }
    out
}

fn execute(language: Language, source: &str, name: &str) -> String {
    match language {
        Language::C => {
            let file = temporary(&format!("{name}.c"), source);
            let binary = format!("{file}.exe");
            run("cc", &["-std=c99", "-Wall", "-Werror", "-O0", &file, "-o", &binary]);
            run(&binary, &[])
        }
        Language::Rust => {
            let file = temporary(&format!("{name}.rs"), source);
            let binary = format!("{file}.exe");
            let edition = ["--edition=2021", "-Cdebuginfo=0", "-Dwarnings"];
            run("rustc", &[edition[0], edition[1], edition[2], &file, "-o", &binary]);
            run(&binary, &[])
        }
        Language::Python => run("python3", &[&temporary(&format!("{name}.py"), source)]),
        _ => run("node", &[&temporary(&format!("{name}.js"), source)]),
    }
}

/// What was answered for a point.
type Row<'t> = Result<Vec<(&'t str, &'t str)>, &'t str>;

fn rows(text: &str) -> BTreeMap<(usize, usize), Row<'_>> {
    let row = |line| -> Option<((usize, usize), Row<'_>)> {
        let (at, cells): (&str, &str) = str::split_once(line, '\t').unwrap_or((line, ""));
        let (k, p) = at.split_once(' ')?;
        let row = match cells.strip_prefix('!') {
            Some(why) => Err(why),
            None => Ok(cells.split('\t').filter_map(|c| c.rsplit_once('=')).collect()),
        };
        Some(((k.parse().ok()?, p.parse().ok()?), row))
    };
    text.lines().map(|l| row(l).expect("a row")).collect()
}

/// Compares with the truth; the number of points that have an answer.
fn compare(kernels: &[Exported], text: &str, who: &str, failures: &mut Vec<String>) -> usize {
    let rows = rows(text);
    let mut answered = 0;
    for (k, kernel) in kernels.iter().enumerate() {
        for (p, truth) in kernel.truths.iter().enumerate() {
            let Ok(row) = &rows[&(k, p)] else { continue };
            answered += 1;
            let at =
                format!("{who}, {} at {:?} = {:?}", kernel.name, kernel.symbols, kernel.points[p]);
            let Some(truth) = truth else {
                failures.push(format!("{at}: an answer where evaluation has none"));
                continue;
            };
            for (block, count) in row {
                // blocks that data decide are bound there, and none of the run's
                if truth.get(*block).is_some_and(|t| t != count) {
                    failures.push(format!("{at}: {block} = {count}, not {}", truth[*block]));
                }
            }
        }
    }
    answered
}

fn fail(failures: &[String]) {
    let (n, first) = (failures.len(), failures[..failures.len().min(9)].join("\n"));
    assert!(failures.is_empty(), "{n}:\n{first}");
}

#[test]
fn exported_source_computes_the_counts() {
    for (folder, least) in [("corpus/tvm", 90), ("listings", 80)] {
        let kernels = all(folder);
        let counted: usize = kernels.iter().map(|k| k.counted).sum();
        let mut failures = Vec::new();
        let name = format!("export-{}", folder.replace('/', "-"));
        let outputs: Vec<String> =
            parallel(&LANGUAGES, |l| execute(*l, &driver(*l, &kernels), &name));
        for (language, text) in LANGUAGES.iter().zip(&outputs) {
            compare(&kernels, text, &format!("{language:?}"), &mut failures);
            let rows = rows(text);
            let known = |k: usize, p: usize| rows[&(k, p)].is_ok();
            let answered: usize = kernels
                .iter()
                .enumerate()
                .map(|(k, e)| (0..e.counted).filter(|&p| known(k, p)).count())
                .sum();
            assert!(answered * 100 >= counted * least, "{language:?}: {answered} of {counted}");
        }
        // whatever differs is an overflow of the languages that have one
        let all: Vec<_> = outputs.iter().map(|t| rows(t)).collect();
        for (language, other) in LANGUAGES.iter().zip(&all) {
            for (at, row) in other {
                let python = &all[2][at];
                if row != python && *row != Err("overflow") {
                    failures.push(format!("{language:?} at {at:?}: {row:?}, Python {python:?}"));
                }
            }
        }
        fail(&failures);
    }
}

/// The values that Z3 prints for `(get-value …)`.
fn values_of_z3(text: &str) -> Vec<String> {
    let value = |line: &str| {
        let inner = line.strip_prefix("((")?.strip_suffix("))")?;
        let (_, value) = inner.rsplit_once("| ").or_else(|| inner.split_once(' '))?;
        Some(value.trim_start_matches("(- ").to_owned())
    };
    text.lines().map(|l| value(l).unwrap_or_else(|| l.to_owned())).collect()
}

fn ask_z3((folder, k): &(&str, Exported)) -> (usize, Vec<String>) {
    let mut script = k.smtlib.clone();
    let blocks: Vec<&str> = k
        .smtlib
        .lines()
        .filter_map(|l| l.strip_prefix("(define-fun |count ")?.split_once('|').map(|s| s.0))
        .collect();
    let points = &k.points[..k.points.len().min(k.counted + 6)];
    for values in points {
        script += "(push)\n";
        for (s, v) in k.symbols.iter().zip(values) {
            let v = if *v < 0 { format!("(- {})", v.unsigned_abs()) } else { v.to_string() };
            let _ = writeln!(script, "(assert (= |{s}| {v}))");
        }
        script += "(assert inside)\n(check-sat)\n(pop)\n(push)\n";
        for (s, v) in k.symbols.iter().zip(values) {
            let v = if *v < 0 { format!("(- {})", v.unsigned_abs()) } else { v.to_string() };
            let _ = writeln!(script, "(assert (= |{s}| {v}))");
        }
        script += "(check-sat)\n";
        for b in &blocks {
            let _ = writeln!(script, "(eval |count {b}|)");
        }
        script += "(pop)\n";
    }
    let name = format!("{}-{}.smt2", folder.replace('/', "-"), k.name);
    let text = run("z3", &[&temporary(&name, &script)]);
    let mut lines = values_of_z3(&text).into_iter();
    let (mut answered, mut failures) = (0, Vec::new());
    for (p, (values, truth)) in points.iter().zip(&k.truths).enumerate() {
        let (inside, possible) = (lines.next(), lines.next());
        let counts: Vec<String> = blocks.iter().filter_map(|_| lines.next()).collect();
        let at = format!("{} at {values:?}", k.name);
        if possible.as_deref() != Some("sat") || inside.as_deref() != Some("sat") {
            // a domain that has no form in the logic holds nowhere
            let mut lines = k.smtlib.lines().filter(|l| l.starts_with("(define-fun inside "));
            let refused = lines.any(|l| l.split([' ', ')']).any(|word| word == "false"));
            if p < k.counted && k.inside[p] && !blocks.is_empty() && !refused {
                failures.push(format!("{at}: {inside:?}, {possible:?}"));
            }
            continue;
        }
        answered += 1;
        for (b, n) in blocks.iter().zip(counts) {
            let want = truth.as_ref().and_then(|t| t.get(*b));
            if want.is_some_and(|w| *w != n) {
                failures.push(format!("{at}: {b} = {n}, not {want:?}"));
            }
        }
    }
    (answered, failures)
}

#[test]
fn z3_computes_the_counts() {
    for (folder, least) in [("corpus/tvm", 80), ("corpus/tvm-llvm22", 0), ("listings", 50)] {
        let kernels: Vec<(&str, Exported)> = all(folder).into_iter().map(|e| (folder, e)).collect();
        let counted: usize = kernels.iter().map(|k| k.1.counted).sum();
        let (mut answered, mut failures) = (0, Vec::new());
        for (n, wrong) in parallel(&kernels, ask_z3) {
            answered += n;
            failures.extend(wrong);
        }
        fail(&failures);
        println!("{folder}: {answered} points, {counted} of counted runs");
        assert!(answered * 100 >= counted * least, "{folder}: {answered} of {counted}");
    }
}

/// The README's question, as the README has it.
#[test]
fn z3_answers_the_question_of_the_readme() {
    let readme = std::fs::read_to_string(file("../README.md")).expect("the README");
    let (_, question) = readme.split_once("question.smt2 <<'END'\n").expect("the question");
    let (question, rest) = question.split_once("END\n$ z3 question.smt2\n").expect("its end");
    let (answer, _) = rest.split_once("```").expect("the answer");
    let matmul = file("corpus/tvm/matmul.ll").display().to_string();
    let script = symprof(&["profile", &matmul, "--format", "smtlib"]).text();
    let all = temporary("question.smt2", script + question);
    assert_eq!(run("z3", &[&all]), answer);
}

#[test]
fn code_is_written_by_the_command_line() {
    let matmul = file("corpus/tvm/matmul.ll").display().to_string();
    for (format, has) in [
        ("c", "symprof_status counts_matmul_compute_("),
        ("rust", "pub fn counts_matmul_compute_("),
        ("python", "def counts_matmul_compute_("),
        ("javascript", "function counts_matmul_compute_("),
        ("smtlib", "(declare-const |n| Int)"),
    ] {
        let text = symprof(&["profile", &matmul, "--format", format]).text();
        assert!(text.contains(has), "{format}: {text}");
        let error = symprof(&["profile", &matmul, "--format", format, "--at", "n=3"]).error();
        assert!(error.contains("leave out --at"), "{error}");
    }
}
