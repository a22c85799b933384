//! Arguments of 1989: who wins from each place is held against the whole graph of small boards, its facts against the board, and games are played to their end from both sides.

mod graph;
mod reading;

use std::rc::Rc;
use std::sync::Arc;

use crate::common;
use graph::Graph;
use loja_ground::{Board, ByColor, Color, Point, PointSet};
use loja_systems::japan_1989::Turn;
use loja_systems::jrg89::argue::{Argument, ArgumentPlace, ArgumentQuestion, Case};
use loja_systems::{Going, Limits};
use loja_testkit::{Dice, drawn, effort};

loja_testkit::long_too!(who_wins_is_what_the_whole_graph_says);

const LIMIT: Limits = Limits {
    nodes: 200_000,
    bytes: 256 << 20,
};

fn argued(rows: &[&str], question: impl Fn(&Board) -> ArgumentQuestion) -> Argument {
    let (board, stones) = drawn(rows);
    let asked = question(&board);
    let case = Case::new(&common::position(&board, &stones), asked);
    let case = case.ok().flatten().unwrap_or_else(|| panic!("{rows:?}"));
    Argument::new(case, Rc::new(|| Going::Continue(())))
}

fn point(board: &Board, at: usize) -> Point {
    board.point(at).unwrap_or_else(|| panic!("{at}"))
}

fn set(board: &Board, points: &[usize]) -> PointSet {
    points.iter().map(|&at| point(board, at)).collect()
}

/// Random boards, with a question each.
fn cases(count: usize) -> Vec<Case> {
    let mut dice = Dice::new(7);
    let mut cases = Vec::new();
    while cases.len() < count {
        let (columns, rows) = [(3, 2), (5, 1), (4, 1), (2, 2)][dice.below(4)];
        let board = Arc::new(Board::rectangle(columns, rows));
        let mut stones = ByColor::<PointSet>::default();
        for at in board.points() {
            match dice.below(3) {
                0 => drop(stones.black.insert(at)),
                1 => drop(stones.white.insert(at)),
                _ => {}
            }
        }
        let target = point(&board, dice.below(board.len()));
        let one = set(&board, &[dice.below(board.len())]);
        let two = one.union(&set(&board, &[dice.below(board.len())]));
        let color = [Color::Black, Color::White][dice.below(2)];
        let question = match dice.below(3) {
            0 => ArgumentQuestion::Captured(target),
            1 => ArgumentQuestion::Clean(target, two),
            _ => ArgumentQuestion::Beyond(color, two, u32::try_from(dice.below(3)).unwrap_or(0)),
        };
        cases.extend(
            Case::new(&common::position(&board, &stones), question)
                .ok()
                .flatten(),
        );
    }
    cases
}

#[test]
fn who_wins_is_what_the_whole_graph_says() {
    let mut dice = Dice::new(3);
    let (mut compared, mut rights) = (0, 0);
    for case in cases(effort(25, 60)) {
        let Some(graph) = Graph::of(&case, effort(400, 4_000)) else {
            continue;
        };
        let mut argument = Argument::new(case.clone(), Rc::new(|| Going::Continue(())));
        for _ in 0..12 {
            let place = &graph.places[dice.below(graph.places.len())];
            let found = argument.right(place, LIMIT);
            let right = graph.right(place);
            assert_eq!(found, Some(right), "{:?} at {place:?}", case.question);
            compared += 1;
            rights += usize::from(right);
        }
        let start = &case.start;
        assert_eq!(argument.right(start, LIMIT), Some(graph.right(start)));
    }
    let (most, some) = (effort(40, 300), effort(4, 30));
    assert!(compared > most && rights > some, "{compared} {rights}");
}

#[test]
fn whoever_wins_reaches_it_in_the_turns_that_are_told() {
    let mut far = 0;
    for case in cases(80) {
        let mut argument = Argument::new(case.clone(), Rc::new(|| Going::Continue(())));
        let start = case.start.clone();
        let Some(right) = argument.right(&start, LIMIT) else {
            continue;
        };
        let Some(turns) = argument.distance(&start, right) else {
            continue;
        };
        let line = argument.line(&[start], LIMIT);
        assert!(
            line.len() <= usize::try_from(turns).unwrap_or(0),
            "{:?}: {turns}, {line:?}",
            case.question
        );
        far += usize::from(turns > 1);
    }
    assert!(far > 5, "{far}");
}

