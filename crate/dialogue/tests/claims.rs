//! Claims before they are proved: bordered sets by blocks, the worst case in steps, words on places.

use loja_dialogue::claiming::{Tap, claiming, title};
use loja_dialogue::{control, place, staging};
use loja_notation::{Layout, Position, read_one};
use loja_rules::{ByColor, Color, Point, PointSet, Setup, State};
use loja_testkit::Dice;
use loja_voice::{ClaimingFact, Fact, RefereeFact, Voice};
use std::collections::BTreeSet;

fn position(text: &str) -> Position {
    read_one(text).unwrap()
}

fn points(layout: &Layout, names: &str) -> PointSet {
    let names = names.split_whitespace();
    names.map(|name| layout.point(name).unwrap()).collect()
}

fn named(layout: &Layout, set: &PointSet) -> String {
    let names: Vec<String> = set.iter().map(|point| layout.name(point)).collect();
    names.join(" ")
}

fn say<F: Fact>(layout: &Layout, facts: &[F]) -> String {
    Voice { layout, you: None }.say(facts)
}

/// The position of the picture in the design: White claims all but Black's upper right.
const THREAT: &str = "oox.x.\nxox.x.\n.oxxxx\nxooxoo\n.xoo..\nx.xooo\n.xo.o.\n0 0 B 2";

const BOARDS: [&str; 7] = [
    r#"{"rows": ["...", "...", "..."]}"#,
    r#"{"rows": ["..,..", ".,..."]}"#,
    r#"{"rows": ["...", "...", "..."], "board": {"shape": "torus"}}"#,
    r#"{"rows": ["....", "...."], "board": {"shape": "klein"}}"#,
    r#"{"rows": ["....", "...."], "board": {"shape": "round"}}"#,
    r#"{"rows": ["........"], "board": {"neighbors": [[0, 1], [1, 2], [2, 3], [4, 5], [5, 6], [6, 4], [0, 2]]}}"#,
    r#"{"rows": ["."]}"#,
];

/// A legal situation on the board, with marks and permanent stones in it.
fn scattered(layout: &Layout, dice: &mut Dice) -> State {
    let board = layout.board();
    let mut setup = Setup::empty();
    for point in board.points() {
        match dice.below(4) {
            0 => drop(setup.stones.black.insert(point)),
            1 => drop(setup.stones.white.insert(point)),
            _ => {}
        }
        if dice.below(5) == 0 {
            setup.permanent.insert(point);
        }
    }
    loop {
        let faults = match State::new(board.clone(), setup) {
            Ok(state) => return state,
            Err(faults) => faults,
        };
        setup = *faults.setup;
        for point in faults.faults.iter().flat_map(|fault| fault.points().iter()) {
            setup.stones.black.remove(point);
            setup.stones.white.remove(point);
        }
    }
}

fn subsets(layout: &Layout) -> Vec<PointSet> {
    let board = layout.board();
    let chosen = |bits: usize| {
        let here = |point: &Point| bits >> point.index() & 1 == 1;
        board.points().filter(here).collect()
    };
    (0..1 << board.len()).map(chosen).collect()
}

fn key(set: &PointSet) -> Vec<usize> {
    set.iter().map(Point::index).collect()
}

