//! Regions that the claimant can settle from safe chains, whatever the refuter does there.
//!
//! Let no member of the claim be closed, and all doors have the claimant's stones. Choose some of the claimant's
//! chains, the *bases*, and take their stones away. The connected parts of the rest are the *regions*; they may hold
//! *loose* chains of the claimant.
//!
//! The *touch game* of a region, for one or two eyes: the refuter begins, and both take turns. The refuter claims an
//! empty unclaimed location of the region, or passes; the refuter's stones there count as claimed from the start. The
//! claimant claims such a location that touches a base or something *held*: locations that the claimant has claimed,
//! and loose chains, which become held when such a claim touches them. The claimant wins when no loose chain is left,
//! and the locations that aren't held all touch a base or something held, and make at least as many connected parts
//! as eyes asked for.
//!
//! A region is one or two eyes of a base when the claimant wins its touch game for that number and no other base
//! touches it; and it is one eye of each base that touches all its locations.
//!
//! *Lemma (touch).* Let the refuter have the turn, let the claimant win the touch game of each region for at least
//! one eye, and let each base have two eyes. Then the claim is a lock.
//!
//! *Proof.* The claimant plays a winning strategy in each region, answering a refuter's stone in its region, as a
//! claim there, or as a pass if it was claimed before. When that region is won, or the refuter passes, the claimant
//! plays in any region not won, as after a pass there. When all are won, `fill` finishes. Count the bases as held
//! too; then each held chain has a base. This can be played, and before all regions are won
//!
//! (a) *each held chain has a liberty after every refuter's stone.* Let b be its base. *In a region with only b that
//! is not won*, the strategy answers that stone, or a pass, with an unclaimed location, so one without a stone, that
//! touches something held, which is connected to b. *In a region that is won*, every connected part that isn't held
//! has an empty location, since refuter's chains there touch only the part and held stones, and need a liberty; and
//! all its locations touch something held, which in a region with only b is b's. The same holds in a region all of
//! whose locations touch b, where the claimant has nothing to play. So b has a liberty in each eye: with two regions,
//! in the one where the refuter did not play; with one region for two eyes, as above while it is not won, and else in
//! the part where the refuter did not play.
//!
//! (b) *Loose chains aren't captured.* All empty neighbours of a captured one would be claimed by the refuter, so it
//! could never join, and the touch game would be lost. With (a), the refuter captures nothing, and leaves no ko mark.
//!
//! (c) *The claimant's stones are legal:* on an empty unmarked location, beside a held chain that by (a) has another
//! liberty after the stone. (In a region for two eyes that is not won after it, there will be an answer to a pass; in
//! one that is won, there are two parts.)
//!
//! (d) *Captures do no harm.* Locations that the claimant empties stay claimed by the refuter in the touch game.
//!
//! Each claimant's stone claims a location, so all regions are won after finitely many, with the refuter to move: no
//! loose chain is left, every location that isn't held touches something held, and each of the claimant's chains has
//! two regions all of whose locations it touches, as `fill` needs. ∎
//!
//! *Dead parts.* In a local game without the vow, a connected part of what isn't held also needs nothing if its
//! locations that touch nothing held are as in [`dead`](loja_certificate::lemma::dead). This too depends only on what
//! is held.
//!
//! *Wins carry over.* A win uses some unclaimed locations, its *carrier*, and stays a win whatever the refuter has
//! claimed outside. If the claimant, moving first, has a win with a carrier, a refuter's claim outside it needs no
//! other answer. So only claims inside all known carriers have to be looked at (as in Hex).

use crate::bits::Bits;
use crate::hash::QuickMap;
use crate::lock::arena::Arena;
use crate::lock::lemma::is_dead_space;
use crate::lock::situation::{Situation, Survey};
use crate::search::game::Side;

/// Budgets for positions of a touch game: the first situations decide much, and later only a good record earns
/// questions.
const BUDGETS: [(u64, u32); 3] = [(256, 8_000), (2_048, 400), (u64::MAX, 50)];

/// The largest budget in a local game, whose own search would find the win too.
const LOCAL: u32 = 2_000;

/// Positions of games without a win, by all questions, each as much slower as its region is larger. On an open board a
/// few hundred such games would take more time than all the rest of a short search.
const IN_VAIN: u64 = 100_000;

/// After the first two budgets, or `IN_VAIN`, one question in this many must have been a yes.
const WORTH_ASKING: u64 = 16;

/// The budget where one of a few questions is known to be a yes.
const PATIENT: u32 = 20_000;

