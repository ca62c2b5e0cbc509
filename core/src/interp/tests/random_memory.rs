//! Random programs on memory against a concrete machine: objects at addresses, pointers in memory that
//! may point to any of them, calls of unknown code. Each count that the interpreter knows must be that
//! of the machine.

use super::random::Random;
use super::*;
use crate::assume::AssumptionKind;
use std::collections::BTreeMap;

const SIZE: u64 = 48;
const P: u64 = 0x1_0000;
const R: u64 = 0x2_0000;
const Q: u64 = 0x3_0000;

/// The relation of the two pointer parameters.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Mode {
    /// they point to different objects
    Apart,
    /// they point to different objects, and the first is `noalias`
    NoAlias,
    /// they may overlap, and the assumption of disjointness is disabled
    Overlap,
    /// they may overlap, and their addresses are bound
    Bound,
}

/// A function in construction, and the state of the machine that executes it.
struct Gen {
    r: Random,
    b: FunctionBuilder,
    big: bool,
    memory: BTreeMap<u64, u8>,
    /// objects: start, and whether they have escaped
    objects: Vec<(u64, bool)>,
    ints: Vec<(Value, u64)>,
    ptrs: Vec<(Value, u64)>,
    /// pairs of blocks of which the first must run and the second must not
    checks: Vec<(String, String)>,
    /// the machine executes what is being built
    live: bool,
    depth: u32,
    /// there are functions to call
    callees: bool,
}

/// Functions that let addresses escape, each in its way.
const CALLEES: &str = r#"
func @put(%a: ptr, %b: ptr) {
block entry:
  %k = const i64 8
  %s = alloca %k
  store %s, %a, 8
  %r = load ptr %s
  store %b, %r, 8
  return
}
func @either(%a: ptr, %b: ptr) -> ptr {
block entry:
  %d = opaque i1 "data"
  branch %d, one, two
block one:
  return %a
block two:
  return %b
}
func @expose(%a: ptr, %b: ptr) -> ptr {
block entry:
  %x = ptrtoint %a to i64
  return %b
}
func @set(%a: ptr, %b: ptr) -> ptr {
block entry:
  %d = opaque i1 "data"
  %k = const i16 513
  branch %d, one, two
block one:
  store %a, %k, 2
  jump two
block two:
  return %b
}
"#;

impl Gen {
    fn read(&self, at: u64, size: u64) -> Option<u64> {
        let mut bits = 0;
        for i in 0..size {
            let k = if self.big { size - 1 - i } else { i };
            bits |= (*self.memory.get(&(at + i))? as u64) << (8 * k);
        }
        Some(bits)
    }

    fn write(&mut self, at: u64, size: u64, bits: u64) {
        if self.live {
            for i in 0..size {
                let k = if self.big { size - 1 - i } else { i };
                self.memory.insert(at + i, (bits >> (8 * k)) as u8);
            }
        }
    }

    fn object(&self, at: u64) -> Option<usize> {
        self.objects.iter().position(|o| (o.0..o.0 + SIZE).contains(&at))
    }

    fn escape(&mut self, at: u64) {
        if let (true, Some(k)) = (self.live, self.object(at)) {
            self.objects[k].1 = true;
        }
    }

    /// Writes some bytes of a range, as unknown code may.
    fn scramble(&mut self, from: u64, to: u64) {
        for at in from..to {
            if self.r.next(3) == 0 {
                let byte = self.r.next(256) as u64;
                self.write(at, 1, byte);
            }
        }
    }

    fn pointer(&mut self) -> (Value, u64) {
        let k = self.r.next(self.ptrs.len());
        self.ptrs[k]
    }

    /// A pointer, perhaps displaced, with room for so many bytes.
    fn place(&mut self, size: u64) -> (Value, u64) {
        let (v, at) = self.pointer();
        let start = self.objects[self.object(at).unwrap()].0;
        let to = match self.r.next(3) {
            0 if at + size <= start + SIZE => return (v, at),
            1 => start + 8 * self.r.next(2) as u64,
            _ => start + self.r.next((SIZE - size) as usize + 1) as u64,
        };
        let k = self.b.iconst(I64, to.wrapping_sub(at) as i64);
        (self.b.inst(Type::Ptr, Inst::PtrAdd(Flags::NONE, v, k)), to)
    }

