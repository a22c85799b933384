//! `loja generate`: new practice problems, with facts that the engine has shown.

use std::collections::{BTreeMap, HashSet};
use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

use loja_practice::difficulty::{LEAST, MOST};
use loja_practice::{Budget, Kind, Maker, Problem, Unfit, Wanted, symmetry};
use loja_solver::Going;

use crate::budget::{Jobs, seconds};
use crate::generation_report::{GenerationReport, PROGRESS_INTERVAL};
use crate::output::{Exit, Output};
use crate::problem_request::ProblemRequest;
use crate::stop::{self, Stop};

pub(crate) const HELP: &str = "\
KIND is lock, refute, find, save, pass, cycle, count or rule. Each line is a problem as in tutorials/practice: the\n\
position, the question, every right answer, traps with their refutations, and how hard it is. Every problem is\n\
decided, none is trivial, and none comes twice, even turned, mirrored or with the colours exchanged.\n\
The same seed gives the same problems, whatever --jobs is. The exit code is 3 if the candidates or the seconds ran\n\
out first, or after Ctrl-C; the problems found so far are printed all the same. Each thread searches with 256 MiB\n\
at most, and one candidate takes --max-nodes at most.";

#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// The reader's task
    #[arg(long, value_name = "KIND", value_parser = kind, required_unless_present = "like")]
    kind: Option<Kind>,
    /// Columns and rows of the board, from 1x1 to 19x19
    #[arg(long, value_name = "CxR", value_parser = size, required_unless_present = "like")]
    size: Option<(usize, usize)>,
    /// Look beside the first problem of this file (- for standard input): for its kind, a stone or a rank away, and within
    /// 250 points of its rating unless --rating says otherwise
    #[arg(long, value_name = "FILE", conflicts_with_all = ["kind", "size", "corner"])]
    like: Option<PathBuf>,
    /// How many problems
    #[arg(long, value_name = "N", default_value_t = 10)]
    count: usize,
    /// Where chance begins; another number gives other problems
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    #[command(flatten)]
    jobs: Jobs,
    /// Only problems as hard as this; readers begin at 1200
    #[arg(long, value_name = "A-B", value_parser = ratings)]
    rating: Option<(u32, u32)>,
    /// The rows are a corner of a larger board, with edges left and below (lock and refute)
    #[arg(long)]
    corner: bool,
    /// Give up after this many candidates [default: 10,000, or 2,000 a problem if that is more]
    #[arg(long, value_name = "M")]
    max_candidates: Option<u64>,
    /// Give up after this many seconds in all [default: any time]
    #[arg(long, value_name = "S", value_parser = seconds)]
    max_seconds: Option<Duration>,
    /// Drop a candidate that is not decided after this many nodes
    #[arg(long, value_name = "N", default_value_t = 20_000)]
    max_nodes: u64,
    /// Print JSON; it is what is printed without it, too
    #[arg(long)]
    json: bool,
    /// Print on standard error how the candidates fared
    #[arg(long)]
    stats: bool,
}

fn kind(text: &str) -> Result<Kind, String> {
    let word = |kind: &Kind| kind.word() == text.to_ascii_lowercase();
    Kind::ALL.into_iter().find(word).ok_or_else(|| {
        let words: Vec<&str> = Kind::ALL.into_iter().map(Kind::word).collect();
        format!("one of {} is expected", words.join(", "))
    })
}

fn size(text: &str) -> Result<(usize, usize), String> {
    let wrong = || "give columns and rows such as 5x4, from 1x1 to 19x19".to_owned();
    let (columns, rows) = text.split_once(['x', 'X']).ok_or_else(wrong)?;
    let number = |text: &str| -> Option<usize> {
        let number = text.parse().ok()?;
        (1..=19).contains(&number).then_some(number)
    };
    number(columns).zip(number(rows)).ok_or_else(wrong)
}

fn ratings(text: &str) -> Result<(u32, u32), String> {
    let wrong = || format!("give two numbers such as 1200-1500, from {LEAST} to {MOST}");
    let (from, to) = text.split_once('-').ok_or_else(wrong)?;
    let bounds = from.trim().parse().ok().zip(to.trim().parse().ok());
    bounds.filter(|(from, to)| from <= to).ok_or_else(wrong)
}

fn request(arguments: &Arguments) -> Result<ProblemRequest, String> {
    let budget = Budget::of_nodes(arguments.max_nodes);
    if let Some(like) = &arguments.like {
        return ProblemRequest::beside(like, arguments.rating, budget);
    }
    let kind = arguments.kind.ok_or("--kind is missing")?;
    let (columns, rows) = arguments.size.ok_or("--size is missing")?;
    if arguments.corner && !matches!(kind, Kind::Lock | Kind::Refute) {
        return Err("--corner is for the kinds lock and refute".to_owned());
    }
    let (from, to) = arguments.rating.unwrap_or((0, u32::MAX));
    Ok(ProblemRequest::of(Wanted {
        kind,
        columns,
        rows,
        is_corner: arguments.corner,
        ratings: from..=to,
        budget,
    }))
}

type Tried = Result<(String, Problem), Unfit>;

