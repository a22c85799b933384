//! Certificates for what can be forced, by any of the systems: both answers of every question have one.
//!
//! A question is a [game](contest::Contest) on plain situations between who says yes and who says no. A certificate lists the turns of the one who is right, in the order in which
//! his situations come up; the [walk](walk::walk) plays them against all turns of the other, and then looks whether play can go round against
//! the claim. So it needs the plain states of a system and its own few lines, nothing of any search, and no number that a search has found.
//!
//! *Lemma (goals).* Let play without end be won by yes if each of some goals is met again and again. A strategy of his that keeps the next goal in mind wins if without the
//! situations that meet the goal in mind nothing goes round: each endless play leaves such a stretch after finitely many turns, and so meets the goals in turn for ever. A strategy of no's that looks at the
//! situation alone wins if each part of what it lets happen in which one gets from everywhere to everywhere misses some goal: an endless play stays in one of these from some
//! turn on. Both have such strategies where they win at all. ∎
//!
//! Which goals: `jrg89/contest.rs`, `j2003/contest.rs`, `naj/contest.rs`, [`ends`].

mod claim;
mod contest;
mod ends;
mod refused;
mod solve;
mod text;
mod walk;

use std::collections::{HashMap, HashSet};

pub use claim::{Claim, Question};
pub use contest::Turn;
pub(crate) use contest::{Contest, Inner, Oracle, Over};
pub use refused::Refused;
pub use text::{Certificate, MOST_BYTES, NAME};

use crate::superko::Ban;
use crate::{System, area, j2003, jrg89, naj, no_pass, stone, superko};
use ends::Ends;
use loja_ground::{Board, ByColor, Color, PointSet};

/// What a certificate has shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proved {
    /// What it claims.
    pub claim: Claim,
    /// 1989: the part that the one who shows it plays on.
    pub part: PointSet,
    /// How many situations were walked through, inner ones and all.
    pub situations: usize,
    /// How many inner certificates it rests on.
    pub inner: usize,
}

/// Whoever does something with the game of a claim, whatever its states are.
trait Visitor {
    type Out;
    fn visit<C: Contest>(self, contest: &C) -> Self::Out;
}

fn with_contest<V: Visitor>(claim: &Claim, part: &PointSet, visitor: V) -> Result<V::Out, Refused> {
    let (stones, turn) = (|| claim.stones.clone(), claim.turn);
    let whole = *part == claim.board.locations();
    if claim.rules != System::Jrg89 && !whole {
        return Err(Refused::NoQuestion);
    }
    Ok(match claim.rules {
        System::Jrg89 => visitor.visit(&jrg89::Test::new(claim, part)?),
        System::J2003 => visitor.visit(&j2003::Forced::new(claim)?),
        System::Naj | System::Najn => visitor.visit(&naj::Analysis::new(claim)?),
        System::Stone => visitor.visit(&Ends::new(claim, |board| {
            stone::State::start(board, stones(), turn).ok()
        })?),
        System::Area => visitor.visit(&Ends::new(claim, |board| {
            area::State::start(board, stones(), turn).ok()
        })?),
        System::NoPass => visitor.visit(&Ends::new(claim, |board| {
            no_pass::State::start(board, stones(), turn).ok()
        })?),
        System::SuperkoPositional => visitor.visit(&Ends::new(claim, |board| {
            superko::State::start(board, stones(), turn, Ban::Positional).ok()
        })?),
        System::SuperkoSituational => visitor.visit(&Ends::new(claim, |board| {
            superko::State::start(board, stones(), turn, Ban::Situational).ok()
        })?),
        System::Yasunaga | System::Shimada | System::Ing => return Err(Refused::NoQuestion),
    })
}

/// A certificate, and the inner ones, by digest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bundle {
    /// What is claimed.
    pub certificate: Certificate,
    /// On what it rests.
    pub inner: Vec<Certificate>,
}

impl Bundle {
    /// The text of all.
    #[must_use]
    pub fn to_text(&self) -> String {
        let mut text = self.certificate.to_text();
        for inner in &self.inner {
            text.push_str(&inner.to_text());
        }
        text
    }

    /// Reads it again.
    ///
    /// # Errors
    /// Where it can't be read, or a digest is another one.
    pub fn read(text: &str) -> Result<Bundle, Refused> {
        let mut all = text::read_all(text)?;
        let certificate = all.remove(0);
        Ok(Bundle {
            certificate,
            inner: all,
        })
    }
}

/// Answers a question and writes down what shows it. `None` where there are more situations than this, or where nothing is shown. Who moves first matters to [`Question::Ends`]
/// alone.
#[must_use]
pub fn certify(
    rules: System,
    board: &Board,
    stones: &ByColor<PointSet>,
    turn: Color,
    question: &Question,
    most: usize,
) -> Option<Bundle> {
    let whole = board.locations();
    certify_within(rules, board, stones, turn, question, most, &whole)
}

