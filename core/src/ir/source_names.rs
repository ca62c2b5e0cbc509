//! What variables and places in memory are called in the source of a program, as debug information tells; for
//! people, never for the analysis.
//!
//! A place is a variable and byte offsets ([`MemoryPath`]); walking the variable's type along the offsets gives
//! what a C programmer writes: `dst->ne[1]` for `dst[16]`. Source: DWARF 5, section 5 (type entries).

use super::Type;
use crate::memory::MemoryPath;
use cranelift_entity::{entity_impl, PrimaryMap};
use rustc_hash::FxHashMap;
use std::fmt::Write;

/// A type of the source.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct SourceTypeId(u32);
entity_impl!(SourceTypeId, "type");

/// What a type of the source is made of; sizes and offsets in bytes.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum SourceType {
    /// a type of which nothing is known
    Unknown,
    /// a number, a truth value, a character, one of several names
    Scalar {
        /// its size
        size: u64,
    },
    /// the address of something
    Pointer {
        /// the type of what stands there
        to: SourceTypeId,
        /// It is written as what it refers to is (`r.x`, where a pointer takes `p->x`).
        reference: bool,
    },
    /// elements of one type
    Array {
        /// their type
        element: SourceTypeId,
        /// all of them, if their number is known
        size: Option<u64>,
    },
    /// a structure, a class or a union
    Record {
        /// its size
        size: u64,
        /// its members; those without a name are written as if theirs were its own
        members: Vec<SourceMember>,
    },
}

/// A member of a structure, or a class that it derives from.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct SourceMember {
    /// its name; nothing of what has none
    pub name: String,
    /// where it starts, in bytes
    pub offset: u64,
    /// its type
    pub ty: SourceTypeId,
}

impl SourceMember {
    /// A member of that name, place and type.
    pub fn new(name: impl Into<String>, offset: u64, ty: SourceTypeId) -> SourceMember {
        SourceMember { name: name.into(), offset, ty }
    }
}

/// A variable of the source.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct SourceVariable {
    /// its name
    pub name: String,
    /// its type
    pub ty: SourceTypeId,
    /// The value that stands for it in the IR is the address at which it lies.
    pub in_memory: bool,
}

impl SourceVariable {
    /// A variable whose value is that of the IR.
    pub fn new(name: impl Into<String>, ty: SourceTypeId) -> SourceVariable {
        SourceVariable { name: name.into(), ty, in_memory: false }
    }

    /// A variable that lies where the value of the IR says.
    pub fn in_memory(name: impl Into<String>, ty: SourceTypeId) -> SourceVariable {
        SourceVariable { name: name.into(), ty, in_memory: true }
    }
}

/// Types of the source, and its global variables by their names in the IR.
///
/// ```
/// use symprof_core::ir::{SourceMember, SourceNames, SourceType, SourceVariable};
/// use symprof_core::memory::MemoryPath;
/// let mut names = SourceNames::default();
/// let int = names.add(SourceType::Scalar { size: 4 });
/// let members = vec![SourceMember::new("rows", 0, int), SourceMember::new("cols", 4, int)];
/// let shape = names.add(SourceType::Record { size: 8, members });
/// let pointer = names.add(SourceType::Pointer { to: shape, reference: false });
/// let a = SourceVariable::new("a", pointer);
/// let spelled = |path| names.spelled(&a, &MemoryPath::parse(path)?);
/// assert_eq!(spelled("arg0[4]:i32").as_deref(), Some("a->cols"));
/// assert_eq!(spelled("arg0[8]:i32").as_deref(), Some("a[1].rows"));
/// // bytes of something else
/// assert_eq!(spelled("arg0[2]:i32"), None);
/// ```
#[derive(Clone, Debug, Default)]
#[non_exhaustive]
pub struct SourceNames {
    /// the types
    types: PrimaryMap<SourceTypeId, SourceType>,
    /// variables by their names in the IR
    pub globals: FxHashMap<String, SourceVariable>,
}

/// Members looked at for one place. Those of unions lie in the same bytes, so that several may have to be tried;
/// broken debug information has types in a circle.
const MEMBERS: u32 = 1000;

