//! How play goes on when both do their best.

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

/// A line to play through, and its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BestLine {
    /// How the claim is expected to end; the board shows what the line ends in.
    pub expectation: Expectation,
    /// Where it starts, with the line before it as history.
    pub start: State,
    /// The moves from there.
    pub moves: Vec<Choice>,
    /// Its end; `None` if nothing more was known, or the line grew too long.
    pub end: Option<Ending>,
    /// A sentence for each move.
    pub steps: Vec<String>,
    /// The sentence that ends it.
    pub words: String,
    /// The clauses named in it.
    pub rules: Vec<String>,
}

impl Talk<'_> {
    /// How play goes on after this line.
    ///
    /// # Errors
    ///
    /// If the line has an illegal move, or one after the end.
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
