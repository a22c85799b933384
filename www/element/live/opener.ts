/** "Open in Loja": the same place at the referee. Its address is made when somebody is about to go there, not before. */
import { type Address, nowhere, writeAddress } from "../../address/link.ts";
import { engine, type Move, type PositionInput } from "../../engine/engine.ts";

/** The thing to open: a game, and its use. */
interface Opened {
  start: PositionInput;
  moves: Move[];
  address: Partial<Omit<Address, "link">>;
}

/** `referee.html#…` for what is opened. */
export async function addressOf({ start, moves, address }: Opened): Promise<string> {
  const link = await engine.write(start, moves, "link");
  return writeAddress({ ...nowhere(), ...address, link });
}

const SOON = ["pointerenter", "focus", "pointerdown"] as const;

export class Opener {
  /** The current game; null where there is nothing that a link could hold. */
  what: (() => Opened) | null = null;
  /** The content of the address in the making. */
  private written = "";

  constructor(private readonly link: HTMLAnchorElement | null) {
    for (const name of SOON) link?.addEventListener(name, this.write);
    link?.addEventListener("click", this.follow);
  }

  close(): void {
    for (const name of SOON) this.link?.removeEventListener(name, this.write);
    this.link?.removeEventListener("click", this.follow);
  }

  private readonly write = (): void => void this.update();

  /** A reader who is quicker than the address waits for it: it takes a blink. */
  private readonly follow = (event: Event): void => {
    const { link } = this;
    if (!link || this.key() === this.written) return;
    event.preventDefault();
    void this.update().then(() => link.click());
  };

  private key(): string {
    return this.what ? JSON.stringify(this.what()) : this.written;
  }

  private async update(): Promise<void> {
    const { link, what } = this;
    const key = this.key();
    if (!link || !what || key === this.written) return;
    try {
      const fragment = await addressOf(what());
      link.href = `${link.href.split("#")[0]}#${fragment}`;
    } catch {
      // Without an engine it leads to the referee as it was.
    }
    this.written = key;
  }
}
