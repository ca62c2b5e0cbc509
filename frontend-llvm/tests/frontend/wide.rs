//! Integers of 65 to 128 bits, against Rust's own.

use crate::load;
use symprof_core::interp::{Inputs, Interpreter, Options};
use symprof_llvm::Loaded;

const VALUES: [i64; 9] = [0, 1, -1, 2, 3, i64::MIN, i64::MAX, 0x1234_5678_9ABC_DEF0, -77];

/// Does the first function reach its block `hit` at that point?
fn hit(loaded: &Loaded, inputs: &[(&str, i64)]) -> bool {
    let (id, f) = loaded.module.functions.iter().next().unwrap();
    let block = f.block_by_name("hit").unwrap();
    let inputs: Inputs = inputs.iter().map(|&(n, v)| (n, i128::from(v))).collect();
    let done = Interpreter::new(&loaded.module).run(id, &inputs, &Options::default()).unwrap();
    done.count(id, block).known().expect("a count") == 1
}

/// A function that reaches `hit` if the words of `%r`, of that many bits, are `%lo` and `%hi`.
fn words(bits: u32, code: &str) -> Loaded {
    load(&format!(
        "define void @f(i64 %a, i64 %b, i64 %lo, i64 %hi) {{
        entry:
          {code}
          %low = trunc i{bits} %r to i64
          %up = lshr i{bits} %r, 64
          %high = trunc i{bits} %up to i64
          %c0 = icmp eq i64 %low, %lo
          %c1 = icmp eq i64 %high, %hi
          %c = and i1 %c0, %c1
          br i1 %c, label %hit, label %end
        hit:
          br label %end
        end:
          ret void
        }}"
    ))
}

fn check(bits: u32, code: &str, expected: impl Fn(i64, i64) -> u128) {
    let loaded = words(bits, code);
    let mask = if bits == 128 { u128::MAX } else { (1 << bits) - 1 };
    for a in VALUES {
        for b in VALUES {
            let r = expected(a, b) & mask;
            let (lo, hi) = (r as u64 as i64, (r >> 64) as u64 as i64);
            let at = [("a", a), ("b", b), ("lo", lo), ("hi", hi)];
            assert!(hit(&loaded, &at), "i{bits}, a = {a}, b = {b}, not {r:#x}:\n{code}");
            let at = [("a", a), ("b", b), ("lo", lo ^ 1), ("hi", hi)];
            assert!(!hit(&loaded, &at));
        }
    }
}

const WIDTHS: [u32; 4] = [65, 67, 100, 128];

#[test]
fn arithmetic_of_two_words() {
    for bits in WIDTHS {
        for signed in [true, false] {
            let ext = if signed { "sext" } else { "zext" };
            let wide = |v: i64| if signed { v as i128 as u128 } else { u128::from(v as u64) };
            for op in ["add", "sub", "mul", "and", "or", "xor"] {
                let code = format!(
                    "%x = {ext} i64 %a to i{bits}
                     %y = {ext} i64 %b to i{bits}
                     %r = {op} i{bits} %x, %y"
                );
                check(bits, &code, |a, b| {
                    let (x, y) = (wide(a), wide(b));
                    match op {
                        "add" => x.wrapping_add(y),
                        "sub" => x.wrapping_sub(y),
                        "mul" => x.wrapping_mul(y),
                        "and" => x & y,
                        "or" => x | y,
                        _ => x ^ y,
                    }
                });
            }
        }
    }
}

#[test]
fn shifts_by_constants_and_constants_of_two_words() {
    for bits in WIDTHS {
        let mask = if bits == 128 { u128::MAX } else { (1 << bits) - 1 };
        for amount in [0u32, 1, 2, 36, 63, 64] {
            for op in ["shl", "lshr", "ashr"] {
                let code = format!(
                    "%x = sext i64 %a to i{bits}
                     %y = zext i64 %b to i{bits}
                     %m = mul i{bits} %x, %y
                     %n = add i{bits} %m, -5
                     %r = {op} i{bits} %n, {amount}"
                );
                check(bits, &code, |a, b| {
                    let m = (a as i128 as u128).wrapping_mul(u128::from(b as u64));
                    let n = m.wrapping_sub(5) & mask;
                    let signed = ((n << (128 - bits)) as i128) >> (128 - bits);
                    match op {
                        "shl" => n << amount,
                        "lshr" => n >> amount,
                        _ => (signed >> amount) as u128,
                    }
                });
            }
        }
    }
}

#[test]
fn comparisons_of_two_words() {
    for bits in [65, 128] {
        for (predicate, signed) in [
            ("eq", false),
            ("ne", false),
            ("ult", false),
            ("ule", false),
            ("ugt", false),
            ("uge", false),
            ("slt", true),
            ("sle", true),
            ("sgt", true),
            ("sge", true),
        ] {
            let loaded = load(&format!(
                "define void @f(i64 %a, i64 %b) {{
                entry:
                  %x = sext i64 %a to i{bits}
                  %y = zext i64 %b to i{bits}
                  %c = icmp {predicate} i{bits} %x, %y
                  br i1 %c, label %hit, label %end
                hit:
                  br label %end
                end:
                  ret void
                }}"
            ));
            for a in VALUES {
                for b in VALUES {
                    let cut = |v: u128| v << (128 - bits) >> (128 - bits);
                    let (x, y) = (cut(a as i128 as u128), u128::from(b as u64));
                    let sign = |v: u128| ((v << (128 - bits)) as i128) >> (128 - bits);
                    let order = if signed { sign(x).cmp(&sign(y)) } else { x.cmp(&y) };
                    let expected = match &predicate[predicate.len() - 2..] {
                        "eq" => order.is_eq(),
                        "ne" => order.is_ne(),
                        "lt" => order.is_lt(),
                        "le" => order.is_le(),
                        "gt" => order.is_gt(),
                        _ => order.is_ge(),
                    };
                    assert_eq!(
                        hit(&loaded, &[("a", a), ("b", b)]),
                        expected,
                        "{a} {predicate} {b}"
                    );
                }
            }
        }
    }
}

#[test]
fn loops_and_choices_over_two_words() {
    // s = 2^64 − 3 + 0 + 1 + … + (a − 1), or −1 where b is not positive
    check(
        128,
        "br label %loop
        loop:
          %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
          %s = phi i128 [ 18446744073709551613, %entry ], [ %s1, %loop ]
          %w = zext i64 %i to i128
          %s1 = add i128 %s, %w
          %i1 = add i64 %i, 1
          %k = and i64 %a, 7
          %more = icmp ult i64 %i1, %k
          br i1 %more, label %loop, label %done
        done:
          %pos = icmp sgt i64 %b, 0
          %r = select i1 %pos, i128 %s1, i128 -1",
        |a, b| {
            let n = (a & 7).max(1) as u128;
            match b {
                1.. => (1u128 << 64) - 3 + n * (n - 1) / 2,
                _ => u128::MAX,
            }
        },
    );
}

#[test]
fn words_in_memory() {
    check(
        128,
        "%slot = alloca [2 x i128]
         %k = and i64 %a, 1
         %p = getelementptr [2 x i128], ptr %slot, i64 0, i64 %k
         %q = getelementptr i64, ptr %p, i64 1
         store i64 %a, ptr %p
         store i64 %b, ptr %q
         %r = load i128, ptr %p",
        |a, b| u128::from(a as u64) | u128::from(b as u64) << 64,
    );
}
