//! Certificates of scores.
//!
//! A stone lives if it is shown to be uncapturable, or if on some set its clean capture is refuted, and so is that a
//! stone of its owner there can't be prevented (I6). It is dead if it is taken cleanly on all locations but those on
//! which, one by one, a new stone can't be prevented: a set that passes the second part has none of these.

use loja_ground::{Board, ByColor, Color, Point, PointSet};
use loja_search::Control;

use super::contest::{RULE, Test, relied_on};
use super::ruleset::{Pauli, RULES};
use crate::frame::Start;
use crate::japan_1989::{Reading1989, ShowsCapture, score, territory};
use crate::judgement::{Judgement, StringStatus};
use crate::proof::{
    Contested, EndLemmas, Facts, Posed, ProofTurn, Provable, Proved, Question, Refused,
    RuleSetClaim, Writer, line,
};
use crate::unconditional::unconditional;

impl Provable for Reading1989<Pauli> {
    fn contest(&self, posed: &Posed<'_>) -> Result<Box<dyn Contested>, Refused> {
        let test = Test::new(posed.claim, posed.part, posed.lemmas)?;
        Ok(Box::new(test))
    }

    fn lemmas(&self, _board: &Board) -> &'static [EndLemmas] {
        &[EndLemmas::ALL]
    }

    fn part(
        &self,
        board: &Board,
        stones: &ByColor<PointSet>,
        question: &Question,
        shows: Color,
    ) -> PointSet {
        Test::part(board, stones, question, shows)
    }

    fn relied_on(&self, claim: &RuleSetClaim) -> Option<bool> {
        relied_on(claim)
    }

    fn relies_on(&self, posed: &Posed<'_>, inner: &Proved) -> Result<bool, Refused> {
        Ok(Test::new(posed.claim, posed.part, posed.lemmas)?.relies_on(inner))
    }

    fn counted(&self, facts: &Facts<'_>) -> Result<i64, Refused> {
        let RuleSetClaim { board, stones, .. } = facts.claim;
        let dead = facts.dead_by(|string, owner| lives(facts, string, owner))?;
        let counted = territory(board, stones, &dead);
        Ok(score(&counted, facts.taken, facts.komi))
    }

    fn show(&self, writer: &mut Writer<'_>, judgement: &Judgement) {
        show(writer, judgement);
    }
}

impl ShowsCapture for Pauli {
    fn line(start: &Start, at: Point, control: &Control<'_>) -> Option<Vec<ProofTurn>> {
        let (board, stones) = (&*start.board, &start.stones);
        let question = Question::Captured(at);
        let part = Test::part(board, stones, &question, stones.color_at(at)?.other());
        let contest = |posed: &Posed<'_>| Test::new(posed.claim, posed.part, posed.lemmas);
        line(RULES, start, &question, &part, contest, control)
    }
}

fn lives(facts: &Facts<'_>, string: &PointSet, owner: Color) -> Option<bool> {
    let RuleSetClaim { board, stones, .. } = facts.claim;
    let all = board.locations();
    if string.is_subset(&unconditional(board, stones, owner, RULE)) {
        return Some(true);
    }
    let uncaptured =
        |question: &Question| matches!(question, Question::Captured(at) if string.contains(*at));
    let may_come = |set: &PointSet| {
        facts.shown(false, |question| {
            matches!(question, Question::Beyond(player, of) if *player == owner && of == set)
        })
    };
    let enabled = |question: &Question| matches!(question, Question::Clean(at, set) if string.contains(*at) && may_come(set));
    if facts.shown(false, uncaptured) || facts.shown(false, enabled) {
        return Some(true);
    }
    let beyond = |at: Point| {
        let alone: PointSet = [at].into_iter().collect();
        facts.shown(true, |question| {
            matches!(question, Question::Beyond(player, of) if *player == owner && *of == alone)
        })
    };
    let clean = |question: &Question| matches!(question, Question::Clean(at, set) if string.contains(*at) && all.difference(set).iter().all(beyond));
    facts.shown(true, clean).then_some(false)
}

fn show(writer: &mut Writer<'_>, judgement: &Judgement) {
    let safe = |color| unconditional(writer.board, writer.stones, color, RULE);
    for (owner, members, at) in writer.strings(safe) {
        match judgement.status(&members) {
            Some(StringStatus::Uncapturable) => {
                writer.expect(&Question::Captured(at), false);
            }
            Some(StringStatus::Enabled(set)) => {
                writer.expect(&Question::Clean(at, set.clone()), false);
                writer.expect(&Question::Beyond(owner, set.clone()), false);
            }
            Some(StringStatus::Dead) => show_dead(writer, owner, at),
            // Keep what is known of it all the same.
            _ => {
                writer.keep(&Question::Captured(at));
            }
        }
    }
}

fn show_dead(writer: &mut Writer<'_>, owner: Color, at: Point) {
    let all = writer.board.locations();
    let Some(clean) = writer.asked(&Question::Clean(at, all.clone())) else {
        return;
    };
    if clean.certificate.claim.answer {
        writer.kept.push(clean);
        return;
    }
    let mut preventable = all.clone();
    for point in all.iter() {
        let alone = [point].into_iter().collect();
        let Some(found) = writer.asked(&Question::Beyond(owner, alone)) else {
            continue;
        };
        if found.certificate.claim.answer {
            preventable = preventable.difference(&[point].into_iter().collect());
            if !writer.kept.contains(&found) {
                writer.kept.push(found);
            }
        }
    }
    let question = Question::Clean(at, preventable.clone());
    let Some(clean) = writer.asked(&question) else {
        return;
    };
    if clean.certificate.claim.answer {
        writer.kept.push(clean);
        return;
    }
    // If not every location was decided, or two make up for each other, this may happen.
    let beyond = writer.asked(&Question::Beyond(owner, preventable));
    match beyond.map(|beyond| beyond.certificate.claim.answer) {
        None => {}
        Some(true) => writer.missing.push(question.to_string()),
        Some(false) => writer.contradict(&question),
    }
}
