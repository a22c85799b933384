//! The crate against both oracles: the same successors by the same moves, the same ends, the same
//! liberties and the same scores, on every family of boards and on any graph.

use std::collections::BTreeMap;
use std::sync::Arc;

use loja_rules::{
    Board, ByColor, Chart, Color, Cycle, Event, Family, Move, PassCount, PointSet, Setup, State,
};
use loja_testkit::{Dice, effort};

use crate::oracle::literal::PastUnderReversal::Reversed;
use crate::oracle::literal::{self, Origin, Turn};
use crate::oracle::popular::{self, Cell, Game, Map, Moment, Player};
use crate::oracle::tools::{as_situation, as_turn, cells_of, random_edges};
use crate::oracle::worded::{plain, plain_set, worded};

loja_testkit::long_too!(
    games_on_every_family,
    games_on_random_graphs,
    single_turns_on_every_family,
    single_turns_on_random_graphs
);

// ------------------------------------------------------------ what is compared

fn edges(board: &Board) -> Vec<(usize, usize)> {
    board.pairs().map(|(a, b)| (a.index(), b.index())).collect()
}

fn origin(turn: Move) -> Origin {
    Origin {
        cycle_since: turn.cycle.map(|cycle| cycle.start),
        stone: turn.stone.map(|point| point.index() as u32),
    }
}

type Successors = BTreeMap<Origin, literal::Situation>;

fn ours(state: &State) -> Successors {
    let mut found = Successors::new();
    for turn in state.moves() {
        let next = state.successor(turn).unwrap();
        assert_eq!(next.history().last(), Some(state.situation()));
        assert!(
            found
                .insert(origin(turn), plain(next.situation()))
                .is_none()
        );
    }
    found
}

fn by_the_text(state: &literal::State) -> Successors {
    let successors = literal::b1_successors(state, Reversed).into_iter();
    let mut history = state.history.clone();
    history.push(state.situation.clone());
    successors
        .map(|next| {
            assert_eq!(next.state.history, history);
            (next.origin, next.state.situation)
        })
        .collect()
}

fn by_the_popular(game: &Game) -> Successors {
    let turns = game.legal_turns().into_iter();
    let origin = |turn: popular::Turn| Origin {
        cycle_since: turn.removes_cycle_from,
        stone: turn.stone_on.map(|at| at as u32),
    };
    turns
        .map(|(turn, next)| (origin(turn), as_situation(&next, game.komi)))
        .collect()
}

/// D1 and D2 for every pair of locations. Empty ones have contact too.
fn same_contact(state: &State, literal: &literal::State) {
    for x in state.board().points() {
        let chain = state.chain(x).unwrap();
        for y in state.board().points() {
            let contact = literal::d2_has_contact(x.index() as u32, y.index() as u32, literal);
            assert_eq!(
                chain.contact.contains(y),
                contact,
                "{x:?} {y:?} {literal:?}"
            );
        }
        if state.situation().color_at(x).is_some() {
            let has = literal::d1_has_liberties(x.index() as u32, literal);
            assert_eq!(chain.has_liberties(state.situation()), has);
        }
    }
}

/// C1 and C2 for sets that need not be anybody's, and may overlap.
fn same_scores(state: &State, literal: &literal::State, game: Option<&Game>, dice: &mut Dice) {
    let mut flags = [(); 2]
        .map(|()| -> Vec<bool> { state.board().points().map(|_| dice.percent(40)).collect() });
    flags.sort();
    let [black, white] = &flags;
    let set = |flags: &[bool]| -> PointSet {
        state
            .board()
            .points()
            .filter(|point| flags[point.index()])
            .collect()
    };
    let control = ByColor {
        black: set(black),
        white: set(white),
    };
    let score = state.score(&control);
    let reverse = literal::e4_colored_reverse(literal, Reversed);
    let wanted = (
        literal::c1_black_score_with_control(literal, &plain_set(&control.black)),
        literal::c1_black_score_with_control(&reverse, &plain_set(&control.white)),
    );
    assert_eq!(
        (score.black.total(), score.white.total()),
        (wanted.0.into(), wanted.1.into())
    );
    if let Some(game) = game {
        assert_eq!(game.scores(black, white), wanted);
    }
    assert_eq!(state.outcome(&control).is_ok(), state.is_final());
    let chart = Chart::new(state, &control, state.stones_played());
    assert!(chart.is_balanced(), "{chart}");
}

// --------------------------------------------------------------------- games

