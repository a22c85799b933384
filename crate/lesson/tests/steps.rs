//! Steps judged and checked.
#![allow(
    clippy::unwrap_used,
    clippy::panic,
    reason = "a test fails by panicking"
)]

use loja_lesson::{Step, StepData, StepJudgement, StepVerdict};
use loja_notation::parse_moves;
use proptest::prelude::*;
use serde_json::json;

fn data(change: impl Fn(&mut serde_json::Value)) -> StepData {
    // Black takes the ko, White passes, Black connects.
    let mut step = json!({
        "start": {"rows": [".xo.", "xo.o", ".xo."]},
        "you": "black",
        "goal": {"all": [{"stone": "black b2"}, {"captured": {"white": 1}}]},
        "line": "c2 pass b2",
        "solved": "Taken and held.",
        "wrong": [
            {"line": "b3", "refused": "B4.2", "say": "A stone is there."},
            {"line": "pass", "say": "White connects now."},
            {"line": "c2 pass pass", "say": "White takes back."},
        ],
        "hints": [
            {"after": "", "say": ["One white stone has one liberty."]},
            {"after": "c2 pass", "say": ["White may take back.", "Not if b2 is filled."]},
        ],
    });
    change(&mut step);
    serde_json::from_value(step).unwrap()
}

fn step() -> Step {
    Step::from_data(&data(|_| ())).unwrap()
}

fn judge(step: &Step, moves: &str) -> StepJudgement {
    step.judge(&parse_moves(step.layout(), moves).unwrap())
}

fn complaints(change: impl Fn(&mut serde_json::Value)) -> Vec<String> {
    let step = Step::from_data(&data(change)).unwrap();
    step.complaints().iter().map(ToString::to_string).collect()
}

/// Two kos taken round and round: what was played before the step is its history, so that the cycle
/// closes at once.
#[test]
fn a_cycle_to_remove() {
    let change = |step: &mut serde_json::Value| {
        *step = json!({
            "start": {"rows": ["ox.", ".ox", "o#o"], "black_captives": 2, "passes": -1},
            "played": "a2 c3 b1 a3 c2 a1 b3 c1",
            "you": "black",
            "goal": {"mark": "permanent a1"},
            "line": "cycle@0",
            "solved": "The cycle is off the board.",
            "wrong": [
                {"line": "cycle@1", "refused": "B3.2", "say": "No cycle began there."},
                {"line": "pass", "say": "Then White may remove nothing, and neither may you."},
            ],
            "hints": [{"after": "", "say": ["Remove it."]}],
        });
    };
    let step = Step::from_data(&data(change)).unwrap();
    assert_eq!(complaints(change), Vec::<String>::new());
    let judged = judge(&step, "cycle@0");
    assert_eq!(judged.verdict, StepVerdict::Solved);
    // The line begins with the step, its history before that.
    assert_eq!(judged.line.situations().count(), 2);
    assert_eq!(judged.line.history().count(), 10);
    assert_eq!(judge(&step, "pass").verdict, StepVerdict::Astray);
    let bad = Step::from_data(&data(|step| {
        change(step);
        step["played"] = json!("a2 a3");
    }));
    let message = bad.unwrap_err().message();
    assert_eq!(
        message,
        "played: a3 is marked after the ko capture, so nobody may play there this turn (B4.2)"
    );
}

#[test]
fn the_model_line_replies() {
    let step = step();
    let judged = judge(&step, "");
    assert_eq!((judged.verdict, judged.moves.len()), (StepVerdict::Open, 0));
    assert_eq!(judged.hints, ["One white stone has one liberty."]);
    let judged = judge(&step, "c2");
    assert_eq!((judged.verdict, judged.moves.len()), (StepVerdict::Open, 2));
    assert!(judged.moves[1].is_pass());
    assert_eq!(
        judged.hints,
        ["White may take back.", "Not if b2 is filled."]
    );
    let judged = judge(&step, "c2 pass b2");
    assert_eq!(judged.verdict, StepVerdict::Solved);
    assert_eq!(judged.say.as_deref(), Some("Taken and held."));
    assert!(judged.hints.is_empty());
}

#[test]
fn off_the_model_line() {
    let step = step();
    let judged = judge(&step, "pass");
    assert_eq!(judged.verdict, StepVerdict::Astray);
    assert_eq!(judged.moves.len(), 1, "nobody replies there");
    assert_eq!(judged.say.as_deref(), Some("White connects now."));
    let judged = judge(&step, "a1");
    assert_eq!((judged.verdict, judged.say), (StepVerdict::Astray, None));
}

