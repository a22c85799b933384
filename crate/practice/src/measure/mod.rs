pub(crate) mod budget;
pub(crate) mod choices;
pub mod difficulty;
pub(crate) mod first_look;
pub(crate) mod parts;
pub(crate) mod tally;
pub(crate) mod tempting;

pub use budget::Budget;
pub use choices::{LEAST_LEGAL, MOST_RIGHT};
pub use tally::SituationCounter;
