//! What the commentary on New Amateur-Japanese prints, replayed and scored.

use std::sync::Arc;

use crate::common::{self, Printed, at, draw, printed, strings};
use crate::rulings::counts::Found;
use loja_ground::{ByColor, Color, Point, PointSet};
use loja_systems::naj::{self, NajPlay, NajState};
use loja_systems::{Forbidden, GameResult, GameTurn, Why};
use loja_testkit::Dice;
use serde_json::Value;

fn rulings() -> Vec<Value> {
    include_str!("rulings/naj.jsonl")
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect()
}

fn told_turn(printed: &Printed, told: &Value) -> (Option<Color>, GameTurn) {
    let (color, at) = common::turn(printed, told);
    (color, at.map_or(GameTurn::Pass, GameTurn::Play))
}

fn replay(
    printed: &Printed,
    state: &NajState,
    moves: &Value,
) -> Result<NajState, (usize, Forbidden)> {
    let mut state = state.clone();
    for (n, told) in moves.as_array().unwrap().iter().enumerate() {
        let (color, turn) = told_turn(printed, told);
        assert!(
            color.is_none_or(|color| color == state.turn()),
            "whose turn"
        );
        state = state.after(turn).map_err(|why| (n + 1, why))?;
    }
    Ok(state)
}

/// "Continues trivially": the opponent passes and the player goes on alone. What he controls then: either he plays wherever he controls more by it and nothing
/// less, or, with dice, wherever he likes but in eyes of one location.
fn completed(state: &NajState, player: Color, mut dice: Option<&mut Dice>) -> PointSet {
    let mut stones = state.stones().clone();
    let board = state.board();
    loop {
        let now = naj::control(board, &stones, player);
        let eye = |point: &Point| {
            board
                .neighbors(*point)
                .iter()
                .all(|near| stones[player].contains(*near))
        };
        let plays = board.points().filter(|point| dice.is_none() || !eye(point));
        let plays =
            plays.filter_map(|point| loja_systems::place_alive(board, &stones, point, player));
        let plays = plays.filter(|placed| {
            let then = naj::control(board, &placed.stones, player);
            dice.is_some() || (now.is_subset(&then) && now != then)
        });
        let mut plays: Vec<_> = plays.collect();
        if plays.is_empty() {
            return now;
        }
        let chosen = dice.as_mut().map_or(0, |dice| dice.below(plays.len()));
        stones = plays.swap_remove(chosen).stones;
    }
}

fn map(printed: &Printed, rows: &Value) -> ByColor<PointSet> {
    let cells: Vec<char> = strings(rows).concat().chars().collect();
    let of = |letter| {
        printed
            .board
            .points()
            .filter(|point| [letter, '2'].contains(&cells[point.index()]))
            .collect()
    };
    ByColor {
        black: of('B'),
        white: of('W'),
    }
}

fn first(turn: Option<&Value>) -> Color {
    if turn.is_some_and(|told| told == "W" || told[0] == "o") {
        Color::White
    } else {
        Color::Black
    }
}

