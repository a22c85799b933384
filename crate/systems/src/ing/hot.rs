//! Stones that may not be recaptured at once. The text shows hot stones and twins without defining them; both
//! definitions are ours.

use loja_ground::{Board, ByColor, Color, Placed, Point, PointSet};

/// HOT: a string that has just captured as many stones as it has.
///
/// One for one is the basic ko, two for two the double hot stones of eternal life; larger strings are recaptured as
/// always.
pub(super) fn hot_string(board: &Board, at: Point, placed: &Placed) -> PointSet {
    let string = placed.stones.chain(board, at).members;
    if !placed.captured.is_empty() && string.len() == placed.captured.len() {
        string
    } else {
        PointSet::new()
    }
}

/// A single stone that one stone at `empty` may take, which could then be recaptured.
struct Ko {
    stone: Point,
    empty: Point,
    color: Color,
}

/// TWIN: where exactly three kos lie between two groups, all their stones of a hot one's colour are hot.
///
/// Two kos are a double ko, which is free; four are balanced.
pub(super) fn with_twins(
    board: &Board,
    stones: &ByColor<PointSet>,
    color: Color,
    hot: PointSet,
) -> PointSet {
    let all = kos(board, stones);
    let Some(own) = all.iter().find(|ko| hot.contains(ko.stone)) else {
        return hot;
    };
    let groups = |ko: &Ko| between(board, stones, ko);
    let [one, other] = groups(own);
    let same = |ko: &&Ko| {
        let there = groups(ko);
        let meets = |a: &PointSet, b: &PointSet| !a.intersection(b).is_empty();
        meets(&one, &there[0]) && meets(&other, &there[1])
    };
    let family: Vec<&Ko> = all.iter().filter(same).collect();
    if family.len() != 3 {
        return hot;
    }
    let twins: PointSet = family
        .iter()
        .filter(|ko| ko.color == color)
        .map(|ko| ko.stone)
        .collect();
    hot.union(&twins)
}

fn kos(board: &Board, stones: &ByColor<PointSet>) -> Vec<Ko> {
    let found = |color: Color| {
        stones[color]
            .iter()
            .filter_map(move |stone| ko(board, stones, stone, color))
    };
    Color::ALL.into_iter().flat_map(found).collect()
}

/// A ko by its shape: all neighbours of the stone's only liberty are stones of its colour.
///
/// Taking it may take more besides, as the last of three kos does.
fn ko(board: &Board, stones: &ByColor<PointSet>, stone: Point, color: Color) -> Option<Ko> {
    let chain = stones.chain(board, stone);
    let liberties = stones.liberties(&chain);
    let mut points = liberties.iter();
    let (Some(empty), None) = (points.next(), points.next()) else {
        return None;
    };
    let around = board.neighbors(empty);
    let shut = around.iter().all(|&beside| stones[color].contains(beside));
    (chain.members.len() == 1 && shut).then_some(Ko {
        stone,
        empty,
        color,
    })
}

/// The groups of Black and White around a ko, without its own stones.
fn between(board: &Board, stones: &ByColor<PointSet>, ko: &Ko) -> [PointSet; 2] {
    let around = |at: Point| {
        board
            .neighbors(at)
            .iter()
            .copied()
            .filter(|&beside| beside != ko.stone && beside != ko.empty)
    };
    let near: PointSet = around(ko.stone).chain(around(ko.empty)).collect();
    Color::ALL.map(|color| {
        let chains = stones.chains(board, &near.intersection(&stones[color]));
        chains
            .iter()
            .fold(PointSet::new(), |all, chain| all.union(&chain.members))
    })
}
