//! Which sets are worth claiming: every pruning against all sets, with locks by brute force.

use std::collections::BTreeSet;
use std::sync::Arc;

use loja_rules::{Board, Color, PointSet, State};
use loja_solver::{Claims, Switches};
use loja_testkit::{Dice, effort, is_long};

use crate::claims_sweep::{Sweep, any_board, any_state, signs, state};

loja_testkit::long_too!(
    without_lemmas_every_bordered_set_comes_once,
    lemmas_lose_no_control_on_random_boards,
    lemmas_lose_no_control_on_all_positions,
    a_stopped_walk_leaves_open_what_it_may
);

fn pairs(board: &Board) -> Vec<(usize, usize)> {
    board.pairs().map(|(a, b)| (a.index(), b.index())).collect()
}

/// Every lemma of this module alone, and all of them.
fn choices() -> Vec<Switches> {
    let names = [
        "apart",
        "bare",
        "lonely",
        "stays",
        "closed",
        "alive",
        "alive-inside",
        "vanished",
        "two-doors",
        "eyes",
    ];
    let one = names.map(|name| Switches::named(name).unwrap());
    one.into_iter().chain([Switches::ALL]).collect()
}

#[derive(Default, Debug)]
struct Seen {
    states: usize,
    locks: usize,
    both: usize,
    /// For each choice, how many claims it leaves.
    claims: Vec<usize>,
    /// How many are asked for when each lock is told.
    asked: usize,
}

/// The control of both players by all sets, and by what each choice of lemmas leaves.
fn compare(sweep: &mut Sweep, state: &State, choices: &[Switches], seen: &mut Seen) {
    seen.states += 1;
    seen.claims.resize(choices.len(), 0);
    let mut both = Vec::new();
    for player in Color::ALL {
        let control = sweep.control(state, player);
        for (at, &switches) in choices.iter().enumerate() {
            let claims: Vec<PointSet> = Claims::new(state, player, switches).collect();
            seen.claims[at] += claims.len();
            let mine = sweep.union(state, player, claims);
            assert_eq!(
                mine,
                control,
                "{player:?} {switches:?} {} {:?}",
                signs(state),
                pairs(state.board())
            );
        }
        // Told of each lock, it leaves out more and finds the same.
        let mut claims = Claims::new(state, player, Switches::ALL);
        while let Some(set) = claims.next() {
            assert!(!set.is_subset(claims.controlled()));
            seen.asked += 1;
            if sweep.is_lock(state, player, &set) {
                seen.locks += 1;
                claims.controls(&set);
            }
        }
        assert!(claims.is_complete() && claims.open().is_empty());
        assert_eq!(*claims.controlled(), control, "{player:?} {}", signs(state));
        both.push(control);
    }
    let both = both[0].intersection(&both[1]);
    seen.both += usize::from(!both.is_empty());
    assert!(
        both.is_empty(),
        "both: {both:?} {} {:?}",
        signs(state),
        pairs(state.board())
    );
}

#[test]
fn without_lemmas_every_bordered_set_comes_once() {
    let mut dice = Dice::new(5);
    for _ in 0..effort(1_500, 30_000) {
        let board = any_board(&mut dice, 8);
        let state = any_state(&mut dice, &board);
        let sweep = Sweep::new(&board);
        for player in Color::ALL {
            let wanted = sweep.bordered(&state, player).into_iter();
            let wanted = wanted.filter(|set| !set.is_empty());
            let wanted: BTreeSet<Vec<usize>> = wanted.map(|set| list(&set)).collect();
            let claims: Vec<Vec<usize>> = Claims::new(&state, player, Switches::NONE)
                .map(|set| list(&set))
                .collect();
            let found: BTreeSet<Vec<usize>> = claims.iter().cloned().collect();
            assert_eq!(claims.len(), found.len());
            assert_eq!(found, wanted, "{}", signs(&state));
        }
    }
}

fn list(set: &PointSet) -> Vec<usize> {
    set.iter().map(loja_rules::Point::index).collect()
}

