//! A stack for code that recurses over what input nests.

use std::thread::{Builder, Result};

/// Size of the stack; only what is used of it costs memory.
const STACK: usize = 256 << 20;

/// Runs `f` on a thread with a stack of 256 MB: parsers that are not ours recurse over types,
/// constants and regions, which text can nest as deep as it likes. Bound the nesting too
/// ([`Nesting`](super::Nesting)). Where there is no room for another stack, `f` runs on this one.
///
/// # Errors
/// What `f` panicked with, for callers whose parser may panic; others give it to
/// [`std::panic::resume_unwind`].
///
/// ```
/// fn depth(n: u64) -> u64 {
///     if n == 0 { 0 } else { 1 + std::hint::black_box(depth(n - 1)) }
/// }
/// let result = symprof_core::frontend::on_large_stack(|| depth(100_000));
/// assert_eq!(result.ok(), Some(100_000));
/// ```
pub fn on_large_stack<R: Send>(f: impl Fn() -> R + Sync) -> Result<R> {
    std::thread::scope(|scope| match Builder::new().stack_size(STACK).spawn_scoped(scope, &f) {
        Ok(thread) => thread.join(),
        Err(_) => Ok(f()),
    })
}