    fn check(&mut self, v: Value, want: u64) {
        if self.depth > 0 {
            return;
        }
        let k = self.b.iconst(self.b.ty(v), want as i64);
        let c = self.b.icmp(Predicate::Eq, v, k);
        let n = self.checks.len();
        let (yes, no) = (format!("yes{n}"), format!("no{n}"));
        let (y, x, j) =
            (self.b.block(&*yes), self.b.block(&*no), self.b.block(format!("after{n}")));
        self.b.branch(c, (y, &[]), (x, &[]));
        for block in [y, x] {
            self.b.switch_to(block);
            self.b.jump(j, &[]);
        }
        self.b.switch_to(j);
        self.checks.push((yes, no));
    }

    /// One random step, both in the function that is built and on the machine.
    fn step(&mut self) {
        let size = [1u64, 2, 4, 8, 3][self.r.next(5)];
        match self.r.next(if self.callees { 20 } else { 17 }) {
            0..=2 => self.load(size),
            3..=5 => self.store(size),
            6 | 7 => self.store_pointer(),
            8 | 9 => self.load_pointer(),
            10 => self.allocate(),
            11 => self.expose(),
            12 => self.clobber(),
            13 => self.call_unknown(),
            14 => self.compare_pointers(),
            15 => self.low_bits(),
            16 if self.depth < 2 => self.diamond(),
            17.. => self.call(),
            _ => {}
        }
    }

    /// Loads an integer.
    fn load(&mut self, size: u64) {
        let ty = Type::Int(8 * size as u8);
        let (a, at) = self.place(size);
        let v = self.b.inst(ty, Inst::Load(a));
        if let Some(bits) = self.read(at, size) {
            self.check(v, bits);
            if size == 8 {
                self.ints.push((v, bits));
            }
        }
    }

    /// Stores an integer, perhaps one that is an address.
    fn store(&mut self, size: u64) {
        let ty = Type::Int(8 * size as u8);
        let (a, at) = self.place(size);
        let (v, bits) = match self.r.next(3) {
            0 if size == 8 => {
                let k = self.r.next(self.ints.len());
                let (v, bits) = self.ints[k];
                self.escape(bits);
                (v, bits)
            }
            _ => {
                let bits = self.r.next(1 << 20) as u64 * 0x0101_0305_0709;
                let bits = bits & (u64::MAX >> (64 - 8 * size));
                (self.b.iconst(ty, bits as i64), bits)
            }
        };
        self.b.effect(Inst::Store(a, v, size as u32));
        self.write(at, size, bits);
    }

    /// Stores a pointer.
    fn store_pointer(&mut self) {
        let (v, bits) = self.pointer();
        let (a, at) = self.place(8);
        self.b.effect(Inst::Store(a, v, 8));
        self.escape(bits);
        self.write(at, 8, bits);
    }

    /// Loads a pointer, where there is one to an object.
    fn load_pointer(&mut self) {
        let (a, at) = self.place(8);
        let found = self.read(at, 8).filter(|&to| self.object(to).is_some());
        if let Some(to) = found {
            let v = self.b.inst(Type::Ptr, Inst::Load(a));
            self.ptrs.push((v, to));
        }
    }

    /// Makes a stack object.
    fn allocate(&mut self) {
        let start = 0x10_0000 + 0x1000 * self.objects.len() as u64;
        let v = self.b.inst(Type::Ptr, Inst::Alloca(None));
        self.objects.push((start, false));
        self.ptrs.push((v, start));
        let (zero, at) = (self.b.iconst(I64, 0), start);
        self.b.effect(Inst::Store(v, zero, 8));
        self.write(at, 8, 0);
    }

    /// Takes a pointer through an integer.
    fn expose(&mut self) {
        let (v, at) = self.pointer();
        let x = self.b.inst(I64, Inst::PtrToInt(v));
        self.escape(at);
        self.ints.push((x, at));
        if self.r.next(2) == 0 {
            let k = self.b.iconst(I64, 5);
            let y = self.b.binary(BinaryOp::Xor, Flags::NONE, x, k);
            let z = self.b.binary(BinaryOp::Xor, Flags::NONE, y, k);
            let back = self.b.inst(Type::Ptr, Inst::IntToPtr(z));
            self.ptrs.push((back, at));
        }
    }

