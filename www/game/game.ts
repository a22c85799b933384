/**
 * A whole game for two, on `game.html`: the opening, the moves, the settlement, the record. All of it is in the address, so
 * that the game can be passed to and fro without anybody between.
 */
import { h } from "preact";
import { type GameAddress, newGame, notesFit, parseGame } from "../address/game-address.ts";
import { COLORS } from "../board/color.ts";
import { element, need } from "../dom.ts";
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
import { Cycles, GameRecord } from "../play/playing-panel.tsx";
import { sentence } from "../play/text-fault.ts";
import { EngineSeat } from "./against/engine-seat.ts";
import type { Allowance } from "./clock.ts";
import { ColourStage } from "./colour-stage.tsx";
import { fittedGame, isWaiting, resultOf } from "./end-result.ts";
import { fileTold } from "./game-file.ts";
import { LinksPart } from "./links.tsx";
import { locations, type Opening } from "./opening.ts";
import { OpeningStage, openingName } from "./opening-stage.tsx";
import { openingStore } from "./opening-state.ts";
import { gameName, namePage, STAGE_NAMES } from "./page-name.ts";
import { PlayStage, type PlayStageProps, TakeBack } from "./play-stage.tsx";
import { idleWords, mayMove, NO_PLAY, stepPlay } from "./play-state.ts";
import { RecordStage } from "./record-stage.tsx";
import type { Arguing } from "./settle/arguing.ts";
import { settlementOf } from "./settle/end-of-game.ts";
import { located, namedList, namedRulings } from "./settle/kept-names.ts";
import { RulingCertificates } from "./settle/ruling-certificate.ts";
import { SettleStage, type SettleStageProps } from "./settle/settle-stage.tsx";
import { NO_SETTLEMENT, namesFirst, stepSettle } from "./settle/settle-state.ts";
import type { Scheme } from "./settle/settle-words.ts";
import { addressOf, copyGame, fragmentOf, saveGame, toReferee } from "./taken-along.ts";
import {
  begun,
  otherPerson,
  played,
  readerColor,
  type Stage,
  stageOf,
  takenBack,
  type WholeGame,
  withReader,
} from "./whole-game.ts";

export function openGame(): void {
  void new GamePage(need(document, "main.game")).begin();
}

/** Whether a fragment has a board and nothing else: what this page writes of a game always has more parts. */
const isBoardAlone = (fragment: string): boolean => !/&|%26/i.test(fragment);

const isEmpty = ({ rows }: PositionInput): boolean => /^[.,]*$/.test(rows.join(""));

class GamePage {
  private game: WholeGame | null = null;
  private line: Line | null = null;
  private stage: Stage | "opening" | "argue" | null = null;
  /** How the reader settles with the engine. */
  private scheme: Scheme = "dead";
  /** Counts what was laid out: an answer about what was replaced comes too late. */
  private laid = 0;
  private readonly notice = element("div", { class: "play-notice", role: "status" });
  private readonly place = element("div");
  private readonly bar = new AddressBar(() => this.fragment());
  private readonly opening = openingStore();
  /** Where the stages that are views stand. */
  private readonly hosts = {
    opening: element("div"),
    colour: element("div"),
    play: element("div"),
    settle: element("div"),
    record: element("div"),
  };
  private readonly play = storeOf(NO_PLAY, stepPlay);
  private readonly playing: Playing;
  private readonly table: HTMLElement;
  /** In the referee’s table, which is no view yet. */
  private readonly takeBack = element("span", { class: "take-back" });
  private readonly certificates = new RulingCertificates(prover);
  private readonly settle = storeOf(NO_SETTLEMENT, stepSettle);
  private readonly seat = new EngineSeat({
    onMove: (move) => this.reply(move),
    onResign: (loser) => this.change({ ...this.now, ended: { loser, by: "resigned" }, back: null }),
    onColour: (color) => this.choose(color),
    onList: (color, list) => {
      if (!list.claims) this.settle.send({ kind: "theirs" });
      const lists = { ...this.now.lists, [color]: namedList(this.board, list) };
      this.change({ ...this.now, lists, agreed: [] });
    },
  });
  /** Comes with the first dispute. */
  private arguing: Arguing | null = null;

