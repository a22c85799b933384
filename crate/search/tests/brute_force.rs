//! The search against the plain fixed point, with everything that one can ask of it.

use loja_search::Search;
use loja_search::game::Side;
use loja_testkit::{Dice, effort};

use crate::maze::{Maze, Room, known};

loja_testkit::long_too!(
    all_mazes_of_three_places,
    random_mazes,
    whatever_is_asked_no_conclusion_is_wrong
);

const SIDES: [Side; 2] = [Side::Claimant, Side::Refuter];

/// Each choice of doors, of sides and of what is won, from each place; in the long test of four places.
#[test]
fn all_mazes_of_three_places() {
    let places = effort(3, 4);
    let bit = |code: usize, at: usize| code >> at & 1 == 1;
    let mut won = [0; 2];
    for doors in 0..1_usize << (places * places) {
        for code in 0..1_usize << (2 * places) {
            let rooms = (0..places).map(|place| {
                let next = (0..places).filter(|next| bit(doors, place * places + next));
                let next: Vec<u32> = next.map(|next| u32::try_from(next).unwrap()).collect();
                let goal = bit(code, places + place);
                let room = match (goal, next.is_empty()) {
                    (false, _) => Room::Doors(next),
                    (true, true) => Room::Won(Side::Claimant),
                    (true, false) => Room::WonWithin(Side::Claimant),
                };
                (SIDES[usize::from(bit(code, place))], room)
            });
            let maze = Maze::new(rooms.collect());
            let winners = maze.winners();
            for start in maze.places() {
                let mut search = Search::new(maze.clone(), &start);
                let winner = search.run(u64::MAX);
                assert_eq!(winner, Some(winners[start.number as usize]), "{maze:?}");
                won[usize::from(winner == Some(Side::Refuter))] += 1;
            }
        }
    }
    assert!(won.iter().all(|&count| count > 10_000), "{won:?}");
}

/// One winner, whether the search runs at once or is stopped after each step, and no step more than it may take.
#[test]
fn random_mazes() {
    let mut dice = Dice::new(0x3a2e);
    let mut won = [0; 2];
    for round in 0..effort(3_000, 300_000) {
        let places = 1 + dice.below(150);
        let maze = Maze::random(&mut dice, places);
        let (winners, start) = (maze.winners(), maze.place(0));
        let mut whole = Search::new(maze.clone(), &start);
        assert_eq!(whole.run(u64::MAX), Some(winners[0]), "{round}");
        assert!(
            whole.expanded() <= places as u64,
            "nothing is looked at twice"
        );
        known(&whole, &winners);
        let mut pieces = Search::new(maze, &start);
        for step in 0.. {
            assert!(pieces.expanded() <= step, "within its limit");
            if pieces.run(1).is_some() {
                break;
            }
        }
        assert_eq!(
            (pieces.winner(), pieces.expanded()),
            (whole.winner(), whole.expanded()),
            "a stop changes nothing, {round}"
        );
        won[usize::from(winners[0] == Side::Refuter)] += 1;
    }
    assert!(won.iter().all(|&count| count > 300), "{won:?}");
}

/// Runs that are broken off, questions beside the first one, new first questions, what is learned from elsewhere, a budget that ends and is filled up: in any order.
#[test]
fn whatever_is_asked_no_conclusion_is_wrong() {
    let mut dice = Dice::new(0x005e_771e);
    let (mut settled, mut learned, mut stopped) = (0, 0, 0);
    for round in 0..effort(2_000, 200_000) {
        let places = 10 + dice.below(120);
        let maze = Maze::random(&mut dice, places);
        let winners = maze.winners();
        let mut root = maze.place(0);
        let mut search = Search::new(maze, &root);
        for _ in 0..1 + dice.below(25) {
            let any = search.game().place(dice.below(places));
            let right = winners[any.number as usize];
            let (before, most) = (search.expanded(), 1 + dice.below(12) as u64);
            match dice.below(6) {
                0 | 1 => {
                    let found = search.run(most);
                    assert!(found.is_none_or(|found| found == winners[root.number as usize]));
                }
                2 => {
                    let found = search.settle(&any, most);
                    assert!(found.is_none_or(|found| found == right), "{round}");
                    settled += usize::from(found.is_some());
                }
                3 => {
                    root = any;
                    search.ask(&root);
                }
                4 => {
                    learned += usize::from(search.winner_of(&any).is_none());
                    search.learn(&any, right);
                    assert_eq!(search.winner_of(&any), Some(right), "{round}");
                }
                _ => {
                    search.game_mut().looks = dice.below(3) as u64;
                    let allowed = search.game().looks;
                    let found = search.run(u64::MAX);
                    assert!(search.expanded() - before <= allowed, "{round}");
                    stopped += usize::from(found.is_none());
                    search.game_mut().looks = u64::MAX;
                    known(&search, &winners);
                    continue;
                }
            }
            assert!(search.expanded() - before <= most, "{round}");
            known(&search, &winners);
        }
        if dice.one_in(4) {
            search.conclude(winners[root.number as usize]);
        }
        assert_eq!(
            search.run(u64::MAX),
            Some(winners[root.number as usize]),
            "{round}"
        );
        known(&search, &winners);
    }
    assert!(
        settled > 1_000 && learned > 1_000 && stopped > 300,
        "{settled} {learned} {stopped}"
    );
}

/// Where a situation leaves the path and leans on a lower one, what relies on it leans as low: 4 relies on 5, which leaves the path for 0. Once the search
/// took 2 for refuted there, since it stood where 5 had been.
#[test]
fn a_place_left_behind_is_not_the_one_that_comes_after_it() {
    let [claimant, refuter] = SIDES;
    let rooms = [
        (claimant, vec![1, 2, 3]),
        (refuter, vec![4]),
        (refuter, vec![5]),
        (refuter, vec![]),
        (claimant, vec![6, 5]),
        (refuter, vec![0, 4]),
        (refuter, vec![0, 0]),
        (refuter, vec![0]),
    ];
    let rooms = rooms.map(|(side, next)| (side, Room::Doors(next)));
    let maze = Maze::new(rooms.to_vec());
    let winners = maze.winners();
    let mut search = Search::new(maze.clone(), &maze.place(7));
    assert_eq!(search.run(u64::MAX), Some(claimant));
    known(&search, &winners);
}
