//! Boolean formulas over comparisons, minimised.
//!
//! A formula over few distinct comparisons is a truth table. Rows in which comparisons contradict each other
//! (`n > 0` with `n <= 0`) never come, so that either value will do for them. The table is written as few, short
//! conjunctions as the method of Quine and McCluskey finds, and as few disjunctions of its complement; the
//! shorter of both is kept.

use super::forms::Known;
use crate::expr::{Expr, Node, Store};

/// The formula, minimised; `None` if it has too many comparisons, or only one.
pub(super) fn minimal(s: &mut Store, e: Expr, forms: &mut Known) -> Option<Expr> {
    if !matches!(s.node(e), Node::And(_) | Node::Or(_)) {
        return None;
    }
    let atoms = atoms(s, e)?;
    let table = Table::new(s, e, &atoms);
    let most = s.limits().readable.implicants;
    let positive = table.cover(most);
    let negative = table.swapped().cover(most);
    let mut best: Option<(usize, Expr)> = None;
    for (cubes, negated) in [(positive, false), (negative, true)] {
        let Some(cubes) = cubes else { continue };
        let mut any = Vec::new();
        for cube in cubes {
            let mut all = Vec::new();
            for (k, &atom) in atoms.iter().enumerate() {
                if cube.care & (1 << k) != 0 {
                    let holds = (cube.value & (1 << k) != 0) != negated;
                    all.push(if holds { atom } else { s.not(atom) });
                }
            }
            any.push(match negated {
                false => s.and_all(&all),
                true => s.or_all(&all),
            });
        }
        let found = match negated {
            false => s.or_all(&any),
            true => s.and_all(&any),
        };
        let length = forms.length(s, found);
        if best.is_none_or(|b| length < b.0) {
            best = Some((length, found));
        }
    }
    best.map(|b| b.1)
}

/// The comparisons of a formula, of a comparison and its negation one.
fn atoms(s: &mut Store, e: Expr) -> Option<Vec<Expr>> {
    let mut atoms: Vec<Expr> = Vec::new();
    let mut stack = vec![e];
    let most = s.limits().readable.comparisons;
    let mut looked = 0;
    while let Some(x) = stack.pop() {
        looked += 1;
        if looked > 20 * most {
            return None;
        }
        match s.node(x).clone() {
            Node::And(args) | Node::Or(args) => stack.extend(args),
            Node::Not(a) if matches!(s.node(a), Node::And(_) | Node::Or(_)) => stack.push(a),
            _ => {
                let not = s.not(x);
                if !atoms.contains(&x) && !atoms.contains(&not) {
                    atoms.push(x);
                }
                if atoms.len() > most {
                    return None;
                }
            }
        }
    }
    atoms.reverse();
    (atoms.len() > 1).then_some(atoms)
}

/// Rows in which the formula is true, and those in which it is false; others never come.
struct Table {
    atoms: usize,
    ones: Vec<u32>,
    zeros: Vec<u32>,
}

/// A conjunction: the atoms in `care` have the truth in `value`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct Cube {
    care: u32,
    value: u32,
}

impl Cube {
    fn has(self, row: u32) -> bool {
        row & self.care == self.value
    }
}

impl Table {
    fn new(s: &mut Store, e: Expr, atoms: &[Expr]) -> Table {
        let mut table = Table { atoms: atoms.len(), ones: Vec::new(), zeros: Vec::new() };
        let impossible = contradictions(s, atoms);
        for row in 0..1u32 << atoms.len() {
            if impossible.iter().any(|c| c.has(row)) {
                continue;
            }
            match value(s, e, atoms, row) {
                true => table.ones.push(row),
                false => table.zeros.push(row),
            }
        }
        table
    }

    fn swapped(self) -> Table {
        Table { ones: self.zeros, zeros: self.ones, ..self }
    }

    /// Few cubes that have all rows of `ones` and none of `zeros`: all, if there are no more than `most`, prime implicants, of which the one
    /// that has most of what is left is taken until nothing is left.
    fn cover(&self, most: usize) -> Option<Vec<Cube>> {
        let all = (1u32 << self.atoms) - 1;
        let mut primes: Vec<Cube> = Vec::new();
        for &row in &self.ones {
            // cubes around a row, grown by leaving out atoms in every order that matters
            let mut level = vec![Cube { care: all, value: row }];
            while !level.is_empty() {
                let mut next: Vec<Cube> = Vec::new();
                for cube in level {
                    let mut grew = false;
                    for k in 0..self.atoms {
                        if cube.care & (1 << k) == 0 {
                            continue;
                        }
                        let care = cube.care & !(1 << k);
                        let larger = Cube { care, value: cube.value & care };
                        if !self.zeros.iter().any(|&z| larger.has(z)) {
                            grew = true;
                            if !next.contains(&larger) {
                                next.push(larger);
                            }
                        }
                    }
                    if !grew && !primes.contains(&cube) {
                        primes.push(cube);
                    }
                }
                if next.len() > most || primes.len() > most {
                    return None;
                }
                level = next;
            }
        }
        let mut left = self.ones.clone();
        let mut chosen = Vec::new();
        while !left.is_empty() {
            let gain = |c: &Cube| left.iter().filter(|&&row| c.has(row)).count();
            // of those that have as many rows, the one with fewest atoms
            let best =
                *primes.iter().max_by_key(|c| (gain(c), std::cmp::Reverse(c.care.count_ones())))?;
            left.retain(|&row| !best.has(row));
            chosen.push(best);
        }
        // what the others have together is not needed
        for k in (0..chosen.len()).rev() {
            let others = |row: u32| chosen.iter().enumerate().any(|(j, c)| j != k && c.has(row));
            if self.ones.iter().all(|&row| others(row)) {
                chosen.remove(k);
            }
        }
        Some(chosen)
    }
}

/// Pairs of comparisons that cannot be so together.
fn contradictions(s: &mut Store, atoms: &[Expr]) -> Vec<Cube> {
    let mut out = Vec::new();
    for i in 0..atoms.len() {
        for j in i + 1..atoms.len() {
            for value in 0..4u32 {
                let (a, b) = (value & 1 != 0, value & 2 != 0);
                let x = if a { atoms[i] } else { s.not(atoms[i]) };
                let y = if b { atoms[j] } else { s.not(atoms[j]) };
                let both = s.and(x, y);
                if s.is_zero(both) {
                    let value = u32::from(a) << i | u32::from(b) << j;
                    out.push(Cube { care: 1 << i | 1 << j, value });
                }
            }
        }
    }
    out
}

/// The value of a formula in a row of the table.
fn value(s: &mut Store, e: Expr, atoms: &[Expr], row: u32) -> bool {
    match s.node(e).clone() {
        Node::And(args) => args.iter().all(|&a| value(s, a, atoms, row)),
        Node::Or(args) => args.iter().any(|&a| value(s, a, atoms, row)),
        Node::Not(a) if matches!(s.node(a), Node::And(_) | Node::Or(_)) => !value(s, a, atoms, row),
        _ => match atoms.iter().position(|&a| a == e) {
            Some(k) => row & (1 << k) != 0,
            None => {
                let not = s.not(e);
                atoms.iter().position(|&a| a == not).is_some_and(|k| row & (1 << k) == 0)
            }
        },
    }
}
