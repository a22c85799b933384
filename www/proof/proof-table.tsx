/** A proof table: which parts there are in which phase, and what they do. */
import { useEffect, useId, useLayoutEffect, useMemo, useState } from "preact/hooks";
import { type Checked, engine, prover } from "../engine/engine.ts";
import { ControlRow, MorePanel } from "../kit/control-row.tsx";
import { Button } from "../kit/controls.tsx";
import { useStore } from "../kit/hooks.ts";
import { DiagramText } from "../table/desk.tsx";
import { Offers } from "./argument/offers.ts";
import { Argument, type ArgumentParts } from "./argument.tsx";
import { startOf } from "./certificate.ts";
import { Certificates } from "./certificate-view.tsx";
import { Choosing } from "./choosing.tsx";
import { Claims } from "./claims.tsx";
import { Course } from "./course.ts";
import { ArgumentDesk } from "./desk.tsx";
import { Frame, LessonFrame } from "./frame.tsx";
import { hintLines } from "./lesson/lesson-hints.ts";
import type { ProofOptions } from "./options.ts";
import { AnswerPlace, nextFocus } from "./parts.tsx";
import { rolesWords } from "./proof-words.ts";
import { deskNow } from "./scene.ts";
import { Staging } from "./staging.tsx";
import { phaseOf, type TableState } from "./table-state.ts";
import { TABLE } from "./words.ts";

/** A table, and whatever a certificate that is opened puts in its place. */
export function ProofPlace({ options }: { options: ProofOptions }) {
  const [laid, lay] = useState({ options, number: 0 });
  const { onLeave, onCertificate } = options;
  const course = useMemo(() => {
    const { start, moves } = laid.options;
    return new Course(laid.options, (changed) => new Offers({ start, moves }, prover, engine, changed));
  }, [laid]);

  /** A certificate brings its own position: it gets a table of its own in the same place. */
  function openChecked({ position, player, set, title }: Checked, certificate: string): void {
    const start = position && startOf(position);
    if (!start) return;
    if (onCertificate) {
      onCertificate(certificate);
      return;
    }
    lay(({ number }) => ({
      number: number + 1,
      options: {
        start,
        moves: [],
        claim: { player, set },
        certificate: () => Promise.resolve(certificate),
        title,
        // A link to the old position would not fit to the new claim.
        ...(onLeave && { onLeave }),
      },
    }));
  }

  return <ProofTable key={laid.number} course={course} openChecked={openChecked} />;
}

interface Shown {
  course: Course;
  state: TableState;
}

interface Around {
  openChecked: (checked: Checked, certificate: string) => void;
}

function ProofTable({ course, ...around }: Around & { course: Course }) {
  const state = useStore(course.store);
  useEffect(() => void course.open(), [course]);
  useLayoutEffect(() => () => course.close(), [course]);
  return (
    <Argument course={course} state={state}>
      {(parts) => <Laid {...around} course={course} state={state} parts={parts} />}
    </Argument>
  );
}

function Laid({ course, state, openChecked, parts }: Shown & Around & { parts: ArgumentParts }) {
  const [open, turn] = useState(false);
  const id = useId();
  const keys = `${id}-keys`;
  const { lesson, law, title = "", onLeave } = course.options;
  const { session, argued, base } = state;
  const play = argued?.play ?? null;
  const oneSide = lesson?.atOnce === true;
  const desk = deskNow(state, lesson?.fixed ?? law !== undefined, oneSide);
  const phase = base ? phaseOf(state) : "";
  const lines = lesson ? hintLines(course.ownHints, state.ownHints, play) : [];
  useLayoutEffect(() => {
    if (lesson && base) lesson.showHints(lines);
  }, [lines.join("\n"), base === null]);
  const { acts } = course;

  const places = {
    phase,
    spoken: state.spoken,
    trouble: state.trouble,
    wish: state.wish,
    view: <ArgumentDesk {...course.desk} shown={desk} keys={keys} />,
    answer: (
      <AnswerPlace next={nextFocus(() => course.focus())}>
        {phase === "playing" ? parts.answer : phase && <Before course={course} state={state} />}
      </AnswerPlace>
    ),
    controls: (
      <ControlRow
        // Where the words around are those of one side, no other is offered.
        names={["back", "forward", "undo-all", "hint", ...(oneSide ? [] : (["side"] as const)), "more"]}
        acts={acts}
        more={{ id: `${id}-more`, open, turn }}
      />
    ),
    more: (
      <MorePanel id={`${id}-more`} open={open}>
        <More diagram={desk?.situation.diagram ?? ""} keys={keys} />
        {!lesson && !law && (
          <Certificates prover={prover} acts={{ say: (words) => course.say(words), play: openChecked }} />
        )}
      </MorePanel>
    ),
    // Where the moves begin at once all is said with them; the proof as such would be more than was asked for.
    budget: oneSide ? null : parts.budget,
    tree: parts.tree,
    truth: parts.truth,
  };
  if (lesson) return <LessonFrame {...places} lesson={lesson} />;
  const side = phase === "playing" ? session.side : null;
  return (
    <Frame
      {...places}
      title={title}
      roles={phase === "choosing" || !phase ? "" : rolesWords(session.claim.player, side, law !== undefined)}
      lead={
        onLeave && (
          <Button look="link" press={onLeave}>
            {law ? TABLE.anotherQuestion : TABLE.backPosition}
          </Button>
        )
      }
      hints={parts.hints}
      claims={base && !law && <Claims course={course} state={state} line={base} />}
    />
  );
}

/** Before the moves: the claim is chosen, or its worst case set up. */
function Before({ course, state }: Shown) {
  const { lesson = null, law = null } = course.options;
  if (state.session.phase !== "choosing") return <Staging course={course} state={state} />;
  return <Choosing {...{ course, state, lesson, law }} done={lesson?.done() ?? false} />;
}

/** The diagram as text, and what the keys do. */
const More = ({ diagram, keys }: { diagram: string; keys: string }) => (
  <>
    <DiagramText text={diagram} />
    <p>{TABLE.fourEntriesBelowBlack}</p>
    <h3 class="for-keys">{TABLE.keys}</h3>
    <p class="for-keys" id={keys}>
      {TABLE.arrowKeysWalkBoard}
    </p>
  </>
);
