//! `symprof profile`: functions are solved in parallel, and printed in order as soon as they are.

use super::args::{Profile, ProfileFormat};
use super::output::Output;
use super::progress::Progress;
use super::{chosen, CommandError};
use std::process::ExitCode;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{channel, Sender};
use symprof::export::Language;
use symprof::expr::Notation;
use symprof::ir::FuncId;
use symprof::profile::{Evaluation, ModuleProfile, Point, ProfileError};
use symprof::report::code::{Code, File};
use symprof::report::{self, Layout, Order, Selection, Shown};
use symprof::stack::on_large_stack;

/// The counts of a function at the point, if there is one; or why there are none.
type Counted = Result<Option<(Point, Evaluation)>, ProfileError>;

pub fn run(args: &Profile) -> Result<ExitCode, CommandError> {
    let common = &args.common;
    check_code(args)?;
    let progress = Progress::new();
    let reading = progress.on(|| format!("reading {}", super::input::name(&common.file)));
    let loaded = super::input::load(&common.file)?;
    drop(reading);
    let profile = ModuleProfile::new(&loaded.module, super::options(common));
    let ids = super::select::all(common, &loaded)?;
    let order = args.sort.map(Into::into);
    let selection = chosen::selection(&args.chosen, order, &args.only, &loaded.module, &ids)?;
    let at = args.at.as_ref().map(super::eval::point).transpose()?;
    let at = at.or_else(|| (selection.order == Order::Count).then(Point::default));
    profile.check_assumptions(&ids)?;

    let mut form = Form::new(args);
    let mut without = Vec::new();
    let question = Question { profile: &profile, ids: &ids, at: at.as_ref(), args };
    question.in_order(&progress, |id, counted| {
        let shown = Shown::new(&profile, id).selecting(&selection);
        let counted = match counted {
            Ok(counted) => counted,
            Err(e) if ids.len() == 1 => return Err(failed(at.as_ref(), e)),
            Err(e) => {
                without.push(format!(
                    "{}: {}",
                    profile.function(id).name(),
                    failed(at.as_ref(), e)
                ));
                None
            }
        };
        let shown = match &counted {
            Some((point, answer)) => shown.counted(point, answer.root()),
            None => shown,
        };
        match shown.has_blocks() {
            true => {
                let text = form.text(&shown)?;
                progress.aside(|| form.write(&text));
                Ok(())
            }
            false => Ok(()),
        }
    })?;
    drop(progress);
    form.end(&selection, ids.len());
    super::warn(&loaded);
    without.iter().for_each(|why| super::note(&format!("no counts of {why}")));
    let code = form.out.finish();
    match question.unknown().as_slice() {
        [] => Ok(code),
        _ if args.ignore_unknown => Ok(code),
        names => {
            let (count, names) = (names.len(), names.join(", "));
            Err(CommandError::NoSymbol { names, count })
        }
    }
}

/// Code of all counts at all points is asked for without a choice of them.
fn check_code(args: &Profile) -> Result<(), CommandError> {
    let given = [
        (args.at.is_some(), "--at"),
        (args.sort.is_some(), "--sort"),
        (!args.only.is_empty(), "--only"),
        (!args.chosen.blocks.is_empty(), "--blocks"),
        (args.chosen.top.is_some(), "--top"),
        (args.unicode, "--unicode"),
    ];
    match given.into_iter().find(|g| g.0) {
        Some((_, what)) if code(args.format).is_some() => Err(CommandError::NotForCode { what }),
        _ => Ok(()),
    }
}

fn code(format: ProfileFormat) -> Option<Code> {
    Some(match format {
        ProfileFormat::Rust => Code::Language(Language::Rust),
        ProfileFormat::C => Code::Language(Language::C),
        ProfileFormat::Python => Code::Language(Language::Python),
        ProfileFormat::Javascript => Code::Language(Language::JavaScript),
        ProfileFormat::Smtlib => Code::Smtlib,
        ProfileFormat::Text
        | ProfileFormat::Json
        | ProfileFormat::Markdown
        | ProfileFormat::Latex => return None,
    })
}

/// Why there are no counts at a point.
fn failed(at: Option<&Point>, error: ProfileError) -> CommandError {
    let point = at.map(report::text::at).unwrap_or_default();
    match point.is_empty() {
        true => CommandError::Profile(error),
        false => CommandError::Point { point, error: Box::new(error) },
    }
}

/// What is asked of which functions.
struct Question<'a, 'm> {
    profile: &'a ModuleProfile<'m>,
    ids: &'a [FuncId],
    at: Option<&'a Point>,
    args: &'a Profile,
}

