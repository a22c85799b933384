//! Control in the two oracles, found by three methods.

use loja_testkit::{Dice, effort};
use std::collections::HashMap;

use crate::oracle::literal::PastUnderReversal::{Kept, Reversed};
use crate::oracle::literal::{self, Set, State, Turn};
use crate::oracle::popular::{self, Map, Player};
use crate::oracle::tools::*;

loja_testkit::long_too!(
    c7_on_the_smallest_boards,
    c7_on_two_by_two,
    c7_on_random_graphs,
    c7_on_three_by_three_rulings
);

#[test]
fn c5_borders() {
    let s = grid_state(".xo", Turn::Black, 0);
    let found: Vec<Set> = literal::subsets(&set([0, 1, 2]))
        .into_iter()
        .filter(|l| literal::c5_is_bordered(l, &s))
        .collect();
    assert_eq!(
        found,
        vec![set([]), set([1]), set([0, 1]), set([1, 2]), set([0, 1, 2])]
    );
    // touching own stones on both sides of the line do not border
    let s = grid_state("xx", Turn::Black, 0);
    assert!(!literal::c5_is_bordered(&set([0]), &s));
    // a location without neighbors is bordered by both
    assert!(literal::c5_is_bordered(
        &set([0]),
        &grid_state(".", Turn::Black, 0)
    ));
    assert!(!literal::c5_is_bordered(
        &set([0, 9]),
        &grid_state(".", Turn::Black, 0)
    ));
}

#[test]
fn c6_worst_cases() {
    let mut s = grid_state(".o./oxx/.x.", Turn::Black, 2);
    s.situation.white_captives = 4;
    s.history.push(s.situation.clone());
    let w = literal::c6_worst_case(&set([4, 5, 7, 8]), &s);
    assert_eq!(show(&w.situation, 9), "OOOOxxOx. 0 0 White 0");
    assert!(w.history.is_empty());
    let all: Set = (0..9).collect();
    let w = literal::c6_worst_case(&all, &s);
    assert_eq!(show(&w.situation, 9), ".o.oxx.x. 0 0 White 0");
    // White's corner, colours exchanged
    let r = literal::e4_colored_reverse(&s, Kept);
    let w = literal::c6_worst_case(&set([0, 1, 3]), &r);
    assert_eq!(show(&w.situation, 9), ".xOxOOOOO 0 0 White 0");
    // border stones without an inner liberty vanish; marks outside stay marks
    let w = literal::c6_worst_case(&set([0, 1]), &grid_state("xx.*", Turn::Black, 2));
    assert_eq!(signs(&w.situation, 4), "..OO");
}

#[test]
fn c8_formations() {
    let is = |rows: &str| {
        let s = grid_state(rows, Turn::Black, 0);
        literal::c8_two_eye_formation(&s.board.locations.clone(), &s)
    };
    assert!(is(".x.") && is(".x./x.x") && is(".x/x."));
    assert!(is("x.x/.xx/xx."));
    assert!(!is("..x.") && !is(".xx") && !is("x") && !is(".") && !is(""));
    assert!(!is(".o.") && !is(".x.o"));
    assert!(!is("...") && !is(".x.."));
    // a permanent mark may be an eye
    assert!(is("*x.") && is("*x*") && !is("**x."));
    // a part of the board
    let s = grid_state(".x.o", Turn::Black, 0);
    assert!(!literal::c8_two_eye_formation(&set([0, 1, 2]), &s));
    let s = grid_state(".x.xo", Turn::Black, 0);
    // the right stone has one eye only
    assert!(!literal::c8_two_eye_formation(&set([0, 1, 2, 3]), &s));
    // two formations side by side, and a lonely location spoiling the set
    let b = board(4, &[(0, 1), (1, 2)]);
    let s = state_on(b, ".x..", Turn::Black, 0);
    assert!(literal::c8_two_eye_formation(&set([0, 1, 2]), &s));
    assert!(!literal::c8_two_eye_formation(&set([0, 1, 2, 3]), &s));
}

