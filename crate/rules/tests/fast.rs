//! The fast board against the plain one, move by move.

use std::collections::BTreeMap;
use std::sync::Arc;

use loja_rules::{Board, ByColor, Color, FastBoard, Move, Point, PointSet, Setup, State};
use loja_testkit::{Dice, effort};
use proptest::prelude::*;

use crate::common::{draw, graph, start};

loja_testkit::long_too!(equal_move_by_move);

/// All that both boards can tell, and each location asked on its own.
fn compare(fast: &FastBoard, plain: &State) {
    let situation = plain.situation();
    assert_eq!(&fast.situation(), situation);
    assert_eq!(fast.is_final(), plain.is_final());
    let playable = plain.playable();
    assert_eq!(fast.playable().collect::<PointSet>(), playable);
    for x in plain.board().points() {
        assert_eq!(
            fast.is_playable(x),
            playable.contains(x),
            "{x:?} {situation:?}"
        );
        assert_eq!(fast.last_liberty(x), last_liberty(plain, x));
        compare_chains(fast, plain, x);
    }
}

fn compare_chains(fast: &FastBoard, plain: &State, x: Point) {
    let is_stone = plain.situation().color_at(x).is_some();
    let chain = plain.chain(x).filter(|_| is_stone);
    let members = chain.map_or_else(PointSet::new, |chain| chain.members);
    assert_eq!(fast.chain(x).collect::<PointSet>(), members);
    assert_eq!(fast.chain(x).count(), members.len());
    assert_eq!(fast.chain_len(x), members.len());
    for y in plain.board().points() {
        assert_eq!(fast.are_joined(x, y), members.contains(y));
    }
}

/// The same question, asked of the chain as the rules define it.
fn last_liberty(plain: &State, x: Point) -> Option<Point> {
    let situation = plain.situation();
    let chain = plain.chain(x)?;
    let liberties = chain.liberties(situation);
    let only = liberties.iter().next().filter(|_| liberties.len() == 1)?;
    let stays = chain.has_permanent_stone(situation) || situation.permanent().contains(only);
    (!stays).then_some(only)
}

/// Plays a random game on both boards, then takes all of it back. Illegal moves are tried too.
fn game(start: State, most: usize, dice: &mut Dice) -> usize {
    let mut fast = FastBoard::new(&start);
    let mut plain = start;
    compare(&fast, &plain);
    let mut moves = 0;
    while moves < most && !plain.is_final() {
        let tried = (dice.below(12) > 0)
            .then(|| plain.board().point(dice.below(plain.board().len() + 1)))
            .flatten();
        let before = plain.situation().clone();
        let legal = match tried {
            Some(x) => fast.play(x),
            None => fast.pass(),
        };
        let turn = Move {
            cycle: None,
            stone: tried,
        };
        assert_eq!(legal, plain.play(turn).is_ok(), "{turn:?} {before:?}");
        if legal {
            moves += 1;
            compare(&fast, &plain);
        }
    }
    assert!(moves == most || !fast.pass());

    // Back again; every tenth situation is looked at closely, and gone on from.
    for (back, before) in plain.history().iter().rev().enumerate() {
        assert!(fast.undo());
        assert_eq!(&fast.situation(), before);
        if back % 10 == 0 {
            let setup = before.clone().into_setup();
            let mut plain = State::new(Arc::clone(plain.board()), setup).unwrap();
            compare(&fast, &plain);
            for x in fast.clone().playable() {
                assert!(fast.play(x));
                let next = plain.successor(Move::stone(x)).unwrap();
                assert_eq!(&fast.situation(), next.situation());
                assert!(fast.undo());
            }
            let mut copy = fast.clone();
            let playable: Vec<Point> = copy.playable().collect();
            if !playable.is_empty() {
                let x = playable[dice.below(playable.len())];
                assert!(copy.play(x));
                plain.play(Move::stone(x)).unwrap();
                compare(&copy, &plain);
            }
        }
    }
    assert!(!fast.undo());
    moves
}

