use loja_rules::{ByColor, Color, Cycle, Event, Move, Point, PointSet, Situation, State};
use loja_voice::{Fact, NotationFact, RefusalFact, SpotFact, Voice};

use crate::data::{MoveData, RemovalData};
use crate::error::Error;
use crate::layout::Layout;
use crate::points::{Points, whole_komi};
use crate::position::{Position, state};
use crate::record::{End, Record};

/// The longest game, with those it continues: we keep every situation.
pub const MAX_MOVES: usize = 10_000;

/// A game replayed as far as it is legal.
#[derive(Clone, Debug)]
pub struct Replay {
    /// The drawing of its board.
    pub layout: Layout,
    /// The situation before this game's first move.
    pub start: Situation,
    /// The moves and their situations.
    pub turns: Vec<ReplayMove>,
    /// The last state, with the history of continued games.
    pub state: State,
    /// The first illegal move, if any.
    pub stop: Option<Stop>,
    /// Contradictions between the file and the game.
    pub differences: Vec<String>,
    // The move behind each situation, for "the cycle that began after move 8".
    numbers: Vec<(usize, usize)>,
}

/// A move and the situation after it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReplayMove {
    /// Its number in the game.
    pub number: usize,
    /// The event.
    pub event: Event,
    /// The situation after it.
    pub situation: Situation,
    /// The move after which its removed cycle began.
    pub since: Option<usize>,
}

impl ReplayMove {
    /// The move: `b2`, `pass`, `remove 8` (a cycle since move 8), or `remove 8, b2`.
    #[must_use]
    pub fn text(&self, layout: &Layout) -> String {
        let stone = self.event.turn.stone.map(|point| layout.name(point));
        match (self.since, stone) {
            (None, None) => "pass".to_owned(),
            (None, Some(stone)) => stone,
            (Some(since), None) => format!("remove {since}"),
            (Some(since), Some(stone)) => format!("remove {since}, {stone}"),
        }
    }
}

/// Why a game stops early.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stop {
    /// The number of the illegal move.
    pub number: usize,
    /// The clause that forbids it.
    pub rule: &'static str,
    /// The explanation.
    pub message: String,
    /// The locations concerned.
    pub points: Vec<usize>,
}

/// Replays a position's moves, after the game `before` if any.
///
/// ```
/// let text = r#"{"rows": ["..."], "moves": [{"n": 1, "at": [1, 0], "color": "x"}]}"#;
/// let position = loja_notation::read_one(text)?;
/// let game = loja_notation::replay(&position, None)?;
/// assert_eq!(loja_notation::rows(&game.layout, game.state.situation()), [".x."]);
/// # Ok::<(), loja_notation::Error>(())
/// ```
///
/// # Errors
/// When a move names no location, the game doesn't begin where `before` ends, or that stops early. An illegal move is
/// a [`Replay::stop`].
pub fn replay(position: &Position, before: Option<&Replay>) -> Result<Replay, Error> {
    let layout = position.layout.clone();
    let moves = position.moves.as_deref().unwrap_or(&[]);
    let earlier = before.map_or(0, |before| before.state.history().len());
    few(earlier + moves.len())?;
    let mut game = match before {
        Some(before) => go_on(position, before)?,
        None => {
            let first = moves.first().and_then(|first| first.n).unwrap_or(1);
            Replay {
                layout,
                start: position.state.situation().clone(),
                turns: Vec::new(),
                state: position.state.clone(),
                stop: None,
                differences: Vec::new(),
                numbers: vec![(first.saturating_sub(1), 0)],
            }
        }
    };
    let mut number = game.numbers.last().map_or(0, |&(number, _)| number);
    for data in moves {
        number = data.n.unwrap_or(number.saturating_add(1));
        if let Err(stop) = game.turn(number, data)? {
            game.stop = Some(stop);
            return Ok(game);
        }
    }
    if let (Some(told), None, false) = (&position.end, before, position.start_is_told) {
        game = taken_before(game, position, told)?;
    }
    if let Some(told) = &position.end {
        game.compare(told, position.komi);
    }
    Ok(game)
}

