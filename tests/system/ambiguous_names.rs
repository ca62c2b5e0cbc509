//! Names of the source that would be those of something else too: each of these was once bound to the wrong value.

use super::support::{llvm, symprof, temporary};
use serde_json::Value;

/// The IR of a source with debug information.
pub(super) fn compiled(name: &str, level: &str, source: &str) -> String {
    let compiler = if name.ends_with(".cpp") { "clang++" } else { "clang" };
    let path = temporary(name, source);
    let ir = temporary(&format!("{name}{level}.ll"), "");
    let status = llvm(compiler)
        .args([level, "-g", "-fno-vectorize", "-fno-unroll-loops", "-S", "-emit-llvm"])
        .args(["-Xclang", "-disable-O0-optnone", &path, "-o", &ir])
        .status();
    assert!(status.expect("the compiler runs").success());
    ir
}

/// The largest count of a function at a point.
fn largest(ir: &str, function: &str, at: &str) -> Option<u64> {
    let answer = symprof(&["eval", ir, "--function", function, "--at", at, "--format", "json"]);
    counts(&answer.json(), function).into_iter().max()
}

/// The counts of a function at the only point.
pub(super) fn counts(answer: &Value, function: &str) -> Vec<u64> {
    let blocks = answer["points"][0]["functions"][function]["blocks"].as_object();
    let all = blocks.into_iter().flatten();
    all.filter_map(|(_, count)| count.as_str()?.parse().ok()).collect()
}

/// A structure in one register is named by none of its members.
#[test]
fn halves_of_registers_have_no_name() {
    let source = "\
struct V { int x, y; }; struct L { long a; int b, c; }; struct A { int v[2]; };
volatile int sink;
static int g(struct V v) { int s = 0; for (int i = 0; i < v.x; i++) s += sink; return s; }
int pair(struct V v) { int s = g(v); for (int i = 0; i < v.y; i++) sink = s; return s; }
void three(struct L v) { for (int i = 0; i < v.c; i++) sink = v.b; }
void array(struct A v) { for (int i = 0; i < v.v[1]; i++) sink = v.v[0]; }
";
    for level in ["-O1", "-O2", "-O3"] {
        let ir = compiled("halves.c", level, source);
        for (function, name) in [("pair", "v.x"), ("three", "v.b"), ("array", "v.v[0]")] {
            let at = format!("{name}=2");
            let refused = symprof(&["eval", &ir, "--function", function, "--at", &at]).error();
            assert!(refused.contains(&format!("no symbol `{name}`")), "{level}: {refused}");
        }
        // x = 2, y = 5
        let pair = format!("arg0={}", (5u64 << 32) + 2);
        assert_eq!(largest(&ir, "pair", &pair), Some(5), "{level}");
    }
}

/// A name that several globals go by is that of the one whose symbol it is; others are named with what they are
/// declared in.
#[test]
fn globals_of_one_name_are_told_apart() {
    let source = "\
volatile int sink;
int lim = 3;
void set(int v) { lim = v; }
static int once(int n) { static int lim = 2; for (int i = 0; i < lim; i++) sink = i; lim += n; return n; }
int both(int n) { int s = once(n); if (n > 100) for (int i = 0; i < lim; i++) sink = i; return s; }
";
    for level in ["-O1", "-O2"] {
        let ir = compiled("statics.c", level, source);
        let text = symprof(&["profile", &ir, "--function", "both"]).text();
        assert!(text.contains("once::lim"), "{level}: {text}");
        assert_eq!(largest(&ir, "both", "n=5,once::lim=2,lim=7"), Some(2), "{level}");
        assert_eq!(largest(&ir, "both", "n=500,once::lim=2,lim=7"), Some(7), "{level}");
        let refused = symprof(&["eval", &ir, "--function", "both", "--at", "n=5,lim=7"]).error();
        assert!(refused.contains("once::lim"), "{level}: {refused}");
    }
    let source = "\
volatile int sink;
namespace a { int n; static int k; } namespace b { int n; static int k; } struct T { static int n; }; int T::n = 3;
void set(int v) { a::k = v; b::k = v; }
extern \"C\" void all() {
  for (int i = 0; i < a::n; i++) sink = 1;
  for (int i = 0; i < b::n; i++) sink = 2;
  for (int i = 0; i < a::k; i++) sink = 3;
  for (int i = 0; i < b::k; i++) sink = 4;
  for (int i = 0; i < T::n; i++) sink = 5;
}
";
    let ir = compiled("spaces.cpp", "-O1", source);
    for (k, name) in ["a::n", "b::n", "a::k", "b::k", "T::n"].iter().enumerate() {
        let bound = |n: &str| format!("{n}={}", if n == *name { 10 + k } else { 1 });
        let at = ["a::n", "b::n", "a::k", "b::k", "T::n"].map(bound).join(",");
        assert_eq!(largest(&ir, "all", &at), Some(10 + k as u64), "{name}");
    }
}
