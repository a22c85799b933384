//! The literal judges of the systems that are played out, each with what the texts print and count. They were written from the texts by somebody who had not seen
//! the crate; the tests `agree_…` set them beside it.

use crate::literal::{area, ing, no_pass, positions, shimada, stone, superko, values, yasunaga};
use loja_ground::Color::{Black, White};
use loja_ground::{Board, Color};
use loja_testkit::{Dice, is_long};
use positions::Position;
use superko::Superko;

loja_testkit::long_too!(the_end_matters);

fn board(rows: &[&str]) -> (Board, Position) {
    let width = rows[0].len();
    let mut pairs = Vec::new();
    let mut position = Vec::new();
    for (y, row) in rows.iter().enumerate() {
        for (x, on) in row.chars().enumerate() {
            let at = y * width + x;
            if x > 0 {
                pairs.push((at - 1, at));
            }
            if y > 0 {
                pairs.push((at - width, at));
            }
            position.push(match on {
                'x' => Some(Color::Black),
                'o' => Some(Color::White),
                _ => None,
            });
        }
    }
    (Board::new(position.len(), pairs).unwrap(), position)
}

/// Black at 5 and White at 6 in turn, in the middle row.
const KO: [&str; 3] = [".xo.", "x.xo", ".xo."];

#[test]
fn cyclops_counts_two_by_stones_and_three_by_area() {
    // 6779
    let (board, position) = board(&["xx."]);
    assert_eq!(stone::Game::new(&board, position.clone(), Black).score(), 2);
    let game = area::Game::new(
        &board,
        position,
        Black,
        area::Ko::Basic,
        area::End::ThreePasses,
    );
    assert_eq!(game.score(), 3);
}

#[test]
fn the_end_matters() {
    // 3732-3758: 4 if two passes end, 10 if three do; the board that is printed counts 6 - 2.
    let (board_, position) = board(&["x...x", ".x..."]);
    let long = is_long();
    for (end, worth) in [(area::End::TwoPasses, 4), (area::End::ThreePasses, 10)] {
        if !long {
            break; // Half a minute each.
        }
        let game = area::Game::new(&board_, position.clone(), White, area::Ko::Basic, end);
        assert_eq!(
            values::value(game, 400_000),
            Some((Some(worth), Some(worth)))
        );
    }
    let (board, position) = board(&["x.oox", ".x.x."]);
    let game = area::Game::new(
        &board,
        position,
        Black,
        area::Ko::Basic,
        area::End::TwoPasses,
    );
    let passed = game.after(&area::Turn::Pass);
    assert!(!passed.over());
    let ended = passed.after(&area::Turn::Pass);
    assert!(ended.over());
    assert_eq!(ended.score(), 4);
}

#[test]
fn a_recapture_waits_a_turn_and_suicide_takes_something() {
    let (board_, position) = board(&KO);
    let taken = stone::Game::new(&board_, position.clone(), White).after(&stone::Turn::Stone(5));
    assert_eq!(
        (taken.position()[5], taken.position()[6]),
        (Some(White), None)
    );
    assert_eq!(
        taken.fault(&stone::Turn::Stone(6)),
        Some(stone::Fault::Recapture)
    );
    let later = taken
        .after(&stone::Turn::Nothing)
        .after(&stone::Turn::Nothing);
    assert_eq!(later.after(&stone::Turn::Stone(6)).position(), &position);
    assert!(later.after(&stone::Turn::Nothing).over());

    let (board_, position) = board(&[".x."]);
    let game = stone::Game::new(&board_, position, White);
    assert_eq!(
        game.fault(&stone::Turn::Stone(0)),
        Some(stone::Fault::Suicide)
    );
    let (board, position) = board(&["ox."]);
    let game = stone::Game::new(&board, position, White);
    assert_eq!(game.fault(&stone::Turn::Stone(2)), None);
}

#[test]
fn passes_free_no_ko_under_superko() {
    // 4185
    for kind in [Superko::Positional, Superko::Situational] {
        let (board, position) = board(&KO);
        let ko = area::Ko::Super(kind);
        let game = area::Game::new(&board, position, White, ko, area::End::Aga);
        let taken = game.after(&area::Turn::Stone(5));
        assert_eq!(
            taken.fault(&area::Turn::Stone(6)),
            Some(area::Fault::Repetition)
        );
        let stopped = taken.after(&area::Turn::Pass).after(&area::Turn::Pass);
        assert!(stopped.may_agree());
        assert_eq!(
            stopped.fault(&area::Turn::Stone(6)),
            Some(area::Fault::Repetition)
        );
        assert!(
            stopped
                .after(&area::Turn::Pass)
                .after(&area::Turn::Pass)
                .over()
        );
    }
}

