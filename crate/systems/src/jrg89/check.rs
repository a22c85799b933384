//! Does a certificate show what it claims? Walks on the plain states of `play.rs`, with nothing of the search: every turn of the one
//! against whom it is a strategy, and the listed turn of the other.

use std::collections::{BTreeMap, HashMap};
use std::fmt;
use std::sync::Arc;

use loja_ground::{Board, ByColor, Color, Point, PointSet};

use super::certificate::{Certificate, Situation, digest};
use crate::japan_1989::play::Turn;
use crate::japan_1989::state::State;

/// Why a certificate shows nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refused {
    /// A line can't be read.
    Unreadable(usize),
    /// It was changed, or never sealed.
    Digest,
    /// There are no such board, stones or part.
    NoPosition,
    /// Stones beside the part need not stay.
    Walls,
    /// A situation that comes up has no turn listed.
    Missing(Situation),
    /// The listed turn is forbidden.
    Forbidden(Situation),
    /// The stone stays here, or is taken, against the claim.
    Fails(Situation),
    /// The capturer goes round in a circle.
    Circle(Situation),
    /// More situations than anybody wants to look at.
    TooMany,
}

impl fmt::Display for Refused {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refused::Unreadable(line) => write!(to, "line {line} can't be read"),
            Refused::Digest => to.write_str("the digest is another one"),
            Refused::NoPosition => to.write_str("there is no such position"),
            Refused::Walls => to.write_str("stones beside the part need not stay"),
            Refused::Missing(_) => to.write_str("a situation that comes up has no turn"),
            Refused::Forbidden(_) => to.write_str("a listed turn is forbidden"),
            Refused::Fails(_) => to.write_str("a line ends against the claim"),
            Refused::Circle(_) => to.write_str("the capturer goes round in a circle"),
            Refused::TooMany => to.write_str("it lists too many situations"),
        }
    }
}

/// What a certificate has shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shown {
    /// The board.
    pub board: Arc<Board>,
    /// The stones on it.
    pub stones: ByColor<PointSet>,
    /// The stone in question.
    pub stone: Point,
    /// Whether its enemy, first, can force the capture.
    pub captured: bool,
    /// How many situations were walked through.
    pub situations: usize,
}

/// At most so many situations are walked through.
const MOST: usize = 2_000_000;

/// Reads a certificate.
///
/// # Errors
/// Where it can't be read, or its digest is another one.
pub fn read(text: &str) -> Result<Certificate, Refused> {
    let start = text.rfind("digest ").ok_or(Refused::Digest)?;
    let told = u64::from_str_radix(text[start..].trim_start_matches("digest ").trim(), 16);
    if told != Ok(digest(&text[..start])) {
        return Err(Refused::Digest);
    }
    let mut lines = text[..start].lines().enumerate();
    let mut line = |name: &str| {
        let (number, line) = lines.next().ok_or(Refused::Unreadable(0))?;
        let rest = line.strip_prefix(name).ok_or(Refused::Unreadable(number))?;
        Ok::<_, Refused>((number, rest.trim().to_owned()))
    };
    line("loja-systems-certificate 1 jrg89")?;
    let (number, board) = line("board")?;
    let (count, pairs) = board.split_once(' ').unwrap_or((&board, ""));
    let locations = count.parse().map_err(|_| Refused::Unreadable(number))?;
    let pair = |pair: &str| {
        let (a, b) = pair.split_once('-')?;
        Some((a.parse().ok()?, b.parse().ok()?))
    };
    let pairs = pairs
        .split(',')
        .filter(|part| !part.is_empty())
        .map(pair)
        .collect::<Option<Vec<_>>>();
    let pairs = pairs.ok_or(Refused::Unreadable(number))?;
    let mut listed = |name: &str| {
        let (number, list) = line(name)?;
        points(&list).ok_or(Refused::Unreadable(number))
    };
    let (black, white, part) = (
        listed(Color::Black.name())?,
        listed(Color::White.name())?,
        listed("part")?,
    );
    let (number, stone) = line("stone")?;
    let (stone, claim) = stone.split_once(' ').ok_or(Refused::Unreadable(number))?;
    let stone = stone.parse().map_err(|_| Refused::Unreadable(number))?;
    let captured = match claim {
        "captured" => true,
        "stays" => false,
        _ => return Err(Refused::Unreadable(number)),
    };
    let board = Board::new(locations, pairs.iter().copied()).map_err(|_| Refused::NoPosition)?;
    let mut turns = BTreeMap::new();
    for (number, line) in lines {
        let read = entry(&board, line).filter(|(situation, _)| !turns.contains_key(situation));
        let (situation, turn) = read.ok_or(Refused::Unreadable(number))?;
        turns.insert(situation, turn);
    }
    Ok(Certificate {
        locations,
        pairs,
        black,
        white,
        part,
        stone,
        captured,
        turns,
    })
}

