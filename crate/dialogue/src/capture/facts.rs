//! A question of 1989 and its argument as facts of the catalogue `capture`.

use loja_rules::{Point, PointSet};
use loja_systems::japan_1989::Turn;
use loja_systems::jrg89::argue::{
    ArgumentEnd, ArgumentPlace, ArgumentQuestion, Case, EndReason, TurnEffect,
};
use loja_voice::{CaptureFact, Stones};

/// A place, and the one that a turn leads to.
type Step<'a> = [&'a ArgumentPlace; 2];

fn prey(case: &Case) -> Stones {
    Stones {
        of: case.owner,
        at: case.hunted().unwrap_or_default(),
        connected: true,
    }
}

/// The claim.
#[must_use]
pub fn claim(case: &Case) -> CaptureFact {
    let (owner, foe, set) = (case.owner, case.capturer(), case.question.set());
    let prey = prey(case);
    match case.question {
        ArgumentQuestion::Captured(_) => CaptureFact::ClaimsCapture { by: foe, prey },
        ArgumentQuestion::Clean(..) => CaptureFact::ClaimsCleanCapture {
            by: foe,
            prey,
            owner,
            set,
        },
        ArgumentQuestion::Beyond(_, _, stones) => CaptureFact::ClaimsStone {
            by: owner,
            set,
            foe,
            stones: number(stones),
        },
    }
}

/// The rule that asks for the claim.
#[must_use]
pub fn meaning(case: &Case) -> CaptureFact {
    match case.question {
        ArgumentQuestion::Captured(_) => CaptureFact::UncapturableMeans,
        ArgumentQuestion::Clean(..) => CaptureFact::FirstPartMeans {
            by: case.capturer(),
            owner: case.owner,
        },
        ArgumentQuestion::Beyond(..) => CaptureFact::SecondPartMeans {
            foe: case.capturer(),
        },
    }
}

/// The beginning of a trial.
#[must_use]
pub fn trial(case: &Case) -> [CaptureFact; 2] {
    let by = case.claimant();
    [CaptureFact::TrialBegins { by }, CaptureFact::RecapturesWait]
}

fn standing(case: &Case, place: &ArgumentPlace, right: bool) -> CaptureFact {
    let (owner, by, set) = (case.owner, case.capturer(), case.question.set());
    match (&case.question, right) {
        (ArgumentQuestion::Captured(_), true) => CaptureFact::CanCapture { by },
        (ArgumentQuestion::Captured(_), false) => CaptureFact::CannotCapture { by },
        (ArgumentQuestion::Clean(..), true) if !place.captured => {
            CaptureFact::CanCaptureCleanly { by, owner, set }
        }
        (ArgumentQuestion::Clean(..), false) if !place.captured => {
            CaptureFact::CannotCaptureCleanly { by, owner, set }
        }
        (ArgumentQuestion::Clean(..), true) | (ArgumentQuestion::Beyond(..), false) => {
            CaptureFact::CanKeepFree { by, owner, set }
        }
        (ArgumentQuestion::Clean(..), false) | (ArgumentQuestion::Beyond(..), true) => {
            CaptureFact::CanGetStone { by: owner, set }
        }
    }
}

/// The player who is right, and the turns until the winner’s goal.
pub(super) fn standing_within(
    case: &Case,
    place: &ArgumentPlace,
    right: Option<bool>,
    distance: Option<u32>,
) -> CaptureFact {
    let Some(right) = right else {
        return CaptureFact::StandingOpen;
    };
    let standing = standing(case, place, right);
    match distance {
        None | Some(0) => standing,
        Some(turns) => CaptureFact::StandingWithin {
            standing: Box::new(standing),
            turns: number(turns),
        },
    }
}

/// The turn itself.
pub(super) fn played([before, after]: Step<'_>, turn: Turn) -> CaptureFact {
    let by = before.state.turn();
    match turn {
        Turn::Pass => CaptureFact::Passes { by },
        Turn::PassFor(ko) => CaptureFact::PassesFor { by, ko },
        Turn::Play(at) => CaptureFact::Plays {
            by,
            at,
            taken: taken([before, after]),
        },
    }
}

fn taken([before, after]: Step<'_>) -> Option<Stones> {
    let at = after.taken_since(before);
    (!at.is_empty()).then_some(Stones {
        of: before.state.turn().other(),
        at,
        connected: false,
    })
}

