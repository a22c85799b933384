//! Stone, area, no-pass, superko, Ing, Shimada and Yasunaga against the literal judges: turns of random games, counts,
//! perfect play.
#![allow(clippy::expect_used, clippy::panic, clippy::unwrap_used, missing_docs)]

mod common;
#[allow(dead_code)]
mod literal {
    pub mod area;
    pub mod ing;
    pub mod no_pass;
    pub mod plain_stones;
    pub mod shimada;
    pub mod stone;
    pub mod superko;
}

use std::fmt::Debug;
use std::sync::Arc;

use common::{Dice, list, number, positions, tiny};
use literal::plain_stones::Map;
use loja_ground::{Board, Color, Point};
use loja_systems::{Limits, Meter, Table, Value};
use loja_systems::{area, ing, no_pass, shimada, stone, superko, yasunaga};

/// The neighbours as the literal judges here have them.
fn graph(board: &Board) -> Map {
    common::graph(board).into()
}

fn long() -> bool {
    std::env::var_os("LOJA_LONG").is_some()
}

/// One system in the crate and in the tests.
struct Pair<S, L> {
    name: &'static str,
    start: fn(&Arc<Board>, Color) -> S,
    told: fn(&Map, u8) -> L,
    /// A location, or none for a pass.
    after: fn(&S, Option<Point>) -> Option<S>,
    told_after: fn(&L, Option<usize>) -> Option<L>,
    table: fn(&S) -> &Table,
    stones: fn(&L) -> (&Vec<u8>, u8),
    /// Whether it is over, and what it is worth then.
    over: fn(&S) -> Option<i64>,
    told_over: fn(&L) -> Option<i64>,
    /// From here on they may differ, as `DIFFERENCES.md` tells.
    apart: fn(&Arc<Board>, &S, &L) -> bool,
}

impl<S: Clone, L: Clone + Debug> Pair<S, L> {
    /// Each turn of random games is asked of both, the forbidden ones too.
    fn play(&self) {
        let games = if long() { 10_000 } else { 150 };
        let mut dice = Dice(number_of(self.name));
        let boards: Vec<(String, Board)> = tiny()
            .into_iter()
            .chain([("3x3".to_owned(), Board::rectangle(3, 3))])
            .collect();
        for game in 0..games {
            let (name, board) = &boards[game % boards.len()];
            let board = Arc::new(board.clone());
            let map = graph(&board);
            let turn = Color::ALL[game / boards.len() % 2];
            let mut state = (self.start)(&board, turn);
            let mut told = (self.told)(&map, number(turn));
            for _ in 0..60 {
                let context = || format!("{} on {name}: {told:?}", self.name);
                let table = (self.table)(&state);
                let (stones, turn) = (self.stones)(&told);
                assert_eq!(
                    (&list(&board, &table.stones), number(table.turn)),
                    (stones, turn),
                    "{}",
                    context()
                );
                assert_eq!(
                    (self.over)(&state),
                    (self.told_over)(&told),
                    "{}",
                    context()
                );
                if (self.apart)(&board, &state, &told) {
                    break;
                }
                let mut open = Vec::new();
                for at in board.points().map(Some).chain([None]) {
                    let next = (self.after)(&state, at);
                    let told_next = (self.told_after)(&told, at.map(Point::index));
                    assert_eq!(next.is_some(), told_next.is_some(), "{at:?} {}", context());
                    open.extend(next.zip(told_next));
                }
                if open.is_empty() {
                    break;
                }
                // Stones first, so that something happens.
                let one = dice.below(open.len() + 2) % open.len();
                (state, told) = open.swap_remove(one);
            }
        }
    }
}

fn number_of(name: &str) -> u64 {
    name.bytes().fold(7, |sum, byte| sum * 31 + u64::from(byte))
}

fn empty(map: &Map) -> Vec<u8> {
    vec![0; map.len()]
}

fn nothing() -> loja_ground::ByColor<loja_ground::PointSet> {
    loja_ground::ByColor::default()
}

