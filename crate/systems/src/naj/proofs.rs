use loja_ground::Color;

use super::analysis::value;
use super::contest::Analysis;
use super::ruleset::Naj;
use super::score::score;
use crate::judgement::Judgement;
use crate::proof::{Contested, Facts, Posed, Provable, Question, Refused, Writer, search_nodes};

impl Provable for Naj {
    fn contest(&self, posed: &Posed<'_>) -> Result<Box<dyn Contested>, Refused> {
        Ok(Box::new(Analysis::new(posed.plainly()?)?))
    }

    fn counted(&self, facts: &Facts<'_>) -> Result<i64, Refused> {
        let worth = |player| worth(facts, player).ok_or(Refused::Open);
        let points = worth(Color::Black)? - worth(Color::White)?;
        Ok(facts.thousandths(score(points, facts.taken)))
    }

    fn show(&self, writer: &mut Writer<'_>, _judgement: &Judgement) {
        for player in Color::ALL {
            let value = writer.control.part(search_nodes(writer.control), |part| {
                value(writer.board, writer.stones, player, part)
            });
            writer.keep(&Question::Analysis(player, value.least));
            writer.keep(&Question::Analysis(player, value.most + 1));
        }
    }
}

fn worth(facts: &Facts<'_>, player: Color) -> Option<i64> {
    let least = facts
        .shown
        .iter()
        .filter_map(|one| match one.claim.question {
            Question::Analysis(whose, points) if whose == player && one.claim.answer => {
                Some(points)
            }
            _ => None,
        });
    let points = least.max()?;
    let above = |question: &Question| matches!(question, Question::Analysis(whose, more) if *whose == player && *more == points + 1);
    facts.shown(false, above).then_some(points)
}
