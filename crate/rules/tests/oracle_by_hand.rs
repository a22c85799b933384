//! The two oracles on cases that can be checked by eye, and on the overview games.

use crate::oracle::literal::PastUnderReversal::{Kept, Reversed};
use crate::oracle::literal::{self, Origin, PastUnderReversal, Set, State, Turn};
use crate::oracle::popular::{self, Game, Map};
use crate::oracle::tools::*;

#[test]
fn overview_games_replay() {
    let text = include_str!("oracle/overview.txt");
    let mut checked = 0;
    for game in ["1", "2"] {
        for past in [Kept, Reversed] {
            let mut state: Option<State> = None;
            let mut record: Option<Game> = None;
            for line in text.lines().filter(|l| l.split('|').next() == Some(game)) {
                let f: Vec<&str> = line.split('|').collect();
                let turn = if f[6] == "B" {
                    Turn::Black
                } else {
                    Turn::White
                };
                let mut wanted = grid_state(f[3], turn, f[7].parse().unwrap()).situation;
                wanted.black_captives = f[4].parse().unwrap();
                wanted.white_captives = f[5].parse().unwrap();
                let origin = match f[2] {
                    "start" => {
                        let start = literal::a2_initial(
                            board(9, &grid_edges(3, 3)),
                            wanted.temporary.clone(),
                            wanted.black_captives,
                        );
                        assert!(literal::a2_is_initial(&start) && literal::e5_is_state(&start));
                        let marks = (0..9).map(|at| wanted.temporary.contains(&at)).collect();
                        let map = Map::new(9, &grid_edges(3, 3));
                        record = Some(Game::start(map, marks, 0));
                        state = Some(start);
                        None
                    }
                    "pass" => Some(PASS),
                    other => Some(match other.strip_prefix("cycle ") {
                        Some(since) => Origin {
                            cycle_since: Some(since.parse().unwrap()),
                            stone: None,
                        },
                        None => {
                            let (c, r) = other.split_once(',').unwrap();
                            stone(c.parse::<u32>().unwrap() + 3 * r.parse::<u32>().unwrap())
                        }
                    }),
                };
                if let Some(origin) = origin {
                    let before = state.take().unwrap();
                    let after = follow(&before, origin, past);
                    assert!(literal::b1_is_successor(&after, &before, past));
                    state = Some(after);
                    record.as_mut().unwrap().play(as_turn(origin)).unwrap();
                }
                assert_eq!(state.as_ref().unwrap().situation, wanted, "{line}");
                assert_eq!(
                    as_situation(&record.as_ref().unwrap().now(), 0),
                    wanted,
                    "{line}"
                );
                checked += 1;
            }
            let (state, record) = (state.unwrap(), record.unwrap());
            assert!(literal::e1_state_is_final(&state) && record.is_over());
            assert!(literal::b1_successors(&state, past).is_empty());
            assert!(record.legal_turns().is_empty());
        }
    }
    assert_eq!(checked, 2 * (8 + 20));
}

#[test]
fn overview_scores() {
    // game 1: Black holds everything
    let mut end = grid_state(".o./oxx/.x.", Turn::White, 2);
    let all: Set = (0..9).collect();
    assert_eq!(literal::c1_black_score_with_control(&end, &all), 8);
    // game 2: nothing is controlled, prisoners decide
    end = grid_state("***/*o*/***", Turn::White, 2);
    end.situation.black_captives = 8;
    end.situation.white_captives = 7;
    assert_eq!(literal::c1_black_score_with_control(&end, &Set::new()), 7);
    let back = literal::e4_colored_reverse(&end, Kept);
    assert_eq!(literal::c1_black_score_with_control(&back, &Set::new()), 8);
    // the only set White has bordered cannot become a formation, and C7 sees it
    for (s, who) in [(&end, "Black"), (&back, "White")] {
        for l in literal::subsets(&all) {
            assert!(
                !literal::c5_is_bordered(&l, s) || !literal::c4_black_can_lock(&l, s, Kept),
                "{who} {l:?}"
            );
        }
    }
    // the same with the other oracle, from the record
    let mut record = Game::start(Map::new(9, &grid_edges(3, 3)), vec![false; 9], 0);
    for x in [4, 1, 5, 3, 7] {
        record.play(as_turn(stone(x))).unwrap();
    }
    for _ in 0..2 {
        record.play(as_turn(PASS)).unwrap();
    }
    assert_eq!(record.scores(&[true; 9], &[false; 9]), (8, 0));
}

