/** Screens in the marked language: whatever stands outside marks is a word that no catalogue has. */
import { readFileSync } from "node:fs";
import { act, cleanup, configure, fireEvent, render, screen, waitFor } from "@testing-library/preact";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { newGame } from "../address/game-address.ts";
import { author, startWith } from "../authors/author-state.ts";
import { AuthorTool } from "../authors/tool.tsx";
import { CALCULATORS } from "../compensation/calculators.ts";
import { Calculator } from "../compensation/panels.tsx";
import { World, type WorldFile } from "../compensation/world.ts";
import { WorldDesk } from "../compensation/worlds.tsx";
import { engine, type Line } from "../engine/engine.ts";
import { OpeningStage } from "../game/opening-stage.tsx";
import { openingStore } from "../game/opening-state.ts";
import { PlayStage } from "../game/play-stage.tsx";
import { NO_PLAY, stepPlay } from "../game/play-state.ts";
import { RulingCertificates } from "../game/settle/ruling-certificate.ts";
import { SettleStage } from "../game/settle/settle-stage.tsx";
import { NO_SETTLEMENT, stepSettle } from "../game/settle/settle-state.ts";
import type { WholeGame } from "../game/whole-game.ts";
import { storeOf } from "../kit/store.ts";
import { GROUPS } from "../legend/entries.ts";
import { CREDIT, EXAMPLES } from "../play/examples.ts";
import { NOTHING_PLAYED, type PlayingEvent, type PlayingState, playingStep } from "../play/playing-state.ts";
import { Numbers } from "../practice/numbers/numbers.tsx";
import { Own } from "../practice/own/own.tsx";
import { Review } from "../practice/review/review.tsx";
import { Hub } from "../practice/shelf/hub.tsx";
import { LadderScreen } from "../practice/shelf/ladder.tsx";
import { Library } from "../practice/shelf/library.ts";
import { TOO_LARGE } from "../progress/progress-file.ts";
import { LawDesk } from "../proof/law/law-desk.tsx";
import { Comparison } from "../rule-sets/comparison.tsx";
import { EMPTY, searchStep } from "../search/search-state.ts";
import { Sheet } from "../search/sheet.tsx";
import { TextIndex } from "../search/text-index.ts";
import { asSetUp } from "../table/as-set-up.ts";
import { answer } from "./answers.ts";
import { unmarkedIn, withoutMarked } from "./marked-words.ts";
import { practice } from "./practice.ts";

vi.hoisted(() => {
  (globalThis as { lojaMarkedWords?: boolean }).lojaMarkedWords = true;
});
vi.mock("../engine/ways/ways.ts", () => import("./in-process.ts"));
vi.mock("../element/loja.ts", () => ({}));
vi.stubGlobal("scrollTo", vi.fn());
vi.stubGlobal(
  "ResizeObserver",
  class {
    observe() {}
    disconnect() {}
  },
);
// Beside a compiler the engine takes seconds to begin.
configure({ asyncUtilTimeout: 20_000 });

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

/** The line below a board, in signs. */
const TABLE = [/^\d+ \d+ [BW] /];
const BOARDS = [
  ...["Rectangle", "Cylinder", "Möbius strip", "Torus", "Klein bottle", "Projective plane"],
  ...["Rings", "Triangles", "Space", "Map"],
];

const unmarked = (...others: (string | RegExp)[]): string =>
  [...new Set(unmarkedIn(document.body, [...TABLE, ...BOARDS, ...others]))].join("\n");
const press = (name: string): void => void fireEvent.click(screen.getByRole("button", { name }));
const choose = (name: string): void => void fireEvent.click(screen.getByRole("radio", { name }));

test("what is outside of marks is found, and what is cut too", () => {
  render(
    <p title="A hint">
      ⟦Play it: ⟦b3⟧⟧ a1 <b>Undo</b> ⟦cut
    </p>,
  );
  expect(unmarked()).toBe("A hint\nUndo\n⟦cut");
  expect(withoutMarked("⟦a ⟦b⟧⟧ c")).toBe(" c");
});

