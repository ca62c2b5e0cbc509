//! What a profile prints, read again: formulas are the same expressions, and each line of the domain
//! is an assumption that means the same and changes no count where it holds.

use super::read::{read, texts, Part};
use crate::support::file;
use symprof::expr::{ConditionExpr, Expr};
use symprof::profile::{Assumption, Evaluation, ModuleProfile, Point, ProfileError};
use symprof::report;
use symprof::symprof_core::expr::{EvalError, Evaluator, Num, Store};
use symprof::symprof_core::ir::FuncId;

/// What became of the domains of profiles.
#[derive(Clone, Debug, Default)]
pub struct Assumed {
    /// lines that were assumed
    pub lines: usize,
    /// formulas that read back as the same expression
    pub formulas: usize,
    /// values of formulas and conditions that are the same as shown and as derived
    pub shown: usize,
    /// counts at points inside, the same with and without
    pub same: usize,
    /// points outside, which the assumptions refuse
    pub refused: usize,
    pub failures: Vec<String>,
}

impl Assumed {
    pub fn add(&mut self, other: Assumed) {
        self.lines += other.lines;
        self.formulas += other.formulas;
        self.shown += other.shown;
        self.same += other.same;
        self.refused += other.refused;
        self.failures.extend(other.failures);
    }

    /// One line for a person.
    pub fn summary(&self) -> String {
        format!(
            "{} formulas read back the same, with {} values as derived; {} lines of domains assumed: {} \
             counts stay the same, {} points outside are refused",
            self.formulas, self.shown, self.lines, self.same, self.refused
        )
    }
}

/// A condition of an assumption, in the store of a part.
fn built(text: &str, part: &mut Part) -> Result<Expr, String> {
    match Assumption::parse(text).map_err(|e| e.to_string())? {
        Assumption::Condition(c) => {
            let (store, mut resolve) = part.resolving();
            c.build(store, &mut resolve).map(ConditionExpr::expr).map_err(|e| e.to_string())
        }
        other => Err(format!("{other:?}")),
    }
}

/// Assumes the domain of a function, as text and JSON print it, and compares the counts at points.
pub fn assume(profile: &ModuleProfile<'_>, id: FuncId, points: &[Vec<(String, i64)>]) -> Assumed {
    let mut found = Assumed::default();
    let f = profile.function(id);
    let printed = printed(profile, id);
    if let Err(why) = &printed {
        found.failures.push(why.clone());
    }
    let lines = printed.unwrap_or_default();
    let written = f.written();
    let mut own = written.restrictions(f.domain()).into_iter();
    let mut assumptions: Vec<Assumption> = Vec::new();
    for line in &lines {
        found.lines += 1;
        match Assumption::parse(line) {
            Ok(Assumption::Condition(c)) => {
                // a line of the function itself is the expression it was printed of
                if let Some(e) = own.next() {
                    let mut store: Store = written.store().clone();
                    let symbol = |s: &mut Store, name: &str| s.find_symbol(name).map(|x| s.sym(x));
                    let again = c.build(&mut store, &mut { symbol });
                    match again {
                        Ok(x) if x.expr() == e => {}
                        Ok(x) => {
                            let x = store.display(x);
                            found.failures.push(format!("`{line}` reads back as `{x}`"));
                        }
                        Err(why) => found.failures.push(why.to_string()),
                    }
                }
                assumptions.push(Assumption::Condition(c));
            }
            Ok(other) => found.failures.push(format!("`{line}` is taken for {other:?}")),
            Err(e) => found.failures.push(e.to_string()),
        }
    }
    // formulas read back too
    let mut store: Store = written.store().clone();
    for b in f.blocks() {
        let (Some(e), Some(text)) = (b.count.formula(), f.formula_text(b)) else { continue };
        match store.parse(&text) {
            Ok(x) if x == written.count(e) => found.formulas += 1,
            Ok(x) => {
                let x = store.display(x);
                found.failures.push(format!("{}: `{text}` reads back as `{x}`", b.name));
            }
            Err(why) => found.failures.push(format!("{}: `{text}`: {why}", b.name)),
        }
    }
    let (same, wrong) = super::written::compare(profile, id, points);
    found.shown = same;
    found.failures.extend(wrong);
    if assumptions.is_empty() {
        return found;
    }
    let mut options = profile.options().clone();
    options.assume = assumptions;
    let narrowed = ModuleProfile::new(profile.module(), options);
    if let Err(e) = narrowed.check_assumptions(&[id]) {
        found.failures.push(e.to_string());
        return found;
    }
    for values in points {
        let point: Point = values.iter().map(|(n, v)| (n.as_str(), i128::from(*v))).collect();
        let at = report::text::at(&point);
        // what has no counts without the assumptions has none to compare
        let Ok(before) = profile.evaluate(id, &point) else { continue };
        match narrowed.evaluate(id, &point) {
            Ok(after) => compare(&before, &after, &at, &mut found),
            Err(ProfileError::OutsideDomain { condition }) => {
                found.refused += 1;
                if holds(profile, id, values) == Some(true) {
                    found.failures.push(format!("at {at}: `{condition}` is refused"));
                }
            }
            Err(ProfileError::Undecided { .. }) if holds(profile, id, values).is_none() => {}
            Err(e) => found.failures.push(format!("at {at}: {e}")),
        }
    }
    found
}

