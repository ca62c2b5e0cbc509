//! Formulas of known programs, and the property that holds for all: with the ratios of an
//! execution, every formula gives the count of the execution.

use super::*;
use crate::ir::{Block, Function};
use crate::paper::grammar::tests::{check_structure, flow, ADD, MATMUL};
use crate::paper::grammar::{
    BasicId, GraphBuilder, GraphError, GraphView, LoopTest, Target, Triple,
};
use num_rational::BigRational;

fn int(n: u64) -> BigRational {
    BigRational::from_integer(n.into())
}

fn raw_of(text: &str) -> (Function, GraphView, RawProfile) {
    let f = flow(text);
    let view = GraphView::from_function(&f).unwrap();
    let raw = RawProfile::new(&view);
    (f, view, raw)
}

#[track_caller]
fn formulas(text: &str, expected: &[(&str, &str)]) {
    let (f, view, raw) = raw_of(text);
    for (name, formula) in expected {
        let b = f.block_by_name(name).unwrap();
        assert_eq!(raw.display(&view, raw.one_step(b)).to_string(), *formula, "{name}\n{view}");
    }
}

/// The paper's table of the naive matmul's counts.
fn matmul_counts(view: &GraphView, loops: [BasicId; 3], block: impl Fn(&str) -> Block) {
    let raw = RawProfile::new(view);
    let (m, n, k) = (5, 7, 11);
    let mut env = RawEnv::new();
    for (l, count) in loops.into_iter().zip([m, n, k]) {
        env.set(CountingFunction::LoopCount(l), int(count));
    }
    let table = [
        ("BB1", 1),
        ("BB2", 1),
        ("BB3", m + 1),
        ("BB4", m),
        ("BB5", m * (n + 1)),
        ("BB6", m * n),
        ("BB7", m * n),
        ("BB8", m * n * (k + 1)),
        ("BB9", m * n * k),
        ("BB10", 1),
        ("BB11", m),
        ("BB12", m * n),
        ("BB13", m * n * k),
    ];
    for (name, count) in table {
        assert_eq!(raw.evaluate(view, block(name), &env), Ok(int(count)), "{name}");
    }
}

fn matmul_by_hand() -> Result<(GraphView, [BasicId; 3], Vec<Block>), GraphError> {
    let mut g = GraphBuilder::new("matmul");
    let b: Vec<_> = (1..=13).map(|i| g.block(format!("BB{i}"))).collect();
    let bb = |i: usize| b[i - 1];
    let body = [g.basic(bb(9)), g.basic(bb(13))];
    let (body, exit) = (g.graph(body), g.empty());
    let k = g.affine(bb(8), LoopTest::Header, Triple::new("0", "K", "1"), body, exit);
    let body = [g.basic(bb(6)), g.basic(bb(7)), k, g.basic(bb(12))];
    let (body, exit) = (g.graph(body), g.empty());
    let j = g.affine(bb(5), LoopTest::Header, Triple::new("0", "N", "1"), body, exit);
    let body = [g.basic(bb(4)), j, g.basic(bb(11))];
    let exit = [g.basic(bb(10))];
    let (body, exit) = (g.graph(body), g.graph(exit));
    let i = g.affine(bb(3), LoopTest::Header, Triple::new("0", "M", "1"), body, exit);
    let root = [g.basic(bb(1)), g.basic(bb(2)), i];
    let root = g.graph(root);
    Ok((g.finish(root)?, [i, j, k], b))
}

#[test]
fn the_papers_matmul_by_hand_and_recovered() {
    let (view, loops, blocks) = matmul_by_hand().unwrap();
    matmul_counts(&view, loops, |name| blocks[name[2..].parse::<usize>().unwrap() - 1]);
    let (f, view, _) = raw_of(MATMUL);
    let l = |name: &str| view.loop_of_header(f.block_by_name(name).unwrap()).unwrap();
    matmul_counts(&view, [l("BB3"), l("BB5"), l("BB8")], |name| f.block_by_name(name).unwrap());
}

#[test]
fn one_step_formulas_of_matmul() {
    formulas(
        MATMUL,
        &[
            ("BB1", "1"),
            ("BB2", "#(BB1)"),
            ("BB3", "#(BB2)·(loopCount(BB3) + 1)"),
            ("BB4", "#(BB2)·loopCount(BB3)"),
            ("BB9", "#(BB7)·loopCount(BB8)"),
            ("BB10", "#(BB2)"),
            ("BB12", "#(BB7)"),
        ],
    );
}

