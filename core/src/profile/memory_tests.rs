//! What loads, addresses and assumptions do to a profile: each rule of the memory model that the
//! solver uses, at points where it decides.

use super::*;
use crate::assume::AssumptionKind;
use crate::ir::text::parse_module;

/// `then` runs where `%c` holds.
pub(super) fn branching(params: &str, lines: &str) -> Module {
    let text = format!(
        "func @f({params}) {{\nblock entry:\n{lines}\n  branch %c, then, end\nblock then:\n  \
         jump end\nblock end:\n  return\n}}"
    );
    parse_module(&text).unwrap_or_else(|e| panic!("{e}\n{text}"))
}

fn formula(module: &Module, options: Options) -> (Status, Option<String>, Vec<String>) {
    let profile = ModuleProfile::new(module, options);
    let f = profile.function(profile.by_name("f").expect("f"));
    let then = f.block("then").expect("a block `then`");
    (then.count.status(), f.formula_text(then), f.assumptions().to_vec())
}

fn then(module: &Module, point: &[(&str, i128)]) -> Result<Option<num_bigint::BigInt>, String> {
    let profile = ModuleProfile::new(module, Options::default());
    let id = profile.by_name("f").expect("f");
    let point = point.iter().map(|&(n, v)| (n, v)).collect();
    profile.evaluate(id, &point).map(|e| e.root().block("then")).map_err(|e| e.to_string())
}

fn without(kind: AssumptionKind) -> Options {
    Options { disabled: [kind].into_iter().collect(), ..Options::default() }
}

#[test]
fn a_store_through_what_is_based_on_a_pointer_is_seen() {
    for through in [
        "  %q = select ptr %s, %p, %next",
        "  %i = ptrtoint %p to i64\n  %q = inttoptr %i",
        "  %q = call ptr @id(%p)",
        "  store %p, %p, 8\n  %q = load ptr %p",
    ] {
        let m = branching(
            "%p: ptr noalias, %s: i1",
            &format!(
                "  %four = const i64 4\n  %next = ptradd nsw %p, %four\n  %nine = const i32 9\n\
                 {through}\n  store %q, %nine, 4\n  %v = load i32 %p\n  %c = icmp eq %v, %nine"
            ),
        );
        assert_eq!(formula(&m, Options::default()).0, Status::DataDependent, "{through}");
    }
}

/// Two pointers loaded from one place are one only where nothing replaces the pointer between.
#[test]
fn a_pointer_that_is_replaced_is_another() {
    for (replace, status) in
        [("", Status::ClosedForm), ("  store %s, %q, 8\n", Status::DataDependent)]
    {
        let m = branching(
            "%s: ptr noalias, %q: ptr",
            &format!(
                "  %x = load ptr %s\n{replace}  %y = load ptr %s\n  %eight = const i64 8\n\
                 \x20 %next = ptradd nsw %y, %eight\n  %five = const i32 5\n\
                 \x20 store %next, %five, 4\n  %v = load i32 %x\n  %c = icmp eq %v, %five"
            ),
        );
        assert_eq!(formula(&m, Options::default()).0, status, "{replace}");
    }
}

#[test]
fn another_parameter_is_apart_by_assumption() {
    let m = branching(
        "%p: ptr, %q: ptr",
        "  %nine = const i32 9\n  store %p, %nine, 4\n  %v = load i32 %q\n  %c = icmp eq %v, %nine",
    );
    let (status, text, assumed) = formula(&m, Options::default());
    assert_eq!((status, text.as_deref()), (Status::ClosedForm, Some("q[0] == 9")));
    assert_eq!(assumed, ["p and q do not overlap and are farther apart than any offset"]);
    assert_eq!(formula(&m, without(AssumptionKind::Disjoint)).0, Status::DataDependent);
    // equal addresses break it, and an execution answers
    assert_eq!(then(&m, &[("q[0]", 5)]), Ok(Some(0.into())));
    assert_eq!(then(&m, &[("p", 64), ("q", 64), ("q[0]", 5)]), Ok(Some(1.into())));
    let m = branching(
        "%p: ptr noalias, %q: ptr",
        "  %nine = const i32 9\n  store %p, %nine, 4\n  %v = load i32 %q\n  %c = icmp eq %v, %nine",
    );
    assert_eq!(formula(&m, Options::default()).2, Vec::<String>::new());
}

