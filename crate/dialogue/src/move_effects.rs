//! The effects of a move on the board.

use loja_rules::{Color, PassCount, Point, State};
use loja_voice::{ArgumentFact, Manner};

use crate::change::{Change, beside, changes};
use crate::deed::Deed;
use crate::stones::stones_at;

/// "White answers a1 and takes your stone at b1", "White plays a1: your stone at b1 is in atari".
pub(crate) fn move_effects(manner: Manner, before: &State, after: &State) -> ArgumentFact {
    let deed = Deed::between(before, after);
    let change = changes(before, after, &deed);
    let change = change.first().filter(|_| deed.captured.is_empty());
    let change = change.and_then(|change| change.fact(before, after, &deed));
    act(manner, before, &deed, change)
}

/// The move itself.
pub(crate) fn act(
    manner: Manner,
    before: &State,
    deed: &Deed,
    change: Option<ArgumentFact>,
) -> ArgumentFact {
    let by = deed.color;
    match deed.at {
        Some(at) => ArgumentFact::Plays {
            by,
            manner,
            at,
            taken: deed.taken(before),
            ko: !deed.ko.is_empty(),
            change: change.map(Box::new),
        },
        None => ArgumentFact::Passes {
            by,
            too: before.situation().pass_count() == PassCount::One,
        },
    }
}

/// Facts that another sentence says already.
pub(crate) struct Heard {
    /// Whether another sentence names the stones taken.
    pub(crate) taken: bool,
    /// Whether another sentence explains such a pass.
    pub(crate) pass: bool,
    /// The end, beside which liberties matter little.
    pub(crate) end: bool,
    pub(crate) reply: Option<Point>,
}

/// Lists the effects of a move, the most important first.
pub(crate) fn notes(
    before: &State,
    after: &State,
    deed: &Deed,
    claimant: Color,
    heard: &Heard,
) -> Vec<ArgumentFact> {
    let Some(at) = deed.at else {
        return passed(before, after, deed, claimant, heard);
    };
    let mut facts = Vec::new();
    let taken = deed.taken(before).filter(|_| !heard.taken);
    match (taken, deed.ko.iter().next()) {
        (Some(taken), Some(ko)) => facts.push(ArgumentFact::CapturesInKo { taken, ko }),
        (Some(taken), None) => facts.push(ArgumentFact::Captures { taken }),
        (None, Some(ko)) => facts.push(ArgumentFact::KoClosed { ko }),
        (None, None) => {}
    }
    let mut changes = changes(before, after, deed);
    changes.retain(|change| match change {
        Change::EyeFilled | Change::EyeTaken => true,
        Change::Exposed { left, .. } => !heard.end && left.iter().next() != heard.reply,
        _ => !heard.end,
    });
    let changes = changes.iter();
    facts.extend(changes.filter_map(|change| change.fact(before, after, deed)));
    if facts.is_empty() && deed.captured.is_empty() && !heard.end {
        facts.push(plain(after, deed.color, at));
    }
    facts
}

fn passed(
    before: &State,
    after: &State,
    deed: &Deed,
    claimant: Color,
    heard: &Heard,
) -> Vec<ArgumentFact> {
    let other = deed.color.other();
    let ko = before.situation().temporary().iter().next();
    let mut facts: Vec<ArgumentFact> = ko
        .map(|ko| ArgumentFact::KoOpens { ko, other })
        .into_iter()
        .collect();
    facts.push(match after.situation().pass_count() {
        PassCount::Zero if heard.pass && !facts.is_empty() => return facts,
        PassCount::Two => ArgumentFact::TwoPasses,
        PassCount::One if deed.color == claimant => ArgumentFact::OtherCanEnd { other },
        PassCount::One if after.playable().is_empty() => ArgumentFact::OtherCanOnlyPass { other },
        PassCount::One if heard.pass => ArgumentFact::OtherMustPlayAgain { other },
        PassCount::One => ArgumentFact::OtherMustPlay { other },
        _ => ArgumentFact::PassCountsNot { other },
    });
    facts
}

fn plain(after: &State, by: Color, at: Point) -> ArgumentFact {
    let liberties = after
        .chain(at)
        .map_or(0, |chain| chain.liberties(after.situation()).len());
    let foes = beside(after, at, by.other());
    if let Some(next) = beside(after, at, by).iter().next() {
        return ArgumentFact::StoneExtends {
            by,
            at,
            next,
            liberties,
        };
    }
    if foes.is_empty() {
        return ArgumentFact::StoneAlone { by, at, liberties };
    }
    ArgumentFact::StoneBeside {
        by,
        at,
        foes: stones_at(after, by.other(), &foes),
        liberties,
    }
}