#[test]
fn stone_games() {
    Pair::<stone::State, literal::stone::Situation> {
        name: "stone",
        start: |board, turn| stone::State::start(Arc::clone(board), nothing(), turn).unwrap(),
        told: |map, turn| literal::stone::start(map, &empty(map), turn),
        after: |state, at| {
            state
                .after(at.map_or(stone::Turn::Pass, stone::Turn::Play))
                .ok()
        },
        told_after: |told, at| match at {
            Some(at) => literal::stone::add(told, at).ok(),
            None => literal::stone::pass(told),
        },
        table: stone::State::table,
        stones: |told| (&told.stones, told.turn),
        over: |state| state.ended().then(|| stone::score(state.table())),
        told_over: |told| literal::stone::over(told).then(|| literal::stone::score(&told.stones)),
        apart: |_, _, _| false,
    }
    .play();
}

/// Line 3732 has both ends.
#[test]
fn area_games() {
    fn pair(
        name: &'static str,
        start: fn(&Arc<Board>, Color) -> area::State,
        told: fn(&Map, u8) -> literal::area::Game,
    ) -> Pair<area::State, literal::area::Game> {
        Pair {
            name,
            start,
            told,
            after: |state, at| {
                state
                    .after(at.map_or(area::Turn::Pass, area::Turn::Play))
                    .ok()
            },
            told_after: |told, at| {
                let now = match at {
                    _ if literal::area::over(told) => None,
                    Some(at) => literal::stone::add(&told.now, at).ok(),
                    None => literal::stone::pass(&told.now),
                };
                now.map(|now| literal::area::Game { now, end: told.end })
            },
            table: area::State::table,
            stones: |told| (&told.now.stones, told.now.turn),
            over: |state| state.ended().then(|| area::score(state.table())),
            told_over: |told| {
                literal::area::over(told)
                    .then(|| literal::area::score(&told.now.map, &told.now.stones))
            },
            apart: |_, _, _| false,
        }
    }
    pair(
        "area-three",
        |board, turn| area::State::start(Arc::clone(board), nothing(), turn).unwrap(),
        |map, turn| literal::area::Game {
            now: literal::stone::start(map, &empty(map), turn),
            end: literal::area::End::Three,
        },
    )
    .play();
    pair(
        "area-two",
        |board, turn| {
            let state = area::State::start(Arc::clone(board), nothing(), turn).unwrap();
            state.ending(area::Ending::TwoPasses)
        },
        |map, turn| literal::area::Game {
            now: literal::stone::start(map, &empty(map), turn),
            end: literal::area::End::Two,
        },
    )
    .play();
}

/// Line 3988: no passes, and who can't move has lost.
#[test]
fn no_pass_games() {
    Pair::<no_pass::State, literal::stone::Situation> {
        name: "no-pass",
        start: |board, turn| no_pass::State::start(Arc::clone(board), nothing(), turn).unwrap(),
        told: |map, turn| literal::stone::start(map, &empty(map), turn),
        after: |state, at| state.after(at).ok(),
        told_after: |told, at| {
            let mut moves = literal::no_pass::moves(told).into_iter();
            moves
                .find(|(point, _)| Some(*point) == at)
                .map(|(_, next)| next)
        },
        table: no_pass::State::table,
        stones: |told| (&told.stones, told.turn),
        over: |state| {
            let winner = state.winner();
            winner.map(|winner| if winner == Color::Black { 1 } else { -1 })
        },
        told_over: |told| {
            let loser = literal::no_pass::loser(told);
            loser.map(|loser| if loser == 1 { -1 } else { 1 })
        },
        apart: |_, _, _| false,
    }
    .play();
}

