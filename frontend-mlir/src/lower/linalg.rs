//! Structured operations of `linalg`: their payload region runs once for each point of the
//! iteration domain. Each loop is as long as the dimension of an operand that it alone indexes,
//! the first one found, as MLIR's own lowering to loops takes it. The named operations have their
//! region and (once verified) their maps as the generic one has.

use super::function::{Done, Lowering};
use super::values::Size;
use crate::native::{AffineMap, Op, Val};

/// Named operations that treat each element alike, whatever the rank.
const ELEMENTWISE: &[&str] = &[
    "abs",
    "add",
    "ceil",
    "copy",
    "div",
    "div_unsigned",
    "elemwise_binary",
    "elemwise_unary",
    "erf",
    "exp",
    "fill",
    "floor",
    "log",
    "map",
    "max",
    "min",
    "mul",
    "negf",
    "powf",
    "reciprocal",
    "round",
    "rsqrt",
    "select",
    "sqrt",
    "square",
    "sub",
    "tanh",
];

impl<'m> Lowering<'_, 'm> {
    pub(super) fn linalg(&mut self, op: Op<'m>, name: &str) -> Done {
        match name {
            "yield" => {
                self.expose(op.operands());
                self.yields.clear();
                return Ok(());
            }
            "index" => {
                let dim =
                    op.attr("dim").and_then(|a| a.int()).and_then(|d| usize::try_from(d).ok());
                let iv = self.domains.last().and_then(|ivs| ivs.get(dim?).copied());
                if let Some(iv) = iv {
                    self.define(op, 0, iv);
                }
                self.opaque_results(op, "an index of an unknown domain");
                return Ok(());
            }
            _ => {}
        }
        let maps = op.attr("indexing_maps").or_else(|| op.attr("linalg.memoized_indexing_maps"));
        let maps: Option<Vec<AffineMap>> = maps
            .map(|a| a.children())
            .and_then(|m| m.into_iter().map(|a| a.affine_map()).collect());
        let payload = op.region(0).filter(|r| r.first().is_some()).is_some();
        let sizes = match maps {
            _ if !payload => None,
            Some(maps) => self.domain(op, &maps),
            None => self.domain_by_name(op, name),
        };
        self.results_like_outputs(op);
        match sizes {
            Some(sizes) => self.over_domain(op, sizes),
            // its region is written when it is decomposed
            None if name == "softmax" => {
                let sizes = op.operand(0).map(|v| self.shaped_sizes(v)).unwrap_or_default();
                self.over_points(op, sizes)
            }
            None if !payload => {
                self.clobber_all(outputs(op));
                self.unwritten(op)
            }
            None => {
                self.clobber_all(outputs(op));
                self.unknown(op)
            }
        }
    }

    /// The extent of each loop.
    fn domain(&mut self, op: Op<'m>, maps: &[AffineMap]) -> Option<Vec<Size>> {
        let loops = maps.first()?.dims;
        let mut sizes: Vec<Option<Size>> = vec![None; loops];
        for (operand, map) in op.operands().zip(maps) {
            let shape = self.shaped_sizes(operand);
            for (k, size) in shape.into_iter().enumerate() {
                if let Some(slot) = map.result_dim(k).and_then(|d| sizes.get_mut(d)) {
                    slot.get_or_insert(size);
                }
            }
        }
        sizes.into_iter().collect()
    }

    /// The domain of operations that make their maps when asked, from the rank of an operand.
    fn domain_by_name(&mut self, op: Op<'m>, name: &str) -> Option<Vec<Size>> {
        let whole = match name {
            "reduce" => op.operand(0)?,
            "transpose" | "broadcast" => op.operand(op.operand_count().checked_sub(1)?)?,
            _ if ELEMENTWISE.contains(&name) => {
                op.operands().find(|v| v.ty().shape().is_some_and(|s| !s.is_empty()))?
            }
            _ => return None,
        };
        Some(self.shaped_sizes(whole))
    }

    pub(super) fn shaped_sizes(&mut self, v: Val<'m>) -> Vec<Size> {
        match v.ty().shape() {
            Some(_) => self.shaped(v).sizes.unwrap_or_default(),
            None => Vec::new(),
        }
    }

    /// A tensor result is as large as the output it is computed into.
    fn results_like_outputs(&mut self, op: Op<'m>) {
        for (k, output) in outputs(op).take(op.result_count()).enumerate() {
            self.like(op, k, Some(output));
        }
    }
}

/// What an operation over an iteration domain is computed into.
pub(super) fn outputs(op: Op<'_>) -> impl Iterator<Item = Val<'_>> {
    let inputs = match op.segments().as_deref() {
        Some([inputs, _]) => *inputs,
        _ if op.name() == "linalg.reduce" => op.operand_count() / 2,
        _ if op.result_count() > 0 => op.operand_count().saturating_sub(op.result_count()),
        // operations of one output (transpose, broadcast, map) list no segments
        _ => op.operand_count().saturating_sub(1),
    };
    op.operands().skip(inputs)
}
