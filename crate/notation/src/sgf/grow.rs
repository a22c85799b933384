//! SGF trees that grow.

use loja_rules::Color;

use super::tree::{Node, Sgf};
use super::value::{write_alone, write_point};

/// Nodes have numbers; the root from [`Sgf::of`] is 0. Unknown ones do nothing.
impl Sgf {
    /// Adds a move as a node's last variation, and returns its node; without a place, a pass.
    ///
    /// ```
    /// # use loja_notation::{Sgf, read_one, replay};
    /// # use loja_rules::Color;
    /// let position = read_one("...")?;
    /// let mut sgf = Sgf::of(&position, &replay(&position, None)?)?;
    /// let first = sgf.grow(0, Color::Black, Some([1, 0]));
    /// sgf.grow(0, Color::Black, None);
    /// sgf.comment(first, "in the middle");
    /// assert!(sgf.to_string().ends_with("\n(;B[ba]C[in the middle])\n(;B[]))\n"));
    /// # Ok::<(), loja_notation::Error>(())
    /// ```
    pub fn grow(&mut self, node: usize, color: Color, place: Option<[usize; 2]>) -> usize {
        let number = self.nodes.len();
        if let Some(parent) = self.nodes.get_mut(node) {
            parent.children.push(number);
            let mut node = Node::default();
            node.play(color, place);
            self.nodes.push(node);
        }
        number
    }

    /// Appends to a node's comment.
    pub fn comment(&mut self, node: usize, text: &str) {
        if let Some(node) = self.nodes.get_mut(node) {
            let text = write_alone(text);
            // SGF allows one comment a node.
            let known = node.properties.iter_mut().find(|known| known.is("C"));
            match known.and_then(|known| known.values.last_mut()) {
                Some(known) => *known = format!("{known}\n{text}"),
                None => node.put("C", vec![text]),
            }
        }
    }

    /// Selects places but those with a shape: SGF allows one sign a place.
    pub fn select(&mut self, node: usize, places: impl Iterator<Item = [usize; 2]>) {
        if let Some(node) = self.nodes.get_mut(node) {
            let shown: Vec<String> = ["CR", "SQ", "TR", "MA"]
                .into_iter()
                .flat_map(|name| node.values(name).unwrap_or_default().to_vec())
                .collect();
            let places = places.map(write_point).filter(|at| !shown.contains(at));
            node.put("SL", places.collect());
        }
    }
}
