//! The literal judge of the rules of 1989 on what can be worked out by hand or is printed.

use crate::common::grid;
use crate::literal::jrg89::{self, BLACK, Marking, NewStone, Situation, Turn, WHITE, World};

fn stones(rows: &[&str]) -> (jrg89::Stones, jrg89::Neighbors) {
    let (neighbors, stones) = grid(rows);
    (stones, neighbors)
}

/// The locations told as pairs of column and row.
fn at(columns: usize, points: &[[usize; 2]]) -> Vec<usize> {
    points
        .iter()
        .map(|[column, row]| row * columns + column)
        .collect()
}

#[test]
fn the_centre_is_marked_when_it_is_retaken_and_by_the_other_reading_whatever_is_newly_in_ko() {
    let (board, neighbors) = stones(&[".....", "ooooo", "oxxxo", "xx.xx", ".xoxo", "xo.o."]);
    // Retaking puts the black corner stone in atari again, and leaves the ko at the right with one stone in atari, as it was.
    let [above, left, centre, right] = [20, 26, 27, 29];
    for (marking, last) in [
        (Marking::WhereCaptured, vec![centre]),
        (Marking::Everywhere, vec![above, centre, right]),
    ] {
        let after = |now: &Situation, turn| jrg89::after_marking(now, turn, &neighbors, marking);
        let mut now = Situation {
            marks: vec![right],
            ..Situation::start(&board, BLACK)
        };
        assert!(after(&now, Turn::Play(right)).is_none(), "marked");
        for (turn, marks) in [
            (Turn::Play(centre), vec![left]),
            (Turn::PassFor(left), vec![]),
            (Turn::Pass, vec![]),
            (Turn::Play(left), last),
        ] {
            now = after(&now, turn).expect("legal");
            assert_eq!(now.marks, marks, "{turn:?}");
        }
        now = after(&now, Turn::PassFor(centre)).expect("legal");
        assert!(
            !after(&now, Turn::Pass).expect("legal").over,
            "a pass for a ko does not end it"
        );
    }
}

#[test]
fn two_eyes_live_a_cut_off_stone_dies_and_a_capture_can_enable() {
    for new_stone in [NewStone::OnItsBoard, NewStone::InItsSituation] {
        let world = World::of_board(&grid(&["..."]).0, new_stone);
        assert!(
            world.uncapturable(&[0, 1, 0], 1),
            "neither side of it can be played"
        );
        let world = World::of_board(&grid(&[".."]).0, new_stone);
        assert!(
            !world.alive(&[1, 0], 0),
            "taken, and after the pass for the ko taken again"
        );
        // White takes three, Black answers between the two empty ones and has two eyes; had White passed, no new stone could come.
        let world = World::of_board(&grid(&["...."]).0, new_stone);
        let board = [1, 1, 1, 0];
        assert!(!world.uncapturable(&board, 0));
        assert!(world.capture_permits(&board, 0, &[1]));
        assert_eq!(world.preventable(&board, BLACK, &[1]), Some(0));
        assert_eq!(world.enabling_set(&board, 2, 4), Some(vec![1]));
        // A living stone elsewhere is not enabled by it.
        let world = World::of_board(&grid(&["....."]).0, new_stone);
        assert_eq!(
            world.preventable(&[0, 0, 0, 0, 0], BLACK, &[1, 3]),
            None,
            "Black needs one turn"
        );
    }
}

#[test]
fn five_steps_on_the_printed_boards() {
    type Row<'a> = (&'a [&'a str], &'a [[usize; 2]], &'a [&'a str], i64);
    let printed: [Row; 7] = [
        (
            &["..x.", ".ox.", "xox.", "oox."],
            &[[1, 1], [1, 2], [0, 3], [1, 3]],
            &["BB.B", "BB.B", ".B.B", "BB.B"],
            15,
        ),
        (
            &["..x.", ".ox.", ".ox.", ".ox."],
            &[[1, 1], [1, 2], [1, 3]],
            &["BB.B", "BB.B", "BB.B", "BB.B"],
            15,
        ),
        (
            &["..xo", ".ox.", ".ox.", "xox."],
            &[[3, 0], [1, 1], [1, 2], [0, 3], [1, 3]],
            &["....", "....", "....", "...."],
            0,
        ),
        (
            &["ooox.", "oxoxx", "x.ox."],
            &[
                [0, 0],
                [1, 0],
                [2, 0],
                [0, 1],
                [1, 1],
                [2, 1],
                [0, 2],
                [2, 2],
            ],
            &["....B", ".....", "....B"],
            2,
        ),
        (
            &["ooooo", ".o.xx", "oooox", "xxxox", "x.xx."],
            &[],
            &[".....", ".....", ".....", ".....", "....."],
            0,
        ),
        (
            &[".o.ox.", "oooxx.", "xxoox.", ".xoxx."],
            &[[3, 0], [0, 2], [1, 2], [1, 3]],
            &[".....B", ".....B", ".....B", ".....B"],
            4,
        ),
        (
            &[
                "...ooxo.", ".oxoxxxx", "ooooxox.", "xxxxo.ox", ".xoxoooo", "...xxox.",
            ],
            &[[6, 0], [2, 1], [5, 2], [7, 3], [2, 4], [6, 5]],
            &[
                "WWW.....", "W.W.....", "........", "........", "B.B.....", "BBB.....",
            ],
            0,
        ),
    ];
    for (rows, told, map, score) in printed {
        let (board, neighbors) = stones(rows);
        let told = at(rows[0].len(), told);
        let dead: Vec<bool> = (0..board.len())
            .map(|point| told.contains(&point))
            .collect();
        let found = jrg89::territory(&board, &neighbors, &dead);
        let drawn: String = found
            .territory
            .iter()
            .map(|&color| ['.', 'B', 'W'][usize::from(color)])
            .collect();
        assert_eq!(drawn, map.concat(), "{rows:?}");
        assert_eq!(
            jrg89::score(&board, &neighbors, &dead, 0, 0),
            score,
            "{rows:?}"
        );
    }
}

#[test]
fn the_sizes_of_its_games() {
    // As many boards as the rules of 1989 know on three by three, and all that marks and turns make of them.
    let world = World::of_board(&grid(&["...", "..."]).0, NewStone::OnItsBoard);
    assert_eq!(
        world
            .all
            .iter()
            .filter(|now| **now == Situation::start(&now.stones, WHITE))
            .count(),
        489
    );
    assert_eq!(world.all.len(), 3030);
}
