//! `loja check` for other rule sets' certificates.

use std::io;
use std::time::{Duration, Instant};

use loja_report::{CheckReport, CheckedQuestion};
use loja_systems::proof;

use crate::claim::{ms, time_text};
use crate::map;
use crate::output::{Exit, Output};

/// Whether this is one of them.
pub(crate) fn is_one(text: &str) -> bool {
    text.split_ascii_whitespace().next() == Some(proof::NAME)
}

pub(crate) fn check(name: &str, text: &str, json: bool, output: &mut Output) -> io::Result<()> {
    let begun = Instant::now();
    match shown(text) {
        Ok(found) => show(name, text, &found, begun.elapsed(), json, output),
        Err(why) => {
            let message = format!("it shows nothing: {why}");
            output.complain(Exit::No, format_args!("{name}: {message}"));
            if !json {
                return Ok(());
            }
            output.json(&CheckReport::Refused {
                file: name.to_owned(),
                status: "refused",
                message,
            })
        }
    }
}

fn shown(text: &str) -> Result<proof::Proved, proof::Refused> {
    proof::check(&proof::Bundle::read(text)?)
}

fn show(
    name: &str,
    text: &str,
    found: &proof::Proved,
    time: Duration,
    json: bool,
    output: &mut Output,
) -> io::Result<()> {
    let answer = if found.claim.answer { "yes" } else { "no" };
    let options = found.claim.chosen();
    if json {
        return output.json(&CheckedQuestion {
            file: name.to_owned(),
            status: "checked",
            rules: found.claim.rules,
            options: options.into_iter().collect(),
            question: found.claim.question.to_string(),
            answer,
            situations: found.situations,
            inner: found.inner,
            bytes: text.len(),
            ms: ms(time),
        });
    }
    let words: Vec<String> = options
        .iter()
        .map(|(name, value)| format!("{name}={value}"))
        .collect();
    let with = match words.is_empty() {
        true => String::new(),
        false => format!(" with {}", words.join(" ")),
    };
    output.text(format_args!(
        "{}: by {}{with}, {}? {answer}.\n{}, {}; {} bytes, checked in {}.\n",
        name.escape_debug(),
        found.claim.rules,
        found.claim.question.to_string().escape_debug(),
        map::plural(found.situations, "situation"),
        map::plural(found.inner, "inner certificate"),
        text.len(),
        time_text(time)
    ))
}
