/** The hooks that tie views to stores, tasks and the focus. */
import type { RefObject } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { isSame } from "./same.ts";
import { abortable, type Store } from "./store.ts";

/** The state of a store; the view is drawn again with each change. */
export function useStore<State, Event>(store: Store<State, Event>): State {
  const [state, setState] = useState(store.state);
  useLayoutEffect(() => {
    const heard = (): void => setState(() => store.state);
    // It may have changed between drawing and watching.
    heard();
    return store.watch(heard);
  }, [store]);
  return state;
}

export type Task<T> =
  | { kind: "waiting" }
  | { kind: "done"; found: T }
  | { kind: "failed"; error: unknown; again: () => void };

const WAITING = { kind: "waiting" } as const;

/**
 * The result of an asynchronous task for these inputs. Other inputs, or a view that goes, abort its signal; a later
 * answer is dropped. `task` may close over the inputs only.
 */
export function useTask<T>(task: (signal: AbortSignal) => Promise<T>, inputs: readonly unknown[]): Task<T> {
  const [run, setRun] = useState(0);
  const key = [...inputs, run];
  const [answer, setAnswer] = useState<{ key: readonly unknown[]; task: Task<T> } | null>(null);
  useEffect(() => {
    const own = new AbortController();
    const settle = (task: Task<T>): void => {
      if (!own.signal.aborted) setAnswer({ key, task });
    };
    task(own.signal).then(
      (found) => settle({ kind: "done", found }),
      (error: unknown) => settle({ kind: "failed", error, again: () => setRun((last) => last + 1) }),
    );
    return () => own.abort();
  }, key);
  const isFresh =
    answer?.key.length === key.length && key.every((part, at) => Object.is(part, answer.key[at]));
  return isFresh ? answer.task : WAITING;
}

/**
 * Runs a task while these inputs are there, and hands on what it finds; null runs nothing. Other inputs, or a view that goes, abort its
 * signal, and what it finds after that is dropped. For what belongs to a store; `useTask` is for what one view shows.
 */
export function useWork<T>(
  task: ((signal: AbortSignal) => Promise<T>) | null,
  done: (found: T) => void,
  failed: (error: unknown) => void,
  inputs: readonly unknown[],
): void {
  // What is found goes to the view as it is then.
  const on = useRef({ done, failed });
  on.current = { done, failed };
  useEffect(() => {
    if (!task) return;
    const own = new AbortController();
    task(own.signal).then(
      (found) => own.signal.aborted || on.current.done(found),
      (error: unknown) => own.signal.aborted || on.current.failed(error),
    );
    return () => own.abort();
  }, [...inputs]);
}

/** Runs what the reader asks for by a press, one task at a time. Other inputs, or a view that goes, abort it. */
export function useRuns(inputs: readonly unknown[]): ReturnType<typeof abortable> {
  const [runs] = useState(abortable);
  useLayoutEffect(() => runs.stop, [...inputs]);
  return runs;
}

/** Leads the focus to an element, once whenever `when` becomes true. */
export function useFocus<T extends HTMLElement>(when: boolean): RefObject<T | null> {
  const ref = useRef<T>(null);
  useLayoutEffect(() => {
    if (when) ref.current?.focus({ preventScroll: true });
  }, [when]);
  return ref;
}

/** Leads the focus to the first button within, once whenever `when` becomes true. */
export function useFocusWithin<T extends HTMLElement>(when: boolean): RefObject<T | null> {
  const root = useRef<T>(null);
  useLayoutEffect(() => {
    if (when) root.current?.querySelector("button")?.focus({ preventScroll: true });
  }, [when]);
  return root;
}

/** Calls `changed` with a value whenever it is another than before, not at first. */
export function useChange<T>(value: T, changed: (value: T) => void): void {
  const last = useRef(value);
  useLayoutEffect(() => {
    if (Object.is(last.current, value)) return;
    last.current = value;
    changed(value);
  }, [value]);
}

/** The value as it was, while it says the same: each answer of the engine brings a new object for the board that is there. */
export function useSame<T>(value: T): T {
  const last = useRef(value);
  if (!isSame(last.current, value)) last.current = value;
  return last.current;
}

/** Leads the focus to the first field within that is wrong; says whether there is one. */
export function leadToFault(root: Element | null): boolean {
  const wrong = root?.querySelector<HTMLElement>("[aria-invalid]");
  wrong?.focus();
  return !!wrong;
}

/** In a shadow root nobody has the focus where the page's body has it. */
const focusedIn = (near: Node): Element | null => (near.getRootNode() as Document | ShadowRoot).activeElement;

/**
 * Where something within has the focus and goes away, the focus is led to what `next` gives, and not lost. Where that is nothing,
 * `otherwise` leads it out of here, as to the board.
 */
export function useHeld<T extends HTMLElement>(
  next: (root: T) => HTMLElement | null,
  otherwise?: () => void,
): RefObject<T | null> {
  const root = useRef<T>(null);
  const held = useRef(false);
  useEffect(() => {
    const { current } = root;
    if (!current) return;
    const came = (): void => {
      held.current = true;
    };
    const left = ({ target }: FocusEvent): void => {
      if (current.contains(target as Node)) held.current = false;
    };
    current.addEventListener("focusin", came);
    current.addEventListener("focusout", left);
    return () => {
      current.removeEventListener("focusin", came);
      current.removeEventListener("focusout", left);
    };
  }, []);
  // A browser may tell of a focus that goes with its element as of one that moved on: so it is looked at before, too.
  const isWithin = root.current?.contains(focusedIn(root.current)) === true;
  useLayoutEffect(() => {
    const { current } = root;
    if (!current || !(held.current || isWithin)) return;
    const focused = focusedIn(current);
    if (current.contains(focused)) return;
    held.current = false;
    if (focused && focused !== document.body) return;
    const to = next(current);
    if (to) to.focus({ preventScroll: true });
    else otherwise?.();
  });
  return root;
}
