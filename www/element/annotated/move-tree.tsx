/** The tree of variations beside the board: a button for each node. One of them is a tab stop: the one that is shown. */
import { Fragment } from "preact";
import { useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { Button } from "../../kit/controls.tsx";
import type { GameNode } from "./game-tree.ts";
import type { NodeName } from "./game-walk.ts";
import { linesOf } from "./tree-lines.ts";
import { WORDS } from "./words.ts";

/** Deeper variations stand as far in as these. */
const DEEPEST = 4;

export function MoveTree(props: {
  nodes: readonly GameNode[];
  at: number;
  name: (at: number) => NodeName;
  go: (at: number) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}) {
  const { nodes, at, name, go } = props;
  const lines = useMemo(() => (nodes.length > 1 ? (linesOf(nodes) ?? []) : []), [nodes]);
  const tree = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (tree.current) leadTo(tree.current);
  }, [at]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has a frame and a legend.
    <div
      ref={tree}
      class="note-tree"
      role="group"
      aria-label={WORDS.tree}
      hidden={lines.length === 0}
      onKeyDown={props.onKeyDown}
    >
      {lines.map(({ depth, nodes: all }, index) => (
        <Line key={index} {...{ depth, all, name, go }} now={all.includes(at) ? at : null} />
      ))}
    </div>
  );
}

/** A line is drawn again only when the reader enters or leaves it: a long game has thousands of moves. */
function Line(props: {
  depth: number;
  all: readonly number[];
  now: number | null;
  name: (at: number) => NodeName;
  go: (at: number) => void;
}) {
  const { depth, all, now, name, go } = props;
  return useMemo(
    () => (
      <p class={`note-line deep-${Math.min(depth, DEEPEST)}`}>
        {all.map((at) => {
          const { text, spoken, look } = name(at);
          const isNow = at === now;
          return (
            <Fragment key={at}>
              <Button
                look={look}
                press={() => go(at)}
                aria-label={spoken}
                tabIndex={isNow ? 0 : -1}
                aria-current={isNow ? "step" : undefined}
              >
                {text}
              </Button>{" "}
            </Fragment>
          );
        })}
      </p>
    ),
    [all, now],
  );
}

/** Brings the node that is shown into sight; where the focus was in the tree, it goes along. */
function leadTo(tree: HTMLElement): void {
  const now = tree.querySelector<HTMLElement>("[aria-current]");
  const focused = (tree.getRootNode() as ShadowRoot).activeElement;
  if (!now) return;
  if (focused !== now && tree.contains(focused)) now.focus({ preventScroll: true });
  // Only the list itself is moved, never the page.
  const { offsetTop, offsetHeight } = now;
  const { scrollTop, clientHeight } = tree;
  if (offsetTop < scrollTop || offsetTop + offsetHeight > scrollTop + clientHeight)
    tree.scrollTop = offsetTop - clientHeight / 2;
}
