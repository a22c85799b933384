use loja_ground::{Color, PointSet};

use super::contest::Taken;
use super::ruleset::Yasunaga;
use super::score::counted;
use crate::judgement::{Judgement, StringStatus};
use crate::proof::{Contested, Facts, Posed, Provable, Question, Refused, RuleSetClaim, Writer};
use crate::unconditional::{Suicide, unconditional};

/// The draft has no suicide (article 6).
const DRAFT: Suicide = Suicide::Forbidden;

impl Provable for Yasunaga {
    fn contest(&self, posed: &Posed<'_>) -> Result<Box<dyn Contested>, Refused> {
        Ok(Box::new(Taken::new(posed.plainly()?)?))
    }

    fn counted(&self, facts: &Facts<'_>) -> Result<i64, Refused> {
        let RuleSetClaim { board, stones, .. } = facts.claim;
        let dead = facts.dead_by(|string, owner| lives(facts, string, owner))?;
        let living = stones.occupied().difference(&dead);
        let eyed = Color::ALL.map(|color| unconditional(board, stones, color, DRAFT));
        let vague = living.difference(&eyed[0].union(&eyed[1]));
        let table = facts.start().table().map_err(|_| Refused::NoQuestion)?;
        let score = counted(&table, &dead, &vague).score;
        Ok(facts.thousandths(score.ok_or(Refused::NoQuestion)?))
    }

    fn show(&self, writer: &mut Writer<'_>, judgement: &Judgement) {
        let safe = |color| unconditional(writer.board, writer.stones, color, DRAFT);
        for (_, members, at) in writer.strings(safe) {
            match judgement.status(&members) {
                Some(StringStatus::Uncapturable) => writer.expect(&Question::Captured(at), false),
                Some(StringStatus::Protected) => writer.expect(&Question::Unprotected(at), false),
                Some(StringStatus::Dead) => writer.expect(&Question::Unprotected(at), true),
                // For strings of unknown status, whatever can be shown.
                _ => {
                    if writer.keep(&Question::Captured(at)) != Some(false) {
                        writer.keep(&Question::Unprotected(at));
                    }
                }
            }
        }
    }
}

fn lives(facts: &Facts<'_>, string: &PointSet, owner: Color) -> Option<bool> {
    let RuleSetClaim { board, stones, .. } = facts.claim;
    if string.is_subset(&unconditional(board, stones, owner, DRAFT)) {
        return Some(true);
    }
    let attacked =
        |question: &Question| matches!(question, Question::Captured(at) if string.contains(*at));
    let defended =
        |question: &Question| matches!(question, Question::Unprotected(at) if string.contains(*at));
    let lives = facts.shown(false, attacked) || facts.shown(false, defended);
    match (facts.shown(true, defended), lives) {
        (true, false) => Some(false),
        (false, true) => Some(true),
        _ => None,
    }
}
