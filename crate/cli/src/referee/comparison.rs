//! `loja referee --rules NAME,NAME --compare`: where rule sets differ on a position.

use std::fmt::Write as _;
use std::io;
use std::time::Duration;

use loja_notation::{Error, Layout, Record};
use loja_report::{ComparedBoard, ComparedPair, may_stop};
use loja_systems::compare::{Apart, Asking, Clause, Comparison, MayStop, RuleSetRuling};
use loja_systems::ljrg;
use loja_systems::{Limits, LjrgFindings};

use super::arguments::Arguments;
use super::panel::{Clock, Panel};
use super::said::RefereedPosition;
use super::text_report::title;
use crate::budget::Budget;
use crate::output::{Exit, Output};
use crate::rules::Rules;
use crate::stop::Stop;
use crate::systems::text;

/// Each rule set's default node limit: turns of 250, 1,000, 4,000 and 16,000 fit in.
const EACH: u64 = 21_250;

/// The share of a budget for each of several rule sets; separate shares make each answer independent of the others'
/// speed.
pub(super) fn share(budget: &Budget, count: usize) -> Budget {
    let count = count.max(1) as u64;
    let budget = budget.or_nodes(EACH * count);
    budget.part(budget.nodes() / count)
}

pub(super) struct Compared {
    layout: Layout,
    comparison: Comparison,
    nodes: u64,
    stopped: Option<(Stop, String)>,
    pairs: Vec<ComparedPair>,
}

impl Compared {
    /// Compares a record's position by any rule set that can play it; some may not.
    pub(super) fn new(
        panel: &mut Panel,
        refereed: Option<Result<RefereedPosition, Error>>,
        arguments: &Arguments,
        record: &Record,
        after: Option<usize>,
    ) -> Result<Compared, Error> {
        let (layout, start) = panel.position(record, after)?;
        let systems = panel.systems();
        let refereed = refereed.transpose()?;
        let count = systems.len() + usize::from(refereed.is_some());
        let budget = share(&arguments.budget, count);
        // What LJRG's referee has taken is not left for the others.
        let taken = refereed
            .as_ref()
            .map_or(Duration::ZERO, |found| found.judged.time);
        let deadline = budget.deadline();
        let until = deadline.map(|deadline| deadline.checked_sub(taken).unwrap_or(deadline));
        let referee = refereed.map(RefereedPosition::findings);
        let spent = referee.as_ref().map_or(0, |found| found.nodes);
        let limits = Limits {
            nodes: budget.nodes(),
            bytes: budget.bytes(),
        };
        let judged = |found: LjrgFindings| {
            let judgement = found.judgement(&start.board, &start.stones);
            (ljrg::RULES, judgement)
        };
        let elsewhere = referee.map(judged).into_iter().collect();
        let clock = Clock::until(until, &budget);
        let poll = |_| clock.going();
        let komi = record.komi.thousandths();
        let fault = |fault: loja_systems::Fault| Error::new(fault.to_string());
        let mut comparison =
            Comparison::new(&start, komi, &systems, elsewhere, limits).map_err(fault)?;
        let mut asking = Asking::More;
        while asking == Asking::More {
            asking = comparison.turn(&poll).map_err(fault)?;
        }
        let stopped = clock.stopped().filter(|_| asking == Asking::Cut);
        let stopped = stopped.map(|stop| (stop, stop.words(&arguments.budget)));
        let shown = |apart: &Apart| match apart {
            Apart::Parted(parting) => comparison.shown(parting, &poll),
            _ => None,
        };
        let pairs = comparison.pairs().into_iter().map(|(laws, apart)| {
            let line = shown(&apart);
            (laws, apart, line)
        });
        Ok(Compared {
            layout,
            nodes: spent + comparison.nodes(),
            stopped,
            pairs: pairs.collect(),
            comparison,
        })
    }

    fn board(&self) -> ComparedBoard<'_> {
        ComparedBoard {
            layout: &self.layout,
            comparison: &self.comparison,
        }
    }

    pub(super) fn tell(
        &self,
        id: Option<&str>,
        record: &Record,
        json: bool,
        output: &mut Output,
    ) -> io::Result<()> {
        let rulings = self.comparison.rulings();
        if rulings.iter().any(RuleSetRuling::is_undecided) {
            output.worsen(Exit::Undecided);
        }
        if !json {
            return output.text(self.text(id, record));
        }
        let stopped = self.stopped.as_ref().map(|(stop, _)| stop.word());
        let board = self.board();
        output.json(&board.printed(id, &self.pairs, self.nodes, stopped))
    }

    fn text(&self, id: Option<&str>, record: &Record) -> String {
        let mut told = title(id, record.name.as_deref());
        // Writing to a string can't fail.
        let _ = self.write(&mut told);
        told
    }

    fn write(&self, told: &mut String) -> std::fmt::Result {
        let board = self.board();
        for ruling in self.comparison.rulings() {
            told.push_str(&text(ruling.law.name(), &self.layout, &ruling.judgement));
            if ruling.judgement.stop != MayStop::Yes {
                writeln!(
                    told,
                    "  May play stop here? {}.",
                    may_stop(&ruling.judgement.stop)
                )?;
            }
        }
        if let Some((_, words)) = &self.stopped {
            writeln!(told, "{words}")?;
        }
        writeln!(told)?;
        let mut cited: Vec<(Rules, Clause)> = Vec::new();
        for (laws, apart, line) in &self.pairs {
            let Some([one, other]) = board.both(*laws) else {
                continue;
            };
            writeln!(
                told,
                "{}.",
                apart.told(one, other, &|at| self.layout.name(at))
            )?;
            if let Some(line) = line {
                let (rules, words) = (line.law.name(), board.line_words(line));
                writeln!(told, "  By {rules}: {words}.")?;
            }
            if let Apart::Parted(parting) = apart {
                cited.extend(laws.iter().copied().zip(parting.clauses()));
            }
        }
        // Each once, however many pairs it separates.
        cited.sort_by_key(|(law, _)| *law);
        let mut before = Vec::new();
        for one in cited {
            if !before.contains(&one) {
                let (law, clause) = one;
                let (rules, cited) = (law.name(), clause.cited());
                writeln!(told, "{rules} decides by {cited}: {}.", clause.says)?;
                before.push(one);
            }
        }
        writeln!(told)
    }
}
