//! The features that there are, for any kind of answer: blocks that count, formulas, numbers.

use crate::frontend::{Class, Lanes, SourceLine};
use crate::ir::FuncId;
use std::fmt;
use std::sync::Arc;

/// What instructions are told apart by.
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
#[non_exhaustive]
pub struct OpcodeKey {
    /// what they work on, for totals
    pub class: Class,
    /// opcode, as [`Instruction::opcode`](crate::frontend::Instruction::opcode)
    pub opcode: Arc<str>,
    /// type of what they work on, that of one lane of a vector
    pub ty: Arc<str>,
    /// elements at once
    pub lanes: Lanes,
}

impl fmt::Display for OpcodeKey {
    /// As LLVM writes types: `fadd float`, `fadd <4 x float>`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.opcode)?;
        match (&*self.ty, self.lanes) {
            ("", _) => Ok(()),
            (ty, Lanes::Scalar) => write!(f, " {ty}"),
            (ty, lanes) => write!(f, " <{lanes} x {ty}>"),
        }
    }
}

/// The totals of some instructions.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
#[non_exhaustive]
pub struct Totals<T> {
    /// instructions of any kind
    pub instructions: T,
    /// arithmetic, comparisons and conversions of integers
    pub integer: T,
    /// arithmetic, comparisons and conversions of floating-point numbers
    pub float: T,
    /// accesses to memory
    pub memory: T,
    /// terminators that go on within their function
    pub branch: T,
    /// floating-point operations: a fused multiply-add is two, a vector has one a lane
    pub flops: T,
    /// bytes read from memory
    pub loaded: T,
    /// bytes written to memory
    pub stored: T,
}

impl<T> Totals<T> {
    /// The names of the totals, in the order of [`values`](Self::values).
    pub const NAMES: [&'static str; 8] = [
        "instructions",
        "integer",
        "float",
        "memory",
        "branch",
        "flops",
        "bytes_loaded",
        "bytes_stored",
    ];

    /// The totals in the order of their names.
    ///
    /// ```
    /// use symprof_core::profile::features::Totals;
    /// let none: Totals<u64> = Totals::default();
    /// let named: Vec<(&str, &u64)> = Totals::<u64>::NAMES.into_iter().zip(none.values()).collect();
    /// assert_eq!(named[5], ("flops", &0));
    /// ```
    pub fn values(&self) -> [&T; 8] {
        let Totals { instructions, integer, float, memory, branch, flops, loaded, stored } = self;
        [instructions, integer, float, memory, branch, flops, loaded, stored]
    }

    pub(super) fn map<U>(&self, mut f: impl FnMut(&T) -> U) -> Totals<U> {
        Totals {
            instructions: f(&self.instructions),
            integer: f(&self.integer),
            float: f(&self.float),
            memory: f(&self.memory),
            branch: f(&self.branch),
            flops: f(&self.flops),
            loaded: f(&self.loaded),
            stored: f(&self.stored),
        }
    }

    /// The total of a class, if that has one.
    pub(super) fn of_class(&mut self, class: Class) -> Option<&mut T> {
        match class {
            Class::Integer => Some(&mut self.integer),
            Class::Float => Some(&mut self.float),
            Class::Memory => Some(&mut self.memory),
            Class::Branch => Some(&mut self.branch),
            Class::Other => None,
        }
    }
}

/// The features of one function, or of several together.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
#[non_exhaustive]
pub struct FunctionFeatures<T> {
    /// totals
    pub totals: Totals<T>,
    /// executions of each kind of instruction, in the order of the source
    pub opcodes: Vec<(OpcodeKey, T)>,
    /// calls of each callee, in the order of the source; functions of mathematics that are intrinsics
    /// are among them
    pub calls: Vec<(Arc<str>, T)>,
    /// totals of each line of the source, where there is debug information, by file and line
    pub lines: Vec<(SourceLine, Totals<T>)>,
}

impl<T> FunctionFeatures<T> {
    fn map<U>(&self, f: &mut dyn FnMut(&T) -> U) -> FunctionFeatures<U> {
        FunctionFeatures {
            totals: self.totals.map(&mut *f),
            opcodes: self.opcodes.iter().map(|(k, t)| (k.clone(), f(t))).collect(),
            calls: self.calls.iter().map(|(k, t)| (k.clone(), f(t))).collect(),
            lines: self.lines.iter().map(|(k, t)| (k.clone(), t.map(&mut *f))).collect(),
        }
    }
}

/// Features of an execution of a function.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct FeatureTable<T> {
    /// the function asked for, then every other with a body that it reaches: what executes in each
    pub functions: Vec<(FuncId, String, FunctionFeatures<T>)>,
    /// all of them together, if they are several
    pub(super) sum: Option<FunctionFeatures<T>>,
}

impl<T> FeatureTable<T> {
    /// What executes in all functions together.
    pub fn whole(&self) -> &FunctionFeatures<T> {
        self.sum.as_ref().unwrap_or(&self.functions[0].2)
    }

    pub(super) fn map<U>(&self, mut f: impl FnMut(&T) -> U) -> FeatureTable<U> {
        FeatureTable {
            functions: self
                .functions
                .iter()
                .map(|(id, name, t)| (*id, name.clone(), t.map(&mut f)))
                .collect(),
            sum: self.sum.as_ref().map(|t| t.map(&mut f)),
        }
    }
}
