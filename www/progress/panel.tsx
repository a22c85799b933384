/** The reader's progress, at the foot of each page and beside the chapters; saved, loaded, deleted. */
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { need } from "../dom.ts";
import { Button } from "../kit/controls.tsx";
import { useFocus } from "../kit/hooks.ts";
import { Elsewhere, mount } from "../kit/mount.tsx";
import { saveFile } from "../kit/save-file.ts";
import { given } from "./answers.ts";
import { countChapter, countWords, holdings, loadedWords, practised, type Steps } from "./counts.ts";
import { deviceStore, type Store } from "./progress.ts";
import { FILE_NAME, fromFile, isTooLarge, TOO_LARGE, toFile } from "./progress-file.ts";
import { mergeRecords, type ReaderRecord } from "./reader-record.ts";
import { WORDS } from "./words.ts";

export function wireProgress(): void {
  const root = need<HTMLElement>(document, "[data-role=kept]");
  const steps = JSON.parse(need(document, "script#steps").textContent ?? "{}") as Steps;
  const marks = [...document.querySelectorAll<HTMLElement>("[data-done]")];
  mount(root, <YourProgress store={deviceStore()} steps={steps} counted={countedHere()} marks={marks} />);
  root.hidden = false;
}

/** The counts at the foot: the whole book is a large number for a reader who has just begun it. */
interface Counted {
  /** Undefined for the whole book. */
  page: string | undefined;
  /** The name of the pages below it. */
  below: string | undefined;
}

function countedHere(): Counted {
  const list = document.querySelector(".whole-book");
  const here = list?.querySelector<HTMLAnchorElement>("[aria-current=page]");
  const own = here?.querySelector<HTMLElement>("[data-done]")?.dataset.done;
  return {
    page: own ?? /([\w-]+)\.html$/.exec(here?.pathname ?? "")?.[1],
    below: list?.querySelector(".numbers")?.ariaLabel?.toLowerCase(),
  };
}

export function YourProgress(props: {
  store: Store;
  steps: Steps;
  counted: Counted;
  /** Places beside the chapters, where each says how much of it is done. */
  marks: readonly HTMLElement[];
}) {
  const { store, steps, counted, marks } = props;
  const kept = useKept(store);
  const [said, say] = useState("");
  const answers = given(kept.practice);
  const words = [
    countWords(kept, steps, counted.page, counted.below),
    answers > 0 && `${practised(answers)}.`,
    store.lasts() ? WORDS.here : WORDS.nowhere,
    store.told(),
  ];
  return (
    <>
      <h2 class="kept-title" id="kept-title">
        {WORDS.title}
      </h2>
      <p data-role="kept-count">{words.filter(Boolean).join(" ")}</p>
      <Doings store={store} steps={steps} say={say} />
      <p data-role="kept-said" role="status">
        {said}
      </p>
      {marks.map((place, at) => (
        <DoneMark key={at} place={place} kept={kept} pages={steps[place.dataset.done ?? ""] ?? {}} />
      ))}
    </>
  );
}

/** The record as it is now: other parts of the page write too, and other tabs. */
function useKept(store: Store): ReaderRecord {
  const [kept, set] = useState(() => store.all());
  useLayoutEffect(() => store.onChange(() => set(store.all())), [store]);
  return kept;
}

function Doings({ store, steps, say }: { store: Store; steps: Steps; say: (words: string) => void }) {
  const input = useRef<HTMLInputElement>(null);
  /** Null until it was asked once: then the focus goes with the question, and back. */
  const [asks, setAsks] = useState<boolean | null>(null);
  const forget = useFocus<HTMLButtonElement>(asks === false);
  const keep = useFocus<HTMLButtonElement>(asks === true);
  const save = (): void => {
    saveFile(new Blob([toFile(store.all())], { type: "application/json" }), FILE_NAME);
    say(WORDS.saved({ file: FILE_NAME }));
  };
  const load = async (file: File): Promise<void> => say(await loaded(store, steps, file));
  return (
    <div>
      <div class="kept-doings">
        <Button look="as-link" press={save} data-control="save">
          {WORDS.save}
        </Button>
        <Button look="as-link" press={() => input.current?.click()} data-control="load">
          {WORDS.load}
        </Button>
        <input
          ref={input}
          type="file"
          accept=".json,application/json"
          aria-label={WORDS.file}
          hidden
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            // The same file may be chosen again.
            currentTarget.value = "";
            if (file) void load(file);
          }}
        />
        <button
          ref={forget}
          type="button"
          class="as-link"
          data-control="forget"
          onClick={() => {
            say("");
            setAsks(true);
          }}
        >
          {WORDS.forget}
        </button>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would have a frame of its own */}
      <div
        class="kept-sure"
        role="group"
        aria-labelledby="kept-sure"
        hidden={!asks}
        onKeyDown={({ key }) => key === "Escape" && setAsks(false)}
      >
        <p id="kept-sure">{asks && WORDS.sure({ holdings: holdings(store.all()) })}</p>
        <Button
          data-control="forget-all"
          press={() => {
            store.forget();
            setAsks(false);
            say(WORDS.forgotten);
          }}
        >
          {WORDS.forgetAll}
        </Button>
        <button ref={keep} type="button" class="quiet" data-control="keep-all" onClick={() => setAsks(false)}>
          {WORDS.keep}
        </button>
      </div>
    </div>
  );
}

/** Takes what a file holds; gives what to say of it. */
async function loaded(store: Store, steps: Steps, file: File): Promise<string> {
  if (isTooLarge(file.size)) return TOO_LARGE;
  const text = await file.text().catch(() => null);
  if (text === null) return WORDS.gone;
  const found = fromFile(text, new Date());
  if ("refused" in found) return found.refused;
  const before = store.all();
  store.change((kept) => void mergeRecords(kept, found.kept));
  return loadedWords(before, store.all(), steps, found.unread);
}

/** Beside a chapter: how many of its steps are solved. */
function DoneMark(props: { place: HTMLElement; kept: ReaderRecord; pages: Steps[string] }) {
  const { place, kept, pages } = props;
  const { done, all } = countChapter(kept, pages);
  useLayoutEffect(() => void place.classList.toggle("all", done > 0 && done === all), [done, all]);
  return (
    <Elsewhere host={place}>
      {done > 0 && (
        <>
          <span aria-hidden="true">{`${done}/${all}`}</span>
          <span class="visually-hidden">{WORDS.done({ done, all })}</span>
        </>
      )}
    </Elsewhere>
  );
}
