//! How it stands at a place in a proof.

use loja_certificate::{Choice, Claim};
use loja_rules::{Color, State};
use loja_solver::opponent::{JudgedMove, Judgement};
use loja_solver::{Expectation, Verdict};

use crate::ending::{Ending, ending};
use crate::text::{capital, count, large_count};
use crate::voice::Voice;

/// What is known about a place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    /// Who has the turn.
    pub turn: Color,
    /// What the checker passes of this place.
    pub verdict: Verdict,
    /// What the engine expects, checked or not.
    pub expectation: Expectation,
    /// What has decided the claim for good.
    pub end: Option<Ending>,
    /// The most moves by both until the winner is done.
    pub distance: Option<u32>,
    /// The best move for the player to move.
    pub best: Option<Choice>,
    /// Every legal move.
    pub moves: Vec<JudgedMove>,
    /// How it stands, in a sentence or two.
    pub words: String,
}

pub(crate) fn standing(
    voice: Voice<'_>,
    claim: &Claim,
    state: &State,
    found: &Judgement,
    verdict: Verdict,
) -> Standing {
    let end = found
        .end
        .as_ref()
        .map(|end| ending(voice, claim, state, end));
    Standing {
        turn: found.turn,
        verdict,
        expectation: found.expectation,
        words: stands(voice, claim, found, verdict, end.as_ref()),
        end,
        distance: found.distance,
        best: found.best,
        moves: found.moves.clone(),
    }
}

/// Who is expected to win.
pub(crate) fn winner(claim: &Claim, expectation: Expectation) -> Option<Color> {
    match expectation {
        Expectation::Holds => Some(claim.player()),
        Expectation::Fails => Some(claim.refuter()),
        Expectation::Open => None,
    }
}

/// Whether the claim holds, if the checker has passed that; else what the engine expects.
fn stands(
    voice: Voice<'_>,
    claim: &Claim,
    found: &Judgement,
    verdict: Verdict,
    end: Option<&Ending>,
) -> String {
    let Some(winner) = winner(claim, found.expectation) else {
        return UNDECIDED.to_owned();
    };
    let locks = winner == claim.player();
    let is_shown = verdict.is_decided();
    // The board shows what ends a claim.
    let stands = match (is_shown || end.is_some(), locks) {
        (true, true) => "The claim holds",
        (true, false) => "The claim fails",
        (false, true) => "The engine expects the claim to hold",
        (false, false) => "The engine expects the claim to fail",
    };
    if let Some(end) = end {
        return format!("{stands}. {}", end.words);
    }
    let who = voice.who(winner);
    let moves = found.distance.map(|moves| {
        let plural = if moves == 1 { "move" } else { "moves" };
        format!("{} {plural}", large_count(moves.into()))
    });
    let can = match locks {
        true => format!(": {who} can build a 2-eye formation against every defence"),
        false => format!(": {who} can prevent a 2-eye formation for ever"),
    };
    let done = match &moves {
        Some(moves) if is_shown => format!("{can}, within {moves} as the engine expects."),
        Some(moves) => format!("{can}, within {moves}."),
        None => [&can, "."].concat(),
    };
    let engine = if is_shown && moves.is_none() {
        "the engine"
    } else {
        "it"
    };
    [
        stands,
        &done,
        &moves_left(voice, found, winner, is_shown, engine),
    ]
    .concat()
}

/// How many moves keep the win, or that none turns it.
fn moves_left(
    voice: Voice<'_>,
    found: &Judgement,
    winner: Color,
    is_shown: bool,
    engine: &str,
) -> String {
    if found.turn != winner {
        let changes = if is_shown {
            "changes that"
        } else {
            "is expected to change that"
        };
        return format!(" No move of {} {changes}.", voice.owned(found.turn));
    }
    let all = found.moves.len();
    let keeps = |one: &&JudgedMove| one.holds == Some(true);
    let holding = found.moves.iter().filter(keeps).count();
    if holding == all || holding == 0 {
        return String::new();
    }
    let open = found.moves.iter().any(|one| one.holds.is_none());
    format!(
        " {} {} moves here, and {engine} {}expects {} of them to keep the win.",
        capital(&voice.does(found.turn, "have", "has")),
        count(all),
        if open { "so far " } else { "" },
        match holding {
            1 => "only one".to_owned(),
            _ => count(holding),
        },
    )
}

/// The number of situations would tell a reader nothing; the next question goes on from there.
pub(crate) const UNDECIDED: &str = "The engine has not finished with this position.";
