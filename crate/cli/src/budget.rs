//! How long a search may go on, and with what.

use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use loja_solver::{Limits, Switches};

/// A search that is told neither nodes nor seconds stops after this time, …
const SECONDS: Duration = Duration::from_secs(30);

/// … and one that is told no memory at so many MiB.
const MEGABYTES: u64 = 1024;

/// A time that no clock can tell.
const NEVER: Duration = Duration::MAX;

/// The flags for it.
#[derive(clap::Args, Clone, Copy)]
pub(crate) struct Budget {
    /// Give a position up after so many nodes, all its claims together [default: any number]
    #[arg(long, value_name = "N")]
    max_nodes: Option<u64>,
    /// Give a position up after so many seconds [default: 30, or any time when --max-nodes is told]
    #[arg(long, value_name = "S", value_parser = seconds)]
    max_seconds: Option<Duration>,
    /// Give a position up where its proofs take so many MiB together, those of all threads
    #[arg(long, value_name = "MIB", default_value_t = MEGABYTES, value_parser = megabytes)]
    max_memory: u64,
    /// When everything has to end.
    #[arg(skip)]
    until: Option<Instant>,
    /// Set where nobody waits for the answer any more.
    #[arg(skip)]
    cut: Option<&'static AtomicBool>,
}

impl Budget {
    /// The same for a part of the work, with so many nodes at most, to be over when this one would be.
    pub(crate) fn part(&self, nodes: u64, until: Option<Instant>) -> Budget {
        Budget {
            max_nodes: Some(nodes.min(self.nodes())),
            until,
            ..*self
        }
    }

    /// Limits the budget to this many nodes and no time, unless one of them was given, so the same question always has the same answer.
    pub(crate) fn or_nodes(&self, nodes: u64) -> Budget {
        let max_nodes = self
            .max_nodes
            .or(self.max_seconds.is_none().then_some(nodes));
        Budget { max_nodes, ..*self }
    }

    /// The same, and no more than this where it is told.
    pub(crate) fn at_most(&self, nodes: Option<u64>, seconds: Option<Duration>) -> Budget {
        let max_nodes = [self.max_nodes, nodes].into_iter().flatten().min();
        let max_seconds = [Some(self.seconds()), seconds].into_iter().flatten().min();
        Budget {
            max_nodes,
            max_seconds,
            ..*self
        }
    }

    /// Ends the budget as soon as this flag is set.
    #[cfg(feature = "serve")]
    pub(crate) fn until_cut(&self, cut: &'static AtomicBool) -> Budget {
        Budget {
            cut: Some(cut),
            ..*self
        }
    }

    /// Ends the budget at this time at the latest.
    #[cfg(feature = "serve")]
    pub(crate) fn ending(&self, until: Option<Instant>) -> Budget {
        Budget { until, ..*self }
    }

    /// Whether nobody waits for it any more.
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

    /// When a search that begins now has to end; `None` for never.
    pub(crate) fn deadline(&self) -> Option<Instant> {
        // Nor does a clock tell all that is sooner.
        let own = Instant::now().checked_add(self.seconds());
        [own, self.until].into_iter().flatten().min()
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
    #[cfg(feature = "serve")]
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

pub(crate) fn seconds(text: &str) -> Result<Duration, String> {
    let wrong = || "a number of seconds is expected".to_owned();
    seconds_of(text.parse().map_err(|_| wrong())?)
}

pub(crate) fn seconds_of(number: f64) -> Result<Duration, String> {
    if number.is_nan() || number < 0.0 {
        return Err("a number of seconds is expected".to_owned());
    }
    Ok(Duration::try_from_secs_f64(number).unwrap_or(NEVER))
}

fn megabytes(text: &str) -> Result<u64, String> {
    let number = text.parse().ok().filter(|&number| number > 0);
    number.ok_or_else(|| "a whole number of MiB is expected, at least 1".to_owned())
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
        // Other rule sets have a budget of nodes, and a clock only if one was given.
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
        let until = all.deadline();
        let part = all.part(9, until);
        assert_eq!((part.nodes(), part.deadline()), (7, until));
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
