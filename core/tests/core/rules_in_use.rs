//! Rules that no kernel of the corpora uses: a program for each, in `rules`, whose count needs it.
//!
//! The file has the name of the rule, comments `;@ n: 0 1 2 …` with the points, one a column, and a function
//! `main` whose block `counted` the rule has a part in.

use std::path::Path;
use symprof_core::expr::{Evaluator, Num};
use symprof_core::ir::text::parse_module;
use symprof_core::profile::{Engine, Explanation, ModuleProfile, Options, Point, Source};
use symprof_core::rules::{rules, Settings};

const BLOCK: &str = "counted";

/// The points at the head of a program.
fn points(text: &str) -> Vec<Vec<(String, i64)>> {
    let rows = text.lines().filter_map(|l| l.strip_prefix(";@ ")?.split_once(": "));
    let rows: Vec<(&str, Vec<i64>)> = rows
        .map(|(name, values)| {
            let values = values.split(' ').map(|v| v.parse().expect("a number"));
            (name, values.collect())
        })
        .collect();
    let columns = rows.iter().map(|r| r.1.len()).min().unwrap_or(0);
    (0..columns).map(|k| rows.iter().map(|(n, v)| ((*n).to_owned(), v[k])).collect()).collect()
}

/// The explanation names the rule, its replay and the formula count what executions count, and without
/// the rule the explanation is another one.
fn check(rule: &str, text: &str) -> Result<(), String> {
    let module = parse_module(text).map_err(|e| e.to_string())?;
    let profile = ModuleProfile::new(&module, Options::default());
    let id = profile.by_name("main").map_err(|e| e.to_string())?;
    let mut explained = profile.explain(id, BLOCK).map_err(|e| e.to_string())?;
    if !names(&explained).contains(&rule) {
        return Err(format!("not among {:?}", names(&explained)));
    }
    let replayed = explained.replay().ok_or("no trip count")?;
    let mut by_formula = 0;
    for at in points(text) {
        let point: Point = at.iter().map(|(n, v)| (n.clone(), *v)).collect();
        // a difference is an error
        let answer = profile.evaluate_by(Engine::Both, id, &point);
        let answer = answer.map_err(|e| {
            format!("at {at:?}, with the rules {}: {e}", names(&explained).join(", "))
        })?;
        let counted = answer.root().blocks.iter().find(|b| b.name == BLOCK);
        let Some((Source::Formula, count)) = counted.and_then(|b| b.source.zip(b.count.clone()))
        else {
            continue;
        };
        by_formula += usize::from(count > 0.into());
        let mut ev = Evaluator::new(&explained.store);
        for (name, v) in &at {
            ev.bind_name(name, Num::int(*v));
        }
        let nest = ev.eval(replayed);
        if nest != Ok(Num::big_int(count.clone())) {
            return Err(format!("the explanation counts {nest:?}, not {count}, at {at:?}"));
        }
    }
    if by_formula < 3 {
        return Err(format!("{by_formula} counts by formula"));
    }
    let settings = Settings::default().without_rules([rule]).map_err(|e| e.to_string())?;
    let without = ModuleProfile::new(&module, Options::default().with_settings(settings));
    let explained = without.explain(id, BLOCK).map_err(|e| e.to_string())?;
    match names(&explained).contains(&rule) {
        true => Err("named though it is off".to_owned()),
        false => Ok(()),
    }
}

fn names(e: &Explanation) -> Vec<&str> {
    e.rules().iter().map(|r| r.name).collect()
}

#[test]
fn counts_that_need_a_rule_name_it() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/rules");
    let (mut checked, mut wrong) = (0, Vec::new());
    for file in std::fs::read_dir(folder).expect("the folder").flatten() {
        let path = file.path();
        let rule = path.file_stem().expect("a name").to_string_lossy().into_owned();
        assert!(rules().any(|r| r.name == rule), "there is no rule {rule}");
        let text = std::fs::read_to_string(&path).expect("a program");
        wrong.extend(check(&rule, &text).err().map(|why| format!("{rule}: {why}")));
        checked += 1;
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(checked > 0, "no programs");
}
