/** An annotated game in the places of an element: board, names, comment, marks, and the tree of its variations. */
import { useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { drawFigure } from "../../board/figure.ts";
import { Button } from "../../kit/controls.tsx";
import { useStore } from "../../kit/hooks.ts";
import { Elsewhere, mount } from "../../kit/mount.tsx";
import { abortable, type Store, storeOf } from "../../kit/store.ts";
import type { CONTROLS, StillPlaces } from "../element-frame.ts";
import { Glyph } from "../glyph.tsx";
import { LOOKS } from "../icons.ts";
import { adopt } from "../live/sheets.ts";
import type { NavigateDetail } from "../options.ts";
import { framed } from "../size.ts";
import { boardWords } from "../task-words.ts";
import css from "./annotated.css?inline";
import { partOf } from "./board-part.ts";
import type { GameNode } from "./game-tree.ts";
import {
  beginWalk,
  type GameWalk,
  keyed,
  nameOf,
  placeOf,
  type WalkEvent,
  walkStep,
  walkSteps,
  walkWords,
} from "./game-walk.ts";
import { gameWords, markWords } from "./game-words.ts";
import { markDrawing } from "./mark-drawing.ts";
import { MoveTree } from "./move-tree.tsx";
import { faultWords, type NodeBoard } from "./node-board.ts";
import { WORDS } from "./words.ts";

interface AnnotatedGame {
  nodes: readonly GameNode[];
  /** The node that is shown first, and its board. */
  at: number;
  first: NodeBoard;
  coordinates: "western" | "sgf" | "none";
  caption: string;
  boardAt(at: number): Promise<NodeBoard>;
  /** Told where the reader goes. */
  went(place: NavigateDetail): void;
}

/** Pixels that a wheel turns for a move. */
const NOTCH = 60;
/** The part of a comment, in characters, that readers who listen hear at once; all of it stands in its place. */
const SPOKEN = 600;

/** Gives what goes to another node. */
export function showAnnotated(
  game: AnnotatedGame,
  places: StillPlaces,
  signal: AbortSignal,
): (at: number) => void {
  const store = storeOf<GameWalk, WalkEvent>(beginWalk(game.at, game.first), walkStep(game.nodes));
  const asked = abortable();
  const tell = (event: WalkEvent): void => {
    store.send(event);
    const { headline, did, fault, comment } = walkWords(game.nodes, store.state);
    const said = [headline, did, fault, comment].filter(Boolean).join(" ");
    places.spoken.textContent = said.length > SPOKEN ? `${said.slice(0, SPOKEN)}…` : said;
  };
  const go = (at: number): void => {
    if (at === store.state.at) return;
    store.send({ kind: "go", at });
    game.went(placeOf(game.nodes, store.state));
    // Who walks fast sees the place that was reached last, and none before it.
    asked.run(
      () => game.boardAt(at),
      (board) => tell({ kind: "found", board }),
      (error) => tell({ kind: "failed", fault: faultWords(error) }),
    );
  };
  const bare = adopt(places.root, css);
  places.words.hidden = false;
  // A single node is nothing to walk through.
  places.frame.toggleAttribute("data-plain", game.nodes.length < 2);
  const leave = mount(places.words, <GameView {...{ game, store, places, go }} />);
  signal.addEventListener("abort", () => {
    asked.stop();
    leave();
    bare();
    places.spoken.textContent = "";
  });
  return go;
}

interface Shown {
  game: AnnotatedGame;
  store: Store<GameWalk, WalkEvent>;
  go: (at: number) => void;
}

function GameView({ game, store, places, go }: Shown & { places: StillPlaces }) {
  const { nodes } = game;
  const walk = useStore(store);
  const { headline, did, fault, comment } = walkWords(nodes, walk);
  const names = gameWords(nodes[0] as GameNode);
  const read = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (read.current) read.current.scrollTop = 0;
  }, [walk.told.at]);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const to = keyed(nodes, store.state, event.key);
    if (to === null) return;
    event.preventDefault();
    go(to);
  };
  const turned = useRef(0);
  // The page scrolls until the reader has come to the board, and where the game has no more moves.
  const onWheel = (event: WheelEvent): void => {
    if (!places.root.activeElement || event.ctrlKey || !event.deltaY) return;
    const { back, forward } = walkSteps(nodes, store.state);
    const to = event.deltaY > 0 ? forward : back;
    if (to === null) return;
    event.preventDefault();
    // A wheel of lines has few large steps.
    turned.current += event.deltaMode ? Math.sign(event.deltaY) * NOTCH : event.deltaY;
    if (Math.abs(turned.current) < NOTCH) return;
    turned.current = 0;
    go(to);
  };
  return (
    <>
      <Elsewhere host={places.board}>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset has a frame and a legend. */}
        <div
          class="note-board"
          role="group"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: its keys walk through the game.
          tabIndex={0}
          aria-label={nodes.length > 1 ? WORDS.game : WORDS.board}
          onKeyDown={onKeyDown}
          onPointerDown={(event) => event.currentTarget.focus({ preventScroll: true })}
          onWheel={onWheel}
        >
          <NoteFigure game={game} board={walk.board} place={places.board} />
        </div>
      </Elsewhere>
      <div class="note-words">
        {names.length > 0 && (
          <div class="note-names">
            {names.map((text, index) => (
              <p key={index}>{text}</p>
            ))}
          </div>
        )}
        <Told look="headline" words={headline} />
        <Told look="note-did" words={did} />
        <Told look="fault" words={fault} />
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset has a frame and a legend. */}
        <div
          ref={read}
          class="note-comment"
          role="group"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it is scrolled by keys.
          tabIndex={0}
          aria-label={WORDS.comment}
          hidden={!comment}
        >
          {comment}
        </div>
        <MoveTree
          nodes={nodes}
          at={walk.told.at}
          name={(at) => nameOf(nodes, game.first, at)}
          go={go}
          onKeyDown={onKeyDown}
        />
      </div>
      <Elsewhere host={places.controls}>
        <Steps {...{ game, store, go }} />
      </Elsewhere>
    </>
  );
}

