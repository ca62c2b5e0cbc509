//! Pages and graphs, read by the programs that they are for: Chromium and Graphviz.

use super::c::tools::{llvm, run};
use super::support::{file, kernels, parallel, symprof, temporary, Kernel};
use std::fmt::Write;
use std::process::Command;

/// What Chromium makes of a page at an address, as HTML, and what it complains about.
fn browse(page: &str, hash: &str) -> (String, String) {
    let profile = format!("{page}.profile");
    let _ = std::fs::remove_dir_all(&profile);
    let output = Command::new("chromium")
        .args([
            "--headless",
            "--no-sandbox",
            "--disable-gpu",
            "--disable-quic",
            "--no-first-run",
            "--disable-sync",
        ])
        .args(["--disable-background-networking", "--disable-component-update"])
        .args(["--disable-dev-shm-usage", "--enable-logging=stderr", "--dump-dom"])
        .arg(format!("--user-data-dir={profile}"))
        .arg("--virtual-time-budget=2000")
        .arg(format!("file://{page}#{hash}"))
        .output()
        .expect("Chromium is installed");
    let _ = std::fs::remove_dir_all(&profile);
    let complaints = String::from_utf8_lossy(&output.stderr);
    let complaints: Vec<&str> = complaints.lines().filter(|l| l.contains("CONSOLE")).collect();
    (String::from_utf8_lossy(&output.stdout).into_owned(), complaints.join("\n"))
}

/// The count that a page shows for a block.
fn shown(html: &str, function: &str, block: &str) -> Option<String> {
    let row = format!("data-key=\"{function}/{block}\"");
    let mut rest = html;
    while let Some(at) = rest.find("<tr class=\"block") {
        let end = at + rest[at..].find("</tr>")?;
        let line = &rest[at..end];
        rest = &rest[end..];
        if line.contains(&row) {
            let (_, count) = line.split_once("number count\">")?;
            let (count, _) = count.split_once('<')?;
            return Some(count.chars().filter(|c| !c.is_whitespace()).collect());
        }
    }
    None
}

fn report(ir: &str, name: &str) -> String {
    let page = temporary(name, "");
    assert_eq!(symprof(&["report", ir, "-o", &page]).text(), "");
    page
}

fn check(kernel: &Kernel) -> Vec<String> {
    let page = report(&kernel.ir.display().to_string(), &format!("page-{}.html", kernel.name));
    let mut failures = Vec::new();
    let last = kernel.runs.len() - 1;
    for run in [&kernel.runs[last / 2], &kernel.runs[last]] {
        let mut hash = format!("{}?", kernel.function);
        for (name, value) in &run.args {
            let _ = write!(hash, "{name}={value}&");
        }
        let (html, complaints) = browse(&page, hash.trim_end_matches('&'));
        if !complaints.is_empty() {
            failures.push(format!("{}: {complaints}", kernel.name));
        }
        for (function, block, count) in &run.counts {
            let path = format!("{function}/{block}");
            let have = shown(&html, function, block);
            if !kernel.data_dependent.contains(&path) && have != Some(count.to_string()) {
                let at = &run.args;
                failures.push(format!("{} at {at:?}, {path}: {have:?}, not {count}", kernel.name));
            }
        }
    }
    failures
}

