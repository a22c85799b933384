//! Whose argument each location is expected to be won by, with what is proved taken as given.

use loja_certificate::{Answer, Claim};
use loja_rules::{ByColor, Color, PointSet, State, saturated};
use loja_solver::{Control, Expectation, Limits, Proof, Report};

use super::claim_game::ClaimGame;
use super::claim_parts::Parts;
use super::claim_tree::ClaimTree;
use super::expected_control::{ExpectedControl, WeighedClaim};
use super::odds::Signs;

/// How much is done for an expectation. All are counts, so equal efforts expect the same everywhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OutlookEffort {
    /// Claims weighed for each player.
    pub claims: usize,
    /// Situations searched for a claim of up to 64 locations; larger ones, which are slower, get fewer.
    pub nodes: u64,
    /// Situations searched for all claims.
    pub nodes_in_all: u64,
    /// Moves of random games for each claim, …
    pub moves: u64,
    /// … and for all claims.
    pub moves_in_all: u64,
    /// The most games of a claim.
    pub games: u32,
}

impl Default for OutlookEffort {
    fn default() -> OutlookEffort {
        OutlookEffort {
            claims: 40,
            nodes: 500,
            nodes_in_all: 2_500,
            moves: 16_000,
            moves_in_all: 250_000,
            games: 512,
        }
    }
}

/// The least games of a claim.
const LEAST_GAMES: u32 = 8;

/// Weighs the open claims of a position, one after the other.
#[derive(Clone, Debug)]
pub struct Outlook {
    state: State,
    report: Report,
    effort: OutlookEffort,
    parts: ByColor<Parts>,
    /// The claims still to be weighed, the last first.
    waiting: ByColor<Vec<Vec<usize>>>,
    weighed: Vec<WeighedClaim>,
    nodes: u64,
    moves: u64,
    seed: u64,
}

impl Outlook {
    /// For a position of which this much is known.
    #[must_use]
    pub fn new(state: &State, report: &Report, effort: OutlookEffort, seed: u64) -> Outlook {
        let parts = ByColor {
            black: Parts::new(state, Color::Black, report),
            white: Parts::new(state, Color::White, report),
        };
        let waiting = |player: Color| {
            let mut claims: Vec<Vec<usize>> = Vec::new();
            for claim in parts[player].first_claims() {
                if !claims.contains(&claim) {
                    claims.push(claim);
                }
            }
            claims.truncate(effort.claims / 2);
            claims.reverse();
            claims
        };
        Outlook {
            waiting: ByColor {
                black: waiting(Color::Black),
                white: waiting(Color::White),
            },
            state: state.clone(),
            report: report.clone(),
            effort,
            parts,
            weighed: Vec::new(),
            nodes: 0,
            moves: 0,
            seed,
        }
    }

    /// Weighs one more claim; false when all are weighed.
    pub fn step(&mut self) -> bool {
        for player in Color::ALL {
            if let Some(parts) = self.waiting[player].pop() {
                self.weigh(player, parts);
                return true;
            }
        }
        false
    }

    /// Takes as given what has been proved since. Claims that it refutes weigh nothing any more.
    pub fn learn(&mut self, report: &Report) {
        self.report = report.clone();
        let mut weighed = std::mem::take(&mut self.weighed);
        weighed.retain(|claim| {
            let (player, set) = (claim.player, &claim.set);
            let possible = report.control[player].union(&report.open[player]);
            set.is_subset(&possible) && !self.is_refuted(player, set)
        });
        self.weighed = weighed;
    }

    /// The situations searched so far.
    #[must_use]
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// The claims weighed so far.
    #[must_use]
    pub fn weighed(&self) -> &[WeighedClaim] {
        &self.weighed
    }

