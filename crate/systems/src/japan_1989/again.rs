//! Why no number of stones helps the capturer in I6's second part.

use std::collections::{HashMap, HashSet};

use loja_search::game::{Effort, Game, Side};
use loja_search::{CirclesLoseForClaimant, Search};

use super::arena::Ground;
use super::capture::Captures;
use super::enabling::Terms;
use super::noted::{Noted, UNBOUNDED};

/// Situations for each new stone, to see whether it has arisen.
const PATIENT: u64 = 2_000;

/// The most situations in U.
const MOST_AGAIN: usize = 2_000;

/// Locations that may differ where we hope that play begins again: two kos.
pub(crate) const HOPE: u32 = 4;

/// The claim that the owner gets a stone, or that the capturer plays one and play begins again.
///
/// *Lemma (begin again).* Let U be situations with the owner to move. From each let the owner be able to force that a
/// stone arises, or that the capturer has played a stone and play is in U again. Then in U no fixed number of stones
/// helps the capturer. *Proof.* By induction on that number. With none, the second case can't occur, so a stone
/// arises. With one more, a stone arises, or play is in U with fewer left. ∎
///
/// First we hope that U is all situations that differ little from the first, since mostly ko fights repeat. We ask
/// each that a strategy relies on; if the owner can't force it there, we drop that one and ask everything again. What
/// is left when nothing fails is such a U. In a key, `stones` is 1 once the capturer has played one.
#[derive(Debug)]
pub(crate) struct Again<'a> {
    pub(crate) terms: Terms<'a>,
    pub(crate) captures: Captures<'a>,
    pub(crate) first: Ground,
    pub(crate) differs: u32,
    pub(crate) failed: HashSet<Noted>,
}

impl CirclesLoseForClaimant for Again<'_> {}

impl Again<'_> {
    /// Whether play may begin again here.
    pub(crate) fn is_hoped_for(&self, noted: &Noted) -> bool {
        let Ground { stones, .. } = noted.ground;
        let changed = [0, 1].map(|color| stones[color] ^ self.first.stones[color]);
        noted.owner_moves
            && noted.stones > 0
            && (changed[0] | changed[1]).count_ones() <= self.differs
            && !self.failed.contains(&begun(noted))
    }

    pub(crate) fn follow(&self, noted: &Noted, mut to: impl FnMut(Noted)) {
        let free = Noted {
            stones: UNBOUNDED,
            ..*noted
        };
        let capturer = 1 - self.terms.owner;
        self.terms.follow(&free, |next| {
            let added = next.ground.stones[capturer] & !noted.ground.stones[capturer];
            let played = !noted.owner_moves && added != 0;
            to(Noted {
                stones: noted.stones | u32::from(played),
                ..next
            });
        });
        if !noted.owner_moves || noted.new != 0 {
            to(Terms::pass(noted));
        }
    }

    pub(crate) fn has_arisen(&mut self, noted: &Noted) -> bool {
        let Again {
            terms, captures, ..
        } = self;
        terms.has_safe_new(noted)
            || terms.has_room(noted)
            || !noted.owner_moves && matches!(terms.arisen(noted, captures, PATIENT), Some(Some(_)))
    }
}

fn begun(noted: &Noted) -> Noted {
    Noted {
        stones: 0,
        ..*noted
    }
}

impl Game for Again<'_> {
    type Key = Noted;

    fn glance(&self, noted: &Noted) -> Option<Side> {
        let terms = &self.terms;
        if terms.has_safe_new(noted) {
            return Some(Side::Claimant);
        }
        terms.is_covered(noted).then_some(Side::Refuter)
    }

    fn expand(&mut self, noted: &Noted, successors: &mut Vec<Noted>) -> Option<Side> {
        if self.has_arisen(noted) || self.is_hoped_for(noted) {
            return Some(Side::Claimant);
        }
        self.follow(noted, |next| successors.push(next));
        None
    }

    fn may_expand(&self) -> bool {
        self.terms.asking.may_look()
    }

    fn are_alike(&self) -> bool {
        self.terms.asking.lemmas.alike
    }

    fn counterpart(&mut self, of: &Noted, from: &Noted, to: &Noted) -> Option<Noted> {
        let free = |noted: &Noted| Noted {
            stones: UNBOUNDED,
            ..*noted
        };
        let next = self.terms.counterpart(&free(of), &free(from), &free(to))?;
        let capturer = 1 - self.terms.owner;
        let added = next.ground.stones[capturer] & !of.ground.stones[capturer];
        let played = !of.owner_moves && added != 0;
        Some(Noted {
            stones: of.stones | u32::from(played),
            ..next
        })
    }

    fn effort(&self, noted: &Noted) -> Effort {
        self.terms.effort(noted)
    }
}

