//! The literal judges of Jasiek's reading of 1989 and of Article 7 by degrees, on boards that one can work out by hand.

use crate::common::grid;
use crate::literal::jrg89::{BLACK, Neighbors, NewStone, Stones, WHITE, World, other, sound};
use crate::literal::{jrg89_degrees as degrees, jrg89_jasiek as jasiek};

const NEW_STONES: [NewStone; 2] = [NewStone::OnItsBoard, NewStone::InItsSituation];

/// Every board on which each stone has a liberty.
fn boards(neighbors: &Neighbors) -> Vec<Stones> {
    let mut boards = vec![Vec::new()];
    for _ in neighbors {
        boards = boards
            .iter()
            .flat_map(|board| [0, BLACK, WHITE].map(|stone| [board.as_slice(), &[stone]].concat()))
            .collect();
    }
    boards.retain(|stones| sound(stones, neighbors));
    boards
}

fn swapped(stones: &[u8]) -> Stones {
    let swap = |&stone: &u8| if stone == 0 { 0 } else { other(stone) };
    stones.iter().map(swap).collect()
}

/// The boards that both judges are asked about completely.
fn small() -> [Neighbors; 4] {
    [&["..."] as &[&str], &["...."], &["....."], &["..", ".."]].map(|rows| grid(rows).0)
}

#[test]
fn a_snapback_lives_by_both_and_a_lone_stone_on_two_points_dies() {
    for new_stone in NEW_STONES {
        // White takes three; Black answers in the middle of them and has two eyes. Without the capture there would be no room.
        let (neighbors, stones) = grid(&["xxx."]);
        let world = World::of_board(&neighbors, new_stone);
        let judge = jasiek::Judge::new(&world, jasiek::Reading::MEANT);
        assert!(judge.c(&stones, 0, BLACK) && !judge.c(&stones, 0, WHITE));
        assert_eq!(judge.p(&stones, BLACK), 0b1000, "full but for one point");
        assert_eq!(judge.s(&stones, BLACK), 0b1111);
        assert!(judge.capturable_living(&stones, 1));
        assert_eq!(judge.dead(&stones), [false; 4]);
        assert_eq!(judge.score(&stones), 1);
        let judge = degrees::Judge::new(&world, degrees::Reading::MEANT);
        assert_eq!(judge.degree(&stones, 1), Some(1));
        assert_eq!(judge.score(&stones), 1);

        // Nothing that is played on two points is safe, so there is nothing to come back for.
        let (neighbors, stones) = grid(&["x."]);
        let world = World::of_board(&neighbors, new_stone);
        let judge = jasiek::Judge::new(&world, jasiek::Reading::MEANT);
        assert_eq!(judge.p(&stones, BLACK), 0b10);
        assert_eq!(
            (judge.dead(&stones), judge.score(&stones)),
            (vec![true, false], 0)
        );
        let judge = degrees::Judge::new(&world, degrees::Reading::MEANT);
        assert_eq!(
            (judge.dead(&stones), judge.degrees()),
            (vec![true, false], 2)
        );

        // Two eyes are uncapturable, which is degree 0 and no capturable living string.
        let (neighbors, stones) = grid(&[".x."]);
        let world = World::of_board(&neighbors, new_stone);
        let judge = jasiek::Judge::new(&world, jasiek::Reading::MEANT);
        assert!(judge.alive(&stones, 1) && !judge.capturable_living(&stones, 1));
        let judge = degrees::Judge::new(&world, degrees::Reading::MEANT);
        assert_eq!(
            (judge.degree(&stones, 1), judge.score(&stones)),
            (Some(0), 2)
        );
    }
}

/// A lone black stone on two points, and beside them a board of its own: a black stone with an eye on either side, and a third eye of two
/// points with a white stone in it.
fn a_stone_to_fill_under() -> (Neighbors, Stones) {
    let mut neighbors = vec![Vec::new(); 7];
    for (from, to) in [(0, 1), (2, 3), (2, 4), (2, 5), (2, 6), (5, 6)] {
        neighbors[from].push(to);
        neighbors[to].push(from);
    }
    (neighbors, vec![1, 0, 1, 0, 0, 2, 0])
}

#[test]
fn jasiek_lets_any_capturable_stone_live_by_one_that_fills_under_a_dead_enemy() {
    // Black takes the white stone and fills where it stood, whatever White does. That has nothing to do with the lone stone, but the
    // point was occupied, so it is in S, and the lone stone lives: Pauli's objection (5300). Under 1989 it is dead.
    let (neighbors, stones) = a_stone_to_fill_under();
    let world = World::of_position(&neighbors, NewStone::OnItsBoard, &stones);
    assert!(!world.is_enabling(&stones, 0));
    for new_stone in NEW_STONES {
        let world = World::of_position(&neighbors, new_stone, &stones);
        assert!(world.uncapturable(&stones, 2));
        assert_eq!(world.preventable(&stones, BLACK, &[5]), None);
        for time in [jasiek::Time::Any, jasiek::Time::AfterCapture] {
            let reading = jasiek::Reading {
                time,
                ..jasiek::Reading::MEANT
            };
            let judge = jasiek::Judge::new(&world, reading);
            assert_eq!(judge.p(&stones, BLACK), 0b10, "only beside the lone stone");
            assert!(judge.capturable_living(&stones, 0));
            assert!(!judge.alive(&stones, 5), "White can put nothing anywhere");
            // Four empty points and one under the dead stone, which counts twice.
            assert_eq!(judge.score(&stones), 6);
        }
    }
}

