/**
 * A whole game for two, on `game.html`: the opening, the moves, the settlement, the record. All of it is in the
 * address, so players can send the game back and forth without anybody between.
 */
import { h } from "preact";
import { type GameAddress, newGame, notesFit, parseGame } from "../address/game-address.ts";
import { COLORS } from "../board/color.ts";
import { need, skipTo } from "../dom.ts";
import {
  type Color,
  EngineError,
  engine,
  type Line,
  type Move,
  type PositionInput,
  prover,
  troubleWords,
} from "../engine/engine.ts";
import { mount } from "../kit/mount.tsx";
import { storeOf } from "../kit/store.ts";
import { AddressBar } from "../play/address-bar.ts";
import { Playing } from "../play/playing.ts";
import { faultSentence } from "../play/text-fault.ts";
import type { EnginePlayer } from "./against/engine-player.ts";
import type { Allowance } from "./clock.ts";
import { fittedGame, isWaiting, resultOf } from "./end-result.ts";
import { fileTold } from "./game-file.ts";
import { NO_GAME, stepGame } from "./game-state.ts";
import { GameView } from "./game-view.tsx";
import type { LinksProps } from "./links.tsx";
import { locations, type Opening } from "./opening.ts";
import type { OpeningStageProps } from "./opening-stage.tsx";
import { openingStore } from "./opening-state.ts";
import { WORDS } from "./page-words.ts";
import type { PlayStageProps } from "./play-stage.tsx";
import { idleWords, mayMove, NO_PLAY, stepPlay } from "./play-state.ts";
import type { RecordStageProps } from "./record-stage.tsx";
import type { Arguing } from "./settle/arguing.ts";
import { settlementOf } from "./settle/end-of-game.ts";
import { located, namedList, namedRulings } from "./settle/kept-names.ts";
import { RulingCertificates } from "./settle/ruling-certificate.ts";
import type { SettleStageProps } from "./settle/settle-stage.tsx";
import { NO_SETTLEMENT, namesFirst, stepSettle } from "./settle/settle-state.ts";
import { addressOf, copyGame, fragmentOf, saveGame, toReferee } from "./taken-along.ts";
import {
  begun,
  otherPerson,
  played,
  readerColor,
  rematch,
  takenBack,
  type WholeGame,
  withReader,
} from "./whole-game.ts";

/** Opens the game that the address names. Returns what closes the page: nothing that comes late is shown then. */
export function openGame(): () => void {
  const page = new GamePage(need(document, "main.game"));
  page.begin();
  return () => page.close();
}

/** Whether a fragment has a board and nothing else: what this page writes of a game always has more parts. */
const isBoardAlone = (fragment: string): boolean => !/&|%26/i.test(fragment);

const isEmpty = ({ rows }: PositionInput): boolean => /^[.,]*$/.test(rows.join(""));

/** The edge of the page: the engine, the address, the referee’s table, and what each stage asks for. */
export class GamePage {
  readonly store = storeOf(NO_GAME, stepGame);
  readonly opening = openingStore();
  /** The player of the engine’s side: comes with the first game against it. */
  readonly seat = storeOf<EnginePlayer | null, EnginePlayer>(null, (taken, player) => taken ?? player);
  /** Comes with the first dispute. */
  arguing: Arguing | null = null;
  private readonly play = storeOf(NO_PLAY, stepPlay);
  private readonly settle = storeOf(NO_SETTLEMENT, stepSettle);
  private readonly certificates = new RulingCertificates(prover);
  private readonly bar = new AddressBar(() => this.fragment());
  /** Aborted by what is laid out next: an answer about what was replaced comes too late. */
  private laying = new AbortController();
  private readonly playing: Playing;
  private readonly table: HTMLElement;
  /** Aborted when the page is closed. */
  private readonly closing = new AbortController();

  constructor(private readonly root: HTMLElement) {
    const table = need<HTMLElement>(root, "[data-role=play-table]");
    table.hidden = false;
    this.table = need(table, ".table");
    this.playing = new Playing(this.table, {
      onMoves: (moves, at) => this.laidDown(moves, at),
      match: {
        mayMove: () => mayMove(this.now, this.turn),
        onIdle: () => this.remark(idleWords(this.now, this.turn ?? "black", this.play.state.at)),
      },
    });
  }

  begin(): void {
    const place = need<HTMLElement>(this.root, "[data-role=game]");
    const { signal } = this.closing;
    const leave = mount(place, h(GameView, { page: this }));
    signal.addEventListener("abort", leave);
    skipTo(place);
    addEventListener("hashchange", () => this.bar.isOwn || void this.follow(location.hash), { signal });
    void this.follow(location.hash);
  }

