use loja_certificate::{Choice, Claim};
use loja_notation::{Layout, Position, SeamSide, move_word, parse_moves};
use loja_rules::{ByColor, Color, Move, Point, PointSet, State};

use crate::problem::data::Problem;
use crate::problem::unfit::Unfit;

/// A problem's position under the rules.
#[derive(Clone, Debug)]
pub struct Setting {
    /// The board's drawing and names.
    pub layout: Layout,
    /// The state of `rows`.
    pub first: State,
    /// The state after the moves played, with history.
    pub state: State,
    /// The problem's player.
    pub player: Option<Color>,
    /// The problem's set.
    pub set: PointSet,
}

impl Setting {
    /// Reads a problem's position.
    ///
    /// # Errors
    /// When something is unreadable, or a move illegal.
    pub fn of(problem: &Problem) -> Result<Setting, Unfit> {
        if problem.position.moves.is_some() {
            return Err(Unfit::Field(
                "a problem tells the moves made before it in “played”",
            ));
        }
        let read = Position::from_data(problem.position.clone());
        let read = read.map_err(|error| Unfit::Bad(error.to_string()))?;
        let (layout, state) = read.into_parts();
        let moves = parse_moves(&layout, &problem.played);
        let moves = moves.map_err(|error| Unfit::Bad(error.to_string()))?;
        let mut after = state.clone();
        let torn = torn(&layout);
        for (at, &turn) in moves.iter().enumerate() {
            let number = at + 1;
            let event = after.play(turn).map_err(|illegal| {
                let message = illegal.message(|point| layout.name(point));
                Unfit::Bad(format!(
                    "move {number} is illegal: {message} ({})",
                    illegal.rule()
                ))
            })?;
            if let Some(point) = event.captured.intersection(&torn).iter().next() {
                return Err(Unfit::Bad(format!(
                    "move {number} captures {}, beside which the board goes on; its liberties there are not known",
                    layout.name(point)
                )));
            }
        }
        let set = points(&layout, &problem.set)?;
        Ok(Setting {
            first: state,
            state: after,
            player: problem.player.map(Color::from),
            set,
            layout,
        })
    }

    /// The player's claim after the moves played.
    ///
    /// # Errors
    /// When there is no player, set or border (C5), or the board continues beside the set.
    pub fn claim(&self) -> Result<(Color, Claim), Unfit> {
        let player = self
            .player
            .ok_or(Unfit::Field("name the player who claims the set"))?;
        if self.set.is_empty() {
            return Err(Unfit::Field("name the claimed set"));
        }
        let torn = self.set.intersection(&torn(&self.layout));
        if !torn.is_empty() {
            return Err(Unfit::Bad(format!(
                "the board goes on beyond {}, so nobody knows whether {player} has bordered this set",
                self.names(&torn).join(", ")
            )));
        }
        let claim = Claim::new(&self.state, player, &self.set).map_err(|fault| {
            let message = fault.message(|point| self.layout.name(point));
            let rule = fault.rule();
            Unfit::Bad(format!(
                "{player} has not bordered this set: {message} ({rule})"
            ))
        })?;
        Ok((player, claim))
    }

    /// The name of a point.
    #[must_use]
    pub fn name(&self, point: Point) -> String {
        self.layout.name(point)
    }

    /// The names of points in diagram order.
    #[must_use]
    pub fn names(&self, set: &PointSet) -> Vec<String> {
        set.iter().map(|point| self.layout.name(point)).collect()
    }

    /// A proof's move in words.
    #[must_use]
    pub fn choice_text(&self, choice: Choice) -> String {
        match choice {
            Choice::Stone(point) => self.layout.name(point),
            Choice::Pass => "pass".to_owned(),
        }
    }

    /// A move in words.
    #[must_use]
    pub fn move_text(&self, turn: Move) -> String {
        move_word(turn, |point| self.layout.name(point))
    }

    pub(crate) fn control_rows(&self, control: &ByColor<PointSet>) -> Vec<String> {
        let sign = |point| match Color::ALL.map(|color| control[color].contains(point)) {
            [true, false] => 'B',
            [false, true] => 'W',
            [false, false] => '.',
            [true, true] => '2',
        };
        let cells = self.layout.cells().iter();
        let rows = cells.map(|row| row.iter().map(|cell| cell.map_or(',', sign)));
        rows.map(Iterator::collect).collect()
    }
}

/// The points beside which the board continues.
fn torn(layout: &Layout) -> PointSet {
    let Some(edges) = layout.edges() else {
        return PointSet::new();
    };
    let goes_on = |side: SeamSide| !edges.contains(&side);
    let (rows, columns) = (layout.cells().len(), layout.columns());
    let mut torn = PointSet::new();
    for (row, cells) in layout.cells().iter().enumerate() {
        for (column, &point) in cells.iter().enumerate() {
            let beside = (column == 0 && goes_on(SeamSide::Left))
                || (column + 1 == columns && goes_on(SeamSide::Right))
                || (row == 0 && goes_on(SeamSide::Top))
                || (row + 1 == rows && goes_on(SeamSide::Bottom));
            if let Some(point) = point.filter(|_| beside) {
                torn.insert(point);
            }
        }
    }
    torn
}

fn points(layout: &Layout, names: &[String]) -> Result<PointSet, Unfit> {
    let point = |name: &String| {
        let shown = loja_notation::shown(name);
        let missing = || Unfit::Bad(format!("“{shown}” is not a point of this board"));
        layout.point(name).ok_or_else(missing)
    };
    names.iter().map(point).collect()
}
