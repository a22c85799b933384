/** Opening what exists already: pasted, from a file, or one of the examples. What is pasted stays as it was typed. */
import { drawFigure } from "../board/index.ts";
import { button, element } from "../dom.ts";
import { engine, type Opened } from "../engine/engine.ts";
import { CERTIFICATE_MOST_TEXT } from "../engine/limits.ts";
import { certificateIn, isCertificate } from "../proof/certificate-text.ts";
import { CREDIT, EXAMPLES, type Example } from "./examples.ts";
import { boardsOf, type Found, readPasted } from "./read-pasted.ts";
import { MOST_BYTES, sentence, textOf } from "./text-fault.ts";

export interface OpeningOptions {
  /** The reader has asked for it; what it is may be known later. */
  onReading?(): void;
  onOpen(found: Found): void;
  /** A whole address of this page was pasted: it says more than a position. */
  onAddress(fragment: string): void;
  /** A certificate, which brings its own position; where nobody takes it, the reader hears where it can be opened. */
  onCertificate?(text: string): void;
  onExample(example: Example): void;
  /** Something is said about a file that was dropped where this panel is not in sight. */
  onSaid(): void;
}

export class Opening {
  readonly element = element("div", { class: "opening-panel" });
  readonly examples = element("div", { class: "opening-panel" });
  private readonly box = element("textarea", {
    id: "paste",
    rows: "5",
    spellcheck: "false",
    autocapitalize: "off",
    autocomplete: "off",
    "aria-describedby": "paste-said",
    placeholder: "| x . o |\n| . # . |\n| o . x |\n1 0 B -1",
  });
  private readonly said = element("div", { class: "paste-said", id: "paste-said", role: "status" });
  private readonly file = element("input", {
    type: "file",
    class: "visually-hidden",
    tabindex: "-1",
    "aria-hidden": "true",
  });
  /** What stood in the box before something else was put there; null when nothing did. */
  private before: string | null = null;
  private readonly bring = button("Bring back the text before", "quiet", () => {
    const now = this.box.value;
    this.box.value = this.before ?? "";
    this.before = now;
    this.box.focus();
  });
  /** How many times something was to be read: only the last answer counts. */
  private asked = 0;
  private readonly shelf = element("ul", { class: "examples" });

