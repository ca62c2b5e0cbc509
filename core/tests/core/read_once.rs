//! Random programs that read memory and results of calls: formulas in the values that an execution reads once
//! equal the interpreter's counts.
//!
//! The solver sees functions without bodies (`ext` writes memory, `get` returns a number); the interpreter is
//! given bodies for them. What an execution reads is asked of it too: the function is cut behind the
//! instruction's block, and a loop counts up to the value. All instructions that one symbol stands for must read the
//! same. `SYMPROF_SEEDS=from..to` runs other seeds than the ordinary ones.

use std::fmt::Write as _;
use symprof_core::expr::{Evaluator, Node, Num};
use symprof_core::interp::{run, Count, Inputs, Options};
use symprof_core::ir::{text::parse_module, Block, FuncId, Module, Value};
use symprof_core::solve::{solve, FreeSymbol, Solution};
use symprof_core::testing::{seeds, Rng};

/// Programs of the ordinary run.
const ORDINARY: u64 = 1_500;
/// At least so many counts of the ordinary run are compared.
const COMPARED: u64 = 3_000;

/// Statements hold others so deep.
const DEPTH: u32 = 3;

/// What stands behind the calls, for the interpreter alone.
const BODIES: &str = "
func @ext(%q: ptr, %x: i32) {
block entry:
  %4 = const i64 4
  %3 = const i32 3
  %at = ptradd %q, %4
  %old = load i32 %at
  %less = icmp slt %old, %3
  branch %less, small, big
block small:
  %new = add i32 %old, %3
  store %at, %new, 4
  return
block big:
  store %q, %x, 4
  return
}
func @get(%x: i32) -> i32 {
block entry:
  %g = globaladdr @g
  %5 = const i32 5
  %7 = const i32 7
  %r = load i32 %g
  %s = add i32 %r, %x
  %t = srem i32 %s, %7
  store %g, %t, 4
  %u = add i32 %t, %5
  return %u
}
";

/// Writes a program, statement by statement.
struct Writer<'r> {
    rng: &'r mut Rng,
    text: String,
    names: u32,
    /// the values that are visible
    scope: Vec<String>,
    left: i32,
}

impl Writer<'_> {
    fn fresh(&mut self, stem: &str) -> String {
        self.names += 1;
        format!("{stem}{}", self.names)
    }

    fn line(&mut self, line: impl std::fmt::Display) {
        let _ = writeln!(self.text, "  {line}");
    }

    fn block(&mut self, name: &str) {
        let _ = writeln!(self.text, "block {name}:");
    }

    fn value(&mut self) -> String {
        let recent = self.scope.len().saturating_sub(2);
        let k = match self.rng.percent(70) {
            true => recent + self.rng.below(self.scope.len() - recent),
            false => self.rng.below(self.scope.len()),
        };
        self.scope[k].clone()
    }

    /// The address of one of a few places.
    fn place(&mut self) -> String {
        let base = self.rng.pick(&["%p", "%p", "%p", "%g", "%s"]);
        let offset = self.rng.pick(&["%c0", "%c4", "%c4", "%c4", "%c8"]);
        let at = self.fresh("%a");
        self.line(format_args!("{at} = ptradd {base}, {offset}"));
        at
    }

    fn load(&mut self) -> String {
        let (at, v) = (self.place(), self.fresh("%v"));
        self.line(format_args!("{v} = load i32 {at}"));
        v
    }

    /// A value that decides: mostly one that is read just now.
    fn deciding(&mut self) -> String {
        match self.rng.percent(70) {
            true => self.load(),
            false => self.value(),
        }
    }

    fn statements(&mut self, depth: u32) {
        let visible = self.scope.len();
        for _ in 0..self.rng.range(1, 5) {
            self.left -= 1;
            if self.left < 0 {
                break;
            }
            match self.rng.weighted(&[3, 2, 3, 2, 5, 4]) {
                0 => {
                    let (at, v) = (self.place(), self.value());
                    self.line(format_args!("store {at}, {v}, 4"));
                }
                1 => {
                    let v = self.load();
                    self.scope.push(v);
                }
                2 => {
                    let (base, x) = (self.rng.pick(&["%p", "%g", "%s"]), self.value());
                    self.line(format_args!("call @ext({base}, {x})"));
                }
                3 => {
                    let (x, v) = (self.value(), self.fresh("%v"));
                    self.line(format_args!("{v} = call i32 @get({x})"));
                    self.scope.push(v);
                }
                4 if depth > 0 => {
                    let (v, c) = (self.deciding(), self.fresh("%t"));
                    let (then, join) = (self.fresh("then"), self.fresh("join"));
                    let k = self.rng.pick(&["%k0", "%k1", "%k3"]);
                    self.line(format_args!("{c} = icmp slt {v}, {k}"));
                    self.line(format_args!("branch {c}, {then}, {join}"));
                    self.block(&then);
                    self.statements(depth - 1);
                    self.line(format_args!("jump {join}"));
                    self.block(&join);
                }
                _ if depth > 0 => {
                    let (v, i, c) = (self.deciding(), self.fresh("%i"), self.fresh("%t"));
                    let (next, head) = (self.fresh("%n"), self.fresh("head"));
                    let (body, end) = (self.fresh("body"), self.fresh("end"));
                    self.line(format_args!("jump {head}(%k0)"));
                    self.block(&format!("{head}({i}: i32)"));
                    self.line(format_args!("{c} = icmp slt {i}, {v}"));
                    self.line(format_args!("branch {c}, {body}, {end}"));
                    self.block(&body);
                    self.scope.push(i.clone());
                    self.statements(depth - 1);
                    self.line(format_args!("{next} = add nsw i32 {i}, %k1"));
                    self.line(format_args!("jump {head}({next})"));
                    self.block(&end);
                    self.scope.retain(|x| *x != i);
                }
                _ => {}
            }
        }
        if depth < DEPTH {
            self.scope.truncate(visible);
        }
    }
}

