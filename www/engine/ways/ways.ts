/** How the site's workers start: from their own files. `inline-plugin.ts` puts another file in the place of this one. */

import type { Ways } from "../spawn.ts";
import { filesFile, lightFile, practiceFile, proofsFile, proverFile, systemsFile } from "./direct.ts";

export const light: Ways = { direct: lightFile, inline: null };
export const files: Ways = { direct: filesFile, inline: null };
export const proofs: Ways = { direct: proofsFile, inline: null };
export const prover: Ways = { direct: proverFile, inline: null };
export const practice: Ways = { direct: practiceFile, inline: null };
export const systems: Ways = { direct: systemsFile, inline: null };
