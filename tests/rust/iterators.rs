//! Iterators over slices, as safe code writes them.

//@ x.1: 0 1 2 3 5 8 17 64
//@ y.1: 4 1 3 2 5 9 16 70
#[no_mangle]
pub fn axpy(alpha: f32, x: &[f32], y: &mut [f32]) {
    for (y, x) in y.iter_mut().zip(x) {
        *y += alpha * x;
    }
}

//@ x.1: 0 1 2 3 5 8 17 64
#[no_mangle]
pub fn scale_by_index(x: &mut [f32]) {
    for (i, v) in x.iter_mut().enumerate() {
        *v *= i as f32;
    }
}

//@ x.1: 0 1 2 3 5 8 17 64
//@ out.1: 9 9 9 9 9 9 19 60
#[no_mangle]
pub fn moving_average(x: &[f32], out: &mut [f32]) {
    for (w, o) in x.windows(3).zip(out.iter_mut()) {
        *o = (w[0] + w[1] + w[2]) / 3.0;
    }
}

//@ x.1: 0 1 2 3 5 8 17 64
#[no_mangle]
pub fn dot_by_four(x: &[f32], y: &[f32; 64]) -> f32 {
    let mut acc = [0.0f32; 4];
    let fours = x.chunks_exact(4);
    let rest = fours.remainder();
    for (a, b) in fours.zip(y.chunks_exact(4)) {
        for k in 0..4 {
            acc[k] += a[k] * b[k];
        }
    }
    let tail: f32 = rest.iter().map(|v| v * v).sum();
    acc.iter().sum::<f32>() + tail
}

//@ rows: 0 1 2 3 5 8 3 4
//@ cols: 1 1 3 2 5 7 9 4
#[no_mangle]
pub fn pairs(rows: u32, cols: u32) -> u64 {
    (0..rows).flat_map(|i| (0..cols).map(move |j| (i ^ j) as u64)).sum()
}

//@ x.1: 0 1 2 3 5 8 17 64
//@ skip: 0 1 1 5 2 3 10 20
//@ take: 3 1 0 2 2 9 4 30
#[no_mangle]
pub fn middle(x: &[f32], skip: usize, take: usize) -> f32 {
    x.iter().skip(skip).take(take).copied().fold(0.0, |a, b| a * 0.5 + b)
}

//@ x.1: 0 1 2 3 5 8 17 64
//@ cut: 0 1 1 2 9 4 8 32
#[no_mangle]
pub fn halves(x: &mut [f32], cut: usize) {
    if cut > x.len() {
        return;
    }
    let (a, b) = x.split_at_mut(cut);
    for (a, b) in a.iter_mut().zip(b.iter_mut()) {
        core::mem::swap(a, b);
    }
}

//@ x.1: 0 1 2 3 5 8 17 64
//@ width: 1 2 3 1 2 7 5 10
#[no_mangle]
pub fn row_maxima(x: &[f32], width: usize) -> f32 {
    let mut total = 0.0;
    for row in x.chunks(width).rev() {
        total += row.iter().fold(f32::MIN, |m, v| m.max(*v));
    }
    total
}

//@ x.1: 0 1 2 3 5 8 17 64
#[no_mangle]
pub fn drain_by_match(x: &[f32]) -> usize {
    let mut it = x.iter();
    let mut n = 0;
    while let Some(_) = it.next() {
        // every other element is looked over
        it.next();
        n += 1;
    }
    n
}

//@ x.1: 0 1 2 3 5 8 17 64
#[no_mangle]
pub fn alternate(x: &mut [f32]) {
    let mut rest = x;
    while let [first, tail @ ..] = rest {
        *first = -*first;
        rest = tail;
        if let [_, more @ ..] = rest {
            rest = more;
        }
    }
}

//@ data
//@ x.1: 0 1 2 3 5 8 17 64
#[no_mangle]
pub fn count_positive(x: &[f32]) -> usize {
    x.iter().filter(|v| **v > 0.0).count()
}

//@ data
//@ x.1: 0 1 2 3 5 8 17 64
#[no_mangle]
pub fn first_large(x: &[f32]) -> Option<usize> {
    x.iter().position(|v| *v > 0.9)
}