impl Position {
    /// The position after the last move, without history.
    ///
    /// # Errors
    /// Never, since games lead to legal positions; the `Result` avoids a panic.
    pub fn after(&self, game: &Replay) -> Result<Position, Error> {
        Position::of(self.still(game.state.situation()))
    }

    /// The position that begins where the continued game ended.
    ///
    /// # Errors
    /// When a move removes a cycle from that game.
    pub fn alone(&self, game: &Replay) -> Result<Position, Error> {
        if self.continues.is_none() {
            return Ok(self.clone());
        }
        let alone = Position::of(Record {
            continues: None,
            start_is_told: self.moves.is_some(),
            ..self.starting(&game.start)
        })?;
        let earlier = |error: Error| error.within(SpotFact::Alone);
        let again = replay(&alone, None).map_err(earlier)?;
        if again.stop == game.stop {
            return Ok(alone);
        }
        let why = again.stop.map(|stop| stop.message).unwrap_or_default();
        Err(earlier(NotationFact::IllegalMove { why }.into()))
    }
}

pub(crate) fn few(moves: usize) -> Result<(), Error> {
    if moves > MAX_MOVES {
        let limit = MAX_MOVES;
        return Err(Error::too_large(NotationFact::TooManyMoves {
            moves,
            limit,
        }));
    }
    Ok(())
}

fn go_on(position: &Position, before: &Replay) -> Result<Replay, Error> {
    if let Some(stop) = &before.stop {
        let number = stop.number;
        return Err(NotationFact::EarlierGameStops { number }.into());
    }
    let stones = position.state.situation().stones();
    if position.layout.board() != before.layout.board() {
        return Err(NotationFact::OtherBoard.into());
    }
    let (black, white) = (
        different(&stones.black, &before.state.situation().stones().black),
        different(&stones.white, &before.state.situation().stones().white),
    );
    let points = black.union(&white);
    if !points.is_empty() {
        let names: Vec<String> = points.iter().map(|at| position.layout.name(at)).collect();
        return Err(Error {
            points: points.iter().map(Point::index).collect(),
            ..Error::from(NotationFact::BeginsElsewhere { points: names })
        });
    }
    Ok(Replay {
        layout: position.layout.clone(),
        start: before.state.situation().clone(),
        turns: Vec::new(),
        stop: None,
        differences: Vec::new(),
        ..before.clone()
    })
}

fn different(one: &PointSet, other: &PointSet) -> PointSet {
    one.difference(other).union(&other.difference(one))
}

/// Replays with more captives in the start where the file has more than the moves take.
fn taken_before(game: Replay, position: &Position, told: &End) -> Result<Replay, Error> {
    let start = position.state.situation().captives();
    let end = game.state.situation().captives();
    let earlier = |color: Color| {
        let taken = end[color].saturating_sub(start[color]);
        told.captives[color].map_or(0, |told| told.saturating_sub(taken))
    };
    let earlier = ByColor {
        black: earlier(Color::Black),
        white: earlier(Color::White),
    };
    if earlier == ByColor::default() {
        return Ok(game);
    }
    let mut record = Record {
        end: None,
        ..position.record.clone()
    };
    for color in Color::ALL {
        let captives = &mut record.start.captives[color];
        *captives = captives.saturating_add(earlier[color]);
    }
    replay(&Position::of(record)?, None)
}

impl Replay {
    fn turn(&mut self, number: usize, data: &MoveData) -> Result<Result<(), Stop>, Error> {
        let turn = match self.read(number, data)? {
            Ok(turn) => turn,
            Err(stop) => return Ok(Err(stop)),
        };
        let since = turn.cycle.and_then(|cycle| self.number_at(cycle.start));
        let played = self.state.play(turn).map(|event| {
            let situation = self.state.situation().clone();
            self.numbers.push((number, self.state.history().len()));
            self.turns.push(ReplayMove {
                number,
                event,
                situation,
                since,
            });
        });
        Ok(played.map_err(|illegal| Stop {
            number,
            rule: illegal.rule(),
            message: illegal.message(|point| self.layout.name(point)),
            points: illegal.points().iter().map(|point| point.index()).collect(),
        }))
    }

