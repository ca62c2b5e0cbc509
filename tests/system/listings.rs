//! The paper's listings, from C at -O1: closed forms that read as in the paper. (That their counts
//! are right is tested with the corpus.)

use super::support::{file, symprof};
use serde_json::Value;

fn profile(listing: &str, assume: &[&str]) -> Value {
    let path = file(&format!("listings/{listing}.ll")).display().to_string();
    let mut arguments = vec!["profile", path.as_str(), "--format", "json"];
    for a in assume {
        arguments.extend(["--assume", a]);
    }
    let json = symprof(&arguments).json();
    let only = json["functions"].as_object().and_then(|f| f.values().next().cloned());
    only.expect("one function")
}

/// The formula of a block.
fn formula<'p>(profile: &'p Value, block: &str) -> &'p str {
    let blocks = profile["blocks"].as_array().expect("blocks");
    let found = blocks.iter().find(|b| b["name"] == block).expect("the block is there");
    found["formula"].as_str().expect("it has a formula")
}

fn all_closed(listing: &str, assume: &[&str]) -> Value {
    let p = profile(listing, assume);
    for b in p["blocks"].as_array().expect("blocks") {
        assert_eq!(b["status"], "closed-form", "{listing}: {b}");
    }
    p
}

#[test]
fn matmul_reads_as_in_the_paper() {
    all_closed("matmul", &[]);
    let p = all_closed("matmul", &["M>=1", "N>=1", "K>=1"]);
    assert_eq!(formula(&p, "for.body10"), "M*N*K");
    assert_eq!(formula(&p, "for.body4"), "M*N");
    assert_eq!(formula(&p, "for.cond1.preheader"), "M");
    assert_eq!(formula(&p, "for.cond.cleanup"), "1");
}

#[test]
fn vectorized_add_with_remainder() {
    let p = all_closed("vector_add", &[]);
    assert_eq!(formula(&p, "if.end"), "1");
}

#[test]
fn border_of_a_convolution() {
    let p = all_closed("conv_border", &["H>=0"]);
    assert_eq!(formula(&p, "for.body"), "H + 2");
    assert_eq!(formula(&p, "if.then"), "H");
    assert_eq!(formula(&p, "if.else"), "2");
}

#[test]
fn iterations_that_continue_early() {
    let p = all_closed("skip", &["n>=1", "0<=low<=high<=n"]);
    assert_eq!(formula(&p, "for.body"), "n");
}

#[test]
fn a_block_behind_a_taken_return_counts_0() {
    let p = all_closed("early_return", &[]);
    assert_eq!(formula(&p, "return"), "1");
    let p = all_closed("early_return", &["n>limit"]);
    assert_eq!(formula(&p, "if.end"), "0");
    assert_eq!(formula(&p, "for.body"), "0");
}
