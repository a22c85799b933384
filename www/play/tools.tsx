/** The tools for a board in set-up: each with its number key and its sign. */
import type { Ink } from "./position-rows.ts";
import { SET_UP_WORDS, TOOL_WORDS } from "./words.ts";

/** The effect of a press: it lays something, or asks whose the point is. */
export type Brush = Ink | "?";

export interface Tool {
  key: string;
  ink: Brush;
  name: string;
  /** The description, for readers who listen and for those who point at it. */
  about: string;
}

const LAYING: readonly Tool[] = [
  { key: "1", ink: "x", ...TOOL_WORDS.black },
  { key: "2", ink: "o", ...TOOL_WORDS.white },
  { key: "3", ink: ".", ...TOOL_WORDS.empty },
  { key: "4", ink: "#", ...TOOL_WORDS.ko },
  { key: "5", ink: "*", ...TOOL_WORDS.permanent },
  { key: "6", ink: "X", ...TOOL_WORDS.permanentBlack },
  { key: "7", ink: "O", ...TOOL_WORDS.permanentWhite },
  { key: "8", ink: ",", ...TOOL_WORDS.hole },
];

/** Where a verdict stands beside the board. */
const ASKING: Tool = { key: "9", ink: "?", ...TOOL_WORDS.whose };

export const toolsOf = (asks: boolean): readonly Tool[] =>
  asks ? [...LAYING.slice(0, 3), ASKING, ...LAYING.slice(3)] : LAYING;

export function ToolBox(props: {
  tools: readonly Tool[];
  chosen: Brush;
  /** A tool that this board can't use stays in its place and says so. */
  off: Brush | null;
  choose: (tool: Tool) => void;
}) {
  const { tools, chosen, off, choose } = props;
  const asks = tools.includes(ASKING);
  return (
    // biome-ignore lint/a11y/useSemanticElements: no field is in it
    <div class={`tools${asks ? " with-asking" : ""}`} role="group" aria-label={SET_UP_WORDS.tools}>
      {tools.map((tool) => (
        <button
          key={tool.ink}
          type="button"
          class="tool"
          aria-label={TOOL_WORDS.tool(tool)}
          aria-keyshortcuts={tool.key}
          aria-pressed={tool.ink === chosen}
          aria-disabled={tool.ink === off}
          title={TOOL_WORDS.byKey(tool)}
          onClick={() => tool.ink !== off && choose(tool)}
        >
          <Sign ink={tool.ink} />
          <span>{tool.name}</span>
        </button>
      ))}
    </div>
  );
}

/** The signs of the board, on a crossing of two lines. */
function Sign({ ink }: { ink: Brush }) {
  const color = ink === "x" || ink === "X" ? "black" : "white";
  return (
    <svg viewBox="0 0 24 24" width="28" height="28" class="tool-sign" aria-hidden="true">
      {ink !== "," && <path class="cross" d="M0 12h24M12 0v24" />}
      {"xoXO".includes(ink) && <circle class={color} cx="12" cy="12" r="9.5" />}
      {(ink === "X" || ink === "O") && <circle class={`ring on-${color}`} cx="12" cy="12" r="6" />}
      {ink === "#" && <rect class="mark" x="8" y="8" width="8" height="8" />}
      {ink === "*" && <circle class="mark" cx="12" cy="12" r="4.5" />}
      {ink === "?" && <circle class="asked-point" cx="12" cy="12" r="8" />}
      {ink === "," && <rect class="hole" x="4" y="4" width="16" height="16" rx="2" />}
    </svg>
  );
}
