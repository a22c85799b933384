/** The code, kind by kind: what has to be so where it is put, the text, and the ways to take it along. */
import { button, element } from "../dom.ts";
import { EngineError } from "../engine/engine.ts";
import { copied, inPixels, saved } from "../play/copy-and-save.ts";
import { fileName } from "../play/formats.ts";
import { sentence } from "../play/text-fault.ts";
import { KINDS, type Kind, type Matter } from "./code-kinds.ts";

export class CodeBox {
  readonly element: HTMLElement;
  private readonly radios = new Map<string, HTMLInputElement>();
  private readonly note = element("p", { class: "note", id: "code-note" });
  private readonly box = element("textarea", {
    rows: "12",
    readonly: "",
    spellcheck: "false",
    "aria-label": "The code to copy",
    "aria-describedby": "code-note",
  });
  private readonly said = element("p", { class: "said", role: "status" });
  private readonly copy = button("Copy", "filled", () => void this.take());
  private readonly save = button("Save", "quiet", () => void this.keep());
  private kind: Kind = KINDS[0] as Kind;
  private matter: Matter | null = null;
  private round = 0;

  constructor(private readonly onKind: (id: string) => void) {
    const choices = KINDS.map(({ id, name }) => {
      const radio = element("input", { type: "radio", name: "code-kind", value: id });
      radio.addEventListener("change", () => {
        this.choose(id);
        this.onKind(id);
      });
      this.radios.set(id, radio);
      return element("label", {}, radio, element("span", {}, name));
    });
    this.element = element(
      "div",
      {},
      element(
        "fieldset",
        { class: "code-kinds" },
        element("legend", {}, "Code for"),
        element("div", {}, ...choices),
      ),
      this.note,
      this.box,
      element("div", { class: "acts" }, this.copy, this.save),
      this.said,
    );
    this.choose(this.kind.id);
  }

  choose(id: string): void {
    this.kind = KINDS.find((kind) => kind.id === id) ?? (KINDS[0] as Kind);
    const radio = this.radios.get(this.kind.id);
    if (radio) radio.checked = true;
    this.note.textContent = this.kind.note;
    this.save.hidden = this.kind.ending === null;
    this.copy.hidden = this.kind.id === "png";
    this.said.textContent = "";
  }

  /** `wrong` is said beside the code when readers could not do what it asks of them. */
  async show(matter: Matter, wrong: string | null): Promise<void> {
    this.matter = matter;
    const round = ++this.round;
    try {
      const text = await this.kind.make(matter);
      if (round !== this.round) return;
      this.box.value = text;
      const asked = matter.wish.ask === "save" ? "be asked this" : "argue this claim";
      this.said.textContent = wrong === null ? "" : `Readers can’t ${asked}. ${wrong}`;
    } catch (error) {
      if (round !== this.round) return;
      this.box.value = "";
      const bad = error instanceof EngineError && !error.passing;
      this.said.textContent = bad
        ? `This can’t be written: ${sentence(error.message)}`
        : "The engine did not answer.";
    }
  }

  empty(): void {
    this.round++;
    this.matter = null;
    this.box.value = "";
    this.said.textContent = "There is no position yet.";
  }

  private async take(): Promise<void> {
    if (this.box.value) this.said.textContent = await copied(this.box.value, this.kind.name, this.box);
  }

  private async keep(): Promise<void> {
    const { kind, matter } = this;
    if (!matter || !this.box.value) return;
    try {
      const text = this.box.value;
      const content = kind.id === "png" ? await inPixels(text) : new Blob([text], { type: kind.type });
      this.said.textContent = saved(
        content,
        fileName(matter.wish.caption || matter.shown.start.name, kind.ending ?? "txt"),
      );
    } catch {
      this.said.textContent = "That did not work. You can try again.";
    }
  }
}
