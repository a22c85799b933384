//! Practice problems: what holds of one that somebody set, and new ones.

use loja_notation::{ColorName, Layout, PositionData};
use loja_practice::{Budget, Kind, Problem, Unfit, Wanted, attempt, facts, fit};
use loja_rules::{Color, Move};
use serde::Serialize;
use serde_json::Value;

use crate::api::{Failure, parse, read_line, read_player, read_set};

/// No board is larger than this in either direction: a larger one would only be searched in vain.
const MOST_SIDE: usize = 19;

/// Nobody asks for more than this many moves before a question, …
const MOST_MOVES: usize = 400;

/// … for more situations, …
const MOST_NODES: u64 = 2_000_000;

/// … or for searches that keep more bytes than this: a browser has to find them.
const MOST_BYTES: u64 = 256 << 20;

/// A candidate of an attempt costs at most so many situations, so that a reader does not wait for one.
const ATTEMPT_NODES: u64 = 20_000;

/// What holds of a task, `Facts` of the types.
#[derive(Debug, Serialize)]
pub struct Facts {
    problem: Option<Problem>,
    unfit: Option<Told>,
    notes: Vec<String>,
}

#[derive(Debug, Serialize)]
struct Told {
    code: &'static str,
    words: String,
}

/// `facts` of the module, with the first three arguments as JSON.
///
/// # Errors
/// When the position, a move or the task can't be read, when a move is not legal, or when the engine contradicts
/// itself.
pub fn of_task(start: &str, moves: &str, task: &str, nodes: u32) -> Result<Facts, Failure> {
    let bare = read_task(start, moves, task)?;
    let budget = Budget {
        nodes: u64::from(nodes).clamp(1, MOST_NODES),
        bytes: MOST_BYTES,
    };
    match facts(&bare, &budget) {
        Ok(problem) => Ok(Facts {
            notes: fit(&problem).err().iter().map(sentence).collect(),
            problem: Some(problem),
            unfit: None,
        }),
        Err(Unfit::Fault(why)) => Err(Failure::new("fault", why)),
        Err(unfit) => Ok(Facts {
            problem: None,
            notes: Vec::new(),
            unfit: Some(Told {
                code: unfit.code(),
                words: sentence(&unfit),
            }),
        }),
    }
}

/// `attempt` of the module: the candidate with this number, if it is a problem.
///
/// # Errors
/// When the wish can't be read, or when the engine contradicts itself.
pub fn new_one(wish: &str, seed: u32, number: u32) -> Result<Option<Problem>, Failure> {
    let wanted = read_wish(wish)?;
    match attempt(&wanted, seed.into(), number.into()) {
        Ok(problem) => Ok(Some(problem)),
        Err(Unfit::Fault(why)) => Err(Failure::new("fault", why)),
        Err(_) => Ok(None),
    }
}

/// The sentence of a fault, with a capital and a full stop.
fn sentence(unfit: &Unfit) -> String {
    let mut words = unfit.to_string();
    if let Some(first) = words.get_mut(..1) {
        first.make_ascii_uppercase();
    }
    if !words.ends_with(['.', '?', '…']) {
        words.push('.');
    }
    words
}

fn bad(message: impl Into<String>) -> Failure {
    Failure::new("bad-task", message)
}

/// What is told of a problem, without any fact.
fn read_task(start: &str, moves: &str, task: &str) -> Result<Problem, Failure> {
    let (read, moves) = read_line(start, moves)?;
    let layout = &read.layout;
    let mut position = given(start)?;
    // A name is the title's, and the rest is told in other fields.
    position.id = None;
    position.name = None;
    position.moves = None;
    position.start = None;
    position.continues = None;
    position.labels = Value::Null;
    let wide = position.rows.iter().any(|row| row.len() > MOST_SIDE);
    if wide || position.rows.len() > MOST_SIDE {
        let message = "a problem’s board has at most 19 columns and 19 rows";
        return Err(Failure::new("too-large", message));
    }
    if moves.len() > MOST_MOVES {
        let message = "at most 400 moves are made before a question";
        return Err(Failure::new("too-large", message));
    }
    let task = parse(task, "bad-task")?;
    let kind = read_kind(task.get("kind"))?;
    // A claim is argued within its set, whatever lies outside; the rest is about all of the board.
    if layout.edges().is_some() && !matches!(kind, Kind::Lock | Kind::Refute) {
        return Err(Failure::new(
            "bad-position",
            "this is a part of a board, and what lies outside is not known",
        ));
    }
    let mut bare = Problem::bare(kind, position);
    let written: Vec<String> = moves.iter().map(|&turn| written(layout, turn)).collect();
    bare.played = written.join(" ");
    bare.player = match task.get("player") {
        None | Some(Value::Null) => None,
        player => Some(match read_player(player)? {
            Color::Black => ColorName::Black,
            Color::White => ColorName::White,
        }),
    };
    if let Some(set) = task.get("set") {
        let set = read_set(layout, Some(set))?;
        bare.set = set.iter().map(|point| layout.name(point)).collect();
    }
    if let Some(asked) = task.get("move").filter(|asked| !asked.is_null()) {
        let list = Value::Array(vec![asked.clone()]).to_string();
        let (_, asked) = read_line(start, &list)?;
        bare.asked = asked.first().map(|&turn| self::written(layout, turn));
    }
    Ok(bare)
}

/// The position as a file has it.
fn given(start: &str) -> Result<PositionData, Failure> {
    let start = parse(start, "bad-position")?;
    if !start.is_object() {
        let message = "a problem’s position is told as rows";
        return Err(Failure::new("bad-position", message));
    }
    PositionData::try_from(start).map_err(|error| Failure::of("bad-position", error))
}

fn read_kind(value: Option<&Value>) -> Result<Kind, Failure> {
    let word = value.and_then(Value::as_str).unwrap_or_default();
    let kind = Kind::ALL.into_iter().find(|kind| kind.word() == word);
    kind.ok_or_else(|| bad("there is no such kind of problem"))
}

fn read_wish(text: &str) -> Result<Wanted, Failure> {
    let wish = parse(text, "bad-task")?;
    let side = |name: &str| {
        let side = wish.get(name).and_then(Value::as_u64);
        let side = side.and_then(|side| usize::try_from(side).ok());
        side.filter(|side| (1..=MOST_SIDE).contains(side))
            .ok_or_else(|| bad(format!("“{name}” is a number from 1 to {MOST_SIDE}")))
    };
    let rating = |at: usize| {
        let rating = wish.get("ratings").and_then(|ratings| ratings.get(at));
        let rating = rating.and_then(Value::as_u64);
        rating
            .and_then(|rating| u32::try_from(rating).ok())
            .ok_or_else(|| bad("“ratings” are two numbers"))
    };
    Ok(Wanted {
        kind: read_kind(wish.get("kind"))?,
        columns: side("columns")?,
        rows: side("rows")?,
        ratings: rating(0)?..=rating(1)?,
        is_corner: wish.get("corner").and_then(Value::as_bool) == Some(true),
        budget: Budget {
            nodes: ATTEMPT_NODES,
            bytes: MOST_BYTES,
        },
    })
}

/// A move as problems write it.
fn written(layout: &Layout, turn: Move) -> String {
    let stone = turn.stone.map(|point| layout.name(point));
    match (turn.cycle, stone) {
        (Some(cycle), Some(stone)) => format!("cycle@{}+{stone}", cycle.start),
        (Some(cycle), None) => format!("cycle@{}", cycle.start),
        (None, Some(stone)) => stone,
        (None, None) => "pass".to_owned(),
    }
}
