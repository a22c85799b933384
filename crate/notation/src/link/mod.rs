//! Links: a position or game as a short text in an address (`FORMATS.md`).

mod base64;
mod bits;
mod board;
mod cells;
mod moves;

use loja_rules::{Color, PassCount};
use loja_voice::{ExpectedFact, NotationFact, SpotFact};

use self::bits::{Reader, Writer};
use crate::cell::Cell;
use crate::data::PositionData;
use crate::error::Error;
use crate::input_sizes::MAX_TEXT;
use crate::label::{Label, Sign};
use crate::points::Points;
use crate::position::Position;
use crate::print::line;
use crate::record::{Record, sorted};
use crate::seam::SeamSide;
use crate::start::NamedSets;
use crate::text::SituationLine;

const VERSION: char = '1';

/// Marks a link, since a bare one might look like a diagram.
pub(crate) const PREFIX: &str = "loja:";

/// Readers skip unknown even tags, which are only shown, and refuse odd ones, which change the position.
mod tag {
    pub(super) const CELLS: u64 = 1;
    pub(super) const NAME: u64 = 2;
    pub(super) const BOARD: u64 = 3;
    pub(super) const LABELS: u64 = 4;
    pub(super) const GLUE: u64 = 5;
    pub(super) const EDGES: u64 = 7;
    pub(super) const KOMI: u64 = 9;
    pub(super) const SITUATION: u64 = 11;
    pub(super) const MOVES: u64 = 13;
    pub(super) const RESUMPTIONS: u64 = 15;
    pub(super) const HANDICAP: u64 = 17;
    pub(super) const OPTIONS: u64 = 19;
}

impl Record {
    /// Writes equal records as equal links, without id or continued game.
    ///
    /// ```
    /// # use loja_notation::{Position, read_one};
    /// let position = read_one("| x . o |\n0 0 W 0")?;
    /// let link = position.to_link()?;
    /// assert_eq!(Position::from_link(&link)?, position);
    /// assert_eq!(read_one(&format!("loja:{link}"))?, position);
    /// # Ok::<(), loja_notation::Error>(())
    /// ```
    ///
    /// # Errors
    /// When it exceeds a limit, or LJRG lacks its pass count.
    pub fn to_link(&self) -> Result<String, Error> {
        let data = self.to_data();
        let columns = self.layout.columns();
        let mut sections = Vec::new();
        let mut put = |tag: u64, bytes: Option<Vec<u8>>| {
            sections.extend(bytes.map(|bytes| (tag, bytes)));
        };
        put(tag::CELLS, Some(cells::write(&data.rows)?));
        put(
            tag::NAME,
            data.name.as_ref().map(|name| name.clone().into_bytes()),
        );
        put(tag::BOARD, data.board.as_ref().and_then(board::write));
        put(tag::LABELS, labels(&self.labels));
        let glue = data.glue.as_ref();
        put(tag::GLUE, glue.map(|glue| board::write_glue(glue, columns)));
        put(tag::EDGES, data.board_edges.as_deref().map(edges));
        put(tag::KOMI, data.komi.map(komi));
        put(tag::SITUATION, self.told()?.map(told));
        if let Some(list) = &data.moves {
            put(tag::MOVES, Some(moves::write(&data, list, columns)?));
            put(tag::RESUMPTIONS, moves::write_resumptions(list));
        }
        put(
            tag::HANDICAP,
            (self.handicap > 0).then(|| handicap(self.handicap)),
        );
        put(tag::OPTIONS, options(&self.options));
        let mut out = Writer::default();
        for (tag, bytes) in sections {
            out.number(tag);
            out.count(bytes.len());
            out.rest(&bytes);
        }
        let mut bytes = out.into_bytes();
        bytes.extend(checksum(&bytes));
        let link = format!("{VERSION}{}", base64::write(&bytes));
        if link.len() > MAX_TEXT {
            return Err(Error::too_large(NotationFact::LongLink));
        }
        Ok(link)
    }