pub(crate) fn run(arguments: &Arguments, output: &mut Output) -> io::Result<Exit> {
    let request = match request(arguments) {
        Ok(request) => request,
        Err(fault) => {
            output.complain(Exit::Bad, fault);
            return Ok(Exit::Bad);
        }
    };
    let many = arguments.count as u64;
    let most = arguments
        .max_candidates
        .unwrap_or_else(|| many.saturating_mul(2_000).max(10_000));
    let mut news = Workers::start(&request, arguments.seed, arguments.jobs.count(), most)?;
    let mut report = GenerationReport::new();
    let mut seen = HashSet::new();
    stop::listen();
    let limit = arguments.max_seconds;
    let until = limit.and_then(|limit| Instant::now().checked_add(limit));
    let stopped = || match () {
        () if stop::is_interrupted() => Some(Stop::Interrupt),
        () if until.is_some_and(|until| Instant::now() >= until) => Some(Stop::Seconds),
        () => None,
    };
    while report.found.len() < arguments.count && stopped().is_none() {
        let mut wait = || {
            report.progress(arguments.count, most, output);
            stopped().map_or(Going::Continue(()), |_| Going::Break(()))
        };
        let Some(tried) = news.next(&mut wait)? else {
            break;
        };
        report.candidates += 1;
        match tried {
            Ok((canonical, problem)) => {
                if !seen.insert(canonical) {
                    report.drop_for("known already");
                    continue;
                }
                output.json(&problem)?;
                // The reader may wait for each line.
                output.flush()?;
                report.found.push(problem);
            }
            Err(Unfit::Fault(fault)) => {
                output.complain(Exit::Bad, format_args!("a fault of the program: {fault}"));
                return Ok(Exit::Bad);
            }
            Err(unfit) => report.drop_for(unfit.reason()),
        }
    }
    drop(news);
    if arguments.stats {
        report.tell(output);
    }
    let (found, count) = (report.found.len(), arguments.count);
    if found == count {
        return Ok(Exit::Done);
    }
    let size = format!("{}x{}", request.wanted.columns, request.wanted.rows);
    let why = match (stopped(), limit) {
        (Some(Stop::Interrupt), _) => "it was interrupted".to_owned(),
        (Some(_), Some(limit)) => {
            format!(
                "it stopped at the limit of {} s (--max-seconds)",
                limit.as_secs_f64()
            )
        }
        _ => "another seed, a wider --rating, or more --max-candidates may find others".to_owned(),
    };
    output.complain(
        Exit::Undecided,
        format_args!(
            "{found} of {count} problems after {} candidates on {size}; {why}",
            report.candidates
        ),
    );
    Ok(Exit::Undecided)
}

/// Threads that try candidates and answer in order.
struct Workers {
    receiver: Receiver<(u64, Result<Tried, String>)>,
    early: BTreeMap<u64, Result<Tried, String>>,
    next: u64,
    most: u64,
    stop: Arc<AtomicBool>,
}

impl Workers {
    fn start(request: &ProblemRequest, seed: u64, jobs: usize, most: u64) -> io::Result<Workers> {
        // So a thread that is far ahead waits.
        let (sender, receiver) = sync_channel(64 * jobs);
        let (stop, number) = (
            Arc::new(AtomicBool::new(false)),
            Arc::new(AtomicU64::new(0)),
        );
        for job in 0..jobs {
            let (request, sender) = (request.clone(), sender.clone());
            let (stop, number) = (Arc::clone(&stop), Arc::clone(&number));
            let work = move || {
                let mut maker = request.maker();
                while !stop.load(Ordering::Relaxed) {
                    let number = number.fetch_add(1, Ordering::Relaxed);
                    if number >= most || work(&mut maker, seed, number, &sender).is_none() {
                        return;
                    }
                }
            };
            // As many as the system gives; they end with the process.
            match thread::Builder::new().spawn(work) {
                Ok(_) => {}
                Err(error) if job == 0 => return Err(error),
                Err(_) => break,
            }
        }
        Ok(Workers {
            receiver,
            early: BTreeMap::new(),
            next: 0,
            most,
            stop,
        })
    }

    /// `None` after the last candidate, or when `wait`, called now and then, says stop.
    fn next(&mut self, wait: &mut dyn FnMut() -> Going) -> io::Result<Option<Tried>> {
        if self.next >= self.most {
            return Ok(None);
        }
        loop {
            if let Some(tried) = self.early.remove(&self.next) {
                self.next += 1;
                return tried.map(Some).map_err(io::Error::other);
            }
            match self.receiver.recv_timeout(PROGRESS_INTERVAL) {
                Ok((number, tried)) => {
                    self.early.insert(number, tried);
                    if number % 16 == 0 && wait() == Going::Break(()) {
                        return Ok(None);
                    }
                }
                Err(RecvTimeoutError::Timeout) => {
                    if wait() == Going::Break(()) {
                        return Ok(None);
                    }
                }
                Err(RecvTimeoutError::Disconnected) => {
                    return Err(io::Error::other("the search ended too early"));
                }
            }
        }
    }
}

impl Drop for Workers {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}

/// `None` when nobody listens.
fn work(
    maker: &mut Result<Maker, Unfit>,
    seed: u64,
    number: u64,
    sender: &SyncSender<(u64, Result<Tried, String>)>,
) -> Option<()> {
    // A maker that has panicked is not used again.
    let tried = catch_unwind(AssertUnwindSafe(|| {
        let maker = maker.as_mut().map_err(|unfit| unfit.clone())?;
        let problem = maker.attempt(seed, number)?;
        Ok((symmetry::canonical(&problem)?, problem))
    }));
    let tried = tried.map_err(|_| {
        format!("candidate {number} of seed {seed} failed; this is a fault of the program")
    });
    sender.send((number, tried)).ok()
}