#[test]
fn pages_compute_the_counts_of_runs() {
    let chosen = ["matmul", "softmax.O0", "conv_k3_inlinepad", "pad.i64", "lstm_te3"];
    let kernels: Vec<Kernel> = kernels("corpus/tvm")
        .into_iter()
        .filter(|k| chosen.contains(&k.name.as_str()))
        .chain(kernels("listings").into_iter().take(2))
        .collect();
    assert!(kernels.len() >= 5, "{}", kernels.len());
    let failures: Vec<String> = parallel(&kernels, check).into_iter().flatten().collect();
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

const DATA: &str = "
define void @f(ptr %p, i32 %n) {
entry:
  %some = icmp sgt i32 %n, 0
  br i1 %some, label %head, label %exit
head:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  %at = getelementptr i32, ptr %p, i32 %i
  %v = load i32, ptr %at
  %large = icmp sgt i32 %v, 7
  br i1 %large, label %then, label %latch
then:
  store i32 0, ptr %at
  br label %latch
latch:
  %next = add nsw i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %head, label %exit
exit:
  ret void
}
";

/// What data decides has a slider of its own, and takes fractions.
#[test]
fn pages_take_fractions_for_what_data_decides() {
    let ir = temporary("ratios.ll", DATA);
    let page = report(&ir, "page-ratios.html");
    for (ratio, n) in [("1/3", 9), ("0.25", 8), ("1", 5), ("0", 5), ("1/3", 10)] {
        let at = format!("n={n},trueRatio(head)={ratio}");
        let answer = symprof(&["eval", &ir, "--at", &at, "--format", "json"]).json();
        let blocks = &answer["points"][0]["functions"]["f"]["blocks"];
        let (html, complaints) = browse(&page, &format!("f?{}", at.replace(',', "&")));
        assert_eq!(complaints, "");
        for block in ["entry", "head", "then", "latch", "exit"] {
            // no count is a fraction: a page and an evaluation do not know that one
            let known = blocks[block].as_str().unwrap_or("?");
            assert_eq!(shown(&html, "f", block).as_deref(), Some(known), "{block} at {at}");
        }
        assert_eq!(blocks["then"].is_string(), (n, ratio) != (10, "1/3"), "{blocks}");
    }
    let (html, _) = browse(&page, "f?n=10&trueRatio(head)=1/0");
    assert!(html.contains("trueRatio(head) is no number"), "{html}");
}

/// A function in several lines, one of which an unrolled and inlined callee stands in; a loop that data ends.
const SOURCE: &str = "
static int triple(int x) { return x > 7 ? x * 3 : x; }
int f(const int *a, int n, int m) {
  int s = 0; // </script> {{data}} \"
  for (int i = 0; i < n; i++) {
    for (int j = i; j < m; j++)
      s += triple(j) + a[j];
    if (i % 4 == 0)
      s ^= 5;
  }
  while (a[s & 63])
    s++;
  return s;
}
";

/// The source on a page: each line as it is written, with the count that `annotate --format lcov` has, or none.
#[test]
fn pages_show_the_source_with_its_counts() {
    let source = temporary("page-source.c", SOURCE);
    for level in ["-O0", "-O2"] {
        let ir = format!("{source}{level}.ll");
        let mut clang = Command::new(llvm("clang"));
        clang.args([level, "-g", "-fno-discard-value-names", "-fdebug-info-for-profiling"]);
        run(clang.args(["-S", "-emit-llvm", &source, "-o", &ir])).expect("it compiles");
        let page = report(&ir, &format!("page-source{level}.html"));
        for at in ["n=9,m=37", "n=1,m=0"] {
            let lcov = ["annotate", &ir, "--function", "f", "--at", at, "--format", "lcov"];
            let lcov = symprof(&lcov).text();
            let (html, complaints) = browse(&page, &format!("f?{}", at.replace(',', "&")));
            assert_eq!(complaints, "");
            let mut compared = 0;
            for row in html.split("<tr class=\"line").skip(1) {
                let mut cells = row
                    .split("<td class=\"")
                    .skip(1)
                    .filter_map(|c| Some(c.split("</td>").next()?.split_once('>')?.1.to_owned()));
                let mut next = || cells.next().expect("a cell");
                let (line, count, text) = (next(), next(), next());
                let count: String = count.chars().filter(|c| !c.is_whitespace()).collect();
                let number: usize = line.parse().expect("a line");
                let written = SOURCE.lines().nth(number - 1).expect("the line is there");
                let written =
                    written.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;");
                assert_eq!(text, written, "line {line}");
                // free symbols have a value on the page, and none at this point
                let known = lcov.lines().find_map(|l| l.strip_prefix(&format!("DA:{line},")));
                if let Some(known) = known {
                    assert_eq!(count, known, "{level} at {at}, line {line}\n{lcov}");
                    compared += 1;
                }
            }
            assert!(compared >= 5, "{level} at {at}: {compared} lines\n{lcov}");
        }
    }
}

/// What a page of the largest kernel computes when a size changes: each operation once.
#[test]
fn pages_recompute_in_few_operations() {
    let page = report(&file("corpus/tvm/lstm_te3.ll").display().to_string(), "page-large.html");
    let text = std::fs::read_to_string(page).expect("the page");
    let (_, code) = text.split_once("function counts_0(").expect("the program");
    let (code, _) = code.split_once("symprof_programs").expect("its end");
    let is_operation = |l: &&str| {
        let target = l.trim_start().strip_prefix('r').and_then(|l| l.split_once(" = "));
        target.is_some_and(|(register, _)| register.bytes().all(|b| b.is_ascii_digit()))
    };
    let operations = code.lines().filter(is_operation).count();
    let blocks = text.matches("\"key\":\"").count();
    let closed = text.matches("\"status\":\"closed-form\"").count();
    // no sum, which would step
    assert!(blocks > 500 && closed == blocks, "{closed} of {blocks} blocks are closed forms");
    assert!((100..blocks).contains(&operations), "{operations} operations for {blocks} blocks");
}

/// No size has a value that is none of its type's, and the page says so in place of a count.
#[test]
fn pages_say_what_is_outside() {
    let page = report(&file("listings/matmul.ll").display().to_string(), "page-outside.html");
    for (n, says) in [("99999999999", "Outside"), ("x", "is no integer")] {
        let (html, complaints) = browse(&page, &format!("matmul_kernel?M={n}&N=3&K=3"));
        assert_eq!(complaints, "");
        let (_, state) = html.split_once("id=\"state\"").expect("a line for the state");
        let state = state.split("</p>").next().unwrap_or_default();
        assert!(state.contains(says), "{n}: {state}");
        assert_eq!(shown(&html, "matmul_kernel", "for.body10").as_deref(), Some("?"));
    }
}

/// Names that no function has are refused, or left out where that is asked for.
#[test]
fn points_of_pages_have_known_names() {
    let ir = file("listings/matmul.ll").display().to_string();
    let refused = symprof(&["report", &ir, "--at", "M=3,Q=3"]).error();
    assert!(refused.contains("`Q`") && refused.contains("--ignore-unknown"), "{refused}");
    let page = symprof(&["report", &ir, "--at", "M=3,Q=3", "--ignore-unknown"]).text();
    assert!(page.contains("\"start\":\"3\"") && !page.contains("\"name\":\"Q\""));
}

/// Formulas are mathematics to the browser, which knows each element; long ones stay text, whose lines break.
#[test]
fn formulas_are_typeset() {
    let ir = "define void @f(i32 %n) {
entry:
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %i1, %inner ]
  %c = icmp slt i32 %i, %n
  br i1 %c, label %inner, label %exit
inner:
  %j = phi i32 [ 0, %head ], [ %j1, %inner ]
  %i1 = add nsw i32 %i, 1
  %j1 = add nsw i32 %j, 1
  %d = icmp slt i32 %j1, %i1
  br i1 %d, label %inner, label %head
exit:
  ret void
}
";
    let page = report(&temporary("typeset.ll", ir), "page-typeset.html");
    let (html, complaints) = browse(&page, "f?n=4");
    assert_eq!(complaints, "");
    assert_eq!(shown(&html, "f", "inner").as_deref(), Some("10"));
    let (_, row) = html.split_once("data-key=\"f/inner\" ").expect("its box");
    let (_, row) = row.split_once("data-key=\"f/inner\"").expect("its row");
    let (row, _) = row.split_once("</tr>").expect("the end of the row");
    for part in ["<math", "displaystyle=\"true\"", "<mfrac>", "<mi>n</mi>", "<mn>2</mn>"] {
        assert!(row.contains(part), "{part} is not in {row}");
    }
}

