use loja_lesson::{Course, OtherLine, parse_turns, system_named};
use loja_notation::{Layout, read_one, read_set};
use loja_rules::{Color, PointSet};
use loja_systems::Law;
use loja_systems::compare::ComparedStage;
use loja_systems::{GameTurn, System, ljrg};

use super::game::plain_rows;
use super::shown::{Shown, shown};
use crate::statement_data::{PartsData, StatementData, result, side};

#[derive(Clone, Debug)]
pub(crate) struct SaidByLaw {
    pub(crate) system: System,
    pub(crate) turns: Vec<GameTurn>,
    pub(crate) said: Said,
}

impl SaidByLaw {
    /// Whether it needs a search, which may give up.
    pub(crate) fn is_of_search(&self) -> bool {
        match &self.said {
            Said::Turn { .. } | Said::Becomes { .. } => false,
            Said::Shown(shown) => shown.is_of_search(),
            _ => true,
        }
    }
}

#[derive(Clone, Debug)]
pub(crate) enum Said {
    /// The status of these stones.
    Status(Fate, PointSet),
    /// Each location's owner: rows of `B`, `W`, `.`, `?` and `,`.
    Map(Vec<String>),
    /// All these count for that player, or for nobody.
    Counts(Option<Color>, PointSet),
    /// As printed by the command; `undefined` if the rules have none.
    Result(String),
    /// Whether play may stop here.
    MayStop(bool),
    /// The turn is legal, or the clause that forbids it.
    Turn {
        turn: GameTurn,
        rule: Option<String>,
    },
    /// Prisoners, turn and passes; perhaps the board.
    Becomes {
        rows: Option<Vec<String>>,
        line: String,
    },
    /// The difference from another rule set.
    Parts(Law, Parting),
    /// The stones that the players have shown, or that their plan makes of them.
    Shown(Shown),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Fate {
    Dead,
    /// Any but dead.
    Stands,
    Uncapturable,
    Enabled,
    Under,
    Local,
    Immortal,
    Protected,
}

impl Fate {
    const ALL: [Fate; 8] = [
        Fate::Dead,
        Fate::Stands,
        Fate::Uncapturable,
        Fate::Enabled,
        Fate::Under,
        Fate::Local,
        Fate::Immortal,
        Fate::Protected,
    ];

    /// The word in chapters, and, except for the second, in rule sets.
    pub(crate) const fn word(self) -> &'static str {
        match self {
            Fate::Dead => "dead",
            Fate::Stands => "standing",
            Fate::Uncapturable => "uncapturable",
            Fate::Enabled => "enabled",
            Fate::Under => "under",
            Fate::Local => "local",
            Fate::Immortal => "immortal",
            Fate::Protected => "protected",
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Parting {
    At(ComparedStage),
    Nowhere,
    /// Decided parts agree, and something is undecided.
    Open,
}

impl Parting {
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Parting::At(stage) => stage.name(),
            Parting::Nowhere => "nowhere",
            Parting::Open => "open",
        }
    }
}

/// Whether block or claim names rules other than LJRG.
pub(crate) fn is_law_data(data: &StatementData, block: Option<System>) -> bool {
    data.rules
        .as_deref()
        .map_or(block.is_some(), |name| name != ljrg::RULES.name())
}

pub(crate) fn said(
    data: &StatementData,
    layout: &Layout,
    block: Option<System>,
) -> Result<SaidByLaw, String> {
    let system = match (&data.rules, block) {
        (Some(name), _) => system_named(name).map_err(|error| format!("rules: {error}"))?,
        (None, Some(system)) => system,
        (None, None) => return Err("these are no other rules".to_owned()),
    };
    if let Some(field) = only_ljrg(data) {
        return Err(format!("\"{field}\" is said by LJRG alone"));
    }
    let turns = parse_turns(layout, &data.after).map_err(|e| format!("after: {e}"))?;
    let mut found = kinds(data, layout, system)?;
    let (Some(said), None) = (found.pop(), found.pop()) else {
        return Err("a claim says exactly one thing".to_owned());
    };
    Ok(SaidByLaw {
        system,
        turns,
        said,
    })
}

/// A field that only LJRG has.
fn only_ljrg(data: &StatementData) -> Option<&'static str> {
    [
        ("lock", data.lock.is_some()),
        ("refuted", data.refuted.is_some()),
        ("bordered", data.bordered.is_some()),
        ("unbordered", data.unbordered.is_some()),
        ("formation", data.formation.is_some()),
        ("no_formation", data.no_formation.is_some()),
        ("score", data.score.is_some()),
        ("similar", data.similar.is_some()),
        ("different", data.different.is_some()),
        ("cycles", data.cycles.is_some()),
    ]
    .into_iter()
    .find_map(|(name, is_there)| is_there.then_some(name))
}

