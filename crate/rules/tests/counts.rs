//! Numbers of legal positions, and of successors by depth.
//!
//! Published: the legal positions of rectangles, by John Tromp and Gunnar Farnebäck,
//! "Combinatorics of Go", 2006. The others are our own: found by the crate, and once more by the
//! transcription of the rules in `oracle/literal.rs`, and pinned here so that a change shows.

use std::fmt::Write;
use std::sync::Arc;

use loja_rules::{Board, Family, Move, PointSet, Setup, State};
use loja_testkit::is_long;

use crate::oracle;
use crate::oracle::literal::{self, PastUnderReversal};

loja_testkit::long_too!(published_numbers_of_legal_positions);

/// Every colouring of a board: the sets of black and of white locations.
fn colorings(board: &Board) -> impl Iterator<Item = [PointSet; 2]> {
    let count = u32::try_from(board.len()).unwrap();
    (0..3_usize.pow(count)).map(|code| {
        let color = |point: &loja_rules::Point| {
            code / 3_usize.pow(u32::try_from(point.index()).unwrap()) % 3
        };
        [1, 2].map(|wanted| {
            board
                .points()
                .filter(|point| color(point) == wanted)
                .collect()
        })
    })
}

/// How many of them are legal.
fn legal(board: Board) -> usize {
    let board = Arc::new(board);
    let is_legal = |[black, white]: &[PointSet; 2]| {
        let mut setup = Setup::empty();
        setup.stones.black = black.clone();
        setup.stones.white = white.clone();
        State::new(Arc::clone(&board), setup).is_ok()
    };
    colorings(&board).filter(is_legal).count()
}

fn by_the_text(board: &Board) -> literal::Board {
    let pairs: Vec<_> = board.pairs().map(|(a, b)| (a.index(), b.index())).collect();
    oracle::tools::board(board.len(), &pairs)
}

/// The same by D1 as it is written.
fn legal_by_the_text(board: &Board) -> usize {
    let empty = literal::a2_initial(by_the_text(board), literal::Set::new(), 0);
    let numbers = |set: &PointSet| set.iter().map(|point| point.index() as u32).collect();
    colorings(board)
        .filter(|[black, white]| {
            let mut state = empty.clone();
            state.situation.black = numbers(black);
            state.situation.white = numbers(white);
            oracle::tools::breathing(&state)
        })
        .count()
}

#[test]
fn published_numbers_of_legal_positions() {
    let rectangles = [
        (1, 1, 1),
        (2, 1, 5),
        (3, 1, 15),
        (4, 1, 41),
        (5, 1, 113),
        (6, 1, 313),
        (7, 1, 867),
        (2, 2, 57),
        (3, 2, 489),
        (4, 2, 4_125),
        (3, 3, 12_675),
    ];
    for (columns, rows, count) in rectangles {
        assert_eq!(
            legal(Board::rectangle(columns, rows)),
            count,
            "{columns}x{rows}"
        );
        assert_eq!(
            legal(Board::rectangle(rows, columns)),
            count,
            "{rows}x{columns}"
        );
    }
    assert_eq!(legal(Board::default()), 1);
    if is_long() {
        assert_eq!(legal(Board::rectangle(5, 2)), 35_117);
        assert_eq!(legal(Board::rectangle(4, 3)), 321_689);
    }
}

/// Nine locations, or eight in space.
fn small(family: Family) -> Board {
    match family {
        Family::Solid => family.member(2, 2),
        _ => family.member(3, 3),
    }
}

/// Two numbers: on three by two locations, where the text's own way is quick enough to be asked,
/// and on three by three.
#[test]
fn legal_positions_of_every_family() {
    let mut found = String::new();
    for family in Family::ALL {
        let name = family.name();
        if family != Family::Solid {
            let board = family.member(3, 2);
            let count = legal_by_the_text(&board);
            assert_eq!(legal(board), count, "{name}");
            write!(found, "{count} ").unwrap();
        }
        writeln!(found, "{} {name}", legal(small(family))).unwrap();
    }
    assert_eq!(found, LEGAL);
}

const LEGAL: &str = "\
489 12675 rectangle
593 15579 cylinder
617 16387 moebius
593 17767 torus
617 17923 klein
617 16891 projective
653 17547 round
537 14435 triangles
113 3457 holes
25 225 apart
5273 solid
311 6127 map
1 1 void
";

