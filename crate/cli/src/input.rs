//! Reading files and standard input.

use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

use loja_notation::{Error, MAX_TEXT, Position, Sgf, read};

/// The text of a file, or of standard input for `-`.
pub(crate) fn text(path: &Path) -> Result<String, Error> {
    let within = |error: Error| error.within(path.display());
    let bytes = bytes(path).map_err(|error| within(Error::new(error.to_string())))?;
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

/// All positions of a text that came from there, those of SGF after so many moves.
pub(crate) fn positions(
    path: &Path,
    text: &str,
    moves: Option<usize>,
) -> Result<Vec<Result<Position, Error>>, Error> {
    let within = |error: Error| error.within(path.display());
    match moves.filter(|_| is_sgf(text)) {
        None => read(text).map_err(within),
        Some(moves) => {
            let sgf = Sgf::parse(text).map_err(within)?;
            let games = 0..sgf.games();
            Ok(games.map(|game| sgf.position_after(game, moves)).collect())
        }
    }
}

pub(crate) fn is_sgf(text: &str) -> bool {
    let text = text.trim_start_matches('\u{feff}').trim_start();
    text.starts_with('(')
}

fn bytes(path: &Path) -> io::Result<Vec<u8>> {
    // A little more than the notation reads, so that it can say that there is too much.
    let limit = u64::try_from(MAX_TEXT).unwrap_or(u64::MAX) + 1;
    let mut bytes = Vec::new();
    if path == Path::new("-") {
        io::stdin().lock().take(limit).read_to_end(&mut bytes)?;
    } else {
        File::open(path)?.take(limit).read_to_end(&mut bytes)?;
    }
    Ok(bytes)
}
