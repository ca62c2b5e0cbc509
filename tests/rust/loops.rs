//! Counted loops over raw pointers, as written by hand: ranges, steps, labels.

use core::slice::{from_raw_parts, from_raw_parts_mut};

//@ n: 0 1 2 3 5 8 17 64
#[no_mangle]
pub unsafe extern "C" fn sum_range(x: *const f32, n: usize) -> f32 {
    let x = from_raw_parts(x, n);
    let mut s = 0.0;
    for i in 0..n {
        s += x[i];
    }
    s
}

//@ n: 0 1 2 3 5 8 17 64
#[no_mangle]
pub unsafe extern "C" fn sum_inclusive(x: *const f32, n: usize) -> f32 {
    let x = from_raw_parts(x, n + 1);
    let mut s = 0.0;
    for i in 0..=n {
        s += x[i];
    }
    s
}

//@ n: 0 1 2 3 5 8 17 64
#[no_mangle]
pub unsafe extern "C" fn reverse_range(x: *mut f32, n: usize) {
    let x = from_raw_parts_mut(x, n);
    for i in (1..n).rev() {
        x[i] -= x[i - 1];
    }
}

//@ n: 0 1 2 3 5 8 17 64
//@ step: 1 2 3 1 2 7 5 10
#[no_mangle]
pub unsafe extern "C" fn every_step(x: *mut f32, n: usize, step: usize) {
    let x = from_raw_parts_mut(x, n);
    for i in (0..n).step_by(step) {
        x[i] = 0.0;
    }
}

//@ m: 0 1 2 3 5 8 3 4
//@ n: 1 1 3 2 5 7 9 4
//@ k: 1 0 2 4 5 6 2 4
#[no_mangle]
pub unsafe extern "C" fn matmul(
    a: *const f32,
    b: *const f32,
    c: *mut f32,
    m: usize,
    n: usize,
    k: usize,
) {
    let a = from_raw_parts(a, m * k);
    let b = from_raw_parts(b, k * n);
    let c = from_raw_parts_mut(c, m * n);
    for i in 0..m {
        for j in 0..n {
            let mut s = 0.0;
            for p in 0..k {
                s += a[i * k + p] * b[p * n + j];
            }
            c[i * n + j] = s;
        }
    }
}

//@ n: 0 1 2 3 5 8 17 64
#[no_mangle]
pub unsafe extern "C" fn dot_zip(x: *const f32, y: *const f32, n: usize) -> f32 {
    let (x, y) = (from_raw_parts(x, n), from_raw_parts(y, n));
    x.iter().zip(y).map(|(a, b)| a * b).sum()
}

//@ n: 0 1 2 3 5 8 17 64
//@ width: 1 2 3 1 2 7 5 10
#[no_mangle]
pub unsafe extern "C" fn chunk_sums(x: *const f32, out: *mut f32, n: usize, width: usize) {
    let x = from_raw_parts(x, n);
    let out = from_raw_parts_mut(out, n);
    for (o, chunk) in out.iter_mut().zip(x.chunks(width)) {
        *o = chunk.iter().sum();
    }
}

//@ n: 0 1 2 3 5 8 17 64
//@ limit: 1 2 3 1 20 7 50 100
#[no_mangle]
pub extern "C" fn first_pair(n: u32, limit: u32) -> u32 {
    'outer: for i in 0..n {
        for j in 0..i {
            if i * j > limit {
                break 'outer;
            }
            if i + j > n {
                continue 'outer;
            }
        }
    }
    n
}
