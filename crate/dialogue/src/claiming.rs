//! The set of a claim while a reader puts it together.
//!
//! A player's bordered sets (C5) are made of blocks: the player's chains, and the connected regions of all other
//! locations, stones and empty points alike. A set is bordered exactly when it is a union of whole blocks that has,
//! with every region, all the player's chains that touch it.
//!
//! For if a member is no stone of the player, C5.2.1 puts its neighbours into the set, so the whole region comes
//! along with at least one stone of each chain at it; and if it is one, C5.2.2 puts the player's stones beside it
//! into the set, so the whole chain comes along. Conversely, only stones of the player look out of such a union, as a
//! region has all its neighbours with it, and they look out at no stone of the player, which would be of their chain.
//!
//! Unions and intersections of such sets are such sets, so there is a smallest one around any set and a largest
//! within.

use loja_notation::Layout;
use loja_rules::{Board, Color, NotBordered, Point, PointSet, State};
use loja_voice::ClaimingFact;

use crate::place::place;

/// A change to the set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tap {
    /// Adds this location's block with all it needs, or removes it with all that needs it.
    Block(Point),
    /// Adds or removes this location alone.
    Point(Point),
}

/// A set that a player may want to claim.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Claiming {
    /// Whose claim it is.
    pub player: Color,
    /// The set after the tap.
    pub set: PointSet,
    /// Where the border breaks first, if it does.
    pub broken: Option<NotBordered>,
    /// The claimant, the size and the place of the claim.
    pub title: ClaimingFact,
    /// How many points, and whether the border is closed.
    pub headline: Vec<ClaimingFact>,
    /// The reasons why it is closed, or the places where it is open.
    pub why: Vec<ClaimingFact>,
    /// The smallest bordered set around it; `None` if it is bordered.
    pub grown: Option<PointSet>,
    /// The largest bordered set within it; `None` if it is bordered, or only the empty set is.
    pub shrunk: Option<PointSet>,
}

/// The set after a change, without members off the board, and whether it is bordered.
#[must_use]
pub fn claiming(
    layout: &Layout,
    state: &State,
    player: Color,
    set: &PointSet,
    tap: Option<Tap>,
) -> Claiming {
    let blocks = Blocks::of(state, player);
    let set = set.intersection(&state.board().locations());
    let set = match tap {
        None => set,
        Some(Tap::Block(at)) => blocks.tapped(&set, at),
        Some(Tap::Point(at)) if set.contains(at) => set.difference(&one(at)),
        Some(Tap::Point(at)) if state.board().has(at) => set.union(&one(at)),
        Some(Tap::Point(_)) => set,
    };
    let broken = state.bordered(player, &set).err();
    let (mut grown, mut shrunk) = (None, None);
    if broken.is_some() {
        grown = Some(blocks.around(&set));
        shrunk = Some(blocks.within(&set)).filter(|set| !set.is_empty());
    }
    let all = layout.board().len();
    let mut headline = vec![counted(set.len(), all)];
    let mut why = Vec::new();
    match &broken {
        None => {
            let has_border = !set.is_empty() && set.len() < all;
            headline.extend(has_border.then_some(ClaimingFact::BorderClosed));
            why.push(closed(state.board(), player, &set));
        }
        Some(NotBordered::Open { inside, .. } | NotBordered::Cut { inside, .. }) => {
            headline.push(ClaimingFact::BorderOpen { at: *inside });
            why = open(state, player, &set, broken.as_ref());
        }
        // The set has no members off the board.
        Some(_) => {}
    }
    Claiming {
        player,
        broken,
        title: title(layout, player, &set),
        headline,
        why,
        grown,
        shrunk,
        set,
    }
}

fn one(point: Point) -> PointSet {
    std::iter::once(point).collect()
}

/// Names the claimant, the size and the place of a claim: `Black, 9 on the right`.
#[must_use]
pub fn title(layout: &Layout, player: Color, set: &PointSet) -> ClaimingFact {
    let size = set.len();
    if size == 0 {
        return ClaimingFact::ClaimsNothing { player };
    }
    if size == layout.board().len() {
        return ClaimingFact::ClaimsAll { player };
    }
    ClaimingFact::ClaimsSome {
        player,
        size,
        place: place(layout, set),
    }
}

/// Names the claimed points, as after a verb: `the right, 9 points`.
#[must_use]
pub fn region(layout: &Layout, set: &PointSet) -> ClaimingFact {
    let size = set.len();
    if size == 0 {
        return ClaimingFact::RegionEmpty;
    }
    if size == layout.board().len() {
        return ClaimingFact::RegionAll;
    }
    ClaimingFact::Region {
        size,
        place: place(layout, set),
    }
}

/// Names the place of a set alone: `the right`.
#[must_use]
pub fn whereabouts(layout: &Layout, set: &PointSet) -> ClaimingFact {
    if set.len() == layout.board().len() {
        return ClaimingFact::RegionAll;
    }
    ClaimingFact::Where {
        place: place(layout, set),
    }
}

