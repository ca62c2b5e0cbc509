//! `symprof annotate`: programs with their counts. LLVM IR gets the metadata, or the profile, of
//! profile-guided optimisation; MLIR gets formulas as attributes.

use super::args::{Annotate, AnnotateFormat};
use super::CommandError;
use symprof::input::{built_in, File, InputError};

/// Writes or prints the program with its counts.
pub fn run(args: &Annotate) -> Result<String, CommandError> {
    let common = &args.common;
    let bytes = super::input::bytes(&common.file)?;
    let name = super::input::name(&common.file);
    let registry = built_in();
    let made = match registry.choose(&File::new(&name, &bytes))?.name() {
        "MLIR" => {
            let given = [
                (args.at.is_some(), "--at"),
                (!common.function.is_empty(), "--function"),
                (args.format != AnnotateFormat::Ir, "--format"),
            ];
            if let Some((_, what)) = given.into_iter().find(|(given, _)| *given) {
                return Err(CommandError::NotForMlir { file: name, what });
            }
            mlir(args, &bytes, &name)?.into_bytes()
        }
        "LLVM IR" if matches!(args.format, AnnotateFormat::Lcov | AnnotateFormat::Autofdo) => {
            lines(args, &bytes, &name)?.into_bytes()
        }
        "LLVM IR" => llvm(args, &bytes, &name)?,
        kind => {
            let kind = kind.to_owned();
            return Err(CommandError::NotAnnotated { file: name, kind });
        }
    };
    super::output::written(args.output.as_deref(), made)
}

/// Executions of source lines at a point.
fn lines(args: &Annotate, bytes: &[u8], name: &str) -> Result<String, CommandError> {
    use symprof::profile::ModuleProfile;
    use symprof::report::lines::{Lines, Unknown};

    let (loaded, instructions) = built_in().load_bytes_with_instructions(bytes, name)?;
    let profile = ModuleProfile::new(&loaded.module, super::options(&args.common));
    let id = super::select::one(&args.common, &loaded)?;
    profile.check_assumptions(&[id])?;
    let point = args.at.as_ref().map(super::eval::point).transpose()?.unwrap_or_default();
    let answer = profile.evaluate(id, &point).map_err(|e| super::at_point(&point, e))?;
    let lines = Lines::new(&profile, &point, &answer, &instructions);
    let samples = args.format == AnnotateFormat::Autofdo;
    match lines.unknown() {
        // samples that are left out say that it never executes
        [first, ..] if samples => {
            // one that says what to bind rather than one that does not
            let first = lines.unknown().iter().find(|u| !u.symbols.is_empty()).unwrap_or(first);
            let callee = first.block.rsplit_once('/').map(|(function, _)| function);
            let callee = callee.filter(|f| *f != loaded.module.functions[id].name);
            let bind = match (first.symbols.as_slice(), callee) {
                // counts inside callees are sums over their calls, in which a callee's symbols have no one value
                ([], Some(f)) => format!(
                    "; ask for `{f}` by itself (`--function {f}`), where what data decides can be bound"
                ),
                ([], None) => String::new(),
                (all, _) => format!("; bind {} (`--at {}=…`)", all.join(", "), all[0]),
            };
            let (block, why) = (first.block.clone(), first.why.clone());
            return Err(CommandError::UnknownLines { block, why, bind });
        }
        unknown => {
            const SHOWN: usize = 10;
            let note = |u: &Unknown| format!("lines of {} are left out: {}", u.block, u.why);
            let mut notes: Vec<String> = unknown.iter().take(SHOWN).map(note).collect();
            if unknown.len() > SHOWN {
                notes.push(format!("lines of {} more blocks are left out", unknown.len() - SHOWN));
            }
            super::notes(&notes);
        }
    }
    let text = if samples { lines.samples() } else { lines.lcov() };
    if lines.is_empty() {
        return Err(CommandError::NoLines { file: name.to_owned() });
    }
    super::warn(&loaded);
    if !lines.tells_apart() {
        super::notes(&[
            "no discriminators tell apart code of one line: copies of an unrolled loop do not add \
                        up; compile with -fdebug-info-for-profiling"
                .to_owned(),
        ]);
    }
    let assumptions = answer.functions.iter().flat_map(|f| &f.assumptions);
    assumed(assumptions.map(String::as_str));
    Ok(text)
}

/// What the counts rest on, each once: what is written has no place for it.
fn assumed<'a>(all: impl Iterator<Item = &'a str>) {
    let mut notes: Vec<String> = Vec::new();
    for note in all.map(|a| format!("assumed: {a}")) {
        if !notes.contains(&note) {
            notes.push(note);
        }
    }
    super::notes(&notes);
}

