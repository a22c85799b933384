//! The two texts against each other: the precise rules and the popular ones, on all games that are
//! short and on random ones.

use loja_testkit::{Dice, effort};
use std::collections::{BTreeMap, BTreeSet};

use crate::oracle::literal::PastUnderReversal::{Kept, Reversed};
use crate::oracle::literal::{self, PastUnderReversal, Set, Situation, State, Turn};
use crate::oracle::popular::{self, Game, Map};
use crate::oracle::tools::*;

loja_testkit::long_too!(
    literal_and_popular_agree_on_random_games,
    with_the_history_kept_only_odd_cycles_are_added,
    literal_and_popular_agree_on_all_short_games
);

#[derive(Default, Debug)]
struct Tally {
    games: u64,
    situations: u64,
    successors: u64,
    ends: u64,
    kos: u64,
    captures_of_several: u64,
    suicides_refused: u64,
    pseudo_suicides_refused: u64,
    situations_with_cycle: u64,
    situations_with_several_cycles: u64,
    situations_with_different_cleared_sets: u64,
    cycles_barred_by_pass_count: u64,
    cycles_removed: u64,
    ko_after_cycle_removal: u64,
    differing: u64,
}

/// What B and its wording promise for every state that play can reach.
fn assert_sound(s: &State) {
    let now = &s.situation;
    assert!(literal::e5_is_state(s));
    assert!(now.black.is_disjoint(&now.white));
    for marked in [&now.permanent, &now.temporary] {
        assert!(marked.is_disjoint(&now.black) && marked.is_disjoint(&now.white));
    }
    assert_eq!(now.temporary.is_empty(), now.pass_count != -1);
    assert!(breathing(s));
}

/// True if both oracles agree, and the successors they have in common.
fn agree(s: &State, game: &Game, past: PastUnderReversal) -> (bool, Vec<literal::Successor>) {
    let ours = literal::b1_successors(s, past);
    let theirs = game.legal_turns();
    let a: BTreeMap<popular::Turn, Situation> = ours
        .iter()
        .map(|t| (as_turn(t.origin), t.state.situation.clone()))
        .collect();
    let b: BTreeMap<popular::Turn, Situation> = theirs
        .iter()
        .map(|(t, m)| (*t, as_situation(m, game.komi)))
        .collect();
    assert_eq!(a.len(), ours.len());
    assert_eq!(b.len(), theirs.len());
    if past == Kept {
        let odd = |t: &popular::Turn| {
            t.removes_cycle_from
                .is_some_and(|n| (game.turns.len() - n) % 2 == 1)
        };
        let even: BTreeMap<_, _> = a.clone().into_iter().filter(|(t, _)| !odd(t)).collect();
        assert_eq!(even, b);
        assert_eq!(literal::e1_state_is_final(s), game.is_over());
        let common = ours
            .into_iter()
            .filter(|t| !odd(&as_turn(t.origin)))
            .collect();
        return (a == b, common);
    }
    (
        a == b && literal::e1_state_is_final(s) == game.is_over(),
        ours,
    )
}

fn observe(s: &State, past: PastUnderReversal, game: &Game, tally: &mut Tally) {
    let mover = match s.situation.turn {
        Turn::Black => s.clone(),
        Turn::White => literal::e4_colored_reverse(s, past),
    };
    let removals = literal::b3_cycle_removals(&mover);
    for r in &removals {
        // never an idle removal: something is cleared, and a stone goes
        assert!(!r.cleared.is_empty());
        assert!(r.cleared.iter().any(|&x| literal::d9_is_colored(x, &mover)));
        // every cleared location has a cleared neighbor
        assert!(r.cleared.iter().all(|&x| {
            r.cleared
                .iter()
                .any(|&y| literal::d4_is_neighbor(x, y, &mover))
        }));
        tally.ko_after_cycle_removal += literal::b4_stone_plays(&r.state)
            .iter()
            .filter(|p| !p.k.is_empty())
            .count() as u64;
    }
    tally.situations_with_cycle += !removals.is_empty() as u64;
    tally.situations_with_several_cycles += (removals.len() > 1) as u64;
    let sets: BTreeSet<&Set> = removals.iter().map(|r| &r.cleared).collect();
    tally.situations_with_different_cleared_sets += (sets.len() > 1) as u64;
    if mover.situation.pass_count == 1
        && mover
            .history
            .iter()
            .any(|m| literal::e3_similar(m, &mover.situation))
    {
        tally.cycles_barred_by_pass_count += 1;
    }
    for p in literal::b4_stone_plays(&mover) {
        tally.kos += !p.k.is_empty() as u64;
        tally.captures_of_several +=
            (p.state.situation.white_captives > mover.situation.white_captives + 1) as u64;
    }
    let now = game.now();
    for at in 0..game.map.size() {
        match popular::prohibited(&game.map, &now.cells, now.to_move, at) {
            Some(popular::Refusal::Suicide) => tally.suicides_refused += 1,
            Some(popular::Refusal::PseudoSuicide) => tally.pseudo_suicides_refused += 1,
            _ => {}
        }
    }
}

