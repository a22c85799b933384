#[cfg(feature = "serve")]
mod answer;
mod arguments;
mod comparison;
mod ljrg;
mod panel;
mod pipeline;
mod text_report;

#[cfg(feature = "serve")]
pub(crate) use answer::answer;
pub(crate) use arguments::{Arguments, help};

use std::io;

use loja_systems::System;
use pipeline::Telling;

use crate::output::{Exit, Output};
use crate::rules::{Judges, Rules};

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
    match &arguments.rules {
        Judges::One(_) if arguments.compare => {
            let error = "--compare needs several rules; name them with commas between, or all";
            output.complain(Exit::Bad, error);
            Ok(Exit::Bad)
        }
        Judges::One(rules) if rules.is_judged_elsewhere() => ljrg::run(arguments, output),
        Judges::One(_) => pipeline::run(laws, &choices, Telling::Alone, arguments, output),
        Judges::Several(_) => {
            let telling = match arguments.compare {
                true => Telling::Partings,
                false => Telling::Each,
            };
            pipeline::run(laws, &choices, telling, arguments, output)
        }
    }
}
