//! Values in a game in progress, whose past may affect promises.
//!
//! [`World`]'s bounds are of games that begin at a place. A game's past may make a situation recur and give the
//! player to move a cycle to remove (B3). So we require, perhaps too often, that the promise's strategy leads to no
//! past situation with its opponent to move. Then the opponent can only remove cycles within the strategy, which
//! `returns.rs` has checked; no past situation is similar to anything to come.

use std::collections::HashSet;

use loja_rules::State;
use loja_solver::Control;

use crate::place::{Place, PlaceTurn};
use crate::settle::{Claimant, PlaceQuestion};
use crate::unsolved::Unsolved;
use crate::world::World;

/// A proved best turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Best {
    /// The turn.
    pub turn: PlaceTurn,
    /// The future lead of the player to move: this player secures it, and the other secures that it is no more.
    pub value: i8,
}

impl World {
    /// The best turn, proved with the game's past.
    ///
    /// `None` where the bounds differ, the past could matter, or only a removal leads to the state.
    ///
    /// # Errors
    /// When it reaches a limit.
    pub fn best(&mut self, state: &State, control: &Control<'_>) -> Result<Option<Best>, Unsolved> {
        if state.board() != self.small().board() || state.is_final() {
            return Ok(None);
        }
        let place = Place::of(self.small(), state.situation());
        let Some(number) = self.graph().find(self.small(), place) else {
            return Ok(None);
        };
        let mut known = [None; 2];
        for (slot, claimant) in [Claimant::Mover, Claimant::Waiter].into_iter().enumerate() {
            let question = PlaceQuestion {
                place: number,
                claimant,
            };
            known[slot] = match self.kept_promise(question, control)? {
                Some(promise) if self.is_apart(promise, place, claimant, state) => Some(promise),
                _ => return Ok(None),
            };
        }
        let [mine, theirs] = known.map(|promise| {
            let value = promise.and_then(|number| self.settled().get(number));
            value.map(|promise| promise.value)
        });
        let turn = known[0].and_then(|promise| self.turn_of(promise, place));
        let (Some(value), Some(theirs), Some(turn)) = (mine, theirs, turn) else {
            return Ok(None);
        };
        Ok((value == theirs.saturating_neg()).then_some(Best { turn, value }))
    }

    /// Whether the promise's strategy leads to no past situation with the claimant's opponent to
    /// move.
    fn is_apart(&self, promise: u32, place: Place, claimant: Claimant, state: &State) -> bool {
        let now = state.situation().turn();
        let opponent = match claimant {
            Claimant::Mover => now.other(),
            Claimant::Waiter => now,
        };
        let past: HashSet<Place> = state
            .history()
            .iter()
            .filter(|then| then.turn() == opponent)
            .map(|then| Place::of(self.small(), then))
            .collect();
        // In this orientation: an image of a situation is not similar to it.
        let is_his = |number: u32| {
            let promise = self.settled().get(number);
            promise.is_some_and(|promise| promise.question.claimant == Claimant::Waiter)
        };
        let start = (promise, place);
        let mut seen = HashSet::from([start]);
        let mut waiting = vec![start];
        while let Some((number, place)) = waiting.pop() {
            if is_his(number) && past.contains(&place) {
                return false;
            }
            let played = self
                .settled()
                .played(self.small(), self.graph(), number, place);
            for (step, next) in played {
                if seen.insert((next, step.to)) {
                    waiting.push((next, step.to));
                }
            }
        }
        true
    }
}
