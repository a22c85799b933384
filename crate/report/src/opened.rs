//! A text's positions and games, each played in turn.

use std::rc::Rc;

use loja_notation::{
    Error, Foreign, FoundGame, NotationFact, Position, PositionData, Record, Replay, Sgf, replay,
    shown,
};
use loja_rules::{ByColor, Color, Move};
use serde::Serialize;
use serde_json::{Map, Value};
#[cfg(test)]
use ts_rs::TS;

#[cfg(test)]
use crate::asked::PositionInput;
use crate::line::MoveWords;
use crate::text_place::TextPlace;
use crate::word::Location;

/// The most moves of all games of a text.
const MAX_ALL_MOVES: usize = 100_000;

/// A position or game of a text.
#[derive(Debug, Serialize)]
#[serde(untagged)]
#[cfg_attr(test, derive(TS), ts(rename = "Opened"))]
#[allow(
    clippy::large_enum_variant,
    reason = "one is made for an answer, and written at once"
)]
pub enum OpenedGame {
    /// It can be played on.
    Open(#[cfg_attr(test, ts(type = "OpenGame & { shown?: never }"))] OpenGame),
    /// It can't be read, or is illegal.
    Shut(
        #[cfg_attr(
            test,
            ts(
                type = "ShutGame & { stop?: never; turns?: never; players?: never; strokes?: never }"
            )
        )]
        ShutGame,
    ),
}

/// A position or game to play on.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub struct OpenGame {
    fault: (),
    name: Option<String>,
    #[cfg_attr(test, ts(as = "PositionInput"))]
    start: PositionData,
    moves: Vec<MoveWords>,
    /// Sentences about impossible moves or contradictions.
    note: Option<String>,
    /// The illegal move, counted from 1; the game is open before it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    stop: Option<StoppedAt>,
    /// Of a game resumed after a stop (1989): all its turns, as in addresses.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    turns: Option<String>,
    /// The players' names, as SGF has them.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    players: Option<PlayerNames>,
    /// Arrows and lines of SGF's last node and of Sensei's Library, by locations.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(optional, as = "Option<Vec<DrawnStroke>>"))]
    strokes: Vec<DrawnStroke>,
    /// SGF variations, by where they branch: "variation at move 3: c1". If the game goes beyond these rules, its
    /// last board comes first.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(optional, as = "Option<Vec<OpenedGame>>"))]
    lines: Vec<OpenedGame>,
}

/// Both players' names, as far as a file has them.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub struct PlayerNames {
    black: Option<String>,
    white: Option<String>,
}

impl PlayerNames {
    fn of(names: &ByColor<Option<String>>) -> Option<PlayerNames> {
        let ByColor { black, white } = names.clone();
        (black.is_some() || white.is_some()).then_some(PlayerNames { black, white })
    }
}

/// A text that can't be played on.
#[derive(Debug, Default, Serialize)]
#[cfg_attr(test, derive(TS))]
pub struct ShutGame {
    fault: String,
    /// Where in the text that is, if it is known.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    place: Option<TextPlace>,
    name: Option<String>,
    start: (),
    moves: (),
    note: (),
    /// SGF that sets up stones without a liberty: the boards as others play.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    shown: Option<ShownGame>,
    /// Its variations.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(optional, as = "Option<Vec<OpenedGame>>"))]
    lines: Vec<OpenedGame>,
}

/// The illegal move, and why.
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

/// A game set up with stones without a liberty, as others play it. No rule leads there, so nothing else can be asked.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(TS))]
pub struct ShownGame {
    /// The board before its first move.
    #[cfg_attr(test, ts(as = "PositionInput"))]
    start: PositionData,
    /// The board after its last.
    #[cfg_attr(test, ts(as = "PositionInput"))]
    end: PositionData,
    /// The last move's location.
    last: Option<Location>,
    moves: usize,
}

