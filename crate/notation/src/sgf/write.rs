use loja_rules::{Color, PassCount, Point, PointSet};
use loja_voice::NotationFact;

use super::tree::{Node, RULES, Sgf};
use super::value::{MAX_SIDE, write_point, write_text};
use crate::data::{BoardData, GlueData};
use crate::decimal::Decimal;
use crate::error::Error;
use crate::game::Replay;
use crate::label::Sign;
use crate::layout::Layout;
use crate::points::whole_komi;
use crate::position::Position;

impl Sgf {
    /// Writes a game: start as set-up, legal moves as nodes.
    ///
    /// ```
    /// # use loja_notation::{Sgf, read_one, replay};
    /// let position = read_one("| x . o |\n0 0 W 0")?;
    /// let sgf = Sgf::of(&position, &replay(&position, None)?)?;
    /// assert!(sgf.to_string().contains("RU[LJRG]SZ[3:1]AB[aa]AW[ca]PL[W]"));
    /// # Ok::<(), loja_notation::Error>(())
    /// ```
    ///
    /// # Errors
    /// When SGF lacks letters for a row's length.
    pub fn of(position: &Position, game: &Replay) -> Result<Sgf, Error> {
        let layout = &game.layout;
        let (columns, rows) = (layout.columns(), layout.cells().len());
        if columns.max(rows) > MAX_SIDE {
            return Err(NotationFact::NoRoomInSgf { limit: MAX_SIDE }.into());
        }
        let mut root = Node::default();
        let mut one = |name: &str, value: String| root.put(name, vec![value]);
        one("FF", "4".to_owned());
        one("GM", "1".to_owned());
        one("CA", "UTF-8".to_owned());
        one("AP", format!("Loja:{}", env!("CARGO_PKG_VERSION")));
        one("RU", RULES.to_owned());
        one("SZ", size(columns.max(1), rows.max(1)));
        if let Some(name) = &position.name {
            one("GN", write_text(name));
        }
        for (property, player) in [
            ("PB", &position.players.black),
            ("PW", &position.players.white),
        ] {
            if let Some(player) = player {
                one(property, write_text(player));
            }
        }
        if !position.komi.is_zero() {
            one("KM", position.komi.to_string());
        }
        board(&mut root, position, layout);
        situation(&mut root, position, game);
        let mut nodes = vec![root];
        for turn in &game.turns {
            let mut node = Node::default();
            let place = turn.event.turn.stone.and_then(|point| layout.cell(point));
            node.play(turn.event.color, place);
            if nodes.len() == 1 && turn.number != 1 {
                node.put("MN", vec![turn.number.to_string()]);
            }
            if let Some(since) = turn.since {
                node.put("LJR", vec![since.to_string()]);
            }
            nodes.push(node);
        }
        if let Some(last) = nodes.last_mut() {
            labels(last, position, layout);
        }
        let count = nodes.len();
        for (at, node) in nodes.iter_mut().enumerate() {
            node.children
                .extend(Some(at + 1).filter(|&next| next < count));
        }
        let roots = vec![0];
        Ok(Sgf {
            nodes,
            roots,
            passed_over: Vec::new(),
        })
    }
}

fn size(columns: usize, rows: usize) -> String {
    if columns == rows {
        columns.to_string()
    } else {
        format!("{columns}:{rows}")
    }
}

fn points(layout: &Layout, points: impl Iterator<Item = Point>) -> Vec<String> {
    let cells = points.filter_map(|point| layout.cell(point));
    cells.map(write_point).collect()
}

fn set(layout: &Layout, set: &PointSet) -> Vec<String> {
    points(layout, set.iter())
}

