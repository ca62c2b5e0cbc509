//! Raw expression trees: their naive value, their construction in a store, and shrinking.

use num_bigint::BigInt;
use num_integer::Integer;
use num_rational::BigRational;
use num_traits::{One, Signed, ToPrimitive, Zero};
use symprof_core::expr::{self, BitFn, BitOp, Expr, Num, Store, Sym, SymKind};

/// One operation; operands are the tree's children.
#[derive(Clone, Debug, PartialEq)]
pub enum Op {
    Num(i128, i64),
    Sym(usize),
    Lin(i64, Vec<(i64, i64)>),
    Prod(Vec<u32>),
    Mul,
    Quot,
    FloorDiv,
    CeilDiv,
    Mod,
    TruncDiv,
    TruncRem,
    Power(u32),
    Min,
    Max,
    Positive,
    Ge0,
    Eq0,
    Ge,
    Le,
    Lt,
    Gt,
    Eq,
    Ne,
    Not,
    And,
    Or,
    Ite,
    Wrap(bool, u8),
    Unsigned(u8),
    Bits(BitOp),
    BitFn(BitFn),
    SumOver(usize),
    First(usize),
    FloorSum,
    FirstIndex,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Tree {
    pub op: Op,
    pub kids: Vec<Tree>,
}

/// Name, kind and bounds of the test's symbols.
pub struct SymbolSpec {
    pub name: &'static str,
    pub kind: SymKind,
    pub lo: Option<i64>,
    pub hi: Option<i64>,
}

const fn spec(name: &'static str, kind: SymKind, lo: Option<i64>, hi: Option<i64>) -> SymbolSpec {
    SymbolSpec { name, kind, lo, hi }
}

/// The symbols of the constructor tests; `K` and `L` are also bound by sums and searches.
pub const SYMBOLS: [SymbolSpec; 9] = [
    spec("b", SymKind::Parameter, Some(0), Some(1)),
    spec("p4", SymKind::Parameter, Some(-8), Some(7)),
    spec("p8", SymKind::Parameter, Some(-128), Some(127)),
    spec("p32", SymKind::Parameter, Some(-(1 << 31)), Some((1 << 31) - 1)),
    spec("i", SymKind::Index, Some(0), None),
    spec("j", SymKind::Index, None, None),
    spec("x", SymKind::Placeholder, None, None),
    spec("k", SymKind::Index, None, None),
    spec("l", SymKind::Index, None, None),
];
pub const K: usize = 7;
pub const L: usize = 8;

pub fn leaf(v: i128) -> Tree {
    Tree { op: Op::Num(v, 1), kids: vec![] }
}

pub fn sym(i: usize) -> Tree {
    Tree { op: Op::Sym(i), kids: vec![] }
}

pub fn node(op: Op, kids: Vec<Tree>) -> Tree {
    Tree { op, kids }
}

type Q = BigRational;

fn int(q: &Q) -> Option<BigInt> {
    q.is_integer().then(|| q.numer().clone())
}

fn truth(b: bool) -> Option<Q> {
    Some(if b { Q::one() } else { Q::zero() })
}

fn pow2(w: u32) -> BigInt {
    BigInt::one() << w
}

/// A bitwise operation of two integers.
fn bitwise(op: BitOp, a: &BigInt, b: &BigInt) -> BigInt {
    // by definition: digit by digit of a long enough two's complement
    let n = a.bits().max(b.bits()) as u32 + 2;
    let (a, b) = (a.mod_floor(&pow2(n)), b.mod_floor(&pow2(n)));
    let mut r = BigInt::zero();
    for i in (0..n as u64).rev() {
        let bit = match op {
            BitOp::And => a.bit(i) & b.bit(i),
            BitOp::Or => a.bit(i) | b.bit(i),
            BitOp::Xor => a.bit(i) ^ b.bit(i),
        };
        r = (r << 1) + if bit { 1 } else { 0 };
    }
    if r.bit(n as u64 - 1) {
        r - pow2(n)
    } else {
        r
    }
}

/// Stepped ranges longer than this are left out of a test.
const LONGEST: i64 = 40;

impl Tree {
    pub fn has_product(&self) -> bool {
        matches!(self.op, Op::Mul | Op::Prod(_)) || self.kids.iter().any(Tree::has_product)
    }

