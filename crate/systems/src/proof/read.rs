//! Reads certificates again.

use loja_ground::{Board, ByColor, Color};

use super::bundle::Bundle;
use super::claim::{Question, RuleSetClaim, color, set};
use super::contest::ProofTurn;
use super::lemmas::EndLemmas;
use super::refused::Refused;
use super::text::{MOST_BYTES, NAME, RuleSetCertificate, digest, options_line};
use crate::options::ChosenOptions;
use crate::ruleset::System;

impl Bundle {
    /// Reads a bundle.
    ///
    /// # Errors
    /// If it can't be read, or a digest differs.
    pub fn read(text: &str) -> Result<Bundle, Refused> {
        let mut words = text.split_ascii_whitespace();
        if (words.next(), words.next()) == (Some(NAME), Some("1")) {
            return Err(Refused::FirstFormat);
        }
        let mut all = read_all(text)?;
        let certificate = all.remove(0);
        Ok(Bundle {
            certificate,
            inner: all,
        })
    }
}

/// Certificates in a row, each closed by its digest.
fn read_all(text: &str) -> Result<Vec<RuleSetCertificate>, Refused> {
    if text.len() > MOST_BYTES {
        return Err(Refused::TooMany);
    }
    let mut found = Vec::new();
    let mut body = String::new();
    for line in text.lines() {
        if let Some(told) = line.strip_prefix("digest ") {
            let told = u64::from_str_radix(told.trim(), 16);
            if told != Ok(digest(&body)) {
                return Err(Refused::Digest);
            }
            found.push(read(&body)?);
            body.clear();
        } else {
            body.push_str(line);
            body.push('\n');
        }
    }
    match body.is_empty() && !found.is_empty() {
        true => Ok(found),
        false => Err(Refused::Digest),
    }
}

fn line<'t>(
    lines: &mut impl Iterator<Item = (usize, &'t str)>,
    name: &str,
) -> Result<(usize, &'t str), Refused> {
    let (number, line) = lines.next().ok_or(Refused::Unreadable(0))?;
    let rest = line.trim_end().strip_prefix(name);
    let rest = rest.filter(|rest| rest.is_empty() || rest.starts_with(' '));
    let rest = rest.ok_or(Refused::Unreadable(number))?;
    Ok((number, rest.trim_start()))
}

/// The chosen options, in the one way to write them.
fn options(rules: System, line: &str) -> Option<ChosenOptions> {
    let mut options = ChosenOptions::default();
    for word in line.split_ascii_whitespace().skip(1) {
        let (name, value) = word.split_once('=')?;
        let mut known = rules.options().iter();
        let option = known.find(|option| option.name == name)?;
        options.choose(option, value).ok()?;
    }
    let written = options_line(options.words(rules.options()));
    (written.trim_end() == line.trim_end()).then_some(options)
}

fn read(body: &str) -> Result<RuleSetCertificate, Refused> {
    let mut lines = body.lines().enumerate().peekable();
    let (number, head) = line(&mut lines, NAME)?;
    let rules = head
        .strip_prefix("2 ")
        .and_then(System::from_name)
        .ok_or(Refused::Unreadable(number))?;
    let options = match lines.next_if(|(_, line)| line.starts_with("options ")) {
        Some((number, line)) => options(rules, line).ok_or(Refused::Unreadable(number))?,
        None => ChosenOptions::default(),
    };
    let (number, places) = line(&mut lines, "board")?;
    let board = board(places).ok_or(Refused::Unreadable(number))?;
    let mut listed = |name: &str| {
        let (number, text) = line(&mut lines, name)?;
        set(&board, text).ok_or(Refused::Unreadable(number))
    };
    let [black, white] = Color::ALL.map(|color| listed(color.name()));
    let (black, white) = (black?, white?);
    let (number, turn) = line(&mut lines, "turn")?;
    let turn = color(turn).ok_or(Refused::Unreadable(number))?;
    let (number, part) = line(&mut lines, "part")?;
    let part = set(&board, part).ok_or(Refused::Unreadable(number))?;
    let (number, question) = line(&mut lines, "question")?;
    let question = Question::read(&board, question).ok_or(Refused::Unreadable(number))?;
    let (number, answer) = line(&mut lines, "answer")?;
    let answer = match answer {
        "yes" => true,
        "no" => false,
        _ => return Err(Refused::Unreadable(number)),
    };
    let (mut turns, mut inner, mut lemmas) = (Vec::new(), Vec::new(), EndLemmas::default());
    for (number, line) in lines {
        let (name, rest) = line.split_once(' ').ok_or(Refused::Unreadable(number))?;
        for word in rest.split_ascii_whitespace() {
            match name {
                "lemma" if inner.is_empty() && turns.is_empty() && lemmas.name(word) => {}
                "inner" if turns.is_empty() => {
                    inner.push(
                        u64::from_str_radix(word, 16).map_err(|_| Refused::Unreadable(number))?,
                    );
                }
                "turns" => turns.push(ProofTurn::read(word).ok_or(Refused::Unreadable(number))?),
                _ => return Err(Refused::Unreadable(number)),
            }
        }
    }
    Ok(RuleSetCertificate {
        claim: RuleSetClaim {
            rules: rules.name(),
            options,
            board,
            stones: ByColor { black, white },
            turn,
            question,
            answer,
        },
        part,
        lemmas,
        turns,
        inner,
    })
}

fn board(text: &str) -> Option<Board> {
    let (count, pairs) = text.split_once(' ').unwrap_or((text, ""));
    let pair = |pair: &str| {
        let (a, b) = pair.split_once('-')?;
        Some((a.parse().ok()?, b.parse().ok()?))
    };
    let pairs = pairs.split(',').filter(|pair| !pair.is_empty());
    let pairs: Option<Vec<(usize, usize)>> = pairs.map(pair).collect();
    let count: usize = count.parse().ok()?;
    // Nothing larger can be walked through.
    (count <= 1024)
        .then(|| Board::new(count, pairs?).ok())
        .flatten()
}
