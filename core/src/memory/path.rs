//! Names of places in memory: a root and byte offsets, `arg0[24][0]`, with the type that is read
//! where that is not the widest one there, `arg0[24]:i8`.

use crate::ir::Type;
use std::fmt;

/// A place reached from a pointer parameter or a global: each offset but the last is that of a
/// pointer loaded on the way.
///
/// ```
/// use symprof_core::{ir::Type, memory::MemoryPath};
/// let path = MemoryPath::parse("arg0[24][-8]:i16").unwrap();
/// assert_eq!((path.root.as_str(), path.offsets.as_slice()), ("arg0", [24, -8].as_slice()));
/// assert_eq!(path.ty, Some(Type::Int(16)));
/// assert_eq!(path.to_string(), "arg0[24][-8]:i16");
/// assert!(MemoryPath::parse("arg0").is_none());
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct MemoryPath {
    /// the name of the parameter or global
    pub root: String,
    /// byte offsets, at least one
    pub offsets: Vec<i64>,
    /// the type given behind the colon
    pub ty: Option<Type>,
}

impl MemoryPath {
    /// Reads a path; `None` if the text is none.
    pub fn parse(text: &str) -> Option<MemoryPath> {
        let (place, ty) = match text.rsplit_once(':') {
            Some((place, "ptr")) if place.ends_with(']') => (place, Some(Type::Ptr)),
            Some((place, ty)) if place.ends_with(']') => {
                let digits = ty.strip_prefix('i')?;
                let plain = digits.bytes().all(|b| b.is_ascii_digit()) && !digits.starts_with('0');
                let width: u8 = digits.parse().ok().filter(|w| plain && (1..=64).contains(w))?;
                (place, Some(Type::Int(width)))
            }
            _ => (text, None),
        };
        let mut offsets = Vec::new();
        let mut rest = place;
        while let Some(inner) = rest.strip_suffix(']') {
            let open = inner.rfind('[')?;
            offsets.push(inner[open + 1..].parse().ok()?);
            rest = &inner[..open];
        }
        offsets.reverse();
        let found = !rest.is_empty() && !offsets.is_empty();
        found.then(|| MemoryPath { root: rest.to_owned(), offsets, ty })
    }
}

impl fmt::Display for MemoryPath {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.root)?;
        for offset in &self.offsets {
            write!(f, "[{offset}]")?;
        }
        match self.ty {
            Some(ty) => write!(f, ":{ty}"),
            None => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts() {
        for text in ["arg0[24][-8]", "p[0]:i8", "@p[0]:ptr", "a b[1]:i64", "p[0][0]:i1"] {
            let path = MemoryPath::parse(text).unwrap_or_else(|| panic!("{text}"));
            assert_eq!(path.to_string(), text);
        }
        for text in
            ["arg0", "[3]", "a[x]", "a]", "p[0]:i0", "p[0]:i65", "p[0]:f32", "p:i8", "p[0]:i08"]
        {
            assert_eq!(MemoryPath::parse(text), None, "{text}");
        }
    }
}
