//! Reads a certificate from any text.

use std::sync::Arc;

use loja_rules::{Board, ByColor, Color, PassCount, PointSet, Setup, State};

use super::board::{self, number};
use super::write::{SMALL, SMALL_ON, SMALL_PASS, SMALL_SUM};
use super::{Damaged, MOST_BYTES, VERSION, base64, digest};
use crate::answer::Answer;
use crate::certificate::Certificate;
use crate::claim::Claim;
use crate::decision::{Code, Decision};
use crate::lemma::{Lemma, Lemmas};

pub(crate) fn read(text: &str) -> Result<Certificate, Damaged> {
    if text.len() > MOST_BYTES {
        return Err(Damaged::new(format!(
            "the text has more than {MOST_BYTES} bytes"
        )));
    }
    if !text.is_ascii() {
        return Err(Damaged::new("the text has a character beyond ASCII"));
    }
    let first = text.lines().map(str::trim).find(|line| !line.is_empty());
    if first != Some(VERSION) {
        return Err(Damaged::new(format!("the first line is not \"{VERSION}\"")));
    }
    let body = body(text)?;
    let lines = body.lines().map(str::trim);
    let lines = lines.filter(|line| !line.is_empty()).skip(1);
    let mut lines = lines.peekable();

    let mut field = |name: &str| line(&mut lines, name);
    let board = field("board")?;
    let rows = field("rows")?;
    let claim = field("claim")?;
    let answer = field("answer")?;
    let zone = if lines
        .peek()
        .is_some_and(|line| fields(line, "zone").is_some())
    {
        lines.next().and_then(|line| fields(line, "zone"))
    } else {
        None
    };
    let mut field = |name: &str| line(&mut lines, name);
    let lemmas = field("lemmas")?;
    let situations = field("situations")?;
    let decisions = field("decisions")?;
    let more = lines.flat_map(str::split_whitespace);

    let rows = only(&rows, "rows")?;
    let claim = read_claim(&board, rows, &claim)?;
    let answer = Answer::from_name(only(&answer, "answer")?);
    let zone = match zone {
        Some(_) if answer == Some(Answer::Lock) => {
            return Err(Damaged::new("a zone shows nothing of a lock"));
        }
        Some(words) => {
            let zone = read_set(&board, claim.board(), only(&words, "zone")?)?;
            Some(zone)
        }
        None => None,
    };
    let situations = number(only(&situations, "situations")?);
    let letters = decisions.into_iter().chain(more).flat_map(str::bytes);
    let bytes = base64::read(letters);
    let bytes = bytes.ok_or_else(|| Damaged::new("the decisions are no base64url"))?;
    let lemmas = read_lemmas(&lemmas)?;
    let has_words = (lemmas.contains(Lemma::Sum) || lemmas.contains(Lemma::Rooms))
        && claim.set().len() <= Decision::MOST_MEMBERS;
    Ok(Certificate {
        decisions: decode(&bytes, claim.set().len(), has_words)?,
        claim,
        zone,
        answer: answer.ok_or_else(|| Damaged::new("the answer is neither lock nor refuted"))?,
        lemmas,
        situations: situations
            .ok_or_else(|| Damaged::new("the number of situations is no number"))?,
    })
}

fn body(text: &str) -> Result<&str, Damaged> {
    let text = text.trim_end();
    let (body, last) = match text.rfind('\n') {
        Some(end) => text.split_at(end),
        None => ("", text),
    };
    let stated = last.trim().strip_prefix(digest::LABEL);
    let stated = stated.ok_or_else(|| Damaged::new("the last line is no digest"))?;
    let right = format!("{:016x}", digest::digest(body));
    if stated.trim() == right {
        Ok(body)
    } else {
        Err(Damaged::new(
            "the digest does not fit: the text was changed",
        ))
    }
}

fn line<'a>(
    lines: &mut impl Iterator<Item = &'a str>,
    name: &str,
) -> Result<Vec<&'a str>, Damaged> {
    let words = lines.next().and_then(|line| fields(line, name));
    words.ok_or_else(|| Damaged::new(format!("there is no line \"{name}\" in its place")))
}

