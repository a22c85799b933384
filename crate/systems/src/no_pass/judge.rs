use loja_ground::{Color, PointSet, saturated};
use loja_search::Control;

use super::state::NoPassState;
use crate::frame::Play;
use crate::judgement::{Counts, GameResult, Judgement, MayStop, Standing};
use crate::perfect::Playing;
use crate::race::{self, Race};

impl Playing for NoPassState {
    fn mover(&self) -> Color {
        self.table().turn
    }

    /// Winning is all there is.
    fn worth(&self) -> Option<i64> {
        self.winner()
            .map(|winner| if winner == Color::Black { 1 } else { -1 })
    }

    fn next(&self) -> Vec<NoPassState> {
        self.turns()
            .into_iter()
            .filter_map(|turn| self.after(turn).ok())
            .map(NoPassState::without_prisoners)
            .collect()
    }

    fn bytes(&self) -> usize {
        self.table().bytes()
    }
}

/// An opponent's remaining turn weighs this many situations, the player's own fewer: the best of sixteen pairs on the
/// source's one 5x5 board.
const THEIRS: usize = 32;
const OWN: usize = 16;

impl Race for NoPassState {
    fn mover(&self) -> Color {
        Playing::mover(self)
    }

    fn winner(&self) -> Option<Color> {
        NoPassState::winner(self)
    }

    fn next(&self) -> Vec<NoPassState> {
        Playing::next(self)
    }

    /// A player with many turns left is far from losing.
    fn far(&self, player: Color) -> u32 {
        let turns = |player| self.turns_of(player).len();
        saturated((THEIRS * turns(player.other())).saturating_sub(OWN * turns(player)))
    }

    fn bytes(&self) -> usize {
        Playing::bytes(self)
    }
}

/// Finds the winner with perfect play.
pub fn judge(state: &NoPassState, control: &Control<'_>) -> Judgement {
    let start = state.clone().without_prisoners();
    let locations = start.table().board.len();
    let without = |standing, why: &str| Judgement::without(standing, locations, why);
    let mut judgement = match race::winner(&start, control) {
        Ok(Some(winner)) => Judgement {
            counts: vec![Counts::Nobody; locations],
            ..Judgement::decided(GameResult::Won(winner))
        },
        Ok(None) => without(
            Standing::Undefined,
            "the moves go round a cycle, and the text does not say who has lost then",
        ),
        Err(stopped) => without(
            Standing::Undecided,
            &format!("the search did not find out who runs out of moves: {stopped}"),
        ),
    };
    // Nobody stops before a player has no move left.
    if state.winner().is_none() {
        judgement.stop = MayStop::No(PointSet::new());
    }
    judgement.nodes = control.nodes();
    judgement
}
