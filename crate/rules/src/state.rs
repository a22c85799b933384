//! E5: states.

use std::sync::Arc;

use loja_ground::{Board, Point, PointSet};

use crate::contact::Chain;
use crate::cycle::{self, Cycle};
use crate::illegal::Illegal;
use crate::moves::{Event, Move};
use crate::setup::{Faults, Setup};
use crate::situation::Situation;
use crate::{contact, stone, successor};

/// A board, a situation and all earlier situations in order (E5).
///
/// Similar situations (E3) allow the same stones, but perhaps other removals.
///
/// ```
/// # use std::sync::Arc;
/// # use loja_rules::{Board, Cycle, Move, Setup, State};
/// let mut state = State::new(Arc::new(Board::rectangle(2, 1)), Setup::empty())?;
/// let stones: Vec<Move> = state.board().points().map(Move::stone).collect();
/// let (left, right) = (stones[0], stones[1]);
/// // Both take turns in capturing the other's only stone, and pass between.
/// for turn in [left, right, Move::PASS, Move::PASS, left, Move::PASS, Move::PASS, right] {
///     state.play(turn)?;
/// }
/// assert_eq!(state.history().len(), 8);
/// // The situation is that after the second move again, so Black may remove the cycle (B3).
/// assert_eq!(state.cycles(), [Cycle { start: 2 }]);
/// let event = state.play(Move::cycle(Cycle { start: 2 }))?;
/// assert_eq!(event.cleared, state.board().locations());
/// assert_eq!(state.situation().permanent().len(), 2);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    board: Arc<Board>,
    situation: Situation,
    history: Vec<Situation>,
}

impl State {
    /// Makes a state without history, initial or not: problems may start in the middle.
    ///
    /// ```
    /// # use std::sync::Arc;
    /// # use loja_rules::{Board, ByColor, Setup, State};
    /// let board = Arc::new(Board::rectangle(2, 1));
    /// let mut setup = Setup::empty();
    /// setup.stones = ByColor { black: board.locations(), white: board.locations() };
    /// let faults = State::new(board, setup).unwrap_err();
    /// assert_eq!(faults.faults.len(), 3); // both colours on a location, and no liberty for either
    /// ```
    ///
    /// # Errors
    /// Names all faults, and hands the setup back.
    pub fn new(board: Arc<Board>, setup: Setup) -> Result<State, Faults> {
        let situation = setup.check(&board)?;
        Ok(State {
            board,
            situation,
            history: Vec::new(),
        })
    }

    /// The situation must follow from a legal one by a rule.
    pub(crate) fn unchecked(board: Arc<Board>, situation: Situation) -> State {
        State {
            board,
            situation,
            history: Vec::new(),
        }
    }

    /// The board (E5.1).
    #[must_use]
    pub fn board(&self) -> &Arc<Board> {
        &self.board
    }

    /// The situation (E5.2).
    #[must_use]
    pub fn situation(&self) -> &Situation {
        &self.situation
    }

    /// All earlier situations in order (E5.3).
    #[must_use]
    pub fn history(&self) -> &[Situation] {
        &self.history
    }

    /// A2.9: the first situation.
    #[must_use]
    pub fn first_situation(&self) -> &Situation {
        self.history.first().unwrap_or(&self.situation)
    }

    /// A2.9: the first situation's black minus white captives.
    #[must_use]
    pub fn komi(&self) -> i64 {
        let captives = self.first_situation().captives;
        i64::from(captives.black) - i64::from(captives.white)
    }

    /// A2 (A2.1 to A2.9): no stone, permanent mark or history, Black's turn, komi up to the board's size, and a
    /// fitting pass count.
    #[must_use]
    pub fn is_initial(&self) -> bool {
        let Situation {
            stones,
            temporary,
            permanent,
            captives,
            ..
        } = &self.situation;
        let like = Setup::initial(temporary.clone(), captives.black);
        stones.black.is_empty()
            && stones.white.is_empty()
            && permanent.is_empty()
            && captives.black as usize <= self.board.len()
            && self.situation == Situation::unchecked(like)
            && self.history.is_empty()
    }

    /// E1: whether the situation is final.
    #[must_use]
    pub fn is_final(&self) -> bool {
        self.situation.is_final()
    }

    /// E4: reverses the colours, in the history too.
    ///
    /// E4 as written leaves the history alone. Since White moves by reversal (B1.2b), B3.2 would then also find a
    /// cycle where a situation recurs with colours exchanged and the other player to move, which the popular
    /// rules (7, 8) and the examples don't know (`DIFFERENCES.md`).
    #[must_use]
    pub fn reversed(&self) -> State {
        State {
            board: Arc::clone(&self.board),
            situation: self.situation.reversed(),
            history: self.history.iter().map(Situation::reversed).collect(),
        }
    }

