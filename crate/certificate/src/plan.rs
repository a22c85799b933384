//! A checked certificate as a plan to look around in.

use loja_format::{Answer, Choice, Decision, Flaw, FlawKind, Lemma};
use loja_rules::{FastBoard, Point, PointSet, State};

use crate::arena::Ground;
use crate::check::Checked;
use crate::lemma;
use crate::local::Part;
use crate::reading::Decisions;
use crate::walk::{Guide, Walk};

/// A walk through a certificate's decisions, for readers who want to see why it holds.
///
/// A plan stands at a situation of the proof, at first at its start. [`play`](Plan::play) goes on: where
/// [`here`](Plan::here) is [`Here::Decided`] by that move, where it is [`Here::Open`] by any of the
/// [`moves`](Plan::moves). Elsewhere the branch has ended.
///
/// ```
/// use loja_certificate::{Certificate, Here, Plan, check};
///
/// let text = "loja-certificate 1
/// board rectangle 5x1
/// rows .ooO*
/// claim white *****
/// answer lock
/// lemmas none
/// situations 1
/// decisions
/// digest 4e767d6000c784df";
/// let checked = check(Certificate::from_text(text)?)?;
/// let mut plan = Plan::of(&checked)?;
/// assert_eq!(plan.here(), Some((0, Here::Formation)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Plan {
    walk: Walk,
    start: State,
    set: PointSet,
    is_lock: bool,
    choices: Vec<Option<Choice>>,
}

/// The role of a situation in a proof.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Here {
    /// A 2-eye formation (C8), which ends a branch of a lock.
    Formation,
    /// The end of the game (E1), which ends a branch of a refutation.
    Final,
    /// A lemma gives the answer.
    Lemma(Lemma),
    /// The certificate has this move here.
    Decided(Choice),
    /// Every move of the other player is answered.
    Open,
}

/// A part of the set in a sum of local games: see [`lemma::sum`](crate::lemma::sum) and [`lemma::rooms`](crate::lemma::rooms).
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct LocalPart {
    /// The locations, stones included.
    pub locations: PointSet,
    /// Whether it only needs filling. Otherwise it is a local game, which the claimant wins.
    pub is_fillable: bool,
}

impl Plan {
    /// The plan of a certificate, from one more walk through its situations.
    ///
    /// # Errors
    ///
    /// Never for a checked certificate; the type just promises less.
    pub fn of(checked: &Checked) -> Result<Plan, Flaw> {
        let (claim, active) = (checked.claim(), checked.zone());
        let ground = match active {
            None => Some(Ground::whole(claim)),
            Some(active) => lemma::zone(claim, active),
        };
        let ground = ground.ok_or_else(|| Flaw {
            kind: FlawKind::Zone,
            line: Vec::new(),
        })?;
        let (answer, lemmas) = (checked.answer(), checked.lemmas());
        let mut walk = Walk::new(claim, answer, active, lemmas, checked.situations())?;
        let mut noted = Noted {
            decisions: checked.decisions(),
            choices: Vec::new(),
        };
        walk.run(&mut noted)?;
        Ok(Plan {
            walk,
            start: ground.start,
            set: ground.set,
            is_lock: answer == Answer::Lock,
            choices: noted.choices,
        })
    }

    /// The start of the proof: the worst case (C6), or that of the zone's game in
    /// [`lemma::zone`](crate::lemma::zone), with the claim's location numbers.
    #[must_use]
    pub fn start(&self) -> &State {
        &self.start
    }

    /// The locations of the set, or of the zone.
    #[must_use]
    pub fn set(&self) -> &PointSet {
        &self.set
    }

    /// The present situation.
    #[must_use]
    pub fn board(&self) -> &FastBoard {
        self.walk.board()
    }

    /// The role of the present situation, and a number shared by similar ones (E3).
    ///
    /// In a zone the pass count makes no difference. `None` where the proof never comes.
    pub fn here(&mut self) -> Option<(u32, Here)> {
        let number = self.walk.number()?;
        let here = match self.walk.end() {
            Some(Some(lemma)) => Here::Lemma(lemma),
            Some(None) if self.is_lock => Here::Formation,
            Some(None) => Here::Final,
            None if !self.walk.is_decided() => Here::Open,
            None => Here::Decided(*self.choices.get(number as usize)?.as_ref()?),
        };
        Some((number, here))
    }

    /// The parts of a sum that ends the branch here, and otherwise none.
    ///
    /// For [`lemma::sum`](crate::lemma::sum) these are the parts between safe stones, for
    /// [`lemma::rooms`](crate::lemma::rooms) those beside the body, in the order of their first locations.
    pub fn parts(&mut self) -> Vec<LocalPart> {
        let members: Vec<Point> = self.set.iter().collect();
        let told = |part: Part| LocalPart {
            locations: part.cells.iter().map(|&(x, _)| members[x]).collect(),
            is_fillable: part.is_fillable,
        };
        let parts = self.walk.parts().unwrap_or_default();
        parts.into_iter().map(told).collect()
    }

    /// All legal moves, in the order of the walk: stones by their location, then the pass.
    pub fn moves(&self) -> impl Iterator<Item = Choice> + '_ {
        self.walk.moves()
    }

    /// Plays a move and says whether it was legal.
    pub fn play(&mut self, choice: Choice) -> bool {
        self.walk.go(choice)
    }

    /// Goes back to the start.
    pub fn restart(&mut self) {
        self.walk.go_back();
    }

    /// Shows every situation of the proof once, after all that follow it, except where a refutation cycles.
    pub fn visit(&mut self, look: &mut dyn FnMut(&FastBoard, Here)) {
        self.restart();
        let mut seen = vec![false; self.walk.visited()];
        let mut path: Vec<(Here, Vec<Choice>)> = Vec::new();
        loop {
            let number = self.walk.number();
            let fresh = number.and_then(|number| seen.get_mut(number as usize));
            let fresh = fresh.is_some_and(|seen| !std::mem::replace(seen, true));
            match self.here().filter(|_| fresh) {
                Some((_, here)) => path.push((here, self.onward(here))),
                None => self.walk.back(),
            }
            loop {
                let Some((here, onward)) = path.last_mut() else {
                    return;
                };
                if let Some(choice) = onward.pop() {
                    if self.walk.go(choice) {
                        break;
                    }
                    continue;
                }
                look(self.walk.board(), *here);
                path.pop();
                self.walk.back();
            }
        }
    }

    fn onward(&self, here: Here) -> Vec<Choice> {
        match here {
            Here::Decided(choice) => vec![choice],
            Here::Open => self.moves().collect(),
            Here::Formation | Here::Final | Here::Lemma(_) => Vec::new(),
        }
    }
}

struct Noted<I> {
    decisions: I,
    choices: Vec<Option<Choice>>,
}

impl<I: Iterator<Item = Decision>> Guide for Noted<I> {
    fn choose(&mut self, walk: &mut Walk) -> Result<Choice, FlawKind> {
        let choice = self.next_move()?;
        let number = walk.deciding().ok_or(FlawKind::Missing)? as usize;
        if self.choices.len() <= number {
            self.choices.resize(number + 1, None);
        }
        self.choices[number] = Some(choice);
        Ok(choice)
    }
}

impl<I: Iterator<Item = Decision>> Decisions for Noted<I> {
    fn next(&mut self) -> Option<Decision> {
        self.decisions.next()
    }
}