impl OpenedGame {
    fn foreign(game: &Foreign) -> OpenedGame {
        let error = game.unjudged();
        let mut fault = error.message();
        if !game.record.warnings.is_empty() {
            fault = format!("{fault}; {}", game.record.warnings.join("; "));
        }
        let last = game.moves.last().and_then(|last| last.stone);
        OpenedGame::Shut(ShutGame {
            fault,
            place: error.place().map(TextPlace::from),
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
            players: None,
            strokes: Vec::new(),
            lines: Vec::new(),
        }
    }
}

/// Opens all that was read, bad ones in their places; `others` adds to a game.
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
                place: error.place().map(TextPlace::from),
                fault: error.to_string(),
                name,
                ..ShutGame::default()
            })
        })
    };
    all.into_iter().map(open).collect()
}

/// Adds what only SGF and Sensei’s Library have: players, arrows, lines, corrections, and a game's end beyond these rules as
/// its own board.
pub fn other_play(position: &Position, opened: &mut OpenGame) {
    opened.players = PlayerNames::of(&position.players);
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
    // Rules with a resumption play it to its end.
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

/// Adds games outside these rules, and SGF variations, in their places; too many moves in all cut the rest.
pub fn variations(sgf: &Sgf, all: &mut [OpenedGame]) {
    let mut games = Games::of(&[]);
    let mut moves = 0_usize;
    for (game, opened) in all.iter_mut().enumerate() {
        if matches!(opened, OpenedGame::Shut(_))
            && let Ok(FoundGame::Beyond(foreign)) = sgf.found(game, 1, None)
        {
            *opened = OpenedGame::foreign(&foreign);
        }
        let lines = sgf.variations(game);
        for (at, line) in lines.iter().enumerate().skip(1) {
            // Illegal ones count too, since they must be read.
            moves = moves.saturating_add(line.moves);
            if moves > MAX_ALL_MOVES {
                return;
            }
            let Ok(found) = sgf.found(game, at + 1, None) else {
                continue;
            };
            let name = Some(line.words(&found.record().layout));
            let other = match &found {
                FoundGame::ByRules(position) => games.open(position).map(OpenedGame::Open).ok(),
                FoundGame::Beyond(foreign) => Some(OpenedGame::foreign(foreign)),
            };
            let other = other.map(|other| other.named(name));
            opened.lines().extend(other);
        }
    }
}

struct ContinuedGame {
    origin: Record,
    moves: Vec<Move>,
    game: Replay,
}

struct Games {
    /// All ids, bad ones included, with their places; a map type that the parser brings along.
    places: Map<String, Value>,
    named: Vec<Named>,
    moves: usize,
}

#[derive(Default)]
struct Named {
    /// How many later games continue it.
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
            let limit = MAX_ALL_MOVES;
            return Err(NotationFact::TooManyMovesInAll { limit }.into());
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

    /// The game that this one continues. The last to ask gets it without a copy.
    fn before(&mut self, position: &Position) -> Result<Option<Rc<ContinuedGame>>, Error> {
        let Some(earlier) = &position.continues else {
            return Ok(None);
        };
        // It continues another text's game, but names its turn and so stands alone.
        let first = position.moves.as_ref().map(|moves| moves.first());
        let told = first.is_none_or(|first| first.is_some_and(|first| first.color.is_some()));
        let Some(named) = self.named(earlier) else {
            if told {
                return Ok(None);
            }
            let id = shown(earlier);
            return Err(NotationFact::GameNotBefore { id }.into());
        };
        named.wanted = named.wanted.saturating_sub(1);
        let kept = if named.wanted == 0 {
            named.kept.take()
        } else {
            named.kept.clone()
        };
        let kept = kept.ok_or_else(|| {
            let id = shown(earlier);
            Error::from(NotationFact::GameNotPlayed { id })
        })?;
        // A part of a board has no history: the game went on elsewhere.
        let same = kept.game.layout.board() == position.layout.board();
        Ok(Some(kept).filter(|_| same || position.layout.edges().is_none()))
    }
}

/// A resumed game's turns, as in addresses; `None` if none was resumed, or the opponent doesn't move first as in
/// 1989.
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
