/**
 * One position by many rule sets: first the reader guesses which of them differ, then a table shows it, on a narrow
 * page tabs. The search goes in turns, so early findings show early; an undecided question is called open.
 */

import type { RefObject } from "preact";
import { useLayoutEffect, useMemo, useReducer, useRef, useState } from "preact/hooks";
import { EngineError, lookedWords } from "../engine/engine.ts";
import { RULE_SETS } from "../engine/rule-sets.ts";
import { type Compared, type Comparison as Found, type RulesName, systems } from "../engine/systems.ts";
import { Button } from "../kit/controls.tsx";
import { useChange, useHeld, useTask, useWork } from "../kit/hooks.ts";
import { KIT } from "../kit/kit-words.ts";
import { guessWords, headline } from "../laws/guess.ts";
import { knownOf, knownRulings, knownWords } from "../laws/known.ts";
import { USUAL } from "../laws/law-words.ts";
import { walkOf } from "../laws/line-walk.ts";
import { rulingOf, type Scene } from "../laws/scene.ts";
import { lawsTrouble } from "../laws/trouble.ts";
import { CompareTable } from "./compare-table.tsx";
import { CompareTabs } from "./compare-tabs.tsx";
import {
  arguedStone,
  type ComparisonEvent,
  type ComparisonState,
  comparisonOf,
  comparisonStep,
  lookingOf,
  shownPairs,
} from "./comparison-state.ts";
import type { ComparisonOptions, JudgedPosition } from "./invite.tsx";
import { LinePlayer } from "./line-player.tsx";
import { PositionMap, StatusMap } from "./maps.tsx";
import { Choose, Predict } from "./predict.tsx";
import type { Acts } from "./ruling-acts.ts";
import { COMPARED, WORDS } from "./words.ts";

export interface ComparisonProps {
  judged: JudgedPosition;
  options: ComparisonOptions;
  /** Whether the focus goes there: with a reader's own request, and not with one from an address. */
  takesFocus?: boolean;
}

/** A column and the one beside the board need so many pixels; narrower than all of them there are tabs. */
const COLUMN = 128;
const FIRST_COLUMN = 180;

export function Comparison({ judged, options, takesFocus = false }: ComparisonProps) {
  const { board, situation, position } = judged;
  const scene = useMemo((): Scene => ({ board, situation, position }), [judged]);
  const [state, send] = useReducer(comparisonStep, null, () =>
    comparisonOf(options.rules && options.rules.length > 1 ? options.rules : USUAL),
  );
  const { columns, asking, guess, news } = state;
  const { found } = asking;
  useAsking(state, judged, send);

  const root = useRef<HTMLElement>(null);
  const isWide = useWide(root, FIRST_COLUMN + columns.length * COLUMN);
  const heading = useRef<HTMLHeadingElement & HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    if (takesFocus) heading.current?.focus({ preventScroll: true });
  }, []);
  useChange(guess !== undefined, () => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: "nearest" });
  });

  const shown = guess !== undefined && found ? found : null;
  const told = shown && guess !== undefined ? guessWords(guess, shown, columns) : "";
  // Marks of a ko belong to this book; no other rule set knows them.
  const isMarked = situation.marks.some((mark) => mark !== null);
  const Title = options.level === null ? "p" : (`h${options.level}` as const);
  return (
    <section class="laws" aria-label={WORDS.title} ref={root}>
      <div class="laws-head">
        <Title class="laws-title" tabIndex={-1} ref={heading}>
          {shown ? headline(shown.rulings) : WORDS.title}
        </Title>
        <p class="laws-lead">{news ?? [told, isMarked && WORDS.marked].filter(Boolean).join(" ")}</p>
        <Choose
          columns={columns}
          choose={(chosen) => {
            send({ kind: "chosen", columns: chosen });
            options.onRules(chosen);
          }}
        />
      </div>
      <div class="laws-asked">
        {guess === undefined && (
          <Predict
            key={columns.join(" ")}
            columns={columns}
            answer={(answer) => send({ kind: "guessed", guess: answer })}
          />
        )}
      </div>
      <div class="laws-known">
        {options.inBook && guess !== undefined && <Known scene={scene} columns={columns} />}
      </div>
      <Work asking={asking} send={send} next={heading} />
      <div class="laws-body" data-layout={isWide ? "table" : "tabs"}>
        {shown && isWide !== null && (
          <Rulings state={state} send={send} scene={scene} found={shown} isWide={isWide} options={options} />
        )}
      </div>
      <p class="visually-hidden" role="status">
        {spokenWords(state, news ?? told)}
      </p>
    </section>
  );
}

