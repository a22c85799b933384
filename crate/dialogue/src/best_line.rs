//! How play goes on when both do their best.

use loja_certificate::{Choice, Claim};
use loja_rules::State;
use loja_solver::Expectation;
use loja_solver::opponent::{BadMove, Line};
use loja_voice::{ArgumentFact, Manner};

use crate::ending::{Ending, ending};
use crate::idiom::{Idiom, ProofIdiom};
use crate::move_effects::move_effects;
use crate::talk::{Talk, reached};

/// A line to play through, and its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BestLine<I: Idiom = ProofIdiom> {
    /// How the claim is expected to end; the board shows what the line ends in.
    pub expectation: Expectation,
    /// Where it starts, with the line before it as history.
    pub start: I::Position,
    /// The moves from there.
    pub moves: Vec<I::Turn>,
    /// Its end; `None` if nothing more was known, or the line grew too long.
    pub end: Option<Ending<I::Fact>>,
    /// The fact that each move brings about.
    pub steps: Vec<I::Fact>,
    /// The facts of its end.
    pub facts: Vec<I::Fact>,
}

impl Talk<'_> {
    /// How play goes on after this line.
    ///
    /// # Errors
    ///
    /// If the line has an illegal move, or one after the end.
    pub fn show(&mut self, line: &[Choice]) -> Result<BestLine, BadMove> {
        let found = self.why(line)?;
        let claim = self.claim();
        let start = reached(&claim, line);
        Ok(shown(&claim, start, found))
    }
}

fn shown(claim: &Claim, start: State, found: Line) -> BestLine {
    let mut state = start.clone();
    let mut steps = Vec::new();
    for &choice in &found.moves {
        let before = state.clone();
        if state.play(choice.into()).is_ok() {
            steps.push(move_effects(Manner::Plays, &before, &state));
        }
    }
    let end = found.end.map(|end| ending(claim, &state, &end));
    let facts = match (&end, found.expectation) {
        (Some(end), _) => end.facts.clone(),
        (None, Expectation::Open) => vec![ArgumentFact::Undecided],
        (None, _) => vec![ArgumentFact::NoEndInSight { moves: steps.len() }],
    };
    BestLine {
        expectation: found.expectation,
        start,
        moves: found.moves,
        end,
        steps,
        facts,
    }
}
