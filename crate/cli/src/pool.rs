//! Judges positions on several threads; idle ones help with others' claims.

use std::collections::{HashMap, VecDeque};
use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::sync::{Arc, Condvar, Mutex, PoisonError, TryLockError};
use std::thread;
use std::time::{Duration, Instant};

use loja_certificate::Checked;
use loja_expect::Forecast;
use loja_expect::claims::{ExpectedControl, Outlook, OutlookEffort};
use loja_rules::{ByColor, Color, PointSet, State};
use loja_solver::{
    Clerk, Control, Decided, Going, Halt, Limits, Options, Proof, Referee, Report, Switches, Usage,
    Verdict, Work,
};

use crate::budget::{Budget, Jobs};
use crate::lock::lock;
use crate::stop::{Stop, is_ended};

/// Between progress lines, and looks of an idle thread.
const MOMENT: Duration = Duration::from_millis(100);

#[derive(Clone, Debug)]
pub(crate) struct Asked {
    pub(crate) player: Color,
    pub(crate) set: PointSet,
    pub(crate) verdict: Verdict,
    pub(crate) nodes: u64,
    pub(crate) time: Duration,
    /// Why the claim is open, if it is.
    pub(crate) stopped: Option<Stop>,
    /// The digest of its certificate, on request; claims answered by their likeness to others have none.
    pub(crate) digest: Option<String>,
}

/// Findings about a position, each verdict checked.
#[derive(Clone, Debug)]
pub(crate) struct Judgement {
    pub(crate) control: ByColor<PointSet>,
    /// The locations that each player may control besides.
    pub(crate) open: ByColor<PointSet>,
    pub(crate) claims: Vec<Asked>,
    /// Refuted claims too many to list.
    pub(crate) unlisted: u64,
    /// Answered without a certificate, so they count as open.
    pub(crate) unshown: u64,
    /// Claims not tried.
    pub(crate) untried: u64,
    /// Why something is open, if it is.
    pub(crate) stopped: Option<Stop>,
    pub(crate) nodes: u64,
    pub(crate) time: Duration,
    /// The expectation, not proved, on request.
    pub(crate) expected: Option<ExpectedControl>,
    /// The forecast of a game that goes on, on request.
    pub(crate) forecast: Option<Forecast>,
}

impl Judgement {
    pub(crate) fn is_decided(&self) -> bool {
        self.open.black.is_empty() && self.open.white.is_empty()
    }

    /// Control as expected if that was asked for, else as far as it is proved. It is no verdict unless all is decided.
    pub(crate) fn likely_control(&self) -> &ByColor<PointSet> {
        let expected = self.expected.as_ref();
        expected.map_or(&self.control, |expected| &expected.control)
    }
}

pub(crate) struct Sofar {
    pub(crate) positions: usize,
    pub(crate) claims: usize,
    pub(crate) nodes: u64,
    pub(crate) time: Duration,
}

pub(crate) enum News {
    /// Only progress.
    Sofar(Sofar),
    /// `Err` is a fault of the program.
    Done(usize, Box<Result<Judgement, String>>),
}

/// The work on each position, and the budget for it.
#[derive(Clone, Copy)]
pub(crate) struct Assignment {
    pub(crate) budget: Budget,
    pub(crate) switches: Switches,
    /// Whether to say what is expected where nothing is proved.
    pub(crate) expects: bool,
    /// Whether to keep the digests of certificates.
    pub(crate) digests: bool,
}

impl Assignment {
    /// Proofs by all lemmas, and no expectations.
    pub(crate) fn of_proofs(budget: Budget) -> Assignment {
        Assignment {
            budget,
            switches: Switches::ALL,
            expects: false,
            digests: false,
        }
    }
}

type Found = (usize, Result<Judgement, String>);

