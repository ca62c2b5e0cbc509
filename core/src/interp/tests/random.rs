//! Random programs: the counts that a run without some inputs knows are those of every run with them.
//! Memory against an array of bytes.

use super::*;

pub(super) struct Random(u64);

impl Random {
    pub(super) fn new(seed: u64) -> Self {
        Random(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) ^ 0xD1B5_4A32_D192_ED03)
    }

    pub(super) fn next(&mut self, n: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 20) as usize % n
    }

    fn pick(&mut self, pool: &[Value]) -> Value {
        pool[self.next(pool.len())]
    }
}

const I8: Type = Type::Int(8);

/// What a random function may contain besides arithmetic and branches.
#[derive(Clone, Copy)]
struct Parts {
    memory: bool,
    callee: Option<&'static str>,
    exit: bool,
}

/// A random flow graph over the parameters `a`, `c` (and `p`, a pointer, with memory). Loops are
/// common and often do not end; the limit of steps ends those runs, which are not compared.
fn function(name: &str, r: &mut Random, parts: Parts) -> Function {
    let mut b = FunctionBuilder::new(name);
    let (a, c) = (b.param("a", I8), b.param("c", I8));
    let p = b.param("p", Type::Ptr);
    let n = 3 + r.next(6);
    let entry = b.block("entry");
    let blocks: Vec<Block> = (0..n).map(|i| b.block(format!("b{i}"))).collect();
    let params: Vec<Vec<Value>> =
        blocks.iter().map(|&x| (0..3).map(|_| b.block_param(x, I8, None)).collect()).collect();
    b.switch_to(entry);
    let slots = if parts.memory { b.inst(Type::Ptr, Inst::Alloca(None)) } else { p };
    let k = b.iconst(I8, r.next(4) as i64);
    let wide = b.iconst(I64, 0x0102);
    if parts.memory {
        b.effect(Inst::Store(slots, wide, 8));
        if name == "f" {
            b.effect(Inst::Store(p, wide, 8));
        }
    }
    b.jump(blocks[0], &[a, c, k]);
    for i in 0..n {
        b.switch_to(blocks[i]);
        let mut pool = params[i].clone();
        pool.push(b.iconst(I8, r.next(3) as i64));
        pool.push(b.iconst(I8, -1));
        for _ in 0..2 {
            let ops = [BinaryOp::Add, BinaryOp::Sub, BinaryOp::And, BinaryOp::Mul, BinaryOp::SMin];
            let op = ops[r.next(5)];
            let (x, y) = (r.pick(&pool), r.pick(&pool));
            pool.push(b.binary(op, Flags::NONE, x, y));
        }
        if parts.memory {
            for _ in 0..r.next(3) {
                let base = if r.next(2) == 0 { p } else { slots };
                let offset = if r.next(4) == 0 {
                    // at an offset that the inputs decide
                    let x = r.pick(&pool);
                    let three = b.iconst(I8, 3);
                    let low = b.binary(BinaryOp::And, Flags::NONE, x, three);
                    b.cast(CastOp::Zext, Flags::NONE, I64, low)
                } else {
                    b.iconst(I64, r.next(8) as i64)
                };
                let at = b.inst(Type::Ptr, Inst::PtrAdd(Flags::NONE, base, offset));
                if r.next(2) == 0 {
                    let v = r.pick(&pool);
                    b.effect(Inst::Store(at, v, 1));
                } else {
                    pool.push(b.inst(I8, Inst::Load(at)));
                }
            }
        }
        if let (Some(callee), 0) = (parts.callee, r.next(3)) {
            let base = if r.next(2) == 0 { p } else { slots };
            let args = [r.pick(&pool), r.pick(&pool), base];
            pool.push(b.call(Some(I8), unknown_call(callee, &args)).unwrap());
        }
        if parts.exit && r.next(12) == 0 {
            b.effect(Inst::Call(unknown_call("exit", &[])));
        }
        let (x, y) = (r.pick(&pool), r.pick(&pool));
        let one = [r.pick(&pool), r.pick(&pool), r.pick(&pool)];
        let two = [r.pick(&pool), r.pick(&pool), r.pick(&pool)];
        let s = r.next(n + 1);
        let t = if r.next(2) == 0 { (i + 1).min(n) } else { r.next(n + 1) };
        if i + 1 == n || s == n && t == n {
            b.ret(Some(x));
        } else if s == n || t == n || r.next(5) == 0 {
            b.jump(blocks[(i + 1) % n], &one);
        } else {
            let cond = b.icmp(Predicate::Slt, x, y);
            b.branch(cond, (blocks[s], &one), (blocks[t], &two));
        }
    }
    b.finish()
}

