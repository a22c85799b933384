/** What one takes along, said and, without a clipboard, shown beside the button that was pressed. */
import { element } from "../../dom.ts";
import { troubleWords } from "../../engine/engine.ts";
import { copied } from "../../play/copy-and-save.ts";

export class TakeAlong {
  private readonly said = element("p", { class: "share-said", role: "status" });
  private readonly box = element("textarea", {
    rows: "6",
    readonly: "",
    "aria-label": "The text to copy",
  });
  readonly element = element("div", { class: "own-taken" }, this.said, this.box);

  constructor() {
    this.box.hidden = true;
  }

  clear(): void {
    this.said.textContent = "";
    this.box.hidden = true;
  }

  /** Copies it; `name` is what it is. */
  async take(name: string, make: () => Promise<string | null>): Promise<void> {
    this.clear();
    try {
      const text = await make();
      if (text) this.said.textContent = await copied(text, name, this.box);
    } catch (error) {
      this.said.textContent = troubleWords(error);
    }
  }
}
