//! What the source calls places in memory: the program itself says whether the address of `p->in[2].n` is that of
//! the byte path which profiles print, for random types; and all that takes or prints symbols takes and prints
//! these names.

use crate::c::tools::{llvm, run};
use crate::support::{symprof, temporary};
use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::process::Command;
use symprof::ir::{source::SourceName, Module};
use symprof::profile::SymbolTable;
use symprof_core::testing::Rng;

/// Objects of each type lie in a row of so many; pointers lead to one in the middle.
const ROW: i64 = 8;

#[derive(Clone)]
enum Ty {
    Int(&'static str),
    Struct(usize),
    Pointer(Box<Ty>),
    Array(Box<Ty>, u64),
    /// members of two sizes
    Union,
}

struct Field {
    /// none: an anonymous union
    name: Option<String>,
    ty: Ty,
}

struct Types {
    structs: Vec<Vec<Field>>,
    packed: Vec<bool>,
}

const INTS: [&str; 5] = ["char", "unsigned short", "int", "long", "int"];

impl Types {
    fn random(rng: &mut Rng) -> Types {
        let mut types = Types { structs: Vec::new(), packed: Vec::new() };
        for k in 0..5 {
            let fields = (0..1 + rng.below(5))
                .map(|f| {
                    let ty = types.field(rng, k);
                    // two anonymous ones would have members of one name
                    let anonymous = matches!(ty, Ty::Union) && f == 0;
                    Field { name: (!anonymous).then(|| format!("f{k}_{f}")), ty }
                })
                .collect();
            types.structs.push(fields);
            types.packed.push(rng.percent(20));
        }
        types
    }

    fn field(&self, rng: &mut Rng, k: usize) -> Ty {
        let plain = Ty::Int(rng.pick(&INTS));
        match rng.below(7) {
            0 if k > 0 => Ty::Struct(rng.below(k)),
            1 if k > 0 => Ty::Pointer(Box::new(Ty::Struct(rng.below(k)))),
            2 => Ty::Pointer(Box::new(plain)),
            3 => Ty::Array(Box::new(plain), 1 + rng.below(4) as u64),
            4 if k > 0 => {
                let row = Ty::Array(Box::new(Ty::Struct(rng.below(k))), 1 + rng.below(3) as u64);
                Ty::Array(Box::new(row), 1 + rng.below(3) as u64)
            }
            5 => Ty::Union,
            _ => plain,
        }
    }

    /// Declarations, objects, and functions that make all pointers in them lead to objects.
    fn declared(&self) -> String {
        let mut out = String::new();
        for int in INTS.iter().collect::<BTreeSet<_>>() {
            let _ = writeln!(out, "static {int} row_{}[{ROW}];", int.replace(' ', "_"));
        }
        for (k, fields) in self.structs.iter().enumerate() {
            let packed = if self.packed[k] { "__attribute__((packed)) " } else { "" };
            let _ = writeln!(out, "struct {packed}S{k} {{");
            for field in fields {
                let _ = writeln!(out, "  {};", declarator(&field.ty, field.name.as_deref()));
            }
            let _ = writeln!(
                out,
                "  unsigned low : 3, high : 5;\n}};\nstatic struct S{k} row_{k}[{ROW}];"
            );
            let _ = writeln!(out, "static void fill_{k}(struct S{k} *s) {{");
            for field in fields {
                if let Some(name) = &field.name {
                    self.fill(&mut out, &field.ty, &format!("s->{name}"));
                }
            }
            out.push_str("}\n");
        }
        out
    }

    fn fill(&self, out: &mut String, ty: &Ty, place: &str) {
        match ty {
            Ty::Pointer(to) => {
                let row = match &**to {
                    Ty::Struct(k) => format!("row_{k}"),
                    Ty::Int(int) => format!("row_{}", int.replace(' ', "_")),
                    _ => return,
                };
                let _ = writeln!(out, "  {place} = {row} + {};", ROW / 2);
            }
            Ty::Struct(k) => {
                let _ =
                    writeln!(out, "  {{ struct S{k} t = {place}; fill_{k}(&t); {place} = t; }}");
            }
            Ty::Array(element, count) => {
                (0..*count).for_each(|k| self.fill(out, element, &format!("{place}[{k}]")));
            }
            Ty::Int(_) | Ty::Union => {}
        }
    }

