/** How workers start on other people's pages: from their own files, or else from texts that are fetched like scripts. */

import type { Ways } from "../spawn.ts";
import { filesFile, lightFile, practiceFile, proofsFile, proverFile, systemsFile } from "./direct.ts";

export const light: Ways = { direct: lightFile, inline: () => import("virtual:loja-inline/light") };
export const files: Ways = { direct: filesFile, inline: () => import("virtual:loja-inline/files") };
export const proofs: Ways = { direct: proofsFile, inline: () => import("virtual:loja-inline/proofs") };
export const prover: Ways = { direct: proverFile, inline: () => import("virtual:loja-inline/prover") };
export const practice: Ways = {
  direct: practiceFile,
  inline: () => import("virtual:loja-inline/practice"),
};
export const systems: Ways = {
  direct: systemsFile,
  inline: () => import("virtual:loja-inline/systems"),
};
