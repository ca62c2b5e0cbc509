//! The paper's inference rules (Fig. "Operational semantics for the graph language" and Fig.
//! "Operational semantics to handle continue"), each under its name. A rule takes the formulas of
//! the upper-level graph and gives those of its parts. [`loop_head`] and [`general_loop_exit`] are
//! the two equations that the paper states in words.

use super::formula::{Formulas, RawId};

/// The rule (Basic): a basic graph that is part of nothing is entered once.
///
/// ```text
///      BG
/// ------------- (Basic)
///  {#(BG) = 1}
/// ```
///
/// ```
/// use symprof_core::paper::raw::{rules, Formulas};
/// let mut f = Formulas::new();
/// assert_eq!(rules::basic(&mut f), f.one());
/// ```
pub fn basic(f: &mut Formulas) -> RawId {
    f.one()
}

/// The rule (Basic-Reduce): a graph of one member. Takes `#(G)`, gives `#(BG)`.
///
/// ```text
///       G: BG
/// ---------------- (Basic-Reduce)
///  {#(BG) = #(G)}
/// ```
///
/// ```
/// use symprof_core::paper::raw::{rules, Formulas};
/// let mut f = Formulas::new();
/// let g = rules::basic(&mut f);
/// assert_eq!(rules::basic_reduce(g), g);
/// ```
pub fn basic_reduce(g: RawId) -> RawId {
    g
}

/// The rule (Sequence-Reduce). Takes `#(G)`, gives `#(BG)` and `#(G1)`. Holds where no flow
/// escapes from `BG` past `G1`; else [`sequence_reduce_escape`] does.
///
/// ```text
///                 G: BG G1
/// ------------------------------------- (Sequence-Reduce)
///  {#(BG) = #(G),  #(G1) = #(BG)}
/// ```
///
/// ```
/// use symprof_core::paper::raw::{rules, Formulas};
/// let mut f = Formulas::new();
/// let g = rules::basic(&mut f);
/// assert_eq!(rules::sequence_reduce(g), (g, g));
/// ```
pub fn sequence_reduce(g: RawId) -> (RawId, RawId) {
    (g, g)
}

/// The rule (Sequence-Reduce-Escape). Takes `#(G)` and `escapeRatio(BG)`, gives `#(BG)` and
/// `#(G1)`.
///
/// ```text
///                         G: BG G1
/// --------------------------------------------------- (Sequence-Reduce-Escape)
///  {#(BG) = #(G),  #(G1) = #(BG)·(1 - escapeRatio(BG))}
/// ```
///
/// ```
/// use symprof_core::paper::raw::{rules, Formulas};
/// let mut f = Formulas::new();
/// let (g, never, always) = (rules::basic(&mut f), f.zero(), f.one());
/// assert_eq!(rules::sequence_reduce_escape(&mut f, g, never), rules::sequence_reduce(g));
/// assert_eq!(rules::sequence_reduce_escape(&mut f, g, always), (g, f.zero()));
/// ```
pub fn sequence_reduce_escape(f: &mut Formulas, g: RawId, escape_ratio: RawId) -> (RawId, RawId) {
    let stays = f.complement(escape_ratio);
    (g, f.product(g, stays))
}

/// The rule (Stmt-Association). Takes `#(BB)`, gives `#(stmts)`.
///
/// ```text
///      BB: stmts
/// -------------------- (Stmt-Association)
///  {#(stmts) = #(BB)}
/// ```
///
/// ```
/// use symprof_core::paper::raw::{rules, Formulas};
/// let mut f = Formulas::new();
/// let bb = rules::basic(&mut f);
/// assert_eq!(rules::stmt_association(bb), bb);
/// ```
pub fn stmt_association(bb: RawId) -> RawId {
    bb
}

/// The rule (Branch-True). Takes `#(BR)` and `trueRatio(BR)`, gives `#(G1)`.
///
/// ```text
///         BR: if (C) G1, G2
/// --------------------------------- (Branch-True)
///  {#(G1) = #(BR)·trueRatio(BR)}
/// ```
///
/// ```
/// use symprof_core::paper::raw::{rules, Formulas};
/// let mut f = Formulas::new();
/// let (br, always) = (rules::basic(&mut f), f.one());
/// assert_eq!(rules::branch_true(&mut f, br, always), br);
/// ```
pub fn branch_true(f: &mut Formulas, br: RawId, true_ratio: RawId) -> RawId {
    f.product(br, true_ratio)
}

/// The rule (Branch-False). Takes `#(BR)` and `trueRatio(BR)`, gives `#(G2)`.
///
/// ```text
///            BR: if (C) G1, G2
/// --------------------------------------- (Branch-False)
///  {#(G2) = #(BR)·(1 - trueRatio(BR))}
/// ```
///
/// ```
/// use symprof_core::paper::raw::{rules, Formulas};
/// let mut f = Formulas::new();
/// let (br, always) = (rules::basic(&mut f), f.one());
/// assert_eq!(rules::branch_false(&mut f, br, always), f.zero());
/// ```
pub fn branch_false(f: &mut Formulas, br: RawId, true_ratio: RawId) -> RawId {
    let otherwise = f.complement(true_ratio);
    f.product(br, otherwise)
}

