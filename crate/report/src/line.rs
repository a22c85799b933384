//! Lines of play, situation by situation.

use std::sync::Arc;

use loja_lesson::{PlayedLine, StepJudgement};
use loja_notation::{ColorName, Layout, MoveData, Position, PositionData, RemovalData, setup_line};
use loja_rules::{ByColor, Color, Cycle, Event, PassCount, PointSet, Setup, Situation, State};
use loja_systems::japan_1989;
use serde::Serialize;
#[cfg(test)]
use ts_rs::TS;

use crate::board::{DrawnBoard, board};
use crate::word::{ColorWord, Location, MarkWord, StepWord, locations};

/// Moves as far as they are legal.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(TS), ts(rename = "Line"))]
pub struct LineReport {
    board: DrawnBoard,
    /// The start first.
    situations: Vec<SituationReport>,
    /// For the first illegal move; later ones are ignored.
    refusal: Option<Refusal>,
    /// Cycles removable after the last move (B3); the 16 shortest.
    cycles: Vec<CycleOffer>,
}

/// A cycle that may be removed.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub struct CycleOffer {
    /// For `Move.since`.
    since: usize,
    /// The locations it marks for good.
    cleared: Vec<Location>,
    /// Where the same turn may add a stone.
    playable: Vec<Location>,
}

const MOST_OFFERS: usize = 16;

/// A situation of a line. Lists by location are in the order of their numbers.
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
    /// Where the player to move may play.
    playable: Vec<Location>,
    /// The longest removable cycle's first situation, or null.
    cycle: Option<usize>,
    /// Captives of Black and White, turn, passes: `1 0 B -1`.
    line: String,
    /// The sources' notation with a border, above the situation line.
    diagram: String,
    /// The move before; null at the start.
    r#move: Option<MadeMove>,
}

impl SituationReport {
    /// Makes these locations playable.
    #[must_use]
    pub fn with_playable(self, playable: Vec<Location>) -> SituationReport {
        SituationReport { playable, ..self }
    }
}

/// The move before a situation.
#[derive(Debug, Serialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
#[cfg_attr(test, derive(TS))]
pub enum MadeMove {
    /// A pass.
    Pass {
        /// The player.
        color: ColorWord,
        /// 1989: for the ko marked here.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional))]
        r#for: Option<Location>,
    },
    /// A stone.
    Play {
        /// The player.
        color: ColorWord,
        /// Where.
        at: Location,
        /// The enemy stones that it captured.
        captured: Vec<Location>,
        /// Whether it made a ko.
        ko: bool,
    },
    /// A removed cycle, perhaps with a stone.
    Cycle {
        /// The player.
        color: ColorWord,
        /// The cycle's first situation, by number.
        since: usize,
        /// The locations it marks for good.
        cleared: Vec<Location>,
        /// The stone of the same turn.
        at: Option<Location>,
        /// The enemy stones that it captured.
        captured: Vec<Location>,
        /// Whether it made a ko.
        ko: bool,
    },
}

/// Why a move is illegal, in players' words.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub struct Refusal {
    /// The clause, such as `B4.2`, which the message omits.
    pub rule: &'static str,
    /// A sentence without capital and full stop.
    pub message: String,
    /// The locations concerned, that of the move first.
    pub points: Vec<Location>,
}

/// A reader's moves in a step, and its reply.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(TS), ts(rename = "Attempt"))]
pub struct StepAttempt {
    /// All moves, then the model line's replies; an illegal move is the last.
    moves: Vec<MoveWords>,
    /// The line of these moves.
    line: LineReport,
    verdict: StepWord,
    /// The text for a solved step, a wrong turn, or this place of the model line.
    say: Option<String>,
    /// For the situation reached, the gentlest first.
    hints: Vec<String>,
}

/// A move. A removal names the cycle's first situation, counted from the line's start or, in a step, from that of the
/// moves before it; a stone may be played in the same turn.
#[derive(Debug, Serialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
#[cfg_attr(test, derive(TS), ts(rename = "Move"))]
pub enum MoveWords {
    /// A stone.
    Play {
        /// Where.
        at: Location,
    },
    /// A pass.
    Pass,
    /// A removed cycle, perhaps with a stone.
    Cycle {
        /// The cycle's first situation.
        since: usize,
        /// The stone of the same turn.
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

/// Reports a step's judged line.
#[must_use]
pub fn attempt(layout: &Layout, judgement: &StepJudgement) -> StepAttempt {
    StepAttempt {
        moves: judgement.moves.iter().map(MoveWords::from).collect(),
        line: line(layout, &judgement.line),
        verdict: judgement.verdict.into(),
        say: judgement.say.clone(),
        hints: judgement.hints.clone(),
    }
}

/// Reports a whole line.
#[must_use]
pub fn line(layout: &Layout, line: &PlayedLine) -> LineReport {
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

/// Each situation's longest removable cycle, by its first situation.
fn cycles(line: &PlayedLine) -> Vec<Option<usize>> {
    let mut seen: Vec<(u64, &Situation)> = Vec::new();
    let cycle = |here| {
        // In a line of thousands, comparing numbers is much faster than all pairs of situations.
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

/// Equal for similar situations (E3).
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
        // The permanent mark already closes them.
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

/// Reports a picture, perhaps no situation, that can't be played on.
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

/// A turn under other rules, with its captures.
pub struct TriedTurn {
    /// The player.
    pub color: Color,
    /// The turn.
    pub turn: japan_1989::Turn,
    /// The enemy stones that it captured.
    pub captured: PointSet,
    /// Whether it made a ko.
    pub ko: bool,
}

/// Reports a situation under other rules.
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

/// Makes a line of given situations.
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

/// A position and the moves from there, as one of a file.
#[must_use]
pub fn played_data(position: &Position, line: &PlayedLine) -> PositionData {
    let plain = position.to_data();
    if line.events().is_empty() {
        return plain;
    }
    let layout = &position.layout;
    // Files give captives without komi.
    let start = position.state.situation();
    let komi = ByColor {
        black: start
            .captives()
            .black
            .saturating_sub(plain.black_captives.unwrap_or(0)),
        white: start
            .captives()
            .white
            .saturating_sub(plain.white_captives.unwrap_or(0)),
    };
    let now = line.state().situation();
    let captives = |color: Color| Some(now.captives()[color].saturating_sub(komi[color]));
    let moves = line
        .events()
        .iter()
        .enumerate()
        .map(|(at, event)| MoveData {
            n: Some(at + 1),
            at: event.turn.stone.and_then(|point| layout.cell(point)),
            color: Some(event.color.into()),
            pass: event.turn.is_pass(),
            cycle_removal: event
                .turn
                .cycle
                .map(|cycle| RemovalData::Since(cycle.start)),
            ..MoveData::default()
        });
    // What rows, first colour and end tell needs no line.
    let marked = !start.temporary().is_empty();
    let usual = if marked { -1 } else { 0 };
    let told = plain.passes != Some(usual)
        || plain.black_captives != Some(0)
        || plain.white_captives != Some(0);
    let first = || {
        let turn = start.turn().letter();
        let [black, white] =
            [plain.black_captives, plain.white_captives].map(Option::unwrap_or_default);
        format!("{black} {white} {turn} {}", start.pass_count())
    };
    PositionData {
        black_captives: captives(Color::Black),
        white_captives: captives(Color::White),
        turn: Some(ColorName::from(now.turn())),
        passes: Some(now.pass_count().value().into()),
        start: told.then(first),
        moves: Some(moves.collect()),
        ..plain
    }
}
