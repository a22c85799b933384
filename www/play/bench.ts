/** The common ground of the desks of the referee’s page, and their questions to the engine and the address. */
import { type Address, nowhere, parseAddress, viewOf } from "../address/link.ts";
import { troubleWords } from "../engine/engine.ts";
import { abortable, type Store, storeOf } from "../kit/store.ts";
import type { AnyMove } from "../table/table-game.ts";
import { AddressBar } from "./address-bar.ts";
import {
  type Arrival,
  certificateFault,
  certificateLink,
  certificateOpening,
  foundOpening,
  isSameAddress,
  readBench,
  unreadWords,
  writeBench,
} from "./bench-address.ts";
import { type OpeningParts, openingOf } from "./opening.tsx";
import { rulesOfWork, sharedOf } from "./other-rules.ts";
import { type BenchEvent, type BenchState, benchStep, deskOfView, firstBench } from "./play-state.ts";
import { Playing } from "./playing.ts";
import { type SetUp, setUpOf } from "./setup.tsx";
import { type Sharing, sharingOf } from "./share.tsx";
import { type BenchVerdict, benchVerdict } from "./verdict.ts";
import { ADDRESS_WORDS, PLAY_WORDS } from "./words.ts";

export interface Bench {
  store: Store<BenchState, BenchEvent>;
  editor: SetUp;
  opening: OpeningParts;
  verdict: BenchVerdict;
  playing: Playing<AnyMove>;
  /** The table of the page, which is no view yet. */
  table: HTMLElement;
  sharing: Sharing;
  /** Opens an address. Each invalid part gets a sentence; the text is kept. */
  follow(fragment: string): void;
  /** Opens a certificate, with its own position and its claim. The earlier work is one step back. */
  openCertificate(text: string): void;
  /** Lays the game on the table, by its rules: those of other systems are fetched first. */
  playOn(): void;
  /** Nobody waits for the game to be laid there. */
  leaveTable(): void;
  /** To the box that takes what exists already. */
  paste(): void;
  /** Copies a link to a certificate, and gives what to say. */
  giveLink(certificate: string): Promise<string>;
}

/** A longer certificate is not put into the box again. */
const MOST_KEPT = 100_000;

export function benchOf(table: HTMLElement): Bench {
  const store = storeOf(firstBench(), benchStep);
  const { send } = store;
  const bar = new AddressBar(() => writeBench(store.state));
  // Of what comes from outside the last counts, also when it comes while another is being read.
  const arriving = abortable();
  const laying = abortable();
  const tell = (words: readonly string[]): void => send({ kind: "told", words });

  const editor = setUpOf({
    onEdit: (start, step) => step && send({ kind: "edited", start }),
    onJudged: (fault) => send({ kind: "judged", fault }),
    onUndo: () => send({ kind: "undone" }),
    onRedo: () => send({ kind: "redone" }),
    onPlay: () => send({ kind: "shown", view: "play" }),
    part: PLAY_WORDS.partGood,
    judged: {
      onTool: (asks) => send({ kind: "shown", view: asks ? "referee" : "setup" }),
      onAsk: (at) => verdict.ask(at),
    },
  });
  const verdict = benchVerdict();
  const opening = openingOf({
    onOpen: (found) =>
      arriving.run(
        () => foundOpening(found),
        (opening) => send({ kind: "opened", ...opening }),
        (error) => tell([troubleWords(error)]),
      ),
    onAddress: (fragment) => follow(fragment),
    onCertificate: (text) => certified(text, nowhere(), []),
    onSaid: () => send({ kind: "shown", view: "setup" }),
    onExample: ({ start, moves, view }) => {
      arriving.stop();
      send({ kind: "opened", work: { start, moves: [...moves], at: moves.length }, view });
    },
  });
  const playing = new Playing<AnyMove>(table, {
    onMoves: (moves, at) => send({ kind: "moved", moves, at }),
  });
  const sharing = sharingOf(
    async () => {
      const { history, view } = store.state;
      return { ...(await sharedOf(history.work)), view: view ?? "setup" };
    },
    () => bar.settle(),
  );

  const keep = (text: string, words: readonly string[]): void =>
    opening.store.send({ kind: "kept", text, words });

  function follow(fragment: string): void {
    bar.forget();
    const { address, faults } = parseAddress(fragment);
    const text = fragment.replace(/^#/, "");
    arriving.run(
      () => readBench(address, faults),
      (arrival) => take(arrival, address, text),
      (error) => {
        const words = unreadWords(error);
        send({ kind: "shown", view: "setup" });
        tell([words, ADDRESS_WORDS.kept]);
        keep(text, [words]);
      },
    );
  }

  function take(arrival: Arrival, address: Address, text: string): void {
    if (arrival.kind === "certificate") {
      certified(arrival.text, address, arrival.words);
      return;
    }
    const { words = [] } = arrival.kind === "opening" ? arrival.opening : arrival;
    if (arrival.kind === "opening") send({ kind: "opened", ...arrival.opening });
    else {
      tell(words);
      send({ kind: "shown", view: viewOf(address) ?? store.state.view ?? "setup" });
    }
    if (words.length > 0) keep(text, words);
  }

  function certified(text: string, address: Address, faults: readonly string[]): void {
    tell([...faults, ADDRESS_WORDS.checking]);
    arriving.run(
      () => certificateOpening(text, address),
      ({ words, opening }) => {
        if (opening) send({ kind: "opened", ...opening, words: [...faults, words] });
        else {
          if (!store.state.view) send({ kind: "shown", view: "setup" });
          tell([...faults, words, ADDRESS_WORDS.tooLarge]);
        }
      },
      (error) => {
        const why = certificateFault(error);
        send({ kind: "shown", view: "setup" });
        tell([...faults, why]);
        if (text.length <= MOST_KEPT) keep(text, [why]);
      },
    );
  }

  let written = store.state;
  store.watch(() => {
    const { state } = store;
    if (state.isTouched && !isSameAddress(written, state)) bar.touch();
    written = state;
  });

  return {
    store,
    editor,
    opening,
    verdict,
    playing,
    table,
    sharing,
    follow,
    openCertificate: (text) => certified(text, nowhere(), []),
    playOn() {
      const { work } = store.state.history;
      playing.wait();
      laying.run(
        () => rulesOfWork(work),
        (rules) => playing.open(store.state.history.work, rules),
        () => send({ kind: "told", words: [PLAY_WORDS.noRules], act: "fetch-rules" }),
      );
    },
    leaveTable: laying.stop,
    paste() {
      const { view, judged } = store.state;
      const isThere = view !== null && deskOfView(view) === "referee";
      if (!isThere) send({ kind: "shown", view: judged?.fault ? "setup" : "referee" });
      opening.store.send({ kind: "wanted" });
    },
    async giveLink(certificate) {
      const link = await certificateLink(certificate);
      return link ? sharing.give(link, ADDRESS_WORDS.certificateLink) : ADDRESS_WORDS.linkTooLong;
    },
  };
}
