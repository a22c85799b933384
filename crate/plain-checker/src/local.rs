//! The local games of `sum` and `rooms`, by the rules on the whole board.
//!
//! All members of *L* outside the part hold permanent stones of the claimant: neighbours of the part are safe stones,
//! and the others touch nothing in it. Outside *L* are the refuter's permanent stones, as always.

use std::collections::{HashMap, VecDeque};
use std::sync::Arc;

use loja_format::{Choice, FlawKind};
use loja_rules::{ByColor, Move, PassCount, Point, PointSet, Setup, Situation, State};

use crate::account::Account;
use crate::game::{Game, empty};
use crate::graph::{beside, meet, parts};

pub(crate) struct Local {
    part: PointSet,
    /// The refuter has the turn; the pass count means nothing.
    state: State,
    is_bound: bool,
    has_vow: bool,
}

/// Situation, binding and vow; the part is where no permanent stone is.
type Key = (Situation, bool, bool);

pub(crate) type Seen = HashMap<Key, bool>;

struct Stage {
    local: Local,
    moves: VecDeque<Choice>,
    left: VecDeque<Local>,
}

/// The members with a neighbour outside.
pub(crate) fn doors(game: &Game, state: &State) -> PointSet {
    let outside = state.board().locations().difference(&game.members);
    game.members.intersection(&beside(state.board(), &outside))
}

pub(crate) fn is_eye(region: &PointSet, chain: &PointSet, doors: &PointSet, state: &State) -> bool {
    region.is_subset(&beside(state.board(), chain)) && !meet(region, doors)
}

/// The largest set of these chains in which each is safe anyway or has two eyes among the regions without the set's
/// stones.
pub(crate) fn safe(
    within: &PointSet,
    mut chains: Vec<PointSet>,
    doors: &PointSet,
    state: &State,
    is_safe_anyway: impl Fn(&PointSet) -> bool,
) -> PointSet {
    loop {
        let stones = chains
            .iter()
            .fold(PointSet::new(), |all, chain| all.union(chain));
        let regions = parts(state.board(), &within.difference(&stones));
        let before = chains.len();
        chains.retain(|chain| {
            let eyes = regions
                .iter()
                .filter(|region| is_eye(region, chain, doors, state));
            is_safe_anyway(chain) || eyes.count() >= 2
        });
        if chains.len() == before {
            return stones;
        }
    }
}

pub(crate) fn is_fillable(
    part: &PointSet,
    safe: &PointSet,
    doors: &PointSet,
    state: &State,
) -> bool {
    part.is_subset(&beside(state.board(), safe)) && !meet(part, doors)
}

/// No door, no claimant's stone, and the locations without a safe neighbour are as in the lemma `dead`.
fn is_dead(part: &PointSet, safe: &PointSet, doors: &PointSet, game: &Game, state: &State) -> bool {
    let board = state.board();
    if meet(part, doors) || meet(part, &state.situation().stones()[game.claimant]) {
        return false;
    }
    let inner = part.difference(&beside(board, safe));
    let places: Vec<Point> = inner.iter().collect();
    match *places.as_slice() {
        [q] => board.neighbors(q).len() >= 2,
        [p, q] => {
            let others = beside(board, &inner).difference(&inner);
            let each = [p, q].map(|x| board.neighbors(x).iter().any(|&y| others.contains(y)));
            board.neighbors(p).contains(&q) && each == [true, true] && others.len() >= 2
        }
        _ => false,
    }
}

pub(crate) fn is_done(
    part: &PointSet,
    safe: &PointSet,
    doors: &PointSet,
    game: &Game,
    state: &State,
) -> bool {
    is_fillable(part, safe, doors, state)
        || game.knows_dead && is_dead(part, safe, doors, game, state)
}

impl Local {
    /// The game of this part with the state's stones and the refuter to move. It is never `None`.
    pub(crate) fn new(
        game: &Game,
        state: &State,
        part: PointSet,
        is_bound: bool,
        has_vow: bool,
    ) -> Option<Local> {
        let board = Arc::clone(state.board());
        let situation = state.situation();
        let outside = board.locations().difference(&game.members);
        let around = game.members.difference(&part);
        let mut stones = ByColor::<PointSet>::default();
        stones[game.claimant] = situation.stones()[game.claimant]
            .intersection(&part)
            .union(&around);
        stones[game.refuter] = situation.stones()[game.refuter]
            .intersection(&part)
            .union(&outside);
        // In a bound game, the refuter's mark.
        let temporary = if is_bound {
            situation.temporary().intersection(&part)
        } else {
            PointSet::new()
        };
        let passes = if temporary.is_empty() {
            PassCount::Zero
        } else {
            PassCount::MinusOne
        };
        let setup = Setup {
            stones,
            temporary,
            permanent: outside.union(&around),
            captives: ByColor::default(),
            turn: game.refuter,
            passes,
        };
        Some(Local {
            part,
            state: State::new(board, setup).ok()?,
            is_bound,
            has_vow,
        })
    }

