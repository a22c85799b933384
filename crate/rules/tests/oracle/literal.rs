//! Slow, clause-by-clause transcription of the precise LJRG rules A2 and B to E.
//!
//! Read it beside the rule text: every function is named for its rule, and the
//! numbered comments inside are the clause numbers of that rule. Nothing here
//! is shared with the production code, nothing is optimised.
//!
//! The one question the text leaves open is a parameter, [`PastUnderReversal`]:
//! whether E4 recolours the history too.

use std::collections::BTreeSet;

pub type Set = BTreeSet<u32>;

/// E6. Each neighbor pair is a set of exactly two different locations.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Board {
    pub locations: Set,
    pub neighbor_relation: BTreeSet<Set>,
}

/// The two texts a turn can be (E7.7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Turn {
    Black,
    White,
}

/// E7, with its eight parts in the order of the rule.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Situation {
    pub black: Set,
    pub white: Set,
    pub temporary: Set,
    pub permanent: Set,
    pub black_captives: u32,
    pub white_captives: u32,
    pub turn: Turn,
    pub pass_count: i32,
}

/// E5. Oldest situation first; the current one is not part of the history.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct State {
    pub board: Board,
    pub situation: Situation,
    pub history: Vec<Situation>,
}

/// What E4 does to the history.
///
/// The wording lists the parts that change and keeps the rest, so strictly the
/// history is `Kept`. Then B1 stores each of White's situations with colours
/// and turn exchanged, and B3 takes a colour-exchanged repetition after an odd
/// number of turns for a cycle. `Reversed` recolours the past along with the
/// present; this is what popular rule 8 describes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PastUnderReversal {
    Kept,
    Reversed,
}

/// How a successor came about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Origin {
    /// Index in the history of the first member of H (B3), if a cycle went.
    pub cycle_since: Option<usize>,
    /// The location X (B4), if a stone was played.
    pub stone: Option<u32>,
}

#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Successor {
    pub origin: Origin,
    pub state: State,
}

/// B3: a state after removal, the index where H starts, and the set D.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CycleRemoval {
    pub since: usize,
    pub cleared: Set,
    pub state: State,
}

/// B4: a state after a black stone, its location X, and the set K.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StonePlay {
    pub x: u32,
    pub k: Set,
    pub state: State,
}

fn union(a: &Set, b: &Set) -> Set {
    a.union(b).copied().collect()
}

fn intersection(a: &Set, b: &Set) -> Set {
    a.intersection(b).copied().collect()
}

fn difference(a: &Set, b: &Set) -> Set {
    a.difference(b).copied().collect()
}

fn extended(a: &Set, x: u32) -> Set {
    let mut result = a.clone();
    result.insert(x);
    result
}

// ---------------------------------------------------------------- A. Game

/// A2. Can a game begin in this state?
pub fn a2_is_initial(s: &State) -> bool {
    let now = &s.situation;
    // 1, 2
    now.black.is_empty()
        && now.white.is_empty()
        // 3
        && now.temporary.is_subset(&s.board.locations)
        // 4
        && now.permanent.is_empty()
        // 5
        && now.black_captives as usize <= s.board.locations.len()
        // 6
        && now.white_captives == 0
        // 7
        && now.turn == Turn::Black
        // 8
        && now.pass_count == if now.temporary.is_empty() { 0 } else { -1 }
        // 9
        && s.history.is_empty()
}

/// An initial state as A2 wants it; komi becomes the black captive count.
pub fn a2_initial(board: Board, temporary: Set, komi: u32) -> State {
    let pass_count = if temporary.is_empty() { 0 } else { -1 };
    State {
        board,
        situation: Situation {
            black: Set::new(),
            white: Set::new(),
            temporary,
            permanent: Set::new(),
            black_captives: komi,
            white_captives: 0,
            turn: Turn::Black,
            pass_count,
        },
        history: Vec::new(),
    }
}

// ----------------------------------------------------------- B. Successor

