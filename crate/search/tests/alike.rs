//! Counterparts that are right, wrong, or no successors at all: nothing but the order of the search may hang on them.

use loja_search::Search;
use loja_testkit::Dice;

use crate::maze::{Maze, known};

loja_testkit::long_too!(wrong_counterparts_change_no_conclusion);

#[test]
fn wrong_counterparts_change_no_conclusion() {
    let mut dice = Dice::new(0xa11ce);
    let (mut settled, mut moved) = (0, 0);
    for round in 0..loja_testkit::effort(4_000, 400_000) {
        let places = 20 + dice.below(100);
        let plain = Maze::random(&mut dice, places);
        let alike = Maze {
            alike: true,
            ..plain.clone()
        };
        let winners = plain.winners();
        let start = plain.place(0);
        let mut plain = Search::new(plain, &start);
        let mut search = Search::new(alike, &start);
        plain.run(u64::MAX);
        // In one piece, or in small ones, which stop attempts.
        let piece = if round % 2 == 0 { u64::MAX } else { 1 };
        let mut pieces = 0;
        while search.run(piece).is_none() {
            pieces += 1;
            assert!(pieces < 100_000, "it comes to an end");
            assert!(piece > 1 || search.expanded() <= pieces, "within its limit");
        }
        assert_eq!(search.winner(), Some(winners[0]));
        moved += usize::from(search.expanded() != plain.expanded());
        settled += known(&search, &winners);
    }
    assert!(settled > 20_000 && moved > 300, "{settled} {moved}");
}
