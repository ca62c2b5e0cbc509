//! How answers look: which blocks, in which order, source lines, trees, tables that wrap, Markdown and LaTeX;
//! and what the program says of itself.

use super::support::{conforms, file, llvm, symprof, symprof_reading, temporary};
use serde_json::{json, Value};
use std::process::Command;
use std::sync::OnceLock;

/// A nest whose inner condition only data decides.
const NEST: &str = "\
void nest(int n, int m, const float *a) {
  volatile float sum = 0;
  for (int i = 0; i < n; i++)
    for (int j = 0; j < m; j++)
      if (a[j] > 0)
        sum = a[j];
}
int once(int n) { return n + 1; }
";

fn matmul() -> String {
    file("listings/matmul.ll").display().to_string()
}

/// The nest with debug information, as text.
fn nest() -> String {
    static COMPILED: OnceLock<String> = OnceLock::new();
    COMPILED.get_or_init(compiled).clone()
}

fn compiled() -> String {
    let (source, ir) = (temporary("nest.c", NEST), temporary("nest.ll", ""));
    let status = llvm("clang")
        .args(["-O1", "-g", "-fno-discard-value-names", "-S", "-emit-llvm", &source, "-o", &ir])
        .status();
    assert!(status.expect("clang runs").success());
    ir
}

fn names(json: &Value, function: &str) -> Vec<String> {
    let blocks = json["functions"][function]["blocks"].as_array().expect("blocks");
    blocks.iter().map(|b| b["name"].as_str().expect("a name").to_owned()).collect()
}

#[test]
fn blocks_are_sorted_and_cut() {
    let path = matmul();
    let ask = |more: &[&str]| {
        let mut arguments = vec!["profile", &path, "--format", "json"];
        arguments.extend(more);
        names(&symprof(&arguments).json(), "matmul_kernel")
    };
    let at = ["--at", "M=2,N=3,K=4"];
    let all = ask(&[]);
    assert_eq!(ask(&[&at[..], &["--sort", "count"]].concat())[0], "for.body10");
    let most = ask(&[&at[..], &["--top", "3"]].concat());
    assert_eq!(most, ["for.body10", "for.body4", "for.body10.lr.ph"], "the most frequent");
    assert_eq!(ask(&["--top", "2", "--sort", "source"]), all[..2]);
    let mut sorted = all.clone();
    sorted.sort();
    assert_eq!(ask(&["--sort", "name"]), sorted);
    assert_eq!(ask(&["--blocks", "for.body4", "--blocks", "*10"]), ["for.body4", "for.body10"]);
    let none = symprof(&["profile", &path, "--only", "summation,unsupported", "--format", "json"]);
    assert_eq!(none.json()["functions"], json!({}));
    let none = symprof(&["profile", &path, "--only", "summation,unsupported"]);
    assert!(none.stderr.contains("has no summation or unsupported blocks"), "{}", none.stderr);
    assert_eq!(ask(&["--only", "closed-form"]), all);

    let json = symprof(&["profile", &path, "--at", "M=2,N=3,K=4", "--format", "json"]).json();
    let f = &json["functions"]["matmul_kernel"];
    assert_eq!(f["at"], json!({"M": 2, "N": 3, "K": 4}));
    let last = f["blocks"].as_array().and_then(|b| b.last()).expect("blocks");
    assert_eq!((&last["name"], &last["value"]), (&json!("for.body10"), &json!("24")));

    let text = symprof(&["profile", &path, "--top", "1", "--at", "M=2,N=3,K=4"]).text();
    assert!(text.contains("; 1 of them here"), "{text}");
    let row = text.lines().find(|l| l.contains("for.body10")).expect("a row");
    assert_eq!(
        row.split_whitespace().take(3).collect::<Vec<_>>(),
        ["for.body10", "closed-form", "24"]
    );
}

