//! Types of accesses against LLVM's type-based alias analysis, `opt -passes=aa-eval -aa-pipeline=tbaa`, pair by
//! pair.

use crate::c::tools::{llvm, run};
use crate::support::file;
use std::collections::BTreeSet;
use std::path::Path;
use std::process::Command;
use symprof::symprof_core::ir::{AccessType, Function, Inst};

/// The name in `store TYPE VALUE, ptr %NAME, align …`.
fn pointer(line: &str) -> Option<&str> {
    let rest = &line[line.find(", ptr %")? + ", ptr %".len()..];
    rest.split([',', ' ', ')']).next()
}

/// As which type the function's loads and stores of that name or pointer access memory.
fn found(func: &Function, line: &str) -> Vec<AccessType> {
    let named = |v| func.values[v].name.as_deref();
    let loaded = line.trim().strip_prefix('%').and_then(|l| l.split_once(" = load ")).map(|x| x.0);
    let mut all = Vec::new();
    for data in func.blocks.values() {
        for (k, (value, inst)) in data.insts.iter().enumerate() {
            let meant = match (loaded, value, inst) {
                (Some(name), Some(v), Inst::Load(_)) => named(*v) == Some(name),
                (None, None, i) => match i.written() {
                    Some((address, _)) => {
                        line.contains("store ") && named(address) == pointer(line)
                    }
                    None => false,
                },
                _ => false,
            };
            if meant {
                all.extend(data.access.get(&(k as u32)));
            }
        }
    }
    all
}

/// As which type the instruction of that text accesses memory, if the text tells it from others.
fn access(func: &Function, line: &str) -> Option<AccessType> {
    let found: BTreeSet<AccessType> = found(func, line).into_iter().collect();
    found.first().copied().filter(|_| found.len() == 1 && line.contains("!tbaa"))
}

/// Compares the pairs of a file; how many, and how many of them are apart.
fn compare(source: &Path) -> (usize, usize) {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("access");
    std::fs::create_dir_all(&folder).expect("a folder");
    let ir = folder.join(source.with_extension("ll").file_name().expect("a name"));
    let compile = ["-O1", "-w", "-S", "-emit-llvm", "-fno-discard-value-names"];
    run(Command::new(llvm("clang")).args(compile).arg(source).arg("-o").arg(&ir))
        .expect("it compiles");
    let module = symprof_llvm::load(&ir).expect("it is read").module;
    let evaluate = ["-passes=aa-eval", "-aa-pipeline=tbaa", "-evaluate-aa-metadata"];
    let print = ["-print-all-alias-modref-info", "-disable-output"];
    let out = Command::new(llvm("opt")).args(evaluate).args(print).arg(&ir).output().expect("opt");
    let mut seen = BTreeSet::new();
    let (mut pairs, mut apart) = (0, 0);
    let mut func = None;
    for line in String::from_utf8_lossy(&out.stderr).lines() {
        if let Some(name) = line.strip_prefix("Function: ").and_then(|l| l.split(':').next()) {
            func = module.by_name(name).map(|id| &module.functions[id]);
        }
        let (Some(func), Some((left, right))) = (func, line.split_once("<->")) else { continue };
        let Some((verdict, left)) = left.split_once(':') else { continue };
        let (Some(a), Some(b)) = (access(func, left), access(func, right)) else { continue };
        let no_alias = verdict.trim() == "NoAlias";
        for (x, y) in [(a, b), (b, a)] {
            assert_eq!(!module.access_types.may_alias(x, y), no_alias, "{}: {line}", func.name);
        }
        if seen.insert((a.min(b), a.max(b))) {
            pairs += 1;
            apart += usize::from(no_alias);
        }
    }
    (pairs, apart)
}

#[test]
fn types_alias_where_llvm_says_so() {
    let (pairs, apart) = compare(&file("access/types.cpp"));
    assert!(pairs > 100 && apart > 80 && pairs > apart + 30, "{pairs} pairs, {apart} apart");
    let kernels = ["tensor_scale", "layer_config", "counted_buffer", "struct_params", "attention"];
    for name in kernels {
        compare(&file(&format!("c/{name}.c")));
    }
}
