//! Two versions of a kernel at a point: which counts differ, and by how much.

use super::{named, unique};
use crate::report::table::{self, Cell};
use num_bigint::BigInt;
use serde_json::{json, Value};
use symprof_core::profile::{Evaluation, FeatureCounts, OpcodeKey, Point};

/// A block, an instruction or a total of both versions at a point.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct CountRow {
    /// its name
    pub name: String,
    /// its executions (of totals, what is counted) in the first and the second version: none where the version
    /// does not have it, a reason where the count is not known
    pub counts: [Option<Result<BigInt, String>>; 2],
}

impl CountRow {
    /// Are both counts known, and the same?
    pub fn is_same(&self) -> bool {
        matches!(&self.counts, [Some(Ok(a)), Some(Ok(b))] if a == b)
    }

    /// How many times the first the second is, in words; nothing where that says nothing.
    fn ratio(&self) -> String {
        let zero = BigInt::ZERO;
        let [Some(Ok(a)), Some(Ok(b))] = &self.counts else { return String::new() };
        if *a == zero || *b == zero || a == b {
            return String::new();
        }
        let thousandths = (b * 1000u32 + a / 2u32) / a;
        let (whole, rest) = (&thousandths / 1000u32, &thousandths % 1000u32);
        let rest = format!("{:0>3}", rest.to_string());
        let rest = rest.trim_end_matches('0');
        match (thousandths == zero, rest.is_empty()) {
            (true, _) => "x less than 0.001".to_owned(),
            (_, true) => format!("x {whole}"),
            (_, false) => format!("x {whole}.{rest}"),
        }
    }
}

/// What is compared of a version at a point.
#[derive(Clone, Copy, Debug)]
pub struct VersionAt<'a> {
    /// its counts
    pub answer: &'a Evaluation,
    /// its features
    pub features: &'a FeatureCounts,
}

/// Two versions of a function at a point.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct DiffAt {
    /// the point
    pub point: Point,
    /// blocks of the function by name
    pub blocks: Vec<CountRow>,
    /// executions of kinds of instructions, in all functions that it reaches
    pub instructions: Vec<CountRow>,
    /// FLOPs, bytes loaded and stored, branches
    pub totals: Vec<CountRow>,
    /// what the counts of either version rest on, in words
    pub assumptions: Vec<String>,
}

impl DiffAt {
    /// Compares the counts of two versions at a point. Linear in how many there are.
    ///
    /// ```
    /// use symprof::frontend::Instructions;
    /// use symprof::ir::text::parse_module;
    /// use symprof::profile::{ModuleProfile, Options, Point};
    /// use symprof::report::diff::{DiffAt, VersionAt};
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
    /// let profiles = [&a, &b].map(|m| ModuleProfile::new(m, Options::default()));
    /// let id = profiles[0].by_name("f")?;
    /// let same = |n: i64| {
    ///     let point: Point = [("n", n)].into_iter().collect();
    ///     let told = Instructions::default();
    ///     let answers = profiles.each_ref().map(|p| p.evaluate(id, &point).expect("counts"));
    ///     let features =
    ///         profiles.each_ref().map(|p| p.features(id, &told).at(p, &point).expect("counts"));
    ///     let version = |k: usize| VersionAt { answer: &answers[k], features: &features[k] };
    ///     let diff = DiffAt::new(point.clone(), version(0), version(1));
    ///     diff.blocks.iter().all(|row| row.is_same())
    /// };
    /// assert!(same(6) && !same(5));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn new(point: Point, a: VersionAt<'_>, b: VersionAt<'_>) -> DiffAt {
        let both = [a, b];
        let blocks = both.map(|v| &v.answer.root().blocks);
        let names: Vec<&str> =
            blocks.iter().flat_map(|b| b.iter().map(|b| b.name.as_str())).collect();
        let of_block = |k: usize, name: &str| {
            let found = blocks[k].iter().find(|b| b.name == name)?;
            let unknown = || found.reason.clone().unwrap_or_else(|| "data decides it".to_owned());
            Some(found.count.clone().ok_or_else(unknown))
        };
        let row = |name: &str| CountRow {
            name: name.to_owned(),
            counts: [of_block(0, name), of_block(1, name)],
        };
        let blocks = unique(names).into_iter().map(row).collect();

