/** The table of a wide page: a column a rule set, a row a stage, and a line that branches off where two of them part. */

import { RULE_SETS } from "../engine/rule-sets.ts";
import type { ComparedRuling, PartingStage, RulesName } from "../engine/systems.ts";
import { Button } from "../kit/controls.tsx";
import { useFocus } from "../kit/hooks.ts";
import { amid } from "../laws/law-words.ts";
import { type Cell, lines, STAGES, together } from "../laws/partings.ts";
import { clauseOf, openWords, someOpen } from "../laws/ruling-parts.ts";
import { QUESTIONS, resultWords, said } from "../laws/ruling-words.ts";
import { rulingOf, type Shown } from "../laws/scene.ts";
import { Clause } from "./clause.tsx";
import { PositionMap, StatusMap } from "./maps.tsx";
import type { Acts, RulingAct } from "./ruling-acts.ts";
import { begun, COMPARED, WORDS } from "./words.ts";

export function CompareTable({ shown, acts }: { shown: Shown; acts: Acts }) {
  const { columns, found, scene } = shown;
  const rulings = columns.map((one) => rulingOf(found, one)).filter((ruling) => ruling !== undefined);
  const rows = lines(found, columns);
  const first = STAGES.find((stage) => rows[stage].some(({ leaves }) => leaves !== null));
  return (
    <table class="laws-table">
      <caption class="visually-hidden">{WORDS.tableCaption}</caption>
      <thead>
        <tr>
          <td class="laws-board" rowSpan={3}>
            <PositionMap scene={scene} />
          </td>
          {columns.map((one) => (
            <th key={one} scope="col" class="law-head">
              <span class="law-title">{RULE_SETS[one].title}</span>
              <span class="law-by">{RULE_SETS[one].by}</span>
            </th>
          ))}
        </tr>
        <tr>
          {rulings.map((ruling) => (
            <td key={ruling.rules} class="law-map">
              <StatusMap scene={scene} ruling={ruling} />
            </td>
          ))}
        </tr>
        <tr>
          {rulings.map((ruling) => (
            <td key={ruling.rules} class="law-result">
              <span class={ruling.result === "?" ? "quiet-result" : ""}>{resultWords(ruling)}</span>
            </td>
          ))}
        </tr>
      </thead>
      <tbody>
        {STAGES.map((stage, at) => (
          <tr key={stage} class={stage === first ? "stage first-parting" : "stage"}>
            <RowHead number={at + 1} stage={stage} note={rowNote(rows[stage], columns, stage === first)} />
            {stage === "stop" && together(rows.stop) && rulings.every(({ mayStop }) => mayStop === "yes") ? (
              <AllMayStop count={rulings.length} isFinal={scene.situation.final} />
            ) : (
              rulings.map((ruling, at) => (
                <RulingCell
                  key={ruling.rules}
                  shown={shown}
                  ruling={ruling}
                  stage={stage}
                  cells={rows[stage]}
                  at={at}
                />
              ))
            )}
          </tr>
        ))}
        {someOpen(shown) && <OpenRow rulings={rulings} />}
      </tbody>
      <LineRow columns={columns} acts={acts} />
    </table>
  );
}

const RowHead = ({ number, stage, note }: { number: number; stage: PartingStage; note: string }) => (
  <th scope="row">
    <span class="stage-question">
      <span class="stage-number">{number}</span>
      {QUESTIONS[stage]}
    </span>
    {note !== "" && <span class="stage-note">{note}</span>}
  </th>
);

/** "Here they part: Area leaves this book." */
function rowNote(cells: readonly Cell[], columns: readonly RulesName[], first: boolean): string {
  const leaving = new Map<number, number[]>();
  for (const [at, { leaves }] of cells.entries())
    if (leaves !== null) leaving.set(leaves, [...(leaving.get(leaves) ?? []), at]);
  const title = (at: number): string => amid(columns[at]);
  const told = [...leaving].map(([from, at]) => COMPARED.leaves({ laws: at.map(title), from: title(from) }));
  const open = cells.filter(({ kind }) => kind === "open").length;
  if (told.length === 0) return open > 0 ? COMPARED.nobodyKnowsYet({ open }) : "";
  return [first ? COMPARED.hereTheyPart : "", ...told].filter(Boolean).join(" ");
}

