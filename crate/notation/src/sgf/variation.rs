use loja_rules::Color;
use loja_voice::NotationFact;

use super::read::{moves_of, turns_of};
use super::tree::{RESUMPTION, Sgf};
use super::value::point;
use crate::error::Error;
use crate::layout::Layout;

/// The most variations; a file may have far more.
pub const MAX_VARIATIONS: usize = 500;

/// A path from root to end, and where it leaves earlier ones.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Variation {
    /// Its number of moves.
    pub moves: usize,
    /// Its first move that is its own, from 1 (main line: 1).
    pub branch: usize,
    /// That move's player, unless it is unreadable or no move differs.
    pub color: Option<Color>,
    /// Its column and row, or a pass or resumption.
    pub at: Option<[usize; 2]>,
    /// Whether it calls for a resumption.
    pub resumes: bool,
}

impl Variation {
    /// The branch: "variation at move 3: c1".
    #[must_use]
    pub fn words(&self, layout: &Layout) -> String {
        let point = self
            .at
            .and_then(|[column, row]| layout.point_at(column, row));
        let what = match (self.color, self.at, point) {
            _ if self.resumes => "resume".to_owned(),
            (None, ..) => "no move of its own".to_owned(),
            // The pass of older files.
            (Some(_), None | Some([19, 19]), None) => "pass".to_owned(),
            (Some(_), _, Some(point)) => layout.name(point),
            (Some(_), Some(_), None) => "no location".to_owned(),
        };
        format!("variation at move {}: {what}", self.branch)
    }
}

impl Sgf {
    /// A game's variations, the main line first, at most [`MAX_VARIATIONS`].
    ///
    /// ```
    /// # use loja_notation::Sgf;
    /// let sgf = Sgf::parse("(;SZ[3];B[bb](;W[aa];B[cc])(;W[ca]))")?;
    /// let lines = sgf.variations(0);
    /// assert_eq!(lines.len(), 2);
    /// let layout = sgf.position(0)?.record.layout;
    /// assert_eq!(lines[1].words(&layout), "variation at move 2: c3");
    /// assert_eq!(sgf.position_of(0, 2, None)?.moves.as_ref().map(Vec::len), Some(2));
    /// # Ok::<(), loja_notation::Error>(())
    /// ```
    #[must_use]
    pub fn variations(&self, game: usize) -> Vec<Variation> {
        let mut lines = Vec::new();
        self.ends(game, &mut |end| {
            let mut own = end.way[end.own..].iter();
            let node = own.find_map(|&at| Some(&self.nodes[at]).filter(|node| turns_of(node) > 0));
            let turn = node.and_then(|node| moves_of(node).into_iter().next());
            let turn = turn.and_then(|(color, place)| Some((color, place_of(place)?)));
            let resumes = node.is_some_and(|node| node.value(RESUMPTION).is_some());
            let turn = turn.filter(|_| !resumes);
            lines.push(Variation {
                moves: end.moves,
                branch: end.before + 1,
                color: turn.map(|(color, _)| color),
                at: turn.and_then(|(_, place)| place),
                resumes,
            });
            lines.len() < MAX_VARIATIONS
        });
        lines
    }

    /// `variation` counts from 1.
    pub(super) fn line_of(&self, game: usize, variation: usize) -> Result<Vec<usize>, Error> {
        let (mut count, mut found) = (0, None);
        // There is no variation 0; the error gives their number.
        let last = if variation == 0 {
            MAX_VARIATIONS
        } else {
            variation.min(MAX_VARIATIONS)
        };
        self.ends(game, &mut |end| {
            count += 1;
            if count == variation {
                found = Some(end.way.to_vec());
            }
            count < last
        });
        found.ok_or_else(|| {
            Error::from(NotationFact::NoVariation {
                variation,
                count,
                more: count == MAX_VARIATIONS,
            })
        })
    }

    fn ends(&self, game: usize, found: &mut dyn FnMut(&End<'_>) -> bool) {
        let Some(&root) = self.roots.get(game) else {
            return;
        };
        // Nodes to visit, depth, and moves before.
        let mut waiting = vec![(root, 0, 0)];
        let mut way: Vec<usize> = Vec::new();
        let mut own = None;
        while let Some((at, depth, made)) = waiting.pop() {
            way.truncate(depth);
            way.push(at);
            let node = &self.nodes[at];
            let (own_depth, before) = *own.get_or_insert((depth, made));
            let moves = made + turns_of(node);
            let next = node.children.iter().rev();
            waiting.extend(next.map(|&child| (child, depth + 1, moves)));
            if node.children.is_empty() {
                own = None;
                let end = End {
                    way: &way,
                    own: own_depth,
                    before,
                    moves,
                };
                if !found(&end) {
                    return;
                }
            }
        }
    }
}

/// `Some(None)` is a pass, `None` no move.
fn place_of(value: &str) -> Option<Option<[usize; 2]>> {
    if value.trim().is_empty() {
        return Some(None);
    }
    point(value).ok().map(Some)
}

struct End<'a> {
    way: &'a [usize],
    /// Its first node that no earlier variation has, and the moves before.
    own: usize,
    before: usize,
    moves: usize,
}
