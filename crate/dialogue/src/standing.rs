//! How it stands at a place in a proof.

use loja_certificate::{Choice, Claim};
use loja_rules::{Color, State};
use loja_solver::Verdict;
use loja_solver::opponent::{JudgedMove, Judgement};

use crate::ending::{Ending, ending};
use crate::text::{capital, count, large_count};
use crate::voice::Voice;

/// What is known about a place in a proof.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    /// Who has the turn.
    pub turn: Color,
    /// Who wins.
    pub verdict: Verdict,
    /// What has decided the claim for good.
    pub end: Option<Ending>,
    /// After at most how many moves of both the winner is done.
    pub distance: Option<u32>,
    /// What the player with the turn should do.
    pub best: Option<Choice>,
    /// Every legal move.
    pub moves: Vec<JudgedMove>,
    /// One sentence or two on how it stands.
    pub words: String,
}

pub(crate) fn standing(
    voice: Voice<'_>,
    claim: &Claim,
    state: &State,
    found: &Judgement,
) -> Standing {
    let end = found
        .end
        .as_ref()
        .map(|end| ending(voice, claim, state, end));
    Standing {
        turn: found.turn,
        verdict: found.verdict,
        words: stands(voice, claim, found, end.as_ref()),
        end,
        distance: found.distance,
        best: found.best,
        moves: found.moves.clone(),
    }
}

/// Who gets what he wants.
pub(crate) fn winner(claim: &Claim, verdict: Verdict) -> Option<Color> {
    match verdict {
        Verdict::Lock => Some(claim.player()),
        Verdict::Refuted => Some(claim.refuter()),
        Verdict::Undecided => None,
    }
}

fn stands(voice: Voice<'_>, claim: &Claim, found: &Judgement, end: Option<&Ending>) -> String {
    let Some(winner) = winner(claim, found.verdict) else {
        return UNDECIDED.to_owned();
    };
    let locks = winner == claim.player();
    let stands = if locks {
        "The claim holds"
    } else {
        "The claim fails"
    };
    if let Some(end) = end {
        return format!("{stands}. {}", end.words);
    }
    let who = voice.who(winner);
    let moves = found.distance.map(|moves| {
        let plural = if moves == 1 { "move" } else { "moves" };
        format!("{} {plural}", large_count(moves.into()))
    });
    let done = match (locks, moves) {
        (true, Some(moves)) => format!(": within {moves} {who} can have a 2-eye formation."),
        (true, None) => format!(": {who} can build a 2-eye formation against every defence."),
        (false, Some(moves)) => format!(": within {moves} {who} can settle that for good."),
        (false, None) => format!(": {who} can prevent a 2-eye formation for ever."),
    };
    let all = found.moves.len();
    let holding = found
        .moves
        .iter()
        .filter(|one| one.holds == Some(true))
        .count();
    let open = found.moves.iter().any(|one| one.holds.is_none());
    let choice = if found.turn != winner {
        format!(" No move of {} changes that.", voice.owned(found.turn))
    } else if holding == all || holding == 0 {
        String::new()
    } else {
        let some = match holding {
            1 => "only one of them is".to_owned(),
            _ => [&count(holding), " of them are"].concat(),
        };
        format!(
            " {} {} moves here, and {some} {}right.",
            capital(&voice.does(found.turn, "have", "has")),
            count(all),
            if open { "known to be " } else { "" }
        )
    };
    [stands, &done, &choice].concat()
}

/// No number of situations: it tells a reader nothing, and the next question goes on from there.
pub(crate) const UNDECIDED: &str = "The engine has not finished with this position.";
