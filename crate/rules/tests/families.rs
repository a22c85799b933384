//! What the families of boards are, told by graphs alone.

use std::collections::{BTreeMap, BTreeSet};

use loja_rules::{Board, BoardError, Color, Family, Point, Shape};

fn degrees(board: &Board) -> BTreeMap<usize, usize> {
    let mut count = BTreeMap::new();
    for point in board.points() {
        *count.entry(board.neighbors(point).len()).or_default() += 1;
    }
    count
}

/// A number of neighbours, and how many locations have it.
type Count = (usize, usize);

/// Two locations for each letter: column, row, column, row.
type Glue = Vec<[usize; 4]>;

fn sheet(shape: Shape, columns: u8, rows: u8) -> Board {
    Board::shaped(shape, columns, rows, |_, _| true)
}

fn touch(board: &Board, a: usize, b: usize) -> bool {
    let [a, b] = [a, b].map(|at| board.point(at).unwrap());
    board.neighbors(a).contains(&b)
}

/// Edges, degrees and faces of a 5 by 4 sheet. Squares whose four sides are there are faces; from
/// their number the Euler characteristic follows: 1 for a disc, 0 for whatever a strip or a torus
/// makes, 1 for the projective plane.
#[test]
fn large_sheets() {
    let cases: [(Shape, usize, &[Count]); 8] = [
        (Shape::Rectangle, 31, &[(2, 4), (3, 10), (4, 6)]),
        (Shape::Cylinder, 35, &[(3, 10), (4, 10)]),
        (Shape::Moebius, 35, &[(3, 10), (4, 10)]),
        (Shape::Torus, 40, &[(4, 20)]),
        (Shape::Klein, 40, &[(4, 20)]),
        // Opposite corners meet over both edges, which is one pair.
        (Shape::Projective, 38, &[(3, 4), (4, 16)]),
        (Shape::Round, 40, &[(4, 20)]),
        (
            Shape::Triangles,
            43,
            &[(2, 2), (3, 4), (4, 6), (5, 2), (6, 6)],
        ),
    ];
    for (shape, edges, wanted) in cases {
        let board = sheet(shape, 5, 4);
        assert_eq!(board.len(), 20);
        assert_eq!(board.pairs().count(), edges, "{shape:?}");
        let degrees: Vec<(usize, usize)> = degrees(&board).into_iter().collect();
        assert_eq!(degrees, wanted, "{shape:?}");
    }
}

/// Each glued edge by hand, on 3 by 3: numbers are `0 1 2 / 3 4 5 / 6 7 8`.
#[test]
fn glued_edges() {
    let inner = Board::rectangle(3, 3);
    let glue: [(Shape, &[(usize, usize)]); 5] = [
        (Shape::Cylinder, &[(0, 2), (3, 5), (6, 8)]),
        (Shape::Moebius, &[(0, 8), (3, 5), (2, 6)]),
        (
            Shape::Torus,
            &[(0, 2), (3, 5), (6, 8), (0, 6), (1, 7), (2, 8)],
        ),
        (
            Shape::Klein,
            &[(0, 8), (3, 5), (2, 6), (0, 6), (1, 7), (2, 8)],
        ),
        (Shape::Projective, &[(0, 8), (3, 5), (2, 6), (1, 7)]),
    ];
    for (shape, pairs) in glue {
        let by_hand = inner.with_pairs(pairs.iter().copied()).unwrap();
        assert_eq!(sheet(shape, 3, 3), by_hand, "{shape:?}");
    }
}

/// A pair told twice counts once, and nobody is his own neighbour.
#[test]
fn tiny_sheets() {
    for shape in Shape::ALL {
        assert_eq!(sheet(shape, 0, 0).len(), 0);
        assert_eq!(sheet(shape, 0, 3).len(), 0);
        assert_eq!(sheet(shape, 3, 0).len(), 0);
        let lone = sheet(shape, 1, 1);
        assert_eq!((lone.len(), lone.pairs().count()), (1, 0), "{shape:?}");
        assert_eq!(sheet(shape, 2, 1).pairs().count(), 1, "{shape:?}");
        assert_eq!(sheet(shape, 1, 2).pairs().count(), 1, "{shape:?}");
    }
    assert_eq!(sheet(Shape::Cylinder, 2, 3), Board::rectangle(2, 3));
    assert_eq!(sheet(Shape::Torus, 2, 2), Board::rectangle(2, 2));
    assert_eq!(sheet(Shape::Cylinder, 1, 4), Board::rectangle(1, 4));
    // A strip of one column, twisted: its ends meet, and so do the two inside, again.
    let ring = sheet(Shape::Moebius, 1, 4);
    assert!(touch(&ring, 0, 3));
    assert_eq!(ring.pairs().count(), 4);
    // The smallest twisted strip with more than one of each is complete.
    assert_eq!(sheet(Shape::Moebius, 2, 2).pairs().count(), 6);
    assert_eq!(sheet(Shape::Torus, 3, 1), sheet(Shape::Cylinder, 3, 1));
    assert_eq!(sheet(Shape::Round, 3, 1), sheet(Shape::Cylinder, 3, 1));
}

