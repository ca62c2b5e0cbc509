//! The headers of irreducible loops, which branch weights alone do not tell: a loop with several entries has a mass
//! for each of its headers, and LLVM's frequencies take it from `!irr_loop` (LangRef, "irr_loop Metadata").
//!
//! The headers are those of `findIrreducibleHeaders` (LLVM, BlockFrequencyInfoImpl), which looks at the natural loops
//! and at last at the function, each with the natural loops in it as one node and without the edges to its own header:
//! of a strongly connected component the entries, and what an edge goes back to from a node that is no entry. Which
//! edges go back depends on the depth-first walk, so it is LLVM's here: successors in their order, the default of a
//! switch first.

use petgraph::algo::kosaraju_scc;
use petgraph::graphmap::DiGraphMap;
use petgraph::Direction;
use rustc_hash::{FxHashMap, FxHashSet};
use symprof_core::analysis::{Cfg, Dominators, LoopForest, LoopId};
use symprof_core::ir::{Block, Function, Terminator};

/// The headers of the irreducible loops of a function; none, in linear time, where its graph is reducible.
pub(super) fn headers(function: &Function) -> Vec<Block> {
    let cfg = Cfg::new(function);
    let loops = LoopForest::new(&cfg, &Dominators::new(&cfg));
    let mut found = Vec::new();
    if loops.irreducible().is_empty() {
        return found;
    }
    let position = positions(function);
    for edges in edges_by_loop(&cfg, &loops).values() {
        let mut graph = DiGraphMap::<Block, ()>::new();
        for &(from, to) in edges {
            graph.add_edge(from, to, ());
        }
        for component in kosaraju_scc(&graph).iter().filter(|c| c.len() > 1) {
            let inside: FxHashSet<Block> = component.iter().copied().collect();
            let predecessors = |b: Block| graph.neighbors_directed(b, Direction::Incoming);
            let is_entry = |b: Block| predecessors(b).any(|p| !inside.contains(&p));
            let is_gone_back_to =
                |b: Block| predecessors(b).any(|p| position[&b] < position[&p] && !is_entry(p));
            found.extend(component.iter().filter(|&&b| is_entry(b) || is_gone_back_to(b)));
        }
    }
    found.sort();
    found
}

/// Each edge between reachable blocks, with the innermost natural loop around it or none; between what stands for
/// blocks there, the headers of the loops inside. Without the edges to the header of that loop.
fn edges_by_loop(cfg: &Cfg, loops: &LoopForest) -> FxHashMap<Option<LoopId>, Vec<(Block, Block)>> {
    let mut all: FxHashMap<Option<LoopId>, Vec<(Block, Block)>> = FxHashMap::default();
    for &from in cfg.reverse_postorder() {
        for &to in cfg.successors(from) {
            let [a, b] = [(from, to), (to, from)].map(|(block, other)| {
                let around = std::iter::successors(loops.innermost(block), |&l| loops.parent(l));
                let apart = around.take_while(|&l| !loops.contains(l, other)).last();
                apart.map_or(block, |l| loops.header(l))
            });
            let mut around = std::iter::successors(loops.innermost(from), |&l| loops.parent(l));
            let region = around.find(|&l| loops.contains(l, to));
            if a != b && region.is_none_or(|l| loops.header(l) != b) {
                all.entry(region).or_default().push((a, b));
            }
        }
    }
    all
}

