pub(crate) mod data;
pub(crate) mod kind;
pub(crate) mod setting;
pub(crate) mod unfit;
pub(crate) mod writing;

pub use data::{Credit, Difficulty, Outcome, PlayerScore, Problem, ScoreChart, Trap, Verdict};
pub use kind::Kind;
pub use setting::Setting;
pub use unfit::Unfit;