fn is_connected(board: &Board) -> bool {
    board.points().next().is_none_or(|start| {
        let mut seen = BTreeSet::from([start]);
        let mut waiting = vec![start];
        while let Some(point) = waiting.pop() {
            let next = board.neighbors(point).iter().copied();
            waiting.extend(next.filter(|&next| seen.insert(next)));
        }
        seen.len() == board.len()
    })
}

#[test]
fn every_family_has_its_members() {
    for family in Family::ALL {
        for (columns, rows) in [(0, 0), (1, 1), (3, 2), (3, 3), (5, 4)] {
            let board = family.member(columns, rows);
            let whole = usize::from(columns) * usize::from(rows);
            let size = match family {
                Family::Sheet(_) | Family::Map => whole,
                Family::Solid => 2 * whole,
                Family::Void => 0,
                Family::Holes | Family::Apart => board.len(),
            };
            assert_eq!(board.len(), size);
            let falls_apart = family == Family::Apart && columns > 2 && rows > 0;
            assert_eq!(is_connected(&board), !falls_apart, "{}", family.name());
        }
    }
    let names: BTreeSet<&str> = Family::ALL.iter().map(|family| family.name()).collect();
    assert_eq!(names.len(), Family::ALL.len());
}

#[test]
fn boards_in_space() {
    let cube = Board::solid(3, 4, 5).unwrap();
    assert_eq!(cube.len(), 60);
    assert_eq!(cube.pairs().count(), 2 * 20 + 3 * 15 + 4 * 12);
    assert!(touch(&cube, 0, 12) && touch(&cube, 0, 3) && touch(&cube, 0, 1));
    assert!(!touch(&cube, 2, 3) && !touch(&cube, 9, 12));
    assert_eq!(Board::solid(4, 3, 1).unwrap(), Board::rectangle(4, 3));
    assert_eq!(Board::solid(4, 0, 9).unwrap(), Board::default());
    assert_eq!(
        Board::solid(255, 255, 255),
        Err(BoardError::TooLarge(255 * 255 * 255))
    );
    assert!(Board::solid(255, 255, 1).is_ok());
}

#[test]
fn maps_and_faults() {
    let street = Board::new(3, [(0, 1), (1, 0), (1, 2)]).unwrap();
    assert_eq!(street.pairs().count(), 2);
    assert_eq!(street.with_pairs([(2, 2)]), Err(BoardError::OwnNeighbor(2)));
    assert_eq!(
        street.with_pairs([(0, 3)]),
        Err(BoardError::NoLocation(0, 3))
    );
    assert!(touch(&street.with_pairs([(0, 2)]).unwrap(), 2, 0));
}

fn has(rows: &[&str], column: usize, row: usize) -> bool {
    rows[row].as_bytes()[column] == b'.'
}

/// The boards that the source prints, with the locations that it glues by letters.
fn printed(rows: &[&str], glue: &[[usize; 4]]) -> Board {
    let columns = u8::try_from(rows[0].len()).unwrap();
    let height = u8::try_from(rows.len()).unwrap();
    let board = Board::grid(columns, height, |x, y| has(rows, x, y));
    let number = |column: usize, row: usize| {
        let cells = (0..row * rows[0].len() + column)
            .filter(|cell| has(rows, cell % rows[0].len(), cell / rows[0].len()));
        cells.count()
    };
    let pairs = glue
        .iter()
        .map(|&[a, b, c, d]| (number(a, b), number(c, d)));
    board.with_pairs(pairs).unwrap()
}

