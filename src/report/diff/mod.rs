//! Two versions of a kernel, compared: which formulas differ, and from which size on one does less than the other.
//!
//! Whether formulas are equal is decided by [`equality`], or by the canonical form of their difference; they
//! differ where a point shows it. Where neither is found, that is what is said. [`DiffAt`] compares counts at a
//! point.

mod at;

pub use at::{CountRow, DiffAt, VersionAt};

use super::table::{self, Cell};
use serde_json::{json, Map, Value};
use std::collections::{BTreeMap, BTreeSet};
use symprof_core::equality::{equality, Equality};
use symprof_core::expr::{ConditionExpr, Evaluator, Expr, Node, Num, Store, Sym, SymKind};
use symprof_core::frontend::Lanes;
use symprof_core::profile::{FeatureFormulas, FunctionProfile, OpcodeKey};
use symprof_core::readable::Writer;

/// The largest size at which two totals are compared.
const LARGEST: u64 = 1 << 20;
/// The totals that are compared, with their places among all.
const TOTALS: [(&str, usize); 4] =
    [("FLOPs", 5), ("bytes loaded", 6), ("bytes stored", 7), ("branches", 4)];
/// Steps that the evaluations of one total at all sizes may take.
const STEPS: u64 = 500_000;

/// How two formulas compare.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Verdict {
    /// equal at all points, proved
    Same,
    /// not equal, as this point shows
    Different(String),
    /// equal at all points that were tried, not proved; or one has no formula
    Undecided(String),
    /// only the first version has it
    OnlyFirst,
    /// only the second version has it
    OnlySecond,
}

/// A block, or an instruction, of both versions.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Row {
    /// its name
    pub name: String,
    /// its formula in the first and the second version
    pub formulas: [Option<String>; 2],
    /// how they compare
    pub verdict: Verdict,
}

/// Two versions of a function.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Diff {
    /// blocks by name
    pub blocks: Vec<Row>,
    /// executions of kinds of instructions
    pub instructions: Vec<Row>,
    /// FLOPs, bytes loaded and stored, branches
    pub totals: Vec<Row>,
    /// which version has the lower totals from which size on, in words, by total
    pub lower: Vec<(String, String)>,
    /// Conditions on the parameters within which formulas are compared: those of both versions, and what the user
    /// assumes. Beyond them counts are executed, and nothing is said of them here.
    pub domain: Vec<String>,
    /// What the formulas of either version rest on, in words; also which symbols that no parameter decides are
    /// taken to be the same in both.
    pub assumptions: Vec<String>,
}

/// What is compared of a version.
#[derive(Clone, Copy, Debug)]
pub struct Version<'a> {
    /// its counts
    pub profile: &'a FunctionProfile,
    /// its features
    pub features: &'a FeatureFormulas,
}

impl Diff {
    /// Compares two versions; symbols of the same name are the same. About linear in both formulas, times the
    /// points tried.
    ///
    /// ```
    /// use symprof::frontend::Instructions;
    /// use symprof::ir::text::parse_module;
    /// use symprof::profile::{ModuleProfile, Options};
    /// use symprof::report::diff::{Diff, Verdict, Version};
    /// let one = |compare: &str| parse_module(&format!("
    /// func @f(%n: i32) {{
    /// block entry:
    ///   %five = const i32 5
    ///   %more = icmp {compare} %n, %five
    ///   branch %more, then, exit
    /// block then:
    ///   jump exit
    /// block exit:
    ///   return
    /// }}"));
    /// let (a, b) = (one("sgt")?, one("sge")?);
    /// let [a, b] = [&a, &b].map(|m| ModuleProfile::new(m, Options::default()));
    /// let id = a.by_name("f")?;
    /// let told = Instructions::default();
    /// let features = [&a, &b].map(|p| p.features(id, &told).formulas(p));
    /// let version = |k: usize, p| Version { profile: p, features: &features[k] };
    /// let diff = Diff::new(version(0, a.function(id)), version(1, b.function(id)));
    /// assert!(!diff.is_same());
    /// assert_eq!(diff.blocks[0].verdict, Verdict::Same);
    /// assert_eq!(diff.blocks[1].verdict, Verdict::Different("n=5".into()));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn new(a: Version<'_>, b: Version<'_>) -> Diff {
        let written = [a, b].map(|v| v.profile.written());
        let block = |k: usize, name: &str| {
            let v = [a, b][k].profile.block(name)?;
            let formula = v.count.formula().map(|e| written[k].count(e));
            Some(formula.ok_or_else(|| v.count.status().name().to_owned()))
        };
        let mut names: Vec<&str> = a.profile.blocks().iter().map(|b| b.name.as_str()).collect();
        names.extend(b.profile.blocks().iter().map(|b| b.name.as_str()));
        let stores = written.map(|w| w.store());
        let domains = [a, b].map(|v| [v.profile.domain(), v.profile.data_domain()].concat());
        let compared = Common::new(stores, &domains);
        let mut compared = compared.assuming([a.profile, b.profile]);
        let blocks = unique(names)
            .into_iter()
            .map(|name| compared.row(name.to_owned(), block(0, name), block(1, name)))
            .collect();

