//! Steps under other rules, with moves in a chapter's words.

use loja_lesson::{Step, StepData, parse_turns, system_named, turn_word};
use loja_notation::Record;
use loja_report::{GameAttempt, game};

use crate::api::{Failure, parse, shown_at_most};
use crate::law_questions::begin;

/// The most bytes of a line.
const MAX_LINE: usize = 100_000;

/// `attempt` of the module for other rule sets: a JSON step, moves in words.
pub fn attempt(step: &str, moves: &str) -> Result<GameAttempt, Failure> {
    if moves.len() > MAX_LINE {
        return Err(Failure::new("too-large", "this line is too long"));
    }
    let bad = |error| Failure::of("bad-step", error);
    let data = StepData::try_from(parse(step, "bad-step")?).map_err(bad)?;
    let step = Step::by_other_rules(&data).map_err(bad)?;
    let system = system_named(data.rules.as_deref().unwrap_or_default()).map_err(bad)?;
    let record = Record::from_data(data.start.clone()).map_err(bad)?;
    let layout = &record.layout;
    let bad_move = |error| Failure::of("bad-move", error);
    let made = parse_turns(layout, moves).map_err(bad_move)?;
    let before = parse_turns(layout, &data.played).map_err(bad)?;
    shown_at_most(layout, before.len() + made.len())?;
    let judged = step.judge(&made);
    let begun = begin(system, &record)?;
    let all = before.into_iter().chain(judged.moves.iter().copied());
    let words = judged.moves.iter().map(|turn| turn_word(layout, *turn));
    Ok(GameAttempt {
        moves: words.collect::<Vec<String>>().join(" "),
        played: game(layout, system, begun, all),
        verdict: judged.verdict.into(),
        say: judged.say,
        hints: judged.hints,
    })
}
