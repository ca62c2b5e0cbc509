//! What clang does not emit, and other compilers may: IR that was edited by hand (`tests/omp/edited`), with counts by
//! runs of LLVM's runtime in its second line.

use crate::support::{file, symprof};

/// `n=5,num_threads=2: block 5`: a point, and the count of a block of the region there.
#[test]
fn edited_regions_have_the_counts_of_runs() {
    let names =
        ["constant_without_sign", "offset_without_sign", "share_unasked", "two_loops_of_a_share"];
    for name in names {
        let ir = file(&format!("omp/edited/{name}.ll")).display().to_string();
        let text = std::fs::read_to_string(&ir).expect("a module");
        let row = text.lines().nth(1).and_then(|l| l.strip_prefix("; ")).expect("a row");
        let (at, counts) = row.split_once(": ").expect("a point and a count");
        let (block, count) = counts.split_once(' ').expect("a block and its count");
        let answer = symprof(&["eval", &ir, "--function", "f", "--at", at, "--format", "json"]);
        let blocks = &answer.json()["points"][0]["functions"]["f.omp_outlined"]["blocks"];
        assert_eq!(blocks[block].as_str(), Some(count), "{name} at {at}: {blocks:?}");
    }
}
