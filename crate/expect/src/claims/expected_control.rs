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

/// Claims with less than one chance in this many are no questions.
const LEAST_CHANCE: u8 = 10;

/// The log odds where no claim could be weighed: we expect it to fail.
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

#[cfg(test)]
mod tests {
    use loja_solver::{Limits, Options, referee};
    use loja_testkit::state;

    use super::*;

    /// A claim of these locations whose games the claimant held so often, of 100.
    fn weighed(state: &State, player: Color, set: &[usize], held: u32) -> WeighedClaim {
        WeighedClaim {
            player,
            set: points(state, set),
            signs: Signs {
                expectation: Expectation::Open,
                effort_refuted: 0,
                effort_lock: 0,
                games: 100,
                held,
                foes: 0,
            },
        }
    }

    fn points(state: &State, set: &[usize]) -> PointSet {
        let points = set.iter().filter_map(|&at| state.board().point(at));
        points.collect()
    }

    /// A row of ten in which Black is proved to control the first location, and all others are open to both.
    fn row() -> (State, Report) {
        let state = state(&["x........."], Color::Black);
        let (first, all) = (points(&state, &[0]), state.board().locations());
        let nothing = Options::within(Limits {
            nodes: 0,
            ..Limits::default()
        });
        let mut report = referee(&state, nothing, &mut ()).unwrap();
        report.open.black = all.difference(&first);
        report.open.white = all.difference(&first);
        report.control.black = first;
        report.control.white = PointSet::new();
        (state, report)
    }

    fn sizes(expected: &ExpectedControl) -> Vec<usize> {
        let questions = expected.questions.iter();
        questions.map(|question| question.set.len()).collect()
    }

    #[test]
    fn if_a_claim_holds_the_enemy_has_nothing_of_it() {
        let (state, report) = row();
        // White probably has 3 to 6, and Black may still lock what is there up to 4.
        let claims = [
            weighed(&state, Color::White, &[3, 4, 5, 6], 90),
            weighed(&state, Color::Black, &[0, 1, 2, 3, 4], 40),
        ];
        let expected = ExpectedControl::new(&state, &report, &claims);
        assert_eq!(expected.control.white, points(&state, &[3, 4, 5, 6]));
        let question = &expected.questions[0];
        assert_eq!((question.player, sizes(&expected)[0]), (Color::Black, 5));
        assert_eq!(question.if_holds.black, points(&state, &[0, 1, 2, 3, 4]));
        assert_eq!(question.if_holds.white, points(&state, &[5, 6]));
    }

    #[test]
    fn if_a_claim_fails_the_next_best_claims_of_its_points_remain() {
        let (state, report) = row();
        let claims = [
            weighed(&state, Color::Black, &[0, 1, 2, 3, 4, 5], 80),
            weighed(&state, Color::Black, &[0, 1, 2], 95),
            weighed(&state, Color::White, &[4, 5, 6], 60),
            // One that holds all of the failed claim fails with it.
            weighed(&state, Color::Black, &[0, 1, 2, 3, 4, 5, 6, 7, 8], 2),
        ];
        let expected = ExpectedControl::new(&state, &report, &claims);
        let question = &expected.questions[0];
        assert_eq!(sizes(&expected)[0], 6);
        assert_eq!(question.leaning, Expectation::Holds);
        // What is proved stays, the small claim too, and White's is likelier now.
        assert_eq!(question.if_fails.black, points(&state, &[0, 1, 2]));
        assert_eq!(question.if_fails.white, points(&state, &[4, 5, 6]));
    }

    #[test]
    fn a_failed_claim_takes_the_larger_ones_with_it() {
        let (state, report) = row();
        let claims = [
            weighed(&state, Color::Black, &[1, 2, 3, 4], 3),
            weighed(&state, Color::Black, &[1, 2, 3], 80),
            weighed(&state, Color::Black, &[3], 99),
        ];
        let (large, middle) = (&claims[0], &claims[1]);
        assert!(percent(large.signs.odds()) < LEAST_CHANCE);
        let expected = ExpectedControl::new(&state, &report, &claims);
        let question = &expected.questions[0];
        assert_eq!(question.set, middle.set);
        assert_eq!(question.if_fails.black, points(&state, &[0, 3]));
        assert!(question.if_fails.white.is_empty());
    }

    #[test]
    fn questions_are_at_most_four_share_no_open_point_and_come_by_size() {
        let (state, report) = row();
        let claims = [
            weighed(&state, Color::Black, &[9], 70),
            weighed(&state, Color::White, &[7, 8], 70),
            weighed(&state, Color::Black, &[0, 1, 2, 3], 70),
            // It shares an open point with the largest, so nobody is asked.
            weighed(&state, Color::White, &[3, 4], 70),
            // It shares only what is proved.
            weighed(&state, Color::Black, &[0, 4, 5], 70),
            weighed(&state, Color::White, &[6], 70),
        ];
        let expected = ExpectedControl::new(&state, &report, &claims);
        assert_eq!(sizes(&expected), [4, 3, 2, 1]);
        for (at, one) in expected.questions.iter().enumerate() {
            for other in &expected.questions[..at] {
                let shared = one.set.intersection(&other.set);
                assert!(shared.is_subset(&report.control.black), "{one:?} {other:?}");
            }
        }
    }
}
