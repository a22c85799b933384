//! Who controls what, found step by step.

use loja_certificate::{Answer, Checked, Claim};
use loja_dialogue::claiming::title;
use loja_dialogue::control::{claim as claimed, control as told};
use loja_dialogue::{BestLine, Talk};
use loja_notation::{Komi, Layout, Score};
use loja_rules::{Color, Point, PointSet};
use loja_solver::{Clerk, Control, Halt, Limits, Options, Proof, Referee, Verdict, Work};
use serde::Serialize;

use crate::api::{Failure, Place, parse, read_player, read_set};
use crate::check::examined;
use crate::deadline::Deadline;
use crate::outcome::{Scores, headline, result};
use crate::prove::contradicted;
use crate::view::numbers;

/// How far a referee is, `RefereeProgress` of the types.
#[derive(Debug, Serialize)]
pub struct Sofar {
    done: bool,
    nodes: u64,
    claims: usize,
    asking: Option<Asking>,
    /// All that is left was lent, so another run changes nothing before it comes back.
    waits: bool,
}

#[derive(Debug, Serialize)]
struct Asking {
    player: &'static str,
    set: Vec<usize>,
}

impl From<&Claim> for Asking {
    fn from(claim: &Claim) -> Asking {
        Asking {
            player: claim.player().name(),
            set: numbers(claim.set()),
        }
    }
}

/// A claim for somebody elsewhere, `LentClaim` of the types.
#[derive(Debug, Serialize)]
pub struct Lent {
    id: u32,
    claim: Asking,
    nodes: u64,
}

/// What it found, `RefereeReport` of the types.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Report {
    status: &'static str,
    finished: bool,
    control: Vec<&'static str>,
    score: Option<Scores>,
    result: String,
    headline: String,
    words: String,
    not_ljrg: bool,
    claims: Vec<Answered>,
    unlisted: u64,
    /// Open claims that have not been tried.
    untried: u64,
    nodes: u64,
}

#[derive(Debug, Serialize)]
struct Answered {
    player: &'static str,
    set: Vec<usize>,
    verdict: &'static str,
    nodes: u64,
    /// Of an open claim, what no further run overcomes.
    halt: Option<&'static str>,
    title: String,
    words: String,
}

/// Why an open claim stays open, as `ProofProgress` has it.
fn halt(claim: &loja_solver::Decided) -> Option<&'static str> {
    match (claim.verdict, claim.halt) {
        (Verdict::UNDECIDED, None) => Some("no-certificate"),
        (_, Some(Halt::Memory)) => Some("memory"),
        (_, Some(Halt::TooLarge)) => Some("too-large"),
        _ => None,
    }
}

/// How a claim was refuted.
struct Refuted {
    player: Color,
    set: PointSet,
    shown: BestLine,
}

/// No more refutations are kept, …
const MOST_SHOWN: usize = 64;

/// … and none of a longer search.
const MOST_NODES: u64 = 20_000;

/// No more certificates are kept than have so many decisions together, a byte each.
const MOST_DECISIONS: usize = 16 << 20;

/// The checked certificates of the claims that were decided here.
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

/// A position that is being judged.
pub struct Judging {
    place: Place,
    referee: Referee,
    notes: Notes,
    /// What is decided elsewhere, by numbers of its own.
    lent: Vec<(u32, Work)>,
    last_lent: u32,
}

/// What is noted down of claims when they are decided.
struct Notes {
    layout: Layout,
    answered: usize,
    refuted: Vec<Refuted>,
    certificates: Certificates,
}

impl Clerk for Notes {
    /// How the claim is refuted, for the report. What the search knows by now has to do.
    fn decided(&mut self, proof: &mut Proof, checked: Checked) {
        self.answered += 1;
        self.certificates.keep(&checked);
        let many = self.refuted.len() >= MOST_SHOWN || proof.progress().nodes > MOST_NODES;
        if many || checked.answer() != Answer::Refuted {
            return;
        }
        let (player, set) = (checked.claim().player(), checked.claim().set().clone());
        let limits = Limits {
            nodes: 0,
            ..Limits::default()
        };
        if let Ok(shown) = Talk::new(&self.layout, proof, limits).show(&[]) {
            self.refuted.push(Refuted { player, set, shown });
        }
    }
}

impl Judging {
    /// `referee` of the module, with both arguments as JSON, and as much memory as a search has by itself.
    ///
    /// # Errors
    /// When the position or a move is none.
    pub fn new(start: &str, moves: &str) -> Result<Judging, Failure> {
        Judging::within(start, moves, None)
    }

    /// The same with so many megabytes for all proofs together.
    ///
    /// # Errors
    /// When the position or a move is none.
    pub fn within(start: &str, moves: &str, megabytes: Option<u32>) -> Result<Judging, Failure> {
        let place = Place::read(start, moves)?;
        let bytes = megabytes.map(|megabytes| u64::from(megabytes) << 20);
        // Whoever runs it says when it is enough.
        let limits = Limits {
            nodes: u64::MAX,
            bytes: bytes.unwrap_or(Limits::default().bytes),
        };
        let options = Options {
            limits,
            ..Options::default()
        };
        Ok(Judging {
            referee: Referee::new(&place.state, options),
            notes: Notes {
                layout: place.layout.clone(),
                answered: 0,
                refuted: Vec::new(),
                certificates: Certificates::default(),
            },
            place,
            lent: Vec::new(),
            last_lent: 0,
        })
    }

