//! Hypothetical sequences played by hand (lines 125 to 149); searches and checker have their own.

use std::collections::BTreeSet;

use loja_ground::{Color, Placed, Point, PointSet};

use crate::fault::{Forbidden, Why};
use crate::frame::GameTurn;
use crate::table::{Table, place_alive};

/// A sequence so far; two plain passes in a row end it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Sequence {
    table: Table,
    /// Ko captures since the last ko-pass: location, other intersection, player.
    kos: BTreeSet<(Point, Point, Color)>,
    passed: bool,
    ended: bool,
}

const EMPTY: &str = "Japanese 2003: a play is made on an empty intersection (line 41)";
const SUICIDE: &str = "Japanese 2003, rule of no suicide (line 45)";
const KO: &str = "Japanese 2003, hypothetical ko rule (line 149)";
const KO_PASS: &str = "Japanese 2003, rule of legal ko-pass (line 147)";
const ENDED: &str = "Japanese 2003, length of a hypothetical sequence (line 129)";

impl Sequence {
    /// One that this player begins.
    #[must_use]
    pub fn start(table: &Table, first: Color) -> Sequence {
        Sequence {
            table: Table {
                turn: first,
                ..table.clone()
            },
            kos: BTreeSet::new(),
            passed: false,
            ended: false,
        }
    }

    /// Board, stones, turn and prisoners.
    #[must_use]
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// Whether the last move was a plain pass.
    #[must_use]
    pub fn passed(&self) -> bool {
        self.passed
    }

    /// Whether two passes have ended it.
    #[must_use]
    pub fn ended(&self) -> bool {
        self.ended
    }

    /// Where the player's ko capture waits for a ko-pass.
    #[must_use]
    pub fn banned(&self) -> PointSet {
        let banned = |&(_, other, taker): &(Point, Point, Color)| {
            taker != self.table.turn && self.is_banned(other)
        };
        let kos = self.kos.iter().filter(|ko| banned(ko));
        kos.map(|&(_, other, _)| other).collect()
    }

    fn is_banned(&self, at: Point) -> bool {
        let placed = place_alive(&self.table.board, &self.table.stones, at, self.table.turn);
        let ko = placed.and_then(|placed| self.ko(&placed));
        ko.is_some_and(|other| self.kos.contains(&(other, at, self.table.turn.other())))
    }

    /// The ko's other intersection (137, 141).
    fn ko(&self, placed: &Placed) -> Option<Point> {
        let Table {
            board,
            stones,
            turn,
            ..
        } = &self.table;
        let taken = &placed.captured;
        let one = taken.iter().next().filter(|_| taken.len() == 1)?;
        let back = place_alive(board, &placed.stones, one, turn.other())?;
        (back.stones == *stones).then_some(one)
    }

    /// The sequence after a move (line 127); a ko-pass frees all ko captures.
    ///
    /// # Errors
    /// On a forbidden move.
    pub fn after(&self, turn: GameTurn) -> Result<Sequence, Forbidden> {
        let forbidden = |at, why, clause| Err(Forbidden { at, why, clause });
        if self.ended {
            return forbidden(None, Why::Over, ENDED);
        }
        let mut next = Sequence {
            table: self.table.passed(),
            kos: self.kos.clone(),
            passed: false,
            ended: false,
        };
        match turn {
            GameTurn::Pass => {
                next.passed = true;
                next.ended = self.passed;
            }
            GameTurn::KoPass => {
                if self.banned().is_empty() {
                    return forbidden(None, Why::NothingBanned, KO_PASS);
                }
                next.kos.clear();
            }
            GameTurn::Play(at) => {
                let placed = self.table.placed_alive(at, EMPTY, SUICIDE)?;
                if let Some(other) = self.ko(&placed) {
                    if self.kos.contains(&(other, at, self.table.turn.other())) {
                        return forbidden(Some(at), Why::NeedsKoPass, KO);
                    }
                    next.kos.insert((at, other, self.table.turn));
                }
                next.table = self.table.with(&placed);
            }
            _ => return Err(turn.unknown()),
        }
        Ok(next)
    }
}
