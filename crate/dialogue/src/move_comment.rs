//! Words about a move just made.

use loja_certificate::{Choice, Claim};
use loja_rules::{Color, Illegal, PointSet, State};
use loja_solver::opponent::{BadMove, End, Line};
use loja_solver::{Expectation, Verdict};

use crate::best_line::BestLine;
use crate::circle::no_circle_yet;
use crate::deed::Deed;
use crate::formation::lacking;
use crate::made_move::MadeMove;
use crate::move_effects::{CAN_TRY, Heard, PLAYS, act, move_effects, notes};
use crate::move_purpose;
use crate::standing::{UNDECIDED, winner};
use crate::talk::{Talk, placed, reached, turn};
use crate::text::{capital, count, rules, sentence, small, together};
use crate::voice::Voice;

/// Words about a move: what happened, why, what to do now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveComment {
    /// Who made it.
    pub color: Color,
    /// Whether the engine made it.
    pub by_engine: bool,
    /// The move.
    pub choice: Choice,
    /// What the engine expected before it.
    pub before: Expectation,
    /// What it expects after it.
    pub after: Expectation,
    /// What the checker passes of the place after it.
    pub verdict: Verdict,
    /// Whether we expect it to have kept its player's win; `None` if there was none, or nobody knows.
    pub kept: Option<bool>,
    /// The move, and how the claim stands.
    pub headline: String,
    /// What happened, why, what one can do now.
    pub words: String,
    /// The clauses named in the words.
    pub rules: Vec<String>,
    /// How it goes on, unless the other side moves at once.
    pub shown: Option<BestLine>,
}

const MOST_NOTES: usize = 2;

/// After a capture of so many stones we say what is missing, …
const MUCH: usize = 3;

/// … and of so many, at once: else the claim seems lost, or the verdict wrong.
const VERY_MUCH: usize = 5;

/// We say only in a line's first moves how well the loser plays.
const OPENING: usize = 2;

const SETTLED: &str = "Nothing can save the claim any more.";

const OUTSIDE: &str = "This move is not in the stored proof.";

impl Talk<'_> {
    /// Comments on the last move. If a reply follows at once, no line has to show what might.
    pub(crate) fn comment(
        &mut self,
        voice: Voice<'_>,
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
            Some(self.shown(voice, line)?)
        };
        let scene = Scene {
            voice,
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
        let mut parts = scene.happened(shown.as_ref());
        if made.is.end.is_none() {
            parts.extend(no_circle_yet(voice, &after));
        }
        parts.extend(passed.and_then(|passed| scene.needed(&passed)));
        parts.extend(not_enough.and_then(|reason| reason.words));
        parts.extend(scene.others().filter(|_| !settled));
        match &shown {
            _ if settled => {}
            Some(shown) => parts.extend(scene.goes_on(shown)),
            None => parts.extend(
                made.is
                    .end
                    .as_ref()
                    .map(|end| crate::ending::ending(voice, &claim, &after, end).words),
            ),
        }
        if made.is.expectation == Expectation::Open {
            if self.proof.has_learned() && made.was.expectation != Expectation::Open {
                parts.push(OUTSIDE.to_owned());
            }
            parts.push(UNDECIDED.to_owned());
        }
        if parts.is_empty() {
            parts.push(if settled {
                SETTLED.to_owned()
            } else {
                sentence(&scene.stands())
            });
        }
        let words = together(&parts);
        Ok(MoveComment {
            color: made.was.turn,
            by_engine: made.by_engine,
            choice,
            before: made.before(&claim),
            after: made.is.expectation,
            verdict: made.verdict,
            kept: made.kept(&claim),
            headline: together(&headline),
            rules: rules(&words),
            words,
            shown,
        })
    }
}

struct NotEnough {
    /// Said before the reader unfolds anything.
    at_once: Option<String>,
    /// Below.
    words: Option<String>,
}

struct Scene<'a> {
    voice: Voice<'a>,
    claim: &'a Claim,
    made: &'a MadeMove,
    before: &'a State,
    after: &'a State,
    deed: &'a Deed,
    former: &'a [Choice],
}

