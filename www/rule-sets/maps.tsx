/** The position, and maps of what a rule set says of it: patterns as on the referee's. */
import { useMemo } from "preact/hooks";
import { RULE_SETS } from "../engine/rule-sets.ts";
import type { ComparedRuling } from "../engine/systems.ts";
import { Figure } from "../kit/board.tsx";
import { mapOf, mapWords } from "../laws/ruling-words.ts";
import type { Scene } from "../laws/scene.ts";
import { boardLabel } from "../table/situation-words.ts";
import { WORDS } from "./words.ts";

export function PositionMap({ scene: { board, situation } }: { scene: Scene }) {
  const view = useMemo(() => ({ stones: situation.stones, marks: situation.marks }), [situation]);
  const label = WORDS.position({ board: boardLabel(board) });
  return <Figure class="laws-board-place" shape={board} view={view} label={label} coordinates />;
}

export function StatusMap(props: { scene: Scene; ruling: ComparedRuling; isLarge?: boolean }) {
  const { scene, ruling, isLarge = false } = props;
  const { stones, marks } = scene.situation;
  const view = useMemo(() => ({ stones, marks, ...mapOf(ruling, stones) }), [stones, marks, ruling]);
  const label = `${RULE_SETS[ruling.rules].title}: ${mapWords(scene, ruling)}`;
  return (
    <Figure
      class={isLarge ? "laws-board-place" : "figure-place"}
      shape={scene.board}
      view={view}
      label={label}
      coordinates={isLarge}
    />
  );
}
