//! The start of a proof, its moves, and the claimant's goal.

use std::sync::Arc;

use loja_format::{Choice, Claim, FlawKind};
use loja_rules::{Board, ByColor, Color, Move, PassCount, PointSet, Setup, Situation, State};

use crate::graph::{beside, meet, part, parts};

pub(crate) struct Game {
    pub(crate) claimant: Color,
    pub(crate) refuter: Color,
    pub(crate) members: PointSet,
    pub(crate) spared: PointSet,
    pub(crate) is_zone: bool,
    pub(crate) knows_dead: bool,
    pub(crate) start: State,
}

impl Game {
    pub(crate) fn of_claim(claim: &Claim) -> Result<Game, FlawKind> {
        let board = Arc::clone(claim.board());
        let start = worst_case(claim)?;
        Ok(Game {
            claimant: claim.player(),
            refuter: claim.player().other(),
            members: claim.set().clone(),
            spared: PointSet::new(),
            is_zone: false,
            knows_dead: false,
            start: State::new(board, start).map_err(|_| FlawKind::Setup)?,
        })
    }

    /// The zone's game, as the module `lemma::zone` describes it.
    pub(crate) fn of_zone(claim: &Claim, active: &PointSet) -> Result<Game, FlawKind> {
        let board = claim.board();
        let (claimant, refuter) = (claim.player(), claim.player().other());
        let mut start = worst_case(claim)?;
        let stones = start.stones[claimant].clone();

        // The active locations are components, whole.
        let mut resting = claim.set().difference(&stones);
        for component in parts(board, &resting) {
            if component.is_subset(active) {
                resting = resting.difference(&component);
            }
        }
        let whole = claim.set().difference(&stones).difference(&resting);
        if *active != whole {
            return Err(FlawKind::Zone);
        }

        let (mut zone, mut spared) = (active.clone(), PointSet::new());
        for string in parts(board, &stones) {
            let around = beside(board, &string);
            if meet(&around, active) {
                zone = zone.union(&string);
                if meet(&around, &resting) {
                    spared = spared.union(&string);
                }
            }
        }

        let rest = claim.set().difference(&zone);
        let pairs = board
            .pairs()
            .filter(|&(x, y)| !rest.contains(x) && !rest.contains(y))
            .map(|(x, y)| (x.index(), y.index()));
        let board = Board::new(board.len(), pairs).map_err(|_| FlawKind::Setup)?;
        for color in Color::ALL {
            start.stones[color] = start.stones[color].difference(&rest);
        }
        start.permanent = start.permanent.union(&spared).union(&rest);
        Ok(Game {
            claimant,
            refuter,
            members: zone,
            spared,
            is_zone: true,
            knows_dead: false,
            start: State::new(Arc::new(board), start).map_err(|_| FlawKind::Setup)?,
        })
    }

    /// The state after a legal move, without captives (E3), history, or pass counts in a zone.
    pub(crate) fn after(&self, state: &State, choice: Choice) -> Result<Option<State>, FlawKind> {
        let turn = match choice {
            Choice::Stone(x) => Move::stone(x),
            Choice::Pass => Move::PASS,
        };
        let Ok(next) = state.successor(turn) else {
            return Ok(None);
        };
        let mut setup = next.situation().clone().into_setup();
        setup.captives = ByColor::default();
        if self.is_zone && setup.temporary.is_empty() {
            setup.passes = PassCount::Zero;
        }
        // An error, because "not legal" would silently drop a move.
        let next = State::new(Arc::clone(state.board()), setup).map_err(|_| FlawKind::Setup)?;
        Ok(Some(next))
    }

    pub(crate) fn is_won(&self, state: &State) -> bool {
        if !self.is_zone {
            return state.has_formation(self.claimant, &self.members);
        }
        let board = state.board();
        let stones = state.situation().stones();
        let empty = empty(state);
        // C8.2
        if meet(&self.members, &stones[self.refuter]) {
            return false;
        }
        // C8.3
        if state.bordered(self.claimant, &self.members).is_err() {
            return false;
        }
        // C8.5
        let inside = |x| self.members.contains(x) && empty.contains(x);
        if board.pairs().any(|(x, y)| inside(x) && inside(y)) {
            return false;
        }
        // C8.6, except for chains with a spared stone.
        let members = self.members.intersection(&stones[self.claimant]);
        members.iter().all(|x| {
            let chain = part(board, x, &stones[self.claimant]);
            let eyes = beside(board, &chain)
                .intersection(&empty)
                .intersection(&self.members);
            meet(&chain, &self.spared) || eyes.len() >= 2
        })
    }
}

/// The locations that aren't colored.
pub(crate) fn empty(state: &State) -> PointSet {
    let stones = state.situation().stones();
    let colored = stones.black.union(&stones.white);
    state.board().locations().difference(&colored)
}

/// C6: the claimant's worst case, if the claimant has bordered the set (C4.1).
fn worst_case(claim: &Claim) -> Result<Setup, FlawKind> {
    let (state, board) = (claim.state(), claim.board());
    let (claimant, refuter) = (claim.player(), claim.player().other());
    if state.bordered(claimant, claim.set()).is_err() {
        return Err(FlawKind::Setup);
    }
    let now: &Situation = state.situation();
    // C6.1, C6.2
    let outside = board.locations().difference(claim.set());
    let mut setup = Setup {
        stones: ByColor::default(),
        temporary: PointSet::new(),
        permanent: now.permanent().union(&outside),
        captives: ByColor::default(),
        turn: refuter,
        passes: PassCount::Zero,
    };
    setup.stones[claimant] = now.stones()[claimant].intersection(claim.set());
    setup.stones[refuter] = now.stones()[refuter].union(&outside);
    // C6.3
    let colored = setup.stones.black.union(&setup.stones.white);
    let open = board.locations().difference(&colored);
    for chain in parts(board, &setup.stones[claimant]) {
        // D1
        let breathes = meet(&chain, &setup.permanent) || meet(&beside(board, &chain), &open);
        if !breathes {
            setup.stones[claimant] = setup.stones[claimant].difference(&chain);
        }
    }
    Ok(setup)
}
