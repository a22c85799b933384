//! How it stands at a place in a proof.

use loja_certificate::Claim;
use loja_rules::{Color, State};
use loja_solver::opponent::{JudgedMove, Prospect};
use loja_solver::{Expectation, Verdict};
use loja_voice::ArgumentFact;

use crate::ending::{Ending, ending};
use crate::idiom::{Idiom, ProofIdiom};

/// Facts about a place in a proof.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlaceStanding<I: Idiom = ProofIdiom> {
    /// The player with the turn.
    pub turn: Color,
    /// The checker's verdict on this place.
    pub verdict: Verdict,
    /// The engine's expectation, checked or not.
    pub expectation: Expectation,
    /// The end that has decided the claim for good.
    pub end: Option<Ending<I::Fact>>,
    /// The most moves by both until the winner is done.
    pub distance: Option<u32>,
    /// The best move for the player to move.
    pub best: Option<I::Turn>,
    /// Every legal move.
    pub moves: Vec<JudgedMove<I::Turn>>,
    /// How it stands.
    pub facts: Vec<I::Fact>,
}

pub(crate) fn standing(
    claim: &Claim,
    state: &State,
    found: &Prospect,
    verdict: Verdict,
) -> PlaceStanding {
    let end = found.end.as_ref().map(|end| ending(claim, state, end));
    PlaceStanding {
        turn: found.turn,
        verdict,
        expectation: found.expectation,
        facts: stands(claim, found, verdict, end.as_ref()),
        end,
        distance: found.distance,
        best: found.best,
        moves: found.moves.clone(),
    }
}

/// The player whom the engine expects to win.
pub(crate) fn winner(claim: &Claim, expectation: Expectation) -> Option<Color> {
    match expectation {
        Expectation::Holds => Some(claim.player()),
        Expectation::Fails => Some(claim.refuter()),
        Expectation::Open => None,
    }
}

/// Whether the claim holds, if the checker has passed that; else what the engine expects.
fn stands(
    claim: &Claim,
    found: &Prospect,
    verdict: Verdict,
    end: Option<&Ending>,
) -> Vec<ArgumentFact> {
    let Some(winner) = winner(claim, found.expectation) else {
        return vec![ArgumentFact::Undecided];
    };
    let (shown, locks) = (verdict.is_decided(), winner == claim.player());
    if let Some(end) = end {
        // The board shows what ends a claim.
        let stands = if locks {
            ArgumentFact::Holds { shown: true }
        } else {
            ArgumentFact::Fails { shown: true }
        };
        return [&[stands], &end.facts[..]].concat();
    }
    let stands = ArgumentFact::Stands {
        shown,
        locks,
        winner,
        moves: found.distance.map(|moves| moves as usize),
    };
    let mut facts = vec![stands];
    facts.extend(moves_left(found, winner, shown));
    facts
}

/// How many moves keep the win, or that none turns it.
fn moves_left(found: &Prospect, winner: Color, shown: bool) -> Option<ArgumentFact> {
    let by = found.turn;
    if by != winner {
        return Some(ArgumentFact::NoMoveHelps { shown, of: by });
    }
    let all = found.moves.len();
    let keeps = |one: &&JudgedMove| one.holds == Some(true);
    let keeping = found.moves.iter().filter(keeps).count();
    (keeping > 0 && keeping < all).then(|| ArgumentFact::MovesKeep {
        by,
        all,
        keeping,
        so_far: found.moves.iter().any(|one| one.holds.is_none()),
    })
}
