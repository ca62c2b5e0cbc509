//! Formulas as they are shown against those that were derived: the same values, at the points of a case and at
//! points around them: negated, far apart, at the ends of 32 bits.

use super::replay::signed;
use symprof::expr::{EvalError, Evaluator, Num};
use symprof::ir::FuncId;
use symprof::profile::ModuleProfile;

/// Steps of one evaluation.
const STEPS: u64 = 20_000;

/// How many values are the same, and those that are not.
pub fn compare(
    profile: &ModuleProfile<'_>,
    id: FuncId,
    points: &[Vec<(String, i64)>],
) -> (usize, Vec<String>) {
    let (f, func) = (profile.function(id), &profile.module().functions[id]);
    let written = f.written();
    let (mut same, mut wrong) = (0, Vec::new());
    let all = points.iter().flat_map(|p| around(p).into_iter().chain([p.clone()]));
    for point in all {
        let mut ev = Evaluator::new(written.store()).with_budget(STEPS);
        for (name, v) in &point {
            ev.bind_name(name, Num::int(signed(func, name, *v)));
        }
        // conditions are read everywhere, formulas where all conditions hold
        let mut inside = true;
        for &c in f.domain() {
            let (derived, shown) = (ev.truth(c), ev.truth(written.condition(c)));
            inside &= derived == Ok(true);
            match derived.is_ok() && derived != shown {
                true => wrong.push(format!("a condition of {} at {point:?}", f.name())),
                false => same += 1,
            }
        }
        for b in f.blocks().iter().filter(|_| inside) {
            let Some(e) = b.count.formula() else { continue };
            let (Ok(derived), shown) = (ev.eval(e), ev.eval(written.count(e))) else { continue };
            if shown == Err(EvalError::Budget(STEPS)) {
                continue;
            }
            if shown.as_ref() == Ok(&derived) {
                same += 1;
            } else {
                let (name, text) = (f.name(), f.formula_text(b).unwrap_or_default());
                wrong.push(format!(
                    "{name}/{}: {derived} is shown as {shown:?} at {point:?}: {text}",
                    b.name
                ));
            }
        }
    }
    (same, wrong)
}

/// Points around one.
fn around(point: &[(String, i64)]) -> Vec<Vec<(String, i64)>> {
    let changed = |f: &dyn Fn(i64, i64) -> i64| -> Vec<(String, i64)> {
        let numbered = point.iter().enumerate();
        numbered.map(|(k, (name, v))| (name.clone(), f(*v, k as i64))).collect()
    };
    vec![
        changed(&|v, _| v.saturating_neg()),
        changed(&|_, k| k - 1),
        changed(&|_, k| 1 - k),
        changed(&|v, k| v.saturating_mul(1000).saturating_add(7 * k + 3)),
        changed(&|v, k| if k % 2 == 0 { v.saturating_mul(977) } else { v }),
        changed(&|_, _| i64::from(i32::MAX)),
        changed(&|v, k| if k == 0 { i64::from(i32::MIN) } else { v }),
    ]
}