/** The words for readers who listen. Pure. */
function spokenWords({ asking: { now, found }, guess }: ComparisonState, told: string): string {
  if (now.kind === "failed") return lawsTrouble(now.error);
  if (now.kind === "working" || guess === undefined || !found) return "";
  const isOpen = found.rulings.some(({ result }) => result === "?");
  return [told, isOpen ? WORDS.someOpen : WORDS.allAnswered].join(" ");
}

/** Asks the engine for what the state wants of it: rulings, and a line of play. */
function useAsking(
  { columns, asking, line }: ComparisonState,
  { position, report: { control, score, nodes } }: JudgedPosition,
  send: (event: ComparisonEvent) => void,
): void {
  const of: Compared = {
    start: position,
    rules: [...columns],
    ljrg: columns.includes("ljrg") ? { control, score, nodes } : null,
  };
  const isWorking = asking.now.kind === "working";
  useWork(
    isWorking
      ? (signal) =>
          systems.compare(of, asking.nodes, {
            signal,
            onProgress: (found) => signal.aborted || send({ kind: "heard", found }),
          })
      : null,
    (found) => send({ kind: "answered", found }),
    (error) =>
      send(
        error instanceof EngineError && error.code === "cancelled"
          ? { kind: "stopped" }
          : { kind: "failed", error },
      ),
    [isWorking, asking.nodes, columns],
  );
  const sought = line.kind === "sought" ? line.ruleSet : null;
  useWork(
    sought && asking.found && seek(of, shownPairs(asking.found, sought), sought, asking.nodes),
    (found) =>
      send(
        found && sought
          ? {
              kind: "line-found",
              ruleSet: sought,
              walk: walkOf(position, found),
              shows: `${found.words}.`,
            }
          : { kind: "line-missed", news: WORDS.noLine({ title: sought ? RULE_SETS[sought].title : "" }) },
      ),
    (error) => send({ kind: "line-missed", news: lawsTrouble(error) }),
    [sought],
  );
}

/** The first line of these pairs that goes by this rule set. */
const seek =
  (of: Compared, pairs: readonly [RulesName, RulesName][], ruleSet: RulesName, nodes: number) =>
  async (signal: AbortSignal) => {
    for (const pair of pairs) {
      const line = await systems.line(of, pair, nodes, signal);
      if (line?.rules === ruleSet || signal.aborted) return line;
    }
    return null;
  };

/** Whether an element has so many pixels; null until it is known. */
function useWide(element: RefObject<HTMLElement | null>, needed: number): boolean | null {
  const [width, setWidth] = useState<number | null>(null);
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return;
    const measure = (): void => setWidth(current.clientWidth);
    measure();
    const sized = new ResizeObserver(measure);
    sized.observe(current);
    return () => sized.disconnect();
  }, []);
  return width === null ? null : width >= needed;
}

/** The book's rulings on this position. */
function Known({ scene: { board, position }, columns }: { scene: Scene; columns: readonly RulesName[] }) {
  const all = useTask(() => knownRulings(), []);
  const known = all.kind === "done" ? knownOf(all.found, position, columns) : [];
  return (
    <>
      {known.map((one) => (
        <p key={`${one.rules} ${one.href} ${one.by}`}>
          {`${knownWords(one, position, board)} `}
          <a href={one.href}>{WORDS.inBook({ title: one.title })}</a>
        </p>
      ))}
    </>
  );
}

