//! Comments on a move just made.

use loja_certificate::{Choice, Claim};
use loja_notation::Layout;
use loja_rules::{Color, Illegal, PointSet, State};
use loja_solver::opponent::{BadMove, End, Line};
use loja_solver::{Expectation, Verdict};
use loja_voice::{ArgumentFact, Manner};

use crate::best_line::BestLine;
use crate::circle::no_circle_yet;
use crate::deed::Deed;
use crate::formation::lacking;
use crate::idiom::{Idiom, ProofIdiom};
use crate::made_move::MadeMove;
use crate::move_effects::{Heard, act, move_effects, notes};
use crate::move_purpose;
use crate::standing::winner;
use crate::talk::{Talk, placed, reached};

/// About a move: what happened, why, what to do now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveComment<I: Idiom = ProofIdiom> {
    /// The player who made it.
    pub color: Color,
    /// Whether the engine made it.
    pub by_engine: bool,
    /// The move.
    pub choice: I::Turn,
    /// The engine's expectation before it.
    pub before: Expectation,
    /// The engine's expectation after it.
    pub after: Expectation,
    /// The checker's verdict on the place after it.
    pub verdict: Verdict,
    /// Whether we expect it to have kept its player's win; `None` if there was none, or nobody knows.
    pub kept: Option<bool>,
    /// The move, and how the claim stands.
    pub headline: Vec<I::Fact>,
    /// The facts of what happened, why, and what the player can do now.
    pub facts: Vec<I::Fact>,
    /// How it goes on, unless the other side moves at once.
    pub shown: Option<BestLine<I>>,
}

const MOST_NOTES: usize = 2;

/// After a capture of this many stones we say what is missing, …
const MUCH: usize = 3;

/// … and of this many, at once: else the claim seems lost, or the verdict wrong.
const VERY_MUCH: usize = 5;

/// We say only in a line's first moves how well the loser plays.
const OPENING: usize = 2;

impl Talk<'_> {
    /// Comments on the last move. If a reply follows at once, no line has to show what might.
    pub(crate) fn comment_on(
        &mut self,
        line: &[Choice],
        made: &MadeMove,
        follows: bool,
    ) -> Result<MoveComment, BadMove> {
        let claim = self.claim();
        let (choice, former) = line
            .split_last()
            .map_or((Choice::Pass, line), |(last, rest)| (*last, rest));
        let (before, after) = (reached(&claim, former), reached(&claim, line));
        let deed = Deed::between(&before, &after);
        let passed = if made.was_needed(&claim, choice) {
            Some(self.why(&[former, &[Choice::Pass]].concat())?)
        } else {
            None
        };
        let shown = if follows {
            None
        } else {
            Some(self.show(line)?)
        };
        let scene = Scene {
            layout: self.layout,
            claim: &claim,
            made,
            before: &before,
            after: &after,
            deed: &deed,
            former,
        };
        let settled = made.settled();
        let mut headline = if made.by_engine {
            scene.replied()
        } else {
            scene.played(choice)
        };
        let not_enough = scene.not_enough().filter(|_| !settled);
        if let Some(NotEnough {
            at_once: Some(short),
            ..
        }) = &not_enough
        {
            headline.push(short.clone());
        }
        let mut facts = scene.happened(shown.as_ref());
        if made.is.end.is_none() {
            facts.extend(no_circle_yet(&after));
        }
        facts.extend(passed.and_then(|passed| scene.needed(&passed)));
        facts.extend(not_enough.into_iter().flat_map(|reason| reason.below));
        facts.extend(scene.others().filter(|_| !settled));
        match &shown {
            _ if settled => {}
            Some(shown) => facts.extend(scene.goes_on(shown)),
            None => {
                let end = made.is.end.iter();
                facts.extend(end.flat_map(|end| crate::ending::ending(&claim, &after, end).facts));
            }
        }
        if made.is.expectation == Expectation::Open {
            if self.proof.has_learned() && made.was.expectation != Expectation::Open {
                facts.push(ArgumentFact::NotInProof);
            }
            facts.push(ArgumentFact::Undecided);
        }
        if facts.is_empty() {
            facts.push(if settled {
                ArgumentFact::NothingSaves
            } else {
                scene.stands()
            });
        }
        Ok(MoveComment {
            color: made.was.turn,
            by_engine: made.by_engine,
            choice,
            before: made.before(&claim),
            after: made.is.expectation,
            verdict: made.verdict,
            kept: made.kept(&claim),
            headline,
            facts,
            shown,
        })
    }
}

struct NotEnough {
    /// Said before the reader unfolds anything.
    at_once: Option<ArgumentFact>,
    below: Vec<ArgumentFact>,
}

