//! The lemmas of walls (`jrg89/safe.rs`), of room (`Arena::has_room`), of filled parts and gaps (`Arena::covered`), and moves that are tried since they won elsewhere: with and without no verdict is another one.

use std::sync::Arc;

use crate::common;
use loja_ground::{Board, ByColor, Color, PointSet};
use loja_systems::japan_1989::{Ablation, LineState, Turn, strings_ablated};
use loja_systems::jrg89;
use loja_systems::proof::{Question, certify, check};
use loja_systems::{JudgedString, StringStatus, Suicide, unconditional};
use loja_testkit::{Dice, effort, is_long};

loja_testkit::long_too!(
    no_verdict_is_another_one_where_a_capturer_answers_elsewhere,
    no_verdict_is_another_one_where_a_capturer_answers_beyond_his_wall,
    no_verdict_is_another_one_without_gaps,
    no_verdict_is_another_one_without_walls,
    no_verdict_is_another_one_without_room_or_gaps_or_moves_that_won_elsewhere
);

/// Situations of one judgement.
const FEW: u64 = 6_000;
const MORE: u64 = 40_000;

/// Without a lemma.
fn no_walls() -> Ablation {
    Ablation {
        walls: false,
        ..Ablation::default()
    }
}

fn no_gaps() -> Ablation {
    Ablation {
        gaps: false,
        ..Ablation::default()
    }
}

fn within(
    board: &Arc<Board>,
    stones: &ByColor<PointSet>,
    lemmas: Ablation,
    nodes: u64,
) -> (Vec<JudgedString>, u64) {
    strings_ablated(
        lemmas,
        &common::position(board, stones),
        &common::nodes(nodes),
    )
    .unwrap_or_default()
}

/// White's left group has two eyes, and the stone at the bottom would fall if it stood there for good. But White fills his own
/// eyes, which are passes for who looks at the rest of the board alone: the lemma does not hold for walls of whoever is to be beaten.
#[test]
fn an_owner_who_fills_his_own_eyes_saves_a_stone() -> Result<(), String> {
    let board = Arc::new(Board::rectangle(6, 3));
    let signs = ".oxoxxoox.ox.o.ox.";
    let of = |sign: char| {
        let stones = board.points().zip(signs.chars());
        stones
            .filter(|(_, here)| *here == sign)
            .map(|(at, _)| at)
            .collect()
    };
    let stones = ByColor {
        black: of('x'),
        white: of('o'),
    };
    let stone = board.point(15).ok_or("a location")?;
    for walls in [true, false] {
        let lemmas = Ablation {
            walls,
            ..Ablation::default()
        };
        let (judged, _) = within(&board, &stones, lemmas, FEW);
        let string = judged.iter().find(|string| string.points.contains(stone));
        assert_eq!(
            string.map(|string| &string.status),
            Some(&StringStatus::Uncapturable),
            "walls: {walls}"
        );
    }
    let bundle = certify(
        jrg89::RULES,
        &common::position(&board, &stones),
        &Question::Captured(stone),
        &common::searches(400_000),
    )
    .ok_or("decided")?;
    let shown = check(&bundle).map_err(|why| why.to_string())?;
    assert!(!shown.claim.answer);
    Ok(())
}

/// Positions of random games in which somebody has two eyes and somebody has not.
fn walled(board: &Arc<Board>, dice: &mut Dice) -> Result<Vec<ByColor<PointSet>>, String> {
    let none = ByColor::default();
    let mut state = LineState::start(Arc::clone(board), none, Color::Black)
        .map_err(|fault| format!("{fault:?}"))?;
    let mut found = Vec::new();
    for _ in 0..board.len() + dice.below(2 * board.len()) {
        let own = &state.stones()[state.turn()];
        let mut turns = state.turns();
        turns.retain(|turn| {
            let Turn::Play(at) = turn else { return false };
            let near = board.neighbors(*at);
            dice.below(12) == 0 || !near.iter().all(|&near| own.contains(near))
        });
        let turn = match turns.len() {
            0 => Turn::Pass,
            count => turns[dice.below(count)],
        };
        state = state.after(turn).map_err(|why| format!("{why:?}"))?;
        if state.ended() {
            break;
        }
        let stones = state.stones();
        let safe = |color| unconditional(board, stones, color, Suicide::Forbidden);
        let safe = safe(Color::Black).union(&safe(Color::White));
        if !safe.is_empty() && safe != stones.occupied() && dice.below(3) == 0 {
            found.push(stones.clone());
        }
    }
    Ok(found)
}