#[derive(Default, Debug)]
struct Seen {
    situations: usize,
    ends: usize,
    kos: usize,
    cycles: usize,
    marked_starts: usize,
}

impl Seen {
    fn count(&mut self, event: &Event) {
        self.kos += usize::from(!event.ko.is_empty());
        self.cycles += usize::from(!event.cleared.is_empty());
    }
}

/// Plays at random and compares every situation on the way. Cycles are removed where they can be,
/// half of the time; who passes often meets more of them.
fn game(board: Board, dice: &mut Dice, length: usize, seen: &mut Seen) {
    let board = Arc::new(board);
    let size = board.len();
    let closed = [0, 0, 30, 100][dice.below(4)];
    let marks: Vec<bool> = (0..size).map(|_| dice.percent(closed)).collect();
    let komi = dice.below(size + 1) as u32;
    let temporary: PointSet = board
        .points()
        .filter(|point| marks[point.index()])
        .collect();
    seen.marked_starts += usize::from(!temporary.is_empty());
    let mut state = State::new(Arc::clone(&board), Setup::initial(temporary, komi)).unwrap();
    assert!(state.is_initial());
    let mut record = Game::start(Map::new(size, &edges(&board)), marks, komi);
    let passing = [5, 15, 30][dice.below(3)];
    for _ in 0..length {
        let literal = worded(&state);
        assert_eq!(literal::a2_is_initial(&literal), state.is_initial());
        let found = ours(&state);
        assert_eq!(found, by_the_text(&literal), "{literal:?}");
        assert_eq!(found, by_the_popular(&record), "{literal:?}");
        assert_eq!(state.is_final(), literal::e1_state_is_final(&literal));
        assert_eq!(state.is_final(), record.is_over());
        assert_eq!(plain(state.situation()), as_situation(&record.now(), komi));
        same_scores(&state, &literal, Some(&record), dice);
        seen.situations += 1;
        if state.is_final() {
            seen.ends += 1;
            return;
        }
        let moves = state.moves();
        let choose = |from: Vec<Move>, dice: &mut Dice| {
            (!from.is_empty()).then(|| from[dice.below(from.len())])
        };
        let cycles = moves
            .iter()
            .copied()
            .filter(|turn| turn.cycle.is_some())
            .collect();
        let stones = moves
            .iter()
            .copied()
            .filter(|turn| turn.stone.is_some())
            .collect();
        let turn = if dice.percent(50) {
            choose(cycles, dice)
        } else {
            None
        };
        let turn = turn.or_else(|| {
            if dice.percent(passing) {
                None
            } else {
                choose(stones, dice)
            }
        });
        let turn = turn.unwrap_or(Move::PASS);
        let taken = |state: &State| {
            let captives = state.situation().captives();
            captives.black + captives.white
        };
        let before = taken(&state);
        let event = state.play(turn).unwrap();
        // Removing a cycle is never idle: it takes a stone at least (see DIFFERENCES.md).
        assert!(turn.cycle.is_none() || taken(&state) > before);
        seen.count(&event);
        record.play(as_turn(origin(turn))).unwrap();
    }
}

#[test]
fn games_on_every_family() {
    let mut dice = Dice::new(1949);
    for family in Family::ALL {
        let mut seen = Seen::default();
        for round in 0..effort(14, 1_400) {
            let (columns, rows) =
                [(1, 1), (2, 1), (2, 2), (3, 1), (3, 2), (2, 3), (3, 3)][round % 7];
            let columns = if family == Family::Solid {
                columns.min(2)
            } else {
                columns
            };
            let length = if columns * rows < 6 { 30 } else { 22 };
            game(family.member(columns, rows), &mut dice, length, &mut seen);
        }
        println!("{}: {seen:?}", family.name());
        let all = [seen.ends, seen.marked_starts, seen.kos, seen.cycles];
        assert!(
            family == Family::Void || !all.contains(&0),
            "{}: {seen:?}",
            family.name()
        );
    }
}

#[test]
fn games_on_random_graphs() {
    let mut dice = Dice::new(2002);
    let mut seen = Seen::default();
    for _ in 0..effort(400, 40_000) {
        let size = dice.below(7);
        let board = Board::new(size, random_edges(&mut dice, size)).unwrap();
        game(board, &mut dice, 40, &mut seen);
    }
    println!("{seen:?}");
    assert!(
        seen.kos > 50 && seen.cycles > 50 && seen.ends > 50,
        "{seen:?}"
    );
}

