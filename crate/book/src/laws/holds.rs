use loja_lesson::{Course, OtherLine};
use loja_notation::{Layout, Points};
use loja_rules::{Color, Point, PointSet};
use loja_systems::compare::{Apart, Life, MayStop, RuleSetRuling, apart};
use loja_systems::{Counts, GameResult, RuleSetGame, Standing, Start};

use super::game::stones;
use super::judge::{of_ljrg, start_of};
use super::said::{Fate, Parting, Said, SaidByLaw};
use super::shown_told::settled;
use crate::decide::Judge;
use crate::statement_holds::{Ground, Held, yes};
use crate::statement_words::members;

impl SaidByLaw {
    pub(crate) fn held(&self, ground: Ground<'_>, searched: bool, judge: &mut Judge<'_>) -> Held {
        let here = match self.line(ground) {
            Ok(line) => line,
            Err(why) => return Held::Void(why),
        };
        let line = here.followed_by(&self.turns);
        if let Some(why) = line.refusal(ground.layout) {
            return Held::Void(format!("a move is not legal: {why}"));
        }
        // Only a full check searches what the book calls undecided.
        if !searched {
            return Held::Open;
        }
        self.look(ground, &line, judge).unwrap_or_else(Held::Void)
    }

    /// Plays the figure under these rules, unaware of moves under others.
    fn line(&self, ground: Ground<'_>) -> Result<OtherLine, String> {
        match ground.by {
            Some(by) if by.system == self.system => Ok(by.played.from_here()),
            _ => OtherLine::of(self.system, &start_of(ground.start))
                .map_err(|fault| fault.to_string()),
        }
    }

    fn look(
        &self,
        ground: Ground<'_>,
        line: &OtherLine,
        judge: &mut Judge<'_>,
    ) -> Result<Held, String> {
        let layout = ground.layout;
        let now = line.game().now();
        Ok(match &self.said {
            Said::Turn { turn, rule } => {
                let next = line.followed_by(&[*turn]);
                let truth = next
                    .refusal(layout)
                    .unwrap_or_else(|| "the move is legal".to_owned());
                yes(next.rule() == rule.as_deref(), truth)
            }
            Said::Becomes { rows, line: wanted } => {
                becomes(layout, line.game(), rows.as_ref(), wanted)
            }
            Said::Parts(law, at) => {
                if !self.turns.is_empty() && law.is_judged_elsewhere() {
                    return Err("what LJRG says is compared where the figure stands".to_owned());
                }
                let own = judge.rulings.of(self.system, &now)?;
                let other = match law.system() {
                    None => {
                        let control = judge.control(ground.start);
                        let (law, judgement) = of_ljrg(ground.start, control.as_ref());
                        RuleSetRuling::new(law, &start_of(ground.start), judgement)
                    }
                    Some(system) => judge.rulings.of(system, &now)?,
                };
                parts(&now, &own, &other, *at)
            }
            Said::Status(word, set) => status(
                layout,
                &now,
                *word,
                set,
                &judge.rulings.of(self.system, &now)?,
            ),
            Said::Map(rows) => map(layout, rows, &judge.rulings.of(self.system, &now)?),
            Said::Counts(player, set) => {
                counts(layout, *player, set, &judge.rulings.of(self.system, &now)?)
            }
            Said::Result(text) => match settled(ground, self.system, line.game()) {
                Some(found) => yes(*text == found, format!("the result is {found}")),
                None => result(text, &judge.rulings.of(self.system, &now)?),
            },
            Said::Shown(shown) => shown.held(layout, line.game()),
            Said::MayStop(wanted) => match judge.rulings.of(self.system, &now)?.judgement.stop {
                MayStop::Undecided(_) => Held::Open,
                MayStop::Yes => yes(*wanted, "play may stop here"),
                MayStop::No(points) if points.is_empty() => yes(!wanted, "nobody may stop here"),
                MayStop::No(points) => {
                    let because = members(layout, &points);
                    yes(
                        !wanted,
                        format!("play may not stop here, because of {because}"),
                    )
                }
            },
        })
    }
}

