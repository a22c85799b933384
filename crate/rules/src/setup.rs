use std::fmt;

use loja_ground::{Board, ByColor, Color, Point, PointSet};
use loja_voice::RefusalFact;

use crate::contact::has_liberties;
use crate::illegal::said;
use crate::situation::{PassCount, Situation};

/// The eight parts of a situation (E7), which [`State::new`](crate::State::new) checks.
///
/// ```
/// # use std::sync::Arc;
/// # use loja_rules::{Board, Color, Rows, Setup, State};
/// let rows: Rows = ".xo.*".parse()?;
/// let setup = Setup { turn: Color::White, ..Setup::from_rows(&rows)? };
/// let state = State::new(Arc::new(rows.board().clone()), setup)?;
/// assert_eq!(state.situation().turn(), Color::White);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(default = "Setup::empty", deny_unknown_fields)
)]
pub struct Setup {
    /// Black's and White's stones (E7.1, E7.2).
    pub stones: ByColor<PointSet>,
    /// Locations closed for the next move (E7.3).
    pub temporary: PointSet,
    /// Locations closed for good (E7.4). A stone there is permanent.
    pub permanent: PointSet,
    /// Captives of each colour (E7.5, E7.6), komi among Black's (A2.9); at most
    /// [`MOST_CAPTIVES`](Setup::MOST_CAPTIVES).
    pub captives: ByColor<u32>,
    /// The player to move (E7.7).
    pub turn: Color,
    /// The pass count (E7.8).
    pub passes: PassCount,
}

impl Setup {
    /// The most captives of one colour in a situation.
    ///
    /// Counts saturate at 32 bits, which then takes three thousand million more captures; no memory holds such a
    /// history.
    pub const MOST_CAPTIVES: u32 = 1_000_000_000;

    /// The initial situation without compensation.
    #[must_use]
    pub fn empty() -> Setup {
        Setup {
            stones: ByColor::default(),
            temporary: PointSet::new(),
            permanent: PointSet::new(),
            captives: ByColor::default(),
            turn: Color::Black,
            passes: PassCount::Zero,
        }
    }

    /// An initial situation (A2). [`State::is_initial`] checks the komi (A2.5), since this function doesn't know
    /// the board.
    ///
    /// [`State::is_initial`]: crate::State::is_initial
    #[must_use]
    pub fn initial(temporary: PointSet, komi: u32) -> Setup {
        let passes = if temporary.is_empty() {
            PassCount::Zero
        } else {
            PassCount::MinusOne
        };
        Setup {
            captives: ByColor {
                black: komi,
                white: 0,
            },
            passes,
            temporary,
            ..Setup::empty()
        }
    }

    pub(crate) fn check(self, board: &Board) -> Result<Situation, Faults> {
        let situation = Situation::unchecked(self);
        let faults = faults(board, &situation);
        if faults.is_empty() {
            Ok(situation)
        } else {
            let setup = Box::new(situation.into_setup());
            Err(Faults { faults, setup })
        }
    }
}

/// A fault of a setup, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SetupFault {
    /// Stones or marks beyond the board.
    NotOnBoard(PointSet),
    /// A black and a white stone together.
    BothColors(PointSet),
    /// Stones of this colour without a liberty (D1).
    NoLiberty(Color, PointSet),
    /// A stone on a temporary mark, which only empty locations have (A2, B4.8).
    StoneOnTemporaryMark(PointSet),
    /// Both marks on one location.
    BothMarks(PointSet),
    /// Temporary marks without the pass count -1, which comes with them (A2.8, B2.4).
    PassCount(PassCount, PointSet),
    /// More captives of this colour than [`Setup::MOST_CAPTIVES`].
    Captives(Color, u32),
}

impl SetupFault {
    /// Its locations; none for captives.
    #[must_use]
    pub fn points(&self) -> &PointSet {
        match self {
            SetupFault::NotOnBoard(points)
            | SetupFault::BothColors(points)
            | SetupFault::NoLiberty(_, points)
            | SetupFault::StoneOnTemporaryMark(points)
            | SetupFault::BothMarks(points)
            | SetupFault::PassCount(_, points) => points,
            SetupFault::Captives(..) => const { &PointSet::new() },
        }
    }

