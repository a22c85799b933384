/** Certificates: kept as a file, and any of them loaded and checked again, whoever wrote it. */
import { drawFigure } from "../board/index.ts";
import { element } from "../dom.ts";
import {
  type Board,
  type Checked,
  countWords,
  type Line,
  type PositionInput,
  type Prover,
  secondsWords,
  sizeWords,
  troubleWords,
} from "../engine/engine.ts";
import { isCancelled } from "./argument/judge.ts";
import { NAMES } from "./proof-words.ts";
import { button, partHead, uniqueId } from "./ui.ts";

/** Gives the reader a file. */
export function saveFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  const link = element("a", { href: url, download: name });
  link.click();
  // The download has its own hold on the text by then.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

type Result = Checked & { elapsed: number; bytes: number };

/** "Accepted: Black, 9 at the right can be locked. 312 situations, 4.1 kB, checked in 12 ms." */
export function acceptedWords({ answer, title, situations, bytes, elapsed }: Result): string {
  const verdict = answer === "lock" ? "the claim holds" : "the claim fails";
  return `Accepted. ${title}: ${verdict}. ${countWords(situations, "situation")}, ${sizeWords(bytes)}, checked in ${briefly(elapsed)}.`;
}

/** Most are checked in less than a tenth of a second. */
const briefly = (ms: number): string => (ms < 1000 ? `${Math.max(1, Math.round(ms))} ms` : secondsWords(ms));

const STONES = { black: ["x", "X"], white: ["o", "O"] } as const;

/** The position of a certificate as one that can be laid on a table, whatever its board is. */
export function startOf({ board, situations: [situation] }: Line): PositionInput | null {
  if (!situation) return null;
  const signs = situation.stones.map((stone, at) => {
    const mark = situation.marks[at];
    if (stone) return STONES[stone][mark === "permanent" ? 1 : 0];
    return mark === "permanent" ? "*" : mark === "temporary" ? "#" : ".";
  });
  return {
    ...placed(board, signs),
    black_captives: situation.blackCaptives,
    white_captives: situation.whiteCaptives,
    turn: situation.turn,
    passes: situation.passCount,
  };
}

/** A board with a shape keeps its rows, and so the names of its points; any other is given by its pairs. */
function placed({ shape, width, height, points, edges }: Board, signs: string[]): PositionInput {
  const grid = points.every(({ x, y }) => Number.isInteger(x) && Number.isInteger(y));
  if (shape === null || !grid) {
    const at = points.map(({ x, y }): [number, number] => [x, y]);
    return { rows: [signs.join("")], board: { neighbors: edges, at } };
  }
  const rows = Array.from({ length: height + 1 }, () => new Array<string>(width + 1).fill(","));
  points.forEach(({ x, y }, at) => {
    const row = rows[y];
    if (row) row[x] = signs[at] ?? ".";
  });
  return { rows: rows.map((row) => row.join("")), ...(shape !== "grid" && { board: { shape } }) };
}

/** The position of a certificate with what is claimed in it; null where its board is too large to be drawn. */
function positionFigure({ position, set, title }: Checked): HTMLElement | null {
  const situation = position?.situations[0];
  if (!position || !situation) return null;
  const { stones, marks } = situation;
  const view = { stones, marks, areas: [{ points: set, kind: "other" as const }] };
  const label = `The position of the certificate. ${title}`;
  return element("div", { class: "ground checked-position" }, drawFigure(position.board, view, { label }));
}

export interface CertificateActs {
  say(words: string): void;
  /** Lays the claim of a certificate on a table of its own, where the certificate answers. */
  play(checked: Checked, certificate: string): void;
}

export class CertificatePart {
  readonly element = element("section", { class: "certificate", "aria-label": "Certificates" });
  private readonly result = element("div", { class: "checked" });
  private readonly text = element("textarea", { rows: "4", spellcheck: "false", autocomplete: "off" });
  private abort = new AbortController();

  constructor(
    private readonly prover: Prover,
    private readonly acts: CertificateActs,
  ) {
    const file = element("input", { type: "file", id: uniqueId("file"), class: "visually-hidden" });
    file.addEventListener("change", () => {
      const chosen = file.files?.[0];
      // The same file may be chosen again.
      if (chosen)
        void chosen.text().then(
          (text) => this.check(text, chosen.name),
          (error) => this.tell(`The file can’t be read: ${error}`),
        );
      file.value = "";
    });
    this.text.id = uniqueId("text");
    this.element.append(
      partHead(3, "Certificates"),
      element(
        "p",
        {},
        "A proof can be kept as a file. Whoever has it can check it without trusting the engine that found it: here, or with the command line.",
      ),
      element(
        "div",
        { class: "actions" },
        file,
        element("label", { class: "quiet file", for: file.id }, "Open a certificate"),
      ),
      element("label", { class: "note", for: this.text.id }, "Or paste one here:"),
      this.text,
      element(
        "div",
        { class: "actions" },
        button("Check what is pasted", "quiet", () => void this.check(this.text.value, "The text")),
      ),
      this.result,
    );
  }

  /** Has a certificate checked and shows what came of it. The text is left where it was. */
  async check(text: string, name: string): Promise<void> {
    this.abort.abort();
    this.abort = new AbortController();
    const { signal } = this.abort;
    if (!text.trim()) return this.tell("There is nothing to check yet.");
    this.tell(`${name} is being checked.`);
    try {
      const checked = await this.prover.check(text, { signal });
      if (signal.aborted) return;
      this.tell(acceptedWords(checked), checked, text);
    } catch (error) {
      if (signal.aborted || isCancelled(error)) return;
      const why = troubleWords(error);
      const bytes = new TextEncoder().encode(text).length;
      this.tell(`Refused, it shows nothing: ${why} The text has ${sizeWords(bytes)}.`);
    }
  }

  private tell(words: string, checked?: Checked, certificate = ""): void {
    this.result.replaceChildren(element("p", {}, words));
    const drawn = checked && positionFigure(checked);
    if (drawn) this.result.append(drawn);
    if (checked?.position)
      this.result.append(
        element(
          "div",
          { class: "actions" },
          button(`Play this claim of ${NAMES[checked.player]}`, "quiet", () =>
            this.acts.play(checked, certificate),
          ),
        ),
      );
    else if (checked)
      this.result.append(element("p", { class: "note" }, "Its board is too large to be drawn here."));
    this.result.scrollIntoView({ block: "nearest" });
    this.acts.say(words);
  }
}