/// Second method for C7: no history, nearest wins first, no cycle removal.
fn c7_without_history(l: &Set, start: &State) -> bool {
    let bare = |s: &State| {
        let mut s = s.clone();
        s.history.clear();
        s.situation.black_captives = 0;
        s.situation.white_captives = 0;
        s
    };
    let mut number: HashMap<String, usize> = HashMap::new();
    let size = start.board.locations.len();
    let mut nodes = vec![bare(start)];
    number.insert(show(&nodes[0].situation, size), 0);
    let mut next: Vec<Vec<usize>> = Vec::new();
    let mut won = Vec::new();
    let mut n = 0;
    while n < nodes.len() {
        let s = nodes[n].clone();
        won.push(literal::c8_two_eye_formation(l, &s));
        let mut out = Vec::new();
        if !won[n] {
            for t in literal::b1_successors(&s, Reversed) {
                let t = bare(&t.state);
                let key = show(&t.situation, size);
                let fresh = nodes.len();
                let index = *number.entry(key).or_insert(fresh);
                if index == fresh {
                    nodes.push(t);
                }
                out.push(index);
            }
        }
        next.push(out);
        n += 1;
    }
    loop {
        let mut changed = false;
        for n in 0..nodes.len() {
            let forced = !won[n]
                && match nodes[n].situation.turn {
                    Turn::Black => next[n].iter().any(|&m| won[m]),
                    Turn::White => !next[n].is_empty() && next[n].iter().all(|&m| won[m]),
                };
            if forced {
                won[n] = true;
                changed = true;
            }
        }
        if !changed {
            return won[0];
        }
    }
}

/// Locked sets of a position by three methods; `None` where C7 takes too long.
fn compare_locks(
    s: &State,
    edges: &[(usize, usize)],
    limit: u64,
    count: &mut [u64; 4],
) -> Vec<Set> {
    let size = s.board.locations.len();
    let map = Map::new(size, edges);
    let cells = cells_of(&s.situation, size);
    let mut locked = Vec::new();
    for l in literal::subsets(&s.board.locations) {
        let flags: Vec<bool> = (0..size as u32).map(|at| l.contains(&at)).collect();
        let is_bordered = literal::c5_is_bordered(&l, s);
        assert_eq!(
            is_bordered,
            popular::bordered(&map, &cells, Player::Black, &flags)
        );
        assert_eq!(
            literal::c8_two_eye_formation(&l, s),
            popular::two_eye_formation(&map, &cells, Player::Black, &flags)
        );
        if !is_bordered {
            continue;
        }
        let worst = literal::c6_worst_case(&l, s);
        let (_, attacked, _) = popular::attack_on_claim(&map, &cells, Player::Black, &flags);
        for (at, cell) in cells_of(&worst.situation, size).iter().enumerate() {
            assert_eq!(cell.stone, attacked[at].stone);
        }
        let second = c7_without_history(&l, &worst);
        let third = popular::cannot_be_prevented(&map, &cells, Player::Black, &flags);
        let what = format!("{} {edges:?} {l:?}", signs(&s.situation, size));
        assert_eq!(second, third, "popular rule 14: {what}");
        count[0] += 1;
        // Both readings of E4 lead to the same verdicts; the long run asks both.
        let pasts = &[Reversed, Kept][..effort(1, 2)];
        for &past in pasts {
            let mut left = limit;
            match literal::c7_within(&l, &worst, past, &mut left) {
                Some(first) => {
                    assert_eq!(first, second, "C7: {what}");
                    count[1] += 1;
                    count[2] = count[2].max(limit - left);
                }
                None => count[3] += 1,
            }
        }
        if second {
            locked.push(l);
        }
    }
    locked
}

#[test]
fn c7_on_the_smallest_boards() {
    let mut count = [0; 4];
    for (columns, rows, wanted) in [
        // no location or two: no stone can have two eyes
        (0, 0, vec![]),
        (1, 1, vec![]),
        (2, 1, vec![]),
        // three in a row: the middle stone is the formation itself; beside
        // that, White has no stone to play in the second position (suicide)
        // and loses both of his in Black's next turn. In all others White
        // takes the middle or, from there, the last place outside
        (3, 1, vec![".x.", "o.o"]),
    ] {
        let edges = grid_edges(columns, rows);
        let b = board(columns * rows, &edges);
        let mut found = Vec::new();
        for s in positions(&b, &['.', 'x', 'o']) {
            let locked = compare_locks(&s, &edges, u64::MAX, &mut count);
            if !locked.is_empty() {
                assert_eq!(locked, vec![b.locations.clone()]);
                found.push(signs(&s.situation, b.locations.len()));
            }
        }
        assert_eq!(found, wanted, "{columns} x {rows}");
    }
    println!(
        "pairs of position and set {}, C7 runs {}, longest {}, given up {}",
        count[0], count[1], count[2], count[3]
    );
    assert_eq!(count[3], 0);
}