#[test]
fn lemmas_lose_no_control_on_random_boards() {
    let mut dice = Dice::new(1);
    let mut seen = Seen::default();
    let choices = choices();
    for _ in 0..effort(60, 500) {
        let board = any_board(&mut dice, effort(5, 9));
        let mut sweep = Sweep::new(&board);
        for _ in 0..effort(5, 30) {
            let state = any_state(&mut dice, &board);
            compare(&mut sweep, &state, &choices, &mut seen);
        }
    }
    println!("{seen:?}");
    assert!(seen.locks > 10, "{seen:?}");
}

/// All positions of a board with these signs.
fn all_positions(board: &Board, alphabet: &[u8]) {
    let board = Arc::new(board.clone());
    let mut sweep = Sweep::new(&board);
    let mut seen = Seen::default();
    let mut digits = vec![0_usize; board.len()];
    loop {
        let picked: Vec<u8> = digits.iter().map(|&digit| alphabet[digit]).collect();
        if let Some(state) = state(&board, &picked) {
            compare(&mut sweep, &state, &[Switches::ALL], &mut seen);
        }
        let Some(at) = digits.iter().position(|&digit| digit + 1 < alphabet.len()) else {
            break;
        };
        digits[..at].fill(0);
        digits[at] += 1;
    }
    println!("{} locations: {seen:?}", board.len());
}

#[test]
fn lemmas_lose_no_control_on_all_positions() {
    let long = is_long();
    all_positions(&Board::rectangle(2, 2), b".xoXO*");
    all_positions(&Board::rectangle(3, 1), b".xoXO*");
    all_positions(&Board::rectangle(5, 1), b".xo");
    if long {
        for columns in 4..10 {
            all_positions(&Board::rectangle(columns, 1), b".xo");
        }
        all_positions(&Board::rectangle(5, 1), b".xoXO*");
        all_positions(&Board::rectangle(3, 2), b".xoXO*");
        all_positions(&Board::rectangle(3, 2), b".xo");
        all_positions(&Board::rectangle(4, 2), b".xo");
        all_positions(&Board::rectangle(3, 3), b".xo");
        // Two parts, and a ring.
        let apart = Board::new(6, [(0, 1), (1, 2), (3, 4), (4, 5)]).unwrap();
        all_positions(&apart, b".xo*");
        let ring = Board::new(7, (0..7).map(|a| (a, (a + 1) % 7))).unwrap();
        all_positions(&ring, b".xo*");
    }
}

/// A walk that is stopped says what it left open, and never too little.
#[test]
fn a_stopped_walk_leaves_open_what_it_may() {
    let mut dice = Dice::new(3);
    let mut stopped = 0;
    for _ in 0..effort(800, 20_000) {
        let board = any_board(&mut dice, effort(5, 7));
        let mut sweep = Sweep::new(&board);
        let state = any_state(&mut dice, &board);
        for player in Color::ALL {
            let control = sweep.control(&state, player);
            for most in 0..8 {
                let mut claims = Claims::new(&state, player, Switches::ALL).within(most);
                while let Some(set) = claims.next() {
                    if sweep.is_lock(&state, player, &set) {
                        claims.controls(&set);
                    }
                }
                let settled = claims.controlled().union(&claims.open());
                assert!(control.is_subset(&settled), "{} {most}", signs(&state));
                assert_eq!(claims.is_complete(), claims.open().is_empty());
                stopped += usize::from(!claims.is_complete());
            }
        }
    }
    assert!(stopped > 50, "{stopped}");
}

/// A chain of many eyes has more claims than anybody can count, and the first ones come at once.
#[test]
fn a_large_board_yields_at_once() {
    let board = Arc::new(Board::rectangle(19, 19));
    let eye =
        |point: loja_rules::Point| (point.index() / 19) & 1 == 0 && (point.index() % 19) & 1 == 1;
    let picked: Vec<u8> = board
        .points()
        .map(|point| if eye(point) { b'.' } else { b'x' })
        .collect();
    let state = state(&board, &picked).unwrap();
    let mut claims =
        Claims::new(&state, Color::Black, Switches::NONE.with(Switches::APART)).within(100_000);
    assert!(claims.by_ref().take(1_000).count() == 1_000);
    assert!(!claims.is_complete());
    // A step finds one set at most; most steps do.
    assert!(claims.by_ref().count() > 50_000);
    assert_eq!(claims.looked().0, 100_000);
}