  constructor(private readonly options: OpeningOptions) {
    this.bring.hidden = true;
    this.file.addEventListener("change", () => {
      const [file] = this.file.files ?? [];
      if (file) void this.take(file);
      // The same file may be chosen again after it was changed.
      this.file.value = "";
    });
    this.box.addEventListener("keydown", (event) => {
      if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) void this.read();
    });
    this.element.append(
      element("h2", { class: "section-head" }, element("label", { for: "paste" }, "Paste or open")),
      element(
        "p",
        { class: "hint-words" },
        options.onCertificate
          ? "A diagram, JSON, SGF, a certificate or a link. You can also drop a file anywhere on this page."
          : "A diagram, JSON, SGF or a link. You can also drop a file anywhere on this page.",
      ),
      this.said,
      this.box,
      element(
        "div",
        { class: "acts" },
        button("Open what I pasted", "quiet", () => void this.read()),
        button("Choose a file", "quiet", () => this.file.click()),
        this.bring,
        this.file,
      ),
    );
    this.examples.append(
      element("h2", { class: "section-head" }, "Examples"),
      this.shelf,
      element("p", { class: "quiet-note" }, CREDIT),
    );
    for (const example of EXAMPLES) this.shelf.append(this.exampleRow(example));
    this.takeDrops();
  }

  focus(): void {
    this.box.focus();
    this.element.scrollIntoView({ block: "nearest" });
  }

  /** Puts a text into the box with a sentence about it: nothing that was given is lost. */
  keep(text: string, sentences: readonly string[]): void {
    this.fill(text);
    this.tell(sentences);
  }

  /** What was typed before can be brought back. */
  private fill(text: string): void {
    const last = this.box.value;
    if (last.trim() !== "" && last !== text) {
      this.before = last;
      this.bring.hidden = false;
    }
    this.box.value = text;
  }

  private async read(): Promise<void> {
    const asked = ++this.asked;
    this.options.onReading?.();
    const pasted = await readPasted(this.box.value);
    if (asked !== this.asked) return;
    if (pasted.kind === "certificate") this.certificate(pasted.text);
    else if (pasted.kind === "address") this.options.onAddress(pasted.fragment);
    else if (pasted.kind === "positions") this.choose(pasted.all);
    else if (pasted.kind === "fault") this.fault(pasted.words, pasted.at);
    else this.tell([pasted.words]);
  }

  private certificate(text: string): void {
    const { onCertificate } = this.options;
    this.tell(onCertificate ? [] : ["This is a certificate. Open it at the referee, where it is checked."]);
    onCertificate?.(text);
  }

  /** One position is opened; of several, and of the lines of a game, the reader says which. */
  private choose(given: readonly Opened[]): void {
    const all = given.flatMap(linesOf);
    const [only] = all;
    if (all.length === 1 && only?.fault === null) {
      this.said.replaceChildren();
      this.options.onOpen(only);
      return;
    }
    this.said.replaceChildren(
      element("p", {}, `${howMany(given, all)} Which one?`),
      element(
        "ul",
        { class: "several" },
        ...all.slice(0, 500).map((one, at) => {
          const name = one.name?.trim() || `Position ${at + 1}`;
          if (one.fault !== null)
            return element("li", {}, element("span", { class: "broken" }, `${name}: ${sentence(one.fault)}`));
          return element(
            "li",
            {},
            button(name, "quiet", () => {
              this.options.onReading?.();
              this.options.onOpen(one);
            }),
          );
        }),
      ),
      ...(all.length > 500 ? [element("p", {}, "Only the first 500 are listed.")] : []),
    );
    this.said.querySelector("button")?.focus();
  }

  /** Says what is wrong and where; the caret goes there. */
  private fault(words: string, at: number | null): void {
    this.tell([words]);
    this.box.ariaInvalid = "true";
    this.box.focus();
    if (at !== null) this.box.setSelectionRange(at, Math.min(at + 1, this.box.value.length));
  }

  private tell(sentences: readonly string[]): void {
    this.box.ariaInvalid = null;
    this.said.replaceChildren(...sentences.map((words) => element("p", {}, words)));
  }

  private async take(file: File): Promise<void> {
    if (
      file.size > MOST_BYTES &&
      isCertificate(
        await file
          .slice(0, 64)
          .text()
          .catch(() => ""),
      )
    )
      return this.takeLarge(file);
    const size = (file.size / 1e6).toFixed(1);
    const read =
      file.size > MOST_BYTES
        ? { fault: `${file.name} has ${size} MB; at most 1 MB is read.` }
        : await file.arrayBuffer().then(textOf, () => ({
            fault: `${file.name} can’t be read. A folder can’t be opened, only a file.`,
          }));
    if ("fault" in read) this.tell([read.fault]);
    else {
      this.fill(read.text);
      await this.read();
    }
    if (this.said.hasChildNodes() && !this.element.isConnected) this.options.onSaid();
  }

  /** A certificate may be far longer than any position; it doesn’t go through the box, which would be slow with it. */
  private async takeLarge(file: File): Promise<void> {
    if (file.size > CERTIFICATE_MOST_TEXT) {
      this.tell([
        `${file.name} is a certificate of ${(file.size / 1e6).toFixed(0)} MB; at most 64 MB are checked.`,
      ]);
      return;
    }
    try {
      this.certificate(certificateIn(await file.text()));
    } catch {
      this.tell([`${file.name} can’t be read.`]);
    }
  }

  private takeDrops(): void {
    addEventListener("dragover", (event) => {
      if (event.dataTransfer?.types.includes("Files")) event.preventDefault();
    });
    addEventListener("drop", (event) => {
      const file = event.dataTransfer?.files[0];
      if (!file) return;
      event.preventDefault();
      void this.take(file).then(
        () => this.said.hasChildNodes() && this.said.scrollIntoView({ block: "nearest" }),
      );
    });
  }

  private exampleRow(example: Example): HTMLElement {
    const picture = element("span", { class: "example-figure" });
    const made = button(picture, "example", () => this.options.onExample(example));
    made.append(
      element("span", { class: "example-name" }, example.name),
      element("span", { class: "example-about" }, example.about),
    );
    engine.follow(example.start, example.moves).then(
      ({ board, situations }) => {
        const situation = situations.at(-1);
        if (!situation) return;
        const { stones, marks } = situation;
        const figure = drawFigure(board, { stones, marks }, { label: "" });
        figure.setAttribute("role", "presentation");
        figure.removeAttribute("aria-label");
        picture.append(figure);
      },
      () => {
        // Without its figure an example is still a name and a button.
      },
    );
    return element("li", {}, made);
  }
}

/** A game, and the other lines of it by their names: "variation at move 3: c1". */
function linesOf(one: Opened): Opened[] {
  const { lines = [] } = one;
  if (lines.length === 0) return one.shown ? boardsOf(one) : [one];
  const title = one.name?.trim();
  const named = (name: string): string => (title ? `${title}, ${name}` : name);
  const line = (name: string, line: Opened): Opened[] =>
    line.shown ? boardsOf({ ...line, name }) : [line.fault === null ? { ...line, name } : line];
  return [
    ...line(named("main line"), one),
    ...lines.flatMap((other) => line(named(other.name ?? "variation"), other)),
  ];
}

function howMany(given: readonly Opened[], all: readonly Opened[]): string {
  if (given.length === 1)
    return given[0]?.shown && !given[0].lines
      ? "Here are its first board and its last."
      : `This game has ${all.length} lines.`;
  return all.length > given.length
    ? `There are ${given.length} positions, with ${all.length} lines.`
    : `There are ${all.length} positions.`;
}
