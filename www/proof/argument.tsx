/** One argument, wherever it stands: a host says which features it has, and lays its parts out. */

import type { ComponentChildren } from "preact";
import type { Stage } from "../engine/engine.ts";
import { ClauseText } from "../kit/signs.tsx";
import { type Action, type Statement, waitWords } from "./answer.ts";
import { Answer } from "./answer-view.tsx";
import type { ArgumentState, PlayState } from "./argument/argument-state.ts";
import type { ClaimArgument } from "./argument/claim-argument.ts";
import type { Guess } from "./argument/proof-session.ts";
import { Budget } from "./budget.tsx";
import { Hints, Truth } from "./help-view.tsx";
import { openedHints } from "./hints.ts";
import type { Level } from "./lesson/lesson.ts";

import type { ProofFormat } from "./save-proof.ts";
import { TriedTree } from "./tree-view.tsx";
import { TABLE } from "./words.ts";

export interface ArgumentFeatures {
  /** The level of the headline, and of the heads of parts. */
  level: Level;
  partLevel: Level;
  /** The words on the place, and its choices. */
  said: (play: PlayState) => { told: Statement; actions: readonly Action[] };
  /** To another claim, which one of the actions may lead to. */
  another: (() => void) | null;
  /** Whether the headline has a sign, with the distance to the end below it. */
  signed: boolean;
  left: boolean;
  /** Whether the words name the engine's activity; null where they only say that it works. */
  waits: "all" | "thinking" | "none";
  worst: { stage: Stage; restage: () => void } | null;
  /** The reader's guess about the claim. */
  guess: Guess | null;
  /** Takes the proof along; null where it can't be. */
  keep: ((kind: ProofFormat) => void) | null;
  links: boolean;
  /** Whether figures of the proof stay closed until the reader opens them. */
  folded: boolean;
  /** Whether the result is for the reader to find. */
  untold: boolean;
  /** Name under which an author may style the buttons. */
  part?: string | undefined;
}

export interface ArgumentParts {
  answer: ComponentChildren;
  /** Hints in rows, to be opened one by one. */
  hints: ComponentChildren;
  /** Those that are open, where the asking is elsewhere. */
  opened: ComponentChildren;
  tree: ComponentChildren;
  truth: ComponentChildren;
  budget: ComponentChildren;
  /** The part of it that waits. */
  waiting: ComponentChildren;
}

const NOTHING: ArgumentParts = {
  answer: null,
  hints: null,
  opened: null,
  tree: null,
  truth: null,
  budget: null,
  waiting: null,
};

/** Where nothing is argued yet all parts are empty. */
export function Argument(props: {
  argument: ClaimArgument | null;
  state: ArgumentState | null;
  features: ArgumentFeatures;
  /** Where the focus goes when there is nothing to be pressed. */
  refocus: () => void;
  children: (parts: ArgumentParts) => ComponentChildren;
}) {
  const { argument, state } = props;
  return <>{props.children(argument && state ? partsOf({ ...props, argument, state }) : NOTHING)}</>;
}

function partsOf(of: {
  argument: ClaimArgument;
  state: ArgumentState;
  features: ArgumentFeatures;
  refocus: () => void;
}): ArgumentParts {
  const { argument, features, refocus } = of;
  const { play, judge, saveFault } = of.state;
  const { partLevel: level } = features;
  const acts = {
    stop: () => argument.judge.stop(),
    goOn: () => argument.judge.goOn(),
    keep: features.keep,
    links: features.links,
  };
  const proof = { judge, guess: features.guess, fault: saveFault, acts, refocus };
  const ofProof = {
    budget: <Budget {...proof} folded={features.folded} untold={features.untold} />,
    waiting: <Budget {...proof} brief />,
  };
  if (!play) return { ...NOTHING, ...ofProof };
  return {
    ...ofProof,
    answer: (
      <Answer
        {...features}
        {...features.said(play)}
        play={play}
        waits={waitsOf(features.waits, play, judge.busy)}
        act={(deed) => (deed.kind === "another" ? features.another?.() : argument.play?.do(deed))}
        refocus={refocus}
      />
    ),
    hints: (
      <Hints play={play} hint={(upTo) => void argument.play?.hint(upTo)} level={level} refocus={refocus} />
    ),
    opened: <OpenedHints words={openedHints(play)} />,
    tree: <TriedTree play={play} visit={(id) => argument.play?.visit(id)} level={level} />,
    truth: <Truth play={play} look={(id) => argument.play?.look(id)} level={level} />,
  };
}

function waitsOf(waits: ArgumentFeatures["waits"], play: PlayState, proving: boolean): string {
  if (waits === "none") return "";
  return waits === "all" ? waitWords(play, proving) : play.thinking ? TABLE.thinking : "";
}

const OpenedHints = ({ words }: { words: readonly string[] }) => (
  <ol class="opened-hints" aria-label={TABLE.hints} hidden={words.length === 0}>
    {words.map((text) => (
      <li key={text}>
        <ClauseText text={text} />
      </li>
    ))}
  </ol>
);
