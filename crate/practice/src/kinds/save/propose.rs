//! Random positions, and points worth saving in any position.

use loja_rules::{Board, ByColor, Color, Move, PassCount, Point, PointSet, Setup, State};

use crate::candidates::candidate::Candidate;
use crate::candidates::grow;
use crate::candidates::swing::swing;
use crate::candidates::wanted::Wanted;
use crate::control::memory::Memory;
use crate::control::search::ControlSearch;
use crate::dice::Chance;
use crate::measure::Budget;
use crate::measure::choices::few_are_right;
use crate::problem::writing::{count_of, question_about};
use crate::problem::{Kind, Problem, Setting, Unfit};
use crate::symmetry::standing::stand;
use crate::symmetry::turned;

/// The percentage that needs no stone.
const SAFE: usize = 25;

pub(crate) fn propose(
    wanted: &Wanted,
    memory: &mut Memory,
    dice: &mut Chance,
) -> Option<Candidate> {
    let board = grow::board(wanted.columns, wanted.rows)?;
    let found = swing(&board, memory, dice)?;
    let state = if dice.percent(75) {
        &found.before
    } else {
        &found.after
    };
    let setup = Setup {
        turn: found.player,
        ..state.situation().clone().into_setup()
    };
    let state = State::new(board, setup).ok()?;
    let question = Problem {
        player: Some(found.player.into()),
        ..question_about(Kind::Save, &state, wanted.columns)
    };
    Some(Candidate::new(question, wanted))
}

/// Tries every stone, and adds points that few save, or that need none.
pub(crate) fn with_points(
    bare: &Problem,
    budget: &Budget,
    memory: &mut Memory,
    dice: &mut Chance,
) -> Result<Problem, Unfit> {
    let standing = stand(bare)?;
    let setting = Setting::of(&standing.problem)?;
    let Some(player) = setting.player else {
        return Err(Unfit::NoPosition);
    };
    let mut search = ControlSearch::new(budget.limits(), budget.nodes, memory);
    let tried = Tried::of(&setting.state, player, &mut search)?;
    let parts = tried.parts(setting.state.board(), dice);
    let points = dice.pick(&parts).ok_or(Unfit::NoPosition)?;
    let found = Problem {
        set: setting.names(points),
        ..standing.problem.clone()
    };
    turned(&found, standing.turning.inverse(), standing.exchange).ok_or(Unfit::NoPosition)
}

struct Tried {
    now: PointSet,
    after: Vec<PointSet>,
}

impl Tried {
    fn of(state: &State, player: Color, search: &mut ControlSearch) -> Result<Tried, Unfit> {
        let situation = state.situation();
        if situation.turn() != player || situation.pass_count() == PassCount::Two {
            return Err(Unfit::NoPosition);
        }
        let mut control = |state: &State| {
            let control: Option<ByColor<PointSet>> = search.control(state);
            control.map(|control| control[player].clone())
        };
        let now = control(state).ok_or(Unfit::Undecided)?;
        let mut after = Vec::new();
        for point in state.playable().iter() {
            let next = state.successor(Move::stone(point));
            let next = next.map_err(|_| Unfit::NoPosition)?;
            after.push(control(&next).ok_or(Unfit::Undecided)?);
        }
        Ok(Tried { now, after })
    }

    /// Connected parts that some stone wins, or that are controlled and can be lost.
    fn parts(&self, board: &Board, dice: &mut Chance) -> Vec<PointSet> {
        let now = &self.now;
        let gained = self.after.iter().filter_map(|has| {
            let gained = has.difference(now);
            Some(part(board, has, gained.iter().next()?))
        });
        let mut parts: Vec<PointSet> = gained.collect();
        if parts.is_empty() || dice.percent(SAFE) {
            let lost = self.after.iter();
            let lost = lost.flat_map(|has| now.difference(has).iter().collect::<Vec<_>>());
            let first = now.iter().next();
            let from: Vec<Point> = lost.chain(first).collect();
            parts = from.iter().map(|&x| part(board, now, x)).collect();
        }
        parts.retain(|points| self.is_open(points));
        // Without duplicates, in order of discovery.
        let mut seen: Vec<PointSet> = Vec::new();
        for points in parts {
            if !seen.contains(&points) {
                seen.push(points);
            }
        }
        seen
    }

    fn is_open(&self, points: &PointSet) -> bool {
        let saves = self.after.iter().filter(|has| points.is_subset(has));
        let right = if points.is_subset(&self.now) {
            1
        } else {
            saves.count()
        };
        let [all, right] = [self.after.len() + 1, right].map(count_of);
        all.and_then(|all| few_are_right(all, right?)).is_ok()
    }
}

fn part(board: &Board, control: &PointSet, point: Point) -> PointSet {
    let mut part = PointSet::new();
    let mut rest = vec![point];
    while let Some(x) = rest.pop() {
        if control.contains(x) && part.insert(x) {
            rest.extend(board.neighbors(x));
        }
    }
    part
}
