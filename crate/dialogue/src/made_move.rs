//! A move, and what is known around it.

use loja_certificate::{Choice, Claim};
use loja_rules::Color;
use loja_solver::opponent::{End, JudgedMove, Prospect};
use loja_solver::{Expectation, Verdict};

use crate::standing::winner;

/// A move, with the places before and after it.
#[derive(Clone, Debug)]
pub struct MadeMove<P = Prospect> {
    /// The place before.
    pub was: P,
    /// The place after.
    pub is: P,
    /// The checker's verdict on the place after it.
    pub verdict: Verdict,
    /// Whether the engine made it.
    pub by_engine: bool,
}

/// Who has the turn, and who is expected to win.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outlook {
    /// The player with the turn.
    pub turn: Color,
    /// The expected winner, if anybody knows.
    pub winner: Option<Color>,
}

impl Outlook {
    /// The winner before a move to `next`: a player who wins after moving won before it.
    #[must_use]
    pub fn before(self, next: Outlook) -> Option<Color> {
        match next.winner {
            Some(winner) if winner == self.turn => next.winner,
            _ => self.winner,
        }
    }

    /// Whether a move to `next` keeps its player's win; `None` if there was none, or nobody knows.
    #[must_use]
    pub fn kept(self, next: Outlook) -> Option<bool> {
        let knows = self.before(next) == Some(self.turn) && next.winner.is_some();
        knows.then_some(next.winner == Some(self.turn))
    }
}

/// What is expected at a place of a claim.
pub(crate) fn outlook(claim: &Claim, place: &Prospect) -> Outlook {
    Outlook {
        turn: place.turn,
        winner: winner(claim, place.expectation),
    }
}

impl MadeMove {
    pub(crate) fn before(&self, claim: &Claim) -> Expectation {
        match outlook(claim, &self.was).before(outlook(claim, &self.is)) {
            Some(winner) if winner == claim.player() => Expectation::Holds,
            Some(_) => Expectation::Fails,
            None => Expectation::Open,
        }
    }

    pub(crate) fn kept(&self, claim: &Claim) -> Option<bool> {
        outlook(claim, &self.was).kept(outlook(claim, &self.is))
    }

    /// Whether a pass instead of the reader's stone would have lost a win, and play goes on.
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
