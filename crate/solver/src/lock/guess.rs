//! First efforts by move: which move looks best before a search.
//!
//! A move's *mark* is a sum of small numbers, one for each feature. The best move keeps its first effort. For the
//! others, every four marks less double the effort to win by that move, up to 32 times, and make it easier to answer.
//! So the search nearly finishes the best-looking move first, and a wrong guess costs a constant factor and never
//! changes a conclusion.
//!
//! A whole claim's successors are also *judged* by themselves (`judgement`), so that the search leaves what looks
//! lost, anywhere in the graph.
//!
//! Neither depends on numbering or colours, only on who claims and who moves.

mod judgement;
mod weights;

use super::arena::Arena;
use super::situation::{Situation, Survey};
use crate::bits::Bits;
use crate::search::game::{Effort, Side};
pub(crate) use judgement::Judgement;
pub(crate) use weights::Field;
use weights::Weights;

/// Quarters of a doubling as factors, in sixteenths.
const GROWTH: [u32; 4] = [16, 19, 23, 27];

/// The most quarters by which the mover's effort doubles, …
const MOST: i32 = 20;

/// … and by which a claimant's or refuter's move eases the answer. The claimant's count half.
const MOST_EASIER: [i32; 2] = [9, 12];

/// Efforts of whole claims are in quarters, to separate the easy from the easier.
const FINE: i32 = 8;

/// The moves from one situation.
#[derive(Clone, Debug)]
pub(crate) struct Guess<const W: usize> {
    turn: Side,
    /// Where stones were before the move.
    before: Bits<W>,
    /// Marks by member, the pass last.
    marks: Vec<i32>,
    chains: Vec<u32>,
    best: i32,
    /// Connected empty members, looked at last.
    space: Bits<W>,
}

/// The features of a move.
struct Seen {
    mark: i32,
    taken_chains: u32,
    own_chains: u32,
}

impl<const W: usize> Default for Guess<W> {
    fn default() -> Guess<W> {
        Guess {
            turn: Side::Refuter,
            before: Bits::EMPTY,
            marks: Vec::new(),
            chains: Vec::new(),
            best: i32::MIN,
            space: Bits::EMPTY,
        }
    }
}

impl<const W: usize> Guess<W> {
    pub(crate) fn begin(&mut self, arena: &Arena<W>, situation: &Situation<W>) {
        self.turn = situation.turn;
        self.before = situation.own | situation.foe;
        self.marks.clear();
        self.marks.resize(arena.points.len() + 1, 0);
        self.chains.clear();
        self.chains.resize(arena.points.len() + 1, 0);
        self.best = i32::MIN;
        self.space = Bits::EMPTY;
    }

    pub(crate) fn see(
        &mut self,
        field: Field,
        arena: &Arena<W>,
        survey: &Survey<W>,
        situation: &Situation<W>,
        stone: Option<usize>,
    ) {
        let weights = weights::of(field, situation.turn);
        let at = stone.unwrap_or(arena.points.len());
        let (mut gone, mut more) = (0, 0);
        let mark = match stone {
            Some(x) => {
                let seen = self.mark(weights, arena, survey, situation, x);
                (gone, more) = match situation.turn {
                    Side::Claimant => (seen.taken_chains, 0),
                    Side::Refuter => (seen.own_chains, 1),
                };
                seen.mark
            }
            None => i32::from(weights.pass),
        };
        self.chains[at] = (survey.foe_chains() + more).saturating_sub(gone);
        self.marks[at] = mark;
        self.best = self.best.max(mark);
    }

