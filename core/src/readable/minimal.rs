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

    /// The largest cubes that have rows of `ones` and none of `zeros`, if there are no more than `most`: by the first of
    /// these rows, the smaller cubes first. For each set of atoms that matter all cubes are looked at together.
    fn primes(&self, most: usize) -> Option<Vec<Cube>> {
        let all = (1usize << self.atoms) - 1;
        // the cubes that have a row of `zeros`, and all cubes, by the atoms that matter
        let nothing = Rows(Vec::new());
        let (mut refuted, mut any) = (vec![nothing.clone(); all + 1], vec![nothing; all + 1]);
        refuted[all] = Rows::of(self.atoms, self.zeros.iter().copied());
        any[all] = Rows::of(self.atoms, 0..=all as u32);
        for care in (0..all).rev() {
            let k = (!care).trailing_zeros() as usize;
            refuted[care] = refuted[care | 1 << k].without(k);
            any[care] = any[care | 1 << k].without(k);
        }
        let mut primes: Vec<(usize, u32, u32, Cube)> = Vec::new();
        for care in 0..=all {
            let mut found = any[care].clone();
            for (w, z) in found.0.iter_mut().zip(&refuted[care].0) {
                *w &= !z;
            }
            for k in (0..self.atoms).filter(|k| care & (1 << k) != 0) {
                found.keep(k, &refuted[care & !(1 << k)]);
            }
            for value in found.iter() {
                let cube = Cube { care: care as u32, value };
                let Some(first) = self.ones.iter().position(|&row| cube.has(row)) else { continue };
                let free = !cube.care & all as u32;
                // those with fewer atoms left out come first, then those in which the first ones are
                primes.push((first, free.count_ones(), !free.reverse_bits(), cube));
                if primes.len() > most {
                    return None;
                }
            }
        }
        primes.sort_unstable();
        Some(primes.into_iter().map(|p| p.3).collect())
    }

    /// Few cubes that have all rows of `ones` and none of `zeros`: all, if there are no more than `most`, prime implicants, of which the one
    /// that has most of what is left is taken until nothing is left.
    fn cover(&self, most: usize) -> Option<Vec<Cube>> {
        let primes = self.primes(most)?;
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

/// A set of rows, a bit each. Of the rows that differ in atoms that do not matter, the one stands for all in
/// which these are false.
#[derive(Clone, PartialEq, Eq)]
struct Rows(Vec<u64>);

impl Rows {
    /// The rows of a word in which an atom, one of the first six, is false.
    const FALSE: [u64; 6] = [
        0x5555_5555_5555_5555,
        0x3333_3333_3333_3333,
        0x0f0f_0f0f_0f0f_0f0f,
        0x00ff_00ff_00ff_00ff,
        0x0000_ffff_0000_ffff,
        0x0000_0000_ffff_ffff,
    ];

    fn of(atoms: usize, rows: impl Iterator<Item = u32>) -> Rows {
        let mut words = vec![0; (1usize << atoms).div_ceil(64)];
        for row in rows {
            words[row as usize / 64] |= 1 << (row % 64);
        }
        Rows(words)
    }

    /// The same where the k-th atom matters no more.
    fn without(&self, k: usize) -> Rows {
        let mut words = self.0.clone();
        match Rows::FALSE.get(k) {
            Some(mask) => words.iter_mut().for_each(|w| *w = (*w | *w >> (1 << k)) & mask),
            None => {
                let step = 1 << (k - 6);
                for i in (0..words.len()).filter(|i| i & step == 0) {
                    words[i] |= words[i + step];
                    words[i + step] = 0;
                }
            }
        }
        Rows(words)
    }

    /// Keeps the rows whose like, but for the k-th atom, stand in a set in which that does not matter.
    fn keep(&mut self, k: usize, larger: &Rows) {
        for i in 0..self.0.len() {
            self.0[i] &= match Rows::FALSE.get(k) {
                Some(_) => larger.0[i] | larger.0[i] << (1 << k),
                None => larger.0[i & !(1 << (k - 6))],
            };
        }
    }

    fn iter(&self) -> impl Iterator<Item = u32> + '_ {
        let bits = |w: u64| (0..64).filter(move |b| w >> b & 1 != 0);
        self.0.iter().enumerate().flat_map(move |(i, &w)| bits(w).map(move |b| i as u32 * 64 + b))
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::Rng;

    /// Every cube with a row of `ones`, none of `zeros`, and no larger one like it.
    fn by_definition(table: &Table) -> Vec<Cube> {
        let masks = 0..1u32 << table.atoms;
        let refuted = |c: Cube| table.zeros.iter().any(|&z| c.has(z));
        let mut out = Vec::new();
        for care in masks.clone() {
            for value in masks.clone().filter(|v| v & !care == 0) {
                let cube = Cube { care, value };
                let larger = (0..table.atoms).map(|k| care & !(1 << k)).filter(|&c| c != care);
                let mut larger = larger.map(|care| Cube { care, value: value & care });
                if table.ones.iter().any(|&r| cube.has(r)) && !refuted(cube) && larger.all(refuted)
                {
                    out.push(cube);
                }
            }
        }
        out
    }

    #[test]
    fn primes_are_what_their_definition_says_and_cover_the_rows() {
        let mut rng = Rng::new(7);
        for atoms in (1..=7).cycle().take(140) {
            let mut table = Table { atoms, ones: Vec::new(), zeros: Vec::new() };
            for row in 0..1 << atoms {
                match rng.weighted(&[3, 2, 1]) {
                    0 => table.ones.push(row),
                    1 => table.zeros.push(row),
                    _ => {} // never comes
                }
            }
            let mut found = table.primes(usize::MAX).expect("no limit");
            let first = |c: &Cube| table.ones.iter().position(|&row| c.has(row));
            assert!(found.is_sorted_by_key(first));
            found.sort_unstable();
            assert_eq!(found, by_definition(&table));
            assert_eq!(table.primes(found.len()).map(|p| p.len()), Some(found.len()));
            assert!(found.is_empty() || table.primes(found.len() - 1).is_none());
            let cover = table.cover(usize::MAX).expect("no limit");
            let covered = |row: &u32| cover.iter().any(|c| c.has(*row));
            assert!(table.ones.iter().all(covered) && !table.zeros.iter().any(covered));
        }
    }
}
