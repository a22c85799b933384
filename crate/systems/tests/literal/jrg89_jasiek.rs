//! Jasiek's “capturable living string” as Pauli quotes it (5280-5293), on top of the play of 1989 as Pauli reads it (4700-4800).
//!
//! Not his correction of it (5299 and after), which changes what S is. The play, the marks and “uncapturable” are those of the
//! literal judge of 1989; the steps from status to score (5187-5200) too, since the quotation has none of its own.
//!
//! # What the text leaves open
//!
//! A [`Reading`] has a field for each; [`Reading::MEANT`] is what we take its author to have meant.
//!
//! - *“In each alternating play … x can choose plays”*: a play has turns of both sides, and x's are chosen, so “each” can only go
//!   over what the opponent does. One strategy of x has to answer all of them ([`Choice::OneStrategy`]). Pauli's retelling, “whenever
//!   this happens you can't prevent now” (5291), also allows: whatever x has done before the capture, well or badly, afterwards x can
//!   get the stone ([`Choice::AfterEveryCapture`]).
//! - *“For which the player x cannot prohibit the capture”*: in every situation before the capture the opponent can force it. A play
//!   in which the opponent lets x off is none of these, and needs no stone. In the strategic reading that is no restriction: x
//!   simply escapes there.
//! - *When* the stone is played: the text orders nothing, so it may be before or after the capture ([`Time::Any`]); Pauli's “now” is
//!   after it ([`Time::AfterCapture`]).
//! - *“Plays, that are moves or passes for kos”*: either a reminder that passes for kos are among them ([`Passes::All`]), or x may not
//!   pass plainly while anything else is allowed ([`Passes::ForKosOnly`]).
//! - *“Play an uncapturable stone”*: played, and uncapturable then or later, as Pauli reads the rule itself (I5, [`Moment::Later`]),
//!   or uncapturable as soon as it is played ([`Moment::AsPlayed`]). On its board or in its situation: the world's `new_stone`.
//! - *“Cannot play an uncapturable stone on one of them before any hypothetical play”* (P): x, first, can't force one there
//!   ([`Ability::First`]); the same against an opponent with a fixed number of stones, which Pauli puts in brackets
//!   ([`Ability::FirstAgainstFew`]); x, second, can't ([`Ability::Second`]); or x's first play there would not be one
//!   ([`Ability::AtOnce`]). “One of them” is each intersection by itself in all of these.
//! - *A stone of x on S where a living stone of x stood*: S has all occupied intersections, so it counts.
//!
//! A line without end favours the side that wants nothing to happen (5518, 6222).

use std::cell::RefCell;
use std::collections::HashMap;
use std::rc::Rc;

