//! The search that writes down no whole game against those that do: who wins without passing, and what the draft of 1929 lets be taken.
//! What it looks at is counted.

use std::sync::Arc;

use crate::common::{self, positions, tiny};
use loja_ground::{Board, ByColor, Color, Group, PointSet};
use loja_systems::proof::{Question, certify, check};
use loja_systems::{Control, GameResult, Limits, Standing, Start, StringStatus, no_pass};
use loja_testkit::{Dice, is_long};

loja_testkit::long_too!(
    who_wins_without_passing,
    captures_of_the_draft,
    strings_that_live_because_their_owner_may_begin
);

const LIMITS: Limits = Limits {
    nodes: 2_000_000,
    bytes: 512 << 20,
};

fn start(board: &Arc<Board>, stones: &ByColor<PointSet>, turn: Color) -> Start {
    Start::new(Arc::clone(board), stones.clone(), turn)
}

fn some(board: &Board, every: usize) -> Vec<ByColor<PointSet>> {
    let long = is_long();
    let every = if long { 1 } else { every };
    positions(board).into_iter().step_by(every).collect()
}

#[test]
fn who_wins_without_passing() {
    // Nobody wins, Black does, White does.
    let mut count = [0; 3];
    let (mut searched, mut written) = (0, 0);
    // Who can force a win could go round a cycle, too.
    let mut beside = 0;
    for (name, board) in tiny() {
        let board = Arc::new(board);
        for stones in some(&board, 31) {
            for turn in Color::ALL {
                let begun =
                    no_pass::NoPassState::start(Arc::clone(&board), stones.clone(), turn).unwrap();
                let control = Control::new(LIMITS);
                let value = loja_systems::value(&begun.without_prisoners(), &control).unwrap();
                written += control.nodes();
                // Who can force that he wins does so, and goes round no cycle.
                let told = match (value.least, value.most) {
                    (Some(1), _) => Some(Color::Black),
                    (_, Some(-1)) => Some(Color::White),
                    _ => None,
                };
                beside += usize::from(told.is_some() && value.exact().is_none());
                let start = start(&board, &stones, turn);
                let judged = loja_systems::no_pass::RULES
                    .judge(&start, 0, &Control::new(LIMITS))
                    .unwrap();
                searched += judged.nodes;
                let found = match (judged.outcome, judged.standing) {
                    (GameResult::Won(winner), Standing::Decided) => Some(winner),
                    (_, Standing::Undefined) => None,
                    other => panic!("{name} {stones:?} {turn}: {other:?}"),
                };
                assert_eq!(found, told, "{name} {stones:?} {turn}");
                count[found.map_or(0, |winner| 1 + usize::from(winner == Color::White))] += 1;
            }
        }
    }
    println!(
        "{count:?}: {searched} situations, of {written} that there are; {beside} wins beside a cycle"
    );
    assert!(count.iter().all(|&some| some > 20), "{count:?}");
    assert!(beside > 20, "{beside}");
}

#[test]
fn captures_of_the_draft() {
    // Can't be taken, can be protected, neither.
    let mut count = [0; 3];
    let mut searched = 0;
    for (name, board) in tiny() {
        let board = Arc::new(board);
        // What stood since the last pass makes the whole graph large.
        let every = match board.len() {
            0..=3 => 1,
            4 => 5,
            _ => continue,
        };
        for stones in some(&board, every) {
            let start = start(&board, &stones, Color::Black);
            let judged = loja_systems::yasunaga::RULES
                .judge(&start, 0, &Control::new(LIMITS))
                .unwrap();
            searched += judged.nodes;
            for string in judged.strings {
                let at = string.points.iter().next().unwrap();
                let found = match string.status {
                    StringStatus::Dead => [true, true],
                    StringStatus::Protected => [true, false],
                    StringStatus::Uncapturable | StringStatus::Immortal => [false, false],
                    other => panic!("{name} {stones:?}: {other:?}"),
                };
                let answers = [Question::Captured(at), Question::Unprotected(at)].map(|asked| {
                    let (rules, black) = (loja_systems::yasunaga::RULES, Color::Black);
                    let shown = certify(
                        rules,
                        &Start {
                            turn: black,
                            ..common::position(&board, &stones)
                        },
                        &asked,
                        &common::searches(400_000),
                    )
                    .unwrap();
                    check(&shown).unwrap().claim.answer
                });
                assert_eq!(found, answers, "{name} {stones:?} {at:?}");
                count[found.iter().filter(|&&taken| taken).count()] += 1;
            }
        }
    }
    println!("{count:?}: {searched} situations");
    assert!(count.iter().all(|&some| some > 2), "{count:?}");
}

