//! New problems near another one: they are problems, other ones, and what the maker remembers changes nothing.

use loja_notation::PositionData;
use loja_practice::symmetry::{canonical, size};
use loja_practice::{Budget, Kind, Maker, Problem, Unfit, Wanted, attempt, facts, fit};
use loja_testkit::effort;

loja_testkit::long_too!(
    what_is_near_a_problem_is_another_problem,
    what_is_remembered_changes_nothing
);

const SEED: u64 = 5;

/// A question with its facts. None of these has anything of a source.
fn problem(kind: Kind, rows: &[&str], more: impl FnOnce(&mut Problem)) -> Problem {
    let position = PositionData {
        rows: rows.iter().map(|&row| row.to_owned()).collect(),
        passes: Some(if kind == Kind::Count { 2 } else { 0 }),
        ..PositionData::default()
    };
    let mut bare = Problem::bare(kind, position);
    more(&mut bare);
    facts(&bare, &Budget::default()).unwrap()
}

fn some() -> Vec<Problem> {
    let black = Some(loja_notation::ColorName::Black);
    vec![
        problem(Kind::Find, &[".oxx.", "ooox.", "..oxx", "xoox."], |bare| {
            bare.player = black;
        }),
        problem(Kind::Count, &[".o.x", "xoxx", "ooox", ".oxx"], |_| {}),
        problem(Kind::Save, &[".x.o.", "x.xoo", ".x.o."], |bare| {
            bare.player = black;
            let names = ["a3", "b3", "a2", "b2", "c2", "a1", "b1"];
            bare.set = names.map(str::to_owned).to_vec();
        }),
        problem(Kind::Pass, &["xx.", ".xo", "o.."], |_| {}),
        problem(Kind::Cycle, &[".xx", "xox", ".oo"], |bare| {
            bare.position.turn = Some(loja_notation::ColorName::White);
            bare.played = "a3 b3 c3 c2 pass c3".to_owned();
        }),
    ]
}

fn wanted(like: &Problem) -> Wanted {
    let [columns, rows] = size(&like.position);
    Wanted {
        kind: like.kind,
        columns,
        rows,
        is_corner: false,
        ratings: 0..=5_000,
        budget: Budget::of_nodes(20_000),
    }
}

#[test]
fn what_is_near_a_problem_is_another_problem() {
    for like in some() {
        let mut maker = Maker::beside(wanted(&like), &like).unwrap();
        let tried = (0..200).filter_map(|number| maker.attempt(SEED, number).ok());
        let most = effort(2, 3);
        let found: Vec<Problem> = tried.take(most).collect();
        assert_eq!(found.len(), most, "near {:?}", like.kind);
        for problem in found {
            assert_eq!(fit(&problem), Ok(()));
            let anew = facts(&problem.question(), &Budget::default());
            assert_eq!(anew.as_ref(), Ok(&problem), "{:?}", like.kind);
            assert_ne!(canonical(&problem).unwrap(), canonical(&like).unwrap());
            assert_eq!((&problem.title, &problem.from), (&None, &None));
        }
    }
}

#[test]
fn what_is_remembered_changes_nothing() {
    let all = some();
    let other = &all[0];
    for like in &all {
        let mut busy = Maker::beside(wanted(other), other).unwrap();
        let tried: Vec<_> = (0..effort(12, 30))
            .map(|number| busy.attempt(SEED, number))
            .collect();
        assert!(tried.iter().any(Result::is_ok));
        let mut maker = Maker::beside(wanted(like), like).unwrap().remembering(busy);
        for number in 0..effort(6, 30) {
            let alone = Maker::beside(wanted(like), like).unwrap();
            let alone = { alone }.attempt(SEED, number);
            assert_eq!(
                maker.attempt(SEED, number),
                alone,
                "{:?} {number}",
                like.kind
            );
        }
    }
    // From dice as well, and with more to spend after less, and less after more.
    for (kind, size) in [
        (Kind::Find, 5),
        (Kind::Pass, 3),
        (Kind::Save, 3),
        (Kind::Cycle, 3),
    ] {
        let wish = |nodes: u64| Wanted {
            kind,
            columns: size,
            rows: size,
            budget: Budget::of_nodes(nodes),
            ..wanted(other)
        };
        let mut maker = Maker::new(wish(20_000));
        for nodes in [20_000, 60, 20_000] {
            maker = Maker::new(wish(nodes)).remembering(maker);
            for number in 0..effort(4, 20) {
                let alone = attempt(&wish(nodes), SEED, number);
                assert_eq!(maker.attempt(SEED, number), alone, "{kind:?} {nodes}");
            }
        }
    }
}

#[test]
fn where_there_is_no_other_the_board_grows() {
    // The only one on three by two as hard as this.
    let like = problem(Kind::Lock, &["...", ".xo"], |bare| {
        bare.player = Some(loja_notation::ColorName::Black);
        bare.position.turn = Some(loja_notation::ColorName::White);
        let names = ["a2", "b2", "c2", "a1", "b1", "c1"];
        bare.set = names.map(str::to_owned).to_vec();
    });
    let rating = like.difficulty.rating;
    let wish = Wanted {
        ratings: rating - 250..=rating + 250,
        ..wanted(&like)
    };
    let mut maker = Maker::beside(wish, &like).unwrap();
    let found = (0..2_000).find_map(|number| maker.attempt(SEED, number).ok());
    assert_eq!(found.unwrap().position.rows.len(), 3);
}

#[test]
fn the_problem_at_hand_is_none() {
    // On two places there is next to nothing else than the problem itself.
    let like = problem(Kind::Rule, &["x.", ".."], |bare| {
        bare.asked = Some("a1".to_owned());
    });
    let mut maker = Maker::beside(wanted(&like), &like).unwrap();
    let tried: Vec<_> = (0..400).map(|number| maker.attempt(SEED, number)).collect();
    let text = canonical(&like).unwrap();
    for problem in tried.iter().flatten() {
        assert_ne!(canonical(problem).unwrap(), text);
    }
    let other = Wanted {
        kind: Kind::Find,
        ..wanted(&like)
    };
    assert!(matches!(Maker::beside(other, &like), Err(Unfit::Field(_))));
}
