use std::sync::Arc;

use loja_ground::{Board, ByColor, Color, PointSet};
use loja_search::Control;

use super::analysis::value;
use super::control::immortal;
use super::score::score;
use crate::fault::Fault;
use crate::judgement::{Counts, GameResult, JudgedString, Judgement, Standing, StringStatus};
use crate::open::Open;

/// The reading that a referee takes an analysis's minimax value; the text only knows the one played.
pub const REFEREE: &str = "naj-referee-minimax";

/// Judges a position as the end of a game, with these prisoners.
///
/// Both analyses share one budget. NAJN differs in the game alone, so this judges by both. Komi counts against Black.
///
/// # Errors
/// On an impossible position.
pub fn judge(
    board: &Arc<Board>,
    stones: &ByColor<PointSet>,
    prisoners: ByColor<u32>,
    komi_thousandths: i64,
    control: &Control<'_>,
) -> Result<Judgement, Fault> {
    Fault::check(board, stones)?;
    let black = control.part(control.left() / 2, |part| {
        value(board, stones, Color::Black, part)
    });
    // What Black's did not take is left for White's.
    let white = value(board, stones, Color::White, control);
    let safe = ByColor {
        black: immortal(board, stones, Color::Black),
        white: immortal(board, stones, Color::White),
    };
    let mut open = Vec::new();
    for (player, value) in [(Color::Black, &black), (Color::White, &white)] {
        if value.exact().is_none() {
            open.push(Open::words(format!(
                "{player}'s analysis is worth at least {} and at most {} points; the search did not find out which",
                value.least, value.most
            )));
        }
    }
    let outcome = match (black.exact(), white.exact()) {
        (Some(black), Some(white)) => GameResult::Score(
            score(black - white, prisoners)
                .saturating_mul(1000)
                .saturating_sub(komi_thousandths),
        ),
        _ => GameResult::Open,
    };
    let mut counts = vec![Counts::Open; board.len()];
    if let (Some(black), Some(white)) = (&black.controlled, &white.controlled) {
        for point in board.points() {
            // If both control a location, it counts for nobody.
            counts[point.index()] = match (black.contains(point), white.contains(point)) {
                (true, false) => Counts::For(Color::Black),
                (false, true) => Counts::For(Color::White),
                _ => Counts::Nobody,
            };
        }
    }
    let dead = match (&black.controlled, &white.controlled) {
        (Some(black), Some(white)) => stones
            .white
            .intersection(black)
            .union(&stones.black.intersection(white)),
        _ => PointSet::new(),
    };
    let strings = stones
        .chains(board, &stones.occupied())
        .into_iter()
        .filter_map(|chain| {
            let color = stones.color_at(chain.members.iter().next()?)?;
            let status = if chain.members.is_subset(&safe[color]) {
                StringStatus::Immortal
            } else if chain.members.is_subset(&dead) {
                StringStatus::Dead
            } else {
                StringStatus::Open
            };
            Some(JudgedString {
                points: chain.members,
                color,
                status,
            })
        })
        .collect();
    Ok(Judgement {
        standing: if open.is_empty() {
            Standing::Decided
        } else {
            Standing::Undecided
        },
        counts,
        dead,
        strings,
        open,
        readings: vec![REFEREE],
        nodes: black.nodes.saturating_add(white.nodes),
        ..Judgement::decided(outcome)
    })
}
