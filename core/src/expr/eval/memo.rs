//! The values that an evaluation has found, by node. Of a large store most formulas use a small part: what is
//! not used takes no memory and no time.

use crate::expr::{Expr, Num};
use cranelift_entity::EntityRef;

/// Nodes of one page.
const PAGE: usize = 256;

/// A table in pages, each of which is made when a value is put there.
#[derive(Debug)]
pub(super) struct Memo(Vec<Option<Box<[Option<Num>; PAGE]>>>);

impl Memo {
    /// For nodes of a store of that length.
    pub(super) fn new(length: usize) -> Memo {
        Memo(std::iter::repeat_with(|| None).take(length.div_ceil(PAGE)).collect())
    }

    pub(super) fn get(&self, e: Expr) -> Option<&Num> {
        self.0.get(e.index() / PAGE)?.as_ref()?[e.index() % PAGE].as_ref()
    }

    pub(super) fn set(&mut self, e: Expr, v: Num) {
        let (page, at) = (e.index() / PAGE, e.index() % PAGE);
        if page >= self.0.len() {
            self.0.resize_with(page + 1, || None);
        }
        let page = self.0[page].get_or_insert_with(|| Box::new([const { None }; PAGE]));
        page[at] = Some(v);
    }

    pub(super) fn forget(&mut self, e: Expr) {
        if let Some(Some(page)) = self.0.get_mut(e.index() / PAGE) {
            page[e.index() % PAGE] = None;
        }
    }

    /// Pages stay, as the next evaluation is mostly of the same formulas.
    pub(super) fn clear(&mut self) {
        self.0.iter_mut().flatten().for_each(|page| page.fill(None));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_value_is_there_until_it_is_forgotten() {
        let mut memo = Memo::new(1000);
        let all: Vec<Expr> = [0, 1, 255, 256, 999, 5000].map(Expr::new).to_vec();
        for (k, &e) in all.iter().enumerate() {
            assert_eq!(memo.get(e), None);
            memo.set(e, Num::int(k as i128));
        }
        for (k, &e) in all.iter().enumerate() {
            assert_eq!(memo.get(e), Some(&Num::int(k as i128)));
        }
        memo.forget(all[1]);
        memo.forget(Expr::new(100_000));
        assert_eq!((memo.get(all[0]), memo.get(all[1])), (Some(&Num::ZERO), None));
        memo.clear();
        assert!(all.iter().all(|&e| memo.get(e).is_none()));
    }
}
