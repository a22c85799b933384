//! What the systems have after play has stopped: answers and resumptions of 1989, hypothetical sequences of 2003, the ten steps of New
//! Amateur-Japanese, Shimada's three ends, agreement by superko rules. Each as the text tells it.

use loja_ground::{Color, Point, PointSet};
use loja_systems::{GameTurn, How, Notes, RuleSetGame, Stage, Start, System, Why};
use loja_testkit::drawn;

const BLACK: Color = Color::Black;
const WHITE: Color = Color::White;

/// Rows of `x`, `o` and `.`, the uppermost first.
fn game(system: System, rows: &[&str], turn: Color) -> RuleSetGame {
    let (board, stones) = drawn(rows);
    let start = Start::new(board, stones, turn);
    system.start(&start).unwrap()
}

fn at(game: &RuleSetGame, number: usize) -> Point {
    game.now().board.points().nth(number).unwrap()
}

fn play(game: &RuleSetGame, number: usize) -> RuleSetGame {
    game.after(GameTurn::Play(at(game, number))).unwrap()
}

fn go(game: &RuleSetGame, turns: &[GameTurn]) -> RuleSetGame {
    turns
        .iter()
        .fold(game.clone(), |game, &turn| game.after(turn).unwrap())
}

fn refused(game: &RuleSetGame, turn: GameTurn) -> Why {
    game.after(turn).unwrap_err().why
}

const STOP: [GameTurn; 2] = [GameTurn::Pass, GameTurn::Pass];
const EMPTY: [&str; 3] = ["....", "....", "...."];

fn ask(black: bool, white: bool, starts: Option<Color>) -> GameTurn {
    GameTurn::Ask {
        black,
        white,
        starts,
    }
}

#[test]
fn after_a_stop_of_1989_both_are_asked() {
    let playing = game(loja_systems::jrg89::RULES, &EMPTY, BLACK);
    assert_eq!(refused(&playing, ask(true, true, Some(BLACK))), Why::NoStop);
    assert_eq!(refused(&playing, GameTurn::Agree), Why::NoStop);
    let stopped = go(&play(&playing, 5), &STOP);
    assert_eq!(stopped.stage(), Stage::Stopped { empty: false });

    // Lines 4929 to 4937: both refuse, both lose.
    let lost = go(&stopped, &[ask(false, false, None)]);
    assert_eq!(lost.stage(), Stage::Over(How::BothLose));
    assert_eq!(refused(&lost, GameTurn::Pass), Why::Over);
    assert_eq!(refused(&lost, GameTurn::Agree), Why::Over);
    // One refuses, he starts, and nobody else.
    let resumed = go(&stopped, &[ask(true, false, None)]);
    assert_eq!(resumed.now().turn, WHITE);
    assert_eq!(resumed.stage(), Stage::Resumed { last: false });
    assert!(stopped.after(ask(true, false, Some(BLACK))).is_err());
    assert_eq!(go(&stopped, &[ask(false, true, None)]).now().turn, BLACK);
    // Nobody refuses: chance, which has to be told.
    assert!(stopped.after(ask(true, true, None)).is_err());
    for color in Color::ALL {
        let resumed = go(&stopped, &[ask(true, true, Some(color))]);
        assert_eq!(resumed.now().turn, color);
    }
    let agreed = go(&stopped, &[GameTurn::Agree]);
    assert_eq!(agreed.stage(), Stage::Over(How::Agreed));
}

/// Article 9.3: the opponent of the player who requests a resumption must oblige, and has the right to play first.
#[test]
fn in_a_resumption_of_1989_the_opponent_of_the_caller_moves_first() {
    let playing = play(&game(loja_systems::jrg89::RULES, &EMPTY, BLACK), 5);
    let resume = |player| GameTurn::Resume(Some(player));
    assert_eq!(refused(&playing, resume(BLACK)), Why::NoStop);
    let stopped = go(&playing, &STOP);
    // Nobody has called.
    assert_eq!(refused(&stopped, GameTurn::Resume(None)), Why::NoSuchTurn);
    for player in Color::ALL {
        let resumed = go(&stopped, &[resume(player)]);
        assert_eq!(resumed.stage(), Stage::Resumed { last: false });
        assert_eq!((resumed.now().turn, resumed.passes()), (player.other(), 0));
        assert_eq!(resumed.now().stones, stopped.now().stones);
    }
    // A test of life and death is no part of the game, so the game goes on from its stop.
    let test = play(&stopped, 0);
    assert_eq!(test.stage(), Stage::Trying);
    let resumed = go(&test, &[resume(WHITE)]);
    assert_eq!(resumed.now().stones, stopped.now().stones);
    assert_eq!(resumed.now().turn, BLACK);
    // What has ended is not resumed: neither by itself nor from a test.
    let over = go(&stopped, &[GameTurn::Agree]);
    assert_eq!(refused(&over, resume(BLACK)), Why::Over);
    let test = go(&over, &[GameTurn::Try(WHITE)]);
    assert_eq!(refused(&test, resume(BLACK)), Why::Over);
    // After an empty resumption there is one more, and its stop is counted.
    let last = go(
        &stopped,
        &[resume(BLACK), GameTurn::Pass, GameTurn::Pass, resume(WHITE)],
    );
    assert_eq!(
        (last.stage(), last.now().turn),
        (Stage::Resumed { last: true }, BLACK)
    );
    let counted = go(&last, &STOP);
    assert_eq!(counted.stage(), Stage::Over(How::LastStop));
    assert_eq!(refused(&counted, resume(WHITE)), Why::Over);
}

