/**
 * The part beside the record of a game by another rule set: the task of its procedure now, and the score at the end.
 */
import { useLayoutEffect, useMemo } from "preact/hooks";
import type { PositionInput } from "../engine/engine.ts";
import { RULE_SETS } from "../engine/rule-sets.ts";
import type { RulesName, SystemMove } from "../engine/systems.ts";
import { Button } from "../kit/controls.tsx";
import { useHeld, useStore } from "../kit/hooks.ts";
import { mount } from "../kit/mount.tsx";
import { type Store, storeOf } from "../kit/store.ts";
import type { RulesSide, SideActs } from "../table/rules.ts";
import { Count } from "./count.tsx";
import { isSystemLine, reachedFrom, type SystemLine } from "./played-line.ts";
import { Settle1989, SettleAmateur, Trial } from "./settle.tsx";
import { disputeWords, endWords, guideWords, placeKey } from "./side-state.ts";
import { controlledView, TenSteps } from "./ten-steps.tsx";
import { Sums, ThreeEnds } from "./three-ends.tsx";
import { PLAYED, resultOf } from "./words.ts";

/** A game up to the place that is looked at. */
interface Place {
  start: PositionInput;
  line: SystemLine;
}

export interface SideProps extends Place {
  ruleSet: RulesName;
  acts: SideActs;
}

/** The view in a page that isn't one itself. */
export function mountSide(host: HTMLElement, ruleSet: RulesName, acts: SideActs): RulesSide {
  const store = storeOf<Place | null, Place>(null, (_, place) => place);
  const destroy = mount(host, <Shown store={store} ruleSet={ruleSet} acts={acts} />);
  return {
    show(start, line) {
      if (isSystemLine(line) && line.situations.length > 0) store.send({ start, line });
    },
    destroy,
  };
}

function Shown({ store, ...rest }: { store: Store<Place | null, Place> } & Omit<SideProps, keyof Place>) {
  const place = useStore(store);
  return place && <RuleSetSide {...place} {...rest} />;
}

export function RuleSetSide(props: SideProps) {
  const { line, acts } = props;
  const root = useHeld<HTMLElement>(
    (part) => part.querySelector<HTMLElement>("[tabindex='-1'], button"),
    acts.focus,
  );
  const key = placeKey(line);
  const seen = line.situations.at(-1);
  useLayoutEffect(() => {
    const dispute = seen?.system.dispute;
    if (seen && dispute) acts.overlay(controlledView(dispute, seen.system));
  }, [key]);
  return (
    <section class="by-system" aria-label={PLAYED.whatRulesAsk} ref={root}>
      {/* At another place of the game everything is another thing: no second press does what the first one led to. */}
      <Asked key={key} {...props} />
    </section>
  );
}

const Guide = ({ words }: { words: string }) => (
  <p class="stage-words" tabIndex={-1}>
    {words}
  </p>
);

function Asked({ ruleSet, start, line, acts }: SideProps) {
  const { system } = line.situations.at(-1) ?? {};
  if (!system) return null;
  const { stage, dispute, sums } = system;
  const komi = start.komi ?? 0;
  const make = (made: SystemMove): void => acts.move(made);
  if (stage.kind === "over") return <Over ruleSet={ruleSet} start={start} line={line} acts={acts} />;
  if (dispute)
    return (
      <>
        <Guide words={disputeWords(dispute.step, system.ended)} />
        <div class="acts">
          {line.played.acts.includes("next") && (
            <Button look="filled" press={() => make({ kind: "next" })}>
              {PLAYED.step({ number: dispute.step + 1 })}
            </Button>
          )}
          {line.played.acts.includes("resume") && (
            <Button press={() => make({ kind: "resume", by: null })}>{PLAYED.resumeGameInstead}</Button>
          )}
        </div>
        <TenSteps dispute={dispute} now={system} komi={komi} />
      </>
    );
  const { settlement } = RULE_SETS[ruleSet];
  return (
    <>
      <Guide words={guideWords(ruleSet, system)} />
      <Turns ruleSet={ruleSet} line={line} make={make} />
      {settlement === "three-stops" && <ThreeEnds now={system} />}
      {sums && <Sums sums={sums} komi={komi} />}
      {stage.kind === "trying" && <LeaveTrial line={line} visit={acts.visit} />}
      {stage.kind === "stopped" && settlement === "resumption" && (
        <Settle1989 game={line.played} make={make} empty={stage.empty} />
      )}
      {stage.kind === "stopped" && settlement === "ten-steps" && (
        <SettleAmateur game={line.played} make={make} />
      )}
    </>
  );
}

