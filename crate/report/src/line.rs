//! A line of play, situation after situation.

use std::sync::Arc;

use loja_lesson::{Judgement, Line};
use loja_notation::{Layout, setup_line};
use loja_rules::{Color, Cycle, Event, PassCount, PointSet, Setup, Situation, State};
use loja_systems::japan_1989;
use serde::Serialize;
#[cfg(test)]
use ts_rs::TS;

use crate::board::{DrawnBoard, board};
use crate::word::{ColorWord, Location, MarkWord, StepWord, locations};

/// A line of moves as far as the rules allow it.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(TS), ts(rename = "Line"))]
pub struct LineReport {
    board: DrawnBoard,
    /// The start first.
    situations: Vec<SituationReport>,
    /// Of the first move refused. Later moves are ignored.
    refusal: Option<Refusal>,
    /// The cycles that the player with the turn may remove after the last move (B3); the 16 shortest.
    cycles: Vec<CycleOffer>,
}

/// A cycle that may be removed.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub struct CycleOffer {
    /// For `Move.since`.
    since: usize,
    /// The locations that are marked for good by it.
    cleared: Vec<Location>,
    /// Where a stone may be placed in the same turn.
    playable: Vec<Location>,
}

/// No more cycles than this are offered, the shortest ones.
const MOST_OFFERS: usize = 16;

/// One situation of a line. Lists with one entry a location are in the order of their numbers.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(test, derive(TS), ts(rename = "Situation"))]
pub struct SituationReport {
    stones: Vec<Option<ColorWord>>,
    marks: Vec<Option<MarkWord>>,
    black_captives: u32,
    white_captives: u32,
    turn: ColorWord,
    #[cfg_attr(test, ts(type = "-1 | 0 | 1 | 2"))]
    pass_count: i8,
    /// Whether the game is over.
    r#final: bool,
    /// Where the player with the turn may place a stone now.
    playable: Vec<Location>,
    /// With which situation the longest cycle began that may be removed now; null when there is none.
    cycle: Option<usize>,
    /// Black captives, white captives, turn, pass count: `1 0 B -1`.
    line: String,
    /// The sources' notation with its border; the situation line is the last.
    diagram: String,
    /// What led here; null at the start.
    r#move: Option<MadeMove>,
}

impl SituationReport {
    /// This picture as a situation in which a stone may be placed there.
    #[must_use]
    pub fn with_playable(self, playable: Vec<Location>) -> SituationReport {
        SituationReport { playable, ..self }
    }
}

/// What led to a situation.
#[derive(Debug, Serialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
#[cfg_attr(test, derive(TS))]
pub enum MadeMove {
    /// No stone.
    Pass {
        /// Who passed.
        color: ColorWord,
        /// By the rules of 1989: for the ko with this mark.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        r#for: Option<Location>,
    },
    /// A stone.
    Play {
        /// Who played.
        color: ColorWord,
        /// Where.
        at: Location,
        /// The enemy stones that it took.
        captured: Vec<Location>,
        /// Whether it made a ko.
        ko: bool,
    },
    /// A removed cycle, perhaps with a stone.
    Cycle {
        /// Who removed it.
        color: ColorWord,
        /// The number of the situation with which the removed cycle began.
        since: usize,
        /// The locations that are marked for good by it.
        cleared: Vec<Location>,
        /// Where a stone was played in the same turn.
        at: Option<Location>,
        /// The enemy stones that it took.
        captured: Vec<Location>,
        /// Whether it made a ko.
        ko: bool,
    },
}

/// Why a move is not possible, in words a player understands.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub struct Refusal {
    /// The clause that forbids it, such as `B4.2`. It is not repeated in the message.
    pub rule: &'static str,
    /// A sentence without capital and full stop.
    pub message: String,
    /// The locations it is about, the one asked for first.
    pub points: Vec<Location>,
}

/// A reader's moves in a step, and what the step says to them.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(TS), ts(rename = "Attempt"))]
pub struct StepAttempt {
    /// All moves, with the model line's replies at the end. A refused move is the last one.
    moves: Vec<MoveWords>,
    /// The line of these moves.
    line: LineReport,
    verdict: StepWord,
    /// The text for a solved step, for the wrong turn taken, or for the place of the model line.
    say: Option<String>,
    /// For the situation reached, the gentlest first; empty if there are none.
    hints: Vec<String>,
}

/// A move. Removing a cycle names the number of the situation with which it began, counted from the start of the line, or of
/// a step with what was played before it; a stone may be played in the same turn.
#[derive(Debug, Serialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
#[cfg_attr(test, derive(TS), ts(rename = "Move"))]
pub enum MoveWords {
    /// A stone.
    Play {
        /// Where.
        at: Location,
    },
    /// No stone.
    Pass,
    /// A removed cycle, perhaps with a stone.
    Cycle {
        /// The situation with which it began.
        since: usize,
        /// Where a stone is played in the same turn.
        #[cfg_attr(test, ts(optional = nullable))]
        at: Option<Location>,
    },
}

impl From<&loja_rules::Move> for MoveWords {
    fn from(turn: &loja_rules::Move) -> MoveWords {
        match (turn.cycle, turn.stone) {
            (None, Some(at)) => MoveWords::Play { at: at.into() },
            (None, None) => MoveWords::Pass,
            (Some(cycle), at) => MoveWords::Cycle {
                since: cycle.start,
                at: at.map(Location::from),
            },
        }
    }
}

