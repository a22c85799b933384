//! The judgement of one position given as text.

use std::collections::HashMap;

use loja_notation::{Error, Position, Record};
use loja_report::{Ruling, SystemRuling};
use loja_systems::{Control, Going, Limits, System};

use super::ljrg::ruling;
use super::panel::{Clock, cut_off, played};
use crate::budget::{Budget, Jobs};
use crate::games;
use crate::input;
use crate::judged_position::JudgedPosition;
use crate::pool::judge_one;
use crate::rules::{Choices, Rules, ToldOptions};
use crate::stop::Stop;
use crate::systems::Games;

/// Refuses boards of more than `most` locations.
pub(crate) fn answer(
    (rules, options): (Rules, &ToldOptions),
    text: &str,
    after: Option<usize>,
    budget: Budget,
    most: usize,
) -> Result<Ruling, Error> {
    let choices = options.among(&[rules]).map_err(Error::new)?;
    match rules.system() {
        None => {
            let (position, after) = input::one::<Position>(text, after, most)?;
            let id = position.id.clone();
            let within = |error| Error { id, ..error };
            let mut games = games::Games::as_they_come();
            let position = JudgedPosition::of(&position, &mut games, &mut HashMap::new(), after)
                .map_err(within)?;
            let judged = judge_one(&position.state, budget, Jobs::ONE).map_err(Error::new)?;
            Ok(Ruling::Ljrg(Box::new(ruling(&position, &judged, true))))
        }
        Some(system) => other((system, choices), text, after, &budget, most),
    }
}

fn other(
    (system, choices): (System, Choices),
    text: &str,
    after: Option<usize>,
    budget: &Budget,
    most: usize,
) -> Result<Ruling, Error> {
    let (record, after) = input::one::<Record>(text, after, most)?;
    let played = played(system, &record, &mut Games::with(choices), after)?;
    // The clock stands by; without it the same question always has the same answer.
    let budget = &budget.at_most(Some(system.patience()), None);
    let clock = Clock::until(budget.deadline());
    let limits = Limits {
        nodes: budget.nodes(),
        bytes: budget.bytes(),
    };
    let komi = record.komi.thousandths();
    let poll = |_| match budget.is_cut() {
        true => Going::Break(()),
        false => clock.going(),
    };
    let control = Control::polling(limits, &poll);
    let judgement = system
        .judge(&played.reached().now, komi, &control)
        .map_err(|fault| Error::new(fault.to_string()))?;
    let id = record.id.as_deref();
    let stopped = cut_off(&judgement, &clock).map(Stop::word);
    let law = Rules::from(system);
    let ruling = SystemRuling::new(id, law, &played.layout, &judgement, stopped);
    Ok(Ruling::System(ruling))
}
