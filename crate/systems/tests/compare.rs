//! One position by several systems: where they part, and what is told of it.

use std::cell::Cell;

use crate::common;
use loja_ground::{ByColor, Color, Point, PointSet};
use loja_systems::compare::{
    Apart, Asking, ComparedStage, Comparison, Life, MayStop, RuleSetRuling, ShownLine, Shows,
    apart, line,
};
use loja_systems::proof::ProofTurn;
use loja_systems::{
    GameResult, GameTurn, Going, Limits, RuleSetGame, Start, System, area, j2003, jrg89, naj,
    no_pass, stone, superko, yasunaga,
};
use loja_systems::{Judgement, Law, LjrgFindings, ljrg};
use loja_testkit::{drawn, effort};
use serde_json::Value;

loja_testkit::long_too!(
    nobody_parts_from_himself_and_order_does_not_matter,
    with_more_situations_no_law_says_less
);

/// For each law: turns of 250 and 1,000, and one of 2,000.
const LIMITS: Limits = Limits {
    nodes: 1_250,
    bytes: 256 << 20,
};

fn start(rows: &[&str]) -> Start {
    let (board, stones) = drawn(rows);
    Start::new(board, stones, Color::Black)
}

fn compared(start: &Start, systems: &[System], elsewhere: Vec<(Law, Judgement)>) -> Comparison {
    let mut comparison = Comparison::new(start, 0, systems, elsewhere, LIMITS).unwrap();
    while comparison.turn(&|_| Going::Continue(())).unwrap() == Asking::More {}
    comparison
}

fn stage(comparison: &Comparison, one: Law, other: Law) -> Apart {
    let pairs = comparison.pairs();
    let found = pairs.into_iter().find(|(laws, _)| *laws == [one, other]);
    found.unwrap().1
}

/// Black minus White as a source tells it, where it tells a number.
fn told(ruling: &Value) -> Option<i64> {
    let result = ruling["result"].as_str()?;
    match (result, result.split_once('+')) {
        ("jigo", _) => Some(0),
        (_, Some(("B", points))) => points.parse().ok(),
        (_, Some(("W", points))) => points.parse::<i64>().ok().map(|points| -points),
        _ => None,
    }
}

/// The boards of the suite that several systems rule on.
fn boards() -> Vec<Value> {
    let rows = include_str!("rulings/suite.jsonl").lines();
    let all = rows.map(|row| serde_json::from_str(row).unwrap());
    all.filter(|row: &Value| row["file"] == "compare").collect()
}

fn of_row(row: &Value) -> Start {
    let rows = row["rows"].as_array().unwrap().iter();
    start(&rows.map(|row| row.as_str().unwrap()).collect::<Vec<_>>())
}

#[test]
fn partings_agree_with_what_the_sources_tell() {
    let (mut apart_told, mut decided) = (0, 0);
    for row in boards() {
        let id = row["id"].as_str().unwrap();
        let comparison = compared(
            &of_row(&row),
            &System::all().collect::<Vec<_>>(),
            Vec::new(),
        );
        let rulings = comparison.rulings();
        decided += rulings.iter().filter(|one| !one.is_undecided()).count();
        // What the engine finds otherwise than its source is in the table of rulings, with the reason.
        let agrees = |ruling: &RuleSetRuling| {
            let found = match ruling.judgement.outcome {
                GameResult::Score(score) => Some(score / 1000),
                _ => None,
            };
            found.is_some() && found == told(&row["told"][ruling.law.name()])
        };
        for ([one, other], how) in comparison.pairs() {
            let names = (id, one.name(), other.name());
            let [one, other] = [one, other].map(|law| comparison.ruling(law).unwrap());
            let outcomes = [one, other].map(|ruling| ruling.judgement.outcome);
            let known = !outcomes.contains(&GameResult::Open);
            let parting = match &how {
                Apart::Parted(parting) => Some(parting),
                _ => None,
            };
            if known && outcomes[0] != outcomes[1] {
                assert!(parting.is_some(), "{names:?}: {how:?}");
                apart_told += usize::from(agrees(one) && agrees(other));
            }
            // The same number may be another count, but not the same count another number.
            if parting.is_some_and(|parting| parting.stage == ComparedStage::Counted) {
                assert!(known && outcomes[0] != outcomes[1], "{names:?}: {how:?}");
            }
            if parting.is_some_and(|parting| {
                parting.stage != ComparedStage::Stop && parting.stage != ComparedStage::Counted
            }) {
                assert!(
                    parting.is_some_and(|parting| !parting.points.is_empty()),
                    "{names:?}"
                );
            }
        }
    }
    assert!(apart_told >= 3 && decided >= 170, "{apart_told} {decided}");
}

