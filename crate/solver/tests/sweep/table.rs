//! C7 for every situation of a claim: the least fixed point of its three clauses.
//!
//! C7 asks for a formation that comes before a repetition. That is membership in the least set of
//! situations that holds every formation (C7.1), every situation of the claimant with a successor
//! in the set (C7.2), and every situation of the refuter that is not final and has all successors
//! in the set (C7.3). `graphs.rs` compares it with the clauses as they are written, history
//! included.
//!
//! All situations of the set L are visited: every legal colouring of the members that may change,
//! each turn, the pass counts 0 to 2, and each ko mark that a capture leaves (then the pass count
//! is -1). Moves come from `FastBoard`, formations from `State::has_formation`.

use std::collections::HashMap;
use std::sync::Arc;

use loja_rules::{Color, FastBoard, PassCount, Point, PointSet, Setup, State};

const NONE: u32 = u32::MAX;

/// Every situation of one claim with its answer.
pub struct Table {
    claimant: Color,
    /// What stays as it is: permanent marks and stones, and all outside L.
    frame: State,
    members: Vec<Point>,
    /// By colouring: the first of its six situations without a mark.
    quiet: Vec<u32>,
    /// By the number of the quiet situation with the same stones and turn, and the marked location.
    marked: HashMap<(u32, Point), u32>,
    won: Vec<bool>,
}

impl Table {
    /// The table of all situations that differ from a worst case (C6) only inside L.
    pub fn new(frame: &State, claimant: Color, set: &PointSet) -> Table {
        let fixed = frame.situation().permanent();
        let members: Vec<Point> = set.difference(fixed).iter().collect();
        let colorings = 3_usize.pow(members.len() as u32);
        let mut table = Table {
            claimant,
            frame: frame.clone(),
            members,
            quiet: vec![NONE; colorings],
            marked: HashMap::new(),
            won: Vec::new(),
        };
        let mut edges = Vec::new();
        let mut formations = Vec::new();
        let mut starts = Vec::new();
        for coloring in 0..colorings {
            let setup = table.setup(coloring, claimant, PassCount::Zero, None);
            if let Ok(state) = State::new(Arc::clone(frame.board()), setup) {
                table.quiet[coloring] = 6 * starts.len() as u32;
                starts.push(coloring);
                formations.push(state.has_formation(claimant, set));
            }
        }
        let mut count = 6 * starts.len() as u32;
        let mut todo = Vec::new();
        for (at, &coloring) in starts.iter().enumerate() {
            if formations[at] {
                continue;
            }
            for turn in Color::ALL {
                let mut board = table.board(coloring, turn, PassCount::Zero, None);
                table.leave(&mut board, &mut edges, &mut todo, &mut count);
                board.pass();
                table.leave(&mut board, &mut edges, &mut todo, &mut count);
            }
        }
        while let Some((coloring, turn, mark)) = todo.pop() {
            let at = table.quiet[coloring] as usize / 6;
            if !formations[at] {
                let mut board = table.board(coloring, turn, PassCount::MinusOne, Some(mark));
                table.leave(&mut board, &mut edges, &mut todo, &mut count);
            }
        }
        table.won = table.solve(&formations, &edges, count as usize);
        table
    }

    /// Whether the claimant can't be prevented from a formation (C7), in a state that differs from
    /// the frame only in L and in what is not permanent there. History counts for nothing.
    pub fn wins(&self, state: &State) -> bool {
        let situation = state.situation();
        let fixed = &self.frame.situation();
        assert_eq!(situation.permanent(), fixed.permanent());
        for color in Color::ALL {
            let own = &situation.stones()[color];
            let outside = own.intersection(fixed.permanent());
            let before = fixed.stones()[color].intersection(fixed.permanent());
            assert_eq!(outside, before, "another frame");
        }
        let coloring = self.coloring(|point| situation.color_at(point));
        let marks: Vec<Point> = situation.temporary().iter().collect();
        let node = self.quiet_number(coloring, situation.turn(), situation.pass_count());
        match marks[..] {
            [] => self.won[node as usize],
            [mark] => self.won[self.marked[&(node, mark)] as usize],
            _ => panic!("more than one ko mark"),
        }
    }

    /// The number of a colouring: a digit of base three for each member, 0 empty, 1 claimant.
    fn coloring(&self, color: impl Fn(Point) -> Option<Color>) -> usize {
        let digits = self.members.iter().rev().map(|&point| match color(point) {
            None => 0,
            Some(color) if color == self.claimant => 1,
            Some(_) => 2,
        });
        digits.fold(0, |code, digit| 3 * code + digit)
    }

