/** Opens an existing position: pasted, from a file, or one of the examples. A pasted text stays as typed. */
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { engine, sentence } from "../engine/engine.ts";
import { CERTIFICATE_MOST_TEXT } from "../engine/limits.ts";
import { Figure } from "../kit/board.tsx";
import { Button } from "../kit/controls.tsx";
import { useChange, useStore, useTask } from "../kit/hooks.ts";
import { abortable, type Store, storeOf } from "../kit/store.ts";
import { certificateIn, isCertificate } from "../proof/certificate-text.ts";
import { CREDIT, EXAMPLES, type Example } from "./examples.ts";
import {
  choiceOf,
  howMany,
  NOTHING_OPENED,
  openingStep,
  type PasteEvent,
  type PasteSaid,
  type PasteState,
  saidWords,
} from "./opening-state.ts";
import { type FoundPosition, type Pasted, readPasted } from "./read-pasted.ts";
import { MOST_BYTES, textOf } from "./text-fault.ts";
import { OPENING_WORDS } from "./words.ts";

interface OpeningOptions {
  /** The reader has asked for it; what it is may be known later. */
  onReading?(): void;
  onOpen(found: FoundPosition): void;
  /** A whole address of this page was pasted: it says more than a position. */
  onAddress(fragment: string): void;
  /** A certificate, which brings its own position; where nobody takes it, the reader hears where it can be opened. */
  onCertificate?(text: string): void;
  onExample(example: Example): void;
  /** Something is said about a file that was dropped where this panel is not in sight. */
  onSaid(): void;
}

export interface OpeningParts {
  store: Store<PasteState, PasteEvent>;
  reading: Reading;
  options: OpeningOptions;
}

/** The common part of the panels. */
export function openingOf(options: OpeningOptions): OpeningParts {
  const store = storeOf<PasteState, PasteEvent>(NOTHING_OPENED, openingStep);
  return { store, reading: readingOf(store, options), options };
}

interface Reading {
  /** Reads what stands in the box. */
  read(): Promise<void>;
  take(file: File): Promise<void>;
  /** Nobody waits for what is being read. */
  stop(): void;
}

/** Reads texts and files; of several requests in a row only the last answer counts. */
function readingOf(store: Store<PasteState, PasteEvent>, options: OpeningOptions): Reading {
  const work = abortable();
  const say = (said: PasteSaid): void => store.send({ kind: "said", said });
  const certificate = (text: string): void => {
    say(saidWords(options.onCertificate ? [] : [OPENING_WORDS.elsewhere]));
    options.onCertificate?.(text);
  };
  const found = (pasted: Pasted): void => {
    if (pasted.kind === "certificate") certificate(pasted.text);
    else if (pasted.kind === "address") options.onAddress(pasted.fragment);
    else if (pasted.kind === "fault") say({ kind: "fault", words: pasted.words, at: pasted.at });
    else if (pasted.kind === "silence") say(saidWords([pasted.words]));
    else {
      const choice = choiceOf(pasted.all);
      say("only" in choice ? { kind: "nothing" } : choice.said);
      if ("only" in choice) options.onOpen(choice.only);
    }
  };
  const read = (): Promise<void> => {
    options.onReading?.();
    return new Promise((settle) =>
      work.run(
        () => readPasted(store.state.text),
        (pasted) => {
          found(pasted);
          settle();
        },
        // It has a kind for what goes wrong.
        () => settle(),
      ),
    );
  };
  return {
    read,
    stop: work.stop,
    async take(file) {
      const text = await textIn(file);
      if ("fault" in text) say(saidWords([text.fault]));
      else if ("certificate" in text) certificate(text.certificate);
      else {
        store.send({ kind: "filled", text: text.text });
        await read();
      }
    },
  };
}

/** A certificate may be far longer than any position; it doesn’t go through the box, which would be slow with it. */
async function textIn(file: File): Promise<{ text: string } | { certificate: string } | { fault: string }> {
  const megabytes = (digits: number): string => (file.size / 1e6).toFixed(digits);
  if (file.size <= MOST_BYTES)
    return file.arrayBuffer().then(textOf, () => ({ fault: OPENING_WORDS.folder({ file: file.name }) }));
  const begin = await file
    .slice(0, 64)
    .text()
    .catch(() => "");
  if (!isCertificate(begin))
    return { fault: OPENING_WORDS.tooLarge({ file: file.name, megabytes: megabytes(1) }) };
  if (file.size > CERTIFICATE_MOST_TEXT)
    return { fault: OPENING_WORDS.longCertificate({ file: file.name, megabytes: megabytes(0) }) };
  return file.text().then(
    (text) => ({ certificate: certificateIn(text) }),
    () => ({ fault: OPENING_WORDS.unreadable({ file: file.name }) }),
  );
}

/** Takes a file that is dropped anywhere on the page, where the panel isn't. */
export function DropPlace({ store, reading, options }: OpeningParts) {
  useDropped(async (file) => {
    await reading.take(file);
    if (store.state.said.kind !== "nothing") options.onSaid();
  });
  return null;
}

function useDropped(take: (file: File) => void): void {
  const on = useRef(take);
  on.current = take;
  useEffect(() => {
    const own = new AbortController();
    const { signal } = own;
    addEventListener(
      "dragover",
      (event) => {
        if (event.dataTransfer?.types.includes("Files")) event.preventDefault();
      },
      { signal },
    );
    addEventListener(
      "drop",
      (event) => {
        const dropped = event.dataTransfer?.files[0];
        if (!dropped) return;
        event.preventDefault();
        on.current(dropped);
      },
      { signal },
    );
    return () => own.abort();
  }, []);
}

