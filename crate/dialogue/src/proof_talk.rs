//! Claims of LJRG, argued with their proofs.

use loja_certificate::Choice;
use loja_solver::opponent::{BadMove, End, Prospect};
use loja_solver::{Expected, Showing, Verdict};

use crate::answer::Argued;
use crate::idiom::ProofIdiom;
use crate::made_move::{MadeMove, Outlook, outlook};
use crate::move_comment::MoveComment;
use crate::standing::{PlaceStanding, standing};
use crate::talk::{NoAnswer, Talk, reached};

/// Limits for checking a place within a move's time; most claims played out need less.
const SHOWING: Showing = Showing {
    nodes: 500,
    situations: 4_000,
};

impl Argued for Talk<'_> {
    type Idiom = ProofIdiom;
    type Place = Prospect;
    type NoAnswer = NoAnswer;

    fn look(&mut self, line: &[Choice]) -> Result<Prospect, BadMove> {
        self.judge(line)
    }

    fn outlook(&mut self, place: &Prospect) -> Outlook {
        outlook(self.proof.claim(), place)
    }

    /// The best move; if none is known to win, one not known to lose.
    fn best(&mut self, place: &Prospect) -> Option<Choice> {
        let is_over = place.end.as_ref().is_some_and(End::is_over);
        let open = place.moves.iter().find(|one| one.holds != Some(false));
        let best = place.best.or_else(|| open.map(|one| one.choice));
        best.filter(|_| !is_over)
    }

    fn has_ended(&mut self, made: &MadeMove) -> bool {
        made.ended()
    }

    /// The checker's verdict within a move's time; without one, words give the engine's expectation.
    fn verdict(&mut self, line: &[Choice], judged: &Prospect) -> Result<Verdict, NoAnswer> {
        if line.is_empty() && self.proof.verdict().is_decided() {
            return Ok(self.proof.verdict());
        }
        let place = Expected {
            line: line.to_vec(),
            expectation: judged.expectation,
        };
        let (left, before) = (self.control.left(), self.proof.progress().nodes);
        let showing = Showing {
            nodes: SHOWING.nodes.min(left),
            situations: SHOWING.situations.min(left),
        };
        let verdicts = self.proof.show_places(&[place], showing)?;
        let after = self.proof.progress().nodes;
        self.control.spend(after.saturating_sub(before));
        Ok(verdicts.into_iter().next().unwrap_or(Verdict::UNDECIDED))
    }

    fn comment(
        &mut self,
        line: &[Choice],
        made: &MadeMove,
        follows: bool,
    ) -> Result<MoveComment, NoAnswer> {
        Ok(self.comment_on(line, made, follows)?)
    }

    fn standing(&mut self, line: &[Choice], place: &Prospect, verdict: Verdict) -> PlaceStanding {
        let claim = self.claim();
        standing(&claim, &reached(&claim, line), place, verdict)
    }
}
