//! The oracle's memory: objects of bytes, accesses with their bounds, and the promises of `noalias`
//! that an access through a pointer keeps or breaks.

use super::{Byte, Machine, Memory, Pointer, Result, AROUND, MODIFIED, SIZE, THROUGH};

impl Machine<'_> {
    pub(super) fn allocate(&mut self) -> usize {
        self.top += 1 << 20;
        self.memory.push(Memory {
            address: self.top,
            bytes: vec![Byte::Unwritten; SIZE as usize],
            stores: vec![(0, 0); SIZE as usize],
            constant: false,
            live: true,
        });
        self.memory.len() - 1
    }

    pub(super) fn object(&self, k: usize) -> Pointer {
        Pointer { address: self.memory[k].address, object: Some(k), based: 0 }
    }

    pub(super) fn displaced(&self, base: Pointer, by: i128, inbounds: bool) -> Result<Pointer> {
        let address = base.address.wrapping_add(by as u64);
        if inbounds && by != 0 {
            let object = base.object.ok_or("inbounds of null")?;
            let start = i128::from(self.memory[object].address);
            let from = i128::from(base.address) - start;
            let within = |o: i128| (0..=self.memory[object].bytes.len() as i128).contains(&o);
            if !within(from) || !within(from + by) {
                return Err("inbounds out of bounds");
            }
        }
        Ok(Pointer { address, ..base })
    }

    /// The object and offset of an access, its promises noted.
    pub(super) fn access(&mut self, p: Pointer, n: u64, writes: bool) -> Result<(usize, usize)> {
        let object = p.object.ok_or("an access through null")?;
        let memory = &self.memory[object];
        if !memory.live {
            return Err("an access to a dead local");
        }
        if writes && memory.constant && n > 0 {
            return Err("a constant is written");
        }
        let offset = p.address.wrapping_sub(memory.address);
        let size = memory.bytes.len() as u64;
        if offset > size || n > size - offset {
            return Err("an access out of bounds");
        }
        for promise in &mut self.promises {
            let how = if p.based & promise.bit != 0 { THROUGH } else { AROUND };
            for at in offset..offset + n {
                let seen = promise.seen.entry((object, at)).or_default();
                *seen |= how | if writes { MODIFIED } else { 0 };
                if *seen == THROUGH | AROUND | MODIFIED {
                    return Err("a broken noalias");
                }
            }
        }
        Ok((object, offset as usize))
    }

    pub(super) fn read(&mut self, p: Pointer, n: u64) -> Result<Vec<Byte>> {
        let (object, offset) = self.access(p, n, false)?;
        let memory = &self.memory[object];
        let range = offset..offset + n as usize;
        let first = memory.stores.get(offset).copied().unwrap_or_default();
        let one = memory.stores[range.clone()].iter().all(|s| *s == first);
        self.truth.overlap |= !one || first.1 != 0 && u64::from(first.1) != n;
        let bytes = memory.bytes[range].to_vec();
        match bytes.contains(&Byte::Unwritten) {
            true => Err("a byte that was never written"),
            false => Ok(bytes),
        }
    }

    pub(super) fn write(&mut self, p: Pointer, bytes: &[Byte]) -> Result<()> {
        let (object, offset) = self.access(p, bytes.len() as u64, true)?;
        self.stores += 1;
        let memory = &mut self.memory[object];
        for (i, b) in bytes.iter().enumerate() {
            memory.bytes[offset + i] = *b;
            memory.stores[offset + i] = (self.stores, bytes.len() as u8);
        }
        Ok(())
    }
}
