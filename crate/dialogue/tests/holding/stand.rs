//! How a claim is said to stand.

use loja_certificate::{Answer, Claim};
use loja_dialogue::{MoveComment, PlaceStanding};
use loja_rules::State;
use loja_solver::Expectation;
use loja_voice::ArgumentFact as Fact;

use super::facts::{placed, step_holds};

/// A headline tells the move, and what became of the claim.
pub fn headline_holds(claim: &Claim, comment: &MoveComment, now: &PlaceStanding) {
    let by = comment.color;
    let made = match placed(comment.choice) {
        Some(at) => Fact::Played { by, at },
        None => Fact::Passed { by },
    };
    let [told, stands_now] = &comment.headline[..] else {
        panic!("{:?}", comment.headline);
    };
    assert_eq!(*told, made);
    let allowed = stands(claim, comment, now);
    assert!(
        allowed.contains(stands_now),
        "{stands_now:?} of {allowed:?}"
    );
}

/// What may be said of the claim after a move.
pub fn stands(claim: &Claim, comment: &MoveComment, now: &PlaceStanding) -> Vec<Fact> {
    use Expectation::{Fails, Holds, Open};
    let (player, refuter) = (claim.player(), claim.refuter());
    let (claims, shown) = (comment.color == player, is_shown(comment, now));
    let mut allowed = vec![match (claims, comment.before, comment.after) {
        (_, _, Open) => Fact::ClaimOpen,
        (true, Holds, Holds) => Fact::StillHolds { shown },
        (true, Holds, Fails) => Fact::NoLongerHolds { shown },
        (true, Fails, Fails) => Fact::CanStillRefute { shown, refuter },
        (false, Fails, Holds) => Fact::CanHoldNow { shown, player },
        (false, Holds, Holds) => Fact::CanStillHold { shown, player },
        (false, Fails, Fails) => Fact::StillCannotHold { shown, player },
        (_, _, Holds) => Fact::Holds { shown },
        (_, _, Fails) => Fact::Fails { shown },
    }];
    match now.end.as_ref().map(|end| end.kind) {
        None => {}
        Some("formation") => allowed = vec![Fact::SetOwned { by: player }],
        Some("repeats") => allowed = vec![Fact::CameBackInVain],
        Some("final") => allowed = vec![Fact::ClaimRefuted],
        // What stays may have been there before the move.
        Some(_) => allowed.push(Fact::ClaimRefuted),
    }
    allowed
}

/// Whether a plain word may be said: the checker has passed it, or the board itself shows it.
fn is_shown(comment: &MoveComment, now: &PlaceStanding) -> bool {
    let answer = match comment.after {
        Expectation::Holds => Some(Answer::Lock),
        Expectation::Fails => Some(Answer::Refuted),
        Expectation::Open => None,
    };
    let is_decided = comment.verdict.is_decided();
    assert!(!is_decided || comment.verdict.answer() == answer);
    is_decided || now.end.is_some()
}

/// A reply tells the move, and what it brought about.
pub fn reply_holds(claim: &Claim, before: &State, comment: &MoveComment, now: &PlaceStanding) {
    let (made, then) = comment.headline.split_first().unwrap();
    step_holds(claim.player(), before, comment.choice, made);
    let after = before.successor(comment.choice.into()).unwrap();
    let foe = comment.color.other();
    let taken = before.situation().stones()[foe].difference(&after.situation().stones()[foe]);
    let claims = comment.color == claim.player();
    let (shown, player) = (is_shown(comment, now), claim.player());
    let (wins, vain) = if claims {
        let vain = Fact::InVainEyesLacking { shown, player };
        (Expectation::Fails, vain)
    } else {
        (Expectation::Holds, Fact::InVainEyesLeft { shown, player })
    };
    // Why a reply takes so much in vain.
    if comment.after == wins && taken.len() >= 5 && now.end.is_none() {
        assert_eq!(then, [vain]);
    } else if let [then] = then {
        assert!(now.end.is_some() && stands(claim, comment, now).contains(then));
    } else {
        assert_eq!(then, []);
    }
}

/// The verdict, the bound on the moves left, and how many moves keep it.
pub fn summary_holds(claim: &Claim, now: &PlaceStanding) {
    let shown = now.verdict.is_decided();
    let (locks, winner) = match now.expectation {
        Expectation::Open => return assert_eq!(now.facts, [Fact::Undecided]),
        Expectation::Holds => (true, claim.player()),
        Expectation::Fails => (false, claim.refuter()),
    };
    let (first, rest) = now.facts.split_first().unwrap();
    if let Some(end) = &now.end {
        let shown = true;
        let stands = if locks {
            Fact::Holds { shown }
        } else {
            Fact::Fails { shown }
        };
        assert_eq!((first, rest), (&stands, &end.facts[..]));
        return;
    }
    let moves = now.distance.map(|moves| moves as usize);
    let stands = Fact::Stands {
        shown,
        locks,
        winner,
        moves,
    };
    assert_eq!(*first, stands);
    let keeps = |holds| now.moves.iter().filter(move |one| one.holds == holds);
    let (keeping, all, by) = (keeps(Some(true)).count(), now.moves.len(), now.turn);
    match rest {
        [] => assert!(now.turn == winner && (keeping == all || keeping == 0)),
        [Fact::NoMoveHelps { shown: told, of }] => {
            assert!(now.turn != winner && keeping == 0);
            assert_eq!((*told, *of), (shown, by));
        }
        [fact] => {
            let so_far = keeps(None).count() > 0;
            let left = Fact::MovesKeep {
                by,
                all,
                keeping,
                so_far,
            };
            assert_eq!(*fact, left);
        }
        more => panic!("{more:?}"),
    }
}