const CALLS = [/^(Anna|Ben)( \((Black|White)\))?$/];
const PEOPLE = { one: "Anna", other: "Ben" };
const GAME: WholeGame = {
  ...newGame(),
  names: PEOPLE,
  way: "agreed",
  black: "one",
  start: { rows: ["..xo.", ".oxo.", "..xo.", "..xo.", "..xo."] },
  moves: [],
};
const lineOf = async (moves: WholeGame["moves"]): Promise<Line> => engine.follow(GAME.start, moves);

test("before a game: each way to begin, for two and against the engine", async () => {
  const on = { onBegin: vi.fn(), onFile: vi.fn(), onFault: vi.fn() };
  await act(async () => void render(<OpeningStage store={openingStore()} {...on} />));
  expect(unmarked()).toBe("");
  for (const way of ["⟦Agreed⟧", "⟦Handicap⟧", "⟦By the rules⟧", "⟦The engine⟧"]) {
    choose(way);
    expect(unmarked(), way).toBe("");
  }
});

test("in a game, and at its settlement", async () => {
  const moves: WholeGame["moves"] = [{ kind: "pass" }, { kind: "pass" }];
  const line = await lineOf(moves);
  const play = storeOf(NO_PLAY, stepPlay);
  const game = { ...GAME, moves: [...moves] };
  play.send({ kind: "wound", allowance: null });
  play.send({ kind: "laid", game });
  const table = document.createElement("div");
  const status = document.createElement("div");
  status.className = "status";
  table.append(status);
  const playing = {
    store: storeOf<PlayingState, PlayingEvent>(NOTHING_PLAYED, playingStep),
    acts: { look: vi.fn(), move: vi.fn(), visit: vi.fn(), overlay: vi.fn(), focus: vi.fn() },
  };
  const onPlay = {
    visit: vi.fn(),
    onControl: vi.fn(),
    onBack: vi.fn(),
    onAskBack: vi.fn(),
    onEnded: vi.fn(),
    onNote: vi.fn(),
  };
  render(<PlayStage {...onPlay} game={game} line={line} store={play} table={table} playing={playing} />);
  expect(unmarked(...CALLS)).toBe("");
  cleanup();

  const store = storeOf(NO_SETTLEMENT, stepSettle);
  const lists = { black: { dead: [6], neutral: [] }, white: { dead: [], neutral: [] } };
  store.send({ kind: "laid", lists, ruled: [], reader: "both", fresh: "black" });
  const on = {
    onLists: vi.fn(),
    onRuled: vi.fn(),
    onArgue: vi.fn(),
    onBoth: vi.fn(),
    onScheme: vi.fn(),
    onAgree: vi.fn(),
    onPassBack: vi.fn(),
  };
  const certificates = new RulingCertificates({} as never);
  render(<SettleStage line={line} game={game} store={store} certificates={certificates} {...on} />);
  expect(unmarked(...CALLS)).toBe("");
});

const NOW = new Date(2026, 10, 22, 12);
const library = new Library(practice(12));
const [ladder] = library.practice.ladders;
const ANSWERS = (ladder?.problems ?? []).map(({ id }, n) =>
  answer({ id, when: NOW.getTime() / 1000 - 86_400 * (12 - n), result: n % 3 ? "right" : "wrong" }),
);

test("practice: the hub, a ladder, one's numbers, and what went wrong", async () => {
  const log = { base: null, answers: ANSWERS };
  const first = () => ({ title: "Control", address: "control.html" });
  const titles = library.practice.ladders.flatMap(({ title, about }) => [title, about]);
  const data = ["Control", ...titles, /^about \d/];
  await act(
    async () =>
      void render(
        <Hub
          {...{ library, log, now: NOW, damage: null, lasts: false, ten: null, first, subject: "control" }}
          beginAnew={vi.fn()}
        />,
      ),
  );
  expect(unmarked(...data)).toBe("");
  cleanup();
  if (!ladder) throw new Error("there are ladders");
  render(<LadderScreen ladder={ladder} log={log} />);
  expect(unmarked(...data)).toBe("");
  cleanup();
  render(<Numbers practice={library.practice} log={log} now={NOW} />);
  expect(unmarked(...data)).toBe("");
  cleanup();
  await act(async () => void render(<Review practice={library.practice} log={log} />));
  expect(unmarked(...data)).toBe("");
});