    /// Reads a link's record.
    ///
    /// # Errors
    /// Names the character, and what should be there.
    pub fn from_link(text: &str) -> Result<Record, Error> {
        if text.len() > MAX_TEXT {
            return Err(Error::too_large(NotationFact::TextTooLong));
        }
        let rest = text.strip_prefix(VERSION).ok_or_else(|| version(text))?;
        let bytes = base64::read(rest)?;
        let sections = sections(&bytes)?;
        let mut sections = sections.into_iter();
        let (columns, rows) = match sections.next() {
            Some((tag::CELLS, from)) => cells::read(from)?,
            _ => return Err(Reader::new(&bytes).expected(&ExpectedFact::SectionOfRows)),
        };
        let places = columns * rows.len();
        let signs = rows.iter().flat_map(|row| row.chars());
        let locations = signs.filter(|&sign| sign != Cell::Hole.to_char()).count();
        let mut data = PositionData {
            rows,
            ..PositionData::default()
        };
        let mut signs = Vec::new();
        let mut start = None;
        for (tag, from) in sections {
            match tag {
                tag::NAME => data.name = Some(from.rest(&ExpectedFact::Name)?),
                tag::BOARD => data.board = Some(board::read(from, locations)?),
                tag::LABELS => signs = read_labels(from, locations)?,
                tag::GLUE => data.glue = Some(board::read_glue(from, columns, places)?),
                tag::EDGES => data.board_edges = Some(read_edges(from)?),
                tag::KOMI => data.komi = Some(read_komi(from)?),
                tag::SITUATION => start = Some(read_told(from)?),
                tag::MOVES => moves::read(from, columns, &mut data)?,
                tag::RESUMPTIONS => moves::read_resumptions(from, &mut data)?,
                tag::HANDICAP => {
                    let told = data.options.get_or_insert_default();
                    told.handicap = Some(read_handicap(from)?);
                }
                tag::OPTIONS => {
                    let told = data.options.get_or_insert_default();
                    told.others = read_options(&from.rest(&ExpectedFact::Options)?);
                }
                _ if tag % 2 == 0 => {}
                _ => {
                    let section = usize::try_from(tag).unwrap_or(usize::MAX);
                    return Err(from.wrong(NotationFact::NewerSection { section }));
                }
            }
        }
        match (start, &data.moves) {
            (Some(start), Some(_)) => data.start = Some(line(start)),
            (Some((black, white, turn, passes)), None) => {
                data.black_captives = Some(black);
                data.white_captives = Some(white);
                data.turn = Some(turn.into());
                data.passes = Some(passes.value().into());
            }
            (None, _) => {}
        }
        let mut record = Record::from_data(data)?;
        let board = record.layout.board();
        let labels = signs.into_iter().filter_map(|(at, sign)| {
            let at = board.point(at)?;
            Some(Label { at, sign })
        });
        record.labels = sorted(labels.collect());
        Ok(record)
    }

    /// The situation line, unless it is plain or, with moves, the record lacks it.
    fn told(&self) -> Result<Option<SituationLine>, Error> {
        let marked = self.start.marks.get(NamedSets::TEMPORARY);
        let plain = if marked.is_empty() {
            PassCount::Zero
        } else {
            PassCount::MinusOne
        };
        let line = self.start.line().ok_or_else(|| {
            let passes = self.start.passes.to_string();
            Error::from(NotationFact::LinkPasses { passes })
        })?;
        let needed = match self.moves {
            Some(_) => self.start_is_told,
            None => line != (0, 0, Color::Black, plain),
        };
        Ok(needed.then_some(line))
    }
}

impl Position {
    /// Reads a link's position.
    ///
    /// # Errors
    /// As for [`Record::from_link`], and when it isn't legal.
    pub fn from_link(text: &str) -> Result<Position, Error> {
        Record::from_link(text).and_then(Position::of)
    }
}

/// Tags ascend. Lengths reveal a missing end; the two bytes of checksum, other damage.
fn sections(bytes: &[u8]) -> Result<Vec<(u64, Reader<'_>)>, Error> {
    let cut = || bits::wrong(bytes.len() * 8, NotationFact::LinkCutOff);
    let end = bytes.len().checked_sub(2).ok_or_else(cut)?;
    let (content, found) = bytes.split_at(end);
    let mut from = Reader::new(content);
    let mut sections: Vec<(u64, Reader)> = Vec::new();
    while !from.done() {
        let here = from;
        let tag = from
            .number(&ExpectedFact::LaterSection)
            .map_err(|_| cut())?;
        let length = from
            .number(&ExpectedFact::LaterSection)
            .map_err(|_| cut())?;
        let part = from.take(length).ok_or_else(cut)?;
        if sections.last().is_some_and(|(before, _)| *before >= tag) {
            return Err(here.expected(&ExpectedFact::LaterSection));
        }
        sections.push((tag, part));
    }
    if found != checksum(content) {
        return Err(from.wrong(NotationFact::LinkDamaged));
    }
    Ok(sections)
}

/// CRC-16-CCITT.
fn checksum(bytes: &[u8]) -> [u8; 2] {
    let mut sum = 0xffff_u16;
    for &byte in bytes {
        sum ^= u16::from(byte) << 8;
        for _ in 0..8 {
            let high = sum & 0x8000 != 0;
            sum = sum << 1 ^ if high { 0x1021 } else { 0 };
        }
    }
    sum.to_be_bytes()
}

fn version(text: &str) -> Error {
    let version = VERSION.to_string();
    let fact = match text.chars().next() {
        Some(sign) if sign.is_ascii_alphanumeric() => NotationFact::NewerLink {
            version,
            found: sign.to_string(),
        },
        _ => NotationFact::NoLinkVersion { version },
    };
    Error::from(fact).within(SpotFact::Character { character: 1 })
}