    /// Writes unknown bytes.
    fn clobber(&mut self) {
        let (a, at) = self.place(1);
        let end = self.objects[self.object(at).unwrap()].0 + SIZE;
        match self.r.next(3) {
            0 => {
                let n = self.r.next((end - at) as usize) as u64;
                let length = self.b.iconst(I64, n as i64);
                self.b.effect(Inst::Clobber(a, Some(length)));
                self.scramble(at, at + n);
            }
            1 => {
                self.b.effect(Inst::Clobber(a, None));
                self.scramble(at, end);
            }
            _ => {
                let v = self.b.opaque(Type::Opaque, "float");
                let n = (end - at).min(16);
                self.b.effect(Inst::Store(a, v, n as u32));
                self.scramble(at, at + n);
            }
        }
    }

    /// Calls unknown code, which may write all that has escaped.
    fn call_unknown(&mut self) {
        let (v, at) = self.pointer();
        let args = if self.r.next(2) == 0 { vec![v] } else { vec![] };
        self.b.effect(Inst::Call(unknown_call("unknown", &args)));
        if !args.is_empty() {
            self.escape(at);
        }
        for (start, escaped) in self.objects.clone() {
            if escaped {
                self.scramble(start, start + SIZE);
            }
        }
    }

    /// Compares two pointers.
    fn compare_pointers(&mut self) {
        let ((a, x), (b, y)) = (self.place(1), self.place(1));
        let orders = [Predicate::Eq, Predicate::Ne, Predicate::Ult, Predicate::Uge];
        let pred = orders[self.r.next(4)];
        let c = self.b.icmp(pred, a, b);
        let holds = match pred {
            Predicate::Eq => x == y,
            Predicate::Ne => x != y,
            Predicate::Ult => x < y,
            _ => x >= y,
        };
        self.check(c, holds as u64);
    }

    /// Takes the low bits of an address.
    fn low_bits(&mut self) {
        let (a, x) = self.place(1);
        let y = self.b.inst(I64, Inst::PtrToInt(a));
        self.escape(x);
        let k = self.b.iconst(I64, 7);
        let low = self.b.binary(BinaryOp::And, Flags::NONE, y, k);
        self.check(low, x & 7);
    }

    fn call(&mut self) {
        let ((a, x), (b, y)) = (self.pointer(), self.place(8));
        let chosen = self.r.next(2) == 0;
        let name = ["put", "either", "expose", "set"][self.r.next(4)];
        let info = unknown_call(name, &[a, b]);
        if name == "put" {
            self.b.effect(Inst::Call(info));
            self.escape(x);
            return self.write(y, 8, x);
        }
        let Some(v) = self.b.call(Some(Type::Ptr), info) else { return };
        let mut to = y;
        match name {
            "either" if chosen => to = x,
            "expose" => self.escape(x),
            "set" if chosen && self.object(x + 1).is_some() => self.write(x, 2, 513),
            _ => {}
        }
        self.ptrs.push((v, to));
    }

    /// An unknown value decides whether some steps are executed, and which of two pointers follows.
    fn diamond(&mut self) {
        let (one, two) = (self.pointer(), self.pointer());
        let data = self.b.opaque(I1, "data");
        let taken = self.r.next(2) == 0;
        let (then, join) = (self.b.block(""), self.b.block(""));
        self.b.branch(data, (then, &[]), (join, &[two.0]));
        self.b.switch_to(then);
        let was = (self.live, self.ints.len(), self.ptrs.len(), self.objects.clone());
        self.live &= taken;
        self.depth += 1;
        for _ in 0..1 + self.r.next(3) {
            self.step();
        }
        self.depth -= 1;
        self.b.jump(join, &[one.0]);
        self.live = was.0;
        self.ints.truncate(was.1);
        self.ptrs.truncate(was.2);
        let v = self.b.block_param(join, Type::Ptr, None);
        self.b.switch_to(join);
        self.ptrs.push((v, if taken { one.1 } else { two.1 }));
    }
}

