//! The text form of the neutral control flow: printer and parser.
//!
//! It follows cranelift's `.clif` and LLVM's assembly, so that core is tested, fuzzed and
//! explained without LLVM. Printing is `Display` of [`Module`] and [`Function`]; reading is
//! [`parse_module`] and [`parse_function`]. What is printed reads back as the same function, with
//! blocks and values renumbered in the order of the text; a text of ours prints back letter by
//! letter.
//!
//! ```
//! use symprof_core::ir::text::parse_function;
//! let text = "\
//! func @count(%n: i32) -> i32 {
//! block entry:
//!   %0 = const i32 0
//!   %1 = const i32 1
//!   jump head(%0)
//! block head(%i: i32):
//!   loop \"for#0.body\" from %0 to %n in %1
//!   %c = icmp slt %i, %n
//!   branch %c, body, exit
//! block body:
//!   %next = add nsw i32 %i, %1
//!   jump head(%next)
//! block exit:
//!   return %i
//! }
//! ";
//! let function = parse_function(text)?;
//! assert_eq!(function.to_string(), text);
//! # Ok::<(), symprof_core::ir::text::ParseError>(())
//! ```
//!
//! # Grammar
//! White space and line ends separate tokens and mean nothing else; a comment runs from `;` to the
//! end of its line. `[x]` is optional, `x*` repeated, `x,*` repeated with commas between.
//!
//! ```text
//! module   = ["bigendian"] (type | access | constant | variable | noreturn | func)*
//! type     = "type" NUMBER STRING "[" (NUMBER NUMBER),* "]"   a type that memory is accessed as; offsets and fields
//! access   = "access" NUMBER "=" NUMBER NUMBER NUMBER     the types of object and field, where the field lies
//! constant = "constant" @NAME "=" STRING          two hex digits a byte, ?? for an unknown one
//!            ["addresses" "[" (NUMBER @NAME NUMBER),* "]"]   where, of what, displaced by how much
//! variable = "variable" @NAME "holds" "[" @NAME,* "]"    the globals whose addresses it holds at first
//! noreturn = "noreturn" @NAME                     a function that never comes back, of which there is no body
//! func     = "func" @NAME "(" param,* ")" ["->" type] ["escapes"] ["interposable"] ["loose"]
//!            ["parallel" STRING] ["unsupported" STRING] "{" block* "}"
//! param    = value ":" type ["noalias"] ["type" STRING] ["default" NUMBER] ["as" STRING]
//! block    = "block" NAME ["(" (value ":" type),* ")"] ["hidden"] ["copies" (@NAME NAME),*]
//!            ["at" place] ["repeats" place] ":"
//!            [loop] inst* terminator
//! place    = STRING NUMBER     source file and line: of the block, of the loop whose next iteration follows it
//! loop     = "loop" STRING ["from" value "to" value "in" value] ["parallel"]
//! inst     = [value "="] operation ["access" NUMBER]    of loads and what writes, as which type
//! operation = "const" type NUMBER
//!          | UNARY type value                     abs, ctlz, …
//!          | BINARY flag* type value "," value    add, sub, …; the overflow tests without a type
//!          | "icmp" PREDICATE value "," value
//!          | "select" type value "," value "," value
//!          | ("zext" | "sext" | "trunc") flag* value "to" type
//!          | "freeze" type value
//!          | "ptradd" flag* value "," value
//!          | "ptrtoint" value "to" type
//!          | "inttoptr" value
//!          | "opaque" type STRING
//!          | "globaladdr" @NAME
//!          | "alloca" (value | "unknown")
//!          | "load" type value
//!          | "store" value "," value "," NUMBER   address, value, bytes
//!          | "clobber" value ["," value]
//!          | "fill" value "," value "," value    address, byte, bytes
//!          | "copy" value "," value "," value    to, from, bytes
//!          | "call" [type] callee "(" value,* ")" [effects] ["ghost"]
//!          | "assume" value
//! flag     = "nsw" | "nuw" | "exact"
//! callee   = @NAME | "global" @NAME | value
//! effects  = "pure" | "[" effect* "]"
//! effect   = "reads" | "writes" | "argmem" | "noreturn" | "returnstwice" | "notlibrary" | "errno"
//!          | "allocates" | "zeroed" | "releases"      returns a fresh object, one of zeros; ends one
//! terminator = "jump" target
//!          | "branch" value "," target "," target
//!          | "switch" type value "," "[" (NUMBER ":" target),* "]" "," target
//!          | "return" [value]
//!          | "unreachable"
//!          | "unsupported" STRING "," "[" target,* "]"
//! target   = NAME ["(" value,* ")"]
//! value    = %NAME
//! type     = "i1" … "i64" | "ptr" | "opaque"
//! ```
//!
//! A call without `effects` has [`CallEffects::UNKNOWN`](super::CallEffects::UNKNOWN). The clause
//! `type` of a parameter is its type as the source spells it, where that differs; `as` is the name
//! by which it is bound, where its value is named otherwise. A `NAME` is a run of letters, digits
//! and `_ . $ # /`, or a string in quotes with the escapes `\" \\ \n \r \t \u{…}`. A value that
//! has no name is written as a number, `%0`, `%1`, … in the order of definition, which is why a
//! *name* made of digits is quoted: `%"0"`. Where several values (or blocks) bear one name, all but
//! the first are told apart by `~1`, `~2`, …, which is no part of the name.

mod code;
mod cursor;
mod error;
mod lexer;
mod parser;
mod printer;
mod scope;
#[cfg(test)]
mod tests;

pub use error::{ParseError, ParseErrorKind};
pub use lexer::Position;
pub(crate) use printer::Printer;

pub use parser::{parse_function, parse_module};

#[allow(unused_imports)] // for the links above
use super::{Function, Module};