        let wholes = both.map(|v| v.features.table.whole());
        let kinds: Vec<&OpcodeKey> =
            wholes.iter().flat_map(|w| w.opcodes.iter().map(|o| &o.0)).collect();
        let of_kind = |k: usize, kind: &OpcodeKey| {
            Some(wholes[k].opcodes.iter().find(|o| o.0 == *kind)?.1.clone())
        };
        let row = |kind: &OpcodeKey| CountRow {
            name: named(kind),
            counts: [of_kind(0, kind), of_kind(1, kind)],
        };
        let instructions = unique(kinds).into_iter().map(row).collect();
        let row = |(name, index): (&str, usize)| CountRow {
            name: name.to_owned(),
            counts: wholes.map(|w| Some(w.totals.values()[index].clone())),
        };
        let totals = super::TOTALS.into_iter().map(row).collect();
        let functions = both.iter().flat_map(|v| &v.answer.functions);
        let assumptions = unique(functions.flat_map(|f| f.assumptions.clone()).collect());
        DiffAt { point, blocks, instructions, totals, assumptions }
    }

    /// Are all counts of both versions known, and the same?
    pub fn is_same(&self) -> bool {
        self.parts().iter().flat_map(|p| p.1).all(CountRow::is_same)
    }

    fn parts(&self) -> [(&'static str, &Vec<CountRow>); 3] {
        [("block", &self.blocks), ("instruction", &self.instructions), ("total", &self.totals)]
    }

    /// What differs, as text, behind a line for the point; `names` are those of the versions.
    pub fn text(&self, function: &str, names: [&str; 2]) -> String {
        self.text_within(function, names, None)
    }

    /// As [`text`](Self::text), with lines of so many characters at most where that can be.
    pub fn text_within(&self, function: &str, names: [&str; 2], width: Option<usize>) -> String {
        let at = crate::report::text::at(&self.point);
        if self.is_same() {
            let mut out = String::new();
            let line = format!("{function} at {at}: the counts are the same");
            super::broken(&mut out, "", &line, width);
            super::assumptions(&mut out, &self.assumptions, width);
            return out;
        }
        let said: Vec<String> = self
            .parts()
            .iter()
            .map(|(what, rows)| {
                let n = rows.iter().filter(|r| !r.is_same()).count();
                format!("{n} of {} {what}{}", rows.len(), if rows.len() == 1 { "" } else { "s" })
            })
            .collect();
        let mut out = String::new();
        let line = format!("{function} at {at}: {} differ", said.join(", "));
        super::broken(&mut out, "", &line, width);
        for (what, rows) in self.parts() {
            let mut lines = vec![vec![
                Cell::new(what),
                Cell::new(names[0]).right(),
                Cell::new(names[1]).right(),
                Cell::new(""),
            ]];
            for r in rows.iter().filter(|r| !r.is_same()) {
                let count = |k: usize| match &r.counts[k] {
                    None => "-".to_owned(),
                    Some(Ok(n)) => n.to_string(),
                    Some(Err(_)) => "?".to_owned(),
                };
                let why = r.counts.iter().flatten().find_map(|c| c.as_ref().err());
                let note = why.map_or_else(|| r.ratio(), |w| format!("not known: {w}"));
                lines.push(vec![
                    Cell::new(&r.name),
                    Cell::new(count(0)).right(),
                    Cell::new(count(1)).right(),
                    Cell::new(note),
                ]);
            }
            if lines.len() > 1 {
                out.push('\n');
                table::rows_within(&mut out, "  ", &lines, width);
            }
        }
        super::assumptions(&mut out, &self.assumptions, width);
        out
    }

    /// All of it as JSON: the point, and the counts as strings; an entry of `points`.
    pub fn json(&self) -> Value {
        let count = |c: &Option<Result<BigInt, String>>| match c {
            Some(Ok(n)) => Value::from(n.to_string()),
            _ => Value::Null,
        };
        let row = |r: &CountRow| {
            let reason = r.counts.iter().flatten().find_map(|c| c.as_ref().err());
            json!({ "name": r.name, "first": count(&r.counts[0]), "second": count(&r.counts[1]),
                    "same": r.is_same(), "reason": reason })
        };
        let rows = |rows: &[CountRow]| rows.iter().map(row).collect::<Vec<Value>>();
        let at = crate::report::json::point(&self.point);
        json!({ "at": at, "same": self.is_same(), "blocks": rows(&self.blocks),
                "instructions": rows(&self.instructions), "totals": rows(&self.totals),
                "assumptions": self.assumptions })
    }
}
