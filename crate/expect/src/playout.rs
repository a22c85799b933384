//! Random games to the end, and their score.
//!
//! Both players fill everything but their own eyes and settled locations, so every part ends up somebody's. The end
//! is counted as area, from which [`Count`] makes these rules' score.
//!
//! # From area to the score (C1)
//!
//! Let a player's area be the player's stones and what only they border, at an end where all stones are alive. By the
//! score chart, lead = area of Black − stones that Black had − area of White + stones that White had: those on the
//! board and captured, komi included. In random play a move in one's own territory must not cost a point, since
//! nobody would make it, so only stones from before the random game count.

use loja_rules::{ByColor, Color, FastBoard, Point, PointSet};

use crate::dice::Dice;
use crate::eyes;

/// Control that the prover decided; the search leaves it alone.
#[derive(Clone, Debug)]
pub struct Frozen {
    /// All other locations.
    pub free: Vec<Point>,
    /// Settled locations, by number.
    is_frozen: Vec<bool>,
    /// Black's lead as area in the settled parts.
    area: f32,
}

impl Frozen {
    /// For this board, with what each player is proved to control.
    #[must_use]
    pub fn new(board: &FastBoard, control: &ByColor<PointSet>) -> Frozen {
        let settled = control.black.union(&control.white);
        let graph = board.board();
        Frozen {
            free: graph.points().filter(|&at| !settled.contains(at)).collect(),
            is_frozen: graph.points().map(|at| settled.contains(at)).collect(),
            area: number(control.black.len()) - number(control.white.len()),
        }
    }

    /// Black's lead as area in the settled parts.
    #[must_use]
    pub fn area_lead(&self) -> f32 {
        self.area
    }

    /// Whether the location is settled.
    #[must_use]
    pub fn has(&self, at: Point) -> bool {
        self.is_frozen[at.index()]
    }
}

/// As a number to reckon averages with.
#[must_use]
#[expect(clippy::cast_precision_loss, reason = "boards are smaller than 2^24")]
pub const fn number(count: usize) -> f32 {
    count as f32
}

/// Stones Black had more than White: on the board and captured, komi included.
#[must_use]
pub fn stones_had(board: &FastBoard) -> f32 {
    let mut lead = 0.0;
    for at in board.board().points() {
        lead += match board.color_at(at) {
            Some(Color::Black) => 1.0,
            Some(Color::White) => -1.0,
            None => 0.0,
        };
    }
    let taken = board.captives();
    lead + (f64_of(taken.black) - f64_of(taken.white))
}

#[expect(
    clippy::cast_possible_truncation,
    reason = "an estimate; captives are few"
)]
fn f64_of(count: u32) -> f32 {
    f64::from(count) as f32
}

/// One random game after another, from one board.
#[derive(Debug)]
pub struct Playout {
    /// The board as it stands in the game.
    pub board: FastBoard,
    /// The player who first played on each location, in the tree or after it.
    pub first: Vec<Option<Color>>,
    order: Vec<Point>,
}

impl Playout {
    /// Ready to play from this board.
    #[must_use]
    pub fn new(board: &FastBoard, frozen: &Frozen) -> Playout {
        Playout {
            board: board.clone(),
            first: vec![None; board.board().len()],
            order: frozen.free.clone(),
        }
    }

    /// Plays to the end, after the opponent's last stone.
    pub fn run(&mut self, mut last: Option<Point>, frozen: &Frozen, dice: &mut Dice) {
        self.first.fill(None);
        // Enough to fill a board twice; longer games repeat themselves.
        let most = 3 * self.order.len() + 8;
        let mut passes = 0;
        for _ in 0..most {
            let color = self.board.turn();
            let played = match last.and_then(|last| self.answer(last, frozen, dice)) {
                Some(at) => Some(at),
                None => self.anywhere(dice),
            };
            match played {
                Some(at) => {
                    self.first[at.index()].get_or_insert(color);
                    passes = 0;
                }
                None => {
                    passes += 1;
                    if passes > 1 || !self.board.pass() {
                        return;
                    }
                }
            }
            last = played;
        }
    }

    /// Captures what the last stone left in atari, or saves what it attacks.
    fn answer(&mut self, last: Point, frozen: &Frozen, dice: &mut Dice) -> Option<Point> {
        let board = &self.board;
        let own = board.turn();
        let mut found = board.last_liberty(last);
        if found.is_none() {
            let near = board.board().neighbors(last).iter();
            let mut attacked = near.filter(|&&y| board.color_at(y) == Some(own));
            found = attacked.find_map(|&y| board.last_liberty(y));
        }
        let at = found.filter(|&at| !frozen.has(at) && !dice.of_256(24))?;
        let takes = eyes::captures(board, at);
        if !self.board.play(at) {
            return None;
        }
        // A stone still in atari is not saved.
        if !takes && eyes::is_in_atari(&self.board, at) {
            self.board.undo();
            return None;
        }
        Some(at)
    }

    /// A random move, no eye filled and mostly nothing given away.
    fn anywhere(&mut self, dice: &mut Dice) -> Option<Point> {
        let color = self.board.turn();
        for tried in 0..self.order.len() {
            let other = tried + dice.below(self.order.len() - tried);
            self.order.swap(tried, other);
            let at = self.order[tried];
            if self.board.color_at(at).is_some()
                || !self.board.is_playable(at)
                || eyes::is_own_eye(&self.board, at, color)
            {
                continue;
            }
            let risky = eyes::may_be_in_atari(&self.board, at) && !eyes::captures(&self.board, at);
            self.board.play(at);
            if risky && eyes::is_in_atari(&self.board, at) && !dice.of_256(20) {
                self.board.undo();
                continue;
            }
            return Some(at);
        }
        None
    }

    /// The location's owner at the end.
    #[must_use]
    pub fn owner(&self, at: Point) -> Option<Color> {
        self.board.color_at(at).or_else(|| {
            let mut near = self.board.board().neighbors(at).iter();
            let first = self.board.color_at(*near.next()?)?;
            near.all(|&y| self.board.color_at(y) == Some(first))
                .then_some(first)
        })
    }

    /// Black's lead as area, settled parts included.
    #[must_use]
    pub fn area(&self, frozen: &Frozen) -> f32 {
        frozen.free.iter().fold(frozen.area, |lead, &at| {
            lead + match self.owner(at) {
                Some(Color::Black) => 1.0,
                Some(Color::White) => -1.0,
                None => 0.0,
            }
        })
    }
}
