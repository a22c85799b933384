//! Remembers decided situations, which searches meet often, above all on small boards.
//!
//! No answer or node count changes: a situation decided below the present limit would be decided alike, and an
//! undecided one keeps its limit.

use std::collections::HashMap;
use std::rc::Rc;
use std::sync::Arc;

use loja_certificate::{Checked, Claim};
use loja_rules::{Board, ByColor, Color, PointSet, Situation, State};
use loja_solver::{CheckedAnswer, Clerk, Contradiction, Going, Limits, Options, Proof, Referee};

use super::claim::LEMMAS;
use crate::measure::SituationCounter;
use crate::problem::Unfit;

#[derive(Debug)]
pub(crate) struct Control {
    /// The locations that each player controls.
    pub(crate) sure: ByColor<PointSet>,
    /// The locations that each player may control besides.
    pub(crate) open: ByColor<PointSet>,
    pub(crate) nodes: u64,
}

impl Control {
    pub(crate) fn all_open(board: &Board) -> Control {
        let all = board.locations();
        Control {
            sure: ByColor::default(),
            open: ByColor {
                black: all.clone(),
                white: all,
            },
            nodes: 0,
        }
    }

    /// C3: both players' control, if nothing is open.
    pub(crate) fn control(&self) -> Option<&ByColor<PointSet>> {
        self.is_decided().then_some(&self.sure)
    }

    fn is_decided(&self) -> bool {
        Color::ALL
            .into_iter()
            .all(|color| self.open[color].is_empty())
    }
}

/// All that control depends on besides the board.
pub(crate) type Stones = (ByColor<PointSet>, PointSet);

/// A claim as C6 sets it up.
type Asked = (Color, PointSet, Situation);

/// The most sets a player; positions fit for practice need fewer.
const SETS: u64 = 1 << 14;

/// Nodes for a claim at first; each later attempt gets ten times as many.
const FIRST: u64 = 500;

/// We forget a board after this many others.
const BOARDS: usize = 4;

/// A board's situations: ten megabytes, more for large boards.
const SITUATIONS: usize = 20_000;
const CLAIMS: usize = 20_000;

#[derive(Debug, Default)]
pub(crate) struct Memory {
    places: Vec<Place>,
    /// After a contradiction of search and checker, no finding counts.
    contradiction: Option<Contradiction>,
}

#[derive(Debug)]
struct Place {
    board: Arc<Board>,
    bytes: u64,
    /// With the nodes allowed.
    seen: HashMap<Stones, (u64, Rc<Control>)>,
    /// Decided claims with their nodes.
    claims: HashMap<Asked, (CheckedAnswer, u64)>,
}

impl Memory {
    pub(crate) fn at(
        &mut self,
        state: &State,
        stones: &Stones,
        limits: Limits,
        tally: &SituationCounter,
    ) -> Rc<Control> {
        let place = self.place(state.board(), limits.bytes);
        if let Some((allowed, seen)) = place.seen.get(stones)
            && (*allowed == limits.nodes || seen.is_decided() && seen.nodes < limits.nodes)
        {
            return Rc::clone(seen);
        }
        let seen = match place.by_referee(state, limits, tally) {
            Ok(seen) => Rc::new(seen),
            Err(contradiction) => {
                self.contradiction = Some(contradiction);
                return Rc::new(Control::all_open(state.board()));
            }
        };
        if place.seen.len() >= SITUATIONS {
            place.seen.clear();
        }
        let kept = (limits.nodes, Rc::clone(&seen));
        place.seen.insert(stones.clone(), kept);
        seen
    }

    /// Check this before reporting anything.
    ///
    /// # Errors
    /// When search and checker have differed.
    pub(crate) fn can_be_trusted(&self) -> Result<(), Unfit> {
        match &self.contradiction {
            None => Ok(()),
            Some(contradiction) => Err(Unfit::Fault(contradiction.to_string())),
        }
    }

    /// Moves the board's entry to the end.
    fn place(&mut self, board: &Arc<Board>, bytes: u64) -> &mut Place {
        let same = |place: &Place| {
            place.bytes == bytes && (Arc::ptr_eq(&place.board, board) || place.board == *board)
        };
        let mut place = match self.places.iter().rposition(same) {
            Some(at) => self.places.remove(at),
            None => Place {
                board: Arc::clone(board),
                bytes,
                seen: HashMap::new(),
                claims: HashMap::new(),
            },
        };
        place.board = Arc::clone(board);
        if self.places.len() >= BOARDS {
            self.places.remove(0);
        }
        self.places.push(place);
        let last = self.places.len() - 1;
        &mut self.places[last]
    }
}