/// Judges numbered positions, and reports each when it is done, in any order.
///
/// # Errors
///
/// An error of `hear`, which stops all threads.
pub(crate) fn judge(
    states: VecDeque<(usize, State)>,
    asked: Assignment,
    jobs: Jobs,
    hear: &mut dyn FnMut(News) -> io::Result<()>,
) -> io::Result<()> {
    let (sender, receiver) = channel();
    let positions = states.len();
    let hall = Hall {
        waiting: Mutex::new(states),
        sittings: Mutex::new(Vec::new()),
        bell: Condvar::new(),
        closed: AtomicBool::new(false),
        begun: Instant::now(),
        claims: AtomicUsize::new(0),
        nodes: AtomicU64::new(0),
        budget: asked.budget,
        switches: asked.switches,
        expects: asked.expects,
        digests: asked.digests,
    };
    thread::scope(|scope| {
        let mut working = 0;
        for _ in 0..jobs.count() {
            let (hall, sender) = (&hall, sender.clone());
            let work = move || hall.work(&sender);
            match thread::Builder::new().spawn_scoped(scope, work) {
                Ok(_) => working += 1,
                // As many as the system gives.
                Err(error) if working == 0 => return Err(error),
                Err(_) => break,
            }
        }
        drop(sender);
        let heard = hall.listen(positions, &receiver, hear);
        hall.closed.store(true, Ordering::Relaxed);
        heard
    })
}

/// # Errors
///
/// A fault of the program, in words.
pub(crate) fn judge_one(state: &State, asked: Assignment, jobs: Jobs) -> Result<Judgement, String> {
    let mut found = Err("the search ended without an answer".to_owned());
    let hear = &mut |news| {
        if let News::Done(_, judgement) = news {
            found = *judgement;
        }
        Ok(())
    };
    let heard = judge([(0, state.clone())].into(), asked, jobs, hear);
    heard.map_err(|error| error.to_string())?;
    found
}

struct Sitting {
    number: usize,
    begun: Instant,
    deadline: Option<Instant>,
    budget: Budget,
    /// The position to expect something of, on request.
    expects_of: Option<State>,
    table: Mutex<Table>,
}

struct Table {
    referee: Referee,
    /// Claims in work.
    out: usize,
    times: HashMap<(Color, PointSet), Duration>,
    archive: Archive,
    fault: Option<String>,
    closed: bool,
}

/// The digests of certificates by claim, where somebody wants them.
#[derive(Default)]
struct Archive(Option<HashMap<(Color, PointSet), String>>);

impl Archive {
    fn digest(&self, claim: &(Color, PointSet)) -> Option<String> {
        self.0.as_ref()?.get(claim).cloned()
    }
}

impl Clerk for Archive {
    fn decided(&mut self, _: &mut Proof, checked: Checked) {
        let Some(digests) = &mut self.0 else {
            return;
        };
        let claim = checked.claim();
        let key = (claim.player(), claim.set().clone());
        let text = checked.to_text();
        let last = text.lines().last().unwrap_or_default();
        digests.insert(key, last.trim_start_matches("digest ").to_owned());
    }
}

enum Offer {
    Claim(Box<Work>),
    /// Nothing until another thread is done.
    Wait,
    /// This thread has finished the position.
    Close,
    /// The position is finished.
    Closed,
}

struct Hall {
    waiting: Mutex<VecDeque<(usize, State)>>,
    sittings: Mutex<Vec<Arc<Sitting>>>,
    bell: Condvar,
    closed: AtomicBool,
    begun: Instant,
    claims: AtomicUsize,
    nodes: AtomicU64,
    budget: Budget,
    switches: Switches,
    expects: bool,
    digests: bool,
}

impl Hall {
    fn listen(
        &self,
        positions: usize,
        receiver: &Receiver<Found>,
        hear: &mut dyn FnMut(News) -> io::Result<()>,
    ) -> io::Result<()> {
        let mut done = 0;
        while done < positions {
            match receiver.recv_timeout(MOMENT) {
                Ok((number, judgement)) => {
                    done += 1;
                    hear(News::Done(number, Box::new(judgement)))?;
                }
                Err(RecvTimeoutError::Timeout) => hear(News::Sofar(Sofar {
                    positions: done,
                    claims: self.claims.load(Ordering::Relaxed),
                    nodes: self.nodes.load(Ordering::Relaxed),
                    time: self.begun.elapsed(),
                }))?,
                Err(RecvTimeoutError::Disconnected) => {
                    return Err(io::Error::other("the search ended too early"));
                }
            }
        }
        Ok(())
    }

