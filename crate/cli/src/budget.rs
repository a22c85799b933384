//! Limits of a search.

use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use loja_solver::{Limits, Switches};

/// The limit without `--max-nodes` and `--max-seconds`.
const SECONDS: Duration = Duration::from_secs(30);

/// In MiB.
const MEGABYTES: u64 = 1024;

/// Longer than any clock.
const NEVER: Duration = Duration::MAX;

#[derive(clap::Args, Clone, Copy)]
pub(crate) struct Budget {
    /// Give a position up after this many nodes, all its claims together [default: any number]
    #[arg(long, value_name = "N")]
    max_nodes: Option<u64>,
    /// Give a position up after this many seconds [default: 30, or any time with --max-nodes]
    #[arg(long, value_name = "S", value_parser = seconds)]
    max_seconds: Option<Duration>,
    /// Give a position up when its proofs, on all threads, take this many MiB together
    #[arg(long, value_name = "MIB", default_value_t = MEGABYTES, value_parser = megabytes)]
    max_memory: u64,
    /// The end of the whole run.
    #[arg(skip)]
    until: Option<Instant>,
    /// Set once nobody waits for the answer.
    #[arg(skip)]
    cut: Option<&'static AtomicBool>,
}

impl Budget {
    /// A share of `nodes`.
    pub(crate) fn part(&self, nodes: u64) -> Budget {
        Budget {
            max_nodes: Some(nodes.min(self.nodes())),
            // A limit of nodes alone has no clock.
            max_seconds: Some(self.seconds()),
            ..*self
        }
    }

    /// Limits nodes instead of time, unless one was given, so that equal questions have equal answers.
    pub(crate) fn or_nodes(&self, nodes: u64) -> Budget {
        let max_nodes = self
            .max_nodes
            .or(self.max_seconds.is_none().then_some(nodes));
        Budget { max_nodes, ..*self }
    }

    pub(crate) fn at_most(&self, nodes: Option<u64>, seconds: Option<Duration>) -> Budget {
        let max_nodes = [self.max_nodes, nodes].into_iter().flatten().min();
        let max_seconds = [Some(self.seconds()), seconds].into_iter().flatten().min();
        Budget {
            max_nodes,
            max_seconds,
            ..*self
        }
    }

    #[cfg(feature = "serve")]
    pub(crate) fn until_cut(&self, cut: &'static AtomicBool) -> Budget {
        Budget {
            cut: Some(cut),
            ..*self
        }
    }

    #[cfg(feature = "serve")]
    pub(crate) fn ending(&self, until: Option<Instant>) -> Budget {
        Budget { until, ..*self }
    }

    pub(crate) fn is_cut(&self) -> bool {
        self.cut.is_some_and(|cut| cut.load(Ordering::Relaxed))
    }

    pub(crate) fn nodes(&self) -> u64 {
        self.max_nodes.unwrap_or(u64::MAX)
    }

    pub(crate) fn seconds(&self) -> Duration {
        let default = self.max_nodes.map_or(SECONDS, |_| NEVER);
        self.max_seconds.unwrap_or(default)
    }

    pub(crate) fn bytes(&self) -> u64 {
        self.max_memory.saturating_mul(1 << 20)
    }

    pub(crate) fn limits(&self) -> Limits {
        Limits {
            nodes: self.nodes(),
            bytes: self.bytes(),
        }
    }

    /// When a search that begins now ends; `None` for never.
    pub(crate) fn deadline(&self) -> Option<Instant> {
        // Times beyond the clock never come.
        let own = Instant::now().checked_add(self.seconds());
        [own, self.until].into_iter().flatten().min()
    }
}

#[derive(clap::Args, Clone, Copy)]
pub(crate) struct Jobs {
    /// Use this many threads; without it, one a core
    #[arg(long, value_name = "J", value_parser = clap::value_parser!(u16).range(1..=1024))]
    jobs: Option<u16>,
}

impl Jobs {
    #[cfg(feature = "serve")]
    pub(crate) const ONE: Jobs = Jobs { jobs: Some(1) };

    pub(crate) fn count(self) -> usize {
        let cores = || std::thread::available_parallelism().map_or(1, NonZeroUsize::get);
        self.jobs.map_or_else(cores, usize::from)
    }
}

#[derive(clap::Args, Clone)]
pub(crate) struct Lemmas {
    /// Search without this lemma; may be repeated
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

pub(crate) fn seconds(text: &str) -> Result<Duration, String> {
    let wrong = || "give a number of seconds".to_owned();
    seconds_of(text.parse().map_err(|_| wrong())?)
}

pub(crate) fn seconds_of(number: f64) -> Result<Duration, String> {
    if number.is_nan() || number < 0.0 {
        return Err("give a number of seconds".to_owned());
    }
    Ok(Duration::try_from_secs_f64(number).unwrap_or(NEVER))
}

fn megabytes(text: &str) -> Result<u64, String> {
    let number = text.parse().ok().filter(|&number| number > 0);
    number.ok_or_else(|| "give a whole number of MiB, at least 1".to_owned())
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
    #[test]
    fn memory_is_a_whole_number_and_not_nothing() {
        assert_eq!(megabytes("1"), Ok(1));
        for wrong in ["0", "-1", "1.5", "1G", "much", ""] {
            assert!(megabytes(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn without_a_limit_there_is_one() {
        let told = |max_nodes, max_seconds| Budget {
            max_nodes,
            max_seconds,
            max_memory: MEGABYTES,
            until: None,
            cut: None,
        };
        let second = Some(Duration::from_secs(1));
        assert_eq!(
            (told(None, None).nodes(), told(None, None).seconds()),
            (u64::MAX, SECONDS)
        );
        assert_eq!(told(Some(7), None).seconds(), NEVER);
        assert_eq!(told(Some(7), second).seconds(), Duration::from_secs(1));
        assert_eq!(told(None, second).nodes(), u64::MAX);
        // Other rule sets limit nodes, and time only on request.
        let asked = told(None, None).or_nodes(5);
        assert_eq!((asked.nodes(), asked.seconds()), (5, NEVER));
        let asked = told(None, second).or_nodes(5);
        assert_eq!(
            (asked.nodes(), asked.seconds()),
            (u64::MAX, Duration::from_secs(1))
        );
        let asked = told(Some(7), second).or_nodes(5);
        assert_eq!(
            (asked.nodes(), asked.seconds()),
            (7, Duration::from_secs(1))
        );
        let all = told(Some(7), second);
        let part = all.part(9);
        assert_eq!((part.nodes(), part.seconds()), (7, all.seconds()));
        assert_eq!(part.bytes(), 1 << 30);
        {
            let asked = told(None, None).at_most(Some(9), second);
            assert_eq!(
                (asked.nodes(), asked.seconds()),
                (9, Duration::from_secs(1))
            );
            let more = all.at_most(Some(9), Some(Duration::from_secs(9)));
            assert_eq!((more.nodes(), more.seconds()), (7, Duration::from_secs(1)));
            assert_eq!(told(None, None).at_most(Some(9), None).seconds(), SECONDS);
        }
    }
}
