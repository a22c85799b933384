/** Mark what a player controls if play stopped now. */
import { otherColor } from "../board/color.ts";
import type { BoardView, Control } from "../board/index.ts";
import { type Color, DEFAULT_BUDGET, engine, type Location, prover } from "../engine/engine.ts";
import { useTask } from "../kit/hooks.ts";
import { SignMark } from "../kit/signs.tsx";
import type { Explanation, Floor, Ground, KindOf } from "./asking.ts";
import { closed, locations } from "./problem-game.ts";
import {
  compare,
  comparedWords,
  controlIn,
  deadWords,
  FIND_WORDS,
  findHints,
  ownControl,
  truthWords,
} from "./words/find-words.ts";
import { findTask } from "./words/task-words.ts";

interface Marking {
  marked: readonly Location[];
  /** A press takes a point, and no region. */
  single: boolean;
  /** The map of both players is shown, where only one was asked about. */
  both: boolean;
}

const colorOf = ({ problem, situation }: Ground): Color => problem.player ?? situation.turn;

function truthOf(ground: Ground): { truth: Location[]; own: (Control | null)[]; whole: (Control | null)[] } {
  const { board, problem } = ground;
  const truth = locations(board, problem.set);
  const own = ownControl(board.points.length, truth, colorOf(ground));
  return { truth, own, whole: problem.control ? controlIn(problem.control) : own };
}

const sorted = (set: readonly Location[]): Location[] => [...set].sort((a, b) => a - b);
const toggled = (marked: readonly Location[], at: Location): Location[] =>
  sorted(marked.includes(at) ? marked.filter((one) => one !== at) : [...marked, at]);

/** As the log has it: "a1,b2". */
const named = ({ board }: Ground, set: readonly Location[]): string =>
  set.map((at) => board.points[at]?.name ?? at).join(",");

/** The truth as a map, the reader's marks around it, and what differs; null: nobody has answered. */
function told(ground: Ground, given: readonly Location[] | null): Explanation<Marking> {
  const color = colorOf(ground);
  const { truth, own } = truthOf(ground);
  const { missing, extra } = compare(given ?? truth, truth);
  const all = truthWords(truth.length, color);
  const wrong = missing.length + extra.length > 0;
  const isMarked = given !== null && given.length > 0;
  const over: Partial<BoardView> = {
    control: own,
    areas: isMarked ? [{ points: given, kind: "mine" }] : [],
    // Where nothing was marked, the map itself is what is missing.
    signs: isMarked
      ? ground.situation.stones.map((_, at) =>
          missing.includes(at) ? "holds" : extra.includes(at) ? "fails" : null,
        )
      : [],
  };
  const differs = isMarked ? comparedWords({ missing, extra }, color) : FIND_WORDS.youMarkedNothing;
  return {
    sign: given === null ? null : wrong ? "fails" : "holds",
    headline: wrong ? differs : all,
    paragraphs: [...(wrong ? [all] : []), <Dead key="dead" ground={ground} truth={truth} />],
    over,
    legend: (
      <ul class="told-legend" aria-label={FIND_WORDS.legend}>
        {truth.length > 0 && (
          <li>
            <span class={`swatch ${color}`} aria-hidden="true" />
            {FIND_WORDS.own({ color, count: truth.length })}
          </li>
        )}
        {isMarked && missing.length > 0 && (
          <li>
            <SignMark kind="holds" />
            {FIND_WORDS.missingSign({ count: missing.length })}
          </li>
        )}
        {extra.length > 0 && (
          <li>
            <SignMark kind="fails" />
            {FIND_WORDS.notOwn({ color, count: extra.length })}
          </li>
        )}
      </ul>
    ),
  };
}

/** The dead stones; with the referee's words where there are some. */
function Dead({ ground, truth }: { ground: Ground; truth: readonly Location[] }) {
  const { start, moves, situation } = ground;
  const report = useTask(
    () => prover.referee({ start: closed(start), moves: [...moves] }, DEFAULT_BUDGET),
    [ground],
  );
  const words = report.kind === "done" && report.found.status === "decided" ? report.found.words : "";
  return <span>{words || deadWords(situation.stones, truth, colorOf(ground))}</span>;
}

function press(floor: Floor<Marking>, { single, marked }: Marking, at: Location): void {
  const mark = (set: readonly Location[]) => floor.change((own) => ({ ...own, marked: sorted(set) }));
  floor.remark("");
  if (single) {
    floor.change((own) => ({ ...own, marked: toggled(own.marked, at) }));
    return;
  }
  floor.run(
    () =>
      engine.claiming(closed(floor.start), [...floor.moves], colorOf(floor), [...marked], {
        kind: "block",
        at,
      }),
    ({ set }) => mark(set),
    () => {
      // Without the engine each point can still be marked by itself.
      floor.change((own) => ({ ...own, single: true }));
      floor.remark(FIND_WORDS.engineDidNotAnswer);
    },
  );
}

export const FIND: KindOf<Marking> = {
  begin: { marked: [], single: false, both: false },
  task: (ground) => ({
    ...findTask(colorOf(ground), ground.situation.final),
    help: FIND_WORDS.pressRegionTakeLeave,
  }),
  hints: (ground) => findHints(ground.situation.stones, truthOf(ground).truth, colorOf(ground)),
  view: ({ board }, { marked }) => ({
    hand: "claim",
    playable: board.points.map((_, at) => at),
    areas: marked.length > 0 ? [{ points: marked, kind: "mine" }] : [],
  }),
  over: (ground, { both }) => (both ? { control: truthOf(ground).whole } : {}),
  Parts: ({ floor, own: { single }, phase }) => (
    <label class="check" hidden={phase === "done"}>
      <input
        type="checkbox"
        checked={single}
        onChange={(event) => {
          const { checked } = event.currentTarget;
          floor.change((own) => ({ ...own, single: checked }));
        }}
      />
      <span>{FIND_WORDS.single}</span>
    </label>
  ),
  touched: ({ marked }) => marked.length > 0,
  answers(floor, { marked }) {
    const none = marked.length === 0;
    return [
      {
        key: "clear",
        text: FIND_WORDS.clear,
        look: "quiet",
        off: none,
        press() {
          floor.drop();
          floor.change((own) => ({ ...own, marked: [] }));
        },
      },
      {
        key: "all",
        text: none ? FIND_WORDS.nothing : FIND_WORDS.thatIsAll({ count: marked.length }),
        // What comes next is to mark something.
        look: none ? "quiet" : "filled",
        press() {
          const { missing, extra } = compare(marked, truthOf(floor).truth);
          const right = missing.length + extra.length === 0;
          floor.answer(right, named(floor, marked), async () => told(floor, marked));
        },
      },
    ];
  },
  press,
  solution: async (floor) => told(floor, null),
  side(floor, { both }) {
    const other = otherColor(colorOf(floor));
    const theirs = truthOf(floor).whole.filter((who) => who === other || who === "both").length;
    floor.change((own) => ({ ...own, both: !own.both }));
    floor.remark(both ? "" : `${FIND_WORDS.nowMapBoth} ${truthWords(theirs, other)}`);
  },
};
