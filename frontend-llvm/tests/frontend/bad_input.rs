//! Input that is wrong: one clear message each, no panic, no abort.

use std::path::Path;
use symprof_llvm::{load, load_bytes, Error};

fn error(bytes: &[u8], name: &str) -> Error {
    match load_bytes(bytes, name) {
        Ok(_) => panic!("{name} was read"),
        Err(error) => {
            let message = error.to_string();
            assert!(message.contains(name), "`{message}` does not name {name}");
            assert!(!message.contains('\n'), "`{message}` has several lines");
            error
        }
    }
}

/// Bitcode of a small module, made by LLVM's own assembler.
fn bitcode() -> Vec<u8> {
    let kernel = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/corpus/tvm/add.ll");
    let prefix = std::env::var("LLVM_SYS_191_PREFIX").unwrap_or("/usr/lib/llvm-19".into());
    let output = std::process::Command::new(Path::new(&prefix).join("bin/llvm-as"))
        .arg(kernel)
        .args(["-o", "-"])
        .output()
        .expect("llvm-as of LLVM 19 (see tools/setup.sh)");
    assert!(output.status.success());
    output.stdout
}

#[test]
fn bitcode_and_text_lower_alike() {
    let kernel = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/corpus/tvm/add.ll");
    let from_text = load(kernel).unwrap().module.to_string();
    let from_bitcode = load_bytes(&bitcode(), "add.bc").unwrap().module.to_string();
    assert_eq!(from_text, from_bitcode);
}

#[test]
fn files_that_are_not_there_empty_or_something_else() {
    assert!(matches!(load("/no/such/file.ll"), Err(Error::Unreadable { .. })));
    assert!(matches!(error(b"", "empty.ll"), Error::Empty { .. }));
    assert!(matches!(error(b" \n\n", "blank.bc"), Error::Empty { .. }));
    assert!(matches!(error(b"int main() { return 0; }\n", "main.c"), Error::NotIr { .. }));
    assert!(matches!(error(b"\x7fELF\x02\x01\x01\0\0\xff", "a.out"), Error::NotIr { .. }));
    assert!(matches!(error(b"Hello, world\n", "hello.txt"), Error::NotIr { .. }));
}

#[test]
fn text_that_does_not_parse_names_line_column_and_token() {
    let text = "define i32 @f(i32 %n) {\n  %x = add i32 %n, %m\n  ret i32 %x\n}\n";
    match error(text.as_bytes(), "typo.ll") {
        Error::Parse { line, column, token, .. } => {
            assert_eq!((line, column, token.as_str()), (2, 20, "%m"));
        }
        other => panic!("{other}"),
    }
    assert!(matches!(error(b"define void @f() {\n", "cut.ll"), Error::Parse { .. }));
}

#[test]
fn invalid_modules_are_refused_without_an_abort() {
    // A definition that does not dominate its use, in a module with debug information: LLVM's own
    // reader would print and abort.
    let text = "define i32 @f(i1 %c) {
        entry:
          br i1 %c, label %a, label %b
        a:
          %x = add i32 1, 2
          br label %b
        b:
          ret i32 %x
        }
        !llvm.module.flags = !{!0}
        !0 = !{i32 2, !\"Debug Info Version\", i32 3}\n";
    match error(text.as_bytes(), "invalid.ll") {
        Error::Invalid { message, .. } => assert!(message.contains("dominate"), "{message}"),
        other => panic!("{other}"),
    }
}

#[test]
fn truncated_bitcode_is_an_error_at_every_length() {
    let whole = bitcode();
    for len in (4..whole.len()).step_by(whole.len() / 40) {
        let error = error(&whole[..len], "cut.bc");
        assert!(matches!(error, Error::MalformedBitcode { .. }), "{len} bytes: {error}");
    }
}

#[test]
fn damaged_bitcode_never_ends_the_process() {
    let whole = bitcode();
    let mut state = 0x2545_F491_4F6C_DD1D_u64;
    let mut random = || {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        state as usize
    };
    let mut refused = 0;
    for _ in 0..150 {
        let mut bytes = whole.clone();
        for _ in 0..3 {
            let at = 4 + random() % (bytes.len() - 4);
            bytes[at] ^= 1 << (random() % 8);
        }
        refused += usize::from(load_bytes(&bytes, "flipped.bc").is_err());
    }
    assert!(refused > 20, "only {refused} of 150 were refused");
}

#[test]
fn bitcode_of_a_newer_llvm_says_so() {
    // No newer LLVM is at hand to write some: these are its words about real such files.
    let message =
        "error: Unknown attribute kind (105) (Producer: 'LLVM22.1.0' Reader: 'LLVM 19.1.7')";
    let error = symprof_llvm::reader::explain_bitcode(message, "new.bc");
    match &error {
        Error::NewerBitcode { producer, .. } => assert_eq!(producer, "LLVM 22.1.0"),
        other => panic!("{other}"),
    }
    assert!(error.to_string().contains("llvm-dis"), "{error}");
}

#[test]
fn deep_nesting_is_refused_or_read() {
    let deep =
        |n: usize| format!("@g = external global {}i8{}\n", "[1 x ".repeat(n), "]".repeat(n));
    assert!(load_bytes(deep(1000).as_bytes(), "deep.ll").is_ok());
    assert!(matches!(error(deep(100_000).as_bytes(), "deeper.ll"), Error::Parse { .. }));
}

#[test]
fn a_function_that_cannot_be_lowered_is_alone_in_that() {
    let text = "define i32 @good(i32 %n) {\n  ret i32 %n\n}
        define void @bad(i1 %c) {
        entry:
          br i1 %c, label %a, label %b
        a:
          br label %b
        b:
          ret void
        }\n";
    let mut held = symprof_llvm::llvm_ir::Module::from_ir_str(text).unwrap();
    held.functions[1].basic_blocks[1].term = away();
    let loaded = symprof_llvm::lower_module(&held);
    assert_eq!(loaded.outcomes[0].unsupported, None);
    let reason = loaded.outcomes[1].unsupported.as_deref().unwrap();
    assert!(reason.contains("no block of it"), "{reason}");
    let f = &loaded.module.functions[loaded.outcomes[1].id];
    let names: Vec<&str> = f.layout.iter().map(|&b| f.blocks[b].name.as_str()).collect();
    assert_eq!(names, ["entry", "a", "b"]);
    assert_eq!(f.successors(f.entry()).count(), 2);
}

/// A jump out of the function, which no text has.
fn away() -> symprof_llvm::llvm_ir::Terminator {
    let dest = "nowhere".into();
    symprof_llvm::llvm_ir::terminator::Br { dest, debugloc: None }.into()
}
