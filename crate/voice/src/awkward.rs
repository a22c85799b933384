//! Every message with awkward arguments. `en/*.txt` shows them as they are said.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use loja_ground::{Board, Color, Point, PointSet};

use crate::compiler::{Entry, catalogues};
use crate::fact::{Arg, Fact, Message, Stones};
use crate::generated::{CATALOGUES, ExpectedFact, PlaceFact};
use crate::number::capital;
use crate::voice::Voice;
use crate::written::keep_written;

/// The colour addressed as "you".
const READERS: [Option<Color>; 3] = [Some(Color::Black), Some(Color::White), None];

/// A fact for arguments that are facts.
struct Part;

impl Fact for Part {
    fn message(&self) -> &'static Message {
        const PART: Message = Message {
            kind: "part",
            arguments: &[],
            text: &[crate::fact::Piece::Text("…")],
            rules: "",
            lead: "",
        };
        &PART
    }

    fn arguments(&self) -> Vec<Arg<'_>> {
        Vec::new()
    }
}

/// Sets of one, two and many points, and stones there.
struct Things {
    points: [PointSet; 3],
    stones: Vec<Stones>,
    places: [PlaceFact; 2],
    quotes: Vec<String>,
    moves: [Option<Point>; 2],
}

impl Things {
    fn new(board: &Board) -> Things {
        let some = |count| board.points().take(count).collect::<PointSet>();
        let points = [some(1), some(2), some(12)];
        let of = |at: &PointSet, of| Stones {
            of,
            at: at.clone(),
            connected: at.len() > 2,
        };
        let moves = [points[0].iter().next(), None];
        Things {
            moves,
            stones: vec![
                of(&points[0], Color::Black),
                of(&points[1], Color::White),
                of(&points[2], Color::Black),
            ],
            places: [PlaceFact::Top, PlaceFact::There],
            quotes: (1..=15).map(|number| format!("word {number}")).collect(),
            points,
        }
    }

    /// The values that an argument of this type may have.
    fn arguments(&self, of: &str) -> Vec<Arg<'_>> {
        let first = self.points[0].iter().next().unwrap();
        let mut all = match of.trim_end_matches('?') {
            "color" => Color::ALL.map(Arg::Color).to_vec(),
            "point" => vec![Arg::Point(first)],
            "points" => self.points.iter().map(Arg::Points).collect(),
            "stones" => self.stones.iter().map(Arg::Stones).collect(),
            "count" => [1, 0, 2, 12_345].map(Arg::Count).to_vec(),
            "flag" => [true, false].map(Arg::Flag).to_vec(),
            "rule" => vec![Arg::Rules("C8.2, D1")],
            "word" => vec![Arg::Case("word")],
            "text" => vec![Arg::Quote(&self.quotes[0])],
            "texts" => vec![Arg::Quotes(&self.quotes[..1]), Arg::Quotes(&self.quotes)],
            "expected" => vec![Arg::Fact(&ExpectedFact::AText)],
            "moves" => vec![Arg::Moves(&self.moves), Arg::Moves(&self.moves[1..])],
            "manner" => ["plays", "answers", "tries", "might-try"]
                .map(Arg::Case)
                .to_vec(),
            "place" => self.places.iter().map(|place| Arg::Fact(place)).collect(),
            "fact" => vec![Arg::Fact(&Part)],
            "facts" => vec![Arg::Facts(vec![&Part]), Arg::Facts(vec![&Part, &Part])],
            _ => panic!("{of} is no type"),
        };
        if of.ends_with('?') {
            all.push(Arg::Missing);
        }
        all
    }
}

/// The arguments one after the other in all their ways.
fn combined<'a>(things: &'a Things, entry: &Entry) -> Vec<Vec<Arg<'a>>> {
    let mut all = vec![Vec::new()];
    for (_, of) in &entry.arguments {
        let longer = |before: Vec<Arg<'a>>| {
            let next = things.arguments(of).into_iter();
            next.map(move |one| [before.clone(), vec![one]].concat())
        };
        all = all.into_iter().flat_map(longer).collect();
    }
    all
}

fn said(voice: &Voice<'_>, message: &Message, arguments: &[Arg<'_>]) -> String {
    let mut text = String::new();
    voice.pieces(message.text, arguments, &mut text);
    capital(&mut text);
    text
}

/// Names a fault of a text: nobody is "he", and a sentence ends with its sign.
fn fault(text: &str) -> Option<&'static str> {
    let mut words = text.split(|sign: char| !sign.is_alphabetic());
    if words.any(|word| ["he", "his", "him", "He", "His"].contains(&word)) {
        return Some("somebody is \"he\"");
    }
    let bad = [
        "  ",
        " ,",
        " .",
        "{",
        "}",
        "$",
        " you is ",
        " you has ",
        "You is ",
        "You has ",
        "YOU",
    ];
    let bad = bad.into_iter().find(|bad| text.contains(bad));
    bad.or_else(|| (text.trim() != text || text.is_empty()).then_some("blanks at the ends"))
}

#[test]
fn each_message_is_said_with_awkward_arguments() {
    let things = Things::new(&Board::rectangle(7, 3));
    let called = |point: Point| {
        let letters = ["a", "b", "c", "d", "e", "f", "g"];
        format!("{}{}", letters[point.index() % 7], 3 - point.index() / 7)
    };
    for (catalogue, &(name, messages)) in catalogues().iter().zip(CATALOGUES) {
        assert_eq!(catalogue.name, name);
        let mut shown = String::new();
        for (entry, message) in catalogue.entries.iter().zip(messages) {
            assert_eq!(entry.kind, message.kind);
            let all = combined(&things, entry);
            let mut known = BTreeSet::new();
            for you in READERS {
                let voice = Voice {
                    layout: &called,
                    you,
                };
                for arguments in &all {
                    let text = said(&voice, message, arguments);
                    assert_eq!(fault(&text), None, "{}: {text}", entry.kind);
                    known.insert(text);
                }
            }
            // A few of them are enough to hear it.
            let step = known.len().div_ceil(5);
            writeln!(shown, "{}", entry.kind).unwrap();
            for text in known.iter().step_by(step) {
                writeln!(shown, "    {text}").unwrap();
            }
        }
        keep_written(format!("en/{name}.txt"), &shown);
    }
}

#[test]
fn a_fault_is_noticed() {
    assert_eq!(
        fault("White passes, and he waits."),
        Some("somebody is \"he\"")
    );
    assert_eq!(fault("You has two eyes."), Some("You has "));
    assert_eq!(fault(" two eyes."), Some("blanks at the ends"));
    assert_eq!(fault("The eyes are there."), None);
}