        let features = [a, b].map(|v| v.features);
        let stores = features.map(|f| &f.store);
        let domains = features.map(|f| [f.domain.as_slice(), &f.data_domain].concat());
        let common = Common::new(stores, &domains);
        let mut common = common.assuming([a.profile, b.profile]);
        let wholes = features.map(|f| f.table.whole());
        let mut kinds: Vec<&OpcodeKey> = wholes[0].opcodes.iter().map(|o| &o.0).collect();
        kinds.extend(wholes[1].opcodes.iter().map(|o| &o.0));
        let of = |k: usize, kind: &OpcodeKey| {
            let found = wholes[k].opcodes.iter().find(|o| o.0 == *kind)?;
            Some(found.1.as_ref().map(|f| f.formula.expr()).map_err(|e| e.reason.clone()))
        };
        let instructions = unique(kinds)
            .into_iter()
            .map(|kind| common.row(named(kind), of(0, kind), of(1, kind)))
            .collect();
        let (mut totals, mut lower) = (Vec::new(), Vec::new());
        for (name, index) in TOTALS {
            let of = |k: usize| {
                let total = wholes[k].totals.values()[index];
                Some(total.as_ref().map(|f| f.formula.expr()).map_err(|e| e.reason.clone()))
            };
            if let (Some(Ok(x)), Some(Ok(y))) = (of(0), of(1)) {
                lower.extend(common.lower(x, y).map(|words| (name.to_owned(), words)));
            }
            totals.push(common.row(name.to_owned(), of(0), of(1)));
        }
        // blocks are compared within the domain of the function, sums within those of its callees too
        let mut domain: Vec<String> = Vec::new();
        for part in [&compared, &common] {
            domain.extend_from_slice(&part.ranges);
            let shown = part.domain.iter().filter(|c| part.store.as_const(**c).is_none());
            domain.extend(shown.map(|c| part.store.display(*c).to_string()));
        }
        let domain = unique(domain);
        let mut assumptions: Vec<String> = Vec::new();
        for v in [a, b] {
            assumptions.extend_from_slice(v.profile.assumptions());
            assumptions.extend_from_slice(&v.features.assumptions);
        }
        let undecided: BTreeSet<&String> = compared.undecided.union(&common.undecided).collect();
        assumptions.extend(undecided.iter().map(|s| format!("`{s}` is the same in both versions")));
        // what the user assumes stands in the domain
        let given: Vec<&String> =
            [a, b].iter().flat_map(|v| v.profile.assumed().iter().map(|g| &g.0)).collect();
        assumptions.retain(|text| !given.contains(&text));
        Diff { blocks, instructions, totals, lower, domain, assumptions: unique(assumptions) }
    }

    /// Are all formulas of both versions proved equal?
    pub fn is_same(&self) -> bool {
        self.rows().all(|r| r.verdict == Verdict::Same)
    }

    fn rows(&self) -> impl Iterator<Item = &Row> {
        self.blocks.iter().chain(&self.instructions).chain(&self.totals)
    }

    /// What differs, as text; `names` are those of the versions.
    pub fn text(&self, function: &str, names: [&str; 2]) -> String {
        let mut out = String::new();
        let parts =
            [("block", &self.blocks), ("instruction", &self.instructions), ("total", &self.totals)];
        let say = |(what, rows): &(&str, &Vec<Row>)| {
            let n = rows.iter().filter(|r| r.verdict != Verdict::Same).count();
            let plural = if rows.len() == 1 { "" } else { "s" };
            format!("{n} of {} {what}{plural}", rows.len())
        };
        let said: Vec<String> = parts.iter().map(say).collect();
        out += &match self.is_same() {
            true if self.domain.is_empty() => format!("{function}: the formulas are the same\n"),
            true => format!("{function}: the formulas are the same within their domain\n"),
            false => format!("{function}: {} differ\n", said.join(", ")),
        };
        if !self.domain.is_empty() {
            out += "\n  domain (elsewhere compare at points, by --at)\n";
            self.domain.iter().for_each(|c| out += &format!("    {c}\n"));
        }
        assumptions(&mut out, &self.assumptions);
        for (what, rows) in parts {
            let changed = rows.iter().filter(|r| r.verdict != Verdict::Same);
            let mut lines = vec![[what, names[0], names[1], ""].map(Cell::new).to_vec()];
            for r in changed {
                let formula = |k: usize| r.formulas[k].clone().unwrap_or_else(|| "-".to_owned());
                let why = match &r.verdict {
                    Verdict::Same => String::new(),
                    Verdict::Different(at) if at.is_empty() => "different".to_owned(),
                    Verdict::Different(at) => format!("different at {at}"),
                    Verdict::Undecided(why) => why.clone(),
                    Verdict::OnlyFirst => format!("only in {}", names[0]),
                    Verdict::OnlySecond => format!("only in {}", names[1]),
                };
                lines.push([r.name.clone(), formula(0), formula(1), why].map(Cell::new).to_vec());
            }
            if lines.len() > 1 {
                out.push('\n');
                table::rows(&mut out, "  ", &lines);
            }
        }
        if !self.lower.is_empty() {
            out.push('\n');
            let words = |w: &str| w.replace("{first}", names[0]).replace("{second}", names[1]);
            let lines: Vec<Vec<Cell>> =
                self.lower.iter().map(|(n, w)| vec![Cell::new(n), Cell::new(words(w))]).collect();
            table::rows(&mut out, "  ", &lines);
        }
        out
    }

    /// All of it as JSON.
    pub fn json(&self, function: &str) -> Value {
        let row = |r: &Row| {
            let (verdict, detail) = match &r.verdict {
                Verdict::Same => ("same", None),
                Verdict::Different(at) => ("different", Some(at)),
                Verdict::Undecided(why) => ("undecided", Some(why)),
                Verdict::OnlyFirst => ("only_first", None),
                Verdict::OnlySecond => ("only_second", None),
            };
            json!({ "name": r.name, "first": r.formulas[0], "second": r.formulas[1],
                    "verdict": verdict, "detail": detail })
        };
        let rows = |rows: &[Row]| rows.iter().map(row).collect::<Vec<Value>>();
        let words = |w: &str| w.replace("{first}", "first").replace("{second}", "second");
        let lower = self.lower.iter().map(|(n, w)| (n.clone(), words(w).into()));
        json!({ "version": super::json::VERSION, "function": function, "same": self.is_same(), "blocks": rows(&self.blocks),
                "instructions": rows(&self.instructions), "totals": rows(&self.totals),
                "lower": lower.collect::<Map<String, Value>>(), "domain": self.domain,
                "assumptions": self.assumptions })
    }
}

