//! A whole game: the alternation, then hypothetical sequences tried out.

use loja_ground::PointSet;
use loja_search::{Control, Limits};

use super::sequence::Sequence;
use super::state::{EndedBy, J2003State};
use super::status::analysis;
use crate::fault::Forbidden;
use crate::frame::{GameTurn, How, Play, Stage};
use crate::table::Table;

/// A game so far.
#[derive(Clone, Debug)]
pub(crate) struct Whole {
    pub(super) game: J2003State,
    line: Option<Sequence>,
}

impl Whole {
    pub(super) fn start(game: J2003State) -> Whole {
        Whole { game, line: None }
    }
}

impl Play for Whole {
    fn table(&self) -> &Table {
        let line = self.line.as_ref().map(Sequence::table);
        line.unwrap_or(self.game.table())
    }

    fn after(&self, turn: GameTurn) -> Result<Whole, Forbidden> {
        let (mut game, mut line) = (self.game.clone(), self.line.clone());
        match (&self.line, turn) {
            (Some(sequence), _) => line = Some(sequence.after(turn)?),
            (None, GameTurn::Try(first)) if game.ended() == Some(EndedBy::Passes) => {
                line = Some(Sequence::start(game.table(), first));
            }
            (None, GameTurn::Pass) => game = game.after_among(turn, &direct_ko_stones(&game))?,
            (None, _) => game = game.after(turn)?,
        }
        Ok(Whole { game, line })
    }

    fn ended(&self) -> bool {
        let game = || self.game.ended().is_some();
        self.line.as_ref().map_or_else(game, Sequence::ended)
    }

    fn passes(&self) -> u8 {
        match &self.line {
            Some(line) => u8::from(line.passed()) + u8::from(line.ended()),
            None => {
                u8::from(self.game.pass_would_end())
                    + 2 * u8::from(self.game.ended() == Some(EndedBy::Passes))
            }
        }
    }

    fn stage(&self) -> Stage {
        match (&self.line, self.game.ended()) {
            (Some(_), _) => Stage::Trying,
            (None, None) => Stage::Play,
            (None, Some(EndedBy::Passes)) => Stage::Over(How::Counted),
            (None, Some(EndedBy::LongCycle(0))) => Stage::Over(How::Tie),
            (None, Some(EndedBy::LongCycle(taken))) => Stage::Over(How::LongCycle(taken)),
        }
    }

    fn marks(&self) -> Vec<(&'static str, PointSet)> {
        let banned = self.line.iter().map(|line| ("banned", line.banned()));
        banned.collect()
    }
}

/// The stones that keep a second pass from ending a game (line 77); none if the search gives up.
fn direct_ko_stones(state: &J2003State) -> PointSet {
    if !state.pass_would_end() || !state.has_ko_stone() {
        return PointSet::new();
    }
    let control = Control::new(DIRECT_KO);
    let found = analysis(state.board(), state.stones(), &control);
    found
        .map(|found| found.direct_ko_stones)
        .unwrap_or_default()
}

/// How far that search goes.
const DIRECT_KO: Limits = Limits {
    nodes: 200_000,
    bytes: 256 << 20,
};