#[test]
fn sequences_and_what_they_forbid() {
    for ruling in rulings()
        .iter()
        .filter(|ruling| ruling["kind"] == "sequence")
    {
        let id = ruling["id"].as_str().unwrap();
        let printed = printed(&ruling["rows"]);
        let starter = first(ruling["moves"].get(0).filter(|told| !told.is_null()));
        let mut state =
            NajState::start(Arc::clone(&printed.board), printed.stones.clone(), starter).unwrap();
        if id.contains("analysis") {
            state = state.analysis(starter.other());
        }
        let end =
            replay(&printed, &state, &ruling["moves"]).unwrap_or_else(|why| panic!("{id} {why:?}"));
        assert_eq!(
            draw(&printed.board, printed.columns, end.stones()),
            strings(&ruling["after"]),
            "{id}"
        );
        for told in ruling["ruling"]["prohibited_next"]
            .as_array()
            .into_iter()
            .flatten()
        {
            let before = told["before_move"]
                .as_u64()
                .map_or(usize::MAX, |n| usize::try_from(n - 1).unwrap());
            let moves: Vec<Value> = ruling["moves"]
                .as_array()
                .unwrap()
                .iter()
                .take(before)
                .cloned()
                .collect();
            let then = replay(&printed, &state, &Value::Array(moves)).unwrap();
            let why = if told["rule"] == "basic-ko" {
                Why::TakesBack
            } else {
                Why::PlayedBefore
            };
            // The diagram of the triple ko marks the stone that took last; taking it back is played beside it.
            let slip = id == "naj-fixed-ko-2" && told["rule"] == "basic-ko";
            let row = told["at"][1].as_u64().unwrap() + u64::from(slip);
            let turn = GameTurn::Play(at(&printed, &told["at"][0], &Value::from(row)));
            assert_eq!(then.after(turn).unwrap_err().why, why, "{id}");
        }
    }
}

/// All printed scores, from the printed analyses where they are shown.
#[test]
fn scores_and_end_boards() {
    let rulings = rulings();
    let mut dice = Dice::new(674);
    let (mut scored, mut scored_without_result) = (0, 0);
    for ruling in rulings.iter().filter(|ruling| ruling["kind"] == "final") {
        let id = ruling["id"].as_str().unwrap();
        if ruling.get("rules_variant").is_some() {
            continue;
        }
        let printed = printed(&ruling["rows"]);
        let game = NajState::start(
            Arc::clone(&printed.board),
            printed.stones.clone(),
            Color::Black,
        )
        .unwrap();
        // An analysis is what the players play: without one in print, three passes.
        let mut shown = ByColor::<Vec<PointSet>>::default();
        let also = rulings
            .iter()
            .filter(|other| other["kind"] == "sequence" && other["rows"] == ruling["rows"]);
        let also = also.filter(|other| other["id"].as_str().unwrap().ends_with("white-analysis"));
        let own = ruling
            .get("analyses")
            .into_iter()
            .flat_map(|all| all.as_array().unwrap());
        let sequences = own
            .map(|told| (told["type"].as_str().unwrap(), told))
            .chain(also.map(|told| ("white-analysis", told)));
        for (kind, told) in sequences {
            let player = match kind {
                "black-analysis" => Color::Black,
                "white-analysis" => Color::White,
                _ => continue,
            };
            if told.get("proof").is_some() {
                continue;
            }
            let start = game.analysis(player);
            assert_eq!(start.kind(), NajPlay::Analysis(player));
            match replay(&printed, &start, &told["moves"]) {
                Ok(end) => {
                    if let Some(after) = told.get("after") {
                        assert_eq!(
                            draw(&printed.board, printed.columns, end.stones()),
                            strings(after),
                            "{id}"
                        );
                    }
                    let control = naj::control(&printed.board, end.stones(), player);
                    if let Some(rows) = told.get("control") {
                        assert_eq!(control, map(&printed, rows)[player], "{id}");
                    }
                    shown[player].push(completed(&end, player, None));
                    shown[player].extend((0..20).map(|_| completed(&end, player, Some(&mut dice))));
                    shown[player].push(control);
                }
                Err((n, why)) => {
                    assert!(
                        id.ends_with("adjacent-to-bent-4-in-the-corner") && n == 8,
                        "{id} {n} {why:?}"
                    );
                    assert_eq!(why.why, Why::Suicide);
                }
            }
        }
        for player in Color::ALL {
            shown[player].push(naj::control(&printed.board, &printed.stones, player));
        }
        let Some(rows) = ruling["ruling"].get("control") else {
            continue;
        };
        let map = map(&printed, rows);
        for player in Color::ALL {
            assert!(
                shown[player].contains(&map[player]),
                "{id} {player}: {:?}",
                map[player]
            );
        }
        let points = |player| naj::worth(&printed.stones, &map[player], player);
        let board = points(Color::Black) - points(Color::White);
        let difference = ruling
            .get("prisoner_difference")
            .map_or(0, |told| u32::try_from(told.as_u64().unwrap()).unwrap());
        let score = naj::score(
            board,
            ByColor {
                black: 0,
                white: difference,
            },
        );
        if let Some(told) = ruling["ruling"].get("score_NAJ") {
            assert_eq!(Value::from(score), *told, "{id}");
            scored += 1;
        }
        // The form without result differs where a long cycle is played: `long_cycles`.
        if let Some(told) = ruling["ruling"]
            .get("score_NAJN")
            .filter(|told| told.is_i64())
        {
            assert_eq!(Value::from(score), *told, "{id}");
            scored_without_result += 1;
        }
    }
    // The eighteenth, of the connected thousand-year ko, is told without an analysis and without a map.
    assert_eq!((scored, scored_without_result), (17, 9));
}

