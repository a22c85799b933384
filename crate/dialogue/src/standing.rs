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
    nodes: u64,
) -> Standing {
    let end = found
        .end
        .as_ref()
        .map(|end| ending(voice, claim, state, end));
    Standing {
        turn: found.turn,
        verdict: found.verdict,
        words: stands(voice, claim, found, end.as_ref(), nodes),
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

fn stands(
    voice: Voice<'_>,
    claim: &Claim,
    found: &Judgement,
    end: Option<&Ending>,
    nodes: u64,
) -> String {
    let Some(winner) = winner(claim, found.verdict) else {
        return undecided(nodes);
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
        let keep = match (open, holding) {
            (true, 1) => "is known to keep",
            (true, _) => "are known to keep",
            (false, 1) => "keeps",
            (false, _) => "keep",
        };
        format!(
            " {} of {} {} moves {keep} it so.",
            capital(&count(holding)),
            voice.whose(found.turn),
            count(all)
        )
    };
    [stands, &done, &choice].concat()
}

pub(crate) fn undecided(nodes: u64) -> String {
    format!("Not decided yet, within {} situations.", large_count(nodes))
}
