//! Predicates of integer comparisons: their converse and their negation.

use llvm_sys::LLVMIntPredicate;

/// The predicate with operands swapped.
pub(super) fn swapped(predicate: LLVMIntPredicate) -> LLVMIntPredicate {
    use LLVMIntPredicate::*;
    match predicate {
        LLVMIntSGT => LLVMIntSLT,
        LLVMIntSGE => LLVMIntSLE,
        LLVMIntSLT => LLVMIntSGT,
        LLVMIntSLE => LLVMIntSGE,
        LLVMIntUGT => LLVMIntULT,
        LLVMIntUGE => LLVMIntULE,
        LLVMIntULT => LLVMIntUGT,
        LLVMIntULE => LLVMIntUGE,
        LLVMIntEQ => LLVMIntEQ,
        LLVMIntNE => LLVMIntNE,
    }
}

/// The predicate that holds where the other does not.
pub(super) fn inverse(predicate: LLVMIntPredicate) -> LLVMIntPredicate {
    use LLVMIntPredicate::*;
    match predicate {
        LLVMIntSGT => LLVMIntSLE,
        LLVMIntSGE => LLVMIntSLT,
        LLVMIntSLT => LLVMIntSGE,
        LLVMIntSLE => LLVMIntSGT,
        LLVMIntUGT => LLVMIntULE,
        LLVMIntUGE => LLVMIntULT,
        LLVMIntULT => LLVMIntUGE,
        LLVMIntULE => LLVMIntUGT,
        LLVMIntEQ => LLVMIntNE,
        LLVMIntNE => LLVMIntEQ,
    }
}