  constructor(private readonly root: HTMLElement) {
    const table = need<HTMLElement>(root, "[data-role=play-table]");
    table.hidden = false;
    const offered = element("div", { class: "offered" });
    this.table = need(table, ".table");
    this.playing = new Playing(this.table, {
      onMoves: (moves, at) => this.laidDown(moves, at),
      match: {
        mayMove: () => mayMove(this.now, this.turn),
        onIdle: () => this.remark(idleWords(this.now, this.turn ?? "black", this.play.state.at)),
      },
    });
    const { store, acts } = this.playing;
    mount(offered, h(Cycles, { store, acts }));
    store.watch(() => {
      offered.hidden = !this.game || store.state.offers.length === 0 || !mayMove(this.game, this.turn);
    });
    need(this.table, ".status").append(this.takeBack);
    need(this.table, ".status").after(offered);
    need(root, "[data-role=game]").replaceChildren(this.notice, this.place);
    mount(
      this.hosts.opening,
      h(OpeningStage, {
        store: this.opening,
        onBegin: (opening, start, clock) => void this.start(opening, start, clock),
        onFile: (text) => void this.openFile(text),
        onFault: (words) => this.tell([words]),
      }),
    );
    this.opening.watch(() => this.stage === "opening" && namePage(openingName(this.opening.state), ""));
  }

  async begin(): Promise<void> {
    // The address is taken: a link within the page would be read as a game.
    need(document, ".skip").addEventListener("click", (event) => {
      event.preventDefault();
      need<HTMLElement>(this.root, "[data-role=game]").focus();
    });
    addEventListener("hashchange", () => void this.follow(location.hash));
    await this.follow(location.hash);
  }

  private get now(): WholeGame {
    if (!this.game) throw new Error("there is no game yet");
    return this.game;
  }

  private get board() {
    if (!this.line) throw new Error("there is no board yet");
    return this.line.board;
  }

  /** A game begins as it was opened; where the engine sets the komi, it looks for one first. */
  private async start(opening: Opening, start: PositionInput, clock: Allowance | null): Promise<void> {
    const { way, names, chose, drew, black, level, stake } = opening;
    this.play.send({ kind: "wound", allowance: clock });
    const cake = way === "cake";
    const engine = level && { person: "other" as const, level };
    const told = { way, names, drew, engine, stake, chose: cake ? chose : null, black: cake ? null : black };
    if (engine && cake && chose === engine.person) {
      const laid = ++this.laid;
      this.tell(["The engine looks for a fair komi."]);
      try {
        const komi = await this.seat.komi(start, engine.level, locations(start.rows));
        if (laid !== this.laid) return;
        await this.lay(begun({ ...start, komi }, told), []);
      } catch (error) {
        if (laid === this.laid) this.tell([troubleWords(error)]);
      }
      return;
    }
    await this.lay(begun(start, told), []);
  }

  private async argue(begin: (disputes: Arguing) => Promise<void>): Promise<void> {
    try {
      await begin(await this.disputes());
    } catch (error) {
      this.tell([troubleWords(error)]);
    }
  }

  private async disputes(): Promise<Arguing> {
    const { Arguing } = await import("./settle/arguing.ts");
    this.arguing ??= new Arguing({
      game: () => this.now,
      certificates: this.certificates,
      line: () => this.line,
      keep: (game) => {
        this.game = game;
      },
      onGrown: () => {
        this.draw();
        this.bar.touch();
      },
      onShow: () => {
        // Of two boards one stands in the other’s place.
        if (this.stage === "argue") this.stage = "settle";
        this.show("argue");
        this.draw();
        this.bar.touch();
      },
      onLeave: (game) => this.change(game),
      onWait: (words) => this.tell(words ? [words] : []),
      links: () => this.links(this.now),
    });
    return this.arguing;
  }

