/** The sheet for searching: it lies over the page one was on, which stays where it was. Its styles come with it. */
import "../style/search.css";
import type { RefObject } from "preact";
import { useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { Button } from "../kit/controls.tsx";
import { useChange, useStore } from "../kit/hooks.ts";
import { mountOver } from "../kit/mount.tsx";
import { abortable, type Store, storeOf } from "../kit/store.ts";
import { deviceStore } from "../progress/progress.ts";
import type { SearchFile } from "./documents.ts";
import { GroupOfResults, Thumbnail } from "./result-list.tsx";
import {
  EMPTY,
  type MayBeTold,
  type SearchEvent,
  type SearchState,
  searched,
  searchStep,
} from "./search-state.ts";
import { ShapeBoard } from "./shape-board.tsx";
import { TextIndex } from "./text-index.ts";
import { whereLeft } from "./where-left.ts";
import { KEY_WORDS, WORDS } from "./words.ts";

const KEYS: readonly (readonly [words: string, ...keys: string[]])[] = [
  [KEY_WORDS.choose, "↑", "↓"],
  [KEY_WORDS.open, "↵"],
  [KEY_WORDS.nextGroup, "Tab"],
  [KEY_WORDS.anywhere, "/"],
];

export type SearchStore = Store<SearchState, SearchEvent>;

let store: SearchStore | null = null;
const loading = abortable();

export function openSearch(): void {
  const now = store ?? storeOf(EMPTY, searchStep);
  now.send({ kind: "opened" });
  if (!store) mountOver(<Sheet store={now} />);
  store = now;
  if (now.state.library.kind === "here") return;
  loading.run(
    fetchFile,
    (file) =>
      now.send({ kind: "loaded", library: { kind: "here", file, index: new TextIndex(file.documents) } }),
    () => now.send({ kind: "loaded", library: { kind: "failed" } }),
  );
}

async function fetchFile(signal: AbortSignal): Promise<SearchFile> {
  const response = await fetch("./search.json", { signal });
  if (!response.ok) throw new Error(`search.json: ${response.status}`);
  return (await response.json()) as SearchFile;
}

/** Finds the folded part of a beast's page too, for a reader who has answered its question. */
function withAnswers(): MayBeTold {
  const { pages } = deviceStore().all();
  return (after) => {
    if (!after) return true;
    const page = pages.get(after.page);
    return Boolean(page?.predicted.has(after.question) || page?.solved.has(after.question));
  };
}

export function Sheet({ store }: { store: SearchStore }) {
  const state = useStore(store);
  const { send } = store;
  const { query, shape, library, opened, whole } = state;
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const results = useRef<HTMLDivElement>(null);
  const outcome = useMemo(
    () => searched({ query, shape, library }, withAnswers()),
    [query, shape, library, opened],
  );

  useLayoutEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal();
    input.current?.select();
    input.current?.focus();
  }, [opened]);
  useChange(shape !== null, (drawing) => drawing || input.current?.focus());
  useChange(library.kind, () => {
    if (state.goes && dialog.current?.open) linksIn(results)[0]?.click();
  });
  useLayoutEffect(() => {
    if (results.current) results.current.scrollTop = 0;
  }, [outcome]);

  const close = (): void => dialog.current?.close();
  return (
    <dialog
      ref={dialog}
      class={shape ? "search with-shape" : "search"}
      aria-label={WORDS.sheet}
      onKeyDown={(event) => walk(event, input.current, results, send)}
      onClick={({ target, currentTarget }) => {
        // Outside the sheet; or to what was found, which may be on this page.
        const link = target instanceof Element && target.closest("a");
        if (target === currentTarget || link) close();
      }}
    >
      <div class="search-head">
        <input
          ref={input}
          type="search"
          class="search-input"
          aria-label={WORDS.field}
          placeholder={WORDS.field}
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          enterkeyhint="go"
          value={query}
          onInput={(event) => send({ kind: "typed", query: event.currentTarget.value })}
        />
        <p class="search-found" role="status">
          {outcome.count !== null && WORDS.found({ count: outcome.count })}
        </p>
        <Button
          press={() => send({ kind: "shape", on: shape === null })}
          aria-pressed={shape ? "true" : "false"}
        >
          {WORDS.byShape}
        </Button>
        <Button look="search-close" press={close} aria-label={WORDS.close}>
          Esc
          {/* Where there are no keys its word is not shown, but a cross. */}
          <span class="search-cross" aria-hidden="true">
            ×
          </span>
        </Button>
      </div>
      <div class="search-body">
        <div class="search-results" ref={results}>
          {outcome.kind === "words" && <p class="search-told">{outcome.words}</p>}
          {outcome.kind === "results" && outcome.partly && <p class="search-told">{WORDS.someWords}</p>}
          {outcome.kind === "results" &&
            library.kind === "here" &&
            outcome.groups.map((one) => (
              <GroupOfResults
                key={one.group}
                {...one}
                positions={library.file.positions}
                whole={whole.includes(one.group)}
                showAll={() => send({ kind: "whole", group: one.group })}
              />
            ))}
        </div>
        <aside class="search-aside">
          {shape && <ShapeBoard shape={shape} send={send} />}
          {!shape && library.kind === "here" && <WhereLeft key={opened} file={library.file} />}
        </aside>
      </div>
      <p class="search-keys">
        {KEYS.map(([words, ...keys]) => (
          <span key={words}>
            {keys.map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}{" "}
            {words}
          </span>
        ))}
      </p>
    </dialog>
  );
}

