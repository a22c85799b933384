//! Games of claims in a region, from stones that are safe, for either player: [`touch`](super::touch) settles regions for the
//! claimant, [`life`](super::life) makes eyes for the refuter.
//!
//! The *toucher* claims a location of the region that is empty and not yet claimed, and that touches a safe stone or something of his in
//! the region; *loose* chains of his that it touches become his with it. The other player claims any such location, or passes;
//! locations with his stones are claimed from the start. What the toucher wants is a [`Goal`].
//!
//! *Wins carry over.* A win uses some locations that nobody had claimed, its *carrier*, and some that the other player had claimed, its
//! *needs*. It is a win whatever else the other player has claimed outside the carrier. Where the toucher, if it were his turn, would have a
//! win with a carrier, a claim outside it needs no other answer. So only claims inside all carriers known by
//! then have to be looked at (as in Hex).

use crate::bits::Bits;
use crate::hash::QuickMap;
use crate::lock::arena::Arena;
use crate::sort::sorted;

/// One question in so many must have been answered with yes, or no more are asked.
const WORTH_ASKING: u64 = 16;

/// The budget where the answer is known to be yes for one of a few questions.
const PATIENT: u32 = 20_000;

/// No life takes more stones than this, or nobody finds it.
const MOST_CLAIMS: u32 = 12;

/// What the toucher wants.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Goal {
    /// No loose chain is left, all that isn't his touches a safe stone or something of his, and makes at least as many connected parts as
    /// eyes are asked for.
    Settle,
    /// As many of the connected parts that aren't his as eyes are asked for are eyes in the sense of [`life`](super::life).
    Live,
}

/// How many positions of a game may be looked at.
#[derive(Clone, Copy, Debug)]
pub(super) struct Patience {
    /// Up to so many questions, so many positions.
    pub(super) budgets: &'static [(u64, u32)],
    /// How many questions are asked in any case.
    pub(super) tried: u64,
}

/// A region: its locations, those that touch safe stones, and its loose stones.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Region<const W: usize> {
    pub(super) all: Bits<W>,
    pub(super) touched: Bits<W>,
    pub(super) loose: Bits<W>,
    /// How many eyes are asked for.
    pub(super) eyes: u32,
    /// Whether the toucher begins.
    pub(super) begins: bool,
}

/// Why the toucher wins.
#[derive(Clone, Copy, Debug)]
struct Win<const W: usize> {
    carrier: Bits<W>,
    needs: Bits<W>,
    /// What he claims first, if he begins.
    first: Option<usize>,
}

impl<const W: usize> Win<W> {
    const DONE: Win<W> = Win {
        carrier: Bits::EMPTY,
        needs: Bits::EMPTY,
        first: None,
    };

    fn holds(&self, his: Bits<W>) -> bool {
        !self.carrier.meets(his) && self.needs.is_within(his)
    }
}

/// What is known of a region with certain safe and loose stones around and in it.
#[derive(Clone, Debug, Default)]
struct Known<const W: usize> {
    won: Vec<Win<W>>,
    /// What the other player had claimed where there was no win, or none within the budget.
    lost: Vec<Bits<W>>,
}

/// The games of one arena that were played so far.
#[derive(Clone, Debug)]
pub(super) struct Games<const W: usize> {
    goal: Goal,
    patience: Patience,
    known: QuickMap<Region<W>, Known<W>>,
    /// How many sets the lists of what is known hold.
    kept: usize,
    asked: u64,
    answered: u64,
    /// How many positions were looked at.
    pub(super) looked: u64,
    /// Never in a hurry.
    pub(super) patient: bool,
}

impl<const W: usize> Games<W> {
    /// After so many questions.
    pub(super) fn new(goal: Goal, patience: Patience, asked: u64) -> Games<W> {
        Games {
            goal,
            patience,
            known: QuickMap::default(),
            kept: 0,
            asked,
            answered: asked,
            looked: 0,
            patient: false,
        }
    }

    /// About how much memory it takes.
    pub(super) fn bytes(&self) -> usize {
        let entry = size_of::<Region<W>>() + size_of::<Known<W>>() + 2 * size_of::<Bits<W>>();
        self.known.capacity() * entry + self.kept * size_of::<Win<W>>()
    }

    /// A question, if it is worth asking. Says whether the answer is yes.
    pub(super) fn ask<T>(&mut self, question: impl FnOnce(&mut Self) -> Option<T>) -> Option<T> {
        let late = self.asked >= self.patience.tried && !self.patient;
        if late && self.answered < self.asked / WORTH_ASKING {
            return None;
        }
        self.asked += 1;
        let answer = question(self);
        self.answered += u64::from(answer.is_some());
        answer
    }

    /// How many positions may be looked at in this region.
    pub(super) fn budget(&self, region: &Region<W>) -> u32 {
        if self.patient {
            return PATIENT;
        }
        let fits = |&&(before, _): &&(u64, u32)| self.asked < before;
        let budget = self.patience.budgets.iter().find(fits);
        // A look takes longer in a large region, and is rarely a win there.
        let scale = 1 + (region.all.len() / 32).pow(2);
        budget.map_or(0, |&(_, budget)| budget) / scale
    }