/// B1 as a predicate.
pub fn b1_is_successor(s4: &State, s1: &State, past: PastUnderReversal) -> bool {
    b1_successors(s1, past).iter().any(|s| s.state == *s4)
}

/// B1: all successors, with repetitions where two origins give one state.
pub fn b1_successors(s1: &State, past: PastUnderReversal) -> Vec<Successor> {
    // 1
    if e1_state_is_final(s1) {
        return Vec::new();
    }
    match s1.situation.turn {
        // 2a
        Turn::Black => b2_white_successors(s1),
        // 2b
        Turn::White => {
            let s2 = e4_colored_reverse(s1, past);
            b2_white_successors(&s2)
                .into_iter()
                .map(|s3| Successor {
                    origin: s3.origin,
                    state: e4_colored_reverse(&s3.state, past),
                })
                .collect()
        }
    }
}

/// B2: the states in which White has the turn after Black's turn.
pub fn b2_white_successors(s1: &State) -> Vec<Successor> {
    // 1
    if s1.situation.turn != Turn::Black {
        return Vec::new();
    }
    let mut result = Vec::new();
    // 2a, 2b
    let mut after_removal: Vec<(Option<usize>, State)> = vec![(None, s1.clone())];
    for removal in b3_cycle_removals(s1) {
        after_removal.push((Some(removal.since), removal.state));
    }
    for (cycle_since, s2) in after_removal {
        // 3a, 3b
        let mut after_stone: Vec<(Option<u32>, Set, State)> = vec![(None, Set::new(), s2.clone())];
        for play in b4_stone_plays(&s2) {
            after_stone.push((Some(play.x), play.k, play.state));
        }
        for (stone, k, s3) in after_stone {
            let p = if cycle_since.is_none() && stone.is_none() {
                // 4a
                s1.situation.pass_count + 1
            } else if !k.is_empty() {
                // 4b
                -1
            } else {
                // 4c
                0
            };
            // 5
            let mut s4 = s3;
            s4.history = s1.history.clone();
            s4.history.push(s1.situation.clone());
            s4.situation.temporary = k;
            s4.situation.pass_count = p;
            s4.situation.turn = Turn::White;
            result.push(Successor {
                origin: Origin { cycle_since, stone },
                state: s4,
            });
        }
    }
    result
}

/// B3: one entry for each suffix H of the history that is a cycle.
pub fn b3_cycle_removals(s1: &State) -> Vec<CycleRemoval> {
    // 1
    if s1.situation.pass_count == 1 {
        return Vec::new();
    }
    let mut result = Vec::new();
    for since in 0..s1.history.len() {
        // 2
        let h = &s1.history[since..];
        if !e3_similar(&h[0], &s1.situation) {
            continue;
        }
        // 3
        let l: Vec<Set> = h.iter().map(|m| union(&m.black, &m.white)).collect();
        // 4
        let b = l.iter().fold(Set::new(), |all, m| union(&all, m));
        // 5
        let c = l
            .iter()
            .fold(l[0].clone(), |common, m| intersection(&common, m));
        // 6
        let d = difference(&b, &c);
        // 7
        let nb = intersection(&d, &s1.situation.black).len() as u32;
        // 8
        let nw = intersection(&d, &s1.situation.white).len() as u32;
        // 9
        let mut s2 = s1.clone();
        s2.situation.black_captives += nb;
        s2.situation.white_captives += nw;
        s2.situation.black = difference(&s1.situation.black, &d);
        s2.situation.white = difference(&s1.situation.white, &d);
        s2.situation.permanent = union(&s1.situation.permanent, &d);
        result.push(CycleRemoval {
            since,
            cleared: d,
            state: s2,
        });
    }
    result
}

