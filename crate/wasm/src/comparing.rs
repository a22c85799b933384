//! Comparisons of rule sets on a position.

use loja_notation::Layout;
use loja_report::{ComparedBoard, ComparisonProgress, ComparisonReport, ShownParting};
use loja_systems::compare::{Apart, Asking, Comparison};
use loja_systems::{Control, Going, Judgement, Law, Limits, Start, System, Usage};

use crate::api::Failure;
use crate::law_questions::{no_position, read_law, read_laws, read_record, read_referee, start_of};

/// The most situations of each rule set.
const MOST_NODES: u64 = 100_000_000;

/// The default memory of a question.
const MOST_BYTES: u64 = 512 << 20;

/// A comparison in progress.
pub struct Comparing {
    layout: Layout,
    comparison: Comparison,
}

impl Comparing {
    /// `compare` of the module; the first three arguments are JSON, the megabytes are for each
    /// question.
    pub fn new(
        start: &str,
        rules: &str,
        ljrg: &str,
        nodes: u32,
        megabytes: Option<u32>,
    ) -> Result<Comparing, Failure> {
        let record = read_record(start)?;
        let start = start_of(&record)?;
        let Chosen { systems, elsewhere } = Chosen::read(&record.layout, &start, rules, ljrg)?;
        let limits = Limits {
            nodes: u64::from(nodes).min(MOST_NODES),
            bytes: megabytes.map_or(MOST_BYTES, |megabytes| u64::from(megabytes) << 20),
        };
        let komi = record.komi.thousandths();
        let comparison = Comparison::new(&start, komi, &systems, elsewhere, limits);
        let comparison = comparison.map_err(|fault| no_position(&record.layout, &fault))?;
        Ok(Comparing {
            layout: record.layout,
            comparison,
        })
    }

    /// Adds rule sets, and raises each one's limit; findings stay.
    pub fn choose(&mut self, rules: &str, ljrg: &str, nodes: u32) -> Result<(), Failure> {
        let start = self.comparison.start();
        let Chosen { systems, elsewhere } = Chosen::read(&self.layout, start, rules, ljrg)?;
        let chosen = self.comparison.choose(&systems, elsewhere);
        chosen.map_err(|fault| no_position(&self.layout, &fault))?;
        self.comparison.allow(u64::from(nodes).min(MOST_NODES));
        Ok(())
    }

    /// Asks each rule set in turn, a little longer each time.
    ///
    /// After a stop no turn begins, but a begun one ends; a cut one loses its findings.
    ///
    /// # Errors
    /// If a rule set has no such position.
    pub fn run(
        &mut self,
        control: &Control<'_>,
        cut: &dyn Fn(Usage) -> Going,
    ) -> Result<ComparisonProgress, Failure> {
        let mut asking = Asking::More;
        while asking == Asking::More && control.poll().is_ok() {
            let turn = self.comparison.turn(cut);
            asking = turn.map_err(|fault| no_position(&self.layout, &fault))?;
        }
        Ok(ComparisonProgress {
            done: asking == Asking::Done,
            can_go_on: self.comparison.can_go_on(),
            nodes: self.comparison.nodes(),
        })
    }

    fn board(&self) -> ComparedBoard<'_> {
        ComparedBoard {
            layout: &self.layout,
            comparison: &self.comparison,
        }
    }

    /// Reports the findings so far.
    #[must_use]
    pub fn report(&self) -> ComparisonReport {
        self.board().report()
    }

    /// A line of play where two rule sets differ, if soon found.
    ///
    /// # Errors
    /// If there are no such rules.
    pub fn line(&self, one: &str, other: &str) -> Result<Option<ShownParting>, Failure> {
        let mut laws = [read_law(one)?, read_law(other)?];
        laws.sort_unstable();
        let mut pairs = self.comparison.pairs().into_iter();
        let Some((_, Apart::Parted(parting))) = pairs.find(|(pair, _)| *pair == laws) else {
            return Ok(None);
        };
        let line = self.comparison.shown(&parting, &|_| Going::Continue(()));
        Ok(line.map(|line| self.board().line(&line)))
    }
}

struct Chosen {
    systems: Vec<System>,
    elsewhere: Vec<(Law, Judgement)>,
}

impl Chosen {
    /// `report` is that of LJRG's referee.
    fn read(layout: &Layout, start: &Start, rules: &str, report: &str) -> Result<Chosen, Failure> {
        let laws = read_laws(rules)?;
        let report = read_referee(layout, report)?;
        let elsewhere = laws.iter().copied().filter(|law| law.is_judged_elsewhere());
        let elsewhere: Vec<Law> = elsewhere.collect();
        if elsewhere.is_empty() == report.is_some() {
            let message = match report {
                None => "LJRG is judged elsewhere; hand its referee’s report in",
                Some(_) => "a report of LJRG’s referee, and LJRG is not among the rules",
            };
            return Err(Failure::new("bad-rules", message));
        }
        let judged = report.map(|found| found.judgement(&start.board, &start.stones));
        Ok(Chosen {
            systems: laws.iter().filter_map(|law| law.system()).collect(),
            elsewhere: elsewhere.into_iter().zip(judged).collect(),
        })
    }
}
