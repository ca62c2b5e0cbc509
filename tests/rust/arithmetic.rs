//! Integers of all widths: wrapping, saturating, checked, cast.

//@ n: 0 1 2 3 5 8 17 255
#[no_mangle]
pub fn byte_counter(n: u8) -> u32 {
    let mut s = 0;
    for i in 0..=n {
        s += u32::from(i);
    }
    s
}

//@ n: 0 1 2 3 5 8 17 1000
//@ step: 0 1 3 2 7 5 100 200
#[no_mangle]
pub fn saturated(n: u16, step: u8) -> u32 {
    let mut at = 0u8;
    let mut steps = 0;
    while u16::from(at) < n && at != u8::MAX && steps < 300 {
        at = at.saturating_add(step);
        steps += 1;
    }
    steps
}

//@ n: 0 1 2 3 5 8 17 64
#[no_mangle]
pub fn wrapped(n: u64) -> u64 {
    let mut h = 14695981039346656037u64;
    for i in 0..n {
        h = (h ^ i).wrapping_mul(1099511628211).rotate_left(5);
    }
    h
}

//@ n: 0 1 2 3 5 8 17 64
//@ from: 0 1 -2 3 -5 8 -17 -64
#[no_mangle]
pub fn signed_range(from: i32, n: i32) -> i64 {
    let mut s = 0i64;
    for i in from..n {
        s += i as i64;
    }
    for i in (from..=n).rev().step_by(2) {
        s -= i as i64;
    }
    s
}

//@ n: 1 2 3 5 8 17 64 1000
#[no_mangle]
pub fn halvings(n: u32) -> u32 {
    let mut n = n;
    let mut k = 0;
    while n > 1 {
        n = n / 2;
        k += 1;
    }
    k + n.leading_zeros()
}

//@ a: 0 1 12 18 35 64 100 1071
//@ b: 1 1 18 12 14 48 75 462
#[no_mangle]
pub fn gcd(a: u64, b: u64) -> u64 {
    let (mut a, mut b) = (a, b);
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a
}

//@ n: 0 1 2 3 5 8 20 40
#[no_mangle]
pub fn factorial_checked(n: u32) -> u64 {
    let mut f = 1u64;
    for i in 1..=u64::from(n) {
        match f.checked_mul(i) {
            Some(next) => f = next,
            None => return 0,
        }
    }
    f
}

//@ n: 0 1 2 3 5 8 17 64
//@ bits: 0 1 3 7 5 8 255 170
#[no_mangle]
pub fn bit_loop(n: usize, bits: u8) -> usize {
    let mut hits = 0;
    for i in 0..n {
        if bits >> (i % 8) & 1 == 1 {
            hits += 1;
        }
    }
    hits
}

//@ n: 0 1 2 3 5 8 17 64
//@ block: 1 2 3 1 2 7 5 10
#[no_mangle]
pub fn blocked(n: usize, block: usize) -> usize {
    let mut s = 0;
    for b in 0..n.div_ceil(block) {
        let end = (b * block + block).min(n);
        for i in b * block..end {
            s ^= i;
        }
    }
    s
}

//@ lo: 0 5 -3 2 7 1 -64 9
//@ hi: 3 5 4 9 2 64 64 10
#[no_mangle]
pub fn abs_diff_loop(lo: i32, hi: i32) -> u32 {
    let n = lo.abs_diff(hi);
    (0..n).filter(|i| i % 3 == 1).map(|i| i as u8 as u32).sum()
}
