//! The integers that each side secures at every place: a least fixed point, with the order of its discovery
//! (`PROOF.md`).
//!
//! A *question* is a place and a claimant: the player to move, or the other. Its value begins at "nothing" and only
//! rises. A value `v` is a promise: the claimant ends the game `v` points ahead, from here on. Each promise rests on
//! earlier ones only: on one successor where the claimant moves, on all where the other does. So play by promises
//! leads to ever earlier ones, and the game ends.

use std::collections::VecDeque;

use loja_solver::Control;

use crate::ends::Ends;
use crate::graph::PlaceGraph;
use crate::place::{Place, Successor};
use crate::small::Small;
use crate::unsolved::Unsolved;

/// Nothing is promised yet.
pub const NOTHING: i8 = i8::MIN;

/// The player who secures something at a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Claimant {
    /// The player to move.
    Mover,
    /// The player who waits.
    Waiter,
}

impl Claimant {
    /// This player after a turn.
    #[must_use]
    pub const fn next(self) -> Claimant {
        match self {
            Claimant::Mover => Claimant::Waiter,
            Claimant::Waiter => Claimant::Mover,
        }
    }
}

/// A place of a graph, and a claimant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct PlaceQuestion {
    /// The place's number.
    pub place: u32,
    /// The claimant.
    pub claimant: Claimant,
}

/// A value that was reached.
#[derive(Clone, Copy, Debug)]
pub struct Promise {
    /// The question.
    pub question: PlaceQuestion,
    /// The integer that the claimant secures.
    pub value: i8,
    /// The claimant's edge, on the claimant's turn.
    pub edge: u8,
    /// The question's previous, smaller promise.
    before: Option<u32>,
}

/// All promises of a graph.
#[derive(Debug)]
pub struct SettledGraph {
    values: [Vec<i8>; 2],
    last: [Vec<Option<u32>>; 2],
    promises: Vec<Promise>,
}

const fn index(claimant: Claimant) -> usize {
    match claimant {
        Claimant::Mover => 0,
        Claimant::Waiter => 1,
    }
}

impl SettledGraph {
    /// Settles all questions.
    ///
    /// # Errors
    /// When it reaches a limit.
    pub fn new(
        small: &Small,
        graph: &PlaceGraph,
        ends: &mut Ends,
        control: &Control<'_>,
    ) -> Result<SettledGraph, Unsolved> {
        let count = graph.places().len();
        let mut settled = SettledGraph {
            values: [vec![NOTHING; count], vec![NOTHING; count]],
            last: [vec![None; count], vec![None; count]],
            promises: Vec::new(),
        };
        let mut waiting = VecDeque::new();
        let before = Before::new(graph);
        for (number, &place) in (0_u32..).zip(graph.places()) {
            if !place.is_final() {
                continue;
            }
            let worth = ends
                .worth(small, place)
                .map_err(|_| Unsolved::Contradiction)?;
            for (claimant, value) in [
                (Claimant::Mover, worth.least),
                (Claimant::Waiter, worth.reversed().least),
            ] {
                let question = PlaceQuestion {
                    place: number,
                    claimant,
                };
                settled.promise(question, value, 0);
                waiting.extend(before.of(number).iter().map(|&place| PlaceQuestion {
                    place,
                    claimant: claimant.next(),
                }));
            }
            control.poll()?;
        }
        let mut looked_at = 0_u64;
        while let Some(question) = waiting.pop_front() {
            looked_at += 1;
            if looked_at.is_multiple_of(1 << 16) {
                control.poll()?;
            }
            let (value, edge) = settled.value_of(graph, question);
            if value > settled.value(question) {
                settled.promise(question, value, edge);
                waiting.extend(
                    before
                        .of(question.place)
                        .iter()
                        .map(|&place| PlaceQuestion {
                            place,
                            claimant: question.claimant.next(),
                        }),
                );
            }
        }
        Ok(settled)
    }

    fn promise(&mut self, question: PlaceQuestion, value: i8, edge: u8) {
        let (side, at) = (index(question.claimant), question.place as usize);
        let number = u32::try_from(self.promises.len()).ok();
        self.promises.push(Promise {
            question,
            value,
            edge,
            before: self.last[side][at],
        });
        self.values[side][at] = value;
        self.last[side][at] = number;
    }

    fn value_of(&self, graph: &PlaceGraph, question: PlaceQuestion) -> (i8, u8) {
        let claimant = question.claimant.next();
        let of = |to: u32| {
            self.value(PlaceQuestion {
                place: to,
                claimant,
            })
        };
        let edges = graph.edges(question.place).iter();
        match question.claimant {
            Claimant::Mover => {
                let mut best = (NOTHING, 0);
                for (number, edge) in (0_u8..).zip(edges) {
                    let then = of(edge.to);
                    if then != NOTHING && then.saturating_add(edge.taken) > best.0 {
                        best = (then.saturating_add(edge.taken), number);
                    }
                }
                best
            }
            Claimant::Waiter => {
                let mut least = i8::MAX;
                for edge in edges {
                    let then = of(edge.to);
                    if then == NOTHING {
                        return (NOTHING, 0);
                    }
                    least = least.min(then.saturating_sub(edge.taken));
                }
                (least, 0)
            }
        }
    }

