use std::sync::Arc;

use loja_ground::{Board, ByColor, Color, PointSet};
use loja_search::Control;

use crate::fault::Fault;
use crate::judgement::{
    Counts, GameResult, JudgedString, Judgement, MayStop, Standing, StringStatus,
};
use crate::open::{About, Open};

use super::score::{score, territory};
use super::status::{Status, analysis};

/// The reading that nobody plays where all is settled.
///
/// Nobody fills a one-point eye between their own immortal stones, or plays in an empty territory with two certain
/// eyes. It is supposed on boards of more than [`EXACT_UP_TO`](super::EXACT_UP_TO) locations
/// ([`Supposing`](super::Supposing)).
pub const SETTLED: &str = "j2003-nothing-is-played-where-all-is-settled";

/// Judges a position as the end of a game, with these prisoners.
///
/// Komi counts against Black. Direct ko stones forbid such an end (line 77).
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
    let mut open = Vec::new();
    let Some(found) = analysis(board, stones, control) else {
        let why = "the board has more than 128 locations";
        return Ok(Judgement {
            stop: MayStop::Undecided(PointSet::new()),
            ..Judgement::without(Standing::Undecided, board.len(), why)
        });
    };
    let strings: Vec<JudgedString> = found
        .strings
        .iter()
        .map(|(points, color, status)| JudgedString {
            points: points.clone(),
            color: *color,
            status: match status {
                Status::Uncapturable => StringStatus::Uncapturable,
                Status::Under => StringStatus::Under,
                Status::Local | Status::Alive => StringStatus::Local,
                Status::Dead => StringStatus::Dead,
                Status::Open => StringStatus::Open,
            },
        })
        .collect();
    let unsure = found.of(Status::Open);
    let some = |about, points: PointSet| (!points.is_empty()).then(|| Open::at(about, points));
    open.extend(some(About::Life, unsure.clone()));
    open.extend(some(About::WayOfLife, found.of(Status::Alive)));
    open.extend(some(About::DirectKo, found.perhaps_direct.clone()));
    let dead = found.dead();
    let told = territory(board, stones, &dead);
    let decided = unsure.is_empty();
    let mut standing = if decided {
        Standing::Decided
    } else {
        Standing::Undecided
    };
    if !found.direct_ko_stones.is_empty() {
        // Line 77: such a position ends no game.
        let direct = found.direct_ko_stones.clone();
        open.push(Open::at(About::EndsNot, direct));
        standing = Standing::Undefined;
    }
    let counts = board
        .points()
        .map(|point| {
            match (
                told.territory.black.contains(point),
                told.territory.white.contains(point),
            ) {
                _ if !decided => Counts::Open,
                (true, false) => Counts::For(Color::Black),
                (false, true) => Counts::For(Color::White),
                _ => Counts::Nobody,
            }
        })
        .collect();
    let outcome = if standing == Standing::Decided {
        GameResult::Score(
            score(stones, &told, prisoners)
                .saturating_mul(1000)
                .saturating_sub(komi_thousandths),
        )
    } else {
        GameResult::Open
    };
    // Ko stones of open status may be direct.
    let stop = if !found.direct_ko_stones.is_empty() {
        MayStop::No(found.direct_ko_stones.clone())
    } else if !found.perhaps_direct.is_empty() {
        MayStop::Undecided(found.perhaps_direct.clone())
    } else {
        MayStop::Yes
    };
    Ok(Judgement {
        standing,
        stop,
        counts,
        // Other dead stones stay.
        dead: dead.intersection(&told.territory.black.union(&told.territory.white)),
        strings,
        open,
        readings: if found.supposes_settled {
            vec![SETTLED]
        } else {
            Vec::new()
        },
        nodes: found.nodes,
        ..Judgement::decided(outcome)
    })
}
