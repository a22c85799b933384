//! Regions that the claimant can settle from chains that are safe, whatever the refuter does there.
//!
//! Let no member of the claim be closed, and let all doors have stones of the claimant. Choose some of
//! his chains, the *bases*, and take their stones away from the claim. The connected parts of the rest are the
//! *regions*; they may hold *loose* chains of his.
//!
//! The *touch game* of a region, for one or two eyes: the refuter begins, and both take turns. The
//! refuter claims a location of the region that is empty and not yet claimed, or passes; locations with his stones
//! are claimed from the start. The claimant claims such a location that touches a base or
//! something of his in the region; loose chains that it touches become his with it. He wins when no loose chain is
//! left, every location of the region that isn't his touches a base or something of his, and these locations make at least as many connected
//! parts as eyes are asked for.
//!
//! A region is an eye, or two, of a base when the claimant wins its touch game for that number and no other
//! base touches it; and it is one eye of each base that touches all its locations.
//!
//! *Lemma (touch).* Let the turn be the refuter's, let the claimant win the touch game of each region for
//! at least one eye, and let each base have two eyes. Then the claim is a lock.
//!
//! *Proof.* The claimant keeps to a winning strategy in each region. He answers each stone of the
//! refuter in the same region, as if the refuter had claimed that location, or passed if it was claimed before. When that
//! region is won, or the refuter passes, he goes on in any region that is not won, as if the refuter
//! had passed there. When all are won, he goes on by the lemma `fill`. Call *his* the bases and all that
//! he has claimed, with the chains that joined; then each chain that is his holds a base. We show
//! that all this can be played, and that before all regions are won
//!
//! (a) *each chain that is his has a liberty after every stone of the refuter.* Let it hold the base b. *In
//! a region with only b that is not won*, the strategy has an answer after that stone, or after a pass: a location without a stone, as it is not claimed, that touches
//! something of his, which is connected to b. *In a region that is won*, every connected part of what is not his has an empty
//! location, since refuter's chains there touch nothing but the part and stones that are his, and need a liberty; and all locations of the part touch something of his, in a region with
//! only b so b. The same holds for a region all of whose locations touch b, where the claimant never plays before all is won: there is nothing to do.
//! So b has a liberty in each of its eyes: if there are two regions, in the one where the refuter did not play; if there is one for two eyes, by the above in that one
//! while it is not won, and else in the part where he did not play.
//!
//! (b) *Loose chains aren't taken.* All empty neighbours of one that is taken would be claimed by the
//! refuter, so it could never join, and the touch game would be lost. With (a), the refuter takes nothing, and
//! his stones leave no ko mark.
//!
//! (c) *The claimant's stones are legal:* on an empty unmarked location, beside a chain that is his and has, by (a), another liberty after his stone. (In a
//! region for two eyes that is not won after his stone, there will be an answer to a pass; in one that is won, there are two parts.)
//!
//! (d) *His stones may take refuter's stones.* Locations that become empty stay claimed by the refuter in the touch game.
//!
//! Each of the claimant's stones claims a location, so all regions are won after finitely many. Then, with the
//! turn at the refuter, no loose chain is left, every location that isn't the claimant's touches something of his, and each of his chains has two regions
//! all of whose locations it touches. This is what `fill` asks for. ∎
//!
//! *Dead parts.* In a local game without the vow nothing is left to do either in a connected part of what isn't his whose locations that don't touch anything of his are as in
//! [`dead`](loja_certificate::lemma::dead). This too depends on what is his alone.
//!
//! *Wins carry over.* A win uses some locations that nobody had claimed, its *carrier*, and it is a win
//! whatever the refuter has claimed outside. Where the claimant, if it were his turn, would have a win with a carrier, a claim
//! of the refuter outside it needs no other answer. So only claims inside all carriers known by then have to be looked at (as in Hex).

use crate::bits::Bits;
use crate::hash::QuickMap;
use crate::lock::arena::Arena;
use crate::lock::lemma::is_dead_space;
use crate::lock::situation::{Situation, Survey};
use crate::search::game::Side;

/// How many positions of a touch game may be looked at. The first situations of a proof are few, and
/// each decides much. Later it is asked only where it has often been the answer.
const BUDGETS: [(u64, u32); 3] = [(256, 8_000), (2_048, 400), (u64::MAX, 50)];

