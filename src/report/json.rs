//! JSON in the fixed form of the command line. Counts are decimal strings, which outgrow 64 bits;
//! objects keep the order of the source.

use super::shown::Shown;
use super::text::MetricsRow;
use crate::names::demangled;
use num_bigint::BigInt;
use serde_json::{json, Map, Value};
use symprof_core::assume::Assumed;
use symprof_core::expr::{ConditionExpr, CountExpr, Expr, Num, Store};
use symprof_core::ir::{FuncId, Function};
use symprof_core::profile::function::ParameterInfo;
use symprof_core::profile::{
    BlockProfile, CalleeCounts, Evaluation, Explanation, FunctionEvaluation, ModuleProfile, Naming,
    Point, Status, Written,
};
use symprof_core::rules::RuleInfo;

/// Formulas longer than this name their repeated parts, which stand under `where`.
const LONG: usize = 4000;

/// `symprof profile --format json`.
///
/// ```
/// use symprof::ir::{text::parse_function, Module};
/// use symprof::profile::{ModuleProfile, Options};
/// let mut module = Module::new();
/// let id = module.add(parse_function("
/// func @f(%n: i32) {
/// block entry:
///   %zero = const i32 0
///   %positive = icmp sgt %n, %zero
///   branch %positive, then, exit
/// block then:
///   jump exit
/// block exit:
///   return
/// }")?);
/// let profile = ModuleProfile::new(&module, Options::default());
/// let value = symprof::report::json::profiles(&profile, &[id]);
/// assert_eq!(value["functions"]["f"]["blocks"][1]["formula"], "n > 0");
/// # Ok::<(), symprof::Error>(())
/// ```
pub fn profiles(module: &ModuleProfile<'_>, functions: &[FuncId]) -> Value {
    let entries = functions.iter().map(|&id| {
        let shown = Shown::new(module, id);
        (shown.function().name().to_owned(), profile(&shown))
    });
    json!({ "version": VERSION, "functions": entries.collect::<Map<_, _>>() })
}

/// What comes before the first function where functions are written one by one: [`profiles`] is this, each
/// function's [`entry`] with commas between, and [`END`].
pub const START: &str = "{\"version\":1,\"functions\":{";

/// What comes after the last function.
pub const END: &str = "}}\n";

/// One function as an entry of the object `functions`: its name and [`profile`].
///
/// ```
/// use symprof::ir::{text::parse_module, Module};
/// use symprof::profile::{ModuleProfile, Options};
/// use symprof::report::{json, Shown};
/// let module = parse_module("func @f() {\nblock a:\n  return\n}\nfunc @g() {\nblock b:\n  return\n}")?;
/// let profile = ModuleProfile::new(&module, Options::default());
/// let ids: Vec<_> = module.functions.keys().collect();
/// let entries: Vec<String> =
///     ids.iter().map(|&id| json::entry(&Shown::new(&profile, id))).collect();
/// let text = [json::START, &entries.join(","), json::END].concat();
/// assert_eq!(text, format!("{}\n", json::profiles(&profile, &ids)));
/// # Ok::<(), symprof::Error>(())
/// ```
pub fn entry(shown: &Shown<'_, '_>) -> String {
    format!("{}:{}", Value::from(shown.function().name()), profile(shown))
}

/// The version of the form. It grows where a field goes away or changes its meaning; fields may join
/// within a version.
pub const VERSION: u32 = 1;

/// The form of all JSON that the command line prints, as a JSON Schema (draft 2020-12).
///
/// ```
/// let schema: serde_json::Value = serde_json::from_str(symprof::report::json::SCHEMA).unwrap();
/// assert_eq!(schema["$schema"], "https://json-schema.org/draft/2020-12/schema");
/// ```
pub const SCHEMA: &str = include_str!("../../schema/symprof-1.json");

