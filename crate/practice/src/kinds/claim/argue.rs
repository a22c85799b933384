//! `lock` and `refute`, from the worst case (C6), as `FACTS.md` describes them.
//!
//! Checked certificates decide the claim and each first move; the search's expectation is not enough. A move too hard
//! to settle or show is open, neither right nor wrong.

use loja_certificate::{Answer, Choice, Claim};
use loja_solver::opponent::{JudgedMove, Prospect};
use loja_solver::{Control, Expected, Limits, Proof, Showing};

use crate::control::claim::decide;
use crate::kinds::claim::overview::Overview;
use crate::kinds::claim::reading::{Reader, after};
use crate::measure::difficulty::rated;
use crate::measure::tempting::tempting;
use crate::measure::{Budget, SituationCounter};
use crate::problem::writing::count_of;
use crate::problem::{ClaimDecision, Difficulty, Kind, Problem, Setting, Trap, Unfit};

/// For a situation's moves, independent of the budget, so that facts are too.
const LOOK: Limits = Limits {
    nodes: 20_000,
    bytes: 256 << 20,
};

/// For a line, half of it for the first move.
const LINE: Limits = Limits {
    nodes: 2 * LOOK.nodes,
    ..LOOK
};

/// For a situation's moves, whose certificates are shared; most need far less.
const SHOWING: Showing = Showing {
    nodes: 20_000,
    situations: 1 << 20,
};

/// The most traps.
const MOST_TRAPS: usize = 8;

/// Nobody follows a longer fight.
const MOST_MOVES: usize = 40;

pub(crate) struct Argued {
    setting: Setting,
    claim: Claim,
    proof: Proof,
    verdict: ClaimDecision,
    nodes: u64,
    opening: Option<Choice>,
    judgement: Prospect,
}

pub(crate) fn argue(
    bare: &Problem,
    budget: &Budget,
    tally: &SituationCounter,
) -> Result<Argued, Unfit> {
    let setting = Setting::of(bare)?;
    let (_, claim) = setting.claim()?;
    let (mut proof, verdict) = decide(claim.clone(), budget, tally)?;
    let wanted = match bare.kind {
        Kind::Lock => ClaimDecision::Lock,
        _ => ClaimDecision::Refuted,
    };
    if verdict != wanted {
        return Err(Unfit::Otherwise(verdict));
    }
    let mut opponent = proof.opponent();
    let mut judged = |line: &[Choice]| {
        let judgement = opponent.judge(line, &Control::new(LOOK));
        judgement.map_err(|bad| Unfit::Fault(bad.to_string()))
    };
    let start = judged(&[])?;
    let (opening, judgement) = match verdict {
        ClaimDecision::Refuted => (None, start),
        ClaimDecision::Lock => {
            let over =
                Unfit::Trivial("the 2-eye formation is there already, so nothing is left to show");
            let opening = start.best.ok_or(over)?;
            (Some(opening), judged(&[opening])?)
        }
    };
    if judgement.moves.is_empty() {
        return Err(Unfit::Trivial("the proof is over before the first move"));
    }
    let right = judgement.moves.iter().filter(|it| it.holds == Some(true));
    if right.count() == 0 {
        return Err(Unfit::NoMove);
    }
    let nodes = proof.progress().nodes;
    Ok(Argued {
        setting,
        claim,
        proof,
        verdict,
        nodes,
        opening,
        judgement,
    })
}

impl Argued {
    pub(crate) fn overview(&self) -> Result<Overview, Unfit> {
        Ok(Overview {
            legal: count_of(self.judgement.moves.len())?,
            right: count_of(self.right().count())?,
            wrong: count_of(self.wrong().len())?,
            open: count_of(self.open().count())?,
            is_static: self.judgement.end.is_some(),
            passes: self.right().any(|choice| choice == Choice::Pass),
        })
    }

    /// Wrong moves that look right, the most tempting first.
    fn wrong(&self) -> Vec<Choice> {
        let board = after(&self.claim, self.opening.as_slice());
        let fine: Vec<Choice> = self.right().chain(self.open()).collect();
        let looks_right = tempting(&board).into_iter();
        looks_right
            .filter(|choice| !fine.contains(choice))
            .collect()
    }

    fn open(&self) -> impl Iterator<Item = Choice> {
        let moves = self.judgement.moves.iter();
        let open = moves.filter(|judged| judged.holds.is_none());
        open.map(|judged| judged.choice)
    }

    fn right(&self) -> impl Iterator<Item = Choice> {
        let moves = self.judgement.moves.iter();
        let holding = moves.filter(|judged| judged.holds == Some(true));
        holding.map(|judged| judged.choice)
    }

    pub(crate) fn facts(self, bare: &Problem) -> Result<Problem, Unfit> {
        self.facts_shown_within(bare, SHOWING)
    }

