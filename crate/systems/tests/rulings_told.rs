//! What the sources tell of play, where no verdict on a board is told: each by the system that it is told of.

use std::collections::HashSet;
use std::sync::Arc;

use loja_ground::{Board, Color, Point};
use loja_systems::{GameTurn, Play, Table, Why, place_alive};
use loja_systems::{area, ing, j2003, shimada, superko};
use loja_testkit::drawn;

fn at(board: &Board, columns: usize, [column, row]: [usize; 2]) -> Point {
    board.point(row * columns + column).unwrap()
}

/// Where the player with the turn takes exactly so many stones, by the board alone.
fn takes(table: &Table, count: usize) -> Vec<Point> {
    let placed = |&at: &Point| {
        let placed = place_alive(&table.board, &table.stones, at, table.turn);
        placed.is_some_and(|placed| placed.captured.len() == count)
    };
    table.board.points().filter(placed).collect()
}

const SILLY: [&str; 3] = ["o.ox..", ".ooxxx", ".o..x."];

#[test]
fn a_silly_ko_is_worth_two_points_by_area() {
    // Line 4323: Black begins at A and wins by two; both by area and by stones, once all is filled. White's answers are those of the text.
    let (board, stones) = drawn(&SILLY);
    let mut play = area::AreaState::start(Arc::clone(&board), stones, Color::Black).unwrap();
    let cell = |place| at(&board, 6, place);
    // The throw-in, its capture, the threat below the single stone and its answer, and the ko taken back.
    for place in [[2, 2], [3, 2], [0, 1], [0, 2], [2, 2]] {
        play = play.after(GameTurn::Play(cell(place))).unwrap();
    }
    // White has no threat: he passes, Black fills the ko. White may not fill it before.
    let back = play.after(GameTurn::Play(cell([3, 2])));
    assert_eq!(back.unwrap_err().why, Why::TakesBack);
    play = play.after(GameTurn::Pass).unwrap();
    play = play.after(GameTurn::Play(cell([3, 2]))).unwrap();
    for _ in 0..3 {
        play = play.after(GameTurn::Pass).unwrap();
    }
    assert!(play.ended());
    assert_eq!(area::score(play.table()), 2);
    // Both pass at once: even, as a count of area and territory; by the rules of Japan it stays so.
    let (board, stones) = drawn(&SILLY);
    let mut passed = area::AreaState::start(board, stones, Color::Black).unwrap();
    for _ in 0..3 {
        passed = passed.after(GameTurn::Pass).unwrap();
    }
    assert_eq!(area::score(passed.table()), 0);
}

#[test]
fn a_throw_in_avoids_the_last_pass() {
    // Line 4367: once the neutral is filled White passes. Where two passes end, a pass of Black's is the last one; after a throw-in it is White's.
    let rows = ["o.ox.x", "oooxxx", "..o.x."];
    let (board, stones) = drawn(&rows);
    let start = area::AreaState::start(Arc::clone(&board), stones, Color::Black).unwrap();
    let cell = |place| GameTurn::Play(at(&board, 6, place));
    let play = |turns: &[GameTurn]| {
        let start = start.clone().ending(area::PassesToEnd::TwoPasses);
        turns
            .iter()
            .fold(start, |state, &turn| state.after(turn).unwrap())
    };
    let pass = GameTurn::Pass;
    let plain = play(&[cell([3, 2]), pass, pass]);
    assert_eq!(
        (plain.ended(), plain.last_pass()),
        (true, Some(Color::Black))
    );
    let thrown = play(&[cell([3, 2]), pass, cell([0, 2]), cell([1, 2]), pass, pass]);
    assert_eq!(
        (thrown.ended(), thrown.last_pass()),
        (true, Some(Color::White))
    );
    for end in [plain, thrown] {
        assert_eq!(area::score(end.table()), 0);
    }
}

/// Follows all lines of ko captures alone. Tells how long the longest is, and why captures were forbidden.
fn captures<S: Clone>(
    start: &S,
    table: impl Fn(&S) -> &Table,
    play: impl Fn(&S, Point) -> Result<S, Why>,
) -> (usize, Vec<Why>) {
    let mut forbidden = Vec::new();
    let mut lines = vec![(start.clone(), 0)];
    let mut longest = 0;
    while let Some((state, length)) = lines.pop() {
        longest = longest.max(length);
        assert!(length < 100, "this goes round");
        for at in takes(table(&state), 1) {
            match play(&state, at) {
                Ok(next) => lines.push((next, length + 1)),
                Err(why) => forbidden.push(why),
            }
        }
    }
    (longest, forbidden)
}

const DOUBLE_KOS: [&str; 5] = [
    "xo.ox.xo.",
    "xxooxxxoo",
    "x.xoxxo.o",
    "xxoooxxoo",
    ".xo.ox.xo",
];