/// What the reading of "can protect themselves" decides: `yasunaga/DIFFERENCES.md` has these numbers.
#[test]
fn strings_that_live_because_their_owner_may_begin() {
    let changed = |boards: &[(u8, u8)], colors: &[Color]| {
        let (mut protected, mut all) = (0, 0);
        for &(columns, rows) in boards {
            let board = Arc::new(Board::rectangle(columns, rows));
            for stones in positions(&board) {
                let start = start(&board, &stones, Color::Black);
                let judged = loja_systems::yasunaga::RULES
                    .judge(&start, 0, &Control::new(LIMITS))
                    .unwrap();
                let lives_by_it = judged
                    .strings
                    .iter()
                    .any(|string| string.status == StringStatus::Protected);
                let named = judged
                    .readings
                    .contains(&"its-owner-moves-first-to-protect-a-string");
                assert_eq!(named, lives_by_it, "{columns}x{rows} {stones:?}");
                for string in judged
                    .strings
                    .iter()
                    .filter(|one| colors.contains(&one.color))
                {
                    assert_ne!(string.status, StringStatus::Open, "{stones:?}");
                    all += 1;
                    protected += usize::from(string.status == StringStatus::Protected);
                }
            }
        }
        (protected, all)
    };
    let small = [(2, 1), (3, 1), (4, 1), (2, 2)];
    assert_eq!(changed(&small, &Color::ALL), (28, 172));
    if is_long() {
        assert_eq!(changed(&[(3, 2)], &[Color::Black]), (220, 535));
    }
}

/// Boards whose games are too many to write down.
#[test]
fn larger_captures_of_the_draft() {
    let (mut open, mut all, mut searched) = (0, 0, 0);
    let limits = Limits {
        nodes: 20_000,
        ..LIMITS
    };
    for (columns, rows) in [(6, 1), (3, 2), (3, 3), (4, 3)] {
        let board = Arc::new(Board::rectangle(columns, rows));
        let mut dice = Dice::new(1929);
        for _ in 0..12 {
            let stones = drawn(&board, &mut dice);
            let start = start(&board, &stones, Color::Black);
            let judged = loja_systems::yasunaga::RULES
                .judge(&start, 0, &Control::new(limits))
                .unwrap();
            searched += judged.nodes;
            all += judged.strings.len();
            let here = judged.strings.iter();
            open += here
                .filter(|string| string.status == StringStatus::Open)
                .count();
        }
    }
    println!("{open} open of {all}, {searched} situations");
    assert!(open <= 3 && all > 100, "{open} of {all}");
}

fn drawn(board: &Board, dice: &mut Dice) -> ByColor<PointSet> {
    loop {
        let stones: Vec<u8> = (0..board.len())
            .map(|_| [0, 0, 1, 2][dice.below(4)])
            .collect();
        let stones = common::set(board, &stones);
        let mut stuck = Color::ALL
            .into_iter()
            .flat_map(|color| stones.chains(board, &stones[color]));
        let free = |chain: &Group| loja_ground::has_liberty(&stones, chain);
        if stuck.all(|chain| free(&chain)) {
            return stones;
        }
    }
}
