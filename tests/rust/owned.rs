//! Buffers that the kernel allocates.

//@ n: 0 1 2 3 5 8 17 64
#[no_mangle]
pub fn zeros(n: usize) -> f32 {
    let mut v = vec![0.0f32; n];
    for i in 0..n {
        v[i] = i as f32;
    }
    v.iter().sum()
}

//@ x.1: 0 1 2 3 5 8 17 64
#[no_mangle]
pub fn pushed(x: &[f32]) -> f32 {
    let mut v = Vec::with_capacity(x.len());
    for a in x {
        v.push(a * 2.0);
    }
    let mut s = 0.0;
    while let Some(a) = v.pop() {
        s += a;
    }
    s
}

//@ x.1: 0 1 2 3 5 8 17 64
#[no_mangle]
pub fn collected(x: &[f32], scale: f32) -> f32 {
    let v: Vec<f32> = x.iter().map(|a| a * scale).collect();
    v.iter().rev().fold(0.0, |s, a| s * 0.5 + a)
}

//@ rows: 0 1 2 3 5 8 3 4
//@ cols: 1 1 3 2 5 7 9 4
#[no_mangle]
pub fn nested_vectors(rows: usize, cols: usize) -> f32 {
    let mut grid = vec![vec![1.0f32; cols]; rows];
    for (i, row) in grid.iter_mut().enumerate() {
        for v in row.iter_mut().skip(i) {
            *v += 1.0;
        }
    }
    grid.iter().map(|r| r.iter().sum::<f32>()).sum()
}

//@ n: 0 1 2 3 5 8 17 64
#[no_mangle]
pub fn sieve(n: usize) -> usize {
    let mut composite = vec![false; n + 1];
    let mut i = 2;
    while i * i <= n {
        let mut j = i * i;
        while j <= n {
            composite[j] = true;
            j += i;
        }
        i += 1;
    }
    composite.len()
}

//@ x.1: 1 2 3 4 5 8 17 64
#[no_mangle]
pub fn boxed(x: &[f32]) -> f32 {
    let copy: Box<[f32]> = x.into();
    let mut s = 0.0;
    for i in 0..copy.len() {
        s += copy[i] * x[i];
    }
    s
}
