//! Judges a reader's moves.

use crate::course::Course;
use crate::line::PlayedLine;
use crate::step::Step;

/// A step's answer to moves.
#[derive(Clone, Debug)]
pub struct StepJudgement<C: Course = PlayedLine> {
    /// All moves, the model line's replies last. Only the last may be illegal.
    pub moves: Vec<C::Turn>,
    /// The sequence of these moves.
    pub line: C,
    /// The verdict.
    pub verdict: StepVerdict,
    /// The text for a solved step, a wrong turn, or this place.
    pub say: Option<String>,
    /// Hints for the situation, the gentlest first.
    pub hints: Vec<String>,
}

/// Whether a step is solved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StepVerdict {
    /// The model line goes on from here.
    Open,
    /// The goal is met.
    Solved,
    /// Legal moves off the model line, without reaching the goal.
    Astray,
}

impl<C: Course> Step<C> {
    /// Judges the reader's moves, and replies with the model line's.
    #[must_use]
    pub fn judge(&self, moves: &[C::Turn]) -> StepJudgement<C> {
        let mut line = self.start.followed_by(moves);
        let mut on_model = self.on_model(&line);
        while let Some(reply) = self.reply(&line, on_model) {
            line.play(reply);
            on_model = self.on_model(&line);
        }
        let verdict = match on_model {
            _ if self.is_met(&line) => StepVerdict::Solved,
            Some(_) => StepVerdict::Open,
            None => StepVerdict::Astray,
        };
        let (say, hints) = match verdict {
            StepVerdict::Solved => (Some(self.solved.clone()), Vec::new()),
            _ => (
                self.said(&line, verdict),
                self.hinted(&line, on_model.is_some()),
            ),
        };
        StepJudgement {
            moves: line.made().into_iter().chain(line.tried()).collect(),
            line,
            verdict,
            say,
            hints,
        }
    }

    pub(crate) fn is_met(&self, line: &C) -> bool {
        line.seen(&mut |seen| self.goal.is_met(seen))
    }

    /// `None` if the next move is the reader's.
    fn reply(&self, line: &C, on_model: Option<usize>) -> Option<C::Turn> {
        let theirs = !self.you.plays(line.mover());
        let wanted = theirs && line.tried().is_none() && !self.is_met(line);
        let next = *self.model.made().get(on_model?)?;
        wanted.then_some(next)
    }

    fn said(&self, line: &C, verdict: StepVerdict) -> Option<String> {
        let wrong = self.wrong.iter().find(|wrong| wrong.line.ends_like(line));
        let note = || self.notes.iter().find(|note| note.line.ends_like(line));
        let astray = || {
            self.astray
                .as_ref()
                .filter(|_| verdict == StepVerdict::Astray)
        };
        wrong
            .map(|wrong| &wrong.say)
            .or_else(|| note().map(|note| &note.say))
            .or_else(astray)
            .cloned()
    }

    /// After an illegal move, the hints stay those before it.
    fn hinted(&self, line: &C, on_model: bool) -> Vec<String> {
        let own = self.hints.iter().find(|hint| hint.line.ends_where(line));
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