#[test]
fn one_step_formulas_of_a_vectorized_kernel() {
    formulas(
        ADD,
        &[
            ("pre", "#(entry)·trueRatio(entry)"),
            ("row", "#(pre)·loopCount(row)"),
            ("vector", "#(row)·(1 - trueRatio(row))·loopCount(vector)"),
            ("middle", "#(row)·(1 - trueRatio(row))"),
            ("rest.pre", "#(row)·(1 - escapeRatio(rest.pre, row))"),
            ("rest", "#(rest.pre)·loopCount(rest)"),
            ("row.end", "#(row)"),
            ("end", "#(entry)"),
        ],
    );
}

#[test]
fn one_step_formulas_of_early_exits() {
    // continue
    formulas(
        "entry: head; head: a end; a: b rest; b: head x; x: rest; rest: head; end",
        &[("rest", "#(a)·(1 - escapeRatio(rest, a))"), ("end", "#(entry)")],
    );
    // break to what follows, return
    formulas(
        "entry: head; head: a end; a: fail b; fail; b: end latch; latch: head; end",
        &[
            ("head", "#(entry)·(loopCount(head) + 1 - escapeRatio(break, head))"),
            ("end", "#(entry)·(1 - escapeRatio(end, head))"),
            ("fail", "#(a)·trueRatio(a)"),
        ],
    );
    // a switch
    formulas(
        "entry: a b c; a; b; c",
        &[
            ("a", "#(entry)·trueRatio(entry.case0)"),
            ("b", "#(entry.case1)·trueRatio(entry.case1)"),
            ("c", "#(entry.case1)·(1 - trueRatio(entry.case1))"),
        ],
    );
}

#[test]
fn a_hand_made_continue() {
    // Fig. "Illustration of flow escapes inside loop body": if (C) continue; in the first BG
    let mut g = GraphBuilder::new("f");
    let (head, c, rest) = (g.block("head"), g.block("c"), g.block("rest"));
    let then = [g.escape(Target::Continue(head))];
    let (then, otherwise) = (g.graph(then), g.empty());
    let body = [g.branch(c, then, otherwise), g.basic(rest)];
    let (body, exit) = (g.graph(body), g.empty());
    let l = g.affine(head, LoopTest::Header, Triple::new("0", "n", "1"), body, exit);
    let root = g.graph([l]);
    let view = g.finish(root).unwrap();
    let mut raw = RawProfile::new(&view);
    let text = raw.display(&view, raw.one_step(rest)).to_string();
    assert_eq!(text, "#(c)·(1 - escapeRatio(rest, c))");
    let past = Skip::Past(view.entered_by(rest).unwrap());
    let ratio = raw.escape_ratio(&view, past);
    assert_eq!(raw.display(&view, ratio).to_string(), "trueRatio(c)");
}

