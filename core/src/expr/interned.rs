//! The nodes of a store: each once, with what is known of it, found by its content. They are added and
//! never changed, so that a copy of a store has the blocks of nodes that are full in common with it.

use super::node::{Expr, Node};
use cranelift_entity::EntityRef;
use hashbrown::HashTable;
use rustc_hash::FxBuildHasher;
use std::hash::BuildHasher;
use std::sync::Arc;

/// Nodes of a block.
const BLOCK: usize = 128;

/// A node and what is known of it.
#[derive(Clone, Debug)]
struct Entry<I> {
    node: Node,
    info: I,
}

/// A node in the table by content. With the hash beside it the table grows without a look at the nodes.
#[derive(Clone, Copy, Debug)]
struct Id {
    hash: u32,
    expr: Expr,
}

impl Id {
    /// As the table takes it: its upper bits tell entries apart, its lower ones say where they are.
    fn spread(hash: u32) -> u64 {
        u64::from(hash) << 32 | u64::from(hash)
    }
}

/// Nodes, each with an `I`.
#[derive(Clone, Debug)]
pub(super) struct Interned<I> {
    full: Vec<Arc<[Entry<I>; BLOCK]>>,
    /// fewer than fill a block
    last: Vec<Entry<I>>,
    ids: HashTable<Id>,
}

impl<I> Default for Interned<I> {
    fn default() -> Self {
        Interned { full: Vec::new(), last: Vec::new(), ids: HashTable::new() }
    }
}

impl<I> Interned<I> {
    pub(super) fn len(&self) -> usize {
        self.full.len() * BLOCK + self.last.len()
    }

    fn entry(&self, e: Expr) -> &Entry<I> {
        let at = e.index();
        match self.full.get(at / BLOCK) {
            Some(block) => &block[at % BLOCK],
            None => &self.last[at - self.full.len() * BLOCK],
        }
    }

    pub(super) fn node(&self, e: Expr) -> &Node {
        &self.entry(e).node
    }

    pub(super) fn info(&self, e: Expr) -> &I {
        &self.entry(e).info
    }

    /// The hash of a node, for [`find`](Self::find) and [`add`](Self::add).
    pub(super) fn hash(node: &Node) -> u32 {
        (FxBuildHasher.hash_one(node) >> 32) as u32
    }

    /// The node of that content and hash.
    pub(super) fn find(&self, hash: u32, node: &Node) -> Option<Expr> {
        let is = |id: &Id| id.hash == hash && self.node(id.expr) == node;
        self.ids.find(Id::spread(hash), is).map(|id| id.expr)
    }

    /// Adds a node that is not there yet.
    pub(super) fn add(&mut self, hash: u32, node: Node, info: I) -> Expr {
        let expr = Expr::new(self.len());
        self.last.push(Entry { node, info });
        if self.last.len() == BLOCK {
            let block: Arc<[Entry<I>]> = std::mem::take(&mut self.last).into();
            match block.try_into() {
                Ok(block) => self.full.push(block),
                Err(_) => unreachable!("a block has as many nodes as fill it"),
            }
            self.last.reserve_exact(BLOCK);
        }
        let id = Id { hash, expr };
        self.ids.insert_unique(Id::spread(hash), id, |id| Id::spread(id.hash));
        expr
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::expr::Num;

    #[test]
    fn nodes_are_found_again_also_in_copies() {
        let number = |k: usize| Node::Const(Num::int(k as i128));
        let mut all: Interned<usize> = Interned::default();
        let mut copies = Vec::new();
        for k in 0..3 * BLOCK {
            if k % (BLOCK / 2) == 1 {
                copies.push(all.clone());
            }
            let (node, hash) = (number(k), Interned::<usize>::hash(&number(k)));
            assert_eq!(all.find(hash, &node), None);
            assert_eq!(all.add(hash, node, 7 * k).index(), k);
        }
        copies.push(all);
        for mut copy in copies {
            let len = copy.len();
            // a copy goes on by itself
            copy.add(Interned::<usize>::hash(&number(9999)), number(9999), 0);
            for k in 0..len {
                let found = copy.find(Interned::<usize>::hash(&number(k)), &number(k));
                let e = found.expect("it was added");
                assert_eq!((copy.node(e), *copy.info(e)), (&number(k), 7 * k));
            }
            assert_eq!(copy.len(), len + 1);
        }
    }
}
