//! The questions of 1989 as games on plain states, for certificates.

use std::sync::Arc;

use loja_ground::{Board, ByColor, Color, PointSet};
use loja_search::Control;

use super::advice::{Asked, advised};
use super::nothing_arises::nothing_arises;
use super::place::{ArgumentPlace, ArgumentQuestion, Case};
use crate::frame::Start;
use crate::japan_1989::play::Turn;
use crate::japan_1989::safe;
use crate::proof::{
    Advice, Advise, Advised, Contest, EndLemmas, Inner, Oracle, Over, ProofTurn, Proved, Question,
    Refused, RuleSetClaim,
};
use crate::unconditional::{Suicide, beside_those, unconditional};

/// Article 4 has no suicide.
pub(super) const RULE: Suicide = Suicide::Forbidden;

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Line {
    place: ArgumentPlace,
    /// Whether the last turn was a stone of the capturer, or may have been one outside.
    spent: bool,
}

/// One question.
#[derive(Debug)]
pub(crate) struct Test {
    case: Case,
    set: PointSet,
    /// The player who shows the answer and so stays within the part.
    shows: Color,
    part: PointSet,
    /// Which lemmas may answer.
    lemmas: EndLemmas,
}

impl Test {
    pub(crate) fn new(
        claim: &RuleSetClaim,
        part: &PointSet,
        lemmas: EndLemmas,
    ) -> Result<Test, Refused> {
        let question = match &claim.question {
            Question::Captured(at) => ArgumentQuestion::Captured(*at),
            Question::Clean(at, set) => ArgumentQuestion::Clean(*at, set.clone()),
            Question::Beyond(owner, set) => ArgumentQuestion::Beyond(*owner, set.clone(), 0),
            _ => return Err(Refused::NoQuestion),
        };
        let start = Start {
            options: claim.options.clone(),
            ..Start::new(
                Arc::new(claim.board.clone()),
                claim.stones.clone(),
                claim.turn,
            )
        };
        let case = Case::new(&start, question).ok().flatten();
        let mut case = case.ok_or(Refused::NoQuestion)?;
        // The number of stones is for the capturer to choose, and a claim names none.
        case.start.left = None;
        let set = case.question.set();
        let inside = set.is_subset(part) && case.target().is_none_or(|at| part.contains(at));
        if !inside || claim.turn != case.claimant() {
            return Err(Refused::NoQuestion);
        }
        let shows = case.winner(claim.answer);
        let test = Test {
            case,
            set,
            shows,
            part: part.clone(),
            lemmas,
        };
        // The lemma of `safe.rs`.
        let beside: PointSet = part
            .iter()
            .flat_map(|at| claim.board.neighbors(at).iter().copied())
            .collect();
        let stays = beside_those(&claim.board, &claim.stones, shows, RULE, part);
        match beside.difference(part).is_subset(&stays) {
            true => Ok(test),
            false => Err(Refused::Walls),
        }
    }

    /// Where whoever shows this answer plays.
    pub(crate) fn part(
        board: &Board,
        stones: &ByColor<PointSet>,
        question: &Question,
        player: Color,
    ) -> PointSet {
        let (at, set) = match question {
            Question::Captured(at) => (Some(*at), PointSet::new()),
            Question::Clean(at, set) => (Some(*at), set.clone()),
            Question::Beyond(_, set) => (None, set.clone()),
            _ => return board.locations(),
        };
        safe::shown_on(board, stones, player, at, &set)
    }

    /// We may rely only on a capture that this player shows on no larger part.
    pub(crate) fn relies_on(&self, inner: &Proved) -> bool {
        let at = match inner.claim.question {
            Question::Captured(at) => inner.claim.stones.color_at(at),
            _ => None,
        };
        let captured = self.shows != self.case.owner;
        at == Some(self.case.owner)
            && inner.claim.answer == captured
            && inner.part.is_subset(&self.part)
    }

    fn arisen(&self, line: &Line, inner: &mut Oracle<'_>) -> Option<bool> {
        let state = &line.place.state;
        let stones = state.stones();
        let mut open = false;
        if self.stay(line, &line.place.new) {
            return Some(true);
        }
        for chain in stones.chains(state.board(), &line.place.new) {
            let Some(stone) = chain.members.iter().next() else {
                continue;
            };
            match inner(&Inner {
                stones: stones.clone(),
                stone,
            }) {
                Some(false) => return Some(true),
                Some(true) => {}
                None => open = true,
            }
        }
        // An open capture shows nothing for the owner; the capturer would have to show it.
        (!open || self.shows == self.case.owner).then_some(false)
    }

    /// Whether the capturer need only pass: nothing arises here, and all that stands here can be captured.
    fn nothing_arises(&self, line: &Line, on: &PointSet) -> bool {
        let state = &line.place.state;
        self.lemmas.gaps
            && on.is_subset(&nothing_arises(
                state.board(),
                state.stones(),
                self.case.capturer(),
                state.marking,
            ))
    }

