//! The module for the rules of 1989 and the literal judge, which was written from the text by somebody who had not seen it.

use std::collections::HashSet;
use std::sync::Arc;

use crate::common;
use crate::literal::jrg89::{self as literal, Marking, NewStone, Situation, World};
use loja_ground::{Board, ByColor, Color, Point, PointSet, Shape};
use loja_systems::japan_1989::{
    self, Ablation, LineState, Turn, score, strings_ablated, territory,
};
use loja_systems::{ChosenOptions, Start, StringStatus, jrg89};
use loja_testkit::{Dice, effort};

loja_testkit::long_too!(
    random_lines_are_the_same,
    positions_of_small_boards_are_judged_alike,
    three_by_three_is_judged_alike
);

/// What both readings of the marks are called in the registry.
const MARKINGS: [(Marking, &str); 2] = [
    (Marking::WhereCaptured, "where-captured"),
    (Marking::Everywhere, "everywhere"),
];

/// A position by a reading of the marks.
fn start(board: &Board, plain: &[u8], marking: Marking) -> Start {
    let chosen = MARKINGS.iter().find(|(one, _)| *one == marking);
    let named = chosen.map(|&(_, name)| ("ko-marks", name));
    Start {
        options: ChosenOptions::of_file(named).unwrap_or_default(),
        ..common::position(board, &common::set(board, plain))
    }
}

/// The board of this number in base 3, where every stone has a liberty.
fn numbered(board: &Board, mut code: usize) -> Option<Vec<u8>> {
    let plain = board.points().map(|_| {
        let cell = [literal::EMPTY, literal::BLACK, literal::WHITE][code % 3];
        code /= 3;
        cell
    });
    let plain: Vec<u8> = plain.collect();
    literal::sound(&plain, &common::graph(board)).then_some(plain)
}

fn boards() -> Vec<Arc<Board>> {
    let mut boards: Vec<Arc<Board>> = [(2, 2), (3, 1), (4, 1), (5, 1), (3, 2)]
        .map(|(columns, rows)| Arc::new(Board::rectangle(columns, rows)))
        .to_vec();
    boards.extend([Shape::Cylinder, Shape::Torus].map(|shape| glued(shape, 3, 2)));
    boards
}

fn glued(shape: Shape, columns: u8, rows: u8) -> Arc<Board> {
    Arc::new(Board::shaped(shape, columns, rows, |_, _| true))
}

#[test]
fn random_lines_are_the_same() -> Result<(), String> {
    let mut dice = Dice::new(1989);
    let mut boards = boards();
    boards.push(Arc::new(Board::rectangle(4, 3)));
    boards.push(Arc::new(Board::rectangle(3, 3)));
    boards.push(glued(Shape::Torus, 4, 3));
    for game in 0..effort(200, 10_000) {
        let board = &boards[game % boards.len()];
        let near = common::graph(board);
        let (marking, _) = MARKINGS[game / boards.len() % 2];
        let start = start(board, &vec![0; board.len()], marking);
        let state = LineState::start(start.board, start.stones, Color::Black);
        let mut state = state
            .map_err(|fault| format!("{fault:?}"))?
            .marking(japan_1989::Marking::of(&start.options));
        let mut judge =
            Situation::start(&common::list(state.board(), state.stones()), literal::BLACK);
        for _ in 0..60 {
            let turns = state.turns();
            let told: Vec<Turn> = literal::turns_marking(&judge, &near, marking)
                .into_iter()
                .map(|turn| same(board, turn))
                .collect();
            assert_eq!(turns, told, "{judge:?}");
            assert_eq!(
                (common::list(state.board(), state.stones()), state.ended()),
                (judge.stones.clone(), judge.over)
            );
            assert_eq!(
                state.marks().iter().map(Point::index).collect::<Vec<_>>(),
                judge.marks
            );
            if turns.is_empty() {
                break;
            }
            // Rather a stone than a pass.
            let mut pick = dice.below(turns.len());
            if turns[pick] == Turn::Pass {
                pick = dice.below(turns.len());
            }
            state = state.after(turns[pick]).map_err(|why| format!("{why:?}"))?;
            let turn = literal::turns_marking(&judge, &near, marking)[pick];
            judge = literal::after_marking(&judge, turn, &near, marking).ok_or("forbidden")?;
        }
    }
    Ok(())
}

fn same(board: &Board, turn: literal::Turn) -> Turn {
    let at = |index| board.point(index).map_or(Turn::Pass, Turn::Play);
    match turn {
        literal::Turn::Play(index) => at(index),
        literal::Turn::PassFor(index) => board.point(index).map_or(Turn::Pass, Turn::PassFor),
        literal::Turn::Pass => Turn::Pass,
    }
}