    /// Explains the fault in the caller's names.
    ///
    /// ```
    /// # use std::sync::Arc;
    /// # use loja_rules::{Board, Setup, State};
    /// let board = Arc::new(Board::rectangle(1, 1));
    /// let mut setup = Setup::empty();
    /// setup.stones.black = board.locations();
    /// let faults = State::new(board, setup).unwrap_err().faults;
    /// assert_eq!(faults[0].message(|_| "a1".to_owned()), "Black has no liberty at a1 (D1)");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn message(&self, name: impl Fn(Point) -> String) -> String {
        said(&self.fact(), name)
    }

    /// The fact that [`message`](SetupFault::message) says.
    #[must_use]
    pub fn fact(&self) -> RefusalFact {
        let points = self.points().clone();
        match *self {
            SetupFault::NotOnBoard(_) => RefusalFact::NotOnBoard { points },
            SetupFault::BothColors(_) => RefusalFact::BothColors { points },
            SetupFault::NoLiberty(player, _) => RefusalFact::NoLiberty { player, points },
            SetupFault::StoneOnTemporaryMark(_) => RefusalFact::StoneOnMark { points },
            SetupFault::BothMarks(_) => RefusalFact::BothMarks { points },
            SetupFault::PassCount(passes, _) => RefusalFact::MarkWithoutKo {
                points,
                passes: passes.to_string(),
            },
            SetupFault::Captives(player, count) => RefusalFact::ManyCaptives {
                player,
                count: count as usize,
                limit: Setup::MOST_CAPTIVES as usize,
            },
        }
    }
}

/// All faults of a setup, and the setup.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Faults {
    /// The faults; never empty.
    pub faults: Vec<SetupFault>,
    /// The setup.
    pub setup: Box<Setup>,
}

impl fmt::Display for Faults {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let number = |point: Point| point.index().to_string();
        let texts: Vec<String> = self
            .faults
            .iter()
            .map(|fault| fault.message(number))
            .collect();
        f.write_str(&texts.join("; "))
    }
}

impl std::error::Error for Faults {}

impl Situation {
    /// The situation's parts, to be changed.
    #[must_use]
    pub fn into_setup(self) -> Setup {
        Setup {
            stones: self.stones,
            temporary: self.temporary,
            permanent: self.permanent,
            captives: self.captives,
            turn: self.turn,
            passes: self.passes,
        }
    }

    pub(crate) fn unchecked(setup: Setup) -> Situation {
        Situation {
            stones: setup.stones,
            temporary: setup.temporary,
            permanent: setup.permanent,
            captives: setup.captives,
            turn: setup.turn,
            passes: setup.passes,
        }
    }
}

fn faults(board: &Board, situation: &Situation) -> Vec<SetupFault> {
    let stones = situation.stones();
    let (temporary, permanent) = (situation.temporary(), situation.permanent());
    let colored = stones.occupied();
    let foreign = colored.union(temporary).union(permanent);
    let mut faults = vec![
        SetupFault::NotOnBoard(foreign.difference(&board.locations())),
        SetupFault::BothColors(stones.black.intersection(&stones.white)),
        SetupFault::StoneOnTemporaryMark(temporary.intersection(&colored)),
        SetupFault::BothMarks(temporary.intersection(permanent)),
    ];
    for color in Color::ALL {
        let on_board = stones[color].intersection(&board.locations());
        let stuck = stones.without_liberty(board, &on_board, has_liberties(permanent));
        // Where both colours share a location, the chain may be the other's.
        let own = stuck.intersection(&stones[color]);
        faults.push(SetupFault::NoLiberty(color, own));
    }
    if situation.pass_count() != PassCount::MinusOne {
        faults.push(SetupFault::PassCount(
            situation.pass_count(),
            temporary.clone(),
        ));
    }
    faults.retain(|fault| !fault.points().is_empty());
    for color in Color::ALL {
        let count = situation.captives()[color];
        if count > Setup::MOST_CAPTIVES {
            faults.push(SetupFault::Captives(color, count));
        }
    }
    faults
}
