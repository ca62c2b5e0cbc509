//! What a user assumes is checked at each point, whether or not the analysis has a use for it.

use super::{Assumption, Engine, ModuleProfile, Options, Point, ProfileError};
use crate::expr::Num;
use crate::interp;
use crate::ir::text::parse_module;
use crate::ir::Module;
use num_bigint::BigInt;

/// The body runs `n` times where `n` is positive; `m` and `i` decide nothing.
const LOOP: &str = "func @f(%n: i32, %m: i32, %i: i32) {
block entry:
  %0 = const i32 0
  %1 = const i32 1
  jump head(%0)
block head(%k: i32):
  %more = icmp slt %k, %n
  branch %more, body, exit
block body:
  %next = add nsw i32 %k, %1
  jump head(%next)
block exit:
  return
}";

fn module() -> Module {
    parse_module(LOOP).expect("it parses")
}

fn options(text: &str) -> Options {
    let assume = vec![Assumption::parse(text).expect("an assumption")];
    let simulation = interp::Options { steps: 100_000, ..interp::Options::default() };
    Options { assume, simulation, formula_steps: 100_000, ..Options::default() }
}

/// How often the body runs at `n`, `m`, with the text assumed; the message where that is an error.
fn body(text: &str, engine: Engine, n: i128, m: i128) -> Result<BigInt, ProfileError> {
    let module = module();
    let profile = ModuleProfile::new(&module, options(text));
    let id = profile.by_name("f").expect("f");
    profile.check_assumptions(&[id])?;
    let point: Point = [("n", n), ("m", m), ("i", 3)].into_iter().collect();
    let found = profile.evaluate_by(engine, id, &point)?;
    Ok(found.root().block("body").expect("it has a count"))
}

#[test]
fn what_no_analysis_uses_is_checked() {
    for text in [
        "n >= 1 && n <= 4096",
        "1 <= n <= 4096",
        "sum(k = 0 .. n, k) >= 1 && n < 2^12",
        "sum(i = 0 .. n, i) >= 1 && i == 3",
        "first(k = 0 .. 99, k*k >= n) > 0 && n > 0",
        "simulate(f, body, n, 0, 0) > 0",
        "popcount(unsigned32(n)) >= 1 && n > 0",
        "bitxor(n, m) != m && n > 0",
        "2^max(n, 0) > 1",
        "t1 > 0 where t1 = min(n, 4096)",
        "m*floor(n/m) > 0",
        "n",
        "not n <= 0",
        "n/4 > 0",
    ] {
        for engine in [Engine::Auto, Engine::Both, Engine::Simulation] {
            assert_eq!(body(text, engine, 7, 7), Ok(7.into()), "{text}");
            let found = body(text, engine, 0, 7);
            let message = format!("the point violates the assumption `{text}`");
            let refused = matches!(&found, Err(e) if e.to_string().starts_with(&message));
            assert!(refused, "{text}: {found:?}");
        }
    }
}

#[test]
fn what_cannot_be_checked_is_no_answer() {
    for (text, m, why) in [
        ("floor(n/m) > 0 || n == 9", 0, "division by zero"),
        ("sum(k = 0 .. 10^9*m, k*[k mod 7 > n]) > 0", 1, "evaluation needs more than 100000 steps"),
        ("simulate(f, nowhere, n, 0, 0) > 0", 1, "the simulation of `f` gives no count"),
        ("2^(2^(2^n)) mod 7 > 0 || m == 3", 1, "`340282366920938463463374607431768211456` is"),
    ] {
        let found = body(text, Engine::Auto, 7, m);
        let message = found.as_ref().map_err(ToString::to_string);
        assert!(matches!(found, Err(ProfileError::Undecided { .. })), "{text}: {message:?}");
        let message = message.expect_err("it cannot be checked");
        let start = format!("the assumption `{text}` cannot be checked at this point: {why}");
        assert!(message.starts_with(&start), "{message}");
        assert!(message.ends_with("change the point or the assumption"), "{message}");
    }
    // an operand that decides nothing is not needed
    assert_eq!(body("floor(n/m) > 0 || n == 9", Engine::Auto, 9, 0), Ok(9.into()));
}