impl Place {
    fn by_referee(
        &mut self,
        state: &State,
        limits: Limits,
        tally: &SituationCounter,
    ) -> Result<Control, Contradiction> {
        let mut options = Options::within(limits);
        // The cost must not depend on the memory left.
        options.kept = u64::MAX;
        options.sets = SETS;
        options.first = FIRST;
        options.switches = LEMMAS;
        let mut claims = RememberedClaims(&mut self.claims);
        let counted = tally.counter();
        let poll = |usage| {
            counted(usage);
            Going::Continue(())
        };
        let unbounded = Limits {
            nodes: u64::MAX,
            bytes: u64::MAX,
        };
        let control = loja_solver::Control::polling(unbounded, &poll);
        let mut referee = Referee::new(state, options);
        referee.run(&control, &mut claims)?;
        let report = referee.report()?;
        Ok(Control {
            nodes: report.nodes,
            sure: report.control,
            open: report.open,
        })
    }
}

struct RememberedClaims<'a>(&'a mut HashMap<Asked, (CheckedAnswer, u64)>);

impl Clerk for RememberedClaims<'_> {
    fn known(&mut self, claim: &Claim) -> Option<loja_solver::KnownAnswer> {
        let &(answer, nodes) = self.0.get(&asked(claim))?;
        Some(loja_solver::KnownAnswer { answer, nodes })
    }

    fn decided(&mut self, proof: &mut Proof, checked: Checked) {
        if self.0.len() >= CLAIMS {
            self.0.clear();
        }
        let found = (CheckedAnswer::from(&checked), proof.progress().nodes);
        self.0.insert(asked(proof.claim()), found);
    }
}

fn asked(claim: &Claim) -> Asked {
    (
        claim.player(),
        claim.set().clone(),
        claim.start().situation().clone(),
    )
}

#[cfg(test)]
mod tests {
    use loja_rules::{Point, Setup};

    use super::*;

    type Found = (ByColor<PointSet>, ByColor<PointSet>, u64);

    fn state(columns: u8, rows: u8, black: &[usize], permanent: &[usize]) -> State {
        let board = Arc::new(Board::rectangle(columns, rows));
        let set = |indices: &[usize]| -> PointSet {
            let among = |x: &Point| indices.contains(&x.index());
            board.points().filter(among).collect()
        };
        let mut setup = Setup::empty();
        setup.stones.black = set(black);
        setup.permanent = set(permanent);
        State::new(board, setup).unwrap()
    }

    fn found(memory: &mut Memory, state: &State, nodes: u64) -> Found {
        let situation = state.situation();
        let stones = (situation.stones().clone(), situation.permanent().clone());
        let limits = Limits {
            nodes,
            bytes: 16 << 20,
        };
        let seen = memory.at(state, &stones, limits, &SituationCounter::default());
        (seen.sure.clone(), seen.open.clone(), seen.nodes)
    }

    fn are_apart(asked: &[(State, u64)]) {
        let mut memory = Memory::default();
        let together: Vec<Found> = asked
            .iter()
            .map(|(state, nodes)| found(&mut memory, state, *nodes))
            .collect();
        let alone = asked
            .iter()
            .map(|(state, nodes)| found(&mut Memory::default(), state, *nodes));
        assert_eq!(together, alone.collect::<Vec<_>>());
        for (at, one) in together.iter().enumerate() {
            assert!(!together[..at].contains(one), "{at}");
        }
    }

    #[test]
    fn the_same_numbers_on_another_board_are_another_situation() {
        let stones = [1, 3, 4, 5, 7];
        are_apart(&[
            (state(4, 3, &stones, &[]), 20_000),
            (state(3, 4, &stones, &[]), 20_000),
            (state(12, 1, &stones, &[]), 20_000),
        ]);
    }

    #[test]
    fn permanent_marks_make_another_situation() {
        are_apart(&[
            (state(3, 1, &[0], &[]), 20_000),
            (state(3, 1, &[0], &[2]), 20_000),
        ]);
    }

    #[test]
    fn what_took_more_than_is_allowed_is_not_known() {
        let empty = || state(3, 3, &[], &[]);
        for [one, other] in [[20_000, 100], [100, 20_000]] {
            are_apart(&[(empty(), one), (empty(), other)]);
        }
    }
}
