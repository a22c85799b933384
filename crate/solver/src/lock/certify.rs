//! Advice for writing certificates: which moves of a settled search keep the answer.

use loja_certificate::{
    Advisor, Answer, Certificate, Choice, Claim, Lemma, Lemmas, LocalPosition, PlacesCertificate,
    Rooms, Unrecorded, record_with, record_zone,
};
use loja_rules::{Color, FastBoard, PassCount, Point, PointSet};

use crate::bits::Bits;
use crate::lock::Search;
use crate::lock::arena::Arena;
use crate::lock::lemma::{Touch, fill, gate, glance};
use crate::lock::situation::{NOWHERE, Situation, Survey};
use crate::lock::sum::{Answers, Body, Local};
use crate::patience::Patience;
use crate::search::game::Side;
use crate::switches::Switches;

/// The certificate of a search, if it is settled. Advice ends with patience.
pub(crate) fn certificate<const W: usize>(
    claim: &Claim,
    search: &Search<W>,
    patience: &mut Patience<'_>,
) -> Option<Result<Certificate, Unrecorded>> {
    let answer = search.answer()?;
    let (limit, lemmas) = (patience.situations, lemmas_of(search));
    let mut advice = Advice::new(search, answer, patience);
    Some(record_with(claim, answer, lemmas, limit, &mut advice))
}

pub(crate) fn places<const W: usize>(
    claim: &Claim,
    search: &Search<W>,
    answer: Answer,
    lines: Vec<Vec<Choice>>,
    patience: &mut Patience<'_>,
) -> Result<PlacesCertificate, Unrecorded> {
    let (limit, lemmas) = (patience.situations, lemmas_of(search));
    let mut advice = Advice::new(search, answer, patience);
    PlacesCertificate::record_with(claim, answer, lines, lemmas, limit, &mut advice)
}

fn lemmas_of<const W: usize>(search: &Search<W>) -> Lemmas {
    let mut lemmas = lemmas(search.game().switches);
    for (switch, lemma) in [(Switches::SUM, Lemma::Sum), (Switches::ROOMS, Lemma::Rooms)] {
        if search.game().sums.is_some() && search.game().switches.has(switch) {
            lemmas = lemmas.with(lemma);
        }
    }
    if search.game().arena.dead {
        lemmas = lemmas.with(Lemma::Dead);
    }
    lemmas
}

struct Advice<'a, 'b, const W: usize> {
    search: &'a Search<W>,
    answer: Answer,
    survey: Survey<W>,
    touch: Touch<W>,
    answers: Answers<W>,
    patience: &'a mut Patience<'b>,
}

impl<'a, 'b, const W: usize> Advice<'a, 'b, W> {
    fn new(
        search: &'a Search<W>,
        answer: Answer,
        patience: &'a mut Patience<'b>,
    ) -> Advice<'a, 'b, W> {
        Advice {
            search,
            answer,
            survey: Survey::default(),
            touch: Touch::patient(),
            answers: Answers::new(&search.game().arena),
            patience,
        }
    }
}

impl<const W: usize> Advisor for Advice<'_, '_, W> {
    fn choices(&mut self, board: &FastBoard, choices: &mut Vec<Choice>) {
        if !self.patience.goes_on() {
            return;
        }
        let arena = &self.search.game().arena;
        let situation = seen(arena, board);
        if board.pass_count() == PassCount::One && situation.turn == Side::Refuter {
            choices.push(Choice::Pass);
            return;
        }
        self.survey.take(arena, &situation);
        let (search, answer) = (self.search, self.answer);
        holding(
            search,
            &mut self.touch,
            &situation,
            &self.survey,
            answer,
            choices,
        );
    }

    fn ends_by_sum(&mut self, board: &FastBoard) -> bool {
        let situation = seen(&self.search.game().arena, board);
        self.search.summed(&situation)
    }

