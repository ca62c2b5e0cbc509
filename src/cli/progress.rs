//! A sign of life on a terminal on which nothing else has been seen for half a second.

use indicatif::{ProgressBar, ProgressStyle};
use std::io::IsTerminal;
use std::sync::mpsc::{channel, RecvTimeoutError, Sender};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

/// How long nothing is seen before the sign is shown.
const QUIET: Duration = Duration::from_millis(500);

/// How often it changes.
const TICK: Duration = Duration::from_millis(100);

/// Says on stderr what is being worked on, for how long, and how much is done; nothing where stderr is no
/// terminal.
pub struct Progress {
    watched: Option<Watched>,
}

struct Watched {
    sign: Arc<Mutex<Sign>>,
    /// its end is the thread's
    thread: Option<(Sender<()>, JoinHandle<()>)>,
}

/// What is shown, and what there is to show.
struct Sign {
    work: Work,
    bar: Option<ProgressBar>,
}

impl Progress {
    /// Starts to watch the time.
    pub fn new() -> Self {
        if !std::io::stderr().is_terminal() {
            return Progress { watched: None };
        }
        let sign = Arc::new(Mutex::new(Sign { work: Work::new(Instant::now()), bar: None }));
        let shown = Arc::clone(&sign);
        let (sender, end) = channel::<()>();
        let run = move || {
            while end.recv_timeout(TICK) == Err(RecvTimeoutError::Timeout) {
                lock(&shown).draw();
            }
            lock(&shown).clear();
        };
        let thread = std::thread::Builder::new().spawn(run).ok().map(|t| (sender, t));
        Progress { watched: Some(Watched { sign, thread }) }
    }

    /// Says how many things there are to work on, and what they are called.
    pub fn of(&self, all: usize, what: &'static str) {
        self.change(|work| work.of = Some((all, what)));
    }

    /// One of them is done.
    pub fn done(&self) {
        self.change(|work| work.done += 1);
    }

    /// What is being worked on, until the answer is dropped.
    #[must_use]
    pub fn on(&self, what: impl FnOnce() -> String) -> Working<'_> {
        let mut number = 0;
        self.change(|work| number = work.start(what(), Instant::now()));
        Working { progress: self, number }
    }

    /// Runs what prints, with the sign out of its way. What stands on the terminal then is a sign of life too.
    pub fn aside<R>(&self, print: impl FnOnce() -> R) -> R {
        let Some(watched) = &self.watched else { return print() };
        let mut sign = lock(&watched.sign);
        sign.clear();
        let printed = print();
        if std::io::stdout().is_terminal() {
            sign.work.quiet_since = Instant::now();
        }
        printed
    }

    fn change(&self, change: impl FnOnce(&mut Work)) {
        if let Some(watched) = &self.watched {
            change(&mut lock(&watched.sign).work);
        }
    }
}

fn lock(sign: &Mutex<Sign>) -> MutexGuard<'_, Sign> {
    sign.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Drop for Progress {
    fn drop(&mut self) {
        if let Some((sender, thread)) = self.watched.as_mut().and_then(|w| w.thread.take()) {
            drop(sender);
            let _ = thread.join();
        }
    }
}

/// Something that is being worked on.
pub struct Working<'p> {
    progress: &'p Progress,
    number: u64,
}

impl Working<'_> {
    /// How far it is.
    pub fn says(&self, what: impl FnOnce() -> String) {
        self.progress.change(|work| {
            if let Some(one) = work.all.iter_mut().find(|one| one.number == self.number) {
                one.what = what();
            }
        });
    }
}

impl Drop for Working<'_> {
    fn drop(&mut self) {
        self.progress.change(|work| work.all.retain(|one| one.number != self.number));
    }
}

impl Sign {
    fn draw(&mut self) {
        match self.work.line(Instant::now()) {
            Some((time, line)) => {
                let bar = match self.bar.take() {
                    Some(bar) => bar,
                    None => spinner().with_prefix(time.clone()).with_message(line.clone()),
                };
                bar.set_prefix(time);
                bar.set_message(line);
                bar.tick();
                self.bar = Some(bar);
            }
            None => self.clear(),
        }
    }

    fn clear(&mut self) {
        if let Some(bar) = self.bar.take() {
            bar.finish_and_clear();
        }
    }
}

fn spinner() -> ProgressBar {
    let bar = ProgressBar::new_spinner();
    // a line that is too long for the terminal is cut off
    if let Ok(style) = ProgressStyle::with_template("{spinner} {prefix} {wide_msg}") {
        bar.set_style(style);
    }
    bar
}

/// All that is being worked on, on any thread.
struct Work {
    all: Vec<One>,
    started: u64,
    /// of how many things, and what they are called
    of: Option<(usize, &'static str)>,
    done: usize,
    began: Instant,
    /// when something was last seen on the terminal
    quiet_since: Instant,
}

struct One {
    number: u64,
    what: String,
    since: Instant,
}

impl Work {
    fn new(now: Instant) -> Work {
        Work { all: Vec::new(), started: 0, of: None, done: 0, began: now, quiet_since: now }
    }

    fn start(&mut self, what: String, since: Instant) -> u64 {
        let number = self.started;
        self.started += 1;
        self.all.push(One { number, what, since });
        number
    }

    /// What is shown: for how long there has been work, what has been worked on for longest, how much is done.
    fn line(&self, now: Instant) -> Option<(String, String)> {
        if now.saturating_duration_since(self.quiet_since) < QUIET {
            return None;
        }
        let longest = self.all.first()?;
        let seconds = |since| now.saturating_duration_since(since).as_secs();
        let (whole, alone) = (seconds(self.began), seconds(longest.since));
        let alone = match alone {
            0 => String::new(),
            _ if alone == whole => String::new(),
            alone => format!(" for {alone}s"),
        };
        let done = match self.of {
            Some((all, what)) if all > 1 => format!(" ({} of {all} {what} done)", self.done),
            _ => String::new(),
        };
        Some((format!("{whole}s"), format!("{}{alone}{done}", longest.what)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_takes_longest_is_shown_and_counts_up() {
        let start = Instant::now();
        let at = |millis: u64| start + Duration::from_millis(millis);
        let mut work = Work::new(start);
        let line = |work: &Work, millis| work.line(at(millis)).map(|(t, l)| format!("{t} {l}"));
        work.of = Some((3, "functions"));
        let first = work.start("solving f".into(), at(0));
        work.start("solving g".into(), at(100));
        assert_eq!(line(&work, 400), None, "short work shows nothing");
        // other work that begins and ends does not put it off
        work.done = 1;
        work.start("solving h".into(), at(600));
        let shown = line(&work, 600);
        assert_eq!(shown.as_deref(), Some("0s solving f (1 of 3 functions done)"));
        work.all.retain(|one| one.number != first);
        work.done = 2;
        let shown = line(&work, 3050);
        assert_eq!(shown.as_deref(), Some("3s solving g for 2s (2 of 3 functions done)"));
        // what was printed on the terminal just now is a sign of life
        work.quiet_since = at(3000);
        assert_eq!(line(&work, 3200), None);
        work.of = Some((1, "functions"));
        assert_eq!(line(&work, 4200).as_deref(), Some("4s solving g"));
    }
}
