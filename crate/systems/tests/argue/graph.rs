//! The whole graph of a question on a small board, by plain places and nothing of any search.

use std::collections::HashMap;
use std::sync::Arc;

use crate::common;
use loja_ground::{ByColor, PointSet};
use loja_systems::jrg89::argue::{ArgumentPlace, ArgumentQuestion, Case};

pub(crate) struct Graph {
    pub(crate) places: Vec<ArgumentPlace>,
    numbers: HashMap<ArgumentPlace, usize>,
    right: Vec<bool>,
}

impl Graph {
    pub(crate) fn of(case: &Case, most: usize) -> Option<Graph> {
        let mut places = vec![case.start.clone()];
        let mut numbers = HashMap::from([(case.start.clone(), 0)]);
        let mut leads: Vec<Vec<usize>> = Vec::new();
        while leads.len() < places.len() {
            if places.len() > most {
                return None;
            }
            let place = places[leads.len()].clone();
            let next = case.turns(&place).into_iter().map(|(_, after)| {
                *numbers.entry(after.clone()).or_insert_with(|| {
                    places.push(after);
                    places.len() - 1
                })
            });
            let next = next.collect();
            leads.push(next);
        }
        let mut known = HashMap::new();
        let arisen: Vec<bool> = places
            .iter()
            .map(|place| has_arisen(case, place, &mut known))
            .collect();
        let claims: Vec<bool> = places
            .iter()
            .map(|place| place.state.turn() == case.claimant())
            .collect();
        let all: Vec<usize> = (0..places.len()).collect();
        let right = match case.question {
            ArgumentQuestion::Captured(_) => {
                let goals = all.iter().map(|&at| places[at].captured).collect();
                attracted(&leads, &claims, true, goals, &vec![false; all.len()])
            }
            ArgumentQuestion::Beyond(..) => {
                attracted(&leads, &claims, true, arisen, &vec![false; all.len()])
            }
            ArgumentQuestion::Clean(..) => {
                // After the capture the owner wants a stone, …
                let after: Vec<bool> = all
                    .iter()
                    .map(|&at| arisen[at] && places[at].captured)
                    .collect();
                let lost = attracted(&leads, &claims, false, after, &vec![false; all.len()]);
                // … and before it the capturer wants to come where he gets none.
                let goals = all
                    .iter()
                    .map(|&at| places[at].captured && !lost[at])
                    .collect();
                attracted(&leads, &claims, true, goals, &arisen)
            }
        };
        Some(Graph {
            places,
            numbers,
            right,
        })
    }

    pub(crate) fn right(&self, place: &ArgumentPlace) -> bool {
        self.right[self.numbers[place]]
    }
}

/// From where a side forces one of these, through none of those.
fn attracted(
    leads: &[Vec<usize>],
    claims: &[bool],
    claimant: bool,
    mut won: Vec<bool>,
    shut: &[bool],
) -> Vec<bool> {
    loop {
        let mut changed = false;
        for at in 0..leads.len() {
            if won[at] || shut[at] || leads[at].is_empty() {
                continue;
            }
            let mut next = leads[at].iter().map(|&to| won[to]);
            let forced = match claims[at] == claimant {
                true => next.any(|wins| wins),
                false => next.all(|wins| wins),
            };
            if forced {
                (won[at], changed) = (true, true);
            }
        }
        if !changed {
            return won;
        }
    }
}

fn has_arisen(
    case: &Case,
    place: &ArgumentPlace,
    known: &mut HashMap<(ByColor<PointSet>, usize), bool>,
) -> bool {
    place.new.iter().any(|at| {
        let stones = place.state.stones().clone();
        !*known
            .entry((stones.clone(), at.index()))
            .or_insert_with(|| {
                let board = Arc::clone(case.start.state.board());
                let inner = Case::new(
                    &common::position(&board, &stones),
                    ArgumentQuestion::Captured(at),
                );
                let inner = inner.ok().flatten();
                let graph = inner.as_ref().and_then(|inner| Graph::of(inner, 20_000));
                match (inner, graph) {
                    (Some(inner), Some(graph)) => graph.right(&inner.start),
                    _ => panic!("too large"),
                }
            })
    })
}
