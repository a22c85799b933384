//! A judgement of another system as a line of JSON.

use loja_notation::{Layout, Points};
use loja_rules::Point;
use loja_systems::{Counts, JudgedString, Judgement, Outcome, StringStatus};
use serde::Serialize;

use super::written::{File, Written};
use crate::map;

#[derive(Serialize)]
pub(crate) struct Line<'a> {
    id: Option<&'a str>,
    rules: &'static str,
    status: &'static str,
    map: Vec<String>,
    dead: Vec<String>,
    strings: Vec<Judged>,
    score: Option<Points>,
    result: String,
    open: Vec<String>,
    readings: Vec<&'static str>,
    nodes: u64,
    /// Of an undecided one, what ended the search before its limits did.
    #[serde(skip_serializing_if = "Option::is_none")]
    stopped: Option<&'static str>,
    /// Files with certificates, and questions without one; where they were asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    certificates: Option<&'a [File]>,
    #[serde(skip_serializing_if = "Option::is_none")]
    missing: Option<&'a [String]>,
}

#[derive(Serialize)]
struct Judged {
    points: Vec<String>,
    color: &'static str,
    status: &'static str,
    by: Vec<String>,
}

pub(crate) fn line<'a>(
    id: Option<&'a str>,
    rules: &'static str,
    layout: &Layout,
    judgement: &Judgement,
    stopped: Option<&'static str>,
    written: Option<&'a Written>,
) -> Line<'a> {
    let names = |points: &loja_rules::PointSet| points.iter().map(|at| layout.name(at)).collect();
    let string = |string: &JudgedString| {
        let by = match &string.status {
            StringStatus::Enabled(points) => names(points),
            _ => Vec::new(),
        };
        Judged {
            points: names(&string.points),
            color: string.color.name(),
            status: string.status.name(),
            by,
        }
    };
    Line {
        id,
        rules,
        status: judgement.standing.name(),
        map: map::rows(layout, |point| sign(judgement, point)),
        dead: names(&judgement.dead),
        strings: judgement.strings.iter().map(string).collect(),
        score: score(judgement.outcome),
        result: result(judgement.outcome),
        open: judgement
            .open
            .iter()
            .map(|open| open.told(&|at| layout.name(at)))
            .collect(),
        readings: judgement.readings.clone(),
        nodes: judgement.nodes,
        stopped,
        certificates: written.map(|written| written.files.as_slice()),
        missing: written.map(|written| written.missing.as_slice()),
    }
}

/// For whom a location counts.
pub(crate) fn sign(judgement: &Judgement, point: Point) -> char {
    match judgement.counts.get(point.index()) {
        Some(Counts::For(color)) => color.letter(),
        Some(Counts::Open) => '?',
        Some(Counts::Nobody) | None => '.',
    }
}

pub(crate) fn score(outcome: Outcome) -> Option<Points> {
    match outcome {
        Outcome::Score(thousandths) => Some(Points::from_thousandths(thousandths)),
        _ => None,
    }
}

/// `B+3`, `W+` where no points are told, `jigo`, `tie`, …
pub(crate) fn result(outcome: Outcome) -> String {
    outcome.result(&|thousandths| Points::from_thousandths(thousandths).to_string())
}
