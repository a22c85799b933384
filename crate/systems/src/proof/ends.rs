//! How a game ends, as a question, for systems that count only what stands then.

use loja_ground::Color;

use super::advise::Advise;
use super::claim::{Question, RuleSetClaim};
use super::contest::{Contest, Oracle, Over, ProofTurn};
use super::refused::Refused;
use crate::fault::Fault;
use crate::frame::{Play, Start};
use crate::perfect::Playing;

/// Can a player make the game end with this much? The other need not make it end.
pub(crate) struct Ends<P> {
    start: P,
    player: Color,
    worth: i64,
}

impl<P: Playing + Play> Ends<P> {
    pub(crate) fn new(
        claim: &RuleSetClaim,
        start: impl FnOnce(&Start) -> Result<P, Fault>,
    ) -> Result<Ends<P>, Refused> {
        let Question::Ends(player, worth) = claim.question else {
            return Err(Refused::NoQuestion);
        };
        let start = start(&claim.start()).map_err(|_| Refused::NoQuestion)?;
        Ok(Ends {
            start,
            player,
            worth,
        })
    }
}

impl<P: Playing + Play> Advise for Ends<P> {}

impl<P: Playing + Play> Contest for Ends<P> {
    type State = P;

    fn start(&self) -> P {
        self.start.clone()
    }

    fn yes_moves(&self, state: &P) -> bool {
        state.mover() == self.player
    }

    fn next(&self, state: &P) -> Vec<(ProofTurn, P)> {
        // A game with unnamed turns has no claims.
        let names = state.turns().into_iter().filter_map(ProofTurn::of);
        names.zip(Playing::next(state)).collect()
    }

    fn over(&self, state: &P, _inner: &mut Oracle<'_>) -> Over {
        let sign = if self.player == Color::Black { 1 } else { -1 };
        match state.worth() {
            Some(worth) => Over::Right(worth.saturating_mul(sign) >= self.worth),
            None => Over::No,
        }
    }

    fn meets(&self, _state: &P, _goal: usize) -> bool {
        false
    }
}
