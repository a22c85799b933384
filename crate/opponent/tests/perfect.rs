//! Where it says that a move is perfect, it comes to what it said, whatever the other plays or removes.

use std::sync::Arc;

use loja_opponent::{Ground, Level, MoveSearch, Settings, Solved};
use loja_rules::{Board, Color, Move, Setup, Shape, State};
use loja_solver::{Options, referee};
use loja_testkit::{Dice, effort};

loja_testkit::long_too!(what_is_called_perfect_comes_true);

fn boards() -> Vec<(&'static str, Board)> {
    let sheet = |shape, columns, rows| Board::shaped(shape, columns, rows, |_, _| true);
    let cube = Board::solid(2, 2, 2).unwrap();
    let star = Board::new(4, [(0, 1), (0, 2), (0, 3)]).unwrap();
    vec![
        ("3x3", sheet(Shape::Rectangle, 3, 3)),
        ("2x2", sheet(Shape::Rectangle, 2, 2)),
        ("3x2", sheet(Shape::Rectangle, 3, 2)),
        ("line of 5", sheet(Shape::Rectangle, 5, 1)),
        ("line of 7", sheet(Shape::Rectangle, 7, 1)),
        ("pipe", sheet(Shape::Cylinder, 3, 3)),
        ("strip with a twist", sheet(Shape::Moebius, 2, 3)),
        ("cube", cube),
        ("crossing", star),
    ]
}

fn lead(state: &State) -> i64 {
    let report = referee(state, Options::default(), &mut ()).unwrap();
    assert!(report.is_decided());
    let score = state.score(&report.control);
    let total = |tally: loja_rules::Tally| i64::try_from(tally.total()).unwrap();
    total(score.black) - total(score.white)
}

fn settings(number: u64) -> Settings {
    let mut settings = Level::Steady.settings().seeded(number);
    settings.playouts = 60;
    settings
}

/// A game against somebody who plays anything and removes what he can. Answers what was promised and what it came to, seen
/// by the opponent, and how many of its moves were perfect.
fn game(number: u64, board: &Arc<Board>, solved: &mut Solved) -> Option<(i64, i64, [usize; 2])> {
    let mut dice = Dice::new(number.wrapping_mul(977) + 5);
    let komi = u32::try_from(number % 3).unwrap();
    let mut state =
        State::new(Arc::clone(board), Setup::initial(Default::default(), komi)).unwrap();
    let color = if number.is_multiple_of(2) {
        Color::Black
    } else {
        Color::White
    };
    let (mut promised, mut moves) = (None, [0, 0]);
    for _ in 0..200 {
        if state.is_final() {
            let sign = if color == Color::Black { 1 } else { -1 };
            return promised.map(|promised| (promised, sign * lead(&state), moves));
        }
        if state.situation().turn() == color {
            let search_settings = settings(number);
            let mut search = MoveSearch::new(&state, search_settings, solved);
            while !search.run(20).unwrap() {}
            let choice = search.choice();
            moves[usize::from(choice.ground == Ground::Perfect)] += 1;
            if choice.ground == Ground::Perfect {
                #[expect(clippy::cast_possible_truncation, reason = "a whole number, and small")]
                let said = choice.lead as i64;
                promised = Some(if color == Color::Black { said } else { -said });
            }
            state.play(choice.turn).unwrap();
            continue;
        }
        let moves = state.moves();
        let removals: Vec<Move> = moves
            .iter()
            .copied()
            .filter(|turn| turn.cycle.is_some())
            .collect();
        let stones: Vec<Move> = moves
            .iter()
            .copied()
            .filter(|turn| !turn.is_pass())
            .collect();
        let some = match () {
            () if !removals.is_empty() && dice.below(2) == 0 => removals,
            () if !stones.is_empty() && dice.below(6) > 0 => stones,
            () => vec![Move::PASS],
        };
        state.play(some[dice.below(some.len())]).unwrap();
    }
    None
}

#[test]
fn what_is_called_perfect_comes_true() {
    let games = effort(12, 400);
    let (mut perfect, mut others, mut less) = (0, 0, Vec::new());
    for (name, board) in boards() {
        let (board, mut solved) = (Arc::new(board), Solved::default());
        let before = (perfect, others);
        for number in 0..games {
            let Some((promised, came, [other, proved])) = game(number, &board, &mut solved) else {
                continue;
            };
            perfect += proved;
            others += other;
            if came < promised {
                less.push(format!(
                    "{name}, game {number}: {promised} was said, it came to {came}"
                ));
            }
        }
        println!(
            "{name}: {} perfect, {} not",
            perfect - before.0,
            others - before.1
        );
    }
    println!("{perfect} perfect moves, {others} others");
    assert!(less.is_empty(), "{}", less.join("\n"));
    // Where bounds differ or the past may matter it only searches.
    assert!(perfect > 3 * others, "{perfect} perfect, {others} not");
}

#[test]
fn whoever_is_to_be_beaten_is_not_perfect() {
    let board = Arc::new(Board::rectangle(3, 3));
    let state = State::new(board, Setup::empty()).unwrap();
    for level in Level::ALL {
        let mut search = MoveSearch::new(&state, level.settings(), &mut Solved::default());
        search.run(1).unwrap();
        let is_perfect = search.choice().ground == Ground::Perfect;
        assert_eq!(
            is_perfect,
            matches!(level, Level::Steady | Level::Strong),
            "{level:?}"
        );
    }
}

#[test]
fn larger_boards_are_searched() {
    for (columns, rows) in [(4, 4), (11, 1), (5, 2)] {
        let state = State::new(Arc::new(Board::rectangle(columns, rows)), Setup::empty()).unwrap();
        let mut search = MoveSearch::new(&state, settings(1), &mut Solved::default());
        assert!(!search.run(1).unwrap());
        assert_ne!(search.choice().ground, Ground::Perfect);
    }
}
