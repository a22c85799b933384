//! Moves and the three ends (pages 115 and 121).

use std::sync::Arc;

use loja_ground::{Board, ByColor, Color, PointSet};

use super::score::{Sums, sums};
use crate::fault::{Fault, Forbidden, Why};
use crate::frame::{GameTurn, How, Notes, Play, Stage};
use crate::past::Past;
use crate::table::Table;

/// How far a game is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum GamePhase {
    /// Play goes on.
    None,
    /// The temporary end.
    Temporary,
    /// The end: later plays don't count as played.
    End,
    /// The decisive pattern.
    Decisive,
}

/// A game so far; the ban on repetition spans all its parts \[ours\].
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct ShimadaState {
    table: Table,
    past: Past<ByColor<PointSet>>,
    passes: u8,
    stop: GamePhase,
    /// B: stones played up to the end.
    played: ByColor<u32>,
    /// The position at the end.
    at_end: Option<ByColor<PointSet>>,
}

impl ShimadaState {
    /// Starts a game with this many stones already played (a handicap counts, remark 2).
    ///
    /// # Errors
    /// On an impossible position.
    pub fn start(
        board: Arc<Board>,
        stones: ByColor<PointSet>,
        turn: Color,
        played: ByColor<u32>,
    ) -> Result<ShimadaState, Fault> {
        let past = Past::default().with(&stones);
        let table = Table::start(board, stones, turn)?;
        Ok(ShimadaState {
            table,
            past,
            passes: 0,
            stop: GamePhase::None,
            played,
            at_end: None,
        })
    }

    /// How far the game is.
    #[must_use]
    pub fn stop(&self) -> GamePhase {
        self.stop
    }

    /// B1 and B2.
    #[must_use]
    pub fn played(&self) -> ByColor<u32> {
        self.played
    }

    /// The position at the end, once reached.
    #[must_use]
    pub fn at_end(&self) -> Option<&ByColor<PointSet>> {
        self.at_end.as_ref()
    }

    /// A, B and C of both, in the decisive pattern.
    #[must_use]
    pub fn sums(&self) -> Option<ByColor<Sums>> {
        let at_end = self.at_end.as_ref().filter(|_| self.ended())?;
        Some(sums(&self.table, self.played, at_end))
    }

    fn passed(&self) -> ShimadaState {
        let mut next = ShimadaState {
            table: self.table.passed(),
            passes: self.passes + 1,
            ..self.clone()
        };
        if next.passes == 2 {
            next.passes = 0;
            next.stop = match self.stop {
                GamePhase::None => GamePhase::Temporary,
                GamePhase::Temporary => GamePhase::End,
                GamePhase::End | GamePhase::Decisive => GamePhase::Decisive,
            };
            if next.stop == GamePhase::End {
                next.at_end = Some(next.table.stones.clone());
            }
        }
        next
    }
}

impl Play for ShimadaState {
    fn table(&self) -> &Table {
        &self.table
    }

    /// Stones make new patterns, suicide is allowed, passing is free.
    fn after(&self, turn: GameTurn) -> Result<ShimadaState, Forbidden> {
        let stone = turn.stone()?;
        if self.ended() {
            return Err(Forbidden::new(None, Why::Over, "page 121"));
        }
        let Some(at) = stone else {
            return Ok(self.passed());
        };
        let placed = self.table.placed(at, "article 4")?;
        if self.past.contains(&placed.stones) {
            return Err(Forbidden::new(at, Why::Repeats, "page 115"));
        }
        let mut played = self.played;
        if self.stop < GamePhase::End {
            played[self.table.turn] = played[self.table.turn].saturating_add(1);
        }
        let (table, past) = (self.table.with(&placed), self.past.with(&placed.stones));
        Ok(ShimadaState {
            table,
            past,
            passes: 0,
            played,
            ..self.clone()
        })
    }

    /// Whether the decisive pattern is there.
    fn ended(&self) -> bool {
        self.stop == GamePhase::Decisive
    }

    /// Those since the last stop.
    fn passes(&self) -> u8 {
        self.passes
    }

    fn stage(&self) -> Stage {
        match self.stop {
            GamePhase::None => Stage::Play,
            GamePhase::Temporary => Stage::TemporaryEnd,
            GamePhase::End => Stage::End,
            GamePhase::Decisive => Stage::Over(How::Counted),
        }
    }

    fn notes(&self) -> Notes {
        let mut notes = Notes::default();
        if let Some(sums) = self.sums() {
            let both = |of: fn(Sums) -> i64| ByColor {
                black: of(sums.black),
                white: of(sums.white),
            };
            notes.numbers = vec![
                ("a", both(|sums| sums.a)),
                ("b", both(|sums| sums.b)),
                ("c", both(|sums| sums.c)),
            ];
            notes.score = Some(sums.black.score() - sums.white.score());
        }
        notes
    }
}
