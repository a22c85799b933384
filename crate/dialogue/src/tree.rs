//! A proof as a game with variations, for other programs.

use std::collections::{HashMap, VecDeque};

use loja_certificate::{Answer, Checked, Choice, Here, Lemma, Plan};
use loja_notation::{
    BoardData, Cell, ColorName, Error, Layout, Position, PositionData, Sgf, replay,
};
use loja_rules::{Color, Point, PointSet, Shape, State};
use loja_voice::{TreeFact, Voice};

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
        claimant: checked.claim().player(),
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
    let title = TreeFact::Title {
        player: checked.claim().player(),
        locks: checked.answer() == Answer::Lock,
        size: checked.claim().set().len(),
    };
    let voice = Voice { layout, you: None };
    let data = PositionData {
        rows: rows.collect(),
        name: Some(voice.part(&title)),
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
    claimant: Color,
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
            let fact = self.as_after(node, there);
            self.comment(node, &fact);
            return;
        }
        self.first.insert(number, node);
        let choices: Vec<Choice> = match here {
            Here::Decided(choice) => vec![choice],
            Here::Open => plan.moves().collect(),
            Here::Formation => {
                let player = self.claimant;
                return self.comment(node, &TreeFact::HasFormation { player });
            }
            Here::Final => return self.comment(node, &TreeFact::GameOver),
            Here::Lemma(lemma) => {
                let (why, lemma) = (Box::new(self.lemma(lemma)), lemma.name());
                return self.comment(node, &TreeFact::ByLemma { why, lemma });
            }
        };
        if self.ways.len() - 1 + choices.len() > self.most {
            self.cut += 1;
            return self.comment(node, &TreeFact::CutHere);
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

    fn comment(&mut self, node: usize, fact: &TreeFact) {
        let words = self.say(std::slice::from_ref(fact));
        self.sgf.comment(node, &words);
    }

    /// The facts in a file's words, which have their clauses behind them.
    fn say(&self, facts: &[TreeFact]) -> String {
        let voice = Voice {
            layout: self.written,
            you: None,
        };
        let words = voice.say(facts);
        match Voice::rules(facts) {
            rules if rules.is_empty() => words,
            rules => format!("{words} ({})", rules.join(", ")),
        }
    }

    /// A move as the file has it.
    fn written(&self, choice: Choice) -> Option<Point> {
        match choice {
            Choice::Stone(at) => {
                let [column, row] = self.layout.cell(at)?;
                self.written.point_at(column, row)
            }
            Choice::Pass => None,
        }
    }

    fn as_after(&self, node: usize, there: usize) -> TreeFact {
        let mut at = node;
        while at > there {
            at = self.ways[at].before;
        }
        let (since, player) = (self.ways[there].depth, self.claimant);
        if at == there {
            return if self.is_zone {
                TreeFact::BackInZone { since, player }
            } else {
                TreeFact::Back { since, player }
            };
        }
        let line = self.line(there);
        let named = line.iter().take(LONGEST_WAY);
        TreeFact::AsAfter {
            depth: since,
            line: named.map(|&choice| self.written(choice)).collect(),
            more: line.len().saturating_sub(LONGEST_WAY),
        }
    }

    /// The root's board.
    fn worst_case(&self, checked: &Checked, plan: &Plan) -> TreeFact {
        let (start, set) = (plan.start(), checked.claim().set());
        // SGF allows one sign a place.
        let circled = start.situation().permanent().intersection(plan.set());
        TreeFact::WorstCase {
            in_part: self.is_zone,
            outside: start.board().len() != set.len(),
            refuter: self.claimant.other(),
            circled: !circled.is_empty(),
        }
    }

    fn zone(&self, plan: &Plan) -> Vec<TreeFact> {
        let player = self.claimant;
        let situation = plan.start().situation();
        let mut facts = vec![TreeFact::Zone {
            size: plan.set().len(),
            player,
        }];
        let spared = situation
            .permanent()
            .intersection(&situation.stones()[player]);
        if !spared.is_empty() {
            facts.push(TreeFact::ReachesBeyond { player });
        }
        facts
    }

    /// The root's comment.
    fn opening(&self, checked: &Checked, plan: &Plan) -> String {
        let (player, refuter) = (self.claimant, self.claimant.other());
        let size = checked.claim().set().len();
        let (answer, one, other) = match checked.answer() {
            Answer::Lock => (
                TreeFact::CanLock {
                    player,
                    refuter,
                    size,
                },
                player,
                refuter,
            ),
            Answer::Refuted => (
                TreeFact::CannotLock {
                    player,
                    refuter,
                    size,
                },
                refuter,
                player,
            ),
        };
        let mut lines = vec![vec![answer], vec![self.worst_case(checked, plan)]];
        if self.is_zone {
            lines.push(self.zone(plan));
        }
        lines.push(vec![TreeFact::Choices { one, other }]);
        if self.cut > 0 {
            lines.push(vec![TreeFact::IsCut { places: self.cut }]);
        }
        let lines: Vec<String> = lines.iter().map(|facts| self.say(facts)).collect();
        lines.join("\n")
    }

    fn lemma(&self, lemma: Lemma) -> TreeFact {
        let (player, refuter) = (self.claimant, self.claimant.other());
        match lemma {
            Lemma::Hopeless => TreeFact::LemmaHopeless,
            Lemma::Ending => TreeFact::LemmaEnding { refuter },
            Lemma::Joined => TreeFact::LemmaJoined { refuter },
            Lemma::Doors => TreeFact::LemmaDoors { refuter },
            Lemma::Alive => TreeFact::LemmaAlive { refuter },
            Lemma::Fill => TreeFact::LemmaFill { player },
            Lemma::Sum => TreeFact::LemmaSum { player },
            Lemma::Rooms => TreeFact::LemmaRooms { player },
            Lemma::Dead => TreeFact::LemmaDead { refuter },
        }
    }
}
