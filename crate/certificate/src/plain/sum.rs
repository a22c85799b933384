//! The lemma `sum`: which situations ask for it, and its local games.
//!
//! A local game is played on the whole board by the rules themselves. All members of *L* outside the part hold
//! permanent stones of the claimant there: those that are neighbours of the part are safe stones, and the others are
//! nobody's neighbours in it. Outside *L* are permanent stones of the refuter, as always.

use std::collections::{HashMap, VecDeque};
use std::sync::Arc;

use loja_rules::{ByColor, Move, PassCount, PointSet, Setup, Situation, State};

use super::account::Account;
use super::game::Game;
use super::graph::{beside, meet, parts};
use crate::answer::Choice;
use crate::flaw::FlawKind;

/// Larger sets have no words for `sum` among their decisions.
const MOST_MEMBERS: usize = 65_533;

/// A position of a local game with the refuter to move: one part, connected and not fillable.
pub(super) struct Local {
    part: PointSet,
    /// The refuter has the turn. The pass count tells nothing.
    state: State,
    is_bound: bool,
}

/// What tells one position from another. The part is where no permanent stone is.
type Key = (Situation, bool);

/// The positions of all local games so far, and whether each is done.
pub(super) type Seen = HashMap<Key, bool>;

/// A position on the way, and what is still to be done there.
struct Stage {
    local: Local,
    /// The refuter's moves that were not tried yet.
    moves: VecDeque<Choice>,
    /// What the claimant's answer to the last one left.
    left: VecDeque<Local>,
}

/// The members with a neighbour outside.
fn doors(game: &Game, state: &State) -> PointSet {
    let outside = state.board().locations().difference(&game.members);
    game.members.intersection(&beside(state.board(), &outside))
}

/// How many of these regions are eyes of the chain: without a door, and all of their locations beside it.
fn eyes(chain: &PointSet, regions: &[PointSet], doors: &PointSet, state: &State) -> usize {
    let touched = beside(state.board(), chain);
    let eyes = regions
        .iter()
        .filter(|region| region.is_subset(&touched) && !meet(region, doors));
    eyes.count()
}

/// Of these chains in a set of locations, the largest set in which each one either is safe anyway or has two
/// eyes: regions of the locations without these chains' stones.
fn safe(
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
        chains.retain(|chain| is_safe_anyway(chain) || eyes(chain, &regions, doors, state) >= 2);
        if chains.len() == before {
            return stones;
        }
    }
}

/// Each location has a safe stone beside it, and none is a door.
fn is_fillable(part: &PointSet, safe: &PointSet, doors: &PointSet, state: &State) -> bool {
    part.is_subset(&beside(state.board(), safe)) && !meet(part, doors)
}

/// The parts that have to be won, in the order of their least members, if the certificate is asked here whether
/// the lemma ends the branch.
pub(super) fn asked(game: &Game, state: &State) -> Option<Vec<Local>> {
    let situation = state.situation();
    let doors = doors(game, state);
    let own = situation.stones()[game.claimant].intersection(&game.members);
    if game.is_zone
        || game.members.len() > MOST_MEMBERS
        || situation.turn() != game.refuter
        || situation.pass_count() > PassCount::Zero
        || meet(situation.permanent(), &game.members)
        || !doors.is_subset(&own)
    {
        return None;
    }
    let chains = parts(state.board(), &own);
    let safe = safe(&game.members, chains, &doors, state, |_| false);
    if safe.is_empty() {
        return None;
    }
    let mut open = parts(state.board(), &game.members.difference(&safe));
    open.retain(|part| !is_fillable(part, &safe, &doors, state));
    let is_bound = open.len() == 1;
    let games = open
        .into_iter()
        .map(|part| Local::new(game, state, part, is_bound));
    let games: Vec<Local> = games.collect::<Option<_>>()?;
    (!games.is_empty()).then_some(games)
}

impl Local {
    /// The game of this part where the stones are those of the state, with the refuter to move. `None` is impossible.
    fn new(game: &Game, state: &State, part: PointSet, is_bound: bool) -> Option<Local> {
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
        // The refuter's mark, in a bound game.
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
        })
    }

    fn key(&self) -> Key {
        (self.state.situation().clone(), self.is_bound)
    }

    /// What is left to be won after the refuter's move and this answer; `None` when the answer is not legal.
    fn answered(&self, game: &Game, moved: &State, answer: Choice) -> Option<VecDeque<Local>> {
        if answer == Choice::Pass && moved.situation().temporary().is_empty() {
            return None;
        }
        let next = moved.successor(turn(answer)).ok()?;
        // It is taken apart.
        let board = next.board();
        let doors = doors(game, &next);
        let around = game.members.difference(&self.part);
        let near = beside(board, &around);
        let loose = next.situation().stones()[game.claimant].intersection(&self.part);
        let absorbed = safe(&self.part, parts(board, &loose), &doors, &next, |chain| {
            meet(chain, &near)
        });
        let safe = around.union(&absorbed);
        let mut open = parts(board, &self.part.difference(&absorbed));
        open.retain(|part| !is_fillable(part, &safe, &doors, &next));
        let is_bound = self.is_bound && open.len() == 1;
        open.into_iter()
            .map(|part| Local::new(game, &next, part, is_bound))
            .collect()
    }
}

/// Goes through a local game and all that it falls into, depth first.
pub(super) fn prove(
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
        let left = stage.local.answered(game, &moved, answer);
        stage.left = left.ok_or(FlawKind::Answer(answer))?;
    }
    Ok(())
}

/// A position that has to be won. Nothing is to be done where it was won before.
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
