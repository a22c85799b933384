//! Asks every law within one limit, in turns: what is seen soon never waits for what is hard.

use std::collections::VecDeque;
use std::sync::Arc;

use loja_ground::PointSet;

use super::law::Law;
use super::parting::{Apart, Parting, apart};
use super::ruling::{Referee, Ruling};
use super::shown_line::{Line, line};
use super::stage::Stage;
use crate::fault::Fault;
use crate::frame::{Start, judge};
use crate::judgement::MayStop;
use crate::limits::Limits;
use crate::proof::Effort;
use crate::system::System;
use crate::{j2003, no_pass};

/// How many situations a law may look at in its first turn, …
const FIRST: u64 = 250;

/// … and how many times more in each later one. A turn begins anew, so all earlier ones together look at a third of what the last one may.
const GROWS: u64 = 4;

/// What a turn that was stopped counts at least, of its share, so that no comparison goes on for ever.
const STOPPED: u64 = 16;

/// No more situations of a question are written down for a line of play.
const SHOWN: u64 = 20_000;

/// A position, and what the laws have said of it by now.
pub struct Comparison {
    start: Start,
    komi: i64,
    limits: Limits,
    /// In the order in which laws are told.
    rulings: Vec<Ruling>,
    /// Systems that may say more, each with what it may look at in its next turn.
    waiting: VecDeque<(System, u64)>,
    najn: bool,
    nodes: u64,
}

impl Comparison {
    /// Sets a comparison up. LJRG takes part if its referee's report is there; komi is in thousandths. What needs no search is known at once.
    ///
    /// # Errors
    /// When the stones are no position.
    pub fn new(
        start: &Start,
        komi: i64,
        systems: &[System],
        referee: Option<&Referee>,
        limits: Limits,
    ) -> Result<Comparison, Fault> {
        Fault::check(&start.board, &start.stones)?;
        let mut systems = systems.to_vec();
        systems.sort_unstable();
        systems.dedup();
        let mut comparison = Comparison {
            start: start.clone(),
            komi,
            limits,
            rulings: Vec::new(),
            waiting: VecDeque::new(),
            najn: systems.contains(&System::Najn),
            nodes: 0,
        };
        if let Some(found) = referee {
            let ruling = Ruling::of_ljrg(&start.board, &start.stones, found);
            comparison.rulings.push(ruling);
        }
        // Both kinds of New Amateur-Japanese judge a board alike, so one of them is asked.
        let both = systems.contains(&System::Naj);
        for system in systems {
            let ruling = comparison.ask(system, 0, &mut |_| false)?;
            if ruling.is_undecided() && !(both && system == System::Najn) {
                comparison.waiting.push_back((system, FIRST));
            }
            comparison.rulings.push(ruling);
        }
        comparison.najn &= both;
        Ok(comparison)
    }

    /// Asks one law once more; says whether there is more to ask. `stop` hears how many situations were looked at by all of them, and ends the turn: then the law
    /// waits for its next one, and has not said less than before.
    ///
    /// # Errors
    /// When the stones are no position of a law.
    pub fn turn(&mut self, stop: &mut dyn FnMut(u64) -> bool) -> Result<bool, Fault> {
        let Some((system, share)) = self.waiting.pop_front() else {
            return Ok(false);
        };
        let left = self.limits.nodes.saturating_sub(self.nodes);
        // Whoever comes later in this round has as much.
        let fair = left / (self.waiting.len() as u64 + 1);
        let nodes = share.min(fair);
        // With hardly more than last time it would only say the same again.
        if nodes == 0 || nodes < share / GROWS * 2 {
            return Ok(!self.waiting.is_empty());
        }
        let (mut stopped, before) = (false, self.nodes);
        let ruling = self.ask(system, nodes, &mut |nodes| {
            stopped = stopped || stop(before + nodes);
            stopped
        })?;
        let spent = ruling.judgement.nodes;
        let least = if stopped { nodes.div_ceil(STOPPED) } else { 0 };
        self.nodes += spent.max(least).min(left);
        let more = ruling.is_undecided();
        self.learn(ruling);
        if more {
            let next = if stopped {
                share
            } else {
                share.saturating_mul(GROWS)
            };
            self.waiting.push_back((system, next));
        }
        Ok(!self.waiting.is_empty())
    }

