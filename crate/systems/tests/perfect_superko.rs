//! Perfect play by superko: by bounds and a search, against the value of the whole tree, here and by the literal judge.

use std::sync::Arc;

use crate::common::{list, positions};
use crate::literal;
use loja_ground::{Board, ByColor, Color};
use loja_systems::superko::{Ban, PerfectBracket, SuperkoState, perfect};
use loja_systems::{Control, Limits, value};
use loja_testkit::{effort, is_long};

loja_testkit::long_too!(it_is_the_value_of_the_whole_tree, empty_boards);

const BANS: [Ban; 2] = [Ban::Positional, Ban::Situational];

fn limits(nodes: u64) -> Limits {
    Limits {
        nodes,
        bytes: 512 << 20,
    }
}

fn found(
    board: &Arc<Board>,
    stones: &ByColor<loja_ground::PointSet>,
    turn: Color,
    ban: Ban,
    nodes: u64,
) -> (PerfectBracket, u64) {
    let control = Control::new(limits(nodes));
    let found = perfect(board, stones, turn, ban, &control).unwrap();
    (found, control.nodes())
}

/// Every position of the smallest boards, in its whole tree.
#[test]
fn it_is_the_value_of_the_whole_tree() {
    let boards = [
        Board::rectangle(1, 1),
        Board::rectangle(2, 1),
        Board::rectangle(3, 1),
        Board::new(3, [(0, 1)]).unwrap(),
    ];
    let (mut count, mut too_many) = (0, 0);
    for board in boards {
        let board = Arc::new(board);
        let every = if is_long() || board.len() < 3 { 1 } else { 5 };
        for stones in positions(&board).into_iter().step_by(every) {
            for (turn, ban) in Color::ALL
                .into_iter()
                .flat_map(|turn| BANS.map(|ban| (turn, ban)))
            {
                let (bracket, _) = found(&board, &stones, turn, ban, 200_000);
                let start =
                    SuperkoState::start(Arc::clone(&board), stones.clone(), turn, ban).unwrap();
                let most = effort(20_000, 400_000);
                let Ok(whole) = value(&start, &Control::new(limits(most))) else {
                    too_many += 1;
                    continue;
                };
                let context = format!("{:?} {turn} {ban:?}", list(&board, &stones));
                let (least, most) = (Some(bracket.least), Some(bracket.most));
                assert_eq!((least, most), (whole.least, whole.most), "{context}");
                count += 1;
                literal_agrees(&board, &stones, turn, ban, &bracket, &context);
            }
        }
    }
    println!("{count} positions, {too_many} with too long a past");
    assert!(count > 30, "{count} positions");
}

fn literal_agrees(
    board: &Board,
    stones: &ByColor<loja_ground::PointSet>,
    turn: Color,
    ban: Ban,
    found: &PerfectBracket,
    context: &str,
) {
    use literal::area::{End, Game, Ko};
    use literal::superko::Superko;
    let (kind, end) = match ban {
        Ban::Positional => (Superko::Positional, End::International),
        Ban::Situational => (Superko::Situational, End::Aga),
    };
    let position = board.points().map(|at| stones.color_at(at)).collect();
    let game = Game::new(board, position, turn, Ko::Super(kind), end);
    if let Some((least, most)) = literal::values::value(game, 100_000) {
        let told = (Some(found.least), Some(found.most));
        assert_eq!((least, most), told, "literal, {context}");
    }
}

/// What is told of empty boards; what is not decided within the limits is told as bounds.
#[test]
fn empty_boards() {
    let nodes = effort(20_000, 8_000_000);
    let lines = (1..=9).map(|length| (length, 1));
    for (columns, rows) in lines.chain([(2, 2), (3, 2), (4, 2), (3, 3)]) {
        if !is_long() && columns * rows > 6 {
            continue;
        }
        let board = Arc::new(Board::rectangle(columns, rows));
        for ban in BANS {
            let (bracket, looked) = found(&board, &ByColor::default(), Color::Black, ban, nodes);
            println!("{columns}x{rows} {ban:?}: {bracket:?}, {looked} nodes");
            assert!(bracket.least <= bracket.most && looked <= nodes);
            assert_eq!(bracket.least < bracket.most, bracket.open.is_some());
            let told = match (columns, rows) {
                (1 | 2, 1) => Some(0),
                (3, 1) => Some(3),
                _ => None,
            };
            if let Some(told) = told {
                assert_eq!((bracket.least, bracket.most), (told, told));
            }
        }
    }
}

#[test]
fn a_board_that_is_too_large_is_told_as_such() {
    let board = Arc::new(Board::rectangle(5, 2));
    let (bracket, _) = found(
        &board,
        &ByColor::default(),
        Color::Black,
        Ban::Positional,
        1000,
    );
    assert_eq!((bracket.least, bracket.most), (-10, 10));
    assert!(bracket.open.unwrap().contains("more than 9 locations"));
    let board = Arc::new(Board::rectangle(3, 2));
    let (bracket, looked) = found(
        &board,
        &ByColor::default(),
        Color::Black,
        Ban::Positional,
        50,
    );
    assert!(looked <= 50 && bracket.open.unwrap().contains("limit of situations"));
}
