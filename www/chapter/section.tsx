/** One section of a chapter as the reader sees it: what wakes in its text, and what its state says of what the build has written. */
import type { ComponentChildren } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import { Button } from "../kit/controls.tsx";
import { useChange, useStore, useTask, useWork } from "../kit/hooks.ts";
import { Elsewhere, Written } from "../kit/mount.tsx";
import { reveal, revealReply } from "../table/reveal.ts";
import { AnswerIn } from "./answer.tsx";
import { control } from "./area-overlay.ts";
import { asks, type Figure, type Proof } from "./data.ts";
import { Guest } from "./guest.tsx";
import { Predictions } from "./predict.tsx";
import { QuestionForm } from "./question.tsx";
import type { Reading } from "./reading.ts";
import { isArguedHere, type SectionState, type Wish } from "./section-state.ts";
import { WalkOn } from "./walk.tsx";
import { WORDS } from "./words.ts";

interface SectionProps {
  reading: Reading;
  /** The section as the build has written it, and the table. */
  host: HTMLElement;
  root: HTMLElement;
}

export function SectionIsland(props: SectionProps) {
  const { reading, host } = props;
  const { section, store, task } = reading;
  const state = useStore(store);
  const places = useMemo(() => placesOf(host), []);
  useEffect(() => {
    const lay = ({ target }: MouseEvent): void => {
      const button = target instanceof Element ? target.closest<HTMLElement>("[data-lay]") : null;
      if (button?.dataset.lay) reading.put(button.dataset.lay);
    };
    host.addEventListener("click", lay);
    return () => host.removeEventListener("click", lay);
  }, []);
  useChange(state.wish, (wish) => wish && bring(wish, props));
  const givesWay = { hidden: state.argued && !isArguedHere(state) ? "" : null };
  const { answer, words, aside } = places;
  return (
    <>
      <Written element={places.next} classes={{ filled: state.done }} />
      {state.on &&
        places.printed.map((printed) => (
          <Written
            key={printed.dataset.figure}
            element={printed}
            classes={{ "on-table": printed.dataset.figure === state.on?.figure }}
          />
        ))}
      {section.figures.map((figure) => (
        <FigureParts key={figure.id} {...props} figure={figure} state={state} />
      ))}
      {task && !task.question && answer && (
        <>
          <Written element={answer} attributes={givesWay} />
          <Elsewhere host={answer}>
            <AnswerIn host={answer} answer={state.answer} act={(act) => reading.act(act)} />
          </Elsewhere>
        </>
      )}
      {words && aside && (
        <>
          <Written element={words} attributes={givesWay} />
          <Written element={aside} attributes={givesWay} />
          {state.argued && <ArguedPart {...props} words={words} aside={aside} state={state} />}
        </>
      )}
    </>
  );
}

const placesOf = (host: HTMLElement) => {
  const one = (of: string) => host.querySelector<HTMLElement>(of);
  return {
    next: one(".onward .next"),
    printed: [...host.querySelectorAll<HTMLElement>(".printed[data-figure]")],
    answer: one("[data-role=answer]"),
    words: one("[data-proof=words]"),
    aside: one("[data-proof=aside]"),
  };
};

/** Brings into sight what the reader wants to see now. */
function bring(wish: Wish, { reading, host, root }: SectionProps): void {
  if (wish.what === "answer") {
    // The words of a verdict are drawn anew until then.
    setTimeout(() => bringAnswer(wish.figure, host));
    return;
  }
  root.querySelector(".view")?.scrollIntoView({ block: "nearest" });
  if (wish.what === "board") return;
  // The button that was pressed goes with the figure. A proof begins with its words, and brings its own board.
  const title = host.querySelector<HTMLElement>(".step-title");
  if (wish.figure.proof && title) {
    title.tabIndex = -1;
    title.focus({ preventScroll: true });
  } else reading.table.focus();
}

/**
 * An answer comes into sight with all that it brings: the steps that follow, and the way on. For a claim the verdict
 * comes first: with its reason and the prediction where there was one, else its headline alone. The reply to a
 * question stands below the pressed button, which stays where it is if it can.
 */
function bringAnswer({ proof, question }: Figure, host: HTMLElement): void {
  const part = (of: string): Element | null => host.querySelector(of);
  const answer = part("[data-role=answer]");
  const verdict = proof?.claim ? part(proof.atOnce ? ".proof-answer .headline" : ".proof-answer") : null;
  const [said, other] = verdict?.checkVisibility() ? [verdict, answer] : [answer, verdict];
  if (said && question) revealReply(said);
  else if (said) reveal(said, part(".afterwards"), other, part(".onward .next"));
}

interface FigureProps extends SectionProps {
  figure: Figure;
  state: SectionState;
}