#[test]
fn a_right_move_gets_a_word_and_whoever_strays_another() {
    let change = |step: &mut serde_json::Value| {
        step["notes"] = json!([{"after": "c2 pass", "say": "It is off."}]);
        step["astray"] = json!("Look at the stone with one liberty.");
    };
    assert_eq!(complaints(change), Vec::<String>::new());
    let step = Step::from_data(&data(change)).unwrap();
    assert_eq!(judge(&step, "c2").say.as_deref(), Some("It is off."));
    // A wrong turn that is told has its own words, and a refused move none of these.
    assert_eq!(
        judge(&step, "pass").say.as_deref(),
        Some("White connects now.")
    );
    assert_eq!(
        judge(&step, "a1").say.as_deref(),
        Some("Look at the stone with one liberty.")
    );
    assert_eq!(judge(&step, "c3").say, None);
    let told = |after: &str| {
        let after = after.to_owned();
        complaints(move |step| step["notes"] = json!([{"after": after, "say": "Never."}]))
    };
    for never in ["", "c2", "a1", "c2 pass b2"] {
        assert_eq!(told(never).len(), 1, "{never}");
    }
}

#[test]
fn a_refused_move_is_no_step_forward() {
    let step = step();
    let judged = judge(&step, "b3 c2");
    assert_eq!(judged.verdict, StepVerdict::Open);
    assert_eq!(
        judged.moves.len(),
        1,
        "what follows a refused move is dropped"
    );
    assert_eq!(judged.line.refused().unwrap().illegal.rule(), "B4.2");
    assert_eq!(judged.say.as_deref(), Some("A stone is there."));
    assert_eq!(judged.hints, ["One white stone has one liberty."]);
}

/// What is said to a refused move is said to nobody who did not try it.
#[test]
fn a_refused_wrong_turn_is_for_who_tried_it() {
    let step = step();
    assert_eq!(judge(&step, "").say, None);
    assert_eq!(judge(&step, "a2").say, None, "another refused move");
    assert_eq!(
        judge(&step, "a2").line.refused().unwrap().illegal.rule(),
        "B4.2"
    );
}

/// Once the goal is met nobody moves on, even where the model line would.
#[test]
fn a_met_goal_ends_the_step() {
    let step = Step::from_data(&data(|step| {
        step["goal"] = json!({"captured": {"white": 1}});
    }))
    .unwrap();
    let judged = judge(&step, "c2");
    assert_eq!(
        (judged.verdict, judged.moves.len()),
        (StepVerdict::Solved, 1)
    );
}

/// Hints and wrong turns belong to situations, so another order of moves meets them too.
#[test]
fn another_road() {
    let step = Step::from_data(&data(|step| {
        step["start"] = json!({"rows": ["....", "...."]});
        step["you"] = json!("both");
        step["goal"] = json!({"stone": "black d1"});
        step["line"] = json!("a1 a2 b1 b2 d1");
        step["wrong"] = json!([{"line": "a1 a2 c1 b2", "say": "Here."}]);
        step["hints"] = json!([{"after": "a1 a2 b1 b2", "say": ["Now d1."]}]);
    }))
    .unwrap();
    assert_eq!(judge(&step, "b1 b2 a1 a2").hints, ["Now d1."]);
    assert_eq!(judge(&step, "b1 b2 a1 a2").verdict, StepVerdict::Open);
    assert_eq!(judge(&step, "c1 b2 a1 a2").say.as_deref(), Some("Here."));
    assert_eq!(judge(&step, "b1 b2 a1 a2 d1").verdict, StepVerdict::Solved);
}

/// The opponent may have the first move.
#[test]
fn the_model_line_may_begin() {
    let step = Step::from_data(&data(|step| {
        step["start"] = json!({"rows": ["....", "...."]});
        step["you"] = json!("white");
        step["goal"] = json!({"stone": "white b1"});
        step["line"] = json!("a1 b1");
        step["wrong"] = json!([]);
        step["hints"] = json!([]);
    }))
    .unwrap();
    let judged = judge(&step, "");
    assert_eq!((judged.moves.len(), judged.verdict), (1, StepVerdict::Open));
}

