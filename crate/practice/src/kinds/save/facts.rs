//! Tries every legal stone and lets the referee judge. Where no stone is needed, only a pass is right, because a
//! superfluous stone may cost a point.
//!
//! A refutation comes from the claim of the smallest bordered set around the points ([`claim_of_points`]): in its
//! worst case (C6), the opponent begins.

use loja_certificate::{Choice, Claim};
use loja_rules::{Color, FastBoard, Move, PassCount, Point, PointSet, Setup, State};
use loja_solver::{Control, Limits};

use crate::control::claim::{claim_of_points, decide};
use crate::control::search::ControlSearch;
use crate::kinds::task::Question;
use crate::measure::choices::few_are_right;
use crate::measure::difficulty::rated;
use crate::measure::first_look::first_look;
use crate::measure::tempting::tempting;
use crate::measure::{Budget, SituationCounter};
use crate::problem::writing::count_of;
use crate::problem::{ClaimDecision, Difficulty, Problem, Setting, Trap, Unfit};

/// The limits of each shown move.
const SHOWN: Limits = Limits {
    nodes: 40_000,
    bytes: 64 << 20,
};

/// The most moves of a line.
const LONGEST: usize = 16;

/// The most traps.
const MOST: usize = 8;

/// # Errors
/// When it is not the player's turn, no stone helps, or something is undecided.
pub(crate) fn facts(mut question: Question<'_>) -> Result<Problem, Unfit> {
    let setting = question.setting;
    let (bare, budget, tally) = (question.problem, question.budget, question.tally);
    let task = Task::of(setting)?;
    let mut search = question.control_search(budget.limits());
    let (safe, stones) = task.tried(&mut search).ok_or(Unfit::Undecided)?;
    let saves: Vec<Point> = stones.iter().filter(|one| one.1).map(|one| one.0).collect();
    if !safe && saves.is_empty() {
        return Err(Unfit::Field("no single stone saves these points"));
    }
    let right: Vec<Choice> = if safe {
        vec![Choice::Pass]
    } else {
        saves.into_iter().map(Choice::Stone).collect()
    };
    let wrong = task
        .wrong(safe, &stones, &mut search)
        .ok_or(Unfit::Undecided)?;
    let mut nodes = search.nodes();
    let effort = (budget, tally);
    let mut shown = |choice: Choice| task.shown(choice, effort, &mut nodes);
    // A superfluous stone loses nothing, so it has no refutation.
    let keeps = |choice| matches!(choice, Choice::Stone(x) if stones.contains(&(x, true)));
    let traps: Vec<(Choice, Vec<Choice>)> = wrong
        .iter()
        .take(MOST)
        .map(|&choice| match keeps(choice) {
            true => Ok((choice, Vec::new())),
            false => Ok((choice, shown(choice)?)),
        })
        .collect::<Result<_, Unfit>>()?;
    let solution = right.first().copied().unwrap_or(Choice::Pass);
    let line: Vec<Choice> = std::iter::once(solution).chain(shown(solution)?).collect();
    let texts = |choices: &[Choice]| {
        choices
            .iter()
            .map(|&one| setting.choice_text(one))
            .collect()
    };
    let lengths = || traps.iter().map(|(_, line)| line.len());
    let read: usize = lengths().map(|length| 1 + length.min(MOST)).sum();
    Ok(Problem {
        set: setting.names(&task.points),
        verdict: Some(if safe {
            ClaimDecision::Lock
        } else {
            ClaimDecision::Refuted
        }),
        solutions: texts(&right),
        traps: traps
            .iter()
            .map(|(choice, line)| Trap {
                choice: setting.choice_text(*choice),
                line: texts(line),
            })
            .collect(),
        line: texts(&line),
        difficulty: rated(Difficulty {
            nodes,
            depth: count_of(line.len())?,
            legal: count_of(stones.len() + 1)?,
            right: count_of(right.len())?,
            wrong: count_of(wrong.len())?,
            length: count_of(lengths().max().unwrap_or(0))?,
            reading: count_of(read + line.len().min(MOST) + stones.len() / 2)?,
            ..Difficulty::default()
        }),
        ..bare.question_without_set()
    })
}

pub(crate) fn fit(problem: &Problem) -> Result<(), Unfit> {
    let Difficulty {
        legal,
        right,
        wrong,
        ..
    } = problem.difficulty;
    few_are_right(legal, right)?;
    if wrong == 0 {
        return Err(Unfit::Trivial("no wrong stone looks right"));
    }
    Ok(())
}