#[test]
fn overview_cycle_needs_exact_repetition() {
    // after 15 the stones are as after 7, the mark and the pass count are not
    let a = grid_state("ox./.ox/ox.", Turn::White, 0).situation;
    let mut b = grid_state("ox#/.ox/ox.", Turn::White, -1).situation;
    assert!(!literal::e3_similar(&a, &b));
    b.temporary.clear();
    assert!(!literal::e3_similar(&a, &b));
    b.pass_count = 0;
    b.black_captives = 5;
    assert!(literal::e3_similar(&a, &b));
}

#[test]
fn d_contact_is_no_equivalence() {
    let s = grid_state("xx.", Turn::Black, 0);
    // not symmetric
    assert!(literal::d2_has_contact(0, 2, &s));
    assert!(!literal::d2_has_contact(2, 0, &s));
    // a joined stone reaches its own location, a lone one does not
    assert!(literal::d2_has_contact(0, 0, &s));
    let lone = grid_state("x..", Turn::Black, 0);
    assert!(!literal::d2_has_contact(0, 0, &lone));
    // not transitive
    let s = grid_state("xo.", Turn::Black, 0);
    assert!(literal::d2_has_contact(0, 1, &s));
    assert!(literal::d2_has_contact(1, 2, &s));
    assert!(!literal::d2_has_contact(0, 2, &s));
    // two empty locations have the same colour
    let s = grid_state("...", Turn::Black, 0);
    assert!(literal::d2_has_contact(0, 2, &s));
    // the avoided set only stops stepping stones
    let s = grid_state("xxx", Turn::Black, 0);
    assert!(literal::d3_has_contact_avoiding(0, 1, &s, &set([0, 1])));
    assert!(!literal::d3_has_contact_avoiding(0, 2, &s, &set([0, 1])));
}

#[test]
fn d1_liberties_and_marks() {
    let has = |rows: &str, x| literal::d1_has_liberties(x, &grid_state(rows, Turn::Black, 0));
    assert!(has("x.", 0));
    assert!(!has("xo", 0));
    assert!(has("x#", 0) && has("x*", 0));
    assert!(has("Xo", 0) && !has("Xo", 1));
    assert!(has("xXo", 0) && has("xxX", 0));
    assert!(!has("xOx", 0) && has("xOx", 1));
    assert!(!has("x", 0) && has("X", 0));
    assert!(has("xxx.", 0) && !has("xxxo.", 0));
}

#[test]
fn d11_colors() {
    let s = grid_state("xxoo..", Turn::Black, 0);
    for (x, y, same) in [
        (0, 1, true),
        (0, 2, false),
        (2, 3, true),
        (0, 4, false),
        (4, 5, true),
        (4, 0, false),
    ] {
        assert_eq!(literal::d11_has_same_color(x, y, &s), same);
    }
}

#[test]
fn e4_there_and_back() {
    let mut s = grid_state("xo#*OX", Turn::White, -1);
    s.situation.black_captives = 3;
    s.situation.white_captives = 1;
    s.history
        .push(grid_state("......", Turn::Black, 0).situation);
    for past in [Kept, Reversed] {
        let r = literal::e4_colored_reverse(&s, past);
        assert_eq!(signs(&r.situation, 6), "ox#*XO");
        assert_eq!(
            (r.situation.black_captives, r.situation.white_captives),
            (1, 3)
        );
        assert_eq!(r.situation.turn, Turn::Black);
        assert_eq!(r.situation.pass_count, -1);
        assert_eq!(r.history == s.history, past == Kept);
        assert_eq!(literal::e4_colored_reverse(&r, past), s);
    }
}

#[test]
fn a2_e6_e7_sorts() {
    let b = board(2, &[(0, 1)]);
    assert!(literal::e6_is_board(&b));
    let start = |marks: Set, komi| literal::a2_initial(b.clone(), marks, komi);
    assert!(literal::a2_is_initial(&start(set([]), 2)));
    assert!(!literal::a2_is_initial(&start(set([]), 3)));
    assert!(literal::a2_is_initial(&start(set([0, 1]), 0)));
    assert_eq!(start(set([0]), 0).situation.pass_count, -1);
    assert!(!literal::a2_is_initial(&start(set([5]), 0)));
    let mut wrong = b.clone();
    wrong.neighbor_relation.insert(set([1]));
    assert!(!literal::e6_is_board(&wrong));
    wrong = b;
    wrong.neighbor_relation.insert(set([1, 7]));
    assert!(!literal::e6_is_board(&wrong));
}

