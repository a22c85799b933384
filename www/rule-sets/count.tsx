/** The score at the end of a game, as its own rule set counts what stands. */

import { useReducer, useState } from "preact/hooks";
import type { BoardView } from "../board/index.ts";
import { EngineError, lookedWords } from "../engine/engine.ts";
import { type ComparedRuling, type RulesName, systems } from "../engine/systems.ts";
import { Button } from "../kit/controls.tsx";
import { useHeld, useWork } from "../kit/hooks.ts";
import { KIT } from "../kit/kit-words.ts";
import { openWords } from "../laws/ruling-parts.ts";
import { mapOf, resultWords, said } from "../laws/ruling-words.ts";
import type { Scene } from "../laws/scene.ts";
import { lawsTrouble } from "../laws/trouble.ts";
import { ASKED, askingStep } from "./asking.ts";
import { Clause } from "./clause.tsx";
import { PLAYED } from "./words.ts";

export interface CountProps {
  ruleSet: RulesName;
  scene: Scene;
  /** Lays something over the board of the game. */
  overlay: (view: Partial<BoardView>) => void;
}

export function Count({ ruleSet, scene, overlay }: CountProps) {
  const [{ nodes, found, now }, send] = useReducer(askingStep, ASKED);
  const isWorking = now.kind === "working";
  useWork(
    isWorking
      ? (signal) =>
          systems.compare({ start: scene.position, rules: [ruleSet], ljrg: null }, nodes, {
            signal,
            onProgress: (found) => signal.aborted || send({ kind: "heard", found }),
          })
      : null,
    (found) => send({ kind: "answered", found }),
    (error) => send({ kind: "failed", error }),
    [isWorking, nodes],
  );
  const root = useHeld<HTMLElement>((part) => part.querySelector("button"));
  const ruling = now.kind === "answered" && found?.rulings.find(({ rules }) => rules === ruleSet);
  const askOn = (): void => send({ kind: "asked-on" });
  // What is wrong with the question stays so.
  const isVain = now.kind === "failed" && now.error instanceof EngineError && !now.error.passing;
  const words = {
    working: () => (found ? `${lookedWords(found.nodes, found.elapsed)}.` : PLAYED.beingCounted),
    answered: () => (ruling ? `${resultWords(ruling)}.` : ""),
    stopped: () => PLAYED.stopped,
    failed: () =>
      now.kind !== "failed" ? "" : isVain ? `${(now.error as EngineError).message}.` : lawsTrouble(now.error),
  };
  return (
    <section class="system-count" aria-label={PLAYED.score} ref={root}>
      <p class={ruling ? "count-result" : "laws-progress"} role="status">
        {words[now.kind]()}
      </p>
      {ruling ? (
        <Counted
          ruling={ruling}
          scene={scene}
          overlay={overlay}
          further={ruling.result === "?" && found?.canGoOn ? askOn : null}
        />
      ) : (
        !isVain && (
          <div class="acts">
            {isWorking ? (
              <Button press={() => send({ kind: "stopped" })}>{PLAYED.stop}</Button>
            ) : (
              <Button press={askOn}>{now.kind === "stopped" ? PLAYED.continue : KIT.tryAgain}</Button>
            )}
          </div>
        )
      )}
    </section>
  );
}

const PARTS = [
  ["dead", PLAYED.deadStones],
  ["whose", PLAYED.points],
  ["counted", PLAYED.counted],
] as const;

function Counted(props: {
  ruling: ComparedRuling;
  scene: Scene;
  overlay: CountProps["overlay"];
  further: (() => void) | null;
}) {
  const { ruling, scene, overlay, further } = props;
  const [isShown, setShown] = useState(false);
  const open = openWords(ruling);
  const turn = (): void => {
    setShown(!isShown);
    overlay(isShown ? {} : mapOf(ruling, scene.situation.stones));
  };
  return (
    <>
      <dl class="count-parts">
        {PARTS.map(([stage, name]) => (
          <div key={stage}>
            <dt>{name}</dt>
            <dd>{said(scene, ruling, stage).words}</dd>
          </div>
        ))}
      </dl>
      {open.length > 0 && <p class="count-open">{open.join(" ")}</p>}
      <div class="acts">
        <Button press={turn} aria-pressed={isShown ? "true" : "false"}>
          {PLAYED.showBoard}
        </Button>
        {further && <Button press={further}>{PLAYED.lookFurther}</Button>}
      </div>
      <Clause ruling={ruling} stage="counted" inBook={false} />
    </>
  );
}