  private choose(color: Color): void {
    const first = this.now.chose ?? "one";
    this.change({ ...this.now, black: color === "black" ? otherPerson(first) : first });
  }

  /** Lets the engine do what is its own. */
  private async oppose(): Promise<void> {
    if (!this.game?.engine) {
      this.seat.rest();
      return;
    }
    try {
      await this.seat.sit(() => {
        const { line, game, stage } = this;
        if (!line || !game || !stage || stage === "opening" || stage === "argue") return null;
        return { line, game, stage, scheme: this.scheme, place: this.place.querySelector(".engine-place") };
      });
    } catch (error) {
      this.tell([troubleWords(error)]);
    }
  }

  // What comes in.

  private async follow(fragment: string): Promise<void> {
    this.bar.forget();
    const { address, faults } = parseGame(fragment);
    if (!address.link) {
      this.tell(faults);
      this.show("opening");
      return;
    }
    this.unwind();
    if (isBoardAlone(fragment) && (await this.offer(address.link))) return;
    await this.take(`loja:${address.link}`, address, faults, "This link");
  }

  /** A link of an empty board alone is no game yet: it is a board to choose a start on. False where it is none. */
  private async offer(link: string): Promise<boolean> {
    const laid = ++this.laid;
    const found = await engine.read(`loja:${link}`).catch(() => []);
    const [one] = found;
    if (laid !== this.laid) return true;
    if (!one || one.fault !== null || one.moves.length > 0 || !isEmpty(one.start)) return false;
    this.opening.send({ kind: "offered", board: one.start });
    this.tell([]);
    this.show("opening");
    return true;
  }

  private async openFile(text: string): Promise<void> {
    this.unwind();
    const { address, faults } = fileTold(text);
    await this.take(text, address, faults, "This file");
  }

  /** A game that comes from elsewhere has no clocks. */
  private unwind(): void {
    this.play.send({ kind: "wound", allowance: null });
  }

  private async take(text: string, address: GameAddress, faults: string[], what: string): Promise<void> {
    const laid = ++this.laid;
    try {
      const [found] = await engine.read(text);
      if (laid !== this.laid) return;
      if (!found || found.fault !== null)
        throw new EngineError("bad-position", found?.fault ?? "it holds no game");
      const { link: _, ...told } = address;
      const note = found.note ? [found.note] : [];
      await this.lay({ ...newGame(), ...told, start: found.start, moves: found.moves }, [...faults, ...note]);
    } catch (error) {
      if (laid !== this.laid) return;
      const bad = error instanceof EngineError && !error.passing;
      this.tell([bad ? `${what} can’t be read. ${sentence(error.message)}` : troubleWords(error)]);
      if (!this.game) this.show("opening");
    }
  }

  /** Lays a game out from its start; what does not stand on its board is left out, with a sentence. */
  private async lay(game: WholeGame, faults: string[]): Promise<void> {
    const laid = ++this.laid;
    this.scheme = "dead";
    try {
      const line = await engine.follow(game.start, game.moves);
      if (laid !== this.laid) return;
      const legal = line.situations.length - 1;
      if (legal < game.moves.length)
        faults.push(`Move ${legal + 1} is not possible, so the game ends before it.`);
      this.line = line;
      const fitted = fittedGame(line, withReader({ ...game, moves: game.moves.slice(0, legal) }));
      this.game = fitted.game;
      faults.push(...fitted.faults);
      this.tell(faults);
      this.stage = null;
      this.refresh();
      if (this.now.about) await (await this.disputes()).resume();
    } catch (error) {
      if (laid === this.laid) this.tell([troubleWords(error)]);
    }
  }