/// A judged line of a step.
#[must_use]
pub fn attempt(layout: &Layout, judgement: &Judgement) -> StepAttempt {
    StepAttempt {
        moves: judgement.moves.iter().map(MoveWords::from).collect(),
        line: line(layout, &judgement.line),
        verdict: judgement.verdict.into(),
        say: judgement.say.clone(),
        hints: judgement.hints.clone(),
    }
}

/// A line with all its situations.
#[must_use]
pub fn line(layout: &Layout, line: &Line) -> LineReport {
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
            .map(Location::from)
            .collect(),
    });
    LineReport {
        board: board(layout),
        situations: seen
            .map(|((here, event), cycle)| situation(layout, line.state(), here, event, cycle))
            .collect(),
        refusal,
        cycles: offers(line.state()),
    }
}

/// For each situation of a line, with which one the longest cycle began that may be removed there.
fn cycles(line: &Line) -> Vec<Option<usize>> {
    let mut seen: Vec<(u64, &Situation)> = Vec::new();
    let cycle = |here| {
        // A line of thousands of moves is too long for comparing each situation with all before it, numbers are not.
        let key = key(here);
        let similar =
            |(other, former): &(u64, &Situation)| *other == key && former.is_similar(here);
        let began = seen.iter().position(similar);
        seen.push((key, here));
        began.filter(|_| here.pass_count().value() < 1)
    };
    let all = line.history().map(cycle).collect::<Vec<_>>();
    all[all.len() - line.events().len() - 1..].to_vec()
}

/// A number that similar situations have in common (E3).
fn key(here: &Situation) -> u64 {
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

fn offers(state: &State) -> Vec<CycleOffer> {
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
        Some(CycleOffer {
            since: cycle.start,
            cleared: locations(&cleared),
            playable: locations(&after.playable()),
        })
    };
    cycles[first..].iter().filter_map(offer).collect()
}

/// A picture that need not be a situation: nobody plays in it.
#[must_use]
pub fn picture(layout: &Layout, setup: &Setup) -> SituationReport {
    let all = || layout.board().points();
    let stone = |point| {
        let mut colors = Color::ALL.into_iter();
        let there = colors.find(|&color| setup.stones[color].contains(point));
        there.map(ColorWord::from)
    };
    let mark = |point| {
        let permanent = setup.permanent.contains(point).then_some("permanent");
        let mark = permanent.or_else(|| setup.temporary.contains(point).then_some("temporary"));
        mark.map(MarkWord::of)
    };
    SituationReport {
        stones: all().map(stone).collect(),
        marks: all().map(mark).collect(),
        black_captives: setup.captives.black,
        white_captives: setup.captives.white,
        turn: setup.turn.into(),
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
pub struct TriedTurn {
    /// Who made it.
    pub color: Color,
    /// The turn.
    pub turn: japan_1989::Turn,
    /// The enemy stones that it took.
    pub captured: PointSet,
    /// Whether it made a ko.
    pub ko: bool,
}

/// A situation by other rules: what may be played is told.
#[must_use]
pub fn tried(
    layout: &Layout,
    setup: &Setup,
    playable: Vec<Location>,
    is_final: bool,
    made: Option<TriedTurn>,
) -> SituationReport {
    use japan_1989::Turn;
    let told = |made: TriedTurn| {
        let color = ColorWord::from(made.color);
        match made.turn {
            Turn::Pass => MadeMove::Pass { color, r#for: None },
            Turn::PassFor(at) => MadeMove::Pass {
                color,
                r#for: Some(at.into()),
            },
            Turn::Play(at) => MadeMove::Play {
                color,
                at: at.into(),
                captured: locations(&made.captured),
                ko: made.ko,
            },
        }
    };
    SituationReport {
        r#final: is_final,
        playable,
        r#move: made.map(told),
        ..picture(layout, setup)
    }
}

/// Situations that were made elsewhere, as a line.
#[must_use]
pub fn line_of(layout: &Layout, situations: Vec<SituationReport>) -> LineReport {
    LineReport {
        board: board(layout),
        situations,
        refusal: None,
        cycles: Vec::new(),
    }
}

fn situation(
    layout: &Layout,
    state: &State,
    here: &Situation,
    event: Option<&Event>,
    cycle: Option<usize>,
) -> SituationReport {
    SituationReport {
        playable: locations(&state.playable_in(here)),
        cycle,
        r#move: event.map(made),
        ..picture(layout, &here.clone().into_setup())
    }
}

fn made(event: &Event) -> MadeMove {
    let color = event.color.into();
    let captured = || locations(&event.captured);
    let ko = !event.ko.is_empty();
    match (event.turn.cycle, event.turn.stone) {
        (None, None) => MadeMove::Pass { color, r#for: None },
        (None, Some(at)) => MadeMove::Play {
            color,
            at: at.into(),
            captured: captured(),
            ko,
        },
        (Some(cycle), at) => MadeMove::Cycle {
            color,
            since: cycle.start,
            cleared: locations(&event.cleared),
            at: at.map(Location::from),
            captured: captured(),
            ko,
        },
    }
}
