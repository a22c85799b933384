//! An argument in words: its question, a turn, how it stands, how it ends.
//!
//! Each sentence follows from its places and an answer that was found; `tests/argue` reads them against the board.

use loja_ground::{Color, Point, PointSet};

use super::end::{ArgumentEnd, EndReason};
use super::place::{ArgumentPlace, ArgumentQuestion, Case};
use super::sentence::{Voice, passages, upper};
use crate::japan_1989::play::Turn;

/// A headline, further words, and the passages that they name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Said {
    /// "You play c1."
    pub headline: String,
    /// What happened, and what it means.
    pub words: String,
    /// "I6", "article 7.2".
    pub passages: Vec<String>,
}

/// A hint, and what it points at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pointer {
    /// A sentence.
    pub words: String,
    /// The locations that it speaks of.
    pub points: PointSet,
}

impl Case {
    fn hunted(&self) -> Option<PointSet> {
        let state = &self.start.state;
        let at = self.target()?;
        Some(state.stones().chain(state.board(), at).members)
    }

    fn prey(&self, voice: Voice<'_>) -> String {
        self.hunted()
            .map_or_else(String::new, |stones| voice.stones(self.owner, &stones))
    }

    /// What is claimed: "White takes the black stone at a1."
    #[must_use]
    pub fn claim(&self, voice: Voice<'_>) -> String {
        let (owner, capturer) = (self.owner, self.capturer().player_name());
        let set = voice.names(&self.question.set());
        match self.question {
            ArgumentQuestion::Captured(_) => {
                format!("{capturer}, first, can take {}.", self.prey(voice))
            }
            ArgumentQuestion::Clean(..) => format!(
                "{capturer}, first, can take {} without a new {} stone that stays on {set}.",
                self.prey(voice),
                owner.name()
            ),
            ArgumentQuestion::Beyond(_, _, stones) => format!(
                "{}, first, can get a new stone that stays on {set}, though {capturer} may add {}.",
                owner.player_name(),
                up_to(stones)
            ),
        }
    }

