//! Boards against each other, in one run on one core: moves a second and successors a second.
//!
//! Prints a table, and writes the same figures to `target/race.json`. The boards take turns, five
//! rounds each. A figure is the median of its rounds, and a ratio is the median of the ratios
//! within a round: what else runs on the machine then slows both sides alike.
//!
//! `LOJA_RACE_MS=50` makes the rounds shorter than the usual 300 milliseconds a board.
#![allow(
    clippy::expect_used,
    clippy::cast_precision_loss,
    reason = "a bench may stop, and its figures are rounded anyhow"
)]

mod board;
mod game;
mod loja;
mod others;

use std::fmt::Write as _;
use std::hint::black_box;
use std::time::{Duration, Instant};

use board::Contestant;
use game::{Dice, Played, Table};

const ROUNDS: usize = 5;
/// How many different games there are; they are played again until the time is over.
const GAMES: u64 = 200;

/// What one board did on one size.
struct Result {
    name: &'static str,
    note: &'static str,
    random: Vec<f64>,
    replay: Vec<f64>,
    successors: Vec<f64>,
    /// How many of the games are those of the first board, move by move.
    same: usize,
    /// How many moves a game has.
    length: f64,
}

/// A board with all it needs between its rounds.
trait Racer {
    fn round(&mut self, time: Duration);
    fn result(&self) -> &Result;
    fn games(&self) -> &[Played];
    fn compare(&mut self, games: &[Played]);
}

struct Lane<B> {
    board: B,
    table: Table,
    games: Vec<Played>,
    /// Positions from the middle and from the end of games.
    openings: Vec<Played>,
    result: Result,
}

impl<B: Contestant> Lane<B> {
    fn boxed(size: u8) -> Box<dyn Racer>
    where
        B: 'static,
    {
        let mut board = B::new(size);
        let mut table = Table::new(size);
        let most = 3 * table.points();
        let games: Vec<Played> = (0..GAMES)
            .map(|seed| {
                let mut played = Played::new();
                let mut dice = Dice(seed);
                game::random(&mut board, &mut table, &mut dice, most, |turn| {
                    played.push(turn);
                });
                played
            })
            .collect();
        let openings = games.iter().take(20).flat_map(|game| {
            let points = table.points();
            [points / 4, points / 2, points, game.len()]
                .map(|length| game[..length.min(game.len())].to_vec())
        });
        // A finished game may have no successors at all in some boards.
        let openings = openings.map(|mut opening| {
            while opening.last() == Some(&None) {
                opening.pop();
            }
            opening
        });
        let moves: usize = games.iter().map(Vec::len).sum();
        Box::new(Lane {
            openings: openings.collect(),
            board,
            table,
            result: Result {
                name: B::NAME,
                note: B::NOTE,
                random: Vec::new(),
                replay: Vec::new(),
                successors: Vec::new(),
                same: 0,
                length: moves as f64 / games.len() as f64,
            },
            games,
        })
    }
}

/// Does pieces of work until the time is over, and tells how much was done in a second.
fn rate(time: Duration, mut work: impl FnMut(u64) -> (usize, Duration)) -> f64 {
    let (mut done, mut spent) = (0, Duration::ZERO);
    for number in 0.. {
        let (more, took) = work(number % GAMES);
        done += more;
        spent += took;
        if spent >= time {
            break;
        }
    }
    done as f64 / spent.as_secs_f64()
}

fn timed(work: impl FnOnce() -> usize) -> (usize, Duration) {
    let start = Instant::now();
    let done = work();
    (done, start.elapsed())
}

impl<B: Contestant> Racer for Lane<B> {
    fn round(&mut self, time: Duration) {
        let Lane {
            board,
            table,
            games,
            openings,
            result,
        } = self;
        let most = 3 * table.points();
        result.random.push(rate(time, |seed| {
            timed(|| {
                game::random(board, table, &mut Dice(seed), most, |turn| {
                    black_box(turn);
                })
            })
        }));
        result.replay.push(rate(time, |seed| {
            let index = usize::try_from(seed).unwrap_or(0);
            let played = &games[index % games.len()];
            timed(|| {
                assert!(game::replay(board, played));
                played.len()
            })
        }));
        result.successors.push(rate(time, |seed| {
            let index = usize::try_from(seed).unwrap_or(0);
            assert!(game::replay(board, &openings[index % openings.len()]));
            timed(|| board.successors())
        }));
    }

