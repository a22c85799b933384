/** Choosing a claim: a colour, a set that grows and shrinks by taps, and what the reader expects of it. */

import { useId } from "preact/hooks";
import { type Claiming, type Color, cited, type Location } from "../engine/engine.ts";
import { Button, Segments } from "../kit/controls.tsx";
import { useHeld } from "../kit/hooks.ts";
import { ClauseText } from "../kit/signs.tsx";
import type { Guess } from "./argument/proof-session.ts";
import type { Course } from "./course.ts";
import type { LawTask } from "./law-task.ts";
import { Actions, Headline, nextFocus } from "./parts.tsx";
import { NAMES, other } from "./proof-words.ts";
import type { TableState } from "./table-state.ts";
import { TABLE } from "./words.ts";

export interface ChoosingProps {
  player: Color;
  claiming: Claiming | null;
  guess: Guess | null;
  points: boolean;
  /** Why the last tap or the claim was refused. */
  fault: string;
  /** Something else on the page is what comes next. */
  done: boolean;
  /** What a lesson has told already, or an article: then only what is left is asked here. */
  lesson: { fixed: boolean; players: "one" | "both" } | null;
  /** A question that is asked elsewhere: only what the reader expects is asked here. */
  law?: LawTask | null;
  acts: ChoosingActs;
  refocus: () => void;
  /** Name under which an author may style the buttons. */
  part?: string;
}

export interface ChoosingActs {
  player(color: Color): void;
  points(on: boolean): void;
  set(set: readonly Location[] | "all"): void;
  guess(guess: Guess): void;
  test(): void;
}

/** The choice of a claim as a course has it. */
export function ChoosingOf(
  props: Pick<ChoosingProps, "lesson"> & Partial<Pick<ChoosingProps, "done" | "law" | "part">> & Of,
) {
  const { course, state, ...more } = props;
  const { session, claiming, points, fault } = state;
  return (
    <Choosing
      done={false}
      {...more}
      player={session.claim.player}
      claiming={claiming}
      guess={session.guess}
      points={points}
      fault={fault}
      acts={{
        player: (color) => void course.choose(claiming?.set ?? [], color),
        points: (on) => course.store.send({ kind: "points", on }),
        set: (set) => void course.choose(set),
        guess: (guess) => course.guess(guess),
        test: () => void course.test(),
      }}
      refocus={() => course.focus()}
    />
  );
}

interface Of {
  course: Course;
  state: TableState;
}

/** What a claim is, for whoever has not chosen one yet. */
const meaning = (player: Color): string =>
  TABLE.claimSaysCanMake({ player: NAMES[player], name: NAMES[other(player)] });

const HOW = TABLE.pressRegionTakeLeave;

export function Choosing(props: ChoosingProps) {
  const { claiming, guess, lesson, law = null, acts } = props;
  const root = useHeld<HTMLElement>(nextFocus(props.refocus));
  const note = useId();
  const given = lesson !== null || law !== null;
  const ready = law
    ? guess !== null
    : !!claiming && claiming.set.length > 0 && claiming.bordered && guess !== null;
  return (
    <section ref={root} class="answer-part choosing" aria-label={TABLE.yourClaim}>
      {!given && (
        <>
          <Headline level={2}>{TABLE.chooseClaim}</Headline>
          <p>{HOW}</p>
        </>
      )}
      {/* What a press did stands where it is seen first. */}
      <div class="border-words">{law ? <Asked law={law} /> : <Border {...props} />}</div>
      <div>{!law && <Mends claiming={claiming} set={acts.set} part={props.part} />}</div>
      {!given && <Picks {...props} />}
      <div class="pick-row predict">
        <Segments<Guess>
          legend={
            lesson ? (
              <>
                {/* On a narrow screen only the question is asked. */}
                <span class="before-test">{TABLE.beforeYouTest} </span>
                {TABLE.thenWillClaimHold}
              </>
            ) : (
              TABLE.willClaimHold
            )
          }
          options={[
            ["holds", TABLE.holds],
            ["fails", TABLE.fails],
            ["unsure", TABLE.cantTell],
          ]}
          value={guess}
          pick={acts.guess}
        />
        <Button
          look={props.done ? "quiet" : "filled"}
          press={acts.test}
          off={!ready}
          aria-disabled={ready ? "false" : "true"}
          aria-describedby={note}
          part={props.part}
        >
          {law ? TABLE.argue : TABLE.test}
        </Button>
      </div>
      <p class="note" id={note}>
        {noteOf(props)}
      </p>
      {lesson && !lesson.fixed && !law && <Picks {...props} />}
    </section>
  );
}

function noteOf({ guess, law, player }: ChoosingProps): string {
  if (guess === null) return law ? TABLE.sayFirstToArgue : TABLE.sayFirst;
  if (law) return TABLE.claimsMovesFirst({ player: NAMES[law.about.player] });
  const outside = NAMES[other(player)];
  return TABLE.testingFillsEveryPoint({ stones: outside.toLowerCase(), outside });
}

/** What is chosen, and how its border is. */
function Border({ player, claiming, fault, lesson }: ChoosingProps) {
  const chosen = claiming !== null && claiming.set.length > 0;
  // A claim that is given is told with its player.
  const claimed = claiming && (lesson?.fixed ? `${claiming.title}. ${claiming.border}` : claiming.headline);
  // In a lesson a border is explained where it is open; that it is closed says enough.
  const explained = !fault && !(lesson && claiming?.bordered);
  return (
    <>
      {/* Where no headline stands above it, the focus comes here. */}
      <p class="border-headline" {...(lesson && { tabIndex: -1, "data-key": "headline" })}>
        {fault || (chosen ? claimed : TABLE.nothingChosenYet)}
      </p>
      {explained && (
        <p>
          <ClauseText text={chosen ? why(claiming) : lesson ? HOW : meaning(player)} />
        </p>
      )}
    </>
  );
}

const why = ({ words, broken }: Claiming): string => cited({ words, rules: broken ? [broken.rule] : [] });

/** What a question of 1989 says, and what it is for. */
const Asked = ({ law: { about } }: { law: LawTask }) => (
  <>
    <p class="border-headline" tabIndex={-1} data-key="headline">
      {about.title}
    </p>
    <p>
      <ClauseText text={about.words} />
    </p>
  </>
);

function Mends(props: { claiming: Claiming | null; set: ChoosingActs["set"]; part?: string | undefined }) {
  const { claiming, set } = props;
  const { grown, shrunk } = claiming ?? { grown: null, shrunk: null };
  const mend = (text: string, to: readonly Location[] | null) =>
    to ? [{ text, filled: false, run: () => set(to) }] : [];
  const mends = [...mend(TABLE.takeWhatMissing, grown), ...mend(TABLE.leaveOutWhatToo, shrunk)];
  return mends.length > 0 ? <Actions actions={mends} part={props.part} /> : null;
}

/** What a set may be put together with, beside taps. */
function Picks({ player, points, lesson, acts }: ChoosingProps) {
  return (
    <div class="pick-row">
      {lesson?.players !== "one" && (
        <Segments<Color>
          legend={TABLE.claim}
          options={[
            ["black", TABLE.black],
            ["white", TABLE.white],
          ]}
          value={player}
          pick={acts.player}
        />
      )}
      <Button look={lesson ? "link" : "quiet"} press={() => acts.set("all")}>
        {TABLE.wholeBoard}
      </Button>
      <label class="check">
        <input
          type="checkbox"
          checked={points}
          onChange={(event) => acts.points(event.currentTarget.checked)}
        />
        <span>{TABLE.pointPoint}</span>
      </label>
    </div>
  );
}
