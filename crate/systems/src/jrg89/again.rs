//! That no number of stones helps the capturer in the second part of I6.

use std::collections::HashSet;

use loja_search::game::{Effort, Game, Side};
use loja_search::{CirclesLoseForClaimant, Search};

use super::enabling::{Arise, Noted, Stage, Terms, UNBOUNDED};

/// How many situations it may take to see whether a new stone has arisen.
const PATIENT: u64 = 2_000;

/// No number of stones helps the capturer in the second part: the owner claims that a stone arises, or that the capturer has to play
/// one and it begins again.
///
/// *Lemma (begin again).* Let U be situations of the owner's turn from each of which he can force that a stone arises, or that the capturer
/// has played a stone and play is in U again. Then from all of U the capturer can't prevent it with any fixed number of stones.
/// *Proof.* By induction on that number. With none of them the second case can't occur, so a stone arises. With one more, either it arises,
/// or play is in U with fewer. ∎
///
/// Which situations are hoped to be in U, a search with a small bound tells; each that a strategy relies on is then asked itself. In a key
/// `stones` is 1 once the capturer has played one.
#[derive(Debug)]
pub(super) struct Again<'a> {
    pub(super) bounded: Search<Arise<'a>>,
    pub(super) bound: u32,
    pub(super) left: u64,
}

impl CirclesLoseForClaimant for Again<'_> {}

impl Again<'_> {
    /// How many situations were looked at but by its own search.
    pub(super) fn spent(&self) -> u64 {
        self.bounded.expanded + self.bounded.game.captures.spent
    }

    /// Whether play may begin again here.
    pub(super) fn is_hoped_for(&mut self, noted: &Noted) -> bool {
        if !noted.owner_moves || noted.stones == 0 {
            return false;
        }
        let before = self.bounded.expanded;
        let asked = Noted {
            stones: self.bound,
            stage: Stage::Plain,
            ..*noted
        };
        let winner = self.bounded.settle(&asked, self.left);
        self.left = self.left.saturating_sub(self.bounded.expanded - before);
        winner == Some(Side::Claimant)
    }

    pub(super) fn follow(&self, noted: &Noted, mut to: impl FnMut(Noted)) {
        let free = Noted {
            stones: UNBOUNDED,
            ..*noted
        };
        let capturer = 1 - self.bounded.game.terms.owner;
        self.bounded.game.terms.follow(&free, |next| {
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

    pub(super) fn has_arisen(&mut self, noted: &Noted) -> bool {
        let game = &mut self.bounded.game;
        game.terms.has_safe_new(noted)
            || !noted.owner_moves
                && game.terms.arisen(noted, &mut game.captures, PATIENT) == Some(true)
    }
}

impl Game for Again<'_> {
    type Key = Noted;

    fn glance(&self, noted: &Noted) -> Option<Side> {
        let terms = &self.bounded.game.terms;
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
        self.bounded.game.terms.asking.may_look()
    }

    fn effort(&self, noted: &Noted) -> Effort {
        self.bounded.game.terms.effort(noted)
    }
}

/// Where a strategy of [`Again`] begins again: in situations of which each is to be asked.
pub(super) fn relied_on(search: &mut Search<Again<'_>>, from: &Noted) -> Option<Vec<Noted>> {
    let mut relied = Vec::new();
    let mut seen = HashSet::from([*from]);
    let mut left = vec![*from];
    while let Some(here) = left.pop() {
        // Where nothing more may be looked at, what is not hoped for tells nothing.
        if search.game.bounded.game.terms.asking.poll() {
            return None;
        }
        if search.game.has_arisen(&here) {
            continue;
        }
        if search.game.is_hoped_for(&here) {
            relied.push(Noted { stones: 0, ..here });
            continue;
        }
        let mut follow = Vec::new();
        search.game.follow(&here, |next| follow.push(next));
        if here.owner_moves {
            // Of what he wins the one that was settled first: so it leads somewhere.
            let order = |next: &Noted| {
                search
                    .graph
                    .find(next)
                    .map_or(0, |number| search.graph.nodes[number].order())
            };
            let own = order(&here);
            let wins =
                |next: &&Noted| search.winner_of(next) == Some(Side::Claimant) && order(next) < own;
            follow = vec![*follow.iter().filter(wins).min_by_key(|next| order(next))?];
        }
        left.extend(follow.into_iter().filter(|next| seen.insert(*next)));
    }
    Some(relied)
}
