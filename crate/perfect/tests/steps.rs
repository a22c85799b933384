//! Steps are the successors of the rules.

use std::collections::BTreeSet;
use std::sync::Arc;

use loja_perfect::place::{Place, PlaceTurn};
use loja_perfect::small::Small;
use loja_rules::{Board, Color, Family, Setup, State};

/// Every place on small boards, reached or not: the same turns, captives and places as `State` has.
#[test]
fn steps_are_the_successors_of_the_rules() {
    let lollipop = Board::new(5, [(0, 1), (1, 2), (2, 0), (2, 3), (3, 4)]).unwrap();
    let boards = Family::ALL
        .iter()
        .map(|family| family.member(3, 2))
        .chain([lollipop]);
    let mut compared = 0;
    for board in boards.filter(|board| board.len() <= 6).map(Arc::new) {
        let small = Small::new(&board).unwrap();
        let locations = u32::try_from(board.len()).unwrap();
        for code in 0..5_u32.pow(locations) {
            let mut place = Place::empty(0);
            let mut rest = code;
            for at in 0..locations {
                match rest % 5 {
                    1 => place.own |= 1 << at,
                    2 => place.enemy |= 1 << at,
                    3 => place.permanent |= 1 << at,
                    4 => {
                        place.permanent |= 1 << at;
                        place.enemy |= 1 << at;
                    }
                    _ => {}
                }
                rest /= 5;
            }
            let Ok(state) = State::new(Arc::clone(&board), place.setup(&small, Color::Black))
            else {
                continue;
            };
            let theirs: BTreeSet<_> = state
                .moves()
                .iter()
                .map(|&turn| {
                    let next = state.successor(turn).unwrap();
                    let taken = next.situation().captives().white;
                    let at = turn
                        .stone
                        .map_or(PlaceTurn::Pass, |at| PlaceTurn::Stone(at.index() as u8));
                    (at, taken, Place::of(&small, next.situation()))
                })
                .collect();
            let ours = place
                .steps(&small)
                .map(|step| (step.turn, u32::try_from(step.taken).unwrap(), step.to));
            assert_eq!(ours.collect::<BTreeSet<_>>(), theirs, "{place:?}");
            compared += 1;
        }
    }
    assert!(compared > 20_000, "{compared}");
}

/// A location shut by a ko, and all but one at the start.
#[test]
fn temporary_marks() {
    let board = Arc::new(Board::rectangle(3, 1));
    let small = Small::new(&board).unwrap();
    let start = Setup::initial(small.points(0b101), 0);
    let state = State::new(board, start).unwrap();
    let place = Place::of(&small, state.situation());
    let turns: Vec<PlaceTurn> = place.steps(&small).map(|step| step.turn).collect();
    assert_eq!(turns, [PlaceTurn::Pass, PlaceTurn::Stone(1)]);
    assert_eq!(place.steps(&small).next().unwrap().to, Place::empty(0));
}

/// Symmetry: as many ways as each board has.
#[test]
fn ways() {
    for (board, count) in [
        (Board::rectangle(3, 3), 8),
        (Board::rectangle(4, 2), 4),
        (Board::rectangle(5, 1), 2),
        (Family::ALL[3].member(3, 3), 72),
        (Board::new(4, []).unwrap(), 24),
    ] {
        assert_eq!(Small::new(&Arc::new(board)).unwrap().ways().len(), count);
    }
}