  close(): void {
    this.laying.abort();
    this.seat.state?.rest();
    this.bar.forget();
    this.closing.abort();
  }

  private get now(): WholeGame {
    const { game } = this.store.state;
    if (!game) throw new Error("there is no game yet");
    return game;
  }

  private get board() {
    const { line } = this.store.state;
    if (!line) throw new Error("there is no board yet");
    return line.board;
  }

  private get turn(): Color | null {
    return this.store.state.line?.situations.at(-1)?.turn ?? null;
  }

  private tell(words: readonly string[]): void {
    this.store.send({ kind: "told", words });
  }

  /** The next thing laid out replaces any that is on its way. */
  private layNext(): AbortSignal {
    this.laying.abort();
    this.laying = new AbortController();
    return this.laying.signal;
  }

  // What comes in.

  private async follow(fragment: string): Promise<void> {
    this.bar.forget();
    const { address, faults } = parseGame(fragment);
    if (!address.link) {
      this.tell(faults);
      this.toOpening();
      return;
    }
    this.unwind();
    if (isBoardAlone(fragment) && (await this.offer(address.link))) return;
    await this.take(`loja:${address.link}`, address, faults, "link");
  }

  /** A link of an empty board alone is no game yet: it is a board to choose a start on. False where it is none. */
  private async offer(link: string): Promise<boolean> {
    const signal = this.layNext();
    const found = await engine.read(`loja:${link}`).catch(() => []);
    const [one] = found;
    if (signal.aborted) return true;
    if (!one || one.fault !== null || one.moves.length > 0 || !isEmpty(one.start)) return false;
    this.opening.send({ kind: "offered", board: one.start });
    this.tell([]);
    this.toOpening();
    return true;
  }

  private async openFile(text: string): Promise<void> {
    this.unwind();
    const { address, faults } = fileTold(text);
    await this.take(text, address, faults, "file");
  }

  /** A game that comes from elsewhere has no clocks. */
  private unwind(): void {
    this.play.send({ kind: "wound", allowance: null });
  }

  private async take(
    text: string,
    address: GameAddress,
    faults: string[],
    what: "link" | "file",
  ): Promise<void> {
    const signal = this.layNext();
    try {
      const [found] = await engine.read(text);
      if (signal.aborted) return;
      if (!found || found.fault !== null) throw new EngineError("bad-position", found?.fault ?? WORDS.noGame);
      const { link: _, ...told } = address;
      const note = found.note ? [found.note] : [];
      await this.lay({ ...newGame(), ...told, start: found.start, moves: found.moves }, [...faults, ...note]);
    } catch (error) {
      if (signal.aborted) return;
      const bad = error instanceof EngineError && !error.passing;
      this.tell([
        bad
          ? WORDS[what === "link" ? "linkUnreadable" : "fileUnreadable"]({
              why: faultSentence(error.message),
            })
          : troubleWords(error),
      ]);
      if (!this.store.state.game) this.toOpening();
    }
  }

  /** A game begins as it was opened; where the engine sets the komi, it looks for one first. */
  private async start(opening: Opening, start: PositionInput, clock: Allowance | null): Promise<void> {
    const { way, names, chose, drew, black, level, stake } = opening;
    this.play.send({ kind: "wound", allowance: clock });
    const cake = way === "cake";
    const engine = level && { person: "other" as const, level };
    const told = { way, names, drew, engine, stake, chose: cake ? chose : null, black: cake ? null : black };
    if (!engine || !cake || chose !== engine.person) {
      await this.lay(begun(start, told), []);
      return;
    }
    const signal = this.layNext();
    this.tell([WORDS.komi]);
    try {
      const player = await this.seated();
      const komi = await player.komi({ ...start, komi: 0 }, engine.level, locations(start.rows));
      if (!signal.aborted) await this.lay(begun({ ...start, komi }, told), []);
    } catch (error) {
      if (!signal.aborted) this.tell([troubleWords(error)]);
    }
  }

