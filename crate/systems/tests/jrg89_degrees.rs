//! Article 7 by degrees, and where it parts from Pauli's reading.

use std::collections::BTreeSet;
use std::sync::Arc;

use crate::common;
use crate::common::{draw, list, positions, rows};
use loja_ground::{Board, ByColor, PointSet};
use loja_systems::{JudgedString, StringStatus, japan_1989, jrg89_degrees};
use loja_testkit::effort;

loja_testkit::long_too!(on_tiny_boards_one_string_is_alive_in_a_higher_degree);

/// One position of those that are alike when the board is turned and mirrored or the colours are exchanged.
fn kinds(board: &Board, columns: usize) -> Vec<Vec<u8>> {
    let rows = board.len() / columns;
    let place = |stones: &[u8], x: usize, y: usize| stones[y * columns + x];
    let mut kinds = BTreeSet::new();
    for stones in positions(board) {
        let stones = list(board, &stones);
        let mut alike = Vec::new();
        for turn in 0..8 {
            let (flip_x, flip_y, swap) = (turn & 1 > 0, turn & 2 > 0, turn & 4 > 0);
            if swap && columns != rows {
                continue;
            }
            for colors in [[0, 1, 2], [0, 2, 1]] {
                let mut other = Vec::new();
                for y in 0..rows {
                    for x in 0..columns {
                        let (x, y) = (
                            if flip_x { columns - 1 - x } else { x },
                            if flip_y { rows - 1 - y } else { y },
                        );
                        let (x, y) = if swap { (y, x) } else { (x, y) };
                        other.push(colors[usize::from(place(&stones, x, y))]);
                    }
                }
                alike.push(other);
            }
        }
        kinds.insert(alike.into_iter().min().unwrap());
    }
    kinds.into_iter().collect()
}

/// What becomes of the strings that Pauli's reading has dead, on all positions of a board.
#[derive(Debug, Default)]
struct Tally {
    dead: usize,
    open: usize,
    /// Those that are alive in a higher degree: the position, and the string.
    alive: Vec<(String, String)>,
    /// The most situations that a position took.
    most: u64,
}

fn tally(columns: u8, rows: u8, nodes: u64) -> Tally {
    let board = Arc::new(Board::rectangle(columns, rows));
    let mut tally = Tally::default();
    for stones in kinds(&board, usize::from(columns)) {
        let stones = crate::common::set(&board, &stones);
        let pauli = pauli(&board, &stones, nodes);
        if pauli
            .iter()
            .all(|string| string.status != StringStatus::Dead)
        {
            continue;
        }
        let found =
            jrg89_degrees::strings(&common::position(&board, &stones), &common::nodes(nodes));
        let (found, looked) = found.unwrap();
        tally.most = tally.most.max(looked);
        for (pauli, degrees) in pauli.iter().zip(&found) {
            match (&pauli.status, &degrees.status) {
                (StringStatus::Dead, StringStatus::Dead) => tally.dead += 1,
                (_, StringStatus::Open) => tally.open += 1,
                (StringStatus::Dead, _) => tally.alive.push((
                    draw(&board, usize::from(columns), &stones).join("/"),
                    format!("{:?}", degrees.points),
                )),
                (pauli, degrees) => assert_eq!(pauli, degrees),
            }
        }
    }
    println!("{columns}x{rows}: {tally:?}");
    tally
}

fn pauli(board: &Arc<Board>, stones: &ByColor<PointSet>, nodes: u64) -> Vec<JudgedString> {
    japan_1989::strings(&common::position(board, stones), &common::nodes(nodes))
        .unwrap()
        .0
}

#[test]
fn on_tiny_boards_one_string_is_alive_in_a_higher_degree() {
    for &(columns, rows) in effort(
        &[(2, 1), (3, 1), (4, 1)][..],
        &[(2, 1), (3, 1), (4, 1), (2, 2)],
    ) {
        let tally = tally(columns, rows, 100_000);
        assert_eq!(tally.open, 0);
        let parts: &[(&str, &str)] = match columns {
            4 => &[("x.oo", "{2, 3}")],
            _ => &[],
        };
        let alive: Vec<(&str, &str)> = tally
            .alive
            .iter()
            .map(|(rows, string)| (&**rows, &**string))
            .collect();
        assert_eq!(alive, parts);
    }
}

#[test]
#[ignore = "minutes: all positions of a larger board, LOJA_BOARD=columns,rows,situations"]
fn on_a_larger_board() {
    let told = std::env::var("LOJA_BOARD").unwrap_or_else(|_| "3,2,200000".to_owned());
    let told: Vec<u64> = told.split(',').map(|part| part.parse().unwrap()).collect();
    let size = |number: u64| u8::try_from(number).unwrap();
    let tally = tally(size(told[0]), size(told[1]), told[2]);
    assert_eq!(tally.open, 0);
}

/// Why they part: what takes Black back is alive, though it can be taken.
#[test]
fn whites_new_stone_is_alive_but_not_uncapturable() {
    let (board, stones) = rows(&["..o.".to_owned()]);
    let found = pauli(&Arc::new(board), &stones, 100_000);
    assert!(
        matches!(found[0].status, StringStatus::Enabled(_)),
        "{found:?}"
    );
    let (board, stones) = rows(&["x.oo".to_owned()]);
    let found = pauli(&Arc::new(board), &stones, 100_000);
    assert_eq!(found[1].status, StringStatus::Dead);
}

#[test]
fn within_few_situations_nothing_is_guessed() {
    let (board, stones) = rows(&["x.oo".to_owned()]);
    let board = Arc::new(board);
    let dead = pauli(&board, &stones, 100_000);
    for nodes in [0, 1, 30, 200, 1_000] {
        let found =
            jrg89_degrees::strings(&common::position(&board, &stones), &common::nodes(nodes));
        let (found, looked) = found.unwrap();
        assert!(looked <= nodes);
        for (pauli, degrees) in dead.iter().zip(&found) {
            let is_open = degrees.status == StringStatus::Open;
            let higher = matches!(degrees.status, StringStatus::Enabled(_));
            assert!(
                is_open || pauli.status == degrees.status || higher,
                "{nodes}: {degrees:?}"
            );
        }
    }
}
