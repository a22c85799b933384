//! A game from SGF, judged by two rule sets: `cargo run -p loja-book --example two_rule_sets [FILE]`.

use std::error::Error;
use std::fs;
use std::sync::Arc;

use loja_notation::{Komi, Points, Score, diagram, read_one, replay};
use loja_solver::{Options, referee};
use loja_systems::{Control, GameResult, Limits, Start, System};

/// Black takes the middle of three by three, and both pass.
pub const GAME: &str = "(;SZ[3]KM[1];B[bb];W[];B[];W[])";

fn main() -> Result<(), Box<dyn Error>> {
    let file = std::env::args().nth(1).map(fs::read_to_string);
    judge(file.transpose()?.as_deref().unwrap_or(GAME))
}

/// Prints what both rule sets say of this game.
pub fn judge(sgf: &str) -> Result<(), Box<dyn Error>> {
    let points = |thousandths| Points::from_thousandths(thousandths).to_string();
    let position = read_one(sgf)?;
    let game = replay(&position, None)?;
    let situation = game.state.situation();
    println!("{}", diagram(&game.layout, situation));

    // The Logical Japanese Rules: a referee goes through the claims, and the checker through each of its proofs.
    let report = referee(&game.state, Options::default(), &mut ())?;
    let komi = position.komi;
    let lead = Score::new(&game.state, &report.control, Komi::of_file(komi)).lead();
    let outcome = match report.is_decided() {
        true => GameResult::Score(lead.thousandths()),
        false => GameResult::Open,
    };
    println!("ljrg: {}", outcome.result(&points));

    // Japan 1989: the same stones, and a limit, so that everybody gets this answer.
    let stones = situation.stones().clone();
    let start = Start {
        prisoners: situation.captives(),
        ..Start::new(Arc::clone(game.state.board()), stones, situation.turn())
    };
    let rules = System::from_name("jrg89").ok_or("there are such rules")?;
    let control = Control::new(Limits::default());
    let judged = rules.judge(&start, komi.thousandths(), &control)?;
    println!("{}: {}", rules.name(), judged.outcome.result(&points));
    Ok(())
}
