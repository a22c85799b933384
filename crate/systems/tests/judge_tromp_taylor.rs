//! The literal judge of Tromp and Taylor's rules on grids that one can work out by hand or whose values are printed.

use std::collections::HashSet;

use crate::common::grid;
use crate::literal::jrg89::{BLACK, Neighbors, WHITE};
use crate::literal::tromp_taylor::{Coloring, Fault, Game, Turn, moved, points, score};

fn play(game: &Game, turns: &[Turn]) -> Result<Game, Fault> {
    turns
        .iter()
        .try_fold(game.clone(), |game, &turn| game.after(turn))
}

use Turn::{Move, Pass};

#[test]
fn a_score_counts_stones_and_what_reaches_one_colour_alone() {
    // The left point reaches Black alone, the middle both, the right one White alone.
    let (neighbors, coloring) = grid(&[".x.o."]);
    assert_eq!(points(&coloring, &neighbors, BLACK), 2);
    assert_eq!(points(&coloring, &neighbors, WHITE), 2);
    assert_eq!(score(&coloring, &neighbors), 0);
    // A single stone owns the whole grid, an empty grid reaches nobody, and no stone is ever called dead.
    for (rows, expected) in [
        (["...", ".x."], 6),
        (["...", "..."], 0),
        (["xo.", ".o."], -3),
        (["x.o", "xxx"], 3),
    ] {
        let (neighbors, coloring) = grid(&rows);
        assert_eq!(score(&coloring, &neighbors), expected, "{rows:?}");
    }
}

#[test]
fn the_opponent_is_cleared_first_then_the_player() {
    // Black fills the last point: White has nothing left to reach and goes, so Black stays.
    let (neighbors, coloring) = grid(&["x.o"]);
    assert_eq!(moved(&coloring, &neighbors, 1, BLACK), [1, 1, 0]);
    // Two stones take themselves off, which most rules forbid.
    let (neighbors, coloring) = grid(&["x.o.", "oo.."]);
    assert_eq!(
        moved(&coloring, &neighbors, 1, BLACK),
        grid(&["..o.", "oo.."]).1
    );
    let game = Game::from(&neighbors, &coloring, BLACK);
    assert!(game.after(Move(1)).is_ok());
    // A lone stone that takes itself off leaves the colouring that stands.
    let (neighbors, coloring) = grid(&[".o", "o."]);
    let game = Game::from(&neighbors, &coloring, BLACK);
    assert_eq!(game.after(Move(0)).err(), Some(Fault::Repetition));
}

#[test]
fn a_colouring_comes_once_for_both_players_and_a_pass_repeats_freely() {
    let game = Game::new(&grid(&[".."]).0);
    // White takes Black's stone, and Black may not take it back, not even after passes.
    let taken = play(&game, &[Move(0), Move(1)]).unwrap();
    assert_eq!(*taken.coloring(), [0, 2]);
    assert_eq!(taken.after(Move(0)).err(), Some(Fault::Repetition));
    // White's second stone would take both off: back to the empty grid.
    let passed = taken.after(Pass).unwrap();
    assert_eq!(passed.after(Move(0)).err(), Some(Fault::Repetition));
    let ended = passed.after(Pass).unwrap();
    assert!(ended.over());
    assert_eq!(ended.after(Pass).err(), Some(Fault::Over));
    assert_eq!(ended.score(), -2);
    // Passes that don't follow each other end nothing.
    let parted = play(&game, &[Pass, Move(0), Pass]).unwrap();
    assert!(!parted.over());
}

#[test]
fn a_handicap_is_moves_before_white_starts() {
    let (neighbors, _) = grid(&["...", "..."]);
    let game = Game::with_handicap(&neighbors, 2);
    assert_eq!(game.after(Pass).err(), Some(Fault::Handicap));
    let given = play(&game, &[Move(1), Move(4)]).unwrap();
    assert_eq!(*given.coloring(), grid(&[".x.", ".x."]).1);
    assert_eq!(given.color(), WHITE);
    assert_eq!(given.after(Pass).unwrap().color(), BLACK);
    for moves in [0, 1] {
        let game = Game::with_handicap(&neighbors, moves);
        assert_eq!(game.color(), BLACK);
        assert_eq!(game.after(Move(0)).unwrap().color(), WHITE);
    }
}

/// How many sequences of colourings a game can have, counted with each player to move anywhere, as a pass in between allows.
fn sequences(neighbors: &Neighbors, path: &mut Vec<Coloring>) -> u64 {
    let here = path[path.len() - 1].clone();
    let mut made = HashSet::new();
    for point in (0..here.len()).filter(|&point| here[point] == 0) {
        made.extend([BLACK, WHITE].map(|color| moved(&here, neighbors, point, color)));
    }
    let mut count = 1;
    for next in made {
        if !path.contains(&next) {
            path.push(next);
            count += sequences(neighbors, path);
            path.pop();
        }
    }
    count
}

#[test]
fn there_are_as_many_games_as_tromp_and_farneback_count() {
    for (rows, games) in [(["."], 1), ([".."], 9), (["..."], 907)] {
        let (neighbors, empty) = grid(&rows);
        assert_eq!(sequences(&neighbors, &mut vec![empty]), games, "{rows:?}");
    }
}

#[test]
fn tiny_grids_have_their_values() {
    // One point: every stone takes itself off. Two: a stone would be taken for good. Three: a stone in the middle owns it all.
    // Two by two: one point for Black, as Bill Taylor proved and John Tromp's program found.
    for (rows, value) in [
        (&["."] as &[&str], 0),
        (&[".."], 0),
        (&["..."], 3),
        (&["...."], 4),
        (&["..", ".."], 1),
    ] {
        assert_eq!(
            Game::new(&grid(rows).0).value(1_000_000),
            Some(value),
            "{rows:?}"
        );
    }
    // White is second on the empty grid of three, and first here: a stone in the middle takes nothing and owns it all.
    let (neighbors, empty) = grid(&["..."]);
    assert_eq!(
        Game::from(&neighbors, &empty, WHITE).value(1_000_000),
        Some(-3)
    );
    // Ten turns are too few to see to the end.
    assert_eq!(Game::new(&grid(&["..", ".."]).0).value(10), None);
}