  private async moved(moves: Move[]): Promise<void> {
    const laid = ++this.laid;
    this.game = played(this.now, moves);
    // At once: a page that is closed after a move has it.
    void this.bar.settle();
    try {
      const line = await engine.follow(this.now.start, moves);
      if (laid !== this.laid) return;
      this.line = line;
      this.bar.touch();
      if (stageOf(this.now, this.end) === "play") {
        this.draw();
        // Whose turn it is was not known when the move was laid.
        if (readerColor(this.now) !== "both") this.playing.renew();
        void this.oppose();
      } else this.refresh();
    } catch (error) {
      if (laid === this.laid) this.tell([troubleWords(error)]);
    }
  }

  private get end() {
    const end = this.line?.situations.at(-1);
    if (!end) throw new Error("there is no situation yet");
    return end;
  }

  /** Something that changes no move. */
  private change(game: WholeGame): void {
    this.game = game;
    this.refresh();
  }

  // What is shown.

  private refresh(): void {
    const { line, now } = this;
    if (!line) return;
    const stage = stageOf(now, this.end);
    // What is argued about stays on its board while something is said beside it.
    if (this.stage === "argue" && stage === "settle" && now.about) {
      this.draw();
      this.bar.touch();
      return;
    }
    const fresh = stage !== this.stage;
    if (stage === "play" && fresh) {
      this.play.send({ kind: "laid", game: now });
      this.playing.open({ start: now.start, moves: now.moves, at: now.moves.length });
    } else if (stage === "settle") {
      const { lists, ruled } = located(line.board, settlementOf(line, now), now);
      const first = fresh && this.stage !== "argue" ? namesFirst(line) : null;
      this.settle.send({ kind: "laid", lists, ruled, reader: readerColor(now), fresh: first });
    }
    this.show(stage);
    this.draw();
    this.bar.touch();
    void this.oppose();
  }

  private show(stage: Stage | "opening" | "argue"): void {
    const before = this.stage;
    this.stage = stage;
    if (before === stage) return;
    for (const name of ["colour", "play", "settle", "record"] as const)
      if (stage !== name) mount(this.hosts[name], null);
    if (stage !== "settle") this.settle.send({ kind: "left" });
    const part = {
      opening: () => this.hosts.opening,
      colour: () => this.hosts.colour,
      play: () => this.hosts.play,
      settle: () => this.hosts.settle,
      argue: () => this.arguing?.element ?? this.hosts.settle,
      record: () => this.hosts.record,
    }[stage]();
    const held = this.place.contains(document.activeElement);
    this.place.replaceChildren(part);
    this.draw();
    this.root.dataset.view = stage;
    if (stage !== "opening") namePage(gameName(this.now), STAGE_NAMES[stage]);
    else namePage(openingName(this.opening.state), "");
    if (before === null && !held) return;
    part.querySelector<HTMLElement>("h2[tabindex]")?.focus({ preventScroll: true });
    scrollTo({ top: 0 });
  }

  /** Draws the stage that is there, as far as it is a view. */
  private draw(): void {
    const { game, line, stage, hosts } = this;
    if (!game || !line) return;
    const links = this.links(game);
    if (stage === "colour") {
      const onChoose = (color: Color): void => this.choose(color);
      mount(
        hosts.colour,
        h(ColourStage, { line, game, onChoose }, h("div", { class: "links-place" }, links)),
      );
    } else if (stage === "play") {
      const props = this.playProps(game, line);
      mount(hosts.play, h(PlayStage, props, h("div", { class: "links-place" }, links)));
      mount(this.takeBack, h(TakeBack, props));
    } else if (stage === "settle") {
      const props = this.settleProps(game, line);
      mount(hosts.settle, h(SettleStage, props, h("div", { class: "links-place" }, links)));
    } else if (stage === "record") {
      const onReferee = (): void => void toReferee(this.now);
      const onLink = (): void => void this.said(copyGame(this.now));
      const out = { onSgf: () => this.saveSgf(), onLink, onReferee, onNew: () => this.anew() };
      mount(hosts.record, h(RecordStage, { line, game, ...out }));
    } else if (stage === "argue") this.arguing?.draw();
  }