/// Two rectangles that are not joined: what is dead on one alone is dead on both, though its capturer may have to answer on the other (the lemmas *answered* and *apart*).
fn apart(sizes: [(usize, usize); 2]) -> Result<Board, String> {
    let mut pairs = Vec::new();
    let mut before = 0;
    for (columns, rows) in sizes {
        for at in 0..columns * rows {
            if at % columns + 1 < columns {
                pairs.push((before + at, before + at + 1));
            }
            if at / columns + 1 < rows {
                pairs.push((before + at, before + at + columns));
            }
        }
        before += columns * rows;
    }
    Board::new(before, pairs).map_err(|fault| format!("{fault:?}"))
}

/// Two rectangles on either side of one stone with two eyes, which touches so many locations of each: whoever owns it may answer on one what
/// happens on the other (the lemma *answered* where all is joined). The stone comes after the rectangles, then its eyes.
fn on_either_side(sizes: [(usize, usize); 2], touched: [usize; 2]) -> Result<Board, String> {
    let parts = apart(sizes)?;
    let wall = parts.len();
    let mut pairs: Vec<(usize, usize)> = parts
        .points()
        .flat_map(|at| parts.neighbors(at).iter().map(move |&near| (at, near)))
        .map(|(at, near)| (at.index(), near.index()))
        .filter(|(at, near)| at < near)
        .collect();
    let second = sizes[0].0 * sizes[0].1;
    pairs.extend((0..touched[0]).map(|at| (at, wall)));
    pairs.extend((second..second + touched[1]).map(|at| (at, wall)));
    pairs.extend([(wall, wall + 1), (wall, wall + 2)]);
    Board::new(wall + 3, pairs).map_err(|fault| format!("{fault:?}"))
}

/// How many strings were judged with and without the lemmas.
#[derive(Default)]
struct Tally {
    decided: usize,
    dead: usize,
    open: usize,
    /// Positions that took more situations with it or without.
    otherwise: usize,
}

impl Tally {
    /// Judges the strings of a position twice: nothing that both decide may differ.
    fn compare(
        &mut self,
        board: &Arc<Board>,
        stones: &ByColor<PointSet>,
        without: Ablation,
        nodes: u64,
    ) {
        let [(with, some), (less, others)] =
            [Ablation::default(), without].map(|lemmas| within(board, stones, lemmas, nodes));
        self.otherwise += usize::from(some != others);
        for (with, less) in with.iter().zip(&less) {
            if [with, less]
                .map(|string| &string.status)
                .contains(&&StringStatus::Open)
            {
                self.open += 1;
                continue;
            }
            self.decided += 1;
            self.dead += usize::from(with.status == StringStatus::Dead);
            let same = std::mem::discriminant(&with.status) == std::mem::discriminant(&less.status);
            assert!(same, "{stones:?}: {with:?}, {less:?}");
        }
    }
}

/// Judges so many random positions with and without the lemmas: nothing that both decide may differ.
fn alike(
    times: usize,
    seed: u64,
    (without, nodes): (Ablation, u64),
    mut position: impl FnMut(usize, &mut Dice) -> Result<(Board, Vec<usize>), String>,
) -> Result<(), String> {
    let mut dice = Dice::new(seed);
    let mut tally = Tally::default();
    for turn in 0..times {
        let (board, signs) = position(turn, &mut dice)?;
        let board = Arc::new(board);
        let of = |sign: usize| {
            let stones = board.points().zip(&signs);
            stones
                .filter(|(_, here)| **here == sign)
                .map(|(at, _)| at)
                .collect()
        };
        let stones = ByColor {
            black: of(1),
            white: of(2),
        };
        if LineState::start(Arc::clone(&board), stones.clone(), Color::Black).is_err() {
            continue;
        }
        tally.compare(&board, &stones, without, nodes);
    }
    let Tally {
        decided,
        dead,
        open,
        otherwise,
    } = tally;
    println!(
        "{decided} strings alike, {dead} of them dead, {open} open in one of them; {otherwise} positions otherwise searched"
    );
    assert!(dead > 20 && decided > open / 2, "{decided}, {dead}, {open}");
    assert!(otherwise > 0, "the switch does nothing");
    Ok(())
}

#[test]
fn no_verdict_is_another_one_where_a_capturer_answers_elsewhere() -> Result<(), String> {
    let sizes = [[(3, 2), (3, 2)], [(4, 2), (3, 1)], [(3, 3), (2, 2)]];
    alike(effort(120, 6_000), 11, (no_walls(), FEW), |turn, dice| {
        let board = apart(sizes[turn % sizes.len()])?;
        let mut signs: Vec<usize> = (0..board.len()).map(|_| dice.below(7) / 2).collect();
        // Some are left empty.
        signs[dice.below(board.len())] = 3;
        Ok((board, signs))
    })
}

