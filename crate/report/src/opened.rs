//! The positions and games of a text, each played when its turn comes.

use std::rc::Rc;

use loja_notation::{
    Error, Foreign, Found, Position, PositionData, Record, Replay, Sgf, replay, shown,
};
use loja_rules::{Color, Move};
use serde::Serialize;
use serde_json::{Map, Value};
#[cfg(test)]
use ts_rs::TS;

#[cfg(test)]
use crate::asked::PositionInput;
use crate::line::MoveWords;
use crate::word::Location;

/// All games of a text together have no more moves than this.
const MAX_ALL_MOVES: usize = 100_000;

/// One of the positions or games that a text holds.
#[derive(Debug, Serialize)]
#[serde(untagged)]
#[cfg_attr(test, derive(TS), ts(rename = "Opened"))]
#[expect(
    clippy::large_enum_variant,
    reason = "one is made for an answer, and written at once"
)]
pub enum OpenedGame {
    /// It can be played on.
    Open(#[cfg_attr(test, ts(type = "OpenGame & { shown?: never }"))] OpenGame),
    /// It is none of these rules, or none at all.
    Shut(
        #[cfg_attr(
            test,
            ts(type = "ShutGame & { stop?: never; turns?: never; strokes?: never }")
        )]
        ShutGame,
    ),
}

/// A position or a game that can be played on.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub struct OpenGame {
    fault: (),
    name: Option<String>,
    #[cfg_attr(test, ts(as = "PositionInput"))]
    start: PositionData,
    moves: Vec<MoveWords>,
    /// Sentences about moves that are not possible, or about a text that contradicts its moves.
    note: Option<String>,
    /// The move that the rules forbid, counted from 1, where the game is open up to the one before.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    stop: Option<StoppedAt>,
    /// Of a game that is resumed after a stop, as the rules of 1989 have it: all its turns, in the words of addresses.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    turns: Option<String>,
    /// Arrows and lines of SGF (its last node) and of Sensei's Library, by locations.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(optional, as = "Option<Vec<DrawnStroke>>"))]
    strokes: Vec<DrawnStroke>,
    /// The other lines of an SGF game with variations, by where they leave those before them: "variation at move 3: c1". Where
    /// these rules end before the game does, its last board is the first of them.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(optional, as = "Option<Vec<OpenedGame>>"))]
    lines: Vec<OpenedGame>,
}

/// What was read and can't be played on.
#[derive(Debug, Default, Serialize)]
#[cfg_attr(test, derive(TS))]
pub struct ShutGame {
    fault: String,
    name: Option<String>,
    start: (),
    moves: (),
    note: (),
    /// Of SGF with stones without a liberty set up: the boards, as other people play.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    shown: Option<ShownGame>,
    /// Its other lines.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(optional, as = "Option<Vec<OpenedGame>>"))]
    lines: Vec<OpenedGame>,
}

/// The move that the rules forbid, and why.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub struct StoppedAt {
    number: usize,
    rule: &'static str,
    message: String,
    points: Vec<Location>,
}

/// An arrow or a line.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub struct DrawnStroke {
    from: Location,
    to: Location,
    arrow: bool,
}

/// A game whose set-up has stones without a liberty, as other people play it. No rule led there, so nothing else can be asked
/// about it.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub struct ShownGame {
    /// The board before its first move.
    #[cfg_attr(test, ts(as = "PositionInput"))]
    start: PositionData,
    /// And after its last.
    #[cfg_attr(test, ts(as = "PositionInput"))]
    end: PositionData,
    /// Where that went.
    last: Option<Location>,
    moves: usize,
}

impl OpenedGame {
    fn foreign(game: &Foreign) -> OpenedGame {
        let mut fault = game.unjudged().message;
        if !game.record.warnings.is_empty() {
            fault = format!("{fault}; {}", game.record.warnings.join("; "));
        }
        let last = game.moves.last().and_then(|last| last.stone);
        OpenedGame::Shut(ShutGame {
            fault,
            name: game.record.name.clone().or_else(|| game.record.id.clone()),
            shown: Some(ShownGame {
                start: game.record.showing(game.start.clone()).to_data(),
                end: game.record.showing(game.end().clone()).to_data(),
                last: last.map(Location::from),
                moves: game.moves.len(),
            }),
            ..ShutGame::default()
        })
    }

    fn lines(&mut self) -> &mut Vec<OpenedGame> {
        match self {
            OpenedGame::Open(open) => &mut open.lines,
            OpenedGame::Shut(shut) => &mut shut.lines,
        }
    }

    fn named(self, name: Option<String>) -> OpenedGame {
        match self {
            OpenedGame::Open(open) => OpenedGame::Open(OpenGame { name, ..open }),
            OpenedGame::Shut(shut) => OpenedGame::Shut(ShutGame { name, ..shut }),
        }
    }
}

impl OpenGame {
    fn new(name: Option<String>, start: PositionData, moves: Vec<MoveWords>) -> OpenGame {
        OpenGame {
            fault: (),
            name,
            start,
            moves,
            note: None,
            stop: None,
            turns: None,
            strokes: Vec::new(),
            lines: Vec::new(),
        }
    }
}

/// What becomes of all that was read. A bad one among others is told in its place. What `others` tells goes with a game.
#[must_use]
pub fn open_games(
    all: Vec<Result<Position, Error>>,
    others: fn(&Position, &mut OpenGame),
) -> Vec<OpenedGame> {
    let mut games = Games::of(&all);
    let open = |position: Result<Position, Error>| {
        let name = match &position {
            Ok(position) => position.name.clone().or_else(|| position.id.clone()),
            Err(error) => error.id.clone(),
        };
        let opened = position.and_then(|position| {
            let mut opened = games.open(&position)?;
            others(&position, &mut opened);
            Ok(OpenedGame::Open(opened))
        });
        opened.unwrap_or_else(|error| {
            OpenedGame::Shut(ShutGame {
                fault: error.to_string(),
                name,
                ..ShutGame::default()
            })
        })
    };
    all.into_iter().map(open).collect()
}