    /// One of these stones stays though its owner, who shows the answer, never plays again.
    ///
    /// It is Benson's, or joined to the owner's stones beside the part, which stay by the lemma of walls.
    fn stay(&self, line: &Line, of: &PointSet) -> bool {
        let (state, owner) = (&line.place.state, self.case.owner);
        if !self.lemmas.stays || self.shows != owner || of.is_empty() {
            return false;
        }
        let (board, stones) = (state.board(), state.stones());
        let mut chains = stones.chains(board, of).into_iter();
        chains.any(|chain| !chain.members.is_subset(&self.part))
            || !of
                .intersection(&unconditional(board, stones, owner, RULE))
                .is_empty()
    }
}

impl Contest for Test {
    type State = Line;

    fn start(&self) -> Line {
        Line {
            place: self.case.start.clone(),
            spent: false,
        }
    }

    fn yes_moves(&self, line: &Line) -> bool {
        line.place.state.turn() == self.case.claimant()
    }

    fn next(&self, line: &Line) -> Vec<(ProofTurn, Line)> {
        let mover = line.place.state.turn();
        let by_capturer = mover != self.case.owner;
        let mut next = Vec::new();
        for (turn, place) in self.case.turns(&line.place) {
            let (told, at) = match turn {
                Turn::Play(at) => (ProofTurn::Play(at.index()), Some(at)),
                Turn::PassFor(at) => (ProofTurn::PassFor(at.index()), Some(at)),
                Turn::Pass => (ProofTurn::Pass, None),
            };
            if at.is_none_or(|at| self.part.contains(at)) {
                let spent = by_capturer && matches!(turn, Turn::Play(_));
                next.push((told, Line { place, spent }));
            }
        }
        if mover != self.shows && self.part != line.place.state.board().locations() {
            let mut place = line.place.clone();
            (place.state.turn, place.state.passed) = (mover.other(), false);
            let spent = by_capturer;
            next.push((ProofTurn::Outside, Line { place, spent }));
        }
        next
    }

    fn over(&self, line: &Line, inner: &mut Oracle<'_>) -> Over {
        if let ArgumentQuestion::Captured(at) = self.case.question {
            return match (line.place.captured, line.place.state.ended()) {
                (true, _) => Over::Right(true),
                (false, true) => Over::Right(false),
                (false, false) if self.nothing_arises(line, &[at].into_iter().collect()) => {
                    Over::Right(true)
                }
                (false, false) if self.stay(line, &[at].into_iter().collect()) => {
                    Over::Right(false)
                }
                (false, false) => Over::No,
            };
        }
        if let ArgumentQuestion::Clean(at, _) = self.case.question
            && !line.place.captured
            && self.stay(line, &[at].into_iter().collect())
        {
            return Over::Right(false);
        }
        let for_owner = matches!(self.case.question, ArgumentQuestion::Beyond(..));
        if (for_owner || line.place.captured) && self.nothing_arises(line, &self.set) {
            return Over::Right(!for_owner);
        }
        match self.arisen(line, inner) {
            None => Over::Open,
            Some(true) => Over::Right(for_owner),
            Some(false) if line.place.state.ended() => {
                Over::Right(!for_owner && line.place.captured)
            }
            Some(false) => Over::No,
        }
    }

    /// Says whose right endless play is (5518, 6222; `DIFFERENCES.md`).
    ///
    /// In the first part the capturer's once the stone is taken, in the second the owner's if the capturer adds
    /// stones forever.
    fn meets(&self, line: &Line, _goal: usize) -> bool {
        match self.case.question {
            ArgumentQuestion::Clean(..) => line.place.captured,
            ArgumentQuestion::Beyond(..) => line.spent,
            _ => false,
        }
    }
}

impl Advise for Test {
    fn advised<T>(
        &self,
        control: &Control<'_>,
        then: impl FnOnce(&mut Advice<'_, Line>) -> T,
    ) -> Advised<T> {
        let asked = Asked {
            case: &self.case,
            part: &self.part,
            right: self.shows == self.case.claimant(),
            gaps: self.lemmas.gaps,
        };
        advised(&asked, control, |choose| {
            then(&mut |line| {
                let place = &line.place;
                // Then ending the line is as good as anything.
                if self.shows != self.case.owner && place.captured && place.state.passed() {
                    return Some(ProofTurn::Pass);
                }
                let next = self.next(line);
                let all: Vec<_> = next.iter().map(|(_, line)| &line.place).collect();
                let chosen = choose(place, &all);
                Some(chosen.map_or(ProofTurn::Pass, |at| next[at].0))
            })
        })
    }
}

/// The inner answer that helps to show this claim: stones are taken, or they stay.
pub(crate) fn relied_on(claim: &RuleSetClaim) -> Option<bool> {
    match claim.question {
        Question::Clean(..) => Some(claim.answer),
        Question::Beyond(..) => Some(!claim.answer),
        _ => None,
    }
}
