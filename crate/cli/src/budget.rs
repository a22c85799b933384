//! How long a search may go on, and with what.

use std::num::NonZeroUsize;
use std::time::{Duration, Instant};

use loja_solver::Switches;

/// Nodes that a position may cost when nothing else is told.
const NODES: u64 = 20_000_000;

/// A time that no clock can tell.
const NEVER: Duration = Duration::MAX;

/// The flags for it.
#[derive(clap::Args, Clone, Copy)]
pub(crate) struct Budget {
    /// Give a position up after so many nodes, all its claims together
    #[arg(long, value_name = "N", default_value_t = NODES)]
    pub(crate) max_nodes: u64,
    /// Give a position up after so many seconds
    #[arg(long, value_name = "S", value_parser = seconds)]
    max_seconds: Option<Duration>,
}

impl Budget {
    /// So many nodes and any time.
    pub(crate) fn of_nodes(max_nodes: u64) -> Budget {
        Budget {
            max_nodes,
            max_seconds: None,
        }
    }

    /// When a search that begins now has to end; `None` for never.
    pub(crate) fn deadline(&self) -> Option<Instant> {
        // Nor does a clock tell all that is sooner.
        Instant::now().checked_add(self.max_seconds?)
    }
}

/// The flag for threads.
#[derive(clap::Args, Clone, Copy)]
pub(crate) struct Jobs {
    /// Use so many threads; without it, one a core
    #[arg(long, value_name = "J", value_parser = clap::value_parser!(u16).range(1..=1024))]
    jobs: Option<u16>,
}

impl Jobs {
    pub(crate) const ONE: Jobs = Jobs { jobs: Some(1) };

    pub(crate) fn count(self) -> usize {
        let cores = || std::thread::available_parallelism().map_or(1, NonZeroUsize::get);
        self.jobs.map_or_else(cores, usize::from)
    }
}

/// The flag for the search's lemmas.
#[derive(clap::Args, Clone)]
pub(crate) struct Lemmas {
    /// Search without this lemma; may be told again for others
    #[arg(long, value_name = "LEMMA", value_parser = lemma)]
    without: Vec<Switches>,
}

impl Lemmas {
    pub(crate) fn switches(&self) -> Switches {
        let all = Switches::ALL;
        self.without.iter().fold(all, |on, &off| on.minus(off))
    }
}

fn lemma(text: &str) -> Result<Switches, String> {
    Switches::named(text).ok_or_else(|| {
        let names: Vec<&str> = Switches::NAMES.iter().map(|(name, _)| *name).collect();
        format!("one of {} is expected", names.join(", "))
    })
}

fn seconds(text: &str) -> Result<Duration, String> {
    let wrong = || "a number of seconds is expected".to_owned();
    let number: f64 = text.parse().map_err(|_| wrong())?;
    if number.is_nan() || number < 0.0 {
        return Err(wrong());
    }
    Ok(Duration::try_from_secs_f64(number).unwrap_or(NEVER))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seconds_are_a_number_and_not_negative() {
        assert_eq!(seconds("1.5"), Ok(Duration::from_millis(1500)));
        assert_eq!(seconds("1e300"), Ok(Duration::MAX));
        for wrong in ["-1", "-0.5", "NaN", "soon", ""] {
            assert!(seconds(wrong).is_err(), "{wrong}");
        }
    }
}
