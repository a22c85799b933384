//! Moves, the end, and area counted (lines 4173 to 4189).

use std::sync::Arc;

use loja_ground::{Board, ByColor, Color, PointSet};

use crate::fault::{Fault, Forbidden, Why};
use crate::frame::{GameTurn, Play, Stage};
use crate::past::Past;
use crate::table::Table;

/// The thing that may not recur, and so the variant of the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ban {
    /// A position: the International Rules. The second stop ends the game, if not the first.
    Positional,
    /// A position with the same player to move: the AGA's rules. Four passes in a row end the game.
    Situational,
}

/// A game so far; what stood after a pass may not recur either \[ours\].
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct SuperkoState {
    table: Table,
    ban: Ban,
    past: Past<(ByColor<PointSet>, Color)>,
    /// Passes in a row.
    passes: u8,
    /// Disjoint pairs of passes in a row.
    stops: u8,
    agreed: bool,
}

impl SuperkoState {
    /// Starts a game.
    ///
    /// # Errors
    /// On an impossible position.
    pub fn start(
        board: Arc<Board>,
        stones: ByColor<PointSet>,
        turn: Color,
        ban: Ban,
    ) -> Result<SuperkoState, Fault> {
        let past = Past::default().with(&(stones.clone(), turn));
        let table = Table::start(board, stones, turn)?;
        Ok(SuperkoState {
            table,
            ban,
            past,
            passes: 0,
            stops: 0,
            agreed: false,
        })
    }

    /// Whether play has stopped, so that players may agree.
    #[must_use]
    pub fn stopped(&self) -> bool {
        self.passes > 0 && self.passes.is_multiple_of(2)
    }

    fn passed(&self) -> SuperkoState {
        let table = self.table.passed();
        let past = self.past.with(&(table.stones.clone(), table.turn));
        let passes = self.passes.saturating_add(1);
        let stops = self
            .stops
            .saturating_add(u8::from(passes.is_multiple_of(2)));
        SuperkoState {
            table,
            past,
            passes,
            stops,
            ..self.clone()
        }
    }

    /// This state without prisoners, which don't count.
    #[must_use]
    pub fn without_prisoners(self) -> SuperkoState {
        SuperkoState {
            table: self.table.without_prisoners(),
            ..self
        }
    }
}

impl Play for SuperkoState {
    fn table(&self) -> &Table {
        &self.table
    }

    fn after(&self, turn: GameTurn) -> Result<SuperkoState, Forbidden> {
        let stone = match turn {
            GameTurn::Agree => None,
            _ => turn.stone()?,
        };
        let forbidden = |at, why, clause| Err(Forbidden { at, why, clause });
        if self.ended() {
            return forbidden(None, Why::Over, "lines 4177 to 4185");
        }
        let at = match (turn, stone) {
            (GameTurn::Agree, _) if self.stopped() => {
                return Ok(SuperkoState {
                    agreed: true,
                    ..self.clone()
                });
            }
            (GameTurn::Agree, _) => return forbidden(None, Why::NoStop, "line 4177"),
            (_, None) => return Ok(self.passed()),
            (_, Some(at)) => at,
        };
        let placed = self
            .table
            .placed_alive(at, "line 32, rule 6", "line 35, rule 9")?;
        let table = self.table.with(&placed);
        let now = (table.stones.clone(), table.turn);
        let again = match self.ban {
            Ban::Positional => Color::ALL
                .into_iter()
                .any(|turn| self.past.contains(&(now.0.clone(), turn))),
            Ban::Situational => self.past.contains(&now),
        };
        if again {
            return forbidden(Some(at), Why::Repeats, "lines 4185 to 4187");
        }
        Ok(SuperkoState {
            table,
            past: self.past.with(&now),
            passes: 0,
            ..self.clone()
        })
    }

    fn ended(&self) -> bool {
        let enough = match self.ban {
            Ban::Positional => self.stops >= 2,
            Ban::Situational => self.passes >= 4,
        };
        enough || self.agreed
    }

    fn passes(&self) -> u8 {
        self.passes
    }

    fn stage(&self) -> Stage {
        Stage::of(self.stopped(), self.ended())
    }

    /// The agreement comes after the pass.
    fn turns(&self) -> Vec<GameTurn> {
        let empty = self.table.empty();
        let all = empty
            .iter()
            .map(GameTurn::Play)
            .chain([GameTurn::Pass, GameTurn::Agree]);
        all.filter(|&turn| self.after(turn).is_ok()).collect()
    }
}
