/**
 * Under a finished report of the referee: the question what other laws say. What answers it is fetched when
 * somebody asks, or at once where the address has named the rules.
 */
import { button, element } from "../dom.ts";
import type { Board, PositionInput, RefereeReport, Situation } from "../engine/engine.ts";
import type { LawQuestion, RulesName } from "../engine/systems.ts";

/** A position that LJRG's referee has judged. */
export interface JudgedPosition {
  board: Board;
  situation: Situation;
  position: PositionInput;
  /** Of LJRG’s referee, as far as it is needed; empty where LJRG is not asked. */
  report: Pick<RefereeReport, "control" | "score" | "nodes">;
}

export interface LawsOptions {
  /** Those to begin with; null where nobody has named any. */
  rules: readonly RulesName[] | null;
  /** The reader has chosen others. */
  onRules(rules: RulesName[]): void;
  /** The level of the heading; null in somebody else's page. */
  level: 2 | 3 | null;
  /** The pages of the book stand beside this one, and clauses of LJRG lead there. */
  inBook: boolean;
  /** A question of 1989 can be argued; absent where there is no table for it. */
  onArgue?: ((question: LawQuestion) => void) | undefined;
  /** A claim that shows what LJRG says can be played; absent where there is none. */
  onClaim?: (() => void) | undefined;
}

export interface LawsView {
  destroy(): void;
}
export type MountLaws = (host: HTMLElement, judged: JudgedPosition, options: LawsOptions) => LawsView;

export function inviteLaws(
  host: HTMLElement,
  judged: JudgedPosition,
  options: LawsOptions,
  load: () => Promise<{ mountLaws: MountLaws }>,
): LawsView {
  let gone = false;
  let view: LawsView | null = null;
  const said = element("p", { class: "laws-lead" }, LEAD);
  const open = async (): Promise<void> => {
    ask.ariaDisabled = "true";
    ask.textContent = "Fetching the other rules";
    try {
      const { mountLaws } = await load();
      if (gone) return;
      view = mountLaws(host, judged, options);
    } catch {
      if (gone) return;
      said.textContent = "What knows the other rules did not load. Try again when you are online.";
      ask.ariaDisabled = null;
      ask.textContent = ASK;
    }
  };
  const ask = button(ASK, "quiet", () => void open());
  const { level } = options;
  const heading = element(level === null ? "p" : `h${level}`, { class: "laws-title" }, "By other laws");
  host.replaceChildren(element("div", { class: "laws-invite" }, heading, said, ask));
  if (options.rules) void open();
  return {
    destroy() {
      gone = true;
      view?.destroy();
      host.replaceChildren();
    },
  };
}

const ASK = "Ask other laws";
const LEAD =
  "One position, many laws: what would the rules of 1989, those of 2003 or area scoring say of it, and where do they part?";
