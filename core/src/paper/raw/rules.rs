//! The paper's inference rules (Fig. "Operational semantics for the graph language" and Fig.
//! "Operational semantics to handle continue"), each under its name. A rule takes the formulas of
//! the upper-level graph and gives those of its parts. [`loop_head`] and [`general_loop_exit`] are
//! the two equations that the paper states in words.

use super::formula::{Formulas, RawCount, RawLoopCount, RawRatio};

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
/// assert_eq!(rules::basic(&mut f).formula(), f.one());
/// ```
pub fn basic(f: &mut Formulas) -> RawCount {
    RawCount::new(f.one())
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
pub fn basic_reduce(g: RawCount) -> RawCount {
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
pub fn sequence_reduce(g: RawCount) -> (RawCount, RawCount) {
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
/// use symprof_core::paper::raw::{rules, Formulas, RawRatio};
/// let mut f = Formulas::new();
/// let (never, always) = (RawRatio::new(f.zero()), RawRatio::new(f.one()));
/// let g = rules::basic(&mut f);
/// assert_eq!(rules::sequence_reduce_escape(&mut f, g, never), rules::sequence_reduce(g));
/// assert_eq!(rules::sequence_reduce_escape(&mut f, g, always).1.formula(), f.zero());
/// ```
pub fn sequence_reduce_escape(
    f: &mut Formulas,
    g: RawCount,
    escape_ratio: RawRatio,
) -> (RawCount, RawCount) {
    (g, share(f, g, escape_ratio, Side::Rest))
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
pub fn stmt_association(bb: RawCount) -> RawCount {
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
/// use symprof_core::paper::raw::{rules, Formulas, RawRatio};
/// let mut f = Formulas::new();
/// let (br, always) = (rules::basic(&mut f), RawRatio::new(f.one()));
/// assert_eq!(rules::branch_true(&mut f, br, always), br);
/// ```
pub fn branch_true(f: &mut Formulas, br: RawCount, true_ratio: RawRatio) -> RawCount {
    share(f, br, true_ratio, Side::Ratio)
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
/// use symprof_core::paper::raw::{rules, Formulas, RawRatio};
/// let mut f = Formulas::new();
/// let (br, always) = (rules::basic(&mut f), RawRatio::new(f.one()));
/// assert_eq!(rules::branch_false(&mut f, br, always).formula(), f.zero());
/// ```
pub fn branch_false(f: &mut Formulas, br: RawCount, true_ratio: RawRatio) -> RawCount {
    share(f, br, true_ratio, Side::Rest)
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
/// use symprof_core::paper::raw::{rules, Formulas, RawLoopCount};
/// let mut f = Formulas::new();
/// let (al, once) = (rules::basic(&mut f), RawLoopCount::new(f.one()));
/// assert_eq!(rules::afn_loop_body(&mut f, al, once), al);
/// ```
pub fn afn_loop_body(f: &mut Formulas, al: RawCount, loop_count: RawLoopCount) -> RawCount {
    RawCount::new(f.product(al.formula(), loop_count.formula()))
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
pub fn afn_loop_exit(al: RawCount) -> RawCount {
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
/// use symprof_core::paper::raw::{rules, Formulas, RawLoopCount};
/// let mut f = Formulas::new();
/// let (gl, once) = (rules::basic(&mut f), RawLoopCount::new(f.one()));
/// assert_eq!(rules::gen_loop_body(&mut f, gl, once), gl);
/// ```
pub fn gen_loop_body(f: &mut Formulas, gl: RawCount, loop_count: RawLoopCount) -> RawCount {
    RawCount::new(f.product(gl.formula(), loop_count.formula()))
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
pub fn gen_loop_exit(gl: RawCount) -> RawCount {
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
/// use symprof_core::paper::raw::{rules, Formulas, RawRatio};
/// let mut f = Formulas::new();
/// let (l, never) = (rules::basic(&mut f), RawRatio::new(f.zero()));
/// assert_eq!(rules::general_loop_exit(&mut f, l, never), rules::gen_loop_exit(l));
/// ```
pub fn general_loop_exit(f: &mut Formulas, l: RawCount, break_ratio: RawRatio) -> RawCount {
    share(f, l, break_ratio, Side::Rest)
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
/// use symprof_core::paper::raw::{rules, Formulas, RawLoopCount, RawRatio};
/// let mut f = Formulas::new();
/// let (none, never) = (RawLoopCount::new(f.zero()), RawRatio::new(f.zero()));
/// // a loop that does not iterate and is not broken out of
/// let l = rules::basic(&mut f);
/// assert_eq!(rules::loop_head(&mut f, l, none, never), l);
/// ```
pub fn loop_head(
    f: &mut Formulas,
    l: RawCount,
    loop_count: RawLoopCount,
    break_ratio: RawRatio,
) -> RawCount {
    let exits = f.complement(break_ratio.formula());
    let passes = f.sum(loop_count.formula(), exits);
    RawCount::new(f.product(l.formula(), passes))
}

/// Which part of a flow a ratio leaves.
enum Side {
    /// the part that the ratio is of
    Ratio,
    /// what is left
    Rest,
}

fn share(f: &mut Formulas, of: RawCount, ratio: RawRatio, side: Side) -> RawCount {
    let share = match side {
        Side::Ratio => ratio.formula(),
        Side::Rest => f.complement(ratio.formula()),
    };
    RawCount::new(f.product(of.formula(), share))
}
