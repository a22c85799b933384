//! Perfect play, where exact values are known.

use std::fmt;
use std::sync::Arc;

use loja_perfect::{Control, Limits, PlaceTurn, Unsolved, World};
use loja_rules::{Board, Color, Move, State};

/// A move proved to be best.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PerfectMove {
    /// The move.
    pub turn: Move,
    /// Black's lead after perfect play, earlier captives (komi) included.
    pub lead: i64,
}

/// Exact values of whole games on tiny boards; `()` has none.
pub trait PerfectPlay {
    /// A proved best move, if any.
    fn best(&mut self, state: &State) -> Option<PerfectMove>;
}

impl PerfectPlay for () {
    fn best(&mut self, _: &State) -> Option<PerfectMove> {
        None
    }
}

/// The largest board to solve, in a second or two.
const MOST_LOCATIONS: usize = 10;

const MOST_PLACES: u64 = 12_000;

const MOST_BYTES: u64 = 64 << 20;

/// Each removal leads to another world.
const MOST_WORLDS: usize = 4;

/// Solves a small board when first asked, and keeps it until another comes.
#[derive(Default)]
pub struct Solved {
    board: Option<Arc<Board>>,
    /// The newest last.
    worlds: Vec<World>,
    is_too_large: bool,
}

impl fmt::Debug for Solved {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let locations = self.board.as_ref().map(|board| board.len());
        f.debug_struct("Solved")
            .field("locations", &locations)
            .field("worlds", &self.worlds.len())
            .finish_non_exhaustive()
    }
}

impl Solved {
    /// `None` if the board is too large.
    fn world(&mut self, state: &State) -> Option<&mut World> {
        let board = state.board();
        if self.board.as_ref() != Some(board) {
            let small = board.len() <= MOST_LOCATIONS;
            let worlds = small
                .then(|| limited(|control| World::new(board, control)))
                .flatten();
            *self = Solved {
                board: Some(Arc::clone(board)),
                is_too_large: worlds.is_none(),
                worlds: worlds.into_iter().collect(),
            };
        }
        if self.is_too_large {
            return None;
        }
        if let Some(at) = self.worlds.iter().position(|world| world.has(state)) {
            return self.worlds.get_mut(at);
        }
        let world = limited(|control| World::of_state(state, control))?;
        if self.worlds.len() == MOST_WORLDS {
            // The first is the empty board's.
            self.worlds.remove(1);
        }
        self.worlds.push(world);
        self.worlds.last_mut()
    }
}

fn limited(solve: impl FnOnce(&Control<'_>) -> Result<Option<World>, Unsolved>) -> Option<World> {
    let limits = Limits {
        nodes: MOST_PLACES,
        bytes: MOST_BYTES,
    };
    solve(&Control::new(limits)).ok().flatten()
}

impl PerfectPlay for Solved {
    fn best(&mut self, state: &State) -> Option<PerfectMove> {
        let world = self.world(state)?;
        let control = Control::new(Limits {
            nodes: u64::MAX,
            bytes: MOST_BYTES,
        });
        let best = world.best(state, &control).ok().flatten()?;
        let turn = match best.turn {
            PlaceTurn::Pass => Move::PASS,
            PlaceTurn::Stone(at) => Move::stone(state.board().point(at.into())?),
        };
        let situation = state.situation();
        let captives = situation.captives();
        let taken = i64::from(captives.white) - i64::from(captives.black);
        let value = i64::from(best.value);
        let lead = match situation.turn() {
            Color::Black => taken + value,
            Color::White => taken - value,
        };
        Some(PerfectMove { turn, lead })
    }
}
