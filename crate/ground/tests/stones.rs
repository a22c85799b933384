//! Chains and captures against their definitions, read one location at a time.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::collections::BTreeSet;

use loja_ground::{Board, ByColor, Color, Family, Point, PointSet, has_liberty};
use proptest::prelude::*;

/// A board of any family and what stands on it: a sign a location.
fn position() -> impl Strategy<Value = (Board, ByColor<PointSet>)> {
    let board = (0..Family::ALL.len(), 1..5_u8, 1..5_u8);
    let board = board.prop_map(|(family, columns, rows)| Family::ALL[family].member(columns, rows));
    board.prop_flat_map(|board| {
        let signs = proptest::collection::vec(0..3_u8, board.len());
        signs.prop_map(move |signs| {
            let of = |wanted: u8| {
                let points = board
                    .points()
                    .filter(|point| signs[point.index()] == wanted);
                points.collect::<PointSet>()
            };
            let stones = ByColor {
                black: of(1),
                white: of(2),
            };
            (board.clone(), stones)
        })
    })
}

/// All that is connected to a location, by adding neighbours until there are no more.
fn connected(board: &Board, stones: &ByColor<PointSet>, from: Point) -> BTreeSet<Point> {
    let mut found = BTreeSet::from([from]);
    loop {
        let near = found.iter().flat_map(|&x| board.neighbors(x)).copied();
        let like = near.filter(|&y| stones.color_at(y) == stones.color_at(from));
        let more: BTreeSet<Point> = like.chain(found.iter().copied()).collect();
        if more == found {
            return found;
        }
        found = more;
    }
}

fn breathes(board: &Board, stones: &ByColor<PointSet>, stone: Point) -> bool {
    let chain = connected(board, stones, stone);
    let mut near = chain.iter().flat_map(|&x| board.neighbors(x));
    near.any(|&y| stones.color_at(y).is_none())
}

/// Takes off what does not breathe of a colour, stone by stone.
fn taken(board: &Board, stones: &ByColor<PointSet>, color: Color) -> PointSet {
    let of = stones[color].iter();
    of.filter(|&stone| !breathes(board, stones, stone))
        .collect()
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn chains_are_what_is_connected((board, stones) in position()) {
        let chains = stones.chains(&board, &board.locations());
        for x in board.points() {
            let chain = stones.chain(&board, x);
            let members = connected(&board, &stones, x);
            prop_assert_eq!(&chain.members, &members.iter().copied().collect());
            let near = members.iter().flat_map(|&y| board.neighbors(y)).copied();
            prop_assert_eq!(&chain.neighbors, &near.collect());
            prop_assert_eq!(chains.iter().filter(|other| **other == chain).count(), 1);
            if stones.color_at(x).is_some() {
                prop_assert_eq!(has_liberty(&stones, &chain), breathes(&board, &stones, x));
            }
        }
        prop_assert_eq!(chains.iter().map(|chain| chain.members.len()).sum::<usize>(), board.len());
    }

    /// Whatever stands there, legal or not: the chains that touch the new stone, the enemy's first.
    #[test]
    fn a_stone_takes_the_enemy_and_then_its_own((board, stones) in position()) {
        for color in Color::ALL {
            let lost = taken(&board, &stones, color);
            prop_assert_eq!(stones.without_liberty(&board, &stones[color], has_liberty), lost);
        }
        for (at, color) in board.points().flat_map(|at| Color::ALL.map(|color| (at, color))) {
            let placed = stones.place(&board, at, color, has_liberty);
            if stones.color_at(at).is_some() {
                prop_assert_eq!(placed, None);
                continue;
            }
            let mut after = stones.clone();
            after[color].insert(at);
            let touching = |stone: &Point| {
                let chain = connected(&board, &after, *stone);
                board.neighbors(at).iter().any(|near| chain.contains(near))
            };
            let lost = taken(&board, &after, color.other());
            let captured: PointSet = lost.iter().filter(touching).collect();
            after[color.other()] = after[color.other()].difference(&captured);
            let suicide: PointSet = if breathes(&board, &after, at) {
                PointSet::new()
            } else {
                connected(&board, &after, at).into_iter().collect()
            };
            after[color] = after[color].difference(&suicide);
            let placed = placed.unwrap();
            prop_assert_eq!(
                (&placed.stones, &placed.captured, &placed.suicide),
                (&after, &captured, &suicide)
            );
        }
    }

    /// The question decides: where no chain dies, nothing is taken, and where every chain does, all is that touches.
    #[test]
    fn the_question_decides((board, stones) in position()) {
        for at in board.points().filter(|&at| stones.color_at(at).is_none()) {
            let kept = stones.place(&board, at, Color::White, |_, _| true).unwrap();
            prop_assert!(kept.captured.is_empty() && kept.suicide.is_empty());
            let lost = stones.place(&board, at, Color::White, |_, _| false).unwrap();
            let near = board.neighbors(at).iter().any(|&y| stones.black.contains(y));
            prop_assert_eq!(!lost.captured.is_empty(), near);
            prop_assert!(lost.suicide.contains(at));
        }
    }
}

#[test]
fn no_stone_beyond_the_board() {
    let far = Board::rectangle(9, 9).point(80).unwrap();
    let nothing = ByColor::<PointSet>::default();
    let board = Board::rectangle(2, 2);
    assert_eq!(nothing.place(&board, far, Color::Black, has_liberty), None);
}
