//! How much work the prover has with the source's positions, and how large and how quick to check
//! its certificates are.
//!
//! Prints a table, and writes the same figures to `target/prove.json`, one object a line. All claims
//! of a position are decided one after the other, in one thread, in the order of the referee; with a
//! ring, the claim of the whole board alone. A time is the median of five runs where a run is shorter
//! than two seconds, and else of one.
//!
//! `LOJA_PROVE_NODES` is the budget of a position (20 million), `LOJA_PROVE_SECONDS` its time (60),
//! `LOJA_PROVE_ONLY` a part of the names of those that are wanted.
#![allow(
    clippy::expect_used,
    clippy::cast_precision_loss,
    reason = "a bench may stop, and its figures are rounded anyhow"
)]

mod fixture;
mod measure;

use std::fmt::Write as _;

use fixture::{Fixture, fixtures};
use measure::{Budget, Figures, measure};

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

fn main() {
    // As in `race`: a filter that asks for other benches is respected.
    let filters = std::env::args()
        .skip(1)
        .filter(|word| !word.starts_with('-'));
    let filters: Vec<String> = filters.collect();
    if !filters.is_empty() && !filters.iter().any(|filter| filter == "prove") {
        return;
    }
    let budget = Budget {
        nodes: number("LOJA_PROVE_NODES", 20_000_000),
        seconds: number("LOJA_PROVE_SECONDS", 60),
    };
    let only = std::env::var("LOJA_PROVE_ONLY").unwrap_or_default();
    println!(
        "\n| position | claims | nodes | situations | ms | hardest | MB | certificates, kB | decisions | nodes a decision | check ms | ruling |"
    );
    println!("| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |");
    let mut json = String::new();
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
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../target/prove.json");
    match std::fs::write(path, json) {
        Ok(()) => println!("The same figures are in target/prove.json."),
        Err(error) => println!("target/prove.json was not written: {error}"),
    }
}
