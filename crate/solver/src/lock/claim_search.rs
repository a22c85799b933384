//! One claim, and the searches that work on it in turns.

use loja_certificate::{Answer, Certificate, Claim, FlawKind, Unrecorded};
use loja_rules::PointSet;

use crate::lock::Search;
use crate::lock::arena::Arena;
use crate::lock::certify;
use crate::lock::sum::Sums;
use crate::lock::zone;
use crate::opponent::Notes;
use crate::proof::Progress;
use crate::search::game::Effort;
use crate::switches::Switches;

/// How many situations are expanded in one turn, on claims of up to 64 members. On larger ones it is
/// less, so that whoever watches is asked in time.
const SLICE: u64 = 256;

/// What every zone may use before the whole claim has used any …
const HEAD_START: u64 = 512;

/// … and how long it keeps up with the whole claim. After that it gets an eighth.
const KEEPS_UP: u64 = 8192;

/// What the local games of the start may use after the first turn of the whole claim. Then they get a thirty-second, …
const SUMS_HEAD_START: u64 = 128;

/// … and, of all that comes after so much, a third: most claims are refuted soon, and of those that are left most are sums.
const HARD: u64 = 20_000;

/// How many situations a search without `touch` may expand for a certificate, at least.
const PLAIN_AGAIN: u64 = 500_000;

/// A search on the whole claim, and others on zones of it, which can only refute.
#[derive(Clone, Debug)]
pub(crate) struct ClaimSearch<const W: usize> {
    whole: Search<W>,
    zones: Vec<(PointSet, Search<W>)>,
    notes: Notes<W>,
}

impl<const W: usize> ClaimSearch<W> {
    pub(crate) fn new(claim: &Claim, switches: Switches) -> Option<ClaimSearch<W>> {
        let (arena, start) = Arena::new(claim)?;
        let whole = Search::of_claim(arena, &start, switches);
        let mut zones = Vec::new();
        if switches.has(Switches::ZONE) && whole.answer().is_none() {
            for active in zone::candidates(claim) {
                if let Some((arena, start)) = Arena::zone(claim, &active) {
                    zones.push((active, Search::of_claim(arena, &start, switches)));
                }
            }
        }
        Some(ClaimSearch {
            whole,
            zones,
            notes: Notes::default(),
        })
    }

    /// One turn of one search.
    pub(crate) fn run(&mut self, most: u64) {
        let members = self.whole.game.arena.points.len() as u64;
        let slice = (SLICE * 64 / members.max(64)).min(most);
        let done = self.whole.expanded;
        let sums = self.whole.game.sums.as_ref();
        let asks =
            |sums: &&Box<Sums<W>>| done > 0 && sums.has_start && sums.search.winner().is_none();
        let sums = sums.filter(asks);
        let share = SUMS_HEAD_START + done / 32 + done.saturating_sub(HARD) / 2;
        if sums.is_some_and(|sums| sums.search.expanded < share) {
            self.whole.turn_of_sums(slice);
            return;
        }
        let share = HEAD_START + done.min(KEEPS_UP) + done / 8;
        let behind = |(_, zone): &&mut (PointSet, Search<W>)| {
            zone.answer().is_none() && zone.expanded < share
        };
        match self.zones.iter_mut().find(behind) {
            Some((_, zone)) => zone.turn(slice, slice),
            None => self.whole.turn(slice, most),
        };
    }

    /// What the opponent reads and adds to: the search on the whole claim, those on zones, and what he
    /// has noted down.
    pub(crate) fn opponent(&mut self) -> (&mut Search<W>, Vec<&mut Search<W>>, &mut Notes<W>) {
        let zones = self.zones.iter_mut().map(|(_, zone)| zone).collect();
        (&mut self.whole, zones, &mut self.notes)
    }

    /// The zone that refutes the claim, if one does.
    fn refuting(&self) -> Option<&(PointSet, Search<W>)> {
        let refuted = |(_, zone): &&(PointSet, Search<W>)| zone.answer() == Some(Answer::Refuted);
        self.zones.iter().find(refuted)
    }

    pub(crate) fn answer(&self) -> Option<Answer> {
        let by_zone = self.refuting().map(|_| Answer::Refuted);
        self.whole.answer().or(by_zone)
    }

    pub(crate) fn progress(&self) -> Progress {
        let root = &self.whole.graph.nodes[self.whole.root];
        let (effort_lock, effort_refuted) = match self.answer() {
            Some(Answer::Lock) => (0, u64::from(u32::MAX)),
            Some(Answer::Refuted) => (u64::from(u32::MAX), 0),
            None => {
                let effort = root.effort().unwrap_or(Effort::LEAST);
                (effort.claimant.into(), effort.refuter.into())
            }
        };
        let searches = || self.zones.iter().map(|(_, zone)| zone).chain([&self.whole]);
        Progress {
            nodes: searches().map(|search| search.spent()).sum(),
            situations: searches().map(|search| search.generated()).sum(),
            known: searches().map(|search| search.kept()).sum(),
            bytes: searches().map(|search| search.bytes()).sum::<u64>() + self.notes.bytes(),
            effort_lock,
            effort_refuted,
        }
    }

    /// What shows the answer. `None` without an answer, and when a bound of the writer is in the way; an error when the
    /// search itself shows nothing.
    pub(crate) fn certificate(&self, claim: &Claim) -> Option<Result<Certificate, Unrecorded>> {
        let bounded = |why: &Unrecorded| is_bound(why, self.whole.game.switches);
        if self.whole.answer().is_none() {
            let (active, zone) = self.refuting()?;
            let written = certify::zone_certificate(claim, active, zone)?;
            return Some(written).filter(|written| !written.as_ref().is_err_and(bounded));
        }
        let first = match certify::certificate(claim, &self.whole)? {
            Ok(certificate) => return Some(Ok(certificate)),
            Err(why) => why,
        };
        // The lemma `touch` is played out within a budget, in local games too. Should that not be enough, what it
        // saved has to be searched after all.
        let less = Switches::TOUCH.with(Switches::SUM);
        let switches = self.whole.game.switches.minus(less);
        let start = self.whole.graph.nodes[self.whole.root].key();
        let mut plain = Search::of_claim(self.whole.game.arena.clone(), &start, switches);
        plain.run(PLAIN_AGAIN.max(4 * self.whole.spent()));
        match certify::certificate(claim, &plain) {
            None if bounded(&first) => None,
            None => Some(Err(first)),
            Some(Err(why)) if is_bound(&why, switches) => None,
            Some(written) => Some(written),
        }
    }
}

/// Whether the writer gave up only because it was too much: too many situations, or too much to play out for `touch`.
fn is_bound(why: &Unrecorded, switches: Switches) -> bool {
    match why {
        Unrecorded::NoAdvice(_) | Unrecorded::NoAnswer(..) => switches.has(Switches::TOUCH),
        Unrecorded::Flawed(flaw) => matches!(flaw.kind, FlawKind::TooMany(_)),
    }
}
