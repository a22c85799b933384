//! Progress and statistics of `loja generate`.

use std::collections::HashMap;
use std::time::{Duration, Instant};

use loja_practice::Problem;
use loja_practice::difficulty::{LEAST, MOST, rank_correlation};

use crate::claim::time_text;
use crate::output::{Exit, Output};

pub(crate) const PROGRESS_INTERVAL: Duration = Duration::from_millis(200);

pub(crate) struct GenerationReport {
    begun: Instant,
    shown: Instant,
    pub(crate) candidates: u64,
    dropped: HashMap<&'static str, u64>,
    pub(crate) found: Vec<Problem>,
}

impl GenerationReport {
    pub(crate) fn new() -> GenerationReport {
        GenerationReport {
            begun: Instant::now(),
            shown: Instant::now(),
            candidates: 0,
            dropped: HashMap::new(),
            found: Vec::new(),
        }
    }

    pub(crate) fn drop_for(&mut self, reason: &'static str) {
        *self.dropped.entry(reason).or_default() += 1;
    }

    /// With an estimate; only on a terminal.
    pub(crate) fn progress(&mut self, count: usize, most: u64, output: &mut Output) {
        let now = Instant::now();
        if now.duration_since(self.shown) < PROGRESS_INTERVAL {
            return;
        }
        self.shown = now;
        let found = self.found.len();
        let done = (share(found, count)).max(share(self.candidates, most));
        let spent = now.duration_since(self.begun);
        let rest = if done > 0.0 {
            let rest = spent.as_secs_f64() * (1.0 - done) / done;
            Duration::try_from_secs_f64(rest).map_or_else(
                |_| String::new(),
                |rest| format!(", about {} left", clock(rest)),
            )
        } else {
            String::new()
        };
        let candidates = self.candidates;
        output.progress(format_args!(
            "{} {found} of {count} problems, {candidates} candidates, {}{rest}",
            bar(done),
            clock(spent)
        ));
    }

    pub(crate) fn tell(&self, output: &mut Output) {
        let time = self.begun.elapsed();
        let minutes = time.as_secs_f64() / 60.0;
        let found = self.found.len();
        let mut lines = vec![format!(
            "{} candidates in {}, {:.0} a minute; {found} problems, {:.1} % of them, {:.0} a minute",
            self.candidates,
            time_text(time),
            number(self.candidates) / minutes,
            100.0 * share(found, self.candidates),
            number(found) / minutes,
        )];
        let mut dropped: Vec<_> = self.dropped.iter().collect();
        dropped.sort_by_key(|&(reason, count)| (u64::MAX - count, *reason));
        let dropped = dropped
            .iter()
            .map(|(reason, count)| format!("{reason} {count}"));
        lines.push(format!(
            "dropped: {}",
            dropped.collect::<Vec<_>>().join(", ")
        ));
        for from in (LEAST..=MOST).step_by(100) {
            let within =
                |problem: &&Problem| (from..from + 100).contains(&problem.difficulty.rating);
            let count = self.found.iter().filter(within).count();
            if count > 0 {
                let stars = "#".repeat((60 * count).div_ceil(found));
                lines.push(format!("{from:>5} {count:>6} {stars}"));
            }
        }
        let pairs = self.found.iter().map(|problem| {
            let difficulty = problem.difficulty;
            (difficulty.nodes, u64::from(difficulty.reading))
        });
        if let Some(agreement) = rank_correlation(&pairs.collect::<Vec<_>>()) {
            lines.push(format!("nodes and reading agree in rank by {agreement:.2}"));
        }
        for line in lines {
            output.complain(Exit::Done, line);
        }
    }
}

fn bar(done: f64) -> String {
    let filled = (0..20_u32).map(|at| {
        if f64::from(at) < 20.0 * done {
            '='
        } else {
            ' '
        }
    });
    format!("[{}]", filled.collect::<String>())
}

fn clock(time: Duration) -> String {
    let seconds = time.as_secs();
    format!("{}:{:02}", seconds / 60, seconds % 60)
}

fn share(part: impl TryInto<u64>, whole: impl TryInto<u64>) -> f64 {
    let whole = number(whole);
    if whole > 0.0 {
        number(part) / whole
    } else {
        1.0
    }
}

#[expect(clippy::cast_precision_loss, reason = "for display")]
fn number(count: impl TryInto<u64>) -> f64 {
    count.try_into().map_or(0.0, |count| count as f64)
}
