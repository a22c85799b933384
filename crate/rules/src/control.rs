//! C4 to C6 and C8: claims, worst case, formation. The player is an argument, where the text reverses colours (C2).
//! C7, a search, is outside this crate.

use std::fmt;
use std::sync::Arc;

use loja_ground::{Board, ByColor, Color, Point, PointSet};
use loja_voice::{Fact, RefusalFact, Voice};

use crate::contact::{Chain, has_liberties};
use crate::illegal::said;
use crate::setup::Setup;
use crate::situation::{PassCount, Situation};
use crate::state::State;

/// Why a player has not bordered a set (C5), and where.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotBordered {
    /// C5.1: a member is no location.
    OffBoard(Point),
    /// C5.2.1: a member with a neighbour outside is no stone of the player.
    Open {
        /// The member.
        inside: Point,
        /// Its neighbour outside.
        outside: Point,
    },
    /// C5.2.2: the neighbour outside is also the player's stone.
    Cut {
        /// The member.
        inside: Point,
        /// Its neighbour outside.
        outside: Point,
    },
}

impl NotBordered {
    /// The broken clause.
    #[must_use]
    pub fn rule(&self) -> &'static str {
        self.fact().rules()
    }

    /// The fact that [`message`](NotBordered::message) says.
    #[must_use]
    pub fn fact(&self) -> RefusalFact {
        match *self {
            NotBordered::OffBoard(at) => RefusalFact::ClaimOutside { at },
            NotBordered::Open { inside, outside } => RefusalFact::ClaimOpen { inside, outside },
            NotBordered::Cut { inside, outside } => RefusalFact::ClaimCut { inside, outside },
        }
    }

    /// The locations concerned, the member first.
    #[must_use]
    pub fn points(&self) -> Vec<Point> {
        match *self {
            NotBordered::OffBoard(point) => vec![point],
            NotBordered::Open { inside, outside } | NotBordered::Cut { inside, outside } => {
                vec![inside, outside]
            }
        }
    }

    /// Explains it; `Display` adds the clause.
    #[must_use]
    pub fn message(&self, name: impl Fn(Point) -> String) -> String {
        Voice::named(&name).part(&self.fact())
    }
}

impl fmt::Display for NotBordered {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&said(&self.fact(), |point| point.index().to_string()))
    }
}

impl std::error::Error for NotBordered {}

impl State {
    /// C5: checks that all members are locations (C5.1) and neighbours outside fit (C5.2).
    ///
    /// ```
    /// # use std::sync::Arc;
    /// # use loja_rules::{Board, Color, NotBordered, Setup, State};
    /// let state = State::new(Arc::new(Board::rectangle(2, 1)), Setup::empty())?;
    /// let points: Vec<_> = state.board().points().collect();
    /// let half = [points[0]].into_iter().collect();
    /// let open = NotBordered::Open { inside: points[0], outside: points[1] };
    /// assert_eq!(state.bordered(Color::Black, &half), Err(open));
    /// assert_eq!(state.bordered(Color::Black, &state.board().locations()), Ok(()));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// Names the first failing member and its neighbour.
    pub fn bordered(&self, player: Color, set: &PointSet) -> Result<(), NotBordered> {
        bordered(self.board(), self.situation(), player, set)
    }

    /// C6: the player's worst case for a bordered set (C4), where the opponent begins.
    ///
    /// C6.1 would let the opponent's permanent stones overlap the set. That never helps the player, and the text
    /// and its examples mean the complement. The opponent's chains in the set keep their liberties, which are
    /// inside; so the result is legal.
    ///
    /// ```
    /// # use std::sync::Arc;
    /// # use loja_rules::{Board, Color, Setup, State};
    /// let board = Arc::new(Board::rectangle(5, 1));
    /// let points: Vec<_> = board.points().collect();
    /// let mut setup = Setup::empty();
    /// setup.stones.black = [points[2]].into_iter().collect(); // ..x..
    /// let state = State::new(board, setup)?;
    /// let left = points[..3].iter().copied().collect();
    /// let worst = state.worst_case(Color::Black, &left)?; // ..xOO, White to move
    /// assert_eq!(worst.situation().stones().white.len(), 2);
    /// assert_eq!(worst.situation().turn(), Color::White);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// When the player has not bordered the set (C4.1).
    pub fn worst_case(&self, player: Color, set: &PointSet) -> Result<State, NotBordered> {
        self.bordered(player, set)?;
        let situation = self.situation();
        let outside = self.board().locations().difference(set);
        // C6.2
        let mut stones = ByColor::default();
        stones[player] = situation.stones()[player].intersection(set);
        stones[player.other()] = situation.stones()[player.other()].union(&outside);
        let mut setup = Setup {
            stones,
            temporary: PointSet::new(),
            permanent: situation.permanent().union(&outside),
            captives: ByColor::default(),
            turn: player.other(),
            passes: PassCount::Zero,
        };
        // C6.3
        let (own, has) = (&setup.stones[player], has_liberties(&setup.permanent));
        let stuck = setup.stones.without_liberty(self.board(), own, has);
        setup.stones[player] = own.difference(&stuck);
        let situation = Situation::unchecked(setup);
        Ok(State::unchecked(Arc::clone(self.board()), situation))
    }

    /// C8: whether the player has a 2-eye formation on the set.
    ///
    /// ```
    /// # use std::sync::Arc;
    /// # use loja_rules::{Board, Color, Setup, State};
    /// let board = Arc::new(Board::rectangle(3, 1));
    /// let mut setup = Setup::empty();
    /// setup.stones.black = board.points().skip(1).take(1).collect();
    /// let state = State::new(board, setup)?;
    /// assert!(state.has_formation(Color::Black, &state.board().locations()));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn has_formation(&self, player: Color, set: &PointSet) -> bool {
        let (board, situation) = (self.board(), self.situation());
        let stones = situation.stones();
        let empty = |&x: &Point| stones.color_at(x).is_none();
        // C8.1 to C8.3
        !set.is_empty()
            && set.intersection(&stones[player.other()]).is_empty()
            && self.bordered(player, set).is_ok()
            // C8.4
            && set.iter().all(|x| !board.neighbors(x).is_empty())
            // C8.5
            && set.iter().filter(empty).all(|x| {
                let mut inside = board.neighbors(x).iter().filter(|&&y| set.contains(y));
                inside.all(|&y| stones[player].contains(y))
            })
            // C8.6. All members of a chain have equal contact, but for a lone stone to itself, which
            // isn't uncolored.
            && stones
                .chains(board, &stones[player].intersection(set))
                .into_iter()
                .all(|chain| Chain::from(chain).liberties(situation).intersection(set).len() >= 2)
    }
}

fn bordered(
    board: &Board,
    situation: &Situation,
    player: Color,
    set: &PointSet,
) -> Result<(), NotBordered> {
    let own = &situation.stones()[player];
    for inside in set.iter() {
        if !board.has(inside) {
            return Err(NotBordered::OffBoard(inside));
        }
        let outside = board.neighbors(inside).iter().copied();
        for outside in outside.filter(|&y| !set.contains(y)) {
            if !own.contains(inside) {
                return Err(NotBordered::Open { inside, outside });
            }
            if own.contains(outside) {
                return Err(NotBordered::Cut { inside, outside });
            }
        }
    }
    Ok(())
}