/// The same on no larger part than this.
fn certify_within(
    rules: System,
    board: &Board,
    stones: &ByColor<PointSet>,
    turn: Color,
    question: &Question,
    most: usize,
    within: &PointSet,
) -> Option<Bundle> {
    let turn = match question {
        Question::Captured(at) | Question::Clean(at, _) | Question::Forced(at, _) => {
            stones.color_at(*at)?.other()
        }
        Question::Beyond(player, _) => *player,
        Question::Analysis(player, _) => player.other(),
        Question::Ends(..) => turn,
    };
    for answer in [true, false] {
        let claim = Claim {
            rules,
            board: board.clone(),
            stones: stones.clone(),
            turn,
            question: question.clone(),
            answer,
        };
        let shows = if answer { turn } else { turn.other() };
        let part = match rules {
            System::Jrg89 => jrg89::Test::part(board, stones, question, shows),
            _ => board.locations(),
        };
        let part = if part.is_subset(within) {
            part
        } else {
            within.clone()
        };
        let mut known = HashMap::new();
        let mut inner = |asked: &Inner| answered(&claim, asked, most, &part, &mut known);
        let finder = Finder {
            answer,
            most,
            inner: &mut inner,
        };
        let Some((turns, asked)) = with_contest(&claim, &part, finder).ok()? else {
            continue;
        };
        let mut inner: Vec<Certificate> = Vec::new();
        for asked in asked {
            let shown = known.get(&asked).and_then(Option::as_ref)?;
            // The owner shows that stones stay, the capturer that they are taken.
            if jrg89::relied_on(&claim) == Some(shown.claim.answer) && !inner.contains(shown) {
                inner.push(shown.clone());
            }
        }
        let mut digests: Vec<u64> = inner.iter().map(Certificate::digest).collect();
        digests.sort_unstable();
        let certificate = Certificate {
            claim,
            part,
            turns,
            inner: digests,
        };
        return Some(Bundle { certificate, inner });
    }
    None
}

/// The answer to an inner question, and its certificate.
fn answered(
    claim: &Claim,
    asked: &Inner,
    most: usize,
    part: &PointSet,
    known: &mut HashMap<Inner, Option<Certificate>>,
) -> Option<bool> {
    if !known.contains_key(asked) {
        let question = Question::Captured(asked.stone);
        let found = certify_within(
            claim.rules,
            &claim.board,
            &asked.stones,
            claim.turn,
            &question,
            most,
            part,
        );
        known.insert(asked.clone(), found.map(|found| found.certificate));
    }
    let found = known.get(asked)?.as_ref()?;
    Some(found.claim.answer)
}

struct Finder<'o> {
    answer: bool,
    most: usize,
    inner: &'o mut Oracle<'o>,
}

impl Visitor for Finder<'_> {
    /// The turns in the order of the walk, and what was asked on it.
    type Out = Option<(Vec<Turn>, Vec<Inner>)>;

    fn visit<C: Contest>(self, contest: &C) -> Self::Out {
        let strategy = solve::solve(contest, self.most, self.inner)?;
        if strategy.answer != self.answer {
            return None;
        }
        let mut turns = Vec::new();
        let (mut asked, mut seen) = (Vec::new(), HashSet::new());
        let mut choose = |state: &C::State, goal| {
            let turn = strategy.turn(state, goal)?;
            turns.push(turn);
            Some(turn)
        };
        let inner = self.inner;
        let mut noting = |question: &Inner| {
            let answer = inner(question)?;
            if seen.insert(question.clone()) {
                asked.push(question.clone());
            }
            Some(answer)
        };
        walk::walk(contest, self.answer, &mut choose, &mut noting).ok()?;
        Some((turns, asked))
    }
}

/// Walks through a certificate, and first through those that it rests on.
///
/// # Errors
/// Where it does not show its claim.
pub fn check(bundle: &Bundle) -> Result<Proved, Refused> {
    let outer = &bundle.certificate;
    let mut named: Vec<u64> = bundle.inner.iter().map(Certificate::digest).collect();
    named.sort_unstable();
    if named != outer.inner || named.windows(2).any(|two| two[0] == two[1]) {
        return Err(Refused::Inner);
    }
    let mut situations = 0;
    let mut known: HashMap<Inner, bool> = HashMap::new();
    for inner in &bundle.inner {
        let Question::Captured(stone) = inner.claim.question else {
            return Err(Refused::Inner);
        };
        if !inner.inner.is_empty()
            || inner.claim.board != outer.claim.board
            || inner.claim.rules != outer.claim.rules
        {
            return Err(Refused::Inner);
        }
        let proved = one(inner, &mut |_| None)?;
        if outer.claim.rules != System::Jrg89
            || !jrg89::Test::new(&outer.claim, &outer.part)?.relies_on(&proved)
        {
            return Err(Refused::Inner);
        }
        situations += proved.situations;
        if situations > walk::MOST {
            return Err(Refused::TooMany);
        }
        known.insert(
            Inner {
                stones: inner.claim.stones.clone(),
                stone,
            },
            inner.claim.answer,
        );
    }
    let mut needed = HashSet::new();
    let proved = one(outer, &mut |asked| {
        let answer = known.get(asked).copied();
        if answer.is_some() {
            needed.insert(asked.clone());
        }
        answer
    })?;
    if needed.len() != known.len() {
        return Err(Refused::Inner);
    }
    Ok(Proved {
        situations: situations + proved.situations,
        inner: bundle.inner.len(),
        ..proved
    })
}

fn one(certificate: &Certificate, inner: &mut Oracle<'_>) -> Result<Proved, Refused> {
    let situations = with_contest(
        &certificate.claim,
        &certificate.part,
        Walker {
            answer: certificate.claim.answer,
            turns: &certificate.turns,
            inner,
        },
    )??;
    Ok(Proved {
        claim: certificate.claim.clone(),
        part: certificate.part.clone(),
        situations,
        inner: 0,
    })
}

struct Walker<'w, 'o> {
    answer: bool,
    turns: &'w [Turn],
    inner: &'w mut Oracle<'o>,
}

impl Visitor for Walker<'_, '_> {
    type Out = Result<usize, Refused>;

    fn visit<C: Contest>(self, contest: &C) -> Self::Out {
        let mut turns = self.turns.iter();
        let mut choose = |_: &C::State, _| turns.next().copied();
        let situations = walk::walk(contest, self.answer, &mut choose, self.inner)?;
        match turns.next() {
            None => Ok(situations),
            Some(_) => Err(Refused::TooLong),
        }
    }
}
