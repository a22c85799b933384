//! What a move did on the board.

use loja_rules::{Color, PassCount, Point, State};

use crate::change::{Change, beside, changes};
use crate::deed::Deed;
use crate::text::{count, of, sentence};
use crate::voice::Voice;

/// What a loser may still do.
pub(crate) const CAN_TRY: &str = "can try";

pub(crate) const PLAYS: [&str; 2] = ["play", "plays"];

/// A move in one sentence.
pub(crate) struct MoveEffects {
    pub(crate) at: Option<Point>,
    pub(crate) words: String,
}

/// "White answers a1 and takes your stone at b1.", with this verb.
pub(crate) fn move_effects(
    voice: Voice<'_>,
    verb: [&str; 2],
    before: &State,
    after: &State,
) -> MoveEffects {
    let deed = Deed::between(before, after);
    let mut words = act(voice, verb, before, &deed);
    if deed.captured.is_empty()
        && let Some(change) = changes(before, after, &deed).first()
    {
        words.push_str(": ");
        words.push_str(&change.words(voice, before, after, &deed));
    }
    let words = sentence(&words);
    MoveEffects { at: deed.at, words }
}

/// "White plays a1 and takes your stone at b1", "you pass".
pub(crate) fn act(voice: Voice<'_>, verb: [&str; 2], before: &State, deed: &Deed) -> String {
    let [you, he] = verb;
    let verbs = if voice.is_you(deed.color) {
        [you, "take", "pass"]
    } else if he == CAN_TRY {
        [he, "take", "passes"]
    } else {
        [he, "takes", "passes"]
    };
    [
        &voice.who(deed.color),
        " ",
        &done(voice, verbs, before, deed),
    ]
    .concat()
}

/// "play a1 and take White's stone at b1", "pass", with these verbs.
pub(crate) fn done(voice: Voice<'_>, verbs: [&str; 3], before: &State, deed: &Deed) -> String {
    let [plays, takes, passes] = verbs;
    let Some(at) = deed.at else {
        let too = match before.situation().pass_count() {
            PassCount::One => " too",
            _ => "",
        };
        return [passes, too].concat();
    };
    let mut words = [plays, " ", &voice.name(at)].concat();
    if !deed.captured.is_empty() {
        words.push_str(&[" and ", takes, " "].concat());
        words.push_str(
            &voice
                .stones(before, deed.color.other(), &deed.captured)
                .text,
        );
        if !deed.ko.is_empty() {
            words.push_str(" in a ko");
        }
    }
    words
}

/// What we say elsewhere, and so not here.
pub(crate) struct Heard {
    /// What was taken.
    pub(crate) taken: bool,
    /// What such a pass means.
    pub(crate) pass: bool,
    /// The end, beside which liberties matter little.
    pub(crate) end: bool,
    /// The reply.
    pub(crate) reply: Option<Point>,
}

/// What a move did, in parts of sentences, the most important first.
pub(crate) fn notes(
    voice: Voice<'_>,
    before: &State,
    after: &State,
    deed: &Deed,
    claimant: Color,
    heard: &Heard,
) -> Vec<String> {
    let Some(at) = deed.at else {
        return passed(voice, before, after, deed, claimant, heard);
    };
    let mut said = Vec::new();
    if !deed.captured.is_empty() {
        let taken = voice
            .stones(before, deed.color.other(), &deed.captured)
            .text;
        let ko = deed.ko.iter().next();
        let ko = ko.map(|ko| format!("nobody may play {} in the next turn (B4.2)", voice.name(ko)));
        match (ko, heard.taken) {
            (Some(ko), true) => said.push(ko),
            (Some(ko), false) => said.push(format!("that takes {taken} in a ko, so {ko}")),
            (None, true) => {}
            (None, false) => said.push(format!("that takes {taken}")),
        }
    }
    let mut changes = changes(before, after, deed);
    changes.retain(|change| match change {
        Change::EyeFilled | Change::EyeTaken => true,
        Change::Exposed { left, .. } => !heard.end && left.iter().next() != heard.reply,
        _ => !heard.end,
    });
    said.extend(
        changes
            .iter()
            .map(|change| change.words(voice, before, after, deed)),
    );
    if said.is_empty() && deed.captured.is_empty() && !heard.end {
        said.push(plain(voice, after, deed, at));
    }
    said
}

fn passed(
    voice: Voice<'_>,
    before: &State,
    after: &State,
    deed: &Deed,
    claimant: Color,
    heard: &Heard,
) -> Vec<String> {
    let mut said = Vec::new();
    let other = deed.color.other();
    if let Some(open) = before.situation().temporary().iter().next() {
        said.push(format!(
            "the ko mark at {} is gone, so {} again (B4.2)",
            voice.name(open),
            voice.does(other, "may play there", "may play there")
        ));
    }
    said.push(match after.situation().pass_count() {
        PassCount::Zero if heard.pass && !said.is_empty() => return said,
        PassCount::Two => "two passes in a row end the game (E2)".to_owned(),
        PassCount::One if deed.color == claimant => {
            format!(
                "{} now end the game with a pass (E2)",
                voice.does(other, "can", "can")
            )
        }
        PassCount::One if heard.pass => format!(
            "{} with a stone again (E2)",
            voice.does(other, "have to answer", "has to answer")
        ),
        PassCount::One => format!(
            "{} with a stone: if {} passed too, the game would end (E2)",
            voice.does(other, "have to answer", "has to answer"),
            voice.he(other)
        ),
        _ => format!(
            "a pass right after a ko capture doesn’t count (B2.4), so {} end the game at once",
            voice.does(other, "can’t", "can’t")
        ),
    });
    said
}

fn plain(voice: Voice<'_>, after: &State, deed: &Deed, at: Point) -> String {
    let liberties = after
        .chain(at)
        .map_or(0, |chain| chain.liberties(after.situation()).len());
    let own = beside(after, at, deed.color);
    let foes = beside(after, at, deed.color.other());
    let stone = [&voice.whose(deed.color), " stone at ", &voice.name(at)].concat();
    let liberties = format!(
        "{} {}",
        count(liberties),
        of(liberties, "liberty", "liberties")
    );
    if let Some(next) = own.iter().next() {
        return format!(
            "{stone} joins the one at {}, with {liberties} now",
            voice.name(next)
        );
    }
    if foes.is_empty() {
        return format!("{stone} touches no other stone, and has {liberties}");
    }
    let foes = voice.stones(after, deed.color.other(), &foes).text;
    format!("{stone} stands beside {foes}, and has {liberties}")
}
