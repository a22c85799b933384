/** From the text of an SGF file to what stands in an element, where it has more to tell than its moves. Fetched for such files alone. */
import type { NavigateDetail } from "../options.ts";
import type { Attributes } from "../reading/attributes.ts";
import type { Read } from "../reading/scene.ts";
import { showAnnotated } from "./annotated-game.tsx";
import { mainNode, readTree, tells } from "./game-tree.ts";
import { boardAt, type NodeBoard } from "./node-board.ts";

/** The number of boards to keep for a reader who walks back and forth. */
const KEPT = 200;

/** Null where a plain game is as good. */
export async function annotated(
  text: string,
  told: Attributes,
  signal: AbortSignal,
): Promise<Read["tell"] | null> {
  const nodes = readTree(text);
  if (!nodes || !tells(nodes)) return null;
  const kept = new Map<number, Promise<NodeBoard>>();
  const ask = (at: number): Promise<NodeBoard> => {
    const board = kept.get(at) ?? boardAt(nodes, at, told.numbers ?? null);
    kept.delete(at);
    kept.set(at, board);
    // What failed may be asked again.
    board.catch(() => kept.delete(at));
    for (const [oldest] of kept) if (kept.size > KEPT) kept.delete(oldest);
    return board;
  };
  const at = mainNode(nodes, told.at);
  // The plain game is there already.
  const first = await ask(at).catch(() => null);
  if (!first) return null;
  const { coordinates = "western", caption = "" } = told;
  // A part of a board has sides that go on.
  const parts = nodes.some(({ properties }) => properties.has("VW"));
  const extras = parts ? await import("../adopt-extras.ts") : null;
  return (mount, scene) => {
    const { places } = mount;
    extras?.adoptExtras(places.root);
    scene.written = text;
    const went = (detail: NavigateDetail): void => mount.tell("loja-navigate", detail);
    const go = showAnnotated({ nodes, at, first, coordinates, caption, boardAt: ask, went }, places, signal);
    scene.visit = (moves) => {
      go(mainNode(nodes, moves));
      return true;
    };
  };
}
