//! A certificate is written by whoever knows the answer, and checked by anybody else:
//! `cargo run --example second_opinion`.

use std::error::Error;

use loja_certificate::{Answer, Certificate, Choice, Claim, Lemmas, check, record, sealed_again};
use loja_rules::{Color, State};

/// Runs the example; a test calls it too.
pub fn main() -> Result<(), Box<dyn Error>> {
    // Black claims a row of seven with three stones of his.
    let state: State = ".x.x.x.".parse()?;
    let claim = Claim::new(&state, Color::Black, &state.board().locations())?;

    // It is settled before a move is made, so nobody is asked for a decision.
    let certificate = record(&claim, Answer::Lock, Lemmas::NONE, 100, &mut |_, _| {})?;
    let text = certificate.to_text();
    print!("{text}");
    let checked = check(Certificate::from_text(&text)?)?;
    println!(
        "It shows: {}, in {} situation.\n",
        checked.answer(),
        checked.situations()
    );

    // A damaged character is noticed.
    let damaged = text.replace(".x.x.x.", ".x.x.o.");
    if let Err(damage) = Certificate::from_text(&damaged) {
        println!("Damaged: {damage}.");
    }
    // Whoever seals it again makes a certificate of something else, which shows nothing.
    let forged = Certificate::from_text(&sealed_again(&damaged))?;
    if let Err(flaw) = check(forged) {
        println!(
            "Forged: {}.",
            flaw.message(|point| point.index().to_string())
        );
    }

    // The wrong answer can't be written down at all.
    let pass = &mut |_: &_, choices: &mut Vec<Choice>| choices.push(Choice::Pass);
    let wrong = record(&claim, Answer::Refuted, Lemmas::NONE, 100, pass);
    if let Err(reason) = wrong {
        println!("Wrong answer: {reason}.");
    }
    Ok(())
}