#[test]
fn evaluations_are_sorted_and_cut() {
    let path = matmul();
    let mut arguments = vec!["eval", &path, "--at", "M=2,N=3,K=4", "--at", "M=1,N=1,K=0"];
    arguments.extend(["--top", "2", "--format", "json"]);
    let json = symprof(&arguments).json();
    let blocks = |k: usize| json["points"][k]["functions"]["matmul_kernel"]["blocks"].to_string();
    assert_eq!(blocks(0), r#"{"for.body10":"24","for.body4":"6"}"#);
    assert_eq!(blocks(1), r#"{"for.body10":"0","for.body4":"1"}"#);
    arguments.truncate(4);
    arguments.extend(["--blocks", "entry", "--format", "json"]);
    let json = symprof(&arguments).json();
    let entry = &json["points"][0]["functions"]["matmul_kernel"]["blocks"];
    assert_eq!(entry, &json!({"entry": "1"}));
}

#[test]
fn what_cannot_be_chosen() {
    let path = matmul();
    let error = symprof(&["profile", &path, "--blocks", "for.bdy*"]).error();
    assert!(error.contains("no block matches `for.bdy*`"), "{error}");
    assert!(error.contains("there are entry, "), "{error}");
    let error = symprof(&["profile", &path, "--sort", "count"]).error();
    assert!(
        error.contains("depends on `M`, which has no value; give it with `--at M=…`"),
        "{error}"
    );
    let error = symprof(&["profile", &path, "--at", "M=2,N=3,K=4,L=1"]).error();
    assert!(error.contains("no symbol `L`"), "{error}");
    for wrong in [["--only", "closed"], ["--top", "-1"], ["--top", "many"], ["--width", "3"]] {
        let answer = symprof(&["profile", &path, wrong[0], wrong[1]]);
        assert_eq!((answer.code, answer.stdout.as_str()), (Some(2), ""), "{wrong:?}");
    }
}

/// Functions of a module have different symbols: each is counted at what it has.
#[test]
fn a_point_for_several_functions() {
    let path = nest();
    let arguments = ["profile", &path, "--at", "n=3", "--format", "json"];
    let answer = symprof(&arguments);
    let json = answer.json();
    assert_eq!(json["functions"]["once"]["blocks"][0]["value"], "1");
    assert!(json["functions"]["nest"]["blocks"][0].get("value").is_none());
    assert!(answer.stderr.contains("no counts of nest: at n=3: "), "{}", answer.stderr);

    let answer = symprof(&["profile", &path, "--at", "n=3,m=4,zz=1"]);
    assert_eq!(answer.code, Some(1), "what no function has is a mistake");
    assert!(answer.stderr.contains("has the symbol `zz`"), "{}", answer.stderr);
    assert!(
        symprof(&["profile", &path, "--at", "n=3,m=4,zz=1", "--ignore-unknown"]).code == Some(0)
    );
}

#[test]
fn points_with_more_columns_than_symbols() {
    let path = matmul();
    let wide = "run=7,M=2,N=3,K=4,seed=1";
    assert!(symprof(&["eval", &path, "--at", wide]).error().contains("no symbol `run`"));
    let answer = symprof(&["eval", &path, "--at", wide, "--ignore-unknown", "--format", "json"]);
    assert_eq!(answer.json()["points"][0]["at"], json!({"M": 2, "N": 3, "K": 4}));
    assert!(answer.stderr.contains("no symbol run, seed; ignored"), "{}", answer.stderr);
}

#[test]
fn numbers_as_people_write_them() {
    let path = matmul();
    for steps in ["1e6", "2^20", "0x40", "1_000_000"] {
        let text = symprof(&["eval", &path, "--at", "M=1e3,N=2^3,K=0x10", "--steps", steps]).text();
        assert!(text.contains("128000"), "{text}");
    }
    assert_eq!(
        names(
            &symprof(&["profile", &path, "--top", "0x2", "--sort", "name", "--format", "json"])
                .json(),
            "matmul_kernel"
        )
        .len(),
        2
    );
    for wrong in ["1.5", "2^64", "-1", "n", ""] {
        let answer = symprof(&["eval", &path, "--at", "M=1", &format!("--steps={wrong}")]);
        assert_eq!(answer.code, Some(2), "{wrong}: {}", answer.stderr);
    }
}

/// Blocks by their lines and loops by theirs, from text and from bitcode; none where there is no debug
/// information, or a broken one.
#[test]
fn source_lines() {
    let ir = nest();
    let json = symprof(&["profile", &ir, "--function", "nest", "--format", "json"]).json();
    let blocks = json["functions"]["nest"]["blocks"].as_array().expect("blocks").clone();
    let loops: Vec<u64> =
        blocks.iter().filter_map(|b| b["loop_location"]["line"].as_u64()).collect();
    assert_eq!(loops, [3, 4]);
    let lines = |b: &Value| b["location"]["line"].as_u64();
    assert_eq!(lines(&blocks[0]), Some(2));
    assert!(blocks.iter().any(|b| b["name"] == "if.then" && lines(b) == Some(6)), "{blocks:?}");
    assert!(blocks[0]["location"]["file"].as_str().expect("a file").ends_with("nest.c"));

    let text = symprof(&["profile", &ir]).text();
    assert!(text.contains("loop at nest.c:3") && text.contains("loop at nest.c:4"), "{text}");
    let by_line = symprof(&["profile", &ir, "--blocks", "nest.c:6", "--format", "json"]).json();
    assert_eq!(names(&by_line, "nest"), ["if.then"]);
    assert!(by_line["functions"].get("once").is_none(), "it has no such block");
    let explained = symprof(&["explain", &ir, "--function", "nest", "--block", "if.then"]).text();
    assert!(
        explained.contains(" at nest.c:3 ") && explained.contains(" at nest.c:4 "),
        "{explained}"
    );

    let bitcode = temporary("nest.bc", "");
    let status = llvm("llvm-as").args([&ir, "-o", &bitcode]).status();
    assert!(status.expect("llvm-as runs").success());
    let same = symprof(&["profile", &bitcode, "--function", "nest", "--format", "json"]).json();
    assert_eq!(same, json);

    let written = std::fs::read_to_string(&ir).expect("the IR");
    let plain = symprof(&["profile", &matmul(), "--format", "json"]).stdout;
    assert!(!plain.contains("location"), "a file without debug information");
    // the scope of each line is no scope
    let broken: Vec<String> = written
        .lines()
        .map(|line| match line.split_once("!DILocation(") {
            Some((number, _)) => format!("{number}!DILocation(line: 3, scope: !0)"),
            None => line.to_owned(),
        })
        .collect();
    let broken = broken.join("\n");
    assert_ne!(broken, written);
    let asked = ["profile", "-", "--function", "nest", "--format", "json"];
    let broken = symprof_reading(&asked, broken.as_bytes());
    let without = broken.json();
    let formula =
        |json: &Value, k: usize| json["functions"]["nest"]["blocks"][k]["formula"].clone();
    assert!((0..blocks.len()).all(|k| formula(&without, k) == formula(&json, k)));
    assert!(!broken.stdout.contains("location"), "{}", broken.stdout);
}

#[test]
fn mlir_is_a_tree_in_text() {
    let path = file("mlir/band.scf.mlir").display().to_string();
    let json = symprof(&["profile", &path, "--format", "json"]).json();
    let function = json["functions"].as_object().and_then(|f| f.keys().next()).expect("a function");
    let paths = names(&json, function);
    assert!(paths.iter().any(|p| p.contains('/')), "{paths:?}");
    let text = symprof(&["profile", &path]).text();
    for path in &paths {
        let depth = if path == "entry" { 0 } else { path.matches('/').count() + 1 };
        let step = path.rsplit('/').next().expect("a step");
        let line = format!("\n  {}{step} ", "  ".repeat(depth));
        assert!(text.contains(&line), "{line:?} in {text}");
    }
    // out of order there is no tree
    let sorted = symprof(&["profile", &path, "--sort", "name"]).text();
    assert!(paths.iter().all(|p| sorted.contains(p.as_str())), "{sorted}");
}

#[test]
fn metrics_of_the_files_that_can_be_read() {
    let (good, bad) = (matmul(), temporary("metrics.ll", "Dear Sir"));
    let answer = symprof(&["metrics", &good, &bad, "no/such.ll"]);
    assert_eq!(answer.code, Some(1));
    assert!(answer.stdout.contains("matmul_kernel"), "{}", answer.stdout);
    let errors: Vec<&str> = answer.stderr.lines().collect();
    assert_eq!(errors.len(), 3, "{errors:?}");
    assert!(errors[0].contains("metrics.ll") && errors[1].contains("no/such.ll"), "{errors:?}");
    assert!(errors[2].contains("2 of 3 files could not be read"), "{errors:?}");

    let answer = symprof(&["metrics", &bad, &good, "--format", "json"]);
    assert_eq!(answer.code, Some(1));
    let json: Value = serde_json::from_str(&answer.stdout).expect("JSON");
    conforms(&json);
    assert_eq!(json["functions"][0]["function"], "matmul_kernel");
    assert_eq!(json["failures"][0]["file"], json!(bad));
    assert!(symprof(&["metrics", &bad]).error().contains("metrics.ll"));
    assert_eq!(symprof(&["metrics", &bad, "no/such.ll"]).stdout, "");
}

#[test]
fn lines_are_no_longer_than_asked_for() {
    for path in ["corpus/tvm/matmul.ll", "corpus/tvm/abs.ll", "listings/matmul.ll"] {
        let path = file(path).display().to_string();
        let whole = symprof(&["profile", &path]).text();
        let text = symprof(&["profile", &path, "--width", "80"]).text();
        let bare = |s: &str| s.split_whitespace().collect::<String>();
        assert_eq!(bare(&whole), bare(&text), "the same but for white space");
        // a short word may stand behind a name that takes nearly all
        let longest = text.lines().map(|l| l.chars().count()).max();
        assert!(longest.is_some_and(|l| l <= 80 + 5), "{longest:?} in {text}");
    }
    let mut arguments = vec!["eval".to_owned(), matmul(), "--width".into(), "60".into()];
    for n in 1..9 {
        arguments.extend(["--at".to_owned(), format!("M={n},N=3,K=4")]);
    }
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let text = symprof(&arguments).text();
    assert!(text.lines().all(|l| l.chars().count() <= 60), "{text}");
    assert!((1..9).all(|n| text.contains(&format!("M={n},N=3,K=4"))), "{text}");
    assert!(text.contains("96"), "{text}");
}

#[test]
fn signs_of_mathematics() {
    let path = file("mlir/tiles.affine.mlir").display().to_string();
    let text = symprof(&["profile", &path, "--unicode"]).text();
    assert!(text.contains("⌊(arg0 + 7)/8⌋") && text.contains('≤'), "{text}");
    let products = symprof(&["profile", &matmul(), "--unicode"]).text();
    assert!(products.contains('·'), "{products}");
    assert!(!text.contains("floor") && !text.contains('*') && !text.contains("<="), "{text}");
}

#[test]
fn markdown_tables() {
    let path = nest();
    let text = symprof(&["profile", &path, "--format", "markdown", "--at", "n=1"]).text();
    assert!(text.contains("## `nest(n: i32, m: i32, a: ptr)`"), "{text}");
    let mut columns = None;
    for line in text.lines() {
        if !line.starts_with('|') {
            columns = None;
            continue;
        }
        let here = line.replace("\\|", "").matches('|').count();
        assert_eq!(*columns.get_or_insert(here), here, "{line}");
    }
    // `||` of a formula does not end a cell
    let path = temporary(
        "or.ll",
        "define void @f(i32 %n, i32 %m) {\nentry:\n  %a = icmp sgt i32 %n, 3\n  %b = icmp sgt i32 %m, 4\n  \
         %c = or i1 %a, %b\n  br i1 %c, label %then, label %exit\nthen:\n  br label %exit\nexit:\n  ret void\n}\n",
    );
    let text = symprof(&["profile", &path, "--format", "markdown"]).text();
    assert!(text.contains("| `then` | closed-form | `n >= 4 \\|\\| m >= 5` |"), "{text}");
}

/// What is written for LaTeX compiles: kernels of each corpus, with all that a report may hold, and odd
/// names.
#[test]
fn latex_compiles() {
    let odd = temporary(
        "odd.ll",
        "define void @\"a_b & 50% {$#^~\\5C}\"(i32 %n_1, i32 %\"x y\") {\nentry:\n  \
         %a = icmp sgt i32 %n_1, %\"x y\"\n  br i1 %a, label %\"then|_else\", label %exit\n\
         \"then|_else\":\n  br label %exit\nexit:\n  ret void\n}\n",
    );
    let mut body = symprof(&["profile", &odd, "--format", "latex"]).text();
    let mut kernels: Vec<String> = vec![nest(), matmul()];
    for (folder, extension) in [("corpus/tvm", "ll"), ("mlir", "mlir")] {
        let all = std::fs::read_dir(file(folder)).expect("a corpus");
        let paths = all.map(|e| e.expect("an entry").path());
        let mut paths: Vec<_> =
            paths.filter(|p| p.extension().is_some_and(|e| e == extension)).collect();
        paths.sort();
        kernels.extend(paths.iter().step_by(9).map(|p| p.display().to_string()));
    }
    for kernel in &kernels {
        body += &symprof(&["profile", kernel, "--format", "latex"]).text();
    }
    let forms = "n + [n > 0 || m > 0]*2^(n - 1) - isqrt(n) mod 8 + ite(n > 0 && !(m > 0), n/2, abs(m)) \
                 + sum(i = 0 .. n - 1, first(j = 0 .. i, j*j >= i)) + bitand(n, 7) + s32(ceil(n/4)) \
                 + simulate(f, g: block, n) + floor_sum(n, m, 1, 0) where t1 = n";
    body += &format!("${}$\n", symprof::expr::Notation::Latex.set(forms));
    let document = format!(
        "\\documentclass{{article}}\n\\usepackage{{amsmath,array,longtable}}\n\\begin{{document}}\n{body}\
         \\end{{document}}\n"
    );
    let path = temporary("profile.tex", document);
    let run = Command::new("pdflatex")
        .args(["-interaction=nonstopmode", "-halt-on-error", "profile.tex"])
        .current_dir(std::path::Path::new(&path).parent().expect("a folder"))
        .output()
        .expect("pdflatex runs; tools/setup.sh installs it");
    let log = String::from_utf8_lossy(&run.stdout);
    let errors: Vec<&str> = log.lines().skip_while(|l| !l.starts_with('!')).take(12).collect();
    assert!(run.status.success(), "{}", errors.join("\n"));
}

#[test]
fn the_program_describes_itself() {
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        let text = symprof(&["completions", shell]).text();
        assert!(text.contains("symprof") && text.contains("no-assume"), "{shell}");
    }
    let script = temporary("completions.bash", symprof(&["completions", "bash"]).text());
    let checked = Command::new("bash").args(["-n", &script]).status();
    assert!(checked.expect("bash runs").success());
    for command in ["profile", "eval", "explain", "metrics", "annotate"] {
        let page = symprof(&["man", command]).text();
        assert!(page.contains(&format!(".TH symprof-{command} 1")), "{page}");
        assert!(page.contains(".SH OPTIONS"), "{page}");
    }
    assert!(symprof(&["man"]).text().contains(".TH symprof 1"));
    let error = symprof(&["man", "woman"]).error();
    assert!(error.contains("no command `woman`; there are profile, eval"), "{error}");
    let schema: Value = serde_json::from_str(&symprof(&["schema"]).text()).expect("JSON");
    let published = std::fs::read_to_string(file("../schema/symprof-1.json")).expect("the schema");
    assert_eq!(schema, serde_json::from_str::<Value>(&published).expect("JSON"));
}

/// The schema refuses what is not of its form.
#[test]
fn the_schema_says_something() {
    let schema = serde_json::from_str(symprof::report::json::SCHEMA).expect("JSON");
    let schema = jsonschema::validator_for(&schema).expect("a JSON Schema");
    let good = symprof(&["eval", &matmul(), "--at", "M=2,N=3,K=4", "--format", "json"]).json();
    let broken = |change: &dyn Fn(&mut Value)| {
        let mut value = good.clone();
        change(&mut value);
        !schema.is_valid(&value)
    };
    assert!(!broken(&|_| {}));
    assert!(broken(&|v| v["version"] = json!(2)));
    assert!(broken(&|v| v["points"] = json!({})));
    assert!(
        broken(&|v| v["points"][0]["functions"]["matmul_kernel"]["blocks"]["entry"] = json!(1))
    );
    assert!(broken(
        &|v| v["points"][0]["functions"]["matmul_kernel"]["blocks"]["entry"] = json!("one")
    ));
    assert!(broken(&|v| drop(v.as_object_mut().expect("an object").remove("function"))));
    let line = |value: Value| schema.is_valid(&value);
    assert!(line(json!({"version": 1, "at": {"n": 1}, "error": "why"})));
    assert!(!line(json!({"at": {"n": 1}, "error": "why"})), "without a version");
    assert!(!line(json!({"version": 1, "at": {"n": 1}})), "neither counts nor why");
}

/// What a program gets that needs no command line.
#[test]
fn the_library_brings_no_command_line() {
    let tree = |features: &str| {
        let run = Command::new(env!("CARGO"))
            .args([
                "tree",
                "--offline",
                "--edges",
                "normal",
                "--prefix",
                "none",
                "--no-default-features",
            ])
            .args(["--features", features, "--package", "symprof"])
            .current_dir(env!("CARGO_MANIFEST_DIR"))
            .output()
            .expect("cargo runs");
        assert!(run.status.success(), "{}", String::from_utf8_lossy(&run.stderr));
        String::from_utf8_lossy(&run.stdout).into_owned()
    };
    let brings =
        |tree: &str, package: &str| tree.lines().any(|l| l.split(' ').next() == Some(package));
    let library = tree("llvm");
    for package in ["clap", "clap_complete", "clap_mangen", "mimalloc", "indicatif", "env_logger"] {
        assert!(!brings(&library, package), "{package}");
        assert!(brings(&tree("llvm,cli"), package), "{package}");
    }
}

/// Functions are printed as soon as they are solved: the first stands before the last is worked on.
#[test]
fn answers_come_as_they_are_found() {
    let mut text = String::new();
    for k in 0..400 {
        let line = format!(
            "define void @f{k}(i32 %n) {{\nentry:\n  br label %head\nhead:\n  %i = phi i32 [ 0, %entry ], \
             [ %j, %head ]\n  %j = add nsw i32 %i, 1\n  %c = icmp slt i32 %j, %n\n  br i1 %c, label %head, \
             label %exit\nexit:\n  ret void\n}}\n"
        );
        text += &line;
    }
    let path = temporary("many.ll", text);
    let both = temporary("many.out", "");
    let out = std::fs::File::create(&both).expect("a file");
    let program = Command::new(env!("CARGO_BIN_EXE_symprof"))
        .args(["profile", &path, "--log", "debug"])
        .stdout(out.try_clone().expect("a second handle"))
        .stderr(out)
        .status();
    assert!(program.expect("the program runs").success());
    let both = std::fs::read_to_string(&both).expect("what was printed");
    let printed = both.find("f0(n: i32)").expect("the first function");
    let last = both.rfind("DEBUG").expect("what the solver does");
    assert!(
        printed < last,
        "the first function is printed at {printed}, the solver ends at {last}"
    );
    let order: Vec<usize> =
        (0..400).map(|k| both.find(&format!("\nf{k}(n: i32)")).expect("each function")).collect();
    assert!(order.windows(2).all(|w| w[0] < w[1]), "in the order of the file");
}

#[test]
fn typical_uses_read_as_in_a_textbook() {
    let path = matmul();
    let typical = ["--assume", "typical"];
    let text = symprof(&[&["profile", &path][..], &typical].concat()).text();
    let line = |start: &str| text.lines().find(|l| l.trim_start().starts_with(start));
    assert!(line("for.body10 ").is_some_and(|l| l.ends_with(" M*N*K")), "{text}");
    assert!(!text.contains("max(") && !text.contains("ite("), "{text}");
    let domain = text.split("domain (elsewhere by simulation)").nth(1).expect("a domain");
    let conditions: Vec<&str> = domain.lines().map(str::trim).filter(|l| !l.is_empty()).collect();
    assert_eq!(conditions, ["M > 0", "N > 0", "K > 0"]);
    // beyond typical uses the function is executed
    let ask = |how: &[&str], at: &str| {
        let eval = ["eval", &path, "--function", "matmul_kernel", "--at", at];
        symprof(&[&eval[..], how, &["--format", "json"]].concat()).json()
    };
    for at in ["M=3,N=4,K=5", "M=0,N=4,K=5", "M=3,N=-4,K=5"] {
        let counts =
            |json: Value| json["points"][0]["functions"]["matmul_kernel"]["blocks"].clone();
        let truth = counts(ask(&[], at));
        assert!(truth["entry"].is_string(), "{truth}");
        assert_eq!(counts(ask(&typical, at)), truth, "at {at}");
    }
    // the last word counts
    let off = [&typical[..], &["--no-assume", "typical"]].concat();
    let text = symprof(&[&["profile", &path][..], &off].concat()).text();
    assert!(text.contains("max(0, M)"), "{text}");
}