    fn ends_by_rooms(&mut self, board: &FastBoard) -> Option<Rooms> {
        let arena = &self.search.game().arena;
        let situation = seen(arena, board);
        let body = self
            .search
            .summed(&situation)
            .then(|| Body::of(arena, &situation))??;
        Some(Rooms {
            body: arena.points[body.stones.first()?],
            rooms: body.rooms.map(|x| arena.points[x]),
        })
    }

    fn answers(&mut self, position: &LocalPosition, choices: &mut Vec<Choice>) {
        for (choice, _) in self.found(position) {
            // With the vow, one stone may leave a choice of parts.
            if !choices.contains(&choice) {
                choices.push(choice);
            }
        }
    }

    fn carrier(&mut self, position: &LocalPosition, answer: Choice, parts: &[PointSet]) -> usize {
        let mut found = self.found(position).into_iter();
        let left = found.find_map(|(choice, left)| (choice == answer).then_some(left));
        let carrier = left.map(|left| usize::from(left.carriers[0]));
        let point = carrier.and_then(|carrier| self.search.game().arena.points.get(carrier));
        let has = |part: &PointSet| point.is_some_and(|&point| part.contains(point));
        parts.iter().position(has).unwrap_or(0)
    }
}

impl<const W: usize> Advice<'_, '_, W> {
    fn found(&mut self, position: &LocalPosition) -> Vec<(Choice, Local<W>)> {
        let lock = self.search.game();
        let Some(sums) = lock.sums.as_ref().filter(|_| self.patience.goes_on()) else {
            return Vec::new();
        };
        let points = &lock.arena.points;
        let number = |x: Point| points.binary_search(&x).ok();
        let bits = |set: &PointSet| {
            let members = set.iter().filter_map(number);
            members.fold(Bits::EMPTY, |bits, x| bits | Bits::one(x))
        };
        let part: Bits<W> = bits(&position.part);
        let mark = position.mark.and_then(number);
        let carrier = part.first().filter(|_| position.vow);
        let local = Local {
            part,
            situation: Situation {
                own: bits(&position.own),
                foe: bits(&position.other),
                ko: mark.map_or(NOWHERE, Bits::<W>::narrow),
                turn: Side::Claimant,
            },
            bound: position.is_bound,
            carriers: [carrier.map_or(NOWHERE, Bits::<W>::narrow), NOWHERE],
        };
        let last = match position.last {
            Choice::Stone(x) => number(x),
            Choice::Pass => None,
        };
        let mut found = Vec::new();
        self.answers.find(&sums.search, &local, last, &mut found);
        let choice =
            |stone: Option<usize>| stone.map_or(Choice::Pass, |x| Choice::Stone(points[x]));
        let told = found.into_iter().map(|(stone, left)| (choice(stone), left));
        told.collect()
    }
}

pub(crate) fn zone_certificate<const W: usize>(
    claim: &Claim,
    active: &PointSet,
    zone: &Search<W>,
    patience: &mut Patience<'_>,
) -> Option<Result<Certificate, Unrecorded>> {
    let answer = zone.answer().filter(|&answer| answer == Answer::Refuted)?;
    let (mut survey, mut touch) = (Survey::default(), Touch::patient());
    let limit = patience.situations;
    // The zone's board has the claim's numbers and no pass counts.
    let mut advise = |board: &FastBoard, choices: &mut Vec<Choice>| {
        if !patience.goes_on() {
            return;
        }
        let situation = seen(&zone.game().arena, board);
        survey.take(&zone.game().arena, &situation);
        holding(zone, &mut touch, &situation, &survey, answer, choices);
    };
    let lemmas = lemmas(zone.game().switches);
    Some(record_zone(claim, active, lemmas, limit, &mut advise))
}

fn lemmas(switches: Switches) -> Lemmas {
    let pairs = [
        (Switches::JOINED, Lemma::Joined),
        (Switches::DOORS, Lemma::Doors),
        (Switches::PASSIVE, Lemma::Alive),
        (Switches::FILL, Lemma::Fill),
    ];
    let mut lemmas = Lemmas::NONE.with(Lemma::Hopeless).with(Lemma::Ending);
    for (switch, lemma) in pairs {
        if switches.has(switch) {
            lemmas = lemmas.with(lemma);
        }
    }
    lemmas
}