/// A page holds all that it needs.
#[test]
fn pages_need_no_network() {
    let page = report(&file("corpus/tvm/matmul.ll").display().to_string(), "page-offline.html");
    let text = std::fs::read_to_string(page).expect("the page");
    let names = ["http://www.w3.org/2000/svg", "http://www.w3.org/1998/Math/MathML"];
    let text = names.iter().fold(text, |text, name| text.replace(name, ""));
    assert!(
        text.contains("default-src 'none'") && !text.contains("://"),
        "an address of the network"
    );
}

#[test]
fn graphviz_draws_flow_graphs() {
    let matmul = file("corpus/tvm/matmul.ll").display().to_string();
    let mlir = file("mlir").read_dir().expect("MLIR tests");
    let mlir = mlir.filter_map(|e| Some(e.ok()?.path()));
    let mlir = mlir.filter(|p| p.extension().is_some_and(|e| e == "mlir")).min().expect("a file");
    let mlir = mlir.display().to_string();
    for arguments in [
        vec!["dot", matmul.as_str()],
        vec!["dot", &matmul, "--at", "m=4,n=5,k=6", "--unicode"],
        vec!["dot", &mlir],
    ] {
        let dot = temporary("graph.dot", symprof(&arguments).text());
        let output =
            Command::new("dot").args(["-Tsvg", &dot]).output().expect("Graphviz is installed");
        let (svg, error) =
            (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
        assert!(output.status.success() && error.is_empty(), "{arguments:?}: {error}");
        assert!(svg.contains("<svg"), "{svg}");
        if arguments.contains(&"--at") {
            // 4·5 entries into the innermost loop, as an edge
            assert!(svg.contains("> 20</text>"), "{svg}");
        }
    }
}
