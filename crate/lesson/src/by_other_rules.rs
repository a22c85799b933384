use std::sync::Arc;

use loja_notation::{Error, Layout, Record};
use loja_rules::{Color, PointSet};
use loja_systems::{ChosenOptions, Fault, Forbidden, GameTurn, RuleSetGame, Start, System};

use crate::course::{Course, Seen};
use crate::turns::parse_turns;

/// Finds a rule set by its name.
///
/// # Errors
/// When there is none.
pub fn system_named(name: &str) -> Result<System, Error> {
    System::from_name(name).ok_or_else(|| {
        let known: Vec<&str> = System::all().map(System::name).collect();
        let name: String = name.chars().take(40).collect();
        let known = known.join(", ");
        Error::new(format!(
            "\"{name}\" names no other rules; there are {known}"
        ))
    })
}

/// A file's position, for rule sets to start from or judge.
///
/// # Errors
/// When an option has no such value.
pub fn start_of(record: &Record) -> Result<Start, Error> {
    let others = record.options.iter();
    let others = others.map(|(name, word)| (name.as_str(), word.as_str()));
    let options = ChosenOptions::of_file(others);
    let options = options.map_err(|why| Error::new(why).named("options"))?;
    Ok(Start {
        prisoners: record.start.captives,
        options: options.with_handicap(record.handicap),
        ..Start::new(
            Arc::clone(record.layout.board()),
            record.start.stones.clone(),
            record.start.turn,
        )
    })
}

/// Moves under another rule set, with their games.
#[derive(Clone, Debug)]
pub struct OtherLine {
    system: System,
    start: RuleSetGame,
    games: Vec<RuleSetGame>,
    turns: Vec<GameTurn>,
    refused: Option<(GameTurn, Forbidden)>,
}

impl OtherLine {
    /// Starts from a file's position.
    ///
    /// # Errors
    /// When these rules have no such position.
    pub fn start(system: System, record: &Record) -> Result<OtherLine, Error> {
        let start = start_of(record)?;
        OtherLine::of(system, &start)
            .map_err(|fault| Error::new(fault.message(|at| record.layout.name(at))))
    }

    /// Starts from these stones.
    ///
    /// # Errors
    /// When these rules have no such position.
    pub fn of(system: System, start: &Start) -> Result<OtherLine, Fault> {
        Ok(OtherLine {
            system,
            start: system.start(start)?,
            games: Vec::new(),
            turns: Vec::new(),
            refused: None,
        })
    }

    /// Makes this game's end a start, with earlier moves as its past.
    #[must_use]
    pub fn from_here(&self) -> OtherLine {
        OtherLine {
            system: self.system,
            start: self.game().clone(),
            games: Vec::new(),
            turns: Vec::new(),
            refused: None,
        }
    }

    /// The rule set.
    #[must_use]
    pub fn system(&self) -> System {
        self.system
    }

    /// The games, the start first.
    pub fn games(&self) -> impl Iterator<Item = &RuleSetGame> {
        std::iter::once(&self.start).chain(&self.games)
    }

    /// The last game.
    #[must_use]
    pub fn game(&self) -> &RuleSetGame {
        self.games.last().unwrap_or(&self.start)
    }

    /// Why the last move was illegal, if so.
    #[must_use]
    pub fn forbidden(&self) -> Option<&Forbidden> {
        self.refused.as_ref().map(|(_, why)| why)
    }
}

/// Whether two games look alike on the table, whatever their past.
fn similar(one: &RuleSetGame, other: &RuleSetGame) -> bool {
    let (here, there) = (one.now(), other.now());
    here.stones == there.stones
        && here.turn == there.turn
        && one.marks() == other.marks()
        && (one.passes(), one.ended()) == (other.passes(), other.ended())
}

impl Course for OtherLine {
    type Turn = GameTurn;

    fn turns(layout: &Layout, text: &str) -> Result<Vec<GameTurn>, Error> {
        parse_turns(layout, text)
    }

    fn play(&mut self, turn: GameTurn) -> bool {
        if self.refused.is_some() {
            return false;
        }
        match self.game().after(turn) {
            Ok(game) => {
                self.games.push(game);
                self.turns.push(turn);
            }
            Err(why) => self.refused = Some((turn, why)),
        }
        self.refused.is_none()
    }

    fn made(&self) -> Vec<GameTurn> {
        self.turns.clone()
    }

    fn tried(&self) -> Option<GameTurn> {
        self.refused.as_ref().map(|(turn, _)| *turn)
    }

    fn mover(&self) -> Color {
        self.game().now().turn
    }

    fn rule(&self) -> Option<&str> {
        self.forbidden().map(|why| why.clause)
    }

    fn refusal(&self, layout: &Layout) -> Option<String> {
        self.forbidden()
            .map(|why| why.message(|at| layout.name(at)))
    }

    fn alike(&self, other: &OtherLine) -> Vec<usize> {
        let here = other.game();
        let all = self.games().enumerate();
        let alike = all.filter(|(_, game)| similar(game, here));
        alike.map(|(at, _)| at).collect()
    }

    fn ends_where(&self, other: &OtherLine) -> bool {
        similar(self.game(), other.game())
    }

    fn seen(&self, look: &mut dyn FnMut(&Seen<'_>) -> bool) -> bool {
        let game = self.game();
        let now = game.now();
        let marks = game.marks();
        let marks = marks
            .iter()
            .fold(PointSet::new(), |all, (_, one)| all.union(one));
        look(&Seen {
            stones: &now.stones,
            captives: now.prisoners,
            passes: i8::try_from(game.passes()).unwrap_or(i8::MAX),
            turn: now.turn,
            temporary: &marks,
            permanent: &PointSet::new(),
            refused: self
                .refused
                .as_ref()
                .map(|(turn, why)| (stone(*turn), why.clause)),
        })
    }
}

fn stone(turn: GameTurn) -> Option<loja_rules::Point> {
    match turn {
        GameTurn::Play(at) => Some(at),
        _ => None,
    }
}
