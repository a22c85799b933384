//! The alternation: plays, passes, the basic ko, long cycles, the end (lines 61 to 77).

use std::sync::Arc;

use loja_ground::{Board, ByColor, Color, Point, PointSet};

use crate::fault::{Fault, Forbidden, Why};
use crate::frame::GameTurn;
use crate::table::{Table, place_alive};

/// How a game ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum EndedBy {
    /// Two passes in a row.
    Passes,
    /// A repetition with the same player to move: White's stones minus Black's captured in the cycle.
    ///
    /// Lines 71 to 75; the definition of a cycle is lost. 0 is a tie; what other numbers mean is lost.
    LongCycle(i64),
}

/// Whether a play takes this stone alone, and a play there then restores the position (lines 137 and 139).
pub(crate) fn is_ko_stone(
    board: &Board,
    stones: &ByColor<PointSet>,
    stone: Point,
    owner: Color,
) -> bool {
    board.neighbors(stone).iter().any(|&from| {
        let taken = place_alive(board, stones, from, owner.other());
        let taken = taken.filter(|taken| taken.captured == [stone].into_iter().collect());
        let back = taken.and_then(|taken| place_alive(board, &taken.stones, stone, owner));
        back.is_some_and(|back| back.stones == *stones)
    })
}

/// A game so far.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct J2003State {
    table: Table,
    past: Vec<Table>,
    passed: bool,
    end: Option<EndedBy>,
}

const EMPTY: &str = "Japanese 2003: a play is made on an empty intersection (line 41)";
const SUICIDE: &str = "Japanese 2003, rule of no suicide (line 45)";
const BASIC_KO: &str = "Japanese 2003, basic ko rule (line 69)";
const DIRECT_KO: &str = "Japanese 2003, direct ko rule (line 77)";
const TWO_PASSES: &str = "Japanese 2003: the alternation ends by two passes (line 61)";
const LONG_CYCLE: &str = "Japanese 2003, long cycle rule (line 75)";

impl J2003State {
    /// Starts a game.
    ///
    /// # Errors
    /// On an impossible position.
    pub fn start(
        board: Arc<Board>,
        stones: ByColor<PointSet>,
        turn: Color,
    ) -> Result<J2003State, Fault> {
        Ok(J2003State {
            table: Table::start(board, stones, turn)?,
            past: Vec::new(),
            passed: false,
            end: None,
        })
    }

    /// Board, stones, turn and prisoners.
    #[must_use]
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// The board.
    #[must_use]
    pub fn board(&self) -> &Arc<Board> {
        &self.table.board
    }

    /// The stones on it.
    #[must_use]
    pub fn stones(&self) -> &ByColor<PointSet> {
        &self.table.stones
    }

    /// The player to move.
    #[must_use]
    pub fn turn(&self) -> Color {
        self.table.turn
    }

    /// Stones of each colour taken off.
    #[must_use]
    pub fn prisoners(&self) -> ByColor<u32> {
        self.table.prisoners
    }

    /// How the game has ended.
    #[must_use]
    pub fn ended(&self) -> Option<EndedBy> {
        self.end
    }

    /// Whether a pass would end the game, so that direct ko stones matter.
    #[must_use]
    pub fn pass_would_end(&self) -> bool {
        self.passed && self.end.is_none()
    }

    /// Whether a ko stone (line 139) stands here; only such a one can be direct.
    #[must_use]
    pub fn has_ko_stone(&self) -> bool {
        let stones = &self.table.stones;
        let is_one = |color: Color| {
            let mut own = stones[color].iter();
            own.any(|at| is_ko_stone(&self.table.board, stones, at, color))
        };
        Color::ALL.into_iter().any(is_one)
    }

    /// The state after a turn, if there are no direct ko stones; see [`after_among`](J2003State::after_among).
    ///
    /// # Errors
    /// On a forbidden turn.
    pub fn after(&self, turn: GameTurn) -> Result<J2003State, Forbidden> {
        self.after_among(turn, &PointSet::new())
    }

    /// The state after a turn, given the direct ko stones that [`analysis`](super::analysis) finds, which forbid
    /// a second pass.
    ///
    /// # Errors
    /// On a forbidden turn; ko-passes belong to hypothetical sequences (line 63).
    pub fn after_among(
        &self,
        turn: GameTurn,
        direct_ko_stones: &PointSet,
    ) -> Result<J2003State, Forbidden> {
        let stone = turn.stone()?;
        let forbidden = |at, why, clause| Err(Forbidden { at, why, clause });
        match self.end {
            Some(EndedBy::Passes) => return forbidden(None, Why::Over, TWO_PASSES),
            Some(EndedBy::LongCycle(_)) => return forbidden(None, Why::Over, LONG_CYCLE),
            None => {}
        }
        let mut past = self.past.clone();
        past.push(self.table.clone());
        match stone {
            None if self.passed && !direct_ko_stones.is_empty() => {
                forbidden(None, Why::DirectKoStone, DIRECT_KO)
            }
            None => Ok(J2003State {
                table: self.table.passed(),
                past,
                passed: true,
                end: self.passed.then_some(EndedBy::Passes),
            }),
            Some(at) => {
                let placed = self.table.placed_alive(at, EMPTY, SUICIDE)?;
                if self
                    .past
                    .last()
                    .is_some_and(|before| before.stones == placed.stones)
                {
                    return forbidden(Some(at), Why::TakesBack, BASIC_KO);
                }
                let table = self.table.with(&placed);
                let began = past
                    .iter()
                    .rfind(|then| then.stones == table.stones && then.turn == table.turn);
                let end = began.map(|then| {
                    let since = |color| {
                        i64::from(table.prisoners[color]) - i64::from(then.prisoners[color])
                    };
                    EndedBy::LongCycle(since(Color::White) - since(Color::Black))
                });
                Ok(J2003State {
                    table,
                    past,
                    passed: false,
                    end,
                })
            }
        }
    }

    /// All legal turns, direct ko stones aside.
    #[must_use]
    pub fn turns(&self) -> Vec<GameTurn> {
        let plays = self.table.board.points().map(GameTurn::Play);
        plays
            .chain([GameTurn::Pass])
            .filter(|&turn| self.after(turn).is_ok())
            .collect()
    }
}