fn board(root: &mut Node, position: &Position, layout: &Layout) {
    let (columns, rows) = (layout.columns(), layout.cells().len());
    if columns == 0 || rows == 0 {
        root.put("LJZ", vec![format!("{columns}:{rows}")]);
    }
    if let Some(id) = &position.id {
        root.put("LJI", vec![write_text(id)]);
    }
    let holes = layout.cells().iter().enumerate().flat_map(|(row, line)| {
        let hole = |&(_, cell): &(usize, &Option<Point>)| cell.is_none();
        let holes = line.iter().enumerate().filter(hole);
        holes.map(move |(column, _)| write_point([column, row]))
    });
    root.put("LJH", holes.collect());
    match &position.drawn_on.0 {
        Some(BoardData::Shape { shape }) => root.put("LJS", vec![write_text(shape)]),
        Some(BoardData::Pairs { neighbors, at }) => {
            let pairs = neighbors.iter().map(|[a, b]| format!("{a}:{b}"));
            // An empty list still means a board given by pairs.
            let none = neighbors.is_empty().then(String::new);
            root.put("LJN", pairs.chain(none).collect());
            let places = at
                .iter()
                .map(|[x, y]| format!("{}:{}", Decimal(*x), Decimal(*y)));
            root.put("LJA", places.collect());
        }
        Some(BoardData::Caption(caption)) => root.put("LJB", vec![write_text(caption)]),
        None => {}
    }
    let glue = position.drawn_on.1.as_ref();
    let glue = glue.map(GlueData::pairs).unwrap_or_default();
    let glue = glue.into_iter().map(|(letter, [a, b])| {
        let letter = write_text(&letter);
        format!("{letter}:{}:{}", write_point(a), write_point(b))
    });
    root.put("LJG", glue.collect());
    if let Some(edges) = layout.edges() {
        let sides = edges.iter().map(|side| side.name().to_owned());
        let none = edges.is_empty().then(String::new);
        root.put("LJE", sides.chain(none).collect());
    }
}

impl Node {
    pub(super) fn play(&mut self, color: Color, place: Option<[usize; 2]>) {
        let name = color.letter().to_string();
        self.put(&name, vec![place.map(write_point).unwrap_or_default()]);
    }
}

fn situation(root: &mut Node, position: &Position, game: &Replay) {
    let (layout, start) = (&game.layout, &game.start);
    root.put("AB", set(layout, &start.stones().black));
    root.put("AW", set(layout, &start.stones().white));
    root.put("PL", vec![start.turn().letter().to_string()]);
    let komi = whole_komi(position.komi);
    let captives = Color::ALL.map(|color| start.captives()[color].saturating_sub(komi[color]));
    if captives != [0, 0] {
        let [black, white] = captives;
        root.put("LJC", vec![format!("{black}:{white}")]);
    }
    let plain = if start.temporary().is_empty() {
        PassCount::Zero
    } else {
        PassCount::MinusOne
    };
    if start.pass_count() != plain {
        root.put("LJP", vec![start.pass_count().to_string()]);
    }
    let marks = [
        ("LJT", "SQ", start.temporary().clone()),
        ("LJM", "CR", start.permanent().clone()),
    ];
    for (ours, shown, points) in marks {
        // The second shows it in other programs.
        let cells = set(layout, &points);
        root.put(ours, cells.clone());
        root.put(shown, cells);
    }
}

fn labels(node: &mut Node, position: &Position, layout: &Layout) {
    for shape in Sign::SHAPES {
        let here = position.labels.iter().filter(|label| label.sign == shape);
        node.put(shape.property(), points(layout, here.map(|label| label.at)));
    }
    let texts = position
        .labels
        .iter()
        .filter_map(|label| match &label.sign {
            Sign::Text(text) => {
                let place = write_point(layout.cell(label.at)?);
                Some(format!("{place}:{}", write_text(text)))
            }
            _ => None,
        });
    node.put("LB", texts.collect());
    for name in ["LN", "AR"] {
        let strokes = position.strokes.iter();
        let strokes = strokes.filter(|stroke| stroke.property() == name);
        let ends = strokes.filter_map(|stroke| {
            let [from, to] = [layout.cell(stroke.from)?, layout.cell(stroke.to)?].map(write_point);
            Some(format!("{from}:{to}"))
        });
        node.put(name, ends.collect());
    }
}
