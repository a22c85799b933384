//! Whether an end is what it says.

use std::collections::HashSet;

use loja_certificate::Claim;
use loja_dialogue::Ending;
use loja_rules::{Color, FastBoard, Point, PointSet, Situation, State};

/// No more situations than this are looked at to see that stones stay.
const MOST: usize = 400_000;

fn color(here: &Situation, at: Point) -> Option<Color> {
    Color::ALL
        .into_iter()
        .find(|&color| here.stones()[color].contains(at))
}

/// Holds an end to the clauses that it cites. `state` is where it came about, with the line before it.
pub fn end_holds(claim: &Claim, state: &State, end: &Ending) {
    let (set, player, refuter) = (claim.set(), claim.player(), claim.refuter());
    let here = state.situation();
    let board = claim.board();
    assert_eq!(
        end.over,
        ["formation", "final", "repeats"].contains(&end.kind)
    );
    match end.kind {
        "formation" => {
            assert_eq!(end.rule, "C8");
            assert!(state.has_formation(player, set));
            let empty: PointSet = set.iter().filter(|&x| color(here, x).is_none()).collect();
            assert_eq!(end.eyes, empty);
            // Each eye with its neighbours, then each chain with its eyes.
            for (step, eye) in end.steps.iter().zip(empty.iter()) {
                let around: PointSet = board.neighbors(eye).iter().copied().chain([eye]).collect();
                assert_eq!(step.points, around);
                assert!(
                    board
                        .neighbors(eye)
                        .iter()
                        .all(|&y| color(here, y) == Some(player))
                );
            }
            for step in &end.steps[empty.len()..] {
                let eyes = step.points.intersection(&empty);
                let stone = step.points.difference(&empty).iter().next().unwrap();
                let chain = state.chain(stone).unwrap();
                assert_eq!(step.points, chain.members.union(&eyes));
                assert!(eyes.len() >= 2 && eyes.is_subset(&chain.contact));
            }
        }
        "final" => {
            assert_eq!(end.rule, "E2");
            assert!(state.is_final() && !state.has_formation(player, set));
            lacks(claim, state, end);
        }
        "repeats" => {
            let since = end.since.unwrap();
            assert!(state.history()[since].is_similar(here));
            assert!(!state.has_formation(player, set));
            let rule = if here.turn() == player {
                "C7.2"
            } else {
                "C7.3"
            };
            assert_eq!(end.rule, rule);
            assert_eq!(end.steps.len(), state.history().len() - since);
        }
        "joined" | "alive" => {
            let rule = if end.kind == "joined" {
                "C8.2, D1"
            } else {
                "C8.2, B4.5"
            };
            assert_eq!(end.rule, rule);
            assert!(!end.points.is_empty());
            assert!(end.points.is_subset(set) && end.points.is_subset(&here.stones()[refuter]));
            let all: PointSet = end
                .steps
                .iter()
                .flat_map(|step| step.points.iter())
                .collect();
            assert_eq!(all, end.points);
            if end.kind == "joined" {
                for stone in end.points.iter() {
                    let chain = state.chain(stone).unwrap();
                    let closed = chain.liberties(here).intersection(here.permanent());
                    assert!(
                        chain.has_permanent_stone(here) || !closed.is_empty(),
                        "{}",
                        end.words
                    );
                }
            }
            assert!(stays(claim, state, &end.points), "{}", end.words);
        }
        "hopeless" => hopeless(claim, here, end),
        other => panic!("{other}"),
    }
}

/// The clause of C8 that the words of a final end cite.
fn lacks(claim: &Claim, state: &State, end: &Ending) {
    let (set, player) = (claim.set(), claim.player());
    let here = state.situation();
    let empty = |x: &Point| color(here, *x).is_none();
    let cited = super::clauses(&end.words);
    assert_eq!(cited.len(), 2, "{}", end.words);
    match cited[1].as_str() {
        "C8.2" => {
            let foes = here.stones()[claim.refuter()].intersection(set);
            assert!(!foes.is_empty() && end.points == foes);
        }
        "C8.3" => assert_eq!(
            state.bordered(player, set).unwrap_err().points()[0],
            end.points.iter().next().unwrap()
        ),
        "C8.4" => assert!(
            end.points
                .iter()
                .all(|x| claim.board().neighbors(x).is_empty())
        ),
        "C8.5" => {
            let pair: Vec<Point> = end.points.iter().collect();
            assert!(pair.iter().all(empty) && claim.board().neighbors(pair[0]).contains(&pair[1]));
        }
        "C8.6" => {
            let stone = end.points.iter().find(|x| !empty(x)).unwrap();
            let chain = state.chain(stone).unwrap();
            let touched = chain.contact.intersection(set).iter().filter(empty).count();
            assert!(touched < 2 && chain.members.is_subset(&end.points));
        }
        other => panic!("{other}"),
    }
}

fn hopeless(claim: &Claim, here: &Situation, end: &Ending) {
    let (set, board) = (claim.set(), claim.board());
    let closed = |x: &Point| here.permanent().contains(*x) && color(here, *x).is_none();
    assert!(!end.points.is_empty() && end.points.is_subset(set));
    for x in end.points.iter() {
        let near = board.neighbors(x);
        assert!(match end.rule {
            "C8.2, D1" => here.permanent().contains(x) && color(here, x) == Some(claim.refuter()),
            "C8.3, C5.2.1" => closed(&x) && near.iter().any(|&y| !set.contains(y)),
            "C8.4" => near.is_empty(),
            "C8.5" => closed(&x) && near.iter().any(closed),
            other => panic!("{other}"),
        });
    }
}

/// Whether the claimant can't take any of these stones even if the refuter only passes from now on, by trying
/// everything. (What the refuter could do besides only helps him: he may always pass.)
fn stays(claim: &Claim, state: &State, stones: &PointSet) -> bool {
    let bare = State::new(
        claim.board().clone(),
        state.situation().clone().into_setup(),
    )
    .unwrap();
    let mut start = FastBoard::new(&bare);
    if start.turn() != claim.player() {
        start.pass();
    }
    let key = |board: &FastBoard| board.key().collect::<Vec<u64>>();
    let mut seen = HashSet::from([key(&start)]);
    let mut todo = vec![start];
    while let Some(board) = todo.pop() {
        let here = board.situation();
        if !stones.is_subset(&here.stones()[claim.refuter()]) {
            return false;
        }
        let open: Vec<Point> = board.playable().collect();
        for x in open {
            let mut next = board.clone();
            assert!(next.play(x));
            next.pass();
            next.forget();
            if seen.insert(key(&next)) {
                assert!(seen.len() < MOST, "too many situations to try");
                todo.push(next);
            }
        }
    }
    true
}
