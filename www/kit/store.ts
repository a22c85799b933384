/** One state for a feature, changed by events alone. Knows no DOM. */

export interface Store<State, Event> {
  readonly state: State;
  /** Something happened: the state becomes what the step makes of it, and watchers hear of it if it is another. */
  send(event: Event): void;
  /** Calls `heard` after each change, until the function that it returns is called. */
  watch(heard: () => void): () => void;
}

/** A store that begins with `state`. `step` is pure: the same state and event give the same state. */
export function storeOf<State, Event>(
  state: State,
  step: (state: State, event: Event) => State,
): Store<State, Event> {
  const watchers = new Set<() => void>();
  return {
    get state() {
      return state;
    },
    send(event) {
      const next = step(state, event);
      if (Object.is(next, state)) return;
      state = next;
      for (const heard of [...watchers]) heard();
    },
    watch(heard) {
      watchers.add(heard);
      return () => void watchers.delete(heard);
    },
  };
}

/**
 * Runs one task at a time: a new one aborts the last, and what an aborted task finds out is dropped. `done` and `failed`
 * are called only for the newest task.
 */
export function abortable(): {
  run<T>(
    task: (signal: AbortSignal) => Promise<T>,
    done: (found: T) => void,
    failed: (error: unknown) => void,
  ): void;
  stop(): void;
} {
  let current: AbortController | null = null;
  return {
    run(task, done, failed) {
      current?.abort();
      const own = new AbortController();
      current = own;
      task(own.signal).then(
        (found) => own.signal.aborted || done(found),
        (error: unknown) => own.signal.aborted || failed(error),
      );
    },
    stop() {
      current?.abort();
      current = null;
    },
  };
}
