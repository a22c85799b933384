/** The table of a wide page: a column a law, a row a stage, and a line that branches off where two of them part. */
import { button, element } from "../dom.ts";
import { RULE_SETS } from "../engine/rule-sets.ts";
import type { ComparedRuling, PartingStage, RulesName } from "../engine/systems.ts";
import { list } from "../table/situation-words.ts";
import { amid } from "./law-words.ts";
import { type Cell, lines, STAGES, together } from "./partings.ts";
import { begun, clause, clauseOf, openWords, someOpen, statusMap } from "./ruling-parts.ts";
import { few, QUESTIONS, resultWords, said } from "./ruling-words.ts";
import { type Acts, rulingOf, type Shown } from "./scene.ts";

export function compareTable(shown: Shown, board: HTMLElement, acts: Acts): HTMLElement {
  const { columns, found, scene } = shown;
  const rulings = columns.map((law) => rulingOf(found, law)).filter((ruling) => ruling !== undefined);
  const rows = lines(found, columns);
  const first = STAGES.find((stage) => rows[stage].some(({ leaves }) => leaves !== null));
  const table = element(
    "table",
    { class: "laws-table" },
    element("caption", { class: "visually-hidden" }, "What each law says of this position, stage by stage"),
    element(
      "thead",
      {},
      element(
        "tr",
        {},
        element("td", { class: "laws-board", rowspan: "3" }, board),
        ...rulings.map(({ rules }) => head(rules)),
      ),
      element("tr", {}, ...rulings.map((one) => element("td", { class: "law-map" }, statusMap(scene, one)))),
      element("tr", {}, ...rulings.map((one) => element("td", { class: "law-result" }, result(one)))),
    ),
    element(
      "tbody",
      {},
      ...STAGES.map((stage, at) => {
        const cells = rows[stage];
        const row = element("tr", { class: stage === first ? "stage first-parting" : "stage" });
        row.append(rowHead(at + 1, stage, rowNote(cells, columns, stage === first)));
        const all = stage === "stop" && together(cells) && rulings.every(({ mayStop }) => mayStop === "yes");
        if (all) row.append(allMayStop(rulings.length, scene.situation.final));
        else row.append(...rulings.map((ruling, at) => cell(shown, ruling, stage, cells, at)));
        return row;
      }),
      someOpen(shown) && openRow(rulings),
    ),
    lineRow(columns, acts),
  );
  table.style.setProperty("--columns", String(columns.length));
  return table;
}

function head(law: RulesName): HTMLElement {
  const { title, by } = RULE_SETS[law];
  return element(
    "th",
    { scope: "col", class: "law-head" },
    element("span", { class: "law-title" }, title),
    element("span", { class: "law-by" }, by),
  );
}

const result = (ruling: ComparedRuling): HTMLElement =>
  element("span", { class: ruling.result === "?" ? "quiet-result" : "" }, resultWords(ruling));

function rowHead(number: number, stage: PartingStage, note: string): HTMLElement {
  return element(
    "th",
    { scope: "row" },
    element(
      "span",
      { class: "stage-question" },
      element("span", { class: "stage-number" }, String(number)),
      QUESTIONS[stage],
    ),
    note !== "" && element("span", { class: "stage-note" }, note),
  );
}

/** "Here they part: Area leaves this book." */
function rowNote(cells: readonly Cell[], columns: readonly RulesName[], first: boolean): string {
  const leaving = new Map<number, number[]>();
  for (const [at, { leaves }] of cells.entries())
    if (leaves !== null) leaving.set(leaves, [...(leaving.get(leaves) ?? []), at]);
  const title = (at: number): string => amid(columns[at]);
  const told = [...leaving].map(
    ([from, at]) => `${begun(list(at.map(title)))} ${at.length === 1 ? "leaves" : "leave"} ${title(from)}.`,
  );
  const open = cells.filter(({ kind }) => kind === "open").length;
  if (told.length === 0) return open > 0 ? `Of ${few(open)} nobody knows yet.` : "";
  return [first ? "Here they part." : "", ...told].filter(Boolean).join(" ");
}

function allMayStop(count: number, final: boolean): HTMLElement {
  const words = `Yes, by all ${few(count)}${final ? ": both players have passed." : ", once both have passed."}`;
  return element(
    "td",
    { class: "cell own first-dot", colspan: String(count) },
    dot(),
    element("p", {}, words),
  );
}

const dot = (): HTMLElement => element("span", { class: "dot", "aria-hidden": "true" });

function cell(
  shown: Shown,
  ruling: ComparedRuling,
  stage: PartingStage,
  cells: readonly Cell[],
  at: number,
): HTMLElement {
  const here = cells[at] ?? { line: at, kind: "own", leaves: null };
  const { words, open } = said(shown.scene, ruling, stage);
  const made = element("td", { class: `cell ${here.kind}` });
  const as = shown.columns[here.line];
  if (here.kind === "own") made.append(dot());
  else {
    const [sign, heard] = here.kind === "same" ? ["=", "As"] : ["?", "Not known whether as"];
    made.append(
      element("span", { class: "as-sign", "aria-hidden": "true" }, sign),
      element("span", { class: "visually-hidden" }, `${heard} ${amid(as)}: `),
    );
  }
  if (here.leaves !== null) {
    const branch = element("span", { class: "branch", "aria-hidden": "true" });
    branch.style.setProperty("--over", String(at - here.leaves));
    made.append(branch);
    made.classList.add("leaves");
  }
  // Where two part, one reads at once why; elsewhere the clause tells when it is opened.
  const parted = cells.some(({ leaves }, other) => leaves !== null && (other === at || leaves === at));
  made.append(element("p", { class: open ? "not-decided" : "" }, words));
  if (parted && !open) made.append(element("p", { class: "why" }, `${begun(clauseOf(ruling, stage).says)}.`));
  made.append(clause(ruling, stage, shown.inBook));
  return made;
}

function openRow(rulings: readonly ComparedRuling[]): HTMLElement {
  const note = "What the search has not found out, and what the text itself leaves open.";
  return element(
    "tr",
    { class: "stage still-open" },
    element(
      "th",
      { scope: "row" },
      element("span", { class: "stage-question" }, "What is open"),
      element("span", { class: "stage-note" }, note),
    ),
    ...rulings.map((ruling) =>
      element(
        "td",
        { class: "cell" },
        ...(ruling.open.length > 0
          ? openWords(ruling).map((words) => element("p", {}, words))
          : [element("p", { class: "why" }, "Nothing.")]),
      ),
    ),
  );
}

function lineRow(columns: readonly RulesName[], acts: Acts): HTMLElement | false {
  const all = columns.map((law) => [acts.lineOf(law), acts.argueOf(law)] as const);
  if (all.every((both) => both.every((one) => one === null))) return false;
  return element(
    "tfoot",
    {},
    element(
      "tr",
      {},
      element("th", { scope: "row", class: "stage-note" }, "Played out"),
      ...all.map((both, at) => {
        const law = columns[at];
        if (!law) return element("td", { class: "cell" });
        const acting = (["line", "argue"] as const).map((kind, number) => {
          const act = both[number];
          if (!act) return false;
          const name = `${act.text}: ${RULE_SETS[law].title}`;
          return button(act.text, "link", act.show, { "aria-label": name, "data-key": `${kind} ${law}` });
        });
        return element("td", { class: "cell" }, ...acting);
      }),
    ),
  );
}