const Told = ({ look, words }: { look: string; words: string }) => (
  <p class={look} hidden={!words}>
    {words}
  </p>
);

function Steps({ game, store, go }: Shown) {
  const { nodes } = game;
  const steps = walkSteps(nodes, useStore(store));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is no row of a grid everywhere.
    <div class="controls" role="group" aria-label={WORDS.moves}>
      {(["back", "forward", "undo-all"] as const satisfies typeof CONTROLS.view).map((name) => (
        <Button
          key={name}
          look=""
          // Where it leads is known when it is pressed: a second press may come before the view is drawn anew.
          press={() => {
            const to = walkSteps(nodes, store.state)[name];
            if (to !== null) go(to);
          }}
          data-control={name}
          part="button"
          aria-disabled={steps[name] === null ? "true" : "false"}
        >
          <Glyph name={name} />
          <span>{name === "undo-all" ? WORDS.start : LOOKS[name][0]}</span>
        </Button>
      ))}
    </div>
  );
}

/** The board of a node, perhaps a part of it, with its marks. Its place has its size. */
function NoteFigure(props: { game: AnnotatedGame; board: NodeBoard; place: HTMLElement }) {
  const { game, board, place } = props;
  const { shape, view, label, marks, size } = useMemo(() => noteDrawing(game, board), [board]);
  useLayoutEffect(() => {
    place.style.setProperty("--wide", String(size.width));
    place.style.setProperty("--high", String(size.height));
  }, [size]);
  const host = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // The kit's figure brings boards of all shapes along, which few games have.
    const figure = drawFigure(shape, view, { label, coordinates: game.coordinates });
    figure.querySelector("svg")?.append(marks());
    host.current?.replaceChildren(figure);
  }, [board]);
  return <div ref={host} class="note-figure" />;
}

function noteDrawing({ caption, coordinates }: AnnotatedGame, board: NodeBoard) {
  const part = board.notes.part && partOf(board.shape, board.notes.part);
  const shape = part?.shape ?? board.shape;
  const from = part?.from ?? board.shape.points.map((_, at) => at);
  const of = <T,>(all: readonly T[]): T[] => from.map((at) => all[at] as T);
  const last = board.last === null ? -1 : from.indexOf(board.last);
  const view = {
    stones: of(board.stones),
    marks: of(board.marks),
    labels: of(board.labels),
    last: last < 0 ? null : last,
  };
  const name = (at: number): string => board.shape.points[at]?.name ?? String(at);
  const signs = markWords(board.notes, board.labels, name);
  const label = [caption, boardWords({ shape, view }), signs].filter(Boolean).join(" ");
  const size = framed(shape, coordinates);
  return { shape, view, label, size, marks: () => markDrawing(size.shape, board.notes, from) };
}
