//! Counts: all positions, compensations, filling in, and Yasunaga's living stones.

use std::sync::Arc;

use loja_ground::{Board, ByColor, Color};
use loja_systems::{
    Control, GameResult, GameTurn, Limits, Play, Standing, Start, StringStatus, Table,
};
use loja_systems::{area, ing, shimada, stone};
use loja_testkit::{Dice, effort, is_long};

use super::games_alike::area_why;
use super::{some, told};
use crate::common::{self, tiny};
use crate::literal::{self, positions};

loja_testkit::long_too!(
    compensations_are_those_of_the_text,
    filling_in_counts_alike,
    the_draft_finds_the_same_stones_alive
);

#[test]
fn counts_of_all_positions() {
    let boards = tiny()
        .into_iter()
        .chain([("3x3".to_owned(), Board::rectangle(3, 3))]);
    let mut count = 0;
    for (name, board) in boards {
        for stones in some(&board, if board.len() > 6 { 29 } else { 1 }) {
            let position = told(&board, &stones);
            let table =
                Table::start(Arc::new(board.clone()), stones.clone(), Color::Black).unwrap();
            let context = format!("{name} {position:?}");
            let difference = |of: &dyn Fn(Color) -> usize| {
                positions::signed(of(Color::Black)) - positions::signed(of(Color::White))
            };
            let by_area = difference(&|color| positions::area(&board, &position, color));
            assert_eq!(area::score(&table), by_area, "{context}");
            let areas = area::area(&board, &stones);
            for color in Color::ALL {
                let literally = positions::area(&board, &position, color);
                assert_eq!(areas[color].len(), literally, "{context}");
            }
            let by_stones = difference(&|color| positions::stones(&position, color));
            assert_eq!(stone::score(&table), by_stones, "{context}");
            let plan = literal::shimada::Game::new(&board, position.clone(), Color::Black);
            for color in Color::ALL {
                let eyed = shimada::two_eyed(&board, &stones, color);
                let eyed: Vec<usize> = eyed.iter().map(|at| at.index()).collect();
                let literally = literal::shimada::two_eyed(&board, &position, color);
                assert_eq!(eyed, literally, "{context}");
                let points = shimada::points(&board, &stones, color).len();
                assert_eq!(points, plan.a(color), "{context}");
            }
            count += 1;
        }
    }
    println!("{count} positions");
}

/// Random games with a button: each turn, and at the end the three compensations.
#[test]
fn compensations_are_those_of_the_text() {
    use literal::area::{End, Game, Ko, Turn};
    let mut dice = Dice::new(4361);
    let mut games = 0;
    for (name, board) in tiny() {
        let board = Arc::new(board);
        let empty = vec![None; board.len()];
        for round in 0..effort(20, 800) {
            let first = Color::ALL[round % 2];
            let start = area::AreaState::start(Arc::clone(&board), ByColor::default(), first);
            let mut state = start.unwrap().with(area::Compensation::Button(None));
            let mut game = Game::new(&board, empty.clone(), first, Ko::Basic, End::ThreePasses);
            game.button = true;
            while !state.ended() {
                for (ours, theirs) in [
                    (GameTurn::Button, Turn::Button),
                    (GameTurn::Pass, Turn::Pass),
                ] {
                    let why = state.after(ours).err().map(|forbidden| forbidden.why);
                    assert_eq!(why, game.fault(&theirs).map(area_why), "{name} {game:?}");
                }
                let turns = state.turns();
                let turn = turns[dice.below(turns.len())];
                let literally = match turn {
                    GameTurn::Play(at) => Turn::Stone(at.index()),
                    GameTurn::Pass => Turn::Pass,
                    _ => Turn::Button,
                };
                assert_eq!(game.fault(&literally), None, "{name} {game:?}");
                state = state.after(turn).unwrap();
                game = game.after(&literally);
                assert_eq!(*game.position(), told(&board, &state.table().stones));
            }
            assert_eq!(state.ended(), game.over());
            let counted = [
                area::with_button(&state),
                area::with_first_pass(&state),
                area::with_pass_stones(&state),
            ];
            let literally = [
                game.score_with_button() * 500,
                game.score_with_first_pass() * 500,
                game.score_by_pass_stones() * 1000,
            ];
            assert_eq!(counted, literally, "{name} {game:?}");
            games += 1;
        }
    }
    println!("{games} games");
    assert!(!is_long() || games >= 10_000, "{games} games");
}

#[test]
fn filling_in_counts_alike() {
    let mut dice = Dice::new(180);
    let board = Board::rectangle(5, 5);
    for _ in 0..effort(300, 5000) {
        let stones: Vec<u8> = board
            .points()
            .map(|_| [0, 0, 1, 1, 2, 2][dice.below(6)])
            .collect();
        let stones = common::set(&board, &stones);
        let game = literal::ing::Game::new(&board, told(&board, &stones), Color::Black);
        for handicap in 0..8 {
            let compensation = match handicap {
                0 | 1 => ing::FillCompensation::EVEN,
                stones => ing::FillCompensation::Handicap { stones },
            };
            let filled = ing::fill_in(&board, &stones, 12, compensation);
            let literally = game.count(12, handicap);
            assert_eq!(
                (filled.margin, filled.winner),
                (literally.margin, literally.winner),
                "{handicap} {game:?}"
            );
        }
    }
}

/// Article 9: who lives, and the count where nothing about "independent" is open.
#[test]
fn the_draft_finds_the_same_stones_alive() {
    use literal::yasunaga::{Game, lives};
    use literal::yasunaga_protects::protects;
    let limits = Limits {
        nodes: 2_000_000,
        bytes: 512 << 20,
    };
    let (mut strings, mut too_many, mut counts) = (0, 0, 0);
    for (name, board) in tiny() {
        let every = match board.len() {
            0..=3 => 1,
            4 => 3,
            _ => continue,
        };
        let board = Arc::new(board);
        for stones in some(&board, every) {
            let position = told(&board, &stones);
            let start = Start::new(Arc::clone(&board), stones.clone(), Color::Black);
            let judged = loja_systems::yasunaga::RULES
                .judge(&start, 0, &Control::new(limits))
                .unwrap();
            let mut living = Vec::new();
            let mut all = true;
            for string in &judged.strings {
                let at = string.points.iter().next().unwrap();
                let most = effort(20_000, 400_000);
                let asked = [lives, protects].map(|ask| ask(&board, &position, at.index(), most));
                let [Some(untaken), Some(kept)] = asked else {
                    (too_many, all) = (too_many + 1, false);
                    continue;
                };
                let alive = untaken || kept;
                let found = match string.status {
                    StringStatus::Immortal | StringStatus::Uncapturable => (true, true),
                    StringStatus::Protected => (false, true),
                    _ => (false, false),
                };
                assert_eq!(found, (untaken, alive), "{name} {position:?} {at:?}");
                strings += 1;
                if alive {
                    living.extend(string.points.iter().map(|at| at.index()));
                }
            }
            if all && judged.standing == Standing::Decided {
                let score = Game::new(&board, position.clone(), Color::Black).score(&living);
                assert_eq!(
                    judged.outcome,
                    GameResult::Score(score * 1000),
                    "{name} {position:?}"
                );
                counts += 1;
            }
        }
    }
    println!("{strings} strings, {too_many} with too much to look at, {counts} counts");
    assert!(strings > 60 && counts > 10, "{strings} {counts}");
}
