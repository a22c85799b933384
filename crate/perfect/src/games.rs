//! Whole games with history, on tiny boards alone: for players who must remove cycles themselves, which the promises
//! of `settle.rs` never do.

use std::collections::HashMap;

use loja_rules::{ByColor, Color, PointSet, State};
use loja_solver::{Control, Options, referee};

use crate::unsolved::Unsolved;

/// By stones and permanent marks, without captives.
type Scores = HashMap<(ByColor<PointSet>, PointSet), Option<i64>>;

/// A search through games.
#[derive(Debug, Default)]
pub struct Games {
    scores: Scores,
    looked_at: u64,
}

impl Games {
    /// Whether a player can end the game this many points ahead within this many turns, against any play.
    ///
    /// # Errors
    /// When it is stopped early.
    pub fn secures(
        &mut self,
        state: &State,
        player: Color,
        wanted: i64,
        turns: u32,
        control: &Control<'_>,
    ) -> Result<bool, Unsolved> {
        self.looked_at += 1;
        if self.looked_at.is_multiple_of(1024) {
            control.poll()?;
        }
        if state.is_final() {
            return Ok(self
                .score(state, player)?
                .is_some_and(|score| score >= wanted));
        }
        if turns == 0 {
            return Ok(false);
        }
        let is_mine = state.situation().turn() == player;
        for turn in state.moves() {
            let Ok(next) = state.successor(turn) else {
                continue;
            };
            if self.secures(&next, player, wanted, turns - 1, control)? == is_mine {
                return Ok(is_mine);
            }
        }
        Ok(!is_mine)
    }

    fn score(&mut self, state: &State, player: Color) -> Result<Option<i64>, Unsolved> {
        let situation = state.situation();
        let key = (situation.stones().clone(), situation.permanent().clone());
        let known = match self.scores.get(&key) {
            Some(known) => *known,
            None => {
                let report = referee(state, Options::default(), &mut ())
                    .map_err(|_| Unsolved::Contradiction)?;
                let score = state.score(&report.control);
                let of =
                    |tally: loja_rules::Tally| i64::from(tally.territory) + i64::from(tally.dead);
                let known = report
                    .is_decided()
                    .then(|| of(score.black) - of(score.white));
                self.scores.insert(key, known);
                known
            }
        };
        let captives = situation.captives();
        let taken = i64::from(captives.white) - i64::from(captives.black);
        let sign = if player == Color::Black { 1 } else { -1 };
        Ok(known.map(|known| sign * (known + taken)))
    }
}
