//! The answer to a reader's move, under any rule set.

use loja_certificate::Choice;
use loja_rules::Color;
use loja_solver::Verdict;

use crate::idiom::{Idiom, ProofIdiom};
use crate::made_move::{MadeMove, Outlook};
use crate::move_comment::MoveComment;
use crate::standing::PlaceStanding;

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
pub struct TalkAnswer<I: Idiom = ProofIdiom> {
    /// The moves now.
    pub line: Vec<I::Turn>,
    /// The reader's side, as asked.
    pub you: Option<Color>,
    /// Why the reader can't make this move.
    pub refusal: Option<I::Refusal>,
    /// One for each new move.
    pub said: Vec<MoveComment<I>>,
    /// How it stands then.
    pub now: PlaceStanding<I>,
}

/// The turns of a subject.
pub type TurnOf<A> = <<A as Argued>::Idiom as Idiom>::Turn;

/// A question that two players argue, which a rule set judges and puts into facts.
pub trait Argued {
    /// How it argues.
    type Idiom: Idiom;
    /// A place of a line, and what is known about it.
    type Place;
    /// Why there is no answer.
    type NoAnswer: From<<Self::Idiom as Idiom>::Refusal>;

    /// The place after a line.
    ///
    /// # Errors
    ///
    /// If the line has an illegal move, or one after the end.
    fn look(
        &mut self,
        line: &[TurnOf<Self>],
    ) -> Result<Self::Place, <Self::Idiom as Idiom>::Refusal>;

    /// Who has the turn there, and who is expected to win.
    fn outlook(&mut self, place: &Self::Place) -> Outlook;

    /// What the engine plays there; nothing after the end.
    fn best(&mut self, place: &Self::Place) -> Option<TurnOf<Self>>;

    /// Whether a move brought an end about, so that a reply can wait.
    fn has_ended(&mut self, made: &MadeMove<Self::Place>) -> bool;

    /// What the checker has passed of a place; nothing where questions have no certificate.
    ///
    /// # Errors
    ///
    /// If search and checker differ.
    fn verdict(
        &mut self,
        line: &[TurnOf<Self>],
        place: &Self::Place,
    ) -> Result<Verdict, Self::NoAnswer> {
        let _ = (line, place);
        Ok(Verdict::UNDECIDED)
    }

    /// Comments on the last move. If a reply follows at once, no line has to show what might.
    ///
    /// # Errors
    ///
    /// If the line has an illegal move, or one after the end.
    fn comment(
        &mut self,
        line: &[TurnOf<Self>],
        made: &MadeMove<Self::Place>,
        follows: bool,
    ) -> Result<MoveComment<Self::Idiom>, Self::NoAnswer>;

    /// How it stands at a place.
    fn standing(
        &mut self,
        line: &[TurnOf<Self>],
        place: &Self::Place,
        verdict: Verdict,
    ) -> PlaceStanding<Self::Idiom>;

    /// Whether we expect a move to have kept its player's win; `None` if there was none, or nobody knows.
    fn kept(&mut self, made: &MadeMove<Self::Place>) -> Option<bool> {
        let was = self.outlook(&made.was);
        was.kept(self.outlook(&made.is))
    }

    /// Makes the reader's move, says what it did, and moves for the other side.
    ///
    /// # Errors
    ///
    /// If the line has an illegal move or one after the end, or search and checker differ. An impossible move of
    /// the reader is a refusal.
    fn answer(
        &mut self,
        question: &TalkQuestion<TurnOf<Self>>,
    ) -> Result<TalkAnswer<Self::Idiom>, Self::NoAnswer> {
        let mut line = question.line.clone();
        let mut here = self.look(&line)?;
        let (mut said, mut refusal) = (Vec::new(), None);
        let mut next = None;
        if let Some(turn) = question.choice {
            line.push(turn);
            match self.look(&line) {
                Err(bad) => {
                    refusal = Some(bad);
                    line.pop();
                }
                Ok(is) => {
                    let made = MadeMove {
                        was: here,
                        verdict: self.verdict(&line, &is)?,
                        is,
                        by_engine: false,
                    };
                    let waits = question.reply == Reply::Kept
                        && (self.kept(&made) == Some(false) || self.has_ended(&made));
                    if !waits {
                        next = self.reply(question, &made.is);
                    }
                    said.push(self.comment(&line, &made, next.is_some())?);
                    here = made.is;
                }
            }
        } else {
            next = self.reply(question, &here);
        }
        if let Some(turn) = next {
            line.push(turn);
            let is = self.look(&line)?;
            let made = MadeMove {
                was: here,
                verdict: self.verdict(&line, &is)?,
                is,
                by_engine: true,
            };
            let follows = self.kept(&made) != Some(false);
            said.push(self.comment(&line, &made, follows)?);
            here = made.is;
        }
        let verdict = match said.last() {
            Some(comment) => comment.verdict,
            None => self.verdict(&line, &here)?,
        };
        Ok(TalkAnswer {
            now: self.standing(&line, &here, verdict),
            line,
            you: question.you,
            refusal,
            said,
        })
    }

    /// The engine's move, if it has the turn and may reply.
    fn reply(
        &mut self,
        question: &TalkQuestion<TurnOf<Self>>,
        here: &Self::Place,
    ) -> Option<TurnOf<Self>> {
        let turn = self.outlook(here).turn;
        let moves = question.reply != Reply::Never && question.you.is_some_and(|you| you != turn);
        moves.then(|| self.best(here)).flatten()
    }
}