/// A program, its inputs, and the pairs of blocks of which the first must run.
fn program(seed: u64, mode: Mode) -> (Module, Inputs, Vec<(String, String)>) {
    let mut r = Random::new(seed);
    let mut b = FunctionBuilder::new("f");
    let (p, q) = (b.param("p", Type::Ptr), b.param("q", Type::Ptr));
    b.func_mut().params[0].no_alias = mode == Mode::NoAlias;
    let at_q = match mode {
        Mode::Overlap | Mode::Bound if r.next(3) > 0 => P + r.next(SIZE as usize) as u64,
        _ => Q,
    };
    let entry = b.block("entry");
    b.switch_to(entry);
    let zero = (b.iconst(I64, 0), 0);
    let no_alias = mode == Mode::NoAlias;
    let big = r.next(2) == 0;
    let mut g = Gen {
        r,
        b,
        big,
        memory: BTreeMap::new(),
        objects: vec![(P, !no_alias), (R, true), (at_q, true)],
        ints: vec![zero],
        ptrs: vec![(p, P), (q, at_q)],
        checks: Vec::new(),
        live: true,
        depth: 0,
        callees: seed % 2 == 1,
    };
    for start in [P, R, at_q] {
        for at in start..start + SIZE {
            let byte = g.r.next(256) as u64;
            g.write(at, 1, byte);
        }
    }
    for start in [P, R, at_q] {
        for slot in [0, 8] {
            let to = [R, at_q, P][g.r.next(if no_alias { 2 } else { 3 })];
            let beside = 8 * g.r.next(2) as u64;
            g.write(start + slot, 8, to + beside);
        }
    }
    let mut inputs = Inputs::new();
    for (root, start) in [("p", P), ("q", at_q)] {
        if mode == Mode::Bound {
            inputs.bind(root, start as i128);
        }
        for _ in 0..g.r.next(8) {
            let size = 1 + g.r.next(8) as u64;
            let o = g.r.next((SIZE - size) as usize + 1) as u64;
            let bits = g.read(start + o, size).unwrap();
            inputs.bind(format!("{root}[{o}]:i{}", 8 * size), bits as i128);
            let slot = 8 * g.r.next(2) as u64;
            let to = g.read(start + slot, 8).unwrap();
            let bits = g.read(to + o, size);
            if let (Some(bits), true) = (bits, g.object(to + o + size).is_some()) {
                inputs.bind(format!("{root}[{slot}][{o}]:i{}", 8 * size), bits as i128);
            }
            if mode == Mode::Bound && g.r.next(2) == 0 {
                inputs.bind(format!("{root}[{slot}]:ptr"), to as i128);
            }
        }
    }
    for _ in 0..4 + g.r.next(24) {
        g.step();
    }
    g.b.ret(None);
    let Gen { b, checks, callees, .. } = g;
    let mut m = module(b.finish());
    if callees {
        let others = crate::ir::text::parse_module(CALLEES).expect("functions");
        for f in others.functions.values() {
            m.add(f.clone());
        }
    }
    m.big_endian = big;
    (m, inputs, checks)
}

/// Checks the programs of many seeds.
fn check_programs(mode: Mode, seeds: u64) {
    let mut known = [0, 0];
    for seed in 0..seeds {
        let (m, inputs, checks) = program(seed, mode);
        let disabled = match mode {
            Mode::Overlap => [AssumptionKind::Disjoint].into_iter().collect(),
            _ => AssumptionKinds::NONE,
        };
        let options = Options { disabled, ..Options::default() };
        let f = m.by_name("f").unwrap();
        let e = match run(&m, f, &inputs, &options) {
            Ok(e) => e,
            Err(e) => panic!("{mode:?}, seed {seed}: {e}\n{inputs:?}\n{m}"),
        };
        for (yes, no) in checks {
            let (yes, no) = (count(&m, &e, "f", &yes), count(&m, &e, "f", &no));
            let right = yes.is_none_or(|n| n == 1) && no.is_none_or(|n| n == 0);
            assert!(right, "{mode:?}, seed {seed}: {yes:?} {no:?}\n{inputs:?}\n{m}");
            known[yes.is_some() as usize] += 1;
        }
    }
    println!("{mode:?}: {known:?}");
    assert!(known[0] > seeds / 10 && known[1] > seeds / 10, "{mode:?}: {known:?}");
}

#[test]
fn what_is_known_of_objects_apart_is_so() {
    check_programs(Mode::Apart, 6000);
}

#[test]
fn what_is_known_behind_noalias_is_so() {
    check_programs(Mode::NoAlias, 6000);
}

#[test]
fn what_is_known_of_objects_that_may_overlap_is_so() {
    check_programs(Mode::Overlap, 6000);
}

#[test]
fn what_is_known_at_bound_addresses_is_so() {
    check_programs(Mode::Bound, 6000);
}