/// What the text says about it is lost: the game goes on as before its two passes, whoever calls.
#[test]
fn new_amateur_japanese_is_resumed_from_a_stop_in_one_turn() {
    for system in [loja_systems::naj::RULES, loja_systems::naj::WITH_TIES] {
        let playing = play(&game(system, &EMPTY, BLACK), 5);
        assert_eq!(
            refused(&playing, GameTurn::Resume(Some(BLACK))),
            Why::NoStop
        );
        let stopped = go(&playing, &STOP);
        let steps = go(
            &stopped,
            &[GameTurn::Disagree, GameTurn::Next, GameTurn::Resume(None)],
        );
        for player in Color::ALL {
            let resumed = go(&stopped, &[GameTurn::Resume(Some(player))]);
            assert_eq!((resumed.stage(), resumed.passes()), (Stage::Play, 0));
            assert_eq!((resumed.now().turn, steps.now().turn), (WHITE, WHITE));
            assert_eq!(resumed.now().stones, stopped.now().stones);
        }
        let agreed = go(&stopped, &[GameTurn::Agree]);
        assert_eq!(refused(&agreed, GameTurn::Resume(Some(BLACK))), Why::NoStop);
    }
}

#[test]
fn after_an_empty_resumption_of_1989_there_is_one_more() {
    let stopped = go(
        &play(&game(loja_systems::jrg89::RULES, &EMPTY, BLACK), 5),
        &STOP,
    );
    let again = ask(true, false, None);
    // One with a stone in it is not empty, however often.
    let mut full = stopped.clone();
    for number in [0, 1, 2] {
        full = go(&play(&go(&full, &[again]), number), &STOP);
        assert_eq!(full.stage(), Stage::Stopped { empty: false });
    }
    let empty = go(&go(&stopped, &[again]), &STOP);
    assert_eq!(empty.stage(), Stage::Stopped { empty: true });
    let last = go(&empty, &[again]);
    assert_eq!(last.stage(), Stage::Resumed { last: true });
    // Its stop is counted as if agreed on, whether or not it has stones.
    let counted = go(&play(&last, 0), &STOP);
    assert_eq!(counted.stage(), Stage::Over(How::LastStop));
    assert_eq!(refused(&counted, again), Why::Over);
    // Both may lose after an empty one too.
    let lost = go(&empty, &[ask(false, false, None)]);
    assert_eq!(lost.stage(), Stage::Over(How::BothLose));
}

#[test]
fn prisoners_of_1989_stay_through_resumptions_and_lines() {
    let start = game(loja_systems::jrg89::RULES, &["xo..", "....", "...."], BLACK);
    // Black b2 and c3 take b3.
    let taken = go(&play(&go(&play(&start, 5), &[GameTurn::Pass]), 2), &STOP);
    let white = |game: &RuleSetGame| game.now().prisoners.white;
    assert_eq!(white(&taken), 1);
    assert_eq!(white(&go(&taken, &[ask(true, true, Some(WHITE))])), 1);
    let line = go(&taken, &[GameTurn::Try(WHITE)]);
    assert_eq!((line.stage(), line.now().turn), (Stage::Trying, WHITE));
    assert_eq!(white(&line), 1);
    assert_eq!(refused(&line, GameTurn::Agree), Why::NoSuchTurn);
}

/// A ko at the left, which Black takes at c2 (number 6).
const KO: [&str; 4] = [".xo.", "xo.o", ".xo.", "...."];