/** The turns of only some rule sets: passes for a ko, ko-passes, agreements. */
function Turns(props: { ruleSet: RulesName; line: SystemLine; make: (made: SystemMove) => void }) {
  const { ruleSet, make } = props;
  const { board, played } = props.line;
  const isStopped = played.situations.at(-1)?.stage.kind === "stopped";
  const { settlement } = RULE_SETS[ruleSet];
  const inSteps = settlement === "ten-steps";
  // These two settle a stop in a way of their own; before it, an agreement is one on a tie.
  const isSettled = isStopped && (settlement === "resumption" || inSteps);
  const agrees = played.acts.includes("agree") && !isSettled;
  const koPasses = played.acts.includes("ko-pass");
  const hasButton = played.acts.includes("button");
  if (played.passFor.length === 0 && !agrees && !koPasses && !hasButton) return null;
  return (
    <div class="acts">
      {played.passFor.map((at) => (
        <Button key={at} press={() => make({ kind: "pass-for", at })}>
          {PLAYED.passFor({ name: board.points[at]?.name ?? at })}
        </Button>
      ))}
      {hasButton && <Button press={() => make({ kind: "button" })}>{PLAYED.takeButton}</Button>}
      {koPasses && <Button press={() => make({ kind: "ko-pass" })}>{PLAYED.koPass}</Button>}
      {agrees && (
        <Button press={() => make({ kind: "agree" })}>
          {inSteps ? PLAYED.bothAgreeTie : PLAYED.bothAgreeGameEnds}
        </Button>
      )}
    </div>
  );
}

function LeaveTrial({ line, visit }: { line: SystemLine; visit: SideActs["visit"] }) {
  const at = line.situations.findLastIndex(({ made }) => made?.kind === "try");
  return (
    <div class="acts">
      <Button press={() => visit(Math.max(0, at - 1))}>{PLAYED.backEndPlay}</Button>
    </div>
  );
}

const Result = ({ words }: { words: string }) => (
  <p class="count-result" tabIndex={-1} role="status">
    {words}
  </p>
);

function Over({ ruleSet, start, line, acts }: SideProps) {
  const seen = line.situations.at(-1);
  const scene = useMemo(
    () => seen && { board: line.board, situation: seen, position: reachedFrom(start, seen) },
    [],
  );
  if (!seen || !scene || seen.system.stage.kind !== "over") return null;
  const { stage, dispute, sums } = seen.system;
  const komi = start.komi ?? 0;
  const trial = line.played.acts.includes("try") && <Trial make={(made) => acts.move(made)} />;
  const end = endWords(ruleSet, seen.system);
  if (end)
    return (
      <>
        <Result words={end.result} />
        {end.why !== null && <Guide words={end.why} />}
        {stage.how === "both-lose" && trial}
      </>
    );
  if (stage.how === "signed")
    return (
      dispute && (
        <>
          <Result words={`${resultOf((dispute.score ?? 0) - komi)}.`} />
          <TenSteps dispute={dispute} now={seen.system} komi={komi} />
        </>
      )
    );
  if (sums)
    return (
      <>
        <Guide words={PLAYED.decisivePositionThere} />
        <ThreeEnds now={seen.system} />
        <Sums sums={sums} komi={komi} />
      </>
    );
  return (
    <>
      <Guide words={PLAYED.countedBy({ ruleSet: RULE_SETS[ruleSet].words })} />
      <Count ruleSet={ruleSet} scene={scene} overlay={acts.overlay} />
      {trial}
    </>
  );
}
