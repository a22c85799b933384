//! A judgement as text: board with control, dead stones, score.

use std::cmp::Reverse;
use std::fmt::Write as _;
use std::time::Duration;

use loja_certificate::Answer;
use loja_expect::claims::ExpectedControl;
use loja_notation::{Layout, Score, SideScore, situation_line};
use loja_report::{ForecastRuling, control_sign as sign, headline, result};
use loja_rules::{ByColor, Color, PointSet};

use crate::budget::Budget;
use crate::claim::time_text;
use crate::judged_position::JudgedPosition;
use crate::map::{beside, names, plural, plural_of};
use crate::pool::{Asked, Judgement};
use crate::stop::Stop;

/// Longer lists are cut, those of open claims to [`FIRST`].
const NAMES: usize = 24;

const FIRST: usize = 8;

/// The most open claims listed.
const OPEN: usize = 12;

/// How a judgement is told.
pub(super) struct Telling<'a> {
    pub(super) budget: &'a Budget,
    pub(super) times: bool,
    /// Whether certificates are named.
    pub(super) digests: bool,
}

pub(super) fn text(position: &JudgedPosition, judged: &Judgement, telling: &Telling<'_>) -> String {
    let mut text = String::new();
    // Writing to a string can't fail.
    let _ = write(&mut text, position, judged, telling);
    text
}

fn write(
    text: &mut String,
    position: &JudgedPosition,
    judged: &Judgement,
    telling: &Telling<'_>,
) -> std::fmt::Result {
    let Judgement { control, open, .. } = judged;
    let (layout, situation) = (&position.layout, position.state.situation());
    text.push_str(&beside(layout, situation, |point| {
        sign(control, open, point)
    }));
    writeln!(text, "{}\n", situation_line(situation))?;
    let score = judged
        .is_decided()
        .then(|| Score::new(&position.state, control, position.komi));
    let finished = position.state.is_final();
    writeln!(text, "{}.", headline(score.as_ref(), finished))?;
    if let Some(why) = position.komi.foreign() {
        writeln!(text, "This is not a result of LJRG: {why}.")?;
    }
    if !finished {
        writeln!(
            text,
            "Play isn’t over. This is how it stands if it stops here."
        )?;
    }
    writeln!(text, "\nProved:")?;
    proved(text, position, judged)?;
    if let Some(score) = &score {
        chart(text, score)?;
    } else {
        writeln!(text, "\nNot proved:")?;
        not_proved(text, layout, judged, telling.budget)?;
    }
    if let Some(expected) = judged.expected.as_ref().filter(|_| !judged.is_decided()) {
        expectation(text, position, expected)?;
    }
    if let Some(forecast) = judged.forecast.as_ref().filter(|_| !judged.is_decided()) {
        let forecast = ForecastRuling::new(layout, forecast, position.komi);
        writeln!(text, "{}", self::forecast(&forecast))?;
    }
    claims(text, position, judged, telling)
}

/// What is expected if both play on.
pub(super) fn forecast(told: &ForecastRuling) -> String {
    let words = told.words();
    format!("If both play on, we expect {words}. Expected, not proved.")
}

/// Whose the points are, and which stones are dead.
fn proved(text: &mut String, position: &JudgedPosition, judged: &Judgement) -> std::fmt::Result {
    let Judgement { control, open, .. } = judged;
    let (layout, situation) = (&position.layout, position.state.situation());
    let all = layout.board().len();
    let [black, white, both, nobody] = counts(control, all);
    let both = match both {
        0 => String::new(),
        both => format!(", both {both}"),
    };
    write!(
        text,
        "  Of {}, Black controls {black}, White {white}{both}",
        plural(all, "point")
    )?;
    let undecided = all_open(open, control);
    match undecided.len() {
        0 => writeln!(text, ", nobody {nobody}.")?,
        // Nobody's are those that are neither controlled nor open.
        undecided => writeln!(text, ", nobody {}.", nobody.saturating_sub(undecided))?,
    }
    let mut is_any_dead = false;
    for color in Color::ALL {
        let dead = situation.stones()[color].intersection(&control[color.other()]);
        if !dead.is_empty() {
            is_any_dead = true;
            writeln!(
                text,
                "  {color}’s dead stones: {}.",
                names(layout, &dead, NAMES)
            )?;
        }
    }
    if !is_any_dead && undecided.is_empty() {
        writeln!(text, "  No stone is dead.")?;
    }
    Ok(())
}

/// The points of which more is not known.
fn all_open(open: &ByColor<PointSet>, control: &ByColor<PointSet>) -> PointSet {
    let known = control.black.union(&control.white);
    open.black.union(&open.white).difference(&known)
}

fn not_proved(
    text: &mut String,
    layout: &Layout,
    judged: &Judgement,
    budget: &Budget,
) -> std::fmt::Result {
    for color in Color::ALL {
        let more = judged.open[color].difference(&judged.control[color]);
        if !more.is_empty() {
            let count = plural(more.len(), "point");
            writeln!(
                text,
                "  {color} may control {count} more: {}.",
                names(layout, &more, NAMES)
            )?;
        }
    }
    match judged.stopped {
        Some(stop) => writeln!(text, "  {}", stop.words(budget)),
        None => Ok(()),
    }
}