/// Compares every string of a position, and what comes out with and without walls. Tells how many were left open.
fn compare(board: &Arc<Board>, world: &World, plain: &[u8]) -> Result<usize, String> {
    let mut open = 0;
    let mut dead = vec![false; plain.len()];
    let judged = |walls| {
        let lemmas = Ablation {
            walls,
            ..Ablation::default()
        };
        strings_ablated(
            lemmas,
            &start(board, plain, world.marking),
            &common::nodes(200_000),
        )
        .map_err(|fault| format!("{fault:?}"))
    };
    let ((walled, _), (whole, _)) = (judged(true)?, judged(false)?);
    for (string, other) in walled.into_iter().zip(whole) {
        let at = string.points.iter().next().map_or(0, Point::index);
        let what = format!("{plain:?} at {at}: {:?}, {:?}", string.status, other.status);
        assert_eq!(
            std::mem::discriminant(&string.status),
            std::mem::discriminant(&other.status),
            "{what}"
        );
        match string.status {
            StringStatus::Uncapturable => assert!(world.uncapturable(plain, at), "{what}"),
            StringStatus::Enabled(set) => {
                assert!(!world.uncapturable(plain, at), "{what}");
                let set: Vec<usize> = set.iter().map(Point::index).collect();
                assert!(world.enabled(plain, at, &set), "{what}");
            }
            StringStatus::Dead => {
                assert!(
                    !world.uncapturable(plain, at) && !world.is_enabling(plain, at),
                    "{what}"
                );
                // On few locations every set is tried.
                assert!(
                    plain.len() > 5 || world.enabling_set(plain, at, plain.len()).is_none(),
                    "{what}"
                );
                for point in string.points.iter() {
                    dead[point.index()] = true;
                }
            }
            _ => open += 1,
        }
    }
    let near = common::graph(board);
    let set: PointSet = board.points().filter(|point| dead[point.index()]).collect();
    let counted = territory(board, &common::set(board, plain), &set);
    let told = literal::territory(plain, &near, &dead);
    for point in board.points() {
        let owner = Color::ALL
            .into_iter()
            .find(|&color| counted.territory[color].contains(point));
        let number = owner.map_or(literal::EMPTY, |color| {
            if color == Color::Black {
                literal::BLACK
            } else {
                literal::WHITE
            }
        });
        assert_eq!(
            number,
            told.territory[point.index()],
            "{plain:?} with {dead:?}"
        );
        assert_eq!(
            counted.in_seki.contains(point),
            told.seki[point.index()],
            "{plain:?} with {dead:?}"
        );
    }
    let none = ByColor { black: 0, white: 0 };
    assert_eq!(
        score(&counted, none, 0),
        1000 * literal::score(plain, &near, &dead, 0, 0)
    );
    Ok(open)
}

#[test]
fn positions_of_small_boards_are_judged_alike() -> Result<(), String> {
    let (mut open, mut all) = (0, 0);
    let boards = boards();
    for (board, (marking, _)) in boards
        .iter()
        .flat_map(|board| MARKINGS.map(|by| (board, by)))
    {
        let near = common::graph(board);
        let world = World::of_board_marking(&near, NewStone::OnItsBoard, marking);
        same_situations(board, &world)?;
        // To try every set takes the judge long on six locations: a sample, but where there is time.
        let step = if board.len() > 5 { effort(661, 1) } else { 1 };
        for code in (0..3_usize.pow(u32::try_from(board.len()).unwrap_or(0))).step_by(step) {
            if let Some(plain) = numbered(board, code) {
                open += compare(board, &world, &plain)?;
                all += 1;
            }
        }
    }
    assert_eq!(open, 0, "none of {all} is left open");
    assert!(all > 200, "{all} positions");
    Ok(())
}

/// The least of the boards that are the same one turned, mirrored or with colours exchanged.
fn is_first_of_its_kind(plain: &[u8]) -> bool {
    let at = |column: usize, row: usize| plain[row * 3 + column];
    let views = (0..16).map(|view| {
        let cells = (0..9).map(|cell| {
            let (mut column, mut row) = (cell % 3, cell / 3);
            if view & 1 == 1 {
                column = 2 - column;
            }
            if view & 2 == 2 {
                row = 2 - row;
            }
            if view & 4 == 4 {
                (column, row) = (row, column);
            }
            match at(column, row) {
                literal::EMPTY => literal::EMPTY,
                color if view & 8 == 8 => literal::other(color),
                color => color,
            }
        });
        cells.collect::<Vec<u8>>()
    });
    views.into_iter().all(|view| view.as_slice() >= plain)
}

