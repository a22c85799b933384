//! One claim, and the searches that take turns on it.

use loja_certificate::{
    Answer, Certificate, Checked, Choice, Claim, FlawKind, Here, Lemma, PlacesCertificate, Plan,
    Unrecorded,
};
use loja_rules::{FastBoard, PointSet};
use loja_search::Halt;

use crate::lock::Search;
use crate::lock::arena::Arena;
use crate::lock::certify;
use crate::lock::zone;
use crate::opponent::distance::Notes;
use crate::opponent::position::Position;
use crate::patience::Patience;
use crate::progress::Progress;
use crate::search::game::Effort;
use crate::switches::Switches;

/// Situations expanded in one turn on up to 64 members. Larger claims get fewer, so that polls come in time.
const SLICE: u64 = 256;

/// The first situations are far slower, since `touch` looks far there.
const SLOW: u64 = 512;
const FIRST_STEP: u64 = 8;

/// Situations that the whole claim expands before any zone does; that mostly refutes it, …
const FIRST: u64 = 2_048;

/// … and a zone's head start after that, beside a share of the whole claim's use, in sixteenths.
const HEAD_START: u64 = 128;
const SHARE: u64 = 3;

/// Above this size the whole claim is far slower than a zone, which needs no touch games, so each zone goes first for
/// a while.
const LARGE: u64 = 128;
const LARGE_HEAD_START: u64 = 32;

/// Up to this size everything is quick. Zones come first and keep up, so that sweeps over small boards try them all.
const SMALL: u64 = 16;
const SMALL_HEAD_START: u64 = 512;

/// The head start of the start's local games after the first turn of the whole claim. Then they get a thirty-second,
/// …
const SUMS_HEAD_START: u64 = 128;

/// … and, beyond this many expansions, an equal share with the whole claim and each zone: of the few hard claims
/// local games win some and a zone refutes others.
const HARD: u64 = 20_000;

/// The least that a search without `touch` may expand for a certificate.
const PLAIN_AGAIN: u64 = 500_000;

/// A search on the whole claim, and others on its zones, which can only refute.
#[derive(Clone, Debug)]
pub(crate) struct ClaimSearch<const W: usize> {
    whole: Search<W>,
    zones: Vec<(PointSet, Search<W>)>,
    turn: Turn,
    notes: Notes<W>,
}