/// A function of random statements.
fn program(seed: u64) -> String {
    let mut rng = Rng::new(seed);
    let left = rng.range(5, 18) as i32;
    let scope = ["%n", "%m", "%k3"].map(str::to_owned).to_vec();
    let mut w = Writer { rng: &mut rng, text: String::new(), names: 0, scope, left };
    w.text.push_str("func @f(%p: ptr, %n: i32, %m: i32) {\nblock entry:\n");
    for (name, value) in [("%k0", 0), ("%k1", 1), ("%k3", 3)] {
        w.line(format_args!("{name} = const i32 {value}"));
    }
    for (name, value) in [("%c0", 0), ("%c4", 4), ("%c8", 8)] {
        w.line(format_args!("{name} = const i64 {value}"));
    }
    w.line("%g = globaladdr @g");
    w.line("%size = const i64 16");
    w.line("%s = alloca %size");
    // what is never written has no value
    for (k, offset) in ["%c0", "%c4", "%c8"].iter().enumerate() {
        w.line(format_args!("%init{k} = ptradd %s, {offset}"));
        w.line(format_args!("store %init{k}, %k1, 4"));
    }
    while w.left > 0 {
        w.statements(DEPTH);
    }
    w.text.push_str("  return\n}\n");
    w.text
}

/// Values are counted from here, so that negative ones are too.
const SHIFT: i64 = 1 << 12;

/// What an execution reads at an instruction; none if it does not get there, or the number is large.
fn read(module: &Module, id: FuncId, v: Value, inputs: &Inputs) -> Option<i64> {
    let mut text = String::new();
    let func = &module.functions[id];
    let (b, name) = (func.def_block(v), func.value_name(v));
    let _ = write!(text, "{module}");
    // the block ends in a loop that counts
    let head = |sign: char| text.find(&format!("block {}{sign}", func.blocks[b].name));
    let start = head(':').or(head('('))?;
    let rest = &text[start..];
    let end = start + rest.find("\nblock ").or(rest.find("\n}"))?;
    let last = text[..end].rfind('\n')?;
    let probe = format!(
        "\n  %z1 = const i32 1\n  %z0 = const i32 -{SHIFT}\n  jump probe(%z0)\nblock probe(%z: i32):\n  \
         %zc = icmp slt %z, %{name}\n  branch %zc, again, done\nblock again:\n  \
         %zn = add i32 %z, %z1\n  jump probe(%zn)\nblock done:\n  return"
    );
    text.replace_range(last..end, &probe);
    let cut = parse_module(&text).unwrap_or_else(|e| panic!("{e}\n{text}"));
    let id = cut.by_name("f")?;
    let again = cut.functions[id].block_by_name("again")?;
    let options = Options::default().with_steps(200_000);
    let run = run(&cut, id, inputs, &options).ok()?;
    match run.count(id, again) {
        Count::Known(0) => None,
        Count::Known(n) => Some(n as i64 - SHIFT),
        Count::Unknown { .. } => None,
    }
}

