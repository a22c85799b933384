//! Who controls what, found step by step.

use loja_certificate::Claim;
use loja_dialogue::claiming::title;
use loja_dialogue::control::{claim as claimed, control as told};
use loja_dialogue::{Shown, Talk};
use loja_notation::{Komi, Layout, Score};
use loja_rules::{Color, Point, PointSet};
use loja_solver::{Limits, Options, Proof, Referee, Switches, Task, Verdict};
use serde::Serialize;

use crate::api::{Failure, Place};
use crate::outcome::{Scores, headline, result};
use crate::prove::{Found, go_on};
use crate::talk::verdict;
use crate::view::{color, numbers};

/// How far a referee is, `RefereeProgress` of the types.
#[derive(Debug, Serialize)]
pub struct Sofar {
    done: bool,
    nodes: u64,
    claims: usize,
    asking: Option<Asking>,
}

#[derive(Debug, Serialize)]
struct Asking {
    player: &'static str,
    set: Vec<usize>,
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
    nodes: u64,
}

#[derive(Debug, Serialize)]
struct Answered {
    player: &'static str,
    set: Vec<usize>,
    verdict: &'static str,
    nodes: u64,
    title: String,
    words: String,
}

/// How a claim was refuted.
struct Refuted {
    player: Color,
    set: PointSet,
    shown: Shown,
}

/// No more refutations are kept, …
const MOST_SHOWN: usize = 64;

/// … and none of a longer search.
const MOST_NODES: u64 = 20_000;

/// Searches are kept for later as long as they take no more bytes than this.
const KEPT: u64 = 64 << 20;

/// The claim in work.
struct Asked {
    task: Task,
    proof: Box<Proof>,
    /// Nodes spent on the task so far, and those left of its budget.
    spent: u64,
    budget: u64,
}

/// A position that is being judged.
pub struct Judging {
    place: Place,
    referee: Referee,
    now: Option<Asked>,
    /// Searches whose tasks may come back, by the number of the task.
    kept: Vec<(u64, Box<Proof>)>,
    kept_bytes: u64,
    answered: usize,
    nodes: u64,
    refuted: Vec<Refuted>,
}

impl Judging {
    /// `referee` of the module, with both arguments as JSON.
    ///
    /// # Errors
    /// When the position or a move is none.
    pub fn new(start: &str, moves: &str) -> Result<Judging, Failure> {
        let place = Place::read(start, moves)?;
        // Whoever runs it says when it is enough.
        let limits = Limits {
            nodes: u64::MAX,
            ..Limits::default()
        };
        let options = Options {
            limits,
            ..Options::default()
        };
        Ok(Judging {
            referee: Referee::new(&place.state, options),
            place,
            now: None,
            kept: Vec::new(),
            kept_bytes: 0,
            answered: 0,
            nodes: 0,
            refuted: Vec::new(),
        })
    }

    /// Expands so many situations more, unless all is decided before.
    ///
    /// # Errors
    /// When the search contradicts the checker.
    pub fn run(&mut self, nodes: u32) -> Result<Sofar, Failure> {
        let mut left = u64::from(nodes);
        loop {
            let Some(asked) = self.now.take().or_else(|| self.next()) else {
                return Ok(self.sofar(true));
            };
            if left == 0 {
                self.now = Some(asked);
                return Ok(self.sofar(false));
            }
            let Asked {
                task,
                mut proof,
                spent,
                budget,
            } = asked;
            let before = proof.progress().nodes;
            let found = go_on(&mut proof, left.min(budget), Limits::default().bytes)?;
            let more = proof.progress().nodes.saturating_sub(before);
            let spent = spent.saturating_add(more);
            self.nodes = self.nodes.saturating_add(more);
            left = left.saturating_sub(more);
            let verdict = match found {
                Found::Open if more < budget && left == 0 => {
                    let budget = budget - more;
                    self.now = Some(Asked {
                        task,
                        proof,
                        spent,
                        budget,
                    });
                    continue;
                }
                Found::Open => {
                    let bytes = proof.progress().bytes;
                    self.keep(task.id, proof, bytes);
                    Verdict::Undecided
                }
                Found::Halted(_) => Verdict::Undecided,
                Found::Checked(checked) => {
                    let verdict = Verdict::from(checked.answer());
                    if verdict == Verdict::Refuted {
                        self.note_down(&mut proof);
                    }
                    verdict
                }
            };
            self.answered += usize::from(verdict != Verdict::Undecided);
            self.referee.answer(task.id, verdict, spent);
        }
    }