/// The rule (Afn-Loop-Body). Takes `#(AL)` and `loopCount(AL)`, gives `#(Gb)`.
///
/// ```text
///    AL: from S to E in K for Gb, Ge
/// ------------------------------------- (Afn-Loop-Body)
///    {#(Gb) = #(AL)·loopCount(AL)}
/// ```
///
/// ```
/// use symprof_core::paper::raw::{rules, Formulas};
/// let mut f = Formulas::new();
/// let (al, never) = (rules::basic(&mut f), f.zero());
/// assert_eq!(rules::afn_loop_body(&mut f, al, never), never);
/// ```
pub fn afn_loop_body(f: &mut Formulas, al: RawId, loop_count: RawId) -> RawId {
    f.product(al, loop_count)
}

/// The rule (Afn-Loop-Exit). Takes `#(AL)`, gives `#(Ge)`. Holds where no break leaves the loop;
/// else [`general_loop_exit`] does.
///
/// ```text
///    AL: from S to E in K for Gb, Ge
/// ------------------------------------- (Afn-Loop-Exit)
///           {#(Ge) = #(AL)}
/// ```
///
/// ```
/// use symprof_core::paper::raw::{rules, Formulas};
/// let mut f = Formulas::new();
/// let al = rules::basic(&mut f);
/// assert_eq!(rules::afn_loop_exit(al), al);
/// ```
pub fn afn_loop_exit(al: RawId) -> RawId {
    al
}

/// The rule (Gen-Loop-Body). Takes `#(GL)` and `loopCount(GL)`, gives `#(Gb)`.
///
/// ```text
///        GL: while (N) Gb, Ge
/// ------------------------------------- (Gen-Loop-Body)
///    {#(Gb) = #(GL)·loopCount(GL)}
/// ```
///
/// ```
/// use symprof_core::paper::raw::{rules, Formulas};
/// let mut f = Formulas::new();
/// let (gl, never) = (rules::basic(&mut f), f.zero());
/// assert_eq!(rules::gen_loop_body(&mut f, gl, never), never);
/// ```
pub fn gen_loop_body(f: &mut Formulas, gl: RawId, loop_count: RawId) -> RawId {
    f.product(gl, loop_count)
}

/// The rule (Gen-Loop-Exit). Takes `#(GL)`, gives `#(Ge)`. Holds where no break leaves the loop;
/// else [`general_loop_exit`] does.
///
/// ```text
///   GL: while (N) Gb, Ge
/// ------------------------ (Gen-Loop-Exit)
///     {#(Ge) = #(GL)}
/// ```
///
/// ```
/// use symprof_core::paper::raw::{rules, Formulas};
/// let mut f = Formulas::new();
/// let gl = rules::basic(&mut f);
/// assert_eq!(rules::gen_loop_exit(gl), gl);
/// ```
pub fn gen_loop_exit(gl: RawId) -> RawId {
    gl
}

/// The loop exit rules where breaks leave the loop: the flow through the normal exit is what no
/// break diverts, as in Sequence-Reduce-Escape. Takes `#(L)` and `escapeRatio(break, L)`, gives
/// `#(Ge)`.
///
/// ```text
///                L: … for Gb, Ge
/// --------------------------------------------
///  {#(Ge) = #(L)·(1 - escapeRatio(break, L))}
/// ```
///
/// ```
/// use symprof_core::paper::raw::{rules, Formulas};
/// let mut f = Formulas::new();
/// let (l, never) = (rules::basic(&mut f), f.zero());
/// assert_eq!(rules::general_loop_exit(&mut f, l, never), rules::gen_loop_exit(l));
/// ```
pub fn general_loop_exit(f: &mut Formulas, l: RawId, break_ratio: RawId) -> RawId {
    let stays = f.complement(break_ratio);
    f.product(l, stays)
}

/// The header of a loop whose header tests: it is passed before each iteration and before each
/// normal exit ("exiting from loop head will increase the loop head count by one"). Takes `#(L)`,
/// `loopCount(L)` and `escapeRatio(break, L)`, gives `#(header)`.
///
/// ```text
///                      L: … for Gb, Ge
/// --------------------------------------------------------
///  {#(header) = #(L)·(loopCount(L) + 1 - escapeRatio(break, L))}
/// ```
///
/// ```
/// use symprof_core::paper::raw::{rules, Formulas};
/// let mut f = Formulas::new();
/// let (l, never) = (rules::basic(&mut f), f.zero());
/// // a loop that does not iterate and is not broken out of
/// assert_eq!(rules::loop_head(&mut f, l, never, never), l);
/// ```
pub fn loop_head(f: &mut Formulas, l: RawId, loop_count: RawId, break_ratio: RawId) -> RawId {
    let exits = f.complement(break_ratio);
    let passes = f.sum(loop_count, exits);
    f.product(l, passes)
}