#[test]
fn b4_captures_and_suicide() {
    let at = |rows: &str| plays(&grid_state(rows, Turn::Black, 0));
    // an empty location without neighbors offers no liberty
    assert_eq!(at("."), vec![]);
    assert_eq!(at(".."), vec![(0, set([])), (1, set([]))]);
    // ko on two locations: one stone taken, no own or empty neighbor
    assert_eq!(at(".o"), vec![(0, set([1]))]);
    // own stone beside: no ko; here it is suicide as nothing dies
    assert_eq!(at(".x"), vec![]);
    assert_eq!(at("x.o"), vec![(1, set([]))]);
    // two stones taken: no ko
    assert_eq!(at(".oo"), vec![(0, set([]))]);
    // one stone taken but an empty neighbor stays: no ko
    assert_eq!(at("o../xx.").iter().find(|p| p.0 == 1), Some(&(1, set([]))));
    // one stone taken, the other neighbor lives: ko
    assert_eq!(at("o.o./xoox").first(), Some(&(1, set([0]))));
    // suicide of one and of several
    let legal = |rows: &str| -> Vec<u32> { at(rows).into_iter().map(|p| p.0).collect() };
    assert_eq!(legal(".o./o.."), vec![2, 4, 5]);
    assert_eq!(legal("x.oo."), vec![]);
    assert_eq!(legal("x.ooo"), vec![1]);
    assert_eq!(legal("x..oo"), vec![1, 2]);
    // B4.1
    assert!(plays(&grid_state("..", Turn::White, 0)).is_empty());
}

#[test]
fn b4_marks() {
    let at = |rows: &str| -> Vec<u32> {
        plays(&grid_state(rows, Turn::Black, 0))
            .into_iter()
            .map(|p| p.0)
            .collect()
    };
    // no stone on either kind of mark
    assert_eq!(at("#.*."), vec![1]);
    // a temporary mark is a liberty like any other
    assert_eq!(at(".#o"), vec![0]);
    // only permanent marks around: pseudo suicide, alone or joined
    assert_eq!(at(".*o"), vec![]);
    assert_eq!(at(".x*"), vec![]);
    assert_eq!(at(".x*o"), vec![]);
    assert_eq!(at(".x.*"), vec![0, 2]);
    // unless a stone is taken
    assert_eq!(at("o.*"), vec![1]);
    // joined to a permanent stone of the own colour: allowed
    assert_eq!(at("X.o*"), vec![1]);
    // beside a permanent stone of the other colour: suicide
    assert_eq!(at("O."), vec![]);
    assert_eq!(at("O.*"), vec![]);
    // a permanent white stone is never taken
    assert_eq!(at(".Oo"), vec![]);
}

#[test]
fn b2_pass_counts() {
    let step = |rows: &str, p: i32, o: Origin| {
        let s = follow(&grid_state(rows, Turn::Black, p), o, Kept);
        (
            signs(&s.situation, rows.len()),
            s.situation.pass_count,
            s.history.len(),
        )
    };
    assert_eq!(step(".#.", -1, PASS), ("...".into(), 0, 1));
    assert_eq!(step("...", 0, PASS), ("...".into(), 1, 1));
    assert_eq!(step("...", 1, PASS), ("...".into(), 2, 1));
    assert_eq!(step("..#", -1, stone(0)), ("x..".into(), 0, 1));
    assert_eq!(step("...", 1, stone(0)), ("x..".into(), 0, 1));
    assert_eq!(step(".o", 1, stone(0)), ("x#".into(), -1, 1));
    assert!(literal::b1_successors(&grid_state("...", Turn::Black, 2), Kept).is_empty());
}

#[test]
fn b1_reverses_for_white() {
    let s = grid_state("x.", Turn::White, 0);
    let t = follow(&s, stone(1), Kept);
    assert_eq!(show(&t.situation, 2), "#o 1 0 Black -1");
    // this is where the readings part
    assert_eq!(show(&t.history[0], 2), "o. 0 0 Black 0");
    let t = follow(&s, stone(1), Reversed);
    assert_eq!(show(&t.history[0], 2), "x. 0 0 White 0");
}

