//! Lines of moves as text: `b2 c3 pass`.

use loja_rules::Move;

use crate::error::Error;
use crate::layout::Layout;
use crate::text::shown;

/// Reads names of points and `pass`, parted by blanks. The colours alternate, so they are not
/// written. Whether the moves are legal is another question.
///
/// ```
/// let position = loja_notation::read_one("...\n...\n...")?;
/// let moves = loja_notation::parse_moves(&position.layout, "b2 pass")?;
/// assert_eq!(moves.len(), 2);
/// assert!(moves[1].is_pass());
/// # Ok::<(), loja_notation::Error>(())
/// ```
///
/// # Errors
/// Names the first word that is neither.
pub fn parse_moves(layout: &Layout, text: &str) -> Result<Vec<Move>, Error> {
    let read = |word: &str| {
        if word.eq_ignore_ascii_case("pass") {
            return Ok(Move::PASS);
        }
        let point = layout.point(word);
        point.map(Move::stone).ok_or_else(|| {
            Error::new(format!(
                "\"{}\" is neither a point of this board nor \"pass\"",
                shown(word)
            ))
        })
    };
    text.split_whitespace().map(read).collect()
}
