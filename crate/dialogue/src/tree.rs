//! A proof as a game with variations, for other programs.

use std::collections::{HashMap, VecDeque};

use loja_certificate::{Answer, Checked, Choice, Here, Lemma, Plan};
use loja_notation::{
    BoardData, Cell, ColorName, Error, Layout, Position, PositionData, Sgf, replay,
};
use loja_rules::{Color, Point, PointSet, Shape, State};

use crate::text::{count, of};

/// A proof as SGF.
#[derive(Clone, Debug)]
pub struct ProofTree {
    /// The game; its root is the worst case (C6), or what a zone leaves of it.
    pub sgf: Sgf,
    /// How many moves it has.
    pub moves: usize,
    /// Where the proof goes on and the tree does not.
    pub cut: usize,
}

/// The most moves a comment names on the way to another place.
const LONGEST_WAY: usize = 12;

/// A certificate's proof from the worst case (C6), with at most `most` moves, the shortest lines first.
///
/// The side that the answer favours has one move, the other side every legal one. A situation that stands elsewhere
/// is not repeated; its comment says where to look. A certificate with a zone gives the zone’s game, and the root
/// says how that differs.
///
/// ```
/// # use loja_certificate::{Certificate, check};
/// # use loja_notation::Layout;
/// let text = "loja-certificate 1
/// board rectangle 5x1
/// rows .ooO*
/// claim white *****
/// answer lock
/// lemmas none
/// situations 1
/// decisions
/// digest 4e767d6000c784df";
/// let checked = check(Certificate::from_text(text)?)?;
/// let layout = Layout::of_text(text, checked.claim().board()).ok_or("no layout")?;
/// let tree = loja_dialogue::proof_tree(&layout, &checked, 5000)?;
/// assert_eq!(tree.moves, 0);
/// assert!(tree.sgf.to_string().contains("White can lock"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
///
/// If SGF has no board of this size.
pub fn proof_tree(layout: &Layout, checked: &Checked, most: usize) -> Result<ProofTree, Error> {
    let mut plan = Plan::of(checked).map_err(|flaw| Error::new(flaw.to_string()))?;
    let position = start(layout, checked, &plan)?;
    let mut grown = Grown {
        sgf: Sgf::of(&position, &replay(&position, None)?)?,
        layout,
        written: &position.layout,
        voice: Voice {
            claimant: checked.claim().player(),
        },
        is_zone: checked.zone().is_some(),
        ways: vec![Way {
            before: 0,
            choice: Choice::Pass,
            depth: 0,
        }],
        first: HashMap::new(),
        cut: 0,
        most,
    };
    let mut waiting = VecDeque::from([0]);
    while let Some(node) = waiting.pop_front() {
        grown.expand(&mut plan, node, &mut waiting);
    }
    let words = grown.opening(checked, &plan);
    grown.sgf.comment(0, &words);
    let cells = plan.set().iter().filter_map(|at| layout.cell(at));
    grown.sgf.select(0, cells);
    Ok(ProofTree {
        moves: grown.ways.len() - 1,
        cut: grown.cut,
        sgf: grown.sgf,
    })
}

/// The worst case as a file has it, without what a zone leaves out.
fn start(layout: &Layout, checked: &Checked, plan: &Plan) -> Result<Position, Error> {
    let state = plan.start();
    let out = match checked.zone() {
        Some(_) => checked.claim().set().difference(plan.set()),
        None => PointSet::new(),
    };
    let cell = |at: &Option<Point>| match at {
        Some(at) if !out.contains(*at) => Cell::of(state.situation(), *at),
        _ => Cell::Hole,
    };
    let rows = layout.cells().iter();
    let rows = rows.map(|row| row.iter().map(|at| cell(at).to_char()).collect());
    let refuter = checked.claim().refuter();
    let can = match checked.answer() {
        Answer::Lock => "can lock",
        Answer::Refuted => "can’t lock",
    };
    let size = checked.claim().set().len();
    let data = PositionData {
        rows: rows.collect(),
        name: Some(format!(
            "{} {can} {} {}",
            refuter.other(),
            count(size),
            of(size, "location", "locations")
        )),
        board: board(layout, state, &out),
        turn: Some(ColorName::from(refuter)),
        passes: Some(0),
        ..PositionData::default()
    };
    let position = Position::from_data(data)?;
    let (ours, theirs) = (position.layout.board(), state.board());
    if ours.len() + out.len() != theirs.len() || ours.pairs().count() != theirs.pairs().count() {
        return Err(Error::new("this board can't be written down as a sheet"));
    }
    Ok(position)
}

