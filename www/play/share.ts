/** Taking a position along: copied or saved, each form with what it is good for. */
import { button, element } from "../dom.ts";
import { EngineError, engine, type Move, type PositionInput } from "../engine/engine.ts";
import { fileName, isNamed, KINDS, type Kind, pageCode, proportion } from "./formats.ts";
import type { View } from "./link.ts";

export interface Shared {
  start: PositionInput;
  moves: Move[];
  view: View;
}

/** What the element of a page should do with it. */
const MODES: Record<View, string> = { setup: "view", play: "play", claim: "prove", referee: "referee" };

/** A PNG is this wide, or as high if it is higher. */
const PIXELS = 1600;

export class Share {
  readonly element = element("section", { class: "share", "aria-label": "Share" });
  /** Opens and closes it. */
  readonly toggle = button(
    "Share",
    "mode share-toggle",
    () => {
      this.element.hidden = !this.element.hidden;
      this.toggle.ariaExpanded = String(!this.element.hidden);
    },
    { "aria-expanded": "false" },
  );
  private readonly said = element("p", { class: "share-said", role: "status" });
  private readonly box = element("textarea", { rows: "6", readonly: "", "aria-label": "The text to copy" });

  constructor(
    private readonly what: () => Shared,
    /** The address of the page as it is now. */
    private readonly address: () => Promise<string>,
  ) {
    this.box.hidden = true;
    this.element.hidden = true;
    this.element.append(
      element("h2", { class: "section-head" }, "Take it along"),
      element("ul", { class: "kinds" }, ...KINDS.map((kind) => this.row(kind))),
      this.said,
      this.box,
    );
  }

  private row(kind: Kind): HTMLElement {
    const copy = button("Copy", "quiet", () => void this.try(() => this.copy(kind)), {
      "aria-label": `Copy: ${kind.name}`,
    });
    const save = button("Save", "quiet", () => void this.try(() => this.save(kind)), {
      "aria-label": `Save: ${kind.name}`,
    });
    return element(
      "li",
      {},
      element("p", {}, element("b", {}, kind.name), " ", element("span", {}, kind.about)),
      element("div", { class: "acts" }, kind.format !== "png" && copy, kind.ending !== null && save),
    );
  }

  private async try(act: () => Promise<void>): Promise<void> {
    this.box.hidden = true;
    try {
      await act();
    } catch (error) {
      const bad = error instanceof EngineError && !error.passing;
      this.said.textContent = bad
        ? `This can’t be written: ${error.message}.`
        : "That did not work. You can try again.";
    }
  }

  private async text(kind: Kind): Promise<string> {
    const { start, moves, view } = this.what();
    if (kind.format === "address") return this.address();
    if (kind.format === "page")
      return pageCode(
        await engine.write(start, moves, isNamed(start) ? "diagram" : "json"),
        start,
        MODES[view],
      );
    return engine.write(start, moves, kind.format === "png" ? "svg" : kind.format);
  }

  private async copy(kind: Kind): Promise<void> {
    const text = await this.text(kind);
    try {
      await navigator.clipboard.writeText(text);
      this.said.textContent = `Copied: ${kind.name}.`;
    } catch {
      // Some browsers, and pages without a secure address, give no access to the clipboard.
      this.box.value = text;
      this.box.hidden = false;
      this.box.focus();
      this.box.select();
      this.said.textContent =
        "Your browser doesn’t let this page copy. The text is selected below: copy it from there.";
    }
  }

  private async save(kind: Kind): Promise<void> {
    const text = await this.text(kind);
    const blob = kind.format === "png" ? await picture(text) : new Blob([text], { type: kind.type });
    const address = URL.createObjectURL(blob);
    const name = fileName(this.what().start.name, kind.ending ?? "txt");
    const link = element("a", { href: address, download: name });
    link.click();
    // The download has begun by then; the browser keeps what it needs.
    setTimeout(() => URL.revokeObjectURL(address), 10_000);
    this.said.textContent = `Saved as ${name}.`;
  }
}

/** Draws the picture in pixels. */
async function picture(svg: string): Promise<Blob> {
  const ratio = proportion(svg);
  const width = Math.round(ratio >= 1 ? PIXELS : PIXELS * ratio);
  const height = Math.round(ratio >= 1 ? PIXELS / ratio : PIXELS);
  const image = new Image(width, height);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = element("canvas", { width: String(width), height: String(height) });
  const context = canvas.getContext("2d");
  if (!context) throw new Error("no canvas to draw on");
  context.fillStyle = "#ffffff";
  context.fillRect(0, 0, width, height);
  context.drawImage(image, 0, 0, width, height);
  return new Promise((settle, refuse) =>
    canvas.toBlob(
      (blob) => (blob ? settle(blob) : refuse(new Error("the picture is too large"))),
      "image/png",
    ),
  );
}
