//! Finds what a player can force on boards with graphs too large to write down: proof numbers, for objectives reached
//! once.
//!
//! Capture is such an objective: an infinite sequence without it is lost for the capturer. "Forever" is not; two such
//! objectives stand beside it, each on the safe side:
//!
//! * The opponent has won for good once the string is captured, or sure to be, and the opponent's immortal stones
//!   take over the whole environment. If the opponent can reach this, the answer is yes.
//! * The owner has won for good once a played stone in the environment is immortal, and then passes. If the owner can
//!   reach this, or the opponent can't reach a capture after which the owner doesn't, the answer is no.
//!
//! Otherwise there is no answer.

use loja_ground::Color;
use loja_search::game::{Effort, Game, Key, Side};
use loja_search::{CirclesLoseForClaimant, Control, Search};

use crate::compact::{Bits, Compact, Stones, bits};
use crate::proof::{self, Advice, Advised, Contest as _, search_nodes};

use super::contest::{Forced, Sequence};
use super::moment::{Filling, Moment, Question, Taken};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Packed {
    moment: Moment,
    side: Side,
}

impl Key for Packed {
    type Words = (Stones, Bits, Taken);

    fn pack(&self) -> (Self::Words, u32) {
        let Moment {
            stones,
            played,
            taken,
            turn,
            passed,
            ended,
            captured,
        } = self.moment;
        let rest = [
            turn == Color::White,
            passed,
            ended,
            captured,
            self.side == Side::Refuter,
        ];
        let rest = rest.iter().fold(0, |bits, &bit| bits << 1 | u32::from(bit));
        ((stones, played, taken), rest)
    }

    fn unpack(&(stones, played, taken): &Self::Words, rest: u32) -> Self {
        let bit = |at: u32| rest >> at & 1 == 1;
        Packed {
            moment: Moment {
                stones,
                played,
                taken,
                turn: if bit(4) { Color::White } else { Color::Black },
                passed: bit(3),
                ended: bit(2),
                captured: bit(1),
            },
            side: if bit(0) {
                Side::Refuter
            } else {
                Side::Claimant
            },
        }
    }

    fn side(&self) -> Side {
        self.side
    }
}

/// The claimant's objective.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Goal {
    /// The opponent wants the string captured.
    Capture,
    /// The opponent wants capture, and the environment covered for good.
    Covered,
    /// The owner wants no capture, or a played stone that stays.
    Permanent,
    /// The opponent wants a capture after which no stone comes to stay.
    Unanswered,
}

struct Forcing<'a> {
    compact: &'a Compact,
    question: Question,
    goal: Goal,
    filling: Filling,
    control: &'a Control<'a>,
    /// For `Unanswered`: the search for what the owner reaches after a capture, and its moments a question.
    answers: Option<(Box<Search<Forcing<'a>>>, u64)>,
    buffer: Vec<Moment>,
    /// A moment could not be kept, so nothing more is concluded.
    failed: bool,
}

impl<'a> Forcing<'a> {
    fn new(
        compact: &'a Compact,
        question: Question,
        goal: Goal,
        filling: Filling,
        control: &'a Control<'a>,
    ) -> Forcing<'a> {
        Forcing {
            compact,
            question,
            goal,
            filling,
            control,
            answers: None,
            buffer: Vec::new(),
            failed: false,
        }
    }

    fn claimant(&self) -> Color {
        match self.goal {
            Goal::Permanent => self.question.owner,
            _ => self.question.owner.other(),
        }
    }

    fn packed(&self, moment: Moment) -> Packed {
        let side = if moment.turn == self.claimant() {
            Side::Claimant
        } else {
            Side::Refuter
        };
        Packed { moment, side }
    }

    /// Where the opponent lets nothing stay (lemma *covered* of `contest.rs`): immortal stones, and regions that
    /// touch one of their strings throughout.
    fn taken_over(&self, stones: Stones) -> Bits {
        let immortal = self.compact.immortal(stones, self.question.owner.other());
        if immortal == 0 {
            return 0;
        }
        let strings = self.compact.parts(immortal);
        let beside: Vec<Bits> = strings
            .iter()
            .map(|&one| self.compact.around(one))
            .collect();
        let regions = self.compact.parts(self.compact.whole() & !immortal);
        let touched = |region: Bits| beside.iter().any(|&beside| region & !beside == 0);
        regions
            .into_iter()
            .filter(|&region| touched(region))
            .fold(immortal, |all, region| all | region)
    }

    /// The winner for good: `true` for the opponent.
    fn settled(&self, moment: &Moment) -> Option<bool> {
        let Question {
            owner,
            string,
            environment,
        } = self.question;
        if moment.ended {
            return Some(moment.captured && moment.played == 0);
        }
        if moment.captured && self.goal == Goal::Capture {
            return Some(true);
        }
        let wanted = moment.played | if moment.captured { 0 } else { string };
        if wanted != 0 && wanted & self.compact.immortal(moment.stones, owner) != 0 {
            return Some(false);
        }
        let needed = environment | if moment.captured { 0 } else { string };
        (needed & !self.taken_over(moment.stones) == 0).then_some(true)
    }
}