impl Question<'_, '_> {
    /// Solves all functions on as many threads as there are processors, and hands each on as soon as it
    /// and those before it are solved. One function is solved on this thread.
    fn in_order(
        &self,
        progress: &Progress,
        mut each: impl FnMut(FuncId, Counted) -> Result<(), CommandError>,
    ) -> Result<(), CommandError> {
        let ids = self.ids;
        // asking for the processors reads files of the system
        let workers = match ids.len() {
            0 | 1 => 1,
            n => std::thread::available_parallelism().map_or(1, usize::from).min(n),
        };
        progress.of(ids.len(), "functions");
        let solve = |id: FuncId| {
            let name = || &self.profile.module().functions[id].name;
            let _working = progress.on(|| format!("solving {}", name()));
            let solved = self.solve(id);
            progress.done();
            solved
        };
        if workers <= 1 {
            return ids.iter().try_for_each(|&id| each(id, solve(id)));
        }
        let next = AtomicUsize::new(0);
        // takes functions until there are none left, or nobody waits for them
        let work = |sender: Sender<(usize, Counted)>| loop {
            let k = next.fetch_add(1, Ordering::Relaxed);
            let Some(&id) = ids.get(k) else { return };
            if sender.send((k, solve(id))).is_err() {
                return;
            }
        };
        std::thread::scope(|scope| {
            let (sender, solved) = channel();
            for _ in 0..workers {
                let (sender, work) = (sender.clone(), &work);
                scope.spawn(move || on_large_stack(|| work(sender.clone())));
            }
            drop(sender);
            let mut waiting: Vec<Option<Counted>> = ids.iter().map(|_| None).collect();
            let mut at = 0;
            for (k, counted) in solved {
                waiting[k] = Some(counted);
                while let Some(counted) = waiting.get_mut(at).and_then(Option::take) {
                    each(ids[at], counted)?;
                    at += 1;
                }
            }
            Ok(())
        })
    }

    fn solve(&self, id: FuncId) -> Counted {
        let callees = self.profile.callees(id);
        let function = self.profile.function(id);
        // formulas are made readable here rather than when they are printed, one function at a time
        if code(self.args.format).is_none() {
            function.written();
            callees.map(|c| c.written());
        }
        let Some(at) = self.at else { return Ok(None) };
        // of several functions, each takes what it has
        let point = match self.ids.len() == 1 && !self.args.ignore_unknown {
            true => at.clone(),
            false => at.known_to(function).0,
        };
        let answer = self.profile.evaluate(id, &point)?;
        Ok(Some((point, answer)))
    }

    /// Names in the point that no function has.
    fn unknown(&self) -> Vec<String> {
        let names = self.at.into_iter().flat_map(|p| p.iter().map(|(name, _)| name));
        let has = |name: &str| self.ids.iter().any(|&id| self.profile.function(id).takes(name));
        names.filter(|n| !has(n)).map(|n| format!("`{n}`")).collect()
    }
}

/// Functions written one after the other.
struct Form {
    out: Output,
    format: ProfileFormat,
    layout: Layout,
    code: Option<File>,
    written: usize,
}

impl Form {
    fn new(args: &Profile) -> Form {
        let notation = if args.unicode { Notation::Unicode } else { Notation::Plain };
        let layout = Layout { notation, width: super::width(&args.common) };
        let code = code(args.format).map(File::new);
        Form { out: Output::new(), format: args.format, layout, code, written: 0 }
    }

    /// What is written for a function.
    fn text(&mut self, shown: &Shown<'_, '_>) -> Result<String, CommandError> {
        if let Some(file) = &mut self.code {
            return Ok(file.function(shown)?);
        }
        let text = match self.format {
            ProfileFormat::Markdown => report::markdown::profile(shown, self.layout),
            ProfileFormat::Latex => report::latex::profile(shown),
            ProfileFormat::Json => report::json::entry(shown),
            _ => report::text::profile(shown, self.layout),
        };
        Ok(text)
    }

    fn write(&mut self, text: &str) {
        let before = match (self.format, self.written) {
            _ if self.code.is_some() => "",
            (ProfileFormat::Json, 0) => report::json::START,
            (ProfileFormat::Json, _) => ",",
            (ProfileFormat::Latex, 0) => report::latex::PREAMBLE,
            (_, 0) => "",
            _ => "\n",
        };
        self.out.write(before);
        self.out.write(text);
        self.written += 1;
    }

    /// What comes after the last function.
    fn end(&mut self, selection: &Selection, functions: usize) {
        if self.format == ProfileFormat::Json {
            let start = if self.written == 0 { report::json::START } else { "" };
            self.out.write(start);
            self.out.write(report::json::END);
            return;
        }
        let left_out = functions - self.written;
        if left_out == 0 {
            return;
        }
        let wanted: Vec<&str> = selection.only.iter().map(|s| s.name()).collect();
        let wanted = if wanted.is_empty() { "such".to_owned() } else { wanted.join(" or ") };
        let what = match functions {
            1 => format!("the function has no {wanted} blocks"),
            _ => format!("{left_out} of {functions} functions have no {wanted} blocks"),
        };
        super::note(&what);
    }
}
