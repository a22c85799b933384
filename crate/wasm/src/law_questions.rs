//! Input for other rule sets: positions under no rules, rule names, reports of LJRG's referee.

use loja_notation::{Diagram, Layout, PositionData, Record};
use loja_report::ljrg_findings;
use loja_rules::Point;
use loja_systems::japan_1989::Turn;
use loja_systems::jrg89::argue::ArgumentQuestion;
use loja_systems::{Fault, Law, LjrgFindings, RuleSetGame, Start, System};
use serde_json::Value;

use crate::api::{Failure, numbers, parse, read_player, read_point, read_set};
use crate::table_question::bad;

/// The most stones fixed by a capturer.
const MOST_STONES: u64 = 400;

/// A position under no rules, from JSON or a diagram, without moves.
pub(crate) fn read_record(start: &str) -> Result<Record, Failure> {
    let record = match parse(start, "bad-position")? {
        Value::String(text) => {
            Diagram::parse(&text).and_then(|diagram| Record::from_diagram(&diagram))
        }
        start => PositionData::try_from(start).and_then(|data| {
            Record::from_data(PositionData {
                moves: None,
                ..data
            })
        }),
    };
    let record = record.map_err(|error| Failure::of("bad-position", error))?;
    if record.layout.edges().is_some() {
        let message = "this is a part of a board, and nobody knows what lies outside";
        return Err(Failure::new("bad-position", message));
    }
    Ok(record)
}

pub(crate) fn start_of(record: &Record) -> Result<Start, Failure> {
    loja_lesson::start_of(record).map_err(|error| Failure::of("bad-position", error))
}

/// A game of these rules from there.
pub(crate) fn begin(system: System, record: &Record) -> Result<RuleSetGame, Failure> {
    let begun = system.start(&start_of(record)?);
    begun.map_err(|fault| no_position(&record.layout, &fault))
}

pub(crate) fn no_position(layout: &Layout, fault: &Fault) -> Failure {
    Failure {
        points: numbers(fault.points.iter()),
        ..Failure::new("bad-position", fault.message(|at| layout.name(at)))
    }
}

pub(crate) fn read_law(name: &str) -> Result<Law, Failure> {
    Law::from_name(name).ok_or_else(|| {
        let known: Vec<&str> = Law::every().map(Law::name).collect();
        let told: String = name.chars().take(40).collect();
        let message = format!(
            "“{}” names no rules; there are {}",
            told.escape_debug(),
            known.join(", ")
        );
        Failure::new("bad-rules", message)
    })
}

pub(crate) fn read_laws(text: &str) -> Result<Vec<Law>, Failure> {
    let expected = || Failure::new("bad-rules", "a list of the names of rules is expected");
    let Value::Array(names) = parse(text, "bad-rules")? else {
        return Err(expected());
    };
    // More than there are must contain repetitions.
    if names.is_empty() || names.len() > 100 {
        return Err(expected());
    }
    let law = |name: &Value| read_law(name.as_str().ok_or_else(expected)?);
    names.iter().map(law).collect()
}

/// The report of LJRG's referee; `null` is none.
pub(crate) fn read_referee(layout: &Layout, text: &str) -> Result<Option<LjrgFindings>, Failure> {
    let report = parse(text, "bad-rules")?;
    if report.is_null() {
        return Ok(None);
    }
    let found = ljrg_findings(layout, &report);
    found.map(Some).ok_or_else(|| {
        let message =
            "the report of LJRG’s referee on this position is expected, with “control” and “score”";
        Failure::new("bad-rules", message)
    })
}

pub(crate) fn read_law_question(layout: &Layout, text: &str) -> Result<ArgumentQuestion, Failure> {
    let value = parse(text, "bad-claim")?;
    let at = || -> Result<Point, Failure> {
        let at = value.get("at").unwrap_or(&Value::Null);
        read_point(layout, at)
    };
    let set = || read_set(layout, value.get("set"));
    Ok(match value.get("kind").and_then(Value::as_str) {
        Some("capture") => ArgumentQuestion::Captured(at()?),
        Some("part-1") => ArgumentQuestion::Clean(at()?, set()?),
        Some("part-2") => {
            let stones = value.get("stones").and_then(Value::as_u64).unwrap_or(0);
            let stones = u32::try_from(stones.min(MOST_STONES)).unwrap_or(0);
            ArgumentQuestion::Beyond(read_player(value.get("player"))?, set()?, stones)
        }
        _ => {
            let message = "a question of 1989 is of the kind \"capture\", \"part-1\" or \"part-2\"";
            return Err(Failure::new("bad-claim", message));
        }
    })
}

pub(crate) fn read_turn(layout: &Layout, value: &Value) -> Result<Turn, Failure> {
    let point =
        |value: &Value| read_point(layout, value).map_err(|failure| failure.coded("bad-move"));
    let ko = value.get("for").filter(|ko| !ko.is_null());
    Ok(match (value.get("kind").and_then(Value::as_str), ko) {
        (Some("pass"), None) => Turn::Pass,
        (Some("pass"), Some(ko)) => Turn::PassFor(point(ko)?),
        (Some("play"), _) => Turn::Play(point(value.get("at").unwrap_or(&Value::Null))?),
        _ => {
            return Err(bad(
                "a move of an argument is {kind: \"play\", at}, {kind: \"pass\"} or {kind: \"pass\", for}",
            ));
        }
    })
}