/// The winner's side by what is called best, the other at random: the winner is right at the end.
#[test]
fn games_end_as_they_have_to() {
    let mut dice = Dice::new(5);
    let (mut ended, mut read) = (0, 0);
    for case in cases(60) {
        let mut argument = Argument::new(case.clone(), Rc::new(|| Going::Continue(())));
        let mut way = vec![case.start.clone()];
        let Some(right) = argument.right(&case.start, LIMIT) else {
            continue;
        };
        let winner = if right {
            case.claimant()
        } else {
            case.claimant().other()
        };
        for _ in 0..60 {
            let place = way[way.len() - 1].clone();
            if let Some(end) = argument.end(&way, LIMIT) {
                assert_eq!(end.right, right, "{:?} {way:?}", case.question);
                reading::end(&case, &way, &end);
                ended += 1;
                break;
            }
            let mut turns = case.turns(&place);
            let turn = if place.state.turn() == winner {
                argument.best(&place, Some(right), LIMIT)
            } else {
                let at = dice.below(turns.len());
                Some(turns.swap_remove(at).0)
            };
            let turn = turn.unwrap_or_else(|| panic!("{:?} {place:?}", case.question));
            let after = case
                .after(&place, turn)
                .unwrap_or_else(|no| panic!("{no:?}"));
            let is = argument.right(&after, LIMIT);
            assert_eq!(is, Some(right), "{:?} {turn:?} at {place:?}", case.question);
            reading::moved(&case, [&place, &after], turn);
            read += 1;
            way.push(after);
        }
    }
    assert!(ended > 40 && read > 100, "{ended} {read}");
}

/// Beast 31: Black is uncapturable, White can be taken, and a new white stone comes of it.
#[test]
fn the_questions_of_beast_31() {
    let rows = [".oo", "xoo", ".x."];
    let start = |argument: &mut Argument| {
        let start = argument.case().start.clone();
        argument.right(&start, LIMIT)
    };
    let mut black = argued(&rows, |board| ArgumentQuestion::Captured(point(board, 3)));
    assert_eq!(start(&mut black), Some(false));
    let mut white = argued(&rows, |board| ArgumentQuestion::Captured(point(board, 1)));
    assert_eq!(start(&mut white), Some(true));
    let mut first = argued(&rows, |board| {
        ArgumentQuestion::Clean(point(board, 1), set(board, &[1, 2, 4, 5]))
    });
    assert_eq!(start(&mut first), Some(false));
    let mut second = argued(&rows, |board| {
        ArgumentQuestion::Beyond(Color::White, set(board, &[1, 2, 4, 5]), 0)
    });
    assert_eq!(start(&mut second), Some(false));
}

/// Each stone of the capturer counts, and no other.
#[test]
fn the_number_of_stones_is_a_part_of_the_second_question() {
    let rows = ["x.o", "...", "..."];
    let argument = argued(&rows, |board| {
        ArgumentQuestion::Beyond(Color::White, set(board, &[4]), 1)
    });
    let case = argument.case();
    let turns = |ats: &[usize]| -> Vec<Turn> {
        let board = case.start.state.board();
        ats.iter().map(|&at| Turn::Play(point(board, at))).collect()
    };
    let places = argument.places(&turns(&[4, 1, 5]));
    let left: Vec<Option<u32>> = places
        .iter()
        .flatten()
        .map(|place: &ArgumentPlace| place.left)
        .collect();
    assert_eq!(left, [Some(1), Some(1), Some(0), Some(0)]);
    let refused = argument.places(&turns(&[4, 1, 5, 3]));
    assert!(refused.is_err());
}

#[test]
fn no_question_without_a_stone_or_a_set() {
    let (board, stones) = drawn(&["x.o"]);
    let asked = |question| {
        Case::new(&common::position(&board, &stones), question)
            .ok()
            .flatten()
            .is_some()
    };
    assert!(!asked(ArgumentQuestion::Captured(point(&board, 1))));
    assert!(!asked(ArgumentQuestion::Clean(
        point(&board, 0),
        PointSet::new()
    )));
    assert!(asked(ArgumentQuestion::Clean(
        point(&board, 0),
        set(&board, &[1])
    )));
}