fn fields<'a>(line: &'a str, name: &str) -> Option<Vec<&'a str>> {
    let mut words = line.split_whitespace();
    (words.next() == Some(name)).then(|| words.collect())
}

fn only<'a>(words: &[&'a str], name: &str) -> Result<&'a str, Damaged> {
    match words {
        [] => Ok(""),
        [word] => Ok(word),
        _ => Err(Damaged::new(format!(
            "the line \"{name}\" has a blank too much"
        ))),
    }
}

fn read_claim(board: &[&str], rows: &str, claim: &[&str]) -> Result<Claim, Damaged> {
    let (player, set) = match claim {
        [player] => (*player, ""),
        [player, set] => (*player, *set),
        _ => return Err(Damaged::new("the claim is not a player and a set")),
    };
    let player = Color::from_name(player)
        .ok_or_else(|| Damaged::new("the claimant is neither black nor white"))?;
    let (graph, signs) = board::read(board, rows)?;
    if let Some(wrong) = signs.iter().find(|&&sign| !"xXoO.*".contains(sign)) {
        return Err(Damaged::new(format!("nothing is drawn as {wrong}")));
    }
    let set = read_set(board, &graph, set)?;
    let of = |signs: &[char], wanted: &str| -> PointSet {
        let points = graph.points().zip(signs);
        points
            .filter(|&(_, &sign)| wanted.contains(sign))
            .map(|(point, _)| point)
            .collect()
    };
    let setup = Setup {
        stones: ByColor {
            black: of(&signs, "xX"),
            white: of(&signs, "oO"),
        },
        temporary: PointSet::new(),
        permanent: of(&signs, "XO*"),
        captives: ByColor::default(),
        turn: player.other(),
        passes: PassCount::Zero,
    };
    let state = State::new(Arc::new(graph), setup);
    let state = state.map_err(|faults| Damaged::new(faults.to_string()))?;
    Claim::new(&state, player, &set).map_err(|reason| Damaged::new(reason.to_string()))
}

fn read_set(board: &[&str], graph: &Board, rows: &str) -> Result<PointSet, Damaged> {
    // Holes, if any, must be the same.
    let (same, members) = board::read(board, rows)?;
    if same != *graph || members.iter().any(|&sign| !"*.".contains(sign)) {
        return Err(Damaged::new("the set is none of the board"));
    }
    let points = graph.points().zip(members);
    let set = points.filter(|&(_, sign)| sign == '*');
    Ok(set.map(|(point, _)| point).collect())
}

fn read_lemmas(words: &[&str]) -> Result<Lemmas, Damaged> {
    match words {
        [] => Err(Damaged::new("the line \"lemmas\" is empty")),
        ["none"] => Ok(Lemmas::NONE),
        names => names.iter().try_fold(Lemmas::NONE, |lemmas, name| {
            let lemma = Lemma::from_name(name);
            let lemma = lemma.ok_or_else(|| Damaged::new(format!("unknown lemma {name}")))?;
            Ok(lemmas.with(lemma))
        }),
    }
}

/// Reads decisions; the lemmas decide whether there are words besides moves.
fn decode(bytes: &[u8], members: usize, has_words: bool) -> Result<Vec<Code>, Damaged> {
    let member = |number: usize| {
        let decision = Code::member(number, members);
        decision.ok_or_else(|| Damaged::new("a decision is outside the set"))
    };
    if members <= SMALL {
        let small = |&byte: &u8| match byte {
            SMALL_PASS => Ok(Code::PASS),
            SMALL_SUM if has_words => Ok(Code::SUM),
            SMALL_ON if has_words => Ok(Code::ON),
            byte => member(usize::from(byte)),
        };
        return bytes.iter().map(small).collect();
    }
    let (pairs, rest) = bytes.as_chunks();
    if !rest.is_empty() {
        return Err(Damaged::new("the last decision is cut off"));
    }
    let wide = |&pair: &[u8; 2]| match pair {
        pair if pair == Code::PASS.bytes() => Ok(Code::PASS),
        pair if has_words && pair == Code::SUM.bytes() => Ok(Code::SUM),
        pair if has_words && pair == Code::ON.bytes() => Ok(Code::ON),
        pair => member(usize::from(u16::from_be_bytes(pair))),
    };
    pairs.iter().map(wide).collect()
}
