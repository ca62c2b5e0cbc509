// rustc: -C overflow-checks=on -C debug-assertions=on
//! Overflow checks and debug assertions on at all levels. Some points panic, where formulas say when: a
//! check that has none is assumed to hold.

//@ n: 0 1 2 3 5 8 17 64
#[no_mangle]
pub fn triangular(n: u32) -> u32 {
    let mut s = 0;
    for i in 0..n {
        s += i;
    }
    s
}

//@ n: 0 1 2 3 5 8 17 64
#[no_mangle]
pub fn byte_overflow(n: u32) -> u8 {
    let mut s = 0u8;
    for _ in 0..n {
        s += 10;
    }
    s
}

//@ x.1: 0 1 2 3 5 8 17 64
//@ n: 0 1 2 3 6 8 10 70
#[no_mangle]
pub fn past_the_end(x: &[f32], n: usize) -> f32 {
    let mut s = 0.0;
    for i in 0..n {
        s += x[i];
    }
    s
}

//@ x.1: 0 1 2 3 5 8 17 64
#[no_mangle]
pub fn last_minus_first(x: &[f32]) -> f32 {
    debug_assert!(x.len() < 100);
    x[x.len() - 1] - x.first().unwrap()
}

//@ x.1: 1 2 3 6 8 12 16 20
//@ rows: 1 1 3 2 4 3 5 4
//@ cols: 1 2 1 3 2 4 3 6
#[no_mangle]
pub fn column_sums(x: &[f32], out: &mut [f32; 6], rows: usize, cols: usize) {
    assert_eq!(x.len(), rows * cols, "a full matrix");
    for j in 0..cols {
        for i in 0..rows {
            out[j] += x[i * cols + j];
        }
    }
}

//@ n: 0 1 2 3 5 8 17 64
//@ by: 1 2 0 1 2 7 5 10
#[no_mangle]
pub fn divided(n: usize, by: usize) -> usize {
    let mut s = 0;
    for i in 0..n / by {
        s += i % by;
    }
    s
}

//@ n: 1 2 3 5 8 17 33 64
#[no_mangle]
pub fn expected(n: i32) -> usize {
    let n = usize::try_from(n - 1).expect("a positive size");
    (0..n).map(|i| i * 2).sum()
}

//@ x.1: 0 1 2 3 5 8 17 64
//@ from: 0 0 1 2 6 3 4 10
//@ to: 0 1 2 1 6 8 18 60
#[no_mangle]
pub fn subslice(x: &mut [f32], from: usize, to: usize) {
    for v in &mut x[from..to] {
        *v = 1.0;
    }
}