impl SourceNames {
    /// Adds a type.
    ///
    /// ```
    /// use symprof_core::ir::{SourceMember, SourceNames, SourceType};
    /// let mut names = SourceNames::default();
    /// let node = names.add(SourceType::Unknown);
    /// let next = names.add(SourceType::Pointer { to: node, reference: false });
    /// let members = vec![SourceMember::new("next", 0, next)];
    /// names.define(node, SourceType::Record { size: 8, members });
    /// assert!(matches!(names.of(node), SourceType::Record { .. }));
    /// assert_eq!((names.size(node), names.size(next)), (Some(8), Some(8)));
    /// ```
    pub fn add(&mut self, ty: SourceType) -> SourceTypeId {
        self.types.push(ty)
    }

    /// Says what a type is that was added before it was known.
    pub fn define(&mut self, id: SourceTypeId, ty: SourceType) {
        if let Some(slot) = self.types.get_mut(id) {
            *slot = ty;
        }
    }

    /// What a type is.
    #[must_use]
    pub fn of(&self, id: SourceTypeId) -> &SourceType {
        self.types.get(id).unwrap_or(&SourceType::Unknown)
    }

    /// How many bytes something of that type takes; none if that is not known.
    #[must_use]
    pub fn size(&self, id: SourceTypeId) -> Option<u64> {
        match self.of(id) {
            SourceType::Unknown => None,
            SourceType::Scalar { size } | SourceType::Record { size, .. } => Some(*size),
            SourceType::Pointer { .. } => Some(8),
            SourceType::Array { size, .. } => *size,
        }
        .filter(|s| *s > 0)
    }

    /// Is it a reference to a number or an address, whose name means what it refers to?
    ///
    /// ```
    /// use symprof_core::ir::{SourceNames, SourceType, SourceVariable};
    /// let mut names = SourceNames::default();
    /// let int = names.add(SourceType::Scalar { size: 4 });
    /// let reference = names.add(SourceType::Pointer { to: int, reference: true });
    /// assert!(names.is_reference_to_value(&SourceVariable::new("n", reference)));
    /// assert!(!names.is_reference_to_value(&SourceVariable::new("n", int)));
    /// ```
    #[must_use]
    pub fn is_reference_to_value(&self, variable: &SourceVariable) -> bool {
        match self.of(variable.ty) {
            SourceType::Pointer { to, reference: true } => {
                !matches!(self.of(*to), SourceType::Record { .. })
            }
            _ => false,
        }
    }

    /// How the source writes a place that is reached from a variable; none where no member of a type lies
    /// there, or one of another size than the type that is read. Linear in the members on the way.
    #[must_use]
    pub fn spelled(&self, root: &SourceVariable, place: &MemoryPath) -> Option<String> {
        self.at(root, place).map(|v| v.name)
    }

    /// What lies at such a place, as if it were a variable.
    ///
    /// ```
    /// use symprof_core::ir::{SourceMember, SourceNames, SourceType, SourceVariable};
    /// use symprof_core::memory::MemoryPath;
    /// let mut names = SourceNames::default();
    /// let long = names.add(SourceType::Scalar { size: 8 });
    /// let members = vec![SourceMember::new("start", 0, long), SourceMember::new("end", 8, long)];
    /// let range = SourceVariable::in_memory("r", names.add(SourceType::Record { size: 16, members }));
    /// let end = MemoryPath::parse("r[8]:i64").and_then(|p| names.at(&range, &p));
    /// assert_eq!(end, Some(SourceVariable::new("r.end", long)));
    /// ```
    #[must_use]
    pub fn at(&self, root: &SourceVariable, place: &MemoryPath) -> Option<SourceVariable> {
        let read = Wanted::Size(match place.ty? {
            Type::Int(w) => u64::from(w.div_ceil(8)),
            Type::Ptr => 8,
            Type::Opaque => return None,
        });
        let mut text = root.name.clone();
        let mut at = root.ty;
        let mut walk = Walk { names: self, left: MEMBERS };
        for (k, offset) in place.offsets.iter().enumerate() {
            let wanted = if k + 1 == place.offsets.len() { read } else { Wanted::Pointer };
            at = match k == 0 && root.in_memory {
                true => walk.within(&mut text, at, u64::try_from(*offset).ok()?, wanted)?,
                false => walk.behind(&mut text, at, *offset, wanted)?,
            };
        }
        Some(SourceVariable::new(text, at))
    }
}