/// The board of the rows; written by its pairs if it has more than its shape.
fn board(layout: &Layout, state: &State, out: &PointSet) -> Option<BoardData> {
    match layout.shape() {
        Some(Shape::Rectangle) if layout.glued_seams().is_empty() => None,
        Some(shape) if layout.glued_seams().is_empty() => Some(BoardData::Shape {
            shape: shape.name().to_owned(),
        }),
        _ => {
            let kept: Vec<Point> = layout
                .board()
                .points()
                .filter(|&at| !out.contains(at))
                .collect();
            let number = |at: Point| kept.binary_search(&at).ok();
            let pairs = state.board().pairs();
            Some(BoardData::Pairs {
                neighbors: pairs
                    .filter_map(|(a, b)| Some([number(a)?, number(b)?]))
                    .collect(),
                at: kept.iter().map(|&at| layout.place(at)).collect(),
            })
        }
    }
}

struct Way {
    before: usize,
    choice: Choice,
    depth: usize,
}

struct Grown<'a> {
    sgf: Sgf,
    layout: &'a Layout,
    /// The file's layout may name points differently.
    written: &'a Layout,
    voice: Voice,
    /// Whether pass counts mean nothing.
    is_zone: bool,
    /// For each node, the root first.
    ways: Vec<Way>,
    /// Keyed by the situation's number in the proof.
    first: HashMap<u32, usize>,
    cut: usize,
    most: usize,
}

impl Grown<'_> {
    fn expand(&mut self, plan: &mut Plan, node: usize, waiting: &mut VecDeque<usize>) {
        plan.restart();
        for choice in self.line(node) {
            plan.play(choice);
        }
        let Some((number, here)) = plan.here() else {
            return;
        };
        if let Some(&there) = self.first.get(&number) {
            let words = self.as_after(node, there);
            self.sgf.comment(node, &words);
            return;
        }
        self.first.insert(number, node);
        let choices: Vec<Choice> = match here {
            Here::Decided(choice) => vec![choice],
            Here::Open => plan.moves().collect(),
            Here::Formation | Here::Final | Here::Lemma(_) => {
                let words = self.voice.end(here);
                self.sgf.comment(node, &words);
                return;
            }
        };
        if self.ways.len() - 1 + choices.len() > self.most {
            self.cut += 1;
            let words = "Cut: the proof goes on here, the tree does not.";
            self.sgf.comment(node, words);
            return;
        }
        let color = plan.board().turn();
        for choice in choices {
            let place = match choice {
                Choice::Stone(at) => self.layout.cell(at),
                Choice::Pass => None,
            };
            waiting.push_back(self.sgf.grow(node, color, place));
            self.ways.push(Way {
                before: node,
                choice,
                depth: self.ways[node].depth + 1,
            });
        }
    }

    fn line(&self, node: usize) -> Vec<Choice> {
        let mut line = Vec::new();
        let mut at = node;
        while at != 0 {
            line.push(self.ways[at].choice);
            at = self.ways[at].before;
        }
        line.reverse();
        line
    }

    fn name(&self, point: Point) -> String {
        let cell = self.layout.cell(point);
        let point = cell.and_then(|[column, row]| self.written.point_at(column, row));
        point.map_or_else(String::new, |point| self.written.name(point))
    }

    fn as_after(&self, node: usize, there: usize) -> String {
        let mut at = node;
        while at > there {
            at = self.ways[at].before;
        }
        let depth = self.ways[there].depth;
        if at == there {
            let when = match depth {
                0 => "at the start".to_owned(),
                depth => format!("after move {depth}"),
            };
            let claimant = self.voice.claimant;
            let back = if self.is_zone {
                "is back, but for passes, which end nothing here"
            } else {
                "is back (E3)"
            };
            return format!(
                "The situation {when} {back}: {claimant} has come no nearer to a 2-eye formation (C7)."
            );
        }
        let line = self.line(there);
        let names: Vec<String> = line
            .iter()
            .take(LONGEST_WAY)
            .map(|choice| match choice {
                Choice::Stone(at) => self.name(*at),
                Choice::Pass => "pass".to_owned(),
            })
            .collect();
        let more = match line.len().saturating_sub(LONGEST_WAY) {
            0 => String::new(),
            more => format!(" and {} more", count(more)),
        };
        format!(
            "As after move {depth} of the line {}{more}.",
            names.join(" ")
        )
    }

    /// What the root shows.
    fn worst_case(&self, checked: &Checked, plan: &Plan) -> String {
        let (start, set) = (plan.start(), checked.claim().set());
        let refuter = self.voice.claimant.other();
        let outside = if start.board().len() == set.len() {
            String::new()
        } else {
            format!(
                "all stones outside are {refuter}’s and permanent (LJM, shown as circles), and "
            )
        };
        let (what, selected) = if self.is_zone {
            (
                "a part of the worst case",
                "locations that the proof plays on",
            )
        } else {
            ("the worst case", "claimed locations")
        };
        // SGF allows one sign a place.
        let circled = start.situation().permanent().intersection(plan.set());
        let but = if circled.is_empty() {
            ""
        } else {
            ", but for those with a circle"
        };
        format!(
            "This is {what} (C6): {outside}{refuter} moves first. The {selected} are selected (SL){but}."
        )
    }

    fn zone(&self, plan: &Plan) -> String {
        let claimant = self.voice.claimant;
        let situation = plan.start().situation();
        let zone = plan.set().len();
        let spared = situation
            .permanent()
            .intersection(&situation.stones()[claimant]);
        let spared = if spared.is_empty() {
            String::new()
        } else {
            format!(" {claimant}’s stones with a circle reach beyond it and count as permanent.")
        };
        format!(
            "The proof takes a part of the set, {} {}. The rest of the set is left out of this board: a stone of {claimant}’s there is a pass here, and no number of passes ends anything.{spared}",
            count(zone),
            of(zone, "location", "locations")
        )
    }

    /// What the root says.
    fn opening(&self, checked: &Checked, plan: &Plan) -> String {
        let claimant = self.voice.claimant;
        let refuter = claimant.other();
        let size = checked.claim().set().len();
        let what = format!("{} {}", count(size), of(size, "location", "locations"));
        let mut lines = vec![
            match checked.answer() {
                Answer::Lock => format!(
                    "{claimant} can lock {what} (C4): whatever {refuter} does, a 2-eye formation on them comes about (C8)."
                ),
                Answer::Refuted => format!(
                    "{claimant} can’t lock {what} (C4): whatever {claimant} does, {refuter} prevents a 2-eye formation on them (C8)."
                ),
            },
            self.worst_case(checked, plan),
        ];
        if self.is_zone {
            lines.push(self.zone(plan));
        }
        let (one, other) = match checked.answer() {
            Answer::Lock => (claimant, refuter),
            Answer::Refuted => (refuter, claimant),
        };
        lines.push(format!(
            "{one} has one move everywhere, {other} all legal ones. Passes are moves too."
        ));
        if self.cut > 0 {
            lines.push(format!(
                "The whole proof is larger: the tree is cut in {} {}, which say so.",
                count(self.cut),
                of(self.cut, "place", "places")
            ));
        }
        lines.join("\n")
    }
}