impl Game for Forcing<'_> {
    type Key = Packed;

    fn glance(&self, key: &Packed) -> Option<Side> {
        let opponent = self.settled(&key.moment)?;
        Some(if opponent == (self.goal != Goal::Permanent) {
            Side::Claimant
        } else {
            Side::Refuter
        })
    }

    fn expand(&mut self, key: &Packed, successors: &mut Vec<Packed>) -> Option<Side> {
        if key.moment.captured
            && let Some((search, nodes)) = &mut self.answers
        {
            let owner = search.game().packed(key.moment);
            // What isn't found in time goes to the opponent.
            return Some(match search.settle(&owner, *nodes) {
                Some(Side::Claimant) => Side::Refuter,
                _ => Side::Claimant,
            });
        }
        let mut buffer = std::mem::take(&mut self.buffer);
        buffer.clear();
        if key
            .moment
            .successors(self.compact, &self.question, self.filling, &mut buffer)
            .is_err()
        {
            self.failed = true;
        }
        for &moment in &buffer {
            successors.push(self.packed(moment));
        }
        self.buffer = buffer;
        None
    }

    fn may_expand(&self) -> bool {
        self.control.step(0).is_ok()
    }

    // What wins against one play far from the string mostly wins against others.
    fn are_alike(&self) -> bool {
        true
    }

    fn counterpart(&mut self, of: &Packed, from: &Packed, to: &Packed) -> Option<Packed> {
        let (from, to) = (&from.moment, &to.moment);
        let after = of
            .moment
            .after_like(self.compact, &self.question, from, to)?;
        Some(self.packed(after))
    }

    fn effort(&self, key: &Packed) -> Effort {
        let Moment {
            stones, captured, ..
        } = key.moment;
        let string = self.question.string;
        let liberties = (self
            .compact
            .around(self.compact.reach(string, stones.of(self.question.owner)))
            & !stones.all())
        .count_ones();
        let near = if captured { 1 } else { 1 + liberties };
        match self.goal {
            Goal::Permanent => Effort {
                claimant: 1,
                refuter: near,
            },
            _ => Effort {
                claimant: near,
                refuter: 1,
            },
        }
    }
}

impl CirclesLoseForClaimant for Forcing<'_> {}

/// Moments between two checks of the memory.
const TURN: u64 = 256;

/// The control counts each moment itself, also in answers after captures.
fn run(mut search: Search<Forcing<'_>>, control: &Control<'_>) -> Option<Side> {
    let mut bytes = 0;
    loop {
        let before = search.expanded();
        let winner = search.run(TURN);
        let answers = search.game().answers.as_ref();
        if search.game().failed || answers.is_some_and(|(answers, _)| answers.game().failed) {
            return None;
        }
        if winner.is_some() {
            return winner;
        }
        let inner = answers.map_or(0, |(answers, _)| answers.bytes());
        let now = usize::try_from(search.bytes() + inner).unwrap_or(usize::MAX);
        control.take(now.saturating_sub(bytes)).ok()?;
        control.poll().ok()?;
        if control.left() == 0 || search.expanded() == before {
            return None;
        }
        bytes = now;
    }
}

