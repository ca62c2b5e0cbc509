//! What the source calls parameters, globals and the memory behind them: types with named parts, from debug
//! information. For people alone: no count rests on it.
//!
//! A place in memory is a root and byte offsets ([`MemoryPath`]); [`SourceTypes::name`] writes it as the
//! source would: `dst->ne[1]` for `dst[16]`. Two unions' members at one place differ in name only, so the
//! first that has the size of what is read is taken.

use super::types::Type;
use crate::memory::MemoryPath;

/// The number of a [`SourceType`] of a module.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct SourceTypeId(pub u32);

/// A type of the source.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
#[non_exhaustive]
pub enum SourceType {
    /// nothing is known of it
    #[default]
    Unknown,
    /// without parts that have names, of this many bytes
    Scalar(u64),
    /// an address
    Pointer {
        /// the type of what lies there
        to: SourceTypeId,
        /// how its parts are written
        reach: Reach,
    },
    /// parts at fixed places
    Record {
        /// size in bytes
        bytes: u64,
        /// those that may be read whole; unions have several at one place
        fields: Vec<SourceField>,
    },
    /// equal parts, one after the other
    Array {
        /// the type of one
        element: SourceTypeId,
        /// how many there are, if that is known
        count: Option<u64>,
    },
}

/// How a language writes what lies behind a pointer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reach {
    /// `p->n`, `*p`: pointers of C and C++
    Arrow,
    /// `p.n`, `p`: references of C++
    Plain,
    /// `p.n`, `*p`: references and pointers of Rust
    Dot,
}

/// A part of a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SourceField {
    /// its name; a base class, or an anonymous union, has none: its parts are those of the record
    pub name: Option<String>,
    /// where it lies, in bytes
    pub offset: u64,
    /// its type
    pub ty: SourceTypeId,
}

/// What the source calls a parameter or a global.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SourceName {
    /// as an expression of the source: `dst`, `s.p`
    pub text: String,
    /// its type
    pub ty: SourceTypeId,
    /// The name is that of the memory behind the pointer (a global, a structure passed in memory), not of
    /// the value.
    pub behind: bool,
}

/// The types of a module's source.
///
/// ```
/// use symprof_core::ir::source::*;
/// use symprof_core::memory::MemoryPath;
/// let mut types = SourceTypes::default();
/// let long = types.add(SourceType::Scalar(8));
/// let four = types.add(SourceType::Array { element: long, count: Some(4) });
/// let field = |name: &str, offset, ty| SourceField { name: Some(name.into()), offset, ty };
/// let tensor = types.add(SourceType::Record { bytes: 40, fields: vec![field("ne", 8, four)] });
/// let pointer = types.add(SourceType::Pointer { to: tensor, reach: Reach::Arrow });
/// let dst = SourceName { text: "dst".into(), ty: pointer, behind: false };
/// let name = |path: &str| types.name(&dst, &MemoryPath::parse(path)?);
/// assert_eq!(name("dst[16]:i64").as_deref(), Some("dst->ne[1]"));
/// assert_eq!(name("dst[88]:i64").as_deref(), Some("dst[2].ne[0]"));
/// assert_eq!(name("dst[16]:i32"), None);
/// ```
#[derive(Clone, Debug, Default)]
pub struct SourceTypes {
    types: Vec<SourceType>,
}

/// Parts within parts, and steps in all, that the search for a name takes: types that contain themselves are
/// malformed, but may be given.
const DEEPEST: u32 = 64;
const STEPS: u32 = 10_000;

impl SourceTypes {
    /// Adds a type.
    pub fn add(&mut self, ty: SourceType) -> SourceTypeId {
        self.types.push(ty);
        SourceTypeId(self.types.len() as u32 - 1)
    }

    /// Gives a type that was added another meaning: types that speak of each other are added first.
    pub fn set(&mut self, id: SourceTypeId, ty: SourceType) {
        if let Some(slot) = self.types.get_mut(id.0 as usize) {
            *slot = ty;
        }
    }

    /// The type of that number.
    pub fn get(&self, id: SourceTypeId) -> &SourceType {
        self.types.get(id.0 as usize).unwrap_or(&SourceType::Unknown)
    }

