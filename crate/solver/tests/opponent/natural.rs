//! What a person would play who can't win, read off the plain state of the rules.

use loja_certificate::Choice;
use loja_rules::{Color, PassCount, PointSet, State};

/// The higher, the more natural: an own eye is filled, it is given up, stones are left in atari, nothing of that, …
const FILLS: usize = 0;
const GIVES_UP: usize = 1;
const LEAVES: usize = 2;
const QUIET: usize = 3;

/// All stones of this colour that one move could take.
fn in_atari(state: &State, color: Color) -> PointSet {
    let situation = state.situation();
    let taken = |&x: &loja_rules::Point| {
        let chain = state.chain(x).unwrap();
        let liberties = chain.liberties(situation);
        let closed = liberties.intersection(situation.permanent());
        liberties.len() == 1 && closed.is_empty() && !chain.has_permanent_stone(situation)
    };
    situation.stones()[color].iter().filter(taken).collect()
}

/// How natural it is; `gives_up` where the line comes back with it, or others last longer than a pass. More than [`QUIET`] by the stones that it gains.
pub fn natural(before: &State, claimant: Color, choice: Choice, gives_up: bool) -> usize {
    let own = before.situation().turn();
    let after = before.successor(choice.into()).unwrap();
    let count = after.situation().pass_count();
    if gives_up || after.is_final() || count == PassCount::One && own == claimant {
        return GIVES_UP;
    }
    let Choice::Stone(x) = choice else {
        return QUIET;
    };
    let stones = |state: &State, color| state.situation().stones()[color].clone();
    let without = |more: &PointSet, less: &PointSet| more.difference(less);
    let taken = without(&stones(before, own.other()), &stones(&after, own.other())).len();
    let saved = without(&in_atari(before, own), &in_atari(&after, own)).len();
    let gains = [taken, saved].into_iter().filter(|&stones| stones > 1);
    let gains: usize = gains.sum();
    if gains > 0 || taken > 0 || saved > 0 {
        return QUIET + gains;
    }
    let near: PointSet = before.board().neighbors(x).iter().copied().collect();
    if near.is_subset(&stones(before, own)) {
        return FILLS;
    }
    let chain = after.chain(x).unwrap().members;
    let left = chain.len() > 1 && in_atari(&after, own).contains(x);
    let threatened = without(
        &in_atari(&after, own.other()),
        &in_atari(before, own.other()),
    );
    if left && threatened.len() < chain.len() {
        LEAVES
    } else {
        QUIET
    }
}

/// Whether nothing asks for another move.
pub fn is_sane(natural: usize) -> bool {
    natural >= QUIET
}