    /// What the claim is for: the passage that asks it.
    #[must_use]
    pub fn meaning(&self) -> &'static str {
        match self.question {
            ArgumentQuestion::Captured(_) => {
                "A stone is uncapturable when its enemy, who moves first, can’t force its capture (I1). Play that goes round for ever takes nothing."
            }
            ArgumentQuestion::Clean(..) => {
                "This is the first part of what enabling means: whoever takes the stone can’t help it that a new stone of its owner comes to stand on the set and is uncapturable, then or later (I2, I6). The claim says that he can."
            }
            ArgumentQuestion::Beyond(..) => {
                "This is the second part of what enabling means: whoever need not take the stone, second, could keep the set free with a number of stones that he fixes (I6). The claim says that with this number he can’t."
            }
        }
    }

    /// Who is right, as a sentence without its full stop: "White can force the capture (I1)".
    #[must_use]
    pub fn standing(&self, voice: Voice<'_>, place: &ArgumentPlace, right: bool) -> String {
        let (owner, capturer) = (self.owner, self.capturer());
        let set = voice.names(&self.question.set());
        let kind = owner.name();
        match (&self.question, right) {
            (ArgumentQuestion::Captured(_), true) => {
                format!("{} can force the capture (I1)", voice.who(capturer))
            }
            (ArgumentQuestion::Captured(_), false) => {
                format!("{} can’t force the capture (I1)", voice.who(capturer))
            }
            (ArgumentQuestion::Clean(..), true) if place.captured => format!(
                "{} can keep every new {kind} stone from staying on {set} (I6)",
                voice.who(capturer)
            ),
            (ArgumentQuestion::Clean(..), true) => format!(
                "{} can take it without a new {kind} stone that stays on {set} (I6)",
                voice.who(capturer)
            ),
            (ArgumentQuestion::Clean(..), false) if place.captured => format!(
                "{} can get a new stone that stays on {set} (I6)",
                voice.who(owner)
            ),
            (ArgumentQuestion::Clean(..), false) => format!(
                "{} can’t take it without a new {kind} stone that stays on {set} (I6)",
                voice.who(capturer)
            ),
            (ArgumentQuestion::Beyond(..), true) => format!(
                "{} can get a new stone that stays on {set} (I6)",
                voice.who(owner)
            ),
            (ArgumentQuestion::Beyond(..), false) => format!(
                "{} can keep every new {kind} stone from staying on {set} (I6)",
                voice.who(capturer)
            ),
        }
    }

    /// How it stands at a place, in one sentence.
    #[must_use]
    pub fn stands(
        &self,
        voice: Voice<'_>,
        place: &ArgumentPlace,
        right: Option<bool>,
        distance: Option<u32>,
    ) -> String {
        let Some(right) = right else {
            return "Nothing is decided here yet.".to_owned();
        };
        let told = self.standing(voice, place, right);
        match distance {
            Some(0) | None => format!("{told}."),
            Some(1) => format!("{told}, with the next turn."),
            Some(turns) => format!("{told}, in at most {turns} turns of both."),
        }
    }

    /// Says what a turn did; `was` and `is` are who is right before and after it.
    #[must_use]
    pub fn moved(
        &self,
        voice: Voice<'_>,
        [before, after]: [&ArgumentPlace; 2],
        turn: Turn,
        [was, is]: [Option<bool>; 2],
    ) -> Said {
        let mover = before.state.turn();
        let mut headline = self.played(voice, before, after, turn);
        let own = mover == self.claimant();
        match (was, is) {
            (Some(was), Some(is)) if was != is && was == own => {
                let now = self.standing(voice, after, is);
                let now = now
                    .strip_prefix("You ")
                    .map_or(now.clone(), |rest| format!("you {rest}"));
                headline.push_str(&format!(" That gives it away: {now}."));
            }
            (Some(was), Some(is)) if was == own && is == own && voice.you == Some(mover) => {
                headline.push_str(" That keeps it.");
            }
            _ => {}
        }
        let words = self.effects(voice, before, after, turn).join(" ");
        let passages = passages(&format!("{headline} {words}"));
        Said {
            headline,
            words,
            passages,
        }
    }

    /// "You play c1 and take the white stone at d1.", "White passes for the ko at c1."
    fn played(
        &self,
        voice: Voice<'_>,
        before: &ArgumentPlace,
        after: &ArgumentPlace,
        turn: Turn,
    ) -> String {
        let mover = before.state.turn();
        match turn {
            Turn::Pass => format!("{}.", voice.does(mover, ["pass", "passes"])),
            Turn::PassFor(at) => format!(
                "{} for the ko at {}.",
                voice.does(mover, ["pass", "passes"]),
                (voice.name)(at)
            ),
            Turn::Play(at) => {
                let taken = taken(before, after);
                let plays = voice.does(mover, ["play", "plays"]);
                let at = (voice.name)(at);
                if taken.is_empty() {
                    return format!("{plays} {at}.");
                }
                let verb = if voice.you == Some(mover) {
                    "take"
                } else {
                    "takes"
                };
                let stones = voice.stones(mover.other(), &taken);
                format!("{plays} {at} and {verb} {stones}.")
            }
        }
    }

    /// What a turn did, in sentences.
    fn effects(
        &self,
        voice: Voice<'_>,
        before: &ArgumentPlace,
        after: &ArgumentPlace,
        turn: Turn,
    ) -> Vec<String> {
        let mover = before.state.turn();
        let other = mover.other();
        let mut said = Vec::new();
        let marked = after.state.marks().difference(before.state.marks());
        for at in marked.iter() {
            said.push(format!(
                "Now {} is marked: {} play there only after a pass for that ko (article 7.2).",
                (voice.name)(at),
                voice
                    .does(other, ["may", "may"])
                    .replace("You may", "you may")
            ));
        }
        match turn {
            Turn::Pass if !after.state.ended() => said.push(format!(
                "It is for no ko: if {} too, the line ends (I7).",
                voice
                    .does(other, ["pass", "passes"])
                    .replace("You pass", "you pass")
            )),
            Turn::PassFor(at) => {
                let free = free_for(before, at);
                said.push(format!(
                    "The mark there is gone, so {} may play there again (article 7.2). Such a pass ends nothing (I7).",
                    voice.whom(free)
                ));
            }
            _ => {}
        }
        let played = match turn {
            Turn::Play(at) => Some(at),
            _ => None,
        };
        let set = self.question.set();
        if let Some(at) = played.filter(|&at| mover == self.owner && set.contains(at)) {
            said.push(format!(
                "It is a new stone on {} (I4).",
                match set.len() {
                    1 => "the point asked about".to_owned(),
                    _ => format!("one of the points asked about, {}", (voice.name)(at)),
                }
            ));
        }
        if let Some(left) = after
            .left
            .filter(|_| played.is_some() && mover != self.owner)
        {
            said.push(format!(
                "{} {} left (I6).",
                voice.does(mover, ["have", "has"]),
                up_to(left).replace("no stone", "no stones")
            ));
        }
        if let Some(words) = self.atari(voice, before, after) {
            said.push(words);
        }
        if after.captured
            && !before.captured
            && !matches!(self.question, ArgumentQuestion::Captured(_))
        {
            said.push(format!(
                "The capture is made. What counts now is whether a new {} stone comes to stay, then or later (I2).",
                self.owner.name()
            ));
        }
        said
    }

    fn atari(
        &self,
        voice: Voice<'_>,
        before: &ArgumentPlace,
        after: &ArgumentPlace,
    ) -> Option<String> {
        let at = self.target().filter(|_| !after.captured)?;
        let liberties = |place: &ArgumentPlace| {
            let stones = place.state.stones();
            let chain = stones.chain(place.state.board(), at);
            (stones.liberties(&chain), chain.members)
        };
        let (now, members) = liberties(after);
        let (then, _) = liberties(before);
        (now.len() == 1 && then != now).then(|| {
            let (has, stones) = match members.len() {
                1 => ("has", voice.stones(self.owner, &members)),
                _ => ("have", voice.stones(self.owner, &members)),
            };
            format!(
                "{} {has} one liberty left, {}.",
                upper(&stones),
                voice.names(&now)
            )
        })
    }

    /// How it ends, at the last of these places.
    #[must_use]
    pub fn ended(&self, voice: Voice<'_>, way: &[ArgumentPlace], end: &ArgumentEnd) -> Said {
        let (owner, capturer) = (self.owner, self.capturer());
        let place = way.last().unwrap_or(&self.start);
        let set = voice.names(&self.question.set());
        let prey = self.prey(voice);
        let plural = self.hunted().is_some_and(|stones| stones.len() > 1);
        let verbs = |one: &'static str, more: &'static str| if plural { more } else { one };
        let kind = owner.name();
        let words = match &end.why {
            EndReason::Taken => format!(
                "{} {} taken, so this line ends as {} wanted it (I1).",
                upper(&prey),
                verbs("is", "are"),
                voice.whom(capturer)
            ),
            EndReason::TwoPasses => {
                let rest = match (&self.question, place.captured) {
                    (ArgumentQuestion::Beyond(..), _) => {
                        format!("No new {kind} stone that stays is on {set} (I6).")
                    }
                    (_, true) => format!(
                        "{} {} taken, and no new {kind} stone that stays is on {set} (I6).",
                        upper(&prey),
                        verbs("was", "were")
                    ),
                    (_, false) => {
                        format!("{} {} not taken (I1).", upper(&prey), verbs("was", "were"))
                    }
                };
                format!("Two passes in a row, neither for a ko, end the line (I7). {rest}")
            }
            EndReason::TwoEyes => format!(
                "{} can’t be taken any more, however many stones {} in succession: {} uncapturable (I1).",
                upper(&prey),
                voice
                    .does(capturer, ["play", "plays"])
                    .replace("You play", "you play"),
                verbs("it is", "they are")
            ),
            EndReason::Arisen(at) => {
                let new = is_last(way, owner, *at);
                let later = if new {
                    ""
                } else {
                    " It was played earlier; what counts is that it is so now (I5)."
                };
                format!(
                    "The new {kind} stone at {} is uncapturable: {}, first and with no point marked, can’t take it (I1, I6).{later}",
                    (voice.name)(*at),
                    voice.whom(capturer)
                )
            }
            EndReason::Covered => format!(
                "No new {kind} stone can come to stay on {set} any more, even if {} from here on (I6).",
                voice
                    .does(capturer, ["only pass", "only passes"])
                    .replace("You only", "you only")
            ),
            EndReason::Round(since) => {
                let when = match since {
                    0 => "at the start".to_owned(),
                    number => format!("after turn {number}"),
                };
                let who = if end.right {
                    self.claimant()
                } else {
                    self.claimant().other()
                };
                format!(
                    "The same was there {when}, marks and all. Play may go round like that for ever, and then {} (lines 5518 and 6222).",
                    match voice.you == Some(who) {
                        true => "you are right".to_owned(),
                        false => format!("{} is right", who.player_name()),
                    }
                )
            }
        };
        Said {
            headline: String::new(),
            passages: passages(&words),
            words,
        }
    }

    /// Three hints for the player to move, the gentlest first.
    #[must_use]
    pub fn hints(
        &self,
        voice: Voice<'_>,
        before: &ArgumentPlace,
        turn: Turn,
        after: &ArgumentPlace,
    ) -> Vec<Pointer> {
        let state = &before.state;
        let point = |words: String, points: PointSet| Pointer { words, points };
        let none = PointSet::new();
        let only = |at: Point| -> PointSet { [at].into_iter().collect() };
        let taken = taken(before, after);
        let (look, aim, told) = match turn {
            Turn::Pass => (
                point(
                    "Look whether anything has to be done.".to_owned(),
                    none.clone(),
                ),
                "Nothing has to be done here.".to_owned(),
                point("Pass.".to_owned(), none),
            ),
            Turn::PassFor(at) => (
                point(
                    "Look at the marked points.".to_owned(),
                    state.marks().clone(),
                ),
                "Lift a mark (article 7.2).".to_owned(),
                point(
                    format!("Pass for the ko at {}.", (voice.name)(at)),
                    only(at),
                ),
            ),
            Turn::Play(at) => {
                let near: PointSet = state
                    .board()
                    .neighbors(at)
                    .iter()
                    .copied()
                    .chain([at])
                    .collect();
                let look = if taken.is_empty() {
                    point("Look around here.".to_owned(), near)
                } else {
                    point("Look for something to take.".to_owned(), taken.clone())
                };
                let aim = if !taken.is_empty() {
                    format!("Take {}.", voice.stones(state.turn().other(), &taken))
                } else if self.atari(voice, before, after).is_some() {
                    format!("Leave {} one liberty.", self.prey(voice))
                } else if self.question.set().contains(at) && state.turn() == self.owner {
                    "Put a new stone on what is asked about (I4).".to_owned()
                } else {
                    "Nothing is taken by it yet.".to_owned()
                };
                (
                    look,
                    aim,
                    point(format!("Play {}.", (voice.name)(at)), only(at)),
                )
            }
        };
        let aimed = Pointer {
            words: aim,
            points: look.points.clone(),
        };
        vec![look, aimed, told]
    }
}