struct Task<'a> {
    state: &'a State,
    player: Color,
    points: PointSet,
}

impl Task<'_> {
    fn of(setting: &Setting) -> Result<Task<'_>, Unfit> {
        let state = &setting.state;
        let player = setting.player;
        let player = player.ok_or(Unfit::Field("name the player whose points are to be saved"))?;
        if setting.set.is_empty() {
            return Err(Unfit::Field("name the points to save"));
        }
        if state.situation().turn() != player {
            return Err(Unfit::Field(
                "the player who saves points has to have the turn",
            ));
        }
        if state.situation().pass_count() == PassCount::Two {
            return Err(Unfit::Field("the game is over, so nobody can add a stone"));
        }
        Ok(Task {
            state,
            player,
            points: setting.set.clone(),
        })
    }

    fn is_safe(&self, state: &State, search: &mut ControlSearch) -> Option<bool> {
        let found = search.at(state);
        Some(self.points.is_subset(&found.control()?[self.player]))
    }

    /// Whether the points are controlled now, and after each stone.
    fn tried(&self, search: &mut ControlSearch) -> Option<(bool, Vec<(Point, bool)>)> {
        let safe = self.is_safe(self.state, search)?;
        let mut stones = Vec::new();
        for point in self.state.playable().iter() {
            let next = self.state.successor(Move::stone(point)).ok()?;
            stones.push((point, self.is_safe(&next, search)?));
        }
        Some((safe, stones))
    }

    /// Plausible wrong answers, the most tempting first.
    ///
    /// If a stone is needed: plausible stones, and none where the first look is content. If not: stones that lose
    /// the points, or where an unanswered enemy stone would.
    fn wrong(
        &self,
        safe: bool,
        stones: &[(Point, bool)],
        search: &mut ControlSearch,
    ) -> Option<Vec<Choice>> {
        let fails = |x: Point| stones.iter().any(|&(at, saves)| at == x && !saves);
        let looks = tempting(&FastBoard::new(self.state));
        let shaped = |choice: &Choice| matches!(*choice, Choice::Stone(x) if fails(x));
        if !safe {
            let mut wrong: Vec<Choice> = looks.into_iter().filter(shaped).collect();
            if self.points.is_subset(&first_look(self.state)[self.player]) {
                wrong.push(Choice::Pass);
            }
            return Some(wrong);
        }
        let turn = self.player.other();
        let setup = Setup {
            temporary: PointSet::new(),
            turn,
            passes: PassCount::Zero,
            ..self.state.situation().clone().into_setup()
        };
        let theirs = State::new(self.state.board().clone(), setup).ok()?;
        let mut wrong = Vec::new();
        for &(point, saves) in stones {
            let threat = match theirs.successor(Move::stone(point)) {
                Ok(next) => !self.is_safe(&next, search)?,
                Err(_) => false,
            };
            if threat || !saves {
                wrong.push(Choice::Stone(point));
            }
        }
        // Harmful ones first.
        wrong.sort_by_key(|choice| !shaped(choice));
        Some(wrong)
    }

    /// The line after this choice in the worst case of the points' claim.
    fn shown(
        &self,
        choice: Choice,
        effort: (&Budget, &SituationCounter),
        nodes: &mut u64,
    ) -> Result<Vec<Choice>, Unfit> {
        let next = self.state.successor(choice.into()).ok();
        let claim = next.and_then(|next| claim_of_points(&next, self.player, &self.points));
        claim.map_or(Ok(Vec::new()), |claim| goes_on(claim, effort, nodes))
    }
}

fn goes_on(
    claim: Claim,
    (budget, tally): (&Budget, &SituationCounter),
    nodes: &mut u64,
) -> Result<Vec<Choice>, Unfit> {
    let mut proof = match decide(claim, budget, tally) {
        Ok((proof, _)) => proof,
        Err(Unfit::Undecided) => return Ok(Vec::new()),
        Err(unfit) => return Err(unfit),
    };
    let line = proof.opponent().why(&[], &Control::new(SHOWN));
    *nodes += proof.progress().nodes;
    let mut moves = line.map(|line| line.moves).unwrap_or_default();
    moves.truncate(LONGEST);
    Ok(moves)
}