    /// Expands so many situations more, unless all is decided before.
    ///
    /// # Errors
    /// When the search contradicts the checker.
    pub fn run(&mut self, nodes: u32) -> Result<Sofar, Failure> {
        self.run_until(Deadline::NEVER, nodes)
    }

    /// The same, but not for longer than until then. A few situations are always looked into.
    ///
    /// # Errors
    /// When the search contradicts the checker.
    pub fn run_until(&mut self, deadline: Deadline, nodes: u32) -> Result<Sofar, Failure> {
        let limits = Limits {
            nodes: nodes.into(),
            bytes: u64::MAX,
        };
        let poll = deadline.but_once();
        let control = Control::polling(limits, &poll);
        let done = self.referee.run(&control, &mut self.notes);
        let done = done.map_err(|contradiction| contradicted(&contradiction))?;
        let asking = self.referee.asking().map(Asking::from);
        Ok(Sofar {
            waits: !done && asking.is_none() && !control.is_stopped(),
            done,
            nodes: self.referee.nodes(),
            claims: self.notes.answered,
            asking,
        })
    }

    /// A claim for somebody elsewhere to prove, if one is hard enough. What is not given back stays open.
    pub fn lend(&mut self) -> Option<Lent> {
        let work = self.referee.lend()?;
        self.last_lent += 1;
        let lent = Lent {
            id: self.last_lent,
            claim: Asking::from(work.claim()),
            // What a number of the page can hold.
            nodes: work.left().min(u64::from(u32::MAX)),
        };
        self.lent.push((lent.id, work));
        Some(lent)
    }

    /// Takes back what was lent, with the certificate if there is one, and the nodes that it took. The checker goes through
    /// the certificate here too. Whether it was out, and the certificate of this claim.
    ///
    /// # Errors
    /// When the certificate shows nothing, or the search contradicts it. It is taken back all the same.
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
        back.map_err(|contradiction| contradicted(&contradiction))?;
        taken
    }

    /// The certificate of a claim that was decided here. None for one that is open, one that was answered by its likeness
    /// to another, and one for which there was no more room.
    ///
    /// # Errors
    /// When the claim can't be read.
    pub fn certificate(&self, claim: &str) -> Result<Option<String>, Failure> {
        let claim = parse(claim, "bad-claim")?;
        let player = read_player(claim.get("player"))?;
        let set = read_set(&self.place.layout, claim.get("set"))?;
        let kept = self.notes.certificates.of(player, &set);
        Ok(kept.map(|checked| checked.to_text()))
    }

    /// What is known by now.
    ///
    /// # Errors
    /// When the search has contradicted the checker.
    pub fn report(&self) -> Result<Report, Failure> {
        let found = self.referee.report();
        let found = found.map_err(|contradiction| contradicted(&contradiction))?;
        let (control, open) = (&found.control, &found.open);
        let decided = found.is_decided();
        let sign = |point: Point| {
            if Color::ALL.iter().any(|&color| open[color].contains(point)) {
                return "open";
            }
            match Color::ALL.map(|color| control[color].contains(point)) {
                [true, false] => Color::Black.name(),
                [false, true] => Color::White.name(),
                [false, false] => "nobody",
                [true, true] => "both",
            }
        };
        let claim = |claim: &loja_solver::Decided| Answered {
            player: claim.player.name(),
            set: numbers(&claim.set),
            verdict: claim.verdict.name(),
            nodes: claim.nodes,
            halt: halt(claim),
            title: title(&self.place.layout, claim.player, &claim.set),
            words: self.told(claim),
        };
        let komi = Komi::of_file(self.place.komi);
        let score = decided.then(|| Score::new(&self.place.state, control, komi));
        let layout: &Layout = &self.place.layout;
        Ok(Report {
            status: if decided { "decided" } else { "undecided" },
            finished: self.place.state.is_final(),
            control: layout.board().points().map(sign).collect(),
            headline: headline(score.as_ref(), self.place.state.is_final()),
            words: told(
                layout,
                &self.place.state,
                control,
                &open.black.union(&open.white),
            ),
            result: result(score.as_ref()),
            score: score.as_ref().map(Scores::from),
            not_ljrg: komi.foreign().is_some(),
            claims: found.claims.iter().map(claim).collect(),
            unlisted: found.unlisted,
            untried: found.untried,
            nodes: found.nodes,
        })
    }

    fn told(&self, claim: &loja_solver::Decided) -> String {
        let asked = Claim::new(&self.place.state, claim.player, &claim.set);
        let mut refuted = self.notes.refuted.iter();
        let shown = refuted.find(|known| known.player == claim.player && known.set == claim.set);
        let shown = shown.map(|known| &known.shown);
        asked.map_or_else(
            |_| String::new(),
            |asked| {
                let layout = &self.place.layout;
                claimed(layout, &asked, claim.verdict, claim.nodes, shown)
            },
        )
    }
}
