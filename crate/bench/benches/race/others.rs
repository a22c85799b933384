//! Boards that others have published.

use std::hint::black_box;

use board_game::board::{Board as _, BoardMoves as _, Player};
use board_game::games::go::{
    Chains, FlatTile, GoBoard, Komi, Move, PlacementKind, Rules, Tile, Zobrist,
};
use goban::rules::game::Game;
use goban::rules::{GobanSizes, JAPANESE};
use internal_iterator::InternalIterator as _;

use crate::board::{Contestant, Stone};

/// lukaszlew/go_game_board: libEGo, long the fastest board of computer go, in Rust by its author.
pub struct LibEgo {
    empty: go_game_board::Board,
    now: go_game_board::Board,
    other: go_game_board::Board,
    points: Vec<go_game_board::Vertex>,
}

impl Contestant for LibEgo {
    const NAME: &str = "go_game_board 0.1.1";
    const NOTE: &str = "simple ko; keeps a hash, 3x3 patterns and a list of empty points";

    fn new(size: u8) -> LibEgo {
        let side = usize::from(size);
        let empty = go_game_board::Board::with_size(side, side);
        let points = (0..size).flat_map(|row| (0..size).map(move |column| (row, column)));
        let points = points
            .map(|(row, column)| go_game_board::Vertex::from_coords(row.into(), column.into()));
        LibEgo {
            now: empty.clone(),
            other: empty.clone(),
            empty,
            points: points.collect(),
        }
    }

    fn reset(&mut self) {
        self.now.load(&self.empty);
    }

    #[inline]
    fn at(&self, point: usize) -> Option<Stone> {
        match self.now.color_at(self.points[point]) {
            go_game_board::Color::Black => Some(Stone::Black),
            go_game_board::Color::White => Some(Stone::White),
            _ => None,
        }
    }

    #[inline]
    fn play(&mut self, point: usize) -> bool {
        let (player, vertex) = (self.now.act_player(), self.points[point]);
        let legal = self.now.is_legal(player, vertex);
        if legal {
            self.now.play_legal(player, vertex);
        }
        legal
    }

    fn pass(&mut self) {
        let player = self.now.act_player();
        self.now.play_legal(player, go_game_board::Vertex::pass());
    }

    fn successors(&mut self) -> usize {
        let player = self.now.act_player();
        let mut count = 0;
        for at in 0..self.now.empty_vertex_count() {
            let vertex = self.now.empty_vertex(at);
            if self.now.is_legal(player, vertex) {
                self.other.load(&self.now);
                self.other.play_legal(player, vertex);
                black_box(&self.other);
                count += 1;
            }
        }
        count
    }
}

fn player(player: Player) -> Stone {
    match player {
        Player::A => Stone::Black,
        Player::B => Stone::White,
    }
}

/// KarelPeeters/board-game-rs, the board of kZero.
pub struct BoardGame {
    empty: GoBoard,
    now: GoBoard,
    tiles: Vec<(Tile, FlatTile)>,
}

fn tiles(size: u8) -> Vec<(Tile, FlatTile)> {
    Tile::all(size)
        .map(|tile| (tile, tile.to_flat(size)))
        .collect()
}

impl Contestant for BoardGame {
    const NAME: &str = "board-game 0.8.2";
    const NOTE: &str = "superko, kept as a set of hashes";

    fn new(size: u8) -> BoardGame {
        let empty = GoBoard::new(size, Komi::zero(), Rules::cgos());
        BoardGame {
            now: empty.clone(),
            empty,
            tiles: tiles(size),
        }
    }

    fn reset(&mut self) {
        self.now.clone_from(&self.empty);
    }

    #[inline]
    fn at(&self, point: usize) -> Option<Stone> {
        self.now.chains().stone_at(self.tiles[point].1).map(player)
    }

    #[inline]
    fn play(&mut self, point: usize) -> bool {
        self.now.play(Move::Place(self.tiles[point].0)).is_ok()
    }

    fn pass(&mut self) {
        let _ = self.now.play(Move::Pass);
    }

    fn successors(&mut self) -> usize {
        let board = self.now.clone_without_history();
        let mut count = 0;
        if let Ok(moves) = board.available_moves() {
            moves.for_each(|turn| {
                if turn != Move::Pass {
                    let mut next = board.clone();
                    let _ = black_box(next.play(turn));
                    count += 1;
                }
            });
        }
        count
    }
}

