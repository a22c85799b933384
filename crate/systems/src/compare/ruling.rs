use loja_ground::{Color, PointSet};

use super::life::{Life, Whose};
use crate::frame::Start;
use crate::judgement::{JudgedString, Judgement, MayStop, Standing, StringStatus};
use crate::law::Law;
use crate::open::{About, Open};

/// A location's sign on a map.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MapSign {
    /// A stone that stands.
    Alive,
    /// A stone that stands in seki.
    Seki,
    /// A dead stone.
    Dead,
    /// Empty, and counts for this player.
    Territory(Color),
    /// Empty, and counts for nobody.
    Neutral,
    /// Not found out.
    Undecided,
    /// The text doesn't define it.
    Undefined,
}

impl MapSign {
    /// The name in files.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            MapSign::Alive => "alive",
            MapSign::Seki => "seki",
            MapSign::Dead => "dead",
            MapSign::Territory(color) => color.name(),
            MapSign::Neutral => "neutral",
            MapSign::Undecided => "undecided",
            MapSign::Undefined => "undefined",
        }
    }
}

/// A rule set's ruling on a position.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct RuleSetRuling {
    /// Whose ruling it is.
    pub law: Law,
    /// Each stone's fate, by location.
    pub life: Vec<Life>,
    /// Whose each location is.
    pub whose: Vec<Whose>,
    /// Both in one, for a map.
    pub status: Vec<MapSign>,
    /// The rule set's own terms: score, open questions, readings.
    pub judgement: Judgement,
}

impl RuleSetRuling {
    /// Translates a rule set's judgement.
    #[must_use]
    pub fn new(law: Law, start: &Start, judgement: Judgement) -> RuleSetRuling {
        let Start { board, stones, .. } = start;
        let life: Vec<Life> = board
            .points()
            .map(|at| match stones.color_at(at) {
                None => Life::NoStone,
                Some(_) => law.life(&judgement, at),
            })
            .collect();
        let seki = law.known_seki(start, &judgement, &life);
        let both = || board.points().zip(&life);
        let whose: Vec<Whose> = both()
            .map(|(at, &life)| match life {
                Life::Stands => Whose::Stone,
                Life::Undecided => Whose::Undecided,
                Life::Dead | Life::NoStone => law.whose(&judgement, life, at),
            })
            .collect();
        let status = both().zip(&whose).map(|((at, life), whose)| match life {
            Life::Stands if seki.contains(at) => MapSign::Seki,
            Life::Stands => MapSign::Alive,
            Life::Dead => MapSign::Dead,
            Life::Undecided => MapSign::Undecided,
            Life::NoStone => match whose {
                Whose::For(color) => MapSign::Territory(*color),
                Whose::Nobody | Whose::Stone => MapSign::Neutral,
                Whose::Undecided => MapSign::Undecided,
                Whose::Undefined => MapSign::Undefined,
            },
        });
        let status = status.collect();
        RuleSetRuling {
            law,
            life,
            whose,
            status,
            judgement,
        }
    }

    /// A later ruling of this system, with what only this one knows.
    pub(super) fn enriched(&self, start: &Start, later: RuleSetRuling) -> RuleSetRuling {
        if !later.is_undecided() {
            return later;
        }
        let Judgement {
            strings: before,
            dead: dead_before,
            ..
        } = &self.judgement;
        let mut judgement = later.judgement;
        let mut found = PointSet::new();
        for string in &mut judgement.strings {
            let same = |one: &&JudgedString| one.points == string.points;
            if let Some(known) = before.iter().find(same)
                && string.status == StringStatus::Open
                && known.status != StringStatus::Open
            {
                string.status = known.status.clone();
                found = found.union(&string.points);
            }
        }
        judgement.dead = judgement.dead.union(&dead_before.intersection(&found));
        for open in &mut judgement.open {
            open.points = open.points.difference(&found);
        }
        let is_left =
            |open: &Open| matches!(open.about, About::Words(_)) || !open.points.is_empty();
        judgement.open.retain(is_left);
        if judgement.open.is_empty() && !found.is_empty() {
            let words = "each string has its answer, but no single search had all of them, and the count needs them together";
            judgement.open.push(Open::words(words));
        }
        let unknown = |judgement: &Judgement| matches!(judgement.stop, MayStop::Undecided(_));
        if unknown(&judgement) && !unknown(&self.judgement) {
            judgement.stop = self.judgement.stop.clone();
            judgement.open.retain(|open| open.about != About::DirectKo);
        }
        RuleSetRuling::new(self.law, start, judgement)
    }

    /// Whether more search may say more.
    #[must_use]
    pub fn is_undecided(&self) -> bool {
        let Judgement { standing, stop, .. } = &self.judgement;
        *standing == Standing::Undecided || matches!(stop, MayStop::Undecided(_))
    }
}
