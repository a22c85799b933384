//! Hypothetical sequences by the letter (lines 125 to 149), for certificates; independent of `moment.rs`.
//!
//! With `lemma stays` a walk ends where stones that no plays in a row can take (*immortal*, Benson 1976) settle
//! everything.
//!
//! *Lemma (permanent).* If the uncaptured string, or a stone that the owner has played in the environment, is
//! immortal, the opponent can't force the claim. *Proof.* The owner passes from then on, and it is never taken. ∎
//!
//! *Lemma (covered).* Let Z be immortal stones of the opponent, and U the regions of which every location touches one
//! and the same string of Z. If the environment lies in Z and U, and the string has been captured or lies in U, the
//! opponent forces the claim. *Proof.* On each turn the opponent passes if U has no stone of the owner, and else
//! plays on a liberty p of such a stone. Let R be p's region and X the string of Z that R touches throughout. The
//! stone on p joins X, which has a liberty in another region too, so this is no suicide; and it can't be taken
//! without X, so it is no ko capture. Z with p stays immortal: each string to which R was vital touches p, since p
//! was empty, and so joins X. The rest of R is not empty, since p was a liberty of stones in R, which stand there or
//! leave their locations empty; each part of it touches X throughout and so is vital to X. Other regions are
//! unchanged. So Z and U are of this kind again, U is smaller, and no stone of Z is ever taken. The opponent
//! therefore plays only finitely often; after that, U has no stone of the owner on the opponent's turns, so the
//! string is gone, and no location of the environment then has a stone of the owner, whether the sequence ends or
//! not. ∎
//!
//! A certificate of *yes* by this lemma must reach such a situation: cycles, which the letter may grant, don't count
//! there.

use std::collections::BTreeSet;

use loja_ground::{Board, ByColor, Color, Group, Point, PointSet};

use crate::fault::Fault;
use crate::proof::{Contest, EndLemmas, Oracle, Over, ProofTurn, Question, Refused, RuleSetClaim};
use crate::table::place_alive;
use crate::unconditional::{Suicide, unconditional};

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Sequence {
    pub(super) stones: ByColor<PointSet>,
    pub(super) turn: Color,
    /// The owner's stones that were played in the environment and stand.
    pub(super) played: PointSet,
    /// Ko captures since the last ko-pass: location, other intersection, player.
    pub(super) kos: BTreeSet<(Point, Point, Color)>,
    pub(super) passed: bool,
    pub(super) ended: bool,
    pub(super) captured: bool,
}

#[derive(Debug)]
pub(crate) struct Forced {
    pub(super) board: Board,
    pub(super) stones: ByColor<PointSet>,
    pub(super) owner: Color,
    pub(super) string: PointSet,
    environment: Vec<Point>,
    /// Which answer is to be shown.
    pub(super) answer: bool,
    /// Whether both lemmas may be used.
    pub(super) stays: bool,
}

impl Forced {
    pub(crate) fn new(claim: &RuleSetClaim, lemmas: EndLemmas) -> Result<Forced, Refused> {
        let Question::Forced(at, environment) = &claim.question else {
            return Err(Refused::NoQuestion);
        };
        let owner = claim.stones.color_at(*at).ok_or(Refused::NoQuestion)?;
        Fault::check(&claim.board, &claim.stones).map_err(|_| Refused::NoQuestion)?;
        // Goals are bits of a number; the lemma of gaps belongs to 1989.
        if claim.turn != owner.other() || environment.len() > 127 || lemmas.gaps {
            return Err(Refused::NoQuestion);
        }
        Ok(Forced {
            string: claim.stones.chain(&claim.board, *at).members,
            board: claim.board.clone(),
            stones: claim.stones.clone(),
            owner,
            environment: environment.iter().collect(),
            answer: claim.answer,
            stays: lemmas.stays,
        })
    }

    pub(super) fn environment(&self) -> PointSet {
        self.environment.iter().copied().collect()
    }

    /// Whether the opponent must reach a settled situation.
    fn comes_somewhere(&self) -> bool {
        self.stays && self.answer
    }

    /// The side that is right for good.
    fn settled(&self, now: &Sequence) -> Option<bool> {
        let string = match now.captured {
            true => PointSet::new(),
            false => self.string.clone(),
        };
        let immortal = |color| unconditional(&self.board, &now.stones, color, Suicide::Forbidden);
        let kept = immortal(self.owner);
        if !kept.intersection(&now.played.union(&string)).is_empty() {
            return Some(false);
        }
        let taken_over = self.taken_over(&immortal(self.owner.other()));
        let needed = self.environment().union(&string);
        needed.is_subset(&taken_over).then_some(true)
    }

