//! E6 and E7 for boards, locations and colours, whose types come from `loja-ground`, which knows no
//! rule.

/// The board of E6: locations ([`Board::locations`], E6.1) and neighbours ([`Board::pairs`], E6.2;
/// [`Board::neighbors`], D4). [`Board::rectangle`] is S3.
///
/// S2 numbers its "normal" board from the lower left by columns, and S1 has 19 of each: a rectangle
/// with other numbers.
#[doc(inline)]
pub use loja_ground::Board;

/// Why something is no board; E6.2 asks for pairs of two different locations.
#[doc(inline)]
pub use loja_ground::BoardError;

/// One value a colour, as E7 has stones and captives; E4 is [`ByColor::reversed`].
#[doc(inline)]
pub use loja_ground::ByColor;

/// The turn of E7.7 and the colour of D5 and D6. Black begins an even game (A2.7), White a handicap
/// game.
#[doc(inline)]
pub use loja_ground::Color;

/// Boards of the chapter COMPENSATION, and others for tests.
#[doc(inline)]
pub use loja_ground::Family;

/// A location (E6.1).
#[doc(inline)]
pub use loja_ground::Point;

/// A set of locations.
#[doc(inline)]
pub use loja_ground::PointSet;

/// A board with signs; [`Setup::from_rows`](crate::Setup::from_rows) gives their meaning.
#[doc(inline)]
pub use loja_ground::Rows;

/// Why a text draws no board.
#[doc(inline)]
pub use loja_ground::RowsError;

/// The glued boards of the chapter COMPENSATION.
#[doc(inline)]
pub use loja_ground::Shape;

/// Explains why something is no board, with the clause of E6 if one is broken.
///
/// ```
/// # use loja_rules::{Board, board_refused};
/// let error = Board::new(1, [(0, 0)]).unwrap_err();
/// assert_eq!(board_refused(&error), "location 0 can't be a neighbour of itself (E6.2)");
/// ```
#[must_use]
pub fn board_refused(error: &BoardError) -> String {
    match error {
        // A limit of ours; the rules have none.
        BoardError::TooLarge(_) => error.to_string(),
        BoardError::NoLocation(..) | BoardError::OwnNeighbor(_) => format!("{error} (E6.2)"),
    }
}