#[test]
fn c7_on_two_by_two() {
    let edges = grid_edges(2, 2);
    let b = board(4, &edges);
    let mut count = [0; 4];
    let mut found = Vec::new();
    for s in positions(&b, &['.', 'x', 'o']) {
        let locked = compare_locks(&s, &edges, 200_000, &mut count);
        if !locked.is_empty() {
            found.push((signs(&s.situation, 4), locked));
        }
    }
    println!("{found:?}");
    println!(
        "pairs of position and set {}, C7 runs {}, longest {}, given up {}",
        count[0], count[1], count[2], count[3]
    );
    // stones on a diagonal are the formation; nothing less resists White
    let all = vec![b.locations.clone()];
    assert_eq!(
        found,
        vec![(".xx.".into(), all.clone()), ("x..x".into(), all)]
    );
}

#[test]
fn c7_on_random_graphs() {
    let mut dice = Dice::new(77);
    let mut count = [0; 4];
    let mut locks = 0;
    for _ in 0..effort(8, 70) {
        let size = 1 + dice.below(5);
        let edges = random_edges(&mut dice, size);
        let b = board(size, &edges);
        for _ in 0..6 {
            let signs = ['.', '.', '.', 'x', 'x', 'o', '*'];
            let kinds = if dice.percent(60) { 6 } else { 7 };
            let picture: String = (0..size).map(|_| signs[dice.below(kinds)]).collect();
            let s = state_on(b.clone(), &picture, Turn::White, 2);
            if breathing(&s) {
                locks += compare_locks(&s, &edges, 20_000, &mut count).len();
            }
        }
    }
    println!(
        "pairs {}, C7 runs {}, longest {}, given up {}, locks {locks}",
        count[0], count[1], count[2], count[3]
    );
    assert!(locks > 0);
}

/// The rulings on 3x3 boards, every bordered set by C7 as it stands. The whole
/// board is given up in the two sekis: too many lines for the plain recursion.
#[test]
fn c7_on_three_by_three_rulings() {
    for (rows, black, white) in [
        (".o./oxx/.x.", 9, 0),
        ("xx.", 0, 0),
        (".x./oox/.x.", 0, 0),
        (".oo/xoo/.x.", 0, 0),
    ]
    .into_iter()
    .take(effort(2, 4))
    {
        let s = grid_state(rows, Turn::White, 2);
        for (s, wanted) in [
            (s.clone(), black),
            (literal::e4_colored_reverse(&s, Kept), white),
        ] {
            let mut control = Set::new();
            let (mut visited, mut given_up, mut sets) = (0, 0, 0);
            for l in literal::subsets(&s.board.locations) {
                if !literal::c5_is_bordered(&l, &s) {
                    continue;
                }
                let worst = literal::c6_worst_case(&l, &s);
                let limit = 2_000;
                let mut left = limit;
                let first = literal::c7_within(&l, &worst, Reversed, &mut left);
                visited += limit - left;
                given_up += first.is_none() as u64;
                sets += 1;
                if first == Some(true) {
                    control.extend(&l);
                }
            }
            println!("{rows}: {sets} sets, {visited} states, given up {given_up}");
            assert_eq!(control.len(), wanted);
            assert!(given_up <= 1, "{rows}");
        }
    }
}

#[test]
fn c1_to_c4_scores() {
    let s = grid_state(".x.", Turn::White, 2);
    for past in [Kept, Reversed] {
        assert!(literal::c3_black_controls(0, &s, past));
        assert_eq!(literal::c1_black_score(&s, past), 2);
        assert_eq!(literal::c2_white_score(&s, past), 0);
        let mut w = grid_state(".o.", Turn::White, 2);
        w.situation.black_captives = 5;
        w.situation.white_captives = 1;
        assert_eq!(literal::c1_black_score(&w, past), 1);
        assert_eq!(literal::c2_white_score(&w, past), 7);
        // the text's own three-location case
        let s = grid_state("xx.", Turn::White, 2);
        assert_eq!(
            (
                literal::c1_black_score(&s, past),
                literal::c2_white_score(&s, past)
            ),
            (0, 0)
        );
    }
    assert_eq!(
        popular::controlled(
            &Map::new(3, &grid_edges(3, 1)),
            &cells_of(&s.situation, 3),
            Player::Black
        ),
        vec![true; 3]
    );
}
