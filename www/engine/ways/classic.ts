/** How workers start where nothing may be fetched but scripts: from a sandbox, from a file, beside a classic script. */
import type { Ways } from "../spawn.ts";

export const light: Ways = { direct: null, inline: () => import("virtual:loja-inline/light") };
export const files: Ways = { direct: null, inline: () => import("virtual:loja-inline/files") };
export const proofs: Ways = { direct: null, inline: () => import("virtual:loja-inline/proofs") };
export const prover: Ways = { direct: null, inline: () => import("virtual:loja-inline/prover") };
export const practice: Ways = { direct: null, inline: () => import("virtual:loja-inline/practice") };
export const systems: Ways = { direct: null, inline: () => import("virtual:loja-inline/systems") };