/// Every situation of a board, from all positions with either to move: the same turns are allowed in it, and they lead to the same.
fn same_situations(board: &Arc<Board>, world: &World) -> Result<(), String> {
    let number = |state: &LineState| {
        let situation = Situation {
            stones: common::list(state.board(), state.stones()),
            turn: match state.turn() {
                Color::Black => literal::BLACK,
                Color::White => literal::WHITE,
            },
            marks: state.marks().iter().map(Point::index).collect(),
            passed: state.passed(),
            over: state.ended(),
        };
        world.number.get(&situation).copied()
    };
    let mut seen = vec![false; world.all.len()];
    let mut waiting = Vec::new();
    for code in 0..3_usize.pow(u32::try_from(board.len()).unwrap_or(0)) {
        for turn in Color::ALL {
            let Some(plain) = numbered(board, code) else {
                continue;
            };
            let by = start(board, &plain, world.marking);
            let state = LineState::start(by.board, by.stones, turn);
            let state = state.map_err(|fault| format!("{fault:?}"))?;
            waiting.push(state.marking(japan_1989::Marking::of(&by.options)));
        }
    }
    while let Some(state) = waiting.pop() {
        let at = number(&state).ok_or_else(|| format!("not of the judge: {state:?}"))?;
        if std::mem::replace(&mut seen[at], true) {
            continue;
        }
        let told: Vec<Turn> = world.turns[at]
            .iter()
            .map(|&(turn, _)| same(board, turn))
            .collect();
        assert_eq!(state.turns(), told, "{state:?}");
        for (&turn, &(_, to)) in told.iter().zip(&world.turns[at]) {
            let next = state.after(turn).map_err(|why| format!("{why:?}"))?;
            assert_eq!(number(&next), Some(to), "{state:?} after {turn:?}");
            waiting.push(next);
        }
    }
    assert!(seen.iter().all(|&seen| seen), "some are the judge's alone");
    Ok(())
}

/// All boards of 3x3, each kind once. The judge has the whole graph of situations, which takes too long for every run.
fn three_by_three_is_judged_alike() -> Result<(), String> {
    let board = Arc::new(Board::rectangle(3, 3));
    let all = 0..3_usize.pow(9);
    let sound: Vec<Vec<u8>> = all.filter_map(|code| numbered(&board, code)).collect();
    assert_eq!(sound.len(), 12_675);
    let kinds: Vec<Vec<u8>> = sound
        .into_iter()
        .filter(|plain| is_first_of_its_kind(plain))
        .collect();
    let world = World::of_board(&common::graph(&board), NewStone::OnItsBoard);
    same_situations(&board, &world)?;
    // Each board with either to move, and 1,280 times with marks; nobody has passed, one has, or both.
    assert_eq!(world.all.len(), 3 * (2 * 12_675 + 1_280));
    let (mut open, mut strings) = (0, 0);
    for plain in &kinds {
        open += compare(&board, &world, plain)?;
        strings += plain.iter().filter(|&&cell| cell != literal::EMPTY).count();
    }
    println!(
        "{} kinds of boards, {strings} stones, {open} strings left open",
        kinds.len()
    );
    assert!(open * 100 <= strings, "{open} left open");
    Ok(())
}

/// How many situations of 3x3 a game comes to, and how many of them show a stone. The second figure by the reading of the marks that was given up is one that
/// was told of these rules.
#[test]
fn so_many_situations_come_from_the_empty_board() {
    let near = common::graph(&Board::rectangle(3, 3));
    let reached = |marking| {
        let mut seen = HashSet::new();
        let mut waiting = vec![Situation::start(&[literal::EMPTY; 9], literal::BLACK)];
        while let Some(now) = waiting.pop() {
            if !seen.insert(now.clone()) {
                continue;
            }
            let all = (0..9).map(literal::Turn::Play);
            let all = all.chain(now.marks.iter().map(|&at| literal::Turn::PassFor(at)));
            let all = all.chain([literal::Turn::Pass]);
            waiting
                .extend(all.filter_map(|turn| literal::after_marking(&now, turn, &near, marking)));
        }
        let empty = |one: &&Situation| one.stones.iter().all(|&cell| cell == literal::EMPTY);
        (seen.len(), seen.len() - seen.iter().filter(empty).count())
    };
    assert_eq!(reached(Marking::Everywhere), (77_163, 77_160));
    assert_eq!(reached(Marking::WhereCaptured), (76_827, 76_824));
}

/// The dead stones of a board by each reading of the marks.
fn dead_by_both(board: &Board, plain: &[u8]) -> [PointSet; 2] {
    MARKINGS.map(|(marking, _)| {
        let judged = jrg89::RULES.judge(&start(board, plain, marking), 0, &common::nodes(200_000));
        judged.map(|judged| judged.dead).unwrap_or_default()
    })
}

#[test]
fn the_readings_of_the_marks_part_on_one_board_in_seven() {
    for (columns, told) in [(3, (15, 0)), (4, (41, 8)), (5, (113, 16))] {
        let board = Board::rectangle(columns, 1);
        let all = (0..3_usize.pow(u32::from(columns))).filter_map(|code| numbered(&board, code));
        let parted = all.map(|plain| dead_by_both(&board, &plain));
        let parted: Vec<bool> = parted.map(|[one, other]| one != other).collect();
        let differ = parted.iter().filter(|&&differ| differ).count();
        assert_eq!((parted.len(), differ), told);
    }
}

/// Black has a and c of four points in a row. White b takes a and puts c in atari; where that marks d, which nobody emptied, White has to pass before taking c, and Black takes b first.
#[test]
fn a_stone_lives_by_a_mark_where_nobody_took() {
    let board = Board::rectangle(4, 1);
    let [captured, everywhere] = dead_by_both(&board, &[1, 0, 1, 0]);
    let names = |dead: &PointSet| dead.iter().map(Point::index).collect::<Vec<_>>();
    assert_eq!(
        (names(&captured), names(&everywhere)),
        (vec![0, 2], vec![0])
    );
}
