//! The clauses of E6 and E7 about boards, locations and colours. The things themselves come from
//! `loja-ground`, which knows no rule.

/// The board of E6: its locations ([`Board::locations`], E6.1) and its neighbour relation
/// ([`Board::pairs`], E6.2; [`Board::neighbors`], D4). [`Board::rectangle`] is S3.
///
/// S2 numbers its "normal" board from the lower left, column by column, and S1 has 19 of each: a
/// rectangle with other numbers.
#[doc(inline)]
pub use loja_ground::Board;

/// Why something is no board; E6.2 asks for pairs of two different locations of the board.
#[doc(inline)]
pub use loja_ground::BoardError;

/// One value for each colour, as E7 has stones and captives; [`ByColor::reversed`] is what E4 does to them.
#[doc(inline)]
pub use loja_ground::ByColor;

/// The turn of E7.7, and the colour of D5 and D6. Black has the first turn in an even game
/// (A2.7), White in a handicap game.
#[doc(inline)]
pub use loja_ground::Color;

/// Boards that the chapter COMPENSATION names, and others for tests.
#[doc(inline)]
pub use loja_ground::Family;

/// A member of the set of locations (E6.1).
#[doc(inline)]
pub use loja_ground::Point;

/// An integer set of the rules: some locations.
#[doc(inline)]
pub use loja_ground::PointSet;

/// A board and the signs on it; [`Setup::from_rows`](crate::Setup::from_rows) says what they mean.
#[doc(inline)]
pub use loja_ground::Rows;

/// Why a text draws no board.
#[doc(inline)]
pub use loja_ground::RowsError;

/// The glued boards of the chapter COMPENSATION.
#[doc(inline)]
pub use loja_ground::Shape;

/// Why something is no board, in words, with the clause of E6 that is not met, if one is.
///
/// ```
/// # use loja_rules::{Board, board_refused};
/// let error = Board::new(1, [(0, 0)]).unwrap_err();
/// assert_eq!(board_refused(&error), "location 0 can't be a neighbour of itself (E6.2)");
/// ```
#[must_use]
pub fn board_refused(error: &BoardError) -> String {
    match error {
        // Our own bound; the rules have none.
        BoardError::TooLarge(_) => error.to_string(),
        BoardError::NoLocation(..) | BoardError::OwnNeighbor(_) => format!("{error} (E6.2)"),
    }
}
