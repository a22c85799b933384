//! Prints all that is said on the positions of the tests, for somebody to read: first moves, then games with hints.
#![allow(
    clippy::unwrap_used,
    clippy::panic,
    reason = "its own data is at fault when it panics"
)]

#[path = "../tests/common/mod.rs"]
mod common;
#[path = "../tests/moves/mod.rs"]
mod moves;

use common::{Case, LIMITS, ask, cases};
use loja_certificate::Choice;
use loja_dialogue::{Reply, Talk, TalkAnswer};
use loja_rules::Color;
use loja_solver::Control;
use moves::first_moves;

fn names(case: &Case, line: &[Choice]) -> String {
    let name = |choice: &Choice| match choice {
        Choice::Stone(at) => case.layout.name(*at),
        Choice::Pass => "pass".to_owned(),
    };
    line.iter().map(name).collect::<Vec<_>>().join(" ")
}

fn tell(case: &Case, answer: &TalkAnswer) {
    let say = |facts: &Vec<_>| case.say(answer.you, facts);
    println!("[{}]", names(case, &answer.line));
    for comment in &answer.said {
        let [headline, words] = [&comment.headline, &comment.facts].map(say);
        println!("{headline}\n{words}");
        if let Some(shown) = &comment.shown {
            println!("    {}", say(&shown.steps));
            for step in shown.end.iter().flat_map(|end| &end.steps) {
                println!("        {}", say(&step.facts));
            }
        }
    }
    println!("  {}", say(&answer.now.facts));
}

fn head(case: &Case) {
    let start = loja_notation::diagram(&case.layout, case.claim.start().situation());
    println!("\n===== {}\n{start}\n", case.name);
}

fn all_first_moves() {
    for case in cases() {
        head(&case);
        first_moves(&case, |_, _, answer| tell(&case, answer));
    }
}

fn games_with_hints(cases: &[Case]) {
    for (case, you) in cases
        .iter()
        .flat_map(|case| Color::ALL.map(|you| (case, you)))
    {
        head(case);
        println!("You are {you}.");
        let mut proof = case.proof();
        let mut line = Vec::new();
        while line.len() < 24 {
            let opened = ask(case, &mut proof, &line, None, Some(you), Reply::Kept);
            tell(case, &opened);
            let hints =
                Talk::new(&case.layout, &mut proof, &Control::new(LIMITS)).hints(&opened.line);
            for hint in hints.unwrap() {
                println!("    ? {}", case.say(Some(opened.now.turn), &hint.facts));
            }
            let Some(best) = opened.now.best else {
                break;
            };
            let made = ask(
                case,
                &mut proof,
                &opened.line,
                Some(best),
                Some(you),
                Reply::Kept,
            );
            tell(case, &made);
            if made.now.end.is_some() {
                break;
            }
            line = made.line;
        }
    }
}

/// Of all claims; or only games, of those whose name begins so, or of one written like those of the tests.
fn main() {
    match std::env::args().nth(1) {
        Some(line) if line.contains(' ') => games_with_hints(&[Case::read(&line)]),
        Some(name) => {
            let mut chosen = cases();
            chosen.retain(|case| case.name.starts_with(&name));
            games_with_hints(&chosen);
        }
        None => {
            all_first_moves();
            games_with_hints(&cases());
        }
    }
}