/// Whether the opponent can force capture.
pub(super) fn capture(
    compact: &Compact,
    stones: Stones,
    question: &Question,
    filling: Filling,
    control: &Control<'_>,
) -> Option<bool> {
    let question = Question {
        environment: 0,
        ..*question
    };
    let game = Forcing::new(compact, question, Goal::Capture, filling, control);
    let start = game.packed(Moment::start(stones, &question));
    run(Search::new(game, &start), control).map(|winner| winner == Side::Claimant)
}

/// Whether the opponent can force capture with no permanent stone in the environment, if an objective reached once
/// tells.
pub(super) fn no_permanent_stone(
    compact: &Compact,
    stones: Stones,
    question: &Question,
    filling: Filling,
    control: &Control<'_>,
    nodes: u64,
) -> Option<bool> {
    let start = Moment::start(stones, question);
    // Small questions first: either may be the one that tells.
    let mut share = (nodes / 64).max(1);
    while share <= nodes {
        let ask = |goal, wanted: Side| {
            let told = control.part(share, |part| {
                let search = |goal| {
                    let game = Forcing::new(compact, *question, goal, filling, part);
                    let start = game.packed(start);
                    Search::new(game, &start)
                };
                let mut asked = search(goal);
                if goal == Goal::Unanswered {
                    asked.game_mut().answers = Some((Box::new(search(Goal::Permanent)), share / 8));
                }
                run(asked, part)
            });
            told == Some(wanted)
        };
        if ask(Goal::Permanent, Side::Claimant) {
            return Some(false);
        }
        if ask(Goal::Covered, Side::Claimant) {
            return Some(true);
        }
        if ask(Goal::Unanswered, Side::Refuter) {
            return Some(false);
        }
        if control.poll().is_err() || control.left() == 0 {
            return None;
        }
        share = share.saturating_mul(8);
    }
    None
}

/// Hands on the prover's plays, if an objective reached once is enough.
pub(super) fn advised<T>(
    forced: &Forced,
    control: &Control<'_>,
    then: impl FnOnce(&mut Advice<'_, Sequence>) -> T,
) -> Advised<T> {
    let Some(compact) = Compact::of(&forced.board) else {
        return Advised::Silent;
    };
    let question = Question {
        owner: forced.owner,
        string: bits(&forced.string),
        environment: bits(&forced.environment()),
    };
    let (goal, wins) = match (question.environment, forced.answer) {
        (0, true) => (Goal::Capture, Side::Claimant),
        (0, false) => (Goal::Capture, Side::Refuter),
        (_, true) => (Goal::Covered, Side::Claimant),
        (_, false) => (Goal::Permanent, Side::Claimant),
    };
    let most = search_nodes(control);
    let game = Forcing::new(&compact, question, goal, Filling::Never, control);
    let start = Moment::start(Compact::stones(&forced.stones), &question);
    let start = game.packed(start);
    let mut search = Search::new(game, &start);
    // In turns, like the judgement: other things are found, mostly sooner.
    let mut winner = search.winner();
    while winner.is_none() && search.expanded() < most && !control.is_over() {
        winner = search.run(TURN);
    }
    if winner != Some(wins) {
        return Advised::Silent;
    }
    Advised::Found(then(&mut |now| {
        let next = forced.next(now).into_iter().filter_map(|(turn, after)| {
            let after = search.game().packed(Moment::of(&after)?);
            Some((turn, after))
        });
        let next: Vec<_> = next.collect();
        let known = |search: &Search<Forcing<'_>>| {
            let won = next.iter();
            let won = won.filter(|(_, after)| search.winner_of(after) == Some(wins));
            // Situations settled earlier come first, so that a claimant makes progress.
            let order = |(_, after): &&(proof::ProofTurn, Packed)| search.order_of(after);
            won.min_by_key(order).map(|(turn, _)| *turn)
        };
        known(&search).or_else(|| {
            let here = search.game().packed(Moment::of(now)?);
            // As when the other side fills its own eye, which no search does.
            search.settle(&here, most).filter(|won| *won == wins)?;
            known(&search)
        })
    }))
}