/// The owner's turns from U on, before the capturer has played a stone and after (`stones` is 1).
///
/// *Lemma (what stands there is enough).* Let the owner play as in the first case wherever a situation came up in it,
/// elsewhere as in the second, whatever was played before. Then in endless play the capturer plays stones forever.
/// *Proof.* After a situation of the first case, what follows without a stone of the capturer came up in it too, and
/// was settled earlier, so that ends. In the second case too, each situation was settled before the one it follows,
/// until play is in U, which is of the first case, or sooner in another situation of it. So without a stone of the
/// capturer play changes over at most once, and ends. ∎
///
/// So a certificate needs only what stands there, and no history.
#[derive(Debug, Default)]
pub(crate) struct Turns {
    seen: HashSet<Noted>,
    next: HashMap<Noted, Noted>,
}

impl Turns {
    /// To what he plays.
    pub(crate) fn next(&self, here: &Noted) -> Option<&Noted> {
        let either = [0, 1].map(|stones| Noted { stones, ..*here });
        either.iter().find_map(|here| self.next.get(here))
    }

    /// Adds what comes up from a situation; returns where play begins again, to be asked there.
    fn add(&mut self, search: &mut Search<Again<'_>>, from: &Noted) -> Option<Vec<Noted>> {
        let mut relied = Vec::new();
        let mut left = vec![*from];
        while let Some(here) = left.pop() {
            // Once stopped, a stone not seen to arise tells nothing.
            if search.game().terms.asking.control.poll().is_err() {
                return None;
            }
            if !self.seen.insert(here) || search.game_mut().has_arisen(&here) {
                continue;
            }
            if search.game().is_hoped_for(&here) {
                relied.push(begun(&here));
                continue;
            }
            let mut follow = Vec::new();
            search.game().follow(&here, |next| follow.push(next));
            if here.owner_moves {
                // The one settled first, so that it leads somewhere.
                let own = search.order_of(&here);
                let wins = |next: &&Noted| {
                    search.winner_of(next) == Some(Side::Claimant) && search.order_of(next) < own
                };
                let won = follow.iter().filter(wins);
                let best = *won.min_by_key(|next| search.order_of(next))?;
                self.next.insert(here, best);
                follow = vec![best];
            }
            left.extend(follow);
        }
        Some(relied)
    }
}

/// Looks for such a U; what failed stays noted.
pub(crate) fn begins_again<'a>(
    mut again: Again<'a>,
    start: &Noted,
    nodes: u64,
) -> (Again<'a>, Option<Turns>) {
    let mut expanded = 0;
    loop {
        let mut search = Search::new(again, start);
        let bytes = search.game().terms.asking.control.limits().bytes;
        search.keep_within(bytes / 2);
        let closing = closes(&mut search, start, nodes.saturating_sub(expanded));
        expanded += search.expanded();
        // Search again: wins may have relied on what failed.
        again = search.into_game();
        match closing {
            Closing::Closed(turns) => return (again, Some(turns)),
            Closing::Failed(from) if from != *start => {
                again.failed.insert(from);
            }
            Closing::Failed(_) | Closing::Open => return (again, None),
        }
    }
}

enum Closing {
    Closed(Turns),
    Failed(Noted),
    Open,
}

fn closes(search: &mut Search<Again<'_>>, start: &Noted, nodes: u64) -> Closing {
    let mut turns = Turns::default();
    let mut known = HashSet::from([*start]);
    let mut asked = vec![*start];
    while let Some(from) = asked.pop() {
        let left = nodes.saturating_sub(search.expanded());
        match search.settle(&from, left) {
            Some(Side::Claimant) => {}
            Some(Side::Refuter) => return Closing::Failed(from),
            None => return Closing::Open,
        }
        let Some(relied) = turns.add(search, &from) else {
            return Closing::Open;
        };
        asked.extend(relied.into_iter().filter(|next| known.insert(*next)));
        if known.len() > MOST_AGAIN || search.game().terms.asking.control.poll().is_err() {
            return Closing::Open;
        }
    }
    Closing::Closed(turns)
}
