//! Each system's games.

use std::sync::Arc;

use loja_ground::{Board, ByColor, Color, PointSet};
use loja_systems::{GameTurn, Play, Table, Why};
use loja_systems::{area, ing, no_pass, shimada, stone, superko, yasunaga};

use super::pair::Pair;
use super::sign;
use crate::literal::positions::Position;
use crate::literal::{self, superko::Superko};

loja_testkit::long_too!(
    stone_games,
    area_games,
    no_pass_games,
    superko_games,
    ing_games,
    shimada_games,
    yasunaga_games
);

pub fn stone_why(fault: literal::stone::Fault) -> Why {
    use literal::stone::Fault;
    match fault {
        Fault::Over => Why::Over,
        Fault::NotEmpty => Why::Occupied,
        Fault::Suicide => Why::Suicide,
        Fault::Recapture => Why::TakesBack,
    }
}

pub fn area_why(fault: literal::area::Fault) -> Why {
    use literal::area::Fault;
    match fault {
        Fault::Over => Why::Over,
        Fault::NotEmpty => Why::Occupied,
        Fault::Suicide => Why::Suicide,
        Fault::Recapture => Why::TakesBack,
        Fault::Repetition => Why::Repeats,
        Fault::NoButton => Why::NoButton,
    }
}

#[test]
fn stone_games() {
    use literal::stone::{Game, Turn};
    Pair::<stone::StoneState, Game> {
        name: "stone",
        start: |board, stones, turn| {
            stone::StoneState::start(Arc::clone(board), stones.clone(), turn).unwrap()
        },
        told: Game::new,
        told_after: |game, at| {
            let turn = at.map_or(Turn::Nothing, Turn::Stone);
            game.fault(&turn)
                .map_or_else(|| Ok(game.after(&turn)), |fault| Err(stone_why(fault)))
        },
        stones: |game| (game.position(), game.color()),
        over: |state| state.ended().then(|| stone::score(state.table())),
        told_over: |game| game.over().then(|| game.score()),
        besides: |_, _| (),
    }
    .play();
}

fn by_area(game: &literal::area::Game, at: Option<usize>) -> Result<literal::area::Game, Why> {
    use literal::area::Turn;
    let turn = at.map_or(Turn::Pass, Turn::Stone);
    game.fault(&turn)
        .map_or_else(|| Ok(game.after(&turn)), |fault| Err(area_why(fault)))
}

/// Line 3732 has both ends.
#[test]
fn area_games() {
    use literal::area::{End, Game, Ko};
    type Start = fn(&Arc<Board>, &ByColor<PointSet>, Color) -> area::AreaState;
    fn pair(
        name: &'static str,
        start: Start,
        told: fn(&Board, Position, Color) -> Game,
    ) -> Pair<area::AreaState, Game> {
        Pair {
            name,
            start,
            told,
            told_after: by_area,
            stones: |game| (game.position(), game.color()),
            over: |state| state.ended().then(|| area::score(state.table())),
            told_over: |game| game.over().then(|| game.score()),
            besides: |_, _| (),
        }
    }
    pair(
        "area-three",
        |board, stones, turn| {
            area::AreaState::start(Arc::clone(board), stones.clone(), turn).unwrap()
        },
        |board, start, first| Game::new(board, start, first, Ko::Basic, End::ThreePasses),
    )
    .play();
    pair(
        "area-two",
        |board, stones, turn| {
            let state = area::AreaState::start(Arc::clone(board), stones.clone(), turn).unwrap();
            state.ending(area::PassesToEnd::TwoPasses)
        },
        |board, start, first| Game::new(board, start, first, Ko::Basic, End::TwoPasses),
    )
    .play();
}

/// Line 3988: no passes, and who can't move has lost.
#[test]
fn no_pass_games() {
    use literal::no_pass::Game;
    Pair::<no_pass::NoPassState, Game> {
        name: "no-pass",
        start: |board, stones, turn| {
            no_pass::NoPassState::start(Arc::clone(board), stones.clone(), turn).unwrap()
        },
        told: Game::new,
        told_after: |game, at| {
            let at = at.ok_or(Why::NoPass)?;
            game.fault(at)
                .map_or_else(|| Ok(game.after(at)), |fault| Err(stone_why(fault)))
        },
        stones: |game| (game.position(), game.color()),
        over: |state| state.winner().map(sign),
        told_over: |game| game.winner().map(sign),
        besides: |_, _| (),
    }
    .play();
}

#[test]
fn superko_games() {
    use literal::area::{End, Game, Ko};
    type Start = fn(&Arc<Board>, &ByColor<PointSet>, Color) -> superko::SuperkoState;
    fn pair(
        name: &'static str,
        start: Start,
        told: fn(&Board, Position, Color) -> Game,
    ) -> Pair<superko::SuperkoState, Game> {
        Pair {
            name,
            start,
            told,
            told_after: by_area,
            stones: |game| (game.position(), game.color()),
            over: |state| state.ended().then(|| area::score(state.table())),
            told_over: |game| game.over().then(|| game.score()),
            besides: |state, game| {
                let agreed = state.after(GameTurn::Agree);
                assert_eq!(agreed.is_ok(), game.may_agree(), "an agreement: {game:?}");
                assert!(agreed.is_ok_and(|state| state.ended()) || game.agree(&[]).is_none());
            },
        }
    }
    pair(
        "superko-positional",
        |board, stones, turn| {
            let ban = superko::Ban::Positional;
            superko::SuperkoState::start(Arc::clone(board), stones.clone(), turn, ban).unwrap()
        },
        |board, start, first| {
            Game::new(
                board,
                start,
                first,
                Ko::Super(Superko::Positional),
                End::International,
            )
        },
    )
    .play();
    pair(
        "superko-situational",
        |board, stones, turn| {
            let ban = superko::Ban::Situational;
            superko::SuperkoState::start(Arc::clone(board), stones.clone(), turn, ban).unwrap()
        },
        |board, start, first| {
            Game::new(
                board,
                start,
                first,
                Ko::Super(Superko::Situational),
                End::Aga,
            )
        },
    )
    .play();
}

