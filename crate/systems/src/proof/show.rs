use loja_ground::Color;
use loja_search::Control;

use super::bundle::Bundle;
use super::certify::certify;
use super::check::check;
use super::claim::{Question, RuleSetClaim, Told};
use super::proved::Proved;
use super::refused::Refused;
use super::score::counted;
use super::writer::Writer;
use crate::frame::Start;
use crate::judgement::{GameResult, Judgement};
use crate::ruleset::System;

/// The certificates that show a judgement.
#[derive(Clone, Debug, Default)]
pub struct ShownJudgement {
    /// One for the score, if all that it rests on is shown; else one for each question shown.
    pub bundles: Vec<Bundle>,
    /// Questions without a certificate, in words of certificates.
    pub missing: Vec<String>,
    /// The claim that certificates show against the judgement: a fault of the program.
    pub contradiction: Option<String>,
}

/// Writes checked certificates of this position's judgement.
#[must_use]
pub fn show(
    system: System,
    start: &Start,
    komi: i64,
    judgement: &Judgement,
    control: &Control<'_>,
) -> ShownJudgement {
    let certified = |question: &Question| certified(system, start, question, control);
    let mut writer = Writer::new(start, control, &certified);
    system.provable().show(&mut writer, judgement);
    finish(writer, system, (start, komi), judgement)
}

/// Writes checked certificates of what perfect players reach.
#[must_use]
pub fn show_perfect(
    system: System,
    start: &Start,
    komi: i64,
    judgement: &Judgement,
    control: &Control<'_>,
) -> ShownJudgement {
    let certified = |question: &Question| certified(system, start, question, control);
    let mut writer = Writer::new(start, control, &certified);
    match judgement.outcome {
        GameResult::Score(score) => {
            let thousandths = score.saturating_add(komi);
            let worth = thousandths / system.provable().unit();
            writer.expect(&Question::Ends(Color::Black, worth), true);
            writer.expect(&Question::Ends(Color::White, -worth), true);
        }
        _ if system.is_played_out() => system.provable().show(&mut writer, judgement),
        _ => {}
    }
    ShownJudgement {
        bundles: writer.kept,
        missing: writer.missing,
        contradiction: writer.contradiction,
    }
}

fn certified(
    system: System,
    start: &Start,
    question: &Question,
    control: &Control<'_>,
) -> Option<Bundle> {
    let found = certify(system, start, question, control);
    found.filter(|found| check(found).is_ok())
}

fn finish(
    mut writer: Writer<'_>,
    system: System,
    (start, komi): (&Start, i64),
    judgement: &Judgement,
) -> ShownJudgement {
    let taken = start.prisoners;
    let claim = |points| {
        let told = Told {
            points,
            taken,
            komi,
        };
        RuleSetClaim::of(system, start, start.turn, Question::Score(told))
    };
    let shown: Vec<Proved> = writer
        .kept
        .iter()
        .filter_map(|bundle| check(bundle).ok())
        .collect();
    let found = counted(&claim(0), taken, komi, &shown.iter().collect::<Vec<_>>());
    match (found, judgement.outcome.score()) {
        (Ok(counted), Some(told)) if counted == told => {
            let whole = Bundle::of(claim(told), std::mem::take(&mut writer.kept));
            match check(&whole) {
                Ok(_) => writer.kept = vec![whole],
                Err(why) => {
                    writer.contradiction = Some(format!("{}: {why}", claim(told).question));
                }
            }
            writer.missing.clear();
        }
        (Ok(counted), Some(told)) => {
            writer.contradiction = Some(format!(
                "the judgement is {told} and the certificates show {counted} thousandths"
            ));
        }
        (Err(Refused::Open), Some(told)) => {
            writer.missing.push(claim(told).question.to_string());
        }
        _ => {}
    }
    ShownJudgement {
        bundles: writer.kept,
        missing: writer.missing,
        contradiction: writer.contradiction,
    }
}
