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
//! Which goals: `jrg89/contest.rs`, `j2003/contest.rs`, `naj/contest.rs`, [`ends`], [`taken`]. A [score] lists no turns: it names the certificates of all that it rests on, and is counted.

mod advise;
mod certify;
mod check;
mod claim;
mod contest;
mod ends;
mod limits;
mod refused;
mod score;
mod shortest_line;
mod solve;
mod taken;
mod text;
mod walk;

pub(crate) use advise::{Advice, Advise, Advised};
pub use certify::certify;
pub use check::check;
pub use claim::{Claim, Question, Told};
pub use contest::Turn;
pub(crate) use contest::{Contest, Inner, Oracle, Over};
pub use limits::question_limits;
pub(crate) use limits::search_nodes;
pub use refused::Refused;
pub(crate) use score::{counted, reached};
pub(crate) use shortest_line::line;
pub use text::{Certificate, Lemmas, MOST_BYTES, NAME};

use crate::superko::Ban;
use crate::{area, j2003, jrg89, naj, no_pass, stone, superko};
use ends::Ends;
use loja_ground::PointSet;
use taken::Taken;

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
    fn visit<C: Advise>(self, contest: &C) -> Self::Out;
}

fn with_contest<V: Visitor>(
    claim: &Claim,
    part: &PointSet,
    lemmas: Lemmas,
    visitor: V,
) -> Result<V::Out, Refused> {
    let (stones, turn) = (|| claim.stones.clone(), claim.turn);
    let whole = *part == claim.board.locations();
    let lemmas_known = matches!(claim.rules.name(), "jrg89" | "j2003");
    if !lemmas_known && lemmas != Lemmas::default() || claim.rules.name() != "jrg89" && !whole {
        return Err(Refused::NoQuestion);
    }
    Ok(match claim.rules.name() {
        "jrg89" => visitor.visit(&jrg89::Test::new(claim, part, lemmas)?),
        "j2003" => visitor.visit(&j2003::Forced::new(claim, lemmas)?),
        "naj" | "najn" => visitor.visit(&naj::Analysis::new(claim)?),
        "stone" => visitor.visit(&Ends::new(claim, |board| {
            stone::State::start(board, stones(), turn).ok()
        })?),
        "area" => visitor.visit(&Ends::new(claim, |board| {
            area::State::start(board, stones(), turn).ok()
        })?),
        "no-pass" => visitor.visit(&Ends::new(claim, |board| {
            no_pass::State::start(board, stones(), turn).ok()
        })?),
        "superko-positional" => visitor.visit(&Ends::new(claim, |board| {
            superko::State::start(board, stones(), turn, Ban::Positional).ok()
        })?),
        "superko-situational" => visitor.visit(&Ends::new(claim, |board| {
            superko::State::start(board, stones(), turn, Ban::Situational).ok()
        })?),
        "yasunaga" => visitor.visit(&Taken::new(claim)?),
        _ => return Err(Refused::NoQuestion),
    })
}

/// A certificate, and those on which it rests, by digest: each after all that name it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bundle {
    /// What is claimed.
    pub certificate: Certificate,
    /// On what it rests.
    pub inner: Vec<Certificate>,
}

impl Bundle {
    /// A claim that follows from what others show, whole board and all: they become its inner ones.
    pub(crate) fn of(claim: Claim, rests: Vec<Bundle>) -> Bundle {
        let mut digests: Vec<u64> = rests.iter().map(|rest| rest.certificate.digest()).collect();
        digests.sort_unstable();
        digests.dedup();
        let (outer, deeper): (Vec<Certificate>, Vec<Vec<Certificate>>) = rests
            .into_iter()
            .map(|rest| (rest.certificate, rest.inner))
            .unzip();
        let mut inner: Vec<Certificate> = Vec::new();
        for one in outer.into_iter().chain(deeper.into_iter().flatten()) {
            if !inner.contains(&one) {
                inner.push(one);
            }
        }
        let certificate = Certificate {
            part: claim.board.locations(),
            claim,
            lemmas: Lemmas::default(),
            turns: Vec::new(),
            inner: digests,
        };
        Bundle { certificate, inner }
    }

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