#[test]
fn superko_makes_a_fight_of_two_double_kos() {
    // Line 2143: with a ban on repetition captures in the kos come to an end, so that somebody has to play elsewhere; line 1759: without one they go round.
    let (board, stones) = drawn(&DOUBLE_KOS);
    for ban in [superko::Ban::Positional, superko::Ban::Situational] {
        let start =
            superko::SuperkoState::start(Arc::clone(&board), stones.clone(), Color::Black, ban)
                .unwrap();
        let play = |state: &superko::SuperkoState, at| {
            state.after(GameTurn::Play(at)).map_err(|no| no.why)
        };
        let (longest, forbidden) = captures(&start, superko::SuperkoState::table, play);
        assert!(
            longest >= 4 && forbidden.contains(&Why::Repeats),
            "{ban:?}: {longest}"
        );
    }
}

#[test]
fn by_japanese_rules_the_same_captures_go_round() {
    // Line 1759: no outcome. A line of captures alone brings a position back.
    let (board, stones) = drawn(&[
        "xo.ox.xo.",
        "xxooxxxoo",
        "x.xooxo.o",
        "xxoooxxoo",
        ".xo.ox.xo",
    ]);
    let start = j2003::J2003State::start(board, stones, Color::Black).unwrap();
    let mut lines = vec![start];
    let cycle = loop {
        let state = lines.pop().expect("a line of captures that goes round");
        if let Some(end) = state.ended() {
            break end;
        }
        let next = takes(state.table(), 1);
        lines.extend(
            next.into_iter()
                .filter_map(|at| state.after(GameTurn::Play(at)).ok()),
        );
    };
    assert_eq!(cycle, j2003::EndedBy::LongCycle(0));
}

#[test]
fn both_need_threats_in_a_triple_ko_with_superko() {
    // Line 2171.
    let (board, stones) = drawn(&[".xx.xo", "x.xxoo", "xxoooo", "xo.oxx", "xxoox.", "xo.ox."]);
    let ban = superko::Ban::Positional;
    let start = superko::SuperkoState::start(board, stones, Color::Black, ban).unwrap();
    let mut movers = HashSet::new();
    let mut lines = vec![start];
    while let Some(state) = lines.pop() {
        for at in takes(state.table(), 1) {
            match state.after(GameTurn::Play(at)) {
                Ok(next) => lines.push(next),
                Err(no) => {
                    assert_eq!(no.why, Why::Repeats);
                    movers.insert(state.table().turn);
                }
            }
        }
    }
    assert_eq!(movers.len(), 2, "the ban meets both");
}

#[test]
fn two_stones_that_took_two_are_hot() {
    // Line 111, on the board of eternal life: rebuilt.
    let (board, stones) = drawn(&[".o.x.ox..", "xoooxxooo", "xxxxxoo.o", "oooooo.oo"]);
    let mut found = 0;
    for turn in Color::ALL {
        let start = ing::IngState::start(Arc::clone(&board), stones.clone(), turn).unwrap();
        let mut lines = vec![start];
        for _ in 0..4 {
            let mut next = Vec::new();
            for state in lines {
                for step in state.turns() {
                    let GameTurn::Play(at) = step else {
                        continue;
                    };
                    let after = state.after(step).unwrap();
                    if !takes(state.table(), 2).contains(&at) || after.hot().len() != 2 {
                        next.push(after);
                        continue;
                    }
                    let hot = after.hot().clone();
                    let back = |state: &ing::IngState| {
                        let table = state.table();
                        takes(table, 2).into_iter().find(|&at| {
                            let placed = place_alive(&table.board, &table.stones, at, table.turn);
                            placed.is_some_and(|placed| placed.captured == hot)
                        })
                    };
                    let Some(at) = back(&after) else { continue };
                    found += 1;
                    let no = after.after(GameTurn::Play(at)).unwrap_err();
                    assert_eq!(no.why, Why::Hot);
                    let later = after.after(GameTurn::Pass).unwrap();
                    let later = later.after(GameTurn::Pass).unwrap();
                    assert!(later.after(GameTurn::Play(at)).is_ok());
                }
            }
            next.truncate(400);
            lines = next;
        }
    }
    assert!(found > 0, "two stones take two");
}

#[test]
fn a_balanced_ko_is_disturbed_once() {
    // Lines 136 to 140, on the board of beast 11: rebuilt. All captures in kos come to an end, since nobody begins the same cycle twice.
    let (board, stones) = drawn(&["ooxxxx,oox.xx", ".oox.x,.ooxx.", "oo.ox.,oo.oxx"]);
    let start = ing::IngState::start(board, stones, Color::Black).unwrap();
    let play = |state: &ing::IngState, at| state.after(GameTurn::Play(at)).map_err(|no| no.why);
    let (longest, forbidden) = captures(&start, ing::IngState::table, play);
    assert!(forbidden.contains(&Why::BeginsAgain), "{longest}");
}

#[test]
fn three_points_without_capture_are_none_by_the_plan() {
    // Diagram 14a, on the board of beast 1 with colours exchanged: rebuilt. Nothing is given for what is not taken.
    let (board, stones) = drawn(&[".o..ox", "ooooox", "oxxxxx", "xoox.x", ".ooxx."]);
    let table = Table::start(board, stones, Color::Black).unwrap();
    let judged = shimada::judge(&table, 0);
    assert!(judged.dead.is_empty());
}
