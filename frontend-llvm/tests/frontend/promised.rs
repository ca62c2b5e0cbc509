//! What loads and calls promise of their results is assumed where they execute, if a broken promise makes the
//! program undefined there: `range`, `nonnull`, together with `noundef`.

use crate::lowered;

const CALLEES: &str = "
declare noundef range(i32 0, 7) i32 @few()
declare noundef nonnull ptr @object()
declare range(i32 0, 7) i32 @maybe()
!0 = !{i8 0, i8 2}
!1 = !{}
!2 = !{i32 1, i32 5, i32 10, i32 20}
!3 = !{i32 10, i32 -5}
!4 = !{i8 128, i8 0}";

/// What is assumed behind an instruction with the result `%x`, the constants written out.
fn assumed(instruction: &str) -> Vec<String> {
    let text = format!(
        "define void @f(ptr %p, ptr %g) {{\nentry:\n  {instruction}\n  ret void\n}}\n{CALLEES}"
    );
    let text = lowered(&text);
    let meaning = |name: &str| {
        let start = format!("{name} = ");
        let found = text.lines().find_map(|l| l.trim().strip_prefix(start.as_str()));
        found.unwrap_or(name).to_owned()
    };
    let conditions = text.lines().filter_map(|l| l.trim().strip_prefix("assume "));
    conditions
        .map(|condition| {
            let compared = meaning(condition);
            let (of, than) = compared.rsplit_once(", ").expect("a comparison");
            format!("{of}, {}", meaning(than))
        })
        .collect()
}

#[test]
fn results_of_loads() {
    let assumed =
        |ty: &str, metadata: &str| assumed(&format!("%x = load {ty}, ptr %p, {metadata}"));
    let (at_least, below) = ("icmp sge %x, const i8 0", "icmp slt %x, const i8 2");
    assert_eq!(assumed("i8", "!range !0, !noundef !1"), [at_least, below]);
    assert_eq!(assumed("i8", "!range !0"), [""; 0]);
    assert_eq!(assumed("i8", "!noundef !1"), [""; 0]);
    // of several ranges, from the first to the last
    let around = ["icmp sge %x, const i32 1", "icmp slt %x, const i32 20"];
    assert_eq!(assumed("i32", "!range !2, !noundef !1"), around);
    // around the greatest number, as unsigned ones
    let unsigned = ["icmp uge %x, const i32 10", "icmp ult %x, const i32 -5"];
    assert_eq!(assumed("i32", "!range !3, !noundef !1"), unsigned);
    assert_eq!(assumed("i8", "!range !4, !noundef !1"), ["icmp slt %x, const i8 0"]);
    assert_eq!(assumed("ptr", "!nonnull !1, !noundef !1"), ["icmp ne %x, const ptr 0"]);
    assert_eq!(assumed("ptr", "!nonnull !1"), [""; 0]);
}

#[test]
fn results_of_calls() {
    let few = ["icmp sge %x, const i32 0", "icmp slt %x, const i32 7"];
    assert_eq!(assumed("%x = call i32 @few()"), few);
    assert_eq!(assumed("%x = call noundef range(i32 0, 7) i32 %g()"), few);
    assert_eq!(assumed("%x = call range(i32 0, 7) i32 %g()"), [""; 0]);
    assert_eq!(assumed("%x = call i32 @maybe()"), [""; 0]);
    assert_eq!(assumed("%x = call noundef i32 @maybe()"), few);
    assert_eq!(assumed("%x = call noundef i32 %g(), !range !2").len(), 2);
    assert_eq!(assumed("%x = call ptr @object()"), ["icmp ne %x, const ptr 0"]);
    assert_eq!(assumed("%x = call nonnull ptr %g()"), [""; 0]);
    // called as another type: undefined, whatever is promised
    assert_eq!(assumed("%x = call i64 @few()"), [""; 0]);
}

/// What is assumed in each block of a function with an invoke of that callee.
fn around_invoke(invoke: &str, ways: &str) -> Vec<(String, usize)> {
    let text = format!(
        "define void @f(ptr %g, i1 %c) personality ptr @__gxx_personality_v0 {{
entry:
  br i1 %c, label %calls, label %{ways}
calls:
  %x = invoke {invoke} to label %back unwind label %pad
back:
  ret void
pad:
  %e = landingpad {{ ptr, i32 }} cleanup
  resume {{ ptr, i32 }} %e
other:
  ret void
}}
declare i32 @__gxx_personality_v0(...)
{CALLEES}"
    );
    let mut found: Vec<(String, usize)> = Vec::new();
    for line in lowered(&text).lines().map(str::trim) {
        if let Some(block) = line.strip_prefix("block ") {
            found.push((block.trim_end_matches(':').to_owned(), 0));
        }
        if let (true, Some(last)) = (line.starts_with("assume "), found.last_mut()) {
            last.1 += 1;
        }
    }
    found.retain(|block| block.1 > 0);
    found
}

#[test]
fn results_of_invokes() {
    // where it returns, and nowhere else
    for (invoke, assumed) in [
        ("noundef range(i32 0, 7) i32 %g()", 2),
        ("i32 @few()", 2),
        ("ptr @object()", 1),
        ("noundef i32 @maybe()", 2),
        ("i32 @maybe()", 0),
        ("range(i32 0, 7) i32 %g()", 0),
    ] {
        let expected: &[(String, usize)] = &[("back".to_owned(), assumed)];
        let expected = if assumed > 0 { expected } else { &[] };
        assert_eq!(around_invoke(invoke, "other"), expected, "{invoke}");
        // where others arrive too, nothing is known of the result
        assert_eq!(around_invoke(invoke, "back"), [], "{invoke}");
    }
    let nothing_thrown = around_invoke("noundef range(i32 0, 7) i32 %g() nounwind", "other");
    assert_eq!(nothing_thrown, [("back".to_owned(), 2)]);
}

#[test]
fn promoted_slots_promise_nothing() {
    let slot =
        "%s = alloca i8\n  store i8 9, ptr %s\n  %x = load i8, ptr %s, !range !0, !noundef !1";
    assert_eq!(assumed(slot), [""; 0]);
}