#[test]
fn by_degrees_a_stone_lives_by_a_snapback_that_leads_to_a_snapback() {
    // Black takes two stones, and White's answer takes those that took them: one white stone next to the edge. Black can take
    // it, but not without a safe white stone coming for it. So it is of degree 1, the two stones are of degree 2, and under 1989 they are dead.
    let (neighbors, stones) = grid(&["oo.x"]);
    let world = World::of_board(&neighbors, NewStone::OnItsBoard);
    let judge = degrees::Judge::new(&world, degrees::Reading::MEANT);
    let (_, left) = grid(&[".o.."]);
    assert!(!world.uncapturable(&left, 1) && world.is_enabling(&left, 1));
    assert_eq!(judge.degree(&left, 1), Some(1));
    assert_eq!(judge.degree(&stones, 0), Some(2));
    assert!(!world.alive(&stones, 0));
    assert_eq!(judge.dead(&stones), [false, false, false, true]);
    assert_eq!(
        judge.score(&stones),
        -3,
        "the dead stone twice, and the point"
    );
    assert_eq!(world.dead(&stones), [true, true, false, true]);
}

#[test]
fn without_the_second_half_a_stone_lives_by_what_the_owner_gets_anyway() {
    // White takes the corner stone and Black lives in the middle meanwhile; but Black, first, lives there without any capture.
    let (neighbors, stones) = grid(&["x...o"]);
    let world = World::of_board(&neighbors, NewStone::OnItsBoard);
    let judge = |enabling| {
        let reading = degrees::Reading {
            enabling,
            ..degrees::Reading::MEANT
        };
        degrees::Judge::new(&world, reading).alive(&stones, 0)
    };
    assert!(!judge(degrees::Enabling::Preventable));
    assert!(judge(degrees::Enabling::Permitted));
}

#[test]
fn the_readings_of_jasiek_decide_these_boards() {
    use jasiek::{Ability, Choice, Moment, Passes, Reading};
    let meant = Reading::MEANT;
    let choice = Choice::AfterEveryCapture;
    let moment = Moment::AsPlayed;
    let passes = Passes::ForKosOnly;
    let ability = |ability| Reading { ability, ..meant };
    for (row, at, alive, reading) in [
        // Black may have played badly before the stone went.
        (".x..", 1, true, Reading { choice, ..meant }),
        // The stone is safe only when it has got a second eye.
        ("xx.xx", 0, true, Reading { moment, ..meant }),
        // Black would rather pass than fill.
        (".x.o..", 1, true, Reading { passes, ..meant }),
        // Black, first, can live in the middle, and second can't: then the middle is in S.
        ("x...o", 0, false, ability(Ability::Second)),
        // No single stone is safe at once.
        (".ox...", 1, false, ability(Ability::AtOnce)),
    ] {
        let (neighbors, stones) = grid(&[row]);
        let new_stone = NewStone::OnItsBoard;
        let world = World::of_board(&neighbors, new_stone);
        let by = |reading| jasiek::Judge::new(&world, reading).alive(&stones, at);
        assert_eq!(
            (by(meant), by(reading)),
            (alive, !alive),
            "{row} {reading:?}"
        );
    }
}

#[test]
fn what_lives_under_1989_lives_by_both() {
    // A set on which 1989 finds an enabled stone has only points that can be kept free with few stones, and S has all of these: Jasiek's
    // reading gives at least as much life, and more where the opponent may play as many stones as there are. Degrees 0 and 1 are 1989 itself, by another hand and another search.
    for neighbors in small() {
        for new_stone in NEW_STONES {
            let world = World::of_board(&neighbors, new_stone);
            let by_jasiek = jasiek::Judge::new(&world, jasiek::Reading::MEANT);
            let few = jasiek::Reading {
                ability: jasiek::Ability::FirstAgainstFew,
                ..jasiek::Reading::MEANT
            };
            let by_few = jasiek::Judge::new(&world, few);
            let by_degrees = degrees::Judge::new(&world, degrees::Reading::MEANT);
            for stones in boards(&neighbors) {
                for at in (0..stones.len()).filter(|&at| stones[at] != 0) {
                    let alive = world.uncapturable(&stones, at) || world.is_enabling(&stones, at);
                    let degree = by_degrees.degree(&stones, at);
                    assert_eq!(
                        degree.is_some_and(|degree| degree <= 1),
                        alive,
                        "{stones:?} {at}"
                    );
                    assert!(!alive || by_few.alive(&stones, at), "{stones:?} {at}");
                    let few = by_few.alive(&stones, at);
                    assert!(!few || by_jasiek.alive(&stones, at), "{stones:?} {at}");
                }
            }
        }
    }
}

#[test]
fn colours_are_alike_and_the_first_half_alone_gives_more_life() {
    let readings = [degrees::Degrees::Any, degrees::Degrees::One].map(|degrees| {
        [degrees::Enabling::Preventable, degrees::Enabling::Permitted]
            .map(|enabling| degrees::Reading { enabling, degrees })
    });
    for neighbors in small() {
        let world = World::of_board(&neighbors, NewStone::OnItsBoard);
        let by_jasiek = jasiek::Judge::new(&world, jasiek::Reading::MEANT);
        let by_degrees = readings.map(|both| both.map(|one| degrees::Judge::new(&world, one)));
        for stones in boards(&neighbors) {
            let swapped = swapped(&stones);
            assert_eq!(
                by_jasiek.score(&stones),
                -by_jasiek.score(&swapped),
                "{stones:?}"
            );
            for [both_halves, first_half] in &by_degrees {
                let (more, fewer) = (both_halves.dead(&stones), first_half.dead(&stones));
                assert_eq!(more, both_halves.dead(&swapped), "{stones:?}");
                assert_eq!(fewer, first_half.dead(&swapped), "{stones:?}");
                assert!(
                    more.iter().zip(fewer).all(|(&more, fewer)| more || !fewer),
                    "{stones:?}"
                );
            }
        }
    }
}
