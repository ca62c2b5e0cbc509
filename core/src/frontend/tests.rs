//! The registry's choices and messages, and how deep texts nest.

use super::*;
use std::fmt;

/// A frontend for files that says whom it was called as.
struct Fake {
    name: &'static str,
    extensions: &'static [&'static str],
    start: &'static str,
}

#[derive(Debug)]
struct Said(String);

impl fmt::Display for Said {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Said {}

impl From<Unreadable> for Said {
    fn from(e: Unreadable) -> Self {
        Said(format!("own words: {e}"))
    }
}

impl Frontend for Fake {
    type Source<'s> = File<'s>;
    type Error = Said;

    fn name(&self) -> &str {
        self.name
    }

    fn extensions(&self) -> &[&str] {
        self.extensions
    }

    fn recognises(&self, file: &File<'_>) -> bool {
        file.first_line().is_some_and(|l| l.starts_with(self.start))
    }

    fn load(&self, file: File<'_>) -> Result<Loaded, Said> {
        Err(Said(format!("{} refuses {}", self.name, file.name())))
    }
}

fn registry() -> Registry {
    let a = Fake { name: "A", extensions: &["a", "aa"], start: "alpha" };
    let b = Fake { name: "B", extensions: &["b", "a"], start: "al" };
    Registry::new().with(a).with(b).with_missing("C", &["c"], "build it with `--features c`")
}

fn said(name: &str, bytes: &[u8]) -> String {
    registry().load_bytes(bytes, name).map(drop).unwrap_err().to_string()
}

#[test]
fn the_extension_decides_before_the_content_and_the_first_before_the_second() {
    assert_eq!(said("x.a", b"al"), "A refuses x.a");
    assert_eq!(said("x.b", b"alpha"), "B refuses x.b");
    assert_eq!(said("x.y", b"\n  alpha"), "A refuses x.y");
    assert_eq!(said("x", b"al"), "B refuses x");
    assert_eq!(
        said("x.c", b"alpha"),
        "x.c is C, which this build does not read; build it with `--features c`"
    );
}

#[test]
fn what_nobody_knows_is_refused_with_what_is_known() {
    let known = "give A (.a, .aa) or B (.b, .a); for C (.c), build it with `--features c`";
    for (bytes, looks) in [
        (&b"Dear Sir"[..], "it starts with `Dear`"),
        (b" \n\n", "it is empty"),
        (b"\x7fELF\0", "it is binary data"),
    ] {
        let want = format!("letter is of no kind that is read here ({looks}); {known}");
        assert_eq!(said("letter", bytes), want);
    }
    let none = Registry::new().load_bytes(b"x", "x").map(drop).unwrap_err().to_string();
    assert!(none.ends_with("no frontend is built in"), "{none}");
}

#[test]
fn errors_keep_their_type() {
    let error = registry().load_bytes(b"", "x.a").map(drop).unwrap_err();
    assert!(matches!(&error, InputError::Refused(e) if e.downcast_ref::<Said>().is_some()));
    let error = registry().load("no/such.a").map(drop).unwrap_err();
    assert!(matches!(&error, InputError::Unreadable(_)), "{error}");
    let alone = Fake { name: "A", extensions: &[], start: "" };
    let error = alone.load_path("no/such.a").map(drop).unwrap_err().to_string();
    assert!(error.starts_with("own words: cannot read no/such.a: "), "{error}");
}

/// A value that a compiler holds: the same trait, another source.
#[test]
fn sources_in_memory() {
    struct Names;
    impl Frontend for Names {
        type Source<'s> = &'s [&'s str];
        type Error = std::convert::Infallible;

        fn name(&self) -> &str {
            "names"
        }

        fn load(&self, names: &[&str]) -> Result<Loaded, Self::Error> {
            let mut module = crate::ir::Module::new();
            for name in names {
                let mut b = crate::ir::FunctionBuilder::new(*name);
                b.ret(None);
                module.add(b.finish());
            }
            Ok(Loaded::new(module).with_warnings(["they do nothing".to_owned()]))
        }
    }
    let loaded = Names.load(&["f", "g"]).unwrap();
    assert_eq!(loaded.outcomes.iter().map(|o| o.name.as_str()).collect::<Vec<_>>(), ["f", "g"]);
    assert_eq!(loaded.warnings, ["they do nothing"]);
    assert!(!Names.recognises(&&["f"][..]));
}

#[test]
fn nesting_counts_brackets_that_are_open_together() {
    let depth = |n: Nesting<'_>, text: &[u8]| n.beyond(text, 0).map_or(0, |e| e.depth);
    let mlir = Nesting::new("//").with_escapes();
    assert_eq!(depth(mlir, b"f(%a: memref<4xi32>) -> (index) { g() }"), 2);
    assert_eq!(depth(mlir, b"\"((((\" // {{{{\n()"), 1);
    assert_eq!(depth(mlir, b"#s = affine_set<(d0) : (d0 >= 0)>"), 2);
    assert_eq!(depth(mlir, b"\"(\\\"((\" // the end ((("), 0);
    assert_eq!(depth(mlir, b"\"an open string (\n(("), 2);
    let llvm = Nesting::new(";");
    assert_eq!(depth(llvm, b"@\"\\\" = { i32 } ; \"{{{{\n{"), 1, "a backslash is a character");
    assert_eq!(depth(llvm, b"\"a\nstring ((\n\" // [[["), 3);
}

#[test]
fn nesting_names_the_first_line_beyond_the_limit() {
    let llvm = Nesting::new(";");
    let found = llvm.beyond(b"; (((\n\"a\nb\" ((\n((((", 2);
    assert_eq!(found, Some(Excess { line: 4, depth: 6 }));
    assert_eq!(llvm.beyond(b")))((", 2), None);
}