fn kinds(data: &StatementData, layout: &Layout, system: System) -> Result<Vec<Said>, String> {
    let mut found = Vec::new();
    if let Some(text) = &data.status {
        let (word, set) = text.split_once(':').unwrap_or((text, ""));
        let word = Fate::ALL
            .into_iter()
            .find(|known| known.word() == word.trim());
        let known = Fate::ALL.map(Fate::word).join(", ");
        let word = word.ok_or_else(|| {
            format!("\"{text}\" does not begin with what becomes of the stones: {known}")
        })?;
        let set = read_set(layout, set).map_err(|error| error.to_string())?;
        found.push(Said::Status(word, set));
    }
    if let Some(rows) = &data.control {
        found.push(Said::Map(map(layout, rows)?));
    }
    if let Some(text) = &data.controls {
        let (player, set) = side(text)?;
        let set = read_set(layout, set).map_err(|error| error.to_string())?;
        found.push(Said::Counts(player, set));
    }
    if let Some(text) = &data.result {
        // A tie with a winner, as Ing's text has it, is "B+0".
        let word = [
            "tie",
            "no result",
            "undefined",
            "both lose",
            "B+",
            "W+",
            "B+0",
            "W+0",
        ];
        if !word.contains(&text.as_str()) && !is_half(text) {
            result(text)?;
        }
        found.push(Said::Result(text.clone()));
    }
    found.extend(data.may_stop.map(Said::MayStop));
    let asked = data.refused.as_ref();
    let asked = asked.map(|refused| (&refused.r#move, Some(refused.rule.clone())));
    for (text, rule) in data.legal.iter().map(|text| (text, None)).chain(asked) {
        let turns = OtherLine::turns(layout, text).map_err(|error| error.to_string())?;
        let &[turn] = turns.as_slice() else {
            return Err(format!("\"{text}\" is not one move"));
        };
        found.push(Said::Turn { turn, rule });
    }
    if let Some(text) = &data.becomes {
        found.push(becomes(layout, text)?);
    }
    if let Some(PartsData { from, at }) = &data.parts {
        let law = Law::from_name(from).filter(|law| *law != Law::from(system));
        let law = law.ok_or_else(|| format!("parts: \"{from}\" names no other rules"))?;
        let stage = ComparedStage::ALL
            .into_iter()
            .find(|stage| stage.name() == at);
        let at = match at.as_str() {
            "nowhere" => Parting::Nowhere,
            "open" => Parting::Open,
            _ => Parting::At(stage.ok_or_else(|| {
                format!("parts: \"{at}\" is none of stop, dead, whose, counted, nowhere, open")
            })?),
        };
        found.push(Said::Parts(law, at));
    }
    found.extend(shown(data, layout, system)?.into_iter().map(Said::Shown));
    Ok(found)
}

/// `B+0.5`: halves come from a komi.
fn is_half(text: &str) -> bool {
    let points = text.strip_prefix("B+").or_else(|| text.strip_prefix("W+"));
    let whole = points.and_then(|points| points.strip_suffix(".5"));
    whole.is_some_and(|whole| whole.parse::<u64>().is_ok())
}

fn map(layout: &Layout, rows: &[String]) -> Result<Vec<String>, String> {
    let cells = layout.cells();
    let same = rows.len() == cells.len()
        && rows.iter().zip(cells).all(|(row, cells)| {
            row.chars().count() == cells.len()
                && row
                    .chars()
                    .zip(cells)
                    .all(|(sign, cell)| (sign == ',') == cell.is_none())
        });
    if !same {
        return Err("the map of control is not of the board's shape".to_owned());
    }
    let strange = rows
        .iter()
        .flat_map(|row| row.chars())
        .find(|sign| !"BW.?,".contains(*sign));
    match strange {
        Some(sign) => Err(format!("'{sign}' says nothing in a map of control")),
        None => Ok(rows.to_vec()),
    }
}

fn becomes(layout: &Layout, text: &str) -> Result<Said, String> {
    if !text.contains('|') {
        let words: Vec<&str> = text.split_whitespace().collect();
        if words.len() != 4 {
            return Err(format!("\"{}\" is no situation line", text.trim()));
        }
        let line = words.join(" ");
        return Ok(Said::Becomes { rows: None, line });
    }
    let position = read_one(text).map_err(|error| format!("becomes: {error}"))?;
    if position.layout.board() != layout.board() {
        return Err("becomes: this is another board".to_owned());
    }
    let line = loja_notation::situation_line(position.state.situation());
    let rows = Some(plain_rows(&position));
    Ok(Said::Becomes { rows, line })
}
