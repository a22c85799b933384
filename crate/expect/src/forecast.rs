//! The forecast of a game in progress: who will have each location if both players go on.
//!
//! It is about a game, not about a claim: nobody plays here against an opponent who begins everywhere. So it has a
//! type of its own, from which no verdict and no expectation of a claim can be made.

use loja_rules::{ByColor, Color, FastBoard, Point, PointSet, State};

use crate::dice::Dice;
use crate::playout::{Frozen, Playout, sign, stones_had};

/// The expectations of both players for the rest of a game.
#[derive(Clone, Debug, PartialEq)]
pub struct Forecast {
    /// How surely Black will have each location, of 1000: 500 is open, 0 is White's for sure.
    pub for_black: Vec<u16>,
    /// Black's area at the end less White's, on average.
    pub area: f32,
    /// The stones that Black has had more than White so far, on the board and captured: a count of territory and
    /// prisoners is less than that of area by as many.
    pub had: f32,
    /// The points that Black's living groups need for their eyes, less those of White's, on average: a count of stones is
    /// less than that of area by as many.
    pub eyes: f32,
    /// The standard deviation of the score: about two of three games end as near as that.
    pub spread: f32,
    /// The games that were played for it.
    pub games: u32,
}

/// The games of a whole forecast, as many as its figures in `crate/bench/HISTORY.md` rest on.
const GAMES: u32 = 500;

impl Forecast {
    /// The whole forecast of a game at once, of which [`Forecasting`] makes slices; `None` after the end.
    #[must_use]
    pub fn of(state: &State, proved: &ByColor<PointSet>, seed: u64) -> Option<Forecast> {
        let mut games = Forecasting::new(state, proved, seed)?;
        games.run(GAMES);
        Some(games.forecast())
    }
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
    had: f32,
    /// Games that Black ends with the location, less those White does.
    owned: Vec<i32>,
    /// Points for Black's eyes less those for White's, of all games.
    eyes: i64,
    games: u32,
}

impl Forecasting {
    /// Begins with the player to move, where each player is proved to keep the locations of `proved`.
    ///
    /// After the end there is nothing to forecast. The games decide about points that both are proved to control, since only one
    /// player can have them in the end.
    #[must_use]
    pub fn new(state: &State, proved: &ByColor<PointSet>, seed: u64) -> Option<Forecasting> {
        if state.is_final() {
            return None;
        }
        let mut start = FastBoard::new(state);
        start.forget();
        let both = proved.black.intersection(&proved.white);
        let proved = ByColor {
            black: proved.black.difference(&both),
            white: proved.white.difference(&both),
        };
        let frozen = Frozen::new(&start, &proved);
        Some(Forecasting {
            had: stones_had(&start),
            playout: Playout::new(&start, &frozen),
            dice: Dice::new(seed),
            last: last_stone(state),
            owned: vec![0; state.board().len()],
            eyes: 0,
            games: 0,
            proved,
            start,
            frozen,
        })
    }

    /// Plays more games.
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
        self.eyes += i64::from(self.playout.eyes());
        self.games += 1;
    }

    /// How many games of 1000 Black has ended with a location; one in which nobody has it counts half.
    ///
    /// It is what forecasts are made of, by what was measured on finished games.
    #[must_use]
    pub fn share(&self, at: Point) -> u16 {
        let balance = f64::from(self.owned[at.index()]) / f64::from(self.games.max(1));
        // Rounded away from the middle, so that colours can be exchanged.
        let from_open = (500.0 * balance).round();
        #[expect(
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "from 0 to 1000"
        )]
        let share = (500.0 + from_open) as u16;
        share
    }

    /// The forecast so far.
    #[must_use]
    pub fn forecast(&self) -> Forecast {
        let points = self.start.board().points();
        let for_black: Vec<u16> = points.map(|at| self.for_black(at)).collect();
        let (mut lead, mut doubt) = (0, 0);
        for &black in &for_black {
            let (black, white) = (i64::from(black), 1000 - i64::from(black));
            lead += black - white;
            doubt += 4 * black * white;
        }
        Forecast {
            for_black,
            area: thousandths(lead),
            had: self.had,
            eyes: thousandths(1000 * self.eyes / i64::from(self.games.max(1))),
            spread: SPREAD * thousandths(doubt / 1000),
            games: self.games,
        }
    }

    fn for_black(&self, at: Point) -> u16 {
        let mut owners = Color::ALL.into_iter();
        match owners.find(|&color| self.proved[color].contains(at)) {
            Some(Color::Black) => 1000,
            Some(Color::White) => 0,
            None => measured(self.share(at)),
        }
    }
}

/// How often, of 1000 locations, a player had one at the end of real games that ended with it in a share of 500, 550
/// and so on to 1000 of 1000 playouts.
///
/// Players answer better than dice, so a small majority of playouts says much. `examples/calibrate_forecast.rs` has
/// measured it.
const MEASURED: [u16; 11] = [500, 600, 745, 850, 920, 945, 965, 976, 990, 997, 999];

/// How far off the lead is, for each location's worth of doubt. Doubtful locations mostly belong to one fight and fall
/// together, so it is no square root.
const SPREAD: f32 = 0.35;

fn measured(share: u16) -> u16 {
    if share < 500 {
        return 1000 - measured(1000 - share);
    }
    let (knot, rest) = (usize::from(share - 500) / 50, (share - 500) % 50);
    let (low, high) = (MEASURED[knot], MEASURED[(knot + 1).min(10)]);
    low + (high - low) * rest / 50
}

#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_precision_loss,
    reason = "an estimate"
)]
fn thousandths(number: i64) -> f32 {
    (number as f64 / 1000.0) as f32
}

/// The stone that the player who has moved last played, if it is still there.
fn last_stone(state: &State) -> Option<Point> {
    let now = state.situation();
    let before = state.history().last()?;
    let mover = now.turn().other();
    let mut new = state.board().points();
    new.find(|&at| now.color_at(at) == Some(mover) && before.color_at(at).is_none())
}
