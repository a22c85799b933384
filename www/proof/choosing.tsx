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

interface ChoosingProps {
  course: Course;
  state: TableState;
  /** Something else on the page is what comes next. */
  done?: boolean;
  /** The settings of a lesson or an article: then the reader chooses only the rest here. */
  lesson: { fixed: boolean; players: "one" | "both" } | null;
  /** A question from elsewhere: the reader only guesses here. */
  law?: LawTask | null;
  /** Name under which an author may style the buttons. */
  part?: string;
}

/** The meaning of a claim, for a reader who has not chosen one yet. */
const meaning = (player: Color): string =>
  TABLE.claimSaysCanMake({ player: NAMES[player], name: NAMES[other(player)] });

const HOW = TABLE.pressRegionTakeLeave;

export function Choosing(props: ChoosingProps) {
  const { course, state, lesson, law = null, done = false } = props;
  const { claiming } = state;
  const { guess } = state.session;
  const root = useHeld<HTMLElement>(nextFocus(() => course.focus()));
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
      <div>{!law && <Mends {...props} />}</div>
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
          pick={(said) => course.guess(said)}
        />
        <Button
          look={done ? "quiet" : "filled"}
          press={() => void course.test()}
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

function noteOf({ state, law }: ChoosingProps): string {
  const { guess, claim } = state.session;
  if (guess === null) return law ? TABLE.sayFirstToArgue : TABLE.sayFirst;
  if (law) return TABLE.claimsMovesFirst({ player: NAMES[law.about.player] });
  const outside = NAMES[other(claim.player)];
  return TABLE.testingFillsEveryPoint({ stones: outside.toLowerCase(), outside });
}

/** The choice, and its border. */
function Border({ state: { session, claiming, fault }, lesson }: ChoosingProps) {
  const chosen = claiming !== null && claiming.set.length > 0;
  // A claim that is given is told with its player.
  const claimed =
    claiming && (lesson?.fixed ? `${claiming.title}. ${claiming.border}`.trim() : claiming.headline);
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
          <ClauseText text={chosen ? why(claiming) : lesson ? HOW : meaning(session.claim.player)} />
        </p>
      )}
    </>
  );
}

const why = ({ words, broken }: Claiming): string => cited({ words, rules: broken ? [broken.rule] : [] });

/** The words of a question of 1989, and its purpose. */
const Asked = ({ law: { about } }: { law: LawTask }) => (
  <>
    <p class="border-headline" tabIndex={-1} data-key="headline">
      {about.title}
    </p>
    <p>
      <ClauseText text={cited(about)} />
    </p>
  </>
);

function Mends({ course, state, part }: ChoosingProps) {
  const { grown, shrunk } = state.claiming ?? { grown: null, shrunk: null };
  const mend = (text: string, to: readonly Location[] | null) =>
    to ? [{ text, filled: false, run: () => course.choice.choose(to) }] : [];
  const mends = [...mend(TABLE.takeWhatMissing, grown), ...mend(TABLE.leaveOutWhatToo, shrunk)];
  return mends.length > 0 ? <Actions actions={mends} part={part} /> : null;
}

/** The tools to build a set, beside presses. */
function Picks({ course, state, lesson }: ChoosingProps) {
  return (
    <div class="pick-row">
      {lesson?.players !== "one" && (
        <Segments<Color>
          legend={TABLE.claim}
          options={[
            ["black", TABLE.black],
            ["white", TABLE.white],
          ]}
          value={state.session.claim.player}
          pick={(color) => course.choice.choose(state.claiming?.set ?? [], color)}
        />
      )}
      <Button look={lesson ? "link" : "quiet"} press={() => course.choice.choose("all")}>
        {TABLE.wholeBoard}
      </Button>
      <label class="check">
        <input
          type="checkbox"
          checked={state.points}
          onChange={(event) => course.set({ points: event.currentTarget.checked })}
        />
        <span>{TABLE.pointPoint}</span>
      </label>
    </div>
  );
}