/// What SGF and Sensei’s Library tell besides: arrows and lines, what was read otherwise than it stands there, and the end of a game that goes on where
/// these rules end, as a board of its own.
pub fn other_play(position: &Position, opened: &mut OpenGame) {
    let strokes = position.strokes.iter();
    opened.strokes = strokes
        .map(|stroke| DrawnStroke {
            from: stroke.from.into(),
            to: stroke.to.into(),
            arrow: stroke.arrow,
        })
        .collect();
    if !position.warnings.is_empty() {
        let told = position.warnings.join("; ");
        let note = opened.note.take();
        let note = note.map_or_else(String::new, |note| format!("{note} "));
        opened.note = Some(format!("{note}The file was read with a warning: {told}."));
    }
    // That one can be played to its end by rules that know a resumption.
    if opened.turns.is_some() {
        return;
    }
    let Ok(game) = replay(position, None) else {
        return;
    };
    let beyond = game.beyond(position);
    let (Some(stop), Some(last)) = (&game.stop, beyond.last()) else {
        return;
    };
    let name = Some(format!("the end, {}", stop.words()));
    let end = position.showing(last.setup.clone()).to_data();
    let end = OpenGame::new(name, end, Vec::new());
    opened.lines.push(OpenedGame::Open(end));
}

/// Games that these rules don't have, as they can be shown, and the lines of the games of SGF beside the main one, in their place. When they have too many moves in all,
/// the rest is left out.
pub fn variations(sgf: &Sgf, all: &mut [OpenedGame]) {
    let mut games = Games::of(&[]);
    let mut moves = 0_usize;
    for (game, opened) in all.iter_mut().enumerate() {
        if matches!(opened, OpenedGame::Shut(_))
            && let Ok(Found::Beyond(foreign)) = sgf.found(game, 1, None)
        {
            *opened = OpenedGame::foreign(&foreign);
        }
        let lines = sgf.variations(game);
        for (at, line) in lines.iter().enumerate().skip(1) {
            // Those that turn out to be illegal count as well, for they have to be read.
            moves = moves.saturating_add(line.moves);
            if moves > MAX_ALL_MOVES {
                return;
            }
            let Ok(found) = sgf.found(game, at + 1, None) else {
                continue;
            };
            let name = Some(line.words(&found.record().layout));
            let other = match &found {
                Found::ByRules(position) => games.open(position).map(OpenedGame::Open).ok(),
                Found::Beyond(foreign) => Some(OpenedGame::foreign(foreign)),
            };
            let other = other.map(|other| other.named(name));
            opened.lines().extend(other);
        }
    }
}

/// A game that others go on from: where it began, and all that was played since.
struct ContinuedGame {
    origin: Record,
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
    kept: Option<Rc<ContinuedGame>>,
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

    fn open(&mut self, position: &Position) -> Result<OpenGame, Error> {
        let before = self.before(position)?;
        let game = replay(position, before.as_ref().map(|kept| &kept.game))?;
        let mut origin = match &before {
            Some(kept) => kept.origin.clone(),
            None => position.still(game.state.first_situation()),
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
        let opened = OpenGame {
            note: note(&game),
            turns: resumed(position),
            stop: game.stop.as_ref().map(|stop| StoppedAt {
                number: stop.number,
                rule: stop.rule,
                message: stop.message.clone(),
                points: stop.points.iter().copied().map(Location).collect(),
            }),
            ..OpenGame::new(
                position.name.clone().or_else(|| position.id.clone()),
                origin.to_data(),
                moves.iter().map(MoveWords::from).collect(),
            )
        };
        let named = position.id.as_ref().and_then(|id| self.named(id));
        if let Some(named) = named.filter(|named| named.wanted > 0) {
            named.kept = Some(Rc::new(ContinuedGame {
                origin,
                moves,
                game,
            }));
        }
        Ok(opened)
    }

    /// The game that this one goes on from. The last one who asks for it gets it whole.
    fn before(&mut self, position: &Position) -> Result<Option<Rc<ContinuedGame>>, Error> {
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

/// The turns of a game in which somebody calls for a resumption, in the words of addresses; `None` where nobody does, and where it
/// isn't played as in 1989, with the opponent moving first.
fn resumed(position: &Position) -> Option<String> {
    let moves = position.moves.as_deref()?;
    let calls = moves.iter().any(|data| data.resume.is_some());
    if !calls || position.continues.is_some() {
        return None;
    }
    let mut turn = position.state.situation().turn();
    let mut words = Vec::new();
    for data in moves {
        if data.cycle_removal.is_some() || data.color.is_some_and(|color| turn != color.into()) {
            return None;
        }
        let at = data
            .at
            .map(|[column, row]| position.layout.point_at(column, row));
        words.push(match (data.resume.map(Color::from), at) {
            (Some(player), _) => format!("resume-{}", player.name()),
            (None, None) => "pass".to_owned(),
            (None, Some(at)) if data.pass => format!("for-{}", position.layout.name(at?)),
            (None, Some(at)) => position.layout.name(at?),
        });
        turn = data.resume.map_or(turn, Color::from).other();
    }
    Some(words.join(","))
}

fn torn(earlier: &str, why: &str) -> Error {
    let id = shown(earlier);
    Error::new(format!("this goes on from \"{id}\", which {why}"))
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
