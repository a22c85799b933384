//! Expects the control of a position, from the odds of open claims, and the swing of the largest of them.

use loja_rules::{ByColor, Color, Point, PointSet, State};
use loja_solver::{Expectation, Report};

use super::odds::{Signs, percent};

/// An open claim with what speaks for it and against it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WeighedClaim {
    /// The claimant.
    pub player: Color,
    /// The claimed set.
    pub set: PointSet,
    /// The signs of its outcome.
    pub signs: Signs,
}

/// The expected control, were every argument held now.
///
/// It is no verdict: what isn't proved is a guess. How often such guesses are right is measured in
/// `crate/bench/HISTORY.md`.
///
/// ```compile_fail
/// use loja_expect::claims::ExpectedControl;
/// use loja_solver::Report;
///
/// fn believe(expected: ExpectedControl) -> Report {
///     expected.into()
/// }
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ExpectedControl {
    /// The locations that each player is expected to control. All others are expected to be nobody's.
    pub control: ByColor<PointSet>,
    /// How sure that is, in percent, by location: 100 where it is proved, else at most 99.
    pub sure: Vec<u8>,
    /// The largest open claims that don't depend on each other, at most four, the largest first.
    pub questions: Vec<OpenQuestion>,
}

/// An open claim, and who would control what with either answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpenQuestion {
    /// The claimant.
    pub player: Color,
    /// The claimed set.
    pub set: PointSet,
    /// The expectation, never [`Expectation::Open`].
    pub leaning: Expectation,
    /// The expected control if the claim holds …
    pub if_holds: ByColor<PointSet>,
    /// … and if it fails.
    pub if_fails: ByColor<PointSet>,
}

const QUESTIONS: usize = 4;

/// Claims with less than one chance in so many are no questions.
const LEAST_CHANCE: u8 = 10;

/// What is expected where no claim could be weighed: the claim fails.
const NO_CLAIM: i32 = -80;

impl ExpectedControl {
    pub(crate) fn new(state: &State, report: &Report, weighed: &[WeighedClaim]) -> ExpectedControl {
        let mut expected = ExpectedControl {
            control: report.control.clone(),
            sure: vec![100; state.board().len()],
            questions: Vec::new(),
        };
        let odds = best_odds(state, &mut weighed.iter());
        for at in state.board().points().filter(|&at| is_open(report, at)) {
            let (player, odds) = leader(&odds[at.index()]);
            if odds > 0 {
                expected.control[player].insert(at);
            }
            expected.sure[at.index()] = percent(odds.abs());
        }
        expected.questions = questions(state, report, weighed, &expected.control);
        expected
    }
}

/// Whether nobody is proved to control it, and somebody may.
fn is_open(report: &Report, at: Point) -> bool {
    let among = |sets: &ByColor<PointSet>| Color::ALL.iter().any(|&by| sets[by].contains(at));
    among(&report.open) && !among(&report.control)
}

/// The odds of each player's most likely claim, by location.
fn best_odds(state: &State, weighed: &mut dyn Iterator<Item = &WeighedClaim>) -> Vec<ByColor<i32>> {
    let none = ByColor {
        black: NO_CLAIM,
        white: NO_CLAIM,
    };
    let mut best = vec![none; state.board().len()];
    for claim in weighed {
        let odds = claim.signs.odds();
        for at in claim.set.iter() {
            let best = &mut best[at.index()][claim.player];
            *best = odds.max(*best);
        }
    }
    best
}

/// The player with the better odds.
fn leader(odds: &ByColor<i32>) -> (Color, i32) {
    match odds.black > odds.white {
        true => (Color::Black, odds.black),
        false => (Color::White, odds.white),
    }
}

fn questions(
    state: &State,
    report: &Report,
    weighed: &[WeighedClaim],
    control: &ByColor<PointSet>,
) -> Vec<OpenQuestion> {
    let mut claims: Vec<&WeighedClaim> = weighed.iter().collect();
    claims.retain(|claim| percent(claim.signs.odds()) >= LEAST_CHANCE);
    claims.sort_by_key(|claim| std::cmp::Reverse(claim.set.len()));
    let mut taken = report.control.black.union(&report.control.white);
    let mut questions = Vec::new();
    for claim in claims {
        let proved = &report.control[claim.player];
        let asked = claim.set.difference(proved);
        if questions.len() == QUESTIONS || !asked.intersection(&taken).is_empty() {
            continue;
        }
        taken = taken.union(&asked);
        let (player, enemy) = (claim.player, claim.player.other());
        let mut if_holds = control.clone();
        if_holds[player] = if_holds[player].union(&claim.set);
        if_holds[enemy] = if_holds[enemy].difference(&asked);
        let is_more =
            |other: &&WeighedClaim| other.player != player || !claim.set.is_subset(&other.set);
        let odds = best_odds(state, &mut weighed.iter().filter(is_more));
        let mut if_fails = control.clone();
        for at in asked.iter().filter(|&at| is_open(report, at)) {
            let (leader, odds) = leader(&odds[at.index()]);
            if_fails[player].remove(at);
            if odds > 0 {
                if_fails[leader].insert(at);
            }
        }
        questions.push(OpenQuestion {
            player,
            set: claim.set.clone(),
            leaning: match claim.signs.odds() > 0 {
                true => Expectation::Holds,
                false => Expectation::Fails,
            },
            if_holds,
            if_fails,
        });
    }
    questions
}
