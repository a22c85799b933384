/** The ways to start: by A1, agreed, or with handicap. */
import type { ComponentChildren } from "preact";
import { Button, NumberField, Segments, Stepper } from "../kit/controls.tsx";
import { useHeld } from "../kit/hooks.ts";
import { shapeOf } from "../play/position-rows.ts";
import { fairKomi } from "./fair-komi.ts";
import { MOST_STONES } from "./handicap.ts";
import { hereCall, komiRange, nigiri, setsKomi, takesColour } from "./opening.ts";
import { type OpeningEvent, type OpeningState, stonesIn } from "./opening-state.ts";
import { OPENING } from "./words.ts";

interface WayProps {
  state: OpeningState;
  send: (event: OpeningEvent) => void;
}

export function StartWays(props: WayProps) {
  const Way = { cake: ByTheRules, agreed: Agreed, handicap: Handicap }[props.state.way];
  return (
    <div class="by-way">
      <Way {...props} />
    </div>
  );
}

function ByTheRules({ state, send }: WayProps) {
  const { drew, names, rows } = state;
  // "Open them all" goes with the marks.
  const acts = useHeld<HTMLDivElement>((root) => root.querySelector("button"));
  return (
    <Steps>
      <Step number={1} title={OPENING.chance}>
        <Button press={() => send({ kind: "drawn", drew: nigiri(chance) })}>{OPENING.drawStones}</Button>
        <p class="drawn-words" role="status">
          {drew ? drawnWords(drew) : chanceWords(names.one)}
        </p>
        <Who legend={OPENING.whoSetsKomi} kind="chose" state={state} send={send} />
      </Step>
      <Step number={2} title={setsKomi(state)}>
        <p class="hint-words">{OPENING.chooseYouWouldTake}</p>
        <Komi state={state} send={send} />
        <FairWords state={state} />
        <p class="hint-words">{marksWords(rows)}</p>
        <div class="acts" ref={acts}>
          <Button look="link" press={() => send({ kind: "marks", closed: true })}>
            {OPENING.closeAllPoints}
          </Button>
          {rows.join("").includes("#") && (
            <Button look="link" press={() => send({ kind: "marks", closed: false })}>
              {OPENING.openThemAll}
            </Button>
          )}
        </div>
      </Step>
      <Step number={3} title={takesColour(state)}>
        <p class="hint-words">{OPENING.nextScreenLink}</p>
      </Step>
    </Steps>
  );
}

const Agreed = ({ state, send }: WayProps) => (
  <Steps>
    <Step number={1} title={OPENING.black}>
      <Who legend={OPENING.whoBlack} kind="black" state={state} send={send} />
    </Step>
    <Step number={2} title={OPENING.whitesKomi}>
      <Komi state={state} send={send} />
      <FairWords state={state} />
    </Step>
  </Steps>
);

const Handicap = ({ state, send }: WayProps) => (
  <div>
    <Steps>
      <Step number={1} title={OPENING.weakerPlayer}>
        <Who legend={OPENING.whoBlack} kind="black" state={state} send={send} />
      </Step>
      <Step number={2} title={OPENING.blacksStones}>
        <Stepper
          name={OPENING.stonesName}
          min={0}
          max={MOST_STONES}
          value={stonesIn(state.rows)}
          pick={(count) => send({ kind: "stones", count })}
        />
        <p class="hint-words">
          {shapeOf(state.board) === "rectangle" ? OPENING.theyLieWhereCustom : OPENING.pressPointsBoardLay}
        </p>
      </Step>
      <Step number={3} title={OPENING.komiName}>
        <Komi state={state} send={send} />
        <p class="hint-words">{OPENING.belowZeroBlackGets}</p>
      </Step>
    </Steps>
    <details class="gap">
      <summary>{OPENING.fromGapStrength}</summary>
      <p class="hint-words">{OPENING.handicapGapHalfStone}</p>
      <div class="form names">
        <NumberField
          name={OPENING.gapInStrength}
          min={0}
          max={20}
          step={0.5}
          value={state.gap}
          pick={(gap) => send({ kind: "gap", gap })}
        />
        <NumberField
          name={OPENING.komiOfEven}
          min={0}
          max={50}
          value={state.fair}
          pick={(fair) => send({ kind: "gap", fair })}
        />
      </div>
    </details>
  </div>
);

const Komi = ({ state, send }: WayProps) => (
  <Stepper
    name={OPENING.komiName}
    {...komiRange(state)}
    value={state.komi}
    pick={(komi) => send({ kind: "komi", komi })}
  />
);

const Who = ({ legend, kind, state, send }: WayProps & { legend: string; kind: "chose" | "black" }) => (
  <Segments
    look="pair"
    legend={legend}
    options={[
      ["one", hereCall(state, "one")],
      ["other", hereCall(state, "other")],
    ]}
    value={state[kind]}
    pick={(person) => send({ kind, person })}
  />
);

function FairWords({ state }: { state: OpeningState }) {
  const { komi, solved } = fairKomi(state.board);
  return <p class="hint-words">{solved ? OPENING.boardSolvedFair({ komi }) : OPENING.whatFairHereNot}</p>;
}

const Steps = ({ children }: { children: ComponentChildren }) => <div class="start-steps">{children}</div>;

const Step = (props: { number: number; title: string; children: ComponentChildren }) => (
  <section class="start-step">
    <h4>
      <span class="step-number">{props.number}</span> {props.title}
    </h4>
    {props.children}
  </section>
);

/** From 0 to 1, by the browser’s own dice. */
const chance = (): number => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32;

function drawnWords([one, other]: readonly [number, number]): string {
  const all = one + other;
  return OPENING[all % 2 === 1 ? "drawnOdd" : "drawnEven"]({ one, other, all });
}

const chanceWords = (name: string): string => OPENING.ifOdd({ who: name ? { name } : "you" });

function marksWords(rows: readonly string[]): string {
  const all = rows.join("");
  const marked = all.split("#").length - 1;
  if (marked === 0) return OPENING.youMayClosePoints;
  return OPENING.closedPoints({ closed: marked, open: all.split(".").length - 1 });
}