    fn facts_shown_within(mut self, bare: &Problem, showing: Showing) -> Result<Problem, Unfit> {
        let legal = self.overview()?.legal;
        let mut wrong = self.wrong();
        let opened: Vec<Choice> = self.opening.into_iter().collect();
        let mut opponent = self.proof.opponent();
        let mut goes_on = |line: &[Choice]| -> Result<Vec<Choice>, Unfit> {
            let found = opponent.why(line, &Control::new(LINE));
            let mut found = found.map_err(|bad| Unfit::Fault(bad.to_string()))?;
            found.moves.truncate(MOST_MOVES);
            Ok(found.moves)
        };
        let line = goes_on(&opened)?;
        let mut traps = Vec::new();
        for &choice in wrong.iter().take(MOST_TRAPS) {
            let tried: Vec<Choice> = opened.iter().copied().chain([choice]).collect();
            traps.push((choice, goes_on(&tried)?));
        }
        let reading = Reader::new(&self.claim, &mut opponent, LOOK).read(&opened);
        // Last, since it may settle more, and lines must not depend on that.
        let Shown { right, open } = self.shown(&opened, showing)?;
        if right.is_empty() {
            return Err(Unfit::NoMove);
        }
        wrong.retain(|choice| !open.contains(choice));
        traps.retain(|(choice, _)| !open.contains(choice));
        let text = |choice: &Choice| self.setting.choice_text(*choice);
        let length = traps.iter().map(|(_, line)| line.len()).max();
        Ok(Problem {
            verdict: Some(self.verdict),
            opening: self.opening.as_ref().map(text),
            solutions: right.iter().map(text).collect(),
            open: open.iter().map(text).collect(),
            line: line.iter().map(text).collect(),
            difficulty: rated(Difficulty {
                rating: 0,
                nodes: self.nodes,
                depth: count_of(line.len())?,
                legal,
                right: count_of(right.len())?,
                wrong: count_of(wrong.len())?,
                length: count_of(length.unwrap_or(0))?,
                reading,
            }),
            traps: traps
                .iter()
                .map(|(choice, line)| Trap {
                    choice: text(choice),
                    line: line.iter().map(text).collect(),
                })
                .collect(),
            ..bare.clone()
        })
    }
}

/// The first moves that the checker has accepted.
struct Shown {
    right: Vec<Choice>,
    open: Vec<Choice>,
}

impl Argued {
    fn shown(&mut self, opened: &[Choice], showing: Showing) -> Result<Shown, Unfit> {
        let place = |one: &JudgedMove| Expected {
            line: [opened, &[one.choice]].concat(),
            expectation: one.expectation,
        };
        let places: Vec<Expected> = self.judgement.moves.iter().map(place).collect();
        let verdicts = self.proof.show_places(&places, showing);
        let verdicts = verdicts.map_err(|fault| Unfit::Fault(fault.to_string()))?;
        let wanted = match self.verdict {
            ClaimDecision::Lock => Answer::Lock,
            ClaimDecision::Refuted => Answer::Refuted,
        };
        let mut shown = Shown {
            right: Vec::new(),
            open: Vec::new(),
        };
        for (one, verdict) in self.judgement.moves.iter().zip(verdicts) {
            match verdict.answer() {
                Some(answer) if answer == wanted => shown.right.push(one.choice),
                Some(_) => {}
                None => shown.open.push(one.choice),
            }
        }
        Ok(shown)
    }
}

pub(crate) fn facts(
    bare: &Problem,
    budget: &Budget,
    tally: &SituationCounter,
) -> Result<Problem, Unfit> {
    argue(bare, budget, tally)?.facts(bare)
}

#[cfg(test)]
mod tests {
    use loja_notation::{ColorName, PositionData};

    use super::*;

    /// White takes the middle of three and Black’s claim fails.
    fn question() -> Problem {
        let position = PositionData {
            rows: vec!["...".to_owned()],
            turn: Some(ColorName::White),
            ..PositionData::default()
        };
        Problem {
            player: Some(ColorName::Black),
            set: ["a1", "b1", "c1"].map(str::to_owned).to_vec(),
            ..Problem::bare(Kind::Refute, position)
        }
    }

    fn argued() -> Argued {
        argue(
            &question(),
            &Budget::default(),
            &SituationCounter::default(),
        )
        .unwrap()
    }

    #[test]
    fn what_the_search_expects_is_no_solution_and_no_trap() {
        let expected = argued().overview().unwrap();
        assert!(expected.right > 0 && expected.open == 0);
        let nothing = Showing {
            nodes: 20_000,
            situations: 0,
        };
        let unshown = argued().facts_shown_within(&question(), nothing);
        assert_eq!(unshown, Err(Unfit::NoMove));
        let shown = argued().facts(&question()).unwrap();
        assert_eq!(shown.difficulty.right, expected.right);
        assert_eq!(shown.open, Vec::<String>::new());
    }
}
