//! The positions to judge.

use std::collections::HashMap;
use std::path::Path;

use loja_notation::{Error, Komi, Layout, Points, Position, Side};
use loja_rules::State;

use crate::games::Games;
use crate::input::{self, Batch};
use crate::lines::{InputLine, Lines};

/// A position after the last move of its game.
pub(crate) struct JudgedPosition {
    pub(crate) id: Option<String>,
    pub(crate) name: Option<String>,
    pub(crate) layout: Layout,
    pub(crate) state: State,
    pub(crate) komi: Komi,
    /// Contradictions between the file and the end of its game.
    pub(crate) differences: Vec<String>,
    /// Corrections made in reading.
    pub(crate) warnings: Vec<String>,
}

pub(crate) enum Docket {
    All(Vec<Result<JudgedPosition, Error>>),
    Stream(Box<Stream>),
}

pub(crate) fn docket(file: &Path, moves: Option<usize>) -> Docket {
    let (positions, sgf) = match input::batch::<Position>(file, moves) {
        Ok(Batch::All(positions, sgf)) => (positions, sgf),
        Ok(Batch::Lines(lines)) => return Docket::Stream(Box::new(Stream::of(lines, moves))),
        Err(error) => return Docket::All(vec![Err(error)]),
    };
    let mut games = Games::of(&positions);
    let mut komi = HashMap::new();
    // SGF was read up to that move already.
    let after = moves.filter(|_| !sgf);
    let case = |position: Result<Position, Error>| {
        let position = position?;
        let error = |error: Error| Error {
            id: position.id.clone(),
            ..error
        };
        JudgedPosition::of(&position, &mut games, &mut komi, after).map_err(error)
    };
    let mut all: Vec<_> = positions.into_iter().map(case).collect();
    let names = Names::of(file, all.len());
    for (at, one) in all.iter_mut().enumerate() {
        let id = match one {
            Ok(position) => &mut position.id,
            Err(error) => &mut error.id,
        };
        *id = id.take().or_else(|| names.name(at));
    }
    Docket::All(all)
}

/// A position without a name gets its file's, with a number if there are several.
pub(crate) struct Names {
    file: Option<String>,
    count: usize,
}

impl Names {
    pub(crate) fn of(file: &Path, count: usize) -> Names {
        let named = file != Path::new("-");
        Names {
            file: named.then(|| file.display().to_string()),
            count,
        }
    }

    /// `at` counts from 0.
    pub(crate) fn name(&self, at: usize) -> Option<String> {
        let file = self.file.as_ref()?;
        Some(if self.count == 1 {
            file.clone()
        } else {
            format!("{file}:{}", at + 1)
        })
    }
}

pub(crate) struct Stream {
    lines: Lines,
    games: Games,
    komis: HashMap<String, Points>,
    after: Option<usize>,
}

impl Stream {
    fn of(lines: Lines, after: Option<usize>) -> Stream {
        Stream {
            lines,
            games: Games::as_they_come(),
            komis: HashMap::new(),
            after,
        }
    }

    /// Waits for at least one; empty at the end.
    pub(crate) fn ready(&mut self) -> Vec<Result<JudgedPosition, Error>> {
        let games = &self.games;
        self.komis.retain(|id, _| games.has(id));
        let ready = self.lines.ready();
        ready.into_iter().map(|line| self.position(line)).collect()
    }

    pub(crate) fn is_interrupted(&self) -> bool {
        self.lines.interrupted
    }

    fn position(&mut self, InputLine { number, text }: InputLine) -> Result<JudgedPosition, Error> {
        let text = text.map_err(|error| error.within(format_args!("line {number}")))?;
        let position: Position = input::of_line(number, &text)?;
        let judged = JudgedPosition::of(&position, &mut self.games, &mut self.komis, self.after);
        judged.map_err(|error| match position.record.id {
            Some(id) => Error {
                id: Some(id),
                ..error
            },
            None => error.within(format_args!("line {number}")),
        })
    }
}

/// # Errors
/// When it holds none, a bad one, or several.
pub(crate) fn only_position(file: &Path, moves: Option<usize>) -> Result<JudgedPosition, Error> {
    let mut all = match docket(file, moves) {
        Docket::All(all) => all,
        Docket::Stream(mut stream) => {
            let mut all = stream.ready();
            // A second one is enough for the error.
            if all.len() == 1 {
                all.extend(stream.ready());
            }
            all
        }
    };
    match (all.pop(), all.is_empty()) {
        (Some(one), true) => one,
        (None, _) => Err(Error::new("there is no position here").within(file.display())),
        (Some(_), false) => {
            Err(Error::new("there is more than one position here").within(file.display()))
        }
    }
}

impl JudgedPosition {
    pub(crate) fn of(
        position: &Position,
        games: &mut Games,
        komis: &mut HashMap<String, Points>,
        after: Option<usize>,
    ) -> Result<JudgedPosition, Error> {
        if let Some(edges) = position.layout.edges() {
            let sides: Vec<&str> = edges.iter().copied().map(Side::name).collect();
            let sides = sides.join(", ");
            let sides = if sides.is_empty() { "none" } else { &sides };
            return Err(Error::new(format!(
                "this is a part of a board (its edges: {sides}); what lies outside is not known, so nobody can tell who controls what"
            )));
        }
        let game = games.play(position)?;
        // A continued game has the komi of the one before.
        let earlier = position.continues.as_ref().and_then(|id| komis.get(id));
        let komi = earlier.copied().unwrap_or(position.komi);
        if let Some(id) = &position.id {
            komis.insert(id.clone(), komi);
        }
        if let Some(stop) = &game.stop {
            let (number, message, rule) = (stop.number, &stop.message, stop.rule);
            return Err(Error {
                points: stop.points.clone(),
                ..Error::new(format!("move {number} is illegal: {message} ({rule})"))
            });
        }
        let game = match after {
            Some(number) => game.until(number)?,
            None => game,
        };
        Ok(JudgedPosition {
            id: position.id.clone(),
            name: position.name.clone(),
            layout: game.layout,
            state: game.state,
            komi: Komi::of_file(komi),
            differences: game.differences,
            warnings: position.warnings.clone(),
        })
    }
}