    fn mark(
        &mut self,
        weights: &Weights,
        arena: &Arena<W>,
        survey: &Survey<W>,
        situation: &Situation<W>,
        x: usize,
    ) -> Seen {
        let (near, here, empty) = (
            arena.near[x] & arena.all,
            Bits::one(x),
            situation.empty(arena),
        );
        let (mine, theirs) = match situation.turn {
            Side::Claimant => (situation.own, situation.foe),
            Side::Refuter => (situation.foe, situation.own),
        };
        let chain_at = |y: usize| match situation.own.has(y) {
            true => survey.own_at(y),
            false => survey.foe_at(y),
        };
        // A permanent chain counts as many liberties.
        let count = |y: usize| match chain_at(y) {
            chain if chain.anchored => 8,
            chain => chain.liberties.len(),
        };
        let (mut taken, mut taken_chains, mut emptied) = (0, 0, Bits::EMPTY);
        let (mut their_least, mut their_chains) = (0, 0);
        let mut beside = near & theirs;
        while let Some(y) = beside.first() {
            let (stones, liberties) = (chain_at(y).stones, count(y));
            beside = beside.minus(stones);
            their_chains += 1;
            if liberties == 1 {
                taken += stones.len();
                taken_chains += 1;
                emptied |= stones;
            }
            their_least = least(their_least, liberties);
        }
        let (mut joined, mut own_least, mut own_most, mut own_chains) = (0, 0, 0, 0);
        let mut liberties = near & empty;
        let mut beside = near & mine;
        while let Some(y) = beside.first() {
            let chain = chain_at(y);
            beside = beside.minus(chain.stones);
            own_chains += 1;
            joined += chain.stones.len();
            own_least = least(own_least, count(y));
            own_most = own_most.max(count(y));
            liberties |= chain.liberties;
        }
        let liberties = (liberties.minus(here) | near & emptied).len();
        // Neighbours of two neighbours, as across a corner.
        let (mut second, mut corners) = (Bits::EMPTY, Bits::EMPTY);
        for y in near.iter() {
            corners |= second & arena.near[y];
            second |= arena.near[y];
        }
        let corners = corners.minus(near | here);
        if !self.space.has(x) {
            self.space = arena.reach(x, empty);
        }
        let size = match self.space.len() {
            few @ 0..=3 => few.saturating_sub(1),
            4..=5 => 3,
            6..=8 => 4,
            9..=14 => 5,
            _ => 6,
        };
        // The rest of the space. Neighbours that meet around a corner are one piece, so a full look is rare.
        let (left, mut rest, mut pieces) = (self.space.minus(here), near & empty, 0);
        while let Some(y) = rest.first() {
            let mut piece = Bits::one(y);
            rest = rest.minus(piece);
            while let Some(z) = rest.iter().find(|&z| {
                piece
                    .iter()
                    .any(|y| (arena.near[y] & left).meets(arena.near[z] | Bits::one(z)))
            }) {
                piece.insert(z);
                rest = rest.minus(Bits::one(z));
            }
            if !rest.is_empty() {
                rest = rest.minus(arena.reach(y, left));
            }
            pieces += 1;
        }
        let gained = match own_chains {
            0 => 0,
            _ => 1 + (liberties + 3).saturating_sub(own_most),
        };
        let short = match taken == 0 && liberties <= 1 {
            true => 1 + joined,
            false => 0,
        };
        let door = u32::from(arena.doors.has(x)) + 2 * u32::from(near.meets(arena.doors));
        let mark = [
            pick(&weights.taken, taken),
            pick(&weights.own_least, own_least),
            pick(&weights.their_least, their_least),
            pick(&weights.own_chains, own_chains),
            pick(&weights.their_chains, their_chains),
            pick(&weights.liberties, liberties),
            pick(&weights.space[size as usize], (near & empty).len()),
            pick(&weights.neighbors, near.len()),
            pick(&weights.doors, door),
            pick(&weights.their_corners, (corners & theirs).len()),
            pick(&weights.own_corners, (corners & mine).len()),
            pick(&weights.short, short),
            pick(&weights.pieces, pieces),
            pick(&weights.gained, gained),
        ]
        .into_iter()
        .sum();
        Seen {
            mark,
            taken_chains,
            own_chains,
        }
    }

    #[inline]
    pub(crate) fn chains_after(&self, after: &Situation<W>) -> u32 {
        let stone = (after.own | after.foe).minus(self.before).first();
        let chains = stone.map_or(self.chains.last(), |x| self.chains.get(x));
        chains.copied().unwrap_or_default()
    }

    #[inline]
    pub(crate) fn effort(&self, after: &Situation<W>, usual: Effort, judged: i32) -> Effort {
        let stone = (after.own | after.foe).minus(self.before).first();
        let (claimant, refuter) = self.quarters(stone);
        Effort {
            claimant: grown(usual.claimant, FINE + claimant - judged),
            refuter: grown(usual.refuter, FINE + refuter + judged),
        }
    }

