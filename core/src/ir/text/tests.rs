//! Round trips and rejections of the text form.

use super::*;

/// Every operation, terminator, flag, attribute and annotation.
const EVERYTHING: &str = r#"constant @"odd name\"" = ""
constant @rows = "????????????????00????????????????" addresses [0 @callee 0, 9 @"odd name\"" -8]
constant @table = "00ff??7f"
variable @empty holds []
variable @start holds [@callee, @"main-1"]
noreturn @die
noreturn @"give up"

func @callee(%p: ptr noalias type "memref<?x8xf32>" as "arg0") -> i32 escapes unsupported "no reason" {
block "an \"entry\"\u{7}":
  unreachable
}

func @"main-1"(%n: i32, %A: ptr noalias, %0: i64 as "arg2", %"7": i8, %f: opaque type "float") -> i32 {
block entry:
  %1 = const i32 -1
  %2 = const i1 1
  %3 = const i64 -9223372036854775808
  %4 = const ptr 0
  %abs = abs i32 %n
  %5 = ctlz i32 %n
  %6 = cttz i32 %n
  %7 = ctpop i32 %n
  %8 = bswap i32 %n
  %9 = bitreverse i32 %n
  %atom = atom i32 %n
  %x = add nsw nuw i32 %n, %1
  %x~1 = sub i32 %x, %n
  %10 = lshr exact i32 %x~1, %x
  %11 = sadd_overflow %n, %x
  %12 = icmp ule %A, %4
  %13 = select i32 %12, %n, %x
  %14 = zext exact %n to i64
  %15 = trunc nsw nuw %14 to i8
  %16 = sext %15 to i17
  %17 = freeze i32 %x
  %18 = ptradd nsw %A, %0
  %19 = ptrtoint %18 to i64
  %20 = inttoptr %19
  %21 = opaque i32 "a\\b\n\t\r\"ü"
  %22 = globaladdr @table
  %23 = alloca %0
  %24 = alloca unknown
  %25 = load i32 %A
  store %23, %25, 4
  clobber %24
  clobber %24, %0
  fill %24, %"7", %0
  copy %24, %A, %0
  %r = call i32 @callee(%18)
  call global @hook(%n, %A) pure
  call @abort() [reads notlibrary]
  call @log() [argmem errno]
  call %18() [reads argmem noreturn] ghost
  call @callee(%A) []
  assume %12
  switch i8 %"7", [0: head(%n, %later), -128: head(%x, %n)], head~1
block later:
  %later = const i32 3
  jump entry2
block entry2:
  branch %12, head(%n, %later), 5
block head(%i: i32, %j: i32) hidden at "src/k \"1\".c" 7 repeats "k.c" 6:
  loop "scf.for#0.body" from %i to %n in %1 parallel
  jump "for.body-2"
block "for.body-2":
  loop "while#0.body"
  branch %11, head(%j, %i), scf.for#0.body/scf.if#1.then
block scf.for#0.body/scf.if#1.then:
  unsupported "invoke", [head(%x, %x), 5]
block head~1:
  unsupported "resume", []
block 5:
  return %n
}
"#;

#[test]
fn everything_round_trips() {
    let module = parse_module(EVERYTHING).unwrap();
    assert_eq!(module.to_string(), EVERYTHING);
    let main = &module.functions[module.by_name("main-1").unwrap()];
    assert_eq!(main.params[2].name, "arg2");
    assert_eq!(main.params[3].name, "7");
    assert_eq!(main.params[4].source_type, "float");
    assert_eq!(main.layout.len(), 8);
    assert_eq!(main.blocks[main.layout[6]].name, "head");
}

#[test]
fn every_operation_round_trips() {
    use super::super::*;
    let mut b = FunctionBuilder::new("all");
    let n = b.param("n", Type::Int(16));
    for &op in BinaryOp::ALL {
        b.binary(op, Flags::NONE, n, n);
        b.binary(op, Flags { nsw: true, nuw: true, exact: true }, n, n);
    }
    for &op in UnaryOp::ALL {
        b.inst(Type::Int(16), Inst::Unary(op, n));
    }
    for &pred in Predicate::ALL {
        b.icmp(pred, n, n);
    }
    for &op in CastOp::ALL {
        b.cast(op, Flags::NUW, Type::Int(32), n);
    }
    b.ret(None);
    let text = b.finish().to_string();
    assert_eq!(parse_function(&text).unwrap().to_string(), text);
}

fn error(text: &str) -> String {
    parse_module(text).unwrap_err().to_string()
}

