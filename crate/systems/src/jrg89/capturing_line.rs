//! How a stone is taken, turn by turn: the capturer as a certificate has it, its owner so that it takes longest.

use std::collections::HashMap;
use std::sync::Arc;

use loja_ground::{Board, ByColor, Color, Point, PointSet};
use loja_search::Control;

use super::certificate::{Certificate, Situation, certify};
use crate::japan_1989::ablation::Ablation;
use crate::japan_1989::play::Turn;
use crate::japan_1989::state::State;

/// No more situations are looked into for the longest defence.
const MOST: usize = 50_000;

/// A line in which a stone is taken, its enemy first. `None` where it can't be, or that is not found out in time.
#[must_use]
pub fn capturing_line(
    board: &Arc<Board>,
    stones: &ByColor<PointSet>,
    stone: Point,
    control: &Control<'_>,
) -> Option<Vec<Turn>> {
    let owner = stones.color_at(stone)?;
    let certificate = certify(board, stones, stone, Ablation::default(), control)?;
    if !certificate.captured {
        return None;
    }
    let start = State::start(Arc::clone(board), stones.clone(), owner.other()).ok()?;
    let part = certificate.part.iter();
    let liner = Liner {
        part: part.filter_map(|&at| board.point(at)).collect(),
        certificate: &certificate,
        stone,
        owner,
    };
    let far = liner.distances(&start)?;
    let (mut state, mut turns) = (start, Vec::new());
    while !liner.is_taken(&state) {
        let next = liner.next(&state).into_iter();
        let (turn, after) = next.max_by_key(|(_, after)| far.get(&liner.key(after)))?;
        turns.push(turn);
        state = after;
    }
    Some(turns)
}

type Key = (Situation, Color);

struct Liner<'a> {
    certificate: &'a Certificate,
    part: PointSet,
    stone: Point,
    owner: Color,
}

impl Liner<'_> {
    fn key(&self, state: &State) -> Key {
        let numbers = |points: &PointSet| {
            let inside = points.intersection(&self.part);
            inside.iter().map(Point::index).collect()
        };
        let stones = state.stones();
        let situation = (
            numbers(&stones.black),
            numbers(&stones.white),
            numbers(state.marks()),
        );
        (situation, state.turn())
    }

    fn is_taken(&self, state: &State) -> bool {
        !state.stones()[self.owner].contains(self.stone)
    }

    /// The capturer's one turn, or all of the owner's within the part.
    fn next(&self, state: &State) -> Vec<(Turn, State)> {
        let after = |turn: Turn| Some((turn, state.after(turn).ok()?));
        let inside = |turn: &Turn| match turn {
            Turn::Play(at) | Turn::PassFor(at) => self.part.contains(*at),
            Turn::Pass => true,
        };
        let all = || state.turns().into_iter().filter(inside).filter_map(after);
        if state.turn() == self.owner {
            return all().collect();
        }
        match self.certificate.turns.get(&self.key(state).0) {
            Some(&turn) => after(turn).into_iter().collect(),
            // Where none is listed the stone is in atari.
            None => all()
                .find(|(_, next)| self.is_taken(next))
                .into_iter()
                .collect(),
        }
    }

    /// How many turns it takes from each situation that may arise. The capturer's turns lead nowhere back, so that has an end.
    fn distances(&self, start: &State) -> Option<HashMap<Key, usize>> {
        let mut far: HashMap<Key, usize> = HashMap::new();
        let mut way = vec![(start.clone(), None::<Vec<Key>>)];
        while let Some((state, below)) = way.pop() {
            let key = self.key(&state);
            if let Some(below) = below {
                let longest = below.iter().filter_map(|key| far.get(key)).max()?;
                far.insert(key, longest + 1);
                continue;
            }
            if far.contains_key(&key) {
                continue;
            }
            if self.is_taken(&state) {
                far.insert(key, 0);
                continue;
            }
            if way.len() + far.len() > MOST {
                return None;
            }
            let next = self.next(&state);
            let below = next.iter().map(|(_, after)| self.key(after)).collect();
            way.push((state, Some(below)));
            way.extend(next.into_iter().map(|(_, after)| (after, None)));
        }
        Some(far)
    }
}
