//! One error for whoever uses the library: all that loading, profiling and evaluating may say.

use symprof_core::expr::EvalError;
use symprof_core::frontend::{InputError, Unreadable};
use symprof_core::interp::InterpError;
use symprof_core::paper::grammar::GraphError;
use symprof_core::paper::range::RangeError;
use symprof_core::paper::raw::{CountMismatch, UnboundFunction};
use symprof_core::profile::{ConditionError, ProfileError};
use symprof_core::{assume, expr, ir, memory, rules, solve, verify};

/// A result whose error is [`enum@Error`], unless it says otherwise.
pub type Result<T, E = Error> = std::result::Result<T, E>;

/// Why there is no answer: any error of this library, so that `?` takes them all. Its message is one
/// line that names what it is about and what to do; the error it was made from is inside.
///
/// ```
/// use symprof::profile::{ModuleProfile, Options};
///
/// /// How often a block executes where `n` is this.
/// fn count(ir: &str, block: &str, n: i64) -> symprof::Result<Option<u64>> {
///     let loaded = symprof::input::load_bytes(ir.as_bytes(), "kernel.ll")?;
///     let profile = ModuleProfile::new(&loaded.module, Options::default().assuming("n >= 0")?);
///     let id = profile.by_name("halves")?;
///     let counts = profile.evaluate(id, &[("n", n)].into_iter().collect())?;
///     Ok(counts.root().block(block).and_then(|count| count.try_into().ok()))
/// }
///
/// # #[cfg(feature = "llvm")] {
/// let ir = "
/// define void @halves(i32 %n) {
/// entry:
///   br label %head
/// head:
///   %i = phi i32 [ %n, %entry ], [ %half, %body ]
///   %more = icmp sgt i32 %i, 0
///   br i1 %more, label %body, label %exit
/// body:
///   %half = lshr i32 %i, 1
///   br label %head
/// exit:
///   ret void
/// }";
/// assert_eq!(count(ir, "body", 1000)?, Some(10));
///
/// let message = |e: symprof::Error| e.to_string();
/// assert_eq!(
///     count("", "body", 3).map_err(message),
///     Err("kernel.ll is empty; give a file with LLVM IR (.ll or .bc)".into())
/// );
/// assert_eq!(
///     count(ir, "body", -3).map_err(message),
///     Err("the point violates the assumption `n >= 0`; change the point or drop the assumption".into())
/// );
/// # }
/// # Ok::<(), symprof::Error>(())
/// ```
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Error {
    /// A source cannot be read or lowered. A frontend's own error is in
    /// [`InputError::Refused`]; so is that of a frontend of one's own, put there by
    /// `map_err(|e| InputError::Refused(e.into()))`.
    #[error(transparent)]
    Input(#[from] InputError),
    /// No such function or symbol, a point outside of what is assumed, an undefined execution.
    #[error(transparent)]
    Profile(#[from] ProfileError),
    /// There is no kind of assumption of that name.
    #[error(transparent)]
    AssumptionName(#[from] assume::UnknownAssumption),
    /// The solver has no rule of that name.
    #[error(transparent)]
    Rule(#[from] rules::UnknownRule),
    /// A function has no loops that could be asked for one by one.
    #[error(transparent)]
    Irreducible(#[from] solve::Irreducible),
    /// A text is no expression.
    #[error("the expression cannot be read: {0}")]
    Expression(expr::ParseError),
    /// An expression has no value.
    #[error("the expression has no value: {}{}", .0, remedy(.0))]
    Value(EvalError),
    /// A text is not the neutral control flow.
    #[error("the text of the neutral control flow cannot be read, {0}")]
    Text(ir::text::ParseError),
    /// A function breaks what the solver relies on.
    #[error(transparent)]
    Verify(#[from] verify::VerifyError),
    /// The structured builder is misused.
    #[error(transparent)]
    Structured(#[from] ir::structured::StructuredError),
    /// A function has no view in the paper's graph language.
    #[error(transparent)]
    Graph(#[from] GraphError),
    /// The paper's range analysis does not apply.
    #[error(transparent)]
    Range(#[from] RangeError),
    /// A raw formula applies a counting function without a value.
    #[error(transparent)]
    Unbound(#[from] UnboundFunction),
    /// A raw formula differs from an execution.
    #[error(transparent)]
    Mismatch(#[from] CountMismatch),
    /// Two places in memory overlap and have different bytes.
    #[error(transparent)]
    Memory(#[from] memory::Conflict),
    /// The reference interpreter has no answer.
    #[error(transparent)]
    Interpreter(#[from] InterpError),
}

/// What to do about an expression without a value, where its error does not say so itself.
fn remedy(e: &EvalError) -> &'static str {
    match e {
        EvalError::Unbound(_) => "; bind it (`Evaluator::bind_name`)",
        EvalError::DivisionByZero | EvalError::Domain(_) => {
            "; evaluate it where it is defined, or assume that it is"
        }
        EvalError::Budget(_) => "; allow more (`Evaluator::with_budget`)",
        EvalError::Depth(_) | EvalError::TooLong(_) => "; evaluate it at a smaller point",
        _ => "",
    }
}

impl From<expr::ParseError> for Error {
    fn from(e: expr::ParseError) -> Self {
        Error::Expression(e)
    }
}

impl From<EvalError> for Error {
    fn from(e: EvalError) -> Self {
        Error::Value(e)
    }
}

impl From<ir::text::ParseError> for Error {
    fn from(e: ir::text::ParseError) -> Self {
        Error::Text(e)
    }
}

impl From<ConditionError> for Error {
    fn from(e: ConditionError) -> Self {
        ProfileError::from(e).into()
    }
}

impl From<Unreadable> for Error {
    fn from(e: Unreadable) -> Self {
        InputError::from(e).into()
    }
}

#[cfg(feature = "llvm")]
impl From<symprof_llvm::Error> for Error {
    fn from(e: symprof_llvm::Error) -> Self {
        InputError::Refused(e.into()).into()
    }
}

/// What a profile of LLVM's cannot hold is refused as an input is.
#[cfg(feature = "llvm")]
impl From<symprof_llvm::pgo::PgoError> for Error {
    fn from(e: symprof_llvm::pgo::PgoError) -> Self {
        use symprof_llvm::pgo::PgoError;
        match e {
            PgoError::Read(e) => e.into(),
            PgoError::Profile(e) => e.into(),
            e => InputError::Refused(e.into()).into(),
        }
    }
}

#[cfg(feature = "mlir")]
impl From<symprof_mlir::Error> for Error {
    fn from(e: symprof_mlir::Error) -> Self {
        InputError::Refused(e.into()).into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use symprof_core::expr::{Evaluator, Num, Store};
    use symprof_core::frontend::File;
    use symprof_core::profile::{ModuleProfile, Options};

    #[test]
    fn it_goes_between_threads() {
        fn check<T: std::error::Error + Send + Sync + 'static>() {}
        check::<Error>();
    }

    /// What an error was made from is in its message once: it is no source beside it.
    #[test]
    fn chains_say_nothing_twice() {
        let parse = Store::new().parse("1 +").unwrap_err();
        let text = ir::text::parse_module("func f").unwrap_err();
        let condition = Options::default().assuming("n >").unwrap_err();
        let unreadable = File::read("no/such/file".as_ref()).unwrap_err();
        let mut module = ir::Module::new();
        let function = ir::text::parse_function("func @f() {\nblock entry:\n  return\n}");
        let f = module.add(function.expect("it parses"));
        let options = Options::default().assuming("n > 0").expect("a condition");
        let profile = ModuleProfile::new(&module, options);
        let assumption = profile.check_assumptions(&[f]).unwrap_err();
        assert!(matches!(assumption, ProfileError::Assumption { .. }), "{assumption}");
        let all: [Error; 6] = [
            parse.into(),
            text.into(),
            condition.into(),
            unreadable.into(),
            assumption.into(),
            EvalError::DivisionByZero.into(),
        ];
        for e in all {
            let source = std::error::Error::source(&e).map(ToString::to_string);
            assert_eq!(source, None, "{e}");
        }
    }

    #[test]
    fn values_say_what_to_do() {
        let mut s = Store::new();
        let (n, m) = (s.parameter("n", 32), s.parameter("m", 32));
        let quotient = s.quotient(n, m);
        let message =
            |ev: &mut Evaluator<'_>| Error::from(ev.eval(quotient).unwrap_err()).to_string();
        let mut ev = Evaluator::new(&s);
        let want = "the expression has no value: no value given for `n`; bind it \
                    (`Evaluator::bind_name`)";
        assert_eq!(message(&mut ev), want);
        ev.bind_name("n", Num::int(1));
        ev.bind_name("m", Num::int(0));
        let want =
            "the expression has no value: division by zero; evaluate it where it is defined, \
                    or assume that it is";
        assert_eq!(message(&mut ev), want);
    }
}