export function PasteBox({ store, reading, options }: OpeningParts) {
  const { text, before, said, isWanted } = useStore(store);
  const box = useRef<HTMLTextAreaElement>(null);
  const file = useRef<HTMLInputElement>(null);
  const place = useRef<HTMLDivElement>(null);
  // What is wrong is mended where it is, and of several the reader says which.
  useChange(said, () => {
    const { current } = box;
    if (said.kind === "choice") place.current?.querySelector("button")?.focus({ preventScroll: true });
    if (!current || said.kind !== "fault") return;
    current.focus();
    if (said.at !== null) current.setSelectionRange(said.at, Math.min(said.at + 1, current.value.length));
  });
  useLayoutEffect(() => {
    if (!isWanted) return;
    box.current?.focus();
    box.current?.parentElement?.scrollIntoView({ block: "nearest" });
    store.send({ kind: "reached" });
  }, [isWanted]);
  const take = async (chosen: File): Promise<void> => {
    await reading.take(chosen);
    if (store.state.said.kind !== "nothing") place.current?.scrollIntoView({ block: "nearest" });
  };
  useDropped((file) => void take(file));
  return (
    <>
      <h2 class="section-head">
        <label for="paste">{OPENING_WORDS.title}</label>
      </h2>
      <p class="hint-words">{OPENING_WORDS.hint({ certificates: options.onCertificate !== undefined })}</p>
      <div class="paste-said" id="paste-said" role="status" ref={place}>
        <SaidOf said={said} options={options} />
      </div>
      <textarea
        id="paste"
        ref={box}
        rows={5}
        spellcheck={false}
        autocapitalize="off"
        autocomplete="off"
        aria-describedby="paste-said"
        aria-invalid={said.kind === "fault" ? "true" : undefined}
        placeholder={"| x . o |\n| . # . |\n| o . x |\n1 0 B -1"}
        value={text}
        onInput={(event) => store.send({ kind: "typed", text: event.currentTarget.value })}
        onKeyDown={(event) => {
          if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) void reading.read();
        }}
      />
      <div class="acts">
        <Button press={() => void reading.read()}>{OPENING_WORDS.open}</Button>
        <Button press={() => file.current?.click()}>{OPENING_WORDS.choose}</Button>
        <Button
          hidden={before === null}
          press={() => {
            store.send({ kind: "brought-back" });
            box.current?.focus();
          }}
        >
          {OPENING_WORDS.bringBack}
        </Button>
        <input
          ref={file}
          type="file"
          class="visually-hidden"
          tabIndex={-1}
          aria-hidden="true"
          onChange={(event) => {
            const [chosen] = event.currentTarget.files ?? [];
            if (chosen) void take(chosen);
            // The same file may be chosen again after it was changed.
            event.currentTarget.value = "";
          }}
        />
      </div>
    </>
  );
}

/** More are not listed. */
const MOST_LISTED = 500;

function SaidOf({ said, options }: { said: PasteSaid; options: OpeningOptions }) {
  if (said.kind === "nothing") return null;
  if (said.kind === "fault") return <p>{said.words}</p>;
  if (said.kind === "words") return said.words.map((words) => <p key={words}>{words}</p>);
  return <Choice key={said.given} choice={said} options={options} />;
}

function Choice(props: { choice: Extract<PasteSaid, { kind: "choice" }>; options: OpeningOptions }) {
  const { choice, options } = props;
  const { given, all } = choice;
  const open = (found: FoundPosition): void => {
    options.onReading?.();
    options.onOpen(found);
  };
  return (
    <>
      <p>{OPENING_WORDS.which({ given: howMany(given, all) })}</p>
      <ul class="several">
        {all.slice(0, MOST_LISTED).map((one, at) => {
          const name = one.name?.trim() || OPENING_WORDS.position({ number: at + 1 });
          return (
            <li key={at}>
              {one.fault === null ? (
                <Button press={() => open(one)}>{name}</Button>
              ) : (
                <span class="broken">{OPENING_WORDS.broken({ name, why: sentence(one.fault) })}</span>
              )}
            </li>
          );
        })}
      </ul>
      {all.length > MOST_LISTED && <p>{OPENING_WORDS.onlyFirst({ most: MOST_LISTED })}</p>}
    </>
  );
}

export const Examples = ({ pick }: { pick: (example: Example) => void }) => (
  <>
    <h2 class="section-head">{OPENING_WORDS.examples}</h2>
    <ul class="examples">
      {EXAMPLES.map((example) => (
        <li key={example.name}>
          <Button look="example" press={() => pick(example)}>
            <ExampleFigure example={example} />
            <span class="example-name">{example.name}</span>
            <span class="example-about">{example.about}</span>
          </Button>
        </li>
      ))}
    </ul>
    <p class="quiet-note">{CREDIT}</p>
  </>
);

/** Without its figure an example is still a name and a button. */
function ExampleFigure({ example: { start, moves } }: { example: Example }) {
  const line = useTask(() => engine.follow(start, moves), []);
  const end = line.kind === "done" ? line.found.situations.at(-1) : undefined;
  return (
    <span class="example-figure" aria-hidden="true">
      {line.kind === "done" && end && (
        <Figure shape={line.found.board} view={{ stones: end.stones, marks: end.marks }} label="" />
      )}
    </span>
  );
}
