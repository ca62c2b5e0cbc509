//! Graphs for the tests of this folder.

use crate::ir::{Block, BlockCall, Function, FunctionBuilder, Terminator, Type};

/// A function whose blocks are `0..n` with the given edges: none is a return, one a jump, two a
/// branch, more a switch.
pub(crate) fn graph(n: usize, edges: &[(usize, usize)]) -> Function {
    let mut b = FunctionBuilder::new("graph");
    let c = b.param("c", Type::BOOL);
    let k = b.param("k", Type::Int(32));
    let blocks: Vec<Block> = (0..n).map(|i| b.block(i.to_string())).collect();
    let mut targets = vec![Vec::new(); n];
    for &(from, to) in edges {
        targets[from].push(blocks[to]);
    }
    for (i, to) in targets.iter().enumerate() {
        b.switch_to(blocks[i]);
        match to[..] {
            [] => b.ret(None),
            [x] => b.jump(x, &[]),
            [x, y] => b.branch(c, (x, &[]), (y, &[])),
            [ref cases @ .., last] => {
                let cases = cases.iter().enumerate();
                let cases = cases.map(|(i, &x)| (i as u64, BlockCall::new(x, []))).collect();
                b.terminate(Terminator::Switch(k, cases, BlockCall::new(last, [])));
            }
        }
    }
    b.finish()
}

/// A graph of `n` blocks with up to three targets each, the same for the same seed.
pub(crate) fn random_graph(seed: u64, n: usize) -> Function {
    let mut state = seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1;
    let mut next = |bound: usize| {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        (state >> 11) as usize % bound
    };
    let mut edges = Vec::new();
    for i in 0..n {
        for _ in 0..next(4) {
            edges.push((i, next(n)));
        }
        if i + 1 < n && next(3) > 0 {
            edges.push((i, i + 1));
        }
    }
    graph(n, &edges)
}