fn points(list: &str) -> Option<Vec<usize>> {
    let parts = list
        .split(',')
        .map(str::trim)
        .filter(|part| !part.is_empty());
    parts.map(|part| part.parse().ok()).collect()
}

fn entry(board: &Board, line: &str) -> Option<(Situation, Turn)> {
    let (situation, turn) = line.strip_prefix("at ")?.split_once(':')?;
    let mut lists = situation.split('/').map(points);
    let situation = (lists.next()??, lists.next()??, lists.next()??);
    let (name, at) = turn.trim().split_once(' ').unwrap_or((turn.trim(), ""));
    let at = at.parse().ok().and_then(|index| board.point(index));
    let turn = match (name, at) {
        ("play", Some(at)) => Turn::Play(at),
        ("pass-for", Some(at)) => Turn::PassFor(at),
        ("pass", None) => Turn::Pass,
        _ => return None,
    };
    Some((situation, turn))
}

/// Walks through a certificate.
///
/// # Errors
/// Where it does not show its claim.
pub fn check(certificate: &Certificate) -> Result<Shown, Refused> {
    let board = Board::new(certificate.locations, certificate.pairs.iter().copied());
    let board = Arc::new(board.map_err(|_| Refused::NoPosition)?);
    let set = |numbers: &[usize]| {
        numbers
            .iter()
            .map(|&number| board.point(number))
            .collect::<Option<PointSet>>()
    };
    let read = || {
        Some((
            set(&certificate.black)?,
            set(&certificate.white)?,
            set(&certificate.part)?,
            board.point(certificate.stone)?,
        ))
    };
    let (black, white, part, stone) = read().ok_or(Refused::NoPosition)?;
    let stones = ByColor { black, white };
    let owner = stones
        .color_at(stone)
        .filter(|_| part.contains(stone))
        .ok_or(Refused::NoPosition)?;
    let start = State::start(Arc::clone(&board), stones.clone(), owner.other())
        .map_err(|_| Refused::NoPosition)?;
    let walk = Walk {
        certificate,
        part: &part,
        stone,
        owner,
    };
    walk.walls_stay(&start)?;
    let situations = walk.walk(&start)?;
    Ok(Shown {
        board,
        stones,
        stone,
        captured: certificate.captured,
        situations,
    })
}

/// A situation as certificates of a part have it.
pub(super) fn situation_of(state: &State, part: &PointSet) -> Situation {
    let numbers = |points: &PointSet| points.intersection(part).iter().map(Point::index).collect();
    (
        numbers(&state.stones().black),
        numbers(&state.stones().white),
        numbers(state.marks()),
    )
}

struct Walk<'a> {
    certificate: &'a Certificate,
    part: &'a PointSet,
    stone: Point,
    owner: Color,
}