#[test]
fn superko_games() {
    fn pair(
        start: fn(&Arc<Board>, Color) -> superko::State,
        told: fn(&Map, u8) -> literal::superko::Situation,
    ) -> Pair<superko::State, literal::superko::Situation> {
        Pair {
            name: "superko",
            start,
            told,
            after: |state, at| {
                state
                    .after(at.map_or(superko::Turn::Pass, superko::Turn::Play))
                    .ok()
            },
            told_after: |told, at| match at {
                Some(at) => literal::superko::play(told, at).ok(),
                None => literal::superko::pass(told),
            },
            table: superko::State::table,
            stones: |told| (&told.stones, told.turn),
            over: |state| state.ended().then(|| area::score(state.table())),
            told_over: |told| literal::superko::over(told).then(|| literal::superko::score(told)),
            apart: |_, _, _| false,
        }
    }
    pair(
        |board, turn| {
            superko::State::start(Arc::clone(board), nothing(), turn, superko::Ban::Positional)
                .unwrap()
        },
        |map, turn| {
            use literal::superko::{Ban, End};
            literal::superko::start(map, &empty(map), turn, Ban::Positional, End::SecondStop)
        },
    )
    .play();
    pair(
        |board, turn| {
            superko::State::start(
                Arc::clone(board),
                nothing(),
                turn,
                superko::Ban::Situational,
            )
            .unwrap()
        },
        |map, turn| {
            use literal::superko::{Ban, End};
            literal::superko::start(map, &empty(map), turn, Ban::Situational, End::DoubleStop)
        },
    )
    .play();
}

#[test]
fn ing_games() {
    Pair::<ing::State, literal::ing::Situation> {
        name: "ing",
        start: |board, turn| ing::State::start(Arc::clone(board), nothing(), turn).unwrap(),
        told: |map, turn| literal::ing::start(map, &empty(map), turn),
        after: |state, at| {
            state
                .after(at.map_or(ing::Turn::Pass, ing::Turn::Play))
                .ok()
        },
        told_after: |told, at| match at {
            Some(at) => literal::ing::play(told, at).ok(),
            None => literal::ing::pass(told),
        },
        table: ing::State::table,
        stones: |told| (&told.stones, told.turn),
        over: |state| {
            let Table { board, stones, .. } = state.table();
            let filled = || {
                ing::fill_in(
                    board,
                    stones,
                    ing::stones_each(board.len()),
                    ing::Compensation::EVEN,
                )
            };
            state.ended().then(|| filled().margin)
        },
        told_over: |told| {
            use literal::ing::{Compensation, fill_in};
            let each = (i64::try_from(told.map.len()).unwrap() - 1) / 2;
            literal::ing::over(told)
                .then(|| fill_in(&told.map, &told.stones, each, Compensation::Even).margin)
        },
        // The literal judge finds no twins; beyond them both have the same hot stones.
        apart: |board, state, told| {
            let hot: loja_ground::PointSet =
                told.hot.iter().filter_map(|&at| board.point(at)).collect();
            assert!(hot.is_subset(state.hot()) && (state.hot().is_empty() || !hot.is_empty()));
            *state.hot() != hot
        },
    }
    .play();
}

#[test]
fn shimada_games() {
    Pair::<shimada::State, literal::shimada::Plan> {
        name: "shimada",
        start: |board, turn| {
            shimada::State::start(
                Arc::clone(board),
                nothing(),
                turn,
                loja_ground::ByColor::default(),
            )
            .unwrap()
        },
        told: |map, turn| literal::shimada::plan(map, &empty(map), turn, [0; 3]),
        after: |state, at| {
            state
                .after(at.map_or(shimada::Turn::Pass, shimada::Turn::Play))
                .ok()
        },
        told_after: |told, at| match at {
            Some(at) => literal::shimada::plan_play(told, at).ok(),
            None => literal::shimada::plan_pass(told),
        },
        table: shimada::State::table,
        stones: |told| (&told.stones, told.turn),
        over: |state| shimada::sums(state).map(|sums| sums.black.score() - sums.white.score()),
        told_over: literal::shimada::plan_score,
        apart: |_, _, _| false,
    }
    .play();
}