#[test]
fn loads_of_several_widths_are_bytes_of_each_other() {
    let m = branching(
        "%p: ptr",
        "  %w = load i32 %p\n  %n = load i8 %p\n  %z = const i8 0\n  %c = icmp slt %n, %z",
    );
    assert_eq!(formula(&m, Options::default()).1.as_deref(), Some("p[0]:i8 <= -1"));
    assert_eq!(then(&m, &[("p[0]", 200)]), Ok(Some(1.into())));
    assert_eq!(then(&m, &[("p[0]:i32", 100)]), Ok(Some(0.into())));
    assert!(then(&m, &[("p[0]", 200), ("p[0]:i8", 5)]).is_err());
}

#[test]
fn null_is_a_point() {
    let m = branching("%p: ptr", "  %z = const ptr 0\n  %c = icmp ne %p, %z");
    let (status, text, assumed) = formula(&m, Options::default());
    assert_eq!((status, text.as_deref()), (Status::ClosedForm, Some("1")));
    assert_eq!(assumed, ["p is not null"]);
    assert_eq!(then(&m, &[]), Ok(Some(1.into())));
    assert_eq!(then(&m, &[("p", 0)]), Ok(Some(0.into())));
    let free = formula(&m, without(AssumptionKind::NotNull));
    assert_eq!(free.2, Vec::<String>::new());
    assert_ne!(free.1.as_deref(), Some("1"));
}

#[test]
fn equality_wraps_and_order_is_assumed_not_to() {
    let m = branching(
        "%p: ptr, %n: i64",
        "  %four = const i64 4\n  %b = mul i64 %n, %four\n  %q = ptradd %p, %b\n  %c = icmp eq %p, %q",
    );
    assert_eq!(then(&m, &[("n", 1 << 62)]), Ok(Some(1.into())));
    let m = branching("%p: ptr, %n: i64", "  %q = ptradd %p, %n\n  %c = icmp ult %q, %p");
    let (_, text, assumed) = formula(&m, Options::default());
    assert_eq!(text.as_deref(), Some("n <= -1"));
    assert_eq!(assumed, ["addresses relative to p do not wrap around"]);
    // beyond every address space nothing is assumed
    assert_eq!(then(&m, &[("n", 1 << 62)]), Ok(None));
    assert_eq!(then(&m, &[("n", -8), ("p", 4)]), Ok(Some(0.into())));
    let inbounds =
        branching("%p: ptr, %n: i64", "  %q = ptradd nsw %p, %n\n  %c = icmp ult %q, %p");
    assert_eq!(formula(&inbounds, Options::default()).2, Vec::<String>::new());
}

#[test]
fn alignment_is_a_formula_in_the_address() {
    let m = branching(
        "%p: ptr",
        "  %i = ptrtoint %p to i64\n  %k = const i64 31\n  %a = and i64 %i, %k\n  %z = const i64 0\n  \
         %c = icmp eq %a, %z",
    );
    let (status, text, _) = formula(&m, Options::default());
    assert_eq!((status, text.as_deref()), (Status::DataDependent, Some("p mod 32 == 0")));
    assert_eq!(then(&m, &[]), Ok(None));
    assert_eq!(then(&m, &[("p", 64)]), Ok(Some(1.into())));
    assert_eq!(then(&m, &[("p", 72)]), Ok(Some(0.into())));
    let (status, _, assumed) = formula(&m, without(AssumptionKind::NoWrap));
    assert_eq!((status, assumed), (Status::DataDependent, Vec::new()));
}

