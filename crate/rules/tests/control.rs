//! C5, C6 and C8 against the literal transcription: all sets of small boards, both players, on
//! every family of boards and on any graph. The transcription knows Black only; White's side is
//! asked of it with the colours reversed, as C2 does.

use std::sync::Arc;

use loja_rules::{
    Board, ByColor, Color, Family, NotBordered, PassCount, Point, PointSet, Setup, State,
};
use loja_testkit::{Dice, effort};

use crate::oracle::literal;
use crate::oracle::literal::PastUnderReversal::Reversed;
use crate::oracle::tools::random_edges;
use crate::oracle::worded::{plain_set, worded};

loja_testkit::long_too!(
    control_on_every_family,
    control_on_random_graphs,
    control_in_games
);

/// The state as the text sees it for this player, who is Black there.
fn seen_by(state: &State, player: Color) -> literal::State {
    let literal = worded(state);
    match player {
        Color::Black => literal,
        Color::White => literal::e4_colored_reverse(&literal, Reversed),
    }
}

#[derive(Default, Debug)]
struct Seen {
    states: usize,
    bordered: usize,
    open: usize,
    cut: usize,
    vanished: usize,
    formations: usize,
    half: usize,
}

/// The place that a refusal names is one where C5 fails.
fn is_real(state: &State, player: Color, set: &PointSet, reason: NotBordered) -> bool {
    let own = |point: Point| state.situation().color_at(point) == Some(player);
    match reason {
        NotBordered::OffBoard(point) => set.contains(point) && !state.board().has(point),
        NotBordered::Open { inside, outside } | NotBordered::Cut { inside, outside } => {
            let fault = match reason {
                NotBordered::Cut { .. } => own(inside) && own(outside),
                _ => !own(inside),
            };
            fault
                && set.contains(inside)
                && !set.contains(outside)
                && state.board().neighbors(inside).contains(&outside)
        }
    }
}

fn compare(state: &State, seen: &mut Seen) {
    seen.states += 1;
    for player in Color::ALL {
        let literal = seen_by(state, player);
        for bits in 0..1_u32 << state.board().len() {
            let points = state.board().points();
            let set: PointSet = points
                .filter(|point| bits >> point.index() & 1 == 1)
                .collect();
            let plain = plain_set(&set);
            let formation = literal::c8_two_eye_formation(&plain, &literal);
            assert_eq!(
                state.has_formation(player, &set),
                formation,
                "{plain:?} {literal:?}"
            );
            seen.formations += usize::from(formation);
            let bordered = literal::c5_is_bordered(&plain, &literal);
            let found = state.bordered(player, &set);
            assert_eq!(found.is_ok(), bordered, "{plain:?} {literal:?}");
            seen.half += usize::from(bordered && !formation);
            match (found, state.worst_case(player, &set)) {
                (Ok(()), Ok(worst)) => {
                    let wanted = literal::c6_worst_case(&plain, &literal);
                    assert_eq!(seen_by(&worst, player), wanted, "{plain:?} {literal:?}");
                    seen.bordered += 1;
                    let own = literal::e7_is_situation(&wanted.situation);
                    assert!(own && worst.history().is_empty());
                    let kept = wanted.situation.black.len();
                    let before = literal.situation.black.intersection(&plain).count();
                    seen.vanished += usize::from(kept < before);
                    // A legal state, which nobody else could have made from its parts.
                    let setup = worst.situation().clone().into_setup();
                    assert_eq!(State::new(Arc::clone(worst.board()), setup).unwrap(), worst);
                    let there = literal::c8_two_eye_formation(&plain, &wanted);
                    assert_eq!(worst.has_formation(player, &set), there);
                }
                (Err(reason), Err(again)) => {
                    assert_eq!(reason, again);
                    assert!(
                        is_real(state, player, &set, reason),
                        "{reason:?} {plain:?} {literal:?}"
                    );
                    seen.open += usize::from(reason.rule() == "C5.2.1");
                    seen.cut += usize::from(reason.rule() == "C5.2.2");
                }
                other => panic!("{other:?} {plain:?} {literal:?}"),
            }
        }
    }
}