/// The budget in a local game, at most: it is searched anyhow, and there the win is found as well.
const LOCAL: u32 = 2_000;

/// After the first two budgets, one question in so many must have been answered with yes.
const WORTH_ASKING: u64 = 16;

/// The budget where the answer is known to be yes for one of a few questions.
const PATIENT: u32 = 20_000;

/// Moves that gain this much or more come in the order of their numbers. On a grid it is at most twelve.
const MOST_GAIN: usize = 16;

/// The budget of a question that comes after this many others.
fn budget(asked: u64) -> u32 {
    let fits = |&&(before, _): &&(u64, u32)| asked < before;
    BUDGETS.iter().find(fits).map_or(0, |&(_, budget)| budget)
}

/// What is known of a region with certain safe and loose stones around and in it.
#[derive(Clone, Debug)]
struct Known<const W: usize> {
    /// Carriers of wins for the claimant with the refuter to begin.
    won: Vec<Bits<W>>,
    /// What the refuter had claimed where the claimant did not win, or not within the budget.
    lost: Vec<Bits<W>>,
}

/// A region: its locations, those that touch safe stones, and its loose stones.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Region<const W: usize> {
    all: Bits<W>,
    touched: Bits<W>,
    loose: Bits<W>,
    /// How many eyes are asked for.
    eyes: u32,
    /// Whether it may end on dead parts.
    dead: bool,
}

/// The touch games of one arena that were played so far.
#[derive(Clone, Debug, Default)]
pub(crate) struct Touch<const W: usize> {
    known: QuickMap<Region<W>, Known<W>>,
    /// How many sets the lists of what is known hold.
    kept: usize,
    asked: u64,
    answered: u64,
    /// Never in a hurry.
    patient: bool,
}

/// A touch game being played.
struct Game<'a, const W: usize> {
    arena: &'a Arena<W>,
    region: Region<W>,
    left: u32,
    /// Carriers of wins with the refuter to move, by what the claimant has.
    won: QuickMap<Bits<W>, Vec<Bits<W>>>,
    /// No wins, by what the claimant has: what the refuter has.
    lost: QuickMap<Bits<W>, Vec<Bits<W>>>,
}

impl<const W: usize> Touch<W> {
    /// For questions that have been answered with yes before.
    pub(crate) fn patient() -> Touch<W> {
        Touch {
            patient: true,
            ..Touch::default()
        }
    }

    /// For the parts of sums, where the first questions are not worth more than others.
    pub(crate) fn of_parts() -> Touch<W> {
        Touch {
            asked: BUDGETS[0].0,
            answered: BUDGETS[0].0,
            ..Touch::default()
        }
    }

    /// About how much memory it takes.
    pub(crate) fn bytes(&self) -> usize {
        let entry = size_of::<Region<W>>() + size_of::<Known<W>>() + 2 * size_of::<Bits<W>>();
        self.known.capacity() * entry + self.kept * size_of::<Bits<W>>()
    }

    /// Whether the claimant wins the touch game of a part of the claim, around which all chains are safe already: no eye
    /// is asked for. The arena is narrowed to the part.
    pub(crate) fn part_wins(
        &mut self,
        arena: &Arena<W>,
        loose: Bits<W>,
        foe: Bits<W>,
        dead: bool,
    ) -> bool {
        if !self.is_worth_asking() {
            return false;
        }
        let region = Region {
            all: arena.all,
            touched: arena.fixed,
            loose,
            eyes: 0,
            dead,
        };
        self.asked += 1;
        let wins = self.region_wins(arena, region, foe);
        self.answered += u64::from(wins);
        wins
    }

    fn is_worth_asking(&self) -> bool {
        let late = self.asked >= BUDGETS[1].0 && !self.patient;
        !late || self.answered >= self.asked / WORTH_ASKING
    }

    /// Whether the lemma holds here.
    pub(crate) fn wins(
        &mut self,
        arena: &Arena<W>,
        situation: &Situation<W>,
        survey: &Survey<W>,
    ) -> bool {
        if situation.turn != Side::Refuter
            || arena.hopeless
            || arena.is_zone
            || !arena.closed.is_empty()
            || !arena.doors.is_within(situation.own)
        {
            return false;
        }
        if !self.is_worth_asking() {
            return false;
        }
        self.asked += 1;
        let wins = self.bases_win(arena, situation, survey);
        self.answered += u64::from(wins);
        wins
    }