/// Where each reachable block stands in LLVM's reverse postorder.
fn positions(function: &Function) -> FxHashMap<Block, u32> {
    let successors = |b: Block| -> Vec<Block> {
        let mut all: Vec<Block> = function.successors(b).collect();
        if let Terminator::Switch(..) = function.blocks[b].terminator {
            all.rotate_right(1);
        }
        // the next one to visit is popped
        all.reverse();
        all
    };
    let entry = function.entry();
    let mut seen = FxHashSet::from_iter([entry]);
    let mut postorder = Vec::new();
    let mut stack = vec![(entry, successors(entry))];
    while let Some((block, rest)) = stack.last_mut() {
        match rest.pop() {
            Some(next) if seen.insert(next) => stack.push((next, successors(next))),
            Some(_) => {}
            None => {
                postorder.push(*block);
                stack.pop();
            }
        }
    }
    postorder.into_iter().rev().zip(0..).collect()
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
        assert_eq!(of("e: a b; a: p q; p: q; q: p b; b: a x; x:"), "a p b");
    }

    /// The headers that LLVM's own pass marks, given a profile in which each counter is the same.
    fn of_llvm(graph: &str) -> String {
        let mut ir = String::from("declare i32 @get()\ndefine void @f() {\n");
        for line in graph.split("; ") {
            let (block, to) = line.split_once(':').expect("a block");
            let labels: Vec<String> =
                to.split_whitespace().map(|b| format!("label %{b}")).collect();
            let end = match labels.as_slice() {
                [] => "ret void".to_owned(),
                [one] => format!("br {one}"),
                [default, one] => format!("switch i32 %c{block}, {default} [ i32 1, {one} ]"),
                _ => panic!("{line}"),
            };
            ir += &format!("{block}:\n  %c{block} = call i32 @get()\n  {end}\n");
        }
        let folder = std::env::temp_dir().join(format!("symprof-headers-{}", std::process::id()));
        std::fs::create_dir_all(&folder).expect("a folder");
        let [ll, text, data] =
            ["ll", "proftext", "profdata"].map(|e| folder.join("f").with_extension(e));
        std::fs::write(&ll, ir + "}\n").expect("written");
        let counters = run("opt", &["-passes=pgo-instr-gen", "-S"], &ll);
        let increment =
            counters.lines().find(|l| l.contains("call void @llvm.instrprof.increment"));
        let numbers: Vec<&str> = increment.expect("a counter").split("i64 ").collect();
        let (hash, rest) = numbers[1].split_once(", i32 ").expect("a hash");
        let n = rest.split(',').next().expect("how many").parse().expect("a number");
        let counts = "1000\n".repeat(n);
        std::fs::write(&text, format!(":ir\nf\n{hash}\n{n}\n{counts}")).expect("written");
        run("llvm-profdata", &["merge", &text.display().to_string(), "-o"], &data);
        let profile = format!("-pgo-test-profile-file={}", data.display());
        let used = run("opt", &["-passes=pgo-instr-use", "-S", &profile], &ll);
        let (mut block, mut found) = ("", Vec::new());
        for line in used.lines() {
            match line.split_once(':') {
                Some((label, _)) if !line.starts_with([' ', '!', ';']) => block = label,
                _ if line.contains("!irr_loop") => found.push(block),
                _ => {}
            }
        }
        found.join(" ")
    }

    fn run(tool: &str, arguments: &[&str], file: &std::path::Path) -> String {
        let prefix = std::env::var("LLVM_SYS_191_PREFIX").expect("where LLVM is");
        let tool = std::path::Path::new(&prefix).join("bin").join(tool);
        let output = std::process::Command::new(tool).args(arguments).arg(file).output();
        let output = output.expect("it runs");
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        String::from_utf8_lossy(&output.stdout).into_owned()
    }

    #[test]
    fn headers_are_those_of_llvm() {
        let mut state = 20_261_124u64;
        let mut random = |n: usize| {
            state = state
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1_442_695_040_888_963_407);
            (state >> 33) as usize % n
        };
        let mut irreducible = 0;
        for _ in 0..60 {
            let n = 4 + random(5);
            let mut blocks = vec![format!("e: b{} b{}", random(n), random(n))];
            for b in 0..n {
                let next = if b + 1 == n { "x".to_owned() } else { format!("b{}", b + 1) };
                let ways = if random(4) == 0 { next } else { format!("b{} {next}", random(n)) };
                blocks.push(format!("b{b}: {ways}"));
            }
            let graph = blocks.join("; ") + "; x:";
            let ours = of(&graph);
            assert_eq!(ours, of_llvm(&graph), "{graph}");
            irreducible += usize::from(!ours.is_empty());
        }
        assert!(irreducible >= 10, "{irreducible}");
    }
}
