//! The referee, in slices.

use loja_certificate::{Answer, Checked};
use loja_dialogue::{BestLine, Talk};
use loja_expect::claims::{ExpectedControl, Outlook, OutlookEffort};
use loja_notation::{Komi, Layout};
use loja_report::{
    AskedClaim, JudgedBoard, LentClaim, LjrgRuling, RefereeProgress, RefereeReport, StopWord,
};
use loja_rules::{ByColor, Color, PointSet};
use loja_solver::{Clerk, Control, Decided, Limits, Options, Proof, Referee, Report, Work};

use crate::api::{Failure, Place, read_claimed};
use crate::check::examined;
use crate::deadline::Deadline;

struct Refuted {
    player: Color,
    set: PointSet,
    shown: BestLine,
}

/// The most refutations kept.
const MOST_SHOWN: usize = 64;

/// Refutations by longer searches are not kept.
const MOST_NODES: u64 = 20_000;

/// The most decisions, a byte each, in kept certificates.
const MOST_DECISIONS: usize = 16 << 20;

#[derive(Default)]
struct Certificates {
    kept: Vec<Checked>,
    decisions: usize,
}

impl Certificates {
    fn keep(&mut self, checked: &Checked) {
        let decisions = self.decisions.saturating_add(checked.decisions().len());
        if decisions <= MOST_DECISIONS {
            self.decisions = decisions;
            self.kept.push(checked.clone());
        }
    }

    fn of(&self, player: Color, set: &PointSet) -> Option<&Checked> {
        let mut kept = self.kept.iter().map(|checked| (checked, checked.claim()));
        let found = kept.find(|(_, claim)| claim.player() == player && claim.set() == set);
        found.map(|(checked, _)| checked)
    }
}

/// A position being judged.
pub struct Judging {
    place: Place,
    referee: Referee,
    notes: Notes,
    /// Claims decided elsewhere, by number.
    lent: Vec<(u32, Work)>,
    last_lent: u32,
    outlooks: Outlooks,
}

/// The seed of random games, so that equal questions have equal answers.
const SEED: u64 = 1;

/// The expectation of a position, on request.
#[derive(Default)]
struct Outlooks {
    /// The last that weighed all its claims.
    weighed: Option<Outlook>,
    weighing: Option<Outlook>,
    /// The points that were open when the last one began.
    open: Option<ByColor<PointSet>>,
}

/// Records of decided claims.
struct Notes {
    layout: Layout,
    answered: usize,
    refuted: Vec<Refuted>,
    certificates: Certificates,
}

impl Clerk for Notes {
    /// Records the refutation for the report, as far as known.
    fn decided(&mut self, proof: &mut Proof, checked: Checked) {
        self.answered += 1;
        self.certificates.keep(&checked);
        let many = self.refuted.len() >= MOST_SHOWN || proof.progress().nodes > MOST_NODES;
        if many || checked.answer() != Answer::Refuted {
            return;
        }
        let (player, set) = (checked.claim().player(), checked.claim().set().clone());
        let known = Control::new(Limits {
            nodes: 0,
            ..Limits::default()
        });
        if let Ok(shown) = Talk::new(&self.layout, proof, &known).show(&[]) {
            self.refuted.push(Refuted { player, set, shown });
        }
    }
}

impl Judging {
    /// `referee` of the module, with JSON arguments; the megabytes are for all proofs together.
    pub fn new(start: &str, moves: &str, megabytes: Option<u32>) -> Result<Judging, Failure> {
        let place = Place::read(start, moves)?;
        let bytes = megabytes.map(|megabytes| u64::from(megabytes) << 20);
        // The caller decides when nodes suffice.
        let limits = Limits {
            nodes: u64::MAX,
            bytes: bytes.unwrap_or(Limits::default().bytes),
        };
        Ok(Judging {
            referee: Referee::new(&place.state, Options::within(limits)),
            notes: Notes {
                layout: place.layout.clone(),
                answered: 0,
                refuted: Vec::new(),
                certificates: Certificates::default(),
            },
            place,
            lent: Vec::new(),
            last_lent: 0,
            outlooks: Outlooks::default(),
        })
    }

    /// Decides claim after claim, within the control.
    ///
    /// # Errors
    /// If the search contradicts the checker.
    pub fn run(&mut self, control: &Control<'_>) -> Result<RefereeProgress, Failure> {
        let done = self.referee.run(control, &mut self.notes);
        let done = done.map_err(Failure::fault)?;
        let asking = self.referee.asking().map(AskedClaim::from);
        Ok(RefereeProgress {
            waits: !done && asking.is_none() && !control.is_stopped(),
            done,
            nodes: self.referee.nodes(),
            claims: self.notes.answered,
            asking,
        })
    }

