//! A line from the worst case (C6), played by the rules alone.

use loja_certificate::{Choice, Claim};
use loja_rules::{Illegal, State};

use super::end::{BadMove, End, Reason};

#[derive(Clone, Debug)]
pub(crate) struct PlayedLine<'a> {
    claim: &'a Claim,
    pub(super) state: State,
    pub(super) moves: Vec<Choice>,
    /// Situations before this one don't count as former ones.
    pub(super) from: usize,
}

impl<'a> PlayedLine<'a> {
    pub(super) fn new(claim: &'a Claim, line: &[Choice]) -> Result<PlayedLine<'a>, BadMove> {
        let mut played = PlayedLine {
            claim,
            state: claim.start().clone(),
            moves: Vec::new(),
            from: 0,
        };
        for (at, &choice) in line.iter().enumerate() {
            let number = at + 1;
            let over = played.over().filter(|end| *end != End::Final);
            if let Some(end) = over {
                let reason = Reason::Over(end);
                return Err(BadMove { number, reason });
            }
            played.play(choice).map_err(|illegal| BadMove {
                number,
                reason: Reason::Illegal(illegal),
            })?;
        }
        Ok(played)
    }

    pub(super) fn play(&mut self, choice: Choice) -> Result<(), Illegal> {
        self.state.play(choice.into())?;
        self.moves.push(choice);
        Ok(())
    }

    pub(super) fn over(&self) -> Option<End> {
        if self
            .state
            .has_formation(self.claim.player(), self.claim.set())
        {
            return Some(End::Formation);
        }
        if self.state.is_final() {
            return Some(End::Final);
        }
        let here = self.state.situation();
        let mut former = self.state.history().iter().enumerate().skip(self.from);
        let (since, _) = former.find(|(_, former)| former.is_similar(here))?;
        Some(End::Repeats { since })
    }
}