/// What the referee finds for himself, with both players at their best: so many nodes are enough.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Row {
    Agrees,
}

const ROWS: [(&str, Row); 3] = [
    ("naj-dead-ko", Row::Agrees),
    ("naj-three-points-without-capturing", Row::Agrees),
    ("naj-direct-ko-with-local-ko-threat", Row::Agrees),
];

/// What comes of a ruling here, if it has a row.
pub fn found(id: &str) -> Option<Found> {
    let (_, Row::Agrees) = ROWS.iter().find(|(name, _)| *name == id)?;
    Some(Found::Longer)
}

#[test]
fn values_that_need_the_past() {
    let rulings = rulings();
    for (id, Row::Agrees) in ROWS {
        let ruling = rulings.iter().find(|ruling| ruling["id"] == id).unwrap();
        let printed = printed(&ruling["rows"]);
        let map = map(&printed, &ruling["ruling"]["control"]);
        let points = |player| naj::worth(&printed.stones, &map[player], player);
        let told = points(Color::Black) - points(Color::White);
        if let Some(score) = ruling["ruling"].get("score_NAJ") {
            assert_eq!(Value::from(told), *score, "{id}");
        }
        let none = ByColor::default();
        let found = naj::judge(
            &printed.board,
            &printed.stones,
            none,
            0,
            &common::nodes(100_000),
        );
        assert_eq!(
            found.unwrap().outcome,
            GameResult::Score(told * 1000),
            "{id}"
        );
    }
}

/// NAJN: where the long cycle is played, a position comes back and may be agreed to be a tie; the fixed ko forbids to begin again.
#[test]
fn long_cycles() {
    let mut cycles = 0;
    for ruling in rulings() {
        let id = ruling["id"].as_str().unwrap();
        let Some(from) = ruling.get("alternation_from") else {
            continue;
        };
        for told in ruling["analyses"]
            .as_array()
            .unwrap()
            .iter()
            .filter(|told| told["type"] == "alternation")
        {
            if told.get("rules").is_some_and(|rules| rules == "J2003") {
                continue;
            }
            let printed = printed(&from["rows"]);
            let start = NajState::start(
                Arc::clone(&printed.board),
                printed.stones.clone(),
                first(from.get("turn")),
            )
            .unwrap();
            let fixed = replay(&printed, &start, &told["moves"])
                .unwrap_or_else(|why| panic!("{id} {why:?}"));
            assert_eq!(
                draw(&printed.board, printed.columns, fixed.stones()),
                strings(&told["after"]),
                "{id}"
            );
            let free = start.clone().repetition(naj::Repetition::TieIfAgreed);
            let free = replay(&printed, &free, &told["moves"]).unwrap();
            if told.get("rules").is_some_and(|rules| rules == "NAJN") {
                assert!(fixed.after(GameTurn::Agree).is_err(), "{id}");
                assert_eq!(
                    free.after(GameTurn::Agree).unwrap().ended(),
                    Some(naj::NajEnd::Tie),
                    "{id}"
                );
                if told.get("repeated").is_some() {
                    let again = told_turn(&printed, &told["moves"][0]).1;
                    assert_eq!(
                        fixed.after(again).unwrap_err().why,
                        Why::PlayedBefore,
                        "{id}"
                    );
                    assert!(
                        replay(&printed, &free, &told["moves"])
                            .unwrap()
                            .after(GameTurn::Agree)
                            .is_ok(),
                        "{id}"
                    );
                }
                cycles += 1;
            } else {
                assert!(fixed.ended().is_some(), "{id}");
            }
        }
    }
    assert_eq!(cycles, 6);
}