/// Any legal position with permanent stones, both marks and any pass count.
fn any_state(board: &Arc<Board>, dice: &mut Dice) -> Option<State> {
    let from: &[u8] = [&b".xxo"[..], b"..xxxooXO*#", b".x", b"..xo#"][dice.below(4)];
    let signs: Vec<u8> = (0..board.len())
        .map(|_| from[dice.below(from.len())])
        .collect();
    let of = |wanted: &[u8]| -> PointSet {
        let points = board.points();
        points
            .filter(|point| wanted.contains(&signs[point.index()]))
            .collect()
    };
    let temporary = of(b"#");
    let passes = if temporary.is_empty() {
        [
            PassCount::MinusOne,
            PassCount::Zero,
            PassCount::One,
            PassCount::Two,
        ][dice.below(4)]
    } else {
        PassCount::MinusOne
    };
    let setup = Setup {
        stones: ByColor {
            black: of(b"xX"),
            white: of(b"oO"),
        },
        permanent: of(b"XO*"),
        captives: ByColor {
            black: dice.below(3) as u32,
            white: dice.below(3) as u32,
        },
        turn: Color::ALL[dice.below(2)],
        temporary,
        passes,
    };
    State::new(Arc::clone(board), setup).ok()
}

fn met_all(seen: &Seen) -> bool {
    let all = [
        seen.bordered,
        seen.open,
        seen.cut,
        seen.vanished,
        seen.formations,
        seen.half,
    ];
    !all.contains(&0)
}

#[test]
fn control_on_every_family() {
    let mut dice = Dice::new(1601);
    for family in Family::ALL {
        let mut seen = Seen::default();
        for (columns, rows) in [(1, 1), (2, 1), (2, 2), (3, 2), (2, 3), (3, 3)] {
            let columns = if family == Family::Solid {
                columns.min(2)
            } else {
                columns
            };
            let board = Arc::new(family.member(columns, rows));
            let small = board.len() < 8;
            for _ in 0..effort(if small { 40 } else { 3 }, if small { 2_000 } else { 300 }) {
                if let Some(state) = any_state(&board, &mut dice) {
                    compare(&state, &mut seen);
                }
            }
        }
        println!("{}: {seen:?}", family.name());
        let linked = family != Family::Void;
        assert!(
            seen.states > 20 && (!linked || met_all(&seen)),
            "{}: {seen:?}",
            family.name()
        );
    }
}

#[test]
fn control_on_random_graphs() {
    let mut dice = Dice::new(1612);
    let mut seen = Seen::default();
    for _ in 0..effort(600, 30_000) {
        let size = dice.below(8);
        let board = Arc::new(Board::new(size, random_edges(&mut dice, size)).unwrap());
        if let Some(state) = any_state(&board, &mut dice) {
            compare(&state, &mut seen);
        }
    }
    println!("{seen:?}");
    assert!(seen.states > 200 && met_all(&seen), "{seen:?}");
}

/// C5.1: a set may name locations that the board does not have.
#[test]
fn a_set_off_the_board_is_not_bordered() {
    let small = State::new(Arc::new(Board::rectangle(2, 1)), Setup::empty()).unwrap();
    let large = Board::rectangle(3, 1).locations();
    let outside = large.iter().last().unwrap();
    for player in Color::ALL {
        let reason = NotBordered::OffBoard(outside);
        assert_eq!(small.bordered(player, &large), Err(reason));
        assert_eq!(small.worst_case(player, &large), Err(reason));
        assert!(!small.has_formation(player, &large));
        assert_eq!(reason.rule(), "C5.1");
    }
    let literal = seen_by(&small, Color::Black);
    assert!(!literal::c5_is_bordered(&plain_set(&large), &literal));
}

/// After moves too: the state of a game has a history, which the worst case forgets.
#[test]
fn control_in_games() {
    let mut dice = Dice::new(1644);
    let mut seen = Seen::default();
    for round in 0..effort(25, 1_500) {
        let size = 2 + round % 5;
        let board = Arc::new(Board::new(size, random_edges(&mut dice, size)).unwrap());
        let mut state = State::new(board, Setup::empty()).unwrap();
        for _ in 0..12 {
            let moves = state.moves();
            if moves.is_empty() {
                break;
            }
            state.play(moves[dice.below(moves.len())]).unwrap();
            compare(&state, &mut seen);
        }
    }
    println!("{seen:?}");
    assert!(seen.states > 100 && met_all(&seen), "{seen:?}");
}