impl Walk<'_> {
    /// The lemma of `safe.rs`: what lies beside the part are stones of the one who shows it, and they stay though no region that meets the
    /// part is an eye. (Certificates of version 1 with walls of the other colour too rested on more, which was not proved; they are refused.)
    fn walls_stay(&self, start: &State) -> Result<(), Refused> {
        let board = start.board();
        let beside: PointSet = self
            .part
            .iter()
            .flat_map(|point| board.neighbors(point).iter().copied())
            .collect();
        let player = match self.certificate.captured {
            true => self.owner.other(),
            false => self.owner,
        };
        let stays = stays(board, start.stones(), player, self.part);
        match beside.difference(self.part).is_subset(&stays) {
            true => Ok(()),
            false => Err(Refused::Walls),
        }
    }

    fn situation(&self, state: &State) -> Situation {
        situation_of(state, self.part)
    }

    fn is_taken(&self, state: &State) -> bool {
        !state.stones()[self.owner].contains(self.stone)
    }

    /// Turns within the part. A plain pass of the owner needs no note, since the capturer never answers with one; one of the
    /// capturer is lost for him, since the owner answers with one.
    fn follow(&self, state: &State) -> Vec<State> {
        let inside = |turn: &Turn| match turn {
            Turn::Play(at) | Turn::PassFor(at) => self.part.contains(*at),
            Turn::Pass => state.turn() == self.owner,
        };
        let turns = state.turns().into_iter().filter(inside);
        turns.filter_map(|turn| self.after(state, turn)).collect()
    }

    fn after(&self, state: &State, turn: Turn) -> Option<State> {
        let mut next = state.after(turn).ok()?;
        (next.passed, next.ended) = (false, false);
        Some(next)
    }

    fn walk(&self, start: &State) -> Result<usize, Refused> {
        // Whether a situation is still above on the way, or done.
        let mut seen: HashMap<State, bool> = HashMap::new();
        let mut way = vec![(start.clone(), false)];
        while let Some((state, back)) = way.pop() {
            if back {
                seen.insert(state, true);
                continue;
            }
            match seen.get(&state) {
                Some(false) if self.certificate.captured => {
                    return Err(Refused::Circle(self.situation(&state)));
                }
                Some(_) => continue,
                None => {}
            }
            if seen.len() > MOST {
                return Err(Refused::TooMany);
            }
            let taken = self.is_taken(&state);
            if taken != self.certificate.captured && (taken || self.stays_for_good(&state)) {
                return Err(Refused::Fails(self.situation(&state)));
            }
            if taken || !self.certificate.captured && self.stays_for_good(&state) {
                seen.insert(state, true);
                continue;
            }
            seen.insert(state.clone(), false);
            let claimant_moves = (state.turn() == self.owner) != self.certificate.captured;
            let next = match claimant_moves {
                true => vec![self.listed(&state)?],
                false => self.follow(&state),
            };
            if next.is_empty() && !self.certificate.captured {
                continue;
            }
            way.push((state, true));
            way.extend(next.into_iter().map(|next| (next, false)));
        }
        Ok(seen.len())
    }

    /// The strategy's turn; where none is listed the capturer takes the stone if it is in atari.
    fn listed(&self, state: &State) -> Result<State, Refused> {
        let situation = self.situation(state);
        let Some(&turn) = self.certificate.turns.get(&situation) else {
            let taking = self
                .follow(state)
                .into_iter()
                .find(|next| self.is_taken(next));
            return taking
                .filter(|_| self.certificate.captured)
                .ok_or(Refused::Missing(situation));
        };
        let inside = match turn {
            Turn::Play(at) | Turn::PassFor(at) => self.part.contains(at),
            // The capturer may not: the owner would pass too.
            Turn::Pass => !self.certificate.captured,
        };
        let next = if inside {
            self.after(state, turn)
        } else {
            None
        };
        next.ok_or(Refused::Forbidden(situation))
    }

    /// Its owner need never play again: it is Benson's, or joined to stones beside the part.
    fn stays_for_good(&self, state: &State) -> bool {
        let stones = state.stones();
        if self.is_taken(state) {
            return false;
        }
        let chain = stones.chain(state.board(), self.stone);
        let outside = |points: &PointSet| !points.is_subset(self.part);
        outside(&chain.members)
            || stays(state.board(), stones, self.owner, &PointSet::new()).contains(self.stone)
    }
}

/// The same on the whole board.
pub(crate) fn benson(board: &Board, stones: &ByColor<PointSet>, color: Color) -> PointSet {
    stays(board, stones, color, &PointSet::new())
}

/// Chains that the enemy can't take though their owner only passes: the largest set of chains, each with two closed regions of which every empty
/// location is a liberty of it, and which touch none but chains of the set. Regions that meet some locations don't count.
pub(super) fn stays(
    board: &Board,
    stones: &ByColor<PointSet>,
    color: Color,
    but: &PointSet,
) -> PointSet {
    let own = &stones[color];
    let others = board.locations().difference(own);
    let bare = ByColor {
        black: own.clone(),
        white: PointSet::new(),
    };
    let regions: Vec<_> = bare
        .chains(board, &others)
        .into_iter()
        .filter(|region| region.members.intersection(but).is_empty())
        .collect();
    let chains = bare.chains(board, own);
    let mut kept = vec![true; chains.len()];
    loop {
        let gone = chains.iter().zip(&kept).filter(|(_, kept)| !**kept);
        let gone = gone.fold(PointSet::new(), |all, (chain, _)| all.union(&chain.members));
        let eyes = |chain: &loja_ground::Chain| {
            let is_eye = |region: &&loja_ground::Chain| {
                let free = region.members.difference(&stones[color.other()]);
                let touches = !region.members.intersection(&chain.neighbors).is_empty();
                touches
                    && free.is_subset(&chain.neighbors)
                    && region.neighbors.intersection(&gone).is_empty()
            };
            regions.iter().filter(is_eye).count()
        };
        let now: Vec<bool> = chains
            .iter()
            .zip(&kept)
            .map(|(chain, &kept)| kept && eyes(chain) >= 2)
            .collect();
        if now == kept {
            return own.difference(&gone);
        }
        kept = now;
    }
}