/// Who is spoken of.
struct Voice {
    claimant: Color,
}

impl Voice {
    fn end(&self, here: Here) -> String {
        let (claimant, refuter) = (self.claimant, self.claimant.other());
        match here {
            Here::Formation => format!("{claimant} has a 2-eye formation (C8)."),
            Here::Final => {
                "The game is over (E1), and there is no 2-eye formation (C8).".to_owned()
            }
            Here::Lemma(lemma) => {
                let name = lemma.name();
                let words = match lemma {
                    Lemma::Hopeless => "no 2-eye formation fits on this set".to_owned(),
                    Lemma::Ending => {
                        format!("{refuter} passes, and the game is over without a 2-eye formation")
                    }
                    Lemma::Joined => format!(
                        "a stone of {refuter}’s in the set is joined to what lasts, and can’t be captured"
                    ),
                    Lemma::Doors => {
                        format!("{refuter} gets a stone into the set that is joined to what lasts")
                    }
                    Lemma::Alive => format!(
                        "stones of {refuter}’s in the set can’t be captured, even if {refuter} only passes"
                    ),
                    Lemma::Fill => format!(
                        "every string of {claimant}’s has two eyes, and nothing is left but to fill"
                    ),
                    Lemma::Sum => format!(
                        "{claimant} has strings with two eyes, and wins in each part between them"
                    ),
                    Lemma::Rooms => format!(
                        "a string of {claimant}’s can breathe in two rooms, and {claimant} wins in each part beside it"
                    ),
                    Lemma::Dead => {
                        format!("{refuter} can’t make two eyes in any part that is left")
                    }
                };
                format!("Decided: {words} (lemma “{name}”).")
            }
            Here::Decided(_) | Here::Open => String::new(),
        }
    }
}
