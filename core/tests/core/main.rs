//! Tests of core from outside: what the public interface promises, against executions, enumeration and independent
//! definitions. One binary, so that all tests share the processors.
//!
//! Programs: [`differential`] (the solver against the interpreter), [`interprocedural`], [`places`] and [`read_once`]
//! (callees and memory), [`typical`] (typical uses), [`independence`] (of what else is asked), [`compiled`] (evaluators),
//! [`small_stack`]. Expressions: [`expr_soundness`], [`range_analysis`]. The house: [`rules_in_use`], [`stages`].

mod compiled;
mod differential;
mod expr_soundness;
mod independence;
mod interprocedural;
mod places;
mod range_analysis;
mod read_once;
mod rules_in_use;
mod small_stack;
mod stages;
mod typical;
