//! Texts of any kind, in and out.

use std::rc::Rc;

use loja_lesson::Line;
use loja_notation::{
    ColorName, Drawing, Error, MoveData, Position, PositionData, RemovalData, Replay, Sgf, diagram,
    replay, shown, svg,
};
use loja_rules::{ByColor, Color, Move, State};
use serde::Serialize;
use serde_json::{Map, Value};

use crate::api::{Failure, played, read_line};
use crate::view;

/// All games of a text together have no more moves than this.
const MAX_ALL_MOVES: usize = 100_000;

/// One of the positions or games of a text, `Opened` of the types.
#[derive(Debug, Default, Serialize)]
pub struct Opened {
    fault: Option<String>,
    name: Option<String>,
    start: Option<PositionData>,
    moves: Option<Vec<view::Move>>,
    note: Option<String>,
}

/// `read` of the module.
///
/// # Errors
/// When the text as a whole is none that holds positions. A bad one among others is told in its place.
pub fn read(text: &str) -> Result<Vec<Opened>, Failure> {
    let bad = |error| Failure::of("bad-position", error);
    let link = link_of(text).map(|link| format!("loja:{link}"));
    let all = loja_notation::read(link.as_deref().unwrap_or(text)).map_err(bad)?;
    let mut games = Games::of(&all);
    let open = |position: Result<Position, Error>| {
        let name = match &position {
            Ok(position) => position.name.clone().or_else(|| position.id.clone()),
            Err(error) => error.id.clone(),
        };
        let opened = position.and_then(|position| games.open(&position));
        opened.unwrap_or_else(|error| Opened {
            fault: Some(error.to_string()),
            name,
            ..Opened::default()
        })
    };
    Ok(all.into_iter().map(open).collect())
}

/// The link of a text that is nothing else: after `#`, alone or at the end of an address. What comes
/// after an `&` is the page's own.
fn link_of(text: &str) -> Option<&str> {
    let text = text.trim();
    let (page, link) = text.split_once('#')?;
    let address = page.bytes().any(|sign| sign == b'/') || page.ends_with(".html");
    if text.chars().any(char::is_whitespace) || !(page.is_empty() || address) {
        return None;
    }
    let link = link.split('&').next().unwrap_or(link);
    let link = link.strip_prefix("loja:").unwrap_or(link);
    // A row of a diagram may begin with the sign too.
    let letter = |sign: char| sign.is_ascii_alphanumeric() || matches!(sign, '-' | '_');
    let row = link
        .chars()
        .all(|sign| matches!(sign, 'x' | 'X' | 'o' | 'O' | '0'..='9'));
    (address || (link.chars().all(letter) && !row)).then_some(link)
}

/// A game that others go on from: where it began, and all that was played since.
struct Kept {
    origin: Position,
    moves: Vec<Move>,
    game: Replay,
}

/// The games of a text, each played when its turn comes.
struct Games {
    /// What the objects are called, the bad ones too, each with its place below. The parser's own kind
    /// of map is here already.
    places: Map<String, Value>,
    named: Vec<Named>,
    moves: usize,
}

#[derive(Default)]
struct Named {
    /// How often it is gone on from, later.
    wanted: usize,
    kept: Option<Rc<Kept>>,
}

impl Games {
    fn of(all: &[Result<Position, Error>]) -> Games {
        let mut games = Games {
            places: Map::new(),
            named: Vec::new(),
            moves: 0,
        };
        for one in all {
            let id = match one {
                Ok(position) => &position.id,
                Err(error) => &error.id,
            };
            if let Some(id) = id.as_ref().filter(|&id| games.named(id).is_none()) {
                games.places.insert(id.clone(), games.named.len().into());
                games.named.push(Named::default());
            }
        }
        for earlier in all
            .iter()
            .flatten()
            .filter_map(|one| one.continues.as_ref())
        {
            if let Some(named) = games.named(earlier) {
                named.wanted += 1;
            }
        }
        games
    }

    fn named(&mut self, id: &str) -> Option<&mut Named> {
        let place = self.places.get(id)?.as_u64()?;
        self.named.get_mut(usize::try_from(place).ok()?)
    }

    fn open(&mut self, position: &Position) -> Result<Opened, Error> {
        let before = self.before(position)?;
        let game = replay(position, before.as_ref().map(|kept| &kept.game))?;
        let mut origin = match &before {
            Some(kept) => kept.origin.clone(),
            None => origin(position, &game)?,
        };
        let mut moves = before.map_or_else(Vec::new, |kept| kept.moves.clone());
        moves.extend(game.turns.iter().map(|turn| turn.event.turn));
        self.moves = self.moves.saturating_add(moves.len());
        if self.moves > MAX_ALL_MOVES {
            return Err(Error::new(format!(
                "a text with more than {MAX_ALL_MOVES} moves in all is not read to its end"
            )));
        }
        origin.id.clone_from(&position.id);
        origin.name.clone_from(&position.name);
        origin.labels.clone_from(&position.labels);
        let opened = Opened {
            fault: None,
            name: position.name.clone().or_else(|| position.id.clone()),
            start: Some(origin.to_data()),
            moves: Some(moves.iter().map(view::turn).collect()),
            note: note(&game),
        };
        let named = position.id.as_ref().and_then(|id| self.named(id));
        if let Some(named) = named.filter(|named| named.wanted > 0) {
            named.kept = Some(Rc::new(Kept {
                origin,
                moves,
                game,
            }));
        }
        Ok(opened)
    }

