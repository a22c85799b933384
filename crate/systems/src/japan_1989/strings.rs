//! Which stones are alive, and on which points.

use loja_ground::{Board, ByColor, Color, PointSet};
use loja_search::Control;

use super::ablation::Ablation;
use super::arena::Arena;
use super::asking::Asking;
use super::marking::Marking;
use super::places::Places;
use super::safe;
use super::score::{Territory1989, score, territory};
use super::status::{Parts, Reading};
use crate::fault::Fault;
use crate::frame::Start;
use crate::{About, Counts, GameResult, JudgedString, Judgement, Open, Standing, StringStatus};

/// Situations each question may take, step by step, and at last all that are left.
const STEPS: [u64; 9] = [
    250,
    1_000,
    4_000,
    16_000,
    64_000,
    256_000,
    1_000_000,
    4_000_000,
    u64::MAX,
];

/// From this many situations a question, we ask on the whole board too.
///
/// Before that it would mostly be the same search, only longer.
const WHOLE: u64 = 16_000;

pub(crate) type Statuses = Result<(Vec<JudgedString>, u64), Fault>;

/// Judges every string, and counts the situations.
///
/// # Errors
///
/// If the stones can't stand on any board.
pub fn strings(start: &Start, control: &Control<'_>) -> Statuses {
    strings_by(start, control, |stone| stone.by_pauli())
}

/// Judges every string by a reading of article 7.
///
/// # Errors
///
/// If the stones can't stand on any board.
pub(crate) fn strings_by(start: &Start, control: &Control<'_>, reading: Reading) -> Statuses {
    searched(Ablation::default(), start, control, reading)
}

/// Judges every string with the lemmas that tests leave in.
#[doc(hidden)]
pub fn strings_ablated(lemmas: Ablation, start: &Start, control: &Control<'_>) -> Statuses {
    searched(lemmas, start, control, |stone| stone.by_pauli())
}

fn searched(lemmas: Ablation, start: &Start, control: &Control<'_>, reading: Reading) -> Statuses {
    let Start { board, stones, .. } = start;
    Fault::check(board, stones)?;
    let marking = Marking::of(&start.options);
    let before = control.nodes();
    let asking = Asking { control, lemmas };
    let mut judged = Vec::new();
    let mut places = Places::new(board, stones, lemmas.walls);
    let mut asked = Vec::new();
    for color in Color::ALL {
        let safe = safe::safe(board, stones, color, &PointSet::new());
        for chain in stones.chains(board, &stones[color]) {
            let Some(first) = chain.members.iter().next() else {
                continue;
            };
            let stays = safe.contains(first);
            // Finding what lies between walls takes long too.
            if stays || control.poll().is_err() {
                judged.push(JudgedString {
                    points: chain.members,
                    color,
                    status: match stays {
                        true => StringStatus::Uncapturable,
                        false => StringStatus::Open,
                    },
                });
            } else {
                let parted = places.of(color, chain.members, first);
                let whole = places.whole(&parted);
                asked.push((parted, whole));
            }
        }
    }
    let arenas: Vec<Option<Arena>> = places
        .parts
        .iter()
        .map(|part| Some(Arena::new(board, stones, part)?.marking(marking)))
        .collect();
    let mut parts = Parts::new(&arenas, stones, &asking, None);
    // Step by step, so that no easy string waits for a hard one.
    for nodes in STEPS {
        if asking.is_over() {
            break;
        }
        asked.retain(|(asked, whole)| {
            if asking.is_stopped() {
                return true;
            }
            let mut status = parts.status(asked, stones, nodes, reading);
            // Each may need the other's turns outside to show it.
            if status == StringStatus::Open
                && nodes >= WHOLE
                && (asked.his, asked.own) != (whole.his, whole.own)
            {
                status = parts.status(whole, stones, nodes, reading);
            }
            let open = status == StringStatus::Open;
            if !open {
                judged.push(JudgedString {
                    points: asked.points.clone(),
                    color: asked.color,
                    status,
                });
            }
            open
        });
    }
    judged.extend(asked.into_iter().map(|(asked, _)| JudgedString {
        points: asked.points,
        color: asked.color,
        status: StringStatus::Open,
    }));
    let nodes = control.nodes() - before;
    judged.sort_by_key(|string| string.points.iter().next());
    Ok((judged, nodes))
}

/// Counts judged strings by articles 8 and 10.
pub(crate) fn counted(
    board: &Board,
    stones: &ByColor<PointSet>,
    strings: Vec<JudgedString>,
    prisoners: ByColor<u32>,
    komi_thousandths: i64,
) -> Judgement {
    let with = |wanted: &StringStatus| {
        let chosen = strings.iter().filter(|string| string.status == *wanted);
        chosen.fold(PointSet::new(), |all, string| all.union(&string.points))
    };
    let (dead, open) = (with(&StringStatus::Dead), with(&StringStatus::Open));
    let mut judgement = Judgement {
        counts: vec![Counts::Nobody; board.len()],
        dead: dead.clone(),
        strings,
        ..Judgement::decided(GameResult::Open)
    };
    if !open.is_empty() {
        judgement.standing = Standing::Undecided;
        judgement.counts = vec![Counts::Open; board.len()];
        judgement.open.push(Open::at(About::Life, open));
        return judgement;
    }
    let counted: Territory1989 = territory(board, stones, &dead);
    for (point, counts) in board.points().zip(&mut judgement.counts) {
        for color in Color::ALL {
            if counted.territory[color].contains(point) {
                *counts = Counts::For(color);
            }
        }
    }
    judgement.outcome = GameResult::Score(score(&counted, prisoners, komi_thousandths));
    judgement
}