/// The assumptions as a paragraph of text, if there are any.
fn assumptions(out: &mut String, all: &[String]) {
    if !all.is_empty() {
        *out += "\n  assumptions\n";
        all.iter().for_each(|a| *out += &format!("    {a}\n"));
    }
}

fn unique<T: PartialEq>(all: Vec<T>) -> Vec<T> {
    let mut found: Vec<T> = Vec::new();
    for x in all {
        if !found.contains(&x) {
            found.push(x);
        }
    }
    found
}

fn named(kind: &OpcodeKey) -> String {
    let lanes = match kind.lanes {
        Lanes::Scalar => String::new(),
        lanes => format!(" x {lanes}"),
    };
    format!("{} {}{lanes}", kind.opcode, kind.ty).trim().to_owned()
}

/// Formulas of two stores in one, in which symbols of the same name are the same.
struct Common<'a> {
    stores: [&'a Store; 2],
    store: Store,
    /// the free symbols of both; bound ones are new ones in each formula
    symbols: BTreeMap<String, Sym>,
    /// what holds where both versions' formulas do
    domain: Vec<Expr>,
    /// symbols in formulas of both that no parameter decides
    undecided: BTreeSet<String>,
    /// ranges of symbols that are wider in one version
    ranges: Vec<String>,
    /// no point is in the domain
    is_empty: bool,
}

