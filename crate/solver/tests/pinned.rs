//! How many situations twenty claims take. No answer depends on these numbers: whoever changes where the search looks
//! writes the new ones down, and whoever only moves code finds the old ones.

use std::sync::Arc;

use loja_certificate::{Answer, Claim};
use loja_rules::{Board, Color};
use loja_solver::{Control, Proof};

use crate::ask::told;
use crate::sweep::places::drawn;

/// Who claims the whole board, its rows (`,` is no location, and pairs of locations given by their numbers are glued),
/// and what it took: situations expanded, generated, and kept.
type Pin = (
    Color,
    &'static str,
    &'static [(usize, usize)],
    Answer,
    [u64; 3],
);

const PINS: &[Pin] = &[
    (
        Color::Black,
        ".x..xo/xxxxxo/xooooo/oxxo.o/.xxoo.",
        &[],
        Answer::Refuted,
        [1, 0, 5],
    ),
    (
        Color::Black,
        "ooooxx./x.o.oxx/.xo.ox.",
        &[],
        Answer::Refuted,
        [288, 1528, 1180],
    ),
    (
        Color::Black,
        "ooxxxx./.ooooxx/xxx.ox.",
        &[],
        Answer::Lock,
        [1384, 7277, 5599],
    ),
    (
        Color::Black,
        "xxxxx/xoo.x/o.o.x",
        &[],
        Answer::Refuted,
        [396, 1922, 1476],
    ),
    (
        Color::Black,
        "x.x./xxxx/oooo/.ox./xx.x",
        &[],
        Answer::Refuted,
        [1220, 5045, 4032],
    ),
    (
        Color::Black,
        ".o.o.o./oooooxo/xxx.xxx/..xxx.x",
        &[],
        Answer::Refuted,
        [1, 0, 3],
    ),
    (
        Color::White,
        ".oooo/oxo.o/xxxoo/.x.xo",
        &[],
        Answer::Refuted,
        [145, 963, 899],
    ),
    (
        Color::White,
        "o.oxo.x/.ooxoox/oooxxox/xxooxo./xxoxxoo/xxxoxxx/.x.o.x.",
        &[],
        Answer::Refuted,
        [1967, 14998, 13690],
    ),
    (
        Color::Black,
        ".oo/xoo/.x.",
        &[],
        Answer::Refuted,
        [274, 1011, 855],
    ),
    (
        Color::White,
        "..oox./.o.ox./.oox../.xox../ooxx../.xx...",
        &[],
        Answer::Refuted,
        [2499, 27758, 23569],
    ),
    (
        Color::White,
        ".oo.o./xxo.o./..xo../.x.xoo/....xo/xx.xxo/xxxooo",
        &[],
        Answer::Refuted,
        [211, 1578, 1472],
    ),
    (
        Color::Black,
        "ooox./oxoxx/x.ox.",
        &[],
        Answer::Refuted,
        [2, 2, 5],
    ),
    (
        Color::Black,
        "oooxxxxx/.o.o.x..",
        &[],
        Answer::Refuted,
        [399, 1453, 1078],
    ),
    (
        Color::Black,
        ".x..x./......",
        &[],
        Answer::Lock,
        [961, 3811, 2775],
    ),
    (
        Color::Black,
        ".x.ox.",
        &[],
        Answer::Refuted,
        [145, 269, 220],
    ),
    (
        Color::Black,
        ".x...x.",
        &[],
        Answer::Refuted,
        [432, 912, 678],
    ),
    (Color::Black, "x.oox.", &[], Answer::Refuted, [77, 158, 123]),
    (
        Color::Black,
        ".xo./x.../...x",
        &[(0, 3), (4, 7), (8, 11)],
        Answer::Lock,
        [360, 1396, 983],
    ),
    (
        Color::White,
        ".o./..x/o..",
        &[(0, 6), (1, 7), (2, 8), (0, 2), (3, 5), (6, 8)],
        Answer::Refuted,
        [740, 2428, 1777],
    ),
    (
        Color::Black,
        "..x./.x../....",
        &[(0, 8), (1, 9), (2, 10), (3, 11)],
        Answer::Lock,
        [384, 2040, 1630],
    ),
];

fn claim(player: Color, rows: &str, glued: &[(usize, usize)]) -> Claim {
    let rows: Vec<&[u8]> = rows.split('/').map(str::as_bytes).collect();
    let (columns, height) = (u8::try_from(rows[0].len()), u8::try_from(rows.len()));
    let board = Board::grid(columns.unwrap(), height.unwrap(), |x, y| rows[y][x] != b',');
    let pairs = board.pairs().map(|(a, b)| (a.index(), b.index()));
    let pairs: Vec<_> = pairs.chain(glued.iter().copied()).collect();
    let board = Board::new(board.len(), pairs).unwrap();
    let signs: Vec<u8> = rows
        .concat()
        .into_iter()
        .filter(|&sign| sign != b',')
        .collect();
    let state = drawn(&Arc::new(board), &signs).unwrap();
    Claim::new(&state, player, &state.board().locations()).unwrap()
}

#[test]
fn the_search_takes_the_same_steps() {
    let mut moved = Vec::new();
    for &(player, rows, glued, verdict, figures) in PINS {
        let mut proof = Proof::new(claim(player, rows, glued));
        let found = proof.decide(&Control::default());
        let told = told(&proof, proof.claim(), found);
        let progress = proof.progress();
        let taken = [progress.nodes, progress.situations, progress.known];
        println!("{player} {rows} {glued:?}: {:?} {taken:?}", told.verdict);
        if (told.verdict.answer(), taken) != (Some(verdict), figures) {
            moved.push(rows);
        }
        assert_eq!(told.fault, None, "{rows}");
    }
    assert_eq!(moved, Vec::<&str>::new());
}
