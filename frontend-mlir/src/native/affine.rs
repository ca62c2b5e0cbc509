//! Affine maps and integer sets as owned data: a list of nodes in which operands come first, so
//! that long sums need no recursion.

use mlir_sys::*;

/// An operation of an affine expression.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum AffineOp {
    Add,
    Mul,
    Mod,
    FloorDiv,
    CeilDiv,
}

/// A node; operands are positions of earlier nodes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum AffineNode {
    Dim(usize),
    Symbol(usize),
    Constant(i64),
    Binary(AffineOp, usize, usize),
}

/// An affine map: its results are positions of nodes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct AffineMap {
    pub(crate) dims: usize,
    pub(crate) symbols: usize,
    pub(crate) nodes: Vec<AffineNode>,
    pub(crate) results: Vec<usize>,
}

/// An integer set: each result of the map is zero (equality) or not negative.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct IntegerSet {
    pub(crate) map: AffineMap,
    pub(crate) equalities: Vec<bool>,
}

enum Visit {
    Enter(MlirAffineExpr),
    Leave(AffineOp),
}

impl AffineMap {
    /// # Safety
    /// The map's context must be alive.
    pub(super) unsafe fn from_raw(map: MlirAffineMap) -> Self {
        // SAFETY: a live map, and indices within bounds
        let count = |n: isize| n.max(0) as usize;
        let (dims, symbols, results) = unsafe {
            (
                count(mlirAffineMapGetNumDims(map)),
                count(mlirAffineMapGetNumSymbols(map)),
                mlirAffineMapGetNumResults(map),
            )
        };
        let mut out = AffineMap { dims, symbols, nodes: Vec::new(), results: Vec::new() };
        for k in 0..results {
            // SAFETY: as above
            let result = unsafe { out.add(mlirAffineMapGetResult(map, k)) };
            out.results.push(result);
        }
        out
    }

    /// # Safety
    /// The expression's context must be alive.
    unsafe fn add(&mut self, expr: MlirAffineExpr) -> usize {
        let mut work = vec![Visit::Enter(expr)];
        let mut done: Vec<usize> = Vec::new();
        while let Some(visit) = work.pop() {
            let node = match visit {
                Visit::Leave(op) => {
                    // operands were pushed left first
                    let (Some(b), Some(a)) = (done.pop(), done.pop()) else { break };
                    AffineNode::Binary(op, a, b)
                }
                // SAFETY: positions, values and operands are asked behind the test of the kind
                Visit::Enter(e) => unsafe {
                    if mlirAffineExprIsADim(e) {
                        AffineNode::Dim(mlirAffineDimExprGetPosition(e).max(0) as usize)
                    } else if mlirAffineExprIsASymbol(e) {
                        AffineNode::Symbol(mlirAffineSymbolExprGetPosition(e).max(0) as usize)
                    } else if mlirAffineExprIsAConstant(e) {
                        AffineNode::Constant(mlirAffineConstantExprGetValue(e))
                    } else {
                        let op = if mlirAffineExprIsAAdd(e) {
                            AffineOp::Add
                        } else if mlirAffineExprIsAMul(e) {
                            AffineOp::Mul
                        } else if mlirAffineExprIsAMod(e) {
                            AffineOp::Mod
                        } else if mlirAffineExprIsAFloorDiv(e) {
                            AffineOp::FloorDiv
                        } else {
                            AffineOp::CeilDiv
                        };
                        work.push(Visit::Leave(op));
                        work.push(Visit::Enter(mlirAffineBinaryOpExprGetRHS(e)));
                        work.push(Visit::Enter(mlirAffineBinaryOpExprGetLHS(e)));
                        continue;
                    }
                },
            };
            self.nodes.push(node);
            done.push(self.nodes.len() - 1);
        }
        done.pop().unwrap_or(0)
    }

    /// The dimension that a result is, if it is one.
    pub(crate) fn result_dim(&self, k: usize) -> Option<usize> {
        match self.nodes.get(*self.results.get(k)?)? {
            AffineNode::Dim(d) => Some(*d),
            _ => None,
        }
    }
}

impl IntegerSet {
    /// From `affine_set<(d0)[s0] : (d0 - s0 >= 0, d0 mod 2 == 0)>` the text of the map
    /// `affine_map<(d0)[s0] -> (d0 - s0, d0 mod 2)>` and which constraints are equalities.
    pub(super) fn as_map(text: &str) -> Option<(String, Vec<bool>)> {
        let inner = text.strip_prefix("affine_set<")?.strip_suffix('>')?;
        let (inputs, constraints) = inner.split_once(" : ")?;
        let constraints = constraints.strip_prefix('(')?.strip_suffix(')')?;
        let mut equalities = Vec::new();
        let mut results = Vec::new();
        // affine expressions hold no commas of their own
        for constraint in constraints.split(',').map(str::trim).filter(|c| !c.is_empty()) {
            let (expr, equality) = match constraint.strip_suffix(">= 0") {
                Some(expr) => (expr, false),
                None => (constraint.strip_suffix("== 0")?, true),
            };
            results.push(expr.trim());
            equalities.push(equality);
        }
        Some((format!("affine_map<{inputs} -> ({})>", results.join(", ")), equalities))
    }
}

#[cfg(test)]
mod tests {
    use super::IntegerSet;

    #[test]
    fn a_set_reads_as_the_map_of_its_constraints() {
        let shown = "affine_set<(d0)[s0] : (d0 - s0 >= 0, d0 mod 2 == 0)>";
        let (map, equalities) = IntegerSet::as_map(shown).unwrap();
        assert_eq!(map, "affine_map<(d0)[s0] -> (d0 - s0, d0 mod 2)>");
        assert_eq!(equalities, [false, true]);
        let (map, equalities) = IntegerSet::as_map("affine_set<() : ()>").unwrap();
        assert_eq!(map, "affine_map<() -> ()>");
        assert!(equalities.is_empty());
        assert_eq!(IntegerSet::as_map("affine_map<() -> ()>"), None);
    }
}