/// Moves that gain this much or more stay in order. On a grid the most is twelve.
const MOST_GAIN: usize = 16;

fn budget(asked: u64) -> u32 {
    let fits = |&&(before, _): &&(u64, u32)| asked < before;
    BUDGETS.iter().find(fits).map_or(0, |&(_, budget)| budget)
}

#[derive(Clone, Debug)]
struct Known<const W: usize> {
    won: Vec<Bits<W>>,
    /// The refuter's claims where the claimant did not win, or not within the budget.
    lost: Vec<Bits<W>>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Region<const W: usize> {
    all: Bits<W>,
    touched: Bits<W>,
    loose: Bits<W>,
    /// The number of eyes to find.
    eyes: u32,
    dead: bool,
}

#[derive(Clone, Debug, Default)]
pub(crate) struct Touch<const W: usize> {
    known: QuickMap<Region<W>, Known<W>>,
    kept: usize,
    asked: u64,
    answered: u64,
    /// The work of games that the claimant did not win.
    in_vain: u64,
    /// Never in a hurry.
    patient: bool,
}

/// A touch game being played.
struct Game<'a, const W: usize> {
    arena: &'a Arena<W>,
    region: Region<W>,
    left: u32,
    /// Carriers of wins with the refuter to move, by the claimant's locations.
    won: QuickMap<Bits<W>, Vec<Bits<W>>>,
    /// The refuter's claims without a win, by the claimant's locations.
    lost: QuickMap<Bits<W>, Vec<Bits<W>>>,
}

impl<const W: usize> Touch<W> {
    pub(crate) fn patient() -> Touch<W> {
        Touch {
            patient: true,
            ..Touch::default()
        }
    }

    /// For parts of sums, where first questions have no special worth.
    pub(crate) fn of_parts() -> Touch<W> {
        Touch {
            asked: BUDGETS[0].0,
            answered: BUDGETS[0].0,
            ..Touch::default()
        }
    }

    pub(crate) fn bytes(&self) -> usize {
        let entry = size_of::<Region<W>>() + size_of::<Known<W>>() + 2 * size_of::<Bits<W>>();
        self.known.capacity() * entry + self.kept * size_of::<Bits<W>>()
    }

    /// Whether the claimant wins the touch game of a part amid safe chains, with no eye asked for. The arena must
    /// be narrowed.
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
        let late = self.asked >= BUDGETS[1].0 || self.in_vain >= IN_VAIN;
        !late || self.patient || self.answered * WORTH_ASKING >= self.asked
    }

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
        // The largest set of bases with two eyes each; other chains are loose.
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
        // A region beside several bases helps none unless it is an eye already, so drop hopeless bases before
        // any games.
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
        // Looks at large regions are slow and rarely find a win.
        let scale = 1 + (region.all.len() / 32).pow(2);
        let budget = if self.patient {
            PATIENT
        } else {
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
        let won = game.refuter(Bits::EMPTY, foe);
        let spent = budget - game.left;
        match won {
            Some(carrier) => known.won.push(carrier),
            None => {
                self.in_vain += u64::from(spent * scale);
                known.lost.push(foe);
            }
        }
        known.won.iter().any(|carrier| !carrier.meets(foe))
    }
}

impl<const W: usize> Game<'_, W> {
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

    fn replies(&mut self, mine: Bits<W>, his: Bits<W>) -> Option<Bits<W>> {
        self.left = self.left.checked_sub(1)?;
        let first = self.claimant(mine, his)?;
        let (mut meeting, mut together) = (self.region.all & first, first);
        // Only a claim inside all carriers so far needs another answer.
        while let Some(x) = meeting.minus(mine | his).first() {
            let carrier = self.claimant(mine, his | Bits::one(x))?;
            meeting &= carrier;
            together |= carrier;
        }
        Some(together)
    }

    fn claimant(&mut self, mine: Bits<W>, his: Bits<W>) -> Option<Bits<W>> {
        let open = self.region.all.minus(mine | his | self.region.loose);
        let untouched = self.untouched(mine);
        let loose = self.region.loose.minus(mine);
        // Locations that can never be touched, or chains never joined, lose.
        let claimable = open | loose;
        if !self.region.dead
            && untouched
                .iter()
                .any(|x| !self.arena.near[x].meets(claimable))
        {
            return None;
        }
        let reachable = open & (self.region.touched | self.arena.around(mine));
        // The largest gain first, and of equals the last.
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

    fn untouched(&self, mine: Bits<W>) -> Bits<W> {
        self.region
            .all
            .minus(self.region.touched | self.arena.around(mine) | mine | self.region.loose)
    }
}
