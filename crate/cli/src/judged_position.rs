use std::path::Path;

use loja_notation::{Error, Komi, Layout, NotationFact, Position, SeamSide, SpotFact};
use loja_rules::State;

use crate::games::Games;
use crate::input::{self, Batch, Told};
use crate::lines::{InputLine, Lines};

pub(crate) struct JudgedPosition {
    pub(crate) id: Option<String>,
    pub(crate) layout: Layout,
    pub(crate) state: State,
    pub(crate) komi: Komi,
    /// Where the file contradicts the end of its game.
    pub(crate) differences: Vec<String>,
    /// Corrections made in reading.
    pub(crate) warnings: Vec<String>,
}

/// A position or game of a file.
pub(crate) struct Entry<T> {
    pub(crate) told: T,
    /// Its own name, or its file's, with a number if there are several.
    pub(crate) id: Option<String>,
    /// In a stream.
    line: Option<usize>,
    /// How many moves are wanted of it.
    pub(crate) after: Option<usize>,
}

impl<T: Told> Entry<T> {
    /// An error in it, with its name or its line.
    pub(crate) fn error(&self, error: Error) -> Error {
        match (&self.id, self.line) {
            (None, Some(line)) => error.within(SpotFact::Line { line }),
            (id, _) => Error {
                id: id.clone(),
                ..error
            },
        }
    }

    /// Plays its game by LJRG.
    pub(crate) fn position(&self, games: &mut Games) -> Result<JudgedPosition, Error> {
        let position = JudgedPosition::of(&self.told.position()?, games, self.after)?;
        Ok(JudgedPosition {
            id: self.id.clone(),
            ..position
        })
    }
}

/// The positions that a file or a stream has to judge.
pub(crate) struct Docket<T> {
    whole: Vec<Result<Entry<T>, Error>>,
    stream: Option<Lines>,
    after: Option<usize>,
    /// The games that were played before the next entry.
    pub(crate) games: Games,
}

impl<T: Told> Docket<T> {
    pub(crate) fn open(file: &Path, after: Option<usize>) -> Docket<T> {
        let mut docket = Docket {
            whole: Vec::new(),
            stream: None,
            after,
            games: Games::as_they_come(),
        };
        let (all, sgf) = match input::batch::<T>(file, after) {
            Ok(Batch::All(all, sgf)) => (all, sgf),
            Ok(Batch::Lines(lines)) => {
                docket.stream = Some(lines);
                return docket;
            }
            Err(error) => {
                docket.whole.push(Err(error));
                return docket;
            }
        };
        docket.games = Games::of(&all);
        // SGF was read only up to that move.
        let after = after.filter(|_| !sgf);
        let names = Names::of(file, all.len());
        let entry = |(at, told): (usize, Result<T, Error>)| match told {
            Ok(told) => Ok(Entry {
                id: told.record().id.clone().or_else(|| names.name(at)),
                told,
                line: None,
                after,
            }),
            Err(error) => Err(Error {
                id: error.id.clone().or_else(|| names.name(at)),
                ..error
            }),
        };
        docket.whole = all.into_iter().enumerate().map(entry).collect();
        docket
    }

    /// All of a file; of a stream at least one that has come, and none at its end.
    pub(crate) fn ready(&mut self) -> Vec<Result<Entry<T>, Error>> {
        let Some(lines) = &mut self.stream else {
            return std::mem::take(&mut self.whole);
        };
        let after = self.after;
        let entry = |InputLine { number, text }: InputLine| {
            let text = text.map_err(|error| error.within(SpotFact::Line { line: number }))?;
            let told: T = input::of_line(number, &text)?;
            Ok(Entry {
                id: told.record().id.clone(),
                told,
                line: Some(number),
                after,
            })
        };
        lines.ready().into_iter().map(entry).collect()
    }

    pub(crate) fn is_stream(&self) -> bool {
        self.stream.is_some()
    }

    pub(crate) fn is_interrupted(&self) -> bool {
        self.stream.as_ref().is_some_and(|lines| lines.interrupted)
    }
}

/// Names a position by its file, with a number if there are several.
struct Names {
    file: Option<String>,
    count: usize,
}

impl Names {
    fn of(file: &Path, count: usize) -> Names {
        let named = file != Path::new("-");
        Names {
            file: named.then(|| file.display().to_string()),
            count,
        }
    }

    /// `at` counts from 0.
    fn name(&self, at: usize) -> Option<String> {
        let file = self.file.as_ref()?;
        Some(if self.count == 1 {
            file.clone()
        } else {
            format!("{file}:{}", at + 1)
        })
    }
}

/// # Errors
///
/// If there is none, a bad one, or several.
pub(crate) fn only_position(file: &Path, moves: Option<usize>) -> Result<JudgedPosition, Error> {
    let mut docket = Docket::<Position>::open(file, moves);
    let mut all = docket.ready();
    // A second is enough for the error.
    if all.len() == 1 && docket.is_stream() {
        all.extend(docket.ready());
    }
    match (all.pop(), all.is_empty()) {
        (Some(one), true) => {
            let one = one?;
            let position = one.position(&mut docket.games);
            position.map_err(|error| one.error(error))
        }
        (None, _) => Err(Error::from(NotationFact::NoPosition).named(file.display())),
        (Some(_), false) => Err(Error::from(NotationFact::ManyPositions).named(file.display())),
    }
}

impl JudgedPosition {
    pub(crate) fn of(
        position: &Position,
        games: &mut Games,
        after: Option<usize>,
    ) -> Result<JudgedPosition, Error> {
        if let Some(edges) = position.layout.edges() {
            let sides: Vec<&str> = edges.iter().copied().map(SeamSide::name).collect();
            let sides = sides.join(", ");
            let sides = if sides.is_empty() { "none" } else { &sides };
            return Err(Error::new(format!(
                "this is a part of a board (its edges: {sides}); nobody knows what lies outside, so control stays open"
            )));
        }
        let (game, komi) = games.play_with_komi(position)?;
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
            layout: game.layout,
            state: game.state,
            komi: Komi::of_file(komi),
            differences: game.differences,
            warnings: position.warnings.clone(),
        })
    }
}