struct Scene<'a> {
    layout: &'a Layout,
    claim: &'a Claim,
    made: &'a MadeMove,
    before: &'a State,
    after: &'a State,
    deed: &'a Deed,
    former: &'a [Choice],
}

impl Scene<'_> {
    /// "You played c1. The claim no longer holds."
    fn played(&self, choice: Choice) -> Vec<ArgumentFact> {
        let by = self.deed.color;
        let played = match choice {
            Choice::Stone(at) => ArgumentFact::Played { by, at },
            Choice::Pass => ArgumentFact::Passed { by },
        };
        vec![played, self.stands()]
    }

    /// "White answers c1 and takes your stone at c2."
    fn replied(&self) -> Vec<ArgumentFact> {
        let manner = match (self.loses(), self.before.history().is_empty()) {
            (true, _) => Manner::Tries,
            (false, true) => Manner::Plays,
            (false, false) => Manner::Answers,
        };
        let mut facts = vec![act(manner, self.before, self.deed, None)];
        if self.made.ended() {
            facts.push(self.stands());
        }
        facts
    }

    fn loses(&self) -> bool {
        winner(self.claim, self.made.is.expectation) == Some(self.deed.color.other())
    }

    fn stands(&self) -> ArgumentFact {
        use Expectation::{Fails, Holds, Open};
        let (player, refuter) = (self.claim.player(), self.claim.refuter());
        let (was, is) = (self.made.before(self.claim), self.made.is.expectation);
        let claims = self.deed.color == player;
        if self.made.ended() {
            return match (&self.made.is.end, is) {
                (_, Holds) => ArgumentFact::SetOwned { by: player },
                (Some(End::Repeats { .. }), _) => ArgumentFact::CameBackInVain,
                _ => ArgumentFact::ClaimRefuted,
            };
        }
        let shown = self.is_shown();
        match (claims, was, is) {
            (_, _, Open) => ArgumentFact::ClaimOpen,
            (true, Holds, Holds) => ArgumentFact::StillHolds { shown },
            (true, Holds, Fails) => ArgumentFact::NoLongerHolds { shown },
            (false, Fails, Holds) => ArgumentFact::CanHoldNow { shown, player },
            (false, Holds, Holds) => ArgumentFact::CanStillHold { shown, player },
            (true, Fails, Fails) => ArgumentFact::CanStillRefute { shown, refuter },
            // A refuter who refutes does well: the claimant fails.
            (false, Fails, Fails) => ArgumentFact::StillCannotHold { shown, player },
            (_, _, Holds) => ArgumentFact::Holds { shown },
            (_, _, Fails) => ArgumentFact::Fails { shown },
        }
    }

    /// Whether the checker or the board bears out what we say of the place.
    fn is_shown(&self) -> bool {
        self.made.verdict.is_decided() || self.made.is.end.is_some()
    }

    fn needed(&self, passed: &Line) -> Option<ArgumentFact> {
        let purpose = move_purpose::Scene {
            layout: self.layout,
            claim: self.claim,
            found: &self.made.was,
            before: self.before,
            after: self.after,
            deed: self.deed,
        };
        purpose.needed(passed)
    }

    /// Why a large capture by the engine is in vain: a reader who loses stones believes the game lost.
    fn not_enough(&self) -> Option<NotEnough> {
        let (claimant, taken) = (self.claim.player(), self.deed.captured.len());
        if taken < MUCH || !self.made.by_engine || self.made.ended() || !self.loses() {
            return None;
        }
        let very_much = taken >= VERY_MUCH;
        let (shown, player, refuter) = (self.is_shown(), claimant, self.claim.refuter());
        if self.deed.color != claimant {
            return very_much.then(|| NotEnough {
                at_once: Some(ArgumentFact::InVainEyesLeft { shown, player }),
                below: Vec::new(),
            });
        }
        let lack = Box::new(lacking(self.claim, self.after).fact);
        let for_now = ArgumentFact::ForNow { lack };
        Some(if very_much {
            NotEnough {
                at_once: Some(ArgumentFact::InVainEyesLacking { shown, player }),
                below: vec![ArgumentFact::EyesPrevented { shown, refuter }, for_now],
            }
        } else {
            let prevented = ArgumentFact::InVainEyesPrevented {
                shown,
                player,
                refuter,
            };
            NotEnough {
                at_once: None,
                below: vec![prevented, for_now],
            }
        })
    }

    /// How many other moves would have won: a good move deserves a reason too.
    fn others(&self) -> Option<ArgumentFact> {
        let moves = &self.made.was.moves;
        if self.made.by_engine || self.made.ended() || self.made.kept(self.claim) != Some(true) {
            return None;
        }
        // What nobody has looked at can't be counted.
        let good = moves.iter().filter(|one| one.holds == Some(true)).count();
        if moves.iter().any(|one| one.holds.is_none()) || good == moves.len() {
            return None;
        }
        let by = self.deed.color;
        Some(match good {
            1 => ArgumentFact::OnlyMove { by },
            _ => ArgumentFact::SomeMoves {
                good,
                by,
                all: moves.len(),
            },
        })
    }

    /// The facts that the move brought about.
    fn happened(&self, shown: Option<&BestLine>) -> Vec<ArgumentFact> {
        // The end, or the pass that follows, says it better.
        let reply = shown.and_then(|shown| shown.moves.first());
        let told = self.made.is.end.is_some() || reply == Some(&Choice::Pass);
        if self.deed.at.is_none() && told {
            return Vec::new();
        }
        let mut facts: Vec<ArgumentFact> = self.lasts().into_iter().collect();
        let heard = Heard {
            // The headline tells it.
            taken: self.made.by_engine,
            pass: self.passed_before(),
            end: self.made.ended(),
            reply: reply.and_then(|&reply| placed(reply)),
        };
        let claimant = self.claim.player();
        let notes = notes(self.before, self.after, self.deed, claimant, &heard);
        facts.extend(notes.into_iter().take(MOST_NOTES));
        facts
    }

    /// Why the engine plays this in a lost place.
    ///
    /// At first how well it moves, later why it passes where one expects a fight.
    fn lasts(&self) -> Option<ArgumentFact> {
        let was = &self.made.was;
        let knows = was.moves.len() > 1 && was.distance.is_some();
        if !(self.made.by_engine && self.loses() && knows) {
            return None;
        }
        let longest = was.lasts_longest(self.choice());
        let takes = !self.deed.captured.is_empty();
        let by = self.deed.color;
        if self.former.len() < OPENING {
            return match (longest, takes) {
                (true, _) => Some(ArgumentFact::LosesSlowest { by }),
                (false, true) => Some(ArgumentFact::LosesTaking { by }),
                (false, false) => None,
            };
        }
        let waits = longest && self.deed.at.is_none() && !self.passed_before();
        waits.then_some(ArgumentFact::NoStoneLasts)
    }

    fn choice(&self) -> Choice {
        self.deed.at.map_or(Choice::Pass, Choice::Stone)
    }

    /// Whether this player passed before to the same effect.
    fn passed_before(&self) -> bool {
        let count = self.after.situation().pass_count();
        // After each move but the last.
        let after = self.after.history().iter().skip(1);
        let mut moves = self.former.iter().zip(after).rev().skip(1).step_by(2);
        moves.any(|(&choice, then)| choice == Choice::Pass && then.pass_count() == count)
    }

    /// Why it wins or loses: the answer, what it forbids, the end of the line.
    fn goes_on(&self, shown: &BestLine) -> Vec<ArgumentFact> {
        let mut facts = Vec::new();
        if let Some(&reply) = shown.moves.first() {
            let mut then = self.after.clone();
            if then.play(reply.into()).is_ok() {
                let loses = winner(self.claim, shown.expectation) == Some(self.deed.color);
                let waits = reply == Choice::Pass && !then.is_final() && !loses;
                let manner = if loses {
                    Manner::MightTry
                } else {
                    Manner::Answers
                };
                facts.push(if waits {
                    let by = self.deed.color.other();
                    ArgumentFact::WouldPass { by }
                } else {
                    move_effects(manner, self.after, &then)
                });
                let barred = self.barred(&then);
                facts.extend(barred.filter(|_| !loses && shown.moves.len() > 1));
            }
        }
        match (&shown.end, shown.moves.len()) {
            (None, _) | (_, 0) => {}
            (_, 1) => facts.push(ArgumentFact::ThatEndsIt),
            // By the line's numbers, as the reader's board is far from there.
            (_, moves) => facts.push(ArgumentFact::LineEnds {
                number: self.after.history().len() + moves,
            }),
        }
        facts.extend(shown.facts.iter().cloned());
        facts
    }

    /// Where in the set the player to move may no longer play.
    fn barred(&self, then: &State) -> Option<ArgumentFact> {
        let by = then.situation().turn();
        let suicide = |state: &State, x| {
            matches!(
                state.successor(loja_rules::Move::stone(x)),
                Err(Illegal::Suicide { .. })
            )
        };
        let empty = self
            .claim
            .set()
            .iter()
            .filter(|&x| then.situation().color_at(x).is_none());
        let points: PointSet = empty
            .filter(|&x| suicide(then, x) && !suicide(self.before, x))
            .collect();
        (1..=3)
            .contains(&points.len())
            .then_some(ArgumentFact::Barred { by, points })
    }
}
