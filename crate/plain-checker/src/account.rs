//! A certificate's statements, and how much of them is used up.

use loja_format::{Certificate, Choice, Decision, FlawKind};
use loja_rules::Point;

/// The bound of `FORMAT.md`, "Bounds".
const MOST_SITUATIONS: u64 = 1 << 28;

pub(crate) struct Account {
    decisions: Vec<Decision>,
    used: usize,
    stated: u64,
    /// Situations, and positions of local games.
    count: u64,
}

impl Account {
    pub(crate) fn of(certificate: &Certificate) -> Account {
        Account {
            decisions: certificate.decisions().collect(),
            used: 0,
            stated: certificate.situations(),
            count: 0,
        }
    }

    /// Another situation or position.
    pub(crate) fn count(&mut self) -> Result<(), FlawKind> {
        let stated = self.stated;
        if self.count == stated {
            let found = stated.saturating_add(1);
            return Err(FlawKind::Count { stated, found });
        }
        if self.count == MOST_SITUATIONS {
            return Err(FlawKind::TooMany(MOST_SITUATIONS));
        }
        self.count += 1;
        Ok(())
    }

    pub(crate) fn decision(&mut self) -> Result<Decision, FlawKind> {
        let decision = self.decisions.get(self.used).copied();
        let decision = decision.ok_or(FlawKind::Missing)?;
        self.used += 1;
        Ok(decision)
    }

    pub(crate) fn choice(&mut self) -> Result<Choice, FlawKind> {
        match self.decision()? {
            Decision::Move(choice) => Ok(choice),
            Decision::Sum | Decision::On => Err(FlawKind::Misplaced),
        }
    }

    pub(crate) fn member(&mut self) -> Result<Point, FlawKind> {
        match self.choice()? {
            Choice::Stone(x) => Ok(x),
            Choice::Pass => Err(FlawKind::Misplaced),
        }
    }

    pub(crate) fn close(&self) -> Result<(), FlawKind> {
        let left = self.decisions.len() - self.used;
        if left > 0 {
            return Err(FlawKind::Leftover(left as u64));
        }
        let (stated, found) = (self.stated, self.count);
        if found == stated {
            Ok(())
        } else {
            Err(FlawKind::Count { stated, found })
        }
    }
}
