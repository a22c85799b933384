//! A move, and what is known around it.

use loja_certificate::{Choice, Claim};
use loja_solver::opponent::{End, JudgedMove, Prospect};
use loja_solver::{Expectation, Verdict};

use crate::standing::winner;

pub(crate) struct MadeMove {
    pub(crate) was: Prospect,
    pub(crate) is: Prospect,
    pub(crate) verdict: Verdict,
    pub(crate) by_engine: bool,
}

impl MadeMove {
    /// The expectation before the move; a player who wins after moving won before it.
    pub(crate) fn before(&self, claim: &Claim) -> Expectation {
        match winner(claim, self.is.expectation) {
            Some(winner) if winner == self.was.turn => self.is.expectation,
            _ => self.was.expectation,
        }
    }

    pub(crate) fn kept(&self, claim: &Claim) -> Option<bool> {
        let before = self.before(claim);
        let owns = winner(claim, before) == Some(self.was.turn);
        let knows = owns && self.is.expectation != Expectation::Open;
        knows.then_some(before == self.is.expectation)
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
