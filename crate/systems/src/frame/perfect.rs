//! What perfect players come to from a position, by the systems in which what stands at the end is all that counts.

use std::sync::Arc;

use loja_ground::Color;
use loja_search::{Control, Halt};

use super::start::Start;
use crate::fault::Fault;
use crate::judgement::{Counts, Judgement, Outcome, Standing};
use crate::open::InPoints;
use crate::perfect::{Value, value};
use crate::superko::Ban;
use crate::system::System;
use crate::{area, no_pass, stone, superko};

/// Whether a system is one of them.
#[must_use]
pub fn is_played_out(system: System) -> bool {
    matches!(
        system,
        System::Stone
            | System::Area
            | System::NoPass
            | System::SuperkoPositional
            | System::SuperkoSituational
    )
}

/// The value of the game that begins here, in place of what stands. Komi is in thousandths of a point. By the other systems it is not defined.
///
/// # Errors
/// When the stones are no position.
pub fn perfect(
    system: System,
    start: &Start,
    komi: i64,
    control: &Control<'_>,
) -> Result<Judgement, Fault> {
    let (board, stones, turn) = (Arc::clone(&start.board), start.stones.clone(), start.turn);
    let locations = board.len();
    let mut judgement = match system {
        System::Stone => {
            let state = stone::State::start(board, stones, turn)?;
            let found = value(&state.without_prisoners(), control);
            told(found, 1000, komi, locations)
        }
        System::Area => {
            let state = area::State::start(board, stones, turn)?;
            let found = value(&state.forgetful(), control);
            told(found, 1, komi, locations)
        }
        System::NoPass => no_pass::judge(&no_pass::State::start(board, stones, turn)?, control),
        System::SuperkoPositional | System::SuperkoSituational => {
            let ban = match system {
                System::SuperkoPositional => Ban::Positional,
                _ => Ban::Situational,
            };
            let found = superko::perfect(&board, &stones, turn, ban, control)?;
            between(&found, komi, locations)
        }
        _ => Judgement::without(
            Standing::Undefined,
            locations,
            "what stands at the end of a game is not all that counts",
        ),
    };
    judgement.nodes = control.nodes();
    Ok(judgement)
}

fn decided(points: i64, komi: i64, locations: usize) -> Judgement {
    Judgement {
        counts: vec![Counts::Nobody; locations],
        ..Judgement::decided(Outcome::Score(points.saturating_sub(komi)))
    }
}

/// A value in so many thousandths.
fn told(found: Result<Value, Halt>, unit: i64, komi: i64, locations: usize) -> Judgement {
    let why = |standing, why: &str| Judgement::without(standing, locations, why);
    let value = match found {
        Ok(value) => value,
        Err(stopped) => {
            let text =
                format!("the search did not find out what perfect players come to: {stopped}");
            return why(Standing::Undecided, &text);
        }
    };
    if let Some(points) = value.exact() {
        return decided(points.saturating_mul(unit), komi, locations);
    }
    let side = |who: Color, bound: &str, worth: Option<i64>| match worth {
        None => format!("{} can’t make it end", who.player_name()),
        Some(worth) => {
            let points = InPoints(worth.saturating_mul(unit));
            format!("{who} can make it end with {bound} {points}")
        }
    };
    let (black, white) = (
        side(Color::Black, "at least", value.least),
        side(Color::White, "at most", value.most),
    );
    why(
        Standing::Undefined,
        &format!("the moves go round a cycle that the text does not end: {black}, {white}"),
    )
}

fn between(found: &superko::Bracket, komi: i64, locations: usize) -> Judgement {
    match &found.open {
        None => decided(found.least.saturating_mul(1000), komi, locations),
        Some(why) => Judgement::without(
            Standing::Undecided,
            locations,
            &format!(
                "perfect players come to at least {} and at most {}; the search did not find out to which: {why}",
                InPoints(found.least.saturating_mul(1000)),
                InPoints(found.most.saturating_mul(1000)),
            ),
        ),
    }
}