    fn key(&self) -> Key {
        (self.state.situation().clone(), self.is_bound, self.has_vow)
    }

    fn answered(
        &self,
        game: &Game,
        moved: &State,
        answer: Choice,
        account: &mut Account,
    ) -> Result<VecDeque<Local>, FlawKind> {
        let illegal = FlawKind::Answer(answer);
        if answer == Choice::Pass && moved.situation().temporary().is_empty() {
            return Err(illegal);
        }
        let next = moved.successor(turn(answer)).map_err(|_| illegal)?;
        // The part is taken apart. With the vow, a chain's own eyes don't make it safe.
        let board = next.board();
        let doors = doors(game, &next);
        let around = game.members.difference(&self.part);
        let near = beside(board, &around);
        let loose = next.situation().stones()[game.claimant].intersection(&self.part);
        let mut chains = parts(board, &loose);
        if self.has_vow {
            chains.retain(|chain| meet(chain, &near));
        }
        let absorbed = safe(&self.part, chains, &doors, &next, |chain| {
            meet(chain, &near)
        });
        let safe = around.union(&absorbed);
        let left = parts(board, &self.part.difference(&absorbed));
        let fills = |part: &PointSet| is_fillable(part, &safe, &doors, &next);
        let mut open: Vec<PointSet> = left.iter().filter(|part| !fills(part)).cloned().collect();
        // An eye of the body ends the vow; otherwise an open part with a breath gets it.
        let mut carrier = None;
        if self.has_vow && !left.iter().any(fills) {
            let breaths = beside(board, &safe).intersection(&empty(&next));
            let rooms: Vec<&PointSet> = open.iter().filter(|part| meet(part, &breaths)).collect();
            carrier = match rooms.as_slice() {
                [] => return Err(illegal),
                [room] => Some((*room).clone()),
                [_, _, ..] => Some(named(&rooms, account)?),
            };
        }
        open.retain(|part| {
            carrier.as_ref() == Some(part) || !is_done(part, &safe, &doors, game, &next)
        });
        let is_bound = self.is_bound && open.len() == 1;
        let locals = open.into_iter().map(|part| {
            let has_vow = carrier.as_ref() == Some(&part);
            Local::new(game, &next, part, is_bound, has_vow)
        });
        locals.collect::<Option<_>>().ok_or(FlawKind::Setup)
    }
}

fn named(rooms: &[&PointSet], account: &mut Account) -> Result<PointSet, FlawKind> {
    let member = account.member()?;
    let room = rooms.iter().find(|room| room.contains(member));
    room.map(|&room| room.clone()).ok_or(FlawKind::Rooms)
}

pub(crate) fn prove(
    game: &Game,
    first: Local,
    seen: &mut Seen,
    account: &mut Account,
) -> Result<(), FlawKind> {
    let mut way: Vec<Stage> = Vec::new();
    way.extend(open(game, first, seen, account)?);
    while let Some(stage) = way.last_mut() {
        if let Some(part) = stage.left.pop_front() {
            way.extend(open(game, part, seen, account)?);
            continue;
        }
        let Some(choice) = stage.moves.pop_front() else {
            seen.insert(stage.local.key(), true);
            way.pop();
            continue;
        };
        let Ok(moved) = stage.local.state.successor(turn(choice)) else {
            continue;
        };
        let answer = account.choice()?;
        stage.left = stage.local.answered(game, &moved, answer, account)?;
    }
    Ok(())
}

fn open(
    game: &Game,
    local: Local,
    seen: &mut Seen,
    account: &mut Account,
) -> Result<Option<Stage>, FlawKind> {
    match seen.get(&local.key()) {
        Some(true) => return Ok(None),
        Some(false) => return Err(FlawKind::Round),
        None => {}
    }
    account.count()?;
    seen.insert(local.key(), false);
    let stones = game.members.iter().map(Choice::Stone);
    let moves = [Choice::Pass].into_iter().chain(stones).collect();
    let left = VecDeque::new();
    Ok(Some(Stage { local, moves, left }))
}

fn turn(choice: Choice) -> Move {
    match choice {
        Choice::Stone(x) => Move::stone(x),
        Choice::Pass => Move::PASS,
    }
}
