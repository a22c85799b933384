//! Moves in a sequence: the game, or one of the two analyses.

use std::sync::Arc;

use loja_ground::{Board, ByColor, Color, Point, PointSet};

use super::end::Outcome;
use crate::fault::{Fault, Forbidden, Why};
use crate::frame::Move;
use crate::table::Table;

/// Which sequence it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// The game itself, which the text calls the alternation.
    Game,
    /// The analysis that shows what this player controls. His opponent begins it (lines 883 and 901).
    Analysis(Color),
}

/// What the game says of a position that comes back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Repetition {
    /// The fixed ko (line 148): no play may go from the same position to the same position as an earlier play.
    FixedKo,
    /// NAJN (line 16): there is no fixed ko in the game; when a play brings a position back and both agree, it is a tie.
    TieIfAgreed,
}

/// A play by where it began: with the position, the player and the location, where it leads is told as well.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Played {
    before: ByColor<PointSet>,
    color: Color,
    at: Point,
}

/// A sequence so far. Nothing of the game's past passes into an analysis.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct State {
    table: Table,
    kind: Kind,
    repetition: Repetition,
    /// The position just before the last turn.
    before_last: Option<ByColor<PointSet>>,
    plays: Vec<Played>,
    /// Whether the last turn was a play that brought back a position of this sequence.
    came_back: bool,
    passes: u8,
    tied: bool,
}

const EMPTY: &str = "New Amateur-Japanese: a play is made on an empty intersection";
const SUICIDE: &str = "New Amateur-Japanese, the no-suicide rule (line 422)";
const BASIC_KO: &str = "New Amateur-Japanese, the basic-ko rule (line 86)";
const FIXED_KO: &str = "New Amateur-Japanese, the fixed-ko rule (line 148)";
const GAME_END: &str =
    "New Amateur-Japanese: two successive passes end the alternation (line 1024)";
const ANALYSIS_END: &str =
    "New Amateur-Japanese: three successive passes end an analysis (line 1024)";
const TIE: &str =
    "New Amateur-Japanese, no-result: a play that recreates a position, and agreement (line 16)";

impl State {
    /// A game that begins here, with the fixed-ko rule.
    ///
    /// # Errors
    /// When the stones are no position.
    pub fn start(
        board: Arc<Board>,
        stones: ByColor<PointSet>,
        turn: Color,
    ) -> Result<State, Fault> {
        Ok(State::sequence(
            Table::start(board, stones, turn)?,
            Kind::Game,
        ))
    }

    /// The same game under another rule of repetition.
    #[must_use]
    pub fn repetition(self, repetition: Repetition) -> State {
        State { repetition, ..self }
    }

    fn sequence(table: Table, kind: Kind) -> State {
        State {
            table,
            kind,
            repetition: Repetition::FixedKo,
            before_last: None,
            plays: Vec::new(),
            came_back: false,
            passes: 0,
            tied: false,
        }
    }

    /// A player's analysis of the position of this state, as if the game had ended with it. Its prisoners count for nothing (line 1189).
    #[must_use]
    pub fn analysis(&self, player: Color) -> State {
        let table = Table {
            turn: player.other(),
            prisoners: ByColor::default(),
            ..self.table.clone()
        };
        State::sequence(table, Kind::Analysis(player))
    }

    /// Passes in a row.
    #[must_use]
    pub fn passes(&self) -> u8 {
        self.passes
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

    /// What stands on it.
    #[must_use]
    pub fn stones(&self) -> &ByColor<PointSet> {
        &self.table.stones
    }

    /// Who moves.
    #[must_use]
    pub fn turn(&self) -> Color {
        self.table.turn
    }

    /// How many stones of each colour this sequence took off.
    #[must_use]
    pub fn prisoners(&self) -> ByColor<u32> {
        self.table.prisoners
    }

    /// Where the player would repeat a play of this sequence, from the same position to the same: the fixed ko.
    #[must_use]
    pub fn fixed(&self) -> PointSet {
        let again =
            |past: &&Played| past.color == self.table.turn && past.before == self.table.stones;
        let plays = self.plays.iter().filter(|_| !self.ties()).filter(again);
        plays.map(|past| past.at).collect()
    }

    /// Which sequence it is.
    #[must_use]
    pub fn kind(&self) -> Kind {
        self.kind
    }

    /// How the sequence has ended.
    #[must_use]
    pub fn ended(&self) -> Option<Outcome> {
        let last = match self.kind {
            Kind::Game => 2,
            Kind::Analysis(_) => 3,
        };
        if self.tied {
            Some(Outcome::Tie)
        } else {
            (self.passes >= last).then_some(Outcome::Passes)
        }
    }

    /// The state after a turn.
    ///
    /// # Errors
    /// When the turn is forbidden.
    pub fn after(&self, turn: Move) -> Result<State, Forbidden> {
        let forbidden = |at, why, clause| Err(Forbidden { at, why, clause });
        let end = match self.kind {
            Kind::Game => GAME_END,
            Kind::Analysis(_) => ANALYSIS_END,
        };
        if self.ended().is_some() {
            return forbidden(None, Why::Over, end);
        }
        match turn {
            // NAJN: a tie, after a play that brought back a position.
            Move::Agree if self.came_back && self.ties() => Ok(State {
                tied: true,
                ..self.clone()
            }),
            Move::Agree => forbidden(None, Why::NoStop, TIE),
            Move::Pass => Ok(State {
                table: self.table.passed(),
                before_last: Some(self.table.stones.clone()),
                came_back: false,
                passes: self.passes.saturating_add(1),
                ..self.clone()
            }),
            Move::Play(at) => {
                let placed = self.table.placed_alive(at, EMPTY, SUICIDE)?;
                if self.before_last.as_ref() == Some(&placed.stones) {
                    return forbidden(Some(at), Why::TakesBack, BASIC_KO);
                }
                let played = Played {
                    before: self.table.stones.clone(),
                    color: self.table.turn,
                    at,
                };
                if !self.ties() && self.plays.contains(&played) {
                    return forbidden(Some(at), Why::PlayedBefore, FIXED_KO);
                }
                let mut plays = self.plays.clone();
                plays.push(played);
                Ok(State {
                    table: self.table.with(&placed),
                    before_last: Some(self.table.stones.clone()),
                    came_back: plays.iter().any(|past| past.before == placed.stones),
                    plays,
                    passes: 0,
                    ..self.clone()
                })
            }
            _ => Err(turn.unknown()),
        }
    }

    /// Whether a position that comes back may be agreed to be a tie here: in games without the fixed ko.
    fn ties(&self) -> bool {
        self.kind == Kind::Game && self.repetition == Repetition::TieIfAgreed
    }

    /// The same game with the passes at its end taken back.
    pub(super) fn resumed(&self) -> State {
        State {
            passes: 0,
            before_last: None,
            came_back: false,
            ..self.clone()
        }
    }

    /// All turns that are allowed.
    #[must_use]
    pub fn turns(&self) -> Vec<Move> {
        let plays = self.table.board.points().map(Move::Play);
        plays
            .chain([Move::Pass, Move::Agree])
            .filter(|&turn| self.after(turn).is_ok())
            .collect()
    }
}