#[test]
fn what_follows_a_call_that_returns_twice_is_data() {
    let m = branching(
        "%p: ptr, %n: i32",
        "  %r = call i32 @setjmp(%p) [reads writes returnstwice]\n  %z = const i32 0\n  \
         %c = icmp sgt %n, %z",
    );
    assert_eq!(formula(&m, Options::default()).0, Status::DataDependent);
    let m = branching("%n: i32", "  call @g()\n  %z = const i32 0\n  %c = icmp sgt %n, %z");
    let (status, _, assumed) = formula(&m, Options::default());
    assert_eq!((status, assumed), (Status::ClosedForm, vec!["calls of g return".to_owned()]));
    assert_eq!(formula(&m, without(AssumptionKind::Returns)).0, Status::DataDependent);
}

#[test]
fn names_do_not_collide() {
    let m = branching("%p: ptr, %q: i32 as \"p[0]\"", "  %v = load i32 %p\n  %c = icmp slt %v, %q");
    assert_eq!(then(&m, &[("p[0]", 5), ("p[0]'", 3)]), Ok(Some(1.into())));
    assert_eq!(then(&m, &[("p[0]", 3), ("p[0]'", 5)]), Ok(Some(0.into())));
}

#[test]
fn broken_promises_are_undefined_points() {
    let m = branching(
        "%n: i32",
        "  %k = const i32 1\n  %m = add nsw i32 %n, %k\n  %five = const i32 5\n  %c = icmp sgt %m, %five",
    );
    assert_eq!(then(&m, &[("n", i128::from(i32::MAX) - 1)]), Ok(Some(1.into())));
    let e = then(&m, &[("n", i128::from(i32::MAX))]).expect_err("it wraps around");
    assert!(e.starts_with("undefined at this point"), "{e}");
}

/// `then` runs in the iterations `i` of `0 .. n` with `i*i > m`, a product that promises not to wrap.
const SQUARES: &str = "func @f(%n: i32, %m: i32) {
block entry:
  %0 = const i32 0
  %1 = const i32 1
  jump head(%0)
block head(%i: i32):
  %more = icmp slt %i, %n
  branch %more, body, end
block body:
  %square = mul nsw i32 %i, %i
  %c = icmp sgt %square, %m
  branch %c, then, next
block then:
  jump next
block next:
  %next = add nsw i32 %i, %1
  jump head(%next)
block end:
  return
}";

/// A square rises with the iteration: the last one decides.
#[test]
fn promises_of_what_rises_are_decided_at_points() {
    let module = parse_module(SQUARES).expect("it parses");
    let profile = ModuleProfile::new(&module, Options::default());
    let id = profile.by_name("f").expect("f");
    let at = |n| profile.evaluate(id, &[("n", n), ("m", 24)].into_iter().collect());
    let answer = at(46_340).expect("an answer");
    assert_eq!(answer.root().block("then"), Some((46_340 - 5).into()));
    assert!(answer.root().assumptions.is_empty(), "{:?}", answer.root().assumptions);
    // 46341^2 is no i32
    let beyond = at(46_342);
    assert!(beyond.is_err() || !beyond.unwrap().root().assumptions.is_empty());
}

#[test]
fn promises_that_no_point_decides_are_assumed() {
    let factor = "  %square = mul nsw i32 %i, %i";
    let module =
        SQUARES.replace(factor, "  %less = sub nsw i32 %i, %m\n  %square = mul nsw i32 %i, %less");
    let module = parse_module(&module).expect("it parses");
    let promise = "%square never wraps around against its promise (nsw)";
    let (status, _, assumptions) = formula(&module, Options::default());
    assert_eq!((status, assumptions), (Status::Summation, vec![promise.to_owned()]));
    let (status, _, assumptions) = formula(&module, without(AssumptionKind::Defined));
    assert_eq!((status, assumptions), (Status::Simulation, vec![]));
    let profile = ModuleProfile::new(&module, Options::default());
    let id = profile.by_name("f").expect("f");
    let answer = profile.evaluate(id, &[("n", 10), ("m", 3)].into_iter().collect());
    let answer = answer.expect("an answer");
    // 4*1 is the first that is greater than 3
    assert_eq!(answer.root().block("then"), Some(6.into()));
    assert_eq!(answer.root().assumptions, [promise]);
}

