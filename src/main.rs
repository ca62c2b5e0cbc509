//! The command line. See `symprof --help`.
#![forbid(unsafe_code)]

mod cli;

/// Expressions are many small objects.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> std::process::ExitCode {
    cli::run()
}
