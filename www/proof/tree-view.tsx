/** The tree of tried lines, drawn as numbered stones; by keyboard it is walked as a tree. */

import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { SignMark } from "../kit/signs.tsx";
import type { PlayState } from "./argument/argument-state.ts";
import { expectationOf, layout, type Placed, triedAt } from "./argument/tree.ts";
import type { Level } from "./lesson/lesson.ts";
import { PartHead } from "./parts.tsx";
import { triedLabel, triedName } from "./proof-words.ts";
import { signFor } from "./view.ts";
import { TABLE } from "./words.ts";

const ROW = 44;
/** A column is as wide as its longest name needs: a stone, the name, a sign. */
const STONE_AND_SIGN = 64;
const LETTER = 7.2;
/** Where the middle of a stone is in its place. */
const STONE = 20;

export function TriedTree({
  play,
  visit,
  level,
}: {
  play: PlayState;
  visit: (id: number) => void;
  level: Level;
}) {
  const { tree } = play;
  const root = useRef<HTMLDivElement>(null);
  /** The item that the Tab key reaches, as long as the place that is looked at is the same. */
  const [walked, setWalked] = useState<{ id: number; at: number }>({ id: tree.at, at: tree.at });
  const current = walked.at === tree.at ? walked.id : tree.at;
  const placed = layout(tree);
  const columns = columnsOf(play, placed);
  const across = columns.at(-1) ?? 0;
  const height = (Math.max(...placed.map(({ row }) => row)) + 1) * ROW;
  useLayoutEffect(() => reveal(itemOf(root.current, tree.at)), [tree.at]);

  const stand = (id: number): void => {
    setWalked({ id, at: tree.at });
    itemOf(root.current, id)?.focus();
  };
  const go = (id: number): void => {
    // Whoever jumps by the tree stays in the tree.
    itemOf(root.current, id)?.focus();
    visit(id);
  };
  const key = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const at = placed.findIndex(({ node }) => node.id === current);
    const node = triedAt(tree, current);
    const to: Record<string, number | null | undefined> = {
      ArrowDown: placed[at + 1]?.node.id,
      ArrowUp: placed[at - 1]?.node.id,
      ArrowLeft: node.parent,
      ArrowRight: node.children[0],
      Home: placed[0]?.node.id,
      End: placed.at(-1)?.node.id,
    };
    if (event.key === "Enter" || event.key === " ") go(current);
    else if (event.key in to) stand(to[event.key] ?? current);
    else return;
    event.preventDefault();
  };

  return (
    <section class="part tree" aria-label={TABLE.triedFar}>
      <PartHead level={level} title={TABLE.triedFar}>
        {TABLE.moveCount({ count: tree.tried.length - 1 })}
      </PartHead>
      <div class="tried-room">
        <div
          ref={root}
          class="tried"
          role="tree"
          aria-label={TABLE.triedFar}
          style={{ width: `${across}px`, height: `${height}px` }}
          onKeyDown={key}
        >
          <Lines placed={placed} columns={columns} width={across} height={height} />
          {placed.map((place) => (
            <Item
              key={place.node.id}
              play={play}
              place={place}
              columns={columns}
              reached={place.node.id === current}
              go={() => go(place.node.id)}
            />
          ))}
        </div>
      </div>
    </section>
  );
}

function Item(props: {
  play: PlayState;
  place: Placed;
  columns: readonly number[];
  reached: boolean;
  go: () => void;
}) {
  const { play, columns } = props;
  const { node, row, column } = props.place;
  const expectation = expectationOf(node);
  const siblings = node.parent === null ? [node.id] : triedAt(play.tree, node.parent).children;
  const here = node.id === play.tree.at;
  const left = columns[column] ?? 0;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the tree's.
    <div
      class={`tried-item${here ? " here" : ""}`}
      role="treeitem"
      data-id={node.id}
      aria-level={node.number + 1}
      aria-posinset={siblings.indexOf(node.id) + 1}
      aria-setsize={siblings.length}
      aria-selected={here}
      aria-label={triedLabel(play.board, node)}
      tabIndex={props.reached ? 0 : -1}
      style={{ left: `${left}px`, width: `${(columns[column + 1] ?? 0) - left}px`, top: `${row * ROW}px` }}
      onClick={props.go}
    >
      <span class={`tried-stone ${node.situation.move?.color ?? "start"}`}>{node.number || ""}</span>
      <span class="tried-name">{triedName(play.board, node)}</span>
      {expectation && <SignMark kind={signFor(expectation, play)} />}
    </div>
  );
}

/** From each place to those that follow: down, and to the right where another try begins. */
function Lines(props: {
  placed: readonly Placed[];
  columns: readonly number[];
  width: number;
  height: number;
}) {
  const { placed, columns } = props;
  const of = new Map(placed.map((place) => [place.node.id, place]));
  const line = ({ node, row, column }: Placed) => {
    const parent = node.parent === null ? undefined : of.get(node.parent);
    if (!parent) return null;
    const [x, fromX] = [(columns[column] ?? 0) + STONE, (columns[parent.column] ?? 0) + STONE];
    const [y, fromY] = [row * ROW + ROW / 2, parent.row * ROW + ROW / 2];
    const bend = fromY + ROW / 2;
    const way = x === fromX ? `V${y}` : `V${bend}H${x - 6}Q${x} ${bend} ${x} ${bend + 6}V${y}`;
    return <path key={node.id} d={`M${fromX} ${fromY}${way}`} />;
  };
  return (
    <svg class="tried-lines" width={props.width} height={props.height} aria-hidden="true">
      {placed.map(line)}
    </svg>
  );
}

const itemOf = (root: HTMLElement | null, id: number): HTMLElement | null =>
  root?.querySelector<HTMLElement>(`[data-id="${id}"]`) ?? null;

/** Keeps the place that is looked at in sight within the tree's own room; the page stays where it is. */
function reveal(item: HTMLElement | null): void {
  const room = item?.closest(".tried-room");
  if (!item || !room) return;
  const [x, y] = [item.offsetLeft, item.offsetTop];
  const right = x + item.offsetWidth;
  if (x < room.scrollLeft || right > room.scrollLeft + room.clientWidth)
    room.scrollLeft = right - room.clientWidth;
  if (y < room.scrollTop || y + ROW > room.scrollTop + room.clientHeight) room.scrollTop = y - 2 * ROW;
}

/** Where each column begins, and after the last one where it ends. */
function columnsOf({ board }: PlayState, placed: readonly Placed[]): number[] {
  const wide: number[] = [];
  for (const { node, column } of placed) {
    const width = STONE_AND_SIGN + Math.ceil(LETTER * triedName(board, node).length);
    wide[column] = Math.max(wide[column] ?? 0, width);
  }
  const columns = [0];
  for (const width of wide) columns.push((columns.at(-1) ?? 0) + width);
  return columns;
}
