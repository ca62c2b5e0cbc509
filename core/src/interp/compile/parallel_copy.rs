//! Edges: the parallel copy of arguments to block parameters as a sequence of moves.
//!
//! The standard sequentialization when SSA form is left (Boissinot et al., "Revisiting Out-of-SSA
//! Translation for Correctness, Code Quality, and Efficiency", 2009): a move is emitted once no
//! other still reads its destination, and a cycle is broken by one move to a scratch register.

use super::super::program::{Edge, FuncCode, NONE};
use crate::ir::BlockCall;
use rustc_hash::FxHashMap;

/// Compiles an edge: its moves stand in an order in which none overwrites what a later one reads.
pub(super) fn edge(code: &mut FuncCode<'_>, target: &BlockCall, scratch: u32) -> Edge {
    let params = match code.func.blocks.get(target.block) {
        Some(b) => &b.params,
        None => return Edge { to: 0, moves: (0, 0) },
    };
    let mut pending: Vec<(u32, u32)> = params
        .iter()
        .zip(&target.args)
        .map(|(&p, &a)| (code.register_of[p], code.register_of[a]))
        .filter(|&(d, s)| d != NONE && s != NONE && d != s)
        .collect();
    let start = code.moves.len() as u32;
    sequentialize(&mut pending, scratch, &mut code.moves);
    Edge { to: target.block.as_u32(), moves: (start, code.moves.len() as u32) }
}

/// Appends a parallel copy, as pairs of destination and source, to `moves` in an order to be executed.
fn sequentialize(pending: &mut [(u32, u32)], scratch: u32, moves: &mut Vec<(u32, u32)>) {
    // how many pending moves read each register, and which one writes it
    let mut readers: FxHashMap<u32, u32> = FxHashMap::default();
    let mut writer: FxHashMap<u32, usize> = FxHashMap::default();
    for (i, &(d, s)) in pending.iter().enumerate() {
        *readers.entry(s).or_insert(0) += 1;
        writer.insert(d, i);
    }
    let mut ready: Vec<usize> =
        (0..pending.len()).filter(|&i| !readers.contains_key(&pending[i].0)).collect();
    let mut done = vec![false; pending.len()];
    let mut next = 0;
    loop {
        while let Some(i) = ready.pop() {
            let (d, s) = pending[i];
            moves.push((d, s));
            done[i] = true;
            if let Some(n) = readers.get_mut(&s) {
                *n -= 1;
                if *n == 0 {
                    readers.remove(&s);
                    if let Some(&w) = writer.get(&s).filter(|&&w| !done[w]) {
                        ready.push(w);
                    }
                }
            }
        }
        // Only cycles are left: saving one register frees it.
        while next < pending.len() && done[next] {
            next += 1;
        }
        let Some(&(d, _)) = pending.get(next) else { break };
        moves.push((scratch, d));
        for p in pending.iter_mut().zip(&done).filter(|(p, &done)| !done && p.1 == d).map(|x| x.0) {
            p.1 = scratch;
        }
        readers.remove(&d);
        ready.push(next);
    }
}