  /** Lays a game out from its start; what does not stand on its board is left out, with a sentence. */
  private async lay(game: WholeGame, faults: string[]): Promise<void> {
    const signal = this.layNext();
    try {
      const line = await engine.follow(game.start, game.moves);
      if (signal.aborted) return;
      const legal = line.situations.length - 1;
      if (legal < game.moves.length) faults.push(WORDS.endsBefore({ move: legal + 1 }));
      const fitted = fittedGame(line, withReader({ ...game, moves: game.moves.slice(0, legal) }));
      faults.push(...fitted.faults);
      this.tell(faults);
      this.store.send({ kind: "laid", game: fitted.game, line });
      this.staged(null);
      if (this.now.about) await (await this.disputes()).resume();
    } catch (error) {
      if (!signal.aborted) this.tell([troubleWords(error)]);
    }
  }

  /** Moves lie on the referee’s table, or an earlier one is looked at there. */
  private laidDown(moves: Move[], at: number): void {
    if (moves.length <= this.now.moves.length) {
      this.play.send({ kind: "looked", at });
      return;
    }
    this.play.send({ kind: "made", at, mover: this.turn });
    void this.moved(moves);
  }

  private async moved(moves: Move[]): Promise<void> {
    const signal = this.layNext();
    this.store.send({ kind: "moved", game: played(this.now, moves) });
    // At once: a page that is closed after a move has it.
    void this.bar.settle();
    try {
      const line = await engine.follow(this.now.start, moves);
      if (signal.aborted) return;
      this.store.send({ kind: "followed", line });
      // Whose turn it is was not known when the move was laid.
      if (this.store.state.stage === "play" && readerColor(this.now) !== "both") this.playing.renew();
      this.staged("play");
    } catch (error) {
      if (!signal.aborted) this.tell([troubleWords(error)]);
    }
  }

  /** A move of somebody who is not at this screen: it is made at the end of the game, wherever the reader looks. */
  private reply(move: Move): void {
    this.playing.visit(this.now.moves.length);
    this.playing.move(move);
  }

  // What changes.

  /** Something that changes no move. */
  private change(part: Partial<WholeGame>): void {
    const before = this.store.state.stage;
    this.store.send({ kind: "changed", game: { ...this.now, ...part } });
    this.staged(before);
  }

  /** Lays the beginning of a stage, where the engine plays its part. `before`: null where all of it is new. */
  private staged(before: GamePage["store"]["state"]["stage"]): void {
    const { stage, line } = this.store.state;
    this.bar.touch();
    if (stage !== "settle") this.settle.send({ kind: "left" });
    if (!line || stage === "argue") return;
    const game = this.now;
    if (stage === "play" && before !== "play") {
      this.play.send({ kind: "laid", game });
      this.playing.open({ start: game.start, moves: game.moves, at: game.moves.length });
    } else if (stage === "settle") {
      const { lists, ruled } = located(line.board, settlementOf(line, game), game);
      const fresh = before !== "settle" && before !== "argue" ? namesFirst(line) : null;
      this.settle.send({ kind: "laid", lists, ruled, reader: readerColor(game), fresh });
    }
    void this.oppose();
  }

  private toOpening(): void {
    this.layNext();
    this.seat.state?.rest();
    this.settle.send({ kind: "left" });
    this.store.send({ kind: "opened" });
  }

  private anew(): void {
    this.tell([]);
    this.toOpening();
    this.bar.touch();
  }

  // The engine as a player, and disputes.

  private async seated(): Promise<EnginePlayer> {
    const { EnginePlayer } = await import("./against/engine-player.ts");
    if (!this.seat.state)
      this.seat.send(
        new EnginePlayer({
          onMove: (move) => this.reply(move),
          onResign: (loser) => this.change({ ended: { loser, by: "resigned" }, back: null }),
          onColour: (color) => this.choose(color),
          onList: (color, list) => {
            if (!list.claims) this.settle.send({ kind: "theirs" });
            const lists = { ...this.now.lists, [color]: namedList(this.board, list) };
            this.change({ lists, agreed: [] });
          },
        }),
      );
    return this.seat.state as EnginePlayer;
  }

  /** Lets the engine do what is its own. */
  private async oppose(): Promise<void> {
    if (!this.store.state.game?.engine) {
      this.seat.state?.rest();
      return;
    }
    try {
      const player = await this.seated();
      const { line, game, stage, scheme } = this.store.state;
      if (!game?.engine) player.rest();
      else if (line && stage && stage !== "opening" && stage !== "argue")
        player.update({ line, game, stage, scheme });
    } catch (error) {
      this.tell([troubleWords(error)]);
    }
  }