/// A sequence of diamonds and loops whose conditions are parameters or loads, and whose arms write
/// memory: after each, a load decides a branch.
fn diamonds(r: &mut Random, callee: bool) -> Function {
    let mut b = FunctionBuilder::new("f");
    let (a, c) = (b.param("a", I8), b.param("c", I8));
    let p = b.param("p", Type::Ptr);
    let slots = b.inst(Type::Ptr, Inst::Alloca(None));
    let zero = b.iconst(I64, 0);
    let eight = b.iconst(I64, 8);
    for base in [p, slots] {
        b.effect(Inst::Store(base, zero, 8));
        let behind = b.inst(Type::Ptr, Inst::PtrAdd(Flags::NONE, base, eight));
        b.effect(Inst::Store(behind, zero, 8));
    }
    for i in 0..8 {
        let mut pool = vec![a, c];
        let access = |b: &mut FunctionBuilder, r: &mut Random, pool: &mut Vec<Value>| {
            let base = if r.next(2) == 0 { p } else { slots };
            let k = b.iconst(I64, r.next(3) as i64);
            let at = b.inst(Type::Ptr, Inst::PtrAdd(Flags::NONE, base, k));
            match r.next(3) {
                0 => {
                    let v = b.inst(I8, Inst::Load(at));
                    let one = b.iconst(I8, 1);
                    let w = b.binary(BinaryOp::Add, Flags::NONE, v, one);
                    b.effect(Inst::Store(at, w, 1));
                    pool.push(v);
                }
                1 => pool.push(b.inst(I8, Inst::Load(at))),
                _ if callee && r.next(2) == 0 => {
                    let args = [r.pick(pool), r.pick(pool), at];
                    pool.push(b.call(Some(I8), unknown_call("g", &args)).unwrap());
                }
                _ => {
                    let v = r.pick(pool);
                    b.effect(Inst::Store(at, v, 1));
                }
            }
        };
        access(&mut b, r, &mut pool);
        access(&mut b, r, &mut pool);
        let k = b.iconst(I8, r.next(4) as i64 - 1);
        let x = r.pick(&pool);
        let cond = b.icmp(Predicate::Slt, x, k);
        let (then, els, join) =
            (b.block(format!("t{i}")), b.block(format!("e{i}")), b.block(format!("j{i}")));
        b.branch(cond, (then, &[]), (els, &[]));
        b.switch_to(then);
        let mut inner = pool.clone();
        access(&mut b, r, &mut inner);
        access(&mut b, r, &mut inner);
        b.jump(join, &[]);
        b.switch_to(els);
        b.jump(join, &[]);
        b.switch_to(join);
    }
    b.ret(Some(a));
    b.finish()
}

#[test]
fn known_counts_hold_where_memory_decides_again() {
    let mut tally = [0, 0];
    for seed in 0..800 {
        let mut r = Random::new(seed);
        let mut m = Module::new();
        let callee = seed % 2 == 1;
        m.add(diamonds(&mut r, callee));
        if callee {
            m.add(function("g", &mut r, Parts { memory: true, callee: None, exit: false }));
        }
        confirm(&m, seed, &mut tally);
    }
    assert!(tally[0] > 1000 && tally[1] > 1000, "{tally:?}");
}

/// For some choices of unbound parameters: known counts of blocks and calls equal those of all runs
/// in which they are bound.
fn confirm(m: &Module, seed: u64, tally: &mut [u64; 2]) {
    let f = m.by_name("f").unwrap();
    let options = Options { steps: 800, ..Options::default() };
    let bind = |a: Option<i128>, c: Option<i128>| -> Inputs {
        let pairs = [("a", a), ("c", c)];
        pairs.into_iter().filter_map(|(n, v)| v.map(|v| (n, v))).collect()
    };
    let interpreter = Interpreter::new(m);
    for (a, c) in [(None, None), (Some(3), None), (None, Some(2)), (Some(-1), None)] {
        let Ok(vague) = interpreter.run(f, &bind(a, c), &options) else { continue };
        for av in -2..5i128 {
            for cv in -1..4i128 {
                if a.is_some_and(|a| a != av) || c.is_some_and(|c| c != cv) {
                    continue;
                }
                let Ok(exact) = interpreter.run(f, &bind(Some(av), Some(cv)), &options) else {
                    continue;
                };
                for (id, counts) in &exact.functions {
                    let name = &m.functions[*id].name;
                    let blocks = m.functions[*id].blocks.keys().map(|b| {
                        let block = m.functions[*id].blocks[b].name.as_str();
                        (block, &counts.blocks[b], vague.count(*id, b))
                    });
                    let calls = counts.calls.iter().map(|(n, count)| {
                        (n.as_str(), count, vague.functions[id].calls[n].clone())
                    });
                    for (what, exact, vague) in blocks.chain(calls) {
                        assert!(exact.known().is_some(), "seed {seed}: {exact}");
                        tally[vague.known().is_some() as usize] += 1;
                        if vague.known().is_some() {
                            assert_eq!(&vague, exact, "seed {seed}: {name} {what} at {av}, {cv}");
                        }
                    }
                }
            }
        }
    }
}