#[test]
fn blocks_are_all_there_is() {
    let mut dice = Dice::new(5);
    for (number, board) in BOARDS.iter().cycle().take(84).enumerate() {
        let layout = position(board).record.layout;
        let state = scattered(&layout, &mut dice);
        let player = Color::ALL[number % 2];
        let all = subsets(&layout);
        let bordered: Vec<&PointSet> = all
            .iter()
            .filter(|set| state.bordered(player, set).is_ok())
            .collect();

        // Every tap leads from a bordered set to another one, and to each of them.
        let mut seen = BTreeSet::from([vec![]]);
        let mut waiting = vec![PointSet::new()];
        while let Some(set) = waiting.pop() {
            for at in layout.board().points() {
                let tapped = claiming(&layout, &state, player, &set, Some(Tap::Block(at)));
                assert_eq!(tapped.broken, None, "{board}: {set:?} tapped at {at:?}");
                assert_eq!(tapped.set.contains(at), !set.contains(at));
                let larger = set.is_subset(&tapped.set);
                assert!(larger || tapped.set.is_subset(&set));
                if seen.insert(key(&tapped.set)) {
                    waiting.push(tapped.set);
                }
            }
        }
        let there: BTreeSet<Vec<usize>> = bordered.iter().map(|set| key(set)).collect();
        assert_eq!(seen, there, "{board}");

        // The nearest bordered sets are the nearest of all.
        for set in &all {
            let found = claiming(&layout, &state, player, set, None);
            assert_eq!(found.set, *set);
            assert_eq!(found.broken, state.bordered(player, set).err());
            if found.broken.is_none() {
                assert_eq!((found.grown, found.shrunk), (None, None));
                continue;
            }
            let grown = found.grown.unwrap();
            let shrunk = found.shrunk.unwrap_or_default();
            assert!(state.bordered(player, &grown).is_ok() && set.is_subset(&grown));
            assert!(state.bordered(player, &shrunk).is_ok() && shrunk.is_subset(set));
            for other in &bordered {
                assert!(!set.is_subset(other) || grown.is_subset(other));
                assert!(!other.is_subset(set) || other.is_subset(&shrunk));
            }
            // A tap at an open set does what it does at a bordered one, around the tapped block.
            for at in layout.board().points() {
                let tapped = claiming(&layout, &state, player, set, Some(Tap::Block(at)));
                assert!(set.is_subset(&tapped.set) || tapped.set.is_subset(set));
            }
        }
    }
}

#[test]
fn a_claim_in_words() {
    let (layout, state) = position(THREAT).into_parts();
    let tapped = |set: &PointSet, at: &str| {
        let at = layout.point(at).unwrap();
        claiming(&layout, &state, Color::White, set, Some(Tap::Block(at)))
    };
    let nothing = claiming(&layout, &state, Color::White, &PointSet::new(), None);
    assert_eq!(
        nothing.title,
        ClaimingFact::ClaimsNothing {
            player: Color::White
        }
    );
    assert_eq!(say(&layout, &nothing.headline), "No point yet.");
    assert_eq!(
        say(&layout, &nothing.why),
        "Press a region to add it; the white stones that touch it come with it."
    );
    // The region at the left with the chain around it, and then what else White has.
    let left = tapped(&nothing.set, "a1");
    assert_eq!(left.broken, None);
    let right = tapped(&left.set, "f1");
    let right = tapped(&right.set, "f3");
    let all = ["a7", "a5", "d1"].iter().fold(right, |claim, at| {
        let at = layout.point(at).unwrap();
        if claim.set.contains(at) {
            return claim;
        }
        claiming(
            &layout,
            &state,
            Color::White,
            &claim.set,
            Some(Tap::Block(at)),
        )
    });
    assert_eq!(
        say(&layout, &all.headline),
        "29 of 42 points. The border is closed."
    );
    assert_eq!(
        say(&layout, &all.why),
        "White’s stones stand all along the border."
    );
    let whole = claiming(
        &layout,
        &state,
        Color::Black,
        &state.board().locations(),
        None,
    );
    assert_eq!(
        whole.title,
        ClaimingFact::ClaimsAll {
            player: Color::Black
        }
    );
    assert_eq!(say(&layout, &whole.headline), "All 42 points.");
}

