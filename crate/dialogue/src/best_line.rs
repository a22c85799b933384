//! How it goes on when both do their best, move by move.

use loja_certificate::{Choice, Claim};
use loja_rules::State;
use loja_solver::Expectation;
use loja_solver::opponent::{BadMove, Line};

use crate::ending::{Ending, ending};
use crate::move_effects::{PLAYS, move_effects};
use crate::standing::UNDECIDED;
use crate::talk::{Talk, reached, turn};
use crate::text::{count, of, rules};
use crate::voice::Voice;

/// A line to play through, and what it ends in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BestLine {
    /// How the claim is expected to end. What the line ends in, the board shows.
    pub expectation: Expectation,
    /// The place it starts from. It remembers the line that led there.
    pub start: State,
    /// The moves from there.
    pub moves: Vec<Choice>,
    /// What they end in; `None` when nothing more was known, or the line grew too long.
    pub end: Option<Ending>,
    /// A sentence for each move.
    pub steps: Vec<String>,
    /// The sentence that ends it.
    pub words: String,
    /// The clauses named in it.
    pub rules: Vec<String>,
}

impl Talk<'_> {
    /// How it goes on after this line.
    ///
    /// # Errors
    /// When a move of the line is not legal, or comes after the end.
    pub fn show(&mut self, line: &[Choice]) -> Result<BestLine, BadMove> {
        let voice = self.voice(None);
        self.shown(voice, line)
    }

    pub(crate) fn shown(&mut self, voice: Voice<'_>, line: &[Choice]) -> Result<BestLine, BadMove> {
        let found = self.why(line)?;
        let claim = self.claim();
        let start = reached(&claim, line);
        Ok(shown(voice, &claim, start, found))
    }
}

fn shown(voice: Voice<'_>, claim: &Claim, start: State, found: Line) -> BestLine {
    let mut state = start.clone();
    let mut steps = Vec::new();
    for &choice in &found.moves {
        let before = state.clone();
        if state.play(turn(choice)).is_ok() {
            steps.push(move_effects(voice, PLAYS, &before, &state).words);
        }
    }
    let end = found.end.map(|end| ending(voice, claim, &state, &end));
    let words = match (&end, found.expectation) {
        (Some(end), _) => end.words.clone(),
        (None, Expectation::Open) => UNDECIDED.to_owned(),
        (None, _) => format!(
            "After {} {} no end is in sight.",
            count(steps.len()),
            of(steps.len(), "move", "moves")
        ),
    };
    BestLine {
        expectation: found.expectation,
        start,
        moves: found.moves,
        end,
        steps,
        rules: rules(&words),
        words,
    }
}
