//! Moves by other rules as chapters write them: `a1`, `pass`, `pass for a3`.

use loja_notation::{Error, Layout};
use loja_rules::Point;
use loja_systems::Move;

/// Moves of a game by other rules. A pass for a ko is `pass for a3`, or in one word `pass:a3`.
///
/// # Errors
/// Names the first word that is no move.
pub fn parse_turns(layout: &Layout, text: &str) -> Result<Vec<Move>, Error> {
    let mut turns = Vec::new();
    let mut words = text.split_whitespace().peekable();
    while let Some(word) = words.next() {
        let turn = match word {
            "pass" if words.peek() == Some(&"for") => {
                words.next();
                let at = words.next();
                let at = at.ok_or_else(|| Error::new("\"pass for\" names no point"))?;
                Move::PassFor(point(layout, at)?)
            }
            "pass" => Move::Pass,
            _ => match word.strip_prefix("pass:") {
                Some(at) => Move::PassFor(point(layout, at)?),
                None => Move::Play(point(layout, word)?),
            },
        };
        turns.push(turn);
    }
    Ok(turns)
}

/// A move in one word, which is read back as the same.
#[must_use]
pub fn turn_word(layout: &Layout, turn: Move) -> String {
    match turn {
        Move::Play(at) => layout.name(at),
        Move::Pass => "pass".to_owned(),
        Move::PassFor(at) => format!("pass:{}", layout.name(at)),
    }
}

fn point(layout: &Layout, word: &str) -> Result<Point, Error> {
    layout.point(word).ok_or_else(|| {
        let word: String = word.chars().take(40).collect();
        Error::new(format!(
            "\"{word}\" is neither a point of this board nor a move"
        ))
    })
}
