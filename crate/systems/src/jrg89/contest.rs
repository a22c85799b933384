//! The questions of 1989 as games on plain states, for certificates.

use std::sync::Arc;

use loja_ground::{Board, ByColor, Color, PointSet};
use loja_search::Control;

use super::advice::{Asked, Told, advised};
use super::nothing_arises::nothing_arises;
use crate::japan_1989::Marking;
use crate::japan_1989::play::Turn;
use crate::japan_1989::safe;
use crate::japan_1989::state::LineState;
use crate::proof::{
    Advice, Advise, Advised, Contest, EndLemmas, Inner, Oracle, Over, ProofTurn, Proved, Question,
    Refused, RuleSetClaim,
};
use crate::unconditional::{Suicide, beside_those, unconditional};

/// Article 4 has no suicide.
pub(super) const RULE: Suicide = Suicide::Forbidden;

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Line {
    state: LineState,
    new: PointSet,
    captured: bool,
    /// Whether the last turn was a stone of the capturer, or may have been one outside.
    spent: bool,
}

/// One question.
#[derive(Debug)]
pub(crate) struct Test {
    start: LineState,
    question: Question,
    owner: Color,
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
        let (owner, set, at) = match &claim.question {
            Question::Captured(at) => (claim.stones.color_at(*at), PointSet::new(), Some(*at)),
            Question::Clean(at, set) => (claim.stones.color_at(*at), set.clone(), Some(*at)),
            Question::Beyond(owner, set) => (Some(*owner), set.clone(), None),
            _ => return Err(Refused::NoQuestion),
        };
        let owner = owner.ok_or(Refused::NoQuestion)?;
        let inside = set.is_subset(part) && at.is_none_or(|at| part.contains(at));
        let first = if at.is_some() { owner.other() } else { owner };
        let yes = first;
        let shows = if claim.answer { yes } else { yes.other() };
        let board = Arc::new(claim.board.clone());
        let start = LineState::start(board, claim.stones.clone(), first);
        let start = start
            .map_err(|_| Refused::NoQuestion)?
            .marking(Marking::of(&claim.options));
        if !inside || claim.turn != first {
            return Err(Refused::NoQuestion);
        }
        let test = Test {
            start,
            question: claim.question.clone(),
            owner,
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
        let captured = self.shows != self.owner;
        at == Some(self.owner) && inner.claim.answer == captured && inner.part.is_subset(&self.part)
    }

    fn arisen(&self, line: &Line, inner: &mut Oracle<'_>) -> Option<bool> {
        let stones = line.state.stones();
        let mut open = false;
        if self.stay(line, &line.new) {
            return Some(true);
        }
        for chain in stones.chains(line.state.board(), &line.new) {
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
        (!open || self.shows == self.owner).then_some(false)
    }

    /// Whether the capturer need only pass: nothing arises here, and all that stands here can be captured.
    fn nothing_arises(&self, line: &Line, on: &PointSet) -> bool {
        let state = &line.state;
        let capturer = self.owner.other();
        self.lemmas.gaps
            && on.is_subset(&nothing_arises(
                state.board(),
                state.stones(),
                capturer,
                state.marking,
            ))
    }

    /// One of these stones stays though its owner, who shows the answer, never plays again.
    ///
    /// It is Benson's, or joined to the owner's stones beside the part, which stay by the lemma of walls.
    fn stay(&self, line: &Line, of: &PointSet) -> bool {
        if !self.lemmas.stays || self.shows != self.owner || of.is_empty() {
            return false;
        }
        let (board, stones) = (line.state.board(), line.state.stones());
        let mut chains = stones.chains(board, of).into_iter();
        chains.any(|chain| !chain.members.is_subset(&self.part))
            || !of
                .intersection(&unconditional(board, stones, self.owner, RULE))
                .is_empty()
    }

    fn seen<'l>(&self, line: &'l Line) -> Told<'l> {
        Told {
            stones: line.state.stones(),
            marks: line.state.marks(),
            new: &line.new,
            owner_moves: line.state.turn() == self.owner,
            captured: line.captured,
        }
    }

    fn is_there(&self, state: &LineState) -> bool {
        match self.question {
            Question::Captured(at) | Question::Clean(at, _) => {
                state.stones()[self.owner].contains(at)
            }
            _ => true,
        }
    }
}