/// How many sequences of so many turns there are; where two origins lead to one successor, each
/// counts.
fn sequences(state: &State, depth: usize) -> usize {
    if depth == 0 {
        return 1;
    }
    let next = state
        .moves()
        .into_iter()
        .map(|turn| state.successor(turn).unwrap());
    next.map(|next| sequences(&next, depth - 1)).sum()
}

fn sequences_by_the_text(state: &literal::State, depth: usize) -> usize {
    if depth == 0 {
        return 1;
    }
    let next = literal::b1_successors(state, PastUnderReversal::Reversed).into_iter();
    next.map(|next| sequences_by_the_text(&next.state, depth - 1))
        .sum()
}

/// An initial state with no marks or with all, in both forms.
fn initial(board: Board, closed: bool) -> (State, literal::State) {
    let temporary = if closed {
        board.locations()
    } else {
        PointSet::new()
    };
    let literal = by_the_text(&board);
    let marks = if closed {
        literal.locations.clone()
    } else {
        literal::Set::new()
    };
    let state = State::new(Arc::new(board), Setup::initial(temporary, 0)).unwrap();
    (state, literal::a2_initial(literal, marks, 0))
}

/// The numbers for each depth.
fn numbers((state, literal): &(State, literal::State), deepest: usize) -> String {
    let counts = (1..=deepest).map(|depth| {
        let count = sequences(state, depth);
        // The text's own way takes long.
        if count < 600 {
            assert_eq!(count, sequences_by_the_text(literal, depth));
        }
        count.to_string()
    });
    counts.collect::<Vec<_>>().join(" ")
}

/// Some turns later, when families begin to differ: a stone wherever this happens to find room.
fn later(
    (mut state, mut literal): (State, literal::State),
    turns: usize,
) -> (State, literal::State) {
    for turn in 0..turns {
        let stones: Vec<_> = state.playable().iter().collect();
        let stone = (!stones.is_empty()).then(|| stones[3 * turn % stones.len()]);
        let origin = literal::Origin {
            cycle_since: None,
            stone: stone.map(|point| point.index() as u32),
        };
        literal = oracle::tools::follow(&literal, origin, PastUnderReversal::Reversed);
        state.play(Move { stone, cycle: None }).unwrap();
    }
    (state, literal)
}

/// Four depths from an open start, four from one where every location is marked, and five after
/// five turns. Then two rows, deep enough for cycles: the shortest takes six turns.
#[test]
fn successors_by_depth() {
    let mut found = String::new();
    for family in Family::ALL {
        let name = family.name();
        let start = |closed| initial(small(family), closed);
        let open = numbers(&start(false), 4);
        let closed = numbers(&start(true), 4);
        // A board without locations is over after two turns.
        let turns = if family == Family::Void { 1 } else { 5 };
        let later = numbers(&later(start(false), turns), 5);
        writeln!(found, "{open} | {closed} | {later} | {name}").unwrap();
    }
    for (columns, deepest) in [(2, 13), (3, 8)] {
        let row = initial(Board::rectangle(columns, 1), false);
        writeln!(found, "{} | row of {columns}", numbers(&row, deepest)).unwrap();
    }
    assert_eq!(found, SUCCESSORS);
}

const SUCCESSORS: &str = "\
10 91 738 5281 | 1 10 91 738 | 5 20 68 171 529 | rectangle
10 91 738 5337 | 1 10 91 738 | 5 21 67 176 482 | cylinder
10 91 738 5337 | 1 10 91 738 | 5 21 68 172 442 | moebius
10 91 738 5337 | 1 10 91 738 | 5 21 63 164 384 | torus
10 91 738 5337 | 1 10 91 738 | 5 21 68 172 416 | klein
10 91 738 5337 | 1 10 91 738 | 5 21 68 172 442 | projective
10 91 738 5337 | 1 10 91 738 | 5 21 68 168 402 | round
10 91 738 5309 | 1 10 91 738 | 5 20 65 157 429 | triangles
9 73 520 3160 | 1 9 73 520 | 4 15 56 192 654 | holes
7 39 182 722 | 1 7 39 182 | 3 12 33 94 267 | apart
9 73 520 3256 | 1 9 73 520 | 4 13 30 75 234 | solid
10 87 674 4461 | 1 10 87 674 | 4 20 54 203 434 | map
1 1 0 0 | 1 1 0 0 | 1 0 0 0 0 | void
3 7 8 6 6 6 4 6 8 10 14 14 12 | row of 2
4 11 22 41 66 112 194 336 | row of 3
";
