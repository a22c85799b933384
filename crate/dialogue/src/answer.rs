//! The answer to a reader's move.

use loja_certificate::Choice;
use loja_rules::Color;
use loja_solver::opponent::{BadMove, End, Prospect};

use crate::made_move::MadeMove;
use crate::move_comment::MoveComment;
use crate::standing::{PlaceStanding, standing};
use crate::talk::{NoAnswer, Talk, reached};

/// When the engine moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reply {
    /// It doesn't.
    Never,
    /// After the reader's move, unless it gave a won proof away or ended it: the reader can undo that.
    Kept,
    /// Whenever it has the turn.
    Always,
}

/// A question about a place in a proof.
#[derive(Clone, Debug)]
pub struct TalkQuestion<T = Choice> {
    /// The moves from the worst case on.
    pub line: Vec<T>,
    /// The reader's next move.
    pub choice: Option<T>,
    /// The reader's side; `None` for both.
    pub you: Option<Color>,
    /// When the engine moves.
    pub reply: Reply,
}

/// The answer to a move.
#[derive(Clone, Debug)]
pub struct TalkAnswer {
    /// The moves now.
    pub line: Vec<Choice>,
    /// The reader's side, as asked.
    pub you: Option<Color>,
    /// Why the reader can't make this move.
    pub refusal: Option<BadMove>,
    /// One for each new move.
    pub said: Vec<MoveComment>,
    /// How it stands then.
    pub now: PlaceStanding,
}

impl Talk<'_> {
    /// Makes the reader's move, says what it did, and moves for the other side.
    ///
    /// # Errors
    ///
    /// If the line has an illegal move or one after the end, or search and checker differ. An impossible move of
    /// the reader is a refusal.
    pub fn answer(&mut self, question: &TalkQuestion) -> Result<TalkAnswer, NoAnswer> {
        let claim = self.claim();
        let mut line = question.line.clone();
        let mut here = self.judge(&line)?;
        let (mut said, mut refusal) = (Vec::new(), None);
        let mut replies = question.reply != Reply::Never;
        if let Some(choice) = question.choice {
            line.push(choice);
            match self.judge(&line) {
                Err(bad) => {
                    refusal = Some(bad);
                    line.pop();
                    replies = false;
                }
                Ok(is) => {
                    let made = MadeMove {
                        was: here,
                        verdict: self.verdict(&line, &is)?,
                        is,
                        by_engine: false,
                    };
                    let gone = made.ended() || made.kept(&claim) == Some(false);
                    replies &= question.reply == Reply::Always || !gone;
                    let follows = replies && moves_next(question, &made.is);
                    said.push(self.comment(&line, &made, follows)?);
                    here = made.is;
                }
            }
        }
        if let Some(best) = engine_move(&here).filter(|_| replies && moves_next(question, &here)) {
            line.push(best);
            let is = self.judge(&line)?;
            let made = MadeMove {
                was: here,
                verdict: self.verdict(&line, &is)?,
                is,
                by_engine: true,
            };
            let follows = made.kept(&claim) != Some(false);
            said.push(self.comment(&line, &made, follows)?);
            here = made.is;
        }
        let state = reached(&claim, &line);
        let verdict = match said.last() {
            Some(comment) => comment.verdict,
            None => self.verdict(&line, &here)?,
        };
        let now = standing(&claim, &state, &here, verdict);
        Ok(TalkAnswer {
            line,
            you: question.you,
            refusal,
            said,
            now,
        })
    }
}

fn moves_next(question: &TalkQuestion, here: &Prospect) -> bool {
    let over = here.end.as_ref().is_some_and(End::is_over);
    question.you.is_some_and(|you| you != here.turn) && !over && engine_move(here).is_some()
}

/// The best move; if none is known to win, one not known to lose.
fn engine_move(here: &Prospect) -> Option<Choice> {
    let open = here.moves.iter().find(|one| one.holds != Some(false));
    here.best.or_else(|| open.map(|one| one.choice))
}