    pub(crate) fn effort_of(&self, stone: Option<usize>, usual: Effort) -> Effort {
        let (claimant, refuter) = self.quarters(stone);
        Effort {
            claimant: grown(usual.claimant, claimant),
            refuter: grown(usual.refuter, refuter),
        }
    }

    fn quarters(&self, stone: Option<usize>) -> (i32, i32) {
        let mark = match stone {
            Some(x) => self.marks.get(x),
            None => self.marks.last(),
        };
        // A situation without a move counts as the best.
        let less = mark.map_or(0, |&mark| self.best.saturating_sub(mark));
        match self.turn {
            Side::Claimant => (less.min(MOST), -(less / 2).min(MOST_EASIER[0])),
            Side::Refuter => (-less.min(MOST_EASIER[1]), less.min(MOST)),
        }
    }
}

/// An effort larger by these quarters, and by at least something.
fn grown(effort: u32, quarters: i32) -> u32 {
    let power = power(quarters.unsigned_abs());
    match quarters {
        0.. => (effort * power + 8) / 16,
        _ => ((effort * 16 + power / 2) / power).max(1),
    }
}

fn power(quarters: u32) -> u32 {
    GROWTH[(quarters % 4) as usize] << (quarters / 4)
}

fn least(before: u32, more: u32) -> u32 {
    match before {
        0 => more,
        _ => before.min(more),
    }
}