const STRIP: [&str; 7] = [
    ".........",
    ",.,.,.,.,",
    ".........",
    ",.,.,.,.,",
    ".........",
    ",.,.,.,.,",
    ".........",
];
const WHOLE: [&str; 9] = [
    ",.,.,.,.,",
    ".........",
    ",.,.,.,.,",
    ".........",
    ",.,.,.,.,",
    ".........",
    ",.,.,.,.,",
    ".........",
    ",.,.,.,.,",
];

/// `[column, row, column, row]` of each letter, from the `glue` of the position files.
#[test]
fn the_sources_glued_boards() {
    let cylinder = [[0, 0, 8, 0], [0, 2, 8, 2], [0, 4, 8, 4], [0, 6, 8, 6]];
    let moebius = [[0, 0, 8, 6], [8, 0, 0, 6], [0, 2, 8, 4], [8, 2, 0, 4]];
    let sides = [[0, 1, 8, 1], [0, 3, 8, 3], [0, 5, 8, 5], [0, 7, 8, 7]];
    let twisted = [[0, 1, 8, 7], [8, 1, 0, 7], [0, 3, 8, 5], [8, 3, 0, 5]];
    let ends = [[1, 0, 1, 8], [3, 0, 3, 8], [5, 0, 5, 8], [7, 0, 7, 8]];
    let turned = [[1, 0, 7, 8], [3, 0, 5, 8], [5, 0, 3, 8], [7, 0, 1, 8]];
    let cases: [(Shape, &[&str], Glue); 5] = [
        (Shape::Cylinder, &STRIP, cylinder.to_vec()),
        (Shape::Moebius, &STRIP, moebius.to_vec()),
        (Shape::Torus, &WHOLE, [sides, ends].concat()),
        (Shape::Klein, &WHOLE, [twisted, ends].concat()),
        (Shape::Projective, &WHOLE, [twisted, turned].concat()),
    ];
    for (shape, rows, glue) in cases {
        let height = u8::try_from(rows.len()).unwrap();
        let board = Board::shaped(shape, 9, height, |x, y| has(rows, x, y));
        assert_eq!(board, printed(rows, &glue), "{shape:?}");
    }
}

/// Leaves out locations with two neighbours, which are the middles of lines in the source's
/// pictures, and joins what they joined.
fn crossings(board: &Board) -> Board {
    let ways: Vec<Point> = board
        .points()
        .filter(|&point| board.neighbors(point).len() != 2)
        .collect();
    let number = |point: Point| ways.iter().position(|&way| way == point).unwrap();
    let mut pairs = Vec::new();
    for &from in &ways {
        for &first in board.neighbors(from) {
            let (mut last, mut here) = (from, first);
            while board.neighbors(here).len() == 2 {
                let next = board
                    .neighbors(here)
                    .iter()
                    .copied()
                    .find(|&next| next != last);
                (last, here) = (here, next.unwrap());
            }
            pairs.push((number(from), number(here)));
        }
    }
    Board::new(ways.len(), pairs).unwrap()
}

/// Whether two small boards differ in their numbers only (S3).
fn essentially_the_same(a: &Board, b: &Board) -> bool {
    fn extend(a: &Board, b: &Board, names: &mut Vec<usize>) -> bool {
        let next = names.len();
        if next == a.len() {
            return true;
        }
        for name in 0..b.len() {
            let fits = !names.contains(&name)
                && (0..next).all(|old| touch(a, old, next) == touch(b, names[old], name));
            if fits {
                names.push(name);
                if extend(a, b, names) {
                    return true;
                }
                names.pop();
            }
        }
        false
    }
    a.len() == b.len() && a.pairs().count() == b.pairs().count() && extend(a, b, &mut Vec::new())
}

/// The source draws the round board with a location in the middle of each line. Without these it
/// has five rings of three crossings.
#[test]
fn the_sources_round_board() {
    let rows = [
        ",,,,,.,.,,,",
        ",,,,.....,,",
        ",,,.,.,.,.,",
        ",,.........",
        ",.,.,.,.,.,",
        "...........",
        ",.,.,.,.,.,",
        ",,.......,,",
        ",,,.,.,.,,,",
        ",,,,...,,,,",
        ",,,,,.,,,,,",
    ];
    let glue = [
        [5, 0, 0, 5],
        [7, 0, 1, 6],
        [4, 1, 3, 2],
        [8, 1, 2, 7],
        [9, 2, 3, 8],
        [2, 3, 1, 4],
        [10, 3, 4, 9],
        [10, 5, 5, 10],
        [9, 6, 8, 7],
        [7, 8, 6, 9],
    ];
    let board = printed(&rows, &glue);
    assert_eq!(
        degrees(&board).into_iter().collect::<Vec<_>>(),
        [(2, 40), (4, 15)]
    );
    let round = sheet(Shape::Round, 3, 5);
    assert!(essentially_the_same(&crossings(&board), &round));
    // Three by three are what the same picture of a torus has, and another board.
    assert!(!essentially_the_same(&sheet(Shape::Torus, 3, 5), &round));
}

