//! The opponent of claims of one size.

use loja_certificate::{Answer, Choice, Claim};
use loja_rules::{FastBoard, Point, PointSet};
use loja_search::{Control, Node};

use super::distance::{Distance, Notes};
use super::end::End;
use super::judgement::{JudgedMove, Prospect};
use super::natural::{Try, favourites};
use super::played_line::PlayedLine;
use super::position::{Position, in_zone};
use crate::bits::Bits;
use crate::expectation::Expectation;
use crate::lock::lemma::living;
use crate::lock::situation::{Situation, Survey};
use crate::lock::{Search, answer_of};

/// Situations expanded for a move before the next one's turn, doubled each round.
const SLICE: u64 = 16;

/// The most situations looked at for distances, in one judgement.
const LOOKS: u32 = 20_000;

/// Positions of a local game expanded to see that it is won.
const REPLY: u64 = 500;

/// The most moves for which traps are counted.
const TRAPS_FOR: usize = 32;

pub(super) struct Judge<'a, const W: usize> {
    pub(super) whole: &'a mut Search<W>,
    pub(super) zones: Vec<&'a mut Search<W>>,
    pub(super) notes: &'a mut Notes<W>,
    /// Kept to save its memory.
    survey: Survey<W>,
    /// The searches' effort may grow up to this, and their memory as far as the control has it.
    until: u64,
    control: &'a Control<'a>,
    looks: u32,
}

struct Tried<const W: usize> {
    choice: Choice,
    position: Position<W>,
    answer: Option<Answer>,
    repeats: bool,
    bound: Option<Distance>,
    traps: Option<u32>,
}

impl<const W: usize> Tried<W> {
    fn lasts(&self) -> Distance {
        self.bound.unwrap_or(Distance::Endless)
    }
}

