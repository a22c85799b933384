/** What stands behind "More": the diagram to copy, and the way to play on. */
import { useState } from "preact/hooks";
import { engine, type Move, type PositionInput } from "../engine/engine.ts";
import { Button } from "../kit/controls.tsx";
import { useTask } from "../kit/hooks.ts";

export function MorePart(props: { diagram: string; start: PositionInput; moves: readonly Move[] }) {
  const { diagram, start, moves } = props;
  const [said, say] = useState("");
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(diagram);
      say("Copied.");
    } catch {
      // It can still be marked by hand.
      say("This browser does not allow it. Mark the diagram and copy it yourself.");
    }
  };
  // Without an address the page opens all the same, empty.
  const link = useTask(() => engine.write(start, [...moves], "link"), [start, moves]);
  return (
    <>
      <h3>The diagram as text</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls */}
      {/* biome-ignore lint/a11y/useAriaPropsSupportedByRole: what scrolls needs a name */}
      <pre tabIndex={0} aria-label="The diagram as text">
        {diagram}
      </pre>
      <Button press={() => void copy()}>Copy the diagram</Button>
      <p class="note" role="status">
        {said}
      </p>
      <p>
        <a href={link.kind === "done" ? `referee.html#${link.found}` : "referee.html"}>Play on from here</a>
      </p>
    </>
  );
}
