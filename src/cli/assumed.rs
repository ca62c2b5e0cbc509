//! `--assume` and `--no-assume`: what they take, and that the last word on a name counts.

use clap::{Arg, ArgAction, ArgMatches, Args, Command, FromArgMatches};
use symprof::profile::{Assumption, Options};
use symprof::symprof_core::assume::{AssumptionKind, Disabled};

/// What the user takes as true, and the kinds of assumptions that are not made.
#[derive(Clone, Debug, Default)]
pub struct Assumed {
    assume: Vec<Assumption>,
    disabled: Disabled,
    /// names that were given: what is assumed anyway is vouched for
    granted: Vec<AssumptionKind>,
}

/// A value of `--assume`.
#[derive(Clone, Debug)]
enum Taken {
    /// a published name, without back quotes
    Kind(AssumptionKind),
    Symbols(Assumption),
}

impl Assumed {
    /// Options of a profile that takes this as true.
    pub fn options(&self) -> Options {
        let disabled = self.disabled.iter().copied();
        Options::default()
            .with_assumptions(self.assume.iter().cloned())
            .without(disabled)
            .granting(self.granted.iter().copied())
    }
}

fn taken(text: &str) -> Result<Taken, String> {
    match text.trim().parse() {
        Ok(kind) => Ok(Taken::Kind(kind)),
        Err(_) => Assumption::parse(text).map(Taken::Symbols).map_err(|e| e.to_string()),
    }
}

fn kind(text: &str) -> Result<AssumptionKind, String> {
    text.trim().parse().map_err(|e: symprof::symprof_core::assume::UnknownAssumption| e.to_string())
}

impl FromArgMatches for Assumed {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Self, clap::Error> {
        let mut assumed = Assumed::default();
        assumed.update_from_arg_matches(matches)?;
        Ok(assumed)
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), clap::Error> {
        // names in the order of the command line
        let mut names: Vec<(usize, AssumptionKind, bool)> = Vec::new();
        let places = |name| matches.indices_of(name).into_iter().flatten();
        let given = matches.get_many::<Taken>("assume").into_iter().flatten();
        for (at, taken) in places("assume").zip(given) {
            match taken {
                Taken::Kind(kind) => names.push((at, *kind, true)),
                Taken::Symbols(a) => self.assume.push(a.clone()),
            }
        }
        let given = matches.get_many::<AssumptionKind>("no_assume").into_iter().flatten();
        names.extend(places("no_assume").zip(given).map(|(at, kind)| (at, *kind, false)));
        names.sort_by_key(|n| n.0);
        for (_, kind, made) in names {
            if made {
                self.disabled.remove(&kind);
                self.granted.push(kind);
            } else {
                self.granted.retain(|&k| k != kind);
                self.disabled.insert(kind);
            }
        }
        Ok(())
    }
}

impl Args for Assumed {
    fn augment_args(command: Command) -> Command {
        let assume = Arg::new("assume")
            .long("assume")
            .value_name("CONDITION")
            .action(ArgAction::Append)
            .value_parser(taken)
            .help(
                "Take as true: a condition over symbols (`1 <= n <= 4096`, `n % 8 == 0`, `p != 0`, any \
                 line of a printed domain), the result of a call (`NAME=VALUE`), or an assumption by \
                 its name. May be repeated",
            );
        let names: Vec<&str> = AssumptionKind::ALL.iter().map(|k| k.name()).collect();
        let names = names.join(", ");
        let no_assume = Arg::new("no_assume")
            .long("no-assume")
            .value_name("NAME")
            .action(ArgAction::Append)
            .value_parser(kind)
            .help(format!("Do not assume: {names}. May be repeated"));
        command.arg(assume).arg(no_assume)
    }

    fn augment_args_for_update(command: Command) -> Command {
        Self::augment_args(command)
    }
}
