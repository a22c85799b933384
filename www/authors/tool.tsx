/**
 * The tool of the authors' page: a position is pasted, what readers shall do with it is chosen, it stands there live,
 * and its code is copied. The board here and the code are made of the same attributes and the same text.
 */
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { need } from "../dom.ts";
import { engine } from "../engine/engine.ts";
import { Field, Select } from "../kit/controls.tsx";
import { useStore, useTask, useWork } from "../kit/hooks.ts";
import { mount } from "../kit/mount.tsx";
import { type Store, storeOf } from "../kit/store.ts";
import { CREDIT, EXAMPLES, type Example } from "../play/examples.ts";
import { positionText } from "../play/page-code.ts";
import { type AuthorEvent, type AuthorState, author, startWith } from "./author-state.ts";
import * as choices from "./choices.ts";
import { askOfClaim, readClaim } from "./claim.ts";
import { ClaimField } from "./claim-field.tsx";
import { CodeBox } from "./code-box.tsx";
import { kindOf, type Unmeasured } from "./code-kinds.ts";
import { understand } from "./position.ts";
import { PositionField } from "./position-field.tsx";
import { Preview } from "./preview.tsx";
import { argues, askedIn, keepWish, keptWish, sided, type Wish } from "./wish.ts";
import { AUTHORS, FIELDS } from "./words.ts";

type AuthorStore = Store<AuthorState, AuthorEvent>;

/** While somebody types, the board waits. */
const PAUSE = 300;

export async function openTool(): Promise<void> {
  const root = need<HTMLElement>(document, "[data-role=authors]");
  const store = storeOf(startWith(keptWish()), author);
  if (store.state.wish.text === "") await begin(store, EXAMPLES[0]);
  mount(root, <AuthorTool store={store} busy={(busy) => (root.ariaBusy = String(busy))} />);
}

async function begin(store: AuthorStore, example: Example | undefined): Promise<void> {
  if (!example) return;
  const { start, moves, view } = example;
  const mode = { setup: "view", play: "play", claim: "prove", referee: "referee" }[view];
  const board =
    typeof start.board === "object" && start.board && "shape" in start.board ? start.board.shape : "";
  const { name: caption = "", ...nameless } = start;
  const text = await positionText(nameless, moves);
  const told = { board, claim: view === "claim" ? AUTHORS.blackAll : "", caption };
  store.send({ kind: "example", wish: { ...told, text, mode }, told });
}

