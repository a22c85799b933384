//! A position from rows, and a claim about it proved: `cargo run --release --example claim`.

use std::error::Error;

use loja_certificate::{Claim, check};
use loja_rules::{Color, State};
use loja_solver::{Control, Found, Limits, Proof};

pub fn main() -> Result<(), Box<dyn Error>> {
    // Black stands on both sides of three empty points, and claims all of the board.
    let state: State = "x...x/xxxxx".parse()?;
    let claim = Claim::new(&state, Color::Black, &state.board().locations())?;

    let mut proof = Proof::new(claim);
    let limits = Limits {
        nodes: 100_000,
        ..Limits::default()
    };
    match proof.decide(&Control::new(limits))? {
        Found::Shown(checked) => {
            println!("{}", checked.to_text());
            // Anybody else can check it, without the search.
            let again = check(checked.into_certificate())?;
            println!(
                "{} after {} situations.",
                again.answer().name(),
                again.situations()
            );
        }
        Found::Open(halt) => println!("Nobody knows yet: {halt}."),
        Found::Unshown => println!("There is an answer, and no certificate within the bounds."),
    }
    Ok(())
}
