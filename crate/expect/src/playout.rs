//! Random games to the end, and their score.
//!
//! Both players fill everything but their own eyes and settled locations, so every part ends up somebody's. The end
//! is counted as area, from which the caller makes these rules' score.
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

/// Black's points are positive.
pub(crate) const fn sign(color: Color) -> i32 {
    match color {
        Color::Black => 1,
        Color::White => -1,
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

/// Of 256 answers beside the last stone, this many are forgotten.
const FORGETS: u64 = 24;

/// Of 256 chances to cut or to connect, this many are taken.
const CUTS: u64 = 100;

/// Of 256 chances to give stones away, this many are taken …
const GIVES: u64 = 20;

/// … and the most stones given.
const GIFT: usize = 3;

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
            let answer = last.and_then(|last| self.answer(last, frozen, dice));
            let played = answer.or_else(|| self.anywhere(dice));
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

    /// Answers the last stone beside it: mostly by capturing it, by saving what it attacks, or at a vital point;
    /// sometimes by a cut or a connection.
    fn answer(&mut self, last: Point, frozen: &Frozen, dice: &mut Dice) -> Option<Point> {
        if dice.of_256(FORGETS) {
            return None;
        }
        if let Some(at) = self.board.last_liberty(last)
            && self.plays(at, frozen)
        {
            return Some(at);
        }
        let saving = self.save(last, frozen);
        if saving.is_some() {
            return saving;
        }
        let mut near = self.board.board().neighbors(last).iter();
        let vital = near.find_map(|&at| eyes::vital_point(&self.board, at));
        if let Some(at) = vital
            && self.plays(at, frozen)
        {
            return Some(at);
        }
        let at = dice.of_256(CUTS).then(|| self.cut(last, dice))??;
        self.plays_safely(at, frozen).then_some(at)
    }

    /// Saves a chain beside the last stone, by a capture or by a move after which it is not in atari.
    fn save(&mut self, last: Point, frozen: &Frozen) -> Option<Point> {
        let board = &self.board;
        let own = board.turn();
        let near = board.board().neighbors(last).iter();
        let mut own_near = near.filter(|&&at| board.color_at(at) == Some(own));
        let (attacked, liberty) =
            own_near.find_map(|&at| board.last_liberty(at).map(|liberty| (at, liberty)))?;
        if let Some(capture) = eyes::counter_capture(board, attacked)
            && self.plays(capture, frozen)
        {
            return Some(capture);
        }
        self.plays_safely(liberty, frozen).then_some(liberty)
    }

    /// One of the locations within two steps of the last stone where chains are cut or connected.
    fn cut(&self, last: Point, dice: &mut Dice) -> Option<Point> {
        let board = &self.board;
        let graph = board.board();
        let own = board.turn();
        let is_cut = |at: Point| {
            let chains = |color| eyes::chains_beside(board, at, color);
            board.color_at(at).is_none()
                && matches!((chains(own), chains(own.other())), (1, 2) | (2, 1) | (2, 2))
        };
        let (mut found, mut cuts) = (None, 0);
        for &near in graph.neighbors(last) {
            for &at in graph.neighbors(near).iter().chain([&near]) {
                if is_cut(at) {
                    cuts += 1;
                    if dice.below(cuts) == 0 {
                        found = Some(at);
                    }
                }
            }
        }
        found
    }

    fn plays(&mut self, at: Point, frozen: &Frozen) -> bool {
        !frozen.has(at) && self.board.play(at)
    }

    /// Plays there unless the stone could be captured at once.
    fn plays_safely(&mut self, at: Point, frozen: &Frozen) -> bool {
        if !self.plays(at, frozen) {
            return false;
        }
        let is_safe = !eyes::is_in_atari(&self.board, at);
        if !is_safe {
            self.board.undo();
        }
        is_safe
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
                || eyes::is_real_eye(&self.board, at, color)
            {
                continue;
            }
            let is_risky =
                eyes::may_be_in_atari(&self.board, at) && !eyes::captures(&self.board, at);
            self.board.play(at);
            if is_risky && eyes::is_in_atari(&self.board, at) && !self.gives(at, dice) {
                self.board.undo();
                continue;
            }
            return Some(at);
        }
        None
    }

    /// Whether it lets the chain be captured: seldom, and never a large one.
    fn gives(&self, at: Point, dice: &mut Dice) -> bool {
        self.board.chain_len(at) <= GIFT && dice.of_256(GIVES)
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

    /// The points that Black's groups need for their eyes at the end, two each, less those of White's.
    ///
    /// A group is what is connected of a player's area, and has no more eyes than it has empty points.
    pub(crate) fn eyes(&self) -> i32 {
        let board = self.board.board();
        let mut is_seen = vec![false; board.len()];
        let mut waiting = Vec::new();
        let mut lead = 0;
        for from in board.points() {
            let Some(owner) = self.owner(from).filter(|_| !is_seen[from.index()]) else {
                continue;
            };
            is_seen[from.index()] = true;
            waiting.push(from);
            let mut eyes = 0;
            while let Some(at) = waiting.pop() {
                eyes += i32::from(self.board.color_at(at).is_none());
                for &y in board.neighbors(at) {
                    if !is_seen[y.index()] && self.owner(y) == Some(owner) {
                        is_seen[y.index()] = true;
                        waiting.push(y);
                    }
                }
            }
            lead += sign(owner) * eyes.min(2);
        }
        lead
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