/// The inner part of the same crate alone: it knows no turns and no ko. Ko is added here: a stone
/// must not bring back the hash before the last move.
pub struct BoardGameChains {
    empty: Chains,
    now: Chains,
    turn: Player,
    before: Option<Zobrist>,
    tiles: Vec<(Tile, FlatTile)>,
}

impl BoardGameChains {
    #[inline]
    fn place(chains: &mut Chains, tile: FlatTile, turn: Player, before: Option<Zobrist>) -> bool {
        let placed = chains.place_stone_if(tile, turn, |placement| {
            let suicide = matches!(
                placement.kind,
                PlacementKind::SuicideSingle | PlacementKind::SuicideMulti
            );
            !suicide && Some(placement.next_zobrist) != before
        });
        placed.is_ok_and(|(_, placed)| placed)
    }
}

impl Contestant for BoardGameChains {
    const NAME: &str = "board-game 0.8.2, Chains";
    const NOTE: &str = "its inner board, without history; simple ko added by the race";

    fn new(size: u8) -> BoardGameChains {
        let empty = Chains::new(size);
        BoardGameChains {
            now: empty.clone(),
            empty,
            turn: Player::A,
            before: None,
            tiles: tiles(size),
        }
    }

    fn reset(&mut self) {
        self.now.clone_from(&self.empty);
        self.turn = Player::A;
        self.before = None;
    }

    #[inline]
    fn at(&self, point: usize) -> Option<Stone> {
        self.now.stone_at(self.tiles[point].1).map(player)
    }

    #[inline]
    fn play(&mut self, point: usize) -> bool {
        let now = self.now.zobrist();
        let legal = Self::place(&mut self.now, self.tiles[point].1, self.turn, self.before);
        if legal {
            self.before = Some(now);
            self.turn = self.turn.other();
        }
        legal
    }

    fn pass(&mut self) {
        self.before = Some(self.now.zobrist());
        self.turn = self.turn.other();
    }

    fn successors(&mut self) -> usize {
        let mut count = 0;
        for tile in self.now.empty_tiles() {
            // The placement is simulated before anything is copied.
            let Ok(placement) = self.now.simulate_place_stone(tile, self.turn) else {
                continue;
            };
            let suicide = matches!(
                placement.kind,
                PlacementKind::SuicideSingle | PlacementKind::SuicideMulti
            );
            if !suicide && Some(placement.next_zobrist) != self.before {
                let mut next = self.now.clone();
                next.apply_simulated_placement(&placement);
                black_box(&next);
                count += 1;
            }
        }
        count
    }
}

/// Sagebati/goban, the most used of them.
pub struct Goban {
    empty: Game,
    now: Game,
    size: u8,
}

impl Contestant for Goban {
    const NAME: &str = "goban 0.20.1";
    const NOTE: &str = "simple ko; keeps all former boards";

    fn new(size: u8) -> Goban {
        let side = usize::from(size);
        let empty = Game::new(GobanSizes::Custom(side, side), JAPANESE);
        Goban {
            now: empty.clone(),
            empty,
            size,
        }
    }

    fn reset(&mut self) {
        self.now.clone_from(&self.empty);
    }

    fn at(&self, point: usize) -> Option<Stone> {
        self.now
            .goban()
            .get_color(self.coordinates(point))
            .map(|color| match color {
                goban::pieces::stones::Color::Black => Stone::Black,
                goban::pieces::stones::Color::White => Stone::White,
            })
    }

    fn play(&mut self, point: usize) -> bool {
        let at = self.coordinates(point);
        self.now.try_play(at.into()).is_ok()
    }

    fn pass(&mut self) {
        let _ = self.now.try_play(goban::rules::Move::Pass);
    }

    fn successors(&mut self) -> usize {
        let made = self
            .now
            .legals()
            .map(|at| self.now.play_for_verification(at));
        made.map(black_box).count()
    }
}

impl Goban {
    fn coordinates(&self, point: usize) -> (u8, u8) {
        let side = usize::from(self.size);
        let narrow = |number: usize| u8::try_from(number).unwrap_or(u8::MAX);
        (narrow(point / side), narrow(point % side))
    }
}
