//! Kernels over tensors: structs with dimensions, lengths asserted or not.

//@ a.1: 6 6 1 12 25 9 40 35
//@ b.1: 6 6 1 20 25 9 40 42
//@ c.1: 4 9 1 15 25 9 64 30
//@ m: 2 3 1 3 5 3 8 5
//@ n: 2 3 1 5 5 3 8 6
//@ k: 3 2 1 4 5 3 5 7
#[no_mangle]
pub fn matmul_asserted(a: &[f32], b: &[f32], c: &mut [f32], m: usize, n: usize, k: usize) {
    assert!(a.len() >= m * k);
    assert!(b.len() >= k * n);
    assert!(c.len() >= m * n);
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

//@ a.1: 6 6 1 12 25 9 40 35
//@ b.1: 6 6 1 20 25 9 40 42
//@ c.1: 4 9 1 15 25 9 64 30
//@ n: 2 3 1 5 5 3 8 6
//@ k: 3 2 1 4 5 3 5 7
#[no_mangle]
pub fn matmul_rows(a: &[f32], b: &[f32], c: &mut [f32], n: usize, k: usize) {
    for (row, out) in a.chunks_exact(k).zip(c.chunks_exact_mut(n)) {
        out.fill(0.0);
        for (v, line) in row.iter().zip(b.chunks_exact(n)) {
            for (o, w) in out.iter_mut().zip(line) {
                *o += v * w;
            }
        }
    }
}

#[repr(C)]
pub struct Tensor<'a> {
    rows: usize,
    cols: usize,
    data: &'a mut [f32],
}

impl Tensor<'_> {
    fn at(&mut self, i: usize, j: usize) -> &mut f32 {
        &mut self.data[i * self.cols + j]
    }
}

//@ t[16]: buffer
//@ t[0]:i64: 0 1 2 3 5 8 3 4
//@ t[8]:i64: 1 1 3 2 5 7 9 4
//@ t[24]:i64: 0 1 6 6 25 56 27 16
#[no_mangle]
pub fn tensor_fill(t: &mut Tensor) {
    for i in 0..t.rows {
        for j in 0..t.cols {
            *t.at(i, j) = (i + j) as f32;
        }
    }
}

//@ t[16]: buffer
//@ t[0]:i64: 0 1 2 3 5 8 3 4
//@ t[8]:i64: 1 1 3 2 5 7 9 4
//@ t[24]:i64: 0 1 6 6 25 56 27 16
#[no_mangle]
pub fn tensor_row_sums(t: &Tensor, out: &mut [f32; 8]) {
    let (rows, cols) = (t.rows, t.cols);
    for i in 0..rows {
        out[i] = t.data[i * cols..(i + 1) * cols].iter().sum();
    }
}

//@ x.1: 1 2 3 4 5 8 17 64
#[no_mangle]
pub fn softmax(x: &mut [f32]) {
    let max = x.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let mut sum = 0.0;
    for v in x.iter_mut() {
        *v = (*v - max) * 0.25;
        sum += *v;
    }
    let scale = 1.0 / sum;
    x.iter_mut().for_each(|v| *v *= scale);
}

//@ x.1: 0 1 2 3 5 8 17 64
//@ w.1: 1 1 3 2 5 3 4 7
//@ out.1: 0 1 0 2 1 6 14 58
#[no_mangle]
pub fn conv_valid(x: &[f32], w: &[f32], out: &mut [f32]) {
    for i in 0..out.len() {
        let mut s = 0.0;
        for j in 0..w.len() {
            s += x[i + j] * w[j];
        }
        out[i] = s;
    }
}

//@ x.1: 1 2 3 4 5 8 17 64
//@ pad: 0 1 2 1 3 1 0 2
#[no_mangle]
pub fn conv_padded(x: &[f32], w: &[f32; 3], out: &mut [f32; 64], pad: isize) {
    let n = x.len() as isize;
    for i in 0..n {
        let mut s = 0.0;
        for k in 0..3isize {
            let at = i + k - pad;
            if at >= 0 && at < n {
                s += x[at as usize] * w[k as usize];
            }
        }
        out[i as usize] = s;
    }
}

//@ h: 0 1 2 3 5 8 3 4
//@ w: 1 1 3 3 5 7 9 4
//@ x.1: 0 1 6 9 25 56 27 16
//@ y.1: 0 1 6 9 25 56 27 16
#[no_mangle]
pub fn stencil(x: &[f32], y: &mut [f32], h: usize, w: usize) {
    for i in 1..h.saturating_sub(1) {
        for j in 1..w.saturating_sub(1) {
            let c = i * w + j;
            y[c] = 0.25 * (x[c - 1] + x[c + 1] + x[c - w] + x[c + w]);
        }
    }
}

//@ n: 0 1 2 3 5 8 13 16
#[no_mangle]
pub fn lower_triangle(a: &mut [[f32; 16]; 16], n: usize) {
    for i in 0..n {
        for j in 0..=i {
            a[i][j] += 1.0;
        }
    }
}

//@ data
//@ start.1: 1 2 3 4 5 8 17 33
//@ column.1: 9 9 9 9 9 9 9 9
//@ value.1: 9 9 9 9 9 9 9 9
#[no_mangle]
pub fn csr_rows(start: &[u32], column: &[u32], value: &[f32], x: &[f32; 64]) -> f32 {
    let mut s = 0.0;
    for w in start.windows(2) {
        let (from, to) = (w[0] as usize % value.len(), w[1] as usize % column.len());
        for k in from..to {
            s += value[k] * x[column[k] as usize % x.len()];
        }
    }
    s
}

//@ data
//@ x.1: 0 1 2 3 5 8 17 64
#[no_mangle]
pub fn insertion_sort(x: &mut [f32]) {
    for i in 1..x.len() {
        let mut j = i;
        while j > 0 && x[j - 1] > x[j] {
            x.swap(j - 1, j);
            j -= 1;
        }
    }
}

//@ x.1: 0 1 2 3 5 8 17 64
#[no_mangle]
pub fn bubble_passes(x: &mut [u32]) {
    let n = x.len();
    for pass in 0..n {
        for i in 1..n - pass {
            let (a, b) = (x[i - 1], x[i]);
            x[i - 1] = a.min(b);
            x[i] = a.max(b);
        }
    }
}

//@ x.1: 0 1 2 3 5 8 17 64
#[no_mangle]
pub fn prefix_sums(x: &mut [u64]) {
    for i in 1..x.len() {
        x[i] = x[i].wrapping_add(x[i - 1]);
    }
}
