use loja_notation::{Layout, parse_moves, read_one, read_set, situation_line};
use loja_rules::{ByColor, Color, Move, PointSet};
use loja_systems::System;

use crate::laws::{SaidByLaw, is_law_data, said};
use crate::statement_data::{Score, StatementData, Unbordered, result, side};

/// A statement about a figure's situation.
#[derive(Clone, Debug)]
pub struct Statement {
    /// Its name within the chapter.
    pub id: String,
    /// Its line.
    pub line: usize,
    pub(crate) say: Option<String>,
    /// The moves, written and read.
    pub(crate) after: (String, Vec<Move>),
    /// Whether the engine can decide it.
    pub(crate) decided: bool,
    /// Why not, for the reader.
    pub(crate) because: Option<String>,
    pub(crate) told_otherwise: bool,
    pub(crate) kind: Kind,
}

impl Statement {
    /// # Errors
    /// In words, without a place.
    pub(crate) fn read(
        data: &StatementData,
        line: usize,
        layout: &Layout,
        block: Option<System>,
    ) -> Result<Statement, String> {
        let (after, kind) = match is_law_data(data, block) && data.ruled.is_none() {
            true => {
                let said = said(data, layout, block)?;
                ((said.after(layout), Vec::new()), Kind::ByLaw(said))
            }
            false => {
                let moves = parse_moves(layout, &data.after).map_err(|e| format!("after: {e}"))?;
                let mut kinds = kinds(data, layout)?;
                let (Some(kind), None) = (kinds.pop(), kinds.pop()) else {
                    return Err("a claim says exactly one thing".to_owned());
                };
                ((data.after.trim().to_owned(), moves), kind)
            }
        };
        let decided = data.decided.unwrap_or(true);
        let of_search = match &kind {
            Kind::ByLaw(said) => said.is_of_search(),
            kind => matches!(
                kind,
                Kind::Lock { .. }
                    | Kind::Control(_)
                    | Kind::Controls { .. }
                    | Kind::Score(_)
                    | Kind::Result(_)
                    | Kind::Ruled(_)
            ),
        };
        if decided && matches!(kind, Kind::Ruled(_)) {
            return Err("a ruling in words is nothing that could be decided".to_owned());
        }
        if !decided && !of_search {
            return Err("this can always be decided".to_owned());
        }
        // Readers expect answers to questions under these rules, so they must hear why there is none. A
        // ruling in words asks nothing.
        let asks = !matches!(kind, Kind::Ruled(_) | Kind::ByLaw(_));
        if !decided && asks && data.because.is_none() {
            return Err("what the engine can't decide says why: \"because\"".to_owned());
        }
        if decided && data.because.is_some() {
            return Err("\"because\" is for what the engine can't decide".to_owned());
        }
        if data.told_otherwise && !decided {
            return Err("what is found otherwise is decided".to_owned());
        }
        Ok(Statement {
            id: data.name.clone().unwrap_or_default(),
            line,
            say: data.say.clone(),
            after,
            decided,
            because: data.because.clone(),
            told_otherwise: data.told_otherwise,
            kind,
        })
    }

    pub(crate) fn is_of_control(&self) -> bool {
        let of_control = matches!(
            self.kind,
            Kind::Control(_) | Kind::Controls { .. } | Kind::Score(_) | Kind::Result(_)
        );
        of_control && self.decided && self.after.1.is_empty()
    }
}

#[derive(Clone, Debug)]
pub(crate) enum Kind {
    /// C4: whether the player can lock the set.
    Lock {
        player: Color,
        set: PointSet,
        holds: bool,
    },
    /// C5: the player has bordered the set, or why not.
    Border {
        player: Color,
        set: PointSet,
        rule: Option<String>,
    },
    /// C8: whether the player has a 2-eye formation on the set.
    Formation {
        player: Color,
        set: PointSet,
        holds: bool,
    },
    /// C3: exactly this is controlled.
    Control(ByColor<PointSet>),
    /// C3: the player, or nobody, controls all of the set.
    Controls {
        player: Option<Color>,
        set: PointSet,
    },
    /// C1, C2: both scores.
    Score(Score),
    /// A1.5: the leader and the margin; `None` for a jigo.
    Result(Option<(Color, u64)>),
    /// B1: the move is legal, or the clause that forbids it.
    Move {
        text: String,
        turn: Move,
        rule: Option<String>,
    },
    /// E3: whether two situations are similar, numbered from the diagram, 0.
    Similar { numbers: [usize; 2], holds: bool },
    /// The situation is this one.
    Becomes(Becomes),
    /// B3: exactly the cycles from these situations may be removed.
    Cycles(Vec<usize>),
    /// The source's words about other rules, or what no kind can say.
    Ruled(String),
    /// A statement of another rule set.
    ByLaw(SaidByLaw),
}

/// A situation, or its last line alone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Becomes {
    pub(crate) rows: Option<Vec<String>>,
    pub(crate) line: String,
}

