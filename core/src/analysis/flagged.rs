//! Which values may be poison by what their computation promises: flags of instructions, amounts of shifts, and the
//! literal (LangRef, "Poison Values"). Poison goes to what is computed of a value, so this is one forward reachability
//! over definitions and uses; whoever looks for a broken promise need not go past the rest.

use super::promised::hands_on;
use crate::ir::{BinaryOp, Flags, Function, Inst, Value, POISON};
use cranelift_entity::{EntitySet, SecondaryMap};
use smallvec::SmallVec;

/// The values of a function on whose way a promise is made. Linear in the function.
pub(crate) fn flagged_values(func: &Function) -> EntitySet<Value> {
    let mut users: SecondaryMap<Value, SmallVec<[Value; 2]>> = SecondaryMap::new();
    let mut work: Vec<Value> = func.promised.iter().copied().collect();
    for &b in &func.layout {
        let data = &func.blocks[b];
        for (v, inst) in data.insts.iter().filter_map(|(v, inst)| Some(((*v)?, inst))) {
            if makes_a_promise(inst) {
                work.push(v);
            }
            hands_on(inst).iter().for_each(|&a| users[a].push(v));
        }
        for target in data.terminator.targets() {
            let params = &func.blocks[target.block].params;
            target.args.iter().zip(params).for_each(|(&a, &p)| users[a].push(p));
        }
    }
    let mut flagged = EntitySet::new();
    while let Some(v) = work.pop() {
        if flagged.insert(v) {
            work.extend(&users[v]);
        }
    }
    flagged
}

/// May the result be poison though no operand is?
fn makes_a_promise(inst: &Inst) -> bool {
    match inst {
        Inst::Binary(op, flags, ..) => {
            *flags != Flags::NONE || matches!(op, BinaryOp::Shl | BinaryOp::LShr | BinaryOp::AShr)
        }
        Inst::Cast(_, flags, _) | Inst::PtrAdd(flags, ..) => *flags != Flags::NONE,
        Inst::Opaque(why) => why == POISON,
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ir::text::parse_module;

    #[test]
    fn what_is_computed_of_a_promise_rests_on_it() {
        let module = parse_module(
            "func @f(%n: i32, %p: ptr) {
block entry:
  %1 = const i32 1
  %a = add i32 %n, %1
  %b = add nsw i32 %n, %1
  %s = shl i32 %n, %1
  %c = icmp slt %b, %n
  %l = load i32 %p
  jump head(%l, %a)
block head(%x: i32, %y: i32):
  %z = add i32 %x, %l
  %d = icmp slt %y, %n
  branch %d, body, exit
block body:
  %t = freeze i32 %b
  %u = add nuw i32 %t, %1
  jump head(%z, %u)
block exit:
  return
}",
        )
        .expect("it parses");
        let func = &module.functions[module.by_name("f").expect("f")];
        let flagged = flagged_values(func);
        let named = func.values.keys().filter(|&v| flagged.contains(v));
        let named: Vec<String> = named.map(|v| func.value_name(v).to_owned()).collect();
        let (mut named, mut expected) = (named, ["b", "s", "c", "y", "d", "u"]);
        named.sort();
        expected.sort_unstable();
        assert_eq!(named, expected);
    }
}
