//! Certificates of all systems: they show what the engines find, and nothing else passes. The long tests look at more.

use std::sync::Arc;

use crate::common;
use loja_ground::{Board, ByColor, Color, PointSet, Shape, has_liberty};
use loja_systems::proof::{Bundle, EndLemmas, Question, certify, check};
use loja_systems::{
    Control, Limits, Playing, Start, StringStatus, System, Value, area, j2003, japan_1989, naj,
    no_pass, stone, superko,
};
use loja_testkit::{Dice, drawn, effort};

loja_testkit::long_too!(
    what_1989_finds_is_shown,
    what_2003_finds_is_shown,
    bounds_of_analyses_are_shown,
    perfect_play_is_shown
);

const MOST: usize = 60_000;

type Stones = ByColor<PointSet>;

/// The position of this number in base 3, where every stone has a liberty.
fn numbered(board: &Board, mut code: usize) -> Option<Stones> {
    let mut stones = Stones::default();
    for at in board.points() {
        match code % 3 {
            1 => stones.black.insert(at),
            2 => stones.white.insert(at),
            _ => false,
        };
        code /= 3;
    }
    let stuck = stones.without_liberty(board, &stones.occupied(), has_liberty);
    stuck.is_empty().then_some(stones)
}

/// Positions of small boards: all of the smallest, some of the others.
fn positions(boards: &[Board], count: usize) -> Vec<(Arc<Board>, Stones)> {
    let mut dice = Dice::new(2003);
    let mut found = Vec::new();
    for board in boards {
        let all = 3_usize.pow(u32::try_from(board.len()).unwrap());
        let codes: Vec<usize> = match all <= count {
            true => (0..all).collect(),
            false => (0..count).map(|_| dice.below(all)).collect(),
        };
        let board = Arc::new(board.clone());
        let stones = codes.into_iter().filter_map(|code| numbered(&board, code));
        found.extend(stones.map(|stones| (Arc::clone(&board), stones)));
    }
    found
}

fn small() -> Vec<Board> {
    let mut boards = [(2, 2), (3, 1), (4, 1), (5, 1), (3, 2)]
        .map(|(columns, rows)| Board::rectangle(columns, rows))
        .to_vec();
    boards.push(Board::shaped(Shape::Cylinder, 3, 2, |_, _| true));
    boards
}

/// The answer, with a certificate that is read again and shows it.
fn shown(
    rules: System,
    board: &Board,
    stones: &Stones,
    turn: Color,
    question: &Question,
) -> Option<bool> {
    let bundle = certify(
        rules,
        &Start {
            turn,
            ..common::position(board, stones)
        },
        question,
        &common::searches(MOST),
    )?;
    let text = bundle.to_text();
    let again = Bundle::read(&text).unwrap_or_else(|why| panic!("{why}\n{text}"));
    assert_eq!(again, bundle);
    let proved = check(&again).unwrap_or_else(|why| panic!("{why}\n{text}"));
    assert_eq!(
        (proved.claim.rules, &proved.claim.question),
        (rules.name(), question)
    );
    Some(proved.claim.answer)
}

#[test]
fn what_1989_finds_is_shown() {
    let rules = loja_systems::jrg89::RULES;
    let (mut enabled, mut dead) = (0, 0);
    // Black's three stones are enabled (`judge_jrg89.rs`).
    let three = Arc::new(Board::rectangle(4, 1));
    let mut all = vec![(Arc::clone(&three), numbered(&three, 13).unwrap())];
    let boards = effort(2, 6);
    all.extend(positions(&small()[..boards], effort(3, 200)));
    for (board, stones) in all {
        let control = common::nodes(2_000_000);
        let (strings, _) =
            japan_1989::strings(&common::position(&board, &stones), &control).unwrap();
        for string in strings {
            let at = string.points.iter().next().unwrap();
            let owner = string.color;
            let ask = |question: Question| shown(rules, &board, &stones, owner, &question);
            let captured = ask(Question::Captured(at));
            match string.status {
                StringStatus::Uncapturable => assert_eq!(captured, Some(false)),
                StringStatus::Enabled(set) => {
                    assert_eq!(captured, Some(true));
                    let clean = ask(Question::Clean(at, set.clone()));
                    let beyond = ask(Question::Beyond(owner, set));
                    assert_eq!(
                        (clean, beyond),
                        (Some(false), Some(false)),
                        "{stones:?} at {at:?}"
                    );
                    enabled += 1;
                }
                StringStatus::Dead => {
                    assert_eq!(captured, Some(true));
                    // All that he can't get beyond prevention, together.
                    let alone = |point| Question::Beyond(owner, [point].into_iter().collect());
                    let may = board
                        .points()
                        .filter(|&point| ask(alone(point)) == Some(false));
                    let clean = ask(Question::Clean(at, may.collect()));
                    assert_eq!(clean, Some(true), "{stones:?} at {at:?}");
                    dead += 1;
                }
                other => panic!("{stones:?}: {other:?}"),
            }
        }
    }
    println!("{enabled} enabled, {dead} dead");
    assert!(enabled > 0 && dead > 1, "{enabled} enabled, {dead} dead");
}