    /// Is it a truth value by its outermost operation?
    pub fn is_truth(&self) -> bool {
        use Op::*;
        match self.op {
            Ge0 | Eq0 | Ge | Le | Lt | Gt | Eq | Ne | Not | And | Or => true,
            Sym(0) => true,
            Num(v, 1) => v == 0 || v == 1,
            Ite => self.kids[1].is_truth() && self.kids[2].is_truth(),
            _ => false,
        }
    }

    /// The value by definition; `None` where it is not defined. A false conjunct, a true
    /// disjunct and a factor 0 decide even where another operand is undefined; an arm that is
    /// not chosen does not matter.
    pub fn value(&self, env: &mut Vec<Option<Q>>) -> Option<Q> {
        use Op::*;
        let k = &self.kids;
        let floor = |a: Q, b: Q| -> Option<BigInt> {
            let (a, b) = (int(&a)?, int(&b)?);
            (!b.is_zero()).then(|| a.div_floor(&b))
        };
        match &self.op {
            Num(n, d) => Some(Q::new((*n).into(), (*d).into())),
            Sym(i) => env[*i].clone(),
            Lin(c, ks) => {
                let mut acc = Q::from_integer((*c).into());
                for ((n, d), t) in ks.iter().zip(k) {
                    if *n != 0 {
                        acc += Q::new((*n).into(), (*d).into()) * t.value(env)?;
                    }
                }
                Some(acc)
            }
            Prod(es) => self.product(es, env),
            Mul => {
                let (a, b) = (k[0].value(env), k[1].value(env));
                if a.as_ref().is_some_and(Zero::is_zero) || b.as_ref().is_some_and(Zero::is_zero) {
                    return Some(Q::zero());
                }
                Some(a? * b?)
            }
            Quot => {
                let (a, b) = (k[0].value(env)?, k[1].value(env)?);
                if b.is_zero() {
                    return a.is_zero().then(Q::zero);
                }
                Some(a / b)
            }
            FloorDiv => floor(k[0].value(env)?, k[1].value(env)?).map(Q::from_integer),
            CeilDiv => floor(-k[0].value(env)?, k[1].value(env)?).map(|v| Q::from_integer(-v)),
            Mod => {
                let (a, b) = (k[0].value(env)?, k[1].value(env)?);
                let q = floor(a.clone(), b.clone())?;
                Some(a - b * Q::from_integer(q))
            }
            TruncDiv | TruncRem => {
                let (a, b) = (int(&k[0].value(env)?)?, int(&k[1].value(env)?)?);
                if b.is_zero() {
                    return None;
                }
                // BigInt's own operators truncate
                let r = if self.op == TruncDiv { &a / &b } else { &a % &b };
                Some(Q::from_integer(r))
            }
            Power(base) => {
                let e = int(&k[0].value(env)?)?.to_u32()?;
                (e <= 200).then(|| Q::from_integer(BigInt::from(*base).pow(e)))
            }
            Min => k.iter().map(|t| t.value(env)).collect::<Option<Vec<_>>>()?.into_iter().min(),
            Max => k.iter().map(|t| t.value(env)).collect::<Option<Vec<_>>>()?.into_iter().max(),
            Positive => Some(k[0].value(env)?.max(Q::zero())),
            Ge0 => truth(!k[0].value(env)?.is_negative()),
            Eq0 => truth(k[0].value(env)?.is_zero()),
            Ge => truth(k[0].value(env)? >= k[1].value(env)?),
            Le => truth(k[0].value(env)? <= k[1].value(env)?),
            Lt => truth(k[0].value(env)? < k[1].value(env)?),
            Gt => truth(k[0].value(env)? > k[1].value(env)?),
            Eq => truth(k[0].value(env)? == k[1].value(env)?),
            Ne => truth(k[0].value(env)? != k[1].value(env)?),
            Not => truth(k[0].value(env)?.is_zero()),
            And | Or => {
                let decisive = self.op == Or;
                let mut all = true;
                for t in k {
                    match t.value(env) {
                        Some(v) if v.is_zero() != decisive => return truth(decisive),
                        Some(_) => {}
                        None => all = false,
                    }
                }
                if all {
                    truth(!decisive)
                } else {
                    None
                }
            }
            Ite => {
                let c = k[0].value(env)?;
                k[if c.is_zero() { 2 } else { 1 }].value(env)
            }
            Wrap(signed, w) => {
                let v = int(&k[0].value(env)?)?.mod_floor(&pow2(*w as u32));
                let v = if *signed && v >= pow2(*w as u32 - 1) { v - pow2(*w as u32) } else { v };
                Some(Q::from_integer(v))
            }
            Unsigned(w) => {
                let v = int(&k[0].value(env)?)?;
                let half = pow2(*w as u32 - 1);
                if v >= half || v < -half {
                    return None;
                }
                let v = if v.is_negative() { v + pow2(*w as u32) } else { v };
                Some(Q::from_integer(v))
            }
            Bits(op) => {
                let (a, b) = (int(&k[0].value(env)?)?, int(&k[1].value(env)?)?);
                Some(Q::from_integer(bitwise(*op, &a, &b)))
            }
            BitFn(f) => bit_fn(*f, int(&k[0].value(env)?)?).map(Q::from_integer),
            SumOver(v) | First(v) => self.stepped(*v, env),
            FloorSum => self.floor_sum(env),
            FirstIndex => self.first_index(env),
        }
    }

