//! Formulas and sentences in the names of the source, for people: those of the IR stay the names of symbols.

use crate::expr::parse::with_names;
use rustc_hash::FxHashMap;

/// What the source calls the symbols of a function that have another name.
///
/// ```
/// use symprof_core::ir::{text::parse_function, Module, SourceMember, SourceType, SourceVariable};
/// use symprof_core::profile::SymbolTable;
/// let mut module = Module::new();
/// let int = module.source.add(SourceType::Scalar { size: 4 });
/// let members = vec![SourceMember::new("n", 8, int)];
/// let record = module.source.add(SourceType::Record { size: 12, members });
/// let pointer = module.source.add(SourceType::Pointer { to: record, reference: false });
/// let mut f = parse_function("func @f(%arg0: ptr) {
/// block entry:
///   %8 = const i64 8
///   %p = ptradd %arg0, %8
///   %n = load i32 %p
///   return
/// }")?;
/// f.params[0].source = Some(SourceVariable::new("list", pointer));
/// let id = module.add(f);
/// let table = SymbolTable::new(&module, &[id]);
/// assert_eq!(table.find("list->n").map(|s| s.name.as_str()), Some("arg0[8]"));
/// let words = table.source_words();
/// assert_eq!(words.text("max(0, arg0[8])"), "max(0, list->n)");
/// assert_eq!(words.text("the load of `arg0[8]`"), "the load of `list->n`");
/// assert_eq!(words.text("2*arg0[8]@if.end + x[8]"), "2*list->n@if.end + x[8]");
/// # Ok::<(), symprof_core::ir::text::ParseError>(())
/// ```
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct SourceWords {
    /// by the name of the symbol
    pub(super) names: FxHashMap<String, String>,
}

impl SourceWords {
    /// The text, a formula or a sentence, with the names of the source. Linear in the text.
    #[must_use]
    pub fn text(&self, text: &str) -> String {
        match self.names.is_empty() {
            true => text.to_owned(),
            false => with_names(text, |name| match name.split_once('@') {
                // read at a block
                Some((place, block)) => Some(format!("{}@{block}", self.name(place)?)),
                None => self.names.get(name).cloned(),
            }),
        }
    }

    /// What the source calls that symbol, if it has another name for it.
    #[must_use]
    pub fn name(&self, symbol: &str) -> Option<&str> {
        self.names.get(symbol).map(String::as_str)
    }
}