    /// What the source calls a place that is reached from the root, with the type that is read there; none
    /// if nothing of that size starts there.
    #[must_use]
    pub fn name(&self, root: &SourceName, place: &MemoryPath) -> Option<String> {
        let (&last, inner) = place.offsets.split_last()?;
        let mut search = Search { types: self, steps: STEPS };
        let pointer = Wanted { bytes: 8, pointer: true };
        let (mut at, mut ty) = match root.behind {
            true => (Place::Here(root.text.clone()), root.ty),
            false => self.behind(&root.text, root.ty)?,
        };
        for &offset in inner {
            let (text, found) = search.element(&at, ty, offset, pointer)?;
            (at, ty) = self.behind(&text, found)?;
        }
        let wanted = match place.ty? {
            Type::Int(width) => Wanted { bytes: u64::from(width).div_ceil(8), pointer: false },
            Type::Ptr => pointer,
            Type::Opaque => return None,
        };
        search.element(&at, ty, last, wanted).map(|(text, _)| text)
    }

    /// The part of a variable that lies at an offset and is of a type, with its name.
    #[must_use]
    pub fn part(&self, whole: &SourceName, offset: u64, ty: Type) -> Option<SourceName> {
        let wanted = match ty {
            Type::Int(width) => Wanted { bytes: u64::from(width).div_ceil(8), pointer: false },
            Type::Ptr => Wanted { bytes: 8, pointer: true },
            Type::Opaque => return None,
        };
        let at = Place::Here(whole.text.clone());
        let mut search = Search { types: self, steps: STEPS };
        let (text, ty) = search.part(&at, whole.ty, offset, wanted, DEEPEST)?;
        Some(SourceName { text, ty, behind: false })
    }

    /// What lies behind a pointer of that name and type.
    fn behind(&self, pointer: &str, ty: SourceTypeId) -> Option<(Place, SourceTypeId)> {
        match *self.get(ty) {
            SourceType::Pointer { to, reach } => {
                Some((Place::Behind(pointer.to_owned(), reach), to))
            }
            _ => None,
        }
    }

    /// The size of a type in bytes; 0 if it is not known.
    fn bytes(&self, id: SourceTypeId) -> u64 {
        let (mut id, mut times) = (id, 1u64);
        for _ in 0..DEEPEST {
            let one = match *self.get(id) {
                SourceType::Unknown => 0,
                SourceType::Scalar(bytes) | SourceType::Record { bytes, .. } => bytes,
                SourceType::Pointer { .. } => 8,
                SourceType::Array { element, count } => {
                    times = times.saturating_mul(count.unwrap_or(0));
                    id = element;
                    continue;
                }
            };
            return times.saturating_mul(one);
        }
        0
    }
}

/// What is read.
#[derive(Clone, Copy)]
struct Wanted {
    bytes: u64,
    pointer: bool,
}

/// An object that has a name, or one that a pointer of that name leads to.
enum Place {
    Here(String),
    Behind(String, Reach),
}

impl Place {
    fn field(&self, name: &str) -> String {
        match self {
            Place::Behind(p, Reach::Arrow) => format!("{p}->{name}"),
            Place::Here(p) | Place::Behind(p, _) => format!("{p}.{name}"),
        }
    }

    fn element(&self, k: u64) -> String {
        match self {
            Place::Behind(p, Reach::Arrow) => format!("(*{p})[{k}]"),
            Place::Here(p) | Place::Behind(p, _) => format!("{p}[{k}]"),
        }
    }

    fn whole(&self) -> String {
        match self {
            Place::Behind(p, Reach::Arrow | Reach::Dot) => format!("*{p}"),
            Place::Here(p) | Place::Behind(p, Reach::Plain) => p.clone(),
        }
    }
}

struct Search<'t> {
    types: &'t SourceTypes,
    steps: u32,
}