function Work(props: {
  asking: ComparisonState["asking"];
  send: (event: ComparisonEvent) => void;
  /** Takes the focus where no button is left. */
  next: RefObject<HTMLElement | null>;
}) {
  const { found, now } = props.asking;
  const root = useHeld<HTMLDivElement>((part) => part.querySelector("button") ?? props.next.current);
  const askOn = (): void => props.send({ kind: "asked-on" });
  const looked = found && lookedWords(found.nodes, found.elapsed);
  // A position that is too large for a search stays so, however long one waits.
  const isOver = found !== null && !found.canGoOn && now.kind !== "failed";
  const isOpen = found?.rulings.some(({ result, mayStop }) => result === "?" || mayStop === "undecided");
  const rest = looked ? WORDS.notEnough({ looked, isStopped: now.kind === "stopped" }) : WORDS.stopped;
  return (
    <div class="laws-work" ref={root}>
      {now.kind === "working" ? (
        <>
          <div class="progress-line">
            <span class="pulse" aria-hidden="true" />
            <p class="laws-progress">{looked ? WORDS.looked({ looked }) : WORDS.asking}</p>
          </div>
          <Button press={() => props.send({ kind: "stopped" })}>{COMPARED.stop}</Button>
        </>
      ) : isOver ? (
        isOpen && <p class="laws-progress">{WORDS.stuck}</p>
      ) : (
        <>
          <p class="laws-progress">{now.kind === "failed" ? lawsTrouble(now.error) : rest}</p>
          <Button press={askOn}>{now.kind === "failed" ? KIT.tryAgain : COMPARED.continue}</Button>
        </>
      )}
    </div>
  );
}

function Rulings(props: {
  state: ComparisonState;
  send: (event: ComparisonEvent) => void;
  scene: Scene;
  found: Found;
  isWide: boolean;
  options: ComparisonOptions;
}) {
  const { state, send, scene, found, options } = props;
  const { columns, line } = state;
  const { onClaim, onArgue } = options;
  const acts: Acts = (ruleSet) => {
    const stone = arguedStone(found, ruleSet);
    const isBack = line.kind === "closed" && line.ruleSet === ruleSet;
    const play = (): void => send({ kind: "line-sought", ruleSet, news: WORDS.seeking });
    const isShown = ruleSet !== "ljrg" && shownPairs(found, ruleSet).length > 0;
    return {
      line:
        ruleSet === "ljrg"
          ? onClaim
            ? { text: COMPARED.playItsClaim, show: onClaim, isBack: false }
            : null
          : isShown
            ? { text: COMPARED.playLine, show: play, isBack }
            : null,
      argue:
        onArgue && stone !== null
          ? { text: COMPARED.argue, show: () => onArgue({ kind: "capture", at: stone }), isBack: false }
          : null,
    };
  };
  const shown = { scene, columns, found, level: options.level, inBook: options.inBook };
  const player = line.kind === "shown" && (
    <LinePlayer
      key={line.ruleSet}
      scene={scene}
      ruleSet={line.ruleSet}
      walk={line.walk}
      shows={line.shows}
      close={() => send({ kind: "line-closed" })}
    />
  );
  if (props.isWide)
    return (
      <>
        <CompareTable shown={shown} acts={acts} />
        {player}
      </>
    );
  const looking = lookingOf(state, found);
  const current = columns[looking.at];
  const ruling = current && rulingOf(found, current);
  return (
    <CompareTabs
      shown={shown}
      looking={looking}
      look={(next) => send({ kind: "looked", looking: next })}
      acts={acts}
      board={
        player ? (
          <div class="laws-board-place">{player}</div>
        ) : ruling ? (
          <StatusMap scene={scene} ruling={ruling} isLarge />
        ) : (
          <PositionMap scene={scene} />
        )
      }
    />
  );
}
