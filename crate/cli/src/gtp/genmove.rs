//! A sparring partner: it sees one move far, and passes when that shows no gain.

use std::cmp::Reverse;
use std::time::Instant;

use loja_notation::{Komi, Points, Score};
use loja_rules::{Color, Move, Point, PointSet, Situation, State};

use super::game::Game;
use crate::budget::{Budget, Jobs};
use crate::pool::{Judgement, judge_one};
use crate::stop::is_interrupted;

/// What a look at the present situation may cost, in nodes.
const LOOK: u64 = 20_000;

/// What a look at the situation after a move may cost, and at how many moves.
const GLANCE: u64 = 2_000;
const MOVES: usize = 40;

/// Chooses a move for this player and makes it; `None` is a pass.
pub(crate) fn genmove(game: &mut Game, color: Color) -> Option<Point> {
    let begun = Instant::now();
    let chosen = chosen(game, color);
    game.clock.spend(color, begun.elapsed());
    // The choice is legal, and after the end a pass changes nothing.
    let _ = game.play(color, chosen);
    chosen
}

/// The move that it would make, within the time that the player has.
pub(crate) fn chosen(game: &Game, color: Color) -> Option<Point> {
    let budget = game.budget.at_most(None, game.clock.for_move(color));
    choose(&game.with_turn(color), &budget)
}

fn choose(state: &State, budget: &Budget) -> Option<Point> {
    let until = budget.deadline();
    let look = |state: &State, nodes| look(state, &budget.part(nodes, until));
    if state.is_final() {
        return None;
    }
    let now = (!is_bare(state)).then(|| look(state, LOOK)).flatten();
    // What is settled is not worth a stone: it would be lost, or fill what is one's own.
    let settled = now.as_ref().map(|now| {
        let Judgement { control, .. } = now;
        control.black.union(&control.white)
    });
    let settled = settled.unwrap_or_default();
    let playable = state.playable();
    let candidates = playable.iter().filter(|&point| !settled.contains(point));
    let mut candidates: Vec<(usize, Point, State)> = candidates
        .filter_map(|point| {
            let (worth, next) = worth(state, point)?;
            Some((worth, point, next))
        })
        .collect();
    candidates.sort_by_key(|&(worth, point, _)| (Reverse(worth), point));
    let color = state.situation().turn();
    let Some(lead) = now.and_then(|now| lead(state, &now, color)) else {
        return candidates.first().map(|&(_, point, _)| point);
    };
    // All is decided as if play stopped here. Is it any better after a move?
    let mut best = (lead, None);
    for (_, point, next) in candidates.into_iter().take(MOVES) {
        if is_interrupted() || until.is_some_and(|until| Instant::now() >= until) {
            // Nobody knows whether this one gains something. A pass would say that none does.
            return best.1.or(Some(point));
        }
        let after = look(&next, GLANCE).and_then(|after| self::lead(&next, &after, color));
        if let Some(after) = after.filter(|&after| after > best.0) {
            best = (after, Some(point));
        }
    }
    best.1
}

/// Whether so little stands on so large a board that nothing can be settled.
fn is_bare(state: &State) -> bool {
    let stones = state.situation().stones();
    let [all, stones] = [state.board().len(), stones.black.len() + stones.white.len()];
    all > 100 && 4 * stones < all
}

/// Who controls what, as far as so many nodes tell. It is the same for the same situation, if there is time.
fn look(state: &State, budget: &Budget) -> Option<Judgement> {
    judge_one(state, *budget, Jobs::ONE).ok()
}

/// By how much this player leads on the board, if that is known.
fn lead(state: &State, judged: &Judgement, color: Color) -> Option<Points> {
    let score = judged
        .is_decided()
        .then(|| Score::new(state, &judged.control, Komi::default()))?;
    Some(match color {
        Color::Black => score.lead(),
        Color::White => Points::default() - score.lead(),
    })
}

/// What a stone there does at once, and what comes of it. `None` when it fills an eye, puts its own
/// chain in danger for nothing, or brings a situation back.
fn worth(state: &State, point: Point) -> Option<(usize, State)> {
    let board = state.board();
    let situation = state.situation();
    let color = situation.turn();
    let near = board.neighbors(point);
    let of = |wanted: Option<Color>| {
        let near = near.iter().copied();
        near.filter(move |&at| situation.color_at(at) == wanted)
    };
    if of(Some(color)).count() == near.len() {
        return None;
    }
    let mut next = state.clone();
    let event = next.play(Move::stone(point)).ok()?;
    let similar = |then: &Situation| then.is_similar(next.situation());
    if next.history().iter().any(similar) {
        return None;
    }
    let liberties = |state: &State, at: Point| {
        let chain = state.chain(at);
        chain.map_or(0, |chain| chain.liberties(state.situation()).len())
    };
    let taken = event.captured.len();
    if liberties(&next, point) < 2 && taken == 0 {
        return None;
    }
    let saved = of(Some(color)).filter(|&at| liberties(state, at) < 2 && liberties(&next, at) > 1);
    let threatened = of(Some(color.other())).filter(|&at| liberties(&next, at) == 1);
    // The more room around a stone the better, and beside an enemy it does something.
    let empty = |&at: &Point| situation.color_at(at).is_none();
    let around = near.iter().flat_map(|&at| board.neighbors(at));
    let room: PointSet = near.iter().chain(around).copied().filter(empty).collect();
    let enemies = of(Some(color.other())).count();
    let worth =
        200 * taken + 100 * saved.count() + 20 * threatened.count() + 2 * enemies + room.len();
    Some((worth, next))
}
