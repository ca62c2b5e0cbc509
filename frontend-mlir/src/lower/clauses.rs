//! What of the dialect `omp` is followed: which operations, with which clauses, standing where. Anything else makes
//! the function unsupported, with that reason.
//!
//! Sources: MLIR's documentation of the dialect; OpenMP 5.2, section 17 (what may be nested in what).

use super::function::{Done, Lowering, Stop};
use super::module::qualified;
use super::values::Lowered;
use crate::native::{Attr, Op, Val};

/// An operation that is followed.
struct Followed {
    /// its name behind `omp.`
    name: &'static str,
    /// attributes that it may have
    attributes: &'static [&'static str],
    /// the names of its lists of operands, in order
    operands: &'static [&'static str],
}

/// Lists of operands that are not followed where they are there.
const REFUSED: [&str; 4] = ["allocate", "copyprivate", "filter", "linear"];

/// Not so `simd`, whose loops MLIR 19 executes once more than it documents.
const FOLLOWED: &[Followed] = &[
    Followed { name: "barrier", attributes: &[], operands: &[] },
    Followed { name: "critical", attributes: &["name"], operands: &[] },
    Followed { name: "flush", attributes: &[], operands: &["flush"] },
    Followed { name: "loop_nest", attributes: &["inclusive"], operands: &["collapse"] },
    Followed { name: "masked", attributes: &[], operands: &["filter"] },
    Followed { name: "master", attributes: &[], operands: &[] },
    Followed {
        name: "parallel",
        attributes: &["privatizers", "proc_bind_val", "reduction_vars_byref", "reductions"],
        operands: &["if", "num_threads", "allocate", "allocate", "reduction", "private"],
    },
    Followed {
        name: "single",
        attributes: &["nowait"],
        operands: &["allocate", "allocate", "copyprivate"],
    },
    Followed { name: "terminator", attributes: &[], operands: &[] },
    Followed {
        name: "wsloop",
        attributes: &[
            "nowait",
            "order_mod",
            "order_val",
            "reduction_vars_byref",
            "reductions",
            "schedule_modifier",
            "schedule_val",
            "simd_modifier",
        ],
        operands: &["linear", "linear", "reduction", "schedule"],
    },
    Followed { name: "yield", attributes: &[], operands: &[] },
];

/// Attributes that list the operands, and hold properties, of any operation.
const OF_MLIR: [&str; 2] = ["operandSegmentSizes", "operand_segment_sizes"];

impl<'m> Lowering<'_, 'm> {
    /// Refuses what is not followed.
    pub(super) fn check_omp(&mut self, op: Op<'m>, name: &str) -> Done {
        let place = self.place(op);
        if !self.launches.is_empty() {
            return Err(Stop(format!("{place} within a kernel of a device is not followed")));
        }
        let Some(followed) = FOLLOWED.iter().find(|f| f.name == name) else {
            return Err(Stop(format!(
                "{place} is not followed; lower it to LLVM IR and profile that"
            )));
        };
        for (attribute, value) in op.attrs() {
            // those of other dialects change nothing
            if attribute.contains('.') || OF_MLIR.contains(&&*attribute) {
                continue;
            }
            if !followed.attributes.contains(&&*attribute) {
                return Err(Stop(format!("`{attribute}` of {place} is not followed")));
            }
            if !self.is_declared(value) {
                return Err(Stop(format!(
                    "`{attribute}` of {place} names what does more than to combine or to make what threads have for \
                     themselves; it is not followed"
                )));
            }
        }
        for (clause, operands) in self.clauses(op, followed) {
            if operands.is_empty() {
                continue;
            }
            if REFUSED.contains(&clause) {
                return Err(Stop(format!("`{clause}` of {place} is not followed")));
            }
            if ["private", "reduction"].contains(&clause) {
                for v in operands {
                    self.hand_out(v, clause, &place)?;
                }
            }
        }
        self.check_nesting(op, name, &place)
    }

    /// The operands of an operation by clause.
    fn clauses(&self, op: Op<'m>, followed: &Followed) -> Vec<(&'static str, Vec<Val<'m>>)> {
        let all: Vec<Val<'m>> = op.operands().collect();
        let Some(sizes) = op.segments() else {
            // one list, or none
            let clause = followed.operands.first().copied().unwrap_or("filter");
            return vec![(clause, all)];
        };
        let mut rest = all.into_iter();
        let mut lists: Vec<(&'static str, Vec<Val<'m>>)> = Vec::new();
        for (k, size) in sizes.into_iter().enumerate() {
            let clause = followed.operands.get(k).copied().unwrap_or("filter");
            lists.push((clause, rest.by_ref().take(size).collect()));
        }
        lists
    }

    /// Threads get a variable of their own for one that is memory here: its address gets out.
    fn hand_out(&mut self, v: Val<'m>, clause: &str, place: &str) -> Done {
        if v.ty().to_string().starts_with("!llvm.ptr") {
            // what it points to is not followed anyway
            return Ok(());
        }
        match self.values.get(&v.key()) {
            Some(Lowered::Shaped(_)) if v.ty().is_memref() => {
                self.expose([v]);
                Ok(())
            }
            _ => Err(Stop(format!(
                "`{clause}` of {place} has an operand of type `{}`, which is no memory that is followed",
                v.ty()
            ))),
        }
    }

    /// Does an attribute name only declarations that run nothing but arithmetic, on memory that they are given?
    fn is_declared(&self, attribute: Attr<'m>) -> bool {
        let mut work = vec![attribute];
        while let Some(attr) = work.pop() {
            match attr.symbol() {
                Some(parts) if !self.scope.declared.contains(&qualified(&self.module, &parts)) => {
                    return false;
                }
                Some(_) => {}
                None => work.extend(attr.children()),
            }
        }
        true
    }

    /// Refuses what OpenMP does not define: work shared out within work of one thread, and the like.
    fn check_nesting(&self, op: Op<'m>, name: &str, place: &str) -> Done {
        if ["terminator", "yield"].contains(&name) {
            return Ok(());
        }
        let forbidden: &[&str] = match name {
            "wsloop" | "single" | "barrier" => {
                &["omp.loop_nest", "omp.single", "omp.master", "omp.masked", "omp.critical"]
            }
            "master" | "masked" => &["omp.loop_nest", "omp.single"],
            "critical" => &["omp.critical"],
            _ => &[],
        };
        let mut around = op.parent();
        while let Some(parent) = around {
            let outer = parent.name();
            if forbidden.contains(&&*outer) {
                return Err(Stop(format!(
                    "{place} within `{outer}`: OpenMP does not define what it does"
                )));
            }
            if outer == super::omp::PARALLEL {
                break;
            }
            around = parent.parent();
        }
        Ok(())
    }
}

/// Does a declaration of the dialect run nothing but arithmetic, on memory that it is given?
pub(super) fn is_plain_declaration(op: Op<'_>) -> bool {
    let plain = |inner: Op<'_>| {
        let name = inner.name();
        match name.split_once('.').unwrap_or((&*name, "")) {
            ("cf", "assert") => false,
            ("arith" | "cf" | "index" | "math" | "scf" | "vector", _) => true,
            ("llvm", "store" | "atomicrmw") => true,
            ("llvm", what) => what != "mlir.addressof" && super::llvm::is_quiet(inner, what),
            ("memref", what) => what != "get_global",
            ("omp", what) => what == "yield",
            _ => false,
        }
    };
    let names = ["omp.critical.declare", "omp.declare_reduction", "omp.private"];
    names.contains(&&*op.name()) && super::function::walk(op).into_iter().all(plain)
}