    fn bases_win(
        &mut self,
        arena: &Arena<W>,
        situation: &Situation<W>,
        survey: &Survey<W>,
    ) -> bool {
        // The largest set of bases that each have two eyes; a base without them is a loose chain.
        let mut bases: Vec<Bits<W>> = survey.own.iter().map(|chain| chain.stones).collect();
        while !bases.is_empty() {
            let Some(eyes) = self.eyes(arena, situation, &bases) else {
                return false;
            };
            if eyes.iter().all(|&eyes| eyes > 1) {
                return true;
            }
            let mut eyes = eyes.into_iter();
            bases.retain(|_| eyes.next().is_some_and(|eyes| eyes > 1));
        }
        false
    }

    /// How many eyes each base has; `None` when some region is not won at all.
    fn eyes(
        &mut self,
        arena: &Arena<W>,
        situation: &Situation<W>,
        bases: &[Bits<W>],
    ) -> Option<Vec<u32>> {
        let around: Vec<Bits<W>> = bases.iter().map(|&base| arena.around(base)).collect();
        let touched = around.iter().fold(Bits::EMPTY, |sum, &around| sum | around);
        let stones = bases.iter().fold(Bits::EMPTY, |sum, &base| sum | base);
        let mut eyes = vec![0; bases.len()];
        let mut regions = Vec::new();
        let mut rest = arena.all.minus(stones);
        while let Some(x) = rest.first() {
            let all = arena.reach(x, rest);
            rest = rest.minus(all);
            regions.push(all);
        }
        // What is not alone with a base can't help it, unless it is an eye already: so first see
        // which bases have a chance, before games are played.
        let alone = |all: Bits<W>| around.iter().filter(|around| around.meets(all)).count() == 1;
        for (number, &around) in around.iter().enumerate() {
            let chances = regions.iter().filter(|region| region.meets(around));
            let chance = |region: &Bits<W>| match (alone(*region), region.is_within(around)) {
                (true, _) => 2,
                (false, full) => u32::from(full),
            };
            eyes[number] = chances.map(chance).sum();
        }
        if eyes.iter().any(|&eyes| eyes < 2) {
            return Some(eyes);
        }
        eyes.fill(0);
        for all in regions {
            let mut region = Region {
                all,
                touched: all & touched,
                loose: all & situation.own,
                eyes: 1,
                dead: false,
            };
            let foe = all & situation.foe;
            if alone(all) {
                let base = around.iter().position(|around| around.meets(all))?;
                region.eyes = 2;
                if self.region_wins(arena, region, foe) {
                    eyes[base] += 2;
                    continue;
                }
                region.eyes = 1;
                if !self.region_wins(arena, region, foe) {
                    return None;
                }
                eyes[base] += 1;
            } else {
                if !self.region_wins(arena, region, foe) {
                    return None;
                }
                for (number, around) in around.iter().enumerate() {
                    eyes[number] += u32::from(all.is_within(*around));
                }
            }
        }
        Some(eyes)
    }

    fn region_wins(&mut self, arena: &Arena<W>, region: Region<W>, foe: Bits<W>) -> bool {
        if region.eyes <= 1 && region.loose.is_empty() && region.all == region.touched {
            return true;
        }
        let budget = if self.patient {
            PATIENT
        } else {
            // A look takes longer in a large region, and is rarely a win there.
            let scale = 1 + (region.all.len() / 32).pow(2);
            let budget = budget(self.asked) / scale;
            if region.eyes == 0 {
                budget.min(LOCAL)
            } else {
                budget
            }
        };
        let known = self.known.entry(region).or_insert_with(|| Known {
            won: Vec::new(),
            lost: Vec::new(),
        });
        if known.won.iter().any(|carrier| !carrier.meets(foe)) {
            return true;
        }
        if known.lost.iter().any(|claimed| claimed.is_within(foe)) {
            return false;
        }
        let mut game = Game {
            arena,
            region,
            left: budget,
            won: QuickMap::default(),
            lost: QuickMap::default(),
        };
        self.kept += 1;
        match game.refuter(Bits::EMPTY, foe) {
            Some(carrier) => known.won.push(carrier),
            None => known.lost.push(foe),
        }
        known.won.iter().any(|carrier| !carrier.meets(foe))
    }
}

