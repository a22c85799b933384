/** One argument, wherever it stands: a table, a lesson or an article says what kind it is by the options of its course, and lays the parts out. */

import type { ComponentChildren } from "preact";
import { ClauseText } from "../kit/signs.tsx";
import { type Action, actionsAt, closes, type Statement, statementAt, waitWords } from "./answer.ts";
import { Answer } from "./answer-view.tsx";
import type { ArgumentState, PlayState } from "./argument/argument-state.ts";
import type { ClaimArgument } from "./argument/claim-argument.ts";
import { Budget } from "./budget.tsx";
import type { Course } from "./course.ts";
import { Hints, Truth } from "./help-view.tsx";
import { openedHints } from "./hints.ts";
import type { ProofFormat } from "./save-proof.ts";
import { reads, type TableState } from "./table-state.ts";
import { TriedTree } from "./tree-view.tsx";
import { TABLE } from "./words.ts";

/** The words on a place, and its choices. */
interface Said {
  told: Statement;
  actions: readonly Action[];
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

interface ArgumentProps {
  course: Course;
  state: TableState;
  /** An article says less than a table. */
  said?: (play: PlayState) => Said;
  children: (parts: ArgumentParts) => ComponentChildren;
}

/** Where nothing is argued yet all parts are empty. */
export function Argument(props: ArgumentProps) {
  const { course, state } = props;
  const { argument } = course;
  return <>{props.children(argument && state.argued ? partsOf(props, argument, state.argued) : NOTHING)}</>;
}

function partsOf(props: ArgumentProps, argument: ClaimArgument, argued: ArgumentState): ArgumentParts {
  const { course, state, said = (play) => saidAt(course, state, play) } = props;
  const { lesson, law, article, onLink } = course.options;
  const { play, judge, saveFault } = argued;
  // Where the moves begin at once, the words around are those of one side.
  const oneSide = lesson?.atOnce === true;
  const refocus = (): void => course.focus();
  const acts = {
    stop: () => argument.judge.stop(),
    goOn: () => argument.judge.goOn(),
    keep: law ? null : (kind: ProofFormat) => void course.keep(kind),
    links: onLink !== undefined,
  };
  // In a lesson the guess stands above, first of all.
  const proof = { judge, guess: lesson ? null : state.session.guess, fault: saveFault, acts, refocus };
  const ofProof = {
    budget: <Budget {...proof} folded={!article} untold={course.isUntold} />,
    waiting: <Budget {...proof} brief />,
  };
  if (!play) return { ...NOTHING, ...ofProof };
  // An article has its own order of headings.
  const level = article ? null : lesson ? lesson.level : 3;
  const { stage } = state;
  return {
    ...ofProof,
    answer: (
      <Answer
        {...said(play)}
        play={play}
        level={article ? null : (lesson?.level ?? 2)}
        signed={!article}
        left={!article && !(oneSide && course.isUntold)}
        waits={waitsOf(course, argued, play)}
        worst={stage && lesson?.fixed && !oneSide && !law ? { stage, restage: () => course.restage() } : null}
        act={(deed) => (deed.kind === "another" ? course.another?.() : argument.play?.do(deed))}
        refocus={refocus}
        part={article && "button"}
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

function saidAt(course: Course, { session: { guess } }: TableState, play: PlayState): Said {
  const { lesson, law } = course.options;
  const done = lesson?.done() ?? false;
  const oneSide = lesson?.atOnce === true;
  const around = {
    another: course.another !== null,
    anotherText: law?.next?.text,
    done,
    oneSide,
    rest: true,
  };
  return {
    told: statementAt(play, guess, course.untold(play), lesson !== undefined, closes(play, done, oneSide)),
    actions: actionsAt(play, around),
  };
}

/** The engine's activity; an article says only that it thinks, and nothing is said of a stored proof that is read. */
function waitsOf({ options: { article, lesson } }: Course, argued: ArgumentState, play: PlayState): string {
  if (article) return play.thinking ? TABLE.thinking : "";
  return !lesson?.atOnce && reads({ argued }) ? "" : waitWords(play, argued.judge.busy);
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
