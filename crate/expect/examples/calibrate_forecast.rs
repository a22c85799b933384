//! Compares forecasts with the ends of finished games.
//!
//! `cargo run --release -p loja-expect --example calibrate_forecast -- FOLDER [PLAYOUTS]` reads each SGF file of a
//! folder: a whole game whose last node has the territory of both, dead stones included, as `TB` and `TW`. It
//! forecasts at 50, 70 and 90 % of the moves with nothing proved, and prints a row for each size of board. Only every
//! second game counts; the others are those of the fit, of which `--fit` prints the same and what `MEASURED` in
//! `src/forecast.rs` would be by them.
#![allow(
    clippy::expect_used,
    clippy::cast_possible_truncation,
    clippy::print_stdout,
    reason = "it is a tool for those who change the forecast"
)]

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::{Duration, Instant};

use loja_expect::Forecasting;
use loja_rules::{Board, ByColor, Color, Move, Setup, State};

/// The shares of the moves after which it forecasts, in percent.
const MOMENTS: [usize; 3] = [50, 70, 90];

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let (options, words): (Vec<_>, Vec<_>) = words.iter().partition(|word| word.starts_with('-'));
    let folder = words.first().expect("a folder of games");
    let games = words.get(1).and_then(|word| word.parse().ok());
    let fits = options.iter().any(|option| *option == "--fit");
    let mut files: Vec<_> = std::fs::read_dir(folder)
        .expect("a folder")
        .filter_map(|entry| Some(entry.ok()?.path()))
        .filter(|path| path.extension().is_some_and(|end| end == "sgf"))
        .collect();
    files.sort();
    let mut rows: BTreeMap<(usize, usize), Sums> = BTreeMap::new();
    for (place, file) in files.iter().enumerate() {
        if (place % 2 == 1) != fits {
            continue;
        }
        let text = std::fs::read_to_string(file).expect("a file of text");
        let Some(game) = Game::read(&text) else {
            println!("{}: no whole game", file.display());
            continue;
        };
        for moment in MOMENTS {
            let sums = rows.entry((game.size, moment)).or_default();
            game.compare(moment, games, sums);
        }
    }
    println!("{HEAD}");
    for ((size, moment), sums) in &rows {
        sums.print(*size, *moment);
    }
    if fits {
        print_knots(&rows);
    }
}

const HEAD: &str = "| board | after % | games | error of the lead | its bias | within the spread % | Brier | right % \
| sure of 95 % | of these right % | playouts a second |
| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |";

/// What `MEASURED` would be by these games.
fn print_knots(rows: &BTreeMap<(usize, usize), Sums>) {
    let mut knots = [(0.5, 1.0); 11];
    for (share, right) in rows.values().flat_map(|sums| &sums.shares) {
        let place = f32::from(share - 500) / 50.0;
        for (knot, sums) in knots.iter_mut().enumerate() {
            let weight = (1.0 - (place - knot as f32).abs()).max(0.0);
            sums.0 += weight * f32::from(u8::from(*right));
            sums.1 += weight;
        }
    }
    println!(
        "{:?}",
        knots.map(|(right, all)| (1000.0 * right / all).round())
    );
}

/// A finished game and its end.
struct Game {
    size: usize,
    moves: Vec<Move>,
    start: State,
    /// The owner of each location at the end.
    owner: Vec<Option<Color>>,
    /// Black's lead by C1, without komi.
    lead: f32,
}

impl Game {
    fn read(text: &str) -> Option<Game> {
        let properties = properties(text);
        let values = |name: &str| {
            let named = properties.iter().filter(move |(its, _)| its == name);
            named.map(|(_, value)| value.as_str()).collect::<Vec<_>>()
        };
        let size: u8 = values("SZ").first()?.parse().ok()?;
        let board = Arc::new(Board::rectangle(size, size));
        let start = State::new(Arc::clone(&board), Setup::empty()).ok()?;
        let at = |value: &str| {
            let [column, row] = value.as_bytes() else {
                return None;
            };
            let number = |letter: u8| usize::from(letter.wrapping_sub(b'a'));
            board.point(number(*row) * usize::from(size) + number(*column))
        };
        let played = properties
            .iter()
            .filter(|(name, _)| name == "B" || name == "W");
        let moves: Vec<Move> = played
            .map(|(_, value)| at(value).map_or(Move::PASS, Move::stone))
            .collect();
        let mut state = start.clone();
        for &turn in &moves {
            state.play(turn).ok()?;
        }
        let end = state.situation();
        let mut owner: Vec<Option<Color>> = board.points().map(|at| end.color_at(at)).collect();
        for (name, color) in [("TB", Color::Black), ("TW", Color::White)] {
            for at in values(name).into_iter().filter_map(at) {
                owner[at.index()] = Some(color);
            }
        }
        let mut lead = 0.0;
        for at in board.points() {
            lead += sign(owner[at.index()]) - sign(end.color_at(at));
        }
        let taken = end.captives();
        lead += (f64::from(taken.white) - f64::from(taken.black)) as f32;
        Some(Game {
            size: usize::from(size),
            moves,
            start,
            owner,
            lead,
        })
    }

