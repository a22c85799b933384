//! The games of a file.

use std::collections::{HashMap, HashSet, VecDeque};

use loja_notation::{Error, Points, Position, Replay, replay};

use crate::input::Told;

const MAX_KEPT: usize = 1000;

/// Games that others continue, until the last of those has come.
pub(crate) struct Games {
    /// With the komi of each.
    played: HashMap<String, (Replay, Points)>,
    wanted: HashMap<String, usize>,
    /// All ids in the file, even of bad games.
    ids: HashSet<String>,
    /// For a stream, whose rest is unknown; the oldest of too many games goes.
    keeps_all: bool,
    order: VecDeque<String>,
}

impl Games {
    pub(crate) fn of<T: Told>(all: &[Result<T, Error>]) -> Games {
        let mut wanted = HashMap::new();
        for told in all.iter().flatten() {
            if let Some(earlier) = &told.record().continues {
                *wanted.entry(earlier.clone()).or_default() += 1;
            }
        }
        let id = |told: &Result<T, Error>| match told {
            Ok(told) => told.record().id.clone(),
            Err(error) => error.id.clone(),
        };
        Games {
            played: HashMap::new(),
            wanted,
            ids: all.iter().filter_map(id).collect(),
            keeps_all: false,
            order: VecDeque::new(),
        }
    }

    pub(crate) fn as_they_come() -> Games {
        Games {
            keeps_all: true,
            ..Games::of::<Position>(&[])
        }
    }

    /// Whether it continues a game of another file but names its turn, which is enough to draw it.
    pub(crate) fn is_torn_off(&self, position: &Position) -> bool {
        let torn = |id| !self.ids.contains(id);
        let first = position.moves.as_ref().map(|moves| moves.first());
        position.continues.as_ref().is_some_and(torn)
            && first.is_none_or(|first| first.is_some_and(|first| first.color.is_some()))
    }

    /// Plays a game, from the end of the one it continues, if any.
    pub(crate) fn play(&mut self, position: &Position) -> Result<Replay, Error> {
        Ok(self.play_with_komi(position)?.0)
    }

    /// A continued game has the komi of the one before.
    pub(crate) fn play_with_komi(
        &mut self,
        position: &Position,
    ) -> Result<(Replay, Points), Error> {
        let earlier = position.continues.as_ref();
        let earlier = earlier.and_then(|id| self.played.get(id));
        let komi = earlier.map_or(position.komi, |(_, komi)| *komi);
        let game = self.next(position).map_err(|error| Error {
            id: position.id.clone(),
            ..error
        })?;
        if let Some(id) = position
            .id
            .as_ref()
            .filter(|&id| self.keeps_all || self.wanted.contains_key(id))
        {
            let known = self.played.insert(id.clone(), (game.clone(), komi));
            if self.keeps_all && known.is_none() {
                self.order.push_back(id.clone());
                if self.order.len() > MAX_KEPT {
                    let oldest = self.order.pop_front();
                    oldest.map(|oldest| self.played.remove(&oldest));
                }
            }
        }
        Ok((game, komi))
    }

    fn next(&mut self, position: &Position) -> Result<Replay, Error> {
        let Some(earlier) = &position.continues else {
            return replay(position, None);
        };
        let missing = || {
            let id: String = earlier.chars().take(40).collect();
            let what = if self.keeps_all {
                "does not stand before it, among the last 1,000 games"
            } else if self.ids.contains(earlier) {
                "could not be played or does not stand before it"
            } else {
                "does not stand before it"
            };
            Error::new(format!(
                "this goes on from \"{}\", which {what}",
                id.escape_debug()
            ))
        };
        let (before, _) = self.played.get(earlier).ok_or_else(missing)?;
        // A part of a board has no history.
        let same = before.layout.board() == position.layout.board();
        let before = Some(before).filter(|_| same || position.layout.edges().is_none());
        let game = replay(position, before);
        if let Some(count) = self.wanted.get_mut(earlier) {
            *count -= 1;
            if *count == 0 {
                self.wanted.remove(earlier);
                self.played.remove(earlier);
            }
        }
        game
    }
}
