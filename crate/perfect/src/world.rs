//! Solved small boards.

use std::sync::Arc;

use loja_rules::{Board, Color, Move, Point, Setup, State};
use loja_solver::Control;

use crate::games::Games;
use crate::graph::PlaceGraph;
use crate::place::{Place, PlaceTurn};
use crate::record::{StrategyRecord, Writer};
use crate::returns::Layers;
use crate::settle::{Claimant, NOTHING, PlaceQuestion, SettledGraph};
use crate::small::Small;
use crate::unsolved::Unsolved;

/// Bounds of Black's lead in perfect play: Black secures `least`, and White that it is at most `most`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ValueBounds {
    /// Black's bound.
    pub least: i64,
    /// White's bound.
    pub most: i64,
}

impl ValueBounds {
    /// The value, if the bounds meet.
    #[must_use]
    pub fn exact(self) -> Option<i64> {
        (self.least == self.most).then_some(self.least)
    }

    /// The bounds of any board of this size: a player who only passes loses no stone, and each location counts
    /// once for the other.
    #[must_use]
    pub fn unknown(locations: usize) -> ValueBounds {
        let most = i64::try_from(locations).unwrap_or(i64::MAX);
        ValueBounds { least: -most, most }
    }
}

/// A first move of Black and its value, without komi.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FirstMove {
    /// The move.
    pub at: Point,
    /// Its value.
    pub value: ValueBounds,
}

/// Advice for the player to move, without earlier captives.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PerfectAdvice {
    /// A turn that secures the lower bound.
    pub turn: PlaceTurn,
    /// The bounds for the player to move, who secures the lower one, without earlier cycles. Only at starts do we
    /// know whether later ones break it.
    pub least: i8,
    /// See `least`.
    pub most: i8,
}

/// The largest boards for whole games, and the most turns.
const LOCATIONS_OF_GAMES: usize = 3;
const TURNS_OF_GAMES: u32 = 16;

/// A small board with its places and what each side secures.
#[derive(Debug)]
pub struct World {
    small: Small,
    graph: PlaceGraph,
    settled: SettledGraph,
    layers: Layers,
}

impl World {
    /// Explores and settles a board; `None` when it is too large.
    ///
    /// # Errors
    /// When it reaches a limit.
    pub fn new(board: &Arc<Board>, control: &Control<'_>) -> Result<Option<World>, Unsolved> {
        World::beginning(board, |_| Place::empty(0), control)
    }

    /// Explores what follows a situation, even if only a removal leads there.
    ///
    /// # Errors
    /// When it reaches a limit.
    pub fn of_state(state: &State, control: &Control<'_>) -> Result<Option<World>, Unsolved> {
        let start = |small: &Small| Place::of(small, state.situation());
        World::beginning(state.board(), start, control)
    }

    fn beginning(
        board: &Arc<Board>,
        start: impl Fn(&Small) -> Place,
        control: &Control<'_>,
    ) -> Result<Option<World>, Unsolved> {
        let Some(small) = Small::new(board) else {
            return Ok(None);
        };
        let graph = PlaceGraph::new(&small, start(&small), control)?;
        let mut layers = Layers::default();
        let settled = SettledGraph::new(&small, &graph, &mut layers.ends, control)?;
        Ok(Some(World {
            small,
            graph,
            settled,
            layers,
        }))
    }

    /// The empty board's value without komi: if exact, the perfect komi.
    ///
    /// # Errors
    /// When it reaches a limit.
    pub fn value(&mut self, control: &Control<'_>) -> Result<ValueBounds, Unsolved> {
        let least = self.kept(0, Claimant::Mover, control)?;
        let most = self.kept(0, Claimant::Waiter, control)?;
        Ok(self.bounds(least, most))
    }

    /// Each first move's value for Black; 0 is a jigo start.
    ///
    /// # Errors
    /// When it reaches a limit.
    pub fn starts(&mut self, control: &Control<'_>) -> Result<Vec<FirstMove>, Unsolved> {
        let mut starts: Vec<FirstMove> = Vec::new();
        let mut known: Vec<(u32, ValueBounds)> = Vec::new();
        let edges: Vec<_> = self.first_stones().collect();
        for (at, to) in edges {
            let value = match known.iter().find(|(number, _)| *number == to) {
                Some((_, value)) => *value,
                None => {
                    let least = self.kept(to, Claimant::Waiter, control)?;
                    let most = self.kept(to, Claimant::Mover, control)?;
                    let value = self.narrowed(at, self.bounds(least, most), control)?;
                    known.push((to, value));
                    value
                }
            };
            starts.extend(
                self.small
                    .board()
                    .point(at)
                    .map(|at| FirstMove { at, value }),
            );
        }
        Ok(starts)
    }

    /// On tiny boards, whole games show what promises don't: the gain from own removals.
    fn narrowed(
        &self,
        at: usize,
        value: ValueBounds,
        control: &Control<'_>,
    ) -> Result<ValueBounds, Unsolved> {
        let board = self.small.board();
        let state = State::new(Arc::clone(board), Setup::empty());
        let (Ok(mut state), Some(point)) = (state, board.point(at)) else {
            return Ok(value);
        };
        if self.small.len() > LOCATIONS_OF_GAMES || state.play(Move::stone(point)).is_err() {
            return Ok(value);
        }
        let (mut value, mut games) = (value, Games::default());
        for turns in 1..=TURNS_OF_GAMES {
            while value.least < value.most
                && games.secures(&state, Color::Black, value.least + 1, turns, control)?
            {
                value.least += 1;
            }
            while value.least < value.most
                && games.secures(&state, Color::White, 1 - value.most, turns, control)?
            {
                value.most -= 1;
            }
        }
        Ok(value)
    }

