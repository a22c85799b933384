//! Judging what a reader has played.

use crate::course::Course;
use crate::line::Line;
use crate::step::Step;

/// What a step says to a line of moves.
#[derive(Clone, Debug)]
pub struct Judgement<C: Course = Line> {
    /// All moves, with the model line's replies at the end. A refused move is the last one.
    pub moves: Vec<C::Turn>,
    /// What they led to.
    pub line: C,
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

impl<C: Course> Step<C> {
    /// Judges the reader's moves, and makes the model line's moves for the other player.
    #[must_use]
    pub fn judge(&self, moves: &[C::Turn]) -> Judgement<C> {
        let mut line = self.start.followed_by(moves);
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
        Judgement {
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

    /// The model line's next move, when it is not the reader's to make.
    fn reply(&self, line: &C, on_model: Option<usize>) -> Option<C::Turn> {
        let theirs = !self.you.plays(line.mover());
        let wanted = theirs && line.tried().is_none() && !self.is_met(line);
        let next = *self.model.made().get(on_model?)?;
        wanted.then_some(next)
    }

    fn said(&self, line: &C, verdict: Verdict) -> Option<String> {
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