/// The games of the thousand-year ko: prisoners as told, but for variation 2 of 1.6, where a white stone that was taken is not counted.
#[test]
fn prisoners_of_the_thousand_year_ko() {
    for ruling in rulings()
        .iter()
        .filter(|ruling| ruling["kind"] == "position")
    {
        let id = ruling["id"].as_str().unwrap();
        let printed = printed(&ruling["rows"]);
        let start = NajState::start(
            Arc::clone(&printed.board),
            printed.stones.clone(),
            first(ruling.get("turn")),
        )
        .unwrap();
        for told in ruling
            .get("analyses")
            .into_iter()
            .flat_map(|all| all.as_array().unwrap())
        {
            let end = replay(&printed, &start, &told["moves"])
                .unwrap_or_else(|why| panic!("{id} {why:?}"));
            let slip = id.ends_with("1.6") && told["label"] == "variation 2";
            if !slip {
                assert_eq!(
                    draw(&printed.board, printed.columns, end.stones()),
                    strings(&told["after"]),
                    "{id}"
                );
            }
            let difference = naj::score(0, end.prisoners());
            assert_eq!(
                difference,
                told["prisoner_difference"].as_i64().unwrap() + i64::from(slip),
                "{id}"
            );
            let board = told["board_score"].as_i64().unwrap();
            assert_eq!(
                naj::score(board, end.prisoners()),
                told["score_told"].as_i64().unwrap() + i64::from(slip),
                "{id}"
            );
        }
    }
}

/// The ten steps on the example that prints them.
#[test]
fn disagreement_in_ten_steps() {
    let rulings = rulings();
    let ruling = rulings
        .iter()
        .find(|ruling| ruling["id"] == "naj-5x5-final")
        .unwrap();
    let printed = printed(&ruling["rows"]);
    let game = NajState::start(
        Arc::clone(&printed.board),
        printed.stones.clone(),
        Color::Black,
    )
    .unwrap();
    assert!(naj::Disagreement::after(&game).is_err());
    let game = game
        .after(GameTurn::Pass)
        .unwrap()
        .after(GameTurn::Pass)
        .unwrap();
    let mut steps = naj::Disagreement::after(&game).unwrap();
    let mut count = 1;
    for analysis in [0, 2] {
        while steps.analysis().is_none() {
            assert!(steps.clone().play(GameTurn::Pass).is_err());
            steps = steps.next().unwrap();
            count += 1;
        }
        if analysis == 2 {
            steps = steps.next().unwrap_or_else(|stuck| panic!("{stuck:?}"));
            count += 1;
        }
        assert!(steps.clone().next().is_err(), "it has not ended");
        for told in ruling["analyses"][analysis]["moves"].as_array().unwrap() {
            steps = steps.play(told_turn(&printed, told).1).unwrap();
        }
    }
    while let Ok(next) = steps.clone().next() {
        steps = next;
        count += 1;
    }
    assert_eq!((count, steps.step()), (10, naj::ProcedureStep::Agree));
    assert_eq!(
        steps.controlled(),
        &map(&printed, &ruling["ruling"]["control"])
    );
    assert_eq!(
        (steps.score(), steps.winner()),
        (Some(-5), Some(Some(Color::White)))
    );
}