    fn read(&self, number: usize, data: &MoveData) -> Result<Result<Move, Stop>, Error> {
        let wrong = |fact: NotationFact| Error::from(fact).within(SpotFact::Move { number });
        let stop = |fact: &RefusalFact| Stop {
            number,
            rule: fact.rules(),
            message: Voice::named(&self.layout).part(fact),
            points: Vec::new(),
        };
        if let Some(player) = data.resume.map(Color::from) {
            return Ok(Err(stop(&RefusalFact::NoResumption { player })));
        }
        if data.button {
            return Ok(Err(stop(&RefusalFact::NoButton)));
        }
        let turn = self.state.situation().turn();
        if data.color.is_some_and(|color| Color::from(color) != turn) {
            let player = turn.other();
            return Ok(Err(stop(&RefusalFact::OutOfTurn { player, turn })));
        }
        let stone = match data.at {
            None => None,
            Some(_) if data.pass => return Err(wrong(NotationFact::PassWithPlace)),
            Some([column, row]) => Some(
                self.layout
                    .point_at(column, row)
                    .ok_or_else(|| wrong(NotationFact::NoLocationThere { column, row }))?,
            ),
        };
        let since = match data.cycle_removal {
            None | Some(RemovalData::Flag(false)) => return Ok(Ok(Move { cycle: None, stone })),
            Some(RemovalData::Since(since)) => Some(since),
            Some(RemovalData::Flag(true)) => data.since_move,
        };
        let cycle = match since {
            Some(since) => {
                let told = self
                    .numbers
                    .iter()
                    .rev()
                    .find(|(number, _)| *number == since);
                let &(_, start) =
                    told.ok_or_else(|| wrong(NotationFact::MoveUnknown { number: since }))?;
                Cycle { start }
            }
            // Without a number, the shortest cycle, which has just closed.
            None => match self.state.cycles().pop() {
                Some(cycle) => cycle,
                None => return Ok(Err(stop(&RefusalFact::NoCycle))),
            },
        };
        Ok(Ok(Move {
            cycle: Some(cycle),
            stone,
        }))
    }

    /// Cuts the game after this move, without history; the number before the first is the start.
    ///
    /// # Errors
    /// When there is no such move.
    pub fn until(mut self, number: usize) -> Result<Replay, Error> {
        let first = self
            .turns
            .first()
            .map_or(0, |turn| turn.number.saturating_sub(1));
        let last = self.turns.last().map_or(first, |turn| turn.number);
        if !(first..=last).contains(&number) {
            return Err(NotationFact::BeyondLastMove { number, last }.into());
        }
        self.turns.retain(|turn| turn.number <= number);
        let situation = self
            .turns
            .last()
            .map_or(&self.start, |turn| &turn.situation);
        let setup = situation.clone().into_setup();
        self.state = state(&self.layout, setup)?;
        self.stop = None;
        self.differences.clear();
        Ok(self)
    }

    fn number_at(&self, start: usize) -> Option<usize> {
        let mut numbers = self.numbers.iter();
        numbers.find_map(|&(number, at)| (at == start).then_some(number))
    }

    fn compare(&mut self, told: &End, komi: Points) {
        let situation = self.state.situation();
        let captives = situation.captives();
        let mut differ = |what: &str, told: String, found: String| {
            if told != found {
                self.differences.push(format!(
                    "{what} after the last move: told {told}, found {found}"
                ));
            }
        };
        // Files give captives without komi.
        let komi = whole_komi(komi);
        for (color, what) in [
            (Color::Black, "black captives"),
            (Color::White, "white captives"),
        ] {
            if let Some(told) = told.captives[color] {
                let found = captives[color].saturating_sub(komi[color]);
                differ(what, told.to_string(), found.to_string());
            }
        }
        if let Some(turn) = told.turn {
            let found = situation.turn().to_string();
            differ("turn", turn.to_string(), found);
        }
        if let Some(passes) = told.passes {
            differ(
                "passes",
                passes.to_string(),
                situation.pass_count().to_string(),
            );
        }
    }
}
