//! The lemma `rooms`: where it applies, and what is named there.

use loja_format::{Choice, Decision, FlawKind};
use loja_rules::{Point, PointSet, State};

use crate::account::Account;
use crate::game::{Game, empty};
use crate::graph::{beside, meet, part, parts};
use crate::local::{Local, doors, is_done, is_eye, is_fillable, safe};
use crate::sum::may_be_asked;

/// The regions of one chain alone.
fn regions(game: &Game, state: &State, chain: &PointSet) -> Vec<PointSet> {
    parts(state.board(), &game.members.difference(chain))
}

fn is_room(game: &Game, state: &State, chain: &PointSet, region: &PointSet) -> bool {
    let breaths = beside(state.board(), chain).intersection(&empty(state));
    is_eye(region, chain, &doors(game, state), state) || meet(region, &breaths)
}

/// Whether the certificate decides about `rooms` here: no chain is safe, and one has two rooms.
pub(crate) fn is_asked(game: &Game, state: &State) -> bool {
    if !may_be_asked(game, state) {
        return false;
    }
    let own = state.situation().stones()[game.claimant].intersection(&game.members);
    let chains = parts(state.board(), &own);
    let doors = doors(game, state);
    let safe = safe(&game.members, chains.clone(), &doors, state, |_| false);
    let has_rooms = |chain: &PointSet| {
        let mut rooms = regions(game, state, chain);
        rooms.retain(|region| is_room(game, state, chain, region));
        rooms.len() >= 2
    };
    safe.is_empty() && chains.iter().any(has_rooms)
}

pub(crate) fn named(
    game: &Game,
    state: &State,
    account: &mut Account,
) -> Result<Option<Vec<Local>>, FlawKind> {
    let body = match account.decision()? {
        Decision::On => return Ok(None),
        Decision::Move(Choice::Stone(x)) => x,
        Decision::Move(Choice::Pass) | Decision::Sum => return Err(FlawKind::Misplaced),
    };
    let (first, second) = (account.member()?, account.member()?);
    let own = state.situation().stones()[game.claimant].intersection(&game.members);
    if !own.contains(body) {
        return Err(FlawKind::Rooms);
    }
    let body = part(state.board(), body, &own);
    let regions = regions(game, state, &body);
    let room = |x: Point| {
        let mut rooms = regions
            .iter()
            .filter(|region| is_room(game, state, &body, region));
        rooms
            .find(|region| region.contains(x))
            .ok_or(FlawKind::Rooms)
    };
    let rooms = [room(first)?, room(second)?];
    if rooms[0] == rooms[1] {
        return Err(FlawKind::Rooms);
    }
    // The parts are all regions.
    let doors = doors(game, state);
    let mut open = regions.clone();
    open.retain(|part| match rooms.contains(&part) {
        true => !is_fillable(part, &body, &doors, state),
        false => !is_done(part, &body, &doors, game, state),
    });
    let is_bound = open.len() == 1;
    let games = open.into_iter().map(|part| {
        let has_vow = rooms.contains(&&part);
        Local::new(game, state, part, is_bound, has_vow)
    });
    games
        .collect::<Option<_>>()
        .map(Some)
        .ok_or(FlawKind::Setup)
}