#[test]
fn yasunaga_games() {
    Pair::<yasunaga::State, literal::shimada::Draft> {
        name: "yasunaga",
        start: |board, turn| yasunaga::State::start(Arc::clone(board), nothing(), turn).unwrap(),
        told: |map, turn| literal::shimada::draft(map, &empty(map), turn),
        after: |state, at| {
            state
                .after(at.map_or(yasunaga::Turn::Pass, yasunaga::Turn::Play))
                .ok()
        },
        told_after: |told, at| match at {
            Some(at) => literal::shimada::draft_play(told, at).ok(),
            None => literal::shimada::draft_pass(told),
        },
        table: yasunaga::State::table,
        stones: |told| (&told.stones, told.turn),
        over: |state| state.ended().then_some(0),
        told_over: |told| literal::shimada::draft_over(told).then_some(0),
        apart: |_, _, _| false,
    }
    .play();
}

const LIMITS: Limits = Limits {
    nodes: 2_000_000,
    bytes: 512 << 20,
};

fn worth<P: loja_systems::Playing>(start: &P) -> Value {
    loja_systems::value(start, &mut Meter::new(LIMITS, &mut |_| false)).unwrap()
}

fn told_value<P: literal::plain_stones::Playing>(start: &P) -> (Option<i64>, Option<i64>) {
    let value = literal::plain_stones::value(start, 2_000_000).unwrap();
    (value.sure, value.most)
}

/// Every so manieth position, or all.
fn some(board: &Board, every: usize) -> Vec<loja_ground::ByColor<loja_ground::PointSet>> {
    let every = if long() { 1 } else { every };
    positions(board).into_iter().step_by(every).collect()
}

#[test]
fn perfect_play_by_stones_by_area_and_without_passing() {
    for (name, board) in tiny() {
        let every = if board.len() > 5 { 401 } else { 31 };
        let board = Arc::new(board);
        let map = graph(&board);
        for stones in some(&board, every) {
            for turn in Color::ALL {
                let told = list(&board, &stones);
                let plain = literal::stone::start(&map, &told, number(turn));
                let context = format!("{name} {told:?} {turn}");
                let state = stone::State::start(Arc::clone(&board), stones.clone(), turn).unwrap();
                let value = worth(&state);
                assert_eq!(
                    (value.least, value.most),
                    told_value(&plain),
                    "stone {context}"
                );

                let state = area::State::start(Arc::clone(&board), stones.clone(), turn).unwrap();
                for (ending, end) in [
                    (area::Ending::TwoPasses, literal::area::End::Two),
                    (area::Ending::ThreePasses, literal::area::End::Three),
                ] {
                    let value = worth(&state.clone().ending(ending));
                    let (sure, most) = told_value(&literal::area::Game {
                        now: plain.clone(),
                        end,
                    });
                    let thousands = |points: i64| points * 1000;
                    assert_eq!(
                        (value.least, value.most),
                        (sure.map(thousands), most.map(thousands)),
                        "area {context}"
                    );
                }

                let state =
                    no_pass::State::start(Arc::clone(&board), stones.clone(), turn).unwrap();
                let value = worth(&state);
                assert_eq!(
                    (value.least, value.most),
                    told_value(&literal::no_pass::Game(plain)),
                    "no pass {context}"
                );
            }
        }
    }
}

