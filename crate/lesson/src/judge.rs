//! Judging what a reader has played.

use loja_rules::Move;

use crate::line::Line;
use crate::step::Step;

/// What a step says to a line of moves.
#[derive(Clone, Debug)]
pub struct Judgement {
    /// All moves, with the model line's replies at the end. A refused move is the last one.
    pub moves: Vec<Move>,
    /// What they led to.
    pub line: Line,
    /// How things stand.
    pub verdict: Verdict,
    /// The text for a solved step, for the wrong turn taken, or for the place of the model line.
    pub say: Option<String>,
    /// Hints for the situation reached, the gentlest first.
    pub hints: Vec<String>,
}

/// How things stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The model line leads on from here.
    Open,
    /// The goal is met.
    Solved,
    /// All was legal, but the model line doesn't come by here, and the goal is not met.
    Astray,
}

impl Step {
    /// Judges the reader's moves, and makes the model line's moves for the other player.
    #[must_use]
    pub fn judge(&self, moves: &[Move]) -> Judgement {
        let mut line = Line::new(self.start.clone(), moves);
        let mut on_model = self.on_model(&line);
        while let Some(reply) = self.reply(&line, on_model) {
            line.play(reply);
            on_model = self.on_model(&line);
        }
        let verdict = match on_model {
            _ if self.is_met(&line) => Verdict::Solved,
            Some(_) => Verdict::Open,
            None => Verdict::Astray,
        };
        let (say, hints) = match verdict {
            Verdict::Solved => (Some(self.solved.clone()), Vec::new()),
            _ => (
                self.said(&line, verdict),
                self.hinted(&line, on_model.is_some()),
            ),
        };
        let made = line.events().iter().map(|event| event.turn);
        let tried = line.refused().map(|refused| refused.turn);
        Judgement {
            moves: made.chain(tried).collect(),
            line,
            verdict,
            say,
            hints,
        }
    }

    pub(crate) fn is_met(&self, line: &Line) -> bool {
        self.goal.is_met(line.state().situation(), line.refused())
    }

    /// The model line's next move, when it is not the reader's to make.
    fn reply(&self, line: &Line, on_model: Option<usize>) -> Option<Move> {
        let theirs = !self.you.plays(line.state().situation().turn());
        let wanted = theirs && line.refused().is_none() && !self.is_met(line);
        let next = self.model.events().get(on_model?)?.turn;
        wanted.then_some(next)
    }

    fn said(&self, line: &Line, verdict: Verdict) -> Option<String> {
        let wrong = self.wrong.iter().find(|wrong| wrong.line.ends_like(line));
        let note = || self.notes.iter().find(|note| note.line.ends_like(line));
        let astray = || self.astray.as_ref().filter(|_| verdict == Verdict::Astray);
        wrong
            .map(|wrong| &wrong.say)
            .or_else(|| note().map(|note| &note.say))
            .or_else(astray)
            .cloned()
    }

    /// After a refused move the reader still is where he was, so the hints are those of that
    /// situation.
    fn hinted(&self, line: &Line, on_model: bool) -> Vec<String> {
        let here = line.state().situation();
        let own = self
            .hints
            .iter()
            .find(|hint| hint.line.state().situation().is_similar(here));
        let general = || {
            self.hints
                .iter()
                .find(|hint| on_model && hint.text.is_empty())
        };
        own.or_else(general)
            .map(|hint| hint.say.clone())
            .unwrap_or_default()
    }
}
