//! Hypothetical sequences by the letter (lines 125 to 149), for certificates: nothing of `moment.rs`.

use std::collections::BTreeSet;

use loja_ground::{Board, ByColor, Color, Point, PointSet};

use crate::fault::Fault;
use crate::proof::{Advise, Claim, Contest, Oracle, Over, Question, Refused, Turn};
use crate::table::place_alive;

/// A sequence, by all that matters of it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Sequence {
    stones: ByColor<PointSet>,
    turn: Color,
    /// Stones of the owner in the environment that were played in the sequence and stand.
    played: PointSet,
    /// Ko captures since the last ko-pass: where, the other intersection, by whom.
    kos: BTreeSet<(Point, Point, Color)>,
    passed: bool,
    ended: bool,
    captured: bool,
}

/// Can the opponent force the capture of a string, and that no stone of the owner stays in an environment?
#[derive(Debug)]
pub(crate) struct Forced {
    board: Board,
    stones: ByColor<PointSet>,
    owner: Color,
    string: PointSet,
    environment: Vec<Point>,
}

impl Forced {
    pub(crate) fn new(claim: &Claim) -> Result<Forced, Refused> {
        let Question::Forced(at, environment) = &claim.question else {
            return Err(Refused::NoQuestion);
        };
        let owner = claim.stones.color_at(*at).ok_or(Refused::NoQuestion)?;
        Fault::check(&claim.board, &claim.stones).map_err(|_| Refused::NoQuestion)?;
        // Goals are bits of a number.
        if claim.turn != owner.other() || environment.len() > 127 {
            return Err(Refused::NoQuestion);
        }
        Ok(Forced {
            string: claim.stones.chain(&claim.board, *at).members,
            board: claim.board.clone(),
            stones: claim.stones.clone(),
            owner,
            environment: environment.iter().collect(),
        })
    }

    /// A legal play: the position after it, and what it took.
    fn play(
        &self,
        stones: &ByColor<PointSet>,
        at: Point,
        color: Color,
    ) -> Option<(ByColor<PointSet>, PointSet)> {
        let placed = place_alive(&self.board, stones, at, color)?;
        Some((placed.stones, placed.captured))
    }

    /// The other intersection of the ko, where this is a ko capture (137, 141).
    fn ko(
        &self,
        before: &ByColor<PointSet>,
        color: Color,
        after: &ByColor<PointSet>,
        taken: &PointSet,
    ) -> Option<Point> {
        let one = taken.iter().next().filter(|_| taken.len() == 1)?;
        let (again, _) = self.play(after, one, color.other())?;
        (again == *before).then_some(one)
    }
}

impl Advise for Forced {}

impl Contest for Forced {
    type State = Sequence;

    fn start(&self) -> Sequence {
        Sequence {
            stones: self.stones.clone(),
            turn: self.owner.other(),
            played: PointSet::new(),
            kos: BTreeSet::new(),
            passed: false,
            ended: false,
            captured: false,
        }
    }

    fn yes_moves(&self, now: &Sequence) -> bool {
        now.turn != self.owner
    }

    fn next(&self, now: &Sequence) -> Vec<(Turn, Sequence)> {
        let mut next = Vec::new();
        let mut prohibited = false;
        let after = Sequence {
            turn: now.turn.other(),
            passed: false,
            ..now.clone()
        };
        for at in self.board.points() {
            let Some((stones, taken)) = self.play(&now.stones, at, now.turn) else {
                continue;
            };
            let mut kos = now.kos.clone();
            if let Some(other) = self.ko(&now.stones, now.turn, &stones, &taken) {
                if kos.contains(&(other, at, now.turn.other())) {
                    prohibited = true;
                    continue;
                }
                kos.insert((at, other, now.turn));
            }
            let mut played = now.played.clone();
            if now.turn == self.owner && self.environment.contains(&at) {
                played.insert(at);
            }
            next.push((
                Turn::Play(at.index()),
                Sequence {
                    played: played.intersection(&stones[self.owner]),
                    captured: now.captured || !taken.intersection(&self.string).is_empty(),
                    stones,
                    kos,
                    ..after.clone()
                },
            ));
        }
        if prohibited {
            let kos = BTreeSet::new();
            next.push((
                Turn::KoPass,
                Sequence {
                    kos,
                    ..after.clone()
                },
            ));
        }
        let pass = Sequence {
            passed: true,
            ended: now.passed,
            ..after
        };
        next.push((Turn::Pass, pass));
        next
    }

    fn over(&self, now: &Sequence, _inner: &mut Oracle<'_>) -> Over {
        if now.ended {
            return Over::Right(now.captured && now.played.is_empty());
        }
        match now.captured && self.environment.is_empty() {
            true => Over::Right(true),
            false => Over::No,
        }
    }

    fn goals(&self) -> usize {
        self.environment.len().max(1)
    }

    fn meets(&self, now: &Sequence, goal: usize) -> bool {
        let free = |at: &Point| !now.played.contains(*at);
        now.captured && self.environment.get(goal).is_some_and(free)
    }
}
