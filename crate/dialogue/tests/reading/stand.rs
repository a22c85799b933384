//! How a claim stands, as headlines and summaries tell it.

use loja_certificate::Answer;
use loja_certificate::Claim;
use loja_dialogue::{MoveComment, Standing};
use loja_rules::{Color, State};
use loja_solver::Expectation;

use super::sentences::{Place, number, played, step_holds};

fn name(you: Option<Color>, color: Color) -> String {
    if you == Some(color) {
        "you".to_owned()
    } else {
        color.to_string()
    }
}

/// A headline tells the move, and what became of the claim.
pub fn headline_holds(
    claim: &Claim,
    you: Option<Color>,
    comment: &MoveComment,
    now: &Standing,
    at: &str,
) {
    let who = name(you, comment.color);
    let (made, stands_now) = comment.headline.split_once(". ").unwrap();
    let played = if at == "pass" {
        "passed".to_owned()
    } else {
        format!("played {at}")
    };
    assert_eq!(
        made.to_lowercase(),
        format!("{who} {played}").to_lowercase()
    );
    let allowed = stands(claim, you, comment, now);
    assert!(
        allowed
            .iter()
            .any(|text| text.to_lowercase() == stands_now.to_lowercase()),
        "{stands_now} is none of {allowed:?}"
    );
}

/// What may be said of the claim after a move, in a sentence.
pub fn stands(
    claim: &Claim,
    you: Option<Color>,
    comment: &MoveComment,
    now: &Standing,
) -> Vec<String> {
    let claims = comment.color == claim.player();
    let (player, refuter) = (name(you, claim.player()), name(you, claim.refuter()));
    let mut allowed = match (claims, comment.before, comment.after) {
        (_, _, Expectation::Open) => {
            vec!["Whether the claim holds is not decided yet.".to_owned()]
        }
        _ if !is_shown(comment, now) => vec![expected(claims, comment, &player, &refuter)],
        (true, Expectation::Holds, Expectation::Holds) => vec!["The claim still holds.".to_owned()],
        (true, Expectation::Holds, Expectation::Fails) => {
            vec!["The claim no longer holds.".to_owned()]
        }
        (true, ..) => vec![format!("{refuter} can still refute the claim.")],
        (false, Expectation::Fails, Expectation::Holds) => {
            vec![format!("Now {player} can hold the claimed points.")]
        }
        (false, _, Expectation::Holds) => {
            vec![format!("{player} can still hold the claimed points.")]
        }
        (false, ..) => vec![format!("{player} still can’t hold the claimed points.")],
    };
    match now.end.as_ref().map(|end| end.kind) {
        None => {}
        Some("formation") => {
            let owned = if you == Some(claim.player()) {
                "yours".to_owned()
            } else {
                format!("{player}’s")
            };
            allowed = vec![format!("The set is {owned}.")];
        }
        Some("repeats") => {
            allowed = vec!["The situation has come back, and the claim fails.".to_owned()];
        }
        Some("final") => allowed = vec!["The claim is refuted.".to_owned()],
        // What stays may have been there before the move.
        Some(_) => allowed.push("The claim is refuted.".to_owned()),
    }
    let capital = |text: String| text[..1].to_uppercase() + &text[1..];
    allowed.into_iter().map(capital).collect()
}

/// Whether a plain word may be said: the checker has passed it, or the board itself shows it.
fn is_shown(comment: &MoveComment, now: &Standing) -> bool {
    let answer = match comment.after {
        Expectation::Holds => Some(Answer::Lock),
        Expectation::Fails => Some(Answer::Refuted),
        Expectation::Open => None,
    };
    let is_decided = comment.verdict.is_decided();
    assert!(!is_decided || comment.verdict.answer() == answer);
    is_decided || now.end.is_some()
}

/// What is said of a place that nobody has checked.
fn expected(claims: bool, comment: &MoveComment, player: &str, refuter: &str) -> String {
    let holds = comment.after == Expectation::Holds;
    match (claims, comment.before == comment.after, holds) {
        (true, true, true) => "The engine still expects the claim to hold.".to_owned(),
        (true, false, _) => "The engine no longer expects the claim to hold.".to_owned(),
        (true, true, false) => format!("The engine still expects {refuter} to refute the claim."),
        (false, false, _) => format!("Now the engine expects {player} to hold the claimed points."),
        (false, true, true) => {
            format!("The engine still expects {player} to hold the claimed points.")
        }
        (false, true, false) => {
            format!("The engine still doesn’t expect {player} to hold the claimed points.")
        }
    }
}