/** The parts of a figure that need a script: a question that answers, a line to walk, claims to predict. */
function FigureParts(props: FigureProps) {
  const { reading, host, figure, state } = props;
  const { id, question, position } = figure;
  const places = useMemo(() => {
    const place = (name: string) => host.querySelector(`[data-${name}="${CSS.escape(id)}"]`);
    return { question: place("question"), doing: place("doing"), says: place("says") };
  }, []);
  const predicting = state.predicting[id];
  return (
    <>
      {question && places.question && state.question && (
        <Elsewhere host={places.question} awake>
          <QuestionForm
            question={question}
            position={position}
            state={state.question.state}
            answer={state.answer}
            acts={{
              awake: (given) => reading.store.send({ kind: "question", event: { kind: "awake", given } }),
              give: (given) => reading.choose(figure, given),
              send: () => reading.reply(figure),
              answer: (act) => reading.act(act),
            }}
          />
        </Elsewhere>
      )}
      {places.doing && (
        <Elsewhere host={places.doing}>
          <Doing {...props} />
        </Elsewhere>
      )}
      {places.says && predicting && (
        <Elsewhere host={places.says}>
          <Predictions
            state={predicting}
            // Beside a question these would be more questions.
            folded={asks(figure)}
            shown={(says) => state.shown === says.id}
            acts={{
              foretell: (says, guess) => reading.foretell(figure, says, guess),
              shows: (says, told) => reading.shows(figure, says, told),
              show: (says, told) => reading.showSays(figure, says, told),
            }}
          />
        </Elsewhere>
      )}
    </>
  );
}

/** The choices for a figure: walk it, judge it, show another map. */
function Doing({ reading, root, figure, state }: FigureProps) {
  const { walks, judged, shown } = state;
  const { id, title, position, line, laws, map } = figure;
  const { table } = reading;
  const { level } = reading.place;
  const walk = reading.walks.get(id);
  const walked = walks[id];
  return (
    <>
      {line && walk && walked && (
        <WalkOn
          figure={{ title, line }}
          level={level}
          state={walked}
          told={walk.told}
          acts={{ go: (at) => void walk.go(at), playThrough: () => void walk.playThrough() }}
        />
      )}
      {map && (
        <p class="told-map">
          <Button
            look="quiet toggle"
            aria-pressed={shown === id ? "true" : "false"}
            press={() => reading.turn(figure, "", { control: control(map) }, id)}
          >
            {WORDS.onBoardBy(map)}
          </Button>
        </p>
      )}
      {figure.kind === "referee" && (
        <Asking
          part={({ Judge }) => (
            <Judge
              title={title}
              level={level}
              position={position}
              guest={(view) => (
                <Guest root={root} table={table}>
                  {view}
                </Guest>
              )}
              state={judged?.figure === id ? judged : null}
              acts={{
                open: () => reading.judge(figure, { figure: id, claim: null, back: false }),
                close: () => reading.judge(figure, null),
                play: (claim) => reading.judge(figure, { figure: id, claim, back: claim === null }),
              }}
            />
          )}
        />
      )}
      {laws && (
        <Asking
          part={({ Compared }) => <Compared title={title} level={level} position={position} laws={laws} />}
        />
      )}
    </>
  );
}

/** The judge of a section: few sections have one, and it loads with the first of them. */
function Asking({ part }: { part: (judge: typeof import("./judge.tsx")) => ComponentChildren }) {
  const task = useTask(() => import("./judge.tsx"), []);
  if (task.kind === "failed")
    return (
      <p class="note" role="status">
        {WORDS.engineMissing}
      </p>
    );
  return <>{task.kind === "done" && part(task.found)}</>;
}

type Laid = Awaited<ReturnType<typeof fetched>>;

/** The claim that is argued, once its table has come. */
function ArguedPart(props: SectionProps & { words: HTMLElement; aside: HTMLElement; state: SectionState }) {
  const { reading, host, state } = props;
  const [figure] = useState(reading.argued);
  const [laid, lay] = useState<Laid | null>(null);
  const proof = figure?.proof;
  useWork(
    figure && proof ? () => fetched(figure, proof) : null,
    lay,
    () => reading.store.send({ kind: "no-proof", said: { tone: "open", text: WORDS.proofMissing } }),
    [],
  );
  const known = state.argued?.known ?? false;
  // The page was made before anybody could know that there is nothing to predict.
  const role = useMemo(() => host.querySelector(".step .step-head > :last-child"), []);
  if (!laid || !figure || !proof) return null;
  const { ArguedProof } = laid;
  return (
    <>
      {known && <Written element={role} text={WORDS.youPlay} />}
      <ArguedProof {...props} guest={Guest} law={laid.law} known={known} figure={{ ...figure, proof }} />
    </>
  );
}

/** The proof table, and what a question of other rules needs. */
async function fetched({ position }: Figure, { law }: Proof) {
  const [{ ArguedProof }, task] = await Promise.all([
    import("./lay-proof.tsx"),
    law &&
      import("../proof/law/law-proving.ts").then(({ lawTask }) =>
        lawTask({ start: position, question: law }),
      ),
  ]);
  return { ArguedProof, law: task };
}
