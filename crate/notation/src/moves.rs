use loja_rules::{Cycle, Move, Point};
use loja_voice::NotationFact;

use crate::error::Error;
use crate::layout::Layout;
use crate::text::shown;

/// Reads moves such as `b2 c3 pass cycle@8`, legal or not, with alternating colours.
///
/// `cycle@8` removes the cycle from situation 8, counted from 0; `cycle@8+b2` then plays a stone.
///
/// ```
/// let position = loja_notation::read_one("...\n...\n...")?;
/// let moves = loja_notation::parse_moves(&position.layout, "b2 pass")?;
/// assert_eq!(moves.len(), 2);
/// assert!(moves[1].is_pass());
/// let moves = loja_notation::parse_moves(&position.layout, "cycle@0+b2")?;
/// assert!(moves[0].cycle.is_some() && moves[0].stone.is_some());
/// # Ok::<(), loja_notation::Error>(())
/// ```
///
/// # Errors
/// Names the first word that isn't a move.
pub fn parse_moves(layout: &Layout, text: &str) -> Result<Vec<Move>, Error> {
    let stone = |word: &str| {
        let point = layout.point(word);
        point.ok_or_else(|| {
            let word = shown(word);
            Error::from(NotationFact::NoPointOrPass { word })
        })
    };
    let read = |word: &str| {
        if word.eq_ignore_ascii_case("pass") {
            return Ok(Move::PASS);
        }
        let Some(rest) = word.strip_prefix("cycle@") else {
            return stone(word).map(Move::stone);
        };
        let (start, at) = rest
            .split_once('+')
            .map_or((rest, None), |(start, at)| (start, Some(at)));
        let start = start.parse().map_err(|_| {
            let word = shown(word);
            Error::from(NotationFact::NoCycleStart { word })
        })?;
        Ok(Move {
            cycle: Some(Cycle { start }),
            stone: at.map(stone).transpose()?,
        })
    };
    text.split_whitespace().map(read).collect()
}

/// Writes a move as [`parse_moves`] reads it, with these names of points.
pub fn move_word(turn: Move, name: impl FnOnce(Point) -> String) -> String {
    match (turn.cycle, turn.stone.map(name)) {
        (Some(cycle), Some(stone)) => format!("cycle@{}+{stone}", cycle.start),
        (Some(cycle), None) => format!("cycle@{}", cycle.start),
        (None, Some(stone)) => stone,
        (None, None) => "pass".to_owned(),
    }
}
