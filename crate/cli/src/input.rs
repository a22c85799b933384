use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

use loja_notation::{
    Error, FoundGame, MAX_SGF, MAX_TEXT, NotationFact, Position, Record, Sgf, SpotFact, is_sgf,
    read, read_records, text_of,
};

use crate::lines::{Lines, first_of_input};

/// In bytes, for a batch; each line has the usual limit.
const MAX_BATCH: usize = 1 << 28;

/// Reads a file, or standard input for `-`; SGF may be longer than other texts, and in other encodings.
pub(crate) fn text(path: &Path) -> Result<String, Error> {
    // The reader of other texts objects to the rest.
    text_within(path, MAX_SGF)
}

/// Reads a byte beyond `most`, to notice an excess.
pub(crate) fn text_within(path: &Path, most: usize) -> Result<String, Error> {
    let bytes = bytes(path, most).map_err(|error| Error::new(error.to_string()));
    bytes
        .and_then(text_of)
        .map_err(|error| error.named(path.display()))
}

/// The situation wanted, in a file with several variations.
#[derive(Clone, Copy, Default, clap::Args)]
pub(crate) struct Moment {
    /// The situation after this many moves; 0 is the start
    #[arg(long = "move", value_name = "N")]
    pub(crate) after: Option<usize>,
    /// For SGF, the variation of this number in loja replay --variations; 1 is the main line
    #[arg(long, value_name = "N")]
    pub(crate) variation: Option<usize>,
}

/// Input of a command, read from text: LJRG positions, foreign games to show, or records for other rules.
pub(crate) trait Told: Sized {
    fn read(text: &str) -> Result<Vec<Result<Self, Error>>, Error>;

    fn of_sgf(
        sgf: &Sgf,
        game: usize,
        variation: usize,
        moves: Option<usize>,
    ) -> Result<Self, Error>;

    fn record(&self) -> &Record;

    /// Where it is legal under LJRG.
    fn position(&self) -> Result<Position, Error>;
}

impl Told for Position {
    fn read(text: &str) -> Result<Vec<Result<Position, Error>>, Error> {
        read(text)
    }

    fn of_sgf(
        sgf: &Sgf,
        game: usize,
        variation: usize,
        moves: Option<usize>,
    ) -> Result<Position, Error> {
        sgf.position_of(game, variation, moves)
    }

    fn record(&self) -> &Record {
        self
    }

    fn position(&self) -> Result<Position, Error> {
        Ok(self.clone())
    }
}

impl Told for Record {
    fn read(text: &str) -> Result<Vec<Result<Record, Error>>, Error> {
        read_records(text)
    }

    fn of_sgf(
        sgf: &Sgf,
        game: usize,
        variation: usize,
        moves: Option<usize>,
    ) -> Result<Record, Error> {
        sgf.record_of(game, variation, moves)
    }

    fn record(&self) -> &Record {
        self
    }

    fn position(&self) -> Result<Position, Error> {
        Position::of(self.clone())
    }
}

/// Only SGF is shown where these rules don't have it; other illegal positions are mistakes.
impl Told for FoundGame {
    fn read(text: &str) -> Result<Vec<Result<FoundGame, Error>>, Error> {
        let all = read(text)?.into_iter();
        Ok(all.map(|one| one.map(FoundGame::ByRules)).collect())
    }

    fn of_sgf(
        sgf: &Sgf,
        game: usize,
        variation: usize,
        moves: Option<usize>,
    ) -> Result<FoundGame, Error> {
        sgf.found(game, variation, moves)
    }

    fn record(&self) -> &Record {
        FoundGame::record(self)
    }

    fn position(&self) -> Result<Position, Error> {
        match self {
            FoundGame::ByRules(position) => Ok(position.clone()),
            FoundGame::Beyond(game) => Err(game.unjudged()),
        }
    }
}

pub(crate) fn positions<T: Told>(
    path: &Path,
    text: &str,
    moment: Moment,
) -> Result<Vec<Result<T, Error>>, Error> {
    let within = |error: Error| error.named(path.display());
    if !is_sgf(text) {
        if let Some(other) = moment.variation.filter(|&variation| variation != 1) {
            let what = format!("there is no variation {other}; only SGF has more than one");
            return Err(within(Error::new(what)));
        }
        return T::read(text).map_err(within);
    }
    let sgf = Sgf::parse(text).map_err(within)?;
    let games = 0..sgf.games();
    let variation = moment.variation.unwrap_or(1);
    let position = |game| T::of_sgf(&sgf, game, variation, moment.after);
    Ok(games.map(position).collect())
}