    /// The removable cycles (B3), longest first; none while the pass count is 1 (B3.1) or 2.
    #[must_use]
    pub fn cycles(&self) -> Vec<Cycle> {
        cycle::removable(&self.situation, &self.history).collect()
    }

    /// The locations that removing this cycle marks (B3.6).
    ///
    /// # Errors
    /// When nobody may remove it.
    pub fn cycle_locations(&self, cycle: Cycle) -> Result<PointSet, Illegal> {
        cycle::locations(&self.situation, &self.history, cycle)
    }

    /// Where the player to move may play without a removal (B4).
    ///
    /// ```
    /// # use loja_rules::State;
    /// let state: State = ".o.o.".parse()?;
    /// assert!(state.playable().is_empty()); // All would be suicide for Black.
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn playable(&self) -> PointSet {
        self.playable_in(&self.situation)
    }

    /// Where B4 allows a stone in a situation of this board, from the history or not.
    #[must_use]
    pub fn playable_in(&self, situation: &Situation) -> PointSet {
        let points = self.board.points().filter(|_| !situation.is_final());
        points
            .filter(|&x| stone::is_playable(&self.board, situation, x))
            .collect()
    }

    /// A stone's chain (D3), or an empty location's region.
    ///
    /// ```
    /// # use std::sync::Arc;
    /// # use loja_rules::{Board, Setup, State};
    /// let board = Arc::new(Board::rectangle(4, 1));
    /// let points: Vec<_> = board.points().collect();
    /// let mut setup = Setup::empty();
    /// setup.stones.black = points[..2].iter().copied().collect(); // xx..
    /// let state = State::new(board, setup)?;
    /// let chain = state.chain(points[0]).ok_or("it is on the board")?;
    /// assert_eq!(chain.members.len(), 2);
    /// assert_eq!(chain.liberties(state.situation()), points[2..3].iter().copied().collect());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn chain(&self, point: Point) -> Option<Chain> {
        self.board
            .has(point)
            .then(|| contact::chain(&self.board, &self.situation, point))
    }

    /// B1: the state after a move.
    ///
    /// # Errors
    /// When it is illegal.
    pub fn successor(&self, turn: Move) -> Result<State, Illegal> {
        let mut next = self.clone();
        next.play(turn)?;
        Ok(next)
    }

    /// Makes a move (A1.4) without copying history.
    ///
    /// ```
    /// # use std::sync::Arc;
    /// # use loja_rules::{Board, Move, Setup, State};
    /// let mut state = State::new(Arc::new(Board::rectangle(2, 1)), Setup::empty())?;
    /// let points: Vec<_> = state.board().points().collect();
    /// state.play(Move::stone(points[0]))?;
    /// let event = state.play(Move::stone(points[1]))?;
    /// assert_eq!(event.ko.len(), 1);
    /// let illegal = state.play(Move::stone(points[0])).unwrap_err();
    /// assert_eq!(illegal.rule(), "B4.2");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// When it is illegal; nothing changes.
    pub fn play(&mut self, turn: Move) -> Result<Event, Illegal> {
        let (next, event) = self.follow(turn)?;
        self.history
            .push(std::mem::replace(&mut self.situation, next));
        Ok(event)
    }

    /// Undoes the last turn, and returns the situation after it.
    ///
    /// ```
    /// # use std::sync::Arc;
    /// # use loja_rules::{Board, Move, Setup, State};
    /// let start = State::new(Arc::new(Board::rectangle(2, 2)), Setup::empty())?;
    /// let mut state = start.successor(Move::PASS)?;
    /// assert!(state.undo().is_some());
    /// assert_eq!(state, start);
    /// assert!(state.undo().is_none());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn undo(&mut self) -> Option<Situation> {
        let before = self.history.pop()?;
        Some(std::mem::replace(&mut self.situation, before))
    }

    /// Every legal move (B1), the pass first.
    #[must_use]
    pub fn moves(&self) -> Vec<Move> {
        let cycles = std::iter::once(None).chain(self.cycles().into_iter().map(Some));
        let stones = || std::iter::once(None).chain(self.board.points().map(Some));
        let all = cycles.flat_map(|cycle| stones().map(move |stone| Move { cycle, stone }));
        all.filter(|&turn| self.follow(turn).is_ok()).collect()
    }

    fn follow(&self, turn: Move) -> Result<(Situation, Event), Illegal> {
        successor::successor(&self.board, &self.situation, &self.history, turn)
    }
}
