/** The entry point `loja.js`: it registers `<loja-board>` and exports functions for scripts. */
import { define } from "./define.ts";
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

define(version);
