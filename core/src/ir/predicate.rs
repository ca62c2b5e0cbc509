//! The predicates of comparisons, as of LLVM's `icmp` (LangRef, "'icmp' Instruction").

/// Integer comparisons; pointers compare by address.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)] // the ten predicates of `icmp`
pub enum Predicate {
    Eq,
    Ne,
    Slt,
    Sle,
    Sgt,
    Sge,
    Ult,
    Ule,
    Ugt,
    Uge,
}

impl Predicate {
    /// Every predicate, in the order of declaration.
    pub const ALL: &'static [Predicate] = &[
        Predicate::Eq,
        Predicate::Ne,
        Predicate::Slt,
        Predicate::Sle,
        Predicate::Sgt,
        Predicate::Sge,
        Predicate::Ult,
        Predicate::Ule,
        Predicate::Ugt,
        Predicate::Uge,
    ];

    /// The name in the text form (`eq`, `slt`, …).
    pub fn name(self) -> &'static str {
        match self {
            Predicate::Eq => "eq",
            Predicate::Ne => "ne",
            Predicate::Slt => "slt",
            Predicate::Sle => "sle",
            Predicate::Sgt => "sgt",
            Predicate::Sge => "sge",
            Predicate::Ult => "ult",
            Predicate::Ule => "ule",
            Predicate::Ugt => "ugt",
            Predicate::Uge => "uge",
        }
    }

    /// The predicate that holds where this one does not.
    ///
    /// ```
    /// use symprof_core::ir::Predicate;
    /// assert_eq!(Predicate::Slt.inverse(), Predicate::Sge);
    /// assert!(Predicate::ALL.iter().all(|p| p.inverse().inverse() == *p));
    /// ```
    #[must_use]
    pub fn inverse(self) -> Predicate {
        match self {
            Predicate::Eq => Predicate::Ne,
            Predicate::Ne => Predicate::Eq,
            Predicate::Slt => Predicate::Sge,
            Predicate::Sle => Predicate::Sgt,
            Predicate::Sgt => Predicate::Sle,
            Predicate::Sge => Predicate::Slt,
            Predicate::Ult => Predicate::Uge,
            Predicate::Ule => Predicate::Ugt,
            Predicate::Ugt => Predicate::Ule,
            Predicate::Uge => Predicate::Ult,
        }
    }

    /// The predicate that says the same of the operands in the other order.
    ///
    /// ```
    /// use symprof_core::ir::Predicate;
    /// assert_eq!(Predicate::Ule.swapped(), Predicate::Uge);
    /// assert_eq!(Predicate::Ne.swapped(), Predicate::Ne);
    /// ```
    #[must_use]
    pub fn swapped(self) -> Predicate {
        match self {
            Predicate::Eq | Predicate::Ne => self,
            Predicate::Slt => Predicate::Sgt,
            Predicate::Sle => Predicate::Sge,
            Predicate::Sgt => Predicate::Slt,
            Predicate::Sge => Predicate::Sle,
            Predicate::Ult => Predicate::Ugt,
            Predicate::Ule => Predicate::Uge,
            Predicate::Ugt => Predicate::Ult,
            Predicate::Uge => Predicate::Ule,
        }
    }
}