#[test]
fn ing_games() {
    use literal::ing::{Fault, Game, Turn};
    let pair = Pair::<ing::IngState, Game> {
        name: "ing",
        start: |board, stones, turn| {
            ing::IngState::start(Arc::clone(board), stones.clone(), turn).unwrap()
        },
        told: Game::new,
        told_after: |game, at| {
            let turn = at.map_or(Turn::Pass, Turn::Stone);
            match game.fault(&turn) {
                None => Ok(game.after(&turn)),
                Some(Fault::Over) => Err(Why::Over),
                Some(Fault::NotEmpty) => Err(Why::Occupied),
                Some(Fault::Hot) => Err(Why::Hot),
                Some(Fault::Disturbs) => Err(Why::BeginsAgain),
            }
        },
        stones: |game| (game.position(), game.color()),
        over: |state| {
            let Table { board, stones, .. } = state.table();
            let each = ing::stones_each(board.len());
            let filled = || ing::fill_in(board, stones, each, ing::FillCompensation::EVEN);
            state.ended().then(|| filled().margin)
        },
        told_over: |game| {
            let each = i64::try_from(game.board.len()).unwrap() - 1;
            game.over().then(|| game.count(each / 2, 0).margin)
        },
        besides: |state, game| {
            assert_eq!(state.adjourned(), game.adjourned(), "{game:?}");
            let hot: Vec<usize> = state.hot().iter().map(|at| at.index()).collect();
            assert_eq!(hot, game.hot(), "hot: {game:?}");
        },
    };
    pair.play();
    // Triple kos, where there are twins: that of New Amateur-Japanese, and one on three strings.
    pair.play_from(&["ooooo", ".o.ox", "oxox.", "xxxxx"], 40);
    pair.play_from(&[".o.", "oxo", "x.x"], 40);
}

#[test]
fn shimada_games() {
    use literal::shimada::{Fault, Game, Turn};
    Pair::<shimada::ShimadaState, Game> {
        name: "shimada",
        start: |board, stones, turn| {
            shimada::ShimadaState::start(
                Arc::clone(board),
                stones.clone(),
                turn,
                ByColor::default(),
            )
            .unwrap()
        },
        told: Game::new,
        told_after: |game, at| {
            let turn = at.map_or(Turn::Pass, Turn::Stone);
            match game.fault(&turn) {
                None => Ok(game.after(&turn)),
                Some(Fault::Over) => Err(Why::Over),
                Some(Fault::NotEmpty) => Err(Why::Occupied),
                Some(Fault::Repetition) => Err(Why::Repeats),
            }
        },
        stones: |game| (game.position(), game.color()),
        over: |state| {
            state
                .sums()
                .map(|sums| sums.black.score() - sums.white.score())
        },
        told_over: |game| game.over().then(|| game.score()),
        besides: |state, game| {
            let stops = [
                shimada::GamePhase::None,
                shimada::GamePhase::Temporary,
                shimada::GamePhase::End,
                shimada::GamePhase::Decisive,
            ];
            assert_eq!(state.stop(), stops[game.stops().len()], "{game:?}");
            let Some(sums) = state.sums() else {
                return;
            };
            for color in Color::ALL {
                let own = [game.a(color), game.b(color), game.c(color)];
                let own = own.map(|number| i64::try_from(number).unwrap());
                let sum = sums[color];
                assert_eq!([sum.a, sum.b, sum.c], own, "{color} {game:?}");
            }
        },
    }
    .play();
}

#[test]
fn yasunaga_games() {
    use literal::yasunaga::{Fault, Game, Turn};
    Pair::<yasunaga::YasunagaState, Game> {
        name: "yasunaga",
        start: |board, stones, turn| {
            yasunaga::YasunagaState::start(Arc::clone(board), stones.clone(), turn).unwrap()
        },
        told: Game::new,
        told_after: |game, at| {
            let turn = at.map_or(Turn::Pass, Turn::Stone);
            match game.fault(&turn) {
                None => Ok(game.after(&turn)),
                Some(Fault::Over) => Err(Why::Over),
                Some(Fault::NotEmpty) => Err(Why::Occupied),
                Some(Fault::Suicide) => Err(Why::Suicide),
                Some(Fault::Repetition) => Err(Why::Repeats),
            }
        },
        stones: |game| (game.position(), game.color()),
        over: |state| state.ended().then_some(0),
        told_over: |game| game.over().then_some(0),
        besides: |state, game| {
            for color in Color::ALL {
                let lost = usize::try_from(state.table().prisoners[color]).unwrap();
                assert_eq!(lost, game.taken(color), "{game:?}");
            }
        },
    }
    .play();
}