/// The grid of the source's pictures, with its lines cut short, is the sheet of its crossings.
#[test]
fn the_sources_crossings() {
    let board = Board::shaped(Shape::Torus, 9, 9, |x, y| has(&WHOLE, x, y));
    assert!(essentially_the_same(
        &crossings(&board),
        &sheet(Shape::Torus, 4, 4)
    ));
    let board = Board::shaped(Shape::Klein, 9, 9, |x, y| has(&WHOLE, x, y));
    assert!(essentially_the_same(
        &crossings(&board),
        &sheet(Shape::Klein, 4, 4)
    ));
}

/// S3's own example: what the locations are called makes no difference.
#[test]
fn names_of_locations() {
    let first = Board::new(3, [(0, 1), (1, 2)]).unwrap();
    let second = Board::new(3, [(0, 1), (0, 2)]).unwrap();
    assert_ne!(first, second);
    assert!(essentially_the_same(&first, &second));
    assert!(essentially_the_same(&first, &Board::rectangle(3, 1)));
    assert_eq!(Board::rectangle(3, 1), Board::rectangle(1, 3));
    assert!(!essentially_the_same(
        &first,
        &Board::new(3, [(0, 1)]).unwrap()
    ));
}

/// Whether stones of this colour lead from one edge to the opposite one.
fn crosses(board: &Board, colors: &[Color], color: Color, from: &[usize], to: &[usize]) -> bool {
    let mut seen: BTreeSet<usize> = from
        .iter()
        .copied()
        .filter(|&at| colors[at] == color)
        .collect();
    let mut waiting: Vec<usize> = seen.iter().copied().collect();
    while let Some(at) = waiting.pop() {
        for next in board.neighbors(board.point(at).unwrap()) {
            if colors[next.index()] == color && seen.insert(next.index()) {
                waiting.push(next.index());
            }
        }
    }
    to.iter().any(|at| seen.contains(at))
}

/// On triangles nobody can be cut unless the one who cuts gets through: in every colouring of the
/// full board, either Black leads from left to right or White from top to bottom.
#[test]
fn triangles_know_no_cut() {
    let both_fail = |shape: Shape| {
        let board = sheet(shape, 3, 4);
        let (left, right): (Vec<usize>, Vec<usize>) =
            (0..4).map(|row| (3 * row, 3 * row + 2)).unzip();
        let (top, bottom): (Vec<usize>, Vec<usize>) =
            (0..3).map(|column| (column, column + 9)).unzip();
        (0..1_u32 << 12)
            .map(|code| {
                let color = |at: usize| {
                    if code >> at & 1 == 1 {
                        Color::Black
                    } else {
                        Color::White
                    }
                };
                let colors: Vec<Color> = (0..12).map(color).collect();
                let black = crosses(&board, &colors, Color::Black, &left, &right);
                let white = crosses(&board, &colors, Color::White, &top, &bottom);
                assert!(!(black && white));
                usize::from(!black && !white)
            })
            .sum::<usize>()
    };
    assert_eq!(both_fail(Shape::Triangles), 0);
    assert!(both_fail(Shape::Rectangle) > 0);
}

/// S2 numbers a rectangle up its columns from the lower left, and its pairs are ours with other names.
/// The words of S2 alone would join the top of each column to the bottom of the next.
#[test]
fn the_numbers_of_s2() {
    let (columns, rows) = (4, 3);
    let board = Board::rectangle(4, 3);
    let number = |at: usize| at % columns * rows + rows - 1 - at / columns;
    for (a, b) in board.pairs() {
        let apart = number(a.index()).abs_diff(number(b.index()));
        assert!(apart == 1 || apart == rows);
    }
    let pairs = (0..12).flat_map(|a| (0..a).map(move |b| (b, a)));
    let literal = Board::new(12, pairs.filter(|(b, a)| a - b == 1 || a - b == rows)).unwrap();
    assert_eq!(literal.pairs().count(), board.pairs().count() + columns - 1);
}