/// The turn, and whether it gives the question away.
pub(super) fn headline(
    case: &Case,
    step: Step<'_>,
    turn: Turn,
    kept: Option<bool>,
    is_yours: bool,
) -> Vec<CaptureFact> {
    let [before, after] = step;
    let claims = before.state.turn() == case.claimant();
    let mut said = vec![played(step, turn)];
    match kept {
        Some(false) => said.push(CaptureFact::GivesAway {
            now: Box::new(standing(case, after, !claims)),
        }),
        Some(true) if is_yours => said.push(CaptureFact::Keeps),
        _ => {}
    }
    said
}

/// The effects of the turn.
pub(super) fn effects(case: &Case, step: Step<'_>, turn: Turn) -> Vec<CaptureFact> {
    let other = step[0].state.turn().other();
    let effects = case.effects(step, turn).into_iter();
    effects
        .map(|effect| match effect {
            TurnEffect::Marked(ko) => CaptureFact::Marks { ko, other },
            TurnEffect::OtherCanEnd => CaptureFact::OtherCanEnd { other },
            TurnEffect::Lifted(ko, free) => CaptureFact::MarkLifted { ko, free },
            TurnEffect::New(at) => CaptureFact::AddsNewStone { at },
            TurnEffect::StonesLeft(left) => CaptureFact::MayAdd {
                by: case.capturer(),
                left: number(left),
            },
            TurnEffect::LastLiberty(at, left) => CaptureFact::LastLiberty {
                prey: Stones {
                    of: case.owner,
                    at,
                    connected: true,
                },
                left,
            },
            TurnEffect::Captured => CaptureFact::CaptureMade { owner: case.owner },
        })
        .collect()
}

/// The end, at the last of these places.
pub(super) fn end(case: &Case, way: &[ArgumentPlace], end: &ArgumentEnd) -> Vec<CaptureFact> {
    let (owner, by, set) = (case.owner, case.capturer(), case.question.set());
    let prey = prey(case);
    let captured = way.last().is_some_and(|place| place.captured);
    match &end.why {
        EndReason::Taken => vec![CaptureFact::StonesTaken { prey, by }],
        EndReason::TwoPasses => vec![
            CaptureFact::TwoPasses,
            match case.question {
                ArgumentQuestion::Beyond(..) => CaptureFact::NoNewStone { owner, set },
                _ if captured => CaptureFact::StonesTakenCleanly { prey, owner, set },
                _ => CaptureFact::StonesNotTaken { prey },
            },
        ],
        EndReason::TwoEyes => vec![CaptureFact::TwoEyes { prey, by }],
        EndReason::Arisen(at) => {
            let arisen = CaptureFact::StoneArisen { owner, at: *at, by };
            let earlier = (!case.is_newest(way, *at)).then_some(CaptureFact::ArisenCountsNow);
            [arisen].into_iter().chain(earlier).collect()
        }
        EndReason::Covered => vec![CaptureFact::SetCovered { owner, set, by }],
        EndReason::Round(since) => {
            vec![
                CaptureFact::CameAgain { since: *since },
                CaptureFact::CycleFavours {
                    by: case.winner(end.right),
                },
            ]
        }
    }
}

/// Three hints for the player to move, the gentlest first, with the points that they speak of.
pub(super) fn hints(case: &Case, step: Step<'_>, turn: Turn) -> [(CaptureFact, PointSet); 3] {
    let [before, _] = step;
    let state = &before.state;
    let only = |at: Point| -> PointSet { [at].into_iter().collect() };
    let (look, points, aim) = match (turn, taken(step)) {
        (Turn::Pass, _) => (
            CaptureFact::LookForNeed,
            PointSet::new(),
            CaptureFact::AimNothingNeeded,
        ),
        (Turn::PassFor(_), _) => (
            CaptureFact::LookAtMarks,
            state.marks().clone(),
            CaptureFact::AimLiftMark,
        ),
        (Turn::Play(_), Some(taken)) => (
            CaptureFact::LookForCapture,
            taken.at.clone(),
            CaptureFact::AimTake { prey: taken },
        ),
        (Turn::Play(at), None) => {
            let near = state.board().neighbors(at).iter().copied();
            let effects = case.effects(step, turn);
            let has = |wanted: fn(&TurnEffect) -> bool| effects.iter().any(wanted);
            let aim = if has(|effect| matches!(effect, TurnEffect::LastLiberty(..))) {
                CaptureFact::AimLastLiberty { prey: prey(case) }
            } else if has(|effect| matches!(effect, TurnEffect::New(_))) {
                CaptureFact::AimNewStone
            } else {
                CaptureFact::AimNothingTaken
            };
            (CaptureFact::LookAround, near.chain([at]).collect(), aim)
        }
    };
    let told = match turn {
        Turn::Pass => (CaptureFact::PassNow, PointSet::new()),
        Turn::PassFor(ko) => (CaptureFact::PassFor { ko }, only(ko)),
        Turn::Play(at) => (CaptureFact::PlayAt { at }, only(at)),
    };
    [(look, points.clone()), (aim, points), told]
}

