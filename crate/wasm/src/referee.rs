//! Who controls what, found step by step.

use loja_certificate::Claim;
use loja_dialogue::claiming::title;
use loja_dialogue::control::{claim as claimed, control as told};
use loja_dialogue::{Shown, Talk};
use loja_notation::Layout;
use loja_rules::{Color, Point, PointSet};
use loja_solver::{Limits, Options, Proof, Referee, Switches, Task, Verdict};
use serde::Serialize;

use crate::api::{Failure, Place};
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
    score: Option<Score>,
    result: String,
    headline: String,
    words: String,
    not_ljrg: bool,
    claims: Vec<Answered>,
    unlisted: u64,
    nodes: u64,
}

#[derive(Debug, Serialize)]
struct Score {
    black: Side,
    white: Side,
}

#[derive(Debug, Serialize)]
struct Side {
    territory: u32,
    dead: u32,
    prisoners: f64,
    komi: f64,
    total: f64,
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
        let score = decided.then(|| self.score(control));
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
            result: score.as_ref().map_or_else(|| "?".to_owned(), result),
            score,
            not_ljrg: self.place.komi.fract() != 0.0,
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

    /// C1 and C2. The captive counts hold a whole komi already (A2.9).
    fn score(&self, control: &loja_rules::ByColor<PointSet>) -> Score {
        let tally = self.place.state.score(control);
        let komi = self.place.komi;
        let side = |color: Color| {
            let captives = self.place.state.situation().captives()[color.other()];
            let komi = match color {
                // Zero has no minus.
                Color::Black => (-komi).max(0.0) + 0.0,
                Color::White => komi.max(0.0),
            };
            let counted = if komi.fract() == 0.0 { komi } else { 0.0 };
            let (territory, dead) = (tally[color].territory, tally[color].dead);
            let prisoners = (f64::from(captives) - counted).max(0.0);
            let stones = f64::from(territory) + f64::from(dead) + prisoners;
            Side {
                territory,
                dead,
                prisoners,
                komi,
                total: stones + komi,
            }
        };
        Score {
            black: side(Color::Black),
            white: side(Color::White),
        }
    }
}

/// `B+n`, `W+n` or `jigo`.
fn result(score: &Score) -> String {
    match lead(score) {
        (Some(Color::Black), points) => ["B+", &points].concat(),
        (Some(Color::White), points) => ["W+", &points].concat(),
        (None, _) => "jigo".to_owned(),
    }
}

/// "Black wins by 15".
fn headline(score: Option<&Score>, finished: bool) -> String {
    let Some(score) = score else {
        return "Not decided yet".to_owned();
    };
    let (wins, is) = if finished {
        (" wins by ", "is")
    } else {
        (" would win by ", "would be")
    };
    match lead(score) {
        (Some(winner), points) => [&winner.to_string(), wins, &points].concat(),
        (None, _) => ["It ", is, " jigo: nobody wins"].concat(),
    }
}

/// Who is ahead, and by how much.
fn lead(score: &Score) -> (Option<Color>, String) {
    // Points are told to the thousandth, as komi is kept. A float's own way to write itself is long.
    #[expect(
        clippy::cast_possible_truncation,
        reason = "komi and board have limits"
    )]
    let lead = ((score.black.total - score.white.total) * 1000.0).round() as i64;
    let (whole, part) = (lead.abs() / 1000, lead.abs() % 1000);
    let points = match format!("{part:03}").trim_end_matches('0') {
        "" => whole.to_string(),
        part => format!("{whole}.{part}"),
    };
    let winner = match lead.signum() {
        1 => Some(Color::Black),
        -1 => Some(Color::White),
        _ => None,
    };
    (winner, points)
}
