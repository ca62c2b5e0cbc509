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
/// assert_eq!(words.sentence("the load of `arg0[8]`"), "the load of `list->n`");
/// assert_eq!(words.text("2*arg0[8]@if.end + x[8]"), "2*list->n@if.end + x[8]");
/// # Ok::<(), symprof_core::ir::text::ParseError>(())
/// ```
#[derive(Clone, Debug, Default)]
#[must_use]
pub struct SourceWords {
    /// by the name of the symbol
    names: FxHashMap<String, String>,
}

impl SourceWords {
    /// A sentence about the function, an assumption or a reason, with the names of the source. One about a callee is
    /// in the callee's terms, and stays as it is.
    ///
    /// ```
    /// use symprof_core::profile::SourceWords;
    /// let words: SourceWords = [("arg0", "n")].into_iter().collect();
    /// assert_eq!(words.sentence("arg0 is not null"), "n is not null");
    /// assert_eq!(words.sentence("arg0 is not null (in g)"), "arg0 is not null (in g)");
    /// ```
    #[must_use]
    pub fn sentence(&self, text: &str) -> String {
        let of_a_callee = ["(in ", "` rests on this", "the result of `", "of the call"];
        match of_a_callee.iter().any(|words| text.contains(words)) {
            true => text.to_owned(),
            false => self.text(text),
        }
    }

    /// A formula, or any text that is in the function's terms, with the names of the source. Linear in the text.
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
    ///
    /// ```
    /// use symprof_core::profile::SourceWords;
    /// let words: SourceWords = [("arg0[4]", "shape->cols")].into_iter().collect();
    /// assert_eq!(words.name("arg0[4]"), Some("shape->cols"));
    /// assert_eq!(words.name("n"), None);
    /// ```
    #[must_use]
    pub fn name(&self, symbol: &str) -> Option<&str> {
        self.names.get(symbol).map(String::as_str)
    }
}

impl<N: Into<String>, S: Into<String>> FromIterator<(N, S)> for SourceWords {
    /// Of symbols and what the source calls them.
    fn from_iter<I: IntoIterator<Item = (N, S)>>(pairs: I) -> Self {
        SourceWords { names: pairs.into_iter().map(|(n, s)| (n.into(), s.into())).collect() }
    }
}
