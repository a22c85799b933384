//! A judgement as a line of JSON.

use loja_notation::Score;
use loja_rules::{ByColor, Color};
use serde::Serialize;

use crate::claim::ms;
use crate::judged_position::JudgedPosition;
use crate::map;
use crate::pool::{Asked, Judgement};
use crate::rules::Rules;
use crate::stop::Stop;

#[derive(Serialize)]
pub(crate) struct Line<'a> {
    id: Option<&'a str>,
    rules: &'static str,
    status: &'static str,
    /// Where something is open, what ended the search.
    #[serde(skip_serializing_if = "Option::is_none")]
    stopped: Option<&'static str>,
    finished: bool,
    control: Vec<String>,
    /// The same without what both control, as other systems tell it.
    map: Vec<String>,
    /// Stones where the opponent controls.
    dead: Vec<String>,
    /// Which of both players may yet control what `control` marks with `?`.
    #[serde(skip_serializing_if = "Option::is_none")]
    open: Option<Sides<Vec<String>>>,
    score: Option<Score>,
    result: String,
    /// Why the result is none of these rules.
    #[serde(skip_serializing_if = "Option::is_none")]
    not_ljrg: Option<String>,
    /// Where the file says something else about the end of its game.
    #[serde(skip_serializing_if = "<[String]>::is_empty")]
    differences: &'a [String],
    /// What was read otherwise than the file says.
    #[serde(skip_serializing_if = "<[String]>::is_empty")]
    warnings: &'a [String],
    claims: Vec<Claim>,
    /// Refuted claims that are not among them, because there are too many.
    #[serde(skip_serializing_if = "Option::is_none")]
    unlisted: Option<u64>,
    /// Open claims that are not among them, because they were not tried.
    #[serde(skip_serializing_if = "Option::is_none")]
    untried: Option<u64>,
    nodes: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    ms: Option<f64>,
}

#[derive(Serialize)]
struct Sides<T> {
    black: T,
    white: T,
}

#[derive(Serialize)]
struct Claim {
    player: &'static str,
    set: Vec<String>,
    verdict: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    stopped: Option<&'static str>,
    nodes: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    ms: Option<f64>,
}

pub(crate) fn line<'a>(position: &'a JudgedPosition, judged: &Judgement, times: bool) -> Line<'a> {
    let Judgement { control, open, .. } = judged;
    let layout = &position.layout;
    let decided = judged.is_decided();
    let score = decided.then(|| Score::new(&position.state, control, position.komi));
    let stones = position.state.situation().stones();
    let of = |color: Color| stones[color].intersection(&control[color.other()]);
    let dead = of(Color::Black).union(&of(Color::White));
    let open_for = |color: Color| map::set(layout, &open[color]);
    let claim = |asked: &Asked| Claim {
        player: asked.player.name(),
        set: map::set(layout, &asked.set),
        verdict: asked.verdict.name(),
        stopped: asked.stopped.map(Stop::name),
        nodes: asked.nodes,
        ms: times.then(|| ms(asked.time)),
    };
    Line {
        id: position.id.as_deref(),
        rules: Rules::LJRG.name(),
        status: if decided { "decided" } else { "undecided" },
        stopped: judged.stopped.map(Stop::name),
        finished: position.state.is_final(),
        control: map::rows(layout, |point| map::sign(control, open, point)),
        map: map::rows(layout, |point| match map::sign(control, open, point) {
            '2' => '.',
            sign => sign,
        }),
        dead: dead.iter().map(|point| layout.name(point)).collect(),
        open: (!decided).then(|| Sides {
            black: open_for(Color::Black),
            white: open_for(Color::White),
        }),
        score,
        result: result(score.as_ref()),
        not_ljrg: position.komi.foreign(),
        differences: &position.differences,
        warnings: &position.warnings,
        claims: judged.claims.iter().map(claim).collect(),
        unlisted: Some(judged.unlisted).filter(|&count| count > 0),
        untried: Some(judged.untried).filter(|&count| count > 0),
        nodes: judged.nodes,
        ms: times.then(|| ms(judged.time)),
    }
}

/// `B+n`, `W+n`, `jigo`, or `?` when it is not known.
pub(crate) fn result(score: Option<&Score>) -> String {
    score.map_or_else(|| "?".to_owned(), |score| score.result("jigo"))
}

/// How many locations each player controls, then both and nobody, as far as it is known.
pub(crate) fn counts(control: &ByColor<loja_rules::PointSet>, all: usize) -> [usize; 4] {
    let both = control.black.intersection(&control.white).len();
    let [black, white] = [control.black.len(), control.white.len()];
    [
        black,
        white,
        both,
        (all + both).saturating_sub(black + white),
    ]
}