fn random_modules(parts: Parts, seeds: u64) {
    let mut tally = [0, 0];
    for seed in 0..seeds {
        let mut r = Random::new(seed);
        let mut m = Module::new();
        m.add(function("f", &mut r, parts));
        if let Some(name) = parts.callee {
            m.add(function(name, &mut r, Parts { callee: None, ..parts }));
        }
        confirm(&m, seed, &mut tally);
    }
    // The test must meet both unknown and known counts.
    assert!(tally[0] > 1000 && tally[1] > 1000, "{tally:?}");
}

#[test]
fn known_counts_hold_in_flow_graphs() {
    random_modules(Parts { memory: false, callee: None, exit: false }, 1500);
}

#[test]
fn known_counts_hold_with_memory() {
    random_modules(Parts { memory: true, callee: None, exit: false }, 1500);
}

#[test]
fn known_counts_hold_with_calls_and_exits() {
    random_modules(Parts { memory: false, callee: Some("g"), exit: true }, 800);
    random_modules(Parts { memory: true, callee: Some("g"), exit: true }, 800);
}

#[test]
fn known_counts_hold_in_recursions() {
    random_modules(Parts { memory: true, callee: Some("f"), exit: false }, 300);
}

/// Stores and loads of 1 to 8 bytes at any offset against an array of bytes.
#[test]
fn memory_equals_an_array_of_bytes() {
    for seed in 0..400 {
        let mut r = Random::new(seed);
        let mut b = FunctionBuilder::new("f");
        let object = b.inst(Type::Ptr, Inst::Alloca(None));
        let mut bytes: [Option<u8>; 32] = [None; 32];
        let yes = b.iconst(I1, 1);
        let mut all = yes;
        let (mut known, mut unknown) = (true, Vec::new());
        for _ in 0..40 {
            let size = [1usize, 2, 4, 8][r.next(4)];
            let offset = r.next(32 - size + 1);
            let ty = Type::Int(8 * size as u8);
            // some objects begin at a negative offset
            let k = b.iconst(I64, offset as i64 - (seed as i64 % 3) * 11);
            let at = b.inst(Type::Ptr, Inst::PtrAdd(Flags::NONE, object, k));
            if r.next(2) == 0 {
                let bits =
                    ((r.next(1 << 30) as u64) << 34) ^ ((r.next(1 << 30) as u64) * 0x10_0001);
                let v = b.iconst(ty, bits as i64);
                b.effect(Inst::Store(at, v, size as u32));
                for (i, byte) in bytes[offset..offset + size].iter_mut().enumerate() {
                    *byte = Some((bits >> (8 * i)) as u8);
                }
            } else {
                let v = b.inst(ty, Inst::Load(at));
                let want = bytes[offset..offset + size]
                    .iter()
                    .enumerate()
                    .try_fold(0u64, |sum, (i, byte)| byte.map(|x| sum | (x as u64) << (8 * i)));
                match want {
                    Some(bits) => {
                        let k = b.iconst(ty, bits as i64);
                        let c = b.icmp(Predicate::Eq, v, k);
                        all = b.binary(BinaryOp::And, Flags::NONE, all, c);
                    }
                    None => unknown.push(v),
                }
            }
        }
        if seed % 2 == 1 {
            // a value of which not all bytes were written must be unknown
            if let Some(&v) = unknown.first() {
                all = b.icmp(Predicate::Eq, v, v);
                known = false;
            }
        }
        probe(&mut b, all);
        let m = module(b.finish());
        let e = execute(&m, &[]).unwrap();
        assert_eq!(count(&m, &e, "f", "then"), known.then_some(1), "seed {seed}");
    }
}