#[test]
fn callees_do_not_take_equal_or_null_pointers_for_others() {
    let callee = "func @g(%a: ptr, %b: ptr) -> i1 {\nblock entry:\n  %e = icmp eq %a, %b\n  \
                  return %e\n}\n";
    for (args, count) in [("%p, %p", Some(1)), ("%p, %q", Some(0))] {
        let lines = format!("  %c = call i1 @g({args})");
        let text = format!("{callee}{}", branching("%p: ptr, %q: ptr", &lines));
        let m = parse_module(&text).expect("a module");
        assert_eq!(then(&m, &[]), Ok(count.map(Into::into)), "{args}");
    }
}

/// Types of accesses: an `int` beside another in a structure, a number, a byte.
const TYPES: &str = "type 0 \"C\" []
type 1 \"omnipotent char\" [0 0]
type 2 \"int\" [0 1]
type 3 \"float\" [0 1]
type 4 \"sizes\" [0 2, 4 2]
access 0 = 4 2 0
access 1 = 4 2 4
access 2 = 3 3 0
access 3 = 1 1 0
access 4 = 2 2 0
";

#[test]
fn types_tell_accesses_apart_by_assumption() {
    for (written, apart) in [
        (" access 2", true),
        (" access 1", true),
        (" access 0", false),
        (" access 3", false),
        (" access 4", false),
        (" access 77", false),
        ("", false),
    ] {
        let lines = format!(
            "  %q = load ptr %o access 2\n  %nine = const i32 9\n  store %q, %nine, 4{written}\n  \
             %v = load i32 %p access 0\n  %c = icmp eq %v, %nine"
        );
        let body = branching("%o: ptr, %p: ptr", &lines).to_string();
        let m = parse_module(&format!("{TYPES}{body}")).expect("it parses");
        let (status, text, assumed) = formula(&m, Options::default());
        let found = (status, text.as_deref() == Some("p[0] == 9"));
        let typed = "memory is read as the type that it was written as".to_owned();
        match apart {
            true => assert_eq!((found, assumed), ((Status::ClosedForm, true), vec![typed])),
            false => assert_eq!(found.0, Status::DataDependent, "{written}"),
        }
        let strict = formula(&m, without(AssumptionKind::StrictAliasing));
        assert_eq!(strict.0, Status::DataDependent);
    }
    // what certainly is the same place is not apart, and holds what was stored
    let lines =
        "  %nine = const i32 9\n  store %p, %nine, 4 access 2\n  %v = load i32 %p access 0\n  \
                 %c = icmp eq %v, %nine";
    let body = branching("%p: ptr", lines).to_string();
    let m = parse_module(&format!("{TYPES}{body}")).expect("it parses");
    assert_eq!(formula(&m, Options::default()).1.as_deref(), Some("1"));
}

/// A callee may write at an address that is a number, but not through null.
#[test]
fn callees_write_at_addresses_that_are_numbers() {
    let data = |number: i64| {
        let lines = format!(
            "  %nine = const i32 9\n  %a = const i64 {number}\n  %q = inttoptr %a\n  \
             call @first(%q, %nine)\n  %v = load i32 %p\n  %c = icmp eq %v, %nine"
        );
        let first =
            "func @first(%a: ptr, %x: i32) {\nblock entry:\n  store %a, %x, 4\n  return\n}\n";
        let body = branching("%p: ptr", &lines).to_string();
        let m = parse_module(&format!("{first}{body}")).expect("it parses");
        formula(&m, Options::default()).0 == Status::DataDependent
    };
    assert!(data(4096) && !data(0));
}

