/** Save points before the end: add one stone, or none. */
import { engine, type Location, type Move } from "../engine/engine.ts";
import { button } from "../proof/ui.ts";
import { refusalWords } from "../table/situation-words.ts";
import type { Asking, ExplainedLine, Explanation, Floor } from "./asking.ts";
import { Pencil } from "./pencil.ts";
import { locations, moveOf } from "./problem-game.ts";
import { passIsEnough, rightWords, saveHints, wrongWords } from "./words/save-words.ts";
import { saveTask } from "./words/task-words.ts";
import { worstOf } from "./worst-case.ts";

export function askSave(floor: Floor): Asking {
  const { board, moves, problem, situation, start, you } = floor;
  const set = locations(board, problem.set);
  const pencil = new Pencil(floor, answer);

  function answer(name: string): void {
    const right = problem.solutions.includes(name);
    if (right) floor.answer(true, name, () => told(name));
    // Who has added too much has been told the rest as well.
    else if (passIsEnough(problem)) floor.answer(false, name, () => told(name));
    else floor.astray(name, () => told(name));
  }

  async function told(name: string): Promise<Explanation> {
    if (problem.solutions.includes(name)) {
      const { headline, words } = rightWords(problem, name, you);
      const lines = name === "pass" ? [] : [await added(name)];
      const onward = await playOut(name, "Hold them against the engine, move by move");
      return {
        sign: "holds",
        headline,
        paragraphs: [...(words ? [words] : []), ...(onward ? [onward] : [])],
        lines,
        shown: 1,
        over: { rings: [] },
      };
    }
    const line = await refutation(name);
    const shown = line && { reply: firstOf(line), outside: set.length < board.points.length };
    const { headline, words } = wrongWords(problem, name, you, shown);
    const onward = await playOut(name, "Try to hold them all the same: the engine answers each move");
    return {
      sign: "fails",
      headline,
      paragraphs: onward ? [words, onward] : [words],
      lines: line ? [line] : name === "pass" ? [] : [await added(name)],
      shown: 1,
    };
  }

  async function added(name: string): Promise<ExplainedLine> {
    return { label: "", result: "", sign: null, ...(await floor.line([name])) };
  }

  const made = (name: string): Move[] => (name === "pass" ? [...moves] : [...moves, moveOf(board, name)]);

  /** The same points as a claim, to be played out; null where they can't be one, or where there is no way there. */
  async function playOut(name: string, text: string): Promise<HTMLElement | null> {
    const claimed = await worstOf(start, made(name), you, set);
    const names = claimed?.set.flatMap((at) => board.points[at]?.name ?? []);
    return names
      ? floor.argue(text, {
          start,
          moves: made(name),
          claim: { player: you, set: names },
          side: "claimant",
          line: [],
        })
      : null;
  }

  /** How the opponent upsets it, from the worst case of the claim (C6); null where no line is known. */
  async function refutation(name: string): Promise<ExplainedLine | null> {
    const trap = problem.traps?.find(({ move }) => move === name);
    if (!trap || trap.line.length === 0) return null;
    const claimed = await worstOf(start, made(name), you, set);
    if (!claimed) return null;
    const { track, moves: shown } = await floor.line(trap.line, claimed.worst);
    const label = name === "pass" ? "Nothing is added" : `You add ${name}`;
    return shown.length > 0 ? { label, result: "", sign: "fails", track, moves: shown } : null;
  }

  const firstOf = ({ moves: [first] }: ExplainedLine): string =>
    first?.kind === "play" ? (board.points[first.at]?.name ?? "") : "";

  async function refused(at: Location): Promise<void> {
    const { refusal } = await engine.follow(start, [...moves, { kind: "play", at }]);
    if (refusal) floor.note(refusalWords(refusal));
  }

  return {
    task: {
      ...saveTask(you, set.length),
      help: "Press a point to add a stone there.",
    },
    hints: saveHints(problem, you, (name) => locations(board, [name])),
    base: { areas: [{ points: set, kind: "mine" }] },
    view: () => ({ hand: you, playable: situation.playable }),
    press(at) {
      if (situation.playable.includes(at)) pencil.play(at);
      else refused(at).catch(() => {});
    },
    pencil: (at) => pencil.set(at),
    reset: () => pencil.set(null),
    touched: () => pencil.isSet,
    answers: () => [
      button("Nothing to add", "quiet", () => answer("pass"), { "data-key": "pass" }),
      ...pencil.buttons((name) => `Add ${name}`),
    ],
    async solution() {
      const [first = "pass"] = problem.solutions;
      const found = await told(first);
      return { ...found, sign: null };
    },
  };
}
