//! No-pass go (line 3988): who runs out of legal moves loses. There is no pass; the rest is taken
//! from the INTRO: no suicide (9), no immediate ko recapture (10).

use loja_ground::{Board, Color};

use super::values::Playing;
use super::{positions::Position, stone};

#[derive(Clone, Debug)]
pub struct Game {
    game: stone::Game,
}

impl Game {
    pub fn new(board: &Board, start: Position, first: Color) -> Game {
        Game {
            game: stone::Game::new(board, start, first),
        }
    }

    pub fn position(&self) -> &Position {
        self.game.position()
    }

    pub fn color(&self) -> Color {
        self.game.color()
    }

    /// Why a stone may not be put there. Nothing but a stone is a move.
    pub fn fault(&self, at: usize) -> Option<stone::Fault> {
        self.game.fault(&stone::Turn::Stone(at))
    }

    pub fn after(&self, at: usize) -> Game {
        Game {
            game: self.game.after(&stone::Turn::Stone(at)),
        }
    }

    pub fn moves(&self) -> Vec<usize> {
        (0..self.position().len())
            .filter(|&at| self.fault(at).is_none())
            .collect()
    }

    /// Who runs out of legal moves loses: the winner, if the one to move has none.
    pub fn winner(&self) -> Option<Color> {
        if self.moves().is_empty() {
            Some(self.color().other())
        } else {
            None
        }
    }
}

/// 1 where Black has won, -1 where White has.
impl Playing for Game {
    type Key = <stone::Game as Playing>::Key;

    fn key(&self) -> Self::Key {
        self.game.key()
    }

    fn color(&self) -> Color {
        self.color()
    }

    fn worth(&self) -> Option<i64> {
        self.winner()
            .map(|winner| if winner == Color::Black { 1 } else { -1 })
    }

    fn next(&self) -> Vec<Game> {
        self.moves()
            .into_iter()
            .map(|at| Game {
                game: self.after(at).game.recent(),
            })
            .collect()
    }
}