#[test]
fn what_2003_finds_is_shown() {
    let (mut count, mut too_many) = ([0; 4], 0);
    for (board, stones) in positions(&small()[..effort(4, 6)], effort(4, 400)) {
        let limits = Limits {
            nodes: 4_000_000,
            bytes: 512 << 20,
        };
        let found = j2003::analysis(&board, &stones, &Control::new(limits)).unwrap();
        let ask = |question: Question| {
            shown(
                loja_systems::j2003::RULES,
                &board,
                &stones,
                Color::Black,
                &question,
            )
        };
        let none = PointSet::new();
        for (string, owner, status) in &found.strings {
            let at = string.iter().next().unwrap();
            let walls = |color: Color| {
                let alive = found.strings.iter().filter(|(_, whose, status)| {
                    *whose == color
                        && matches!(status, j2003::Status::Uncapturable | j2003::Status::Under)
                });
                alive.fold(PointSet::new(), |all, (string, _, _)| all.union(string))
            };
            let alone = ByColor {
                black: board.locations().difference(&walls(*owner)),
                white: PointSet::new(),
            };
            let local = || alone.chain(&board, at).members;
            // In the order of the analysis; a graph that is too large is left out.
            let steps = [
                (j2003::Status::Uncapturable, none.clone()),
                (j2003::Status::Under, string.clone()),
                (j2003::Status::Local, local()),
            ];
            let mut found = Some(j2003::Status::Dead);
            for (step, environment) in steps {
                match ask(Question::Forced(at, environment)) {
                    Some(true) => continue,
                    Some(false) => found = Some(step),
                    None => found = None,
                }
                break;
            }
            let Some(found) = found else {
                too_many += 1;
                continue;
            };
            assert_eq!(found, *status, "{stones:?} at {at:?}");
            count[match found {
                j2003::Status::Uncapturable => 0,
                j2003::Status::Under => 1,
                j2003::Status::Local => 2,
                _ => 3,
            }] += 1;
        }
    }
    println!("uncapturable, under, local, dead: {count:?}; {too_many} too large");
    assert!(count[0] > 0 && count[3] > 1, "{count:?}");
}

#[test]
fn bounds_of_analyses_are_shown() {
    let (mut exact, mut open) = (0, 0);
    for (board, stones) in positions(&small(), effort(6, 729)) {
        for player in Color::ALL {
            let value = naj::value(&board, &stones, player, &common::nodes(2_000_000));
            let most = naj::worth(&stones, &board.locations(), player);
            let ask = |points| {
                shown(
                    loja_systems::naj::RULES,
                    &board,
                    &stones,
                    player,
                    &Question::Analysis(player, points),
                )
            };
            let told: Vec<Option<bool>> = (0..=most + 1).map(ask).collect();
            let least = told.iter().take_while(|told| **told == Some(true)).count();
            let above = told
                .iter()
                .rev()
                .take_while(|told| **told == Some(false))
                .count();
            let least = i64::try_from(least).unwrap() - 1;
            let most = most + 1 - i64::try_from(above).unwrap();
            assert!(
                least >= 0 && least <= value.least,
                "{stones:?}: {told:?}, {value:?}"
            );
            assert!(most >= value.most, "{stones:?}: {told:?}, {value:?}");
            if least == most {
                exact += 1;
            } else {
                open += 1;
            }
        }
    }
    println!("{exact} exact, {open} with two bounds");
    assert!(exact > 5 * open, "{exact} exact, {open} with two bounds");
}

/// What perfect players come to, and both bounds of each side; not where there are too many situations.
fn bracketed<P: Playing>(
    rules: System,
    board: &Board,
    stones: &Stones,
    turn: Color,
    start: &P,
) -> bool {
    let limits = Limits {
        nodes: MOST as u64 / 2,
        bytes: 512 << 20,
    };
    let Ok(value) = loja_systems::value(start, &Control::new(limits)) else {
        return false;
    };
    let value: Value = value;
    let ask = |player, worth| shown(rules, board, stones, turn, &Question::Ends(player, worth));
    // Without an end there is not even the worst one.
    let worst = -1_000_000;
    for (player, worth) in [
        (Color::Black, value.least),
        (Color::White, value.most.map(|worth| -worth)),
    ] {
        if let Some(worth) = worth {
            assert_eq!(ask(player, worth), Some(true), "{stones:?}");
        }
        let above = worth.map_or(worst, |worth| worth + 1);
        assert_eq!(ask(player, above), Some(false), "{stones:?}");
    }
    true
}