#[test]
fn in_a_sequence_of_2003_a_ko_pass_frees_the_kos() {
    let over = go(&game(loja_systems::j2003::RULES, &KO, BLACK), &STOP);
    assert_eq!(over.stage(), Stage::Over(How::Counted));
    assert_eq!(refused(&over, GameTurn::KoPass), Why::NoSuchTurn);
    let line = go(&over, &[GameTurn::Try(BLACK)]);
    assert_eq!(refused(&line, GameTurn::KoPass), Why::NothingBanned);
    let taken = play(&line, 6);
    assert_eq!(taken.marks()[0].0, "banned");
    assert!(taken.marks()[0].1.contains(at(&taken, 5)));
    assert_eq!(
        refused(&taken, GameTurn::Play(at(&taken, 5))),
        Why::NeedsKoPass
    );
    // A plain pass frees nothing, and nor does a threat; a ko-pass of either does.
    let passed = go(&taken, &[GameTurn::Pass]);
    assert_eq!(refused(&passed, GameTurn::KoPass), Why::NothingBanned);
    let threat = play(&play(&taken, 15), 12);
    assert_eq!(
        refused(&threat, GameTurn::Play(at(&threat, 5))),
        Why::NeedsKoPass
    );
    let freed = go(&taken, &[GameTurn::KoPass, GameTurn::Pass]);
    assert!(freed.after(GameTurn::Play(at(&freed, 5))).is_ok());
    // A ko-pass ends nothing (line 129).
    let line = go(&taken, &[GameTurn::Pass]);
    assert!(!line.ended() && line.passes() == 1);
    assert!(go(&line, &[GameTurn::Pass]).ended());
    assert_eq!(freed.passes(), 1);
}

/// Line 2124 of the commentary on New Amateur-Japanese prints it, and that play may not end here.
#[test]
fn with_a_direct_ko_stone_2003_has_no_second_pass() {
    let rows = ["o.ooxo.", "..ox.xo", "o.oxxxx", ".xox.x."];
    let once = go(
        &game(loja_systems::j2003::RULES, &rows, WHITE),
        &[GameTurn::Pass],
    );
    assert_eq!(refused(&once, GameTurn::Pass), Why::DirectKoStone);
    assert!(go(&game(loja_systems::jrg89::RULES, &rows, WHITE), &STOP).ended());
}

/// The example of lines 738 to 850: White's analysis takes the black stone, and he has 5 points more.
const TEN: [&str; 5] = [".....", "xxxxx", "ooooo", "..o.x", "....."];

#[test]
fn the_ten_steps_of_new_amateur_japanese() {
    let stopped = go(&game(loja_systems::naj::RULES, &TEN, BLACK), &STOP);
    assert_eq!(stopped.stage(), Stage::Stopped { empty: false });
    let agreed = go(&stopped, &[GameTurn::Agree]);
    assert_eq!(agreed.stage(), Stage::Over(How::Agreed));
    assert_eq!(refused(&agreed, GameTurn::Disagree), Why::NoStop);
    let one = go(&stopped, &[GameTurn::Disagree]);
    assert_eq!(one.stage(), Stage::Dispute(1));
    assert_eq!(refused(&one, GameTurn::Pass), Why::NoSuchTurn);
    let two = go(&one, &[GameTurn::Next]);
    // Back to the game is offered there alone.
    assert!(one.after(GameTurn::Resume(None)).is_err());
    assert_eq!(go(&two, &[GameTurn::Resume(None)]).stage(), Stage::Play);
    let four = go(&two, &[GameTurn::Next, GameTurn::Next]);
    assert_eq!((four.stage(), four.now().turn), (Stage::Dispute(4), WHITE));
    assert_eq!(refused(&four, GameTurn::Next), Why::NotEnded);
    // White passes throughout; the last three turns are passes.
    let mut black = four;
    for number in [2, 0, 4] {
        black = play(&go(&black, &[GameTurn::Pass]), number);
    }
    let black = go(&black, &[GameTurn::Pass; 3]);
    assert!(black.ended());
    let five = go(&black, &[GameTurn::Next]);
    assert_eq!((five.stage(), five.now().turn), (Stage::Dispute(5), BLACK));
    // What was played in the other analysis is not here.
    assert_eq!(five.now().stones, stopped.now().stones);
    let mut white = five;
    for number in [22, 15, 21, 18, 24] {
        white = play(&go(&white, &[GameTurn::Pass]), number);
    }
    let six = go(
        &white,
        &[
            GameTurn::Pass,
            GameTurn::Pass,
            GameTurn::Pass,
            GameTurn::Next,
        ],
    );
    assert_eq!(six.now().stones, stopped.now().stones);
    let controlled =
        |game: &RuleSetGame, color| game.notes().analyses.unwrap()[color].controlled.len();
    assert_eq!((controlled(&six, BLACK), controlled(&six, WHITE)), (10, 0));
    let seven = go(&six, &[GameTurn::Next]);
    assert_eq!(controlled(&seven, WHITE), 15);
    let ten = go(&seven, &[GameTurn::Next; 3]);
    assert_eq!(ten.stage(), Stage::Over(How::Signed));
    assert_eq!((ten.notes().step, ten.notes().score), (Some(10), Some(-5)));
    assert_eq!(refused(&ten, GameTurn::Next), Why::Over);
}

