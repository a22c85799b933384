#[cfg(feature = "serve")]
mod answer;
mod arguments;
mod comparison;
mod panel;
mod pipeline;
mod ruling_sheet;
mod said;
mod text_report;

#[cfg(feature = "serve")]
pub(crate) use answer::{Wish, answer};
pub(crate) use arguments::{Arguments, help};
pub(crate) use said::RefereedPosition;

use std::io;

use loja_notation::{Position, Record};
use loja_systems::System;
use pipeline::Telling;

use crate::output::{Exit, Output};
use crate::rules::{Judges, Rules, no_forecast};

pub(crate) fn run(arguments: &Arguments, output: &mut Output) -> io::Result<Exit> {
    let alone = match &arguments.rules {
        Judges::One(rules) => Some(*rules),
        Judges::Several(_) => None,
    };
    if arguments.certificates.is_some() && alone.is_some_and(Rules::is_judged_elsewhere) {
        let error = "--certificates is for the other systems; loja claim writes those of LJRG";
        output.complain(Exit::Bad, error);
        return Ok(Exit::Bad);
    }
    let played_out = alone.is_some_and(|rules| rules.is_played_out());
    if arguments.perfect && !played_out {
        let known = System::all().filter(|system| system.is_played_out());
        let known: Vec<&str> = known.map(System::name).collect();
        let error = format!("--perfect is for one of {}", known.join(", "));
        output.complain(Exit::Bad, &error);
        return Ok(Exit::Bad);
    }
    let laws = match &arguments.rules {
        Judges::One(one) => std::slice::from_ref(one),
        Judges::Several(laws) => laws,
    };
    let choices = match arguments.options.among(laws) {
        Ok(choices) => choices,
        Err(why) => {
            output.complain(Exit::Bad, why);
            return Ok(Exit::Bad);
        }
    };
    if let Some(why) = no_forecast(laws).filter(|_| arguments.expect) {
        output.complain(Exit::Bad, why);
        return Ok(Exit::Bad);
    }
    let telling = match (arguments.compare, alone) {
        (true, Some(_)) => {
            let error = "--compare needs several rules; name them with commas between, or all";
            output.complain(Exit::Bad, error);
            return Ok(Exit::Bad);
        }
        (false, Some(_)) => Telling::Alone,
        (true, None) => Telling::Partings,
        (false, None) => Telling::Each,
    };
    // What LJRG alone can't take is refused when it is read, where the file's place is known.
    match alone.is_some_and(Rules::is_judged_elsewhere) {
        true => pipeline::run::<Position>(laws, &choices, telling, arguments, output),
        false => pipeline::run::<Record>(laws, &choices, telling, arguments, output),
    }
}
