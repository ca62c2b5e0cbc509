//! Views of small flow graphs, given as text: `"a: b c; b: a; c"` is three blocks, of which `a`
//! branches to `b` and `c`, `b` jumps to `a` and `c` returns.

use super::*;
use crate::ir::{BlockCall, Function, FunctionBuilder, Terminator, Type};
use std::collections::HashMap;

/// The function of such a text. No target: return; one: jump; two: branch; more: switch.
pub(crate) fn flow(text: &str) -> Function {
    let mut b = FunctionBuilder::new("flow");
    let c = b.param("c", Type::BOOL);
    let k = b.param("k", Type::Int(32));
    let rows: Vec<(&str, Vec<&str>)> = text
        .split(';')
        .map(|row| {
            let (name, targets) = row.split_once(':').unwrap_or((row, ""));
            (name.trim(), targets.split_whitespace().collect())
        })
        .collect();
    let blocks: HashMap<&str, _> = rows.iter().map(|(name, _)| (*name, b.block(*name))).collect();
    for (name, targets) in &rows {
        b.switch_to(blocks[name]);
        let to: Vec<_> = targets.iter().map(|t| blocks[t]).collect();
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

#[track_caller]
fn view(text: &str) -> GraphView {
    GraphView::from_function(&flow(text)).unwrap()
}

#[track_caller]
fn shows(text: &str, expected: &str) {
    let shown = view(text).to_string();
    assert_eq!(shown.trim_end(), expected.trim_matches('\n'), "\n{shown}");
}

pub(crate) const MATMUL: &str = "BB1: BB2; BB2: BB3; BB3: BB4 BB10; BB4: BB5; BB5: BB6 BB11; \
    BB6: BB7; BB7: BB8; BB8: BB9 BB12; BB9: BB13; BB10; BB11: BB3; BB12: BB5; BB13: BB8";

#[test]
fn the_papers_matmul() {
    shows(
        MATMUL,
        "
BB1
BB2
while [BB3]
  BB4
  while [BB5]
    BB6
    BB7
    while [BB8]
      BB9
      BB13
    ,
      BB12
  ,
    BB11
,
  BB10
",
    );
}

#[test]
fn a_continue_is_an_arm_or_an_escape() {
    // for (…) { if (c) continue; rest }
    shows(
        "entry: head; head: body end; body: latch rest; rest: latch; latch: head; end",
        "
entry
while [head]
  if (body)
  ,
    rest
  latch
,
  end
",
    );
    // for (…) { if (a) { if (b) continue; x } rest }: the latch is the header itself
    shows(
        "entry: head; head: a end; a: b rest; b: head x; x: rest; rest: head; end",
        "
entry
while [head]
  if (a)
    if (b)
      continue head
    ,
      x
  rest
,
  end
",
    );
}

#[test]
fn returns_outside_loops() {
    shows(
        "entry: a rest; a: fail ok; fail; ok: rest; rest",
        "
if (entry)
  if (a)
    fail
    return
  ,
    ok
rest
",
    );
}

#[test]
fn returns_and_breaks_inside_loops() {
    shows(
        "entry: head; head: a end; a: fail b; fail; b: end latch; latch: head; end",
        "
entry
while [head]
  if (a)
    fail
    return
  ,
    if (b)
      break to end
    ,
      latch
end: end
",
    );
}

#[test]
fn a_rotated_loop_is_left_at_its_latch() {
    shows(
        "entry: pre end; pre: body; body: more latch; more: latch; latch: body exit; exit: end; end",
        "
if (entry)
  pre
  while [body, tested in latch]
    if (body)
      more
    if (latch)
    ,
      exit body
  ,
    exit
end
",
    );
}

#[test]
fn short_circuit_conditions_share_their_arms() {
    // if (a && b) then else otherwise
    shows(
        "a: b otherwise; b: then otherwise; then: end; otherwise: end; end",
        "
if (a)
  if (b)
    then
    goto end
otherwise
end: end
",
    );
}

#[test]
fn a_vectorized_loop_escapes_past_its_remainder() {
    // the paper's add kernel, as LLVM leaves it
    shows(
        ADD,
        "
if (entry)
  pre
  while [row, tested in row.end]
    if (row)
    ,
      while [vector, tested in vector]
        if (vector)
          exit vector
      ,
        if (middle)
          goto row.end
    rest.pre
    while [rest, tested in rest]
      if (rest)
        exit rest
    row.end: if (row.end)
      exit row
end
",
    );
}

pub(crate) const ADD: &str = "entry: pre end; pre: row; row: rest.pre vector; \
    vector: middle vector; middle: row.end rest.pre; rest.pre: rest; rest: row.end rest; \
    row.end: end row; end";

#[test]
fn a_switch_is_a_chain_of_branches() {
    shows(
        "entry: a b a c; a: end; b: end; c; end",
        "
if (entry.case0)
,
  if (entry.case1)
    b
    goto end
  ,
    if (entry.case2)
    ,
      c
      return
a
end: end
",
    );
}

#[test]
fn a_break_out_of_two_loops() {
    shows(
        "entry: outer; outer: inner end; inner: body next; body: end more; more: inner; \
         next: outer; end",
        "
entry
while [outer]
  while [inner]
    if (body)
      break to end
    ,
      more
  ,
    next
end: end
",
    );
}

#[test]
fn a_loop_without_its_own_test() {
    shows(
        "entry: head; head: a; a: b end; b: c end; c: head; end",
        "
entry
while [head, left by breaks]
  head
  if (a)
    if (b)
      c
    ,
      break to end
  ,
    break to end
end: end
",
    );
}

#[test]
fn the_entry_may_head_a_loop() {
    shows("a: b c; b: a; c", "while [a]\n  b\n,\n  c");
}

#[test]
fn unreachable_blocks_are_listed_apart() {
    let v = view("a: b; b; c: b");
    assert_eq!(v.to_string(), "a\nb\n");
    assert_eq!(v.unreachable_blocks().len(), 1);
    assert_eq!(v.block_name(v.unreachable_blocks()[0]), "c");
}

#[test]
fn irreducible_flow_is_refused_by_name() {
    let error = GraphView::from_function(&flow("a: b c; b: c d; c: b d; d")).unwrap_err();
    let text = error.to_string();
    assert!(matches!(error, GraphError::NotReducible { .. }));
    assert!(text.contains("block `b`") && text.contains("block `c`"), "{text}");
}

#[test]
fn a_function_without_blocks_is_refused() {
    let f = FunctionBuilder::new("none").finish();
    assert!(matches!(GraphView::from_function(&f), Err(GraphError::NoBlocks { .. })));
}

/// A call that never returns: what follows it is not reached.
#[test]
fn control_may_stop_within_a_block() {
    use crate::ir::text::parse_function;
    let f = parse_function(
        "func @f(%c: i1) {\nblock entry:\n  branch %c, bad, end\nblock bad:\n  \
         call @abort() [noreturn]\n  jump end\nblock end:\n  return\n}",
    )
    .unwrap();
    let v = GraphView::from_function(&f).unwrap();
    assert_eq!(v.to_string(), "if (entry)\n  if (bad.case0)\n  ,\n    stop\nend\n");
}

// By hand

#[test]
fn hand_made_programs_are_checked() {
    let mut g = GraphBuilder::new("f");
    let (a, b) = (g.block("a"), g.block("b"));
    let members = [g.basic(a), g.escape(Target::Block(b))];
    let root = g.graph(members);
    assert_eq!(g.finish(root).unwrap_err(), GraphError::Missing { block: "b".into() });

    let mut g = GraphBuilder::new("f");
    let a = g.block("a");
    let members = [g.basic(a), g.basic(a)];
    let root = g.graph(members);
    assert_eq!(g.finish(root).unwrap_err(), GraphError::Repeated { block: "a".into() });

    // backwards
    let mut g = GraphBuilder::new("f");
    let (a, b) = (g.block("a"), g.block("b"));
    let members = [g.basic(a), g.basic(b), g.escape(Target::Block(a))];
    let root = g.graph(members);
    assert!(matches!(g.finish(root).unwrap_err(), GraphError::OutOfScope { .. }));

    // `continue` outside of a loop
    let mut g = GraphBuilder::new("f");
    let a = g.block("a");
    let members = [g.basic(a), g.escape(Target::Continue(a))];
    let root = g.graph(members);
    assert!(matches!(g.finish(root).unwrap_err(), GraphError::OutOfScope { .. }));

    // behind an escape
    let mut g = GraphBuilder::new("f");
    let (a, b, c) = (g.block("a"), g.block("b"), g.block("c"));
    let members = [g.basic(a), g.escape(Target::Block(c)), g.basic(b), g.basic(c)];
    let root = g.graph(members);
    assert_eq!(g.finish(root).unwrap_err(), GraphError::Unreached { block: "b".into() });

    // a rotated loop's header is its body's first block
    let mut g = GraphBuilder::new("f");
    let (a, b) = (g.block("a"), g.block("b"));
    let members = [g.basic(b), g.basic(a)];
    let (body, exit) = (g.graph(members), g.empty());
    let l = g.general(a, LoopTest::Other, body, exit);
    let root = g.graph([l]);
    assert_eq!(g.finish(root).unwrap_err(), GraphError::Header { header: "a".into() });

    // a graph of another builder
    let mut g = GraphBuilder::new("f");
    let a = g.block("a");
    let _ = g.basic(a);
    assert!(matches!(g.finish(GraphId::from_u32(7)).unwrap_err(), GraphError::Foreign { .. }));
}

#[test]
fn general_loops_become_affine() {
    let mut v = view("entry: head; head: body end; body: head; end");
    let (l, _) = v.loops().next().unwrap();
    v.set_triple(l, Triple::new("0", "n", "1"));
    assert!(v.to_string().contains("from 0 to n in 1 for [head]"));
}

// Size

/// Every reachable block has its one place; the view is linear in blocks plus edges.
pub(crate) fn check_structure(f: &Function, v: &GraphView) {
    let cfg = crate::analysis::Cfg::new(f);
    let edges: usize = cfg.reverse_postorder().iter().map(|&b| cfg.successors(b).len()).sum();
    assert!(v.basics().len() <= 2 * (cfg.len() + edges) + 2);
    let mut places = vec![0; cfg.len()];
    for &b in v.basics() {
        match v.basic(b) {
            BasicGraph::Block(x) => places[x.as_u32() as usize] += 1,
            BasicGraph::Branch(br) if br.case == 0 => places[br.block.as_u32() as usize] += 1,
            BasicGraph::Loop(l) if l.test == LoopTest::Header => {
                places[l.header.as_u32() as usize] += 1
            }
            _ => {}
        }
    }
    for b in v.blocks() {
        let expected = usize::from(cfg.is_reachable(b));
        assert_eq!(places[b.as_u32() as usize], expected, "{}\n{v}", v.block_name(b));
    }
}

#[test]
fn deep_and_long_programs_need_no_stack() {
    use std::fmt::Write;
    let n = 20_000;
    // a nest of branches, each with a jump past all the joins
    let mut text = String::new();
    for i in 0..n {
        write!(text, "b{i}: b{} end; ", i + 1).unwrap();
    }
    write!(text, "b{n}: end; end").unwrap();
    let f = flow(&text);
    let v = GraphView::from_function(&f).unwrap();
    check_structure(&f, &v);
    assert!(v.to_string().len() < 400 * n);
    // a nest of loops
    let n = 3_000;
    let mut text = String::new();
    for i in 0..n {
        write!(text, "h{i}: h{} x{i}; ", i + 1).unwrap();
    }
    write!(text, "h{n}: h{}; ", n - 1).unwrap();
    for i in 1..n {
        write!(text, "x{i}: h{}; ", i - 1).unwrap();
    }
    write!(text, "x0").unwrap();
    let f = flow(&text);
    let v = GraphView::from_function(&f).unwrap();
    check_structure(&f, &v);
    assert_eq!(v.loops().count(), n);
    // a chain of diamonds
    let n = 20_000;
    let mut text = String::new();
    for i in 0..n {
        write!(text, "a{i}: b{i} c{i}; b{i}: a{}; c{i}: a{}; ", i + 1, i + 1).unwrap();
    }
    write!(text, "a{n}").unwrap();
    let f = flow(&text);
    let v = GraphView::from_function(&f).unwrap();
    check_structure(&f, &v);
    assert_eq!(v.escapes().count(), 0);
}
