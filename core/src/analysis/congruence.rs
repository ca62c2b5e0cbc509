//! Congruent block parameters: those of one block that are handed the same on every edge.
//!
//! Where a compiler keeps a value in a register beside the place in memory that holds it, one loop carries it twice,
//! and each of the two may be bounded by the other only. All parameters of a block and type are taken to be congruent
//! at first, and taken apart as long as an edge hands over two values that are not: so cycles that are handed on side
//! by side stay together.
//!
//! Source: B. Alpern, M. Wegman and F. K. Zadeck, *Detecting Equality of Variables in Programs*, POPL 1988.

use super::Cfg;
use crate::ir::{Block, Function, Value};
use rustc_hash::{FxHashMap, FxHashSet};
use smallvec::SmallVec;

/// Rounds through the parameters until they are taken apart. Chains of loops that hand on what is not the same take a
/// round each at worst; the rest of these is not known to be congruent.
const ROUNDS: usize = 24;

/// The leader of what each edge to a block hands over.
type Handed = SmallVec<[Option<Value>; 4]>;

/// Block parameters that always have the value of another one of their block.
#[derive(Debug, Default)]
pub(crate) struct Congruence(FxHashMap<Value, Value>);

impl Congruence {
    /// Takes time linear in the arguments of all edges, for each round.
    pub(crate) fn new(func: &Function, cfg: &Cfg) -> Congruence {
        let mut all = Congruence::default();
        let mut blocks: Vec<Block> = Vec::new();
        for (b, block) in func.blocks.iter() {
            let mut first = FxHashMap::default();
            let before = all.0.len();
            for &p in &block.params {
                let leader = *first.entry(func.values[p].ty).or_insert(p);
                if leader != p {
                    all.0.insert(p, leader);
                }
            }
            if all.0.len() > before {
                blocks.push(b);
            }
        }
        for _ in 0..ROUNDS {
            let before = all.0.len();
            let mut is_stable = true;
            blocks.retain(|&b| {
                is_stable &= !all.refine(func, cfg, b);
                func.blocks[b].params.iter().any(|p| all.0.contains_key(p))
            });
            if is_stable && all.0.len() == before {
                return all;
            }
        }
        Congruence::default()
    }

    /// The parameter that a value always equals, or the value.
    pub(crate) fn leader(&self, v: Value) -> Value {
        self.0.get(&v).copied().unwrap_or(v)
    }

    /// Takes the parameters of a block apart by what they are handed; true if some are no longer congruent.
    fn refine(&mut self, func: &Function, cfg: &Cfg, b: Block) -> bool {
        let preds: FxHashSet<Block> = cfg.predecessors(b).iter().copied().collect();
        let preds: SmallVec<[Block; 4]> = preds.into_iter().collect();
        let mut leaders: FxHashMap<(Value, Handed), Value> = FxHashMap::default();
        let mut changes = Vec::new();
        for (k, &p) in func.blocks[b].params.iter().enumerate() {
            let edges = preds.iter().flat_map(|&from| func.blocks[from].terminator.targets());
            let handed = edges.filter(|t| t.block == b);
            let handed = handed.map(|t| t.args.get(k).map(|&v| self.leader(v))).collect();
            let leader = *leaders.entry((self.leader(p), handed)).or_insert(p);
            if leader != self.leader(p) {
                changes.push((p, leader));
            }
        }
        for &(p, leader) in &changes {
            match leader == p {
                true => self.0.remove(&p),
                false => self.0.insert(p, leader),
            };
        }
        !changes.is_empty()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ir::text::parse_function;

    /// The parameters that equal another one, by name.
    fn congruent(text: &str) -> Vec<(String, String)> {
        let func = parse_function(text).expect("it parses");
        let all = Congruence::new(&func, &Cfg::new(&func));
        let name = |v: Value| func.values[v].name.clone().unwrap_or_default();
        let mut pairs: Vec<_> = all.0.iter().map(|(&v, &l)| (name(v), name(l))).collect();
        pairs.sort();
        pairs
    }

    #[test]
    fn what_is_handed_on_side_by_side_is_congruent() {
        let side_by_side = "func @f(%n: i32) {
block entry:
  %z = const i32 0
  %one = const i32 1
  jump outer(%z, %z, %z)
block outer(%i: i32, %kept: i32, %other: i32):
  %more = icmp slt %i, %n
  branch %more, inner(%i, %kept, %other), done
block inner(%j: i32, %copy: i32, %apart: i32):
  %next = add nsw i32 %j, %one
  %again = icmp slt %next, %copy
  branch %again, inner(%next, %next, %apart), latch(%next, %next)
block latch(%a: i32, %b: i32):
  %step = add nsw i32 %a, %one
  jump outer(%step, %step, %b)
block done:
  return
}
";
        let pair = |a: &str, b: &str| (a.to_owned(), b.to_owned());
        let all = [("b", "a"), ("copy", "j"), ("kept", "i")].map(|(a, b)| pair(a, b));
        assert_eq!(congruent(side_by_side), all);
        // one that starts otherwise, and one that is handed on otherwise
        let start = side_by_side.replace("outer(%z, %z, %z)", "outer(%z, %one, %z)");
        assert_eq!(congruent(&start), [pair("b", "a")]);
        let turn = side_by_side.replace("outer(%step, %step, %b)", "outer(%step, %b, %b)");
        assert_eq!(congruent(&turn), [pair("b", "a"), pair("other", "kept")]);
    }
}
