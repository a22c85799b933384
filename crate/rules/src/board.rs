//! E6 and E7: boards, locations and colours, all from `loja-ground`.

use loja_voice::RefusalFact;

use crate::illegal::said;

/// The board of E6: locations ([`Board::locations`], E6.1) and neighbours ([`Board::pairs`], E6.2;
/// [`Board::neighbors`], D4).
///
/// [`Board::rectangle`] is S3. The "normal" board of S2 is a rectangle with other numbers: 19 by 19 (S1), by columns
/// from the lower left.
#[doc(inline)]
pub use loja_ground::Board;

/// Why something is no board (E6.2).
#[doc(inline)]
pub use loja_ground::BoardError;

/// One value a colour (E7); E4 is [`ByColor::reversed`].
#[doc(inline)]
pub use loja_ground::ByColor;

/// The turn (E7.7) and the colours (D5, D6). Black begins an even game (A2.7), White a handicap game.
#[doc(inline)]
pub use loja_ground::Color;

/// Boards of the chapter COMPENSATION, and test boards.
#[doc(inline)]
pub use loja_ground::Family;

/// A location (E6.1).
#[doc(inline)]
pub use loja_ground::Point;

/// A set of locations.
#[doc(inline)]
pub use loja_ground::PointSet;

/// A board with signs, which [`Setup::from_rows`](crate::Setup::from_rows) reads.
#[doc(inline)]
pub use loja_ground::Rows;

/// Why a text draws no board.
#[doc(inline)]
pub use loja_ground::RowsError;

/// The glued boards of the chapter COMPENSATION.
#[doc(inline)]
pub use loja_ground::Shape;

/// Explains the error, with any broken clause of E6.
///
/// ```
/// # use loja_rules::{Board, board_refused};
/// let error = Board::new(1, [(0, 0)]).unwrap_err();
/// assert_eq!(board_refused(&error), "location 0 can't be a neighbour of itself (E6.2)");
/// ```
#[must_use]
pub fn board_refused(error: &BoardError) -> String {
    let fact = match *error {
        // Our limit; the rules have none.
        BoardError::TooLarge(count) => RefusalFact::LargeBoard {
            count,
            limit: Board::MAX_LOCATIONS,
        },
        BoardError::NoLocation(first, second) => RefusalFact::PairOutside { first, second },
        BoardError::OwnNeighbor(location) => RefusalFact::OwnNeighbor { location },
    };
    said(&fact, |at| at.index().to_string())
}