#[test]
fn goals() {
    let met = |goal: serde_json::Value, moves: &str| {
        let step = Step::from_data(&data(|step| {
            step["goal"] = goal.clone();
            step["you"] = json!("both");
        }))
        .unwrap();
        judge(&step, moves).verdict == StepVerdict::Solved
    };
    assert!(met(json!({"empty": "b2"}), "c2"));
    assert!(!met(json!({"empty": "b2"}), ""));
    assert!(met(json!({"mark": "temporary b2"}), "c2"));
    assert!(!met(json!({"mark": "permanent b2"}), "c2"));
    assert!(met(json!({"passes": 1}), "pass"));
    assert!(met(json!({"passes": -1}), "c2"));
    assert!(met(json!({"turn": "white"}), "pass"));
    assert!(!met(json!({"captured": {"white": 1, "black": 1}}), "c2"));
    assert!(met(
        json!({"captured": {"white": 1, "black": 1}}),
        "c2 pass pass b2"
    ));
    assert!(met(
        json!({"refused": {"at": "b2", "rule": "B4.2"}}),
        "c2 b2"
    ));
    assert!(!met(
        json!({"refused": {"at": "b2", "rule": "B4.5"}}),
        "c2 b2"
    ));
    assert!(!met(
        json!({"refused": {"at": "b2", "rule": "B4.2"}}),
        "c2 c2"
    ));
    assert!(met(json!({"refused": {"rule": "B4.2"}}), "c2 c2"));
    assert!(!met(json!({"refused": {"rule": "B4.2"}}), "c2"));
    assert!(met(
        json!({"any": [{"passes": 2}, {"not": {"turn": "black"}}]}),
        "c2"
    ));
    assert!(!met(json!({"any": []}), "c2"));
    assert!(met(json!({"all": []}), "c2"));
}

#[test]
fn a_sound_step_has_no_complaint() {
    assert_eq!(complaints(|_| ()), [""; 0]);
    // The last move of the model line may be the refused one that the goal asks for.
    let refused = |step: &mut serde_json::Value| {
        step["you"] = json!("both");
        step["goal"] = json!({"refused": {"at": "b2", "rule": "B4.2"}});
        step["line"] = json!("c2 b2");
        step["wrong"] = json!([]);
        step["hints"] = json!([{"after": "", "say": ["Take, and try to take back."]}]);
    };
    assert_eq!(complaints(refused), [""; 0]);
}

#[test]
fn each_broken_promise_is_told() {
    let told = |change: fn(&mut serde_json::Value), what: &str| {
        let found = complaints(change);
        assert!(
            found.iter().any(|text| text.contains(what)),
            "{what}: {found:?}"
        );
    };
    told(
        |step| step["goal"] = json!({"turn": "black"}),
        "the goal is met before the first move",
    );
    told(
        |step| step["line"] = json!("c2 pass"),
        "the model line does not meet the goal",
    );
    told(|step| step["line"] = json!(""), "there is no model line");
    told(
        |step| step["line"] = json!("c2 b2 d1"),
        "the model line is not legal: move 2 (White): b2 is marked",
    );
    told(
        |step| step["line"] = json!("c2 b2"),
        "the model line is not legal: move 2 (White): b2 is marked",
    );
    told(
        |step| step["goal"] = json!({"captured": {"white": 1}}),
        "move 1 of 3 of the model line already meets",
    );
    told(
        |step| step["wrong"][1]["line"] = json!("c2 pass b2"),
        "the wrong turn \"c2 pass b2\" meets the goal",
    );
    told(
        |step| step["wrong"][1]["line"] = json!("b3 pass"),
        "the wrong turn \"b3 pass\" is not legal: move 1",
    );
    told(
        |step| step["wrong"][1]["line"] = json!("b3"),
        "the wrong turn \"b3\" is not legal: move 1",
    );
    told(
        |step| step["wrong"][0]["refused"] = json!("B4.5"),
        "the wrong turn \"b3\" is not legal: move 1",
    );
    told(
        |step| step["wrong"][1]["refused"] = json!("B4.2"),
        "B4.2 does not refuse the wrong turn \"pass\"",
    );
    told(
        |step| step["wrong"][1]["line"] = json!(""),
        "a wrong turn has no move",
    );
    told(
        |step| step["hints"][1]["after"] = json!("b3"),
        "the hint after \"b3\" is not legal",
    );
    told(
        |step| step["hints"] = json!([{"after": "c2 pass", "say": ["x"]}]),
        "the reader's move 1 has no hint",
    );
}

