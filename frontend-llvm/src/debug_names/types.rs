//! Types of debug information as core's source types.

use super::nodes::{Node, Nodes};
use rustc_hash::FxHashMap;
use symprof_core::ir::source::{Reach, SourceField, SourceType, SourceTypeId};
use symprof_core::ir::SourceTypes;

/// Names of types, `const` and the like that stand for another type are followed so far.
pub(super) const DEEPEST: u32 = 64;

/// The types met so far, by their nodes.
pub(super) struct Types<'n> {
    nodes: &'n Nodes<'n>,
    types: SourceTypes,
    known: FxHashMap<u32, SourceTypeId>,
    /// numbered, but without a meaning yet
    pending: Vec<(u32, SourceTypeId)>,
}

impl<'n> Types<'n> {
    pub(super) fn new(nodes: &'n Nodes<'n>) -> Types<'n> {
        let known = FxHashMap::default();
        Types { nodes, types: SourceTypes::default(), known, pending: Vec::new() }
    }

    pub(super) fn nodes(&self) -> &'n Nodes<'n> {
        self.nodes
    }

    pub(super) fn all(&self) -> &SourceTypes {
        &self.types
    }

    pub(super) fn finish(self) -> SourceTypes {
        self.types
    }

    /// The type of a node, with all that it leads to.
    pub(super) fn of(&mut self, number: u32) -> SourceTypeId {
        let id = self.number(number);
        while let Some((number, id)) = self.pending.pop() {
            if let Some(meaning) = self.nodes.node(number).and_then(|n| self.meaning(&n)) {
                self.types.set(id, meaning);
            }
        }
        id
    }

    fn number(&mut self, number: u32) -> SourceTypeId {
        let mut number = number;
        for _ in 0..DEEPEST {
            let Some(node) = self.nodes.node(number).filter(is_another_name) else { break };
            let Some(base) = node.reference("baseType") else { break };
            number = base;
        }
        if let Some(&id) = self.known.get(&number) {
            return id;
        }
        let id = self.types.add(SourceType::Unknown);
        self.known.insert(number, id);
        self.pending.push((number, id));
        id
    }

    fn base(&mut self, node: &Node<'_>) -> SourceTypeId {
        match node.reference("baseType") {
            Some(base) => self.number(base),
            None => self.types.add(SourceType::Unknown),
        }
    }

    fn meaning(&mut self, node: &Node<'_>) -> Option<SourceType> {
        let bits = node.number("size")?;
        let bytes = bits / 8;
        match (node.kind, node.get("tag").unwrap_or_default()) {
            ("DIBasicType", _) | (_, "DW_TAG_enumeration_type" | "DW_TAG_ptr_to_member_type") => {
                (bits > 0 && bits % 8 == 0).then_some(SourceType::Scalar(bytes))
            }
            ("DIDerivedType", tag) => {
                let reach = match tag {
                    "DW_TAG_pointer_type" if self.nodes.are_of_rust() => Reach::Dot,
                    "DW_TAG_pointer_type" => Reach::Arrow,
                    "DW_TAG_reference_type" | "DW_TAG_rvalue_reference_type" => Reach::Plain,
                    _ => return None,
                };
                Some(SourceType::Pointer { to: self.base(node), reach })
            }
            (
                "DICompositeType",
                "DW_TAG_structure_type" | "DW_TAG_class_type" | "DW_TAG_union_type",
            ) => {
                let elements = node.reference("elements")?;
                let elements = self.nodes.list(elements);
                let fields = elements.into_iter().filter_map(|e| self.field(e)).collect();
                Some(SourceType::Record { bytes, fields })
            }
            ("DICompositeType", "DW_TAG_array_type")
                if !node.has_flag("DIFlagVector") && node.get("dataLocation").is_none() =>
            {
                self.array(node)
            }
            _ => None,
        }
    }

    /// A part of a record, unless it is a bit field, not in each object, or at no fixed place.
    fn field(&mut self, number: u32) -> Option<SourceField> {
        let node = self.nodes.node(number)?;
        let name = match node.get("tag")? {
            "DW_TAG_member" => node.string("name"),
            "DW_TAG_inheritance" => None,
            _ => return None,
        };
        let flags = ["DIFlagBitField", "DIFlagStaticMember", "DIFlagVirtual"];
        let bits = node.number("offset")?;
        if bits % 8 != 0 || flags.iter().any(|f| node.has_flag(f)) {
            return None;
        }
        let name = name.map(|name| match name.strip_prefix("__") {
            // parts of tuples in Rust
            Some(k) if self.nodes.are_of_rust() && k.parse::<u32>().is_ok() => k.to_owned(),
            _ => name,
        });
        Some(SourceField { name, offset: bits / 8, ty: self.base(&node) })
    }

    /// An array of as many dimensions as it has ranges.
    fn array(&mut self, node: &Node<'_>) -> Option<SourceType> {
        let ranges = self.nodes.list(node.reference("elements")?);
        let count = |number: u32| {
            let range = self.nodes.node(number)?;
            (range.kind == "DISubrange").then(|| {
                let count = range.get("count")?.rsplit(' ').next()?;
                count.parse::<u64>().ok()
            })
        };
        let counts: Vec<Option<u64>> = ranges.into_iter().map(count).collect::<Option<_>>()?;
        let mut element = self.base(node);
        let (outer, inner) = counts.split_first()?;
        for &count in inner.iter().rev() {
            element = self.types.add(SourceType::Array { element, count });
        }
        Some(SourceType::Array { element, count: *outer })
    }
}

/// Does a type stand for another one?
fn is_another_name(node: &Node<'_>) -> bool {
    matches!(
        node.get("tag").unwrap_or_default(),
        "DW_TAG_typedef"
            | "DW_TAG_const_type"
            | "DW_TAG_volatile_type"
            | "DW_TAG_restrict_type"
            | "DW_TAG_atomic_type"
            | "DW_TAG_template_alias"
    )
}
