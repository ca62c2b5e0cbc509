//! JSON in the fixed form of the command line. Counts are decimal strings, which outgrow 64 bits;
//! objects keep the order of the source.

use super::text::MetricsRow;
use num_bigint::BigInt;
use serde_json::{json, Map, Value};
use symprof_core::expr::Num;
use symprof_core::profile::{
    Evaluation, FunctionEvaluation, FunctionProfile, Naming, Point, Status,
};

/// Formulas longer than this name their repeated parts, which stand under `where`.
const LONG: usize = 4000;

/// `symprof profile --format json`.
pub fn profiles(functions: &[&FunctionProfile]) -> Value {
    let entries = functions.iter().map(|f| (f.name().to_owned(), profile(f)));
    json!({ "functions": entries.collect::<Map<_, _>>() })
}

fn profile(f: &FunctionProfile) -> Value {
    let display = |e| f.store().display(e).to_string();
    let parameters: Vec<Value> =
        f.parameters().iter().map(|p| json!({ "name": p.name, "type": p.ty })).collect();
    let free: Vec<Value> = f
        .free_symbols()
        .iter()
        .map(|s| json!({ "name": s.name, "range": s.range(), "reason": s.reason }))
        .collect();
    let naming = Naming::new(f.store(), &f.formulas());
    let mut named = false;
    let blocks: Vec<Value> = f
        .blocks()
        .iter()
        .map(|b| {
            let formula = b.count.formula().map(|e| {
                let full = display(e);
                if full.len() <= LONG {
                    return full;
                }
                named = true;
                naming.text(f.store(), e)
            });
            let mut block = Map::new();
            block.insert("name".into(), b.name.clone().into());
            block.insert("formula".into(), formula.map_or(Value::Null, Value::from));
            block.insert("status".into(), b.count.status().name().into());
            block.insert("raw".into(), b.raw.clone().map_or(Value::Null, Value::from));
            if let Some(reason) = b.count.reason() {
                block.insert("reason".into(), reason.into());
            }
            Value::Object(block)
        })
        .collect();
    let domain: Vec<String> = f.domain().iter().map(|&e| display(e)).collect();
    let mut profile = Map::new();
    let mut put = |key: &str, value: Value| profile.insert(key.into(), value);
    put("parameters", parameters.into());
    put("symbols", f.used_symbols().into());
    put("assumptions", f.assumptions().into());
    put("domain", domain.into());
    put("free", free.into());
    if named {
        let lines = naming.definitions(f.store());
        put("where", lines.into_iter().map(|(n, e)| (n, e.into())).collect::<Map<_, _>>().into());
    }
    put("blocks", blocks.into());
    Value::Object(profile)
}

/// `symprof metrics --format json`: a list of functions, in the order given.
pub fn metrics(rows: &[MetricsRow]) -> Value {
    let row = |r: &MetricsRow| {
        let mut o = Map::new();
        o.insert("file".into(), r.file.clone().into());
        o.insert("function".into(), r.function.clone().into());
        o.extend(
            r.columns().map(|(name, n)| (name.to_owned(), n.map_or(Value::Null, Value::from))),
        );
        let statuses = Status::ALL.iter().zip(r.statuses);
        let statuses: Map<String, Value> =
            statuses.map(|(s, n)| (s.name().to_owned(), n.into())).collect();
        o.insert("statuses".into(), statuses.into());
        Value::Object(o)
    };
    json!({ "functions": rows.iter().map(row).collect::<Vec<_>>() })
}

/// `symprof eval --format json`.
pub fn evaluations(function: &str, points: &[(Point, Evaluation)]) -> Value {
    let points: Vec<Value> = points
        .iter()
        .map(|(point, evaluation)| {
            let at: Map<String, Value> =
                point.iter().map(|(n, v)| (n.to_owned(), number(v))).collect();
            let functions: Map<String, Value> =
                evaluation.functions.iter().map(|f| (f.name.clone(), counts(f))).collect();
            json!({ "at": at, "functions": functions })
        })
        .collect();
    json!({ "function": function, "points": points })
}

/// A value of a symbol: an integer of at most 64 bits as a number, signed or not; a fraction as
/// text.
fn number(v: &Num) -> Value {
    let integer = v.as_i128();
    match (integer.and_then(|v| i64::try_from(v).ok()), integer.and_then(|v| u64::try_from(v).ok()))
    {
        (Some(v), _) => v.into(),
        (_, Some(v)) => v.into(),
        _ => v.to_string().into(),
    }
}

fn counts(f: &FunctionEvaluation) -> Value {
    let count = |c: &Option<BigInt>| c.as_ref().map_or(Value::Null, |c| c.to_string().into());
    let blocks: Map<String, Value> =
        f.blocks.iter().map(|b| (b.name.clone(), count(&b.count))).collect();
    let calls: Map<String, Value> = f.calls.iter().map(|(n, c)| (n.clone(), count(c))).collect();
    json!({ "blocks": blocks, "calls": calls })
}
