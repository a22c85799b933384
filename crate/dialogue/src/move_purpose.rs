//! The purpose of a move: the second of three hints.

use loja_certificate::{Choice, Claim};
use loja_rules::{Chain, PassCount, PointSet, State};
use loja_solver::opponent::{JudgedMove, Judgement, Line};

use crate::best_line::BestLine;
use crate::change::{Purpose, beside, changes};
use crate::deed::Deed;
use crate::ending::Ending;
use crate::placed_sentence::PlacedSentence;
use crate::standing::winner;
use crate::talk::turn;
use crate::text::{count, of, sentence};
use crate::voice::{Voice, chains};

/// An end further away is nothing to aim for.
const NEAR: usize = 6;

const MOST_EYES: usize = 3;

/// A chain with more liberties is in no danger yet.
const FEW: usize = 3;

/// The best move, in its place.
pub(crate) struct Scene<'a> {
    pub(crate) voice: Voice<'a>,
    pub(crate) claim: &'a Claim,
    pub(crate) found: &'a Judgement,
    pub(crate) before: &'a State,
    pub(crate) after: &'a State,
    pub(crate) deed: &'a Deed,
}

pub(crate) fn is_far(shown: &BestLine) -> bool {
    shown.end.is_none() || shown.moves.len() > NEAR
}

