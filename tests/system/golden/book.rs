//! The golden files of a folder: how what is now differs from them, and how it takes their place.

use super::page::Page;
use similar::{ChangeTag, TextDiff};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

/// All pages of one kernel, by label (`O2`, `affine`), in the order in which they are shown.
pub type Pages = Vec<(String, Page)>;

/// How to accept what is now.
pub const COMMAND: &str = "SYMPROF_BLESS=1 cargo test --test system golden";

/// Lines of differences that are shown of a kernel, and of all.
const LINES_OF_ONE: usize = 30;
const LINES: usize = 200;

/// The golden files of a folder.
pub struct Book {
    folder: PathBuf,
    /// kept in the files where this run did not make them (what this machine cannot execute)
    labels: Vec<String>,
}

/// What became of the files.
#[derive(Debug, PartialEq, Eq)]
pub enum Settled {
    Equal,
    /// so many files were written or removed
    Blessed(usize),
}

/// Are differences to be accepted?
pub fn blesses() -> bool {
    std::env::var_os("SYMPROF_BLESS").is_some_and(|v| !v.is_empty() && v != "0")
}

impl Book {
    /// The golden files in `folder`, whose pages have these labels and no others.
    pub fn new(folder: impl Into<PathBuf>, labels: &[&str]) -> Book {
        let labels = labels.iter().map(|l| (*l).to_owned()).collect();
        Book { folder: folder.into(), labels }
    }

    /// Compares the files with the pages of all kernels, or writes them. `wrong` has the values that
    /// are not the true counts, by kernel: those are never written. `note` stands before differences.
    pub fn settle(
        &self,
        kernels: &BTreeMap<String, Pages>,
        wrong: &BTreeMap<String, Vec<String>>,
        note: Option<&str>,
        bless: bool,
    ) -> Result<Settled, String> {
        let mut differences = Differences::default();
        let mut written = 0;
        for path in self.without_kernel(kernels)? {
            let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
            if bless {
                std::fs::remove_file(&path).map_err(|e| format!("{}: {e}", path.display()))?;
                written += 1;
            } else {
                differences
                    .add(&name, &["belongs to no kernel, or to one without such lines".into()]);
            }
        }
        for (name, pages) in kernels {
            let refused = wrong.get(name).is_some_and(|w| !w.is_empty());
            for (kind, text) in [("formulas", formulas as Of), ("reasons", reasons as Of)] {
                let path = self.folder.join(format!("{name}.{kind}"));
                let old = match std::fs::read_to_string(&path) {
                    Ok(text) => sections(&text),
                    Err(e) if e.kind() == std::io::ErrorKind::NotFound => BTreeMap::new(),
                    Err(e) => return Err(format!("{}: {e}", path.display())),
                };
                let new = self.renewed(&old, pages, text);
                if old == new {
                    continue;
                }
                if !bless {
                    let file = format!("{name}.{kind}");
                    differences.add(&file, &self.difference(&old, &new));
                } else if !refused {
                    self.write(&path, &new)?;
                    written += 1;
                }
            }
        }
        let wrong: Vec<String> = wrong
            .iter()
            .flat_map(|(name, w)| w.iter().map(move |w| format!("{name}: {w}")))
            .collect();
        if !wrong.is_empty() {
            let shown: Vec<&str> = wrong.iter().take(20).map(String::as_str).collect();
            return Err(format!(
                "{} values of formulas are not the true counts; their kernels are not blessed:\n{}",
                wrong.len(),
                shown.join("\n")
            ));
        }
        match (differences.files.is_empty(), bless) {
            (true, true) => Ok(Settled::Blessed(written)),
            (true, false) => Ok(Settled::Equal),
            (false, _) => Err(differences.message(&self.folder, note)),
        }
    }

    /// The sections of a file as they are now: those that this run did not make stay.
    fn renewed(&self, old: &Sections, pages: &Pages, of: Of) -> Sections {
        let mut new = Sections::new();
        for label in &self.labels {
            let text = match pages.iter().find(|(l, _)| l == label) {
                Some((_, page)) => Some(of(page).to_owned()),
                None => old.get(label).cloned(),
            };
            if let Some(text) = text.filter(|t| !t.is_empty()) {
                new.insert(label.clone(), text);
            }
        }
        new
    }

