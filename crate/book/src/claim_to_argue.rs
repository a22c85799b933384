use loja_certificate::{Answer, Claim};
use loja_notation::Layout;
use loja_rules::{Color, NotBordered, PointSet, State};
use serde::{Deserialize, Serialize};

use crate::decide::{Depth, Judge};
use crate::laws::Asked;

/// The reader's machine, perhaps a phone, must manage this search.
const MOST: u64 = 200_000;

/// The reader's side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Side {
    Claimant,
    Refuter,
    /// The side that is right.
    Either,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Truth {
    Lock,
    Refuted,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Claimed {
    /// As written.
    pub(crate) text: String,
    pub(crate) player: Color,
    pub(crate) set: PointSet,
}

/// A claim to test instead of the one looked for.
#[derive(Clone, Debug)]
pub(crate) struct Wrong {
    pub(crate) claimed: Claimed,
    pub(crate) say: String,
    pub(crate) lock: bool,
}

#[derive(Clone, Debug)]
pub(crate) struct Argued {
    /// `None` where the reader must find one.
    pub(crate) claim: Option<Claimed>,
    /// A question of 1989; the claim then only has the outline.
    pub(crate) law: Option<Asked>,
    pub(crate) find: Vec<Claimed>,
    pub(crate) you: Side,
    pub(crate) truth: Truth,
    pub(crate) decided: bool,
    /// Skips the prediction and the steps to the worst case.
    pub(crate) at_once: bool,
    /// The page has the kept certificate, so nobody has to search.
    pub(crate) stored: bool,
    pub(crate) wrong: Vec<Wrong>,
    pub(crate) hints: Vec<String>,
    pub(crate) solved: String,
}

impl Argued {
    pub(crate) fn complaints(
        &self,
        layout: &Layout,
        start: &State,
        depth: Depth,
        judge: &mut Judge<'_>,
    ) -> Vec<String> {
        if let Some(law) = &self.law {
            return self.by_law(law, start, depth).into_iter().collect();
        }
        let mut complaints = Vec::new();
        if let Some(claimed) = &self.claim {
            complaints.extend(self.fixed(claimed, layout, start, depth, judge));
        }
        for claimed in &self.find {
            let text = &claimed.text;
            complaints.extend(match claimed.truth(start, judge) {
                Ok((Some(Truth::Lock), nodes)) => heavy(nodes),
                Ok((Some(Truth::Refuted), _)) => Some(format!("\"{text}\" is refuted")),
                _ => Some(format!("\"{text}\" can't be decided within the budget")),
            });
        }
        for wrong in &self.wrong {
            complaints.extend(wrong.complaint(start, judge));
        }
        complaints
    }

    fn by_law(&self, law: &Asked, start: &State, depth: Depth) -> Option<String> {
        if !self.decided && depth == Depth::Stored {
            return None;
        }
        match (law.is_right(start), self.decided) {
            (None, true) => Some("it can't be decided within the budget".to_owned()),
            (None, false) => None,
            (Some(right), true) if right == (self.truth == Truth::Lock) => None,
            (Some(true), true) => Some("it does not hold: who claims it is right".to_owned()),
            (Some(false), true) => Some("it does not hold: who claims it is refuted".to_owned()),
            (Some(_), false) => Some("it is decided now".to_owned()),
        }
    }

    fn fixed(
        &self,
        claimed: &Claimed,
        layout: &Layout,
        start: &State,
        depth: Depth,
        judge: &mut Judge<'_>,
    ) -> Option<String> {
        if !self.decided && depth == Depth::Stored {
            return None;
        }
        match (claimed.truth(start, judge), self.decided) {
            (Ok((None, _)), false) => None,
            (Ok((None, _)), true) => Some("it can't be decided within the budget".to_owned()),
            (Ok((Some(truth), nodes)), true) if truth == self.truth => match self.stored {
                false => heavy(nodes),
                true => unkept(claimed, start, judge),
            },
            (Ok((Some(truth), _)), true) => Some(format!("it does not hold: {}", truth.words())),
            (Ok((Some(truth), _)), false) => Some(format!("it is decided now: {}", truth.words())),
            (Err(why), _) => Some(why.message(|point| layout.name(point))),
        }
    }
}

fn heavy(nodes: u64) -> Option<String> {
    (nodes > MOST).then(|| {
        format!("a reader would wait for {nodes} nodes; a claim to argue takes {MOST} at most")
    })
}

fn unkept(claimed: &Claimed, start: &State, judge: &Judge<'_>) -> Option<String> {
    let claim = Claim::new(start, claimed.player, &claimed.set).ok()?;
    let why = "no certificate in \"proofs\" answers it, so it can't be \"stored\"";
    (!judge.keeps(&claim)).then(|| why.to_owned())
}

impl Truth {
    fn words(self) -> &'static str {
        match self {
            Truth::Lock => "it is a lock",
            Truth::Refuted => "it is refuted",
        }
    }
}

impl Wrong {
    fn complaint(&self, start: &State, judge: &mut Judge<'_>) -> Option<String> {
        let text = &self.claimed.text;
        match (self.claimed.truth(start, judge), self.lock) {
            (Ok((Some(Truth::Lock), _)), true)
            | (Ok((Some(Truth::Refuted), _)) | Err(_), false) => None,
            (Ok((Some(Truth::Lock), _)), false) => Some(format!(
                "the wrong claim \"{text}\" is a lock as well; lock = true says so"
            )),
            (Ok((Some(Truth::Refuted), _)) | Err(_), true) => {
                Some(format!("the wrong claim \"{text}\" is no lock"))
            }
            (Ok((None, _)), _) => Some(format!("the wrong claim \"{text}\" can't be decided")),
        }
    }
}

impl Claimed {
    /// The verdict, if decidable, with its cost; or why it isn't bordered.
    fn truth(
        &self,
        start: &State,
        judge: &mut Judge<'_>,
    ) -> Result<(Option<Truth>, u64), NotBordered> {
        let claim = Claim::new(start, self.player, &self.set)?;
        let (verdict, nodes) = judge.argued(&claim);
        let truth = verdict.answer().map(|answer| match answer {
            Answer::Lock => Truth::Lock,
            Answer::Refuted => Truth::Refuted,
        });
        Ok((truth, nodes))
    }

    pub(crate) fn bordered(&self, layout: &Layout, start: &State) -> Result<(), String> {
        start.bordered(self.player, &self.set).map_err(|fault| {
            let message = fault.message(|point| layout.name(point));
            let (who, rule) = (self.player.player_name(), fault.rule());
            let text = &self.text;
            format!("{who} has not bordered \"{text}\": {message} ({rule})")
        })
    }
}

#[cfg(test)]
mod tests {
    use super::heavy;

    #[test]
    fn what_a_reader_waits_for() {
        assert_eq!(heavy(200_000), None);
        let why = heavy(200_001).unwrap_or_default();
        assert!(
            why.starts_with("a reader would wait for 200001 nodes"),
            "{why}"
        );
    }
}