/// `symprof explain --format json`: expressions as text in the language of formulas.
///
/// ```
/// use symprof::ir::{text::parse_function, Module};
/// use symprof::profile::{ModuleProfile, Options};
/// let mut module = Module::new();
/// let id = module.add(parse_function("
/// func @f(%n: i32) {
/// block entry:
///   %zero = const i32 0
///   %positive = icmp sgt %n, %zero
///   branch %positive, then, exit
/// block then:
///   jump exit
/// block exit:
///   return
/// }")?);
/// let profile = ModuleProfile::new(&module, Options::default());
/// let value = symprof::report::json::explanation(&profile.explain(id, "then")?);
/// assert_eq!((&value["block"], &value["count"]), (&"then".into(), &"n > 0".into()));
/// # Ok::<(), symprof::Error>(())
/// ```
pub fn explanation(e: &Explanation) -> Value {
    let s = &e.store;
    let rules = |r: &[&'static RuleInfo]| Value::from(r.iter().map(|r| r.name).collect::<Vec<_>>());
    let loops = e.loops.iter().map(|l| {
        let parameters = l.parameters.iter().map(|p| {
            json!({
                "name": p.name, "start": maybe(s, p.start), "next": maybe(s, p.next),
                "value": maybe(s, p.value), "rules": rules(&p.rules),
            })
        });
        json!({
            "header": l.header,
            "location": l.location.as_ref().map(|p| json!({ "file": &*p.file, "line": p.line })),
            "index": l.index.map(|i| s.symbol_data(i).name.clone()),
            "exit": maybe(s, l.exit), "trip_count": maybe(s, l.trip_count),
            "rules": rules(&l.rules),
            "parameters": parameters.collect::<Vec<_>>(),
        })
    });
    let levels = e.levels.iter().map(|l| {
        json!({
            "condition": text(s, l.condition),
            "loop": l.over.and_then(|k| e.loops.get(k)).map(|l| l.header.clone()),
            "index": l.range.map(|r| s.symbol_data(r.0).name.clone()),
            "first": l.range.map(|r| text(s, r.1)),
            "activations": maybe(s, l.activations),
            "summand": maybe(s, l.summand), "last": maybe(s, l.last),
            "leaving": maybe(s, l.leaving), "sum": maybe(s, l.sum),
            "closed": l.closed,
            "rules": rules(&l.rules), "times_entries": l.times_entries, "copy": l.copy,
        })
    });
    let guards =
        e.guards.iter().map(|g| json!({ "condition": text(s, g.condition), "for": g.because }));
    let statement = |r: &&RuleInfo| {
        json!({
            "name": r.name, "stage": r.stage, "statement": r.statement,
            "conditions": r.conditions, "source": r.source,
        })
    };
    let mut value = json!({
        "version": VERSION, "function": e.function, "block": e.block, "status": e.status.name(),
        "count": maybe(s, e.formula), "reason": e.reason, "raw": e.raw,
        "loops": loops.collect::<Vec<_>>(), "levels": levels.collect::<Vec<_>>(),
        "domain": guards.collect::<Vec<_>>(), "assumptions": e.assumptions,
        "rules": e.rules().iter().map(statement).collect::<Vec<_>>(),
    });
    if let Some(callee) = &e.each_call {
        value["each_call"] = explanation(callee);
    }
    value
}

fn text(s: &Store, e: impl Into<Expr>) -> String {
    s.display(e).to_string()
}

fn maybe(s: &Store, e: Option<impl Into<Expr>>) -> Value {
    e.map_or(Value::Null, |e| text(s, e).into())
}

/// A parameter, with its default if it has one.
fn parameter(p: &ParameterInfo) -> Value {
    match p.default {
        Some(default) => json!({ "name": p.name, "type": p.ty, "default": default }),
        None => json!({ "name": p.name, "type": p.ty }),
    }
}

/// One function, as [`Shown`] has it.
///
/// ```
/// use symprof::ir::{text::parse_function, Module};
/// use symprof::profile::{ModuleProfile, Options};
/// use symprof::report::{json, Shown};
/// let mut module = Module::new();
/// let id = module.add(parse_function("func @f() {\nblock entry at \"f.c\" 3:\n  return\n}")?);
/// let profile = ModuleProfile::new(&module, Options::default());
/// let value = json::profile(&Shown::new(&profile, id));
/// assert_eq!(value["blocks"][0]["location"]["line"], 3);
/// # Ok::<(), symprof::Error>(())
/// ```
pub fn profile(shown: &Shown<'_, '_>) -> Value {
    let (f, callees) = (shown.function(), shown.inside());
    let func = &shown.module.module().functions[shown.id];
    let rows = shown.rows();
    let parameters: Vec<Value> = f.parameters().iter().map(parameter).collect();
    let free: Vec<Value> = f
        .free_symbols()
        .iter()
        .map(|s| json!({ "name": s.name, "range": s.range(), "reason": s.reason }))
        .collect();
    let mut formulas = Formulas::new(f.written(), &f.formulas());
    let counts = shown.counted.map(|c| c.1);
    let blocks: Vec<Value> = rows
        .iter()
        .map(|&(k, b)| {
            let raw = b.raw.clone().map_or(Value::Null, Value::from);
            let mut block = formulas.block(b, Some(raw));
            if let Some(counts) = counts {
                block["value"] = count(counts.blocks.get(k).and_then(|v| v.count.as_ref()));
            }
            block
        })
        .collect();
    let domain = formulas.conditions(f.domain());
    let data_domain = formulas.conditions(f.data_domain());
    let mut profile = Map::new();
    let mut put = |key: &str, value: Value| profile.insert(key.into(), value);
    if let Some(known_as) = demangled(f.name()) {
        put("demangled", known_as.into());
    }
    if let Some((at, _)) = shown.counted {
        put("at", point(at));
    }
    put("parameters", parameters.into());
    let symbols = f.used_symbols();
    let words = f.symbols().source_words();
    let named = |s: &&str| Some(((*s).to_owned(), Value::from(words.name(s)?)));
    let source_names: Map<String, Value> = symbols.iter().filter_map(named).collect();
    put("symbols", symbols.into());
    if !source_names.is_empty() {
        put("source_names", source_names.into());
    }
    put("assumptions", f.assumptions().into());
    put("assumption_details", details(&formulas, func, f.assumption_details()));
    put("domain", domain.into());
    put("data_domain", data_domain.into());
    put("free", free.into());
    formulas.definitions(&mut put);
    put("blocks", blocks.into());
    if let Some(callees) = callees {
        put("callees", inside(func, callees, shown));
    }
    Value::Object(profile)
}

/// Assumptions as objects: name, condition (in words where no point decides it), the instruction it
/// is for and the names of the blocks that may rest on it.
fn details(formulas: &Formulas<'_>, func: &Function, assumed: &[Assumed]) -> Value {
    let one = |a: &Assumed| {
        let condition = match a.condition {
            Some(e) => formulas.condition(e),
            None => a.text.clone(),
        };
        let seen = a.blocks.iter().map(|&b| &func.blocks[b]).filter(|b| !b.hidden);
        let blocks: Vec<&str> = seen.map(|b| b.name.as_str()).collect();
        json!({
            "name": a.kind.name(),
            "condition": condition,
            "instruction": a.instruction,
            "blocks": blocks,
        })
    };
    assumed.iter().map(one).collect()
}

/// The counts inside callees, per execution of the function.
fn inside(func: &Function, callees: &CalleeCounts, shown: &Shown<'_, '_>) -> Value {
    let mut formulas = Formulas::new(callees.written(), &callees.formulas());
    let functions: Map<String, Value> = callees
        .functions()
        .iter()
        .map(|f| {
            let blocks = f.blocks().iter().filter(|b| shown.takes_status(b.count.status()));
            let blocks: Vec<Value> = blocks.map(|b| formulas.block(b, None)).collect();
            (f.name().to_owned(), json!({ "blocks": blocks }))
        })
        .collect();
    let domain = formulas.conditions(callees.domain());
    let mut out = Map::new();
    let mut put = |key: &str, value: Value| out.insert(key.into(), value);
    put("assumptions", callees.assumptions().into());
    let assumed = callees.assumption_details();
    put("assumption_details", details(&formulas, func, assumed));
    put("domain", domain.into());
    formulas.definitions(&mut put);
    put("functions", functions.into());
    Value::Object(out)
}

/// Formulas as text, long ones with names for what repeats in them.
struct Formulas<'s> {
    written: &'s Written,
    naming: Naming,
    named: bool,
}

