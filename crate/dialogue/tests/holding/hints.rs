//! The second of three hints, held to the board and to how it goes on.

use loja_certificate::{Choice, Claim};
use loja_dialogue::{BestLine, PlaceStanding, PlacedFacts};
use loja_rules::{PassCount, State};
use loja_solver::Expectation;
use loja_solver::opponent::JudgedMove;
use loja_voice::ArgumentFact as Fact;

use super::facts::{Step, deed_holds, liberties, placed};

/// Holds what is to be achieved to the best move, and to the line that follows it; `reply` is what the other side
/// would do after a pass.
pub fn hints_hold(
    claim: &Claim,
    before: &State,
    now: &PlaceStanding,
    hints: &[PlacedFacts],
    shown: &BestLine,
    reply: Option<Choice>,
) {
    let [look, aim, point] = hints else {
        panic!("three hints are expected");
    };
    let best = now.best.unwrap();
    let pace = |one: &JudgedMove| one.distance.unwrap_or(u32::MAX);
    let chosen = now.moves.iter().find(|one| one.choice == best).unwrap();
    let longest = now.moves.iter().all(|one| pace(one) <= pace(chosen));
    let lost = now.moves.iter().all(|one| one.holds == Some(false));
    let [fact] = &aim.facts[..] else {
        panic!("one fact is expected: {:?}", aim.facts);
    };
    for told in [&look.facts[0], fact] {
        match told {
            Fact::LostHoldOut | Fact::PassLasts | Fact::MakeItLast { .. } => {
                assert!(lost && longest, "{told:?}");
            }
            Fact::LostMakeHard | Fact::PassInVain => assert!(lost && !longest, "{told:?}"),
            _ => {}
        }
    }
    let is_lost = matches!(look.facts[0], Fact::LostHoldOut | Fact::LostMakeHard);
    assert_eq!(lost, is_lost);
    let Some(at) = placed(best) else {
        let one = before.situation().pass_count() == PassCount::One;
        assert_eq!(point.facts, [Fact::Pass { too: one }]);
        return match fact {
            Fact::PassLasts | Fact::PassInVain => assert!(lost),
            Fact::PassEnds => assert!(one && !lost),
            Fact::PassNotToSpoil | Fact::PassIsEnough | Fact::PassAndWait => assert!(!lost),
            other => panic!("{other:?}"),
        };
    };
    let after = before.successor(best.into()).unwrap();
    let step = Step {
        claimant: claim.player(),
        before,
        after: &after,
        color: now.turn,
        at: Some(at),
    };
    match &point.facts[..] {
        [
            Fact::Play {
                at: told,
                taken,
                ko,
            },
        ] => {
            assert_eq!(*told, at);
            match taken {
                Some(taken) => step.took(taken),
                None => assert!(step.captured().is_empty() && !ko),
            }
        }
        other => panic!("{other:?}"),
    }
    if !achieves(&step, fact) && !later(claim, now, fact, shown) {
        threat(&step, now, fact, reply);
    }
}

/// What a move does at once.
pub(super) fn achieves(step: &Step<'_>, deed: &Fact) -> bool {
    let foe = step.color.other();
    match deed {
        Fact::TakeFreePlace { foe: told } => {
            assert_eq!(*told, foe);
            let color = |y| step.before.situation().color_at(y);
            let near = step.before.board().neighbors(step.at.unwrap());
            assert!(near.iter().all(|&y| color(y).is_none()));
        }
        Fact::Take { taken, ko } => {
            step.took(taken);
            assert!(!ko || !step.after.situation().temporary().is_empty());
        }
        Fact::GiveAtari { stones } => {
            assert_eq!(liberties(step.after, stones, foe).len(), 1);
        }
        Fact::LeaveLiberties {
            stones,
            liberties: left,
        } => assert_eq!(liberties(step.after, stones, foe).len(), *left),
        Fact::Save { stones } | Fact::SaveFromAtari { stones } => {
            assert_eq!(liberties(step.before, stones, step.color).len(), 1);
            let chain = step.after.chain(stones.at.iter().next().unwrap()).unwrap();
            assert!(chain.liberties(step.after.situation()).len() > 1);
        }
        Fact::Connect { by, neighbors } => step.connected(*by, neighbors),
        Fact::MakeEyes { points } => step.made_eyes(points),
        Fact::Extend {
            stones,
            size,
            liberties: left,
        } => {
            let whole = step.after.chain(step.at.unwrap()).unwrap();
            assert!(stones.at.is_subset(&whole.members) && whole.members.len() == *size);
            assert_eq!(whole.liberties(step.after.situation()).len(), *left);
        }
        _ => return false,
    }
    true
}

/// Where the line leads, if that is near.
fn later(claim: &Claim, now: &PlaceStanding, fact: &Fact, shown: &BestLine) -> bool {
    let wins = match now.expectation {
        Expectation::Holds => claim.player() == now.turn,
        Expectation::Fails => claim.refuter() == now.turn,
        Expectation::Open => false,
    };
    let moves = shown.moves.len();
    let end = shown.end.as_ref();
    let (kind, told) = match fact {
        Fact::KeepMovesOpen => return !wins,
        Fact::KeepAtIt { moves: told } => return wins && *told == moves,
        Fact::MakeItLast { moves: told } => return !wins && *told == moves,
        Fact::AimForEyes { eyes, later } => {
            assert_eq!(*eyes, end.unwrap().eyes);
            (["formation", "formation"], later)
        }
        Fact::AimForLasting { points, later } => {
            assert_eq!(*points, end.unwrap().steps[0].points);
            (["joined", "alive"], later)
        }
        Fact::AimToRepeat { since, later, rule } => {
            let end = end.unwrap();
            assert_eq!((end.since, end.rule), (Some(*since), *rule));
            (["repeats", "repeats"], later)
        }
        Fact::AimForFinal { later } => (["final", "final"], later),
        _ => return false,
    };
    assert!(wins && *told == moves && moves <= 6, "{fact:?}");
    assert!(kind.contains(&end.unwrap().kind), "{fact:?}");
    true
}

/// What the other side could do after a pass, or that a pass would be as good.
fn threat(step: &Step<'_>, now: &PlaceStanding, fact: &Fact, reply: Option<Choice>) {
    let mut moves = now.moves.iter();
    let pass = moves.find(|one| one.choice == Choice::Pass).unwrap();
    match fact {
        Fact::NothingUrgent => assert_eq!(pass.holds, Some(true)),
        Fact::IfPassed { foe, deed, locks } => {
            assert_eq!(*foe, now.turn.other());
            assert_eq!(*locks, step.claimant == *foe);
            let expectation = if *locks {
                Expectation::Holds
            } else {
                Expectation::Fails
            };
            assert_eq!((pass.holds, pass.expectation), (Some(false), expectation));
            deed_holds(step, reply.unwrap(), deed);
        }
        other => panic!("not known: {other:?}"),
    }
}
