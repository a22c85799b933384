//! How far what is expected of claims agrees with what a longer search proves.
//!
//! `cargo run --release -p loja-expect --example calibrate_claims -- truth FILE…` searches long and keeps what it proves in
//! `target/expect`. `table FILE…` hides the proofs, expects after 200 nodes a position, and compares on one half of the positions (`LOJA_EXPECT_HALF`, 1);
//! `fit FILE…` finds the weights on half 0. The files are those of `crate/bench/data` and of `crate/notation/tests/data`.
#![allow(
    clippy::expect_used,
    clippy::panic,
    clippy::cast_precision_loss,
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "it is a tool for those who change the expectation"
)]

mod fit;
mod table;
mod truth;

use std::io::Write as _;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Instant;

use loja_expect::claims::{ExpectedControl, Outlook, OutlookEffort};
use loja_expect::dice::Dice;
use loja_rules::{Color, Rows, Setup, State};
use loja_solver::{Limits, Options, Report, referee};
use loja_testkit::{state, texts};

use truth::{Reach, Truth};

struct Position {
    id: String,
    state: State,
}

/// A position, what is proved of it at length, and what is expected with little.
struct Compared {
    position: Position,
    truth: Truth,
    report: Report,
    outlook: Outlook,
    expected: ExpectedControl,
    milliseconds: f64,
}

/// The positions of a file on plain grids, from the rows alone: captives and turn change no control.
fn positions(file: &str) -> Vec<Position> {
    let text = std::fs::read_to_string(file).expect("a file of positions");
    let plain = |line: &&str| {
        !["board", "glue", "moves"]
            .iter()
            .any(|name| line.contains(&format!("\"{name}\":")))
    };
    let lines = text.lines().filter(plain);
    let positions = lines.enumerate().flat_map(|(number, line)| {
        let (_, id) = line.split_once("\"id\":\"").expect("an id");
        let id = id.split('"').next().expect("an id");
        let rows = texts(line, "rows");
        let whole = Position {
            id: id.to_owned(),
            state: state(&rows, Color::Black),
        };
        let changes = (1..=changes()).filter_map(move |seed| {
            let state = changed(&rows, &mut Dice::new(1_000 * seed + number as u64))?;
            let id = format!("{id}, change {seed}");
            Some(Position { id, state })
        });
        std::iter::once(whole).chain(changes.collect::<Vec<_>>())
    });
    positions.collect()
}

/// How many changes of each position by one stone are looked at besides.
fn changes() -> u64 {
    number("LOJA_EXPECT_CHANGES", 0.0) as u64
}

/// A stone more, less, or of the other colour; none where that isn't legal.
fn changed(rows: &[&str], dice: &mut Dice) -> Option<State> {
    let mut signs: Vec<char> = rows.join("/").chars().collect();
    let places: Vec<usize> = (0..signs.len())
        .filter(|&at| "xo.".contains(signs[at]))
        .collect();
    let at = places[dice.below(places.len())];
    let others: Vec<char> = "xo.".chars().filter(|&sign| sign != signs[at]).collect();
    signs[at] = others[dice.below(2)];
    let rows: Rows = signs.into_iter().collect::<String>().parse().ok()?;
    let setup = Setup::from_rows(&rows).ok()?;
    State::new(Arc::new(rows.board().clone()), setup).ok()
}

fn number(name: &str, usual: f64) -> f64 {
    let text = std::env::var(name).ok();
    text.and_then(|text| text.parse().ok()).unwrap_or(usual)
}

/// Where the truth of a file is kept.
fn kept(file: &str) -> PathBuf {
    let path = PathBuf::from(file);
    let name = path.file_stem().expect("a name").to_owned();
    PathBuf::from("target/expect")
        .join(name)
        .with_extension("txt")
}

fn find_truth(name: &str, reach: Reach) {
    std::fs::create_dir_all("target/expect").expect("a folder");
    let mut file = std::fs::File::create(kept(name)).expect("a file");
    for Position { state, .. } in positions(name) {
        writeln!(file, "{}", Truth::find(&state, reach).written()).expect("a disk with room");
    }
}

/// Whether a position is of this half, with all its changes.
fn is_of_half(id: &str, half: usize) -> bool {
    let name = id.split(',').next().unwrap_or(id);
    name.bytes().map(usize::from).sum::<usize>() % 2 == half
}

/// The positions of a half of a file.
fn compared(name: &str, first: usize) -> Vec<Compared> {
    let text = std::fs::read_to_string(kept(name)).expect("`truth` has written it");
    let both = positions(name).into_iter().zip(text.lines());
    let half = both.filter(|(position, _)| is_of_half(&position.id, first));
    let half = half.map(|(position, line)| {
        let truth = Truth::read(line, &position.state);
        compare(position, truth)
    });
    half.collect()
}

/// Nodes a position, and of a first try.
const NODES: u64 = 200;
const FIRST: u64 = 20;

fn compare(position: Position, truth: Truth) -> Compared {
    let limits = Limits {
        nodes: NODES,
        ..Limits::default()
    };
    let mut options = Options::within(limits);
    options.first = FIRST;
    let report = referee(&position.state, options, &mut ()).expect("no contradiction");
    let begun = Instant::now();
    let mut outlook = Outlook::new(&position.state, &report, OutlookEffort::default(), 1);
    while outlook.step() {}
    let expected = outlook.expected();
    Compared {
        milliseconds: begun.elapsed().as_secs_f64() * 1e3,
        position,
        truth,
        report,
        outlook,
        expected,
    }
}

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let (how, files) = words.split_first().expect("truth, table or fit, and files");
    match &**how {
        "truth" => {
            let reach = Reach {
                nodes: number("LOJA_EXPECT_NODES", 1e6) as u64,
                seconds: number("LOJA_EXPECT_SECONDS", 2.0),
            };
            files.iter().for_each(|file| find_truth(file, reach));
        }
        "table" => table::print(files),
        "fit" => fit::print(files),
        _ => panic!("truth, table or fit"),
    }
}
