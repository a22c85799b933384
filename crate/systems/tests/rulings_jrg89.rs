//! The rulings of the source for the rules of 1989, one row a position: `rulings/jrg89.jsonl`. The long tests ask the slow ones too, `LOJA_ROW=ID` one alone.

use std::collections::{BTreeSet, HashMap};
use std::sync::Arc;

use crate::common;
use loja_ground::{Board, ByColor, Color, Point, PointSet};
use loja_systems::jrg89;
use loja_systems::proof::{Bundle, Question, certify, check};
use loja_systems::{Control, GameResult, Going, Judgement, Standing, Start, StringStatus, show};
use loja_testkit::effort;
use serde_json::Value;

use crate::common::{nodes, searches};
use crate::rulings::counts::Found;

loja_testkit::long_too!(
    the_rows_are_as_the_table_says,
    the_first_example_is_enabled_where_the_source_says,
    example_11_is_a_seki_with_a_double_ko,
    so_many_forced_questions_have_certificates
);

/// A cell of a diagram, by column and row.
type Cell = (usize, usize);

/// What the engine says of a ruling, and why where it is another one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Row {
    Agrees,
    /// With the line of the source that shows why, or ours.
    Differs(&'static str),
    /// Not decided within the limits as far as is known; if it is, then as told.
    PerhapsAgrees,
    /// The same, otherwise than told.
    PerhapsDiffers(&'static str),
}

/// Positions that are decided in a second or two, of which a quick run takes every other. The rest are asked in a long run.
const QUICK: [(&str, Row); 33] = [
    ("jrg89-c-7b", Row::Agrees),
    ("jrg89-ld-2", Row::Agrees),
    ("jrg89-ld-9", Row::Agrees),
    ("jrg89-ld-1", Row::Agrees),
    ("jrg89-c-19a", Row::Agrees),
    ("jrg89-both-dead-1", Row::Agrees),
    ("jrg89-both-dead-3", Row::Agrees),
    ("jrg89-both-dead-3-without-stone", Row::Agrees),
    ("jrg89-seki-spread", Row::Agrees),
    ("jrg89-seki-spread-2", Row::Agrees),
    ("jrg89-beast-01", Row::Agrees),
    ("jrg89-beast-02", Row::Agrees),
    ("jrg89-beast-08", Row::Agrees),
    ("jrg89-beast-09", Row::Agrees),
    ("jrg89-beast-11", Row::Agrees),
    ("jrg89-beast-13", Row::Agrees),
    ("jrg89-beast-24", Row::Agrees),
    ("jrg89-both-dead-normal", Row::Agrees),
    ("jrg89-both-dead-2", Row::Agrees),
    ("jrg89-beast-07", Row::Agrees),
    ("jrg89-beast-12", Row::Agrees),
    ("jrg89-beast-14", Row::Agrees),
    ("jrg89-beast-25", Row::Agrees),
    ("jrg89-beast-32", Row::Agrees),
    ("jrg89-ld-11-left", Row::Agrees),
    (
        "jrg89-beast-01-official",
        Row::Differs("5352: the source corrects it, the single white stone is dead"),
    ),
    ("jrg89-beast-31", Row::Agrees),
    ("jrg89-beast-22", Row::Agrees),
    ("jrg89-beast-05", Row::Agrees),
    (
        "jrg89-beast-05-official",
        Row::Differs("5459: the source corrects it, the single white stone is dead"),
    ),
    ("jrg89-beast-34-3x1", Row::Agrees),
    (
        "jrg89-ld-1-official",
        Row::Differs("5288: the source corrects it, the single white stone is dead"),
    ),
    (
        "jrg89-beast-10",
        Row::Differs("DIFFERENCES.md: White connects the ko instead of playing on"),
    ),
];

const SLOW: [(&str, Row); 5] = [
    ("jrg89-beast-03", Row::Agrees),
    ("jrg89-ld-5", Row::Agrees),
    (
        "jrg89-ld-5-official",
        Row::Differs("5333: the source corrects it, the single white stone is dead"),
    ),
    ("jrg89-beast-29", Row::PerhapsAgrees),
    (
        "jrg89-beast-18-official",
        Row::PerhapsDiffers("5780: the source corrects it, the black groups stay"),
    ),
];

/// What comes of a ruling here, if it has a row.
pub fn found(id: &str) -> Option<Found> {
    let (_, row) = QUICK.iter().chain(&SLOW).find(|(name, _)| *name == id)?;
    Some(match row {
        Row::Agrees => Found::Longer,
        Row::Differs(_) => Found::Differs,
        Row::PerhapsAgrees | Row::PerhapsDiffers(_) => Found::Undecided,
    })
}

/// Fragments made whole: `X` and `O` are outer stones, which the source takes for alive and not in seki (4568); each colour's are joined to a
/// stone with two eyes. A comma is no location.
const WHOLE: [(&str, &[&str]); 10] = [
    ("jrg89-c-7b", &[",,,,", ",,OO", ",XXO", ",X.x", ",Xox"]),
    (
        "jrg89-ld-2",
        &[",,,,,,,", "XXXX,,,", "ooooXX,", "x.o.oX,", ".xo.oX,"],
    ),
    (
        "jrg89-ld-11-left",
        &[
            ",,,,,,,,", ",,,,,,,,", ",,,,,,,,", ",XXXXXX,", "XXooooX,", "Xo.o.oX,",
        ],
    ),
    (
        "jrg89-ld-11-right",
        &[
            ",,,,,,,,,,,,",
            ",,,XXXOOO,,,",
            ",,,XooxxO,,,",
            ",,XXo.oxOOO,",
            ",XooooxxxxO,",
            ",Xo.ox.x.xO,",
        ],
    ),
    (
        "jrg89-c-19a",
        &[
            ",,Ox...", ",,Oxx..", ",,Ox.x.", ",,OOxxx", ",,OOOOO", ",,,,,,,",
        ],
    ),
    (
        "jrg89-ld-9",
        &[",Ox.ox", ",Oxxx.", ",OOOxx", ",,,OOO", ",,,,,,"],
    ),
    ("jrg89-ld-1", &[",,,,,", "XXX,,", "XOOO,", "oxxO,", ".xxO,"]),
    (
        "jrg89-ld-1-official",
        &[",,,,,", "XXX,,", "XOOO,", "oxxO,", ".xxO,"],
    ),
    (
        "jrg89-ld-5",
        &[",Xo.xxo.", ",Xo.xOxx", ",XoxxOxx", ",XXOOOOO", ",,,,,,,,"],
    ),
    (
        "jrg89-ld-5-official",
        &[",Xo.xxo.", ",Xo.xOxx", ",XoxxOxx", ",XXOOOOO", ",,,,,,,,"],
    ),
];

struct Position {
    board: Arc<Board>,
    stones: ByColor<PointSet>,
    /// The cells of the diagram, by number; outer groups follow.
    cells: Vec<Cell>,
}

/// A diagram as a board.
fn position(rows: &[&str]) -> Result<Position, String> {
    let mut cells = Vec::new();
    let mut signs = Vec::new();
    for (row, text) in rows.iter().enumerate() {
        for (column, sign) in text.chars().enumerate().filter(|&(_, sign)| sign != ',') {
            cells.push((column, row));
            signs.push(sign);
        }
    }
    let number: HashMap<Cell, usize> = cells.iter().copied().zip(0..).collect();
    let right = |&(column, row): &Cell| [(column + 1, row), (column, row + 1)];
    let mut pairs: Vec<(usize, usize)> = Vec::new();
    for (at, cell) in cells.iter().enumerate() {
        pairs.extend(
            right(cell)
                .iter()
                .filter_map(|next| Some((at, *number.get(next)?))),
        );
    }
    for (outer, color) in [('X', 'x'), ('O', 'o')] {
        if signs.contains(&outer) {
            // A stone with two eyes, joined to all of them.
            let stone = signs.len();
            pairs.extend(
                signs
                    .iter()
                    .enumerate()
                    .filter(|&(_, &sign)| sign == outer)
                    .map(|(at, _)| (at, stone)),
            );
            pairs.extend([(stone, stone + 1), (stone, stone + 2)]);
            signs.extend([color, '.', '.']);
        }
    }
    let board = Board::new(signs.len(), pairs).map_err(|fault| format!("{fault:?}"))?;
    let of = |color: char| {
        let is = |point: &Point| signs[point.index()].eq_ignore_ascii_case(&color);
        board.points().filter(is).collect()
    };
    let stones = ByColor {
        black: of('x'),
        white: of('o'),
    };
    Ok(Position {
        board: Arc::new(board),
        stones,
        cells,
    })
}

fn lines() -> Result<HashMap<String, Value>, String> {
    let lines = include_str!("rulings/jrg89.jsonl").lines().map(|line| {
        let value: Value = serde_json::from_str(line).map_err(|fault| fault.to_string())?;
        let id = value["id"].as_str().ok_or("a line has a name")?;
        Ok((id.to_owned(), value))
    });
    lines.collect()
}

fn told(id: &str, line: &Value) -> Result<Position, String> {
    if let Some((_, rows)) = WHOLE.iter().find(|(name, _)| *name == id) {
        return position(rows);
    }
    let rows: Option<Vec<&str>> = line["rows"]
        .as_array()
        .map(|rows| rows.iter().filter_map(Value::as_str).collect());
    position(&rows.ok_or("a line has rows")?)
}

fn cells(list: &Value) -> BTreeSet<Cell> {
    let cell = |pair: &Value| {
        let at = |index: usize| usize::try_from(pair[index].as_u64()?).ok();
        Some((at(0)?, at(1)?))
    };
    list.as_array()
        .map(|list| list.iter().filter_map(cell).collect())
        .unwrap_or_default()
}

fn start(position: &Position, prisoners: ByColor<u32>) -> Start {
    Start {
        prisoners,
        ..Start::new(
            Arc::clone(&position.board),
            position.stones.clone(),
            Color::Black,
        )
    }
}

fn judged(position: &Position, line: &Value) -> Result<Judgement, String> {
    let captives =
        |color: &str| u32::try_from(line["captives"][color].as_u64().unwrap_or(0)).unwrap_or(0);
    let prisoners = ByColor {
        black: captives("black"),
        white: captives("white"),
    };
    let start = start(position, prisoners);
    let judged = jrg89::RULES.judge(&start, 0, &nodes(effort(2_000_000, 5_000_000)));
    judged.map_err(|fault| fault.to_string())
}

/// Whether the dead stones, and the margin where one is told, are those of the ruling.
fn agrees(position: &Position, line: &Value, found: &Judgement) -> bool {
    let ruling = &line["ruling"];
    let dead: BTreeSet<Cell> = found
        .dead
        .iter()
        .filter_map(|point| position.cells.get(point.index()).copied())
        .collect();
    let margin = match found.outcome {
        GameResult::Score(0) => "jigo".to_owned(),
        GameResult::Score(score) if score > 0 => format!("B+{}", score / 1000),
        GameResult::Score(score) => format!("W+{}", -score / 1000),
        _ => "?".to_owned(),
    };
    // Where stones are told that the engine finds dead, the margin of that beast counts only what the comment is about.
    let same_margin = ruling["margin"]
        .as_str()
        .is_none_or(|told| told == margin || line["board_edges"].is_array());
    cells(&ruling["dead"]) == dead && same_margin
}

#[test]
fn the_rows_are_as_the_table_says() -> Result<(), String> {
    let lines = lines()?;
    let slow = &SLOW[..effort(0, SLOW.len())];
    let mut wrong = Vec::new();
    let only = std::env::var("LOJA_ROW").ok();
    let wanted = |(id, _): &&(&str, Row)| only.as_deref().is_none_or(|only| only == *id);
    for (id, row) in QUICK
        .iter()
        .step_by(effort(2, 1))
        .chain(slow)
        .filter(wanted)
    {
        let line = lines.get(*id).ok_or_else(|| format!("{id} is a line"))?;
        let position = told(id, line)?;
        let found = judged(&position, line)?;
        let decided = found.standing == Standing::Decided;
        let dead: Vec<_> = found
            .dead
            .iter()
            .map(|point| position.cells.get(point.index()))
            .collect();
        let perhaps = matches!(row, Row::PerhapsAgrees | Row::PerhapsDiffers(_));
        let as_told = matches!(row, Row::Agrees | Row::PerhapsAgrees);
        let wrong_answer = decided && agrees(&position, line, &found) != as_told;
        if !decided && !perhaps || wrong_answer {
            wrong.push(format!(
                "{id}: {dead:?}, {:?}, {:?}",
                found.outcome, found.open
            ));
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
    Ok(())
}

#[test]
fn a_limit_is_kept_and_quick_strings_are_not_starved() -> Result<(), String> {
    let lines = lines()?;
    let position = told("jrg89-beast-12", &lines["jrg89-beast-12"])?;
    let none = ByColor { black: 0, white: 0 };
    let ask = |control: &Control<'_>| {
        let judged = jrg89::RULES.judge(&start(&position, none), 0, control);
        judged.map_err(|fault| fault.to_string())
    };
    let few = ask(&nodes(20_000))?;
    // A nested question may go on to its own end, and that is as long as the limit at most.
    assert!(few.nodes <= 3 * 20_000, "{}", few.nodes);
    let open = |judged: &Judgement| {
        let open = judged.strings.iter();
        open.filter(|string| string.status == StringStatus::Open)
            .count()
    };
    // One string needs ten times more; the two others are told.
    assert_eq!((open(&few), few.strings.len()), (1, 3));
    let again = ask(&nodes(20_000))?;
    assert_eq!((few.strings, few.nodes), (again.strings, again.nodes));
    let stop = |_| Going::Break(());
    let stopped = ask(&Control::polling(nodes(600_000).limits(), &stop))?;
    assert!(open(&stopped) > 0 && stopped.nodes < 6_000);
    Ok(())
}

#[test]
fn the_first_example_is_enabled_where_the_source_says() -> Result<(), String> {
    let lines = lines()?;
    for id in ["jrg89-c-7b", "jrg89-ld-2", "jrg89-beast-32", "jrg89-ld-1"] {
        let line = &lines[id];
        let position = told(id, line)?;
        let enabled = cells(&line["ruling"]["enabled_set"]);
        let capturable = cells(&line["ruling"]["capturable_alive"]);
        assert!(!enabled.is_empty() && !capturable.is_empty(), "{id}");
        if id == "jrg89-beast-32" {
            continue;
        }
        let found = judged(&position, line)?;
        for string in found.strings {
            let cell = string
                .points
                .iter()
                .next()
                .and_then(|point| position.cells.get(point.index()));
            if cell.is_some_and(|cell| capturable.contains(cell)) {
                assert!(
                    matches!(string.status, StringStatus::Enabled(_)),
                    "{id} at {cell:?}: {:?}",
                    string.status
                );
            }
        }
    }
    Ok(())
}

/// 4770: a double-ko seki. The four groups stay, and nobody has territory. The two single stones in the kos are dead, as the source has it of beasts 18 and 25.
fn example_11_is_a_seki_with_a_double_ko() -> Result<(), String> {
    let id = "jrg89-ld-11-right";
    let lines = lines()?;
    let position = told(id, &lines[id])?;
    let found = judged(&position, &lines[id])?;
    assert_eq!(found.standing, Standing::Decided);
    let (mut groups, mut single) = (0, 0);
    for string in &found.strings {
        match (&string.status, string.points.len()) {
            (StringStatus::Dead, 1) => single += 1,
            (StringStatus::Uncapturable, 9..) => groups += 1,
            other => return Err(format!("{other:?}")),
        }
    }
    assert_eq!((groups, single), (4, 2));
    // Outside the diagram each has the two eyes that make it whole.
    assert_eq!(found.outcome, GameResult::Score(0));
    Ok(())
}

/// Told dead (5721); the certificate holds on the whole board, and of the lemmas takes Benson's alone. The line is in `DIFFERENCES.md`.
#[test]
fn on_beast_16_the_double_ko_saves_six_stones() -> Result<(), String> {
    let lines = lines()?;
    let line = &lines["jrg89-beast-16"];
    let position = told("jrg89-beast-16", line)?;
    let cell = (3, 3);
    assert!(cells(&line["ruling"]["dead"]).contains(&cell));
    let stone = position.cells.iter().position(|&at| at == cell);
    let stone = stone.and_then(|at| position.board.point(at)).ok_or("d2")?;
    let bundle = certify(
        jrg89::RULES,
        &common::position(&position.board, &position.stones),
        &Question::Captured(stone),
        &searches(400_000),
    )
    .ok_or("decided")?;
    let shown = check(&bundle).map_err(|why| why.to_string())?;
    assert!(!shown.claim.answer);
    assert_eq!(shown.part, position.board.locations());
    assert!(!bundle.certificate.lemmas.gaps);
    Ok(())
}

/// Of each board how many forced questions have a certificate with 20,000 situations for a search, and how many not: boards that take less than a second, …
const CERTIFIED: [(&str, usize, usize); 18] = [
    ("jrg89-c-7b", 3, 0),
    ("jrg89-ld-2", 5, 0),
    ("jrg89-ld-9", 3, 0),
    ("jrg89-c-19a", 2, 0),
    ("jrg89-both-dead-1", 2, 0),
    ("jrg89-both-dead-3", 3, 0),
    ("jrg89-seki-spread", 3, 0),
    ("jrg89-beast-02", 5, 0),
    ("jrg89-beast-09", 3, 0),
    ("jrg89-beast-13", 4, 0),
    ("jrg89-beast-24", 4, 0),
    ("jrg89-both-dead-normal", 4, 0),
    ("jrg89-beast-14", 3, 0),
    ("jrg89-beast-32", 3, 0),
    ("jrg89-ld-11-left", 2, 0),
    ("jrg89-beast-31", 4, 0),
    ("jrg89-beast-34-3x1", 2, 0),
    ("jrg89-beast-10", 7, 0),
];

/// … and those that take longer.
const CERTIFIED_SLOWLY: [(&str, usize, usize); 15] = [
    ("jrg89-seki-spread-2", 11, 0),
    ("jrg89-both-dead-3-without-stone", 12, 0),
    ("jrg89-both-dead-2", 15, 0),
    ("jrg89-beast-07", 2, 0),
    ("jrg89-beast-22", 4, 0),
    ("jrg89-beast-25", 4, 0),
    ("jrg89-beast-08", 6, 0),
    ("jrg89-ld-1", 6, 0),
    ("jrg89-beast-12", 3, 1),
    ("jrg89-beast-01", 6, 0),
    ("jrg89-beast-11", 31, 8),
    ("jrg89-beast-01-official", 6, 0),
    ("jrg89-beast-05", 8, 5),
    ("jrg89-beast-05-official", 8, 5),
    ("jrg89-ld-1-official", 6, 0),
];

/// How many of the forced questions of a board have a certificate that was read again and walked through, and how many not.
fn certified(position: &Position, line: &Value) -> Result<(usize, usize), String> {
    let found = judged(position, line)?;
    let start = Start::new(
        Arc::clone(&position.board),
        position.stones.clone(),
        Color::Black,
    );
    let shown = show(
        loja_systems::jrg89::RULES,
        &start,
        0,
        &found,
        &searches(20_000),
    );
    assert_eq!(shown.contradiction, None);
    let mut count = 0;
    for bundle in &shown.bundles {
        let again = Bundle::read(&bundle.to_text()).map_err(|why| why.to_string())?;
        check(&again).map_err(|why| why.to_string())?;
        count += match again.certificate.claim.question {
            // A score names one for each string that is no safe one.
            Question::Score(_) => again.certificate.inner.len(),
            _ => 1,
        };
    }
    let missing = shown.missing.iter();
    let missing = missing.filter(|missing| !missing.starts_with("score"));
    Ok((count, missing.count()))
}

#[test]
fn so_many_forced_questions_have_certificates() -> Result<(), String> {
    let lines = lines()?;
    let slow = &CERTIFIED_SLOWLY[..effort(0, CERTIFIED_SLOWLY.len())];
    let mut wrong = Vec::new();
    let only = std::env::var("LOJA_ROW").ok();
    for &(id, shown, missing) in CERTIFIED.iter().step_by(effort(2, 1)).chain(slow) {
        if only.as_deref().is_some_and(|only| only != id) {
            continue;
        }
        let position = told(id, &lines[id])?;
        let found = certified(&position, &lines[id])?;
        if found != (shown, missing) {
            wrong.push(format!("{id}: {found:?}"));
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
    Ok(())
}