    /// Takes a ruling over where it says more than the one before.
    fn learn(&mut self, ruling: Ruling) {
        let twin = (self.najn && ruling.law == Law::Other(System::Naj)).then(|| Ruling {
            law: Law::Other(System::Najn),
            ..ruling.clone()
        });
        for new in [Some(ruling), twin].into_iter().flatten() {
            let mut rulings = self.rulings.iter_mut();
            if let Some(old) = rulings.find(|old| old.law == new.law) {
                // What all of its turns took is what it took.
                let nodes = old.judgement.nodes + new.judgement.nodes;
                if new.known() >= old.known() {
                    *old = new;
                }
                old.judgement.nodes = nodes;
            }
        }
    }

    fn ask(
        &self,
        system: System,
        nodes: u64,
        stop: &mut dyn FnMut(u64) -> bool,
    ) -> Result<Ruling, Fault> {
        let Start {
            board,
            stones,
            turn,
            prisoners,
            handicap: _,
        } = &self.start;
        let limits = Limits {
            nodes,
            ..self.limits
        };
        let (judgement, may) = match system {
            System::J2003 => {
                j2003::judge_with_end(board, stones, *prisoners, self.komi, limits, nodes, stop)?
            }
            System::NoPass => {
                let state = no_pass::State::start(Arc::clone(board), stones.clone(), *turn)?;
                let may = match state.winner() {
                    Some(_) => MayStop::Yes,
                    None => MayStop::No(PointSet::new()),
                };
                let judged = judge(system, &self.start, self.komi, limits, stop)?;
                (judged, may)
            }
            _ => (
                judge(system, &self.start, self.komi, limits, stop)?,
                MayStop::Yes,
            ),
        };
        Ok(Ruling::of_system(system, board, stones, may, judgement))
    }

    /// What each law has said by now, in the order in which laws are told.
    #[must_use]
    pub fn rulings(&self) -> &[Ruling] {
        &self.rulings
    }

    /// The ruling of a law that takes part.
    #[must_use]
    pub fn ruling(&self, law: Law) -> Option<&Ruling> {
        self.rulings.iter().find(|ruling| ruling.law == law)
    }

    /// How many situations were looked at, without those of LJRG's referee.
    #[must_use]
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// How any two of them stand to each other.
    #[must_use]
    pub fn pairs(&self) -> Vec<([Law; 2], Apart)> {
        let mut pairs = Vec::new();
        for (number, one) in self.rulings.iter().enumerate() {
            for other in &self.rulings[number + 1..] {
                let how = apart(&self.start.board, one, other);
                pairs.push(([one.law, other.law], how));
            }
        }
        pairs
    }

    /// A line of play that shows a parting, where one is found soon: two passes where one of both may not stop, the capture of stones that one of both says are dead.
    #[must_use]
    pub fn shown(&self, parting: &Parting, stop: &mut dyn FnMut() -> bool) -> Option<Line> {
        let mut rulings = parting.laws.into_iter().filter_map(|law| self.ruling(law));
        match parting.stage {
            Stage::Stop => {
                let forbids = |one: &Ruling| matches!(one.stop, MayStop::No(_));
                let law = rulings.find(|one| forbids(one))?.law;
                Some(Line::two_passes(law, self.start.turn))
            }
            Stage::Dead => {
                let at = parting.points.iter().next()?;
                let dead = |one: &Ruling| one.life[at.index()] == super::Life::Dead;
                let law = rulings.find(|one| dead(one))?.law;
                let limits = Limits {
                    nodes: SHOWN.min(self.limits.nodes),
                    ..self.limits
                };
                line(&self.start, law, at, &Effort::within(limits, stop))
            }
            Stage::Whose | Stage::Counted => None,
        }
    }
}
