//! The rules once more, written down clause by clause with plain sets, and slow. The crate must
//! allow the same successors on any small board.
//!
//! Two readings are shared with the crate, since the text leaves them open: D11 is an equivalence,
//! and reversing the colours (E4) reverses the history too.
#![allow(
    clippy::unwrap_used,
    clippy::panic,
    reason = "a test fails by panicking"
)]

mod common;

use std::collections::BTreeSet;

use common::{Parts, games, parts};
use loja_rules::{Color, PassCount, Situation, State};
use proptest::prelude::*;

type Set = BTreeSet<usize>;

#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct S {
    black: Set,
    white: Set,
    temporary: Set,
    permanent: Set,
    black_captives: u32,
    white_captives: u32,
    turn: &'static str,
    pass_count: i8,
}

#[derive(Clone)]
struct Whole {
    locations: Set,
    relation: BTreeSet<BTreeSet<usize>>,
    s: S,
    history: Vec<S>,
}

impl Whole {
    fn with(&self, s: S) -> Whole {
        Whole { s, ..self.clone() }
    }

    // D4
    fn is_neighbor(&self, x: usize, y: usize) -> bool {
        self.relation.contains(&BTreeSet::from([x, y]))
    }

    // D11
    fn same_color(&self, x: usize, y: usize) -> bool {
        self.s.black.contains(&x) == self.s.black.contains(&y)
            && self.s.white.contains(&x) == self.s.white.contains(&y)
    }

    // D3
    fn contact_avoiding(&self, x: usize, y: usize, avoid: &Set) -> bool {
        self.is_neighbor(x, y)
            || self.locations.iter().any(|&z| {
                let wider = || avoid.iter().copied().chain([z]).collect();
                self.is_neighbor(z, x)
                    && self.same_color(z, x)
                    && !avoid.contains(&z)
                    && self.contact_avoiding(z, y, &wider())
            })
    }

    // D2
    fn contact(&self, x: usize, y: usize) -> bool {
        self.contact_avoiding(x, y, &Set::from([x]))
    }

    // D9
    fn colored(&self, x: usize) -> bool {
        self.s.black.contains(&x) || self.s.white.contains(&x)
    }

    // D1
    fn liberties(&self, x: usize) -> bool {
        self.colored(x) && self.s.permanent.contains(&x)
            || self.locations.iter().any(|&y| {
                let own = || self.same_color(y, x) && self.s.permanent.contains(&y);
                self.contact(x, y) && (!self.colored(y) || own())
            })
    }

    // B4, all S3 and K
    fn stones(&self) -> Vec<(Whole, Set)> {
        let free = |x: &&usize| {
            !self.colored(**x) && !self.s.temporary.contains(x) && !self.s.permanent.contains(x)
        };
        self.locations
            .iter()
            .filter(free)
            .filter_map(|&x| {
                let mut s2 = self.s.clone();
                s2.black.insert(x);
                let s2 = self.with(s2);
                let w: Set =
                    s2.s.white
                        .iter()
                        .copied()
                        .filter(|&y| !s2.liberties(y))
                        .collect();
                let breathes = s2.locations.iter().any(|&y| {
                    let marked = s2.s.permanent.contains(&y);
                    s2.contact(x, y)
                        && (!s2.colored(y) && !marked || s2.s.black.contains(&y) && marked)
                });
                if w.is_empty() && !breathes {
                    return None;
                }
                let walled = s2
                    .locations
                    .iter()
                    .all(|&y| !s2.is_neighbor(x, y) || s2.s.white.contains(&y));
                let k = if w.len() == 1 && walled {
                    w.clone()
                } else {
                    Set::new()
                };
                let mut s3 = s2.s.clone();
                s3.white = &s3.white - &w;
                s3.white_captives += u32::try_from(w.len()).unwrap();
                Some((s2.with(s3), k))
            })
            .collect()
    }

    // B3, all S2
    fn removals(&self) -> Vec<Whole> {
        if self.s.pass_count == 1 {
            return Vec::new();
        }
        (0..self.history.len())
            .filter(|&i| similar(&self.history[i], &self.s))
            .map(|i| {
                let l: Vec<Set> = self.history[i..]
                    .iter()
                    .map(|s| &s.black | &s.white)
                    .collect();
                let b = l.iter().fold(Set::new(), |all, set| &all | set);
                let c = l.iter().fold(b.clone(), |all, set| &all & set);
                let d = &b - &c;
                let mut s2 = self.s.clone();
                s2.black_captives += u32::try_from((&d & &self.s.black).len()).unwrap();
                s2.white_captives += u32::try_from((&d & &self.s.white).len()).unwrap();
                s2.black = &s2.black - &d;
                s2.white = &s2.white - &d;
                s2.permanent = &s2.permanent | &d;
                self.with(s2)
            })
            .collect()
    }

