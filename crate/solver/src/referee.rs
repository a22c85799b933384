//! Finds the control of a position (C3), from all its claims, decided and checked.
//!
//! On one thread call [`Referee::run`], to the end or for some nodes at a time; on many, take [`Work`] and give it
//! back. The [schedule](crate::schedule) sets the order. There is no clock here.

use loja_certificate::{Checked, Claim};
use loja_rules::State;
use loja_search::{Control, Halt, Limits};

use crate::memory::Share;
use crate::proof::Proof;
use crate::schedule::{Decided, Options, Report, Schedule, Task};
use crate::verdict::{Contradiction, Found, Verdict};
use crate::work::{Come, KnownAnswer, Work};

/// A referee's assistant, who knows answers and keeps certificates. `()` does neither.
pub trait Clerk {
    /// The answer known for a claim before any search.
    fn known(&mut self, _claim: &Claim) -> Option<KnownAnswer> {
        None
    }

    /// Receives a decided claim and its certificate. The proof may still be used; what it expands now doesn't
    /// count.
    fn decided(&mut self, _proof: &mut Proof, _checked: Checked) {}
}

impl Clerk for () {}

/// Decides who controls what in one state.
///
/// ```
/// # use std::sync::Arc;
/// # use loja_rules::{Board, Color, Setup, State};
/// # use loja_solver::{Control, Limits, Options, Referee};
/// let state = State::new(Arc::new(Board::rectangle(3, 1)), Setup::empty())?;
/// let mut referee = Referee::new(&state, Options::default());
/// // So many nodes at a time …
/// let few = Limits { nodes: 100, ..Limits::default() };
/// while !referee.run(&Control::new(few), &mut ())? {
///     println!("{} nodes", referee.nodes());
/// }
/// // … or on another thread. Here nothing is left.
/// let control = Control::default();
/// while let Some(mut work) = referee.take(&control) {
///     work.run(&control);
///     referee.give_back(work, &mut ())?;
/// }
/// let report = referee.report()?;
/// assert!(report.is_decided() && report.control[Color::Black].is_empty());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct Referee {
    schedule: Schedule,
    options: Options,
    /// Proofs whose claims may come back, and their memory. A search takes far longer than a scan, and a map
    /// would add 1 kB to the page.
    kept: Vec<(u64, Box<Proof>, Share)>,
    memory: Share,
    now: Option<Work>,
    contradiction: Option<Contradiction>,
}

impl Referee {
    /// For both players' claims in this state.
    #[must_use]
    pub fn new(state: &State, options: Options) -> Referee {
        Referee {
            schedule: Schedule::new(state, options),
            options,
            kept: Vec::new(),
            memory: Share::default(),
            now: None,
            contradiction: None,
        }
    }

    /// The next claim worth deciding.
    ///
    /// `None` when nothing is left, nodes run out, everything left waits for works that are out, the search has
    /// contradicted the checker, or the poll says stop during the look-up, which is slow on large boards. The
    /// next call goes on from there.
    pub fn take(&mut self, control: &Control<'_>) -> Option<Work> {
        if self.contradiction.is_some() {
            return None;
        }
        if let Some(work) = self.now.take() {
            return Some(work);
        }
        let task = self.schedule.next(control)?;
        Some(self.work(task))
    }

    /// A claim for a remote helper who can only send a certificate ([`Work::learn`]).
    ///
    /// It was tried before, since a first try costs less than sending. Work here goes on beside it.
    pub fn lend(&mut self) -> Option<Work> {
        if self.contradiction.is_some() {
            return None;
        }
        let task = self.schedule.next_tried()?;
        Some(self.work(task))
    }

    fn work(&mut self, task: Task) -> Work {
        let at = self.kept.iter().position(|&(id, ..)| id == task.id);
        let (proof, share) = match at.map(|at| self.kept.swap_remove(at)) {
            Some((_, proof, share)) => (Some(proof), share),
            None => (None, self.memory.beside()),
        };
        let Options {
            switches, limits, ..
        } = self.options;
        Work::new(task, proof, share, switches, limits.bytes)
    }