    /// Labels of the same text go together.
    fn grouped<T: PartialEq>(&self, of: impl Fn(&str) -> Option<T>) -> Vec<(String, T)> {
        let mut groups: Vec<(String, T)> = Vec::new();
        for label in &self.labels {
            let Some(text) = of(label) else { continue };
            match groups.iter_mut().find(|(_, t)| *t == text) {
                Some((labels, _)) => *labels += &format!(" {label}"),
                None => groups.push((label.clone(), text)),
            }
        }
        groups
    }

    fn write(&self, path: &Path, sections: &Sections) -> Result<(), String> {
        let error = |e: std::io::Error| format!("{}: {e}", path.display());
        if sections.is_empty() {
            return std::fs::remove_file(path).map_err(error);
        }
        let groups = self.grouped(|l| sections.get(l));
        let texts: Vec<String> =
            groups.into_iter().map(|(labels, text)| format!("== {labels}\n{text}")).collect();
        std::fs::create_dir_all(&self.folder).map_err(error)?;
        std::fs::write(path, texts.join("\n")).map_err(error)
    }

    /// Files that are there for no kernel.
    fn without_kernel(&self, kernels: &BTreeMap<String, Pages>) -> Result<Vec<PathBuf>, String> {
        let Ok(entries) = std::fs::read_dir(&self.folder) else { return Ok(Vec::new()) };
        let mut paths: Vec<PathBuf> = entries.flatten().map(|e| e.path()).collect();
        paths.sort();
        let is_golden =
            |p: &PathBuf| p.extension().is_some_and(|e| e == "formulas" || e == "reasons");
        let is_old = |p: &PathBuf| {
            let name = p.file_stem().unwrap_or_default().to_string_lossy().into_owned();
            !kernels.contains_key(&name)
        };
        Ok(paths.into_iter().filter(|p| is_golden(p) && is_old(p)).collect())
    }

    fn difference(&self, old: &Sections, new: &Sections) -> Vec<String> {
        let pair = |label: &str| {
            let (a, b) = (old.get(label), new.get(label));
            (a != b).then_some((a, b))
        };
        let mut lines = Vec::new();
        for (labels, (old, new)) in self.grouped(pair) {
            lines.push(format!("== {labels}"));
            let (old, new) = (old.map_or("", |t| t), new.map_or("", |t| t));
            for change in TextDiff::from_lines(old, new).iter_all_changes() {
                let sign = match change.tag() {
                    ChangeTag::Delete => '-',
                    ChangeTag::Insert => '+',
                    ChangeTag::Equal => continue,
                };
                let text: String = change.value().trim_end().chars().take(300).collect();
                lines.push(format!("{sign}{text}"));
            }
        }
        lines
    }
}

type Of = for<'p> fn(&'p Page) -> &'p str;

fn formulas(page: &Page) -> &str {
    &page.formulas
}

fn reasons(page: &Page) -> &str {
    &page.reasons
}

/// Texts by label.
type Sections = BTreeMap<String, String>;

/// The texts of a golden file by label.
fn sections(file: &str) -> Sections {
    let mut all = Sections::new();
    for section in format!("\n{file}").split("\n== ").skip(1) {
        let (labels, text) = section.split_once('\n').unwrap_or((section, ""));
        // an empty line parts sections
        let text = format!("{}\n", text.trim_end());
        for label in labels.split_whitespace() {
            all.insert(label.to_owned(), text.clone());
        }
    }
    all
}

/// What differs, by file.
#[derive(Default)]
struct Differences {
    files: Vec<String>,
    lines: Vec<String>,
    left_out: usize,
}

impl Differences {
    fn add(&mut self, file: &str, lines: &[String]) {
        self.files.push(file.to_owned());
        if self.lines.len() >= LINES {
            self.left_out += lines.len();
            return;
        }
        self.lines.push(format!("--- {file}"));
        self.lines.extend(lines.iter().take(LINES_OF_ONE).cloned());
        if lines.len() > LINES_OF_ONE {
            self.lines.push(format!("… {} more lines", lines.len() - LINES_OF_ONE));
        }
    }

    fn message(&self, folder: &Path, note: Option<&str>) -> String {
        let note = note.map(|n| format!("{n}\n")).unwrap_or_default();
        let more = match self.left_out {
            0 => String::new(),
            n => format!("\n… {n} more lines, in {}", self.files[self.files.len() - 1]),
        };
        format!(
            "{note}{} golden files in {} differ (-: golden, +: now):\n{}{more}\n\
             To accept what is now, look at it and run: {COMMAND}",
            self.files.len(),
            folder.display(),
            self.lines.join("\n")
        )
    }
}
