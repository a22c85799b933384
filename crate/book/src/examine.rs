//! The check of a single page.

use crate::chapter::Chapter;
use crate::decide::{Depth, Judge};
use crate::figure::{Figure, Steps, Task};
use crate::front::Hard;
use crate::proofs::{Proofs, Shelf, StoredProof};
use crate::report::{BookReport, BrokenPromise};
use crate::statement::Statement;
use crate::statement_holds::Held;
use crate::statement_words::members;

pub(crate) fn examine(page: &Chapter, stored: &Shelf, depth: Depth) -> (BookReport, Shelf) {
    let mut check = Check {
        page,
        depth,
        report: BookReport::default(),
    };
    check.report.counts.beasts = usize::from(page.beast.is_some());
    let mut judge = Judge::new(stored, depth);
    let measured = page.measured().map(|figure| &figure.id);
    let mut nodes = None;
    let mut found = Shelf::default();
    for figure in page.figures() {
        let before = judge.found.len();
        if measured == Some(&figure.id) {
            nodes = effort(figure, stored, depth, &mut judge);
        }
        check.figure(figure, &mut judge);
        check.contradictions(figure, &mut judge);
        let kept: Vec<StoredProof> = judge.found[before..]
            .iter()
            .map(StoredProof::fresh)
            .collect();
        if !kept.is_empty() {
            found.files.insert(figure.id.clone(), Proofs(kept));
        }
    }
    found.control = nodes;
    check.comparison(&mut judge);
    check.hardness(nodes);
    (check.report, found)
}

/// The cost of a figure's control without prior knowledge.
fn effort(figure: &Figure, stored: &Shelf, depth: Depth, judge: &mut Judge<'_>) -> Option<u64> {
    if let (Some(told), Depth::Stored) = (stored.control, depth) {
        return Some(told);
    }
    let fresh = if judge.is_fresh() {
        judge.ruled(&figure.start)
    } else {
        let shelf = Shelf::default();
        let mut alone = Judge::new(&shelf, Depth::Full);
        let ruled = alone.ruled(&figure.start);
        judge.contradictions.append(&mut alone.contradictions);
        ruled
    };
    // With certificates only, at least the cost of the search that gave up.
    judge.control(&figure.start).map(|_| fresh.nodes)
}

/// The source's statement must be known to be false.
fn otherwise(held: Held) -> Held {
    match held {
        Held::No(_) => Held::Yes,
        Held::Yes => Held::No("the engine says so too".to_owned()),
        held => held,
    }
}

struct Check<'a> {
    page: &'a Chapter,
    depth: Depth,
    report: BookReport,
}

impl Check<'_> {
    fn figure(&mut self, figure: &Figure, judge: &mut Judge<'_>) {
        self.task(figure, judge);
        for says in &figure.says {
            let held = says.held(figure.ground(), self.depth, judge);
            let held = match says.told_otherwise {
                true => otherwise(held),
                false => held,
            };
            self.tell(figure, says, held);
        }
        for verdict in &figure.verdicts {
            let held = verdict.held(&figure.layout, &figure.start, self.depth, judge);
            if let Some(complaint) = held.and_then(|held| self.count(held, verdict.is_decided())) {
                self.fail(figure.line, verdict.words(), vec![complaint]);
            }
        }
    }

    fn task(&mut self, figure: &Figure, judge: &mut Judge<'_>) {
        let (layout, start) = (&figure.layout, &figure.start);
        self.report.counts.steps += usize::from(figure.asks());
        let complaints = match &figure.task {
            Task::Look | Task::Judge | Task::Compare(_) => Vec::new(),
            Task::Walk(_) => {
                self.report.counts.lines += 1;
                Vec::new()
            }
            Task::Step(step) => {
                let complaints = match &step.1 {
                    Steps::Ljrg(step) => step.complaints(),
                    Steps::Other(step) => step.complaints(),
                };
                complaints.iter().map(ToString::to_string).collect()
            }
            Task::Question(asked) => {
                let complaints = asked.complaints(figure.ground(), judge);
                // The right answer is a claim like any other.
                self.report.counts.claims += usize::from(complaints.is_empty());
                complaints
            }
            Task::Proof(argued) => {
                self.report.counts.proofs += 1;
                let complaints = argued.complaints(layout, start, self.depth, judge);
                if complaints.is_empty() && argued.decided {
                    self.report.counts.claims += 1.max(argued.find.len());
                } else if complaints.is_empty() {
                    self.report.counts.undecided += 1;
                }
                complaints
            }
        };
        if !complaints.is_empty() {
            let title = figure.title.clone().unwrap_or_default();
            self.fail(figure.line, title, complaints);
        }
    }

    fn tell(&mut self, figure: &Figure, says: &Statement, held: Held) {
        if let Some(complaint) = self.count(held, says.decided) {
            let words = says.words(&figure.layout);
            self.fail(says.line, words, vec![complaint]);
        }
    }

    fn count(&mut self, held: Held, decided: bool) -> Option<String> {
        match (held, decided) {
            (Held::Yes, true) => {
                self.report.counts.claims += 1;
                None
            }
            (Held::Open, false) => {
                self.report.counts.undecided += 1;
                None
            }
            (Held::Yes, false) => Some("it is decided now: the source is right".to_owned()),
            (Held::No(truth), false) => Some(format!("it is decided now: {truth}")),
            (Held::No(truth), true) => Some(format!("it does not hold: {truth}")),
            (Held::Open, true) => Some("it can't be decided within the budget".to_owned()),
            (Held::Void(why), _) => Some(why),
        }
    }

    /// A contradiction fails whatever the page says.
    fn contradictions(&mut self, figure: &Figure, judge: &mut Judge<'_>) {
        for contradiction in judge.contradictions.drain(..) {
            let claim = contradiction.claim();
            let set = members(&figure.layout, claim.set());
            let title = format!("{}’s claim on {set}", claim.player().player_name());
            let why = format!("a fault of the program: {contradiction}");
            self.fail(figure.line, title, vec![why]);
        }
    }

    fn hardness(&mut self, nodes: Option<u64>) {
        let Some(beast) = &self.page.beast else {
            return;
        };
        let found = Hard::of(nodes);
        if beast.hard != found {
            let takes = nodes.map_or("no claim of control is decided".to_owned(), |nodes| {
                format!("control takes {nodes} nodes")
            });
            let why = format!("{takes}, so it is hard = \"{}\"", found.word());
            self.fail(1, "beast".to_owned(), vec![why]);
        }
    }

    fn comparison(&mut self, judge: &mut Judge<'_>) {
        let Some(compared) = &self.page.compared else {
            return;
        };
        let complaints = match self.page.figures().next() {
            Some(figure) => compared.complaints(&figure.start, judge),
            None => vec!["the page has no board".to_owned()],
        };
        self.report.counts.compared += compared.law.len();
        if !complaints.is_empty() {
            self.fail(1, "compared".to_owned(), complaints);
        }
    }

    fn fail(&mut self, line: usize, title: String, complaints: Vec<String>) {
        self.report.fail(BrokenPromise {
            file: self.page.file(),
            line,
            title,
            complaints,
        });
    }
}