impl Scene<'_> {
    pub(crate) fn wins(&self) -> Option<bool> {
        winner(self.claim, self.found.expectation).map(|winner| winner == self.found.turn)
    }

    pub(crate) fn lasts_longest(&self) -> bool {
        let choice = self.deed.at.map_or(Choice::Pass, Choice::Stone);
        self.found.lasts_longest(choice)
    }

    /// What the move does, else what its line ends in, else what it prevents.
    pub(crate) fn purpose(&self, shown: &BestLine, passed: Option<&Line>) -> PlacedSentence {
        let (voice, color) = (self.voice, self.deed.color);
        if self.deed.at.is_none() {
            let words = self.of_pass();
            let points = PointSet::new();
            return PlacedSentence { words, points };
        }
        if !self.deed.captured.is_empty() {
            let foe = color.other();
            let taken = voice.stones(self.before, foe, &self.deed.captured).text;
            let ko = if self.deed.ko.is_empty() {
                ""
            } else {
                " in the ko"
            };
            let words = format!("Take {taken}{ko}.");
            let points = self.deed.captured.clone();
            return PlacedSentence { words, points };
        }
        let changes = changes(self.before, self.after, self.deed);
        let mut purposes = changes
            .iter()
            .filter_map(|change| change.purpose(voice, self.before, self.after, self.deed));
        if let Some(Purpose { does, why, points }) = purposes.next() {
            let why = why.map_or_else(String::new, |why| [": ", &why].concat());
            let words = sentence(&[does, why].concat());
            return PlacedSentence { words, points };
        }
        self.of_line(shown, passed)
    }

    fn of_pass(&self) -> String {
        let holding = |one: &&JudgedMove| one.holds == Some(true) && one.choice != Choice::Pass;
        let stones = self.found.moves.iter().filter(holding).count();
        let words = match (self.before.situation().pass_count(), self.wins()) {
            (PassCount::One, Some(true)) => {
                "A pass now ends the game (E2), and that is all you need."
            }
            (_, Some(true)) if stones == 0 => {
                "The engine expects every stone that you place now to give it away, so place none."
            }
            (_, Some(true)) => "The engine expects a pass to be enough just now.",
            (_, Some(false)) if self.lasts_longest() => {
                "The engine expects no stone to hold out longer than none."
            }
            (_, Some(false)) => "The engine expects no stone to be of any use now.",
            (_, None) => "Wait and see what your opponent does.",
        };
        words.to_owned()
    }

    fn of_line(&self, shown: &BestLine, passed: Option<&Line>) -> PlacedSentence {
        let moves = shown.moves.len();
        let told = [&count(moves), of(moves, " move", " moves")].concat();
        let mut points = PointSet::new();
        let words = match (&shown.end, self.wins()) {
            (Some(_), Some(false)) if self.lasts_longest() => {
                format!("Make it last: it can still take {told}.")
            }
            (_, Some(false) | None) => "Keep as many moves open as you can.".to_owned(),
            (Some(end), Some(true)) if moves <= NEAR => {
                points = end.points.clone();
                let later = match moves {
                    0 => String::new(),
                    _ => format!(", {told} later"),
                };
                format!("{}{later}.", self.end(end))
            }
            _ => {
                let said = passed.and_then(|line| self.threat(line));
                let said = said.or_else(|| self.liberties());
                said.unwrap_or_else(|| self.quiet(passed, moves))
            }
        };
        PlacedSentence { words, points }
    }

    fn end(&self, end: &Ending) -> String {
        let voice = self.voice;
        match (end.kind, end.since) {
            ("formation", _) if end.eyes.len() <= MOST_EYES => {
                ["Aim for eyes at ", &voice.points(&end.eyes)].concat()
            }
            ("formation", _) => format!("Aim for {} eyes", count(end.eyes.len())),
            (_, Some(0)) => format!("Go round to where it started ({})", end.rule),
            (_, Some(since)) => format!(
                "Go round to the situation after move {} ({})",
                count(since),
                end.rule
            ),
            ("final", _) => "The game ends without a 2-eye formation (E2)".to_owned(),
            _ => {
                let largest = end.steps.first().map_or(&end.points, |step| &step.points);
                let stones = match largest.len() {
                    1 => ["a stone at ", &voice.points(largest)].concat(),
                    2 | 3 => ["stones at ", &voice.points(largest)].concat(),
                    number => [&count(number), " stones"].concat(),
                };
                format!("Aim for {stones} that can never be captured")
            }
        }
    }

    fn threat(&self, passed: &Line) -> Option<String> {
        let does = self.gives(passed, "play there first")?;
        let who = self.voice.who(self.deed.color.other());
        Some(format!(
            "If you passed, the engine would expect {who} to {does}."
        ))
    }

    /// What the opponent would now do after a pass.
    pub(crate) fn needed(&self, passed: &Line) -> Option<String> {
        let does = self.gives(passed, "play there")?;
        let who = |color| self.voice.who(color);
        let (own, foe) = (who(self.deed.color), who(self.deed.color.other()));
        Some(format!(
            "Had {own} passed, the engine would now expect {foe} to {does}."
        ))
    }

    /// "take your stone at c1 and hold the claimed points", if a pass gives that; `there` is the move.
    fn gives(&self, passed: &Line, there: &str) -> Option<String> {
        let foe = self.deed.color.other();
        let voice = self.voice.about(foe);
        if winner(self.claim, passed.expectation) != Some(foe) {
            return None;
        }
        let wins = if foe == self.claim.player() {
            "hold the claimed points"
        } else {
            "refute the claim"
        };
        let quiet = self.before.successor(turn(Choice::Pass)).ok()?;
        let reply = *passed.moves.first()?;
        let then = quiet.successor(turn(reply)).ok()?;
        let deed = Deed::between(&quiet, &then);
        let at = deed.at?;
        let first = changes(&quiet, &then, &deed)
            .iter()
            .find_map(|change| change.purpose(voice, &quiet, &then, &deed));
        let does = if !deed.captured.is_empty() {
            let taken = voice.stones(&quiet, self.deed.color, &deed.captured);
            ["take ", &taken.text].concat()
        } else if let Some(purpose) = first {
            purpose.does
        } else if deed.at == self.deed.at {
            there.to_owned()
        } else {
            ["play ", &voice.name(at)].concat()
        };
        Some(format!("{does} and {wins}"))
    }

    /// When nothing presses.
    fn quiet(&self, passed: Option<&Line>, moves: usize) -> String {
        let stones = self.before.situation().stones();
        let taken = stones.black.union(&stones.white);
        let near = self
            .deed
            .at
            .map_or(&[][..], |at| self.before.board().neighbors(at));
        if passed.is_some_and(|line| line.expectation == self.found.expectation) {
            "Nothing is urgent here: the engine expects even a pass to keep your win.".to_owned()
        } else if near.iter().any(|&y| taken.contains(y)) {
            format!(
                "Keep at it: the engine expects the end to be {} moves away.",
                count(moves)
            )
        } else {
            let foe = self.voice.who(self.deed.color.other());
            format!("Take a free place before {foe} does: no stone stands beside it yet.")
        }
    }

    fn liberties(&self) -> Option<String> {
        let at = self.deed.at?;
        let now = self.after.situation();
        let foe = self.deed.color.other();
        let around = chains(self.after, &beside(self.after, at, foe)).into_iter();
        let few = |chain: &Chain| chain.liberties(now).len() <= FEW;
        let weak = around.filter(|chain| few(chain) && !chain.has_permanent_stone(now));
        let weakest = weak.min_by_key(|chain| chain.liberties(now).len());
        let left = |number: usize| [&count(number), of(number, " liberty", " liberties")].concat();
        if let Some(chain) = weakest {
            let stones = self.voice.stones(self.after, foe, &chain.members).text;
            let left = left(chain.liberties(now).len());
            return Some(format!("Leave {stones} only {left}."));
        }
        let own = self.after.chain(at)?;
        if own.has_permanent_stone(now) || own.members.len() < 2 {
            return None;
        }
        let was: PointSet = own.members.iter().filter(|&x| x != at).collect();
        let stones = self.voice.stones(self.before, self.deed.color, &was).text;
        Some(format!(
            "Extend {stones} to {} stones with {}.",
            count(own.members.len()),
            left(own.liberties(now).len())
        ))
    }
}