/// What a callee writes, through which parameter and as which type, is what its call does.
#[test]
fn callees_write_what_their_bodies_do() {
    let callees = "func @first(%a: ptr, %b: ptr, %x: i32) {
block entry:
  store %a, %x, 4
  return
}
func @deep(%a: ptr, %b: ptr, %x: i32) {
block entry:
  call @first(%b, %a, %x)
  return
}
func @behind(%a: ptr, %b: ptr, %x: i32) {
block entry:
  %q = load ptr %b
  store %q, %x, 4 access 2
  return
}
func @again(%a: ptr, %b: ptr, %x: i32) {
block entry:
  %zero = const i32 0
  %c = icmp eq %x, %zero
  branch %c, done, more
block more:
  call @again(%b, %a, %zero)
  store %a, %x, 4
  jump done
block done:
  return
}
func @own(%a: ptr, %b: ptr, %x: i32) {
block entry:
  %four = const i64 4
  %s = alloca %four
  store %s, %x, 4
  return
}
";
    let told = |callee: &str, arguments: &str| {
        let lines = format!(
            "  %nine = const i32 9\n  call @{callee}({arguments}, %nine)\n  %v = load i32 %p access 0\n  \
             %c = icmp eq %v, %nine"
        );
        let body = branching("%p: ptr, %q: ptr", &lines).to_string();
        let m = parse_module(&format!("{TYPES}{callees}{body}")).expect("it parses");
        formula(&m, Options::default()).1
    };
    let left = |callee: &str, arguments: &str| told(callee, arguments).expect("a formula");
    let (nine, as_before) = ("1", "p[0] == 9");
    assert_eq!([left("first", "%p, %q"), left("first", "%q, %p")], [nine, as_before]);
    assert_eq!([left("deep", "%p, %q"), left("deep", "%q, %p")], [as_before, nine]);
    // of another type, whatever it points to
    assert_eq!([left("behind", "%p, %q"), left("behind", "%q, %p")], [as_before; 2]);
    // both, by recursion, which is not followed: but what is stored behind it is known
    assert_eq!([left("again", "%p, %q"), left("again", "%q, %p")], [nine, "p[0]@entry == 9"]);
    assert_eq!(left("own", "%p, %q"), as_before);
}

/// Fields are constant where the user says so, but for those that the function stores itself.
#[test]
fn fields_are_constant_on_request() {
    let stored = |place: &str| {
        let lines = format!(
            "  %nine = const i32 9\n  %eight = const i64 8\n  %sizes = load ptr %p\n  \
             %at = ptradd nsw %sizes, %eight\n  %q = load ptr %o\n  %n64 = sext %n to i64\n  \
             %vary = ptradd nsw %sizes, %n64\n  store {place}, %nine, 4\n  call @ext(%p)\n  \
             %again = load ptr %p\n  %v = load i32 %again\n  %c = icmp eq %v, %nine"
        );
        branching("%o: ptr, %p: ptr, %n: i32", &lines)
    };
    let granted = || Options::default().granting([AssumptionKind::FieldsConstant]);
    for (place, constant) in
        [("%q", true), ("%o", true), ("%at", true), ("%vary", false), ("%p", false)]
    {
        let m = stored(place);
        assert_eq!(formula(&m, Options::default()).0, Status::DataDependent, "{place}");
        let (status, text, assumed) = formula(&m, granted());
        let words = "fields reached from parameters change by no store but through the same path"
            .to_owned();
        match constant {
            true => {
                assert_eq!((status, text.as_deref()), (Status::ClosedForm, Some("p[0][0] == 9")));
                assert!(assumed.contains(&words), "{assumed:?}");
            }
            false => assert_eq!(status, Status::DataDependent, "{place}"),
        }
        let last = granted().without([AssumptionKind::FieldsConstant]);
        assert_eq!(formula(&m, last).0, Status::DataDependent);
    }
    // a callee of the module stores it, itself or one that it calls, through the same path
    let called = |body: &str, argument: &str| {
        let lines = format!(
            "  %sizes = load ptr %p\n  %q = load ptr %o\n  call @outer({argument})\n  \
             %again = load ptr %p\n  %v = load i32 %again\n  %nine = const i32 9\n  %c = icmp eq %v, %nine"
        );
        let callees = format!(
            "func @outer(%a: ptr) {{\nblock entry:\n  call @inner(%a)\n  return\n}}\n\
             func @inner(%a: ptr) {{\nblock entry:\n  %five = const i32 5\n  %four = const i64 4\n{body}\n  return\n}}\n"
        );
        let text = branching("%o: ptr, %p: ptr", &lines).to_string() + &callees;
        formula(&parse_module(&text).expect("it parses"), granted()).1
    };
    let at = "  store %a, %five, 4";
    let behind = "  %b = load ptr %a\n  store %b, %five, 4";
    let beside = "  %b = ptradd nsw %a, %four\n  store %b, %five, 4";
    let constant = Some("p[0][0] == 9");
    for (body, argument, changes) in [
        (at, "%sizes", true),
        (at, "%q", false),
        (behind, "%p", true),
        (behind, "%o", false),
        (beside, "%sizes", false),
    ] {
        let found = called(body, argument);
        match changes {
            true => assert_ne!(found.as_deref(), constant, "{body} {argument}"),
            false => assert_eq!(found.as_deref(), constant, "{body} {argument}"),
        }
    }
    // the function stores that field itself: it holds what was stored
    let m = stored("%sizes");
    assert_eq!(formula(&m, Options::default()).0, Status::DataDependent);
    assert_eq!(formula(&m, granted()).1.as_deref(), Some("1"));
}

