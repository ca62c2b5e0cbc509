//! Two versions of a kernel, compared: which formulas differ, and from which size on one does less than the other.
//!
//! How two formulas compare is decided in `common`. [`DiffAt`] compares counts at a point.

mod at;
mod common;

pub use at::{CountRow, DiffAt, VersionAt};

use super::table::{self, Cell};
use common::Common;
use serde_json::{json, Map, Value};
use std::collections::BTreeSet;
use symprof_core::frontend::Lanes;
use symprof_core::profile::{FeatureFormulas, FunctionProfile, OpcodeKey};

/// The totals that are compared, with their places among all.
const TOTALS: [(&str, usize); 4] =
    [("FLOPs", 5), ("bytes loaded", 6), ("bytes stored", 7), ("branches", 4)];

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
        let mut common = Common::of_features([a, b]);
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
        let totals = totals(&mut common, features);
        let mut lower = Vec::new();
        for (name, index) in TOTALS {
            let of = |k: usize| wholes[k].totals.values()[index].as_ref().ok();
            if let (Some(x), Some(y)) = (of(0), of(1)) {
                let words = common.lower(x.formula.expr(), y.formula.expr());
                lower.extend(words.map(|words| (name.to_owned(), words)));
            }
        }
        // blocks are compared within the domain of the function, sums within those of its callees too
        let mut domain: Vec<String> = Vec::new();
        for part in [&compared, &common] {
            domain.extend(part.ranges());
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

    /// The totals alone: FLOPs, bytes loaded and stored, branches.
    ///
    /// ```
    /// use symprof::frontend::{BlockInstructions, Class, Instruction, Instructions};
    /// use symprof::ir::text::parse_module;
    /// use symprof::profile::{ModuleProfile, Options};
    /// use symprof::report::diff::{Diff, Verdict, Version};
    /// let module = parse_module("func @f() {\nblock entry:\n  return\n}")?;
    /// let profile = ModuleProfile::new(&module, Options::default());
    /// let id = profile.by_name("f")?;
    /// // one addition of two lanes against two additions
    /// let computing = |results| Instruction::new("fadd", "float", Class::Float).computing(results);
    /// let features = [vec![computing(2)], vec![computing(1), computing(1)]].map(|all| {
    ///     let mut told = Instructions::default();
    ///     told.add(id, BlockInstructions::new(module.functions[id].entry(), all));
    ///     profile.features(id, &told).formulas(&profile)
    /// });
    /// let version = |k: usize| Version { profile: profile.function(id), features: &features[k] };
    /// let totals = Diff::totals(version(0), version(1));
    /// assert_eq!((totals[0].name.as_str(), &totals[0].verdict), ("FLOPs", &Verdict::Same));
    /// assert_eq!(Diff::total(version(0), version(1), "FLOPs").as_ref(), totals.first());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn totals(a: Version<'_>, b: Version<'_>) -> Vec<Row> {
        totals(&mut Common::of_features([a, b]), [a.features, b.features])
    }

    /// One of the [`totals`](Self::totals), by its name; none if there is no total of that name.
    pub fn total(a: Version<'_>, b: Version<'_>, name: &str) -> Option<Row> {
        let which = TOTALS.into_iter().find(|t| t.0 == name)?;
        Some(total(&mut Common::of_features([a, b]), [a.features, b.features], which))
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
        self.text_within(function, names, None)
    }

    /// As [`text`](Self::text), with lines of so many characters at most where that can be: formulas that do not
    /// stand beside each other stand below each other.
    pub fn text_within(&self, function: &str, names: [&str; 2], width: Option<usize>) -> String {
        let mut out = String::new();
        let parts =
            [("block", &self.blocks), ("instruction", &self.instructions), ("total", &self.totals)];
        let say = |(what, rows): &(&str, &Vec<Row>)| {
            let n = rows.iter().filter(|r| r.verdict != Verdict::Same).count();
            let plural = if rows.len() == 1 { "" } else { "s" };
            format!("{n} of {} {what}{plural}", rows.len())
        };
        let said: Vec<String> = parts.iter().map(say).collect();
        let line = match self.is_same() {
            true if self.domain.is_empty() => format!("{function}: the formulas are the same"),
            true => format!("{function}: the formulas are the same within their domain"),
            false => format!("{function}: {} differ", said.join(", ")),
        };
        broken(&mut out, "", &line, width);
        if !self.domain.is_empty() {
            out += "\n  domain (elsewhere compare at points, by --at)\n";
            self.domain.iter().for_each(|c| broken(&mut out, "    ", c, width));
        }
        assumptions(&mut out, &self.assumptions, width);
        for (what, rows) in parts {
            let changed = rows.iter().filter(|r| r.verdict != Verdict::Same);
            let mut lines = vec![[what, names[0], names[1], ""].map(str::to_owned)];
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
                lines.push([r.name.clone(), formula(0), formula(1), why]);
            }
            if lines.len() > 1 {
                out.push('\n');
                compared(&mut out, &lines, width);
            }
        }
        if !self.lower.is_empty() {
            out.push('\n');
            let words = |w: &str| w.replace("{first}", names[0]).replace("{second}", names[1]);
            let lines: Vec<Vec<Cell>> =
                self.lower.iter().map(|(n, w)| vec![Cell::new(n), Cell::new(words(w))]).collect();
            table::rows_within(&mut out, "  ", &lines, width);
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

/// The totals of both versions, compared.
fn totals(common: &mut Common<'_>, features: [&FeatureFormulas; 2]) -> Vec<Row> {
    TOTALS.into_iter().map(|which| total(common, features, which)).collect()
}

fn total(
    common: &mut Common<'_>,
    features: [&FeatureFormulas; 2],
    (name, index): (&str, usize),
) -> Row {
    let [a, b] = features.map(|f| {
        let total = f.table.whole().totals.values()[index];
        Some(total.as_ref().map(|f| f.formula.expr()).map_err(|e| e.reason.clone()))
    });
    common.row(name.to_owned(), a, b)
}

/// The assumptions as a paragraph of text, if there are any.
fn assumptions(out: &mut String, all: &[String], width: Option<usize>) {
    if !all.is_empty() {
        *out += "\n  assumptions\n";
        all.iter().for_each(|a| broken(out, "    ", a, width));
    }
}

/// A text in lines that go on behind a deeper indentation.
fn broken(out: &mut String, indent: &str, text: &str, width: Option<usize>) {
    let room = width.map_or(usize::MAX, |w| w.saturating_sub(indent.len() + 2));
    for (k, line) in table::wrapped(text, room).iter().enumerate() {
        *out += &format!("{indent}{}{line}\n", if k == 0 { "" } else { "  " });
    }
}

/// Names with the formulas of both versions and how they compare, below a line that says what they are: a row
/// each, or the formulas below each other if a row does not go on a line.
fn compared(out: &mut String, lines: &[[String; 4]], width: Option<usize>) {
    let columns = (0..4).map(|k| lines.iter().map(|l| l[k].chars().count()).max().unwrap_or(0) + 2);
    if width.is_none_or(|most| columns.sum::<usize>() <= most) {
        let cells = |line: &[String; 4]| line.each_ref().map(Cell::new).to_vec();
        return table::rows(out, "  ", &lines.iter().map(cells).collect::<Vec<_>>());
    }
    let [what, first, second, _] = &lines[0];
    *out += &format!("  {what}\n");
    for [name, a, b, why] in &lines[1..] {
        let head = [name, why].map(Cell::new).to_vec();
        table::rows_within(out, "  ", &[head], width);
        let of = [(first, a), (second, b)].map(|(v, f)| vec![Cell::new(v), Cell::new(f)]);
        table::rows_within(out, "      ", &of, width);
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
