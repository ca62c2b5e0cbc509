//! Sums with fractional coefficients that are integers all the same, as `n²/2 + n/2` is.
//!
//! An integer-valued polynomial takes integers at all integers; whether one does is decided by its values
//! at all residues modulo the prime powers in the common denominator of its coefficients (Cahen and
//! Chabert, *Integer-Valued Polynomials*), where those are few.

use super::node::{Expr, Node};
use super::num::Num;
use super::store::Store;
use smallvec::SmallVec;

/// A sum times its common denominator, the coefficients reduced modulo that.
struct Residues {
    constant: u64,
    terms: Vec<(u64, SmallVec<[Factor; 2]>)>,
    atoms: SmallVec<[Expr; 4]>,
}

/// A factor of a term: a power of what is affine in the atoms.
struct Factor {
    constant: u64,
    /// coefficients, and numbers of atoms
    terms: SmallVec<[(u64, usize); 2]>,
    power: u32,
}

impl Store {
    /// Is a sum over integer terms an integer whatever their values, though its coefficients are
    /// fractions?
    pub(super) fn is_integer_valued(&self, c: &Num, terms: &[(Num, Expr)]) -> bool {
        let limits = &self.limits().expressions;
        let mut den = c.denominator();
        for (k, _) in terms {
            den = den.lcm(&k.denominator());
        }
        let Some(d) = small(&den).filter(|d| *d <= u64::from(limits.residue_denominator)) else {
            return false;
        };
        let Some(residues) = Residues::of(self, c, terms, &den) else { return false };
        let atoms = residues.atoms.len();
        prime_powers(d).all(|q| {
            let combinations = q.checked_pow(atoms as u32);
            let combinations = combinations.filter(|n| *n <= u64::from(limits.residues));
            atoms <= limits.residue_atoms && combinations.is_some_and(|n| residues.vanish(q, n))
        })
    }
}

impl Residues {
    /// `None` where a coefficient is no integer once the denominator is gone.
    fn of(s: &Store, c: &Num, terms: &[(Num, Expr)], den: &Num) -> Option<Residues> {
        let residue = |v: &Num| small(&(v.clone() * den.clone()).floor_mod(den)?);
        let mut r = Residues { constant: 0, terms: Vec::new(), atoms: SmallVec::new() };
        for (k, t) in terms.iter().filter(|(k, _)| !k.is_integer()) {
            let k = residue(k)?;
            let factors: SmallVec<[(Expr, u32); 4]> = match s.node(*t) {
                Node::Product(fs) => fs.iter().copied().collect(),
                _ => std::iter::once((*t, 1)).collect(),
            };
            let factors = factors.into_iter().map(|(f, power)| r.factor(s, f, power, den));
            let factors = factors.collect();
            r.terms.push((k, factors));
        }
        r.constant = residue(c)?;
        Some(r)
    }

    fn factor(&mut self, s: &Store, f: Expr, power: u32, den: &Num) -> Factor {
        let whole = |v: &Num| v.is_integer().then(|| small(&v.floor_mod(den)?))?;
        let affine = match s.node(f) {
            Node::Power(base, e) => small(den)
                .and_then(|m| power_residue(s, *base, *e, m))
                .map(|constant| Factor { constant, terms: SmallVec::new(), power }),
            Node::Sum(c, ts) => whole(c).and_then(|constant| {
                let terms = ts.iter().map(|(k, t)| Some((whole(k)?, self.atom(*t))));
                Some(Factor { constant, terms: terms.collect::<Option<_>>()?, power })
            }),
            _ => None,
        };
        affine.unwrap_or_else(|| {
            let terms = SmallVec::from_iter([(1, self.atom(f))]);
            Factor { constant: 0, terms, power }
        })
    }

    /// The number of an atom.
    fn atom(&mut self, e: Expr) -> usize {
        self.atoms.iter().position(|a| *a == e).unwrap_or_else(|| {
            self.atoms.push(e);
            self.atoms.len() - 1
        })
    }