    fn compare(&self, moment: usize, games: Option<u32>, sums: &mut Sums) {
        let mut state = self.start.clone();
        for &turn in &self.moves[..self.moves.len() * moment / 100] {
            state.play(turn).expect("it was played before");
        }
        let nothing = ByColor::default();
        let mut forecasting = Forecasting::new(&state, &nothing, 1).expect("a game that goes on");
        let begun = Instant::now();
        forecasting.run(games.unwrap_or(500));
        sums.time += begun.elapsed();
        let forecast = forecasting.forecast();
        sums.playouts += forecast.games;
        sums.games += 1;
        let error = forecast.area - forecast.had - self.lead;
        sums.error += error.abs();
        sums.bias += error;
        sums.within += u32::from(error.abs() <= forecast.spread);
        for (at, owner) in state.board().points().zip(&self.owner) {
            // Locations that nobody has are no question.
            if let Some(owner) = owner {
                sums.learn(forecast.for_black[at.index()], *owner);
                sums.keep(forecasting.share(at), *owner);
            }
        }
    }
}

fn sign(owner: Option<Color>) -> f32 {
    match owner {
        Some(Color::Black) => 1.0,
        Some(Color::White) => -1.0,
        None => 0.0,
    }
}

/// Names and values, in the file's order.
fn properties(text: &str) -> Vec<(String, String)> {
    let mut found = Vec::new();
    let mut name = String::new();
    let mut is_new = true;
    let mut rest = text.chars();
    while let Some(sign) = rest.next() {
        match sign {
            '[' => {
                let value: String = rest.by_ref().take_while(|&sign| sign != ']').collect();
                found.push((name.clone(), value));
                is_new = true;
            }
            letter if letter.is_ascii_uppercase() => {
                if std::mem::take(&mut is_new) {
                    name.clear();
                }
                name.push(letter);
            }
            _ => {}
        }
    }
    found
}

#[derive(Default)]
struct Sums {
    games: u32,
    error: f32,
    bias: f32,
    within: u32,
    playouts: u32,
    time: Duration,
    locations: u32,
    right: u32,
    brier: f32,
    sure: u32,
    sure_right: u32,
    /// The likelier colour's share of the playouts at each location, and whether it had it at the end.
    shares: Vec<(u16, bool)>,
}

impl Sums {
    fn learn(&mut self, for_black: u16, owner: Color) {
        let for_owner = match owner {
            Color::Black => for_black,
            Color::White => 1000 - for_black,
        };
        let is_right = for_owner > 500;
        self.locations += 1;
        self.right += u32::from(is_right);
        self.brier += (1.0 - f32::from(for_owner) / 1000.0).powi(2);
        let surely = for_owner.max(1000 - for_owner);
        if surely >= 950 {
            self.sure += 1;
            self.sure_right += u32::from(is_right);
        }
    }

    fn keep(&mut self, share: u16, owner: Color) {
        let is_right = (share > 500) == (owner == Color::Black);
        self.shares.push((share.max(1000 - share), is_right));
    }

    fn print(&self, size: usize, moment: usize) {
        let (games, locations) = (self.games as f32, self.locations as f32);
        println!(
            "| {size} | {moment} | {} | {:.1} | {:+.1} | {:.0} | {:.4} | {:.1} | {:.1} | {:.1} | {:.0} |",
            self.games,
            self.error / games,
            self.bias / games,
            100.0 * self.within as f32 / games,
            self.brier / locations,
            100.0 * self.right as f32 / locations,
            100.0 * self.sure as f32 / locations,
            100.0 * self.sure_right as f32 / self.sure.max(1) as f32,
            self.playouts as f32 / self.time.as_secs_f32(),
        );
    }
}
