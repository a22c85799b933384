//! Which stones are alive, and on which points.

use std::sync::Arc;

use loja_ground::{Board, ByColor, Color, Point, PointSet};

use super::arena::{Arena, index};
use super::limits::Limits;
use super::part::Part;
use super::safe;
use super::score::{Territory, score, territory};
use super::state::{Fault, State};
use crate::{Counts, JudgedString, Judgement, Outcome, Standing, StringStatus};

/// A chain, and its first location.
type Asked = (Color, PointSet, Point);

/// The status of every string, and how many situations were looked at.
///
/// # Errors
/// Where stones stand that no board can have.
pub fn strings(
    board: &Arc<Board>,
    stones: &ByColor<PointSet>,
    limits: Limits,
    stop: &mut dyn FnMut(u64) -> bool,
) -> Result<(Vec<JudgedString>, u64), Fault> {
    State::start(Arc::clone(board), stones.clone(), Color::Black)?;
    let mut judged = Vec::new();
    // Parts that are decided by themselves, each with its chains.
    let mut parts: Vec<(PointSet, Vec<Asked>)> = Vec::new();
    for color in Color::ALL {
        let safe = safe::safe(board, stones, color, &PointSet::new());
        for chain in stones.chains(board, &stones[color]) {
            let Some(first) = chain.members.iter().next() else {
                continue;
            };
            if safe.contains(first) {
                judged.push(JudgedString {
                    points: chain.members,
                    color,
                    status: StringStatus::Uncapturable,
                });
                continue;
            }
            let part = match limits.walls {
                true => safe::part(board, stones, first),
                false => board.locations(),
            };
            let chain = (color, chain.members, first);
            match parts.iter_mut().find(|(known, _)| *known == part) {
                Some((_, chains)) => chains.push(chain),
                None => parts.push((part, vec![chain])),
            }
        }
    }
    let mut nodes = 0;
    for (part, chains) in parts {
        let arena = Arena::new(board, stones, &part);
        let mut part = arena
            .as_ref()
            .map(|arena| Part::new(arena, arena.ground(stones), limits, &mut *stop, nodes));
        for (color, points, first) in chains {
            let status = part.as_mut().and_then(|part| {
                let target = part
                    .arena()
                    .points
                    .iter()
                    .position(|&point| point == first)?;
                Some(part.status(index(color), target))
            });
            judged.push(JudgedString {
                points,
                color,
                status: status.unwrap_or(StringStatus::Open),
            });
        }
        nodes = part.map_or(nodes, |part| part.nodes());
    }
    judged.sort_by_key(|string| string.points.iter().next());
    Ok((judged, nodes))
}

/// What the rules of 1989 say of a position, should play have stopped there and nobody asks for a resumption.
///
/// # Errors
/// Where stones stand that no board can have.
pub fn judge(
    board: &Arc<Board>,
    stones: &ByColor<PointSet>,
    prisoners: ByColor<u32>,
    komi_thousandths: i64,
    limits: Limits,
    stop: &mut dyn FnMut(u64) -> bool,
) -> Result<Judgement, Fault> {
    let (strings, nodes) = strings(board, stones, limits, stop)?;
    let with = |wanted: &StringStatus| {
        let chosen = strings.iter().filter(|string| string.status == *wanted);
        chosen.fold(PointSet::new(), |all, string| all.union(&string.points))
    };
    let (dead, open) = (with(&StringStatus::Dead), with(&StringStatus::Open));
    let mut judgement = Judgement {
        standing: Standing::Decided,
        counts: vec![Counts::Nobody; board.len()],
        dead: dead.clone(),
        strings: strings.clone(),
        outcome: Outcome::Open,
        open: Vec::new(),
        readings: READINGS.to_vec(),
        nodes,
    };
    if !open.is_empty() {
        judgement.standing = Standing::Undecided;
        judgement.counts = vec![Counts::Open; board.len()];
        judgement.open.push(format!(
            "whether {} stones are alive was not found out",
            open.count()
        ));
        return Ok(judgement);
    }
    let counted: Territory = territory(board, stones, &dead);
    for (point, counts) in board.points().zip(&mut judgement.counts) {
        for color in Color::ALL {
            if counted.territory[color].contains(point) {
                *counts = Counts::For(color);
            }
        }
    }
    judgement.outcome = Outcome::Score(score(&counted, prisoners, komi_thousandths));
    Ok(judgement)
}

/// Our readings of the text that every judgement rests on: `DIFFERENCES.md`.
pub const READINGS: [&str; 3] = ["fresh-marks", "new-stone-on-its-board", "dead-by-colour"];
