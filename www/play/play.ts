/**
 * The referee's page: one position on the bench, drawn and judged on one screen, played on, or argued about. All of it is
 * in the address, so that a page can be left, come back to, and given away.
 */

import { type ComponentChildren, type FunctionComponent, h } from "preact";
import {
  type Address,
  nowhere,
  parseAddress,
  rulesOfGame,
  type View,
  viewOf,
  writeAddress,
} from "../address/link.ts";
import { pack, unpack } from "../address/packed.ts";
import { turnsOn, writeTurns } from "../address/turns.ts";
import { button, element, need } from "../dom.ts";
import {
  type Color,
  EngineError,
  engine,
  type Location,
  type Move,
  type PositionInput,
  prover,
  troubleWords,
} from "../engine/engine.ts";
import type { LawQuestion, RulesName } from "../engine/systems.ts";
import { mount } from "../kit/mount.tsx";
import { storeOf } from "../kit/store.ts";
import { acceptedWords, startOf } from "../proof/certificate.ts";
import { mountProofTable } from "../proof/styled-proof.ts";
import type { JudgedScene } from "../referee/styled-referee.ts";
import { Invite } from "../rule-sets/invite.tsx";
import { asSetUp } from "../table/as-set-up.ts";
import { type AnyMove, ljrgMoves, systemMoves } from "../table/game.ts";
import { AddressBar } from "./address-bar.ts";
import {
  type Argument,
  argumentIn,
  isSameClaim,
  named,
  nothing,
  reported,
  resolved,
} from "./argument-address.ts";
import { type LawArgument, lawOf, namedLaw, noQuestion } from "./law-address.ts";
import { mountOpening } from "./opening.tsx";
import { Playing } from "./playing.ts";
import { bare, blank, openSides, withOpen, withToldRows } from "./position-rows.ts";
import type { Found } from "./read-pasted.ts";
import { type ChosenRules, type Options, RulesChoice } from "./rules-choice.tsx";
import { type SetUp, SetUpBoard, SetUpMessage, SetUpPanel, setUpOf } from "./setup.tsx";
import { Share, type Shared } from "./share.ts";
import { sentence } from "./text-fault.ts";
import { type Unjudged, VerdictPanel } from "./verdict-panel.tsx";
import { type Work, WorkHistory } from "./work-history.ts";

export function openPlay(): void {
  void new Bench(need(document, "main.play")).begin();
}

/** What can be done on the page. A position is drawn and judged at one desk: the address says whether presses lay stones or ask. */
const DESKS = ["referee", "play", "claim"] as const;
type Desk = (typeof DESKS)[number];
const NAMES: Record<Desk, string> = { referee: "Verdict", play: "Play on", claim: "Claim" };
const deskOf = (view: View): Desk => (view === "setup" ? "referee" : view);

/** A longer certificate is not put into the box again. */
const MOST_KEPT = 100_000;

interface OpenedCertificate {
  text: string;
  /** Its position, as it lies on the bench. */
  start: PositionInput;
  claim: { player: Color; set: Location[] };
  /** How many points its board has. */
  points: number;
}