    fn work(&self, sender: &Sender<Found>) {
        let mut own: Option<Arc<Sitting>> = None;
        while !self.closed.load(Ordering::Relaxed) {
            if let Some(sitting) = &own {
                match sitting.offer(true) {
                    Offer::Claim(work) => {
                        self.decide(sitting, *work);
                        continue;
                    }
                    Offer::Wait => {}
                    Offer::Close => {
                        self.close(sitting, sender);
                        own = None;
                    }
                    Offer::Closed => own = None,
                }
            }
            if own.is_none() {
                let next = lock(&self.waiting).pop_front();
                if let Some((number, state)) = next {
                    match self.open(number, &state) {
                        Ok(sitting) => own = Some(sitting),
                        // Without a listener all ends soon.
                        Err(fault) => drop(sender.send((number, Err(fault)))),
                    }
                    continue;
                }
            }
            let others: Vec<_> = lock(&self.sittings).clone();
            if others.is_empty() && own.is_none() {
                return;
            }
            let helped = others.iter().any(|sitting| match sitting.offer(false) {
                Offer::Claim(work) => {
                    self.decide(sitting, *work);
                    true
                }
                Offer::Close => {
                    self.close(sitting, sender);
                    true
                }
                Offer::Wait | Offer::Closed => false,
            });
            if !helped {
                // Missing the bell costs only a moment.
                drop(
                    self.bell
                        .wait_timeout(lock(&self.sittings), MOMENT)
                        .unwrap_or_else(PoisonError::into_inner),
                );
            }
        }
    }

    fn open(&self, number: usize, state: &State) -> Result<Arc<Sitting>, String> {
        let begun = Instant::now();
        let mut options = Options::within(self.budget.limits());
        options.switches = self.switches;
        let referee = catch_unwind(|| Referee::new(state, options));
        let referee = referee.map_err(|_| FAULT.to_owned())?;
        let sitting = Arc::new(Sitting {
            number,
            begun,
            deadline: self.budget.deadline(),
            budget: self.budget,
            expects_of: self.expects.then(|| state.clone()),
            table: Mutex::new(Table {
                referee,
                out: 0,
                times: HashMap::new(),
                archive: Archive(self.digests.then(HashMap::new)),
                fault: None,
                closed: false,
            }),
        });
        lock(&self.sittings).push(Arc::clone(&sitting));
        Ok(sitting)
    }

    fn decide(&self, sitting: &Sitting, mut work: Work) {
        let begun = Instant::now();
        let key = (work.claim().player(), work.claim().set().clone());
        let heard = AtomicU64::new(0);
        let poll = |usage: Usage| {
            let before = heard.swap(usage.nodes, Ordering::Relaxed);
            self.nodes
                .fetch_add(usage.nodes - before, Ordering::Relaxed);
            let late = sitting.is_over() || self.closed.load(Ordering::Relaxed);
            if late {
                Going::Break(())
            } else {
                Going::Continue(())
            }
        };
        let done = catch_unwind(AssertUnwindSafe(|| {
            let control = Control::polling(UNBOUNDED, &poll);
            work.run(&control);
            let rest = control.nodes() - heard.load(Ordering::Relaxed);
            self.nodes.fetch_add(rest, Ordering::Relaxed);
            work
        }));
        let mut table = lock(&sitting.table);
        table.out -= 1;
        *table.times.entry(key).or_default() += begun.elapsed();
        let verdict = done.map_err(|_| FAULT.to_owned()).and_then(|work| {
            let Table {
                referee, archive, ..
            } = &mut *table;
            let verdict = referee.give_back(work, archive);
            verdict.map_err(|contradiction| contradiction.to_string())
        });
        match verdict {
            Ok(verdict) if verdict.is_decided() => {
                self.claims.fetch_add(1, Ordering::Relaxed);
            }
            Ok(_) => {}
            Err(fault) => table.fault = Some(fault),
        }
        drop(table);
        self.bell.notify_all();
    }

