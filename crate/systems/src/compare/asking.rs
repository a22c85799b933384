//! Asks every law in turns of growing size: what is seen soon never waits for what is hard.
//!
//! What a law says depends on the position and on how many situations it may look at, never on a clock, nor on the other laws that are
//! asked: its turns have fixed sizes, and one that is cut short leaves no trace.

use loja_search::{Control, Going, Limits, Usage};

use super::parting::{Apart, Parting, apart};
use super::ruling::Ruling;
use super::shown_line::{Line, line};
use super::stage::Stage;
use crate::fault::Fault;
use crate::frame::Start;
use crate::judgement::{Judgement, MayStop};
use crate::law::Law;
use crate::proof::question_limits;
use crate::ruleset::System;

/// How many situations a law may look at in its first turn, …
const FIRST: u64 = 250;

/// … and how many times more in each later one. A turn begins anew, so all earlier ones together look at a third of what the last one may.
const GROWS: u64 = 4;

/// No more situations of a question are written down for a line of play.
const SHOWN: u64 = 20_000;

/// What became of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Asking {
    /// There is more to ask.
    More,
    /// The turn was cut short, and nothing of it is kept. It can be made again.
    Cut,
    /// Every law has answered, or has looked at as much as it may.
    Done,
}

/// A system, what it has said by now, and its next turn.
struct Asked {
    system: System,
    ruling: Ruling,
    /// How many situations its next turn may look at.
    share: u64,
    /// How many its turns might look at till now.
    charged: u64,
    /// It looked at nothing, as on a board that is too large; so it does with more.
    stuck: bool,
}

impl Asked {
    /// The size of its next turn, if there is one.
    fn next(&self, allowed: u64) -> Option<u64> {
        let nodes = self.share.min(allowed.saturating_sub(self.charged));
        // With hardly more than last time it would only say the same again.
        let worth = nodes > 0 && nodes >= self.share / GROWS * 2;
        (self.ruling.is_undecided() && !self.stuck && worth).then_some(nodes)
    }
}

/// A position, and what the laws have said of it by now.
pub struct Comparison {
    start: Start,
    komi: i64,
    /// The situations are for each law.
    limits: Limits,
    /// All that were ever asked here: one that judges every board as another does is asked in its place.
    asked: Vec<Asked>,
    /// Those that take part, in the order in which laws are told.
    systems: Vec<System>,
    /// By rules that other crates judge by.
    handed_in: Vec<Ruling>,
    /// What those that take part have said.
    rulings: Vec<Ruling>,
    nodes: u64,
}

/// The one that is asked in place of this one.
fn spokesman(system: System) -> System {
    system.spokesman().unwrap_or(system)
}

impl Comparison {
    /// Sets a comparison up. Laws that other crates judge by take part with the judgements that are handed in; komi is in thousandths. Each law may look at as many situations
    /// as the limits have, in all of its turns together. What needs no search is known at once.
    ///
    /// # Errors
    /// When the stones are no position.
    pub fn new(
        start: &Start,
        komi: i64,
        systems: &[System],
        handed_in: Vec<(Law, Judgement)>,
        limits: Limits,
    ) -> Result<Comparison, Fault> {
        Fault::check(&start.board, &start.stones)?;
        let mut comparison = Comparison {
            start: start.clone(),
            komi,
            limits,
            asked: Vec::new(),
            systems: Vec::new(),
            handed_in: Vec::new(),
            rulings: Vec::new(),
            nodes: 0,
        };
        comparison.choose(systems, handed_in)?;
        Ok(comparison)
    }

    /// Lets other laws take part. What was found out of any law stays known.
    ///
    /// # Errors
    /// When the stones are no position of a law.
    pub fn choose(
        &mut self,
        systems: &[System],
        handed_in: Vec<(Law, Judgement)>,
    ) -> Result<(), Fault> {
        let nothing = Limits {
            nodes: 0,
            ..self.limits
        };
        for &system in systems {
            let system = spokesman(system);
            if self.asked.iter().any(|asked| asked.system == system) {
                continue;
            }
            let ruling = self.ask(system, &Control::new(nothing))?;
            self.asked.push(Asked {
                system,
                ruling,
                share: FIRST,
                charged: 0,
                stuck: false,
            });
        }
        self.asked.sort_unstable_by_key(|asked| asked.system);
        self.systems = systems.to_vec();
        self.systems.sort_unstable();
        self.systems.dedup();
        let rulings = handed_in.into_iter();
        let rulings = rulings.map(|(law, judgement)| Ruling::new(law, &self.start, judgement));
        self.handed_in = rulings.collect();
        self.tell();
        Ok(())
    }

    /// Lets each law look at so many situations in all, if that is more than before.
    pub fn allow(&mut self, nodes: u64) {
        self.limits.nodes = self.limits.nodes.max(nodes);
    }

