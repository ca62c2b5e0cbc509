//! Names of the source: what debug information calls parameters, globals and places in memory, against the
//! offsets that the C compiler itself computes, and as names at points and in assumptions.

use super::support::{conforms, llvm, symprof, temporary};
use serde_json::{Map, Value};
use std::collections::BTreeMap;
use std::process::Command;
use std::sync::OnceLock;

/// Sizes at many kinds of places; each loop counts one up, on a line of its own.
const SOURCE: &str = "\
#include <stdint.h>
#include <stddef.h>
#include <stdio.h>
enum kind { DENSE, SPARSE };
struct shape { int rows, cols; };
typedef struct tensor {
  enum kind kind;
  int64_t ne[4];
  struct { short low, high; } bounds;
  union { int64_t words; struct shape shape; };
  int grid[2][3];
  const struct shape *outer;
  struct tensor *next;
} tensor;
struct shape config;
static int threads = 3;
volatile float sink;
void set_threads(int n) { threads = n; }
void places(const tensor *t, const struct shape *shapes, const int *lengths, tensor *restrict rest) {
  for (int64_t i = 0; i < t->ne[2]; i++) sink = 1;
  for (int i = 0; i < t->bounds.high; i++) sink = 2;
  for (int i = 0; i < t->shape.cols; i++) sink = 3;
  for (int i = 0; i < t->grid[1][2]; i++) sink = 4;
  for (int i = 0; i < t->outer->rows; i++) sink = 5;
  for (int64_t i = 0; i < t->next->ne[1]; i++) sink = 6;
  for (int i = 0; i < shapes[2].cols; i++) sink = 7;
  for (int i = 0; i < lengths[3]; i++) sink = 8;
  for (int i = 0; i < config.cols; i++) sink = 9;
  if (t->kind == SPARSE) sink = 10;
  for (int i = 0; i < threads; i++) sink = 11;
  for (int64_t i = 0; i < rest[1].words; i++) sink = 12;
}
#ifdef OFFSETS
#define AT(name, of, place) printf(\"%s %zu\\n\", name, (size_t)((char *)&(place) - (char *)(of)))
int main(void) {
  static tensor t[4];
  static struct shape shapes[4];
  AT(\"t->ne[2]\", t, t->ne[2]);
  AT(\"t->bounds.high\", t, t->bounds.high);
  AT(\"t->shape.cols\", t, t->shape.cols);
  AT(\"t->grid[1][2]\", t, t->grid[1][2]);
  AT(\"outer\", t, t->outer);
  AT(\"next\", t, t->next);
  AT(\"t->next->ne[1]\", t, t->ne[1]);
  AT(\"t->kind\", t, t->kind);
  AT(\"shapes[2].cols\", shapes, shapes[2].cols);
  AT(\"config.cols\", &config, config.cols);
  AT(\"rest[1].words\", t, t[1].words);
  return 0;
}
#endif
";

/// What a loop of each line runs to.
const LINES: [(&str, u32); 12] = [
    ("t->ne[2]", 20),
    ("t->bounds.high", 21),
    ("t->shape.cols", 22),
    ("t->grid[1][2]", 23),
    ("t->outer->rows", 24),
    ("t->next->ne[1]", 25),
    ("shapes[2].cols", 26),
    // offsets in brackets behind a parameter are bytes
    ("lengths[12]", 27),
    ("config.cols", 28),
    ("t->kind", 29),
    ("threads", 30),
    ("rest[1].words", 31),
];

fn compiled(name: &str, level: &str, more: &[&str]) -> String {
    let source = temporary(&format!("{name}.c"), SOURCE);
    let ir = temporary(&format!("{name}{level}{}.ll", more.concat()), "");
    let status = llvm("clang")
        .args([
            level,
            "-g",
            "-fno-vectorize",
            "-fno-unroll-loops",
            "-Xclang",
            "-disable-O0-optnone",
        ])
        .args(more)
        .args(["-S", "-emit-llvm", &source, "-o", &ir])
        .status();
    assert!(status.expect("clang runs").success());
    ir
}

/// The kernel without names in the IR, as text.
fn places() -> &'static str {
    static COMPILED: OnceLock<String> = OnceLock::new();
    COMPILED.get_or_init(|| compiled("places", "-O1", &[]))
}

/// Byte paths by the names that the source has for them.
fn names(ir: &str) -> BTreeMap<String, String> {
    let json = symprof(&["profile", ir, "--function", "places", "--format", "json"]).json();
    conforms(&json);
    let names = &json["functions"]["places"]["source_names"];
    let all = names.as_object().cloned().unwrap_or_default();
    all.into_iter().map(|(path, v)| (v.as_str().expect("a name").to_owned(), path)).collect()
}

#[test]
fn offsets_are_those_of_the_compiler() {
    let (source, run) = (temporary("offsets.c", SOURCE), temporary("offsets", ""));
    let status = llvm("clang").args(["-DOFFSETS", &source, "-o", &run]).status();
    assert!(status.expect("clang runs").success());
    let told = Command::new(&run).output().expect("it runs").stdout;
    let told = String::from_utf8(told).expect("text");
    let at = |name: &str| {
        let line = told.lines().find_map(|l| l.strip_prefix(name)?.strip_prefix(' '));
        line.unwrap_or_else(|| panic!("no {name} in {told}")).to_owned()
    };
    for level in ["-O0", "-O1", "-O2"] {
        for kept in [&[][..], &["-fno-discard-value-names"]] {
            let names = names(&compiled("offsets_of_places", level, kept));
            let [t, shapes, rest] = match kept {
                [] => ["arg0", "arg1", "arg3"],
                _ => ["t", "shapes", "rest"],
            };
            let mut found = 0;
            for (name, path) in &names {
                let expected = match name.split_once(['-', '.', '[']) {
                    Some(("t", _)) if name == "t->outer->rows" => {
                        format!("{t}[{}][0]", at("outer"))
                    }
                    Some(("t", _)) if name == "t->next->ne[1]" => {
                        format!("{t}[{}][{}]", at("next"), at(name))
                    }
                    Some(("t", _)) => format!("{t}[{}]", at(name)),
                    Some(("shapes", _)) => format!("{shapes}[{}]", at(name)),
                    Some(("rest", _)) => format!("{rest}[{}]", at(name)),
                    Some(("config", _)) => format!("config[{}]", at(name)),
                    Some(("lengths", _)) => "arg2[12]".to_owned(),
                    None if name == "threads" => "threads[0]".to_owned(),
                    _ => panic!("{name} for {path}"),
                };
                assert_eq!(*path, expected, "{name} at {level} {kept:?}");
                found += 1;
            }
            // what data decides at -O0 is no symbol, and what the IR calls alike has no other name
            assert!(found >= 9, "{level}: {names:?}");
        }
    }
}

#[test]
fn points_take_names_of_the_source() {
    let at: Vec<String> =
        LINES.iter().enumerate().map(|(k, (name, _))| format!("{name}={}", k + 3)).collect();
    let quoted = at[0].replace("t->ne[2]", "`t->ne[2]`");
    let point = [&[quoted], &at[1..]].concat().join(",");
    let point = point.replace("t->kind=12", "t->kind=1");
    let arguments =
        ["profile", places(), "--function", "places", "--at", &point, "--format", "json"];
    let json = symprof(&arguments).json();
    let blocks = json["functions"]["places"]["blocks"].as_array().expect("blocks");
    for (k, (name, line)) in LINES.iter().enumerate() {
        let on_line = |b: &&Value| b["loop_location"]["line"] == *line;
        let counts: Vec<&Value> = blocks.iter().filter(on_line).map(|b| &b["value"]).collect();
        match *name {
            "t->kind" => assert!(counts.is_empty()),
            _ => assert_eq!(counts, [&Value::from((k + 3).to_string())], "{name}"),
        }
    }
    // the same by byte paths
    let by_source = names(places());
    let bytes: Vec<String> = (LINES.iter().enumerate())
        .map(|(k, (name, _))| match *name {
            "t->kind" => format!("{}=1", by_source[*name]),
            _ => format!("{}={}", by_source[*name], k + 3),
        })
        .collect();
    let eval = |at: &str| {
        let arguments = ["eval", places(), "--function", "places", "--at", at, "--format", "json"];
        symprof(&arguments).json()["points"][0]["functions"].clone()
    };
    assert_eq!(eval(&point), eval(&bytes.join(",")));
}

#[test]
fn text_speaks_of_the_source() {
    let profile = |more: &[&str]| {
        symprof(&[&["profile", places(), "--function", "places"], more].concat()).text()
    };
    let text = profile(&[]);
    let first = text.lines().next().expect("a line");
    assert_eq!(first, "places(t: ptr, shapes: ptr, lengths: ptr, rest: ptr)");
    for (name, _) in LINES {
        assert!(text.contains(name), "{name} in {text}");
    }
    assert!(!text.contains("arg0"), "{text}");
    // what is printed reads back, as an assumption
    let positive: Vec<String> = LINES.iter().map(|(name, _)| format!("{name} > 0")).collect();
    let text = profile(&["--assume", &positive.join(" && ")]);
    assert!(!text.contains("max("), "{text}");
    assert!(text.lines().any(|l| l.ends_with("  t->next->ne[1]")), "{text}");
    let explained =
        symprof(&["explain", places(), "--function", "places", "--block", &looping(25)]).text();
    assert!(explained.contains("t->next->ne[1]") && !explained.contains("arg0"), "{explained}");
    for format in ["markdown", "latex"] {
        let text = profile(&["--format", format]);
        assert!(!text.contains("arg0"), "{text}");
    }
    let features = symprof(&["features", places(), "--function", "places"]).text();
    assert!(features.contains("t->next->ne[1]") && !features.contains("arg0"), "{features}");
}

/// The block of the loop on that line.
fn looping(line: u32) -> String {
    let arguments = ["profile", places(), "--function", "places", "--format", "json"];
    let json = symprof(&arguments).json();
    let blocks = json["functions"]["places"]["blocks"].as_array().expect("blocks");
    let block = blocks.iter().find(|b| b["loop_location"]["line"] == line).expect("a loop");
    block["name"].as_str().expect("a name").to_owned()
}

/// What is said of a callee is in the callee's terms, whose parameters have other names.
#[test]
fn callees_keep_their_own_terms() {
    let source = "\
volatile float sink;
__attribute__((noinline)) static void walk(const long *from, const long *to) {
  for (; from < to; from++) sink = 1;
}
void outer(long n, const long *all, const long *some) { if (n > 3) walk(all + 3, some + n); }
";
    let (source, ir) = (temporary("outer.c", source), temporary("outer.ll", ""));
    let status = llvm("clang")
        .args(["-O1", "-g", "-fno-unroll-loops", "-S", "-emit-llvm", &source, "-o", &ir])
        .status();
    assert!(status.expect("clang runs").success());
    let text = symprof(&["profile", &ir, "--function", "outer"]).text();
    assert!(text.starts_with("outer(n: i64, all: ptr, some: ptr)"), "{text}");
    assert!(text.contains("addresses relative to arg0 do not wrap around (in walk)"), "{text}");
    assert!(text.lines().any(|l| l.contains("walk: ") && l.ends_with("  n >= 4")), "{text}");
    let answer = symprof(&["eval", &ir, "--function", "outer", "--at", "n=2"]).text();
    assert!(!answer.contains("relative to n"), "{answer}");
}

/// Debug information of optimized code says what variables hold, which is not what they were passed once they are
/// assigned to; parameters that are taken apart, and the place of a result, shift the others.
#[test]
fn parameters_are_those_of_their_place() {
    let source = "\
#include <stdio.h>
volatile float sink;
struct pair { long x, y; };
struct six { long n[6]; };
void swapped(int a, int b) {
  int t = a; a = b; b = t;
  for (int i = 0; i < a; i++) sink = 1;
}
void assigned(int a, int b) {
  a = b + 1;
  for (int i = 0; i < a; i++) sink = 1;
}
void halves(struct pair p, int n) {
  for (long i = 0; i < p.y; i++) sink = 1;
  for (int i = 0; i < n; i++) sink = 2;
}
struct six result(long n, int m) {
  struct six s = {{n, m}};
  for (int i = 0; i < m; i++) sink = 1;
  return s;
}
void copied(struct six s, long n) {
  for (long i = 0; i < s.n[2]; i++) sink = 1;
  for (long i = 0; i < n; i++) sink = 2;
}
int varied(int n, ...) {
  for (int i = 0; i < n; i++) sink = 1;
  return 0;
}
";
    let source = temporary("parameters.c", source);
    let expected: [(&str, &[(&str, &str)]); 6] = [
        ("swapped", &[("b", "arg1")]),
        ("assigned", &[("b", "arg1")]),
        ("halves", &[("p.y", "arg1"), ("n", "arg2")]),
        ("result", &[("m", "arg2")]),
        ("copied", &[("s.n[2]", "arg0[16]"), ("n", "arg1")]),
        ("varied", &[("n", "arg0")]),
    ];
    for level in ["-O0", "-O1", "-O2", "-O3"] {
        let ir = temporary(&format!("parameters{level}.ll"), "");
        let status = llvm("clang")
            .args([level, "-g", "-S", "-emit-llvm", "-Xclang", "-disable-O0-optnone"])
            .args([&source, "-o", &ir])
            .status();
        assert!(status.expect("clang runs").success());
        let json = symprof(&["profile", &ir, "--format", "json"]).json();
        for (function, names) in expected {
            let told = json["functions"][function]["source_names"].as_object();
            for (symbol, name) in told.into_iter().flatten() {
                let known = names.iter().any(|(n, s)| name == n && symbol == s);
                assert!(known, "{level}: {function}: {symbol} is called {name}");
            }
            let complete = told.is_some_and(|told| told.len() == names.len());
            let may_lack = function == "swapped" && level != "-O0";
            assert!(complete || may_lack, "{level}: {function}: {told:?}");
        }
    }
}

/// Names that mean something else in the source, each once bound to the wrong place: an empty structure takes no
/// parameter, a member hides that of a base, bits are no floating-point numbers, a parameter hides a global.
#[test]
fn names_that_mean_something_else() {
    let source = "\
struct E {}; struct LL { long x, y; }; volatile int sink;
struct B { int x; int y; }; struct D : B { int x; }; struct T : B { static int x; };
struct V { union { float f; int i; }; }; struct W { double d; }; struct S { int a, x; };
int n; S *q;
static inline __attribute__((always_inline)) int gn() { return n; }
static inline __attribute__((always_inline)) int gq() { return q->x; }
extern \"C\" {
void emptied(E e, LL s) { s.x = s.y; s.y = 0; for (long i = 0; i < s.x; i++) sink = 1; }
void halved(LL s, E e) { s.y = s.x; for (long i = 0; i < s.y; i++) sink = 1; }
void hidden(D *p) { for (int i = 0; i < p->B::x; i++) sink = 1; for (int i = 0; i < p->y; i++) sink = 2; }
void hiding(D *p) { for (int i = 0; i < p->x; i++) sink = 1; }
void statically(T *p) { for (int i = 0; i < p->B::x; i++) sink = 1; }
void bits(V *p) { for (int i = 0; i < p->i; i++) sink = 1; }
void doubled(W *p) { long k; __builtin_memcpy(&k, &p->d, 8); for (long i = 0; i < k; i++) sink = 1; }
void global(int n) { for (int i = 0; i < gn(); i++) sink = n; }
void pointer(S *q) { for (int i = 0; i < gq(); i++) sink = q->a; }
}
";
    for level in ["-O0", "-O1", "-O2"] {
        let ir = cplusplus("elsewhere", level, source);
        let json = symprof(&["profile", &ir, "--format", "json"]).json();
        let names = |function: &str| {
            let told = json["functions"][function]["source_names"].as_object();
            let all = told.into_iter().flatten();
            all.map(|(s, n)| format!("{s} {}", n.as_str().expect("a name"))).collect::<Vec<_>>()
        };
        for function in ["emptied", "halved", "statically", "doubled", "pointer"] {
            // byte paths stay, with the parameter's name
            let all = names(function);
            assert!(all.iter().all(|n| n == "arg0[0] p[0]"), "{level}: {function}: {all:?}");
        }
        assert!(names("global").iter().all(|n| n == "arg0 n"), "{level}: {:?}", names("global"));
        assert_eq!(names("hidden"), ["arg0[0] p[0]", "arg0[4] p->y"], "{level}");
        assert_eq!(names("hiding"), ["arg0[8] p->x"], "{level}");
        assert_eq!(names("bits"), ["arg0[0] p->i"], "{level}");
    }
}

/// The IR of a source in C++, at that level.
fn cplusplus(name: &str, level: &str, source: &str) -> String {
    let source = temporary(&format!("{name}.cpp"), source);
    let ir = temporary(&format!("{name}{level}.ll"), "");
    let status = llvm("clang++")
        .args([level, "-g", "-fno-vectorize", "-fno-unroll-loops", "-S", "-emit-llvm", "-Xclang"])
        .args(["-disable-O0-optnone", &source, "-o", &ir])
        .status();
    assert!(status.expect("clang runs").success());
    ir
}

/// A reference is written as what it refers to, which is one object.
#[test]
fn references_are_what_they_refer_to() {
    let source = "\
volatile float sink;
struct S { int &r; int *p; int n; };
extern \"C\" {
void scalar(int &n) { for (int i = 0; i < n; i++) sink = 1; }
void inside(S &s) {
  for (int i = 0; i < s.r; i++) sink = 1;
  for (int i = 0; i < s.n; i++) sink = 1;
  for (int i = 0; i < (&s)[1].n; i++) sink = 1;
}
}
";
    let ir = cplusplus("references", "-O1", source);
    let json = symprof(&["profile", &ir, "--format", "json"]).json();
    let names = |f: &str| json["functions"][f]["source_names"].to_string();
    // the parameter is an address, which `n` does not mean
    assert_eq!(names("scalar"), r#"{"arg0[0]":"n"}"#);
    let inside = r#"{"arg0[0][0]":"s.r","arg0[16]":"s.n","arg0[40]":"s[40]"}"#;
    assert_eq!(names("inside"), inside);
    let answer = symprof(&["eval", &ir, "--function", "scalar", "--at", "n=5"]).text();
    assert!(answer.lines().any(|l| l.ends_with(" 5")), "{answer}");
    let at = "s.r=2,s.n=3,arg0[40]=4";
    let answer = symprof(&["eval", &ir, "--function", "inside", "--at", at]).text();
    let counts: Vec<&str> =
        answer.lines().skip(2).filter_map(|l| l.split_whitespace().last()).collect();
    assert!(["2", "3", "4"].iter().all(|n| counts.contains(n)), "{answer}");
}

/// A place with its type counts from a parameter by either name, for executions as well.
#[test]
fn places_with_types_take_names() {
    let source = "\
volatile float sink;
extern \"C\" void sums(const int *lens) {
  int s = 0;
  for (int i = 0; i < 4; i++) s += lens[i];
  for (int i = 0; i < s; i++) sink = 1;
}
";
    let ir = cplusplus("sums", "-O1", source);
    let answers = ["arg0", "lens"].map(|root| {
        let values = (0..4).map(|k| format!("{root}[{}]:i32={}", 4 * k, k + 1));
        let at = values.collect::<Vec<_>>().join(",");
        let arguments = ["eval", &ir, "--function", "sums", "--at", &at, "--format", "json"];
        symprof(&arguments).json()["points"][0]["functions"]["sums"]["blocks"].to_string()
    });
    assert!(answers[0].contains(r#":"10""#), "{answers:?}");
    assert_eq!(answers[0], answers[1]);
}

/// What is read once from a place has the place's name, at a block.
#[test]
fn values_read_once_take_names() {
    let source = "\
struct M { int rows; float *d; union { int i; long l; } u; };
extern \"C\" void fill(M *m) {
  m->d[0] = 1;
  for (long q = 0; q < m->u.l; q++) m->d[q] = 3;
}
";
    let ir = cplusplus("once", "-O1", source);
    let json = symprof(&["profile", &ir, "--function", "fill", "--format", "json"]).json();
    let free = json["functions"]["fill"]["free"].as_array().expect("free symbols").clone();
    let name = |n: &Value| n["name"].as_str().expect("a name").to_owned();
    let read = free.iter().map(name).find(|n| n.starts_with("arg0[16]@")).expect("a value");
    let loops = free.iter().map(name).find(|n| n.starts_with("loopCount")).expect("a loop");
    let called = read.replace("arg0[16]", "m->u.l");
    let text = symprof(&["profile", &ir, "--function", "fill"]).text();
    assert!(text.contains(&called) && !text.contains("arg0"), "{text}");
    let answers = [read, called].map(|name| {
        let at = format!("{name}=6,{loops}=6");
        let arguments = ["eval", &ir, "--function", "fill", "--at", &at, "--format", "json"];
        symprof(&arguments).json()["points"][0]["functions"]["fill"]["blocks"].to_string()
    });
    assert!(answers[0].contains(r#":"6""#), "{answers:?}");
    assert_eq!(answers[0], answers[1]);
}

#[test]
fn columns_take_names_of_the_source() {
    let names: Vec<&str> = LINES.iter().map(|l| l.0).collect();
    let row = |first: u32| {
        let values = (0..LINES.len() as u32).map(|k| if k == 9 { 1 } else { first + k });
        values.map(|v| v.to_string()).collect::<Vec<_>>().join(",")
    };
    let points = format!("{}\n{}\n{}\n", names.join(","), row(3), row(20));
    let points = temporary("names.csv", points);
    let arguments = ["eval", places(), "--function", "places", "--points", &points];
    let answer = symprof(&arguments).text();
    let lines: Vec<&str> = answer.lines().collect();
    assert!(lines[0].starts_with(&names.join(",")), "{answer}");
    let block = format!("places/{}", looping(25));
    let column = lines[0].split(',').position(|c| c == block).expect("a column");
    // the sixth size
    let count = |line: &str| line.split(',').nth(column).map(str::to_owned);
    assert_eq!([count(lines[1]), count(lines[2])].map(|c| c.unwrap_or_default()), ["8", "25"]);
}

#[test]
fn errors_speak_of_the_source() {
    let error = symprof(&["eval", places(), "--function", "places", "--at", "t->ne[2]=1"]).error();
    assert!(error.contains("give it with `--at t->bounds.high=…`"), "{error}");
    let error = symprof(&["eval", places(), "--function", "places", "--at", "t->ne[9]=1"]).error();
    assert!(error.contains("no symbol `t->ne[9]`"), "{error}");
    assert!(error.contains("(`t->ne[2]`)"), "{error}");
}

/// Debug information changes no formula: with and without it, the JSON differs in names and places only.
#[test]
fn formulas_are_the_same_without() {
    let with = symprof(&["profile", places(), "--format", "json"]).json();
    let source = temporary("places_plain.c", SOURCE);
    let ir = temporary("places_plain.ll", "");
    let plain = llvm("clang")
        .args(["-O1", "-fno-vectorize", "-fno-unroll-loops", "-S", "-emit-llvm", &source])
        .args(["-o", &ir])
        .status();
    assert!(plain.expect("clang runs").success());
    let without = symprof(&["profile", &ir, "--format", "json"]).json();
    assert_eq!(stripped(with), stripped(without));
}

/// The text with each reference of that field to that node instead.
fn redirected(text: &str, field: &str, node: u32) -> String {
    let mut parts = text.split(field);
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |out, part| {
        let rest = part.trim_start_matches(|c: char| c.is_ascii_digit());
        format!("{out}{field}{node}{rest}")
    })
}

/// Debug information may be broken in any way: names may be lost, formulas stay.
#[test]
fn broken_debug_information_changes_no_formula() {
    let text = std::fs::read_to_string(places()).expect("the kernel");
    let profile = |path: &str| {
        let answer = symprof(&["profile", path, "--function", "places", "--format", "json"]);
        stripped(answer.json()["functions"]["places"].clone())
    };
    let expected = profile(places());
    let nodes = text.lines().filter(|l| l.starts_with('!') && l.contains(" = ")).count() as u32;
    for field in
        ["baseType: !", "elements: !", " type: !", "types: !", "retainedNodes: !", "var: !"]
    {
        for node in (0..nodes).step_by(7) {
            let broken = temporary("broken_names.ll", redirected(&text, field, node));
            assert_eq!(profile(&broken), expected, "{field}{node}");
        }
    }
}

fn stripped(value: Value) -> Value {
    match value {
        Value::Object(all) => {
            let names = ["source_names", "location", "loop_location"];
            let kept = all.into_iter().filter(|(k, _)| !names.contains(&k.as_str()));
            Value::Object(kept.map(|(k, v)| (k, stripped(v))).collect::<Map<_, _>>())
        }
        Value::Array(all) => all.into_iter().map(stripped).collect(),
        other => other,
    }
}
