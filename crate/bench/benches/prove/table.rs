//! A set in one row of a table, and its positions in lines of JSON.

use std::fmt::Write as _;

use crate::judge::{Judged, Reach, judge};
use crate::number;
use crate::sets::{Case, Set};
use loja_certificate::Answer;
use loja_solver::Limits;

/// Decided within so many nodes: a figure that no other work on the machine changes.
const FEW: u64 = 500_000;

pub const HEAD: &str = "\n| set | s | positions | decided | within 0.5 M nodes | locks | locations | median ms | 90 % | max | nodes | MB | open claims | with a safe chain |
| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |";

/// Measures so many positions of a set, for so many seconds each at most, and prints its row.
pub fn row(set: &Set, most: usize, seconds: u64, json: &mut String) {
    let usual = Limits::default();
    let reach = Reach {
        seconds: number("LOJA_PROVE_SECONDS", set.seconds.min(seconds)),
        limits: Limits {
            nodes: number("LOJA_PROVE_NODES", usual.nodes),
            bytes: number("LOJA_PROVE_MB", usual.bytes >> 20) << 20,
        },
    };
    let only = std::env::var("LOJA_PROVE_ONLY").unwrap_or_default();
    let cases = set.cases(most).into_iter();
    let judged: Vec<(Case, Judged)> = cases
        .filter(|case| case.name.contains(&only))
        .map(|case| {
            let judged = judge(&case, reach);
            let _ = writeln!(json, "{}", line(set.name, &case, &judged));
            (case, judged)
        })
        .collect();
    if !judged.is_empty() {
        println!("{}", told(set.name, reach.seconds, &judged));
    }
}

fn told(name: &str, seconds: u64, judged: &[(Case, Judged)]) -> String {
    let count = |is: &dyn Fn(&Case, &Judged) -> bool| {
        judged.iter().filter(|(case, one)| is(case, one)).count()
    };
    let decided = count(&|case, one| one.is_decided(case));
    let quick = count(&|case, one| one.is_decided(case) && one.nodes <= FEW);
    // The time was up before it was known whether so many nodes would have done.
    let unknown = count(&|case, one| !one.is_decided(case) && one.nodes < FEW);
    let locks = count(&|_, one| one.verdict.is_some_and(|verdict| verdict == Answer::Lock));
    let is_claim = judged.iter().any(|(_, one)| one.verdict.is_some());
    let locations: usize = judged
        .iter()
        .map(|(case, _)| case.state.board().len())
        .sum();
    let known: usize = judged.iter().map(|(_, one)| one.known).sum();
    let mut times: Vec<f64> = judged.iter().map(|(_, one)| one.milliseconds).collect();
    times.sort_by(f64::total_cmp);
    let time = |share: usize| {
        let at = (times.len() * share / 100).min(times.len().saturating_sub(1));
        times.get(at).copied().unwrap_or(f64::NAN)
    };
    let open = || judged.iter().flat_map(|(_, one)| &one.open);
    format!(
        "| {name} | {seconds} | {} | {decided} | {quick}{} | {} | {:.1} % | {:.1} | {:.0} | {:.0} | {:.1} M | {:.0} | {} | {} |",
        judged.len(),
        if unknown > 0 {
            format!(" to {}", quick + unknown)
        } else {
            String::new()
        },
        if is_claim {
            locks.to_string()
        } else {
            String::new()
        },
        100.0 * known as f64 / locations as f64,
        time(50),
        time(90),
        time(100),
        judged.iter().map(|(_, one)| one.nodes).sum::<u64>() as f64 / 1e6,
        judged.iter().map(|(_, one)| one.bytes).max().unwrap_or(0) as f64 / f64::from(1 << 20),
        open().count(),
        open().filter(|one| one.safe > 0).count(),
    )
}

fn line(set: &str, case: &Case, judged: &Judged) -> String {
    let status = if judged.is_decided(case) {
        "decided"
    } else {
        "undecided"
    };
    let verdict = judged.verdict.map(|verdict| match verdict.answer() {
        Some(answer) => answer.name(),
        None => "open",
    });
    serde_json::json!({
        "set": set,
        "id": case.name,
        "locations": case.state.board().len(),
        "known": judged.known,
        "status": status,
        "verdict": verdict,
        "nodes": judged.nodes,
        "ms": judged.milliseconds,
        "bytes": judged.bytes,
        "open": judged.open,
    })
    .to_string()
}
