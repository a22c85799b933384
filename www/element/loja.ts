/** The entry point `loja.js`: it registers `<loja-board>` and exports functions for scripts. */
import { LojaBoard } from "./element.ts";
import { setHome } from "./mount.ts";

export { LojaBoard } from "./element.ts";
export { type Mounted, mount } from "./handle.ts";
export type {
  Ask,
  Driven,
  ErrorDetail,
  Events,
  Mode,
  MoveDetail,
  NavigateDetail,
  Options,
  Side,
  VerdictDetail,
} from "./options.ts";

export const version: string = import.meta.env.LOJA_VERSION ?? "";

const root: string | undefined = import.meta.env.LOJA_ROOT;
// A package lies in somebody's application, where there is no playground.
if (root !== undefined && import.meta.env.MODE !== "package") setHome(new URL(root, import.meta.url).href);

const TAG = "loja-board";

/** Registers the tag once a page. The first one stays, and a later one says so. */
function define(): void {
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

define();