#[test]
fn steps_that_mean_nothing() {
    let wrong =
        |change: fn(&mut serde_json::Value)| Step::from_data(&data(change)).unwrap_err().message();
    assert_eq!(
        wrong(|step| step["start"]["rows"] = json!(["xo"])),
        "start: Black has no liberty at a1 (D1); White has no liberty at b1 (D1)"
    );
    assert_eq!(
        wrong(|step| step["goal"] = json!({"stone": "black z9"})),
        "goal: \"z9\" is not a point of this board"
    );
    assert_eq!(
        wrong(|step| step["goal"] = json!({"stone": "red a1"})),
        "goal: \"red\" is not a colour"
    );
    assert_eq!(
        wrong(|step| step["goal"] = json!({"mark": "a1"})),
        "goal: \"a1\" is not two words such as \"black b2\""
    );
    assert_eq!(
        wrong(|step| step["goal"] = json!({"passes": 3})),
        "goal: 3 is not a pass count (E7.8)"
    );
    assert!(wrong(|step| step["line"] = json!("c2 d9")).starts_with("line: \"d9\" is neither"));
    assert!(wrong(|step| step["wrong"][0]["line"] = json!("?")).starts_with("wrong: "));
    assert!(wrong(|step| step["hints"][0]["after"] = json!("?")).starts_with("hint: "));
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    /// Whatever is played, a judgement keeps the moves, and a solved step is one whose goal is met.
    #[test]
    fn judging_never_fails(picks in proptest::collection::vec(0_usize..13, 0..20)) {
        let step = step();
        let board = step.start().board().clone();
        let moves: Vec<_> = picks.iter()
            .map(|&pick| board.point(pick).map_or(loja_rules::Move::PASS, loja_rules::Move::stone))
            .collect();
        let judged = step.judge(&moves);
        let kept = judged.moves.len().min(moves.len());
        prop_assert_eq!(&judged.moves[..kept], &moves[..kept]);
        prop_assert_eq!(judged.line.situations().count(), judged.line.events().len() + 1);
        if judged.line.refused().is_some() {
            prop_assert_eq!(judged.moves.len(), judged.line.events().len() + 1);
        }
    }
}

/// The book's reader is derived, the page's reads a step field by field.
#[test]
fn both_readers_of_a_goal_agree() {
    use loja_lesson::{GoalData, HintData, WrongData};
    use serde_json::{Value, from_value, json};
    let goals = json!([
        {"stone": "black b2"}, {"empty": "a1"}, {"mark": "permanent a1"}, {"passes": -1}, {"turn": "W"},
        {"captured": {"black": 2}}, {"captured": {}}, {"refused": {"rule": "B4.2"}},
        {"refused": {"at": "a1", "rule": "B4.2"}}, {"all": []}, {"any": [{"empty": "a1"}, {"all": []}]},
        {"not": {"turn": "black"}},
        {}, {"stone": 1}, {"stone": null}, {"empty": "a1", "turn": "black"}, {"passes": 300}, {"passes": 0.5},
        {"turn": "red"}, {"captured": {"red": 1}}, {"captured": {"black": -1}}, {"refused": {"at": "a1"}},
        {"refused": {"rule": "B4.2", "by": 1}}, {"all": {}}, {"any": [{"up": "a1"}]}, {"not": []}, "stone", null,
    ]);
    let mut read = 0;
    for goal in goals.as_array().unwrap() {
        let by_hand = GoalData::try_from(goal.clone()).ok();
        assert_eq!(by_hand, from_value(goal.clone()).ok(), "{goal}");
        read += usize::from(by_hand.is_some());
    }
    assert_eq!(read, 12);
    let texts = [json!("x"), json!(["x"]), json!([1]), json!(1)];
    for (a, b) in texts.iter().flat_map(|a| texts.iter().map(move |b| (a, b))) {
        let turn = |more: &str| json!({"line": a, "say": b, "refused": a, more: b});
        let hint = |more: &str| json!({"after": a, "say": b, more: b});
        let same = |wrong: Value, hint: Value| {
            assert_eq!(
                WrongData::try_from(wrong.clone()).ok(),
                from_value(wrong).ok()
            );
            assert_eq!(HintData::try_from(hint.clone()).ok(), from_value(hint).ok());
        };
        same(turn("say"), hint("say"));
        same(turn("more"), hint("more"));
    }
}
