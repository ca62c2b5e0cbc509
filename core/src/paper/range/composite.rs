//! The paper's composite expressions: one value that stands for several, weighted by the counts
//! of the flows that bring them.
//!
//! `loopCount` may be replaced by its composite because a count is linear in it. What is *not*
//! linear in the value (a product of two such values, a comparison, a rounded division) must be
//! taken flow by flow; the solver computes with the edge conditions of the same iteration instead
//! and only displays composites.

use crate::expr::{CountExpr, Expr, Num, Store};

/// One way by which a value comes in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Flow {
    /// how often control comes this way
    pub count: CountExpr,
    /// the value it brings
    pub value: Expr,
}

/// `(Σ countᵢ·valueᵢ) / (Σ countᵢ)`
///
/// ```
/// use symprof_core::expr::{CountExpr, Store};
/// use symprof_core::paper::range::{Composite, Flow};
/// let mut s = Store::new();
/// let [c3, c4] = ["c3", "c4"].map(|name| CountExpr::new(s.parameter(name, 64)));
/// let (n, unr) = (s.parameter("n", 32), s.parameter("unr", 32));
/// let rest = s.modulo(n, unr);
/// // the remainder loop of a vectorized kernel: n iterations on one flow, n mod unr on the other
/// let c = Composite { flows: vec![Flow { count: c3, value: n }, Flow { count: c4, value: rest }] };
/// let e = c.value(&mut s);
/// assert_eq!(s.display(e).to_string(), "(c3*n + c4*(n mod unr))/(c3 + c4)");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Composite {
    /// flows, at least one of which is taken
    pub flows: Vec<Flow>,
}

impl Composite {
    /// `Σ countᵢ`
    pub fn count(&self, s: &mut Store) -> CountExpr {
        CountExpr::new(s.add_all(self.flows.iter().map(|f| f.count.expr()).collect::<Vec<_>>()))
    }

    /// `Σ countᵢ·valueᵢ`, which is what a count linear in the value needs.
    pub fn weighted(&self, s: &mut Store) -> Expr {
        let terms: Vec<_> =
            self.flows.iter().map(|f| (Num::ONE, s.mul(f.count.expr(), f.value))).collect();
        s.linear_sum(Num::ZERO, terms)
    }

    /// The composite expression itself; 0 where no flow is taken.
    pub fn value(&self, s: &mut Store) -> Expr {
        if let Some(first) = self.flows.first() {
            if self.flows.iter().all(|f| f.value == first.value) {
                return first.value;
            }
        }
        let (weighted, count) = (self.weighted(s), self.count(s));
        s.quotient(weighted, count.expr())
    }
}