    /// The product of powers. A factor 0 decides.
    fn product(&self, exponents: &[u32], env: &mut Vec<Option<Q>>) -> Option<Q> {
        let mut acc = Some(Q::one());
        for (e, t) in exponents.iter().zip(&self.kids) {
            if *e == 0 {
                continue;
            }
            let v = t.value(env);
            if v.as_ref().is_some_and(Zero::is_zero) {
                return v;
            }
            acc = acc.zip(v).map(|(a, v)| a * v.pow(*e as i32));
        }
        acc
    }

    /// The sum over a range, or the first index at which a condition holds, index by index.
    fn stepped(&self, v: usize, env: &mut Vec<Option<Q>>) -> Option<Q> {
        let (lo, hi) = (int(&self.kids[0].value(env)?)?, int(&self.kids[1].value(env)?)?);
        if &hi - &lo > BigInt::from(LONGEST) {
            return None;
        }
        let saved = env[v].take();
        let mut acc = Some(Q::zero());
        let mut found: Option<BigInt> = None;
        let mut at = lo.clone();
        while at <= hi && found.is_none() && acc.is_some() {
            env[v] = Some(Q::from_integer(at.clone()));
            let x = self.kids[2].value(env);
            if matches!(self.op, Op::First(_)) && x.as_ref().is_some_and(|x| !x.is_zero()) {
                found = Some(at.clone());
            }
            acc = acc.zip(x).map(|(a, x)| a + x);
            at += 1;
        }
        env[v] = saved;
        let acc = acc?;
        if matches!(self.op, Op::SumOver(_)) {
            return Some(acc);
        }
        Some(Q::from_integer(found.unwrap_or_else(|| lo.max(hi + BigInt::one()))))
    }

    /// `Σ floor((a·i + b)/m)` for `i` from 0 to `n - 1`, term by term.
    fn floor_sum(&self, env: &mut Vec<Option<Q>>) -> Option<Q> {
        let v: Vec<BigInt> = self.integers(env)?;
        if v[0] > BigInt::from(LONGEST) || !v[1].is_positive() {
            return None;
        }
        let n = v[0].to_i64().unwrap_or(0);
        let sum = (0..n).map(|i| (&v[2] * i + &v[3]).div_floor(&v[1])).sum::<BigInt>();
        Some(Q::from_integer(sum))
    }

