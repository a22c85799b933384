//! A record played under another rule set.

use std::collections::HashMap;

use crate::rules::Choices;
use loja_notation::{Error, Layout, MAX_MOVES, MoveData, Record, SeamSide, SpotFact};
use loja_report::start_of;
use loja_rules::{Color, Point, PointSet};
use loja_systems::{GameTurn, RuleSetGame, Stage, Start, System};

pub(crate) struct Turn {
    pub(crate) number: usize,
    pub(crate) color: Color,
    /// `b2`, `pass`, `pass for b2`, `resume`.
    pub(crate) words: String,
    /// A test of life and death lies outside the game.
    pub(crate) begins_test: bool,
    pub(crate) then: Shown,
}

/// A game after a turn; it remembers its past, so we keep only the last.
#[derive(Clone)]
pub(crate) struct Shown {
    pub(crate) now: Start,
    pub(crate) passes: u8,
    pub(crate) marks: Vec<(&'static str, PointSet)>,
    pub(crate) stage: Stage,
}

impl Shown {
    fn of(game: &RuleSetGame) -> Shown {
        Shown {
            now: game.now(),
            passes: game.passes(),
            marks: game.marks(),
            stage: game.stage(),
        }
    }

    /// Whether it belongs to a test after a stop of 1989.
    pub(crate) fn is_tested(&self) -> bool {
        self.stage == Stage::Trying
    }
}

pub(crate) struct Played {
    pub(crate) layout: Layout,
    pub(crate) start: Shown,
    pub(crate) turns: Vec<Turn>,
    /// The first illegal move's number, and why.
    pub(crate) stop: Option<(usize, String)>,
    game: RuleSetGame,
}

impl Played {
    pub(crate) fn last(&self) -> &Shown {
        self.turns.last().map_or(&self.start, |turn| &turn.then)
    }

    /// The last situation outside tests, which is judged.
    pub(crate) fn reached(&self) -> &Shown {
        let all = self.turns.iter().rev().map(|turn| &turn.then);
        all.chain([&self.start])
            .find(|shown| !shown.is_tested())
            .unwrap_or(&self.start)
    }

    pub(crate) fn first(&self) -> usize {
        self.turns
            .first()
            .map_or(0, |turn| turn.number.saturating_sub(1))
    }

    pub(crate) fn until(mut self, number: usize) -> Result<Played, Error> {
        let first = self.first();
        let last = self.turns.last().map_or(first, |turn| turn.number);
        if !(first..=last).contains(&number) {
            return Err(Error::new(format!(
                "there is no move {number}; the legal moves end with {last}"
            )));
        }
        self.turns.retain(|turn| turn.number <= number);
        self.stop = None;
        Ok(self)
    }
}

impl Played {
    /// `Err` says why the turn is illegal.
    fn made(
        &mut self,
        number: usize,
        color: Color,
        made: GameTurn,
        words: String,
    ) -> Result<(), String> {
        let after = self.game.after(made);
        let game = after.map_err(|why| why.message(|point| self.layout.name(point)))?;
        let then = Shown::of(&game);
        self.turns.push(Turn {
            number,
            color,
            words,
            begins_test: then.is_tested() && !self.last().is_tested(),
            then,
        });
        self.game = game;
        Ok(())
    }
}

#[derive(Default)]
pub(crate) struct Games {
    choices: Choices,
    ended: HashMap<String, (RuleSetGame, Layout, usize)>,
}

impl Games {
    pub(crate) fn with(choices: Choices) -> Games {
        Games {
            choices,
            ..Games::default()
        }
    }

    /// Plays a record, from the end of the one it continues if any.
    pub(crate) fn play(&mut self, system: System, record: &Record) -> Result<Played, Error> {
        let played = self.next(system, record).map_err(|error| Error {
            id: record.id.clone(),
            ..error
        })?;
        if let (Some(id), None) = (&record.id, &played.stop) {
            let number = played.turns.last().map_or(0, |turn| turn.number);
            self.ended.insert(
                id.clone(),
                (played.game.clone(), played.layout.clone(), number),
            );
        }
        Ok(played)
    }