// -------------------------------------------------------------- single turns

/// Any legal position with permanent stones and both marks: one turn by three ways.
fn single_turn(board: &Arc<Board>, dice: &mut Dice) -> bool {
    let size = board.len();
    let signs: Vec<u8> = (0..size).map(|_| b"...xxooXO*##"[dice.below(12)]).collect();
    let marked = dice.percent(30);
    let of = |wanted: &[u8]| -> PointSet {
        let points = board.points();
        points
            .filter(|point| wanted.contains(&signs[point.index()]))
            .collect()
    };
    let temporary = if marked { of(b"#") } else { PointSet::new() };
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
    let Ok(state) = State::new(Arc::clone(board), setup) else {
        return false;
    };
    let literal = worded(&state);
    assert_eq!(ours(&state), by_the_text(&literal), "{literal:?}");
    same_contact(&state, &literal);
    same_scores(&state, &literal, None, dice);
    // The popular text knows neither permanent stones nor a fourth pass: rule 9 makes prohibited
    // only what is empty, and only a mark asks for three passes.
    let situation = &literal.situation;
    let stones_on_marks = situation
        .permanent
        .iter()
        .any(|&x| literal::d9_is_colored(x, &literal));
    if !stones_on_marks && (situation.pass_count == -1) != situation.temporary.is_empty() {
        assert_eq!(
            one_popular_turn(&state, &literal),
            ours(&state),
            "{literal:?}"
        );
    }
    true
}

fn one_popular_turn(state: &State, literal: &literal::State) -> Successors {
    let situation = &literal.situation;
    let cells: Vec<Cell> = cells_of(situation, state.board().len());
    let moment = Moment {
        cells,
        to_move: match situation.turn {
            Turn::Black => Player::Black,
            Turn::White => Player::White,
        },
        passes_to_end: (2 - situation.pass_count) as u8,
        black_stones_removed: situation.black_captives,
        white_stones_removed: situation.white_captives,
        touched: std::collections::BTreeSet::new(),
    };
    let map = Map::new(state.board().len(), &edges(state.board()));
    let stones = std::iter::once(None).chain((0..map.size()).map(Some));
    let turns = stones.filter_map(|stone_on| {
        let turn = popular::Turn {
            removes_cycle_from: None,
            stone_on,
        };
        let next = popular::take_turn(&map, std::slice::from_ref(&moment), turn).ok()?;
        let origin = Origin {
            cycle_since: None,
            stone: stone_on.map(|at| at as u32),
        };
        Some((origin, as_situation(&next, 0)))
    });
    turns.collect()
}

#[test]
fn single_turns_on_every_family() {
    let mut dice = Dice::new(1989);
    for family in Family::ALL {
        let mut legal = 0;
        for (columns, rows) in [(2, 1), (2, 2), (3, 2), (2, 3), (3, 3)] {
            let columns = if family == Family::Solid {
                columns.min(2)
            } else {
                columns
            };
            let board = Arc::new(family.member(columns, rows));
            for _ in 0..effort(30, 3_000) {
                legal += usize::from(single_turn(&board, &mut dice));
            }
        }
        assert!(legal > 50, "{}: {legal}", family.name());
    }
}

#[test]
fn single_turns_on_random_graphs() {
    let mut dice = Dice::new(1988);
    let mut legal = 0;
    for _ in 0..effort(1_500, 150_000) {
        let size = 1 + dice.below(7);
        let board = Board::new(size, random_edges(&mut dice, size)).unwrap();
        legal += usize::from(single_turn(&Arc::new(board), &mut dice));
    }
    assert!(legal > 500, "{legal}");
}

/// A cycle of another start is another origin, even where it leads to the same situation.
#[test]
fn every_cycle_is_told() {
    let mut state = State::new(Arc::new(Board::rectangle(2, 1)), Setup::empty()).unwrap();
    let [left, right] = [0, 1].map(|at| state.board().point(at).unwrap());
    for turn in [Move::stone(left), Move::stone(right)] {
        state.play(turn).unwrap();
    }
    for _ in 0..3 {
        for turn in [
            Move::PASS,
            Move::PASS,
            Move::stone(left),
            Move::PASS,
            Move::PASS,
            Move::stone(right),
        ] {
            state.play(turn).unwrap();
        }
    }
    let starts = [2, 8, 14].map(|start| Cycle { start });
    assert_eq!(state.cycles(), starts);
    assert_eq!(ours(&state), by_the_text(&worded(&state)));
}