    fn first_stones(&self) -> impl Iterator<Item = (usize, u32)> {
        let steps = Place::empty(0).steps(&self.small);
        steps.filter_map(|step| match step.turn {
            PlaceTurn::Stone(at) => Some((usize::from(at), self.graph.find(&self.small, step.to)?)),
            PlaceTurn::Pass => None,
        })
    }

    fn kept(
        &mut self,
        place: u32,
        claimant: Claimant,
        control: &Control<'_>,
    ) -> Result<i8, Unsolved> {
        let number = self.kept_promise(PlaceQuestion { place, claimant }, control)?;
        let promise = number.and_then(|number| self.settled.get(number));
        Ok(promise.map_or(NOTHING, |promise| promise.value))
    }

    pub(crate) fn kept_promise(
        &mut self,
        question: PlaceQuestion,
        control: &Control<'_>,
    ) -> Result<Option<u32>, Unsolved> {
        let World {
            small,
            graph,
            settled,
            layers,
        } = self;
        layers.kept(small, graph, settled, question, control)
    }

    pub(crate) fn settled(&self) -> &SettledGraph {
        &self.settled
    }

    pub(crate) fn graph(&self) -> &PlaceGraph {
        &self.graph
    }

    pub(crate) fn turn_of(&self, promise: u32, place: Place) -> Option<PlaceTurn> {
        let played = self
            .settled
            .played(&self.small, &self.graph, promise, place);
        played.first().map(|(step, _)| step.turn)
    }

    /// From what each player secures.
    fn bounds(&self, black: i8, white: i8) -> ValueBounds {
        let unknown = ValueBounds::unknown(self.small.len());
        ValueBounds {
            least: unknown.least.max(black.into()),
            most: unknown.most.min(-i64::from(white)),
        }
    }

    /// The best turn and its value from here; `None` after the end, or where only a removal leads.
    #[must_use]
    pub fn advice(&self, state: &State) -> Option<PerfectAdvice> {
        if state.board() != self.small.board() || state.is_final() {
            return None;
        }
        self.advice_at(Place::of(&self.small, state.situation()))
    }

    /// The advice for a place.
    #[must_use]
    pub fn advice_at(&self, place: Place) -> Option<PerfectAdvice> {
        let number = self.graph.find(&self.small, place)?;
        let question = |claimant| PlaceQuestion {
            place: number,
            claimant,
        };
        let least = self.settled.value(question(Claimant::Mover));
        let turn = self.turn_of(
            self.settled.earliest(question(Claimant::Mover), least)?,
            place,
        )?;
        let most = self.settled.value(question(Claimant::Waiter));
        Some(PerfectAdvice {
            turn,
            least,
            most: most.saturating_neg(),
        })
    }

    /// A player's strategy for the bound from the empty board, or after Black's first move.
    ///
    /// # Errors
    /// When it reaches a limit.
    pub fn record(
        &mut self,
        player: Color,
        start: Option<Point>,
        control: &Control<'_>,
    ) -> Result<Option<StrategyRecord>, Unsolved> {
        let empty = Place::empty(0);
        let (place, turn) = match start {
            None => (empty, Color::Black),
            Some(at) => {
                let mut steps = empty.steps(&self.small);
                let played = |turn: PlaceTurn| matches!(turn, PlaceTurn::Stone(there) if usize::from(there) == at.index());
                let Some(step) = steps.find(|step| played(step.turn)) else {
                    return Ok(None);
                };
                (step.to, Color::White)
            }
        };
        let claimant = if turn == player {
            Claimant::Mover
        } else {
            Claimant::Waiter
        };
        let World {
            small,
            graph,
            settled,
            layers,
        } = self;
        let Some(number) = graph.find(small, place) else {
            return Ok(None);
        };
        let Some(promise) = layers.kept(
            small,
            graph,
            settled,
            PlaceQuestion {
                place: number,
                claimant,
            },
            control,
        )?
        else {
            return Ok(None);
        };
        let mut writer = Writer::new(player);
        writer.write(
            layers,
            small,
            graph,
            settled,
            (promise, place, turn),
            control,
        )?;
        Ok(Some(writer.record(small)))
    }

    /// Whether we know the situation's place.
    #[must_use]
    pub fn has(&self, state: &State) -> bool {
        let place = Place::of(&self.small, state.situation());
        state.board() == self.small.board() && self.graph.find(&self.small, place).is_some()
    }

    /// The board as bit sets.
    #[must_use]
    pub fn small(&self) -> &Small {
        &self.small
    }

    /// The reachable places, once up to symmetry.
    #[must_use]
    pub fn places(&self) -> &[Place] {
        self.graph.places()
    }

    /// The finished boards judged, and situations for them.
    #[must_use]
    pub fn judged(&self) -> (usize, u64) {
        (self.layers.ends.len(), self.layers.ends.nodes)
    }
}
