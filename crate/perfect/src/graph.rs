//! The graph of the places reachable from a start.

use loja_solver::{Control, Halt};

use std::collections::HashMap;

use crate::place::{Place, PlaceTurn};
use crate::small::Small;
use crate::unsolved::Unsolved;

/// The places reachable without removals, up to symmetry; the start is first.
#[derive(Debug)]
pub struct PlaceGraph {
    numbers: HashMap<Place, u32>,
    places: Vec<Place>,
    /// Each place's first edge, with a sentinel last.
    first: Vec<u32>,
    edges: Vec<Edge>,
}

/// A turn between two places.
#[derive(Clone, Copy, Debug)]
pub struct Edge {
    /// The place after it.
    pub to: u32,
    /// The number of captured stones.
    pub taken: i8,
    /// The turn, in the stored orientation.
    pub turn: PlaceTurn,
}

/// A place's memory, with edges and promises.
const BYTES: u64 = 64;
const BYTES_OF_EDGE: u64 = 12;

/// Places between two polls.
const POLLED: usize = 4096;

impl PlaceGraph {
    /// Explores all places.
    ///
    /// # Errors
    /// When it reaches a limit.
    pub fn new(small: &Small, start: Place, control: &Control<'_>) -> Result<PlaceGraph, Unsolved> {
        let mut graph = PlaceGraph {
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

    /// A place's number, in any orientation.
    #[must_use]
    pub fn find(&self, small: &Small, place: Place) -> Option<u32> {
        self.numbers.get(&place.canonical(small).0).copied()
    }

    /// All places in stored orientation.
    #[must_use]
    pub fn places(&self) -> &[Place] {
        &self.places
    }

    /// The turns at a place.
    #[must_use]
    pub fn edges(&self, place: u32) -> &[Edge] {
        let at = place as usize;
        let range = self.first.get(at).zip(self.first.get(at + 1));
        let (from, to) = range.map_or((0, 0), |(&from, &to)| (from as usize, to as usize));
        self.edges.get(from..to).unwrap_or(&[])
    }
}
