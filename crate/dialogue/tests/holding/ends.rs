//! Whether an end is what it says.

use std::collections::HashSet;

use loja_certificate::{Choice, Claim};
use loja_dialogue::Ending;
use loja_rules::{Color, FastBoard, Illegal, Move, PassCount, Point, PointSet, Situation, State};
use loja_voice::ArgumentFact as Fact;

use super::facts::{stand, step_holds};

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
            let (by, eyes) = (player, empty.clone());
            assert_eq!(end.facts, [Fact::Formation { by, eyes }]);
            for step in &end.steps {
                eye_or_group(claim, state, end, &step.facts[0]);
            }
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
            let [Fact::Final { lack }] = &end.facts[..] else {
                panic!("{:?}", end.facts);
            };
            assert_eq!(end.steps[0].facts, [(**lack).clone()]);
            lacks(claim, state, lack);
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
            let ago = state.history().len() - since;
            let came_back = Fact::CameBack {
                since,
                ago,
                player,
                rule,
            };
            assert_eq!(end.facts, [came_back]);
            assert_eq!(end.steps.len(), ago);
            cycle_holds(claim, state, end);
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
                        "{:?}",
                        end.facts
                    );
                }
            }
            assert!(stays(claim, state, &end.points), "{:?}", end.facts);
            let mut facts = end.steps[0].facts.clone();
            let more = end.points.len() - end.steps[0].points.len();
            facts.extend((more > 0).then_some(Fact::MoreStay { more }));
            facts.push(Fact::NeverFree { owner: refuter });
            assert_eq!(end.facts, facts);
            for step in &end.steps {
                lasts(claim, state, &step.facts[0]);
            }
        }
        "hopeless" => hopeless(claim, here, end),
        other => panic!("{other}"),
    }
}

/// The moves of a cycle, told one by one.
fn cycle_holds(claim: &Claim, state: &State, end: &Ending) {
    let (mut back, mut all) = (state.clone(), Vec::new());
    for _ in &end.steps {
        let then = back.clone();
        back.undo().unwrap();
        all.push((back.clone(), then));
    }
    for (step, (before, after)) in end.steps.iter().zip(all.into_iter().rev()) {
        let turn = before.situation().turn();
        let stones = |state: &State| state.situation().stones()[turn].clone();
        let placed = stones(&after).difference(&stones(&before)).iter().next();
        assert_eq!(step.points, placed.into_iter().collect());
        let choice = placed.map_or(Choice::Pass, Choice::Stone);
        step_holds(claim.player(), &before, choice, &step.facts[0]);
    }
}

fn eye_or_group(claim: &Claim, state: &State, end: &Ending, fact: &Fact) {
    match fact {
        Fact::Eye { eye, around, by } => {
            let near: PointSet = state.board().neighbors(*eye).iter().copied().collect();
            assert!(end.eyes.contains(*eye) && *around == near);
            assert_eq!(*by, claim.player());
        }
        Fact::TouchesEyes { stones, eyes } => {
            stand(state, stones);
            assert!(stones.connected && eyes.is_subset(&end.eyes));
        }
        other => panic!("{other:?}"),
    }
}