class Bench {
  private readonly bench = new WorkHistory<AnyMove>({ start: { rows: blank(9, 9) }, moves: [], at: 0 });
  private view: View | null = null;
  private argument: Argument = nothing();
  /** A question of 1989 in place of a claim, while one is argued or put together. */
  private law: LawArgument | null = null;
  /** Why the position can't be played on; null when it can. */
  private fault: string | null = null;
  /** The rules that stand beside each other under the referee's report, once somebody has chosen. */
  private rules: RulesName[] | null = null;
  /** Whether there is anything that an address could tell. */
  private touched = false;
  /** The certificate that was opened last, and its claim: while that is argued, it answers. */
  private certificate: OpenedCertificate | null = null;
  /** Ends the proof table or the referee that is shown. */
  private leave: (() => void) | null = null;
  /** Counts the addresses that came from outside: an answer about one that was replaced comes too late. */
  private followed = 0;
  /** Holds the host of the view that is shown, and no other: there is one board on the page. */
  private readonly place = element("div");
  private readonly hosts: Record<Desk, HTMLElement>;
  private readonly tabs: Record<Desk, HTMLButtonElement>;
  private readonly notice = element("div", { class: "play-notice", role: "status" });
  private readonly bar = new AddressBar(() => this.fragment());
  private readonly playing: Playing<AnyMove>;
  private readonly chosen = storeOf<ChosenRules, ChosenRules>(
    { law: "ljrg", options: {} },
    (_, next) => next,
  );
  private readonly setUp = setUpOf({
    onEdit: (start, step) => step && this.edit(start),
    onJudged: (fault) => {
      const changed = fault !== this.fault;
      this.fault = fault;
      if (changed && this.touched) this.bar.touch();
      this.judge();
    },
    onUndo: () => this.bench.undo() && this.returned(),
    onRedo: () => this.bench.redo() && this.returned(),
    onPlay: () => this.show("play"),
    part: "A part can be played on as it stands, and taken along. Claims and the referee need all of the board.",
    judged: {
      onTool: (asks) => this.show(asks ? "referee" : "setup"),
      onAsk: (at) => this.verdict.explain(at),
    },
  });
  private readonly verdict = new VerdictPanel({
    onPlay: (claim, side) => {
      this.argument = { claim, side, line: [] };
      this.show("claim");
    },
    onLeave: () => this.show("play"),
    paint: (shown) => this.setUp.overlay(shown),
    others: (judged) => this.invite(judged),
  });
  private readonly opening = mountOpening({
    onOpen: (found) => void this.openFound(found),
    onAddress: (fragment) => void this.follow(fragment),
    onCertificate: (text) => void this.openCertificate(text, []),
    onSaid: () => this.show("setup"),
    onExample: ({ start, moves, view }) => this.open({ start, moves: [...moves], at: moves.length }, view),
  });
  private readonly share = new Share(
    () => this.shared(),
    () => this.bar.settle(),
  );

  constructor(private readonly root: HTMLElement) {
    const table = need<HTMLElement>(root, "[data-role=play-table]");
    this.playing = new Playing<AnyMove>(table, {
      head: h(RulesChoice, {
        chosen: this.chosen,
        pickRules: (law) => this.chooseRules(law),
        pickOptions: (options) => this.chooseOptions(options),
      }),
      onMoves: (moves, at) => this.moved(moves, at),
      onClaim: () => this.show("claim"),
      onReferee: () => this.show("referee"),
    });
    const host = (desk: Desk, kind: string, ...parts: HTMLElement[]): HTMLElement =>
      element("section", { class: `desk ${kind}`, "aria-label": NAMES[desk] }, ...parts);
    const side = (...parts: HTMLElement[]): HTMLElement => element("div", { class: "panel" }, ...parts);
    const { setUp, verdict, opening } = this;
    const place = (name: string, View: FunctionComponent<{ editor: SetUp }>): HTMLElement => {
      const made = element("div", { class: name });
      mount(made, h(View, { editor: setUp }));
      return made;
    };
    const board = place("setup-board table", SetUpBoard);
    board.append(verdict.beside);
    const message = place("setup-message", SetUpMessage);
    message.role = "status";
    this.hosts = {
      // What is opened is no part of the bench: its board need not stay in view there.
      referee: element(
        "section",
        { "aria-label": NAMES.referee },
        element(
          "div",
          { class: "desk desk-setup desk-judged" },
          element("div", { class: "bench" }, board, side(message, verdict.element)),
          side(opening.element, place("setup-panel", SetUpPanel), opening.examples),
        ),
        // Outside the desk, or the board that stays in view would lie over it.
        verdict.below,
      ),
      play: host("play", "desk-play", table, side(this.playing.panel)),
      claim: host("claim", "desk-claim"),
    };
    table.hidden = false;
    const tab = (desk: Desk): HTMLButtonElement => button(NAMES[desk], "mode", () => this.show(desk));
    this.tabs = { referee: tab("referee"), play: tab("play"), claim: tab("claim") };
    this.lay();
  }