    /// Weighs open claims until the deadline, one at least, and says whether all are weighed by what is proved now.
    /// From the first time on, reports and rulings tell what is expected.
    ///
    /// # Errors
    /// When the search has contradicted the checker.
    pub fn expect(&mut self, deadline: Deadline) -> Result<bool, Failure> {
        let found = self.found()?;
        let outlooks = &mut self.outlooks;
        if outlooks.weighing.is_none() {
            if outlooks.open.as_ref() == Some(&found.open) {
                return Ok(true);
            }
            let outlook = Outlook::new(&self.place.state, &found, OutlookEffort::default(), SEED);
            outlooks.weighing = Some(outlook);
            outlooks.open = Some(found.open);
        }
        while outlooks.weighing.as_mut().is_some_and(Outlook::step) {
            if deadline.is_over() {
                return Ok(false);
            }
        }
        outlooks.weighed = outlooks.weighing.take();
        Ok(true)
    }

    /// The expectation beside these findings.
    fn expected(&self, found: &Report) -> Option<ExpectedControl> {
        let mut outlook = self.outlooks.weighed.clone()?;
        outlook.learn(found);
        Some(outlook.expected())
    }

    fn found(&self) -> Result<Report, Failure> {
        self.referee.report().map_err(Failure::fault)
    }

    /// A hard claim to prove elsewhere; it stays open until returned.
    pub fn lend(&mut self) -> Option<LentClaim> {
        let work = self.referee.lend()?;
        self.last_lent += 1;
        let lent = LentClaim {
            id: self.last_lent,
            claim: AskedClaim::from(work.claim()),
            // The page's numbers have 32 bits.
            nodes: work.left().min(u64::from(u32::MAX)),
        };
        self.lent.push((lent.id, work));
        Some(lent)
    }

    /// Takes a lent claim back, with its nodes and perhaps its certificate, which is checked here too.
    ///
    /// False if it wasn't lent, or the certificate doesn't fit.
    ///
    /// # Errors
    /// When the certificate proves nothing, or the search contradicts it; the claim goes back even so.
    pub fn give_back(
        &mut self,
        id: u32,
        nodes: u32,
        certificate: Option<&str>,
    ) -> Result<bool, Failure> {
        let Some(at) = self.lent.iter().position(|&(lent, _)| lent == id) else {
            return Ok(false);
        };
        let (_, mut work) = self.lent.swap_remove(at);
        let taken = match certificate.map(examined).transpose() {
            Ok(None) => Ok(true),
            Ok(Some((checked, _))) => Ok(work.learn(checked)),
            Err(failure) => Err(failure),
        };
        work.spend(nodes.into());
        let back = self.referee.give_back(work, &mut self.notes);
        back.map_err(Failure::fault)?;
        taken
    }

    /// The certificate of a claim decided here; `None` if open, answered by likeness to another, or without room
    /// for it.
    pub fn certificate(&self, claim: &str) -> Result<Option<String>, Failure> {
        let (player, set) = read_claimed(&self.place.layout, claim)?;
        let kept = self.notes.certificates.of(player, &set);
        Ok(kept.map(|checked| checked.to_text()))
    }

    /// Reports the findings so far.
    ///
    /// # Errors
    /// When the search has contradicted the checker.
    pub fn report(&self) -> Result<RefereeReport, Failure> {
        let found = self.found()?;
        let expected = self.expected(&found);
        let refuted = |claim: &Decided| self.refuted(claim);
        Ok(self.board().report(&found, expected.as_ref(), refuted))
    }

    /// The ruling as `loja referee --json` prints it, without times; `stopped` says what ended the search.
    ///
    /// # Errors
    /// If the search has contradicted the checker, or the word is unknown.
    pub fn ruling(&self, stopped: Option<&str>) -> Result<LjrgRuling, Failure> {
        let found = self.found()?;
        let expected = self.expected(&found);
        let word = |word| {
            let word = StopWord::named(word);
            word.ok_or_else(|| Failure::new("bad-task", "nothing ends a search so"))
        };
        let stopped = stopped.map(word).transpose()?;
        let board = self.board();
        Ok(board.ruling_so_far(&found, stopped, expected.as_ref()))
    }

    fn board(&self) -> JudgedBoard<'_> {
        JudgedBoard {
            layout: &self.place.layout,
            state: &self.place.state,
            komi: Komi::of_file(self.place.komi),
        }
    }

    fn refuted(&self, claim: &Decided) -> Option<&BestLine> {
        let mut refuted = self.notes.refuted.iter();
        let found = refuted.find(|known| known.player == claim.player && known.set == claim.set);
        found.map(|known| &known.shown)
    }
}