#[test]
fn perfect_play_is_shown() {
    let mut boards = small();
    boards.truncate(5);
    let mut count = 0;
    for (board, stones) in positions(&boards, effort(1, 300)) {
        for turn in Color::ALL {
            let (here, there) = (|| Arc::clone(&board), || stones.clone());
            let area = area::AreaState::start(here(), there(), turn).unwrap();
            assert!(bracketed(
                loja_systems::area::RULES,
                &board,
                &stones,
                turn,
                &area
            ));
            let stone = stone::StoneState::start(here(), there(), turn).unwrap();
            assert!(bracketed(
                loja_systems::stone::RULES,
                &board,
                &stones,
                turn,
                &stone
            ));
            let no_pass = no_pass::NoPassState::start(here(), there(), turn).unwrap();
            assert!(bracketed(
                loja_systems::no_pass::RULES,
                &board,
                &stones,
                turn,
                &no_pass
            ));
            count += 1;
        }
    }
    // The past makes them many: all of two by one, what fits of three by one.
    let mut too_many = 0;
    for (columns, every) in [(2, 1), (3, effort(7, 1))] {
        let board = Arc::new(Board::rectangle(columns, 1));
        let all = 3_usize.pow(u32::try_from(board.len()).unwrap());
        for stones in (0..all)
            .step_by(every)
            .filter_map(|code| numbered(&board, code))
        {
            for (rules, ban) in [
                (loja_systems::superko::POSITIONAL, superko::Ban::Positional),
                (
                    loja_systems::superko::SITUATIONAL,
                    superko::Ban::Situational,
                ),
            ] {
                let start = superko::SuperkoState::start(
                    Arc::clone(&board),
                    stones.clone(),
                    Color::Black,
                    ban,
                );
                match bracketed(rules, &board, &stones, Color::Black, &start.unwrap()) {
                    true => count += 1,
                    false => too_many += 1,
                }
            }
        }
    }
    println!("{count} games, {too_many} with too long a past");
    assert!(count > 10, "{count} games");
}

/// What certificates show of the board with a bent four beside a seki (line 1844 of the commentary on New Amateur-Japanese). That the seven and the two white
/// stones are dead is not among it: for that no white stone may stay near them.
#[test]
fn bent_four_beside_a_seki() {
    let rows = [
        "o.oxo.x", ".ooxoox", "oooxxox", "xxooxo.", "xxoxxoo", "xxxoxxx", ".x.o.x.",
    ];
    let (board, stones) = drawn(&rows);
    let chain = |at: usize| stones.chain(&board, board.point(at).unwrap()).members;
    // A stone, the size of its string, whether it is asked of stones under it, whether the opponent can force it.
    let shown = [
        (
            include_str!("rulings/bent-four-2003/seven-captured.txt"),
            4,
            7,
            false,
            true,
        ),
        (
            include_str!("rulings/bent-four-2003/two-captured.txt"),
            38,
            2,
            false,
            true,
        ),
        (
            include_str!("rulings/bent-four-2003/eleven-uncapturable.txt"),
            3,
            11,
            false,
            false,
        ),
        (
            include_str!("rulings/bent-four-2003/eight-uncapturable.txt"),
            21,
            8,
            false,
            false,
        ),
        (
            include_str!("rulings/bent-four-2003/corner-lives-under.txt"),
            6,
            3,
            true,
            false,
        ),
    ];
    for (text, at, size, under, answer) in shown {
        let mut bundle = Bundle::read(text).unwrap();
        let proved = check(&bundle).unwrap();
        let claim = &proved.claim;
        assert_eq!(
            (&claim.stones, claim.rules),
            (&stones, loja_systems::j2003::RULES.name())
        );
        assert_eq!(claim.board, *board);
        let string = chain(at);
        assert_eq!(string.len(), size);
        let Question::Forced(stone, environment) = &claim.question else {
            panic!("{:?}", claim.question);
        };
        let wanted = if under {
            string.clone()
        } else {
            PointSet::new()
        };
        assert!(string.contains(*stone), "{stone:?}");
        assert_eq!((environment, claim.answer), (&wanted, answer));
        bundle.certificate.claim.answer = !answer;
        assert!(check(&bundle).is_err(), "the opposite of {at}");
        bundle.certificate.claim.answer = answer;
        // Without its lemma, where it has one, it shows nothing.
        if text.contains("lemma stays") {
            bundle.certificate.lemmas = EndLemmas::default();
            assert!(check(&bundle).is_err(), "{at}");
        }
    }
}
