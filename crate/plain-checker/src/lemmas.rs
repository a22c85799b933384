//! The lemmas as `FORMAT.md` states them, which `src/lemma` of `loja-certificate` proves.

use loja_format::{Answer, Choice, Lemma};
use loja_rules::{Move, PassCount, Point, PointSet, State};

use crate::game::{Game, empty};
use crate::graph::{beside, meet, part, parts};

/// Whether the lemma gives this answer here; in a zone only three of them hold.
pub(crate) fn speaks(lemma: Lemma, answer: Answer, game: &Game, state: &State) -> bool {
    match (answer, lemma) {
        (Answer::Refuted, Lemma::Joined) => joined(game, state),
        (Answer::Refuted, Lemma::Doors) => enters(game, state),
        (Answer::Refuted, Lemma::Alive) => joined(game, state) || lives(game, state),
        (Answer::Refuted, Lemma::Hopeless) => !game.is_zone && hopeless(game, state),
        (Answer::Refuted, Lemma::Ending) => !game.is_zone && ending(game, state),
        (Answer::Lock, Lemma::Fill) => !game.is_zone && fill(game, state),
        (Answer::Refuted, Lemma::Fill | Lemma::Sum | Lemma::Rooms | Lemma::Dead)
        | (Answer::Lock, _) => false,
    }
}

fn hopeless(game: &Game, state: &State) -> bool {
    let permanent = state.situation().permanent();
    let closed = empty(state)
        .intersection(permanent)
        .intersection(&game.members);
    let stays = state.situation().stones()[game.refuter].intersection(permanent);
    game.members.is_empty()
        || parts(state.board(), &game.members)
            .iter()
            .any(|part| part.len() < 3)
        || meet(&stays, &game.members)
        || meet(&beside(state.board(), &closed), &closed)
}

fn ending(game: &Game, state: &State) -> bool {
    let situation = state.situation();
    situation.turn() == game.refuter
        && situation.pass_count() == PassCount::One
        && !game.is_won(state)
}

fn is_anchor(game: &Game, state: &State, x: Point) -> bool {
    let permanent = state.situation().permanent();
    let empty = empty(state);
    let stones = &state.situation().stones()[game.refuter];
    let holds = |y: &Point| permanent.contains(*y) && (stones.contains(*y) || empty.contains(*y));
    permanent.contains(x) || state.board().neighbors(x).iter().any(holds)
}

pub(crate) fn joined(game: &Game, state: &State) -> bool {
    let stones = state.situation().stones()[game.refuter].intersection(&game.members);
    stones.iter().any(|x| is_anchor(game, state, x))
}

pub(crate) fn doors(game: &Game, state: &State) -> Vec<Point> {
    let permanent = state.situation().permanent();
    let stays = state.situation().stones()[game.refuter].intersection(permanent);
    let open = empty(state)
        .intersection(&game.members)
        .difference(permanent);
    open.intersection(&beside(state.board(), &stays))
        .iter()
        .collect()
}

fn may_play(state: &State, x: Point) -> bool {
    state.successor(Move::stone(x)).is_ok()
}

fn enters(game: &Game, state: &State) -> bool {
    if state.situation().turn() == game.refuter {
        let mut members = game.members.iter();
        return members.any(|x| is_anchor(game, state, x) && may_play(state, x));
    }
    let doors = doors(game, state);
    doors.len() >= 2 || doors.iter().any(|&x| !may_play(state, x))
}

fn lives(game: &Game, state: &State) -> bool {
    let board = state.board();
    let situation = state.situation();
    let stones = situation.stones()[game.refuter].intersection(&game.members);
    let closed = situation.stones()[game.claimant].intersection(situation.permanent());
    let open = empty(state).difference(situation.permanent());
    let guards = |region: &PointSet, chain: &PointSet| {
        let open = open.intersection(region);
        !open.is_empty() && open.is_subset(&beside(board, chain)) && !meet(region, &closed)
    };
    let mut chains = parts(board, &stones);
    let mut regions = parts(board, &game.members.difference(&stones));
    loop {
        let guarded = |chain: &PointSet| {
            let guards = regions.iter().filter(|region| guards(region, chain));
            guards.count() >= 2
        };
        let (kept, struck): (Vec<_>, Vec<_>) = chains.into_iter().partition(guarded);
        chains = kept;
        if struck.is_empty() {
            return !chains.is_empty();
        }
        for chain in struck {
            regions.retain(|region| !meet(region, &beside(board, &chain)));
        }
    }
}

fn fill(game: &Game, state: &State) -> bool {
    let board = state.board();
    let situation = state.situation();
    let permanent = situation.permanent();
    let own = situation.stones()[game.claimant].intersection(&game.members);
    let other = situation.stones()[game.refuter].intersection(&game.members);
    let marked = empty(state).intersection(permanent);
    let regions = parts(board, &game.members.difference(&own));
    // 1
    if game.members.is_empty() || meet(&other, permanent) {
        return false;
    }
    // 2
    let outside = board.locations().difference(&game.members);
    if !game
        .members
        .intersection(&beside(board, &outside))
        .is_subset(&own)
    {
        return false;
    }
    // 3
    if !game
        .members
        .difference(&own)
        .is_subset(&beside(board, &own))
    {
        return false;
    }
    // 4
    if regions
        .iter()
        .any(|region| meet(region, &marked) && region.len() > 1)
    {
        return false;
    }
    // 5
    for chain in parts(board, &own) {
        let touched = beside(board, &chain);
        let eyes: Vec<_> = regions
            .iter()
            .filter(|region| region.is_subset(&touched))
            .collect();
        if eyes.len() < 2 || eyes.iter().all(|eye| meet(eye, &marked)) {
            return false;
        }
    }
    // 6
    if situation.turn() == game.claimant {
        !situation.is_final()
    } else {
        situation.pass_count() <= PassCount::Zero
    }
}

pub(crate) fn keeps_vow(game: &Game, choice: Choice, after: &State) -> bool {
    let Choice::Stone(at) = choice else {
        return true;
    };
    if joined(game, after) || doors(game, after).len() >= 2 {
        return true;
    }
    let board = after.board();
    let own = &after.situation().stones()[game.claimant];
    let mut around = board.neighbors(at).iter().filter(|&&y| own.contains(y));
    around.all(|&y| {
        let chain = part(board, y, own);
        !meet(&chain, &game.spared) || meet(&beside(board, &chain), &empty(after))
    })
}
