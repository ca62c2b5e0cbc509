//! What memory held before the run: constants, what the inputs bind, and the objects behind pointers.

use super::contents::{bit_mask, byte_mask_in_word, Word};
use super::reasons::{LoadReasons, ReasonId};
use super::run_state::{Kind, RunState, MAX_OBJECTS};
use super::tagged_value::{Obj, TaggedValue};
use crate::ir::Type;
use crate::memory::bytes::{from_bytes, size_of};

/// At most so many pointers are followed from one to the next where nothing is bound: a list of
/// unknown contents has no end.
const MAX_UNBOUND_DEPTH: u32 = 8;

impl RunState<'_> {
    /// A byte as it was before the run. The error is why it is unknown, or `None` if the reason is
    /// only that it is not bound.
    pub(super) fn initial_byte(&self, obj: Obj, at: i64) -> Result<u8, Option<ReasonId>> {
        let object = &self.objects[obj.0 as usize];
        match object.kind {
            Kind::Heap(f, site) if self.is_zeroed(f, site) => return Ok(0),
            Kind::Alloca(..) | Kind::Heap(..) => return Err(Some(ReasonId::UNINITIALISED)),
            Kind::Global(g) => {
                if let Some(bytes) = self.program.globals[g as usize].bytes {
                    let byte = usize::try_from(at).ok().and_then(|at| bytes.get(at));
                    return byte.copied().flatten().ok_or(None);
                }
            }
            Kind::Param(_) | Kind::Loaded(..) | Kind::Absolute => {}
        }
        let own = object.node.and_then(|n| self.bindings.memory().byte(n, at));
        let others = || {
            let places = self.nodes_at(obj, at);
            places.into_iter().find_map(|(n, at)| self.bindings.memory().byte(n, at))
        };
        own.or_else(others).ok_or(None)
    }

    /// Does the call that makes an object fill it with zeros?
    fn is_zeroed(&self, func: u32, site: u32) -> bool {
        let call = &self.program.funcs[func as usize].external_calls[site as usize];
        call.known.is_some_and(|k| k.zeroed)
    }

    /// The nodes of the bindings by which a place of an object with a bound address is also named,
    /// each with the offset there.
    fn nodes_at(&self, obj: Obj, offset: i64) -> Vec<(u32, i64)> {
        let aliases = self.bound_aliases(obj, offset).into_iter();
        let named = aliases.filter_map(|(o, at)| Some((self.objects[o.0 as usize].node?, at)));
        let Some(start) = self.objects[obj.0 as usize].address else { return Vec::new() };
        let here = start.wrapping_add(offset as u64);
        let behind = self.bound_pointers.iter();
        named.chain(behind.map(|&(a, n)| (n, here.wrapping_sub(a) as i64))).collect()
    }

    /// The value at a place before the run.
    pub(super) fn initial_value(
        &mut self,
        (obj, offset): (Obj, i64),
        ty: Type,
        reasons: LoadReasons,
    ) -> TaggedValue {
        let size = size_of(ty);
        if let Kind::Global(g) = self.objects[obj.0 as usize].kind {
            let global = &self.program.globals[g as usize];
            let found = global.addresses.binary_search_by_key(&offset, |a| a.at);
            if let (Ok(k), 8) = (found, size) {
                let address = global.addresses[k];
                return TaggedValue::ptr(address.of, address.offset);
            }
        }
        let mut bytes = [0u8; 8];
        let mut missing = None;
        for (i, byte) in bytes[..size].iter_mut().enumerate() {
            match self.initial_byte(obj, offset + i as i64) {
                Ok(b) => *byte = b,
                Err(reason) => missing = Some(reason.unwrap_or(reasons.unbound)),
            }
        }
        let bits = match missing {
            None => from_bytes(ty, &bytes[..size], self.program.big_endian),
            Some(_) => None,
        };
        let object = &self.objects[obj.0 as usize];
        let fresh = matches!(object.kind, Kind::Alloca(..) | Kind::Heap(..));
        match (ty, bits, missing) {
            (Type::Ptr, ..) if !fresh && !object.constant => self.pointee(obj, offset, bits),
            // The number is a pointer as well: what is bound behind it lies there.
            (Type::Int(64), Some(bits), _) if bits != 0 && self.is_bound_behind(obj, offset) => {
                self.pointee(obj, offset, Some(bits));
                TaggedValue::int(bits)
            }
            (_, Some(bits), _) => TaggedValue::int(bits),
            (_, None, Some(reason)) => TaggedValue::unknown(reason),
            (_, None, None) => TaggedValue::unknown(reasons.overwritten),
        }
    }

    /// Do the inputs bind something behind the pointer at that place?
    fn is_bound_behind(&self, obj: Obj, offset: i64) -> bool {
        let own = self.objects[obj.0 as usize].node;
        own.is_some_and(|n| self.bindings.memory().behind(n, offset).is_some())
    }

    /// A pointer that was in memory before the run, at a place and perhaps with a bound address. With
    /// an address it points into the object of absolute memory, without one to an object of its own.
    fn pointee(&mut self, obj: Obj, offset: i64, address: Option<u64>) -> TaggedValue {
        let own = self.objects[obj.0 as usize].node.map(|n| (n, offset));
        let places = own.into_iter().chain(self.nodes_at(obj, offset));
        let memory = self.bindings.memory();
        let node = places.into_iter().find_map(|(n, at)| memory.behind(n, at));
        if let Some(address) = address.filter(|&a| a != 0) {
            let bound = self.absolute_memory(address);
            if let Some(node) = node.filter(|&n| !self.bound_pointers.contains(&(address, n))) {
                self.bound_pointers.push((address, node));
            }
            let start = self.objects[bound.0 as usize].address.unwrap_or(address);
            return TaggedValue::ptr(bound, address.wrapping_sub(start) as i64);
        }
        if let Some(&o) = self.loaded.get(&(obj, offset)) {
            return TaggedValue::ptr(o, 0);
        }
        if self.objects.len() >= MAX_OBJECTS {
            return TaggedValue::unknown(ReasonId::MEMORY_LIMIT);
        }
        if node.is_none() && self.depth(obj) >= MAX_UNBOUND_DEPTH {
            return TaggedValue::unknown(ReasonId::UNBOUND_DEPTH_LIMIT);
        }
        let o = self.push(Kind::Loaded(obj, offset));
        // The object exists since the start, although it is met only now.
        self.objects[o.0 as usize].birth = 0;
        self.objects[o.0 as usize].node = node;
        self.bind_address(o, address);
        self.loaded.insert((obj, offset), o);
        TaggedValue::ptr(o, 0)
    }

    /// How many pointers from memory lead to an object, up to the limit.
    fn depth(&self, mut obj: Obj) -> u32 {
        for depth in 0..MAX_UNBOUND_DEPTH {
            match self.objects[obj.0 as usize].kind {
                Kind::Loaded(parent, _) => obj = parent,
                _ => return depth,
            }
        }
        MAX_UNBOUND_DEPTH
    }

    /// The object of absolute memory, made at the first use; it begins at an address.
    pub(super) fn absolute_memory(&mut self, address: u64) -> Obj {
        if let Some(bound) = self.absolute {
            return bound;
        }
        let o = self.push(Kind::Absolute);
        self.objects[o.0 as usize].birth = 0;
        self.bind_address(o, Some(address));
        self.absolute = Some(o);
        o
    }

    /// Keeps an initial number in the contents, where the next load finds it on its fast path.
    pub(super) fn cache_initial(
        &mut self,
        obj: Obj,
        (offset, size): (i64, u32),
        mut word: Word,
        bits: u64,
    ) {
        let at = offset >> 3;
        let bytes = byte_mask_in_word(at, offset, size);
        word.known |= bytes;
        word.bits &= !bit_mask(bytes);
        word.bits |= self.to_memory_order(bits, size) << (8 * (offset & 7));
        let old = self.objects[obj.0 as usize].contents.words.insert(at, word);
        self.remembered_words += old.is_none() as usize;
    }
}
