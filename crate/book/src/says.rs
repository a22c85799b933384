//! What a chapter says about a position, as data that the engine can confirm.

use loja_notation::{Layout, parse_moves, read_one, read_set, situation_line};
use loja_rules::{ByColor, Color, Move, PointSet};
use serde::Deserialize;

/// A statement as it stands in a block: one of the kinds, and what goes with it.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct SaysData {
    /// Its name within the chapter.
    pub(crate) name: Option<String>,
    /// What the reader is told instead of the words made from the data.
    say: Option<String>,
    /// Moves from the figure's situation, after which it holds.
    #[serde(default)]
    after: String,
    /// `false` where the engine can't decide it; then it is the source's ruling.
    decided: Option<bool>,

    lock: Option<String>,
    refuted: Option<String>,
    bordered: Option<String>,
    unbordered: Option<Unbordered>,
    formation: Option<String>,
    no_formation: Option<String>,
    control: Option<Vec<String>>,
    controls: Option<String>,
    score: Option<Score>,
    result: Option<String>,
    legal: Option<String>,
    refused: Option<RefusedData>,
    similar: Option<[usize; 2]>,
    different: Option<[usize; 2]>,
    becomes: Option<String>,
    cycles: Option<Vec<usize>>,
    ruled: Option<String>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Unbordered {
    set: String,
    rule: String,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct RefusedData {
    r#move: String,
    rule: String,
}

/// Both scores.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Score {
    pub(crate) black: u64,
    pub(crate) white: u64,
}

/// A statement about the situation of a figure.
#[derive(Clone, Debug)]
pub struct Says {
    /// Its name within the chapter.
    pub id: String,
    /// The line on which it stands.
    pub line: usize,
    /// What the reader is told instead of the words made from the data.
    pub(crate) say: Option<String>,
    /// The moves as written, and read.
    pub(crate) after: (String, Vec<Move>),
    /// Whether the engine can decide it.
    pub(crate) decided: bool,
    pub(crate) kind: Kind,
}

/// What is said.
#[derive(Clone, Debug)]
pub(crate) enum Kind {
    /// C4: whether the player can lock the set.
    Lock {
        player: Color,
        set: PointSet,
        holds: bool,
    },
    /// C5: the player has bordered the set, or the clause that says why not.
    Border {
        player: Color,
        set: PointSet,
        rule: Option<String>,
    },
    /// C8: whether the player has built a 2-eye formation on the set.
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
    /// A1.5: who has more, by how much; `None` for a jigo.
    Result(Option<(Color, u64)>),
    /// B1: the move is legal, or the clause that refuses it.
    Move {
        text: String,
        turn: Move,
        rule: Option<String>,
    },
    /// E3: whether two situations are similar. Their numbers count from the diagram, which is 0.
    Similar { numbers: [usize; 2], holds: bool },
    /// The situation is this one.
    Becomes(Becomes),
    /// B3: exactly the cycles that began with these situations may be removed.
    Cycles(Vec<usize>),
    /// What the source says in words about other rules, or what no other kind can say.
    Ruled(String),
}

/// A situation, or its last line alone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Becomes {
    pub(crate) rows: Option<Vec<String>>,
    pub(crate) line: String,
}

impl Says {
    /// Finds everything on the board.
    ///
    /// # Errors
    /// In words, without a place.
    pub(crate) fn read(data: &SaysData, line: usize, layout: &Layout) -> Result<Says, String> {
        let moves = parse_moves(layout, &data.after).map_err(|e| format!("after: {e}"))?;
        let mut kinds = kinds(data, layout)?;
        let (Some(kind), None) = (kinds.pop(), kinds.pop()) else {
            return Err("a claim says exactly one thing".to_owned());
        };
        let decided = data.decided.unwrap_or(true);
        let of_search = matches!(
            kind,
            Kind::Lock { .. }
                | Kind::Control(_)
                | Kind::Controls { .. }
                | Kind::Score(_)
                | Kind::Result(_)
                | Kind::Ruled(_)
        );
        if decided && matches!(kind, Kind::Ruled(_)) {
            return Err("a ruling in words is nothing that could be decided".to_owned());
        }
        if !decided && !of_search {
            return Err("this can always be decided".to_owned());
        }
        Ok(Says {
            id: data.name.clone().unwrap_or_default(),
            line,
            say: data.say.clone(),
            after: (data.after.trim().to_owned(), moves),
            decided,
            kind,
        })
    }
}

/// Everything that the data says.
fn kinds(data: &SaysData, layout: &Layout) -> Result<Vec<Kind>, String> {
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
fn claim(layout: &Layout, text: &str) -> Result<(Color, PointSet), String> {
    let (player, set) = side(text)?;
    let player = player.ok_or("nobody claims nothing; \"black: …\" or \"white: …\"")?;
    let set = read_set(layout, set).map_err(|error| error.to_string())?;
    Ok((player, set))
}

fn side(text: &str) -> Result<(Option<Color>, &str), String> {
    let (who, rest) = text.split_once(':').unwrap_or((text, ""));
    match who.trim() {
        "black" => Ok((Some(Color::Black), rest)),
        "white" => Ok((Some(Color::White), rest)),
        "nobody" => Ok((None, rest)),
        _ => Err(format!(
            "\"{text}\" does not begin with \"black:\", \"white:\" or \"nobody:\""
        )),
    }
}

fn control(layout: &Layout, rows: &[String]) -> Result<ByColor<PointSet>, String> {
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

fn result(text: &str) -> Result<Option<(Color, u64)>, String> {
    let bad = || format!("\"{text}\" is no result; \"B+1\", \"W+1\" and \"jigo\" are");
    if text == "jigo" {
        return Ok(None);
    }
    let (who, points) = text.split_once('+').ok_or_else(bad)?;
    let color = match who {
        "B" => Color::Black,
        "W" => Color::White,
        _ => return Err(bad()),
    };
    let points = points.parse().ok().filter(|&points| points > 0);
    points.map(|points| Some((color, points))).ok_or_else(bad)
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
