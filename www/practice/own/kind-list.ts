/** The kinds of problem to choose from, each with its sentence. Where there is little room, only the one chosen stays. */
import { button, element } from "../../dom.ts";
import { KINDS, type Kind } from "../../kinds/problem.ts";
import { NAMED } from "../shelf/kind-names.ts";

export class KindList {
  readonly element: HTMLElement;
  private readonly radios = new Map<Kind, HTMLInputElement>();
  private readonly list = element("fieldset", { class: "own-kinds" });
  private readonly others = button("Ask something else", "quiet own-others", () => {
    this.list.classList.remove("chosen");
    this.others.hidden = true;
    this.list.querySelector<HTMLElement>(":checked")?.focus();
  });

  constructor(onPick: (kind: Kind) => void) {
    this.others.hidden = true;
    const rows = KINDS.map((kind) => {
      const { name, asks } = NAMED[kind];
      const radio = element("input", { type: "radio", name: "own-kind", value: kind });
      radio.addEventListener("change", () => onPick(kind));
      // Keys walk through all of them; a press has chosen.
      radio.addEventListener("click", (event) => event.detail > 0 && this.fold());
      this.radios.set(kind, radio);
      return element("label", {}, radio, element("b", {}, name), " ", element("span", {}, asks));
    });
    this.list.append(element("legend", { class: "visually-hidden" }, "Kind of problem"), ...rows);
    this.element = element("div", {}, this.list, this.others);
  }

  set(kind: Kind | null): void {
    for (const [one, radio] of this.radios) radio.checked = one === kind;
  }

  fold(): void {
    this.list.classList.add("chosen");
    this.others.hidden = false;
  }
}
