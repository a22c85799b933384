//! A search that is full, and one that forgets half of it now and then, say what the fixed point says.

use loja_search::Search;
use loja_testkit::{Dice, effort};

use crate::maze::{Maze, known};

loja_testkit::long_too!(what_is_forgotten_changes_no_conclusion);

/// A node with its share of edges takes about so many bytes.
const NODE: u64 = 70;

#[test]
fn what_is_forgotten_changes_no_conclusion() {
    let mut dice = Dice::new(0xf0_96e7);
    let (mut found, mut full, mut shorter) = (0, 0, 0);
    for round in 0..effort(2_000, 100_000) {
        let places = 20 + dice.below(100);
        let maze = Maze::random(&mut dice, places);
        let winners = maze.winners();
        let start = maze.place(0);
        let mut search = Search::new(maze, &start);
        let is_bounded = round % 2 == 0;
        if is_bounded {
            search.keep_within(NODE * (15 + dice.below(40)) as u64);
        }
        for _ in 0..2_000 {
            let winner = search.run(1 + dice.below(8) as u64);
            let before = known(&search, &winners);
            if winner.is_some() {
                assert_eq!(winner, Some(winners[0]), "{round}");
                found += 1;
                break;
            }
            let (held, is_full) = (search.situations(), !search.has_room());
            full += usize::from(is_full);
            match dice.below(8) {
                _ if is_bounded => search.make_room_if_full(),
                0 => search.forget_half(),
                1 => {
                    search.make_room();
                    assert_eq!(known(&search, &winners), before, "conclusions stay");
                }
                2 => {
                    search.keep_conclusions();
                    assert_eq!(known(&search, &winners), before, "conclusions stay");
                }
                _ => {}
            }
            assert!(search.situations() <= held);
            shorter += usize::from(search.situations() < held);
        }
    }
    assert!(
        found > 1_800 && full > 300 && shorter > 1_000,
        "{found} {full} {shorter}"
    );
}

/// What is full adds nothing and concludes nothing, until there is room again.
#[test]
fn a_full_search_waits_for_room() {
    let mut dice = Dice::new(0xf011);
    let mut waited = 0;
    for _ in 0..300 {
        let maze = Maze::random(&mut dice, 150);
        let (winners, start) = (maze.winners(), maze.place(0));
        let mut search = Search::new(maze, &start);
        search.keep_within(NODE * 8);
        if search.run(u64::MAX).is_some() {
            continue;
        }
        let (held, expanded) = (search.situations(), search.expanded());
        for place in search.game().places().collect::<Vec<_>>() {
            search.learn(&place, winners[place.number as usize]);
            search.settle(&place, 5);
        }
        assert_eq!(
            (search.run(5), search.situations(), search.expanded()),
            (None, held, expanded)
        );
        assert!(search.bytes() > 1 << 50 && search.held() < 1 << 20);
        search.keep_within(u64::MAX);
        assert_eq!(search.run(u64::MAX), Some(winners[0]));
        waited += 1;
    }
    assert!(waited > 50, "{waited}");
}
