//! The headers of irreducible loops, which branch weights alone do not tell: a loop with several entries has a mass
//! for each of its headers, and LLVM's frequencies take it from `!irr_loop` (LangRef, "irr_loop Metadata").
//!
//! The headers are those of `findIrreducibleHeaders` (LLVM, BlockFrequencyInfoImpl): of a strongly connected
//! component with several entries the entries, and what an edge goes back to from a block that is no entry. Without the
//! edges to its headers the rest of a component is looked at in the same way, from the outside in.

use petgraph::algo::kosaraju_scc;
use petgraph::graph::DiGraph;
use rustc_hash::{FxHashMap, FxHashSet};
use symprof_core::analysis::{Cfg, Dominators, LoopForest};
use symprof_core::ir::{Block, Function};

/// The headers of the irreducible loops of a function; none, in linear time, where its graph is reducible.
pub(super) fn headers(function: &Function) -> Vec<Block> {
    let cfg = Cfg::new(function);
    let dominators = Dominators::new(&cfg);
    let loops = LoopForest::new(&cfg, &dominators);
    let mut found = Vec::new();
    if loops.irreducible().is_empty() {
        return found;
    }
    // regions, with the headers of the loops around them
    let mut regions = vec![(cfg.reverse_postorder().to_vec(), FxHashSet::default())];
    while let Some((region, outer)) = regions.pop() {
        for component in cyclic_components(&cfg, &region, &outer) {
            let inside: FxHashSet<Block> = component.iter().copied().collect();
            let is_entered = |b: &Block| {
                *b == cfg.entry() || cfg.predecessors(*b).iter().any(|p| !inside.contains(p))
            };
            let mut headers: FxHashSet<Block> =
                component.iter().copied().filter(is_entered).collect();
            if headers.len() > 1 {
                let entries = headers.clone();
                headers.extend(component.iter().copied().filter(|&b| {
                    cfg.predecessors(b).iter().any(|&p| {
                        !outer.contains(&b)
                            && !entries.contains(&p)
                            && !dominators.dominates(b, p)
                            && cfg.is_retreating(representative(&loops, &inside, p, b), b)
                    })
                }));
                found.extend(component.iter().filter(|b| headers.contains(b)));
            }
            headers.extend(&outer);
            regions.push((component, headers));
        }
    }
    found.sort();
    found
}

/// The strongly connected components of some blocks that have an edge, without the edges into `cut`.
fn cyclic_components(cfg: &Cfg, blocks: &[Block], cut: &FxHashSet<Block>) -> Vec<Vec<Block>> {
    let mut graph = DiGraph::<Block, ()>::new();
    let nodes: FxHashMap<Block, _> = blocks.iter().map(|&b| (b, graph.add_node(b))).collect();
    for (&from, &node) in &nodes {
        for to in cfg.successors(from).iter().filter(|b| !cut.contains(b)) {
            if let Some(&to) = nodes.get(to) {
                graph.add_edge(node, to, ());
            }
        }
    }
    let is_cyclic = |c: &Vec<_>| c.len() > 1 || c.iter().any(|&n| graph.contains_edge(n, n));
    let blocks = |c: Vec<_>| c.into_iter().map(|n| graph[n]).collect();
    kosaraju_scc(&graph).into_iter().filter(is_cyclic).map(blocks).collect()
}

/// What stands for a block where natural loops are one node each: the header of the outermost natural loop in the
/// component that is not around `other`.
fn representative(
    loops: &LoopForest,
    inside: &FxHashSet<Block>,
    block: Block,
    other: Block,
) -> Block {
    let around = std::iter::successors(loops.innermost(block), |&l| loops.parent(l));
    let apart =
        around.take_while(|&l| inside.contains(&loops.header(l)) && !loops.contains(l, other));
    apart.last().map_or(block, |l| loops.header(l))
}

#[cfg(test)]
mod tests {
    use super::headers;
    use symprof_core::ir::text::parse_function;

    /// The names of the headers of a graph, given as `block: successor successor`.
    fn of(graph: &str) -> String {
        let mut text = String::from("func @f(%c: i1) {\n");
        for line in graph.split("; ") {
            let (block, to) = line.split_once(':').expect("a block");
            let jump = match to.split_whitespace().collect::<Vec<_>>()[..] {
                [] => "return".to_owned(),
                [one] => format!("jump {one}"),
                [a, b] => format!("branch %c, {a}, {b}"),
                _ => panic!("{line}"),
            };
            text += &format!("block {block}:\n  {jump}\n");
        }
        let f = parse_function(&(text + "}")).expect("a function");
        let names: Vec<&str> = headers(&f).iter().map(|&b| f.blocks[b].name.as_str()).collect();
        names.join(" ")
    }

    #[test]
    fn headers_are_entries_and_what_is_gone_back_to() {
        assert_eq!(of("e: h x; h: b; b: h x; x:"), "");
        assert_eq!(of("e: a b; a: b; b: a x; x:"), "a b");
        // Duff's device: a switch into a loop
        assert_eq!(of("e: s a; s: b c; a: b; b: c; c: a x; x:"), "a b c");
        // a natural loop in an irreducible one, and the other way round
        assert_eq!(of("e: a b; a: n; n: n b; b: a x; x:"), "a b");
        assert_eq!(of("e: h; h: a b; a: b; b: a l; l: h x; x:"), "a b");
        // a cycle with two entries inside one with two
        assert_eq!(of("e: a b; a: p q; p: q; q: p b; b: a x; x:"), "a b p q");
    }
}