    /// How the claim is refuted, for the report. What the search knows by now has to do.
    fn note_down(&mut self, proof: &mut Proof) {
        if self.refuted.len() >= MOST_SHOWN || proof.progress().nodes > MOST_NODES {
            return;
        }
        let (player, set) = (proof.claim().player(), proof.claim().set().clone());
        let limits = Limits {
            nodes: 0,
            ..Limits::default()
        };
        if let Ok(shown) = Talk::new(&self.place.layout, proof, limits).show(&[]) {
            self.refuted.push(Refuted { player, set, shown });
        }
    }

    fn next(&mut self) -> Option<Asked> {
        let task = self.referee.next()?;
        let kept = self.kept.iter().position(|&(id, _)| id == task.id);
        let kept = kept.map(|at| self.kept.swap_remove(at).1);
        if let Some(proof) = &kept {
            self.kept_bytes = self.kept_bytes.saturating_sub(proof.progress().bytes);
        }
        let new = || Box::new(Proof::new(task.claim.clone(), Switches::ALL));
        Some(Asked {
            proof: kept.unwrap_or_else(new),
            budget: task.limits.nodes,
            task,
            spent: 0,
        })
    }

    fn keep(&mut self, id: u64, proof: Box<Proof>, bytes: u64) {
        if self.kept_bytes.saturating_add(bytes) <= KEPT {
            self.kept_bytes += bytes;
            self.kept.push((id, proof));
        }
    }

    fn sofar(&self, done: bool) -> Sofar {
        let asking = self.now.as_ref().map(|asked| Asking {
            player: color(asked.task.claim.player()),
            set: numbers(asked.task.claim.set()),
        });
        Sofar {
            done,
            nodes: self.nodes,
            claims: self.answered,
            asking,
        }
    }

    /// What is known by now.
    #[must_use]
    pub fn report(&self) -> Report {
        let found = self.referee.report();
        let (control, open) = (&found.control, &found.open);
        let decided = found.is_decided();
        let sign = |point: Point| {
            if Color::ALL.iter().any(|&color| open[color].contains(point)) {
                return "open";
            }
            match Color::ALL.map(|color| control[color].contains(point)) {
                [true, false] => "black",
                [false, true] => "white",
                [false, false] => "nobody",
                [true, true] => "both",
            }
        };
        let claim = |claim: &loja_solver::Decided| Answered {
            player: color(claim.player),
            set: numbers(&claim.set),
            verdict: verdict(claim.verdict),
            nodes: claim.nodes,
            title: title(&self.place.layout, claim.player, &claim.set),
            words: self.told(claim),
        };
        let komi = Komi::of_file(self.place.komi);
        let score = decided.then(|| Score::new(&self.place.state, control, komi));
        let layout: &Layout = &self.place.layout;
        Report {
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
            nodes: self.nodes,
        }
    }

    fn told(&self, claim: &loja_solver::Decided) -> String {
        let asked = Claim::new(&self.place.state, claim.player, &claim.set);
        let mut refuted = self.refuted.iter();
        let shown = refuted.find(|known| known.player == claim.player && known.set == claim.set);
        let shown = shown.map(|known| &known.shown);
        asked.map_or_else(
            |_| String::new(),
            |asked| claimed(&asked, claim.verdict, claim.nodes, shown),
        )
    }
}