    fn result(&self) -> &Result {
        &self.result
    }

    fn games(&self) -> &[Played] {
        &self.games
    }

    fn compare(&mut self, games: &[Played]) {
        let pairs = self.games.iter().zip(games);
        self.result.same = pairs.filter(|(mine, other)| mine == other).count();
    }
}

fn median(figures: impl Iterator<Item = f64>) -> f64 {
    let mut figures: Vec<f64> = figures.collect();
    figures.sort_by(f64::total_cmp);
    figures[figures.len() / 2]
}

/// A figure of a board, and how many times as fast the first board is.
fn figures(of: &[f64], first: &[f64]) -> (f64, f64) {
    let ratios = first.iter().zip(of).map(|(first, of)| first / of);
    (median(of.iter().copied()), median(ratios))
}

fn race(size: u8, time: Duration, json: &mut String) {
    let mut racers = [
        Lane::<loja::LojaFast>::boxed(size),
        Lane::<others::LibEgo>::boxed(size),
        Lane::<others::BoardGameChains>::boxed(size),
        Lane::<others::BoardGame>::boxed(size),
        Lane::<others::Goban>::boxed(size),
        Lane::<loja::LojaGraph>::boxed(size),
        Lane::<loja::LojaPlain>::boxed(size),
    ];
    let games = racers[0].games().to_vec();
    for racer in &mut racers {
        racer.compare(&games);
    }
    for _ in 0..ROUNDS {
        for racer in &mut racers {
            racer.round(time);
        }
    }

    println!(
        "\n{size}x{size}: {GAMES} games; millions a second, and how many times as fast {} is",
        racers[0].result().name
    );
    println!(
        "{:28}{:>16}{:>16}{:>16}{:>8}{:>8}",
        "", "random play", "replay", "successors", "length", "same"
    );
    let first = racers[0].result();
    for racer in &racers {
        let Result {
            name,
            note,
            random,
            replay,
            successors,
            same,
            length,
        } = racer.result();
        let columns = [
            ("random_play", figures(random, &first.random)),
            ("replay", figures(replay, &first.replay)),
            ("successors", figures(successors, &first.successors)),
        ];
        print!("{name:28}");
        let mut line = format!(r#"{{"size":{size},"board":"{name}","note":"{note}""#);
        for (key, (figure, ratio)) in columns {
            print!("{:>9.3}{ratio:>6.2}x", figure / 1e6);
            let _ = write!(line, r#","{key}":{figure:.0},"{key}_ratio":{ratio:.3}"#);
        }
        println!("{length:>8.0}{same:>8}");
        let _ = write!(
            line,
            r#","length":{length:.1},"same_games":{same},"games":{GAMES}}}"#
        );
        json.push_str(if json.is_empty() { "" } else { ",\n  " });
        json.push_str(&line);
    }
}

fn main() {
    // Cargo and `npm run bench` hand on what is meant for criterion; a filter that asks for other
    // benches is respected.
    let filters = std::env::args()
        .skip(1)
        .filter(|word| !word.starts_with('-'));
    let filters: Vec<String> = filters.collect();
    if !filters.is_empty() && !filters.iter().any(|filter| filter == "race") {
        return;
    }
    let milliseconds = std::env::var("LOJA_RACE_MS").ok();
    let milliseconds = milliseconds
        .and_then(|text| text.parse().ok())
        .unwrap_or(300);
    let time = Duration::from_millis(milliseconds);
    let mut json = String::new();
    for size in [9, 19] {
        race(size, time, &mut json);
    }
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../target/race.json");
    let text = format!(
        "{{\"milliseconds\":{milliseconds},\"rounds\":{ROUNDS},\"results\":[\n  {json}\n]}}\n"
    );
    match std::fs::write(path, text) {
        Ok(()) => println!("\nThe same figures are in target/race.json."),
        Err(error) => println!("\ntarget/race.json was not written: {error}"),
    }
}