pub(crate) fn seen<const W: usize>(arena: &Arena<W>, board: &FastBoard) -> Situation<W> {
    let mut situation = Situation {
        own: Bits::EMPTY,
        foe: Bits::EMPTY,
        ko: NOWHERE,
        turn: if board.turn() == arena.claimant {
            Side::Claimant
        } else {
            Side::Refuter
        },
    };
    for (x, &point) in arena.points.iter().enumerate() {
        match board.color_at(point) {
            Some(color) if color == arena.claimant => situation.own.insert(x),
            Some(Color::Black | Color::White) => situation.foe.insert(x),
            None if board.is_marked_temporarily(point) => {
                situation.ko = Bits::<W>::narrow(x);
            }
            None => {}
        }
    }
    situation
}

/// The winner's moves that keep the win, the quickest to explain first.
fn holding<const W: usize>(
    search: &Search<W>,
    touch: &mut Touch<W>,
    situation: &Situation<W>,
    survey: &Survey<W>,
    answer: Answer,
    choices: &mut Vec<Choice>,
) {
    if situation.turn != super::winner_of(answer) {
        return;
    }
    let arena = &search.game().arena;
    let node = search.node(situation);
    // The lemma plays out what it settled; all claimant's stones stay, so nothing repeats.
    if node.is_none() && situation.turn == Side::Claimant {
        by_lemma(search, touch, situation, survey, choices);
        if !choices.is_empty() {
            return;
        }
    }
    let order = node.and_then(|node| node.settled().map(|_| node.order()));
    let moves = situation.open(arena).iter().filter_map(|x| {
        let (successor, _) = situation.played(arena, survey, x)?;
        Some((Choice::Stone(arena.points[x]), successor))
    });
    let pass = situation.may_pass(arena) || situation.turn == Side::Refuter;
    let pass = pass.then(|| (Choice::Pass, situation.passed()));
    let mut found: Vec<(u32, Choice)> = Vec::new();
    for (choice, successor) in moves.chain(pass) {
        let place = if glance(arena, search.game().switches, &successor) == Some(answer) {
            Some(0)
        } else {
            // A lock must make progress: only situations settled before lead on.
            let earlier =
                |node_order| answer == Answer::Refuted || order.is_none_or(|own| node_order < own);
            search
                .node(&successor)
                .filter(|node| {
                    node.settled() == Some(super::winner_of(answer)) && earlier(node.order())
                })
                .map(|node| node.order())
        };
        found.extend(place.map(|place| (place, choice)));
    }
    // There are few, and equal ones keep their order.
    for at in 1..found.len() {
        let mut at = at;
        while at > 0 && found[at].0 < found[at - 1].0 {
            found.swap(at, at - 1);
            at -= 1;
        }
    }
    choices.extend(found.into_iter().map(|(_, choice)| choice));
    if choices.is_empty() {
        by_lemma(search, touch, situation, survey, choices);
    }
}

fn by_lemma<const W: usize>(
    search: &Search<W>,
    touch: &mut Touch<W>,
    situation: &Situation<W>,
    survey: &Survey<W>,
    choices: &mut Vec<Choice>,
) {
    let arena = &search.game().arena;
    match situation.turn {
        Side::Refuter => {
            for chain in survey.own.iter().filter(|chain| gate(arena, chain)) {
                choices.extend(
                    chain
                        .liberties
                        .iter()
                        .map(|x| Choice::Stone(arena.points[x])),
                );
            }
            // A group that lives by itself needs no help.
            choices.push(Choice::Pass);
        }
        Side::Claimant => {
            let mut after = Survey::default();
            for x in situation.open(arena).iter() {
                if let Some((successor, _)) = situation.played(arena, survey, x) {
                    after.take(arena, &successor);
                    if fill(arena, &successor, &after) || touch.wins(arena, &successor, &after) {
                        choices.push(Choice::Stone(arena.points[x]));
                        return;
                    }
                }
            }
        }
    }
}
