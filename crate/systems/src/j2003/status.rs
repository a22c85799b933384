//! The analysis: the status of each string (lines 79 to 119).

use loja_ground::{Board, ByColor, Color, PointSet};
use loja_search::Control;

use crate::compact::{Bits, Compact, Stones, each};

use super::arena;
use super::force;
use super::moment::{Filling, Question, is_ko_stone};

/// The status of a string.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    /// The opponent, who starts, can't force its capture (line 97).
    Uncapturable,
    /// The opponent can't force its capture with no stone of the owner staying on it (line 101).
    Under,
    /// Nor with none staying in its local environment (line 107).
    Local,
    /// None of these (line 119).
    Dead,
    /// Alive in one of the first three ways, unknown which.
    Alive,
    /// Not found out.
    Open,
}

/// The findings of the analysis.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StatusAnalysis {
    /// Each string, with owner and status.
    pub strings: Vec<(PointSet, Color, Status)>,
    /// Direct ko stones (line 113).
    pub direct_ko_stones: PointSet,
    /// Ko stones that may be direct.
    pub perhaps_direct: PointSet,
    /// Whether an answer supposes [`SETTLED`](super::SETTLED).
    pub supposes_settled: bool,
    /// How many moments were looked at.
    pub nodes: u64,
}

impl StatusAnalysis {
    /// The dead stones.
    #[must_use]
    pub fn dead(&self) -> PointSet {
        self.of(Status::Dead)
    }

    /// The stones of all strings with a status.
    #[must_use]
    pub fn of(&self, wanted: Status) -> PointSet {
        let of = self
            .strings
            .iter()
            .filter(|(_, _, status)| *status == wanted);
        of.fold(PointSet::new(), |all, (string, _, _)| all.union(string))
    }
}

struct Judged {
    string: Bits,
    owner: Color,
    status: Option<Status>,
}

/// The most moments of a question's whole graph; beyond, the search decides.
const WHOLE: u64 = 12_000;

/// The graph gets one in this many of all moments; the search needs the rest.
const PART: u64 = 16;

/// The largest board judged strictly by the rules.
pub const EXACT_UP_TO: usize = 9;

/// … by graphs of this size.
const EXACT: u64 = 400_000;

/// Whether to suppose the reading [`SETTLED`](super::SETTLED).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Supposing {
    /// On boards beyond [`EXACT_UP_TO`].
    OnLargeBoards,
    /// On every board.
    Always,
    /// Never.
    Never,
}

impl Supposing {
    fn on(self, locations: usize) -> bool {
        match self {
            Supposing::OnLargeBoards => locations > EXACT_UP_TO,
            Supposing::Always => true,
            Supposing::Never => false,
        }
    }
}

struct Analyst<'a, 'b> {
    compact: &'a Compact,
    stones: Stones,
    control: &'a Control<'b>,
    each: u64,
    whole: u64,
    filling: Filling,
    supposes: bool,
}

/// The major analysis (line 85; its list is lost, the order ours): uncapturable strings, strings alive under them,
/// then locally; direct ko stones.
///
/// `None` if the board is too large.
pub fn analysis(
    board: &Board,
    stones: &ByColor<PointSet>,
    control: &Control<'_>,
) -> Option<StatusAnalysis> {
    let supposing = Supposing::OnLargeBoards;
    analysis_supposing(supposing, board, stones, control)
}

/// The major analysis with or without the supposition.
pub fn analysis_supposing(
    supposing: Supposing,
    board: &Board,
    stones: &ByColor<PointSet>,
    control: &Control<'_>,
) -> Option<StatusAnalysis> {
    let compact = Compact::of(board)?;
    let position = Compact::stones(stones);
    let limits = control.limits();
    let settled = if supposing.on(compact.len()) {
        compact.played_out(position, control)
    } else {
        position
    };
    let mut judged = Vec::new();
    for owner in Color::ALL {
        for string in compact.parts(position.of(owner)) {
            judged.push(Judged {
                string,
                owner,
                status: None,
            });
        }
    }
    let mut analyst = Analyst {
        compact: &compact,
        stones: settled,
        control,
        // No question uses up what the others need.
        each: limits.nodes / 4,
        whole: if compact.len() <= EXACT_UP_TO {
            EXACT
        } else {
            WHOLE.min(limits.nodes / PART)
        },
        filling: if supposing.on(compact.len()) {
            Filling::Never
        } else {
            Filling::Allowed
        },
        supposes: settled != position,
    };
    analyst.judge(&mut judged);
    let (direct, perhaps) = analyst.direct_ko_stones(&judged);
    let strings = judged
        .iter()
        .map(|one| {
            (
                compact.points(board, one.string),
                one.owner,
                one.status.unwrap_or(Status::Dead),
            )
        })
        .collect();
    Some(StatusAnalysis {
        strings,
        direct_ko_stones: compact.points(board, direct),
        perhaps_direct: compact.points(board, perhaps),
        supposes_settled: analyst.supposes,
        nodes: analyst.control.nodes(),
    })
}

