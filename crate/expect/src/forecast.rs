//! The forecast of a game in progress: who will have each location if both players go on.
//!
//! It is about a game, not about a claim: nobody plays here against an opponent who begins everywhere. So it has a
//! type of its own, from which no verdict and no expectation of a claim can be made.

use loja_rules::{ByColor, Color, FastBoard, Point, PointSet, State};

use crate::dice::Dice;
use crate::playout::{Frozen, Playout, stones_had};

/// What both players may expect of the rest of a game.
#[derive(Clone, Debug, PartialEq)]
pub struct Forecast {
    /// How surely Black will have each location, of 1000: 500 is open, 0 is White's for sure.
    pub for_black: Vec<u16>,
    /// Black's lead at the end, komi included.
    pub lead: f32,
    /// The standard deviation of that lead.
    pub spread: f32,
    /// The games that were played for it.
    pub games: u32,
}

/// Plays a game to its end many times, in slices.
///
/// Equal seeds forecast alike, in whatever slices the games are played.
#[derive(Debug)]
pub struct Forecasting {
    start: FastBoard,
    proved: ByColor<PointSet>,
    frozen: Frozen,
    playout: Playout,
    dice: Dice,
    last: Option<Point>,
    /// Black's lead before anything more happens: no area, but stones had, and komi aside.
    had: f32,
    /// Games that Black ends with the location, less those White does.
    owned: Vec<i32>,
    games: u32,
    leads: f64,
    squares: f64,
}

impl Forecasting {
    /// Begins with the player to move, where each player is proved to keep the locations of `proved`.
    ///
    /// `aside` is the part of White's komi that no captives stand for. After the end there is nothing to forecast.
    #[must_use]
    pub fn new(
        state: &State,
        proved: &ByColor<PointSet>,
        aside: f32,
        seed: u64,
    ) -> Option<Forecasting> {
        if state.is_final() {
            return None;
        }
        let mut start = FastBoard::new(state);
        start.forget();
        let frozen = Frozen::new(&start, proved);
        Some(Forecasting {
            had: -stones_had(&start) - aside,
            playout: Playout::new(&start, &frozen),
            dice: Dice::new(seed),
            last: last_stone(state),
            owned: vec![0; state.board().len()],
            games: 0,
            leads: 0.0,
            squares: 0.0,
            proved: proved.clone(),
            start,
            frozen,
        })
    }

    /// Plays so many games more.
    pub fn run(&mut self, games: u32) {
        for _ in 0..games {
            self.game();
        }
    }

    fn game(&mut self) {
        self.playout.board.clone_from(&self.start);
        self.playout.run(self.last, &self.frozen, &mut self.dice);
        for &at in &self.frozen.free {
            self.owned[at.index()] += self.playout.owner(at).map_or(0, sign);
        }
        let lead = f64::from(self.playout.area(&self.frozen) + self.had);
        self.leads += lead;
        self.squares += lead * lead;
        self.games += 1;
    }

    /// Whether nothing is open, so that no game would tell more.
    #[must_use]
    pub fn is_settled(&self) -> bool {
        self.frozen.free.is_empty()
    }
    /// The forecast so far.
    #[must_use]
    pub fn forecast(&self) -> Forecast {
        let games = f64::from(self.games.max(1));
        let lead = self.leads / games;
        let variance = (self.squares / games - lead * lead).max(0.0);
        Forecast {
            for_black: self
                .start
                .board()
                .points()
                .map(|at| self.for_black(at))
                .collect(),
            lead: single(lead),
            spread: single(variance.sqrt()),
            games: self.games,
        }
    }

    fn for_black(&self, at: Point) -> u16 {
        match Color::ALL
            .into_iter()
            .find(|&color| self.proved[color].contains(at))
        {
            Some(Color::Black) => 1000,
            Some(Color::White) => 0,
            None => of_1000(self.owned[at.index()], self.games),
        }
    }
}

/// How surely Black will have a location, from the games that Black had it in less those that White had.
fn of_1000(owned: i32, games: u32) -> u16 {
    let balance = f64::from(owned) / f64::from(games.max(1));
    // Rounded away from the middle, so that colours can be exchanged.
    let from_open = (500.0 * balance).round();
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "from 0 to 1000"
    )]
    let surely = (500.0 + from_open) as u16;
    surely
}

#[expect(clippy::cast_possible_truncation, reason = "an estimate")]
fn single(number: f64) -> f32 {
    number as f32
}

const fn sign(color: Color) -> i32 {
    match color {
        Color::Black => 1,
        Color::White => -1,
    }
}

/// The stone that the player who has moved last played, if it is still there.
fn last_stone(state: &State) -> Option<Point> {
    let now = state.situation();
    let before = state.history().last()?;
    let mover = now.turn().other();
    let mut new = state.board().points();
    new.find(|&at| now.color_at(at) == Some(mover) && before.color_at(at).is_none())
}