    /// Whether the toucher wins, and what he claims first if he begins. He never claims what is barred, and where his
    /// stones aren't, a part with something spoiled is no eye. What is `not_first` is barred for his first claim.
    pub(super) fn win(
        &mut self,
        arena: &Arena<W>,
        region: Region<W>,
        his: Bits<W>,
        budget: u32,
        bars: Bars<W>,
    ) -> Option<Option<usize>> {
        let known = self.known.entry(region).or_default();
        let holds = |win: &&Win<W>| {
            win.holds(his) && win.first.is_none_or(|first| !bars.not_first.has(first))
        };
        if let Some(win) = known.won.iter().find(holds) {
            return Some(win.first);
        }
        if known.lost.iter().any(|claimed| claimed.is_within(his)) {
            return None;
        }
        let mut game = Game {
            arena,
            region,
            goal: self.goal,
            bars,
            left: budget,
            won: QuickMap::default(),
            lost: QuickMap::default(),
            spoiling: [None; MOST_CLAIMS as usize + 1],
        };
        self.kept += 1;
        let played = game.play(his);
        self.looked += u64::from(budget - game.left);
        match played {
            Some(win) => {
                known.won.push(win);
                Some(win.first)
            }
            None => {
                known.lost.push(his);
                None
            }
        }
    }
}

/// What is no use to the toucher in a game: see [`Games::win`].
#[derive(Clone, Copy, Debug)]
pub(super) struct Bars<const W: usize> {
    pub(super) barred: Bits<W>,
    pub(super) spoiled: Bits<W>,
    pub(super) not_first: Bits<W>,
}

impl<const W: usize> Bars<W> {
    pub(super) const NONE: Bars<W> = Bars {
        barred: Bits::EMPTY,
        spoiled: Bits::EMPTY,
        not_first: Bits::EMPTY,
    };
}

/// A game being played.
struct Game<'a, const W: usize> {
    arena: &'a Arena<W>,
    region: Region<W>,
    goal: Goal,
    bars: Bars<W>,
    left: u32,
    /// Wins with the other player to move, by what the toucher has.
    won: QuickMap<Bits<W>, Vec<Win<W>>>,
    /// No wins, by what the toucher has: what the other player has, and how many claims the toucher had left.
    lost: QuickMap<Bits<W>, Vec<(Bits<W>, u32)>>,
    /// The claim that was best against the toucher's last move, by how many he had left.
    spoiling: [Option<usize>; MOST_CLAIMS as usize + 1],
}

