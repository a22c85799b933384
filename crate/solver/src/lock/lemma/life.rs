//! A refuter's chain that makes two eyes, whatever the claimant does: [`touch`](super::touch) with the colours exchanged, and less is asked for.
//!
//! Choose a chain of the refuter in the claim, the *base*, and take its stones away from the claim. The connected parts of the rest
//! are the *regions*; all that is around one is the base, or outside the claim and the refuter's for good. A region may hold *loose* chains of the
//! refuter. What is closed counts as claimed by the claimant; closed locations and his permanent stones are *spoiled*.
//!
//! The *game of life* of a region, for one or two eyes: both take turns, and the claimant begins if nothing else is said. The refuter claims a location
//! of the region that is empty and not yet claimed, and that touches the base or something of his in the region; loose chains
//! that it touches become his with it. In a zone he claims none beside a spared stone. The claimant claims any such location, or
//! passes; locations with his stones are claimed from the start. *Parts* are the connected parts of what is not the refuter's. The claimant does not claim a location when it is the
//! last one not claimed of a part without loose chains and spoiled locations, and another one in the region touches the base or something of the refuter's.
//! A part is an *eye* when it has neither loose chains nor spoiled locations, and each of its locations
//! touches the base or something of the refuter's, except that, where some location is not claimed, those that the
//! claimant has claimed need not. The refuter wins when as many parts are eyes as are asked for, with the turn at the claimant.
//!
//! *Lemma (life).* The claim is lost if a base has one region whose game for two eyes the refuter wins, or two
//! regions whose games for one eye he wins. With the turn at the refuter, he may begin in one of these, but not where the
//! situation has a ko mark.
//!
//! *Proof.* The refuter keeps to a winning strategy in each of these regions. He answers a claim in the same region; where that is won, and after all
//! other moves, he goes on in one that is not, as if the claimant had passed there. He claims where no stone is, so there are finitely many answers, and when
//! all are won, the lemma [`alive`](super::alive) applies. Call *his* the base and all that he has claimed, with the loose chains
//! that joined; this is one chain *c*. We show by induction that
//!
//! (a) *what nobody has claimed is empty, and what is not spoiled, not loose and claimed by the claimant has his stone, except in parts all of whose stones were
//! captured.* A chain of the claimant that is captured has only refuter's stones around it, of *c* or loose. Its locations are such a part, or are connected to loose
//! chains, and then the part is no eye before these join. They join at a location that was not claimed, so they had that liberty all the time, and were not
//! taken. After that the part is all captured. Loose chains that were taken never join, since all their neighbours are claimed; they leave no eye.
//!
//! (b) *An eye stays one, with an empty location beside c,* as long as *c* is not taken. Only *c* and what is outside is around it, and none of this goes; the refuter does not play in
//! it any more, so no stone of the claimant goes. A chain of the claimant in it needs a liberty in it; so there is an empty location, of those that touch *c*.
//!
//! (c) *c is not taken by a claimant's stone p.* It has a liberty elsewhere. With two regions, in the one without *p*: by (b) if it is won, else where the
//! strategy would answer a pass. With one: if it is won, in the eye without *p*. Else, where the strategy answers *p*, if that was a claim; and where it would answer a pass,
//! if *p* was none of those that count as claims. If *p* is what the claimant does not claim by the rule above, the other location is a liberty of *c*, so *p* takes nothing, as no loose chain is
//! there, and has no liberty: it is not legal.
//!
//! (d) *The refuter's stones are legal.* They are played on empty locations beside *c*, which has another liberty then: where the next answer to a pass is, or in an eye. (An eye
//! all of which is claimed was captured by this stone or earlier: all its stones were surrounded.) A ko mark is where the claimant took a single loose stone, and nobody claims there; one of
//! the situation itself is gone after a move. In a zone his stones keep the vow, as they touch no chain that he
//! spares.
//!
//! In the end each eye is a connected part of what is not the refuter's, with an empty location, all of which touch *c*, and no
//! permanent stone of the claimant. This is what `alive` asks for. A proof that ends before by passes has no formation, as *c* is in the claim. ∎
//!
//! *Wins carry over* here too, as [`touch_game`](super::touch_game) says. The needs are the claimed locations of an eye that don't touch, and those of a part
//! whose last location is not claimed. To the carrier belongs one location of an eye that has needs, so that it is never all claimed, and the other location
//! that touches.

use super::touch_game::{Bars, Games, Goal, Patience, Region};
use crate::bits::Bits;
use crate::lock::arena::Arena;
use crate::lock::situation::{Chain, NOWHERE, Situation, Survey};
use crate::search::game::Side;
use crate::sort::sorted;

/// Less than for `touch`: it is asked for either turn, and what takes longer is rarely found.
const PATIENCE: Patience = Patience {
    budgets: &[(3, 400), (9, 100), (u64::MAX, 30)],
    tried: 48,
};

/// So many chains are tried, the largest first.
const BASES: usize = 2;

