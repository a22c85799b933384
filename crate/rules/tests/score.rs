//! Scores, outcomes and the count chart.

use loja_rules::{
    ByColor, Chart, Color, Move, NotFinished, Outcome, PassCount, PointSet, Setup, State, Tally,
};

use crate::common::{after, at, draw};

/// A state of a map of control: `B`, `W`, `2` for both, `.` for nobody.
fn control(state: &State, rows: &[&str]) -> ByColor<PointSet> {
    let signs: Vec<char> = rows.concat().chars().collect();
    let of = |wanted: &str| {
        let points = state.board().points();
        points
            .filter(|point| wanted.contains(signs[point.index()]))
            .collect()
    };
    ByColor {
        black: of("B2"),
        white: of("W2"),
    }
}

fn final_state(rows: &[&str], black: u32, white: u32) -> State {
    let mut setup = draw(rows, Color::Black).situation().clone().into_setup();
    setup.captives = ByColor { black, white };
    setup.passes = PassCount::Two;
    State::new(draw(rows, Color::Black).board().clone(), setup).unwrap()
}

fn played(columns: usize, rows: &[&str], places: &[Option<(usize, usize)>]) -> State {
    let start = draw(rows, Color::Black);
    let moves: Vec<Move> = places
        .iter()
        .map(|place| {
            place.map_or(Move::PASS, |(column, row)| {
                Move::stone(at(&start, columns, column, row))
            })
        })
        .collect();
    after(start, moves)
}

/// The first overview game: Black controls everything and has one dead stone beside.
#[test]
fn the_first_overview_game() {
    let stones = [(1, 1), (1, 0), (2, 1), (0, 1), (1, 2)].map(Some);
    let state = played(
        3,
        &["...", "...", "..."],
        &[&stones[..], &[None, None]].concat(),
    );
    let all = control(&state, &["BBB", "BBB", "BBB"]);
    let score = state.score(&all);
    let black = Tally {
        territory: 6,
        dead: 2,
        ..Tally::default()
    };
    assert_eq!((score.black, score.white), (black, Tally::default()));
    assert_eq!(state.outcome(&all).unwrap().to_string(), "Black by 8");
    let chart = Chart::new(&state, &all, state.stones_played());
    assert_eq!((chart.stones, chart.neutral, chart.locations), (5, 0, 9));
    assert_eq!(chart.sums(), [11, 11]);
    let text = [
        "   6   2   0   0 |   8",
        "   0   0   0   0 |   0",
        "   5   9",
        "   0",
        "  11  11",
    ];
    assert_eq!(chart.to_string(), text.join("\n"));
    // A stone forgotten, or a neutral one overlooked, shows.
    assert!(!Chart::new(&state, &all, 4).is_balanced());
}

/// The second one: nobody controls anything, and the prisoners decide.
#[test]
fn prisoners_decide() {
    let state = final_state(&["***", "*o*", "***"], 8, 7);
    let nobody = ByColor::default();
    let score = state.score(&nobody);
    assert_eq!((score.black.total(), score.white.total()), (7, 8));
    assert_eq!(
        state.outcome(&nobody).unwrap(),
        Outcome::Win {
            by: Color::White,
            points: 1
        }
    );
}

/// A2.5: komi is Black's captives at the start, and counts for White at the end.
#[test]
fn komi() {
    for (komi, text) in [(0, "jigo"), (1, "White by 1"), (2, "White by 2")] {
        let board = draw(&[".."], Color::Black).board().clone();
        let start = State::new(board, Setup::initial(PointSet::new(), komi)).unwrap();
        let state = after(start, [Move::PASS, Move::PASS]);
        let nobody = ByColor::default();
        assert_eq!(state.outcome(&nobody).unwrap().to_string(), text);
        assert_eq!(state.score(&nobody).white.komi, komi);
        let chart = Chart::new(&state, &nobody, 0);
        assert!(chart.is_balanced());
        assert_eq!((chart.stones, chart.neutral, chart.locations), (0, 2, 2));
    }
}

