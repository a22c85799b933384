//! Who controls what in a small position, with the proof of each lock checked:
//! `cargo run --release --example control`.

use std::error::Error;

use loja_certificate::{Answer, Checked};
use loja_rules::{Color, Outcome, State};
use loja_solver::{Clerk, Options, Proof, referee};

/// `x` black, `o` white. One white stone is dead.
const ROWS: [&str; 5] = ["..xo..", ".oxo..", "xxxooo", "..xo..", "..xo.."];

/// Keeps what shows the answers. The checker has passed all of it.
#[derive(Default)]
struct Keeper(Vec<Checked>);

impl Clerk for Keeper {
    fn decided(&mut self, _: &mut Proof, checked: Checked) {
        self.0.push(checked);
    }
}

pub fn main() -> Result<(), Box<dyn Error>> {
    let state: State = ROWS.join("/").parse()?;

    let mut keeper = Keeper::default();
    let report = referee(&state, Options::default(), &mut keeper)?;

    for (row, stones) in ROWS.iter().enumerate() {
        let owner = |column: usize| {
            let point = state.board().point(row * stones.len() + column);
            let has = |color: Color| point.is_some_and(|x| report.control[color].contains(x));
            match (has(Color::Black), has(Color::White)) {
                (true, _) => 'B',
                (_, true) => 'W',
                _ => '.',
            }
        };
        println!(
            "{stones}   {}",
            (0..stones.len()).map(owner).collect::<String>()
        );
    }
    let locks = report
        .claims
        .iter()
        .filter(|claim| claim.verdict == Answer::Lock)
        .count();
    println!(
        "{} claims, {locks} of them locks; {} certificates checked.",
        report.claims.len(),
        keeper.0.len()
    );
    if report.is_decided() {
        println!(
            "If play stopped here: {}.",
            Outcome::of(&state.score(&report.control))
        );
    }
    Ok(())
}