    // B2, all S4
    fn white_successors(&self) -> BTreeSet<S> {
        assert_eq!(self.s.turn, "black");
        let mut found = BTreeSet::new();
        let cycles = self.removals().into_iter().map(|s2| (s2, "cycle removed"));
        for (s2, t1) in cycles.chain([(self.clone(), "no cycle removed")]) {
            let played = s2
                .stones()
                .into_iter()
                .map(|(s3, k)| (s3, k, "stone played"));
            for (s3, k, t2) in played.chain([(s2.clone(), Set::new(), "no stone played")]) {
                let p = if t1 == "no cycle removed" && t2 == "no stone played" {
                    self.s.pass_count + 1
                } else if k.is_empty() {
                    0
                } else {
                    -1
                };
                found.insert(S {
                    temporary: k,
                    pass_count: p,
                    turn: "white",
                    ..s3.s
                });
            }
        }
        found
    }

    // B1
    fn successors(&self) -> BTreeSet<S> {
        if self.s.pass_count == 2 {
            return BTreeSet::new();
        }
        if self.s.turn == "black" {
            return self.white_successors();
        }
        let history = self.history.iter().map(reverse).collect();
        let reversed = Whole {
            s: reverse(&self.s),
            history,
            ..self.clone()
        };
        reversed.white_successors().iter().map(reverse).collect()
    }
}

// E4
fn reverse(s: &S) -> S {
    let s = s.clone();
    S {
        turn: if s.turn == "white" { "black" } else { "white" },
        black: s.white,
        white: s.black,
        black_captives: s.white_captives,
        white_captives: s.black_captives,
        ..s
    }
}

// E3
fn similar(a: &S, b: &S) -> bool {
    let free = |s: &S| S {
        black_captives: 0,
        white_captives: 0,
        ..s.clone()
    };
    free(a) == free(b)
}

fn plain(situation: &Situation) -> S {
    let ([black, white, temporary, permanent], captives, turn, passes): Parts = parts(situation);
    let set = |list: Vec<usize>| list.into_iter().collect();
    S {
        black: set(black),
        white: set(white),
        temporary: set(temporary),
        permanent: set(permanent),
        black_captives: captives[0],
        white_captives: captives[1],
        turn: if turn == Color::Black {
            "black"
        } else {
            "white"
        },
        pass_count: match passes {
            PassCount::MinusOne => -1,
            PassCount::Zero => 0,
            PassCount::One => 1,
            PassCount::Two => 2,
        },
    }
}

fn whole(state: &State) -> Whole {
    let board = state.board();
    Whole {
        locations: (0..board.len()).collect(),
        relation: board
            .pairs()
            .map(|(a, b)| Set::from([a.index(), b.index()]))
            .collect(),
        s: plain(state.situation()),
        history: state.history().iter().map(plain).collect(),
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 96, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn same_successors(states in games(5, 40)) {
        for state in &states {
            let found: BTreeSet<S> = state
                .moves()
                .into_iter()
                .map(|turn| plain(state.successor(turn).unwrap().situation()))
                .collect();
            prop_assert_eq!(found, whole(state).successors());
        }
    }

    #[test]
    fn same_liberties(states in games(5, 12)) {
        let state = states.last().unwrap();
        let literal = whole(state);
        for x in state.board().points().filter(|&x| state.situation().color_at(x).is_some()) {
            let chain = state.chain(x).unwrap();
            let has = chain.has_liberties(state.situation());
            prop_assert_eq!(has, literal.liberties(x.index()));
            for y in state.board().points() {
                prop_assert_eq!(chain.contact.contains(y), literal.contact(x.index(), y.index()));
            }
        }
    }
}

/// Random games that never repeat a situation would test nothing about cycles.
#[test]
fn the_games_have_cycles() {
    use proptest::strategy::ValueTree;
    let mut runner = proptest::test_runner::TestRunner::deterministic();
    let cycles = (0..60)
        .flat_map(|_| games(5, 40).new_tree(&mut runner).unwrap().current())
        .filter(|state| !state.cycles().is_empty())
        .count();
    assert!(cycles >= 10, "{cycles}");
}