/// What is looked for at a place.
#[derive(Clone, Copy)]
enum Wanted {
    /// something of so many bytes that is no structure and no array
    Size(u64),
    /// an address that the next offset starts from
    Pointer,
}

/// The search for one place.
struct Walk<'n> {
    names: &'n SourceNames,
    /// members that may still be looked at
    left: u32,
}

impl Walk<'_> {
    /// Writes what lies so many bytes behind the address that the text has; its type.
    fn behind(
        &mut self,
        text: &mut String,
        pointer: SourceTypeId,
        at: i64,
        wanted: Wanted,
    ) -> Option<SourceTypeId> {
        let SourceType::Pointer { to, reference } = *self.names.of(pointer) else { return None };
        let size = i64::try_from(self.names.size(to)?).ok()?;
        let (element, inner) = (at.div_euclid(size), at.rem_euclid(size) as u64);
        if reference && element != 0 {
            return None;
        }
        if !matches!(self.names.of(to), SourceType::Record { .. }) {
            if !reference {
                let _ = write!(text, "[{element}]");
            }
            return self.within(text, to, inner, wanted);
        }
        let mut member = String::new();
        let found = self.within(&mut member, to, inner, wanted)?;
        let member = member.strip_prefix('.')?;
        let _ = match element {
            0 if reference => write!(text, ".{member}"),
            0 => write!(text, "->{member}"),
            _ => write!(text, "[{element}].{member}"),
        };
        Some(found)
    }

    /// How many members a name may mean, those of bases and nameless members among them.
    fn members_called(&mut self, id: SourceTypeId, name: &str) -> usize {
        let mut count = 0;
        let mut work = vec![id];
        while let Some(id) = work.pop() {
            // too many to say
            let Some(left) = self.left.checked_sub(1) else { return usize::MAX };
            self.left = left;
            let SourceType::Record { members, .. } = self.names.of(id) else { continue };
            count += members.iter().filter(|m| m.name == name).count();
            work.extend(members.iter().filter(|m| m.name.is_empty()).map(|m| m.ty));
        }
        count
    }

    /// Writes which part of something lies so many bytes behind its start; the type of that part.
    fn within(
        &mut self,
        text: &mut String,
        id: SourceTypeId,
        at: u64,
        wanted: Wanted,
    ) -> Option<SourceTypeId> {
        self.left = self.left.checked_sub(1)?;
        match self.names.of(id) {
            SourceType::Unknown => None,
            ty @ (SourceType::Scalar { .. } | SourceType::Pointer { .. }) => {
                let fits = match wanted {
                    // the address that a reference is has no name
                    Wanted::Size(_)
                        if matches!(ty, SourceType::Pointer { reference: true, .. }) =>
                    {
                        false
                    }
                    Wanted::Size(size) => self.names.size(id) == Some(size),
                    Wanted::Pointer => matches!(ty, SourceType::Pointer { .. }),
                };
                (fits && at == 0).then_some(id)
            }
            SourceType::Array { element, size } => {
                let each = self.names.size(*element)?;
                if size.is_some_and(|all| at >= all) {
                    return None;
                }
                let _ = write!(text, "[{}]", at / each);
                self.within(text, *element, at % each, wanted)
            }
            SourceType::Record { members, .. } => {
                let names = self.names;
                let before = text.len();
                for m in members {
                    let inner = at.checked_sub(m.offset);
                    let size = names.size(m.ty);
                    let Some(inner) = inner.filter(|i| size.is_none_or(|s| *i < s)) else {
                        continue;
                    };
                    if !m.name.is_empty() {
                        let _ = write!(text, ".{}", m.name);
                    }
                    if let Some(found) = self.within(text, m.ty, inner, wanted) {
                        // what a base or a nameless union calls alike means the other one
                        let written = text[before..].trim_start_matches('.');
                        let name = written.split(['.', '[', '-']).next().unwrap_or_default();
                        if m.name.is_empty() && self.members_called(id, name) != 1 {
                            return None;
                        }
                        return Some(found);
                    }
                    text.truncate(before);
                }
                None
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// `struct item { int type; union { struct { long ne[2]; }; int first; }; struct { short x, y; } at; item *next; int **rows; }`
    fn item() -> (SourceNames, SourceTypeId) {
        let mut n = SourceNames::default();
        let int = n.add(SourceType::Scalar { size: 4 });
        let long = n.add(SourceType::Scalar { size: 8 });
        let short = n.add(SourceType::Scalar { size: 2 });
        let ne = n.add(SourceType::Array { element: long, size: Some(16) });
        let members = vec![SourceMember::new("ne", 0, ne)];
        let inner = n.add(SourceType::Record { size: 16, members });
        let members = vec![SourceMember::new("", 0, inner), SourceMember::new("first", 0, int)];
        let union = n.add(SourceType::Record { size: 16, members });
        let members = vec![SourceMember::new("x", 0, short), SourceMember::new("y", 2, short)];
        let point = n.add(SourceType::Record { size: 4, members });
        let item = n.add(SourceType::Unknown);
        let next = n.add(SourceType::Pointer { to: item, reference: false });
        let row = n.add(SourceType::Pointer { to: int, reference: false });
        let rows = n.add(SourceType::Pointer { to: row, reference: false });
        let members = vec![
            SourceMember::new("type", 0, int),
            SourceMember::new("", 8, union),
            SourceMember::new("at", 24, point),
            SourceMember::new("next", 32, next),
            SourceMember::new("rows", 40, rows),
        ];
        n.define(item, SourceType::Record { size: 48, members });
        (n, item)
    }

    #[test]
    fn places_are_written_as_in_c() {
        let (mut n, item) = item();
        let pointer = n.add(SourceType::Pointer { to: item, reference: false });
        let reference = n.add(SourceType::Pointer { to: item, reference: true });
        let cases = [
            ("p[0]:i32", "v->type", "v.type", "v.type"),
            ("p[16]:i64", "v->ne[1]", "v.ne[1]", "v.ne[1]"),
            ("p[8]:i32", "v->first", "v.first", "v.first"),
            ("p[26]:i16", "v->at.y", "v.at.y", "v.at.y"),
            ("p[32][16]:i64", "v->next->ne[1]", "v.next->ne[1]", "v.next->ne[1]"),
            ("p[40][8][12]:i32", "v->rows[1][3]", "v.rows[1][3]", "v.rows[1][3]"),
            ("p[32]:ptr", "v->next", "v.next", "v.next"),
            ("p[48]:i32", "v[1].type", "", ""),
            ("p[-48]:i32", "v[-1].type", "", ""),
            // padding, half of a member, two members, a whole structure
            ("p[4]:i32", "", "", ""),
            ("p[16]:i32", "", "", ""),
            ("p[24]:i32", "", "", ""),
            ("p[12]:i64", "", "", ""),
            // behind what is no pointer
            ("p[0][0]:i32", "", "", ""),
        ];
        let variables = [
            SourceVariable::new("v", pointer),
            SourceVariable::new("v", reference),
            SourceVariable::in_memory("v", item),
        ];
        for (path, arrow, dot, lies) in cases {
            let path = MemoryPath::parse(path).unwrap();
            for (variable, expected) in variables.iter().zip([arrow, dot, lies]) {
                let spelled = n.spelled(variable, &path).unwrap_or_default();
                assert_eq!(spelled, expected, "{path} of {variable:?}");
            }
        }
    }

    #[test]
    fn types_in_a_circle_end() {
        let mut n = SourceNames::default();
        let own = n.add(SourceType::Unknown);
        let members = vec![SourceMember::new("own", 0, own)];
        n.define(own, SourceType::Record { size: 8, members });
        let path = MemoryPath::parse("p[0]:i64").unwrap();
        assert_eq!(n.spelled(&SourceVariable::in_memory("p", own), &path), None);
    }
}