#[test]
fn nobody_parts_from_himself_and_order_does_not_matter() {
    for row in boards().into_iter().step_by(effort(16, 1)) {
        let start = of_row(&row);
        let told = |systems: &[System]| {
            let mut comparison = Comparison::new(&start, 0, systems, Vec::new(), LIMITS).unwrap();
            while comparison.turn(&|_| Going::Continue(())).unwrap() == Asking::More {}
            comparison
        };
        let mut reversed: Vec<System> = System::all().collect();
        reversed.reverse();
        let (one, other) = (told(&System::all().collect::<Vec<_>>()), told(&reversed));
        assert_eq!(one.pairs(), other.pairs());
        assert!(
            one.rulings()
                .iter()
                .all(|ruling| ruling.judgement.nodes <= LIMITS.nodes)
        );
        for ruling in one.rulings() {
            let own = apart(&start.board, ruling, ruling);
            assert!(!matches!(own, Apart::Parted(_)), "{own:?}");
            for other in one.rulings() {
                assert_eq!(
                    apart(&start.board, ruling, other),
                    apart(&start.board, other, ruling)
                );
            }
        }
        let twins = stage(&one, Law::from(naj::RULES), Law::from(naj::WITH_TIES));
        assert!(!matches!(twins, Apart::Parted(_)), "{twins:?}");
    }
}

#[test]
fn each_stage_is_one_at_which_somebody_parts() {
    let cyclops = compared(
        &start(&["xx."]),
        &System::all().collect::<Vec<_>>(),
        Vec::new(),
    );
    let of = |one, other| stage(&cyclops, Law::from(one), Law::from(other));
    let at = |apart: Apart| match apart {
        Apart::Parted(parting) => Some(parting.stage),
        _ => None,
    };
    // Line 6779: B+3, B+2, B+1.
    assert_eq!(
        at(of(jrg89::RULES, area::RULES)),
        Some(ComparedStage::Counted)
    );
    assert_eq!(
        at(of(jrg89::RULES, stone::RULES)),
        Some(ComparedStage::Whose)
    );
    assert_eq!(at(of(jrg89::RULES, naj::RULES)), Some(ComparedStage::Whose));
    assert_eq!(
        at(of(jrg89::RULES, yasunaga::RULES)),
        Some(ComparedStage::Dead)
    );
    assert_eq!(of(area::RULES, superko::POSITIONAL), Apart::Never);
    let open = compared(
        &start(&["x..", "...", "..o"]),
        &[area::RULES, no_pass::RULES],
        Vec::new(),
    );
    let stop = stage(&open, Law::from(area::RULES), Law::from(no_pass::RULES));
    assert_eq!(at(stop), Some(ComparedStage::Stop));
}

#[test]
fn what_is_not_decided_parts_nobody() {
    let start = start(&["oo.oo", ".o.ox", "oxox.", "xxxxx"]);
    let comparison = Comparison::new(
        &start,
        0,
        &System::all().collect::<Vec<_>>(),
        Vec::new(),
        Limits { nodes: 0, ..LIMITS },
    )
    .unwrap();
    let (jrg89, naj) = (Law::from(jrg89::RULES), Law::from(naj::RULES));
    assert_eq!(
        stage(&comparison, jrg89, naj),
        Apart::Open(ComparedStage::Dead)
    );
    let ruling = comparison.ruling(jrg89).unwrap();
    assert!(ruling.is_undecided() && !ruling.life.contains(&Life::Dead));
}

