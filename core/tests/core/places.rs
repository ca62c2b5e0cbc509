//! Random programs that keep what decides in memory: counters and bounds in places, callees that read and write them
//! through pointers that may lead to one object, fills and copies. Formulas equal executions, in callees too.
//!
//! The interpreter, which keeps bytes, shares no code with the solver's memory SSA. A failing program is printed with
//! as few statements as fail; `SYMPROF_SEEDS=from..to` runs other seeds than the ordinary ones.

use std::fmt::Write as _;
use std::sync::atomic::{AtomicU64, Ordering};
use symprof_core::interp;
use symprof_core::ir::text::parse_module;
use symprof_core::profile::{Engine, ModuleProfile, Options, Point, ProfileError, Status};
use symprof_core::testing::{seeds, Rng};

/// Programs of the ordinary run.
const ORDINARY: u64 = 1_500;
/// Of the blocks of the ordinary run, at least so many percent have closed forms, as they do with one percent to go.
const CLOSED: f64 = 56.3;
/// Statements hold others so deep.
const DEPTH: u32 = 2;
const HELPERS: u64 = 3;

/// Writes a function, statement by statement.
struct Writer<'r> {
    rng: &'r mut Rng,
    text: String,
    names: u32,
    /// the integers that are visible
    scope: Vec<String>,
    /// pointers, and how many bytes lie behind them
    pointers: Vec<(String, u64)>,
    /// is there a place that holds pointers?
    has_cell: bool,
    /// helpers from this one on may be called
    helpers: u64,
    left: i64,
}

