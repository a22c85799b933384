//! What a law says of a position, in the terms that all of them share.

use loja_ground::{Board, ByColor, Color, Point, PointSet};

use super::law::Law;
use super::life::{Life, Whose};
use crate::frame::Start;
use crate::judgement::{Counts, JudgedString, Judgement, MayStop, Outcome, Standing, StringStatus};
use crate::open::{About, Open};
use crate::ruleset::System;

/// What the referee of LJRG has found.
#[derive(Clone, Debug)]
pub struct Referee {
    /// Who controls what (C3), as far as it is known.
    pub control: ByColor<PointSet>,
    /// What a player may yet control.
    pub open: ByColor<PointSet>,
    /// Black's score minus White's with komi (C1, C2), in thousandths, once nothing is open.
    pub score: Option<i64>,
    /// How many situations were looked at.
    pub nodes: u64,
}

/// A location as a map shows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    /// A stone that stands.
    Alive,
    /// A stone that stands in seki.
    Seki,
    /// A dead stone.
    Dead,
    /// An empty location that counts for this player.
    Territory(Color),
    /// An empty location that counts for nobody.
    Neutral,
    /// Not found out.
    Undecided,
    /// The text doesn't define it.
    Undefined,
}

impl Status {
    /// The name in files.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Status::Alive => "alive",
            Status::Seki => "seki",
            Status::Dead => "dead",
            Status::Territory(color) => color.name(),
            Status::Neutral => "neutral",
            Status::Undecided => "undecided",
            Status::Undefined => "undefined",
        }
    }
}

/// All that a law says of one position.
#[derive(Clone, Debug)]
pub struct Ruling {
    /// Whose ruling it is.
    pub law: Law,
    /// What becomes of each stone, by location.
    pub life: Vec<Life>,
    /// Whose each location is.
    pub whose: Vec<Whose>,
    /// Both in one, for a map.
    pub status: Vec<Status>,
    /// The law's own words: score, what is open, readings.
    pub judgement: Judgement,
}

impl Ruling {
    /// What LJRG says.
    #[must_use]
    pub fn of_ljrg(board: &Board, stones: &ByColor<PointSet>, found: &Referee) -> Ruling {
        let open = found.open.black.union(&found.open.white);
        let counts = board.points().map(|at| {
            let [black, white] = Color::ALL.map(|color| found.control[color].contains(at));
            match (open.contains(at), black, white) {
                (true, _, _) => Counts::Open,
                (false, true, false) => Counts::For(Color::Black),
                (false, false, true) => Counts::For(Color::White),
                (false, _, _) => Counts::Nobody,
            }
        });
        let dead = |color: Color| stones[color].intersection(&found.control[color.other()]);
        let mut judgement = Judgement {
            counts: counts.collect(),
            dead: dead(Color::Black).union(&dead(Color::White)),
            nodes: found.nodes,
            ..Judgement::decided(found.score.map_or(Outcome::Open, Outcome::Score))
        };
        if found.score.is_none() {
            judgement.standing = Standing::Undecided;
            judgement.open.push(Open::at(About::Control, open.clone()));
        }
        let life = |at: Point| match stones.color_at(at) {
            None => Life::NoStone,
            Some(_) if judgement.dead.contains(at) => Life::Dead,
            // The owner may yet gain control; that takes nobody's stone.
            Some(color) if found.open[color.other()].contains(at) => Life::Undecided,
            Some(_) => Life::Stands,
        };
        let life = board.points().map(life).collect();
        let seki = |at: Point| match stones.color_at(at) {
            Some(color) => !found.control[color].contains(at),
            None => false,
        };
        Ruling::with(Law::LJRG, board, life, &seki, judgement)
    }

    /// What a rule set of this crate says.
    pub(super) fn of_system(system: System, start: &Start, judgement: Judgement) -> Ruling {
        let Start { board, stones, .. } = start;
        let life: Vec<Life> = board
            .points()
            .map(|at| match stones.color_at(at) {
                None => Life::NoStone,
                Some(_) => system.life(&judgement, at),
            })
            .collect();
        let sick = match life.contains(&Life::Undecided) {
            true => PointSet::new(),
            false => system.seki(start, &judgement),
        };
        let seki = |at: Point| sick.contains(at);
        Ruling::with(system.into(), board, life, &seki, judgement)
    }

    fn with(
        law: Law,
        board: &Board,
        life: Vec<Life>,
        seki: &dyn Fn(Point) -> bool,
        judgement: Judgement,
    ) -> Ruling {
        let both = || board.points().zip(&life);
        let whose: Vec<Whose> = both()
            .map(|(at, &life)| match (life, law.system()) {
                (Life::Stands, _) => Whose::Stone,
                (Life::Undecided, _) => Whose::Undecided,
                (_, Some(system)) => system.whose(&judgement, life, at),
                (_, None) => judgement.whose(at),
            })
            .collect();
        let status = both().zip(&whose).map(|((at, life), whose)| match life {
            Life::Stands if seki(at) => Status::Seki,
            Life::Stands => Status::Alive,
            Life::Dead => Status::Dead,
            Life::Undecided => Status::Undecided,
            Life::NoStone => match whose {
                Whose::For(color) => Status::Territory(*color),
                Whose::Nobody | Whose::Stone => Status::Neutral,
                Whose::Undecided => Status::Undecided,
                Whose::Undefined => Status::Undefined,
            },
        });
        let status = status.collect();
        Ruling {
            law,
            life,
            whose,
            status,
            judgement,
        }
    }

    /// What a later ruling of the same system says, with all that this one knows and that one has not found out.
    pub(super) fn enriched(&self, system: System, start: &Start, later: Ruling) -> Ruling {
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
        Ruling::of_system(system, start, judgement)
    }

    /// Whether more search may say more.
    #[must_use]
    pub fn is_undecided(&self) -> bool {
        let Judgement { standing, stop, .. } = &self.judgement;
        *standing == Standing::Undecided || matches!(stop, MayStop::Undecided(_))
    }
}
