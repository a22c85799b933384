use crate::candidates::beside::Beside;
use crate::candidates::candidate::Promising;
use crate::candidates::wanted::Wanted;
use crate::control::memory::Memory;
use crate::dice::Chance;
use crate::facts::{facts_with_memory, fit};
use crate::kinds::task_of;
use crate::measure::SituationCounter;
use crate::problem::{Problem, Setting, Unfit};
use crate::symmetry::canonical;

/// Tries the candidate with this number. Only the arguments matter, so any number of threads finds the same problems.
///
/// # Errors
/// Why it isn't the wanted problem.
pub fn attempt(wanted: &Wanted, seed: u64, number: u64) -> Result<Problem, Unfit> {
    Maker::new(wanted.clone()).attempt(seed, number)
}

/// Makes problems as [`attempt`] does, but sooner, because it remembers situations.
#[derive(Debug)]
pub struct Maker {
    wanted: Wanted,
    /// The question, with its canonical text.
    like: Option<(Problem, String)>,
    memory: Memory,
}

impl Maker {
    /// Makes problems from dice.
    #[must_use]
    pub fn new(wanted: Wanted) -> Maker {
        Maker {
            wanted,
            like: None,
            memory: Memory::default(),
        }
    }

    /// Makes other problems near this one. `lock`, `refute` and `rule`, which dice make at once, share only kind
    /// and size.
    ///
    /// # Errors
    /// When it is unreadable, or of another kind.
    pub fn beside(wanted: Wanted, like: &Problem) -> Result<Maker, Unfit> {
        if like.kind != wanted.kind {
            return Err(Unfit::Field("the problem to be like is of another kind"));
        }
        let question = like.question();
        Setting::of(&question)?;
        let text = canonical(like)?;
        let like = Some((question, text));
        Ok(Maker {
            like,
            ..Maker::new(wanted)
        })
    }

    /// Takes over another maker's memory.
    #[must_use]
    pub fn remembering(self, other: Maker) -> Maker {
        Maker {
            memory: other.memory,
            ..self
        }
    }

    /// Tries the candidate with this number, whatever came before.
    ///
    /// # Errors
    /// Why it isn't the wanted problem.
    pub fn attempt(&mut self, seed: u64, number: u64) -> Result<Problem, Unfit> {
        let mut dice = Chance::new(seed, number);
        let found = self.found(number, &mut dice);
        let found = self.memory.can_be_trusted().and(found)?;
        fit(&found)?;
        if let Some((_, text)) = &self.like
            && canonical(&found)? == *text
        {
            return Err(Unfit::Same);
        }
        let rating = found.difficulty.rating;
        if !self.wanted.ratings.contains(&rating) {
            return Err(Unfit::Rating(rating));
        }
        Ok(found)
    }

    fn found(&mut self, number: u64, dice: &mut Chance) -> Result<Problem, Unfit> {
        let (wanted, memory) = (&self.wanted, &mut self.memory);
        let task = task_of(wanted.kind);
        let candidate = match &self.like {
            Some((like, _)) => {
                let beside = Beside {
                    like,
                    wanted,
                    number,
                };
                task.propose_beside(&beside, memory, dice)
            }
            None => task.propose(wanted, memory, dice),
        };
        let candidate = candidate.ok_or(Unfit::NoPosition)?;
        match task.promising(candidate, memory, dice)? {
            Promising::Problem(problem) => Ok(problem),
            Promising::Candidate(candidate) => facts_with_memory(
                &candidate.question,
                &candidate.budget,
                memory,
                &SituationCounter::default(),
            ),
        }
    }
}