test("a problem of one's own", async () => {
  await act(async () => void render(<Own solve={vi.fn()} />));
  // Setting up belongs to the referee's page.
  expect(unmarkedIn(document.body, TABLE, ".setup-panel, .setup-board, .opening-panel")).toEqual([]);
});

test.each(Object.keys(CALCULATORS) as (keyof typeof CALCULATORS)[])("the calculator of %s", (name) => {
  render(<Calculator kind={CALCULATORS[name]} />);
  expect(unmarked()).toBe("");
});

test("a solved board", () => {
  const file = JSON.parse(readFileSync("www/public/worlds/3x3.json", "utf8")) as WorldFile;
  render(<WorldDesk world={new World(file)} size={{ columns: 3, rows: 3, shape: "rectangle" }} />);
  fireEvent.click(screen.getByRole("button", { name: /^⟦b2: / }));
  expect(unmarked()).toBe("");
});

test("the search, with something found and with a shape", () => {
  const document = {
    group: "words",
    title: "Ko",
    place: "Rules",
    address: "rules.html#ko",
    text: "",
  } as const;
  const file = { first: "welcome", documents: [document], positions: [] };
  const index = new TextIndex(file.documents);
  const store = storeOf({ ...EMPTY, library: { kind: "here", file, index } } as typeof EMPTY, searchStep);
  render(<Sheet store={store} />);
  expect(unmarked()).toBe("");
  fireEvent.input(screen.getByRole("searchbox"), { target: { value: "ko" } });
  expect(unmarked("Ko", "Rules")).toBe("");
});

test("the authors' tool", async () => {
  act(() => void render(<AuthorTool store={storeOf(startWith(null), author)} busy={vi.fn()} />));
  expect(unmarked("https://example.org/loja/", "black: all")).toBe("");
});

const started = async (rows: string[]) => {
  const position = { rows };
  const { board, situations } = await engine.follow(position, []);
  const [situation] = situations;
  if (!situation) throw new Error("a position has a situation");
  return { board, situation, position };
};

test("a comparison, predicted and read", async () => {
  const judged = { ...(await started(["xx.", "..."])), report: { control: [], score: null, nodes: 0 } };
  const options = {
    rules: ["area", "stone", "jrg89"] as const,
    onRules: vi.fn(),
    level: 2 as const,
    inBook: false,
  };
  render(<Comparison judged={judged} options={{ ...options, rules: [...options.rules] }} />);
  expect(unmarked()).toBe("");
  press("⟦Compare⟧");
  await waitFor(() => expect(screen.getByRole("table")).toBeTruthy());
  // What a rule set says, by which clause and in which reading, the rule set says.
  const bySets = [/^[^⟦⟧]+:$/, "Stones, if nobody plays on"];
  expect(unmarkedIn(document.body, [...TABLE, ...bySets], ".clause, .why")).toEqual([]);
});

test("the signs of the legend, the positions to begin with, and a file that is too large", () => {
  const said = [CREDIT, ...EXAMPLES.flatMap(({ name, about, start }) => [name, about, start.name ?? ""])];
  const signs = GROUPS.flatMap(({ name, entries }) => [
    name,
    ...entries.flatMap((one) => [one.name, one.words]),
  ]);
  for (const text of [...said, ...signs, TOO_LARGE]) expect(withoutMarked(text), text).toBe("");
  expect(signs.length).toBeGreaterThan(60);
});

test("a question of 1989", async () => {
  const { board, situation, position } = await started(["xx.", "..."]);
  const options = {
    start: asSetUp(position, situation),
    board,
    situation,
    question: null,
    side: null,
    line: [],
    onChange: vi.fn(),
    onLeave: vi.fn(),
  };
  render(<LawDesk options={options} />);
  await waitFor(() => expect(screen.getAllByRole("radio").length).toBeGreaterThan(1));
  expect(unmarked()).toBe("");
});