#[test]
fn the_two_bans_differ_where_the_other_is_to_move() {
    // x. stood with Black to move alone; after White's take Black brings it back with White to move.
    let (board, position) = board(&["x."]);
    for (kind, fault) in [
        (Superko::Positional, Some(area::Fault::Repetition)),
        (Superko::Situational, None),
    ] {
        let ko = area::Ko::Super(kind);
        let mut game = area::Game::new(&board, position.clone(), White, ko, area::End::Aga);
        game = game.after(&area::Turn::Stone(1));
        assert_eq!(
            game.fault(&area::Turn::Stone(0)),
            Some(area::Fault::Repetition)
        );
        let (stones, to_move) = (
            vec![position.clone(), vec![None, Some(White)]],
            [Black, Black],
        );
        let again = superko::repeats(kind, &stones, &to_move, Black, &position);
        assert_eq!(again, fault.is_some());
    }
}

#[test]
fn a_triple_ko_is_fought_by_threats() {
    // 2171: three kos, five takes; the sixth would bring the first board back.
    let (board, position) = board(&[".xx.xo", "x.xxoo", "xxoooo", "xo.oxx", "xxoox.", "xo.ox."]);
    for kind in [Superko::Positional, Superko::Situational] {
        let ko = area::Ko::Super(kind);
        let mut game = area::Game::new(&board, position.clone(), Black, ko, area::End::Aga);
        let mut takes = 0;
        loop {
            let takes_one = |at: &usize| {
                game.position()[*at].is_none()
                    && positions::put(&board, game.position(), *at, game.color())
                        .taken
                        .len()
                        == 1
                    && game.fault(&area::Turn::Stone(*at)).is_none()
            };
            let Some(at) = (0..36).find(takes_one) else {
                break;
            };
            game = game.after(&area::Turn::Stone(at));
            takes += 1;
        }
        assert_eq!(takes, 5, "{kind:?}");
    }
}

#[test]
fn with_pass_stones_both_manners_count_the_same() {
    // 4168-4185, on games from the empty board with Black first.
    let (board, position) = board(&["...", "..."]);
    let mut dice = Dice::new(7);
    let mut ended = 0;
    for _ in 0..300 {
        let (ko, end) = (area::Ko::Basic, area::End::Aga);
        let mut game = area::Game::new(&board, position.clone(), Black, ko, end);
        while !game.over() && game.turns.len() < 60 {
            let stones = (0..6).map(area::Turn::Stone);
            let turns = stones.chain([area::Turn::Pass, area::Turn::Pass]);
            let legal: Vec<_> = turns.filter(|turn| game.fault(turn).is_none()).collect();
            game = game.after(&legal[dice.below(legal.len())]);
        }
        if game.over() {
            assert_eq!(game.score(), game.score_by_pass_stones());
            ended += 1;
        }
    }
    assert!(ended > 100, "{ended}");
}

#[test]
fn who_cannot_move_loses() {
    // 3988
    let worth = |rows: &[&str], first| {
        let (board, position) = board(rows);
        values::value(no_pass::Game::new(&board, position, first), 400_000).unwrap()
    };
    assert_eq!(worth(&["."], Black), (Some(-1), Some(-1)));
    assert_eq!(worth(&[".x."], White), (Some(1), Some(1)));
}

#[test]
fn the_three_counts_of_ing() {
    // 76-88: what is left over, and the margin; and the margin is the area less the compensation.
    let left = |white: i64, handicap: i64, added: i64| {
        let area = 180 - white - added;
        ing::fill(361 - area, area, 0, 180, handicap)
    };
    let fill = |black_left, white_left, margin| ing::Fill {
        black_left,
        white_left,
        margin,
        winner: Black,
    };
    assert_eq!(left(1, 0, 4), fill(-2, 1, 3));
    assert_eq!(left(4, 2, 1), fill(-5, 4, 9));
    assert_eq!(left(4, 3, 1), fill(-4, 4, 8));
    for black in 100..250 {
        for (shared, handicap) in (0..9).flat_map(|shared| (0..10).map(move |n| (shared, n))) {
            let white = 361 - shared - black;
            let compensation = if handicap < 2 { 8 } else { handicap };
            let margin = ing::fill(black, white, shared, 180, handicap).margin;
            assert_eq!(
                margin,
                black - white - compensation,
                "{black} {shared} {handicap}"
            );
        }
    }
}

#[test]
fn stones_that_captured_in_ko_are_hot_for_one_turn() {
    let (board, position) = board(&KO);
    let taken = ing::Game::new(&board, position, White).after(&ing::Turn::Stone(5));
    assert_eq!(taken.fault(&ing::Turn::Stone(6)), Some(ing::Fault::Hot));
    let adjourned = taken.after(&ing::Turn::Pass).after(&ing::Turn::Pass);
    assert!(adjourned.adjourned() && adjourned.agree(&[]).is_some());
    // White may not begin the same cycle again.
    let back = adjourned.after(&ing::Turn::Stone(6));
    let passed = back.after(&ing::Turn::Pass).after(&ing::Turn::Pass);
    assert_eq!(
        passed.fault(&ing::Turn::Stone(5)),
        Some(ing::Fault::Disturbs)
    );
    let third = adjourned.after(&ing::Turn::Pass);
    assert!(!third.over() && third.after(&ing::Turn::Pass).over() && third.agree(&[]).is_none());
}

