//! What JavaScript sees: mirrors of the core's values, in the shape of `types.d.ts`.

use std::sync::Arc;

use loja_lesson::{Judgement, Line as CoreLine, Verdict};
use loja_notation::{Layout, setup_line};
use loja_rules::{
    Color, Cycle, Event, PassCount, Point, PointSet, Setup, Situation as CoreSituation, State,
};
use serde::Serialize;

use crate::board::{Board, board};

/// A line of play, `Line` of the types.
#[derive(Debug, Serialize)]
pub struct Line {
    board: Board,
    situations: Vec<Situation>,
    refusal: Option<Refusal>,
    pub(crate) cycles: Vec<Offer>,
}

/// A cycle that may be removed, `CycleOffer` of the types.
#[derive(Debug, Serialize)]
pub(crate) struct Offer {
    since: usize,
    cleared: Vec<usize>,
    playable: Vec<usize>,
}

/// No more cycles than this are offered, the shortest ones.
const MOST_OFFERS: usize = 16;

/// One situation, `Situation` of the types.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Situation {
    stones: Vec<Option<&'static str>>,
    marks: Vec<Option<&'static str>>,
    black_captives: u32,
    white_captives: u32,
    turn: &'static str,
    pass_count: i8,
    r#final: bool,
    pub(crate) playable: Vec<usize>,
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
        /// By the rules of 1989: for the ko with this mark.
        #[serde(skip_serializing_if = "Option::is_none")]
        r#for: Option<usize>,
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

/// A move as it comes in, `Move` of the types.
#[derive(Debug, Serialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
pub(crate) enum Move {
    Play { at: usize },
    Pass,
    Cycle { since: usize, at: Option<usize> },
}

pub(crate) fn turn(turn: &loja_rules::Move) -> Move {
    match (turn.cycle, turn.stone) {
        (None, Some(at)) => Move::Play { at: at.index() },
        (None, None) => Move::Pass,
        (Some(cycle), at) => Move::Cycle {
            since: cycle.start,
            at: at.map(Point::index),
        },
    }
}

pub(crate) fn attempt(layout: &Layout, judgement: &Judgement) -> Attempt {
    Attempt {
        moves: judgement.moves.iter().map(turn).collect(),
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
    let cycles = cycles(line);
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
        cycles: offers(line.state()),
    }
}

/// For each situation of a line, with which one the longest cycle began that may be removed there.
fn cycles(line: &CoreLine) -> Vec<Option<usize>> {
    let mut seen: Vec<(u64, &CoreSituation)> = Vec::new();
    let cycle = |here| {
        // A line of thousands of moves is too long for comparing each situation with all before it, numbers are not.
        let key = key(here);
        let similar =
            |(other, former): &(u64, &CoreSituation)| *other == key && former.is_similar(here);
        let began = seen.iter().position(similar);
        seen.push((key, here));
        began.filter(|_| here.pass_count().value() < 1)
    };
    let all = line.history().map(cycle).collect::<Vec<_>>();
    all[all.len() - line.events().len() - 1..].to_vec()
}

/// A number that similar situations have in common (E3).
fn key(here: &CoreSituation) -> u64 {
    let sets = Color::ALL.map(|color| &here.stones()[color]);
    let all = sets.into_iter().chain([here.temporary(), here.permanent()]);
    let mut key = 0xcbf2_9ce4_8422_2325_u64;
    for set in all {
        for point in set.iter() {
            key = (key ^ point.index() as u64).wrapping_mul(0x0100_0000_01b3);
        }
        key = key.rotate_left(29) ^ 1;
    }
    key
}

fn offers(state: &State) -> Vec<Offer> {
    let cycles = state.cycles();
    let first = cycles.len().saturating_sub(MOST_OFFERS);
    let offer = |&cycle: &Cycle| {
        let cleared = state.cycle_locations(cycle).ok()?;
        let mut setup = state.situation().clone().into_setup();
        for color in Color::ALL {
            setup.stones[color] = setup.stones[color].difference(&cleared);
        }
        setup.permanent = setup.permanent.union(&cleared);
        // Closed for good says it already.
        setup.temporary = setup.temporary.difference(&cleared);
        let after = State::new(Arc::clone(state.board()), setup).ok()?;
        Some(Offer {
            since: cycle.start,
            cleared: numbers(&cleared),
            playable: numbers(&after.playable()),
        })
    };
    cycles[first..].iter().filter_map(offer).collect()
}

/// A picture that need not be a situation: nobody plays in it.
pub(crate) fn picture(layout: &Layout, setup: &Setup) -> Situation {
    let all = || layout.board().points();
    let stone = |point| {
        let mut colors = Color::ALL.into_iter();
        let there = colors.find(|&color| setup.stones[color].contains(point));
        there.map(Color::name)
    };
    let mark = |point| {
        let permanent = setup.permanent.contains(point).then_some("permanent");
        permanent.or_else(|| setup.temporary.contains(point).then_some("temporary"))
    };
    Situation {
        stones: all().map(stone).collect(),
        marks: all().map(mark).collect(),
        black_captives: setup.captives.black,
        white_captives: setup.captives.white,
        turn: setup.turn.name(),
        pass_count: setup.passes.value(),
        r#final: setup.passes == PassCount::Two,
        playable: Vec::new(),
        cycle: None,
        line: setup_line(setup),
        diagram: loja_notation::picture(layout, setup),
        r#move: None,
    }
}

/// A turn of a line by other rules, and what it took.
#[cfg(feature = "systems")]
pub(crate) struct Tried {
    pub(crate) color: Color,
    pub(crate) turn: loja_systems::japan_1989::Turn,
    pub(crate) captured: PointSet,
    pub(crate) ko: bool,
}

/// A situation by other rules: what may be played is told.
#[cfg(feature = "systems")]
pub(crate) fn tried(
    layout: &Layout,
    setup: &Setup,
    playable: Vec<usize>,
    is_final: bool,
    made: Option<Tried>,
) -> Situation {
    use loja_systems::japan_1989::Turn;
    let told = |made: Tried| {
        let color = made.color.name();
        match made.turn {
            Turn::Pass => Made::Pass { color, r#for: None },
            Turn::PassFor(at) => Made::Pass {
                color,
                r#for: Some(at.index()),
            },
            Turn::Play(at) => Made::Play {
                color,
                at: at.index(),
                captured: numbers(&made.captured),
                ko: made.ko,
            },
        }
    };
    Situation {
        r#final: is_final,
        playable,
        r#move: made.map(told),
        ..picture(layout, setup)
    }
}

/// Situations that were made elsewhere, as a line.
#[cfg(feature = "systems")]
pub(crate) fn line_of(layout: &Layout, situations: Vec<Situation>) -> Line {
    Line {
        board: board(layout),
        situations,
        refusal: None,
        cycles: Vec::new(),
    }
}

pub(crate) fn situation(
    layout: &Layout,
    state: &State,
    here: &CoreSituation,
    event: Option<&Event>,
    cycle: Option<usize>,
) -> Situation {
    Situation {
        playable: numbers(&state.playable_in(here)),
        cycle,
        r#move: event.map(made),
        ..picture(layout, &here.clone().into_setup())
    }
}

fn made(event: &Event) -> Made {
    let color = event.color.name();
    let captured = || numbers(&event.captured);
    let ko = !event.ko.is_empty();
    match (event.turn.cycle, event.turn.stone) {
        (None, None) => Made::Pass { color, r#for: None },
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