#[test]
fn structured_loops_are_affine_and_what_lowering_added_is_not_mentioned() {
    use crate::ir::{structured::*, Type};
    // for i < m { if c { for j < n { x } } for j < n { y } }
    let mut s = StructuredBuilder::new("f");
    let [m, n] = ["m", "n"].map(|name| s.ins().param(name, Type::Int(64)));
    let c = s.ins().param("c", Type::BOOL);
    let (zero, one) = (s.ins().iconst(Type::Int(64), 0), s.ins().iconst(Type::Int(64), 1));
    s.begin_for(For::new("scf.for", zero, m, one).parallel(), &[]).unwrap();
    s.begin_if("scf.if", c).unwrap();
    s.begin_for(For::new("scf.for", zero, n, one), &[]).unwrap();
    s.end_for(&[]).unwrap();
    s.end_if(&[]).unwrap();
    s.begin_for(For::new("scf.for", zero, n, one), &[]).unwrap();
    s.end_for(&[]).unwrap();
    s.end_for(&[]).unwrap();
    s.ret(None);
    let f = s.finish().unwrap();
    let view = GraphView::from_function(&f).unwrap();
    assert!(view.to_string().contains("parallel from 0 to m in 1 for [scf.for#0]"), "{view}");
    let raw = RawProfile::new(&view);
    let mut shown = String::new();
    for b in view.blocks().filter(|&b| !view.is_hidden(b)) {
        let formula = raw.display(&view, raw.one_step(b));
        shown += &format!("{} = {formula}\n", view.block_name(b));
    }
    assert_eq!(
        shown,
        "\
entry = 1
scf.for#0.body = #(entry)·loopCount(scf.for#0)
scf.for#0.body/scf.if#0.then = #(scf.for#0.body)·trueRatio(scf.for#0.body)
scf.for#0.body/scf.if#0.then/scf.for#0.body = #(scf.for#0.body/scf.if#0.then)·\
loopCount(scf.for#0.body/scf.if#0.then/scf.for#0)
scf.for#0.body/scf.for#0.body = #(scf.for#0.body)·loopCount(scf.for#0.body/scf.for#0)
"
    );
}

#[test]
fn formulas_hold_for_generated_programs() {
    use crate::testing::{generate, Size};
    let mut random = Random(7);
    let (mut walks, mut refused) = (0, 0);
    for seed in 0..300 {
        let size = if seed % 3 == 0 { Size::LARGE } else { Size::MEDIUM };
        for (_, f) in &generate(seed, size).lower().functions {
            let Ok(view) = GraphView::from_function(f) else {
                refused += 1;
                continue;
            };
            check_structure(f, &view);
            let mut raw = RawProfile::new(&view);
            for _ in 0..3 {
                if let Some(w) = walk(f, &mut random) {
                    walks += 1;
                    check_walk(f, &view, &mut raw, &w);
                }
            }
        }
    }
    assert!(walks > 500 && refused < 30, "{walks} walks, {refused} programs refused");
}

#[test]
fn what_has_no_value_is_named() {
    let (f, view, raw) = raw_of("entry: a b; a: b; b");
    let a = f.block_by_name("a").unwrap();
    let error = raw.evaluate(&view, a, &RawEnv::new()).unwrap_err();
    assert_eq!(error.function, "trueRatio(entry)");
    assert_eq!(raw.evaluate(&view, f.entry(), &RawEnv::new()), Ok(int(1)));
}

/// Counts of a walk that takes targets at random, until it returns.
struct Walk {
    blocks: Vec<u64>,
    edges: Vec<Vec<u64>>,
}

struct Random(u64);

impl Random {
    fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) as usize % bound
    }
}

fn walk(f: &Function, random: &mut Random) -> Option<Walk> {
    let n = f.blocks.len();
    let mut w = Walk { blocks: vec![0; n], edges: vec![Vec::new(); n] };
    for b in f.blocks.keys() {
        w.edges[b.as_u32() as usize] = vec![0; f.successors(b).count()];
    }
    let mut at = f.entry();
    for _ in 0..3000 {
        let i = at.as_u32() as usize;
        w.blocks[i] += 1;
        let to: Vec<Block> = f.successors(at).collect();
        if to.is_empty() {
            return Some(w);
        }
        // lopsided, so that ratios are not all alike
        let k = random.below(to.len()).min(random.below(to.len() + 1));
        w.edges[i][k] += 1;
        at = to[k];
    }
    None
}

#[track_caller]
fn check_walk(f: &Function, view: &GraphView, raw: &mut RawProfile, w: &Walk) {
    let counts = |b: Block| int(w.blocks[b.as_u32() as usize]);
    let edges = |b: Block, k: usize| int(w.edges[b.as_u32() as usize][k]);
    if let Err(e) = raw.check(view, f, &counts, &edges) {
        panic!("{e}\n{f}\n{view}");
    }
    let env = RawEnv::from_counts(view, f, &int(1), &counts, &edges);
    for (function, value) in env.iter() {
        match function {
            // the paper's sum over the escapes is the ratio
            CountingFunction::EscapeRatio(skip) => {
                let denominator = match skip {
                    Skip::Past(b) => view.follows(b).unwrap(),
                    Skip::Break(l) => l,
                };
                let visits = raw.expanded_entry(denominator);
                if raw.value(view, visits, &env) != Ok(int(0)) {
                    let sum = raw.escape_ratio(view, skip);
                    let sum = raw.value(view, sum, &env).unwrap();
                    assert_eq!(&sum, value, "{}\n{f}\n{view}", function.text(view));
                }
            }
            // trueRatio(BR)·#(BR) = #(G1)
            CountingFunction::TrueRatio(b) => {
                let crate::paper::grammar::BasicGraph::Branch(br) = view.basic(b) else { panic!() };
                let reached = raw.value(view, raw.expanded_entry(b), &env).unwrap();
                assert_eq!(value * reached, edges(br.block, br.case as usize));
            }
            _ => {}
        }
    }
}