#[test]
fn a_broken_border_in_words() {
    let (layout, state) = position(".x.o\n.x.o\n.x.o").into_parts();
    let broken =
        |names: &str| claiming(&layout, &state, Color::Black, &points(&layout, names), None);
    let open = broken("a1 a2 a3 b1 b2 b3 c2");
    assert_eq!(
        say(&layout, &open.headline),
        "7 of 12 points. The border is open at c2."
    );
    assert_eq!(
        say(&layout, &open.why),
        "c3, next to c2, is outside the set, so c2 would have to be a black stone."
    );
    assert_eq!(
        named(&layout, &open.grown.unwrap()),
        named(&layout, &state.board().locations())
    );
    assert_eq!(named(&layout, &open.shrunk.unwrap()), "a3 b3 a2 b2 a1 b1");
    let cut = broken("b1");
    assert_eq!(
        say(&layout, &cut.why),
        "The black stones at b1 and b2 are connected, but b2 is outside the set."
    );
    assert_eq!(named(&layout, &cut.grown.unwrap()), "b3 b2 b1");
    assert_eq!(cut.shrunk, None);
    assert_eq!(
        say(&layout, &broken("a1 a3").why),
        "b3, next to a3, is outside the set, so a3 would have to be a black stone. One more point is open."
    );
    assert_eq!(
        say(&layout, &broken("a1 a2 a3").why),
        "b3, next to a3, is outside the set, so a3 would have to be a black stone. 2 more points are open."
    );
    // A point alone, in and out again.
    let at = layout.point("c2").unwrap();
    let inside = claiming(
        &layout,
        &state,
        Color::Black,
        &PointSet::new(),
        Some(Tap::Point(at)),
    );
    assert_eq!(named(&layout, &inside.set), "c2");
    let out = claiming(
        &layout,
        &state,
        Color::Black,
        &inside.set,
        Some(Tap::Point(at)),
    );
    assert!(out.set.is_empty());
}

#[test]
fn a_location_of_another_board_changes_nothing() {
    let large = position("....\n....\n....\n....");
    let (layout, state) = position(".x.").into_parts();
    let far = large.layout.board().point(15).unwrap();
    for tap in [Tap::Block(far), Tap::Point(far)] {
        let set = large.layout.board().locations();
        let found = claiming(&layout, &state, Color::Black, &set, Some(tap));
        assert_eq!(found.set.len(), 3);
        assert_eq!(found.broken, None);
    }
}

#[test]
fn the_worst_case_in_steps() {
    let (layout, state) = position(".xo.\nxxo.\nx#oo\n2 1 B -1").into_parts();
    let set = points(&layout, "a1 a2 a3 b1 b2 b3 c3 c2 c1 d1 d2 d3");
    let steps = staging::stage(&layout, &state, Color::Black, &set).unwrap();
    let words = steps.iter().map(|step| say(&layout, &step.facts));
    assert_eq!(
        words.collect::<Vec<_>>(),
        [
            "Black claims the whole board.",
            "Nothing is outside the set, so nothing is filled. The square at b1 is removed. Prisoners don’t matter here, so the count restarts at zero.",
            "Every black stone in the set still has a liberty, so none is removed.",
            "White moves first, and no pass counts yet. Here the proof starts: Black needs two eyes in the set, and White tries to prevent them.",
        ]
    );
    // A chain whose liberties lie all outside goes.
    let (layout, state) = position("xox.\nxo..\n.ooo").into_parts();
    let set = points(&layout, "c3");
    let steps = staging::stage(&layout, &state, Color::Black, &set).unwrap();
    assert_eq!(
        say(&layout, &steps[0].facts),
        "Black claims 1 of 12 points, at c3."
    );
    assert_eq!(
        say(&layout, &steps[1].facts),
        "Each of the 11 points outside gets a white stone that can never be captured."
    );
    assert_eq!(
        say(&layout, &steps[2].facts),
        "The black stone at c3 has no liberty left and is removed."
    );
    assert_eq!(named(&layout, &steps[2].changed), "c3");
    assert!(staging::stage(&layout, &state, Color::Black, &points(&layout, "d3")).is_err());
}