#[test]
fn an_open_stage_before_a_parting_is_named() {
    // LJRG's referee has not found out about the corner, and the count of the rest is another one than that of area.
    let start = start(&["x.o"]);
    let (board, none) = (&start.board, PointSet::new);
    let first: PointSet = board.point(0).into_iter().collect();
    let referee = |open: PointSet, score| LjrgFindings {
        control: ByColor {
            black: none(),
            white: none(),
        },
        open: ByColor {
            black: none(),
            white: open,
        },
        score,
        nodes: 1,
    };
    let judged = |found: LjrgFindings| found.judgement(board, &start.stones);
    let ruling = |found| RuleSetRuling::new(ljrg::RULES, &start, judged(found));
    let known = ruling(referee(none(), Some(0)));
    let open = ruling(referee(first.clone(), None));
    assert_eq!(apart(board, &known, &known), Apart::Never);
    assert_eq!(
        apart(board, &known, &open),
        Apart::Open(ComparedStage::Dead)
    );
    let comparison = compared(
        &start,
        &[yasunaga::RULES],
        vec![(ljrg::RULES, judged(referee(first, None)))],
    );
    let Apart::Parted(parting) = stage(&comparison, ljrg::RULES, Law::from(yasunaga::RULES)) else {
        panic!("both stones can be taken by the draft");
    };
    // About the other stone they part at that stage itself.
    assert_eq!(
        (parting.stage, parting.hidden.is_empty()),
        (ComparedStage::Dead, true)
    );
    assert_eq!(
        parting.points.iter().map(Point::index).collect::<Vec<_>>(),
        [2]
    );
}

/// Plays a line by its law; the last situation, or none where its last turn is forbidden.
fn replayed(start: &Start, line: &ShownLine) -> Option<RuleSetGame> {
    let system = line.law.system().unwrap();
    let begin = Start {
        turn: line.first,
        ..start.clone()
    };
    let mut game = system.start(&begin).unwrap();
    // What is tried out comes after the stop; by 2003 it is a sequence that no game has, with the same captures.
    if line.tried && system == jrg89::RULES {
        game = game.after(GameTurn::Pass).unwrap();
        game = game.after(GameTurn::Pass).unwrap();
    }
    let at = |number: usize| start.board.point(number).unwrap();
    for (number, turn) in (1..).zip(&line.turns) {
        let made = match *turn {
            ProofTurn::Play(number) => GameTurn::Play(at(number)),
            ProofTurn::PassFor(number) => GameTurn::PassFor(at(number)),
            _ => GameTurn::Pass,
        };
        match game.after(made) {
            Ok(after) => game = after,
            Err(_) if number == line.turns.len() => return None,
            Err(why) => panic!("{line:?}: {why:?}"),
        }
    }
    Some(game)
}

#[test]
fn lines_of_play_are_legal_and_take_the_stone() {
    let mut shown = 0;
    for rows in [
        &["o.xx", "xxx.", "...."][..],
        &["xx."],
        &[".xo.", "oxo.", "xxo.", "ooo."],
        &["oooxxxxx", ".o.o.x.."],
    ] {
        let start = start(rows);
        let systems = [
            jrg89::RULES,
            j2003::RULES,
            yasunaga::RULES,
            area::RULES,
            no_pass::RULES,
        ];
        let comparison = compared(&start, &systems, Vec::new());
        for (_, how) in comparison.pairs() {
            let Apart::Parted(parting) = how else {
                continue;
            };
            let Some(line) = comparison.shown(&parting, &|_| Going::Continue(())) else {
                continue;
            };
            shown += 1;
            let end = replayed(&start, &line);
            match line.shows {
                Shows::LastForbidden => assert!(end.is_none(), "{line:?}"),
                Shows::Taken(stone) => {
                    let owner = start.stones.color_at(stone).unwrap();
                    let stones = end.unwrap().now().stones;
                    assert!(parting.points.contains(stone), "{line:?}");
                    assert!(!stones[owner].contains(stone), "{line:?}");
                }
            }
        }
    }
    assert!(shown >= 15, "{shown}");
}

#[test]
fn a_line_of_1989_passes_for_a_ko() {
    // Line 5102 of the source: the stones in the lower left corner, of both colours, are all dead.
    let start = start(&["..xo", ".ox.", ".ox.", "xox."]);
    let stone = start.board.point(5).unwrap();
    let law = Law::from(jrg89::RULES);
    let line = line(&start, law, stone, &common::searches(20_000)).unwrap();
    let passes_for = |turn: &ProofTurn| matches!(turn, ProofTurn::PassFor(_));
    assert!(line.turns.iter().any(passes_for), "{line:?}");
    let stones = replayed(&start, &line).unwrap().now().stones;
    assert!(!stones.white.contains(stone));
    // What can't be taken has none.
    let safe = start.board.point(2).unwrap();
    let none = loja_systems::compare::line(&start, law, safe, &common::searches(20_000));
    assert_eq!(none, None);
}

/// White lives in the corner by a ko, or not: more than a moment's work by each of these laws.
const HARD: [&str; 4] = ["ooooo", ".o.ox", "oxox.", "xxxxx"];