/// One random game; ends with a message where the oracles differ.
fn random_game(dice: &mut Dice, past: PastUnderReversal, tally: &mut Tally) -> Option<String> {
    let size = dice.below(7);
    let edges = random_edges(dice, size);
    let p = [0, 0, 30, 100][dice.below(4)];
    let marks: Vec<bool> = (0..size).map(|_| dice.percent(p)).collect();
    let komi = dice.below(size + 1) as u32;
    let temporary = (0..size as u32).filter(|&at| marks[at as usize]).collect();
    let mut state = literal::a2_initial(board(size, &edges), temporary, komi);
    assert!(literal::a2_is_initial(&state));
    let mut game = Game::start(Map::new(size, &edges), marks, komi);
    let eager_to_pass = [2, 10, 40][dice.below(3)];
    let eager_to_remove = [5, 30, 100][dice.below(3)];
    tally.games += 1;
    let length = 20 + dice.below(60);
    for _ in 0..length {
        assert_sound(&state);
        let (same, successors) = agree(&state, &game, past);
        tally.situations += 1;
        tally.successors += successors.len() as u64;
        tally.differing += !same as u64;
        if !same && past == Reversed {
            return Some(format!(
                "size {size} edges {edges:?} marks {:?} after {} turns {:?}: {}",
                game.prohibited_at_start,
                game.turns.len(),
                game.turns,
                show(&state.situation, size)
            ));
        }
        if successors.is_empty() {
            tally.ends += 1;
            let controls: Vec<bool> = (0..2 * size).map(|_| dice.percent(50)).collect();
            let (black, white) = controls.split_at(size);
            let members =
                |flags: &[bool]| (0..size as u32).filter(|&x| flags[x as usize]).collect();
            let reverse = literal::e4_colored_reverse(&state, past);
            assert_eq!(
                game.scores(black, white),
                (
                    literal::c1_black_score_with_control(&state, &members(black)),
                    literal::c1_black_score_with_control(&reverse, &members(white)),
                )
            );
            return None;
        }
        observe(&state, past, &game, tally);
        let removing: Vec<_> = successors
            .iter()
            .filter(|s| s.origin.cycle_since.is_some())
            .collect();
        let playing: Vec<_> = successors
            .iter()
            .filter(|s| s.origin.cycle_since.is_none() && s.origin.stone.is_some())
            .collect();
        let chosen = if !removing.is_empty() && dice.percent(eager_to_remove) {
            tally.cycles_removed += 1;
            removing[dice.below(removing.len())].clone()
        } else if playing.is_empty() || dice.percent(eager_to_pass) {
            successors
                .iter()
                .find(|s| s.origin == PASS)
                .unwrap()
                .clone()
        } else {
            playing[dice.below(playing.len())].clone()
        };
        game.play(as_turn(chosen.origin)).unwrap();
        state = chosen.state;
    }
    None
}

#[test]
fn literal_and_popular_agree_on_random_games() {
    let mut dice = Dice::new(2003);
    let mut tally = Tally::default();
    for _ in 0..effort(700, 6_000) {
        if let Some(difference) = random_game(&mut dice, Reversed, &mut tally) {
            panic!("{difference}");
        }
    }
    println!("{tally:#?}");
    for seen in [
        tally.ends,
        tally.kos,
        tally.captures_of_several,
        tally.suicides_refused,
        tally.pseudo_suicides_refused,
        tally.situations_with_several_cycles,
        tally.situations_with_different_cleared_sets,
        tally.cycles_barred_by_pass_count,
        tally.cycles_removed,
    ] {
        assert!(seen > 0);
    }
}

/// With the history kept, the precise rules allow everything the popular ones
/// do; what they allow besides is the removal of cycles of odd length.
#[test]
fn with_the_history_kept_only_odd_cycles_are_added() {
    let mut dice = Dice::new(2003);
    let mut tally = Tally::default();
    for _ in 0..effort(300, 3_000) {
        random_game(&mut dice, Kept, &mut tally);
    }
    println!(
        "{} of {} situations in {} games have odd cycles",
        tally.differing, tally.situations, tally.games
    );
    assert!(tally.differing > 10);
}

#[test]
fn one_turn_agrees_in_every_breathing_position() {
    for size in 0..=3 {
        let count = single_turns(size, &['.', 'x', 'o', '*', '#'], true, |d| panic!("{d}"));
        println!("size {size}: {count} positions");
    }
    let count = single_turns(4, &['.', 'x', 'o', '*'], true, |d| panic!("{d}"));
    println!("size 4: {count} positions");
}

/// All games up to a depth on all boards of a size, with all initial marks.
fn all_games(size: usize, depth: usize) -> u64 {
    fn walk(state: &State, game: &mut Game, depth: usize, count: &mut u64) {
        *count += 1;
        assert_sound(state);
        let (same, successors) = agree(state, game, Reversed);
        assert!(
            same,
            "{:?} {}",
            game.turns,
            show(&state.situation, game.map.size())
        );
        if depth == 0 {
            return;
        }
        for s in successors {
            game.turns.push(as_turn(s.origin));
            walk(&s.state, game, depth - 1, count);
            game.turns.pop();
        }
    }
    let pairs: Vec<(usize, usize)> = (0..size)
        .flat_map(|b| (0..b).map(move |a| (a, b)))
        .collect();
    let mut count = 0;
    for bits in 0..1u32 << pairs.len() {
        let edges: Vec<_> = (0..pairs.len())
            .filter(|i| bits >> i & 1 == 1)
            .map(|i| pairs[i])
            .collect();
        for marks in 0..1u32 << size {
            let flags: Vec<bool> = (0..size).map(|at| marks >> at & 1 == 1).collect();
            let temporary = (0..size as u32)
                .filter(|&at| marks >> at & 1 == 1)
                .collect();
            let start = literal::a2_initial(board(size, &edges), temporary, 0);
            let mut game = Game::start(Map::new(size, &edges), flags, 0);
            walk(&start, &mut game, depth, &mut count);
        }
    }
    count
}

#[test]
fn literal_and_popular_agree_on_all_short_games() {
    let depths = if effort(0, 1) == 0 {
        [9, 9, 11, 4, 2]
    } else {
        [9, 9, 13, 6, 4]
    };
    for (size, depth) in depths.into_iter().enumerate() {
        println!(
            "size {size} depth {depth}: {} situations",
            all_games(size, depth)
        );
    }
}