    /// The first `k` with `l <= (a·k + b) mod m <= r`, one by one.
    fn first_index(&self, env: &mut Vec<Option<Q>>) -> Option<Q> {
        let v: Vec<BigInt> = self.integers(env)?;
        let (a, b, m, l, r) = (&v[0], &v[1], &v[2], &v[3], &v[4]);
        if !m.is_positive() || *m > BigInt::from(200) || l.is_negative() || l > r || r >= m {
            return None;
        }
        let n = m.to_i64()?;
        let k = (0..n).find(|k| {
            let x = (a * k + b).mod_floor(m);
            *l <= x && x <= *r
        });
        Some(Q::from_integer(k.unwrap_or(-1).into()))
    }

    fn integers(&self, env: &mut Vec<Option<Q>>) -> Option<Vec<BigInt>> {
        self.kids.iter().map(|t| t.value(env).and_then(|v| int(&v))).collect()
    }

    /// The tree through the store's constructors.
    pub fn build(&self, s: &mut Store, symbols: &[Sym]) -> Expr {
        use Op::*;
        let k: Vec<Expr> = self.kids.iter().map(|t| t.build(s, symbols)).collect();
        match &self.op {
            Num(n, d) => {
                let v = symprof_core::expr::Num::from_big(Q::new((*n).into(), (*d).into()));
                s.num(v)
            }
            Sym(i) => s.sym(symbols[*i]),
            Lin(c, ks) => {
                let terms: Vec<_> = ks
                    .iter()
                    .zip(&k)
                    .map(|((n, d), e)| (symprof_core::expr::Num::ratio(*n, *d), *e))
                    .collect();
                s.linear_sum((*c).into(), terms)
            }
            Prod(es) => {
                let factors: Vec<_> = k.iter().copied().zip(es.iter().copied()).collect();
                s.product(factors)
            }
            Mul => s.mul(k[0], k[1]),
            Quot => s.quotient(k[0], k[1]),
            FloorDiv => s.floor_div(k[0], k[1]),
            CeilDiv => s.ceil_div(k[0], k[1]),
            Mod => s.modulo(k[0], k[1]),
            TruncDiv => s.trunc_div(k[0], k[1]),
            TruncRem => s.trunc_rem(k[0], k[1]),
            Power(base) => s.power(*base, k[0]),
            Min => s.min_all(&k),
            Max => s.max_all(&k),
            Positive => s.positive_part(k[0]),
            Ge0 => s.ge0(k[0]),
            Eq0 => s.eq0(k[0]),
            Ge => s.ge(k[0], k[1]),
            Le => s.le(k[0], k[1]),
            Lt => s.lt(k[0], k[1]),
            Gt => s.gt(k[0], k[1]),
            Eq => s.eq(k[0], k[1]),
            Ne => s.ne(k[0], k[1]),
            Not => s.not(k[0]),
            And => s.and_all(&k),
            Or => s.or_all(&k),
            Ite => s.ite(k[0], k[1], k[2]),
            Wrap(signed, w) => s.wrap(*signed, *w, k[0]),
            Unsigned(w) => s.unsigned(*w, k[0]),
            Bits(op) => s.bits(*op, k[0], k[1]),
            BitFn(f) => s.bit_fn(*f, k[0]),
            SumOver(v) => s.sum_over(symbols[*v], k[0], k[1], k[2]),
            First(v) => s.first(symbols[*v], k[0], k[1], k[2]),
            FloorSum => {
                let (terms, divisor, slope, offset) = (k[0], k[1], k[2], k[3]);
                s.floor_sum(expr::FloorSum { terms, divisor, slope, offset })
            }
            FirstIndex => {
                let (slope, offset, modulus) = (k[0], k[1], k[2]);
                let (low, high) = (k[3], k[4]);
                s.first_index(expr::FirstIndex { slope, offset, modulus, low, high })
            }
        }
    }