/// A program may bring an `operator new` of its own, or an allocator of Rust's: what these write is assumed not to be
/// read, where what a call may have written decides.
#[test]
fn what_reads_behind_an_allocator_assumes_what_it_writes() {
    let assumed = |before: &str, call: &str, behind: &str| {
        let text = format!(
            "func @f(%p: ptr, %n: i64) {{\nblock entry:\n  %k = const i32 3\n  %g = globaladdr @g\n  {before}\n  \
             %q = call ptr {call}\n  {behind}\n  %c = icmp eq %v, %k\n  \
             branch %c, then, end\nblock then:\n  jump end\nblock end:\n  return\n}}"
        );
        let module = parse_module(&text).unwrap();
        let profile = ModuleProfile::new(&module, Options::default());
        let f = profile.function(profile.by_name("f").unwrap());
        let strict = Options::default().without([AssumptionKind::Allocation]);
        let strict = ModuleProfile::new(&module, strict);
        let strict = strict.function(strict.by_name("f").unwrap());
        let open = strict.block("then").unwrap().count.formula().is_none();
        let said = f.assumptions().iter().any(|a| a == crate::assume::QUIET_ALLOCATORS);
        assert_eq!(said, open, "{text}");
        let point = [("n", 1), ("p[0]:i32", 3)].into_iter().collect();
        let run = profile.evaluate_by(Engine::Simulation, f.id(), &point).unwrap();
        let executed = run.root().assumptions.iter().any(|a| a == crate::assume::QUIET_ALLOCATORS);
        assert!(executed || !said, "{:?}", run.root().assumptions);
        said
    };
    let load = "%v = load i32 %p";
    for allocator in ["@_Znwm(%n)", "@__rust_alloc(%n, %n)"] {
        assert!(assumed("", allocator, load));
        // before the call, of the new object, and of what decides nothing
        assert!(!assumed(load, allocator, ""));
        assert!(!assumed("", allocator, "store %q, %k, 4\n  %v = load i32 %q"));
        assert!(!assumed("%v = trunc %n to i32", allocator, "%w = load i32 %p"));
    }
    // nobody brings this
    assert!(!assumed("", "@malloc(%n)", load));
}

/// `log` may set `errno`, which a pointer from elsewhere may lead to: where such a read decides, that is said.
#[test]
fn what_reads_behind_the_math_library_assumes_of_errno() {
    let assumed = |head: &str, before: &str, behind: &str| {
        let text = format!(
            "func @f({head}) {{\nblock entry:\n  %k = const i32 3\n  {before}\n  \
             call @log() [argmem errno]\n  {behind}\n  %c = icmp eq %v, %k\n  \
             branch %c, then, end\nblock then:\n  jump end\nblock end:\n  return\n}}"
        );
        let module = parse_module(&text).unwrap();
        let profile = ModuleProfile::new(&module, Options::default());
        let f = profile.function(profile.by_name("f").unwrap());
        let strict = Options::default().without([AssumptionKind::Disjoint]);
        let strict = ModuleProfile::new(&module, strict);
        let strict = strict.function(strict.by_name("f").unwrap());
        let open = strict.block("then").unwrap().count.formula().is_none();
        let said = f.assumptions().iter().any(|a| a == crate::assume::NO_ERRNO);
        assert_eq!(said, open, "{text}");
        said
    };
    assert!(assumed("%p: ptr", "", "%v = load i32 %p"));
    assert!(assumed("%p: ptr", "%q = load ptr %p\n  store %q, %k, 4", "%v = load i32 %q"));
    // before the call, of the module's own memory, and of what decides nothing
    assert!(!assumed("%p: ptr", "%v = load i32 %p", ""));
    assert!(!assumed("%p: ptr", "%g = globaladdr @g", "%v = load i32 %g"));
    assert!(!assumed("%p: ptr, %v: i32", "", "%w = load i32 %p"));
}