impl Search<'_> {
    /// The part at an offset from an object, or, behind a pointer of C's, from its neighbours.
    fn element(
        &mut self,
        at: &Place,
        ty: SourceTypeId,
        offset: i64,
        wanted: Wanted,
    ) -> Option<(String, SourceTypeId)> {
        if let Ok(offset) = u64::try_from(offset) {
            if let Some(found) = self.part(at, ty, offset, wanted, DEEPEST) {
                return Some(found);
            }
        }
        let (Place::Behind(pointer, Reach::Arrow), size) = (at, self.types.bytes(ty)) else {
            return None;
        };
        let size = i64::try_from(size).ok().filter(|s| *s > 0)?;
        let (k, rest) = (offset.div_euclid(size), offset.rem_euclid(size) as u64);
        let plain =
            !matches!(self.types.get(ty), SourceType::Record { .. } | SourceType::Array { .. });
        let text = match (plain, k) {
            // within the object itself nothing was found
            (_, 0) => return None,
            // `p[1]` would be a byte path
            (true, k) if k < 0 => format!("*({pointer} - {})", k.unsigned_abs()),
            (true, _) => format!("*({pointer} + {k})"),
            (false, _) => format!("{pointer}[{k}]"),
        };
        self.part(&Place::Here(text), ty, rest, wanted, DEEPEST)
    }

    fn part(
        &mut self,
        at: &Place,
        id: SourceTypeId,
        offset: u64,
        wanted: Wanted,
        depth: u32,
    ) -> Option<(String, SourceTypeId)> {
        self.steps = self.steps.checked_sub(1)?;
        let depth = depth.checked_sub(1)?;
        match self.types.get(id) {
            SourceType::Unknown => None,
            SourceType::Scalar(bytes) => {
                let found = offset == 0 && *bytes == wanted.bytes && !wanted.pointer;
                found.then(|| (at.whole(), id))
            }
            SourceType::Pointer { .. } => (offset == 0 && wanted.pointer).then(|| (at.whole(), id)),
            SourceType::Array { element, count } => {
                let size = self.types.bytes(*element);
                let k = offset.checked_div(size)?;
                if count.is_some_and(|count| k >= count) {
                    return None;
                }
                let at = Place::Here(at.element(k));
                self.part(&at, *element, offset % size, wanted, depth)
            }
            SourceType::Record { fields, .. } => {
                let types = self.types;
                fields.iter().find_map(|field| {
                    let inner = offset.checked_sub(field.offset)?;
                    // an array without a length ends its record
                    let open = matches!(types.get(field.ty), SourceType::Array { count: None, .. });
                    if inner >= types.bytes(field.ty) && !open {
                        return None;
                    }
                    match &field.name {
                        Some(name) => {
                            let at = Place::Here(at.field(name));
                            self.part(&at, field.ty, inner, wanted, depth)
                        }
                        None => self.part(at, field.ty, inner, wanted, depth),
                    }
                })
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Types(SourceTypes);

    impl Types {
        fn record(&mut self, bytes: u64, fields: &[(&str, u64, SourceTypeId)]) -> SourceTypeId {
            let name = |n: &str| (!n.is_empty()).then(|| n.to_owned());
            let field =
                |&(n, offset, ty): &(&str, u64, _)| SourceField { name: name(n), offset, ty };
            let fields = fields.iter().map(field).collect();
            self.0.add(SourceType::Record { bytes, fields })
        }

        fn pointer(&mut self, to: SourceTypeId, reach: Reach) -> SourceTypeId {
            self.0.add(SourceType::Pointer { to, reach })
        }

        fn array(&mut self, element: SourceTypeId, count: Option<u64>) -> SourceTypeId {
            self.0.add(SourceType::Array { element, count })
        }

        fn name(&self, ty: SourceTypeId, behind: bool, path: &str) -> Option<String> {
            let root = SourceName { text: "p".into(), ty, behind };
            self.0.name(&root, &MemoryPath::parse(path)?)
        }
    }

    #[test]
    fn pointers_of_c() {
        let mut t = Types(SourceTypes::default());
        let int = t.0.add(SourceType::Scalar(4));
        let to_int = t.pointer(int, Reach::Arrow);
        let rows = t.pointer(to_int, Reach::Arrow);
        let name = |ty, path| t.name(ty, false, path);
        assert_eq!(name(to_int, "p[0]:i32").as_deref(), Some("*p"));
        assert_eq!(name(to_int, "p[8]:i32").as_deref(), Some("*(p + 2)"));
        assert_eq!(name(to_int, "p[-4]:i32").as_deref(), Some("*(p - 1)"));
        assert_eq!(name(to_int, "p[2]:i32"), None);
        assert_eq!(name(to_int, "p[0]:ptr"), None);
        assert_eq!(name(rows, "p[8]:ptr").as_deref(), Some("*(p + 1)"));
        assert_eq!(name(rows, "p[0][0]:i32").as_deref(), Some("**p"));
        assert_eq!(name(int, "p[0]:i32"), None);
    }

    #[test]
    fn parts_of_records() {
        let mut t = Types(SourceTypes::default());
        let (int, long) = (t.0.add(SourceType::Scalar(4)), t.0.add(SourceType::Scalar(8)));
        let unnamed = t.record(8, &[("w", 0, int), ("h", 4, int)]);
        let either = t.record(8, &[("i", 0, int), ("l", 0, long)]);
        let ragged = t.array(int, None);
        let pair = t.array(int, Some(2));
        let table = t.array(pair, Some(3));
        let node = t.0.add(SourceType::Unknown);
        let next = t.pointer(node, Reach::Arrow);
        let fields = [
            ("", 0, unnamed),
            ("u", 8, either),
            ("next", 16, next),
            ("grid", 24, table),
            ("tail", 48, ragged),
        ];
        let of = t.record(48, &fields);
        let meaning = t.0.get(of).clone();
        t.0.set(node, meaning);
        let name = |path| t.name(next, false, path);
        assert_eq!(name("p[4]:i32").as_deref(), Some("p->h"));
        assert_eq!(name("p[8]:i32").as_deref(), Some("p->u.i"));
        assert_eq!(name("p[8]:i64").as_deref(), Some("p->u.l"));
        assert_eq!(name("p[16][16][0]:i32").as_deref(), Some("p->next->next->w"));
        assert_eq!(name("p[36]:i32").as_deref(), Some("p->grid[1][1]"));
        assert_eq!(name("p[56]:i32").as_deref(), Some("p->tail[2]"));
        assert_eq!(name("p[16][-48]:i32").as_deref(), Some("p->next[-1].w"));
        assert_eq!(name("p[0]:i64"), None);
        assert_eq!(t.name(node, true, "p[4]:i32").as_deref(), Some("p.h"));
        assert_eq!(t.name(node, true, "p[52]:i32").as_deref(), Some("p.tail[1]"));
        assert_eq!(t.name(node, true, "p[-4]:i32"), None);
    }

    #[test]
    fn references() {
        let mut t = Types(SourceTypes::default());
        let int = t.0.add(SourceType::Scalar(4));
        let size = t.record(8, &[("w", 0, int), ("h", 4, int)]);
        for (reach, of_int) in [(Reach::Plain, "p"), (Reach::Dot, "*p")] {
            let (to_size, to_int) = (t.pointer(size, reach), t.pointer(int, reach));
            assert_eq!(t.name(to_size, false, "p[4]:i32").as_deref(), Some("p.h"));
            assert_eq!(t.name(to_int, false, "p[0]:i32").as_deref(), Some(of_int));
            assert_eq!(t.name(to_int, false, "p[4]:i32"), None);
        }
    }

    #[test]
    fn parts_of_variables() {
        let mut t = Types(SourceTypes::default());
        let int = t.0.add(SourceType::Scalar(4));
        let pointer = t.pointer(int, Reach::Arrow);
        let slice = t.record(16, &[("p", 0, pointer), ("n", 8, int)]);
        let whole = SourceName { text: "s".into(), ty: slice, behind: false };
        let part = |offset, ty| t.0.part(&whole, offset, ty).map(|n| n.text);
        assert_eq!(part(0, Type::Ptr).as_deref(), Some("s.p"));
        assert_eq!(part(8, Type::Int(32)).as_deref(), Some("s.n"));
        assert_eq!(part(8, Type::Int(64)), None);
    }

    #[test]
    fn types_that_contain_themselves_end() {
        let mut t = Types(SourceTypes::default());
        let loops = t.0.add(SourceType::Unknown);
        let fields = ["a", "b", "c"].map(|name| SourceField {
            name: Some(name.into()),
            offset: 0,
            ty: loops,
        });
        t.0.set(loops, SourceType::Record { bytes: 8, fields: fields.into() });
        assert_eq!(t.name(loops, true, "p[0]:i32"), None);
        let endless = t.0.add(SourceType::Unknown);
        t.0.set(endless, SourceType::Array { element: endless, count: Some(2) });
        assert_eq!(t.name(endless, true, "p[0]:i32"), None);
    }
}