/// Prisoners of the game are told apart from the komi: the same score, another place in the chart.
#[test]
fn komi_and_prisoners() {
    let board = draw(&[".."], Color::Black).board().clone();
    let start = State::new(board, Setup::initial(PointSet::new(), 1)).unwrap();
    let [left, right] = [0, 1].map(|column| at(&start, 2, column, 0));
    let turns = [
        Move::stone(left),
        Move::stone(right),
        Move::PASS,
        Move::PASS,
        Move::PASS,
    ];
    let state = after(start, turns);
    let score = state.score(&ByColor::default());
    assert_eq!((score.white.prisoners, score.white.komi), (1, 1));
    assert_eq!(
        state.outcome(&ByColor::default()).unwrap().to_string(),
        "White by 2"
    );
    let chart = Chart::new(&state, &ByColor::default(), state.stones_played());
    assert_eq!((state.stones_played(), chart.sums()), (2, [3, 3]));
}

#[test]
fn not_finished() {
    let nobody = ByColor::default();
    let mut state = draw(&["#.", ".."], Color::Black);
    for (passes, text) in [
        (
            PassCount::MinusOne,
            "the game is not over before 3 more passes (E2)",
        ),
        (
            PassCount::Zero,
            "the game is not over before 2 more passes (E2)",
        ),
        (
            PassCount::One,
            "the game is not over before 1 more pass (E2)",
        ),
    ] {
        let error = state.outcome(&nobody).unwrap_err();
        assert_eq!(error, NotFinished { passes });
        assert_eq!(error.to_string(), text);
        state.play(Move::PASS).unwrap();
    }
    assert_eq!(state.outcome(&nobody), Ok(Outcome::Jigo));
}

/// C1 and C2 don't look at each other: what both control counts twice, and twice in the chart.
#[test]
fn overlapping_control() {
    let state = final_state(&["x..", ".o."], 0, 0);
    for (rows, totals) in [
        (["...", "..."], (0, 0)),
        (["2..", "..."], (0, 2)),
        (["...", ".2."], (2, 0)),
        (["..2", "..."], (1, 1)),
        (["222", "222"], (6, 6)),
        (["BB2", "2WW"], (3, 3)),
    ] {
        let control = control(&state, &rows);
        let score = state.score(&control);
        assert_eq!(
            (score.black.total(), score.white.total()),
            totals,
            "{rows:?}"
        );
        assert!(Chart::new(&state, &control, 2).is_balanced(), "{rows:?}");
    }
    let both = control(&state, &["222", "222"]);
    let chart = Chart::new(&state, &both, 2);
    assert_eq!((chart.stones, chart.neutral, chart.locations), (4, 0, 12));
}

/// C1.1 speaks of the board's own locations.
#[test]
fn control_beyond_the_board() {
    let state = final_state(&["..", ".."], 0, 0);
    let large = draw(&["...", "...", "..."], Color::Black);
    let control = ByColor {
        black: large.board().locations(),
        white: PointSet::new(),
    };
    assert_eq!(state.score(&control).black.territory, 4);
    assert!(Chart::new(&state, &control, 0).is_balanced());
}

/// A game that starts in the middle: stones that were there count as played, captives as komi.
#[test]
fn a_start_in_the_middle() {
    let mut setup = draw(&[".xo.", "xo.o", ".xo."], Color::Black)
        .situation()
        .clone()
        .into_setup();
    setup.captives = ByColor { black: 2, white: 3 };
    let board = draw(&["....", "....", "...."], Color::Black)
        .board()
        .clone();
    let start = State::new(board, setup).unwrap();
    let state = after(
        start.clone(),
        [Move::stone(at(&start, 4, 2, 1)), Move::PASS],
    );
    assert_eq!((start.stones_played(), state.stones_played()), (7, 8));
    let score = state.score(&ByColor::default());
    assert_eq!((score.black.prisoners, score.black.komi), (1, 3));
    assert_eq!((score.white.prisoners, score.white.komi), (0, 2));
    assert!(Chart::new(&state, &ByColor::default(), 8).is_balanced());
}

/// A number of stones beyond all games is no mistake of ours, and no chart is balanced by it.
#[test]
fn a_chart_of_too_many_stones() {
    let state = draw(&["x.", ".o"], Color::Black);
    let both = control(&state, &["22", "22"]);
    let chart = Chart::new(&state, &both, u64::MAX);
    assert_eq!((chart.stones, chart.sums()[0]), (u64::MAX, u64::MAX));
    assert!(!chart.is_balanced());
}