#[derive(Clone, Copy, Debug, Default)]
struct Turn {
    searcher: Searcher,
    left: u64,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Searcher {
    /// The search on the whole claim.
    #[default]
    Whole,
    Zone(usize),
    /// The local games of the start.
    Sums,
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
            turn: Turn::default(),
            notes: Notes::default(),
        })
    }

    /// Takes over a certificate of this claim, situation by situation, for the opponent to play by.
    pub(crate) fn learn(&mut self, checked: &Checked) -> Option<()> {
        let mut plan = Plan::of(checked).ok()?;
        let winner = super::winner_of(checked.answer());
        let Some(active) = checked.zone() else {
            let whole = &mut self.whole;
            plan.visit(&mut |board, here| {
                let arena = &whole.game().arena;
                // Skip what the pass count alone decides, since another count decides differently and
                // the search leaves counts out.
                let position = Position::of(arena, board);
                if position.ending(arena).is_some() {
                    return;
                }
                if here == Here::Lemma(Lemma::Sum) {
                    whole.look_at_sum(&position.situation);
                }
                whole.learn(&position.situation, winner);
            });
            return Some(());
        };
        let at = self.zones.iter().position(|(zone, _)| zone == active);
        let at = match at {
            Some(at) => at,
            None => {
                let (arena, start) = Arena::zone(checked.claim(), active)?;
                let zone = Search::of_claim(arena, &start, self.whole.game().switches);
                self.zones.push((active.clone(), zone));
                self.zones.len() - 1
            }
        };
        let zone = &mut self.zones[at].1;
        plan.visit(&mut |board, _| {
            let situation = certify::seen(&zone.game().arena, board);
            zone.learn(&situation, winner);
        });
        Some(())
    }

    pub(crate) fn run(&mut self, most: u64) {
        if self.turn.left == 0 {
            self.turn = self.next_turn(most);
            self.whole.allow_sums(self.turn.left);
        }
        let Turn { searcher, left } = self.turn;
        let search = match searcher {
            Searcher::Zone(at) => self.zones.get_mut(at).map(|(_, zone)| zone),
            Searcher::Whole | Searcher::Sums => Some(&mut self.whole),
        };
        let Some(search) = search else {
            return;
        };
        let sums = searcher == Searcher::Sums;
        let before = search.expanded_in(sums);
        let step = if before < SLOW { FIRST_STEP } else { left };
        let step = step.min(left).min(most);
        match sums {
            true => search.turn_of_sums(step),
            false => search.turn(step, most),
        }
        // A shorter step means that it has an answer.
        let is_whole = search.expanded_in(sums) - before == step;
        self.turn.left = if is_whole { left - step } else { 0 };
    }

    fn length_of_turn(&self) -> u64 {
        SLICE * 64 / self.members().max(64)
    }

    fn members(&self) -> u64 {
        self.whole.game().arena.points.len() as u64
    }

    fn next_turn(&self, most: u64) -> Turn {
        let members = self.members();
        let left = self.length_of_turn().min(most);
        let done = self.whole.expanded();
        let sums = self.whole.game().sums.as_ref();
        let sums = sums.filter(|sums| {
            let open = sums.has_start && sums.search.winner().is_none();
            open && done > 0
        });
        let hard = done.saturating_sub(HARD);
        let share = SUMS_HEAD_START + done / 32 + hard;
        if sums.is_some_and(|sums| sums.search.expanded() < share) {
            let searcher = Searcher::Sums;
            return Turn { searcher, left };
        }
        let sums = self.whole.game().sums.as_ref();
        let keeps_up = sums.filter(|sums| sums.has_start).map_or(0, |_| hard);
        let share = match done {
            _ if members <= SMALL => SMALL_HEAD_START + done,
            0 if members > LARGE => LARGE_HEAD_START,
            ..FIRST => 0,
            _ => HEAD_START + done * SHARE / 16 + keeps_up,
        };
        let behind =
            |(_, zone): &(PointSet, Search<W>)| zone.answer().is_none() && zone.expanded() < share;
        let zone = self.zones.iter().position(behind);
        let searcher = zone.map_or(Searcher::Whole, Searcher::Zone);
        Turn { searcher, left }
    }

    /// Forgets what can be found again once memory is full, in the largest searches only, since they fill it.
    pub(crate) fn make_room(&mut self) {
        let full = self.progress().bytes / 8;
        let zones = self.zones.iter_mut().map(|(_, zone)| zone);
        for search in zones.chain([&mut self.whole]) {
            search.make_room_in_parts(full);
        }
    }

    pub(crate) fn keep_conclusions(&mut self) {
        let zones = self.zones.iter_mut().map(|(_, zone)| zone);
        for search in zones.chain([&mut self.whole]) {
            search.keep_all_conclusions();
        }
    }

    pub(crate) fn opponent(&mut self) -> (&mut Search<W>, Vec<&mut Search<W>>, &mut Notes<W>) {
        let zones = self.zones.iter_mut().map(|(_, zone)| zone).collect();
        (&mut self.whole, zones, &mut self.notes)
    }

    fn refuting(&self) -> Option<&(PointSet, Search<W>)> {
        let refuted = |(_, zone): &&(PointSet, Search<W>)| zone.answer() == Some(Answer::Refuted);
        self.zones.iter().find(refuted)
    }

    pub(crate) fn answer(&self) -> Option<Answer> {
        let by_zone = self.refuting().map(|_| Answer::Refuted);
        self.whole.answer().or(by_zone)
    }

    pub(crate) fn progress(&self) -> Progress {
        let (effort_lock, effort_refuted) = match self.answer() {
            Some(Answer::Lock) => (0, u64::from(u32::MAX)),
            Some(Answer::Refuted) => (u64::from(u32::MAX), 0),
            None => {
                let effort = self.whole.start().effort().unwrap_or(Effort::LEAST);
                (effort.claimant.into(), effort.refuter.into())
            }
        };
        let searches = || self.zones.iter().map(|(_, zone)| zone).chain([&self.whole]);
        Progress {
            nodes: searches().map(|search| search.spent()).sum(),
            situations: searches().map(|search| search.generated()).sum(),
            known: searches().map(|search| search.kept()).sum(),
            bytes: searches().map(|search| search.bytes_in_all()).sum::<u64>() + self.notes.bytes(),
            effort_lock,
            effort_refuted,
        }
    }

    /// The certificate of the answer; an error when the search shows nothing.
    ///
    /// `None` without an answer, or beyond the writer's bounds (patience knows if they were memory or time).
    pub(crate) fn certificate(
        &self,
        claim: &Claim,
        patience: &mut Patience<'_>,
    ) -> Option<Result<Certificate, Unrecorded>> {
        let switches = self.whole.game().switches;
        if self.whole.answer().is_none() {
            let (active, zone) = self.refuting()?;
            let written = certify::zone_certificate(claim, active, zone, patience)?;
            return unless_bounded(written, switches, patience);
        }
        let first = match certify::certificate(claim, &self.whole, patience)? {
            Ok(certificate) => return Some(Ok(certificate)),
            Err(why) => unless_bounded(Err(why), switches, patience),
        };
        if patience.halt.is_some() {
            return None;
        }
        // `touch` is played out within a budget, in local games too. If that is too small, search what it
        // saved.
        let less = Switches::TOUCH.with(Switches::SUM).with(Switches::ROOMS);
        let switches = switches.minus(less);
        let start = self.whole.start().key();
        let mut plain = Search::of_claim(self.whole.game().arena.clone(), &start, switches);
        let most = PLAIN_AGAIN.max(4 * self.whole.spent());
        let turn = self.length_of_turn();
        while plain.answer().is_none() && plain.expanded() < most {
            let slice = turn.min(most - plain.expanded());
            if !patience.goes_on_by(slice) {
                break;
            }
            plain.run(slice);
            if plain.bytes_in_all() >= patience.bytes {
                patience.halt = Some(Halt::Memory);
            }
        }
        if patience.halt.is_some() {
            return None;
        }
        patience.has(patience.bytes.saturating_sub(plain.bytes_in_all()));
        match certify::certificate(claim, &plain, patience) {
            None => first,
            Some(written) => unless_bounded(written, switches, patience),
        }
    }
}