impl<'a> Common<'a> {
    fn new(stores: [&'a Store; 2], domains: &[Vec<ConditionExpr>; 2]) -> Common<'a> {
        let mut common = Common {
            stores,
            store: Store::new(),
            symbols: BTreeMap::default(),
            domain: Vec::new(),
            undecided: BTreeSet::new(),
            ranges: Vec::new(),
            is_empty: false,
        };
        common.declare();
        for (k, domain) in domains.iter().enumerate() {
            for c in domain {
                let found = common.import(k, c.expr());
                common.domain.extend(found);
            }
        }
        common
    }

    /// Gives each free symbol of either version one of that name, before bound ones can take names. Where the
    /// versions have other ranges for it, what both allow is compared, and the domain says so.
    fn declare(&mut self) {
        let [a, b] = self.stores;
        for (from, other) in [(a, b), (b, a)] {
            for (_, data) in from.symbols().filter(|(_, d)| d.kind != SymKind::Index) {
                if self.symbols.contains_key(&data.name) {
                    continue;
                }
                let there = other.find_symbol(&data.name).map(|s| other.symbol_data(s));
                let there = there.filter(|d| d.kind != SymKind::Index).unwrap_or(data);
                let lo = data.lo.iter().chain(&there.lo).max().cloned();
                let hi = data.hi.iter().chain(&there.hi).min().cloned();
                let symbol = self.store.fresh(&data.name, data.kind, lo.clone(), hi.clone());
                self.symbols.insert(data.name.clone(), symbol);
                let is_shown = !matches!(data.kind, SymKind::Placeholder | SymKind::Data);
                if is_shown && (&data.lo, &data.hi) != (&there.lo, &there.hi) {
                    // its bounds would decide these conditions
                    let range = [lo.map(|l| format!("{l} <= ")), hi.map(|h| format!(" <= {h}"))];
                    let [above, below] = range.map(Option::unwrap_or_default);
                    self.ranges.push(format!("{above}{}{below}", data.name));
                }
            }
        }
    }

    /// What the user assumes of either version holds where they are compared.
    fn assuming(mut self, versions: [&FunctionProfile; 2]) -> Self {
        for version in versions {
            for (_, c) in version.assumed() {
                let found = self.import_from(version.store(), c.expr());
                self.domain.extend(found);
            }
        }
        // within no points, all formulas are equal
        let (one, zero) = (self.store.one(), self.store.zero());
        self.is_empty = equality(&self.store, one, zero, &self.domain) == Equality::Equal;
        self
    }

    fn import(&mut self, k: usize, e: Expr) -> Option<Expr> {
        self.import_from(self.stores[k], e)
    }

    fn import_from(&mut self, from: &Store, e: Expr) -> Option<Expr> {
        if executes(from, e) {
            return None;
        }
        let Common { store, symbols, .. } = self;
        store.import(from, e, &mut |store, symbol| {
            let known = symbols.get(&from.symbol_data(symbol).name);
            known.map(|&symbol| store.sym(symbol))
        })
    }

    fn row(
        &mut self,
        name: String,
        a: Option<Result<Expr, String>>,
        b: Option<Result<Expr, String>>,
    ) -> Row {
        let formulas = [(0, &a), (1, &b)].map(|(k, of)| {
            of.as_ref().map(|f| match f {
                Ok(e) => self.written(k, *e),
                Err(why) => format!("? ({why})"),
            })
        });
        let verdict = match (a, b) {
            (None, _) => Verdict::OnlySecond,
            (_, None) => Verdict::OnlyFirst,
            (Some(Ok(a)), Some(Ok(b))) => self.verdict(a, b),
            _ => Verdict::Undecided("not decided: there is no formula".to_owned()),
        };
        Row { name, formulas, verdict }
    }

    /// The formula as a reader sees it.
    fn written(&mut self, k: usize, e: Expr) -> String {
        match self.import(k, e) {
            Some(e) => {
                let written = Writer::new(&mut self.store).write(e);
                self.store.display(written).to_string()
            }
            None => self.stores[k].display(e).to_string(),
        }
    }

    fn difference(&mut self, a: Expr, b: Expr) -> Option<Expr> {
        let (a, b) = (self.import(0, a)?, self.import(1, b)?);
        Some(self.store.sub(a, b))
    }

    fn verdict(&mut self, a: Expr, b: Expr) -> Verdict {
        if self.is_empty {
            let why = "not decided: the domains of the versions have no point in common";
            return Verdict::Undecided(why.to_owned());
        }
        // the indices of sums are symbols of their own in each; the language of formulas knows none of them
        let texts = [self.stores[0].display(a).to_string(), self.stores[1].display(b).to_string()];
        let (Some(a), Some(b)) = (self.import(0, a), self.import(1, b)) else {
            return Verdict::Undecided("not decided: an execution is part of a formula".to_owned());
        };
        let [of_a, of_b] = [a, b].map(|e| symbols(&self.store, &[e]));
        for s in of_a.iter().filter(|s| of_b.contains(s)).map(|s| self.store.symbol_data(*s)) {
            if !matches!(s.kind, SymKind::Parameter | SymKind::Defaulted) {
                self.undecided.insert(s.name.clone());
            }
        }
        if texts[0] == texts[1] {
            return Verdict::Same;
        }
        match equality(&self.store, a, b, &self.domain) {
            Equality::Equal => Verdict::Same,
            Equality::Different(point) => {
                let symbols = symbols(&self.store, &[a, b]);
                let shown = point.iter().filter(|p| symbols.contains(&p.0));
                let name = |s: Sym| self.store.symbol_data(s).name.clone();
                let shown: Vec<String> = shown.map(|(s, v)| format!("{}={v}", name(*s))).collect();
                Verdict::Different(shown.join(","))
            }
            Equality::Undecided(why) => {
                let d = self.store.sub(a, b);
                let written = Writer::new(&mut self.store).write(d);
                match self.store.is_zero(written) {
                    true => Verdict::Same,
                    false => Verdict::Undecided(format!("not decided: {why}")),
                }
            }
            _ => Verdict::Undecided("not decided".to_owned()),
        }
    }

    /// The value where both domains, and what the user assumes, hold.
    fn value(&self, e: Expr, point: &[(Sym, Num)], steps: &mut u64) -> Option<Num> {
        let mut evaluator = Evaluator::new(&self.store).with_budget(*steps);
        point.iter().for_each(|(s, v)| evaluator.bind(*s, v.clone()));
        let inside = self.domain.iter().all(|&c| evaluator.truth(c) != Ok(false));
        let value = evaluator.eval(e).ok().filter(|_| inside);
        *steps = steps.saturating_sub(evaluator.steps());
        value
    }

    /// From which size on which version has less, all sizes being equal; nothing where the search takes too long.
    fn lower(&mut self, a: Expr, b: Expr) -> Option<String> {
        let d = self.difference(a, b)?;
        if self.store.is_zero(d) {
            return None;
        }
        let all: Vec<Expr> = self.domain.iter().copied().chain([d]).collect();
        let every = symbols(&self.store, &all);
        let sizes = (1..=512).chain((10..=LARGEST.ilog2()).flat_map(|k| [(1u64 << k) - 1, 1 << k]));
        // where the sign last changed
        let (mut from, mut sign, mut any) = (1, None, false);
        let (mut steps, mut largest) = (STEPS, 0);
        for n in sizes {
            let at = |s: &Sym| {
                let ratio = self.store.symbol_data(*s).kind == SymKind::Free;
                (*s, if ratio { Num::ONE } else { Num::from(i128::from(n)) })
            };
            let point: Vec<(Sym, Num)> = every.iter().map(at).collect();
            let outside = |(s, v): &(Sym, Num)| {
                let data = self.store.symbol_data(*s);
                data.lo.iter().any(|lo| v < lo) || data.hi.iter().any(|hi| v > hi)
            };
            if point.iter().any(outside) {
                continue;
            }
            largest = n;
            let value = self.value(d, &point, &mut steps);
            if steps == 0 {
                return None;
            }
            let Some(value) = value else { continue };
            let now = if value.is_zero() { 0 } else { 1 - 2 * i32::from(value.is_negative()) };
            any |= now != 0;
            if sign != Some(now) {
                (from, sign) = (n, Some(now));
            }
        }
        let sizes = format!("from {from} on, all sizes equal (tried to {largest})");
        any.then(|| match sign {
            Some(1) => format!("{{second}} has fewer {sizes}"),
            Some(-1) => format!("{{first}} has fewer {sizes}"),
            _ => format!("both have as many {sizes}"),
        })
    }
}

/// Is an execution part of the formula?
fn executes(store: &Store, e: Expr) -> bool {
    let mut found = false;
    store.visit(&[e], |_, node| found |= matches!(node, Node::Simulation { .. }));
    found
}

/// The free symbols, by name.
fn symbols(store: &Store, of: &[Expr]) -> Vec<Sym> {
    let (mut found, mut bound) = (Vec::new(), Vec::new());
    store.visit(of, |_, node| match node {
        Node::Symbol(s) => found.push(*s),
        Node::SumOver { var, .. } | Node::First { var, .. } => bound.push(*var),
        _ => {}
    });
    found.retain(|s| !bound.contains(s));
    found.sort_by(|a, b| store.symbol_data(*a).name.cmp(&store.symbol_data(*b).name));
    found.dedup();
    found
}