/// An index of the text is no parameter of the function, though it has its name.
#[test]
fn indices_do_not_take_the_place_of_parameters() {
    let module = module();
    for text in ["sum(n = 0 .. m, n) >= 0", "first(n = 0 .. m, n >= 2) >= 0"] {
        let profile = ModuleProfile::new(&module, options(text));
        let id = profile.by_name("f").expect("f");
        assert_eq!(profile.check_assumptions(&[id]), Ok(()));
        let f = profile.function(id);
        let body = f.block("body").expect("a body");
        assert_eq!(f.formula_text(body).as_deref(), Some("max(0, n)"));
        let point: Point = [("n", 4), ("m", 2)].into_iter().collect();
        let found = profile.evaluate(id, &point).map(|e| e.root().block("body"));
        assert_eq!(found, Ok(Some(4.into())), "{text}");
    }
}

#[test]
fn texts_that_no_types_make_a_condition_of() {
    let module = module();
    let check = |text: &str| {
        let profile = ModuleProfile::new(&module, options(text));
        let id = profile.by_name("f").expect("f");
        profile.check_assumptions(&[id]).map_err(|e| e.to_string())
    };
    // a truth value, were `n` one
    let e = check("ite(n > 0, n, [m > 0])").expect_err("a number");
    let start =
        "cannot read the assumption `ite(n > 0, n, [m > 0])`: column 1: expected a condition";
    assert!(e.starts_with(start), "{e}");
    let e = check("n > 0 && q > 0").expect_err("no symbol");
    assert!(
        e.starts_with("the assumption `n > 0 && q > 0`, column 10: function `f` has no"),
        "{e}"
    );
}

/// What the point says of data is told to be wrong where an execution knows the data: the second loop reads what
/// the first has written, half of it odd.
#[test]
fn data_that_the_code_itself_writes() {
    let text = "func @f(%p: ptr, %n: i32) {
block entry:
  %0 = const i32 0
  %1 = const i32 1
  %4 = const i32 4
  jump fill(%0)
block fill(%i: i32):
  %at = mul nsw i32 %i, %4
  %far = sext %at to i64
  %a = ptradd %p, %far
  store %a, %i, 4
  %i2 = add nsw i32 %i, %1
  %more = icmp slt %i2, %n
  branch %more, fill(%i2), reads
block reads:
  jump read(%0)
block read(%j: i32):
  %from = mul nsw i32 %j, %4
  %far2 = sext %from to i64
  %b = ptradd %p, %far2
  %v = load i32 %b
  %w = and i32 %v, %1
  %odd = icmp eq %w, %1
  branch %odd, then, latch
block then:
  jump latch
block latch:
  %j2 = add nsw i32 %j, %1
  %again = icmp slt %j2, %n
  branch %again, read(%j2), exit
block exit:
  return
}";
    let module = parse_module(text).expect("it parses");
    let profile = ModuleProfile::new(&module, Options::default());
    let id = profile.by_name("f").expect("f");
    assert_eq!(profile.function(id).free_symbols().len(), 1);
    let odd = |share: Option<Num>, engine| {
        let mut point: Point = [("n", 6)].into_iter().collect();
        if let Some(share) = share {
            point.bind("trueRatio(read)", share);
        }
        let found = profile.evaluate_by(engine, id, &point)?;
        Ok(found.root().block("then").expect("it has a count"))
    };
    for engine in [Engine::Auto, Engine::Both] {
        assert_eq!(odd(None, engine), Ok(BigInt::from(3)));
        assert_eq!(odd(Some(Num::ratio(1, 2)), engine), Ok(BigInt::from(3)));
    }
    let e = odd(Some(Num::ratio(1, 3)), Engine::Both).expect_err("another share");
    let ProfileError::OtherData { given, formula, simulated, .. } = &e else { panic!("{e}") };
    assert_eq!((&**given, &**formula, &**simulated), ("trueRatio(read)=1/3", "2", "3"));
    // by formula alone it is taken as it is said
    assert_eq!(odd(Some(Num::ratio(1, 3)), Engine::Formula), Ok(BigInt::from(2)));
}
