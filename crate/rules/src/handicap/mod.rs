//! Handicap arithmetic of the chapter COMPENSATION. No rule of A to E uses it.
//!
//! ```
//! use loja_rules::handicap::{Fraction, Pair, linear};
//!
//! // Two and a half stones between the players, and ten points for a stone.
//! let gap = Fraction::new(5, 2).ok_or("a denominator of 0")?;
//! assert_eq!(Pair::for_gap(gap, linear(10)), Pair { stones: 3, komi: 0 });
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod fraction;
mod game;
mod grade;
mod hoshi;
mod naming;
mod pair;
mod price;
mod series;

pub use fraction::Fraction;
pub use game::NotPlaced;
pub use grade::Grade;
pub use hoshi::{Hoshi, Placement, hoshi};
pub use naming::{algebraic_name, is_polite, normal_number};
pub use pair::Pair;
pub use price::{karlsruhe, linear};
pub use series::series;
