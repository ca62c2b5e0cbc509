//! Bitcode, read in a child process.
//!
//! LLVM's bitcode reader trusts its input: of damaged files, about one in forty ends the process
//! (a segmentation fault, an allocation of exabytes) instead of giving an error. A child process
//! reads the file and hands its text back; what happens to the child is an error here. Textual IR
//! needs no such care, nor has it ever been seen to.
//!
//! The child is a fork that runs LLVM on a context of its own, writes to a pipe and ends with
//! `_exit`. It takes no lock that another thread could hold but the allocator's, which the C
//! library makes safe to use after a fork; an alarm ends it should it hang all the same.

use super::{copy, Context, NativeError};
use llvm_sys::core::{LLVMDisposeMessage, LLVMPrintModuleToString};
use llvm_sys::debuginfo::LLVMStripModuleDebugInfo;
use std::io::{Read, Write};

/// Seconds after which a child is given up.
#[cfg(unix)]
const PATIENCE: u32 = 120;

/// The text of a module in bitcode.
pub(super) fn text_of_bitcode(bytes: &[u8], name: &str) -> Result<String, NativeError> {
    let answer = ask(|out| answer(bytes, name, out))
        .map_err(|e| NativeError::Step("reading bitcode in a child process", e.to_string()))?;
    match answer.split_first() {
        Some((&tag, rest)) if rest.ends_with(END) => {
            let text = String::from_utf8_lossy(&rest[..rest.len() - END.len()]).into_owned();
            match tag {
                TEXT => Ok(text),
                INVALID => Err(NativeError::Invalid(text)),
                _ => Err(NativeError::Parse(text)),
            }
        }
        _ => Err(NativeError::Parse("LLVM's reader ended abnormally on it".to_owned())),
    }
}

const TEXT: u8 = b'T';
const ERROR: u8 = b'E';
const INVALID: u8 = b'V';
/// What a complete answer ends with.
const END: &[u8] = b"\0\0end";

/// What the child does: a tag, the text or the message, the end.
fn answer(bytes: &[u8], name: &str, out: &mut dyn Write) -> std::io::Result<()> {
    let context = Context::new();
    let read = super::parse(&context, bytes, name).and_then(|module| {
        // SAFETY: a live module of a live context; the text is copied before it is freed.
        unsafe {
            super::places::drop_empty_loops(module);
            // with what its lines are from, of which what is broken is passed over; the rest must be right
            let raw = LLVMPrintModuleToString(module);
            let text = copy(raw);
            LLVMDisposeMessage(raw);
            LLVMStripModuleDebugInfo(module);
            super::verify(module)?;
            Ok(text)
        }
    });
    let (tag, text) = match read {
        Ok(text) => (TEXT, text),
        Err(NativeError::Invalid(message)) => (INVALID, message),
        Err(NativeError::Parse(message) | NativeError::Step(_, message)) => (ERROR, message),
    };
    out.write_all(&[tag])?;
    out.write_all(text.as_bytes())?;
    out.write_all(END)
}

/// Runs `f` in a child and gives what it wrote.
#[cfg(unix)]
fn ask(f: impl FnOnce(&mut dyn Write) -> std::io::Result<()>) -> std::io::Result<Vec<u8>> {
    use std::fs::File;
    use std::io::Error;
    use std::os::fd::FromRawFd;
    let mut ends = [0; 2];
    // SAFETY: an array of two descriptors, as `pipe` wants it.
    if unsafe { libc::pipe(ends.as_mut_ptr()) } != 0 {
        return Err(Error::last_os_error());
    }
    // SAFETY: both descriptors are open and owned by nobody else.
    let (mut input, mut output) =
        unsafe { (File::from_raw_fd(ends[0]), File::from_raw_fd(ends[1])) };
    // SAFETY: see the head of the module for what the child may do.
    let child = unsafe { libc::fork() };
    if child < 0 {
        return Err(Error::last_os_error());
    }
    if child == 0 {
        drop(input);
        // SAFETY: plain system calls. What LLVM prints when it dies is not for the user; the
        // child's memory and time are bounded.
        unsafe {
            let null = libc::open(c"/dev/null".as_ptr(), libc::O_WRONLY);
            libc::dup2(null, 2);
            libc::alarm(PATIENCE);
            let limit = libc::rlimit { rlim_cur: 0, rlim_max: 0 };
            libc::setrlimit(libc::RLIMIT_CORE, &limit);
        }
        let done =
            std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| f(&mut output))).is_ok();
        drop(output);
        // SAFETY: ends the child at once, without the parent's exit handlers.
        unsafe { libc::_exit(i32::from(!done)) }
    }
    drop(output);
    let mut answer = Vec::new();
    let read = input.read_to_end(&mut answer);
    let mut status = 0;
    // SAFETY: our own child; where somebody else has reaped it the answer alone decides.
    unsafe { libc::waitpid(child, &mut status, 0) };
    read.map(|_| answer)
}

/// Without processes to fork, LLVM reads in this one.
#[cfg(not(unix))]
fn ask(f: impl FnOnce(&mut dyn Write) -> std::io::Result<()>) -> std::io::Result<Vec<u8>> {
    let mut answer = Vec::new();
    f(&mut answer)?;
    Ok(answer)
}
