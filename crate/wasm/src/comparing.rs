//! One position by several rule systems, asked in turns.

use loja_notation::Layout;
use loja_report::{ComparedBoard, ComparisonProgress, ComparisonReport, ShownParting};
use loja_systems::compare::{Apart, Asking, Comparison};
use loja_systems::{Going, Limits, Start, System, Usage};
use loja_systems::{Law, LjrgFindings};

use crate::api::Failure;
use crate::deadline::Deadline;
use crate::law_questions::{no_position, read_law, read_laws, read_record, read_referee, start_of};

/// No law looks at more situations in a comparison, …
const MOST_NODES: u64 = 100_000_000;

/// … and no question takes more memory unless it may.
const MOST_BYTES: u64 = 512 << 20;

/// A position that several laws are asked about.
pub struct Comparing {
    layout: Layout,
    comparison: Comparison,
}

impl Comparing {
    /// `compare` of the module, with all but the last argument as JSON.
    ///
    /// # Errors
    /// When the position, the rules or the report can't be read.
    pub fn new(start: &str, rules: &str, ljrg: &str, nodes: u32) -> Result<Comparing, Failure> {
        Comparing::within(start, rules, ljrg, nodes, None)
    }

    /// The same with so many megabytes for a question.
    ///
    /// # Errors
    /// When the position, the rules or the report can't be read.
    pub fn within(
        start: &str,
        rules: &str,
        ljrg: &str,
        nodes: u32,
        megabytes: Option<u32>,
    ) -> Result<Comparing, Failure> {
        let record = read_record(start)?;
        let (systems, referee) = read_chosen(&record.layout, rules, ljrg)?;
        let limits = Limits {
            nodes: u64::from(nodes).min(MOST_NODES),
            bytes: megabytes.map_or(MOST_BYTES, |megabytes| u64::from(megabytes) << 20),
        };
        let start = start_of(&record)?;
        let ljrg = referee.map(|found| found.ruling(&start.board, &start.stones));
        let comparison = Comparison::new(&start, record.komi.thousandths(), &systems, ljrg, limits);
        let comparison = comparison.map_err(|fault| no_position(&record.layout, &fault))?;
        Ok(Comparing {
            layout: record.layout,
            comparison,
        })
    }

    /// Lets other laws take part, and each look at so many situations in all, if that is more than before. What was found out stays known.
    ///
    /// # Errors
    /// When the rules or the report can't be read.
    pub fn choose(&mut self, rules: &str, ljrg: &str, nodes: u32) -> Result<(), Failure> {
        let (systems, referee) = read_chosen(&self.layout, rules, ljrg)?;
        let Start { board, stones, .. } = self.comparison.start();
        let ljrg = referee.map(|found| found.ruling(board, stones));
        let chosen = self.comparison.choose(&systems, ljrg);
        chosen.map_err(|fault| no_position(&self.layout, &fault))?;
        self.comparison.allow(u64::from(nodes).min(MOST_NODES));
        Ok(())
    }

    /// Asks one law after the other, each a little longer than last time, until all are asked. After the deadline no turn begins; one
    /// that has begun is ended, unless the poll says stop: then nothing of it is kept.
    ///
    /// # Errors
    /// When the stones are no position of a law.
    pub fn run_until(
        &mut self,
        deadline: Deadline,
        poll: &dyn Fn(Usage) -> Going,
    ) -> Result<ComparisonProgress, Failure> {
        let mut asking = Asking::More;
        while asking == Asking::More {
            let turn = self.comparison.turn(poll);
            asking = turn.map_err(|fault| no_position(&self.layout, &fault))?;
            if deadline.is_over() {
                break;
            }
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

    /// What is known by now.
    #[must_use]
    pub fn report(&self) -> ComparisonReport {
        self.board().report()
    }

    /// A line of play that shows where two laws part, if one is soon found.
    ///
    /// # Errors
    /// When there are no such rules.
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

/// The systems among some laws, and what LJRG's referee has said where LJRG is one of them.
fn read_chosen(
    layout: &Layout,
    rules: &str,
    ljrg: &str,
) -> Result<(Vec<System>, Option<LjrgFindings>), Failure> {
    let laws = read_laws(rules)?;
    let referee = read_referee(layout, ljrg)?;
    let asked = laws.contains(&Law::LJRG);
    if asked != referee.is_some() {
        let message = match asked {
            true => "LJRG is judged elsewhere; hand its referee’s report in",
            false => "a report of LJRG’s referee, and LJRG is not among the rules",
        };
        return Err(Failure::new("bad-rules", message));
    }
    let systems = laws.iter().filter_map(|law| law.system());
    Ok((systems.collect(), referee))
}