/// The lines of the domain and of that inside callees, as JSON has them; those that text prints must
/// be assumptions too.
fn printed(profile: &ModuleProfile<'_>, id: FuncId) -> Result<Vec<String>, String> {
    let text = report::text::profiles(profile, &[id]);
    let mut within = false;
    for line in text.lines() {
        match line.strip_prefix("    ") {
            Some(condition) if within && !condition.starts_with(' ') => {
                let read = Assumption::parse(condition).map_err(|e| e.to_string())?;
                if let Assumption::Binding { .. } = read {
                    return Err(format!("`{condition}` is no condition"));
                }
            }
            Some(_) => {}
            None => within = line.contains("domain"),
        }
    }
    let json = report::json::profiles(profile, &[id]);
    let f = &json["functions"][profile.function(id).name()];
    let lists = [&f["domain"], &f["callees"]["domain"]];
    let all = lists.into_iter().filter_map(|l| l.as_array()).flatten();
    Ok(all.filter_map(|l| l.as_str()).map(str::to_owned).collect())
}

fn compare(before: &Evaluation, after: &Evaluation, at: &str, found: &mut Assumed) {
    for f in &before.functions {
        let other = after.functions.iter().find(|g| g.name == f.name);
        for b in &f.blocks {
            let Some(n) = &b.count else { continue };
            match other.and_then(|g| g.block(&b.name)) {
                Some(m) if m == *n => found.same += 1,
                m => {
                    let block = format!("{}/{}", f.name, b.name);
                    found.failures.push(format!("{block} at {at}: {m:?} where it was {n}"));
                }
            }
        }
    }
}

/// Do the function's conditions, and those inside callees, hold at a point? `None` where one has no
/// value.
fn holds(profile: &ModuleProfile<'_>, id: FuncId, values: &[(String, i64)]) -> Option<bool> {
    let f = profile.function(id);
    let in_store = |store: &Store, all: &[ConditionExpr]| {
        let mut ev = Evaluator::new(store).with_budget(1_000_000);
        for (name, v) in values {
            if let Ok((symbol, v)) = f.symbols().bind(name, i128::from(*v)) {
                ev.bind_name(&symbol.name, Num::int(v));
            }
        }
        let truths: Vec<Result<bool, EvalError>> = all.iter().map(|&e| ev.truth(e)).collect();
        match truths.contains(&Ok(false)) {
            true => Some(false),
            false => truths.into_iter().all(|t| t == Ok(true)).then_some(true),
        }
    };
    let inside = profile.callees(id).map(|c| in_store(c.store(), c.domain()));
    match (in_store(f.store(), f.domain()), inside) {
        (Some(false), _) | (_, Some(Some(false))) => Some(false),
        (Some(true), None | Some(Some(true))) => Some(true),
        _ => None,
    }
}

/// Every condition in the golden files is accepted with the definitions it stands under, and is what
/// the formulas' own reading makes of it; printed, it is the same text.
#[test]
fn every_condition_in_golden_files_is_an_assumption() {
    let (mut lines, mut wrong, mut other) = (0, Vec::new(), Vec::new());
    for folder in ["c", "listings", "mlir", "corpus/tvm", "corpus/tvm-llvm22"] {
        let mut files: Vec<_> = std::fs::read_dir(file(folder).join("golden"))
            .expect("golden files")
            .flatten()
            .map(|e| e.path())
            .filter(|p| p.extension().is_some_and(|e| e == "formulas"))
            .collect();
        files.sort();
        for path in files {
            let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
            let text = std::fs::read_to_string(&path).expect("it is there");
            for section in format!("\n{text}").split("\n== ").skip(1) {
                let page = section.split_once('\n').map_or("", |s| s.1);
                for (mut part, texts) in read(page).into_iter().zip(texts(page)) {
                    let definitions: Vec<String> =
                        texts.1.names.iter().map(|(n, e)| format!("{n} = {e}")).collect();
                    let own: Vec<_> = part.domain.iter().chain(&part.assumed).cloned().collect();
                    let all: Vec<_> = texts.1.domain.iter().chain(&texts.1.assumed).collect();
                    assert_eq!(own.len(), all.len(), "{name}: definitions are not read");
                    for (line, own) in all.into_iter().zip(own) {
                        lines += 1;
                        let whole = match definitions.as_slice() {
                            [] => (*line).to_owned(),
                            some => format!("{line} where {}", some.join("\n")),
                        };
                        match built(&whole, &mut part) {
                            Ok(e) if Ok(e) == own => {
                                let again = part.store.display(e).to_string();
                                if definitions.is_empty() && again != *line {
                                    other.push(format!("{name}: {line}\n  is {again}"));
                                }
                            }
                            found => wrong.push(format!("{name}: {line}: {found:?}, not {own:?}")),
                        }
                    }
                }
            }
        }
    }
    println!("{lines} conditions in golden files, {} printed otherwise", other.len());
    assert!(lines > 400, "{lines} conditions in golden files");
    assert!(wrong.is_empty(), "{} are refused:\n{}", wrong.len(), wrong.join("\n"));
    // in another store terms may have another order
    println!("{}", other.join("\n"));
    assert!(other.len() * 10 <= lines, "{}", other.len());
}