/// The games of life of one arena that were played so far.
#[derive(Clone, Debug)]
pub(crate) struct Life<const W: usize>(Games<W>);

impl<const W: usize> Default for Life<W> {
    fn default() -> Life<W> {
        Life(Games::new(Goal::Live, PATIENCE, 0))
    }
}

/// A chain that lives, and how.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Lives<const W: usize> {
    pub(crate) base: Bits<W>,
    /// What the refuter claims if it is his turn.
    pub(crate) first: Option<usize>,
}

impl<const W: usize> Life<W> {
    /// For questions that have been answered with yes before.
    pub(crate) fn patient() -> Life<W> {
        let mut life = Life::default();
        life.0.patient = true;
        life
    }

    /// About how much memory it takes.
    pub(crate) fn bytes(&self) -> usize {
        self.0.bytes()
    }

    /// Whether the lemma holds here.
    pub(crate) fn lives(
        &mut self,
        arena: &Arena<W>,
        situation: &Situation<W>,
        survey: &Survey<W>,
    ) -> Option<Lives<W>> {
        let chances = |(number, chain): (usize, &Chain<W>)| {
            let wide = chain.liberties.len() > 1 || situation.turn == Side::Refuter;
            wide.then_some((chain.stones.len(), number))
        };
        let bases = sorted(survey.foe.iter().enumerate().filter_map(chances).collect());
        let most = if self.0.patient { bases.len() } else { BASES };
        let bases = bases.into_iter().rev().take(most);
        let bases = bases.filter_map(|(_, number)| Base::of(arena, &survey.foe[number]));
        let mut bases: Vec<Base<W>> = bases.collect();
        if bases.is_empty() {
            return None;
        }
        self.0.ask(|games| {
            bases.iter_mut().find_map(|base| {
                base.since = games.looked;
                let first = base.lives(games, arena, situation)?;
                let base = base.stones;
                Some(Lives { base, first })
            })
        })
    }
}

/// A chain with its regions.
struct Base<const W: usize> {
    stones: Bits<W>,
    around: Bits<W>,
    /// Those that may become eyes.
    regions: Vec<Bits<W>>,
    /// How many positions had been looked at when it was asked: all its games have one budget.
    since: u64,
}

impl<const W: usize> Base<W> {
    /// `None` where a glance shows no room for two eyes.
    fn of(arena: &Arena<W>, chain: &Chain<W>) -> Option<Base<W>> {
        let stones = chain.stones;
        let (mut regions, mut eyes) = (Vec::new(), 0);
        let mut rest = arena.all.minus(stones);
        while let Some(x) = rest.first() {
            let region = arena.reach(x, rest);
            rest = rest.minus(region);
            if region.meets(chain.liberties) {
                eyes += if region.len() > 2 { 2 } else { 1 };
                regions.push(region);
            }
        }
        (eyes > 1).then(|| Base {
            stones,
            around: arena.around(stones),
            regions,
            since: 0,
        })
    }

    /// What the refuter claims first, if it is his turn.
    fn lives(
        &self,
        games: &mut Games<W>,
        arena: &Arena<W>,
        situation: &Situation<W>,
    ) -> Option<Option<usize>> {
        let begins = situation.turn == Side::Refuter;
        if self.regions.len() > 1 {
            let mut wins = |all: Bits<W>| self.wins(games, arena, situation, all, 1, false);
            let eyes = self.regions.iter().filter(|&&all| wins(all).is_some());
            let eyes: Vec<Bits<W>> = eyes.copied().collect();
            if eyes.len() > 1 && !begins {
                return Some(None);
            }
            if begins {
                let others = self.regions.iter();
                let mut others = others.filter(|&&all| eyes.iter().any(|&eye| eye != all));
                let first =
                    others.find_map(|&all| self.wins(games, arena, situation, all, 1, true));
                if first.is_some() {
                    return first;
                }
            }
        }
        let mut regions = self.regions.iter().filter(|region| region.len() > 2);
        regions.find_map(|&all| self.wins(games, arena, situation, all, 2, begins))
    }

    fn wins(
        &self,
        games: &mut Games<W>,
        arena: &Arena<W>,
        situation: &Situation<W>,
        all: Bits<W>,
        eyes: u32,
        begins: bool,
    ) -> Option<Option<usize>> {
        let region = Region {
            all,
            touched: all & self.around,
            loose: all & situation.foe,
            eyes,
            begins,
        };
        let his = all & (situation.own | arena.closed);
        let bars = Bars {
            barred: arena.around(arena.spared),
            spoiled: arena.fixed | arena.closed,
            not_first: match situation.ko {
                NOWHERE => Bits::EMPTY,
                ko => Bits::one(usize::from(ko)),
            },
        };
        let budget = games.budget(&region);
        let looked = u32::try_from(games.looked - self.since).unwrap_or(u32::MAX);
        let left = match games.patient {
            true => budget,
            false => budget.saturating_sub(looked),
        };
        (left > 0)
            .then(|| games.win(arena, region, his, left, bars))
            .flatten()
    }
}
