//! Profiles, evaluations and explanations as text for people and as JSON for programs, in the form of
//! the command line.
//!
//! ```
//! use symprof::ir::{text::parse_function, Module};
//! use symprof::profile::{ModuleProfile, Options, Point};
//! use symprof::report::{json, text};
//! let mut module = Module::new();
//! let id = module.add(parse_function("
//! func @f(%n: i32) {
//! block entry:
//!   %zero = const i32 0
//!   %positive = icmp sgt %n, %zero
//!   branch %positive, then, exit
//! block then:
//!   jump exit
//! block exit:
//!   return
//! }")?);
//! let profile = ModuleProfile::new(&module, Options::default());
//! let table = text::profiles(&profile, &[id]);
//! assert!(table.contains("then") && table.contains("n > 0"), "{table}");
//! let value = json::profiles(&profile, &[id]);
//! assert_eq!(value["functions"]["f"]["blocks"][1]["status"], "closed-form");
//!
//! let point: Point = [("n", 5)].into_iter().collect();
//! let answers = [(point.clone(), profile.evaluate(id, &point)?)];
//! assert!(text::evaluations(&answers).contains("n=5"));
//! let value = json::evaluations("f", &answers);
//! assert_eq!(value["points"][0]["functions"]["f"]["blocks"]["then"], "1");
//!
//! let row = text::MetricsRow::new("f.ll", profile.function(id));
//! assert_eq!(row.columns()[0], ("BB", Some(3)));
//! assert!(text::metrics(&[row]).contains("1 of 1"));
//! # Ok::<(), symprof::Error>(())
//! ```
//!
//! The text has the escape sequences of terminals; `anstream` takes them out where there is none.

pub mod code;
pub mod diff;
pub mod dot;
pub mod explain;
pub mod features;
pub mod graph;
pub mod json;
pub mod latex;
pub mod lines;
pub mod markdown;
pub mod page;
pub mod rows;
mod sheet;
mod shown;
pub mod table;
pub mod text;
mod tree;

pub use shown::{Layout, Order, Selection, Shown};