/// What a set lacks, by a clause of C8.
pub(super) fn lacks(claim: &Claim, state: &State, lack: &Fact) {
    let (set, player) = (claim.set(), claim.player());
    let here = state.situation();
    let empty = |x: &Point| color(here, *x).is_none();
    match lack {
        Fact::StonesInside { stones } => {
            let foes = here.stones()[claim.refuter()].intersection(set);
            assert!(stones.at == foes && stones.of == claim.refuter());
            stand(state, stones);
        }
        Fact::BorderOpen { by, at } => {
            assert_eq!(*by, player);
            assert_eq!(state.bordered(player, set).unwrap_err().points()[0], *at);
        }
        Fact::NoNeighbor { points } => {
            assert!(points.iter().all(|x| claim.board().neighbors(x).is_empty()));
        }
        Fact::EmptyPair { pair } => {
            let pair: Vec<Point> = pair.iter().collect();
            let [a, b] = pair[..] else { panic!("{pair:?}") };
            assert!(pair.iter().all(empty) && claim.board().neighbors(a).contains(&b));
        }
        Fact::FewEyes { stones, eye } => {
            stand(state, stones);
            assert!(stones.connected && stones.of == player);
            let chain = state.chain(stones.at.iter().next().unwrap()).unwrap();
            let touched = chain.contact.intersection(set);
            let touched: PointSet = touched.iter().filter(empty).collect();
            assert_eq!(touched, eye.iter().copied().collect());
        }
        other => panic!("{other:?}"),
    }
}

/// Stones that stay. Each of two single eyes is closed to the claimant now; of larger spaces, each empty point is a liberty.
fn lasts(claim: &Claim, state: &State, fact: &Fact) {
    let (here, turn) = (state.situation(), claim.player());
    match fact {
        Fact::BreathesForGood { stones, closed } => {
            stand(state, stones);
            let chain = state.chain(stones.at.iter().next().unwrap()).unwrap();
            assert!(!closed.is_empty() && closed.is_subset(here.permanent()));
            assert!(closed.is_subset(&chain.liberties(here)));
        }
        Fact::JoinedForGood { stones, anchors } => {
            stand(state, stones);
            let chain = state.chain(stones.at.iter().next().unwrap()).unwrap();
            assert!(!anchors.is_empty() && anchors.is_subset(here.permanent()));
            assert!(anchors.is_subset(&chain.members));
        }
        Fact::LivesInEyes {
            stones,
            first,
            second,
            player,
        } => {
            stand(state, stones);
            assert_eq!(*player, turn);
            assert!(first.len() == 1 && second.len() == 1 && first != second);
            for eye in first.union(second).iter() {
                let tried = to_move(state, turn).successor(Move::stone(eye));
                let closed = matches!(tried, Err(Illegal::Suicide { .. } | Illegal::Marked { .. }));
                assert!(closed, "{fact:?}");
            }
        }
        Fact::LivesInSpaces {
            stones,
            first,
            second,
            player,
        } => {
            stand(state, stones);
            assert_eq!(*player, turn);
            let chain = state.chain(stones.at.iter().next().unwrap()).unwrap();
            let liberties = chain.liberties(here);
            assert!(!first.is_empty() && !second.is_empty());
            assert!(first.is_subset(&liberties) && second.is_subset(&liberties));
            assert!(first.intersection(second).is_empty());
            let near = |x: Point| state.board().neighbors(x).iter();
            assert!(!first.iter().any(|x| near(x).any(|&y| second.contains(y))));
        }
        other => panic!("{other:?}"),
    }
}

/// This board without its ko mark, where this player has the turn.
fn to_move(state: &State, turn: Color) -> State {
    let mut setup = state.situation().clone().into_setup();
    (setup.turn, setup.passes, setup.temporary) = (turn, PassCount::Zero, PointSet::new());
    State::new(state.board().clone(), setup).unwrap()
}

fn hopeless(claim: &Claim, here: &Situation, end: &Ending) {
    let (set, board) = (claim.set(), claim.board());
    let closed = |x: &Point| here.permanent().contains(*x) && color(here, *x).is_none();
    assert!(!end.points.is_empty() && end.points.is_subset(set));
    let (points, player, owner) = (end.points.clone(), claim.player(), claim.refuter());
    let fact = match end.rule {
        "C8.2, D1" => Fact::PermanentInside { owner, points },
        "C8.3, C5.2.1" => Fact::BorderClosedForGood { points, player },
        "C8.4" => Fact::NoNeighbor { points },
        _ => Fact::PairClosedForGood { points },
    };
    assert_eq!(end.facts, [fact]);
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