impl Writer<'_> {
    fn fresh(&mut self, stem: &str) -> String {
        self.names += 1;
        format!("%{stem}{}", self.names)
    }

    fn line(&mut self, line: impl std::fmt::Display) {
        let _ = writeln!(self.text, "  {line}");
    }

    fn block(&mut self, name: &str) {
        let _ = writeln!(self.text, "block {}:", &name[1..]);
    }

    fn value(&mut self) -> String {
        let k = self.rng.below(self.scope.len());
        self.scope[k].clone()
    }

    /// An address with so many bytes behind it.
    fn address(&mut self, bytes: u64) -> String {
        let k = self.rng.below(self.pointers.len());
        let (base, size) = self.pointers[k].clone();
        let offset = 4 * self.rng.below(((size - bytes) / 4 + 1) as usize);
        let at = self.fresh("a");
        self.line(format_args!("{at} = ptradd nsw {base}, %c{offset}"));
        at
    }

    fn load(&mut self) -> String {
        let (at, v) = (self.address(4), self.fresh("v"));
        self.line(format_args!("{v} = load i32 {at}"));
        v
    }

    /// A number: one that is at hand, one that is read just now, or a sum of two.
    fn number(&mut self) -> String {
        match self.rng.weighted(&[4, 4, 2]) {
            0 => self.value(),
            1 => self.load(),
            _ => {
                let (x, y, v) = (self.load(), self.value(), self.fresh("v"));
                let op = self.rng.pick(&["add", "add nsw", "sub", "smin", "smax", "and"]);
                self.line(format_args!("{v} = {op} i32 {x}, {y}"));
                v
            }
        }
    }

    fn statements(&mut self, depth: u32) {
        let (visible, pointers) = (self.scope.len(), self.pointers.len());
        for _ in 0..self.rng.range(1, 4) {
            self.left -= 1;
            if self.left < 0 {
                break;
            }
            match self.rng.weighted(&[6, 2, 4, 1, 1, 4, 3, 2, 2, 1]) {
                0 => {
                    let (v, at) = (self.number(), self.address(4));
                    self.line(format_args!("store {at}, {v}, 4"));
                }
                1 => {
                    let v = self.number();
                    self.scope.push(v);
                }
                2 if self.helpers < HELPERS => {
                    let k = self.rng.range(self.helpers as i64, HELPERS as i64 - 1);
                    let (a, b, x) = (self.address(8), self.address(8), self.number());
                    let r = self.fresh("r");
                    self.line(format_args!("{r} = call i32 @h{k}({a}, {b}, {x})"));
                    self.scope.push(r);
                }
                3 => {
                    let at = self.address(8);
                    self.line(format_args!("fill {at}, %byte, %c8"));
                }
                4 => {
                    let (to, from) = (self.address(8), self.address(8));
                    self.line(format_args!("copy {to}, {from}, %c8"));
                }
                5 if depth > 0 => self.choice(depth),
                6 if depth > 0 => self.counted(depth),
                7 if depth > 0 => self.counted_in_memory(depth),
                8 if self.has_cell => {
                    let at = self.address(8);
                    self.line(format_args!("store %cell, {at}, 8"));
                }
                9 => self.load_pointer(),
                _ => {}
            }
        }
        self.scope.truncate(visible);
        self.pointers.truncate(pointers);
    }

    /// A pointer that memory holds, to use from here on.
    fn load_pointer(&mut self) {
        if self.has_cell {
            let q = self.fresh("q");
            self.line(format_args!("{q} = load ptr %cell"));
            self.pointers.push((q, 8));
        }
    }

    fn choice(&mut self, depth: u32) {
        let (x, y, c) = (self.number(), self.value(), self.fresh("t"));
        let [then, other, join] = ["then", "else", "join"].map(|s| self.fresh(s));
        let op = self.rng.pick(&["slt", "eq", "sge"]);
        self.line(format_args!("{c} = icmp {op} {x}, {y}"));
        self.line(format_args!("branch {c}, {}, {}", &then[1..], &other[1..]));
        self.block(&then);
        self.statements(depth - 1);
        self.line(format_args!("jump {}", &join[1..]));
        self.block(&other);
        if self.rng.percent(40) {
            self.statements(depth - 1);
        }
        self.line(format_args!("jump {}", &join[1..]));
        self.block(&join);
    }

    /// A loop to a bound that is read before it, or in each iteration.
    fn counted(&mut self, depth: u32) {
        let anew = self.rng.percent(40);
        let before = self.number();
        let [i, c, bound, next] = ["i", "t", "b", "n"].map(|s| self.fresh(s));
        let [head, body, end] = ["head", "body", "end"].map(|s| self.fresh(s));
        self.line(format_args!("jump {}(%k0)", &head[1..]));
        let _ = writeln!(self.text, "block {}({i}: i32):", &head[1..]);
        // behind the loop it is that of the last iteration
        if self.rng.percent(30) {
            self.load_pointer();
        }
        let limit = if anew { self.load() } else { before };
        self.line(format_args!("{bound} = smin i32 {limit}, %k5"));
        self.line(format_args!("{c} = icmp slt {i}, {bound}"));
        self.line(format_args!("branch {c}, {}, {}", &body[1..], &end[1..]));
        self.block(&body);
        self.scope.push(i.clone());
        self.statements(depth - 1);
        self.line(format_args!("{next} = add nsw i32 {i}, %k1"));
        self.line(format_args!("jump {}({next})", &head[1..]));
        self.scope.retain(|x| *x != i);
        self.block(&end);
    }

    /// A loop whose counter is in memory.
    fn counted_in_memory(&mut self, depth: u32) {
        let (at, limit) = (self.address(4), self.number());
        let [i, j, c, bound, next] = ["i", "j", "t", "b", "n"].map(|s| self.fresh(s));
        let [head, body, end] = ["head", "body", "end"].map(|s| self.fresh(s));
        let step = self.rng.pick(&["%k1", "%k1", "%k3"]);
        self.line(format_args!("{bound} = smin i32 {limit}, %k5"));
        self.line(format_args!("store {at}, %k0, 4"));
        self.line(format_args!("jump {}", &head[1..]));
        self.block(&head);
        self.line(format_args!("{i} = load i32 {at}"));
        self.line(format_args!("{c} = icmp slt {i}, {bound}"));
        self.line(format_args!("branch {c}, {}, {}", &body[1..], &end[1..]));
        self.block(&body);
        self.scope.push(i.clone());
        self.statements(depth - 1);
        self.line(format_args!("{j} = load i32 {at}"));
        self.line(format_args!("{next} = add nsw i32 {j}, {step}"));
        self.line(format_args!("store {at}, {next}, 4"));
        self.line(format_args!("jump {}", &head[1..]));
        self.scope.retain(|x| *x != i);
        self.block(&end);
    }
}

/// A program of at most so many statements a function.
fn program(seed: u64, most: i64) -> String {
    let mut rng = Rng::new(seed);
    let mut text = String::new();
    for k in 0..=HELPERS {
        let root = k == HELPERS;
        let left = rng.range(2, if root { 14 } else { 7 }).min(most);
        let scope = if root { vec!["%n", "%m"] } else { vec!["%x"] };
        let pointers = match root {
            true => vec![("%s", 16), ("%s", 16), ("%p", 16), ("%q", 8), ("%g", 8)],
            false => vec![("%a", 8), ("%a", 8), ("%b", 8), ("%g", 8)],
        };
        let pointers = pointers.into_iter().map(|(p, n)| (p.to_owned(), n)).collect();
        let scope = scope.into_iter().chain(["%k3"]).map(str::to_owned).collect();
        let helpers = if root { 0 } else { k + 1 };
        let mut w = Writer {
            rng: &mut rng,
            text: String::new(),
            names: 0,
            scope,
            pointers,
            has_cell: root,
            helpers,
            left,
        };
        let head = match root {
            true => "func @f(%p: ptr, %q: ptr, %r: ptr noalias, %n: i32, %m: i32) {".to_owned(),
            false => format!("func @h{k}(%a: ptr, %b: ptr, %x: i32) -> i32 {{"),
        };
        let _ = writeln!(w.text, "{head}\nblock entry:");
        for (name, value) in [("%k0", 0), ("%k1", 1), ("%k3", 3), ("%k5", 5)] {
            w.line(format_args!("{name} = const i32 {value}"));
        }
        for value in [0, 4, 8, 12, 16] {
            w.line(format_args!("%c{value} = const i64 {value}"));
        }
        let byte = w.rng.range(0, 1);
        w.line(format_args!("%byte = const i8 {byte}"));
        w.line("%g = globaladdr @g");
        if root {
            w.line("%s = alloca %c16");
            // a place with a path of its own, or without
            let cell = w.rng.pick(&["alloca %c8", "ptradd nsw %r, %c0"]);
            w.line(format_args!("%cell = {cell}"));
            w.line("store %cell, %p, 8");
            // what is never written has no value
            for at in ["%c0", "%c4", "%c8", "%c12"] {
                let (to, v) = (w.fresh("a"), w.value());
                w.line(format_args!("{to} = ptradd nsw %s, {at}"));
                w.line(format_args!("store {to}, {v}, 4"));
            }
        }
        while w.left > 0 {
            w.statements(DEPTH);
        }
        if !root {
            let v = w.number();
            w.line(format_args!("return {v}\n}}"));
        } else {
            w.line("return\n}");
        }
        // the root comes first
        text = if root { w.text + &text } else { text + &w.text };
    }
    text
}

