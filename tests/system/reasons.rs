//! Why counts are data's: sentences name variables, arrays, functions and lines of the source, never a temporary of
//! the IR.

use super::support::{llvm, symprof, temporary};
use serde_json::Value;

/// A source with debug information, without names in the IR, as text.
fn compiled(source: &str, level: &str, ir: &str) -> String {
    let ir = temporary(ir, "");
    let (compiler, standard) = match source.ends_with(".cpp") {
        true => ("clang++", "-std=c++20"),
        false => ("clang", "-std=gnu17"),
    };
    let status = llvm(compiler)
        .arg(standard)
        .args([level, "-g", "-w", "-Xclang", "-disable-O0-optnone", "-fdiscard-value-names"])
        .args(["-S", "-emit-llvm", source, "-o", &ir])
        .status();
    assert!(status.expect("clang runs").success(), "{source}");
    ir
}

/// All reasons of a profile, of blocks and of free symbols, without the names of blocks.
fn reasons(ir: &str) -> Vec<String> {
    let json = symprof(&["profile", ir, "--format", "json"]).json();
    let mut all = Vec::new();
    for f in json["functions"].as_object().expect("functions").values() {
        let blocks = f["blocks"].as_array().expect("blocks").iter();
        let names: Vec<String> =
            blocks.map(|b| format!("`{}`", b["name"].as_str().expect("a name"))).collect();
        let plain = |reason: &str| names.iter().fold(reason.to_owned(), |r, n| r.replace(n, ""));
        for list in ["blocks", "free"] {
            let told = f[list].as_array().into_iter().flatten();
            all.extend(told.filter_map(|x| x["reason"].as_str().map(plain)));
        }
    }
    all
}

const SOURCE: &str = "\
#include <stdlib.h>
struct box { float x; int class_id; struct box *next; };
struct list { int size; struct box *boxes; };
extern int ready(int);
extern void use(int);
void of_class(const struct list *l, int wanted, int n) {
  for (int i = 0; i < n; i++)
    if (l->boxes[i].class_id == wanted)
      use(i);
}
void thresholds(const float *score, float limit, int n) {
  for (int i = 0; i < n; i++)
    if (score[i] > limit)
      use(i);
}
void wait(int n) {
  int state = ready(n);
  while (ready(state))
    use(n);
}
void rounded(const float *scale, int n) {
  int steps = (int)(scale[n] * 3);
  for (int i = 0; i < steps; i++)
    use(i);
}
int first_above(const float *score, float limit, int n) {
  int i;
  for (i = 0; i < n; i++) {
    if (score[i] > limit)
      break;
    use(i);
  }
  return i;
}
void chained(struct box *head) {
  for (struct box *at = head; at; at = at->next)
    use(at->class_id);
}
";

/// What is told of each function at all levels, in these words.
const TOLD: [(&str, &[&str]); 5] = [
    ("of_class", &["load", " (words.c:8)"]),
    ("thresholds", &["data loaded from `score`", "the parameter `limit`", " (words.c:13)"]),
    ("wait", &["the result of the call to `ready` (words.c:18)"]),
    ("rounded", &["the integer part of data loaded from `scale` (words.c:22)"]),
    ("chained", &["load", " (words.c:36)"]),
];

#[test]
fn reasons_name_variables_and_lines() {
    let source = temporary("words.c", SOURCE);
    for level in ["-O0", "-O1", "-O2", "-O3"] {
        let ir = compiled(&source, level, &format!("words{level}.ll"));
        for (function, words) in TOLD {
            let text = symprof(&["profile", &ir, "--function", function]).text();
            let told = |line: &str| words.iter().all(|w| line.contains(w));
            assert!(text.lines().any(told), "{function} {level}: {text}");
        }
    }
}

/// The sources in the style of real programs.
fn real_programs() -> Vec<String> {
    let folder = format!("{}/tests/real", env!("CARGO_MANIFEST_DIR"));
    let files = std::fs::read_dir(folder).expect("the corpus");
    let paths = files.map(|f| f.expect("a file").path().to_string_lossy().into_owned());
    let mut all: Vec<String> = paths.filter(|p| p.ends_with(".c") || p.ends_with(".cpp")).collect();
    all.sort();
    all
}

/// What decides several symbols is said once.
#[test]
fn symbols_of_one_reason_stand_together() {
    let source = temporary("words_once.c", SOURCE);
    let ir = compiled(&source, "-O1", "words_once.ll");
    let list = |format: &str| {
        let args = ["profile", &ir, "--function", "first_above", "--format", format];
        let text = symprof(&args).text();
        let at = text.find("free symbols").expect("the list");
        text[at..].trim_end().to_owned()
    };
    let reason = "a float comparison of data loaded from `score` and the parameter `limit`";
    let text = list("text");
    let mut lines = text.lines().skip(1);
    assert_eq!(lines.next(), Some(&*format!("    {reason} (words_once.c:29):")), "{text}");
    let symbols: Vec<&str> = lines.collect();
    assert!(symbols.len() == 2 && symbols.iter().all(|l| l.starts_with("      ")), "{text}");
    assert!(symbols[0].ends_with(") in [1, ∞)") && symbols[1].ends_with(") in [0, 1]"), "{text}");
    let markdown = list("markdown");
    assert!(markdown.contains("\n- a float comparison of data loaded from `score`"), "{markdown}");
    assert!(markdown.contains("\n  - loopCount("), "{markdown}");
}

/// Is a word between back quotes what no source has: a number, or a part of a variable by LLVM's name?
fn is_temporary(word: &str) -> bool {
    word.bytes().all(|b| b.is_ascii_digit()) || word.starts_with('.') || word.contains(".sroa.")
}

#[test]
fn reasons_of_real_programs_name_no_temporary() {
    let (mut all, mut with_line) = (0, 0);
    for (k, source) in real_programs().iter().enumerate() {
        for level in ["-O0", "-O2"] {
            let ir = compiled(source, level, &format!("reasons{k}{level}.ll"));
            for reason in reasons(&ir) {
                let mut words = reason.split('`').skip(1).step_by(2);
                assert!(!words.any(is_temporary), "{source} {level}: {reason}");
                let jargon = ["fcmp", "fptosi", "extractelement", "inttoptr", "P."];
                assert!(!jargon.iter().any(|j| reason.contains(j)), "{source} {level}: {reason}");
                let is_read = reason.starts_with("the load of")
                    || reason.starts_with("a load")
                    || reason.starts_with("a float comparison")
                    || reason.starts_with("the result of the call");
                all += usize::from(is_read);
                with_line += usize::from(is_read && reason.ends_with(')'));
            }
        }
    }
    // what optimizers move between lines has none
    assert!(all > 1000 && with_line * 100 >= all * 85, "{with_line} of {all}");
}

/// Without debug information a name of the IR is that of the source where clang keeps it.
#[test]
fn reasons_without_debug_information() {
    let source = temporary("words_plain.c", SOURCE);
    let ir = temporary("words_plain.ll", "");
    let status = llvm("clang")
        .args(["-O2", "-fno-discard-value-names", "-S", "-emit-llvm", &source, "-o", &ir])
        .status();
    assert!(status.expect("clang runs").success());
    let json: Value =
        symprof(&["profile", &ir, "--function", "thresholds", "--format", "json"]).json();
    let reason = &json["functions"]["thresholds"]["free"][0]["reason"];
    let expected = "a float comparison of data loaded from `score` and the parameter `limit`";
    assert_eq!(reason, expected);
}
