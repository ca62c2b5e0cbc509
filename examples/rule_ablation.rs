//! What each rule of the solver is for: switched off, which blocks of these files lose their formula?
//!
//! ```sh
//! cargo run --example rule_ablation -- tests/corpus/tvm/*.ll
//! ```
//!
//! prints one row a rule: the functions whose analysis it answered in, and the blocks whose status is
//! worse without it. Functions that it did not answer in are not solved again.

use std::collections::BTreeMap;
use std::io::Write as _;
use std::path::Path;
use std::sync::Arc;
use symprof::ir::FuncId;
use symprof::profile::{ModuleProfile, Options, Status};
use symprof::symprof_core::rules::{rules, Settings};

/// What is known of a rule.
#[derive(Default)]
struct Row {
    functions: usize,
    lost: Vec<String>,
}

fn statuses(profile: &ModuleProfile<'_>, id: FuncId) -> Vec<(String, Status)> {
    let blocks = profile.function(id).blocks().iter();
    blocks.map(|b| (b.name.clone(), b.count.status())).collect()
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let files: Vec<String> = std::env::args().skip(1).collect();
    if files.is_empty() {
        return Err("name files of LLVM IR or MLIR".into());
    }
    let mut table: BTreeMap<&str, Row> = rules().map(|r| (r.name, Row::default())).collect();
    for file in &files {
        let loaded = symprof::input::load(Path::new(file))?;
        let all = ModuleProfile::new(&loaded.module, Options::default());
        for rule in rules() {
            let used = |id: &FuncId| all.function(*id).rules().contains(rule.name);
            let ids: Vec<FuncId> = loaded.module.functions.keys().filter(used).collect();
            if ids.is_empty() {
                continue;
            }
            let mut options = Options::default();
            options.settings = Arc::new(Settings::default().without_rules([rule.name])?);
            let without = ModuleProfile::new(&loaded.module, options);
            let row = table.entry(rule.name).or_default();
            row.functions += ids.len();
            for id in ids {
                let name = &loaded.module.functions[id].name;
                let (before, after) = (statuses(&all, id), statuses(&without, id));
                let pairs = before.iter().zip(&after);
                let worse = pairs.filter(|(b, a)| a.1 > b.1);
                row.lost.extend(worse.map(|(b, _)| format!("{name}/{}", b.0)));
            }
        }
    }
    // a reader may have seen enough
    let mut out = std::io::stdout().lock();
    let _ = writeln!(out, "{:<28} {:>9} {:>6}  first of them", "rule", "functions", "lost");
    for rule in rules() {
        let row = &table[rule.name];
        let first = row.lost.first().map_or("", String::as_str);
        let lost = row.lost.len();
        if writeln!(out, "{:<28} {:>9} {lost:>6}  {first}", rule.name, row.functions).is_err() {
            break;
        }
    }
    Ok(())
}