    /// Smaller trees of the same type.
    fn smaller(&self) -> Vec<Tree> {
        let mut out = Vec::new();
        let mut leaves = vec![leaf(0), leaf(1)];
        if !self.is_truth() {
            leaves.push(leaf(2));
        }
        if self.kids.is_empty() {
            if let Op::Num(v, d) = self.op {
                leaves.push(node(Op::Num(v / 2, d), vec![]));
                leaves.push(node(Op::Num(v - v.signum(), d), vec![]));
                leaves.retain(|t| match t.op {
                    Op::Num(w, e) => w.abs() < v.abs() || (w.abs() == v.abs() && (e < d || w > v)),
                    _ => false,
                });
            }
        }
        out.extend(leaves.into_iter().filter(|t| t != self));
        for kid in &self.kids {
            if !self.is_truth() || kid.is_truth() {
                out.push(kid.clone());
            }
        }
        if matches!(self.op, Op::And | Op::Or | Op::Min | Op::Max) && self.kids.len() > 1 {
            for i in 0..self.kids.len() {
                let mut t = self.clone();
                t.kids.remove(i);
                out.push(t);
            }
        }
        if let Op::Lin(c, ks) = &self.op {
            for i in 0..ks.len() {
                let mut rest = ks.clone();
                rest.remove(i);
                let mut kids = self.kids.clone();
                kids.remove(i);
                out.push(node(Op::Lin(*c, rest), kids));
                let mut one = ks.clone();
                if one[i] != (1, 1) {
                    one[i] = (1, 1);
                    out.push(node(Op::Lin(*c, one), self.kids.clone()));
                }
            }
            if *c != 0 {
                out.push(node(Op::Lin(c / 2, ks.clone()), self.kids.clone()));
            }
        }
        for (i, kid) in self.kids.iter().enumerate() {
            for smaller in kid.smaller() {
                if kid.is_truth() && !smaller.is_truth() {
                    continue;
                }
                let mut t = self.clone();
                t.kids[i] = smaller;
                out.push(t);
            }
        }
        out
    }

    /// The least tree found that still fails.
    pub fn shrink(mut self, fails: impl Fn(&Tree) -> bool) -> Tree {
        for _ in 0..200 {
            match self.smaller().into_iter().find(|t| fails(t)) {
                Some(t) => self = t,
                None => break,
            }
        }
        self
    }
}

fn bit_fn(f: BitFn, v: BigInt) -> Option<BigInt> {
    if v.is_negative() {
        return None;
    }
    let in_width = |w: u8| v.bits() <= w as u64;
    let digits = v.bits();
    Some(match f {
        BitFn::Length => digits.into(),
        BitFn::Digits(base) => v.to_radix_le(base).1.iter().filter(|_| !v.is_zero()).count().into(),
        BitFn::Count => (0..digits).filter(|&i| v.bit(i)).count().into(),
        BitFn::TrailingZeros(w) => {
            if !in_width(w) {
                return None;
            }
            (0..digits).find(|&i| v.bit(i)).unwrap_or(w as u64).into()
        }
        BitFn::ByteSwap(w) => {
            if !in_width(w) || w % 8 != 0 {
                return None;
            }
            let mut r = BigInt::zero();
            for byte in 0..w / 8 {
                let b = (&v >> (8 * byte as u32)) & BigInt::from(255);
                r = (r << 8) + b;
            }
            r
        }
        BitFn::Reverse(w) => {
            if !in_width(w) {
                return None;
            }
            let mut r = BigInt::zero();
            for i in 0..w as u64 {
                r = (r << 1) + if v.bit(i) { 1 } else { 0 };
            }
            r
        }
        BitFn::Sqrt => {
            let mut r = v.sqrt();
            while &r * &r > v {
                r -= 1;
            }
            while (&r + 1u32) * (&r + 1u32) <= v {
                r += 1;
            }
            r
        }
        _ => panic!("{f:?} has no meaning here yet"),
    })
}

/// A store with the symbols of a table.
pub fn store_with(specs: &[SymbolSpec]) -> (Store, Vec<Sym>) {
    let mut s = Store::new();
    let symbols = specs
        .iter()
        .map(|p| s.symbol(p.name, p.kind, p.lo.map(Num::from), p.hi.map(Num::from)))
        .collect();
    (s, symbols)
}