    fn setup(&self, coloring: usize, turn: Color, passes: PassCount, mark: Option<Point>) -> Setup {
        let mut setup = self.frame.situation().clone().into_setup();
        for color in Color::ALL {
            setup.stones[color] = setup.stones[color].intersection(&setup.permanent);
        }
        let mut rest = coloring;
        for &point in &self.members {
            match rest % 3 {
                0 => {}
                1 => drop(setup.stones[self.claimant].insert(point)),
                _ => drop(setup.stones[self.claimant.other()].insert(point)),
            }
            rest /= 3;
        }
        setup.temporary = mark.into_iter().collect();
        setup.turn = turn;
        setup.passes = passes;
        setup
    }

    fn board(
        &self,
        coloring: usize,
        turn: Color,
        passes: PassCount,
        mark: Option<Point>,
    ) -> FastBoard {
        let setup = self.setup(coloring, turn, passes, mark);
        FastBoard::new(&State::new(Arc::clone(self.frame.board()), setup).unwrap())
    }

    /// The situation without a mark: -1 stands for what its marked twin has in common with 0.
    fn quiet_number(&self, coloring: usize, turn: Color, passes: PassCount) -> u32 {
        let first = self.quiet[coloring];
        assert_ne!(first, NONE, "no legal colouring");
        let passes = match passes {
            PassCount::MinusOne | PassCount::Zero => 0,
            PassCount::One => 1,
            PassCount::Two => 2,
        };
        first + 3 * u32::from(turn == Color::White) + passes
    }

    /// The number of a board's situation. A marked one that is new gets the next number and is
    /// written down to be looked at.
    fn number(
        &mut self,
        board: &FastBoard,
        todo: &mut Vec<(usize, Color, Point)>,
        count: &mut u32,
    ) -> u32 {
        let coloring = self.coloring(|point| board.color_at(point));
        let (turn, passes) = (board.turn(), board.pass_count());
        let quiet = self.quiet_number(coloring, turn, passes);
        if passes != PassCount::MinusOne {
            return quiet;
        }
        let is_marked = |point: &&Point| board.is_marked_temporarily(**point);
        let mark = *self.members.iter().find(is_marked).unwrap();
        *self.marked.entry((quiet, mark)).or_insert_with(|| {
            todo.push((coloring, turn, mark));
            *count += 1;
            *count - 1
        })
    }

    /// Writes down all successors of the board's situation.
    fn leave(
        &mut self,
        board: &mut FastBoard,
        edges: &mut Vec<(u32, u32)>,
        todo: &mut Vec<(usize, Color, Point)>,
        count: &mut u32,
    ) {
        let from = self.number(board, todo, count);
        let stones: Vec<Point> = board.playable().collect();
        for stone in stones {
            assert!(board.play(stone));
            edges.push((from, self.number(board, todo, count)));
            board.undo();
        }
        if board.pass() {
            edges.push((from, self.number(board, todo, count)));
            board.undo();
        }
    }

    /// The least fixed point, from the formations backwards.
    fn solve(&self, formations: &[bool], edges: &[(u32, u32)], count: usize) -> Vec<bool> {
        let mut moves = vec![0_u32; count];
        let mut first = vec![0_u32; count + 1];
        for &(from, to) in edges {
            moves[from as usize] += 1;
            first[to as usize + 1] += 1;
        }
        for at in 0..count {
            first[at + 1] += first[at];
        }
        let mut place = first.clone();
        let mut before = vec![0_u32; edges.len()];
        for &(from, to) in edges {
            before[place[to as usize] as usize] = from;
            place[to as usize] += 1;
        }
        // Who moves: the refuter's situations wait until all their successors are won.
        let mut waits = vec![false; count];
        let refuter = self.claimant.other();
        let offset = 3 * u32::from(refuter == Color::White);
        for at in 0..formations.len() as u32 {
            (0..3).for_each(|passes| waits[(6 * at + offset + passes) as usize] = true);
        }
        for (&(quiet, _), &number) in &self.marked {
            waits[number as usize] = waits[quiet as usize];
        }
        let mut won = vec![false; count];
        let mut todo = Vec::new();
        for (at, _) in formations.iter().enumerate().filter(|(_, is)| **is) {
            todo.extend((0..6).map(|more| 6 * at as u32 + more));
        }
        for (&(quiet, _), &number) in &self.marked {
            if formations[quiet as usize / 6] {
                todo.push(number);
            }
        }
        for &node in &todo {
            won[node as usize] = true;
        }
        while let Some(node) = todo.pop() {
            let range = first[node as usize] as usize..first[node as usize + 1] as usize;
            for &from in &before[range] {
                let at = from as usize;
                moves[at] -= 1;
                if !won[at] && (!waits[at] || moves[at] == 0) {
                    won[at] = true;
                    todo.push(from);
                }
            }
        }
        won
    }
}
