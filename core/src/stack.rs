//! A stack for code that recurses over what input makes deep: loops in loops, chains of values, and what
//! text nests.

use std::panic::resume_unwind;
use std::thread::{self, Builder};

/// Size of the stack in bytes; only what is used of it costs memory.
const STACK: usize = 512 << 20;

/// Runs `f` on a thread with a stack of 512 MB, and waits for it. Where there is no room for another
/// stack, `f` runs on this one. [`solve`](crate::solve::solve) and the profiles do so on their own.
///
/// # Panics
/// As `f` does.
///
/// ```
/// fn depth(n: u64) -> u64 {
///     if n == 0 { 0 } else { 1 + std::hint::black_box(depth(n - 1)) }
/// }
/// assert_eq!(symprof_core::stack::on_large_stack(|| depth(100_000)), 100_000);
/// ```
pub fn on_large_stack<R: Send>(f: impl Fn() -> R + Sync) -> R {
    try_on_large_stack(f).unwrap_or_else(|panic| resume_unwind(panic))
}

/// The same, for code that may panic on malformed input, such as a parser that is not ours. Bound the
/// nesting too ([`Nesting`](crate::frontend::Nesting)).
///
/// # Errors
/// What `f` panicked with.
///
/// ```
/// use symprof_core::stack::try_on_large_stack;
/// let digits = |text: &str| try_on_large_stack(|| text.parse::<u64>().expect("digits"));
/// assert_eq!(digits("12").ok(), Some(12));
/// # std::panic::set_hook(Box::new(|_| ()));
/// assert!(digits("twelve").is_err());
/// ```
pub fn try_on_large_stack<R: Send>(f: impl Fn() -> R + Sync) -> thread::Result<R> {
    thread::scope(|scope| match Builder::new().stack_size(STACK).spawn_scoped(scope, &f) {
        Ok(thread) => thread.join(),
        Err(_) => Ok(f()),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_panic_is_handed_over() {
        let result = try_on_large_stack(|| std::panic::panic_any(7));
        assert_eq!(result.map_err(|e| e.downcast::<i32>().ok()), Err(Some(Box::new(7))));
    }
}