#[test]
fn the_last_step_is_the_worst_case() {
    let mut dice = Dice::new(11);
    for (number, board) in BOARDS.iter().cycle().take(84).enumerate() {
        let layout = position(board).record.layout;
        let state = scattered(&layout, &mut dice);
        let player = Color::ALL[number % 2];
        for set in subsets(&layout) {
            let steps = staging::stage(&layout, &state, player, &set);
            let Ok(end) = state.worst_case(player, &set) else {
                assert!(steps.is_err());
                continue;
            };
            let steps = steps.unwrap();
            assert_eq!(steps[0].setup, state.situation().clone().into_setup());
            assert_eq!(steps[3].setup, end.situation().clone().into_setup());
            // What is said to change is what changes.
            for pair in steps.windows(2) {
                let (before, after) = (&pair[0].setup, &pair[1].setup);
                let sign = |setup: &Setup, point| {
                    let ByColor { black, white } = &setup.stones;
                    [black, white, &setup.temporary, &setup.permanent]
                        .map(|set| set.contains(point))
                };
                let changed = |&point: &Point| sign(before, point) != sign(after, point);
                let changed: PointSet = layout.board().points().filter(changed).collect();
                assert_eq!(pair[1].changed, changed, "{board} {set:?}");
            }
        }
    }
}

#[test]
fn places_in_words() {
    let wide = position(&".........\n".repeat(9)).record.layout;
    let of =
        |layout: &Layout, set: &PointSet| Voice { layout, you: None }.part(&place(layout, set));
    let in_wide = |names: &str| of(&wide, &points(&wide, names));
    assert_eq!(in_wide("c3"), "at c3");
    assert_eq!(in_wide("a1 b1 a2 c1"), "in the lower left corner");
    assert_eq!(in_wide("j9 h9 j8"), "in the upper right corner");
    assert_eq!(in_wide("b3 c3 b2"), "at the lower left");
    assert_eq!(in_wide("a1 a2 a3 a4 a5 a6 a7 a8 a9"), "on the left");
    assert_eq!(in_wide("h4 h5 j5 h6"), "on the right");
    assert_eq!(in_wide("d9 e9 f9 e8"), "at the top");
    assert_eq!(in_wide("d1 e1 f2"), "at the bottom");
    assert_eq!(in_wide("e5 e4 d5"), "in the middle");
    assert_eq!(in_wide("a1 j9 a9 j1"), "across the board");
    assert_eq!(in_wide(""), "nowhere");
    let all = wide.board().locations();
    assert_eq!(of(&wide, &all), "across the board");
    let torus =
        position(r#"{"rows": ["....", "....", "....", "...."], "board": {"shape": "torus"}}"#);
    let around = points(&torus.layout, "a1 d1 b1 a2 a4");
    assert_eq!(of(&torus.layout, &around), "around a1");
    assert_eq!(
        say(
            &torus.layout,
            &[title(&torus.layout, Color::White, &around)]
        ),
        "White, 5 around a1."
    );
    // Without lines between them no place is nearer than another; any will do.
    let alone = position(r#"{"rows": ["..."], "board": {"neighbors": []}}"#)
        .record
        .layout;
    assert_eq!(of(&alone, &points(&alone, "0 1")), "on the left");
    let part = position(r#"{"rows": ["....", "...."], "board_edges": ["left"]}"#)
        .record
        .layout;
    assert_eq!(of(&part, &points(&part, "a1 b1")), "at the lower left");
}

/// What is not decided is nobody's only when that is known.
#[test]
fn what_is_open_is_not_said_to_be_nobodys() {
    let position = position("x..\n...\n..o");
    let control = ByColor {
        black: points(&position.layout, "a3 b3"),
        white: points(&position.layout, "c1"),
    };
    let open = points(&position.layout, "a1 a2 b1 b2 c2");
    let told = |open| control::control(&position.layout, &position.state, &control, open);
    let nobodys = |said: Vec<RefereeFact>| {
        said.into_iter().find_map(|fact| match fact {
            RefereeFact::NobodyControls { count, .. } => Some(count),
            _ => None,
        })
    };
    assert_eq!(nobodys(told(&open)), Some(1));
    let undecided = |fact: &RefereeFact| matches!(fact, RefereeFact::NotDecided { count: 5, .. });
    assert!(told(&open).iter().any(undecided), "{:?}", told(&open));
    assert_eq!(nobodys(told(&PointSet::new())), Some(6));
}