    /// The game that this one goes on from. The last one who asks for it gets it whole.
    fn before(&mut self, position: &Position) -> Result<Option<Rc<Kept>>, Error> {
        let Some(earlier) = &position.continues else {
            return Ok(None);
        };
        // From a game of another text, and yet it stands for itself, since it tells who moves.
        let first = position.moves.as_ref().map(|moves| moves.first());
        let told = first.is_none_or(|first| first.is_some_and(|first| first.color.is_some()));
        let Some(named) = self.named(earlier) else {
            if told {
                return Ok(None);
            }
            return Err(torn(earlier, "does not stand before it"));
        };
        named.wanted = named.wanted.saturating_sub(1);
        let kept = if named.wanted == 0 {
            named.kept.take()
        } else {
            named.kept.clone()
        };
        let why = "could not be played or does not stand before it";
        let kept = kept.ok_or_else(|| torn(earlier, why))?;
        // A part of a board has no history on it: the game went on elsewhere.
        let same = kept.game.layout.board() == position.layout.board();
        Ok(Some(kept).filter(|_| same || position.layout.edges().is_none()))
    }
}

fn torn(earlier: &str, why: &str) -> Error {
    let id = shown(earlier);
    Error::new(format!("this goes on from \"{id}\", which {why}"))
}

/// The position before the first move, without moves.
fn origin(position: &Position, game: &Replay) -> Result<Position, Error> {
    let setup = game.state.first_situation().clone().into_setup();
    let state = State::new(game.state.board().clone(), setup);
    let mut origin = position.clone();
    // What a game began with is legal, so this does not happen.
    origin.state = state.map_err(|_| Error::new("this game has no start"))?;
    origin.moves = None;
    origin.continues = None;
    Ok(origin)
}

/// What a reader should know about a game that was opened.
fn note(game: &Replay) -> Option<String> {
    let stop = game.stop.as_ref().map(|stop| {
        format!(
            "Move {} is not possible: {} ({}). The game is open up to the move before it.",
            stop.number, stop.message, stop.rule
        )
    });
    let differ = || {
        let told = game.differences.join("; ");
        (!told.is_empty()).then(|| format!("The text says something else than its moves: {told}."))
    };
    stop.or_else(differ)
}

/// What was written: a text, or what becomes one as JSON.
#[derive(Debug)]
pub enum Written {
    /// The text itself.
    Text(String),
    /// An object of a file. JavaScript writes JSON itself, so there is no part for that here.
    Json(Box<PositionData>),
}

/// `write` of the module, with start and moves as JSON.
///
/// # Errors
/// When the position or a move is none, a move is not legal, or the format can't hold it.
pub fn write(start: &str, moves: &str, format: &str) -> Result<Written, Failure> {
    let (position, moves) = read_line(start, moves)?;
    let line = played(&position.layout, position.state.clone(), &moves)?;
    let now = line.state().situation();
    let text = match format {
        "diagram" => Ok(diagram(&position.layout, now)),
        "svg" => Ok(svg(&Drawing {
            layout: &position.layout,
            situation: now,
            title: position.name.as_deref().unwrap_or("Position"),
            labels: &position.labels,
            numbers: &[],
            last: line.events().last().and_then(|event| event.turn.stone),
        })),
        "json" => return Ok(Written::Json(Box::new(data(&position, &line)))),
        "sgf" | "link" => {
            let game = Position::from_data(data(&position, &line));
            let written = game.and_then(|game| match format {
                "link" => game.to_link(),
                _ => Ok(Sgf::of(&game, &replay(&game, None)?)?.to_string()),
            });
            written.map_err(|error| Failure::of("bad-position", error))
        }
        _ => Err(Failure::new(
            "bad-position",
            "a format is diagram, json, sgf, svg or link",
        )),
    };
    text.map(Written::Text)
}

/// The position with its moves as a file has them.
fn data(position: &Position, line: &Line) -> PositionData {
    let plain = position.to_data();
    if line.events().is_empty() {
        return plain;
    }
    let layout = &position.layout;
    // In files captives are without komi.
    let start = position.state.situation();
    let komi = ByColor {
        black: start
            .captives()
            .black
            .saturating_sub(plain.black_captives.unwrap_or(0)),
        white: start
            .captives()
            .white
            .saturating_sub(plain.white_captives.unwrap_or(0)),
    };
    let now = line.state().situation();
    let captives = |color: Color| Some(now.captives()[color].saturating_sub(komi[color]));
    let moves = line
        .events()
        .iter()
        .enumerate()
        .map(|(at, event)| MoveData {
            n: Some(at + 1),
            at: event.turn.stone.and_then(|point| layout.cell(point)),
            color: Some(event.color.into()),
            pass: event.turn.is_pass(),
            cycle_removal: event
                .turn
                .cycle
                .map(|cycle| RemovalData::Since(cycle.start)),
            since_move: None,
        });
    // What the rows, the first colour and the end tell, needs no line of its own.
    let marked = !start.temporary().is_empty();
    let usual = if marked { -1 } else { 0 };
    let told = plain.passes != Some(usual)
        || plain.black_captives != Some(0)
        || plain.white_captives != Some(0);
    let first = || {
        let turn = match start.turn() {
            Color::Black => 'B',
            Color::White => 'W',
        };
        let [black, white] =
            [plain.black_captives, plain.white_captives].map(Option::unwrap_or_default);
        format!("{black} {white} {turn} {}", start.pass_count())
    };
    PositionData {
        black_captives: captives(Color::Black),
        white_captives: captives(Color::White),
        turn: Some(ColorName::from(now.turn())),
        passes: Some(now.pass_count().value().into()),
        start: told.then(first),
        moves: Some(moves.collect()),
        ..plain
    }
}