fn closed(board: &Board, player: Color, set: &PointSet) -> ClaimingFact {
    let looks_out = |point: Point| board.neighbors(point).iter().any(|&y| !set.contains(y));
    if set.is_empty() {
        ClaimingFact::PressRegion { player }
    } else if set.len() == board.len() {
        ClaimingFact::NeedsNoBorder
    } else if set.iter().any(looks_out) {
        ClaimingFact::StonesLookOut { player }
    } else {
        ClaimingFact::NothingOutside
    }
}

fn open(
    state: &State,
    player: Color,
    set: &PointSet,
    broken: Option<&NotBordered>,
) -> Vec<ClaimingFact> {
    let mut why = Vec::new();
    let rule = broken.map_or("", NotBordered::rule);
    match broken {
        Some(&NotBordered::Open { inside, outside }) => why.push(ClaimingFact::NeighborOutside {
            player,
            inside,
            outside,
            rule,
        }),
        Some(&NotBordered::Cut { inside, outside }) => why.push(ClaimingFact::GroupCut {
            player,
            inside,
            outside,
            rule,
        }),
        _ => {}
    }
    let own = &state.situation().stones()[player];
    let breaks = |x: Point| {
        let mut neighbors = state.board().neighbors(x).iter();
        neighbors.any(|&y| !set.contains(y) && (!own.contains(x) || own.contains(y)))
    };
    let count = set.iter().filter(|&x| breaks(x)).count().saturating_sub(1);
    if count > 0 {
        why.push(ClaimingFact::MoreOpen { count });
    }
    why
}

fn counted(size: usize, all: usize) -> ClaimingFact {
    match size {
        0 => ClaimingFact::NoPoint,
        1 if all == 1 => ClaimingFact::OnlyPoint,
        _ if size == all => ClaimingFact::AllPoints { all },
        _ => ClaimingFact::SomePoints { size, all },
    }
}

/// A player's chains and the regions between them.
struct Blocks<'a> {
    board: &'a Board,
    block: Vec<usize>,
    /// Its members, and whether it is a chain of the player.
    blocks: Vec<(PointSet, bool)>,
}

impl<'a> Blocks<'a> {
    fn of(state: &'a State, player: Color) -> Blocks<'a> {
        let board: &Board = state.board();
        let own = &state.situation().stones()[player];
        let mut blocks = Blocks {
            board,
            block: vec![usize::MAX; board.len()],
            blocks: Vec::new(),
        };
        for start in board.points() {
            if blocks.block[start.index()] != usize::MAX {
                continue;
            }
            let number = blocks.blocks.len();
            let (mut members, mut waiting) = (PointSet::new(), vec![start]);
            blocks.block[start.index()] = number;
            while let Some(point) = waiting.pop() {
                members.insert(point);
                for &next in board.neighbors(point) {
                    let like = own.contains(next) == own.contains(start);
                    if like && blocks.block[next.index()] == usize::MAX {
                        blocks.block[next.index()] = number;
                        waiting.push(next);
                    }
                }
            }
            blocks.blocks.push((members, own.contains(start)));
        }
        blocks
    }

    /// Chains around a region, regions around a chain.
    fn around_block(&self, number: usize) -> Vec<usize> {
        let mut touching = Vec::new();
        for point in self.blocks[number].0.iter() {
            for next in self.board.neighbors(point) {
                let other = self.block[next.index()];
                if other != number && !touching.contains(&other) {
                    touching.push(other);
                }
            }
        }
        touching
    }

    fn around(&self, set: &PointSet) -> PointSet {
        let mut grown = PointSet::new();
        for (number, (members, chain)) in self.blocks.iter().enumerate() {
            if !members.intersection(set).is_empty() {
                grown = grown.union(members);
                if !chain {
                    for other in self.around_block(number) {
                        grown = grown.union(&self.blocks[other].0);
                    }
                }
            }
        }
        grown
    }

    fn within(&self, set: &PointSet) -> PointSet {
        let whole = |number: usize| self.blocks[number].0.is_subset(set);
        let mut shrunk = PointSet::new();
        for (number, (members, chain)) in self.blocks.iter().enumerate() {
            let stays = || *chain || self.around_block(number).into_iter().all(whole);
            if whole(number) && stays() {
                shrunk = shrunk.union(members);
            }
        }
        shrunk
    }

    fn tapped(&self, set: &PointSet, at: Point) -> PointSet {
        let Some(&number) = self.block.get(at.index()) else {
            return set.clone();
        };
        let (members, chain) = &self.blocks[number];
        if members.is_subset(set) {
            let mut left = set.difference(members);
            if *chain {
                for other in self.around_block(number) {
                    left = left.difference(&self.blocks[other].0);
                }
            }
            return left;
        }
        set.union(&self.around(members))
    }
}
