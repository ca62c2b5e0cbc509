//! `symprof explain`: what a user reads about a count, and about one without a closed form.

use super::support::{file, symprof, temporary};
use serde_json::{json, Value};

/// A triangle, and below it a loop whose step the parameter scatters.
const KERNEL: &str = "
define void @f(i32 %n) {
entry:
  %any = icmp sgt i32 %n, 0
  br i1 %any, label %row, label %exit
row:
  %i = phi i32 [ 0, %entry ], [ %i.next, %row.end ]
  br label %cell
cell:
  %j = phi i32 [ 0, %row ], [ %j.next, %cell ]
  %j.next = add nsw i32 %j, 1
  %more = icmp sle i32 %j.next, %i
  br i1 %more, label %cell, label %row.end
row.end:
  %i.next = add nsw i32 %i, 1
  %again = icmp slt i32 %i.next, %n
  br i1 %again, label %row, label %odd
odd:
  %k = phi i32 [ 0, %row.end ], [ %k.next, %odd.end ]
  %square = mul nsw i32 %k, %k
  %mask = and i32 %square, %n
  %hit = icmp eq i32 %mask, 5
  br i1 %hit, label %five, label %odd.end
five:
  br label %odd.end
odd.end:
  %k.next = add nsw i32 %k, 1
  %on = icmp slt i32 %k.next, %n
  br i1 %on, label %odd, label %exit
exit:
  ret void
}
";

fn kernel() -> String {
    temporary("explained.ll", KERNEL)
}

#[test]
fn a_count_is_told_from_its_loops_to_its_rules() {
    let answer = symprof(&["explain", &kernel(), "--block", "cell"]).text();
    let mut lines = answer.lines();
    assert_eq!(lines.next(), Some("cell of f: n*max(0, n + 1)/2"));
    assert_eq!(lines.next(), Some("closed-form"));
    assert!(
        lines.next().is_some_and(|l| l.starts_with("in the paper's words: #(row)")),
        "{answer}"
    );
    for part in [
        "loops around it, from the outside in",
        "  row   i = 0 .. n - 1",
        "  cell  j = 0 .. i",
        "j = j",
        "add-recurrence",
        "first-exit",
        "per entry of cell  sum of 1 for j = 0 .. i  =  i + 1",
        "per entry of row   sum of i + 1 for i = 0 .. n - 1  =  n*(n + 1)/2",
        "next = P + d: value = start + d*k",
    ] {
        assert!(answer.contains(part), "no `{part}` in\n{answer}");
    }
    assert!(answer.lines().all(|l| l.trim_end() == l), "blanks at the end of a line:\n{answer}");
}

#[test]
fn a_sum_without_a_closed_form_is_named() {
    let answer = symprof(&["explain", &kernel(), "--block", "five"]).text();
    let reason = answer.lines().nth(1).expect("a reason");
    assert!(reason.starts_with("summation: no closed form of the sum of `"), "{reason}");
    assert!(reason.contains("bitand(") && reason.contains("over the loop at `odd`"), "{reason}");
    // the profile says the same
    let profile = symprof(&["profile", &kernel(), "--format", "json"]).json();
    let blocks = profile["functions"]["f"]["blocks"].as_array().expect("blocks");
    let five = blocks.iter().find(|b| b["name"] == "five").expect("the block");
    assert_eq!(five["reason"].as_str().map(|r| format!("summation: {r}")).as_deref(), Some(reason));
}

#[test]
fn programs_read_the_same_as_json() {
    let listing = file("listings/matmul.ll").display().to_string();
    let answer = symprof(&["explain", &kernel(), "--block", "cell", "--format", "json"]).json();
    assert_eq!(answer["count"], "n*max(0, n + 1)/2");
    let next = answer["loops"][1]["parameters"][0]["next"].as_str().expect("a value");
    assert!(next.starts_with('P') && next.ends_with(" + 1"), "{next}");
    assert_eq!(answer["levels"][0]["sum"], "i + 1");
    let rules: Vec<&Value> =
        answer["rules"].as_array().expect("rules").iter().map(|r| &r["name"]).collect();
    assert!(rules.contains(&&json!("add-recurrence")), "{rules:?}");
    let error = symprof(&["explain", &listing, "--block", "nowhere"]).error();
    assert!(error.contains("has no block `nowhere`; it has `"), "{error}");
}

#[test]
fn stages_are_traced_where_that_is_asked_for() {
    let answer = symprof(&["profile", &kernel(), "--log", "symprof::solve=debug"]);
    assert!(answer.stderr.contains("f: trip count of the loop at `cell` = i"), "{}", answer.stderr);
    let quiet = symprof(&["profile", &kernel()]);
    assert_eq!((quiet.stdout, quiet.stderr.as_str()), (answer.stdout, ""));
    let wrong = symprof(&["profile", &kernel(), "--log", "loud"]);
    assert!(wrong.stderr.contains("`loud` is no level"), "{}", wrong.stderr);
}

/// A row and a column of it, by a call.
const CALLER: &str = "
define internal void @row(i32 %m) {
entry:
  br label %cell
cell:
  %j = phi i32 [ 0, %entry ], [ %j.next, %cell ]
  %j.next = add nsw i32 %j, 1
  %more = icmp slt i32 %j.next, %m
  br i1 %more, label %cell, label %exit
exit:
  ret void
}
define void @rows(i32 %n, i32 %m) {
entry:
  br label %each
each:
  %i = phi i32 [ 0, %entry ], [ %i.next, %each ]
  call void @row(i32 %m)
  %i.next = add nsw i32 %i, 1
  %again = icmp slt i32 %i.next, %n
  br i1 %again, label %each, label %exit
exit:
  ret void
}
";

#[test]
fn a_count_inside_a_callee_is_explained_by_one_call() {
    let path = temporary("called.ll", CALLER);
    let asked = ["explain", &path, "--function", "rows", "--block", "row/cell"];
    let answer = symprof(&asked).text();
    let mut lines = answer.lines();
    assert_eq!(lines.next(), Some("row/cell of rows: max(1, n)*max(1, m)"));
    for part in ["summed over the calls; in each of them", "cell of row: max(1, m)"] {
        assert!(answer.contains(part), "no `{part}` in\n{answer}");
    }
    let json = symprof(&[&asked[..], &["--format", "json"]].concat()).json();
    assert_eq!(json["each_call"]["function"], "row");
    assert_eq!(json["each_call"]["loops"][0]["header"], "cell");
    let none = symprof(&["explain", &path, "--function", "rows", "--block", "row"]).error();
    assert!(none.contains("such as `row/entry`"), "{none}");
}
