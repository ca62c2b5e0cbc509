// rustc: -C panic=unwind
//! Panics that unwind: calls are invokes where something is to be dropped. No point panics.

//@ x.1: 0 1 2 3 5 8 17 64
#[no_mangle]
pub fn doubled(x: &[f32]) -> f32 {
    let v: Vec<f32> = x.iter().map(|a| a + a).collect();
    let mut s = 0.0;
    for i in 0..x.len() {
        s += v[i] * x[i];
    }
    s
}

struct Guard<'a>(&'a mut u32);

impl Drop for Guard<'_> {
    fn drop(&mut self) {
        *self.0 += 1;
    }
}

//@ x.1: 0 1 2 3 5 8 17 64
#[no_mangle]
pub fn guarded(x: &[f32], done: &mut u32) -> f32 {
    let mut s = 0.0;
    for i in 0..x.len() {
        let _guard = Guard(done);
        s += x[x.len() - 1 - i];
    }
    s
}

//@ x.1: 0 1 2 3 5 8 17 64
//@ width: 1 2 3 1 2 7 5 10
#[no_mangle]
pub fn row_buffers(x: &[f32], width: usize) -> f32 {
    let mut total = 0.0;
    for row in x.chunks(width) {
        let mut buffer = vec![0.0f32; width];
        buffer[..row.len()].copy_from_slice(row);
        total += buffer[0];
    }
    total
}
