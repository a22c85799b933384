//! The lemma of dead parts against the local games, and certificates that use it.

use std::sync::Arc;

use loja_certificate::{Certificate, Claim, Decision, FlawKind, Lemma, record_with, sealed_again};
use loja_rules::{Board, Color, PointSet, Setup, State};
use loja_testkit::{Dice, effort};

use crate::common::ranks::Games;
use crate::common::sum::{Bits, Local, Shape};
use crate::common::{base64url, check};

loja_testkit::long_too!(a_dead_part_is_won_and_its_conditions_are_needed);

/// A stone with two eyes, and beside it a part with this many inner locations, which are the last.
fn shape(dice: &mut Dice, outer: usize, inner: usize) -> Option<Shape> {
    let (first, count) = (3 + outer, 3 + outer + inner);
    let mut pairs = vec![(0, 1), (0, 2)];
    let often = 1 + dice.below(3);
    for x in 3..count {
        if x < first {
            pairs.push((0, x));
        }
        pairs.extend((3..x).filter(|_| dice.one_in(often)).map(|y| (y, x)));
    }
    pairs.sort_unstable();
    let state = Board::new(count, pairs).ok().map(|board| {
        let stones = board.points().take(1).collect::<PointSet>();
        let mut setup = Setup::empty();
        setup.stones.black = stones;
        State::new(Arc::new(board), setup).unwrap()
    })?;
    let claim = Claim::new(&state, Color::Black, &state.board().locations()).ok()?;
    Shape::new(&claim)
}

/// The positions of a part, not bound, for all that White can have in it.
fn fillings(shape: &Shape, part: Bits) -> Vec<Local> {
    let lives = |other: Bits| {
        let empty = part & !other;
        let mut chains = shape.parts(other).into_iter();
        chains.all(|chain| shape.beside(chain) & empty != 0)
    };
    let subsets = (0..=part).filter(|other| other & !part == 0);
    let legal = subsets.filter(|&other| lives(other));
    legal
        .map(|other| Local {
            part,
            own: 0,
            other,
            mark: 0,
            bound: false,
            vow: false,
        })
        .collect()
}

/// Whatever White has in a dead part, its local game is won; and parts that only just are not dead are lost for some of these.
#[test]
fn a_dead_part_is_won_and_its_conditions_are_needed() {
    let (mut dead, mut alive, mut pairs) = (0, [0; 4], 0);
    for seed in 0..effort(1_500, 40_000) {
        let mut dice = Dice::new(seed);
        let (outer, inner) = (1 + dice.below(4), 1 + dice.below(3));
        let Some(shape) = shape(&mut dice, outer, inner) else {
            continue;
        };
        let part = shape.all() & !7;
        if shape.parts(part).len() > 1 {
            continue;
        }
        let starts = fillings(&shape, part);
        let Some(games) = Games::of(&shape, starts.clone(), 40_000) else {
            continue;
        };
        if shape.is_dead(part, 0) {
            assert!(games.are_won(&starts), "{:?}", shape.near);
            dead += 1;
            pairs += usize::from(inner == 2);
        } else if !games.are_won(&starts) {
            alive[inner] += 1;
        }
    }
    println!("{dead} dead, {pairs} with two inner locations, {alive:?} lost");
    assert!(dead > 100 && pairs > 30 && alive[1..].iter().all(|&lost| lost > 5));
}

fn told(rows: &str, lemmas: &str, situations: usize, decisions: &[u8]) -> Result<(), FlawKind> {
    let columns = rows.split('/').next().unwrap().len();
    let lines = rows.split('/').count();
    let sign = |sign: char| if "/,".contains(sign) { sign } else { '*' };
    let set: String = rows.chars().map(sign).collect();
    let text = sealed_again(&format!(
        "loja-certificate 1\nboard rectangle {columns}x{lines}\nrows {rows}\nclaim black {set}\nanswer lock\n\
         lemmas {lemmas}\nsituations {situations}\ndecisions {}\n",
        base64url(decisions)
    ));
    let certificate = Certificate::from_text(&text).unwrap();
    check(certificate).map(drop).map_err(|flaw| flaw.kind)
}

const SUM: u8 = 254;

/// Where all that is open is dead, the word alone is enough, but only if the lemma is named.
#[test]
fn a_dead_part_asks_for_no_decision() {
    // The middle of a square of nine is beside four.
    let nine = ".x.,,/xxxxx/x...x/x...x/x...x/xxxxx";
    assert_eq!(told(nine, "sum dead", 1, &[SUM]), Ok(()));
    assert_eq!(told(nine, "sum", 9, &[SUM]), Err(FlawKind::Missing));
    assert_eq!(
        told(nine, "sum dead", 1, &[SUM, 0]),
        Err(FlawKind::Leftover(1))
    );
    // Two in the middle of twelve; three in the middle of fifteen are not dead.
    let twelve = ".x.,,,/xxxxxx/x....x/x....x/x....x/xxxxxx";
    assert_eq!(told(twelve, "sum dead", 1, &[SUM]), Ok(()));
    let fifteen = ".x.,,,,/xxxxxxx/x.....x/x.....x/x.....x/xxxxxxx";
    assert_eq!(told(fifteen, "sum dead", 9, &[SUM]), Err(FlawKind::Missing));
    // A stone of the claimant's in the middle, which is not safe.
    let stone = ".x.,,/xxxxx/x...x/x.x.x/x...x/xxxxx";
    assert!(told(stone, "sum dead", 1, &[SUM]).is_err());
    // White is there already.
    let white = ".x.,,/xxxxx/xooox/xo.ox/xooox/xxxxx";
    assert_eq!(told(white, "sum dead", 1, &[SUM]), Ok(()));
}

/// The lemma is written down where it had a say, and nowhere else.
#[test]
fn it_is_named_where_it_had_a_say() {
    use loja_certificate::{Advisor, Answer, Choice, Lemmas, LocalPosition};
    struct Sums;
    impl Advisor for Sums {
        fn choices(&mut self, _: &loja_rules::FastBoard, _: &mut Vec<Choice>) {}
        fn ends_by_sum(&mut self, _: &loja_rules::FastBoard) -> bool {
            true
        }
        fn answers(&mut self, _: &LocalPosition, _: &mut Vec<Choice>) {}
    }
    let board = Arc::new(Board::grid(5, 6, |x, y| y > 0 || x < 3));
    let rows = ".x.xxxxxx...xx...xx...xxxxxx";
    let mut setup = Setup::empty();
    let black = board
        .points()
        .zip(rows.chars())
        .filter(|&(_, sign)| sign == 'x');
    setup.stones.black = black.map(|(point, _)| point).collect();
    let state = State::new(board, setup).unwrap();
    let claim = Claim::new(&state, Color::Black, &state.board().locations()).unwrap();
    let record = |lemmas| record_with(&claim, Answer::Lock, lemmas, 99, &mut Sums);
    let sum = Lemmas::NONE.with(Lemma::Sum);
    let certificate = record(sum.with(Lemma::Dead)).unwrap();
    assert_eq!(certificate.lemmas(), sum.with(Lemma::Dead));
    assert_eq!(certificate.decisions().collect::<Vec<_>>(), [Decision::Sum]);
    assert!(check(certificate).is_ok());
    assert!(record(sum).is_err());
}
