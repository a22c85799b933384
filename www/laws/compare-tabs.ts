/** The same on a phone: the board of one law, tabs for all, and its stages beside those of another. */
import { button, element, focusedBeside } from "../dom.ts";
import { RULE_SETS } from "../engine/rule-sets.ts";
import type { ComparedRuling, PartingStage } from "../engine/systems.ts";
import { STAGES, standing } from "./partings.ts";
import { begun, clause, clauseOf, openWords } from "./ruling-parts.ts";
import { figure, QUESTIONS, resultSign, resultWords, said } from "./ruling-words.ts";
import { type Acts, rulingOf, type Shown } from "./scene.ts";

/** What is looked at; it outlives a redrawing. */
export interface Looking {
  /** The column on the board. */
  at: number;
  /** The column beside it. */
  beside: number;
}

export interface TabActs extends Acts {
  /** Shows a column, or puts another beside it. */
  look(looking: Looking): void;
}

let made = 0;

export function compareTabs(shown: Shown, board: HTMLElement, looking: Looking, acts: TabActs): HTMLElement {
  const { columns, found } = shown;
  const law = columns[looking.at];
  const ruling = law && rulingOf(found, law);
  const id = `laws-${++made}`;
  const tabs = columns.map((one, at) => tab(shown, at, id, looking, acts, one));
  const list = element("div", { class: "laws-tabs", role: "tablist", "aria-label": "Laws" }, ...tabs);
  list.addEventListener("keydown", (event) => {
    const steps: Record<string, number> = {
      ArrowRight: 1,
      ArrowLeft: -1,
      Home: -looking.at,
      End: columns.length - 1 - looking.at,
    };
    const step = steps[event.key];
    if (step === undefined || !list.contains(focusedBeside(list))) return;
    event.preventDefault();
    const at = (looking.at + step + columns.length) % columns.length;
    acts.look({ ...looking, at });
  });
  const panel = element("div", {
    class: "laws-tabpanel",
    role: "tabpanel",
    id,
    "aria-labelledby": `${id}-${looking.at}`,
  });
  if (ruling) panel.append(...stages(shown, ruling, looking, acts));
  return element("div", { class: "laws-phone" }, board, list, panel);
}

function tab(
  shown: Shown,
  at: number,
  id: string,
  looking: Looking,
  acts: TabActs,
  law: Shown["columns"][number],
): HTMLElement {
  const ruling = rulingOf(shown.found, law);
  const chosen = at === looking.at;
  const made = button(
    element("span", {}, RULE_SETS[law].short),
    "laws-tab",
    () => acts.look({ ...looking, at }),
    {
      role: "tab",
      id: `${id}-${at}`,
      "aria-controls": id,
      "aria-selected": String(chosen),
      "aria-label": `${RULE_SETS[law].title}: ${ruling ? resultWords(ruling) : "not decided"}`,
      tabindex: chosen ? "0" : "-1",
      "data-key": `tab ${law}`,
    },
  );
  made.append(element("b", {}, ruling ? resultSign(ruling) : "?"));
  return made;
}

function stages(shown: Shown, ruling: ComparedRuling, looking: Looking, acts: TabActs): HTMLElement[] {
  const { columns, found, scene } = shown;
  const at = looking.beside === looking.at ? (looking.at === 0 ? 1 : 0) : looking.beside;
  const other = columns[at];
  const beside = other && rulingOf(found, other);
  const { title, by, short } = RULE_SETS[ruling.rules];
  const parting = other && STAGES.find((stage) => standing(found, ruling.rules, other, stage) === "parted");
  const head = element(
    "div",
    { class: "laws-tab-head" },
    element("p", { class: `law-result${ruling.result === "?" ? " quiet-result" : ""}` }, resultWords(ruling)),
    element("p", { class: "law-by" }, `${title}, ${by}`),
  );
  const table = element(
    "table",
    { class: "laws-stages" },
    element(
      "caption",
      { class: "visually-hidden" },
      beside ? `${title} beside ${RULE_SETS[beside.rules].title}` : title,
    ),
    element(
      "thead",
      {},
      element(
        "tr",
        {},
        element("td", { colspan: "2" }),
        element("th", { scope: "col" }, short),
        beside && element("th", { scope: "col", class: "beside" }, RULE_SETS[beside.rules].short),
      ),
    ),
    element(
      "tbody",
      {},
      ...STAGES.flatMap((stage) => {
        const how = other ? standing(found, ruling.rules, other, stage) : "same";
        const parts = stage === parting;
        return [
          element(
            "tr",
            { class: parts ? "parts-here" : "" },
            element("td", { class: "stage-sign" }, ...stageSign(how, parts)),
            element("th", { scope: "row" }, QUESTIONS[stage]),
            element("td", {}, figure(scene, ruling, stage)),
            beside && element("td", { class: "beside" }, figure(scene, beside, stage)),
          ),
          detail(shown, ruling, stage, parts),
        ];
      }),
    ),
  );
  const open = openWords(ruling);
  const line = acts.lineOf(ruling.rules);
  const argue = acts.argueOf(ruling.rules);
  const next = columns.findIndex((_, one) => one > at && one !== looking.at);
  const then = next >= 0 ? next : columns.findIndex((_, one) => one !== looking.at);
  return [
    head,
    table,
    ...(open.length > 0
      ? [
          element(
            "div",
            { class: "laws-open" },
            element("p", { class: "stage-question" }, "What is open"),
            ...open.map((words) => element("p", {}, words)),
          ),
        ]
      : []),
    element(
      "div",
      { class: "laws-acts" },
      columns.length > 2 &&
        button("Beside another", "quiet", () => acts.look({ ...looking, beside: then }), {
          "data-key": "beside",
        }),
      line && button(line.text, "filled", line.show, { "data-key": `line ${ruling.rules}` }),
      argue && button(argue.text, "quiet", argue.show, { "data-key": `argue ${ruling.rules}` }),
    ),
  ];
}

/** "=", a branch, or a question mark; below the parting nothing need be the same. */
function stageSign(how: ReturnType<typeof standing>, parts: boolean): HTMLElement[] {
  const [sign, heard] = parts
    ? ["┬", "They part here."]
    : how === "same"
      ? ["=", "The same."]
      : how === "open"
        ? ["?", "Not known."]
        : ["", ""];
  return [
    element("span", { "aria-hidden": "true", class: parts ? "fork" : "" }, parts ? null : sign),
    element("span", { class: "visually-hidden" }, heard),
  ];
}

function detail(shown: Shown, ruling: ComparedRuling, stage: PartingStage, parts: boolean): HTMLElement {
  const { words } = said(shown.scene, ruling, stage);
  // "Yes" stands above it already.
  const plain = stage === "stop" && ruling.because.length === 0;
  const says = clauseOf(ruling, stage).says;
  const why = parts ? `They part here. ${begun(says)}.` : "";
  return element(
    "tr",
    { class: parts ? "stage-detail parts-here" : "stage-detail" },
    element("td", {}),
    element(
      "td",
      { colspan: "3" },
      !plain && element("p", {}, words),
      why !== "" && element("p", { class: "why" }, why),
      clause(ruling, stage, shown.inBook),
    ),
  );
}
