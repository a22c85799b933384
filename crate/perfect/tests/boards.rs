//! What is known of boards, and what symmetry asks for.

use std::cell::Cell;
use std::ops::ControlFlow;
use std::sync::Arc;

use loja_perfect::{Control, Halt, Limits, Unsolved, ValueBounds, World};
use loja_rules::{Board, Color, Move, Setup, Shape, State};

pub(crate) const FOREVER: Limits = Limits {
    nodes: u64::MAX,
    bytes: 1 << 30,
};

pub(crate) fn forever(test: impl FnOnce(&Control<'_>)) {
    test(&Control::new(FOREVER));
}

pub(crate) fn sheet(shape: Shape, columns: u8, rows: u8) -> Arc<Board> {
    Arc::new(Board::shaped(shape, columns, rows, |_, _| true))
}

fn exact(value: i64) -> ValueBounds {
    ValueBounds {
        least: value,
        most: value,
    }
}

fn starts_of(shape: Shape, columns: u8, rows: u8, komi: i64, starts: &[i64]) {
    forever(|limits| {
        let mut world = World::new(&sheet(shape, columns, rows), limits)
            .unwrap()
            .unwrap();
        assert_eq!(
            world.value(limits).unwrap(),
            exact(komi),
            "{shape:?} {columns}x{rows}"
        );
        let found: Vec<ValueBounds> = world
            .starts(limits)
            .unwrap()
            .iter()
            .map(|start| start.value)
            .collect();
        let wanted: Vec<ValueBounds> = starts.iter().map(|&value| exact(value)).collect();
        assert_eq!(found, wanted, "{shape:?} {columns}x{rows}");
    });
}

/// The source tells this board: the centre wins by eight, a side is a jigo by seki.
#[test]
fn three_by_three_is_as_the_source_has_it() {
    starts_of(Shape::Rectangle, 3, 3, 8, &[-9, 0, -9, 0, 8, 0, -9, 0, -9]);
}

/// Computed here; the literal games judge the tiniest, the walker all whose strategies are looked at below.
#[test]
fn other_boards() {
    starts_of(Shape::Rectangle, 1, 1, 0, &[]);
    starts_of(Shape::Rectangle, 2, 1, 0, &[0, 0]);
    starts_of(Shape::Rectangle, 3, 1, 2, &[-3, 2, -3]);
    starts_of(Shape::Rectangle, 4, 1, 1, &[-4, 1, 1, -4]);
    starts_of(Shape::Rectangle, 5, 1, 0, &[-1, 0, -1, 0, -1]);
    starts_of(Shape::Rectangle, 6, 1, 0, &[-2, 0, -1, -1, 0, -2]);
    starts_of(Shape::Rectangle, 7, 1, 0, &[-1, 0, -1, 0, -1, 0, -1]);
    starts_of(Shape::Rectangle, 2, 2, 0, &[0; 4]);
    starts_of(Shape::Rectangle, 3, 2, 0, &[-5, 0, -5, -5, 0, -5]);
    starts_of(Shape::Rectangle, 4, 2, 7, &[-7, 7, 7, -7, -7, 7, 7, -7]);
    starts_of(Shape::Cylinder, 3, 3, 8, &[-9, -9, -9, 8, 8, 8, -9, -9, -9]);
}

#[test]
#[ignore = "long evidence: boards whose sides are joined twice have many cycles"]
fn glued_boards() {
    starts_of(Shape::Cylinder, 5, 2, 0, &[0; 10]);
    starts_of(Shape::Torus, 3, 3, 0, &[0; 9]);
    starts_of(Shape::Moebius, 3, 3, 7, &[-1, -1, -1, 7, 7, 7, -1, -1, -1]);
    starts_of(Shape::Klein, 3, 3, 0, &[0; 9]);
    starts_of(Shape::Projective, 3, 3, 0, &[0; 9]);
}

/// A board without locations has a value too.
#[test]
fn the_void() {
    forever(|limits| {
        let board = Arc::new(Board::default());
        let mut world = World::new(&board, limits).unwrap().unwrap();
        assert_eq!(world.value(limits).unwrap(), exact(0));
        assert!(world.starts(limits).unwrap().is_empty());
    });
}

#[test]
fn too_large_or_too_long() {
    forever(|limits| {
        assert!(
            World::new(&sheet(Shape::Rectangle, 17, 1), limits)
                .unwrap()
                .is_none()
        );
    });
    let asked = Cell::new(0);
    let poll = |_| match asked.replace(asked.get() + 1) {
        0 | 1 => ControlFlow::Continue(()),
        _ => ControlFlow::Break(()),
    };
    let stopped = World::new(
        &sheet(Shape::Rectangle, 3, 3),
        &Control::polling(FOREVER, &poll),
    );
    assert_eq!(stopped.err(), Some(Unsolved::Halted(Halt::Stopped)));
    let little = Limits {
        bytes: 1000,
        ..FOREVER
    };
    let full = World::new(&sheet(Shape::Rectangle, 4, 3), &Control::new(little));
    assert_eq!(full.err(), Some(Unsolved::Halted(Halt::Memory)));
    let few = Limits {
        nodes: 4096,
        ..FOREVER
    };
    let cut = World::new(&sheet(Shape::Rectangle, 4, 3), &Control::new(few));
    assert_eq!(cut.err(), Some(Unsolved::Halted(Halt::Nodes)));
}

/// Two players who follow the advice come to the value, from the empty board and from every first stone.
#[test]
fn advice_leads_to_the_value() {
    forever(|limits| {
        let board = sheet(Shape::Rectangle, 3, 3);
        let world = World::new(&board, limits).unwrap().unwrap();
        let empty = State::new(Arc::clone(&board), Setup::empty()).unwrap();
        let starts = std::iter::once(empty.clone()).chain(
            board
                .points()
                .map(|at| empty.successor(Move::stone(at)).unwrap()),
        );
        for mut state in starts {
            let advice = world.advice(&state).unwrap();
            assert_eq!(advice.least, advice.most);
            let sign = |turn: Color| if turn == Color::Black { 1 } else { -1 };
            let wanted = i64::from(advice.least) * sign(state.situation().turn());
            while let Some(advice) = world.advice(&state) {
                let stone = match advice.turn {
                    loja_perfect::PlaceTurn::Pass => None,
                    loja_perfect::PlaceTurn::Stone(at) => board.point(at.into()),
                };
                state.play(Move { cycle: None, stone }).unwrap();
            }
            let report =
                loja_solver::referee(&state, loja_solver::Options::default(), &mut ()).unwrap();
            let score = state.score(&report.control);
            assert_eq!(
                score.black.total() as i64 - score.white.total() as i64,
                wanted
            );
        }
    });
}

/// The table has every place once, in order, and the bounds of the empty board.
#[test]
fn the_table_of_a_board() {
    forever(|limits| {
        let mut world = World::new(&sheet(Shape::Rectangle, 3, 1), limits)
            .unwrap()
            .unwrap();
        let table = world.table(limits).unwrap();
        assert_eq!(table.places, world.places().len());
        // The empty board: number 0, value 2, by a stone in the middle.
        assert_eq!(table.bytes[..4], [0, 2, 2, 1]);
    });
}
