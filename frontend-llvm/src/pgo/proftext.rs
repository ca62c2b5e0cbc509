//! LLVM's text profile (LLVM's `docs/CommandGuide/llvm-profdata`, `lib/ProfileData/InstrProfReader.cpp`): for
//! each function its name, the hash of its flow graph, the number of counters and their values.

use super::counts::{check_symbols, evaluate, remedy, truths, Missing};
use super::markers::take_out;
use super::{Counter, Made, PgoError, Request, Step};
use crate::native::Rework;
use crate::reader::load_reworked;
use rustc_hash::FxHashMap;
use std::fmt::Write;
use symprof_core::ir::{Block, FuncId};
use symprof_core::num_bigint::BigInt;

/// The counters of one function in a profile.
struct Record<'a> {
    counters: Vec<&'a Counter>,
}

/// The profile that `llvm-profdata merge` takes: the values that the counters of `opt
/// -passes=pgo-instr-gen` would have after an execution at the point, for the functions reached. It fits the
/// module as given, and what else `pgo-instr-use` (`clang -fprofile-use`) finds with the same flow graph.
///
/// See the [module](super) for an example.
///
/// # Errors
/// [`PgoError`]: the module cannot be read, the point has no counts, or a counter is not known; then it
/// names the symbol to bind, where that helps.
pub fn text_profile(
    bytes: &[u8],
    name: &str,
    request: &Request<'_>,
) -> Result<Made<String>, PgoError> {
    let (mut loaded, reworked) = load_reworked(bytes, name, Rework::Counters)?;
    let probes = take_out(&mut loaded.module);
    let module = &loaded.module;
    let mut found = evaluate(module, name, request)?;
    let reached: Vec<String> =
        found.blocks.functions.iter().map(|&f| module.functions[f].name.clone()).collect();
    let truths = truths(module, &probes, name, request, &reached);
    check_symbols(&mut found, &truths)?;

    let mut records: Vec<Record<'_>> = Vec::new();
    for counter in &reworked.counters {
        let same = |r: &&mut Record<'_>| r.counters[0].function == counter.function;
        match records.iter_mut().find(same) {
            Some(record) => record.counters.push(counter),
            None => records.push(Record { counters: vec![counter] }),
        }
    }
    records.retain(|r| reached.contains(&r.counters[0].function));
    if records.is_empty() {
        let function = module.functions[found.root].name.clone();
        return Err(PgoError::NoCounters { function });
    }
    let mut output = String::from(":ir\n");
    for record in &records {
        let function = &record.counters[0].function;
        let place = module.by_name(function).map(|id| (id, blocks_of(module, id)));
        let value = |counter: &Counter| -> Result<BigInt, Missing> {
            let missing = |reason: &str| Missing { reason: reason.into(), symbols: Vec::new() };
            let (id, blocks) = place.as_ref().ok_or_else(|| missing("it is not counted"))?;
            let block = blocks.get(counter.block.as_str()).and_then(|&b| found.blocks.of(*id, b));
            let block = block.cloned().unwrap_or_else(|| Err(missing("it is not counted")));
            match counter.step {
                Step::One => block,
                Step::Constant(n) => Ok(block? * n),
                Step::Unknown => Err(missing("it grows by what is not followed")),
                // never entered, never true
                Step::Where(_) if block.as_ref().is_ok_and(|n| *n == BigInt::ZERO) => block,
                Step::Where(tag) => match truths.found.get(&tag) {
                    Some(Ok((holds, all))) if *all == block? => Ok(holds.clone()),
                    Some(Ok(_)) => Err(missing("a call behind it does not always come back")),
                    Some(Err(why)) => Err(why.clone()),
                    None => Err(missing("its condition is not followed")),
                },
            }
        };
        let root = &module.functions[found.root].name;
        write_record(&mut output, &record.counters, root, value)?;
    }
    let assumptions = found.blocks.assumptions;
    Ok(Made { output, left: Vec::new(), warnings: loaded.warnings, assumptions })
}

fn blocks_of(module: &symprof_core::ir::Module, id: FuncId) -> FxHashMap<&str, Block> {
    let func = &module.functions[id];
    func.layout.iter().map(|&b| (func.blocks[b].name.as_str(), b)).collect()
}

fn write_record(
    out: &mut String,
    counters: &[&Counter],
    root: &str,
    value: impl Fn(&Counter) -> Result<BigInt, Missing>,
) -> Result<(), PgoError> {
    let first = counters[0];
    let refused = |c: &Counter, reason: &str, remedy: String| PgoError::Counter {
        function: c.function.clone(),
        block: c.block.clone(),
        index: c.index,
        reason: reason.to_owned(),
        remedy,
    };
    let number = usize::try_from(first.counters).unwrap_or(usize::MAX).min(counters.len());
    let mut values: Vec<Option<u64>> = vec![None; number];
    for c in counters {
        let count = value(c).map_err(|why| {
            // counts inside callees are sums over their calls, in which a callee's symbols have no one value
            let remedy = match remedy(&why) {
                none if none.is_empty() && c.function != root => format!(
                    "; ask for `{0}` by itself (`--function {0}`), where what data decides can be bound",
                    c.function
                ),
                remedy => remedy,
            };
            refused(c, &why.reason, remedy)
        })?;
        let count = u64::try_from(count)
            .map_err(|_| refused(c, "it is over 64 bits, which no counter has", String::new()))?;
        match usize::try_from(c.index).ok().and_then(|k| values.get_mut(k)) {
            Some(slot) => *slot = Some(count),
            None => return Err(refused(c, "its number is out of range", String::new())),
        }
    }
    let Counter { profile, hash, .. } = first;
    let _ = writeln!(out, "{profile}\n{hash}\n{number}");
    for (k, v) in values.into_iter().enumerate() {
        match v {
            Some(v) => {
                let _ = writeln!(out, "{v}");
            }
            None => {
                let why = format!("no increment of counter {k} stands in the function");
                return Err(refused(first, &why, String::new()));
            }
        }
    }
    out.push('\n');
    Ok(())
}
