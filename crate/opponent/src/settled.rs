//! The prover's decisions for the opponent.

use loja_rules::{ByColor, Color, FastBoard, Outcome, PointSet, State};
use loja_solver::{Contradiction, Control, Limits, Options, Referee};

use crate::level::Settings;

/// Proved control if play stops here, and whether that is all.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct ProvedControl {
    /// Each player's control, by certificates.
    pub control: ByColor<PointSet>,
    /// Black's lead if play stops here, if all is decided.
    pub lead: Option<i64>,
    /// The prover's nodes.
    pub nodes: u64,
}

#[derive(Debug)]
pub(crate) struct Settling {
    referee: Option<Box<Referee>>,
    left: u64,
    pub(crate) settled: ProvedControl,
}

impl Settling {
    pub(crate) fn new(state: &State, settings: &Settings) -> Settling {
        let mut options = Options::within(Limits {
            nodes: settings.nodes,
            bytes: settings.bytes,
        });
        options.kept = settings.bytes / 4;
        let asks = settings.nodes > 0 && !is_bare(state);
        Settling {
            referee: asks.then(|| Box::new(Referee::new(state, options))),
            left: settings.nodes,
            settled: ProvedControl::default(),
        }
    }

    /// Returns whether it is done.
    pub(crate) fn run(&mut self, state: &State, nodes: u64) -> Result<bool, Contradiction> {
        let Some(referee) = &mut self.referee else {
            return Ok(true);
        };
        let nodes = nodes.min(self.left);
        let limits = Limits {
            nodes,
            bytes: u64::MAX,
        };
        let done = referee.run(&Control::new(limits), &mut ())?;
        self.left -= nodes;
        if !done && self.left > 0 {
            return Ok(false);
        }
        let report = referee.report()?;
        let score = report.is_decided().then(|| state.score(&report.control));
        self.settled = ProvedControl {
            lead: score.map(|score| match Outcome::of(&score) {
                Outcome::Win { by, points } => {
                    let points = i64::try_from(points).unwrap_or(i64::MAX);
                    if by == Color::Black { points } else { -points }
                }
                Outcome::Jigo => 0,
            }),
            nodes: report.nodes,
            control: report.control,
        };
        self.referee = None;
        Ok(true)
    }
}

/// Whether the board is too empty to settle: proofs would be long and vain.
fn is_bare(state: &State) -> bool {
    let stones = state.situation().stones();
    let stones = stones.black.len() + stones.white.len();
    3 * stones < state.board().len()
}

/// The points that both players leave alone: a stone costs a point in one's own control, and is lost in the enemy's.
///
/// In a ko fight such stones are threats, so then the enemy's part is open.
pub(crate) fn left_alone(
    settled: &ProvedControl,
    board: &FastBoard,
    has_ko: bool,
) -> ByColor<PointSet> {
    let mut control = settled.control.clone();
    if has_ko {
        control[board.turn().other()] = PointSet::new();
    }
    control
}

/// Whether a ko was taken in the last two moves, or can't be recaptured now.
pub(crate) fn has_ko(state: &State) -> bool {
    let history = state.history().iter().rev().take(2);
    history
        .chain([state.situation()])
        .any(|situation| !situation.temporary().is_empty() && situation.pass_count().value() < 0)
}
