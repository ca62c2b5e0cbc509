//! Conditions on what constant divisors leave of a size, decided for each residue: `n mod 4 > 0 || n mod 32 == 0 ||
//! floor(n/4) mod 8 > 0`. With `n = 32*q + r` quotients and remainders are affine in `q` (residue decomposition, as of
//! quasi-polynomials: Barvinok and Pommersheim, *An algorithmic theory of lattice points in polyhedra*, 1999).

use super::cannot_fail;
use crate::expr::{Expr, Node, Num, Store, Sym, SymKind};
use crate::facts::Facts;
use num_integer::Integer;

/// Is a condition true because it is so for each residue of the size that is divided in it? Linear in the period, which
/// is bounded.
pub(in crate::solve) fn holds_for_each_residue(s: &mut Store, facts: &Facts, g: Expr) -> bool {
    let longest = s.limits().guards.residues;
    let Some((size, period)) = period(s, g, longest) else { return false };
    let q = s.fresh("q", SymKind::Placeholder, None, None);
    let q = s.sym(q);
    let multiple = s.scale(Num::int(period), q);
    (0..period).all(|r| {
        let n = s.add_num(multiple, Num::int(r));
        let at = s.substitute(g, &[(size, n)]);
        cannot_fail(s, facts, at)
    })
}

/// The one symbol that quotients and remainders by numbers are of, and a common period of these.
fn period(s: &Store, g: Expr, longest: i64) -> Option<(Sym, i64)> {
    let mut found: Option<(Sym, i64)> = None;
    let mut fits = true;
    s.visit(&[g], |_, node| {
        let (Node::Mod(x, d) | Node::FloorDiv(x, d)) = *node else { return };
        if !fits {
            return;
        }
        let here = divisor(s, d).and_then(|d| {
            let (of, within) = period_of(s, x)?;
            Some((of, d.checked_mul(within).filter(|k| *k <= longest)?))
        });
        found = match (here, found) {
            (Some(here), None) => Some(here),
            (Some((of, k)), Some((size, all))) if of == size => Some((size, all.lcm(&k))),
            _ => {
                fits = false;
                found
            }
        };
        fits &= found.is_none_or(|(_, all)| all <= longest);
    });
    found.filter(|_| fits)
}

/// The symbol that a nest of quotients and remainders by numbers is of, and its period.
fn period_of(s: &Store, e: Expr) -> Option<(Sym, i64)> {
    match s.node(e) {
        Node::Symbol(size) => Some((*size, 1)),
        Node::Mod(x, d) | Node::FloorDiv(x, d) => {
            let (size, within) = period_of(s, *x)?;
            Some((size, within.checked_mul(divisor(s, *d)?)?))
        }
        Node::Sum(_, terms) => match &terms[..] {
            [(k, t)] if k.is_integer() => period_of(s, *t),
            _ => None,
        },
        _ => None,
    }
}

fn divisor(s: &Store, d: Expr) -> Option<i64> {
    let d = s.as_const(d)?.as_i128()?;
    i64::try_from(d).ok().filter(|d| *d > 0)
}
