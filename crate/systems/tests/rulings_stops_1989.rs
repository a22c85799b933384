//! What the source tells of the end of a game by the rules of 1989: agreements, resumptions, two results, and the marks in a line after a stop.

use std::sync::Arc;

use crate::common;
use loja_ground::{Color, PointSet};
use loja_systems::japan_1989::{LineState, PerfectScores, Turn, score, territory, two_results};
use loja_systems::jrg89;
use loja_systems::proof::{Question, certify, check};
use loja_systems::{GameResult, GameTurn, How, Judgement, RuleSetGame, Stage, Standing, Start};
use loja_testkit::{drawn, effort};

loja_testkit::long_too!(an_agreement_may_be_better_than_the_truth);

fn game(rows: &[&str], turn: Color) -> RuleSetGame {
    let (board, stones) = drawn(rows);
    let start = Start::new(board, stones, turn);
    loja_systems::jrg89::RULES.start(&start).unwrap()
}

/// Plays and passes of a game, by column and row; nothing is a pass.
fn go(game: &RuleSetGame, columns: usize, turns: &[Option<[usize; 2]>]) -> RuleSetGame {
    turns.iter().fold(game.clone(), |game, turn| {
        let turn = turn.map_or(GameTurn::Pass, |[column, row]| {
            let board = &game.now().board;
            GameTurn::Play(board.point(row * columns + column).unwrap())
        });
        game.after(turn).unwrap()
    })
}

/// What a referee finds where play has stopped.
fn found(game: &RuleSetGame) -> Judgement {
    let control = common::nodes(2_000_000);
    jrg89::RULES.judge(&game.now(), 0, &control).unwrap()
}

/// Black's points, where all stones that stand are alive.
fn all_alive(game: &RuleSetGame) -> i64 {
    let now = game.now();
    let counted = territory(&now.board, &now.stones, &PointSet::new());
    score(&counted, now.prisoners, 0) / 1000
}

#[test]
fn an_agreement_may_be_better_than_the_truth() {
    // 4878-4892: White's hope is an agreement that all neutrals are filled and his stones alive.
    let rows = [".x..x.", ".xxxxo", ".xoooo", "xxo...", ".oo..."];
    let stopped = go(&game(&rows, Color::White), 6, &[None, None]);
    assert_eq!(stopped.stage(), Stage::Stopped { empty: false });
    let agreed = stopped.after(GameTurn::Agree).unwrap();
    assert_eq!(agreed.stage(), Stage::Over(How::Agreed));
    let both = [
        [".x..xo", ".xxxxo", ".xoooo", "xxo...", "xoo..."],
        [".x..xx", ".xxxxo", ".xoooo", "xxo...", "ooo..."],
    ];
    for filled in both.iter().take(effort(1, 2)) {
        let filled = game(filled, Color::White);
        assert_eq!(all_alive(&filled), -1);
        // Seen objectively they can be captured, and nothing new of White's arises: all are dead.
        let now = filled.now();
        let seen = found(&filled);
        assert_eq!(seen.standing, Standing::Decided);
        assert_eq!(seen.dead, now.stones.white);
        let stone = now.stones.white.iter().next().unwrap();
        let certified = certify(
            jrg89::RULES,
            &common::position(&now.board, &now.stones),
            &Question::Captured(stone),
            &common::searches(400_000),
        );
        assert!(check(&certified.unwrap()).unwrap().claim.answer);
    }
    // He mends; Black fills one neutral, White the other.
    let mended = go(
        &stopped
            .after(GameTurn::Ask {
                black: false,
                white: true,
                starts: None,
            })
            .unwrap(),
        6,
        &[Some([5, 0]), Some([4, 4]), Some([0, 4]), None, None],
    );
    let judged = found(&mended);
    assert!(judged.dead.is_empty());
    assert_eq!(judged.outcome, GameResult::Score(0));
}

#[test]
fn after_a_resumption_the_ko_is_taken_back() {
    // 4952-4962: Black takes, White passes, Black passes. White calls for resumption, so Black starts it.
    let rows = [".ooooo", "oxxo..", "xx.xxx"];
    let taken = go(&game(&rows, Color::Black), 6, &[Some([0, 0])]);
    let back = taken.now().board.point(6).unwrap();
    assert!(taken.after(GameTurn::Play(back)).is_err(), "article 6");
    let stopped = go(&taken, 6, &[None, None]);
    let resumed = stopped
        .after(GameTurn::Ask {
            black: false,
            white: true,
            starts: None,
        })
        .unwrap();
    assert_eq!(resumed.now().turn, Color::Black);
    // Black fills the false eye, White takes back and fills the ko. Or Black passes at first: after three passes White may take as well.
    for first in [Some([2, 2]), None] {
        let end = go(
            &resumed,
            6,
            &[first, Some([0, 1]), None, Some([0, 0]), None, None],
        );
        assert_eq!(end.stage(), Stage::Stopped { empty: false });
        let prisoners = end.now().prisoners;
        assert_eq!((prisoners.black, prisoners.white), (1, 1));
        let judged = found(&end);
        assert_eq!(judged.standing, Standing::Decided, "{first:?}");
        assert!(
            matches!(judged.outcome, GameResult::Score(score) if score <= 0),
            "{first:?}: {:?}",
            judged.outcome
        );
    }
}

#[test]
fn a_seki_that_might_be_made_does_not_touch_the_status() {
    // 4996-5008: Black at a4 would make a seki; with the neutral filled by either the referee counts one point for White.
    let rows = ["..ooo.", "..oxxx", "..ox..", ".ox.x.", ".ox..."];
    for filler in Color::ALL {
        let filled = go(&game(&rows, filler), 6, &[Some([5, 0]), None, None]);
        let judged = found(&filled);
        assert!(judged.dead.is_empty(), "{:?}", judged.dead);
        assert_eq!(judged.outcome, GameResult::Score(-1000));
    }
}

#[test]
fn a_snapback_is_followed_by_the_mark_rules() {
    // 4695: after Black has taken in the centre and White retakes there, that location is marked; at the right nothing was taken (`marks-where-captured`).
    let (board, stones) = drawn(&[".....", "ooooo", "oxxxo", "xx.xx", ".xoxo", "xo.o."]);
    let at = |column: usize, row: usize| board.point(row * 5 + column).unwrap();
    let mut state = LineState::start(Arc::clone(&board), stones, Color::Black).unwrap();
    for turn in [
        Turn::Play(at(2, 5)),
        Turn::PassFor(at(1, 5)),
        Turn::Pass,
        Turn::Play(at(1, 5)),
    ] {
        state = state.after(turn).unwrap();
    }
    assert_eq!(*state.marks(), [at(2, 5)].into_iter().collect());
}

#[test]
fn two_results_are_as_told() {
    // 4905-4920, with White's other territory of 5, 6 and 7 points: Black has 0 when White starts, 6 when he does.
    for (white, results) in [(5, (-5, -1)), (6, (-6, 0)), (7, (-7, 1))] {
        let found = two_results(
            PerfectScores { black: 0, white },
            PerfectScores { black: 6, white },
        );
        assert_eq!(found, results);
        // An effective move is around: they aren't opposites.
        assert_ne!(found.0, -found.1);
    }
}