/// B4: one entry for each location Black may put a stone on.
pub fn b4_stone_plays(s1: &State) -> Vec<StonePlay> {
    // 1
    if s1.situation.turn != Turn::Black {
        return Vec::new();
    }
    let mut result = Vec::new();
    for &x in &s1.board.locations {
        // 2
        if d9_is_colored(x, s1) || d10_is_marked(x, s1) {
            continue;
        }
        // 3
        let mut s2 = s1.clone();
        s2.situation.black = extended(&s1.situation.black, x);
        // 4
        let w: Set = s2
            .situation
            .white
            .iter()
            .copied()
            .filter(|&m| !d1_has_liberties(m, &s2))
            .collect();
        // 5
        if w.is_empty() {
            let some_y = s2.board.locations.iter().any(|&y| {
                d2_has_contact(x, y, &s2)
                    && ((!d9_is_colored(y, &s2) && !d8_is_permanent(y, &s2))
                        || (d5_is_black(y, &s2) && d8_is_permanent(y, &s2)))
            });
            if !some_y {
                continue;
            }
        }
        // 6
        let n = w.len();
        // 7
        let mut s3 = s2.clone();
        s3.situation.white = difference(&s2.situation.white, &w);
        s3.situation.white_captives += n as u32;
        // 8
        let shut_in = s2
            .board
            .locations
            .iter()
            .filter(|&&y| d4_is_neighbor(x, y, &s2))
            .all(|&y| d6_is_white(y, &s2));
        let k = if n == 1 && shut_in { w } else { Set::new() };
        result.push(StonePlay { x, k, state: s3 });
    }
    result
}

// --------------------------------------------------------------- C. Score

/// C1: Black's score.
pub fn c1_black_score(s1: &State, past: PastUnderReversal) -> u32 {
    // 1
    let l: Set = s1
        .board
        .locations
        .iter()
        .copied()
        .filter(|&x| c3_black_controls(x, s1, past))
        .collect();
    c1_black_score_with_control(s1, &l)
}

/// C1.2 to C1.5 when the controlled set L is already known.
pub fn c1_black_score_with_control(s1: &State, l: &Set) -> u32 {
    // 2
    let n1 = l.iter().filter(|&&x| !d5_is_black(x, s1)).count() as u32;
    // 3
    let n2 = l.iter().filter(|&&x| d6_is_white(x, s1)).count() as u32;
    // 4
    let n3 = s1.situation.white_captives;
    // 5
    n1 + n2 + n3
}

/// C2: White's score.
pub fn c2_white_score(s1: &State, past: PastUnderReversal) -> u32 {
    // 1, 2
    c1_black_score(&e4_colored_reverse(s1, past), past)
}

/// C3: does Black control the location?
pub fn c3_black_controls(x: u32, s1: &State, past: PastUnderReversal) -> bool {
    subsets(&s1.board.locations)
        .into_iter()
        // 1
        .filter(|l| l.contains(&x))
        // 2
        .any(|l| c4_black_can_lock(&l, s1, past))
}

/// C4: can Black lock the set?
pub fn c4_black_can_lock(l: &Set, s1: &State, past: PastUnderReversal) -> bool {
    // 1
    c5_is_bordered(l, s1)
        // 2, 3
        && c7_cannot_prevent(l, &c6_worst_case(l, s1), past)
}

/// C5: is the set bordered by Black?
pub fn c5_is_bordered(l: &Set, s1: &State) -> bool {
    // 1
    if !l.is_subset(&s1.board.locations) {
        return false;
    }
    // 2
    for &x in l {
        for &y in s1.board.locations.difference(l) {
            if d4_is_neighbor(x, y, s1) {
                // 2.1, 2.2
                if !d5_is_black(x, s1) || d5_is_black(y, s1) {
                    return false;
                }
            }
        }
    }
    true
}

