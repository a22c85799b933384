pub(crate) mod data;
pub(crate) mod kind;
pub(crate) mod setting;
pub(crate) mod unfit;
pub(crate) mod writing;

pub use data::{
    ChoiceOutcome, ClaimDecision, Difficulty, PlayerScore, PositionCredit, Problem, ScoreChart,
    Trap,
};
pub use kind::Kind;
pub use setting::Setting;
pub use unfit::Unfit;
