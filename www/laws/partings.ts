/** The rule sets that agree, stage by stage: the lines of the table show them. Pure. */
import type { ComparisonReport, PartingStage, RulesName } from "../engine/systems.ts";

export const STAGES = ["stop", "dead", "whose", "counted"] as const satisfies readonly PartingStage[];

/** The relation of two rule sets up to a stage and at it. */
type Standing = "same" | "parted" | "open";

type Found = Pick<ComparisonReport, "partings" | "open">;

const isPair = (pair: readonly [RulesName, RulesName], one: RulesName, other: RulesName): boolean =>
  pair.includes(one) && pair.includes(other);

/** `open`: nobody knows by now, since one of both has not decided, or its text doesn't say. */
export function standing(found: Found, one: RulesName, other: RulesName, stage: PartingStage): Standing {
  if (one === other) return "same";
  const at = STAGES.indexOf(stage);
  const parting = found.partings.find(({ rules }) => isPair(rules, one, other));
  if (parting) {
    if (STAGES.indexOf(parting.stage) <= at) return "parted";
    return parting.hidden.some((hidden) => STAGES.indexOf(hidden) <= at) ? "open" : "same";
  }
  const open = found.open.find(({ rules }) => isPair(rules, one, other));
  return open && STAGES.indexOf(open.stage) <= at ? "open" : "same";
}

/** The content of a column at a stage. */
export interface Cell {
  /** The column whose line it is on: its own, or that of an earlier one that says the same. */
  line: number;
  /** `own`: it goes alone; `same`: as the column of its line; `open`: that is not known. */
  kind: "own" | "same" | "open";
  /** It leaves that column's line here. */
  leaves: number | null;
}

/** The lines of a table with these columns, stage by stage: the first column is the trunk. */
export function lines(found: Found, columns: readonly RulesName[]): Record<PartingStage, Cell[]> {
  const rows = STAGES.map((stage) => {
    const row: Omit<Cell, "leaves">[] = [];
    for (const [at, law] of columns.entries()) {
      const stands = (before: number): Standing => standing(found, columns[before] ?? law, law, stage);
      const leaders = row.flatMap(({ line }, before) => (line === before ? [before] : []));
      const same = leaders.find((before) => stands(before) === "same");
      const open = leaders.find((before) => stands(before) === "open");
      if (same !== undefined) row.push({ line: same, kind: "same" });
      else if (open !== undefined) row.push({ line: open, kind: "open" });
      else row.push({ line: at, kind: "own" });
    }
    return row;
  });
  const cells = rows.map((row, stage) =>
    row.map((cell, at): Cell => {
      const before = stage === 0 ? 0 : (rows[stage - 1]?.[at]?.line ?? 0);
      return { ...cell, leaves: cell.line === at && before !== at ? before : null };
    }),
  );
  return { stop: cells[0] ?? [], dead: cells[1] ?? [], whose: cells[2] ?? [], counted: cells[3] ?? [] };
}

/** Whether all columns say the same at this stage and before it. */
export const together = (cells: readonly Cell[]): boolean =>
  cells.every(({ kind }, at) => kind === "same" || at === 0);

/** The relation of a rule set to the first one in all: this is what the reader predicts. */
export function differs(found: Found, base: RulesName, law: RulesName): "yes" | "no" | "open" {
  if (found.partings.some(({ rules }) => isPair(rules, base, law))) return "yes";
  return found.open.some(({ rules }) => isPair(rules, base, law)) ? "open" : "no";
}
