//! How a game ends, as a question: for the systems in which what stands at the end is all that counts.

use std::sync::Arc;

use super::advise::Advise;
use super::claim::{Claim, Question};
use super::contest::{Contest, Oracle, Over, Turn};
use super::refused::Refused;
use crate::perfect::Playing;
use crate::{area, no_pass, stone, superko};

/// A state whose turns have names.
pub(super) trait Named: Playing {
    /// In the order of [`Playing::next`].
    fn names(&self) -> Vec<Turn>;
}

impl Named for stone::State {
    fn names(&self) -> Vec<Turn> {
        let name = |turn| match turn {
            stone::Turn::Play(at) => Turn::Play(at.index()),
            stone::Turn::Pass => Turn::Pass,
        };
        self.turns().into_iter().map(name).collect()
    }
}

impl Named for area::State {
    fn names(&self) -> Vec<Turn> {
        let name = |turn| match turn {
            area::Turn::Play(at) => Turn::Play(at.index()),
            area::Turn::Pass => Turn::Pass,
            // No claim is about a game with a button.
            area::Turn::Button => Turn::Agree,
        };
        self.turns().into_iter().map(name).collect()
    }
}

impl Named for no_pass::State {
    fn names(&self) -> Vec<Turn> {
        self.turns()
            .into_iter()
            .map(|at| Turn::Play(at.index()))
            .collect()
    }
}

impl Named for superko::State {
    fn names(&self) -> Vec<Turn> {
        let name = |turn| match turn {
            superko::Turn::Play(at) => Turn::Play(at.index()),
            superko::Turn::Pass => Turn::Pass,
            superko::Turn::Agree => Turn::Agree,
        };
        self.turns().into_iter().map(name).collect()
    }
}

/// Can a player make it end with so much for him? Who says no need not make it end.
pub(super) struct Ends<P> {
    start: P,
    player: loja_ground::Color,
    worth: i64,
}

impl<P: Named> Ends<P> {
    pub(super) fn new(
        claim: &Claim,
        start: impl FnOnce(Arc<loja_ground::Board>) -> Option<P>,
    ) -> Result<Ends<P>, Refused> {
        let Question::Ends(player, worth) = claim.question else {
            return Err(Refused::NoQuestion);
        };
        let start = start(Arc::new(claim.board.clone())).ok_or(Refused::NoQuestion)?;
        Ok(Ends {
            start,
            player,
            worth,
        })
    }
}

impl<P: Named> Advise for Ends<P> {}

impl<P: Named> Contest for Ends<P> {
    type State = P;

    fn start(&self) -> P {
        self.start.clone()
    }

    fn yes_moves(&self, state: &P) -> bool {
        state.mover() == self.player
    }

    fn next(&self, state: &P) -> Vec<(Turn, P)> {
        state
            .names()
            .into_iter()
            .zip(Playing::next(state))
            .collect()
    }

    fn over(&self, state: &P, _inner: &mut Oracle<'_>) -> Over {
        let sign = if self.player == loja_ground::Color::Black {
            1
        } else {
            -1
        };
        match state.worth() {
            Some(worth) => Over::Right(worth.saturating_mul(sign) >= self.worth),
            None => Over::No,
        }
    }

    fn meets(&self, _state: &P, _goal: usize) -> bool {
        false
    }
}