#[cfg(feature = "llvm")]
fn llvm(args: &Annotate, bytes: &[u8], name: &str) -> Result<Vec<u8>, CommandError> {
    use symprof::profile::Point;
    use symprof::symprof_llvm::pgo::{annotate, text_profile, Form, PgoError, Request};

    let options = super::options(&args.common);
    let point = match &args.at {
        Some(raw) => super::eval::point(raw)?,
        None => Point::default(),
    };
    // names as people know them are looked up in the module
    let function = match args.common.function.is_empty() {
        true => None,
        false => {
            let loaded = built_in().load_bytes(bytes, name)?;
            let id = super::select::one(&args.common, &loaded)?;
            Some(loaded.module.functions[id].name.clone())
        }
    };
    let request = Request { function: function.as_deref(), point: &point, options };
    let bitcode = args.output.as_ref().is_some_and(|o| o.extension().is_some_and(|e| e == "bc"));
    let form = if bitcode { Form::Bitcode } else { Form::Text };
    let at_point = |error: PgoError| match error {
        PgoError::Profile(e) => super::at_point(&point, e),
        PgoError::Counter { .. } => {
            let at = Some(symprof::report::text::at(&point)).filter(|at| !at.is_empty());
            CommandError::Pgo { at, error: Box::new(error) }
        }
        error => CommandError::Pgo { at: None, error: Box::new(error) },
    };
    let (output, left, warnings, assumptions) = match args.format {
        AnnotateFormat::Ir | AnnotateFormat::Lcov | AnnotateFormat::Autofdo => {
            let made = annotate(bytes, name, &request, form).map_err(at_point)?;
            (made.output, made.left, made.warnings, made.assumptions)
        }
        AnnotateFormat::Proftext => {
            let made = text_profile(bytes, name, &request).map_err(at_point)?;
            (made.output.into_bytes(), made.left, made.warnings, made.assumptions)
        }
    };
    super::notes(&warnings);
    // what stays without weights, as far as a reader wants to see it
    const SHOWN: usize = 10;
    let first: Vec<String> =
        left.iter().take(SHOWN).map(|l| format!("without weights: {l}")).collect();
    super::notes(&first);
    if left.len() > SHOWN {
        super::notes(&[format!("without weights: {} more", left.len() - SHOWN)]);
    }
    assumed(assumptions.iter().map(String::as_str));
    Ok(output)
}

/// Without its frontend, no file is LLVM IR.
#[cfg(not(feature = "llvm"))]
fn llvm(_: &Annotate, _: &[u8], name: &str) -> Result<Vec<u8>, CommandError> {
    Err(CommandError::NotAnnotated { file: name.to_owned(), kind: "LLVM IR".to_owned() })
}

#[cfg(feature = "mlir")]
fn mlir(args: &Annotate, bytes: &[u8], name: &str) -> Result<String, CommandError> {
    use symprof::profile::{BlockProfile, FunctionProfile, ModuleProfile};
    use symprof::symprof_mlir::{self, Formulas};

    let options = super::options(&args.common);
    let refused = std::sync::OnceLock::new();
    let count =
        |function: &FunctionProfile, block: &BlockProfile| match function.formula_text(block) {
            Some(formula) => formula,
            None => {
                let status = block.count.status().name();
                format!("{status}: {}", block.count.reason().unwrap_or("no formula"))
            }
        };
    let text = symprof_mlir::annotate_bytes(bytes, name, |loaded| {
        let profile = ModuleProfile::new(&loaded.module, options.clone());
        let mut formulas = Formulas::default();
        let ids: Vec<_> = loaded.module.functions.keys().collect();
        if let Err(e) = profile.check_assumptions(&ids) {
            let _ = refused.set(e);
            return formulas;
        }
        for id in ids {
            let function = profile.function(id);
            let blocks = function.blocks().iter();
            formulas.counts.extend(blocks.map(|b| ((id, b.block), count(function, b))));
            formulas.domains.extend(domain(function).map(|d| (id, d)));
            let assumed = function.assumptions();
            if !assumed.is_empty() {
                formulas.assumptions.insert(id, assumed.join("; "));
            }
        }
        formulas
    });
    match refused.into_inner() {
        Some(e) => Err(e.into()),
        None => Ok(text.map_err(|e| InputError::Refused(e.into()))?),
    }
}

/// All conditions within which the formulas of a function hold, as one.
#[cfg(feature = "mlir")]
fn domain(function: &symprof::profile::FunctionProfile) -> Option<String> {
    let written = function.written();
    let mut all: Vec<String> = Vec::new();
    for &c in function.domain().iter().chain(function.data_domain()) {
        let c = written.condition(c);
        let text = written.store().display(c).to_string();
        let text = if text.contains("||") { format!("({text})") } else { text };
        if !written.store().is_one(c) && !all.contains(&text) {
            all.push(text);
        }
    }
    (!all.is_empty()).then(|| all.join(" && "))
}

/// Without its frontend, no file is MLIR.
#[cfg(not(feature = "mlir"))]
fn mlir(args: &Annotate, bytes: &[u8], name: &str) -> Result<String, CommandError> {
    let _ = (args, bytes);
    Err(CommandError::NotAnnotated { file: name.to_owned(), kind: "MLIR".to_owned() })
}