#[test]
fn errors_name_place_token_and_remedy() {
    let body = |inst: &str| format!("func @f(%n: i32) {{\nblock a:\n  {inst}\n}}\n");
    let cases = [
        ("%x = add i32 %n", "4:1: found `}`, expected `,` and another operand"),
        ("%x = add %n, %n", "3:12: found `%n`, expected a type (`i1` to `i64`, `ptr`, `opaque`)"),
        ("%x = const i65 0", "3:14: found `i65`, expected a type (`i1` to `i64`, `ptr`, `opaque`)"),
        ("%x = const i8 256", "3:17: 256 is not a value of type i8: an iN holds -2^(N-1) to 2^N-1"),
        ("%x = icmp lt %n, %n", "3:13: found `lt`, expected a predicate (`eq`, `ne`, `slt`, …, `uge`)"),
        ("jump b", "3:8: block b is a target but not defined in this function: add it, or correct the name"),
        ("return %m", "3:10: value %m is used but not defined in this function: define it, or correct the name"),
        ("%n = const i8 0", "3:3: value %n is defined a second time: name one of the two otherwise"),
        ("switch i8 %n, [], a", "3:13: switch over i8, but %n is of type i32: state that type"),
        ("load i8 %n", "3:3: found `load`, which defines a value, expected `%name =` before it"),
        ("%c = call @g()", "3:3: found a value before `call`, which defines none, expected a type after `call`, or no value"),
        ("return \"x", "3:10: found a string without a closing quote, expected `block` or `}`"),
        ("& ", "3:3: found the character '&', expected an instruction or a terminator"),
    ];
    for (inst, expected) in cases {
        assert_eq!(error(&body(inst)), expected, "{inst}");
    }
    assert_eq!(
        error("func @f() {\nblock a:\n return\nblock a:\n return }"),
        "4:7: block a is defined a second time: name one of the two otherwise"
    );
    assert_eq!(error("func @f("), "1:9: found the end of the text, expected a value (`%name`)");
    assert!(error("constant @a = \"0\"").starts_with("1:15: found other characters"));
    for (list, expected) in [("[0 @f]", "a displacement"), ("[-1 @f 0]", "-1, expected")] {
        let text = format!("constant @a = \"????????????????\" addresses {list}");
        assert!(error(&text).contains(expected), "{}", error(&text));
    }
    assert!(parse_function("").unwrap_err().to_string().contains("found 0 functions"));
}

/// A small generator of numbers for mutations (xorshift).
fn next(state: &mut u64) -> u64 {
    *state ^= *state << 13;
    *state ^= *state >> 7;
    *state ^= *state << 17;
    *state
}

#[test]
fn mutated_text_never_panics_and_what_reads_prints_stably() {
    let mut state = 0x9e37_79b9_7f4a_7c15;
    let pieces: Vec<&str> = EVERYTHING.split_inclusive([' ', ',', '(', ')', '\n', '%']).collect();
    let mut read = 0;
    for round in 0..4000 {
        let mut parts = pieces.clone();
        for _ in 0..1 + round % 3 {
            let (i, j) = (next(&mut state) as usize, next(&mut state) as usize);
            let (i, j) = (i % parts.len(), j % parts.len());
            match next(&mut state) % 4 {
                0 => parts.swap(i, j),
                1 => drop(parts.remove(i)),
                2 => parts[i] = parts[j],
                _ => parts[i] = ["-", "\"", "~1", "%", "i64", "99999999999999999999", "é"][j % 7],
            }
        }
        let mut text = parts.concat();
        if round % 5 == 0 {
            let cut = next(&mut state) as usize % text.len();
            text = text.chars().take(cut).collect();
        }
        if let Ok(module) = parse_module(&text) {
            read += 1;
            let printed = module.to_string();
            let again = parse_module(&printed).unwrap_or_else(|e| panic!("{e}\n{printed}"));
            assert_eq!(again.to_string(), printed);
        }
    }
    // otherwise the mutations test nothing but the first error
    assert!(read > 100, "only {read} mutations read");
}

#[test]
fn long_text_is_read_in_linear_time() {
    let mut text = String::from("func @long(%n: i32) {\nblock b0:\n");
    for k in 1..50_000 {
        text += &format!("  %x{k} = add i32 %n, %n\n  jump b{k}\nblock b{k}:\n");
    }
    text += "  return\n}\n";
    let function = parse_function(&text).unwrap();
    assert_eq!(function.layout.len(), 50_000);
    assert_eq!(function.to_string(), text);
    // no nesting to run away with
    for c in ["(", "[", "{", "%", "func @f(", "\\", "\"\\u{"] {
        assert!(parse_module(&c.repeat(100_000)).is_err());
    }
}