export function AuthorTool({ store, busy }: { store: AuthorStore; busy: (busy: boolean) => void }) {
  const state = useStore(store);
  const { wish, settled, outcome, ready, read } = state;
  const shown = ready?.shown ?? null;
  const stage = useRef<HTMLDivElement>(null);
  const take = (name: keyof Wish) => (value: string) => store.send({ kind: "take", name, value });
  useEffect(() => keepWish(wish), [wish]);
  useEffect(() => {
    if (wish === settled) return;
    const timer = setTimeout(() => store.send({ kind: "settle" }), PAUSE);
    return () => clearTimeout(timer);
  }, [wish]);

  useWork(
    () => understand(settled.text, settled.board),
    (outcome) => store.send({ kind: "read", outcome }),
    () =>
      store.send({
        kind: "read",
        outcome: {
          kind: "fault",
          words: AUTHORS.changeText,
          at: null,
        },
      }),
    [settled.text, settled.board],
  );
  const saved = askedIn(wish) === "save";
  const claims = argues(wish) || saved;
  const claim = useTask(async () => {
    const read = readClaim(settled.claim, shown, saved, "black");
    return read.said ?? (shown && (await askOfClaim(shown, read)));
  }, [shown, settled.claim, saved]);
  const said = claims && claim.kind === "done" ? claim.found : null;

  const kind = kindOf(wish.kind);
  const matter: Unmeasured | null = ready && { ...ready, base: folder(ready.wish.base) };
  const code = useTask(
    // What a frame doesn't know before it is loaded is how tall it is.
    async () =>
      matter
        ? kind.make({ ...matter, height: Math.max(120, Math.ceil(stage.current?.offsetHeight ?? 0)) })
        : "",
    [ready, kind],
  );
  // What is typed, and not yet read, is work too.
  const isRead = wish === settled && read?.text === settled.text && read.board === settled.board;
  const working = !isRead || code.kind === "waiting" || (claims && claim.kind === "waiting");
  useLayoutEffect(() => busy(working), [working]);

  const asked = askedIn(wish);
  const isGame = (shown?.moves.length ?? 0) > 0;
  return (
    <>
      <div class="author-form">
        <Select
          name={FIELDS.startFromExample}
          options={[["", AUTHORS.chooseOne], ...EXAMPLES.map(({ name }, at) => [String(at), name] as const)]}
          value=""
          pick={(at) => void begin(store, EXAMPLES[Number(at)])}
        >
          <p class="note">{CREDIT}</p>
        </Select>
        <PositionField
          text={wish.text}
          outcome={outcome}
          faults={state.faults}
          take={take("text")}
          pick={async (one) => take("text")((await engine.write(one.start, one.moves, "json")).trim())}
        />
        <Select
          name={FIELDS.board}
          options={choices.BOARDS}
          value={wish.board}
          pick={take("board")}
          hidden={shown !== null && !shown.named}
        />
        <Select name={FIELDS.whatReadersDo} options={choices.MODES} value={wish.mode} pick={take("mode")} />
        <Select
          name={FIELDS.whatAsked}
          options={choices.ASKS}
          value={wish.ask}
          pick={take("ask")}
          hidden={asked === null}
        />
        <ClaimField
          text={wish.claim}
          shown={shown}
          saved={saved}
          said={said}
          hidden={!claims}
          take={take("claim")}
        />
        <Select
          name={FIELDS.readersSide}
          options={choices.SIDES}
          value={wish.side}
          pick={take("side")}
          hidden={!sided(wish)}
        />
        <Select
          name={FIELDS.whoseControl}
          options={choices.PLAYERS}
          value={wish.player}
          pick={take("player")}
          hidden={asked !== "find"}
        />
        <Field
          name={FIELDS.moveAskedAbout}
          value={wish.move}
          type={take("move")}
          input={{ ...PLAIN, placeholder: AUTHORS.movesExample }}
          hidden={asked !== "rule"}
        />
        <Field name={FIELDS.caption} value={wish.caption} type={take("caption")} input={PLAIN} />
        <Select
          name={FIELDS.coordinates}
          options={choices.COORDINATES}
          value={wish.coordinates}
          pick={take("coordinates")}
        />
        <Select
          name={FIELDS.numbers}
          options={choices.NUMBERS}
          value={wish.numbers}
          pick={take("numbers")}
          hidden={!isGame}
        />
        <Field
          name={FIELDS.movesMadeFirst}
          value={wish.at}
          type={take("at")}
          input={{ ...PLAIN, inputMode: "numeric" }}
          hidden={!isGame}
        />
        <Select name={FIELDS.colours} options={choices.THEMES} value={wish.theme} pick={take("theme")} />
        <Select name={FIELDS.size} options={choices.CELLS} value={wish.cell} pick={take("cell")} />
      </div>
      <section class="author-live" aria-label={AUTHORS.preview}>
        <Preview stage={stage} matter={ready} />
      </section>
      <section class="author-code" aria-label={AUTHORS.codeHead}>
        <CodeBox kind={kind} matter={matter} made={code} wrong={said?.fault ?? null} pick={take("kind")} />
        <Field
          name={FIELDS.whereLojasFilesIf}
          value={wish.base}
          type={take("base")}
          input={{ ...PLAIN, inputMode: "url", placeholder: "https://example.org/loja/" }}
        />
      </section>
    </>
  );
}

const PLAIN = { maxLength: 1000, autocomplete: "off" } as const;

/** The folder for the code, with a slash at its end: as told, or where this page is. */
function folder(told: string): string {
  const base = told.trim();
  if (base === "") return new URL("./", location.href).href;
  return base.endsWith("/") ? base : `${base}/`;
}