/// "no stone", "1 stone", "2 stones".
fn up_to(stones: u32) -> String {
    match stones {
        0 => "no stone".to_owned(),
        1 => "1 stone".to_owned(),
        count => format!("{count} stones"),
    }
}

fn taken(before: &ArgumentPlace, after: &ArgumentPlace) -> PointSet {
    let enemy = before.state.turn().other();
    let (then, now) = (before.state.stones(), after.state.stones());
    then[enemy].difference(&now[enemy])
}

/// The player whom a mark bars: the enemy of the stones around it.
fn free_for(before: &ArgumentPlace, at: Point) -> Color {
    let state = &before.state;
    let around = state.board().neighbors(at).iter().next();
    let wall = around.and_then(|&near| state.stones().color_at(near));
    wall.unwrap_or(state.turn()).other()
}

/// Whether the owner's last stone there is the owner's last in the line.
fn is_last(way: &[ArgumentPlace], owner: Color, at: Point) -> bool {
    let steps = way.windows(2).rev().find_map(|pair| {
        let [before, after] = pair else { return None };
        let added = after.state.stones()[owner].difference(&before.state.stones()[owner]);
        (before.state.turn() == owner && !added.is_empty()).then_some(added)
    });
    steps.is_some_and(|added| added.contains(at))
}