    /// Is the sum 0 modulo `q` for each of the combinations of residues of its atoms?
    fn vanish(&self, q: u64, combinations: u64) -> bool {
        let places = (0..self.atoms.len() as u32).map(|i| q.pow(i));
        let places: SmallVec<[u64; 4]> = places.collect();
        (0..combinations).all(|code| {
            let value = |i: usize| code / places[i] % q;
            let sum = self.terms.iter().fold(self.constant % q, |acc, (k, factors)| {
                let term = factors.iter().fold(k % q, |p, f| {
                    let x = f
                        .terms
                        .iter()
                        .fold(f.constant % q, |x, (k, i)| (x + k % q * value(*i)) % q);
                    p * pow_mod(x, f.power, q) % q
                });
                (acc + term) % q
            });
            sum == 0
        })
    }
}

/// What a power is modulo `m`, where that is the same for all exponents of their form: they differ by multiples of a
/// number with which the base to it is 1, as all powers of 5 are 1 modulo 4, and those of 2 to even exponents
/// modulo 3.
fn power_residue(s: &Store, base: u32, exponent: Expr, m: u64) -> Option<u64> {
    let (c, terms) = s.linear(exponent);
    let step = terms.iter().fold(Num::ZERO, |g, (k, _)| g.gcd(k));
    let integral = terms.iter().all(|(k, t)| k.is_integer() && s.is_integral(*t));
    let (step, base) = (small(&step).filter(|_| integral)?, u64::from(base));
    if pow_mod(base, step as u32, m) != 1 % m {
        return None;
    }
    let rest = small(&c.floor_mod(&Num::int(step as i128))?)?;
    Some(pow_mod(base, rest as u32, m))
}

/// Numbers so short that their products fit.
fn small(v: &Num) -> Option<u64> {
    v.as_i128().and_then(|v| u32::try_from(v).ok()).map(u64::from)
}

/// The powers of primes whose product a number is.
fn prime_powers(mut n: u64) -> impl Iterator<Item = u64> {
    (2..=n).filter_map(move |p| {
        let mut q = 1;
        while n % p == 0 {
            (n, q) = (n / p, q * p);
        }
        (q > 1).then_some(q)
    })
}

fn pow_mod(v: u64, n: u32, m: u64) -> u64 {
    let (mut r, mut b, mut n) = (1 % m, v % m, n);
    while n > 0 {
        if n & 1 == 1 {
            r = r * b % m;
        }
        b = b * b % m;
        n >>= 1;
    }
    r
}

#[cfg(test)]
mod tests {
    use crate::expr::Store;

    #[test]
    fn sums_of_fractions_that_are_integers() {
        for (text, integral) in [
            ("n*(n + 1)/2", true),
            ("n*(n - 1)*(n - 2)/6", true),
            ("n*(n - 1)*(n + 1)/6 + m*(m + 1)*k*(k + 1)/12 + m*(m + 1)*k*(k + 1)/12", false),
            ("n*(n - 1)*(n + 1)*m*(m - 1)*(m + 1)*k*(k + 1)/72 + k", false),
            ("n^3/3 + m^3/3 + k^3/3 + i^3/3 - n/3 - m/3 - k/3 - i/3", true),
            ("n/2 + m/3", false),
            ("n/2 + n/2 + 7*m", true),
            ("n^2/4 - n/4", false),
            ("15*5^n/4 + 5*k*5^n - 3/4", true),
            ("15*5^n/4 + 5*k*5^n - 1/4", false),
            ("m*(3^(n + k) - 1)/2", true),
            ("m*(4^n - 1)/3", true),
            ("m*(2^n - 1)/3", false),
            ("m*(2*4^n - 2)/3", true),
            ("m*(2^(2*n + 1) - 1)/3", false),
        ] {
            let mut s = Store::new();
            for name in ["n", "m", "k", "i"] {
                s.parameter(name, 32);
            }
            let Ok(e) = s.parse(text) else { panic!("{text} does not parse") };
            let e = s.expand(e);
            assert_eq!(s.is_integral(e), integral, "{text}");
        }
    }
}
