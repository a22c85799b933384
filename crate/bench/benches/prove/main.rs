//! How much work the prover has with the source's positions, and how large and how quick to check
//! its certificates are.
//!
//! Prints a table, and writes the same figures to `target/prove.json`, one object a line. All claims
//! of a position are decided one after the other, in one thread, in the order of the referee; with a
//! ring, the claim of the whole board alone. A time is the median of five runs where a run is shorter
//! than two seconds, and else of one.
//!
//! Then the sets of `data`, a row each: a few positions of each set, or all of those sets that are named after `prove`. The
//! source's positions are `rulings` there, and `all` is everything.
//!
//! `LOJA_PROVE_NODES` is the budget of a position (20 million), `LOJA_PROVE_SECONDS` its time on the processor (60, and in a set
//! its own), `LOJA_PROVE_MB` the memory of a proof in a set (512), `LOJA_PROVE_SAMPLE` how many positions of a set,
//! `LOJA_PROVE_ONLY` a part of the names of those that are wanted.
#![allow(
    clippy::expect_used,
    clippy::cast_precision_loss,
    reason = "a bench may stop, and its figures are rounded anyhow"
)]

mod clock;
mod fixture;
mod judge;
mod measure;
mod open;
mod sets;
mod table;

use std::fmt::Write as _;

use fixture::{Fixture, fixtures};
use measure::{Budget, Figures, measure};
use sets::SETS;

/// The median of what there is; the greater of the middle two.
fn median(mut values: Vec<f64>) -> f64 {
    values.sort_by(f64::total_cmp);
    values.get(values.len() / 2).copied().unwrap_or(f64::NAN)
}

/// Nodes a decision; none where nothing had to be decided.
fn effort(values: &[f64]) -> Option<f64> {
    (!values.is_empty()).then(|| median(values.to_vec()))
}

fn number(name: &str, usual: u64) -> u64 {
    let text = std::env::var(name).ok();
    text.and_then(|text| text.parse().ok()).unwrap_or(usual)
}

fn line(fixture: &Fixture, figures: &Figures) -> String {
    format!(
        "{{\"id\":\"{}\",\"locations\":{},\"status\":\"{}\",\"ruling\":\"{}\",\"claims\":{},\"nodes\":{},\
         \"situations\":{},\"ms\":{:.3},\"hardest\":{},\"bytes\":{},\"certificates\":{},\"text\":{},\
         \"decisions\":{},\"effort\":{},\"check_ms\":{:.3},\"runs\":{}}}",
        fixture.name,
        fixture.state.board().len(),
        if figures.is_decided {
            "decided"
        } else {
            "undecided"
        },
        figures.ruling,
        figures.claims,
        figures.nodes,
        figures.situations,
        figures.milliseconds,
        figures.hardest,
        figures.bytes,
        figures.certificates,
        figures.text,
        figures.decisions,
        effort(&figures.efforts).map_or("null".to_owned(), |value| format!("{value:.2}")),
        figures.check_milliseconds,
        figures.runs,
    )
}

/// What is measured where nobody names anything: a few positions of each set, for so many seconds each.
const SAMPLE: u64 = 3;
const SAMPLE_SECONDS: u64 = 2;

fn main() {
    // As in `race`: a filter that asks for other benches is respected.
    let words = std::env::args()
        .skip(1)
        .filter(|word| !word.starts_with('-'));
    let words: Vec<String> = words.collect();
    if !words.is_empty() && !words.iter().any(|word| word == "prove") {
        return;
    }
    let names: Vec<&str> = words.iter().map(|word| &**word).collect();
    let names: Vec<&str> = names.into_iter().filter(|word| *word != "prove").collect();
    let known =
        |name: &&str| ["all", "rulings"].contains(name) || SETS.iter().any(|set| set.name == *name);
    if let Some(name) = names.iter().find(|name| !known(name)) {
        let all = SETS.map(|set| set.name).join(", ");
        eprintln!("{name} is no set of positions. There are rulings, {all}, and all of them: all.");
        std::process::exit(2);
    }
    let wants = |name: &str| names.contains(&"all") || names.contains(&name);
    let mut json = String::new();
    if names.is_empty() || wants("rulings") {
        rulings(&mut json);
    }
    let (count, seconds) = if names.is_empty() {
        (SAMPLE, SAMPLE_SECONDS)
    } else {
        (u64::MAX, u64::MAX)
    };
    let count = usize::try_from(number("LOJA_PROVE_SAMPLE", count)).unwrap_or(usize::MAX);
    let sets = SETS.iter();
    let sets: Vec<_> = sets
        .filter(|set| names.is_empty() || wants(set.name))
        .collect();
    if !sets.is_empty() {
        println!("{}", table::HEAD);
    }
    for set in sets {
        table::row(set, count, seconds, &mut json);
    }
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../target/prove.json");
    match std::fs::write(path, json) {
        Ok(()) => println!("\nThe same figures are in target/prove.json."),
        Err(error) => println!("\ntarget/prove.json was not written: {error}"),
    }
}

/// The source's positions, one row each.
fn rulings(json: &mut String) {
    let budget = Budget {
        nodes: number("LOJA_PROVE_NODES", 20_000_000),
        seconds: number("LOJA_PROVE_SECONDS", 60),
    };
    let only = std::env::var("LOJA_PROVE_ONLY").unwrap_or_default();
    println!(
        "\n| position | claims | nodes | situations | ms | hardest | MB | certificates, kB | decisions | nodes a decision | check ms | ruling |"
    );
    println!("| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |");
    let mut efforts = Vec::new();
    let (mut nodes, mut milliseconds, mut check, mut open) = (0, 0.0, 0.0, 0);
    for fixture in fixtures()
        .into_iter()
        .filter(|one| one.name.contains(&only))
    {
        let figures = measure(&fixture, budget);
        let _ = writeln!(json, "{}", line(&fixture, &figures));
        println!(
            "| {} | {} | {} | {} | {:.2} | {} | {:.1} | {:.1} | {} | {} | {:.2} | {} |",
            fixture.name,
            figures.claims,
            figures.nodes,
            figures.situations,
            figures.milliseconds,
            figures.hardest,
            figures.bytes as f64 / f64::from(1 << 20),
            figures.text as f64 / 1024.0,
            figures.decisions,
            effort(&figures.efforts).map_or(String::new(), |value| format!("{value:.1}")),
            figures.check_milliseconds,
            figures.ruling,
        );
        nodes += figures.nodes;
        milliseconds += figures.milliseconds;
        check += figures.check_milliseconds;
        open += usize::from(!figures.is_decided);
        efforts.extend(figures.efforts);
    }
    println!(
        "\nIn all {nodes} nodes in {:.2} s, {check:.0} ms of checking, {open} positions not decided. Nodes a \
         decision, the median of all claims: {:.1}.",
        milliseconds / 1e3,
        median(efforts)
    );
}
