//! Certificates as text: lines of words, closed by a digest. Version 2 names the rules and the question, lists the turns of the one whose strategy
//! it is in the order in which his situations come up, and is followed by the certificates of the inner questions that it names.

use std::fmt::Write as _;

use loja_ground::{Board, ByColor, Color};

use super::claim::{Claim, Question, color, list, set};
use super::contest::Turn;
use super::refused::Refused;
use crate::System;

/// Lemmas of 1989, the second of 2003 as well, by which a walk ends, in the order in which they are named.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Lemmas {
    /// `gaps`: those that say that nothing arises (`jrg89/nothing_arises.rs`).
    pub gaps: bool,
    /// `stays`: a stone that its owner need never defend is not taken (Benson, and walls: `jrg89/contest.rs`); 2003: nor one that is sure to be taken (`j2003/contest.rs`).
    pub stays: bool,
}

impl Lemmas {
    /// All of them.
    pub(crate) const ALL: Lemmas = Lemmas {
        gaps: true,
        stays: true,
    };

    /// That of stones which stay alone, which 2003 knows too.
    pub(crate) const STAYS: Lemmas = Lemmas {
        gaps: false,
        stays: true,
    };

    pub(crate) const NONE: Lemmas = Lemmas {
        gaps: false,
        stays: false,
    };

    /// Those of these that may be enough, fewer first.
    pub(super) fn fewest_first(self) -> impl Iterator<Item = Lemmas> {
        let of = |gaps, stays| Lemmas { gaps, stays };
        [(false, false), (true, false), (false, true), (true, true)]
            .map(|(gaps, stays)| of(gaps && self.gaps, stays && self.stays))
            .into_iter()
    }

    /// Whether it is one that is not named yet; then it is.
    fn name(&mut self, word: &str) -> bool {
        let lemma = match word {
            "gaps" if !self.stays => &mut self.gaps,
            "stays" => &mut self.stays,
            _ => return false,
        };
        !std::mem::replace(lemma, true)
    }
}

/// A claim, the strategy that shows it, and the digests of the claims on which it rests.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Certificate {
    /// What it claims.
    pub claim: Claim,
    /// 1989: where the one who shows it plays; stones of his that stay are around it.
    pub part: loja_ground::PointSet,
    /// 1989 and 2003: by which lemmas it ends.
    pub lemmas: Lemmas,
    /// His turns, in the order of the walk.
    pub turns: Vec<Turn>,
    /// The inner certificates, by digest.
    pub inner: Vec<u64>,
}

/// The first word of all certificates of these systems.
pub const NAME: &str = "loja-systems-certificate";

/// At most so long a text, inner ones and all.
pub const MOST_BYTES: usize = 32 << 20;

/// Over all words, each with a blank before it: against damage, not against forgers.
pub(super) fn digest(text: &str) -> u64 {
    let words = text.split_ascii_whitespace();
    let bytes = words.flat_map(|word| std::iter::once(b' ').chain(word.bytes()));
    bytes.fold(0xCBF2_9CE4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01B3)
    })
}

impl Certificate {
    /// The text, with its digest.
    #[must_use]
    pub fn to_text(&self) -> String {
        let Claim {
            rules,
            board,
            stones,
            turn,
            question,
            answer,
        } = &self.claim;
        let pairs: Vec<String> = board
            .pairs()
            .map(|(a, b)| format!("{}-{}", a.index(), b.index()))
            .collect();
        let mut text = format!(
            "{NAME} 2 {}\nboard {} {}\nblack {}\nwhite {}\nturn {}\npart {}\nquestion {question}\nanswer {}\n",
            rules.name(),
            board.len(),
            pairs.join(","),
            list(&stones.black),
            list(&stones.white),
            turn.name(),
            list(&self.part),
            if *answer { "yes" } else { "no" },
        );
        for (named, word) in [(self.lemmas.gaps, "gaps"), (self.lemmas.stays, "stays")] {
            if named {
                text.push_str("lemma ");
                text.push_str(word);
                text.push('\n');
            }
        }
        // A text in memory takes every line.
        for inner in self.inner.chunks(8) {
            let inner: Vec<String> = inner
                .iter()
                .map(|digest| format!("{digest:016x}"))
                .collect();
            let _ = writeln!(text, "inner {}", inner.join(" "));
        }
        for turns in self.turns.chunks(24) {
            let turns: Vec<String> = turns.iter().map(|turn| turn.text()).collect();
            let _ = writeln!(text, "turns {}", turns.join(" "));
        }
        let _ = writeln!(text, "digest {:016x}", digest(&text));
        text
    }

    /// What others name it by.
    #[must_use]
    pub fn digest(&self) -> u64 {
        let text = self.to_text();
        let end = text.rfind("digest ").unwrap_or(text.len());
        digest(&text[..end])
    }
}

/// A certificate and all that follow it, each told to be whole.
pub(super) fn read_all(text: &str) -> Result<Vec<Certificate>, Refused> {
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

fn read(body: &str) -> Result<Certificate, Refused> {
    let mut lines = body.lines().enumerate();
    let mut line = |name: &str| {
        let (number, line) = lines.next().ok_or(Refused::Unreadable(0))?;
        let rest = line.trim_end().strip_prefix(name);
        let rest = rest.filter(|rest| rest.is_empty() || rest.starts_with(' '));
        Ok::<_, Refused>((
            number,
            rest.ok_or(Refused::Unreadable(number))?.trim_start(),
        ))
    };
    let (number, head) = line(NAME)?;
    let rules = head
        .strip_prefix("2 ")
        .and_then(System::from_name)
        .ok_or(Refused::Unreadable(number))?;
    let (number, places) = line("board")?;
    let board = board(places).ok_or(Refused::Unreadable(number))?;
    let mut listed = |name: &str| {
        let (number, text) = line(name)?;
        set(&board, text).ok_or(Refused::Unreadable(number))
    };
    let [black, white] = Color::ALL.map(|color| listed(color.name()));
    let (black, white) = (black?, white?);
    let (number, turn) = line("turn")?;
    let turn = color(turn).ok_or(Refused::Unreadable(number))?;
    let (number, part) = line("part")?;
    let part = set(&board, part).ok_or(Refused::Unreadable(number))?;
    let (number, question) = line("question")?;
    let question = Question::read(&board, question).ok_or(Refused::Unreadable(number))?;
    let (number, answer) = line("answer")?;
    let answer = match answer {
        "yes" => true,
        "no" => false,
        _ => return Err(Refused::Unreadable(number)),
    };
    let (mut turns, mut inner, mut lemmas) = (Vec::new(), Vec::new(), Lemmas::default());
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
                "turns" => turns.push(Turn::read(word).ok_or(Refused::Unreadable(number))?),
                _ => return Err(Refused::Unreadable(number)),
            }
        }
    }
    Ok(Certificate {
        claim: Claim {
            rules,
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
    // Nothing that can be walked through is larger.
    (count <= 1024)
        .then(|| Board::new(count, pairs?).ok())
        .flatten()
}