#[test]
fn formulas_give_the_counts_of_random_walks() {
    let mut random = Random(0x9E37_79B9_7F4A_7C15);
    let (mut programs, mut escapes, mut loops, mut walks) = (0, 0, 0, 0);
    for _ in 0..6000 {
        let n = 2 + random.below(12);
        let rows: Vec<String> = (0..n)
            .map(|i| {
                let mut row = format!("b{i}:");
                let degree = [0, 1, 1, 2, 2, 2, 2, 3][random.below(8)];
                for _ in 0..degree {
                    // mostly forward and near, so that many graphs are reducible
                    let t = match random.below(4) {
                        0 => random.below(n),
                        _ => (i + 1 + random.below(3)).min(n - 1),
                    };
                    row += &format!(" b{t}");
                }
                row
            })
            .collect();
        let f = flow(&rows.join("; "));
        let view = match GraphView::from_function(&f) {
            Ok(view) => view,
            Err(GraphError::NotReducible { .. }) => continue,
            Err(e) => panic!("{e}\n{f}"),
        };
        check_structure(&f, &view);
        let mut raw = RawProfile::new(&view);
        programs += 1;
        escapes += view.escapes().count();
        loops += view.loops().count();
        for _ in 0..4 {
            if let Some(w) = walk(&f, &mut random) {
                walks += 1;
                check_walk(&f, &view, &mut raw, &w);
            }
        }
    }
    assert!(programs > 2000 && escapes > 2000 && loops > 1000 && walks > 4000);
}

#[test]
fn a_wrong_count_is_found() {
    let (f, view, raw) = raw_of("entry: a b; a: end; b: end; end");
    let ones = |_: Block| int(1);
    let edges = |b: Block, k: usize| int(u64::from(b != f.entry() || k == 0));
    // `a` was executed and `b` was not
    let error = raw.check(&view, &f, &ones, &edges).unwrap_err();
    assert_eq!(error.block, "b");
    assert_eq!(error.value, "0");
}

#[test]
fn deep_formulas_need_no_stack() {
    use std::fmt::Write;
    let n = 10_000;
    let mut text = String::new();
    for i in 0..n {
        write!(text, "b{i}: b{} end; ", i + 1).unwrap();
    }
    write!(text, "b{n}: end; end").unwrap();
    let (f, view, raw) = raw_of(&text);
    let last = f.block_by_name(&format!("b{n}")).unwrap();
    let text = raw.display(&view, raw.expanded(last)).to_string();
    assert!(text.starts_with("trueRatio(b0)·trueRatio(b1)·"));
    assert!(raw.formulas().len() < 10 * n);
    let all: usize =
        view.blocks().map(|b| raw.display(&view, raw.one_step(b)).to_string().len()).sum();
    assert!(all < 100 * n);
}

#[test]
fn metrics_of_the_papers_kernels() {
    // The rows of the paper's table: matmul BB 12, TR 8, LC 4, MLD 3, EE 0; add BB 9, TR 6, LC 3,
    // MLD 2, EE 1.
    let measure = |text: &str| {
        let f = flow(text);
        let m = Metrics::new(&f, &GraphView::from_function(&f).unwrap());
        (m.blocks, m.true_ratios, m.loop_counts, m.loop_depth, m.early_exits)
    };
    assert_eq!(measure(ADD), (9, 6, 3, 2, 1));
    // unrolled by four after peeling, with an epilogue, as LLVM 19 leaves it
    let matmul = "entry: pre end; pre: i; i: j; j: j.end peeled; peeled: unr k.pre; k.pre: k; \
        k: unr k; unr: j.end epil; epil: j.end epil; j.end: i.end j; i.end: end i; end";
    assert_eq!(measure(matmul), (12, 8, 4, 3, 0));
    // vectorized twice: not BB 14, TR 12, LC 4, MLD 2, EE 2
    let not = "entry: pre end; pre: iter.check; iter.check: rest.pre main.check; \
        main.check: epil.pre main; main: main.end main; main.end: row.end epil.check; \
        epil.check: rest.pre epil.pre; epil.pre: epil; epil: epil.end epil; \
        epil.end: row.end rest.pre; rest.pre: rest; rest: row.end rest; row.end: end iter.check; \
        end";
    assert_eq!(measure(not), (14, 12, 4, 2, 2));
    // transpose BB 11, TR 10, LC 4, MLD 2, EE 1: vectorized, the remainder unrolled with a prologue
    let transpose = "entry: pre end; pre: row; row: main rest.pre; main: main.end main; \
        main.end: row.end rest.pre; rest.pre: prol.end prol; prol: prol.end prol; \
        prol.end: row.end rest; rest: row.end rest; row.end: end row; end";
    assert_eq!(measure(transpose), (11, 10, 4, 2, 1));
}