impl<'a, const W: usize> Judge<'a, W> {
    pub(super) fn new(
        whole: &'a mut Search<W>,
        zones: Vec<&'a mut Search<W>>,
        notes: &'a mut Notes<W>,
        control: &'a Control<'a>,
    ) -> Judge<'a, W> {
        let mut judge = Judge {
            whole,
            zones,
            notes,
            survey: Survey::default(),
            until: 0,
            control,
            looks: LOOKS,
        };
        judge.until = judge.spent().saturating_add(control.left());
        judge
    }

    fn spent(&self) -> u64 {
        self.whole.spent() + self.zones.iter().map(|zone| zone.expanded()).sum::<u64>()
    }

    fn left(&self) -> u64 {
        let zones: u64 = self.zones.iter().map(|zone| zone.bytes()).sum();
        let sums = self.whole.game().sums.as_ref();
        let sums = sums.map_or(0, |sums| sums.search.bytes());
        let bytes = self.whole.bytes() + zones + sums;
        if bytes >= self.control.limits().bytes || self.control.poll().is_err() {
            return 0;
        }
        self.until.saturating_sub(self.spent())
    }

    fn known(&mut self, position: &Position<W>) -> Option<Answer> {
        let situation = &position.situation;
        if let Some((answer, _)) = position.ending(&self.whole.game().arena) {
            return Some(answer);
        }
        if let Some(answer) = self.whole.known(situation) {
            return Some(answer);
        }
        let refutes = |zone: &mut &mut Search<W>| {
            let mapped = in_zone(&self.whole.game().arena, &zone.game().arena, situation);
            mapped.and_then(|mapped| zone.known(&mapped)) == Some(Answer::Refuted)
        };
        self.zones
            .iter_mut()
            .any(refutes)
            .then_some(Answer::Refuted)
    }

    /// Tries to settle a position, in the smaller zones first.
    fn decide(&mut self, position: &Position<W>, expand: u64) -> Option<Answer> {
        let known = self.known(position);
        if known.is_some() {
            return known;
        }
        for at in 0..self.zones.len() {
            let expand = (expand / 2).min(self.left());
            let zone = &mut self.zones[at];
            if let Some(mapped) = in_zone(
                &self.whole.game().arena,
                &zone.game().arena,
                &position.situation,
            ) && expand > 0
                && zone.decide(&mapped, expand) == Some(Answer::Refuted)
            {
                return Some(Answer::Refuted);
            }
        }
        let expand = expand.min(self.left());
        (expand > 0)
            .then(|| self.whole.decide(&position.situation, expand))
            .flatten()
    }

    fn bound(&mut self, position: &Position<W>, answer: Answer) -> Option<Distance> {
        if let Some((_, moves)) = position.ending(&self.whole.game().arena) {
            return Some(Distance::Moves(moves));
        }
        self.notes
            .bound(self.whole, &position.situation, answer, &mut self.looks)
    }

    fn lasting(&mut self, position: &Position<W>, claim: &Claim) -> Option<End> {
        let (arena, situation) = (&self.whole.game().arena, &position.situation);
        if arena.hopeless {
            return Some(hopeless(claim));
        }
        let points = |bits: Bits<W>| -> PointSet { bits.iter().map(|x| arena.points[x]).collect() };
        self.survey.take(arena, situation);
        let anchors = arena.doors | arena.beside_closed;
        let joined = self
            .survey
            .foe
            .iter()
            .filter(|chain| chain.stones.meets(anchors));
        let joined = joined.fold(Bits::EMPTY, |all, chain| all | chain.stones);
        if !joined.is_empty() {
            let stones = points(joined);
            return Some(End::Joined { stones });
        }
        let alive = living(arena, situation, &self.survey);
        (!alive.is_empty()).then(|| End::Alive {
            stones: points(alive),
        })
    }

    pub(super) fn judge(&mut self, claim: &Claim, played: &PlayedLine<'_>) -> Prospect {
        let (mut board, former, before) = self.replay(claim, played);
        let here = Position::of(&self.whole.game().arena, &board);
        let turn = board.turn();
        if let Some(end) = played.over() {
            let is_lock = end == End::Formation;
            return Prospect {
                turn,
                expectation: if is_lock {
                    Expectation::Holds
                } else {
                    Expectation::Fails
                },
                end: Some(end),
                distance: Some(0),
                moves: Vec::new(),
                best: None,
            };
        }
        let end = self.lasting(&here, claim);
        let lasts = end.is_some();
        let mine = answer_of(here.situation.turn);
        let mut tried = self.successors(&mut board, &here, &former);
        let reply = before
            .filter(|_| !lasts && mine == Answer::Lock)
            .and_then(|before| self.reply(&before, *played.moves.last()?));
        let reply = tried
            .iter_mut()
            .find(|one| !one.repeats && Some(one.choice) == reply);
        let reply = reply.map(|one| {
            one.answer = Some(Answer::Lock);
            one.choice
        });
        let uncounted = match (lasts, mine) {
            (true, _) => false,
            (_, Answer::Lock) => before.is_some_and(|before| self.is_uncounted(&before)),
            (_, Answer::Refuted) => self.is_uncounted(&here),
        };
        let mut answer = match reply {
            _ if lasts => Some(Answer::Refuted),
            Some(_) => Some(Answer::Lock),
            None => self.decide(&here, self.left() / 2),
        };
        self.settle(&mut tried, answer, mine);
        // What the moves say, repetitions of the line included.
        let mut answers = tried.iter().map(|one| one.answer);
        if answers.clone().any(|one| one == Some(mine)) {
            answer = Some(mine);
        } else if answers.all(|one| one.is_some()) {
            answer = Some(answer_of(here.situation.turn.other()));
        }
        for one in &mut tried {
            one.bound = match one.answer {
                _ if one.repeats => Some(Distance::Moves(0)),
                // Another move than the reply may end sooner, but nobody knows whether it does.
                Some(Answer::Lock) if uncounted => None,
                Some(answer) => self.bound(&one.position, answer),
                None => None,
            };
        }
        let best = self.best(&mut board, &mut tried, answer, mine, reply);
        let distance = if lasts {
            Some(0)
        } else {
            distance(&tried, answer, mine)
        };
        let judged = |one: &Tried<W>| JudgedMove {
            choice: one.choice,
            expectation: Expectation::of(one.answer),
            holds: one.answer.map(|answer| answer == mine),
            distance: one.bound.and_then(Distance::moves),
            traps: one.traps,
        };
        Prospect {
            turn,
            expectation: Expectation::of(answer),
            end,
            distance,
            moves: tried.iter().map(judged).collect(),
            best,
        }
    }

    /// How the claimant answers a move in a won sum, without cycles: see [`Answers`](crate::lock::sum::Answers).
    fn reply(&mut self, before: &Position<W>, last: Choice) -> Option<Choice> {
        let expand = REPLY.min(self.left());
        let lock = self.whole.game_mut();
        let arena = &lock.arena;
        let sums = lock.sums.as_mut()?;
        let last = match last {
            Choice::Stone(point) => Some(arena.points.binary_search(&point).ok()?),
            Choice::Pass => None,
        };
        let before = &before.situation;
        if !sums.settles(arena, before, expand) {
            return None;
        }
        let answers = &mut self.notes.lengths(arena).answers;
        let reply = answers.reply(&sums.search, arena, before, last)?;
        Some(reply.map_or(Choice::Pass, |x| Choice::Stone(arena.points[x])))
    }

    /// Whether the claimant wins a situation with the refuter to move as a sum, and nobody knows how long that
    /// takes.
    fn is_uncounted(&mut self, position: &Position<W>) -> bool {
        let expand = REPLY.min(self.left());
        let lock = self.whole.game_mut();
        let (arena, situation) = (&lock.arena, &position.situation);
        let Some(sums) = lock.sums.as_mut() else {
            return false;
        };
        if !arena.dead || !sums.settles(arena, situation, expand) {
            return false;
        }
        let lengths = self.notes.lengths(arena);
        lengths
            .of(&sums.search, arena, situation, &mut self.looks)
            .is_none()
    }

    fn replay(
        &self,
        claim: &Claim,
        played: &PlayedLine<'_>,
    ) -> (FastBoard, Vec<Position<W>>, Option<Position<W>>) {
        let mut board = FastBoard::new(claim.start());
        let mut former = Vec::new();
        for choice in &played.moves {
            former.push(Position::of(&self.whole.game().arena, &board));
            choice.play(&mut board);
        }
        let before = former.last().copied();
        former.drain(..played.from.min(former.len()));
        (board, former, before)
    }

    fn successors(
        &self,
        board: &mut FastBoard,
        here: &Position<W>,
        former: &[Position<W>],
    ) -> Vec<Tried<W>> {
        let points: Vec<Point> = board.playable().collect();
        let choices = points.into_iter().map(Choice::Stone).chain([Choice::Pass]);
        let tried = choices.map(|choice| {
            choice.play(board);
            let position = Position::of(&self.whole.game().arena, board);
            board.undo();
            let repeats = position == *here || former.contains(&position);
            Tried {
                choice,
                position,
                answer: repeats.then_some(Answer::Refuted),
                repeats,
                bound: None,
                traps: None,
            }
        });
        tried.collect()
    }

    fn settle(&mut self, tried: &mut [Tried<W>], answer: Option<Answer>, mine: Answer) {
        for one in tried.iter_mut().filter(|one| !one.repeats) {
            // From a lost situation all moves lose.
            let lost = answer.filter(|&answer| answer != mine);
            one.answer = lost.or(one.answer).or_else(|| self.known(&one.position));
        }
        let mut slice = SLICE;
        loop {
            let mut open = false;
            for one in tried.iter_mut().filter(|one| one.answer.is_none()) {
                if self.left() == 0 {
                    return;
                }
                one.answer = self.decide(&one.position, slice);
                open |= one.answer.is_none();
            }
            if !open {
                return;
            }
            slice *= 2;
        }
    }

    fn best(
        &mut self,
        board: &mut FastBoard,
        tried: &mut [Tried<W>],
        answer: Option<Answer>,
        mine: Answer,
        reply: Option<Choice>,
    ) -> Option<Choice> {
        if answer == Some(mine) {
            // The first of equal ones.
            let holding = tried.iter().filter(|one| one.answer == answer);
            let order = |one: &Tried<W>| match reply {
                Some(reply) => u32::from(one.choice != reply),
                None => self.order(&one.position),
            };
            let best = holding.min_by_key(|one| (one.lasts(), order(one)));
            return best.map(|one| one.choice);
        }
        if answer.is_none() {
            let open = tried.iter().filter(|one| one.answer.is_none());
            let hard = open.min_by_key(|one| self.effort(&one.position, mine));
            return hard.map(|one| one.choice);
        }
        let arena = &self.whole.game().arena;
        let tries = tried.iter().map(|one| Try {
            choice: one.choice,
            lasts: one.lasts(),
            ends: one.repeats || one.position.ending(arena).is_some(),
        });
        let tries: Vec<Try> = tries.collect();
        let equal = favourites(board, &tries);
        for &at in equal.iter().take(TRAPS_FOR) {
            tried[at].traps = Some(self.traps(board, &tried[at], mine));
        }
        // The first of equal ones.
        let best = equal.into_iter().rev().max_by_key(|&at| tried[at].traps);
        best.map(|at| tried[at].choice)
    }

    fn traps(&mut self, board: &mut FastBoard, one: &Tried<W>, mine: Answer) -> u32 {
        if one.repeats || !one.choice.play(board) {
            return 0;
        }
        let replies = self.successors(board, &one.position, &[]);
        board.undo();
        let fails = replies
            .iter()
            .filter(|reply| self.known(&reply.position) == Some(mine));
        fails.map(|_| 1).sum()
    }

    /// When it was settled; what needed no search comes first.
    fn order(&self, position: &Position<W>) -> u32 {
        let order =
            |search: &Search<W>, situation: &Situation<W>| search.node(situation).map(Node::order);
        let zones = || {
            self.zones.iter().find_map(|zone| {
                let mapped = in_zone(
                    &self.whole.game().arena,
                    &zone.game().arena,
                    &position.situation,
                )?;
                order(zone, &mapped)
            })
        };
        order(self.whole, &position.situation)
            .or_else(zones)
            .unwrap_or(0)
    }

    fn effort(&self, position: &Position<W>, mine: Answer) -> u32 {
        let effort = self.whole.node(&position.situation).and_then(Node::effort);
        effort.map_or(u32::MAX, |effort| match mine {
            Answer::Lock => effort.claimant,
            Answer::Refuted => effort.refuter,
        })
    }
}

