//! Everything that can come of a start without the removal of a cycle, each place once up to symmetry.

use loja_solver::{Control, Halt};

use std::collections::HashMap;

use crate::place::{Place, Turn};
use crate::small::Small;
use crate::unsolved::Unsolved;

/// All places that can be reached. The start is the first.
#[derive(Debug)]
pub struct Graph {
    numbers: HashMap<Place, u32>,
    places: Vec<Place>,
    /// Where the edges of each place begin, and after the last one where they end.
    first: Vec<u32>,
    edges: Vec<Edge>,
}

/// A turn from a place to another.
#[derive(Clone, Copy, Debug)]
pub struct Edge {
    /// Where it leads to.
    pub to: u32,
    /// How many stones it takes.
    pub taken: i8,
    /// What is played, on the place as it is kept.
    pub turn: Turn,
}

/// How much a place takes, with its edges and what settles them.
const BYTES: u64 = 64;
const BYTES_OF_EDGE: u64 = 12;

/// Places between two polls.
const POLLED: usize = 4096;

impl Graph {
    /// Writes everything down.
    ///
    /// # Errors
    /// When a limit is reached before.
    pub fn new(small: &Small, start: Place, control: &Control<'_>) -> Result<Graph, Unsolved> {
        let mut graph = Graph {
            numbers: HashMap::new(),
            places: Vec::new(),
            first: vec![0],
            edges: Vec::new(),
        };
        graph.number(start.canonical(small).0)?;
        let mut at = 0;
        while let Some(&place) = graph.places.get(at) {
            for step in place.steps(small) {
                let to = graph.number(step.to.canonical(small).0)?;
                graph.edges.push(Edge {
                    to,
                    taken: step.taken,
                    turn: step.turn,
                });
            }
            let edges = u32::try_from(graph.edges.len()).map_err(|_| Halt::Memory)?;
            graph.first.push(edges);
            at += 1;
            if at.is_multiple_of(POLLED) {
                control.spend(POLLED as u64);
                if graph.bytes() > control.limits().bytes {
                    return Err(Halt::Memory.into());
                }
                control.check()?;
                control.poll()?;
            }
        }
        Ok(graph)
    }

    fn number(&mut self, place: Place) -> Result<u32, Unsolved> {
        let fresh = u32::try_from(self.places.len()).map_err(|_| Halt::Memory)?;
        let places = &mut self.places;
        Ok(*self.numbers.entry(place).or_insert_with(|| {
            places.push(place);
            fresh
        }))
    }

    fn bytes(&self) -> u64 {
        self.places.len() as u64 * BYTES + self.edges.len() as u64 * BYTES_OF_EDGE
    }

    /// The number of a place, however the board lies.
    #[must_use]
    pub fn find(&self, small: &Small, place: Place) -> Option<u32> {
        self.numbers.get(&place.canonical(small).0).copied()
    }

    /// All places, as they are kept.
    #[must_use]
    pub fn places(&self) -> &[Place] {
        &self.places
    }

    /// What can be played at a place.
    #[must_use]
    pub fn edges(&self, place: u32) -> &[Edge] {
        let at = place as usize;
        let range = self.first.get(at).zip(self.first.get(at + 1));
        let (from, to) = range.map_or((0, 0), |(&from, &to)| (from as usize, to as usize));
        self.edges.get(from..to).unwrap_or(&[])
    }
}