use super::jrg89::{self, BLACK, EMPTY, Stones, Turn, WHITE, World, other};
use super::lines::{Lines, Marked, Step};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choice {
    OneStrategy,
    AfterEveryCapture,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Time {
    Any,
    AfterCapture,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Passes {
    All,
    ForKosOnly,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Moment {
    Later,
    AsPlayed,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ability {
    First,
    FirstAgainstFew,
    Second,
    AtOnce,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reading {
    pub choice: Choice,
    pub time: Time,
    pub passes: Passes,
    pub moment: Moment,
    pub ability: Ability,
}

impl Reading {
    pub const MEANT: Reading = Reading {
        choice: Choice::OneStrategy,
        time: Time::Any,
        passes: Passes::All,
        moment: Moment::Later,
        ability: Ability::First,
    };
}

/// Points as bits.
pub type Set = u32;

/// The nodes of which something is true.
type Nodes = Rc<Vec<bool>>;

pub struct Judge<'a> {
    world: &'a World,
    reading: Reading,
    lines: [Lines<'a>; 2],
    /// By player: for each point, from which nodes x can play an uncapturable stone on it.
    able: [Vec<Vec<bool>>; 2],
    /// By player, S and stone: from which nodes the opponent takes the stone and x gets nothing on S.
    lost: RefCell<HashMap<(u8, Set, usize), Nodes>>,
}

impl<'a> Judge<'a> {
    pub fn new(world: &'a World, reading: Reading) -> Judge<'a> {
        let mut judge = Judge {
            world,
            reading,
            lines: [BLACK, WHITE].map(|x| Lines::of(world, x)),
            able: [Vec::new(), Vec::new()],
            lost: RefCell::default(),
        };
        judge.able = [BLACK, WHITE].map(|x| {
            (0..world.neighbors.len())
                .map(|at| judge.able(x, at))
                .collect()
        });
        judge
    }

    fn lines(&self, x: u8) -> &Lines<'a> {
        &self.lines[usize::from(x - 1)]
    }

    /// The steps in which x gets a new uncapturable stone on the set.
    fn arising(&self, x: u8, set: Set) -> Marked {
        let lines = self.lines(x);
        let uncapturable = |situation: usize, at: usize| match self.world.new_stone {
            jrg89::NewStone::OnItsBoard => {
                let stones = &self.world.all[situation].stones;
                self.world.uncapturable(stones, at)
            }
            jrg89::NewStone::InItsSituation => !self.world.capturable[at][situation],
        };
        match self.reading.moment {
            Moment::Later => lines.arising(set, uncapturable),
            Moment::AsPlayed => {
                let played = |node: usize, step: &Step| match step.turn {
                    Turn::Play(at) => {
                        lines.is_owners(node)
                            && set >> at & 1 == 1
                            && uncapturable(lines.nodes[step.to].situation, at)
                    }
                    _ => false,
                };
                (0..lines.nodes.len())
                    .map(|node| {
                        lines.steps[node]
                            .iter()
                            .map(|step| played(node, step))
                            .collect()
                    })
                    .collect()
            }
        }
    }

    /// From which nodes x can force an uncapturable stone of x on the intersection, by the reading of “can”.
    fn able(&self, x: u8, at: usize) -> Vec<bool> {
        let lines = self.lines(x);
        let arising = self.arising(x, 1 << at);
        let steps = |node: usize| lines.steps[node].iter().zip(&arising[node]);
        match self.reading.ability {
            Ability::First | Ability::Second => lines.least(|node, able| {
                if lines.is_owners(node) {
                    steps(node).any(|(step, &arises)| arises || able[step.to])
                } else {
                    !lines.steps[node].is_empty()
                        && steps(node).all(|(step, &arises)| arises || able[step.to])
                }
            }),
            Ability::FirstAgainstFew => {
                // The opponent prevents it without any stone, then with one stone more each time, until that changes nothing.
                let mut before = vec![false; lines.nodes.len()];
                loop {
                    let prevents = lines.greatest(|node, prevents| {
                        let free = |(step, &arises): (&Step, &bool)| {
                            let costs = matches!(step.turn, Turn::Play(_));
                            let stone = costs && !lines.is_owners(node);
                            !arises
                                && if stone {
                                    before[step.to]
                                } else {
                                    prevents[step.to]
                                }
                        };
                        if lines.is_owners(node) {
                            steps(node).all(free)
                        } else {
                            lines.steps[node].is_empty() || steps(node).any(free)
                        }
                    });
                    if prevents == before {
                        return prevents.iter().map(|&prevents| !prevents).collect();
                    }
                    before = prevents;
                }
            }
            Ability::AtOnce => (0..lines.nodes.len())
                .map(|node| {
                    lines.is_owners(node)
                        && steps(node).any(|(step, &arises)| arises && step.turn == Turn::Play(at))
                })
                .collect(),
        }
    }

    /// P: the empty intersections (Ae) on which x can't play an uncapturable stone before any hypothetical play.
    pub fn p(&self, stones: &[u8], x: u8) -> Set {
        let turn = match self.reading.ability {
            Ability::Second => other(x),
            _ => x,
        };
        let start = self.lines(x).start(stones, turn);
        (0..stones.len())
            .filter(|&at| stones[at] == EMPTY && !self.able[usize::from(x - 1)][at][start])
            .fold(0, |set, at| set | 1 << at)
    }

    /// S: the black intersections (Ab), the white ones (Aw) and P.
    pub fn s(&self, stones: &[u8], x: u8) -> Set {
        (0..stones.len())
            .filter(|&at| stones[at] != EMPTY)
            .fold(self.p(stones, x), |set, at| set | 1 << at)
    }

    /// C: whether the stone there is x's and not an uncapturable one.
    pub fn c(&self, stones: &[u8], at: usize, x: u8) -> bool {
        stones[at] == x && !self.world.uncapturable(stones, at)
    }

    /// Whether the string of the stone there is a capturable living string. All its stones are taken together, so one speaks for all.
    pub fn capturable_living(&self, stones: &[u8], at: usize) -> bool {
        let x = stones[at];
        if x == EMPTY || !self.c(stones, at, x) {
            return false;
        }
        // Each alternating play starts with the opponent of x. That there is one which x can't prohibit is what C says.
        let start = self.lines(x).start(stones, other(x));
        !self.lost(x, self.s(stones, x), at)[start]
    }

    /// From which nodes the opponent of x can take the stone there while x gets no uncapturable stone on S.
    fn lost(&self, x: u8, s: Set, at: usize) -> Nodes {
        if let Some(lost) = self.lost.borrow().get(&(x, s, at)) {
            return Rc::clone(lost);
        }
        let lines = self.lines(x);
        let arising = self.arising(x, s);
        // The turns that x may choose: moves and passes for kos, and plain passes by one reading only where nothing else is left.
        let choices = |node: usize| -> Vec<usize> {
            let all = 0..lines.steps[node].len();
            let narrow = lines.is_owners(node) && self.reading.passes == Passes::ForKosOnly;
            let chosen = all
                .clone()
                .filter(|&index| lines.steps[node][index].turn != Turn::Pass);
            let chosen: Vec<usize> = chosen.collect();
            if narrow && !chosen.is_empty() {
                chosen
            } else {
                all.collect()
            }
        };
        let choices: Vec<Vec<usize>> = (0..lines.nodes.len()).map(choices).collect();
        // After the capture: the opponent can keep x from such a stone for ever, or the play ends without one.
        let free = lines.greatest(|node, free| {
            let fine = |&index: &usize| !arising[node][index] && free[lines.steps[node][index].to];
            if lines.situation(node).over {
                true
            } else if lines.is_owners(node) {
                choices[node].iter().all(fine)
            } else {
                choices[node].iter().any(fine)
            }
        });
        // Before it: the opponent comes to the capture, and x has got no such stone on the way.
        let lost = lines.least(|node, lost| {
            if !lines.stands(node, at) || lines.situation(node).over {
                return false;
            }
            let forced = |to: usize| self.world.capturable[at][lines.nodes[to].situation];
            let fine = |&index: &usize| {
                let to = lines.steps[node][index].to;
                let captured = !lines.stands(to, at);
                let follows = match self.reading.time {
                    Time::Any if captured => !arising[node][index] && free[to],
                    Time::Any => !arising[node][index] && lost[to],
                    // As if the line began at the capture: what was played before is not new.
                    Time::AfterCapture if captured => free[lines.fresh(lines.nodes[to].situation)],
                    Time::AfterCapture => lost[to],
                };
                // A play in which x could prohibit the capture is none of those in question.
                follows && (captured || forced(to))
            };
            match self.reading.choice {
                Choice::OneStrategy if lines.is_owners(node) => choices[node].iter().all(fine),
                Choice::OneStrategy => choices[node].iter().any(fine),
                // Whatever both have done before: one play to a capture after which x gets nothing is enough.
                Choice::AfterEveryCapture => (0..lines.steps[node].len()).any(|index| fine(&index)),
            }
        });
        let lost = Rc::new(lost);
        self.lost.borrow_mut().insert((x, s, at), Rc::clone(&lost));
        lost
    }

    /// Alive: uncapturable, or of a capturable living string.
    pub fn alive(&self, stones: &[u8], at: usize) -> bool {
        self.world.uncapturable(stones, at) || self.capturable_living(stones, at)
    }

    pub fn dead(&self, stones: &Stones) -> Vec<bool> {
        (0..stones.len())
            .map(|at| stones[at] != EMPTY && !self.alive(stones, at))
            .collect()
    }

    /// Black's score less White's, without prisoners, by the five steps (5187-5200).
    pub fn score(&self, stones: &Stones) -> i64 {
        jrg89::score(stones, &self.world.neighbors, &self.dead(stones), 0, 0)
    }
}