#[test]
fn the_kos_of_a_triple_ko_are_twins() {
    // 132, on New Amateur-Japanese's triple ko: Black takes one, and White may take back neither.
    let (board, position) = board(&["ooooo", ".o.ox", "oxox.", "xxxxx"]);
    let takes = |game: &ing::Game| {
        let one = |at: &usize| {
            game.position()[*at].is_none()
                && positions::put(&board, game.position(), *at, game.color())
                    .taken
                    .len()
                    == 1
        };
        (0..20).filter(one).collect::<Vec<usize>>()
    };
    let game = ing::Game::new(&board, position, Black);
    let first = takes(&game)[0];
    let taken = game.after(&ing::Turn::Stone(first));
    assert_eq!(taken.hot().len(), 2, "{:?}", taken.hot());
    let back = takes(&taken);
    assert_eq!(back.len(), 2);
    for at in back {
        assert_eq!(taken.fault(&ing::Turn::Stone(at)), Some(ing::Fault::Hot));
    }
}

#[test]
fn suicide_of_two_is_a_turn_and_of_one_a_pass() {
    // 21
    let (two, position) = board(&[".xo."]);
    let game = ing::Game::new(&two, position, Black).after(&ing::Turn::Stone(0));
    assert_eq!(game.position(), &vec![None, None, Some(White), None]);
    assert!(!game.passed(0));
    let (one, position) = board(&[".oo."]);
    let game = ing::Game::new(&one, position, Black).after(&ing::Turn::Stone(0));
    assert!(game.passed(0));
}

#[test]
fn the_plan_has_three_stops_and_three_sums() {
    let (board_, position) = board(&[".x.x.", "xxxxx"]);
    assert_eq!(shimada::two_eyed(&board_, &position, Black).len(), 7);
    // Three eyes; a stone of Black's costs a point before the end, and none after it.
    for (passes, score) in [(6, 10), (5, 10), (3, 9)] {
        let mut game = shimada::Game::new(&board_, position.clone(), White);
        for _ in 0..passes {
            game = game.after(&shimada::Turn::Pass);
        }
        if !game.over() {
            game = game.after(&shimada::Turn::Stone(0));
        }
        while !game.over() {
            game = game.after(&shimada::Turn::Pass);
        }
        assert_eq!(game.score(), score, "{passes}");
    }
    // A stone more in a seki after the end.
    let (board_, position) = board(&["x..o"]);
    let mut game = shimada::Game::new(&board_, position, White);
    for _ in 0..5 {
        game = game.after(&shimada::Turn::Pass);
    }
    game = game.after(&shimada::Turn::Stone(1));
    assert_eq!((game.a(Black), game.b(Black), game.c(Black)), (2, 0, 1));
}

#[test]
fn the_plan_forbids_what_stood_and_allows_suicide() {
    let (board_, position) = board(&KO);
    let taken = shimada::Game::new(&board_, position, White).after(&shimada::Turn::Stone(5));
    let passed = taken
        .after(&shimada::Turn::Pass)
        .after(&shimada::Turn::Pass);
    assert_eq!(
        passed.fault(&shimada::Turn::Stone(6)),
        Some(shimada::Fault::Repetition)
    );
    let (board, position) = board(&[".xo", "oo."]);
    let game = shimada::Game::new(&board, position, Black);
    assert_eq!(game.fault(&shimada::Turn::Stone(0)), None);
    assert_eq!(game.after(&shimada::Turn::Stone(0)).position()[1], None);
}

#[test]
fn a_pass_frees_what_has_gone_in_the_draft() {
    // 314-324: after passes the ko may be taken, and then not be taken back without passes.
    let (board, position) = board(&KO);
    let taken = yasunaga::Game::new(&board, position, White).after(&yasunaga::Turn::Stone(5));
    assert_eq!(
        taken.fault(&yasunaga::Turn::Stone(6)),
        Some(yasunaga::Fault::Repetition)
    );
    let passed = taken
        .after(&yasunaga::Turn::Pass)
        .after(&yasunaga::Turn::Pass);
    assert!(!passed.over());
    assert_eq!(passed.fault(&yasunaga::Turn::Stone(6)), None);
    let back = passed.after(&yasunaga::Turn::Stone(6));
    assert_eq!(back.taken(White), 1);
    assert_eq!(
        back.fault(&yasunaga::Turn::Stone(5)),
        Some(yasunaga::Fault::Repetition)
    );
    assert!(passed.after(&yasunaga::Turn::Pass).over());
}

#[test]
fn the_draft_counts_living_stones_and_what_was_taken() {
    let (board_, position) = board(&[".xox."]);
    let game = yasunaga::Game::new(&board_, position.clone(), Black);
    assert_eq!(game.score(&[1, 3]), 4);
    let (board, position) = board(&["x.o"]);
    assert_eq!(yasunaga::lives(&board, &position, 0, 10_000), Some(false));
}