/// The weight of this class; the last one is open-ended.
fn pick(weights: &[i8], class: u32) -> i32 {
    let last = weights.len() - 1;
    i32::from(weights[last.min(class as usize)])
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use loja_certificate::Claim;
    use loja_rules::{Board, Color, Setup, State};

    use super::*;
    use crate::lock::situation::NOWHERE;

    fn start(rows: &[&str], turn: Side) -> (Arena<1>, Situation<1>) {
        let size = |count: usize| u8::try_from(count).unwrap();
        let board = Arc::new(Board::rectangle(size(rows[0].len()), size(rows.len())));
        let mut setup = Setup::empty();
        for (point, sign) in board.points().zip(rows.concat().chars()) {
            match sign {
                'x' => drop(setup.stones.black.insert(point)),
                'o' => drop(setup.stones.white.insert(point)),
                _ => {}
            }
        }
        let state = State::new(board, setup).unwrap();
        let claim = Claim::new(&state, Color::Black, &state.board().locations()).unwrap();
        let (arena, start) = Arena::<1>::new(&claim).unwrap();
        (arena, Situation { turn, ..start })
    }

    fn guess(rows: &[&str], turn: Side) -> (Vec<i32>, Guess<1>) {
        let (arena, situation) = start(rows, turn);
        let mut survey = Survey::default();
        survey.take(&arena, &situation);
        let mut guess = Guess::default();
        guess.begin(&arena, &situation);
        for x in situation.open(&arena).iter() {
            guess.see(Field::Claim, &arena, &survey, &situation, Some(x));
        }
        assert_eq!(situation.ko, NOWHERE);
        (guess.marks.clone(), guess)
    }

    /// The code meets members, stones, spaces and chains in order, and that must not show.
    #[test]
    fn a_mirror_changes_no_mark() {
        let rows = ["x.o..x", ".xoo.o", "x..x..", "oox.x."];
        let turned: Vec<String> = rows
            .iter()
            .rev()
            .map(|row| row.chars().rev().collect())
            .collect();
        let turned: Vec<&str> = turned.iter().map(String::as_str).collect();
        for turn in [Side::Claimant, Side::Refuter] {
            let (mut marks, _) = guess(&rows, turn);
            let (mut others, _) = guess(&turned, turn);
            // Not the pass.
            marks.pop();
            others.pop();
            others.reverse();
            assert_eq!(marks, others);
            assert!(marks.iter().any(|&mark| mark != marks[0]));
        }
    }

    /// The middle of three is where one eye becomes two, or stays one.
    #[test]
    fn the_vital_location_looks_best() {
        for turn in [Side::Claimant, Side::Refuter] {
            let (marks, guess) = guess(&["xxxxx", "x...x", "xxxxx"], turn);
            assert!(marks[7] > marks[6] && marks[6] == marks[8], "{marks:?}");
            assert_eq!(guess.best, marks[7]);
        }
    }

    #[test]
    fn the_chains_after_a_move() {
        let rows = ["x.o..x", ".xoo.o", "x..x..", "oox.x."];
        for turn in [Side::Claimant, Side::Refuter] {
            let (arena, situation) = start(&rows, turn);
            let (_, guess) = guess(&rows, turn);
            let mut survey = Survey::default();
            survey.take(&arena, &situation);
            let mut taken_by = 0;
            let moves = situation.open(&arena);
            for x in moves.iter() {
                let Some((after, taken)) = situation.played(&arena, &survey, x) else {
                    continue;
                };
                let (mut rest, mut chains) = (after.foe, 0);
                while let Some(y) = rest.first() {
                    rest = rest.minus(arena.reach(y, rest));
                    chains += 1;
                }
                assert_eq!(guess.chains_after(&after), chains, "{turn:?} at {x}");
                taken_by += u32::from(!taken.is_empty());
            }
            assert!(
                taken_by > 0 && moves.len() > 5,
                "{turn:?}: nothing is taken"
            );
        }
    }

    #[test]
    fn what_a_move_leads_to_is_judged_as_it_stands() {
        let rows = ["x.o..x", ".xoo.o", "x..x..", "oox.x."];
        for turn in [Side::Claimant, Side::Refuter] {
            let (arena, situation) = start(&rows, turn);
            let mut survey = Survey::default();
            survey.take(&arena, &situation);
            let mut judgement = Judgement::new(&arena, &situation);
            judgement.begin(&arena, &survey, &situation);
            let mut told = Vec::new();
            for x in situation.open(&arena).iter() {
                let after = situation.played(&arena, &survey, x);
                let Some((after, _)) = after.filter(|(_, taken)| taken.is_empty()) else {
                    continue;
                };
                let turn = after.turn.other();
                let (waits, mut plain) = (Situation { turn, ..after }, Survey::default());
                plain.take(&arena, &waits);
                let mut counted = Judgement::new(&arena, &situation);
                counted.begin(&arena, &plain, &waits);
                let counted = counted.of(&arena, &plain, &waits.passed());
                told.push(judgement.of(&arena, &survey, &after));
                assert_eq!(told.last(), Some(&counted), "{turn:?} at {x}");
            }
            assert!(told.len() > 5 && told.iter().any(|&one| one != told[0]));
        }
    }

    #[test]
    fn what_looks_won_takes_less() {
        for turn in [Side::Claimant, Side::Refuter] {
            let (arena, situation) = start(&["x..o", ".x..", "...x"], turn);
            let mut survey = Survey::default();
            survey.take(&arena, &situation);
            let mut judgement = Judgement::new(&arena, &situation);
            judgement.begin(
                &arena,
                &survey,
                &Situation {
                    turn: turn.other(),
                    ..situation
                },
            );
            assert_eq!(judgement.of(&arena, &survey, &situation), 0);
        }
        let (usual, guess) = (
            Effort {
                claimant: 5,
                refuter: 5,
            },
            Guess::<1>::default(),
        );
        let (arena, after) = start(&["x..o"], Side::Refuter);
        assert_eq!(arena.points.len(), 4);
        let Effort { claimant, refuter } = guess.effort(&after, usual, 8);
        assert_eq!((claimant, refuter), (5, 5 * 16));
    }

    #[test]
    fn a_guess_costs_a_constant_factor() {
        let usual = Effort {
            claimant: 7,
            refuter: 3,
        };
        for turn in [Side::Claimant, Side::Refuter] {
            let (_, mut guess) = guess(&["x..o", ".x..", "...x"], turn);
            guess.best = guess.marks[1];
            assert_eq!(guess.effort_of(Some(1), usual), usual);
            guess.best = i32::MAX;
            let worst = match turn {
                Side::Claimant => Effort {
                    claimant: 7 * 32,
                    refuter: 1,
                },
                Side::Refuter => Effort {
                    claimant: 1,
                    refuter: 3 * 32,
                },
            };
            assert_eq!(guess.effort_of(Some(1), usual), worst);
        }
    }
}