/// On two neighboring locations the players can take in turn for ever.
fn two_location_loop(past: PastUnderReversal, rounds: usize) -> State {
    let mut s = literal::a2_initial(board(2, &[(0, 1)]), Set::new(), 0);
    for o in [stone(0), stone(1)] {
        s = follow(&s, o, past);
    }
    for _ in 0..rounds {
        for o in [PASS, PASS, stone(0), PASS, PASS, stone(1)] {
            s = follow(&s, o, past);
        }
    }
    s
}

#[test]
fn b3_cycle_of_passes_and_kos() {
    for past in [Kept, Reversed] {
        let s = two_location_loop(past, 1);
        assert_eq!(show(&s.situation, 2), "#o 2 1 Black -1");
        let removals = literal::b3_cycle_removals(&s);
        assert_eq!(removals.len(), 1);
        assert_eq!(removals[0].since, 2);
        assert_eq!(removals[0].cleared, set([0, 1]));
        assert_eq!(
            literal::b3_cycle_removals(&two_location_loop(past, 3))
                .iter()
                .map(|r| r.since)
                .collect::<Vec<_>>(),
            vec![2, 8, 14]
        );
        // removal leaves the turn and the pass count, the turn then resets it
        assert_eq!(show(&removals[0].state.situation, 2), "** 2 2 Black -1");
        let t = follow(
            &s,
            Origin {
                cycle_since: Some(2),
                stone: None,
            },
            past,
        );
        assert_eq!(show(&t.situation, 2), "** 2 2 White 0");
        // White, one turn later, repeats too (pass count 0) and gets his chance
        let t = follow(&s, PASS, past);
        let white = follow(
            &t,
            Origin {
                cycle_since: Some(3),
                stone: None,
            },
            past,
        );
        assert_eq!(show(&white.situation, 2), "** 2 2 Black 0");
        // B3.1: the next pass leads to pass count 1, where nothing may go
        let t = follow(&t, PASS, past);
        assert_eq!(t.situation.pass_count, 1);
        assert!(
            t.history[..4]
                .iter()
                .chain(&t.history[4..])
                .any(|m| literal::e3_similar(m, &t.situation))
        );
        assert!(literal::b3_cycle_removals(&t).is_empty());
    }
}

#[test]
fn b3_every_suffix_has_its_own_set() {
    // made up: the older cycle used one location more
    let mut s = grid_state("xx..", Turn::Black, 0);
    let with = |rows: &str, turn| grid_state(rows, turn, 0).situation;
    s.history = vec![
        with("xx..", Turn::Black),
        with("xx.o", Turn::White),
        with("xx..", Turn::Black),
        with("x.o.", Turn::White),
    ];
    let removals = literal::b3_cycle_removals(&s);
    let found: Vec<(usize, Set)> = removals
        .iter()
        .map(|r| (r.since, r.cleared.clone()))
        .collect();
    assert_eq!(found, vec![(0, set([1, 2, 3])), (2, set([1, 2]))]);
    assert_eq!(show(&removals[0].state.situation, 4), "x*** 1 0 Black 0");
    assert_eq!(show(&removals[1].state.situation, 4), "x**. 1 0 Black 0");
    // after the second removal 3 has only a permanent liberty: no stone there
    assert_eq!(plays(&removals[1].state), vec![]);
    // B2.4c, once as such and once with a pass that does not count as one
    for since in [0, 2] {
        let t = follow(
            &s,
            Origin {
                cycle_since: Some(since),
                stone: None,
            },
            Kept,
        );
        assert_eq!((t.situation.pass_count, t.history.len()), (0, 5));
    }
}

#[test]
fn three_passes_end_a_game_that_starts_with_marks() {
    for (marks, passes) in [(false, 2), (true, 3)] {
        let temporary = if marks { set([0]) } else { set([]) };
        let mut s = literal::a2_initial(board(2, &[(0, 1)]), temporary, 1);
        let mut game = Game::start(Map::new(2, &[(0, 1)]), vec![marks, false], 1);
        for n in 0..=passes {
            assert_eq!(literal::e1_state_is_final(&s), n == passes);
            assert_eq!(game.is_over(), n == passes);
            if n < passes {
                s = follow(&s, PASS, Reversed);
                game.play(popular::Turn::default()).unwrap();
            }
        }
        // komi alone decides
        assert_eq!(game.scores(&[false; 2], &[false; 2]), (0, 1));
        assert_eq!(literal::c2_white_score(&s, Reversed), 1);
        assert_eq!(literal::c1_black_score(&s, Reversed), 0);
    }
}
