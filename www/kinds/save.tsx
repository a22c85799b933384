/** Save points before the end: add one stone, or none. */
import type { ComponentChildren } from "preact";
import { engine, type Location, type Move } from "../engine/engine.ts";
import { clausePage } from "../table/clause-page.ts";
import { refusalWords } from "../table/situation-words.ts";
import type { ExplainedLine, Explanation, Floor, Ground, KindOf } from "./asking.ts";
import { locations, moveOf } from "./problem-game.ts";
import { RULE_WORDS } from "./words/rule-words.ts";
import { passIsEnough, rightWords, SAVE_WORDS, saveHints, wrongWords } from "./words/save-words.ts";
import { saveTask } from "./words/task-words.ts";
import { worstOf } from "./worst-case.ts";

/** Where a stone is pencilled in, where points are small. */
export type Pencilled = { at: Location | null };

const NOTHING: Pencilled = { at: null };

/** A press that was no move: the engine says why. */
function refuse(floor: Floor<Pencilled>, at: Location): void {
  floor.run(
    () => engine.follow(floor.start, [...floor.moves, { kind: "play", at }]),
    ({ refusal }) => refusal && floor.note(refusalWords(refusal)),
    () => {},
  );
}

/** The meaning of a press on the board where a stone is the answer. */
export const pressing =
  (answer: (floor: Floor<Pencilled>, name: string) => void) =>
  (floor: Floor<Pencilled>, _: Pencilled, at: Location): void => {
    const name = floor.board.points[at]?.name;
    if (floor.situation.playable.includes(at)) {
      floor.change(() => NOTHING);
      if (name) answer(floor, name);
    } else refuse(floor, at);
  };

/** The common part of kinds whose answer is a stone or a pass. */
export const pencil: Pick<KindOf<Pencilled>, "begin" | "pencil" | "touched"> = {
  begin: NOTHING,
  pencil: (_, at) => ({ at }),
  touched: ({ at }) => at !== null,
};

/** The button that plays what is pencilled in; none while nothing is. */
export function pencilButtons(
  floor: Floor<Pencilled>,
  { at }: Pencilled,
  words: (name: string) => string,
  answer: (floor: Floor<Pencilled>, name: string) => void,
): ReturnType<KindOf<Pencilled>["answers"]> {
  const name = at === null ? undefined : floor.board.points[at]?.name;
  if (!name) return [];
  return [{ key: "play", text: words(name), look: "filled", press: () => answer(floor, name) }];
}

const setOf = ({ board, problem }: Ground): Location[] => locations(board, problem.set);

const after = ({ board, moves }: Ground, name: string): Move[] =>
  name === "pass" ? [...moves] : [...moves, moveOf(board, name)];

function answer(floor: Floor<Pencilled>, name: string): void {
  const tell = () => told(floor, name);
  if (floor.problem.solutions.includes(name)) floor.answer(true, name, tell);
  // Who has added too much has been told the rest as well.
  else if (passIsEnough(floor.problem)) floor.answer(false, name, tell);
  else floor.astray(name, tell);
}

async function told(floor: Floor<Pencilled>, name: string): Promise<Explanation<Pencilled>> {
  const { problem, you, board } = floor;
  if (problem.solutions.includes(name)) {
    const { headline, words } = rightWords(problem, name, you);
    const onward = await playOut(floor, name, SAVE_WORDS.holdThemAgainstEngine);
    return {
      sign: "holds",
      headline,
      paragraphs: [words, onward].filter(Boolean),
      lines: name === "pass" ? [] : [await added(floor, name)],
      shown: 1,
      over: { rings: [] },
    };
  }
  const line = await refutation(floor, name);
  const shown = line && { reply: firstOf(floor, line), outside: setOf(floor).length < board.points.length };
  const { headline, words } = wrongWords(problem, name, you, shown);
  const source = shown && floor.link(clausePage("C6"), RULE_WORDS.exactWords({ rule: "C6" }));
  const onward = await playOut(floor, name, SAVE_WORDS.tryHoldThemAll);
  return {
    sign: "fails",
    headline,
    paragraphs: [words, source, onward].filter(Boolean),
    lines: line ? [line] : name === "pass" ? [] : [await added(floor, name)],
    shown: 1,
  };
}

const added = async (ground: Ground, name: string): Promise<ExplainedLine> => ({
  label: "",
  result: "",
  sign: null,
  ...(await ground.line([name])),
});

/** The points as a claim, to play out; null where they can't be one, or where there is no way there. */
async function playOut(floor: Floor<Pencilled>, name: string, words: string): Promise<ComponentChildren> {
  const { board, start, you } = floor;
  const claimed = await worstOf(start, after(floor, name), you, setOf(floor));
  if (!claimed) return null;
  const set = claimed.set.flatMap((at) => board.points[at]?.name ?? []);
  const claim = { player: you, set };
  return floor.argue(words, { start, moves: after(floor, name), claim, side: "claimant", line: [] });
}

/** How the opponent upsets it, from the worst case of the claim (C6); null where no line is known. */
async function refutation(ground: Ground, name: string): Promise<ExplainedLine | null> {
  const { problem, start, you } = ground;
  const trap = problem.traps?.find(({ move }) => move === name);
  if (!trap || trap.line.length === 0) return null;
  const claimed = await worstOf(start, after(ground, name), you, setOf(ground));
  if (!claimed) return null;
  const { track, moves } = await ground.line(trap.line, claimed.worst);
  const label = name === "pass" ? SAVE_WORDS.nothingIsAdded : SAVE_WORDS.youAdd({ name });
  return moves.length > 0 ? { label, result: "", sign: "fails", track, moves } : null;
}

const firstOf = ({ board }: Ground, { moves: [first] }: ExplainedLine): string =>
  first?.kind === "play" ? (board.points[first.at]?.name ?? "") : "";

export const SAVE: KindOf<Pencilled> = {
  ...pencil,
  task: (ground) => ({
    ...saveTask(ground.you, setOf(ground).length),
    help: SAVE_WORDS.pressPointAddStone,
  }),
  hints: ({ problem, you, board }) => saveHints(problem, you, (name) => locations(board, [name])),
  base: (ground) => ({ areas: [{ points: setOf(ground), kind: "mine" }] }),
  view: ({ you, situation }) => ({ hand: you, playable: situation.playable }),
  press: pressing(answer),
  answers: (floor, own) => [
    { key: "pass", text: SAVE_WORDS.nothingToAdd, look: "quiet", press: () => answer(floor, "pass") },
    ...pencilButtons(floor, own, (name) => SAVE_WORDS.addButton({ name }), answer),
  ],
  async solution(floor) {
    const [first = "pass"] = floor.problem.solutions;
    return { ...(await told(floor, first)), sign: null };
  },
};
