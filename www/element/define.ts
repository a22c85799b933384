/** Registers the tag once a page. The first one stays, and a later one says so. */
import { LojaBoard } from "./element.ts";

const TAG = "loja-board";

export function define(version: string): void {
  LojaBoard.version = version;
  // Where there is no page, there is nothing to register with.
  const registry = globalThis.customElements as CustomElementRegistry | undefined;
  const there = registry?.get(TAG) as typeof LojaBoard | undefined;
  if (!there) registry?.define(TAG, LojaBoard);
  else if (there !== LojaBoard)
    console.warn(
      `loja-board ${version}: this page has registered loja-board ${there.version} before, which stays.`,
    );
}