  private async disputes(): Promise<Arguing> {
    const { Arguing } = await import("./settle/arguing.ts");
    this.arguing ??= new Arguing({
      game: () => this.now,
      certificates: this.certificates,
      line: () => this.store.state.line,
      keep: (game) => {
        this.store.send({ kind: "kept", game });
        this.bar.touch();
      },
      onShow: () => {
        this.store.send({ kind: "argued" });
        this.staged("argue");
      },
      onLeave: (game) => this.change(game),
      onWait: (words) => this.tell(words ? [words] : []),
    });
    return this.arguing;
  }

  private async argue(begin: (disputes: Arguing) => Promise<void>): Promise<void> {
    try {
      await begin(await this.disputes());
    } catch (error) {
      this.tell([troubleWords(error)]);
    }
  }

  // What each stage asks for.

  readonly openingActs: Omit<OpeningStageProps, "store"> = {
    onBegin: (opening, start, clock) => void this.start(opening, start, clock),
    onFile: (text) => void this.openFile(text),
    onFault: (words) => this.tell([words]),
  };

  choose(color: Color): void {
    const first = this.now.chose ?? "one";
    this.change({ black: color === "black" ? otherPerson(first) : first });
  }

  linksProps(game: WholeGame): LinksProps {
    const end = this.store.state.line?.situations.at(-1);
    return {
      game,
      waiting: end !== undefined && isWaiting(game, end),
      linkFor: async (person) => {
        // What is sent is seen: it is taken back with leave only.
        this.play.send({ kind: "sent", moves: this.now.moves.length });
        return addressOf({ ...this.now, reader: person });
      },
      onReader: (reader) => this.change({ reader }),
      onSgf: () => this.saveSgf(),
    };
  }

  playProps(game: WholeGame, line: Line): PlayStageProps {
    return {
      game,
      line,
      store: this.play,
      table: this.table,
      playing: this.playing,
      visit: (at) => this.playing.visit(at),
      onControl: (control) =>
        this.playing.overlay(
          control ? { control: control.map((who) => (who === "nobody" ? null : who)) } : {},
        ),
      onBack: (to) => void this.lay(takenBack(this.now, to), []),
      // The engine always gives leave.
      onAskBack: (back) =>
        back && this.now.engine ? void this.lay(takenBack(this.now, back.to), []) : this.change({ back }),
      onEnded: (ended) => this.change({ ended, back: null }),
      onNote: (number, words) => {
        const notes = new Map(this.now.notes);
        if (words) notes.set(number, words);
        else notes.delete(number);
        this.change({ notes });
        this.tell(notesFit(notes) ? [] : [WORDS.noRoom]);
      },
    };
  }

  settleProps(game: WholeGame, line: Line): SettleStageProps {
    return {
      game,
      line,
      store: this.settle,
      certificates: this.certificates,
      onLists: ({ black, white }) =>
        // Whoever agreed did so with what was there then.
        this.change({
          lists: { black: namedList(this.board, black), white: namedList(this.board, white) },
          agreed: [],
        }),
      onRuled: (ruled) => this.change({ ruled: namedRulings(this.board, ruled), agreed: [] }),
      onArgue: (item) => void this.argue((disputes) => disputes.argue(item)),
      onBoth: (pair) => void this.argue((disputes) => disputes.both(pair)),
      onScheme: (scheme) => {
        const game = { ...this.now, lists: { black: null, white: null } };
        this.store.send({ kind: "schemed", scheme, game });
        this.staged("settle");
      },
      // Nothing is in dispute then, so the engine agrees too.
      onAgree: (colors) => this.change({ agreed: this.now.engine ? [...COLORS] : colors }),
      onPassBack: () => void this.lay(takenBack(this.now, this.now.moves.length - 1), []),
    };
  }

  readonly recordActs: Omit<RecordStageProps, "line" | "game"> = {
    onSgf: () => this.saveSgf(),
    onLink: () => void this.said(copyGame(this.now)),
    onReferee: () => void toReferee(this.now),
    onAgain: () => void this.lay(rematch(this.now), []),
    onNew: () => this.anew(),
  };

  private remark(words: string): void {
    this.play.send({ kind: "remarked", words, of: this.now });
  }

  // What goes out.

  private async fragment(): Promise<string | null> {
    const { stage, game } = this.store.state;
    if (stage === "opening") return "";
    return game ? fragmentOf(game) : null;
  }

  /** Does what ends with a sentence. */
  private async said(act: Promise<string>): Promise<void> {
    try {
      this.tell([await act]);
    } catch (error) {
      this.tell([troubleWords(error)]);
    }
  }

  private saveSgf(): void {
    const { line } = this.store.state;
    if (line) void this.said(saveGame(this.now, resultOf(line, this.now).result));
  }
}
