//! Practice problems: facts and new ones.

use std::cell::RefCell;

use loja_notation::{ColorName, PositionData, move_word};
use loja_practice::{
    Budget, Kind, Maker, Problem, SituationCounter, Unfit, Wanted, facts_with_tally, fit, reply,
};
use loja_report::{TaskFacts, UnfitTask};
use loja_rules::{Color, Move};
use serde_json::Value;

use crate::api::{Failure, parse, read_line, read_player, read_set};

/// The longest side; larger boards are hopeless.
const MOST_SIDE: usize = 19;

/// The most moves before a question.
const MOST_MOVES: usize = 400;

/// The most situations of a search.
const MOST_NODES: u64 = 10_000_000;

/// A search's most bytes, which a browser has to find.
const MOST_BYTES: u64 = 256 << 20;

/// A candidate's most situations, so that readers don't wait for a single one.
const ATTEMPT_NODES: u64 = 20_000;

/// The limit of candidates near a given problem, which get twice its situations.
const MOST_ATTEMPT: u64 = 60_000;

/// `facts` of the module; the first three arguments are JSON, `hear` gets the number of situations.
pub fn of_task(
    start: &str,
    moves: &str,
    task: &str,
    nodes: u32,
    hear: impl Fn(u64) + 'static,
) -> Result<TaskFacts, Failure> {
    let bare = read_task(start, moves, task)?;
    let budget = Budget {
        nodes: u64::from(nodes).clamp(1, MOST_NODES),
        bytes: MOST_BYTES,
    };
    match facts_with_tally(&bare, &budget, &SituationCounter::heard_by(hear)) {
        Ok(problem) => Ok(TaskFacts {
            notes: fit(&problem).err().iter().map(sentence).collect(),
            problem: Some(problem),
            unfit: None,
        }),
        Err(Unfit::Fault(why)) => Err(Failure::fault(why)),
        Err(unfit) => Ok(TaskFacts {
            problem: None,
            notes: Vec::new(),
            unfit: Some(UnfitTask {
                code: unfit.code(),
                words: sentence(&unfit),
            }),
        }),
    }
}

