//! Enums, generics, closures, traits.

#[derive(Clone, Copy)]
#[repr(u8)]
pub enum Activation {
    Identity,
    Relu,
    Leaky,
    Square,
}

impl Activation {
    fn of(code: u8) -> Option<Activation> {
        Some(match code {
            0 => Activation::Identity,
            1 => Activation::Relu,
            2 => Activation::Leaky,
            3 => Activation::Square,
            _ => return None,
        })
    }

    fn apply(self, x: f32) -> f32 {
        match self {
            Activation::Identity => x,
            Activation::Relu => x.max(0.0),
            Activation::Leaky => x.max(0.1 * x),
            Activation::Square => x * x,
        }
    }
}

//@ x.1: 0 1 2 3 5 8 17 64
//@ code: 0 1 2 3 4 0 1 2
#[no_mangle]
pub fn activate(x: &mut [f32], code: u8) -> bool {
    let Some(activation) = Activation::of(code) else { return false };
    for v in x {
        *v = activation.apply(*v);
    }
    true
}

fn reduce<T: Copy, F: Fn(T, T) -> T>(x: &[T], zero: T, f: F) -> T {
    let mut acc = zero;
    for v in x {
        acc = f(acc, *v);
    }
    acc
}

//@ x.1: 0 1 2 3 5 8 17 64
//@ limit: 0 1 2 3 5 8 17 64
#[no_mangle]
pub fn reduced(x: &[u32], y: &[f64; 8], limit: u32) -> f64 {
    let a = reduce(x, 0, |a, b| a.max(b).min(limit));
    reduce(y, 0.0, |a, b| a + b) + f64::from(a)
}

trait Shape {
    fn area(&self, n: usize) -> f32;
}

struct Row(f32);
struct Square(f32);

impl Shape for Row {
    fn area(&self, n: usize) -> f32 {
        (0..n).map(|i| i as f32 * self.0).sum()
    }
}

impl Shape for Square {
    fn area(&self, n: usize) -> f32 {
        let mut s = 0.0;
        for i in 0..n {
            for j in 0..n {
                s += (i * j) as f32 * self.0;
            }
        }
        s
    }
}

//@ n: 0 1 2 3 5 8 17 20
//@ square: 0 1 0 1 0 1 0 1
#[no_mangle]
pub fn dispatched(n: usize, square: bool) -> f32 {
    let shape: &dyn Shape = if square { &Square(2.0) } else { &Row(1.0) };
    shape.area(n)
}

struct Matrix<const R: usize, const C: usize>([[f32; C]; R]);

impl<const R: usize, const C: usize> Matrix<R, C> {
    fn times(&self, x: &[f32; C]) -> [f32; R] {
        let mut y = [0.0; R];
        for i in 0..R {
            for j in 0..C {
                y[i] += self.0[i][j] * x[j];
            }
        }
        y
    }
}

//@ steps: 0 1 2 3 5 8 17 20
#[no_mangle]
pub fn fixed_sizes(x: &mut [f32; 5], steps: u32) {
    let m = Matrix([[0.5; 5]; 5]);
    for _ in 0..steps {
        *x = m.times(x);
    }
}

fn size(n: usize, limit: usize) -> Result<usize, u8> {
    if n == 0 {
        return Err(1);
    }
    n.checked_mul(3).filter(|m| *m <= limit).ok_or(2)
}

fn try_sum(n: usize, limit: usize) -> Result<usize, u8> {
    let m = size(n, limit)?;
    let mut s = 0usize;
    for i in 0..m {
        s = s.checked_add(i * i).ok_or(3)?;
    }
    Ok(s)
}

//@ n: 0 1 2 3 5 8 17 20
//@ limit: 9 2 6 20 15 30 51 59
#[no_mangle]
pub fn tried(n: usize, limit: usize) -> usize {
    match try_sum(n, limit) {
        Ok(s) => s,
        Err(code) => code as usize,
    }
}

//@ x.1: 0 1 2 3 5 8 17 64
//@ from.0: 0 1 1 1 0 1 1 1
//@ from.1: 0 0 1 5 5 2 10 64
#[no_mangle]
pub fn from_option(x: &[f32], from: Option<usize>) -> f32 {
    let from = from.unwrap_or_default();
    x.get(from..).map_or(-1.0, |tail| tail.iter().sum())
}

struct Countdown {
    n: u32,
    step: u32,
}

impl Iterator for Countdown {
    type Item = u32;

    fn next(&mut self) -> Option<u32> {
        let n = self.n;
        self.n = n.checked_sub(self.step)?;
        Some(n)
    }
}

//@ n: 0 1 2 3 5 8 17 64
//@ step: 1 1 2 2 1 3 5 7
#[no_mangle]
pub fn own_iterator(n: u32, step: u32) -> u32 {
    let mut last = 0;
    for k in (Countdown { n, step }) {
        last = k;
    }
    last
}

enum State {
    Start,
    Body(u32),
    Done,
}

//@ n: 0 1 2 3 5 8 17 64
#[no_mangle]
pub fn machine(n: u32) -> u32 {
    let mut state = State::Start;
    let mut steps = 0;
    loop {
        state = match state {
            State::Start if n == 0 => State::Done,
            State::Start => State::Body(0),
            State::Body(k) if k + 1 < n => State::Body(k + 1),
            State::Body(_) => State::Done,
            State::Done => return steps,
        };
        steps += 1;
    }
}
