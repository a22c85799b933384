/** Taking a position along: copied or saved, each form with what it is good for. */
import type { View } from "../address/link.ts";
import { EngineError, engine, type Move, type PositionInput } from "../engine/engine.ts";
import { Button } from "../kit/controls.tsx";
import { useStore } from "../kit/hooks.ts";
import { abortable, type Store, storeOf } from "../kit/store.ts";
import { copiedWords, NOTHING_TAKEN, saved, type TakenAlong, TakenPart } from "../kit/taken-along.tsx";
import { fileName, SHARED_KINDS, type SharedKind } from "./formats.ts";
import { inPixels } from "./in-pixels.ts";
import { pageCode } from "./page-code.ts";
import { SHARE_WORDS } from "./words.ts";

export interface Shared {
  start: PositionInput;
  moves: Move[];
  view: View;
  /** A game by other rules, where it is one: what is shared of it but as a file or for a page is the position reached. */
  game?:
    | { start: PositionInput; rules: string; moves: string; file(format: "json" | "sgf"): Promise<string> }
    | undefined;
}

interface SharingState {
  isOpen: boolean;
  taken: TakenAlong;
}

type SharingEvent = { kind: "turned" } | { kind: "taken"; taken: TakenAlong };

const NOT_SHARING: SharingState = { isOpen: false, taken: NOTHING_TAKEN };

/** The box to copy from is in the panel, so it opens where something is to be copied by hand. */
function sharingStep(state: SharingState, event: SharingEvent): SharingState {
  if (event.kind === "turned") return { ...state, isOpen: !state.isOpen };
  const { taken } = event;
  return { taken, isOpen: state.isOpen || taken.text !== null };
}

export interface Sharing {
  store: Store<SharingState, SharingEvent>;
  copy(kind: SharedKind): void;
  save(kind: SharedKind): void;
  /** Copies what came from elsewhere on the page; gives what to say. */
  give(text: string, name: string): Promise<string>;
}

export function sharingOf(
  what: () => Shared | Promise<Shared>,
  /** The address of the page as it is now. */
  address: () => Promise<string>,
): Sharing {
  const store = storeOf(NOT_SHARING, sharingStep);
  const work = abortable();
  const tell = (taken: TakenAlong): void => store.send({ kind: "taken", taken });
  const text = async (kind: SharedKind): Promise<string> =>
    kind.format === "address" ? address() : textOf(kind.format, await what());
  const run = (act: () => Promise<TakenAlong>): void => {
    tell({ ...store.state.taken, text: null });
    work.run(act, tell, (error) => tell({ words: troubleOf(error), text: null }));
  };
  return {
    store,
    copy: (kind) => run(async () => copiedWords(await text(kind), kind.name)),
    save: (kind) =>
      run(async () => {
        const made = await text(kind);
        const content = kind.format === "png" ? await inPixels(made) : new Blob([made], { type: kind.type });
        const { start } = await what();
        return { words: saved(content, fileName(start.name, kind.ending ?? "txt")), text: null };
      }),
    async give(given, name) {
      const taken = await copiedWords(given, name);
      tell(taken);
      return taken.words;
    },
  };
}

const troubleOf = (error: unknown): string =>
  error instanceof EngineError && !error.passing
    ? SHARE_WORDS.unwritable({ why: error.message })
    : SHARE_WORDS.failed;

/** The mode of the element in a page. */
const MODES: Record<View, string> = { setup: "view", play: "play", claim: "prove", referee: "referee" };

function textOf(format: Exclude<SharedKind["format"], "address">, shared: Shared): Promise<string> {
  const { start, moves, view, game } = shared;
  if ((format === "sgf" || format === "json") && game) return game.file(format);
  if (format === "page" && game && view === "play") {
    const { rules, moves: turns } = game;
    return pageCode(game.start, [], { mode: "play", rules, ...(turns && { moves: turns }) });
  }
  if (format === "page") return pageCode(start, moves, { mode: MODES[view] });
  return engine.write(start, moves, format === "png" ? "svg" : format);
}

export function ShareButton({ sharing: { store } }: { sharing: Sharing }) {
  const { isOpen } = useStore(store);
  return (
    <Button look="mode share-toggle" aria-expanded={isOpen} press={() => store.send({ kind: "turned" })}>
      {SHARE_WORDS.share}
    </Button>
  );
}

export function SharePart({ sharing }: { sharing: Sharing }) {
  const { isOpen, taken } = useStore(sharing.store);
  return (
    <section class="share" aria-label={SHARE_WORDS.share} hidden={!isOpen}>
      <h2 class="section-head">{SHARE_WORDS.title}</h2>
      <ul class="kinds">
        {SHARED_KINDS.map((kind) => (
          <li key={kind.format}>
            <p>
              <b>{kind.name}</b> <span>{kind.about}</span>
            </p>
            <div class="acts">
              {kind.format !== "png" && (
                <Button press={() => sharing.copy(kind)} aria-label={SHARE_WORDS.copyKind(kind)}>
                  {SHARE_WORDS.copy}
                </Button>
              )}
              {kind.ending !== null && (
                <Button press={() => sharing.save(kind)} aria-label={SHARE_WORDS.saveKind(kind)}>
                  {SHARE_WORDS.save}
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
      <TakenPart taken={taken} />
    </section>
  );
}