impl Scene<'_> {
    /// "You played c1. The claim no longer holds."
    fn played(&self, choice: Choice) -> Vec<String> {
        let who = self.voice.who(self.deed.color);
        let played = match choice {
            Choice::Stone(at) => [&who, " played ", &self.voice.name(at)].concat(),
            Choice::Pass => [&who, " passed"].concat(),
        };
        vec![sentence(&played), sentence(&self.stands())]
    }

    /// "White answers c1 and takes your stone at c2."
    fn replied(&self) -> Vec<String> {
        let verb = match (self.loses(), self.before.history().is_empty()) {
            (true, _) => ["try", "tries"],
            (false, true) => PLAYS,
            (false, false) => ["answer", "answers"],
        };
        let mut said = vec![sentence(&act(self.voice, verb, self.before, self.deed))];
        if self.made.ended() {
            said.push(sentence(&self.stands()));
        }
        said
    }

    fn loses(&self) -> bool {
        winner(self.claim, self.made.is.expectation) == Some(self.deed.color.other())
    }

    fn stands(&self) -> String {
        use Expectation::{Fails, Holds, Open};
        let (player, refuter) = (self.claim.player(), self.claim.refuter());
        let (was, is) = (self.made.before(self.claim), self.made.is.expectation);
        let claims = self.deed.color == player;
        if self.made.ended() {
            return match (&self.made.is.end, is) {
                (_, Expectation::Holds) => format!("the set is {}", self.voice.owned(player)),
                (Some(End::Repeats { .. }), _) => {
                    "the situation has come back, and the claim fails".to_owned()
                }
                _ => "the claim is refuted".to_owned(),
            };
        }
        let (who, lock) = (self.voice.who(player), "hold the claimed points");
        let foe = self.voice.who(refuter);
        let [shown, expected] = match (claims, was, is) {
            (_, _, Open) => return "whether the claim holds is not decided yet".to_owned(),
            (true, Holds, Holds) => [
                "the claim still holds".to_owned(),
                "the engine still expects the claim to hold".to_owned(),
            ],
            (true, Holds, Fails) => [
                "the claim no longer holds".to_owned(),
                "the engine no longer expects the claim to hold".to_owned(),
            ],
            (false, Fails, Holds) => [
                format!("now {who} can {lock}"),
                format!("now the engine expects {who} to {lock}"),
            ],
            (false, Holds, Holds) => [
                format!("{who} can still {lock}"),
                format!("the engine still expects {who} to {lock}"),
            ],
            (true, Fails, Fails) => [
                format!("{foe} can still refute the claim"),
                format!("the engine still expects {foe} to refute the claim"),
            ],
            // A refuter who refutes does well: the claimant fails.
            (false, Fails, Fails) => [
                format!("{who} still can’t {lock}"),
                format!("the engine still doesn’t expect {who} to {lock}"),
            ],
            (_, _, Holds) => [
                "the claim holds".to_owned(),
                "the engine expects the claim to hold".to_owned(),
            ],
            (_, _, Fails) => [
                "the claim fails".to_owned(),
                "the engine expects the claim to fail".to_owned(),
            ],
        };
        if self.is_shown() { shown } else { expected }
    }

    /// Whether the checker or the board bears out what we say of the place.
    fn is_shown(&self) -> bool {
        self.made.verdict.is_decided() || self.made.is.end.is_some()
    }

    fn needed(&self, passed: &Line) -> Option<String> {
        let purpose = move_purpose::Scene {
            voice: self.voice,
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
        let vain = if self.is_shown() {
            "That is not enough"
        } else {
            "The engine expects that not to be enough"
        };
        if self.deed.color != claimant {
            let can = self
                .voice
                .does(claimant, "can still make", "can still make");
            return very_much.then(|| NotEnough {
                at_once: Some(format!("{vain}: {can} two eyes.")),
                words: None,
            });
        }
        let lack = lacking(self.voice, self.claim, self.after, "the set").words;
        let needs = self.voice.does(claimant, "still need", "still needs");
        let needs = format!("{vain}: {needs} two eyes");
        let foe = self.voice.who(self.claim.refuter());
        let prevents = if self.is_shown() {
            format!("{foe} can prevent")
        } else {
            format!("the engine expects {foe} to prevent")
        };
        Some(if very_much {
            NotEnough {
                at_once: Some([&needs, "."].concat()),
                words: Some(format!("{} two eyes. For now, {lack}.", capital(&prevents))),
            }
        } else {
            NotEnough {
                at_once: None,
                words: Some(format!("{needs}, and {prevents} them. For now, {lack}.")),
            }
        })
    }

    /// How many other moves would have won: a good move deserves a reason too.
    fn others(&self) -> Option<String> {
        let moves = &self.made.was.moves;
        if self.made.by_engine || self.made.ended() || self.made.kept(self.claim) != Some(true) {
            return None;
        }
        // What nobody has looked at can't be counted.
        let good = moves.iter().filter(|one| one.holds == Some(true)).count();
        if moves.iter().any(|one| one.holds.is_none()) || good == moves.len() {
            return None;
        }
        Some(match good {
            1 => format!(
                "The engine expects no other move to keep {} win.",
                self.voice.his(self.deed.color)
            ),
            _ => format!(
                "The engine expected {} of {} {} moves to win.",
                count(good),
                self.voice.whose(self.deed.color),
                count(moves.len())
            ),
        })
    }

    /// What the move did.
    fn happened(&self, shown: Option<&BestLine>) -> Vec<String> {
        // The end, or the pass that follows, says it better.
        let reply = shown.and_then(|shown| shown.moves.first());
        let told = self.made.is.end.is_some() || reply == Some(&Choice::Pass);
        if self.deed.at.is_none() && told {
            return Vec::new();
        }
        let mut said = Vec::new();
        said.extend(self.lasts());
        let heard = Heard {
            // The headline tells it.
            taken: self.made.by_engine,
            pass: self.passed_before(),
            end: self.made.ended(),
            reply: reply.and_then(|&reply| placed(reply)),
        };
        let claimant = self.claim.player();
        let notes = notes(
            self.voice,
            self.before,
            self.after,
            self.deed,
            claimant,
            &heard,
        );
        said.extend(notes.iter().take(MOST_NOTES).map(|note| sentence(note)));
        said
    }

    /// Why the engine plays this in a lost place.
    ///
    /// At first how well it moves, later why it passes where one expects a fight.
    fn lasts(&self) -> Option<String> {
        let was = &self.made.was;
        let knows = was.moves.len() > 1 && was.distance.is_some();
        if !(self.made.by_engine && self.loses() && knows) {
            return None;
        }
        let longest = was.lasts_longest(self.choice());
        let takes = !self.deed.captured.is_empty();
        if self.former.len() < OPENING {
            let why = match (longest, takes) {
                (true, _) => "it knows no other move that lasts longer",
                (false, true) => "it takes what it can",
                (false, false) => return None,
            };
            return Some(format!(
                "The engine expects {} to lose in any case, and {why}.",
                self.deed.color
            ));
        }
        let waits = longest && self.deed.at.is_none() && !self.passed_before();
        waits.then(|| "No stone is known to last longer.".to_owned())
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
    fn goes_on(&self, shown: &BestLine) -> Vec<String> {
        let mut said = Vec::new();
        if let Some(&reply) = shown.moves.first() {
            let mut then = self.after.clone();
            if then.play(turn(reply)).is_ok() {
                let loses = winner(self.claim, shown.expectation) == Some(self.deed.color);
                let verb = if loses {
                    [CAN_TRY, CAN_TRY]
                } else {
                    ["answer", "answers"]
                };
                let waits = reply == Choice::Pass && !then.is_final() && !loses;
                said.push(if waits {
                    let who = self.voice.who(self.deed.color.other());
                    sentence(&[&who, " would simply pass"].concat())
                } else {
                    move_effects(self.voice, verb, self.after, &then).words
                });
                said.extend(
                    self.barred(&then)
                        .filter(|_| !loses && shown.moves.len() > 1),
                );
            }
        }
        said.push(match (&shown.end, shown.moves.len()) {
            (None, _) | (_, 0) => shown.words.clone(),
            (_, 1) => format!("That ends it: {}", small(&shown.words)),
            // By the line's numbers, as the reader's board is far from there.
            (_, moves) => format!(
                "The line shown ends with move {}. At its end, {}",
                self.after.history().len() + moves,
                small(&shown.words)
            ),
        });
        said
    }

    /// Where in the set the player to move may no longer play.
    fn barred(&self, then: &State) -> Option<String> {
        let color = then.situation().turn();
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
        let closed: PointSet = empty
            .filter(|&x| suicide(then, x) && !suicide(self.before, x))
            .collect();
        if closed.is_empty() || closed.len() > 3 {
            return None;
        }
        let may = self.voice.does(color, "may not play", "may not play");
        Some(format!(
            "Now {may} {}: that would be suicide (B4.5).",
            self.voice.either(&closed)
        ))
    }
}