/// What is expected where nothing is proved, and what the result hangs on.
fn expectation(
    text: &mut String,
    position: &JudgedPosition,
    expected: &ExpectedControl,
) -> std::fmt::Result {
    let layout = &position.layout;
    let result_with = |control: &ByColor<PointSet>| {
        result(Some(&Score::new(&position.state, control, position.komi)))
    };
    let said = result_with(&expected.control);
    writeln!(text, "\nExpected, not proved: {said}.\n")?;
    text.push_str(&beside(layout, position.state.situation(), |point| {
        sign(&expected.control, &ByColor::default(), point)
    }));
    for question in &expected.questions {
        let (player, set) = (question.player, &question.set);
        let what = format!("{player} locks {}", plural(set.len(), "point"));
        let (holds, fails) = (
            result_with(&question.if_holds),
            result_with(&question.if_fails),
        );
        writeln!(
            text,
            "If {what} ({}): {holds}; otherwise {fails}. Expected, not proved: the claim {}.",
            names(layout, set, FIRST),
            question.leaning.name(),
        )?;
    }
    Ok(())
}

/// Locations of Black, White, both and nobody, as far as known.
fn counts(control: &ByColor<PointSet>, all: usize) -> [usize; 4] {
    let both = control.black.intersection(&control.white).len();
    let [black, white] = [control.black.len(), control.white.len()];
    [
        black,
        white,
        both,
        (all + both).saturating_sub(black + white),
    ]
}

fn chart(text: &mut String, score: &Score) -> std::fmt::Result {
    writeln!(
        text,
        "\n        territory   dead   prisoners    komi   total"
    )?;
    for (player, side) in [(Color::Black, &score.black), (Color::White, &score.white)] {
        let SideScore {
            territory,
            dead,
            prisoners,
            komi,
            total,
        } = side;
        let komi = komi.map(|komi| komi.to_string()).unwrap_or_default();
        writeln!(
            text,
            "{player}   {territory:>9} {dead:>6} {prisoners:>11} {komi:>7} {total:>7}"
        )?;
    }
    Ok(())
}

fn cost(nodes: u64, time: Duration, times: bool) -> String {
    let nodes = plural_of(nodes, "node");
    if times {
        format!("{nodes}, {}", time_text(time))
    } else {
        nodes
    }
}

fn claims(
    text: &mut String,
    position: &JudgedPosition,
    judged: &Judgement,
    telling: &Telling<'_>,
) -> std::fmt::Result {
    let times = telling.times;
    writeln!(text)?;
    let count = |answer: Option<Answer>| {
        judged
            .claims
            .iter()
            .filter(|asked| asked.verdict.answer() == answer)
            .count()
    };
    for asked in &judged.claims {
        if asked.verdict != Answer::Lock {
            continue;
        }
        let (player, set) = (asked.player, &asked.set);
        let what = format!("{player} locks {}", plural(set.len(), "point"));
        let names = names(&position.layout, set, NAMES);
        let cost = cost(asked.nodes, asked.time, times);
        let certificate = match &asked.digest {
            Some(digest) if telling.digests => format!("; certificate {digest}"),
            _ => String::new(),
        };
        writeln!(text, "{what}: {names} ({cost}{certificate})")?;
    }
    open_claims(text, position, judged, times)?;
    let counted = |answer| count(answer) as u64;
    let (locks, refuted, open) = (
        counted(Some(Answer::Lock)),
        counted(Some(Answer::Refuted)).saturating_add(judged.unlisted),
        counted(None),
    );
    let asked = plural_of(locks.saturating_add(refuted).saturating_add(open), "claim");
    let cost = cost(judged.nodes, judged.time, times);
    writeln!(
        text,
        "{asked}: {locks} proved, {refuted} refuted, {open} open; {cost}."
    )
}

/// The most expensive first.
fn open_claims(
    text: &mut String,
    position: &JudgedPosition,
    judged: &Judgement,
    times: bool,
) -> std::fmt::Result {
    let is_open = |asked: &&Asked| !asked.verdict.is_decided();
    let mut open: Vec<&Asked> = judged.claims.iter().filter(is_open).collect();
    open.sort_by_key(|asked| Reverse(asked.nodes));
    for asked in open.iter().take(OPEN) {
        let (player, set) = (asked.player, &asked.set);
        let count = plural(set.len(), "point");
        let names = names(&position.layout, set, FIRST);
        let cost = cost(asked.nodes, asked.time, times);
        let why = asked.stopped.map_or("", Stop::name);
        writeln!(
            text,
            "Open: {player} may lock {count}: {names} ({cost}; stopped by {why})"
        )?;
    }
    let (more, untried) = (open.len().saturating_sub(OPEN), judged.untried);
    let more = (more > 0).then(|| format!("{} that were tried", plural(more, "more claim")));
    let untried = (untried > 0).then(|| format!("{} not tried yet", plural_of(untried, "claim")));
    let rest: Vec<String> = [more, untried].into_iter().flatten().collect();
    if !rest.is_empty() {
        writeln!(text, "Open: {}.", rest.join(", "))?;
    }
    Ok(())
}

pub(super) fn title(id: Option<&str>, name: Option<&str>) -> String {
    let title: Vec<&str> = [id, name].into_iter().flatten().collect();
    match title.is_empty() {
        true => String::new(),
        false => format!("{}\n\n", title.join(": ").escape_debug()),
    }
}