/// A loop from `p + 4*b` to `p + 4*b + 4*n`, where memory holds b: for large n the end wraps around, whatever b is. No
/// formula answers then, of the function, of a callee, or of a compiled profile.
#[test]
fn an_assumption_is_refuted_whatever_data_is() {
    let walk = |name: &str| {
        format!(
            "func @{name}(%p: ptr, %n: i64) {{
block entry:
  %byte = load i8 %p
  %b = sext %byte to i64
  %four = const i64 4
  %start = mul i64 %b, %four
  %from = ptradd %p, %start
  %bytes = mul i64 %n, %four
  %to = ptradd %from, %bytes
  jump head(%from)
block head(%q: ptr):
  %more = icmp ult %q, %to
  branch %more, body, exit
block body:
  %next = ptradd %q, %four
  jump head(%next)
block exit:
  return
}}
"
        )
    };
    let caller = "func @f(%p: ptr, %n: i64) {\nblock entry:\n  call @walk(%p, %n)\n  return\n}\n";
    let large = (1i128 << 62) + 6;
    let inside = format!("{caller}{}", walk("walk"));
    // a callee's count is left to executions, which would have to know b
    for (text, function, small) in [(walk("f"), "f", Some(6.into())), (inside, "walk", None)] {
        let module = parse_module(&text).unwrap();
        let profile = ModuleProfile::new(&module, Options::default());
        let f = profile.by_name("f").unwrap();
        let at = |n: i128| {
            let point = [("n", n)].into_iter().collect();
            let answer = profile.evaluate(f, &point).ok()?;
            let of = answer.functions.iter().find(|f| f.name == function);
            of.and_then(|f| f.block("body"))
        };
        assert_eq!((at(6), at(large)), (small.clone(), None), "{text}");
        let compiled = profile.compile(f, &["n"]).unwrap();
        let column = compiled.column(function, "body").unwrap();
        let mut counts = crate::compile::Counts::default();
        let mut by_column = |n: i128| {
            compiled.evaluate(&[n], &mut counts).ok()?;
            counts.row(0).ok().and_then(|row| Some(row.get(column)?.to_big_int()))
        };
        assert_eq!((by_column(6), by_column(large)), (small, None), "{text}");
    }
}

/// What is loaded from a variable without a name is told by the function that it is passed to first.
#[test]
fn a_local_variable_is_told_by_what_sets_it() {
    for (calls, reason) in [
        (
            "  call @measure(%x)\n  call @print(%x)\n",
            "a load from a local variable passed to `measure`",
        ),
        ("  store %p, %x, 8\n  call @print(%p)\n", "a load from a local variable"),
    ] {
        let mut m = branching(
            "%p: ptr",
            &format!(
                "  %four = const i64 4\n  %x = alloca %four\n{calls}  %v = load i32 %x\n  %zero = const i32 0\n  \
                 %c = icmp sgt %v, %zero"
            ),
        );
        let id = m.functions.keys().next().expect("a function");
        m.functions[id].values.values_mut().for_each(|v| v.name = None);
        let profile = ModuleProfile::new(&m, Options::default());
        let f = profile.function(id);
        let then = f.block("then").expect("a block");
        assert_eq!(then.count.reason(), Some(reason));
    }
}
