//! How the analysis grows with the function: `cargo bench --bench growth -- [FAMILY…] [--least BLOCKS]
//! [--most BLOCKS] [--seconds S] [--csv]`. Each family is analysed at a size, at twice that, and so on; a row
//! has the time of each step, and how often it is that of the row before. A family ends where a row took longer
//! than `S` seconds. `--emit FAMILY BLOCKS` prints the LLVM IR of one, `--list` what each family is.

mod families;

use families::{family, Family, FAMILIES, MOST};
use std::process::ExitCode;
use std::sync::OnceLock;
use std::time::Instant;
use symprof::ir::FuncId;
use symprof::profile::{ModuleProfile, Options};
use symprof::report;

/// What is asked for.
struct Args {
    families: Vec<&'static Family>,
    least: usize,
    most: usize,
    seconds: f64,
    csv: bool,
    list: bool,
    emit: Option<(&'static Family, usize)>,
}

fn args() -> Result<Args, String> {
    let mut args = Args {
        families: Vec::new(),
        least: 1_600,
        most: MOST,
        seconds: 20.0,
        csv: false,
        list: false,
        emit: None,
    };
    let named = |name: &str| {
        let names: Vec<&str> = FAMILIES.iter().map(|f| f.name).collect();
        family(name).ok_or_else(|| format!("no family `{name}`; there are {}", names.join(", ")))
    };
    let mut given = std::env::args().skip(1).filter(|a| a != "--bench");
    while let Some(arg) = given.next() {
        let mut number = || {
            let value = given.next().ok_or_else(|| format!("`{arg}` takes a number"))?;
            value.parse().map_err(|e| format!("`{arg} {value}`: {e}"))
        };
        match arg.as_str() {
            "--least" => args.least = number()?,
            "--most" => args.most = number()?,
            "--seconds" => args.seconds = number()? as f64,
            "--csv" => args.csv = true,
            "--list" => args.list = true,
            "--emit" => {
                let name = given.next().ok_or("`--emit` takes a family and a number of blocks")?;
                let blocks = given.next().and_then(|b| b.parse().ok());
                args.emit = Some((named(&name)?, blocks.unwrap_or(args.least)));
            }
            name => args.families.push(named(name)?),
        }
    }
    if args.families.is_empty() {
        args.families = FAMILIES.iter().collect();
    }
    Ok(args)
}

fn main() -> ExitCode {
    let args = match args() {
        Ok(args) => args,
        Err(why) => {
            eprintln!("{why}");
            return ExitCode::from(2);
        }
    };
    if args.list {
        FAMILIES.iter().for_each(|f| println!("{:<10} {}", f.name, f.what));
        return ExitCode::SUCCESS;
    }
    if let Some((family, blocks)) = args.emit {
        print!("{}", (family.ir)(blocks));
        return ExitCode::SUCCESS;
    }
    match args.csv {
        true => println!("family,blocks,reading,solving,writing"),
        false => println!(
            "{:<10} {:>7} {:>9} {:>9} {:>9} {:>9} {:>7} {:>7} {:>7} {:>7}",
            "family",
            "blocks",
            "reading",
            "solving",
            "writing",
            "all",
            "read",
            "solve",
            "write",
            "all"
        ),
    }
    for family in &args.families {
        grow(family, &args);
    }
    ExitCode::SUCCESS
}

/// Rows of one family.
fn grow(family: &Family, args: &Args) {
    let most = args.most.min(family.most);
    let mut sizes = vec![most];
    while let Some(&last) = sizes.last().filter(|&&last| last / 2 >= args.least.min(most / 8)) {
        sizes.push(last / 2);
    }
    let mut before: Option<[f64; 4]> = None;
    for &size in sizes.iter().rev() {
        let Some((blocks, times)) = measured(family, size) else {
            println!("{:<10} {size:>7} is not read", family.name);
            return;
        };
        let [reading, solving, writing] = times;
        let all = [reading, solving, writing, reading + solving + writing];
        let times = all.map(|t| format!("{t:>9.4}")).join(" ");
        let growth = before.map(|b| std::array::from_fn(|k| all[k] / b[k]));
        let growth = growth.map(|g: [f64; 4]| g.map(|g| format!("{g:>7.2}")).join(" "));
        let name = family.name;
        match args.csv {
            true => println!("{name},{blocks},{reading},{solving},{writing}"),
            false => println!("{name:<10} {blocks:>7} {times} {}", growth.unwrap_or_default()),
        }
        before = Some(all);
        if all[3] > args.seconds {
            return;
        }
    }
}

/// Blocks, and seconds to read, solve and write: the mean of as many runs as take a second together.
fn measured(family: &Family, size: usize) -> Option<(usize, [f64; 3])> {
    const RUNS: usize = 50;
    let ir = (family.ir)(size);
    let mut total = [0.0; 3];
    let mut blocks = 0;
    let mut runs = 0;
    while runs < RUNS && total.iter().sum::<f64>() < 1.0 {
        let start = now();
        let loaded = symprof::input::load_bytes(ir.as_bytes(), "family.ll").ok()?;
        let read = now();
        let profile = ModuleProfile::new(&loaded.module, Options::default());
        let ids: Vec<FuncId> = loaded.module.functions.keys().collect();
        for &id in &ids {
            profile.callees(id);
            profile.function(id);
        }
        let solved = now();
        let text = report::text::profiles(&profile, &ids);
        let written = now();
        blocks = ids.iter().map(|&id| profile.function(id).blocks().len()).sum();
        assert!(text.lines().count() >= blocks, "a line for each block");
        for (total, step) in total.iter_mut().zip([read - start, solved - read, written - solved]) {
            *total += step;
        }
        runs += 1;
    }
    Some((blocks, total.map(|t| t / runs as f64)))
}

/// Processor time of all threads so far, in seconds, which other work on the machine changes less than the
/// time that passes; that time where the system does not tell.
fn now() -> f64 {
    /// of `/proc`, a second
    const TICKS: f64 = 100.0;
    static START: OnceLock<Instant> = OnceLock::new();
    let ticks = || {
        let stat = std::fs::read_to_string("/proc/self/stat").ok()?;
        // what follows the name, which may hold anything, begins with the third field
        let fields: Vec<&str> = stat.rsplit(')').next()?.split_whitespace().collect();
        let number = |k: usize| fields.get(k)?.parse::<f64>().ok();
        Some(number(11)? + number(12)?)
    };
    match ticks() {
        Some(ticks) => ticks / TICKS,
        None => START.get_or_init(Instant::now).elapsed().as_secs_f64(),
    }
}
