//! Who wins from here: there is no other count.

use loja_ground::Color;

use super::state::State;
use crate::judgement::{Counts, Judgement, Outcome, Standing};
use crate::limits::{Meter, Stopped};
use crate::perfect::{self, Playing};
use crate::race::{self, Race};

impl Playing for State {
    fn mover(&self) -> Color {
        self.table().turn
    }

    /// Winning is all there is.
    fn worth(&self) -> Option<i64> {
        self.winner()
            .map(|winner| if winner == Color::Black { 1 } else { -1 })
    }

    fn next(&self) -> Vec<State> {
        self.turns()
            .into_iter()
            .filter_map(|at| self.after(Some(at)).ok())
            .map(State::without_prisoners)
            .collect()
    }

    fn bytes(&self) -> usize {
        self.table().bytes()
    }
}

impl Race for State {
    fn mover(&self) -> Color {
        Playing::mover(self)
    }

    fn winner(&self) -> Option<Color> {
        State::winner(self)
    }

    fn next(&self) -> Vec<State> {
        Playing::next(self)
    }

    fn bytes(&self) -> usize {
        Playing::bytes(self)
    }
}

/// So many situations are written down before the search goes on without that.
const WRITTEN: u64 = 20_000;

/// Who wins with perfect play.
pub fn judge(state: &State, meter: &mut Meter<'_>) -> Judgement {
    let start = state.clone().without_prisoners();
    let locations = start.table().board.len();
    let won = |winner| Judgement {
        counts: vec![Counts::Nobody; locations],
        ..Judgement::decided(Outcome::Won(winner))
    };
    let mut judgement = match by_all(&start, meter) {
        Ok(Some(winner)) => won(winner),
        Ok(None) => Judgement::without(
            Standing::Undefined,
            locations,
            "the moves go round a cycle, and the text does not say who has lost then",
        ),
        Err(Stopped::Nodes) => match race::winner(&start, meter) {
            Ok((winner, _)) => won(winner),
            Err(stopped) => open(locations, stopped),
        },
        Err(stopped) => open(locations, stopped),
    };
    judgement.nodes = meter.nodes();
    judgement
}

fn open(locations: usize, stopped: Stopped) -> Judgement {
    Judgement::without(
        Standing::Undecided,
        locations,
        &format!("who runs out of moves: {stopped}"),
    )
}

fn by_all(start: &State, meter: &mut Meter<'_>) -> Result<Option<Color>, Stopped> {
    let value = meter.within(WRITTEN, |few| perfect::value(start, few));
    let winner = |worth: i64| {
        if worth > 0 {
            Color::Black
        } else {
            Color::White
        }
    };
    Ok(value?.exact().map(winner))
}