#[test]
fn a_play_that_new_amateur_japanese_fixes_is_marked() {
    // Two kos: Black takes in one, White in the other; White takes back, and so does Black.
    let rows = [
        ".xo..", "xo.o.", ".xo..", ".....", ".ox..", "ox.x.", ".ox..",
    ];
    for (system, is_fixed) in [
        (loja_systems::naj::RULES, true),
        (loja_systems::naj::WITH_TIES, false),
    ] {
        let start = game(system, &rows, BLACK);
        let both = play(&play(&start, 7), 27);
        let back = play(&play(&go(&both, &[GameTurn::Pass]), 6), 26);
        let again = go(&back, &[GameTurn::Pass]);
        assert_eq!(again.now().stones, start.now().stones);
        assert_eq!(again.now().turn, BLACK);
        // Black’s play from here is used up; without the fixed ko it is not, and a tie may be agreed on when a position comes back.
        let once_more = again.after(GameTurn::Play(at(&again, 7)));
        assert_eq!(once_more.is_err(), is_fixed);
        if is_fixed {
            let marks = again.marks();
            assert_eq!(marks[0].0, "fixed");
            let fixed: PointSet = [at(&again, 7)].into_iter().collect();
            assert_eq!(marks[0].1, fixed);
            assert_eq!(
                refused(&again, GameTurn::Play(at(&again, 7))),
                Why::PlayedBefore
            );
            assert!(back.after(GameTurn::Agree).is_err());
        } else {
            assert_eq!(go(&back, &[GameTurn::Agree]).stage(), Stage::Over(How::Tie));
            assert!(again.after(GameTurn::Agree).is_err());
        }
    }
}

#[test]
fn shimada_has_three_ends_and_three_numbers() {
    let rows = [".x.xo.o", "xxxxooo"];
    let start = game(loja_systems::shimada::RULES, &rows, BLACK);
    let temporary = go(&start, &STOP);
    assert_eq!(temporary.stage(), Stage::TemporaryEnd);
    let end = go(&temporary, &STOP);
    assert_eq!(end.stage(), Stage::End);
    assert_eq!(end.notes(), Notes::default());
    let decisive = go(&end, &STOP);
    assert_eq!(decisive.stage(), Stage::Over(How::Counted));
    let notes = decisive.notes();
    // Black’s string has two eyes, White’s has one.
    let told = |color| ["a", "b", "c"].map(|name| notes.number(name).unwrap()[color]);
    assert_eq!(told(BLACK), [8, 6, 0]);
    assert_eq!(told(WHITE), [5, 5, 0]);
    assert_eq!(notes.score, Some(2));
}

#[test]
fn superko_rules_let_the_players_agree_after_a_stop() {
    for system in [
        loja_systems::superko::POSITIONAL,
        loja_systems::superko::SITUATIONAL,
    ] {
        let start = game(system, &EMPTY, BLACK);
        assert_eq!(refused(&start, GameTurn::Agree), Why::NoStop);
        let stopped = go(&start, &STOP);
        assert_eq!(stopped.stage(), Stage::Stopped { empty: false });
        let agreed = go(&stopped, &[GameTurn::Agree]);
        assert_eq!(agreed.stage(), Stage::Over(How::Counted));
        assert_eq!(go(&stopped, &STOP).stage(), Stage::Over(How::Counted));
    }
    assert!(
        go(&game(loja_systems::ing::RULES, &EMPTY, BLACK), &STOP)
            .after(GameTurn::Agree)
            .is_err()
    );
}

#[test]
fn each_system_refuses_what_only_others_have() {
    let others = [
        GameTurn::KoPass,
        GameTurn::Try(BLACK),
        GameTurn::Disagree,
        GameTurn::Next,
        GameTurn::Resume(None),
        GameTurn::Resume(Some(BLACK)),
        ask(true, true, Some(BLACK)),
    ];
    for system in [
        loja_systems::area::RULES,
        loja_systems::stone::RULES,
        loja_systems::no_pass::RULES,
        loja_systems::yasunaga::RULES,
        loja_systems::shimada::RULES,
        loja_systems::ing::RULES,
    ] {
        let start = game(system, &EMPTY, BLACK);
        for turn in others {
            assert_eq!(
                refused(&start, turn),
                Why::NoSuchTurn,
                "{system:?} {turn:?}"
            );
        }
    }
}
