use std::collections::HashMap;

use loja_ground::{ByColor, Color, PointSet};
use loja_search::{Control, Going};

use super::bundle::Bundle;
use super::check::check;
use super::claim::{Question, RuleSetClaim};
use super::contest::Inner;
use super::lemmas::EndLemmas;
use super::provable::Posed;
use super::text::RuleSetCertificate;
use crate::frame::Start;
use crate::ruleset::System;

/// Answers a question with a certificate, or `None` within these situations.
///
/// The first mover matters to [`Question::Ends`] alone.
#[must_use]
pub fn certify(
    rules: System,
    start: &Start,
    question: &Question,
    control: &Control<'_>,
) -> Option<Bundle> {
    let turn = first(question, &start.stones, start.turn)?;
    let claim = RuleSetClaim::of(rules, start, turn, question.clone());
    let tried = rules.provable().lemmas(&start.board);
    tried.iter().find_map(|&lemmas| {
        // Other questions' costs don't count here.
        let poll = |_| match control.is_over() {
            true => Going::Break(()),
            false => Going::Continue(()),
        };
        let control = Control::polling(control.limits(), &poll);
        let rest = (rules, &start.board.locations(), lemmas);
        within(&claim, &EITHER, &control, rest)
    })
}

/// The player who moves first.
pub(super) fn first(question: &Question, stones: &ByColor<PointSet>, turn: Color) -> Option<Color> {
    Some(match question {
        Question::Captured(at) | Question::Clean(at, _) | Question::Forced(at, _) => {
            stones.color_at(*at)?.other()
        }
        Question::Unprotected(at) => stones.color_at(*at)?,
        Question::Beyond(player, _) => *player,
        Question::Analysis(player, _) => player.other(),
        Question::Ends(..) | Question::Score(..) => turn,
    })
}

/// Yes is tried first.
const EITHER: [bool; 2] = [true, false];

/// This claim with one of these answers and lemmas, on no larger part.
fn within(
    claim: &RuleSetClaim,
    answers: &[bool],
    control: &Control<'_>,
    (rules, within, lemmas): (System, &PointSet, EndLemmas),
) -> Option<Bundle> {
    let (board, turn) = (&claim.board, claim.turn);
    for &answer in answers {
        let claim = RuleSetClaim {
            answer,
            ..claim.clone()
        };
        let shows = if answer { turn } else { turn.other() };
        let part = rules
            .provable()
            .part(board, &claim.stones, &claim.question, shows);
        let part = if part.is_subset(within) {
            part
        } else {
            within.clone()
        };
        let mut known = HashMap::new();
        let mut inner =
            |asked: &Inner| answered(&claim, asked, control, (rules, &part, lemmas), &mut known);
        // Refused if the walls are the other side's, which may still show its answer.
        let posed = Posed {
            claim: &claim,
            part: &part,
            lemmas,
        };
        let found = rules.provable().contest(&posed);
        let found = found.map(|contest| contest.found(answer, control, &mut inner));
        let Ok(Some((turns, asked))) = found else {
            continue;
        };
        let mut inner: Vec<RuleSetCertificate> = Vec::new();
        for asked in asked {
            let shown = known.get(&asked).and_then(Option::as_ref)?;
            // The owner shows that stones stay, the capturer that they go.
            if rules.provable().relied_on(&claim) == Some(shown.claim.answer)
                && !inner.contains(shown)
            {
                inner.push(shown.clone());
            }
        }
        let mut digests: Vec<u64> = inner.iter().map(RuleSetCertificate::digest).collect();
        digests.sort_unstable();
        let certificate = RuleSetCertificate {
            claim,
            part,
            lemmas: EndLemmas::default(),
            turns,
            inner: digests,
        };
        let mut bundle = Bundle { certificate, inner };
        // Names only the lemmas that it takes.
        for named in lemmas.fewest_first() {
            bundle.certificate.lemmas = named;
            if named == lemmas || check(&bundle).is_ok() {
                break;
            }
        }
        return Some(bundle);
    }
    None
}

fn answered(
    claim: &RuleSetClaim,
    asked: &Inner,
    control: &Control<'_>,
    (rules, part, lemmas): (System, &PointSet, EndLemmas),
    known: &mut HashMap<Inner, Option<RuleSetCertificate>>,
) -> Option<bool> {
    if !known.contains_key(asked) {
        let question = Question::Captured(asked.stone);
        let inner = first(&question, &asked.stones, claim.turn).map(|turn| RuleSetClaim {
            stones: asked.stones.clone(),
            turn,
            question,
            answer: true,
            ..claim.clone()
        });
        // To the owner, a captured stone and an unknown one are alike.
        let answers = match rules.provable().relied_on(claim) {
            Some(false) => &[false][..],
            _ => &EITHER,
        };
        let found = inner.and_then(|inner| within(&inner, answers, control, (rules, part, lemmas)));
        known.insert(asked.clone(), found.map(|found| found.certificate));
    }
    let found = known.get(asked)?.as_ref()?;
    Some(found.claim.answer)
}
