//! What a (broken) solver says of one function: its blocks with status, formula and the rules that
//! `symprof explain` names, and at each point the counts by formula and by execution. As JSON.
//!
//! ```text
//! driver FILE FUNCTION [n=3,m=4 ...]
//! ```
//!
//! of LLVM IR, or a program in core's text form (`.txt`).
//!
//! Built by `tools/break_rules.py` in a copy of the repository.

use serde_json::{json, Value};
use std::path::Path;
use std::sync::Arc;
use symprof::ir::text::parse_module;
use symprof::profile::{Engine, Evaluation, ModuleProfile, Options, Point};
use symprof::symprof_core::rules::Settings;

/// Steps of formulas, and of executions.
const STEPS: u64 = 300_000;

fn counts(answer: Result<Evaluation, impl std::fmt::Display>) -> Value {
    match answer {
        Err(e) => json!({ "error": e.to_string() }),
        Ok(e) => {
            let blocks = e.root().blocks.iter();
            let count = |b: &symprof::profile::BlockValue| {
                json!([b.name, b.count.as_ref().map(ToString::to_string), b.reason])
            };
            blocks.map(count).collect()
        }
    }
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [file, function, points @ ..] = &args[..] else {
        return Err("driver FILE FUNCTION [POINT ...]".into());
    };
    let module = match Path::new(file).extension().is_some_and(|e| e == "txt") {
        true => parse_module(&std::fs::read_to_string(file)?)?,
        false => symprof::input::load(Path::new(file))?.module,
    };
    let mut options = Options::default().with_steps(STEPS);
    options.settings = Arc::new(Settings::default().with_journal());
    let profile = ModuleProfile::new(&module, options);
    let id = profile.by_name(function)?;
    let f = profile.function(id);
    let mut blocks = Vec::new();
    for b in f.blocks() {
        let formula = b.count.formula().map(|e| f.store().display(e).to_string());
        let explained = profile.explain(id, &b.name)?;
        let rules: Vec<&str> = explained.rules().iter().map(|r| r.name).collect();
        let status = b.count.status().name();
        blocks.push(json!({ "name": b.name, "status": status, "formula": formula, "rules": rules }));
    }
    let mut at = Vec::new();
    for text in points {
        let mut point = Point::default();
        for part in text.split(',').filter(|p| !p.is_empty()) {
            let (name, value) = part.split_once('=').ok_or("a point is NAME=VALUE,...")?;
            point.bind(name, value.parse::<i64>()?);
        }
        at.push(json!({
            "point": text,
            "formula": counts(profile.evaluate_by(Engine::Formula, id, &point)),
            "execution": counts(profile.evaluate_by(Engine::Simulation, id, &point)),
        }));
    }
    println!("{}", json!({ "blocks": blocks, "points": at }));
    Ok(())
}
