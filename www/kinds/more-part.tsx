/** The panel behind "More": the diagram to copy, and the way to play on. */
import { useState } from "preact/hooks";
import { engine, type Move, type PositionInput } from "../engine/engine.ts";
import { Button } from "../kit/controls.tsx";
import { useTask } from "../kit/hooks.ts";
import { DiagramText } from "../table/desk.tsx";
import { ROUND_WORDS } from "./words/round-words.ts";

export function MorePart(props: { diagram: string; start: PositionInput; moves: readonly Move[] }) {
  const { diagram, start, moves } = props;
  const [said, say] = useState("");
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(diagram);
      say(ROUND_WORDS.copied);
    } catch {
      // It can still be marked by hand.
      say(ROUND_WORDS.browserDoesNotAllow);
    }
  };
  // Without an address the page opens all the same, empty.
  const link = useTask(() => engine.write(start, [...moves], "link"), [start, moves]);
  return (
    <>
      <DiagramText text={diagram} />
      <Button press={() => void copy()}>{ROUND_WORDS.copyDiagram}</Button>
      <p class="note" role="status">
        {said}
      </p>
      <p>
        <a href={link.kind === "done" ? `referee.html#${link.found}` : "referee.html"}>
          {ROUND_WORDS.playFromHere}
        </a>
      </p>
    </>
  );
}