    /// An integer that is reached from a place of some type, as the source writes it; `behind` is the pointer that
    /// leads to the place.
    fn path(&self, rng: &mut Rng, ty: &Ty, place: String, behind: Option<&str>) -> String {
        let member = |name: &str| match behind {
            Some(pointer) => format!("{pointer}->{name}"),
            None => format!("{place}.{name}"),
        };
        match ty {
            Ty::Int(_) => place,
            Ty::Union => member(rng.pick(&["i", "l"])),
            Ty::Struct(k) => {
                let fields = &self.structs[*k];
                let field = &fields[rng.below(fields.len())];
                match &field.name {
                    Some(name) => self.path(rng, &field.ty, member(name), None),
                    None => member(rng.pick(&["i", "l"])),
                }
            }
            Ty::Array(element, count) => {
                let at = format!("{place}[{}]", rng.below(*count as usize));
                self.path(rng, element, at, None)
            }
            Ty::Pointer(to) => {
                let k = if rng.percent(70) { 0 } else { rng.range(-2, 2) };
                match (&**to, k) {
                    (Ty::Struct(_), 0) => self.path(rng, to, format!("(*{place})"), Some(&place)),
                    (Ty::Struct(_), k) => self.path(rng, to, format!("{place}[{k}]"), None),
                    (_, 0) => format!("*{place}"),
                    (_, k) if k < 0 => format!("*({place} - {})", -k),
                    (_, k) => format!("*({place} + {k})"),
                }
            }
        }
    }
}

fn declarator(ty: &Ty, name: Option<&str>) -> String {
    let name = name.unwrap_or_default();
    match ty {
        Ty::Int(int) => format!("{int} {name}"),
        Ty::Struct(k) => format!("struct S{k} {name}"),
        Ty::Pointer(to) => declarator(to, Some(&format!("*{name}"))),
        Ty::Array(element, count) => declarator(element, Some(&format!("{name}[{count}]"))),
        Ty::Union => format!("union {{ int i; long l; }} {name}"),
    }
}

/// A function that reads places.
struct Reader {
    types: String,
    /// of the function, and what it is called with
    parameters: String,
    arguments: String,
    /// what makes the pointers in its objects lead to objects
    setup: String,
    function: String,
    /// the places, as the source writes them
    places: BTreeSet<String>,
}

fn reader(rng: &mut Rng) -> Reader {
    let types = Types::random(rng);
    let last = types.structs.len() - 1;
    let (second, third) = (rng.below(last + 1), rng.below(last));
    let pointer = |to| Ty::Pointer(Box::new(to));
    let parameters = [
        ("p", pointer(Ty::Struct(last))),
        ("q", pointer(Ty::Struct(second))),
        ("ints", pointer(Ty::Int("int"))),
        ("held", Ty::Struct(last)),
    ];
    let table = ("table", Ty::Array(Box::new(Ty::Struct(third)), 3));
    let mut places = BTreeSet::new();
    for _ in 0..14 {
        let (name, ty) = parameters.iter().chain([&table]).nth(rng.below(5)).expect("a root");
        places.insert(types.path(rng, ty, (*name).to_owned(), None));
    }
    let declared: Vec<String> = parameters.iter().map(|(n, ty)| declarator(ty, Some(n))).collect();
    let mut function = format!("long read({}) {{\n  long r = 0;\n", declared.join(", "));
    for place in &places {
        let _ = writeln!(function, "  r = r * 31 ^ {place};");
    }
    function.push_str("  return r;\n}\n");
    let mut setup = String::new();
    for k in 0..types.structs.len() {
        let _ = writeln!(setup, "  for (int k = 0; k < {ROW}; k++) fill_{k}(row_{k} + k);");
    }
    types.fill(&mut setup, &table.1, table.0);
    let half = ROW / 2;
    Reader {
        types: format!("{}{};\n", types.declared(), declarator(&table.1, Some(table.0))),
        parameters: declared.join(", "),
        arguments: format!(
            "row_{last} + {half}, row_{second} + {half}, row_int + {half}, row_{last}[1]"
        ),
        setup,
        function,
        places,
    }
}

/// What the source calls places, with a test that each name has the address of its place.
fn named(module: &Module) -> Vec<(String, String)> {
    let id = module.by_name("read").expect("the function");
    let func = &module.functions[id];
    let mut found = Vec::new();
    for symbol in SymbolTable::new(module, &[id]).iter() {
        let (Some(place), Some(source)) = (&symbol.place, &symbol.source) else { continue };
        let own = func.params.iter().find(|p| p.name == place.root);
        let known = own.and_then(|p| p.source.as_ref());
        let known = known.or_else(|| module.source_globals.get(&place.root));
        let SourceName { text, behind, .. } = known.expect("the root has a name");
        let mut at = format!("(char *){}{text}", if *behind { "&" } else { "" });
        let (last, inner) = place.offsets.split_last().expect("an offset");
        for offset in inner {
            at = format!("*(char **)({at} + {offset})");
        }
        found.push((source.clone(), format!("(char *)&({source}) == {at} + {last}")));
    }
    found
}

/// The levels that a reader is compiled at; the last as bitcode.
const LEVELS: [&[&str]; 4] = [
    &["-O0", "-S"],
    &["-O1", "-S", "-fno-discard-value-names"],
    &["-O2", "-S", "-fno-slp-vectorize"],
    &["-O1", "-c"],
];

#[test]
fn addresses_of_random_places() {
    let mut known = 0;
    for seed in 0..12 {
        let mut rng = Rng::new(4000 + seed);
        let reader = reader(&mut rng);
        let head = format!("#include <stdio.h>\n{}", reader.types);
        let source = temporary(&format!("places{seed}.c"), format!("{head}{}", reader.function));
        let mut conditions = BTreeSet::new();
        for (k, level) in LEVELS.iter().enumerate() {
            let ending = if level.contains(&"-c") { "bc" } else { "ll" };
            let ir = temporary(&format!("places{seed}.{k}.{ending}"), "");
            let mut clang = Command::new(llvm("clang"));
            clang.args(["-g", "-emit-llvm", "-w", &source, "-o", &ir]).args(*level);
            run(&mut clang).expect("it compiles");
            let module = symprof::input::load(&ir).expect("it is read").module;
            let found = named(&module);
            if k == 0 {
                // a small structure is passed in registers
                let names: BTreeSet<&String> = found.iter().map(|f| &f.0).collect();
                let places = reader.places.iter().filter(|p| !p.contains("held"));
                let missing: Vec<&String> = places.filter(|p| !names.contains(p)).collect();
                assert!(missing.is_empty(), "seed {seed}: {missing:?} of {source}: {names:?}");
                known += names.len();
            }
            assert!(!found.is_empty(), "seed {seed}: {ir} has no names");
            conditions.extend(found);
        }
        let mut program =
            format!("{head}static int check({}) {{\n  int bad = 0;\n", reader.parameters);
        for (name, condition) in &conditions {
            let _ = writeln!(program, "  if (!({condition})) {{ puts(\"{name}\"); bad = 1; }}");
        }
        let Reader { setup, arguments, .. } = &reader;
        let _ = write!(
            program,
            "  return bad;\n}}\nint main(void) {{\n{setup}  return check({arguments});\n}}\n"
        );
        let source = temporary(&format!("places{seed}.check.c"), program);
        let binary = source.replace(".c", ".out");
        let mut clang = Command::new(llvm("clang"));
        run(clang.args(["-O0", "-w", &source, "-o", &binary])).expect("the checks compile");
        let wrong = run(&mut Command::new(&binary)).map_err(|e| format!("{source}: {e}"));
        assert_eq!(wrong.as_deref(), Ok(""), "names of other places");
    }
    assert!(known > 100, "{known}");
}

/// A program, compiled for a debugger.
fn compiled(name: &str, source: &str, level: &str) -> String {
    let source = temporary(name, source);
    let ir = format!("{source}{level}.ll");
    let mut clang = Command::new(llvm("clang"));
    run(clang.args([level, "-g", "-S", "-emit-llvm", &source, "-o", &ir])).expect("it compiles");
    ir
}

const WALK: &str = "
struct Tensor { int kind; long ne[4]; };
extern void sink(long);
void walk(const struct Tensor *restrict dst, const int *restrict n) {
  long rows = dst->ne[1];
  int columns = *n;
  for (long i = 0; i < rows; i++)
    for (int j = 0; j < columns; j++) sink(i);
}";

#[test]
fn all_commands_take_and_print_them() {
    for level in ["-O0", "-O1"] {
        let ir = compiled("walk.c", WALK, level);
        let profile = symprof(&["profile", &ir, "--format", "json"]).json();
        let walk = &profile["functions"]["walk"];
        let (bytes, source) = (["arg0[16]", "arg1[0]"], ["dst->ne[1]", "*n"]);
        assert_eq!(walk["symbols"], serde_json::json!(bytes), "{level}");
        let names = serde_json::json!({ bytes[0]: source[0], bytes[1]: source[1] });
        assert_eq!(walk["source_names"], names, "{level}");
        let text = symprof(&["profile", &ir]).text();
        let lines = "names in the source\n    arg0[16] is dst->ne[1]\n    arg1[0] is *n\n";
        assert!(text.contains(lines), "{text}");
        let page = symprof(&["report", &ir]).text();
        assert!(page.contains(r#""source":"dst->ne[1]""#), "{level}");

        let counts = |at: &str| {
            let answer = symprof(&["eval", &ir, "--at", at, "--format", "json"]).json();
            answer["points"][0]["functions"].clone()
        };
        let by_bytes = counts("arg0[16]=3,arg1[0]=4");
        assert_eq!(by_bytes["walk"]["calls"]["sink"], "12");
        assert_eq!(counts("dst->ne[1]=3,*n=4"), by_bytes);
        assert_eq!(counts("dst->ne[1]=3,arg1[0]=4"), by_bytes);
        let both = symprof(&["eval", &ir, "--at", "dst->ne[1]=3,arg0[16]=2,*n=4"]).error();
        assert!(both.contains("are the same symbol"), "{both}");
        let points = temporary("walk.csv", "*n,dst->ne[1]\n4,3\n");
        let rows = symprof(&["eval", &ir, "--points", &points]).text();
        assert!(rows.lines().nth(1).is_some_and(|row| row.starts_with("4,3,1,")), "{rows}");

        let assuming = |condition: &str| {
            let answer = symprof(&["profile", &ir, "--format", "json", "--assume", condition]);
            answer.json()["functions"]["walk"]["blocks"].clone()
        };
        let some = assuming("`dst->ne[1]` >= 1 && `*n` == 4");
        assert_eq!(some, assuming("arg0[16] >= 1 && arg1[0] == 4"), "{level}");
        assert_ne!(some, walk["blocks"], "{level}");
    }
}

const CLASSES: &str = "
namespace sizes { int limit = 4; }
struct Shape { int rank; int dims[3]; };
struct Tensor : Shape { virtual ~Tensor(); long stride; Shape *inner; int walk(const Shape &, int &); };
Tensor::~Tensor() {}
int Tensor::walk(const Shape &other, int &count) {
  return stride ^ dims[1] * 3 ^ inner->rank * 5 ^ other.dims[2] * 7 ^ count * 11 ^ sizes::limit;
}";

#[test]
fn names_of_classes() {
    let expected = [
        "count",
        "other.dims[2]",
        "sizes::limit",
        "this->dims[1]",
        "this->inner",
        "this->inner->rank",
        "this->stride",
    ];
    for level in ["-O0", "-O2"] {
        let ir = compiled("classes.cpp", CLASSES, level);
        let module = symprof::input::load(&ir).expect("it is read").module;
        let walk = module.functions.iter().find(|(_, f)| f.name.contains("walk"));
        let table = SymbolTable::new(&module, &[walk.expect("the method").0]);
        let loads = table.iter().filter(|s| s.place.is_some());
        let names: BTreeSet<&str> = loads.filter_map(|s| s.source.as_deref()).collect();
        assert_eq!(names.into_iter().collect::<Vec<_>>(), expected, "{level}");
    }
}