impl Analyst<'_, '_> {
    fn judge(&mut self, judged: &mut [Judged]) {
        for step in [Status::Uncapturable, Status::Under] {
            for one in judged.iter_mut().filter(|one| one.status.is_none()) {
                let environment = if step == Status::Under { one.string } else { 0 };
                let question = Question {
                    owner: one.owner,
                    string: one.string,
                    environment,
                };
                one.status = match self.forced(&question) {
                    Some(true) => None,
                    Some(false) => Some(step),
                    None => Some(Status::Open),
                };
            }
        }
        // Environments come from earlier steps, whatever the order of the strings (line 87). An open string
        // may be a wall or not: what lives in the smaller environment lives in the larger, and under the
        // string even more so; what dies in the larger dies in all.
        let walls = Color::ALL.map(|owner| self.walls(judged, owner, false));
        let perhaps = Color::ALL.map(|owner| self.walls(judged, owner, true));
        for one in judged
            .iter_mut()
            .filter(|one| matches!(one.status, None | Some(Status::Open)))
        {
            let index = usize::from(one.owner == Color::White);
            let shut = [perhaps[index] & !one.string, walls[index]];
            let [smaller, larger] =
                shut.map(|shut| self.compact.reach(one.string, self.compact.whole() & !shut));
            let ask = |environment| Question {
                owner: one.owner,
                string: one.string,
                environment,
            };
            let mut forced = self.forced(&ask(smaller));
            if smaller != larger && forced != Some(false) {
                forced = self.forced(&ask(larger)).filter(|forced| *forced);
            }
            one.status = match (forced, one.status) {
                (Some(true), _) => Some(Status::Dead),
                (Some(false), None) => Some(Status::Local),
                (Some(false), _) => Some(Status::Alive),
                (None, _) => Some(Status::Open),
            };
        }
    }

    /// The owner's walls (line 105); with `perhaps`, also possible ones.
    fn walls(&self, judged: &[Judged], owner: Color, perhaps: bool) -> Bits {
        let wall = |one: &&Judged| match one.status {
            Some(Status::Uncapturable | Status::Under) => true,
            Some(Status::Open | Status::Alive) => perhaps,
            _ => false,
        };
        judged
            .iter()
            .filter(|one| one.owner == owner)
            .filter(wall)
            .fold(0, |all, one| all | one.string)
    }

    fn forced(&mut self, question: &Question) -> Option<bool> {
        // Whoever has immortal stones just passes.
        if question.string & self.compact.immortal(self.stones, question.owner) != 0 {
            return Some(false);
        }
        let (compact, stones) = (self.compact, self.stones);
        let filling = self.filling;
        self.supposes |= filling == Filling::Never;
        let found = self.control.part(self.whole, |part| {
            arena::can_force(compact, stones, question, filling, part)
        });
        if found.is_some() {
            return found;
        }
        if question.environment == 0 {
            return self.control.part(self.each, |part| {
                force::capture(compact, stones, question, filling, part)
            });
        }
        force::no_permanent_stone(compact, stones, question, filling, self.control, self.each)
    }

    /// Direct ko stones (line 113: alive locally, with a local environment other than the direct one), and
    /// possible ones.
    fn direct_ko_stones(&self, judged: &[Judged]) -> (Bits, Bits) {
        let (mut direct, mut perhaps) = (0, 0);
        for one in judged.iter().filter(|one| one.string.count_ones() == 1) {
            let ko_stone = each(one.string).any(|at| is_ko_stone(self.compact, self.stones, at));
            if !ko_stone
                || !matches!(
                    one.status,
                    Some(Status::Local | Status::Alive | Status::Open)
                )
            {
                continue;
            }
            // With sure walls, and with all possible ones.
            let differ = [false, true].map(|unsure| {
                let walls = Color::ALL.map(|owner| self.walls(judged, owner, unsure) & !one.string);
                let whole = self.compact.whole();
                let local = walls[usize::from(one.owner == Color::White)];
                let reach = |walls: Bits| self.compact.reach(one.string, whole & !walls);
                reach(local) != reach(walls[0] | walls[1])
            });
            let sure = self.walls(judged, Color::Black, true)
                == self.walls(judged, Color::Black, false)
                && self.walls(judged, Color::White, true)
                    == self.walls(judged, Color::White, false);
            if one.status == Some(Status::Local) && sure {
                direct |= if differ[0] { one.string } else { 0 };
            } else if !sure || differ[0] || differ[1] {
                perhaps |= one.string;
            }
        }
        (direct, perhaps)
    }
}
