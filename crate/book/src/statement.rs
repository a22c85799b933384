use loja_notation::{Layout, parse_moves};
use loja_rules::Move;
use loja_systems::System;

use crate::laws::{is_law_data, said};
use crate::statement_data::StatementData;
use crate::statement_kinds::{self, Kind};

/// A statement about a figure's situation.
#[derive(Clone, Debug)]
pub struct Statement {
    /// Its name within the chapter.
    pub id: String,
    /// Its line.
    pub line: usize,
    pub(crate) say: Option<String>,
    /// The moves, written and read.
    pub(crate) after: (String, Vec<Move>),
    /// Whether the engine can decide it.
    pub(crate) decided: bool,
    /// Why not, for the reader.
    pub(crate) because: Option<String>,
    pub(crate) told_otherwise: bool,
    pub(crate) kind: Kind,
}

impl Statement {
    /// # Errors
    /// In words, without a place.
    pub(crate) fn read(
        data: &StatementData,
        line: usize,
        layout: &Layout,
        block: Option<System>,
    ) -> Result<Statement, String> {
        let (after, kind) = match is_law_data(data, block) && data.ruled.is_none() {
            true => {
                let said = said(data, layout, block)?;
                ((said.after(layout), Vec::new()), Kind::ByLaw(said))
            }
            false => {
                let moves = parse_moves(layout, &data.after).map_err(|e| format!("after: {e}"))?;
                let mut kinds = statement_kinds::kinds(data, layout)?;
                let (Some(kind), None) = (kinds.pop(), kinds.pop()) else {
                    return Err("a claim says exactly one thing".to_owned());
                };
                ((data.after.trim().to_owned(), moves), kind)
            }
        };
        let decided = data.decided.unwrap_or(true);
        let of_search = match &kind {
            Kind::ByLaw(said) => said.is_of_search(),
            kind => matches!(
                kind,
                Kind::Lock { .. }
                    | Kind::Control(_)
                    | Kind::Controls { .. }
                    | Kind::Score(_)
                    | Kind::Result(_)
                    | Kind::Ruled(_)
            ),
        };
        if decided && matches!(kind, Kind::Ruled(_)) {
            return Err("a ruling in words is nothing that could be decided".to_owned());
        }
        if !decided && !of_search {
            return Err("this can always be decided".to_owned());
        }
        // Readers expect answers to questions under these rules, so they must hear why there is none. A
        // ruling in words asks nothing.
        let asks = !matches!(kind, Kind::Ruled(_) | Kind::ByLaw(_));
        if !decided && asks && data.because.is_none() {
            return Err("what the engine can't decide says why: \"because\"".to_owned());
        }
        if decided && data.because.is_some() {
            return Err("\"because\" is for what the engine can't decide".to_owned());
        }
        if data.told_otherwise && !decided {
            return Err("what is found otherwise is decided".to_owned());
        }
        Ok(Statement {
            id: data.name.clone().unwrap_or_default(),
            line,
            say: data.say.clone(),
            after,
            decided,
            because: data.because.clone(),
            told_otherwise: data.told_otherwise,
            kind,
        })
    }

    pub(crate) fn is_of_control(&self) -> bool {
        let of_control = matches!(
            self.kind,
            Kind::Control(_) | Kind::Controls { .. } | Kind::Score(_) | Kind::Result(_)
        );
        of_control && self.decided && self.after.1.is_empty()
    }
}
