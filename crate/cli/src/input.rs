//! Reading files and standard input.

use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

use loja_notation::{Error, MAX_TEXT, Position, Record, Sgf, read, read_records};

/// The longest batch that is read, in bytes. Each of its lines is no longer than any other text.
const MAX_BATCH: usize = 1 << 28;

/// The text of a file, or of standard input for `-`.
pub(crate) fn text(path: &Path) -> Result<String, Error> {
    text_within(path, MAX_TEXT)
}

/// The same; of a longer one no more than a byte beyond this many is read.
pub(crate) fn text_within(path: &Path, most: usize) -> Result<String, Error> {
    let within = |error: Error| error.within(path.display());
    let bytes = bytes(path, most).map_err(|error| within(Error::new(error.to_string())))?;
    String::from_utf8(bytes).map_err(|error| {
        let at = error.utf8_error().valid_up_to();
        let before = &error.as_bytes()[..at];
        let before = String::from_utf8_lossy(before);
        let line = 1 + before.matches('\n').count();
        let column = 1 + before
            .chars()
            .rev()
            .take_while(|&sign| sign != '\n')
            .count();
        within(Error::new(format!(
            "line {line}, column {column}: this is no UTF-8; a text in UTF-8 is expected"
        )))
    })
}

/// Which situation of a game is wanted, in a file that has more than one line.
#[derive(Clone, Copy, Default, clap::Args)]
pub(crate) struct Moment {
    /// The situation after so many moves; 0 is the start
    #[arg(long = "move", value_name = "N")]
    pub(crate) after: Option<usize>,
    /// Of SGF the variation of this number, as loja replay --variations tells them; 1 is the main line
    #[arg(long, value_name = "N")]
    pub(crate) variation: Option<usize>,
}

/// What is made of a text: positions of LJRG, or records for other rules.
pub(crate) trait Told: Sized {
    fn read(text: &str) -> Result<Vec<Result<Self, Error>>, Error>;

    /// That of SGF in its variation and after so many moves.
    fn of_sgf(
        sgf: &Sgf,
        game: usize,
        variation: usize,
        moves: Option<usize>,
    ) -> Result<Self, Error>;
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
}

/// All positions of a text that came from there, those of SGF in their variation and after so many moves.
pub(crate) fn positions<T: Told>(
    path: &Path,
    text: &str,
    moment: Moment,
) -> Result<Vec<Result<T, Error>>, Error> {
    let within = |error: Error| error.within(path.display());
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

/// All positions of a file, and whether it is SGF. An object a line may go on for longer than any
/// other text.
pub(crate) fn batch<T: Told>(
    path: &Path,
    moves: Option<usize>,
) -> Result<(Vec<Result<T, Error>>, bool), Error> {
    let text = text_within(path, MAX_BATCH)?;
    if text.len() <= MAX_TEXT || text.len() > MAX_BATCH || !is_lines(&text) {
        let moment = Moment {
            after: moves,
            ..Moment::default()
        };
        return Ok((positions(path, &text, moment)?, is_sgf(&text)));
    }
    let lines = text.lines().enumerate();
    let lines = lines.filter(|(_, line)| !line.trim().is_empty());
    // One line alone is line 1 to its reader.
    let read = |(at, line)| {
        let read = T::read(line).and_then(only);
        read.map_err(|error: Error| error.within(format_args!("line {}", at + 1)))
    };
    Ok((lines.map(read).collect(), false))
}

/// The one of a text that has one.
fn only<T>(mut all: Vec<Result<T, Error>>) -> Result<T, Error> {
    match (all.pop(), all.is_empty()) {
        (Some(one), true) => one,
        (None, _) => Err(Error::new("there is no position here")),
        (Some(_), false) => Err(Error::new("there is more than one position here")),
    }
}

/// Whether the first line is an object of its own.
fn is_lines(text: &str) -> bool {
    let first = text.trim_start_matches('\u{feff}').trim_start();
    let first = first.lines().next().unwrap_or_default();
    first.starts_with('{') && serde_json::from_str::<serde::de::IgnoredAny>(first).is_ok()
}

pub(crate) fn is_sgf(text: &str) -> bool {
    let text = text.trim_start_matches('\u{feff}').trim_start();
    text.starts_with('(')
}

fn bytes(path: &Path, most: usize) -> io::Result<Vec<u8>> {
    // A little more than is read, so that the reader can say that there is too much.
    let limit = (most as u64).saturating_add(1);
    let mut bytes = Vec::new();
    if path == Path::new("-") {
        io::stdin().lock().take(limit).read_to_end(&mut bytes)?;
    } else {
        File::open(path)?.take(limit).read_to_end(&mut bytes)?;
    }
    Ok(bytes)
}
