//! Sets of locations against the ones of the standard library.
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::collections::BTreeSet;

use loja_ground::{Board, BoardError, Point, PointSet};
use proptest::prelude::*;

/// Few places far apart, so that what is taken out was often there.
fn sets(picks: &[(u8, bool)]) -> (PointSet, BTreeSet<Point>) {
    let board = Board::rectangle(20, 13);
    let (mut set, mut tree) = (PointSet::new(), BTreeSet::new());
    for &(pick, put) in picks {
        let point = board.point(usize::from(pick % 12) * 21).unwrap();
        if put {
            assert_eq!(set.insert(point), tree.insert(point));
        } else {
            assert_eq!(set.remove(point), tree.remove(&point));
        }
    }
    (set, tree)
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn like_any_other_set(a in proptest::collection::vec(any::<(u8, bool)>(), 0..40),
                          b in proptest::collection::vec(any::<(u8, bool)>(), 0..40)) {
        let ((a, x), (b, y)) = (sets(&a), sets(&b));
        prop_assert_eq!(a.iter().collect::<Vec<_>>(), x.iter().copied().collect::<Vec<_>>());
        prop_assert_eq!((a.len(), a.is_empty()), (x.len(), x.is_empty()));
        prop_assert_eq!(a.is_subset(&b), x.is_subset(&y));
        prop_assert_eq!(a == b, x == y);
        // Sets that were made in another way are equal all the same.
        prop_assert_eq!(&a, &x.iter().copied().collect());
        prop_assert_eq!(a.union(&b), (&x | &y).into_iter().collect());
        prop_assert_eq!(a.intersection(&b), (&x & &y).into_iter().collect());
        prop_assert_eq!(a.difference(&b), (&x - &y).into_iter().collect());
        for point in Board::rectangle(20, 13).points() {
            prop_assert_eq!(a.contains(point), x.contains(&point));
        }
    }
}

/// As many locations as a board can have, and not one more.
#[test]
fn the_largest_board() {
    let board = Board::new(Board::MAX_LOCATIONS, [(0, Board::MAX_LOCATIONS - 1)]).unwrap();
    assert_eq!(board.points().count(), Board::MAX_LOCATIONS);
    let more = Board::new(Board::MAX_LOCATIONS + 1, []);
    assert_eq!(more, Err(BoardError::TooLarge(Board::MAX_LOCATIONS + 1)));
}
