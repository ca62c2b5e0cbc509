//! A stack for code that recurses over what input makes deep: loops in loops, chains of values, and what
//! text nests.

use std::cell::Cell;
use std::panic::{catch_unwind, resume_unwind, AssertUnwindSafe};
use std::thread::{self, Builder};

/// Size of the stack in bytes, beside what callers may have used of it; only what is used costs memory.
const STACK: usize = 512 << 20;
/// Bytes that may be in use on a large stack on which more runs.
const IN_USE: usize = 1 << 20;

thread_local! {
    /// Where the stack of this thread starts, if it is a large one.
    static LARGE: Cell<Option<usize>> = const { Cell::new(None) };
}

/// Runs `f` on a thread with a stack of 512 MB, and waits for it; on this thread where its stack is a large
/// one that is hardly used, or where there is no room for another stack. A thread takes time to start, and
/// has memory of its own that no other uses again. [`solve`](crate::solve::solve) and the profiles do so on
/// their own; whoever asks them for much may do so around it all.
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
    if LARGE.get().is_some_and(|start| start.abs_diff(here()) <= IN_USE) {
        return catch_unwind(AssertUnwindSafe(&f));
    }
    let on_thread = || {
        LARGE.set(Some(here()));
        f()
    };
    thread::scope(|scope| {
        match Builder::new().stack_size(STACK + IN_USE).spawn_scoped(scope, on_thread) {
            Ok(thread) => thread.join(),
            Err(_) => Ok(f()),
        }
    })
}

/// About where the stack of this thread is now.
#[inline(never)]
fn here() -> usize {
    let mark = 0u8;
    std::ptr::from_ref(std::hint::black_box(&mark)) as usize
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_panic_is_handed_over() {
        let result = try_on_large_stack(|| std::panic::panic_any(7));
        assert_eq!(result.map_err(|e| e.downcast::<i32>().ok()), Err(Some(Box::new(7))));
        // from a stack that is large already, too
        let nested = on_large_stack(|| try_on_large_stack(|| std::panic::panic_any(8)).is_err());
        assert!(nested);
    }

    #[test]
    fn a_large_stack_is_used_until_it_is_deep() {
        fn deep<R>(bytes: usize, f: &dyn Fn() -> R) -> R {
            let mark = std::hint::black_box([0u8; 1 << 10]);
            match bytes.checked_sub(mark.len()) {
                Some(rest) => deep(rest, f),
                None => f(),
            }
        }
        let thread = || on_large_stack(|| thread::current().id());
        assert_ne!(thread(), thread::current().id());
        on_large_stack(|| {
            let outer = thread::current().id();
            assert_eq!(thread(), outer);
            assert_eq!(deep(IN_USE / 2, &thread), outer);
            assert_ne!(deep(2 * IN_USE, &thread), outer);
        });
    }
}