impl<'s> Formulas<'s> {
    fn new(written: &'s Written, all: &[CountExpr]) -> Formulas<'s> {
        let all: Vec<Expr> = all.iter().map(|&e| written.count(e)).collect();
        Formulas { written, naming: Naming::new(written.store(), &all), named: false }
    }

    fn text(&mut self, e: CountExpr) -> String {
        let (store, e) = (self.written.store(), self.written.count(e));
        let full = store.display(e).to_string();
        if full.len() <= LONG {
            return full;
        }
        self.named = true;
        self.naming.text(store, e)
    }

    /// A condition that is read on its own, as `--assume` does.
    fn condition(&self, e: ConditionExpr) -> String {
        self.condition_text(self.written.condition(e))
    }

    fn condition_text(&self, e: Expr) -> String {
        let store = self.written.store();
        let full = store.display(e).to_string();
        match full.len() <= LONG {
            true => full,
            false => self.naming.and(store, &[e]).standalone(store, e, LONG),
        }
    }

    fn conditions(&self, all: &[ConditionExpr]) -> Vec<String> {
        self.written.restrictions(all).into_iter().map(|e| self.condition_text(e)).collect()
    }

    fn block(&mut self, b: &BlockProfile, raw: Option<Value>) -> Value {
        let formula = b.count.formula().map(|e| self.text(e));
        let mut block = Map::new();
        block.insert("name".into(), b.name.clone().into());
        block.insert("formula".into(), formula.map_or(Value::Null, Value::from));
        block.insert("status".into(), b.count.status().name().into());
        if let Some(raw) = raw {
            block.insert("raw".into(), raw);
        }
        if let Some(reason) = b.count.reason() {
            block.insert("reason".into(), reason.into());
        }
        for (key, place) in [("location", &b.location), ("loop_location", &b.loop_location)] {
            if let Some(place) = place {
                block.insert(key.into(), json!({ "file": &*place.file, "line": place.line }));
            }
        }
        Value::Object(block)
    }

    /// What the names stand for, if any was used.
    fn definitions(&self, put: &mut dyn FnMut(&str, Value) -> Option<Value>) {
        if self.named {
            let lines = self.naming.definitions(self.written.store()).into_iter();
            put("where", lines.map(|(n, e)| (n, e.into())).collect::<Map<_, _>>().into());
        }
    }
}

/// `symprof metrics --format json`: a list of functions, in the order given.
///
/// ```
/// use symprof::ir::{text::parse_function, Module};
/// use symprof::profile::{ModuleProfile, Options};
/// let mut module = Module::new();
/// let id = module.add(parse_function("
/// func @f(%n: i32) {
/// block entry:
///   %zero = const i32 0
///   %positive = icmp sgt %n, %zero
///   branch %positive, then, exit
/// block then:
///   jump exit
/// block exit:
///   return
/// }")?);
/// let profile = ModuleProfile::new(&module, Options::default());
/// let row = symprof::report::text::MetricsRow::new("f.ll", profile.function(id));
/// let value = symprof::report::json::metrics(&[row]);
/// assert_eq!(value["functions"][0]["statuses"]["closed-form"], 3);
/// # Ok::<(), symprof::Error>(())
/// ```
pub fn metrics(rows: &[MetricsRow]) -> Value {
    metrics_but(rows, &[])
}

/// As [`metrics`], and the files that could not be read, each with the reason.
pub fn metrics_but(rows: &[MetricsRow], failures: &[(String, String)]) -> Value {
    let row = |r: &MetricsRow| {
        let mut o = Map::new();
        o.insert("file".into(), r.file.clone().into());
        o.insert("function".into(), r.function.clone().into());
        o.extend(
            r.columns().map(|(name, n)| (name.to_owned(), n.map_or(Value::Null, Value::from))),
        );
        let statuses = Status::ALL.iter().zip(&r.statuses);
        let statuses: Map<String, Value> =
            statuses.map(|(s, &n)| (s.name().to_owned(), n.into())).collect();
        o.insert("statuses".into(), statuses.into());
        Value::Object(o)
    };
    let failures: Vec<Value> =
        failures.iter().map(|(file, why)| json!({ "file": file, "error": why })).collect();
    let functions: Vec<Value> = rows.iter().map(row).collect();
    json!({ "version": VERSION, "functions": functions, "failures": failures })
}

/// `symprof eval --format json`.
///
/// ```
/// use symprof::ir::{text::parse_function, Module};
/// use symprof::profile::{ModuleProfile, Options};
/// let mut module = Module::new();
/// let id = module.add(parse_function("
/// func @f(%n: i32) {
/// block entry:
///   %zero = const i32 0
///   %positive = icmp sgt %n, %zero
///   branch %positive, then, exit
/// block then:
///   jump exit
/// block exit:
///   return
/// }")?);
/// let profile = ModuleProfile::new(&module, Options::default());
/// let point: symprof::profile::Point = [("n", 5)].into_iter().collect();
/// let answer = profile.evaluate(id, &point)?;
/// let value = symprof::report::json::evaluations("f", &[(point, answer)]);
/// assert_eq!(value["points"][0]["at"]["n"], 5);
/// assert_eq!(value["points"][0]["functions"]["f"]["blocks"]["then"], "1");
/// # Ok::<(), symprof::Error>(())
/// ```
pub fn evaluations(function: &str, points: &[(Point, Evaluation)]) -> Value {
    let points: Vec<Value> = points
        .iter()
        .map(|(p, evaluation)| {
            let at = point(p);
            let functions: Map<String, Value> =
                evaluation.functions.iter().map(|f| (f.name.clone(), counts(f))).collect();
            json!({ "at": at, "functions": functions })
        })
        .collect();
    json!({ "version": VERSION, "function": function, "points": points })
}

pub(super) fn point(point: &Point) -> Value {
    point.iter().map(|(n, v)| (n.to_owned(), number(v))).collect::<Map<_, _>>().into()
}

fn count(count: Option<&BigInt>) -> Value {
    count.map_or(Value::Null, |c| c.to_string().into())
}

/// A value of a symbol: an integer of at most 64 bits as a number, signed or not; a fraction as
/// text.
pub(super) fn number(v: &Num) -> Value {
    let integer = v.as_i128();
    match (integer.and_then(|v| i64::try_from(v).ok()), integer.and_then(|v| u64::try_from(v).ok()))
    {
        (Some(v), _) => v.into(),
        (_, Some(v)) => v.into(),
        _ => v.to_string().into(),
    }
}

fn counts(f: &FunctionEvaluation) -> Value {
    let blocks: Map<String, Value> =
        f.blocks.iter().map(|b| (b.name.clone(), count(b.count.as_ref()))).collect();
    let calls: Map<String, Value> =
        f.calls.iter().map(|(n, c)| (n.clone(), count(c.as_ref()))).collect();
    let reasons: Map<String, Value> =
        f.reasons().map(|(block, why)| (block.to_owned(), why.into())).collect();
    json!({ "blocks": blocks, "calls": calls, "reasons": reasons, "assumptions": f.assumptions })
}