    /// Expands situations as far as the control goes, and returns whether it is done.
    ///
    /// Done means that nothing is left or the referee's nodes are used up; never while works are out.
    ///
    /// # Errors
    ///
    /// When a search contradicts the checker, then in every later run too.
    pub fn run(
        &mut self,
        control: &Control<'_>,
        clerk: &mut dyn Clerk,
    ) -> Result<bool, Contradiction> {
        loop {
            if let Some(contradiction) = &self.contradiction {
                return Err(contradiction.clone());
            }
            let Some(mut work) = self.take(control) else {
                return Ok(!control.is_stopped() && self.schedule.are_out() == 0);
            };
            if control.left() == 0 {
                self.now = Some(work);
                return Ok(false);
            }
            if let Some(known) = clerk.known(work.claim()) {
                let before = work.nodes();
                work.accept(known);
                control.spend(work.nodes() - before);
            }
            work.run(control);
            if work.is_done() {
                self.give_back(work, clerk)?;
                continue;
            }
            let stopped = work.is_stopped();
            self.now = Some(work);
            if stopped {
                return Ok(false);
            }
        }
    }

    /// Takes a work back, shows the clerk what was decided, and returns what is known of its claim.
    ///
    /// The work of another referee changes nothing.
    ///
    /// # Errors
    ///
    /// When the search contradicts the checker; then no more work is handed out.
    pub fn give_back(
        &mut self,
        work: Work,
        clerk: &mut dyn Clerk,
    ) -> Result<Verdict, Contradiction> {
        let (id, verdict) = (work.id, work.come.verdict());
        if self.schedule.is_foreign(id, &work.claim) {
            return Ok(verdict);
        }
        let halt = match work.come {
            Come::Found(Ok(Found::Open(halt))) => Some(halt),
            _ => None,
        };
        let progress = work.proof().map(Proof::progress);
        self.schedule.note(id, halt, progress);
        let is_out_of_memory = halt == Some(Halt::Memory);
        // Alone it had all the memory; otherwise it may have more later.
        let had_all = self.schedule.are_out() == 1 && self.kept.is_empty();
        if is_out_of_memory {
            self.kept.clear();
        }
        let is_hopeless = halt == Some(Halt::TooLarge) || is_out_of_memory && had_all;
        match work.come {
            Come::Found(Ok(Found::Unshown)) => self.schedule.give_up(id, work.spent),
            _ if is_hopeless => self.schedule.give_up(id, work.spent),
            _ if halt == Some(Halt::Stopped) && work.left() > 0 => {
                self.schedule.put_back(id, work.spent);
            }
            _ => self.schedule.answer(id, verdict, work.spent),
        }
        match (work.come, work.proof) {
            (Come::Found(Ok(Found::Shown(checked))), Some(mut proof)) => {
                clerk.decided(&mut proof, *checked);
            }
            (Come::Found(Ok(Found::Open(_))), Some(proof)) if !is_hopeless => {
                self.keep(id, proof, work.share);
            }
            (Come::Found(Err(contradiction)), _) => {
                self.contradiction = Some(contradiction.clone());
                return Err(contradiction);
            }
            _ => {}
        }
        Ok(verdict)
    }

    /// Keeps a proof for its claim's return, dropping those whose claims don't return first.
    fn keep(&mut self, id: u64, proof: Box<Proof>, share: Share) {
        let most = self.options.kept.min(self.options.limits.bytes / 2);
        if self.kept_bytes().saturating_add(share.own()) > most {
            self.kept.retain(|&(id, ..)| self.schedule.is_pending(id));
        }
        if self.kept_bytes().saturating_add(share.own()) <= most {
            self.kept.push((id, proof, share));
        }
    }

    fn kept_bytes(&self) -> u64 {
        self.kept.iter().map(|(.., share)| share.own()).sum()
    }

    /// The claim in work between two runs.
    #[must_use]
    pub fn asking(&self) -> Option<&Claim> {
        self.now.as_ref().map(Work::claim)
    }

    /// All nodes, except those of works that are out.
    #[must_use]
    pub fn nodes(&self) -> u64 {
        self.schedule.nodes() + self.now.as_ref().map_or(0, Work::nodes)
    }

    /// The report so far.
    ///
    /// # Errors
    ///
    /// When a search has contradicted the checker, which voids everything.
    pub fn report(&self) -> Result<Report, Contradiction> {
        match &self.contradiction {
            Some(contradiction) => Err(contradiction.clone()),
            None => Ok(self.with_now(self.schedule.report())),
        }
    }

