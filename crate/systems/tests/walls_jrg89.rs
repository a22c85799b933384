//! The lemmas of walls (`jrg89/safe.rs`) and of room (`Arena::has_room`), and moves that are tried since they won elsewhere: with and without no verdict is another one.
#![allow(missing_docs)]

use std::sync::Arc;

use loja_ground::{Board, ByColor, Color, PointSet};
use loja_systems::jrg89::{Limits, State, Turn, certify, check, strings};
use loja_systems::{JudgedString, StringStatus, Suicide, unconditional};

fn judged(board: &Arc<Board>, stones: &ByColor<PointSet>, walls: bool) -> Vec<JudgedString> {
    let limits = Limits {
        walls,
        ..Limits::default()
    };
    within(board, stones, limits).0
}

fn within(
    board: &Arc<Board>,
    stones: &ByColor<PointSet>,
    limits: Limits,
) -> (Vec<JudgedString>, u64) {
    let limits = Limits {
        nodes: 6_000,
        ..limits
    };
    strings(board, stones, limits, &mut |_| false).unwrap_or_default()
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
        let judged = judged(&board, &stones, walls);
        let string = judged.iter().find(|string| string.points.contains(stone));
        assert_eq!(
            string.map(|string| &string.status),
            Some(&StringStatus::Uncapturable),
            "walls: {walls}"
        );
    }
    let limits = Limits {
        walls: false,
        ..Limits::default()
    };
    let certificate = certify(&board, &stones, stone, limits).ok_or("decided")?;
    let shown = check(&certificate).map_err(|why| why.to_string())?;
    assert!(!shown.captured);
    Ok(())
}

struct Dice(u64);

impl Dice {
    fn below(&mut self, most: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).map_or(0, |roll| roll % most.max(1))
    }
}

/// Positions of random games in which somebody has two eyes and somebody has not.
fn walled(board: &Arc<Board>, dice: &mut Dice) -> Result<Vec<ByColor<PointSet>>, String> {
    let none = ByColor {
        black: PointSet::new(),
        white: PointSet::new(),
    };
    let mut state = State::start(Arc::clone(board), none, Color::Black)
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
        state = state.after(turn).map_err(|why| why.to_string())?;
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

#[test]
fn no_verdict_is_another_one_where_a_capturer_answers_elsewhere() -> Result<(), String> {
    let long = std::env::var_os("LOJA_LONG").is_some();
    let mut dice = Dice(11);
    let sizes = [[(3, 2), (3, 2)], [(4, 2), (3, 1)], [(3, 3), (2, 2)]];
    let (mut decided, mut dead, mut open) = (0, 0, 0);
    for turn in 0..if long { 6_000 } else { 120 } {
        let board = Arc::new(apart(sizes[turn % sizes.len()])?);
        let mut signs: Vec<usize> = (0..board.len()).map(|_| dice.below(7) / 2).collect();
        // Some are left empty.
        signs[dice.below(board.len())] = 3;
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
        if State::start(Arc::clone(&board), stones.clone(), Color::Black).is_err() {
            continue;
        }
        let both = [true, false].map(|walls| judged(&board, &stones, walls));
        for (walled, whole) in both[0].iter().zip(&both[1]) {
            if [walled, whole]
                .map(|string| &string.status)
                .contains(&&StringStatus::Open)
            {
                open += 1;
                continue;
            }
            decided += 1;
            dead += usize::from(walled.status == StringStatus::Dead);
            let same =
                std::mem::discriminant(&walled.status) == std::mem::discriminant(&whole.status);
            assert!(same, "{stones:?}: {walled:?}, {whole:?}");
        }
    }
    println!("{decided} strings alike, {dead} of them dead, {open} open in one of them");
    assert!(dead > 20 && decided > open / 2, "{decided}, {dead}, {open}");
    Ok(())
}

#[test]
fn no_verdict_is_another_one_without_walls() -> Result<(), String> {
    let long = std::env::var_os("LOJA_LONG").is_some();
    let seed = std::env::var("LOJA_SEED")
        .ok()
        .and_then(|seed| seed.parse().ok());
    let mut dice = Dice(seed.unwrap_or(1989));
    let (mut positions, mut decided, mut open) = (0, 0, 0);
    while positions < if long { 5_000 } else { 100 } {
        let (columns, rows) = [(4, 4), (5, 3), (6, 3), (5, 4)][dice.below(4)];
        let board = Arc::new(Board::rectangle(columns, rows));
        for stones in walled(&board, &mut dice)? {
            positions += 1;
            let both = [true, false].map(|walls| judged(&board, &stones, walls));
            for (walled, whole) in both[0].iter().zip(&both[1]) {
                if [walled, whole]
                    .map(|string| &string.status)
                    .contains(&&StringStatus::Open)
                {
                    open += 1;
                    continue;
                }
                decided += 1;
                let same =
                    std::mem::discriminant(&walled.status) == std::mem::discriminant(&whole.status);
                assert!(same, "{stones:?}: {walled:?}, {whole:?}");
            }
        }
    }
    println!("{positions} positions: {decided} strings alike, {open} open in one of them");
    assert!(decided > 10 * open, "{decided} decided, {open} open");
    Ok(())
}

#[test]
fn no_verdict_is_another_one_without_room_or_moves_that_won_elsewhere() -> Result<(), String> {
    let long = std::env::var_os("LOJA_LONG").is_some();
    let mut dice = Dice(7);
    let switches = [(true, true), (false, true), (true, false)];
    let (mut positions, mut decided, mut open, mut changed) = (0, 0, 0, [0, 0]);
    while positions < if long { 5_000 } else { 100 } {
        let (columns, rows) = [(4, 4), (5, 3), (6, 3), (5, 4)][dice.below(4)];
        let board = Arc::new(Board::rectangle(columns, rows));
        for stones in walled(&board, &mut dice)? {
            positions += 1;
            let [(all, nodes), without @ ..] = switches.map(|(room, alike)| {
                let limits = Limits {
                    room,
                    alike,
                    ..Limits::default()
                };
                within(&board, &stones, limits)
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