#[test]
fn no_verdict_is_another_one_where_a_capturer_answers_beyond_his_wall() -> Result<(), String> {
    let sizes = [[(2, 2), (2, 2)], [(3, 2), (2, 2)], [(3, 1), (3, 2)]];
    alike(effort(60, 3_000), 12, (no_walls(), MORE), |turn, dice| {
        let touched = [1 + dice.below(3), 1 + dice.below(3)];
        let board = on_either_side(sizes[turn % sizes.len()], touched)?;
        let parts = board.len() - 3;
        let mut signs: Vec<usize> = (0..parts).map(|_| dice.below(7) / 2).collect();
        signs[dice.below(parts)] = 3;
        signs.extend([1 + dice.below(2), 3, 3]);
        Ok((board, signs))
    })
}

/// Both colours have a stone with two eyes, which touch so many locations of a rectangle each.
#[test]
fn no_verdict_is_another_one_without_gaps() -> Result<(), String> {
    let sizes = [(3, 2), (4, 2), (3, 3), (5, 1), (6, 1)];
    alike(effort(120, 6_000), 13, (no_gaps(), FEW), |turn, dice| {
        let (columns, rows) = sizes[turn % sizes.len()];
        let inside = columns * rows;
        let mut pairs = Vec::new();
        for at in 0..inside {
            if at % columns + 1 < columns {
                pairs.push((at, at + 1));
            }
            if at / columns + 1 < rows {
                pairs.push((at, at + columns));
            }
        }
        let mut signs: Vec<usize> = (0..inside).map(|_| dice.below(9) / 2).collect();
        for color in [1, 2] {
            let stone = signs.len();
            let touches = (0..inside).filter(|_| dice.below(5) < 2 + color % 2);
            pairs.extend(touches.map(|at| (at, stone)));
            pairs.extend([(stone, stone + 1), (stone, stone + 2)]);
            signs.extend([color, 3, 3]);
        }
        let board = Board::new(signs.len(), pairs).map_err(|fault| format!("{fault:?}"))?;
        Ok((board, signs))
    })
}

#[test]
fn no_verdict_is_another_one_without_walls() -> Result<(), String> {
    let long = is_long();
    let seed = std::env::var("LOJA_SEED")
        .ok()
        .and_then(|seed| seed.parse().ok());
    let mut dice = Dice::new(seed.unwrap_or(1989));
    let mut positions = 0;
    let mut tally = Tally::default();
    while positions < if long { 5_000 } else { 100 } {
        let (columns, rows) = [(4, 4), (5, 3), (6, 3), (5, 4)][dice.below(4)];
        let board = Arc::new(Board::rectangle(columns, rows));
        for stones in walled(&board, &mut dice)? {
            positions += 1;
            tally.compare(&board, &stones, no_walls(), FEW);
        }
    }
    let Tally { decided, open, .. } = tally;
    println!("{positions} positions: {decided} strings alike, {open} open in one of them");
    assert!(decided > 10 * open, "{decided} decided, {open} open");
    Ok(())
}

#[test]
fn no_verdict_is_another_one_without_room_or_gaps_or_moves_that_won_elsewhere() -> Result<(), String>
{
    let long = is_long();
    let mut dice = Dice::new(7);
    let switches = [
        (true, true, true),
        (false, true, true),
        (true, false, true),
        (true, true, false),
    ];
    let (mut positions, mut decided, mut open, mut changed) = (0, 0, 0, [0, 0, 0]);
    while positions < if long { 5_000 } else { 100 } {
        let (columns, rows) = [(4, 4), (5, 3), (6, 3), (5, 4)][dice.below(4)];
        let board = Arc::new(Board::rectangle(columns, rows));
        for stones in walled(&board, &mut dice)? {
            positions += 1;
            let [(all, nodes), without @ ..] = switches.map(|(room, alike, gaps)| {
                let lemmas = Ablation {
                    room,
                    alike,
                    gaps,
                    ..Ablation::default()
                };
                within(&board, &stones, lemmas, FEW)
            });
            for (at, (others, other_nodes)) in without.into_iter().enumerate() {
                changed[at] += usize::from(nodes != other_nodes);
                for (one, other) in all.iter().zip(&others) {
                    if [one, other]
                        .map(|string| &string.status)
                        .contains(&&StringStatus::Open)
                    {
                        open += 1;
                        continue;
                    }
                    decided += 1;
                    let same = std::mem::discriminant(&one.status)
                        == std::mem::discriminant(&other.status);
                    assert!(same, "{stones:?}: {one:?}, {other:?}");
                }
            }
        }
    }
    println!(
        "{positions} positions: {decided} strings alike, {open} open, {changed:?} otherwise searched"
    );
    assert!(decided > 10 * open, "{decided} decided, {open} open");
    assert!(!changed.contains(&0), "{changed:?}: a switch does nothing");
    Ok(())
}