/// A reply tells the move, and what it brought about.
pub fn reply_holds(
    place: &Place<'_>,
    claim: &Claim,
    before: &State,
    comment: &MoveComment,
    now: &Standing,
) {
    let (made, then) = match comment.headline.split_once(". ") {
        Some((made, then)) => (made, Some(then)),
        None => (comment.headline.trim_end_matches('.'), None),
    };
    step_holds(place, before, comment.choice, &[made, "."].concat());
    let then = then.filter(|then| !in_vain(place, before, comment, now, then));
    if let Some(then) = then {
        let allowed = stands(claim, place.you, comment, now);
        assert!(
            now.end.is_some() && allowed.contains(&then.to_owned()),
            "{then}"
        );
    }
}

/// Why a reply takes so much in vain.
fn in_vain(
    place: &Place<'_>,
    before: &State,
    comment: &MoveComment,
    now: &Standing,
    then: &str,
) -> bool {
    let after = before.successor(played(comment.choice)).unwrap();
    let foe = comment.color.other();
    let taken = before.situation().stones()[foe].difference(&after.situation().stones()[foe]);
    let claims = comment.color == place.claimant;
    let (wins, verb) = if claims {
        (Expectation::Fails, "still needs")
    } else {
        (Expectation::Holds, "can still make")
    };
    let due = comment.after == wins && taken.len() >= 5 && now.end.is_none();
    let who = name(place.you, place.claimant);
    let vain = if is_shown(comment, now) {
        "That is not enough"
    } else {
        "The engine expects that not to be enough"
    };
    let is_told = then == format!("{vain}: {who} {verb} two eyes.");
    assert_eq!(is_told, due, "{}", comment.headline);
    is_told
}

/// The verdict, the bound on the moves left, and how many moves keep it.
pub fn summary_holds(claim: &Claim, you: Option<Color>, now: &Standing) {
    let words = now.words.as_str();
    let is_shown = now.verdict.is_decided();
    let start = match (is_shown || now.end.is_some(), now.expectation) {
        (_, Expectation::Open) => "The engine has not finished with this position.",
        (true, Expectation::Holds) => "The claim holds",
        (true, Expectation::Fails) => "The claim fails",
        (false, Expectation::Holds) => "The engine expects the claim to hold",
        (false, Expectation::Fails) => "The engine expects the claim to fail",
    };
    assert!(words.starts_with(start), "{words}");
    if now.expectation == Expectation::Open {
        return;
    }
    if let Some(end) = &now.end {
        assert_eq!(words, format!("{start}. {}", end.words));
        return;
    }
    let winner = if now.expectation == Expectation::Holds {
        claim.player()
    } else {
        claim.refuter()
    };
    let told = words
        .split_once(", within ")
        .map(|(_, rest)| rest.split_once(" move").unwrap().0);
    assert_eq!(
        told.map(number),
        now.distance.map(|moves| moves as usize),
        "{words}"
    );
    assert!(
        words.contains(&format!("{} can ", name(you, winner))),
        "{words}"
    );
    let holding = now
        .moves
        .iter()
        .filter(|one| one.holds == Some(true))
        .count();
    let kept = words.split_once(". ").map(|(_, rest)| rest);
    match kept {
        None => assert!(now.turn == winner && holding == now.moves.len(), "{words}"),
        Some(rest) if rest.starts_with("No move of ") => {
            assert!(now.turn != winner && holding == 0, "{words}");
            assert_eq!(
                rest.ends_with(" is expected to change that."),
                !is_shown,
                "{words}"
            );
        }
        Some(rest) => {
            let (all, some) = rest.split_once(" moves here, and ").unwrap();
            let all = all.rsplit(' ').next().unwrap();
            let (some, _) = some.split_once(" of them to keep the win.").unwrap();
            let (engine, some) = some.split_once("expects ").unwrap();
            let open = now.moves.iter().any(|one| one.holds.is_none());
            assert_eq!(engine.contains("so far"), open, "{words}");
            assert_eq!(
                (number(some.trim_start_matches("only ")), number(all)),
                (holding, now.moves.len()),
                "{words}"
            );
        }
    }
}
