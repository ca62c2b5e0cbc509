//! Random programs whose control is decided through memory, against the truth.
//!
//! Reading order: [`program`] (what a program is), [`oracle`] (its truth, and what is undefined),
//! [`generate`] and [`grow`], [`features`] (what must occur), [`print_ir`], [`places`] and [`check`] (the
//! profile against the truth), [`shrink`] and [`types`], [`random`] (the test); [`print_c`], [`native`] and [`machine`]
//! (the oracle against the machine, and C); [`broken`] (points that break assumptions);
//! [`cases`] (kept programs).

mod broken;
mod cases;
mod check;
mod features;
mod generate;
mod grow;
mod machine;
mod native;
mod oracle;
mod places;
mod print_c;
mod print_ir;
mod program;
mod random;
mod shrink;
mod types;
