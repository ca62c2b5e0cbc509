//! Features as JSON: formulas with their statuses, counts as decimal strings.

use super::FunctionReport;
use crate::report::json::VERSION;
use num_bigint::BigInt;
use serde_json::{json, Map, Value};
use symprof_core::expr::{ConditionExpr, Expr};
use symprof_core::frontend::Lanes;
use symprof_core::profile::{
    FeatureCounts, FeatureFormula, FunctionFeatures, Naming, NoFormula, Point, Totals,
};

/// Formulas longer than this name their repeated parts, which stand under `where`.
const LONG: usize = 4000;

/// `symprof features --format json`: for each function its totals, opcodes, calls and lines, those of all
/// functions that it reaches together; under `functions` each alone, if they are several; under `points`
/// the counts, `null` with the reason beside where one is not known.
///
/// See [`FunctionReport`] for an example.
pub fn json(functions: &[FunctionReport]) -> Value {
    let all = functions.iter().map(|f| (f.name.clone(), function(f)));
    json!({ "version": VERSION, "functions": all.collect::<Map<_, _>>() })
}

fn function(f: &FunctionReport) -> Value {
    let (store, table) = (&f.formulas.store, &f.formulas.table);
    let naming = Naming::new(store, &f.formulas.formulas());
    let mut named = false;
    let mut text_of = |e: Expr| {
        let full = store.display(e).to_string();
        if full.len() <= LONG {
            return full;
        }
        named = true;
        naming.text(store, e)
    };
    let mut formula = |f: &Result<FeatureFormula, NoFormula>| match f {
        Ok(f) => json!({ "formula": text_of(f.formula.expr()), "status": f.status.name() }),
        Err(e) => json!({ "formula": null, "status": e.status.name(), "reason": e.reason }),
    };
    let mut out = features(table.whole(), &mut formula);
    if table.functions.len() > 1 {
        let each = table.functions.iter();
        let each = each.map(|(_, name, f)| (name.clone(), features(f, &mut formula).into()));
        out.insert("functions".into(), Value::Object(each.collect()));
    }
    let intensity = f.formulas.intensity.map(&mut text_of);
    out.insert("arithmetic_intensity".into(), intensity.into());
    let conditions = |all: &[ConditionExpr]| -> Vec<String> {
        let naming = naming.and(store, all);
        all.iter().map(|&e| naming.standalone(store, e, LONG)).collect()
    };
    out.insert("domain".into(), conditions(&f.formulas.domain).into());
    out.insert("data_domain".into(), conditions(&f.formulas.data_domain).into());
    out.insert("assumptions".into(), f.formulas.assumptions.clone().into());
    if named {
        let lines = naming.definitions(store).into_iter().map(|(n, e)| (n, e.into()));
        out.insert("where".into(), Value::Object(lines.collect()));
    }
    if !f.points.is_empty() {
        let points = f.points.iter().map(|(p, c)| point(p, c));
        out.insert("points".into(), points.collect());
    }
    Value::Object(out)
}

fn point(at: &Point, counts: &FeatureCounts) -> Value {
    let mut reasons: Vec<String> = Vec::new();
    let mut count = |c: &Result<BigInt, String>| match c {
        Ok(n) => n.to_string().into(),
        Err(why) => {
            if !reasons.contains(why) {
                reasons.push(why.clone());
            }
            Value::Null
        }
    };
    let mut out = Map::new();
    let symbols = at.iter().map(|(n, v)| (n.to_owned(), crate::report::json::number(v)));
    out.insert("at".into(), Value::Object(symbols.collect()));
    let table = &counts.table;
    out.extend(features(table.whole(), &mut count));
    if table.functions.len() > 1 {
        let each = table.functions.iter();
        let each = each.map(|(_, name, f)| (name.clone(), features(f, &mut count).into()));
        out.insert("functions".into(), Value::Object(each.collect()));
    }
    let intensity = counts.intensity.as_ref().map(ToString::to_string);
    out.insert("arithmetic_intensity".into(), intensity.into());
    out.insert("reasons".into(), reasons.into());
    out.insert("assumptions".into(), counts.assumptions.clone().into());
    Value::Object(out)
}

fn features<T>(f: &FunctionFeatures<T>, value: &mut dyn FnMut(&T) -> Value) -> Map<String, Value> {
    let mut totals = |t: &Totals<T>| -> Value {
        let named = Totals::<T>::NAMES.into_iter().zip(t.values());
        Value::Object(named.map(|(name, v)| (name.to_owned(), value(v))).collect())
    };
    let mut out = Map::new();
    out.insert("totals".into(), totals(&f.totals));
    let lines: Vec<Value> = f
        .lines
        .iter()
        .map(|(l, t)| json!({ "file": &*l.file, "line": l.line, "totals": totals(t) }))
        .collect();
    let opcodes: Vec<Value> = f
        .opcodes
        .iter()
        .map(|(key, v)| {
            let lanes = match key.lanes {
                Lanes::Scalar => 1.into(),
                Lanes::Fixed(n) => n.into(),
                scalable => Value::from(scalable.to_string()),
            };
            json!({
                "opcode": &*key.opcode,
                "type": &*key.ty,
                "lanes": lanes,
                "class": key.class.name(),
                "count": value(v),
            })
        })
        .collect();
    out.insert("opcodes".into(), opcodes.into());
    let calls = f.calls.iter().map(|(name, v)| (name.to_string(), value(v)));
    out.insert("calls".into(), Value::Object(calls.collect()));
    out.insert("lines".into(), lines.into());
    out
}