const Dot = () => <span class="dot" aria-hidden="true" />;

const AllMayStop = ({ count, isFinal }: { count: number; isFinal: boolean }) => (
  <td class="cell own first-dot" colSpan={count}>
    <Dot />
    <p>{COMPARED[isFinal ? "allMayStop" : "allMayStopOnce"]({ count })}</p>
  </td>
);

function RulingCell(props: {
  shown: Shown;
  ruling: ComparedRuling;
  stage: PartingStage;
  cells: readonly Cell[];
  at: number;
}) {
  const { shown, ruling, stage, cells, at } = props;
  const here = cells[at] ?? { line: at, kind: "own", leaves: null };
  const { words, open } = said(shown.scene, ruling, stage);
  const [sign, heard] = here.kind === "same" ? ["=", COMPARED.as] : ["?", COMPARED.notKnownWhether];
  // Where two part, one reads at once why; elsewhere the clause tells when it is opened.
  const isParted = cells.some(({ leaves }, other) => leaves !== null && (other === at || leaves === at));
  return (
    <td class={`cell ${here.kind}${here.leaves === null ? "" : " leaves"}`}>
      {here.kind === "own" ? (
        <Dot />
      ) : (
        <>
          <span class="as-sign" aria-hidden="true">
            {sign}
          </span>
          <span class="visually-hidden">{`${heard} ${amid(shown.columns[here.line])}: `}</span>
        </>
      )}
      {here.leaves !== null && (
        <span class="branch" aria-hidden="true" style={{ "--over": String(at - here.leaves) }} />
      )}
      <p class={open ? "not-decided" : ""}>{words}</p>
      {isParted && !open && <p class="why">{`${begun(clauseOf(ruling, stage).says)}.`}</p>}
      <Clause ruling={ruling} stage={stage} inBook={shown.inBook} />
    </td>
  );
}

const OpenRow = ({ rulings }: { rulings: readonly ComparedRuling[] }) => (
  <tr class="stage still-open">
    <th scope="row">
      <span class="stage-question">{WORDS.open}</span>
      <span class="stage-note">{WORDS.openNote}</span>
    </th>
    {rulings.map((ruling) => (
      <td key={ruling.rules} class="cell">
        {ruling.open.length > 0 ? (
          openWords(ruling).map((words) => <p key={words}>{words}</p>)
        ) : (
          <p class="why">{COMPARED.nothing}</p>
        )}
      </td>
    ))}
  </tr>
);

function LineRow({ columns, acts }: { columns: readonly RulesName[]; acts: Acts }) {
  const all = columns.map((one) => [one, acts(one)] as const);
  if (all.every(([, { line, argue }]) => !line && !argue)) return null;
  return (
    <tfoot>
      <tr>
        <th scope="row" class="stage-note">
          {COMPARED.playedOut}
        </th>
        {all.map(([one, { line, argue }]) => (
          <td key={one} class="cell">
            {line && <ActButton act={line} look="link" of={RULE_SETS[one].title} />}
            {argue && <ActButton act={argue} look="link" of={RULE_SETS[one].title} />}
          </td>
        ))}
      </tr>
    </tfoot>
  );
}

/** A button that shows or argues a ruling. It has the focus again when its view closes. */
export function ActButton({ act, look, of }: { act: RulingAct; look: string; of?: string }) {
  const ref = useFocus<HTMLButtonElement>(act.isBack);
  return (
    <Button look={look} press={act.show} ref={ref} aria-label={of && `${act.text}: ${of}`}>
      {act.text}
    </Button>
  );
}