/// `reply` of the module; the first two arguments are JSON. The question has the best outcome alone.
pub fn reply_to(start: &str, moves: &str, nodes: u32) -> Result<Option<Problem>, Failure> {
    let mut position = read_task(start, moves, r#"{"kind":"pass"}"#)?;
    let budget = Budget::of_nodes(u64::from(nodes).clamp(1, MOST_NODES));
    match reply(&position, &budget) {
        Ok(found) => Ok(found.map(|outcome| {
            position.outcomes.push(outcome);
            position
        })),
        Err(Unfit::Fault(why)) => Err(Failure::fault(why)),
        Err(unfit) => Err(bad(sentence(&unfit))),
    }
}

thread_local! {
    /// The last wish's maker, kept only to save time.
    static MAKER: RefCell<Option<(String, Maker)>> = const { RefCell::new(None) };
}

/// `attempt` of the module: the candidate of this number, if a problem.
pub fn new_one(wish: &str, seed: u32, number: u32) -> Result<Option<Problem>, Failure> {
    let tried = MAKER.with_borrow_mut(|kept| {
        let maker = match kept.take() {
            Some((text, maker)) if text == wish => maker,
            Some((_, other)) => read_wish(wish)?.remembering(other),
            None => read_wish(wish)?,
        };
        let (_, maker) = kept.insert((wish.to_owned(), maker));
        Ok(maker.attempt(seed.into(), number.into()))
    })?;
    match tried {
        Ok(problem) => Ok(Some(problem)),
        Err(Unfit::Fault(why)) => Err(Failure::fault(why)),
        Err(_) => Ok(None),
    }
}

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

fn read_task(start: &str, moves: &str, task: &str) -> Result<Problem, Failure> {
    let (read, moves) = read_line(start, moves)?;
    let layout = &read.layout;
    let mut position = given(start)?;
    // The title becomes the name; other fields have the rest.
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
    let mut bare = Problem::bare(kind, position);
    let word = |turn: &Move| move_word(*turn, |point| layout.name(point));
    let written: Vec<String> = moves.iter().map(word).collect();
    bare.played = written.join(" ");
    bare.player = match task.get("player") {
        None | Some(Value::Null) => None,
        player => Some(read_player(player)?.into()),
    };
    if let Some(set) = task.get("set") {
        let set = read_set(layout, Some(set))?;
        bare.set = set.iter().map(|point| layout.name(point)).collect();
    }
    if let Some(asked) = task.get("move").filter(|asked| !asked.is_null()) {
        let list = Value::Array(vec![asked.clone()]).to_string();
        let (_, asked) = read_line(start, &list)?;
        bare.asked = asked.first().map(word);
    }
    Ok(bare)
}

fn given(start: &str) -> Result<PositionData, Failure> {
    let start = parse(start, "bad-position")?;
    if !start.is_object() {
        let message = "a problem’s position has to be rows";
        return Err(Failure::new("bad-position", message));
    }
    PositionData::try_from(start).map_err(|error| Failure::of("bad-position", error))
}

fn read_kind(value: Option<&Value>) -> Result<Kind, Failure> {
    let word = value.and_then(Value::as_str).unwrap_or_default();
    let kind = Kind::ALL.into_iter().find(|kind| kind.word() == word);
    kind.ok_or_else(|| bad("there is no such kind of problem"))
}

fn read_wish(text: &str) -> Result<Maker, Failure> {
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
    let like = match wish.get("like") {
        None | Some(Value::Null) => None,
        Some(like) => Some(read_like(like)?),
    };
    // Neighbours of a costly problem are costly.
    let effort = like.as_ref().map_or(0, |(_, nodes)| *nodes);
    let wanted = Wanted {
        kind: read_kind(wish.get("kind"))?,
        columns: side("columns")?,
        rows: side("rows")?,
        ratings: rating(0)?..=rating(1)?,
        is_corner: wish.get("corner").and_then(Value::as_bool) == Some(true),
        budget: Budget {
            nodes: effort.saturating_mul(2).clamp(ATTEMPT_NODES, MOST_ATTEMPT),
            bytes: MOST_BYTES,
        },
    };
    match like {
        None => Ok(Maker::new(wanted)),
        Some((like, _)) => Maker::beside(wanted, &like).map_err(|unfit| bad(sentence(&unfit))),
    }
}

/// A given problem's question and nodes.
fn read_like(like: &Value) -> Result<(Problem, u64), Failure> {
    let text = |name: &str| like.get(name).and_then(Value::as_str);
    let position = PositionData::try_from(like.clone());
    let position = position.map_err(|error| Failure::of("bad-task", error))?;
    let mut question = Problem::bare(read_kind(like.get("kind"))?, position);
    question.played = text("played").unwrap_or_default().to_owned();
    question.opening = text("opening").map(str::to_owned);
    question.asked = text("move").map(str::to_owned);
    question.player = text("player")
        .and_then(Color::from_name)
        .map(ColorName::from);
    let set = like.get("set").and_then(Value::as_array);
    let names = set.into_iter().flatten().filter_map(Value::as_str);
    question.set = names.map(str::to_owned).collect();
    let rows = &question.position.rows;
    if rows.len() > MOST_SIDE || rows.iter().any(|row| row.chars().count() > MOST_SIDE) {
        return Err(bad("a problem’s board has at most 19 columns and 19 rows"));
    }
    if question.played.split_whitespace().count() > MOST_MOVES {
        return Err(bad("at most 400 moves are made before a question"));
    }
    let nodes = like.get("difficulty").and_then(|hard| hard.get("nodes"));
    Ok((question, nodes.and_then(Value::as_u64).unwrap_or(0)))
}