/// A wrong stone refutes the statement, an open one leaves it open.
fn each(layout: &Layout, set: &PointSet, right: impl Fn(Point) -> Option<bool>) -> Held {
    let wrong: PointSet = set.iter().filter(|&at| right(at) == Some(false)).collect();
    if !wrong.is_empty() {
        return Held::No(format!("that is not so of {}", members(layout, &wrong)));
    }
    match set.iter().all(|at| right(at) == Some(true)) {
        true => Held::Yes,
        false => Held::Open,
    }
}

fn status(
    layout: &Layout,
    now: &Start,
    word: Fate,
    set: &PointSet,
    ruling: &RuleSetRuling,
) -> Held {
    if set.iter().any(|at| now.stones.color_at(at).is_none()) {
        return Held::Void("there is no stone on some of these".to_owned());
    }
    let named = |at: Point| {
        let strings = &ruling.judgement.strings;
        let string = strings.iter().find(|string| string.points.contains(at));
        string.map(|string| string.status.name())
    };
    each(layout, set, |at| match (ruling.life[at.index()], word) {
        (Life::Undecided, _) => None,
        (life, Fate::Dead) => Some(life == Life::Dead),
        (life, Fate::Stands) => Some(life == Life::Stands),
        (_, word) => Some(named(at) == Some(word.word())),
    })
}

fn sign(counts: Counts) -> char {
    match counts {
        Counts::For(Color::Black) => 'B',
        Counts::For(Color::White) => 'W',
        Counts::Nobody => '.',
        Counts::Open => '?',
    }
}

fn map(layout: &Layout, wanted: &[String], ruling: &RuleSetRuling) -> Held {
    let at = |point: Point| ruling.judgement.counts.get(point.index());
    let cell =
        |cell: &Option<Point>| cell.map_or(',', |point| at(point).map_or('?', |one| sign(*one)));
    let rows = layout.cells().iter();
    let found: Vec<String> = rows.map(|row| row.iter().map(cell).collect()).collect();
    let pairs = || {
        let rows = wanted.iter().zip(&found);
        rows.flat_map(|(one, other)| one.chars().zip(other.chars()))
    };
    if pairs().all(|(one, other)| one == other) {
        return Held::Yes;
    }
    match pairs().all(|(one, other)| one == other || other == '?') {
        true => Held::Open,
        false => Held::No(format!("the map is {}", found.join("/"))),
    }
}

fn counts(layout: &Layout, player: Option<Color>, set: &PointSet, ruling: &RuleSetRuling) -> Held {
    let wanted = player.map_or(Counts::Nobody, Counts::For);
    each(layout, set, |at| {
        match ruling.judgement.counts.get(at.index()) {
            None | Some(Counts::Open) => None,
            Some(found) => Some(*found == wanted),
        }
    })
}

fn result(wanted: &str, ruling: &RuleSetRuling) -> Held {
    let judgement = &ruling.judgement;
    let points = |thousandths: i64| Points::from_thousandths(thousandths).to_string();
    match (judgement.outcome, judgement.standing) {
        (GameResult::Open, Standing::Undefined) => {
            yes(wanted == "undefined", "the text defines no result here")
        }
        (GameResult::Open, _) => Held::Open,
        (outcome, _) => {
            let found = outcome.result(&points);
            yes(found == wanted, format!("the result is {found}"))
        }
    }
}

fn becomes(layout: &Layout, game: &RuleSetGame, rows: Option<&Vec<String>>, wanted: &str) -> Held {
    let now = game.now();
    let (taken, turn) = (now.prisoners, now.turn.letter());
    let line = format!("{} {} {turn} {}", taken.black, taken.white, game.passes());
    let board = stones(layout, &now.stones);
    let same = rows.is_none_or(|rows| *rows == board);
    let truth = format!("the situation is {} {line}", board.join("/"));
    yes(same && line == wanted, truth)
}

fn parts(now: &Start, own: &RuleSetRuling, other: &RuleSetRuling, at: Parting) -> Held {
    let found = match apart(&now.board, own, other) {
        Apart::Never => Parting::Nowhere,
        Apart::Open(_) => Parting::Open,
        Apart::Parted(parting) => Parting::At(parting.stage),
    };
    let truth = match found {
        Parting::Nowhere => "they don’t part".to_owned(),
        Parting::Open => "whether they part is not known".to_owned(),
        Parting::At(stage) => format!("they part at {}: {}", stage.name(), stage.question()),
    };
    yes(found == at, truth)
}