impl Contest for Test {
    type State = Line;

    fn start(&self) -> Line {
        Line {
            state: self.start.clone(),
            new: PointSet::new(),
            captured: false,
            spent: false,
        }
    }

    fn yes_moves(&self, line: &Line) -> bool {
        let yes = match self.question {
            Question::Beyond(..) => self.owner,
            _ => self.owner.other(),
        };
        line.state.turn() == yes
    }

    fn next(&self, line: &Line) -> Vec<(ProofTurn, Line)> {
        let mover = line.state.turn();
        let mut next = Vec::new();
        for turn in line.state.turns() {
            let (told, at) = match turn {
                Turn::Play(at) => (ProofTurn::Play(at.index()), Some(at)),
                Turn::PassFor(at) => (ProofTurn::PassFor(at.index()), Some(at)),
                Turn::Pass => (ProofTurn::Pass, None),
            };
            if at.is_some_and(|at| !self.part.contains(at)) {
                continue;
            }
            let Ok(state) = line.state.after(turn) else {
                continue;
            };
            let mut new = line.new.clone();
            let played = match turn {
                Turn::Play(at) => Some(at),
                _ => None,
            };
            if let Some(at) = played.filter(|at| mover == self.owner && self.set.contains(*at)) {
                new.insert(at);
            }
            next.push((
                told,
                Line {
                    new: new.intersection(&state.stones()[self.owner]),
                    captured: line.captured || !self.is_there(&state),
                    spent: played.is_some() && mover != self.owner,
                    state,
                },
            ));
        }
        if mover != self.shows && self.part != line.state.board().locations() {
            let mut state = line.state.clone();
            (state.turn, state.passed) = (mover.other(), false);
            let outside = Line {
                state,
                spent: mover != self.owner,
                ..line.clone()
            };
            next.push((ProofTurn::Outside, outside));
        }
        next
    }

    fn over(&self, line: &Line, inner: &mut Oracle<'_>) -> Over {
        if let Question::Captured(at) = self.question {
            return match (line.captured, line.state.ended()) {
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
        if let Question::Clean(at, _) = self.question
            && !line.captured
            && self.stay(line, &[at].into_iter().collect())
        {
            return Over::Right(false);
        }
        let for_owner = matches!(self.question, Question::Beyond(..));
        if (for_owner || line.captured) && self.nothing_arises(line, &self.set) {
            return Over::Right(!for_owner);
        }
        match self.arisen(line, inner) {
            None => Over::Open,
            Some(true) => Over::Right(for_owner),
            Some(false) if line.state.ended() => Over::Right(!for_owner && line.captured),
            Some(false) => Over::No,
        }
    }

    /// Says whose right endless play is (5518, 6222; `DIFFERENCES.md`).
    ///
    /// In the first part the capturer's once the stone is taken, in the second the owner's if the capturer adds
    /// stones forever.
    fn meets(&self, line: &Line, _goal: usize) -> bool {
        match self.question {
            Question::Clean(..) => line.captured,
            Question::Beyond(..) => line.spent,
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
        let owner_shows = self.shows == self.owner;
        let asked = Asked {
            question: &self.question,
            set: &self.set,
            owner: self.owner,
            part: &self.part,
            owner_shows,
            gaps: self.lemmas.gaps,
        };
        advised(&self.start, &asked, control, |choose| {
            then(&mut |line| {
                // Then ending the line is as good as anything.
                if !owner_shows && line.captured && line.state.passed() {
                    return Some(ProofTurn::Pass);
                }
                let next = self.next(line);
                let all: Vec<_> = next.iter().map(|(_, line)| self.seen(line)).collect();
                let chosen = choose(&self.seen(line), &all);
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
