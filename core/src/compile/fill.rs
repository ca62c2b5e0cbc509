//! Fills a table: a slice of points by the backend, as far as it answers; what it leaves one point after the
//! other by the interpreter of the program, on machine integers, then on integers of any length; and what has no
//! answer of the program by the interpreted evaluation.

use super::compiled::Compiled;
use super::counts::{Counts, Kept};
use super::program::Program;
use super::run::run;
use super::Trap;
use num_bigint::BigInt;
use num_traits::ToPrimitive;
use std::sync::Arc;

/// Points that a backend is given at once: so few that their results stay in the cache.
pub(super) const SLICE: usize = 256;

impl Compiled<'_, '_> {
    /// Adds the rows of so many points that stand one behind the other.
    pub(super) fn extend(&self, points: &[i128], count: usize, counts: &mut Counts) {
        let Ok(program) = self.program.as_ref() else {
            for k in 0..count {
                counts.push(self.interpreted(&self.point(self.of(points, k))));
            }
            return;
        };
        if !counts.prepared_for.as_ref().is_some_and(|p| Arc::ptr_eq(p, program)) {
            counts.prepare(program);
        }
        let mut next = 0;
        while next < count {
            next += self.by_backend(
                program,
                &points[next * self.symbols.len()..],
                count - next,
                counts,
            );
            if next < count {
                let point = self.of(points, next);
                if self.by_program(program, point, counts).is_err() {
                    counts.push(self.interpreted(&self.point(point)));
                }
                next += 1;
            }
        }
    }

    fn of<'t>(&self, points: &'t [i128], k: usize) -> &'t [i128] {
        let width = self.symbols.len();
        &points[k * width..(k + 1) * width]
    }

    /// Adds the rows of the first points that the backend answers; says how many.
    fn by_backend(
        &self,
        program: &Program,
        points: &[i128],
        count: usize,
        counts: &mut Counts,
    ) -> usize {
        let Some(backend) = &self.backend else { return 0 };
        let results = program.results().len();
        let mut done = 0;
        while done < count {
            let slice = SLICE.min(count - done);
            let rest = &points[done * self.symbols.len()..];
            let given = backend.run(rest, slice, counts.room(2 * results * slice));
            let points = given.points.min(slice);
            counts.push_given(points, given.long, results);
            done += points;
            if points == 0 {
                break;
            }
        }
        done
    }

    /// Adds the row of a point by the operations of the program.
    fn by_program(
        &self,
        program: &Program,
        point: &[i128],
        counts: &mut Counts,
    ) -> Result<(), Trap> {
        let mut as_given = true;
        for ((&v, range), r) in point.iter().zip(&self.ranges).zip(&mut counts.registers) {
            *r = range.fit(v).ok_or(Trap::Guard)?;
            as_given &= *r == v;
        }
        if !as_given {
            // a backend takes values as the signed numbers that they stand for
            let registers = std::mem::take(&mut counts.registers);
            let done = self.by_backend(program, &registers[..program.inputs()], 1, counts);
            counts.registers = registers;
            if done == 1 {
                return Ok(());
            }
        }
        let small = match &program.small_pool {
            Some(pool) => run(program, pool, &mut counts.registers),
            None => Err(Trap::Overflow),
        };
        match small {
            Ok(()) => {
                let (at, results) = (counts.filled, program.results());
                counts.room(2 * results.len());
                for (k, r) in results.iter().enumerate() {
                    let v = counts.registers[r.index()];
                    counts.words[at + 2 * k] = v as u64;
                    counts.words[at + 2 * k + 1] = (v >> 64) as u64;
                }
                counts.filled += 2 * results.len();
                counts.push(Kept::Small(at));
                Ok(())
            }
            Err(Trap::Overflow) => self.with_long_numbers(program, point, counts),
            Err(trap) => Err(trap),
        }
    }

    /// The same program on integers of any length.
    fn with_long_numbers(
        &self,
        program: &Program,
        point: &[i128],
        counts: &mut Counts,
    ) -> Result<(), Trap> {
        counts.prepare_long(program);
        for ((&v, range), r) in point.iter().zip(&self.ranges).zip(&mut counts.long_registers) {
            *r = range.fit(v).ok_or(Trap::Guard)?.into();
        }
        run(program, &program.pool, &mut counts.long_registers)?;
        let values = program.results().iter().map(|r| counts.long_registers[r.index()].clone());
        let kept = Kept::Long(values.collect());
        counts.push(kept);
        Ok(())
    }
}

impl Counts {
    /// Makes registers with the constants of a program.
    fn prepare(&mut self, program: &Arc<Program>) {
        self.registers.clear();
        self.registers.resize(program.registers(), 0);
        self.long_registers.clear();
        for &(r, c) in program.preset() {
            self.registers[r.index()] = program.constant(c).to_i128().unwrap_or(0);
        }
        self.prepared_for = Some(program.clone());
    }

    fn prepare_long(&mut self, program: &Program) {
        if self.long_registers.len() == program.registers() {
            return;
        }
        self.long_registers.resize(program.registers(), BigInt::ZERO);
        for &(r, c) in program.preset() {
            self.long_registers[r.index()] = program.constant(c).clone();
        }
    }
}