    fn with_now(&self, mut report: Report) -> Report {
        let Some(work) = self.now.as_ref().filter(|work| work.nodes() > 0) else {
            return report;
        };
        report.nodes += work.nodes();
        let (player, set) = (work.claim.player(), work.claim.set());
        let mut open = report.claims.iter_mut().rev();
        let mut open = open
            .by_ref()
            .take_while(|claim| claim.verdict == Verdict::UNDECIDED);
        match open.find(|claim| claim.player == player && claim.set == *set) {
            Some(claim) => {
                claim.nodes += work.nodes();
                claim.progress = work.proof().map(Proof::progress);
            }
            None => {
                report.untried = report.untried.saturating_sub(1);
                report.claims.push(Decided {
                    player,
                    set: set.clone(),
                    verdict: Verdict::UNDECIDED,
                    nodes: work.nodes(),
                    halt: Some(Halt::Stopped),
                    progress: work.proof().map(Proof::progress),
                });
            }
        }
        report
    }
}

/// Decides all claims one after the other.
///
/// ```
/// # use loja_rules::{Color, Outcome, State};
/// use loja_solver::{Options, referee};
///
/// let state: State = ".x.x.".parse()?;
/// let report = referee(&state, Options::default(), &mut ())?;
/// assert!(report.is_decided());
/// assert_eq!(report.control[Color::Black], state.board().locations());
/// assert_eq!(Outcome::of(&state.score(&report.control)).to_string(), "Black by 3");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// When a search contradicts the checker.
pub fn referee(
    state: &State,
    options: Options,
    clerk: &mut dyn Clerk,
) -> Result<Report, Contradiction> {
    let mut referee = Referee::new(state, options);
    let all = Limits {
        nodes: u64::MAX,
        bytes: u64::MAX,
    };
    referee.run(&Control::new(all), clerk)?;
    referee.report()
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;
    use std::sync::Arc;

    use loja_rules::{Board, Setup};
    use loja_search::Going;

    use super::*;
    use crate::switches::Switches;
    use crate::verdict::Conflict;
    use crate::verdict::tests::eyes;

    #[test]
    fn a_contradiction_ends_everything() {
        let claim = eyes();
        let mut referee = Referee::new(claim.state(), Options::default());
        let mut work = referee.take(&Control::default()).unwrap();
        let contradiction = Contradiction::new(claim, Conflict::Contrary);
        work.come = Come::Found(Err(contradiction.clone()));
        assert_eq!(referee.give_back(work, &mut ()), Err(contradiction.clone()));
        assert!(referee.take(&Control::default()).is_none());
        assert_eq!(
            referee.run(&Control::default(), &mut ()),
            Err(contradiction.clone())
        );
        assert_eq!(referee.report(), Err(contradiction));
    }

    #[test]
    fn undecided_proofs_are_kept_within_their_memory() {
        let state = State::new(Arc::new(Board::rectangle(4, 3)), Setup::empty()).unwrap();
        for (kept, keeps) in [(0, false), (u64::MAX, true)] {
            let options = Options {
                kept,
                first: 1,
                ..Options::default()
            };
            let mut referee = Referee::new(&state, options);
            let mut work = referee.take(&Control::default()).unwrap();
            work.run(&Control::default());
            assert_eq!(referee.give_back(work, &mut ()), Ok(Verdict::UNDECIDED));
            assert_eq!(
                (referee.kept.is_empty(), referee.kept_bytes() > 0),
                (!keeps, keeps)
            );
        }
    }

    #[test]
    fn all_proofs_share_the_memory() {
        let state = State::new(Arc::new(Board::rectangle(4, 4)), Setup::empty()).unwrap();
        let options = Options {
            limits: Limits {
                nodes: 20_000,
                bytes: 1 << 18,
            },
            ..Options::default()
        };
        let mut referee = Referee::new(&state, options);
        let mut out = Vec::new();
        loop {
            // Two at a time.
            while out.len() < 2
                && let Some(work) = referee.take(&Control::default())
            {
                out.push(work);
            }
            if out.is_empty() {
                break;
            }
            for work in &mut out {
                work.run(&Control::default());
            }
            let all = out.iter().map(|work| work.share.own()).sum::<u64>() + referee.kept_bytes();
            // A doubling table's growth in one step.
            assert!(all < 3 << 18, "{all}");
            referee.give_back(out.remove(0), &mut ()).unwrap();
        }
        let report = referee.report().unwrap();
        let mut halts = report.claims.iter().filter_map(|claim| claim.halt);
        // Alone, it forgets and goes on, so that its nodes end too.
        assert!(!report.is_decided() && halts.next().is_some(), "{report:?}");
        assert_eq!((report.unshown, referee.memory.others()), (0, 0));
    }

    #[test]
    fn what_was_stopped_comes_back_with_as_much() {
        let state = State::new(Arc::new(Board::rectangle(4, 4)), Setup::empty()).unwrap();
        let options = Options {
            first: 10,
            ..Options::default()
        };
        let mut referee = Referee::new(&state, options);
        let mut lent = Vec::new();
        while lent.len() < 4 {
            if let Some(mut work) = referee.lend() {
                lent.push(work.left());
                if lent.len() == 3 {
                    work.spend(u64::MAX);
                }
                referee.give_back(work, &mut ()).unwrap();
            } else {
                let mut work = referee.take(&Control::default()).unwrap();
                work.run(&Control::default());
                referee.give_back(work, &mut ()).unwrap();
            }
        }
        assert_eq!(lent, [100, 100, 100, 1_000]);
    }

    #[test]
    fn choosing_claims_can_be_stopped() {
        let state = State::new(Arc::new(Board::rectangle(19, 19)), Setup::empty()).unwrap();
        let all = Switches::ALL.minus(Switches::APART);
        let options = Options {
            switches: all,
            ..Options::default()
        };
        let mut referee = Referee::new(&state, options);
        let asked = Cell::new(0);
        let stop = |_| {
            asked.set(asked.get() + 1);
            Going::Break(())
        };
        let work = referee.take(&Control::polling(Limits::default(), &stop));
        let asked = asked.get();
        assert!(asked <= 1 && work.is_none() == (asked == 1));
        drop(work);
        assert!(referee.take(&Control::default()).is_some() || asked == 0);
    }

    #[test]
    fn the_claim_in_work_is_told() {
        let state = State::new(Arc::new(Board::rectangle(4, 4)), Setup::empty()).unwrap();
        let mut referee = Referee::new(&state, Options::default());
        for nodes in [100, 4_000] {
            let few = Control::new(Limits {
                nodes,
                ..Limits::default()
            });
            assert_eq!(referee.run(&few, &mut ()), Ok(false));
            let report = referee.report().unwrap();
            let spent = report.claims.iter().map(|claim| claim.nodes).sum::<u64>();
            assert_eq!((report.nodes, spent), (referee.nodes(), referee.nodes()));
            let asked = referee.asking().unwrap();
            let mut open = report.claims.iter();
            assert!(open.any(|claim| claim.set == *asked.set() && claim.player == asked.player()));
        }
    }

    /// Two referees number their works alike.
    #[test]
    fn the_work_of_another_referee_changes_nothing() {
        let state = State::new(Arc::new(Board::rectangle(4, 1)), Setup::empty()).unwrap();
        let (mut here, mut there) = (
            Referee::new(&state, Options::default()),
            Referee::new(eyes().state(), Options::default()),
        );
        let (own, mut work) = (
            here.take(&Control::default()).unwrap(),
            there.take(&Control::default()).unwrap(),
        );
        assert_eq!(own.id, work.id);
        work.run(&Control::default());
        let before = here.report();
        assert_ne!(here.give_back(work, &mut ()), Ok(Verdict::UNDECIDED));
        assert_eq!(here.report(), before);
    }

    #[test]
    fn it_is_not_done_while_works_are_out() {
        let claim = eyes();
        let mut referee = Referee::new(claim.state(), Options::default());
        let mut out = Vec::new();
        while let Some(work) = referee.take(&Control::default()) {
            out.push(work);
        }
        assert!(!out.is_empty());
        for mut work in out {
            assert_eq!(referee.run(&Control::default(), &mut ()), Ok(false));
            work.run(&Control::default());
            referee.give_back(work, &mut ()).unwrap();
        }
        assert_eq!(referee.run(&Control::default(), &mut ()), Ok(true));
        assert!(referee.report().unwrap().is_decided());
    }

    #[test]
    fn what_is_not_shown_stays_open() {
        let claim = eyes();
        let mut referee = Referee::new(claim.state(), Options::default());
        let mut asked = 0;
        while let Some(mut work) = referee.take(&Control::default()) {
            asked += 1;
            work.run(&Control::default());
            work.come = Come::Found(Ok(Found::Unshown));
            assert_eq!(referee.give_back(work, &mut ()), Ok(Verdict::UNDECIDED));
        }
        let report = referee.report().unwrap();
        assert!(!report.is_decided() && report.control[claim.player()].is_empty());
        assert!((1..=asked).contains(&report.unshown), "{report:?}");
        assert!(asked < 20, "{asked} works, so some came back");
    }
}
