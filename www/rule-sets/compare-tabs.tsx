/** The comparison on a phone: the board of one rule set, tabs for all, and its stages beside those of another. */

import type { ComponentChildren, TargetedKeyboardEvent } from "preact";
import { useMemo } from "preact/hooks";
import { RULE_SETS } from "../engine/rule-sets.ts";
import type { ComparedRuling, PartingStage, RulesName } from "../engine/systems.ts";
import { Button } from "../kit/controls.tsx";
import { useChange, useFocus } from "../kit/hooks.ts";
import { STAGES, standing } from "../laws/partings.ts";
import { clauseOf, openWords } from "../laws/ruling-parts.ts";
import { figure, QUESTIONS, resultSign, resultWords, said } from "../laws/ruling-words.ts";
import { rulingOf, type Shown } from "../laws/scene.ts";
import { Clause } from "./clause.tsx";
import { ActButton } from "./compare-table.tsx";
import type { Looking } from "./comparison-state.ts";
import type { Acts } from "./ruling-acts.ts";
import { begun, COMPARED, WORDS } from "./words.ts";

interface TabsProps {
  shown: Shown;
  looking: Looking;
  look: (looking: Looking) => void;
  acts: Acts;
}

/** Several comparisons may stand on one page. */
let made = 0;

export function CompareTabs({ board, ...props }: TabsProps & { board: ComponentChildren }) {
  const { shown, looking, look } = props;
  const { columns, found } = shown;
  const id = useMemo(() => `laws-${++made}`, []);
  const current = columns[looking.at];
  const ruling = current && rulingOf(found, current);
  const walk = (event: TargetedKeyboardEvent<HTMLElement>): void => {
    const steps: Record<string, number> = {
      ArrowRight: 1,
      ArrowLeft: -1,
      Home: -looking.at,
      End: columns.length - 1 - looking.at,
    };
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    look({ ...looking, at: (looking.at + step + columns.length) % columns.length, walked: true });
  };
  return (
    <div class="laws-phone">
      {board}
      <div class="laws-tabs" role="tablist" aria-label={WORDS.tabs} onKeyDown={walk}>
        {columns.map((one, at) => (
          <Tab
            key={one}
            ruleSet={one}
            ruling={rulingOf(found, one)}
            id={`${id}-${at}`}
            panel={id}
            isChosen={at === looking.at}
            isWalked={looking.walked}
            choose={() => look({ ...looking, at, walked: false })}
          />
        ))}
      </div>
      <div class="laws-tabpanel" role="tabpanel" id={id} aria-labelledby={`${id}-${looking.at}`}>
        {ruling && <Stages ruling={ruling} {...props} />}
      </div>
    </div>
  );
}

function Tab(props: {
  ruleSet: RulesName;
  ruling: ComparedRuling | undefined;
  id: string;
  panel: string;
  isChosen: boolean;
  isWalked: boolean;
  choose: () => void;
}) {
  const { ruleSet, ruling, id, isChosen } = props;
  const ref = useFocus<HTMLButtonElement>(isChosen && props.isWalked);
  useChange(isChosen, (now) => {
    if (now) ref.current?.scrollIntoView({ block: "nearest", inline: "nearest" });
  });
  return (
    <button
      ref={ref}
      type="button"
      class="laws-tab"
      role="tab"
      id={id}
      aria-controls={props.panel}
      aria-selected={isChosen ? "true" : "false"}
      aria-label={`${RULE_SETS[ruleSet].title}: ${ruling ? resultWords(ruling) : COMPARED.notDecided}`}
      tabIndex={isChosen ? 0 : -1}
      onClick={props.choose}
    >
      <span>{RULE_SETS[ruleSet].short}</span>
      <b>{ruling ? resultSign(ruling) : "?"}</b>
    </button>
  );
}