fn torus(columns: usize, rows: usize) -> Board {
    let at = |column: usize, row: usize| row % rows * columns + column % columns;
    let cells = (0..columns * rows).map(move |cell| (cell % columns, cell / columns));
    let pairs = cells.flat_map(|(column, row)| {
        let here = at(column, row);
        [(here, at(column + 1, row)), (here, at(column, row + 1))]
    });
    let pairs = pairs.filter(|(a, b)| a != b);
    Board::new(columns * rows, pairs).unwrap()
}

fn random_graph(count: usize, pairs: usize, dice: &mut Dice) -> Board {
    let pairs: Vec<_> = (0..pairs)
        .map(|_| (dice.below(count), dice.below(count)))
        .filter(|(a, b)| a != b)
        .collect();
    Board::new(count, pairs).unwrap()
}

/// One location beside all others, which form a ring.
fn wheel(rim: usize) -> Board {
    let spokes = (0..rim).map(|x| (x, rim));
    let ring = (0..rim).map(|x| (x, (x + 1) % rim));
    Board::new(rim + 1, spokes.chain(ring)).unwrap()
}

fn board(kind: usize, dice: &mut Dice) -> Board {
    let side = |dice: &mut Dice| u8::try_from(2 + dice.below(5)).unwrap();
    let many = |dice: &mut Dice| 2 + dice.below(16);
    match kind % 8 {
        0 => Board::rectangle(side(dice), side(dice)),
        1 => {
            let holes = dice.below(1 << 20);
            Board::grid(side(dice), side(dice), |column, row| {
                holes >> ((column * 7 + row * 3) % 20) & 3 != 0
            })
        }
        2 => torus(2 + dice.below(4), 2 + dice.below(4)),
        3 => {
            let (count, pairs) = (many(dice), many(dice) * 2);
            random_graph(count, pairs, dice)
        }
        4 => {
            let (count, pairs) = (many(dice), many(dice) * 5);
            random_graph(count, pairs, dice)
        }
        5 => wheel(3 + dice.below(12)),
        6 => Board::rectangle(1 + u8::try_from(dice.below(9)).unwrap(), 1),
        _ => Board::rectangle(9, 9),
    }
}

/// Nothing, an initial situation with marks and komi, or stones with marks for good.
fn situation(board: Board, kind: usize, dice: &mut Dice) -> State {
    let board = Arc::new(board);
    let mut some = |one_in: usize| -> PointSet {
        board.points().filter(|_| dice.below(one_in) == 0).collect()
    };
    let setup = match kind % 4 {
        0 => Setup::empty(),
        1 => Setup::initial(some(3), 3),
        _ => {
            let (black, white, permanent) = (some(4), some(4), some(6));
            Setup {
                stones: ByColor {
                    white: white.difference(&black),
                    black,
                },
                permanent,
                turn: if kind % 8 < 4 {
                    Color::Black
                } else {
                    Color::White
                },
                ..Setup::empty()
            }
        }
    };
    State::new(Arc::clone(&board), setup).unwrap_or_else(|faults| {
        // Stones without liberties are left out.
        let mut setup = *faults.setup;
        for fault in &faults.faults {
            for stones in [&mut setup.stones.black, &mut setup.stones.white] {
                *stones = stones.difference(fault.points());
            }
        }
        State::new(board, setup).unwrap()
    })
}

#[test]
fn equal_move_by_move() {
    let wanted = effort(20_000, 200_000);
    let mut dice = Dice::new(3);
    let mut moves = BTreeMap::new();
    for round in 0.. {
        if moves.values().sum::<usize>() >= wanted {
            break;
        }
        let kind = round % 8;
        let board = board(kind, &mut dice);
        let start = situation(board, round / 8, &mut dice);
        *moves.entry(kind).or_insert(0) += game(start, 200, &mut dice);
    }
    // Every kind of board has its share.
    assert!(
        moves.values().all(|&count| count > wanted / 40),
        "{moves:?}"
    );
}

