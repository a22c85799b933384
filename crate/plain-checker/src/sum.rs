//! The lemma `sum`: which situations ask for it.

use loja_rules::{PassCount, State};

use crate::game::Game;
use crate::graph::{meet, parts};
use crate::local::{Local, doors, is_done, is_fillable, safe};

/// Larger sets have no words for `sum` and `rooms`.
const MOST_MEMBERS: usize = 65_533;

/// Conditions 1 to 3, shared with `rooms`, in a set small enough for the words.
pub(crate) fn may_be_asked(game: &Game, state: &State) -> bool {
    let situation = state.situation();
    !game.is_zone
        && game.members.len() <= MOST_MEMBERS
        && situation.turn() == game.refuter
        && situation.pass_count() <= PassCount::Zero
        && !meet(situation.permanent(), &game.members)
        && doors(game, state).is_subset(&situation.stones()[game.claimant])
}

/// The parts to win, in the order of their smallest members, where the certificate decides about `sum`.
pub(crate) fn asked(game: &Game, state: &State) -> Option<Vec<Local>> {
    if !may_be_asked(game, state) {
        return None;
    }
    let doors = doors(game, state);
    let own = state.situation().stones()[game.claimant].intersection(&game.members);
    let chains = parts(state.board(), &own);
    let safe = safe(&game.members, chains, &doors, state, |_| false);
    if safe.is_empty() {
        return None;
    }
    let mut open = parts(state.board(), &game.members.difference(&safe));
    if open
        .iter()
        .all(|part| is_fillable(part, &safe, &doors, state))
    {
        return None;
    }
    open.retain(|part| !is_done(part, &safe, &doors, game, state));
    let is_bound = open.len() == 1;
    let games = open
        .into_iter()
        .map(|part| Local::new(game, state, part, is_bound, false));
    games.collect()
}
