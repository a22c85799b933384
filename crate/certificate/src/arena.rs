//! The fixed parts of a proof, and a look at its board.

use loja_format::Claim;
use loja_rules::{Color, FastBoard, Point, PointSet, State};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum What {
    /// A stone of the claimant.
    Own,
    /// A stone of the refuter.
    Other,
    /// Empty and not marked for good; perhaps marked temporarily.
    Empty,
    /// Nothing, and a permanent mark.
    Closed,
}

#[derive(Debug)]
pub(crate) struct Ground {
    pub(crate) player: Color,
    pub(crate) start: State,
    pub(crate) set: PointSet,
    pub(crate) spared: Option<PointSet>,
}

impl Ground {
    /// The whole claim.
    pub(crate) fn whole(claim: &Claim) -> Ground {
        Ground {
            player: claim.player(),
            start: claim.start().clone(),
            set: claim.set().clone(),
            spared: None,
        }
    }
}

/// The claimed set and what is fixed about its members, numbered in the order of locations.
#[derive(Debug)]
pub(crate) struct Arena {
    pub(crate) player: Color,
    pub(crate) members: Vec<Point>,
    /// All neighbours inside the set, and where those of each member start.
    near: Vec<usize>,
    starts: Vec<usize>,
    /// Neighbours outside the set, for each member that has any.
    pub(crate) border: Vec<(usize, Vec<Point>)>,
    pub(crate) is_border: Vec<bool>,
    /// Members marked for good, where any stone is permanent.
    pub(crate) marked: Vec<bool>,
    /// Whether each member has a neighbour at all (C8.4).
    pub(crate) all_have_neighbors: bool,
    /// Members where a refuter's stone would stay forever: see [`crate::lemma::joined`].
    pub(crate) anchors: Vec<usize>,
    /// Members that aren't marked for good beside a permanent refuter's stone.
    pub(crate) doors: Vec<usize>,
    pub(crate) has_enemy_for_good: bool,
    pub(crate) has_closed_pair: bool,
    pub(crate) is_zone: bool,
    pub(crate) spared: Vec<bool>,
}

impl Arena {
    pub(crate) fn new(ground: &Ground) -> Arena {
        let (board, player) = (ground.start.board(), ground.player);
        let situation = ground.start.situation();
        let permanent = situation.permanent();
        let closed = |x: Point| permanent.contains(x) && situation.color_at(x).is_none();
        let enemy =
            |x: Point| permanent.contains(x) && situation.color_at(x) == Some(player.other());
        let members: Vec<Point> = ground.set.iter().collect();
        let mut arena = Arena {
            player,
            near: Vec::new(),
            starts: vec![0],
            border: Vec::new(),
            is_border: Vec::new(),
            marked: members.iter().map(|&x| permanent.contains(x)).collect(),
            all_have_neighbors: true,
            anchors: Vec::new(),
            doors: Vec::new(),
            has_enemy_for_good: false,
            has_closed_pair: false,
            is_zone: ground.spared.is_some(),
            spared: members
                .iter()
                .map(|&x| ground.spared.as_ref().is_some_and(|set| set.contains(x)))
                .collect(),
            members,
        };
        let mut numbers = vec![None; board.len()];
        for (number, member) in arena.members.iter().enumerate() {
            numbers[member.index()] = Some(number);
        }
        for (number, &x) in arena.members.iter().enumerate() {
            let near = board.neighbors(x);
            let inside = near.iter().filter_map(|y| numbers[y.index()]);
            arena.near.extend(inside);
            arena.starts.push(arena.near.len());
            let outside = near.iter().copied();
            let outside: Vec<Point> = outside.filter(|y| numbers[y.index()].is_none()).collect();
            arena.is_border.push(!outside.is_empty());
            if !outside.is_empty() {
                arena.border.push((number, outside));
            }
            arena.all_have_neighbors &= !near.is_empty();
            let beside_enemy = near.iter().any(|&y| enemy(y));
            if enemy(x) || beside_enemy || near.iter().any(|&y| closed(y)) {
                arena.anchors.push(number);
            }
            if beside_enemy && !permanent.contains(x) {
                arena.doors.push(number);
            }
            arena.has_enemy_for_good |= enemy(x);
            let inside = |y: &&Point| numbers[y.index()].is_some();
            arena.has_closed_pair |= closed(x) && near.iter().filter(inside).any(|&y| closed(y));
        }
        arena
    }

    pub(crate) fn len(&self) -> usize {
        self.members.len()
    }

    /// The neighbours inside the set.
    pub(crate) fn near(&self, member: usize) -> impl Iterator<Item = usize> + '_ {
        let row = self.starts[member]..self.starts[member + 1];
        self.near[row].iter().copied()
    }

    pub(crate) fn look(&self, board: &FastBoard, what: &mut Vec<What>) {
        what.clear();
        let members = self.members.iter().zip(&self.marked);
        what.extend(members.map(|(&x, &marked)| match board.color_at(x) {
            Some(color) if color == self.player => What::Own,
            Some(_) => What::Other,
            None if marked => What::Closed,
            None => What::Empty,
        }));
    }
}
