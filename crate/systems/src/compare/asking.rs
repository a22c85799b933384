//! Asks each rule set in turns of growing size, so that easy answers never wait for hard ones.
//!
//! An answer depends on position and limit, never on a clock or on other rule sets: turns have fixed sizes, and a cut
//! one leaves no trace.

use loja_search::{Control, Going, Limits, Usage};

use super::parting::{Apart, Parting, apart};
use super::ruling::RuleSetRuling;
use super::shown_line::{ShownLine, line};
use super::stage::ComparedStage;
use crate::fault::Fault;
use crate::frame::Start;
use crate::judgement::{Judgement, MayStop};
use crate::law::Law;
use crate::proof::question_limits;
use crate::ruleset::System;

/// The situations of a rule set's first turn.
const FIRST: u64 = 250;

/// A turn starts over, so all earlier ones together cost a third of the last.
const GROWS: u64 = 4;

/// The most situations of a question written down for a line.
const SHOWN: u64 = 20_000;

/// The outcome of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Asking {
    /// There is more to ask.
    More,
    /// The turn was cut, without a trace; it can be repeated.
    Cut,
    /// Every rule set has answered or used up its situations.
    Done,
}

struct Asked {
    system: System,
    ruling: RuleSetRuling,
    /// Situations for its next turn.
    share: u64,
    /// Situations granted so far.
    charged: u64,
    /// It looked at nothing, as on a board too large, so more wouldn't help.
    stuck: bool,
}

impl Asked {
    fn next(&self, allowed: u64) -> Option<u64> {
        let nodes = self.share.min(allowed.saturating_sub(self.charged));
        // With hardly more than last time, it would say the same again.
        let worth = nodes > 0 && nodes >= self.share / GROWS * 2;
        (self.ruling.is_undecided() && !self.stuck && worth).then_some(nodes)
    }
}

/// A position, and the rule sets' rulings so far.
pub struct Comparison {
    start: Start,
    komi: i64,
    /// The situations are for each rule set.
    limits: Limits,
    /// Every rule set asked so far; of those that judge alike, only one.
    asked: Vec<Asked>,
    systems: Vec<System>,
    /// Rulings by other crates.
    handed_in: Vec<RuleSetRuling>,
    rulings: Vec<RuleSetRuling>,
    nodes: u64,
}

fn spokesman(system: System) -> System {
    system.spokesman().unwrap_or(system)
}

impl Comparison {
    /// Sets a comparison up; what needs no search is known at once.
    ///
    /// The caller hands in judgements of other crates; komi is in thousandths; the limits hold for all turns of a rule
    /// set together.
    ///
    /// # Errors
    /// On an impossible position.
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

    /// Chooses the participants; earlier findings stay.
    ///
    /// # Errors
    /// On a position impossible for a rule set.
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
        let rulings =
            rulings.map(|(law, judgement)| RuleSetRuling::new(law, &self.start, judgement));
        self.handed_in = rulings.collect();
        self.tell();
        Ok(())
    }

    /// Raises each rule set's total of situations, if this is more.
    pub fn allow(&mut self, nodes: u64) {
        self.limits.nodes = self.limits.nodes.max(nodes);
    }

    /// Asks one rule set in a turn that starts over.
    ///
    /// The poll hears the situations of all rule sets. A stopped turn leaves no trace, and the next call repeats it.
    ///
    /// # Errors
    /// On a position impossible for a rule set.
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
        // A decision holds, whatever was cut beside it.
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

    /// The next rule set and its situations: smallest first.
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

    /// Merges a turn's findings without losing earlier ones.
    fn learn(&mut self, system: System, nodes: u64, new: RuleSetRuling) {
        let mut all = self.asked.iter_mut();
        let Some(asked) = all.find(|asked| asked.system == system) else {
            return;
        };
        asked.stuck = new.judgement.nodes == 0;
        asked.charged += nodes;
        asked.share = asked.share.saturating_mul(GROWS);
        let taken = asked.ruling.judgement.nodes + new.judgement.nodes;
        asked.ruling = asked.ruling.enriched(&self.start, new);
        asked.ruling.judgement.nodes = taken;
    }

    fn tell(&mut self) {
        let others = self.systems.iter().filter_map(|&system| {
            let mut asked = self.asked.iter();
            let asked = asked.find(|asked| asked.system == spokesman(system))?;
            Some(RuleSetRuling {
                law: system.into(),
                ..asked.ruling.clone()
            })
        });
        self.rulings = self.handed_in.iter().cloned().chain(others).collect();
        self.rulings.sort_by_key(|ruling| ruling.law);
    }

    fn ask(&self, system: System, control: &Control<'_>) -> Result<RuleSetRuling, Fault> {
        let judgement = system.judge(&self.start, self.komi, control)?;
        Ok(RuleSetRuling::new(system.into(), &self.start, judgement))
    }

    /// Each rule set's ruling so far, in the order of lists.
    #[must_use]
    pub fn rulings(&self) -> &[RuleSetRuling] {
        &self.rulings
    }

    /// The ruling of a rule set that takes part.
    #[must_use]
    pub fn ruling(&self, law: Law) -> Option<&RuleSetRuling> {
        self.rulings.iter().find(|ruling| ruling.law == law)
    }

    /// Situations looked at, without handed-in rulings and cut turns.
    #[must_use]
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// The position.
    #[must_use]
    pub fn start(&self) -> &Start {
        &self.start
    }

    /// Situations that each rule set may look at.
    #[must_use]
    pub fn allowed(&self) -> u64 {
        self.limits.nodes
    }

    /// Whether more situations could reveal more.
    #[must_use]
    pub fn can_go_on(&self) -> bool {
        self.taking_part()
            .any(|asked| asked.next(u64::MAX).is_some())
    }

    /// How each two participants compare.
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

    /// A line that shows a parting, if soon found.
    ///
    /// Two passes where one rule set forbids the stop, or a capture of stones that one of them calls dead.
    #[must_use]
    pub fn shown(&self, parting: &Parting, poll: &dyn Fn(Usage) -> Going) -> Option<ShownLine> {
        let mut rulings = parting.laws.into_iter().filter_map(|law| self.ruling(law));
        match parting.stage {
            ComparedStage::Stop => {
                let forbids = |one: &RuleSetRuling| matches!(one.judgement.stop, MayStop::No(_));
                let law = rulings.find(|one| forbids(one))?.law;
                Some(ShownLine::two_passes(law, &self.start))
            }
            ComparedStage::Dead => {
                let at = parting.points.iter().next()?;
                let dead = |one: &RuleSetRuling| one.life[at.index()] == super::Life::Dead;
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
            ComparedStage::Whose | ComparedStage::Counted => None,
        }
    }
}