/// What the rulings say, with what they cost.
fn said(comparison: &Comparison) -> Vec<String> {
    let rulings = comparison.rulings().iter();
    rulings.map(|ruling| format!("{ruling:?}")).collect()
}

fn asked(systems: &[System], nodes: u64) -> Comparison {
    let limits = Limits { nodes, ..LIMITS };
    let mut comparison = Comparison::new(&start(&HARD), 0, systems, Vec::new(), limits).unwrap();
    while comparison.turn(&|_| Going::Continue(())).unwrap() == Asking::More {}
    comparison
}

#[test]
fn the_same_question_has_the_same_answer_however_often_it_is_cut_short() {
    // With room for all, and where memory ends searches before their situations do.
    for bytes in [LIMITS.bytes, 1 << 20, 1 << 16] {
        cut_short_and_asked_again(Limits {
            nodes: 5_250,
            bytes,
        });
    }
}

fn cut_short_and_asked_again(limits: Limits) {
    let mut hurried = Comparison::new(
        &start(&HARD),
        0,
        &System::all().collect::<Vec<_>>(),
        Vec::new(),
        limits,
    )
    .unwrap();
    let (mut patience, mut cuts) = (0, 0);
    loop {
        let before = said(&hurried);
        let polls = Cell::new(0);
        let asking = hurried.turn(&|_| {
            polls.set(polls.get() + 1);
            match polls.get() > patience {
                true => Going::Break(()),
                false => Going::Continue(()),
            }
        });
        match asking.unwrap() {
            Asking::Done => break,
            Asking::More => patience = 0,
            Asking::Cut => {
                assert_eq!(
                    said(&hurried),
                    before,
                    "a turn that was cut leaves no trace"
                );
                cuts += 1;
                patience = 2 * patience + 1;
            }
        }
    }
    assert!(cuts > 10, "{cuts}");
    let mut patient = Comparison::new(
        &start(&HARD),
        0,
        &System::all().collect::<Vec<_>>(),
        Vec::new(),
        limits,
    )
    .unwrap();
    while patient.turn(&|_| Going::Continue(())).unwrap() == Asking::More {}
    assert_eq!(said(&hurried), said(&patient));
}

#[test]
fn what_a_law_says_does_not_depend_on_the_others_nor_on_going_on() {
    let all = asked(&System::all().collect::<Vec<_>>(), 5_250);
    for system in System::all() {
        let alone = asked(&[system], 5_250);
        let among = all.ruling(Law::from(system));
        assert_eq!(
            format!("{:?}", alone.rulings()),
            format!("{:?}", [among.unwrap()])
        );
    }
    let mut grown = asked(&System::all().collect::<Vec<_>>(), 250);
    assert!(grown.can_go_on());
    grown.allow(5_250);
    // Less than it may have already changes nothing.
    grown.allow(1);
    while grown.turn(&|_| Going::Continue(())).unwrap() == Asking::More {}
    assert_eq!(said(&grown), said(&all));
    assert_eq!(grown.nodes(), all.nodes());
}

#[test]
fn with_more_situations_no_law_says_less() {
    for row in boards().iter().take(effort(2, 4)) {
        let start = of_row(row);
        let mut comparison = Comparison::new(
            &start,
            0,
            &System::all().collect::<Vec<_>>(),
            Vec::new(),
            Limits {
                nodes: 250,
                ..LIMITS
            },
        )
        .unwrap();
        let mut known: Vec<Vec<Life>> = Vec::new();
        for nodes in [250, 1_250, 5_250] {
            comparison.allow(nodes);
            while comparison.turn(&|_| Going::Continue(())).unwrap() == Asking::More {}
            let now: Vec<Vec<Life>> = comparison
                .rulings()
                .iter()
                .map(|one| one.life.clone())
                .collect();
            for (before, after) in known.iter().flatten().zip(now.iter().flatten()) {
                assert!(
                    *before == Life::Undecided || before == after,
                    "{}",
                    row["id"]
                );
            }
            known = now;
        }
    }
}

#[test]
fn every_law_cites_what_decides() {
    for law in Law::every() {
        assert_eq!(Law::from_name(law.name()), Some(law));
        for stage in ComparedStage::ALL {
            let clause = law.clause(stage);
            assert!(
                clause.lines[0] <= clause.lines[1] && !clause.says.is_empty(),
                "{}",
                clause.cited()
            );
        }
    }
    let cyclops = compared(&start(&["xx."]), &[area::RULES], Vec::new());
    assert_eq!(cyclops.rulings()[0].judgement.stop, MayStop::Yes);
}
