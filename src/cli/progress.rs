//! A sign of life on a terminal while work takes longer than a second.

use indicatif::{ProgressBar, ProgressStyle};
use std::io::IsTerminal;
use std::sync::mpsc::{channel, RecvTimeoutError, Sender};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::JoinHandle;
use std::time::Duration;

/// Says on stderr what is being worked on; nothing where stderr is no terminal.
pub struct Progress {
    work: Option<(Sender<String>, JoinHandle<()>)>,
    bar: Arc<Mutex<Option<ProgressBar>>>,
}

impl Progress {
    /// Starts to watch the time.
    pub fn new() -> Self {
        let bar = Arc::default();
        if !std::io::stderr().is_terminal() {
            return Progress { work: None, bar };
        }
        let shown = Arc::clone(&bar);
        let (sender, messages) = channel::<String>();
        let run = move || {
            let mut message = String::new();
            let mut wait = Duration::from_secs(1);
            loop {
                match messages.recv_timeout(wait) {
                    Ok(m) => message = m,
                    Err(RecvTimeoutError::Disconnected) => break,
                    Err(RecvTimeoutError::Timeout) => {
                        wait = Duration::from_millis(100);
                        let mut bar = shown.lock().unwrap_or_else(PoisonError::into_inner);
                        let spinner = bar.get_or_insert_with(spinner);
                        spinner.set_message(message.clone());
                        spinner.tick();
                    }
                }
            }
            if let Some(spinner) = &*shown.lock().unwrap_or_else(PoisonError::into_inner) {
                spinner.finish_and_clear();
            }
        };
        let work = std::thread::Builder::new().spawn(run).ok().map(|t| (sender, t));
        Progress { work, bar }
    }

    /// Runs what prints on the same terminal, with the sign out of its way.
    pub fn aside<R>(&self, print: impl FnOnce() -> R) -> R {
        match &*self.bar.lock().unwrap_or_else(PoisonError::into_inner) {
            Some(bar) => bar.suspend(print),
            None => print(),
        }
    }

    /// What is being worked on from now on.
    pub fn on(&self, what: impl FnOnce() -> String) {
        if let Some((sender, _)) = &self.work {
            let _ = sender.send(what());
        }
    }
}

fn spinner() -> ProgressBar {
    let bar = ProgressBar::new_spinner();
    if let Ok(style) = ProgressStyle::with_template("{spinner} {msg} ({elapsed})") {
        bar.set_style(style);
    }
    bar
}

impl Drop for Progress {
    fn drop(&mut self) {
        if let Some((sender, thread)) = self.work.take() {
            drop(sender);
            let _ = thread.join();
        }
    }
}