function WhereLeft({ file }: { file: SearchFile }) {
  const left = useMemo(() => whereLeft(file, deviceStore().all().here), [file]);
  if (!left) return null;
  return (
    <>
      <h2 class="search-group-name">{WORDS.whereLeft}</h2>
      {left.position && <Thumbnail position={left.position} />}
      <p class="left-title">{left.title}</p>
      <p class="left-place">{left.place}</p>
      <a class="filled" href={`./${left.address}`}>
        {WORDS.continueReading}
      </a>
    </>
  );
}

const linksIn = (results: RefObject<HTMLElement | null>): HTMLAnchorElement[] => [
  ...(results.current?.querySelectorAll("a") ?? []),
];

function lead(link: HTMLAnchorElement | undefined): void {
  link?.focus();
  link?.scrollIntoView({ block: "nearest" });
}

/**
 * Arrows walk through all that was found, and back to the words; a letter goes on writing. The first is marked while one
 * writes, since Enter opens it: Tab goes to it, and from group to group.
 */
function walk(
  event: KeyboardEvent,
  input: HTMLInputElement | null,
  results: RefObject<HTMLElement | null>,
  send: SearchStore["send"],
): void {
  const { key, target } = event;
  const inResults = target instanceof Node && !!results.current?.contains(target);
  const inWords = target === input;
  if (event.ctrlKey || event.metaKey || event.altKey || !(inResults || inWords)) return;
  const links = linksIn(results);
  const at = links.indexOf(target as HTMLAnchorElement);
  if (key === "ArrowDown" || key === "ArrowUp") {
    const next = at + (key === "ArrowDown" ? 1 : -1);
    if (inWords && key === "ArrowUp") return;
    if (next < 0) input?.focus();
    else lead(links[Math.min(next, links.length - 1)]);
  } else if (key === "Tab" && !event.shiftKey) {
    const link = inWords ? links[0] : nextGroup(results, target as Node);
    if (!link) return;
    lead(link);
  } else if (inResults && (key === "ArrowLeft" || key === "ArrowRight")) {
    lead(links[at + (key === "ArrowRight" ? 1 : -1)]);
  } else if (key === "Enter" && inWords) {
    links[0]?.click();
    send({ kind: "entered" });
  } else {
    if (inResults && (key === "Backspace" || (key.length === 1 && key !== " "))) input?.focus();
    return;
  }
  event.preventDefault();
}

/** Where the arrows last were in the group after this one. Back leads by all that lies between, as everywhere. */
function nextGroup(results: RefObject<HTMLElement | null>, from: Node): HTMLAnchorElement | undefined {
  const groups = [...(results.current?.querySelectorAll(".search-group") ?? [])];
  const next = groups[groups.findIndex((group) => group.contains(from)) + 1];
  return next?.querySelector<HTMLAnchorElement>('a[tabindex="0"]') ?? undefined;
}
