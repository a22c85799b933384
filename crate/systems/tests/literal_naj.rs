//! The literal judge of New Amateur-Japanese on boards that one can check by hand.

use crate::common::grid;
use crate::literal::naj::{Prohibited, Sequence, immortal, score, value};

#[test]
fn the_printed_strings_are_immortal_or_not() {
    let (graph, stones) = grid(&["..o.", ".ooo"]);
    assert!(!immortal(&graph, &stones, 2).contains(&true));
    let (graph, stones) = grid(&[".x.o", "xxxo"]);
    assert_eq!(
        immortal(&graph, &stones, 1),
        stones.iter().map(|&stone| stone == 1).collect::<Vec<_>>()
    );
    assert!(!immortal(&graph, &stones, 2).contains(&true));
}

#[test]
fn the_printed_cycle_is_fixed() {
    let (graph, stones) = grid(&["xxxxx", ".xoxo", "xo.o.", "ooooo"]);
    let mut game = Sequence::alternation(&stones, 1, true);
    for point in [12, 5, 14, 7, 10, 9] {
        game = game.after(&graph, Some(point)).unwrap();
    }
    assert_eq!(game.stones, stones);
    assert_eq!(game.after(&graph, Some(9)), Err(Prohibited::Occupied));
    assert_eq!(game.after(&graph, Some(14)), Err(Prohibited::BasicKo));
    assert_eq!(game.after(&graph, Some(12)), Err(Prohibited::FixedKo));
    let without = [12, 5, 14, 7, 10, 9, 12]
        .into_iter()
        .try_fold(Sequence::alternation(&stones, 1, false), |game, at| {
            game.after(&graph, Some(at))
        });
    assert!(without.is_ok(), "NAJN lets the cycle go on");
    assert!(
        game.after(&graph, None)
            .unwrap()
            .after(&graph, None)
            .unwrap()
            .ended()
    );
}

#[test]
fn a_printed_pair_of_analyses_scores_as_told() {
    let (graph, last) = grid(&[".....", "xxxxx", "ooooo", "..o.x", "....."]);
    let (_, black) = grid(&["x.x.x", "xxxxx", "ooooo", "..o.x", "....."]);
    let (_, white) = grid(&[".....", "xxxxx", "ooooo", "o.oo.", ".oo.o"]);
    assert_eq!(score(&graph, &last, &black, &white), -5);
}

#[test]
fn tiny_boards_have_their_values() {
    // Nothing can live on a line of two; two eyes are worth what they hold.
    let (graph, stones) = grid(&[".."]);
    assert_eq!(value(&graph, &stones, 1, 100_000), Some(0));
    let (graph, stones) = grid(&[".x."]);
    assert_eq!(value(&graph, &stones, 1, 100_000), Some(2));
    assert_eq!(value(&graph, &stones, 2, 100_000), Some(0));
    // A lone point has no neighbour: by the letter all of them are immortal.
    let (graph, stones) = grid(&["."]);
    assert_eq!(
        (
            value(&graph, &stones, 1, 100),
            value(&graph, &stones, 2, 100)
        ),
        (Some(1), Some(1))
    );
}