    fn close(&self, sitting: &Arc<Sitting>, sender: &Sender<Found>) {
        lock(&self.sittings).retain(|other| !Arc::ptr_eq(other, sitting));
        // Without a listener all ends soon.
        let _ = sender.send((sitting.number, sitting.judgement()));
        self.bell.notify_all();
    }
}

/// Each piece of work has its own limits.
const UNBOUNDED: Limits = Limits {
    nodes: u64::MAX,
    bytes: u64::MAX,
};

const FAULT: &str = "the search failed; this is a fault of the program";

impl Sitting {
    fn is_over(&self) -> bool {
        is_ended(&self.budget) || self.is_late()
    }

    fn is_late(&self) -> bool {
        self.deadline
            .is_some_and(|deadline| Instant::now() >= deadline)
    }

    /// A helper doesn't wait for the table.
    fn offer(&self, own: bool) -> Offer {
        let mut table = match self.table.try_lock() {
            Ok(table) => table,
            Err(TryLockError::WouldBlock) if !own => return Offer::Wait,
            Err(_) => lock(&self.table),
        };
        if table.closed {
            return Offer::Closed;
        }
        let over = table.fault.is_some() || self.is_over();
        let next = if over {
            None
        } else {
            let table = &mut *table;
            let poll = |_| {
                if self.is_over() {
                    Going::Break(())
                } else {
                    Going::Continue(())
                }
            };
            let control = Control::polling(UNBOUNDED, &poll);
            let take = || table.referee.take(&control);
            let next = catch_unwind(AssertUnwindSafe(take));
            next.unwrap_or_else(|_| {
                table.fault = Some(FAULT.to_owned());
                None
            })
        };
        match next {
            Some(work) => {
                table.out += 1;
                Offer::Claim(Box::new(work))
            }
            None if table.out > 0 => Offer::Wait,
            None => {
                table.closed = true;
                Offer::Close
            }
        }
    }

    fn judgement(&self) -> Result<Judgement, String> {
        let table = lock(&self.table);
        if let Some(fault) = &table.fault {
            return Err(fault.clone());
        }
        let report = catch_unwind(AssertUnwindSafe(|| table.referee.report()));
        let report = report.map_err(|_| FAULT.to_owned())?;
        let report = report.map_err(|contradiction| contradiction.to_string())?;
        let stopped = (!report.is_decided()).then(|| self.stop(&report));
        let expected = self
            .expects_of
            .as_ref()
            .map(|state| expected(state, &report));
        let forecast = self
            .expects_of
            .as_ref()
            .and_then(|state| Forecast::of(state, &report.control, SEED));
        let claims = report.claims.into_iter().map(|claim| {
            let key = (claim.player, claim.set);
            let time = table.times.get(&key).copied().unwrap_or_default();
            let digest = table.archive.digest(&key);
            let (player, set) = key;
            let is_open = !claim.verdict.is_decided();
            let why = stopped.map(|all| Stop::of_claim(claim.halt, all));
            Asked {
                player,
                set,
                verdict: claim.verdict,
                nodes: claim.nodes,
                time,
                stopped: why.filter(|_| is_open),
                digest,
            }
        });
        Ok(Judgement {
            control: report.control,
            open: report.open,
            claims: claims.collect(),
            unlisted: report.unlisted,
            unshown: report.unshown,
            untried: report.untried,
            stopped,
            nodes: report.nodes,
            expected,
            forecast,
            time: self.begun.elapsed(),
        })
    }
    fn stop(&self, report: &Report) -> Stop {
        let out_of_memory = |claim: &Decided| claim.halt == Some(Halt::Memory);
        match () {
            () if is_ended(&self.budget) => Stop::Interrupt,
            () if report.nodes >= self.budget.nodes() => Stop::Nodes,
            () if self.is_late() => Stop::Seconds,
            () if report.claims.iter().any(out_of_memory) => Stop::Memory,
            () if report.unshown > 0 => Stop::Certificate,
            () => Stop::Claims,
        }
    }
}

/// The seed of random games, so that equal questions have equal answers.
pub(crate) const SEED: u64 = 1;

fn expected(state: &State, report: &Report) -> ExpectedControl {
    let mut outlook = Outlook::new(state, report, OutlookEffort::default(), SEED);
    while outlook.step() {}
    outlook.expected()
}