/// C6: where White's attack on the claim L1 starts.
///
/// Clause 1 only asks that L1 and L2 together are all locations, so L2 could
/// overlap L1. An overlapping location would be white for good, and C8.2 could
/// never be met; so only the complement can help Black, and it is taken here.
pub fn c6_worst_case(l1: &Set, s1: &State) -> State {
    // 1
    let l2 = difference(&s1.board.locations, l1);
    // 2
    let s2 = State {
        board: s1.board.clone(),
        situation: Situation {
            black: intersection(&s1.situation.black, l1),
            white: union(&s1.situation.white, &l2),
            temporary: Set::new(),
            permanent: union(&s1.situation.permanent, &l2),
            black_captives: 0,
            white_captives: 0,
            turn: Turn::White,
            pass_count: 0,
        },
        history: Vec::new(),
    };
    // 3
    let mut s3 = s2.clone();
    s3.situation.black = s2
        .situation
        .black
        .iter()
        .copied()
        .filter(|&x| d1_has_liberties(x, &s2))
        .collect();
    s3
}

/// C7: is a black two-eye formation on L certain?
pub fn c7_cannot_prevent(l: &Set, s1: &State, past: PastUnderReversal) -> bool {
    let mut no_limit = u64::MAX;
    c7_within(l, s1, past, &mut no_limit).expect("no limit was set")
}

/// C7 with a limit on the number of visited states; `None` when it is used up.
pub fn c7_within(l: &Set, s1: &State, past: PastUnderReversal, limit: &mut u64) -> Option<bool> {
    if *limit == 0 {
        return None;
    }
    *limit -= 1;
    // 1
    if c8_two_eye_formation(l, s1) {
        return Some(true);
    }
    // the conditions 2 and 3 have in common
    if e1_state_is_final(s1) || s1.history.iter().any(|m| e3_similar(&s1.situation, m)) {
        return Some(false);
    }
    let successors = b1_successors(s1, past);
    match s1.situation.turn {
        // 2
        Turn::Black => {
            for s2 in &successors {
                if c7_within(l, &s2.state, past, limit)? {
                    return Some(true);
                }
            }
            Some(false)
        }
        // 3
        Turn::White => {
            for s2 in &successors {
                if !c7_within(l, &s2.state, past, limit)? {
                    return Some(false);
                }
            }
            Some(true)
        }
    }
}

/// C8: is there a black two-eye formation on L?
pub fn c8_two_eye_formation(l: &Set, s1: &State) -> bool {
    let relation = &s1.board.neighbor_relation;
    // 1
    !l.is_empty()
        // 2
        && l.is_disjoint(&s1.situation.white)
        // 3
        && c5_is_bordered(l, s1)
        // 4
        && l.iter().all(|x| relation.iter().any(|pair| pair.contains(x)))
        // 5
        && relation
            .iter()
            .filter(|pair| pair.is_subset(l))
            .all(|pair| !pair.is_disjoint(&s1.situation.black))
        // 6
        && l.iter().filter(|&&x| d9_is_colored(x, s1)).all(|&x| {
            l.iter()
                .filter(|&&y| !d9_is_colored(y, s1) && d2_has_contact(x, y, s1))
                .count()
                >= 2
        })
}

/// All subsets of a (small) set.
pub fn subsets(all: &Set) -> Vec<Set> {
    let mut result = vec![Set::new()];
    for &x in all {
        let with_x: Vec<Set> = result.iter().map(|s| extended(s, x)).collect();
        result.extend(with_x);
    }
    result
}

// ------------------------------------------------------------- D. Contact

/// D1
pub fn d1_has_liberties(x: u32, s1: &State) -> bool {
    // 1
    (d9_is_colored(x, s1) && d8_is_permanent(x, s1))
        // 2
        || s1.board.locations.iter().any(|&y| {
            d2_has_contact(x, y, s1)
                // 2a
                && (!d9_is_colored(y, s1)
                    // 2b
                    || (d11_has_same_color(y, x, s1) && d8_is_permanent(y, s1)))
        })
}

/// D2. The start is avoided as a stepping stone, but may be the target.
pub fn d2_has_contact(x: u32, y: u32, s1: &State) -> bool {
    let v: Set = [x].into_iter().collect();
    d3_has_contact_avoiding(x, y, s1, &v)
}