fn labels(labels: &[Label]) -> Option<Vec<u8>> {
    let mut out = Writer::default();
    let mut before = 0;
    for Label { at, sign } in labels {
        out.count(at.index() - before);
        before = at.index();
        if let Some(shape) = Sign::SHAPES.iter().position(|shape| shape == sign) {
            out.count(shape);
        } else {
            let text = sign.text();
            out.count(Sign::SHAPES.len() + text.len());
            out.rest(text.as_bytes());
        }
    }
    (!labels.is_empty()).then(|| out.into_bytes())
}

fn read_labels(mut from: Reader, locations: usize) -> Result<Vec<(usize, Sign)>, Error> {
    let mut labels = Vec::new();
    let mut at = 0;
    while !from.done() {
        at += from.below(locations.saturating_sub(at), &ExpectedFact::LocationStep)?;
        let here = from;
        let code = from.number(&ExpectedFact::Label)?;
        let shapes = Sign::SHAPES.len() as u64;
        let shape = usize::try_from(code).ok();
        let sign = match shape.and_then(|shape| Sign::SHAPES.get(shape)) {
            Some(shape) => shape.clone(),
            None => {
                let text = from.take(code.saturating_sub(shapes));
                Sign::Text(
                    text.ok_or_else(|| here.expected(&ExpectedFact::Label))?
                        .rest(&ExpectedFact::Label)?,
                )
            }
        };
        labels.push((at, sign));
    }
    from.finish()?;
    Ok(labels)
}

fn edges(edges: &[SeamSide]) -> Vec<u8> {
    let mut out = Writer::default();
    out.count(edges.len());
    for edge in edges {
        let number = SeamSide::ALL.iter().position(|side| side == edge);
        out.bits(number.unwrap_or(0), 2);
    }
    out.into_bytes()
}

fn read_edges(mut from: Reader) -> Result<Vec<SeamSide>, Error> {
    let count = from.number(&ExpectedFact::SideCount)?;
    let mut edges = Vec::new();
    for _ in 0..count {
        edges.push(SeamSide::ALL[from.bits(2, &ExpectedFact::Side)?]);
    }
    from.finish()?;
    Ok(edges)
}

fn handicap(stones: u32) -> Vec<u8> {
    let mut out = Writer::default();
    out.number(stones.into());
    out.into_bytes()
}

fn read_handicap(mut from: Reader) -> Result<u32, Error> {
    let stones = from.count(&ExpectedFact::HandicapCount)?;
    from.finish()?;
    Ok(stones)
}

/// `name=word`, with blanks between.
fn options(options: &[(String, String)]) -> Option<Vec<u8>> {
    let words: Vec<String> = options
        .iter()
        .map(|(name, word)| format!("{name}={word}"))
        .filter(|word| !word.contains(char::is_whitespace))
        .collect();
    (!words.is_empty()).then(|| words.join(" ").into_bytes())
}

fn read_options(text: &str) -> Vec<(String, String)> {
    let words = text.split_whitespace();
    let pairs = words.filter_map(|word| word.split_once('='));
    pairs
        .map(|(name, word)| (name.to_owned(), word.to_owned()))
        .collect()
}

fn komi(komi: Points) -> Vec<u8> {
    let mut out = Writer::default();
    out.signed(komi.thousandths());
    out.into_bytes()
}

fn read_komi(mut from: Reader) -> Result<Points, Error> {
    let komi = from.signed(&ExpectedFact::Komi)?;
    from.finish()?;
    Ok(Points::from_thousandths(komi))
}

fn told((black, white, turn, passes): SituationLine) -> Vec<u8> {
    let mut out = Writer::default();
    out.flag(turn == Color::White);
    let passes = PASSES.iter().position(|known| *known == passes);
    out.bits(passes.unwrap_or(0), 2);
    out.flag((black, white) != (0, 0));
    if (black, white) != (0, 0) {
        out.number(black.into());
        out.number(white.into());
    }
    out.into_bytes()
}

/// Indexed by two bits.
const PASSES: [PassCount; 4] = [
    PassCount::MinusOne,
    PassCount::Zero,
    PassCount::One,
    PassCount::Two,
];

fn read_told(mut from: Reader) -> Result<SituationLine, Error> {
    let turn = match from.flag(&ExpectedFact::Turn)? {
        true => Color::White,
        false => Color::Black,
    };
    let passes = PASSES[from.bits(2, &ExpectedFact::PassCount)?];
    let (mut black, mut white) = (0, 0);
    if from.flag(&ExpectedFact::CaptivesTold)? {
        black = from.count(&ExpectedFact::CaptiveCount)?;
        white = from.count(&ExpectedFact::CaptiveCount)?;
    }
    from.finish()?;
    Ok((black, white, turn, passes))
}
