//! Writes counts into a module that was read for that purpose, and prints it.

use super::{printed, Op};
use mlir_sys::mlirOperationPrint;

/// The attribute that carries a count.
const COUNT: &str = "symprof.count";
/// The attributes of a function.
const DOMAIN: &str = "symprof.domain";
const ASSUMPTIONS: &str = "symprof.assumptions";

/// Gives each operation within `root` that owns regions, and each call, the count of its region or
/// of the block in which it stands. `count` gives the name and the count of a block, by its key,
/// `rests_on` the domain and the assumptions of the function that a block is the first of.
///
/// The operation must be one that nobody else holds: `with_parsed` owns it.
pub(crate) fn annotate(
    root: Op<'_>,
    count: impl Fn(usize) -> Option<(String, String)>,
    rests_on: impl Fn(usize) -> Option<(Option<String>, Option<String>)>,
) -> String {
    let mut work = vec![root];
    while let Some(op) = work.pop() {
        let mut counts: Vec<(String, String)> = Vec::new();
        for region in op.regions() {
            counts.extend(region.first().and_then(|b| count(b.key())));
            for block in region.blocks() {
                for inner in block.ops() {
                    if matches!(&*inner.name(), "func.call" | "func.call_indirect") {
                        if let Some((_, text)) = count(block.key()) {
                            // SAFETY: this function is alone with the module
                            unsafe { inner.set_string(COUNT, &text) };
                        }
                    } else if inner.region_count() > 0 {
                        work.push(inner);
                    }
                }
            }
        }
        let text = match counts.as_slice() {
            [] => continue,
            [(_, text)] if op.region_count() == 1 => text.clone(),
            several => {
                let label = |name: &str| name.rsplit('.').next().unwrap_or(name).to_owned();
                let parts: Vec<String> =
                    several.iter().map(|(name, text)| format!("{}: {text}", label(name))).collect();
                parts.join("; ")
            }
        };
        // SAFETY: as above
        unsafe { op.set_string(COUNT, &text) };
        let first = op.regions().next().and_then(|r| r.first());
        let Some((domain, assumptions)) = first.and_then(|b| rests_on(b.key())) else { continue };
        for (attribute, text) in [(DOMAIN, domain), (ASSUMPTIONS, assumptions)] {
            if let Some(text) = text {
                // SAFETY: as above
                unsafe { op.set_string(attribute, &text) };
            }
        }
    }
    let text = |op: &Op<'_>| {
        // SAFETY: a live operation
        printed(|callback, user| unsafe { mlirOperationPrint(op.0, callback, user) }) + "\n"
    };
    super::pieces::modules_of(root).iter().map(text).collect::<Vec<String>>().join("\n// -----\n\n")
}
