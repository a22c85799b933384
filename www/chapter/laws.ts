/** Several laws side by side below a figure: fetched when somebody asks. What LJRG says is asked of its referee first. */
import { button, element } from "../dom.ts";
import { DEFAULT_BUDGET, type Engine, engine, prover } from "../engine/engine.ts";
import type { RulesName } from "../engine/systems.ts";
import type { JudgedPosition } from "../rule-sets/invite.tsx";
import type { Figure } from "./data.ts";

type Compared = Pick<Figure, "title" | "position" | "says"> & { laws: RulesName[] };

export function comparison({ title, position, laws }: Compared, level: 2 | 3): HTMLElement {
  const note = element("p", { class: "note", role: "status" });
  const view = element("div", { class: "laws-place" });
  const ask = button("Ask these rule sets", "filled", () => void open());

  async function open(): Promise<void> {
    if (ask.ariaDisabled === "true") return;
    ask.ariaDisabled = "true";
    note.textContent = laws.includes("ljrg")
      ? "The laws are being fetched, and this book’s referee is asked."
      : "The laws are being fetched.";
    try {
      const [{ mountComparison }, judged] = await Promise.all([
        import("../rule-sets/styled-comparison.ts"),
        judge(engine, position, laws),
      ]);
      note.textContent = "";
      ask.hidden = true;
      mountComparison(view, judged, { rules: laws, onRules: () => {}, level, inBook: true });
    } catch {
      note.textContent = "What knows the laws did not load. Ask again when you are online.";
      ask.ariaDisabled = null;
    }
  }

  const head = title === null ? null : element(`h${level}`, { class: "step-title" }, title);
  return element("div", { class: "judge compares" }, head, ask, note, view);
}

async function judge(
  light: Pick<Engine, "follow">,
  position: Figure["position"],
  laws: readonly RulesName[],
): Promise<JudgedPosition> {
  const { board, situations } = await light.follow(position, []);
  const [situation] = situations;
  if (!situation) throw new RangeError("a position has a situation");
  const report = laws.includes("ljrg")
    ? await prover.referee({ start: position, moves: [] }, DEFAULT_BUDGET)
    : { control: [], score: null, nodes: 0 };
  return { board, situation, position, report };
}