#[derive(Default)]
struct Tally {
    compared: u64,
    blocks: u64,
    closed: u64,
}

/// Checks one program at some points; the first difference in words.
fn check(seed: u64, most: i64) -> Result<Tally, String> {
    let text = program(seed, most);
    let module = parse_module(&text).map_err(|e| format!("{e}\n{text}"))?;
    let id = module.by_name("f").ok_or("no f")?;
    let simulation = interp::Options::default().with_steps(60_000);
    let options = Options::default().with_formula_steps(20_000).with_simulation(simulation);
    let profile = ModuleProfile::new(&module, options);
    let mut tally = Tally::default();
    let own = profile.function(id).blocks().iter();
    let inside = profile.callees(id).map(|c| c.functions()).unwrap_or_default();
    for b in own.chain(inside.iter().flat_map(|f| f.blocks())) {
        tally.blocks += 1;
        tally.closed += u64::from(b.count.status() == Status::ClosedForm);
    }
    let mut rng = Rng::new(seed ^ 0x51ed);
    for _ in 0..5 {
        let mut at = vec![("n".to_owned(), rng.range(-2, 9)), ("m".to_owned(), rng.range(-2, 9))];
        let places =
            ["p[0]", "p[4]", "p[8]", "p[12]", "q[0]", "q[4]", "g[0]", "g[4]", "r[0][0]", "r[0][4]"];
        for place in places {
            at.push((format!("{place}:i32"), rng.range(-2, 9)));
        }
        let known = |name: &str| profile.function(id).takes(name);
        let point: Point = at.iter().filter(|x| known(&x.0)).cloned().collect();
        match profile.evaluate_by(Engine::Both, id, &point) {
            Ok(_) => tally.compared += 1,
            Err(e @ ProfileError::Contradiction { .. }) => {
                return Err(format!("{e}\nat {at:?}\n{text}"));
            }
            Err(_) => {}
        }
    }
    Ok(tally)
}

#[test]
fn places_hold_what_executions_find_there() {
    let (from, to) = seeds(ORDINARY);
    let next = AtomicU64::new(from);
    let threads = std::thread::available_parallelism().map_or(2, |n| n.get());
    let tallies: Vec<Tally> = std::thread::scope(|scope| {
        let worker = || {
            let mut all = Tally::default();
            loop {
                let seed = next.fetch_add(1, Ordering::Relaxed);
                if seed >= to {
                    return all;
                }
                match check(seed, i64::MAX) {
                    Ok(t) => {
                        all.compared += t.compared;
                        all.blocks += t.blocks;
                        all.closed += t.closed;
                    }
                    Err(why) => {
                        next.store(to, Ordering::Relaxed);
                        let smallest = (1..14).find_map(|most| check(seed, most).err());
                        panic!("seed {seed}: {}", smallest.unwrap_or(why));
                    }
                }
            }
        };
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(worker)).collect();
        workers.into_iter().map(|w| w.join().expect("see above")).collect()
    });
    let sum = |f: fn(&Tally) -> u64| tallies.iter().map(f).sum::<u64>();
    let closed = 100.0 * sum(|t| t.closed) as f64 / sum(|t| t.blocks).max(1) as f64;
    println!(
        "{} points compared; {closed:.2}% of {} blocks have closed forms",
        sum(|t| t.compared),
        sum(|t| t.blocks)
    );
    assert!(sum(|t| t.compared) > (to - from), "too few points are compared");
    if (from, to) == (0, ORDINARY) {
        assert!(closed >= CLOSED, "{closed:.2}% of the blocks have closed forms");
    }
}
