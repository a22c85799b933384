use std::fmt;

use loja_ground::{ByColor, Color, PointSet, saturated};

use crate::score::Tally;
use crate::state::State;

/// The count chart of AFTER END: both scores, and three numbers that reveal mistakes.
///
/// ```text
/// TB DW PW    | SB
/// TW DB PB  K | SW
/// M  L
/// N
/// X  X
/// ```
///
/// The first column must equal the sum of `D`, `P` and `L`. An empty location that nobody controls adds one to `N`
/// and `L`; a stone to `M` and `L`; a controlled location to `T` and `L`, and with a dead stone to `T` and `D` too; a
/// prisoner to `P` and `M`, since it was played. Komi, never played, is in neither sum.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chart {
    /// The parts of both scores.
    pub score: ByColor<Tally>,
    /// `M`: the stones of the first situation and those played since; one that both control counts twice.
    pub stones: u64,
    /// `N`: empty locations that nobody controls.
    pub neutral: u64,
    /// `L`: the locations; one that both control counts twice.
    pub locations: u64,
}

impl Chart {
    /// Fills in the chart. `stones_played` is from the game's record, because an independent count makes it a
    /// check. Saturated sums don't balance.
    ///
    /// ```
    /// # use std::sync::Arc;
    /// # use loja_rules::{Board, ByColor, Chart, Move, Setup, State};
    /// let mut state = State::new(Arc::new(Board::rectangle(3, 1)), Setup::empty())?;
    /// let middle = state.board().point(1).ok_or("three locations")?;
    /// state.play(Move::stone(middle))?;
    /// let mut control = ByColor::default();
    /// control.black = state.board().locations();
    /// assert_eq!(Chart::new(&state, &control, 1).sums(), [3, 3]);
    /// assert!(!Chart::new(&state, &control, 2).is_balanced());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn new(state: &State, control: &ByColor<PointSet>, stones_played: u64) -> Chart {
        let board = state.board().locations();
        let stones = state.situation().stones();
        let colored = stones.occupied();
        let both = control.black.intersection(&control.white);
        let both = both.intersection(&board);
        let nobody = board.difference(&control.black).difference(&control.white);
        let number = |set: &PointSet| u64::from(set.count());
        Chart {
            score: state.score(control),
            stones: stones_played.saturating_add(number(&both.intersection(&colored))),
            neutral: number(&nobody.difference(&colored)),
            locations: number(&board) + number(&both),
        }
    }

    /// Sums that must be equal: `TB + TW + M + N` and `DW + DB + PW + PB + L`.
    #[must_use]
    pub fn sums(&self) -> [u64; 2] {
        self.exact().map(saturated)
    }

    fn exact(&self) -> [u128; 2] {
        let of = |part: fn(&Tally) -> u32| {
            u128::from(part(&self.score.black)) + u128::from(part(&self.score.white))
        };
        [
            of(|side| side.territory) + u128::from(self.stones) + u128::from(self.neutral),
            of(|side| side.dead) + of(|side| side.prisoners) + u128::from(self.locations),
        ]
    }

    /// Whether the two sums agree.
    #[must_use]
    pub fn is_balanced(&self) -> bool {
        let [left, right] = self.exact();
        left == right
    }
}

/// The source's form, with Black's komi (handicap games) in Black's row.
impl fmt::Display for Chart {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for color in Color::ALL {
            let side = &self.score[color];
            let Tally {
                territory,
                dead,
                prisoners,
                komi,
            } = side;
            writeln!(
                f,
                "{territory:>4}{dead:>4}{prisoners:>4}{komi:>4} |{:>4}",
                side.total()
            )?;
        }
        writeln!(f, "{:>4}{:>4}", self.stones, self.locations)?;
        writeln!(f, "{:>4}", self.neutral)?;
        let [left, right] = self.sums();
        write!(f, "{left:>4}{right:>4}")
    }
}

impl State {
    /// `M` of the count chart: the stones of the first situation and those played since.
    ///
    /// A turn never removes the stone it plays, and only a played stone colours a location; so it played one
    /// exactly when a location becomes colored.
    #[must_use]
    pub fn stones_played(&self) -> u64 {
        let colored = |at: usize| {
            let situation = self.history().get(at).unwrap_or(self.situation());
            let stones = situation.stones();
            stones.black.union(&stones.white)
        };
        let turns = 0..self.history().len();
        let played = turns.map(|at| colored(at + 1).difference(&colored(at)));
        u64::from(colored(0).count()) + played.map(|new| u64::from(new.count())).sum::<u64>()
    }
}