impl<const W: usize> Game<'_, W> {
    /// The carrier of a win with the refuter to move; `None` where none was found.
    fn refuter(&mut self, mine: Bits<W>, his: Bits<W>) -> Option<Bits<W>> {
        let untouched = self.untouched(mine);
        let loose = self.region.loose.minus(mine);
        if loose.is_empty() && self.is_settled(mine, untouched) {
            return Some(Bits::EMPTY);
        }
        if let Some(won) = self.won.get(&mine)
            && let Some(&carrier) = won.iter().find(|carrier| !carrier.meets(his))
        {
            return Some(carrier);
        }
        if self
            .lost
            .get(&mine)
            .is_some_and(|lost| lost.iter().any(|less| less.is_within(his)))
        {
            return None;
        }
        let found = self.replies(mine, his);
        let table = if found.is_some() {
            &mut self.won
        } else {
            &mut self.lost
        };
        table.entry(mine).or_default().push(found.unwrap_or(his));
        found
    }

    /// Replies for all claims of the refuter, and for his pass; their carriers together.
    fn replies(&mut self, mine: Bits<W>, his: Bits<W>) -> Option<Bits<W>> {
        self.left = self.left.checked_sub(1)?;
        let first = self.claimant(mine, his)?;
        let (mut meeting, mut together) = (self.region.all & first, first);
        // Only where the refuter meets all carriers so far does he need another answer.
        while let Some(x) = meeting.minus(mine | his).first() {
            let carrier = self.claimant(mine, his | Bits::one(x))?;
            meeting &= carrier;
            together |= carrier;
        }
        Some(together)
    }

    /// The carrier of a win with the claimant to move.
    fn claimant(&mut self, mine: Bits<W>, his: Bits<W>) -> Option<Bits<W>> {
        let open = self.region.all.minus(mine | his | self.region.loose);
        let untouched = self.untouched(mine);
        let loose = self.region.loose.minus(mine);
        // What could never be touched, or never be joined, is lost.
        let claimable = open | loose;
        if !self.region.dead
            && untouched
                .iter()
                .any(|x| !self.arena.near[x].meets(claimable))
        {
            return None;
        }
        let reachable = open & (self.region.touched | self.arena.around(mine));
        // What gains most comes first, and of equals the last.
        let mut by_gain = [Bits::<W>::EMPTY; MOST_GAIN + 1];
        for x in reachable.iter() {
            let near = self.arena.near[x];
            let gain = (near & untouched).len() + 3 * (near & loose).len();
            by_gain[MOST_GAIN.min(gain as usize)].insert(x);
        }
        let moves = by_gain.into_iter().rev().flat_map(Bits::iter_down);
        for x in moves {
            let mut with = mine | Bits::one(x);
            for y in (self.arena.near[x] & loose).iter() {
                with |= self.arena.reach(y, self.region.loose);
            }
            if let Some(carrier) = self.refuter(with, his) {
                return Some(carrier | Bits::one(x));
            }
        }
        None
    }

    /// Whether nothing is left to do, and there are eyes enough.
    fn is_settled(&self, mine: Bits<W>, untouched: Bits<W>) -> bool {
        let (mut rest, mut dead) = (untouched, Bits::EMPTY);
        if !self.region.dead && !rest.is_empty() {
            return false;
        }
        let left = self.region.all.minus(mine);
        while let Some(x) = rest.first() {
            let part = self.arena.reach(x, left);
            if !is_dead_space(self.arena, part & untouched) {
                return false;
            }
            rest = rest.minus(part);
            dead |= part;
        }
        self.parts(mine | dead) >= self.region.eyes
    }

    /// How many connected parts are not the claimant's, as far as it matters.
    fn parts(&self, mine: Bits<W>) -> u32 {
        let mut rest = self.region.all.minus(mine);
        let mut parts = 0;
        while parts < self.region.eyes
            && let Some(x) = rest.first()
        {
            rest = rest.minus(self.arena.reach(x, rest));
            parts += 1;
        }
        parts
    }

    /// Locations that aren't the claimant's and don't touch anything of his.
    fn untouched(&self, mine: Bits<W>) -> Bits<W> {
        self.region
            .all
            .minus(self.region.touched | self.arena.around(mine) | mine | self.region.loose)
    }
}