fn number(count: u32) -> usize {
    usize::try_from(count).unwrap_or(usize::MAX)
}

#[cfg(test)]
mod tests {
    use std::rc::Rc;
    use std::sync::Arc;

    use loja_notation::read_one;
    use loja_systems::jrg89::argue::Argument;
    use loja_systems::{Going, Limits, Start};

    use loja_rules::Color;

    use super::*;

    const LIMIT: Limits = Limits {
        nodes: 200_000,
        bytes: 256 << 20,
    };

    /// Beast 31: Black can't be taken; White can, and that enables a new stone.
    fn argued(question: impl Fn(&dyn Fn(&str) -> Point) -> ArgumentQuestion) -> Argument {
        let position = read_one(".oo\nxoo\n.x.").unwrap();
        let layout = &position.record.layout;
        let question = question(&|name| layout.point(name).unwrap());
        let stones = position.record.setup().unwrap().stones.clone();
        let start = Start::new(Arc::clone(layout.board()), stones, Color::Black);
        let case = Case::new(&start, question).unwrap().unwrap();
        Argument::new(case, Rc::new(|| Going::Continue(())))
    }

    fn told(argument: &mut Argument) -> CaptureFact {
        let start = argument.case().start.clone();
        let right = argument.right(&start, LIMIT);
        standing_within(argument.case(), &start, right, None)
    }

    #[test]
    fn who_is_right_at_first() {
        let (black, white) = (Color::Black, Color::White);
        let mut kept = argued(|at| ArgumentQuestion::Captured(at("a2")));
        assert_eq!(told(&mut kept), CaptureFact::CannotCapture { by: white });
        let mut taken = argued(|at| ArgumentQuestion::Captured(at("b2")));
        assert_eq!(told(&mut taken), CaptureFact::CanCapture { by: black });
        let set =
            |at: &dyn Fn(&str) -> Point| ["b3", "c3", "b2", "c2"].map(at).into_iter().collect();
        let mut first = argued(|at| ArgumentQuestion::Clean(at("b2"), set(at)));
        assert!(matches!(
            told(&mut first),
            CaptureFact::CannotCaptureCleanly {
                by: Color::Black,
                owner: Color::White,
                ..
            }
        ));
        let mut second = argued(|at| ArgumentQuestion::Beyond(white, set(at), 0));
        assert!(matches!(
            told(&mut second),
            CaptureFact::CanKeepFree {
                by: Color::Black,
                owner: Color::White,
                ..
            }
        ));
    }

    #[test]
    fn a_turn_that_gives_it_away_says_so() {
        let mut argument = argued(|at| ArgumentQuestion::Captured(at("b2")));
        let start = argument.case().start.clone();
        let was = argument.right(&start, LIMIT);
        let (mut kept, mut given) = (0, 0);
        for (turn, after) in argument.case().turns(&start) {
            let is = argument.right(&after, LIMIT);
            let keeps = is.filter(|_| was == Some(true));
            let said = headline(argument.case(), [&start, &after], turn, keeps, true);
            let wanted = match is {
                Some(true) => CaptureFact::Keeps,
                _ => CaptureFact::GivesAway {
                    now: Box::new(CaptureFact::CannotCapture { by: Color::Black }),
                },
            };
            assert_eq!(said[1..], [wanted]);
            *(if is == Some(true) {
                &mut kept
            } else {
                &mut given
            }) += 1;
        }
        assert!(kept > 0 && given > 0, "{kept} {given}");
    }
}
