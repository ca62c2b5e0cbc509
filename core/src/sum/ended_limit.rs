//! Which limit ended on the way to a sum or a first index: a rule beyond a limit of its own does not
//! apply, others are tried, and where none of them answers either that limit is the reason.

use super::range_sum::NoClosedForm;
use std::cell::Cell;
use std::rc::Rc;

/// The first limit that ended in a search and in all that it asked, be it on the way to something that
/// another rule then looked at. Clones share it.
#[derive(Clone, Debug, Default)]
pub(super) struct EndedLimit(Rc<Cell<Option<&'static str>>>);

impl EndedLimit {
    /// That field of [`SumLimits`](crate::limits::SumLimits) ended; as the reason of having no answer.
    pub(super) fn note(&self, name: &'static str) -> NoClosedForm {
        self.0.set(self.0.get().or(Some(name)));
        NoClosedForm::Limit { name }
    }

    /// Why there is no answer: the limit, if one ended.
    pub(super) fn or(&self, why: NoClosedForm) -> NoClosedForm {
        self.0.get().map_or(why, |name| NoClosedForm::Limit { name })
    }
}
