//! Counters for LLVM IR as text: each block counts as the first thing after its phis, so that no
//! block is split, merged or renamed and the counts are those of the file as written.

/// IR with counters, and what each counter stands for.
pub struct Instrumented {
    pub text: String,
    /// function and block of each counter
    pub table: Vec<(String, String)>,
}

/// Adds one 64-bit counter to each block; they form the global array `counters`.
pub fn instrument(ir: &str, counters: &str) -> Result<Instrumented, String> {
    with(ir, counters, bump)
}

/// The same, for code that several threads run.
pub fn instrument_atomically(ir: &str, counters: &str) -> Result<Instrumented, String> {
    with(ir, counters, |counters, k| {
        let slot = format!("getelementptr (i64, ptr @{counters}, i64 {k})");
        vec![format!("  %count.old.{k} = atomicrmw add ptr {slot}, i64 1 monotonic")]
    })
}

fn with(
    ir: &str,
    counters: &str,
    bump: impl Fn(&str, usize) -> Vec<String>,
) -> Result<Instrumented, String> {
    let mut out: Vec<String> = Vec::new();
    let mut table = Vec::new();
    let mut function: Option<String> = None;
    let mut pending: Option<String> = None;
    let mut any_block = false;
    for line in ir.lines() {
        let line = &without_memory(line);
        match &function {
            None => {
                function = defined(line);
                any_block = false;
            }
            Some(_) if line.starts_with('}') => function = None,
            Some(f) => {
                if let Some(name) = label(line) {
                    pending = Some(name);
                    any_block = true;
                } else if !any_block {
                    return Err(format!("the first block of `{f}` has no name"));
                } else if !line.contains(" = phi ") && line.starts_with(' ') {
                    if let Some(block) = pending.take() {
                        out.extend(bump(counters, table.len()));
                        table.push((f.clone(), block));
                    }
                }
            }
        }
        out.push(line.to_owned());
    }
    out.push(format!("@{counters} = global [{} x i64] zeroinitializer\n", table.len().max(1)));
    Ok(Instrumented { text: out.join("\n"), table })
}

/// A line without what it promises of memory: counters write it, and a call that only reads and
/// whose result nobody uses is left out by a code generator.
fn without_memory(line: &str) -> String {
    let mut line = line.to_owned();
    if !line.starts_with("attributes #") {
        return line;
    }
    for word in ["readnone ", "readonly "] {
        line = line.replace(word, "");
    }
    while let Some(start) = line.find("memory(") {
        let Some(length) = line[start..].find(')') else { break };
        line.replace_range(start..=start + length, "");
    }
    line
}

/// The instructions that count; named, so that numbered values keep their numbers.
fn bump(counters: &str, k: usize) -> Vec<String> {
    let slot = format!("getelementptr (i64, ptr @{counters}, i64 {k})");
    vec![
        format!("  %count.old.{k} = load i64, ptr {slot}"),
        format!("  %count.new.{k} = add i64 %count.old.{k}, 1"),
        format!("  store i64 %count.new.{k}, ptr {slot}"),
    ]
}

/// The name of the function whose definition this line opens.
pub fn defined(line: &str) -> Option<String> {
    let rest = line.strip_prefix("define ")?;
    let name = &rest[rest.find('@')? + 1..];
    match name.strip_prefix('"') {
        Some(quoted) => quoted.split_once('"').map(|(n, _)| n.to_owned()),
        None => name.split_once('(').map(|(n, _)| n.to_owned()),
    }
}

/// The block that this line of a function's body opens.
pub fn label(line: &str) -> Option<String> {
    if let Some(quoted) = line.strip_prefix('"') {
        return quoted.split_once("\":").map(|(n, _)| n.to_owned());
    }
    let (name, _) = line.split_once(':')?;
    let plain = |c: char| c.is_ascii_alphanumeric() || matches!(c, '-' | '$' | '.' | '_');
    (!name.is_empty() && name.chars().all(plain)).then(|| name.to_owned())
}

#[test]
fn counters_stand_behind_phis_and_keep_names() {
    let ir = "define i32 @\"f g\"(i32 %n) {\nentry:\n  br label %\"a b\"\n\n\"a b\":   ; preds\n  \
              %i = phi i32 [ 0, %entry ]\n  ret i32 %i\n}\n";
    let got = instrument(ir, "c").expect("it has names");
    let names: Vec<&str> = got.table.iter().map(|(_, b)| b.as_str()).collect();
    assert_eq!(names, ["entry", "a b"]);
    assert_eq!(got.table[0].0, "f g");
    let phi = got.text.find(" = phi ").expect("the phi is there");
    let second = got.text.find("%count.old.1").expect("the second counter is there");
    assert!(phi < second, "{}", got.text);
    assert!(instrument("define void @f() {\n  ret void\n}\n", "c").is_err());
}
