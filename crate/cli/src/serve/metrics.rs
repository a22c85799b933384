//! What `/metrics` counts, as Prometheus reads it.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use crate::lock::lock;

/// A path and a status.
type Of = (&'static str, u16);

#[derive(Default)]
pub(super) struct Metrics {
    /// How many answers of each path and status, and how long they took together.
    answers: Mutex<BTreeMap<Of, (u64, Duration)>>,
    busy: AtomicUsize,
}

impl Metrics {
    pub(super) fn begin(&self) {
        self.busy.fetch_add(1, Ordering::SeqCst);
    }

    pub(super) fn end(&self) {
        self.busy.fetch_sub(1, Ordering::SeqCst);
    }

    pub(super) fn count(&self, path: &'static str, status: u16, time: Duration) {
        let mut answers = lock(&self.answers);
        let (count, times) = answers.entry((path, status)).or_default();
        *count += 1;
        *times = times.saturating_add(time);
    }

    pub(super) fn text(&self, waiting: usize, most: usize) -> String {
        let mut text = String::new();
        let mut put = |name: &str, kind: &str, help: &str, rows: &[(String, String)]| {
            // Writing to a string can't fail.
            let _ = writeln!(text, "# HELP {name} {help}\n# TYPE {name} {kind}");
            for (labels, value) in rows {
                let _ = writeln!(text, "{name}{labels} {value}");
            }
        };
        let plain = |value: usize| [(String::new(), value.to_string())];
        put(
            "loja_waiting",
            "gauge",
            "Requests that wait for a worker.",
            &plain(waiting),
        );
        put(
            "loja_waiting_limit",
            "gauge",
            "How many may wait.",
            &plain(most),
        );
        let busy = self.busy.load(Ordering::SeqCst);
        put(
            "loja_busy",
            "gauge",
            "Requests that are worked on.",
            &plain(busy),
        );
        let answers = lock(&self.answers);
        let rows = |value: fn(&(u64, Duration)) -> String| -> Vec<(String, String)> {
            let row = |(&(path, status), told): (&Of, &(u64, Duration))| {
                let labels = format!("{{path=\"{path}\",status=\"{status}\"}}");
                (labels, value(told))
            };
            answers.iter().map(row).collect()
        };
        let counts = rows(|(count, _)| count.to_string());
        put("loja_answers_total", "counter", "Answers given.", &counts);
        let times = rows(|(_, times)| times.as_secs_f64().to_string());
        let what = "Seconds from a request to its answer, all together.";
        put("loja_answer_seconds_total", "counter", what, &times);
        text
    }
}
