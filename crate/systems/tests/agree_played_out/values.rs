//! Perfect play.

use std::sync::Arc;

use loja_ground::Color;
use loja_systems::{Control, Limits, Value};
use loja_systems::{area, no_pass, stone};

use super::{some, told};
use crate::common::tiny;
use crate::literal::{self, values};

loja_testkit::long_too!(perfect_play_by_stones_by_area_and_without_passing);

const LIMITS: Limits = Limits {
    nodes: 2_000_000,
    bytes: 512 << 20,
};

fn worth<P: loja_systems::Playing>(start: &P) -> (Option<i64>, Option<i64>) {
    let value: Value = loja_systems::value(start, &Control::new(LIMITS)).unwrap();
    (value.least, value.most)
}

fn literally<G: values::Playing>(start: G) -> (Option<i64>, Option<i64>) {
    values::value(start, 2_000_000).unwrap()
}

#[test]
fn perfect_play_by_stones_by_area_and_without_passing() {
    use literal::area::{End, Game, Ko};
    let mut count = 0;
    for (name, board) in tiny() {
        let every = if board.len() > 5 { 802 } else { 62 };
        let board = Arc::new(board);
        for stones in some(&board, every) {
            for turn in Color::ALL {
                let position = told(&board, &stones);
                let context = format!("{name} {position:?} {turn}");
                let state =
                    stone::StoneState::start(Arc::clone(&board), stones.clone(), turn).unwrap();
                let game = literal::stone::Game::new(&board, position.clone(), turn);
                assert_eq!(worth(&state), literally(game), "stone {context}");

                let state =
                    area::AreaState::start(Arc::clone(&board), stones.clone(), turn).unwrap();
                for (ending, end) in [
                    (area::PassesToEnd::TwoPasses, End::TwoPasses),
                    (area::PassesToEnd::ThreePasses, End::ThreePasses),
                ] {
                    let value = worth(&state.clone().ending(ending));
                    let game = Game::new(&board, position.clone(), turn, Ko::Basic, end);
                    let (sure, most) = literally(game);
                    let thousands = |points: i64| points * 1000;
                    let told = (sure.map(thousands), most.map(thousands));
                    assert_eq!(value, told, "area {context}");
                }

                let state =
                    no_pass::NoPassState::start(Arc::clone(&board), stones.clone(), turn).unwrap();
                let game = literal::no_pass::Game::new(&board, position, turn);
                assert_eq!(worth(&state), literally(game), "no pass {context}");
                count += 1;
            }
        }
    }
    println!("{count} positions with a turn");
}
