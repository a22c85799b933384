use std::sync::Arc;

use loja_ground::{Board, ByColor, Color, Point, PointSet};

use super::end::NajEnd;
use crate::fault::{Fault, Forbidden, Why};
use crate::frame::GameTurn;
use crate::table::Table;

/// Which sequence it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum NajPlay {
    /// The game, which the text calls the alternation.
    Game,
    /// This player's analysis; the opponent begins (lines 883 and 901).
    Analysis(Color),
}

/// The game's rule for repeated positions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Repetition {
    /// The fixed ko (line 148): no play may repeat an earlier one, with the same positions before and after.
    FixedKo,
    /// NAJN (line 16): no fixed ko; a repeated position is a tie if both agree.
    TieIfAgreed,
}

/// A play by position, player and location; the rest follows.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Played {
    before: ByColor<PointSet>,
    color: Color,
    at: Point,
}

/// A sequence so far; an analysis forgets the game's past.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct NajState {
    table: Table,
    kind: NajPlay,
    repetition: Repetition,
    before_last: Option<ByColor<PointSet>>,
    plays: Vec<Played>,
    /// Whether the last turn was a play that repeated a position.
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

impl NajState {
    /// Starts a game with the fixed-ko rule.
    ///
    /// # Errors
    /// On an impossible position.
    pub fn start(
        board: Arc<Board>,
        stones: ByColor<PointSet>,
        turn: Color,
    ) -> Result<NajState, Fault> {
        Ok(NajState::sequence(
            Table::start(board, stones, turn)?,
            NajPlay::Game,
        ))
    }

    /// This game under another rule of repetition.
    #[must_use]
    pub fn repetition(self, repetition: Repetition) -> NajState {
        NajState { repetition, ..self }
    }

    fn sequence(table: Table, kind: NajPlay) -> NajState {
        NajState {
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

    /// A player's analysis of this position as the end of the game; its prisoners count for nothing (line 1189).
    #[must_use]
    pub fn analysis(&self, player: Color) -> NajState {
        let table = Table {
            turn: player.other(),
            prisoners: ByColor::default(),
            ..self.table.clone()
        };
        NajState::sequence(table, NajPlay::Analysis(player))
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

    /// Stones of each colour taken off in this sequence.
    #[must_use]
    pub fn prisoners(&self) -> ByColor<u32> {
        self.table.prisoners
    }

    /// Where the fixed ko forbids the player to play.
    #[must_use]
    pub fn fixed(&self) -> PointSet {
        let again =
            |past: &&Played| past.color == self.table.turn && past.before == self.table.stones;
        let plays = self.plays.iter().filter(|_| !self.ties()).filter(again);
        plays.map(|past| past.at).collect()
    }

    /// Which sequence it is.
    #[must_use]
    pub fn kind(&self) -> NajPlay {
        self.kind
    }

    /// How the sequence has ended.
    #[must_use]
    pub fn ended(&self) -> Option<NajEnd> {
        let last = match self.kind {
            NajPlay::Game => 2,
            NajPlay::Analysis(_) => 3,
        };
        if self.tied {
            Some(NajEnd::Tie)
        } else {
            (self.passes >= last).then_some(NajEnd::Passes)
        }
    }

    /// The state after a turn.
    ///
    /// # Errors
    /// When the turn is forbidden.
    pub fn after(&self, turn: GameTurn) -> Result<NajState, Forbidden> {
        let forbidden = |at, why, clause| Err(Forbidden { at, why, clause });
        let end = match self.kind {
            NajPlay::Game => GAME_END,
            NajPlay::Analysis(_) => ANALYSIS_END,
        };
        if self.ended().is_some() {
            return forbidden(None, Why::Over, end);
        }
        match turn {
            // NAJN: a tie, after a play that repeated a position.
            GameTurn::Agree if self.came_back && self.ties() => Ok(NajState {
                tied: true,
                ..self.clone()
            }),
            GameTurn::Agree => forbidden(None, Why::NoStop, TIE),
            GameTurn::Pass => Ok(NajState {
                table: self.table.passed(),
                before_last: Some(self.table.stones.clone()),
                came_back: false,
                passes: self.passes.saturating_add(1),
                ..self.clone()
            }),
            GameTurn::Play(at) => {
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
                Ok(NajState {
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

    /// Games without the fixed ko allow a tie by repetition.
    fn ties(&self) -> bool {
        self.kind == NajPlay::Game && self.repetition == Repetition::TieIfAgreed
    }

    pub(super) fn resumed(&self) -> NajState {
        NajState {
            passes: 0,
            before_last: None,
            came_back: false,
            ..self.clone()
        }
    }

    /// All turns that are allowed.
    #[must_use]
    pub fn turns(&self) -> Vec<GameTurn> {
        let plays = self.table.board.points().map(GameTurn::Play);
        plays
            .chain([GameTurn::Pass, GameTurn::Agree])
            .filter(|&turn| self.after(turn).is_ok())
            .collect()
    }
}