/// The winner takes the shortest way, the loser the longest.
fn distance<const W: usize>(
    tried: &[Tried<W>],
    answer: Option<Answer>,
    mine: Answer,
) -> Option<u32> {
    let answer = answer?;
    let moves = |one: &Tried<W>| one.bound.and_then(Distance::moves);
    let distance = if answer == mine {
        tried
            .iter()
            .filter(|one| one.answer == Some(mine))
            .filter_map(moves)
            .min()?
    } else {
        let all: Option<Vec<u32>> = tried.iter().map(moves).collect();
        all?.into_iter().max()?
    };
    Some(distance + 1)
}

fn hopeless(claim: &Claim) -> End {
    let (set, situation) = (claim.set(), claim.start().situation());
    let near = |x: Point| claim.board().neighbors(x);
    let permanent = |x: &Point| situation.permanent().contains(*x);
    let closed = |x: &Point| permanent(x) && situation.color_at(*x).is_none();
    let foe = |x: &Point| permanent(x) && situation.color_at(*x) == Some(claim.refuter());
    let of = |wanted: &dyn Fn(&Point) -> bool| -> PointSet {
        set.iter().filter(|x| wanted(x)).collect()
    };
    let cases: [(&'static str, PointSet); 4] = [
        ("C8.2, D1", of(&foe)),
        (
            "C8.3, C5.2.1",
            of(&|x| closed(x) && near(*x).iter().any(|&y| !set.contains(y))),
        ),
        ("C8.4", of(&|x| near(*x).is_empty())),
        ("C8.5", of(&|x| closed(x) && near(*x).iter().any(closed))),
    ];
    let found = cases.into_iter().find(|(_, points)| !points.is_empty());
    let (rule, points) = found.unwrap_or(("C8.1", PointSet::new()));
    End::Hopeless { rule, points }
}