impl<const W: usize> Game<'_, W> {
    fn play(&mut self, his: Bits<W>) -> Option<Win<W>> {
        // Life takes few stones, if any: short games first. To settle takes as many as it takes.
        let lengths = match self.goal {
            Goal::Settle => u32::MAX..=u32::MAX,
            Goal::Live => u32::from(self.region.begins)..=MOST_CLAIMS,
        };
        for claims in lengths {
            let win = match self.region.begins {
                true => self.claim(Bits::EMPTY, his, claims),
                false => self.reply(Bits::EMPTY, his, claims),
            };
            if win.is_some() || self.left == 0 {
                return win;
            }
        }
        None
    }

    /// A win with the other player to move; `None` where none was found.
    fn reply(&mut self, mine: Bits<W>, his: Bits<W>, claims: u32) -> Option<Win<W>> {
        if let Some(win) = self.done(mine, his) {
            return Some(win);
        }
        if let Some(won) = self.won.get(&mine)
            && let Some(&win) = won.iter().find(|win| win.holds(his))
        {
            return Some(win);
        }
        if self.lost.get(&mine).is_some_and(|lost| {
            let lost = lost.iter();
            let mut lost = lost.filter(|&&(_, before)| before >= claims);
            lost.any(|(less, _)| less.is_within(his))
        }) {
            return None;
        }
        self.left = self.left.checked_sub(1)?;
        if claims == 0 {
            return None;
        }
        let found = self.replies(mine, his, claims);
        match found {
            Some(win) => self.won.entry(mine).or_default().push(win),
            None => self.lost.entry(mine).or_default().push((his, claims)),
        }
        found
    }

    /// Replies for all claims of the other player, and for his pass; their carriers together.
    fn replies(&mut self, mine: Bits<W>, his: Bits<W>, claims: u32) -> Option<Win<W>> {
        let mut all = Win::DONE;
        let mut meeting = self.region.all;
        // What has just been the best claim is so again more often than not.
        let place = claims as usize;
        let open = self.region.all.minus(mine | his | self.region.loose);
        if let Some(&Some(x)) = self.spoiling.get(place)
            && open.has(x)
            && self.suicide(mine, his, x).is_none()
        {
            all = self.claim(mine, his | Bits::one(x), claims)?;
            all.needs = all.needs.minus(Bits::one(x));
            meeting = all.carrier;
        }
        let win = self.claim(mine, his, claims)?;
        all.carrier |= win.carrier;
        all.needs |= win.needs;
        all.first = None;
        meeting &= win.carrier;
        // Only where he meets all carriers so far does the toucher need another answer.
        while let Some(x) = meeting.minus(mine | his).first() {
            let win = match self.suicide(mine, his, x) {
                Some(win) => {
                    meeting = meeting.minus(Bits::one(x));
                    win
                }
                None => {
                    let Some(win) = self.claim(mine, his | Bits::one(x), claims) else {
                        if let Some(best) = self.spoiling.get_mut(place) {
                            *best = Some(x);
                        }
                        return None;
                    };
                    meeting &= win.carrier;
                    win
                }
            };
            all.carrier |= win.carrier;
            all.needs |= win.needs.minus(Bits::one(x));
        }
        Some(all)
    }

    /// A win with the toucher to move, with so many claims at most.
    fn claim(&mut self, mine: Bits<W>, his: Bits<W>, claims: u32) -> Option<Win<W>> {
        let open = self.region.all.minus(mine | his | self.region.loose);
        let untouched = self.untouched(mine);
        let loose = self.region.loose.minus(mine);
        // What could never be touched, or never be joined, is not settled.
        let claimable = open | loose;
        let near = |x: usize| self.arena.near[x];
        if self.goal == Goal::Settle && untouched.iter().any(|x| !near(x).meets(claimable)) {
            return None;
        }
        let mut reachable = open & (self.region.touched | self.arena.around(mine));
        reachable = reachable.minus(self.bars.barred);
        if mine.is_empty() && self.region.begins {
            reachable = reachable.minus(self.bars.not_first);
        }
        let moves: Vec<(u32, usize)> = reachable
            .iter()
            .map(|x| {
                let gain = (near(x) & untouched).len() + 3 * (near(x) & loose).len();
                (gain, x)
            })
            .collect();
        for (_, x) in sorted(moves).into_iter().rev() {
            let mut with = mine | Bits::one(x);
            for y in (self.arena.near[x] & loose).iter() {
                with |= self.arena.reach(y, self.region.loose);
            }
            if let Some(mut win) = self.reply(with, his, claims - 1) {
                win.carrier.insert(x);
                win.first = Some(x);
                return Some(win);
            }
        }
        None
    }

    /// Why the goal is reached, if it is.
    fn done(&self, mine: Bits<W>, his: Bits<W>) -> Option<Win<W>> {
        match self.goal {
            Goal::Settle => {
                let left = self.untouched(mine) | self.region.loose.minus(mine);
                (left.is_empty() && self.parts(mine) >= self.region.eyes).then_some(Win::DONE)
            }
            Goal::Live => self.lives(mine, his),
        }
    }

    /// How many connected parts are not the toucher's, as far as it matters.
    fn parts(&self, mine: Bits<W>) -> u32 {
        let mut rest = self.region.all.minus(mine);
        let mut parts = 0;
        while let Some(x) = rest.first() {
            rest = rest.minus(self.arena.reach(x, rest));
            parts += 1;
            if parts == self.region.eyes {
                break;
            }
        }
        parts
    }

    /// Locations that aren't the toucher's and don't touch anything of his.
    fn untouched(&self, mine: Bits<W>) -> Bits<W> {
        self.region
            .all
            .minus(self.region.touched | self.arena.around(mine) | mine | self.region.loose)
    }

    /// Whether enough parts are eyes.
    fn lives(&self, mine: Bits<W>, his: Bits<W>) -> Option<Win<W>> {
        let touched = self.region.touched | self.arena.around(mine);
        let unfit = self.bars.spoiled | self.region.loose.minus(mine);
        let (mut win, mut eyes) = (Win::DONE, 0);
        let mut rest = self.region.all.minus(mine);
        while eyes < self.region.eyes {
            let part = self.arena.reach(rest.first()?, rest);
            rest = rest.minus(part);
            if part.meets(unfit) {
                continue;
            }
            if part.is_within(touched) {
                eyes += 1;
            } else if let open = part.minus(his)
                && let Some(kept) = open.first()
                && open.is_within(touched)
            {
                eyes += 1;
                win.carrier.insert(kept);
                win.needs |= part.minus(touched);
            }
        }
        Some(win)
    }

    /// Whether the other player can't claim this location, since his stone would have no liberty, and why.
    fn suicide(&self, mine: Bits<W>, his: Bits<W>, x: usize) -> Option<Win<W>> {
        if self.goal == Goal::Settle {
            return None;
        }
        let open = self.region.all.minus(mine | his | self.region.loose);
        let part = self.arena.reach(x, self.region.all.minus(mine));
        let unfit = self.bars.spoiled | self.region.loose;
        let touched = self.region.touched | self.arena.around(mine);
        let elsewhere = (open & touched).minus(Bits::one(x)).first()?;
        let full = part & open == Bits::one(x) && !part.meets(unfit);
        full.then(|| Win {
            carrier: Bits::one(elsewhere) | Bits::one(x),
            needs: part.minus(Bits::one(x)),
            first: None,
        })
    }
}