/// D3. The target itself may be a member of V1, coloured or not.
pub fn d3_has_contact_avoiding(x: u32, y: u32, s1: &State, v1: &Set) -> bool {
    // 1
    d4_is_neighbor(x, y, s1)
        // 2
        || s1.board.locations.iter().any(|&z| {
            d4_is_neighbor(z, x, s1)
                && d11_has_same_color(z, x, s1)
                && !v1.contains(&z)
                && d3_has_contact_avoiding(z, y, s1, &extended(v1, z))
        })
}

/// D4
pub fn d4_is_neighbor(x: u32, y: u32, s1: &State) -> bool {
    let pair: Set = [x, y].into_iter().collect();
    s1.board.neighbor_relation.contains(&pair)
}

/// D5
pub fn d5_is_black(x: u32, s1: &State) -> bool {
    s1.situation.black.contains(&x)
}

/// D6
pub fn d6_is_white(x: u32, s1: &State) -> bool {
    s1.situation.white.contains(&x)
}

/// D7
pub fn d7_is_temporary(x: u32, s1: &State) -> bool {
    s1.situation.temporary.contains(&x)
}

/// D8
pub fn d8_is_permanent(x: u32, s1: &State) -> bool {
    s1.situation.permanent.contains(&x)
}

/// D9
pub fn d9_is_colored(x: u32, s1: &State) -> bool {
    // 1, 2
    d5_is_black(x, s1) || d6_is_white(x, s1)
}

/// D10
pub fn d10_is_marked(x: u32, s1: &State) -> bool {
    // 1, 2
    d7_is_temporary(x, s1) || d8_is_permanent(x, s1)
}

/// D11, reading its inner conditions as equivalences like all the others.
pub fn d11_has_same_color(x: u32, y: u32, s1: &State) -> bool {
    // 1
    d5_is_black(x, s1) == d5_is_black(y, s1)
        // 2
        && d6_is_white(x, s1) == d6_is_white(y, s1)
}

// --------------------------------------------------------------- E. State

/// E1
pub fn e1_state_is_final(s: &State) -> bool {
    e2_situation_is_final(&s.situation)
}

/// E2
pub fn e2_situation_is_final(s: &Situation) -> bool {
    s.pass_count == 2
}

/// E3
pub fn e3_similar(a: &Situation, b: &Situation) -> bool {
    // 1
    a == b
        // 2
        || {
            let mut recounted = a.clone();
            recounted.black_captives = b.black_captives;
            recounted.white_captives = b.white_captives;
            recounted == *b
        }
}

/// E4, with the open question about the history as a parameter.
pub fn e4_colored_reverse(s1: &State, past: PastUnderReversal) -> State {
    State {
        board: s1.board.clone(),
        situation: e4_situation(&s1.situation),
        history: match past {
            PastUnderReversal::Kept => s1.history.clone(),
            PastUnderReversal::Reversed => s1.history.iter().map(e4_situation).collect(),
        },
    }
}

/// E4 for the situation alone.
pub fn e4_situation(s1: &Situation) -> Situation {
    Situation {
        black: s1.white.clone(),
        white: s1.black.clone(),
        temporary: s1.temporary.clone(),
        permanent: s1.permanent.clone(),
        black_captives: s1.white_captives,
        white_captives: s1.black_captives,
        // 1a, 1b
        turn: match s1.turn {
            Turn::White => Turn::Black,
            Turn::Black => Turn::White,
        },
        pass_count: s1.pass_count,
    }
}

/// E5, E6 and E7: is everything of the required sort?
pub fn e5_is_state(s: &State) -> bool {
    e6_is_board(&s.board) && e7_is_situation(&s.situation) && s.history.iter().all(e7_is_situation)
}

/// E6
pub fn e6_is_board(b: &Board) -> bool {
    b.neighbor_relation
        .iter()
        .all(|pair| pair.len() == 2 && pair.is_subset(&b.locations))
}

/// E7. The sorts of parts 1 to 7 are in the type; part 8 is checked.
pub fn e7_is_situation(s: &Situation) -> bool {
    (-1..=2).contains(&s.pass_count)
}
