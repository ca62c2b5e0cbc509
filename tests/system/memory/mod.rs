//! Random programs whose control is decided through memory, against the truth.
//!
//! Reading order: [`program`] (what a program is), [`oracle`] (its truth, and what is undefined),
//! [`print_ir`], [`generate`], [`features`] (what must occur), [`check`] (the profile against the
//! truth), [`shrink`], [`random`] (the test).

mod check;
mod features;
mod generate;
mod oracle;
mod print_ir;
mod program;
mod random;
mod shrink;
mod types;