#[test]
fn counts_of_all_positions() {
    let boards = tiny()
        .into_iter()
        .chain([("3x3".to_owned(), Board::rectangle(3, 3))]);
    for (name, board) in boards {
        let map = graph(&board);
        for stones in some(&board, if board.len() > 6 { 29 } else { 1 }) {
            let told = list(&board, &stones);
            let table =
                Table::start(Arc::new(board.clone()), stones.clone(), Color::Black).unwrap();
            let context = format!("{name} {told:?}");
            assert_eq!(
                area::score(&table),
                literal::area::score(&map, &told),
                "{context}"
            );
            assert_eq!(
                stone::score(&table),
                literal::stone::score(&told),
                "{context}"
            );
            for color in Color::ALL {
                let eyed = shimada::two_eyed(&board, &stones, color);
                let eyed: Vec<bool> = board.points().map(|at| eyed.contains(at)).collect();
                assert_eq!(
                    eyed,
                    literal::shimada::two_eyed(&map, &told, number(color)),
                    "{context}"
                );
                let points = i64::try_from(shimada::points(&board, &stones, color).len()).unwrap();
                assert_eq!(
                    points,
                    literal::shimada::points(&map, &told, number(color)),
                    "{context}"
                );
            }
        }
    }
}

#[test]
fn compensations_are_those_of_the_text() {
    let mut dice = Dice(4361);
    for (name, board) in tiny() {
        let board = Arc::new(board);
        let map = graph(&board);
        for _ in 0..20 {
            let mut state = area::State::start(Arc::clone(&board), nothing(), Color::Black)
                .unwrap()
                .with_button();
            let mut taken = [0; 3];
            let mut passes = [0; 3];
            let mut first = None;
            let mut last = None;
            while !state.ended() {
                let turns = state.turns();
                let turn = turns[dice.below(turns.len())];
                let player = usize::from(number(state.table().turn));
                if turn == area::Turn::Pass {
                    passes[player] += 1;
                    first = first.or(Some(player));
                    last = Some(player);
                }
                state = state.after(turn).unwrap();
            }
            let table = state.table();
            for color in Color::ALL {
                taken[usize::from(number(color))] = i64::from(table.prisoners[color]);
            }
            let told = list(&board, &table.stones);
            let small = |player: Option<usize>| player.map(|player| u8::try_from(player).unwrap());
            use literal::area::{score_with_button, score_with_first_pass};
            let taker = state.button().map(number);
            assert_eq!(
                area::with_button(&state),
                score_with_button(&map, &told, taker),
                "{name}"
            );
            assert_eq!(
                area::with_first_pass(&state),
                score_with_first_pass(&map, &told, small(first)),
                "{name}"
            );
            let stones =
                literal::area::score_with_pass_stones(&map, &told, taken, passes, last == Some(1));
            assert_eq!(area::with_pass_stones(&state), stones * 1000, "{name}");
        }
    }
}

#[test]
fn filling_in_counts_alike() {
    use literal::ing::Compensation as Told;
    let mut dice = Dice(180);
    for _ in 0..if long() { 5000 } else { 300 } {
        let board = Board::rectangle(5, 5);
        let told: Vec<u8> = board
            .points()
            .map(|_| [0, 0, 1, 1, 2, 2][dice.below(6)])
            .collect();
        let stones = common::set(&board, &told);
        for (ours, theirs) in [
            (ing::Compensation::EVEN, Told::Even),
            (ing::Compensation::Handicap { stones: 2 }, Told::Handicap(2)),
            (ing::Compensation::Handicap { stones: 3 }, Told::Handicap(3)),
        ] {
            let filled = ing::fill_in(&board, &stones, 12, ours);
            let other = literal::ing::fill_in(&graph(&board), &told, 12, theirs);
            assert_eq!(filled.margin, other.margin, "{told:?}");
            // Nobody has more stones on the board than he has, and there is room for the compensation.
            let enough = |step: &ing::Step| {
                Color::ALL
                    .into_iter()
                    .all(|color| step.stones[color] >= 0 && step.points[color] >= 0)
            };
            let end = filled.steps.last().unwrap();
            if filled.steps.iter().all(enough) {
                assert_eq!(
                    (
                        end.stones.black,
                        end.stones.white,
                        end.points.black,
                        end.points.white
                    ),
                    (
                        other.black_stones_left,
                        other.white_stones_left,
                        other.black_points_left,
                        other.white_points_left
                    ),
                    "{told:?}"
                );
            }
            assert_eq!(number(ours.ties_to()), other.ties_to);
        }
    }
}