  /** What stands below the words of each stage. */
  private links(game: WholeGame) {
    return h(LinksPart, {
      game,
      waiting: isWaiting(game, this.end),
      linkFor: async (person) => {
        // What is sent is seen: it is taken back with leave only.
        this.play.send({ kind: "sent", moves: this.now.moves.length });
        return addressOf({ ...this.now, reader: person });
      },
      onReader: (reader) => this.change({ ...this.now, reader }),
      onSgf: () => this.saveSgf(),
    });
  }

  private playProps(game: WholeGame, line: Line): PlayStageProps {
    return {
      game,
      line,
      store: this.play,
      table: this.table,
      record: h(GameRecord, { ...this.playing, ways: null }),
      visit: (at) => this.playing.visit(at),
      onControl: (control) =>
        this.playing.overlay(
          control ? { control: control.map((who) => (who === "nobody" ? null : who)) } : {},
        ),
      onBack: (to) => void this.lay(takenBack(this.now, to), []),
      // The engine always gives leave.
      onAskBack: (back) =>
        back && this.now.engine
          ? void this.lay(takenBack(this.now, back.to), [])
          : this.change({ ...this.now, back }),
      onEnded: (ended) => this.change({ ...this.now, ended, back: null }),
      onNote: (number, words) => {
        const notes = new Map(this.now.notes);
        if (words) notes.set(number, words);
        else notes.delete(number);
        this.change({ ...this.now, notes });
        const fit = notesFit(notes);
        this.tell(fit ? [] : ["The link has no room for all these notes. A file (SGF) keeps them."]);
      },
    };
  }

  private settleProps(game: WholeGame, line: Line): SettleStageProps {
    return {
      game,
      line,
      store: this.settle,
      certificates: this.certificates,
      onLists: (lists) => {
        const board = this.board;
        const named = { black: namedList(board, lists.black), white: namedList(board, lists.white) };
        // Whoever agreed did so with what was there then.
        this.change({ ...this.now, lists: named, agreed: [] });
      },
      onRuled: (ruled) => this.change({ ...this.now, ruled: namedRulings(this.board, ruled), agreed: [] }),
      onArgue: (item) => void this.argue((disputes) => disputes.argue(item)),
      onBoth: (pair) => void this.argue((disputes) => disputes.both(pair)),
      onScheme: (scheme) => {
        this.scheme = scheme;
        this.change({ ...this.now, lists: { black: null, white: null } });
      },
      // Nothing is in dispute then, so the engine agrees too.
      onAgree: (colors) => this.change({ ...this.now, agreed: this.now.engine ? [...COLORS] : colors }),
      onPassBack: () => void this.lay(takenBack(this.now, this.now.moves.length - 1), []),
    };
  }

  private get turn(): Color | null {
    return this.line?.situations.at(-1)?.turn ?? null;
  }

  private remark(words: string): void {
    this.play.send({ kind: "remarked", words, of: this.now });
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

  /** A move of somebody who is not at this screen: it is made at the end of the game, wherever the reader looks. */
  private reply(move: Move): void {
    this.playing.visit(this.now.moves.length);
    this.playing.move(move);
  }

  // What goes out.

  private async fragment(): Promise<string | null> {
    if (this.stage === "opening") return "";
    return this.game ? fragmentOf(this.game) : null;
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
    if (!this.line) return;
    void this.said(saveGame(this.now, resultOf(this.line, this.now).result));
  }

  private anew(): void {
    this.game = null;
    this.seat.rest();
    this.line = null;
    this.laid += 1;
    this.tell([]);
    this.show("opening");
    this.bar.touch();
  }

  private tell(sentences: readonly string[]): void {
    this.notice.replaceChildren(...sentences.map((words) => element("p", {}, words)));
  }
}
