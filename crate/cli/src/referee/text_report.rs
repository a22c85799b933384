//! A judgement as text: board with control, dead stones, score.

use std::cmp::Reverse;
use std::fmt::Write as _;
use std::time::Duration;

use loja_certificate::Answer;
use loja_notation::{Score, SideScore, situation_line};
use loja_report::{ForecastRuling, JudgedBoard, RulingSheet, control_sign as sign, headline};
use loja_rules::{ByColor, Color};

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

/// The form of a printed judgement.
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
    let sheet = sheet(position, judged);
    writeln!(text, "{}.", headline(score.as_ref(), finished))?;
    if let Some(why) = &sheet.not_ljrg {
        writeln!(text, "{why}")?;
    }
    if !finished {
        writeln!(
            text,
            "Play isn’t over. This is how it stands if it stops here."
        )?;
    }
    writeln!(text, "\nProved:")?;
    indented(text, &sheet.proved)?;
    if let Some(score) = &score {
        chart(text, score)?;
    } else {
        writeln!(text, "\nNot proved:")?;
        indented(text, &sheet.not_proved)?;
        if let Some(stop) = judged.stopped {
            writeln!(text, "  {}", stop.words(telling.budget))?;
        }
    }
    if let (Some(expected), [first, hangs @ ..]) = (&judged.expected, &sheet.expected[..]) {
        writeln!(text, "\n{first}\n")?;
        text.push_str(&beside(layout, situation, |point| {
            sign(&expected.control, &ByColor::default(), point)
        }));
        for question in hangs {
            writeln!(text, "{question}")?;
        }
    }
    if let Some(forecast) = judged.forecast.as_ref().filter(|_| !judged.is_decided()) {
        let forecast = ForecastRuling::new(layout, forecast, position.komi);
        writeln!(text, "{}", self::forecast(&forecast))?;
    }
    claims(text, position, judged, telling, &sheet.claims)
}

/// Says what we expect if both play on.
pub(super) fn forecast(told: &ForecastRuling) -> String {
    let words = told.words();
    format!("If both play on, we expect {words}. Expected, not proved.")
}

fn sheet(position: &JudgedPosition, judged: &Judgement) -> RulingSheet {
    let board = JudgedBoard {
        layout: &position.layout,
        state: &position.state,
        komi: position.komi,
    };
    RulingSheet::new(
        &board,
        &judged.control,
        &judged.open,
        judged.expected.as_ref(),
        judged.claims.iter().map(|asked| asked.verdict),
        judged.unlisted,
    )
}

fn indented(text: &mut String, sentences: &[String]) -> std::fmt::Result {
    sentences
        .iter()
        .try_for_each(|sentence| writeln!(text, "  {sentence}"))
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
    examined: &str,
) -> std::fmt::Result {
    let times = telling.times;
    writeln!(text)?;
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
    let cost = cost(judged.nodes, judged.time, times);
    writeln!(text, "{examined}; {cost}.")
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