  /** Puts the parts into the page. */
  private lay(): void {
    const { share } = this;
    need(this.root, ".opening").append(
      element(
        "div",
        { class: "modes", role: "group", "aria-label": "What to do" },
        ...DESKS.map((desk) => this.tabs[desk]),
        button("Open", "mode open-mode", () => this.paste()),
        share.toggle,
      ),
    );
    need(this.root, "[data-role=play]").replaceChildren(share.element, this.notice, this.place);
  }

  async begin(): Promise<void> {
    // The address is taken: a link within the page would be read as a position.
    need(document, ".skip").addEventListener("click", (event) => {
      event.preventDefault();
      need<HTMLElement>(this.root, "[data-role=play]").focus();
    });
    addEventListener("hashchange", () => void this.follow(location.hash));
    // Links from before have the page's old name.
    if (location.pathname.endsWith("/play.html"))
      history.replaceState(history.state, "", `./referee.html${location.search}${location.hash}`);
    await this.follow(location.hash);
  }

  /** Opens what an address says. What does not hold gets a sentence; the text is kept. */
  private async follow(fragment: string): Promise<void> {
    this.bar.forget();
    const asked = ++this.followed;
    const { address, faults } = parseAddress(fragment);
    const law = rulesOfGame(address);
    this.rules = law && !address.by ? null : address.rules;
    const text = fragment.replace(/^#/, "");
    if (address.proof) {
      const certificate = await unpack(address.proof);
      if (asked !== this.followed) return;
      if (certificate !== null) return this.openCertificate(certificate, faults, address);
      faults.push("The certificate in this link is damaged: it can’t be unpacked.");
    }
    if (!address.link) {
      this.tell(faults);
      if (faults.length > 0) this.opening.keep(text, faults);
      return this.show(viewOf(address) ?? this.view ?? "setup");
    }
    try {
      const [found] = await engine.read(`loja:${address.link}`);
      if (!found) throw new EngineError("bad-position", "there is no position in this link");
      if (found.fault !== null) throw new EngineError("bad-position", found.fault);
      const { note } = found;
      let moves: AnyMove[] = found.moves;
      const draft = address.rows && withToldRows(found.start, address.rows);
      if (address.rows && !draft) faults.push("The rows in the link don’t fit its board.");
      const start = draft ?? found.start;
      if (note) faults.push(note);
      const { board } = await engine.follow(found.start, []);
      if (law && address.moves) {
        const { turns, missing } = turnsOn(board.points, address.moves);
        moves = turns;
        if (missing) faults.push(`The link has the move “${missing}”, which this board doesn’t have.`);
      }
      const at = Math.min(address.at ?? moves.length, moves.length);
      if (address.at !== null && address.at > moves.length)
        faults.push(`The link asks for move ${address.at}, but there are ${moves.length}.`);
      if (asked !== this.followed) return;
      const { argument, missing } = resolved(board, address);
      const asked89 = lawOf(board, address);
      faults.push(...missing, ...asked89.missing);
      const view = viewOf(address) ?? (address.law ? "claim" : "play");
      const work = { start, moves, at, ...(law && { law }) };
      this.open(work, draft ? "setup" : view, argument, asked89.law);
      this.tell(faults);
      if (faults.length > 0) this.opening.keep(text, faults);
    } catch (error) {
      if (asked !== this.followed) return;
      const bad = error instanceof EngineError && !error.passing;
      const words = bad
        ? `This link can’t be read. ${sentence(error.message.replace(/^line 1: /, ""))}`
        : troubleWords(error);
      this.show("setup");
      this.tell([words, "Its text is kept below, where you can mend it."]);
      this.opening.keep(text, [words]);
    }
  }

  /** Opens what was pasted or chosen: a game that is resumed after a stop by the rules of 1989, which know that. */
  private async openFound({ start, moves, note, turns }: Found): Promise<void> {
    const asked = ++this.followed;
    if (turns === undefined) {
      this.open({ start, moves, at: moves.length }, moves.length > 0 ? "play" : "setup");
      if (note) this.tell([note]);
      return;
    }
    try {
      const { board } = await engine.follow(start, []);
      if (asked !== this.followed) return;
      const resumed = turnsOn(board.points, turns.split(",")).turns;
      this.open({ start, moves: resumed, at: resumed.length, law: "jrg89" }, "play");
      this.tell(["This game is resumed after a stop, so it is open by the rules of 1989, which know that."]);
    } catch (error) {
      if (asked === this.followed) this.tell([troubleWords(error)]);
    }
  }

  /**
   * A certificate brings its own position and its claim: it is checked at once, laid on the bench, and argued with the
   * certificate’s answers. What lay there before is one step back in Set up.
   */
  private async openCertificate(
    text: string,
    faults: readonly string[],
    address: Address = nowhere(),
  ): Promise<void> {
    const asked = ++this.followed;
    this.tell([...faults, "The certificate is being checked."]);
    try {
      const checked = await prover.check(text);
      if (asked !== this.followed) return;
      const words = acceptedWords(checked);
      const start = checked.position && startOf(checked.position);
      if (!checked.position || !start) {
        this.tell([...faults, words, "Its board is too large to be drawn here."]);
        if (!this.view) this.show("setup");
        return;
      }
      const { player, set } = checked;
      const claim = { player, set };
      const { board } = checked.position;
      this.certificate = { text, start, claim, points: board.points.length };
      this.open({ start, moves: [], at: 0 }, "claim", argumentIn(board, claim, address));
      this.tell([...faults, words]);
    } catch (error) {
      if (asked !== this.followed) return;
      const refused = error instanceof EngineError && error.code === "bad-certificate";
      const why = refused
        ? `This certificate is refused, it shows nothing. ${troubleWords(error)}`
        : troubleWords(error);
      this.show("setup");
      this.tell([...faults, why]);
      if (text.length <= MOST_KEPT) this.opening.keep(text, [why]);
    }
  }

  /** The certificate of what is argued now, if one was opened. */
  private get shown(): OpenedCertificate | null {
    const { certificate, argument, bench } = this;
    const { claim } = argument;
    const same =
      claim !== null &&
      certificate !== null &&
      bench.work.start === certificate.start &&
      bench.made.length === 0 &&
      isSameClaim(claim, certificate.claim, certificate.points);
    return same ? certificate : null;
  }

  /** Puts other work on the bench. One step back in Set up brings the last one again. */
  private open(
    work: Work<AnyMove>,
    view: View,
    argument: Argument = nothing(),
    law: LawArgument | null = null,
  ): void {
    this.bench.put(work);
    this.argument = argument;
    this.law = law;
    this.fault = null;
    this.tell([]);
    // The view may be the same, but what it shows is not.
    this.close();
    this.show(view);
    this.touch();
  }

  private edit(start: PositionInput): void {
    const { law } = this.bench.work;
    this.bench.put({ start, moves: [], at: 0, ...(law && { law }) });
    this.argument = nothing();
    this.tell([]);
    this.setUp.show(start, this.steps());
    this.touch();
  }

  private moved(moves: AnyMove[], at: number): void {
    this.bench.go(moves, at);
    this.argument = nothing();
    this.touch();
  }

  /** The same stones and passes by other rules, as far as those allow them. */
  private chooseRules(law: RulesName): void {
    const { start, moves, at } = this.bench.work;
    const other = moves.findIndex(({ kind }) => kind !== "play" && kind !== "pass");
    const kept = other < 0 ? moves : moves.slice(0, other);
    const work = { start, moves: kept, at: Math.min(at, kept.length) };
    this.bench.put(law === "ljrg" ? work : { ...work, law });
    this.argument = nothing();
    this.tell([]);
    void this.playOn();
    this.touch();
  }

  private chooseOptions(options: Options): void {
    const { start, ...work } = this.bench.work;
    const { options: _, ...plain } = start;
    const chosen = Object.keys(options).length > 0;
    this.bench.put({ ...work, start: chosen ? { ...plain, options } : plain });
    this.tell([]);
    void this.playOn();
    this.touch();
  }

  /** Lays the game on the table, by its rules: those of other systems are fetched first. */
  private async playOn(): Promise<void> {
    const { work } = this.bench;
    this.chosen.send({ law: work.law ?? "ljrg", options: work.start.options ?? {} });
    if (!work.law) return this.playing.open({ ...work, moves: ljrgMoves(work.moves) });
    const { law } = work;
    const isOver = (): boolean => this.view !== "play" || this.bench.work.start !== work.start;
    try {
      const { rulesOf } = await import("../rule-sets/styled-playing.ts");
      if (!isOver() && this.bench.work.law === law) this.playing.open(this.bench.work, rulesOf(law));
    } catch {
      if (isOver()) return;
      this.tell(["What knows the other rules did not load. Try again when you are online."]);
      this.notice.append(button("Try again", "quiet", () => void this.playOn()));
    }
  }

  /** What is on the bench for who knows LJRG alone: of a game by other rules, the position that it has reached. */
  private async reached(): Promise<{ start: PositionInput; moves: Move[] }> {
    const { work, made } = this.bench;
    const { start, law } = work;
    if (!law) return { start, moves: ljrgMoves(made) };
    if (made.length === 0) return { start, moves: [] };
    const { reachedBy } = await import("../rule-sets/styled-playing.ts");
    return { start: await reachedBy(law, start, made), moves: [] };
  }

  private async shared(): Promise<Shared> {
    const { law, start } = this.bench.work;
    const turns = systemMoves(this.bench.made);
    const shared = { ...(await this.reached()), view: this.view ?? "setup" };
    if (!law) return shared;
    const { board } = await engine.follow(start, []);
    const file = async (format: "json" | "sgf"): Promise<string> => {
      const { gameAsJson, gameAsSgf } = await import("../rule-sets/styled-playing.ts");
      return format === "sgf" ? gameAsSgf(law, start, turns) : gameAsJson(law, start, turns);
    };
    return {
      ...shared,
      game: { start, rules: law, moves: writeTurns(board.points, turns).join(","), file },
    };
  }

  /** After a step back or forward in Set up. */
  private returned(): void {
    this.argument = nothing();
    this.tell([]);
    void this.layOut();
    this.touch();
  }

  private steps(): { back: boolean; forward: boolean } {
    return { back: this.bench.canUndo, forward: this.bench.canRedo };
  }

  private touch(): void {
    this.touched = true;
    this.bar.touch();
  }

  private show(view: View): void {
    if (this.fault && view !== "setup") {
      this.tell([`This position can’t be played on yet. ${this.fault}`]);
      if (this.view === "setup") this.setUp.asks(false);
      return;
    }
    if (view === "claim" && openSides(this.bench.work.start).length > 0) {
      if (!this.view) this.show("setup");
      this.tell([PART]);
      this.notice.append(button("Take it as the whole board", "quiet", () => this.takeWhole()));
      return;
    }
    if (view === this.view) return;
    const desk = deskOf(view);
    const turned = this.root.dataset.view !== undefined;
    const stays = this.view !== null && deskOf(this.view) === desk;
    if (!stays) this.close();
    this.view = view;
    this.root.dataset.view = view;
    if (desk === "referee") this.setUp.asks(view === "referee");
    if (this.touched) this.bar.touch();
    if (stays) {
      this.judge();
      return;
    }
    for (const other of DESKS) this.tabs[other].ariaPressed = String(other === desk);
    this.place.replaceChildren(this.hosts[desk]);
    this.fill(view);
    // What was pressed may be gone now; and the new view begins at its top.
    if (turned && document.activeElement === document.body) this.tabs[desk].focus();
    if (turned) scrollTo({ top: 0 });
  }

  /** What was a part of a larger board is all of it from now on, and a claim can be made on it. */
  private takeWhole(): void {
    const { work } = this.bench;
    this.open({ ...work, start: withOpen(work.start, []) }, "claim");
  }

  /** To the box that takes what exists already. */
  private paste(): void {
    if (this.view === null || deskOf(this.view) !== "referee") this.show(this.fault ? "setup" : "referee");
    this.opening.focus();
  }

  /** The verdict on what lies on the bench, as far as it can be judged. */
  private judge(): void {
    const { view, verdict, bench } = this;
    if (view === null || deskOf(view) !== "referee") return;
    const why = this.unjudged(view);
    if (why) verdict.say(why);
    else verdict.judge(bench.work, () => this.reached(), view === "referee");
  }

  private unjudged(view: View): Unjudged | null {
    const { work, made } = this.bench;
    if (this.fault) return "fault";
    if (openSides(work.start).length > 0) return "part";
    const bareBoard = made.length === 0 && work.start.rows.every((row) => /^[.,#*]*$/.test(row));
    return bareBoard && view === "setup" ? "empty" : null;
  }

  /** Ends what is shown, so that it can be filled anew. */
  private close(): void {
    this.leave?.();
    this.leave = null;
    this.view = null;
  }

  /** A certificate brings its own position, so the link has nothing else. */
  private async giveLink(certificate: string): Promise<string> {
    const proof = await pack(certificate);
    if (!proof) return "This certificate is too long for a link. Save it as a file instead.";
    const address = new URL(`#${writeAddress({ ...nowhere(), proof })}`, location.href);
    return this.share.give(address.href, "a link with the certificate in it");
  }

  private fill(view: View): void {
    const { work, made } = this.bench;
    if (deskOf(view) === "referee") {
      this.leave = () => this.verdict.clear();
      void this.layOut();
    } else if (view === "play") void this.playOn();
    else if (this.law) void this.fillLaw(this.law);
    else if (!work.law) this.argue(work.start, ljrgMoves(made));
    else {
      const isOver = (): boolean => this.view !== view || this.bench.work !== work;
      this.reached().then(
        ({ start, moves }) => isOver() || this.argue(start, moves),
        (error: unknown) => isOver() || this.tell([troubleWords(error)]),
      );
    }
  }

  /** The proof table. */
  private argue(start: PositionInput, moves: Move[]): void {
    const { claim, side, line } = this.argument;
    const { shown } = this;
    const table = mountProofTable(this.hosts.claim, {
      start,
      moves,
      ...(claim && { claim }),
      ...(side && { side }),
      line,
      ...(start.name !== undefined && { title: start.name }),
      onChange: (state) => {
        this.argument = reported(state);
        this.touch();
      },
      ...(shown && { certificate: () => Promise.resolve(shown.text) }),
      onCertificate: (certificate) => void this.openCertificate(certificate, []),
      onLink: (certificate) => this.giveLink(certificate),
      onLeave: () => this.show("play"),
    });
    const other = button("A question of 1989", "link", () => this.turnLaw(noQuestion()));
    const ways = element("p", { class: "other-law" }, "By another law: ", other);
    this.hosts.claim.after(ways);
    this.leave = () => {
      ways.remove();
      table.destroy();
      this.hosts.claim.replaceChildren();
    };
  }

  /** Other rule sets, below a verdict. */
  private invite({ board, situation, report, level, cover }: JudgedScene): ComponentChildren {
    const [claim] = cover;
    const options = {
      rules: this.rules,
      onRules: (rules: RulesName[]) => {
        this.rules = rules;
        this.touch();
      },
      level,
      inBook: true,
      onArgue: (question: LawQuestion) => {
        this.law = { question, side: null, line: [] };
        this.show("claim");
      },
      ...(claim && {
        onClaim: () => {
          this.argument = { claim: { player: claim.player, set: claim.set }, side: "claimant", line: [] };
          this.show("claim");
        },
      }),
    };
    const position = asSetUp(this.bench.work.start, situation);
    const judged = { board, situation, report, position };
    return h(Invite, { judged, options, load: () => import("../rule-sets/styled-comparison.ts") });
  }

  private turnLaw(law: LawArgument | null): void {
    this.law = law;
    this.argument = nothing();
    this.close();
    this.show("claim");
    this.touch();
  }

  /** Questions of 1989, with what knows them. */
  private async fillLaw({ question, side, line }: LawArgument): Promise<void> {
    const host = this.hosts.claim;
    let gone = false;
    let desk: { destroy(): void } | null = null;
    this.leave = () => {
      gone = true;
      desk?.destroy();
      host.replaceChildren();
    };
    const said = element("p", { class: "note" }, "Fetching the rules of 1989.");
    host.replaceChildren(said);
    try {
      const { mountLawDesk } = await import("../proof/law/styled-law.ts");
      const { start, moves } = await this.reached();
      const { board, situations } = await engine.follow(start, moves);
      const situation = situations.at(-1);
      if (gone || !situation) return;
      desk = mountLawDesk(host, {
        start: asSetUp(start, situation),
        board,
        situation,
        question,
        side,
        line,
        ...(start.name !== undefined && { title: start.name }),
        onChange: (state) => {
          this.law = state;
          this.touch();
        },
        onLeave: () => this.turnLaw(null),
      });
    } catch (error) {
      if (!gone) said.textContent = error instanceof EngineError ? troubleWords(error) : LAW_TROUBLE;
    }
  }

  /** Lays the position that is reached out to be changed. */
  private async layOut(): Promise<void> {
    const { work, made } = this.bench;
    if (made.length === 0) return this.setUp.show(work.start, this.steps());
    try {
      const { start, moves } = await this.reached();
      const situation = (await engine.follow(start, moves)).situations.at(-1);
      if (work === this.bench.work && situation) this.setUp.show(asSetUp(start, situation), this.steps());
    } catch {
      // The start is there in any case, and says itself what is wrong with it.
      this.setUp.show(work.start, this.steps());
    }
  }

  private tell(sentences: readonly string[]): void {
    this.notice.replaceChildren(...sentences.map((words) => element("p", {}, words)));
  }

  /** What the address is to say, or null while there is nothing that it could. */
  private async fragment(): Promise<string | null> {
    if (!this.touched) return null;
    const { start, moves, at, law } = this.bench.work;
    // What can't stand so yet has no link; its rows stand beside the link of its board.
    const illegal = this.view === "setup" && moves.length === 0 && this.fault !== null;
    const link = await engine.write(illegal ? bare(start) : start, law ? [] : ljrgMoves(moves), "link");
    const arguing = this.view === "claim" && this.argument.claim;
    const asking = this.view === "claim" ? this.law : null;
    const { board } =
      arguing || asking || law ? await engine.follow(illegal ? bare(start) : start, []) : { board: null };
    const told = !board ? {} : asking ? namedLaw(board, asking) : arguing ? named(board, this.argument) : {};
    // Where the referee compares laws, or nothing is played, the rules of the game have a part of their own.
    const playing = law && this.view === "play";
    const game = law &&
      board && {
        ...(playing ? { rules: [law] } : { by: law }),
        moves: writeTurns(board.points, systemMoves(moves)),
      };
    // It says whether the claim holds, so nobody has to search for that again.
    const proof = arguing && this.shown ? await pack(this.shown.text) : null;
    return writeAddress({
      ...nowhere(),
      link,
      proof: proof ?? "",
      rows: illegal ? start.rows : null,
      at: at === moves.length ? null : at,
      view: this.view,
      rules: this.view === "referee" ? this.rules : asking ? ["jrg89"] : null,
      ...game,
      ...told,
    });
  }
}

const PART =
  "This is a part of a board, and what lies beyond it could decide. A claim needs all of the board; here you can play on.";
const LAW_TROUBLE = "What knows the rules of 1989 did not load. Try again when you are online.";