    /// Z and U of the lemma.
    fn taken_over(&self, immortal: &PointSet) -> PointSet {
        let (board, nothing) = (&self.board, PointSet::new());
        let alone = ByColor {
            black: immortal.clone(),
            white: nothing,
        };
        let strings = alone.chains(board, immortal);
        let regions = alone.chains(board, &board.locations().difference(immortal));
        let touched = |region: &&Group| {
            let mut strings = strings.iter();
            strings.any(|string| region.members.is_subset(&string.neighbors))
        };
        let regions = regions.iter().filter(touched);
        regions.fold(immortal.clone(), |all, region| all.union(&region.members))
    }

    fn play(
        &self,
        stones: &ByColor<PointSet>,
        at: Point,
        color: Color,
    ) -> Option<(ByColor<PointSet>, PointSet)> {
        let placed = place_alive(&self.board, stones, at, color)?;
        Some((placed.stones, placed.captured))
    }

    /// The ko's other intersection (137, 141).
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

    fn next(&self, now: &Sequence) -> Vec<(ProofTurn, Sequence)> {
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
                ProofTurn::Play(at.index()),
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
                ProofTurn::KoPass,
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
        next.push((ProofTurn::Pass, pass));
        next
    }

    fn over(&self, now: &Sequence, _inner: &mut Oracle<'_>) -> Over {
        if now.ended {
            return Over::Right(now.captured && now.played.is_empty());
        }
        if now.captured && self.environment.is_empty() {
            return Over::Right(true);
        }
        let settled = self.stays.then(|| self.settled(now)).flatten();
        settled.map_or(Over::No, Over::Right)
    }

    fn goals(&self) -> usize {
        match self.comes_somewhere() {
            true => 1,
            false => self.environment.len().max(1),
        }
    }

    fn meets(&self, now: &Sequence, goal: usize) -> bool {
        if self.comes_somewhere() {
            return false;
        }
        let free = |at: &Point| !now.played.contains(*at);
        now.captured && self.environment.get(goal).is_some_and(free)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::options::ChosenOptions;

    /// Black at 0 with eyes 1 and 2, at 3 with eyes 4 and 5; White on 6 with a liberty on 7; `beside` adds
    /// neighbours.
    fn settled(beside: &[(usize, usize)], string: usize, stays: bool) -> Result<Over, Refused> {
        let pairs = [(0, 1), (0, 2), (3, 4), (3, 5), (6, 7)];
        let pairs = pairs.iter().chain(beside).copied();
        let board = Board::new(8, pairs).map_err(|_| Refused::NoQuestion)?;
        let set = |points: &[usize]| -> PointSet {
            points.iter().filter_map(|&at| board.point(at)).collect()
        };
        let stones = ByColor {
            black: set(&[0, 3]),
            white: set(&[6]),
        };
        let at = board.point(string).ok_or(Refused::NoQuestion)?;
        let turn = stones.color_at(at).ok_or(Refused::NoQuestion)?.other();
        let claim = RuleSetClaim {
            options: ChosenOptions::default(),
            rules: crate::j2003::RULES.name(),
            board: board.clone(),
            stones,
            turn,
            question: Question::Forced(at, PointSet::new()),
            answer: true,
        };
        let forced = Forced::new(&claim, EndLemmas { gaps: false, stays })?;
        Ok(forced.over(&forced.start(), &mut |_| None))
    }

    #[test]
    fn a_region_is_covered_where_one_string_touches_all_of_it() -> Result<(), Refused> {
        // Each location touches a string, but no string touches both.
        assert_eq!(settled(&[(0, 6), (3, 7)], 6, true)?, Over::No);
        assert_eq!(
            settled(&[(0, 6), (0, 7), (3, 7)], 6, true)?,
            Over::Right(true)
        );
        // One of its locations touches none.
        assert_eq!(settled(&[(0, 6)], 6, true)?, Over::No);
        Ok(())
    }

    #[test]
    fn stones_with_two_eyes_settle_a_question_by_the_lemma_alone() -> Result<(), Refused> {
        assert_eq!(settled(&[(0, 6), (3, 7)], 0, true)?, Over::Right(false));
        assert_eq!(settled(&[(0, 6), (3, 7)], 0, false)?, Over::No);
        assert_eq!(settled(&[(0, 6), (0, 7)], 6, false)?, Over::No);
        Ok(())
    }
}
