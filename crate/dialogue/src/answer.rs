//! The answer to a reader's move.

use loja_certificate::{Choice, Claim};
use loja_rules::Color;
use loja_solver::opponent::{BadMove, End, JudgedMove, Judgement};
use loja_solver::{Expectation, Verdict};

use crate::move_comment::MoveComment;
use crate::standing::{Standing, standing};
use crate::talk::{NoAnswer, Talk, reached};

/// When the engine moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reply {
    /// It doesn't.
    Never,
    /// After the reader's move, unless that gave a won proof away or ended it, so that it can be taken back.
    Kept,
    /// Whenever it has the turn.
    Always,
}

/// What is asked about a place in a proof.
#[derive(Clone, Debug)]
pub struct Question {
    /// The moves from the worst case on.
    pub line: Vec<Choice>,
    /// The reader's next move.
    pub choice: Option<Choice>,
    /// Whose moves the reader makes; `None` for both.
    pub you: Option<Color>,
    /// When the engine moves.
    pub reply: Reply,
}

/// What is answered.
#[derive(Clone, Debug)]
pub struct Answer {
    /// The moves now.
    pub line: Vec<Choice>,
    /// Why the reader's move is not possible.
    pub refusal: Option<BadMove>,
    /// One for each new move.
    pub said: Vec<MoveComment>,
    /// How it stands then.
    pub now: Standing,
}

/// A move with what is known before and after it.
pub(crate) struct Made {
    pub(crate) was: Judgement,
    pub(crate) is: Judgement,
    /// What the checker has passed of the place after it.
    pub(crate) verdict: Verdict,
    pub(crate) by_engine: bool,
}

impl Made {
    /// What was expected before the move. A player who wins after moving won before it.
    pub(crate) fn before(&self, claim: &Claim) -> Expectation {
        match crate::standing::winner(claim, self.is.expectation) {
            Some(winner) if winner == self.was.turn => self.is.expectation,
            _ => self.was.expectation,
        }
    }

    /// Whether it is expected to have kept a win of the player who made it.
    pub(crate) fn kept(&self, claim: &Claim) -> Option<bool> {
        let before = self.before(claim);
        let his = crate::standing::winner(claim, before) == Some(self.was.turn);
        let knows = his && self.is.expectation != Expectation::Open;
        knows.then_some(before == self.is.expectation)
    }

    /// Whether it is a stone of the reader's that kept his win where a pass would have given it away, and play goes on.
    pub(crate) fn was_needed(&self, claim: &Claim, choice: Choice) -> bool {
        let loses = |one: &JudgedMove| one.choice == Choice::Pass && one.holds == Some(false);
        let good = !self.by_engine && choice != Choice::Pass && self.kept(claim) == Some(true);
        good && !self.ended() && !self.settled() && self.was.moves.iter().any(loses)
    }

    /// Whether stones that stay, or the set itself, had decided the claim before, and play goes on.
    pub(crate) fn settled(&self) -> bool {
        let on = self.is.end.as_ref().is_some_and(|end| !end.is_over());
        on && !self.ended()
    }

    /// Whether it brought an end about.
    pub(crate) fn ended(&self) -> bool {
        let over = |end: &End| end.is_over() || self.was.end.is_none();
        self.is.end.as_ref().is_some_and(over)
    }
}

impl Talk<'_> {
    /// Makes the reader's move, says what it did, and moves for the other side.
    ///
    /// # Errors
    /// When a move of the line is not legal, or comes after the end, or when search and checker differ. A move that the
    /// reader can't make is no error but a refusal.
    pub fn answer(&mut self, question: &Question) -> Result<Answer, NoAnswer> {
        let claim = self.claim();
        let voice = self.voice(question.you);
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
                    let made = Made {
                        was: here,
                        verdict: self.verdict(&line, &is)?,
                        is,
                        by_engine: false,
                    };
                    let gone = made.ended() || made.kept(&claim) == Some(false);
                    replies &= question.reply == Reply::Always || !gone;
                    let follows = replies && moves_next(question, &made.is);
                    said.push(self.comment(voice, &line, &made, follows)?);
                    here = made.is;
                }
            }
        }
        if let Some(best) = engine_move(&here).filter(|_| replies && moves_next(question, &here)) {
            line.push(best);
            let is = self.judge(&line)?;
            let made = Made {
                was: here,
                verdict: self.verdict(&line, &is)?,
                is,
                by_engine: true,
            };
            let follows = made.kept(&claim) != Some(false);
            said.push(self.comment(voice, &line, &made, follows)?);
            here = made.is;
        }
        let state = reached(&claim, &line);
        let verdict = match said.last() {
            Some(comment) => comment.verdict,
            None => self.verdict(&line, &here)?,
        };
        let now = standing(voice, &claim, &state, &here, verdict);
        Ok(Answer {
            line,
            refusal,
            said,
            now,
        })
    }
}

/// Whether the engine has the turn, and a move.
fn moves_next(question: &Question, here: &Judgement) -> bool {
    let over = here.end.as_ref().is_some_and(End::is_over);
    question.you.is_some_and(|you| you != here.turn) && !over && engine_move(here).is_some()
}

/// The best move. Where the effort was too little to know one that wins, one that is not known to lose.
fn engine_move(here: &Judgement) -> Option<Choice> {
    let open = here.moves.iter().find(|one| one.holds != Some(false));
    here.best.or_else(|| open.map(|one| one.choice))
}
