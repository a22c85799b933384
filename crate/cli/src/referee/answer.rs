//! The judgement of one position given as text.

use loja_notation::{Error, Position, Record};
use loja_report::Ruling;

use super::panel::{Panel, Shelf};
use super::said::{RefereedPosition, Said};
use crate::budget::{Budget, Jobs};
use crate::games::Games;
use crate::input::{self, Told};
use crate::judged_position::JudgedPosition;
use crate::pool::{Assignment, judge_one};
use crate::rules::{Rules, ToldOptions, no_forecast};

/// By what a position is judged, and whether also to say what is expected.
pub(crate) struct Wish<'a> {
    pub(crate) rules: Rules,
    pub(crate) options: &'a ToldOptions,
    pub(crate) expects: bool,
}

/// Refuses boards above `most` locations.
pub(crate) fn answer(
    by: &Wish<'_>,
    text: &str,
    after: Option<usize>,
    budget: Budget,
    most: usize,
) -> Result<Ruling, Error> {
    match by.rules.is_judged_elsewhere() {
        true => ruling(by, input::one::<Position>(text, after, most)?, budget),
        false => ruling(by, input::one::<Record>(text, after, most)?, budget),
    }
}

fn ruling<T: Told>(
    by: &Wish<'_>,
    (told, after): (T, Option<usize>),
    budget: Budget,
) -> Result<Ruling, Error> {
    let (rules, laws) = (by.rules, [by.rules]);
    let choices = by.options.among(&laws).map_err(Error::new)?;
    if let Some(why) = no_forecast(&laws).filter(|_| by.expects) {
        return Err(Error::new(why));
    }
    let refereed = rules.is_judged_elsewhere().then(|| {
        let mut games = Games::as_they_come();
        let position = JudgedPosition::of(&told.position()?, &mut games, after)?;
        let asked = Assignment {
            expects: by.expects,
            ..Assignment::of_proofs(budget)
        };
        let judged = judge_one(&position.state, asked, Jobs::ONE);
        RefereedPosition::of(position, judged)
    });
    let shelf = Shelf {
        // Limits nodes, so that equal questions have equal answers; the clock stands by.
        budget: budget.at_most(Some(rules.patience()), None),
        perfect: false,
        expects: by.expects,
        certificates: None,
        number: 1,
    };
    let record = told.record();
    let id = record.id.as_deref();
    let mut panel = Panel::new(&laws, &choices);
    let said = panel.judge(&shelf, refereed, record, after);
    let said = said.map_err(|error| Error::new(error.to_string()))?.pop();
    match said {
        Some(Said::Not(_, error)) => Err(Error {
            id: record.id.clone(),
            ..error
        }),
        Some(said) => Ok(said.ruling(id, true)),
        None => Err(Error::new("no rules were asked")),
    }
}
