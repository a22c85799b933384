//! What JavaScript sees: mirrors of the core's values, in the shape of `types.d.ts`.

use std::collections::BTreeMap;

use loja_lesson::{Judgement, Line as CoreLine, Verdict};
use loja_notation::{Layout, diagram, rows, situation_line};
use loja_rules::{Color, Event, Point, PointSet, Situation as CoreSituation, State};
use serde::Serialize;

/// A line of play, `Line` of the types.
#[derive(Debug, Serialize)]
pub struct Line {
    board: Board,
    situations: Vec<Situation>,
    refusal: Option<Refusal>,
}

#[derive(Debug, Serialize)]
struct Board {
    width: f64,
    height: f64,
    points: Vec<Place>,
    edges: Vec<[usize; 2]>,
}

#[derive(Debug, Serialize)]
struct Place {
    name: String,
    x: f64,
    y: f64,
}

#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
struct Situation {
    stones: Vec<Option<&'static str>>,
    marks: Vec<Option<&'static str>>,
    black_captives: u32,
    white_captives: u32,
    turn: &'static str,
    pass_count: i8,
    r#final: bool,
    playable: Vec<usize>,
    cycle: Option<usize>,
    line: String,
    diagram: String,
    r#move: Option<Made>,
}

#[derive(Debug, Serialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
enum Made {
    Pass {
        color: &'static str,
    },
    Play {
        color: &'static str,
        at: usize,
        captured: Vec<usize>,
        ko: bool,
    },
    Cycle {
        color: &'static str,
        since: usize,
        cleared: Vec<usize>,
        at: Option<usize>,
        captured: Vec<usize>,
        ko: bool,
    },
}

#[derive(Debug, Serialize)]
struct Refusal {
    rule: &'static str,
    message: String,
    points: Vec<usize>,
}

/// A judged line, `Attempt` of the types.
#[derive(Debug, Serialize)]
pub struct Attempt {
    moves: Vec<Move>,
    line: Line,
    verdict: &'static str,
    say: Option<String>,
    hints: Vec<String>,
}

#[derive(Debug, Serialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
enum Move {
    Play { at: usize },
    Pass,
    Cycle { since: usize, at: Option<usize> },
}

pub(crate) fn attempt(layout: &Layout, judgement: &Judgement) -> Attempt {
    let one = |turn: &loja_rules::Move| match (turn.cycle, turn.stone) {
        (None, Some(at)) => Move::Play { at: at.index() },
        (None, None) => Move::Pass,
        (Some(cycle), at) => Move::Cycle {
            since: cycle.start,
            at: at.map(Point::index),
        },
    };
    Attempt {
        moves: judgement.moves.iter().map(one).collect(),
        line: line(layout, &judgement.line),
        verdict: match judgement.verdict {
            Verdict::Open => "open",
            Verdict::Solved => "solved",
            Verdict::Astray => "astray",
        },
        say: judgement.say.clone(),
        hints: judgement.hints.clone(),
    }
}

pub(crate) fn line(layout: &Layout, line: &CoreLine) -> Line {
    let made = std::iter::once(None).chain(line.events().iter().map(Some));
    let cycles = cycles(layout, line);
    let seen = line.situations().zip(made).zip(cycles);
    let refusal = line.refused().map(|refused| Refusal {
        rule: refused.illegal.rule(),
        message: refused.illegal.message(|point| layout.name(point)),
        points: refused
            .illegal
            .points()
            .into_iter()
            .map(Point::index)
            .collect(),
    });
    Line {
        board: board(layout),
        situations: seen
            .map(|((here, event), cycle)| situation(layout, line.state(), here, event, cycle))
            .collect(),
        refusal,
    }
}

/// For each situation of a line, with which one the longest cycle began that may be removed there.
/// Situations are similar when all but the captives agree (E3), so a table finds them: a line
/// of thousands of moves is too long for comparing each with all before it.
fn cycles(layout: &Layout, line: &CoreLine) -> Vec<Option<usize>> {
    let mut first = BTreeMap::new();
    let cycle = |(number, here): (usize, &CoreSituation)| {
        let passes = here.pass_count().value();
        let key = (rows(layout, here), color(here.turn()), passes);
        let began = *first.entry(key).or_insert(number);
        (began < number && passes < 1).then_some(began)
    };
    let all = line.history().enumerate().map(cycle).collect::<Vec<_>>();
    all[all.len() - line.events().len() - 1..].to_vec()
}

fn board(layout: &Layout) -> Board {
    let place = |point: Point| {
        let [x, y] = layout.place(point);
        let name = layout.name(point);
        Place { name, x, y }
    };
    let points: Vec<Place> = layout.board().points().map(place).collect();
    let most = |of: fn(&Place) -> f64| points.iter().map(of).fold(0.0, f64::max);
    Board {
        width: most(|place| place.x),
        height: most(|place| place.y),
        edges: layout
            .board()
            .pairs()
            .map(|(a, b)| [a.index(), b.index()])
            .collect(),
        points,
    }
}

fn situation(
    layout: &Layout,
    state: &State,
    here: &CoreSituation,
    event: Option<&Event>,
    cycle: Option<usize>,
) -> Situation {
    let all = || layout.board().points();
    let stone = |point| here.color_at(point).map(color);
    let mark = |point| {
        let permanent = here.permanent().contains(point).then_some("permanent");
        permanent.or_else(|| here.temporary().contains(point).then_some("temporary"))
    };
    Situation {
        stones: all().map(stone).collect(),
        marks: all().map(mark).collect(),
        black_captives: here.captives().black,
        white_captives: here.captives().white,
        turn: color(here.turn()),
        pass_count: here.pass_count().value(),
        r#final: here.is_final(),
        playable: numbers(&state.playable_in(here)),
        cycle,
        line: situation_line(here),
        diagram: diagram(layout, here),
        r#move: event.map(made),
    }
}

fn made(event: &Event) -> Made {
    let color = color(event.color);
    let captured = || numbers(&event.captured);
    let ko = !event.ko.is_empty();
    match (event.turn.cycle, event.turn.stone) {
        (None, None) => Made::Pass { color },
        (None, Some(at)) => Made::Play {
            color,
            at: at.index(),
            captured: captured(),
            ko,
        },
        (Some(cycle), at) => Made::Cycle {
            color,
            since: cycle.start,
            cleared: numbers(&event.cleared),
            at: at.map(Point::index),
            captured: captured(),
            ko,
        },
    }
}

pub(crate) fn numbers(points: &PointSet) -> Vec<usize> {
    points.iter().map(Point::index).collect()
}

pub(crate) fn color(color: Color) -> &'static str {
    match color {
        Color::Black => "black",
        Color::White => "white",
    }
}
