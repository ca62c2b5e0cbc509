//! Running the program, finding files, reading expectations.

use serde_json::Value;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::OnceLock;

/// A path below `tests/`.
pub fn file(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests").join(path)
}

/// What the program answered.
pub struct Answer {
    pub code: Option<i32>,
    pub stdout: String,
    pub stderr: String,
}

impl Answer {
    /// The text on stdout of a command that succeeded.
    pub fn text(self) -> String {
        assert_eq!(self.code, Some(0), "stderr: {}", self.stderr);
        self.stdout
    }

    /// The message of a command that failed and printed nothing else.
    pub fn error(self) -> String {
        assert_eq!((self.code, self.stdout.as_str()), (Some(1), ""));
        self.stderr
    }

    /// The JSON on stdout of a command that succeeded.
    pub fn json(&self) -> Value {
        assert_eq!(self.code, Some(0), "stderr: {}", self.stderr);
        let value = serde_json::from_str(&self.stdout).expect("JSON on stdout");
        conforms(&value);
        value
    }
}

/// The published schema holds of what is printed.
pub fn conforms(value: &Value) {
    static SCHEMA: OnceLock<jsonschema::Validator> = OnceLock::new();
    let schema = SCHEMA.get_or_init(|| {
        let schema = serde_json::from_str(symprof::report::json::SCHEMA).expect("JSON");
        jsonschema::validator_for(&schema).expect("a JSON Schema")
    });
    if let Err(e) = schema.validate(value) {
        let message: String = e.to_string().chars().take(2000).collect();
        panic!("not of the published form: {message}");
    }
}

/// Runs the program with these arguments, its output in pipes.
pub fn symprof(arguments: &[&str]) -> Answer {
    symprof_reading(arguments, b"")
}

/// Runs the program with that on its standard input.
pub fn symprof_reading(arguments: &[&str], input: &[u8]) -> Answer {
    let mut child = Command::new(env!("CARGO_BIN_EXE_symprof"))
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut stdin = child.stdin.take().expect("its standard input");
    let input = input.to_vec();
    // whoever does not read it closes it
    let writer = std::thread::spawn(move || drop(stdin.write_all(&input)));
    let Output { status, stdout, stderr } = child.wait_with_output().expect("the program ends");
    writer.join().expect("no writer panics");
    Answer {
        code: status.code(),
        stdout: String::from_utf8(stdout).expect("UTF-8"),
        stderr: String::from_utf8(stderr).expect("UTF-8"),
    }
}

/// A tool of LLVM 19.
pub fn llvm(tool: &str) -> Command {
    let prefix = std::env::var("LLVM_SYS_191_PREFIX").unwrap_or("/usr/lib/llvm-19".into());
    Command::new(format!("{prefix}/bin/{tool}"))
}

/// A file in a directory of this test run.
pub fn temporary(name: &str, content: impl AsRef<[u8]>) -> String {
    let dir = Path::new(env!("CARGO_TARGET_TMPDIR")).join("system");
    std::fs::create_dir_all(&dir).expect("a directory for temporary files");
    let path = dir.join(name);
    std::fs::write(&path, content).expect("a temporary file");
    path.display().to_string()
}

/// A kernel with its true counts.
pub struct Kernel {
    pub name: String,
    pub ir: PathBuf,
    pub function: String,
    pub runs: Vec<Run>,
    /// blocks (`function/block`) that tensor contents decide
    pub data_dependent: Vec<String>,
}

/// True counts at a point.
pub struct Run {
    pub args: Vec<(String, i64)>,
    /// function, block, count
    pub counts: Vec<(String, String, u64)>,
}

/// The kernels of a folder below `tests/`, by name.
pub fn kernels(folder: &str) -> Vec<Kernel> {
    let mut paths: Vec<PathBuf> = std::fs::read_dir(file(folder))
        .expect("the folder of kernels")
        .map(|e| e.expect("a directory entry").path())
        .filter(|p| p.extension().is_some_and(|e| e == "json"))
        .collect();
    paths.sort();
    paths.iter().map(|p| kernel(p)).collect()
}

fn kernel(path: &Path) -> Kernel {
    let text = std::fs::read_to_string(path).expect("the counts of a kernel");
    let v: Value = serde_json::from_str(&text).expect("JSON");
    let strings = |v: &Value| -> Vec<String> {
        v.as_array().into_iter().flatten().filter_map(|s| s.as_str()).map(str::to_owned).collect()
    };
    let run = |r: &Value| Run {
        args: r["args"]
            .as_object()
            .expect("args")
            .iter()
            .map(|(n, v)| (n.clone(), v.as_i64().expect("a 64-bit argument")))
            .collect(),
        counts: r["counts"]
            .as_object()
            .expect("counts")
            .iter()
            .flat_map(|(f, blocks)| {
                let blocks = blocks.as_object().expect("blocks");
                blocks.iter().map(|(b, n)| (f.clone(), b.clone(), n.as_u64().expect("a count")))
            })
            .collect(),
    };
    Kernel {
        name: path.file_stem().map(|s| s.to_string_lossy().into_owned()).unwrap_or_default(),
        ir: path.with_extension("ll"),
        function: v["function"].as_str().expect("a function").to_owned(),
        runs: v["runs"].as_array().expect("runs").iter().map(run).collect(),
        data_dependent: strings(&v["data_dependent"]),
    }
}

/// Calls `f` for each item, on as many threads as there are processors; answers keep their order.
pub fn parallel<T: Sync, R: Send>(items: &[T], f: impl Fn(&T) -> R + Sync) -> Vec<R> {
    let next = AtomicUsize::new(0);
    let threads = std::thread::available_parallelism().map_or(2, usize::from);
    let mut answers: Vec<(usize, R)> = std::thread::scope(|s| {
        let workers: Vec<_> = (0..threads)
            .map(|_| {
                s.spawn(|| {
                    let mut mine = Vec::new();
                    loop {
                        let k = next.fetch_add(1, Ordering::Relaxed);
                        match items.get(k) {
                            Some(item) => mine.push((k, f(item))),
                            None => return mine,
                        }
                    }
                })
            })
            .collect();
        workers.into_iter().flat_map(|w| w.join().expect("no worker panics")).collect()
    });
    answers.sort_by_key(|(k, _)| *k);
    answers.into_iter().map(|(_, r)| r).collect()
}
