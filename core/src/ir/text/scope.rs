//! Names of a function that is being read, some of which the text defines only later.

use super::lexer::{write_name, Position};
use cranelift_entity::EntityRef;
use rustc_hash::FxHashMap;

/// A name as key: a value's bare number differs from the same digits as a name.
pub(super) type Key = (String, bool, u32);

/// A thing mentioned: the key, where it was first, and what it is once that is known.
pub(super) struct Mention<E> {
    pub(super) key: Key,
    pub(super) position: Position,
    pub(super) entity: Option<E>,
}

/// Names of one kind within a function.
pub(super) struct Scope<E> {
    pub(super) by_key: FxHashMap<Key, usize>,
    pub(super) mentions: Vec<Mention<E>>,
}

impl<E: EntityRef> Scope<E> {
    pub(super) fn new() -> Self {
        Scope { by_key: FxHashMap::default(), mentions: Vec::new() }
    }

    pub(super) fn mention(&mut self, key: Key, position: Position) -> usize {
        let mentions = &mut self.mentions;
        *self.by_key.entry(key).or_insert_with_key(|key| {
            mentions.push(Mention { key: key.clone(), position, entity: None });
            mentions.len() - 1
        })
    }

    /// Notes that `entity` is what the text calls so; false if something else is already.
    pub(super) fn define(&mut self, key: Key, position: Position, entity: E) -> bool {
        let k = self.mention(key, position);
        let free = self.mentions[k].entity.is_none();
        self.mentions[k].entity = Some(entity);
        free
    }

    pub(super) fn first_undefined(&self) -> Option<&Mention<E>> {
        self.mentions.iter().find(|m| m.entity.is_none())
    }

    /// The entity for a mention; asked only when none is undefined.
    pub(super) fn resolve(&self, mention: E) -> E {
        self.mentions.get(mention.index()).and_then(|m| m.entity).unwrap_or(mention)
    }
}

pub(super) fn show(sigil: &str, key: &Key) -> String {
    let mut text = sigil.to_string();
    let digits = !key.0.is_empty() && key.0.bytes().all(|c| c.is_ascii_digit());
    // writing to a string does not fail
    let _ = write_name(&mut text, &key.0, sigil == "%" && digits && !key.1);
    if key.2 > 0 {
        text += &format!("~{}", key.2);
    }
    text
}