    fn next(&self, system: System, record: &Record) -> Result<Played, Error> {
        let layout = record.layout.clone();
        let moves = record.moves.as_deref().unwrap_or_default();
        if moves.len() > MAX_MOVES {
            let count = moves.len();
            return Err(Error::new(format!(
                "{count} moves are too many; the limit is {MAX_MOVES}"
            )));
        }
        let (start, mut number) = match &record.continues {
            None => (self.fresh(system, record)?, 0),
            Some(earlier) => {
                let missing = || {
                    let id: String = earlier.chars().take(40).collect();
                    let id = id.escape_debug();
                    Error::new(format!(
                        "this goes on from \"{id}\", which could not be played or does not stand before it"
                    ))
                };
                let (game, board, number) = self.ended.get(earlier).ok_or_else(missing)?;
                if board.board() != layout.board() || game.now().stones != record.start.stones {
                    return Err(Error::new(
                        "this does not begin where the game before it ends",
                    ));
                }
                (game.clone(), *number)
            }
        };
        let mut played = Played {
            layout,
            start: Shown::of(&start),
            turns: Vec::new(),
            stop: None,
            game: start,
        };
        for data in moves {
            number = data.n.unwrap_or(number.saturating_add(1));
            if let Err(why) = turn(&mut played, number, data)? {
                played.stop = Some((number, why));
                break;
            }
        }
        Ok(played)
    }
}

impl Games {
    fn fresh(&self, system: System, record: &Record) -> Result<RuleSetGame, Error> {
        let mut begin = start(record)?;
        self.choices.put(&mut begin.options).map_err(Error::new)?;
        system.start(&begin).map_err(|fault| {
            let message = fault.message(|point| record.layout.name(point));
            let points = fault.points.iter().map(Point::index).collect();
            Error {
                points,
                ..Error::new(message)
            }
        })
    }
}

fn start(record: &Record) -> Result<Start, Error> {
    if let Some(edges) = record.layout.edges() {
        let sides: Vec<&str> = edges.iter().copied().map(SeamSide::name).collect();
        let sides = sides.join(", ");
        let sides = if sides.is_empty() { "none" } else { &sides };
        return Err(Error::new(format!(
            "this is a part of a board (its edges: {sides}); nobody knows what lies outside"
        )));
    }
    let first = record.moves.as_ref().and_then(|moves| moves.first());
    let told = first.and_then(|first| first.color).map(Color::from);
    let start = start_of(record)?;
    Ok(Start {
        turn: told.unwrap_or(start.turn),
        ..start
    })
}

fn turn(played: &mut Played, number: usize, data: &MoveData) -> Result<Result<(), String>, Error> {
    let wrong = |text: String| Error::new(text).within(SpotFact::Move { number });
    if let Some(player) = data.resume.map(Color::from) {
        let made = GameTurn::Resume(Some(player));
        return Ok(played.made(number, player, made, "resume".to_owned()));
    }
    let color = played.last().now.turn;
    if data.color.is_some_and(|told| Color::from(told) != color) {
        return Ok(Err(out_of_turn(played, color)));
    }
    if data.cycle_removal.is_some() {
        return Ok(Err(
            "it removes a cycle, which only LJRG knows (B3)".to_owned()
        ));
    }
    let place = |[column, row]: [usize; 2]| {
        let point = played.layout.point_at(column, row);
        point.ok_or_else(|| {
            wrong(format!(
                "there is no location in column {column}, row {row}"
            ))
        })
    };
    let at = data.at.map(place).transpose()?;
    let name = |point: Point| played.layout.name(point);
    let (made, words) = match (at, data.pass) {
        (None, _) if data.button => (GameTurn::Button, "button".to_owned()),
        (Some(at), false) => (GameTurn::Play(at), name(at)),
        (Some(at), true) => (GameTurn::PassFor(at), format!("pass for {}", name(at))),
        (None, _) => (GameTurn::Pass, "pass".to_owned()),
    };
    Ok(played.made(number, color, made, words))
}

/// After a stop of 1989 a resumption may be missing.
fn out_of_turn(played: &Played, turn: Color) -> String {
    let mover = turn.other();
    let resumed = played.game.after(GameTurn::Resume(Some(turn)));
    if resumed.is_ok_and(|game| game.now().turn == mover) {
        return format!(
            "play has stopped, and {mover} moves only if {turn} calls for a resumption, \
             {{\"resume\": \"{}\"}} (article 9.3)",
            turn.name()
        );
    }
    format!("{mover} moves, but {turn} has the turn (each in turn)")
}
