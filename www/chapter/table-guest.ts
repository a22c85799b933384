/** A guest's board in the place of the table, for as long as the guest needs it. */
import { element } from "../dom.ts";

export interface Guest {
  host: HTMLElement;
  /** Shows what is in the host instead of the table's own board, or of an earlier guest's. */
  seat(): void;
  leave(): void;
}

export function invite(table: HTMLElement): Guest {
  const host = element("div", { class: "guest" });
  /** The last one that came is seen. */
  const arrange = (): void => {
    const guests = [...table.querySelectorAll<HTMLElement>(":scope > .guest")];
    for (const guest of guests) guest.hidden = guest !== guests.at(-1);
    table.classList.toggle("has-guest", guests.length > 0);
  };
  return {
    host,
    seat() {
      table.append(host);
      arrange();
    },
    leave() {
      host.remove();
      arrange();
    },
  };
}
