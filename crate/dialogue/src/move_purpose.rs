//! The purpose of a move: the second of three hints.

use loja_certificate::{Choice, Claim};
use loja_notation::Layout;
use loja_rules::{Chain, Move, PassCount, PointSet, State};
use loja_solver::opponent::{JudgedMove, Line, Prospect};
use loja_voice::ArgumentFact;

use crate::best_line::BestLine;
use crate::chains::chains;
use crate::change::{Purpose, beside, changes};
use crate::deed::Deed;
use crate::ending::Ending;
use crate::placed_facts::PlacedFacts;
use crate::standing::winner;
use crate::stones::stones_at;

/// An end further away is nothing to aim for.
const NEAR: usize = 6;

/// A chain with more liberties is in no danger yet.
const FEW: usize = 3;

/// The best move, in its place.
pub(crate) struct Scene<'a> {
    pub(crate) layout: &'a Layout,
    pub(crate) claim: &'a Claim,
    pub(crate) found: &'a Prospect,
    pub(crate) before: &'a State,
    pub(crate) after: &'a State,
    pub(crate) deed: &'a Deed,
}

pub(crate) fn is_far(shown: &BestLine) -> bool {
    shown.end.is_none() || shown.moves.len() > NEAR
}

impl Scene<'_> {
    pub(crate) fn wins(&self) -> Option<bool> {
        winner(self.claim, self.found.expectation).map(|winner| winner == self.found.turn)
    }

    pub(crate) fn lasts_longest(&self) -> bool {
        let choice = self.deed.at.map_or(Choice::Pass, Choice::Stone);
        self.found.lasts_longest(choice)
    }

    /// The move's own effect, else the end of its line, else the threat that it prevents.
    pub(crate) fn purpose(&self, shown: &BestLine, passed: Option<&Line>) -> PlacedFacts {
        if self.deed.at.is_none() {
            return PlacedFacts::new(self.of_pass(), PointSet::new());
        }
        if let Some(taken) = self.deed.taken(self.before) {
            let ko = !self.deed.ko.is_empty();
            let points = self.deed.captured.clone();
            return PlacedFacts::new(ArgumentFact::Take { taken, ko }, points);
        }
        let changes = changes(self.before, self.after, self.deed);
        let mut purposes = changes
            .iter()
            .filter_map(|change| change.purpose(self.before, self.after, self.deed));
        match purposes.next() {
            Some(Purpose {
                deed,
                urgent,
                points,
            }) => PlacedFacts::new(urgent.unwrap_or(deed), points),
            None => self.of_line(shown, passed),
        }
    }

    fn of_pass(&self) -> ArgumentFact {
        let holding = |one: &&JudgedMove| one.holds == Some(true) && one.choice != Choice::Pass;
        let stones = self.found.moves.iter().filter(holding).count();
        match (self.before.situation().pass_count(), self.wins()) {
            (PassCount::One, Some(true)) => ArgumentFact::PassEnds,
            (_, Some(true)) if stones == 0 => ArgumentFact::PassNotToSpoil,
            (_, Some(true)) => ArgumentFact::PassIsEnough,
            (_, Some(false)) if self.lasts_longest() => ArgumentFact::PassLasts,
            (_, Some(false)) => ArgumentFact::PassInVain,
            (_, None) => ArgumentFact::PassAndWait,
        }
    }

    fn of_line(&self, shown: &BestLine, passed: Option<&Line>) -> PlacedFacts {
        let moves = shown.moves.len();
        let mut points = PointSet::new();
        let fact = match (&shown.end, self.wins()) {
            (Some(_), Some(false)) if self.lasts_longest() => ArgumentFact::MakeItLast { moves },
            (_, Some(false) | None) => ArgumentFact::KeepMovesOpen,
            (Some(end), Some(true)) if moves <= NEAR => {
                points = end.points.clone();
                aim(end, moves)
            }
            _ => {
                let threat = passed.and_then(|line| self.threat(line));
                let other = threat.or_else(|| self.liberties());
                other.unwrap_or_else(|| self.quiet(passed, moves))
            }
        };
        PlacedFacts::new(fact, points)
    }

    fn threat(&self, passed: &Line) -> Option<ArgumentFact> {
        let (foe, locks) = (self.deed.color.other(), self.foe_claims());
        let deed = Box::new(self.gives(passed)?);
        Some(ArgumentFact::IfPassed { foe, deed, locks })
    }

    /// The move that the opponent would now make after a pass.
    pub(crate) fn needed(&self, passed: &Line) -> Option<ArgumentFact> {
        let (by, locks) = (self.deed.color, self.foe_claims());
        let deed = Box::new(self.gives(passed)?);
        Some(ArgumentFact::HadPassed {
            by,
            foe: by.other(),
            deed,
            locks,
        })
    }

    fn foe_claims(&self) -> bool {
        self.deed.color != self.claim.player()
    }

    /// "take your stone at c1", if a pass lets the opponent win by that.
    fn gives(&self, passed: &Line) -> Option<ArgumentFact> {
        let foe = self.deed.color.other();
        if winner(self.claim, passed.expectation) != Some(foe) {
            return None;
        }
        let quiet = self.before.successor(Move::PASS).ok()?;
        let reply = *passed.moves.first()?;
        let then = quiet.successor(reply.into()).ok()?;
        let deed = Deed::between(&quiet, &then);
        let at = deed.at?;
        if let Some(taken) = deed.taken(&quiet) {
            return Some(ArgumentFact::Take { taken, ko: false });
        }
        let first = changes(&quiet, &then, &deed)
            .iter()
            .find_map(|change| change.purpose(&quiet, &then, &deed));
        Some(match first {
            Some(purpose) => purpose.deed,
            None if deed.at == self.deed.at => ArgumentFact::PlayThere,
            None => ArgumentFact::PlayAt { at },
        })
    }

    /// When nothing presses.
    fn quiet(&self, passed: Option<&Line>, moves: usize) -> ArgumentFact {
        let stones = self.before.situation().stones();
        let taken = stones.black.union(&stones.white);
        let near = self
            .deed
            .at
            .map_or(&[][..], |at| self.before.board().neighbors(at));
        if passed.is_some_and(|line| line.expectation == self.found.expectation) {
            ArgumentFact::NothingUrgent
        } else if near.iter().any(|&y| taken.contains(y)) {
            ArgumentFact::KeepAtIt { moves }
        } else {
            let foe = self.deed.color.other();
            ArgumentFact::TakeFreePlace { foe }
        }
    }

    fn liberties(&self) -> Option<ArgumentFact> {
        let at = self.deed.at?;
        let now = self.after.situation();
        let foe = self.deed.color.other();
        let around = chains(self.after, &beside(self.after, at, foe)).into_iter();
        let few = |chain: &Chain| chain.liberties(now).len() <= FEW;
        let weak = around.filter(|chain| few(chain) && !chain.has_permanent_stone(now));
        let weakest = weak.min_by_key(|chain| chain.liberties(now).len());
        if let Some(chain) = weakest {
            return Some(ArgumentFact::LeaveLiberties {
                stones: stones_at(self.after, foe, &chain.members),
                liberties: chain.liberties(now).len(),
            });
        }
        let own = self.after.chain(at)?;
        if own.has_permanent_stone(now) || own.members.len() < 2 {
            return None;
        }
        let was: PointSet = own.members.iter().filter(|&x| x != at).collect();
        Some(ArgumentFact::Extend {
            stones: stones_at(self.before, self.deed.color, &was),
            size: own.members.len(),
            liberties: own.liberties(now).len(),
        })
    }
}

fn aim(end: &Ending, later: usize) -> ArgumentFact {
    match (end.kind, end.since) {
        ("formation", _) => ArgumentFact::AimForEyes {
            eyes: end.eyes.clone(),
            later,
        },
        (_, Some(since)) => ArgumentFact::AimToRepeat {
            since,
            later,
            rule: end.rule,
        },
        ("final", _) => ArgumentFact::AimForFinal { later },
        _ => {
            let largest = end.steps.first().map_or(&end.points, |step| &step.points);
            ArgumentFact::AimForLasting {
                points: largest.clone(),
                later,
            }
        }
    }
}