#[test]
fn large_boards() {
    let mut dice = Dice::new(5);
    for board in [Board::rectangle(19, 19), torus(13, 11), wheel(300)] {
        let start = State::new(Arc::new(board), Setup::empty()).unwrap();
        let mut fast = FastBoard::new(&start);
        let mut plain = start;
        for _ in 0..600 {
            let tried = plain
                .board()
                .point(dice.below(plain.board().len()))
                .unwrap();
            assert_eq!(fast.play(tried), plain.play(Move::stone(tried)).is_ok());
        }
        compare(&fast, &plain);
        while fast.undo() {}
        assert_eq!(&fast.situation(), plain.first_situation());
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 128, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn equal_on_any_graph(state in graph(9).prop_flat_map(start), seed in any::<u64>()) {
        game(state, 40, &mut Dice::new(seed));
    }

    /// Equal keys are similar situations (E3), and the other way round.
    #[test]
    fn keys_are_situations(state in graph(4).prop_flat_map(start), seed in any::<u64>()) {
        let mut dice = Dice::new(seed);
        let mut fast = FastBoard::new(&state);
        let mut seen = vec![(fast.key().collect::<Vec<u64>>(), fast.situation())];
        for _ in 0..60 {
            let point = state.board().point(dice.below(state.board().len() + 1));
            let moved = match point {
                Some(point) => fast.play(point),
                None => fast.pass(),
            };
            if !moved {
                fast.undo();
            }
            let key: Vec<u64> = fast.key().collect();
            for (old, situation) in &seen {
                prop_assert_eq!(*old == key, situation.is_similar(&fast.situation()));
            }
            seen.push((key, fast.situation()));
        }
    }
}

/// B4.5, D1: liberties marked for good keep a chain on the board, but don't allow a stone.
#[test]
fn marked_liberties() {
    let state = draw(&["*.x", "xxx"], Color::Black);
    let mut fast = FastBoard::new(&state);
    let (closed, open) = (
        state.board().point(0).unwrap(),
        state.board().point(1).unwrap(),
    );
    assert!(!fast.is_playable(closed) && !fast.is_playable(open)); // pseudo-suicide
    assert!(fast.pass() && !fast.is_playable(open)); // White would take nothing
    let state = draw(&["X.o", "x.o"], Color::Black);
    assert!(FastBoard::new(&state).play(open));
}

/// B4.8: without history the ko mark is all that keeps a stone from being taken back.
#[test]
fn ko() {
    let state = draw(&[".xo.", "xo.o", ".xo."], Color::Black);
    let mut fast = FastBoard::new(&state);
    let (taken, taking) = (
        state.board().point(5).unwrap(),
        state.board().point(6).unwrap(),
    );
    assert!(fast.play(taking) && fast.is_marked_temporarily(taken) && !fast.play(taken));
    // The mark is the same whether it was made by a move or is there from the start.
    let mut again = FastBoard::new(
        &State::new(Arc::clone(state.board()), fast.situation().into_setup()).unwrap(),
    );
    assert!(again.key().eq(fast.key()) && !again.play(taken));
    assert!(fast.pass() && fast.pass() && !fast.is_final());
    assert!(fast.pass() && fast.is_final() && !fast.pass() && !fast.play(taken));
}

#[test]
fn no_location() {
    let state = State::new(Arc::new(Board::default()), Setup::empty()).unwrap();
    let mut fast = FastBoard::new(&state);
    let stranger = Board::rectangle(9, 9).point(0).unwrap();
    assert!(!fast.is_playable(stranger) && !fast.play(stranger));
    assert_eq!(fast.playable().count(), 0);
    assert!(fast.pass() && fast.pass() && fast.is_final());
    assert!(fast.undo() && !fast.is_final());
}
