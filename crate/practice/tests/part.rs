//! Parts of boards: what can't be known of them is not told.

use loja_notation::{ColorName, PositionData, SeamSide};
use loja_practice::{Kind, Problem, Setting, Unfit};

const SIDES: [SeamSide; 4] = [
    SeamSide::Left,
    SeamSide::Right,
    SeamSide::Top,
    SeamSide::Bottom,
];

/// What this part of a board ends at.
type Edges = Option<Vec<SeamSide>>;

fn problem(rows: &[&str], board_edges: Edges) -> Problem {
    let position = PositionData {
        rows: rows.iter().map(|&row| row.to_owned()).collect(),
        board_edges,
        ..PositionData::default()
    };
    Problem {
        player: Some(ColorName::Black),
        ..Problem::bare(Kind::Lock, position)
    }
}

/// All of a board, and every part.
fn parts() -> impl Iterator<Item = Edges> {
    let parts = (0..16).map(|number: usize| {
        let edges = SIDES.into_iter().enumerate();
        let edges = edges.filter(move |(at, _)| number >> at & 1 == 1);
        Some(edges.map(|(_, side)| side).collect())
    });
    std::iter::once(None).chain(parts)
}

fn goes_on(edges: &Edges, side: SeamSide) -> bool {
    edges.as_ref().is_some_and(|edges| !edges.contains(&side))
}

#[test]
fn a_claim_keeps_clear_of_the_sides_where_the_board_goes_on() {
    let places = ["a", "b", "c", "d"].into_iter().enumerate();
    for (x, column) in places {
        for y in 1..=3 {
            for edges in parts() {
                let beside = (x == 0 && goes_on(&edges, SeamSide::Left))
                    || (x == 3 && goes_on(&edges, SeamSide::Right))
                    || (y == 3 && goes_on(&edges, SeamSide::Top))
                    || (y == 1 && goes_on(&edges, SeamSide::Bottom));
                let mut bare = problem(&["...."; 3], edges.clone());
                bare.set = vec!["b2".to_owned(), format!("{column}{y}")];
                let claim = Setting::of(&bare).unwrap().claim();
                let words = format!("the board goes on beyond {column}{y}, so");
                let is_told = matches!(&claim, Err(Unfit::Bad(told)) if told.starts_with(&words));
                assert_eq!(is_told, beside, "{column}{y} {edges:?}: {claim:?}");
            }
        }
    }
}

#[test]
fn what_is_captured_keeps_clear_of_them_too() {
    // A white stone in the middle of each side, with one liberty left.
    let rows = [".xox.", "x...x", "o.x.o", "x...x", ".xox."];
    let sides = [
        ("c4", SeamSide::Top),
        ("c2", SeamSide::Bottom),
        ("b3", SeamSide::Left),
        ("d3", SeamSide::Right),
    ];
    for (played, side) in sides {
        for edges in parts() {
            let bare = Problem {
                played: played.to_owned(),
                ..problem(&rows, edges.clone())
            };
            let setting = Setting::of(&bare);
            let words = "move 1 captures";
            let is_told = matches!(&setting, Err(Unfit::Bad(told)) if told.starts_with(words));
            assert_eq!(is_told, goes_on(&edges, side), "{played} {edges:?}");
            assert!(is_told || setting.is_ok());
        }
    }
}