    /// The greatest promise to a question, or [`NOTHING`].
    #[must_use]
    pub fn value(&self, question: PlaceQuestion) -> i8 {
        let values = &self.values[index(question.claimant)];
        values
            .get(question.place as usize)
            .copied()
            .unwrap_or(NOTHING)
    }

    /// The earliest promise of at least this value.
    #[must_use]
    pub fn earliest(&self, question: PlaceQuestion, value: i8) -> Option<u32> {
        let mut found = None;
        let mut at = *self.last[index(question.claimant)].get(question.place as usize)?;
        while let Some(number) = at {
            let promise = self.promises.get(number as usize)?;
            if promise.value < value {
                break;
            }
            found = Some(number);
            at = promise.before;
        }
        found
    }

    /// The previous promise's value for this question.
    #[must_use]
    pub fn less(&self, number: u32) -> Option<i8> {
        let before = self.get(number)?.before?;
        self.get(before).map(|promise| promise.value)
    }

    /// A promise by its number.
    #[must_use]
    pub fn get(&self, number: u32) -> Option<&Promise> {
        self.promises.get(number as usize)
    }

    /// The number of promises.
    #[must_use]
    pub fn len(&self) -> usize {
        self.promises.len()
    }

    /// Whether there are none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.promises.is_empty()
    }

    /// The turns under this promise, the claimant's or each of the opponent's, with the next promises.
    ///
    /// `place` is the promise's place or an image of it.
    #[must_use]
    pub fn played(
        &self,
        small: &Small,
        graph: &PlaceGraph,
        number: u32,
        place: Place,
    ) -> Vec<(Successor, u32)> {
        let Some(promise) = self.get(number) else {
            return Vec::new();
        };
        let claimant = promise.question.claimant.next();
        let chosen = graph
            .edges(promise.question.place)
            .get(usize::from(promise.edge));
        let then = |step: Successor| {
            let to = graph.find(small, step.to)?;
            let value = match promise.question.claimant {
                Claimant::Mover => {
                    chosen.filter(|edge| edge.to == to && edge.taken == step.taken)?;
                    promise.value - step.taken
                }
                Claimant::Waiter => promise.value + step.taken,
            };
            let next = self.earliest(
                PlaceQuestion {
                    place: to,
                    claimant,
                },
                value,
            )?;
            Some((step, next))
        };
        let all = place.steps(small).filter_map(then);
        match promise.question.claimant {
            // The first edge that leads there; others are its images.
            Claimant::Mover => all.take(1).collect(),
            Claimant::Waiter => all.collect(),
        }
    }

    /// The numbers of the promises that this one rests on, all smaller.
    #[must_use]
    pub fn rests_on(&self, graph: &PlaceGraph, number: u32) -> Vec<u32> {
        let Some(promise) = self.get(number) else {
            return Vec::new();
        };
        let claimant = promise.question.claimant.next();
        let edges = graph.edges(promise.question.place);
        let rest = |edge: &crate::graph::Edge, value: i8| {
            self.earliest(
                PlaceQuestion {
                    place: edge.to,
                    claimant,
                },
                value,
            )
        };
        match promise.question.claimant {
            Claimant::Mover => edges
                .get(usize::from(promise.edge))
                .and_then(|edge| rest(edge, promise.value - edge.taken))
                .into_iter()
                .collect(),
            Claimant::Waiter => edges
                .iter()
                .filter_map(|edge| rest(edge, promise.value + edge.taken))
                .collect(),
        }
    }
}

/// The edges backwards.
struct Before {
    first: Vec<u32>,
    places: Vec<u32>,
}

impl Before {
    fn new(graph: &PlaceGraph) -> Before {
        let count = graph.places().len();
        let mut first = vec![0_u32; count + 1];
        for place in (0_u32..).take(count) {
            for edge in graph.edges(place) {
                first[edge.to as usize + 1] += 1;
            }
        }
        for at in 0..count {
            first[at + 1] += first[at];
        }
        let mut next = first.clone();
        let mut places = vec![0; first.last().copied().unwrap_or(0) as usize];
        for place in (0_u32..).take(count) {
            for edge in graph.edges(place) {
                let slot = &mut next[edge.to as usize];
                places[*slot as usize] = place;
                *slot += 1;
            }
        }
        Before { first, places }
    }

    fn of(&self, place: u32) -> &[u32] {
        let at = place as usize;
        let range = self.first.get(at).zip(self.first.get(at + 1));
        let (from, to) = range.map_or((0, 0), |(&from, &to)| (from as usize, to as usize));
        self.places.get(from..to).unwrap_or(&[])
    }
}