/// The value of a symbol: of no matter which of its instructions is executed.
fn observed(module: &Module, id: FuncId, s: &FreeSymbol, inputs: &Inputs) -> Result<i64, String> {
    let mut value = None;
    for &v in &s.values {
        match (read(module, id, v, inputs), value) {
            (Some(x), Some(y)) if x != y => return Err(format!("{} is {y} and {x}", s.name)),
            (Some(x), _) => value = Some(x),
            (None, _) => {}
        }
    }
    Ok(value.unwrap_or(0)) // nothing rests on what is not read
}

/// Checks one program at some points; how many counts it compared.
fn check(seed: u64) -> Result<u64, String> {
    let text = program(seed);
    let seen = parse_module(&text).map_err(|e| format!("{e}\n{text}"))?;
    let whole = parse_module(&format!("{text}{BODIES}")).map_err(|e| format!("{e}\n{text}"))?;
    let id = seen.by_name("f").ok_or("no f")?;
    let of = whole.by_name("f").ok_or("no f")?;
    let solution = solve(&seen, id, &[]);
    let mut rng = Rng::new(seed ^ 0x51ed);
    let mut compared = 0;
    for _ in 0..4 {
        let mut inputs = Inputs::new();
        let mut values: Vec<(String, i64)> = Vec::new();
        for name in ["n", "m", "p[0]", "p[4]", "p[8]", "g[0]", "g[4]", "g[8]"] {
            values.push((name.to_owned(), rng.range(-2, 9)));
        }
        for (name, v) in &values {
            let name = match name.ends_with(']') {
                true => format!("{name}:i32"),
                false => name.clone(),
            };
            inputs.bind(name, i128::from(*v));
        }
        let Ok(truth) = run(&whole, of, &inputs, &Options::default().with_steps(200_000)) else {
            continue;
        };
        for s in solution.free.iter().filter(|s| !s.values.is_empty()) {
            let v = observed(&whole, of, s, &inputs);
            let v = v.map_err(|e| format!("{e}\n{values:?}\n{text}"))?;
            values.push((s.name.clone(), v));
        }
        let counts = |b: Block| match truth.count(of, b) {
            Count::Known(n) => Some(n),
            Count::Unknown { .. } => None,
        };
        compared += compare(&seen, id, &solution, &values, counts)
            .map_err(|e| format!("{e}\n{values:?}\n{text}"))?;
    }
    Ok(compared)
}

fn compare(
    module: &Module,
    id: FuncId,
    solution: &Solution,
    values: &[(String, i64)],
    truth: impl Fn(Block) -> Option<u64>,
) -> Result<u64, String> {
    let mut compared = 0;
    let store = &solution.store;
    let mut ev = Evaluator::new(store).with_budget(1_000_000);
    for (name, v) in values {
        ev.bind_name(name, Num::int(*v));
    }
    let domain = solution.guards.iter().chain(&solution.flow_guards);
    if !domain.clone().all(|&g| ev.truth(g) == Ok(true)) {
        return Ok(0);
    }
    for &b in &module.functions[id].layout {
        let Some(e) = solution.flows[b] else { continue };
        let mut free = false;
        store.visit(&[e.expr()], |_, n| {
            free |= matches!(n, Node::Symbol(s)
                if values.iter().all(|(name, _)| *name != store.symbol_data(*s).name));
        });
        let (false, Some(want)) = (free, truth(b)) else { continue };
        let name = &module.functions[id].blocks[b].name;
        match ev.eval(e) {
            Ok(v) if v == Num::int(want as i128) => compared += 1,
            Ok(v) => {
                return Err(format!("{name}: {v} is {}, not {want}", store.display(e)));
            }
            Err(_) => {}
        }
    }
    Ok(compared)
}

#[test]
fn what_is_read_once_is_one_value() {
    let (from, to) = seeds(ORDINARY);
    let mut compared = 0;
    for seed in from..to {
        compared += check(seed).unwrap_or_else(|why| panic!("seed {seed}: {why}"));
    }
    println!("{compared} counts compared");
    if (from, to) == (0, ORDINARY) {
        assert!(compared >= COMPARED, "{compared} counts compared");
    }
}