    fn weigh(&mut self, player: Color, parts: Vec<usize>) {
        let set = self.parts[player].union(&parts);
        if self.is_refuted(player, &set) {
            return;
        }
        let Ok(claim) = Claim::new(&self.state, player, &set) else {
            return;
        };
        let stones = self.state.situation().stones();
        let mut signs = Signs {
            foes: set.intersection(&stones[player.other()]).count(),
            expectation: Expectation::Open,
            effort_refuted: 0,
            effort_lock: 0,
            games: 0,
            held: 0,
        };
        self.search(&claim, &mut signs);
        let lost = self.play(&claim, &parts, &mut signs);
        self.weighed.push(WeighedClaim { player, set, signs });
        // Without the weakest part the rest may hold.
        if let Some(lost) = lost
            .filter(|_| signs.expectation != Expectation::Holds && signs.held * 8 < signs.games * 7)
        {
            let rest: Vec<usize> = parts.into_iter().filter(|&at| at != lost).collect();
            for piece in self.parts[player].pieces(&rest) {
                self.wait_for(player, piece);
            }
        }
    }

    fn wait_for(&mut self, player: Color, parts: Vec<usize>) {
        let set = self.parts[player].union(&parts);
        let mut weighed = self.weighed.iter().filter(|claim| claim.player == player);
        let is_full = weighed.clone().count() + self.waiting[player].len() >= self.effort.claims;
        let is_known = weighed.any(|claim| claim.set == set);
        if !is_full && !is_known && !self.waiting[player].contains(&parts) {
            self.waiting[player].push(parts);
        }
    }

    fn is_refuted(&self, player: Color, set: &PointSet) -> bool {
        let mut claims = self.report.claims.iter();
        claims.any(|claim| {
            claim.player == player && claim.set == *set && claim.verdict == Answer::Refuted
        })
    }

    /// Notes which answer a search leans to, the referee's or a short one.
    fn search(&mut self, claim: &Claim, signs: &mut Signs) {
        let members = u64::from(claim.set().count()).max(64);
        let left = self.effort.nodes_in_all.saturating_sub(self.nodes);
        let nodes = (self.effort.nodes * 64 / members).min(left);
        let mut tried = self.report.claims.iter();
        let tried = tried.find(|one| one.player == claim.player() && one.set == *claim.set());
        let known = tried.and_then(|one| one.progress);
        let progress = match known.filter(|progress| progress.nodes >= nodes) {
            Some(progress) => progress,
            None => {
                let mut proof = Proof::new(claim.clone());
                let limits = Limits {
                    nodes,
                    ..Limits::default()
                };
                if let Ok(expectation) = proof.search(&Control::new(limits)) {
                    signs.expectation = expectation;
                }
                self.nodes += proof.progress().nodes;
                proof.progress()
            }
        };
        signs.effort_lock = progress.effort_lock;
        signs.effort_refuted = progress.effort_refuted;
    }

    /// Plays the claim's games, and returns the open part that was lost most often, if there are several parts.
    fn play(&mut self, claim: &Claim, parts: &[usize], signs: &mut Signs) -> Option<usize> {
        let player = claim.player();
        let mut tree = ClaimTree::new(ClaimGame::new(claim), self.seed);
        let (mut held, mut outcomes) = (vec![0_u32; parts.len()], Vec::new());
        let left = self.effort.moves_in_all.saturating_sub(self.moves);
        let moves = self.effort.moves.min(left);
        // Where a search has its answer, the games only say which part is the weakest.
        let most = match signs.expectation {
            Expectation::Open => self.effort.games,
            Expectation::Holds | Expectation::Fails => LEAST_GAMES,
        };
        for game in 0..most {
            if game >= LEAST_GAMES && tree.game().moves() >= moves {
                break;
            }
            let holds = tree.holds();
            outcomes.push(holds);
            for (held, &part) in held.iter_mut().zip(parts) {
                let mut members = self.parts[player].parts[part].members.iter();
                *held += u32::from(members.all(|at| tree.game().is_held(at)));
            }
        }
        self.moves += tree.game().moves();
        // The first half only learns.
        let later = &outcomes[outcomes.len() / 2..];
        signs.games = saturated(later.len());
        signs.held = saturated(later.iter().filter(|&&holds| holds).count());
        let weakest = held.iter().zip(parts);
        let open = weakest.filter(|(_, part)| self.parts[player].is_open(**part));
        let (_, part) = open.min_by_key(|(held, _)| **held)?;
        (parts.len() > 1).then_some(*part)
    }

    /// The expectation of the position as it stands, from the claims weighed so far.
    #[must_use]
    pub fn expected(&self) -> ExpectedControl {
        ExpectedControl::new(&self.state, &self.report, &self.weighed)
    }
}