    /// Asks one law once more, in a turn that begins anew. The poll hears how many situations were looked at by all of them. When it says stop, the turn is cut
    /// short: nothing of it is kept, and the next call makes it again.
    ///
    /// # Errors
    /// When the stones are no position of a law.
    pub fn turn(&mut self, poll: &dyn Fn(Usage) -> Going) -> Result<Asking, Fault> {
        let Some((system, nodes)) = self.next() else {
            return Ok(Asking::Done);
        };
        let before = self.nodes;
        let poll = |usage: Usage| {
            poll(Usage {
                nodes: before + usage.nodes,
                ..usage
            })
        };
        let control = Control::polling(
            Limits {
                nodes,
                ..self.limits
            },
            &poll,
        );
        let ruling = self.ask(system, &control)?;
        // What is decided is so, whatever was cut beside it.
        if control.is_stopped() && ruling.is_undecided() {
            return Ok(Asking::Cut);
        }
        self.nodes += ruling.judgement.nodes;
        self.learn(system, nodes, ruling);
        self.tell();
        Ok(match self.next() {
            Some(_) => Asking::More,
            None => Asking::Done,
        })
    }

    /// Whose turn is next, and how many situations it has: the smallest turns come first.
    fn next(&self) -> Option<(System, u64)> {
        let turns = self
            .taking_part()
            .filter_map(|asked| Some((asked, asked.next(self.limits.nodes)?)));
        let (asked, nodes) = turns.min_by_key(|(asked, _)| (asked.share, asked.system))?;
        Some((asked.system, nodes))
    }

    fn taking_part(&self) -> impl Iterator<Item = &Asked> {
        self.asked.iter().filter(|asked| {
            let mut systems = self.systems.iter();
            systems.any(|system| spokesman(*system) == asked.system)
        })
    }

    /// Takes over what a turn has found out, without losing what was known.
    fn learn(&mut self, system: System, nodes: u64, new: Ruling) {
        let mut all = self.asked.iter_mut();
        let Some(asked) = all.find(|asked| asked.system == system) else {
            return;
        };
        asked.stuck = new.judgement.nodes == 0;
        asked.charged += nodes;
        asked.share = asked.share.saturating_mul(GROWS);
        // What all of its turns took is what it took.
        let taken = asked.ruling.judgement.nodes + new.judgement.nodes;
        asked.ruling = asked.ruling.enriched(&self.start, new);
        asked.ruling.judgement.nodes = taken;
    }

    /// Collects what those that take part have said.
    fn tell(&mut self) {
        let others = self.systems.iter().filter_map(|&system| {
            let mut asked = self.asked.iter();
            let asked = asked.find(|asked| asked.system == spokesman(system))?;
            Some(Ruling {
                law: system.into(),
                ..asked.ruling.clone()
            })
        });
        self.rulings = self.handed_in.iter().cloned().chain(others).collect();
        self.rulings.sort_by_key(|ruling| ruling.law);
    }

    fn ask(&self, system: System, control: &Control<'_>) -> Result<Ruling, Fault> {
        let judgement = system.judge(&self.start, self.komi, control)?;
        Ok(Ruling::new(system.into(), &self.start, judgement))
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

    /// How many situations were looked at, without those of rulings that were handed in and of turns that were cut short.
    #[must_use]
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// The position.
    #[must_use]
    pub fn start(&self) -> &Start {
        &self.start
    }

    /// How many situations each law may look at.
    #[must_use]
    pub fn allowed(&self) -> u64 {
        self.limits.nodes
    }

    /// Whether more situations could find more out about the laws that take part.
    #[must_use]
    pub fn can_go_on(&self) -> bool {
        self.taking_part()
            .any(|asked| asked.next(u64::MAX).is_some())
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
    pub fn shown(&self, parting: &Parting, poll: &dyn Fn(Usage) -> Going) -> Option<Line> {
        let mut rulings = parting.laws.into_iter().filter_map(|law| self.ruling(law));
        match parting.stage {
            Stage::Stop => {
                let forbids = |one: &Ruling| matches!(one.judgement.stop, MayStop::No(_));
                let law = rulings.find(|one| forbids(one))?.law;
                Some(Line::two_passes(law, &self.start))
            }
            Stage::Dead => {
                let at = parting.points.iter().next()?;
                let dead = |one: &Ruling| one.life[at.index()] == super::Life::Dead;
                let law = rulings.find(|one| dead(one))?.law;
                let limits = Limits {
                    nodes: SHOWN.min(self.limits.nodes),
                    ..self.limits
                };
                line(
                    &self.start,
                    law,
                    at,
                    &Control::polling(question_limits(limits), poll),
                )
            }
            Stage::Whose | Stage::Counted => None,
        }
    }
}