pub(crate) enum Batch<T> {
    /// All positions, and whether from SGF.
    All(Vec<Result<T, Error>>, bool),
    /// Objects on standard input, a line each.
    Lines(Lines),
}

/// A batch may be longer than any other text.
pub(crate) fn batch<T: Told>(path: &Path, moves: Option<usize>) -> Result<Batch<T>, Error> {
    if path != Path::new("-") {
        let (all, sgf) = whole(path, &text_within(path, MAX_BATCH)?, moves)?;
        return Ok(Batch::All(all, sgf));
    }
    let within = |error: Error| error.named(path.display());
    let failed = |error: io::Error| within(Error::new(error.to_string()));
    let (mut head, number) = first_of_input().map_err(failed)?;
    if let Ok(first) = std::str::from_utf8(&head)
        && is_lines(first)
    {
        let first = first.trim_start_matches('\u{feff}').trim().to_owned();
        return Ok(Batch::Lines(Lines::after(first, number)));
    }
    let limit = (MAX_BATCH as u64).saturating_add(1);
    let mut rest = io::stdin().lock().take(limit);
    rest.read_to_end(&mut head).map_err(failed)?;
    let (all, sgf) = whole(path, &text_of(head).map_err(within)?, moves)?;
    Ok(Batch::All(all, sgf))
}

fn whole<T: Told>(
    path: &Path,
    text: &str,
    moves: Option<usize>,
) -> Result<(Vec<Result<T, Error>>, bool), Error> {
    if text.len() <= MAX_TEXT || text.len() > MAX_BATCH || !is_lines(text) {
        let moment = Moment {
            after: moves,
            ..Moment::default()
        };
        return Ok((positions(path, text, moment)?, is_sgf(text)));
    }
    let lines = text.lines().enumerate();
    let lines = lines.filter(|(_, line)| !line.trim().is_empty());
    // A reader of a single line calls it line 1.
    let read = |(at, line): (usize, &str)| of_line(at + 1, line);
    Ok((lines.map(read).collect(), false))
}

pub(crate) fn of_line<T: Told>(number: usize, line: &str) -> Result<T, Error> {
    let read = T::read(line).and_then(only);
    read.map_err(|error: Error| error.within(SpotFact::Line { line: number }))
}

/// Reads a text's one position, from SGF after a number of moves, and the moves left to play.
///
/// # Errors
///
/// Refuses boards above `most`: a search's work between two looks at its limits grows with the board.
#[cfg(feature = "serve")]
pub(crate) fn one<T: Told>(
    text: &str,
    after: Option<usize>,
    most: usize,
) -> Result<(T, Option<usize>), Error> {
    if !is_sgf(text) {
        let one: T = only(T::read(text)?)?;
        return Ok((no_larger(one, most)?, after));
    }
    let sgf = Sgf::parse(text)?;
    if sgf.games() > 1 {
        return Err(Error::from(NotationFact::ManyPositions));
    }
    Ok((no_larger(T::of_sgf(&sgf, 0, 1, after)?, most)?, None))
}

#[cfg(feature = "serve")]
fn no_larger<T: Told>(one: T, most: usize) -> Result<T, Error> {
    let record = one.record();
    let locations = record.layout.board().locations().len();
    if locations <= most {
        return Ok(one);
    }
    let what =
        format!("the board has {locations} locations; {most} are taken here (--max-locations)");
    Err(Error {
        id: record.id.clone(),
        ..Error::new(what)
    })
}

fn only<T>(mut all: Vec<Result<T, Error>>) -> Result<T, Error> {
    match (all.pop(), all.is_empty()) {
        (Some(one), true) => one,
        (None, _) => Err(Error::from(NotationFact::NoPosition)),
        (Some(_), false) => Err(Error::from(NotationFact::ManyPositions)),
    }
}

fn is_lines(text: &str) -> bool {
    let first = text.trim_start_matches('\u{feff}').trim_start();
    let first = first.lines().next().unwrap_or_default();
    first.starts_with('{') && serde_json::from_str::<serde::de::IgnoredAny>(first).is_ok()
}

fn bytes(path: &Path, most: usize) -> io::Result<Vec<u8>> {
    // One more, to notice an excess.
    let limit = (most as u64).saturating_add(1);
    let mut bytes = Vec::new();
    if path == Path::new("-") {
        io::stdin().lock().take(limit).read_to_end(&mut bytes)?;
    } else {
        File::open(path)?.take(limit).read_to_end(&mut bytes)?;
    }
    Ok(bytes)
}