impl<const W: usize> ClaimSearch<W> {
    /// Certificates of this answer after the lines, within the patience, mostly in one.
    ///
    /// Lines that the search on the whole claim has not settled may cost this many expansions each.
    ///
    /// # Errors
    ///
    /// When the search shows nothing where it says that all is settled.
    pub(crate) fn show_places(
        &mut self,
        claim: &Claim,
        answer: Answer,
        lines: Vec<Vec<Choice>>,
        expand: u64,
        patience: &mut Patience<'_>,
    ) -> Result<Vec<PlacesCertificate>, Unrecorded> {
        let mut settled = |line: &Vec<Choice>| self.is_settled(claim, line, answer, expand);
        let lines: Vec<Vec<Choice>> = lines.into_iter().filter(|line| settled(line)).collect();
        if lines.is_empty() {
            return Ok(Vec::new());
        }
        let switches = self.whole.game().switches;
        match certify::places(claim, &self.whole, answer, lines.clone(), patience) {
            Ok(written) => return Ok(vec![written]),
            Err(why) if is_bound(&why, switches) => {}
            Err(why) => return Err(why),
        }
        // One may be too much where the others are not.
        let mut written = Vec::new();
        for line in lines {
            if patience.halt.is_some() {
                break;
            }
            let lines = vec![line.clone()];
            match certify::places(claim, &self.whole, answer, lines, patience) {
                Ok(one) => written.push(one),
                Err(why) if is_bound(&why, switches) => {
                    written.extend(self.searched_plainly(claim, answer, line, patience)?);
                }
                Err(why) => return Err(why),
            }
        }
        Ok(written)
    }

    /// The certificate of a search without `touch` after a line: the games of `touch` may take more than the writer has
    /// for them.
    fn searched_plainly(
        &self,
        claim: &Claim,
        answer: Answer,
        line: Vec<Choice>,
        patience: &mut Patience<'_>,
    ) -> Result<Option<PlacesCertificate>, Unrecorded> {
        let mut board = FastBoard::new(claim.start());
        if !line.iter().all(|choice| choice.play(&mut board)) {
            return Ok(None);
        }
        let arena = self.whole.game().arena.clone();
        let start = Position::of(&arena, &board).situation;
        let less = Switches::TOUCH.with(Switches::SUM).with(Switches::ROOMS);
        let switches = self.whole.game().switches.minus(less);
        let mut plain = Search::of_claim(arena, &start, switches);
        plain.run(PLAIN_AGAIN.min(patience.situations));
        if plain.answer() != Some(answer) {
            return Ok(None);
        }
        match certify::places(claim, &plain, answer, vec![line], patience) {
            Ok(written) => Ok(Some(written)),
            Err(why) if is_bound(&why, switches) => Ok(None),
            Err(why) => Err(why),
        }
    }

    fn is_settled(&mut self, claim: &Claim, line: &[Choice], answer: Answer, expand: u64) -> bool {
        let mut board = FastBoard::new(claim.start());
        let arena = &self.whole.game().arena;
        let mut former = Vec::new();
        for choice in line {
            former.push(Position::of(arena, &board));
            if !choice.play(&mut board) {
                return false;
            }
        }
        let here = Position::of(arena, &board);
        if let Some((ends, _)) = here.ending(arena) {
            return ends == answer;
        }
        if former.contains(&here) {
            return answer == Answer::Refuted;
        }
        let known = self.whole.known(&here.situation);
        let found = match known {
            None if expand > 0 => self.whole.decide(&here.situation, expand),
            known => known,
        };
        found == Some(answer)
    }
}

fn unless_bounded(
    written: Result<Certificate, Unrecorded>,
    switches: Switches,
    patience: &mut Patience<'_>,
) -> Option<Result<Certificate, Unrecorded>> {
    if let Err(Unrecorded::Flawed(flaw)) = &written
        && matches!(flaw.kind, FlawKind::TooMany(_))
    {
        patience.too_many();
    }
    let bounded = |why: &Unrecorded| patience.halt.is_some() || is_bound(why, switches);
    Some(written).filter(|written| !written.as_ref().is_err_and(bounded))
}

/// Whether the writer only met a bound: too many situations, or too much to play out for `touch`.
fn is_bound(why: &Unrecorded, switches: Switches) -> bool {
    match why {
        Unrecorded::NoAdvice(_) | Unrecorded::NoAnswer(..) => switches.has(Switches::TOUCH),
        Unrecorded::Flawed(flaw) => matches!(flaw.kind, FlawKind::TooMany(_)),
    }
}
