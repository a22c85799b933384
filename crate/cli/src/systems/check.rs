//! `loja check` for certificates of the other rule sets.

use std::io;
use std::time::{Duration, Instant};

use loja_report::{CheckReport, CheckedQuestion};
use loja_systems::{jrg89, proof};

use crate::claim::{ms, time_text};
use crate::map;
use crate::output::{Exit, Output};

struct Found {
    rules: &'static str,
    question: String,
    answer: bool,
    situations: usize,
    inner: usize,
}

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

fn shown(text: &str) -> Result<Found, String> {
    if text.split_ascii_whitespace().nth(1) == Some("1") {
        let read = jrg89::read(text).map_err(|why| why.to_string())?;
        let shown = jrg89::check(&read).map_err(|why| why.to_string())?;
        return Ok(Found {
            rules: "jrg89",
            question: proof::Question::Captured(shown.stone).to_string(),
            answer: shown.captured,
            situations: shown.situations,
            inner: 0,
        });
    }
    let bundle = proof::Bundle::read(text).map_err(|why| why.to_string())?;
    let proved = proof::check(&bundle).map_err(|why| why.to_string())?;
    Ok(Found {
        rules: proved.claim.rules,
        question: proved.claim.question.to_string(),
        answer: proved.claim.answer,
        situations: proved.situations,
        inner: proved.inner,
    })
}

fn show(
    name: &str,
    text: &str,
    found: &Found,
    time: Duration,
    json: bool,
    output: &mut Output,
) -> io::Result<()> {
    let answer = if found.answer { "yes" } else { "no" };
    if json {
        return output.json(&CheckedQuestion {
            file: name.to_owned(),
            status: "checked",
            rules: found.rules,
            question: found.question.clone(),
            answer,
            situations: found.situations,
            inner: found.inner,
            bytes: text.len(),
            ms: ms(time),
        });
    }
    output.text(format_args!(
        "{}: by {}, {}? {answer}.\n{}, {}; {} bytes, checked in {}.\n",
        name.escape_debug(),
        found.rules,
        found.question.escape_debug(),
        map::plural(found.situations, "situation"),
        map::plural(found.inner, "inner certificate"),
        text.len(),
        time_text(time)
    ))
}