function Stages({ ruling, shown, looking, look, acts }: TabsProps & { ruling: ComparedRuling }) {
  const { columns, found, scene } = shown;
  const at = looking.beside === looking.at ? (looking.at === 0 ? 1 : 0) : looking.beside;
  const other = columns[at];
  const beside = other && rulingOf(found, other);
  const { title, by, short } = RULE_SETS[ruling.rules];
  const how = (stage: PartingStage) => (other ? standing(found, ruling.rules, other, stage) : "same");
  const parting = STAGES.find((stage) => how(stage) === "parted");
  const open = openWords(ruling);
  const { line, argue } = acts(ruling.rules);
  const next = columns.findIndex((_, one) => one > at && one !== looking.at);
  const then = next >= 0 ? next : columns.findIndex((_, one) => one !== looking.at);
  return (
    <>
      <div class="laws-tab-head">
        <p class={`law-result${ruling.result === "?" ? " quiet-result" : ""}`}>{resultWords(ruling)}</p>
        <p class="law-by">{`${title}, ${by}`}</p>
      </div>
      <table class="laws-stages">
        <caption class="visually-hidden">
          {beside ? COMPARED.beside({ title, other: RULE_SETS[beside.rules].title }) : title}
        </caption>
        <thead>
          <tr>
            <td colSpan={2} />
            <th scope="col">{short}</th>
            {beside && (
              <th scope="col" class="beside">
                {RULE_SETS[beside.rules].short}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {STAGES.flatMap((stage) => [
            <tr key={stage} class={stage === parting ? "parts-here" : ""}>
              <StageSign how={how(stage)} isParting={stage === parting} />
              <th scope="row">{QUESTIONS[stage]}</th>
              <td>{figure(scene, ruling, stage)}</td>
              {beside && <td class="beside">{figure(scene, beside, stage)}</td>}
            </tr>,
            <Detail
              key={`${stage} ${ruling.rules}`}
              shown={shown}
              ruling={ruling}
              stage={stage}
              isParting={stage === parting}
            />,
          ])}
        </tbody>
      </table>
      {open.length > 0 && (
        <div class="laws-open">
          <p class="stage-question">{WORDS.open}</p>
          {open.map((words) => (
            <p key={words}>{words}</p>
          ))}
        </div>
      )}
      <div class="laws-acts">
        {columns.length > 2 && (
          <Button press={() => look({ ...looking, beside: then, walked: false })}>
            {COMPARED.besideAnother}
          </Button>
        )}
        {line && <ActButton key={`line ${ruling.rules}`} act={line} look="filled" />}
        {argue && <ActButton key={`argue ${ruling.rules}`} act={argue} look="quiet" />}
      </div>
    </>
  );
}

/** "=", a branch, or a question mark; below the parting nothing need be the same. */
function StageSign({ how, isParting }: { how: ReturnType<typeof standing>; isParting: boolean }) {
  const [sign, heard] = isParting
    ? ["", COMPARED.theyPartHere]
    : { same: ["=", COMPARED.same], open: ["?", COMPARED.notKnown], parted: ["", ""] }[how];
  return (
    <td class="stage-sign">
      <span aria-hidden="true" class={isParting ? "fork" : ""}>
        {sign}
      </span>
      <span class="visually-hidden">{heard}</span>
    </td>
  );
}

function Detail(props: { shown: Shown; ruling: ComparedRuling; stage: PartingStage; isParting: boolean }) {
  const { shown, ruling, stage, isParting } = props;
  // "Yes" stands above it already.
  const isPlain = stage === "stop" && ruling.because.length === 0;
  return (
    <tr class={isParting ? "stage-detail parts-here" : "stage-detail"}>
      <td />
      <td colSpan={3}>
        {!isPlain && <p>{said(shown.scene, ruling, stage).words}</p>}
        {isParting && <p class="why">{COMPARED.partSays({ says: begun(clauseOf(ruling, stage).says) })}</p>}
        <Clause ruling={ruling} stage={stage} inBook={shown.inBook} />
      </td>
    </tr>
  );
}
