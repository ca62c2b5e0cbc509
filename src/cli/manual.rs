//! What the definition of the arguments says to shells and to `man`.

use super::args::{Args, Completions, Man};
use super::CommandError;
use clap::{Command, CommandFactory};

/// Completions for a shell.
pub fn completions(args: &Completions) -> String {
    let mut text = Vec::new();
    clap_complete::generate(args.shell, &mut Args::command(), "symprof", &mut text);
    String::from_utf8_lossy(&text).into_owned()
}

/// The manual page of the program, or of a command.
pub fn page(args: &Man) -> Result<String, CommandError> {
    let mut program = Args::command();
    program.build();
    let page = match &args.command {
        None => program,
        Some(name) => match program.find_subcommand(name) {
            // the command's own name has a blank in it
            Some(command) => command.clone().display_name(format!("symprof-{name}")),
            None => {
                let all: Vec<&str> = program.get_subcommands().map(Command::get_name).collect();
                let (name, all) = (name.clone(), all.join(", "));
                return Err(CommandError::NoCommand { name, all });
            }
        },
    };
    let mut text = Vec::new();
    // writing to memory does not fail
    let _ = clap_mangen::Man::new(page).render(&mut text);
    Ok(String::from_utf8_lossy(&text).into_owned())
}
