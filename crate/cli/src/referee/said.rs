//! The rulings of rule sets on a position, as text and as reports.

use loja_notation::{Error, Layout, Score};
use loja_report::{
    ClaimFinding, ForecastRuling, JudgedBoard, LjrgRuling, RefereeFindings, RefusedInput, Ruling,
    SystemRuling,
};
use loja_systems::{Judgement, LjrgFindings, Standing, Start, System};

use super::arguments::Arguments;
use super::text_report;
use crate::claim::ms;
use crate::judged_position::JudgedPosition;
use crate::map;
use crate::output::{Exit, Output};
use crate::pool;
use crate::rules::Rules;
use crate::stop::Stop;
use crate::systems::{Written, text};

pub(super) enum Said {
    Ljrg(Box<RefereedPosition>),
    Other(Box<Other>),
    /// These rules can't judge it.
    Not(Rules, Error),
}

/// The judgement of a rule set other than LJRG.
#[derive(Clone)]
pub(super) struct Other {
    pub(super) system: System,
    pub(super) layout: Layout,
    pub(super) start: Start,
    pub(super) komi: i64,
    pub(super) judgement: Judgement,
    /// The forecast if both play on, on request.
    pub(super) forecast: Option<ForecastRuling>,
    /// The limit that ended the search early.
    pub(super) stopped: Option<Stop>,
    /// Certificates, on request.
    pub(super) written: Option<Written>,
}

impl Said {
    pub(super) fn ruling(&self, id: Option<&str>, times: bool) -> Ruling {
        match self {
            Said::Ljrg(said) => Ruling::Ljrg(Box::new(said.ruling(id, times))),
            Said::Other(said) => Ruling::System(said.ruling(id)),
            Said::Not(rules, error) => Ruling::Refused(RefusedInput::new(id, Some(*rules), error)),
        }
    }

    pub(super) fn is_undecided(&self) -> bool {
        match self {
            Said::Ljrg(said) => !said.judged.is_decided(),
            Said::Other(said) => said.judgement.standing == Standing::Undecided,
            Said::Not(..) => false,
        }
    }

    pub(super) fn text(&self, arguments: &Arguments) -> String {
        match self {
            Said::Ljrg(said) => {
                let telling = text_report::Telling {
                    budget: &arguments.budget,
                    times: !arguments.no_times,
                    digests: arguments.ruling,
                };
                text_report::text(&said.position, &said.judged, &telling)
            }
            Said::Other(said) => {
                let stopped = said.stopped.map(|stop| stop.words(&arguments.budget));
                let stopped = stopped.map(|words| format!("  {words}\n"));
                let written = said.written.as_ref().map(Written::text);
                let judged = text(said.system.name(), &said.layout, &said.judgement);
                let forecast = said.forecast.as_ref().map(text_report::forecast);
                let forecast = forecast.map(|words| format!("  {words}\n"));
                [Some(judged), stopped, forecast, written]
                    .into_iter()
                    .flatten()
                    .collect()
            }
            Said::Not(rules, error) => format!("{}: {}\n", rules.name(), error.message()),
        }
    }

    /// Complains about what it lacks; `of` names the position.
    pub(super) fn complain(&self, of: &str, output: &mut Output) {
        match self {
            Said::Ljrg(said) => said.complain(of, output),
            Said::Other(said) => said.complain(of, output),
            Said::Not(rules, error) => {
                let (rules, error) = (rules.name(), &error.message());
                output.complain(Exit::Bad, format_args!("{of}{rules}: {error}"));
            }
        }
    }
}

impl Other {
    fn ruling(&self, id: Option<&str>) -> SystemRuling {
        let (law, stopped) = (Rules::from(self.system), self.stopped.map(Stop::word));
        let ruling = SystemRuling::new(id, law, &self.layout, &self.judgement, stopped)
            .with_forecast(self.forecast.clone());
        match &self.written {
            Some(written) => ruling.with_certificates(&written.files, &written.missing),
            None => ruling,
        }
    }

    fn complain(&self, of: &str, output: &mut Output) {
        let Some(written) = &self.written else {
            return;
        };
        let rules = self.system.name();
        if let Some(contradiction) = &written.contradiction {
            let what = "this is a fault of the program";
            output.complain(
                Exit::Bad,
                format_args!("{of}{rules}: {what}: {contradiction}"),
            );
        }
        if !written.missing.is_empty() && self.judgement.standing == Standing::Decided {
            let missing = written.missing.join("; ");
            output.complain(
                Exit::Undecided,
                format_args!("{of}{rules}: without a certificate: {missing}"),
            );
        }
    }
}

/// The findings of LJRG's referee on a position.
pub(crate) struct RefereedPosition {
    pub(crate) position: JudgedPosition,
    pub(crate) judged: pool::Judgement,
}

impl RefereedPosition {
    /// # Errors
    /// A fault of the program.
    pub(super) fn of(
        position: JudgedPosition,
        judged: Result<pool::Judgement, String>,
    ) -> Result<RefereedPosition, Error> {
        let judged = judged.map_err(Error::new)?;
        Ok(RefereedPosition { position, judged })
    }

    pub(super) fn findings(self) -> LjrgFindings {
        let RefereedPosition { position, judged } = self;
        let decided = judged.is_decided();
        let score = decided.then(|| Score::new(&position.state, &judged.control, position.komi));
        LjrgFindings {
            score: score.map(|score| score.lead().thousandths()),
            control: judged.control,
            open: judged.open,
            nodes: judged.nodes,
        }
    }

    pub(crate) fn ruling(&self, id: Option<&str>, times: bool) -> LjrgRuling {
        let RefereedPosition { position, judged } = self;
        let board = JudgedBoard {
            layout: &position.layout,
            state: &position.state,
            komi: position.komi,
        };
        let finding = |asked| finding(asked, times);
        let found = RefereeFindings {
            control: &judged.control,
            open: &judged.open,
            stopped: judged.stopped.map(Stop::word),
            differences: &position.differences,
            warnings: &position.warnings,
            claims: judged.claims.iter().map(finding).collect(),
            unlisted: judged.unlisted,
            untried: judged.untried,
            nodes: judged.nodes,
            ms: times.then(|| ms(judged.time)),
            expected: judged.expected.as_ref(),
            forecast: judged.forecast.as_ref(),
        };
        board.ruling(id, &found)
    }

    fn complain(&self, of: &str, output: &mut Output) {
        let RefereedPosition { position, judged } = self;
        for difference in position.warnings.iter().chain(&position.differences) {
            output.complain(Exit::Done, format_args!("{of}{difference}"));
        }
        if judged.unshown > 0 {
            let count = map::plural_of(judged.unshown, "claim");
            let what = "without a certificate that could be checked; they count as open";
            output.complain(Exit::Undecided, format_args!("{of}{count} answered {what}"));
        }
    }
}

fn finding(asked: &pool::Asked, times: bool) -> ClaimFinding<'_> {
    ClaimFinding {
        player: asked.player,
        set: &asked.set,
        verdict: asked.verdict,
        stopped: asked.stopped.map(Stop::word),
        nodes: asked.nodes,
        ms: times.then(|| ms(asked.time)),
    }
}