pub(crate) fn kinds(data: &StatementData, layout: &Layout) -> Result<Vec<Kind>, String> {
    for (name, is_there) in [
        ("status", data.status.is_some()),
        ("may_stop", data.may_stop.is_some()),
        ("parts", data.parts.is_some()),
        ("shows", data.shows.is_some()),
        ("immortal", data.immortal.is_some()),
        ("sums", data.sums.is_some()),
        ("by_first_plan", data.by_first_plan.is_some()),
    ] {
        if is_there {
            return Err(format!(
                "\"{name}\" is said by other rules, which \"rules\" names"
            ));
        }
    }
    let mut found = Vec::new();
    for (text, holds) in [(&data.lock, true), (&data.refuted, false)] {
        if let Some(text) = text {
            let (player, set) = claim(layout, text)?;
            found.push(Kind::Lock { player, set, holds });
        }
    }
    for (text, holds) in [(&data.formation, true), (&data.no_formation, false)] {
        if let Some(text) = text {
            let (player, set) = claim(layout, text)?;
            found.push(Kind::Formation { player, set, holds });
        }
    }
    if let Some(text) = &data.bordered {
        let (player, set) = claim(layout, text)?;
        found.push(Kind::Border {
            player,
            set,
            rule: None,
        });
    }
    if let Some(Unbordered { set, rule }) = &data.unbordered {
        let (player, set) = claim(layout, set)?;
        let rule = Some(rule.clone());
        found.push(Kind::Border { player, set, rule });
    }
    if let Some(rows) = &data.control {
        found.push(Kind::Control(control(layout, rows)?));
    }
    if let Some(text) = &data.controls {
        let (player, set) = side(text)?;
        let set = read_set(layout, set).map_err(|error| error.to_string())?;
        found.push(Kind::Controls { player, set });
    }
    found.extend(data.score.map(Kind::Score));
    if let Some(text) = &data.result {
        found.push(Kind::Result(result(text)?));
    }
    let asked = data.refused.as_ref();
    let asked = asked.map(|refused| (&refused.r#move, Some(refused.rule.clone())));
    for (text, rule) in data.legal.iter().map(|text| (text, None)).chain(asked) {
        let moves = parse_moves(layout, text).map_err(|error| error.to_string())?;
        let &[turn] = moves.as_slice() else {
            return Err(format!("\"{text}\" is not one move"));
        };
        let text = text.trim().to_owned();
        found.push(Kind::Move { text, turn, rule });
    }
    for (numbers, holds) in [(data.similar, true), (data.different, false)] {
        found.extend(numbers.map(|numbers| Kind::Similar { numbers, holds }));
    }
    if let Some(text) = &data.becomes {
        found.push(Kind::Becomes(becomes(layout, text)?));
    }
    found.extend(data.cycles.clone().map(Kind::Cycles));
    found.extend(data.ruled.clone().map(Kind::Ruled));
    Ok(found)
}

/// `black: a1 b1`
pub(crate) fn claim(layout: &Layout, text: &str) -> Result<(Color, PointSet), String> {
    let (player, set) = side(text)?;
    let player = player.ok_or("nobody claims nothing; \"black: …\" or \"white: …\"")?;
    let set = read_set(layout, set).map_err(|error| error.to_string())?;
    Ok((player, set))
}

pub(crate) fn control(layout: &Layout, rows: &[String]) -> Result<ByColor<PointSet>, String> {
    let cells = layout.cells();
    let shape = |rows: &[String]| {
        rows.iter()
            .map(|row| row.chars().count())
            .collect::<Vec<_>>()
    };
    let wanted: Vec<usize> = cells.iter().map(Vec::len).collect();
    if shape(rows) != wanted {
        return Err("the map of control is not of the board's shape".to_owned());
    }
    let mut control = ByColor::<PointSet>::default();
    for (row, cells) in rows.iter().zip(cells) {
        for (sign, cell) in row.chars().zip(cells) {
            let color = match (sign, cell) {
                ('B', Some(_)) => Color::Black,
                ('W', Some(_)) => Color::White,
                ('.', Some(_)) | (',', None) => continue,
                _ => return Err(format!("'{sign}' says nothing in a map of control")),
            };
            if let Some(point) = cell {
                control[color].insert(*point);
            }
        }
    }
    Ok(control)
}

fn becomes(layout: &Layout, text: &str) -> Result<Becomes, String> {
    if !text.contains('|') {
        let words: Vec<&str> = text.split_whitespace().collect();
        if words.len() != 4 {
            return Err(format!("\"{}\" is no situation line", text.trim()));
        }
        return Ok(Becomes {
            rows: None,
            line: words.join(" "),
        });
    }
    let position = read_one(text).map_err(|error| format!("becomes: {error}"))?;
    if position.layout.board() != layout.board() {
        return Err("becomes: this is another board".to_owned());
    }
    let situation = position.state.situation();
    Ok(Becomes {
        rows: Some(loja_notation::rows(&position.layout, situation)),
        line: situation_line(situation),
    })
}
