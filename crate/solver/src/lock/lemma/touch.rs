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

use super::touch_game::{Bars, Games, Goal, Patience, Region};
use crate::bits::Bits;
use crate::lock::arena::Arena;
use crate::lock::situation::{Situation, Survey};
use crate::search::game::Side;

/// The first situations of a proof are few, and each decides much. Later it is asked only where it has often been the
/// answer.
const PATIENCE: Patience = Patience {
    budgets: &[(256, 8_000), (2_048, 400), (u64::MAX, 50)],
    tried: 2_048,
};

/// The budget in a local game, at most: it is searched anyhow, and there the win is found as well.
const LOCAL: u32 = 2_000;

/// The touch games of one arena that were played so far.
#[derive(Clone, Debug)]
pub(crate) struct Touch<const W: usize>(Games<W>);

impl<const W: usize> Default for Touch<W> {
    fn default() -> Touch<W> {
        Touch(Games::new(Goal::Settle, PATIENCE, 0))
    }
}

impl<const W: usize> Touch<W> {
    /// For questions that have been answered with yes before.
    pub(crate) fn patient() -> Touch<W> {
        let mut touch = Touch::default();
        touch.0.patient = true;
        touch
    }

    /// For the parts of sums, where the first questions are not worth more than others.
    pub(crate) fn of_parts() -> Touch<W> {
        let first = PATIENCE.budgets.first().map_or(0, |&(first, _)| first);
        Touch(Games::new(Goal::Settle, PATIENCE, first))
    }

    /// About how much memory it takes.
    pub(crate) fn bytes(&self) -> usize {
        self.0.bytes()
    }

    /// Whether the claimant wins the touch game of a part of the claim, around which all chains are safe already: no eye
    /// is asked for. The arena is narrowed to the part.
    pub(crate) fn part_wins(&mut self, arena: &Arena<W>, loose: Bits<W>, foe: Bits<W>) -> bool {
        let region = Region {
            all: arena.all,
            touched: arena.fixed,
            loose,
            eyes: 0,
            begins: false,
        };
        let wins = |games: &mut Games<W>| region_wins(games, arena, region, foe).then_some(());
        self.0.ask(wins).is_some()
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
        let wins = |games: &mut Games<W>| bases_win(games, arena, situation, survey).then_some(());
        self.0.ask(wins).is_some()
    }
}

fn bases_win<const W: usize>(
    games: &mut Games<W>,
    arena: &Arena<W>,
    situation: &Situation<W>,
    survey: &Survey<W>,
) -> bool {
    // The largest set of bases that each have two eyes; a base without them is a loose chain.
    let mut bases: Vec<Bits<W>> = survey.own.iter().map(|chain| chain.stones).collect();
    while !bases.is_empty() {
        let Some(eyes) = eyes_of(games, arena, situation, &bases) else {
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
fn eyes_of<const W: usize>(
    games: &mut Games<W>,
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
            begins: false,
        };
        let foe = all & situation.foe;
        if alone(all) {
            let base = around.iter().position(|around| around.meets(all))?;
            region.eyes = 2;
            if region_wins(games, arena, region, foe) {
                eyes[base] += 2;
                continue;
            }
            region.eyes = 1;
            if !region_wins(games, arena, region, foe) {
                return None;
            }
            eyes[base] += 1;
        } else {
            if !region_wins(games, arena, region, foe) {
                return None;
            }
            for (number, around) in around.iter().enumerate() {
                eyes[number] += u32::from(all.is_within(*around));
            }
        }
    }
    Some(eyes)
}

fn region_wins<const W: usize>(
    games: &mut Games<W>,
    arena: &Arena<W>,
    region: Region<W>,
    foe: Bits<W>,
) -> bool {
    if region.eyes <= 1 && region.loose.is_empty() && region.all == region.touched {
        return true;
    }
    let budget = match (games.budget(&region), games.patient || region.eyes > 0) {
        (budget, true) => budget,
        (budget, false) => budget.min(LOCAL),
    };
    games.win(arena, region, foe, budget, Bars::NONE).is_some()
}
