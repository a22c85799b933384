/** The functions that the page of practice takes from here, when somebody makes a problem or opens one from a link. */

export { Own } from "./own.tsx";
export { readProblemLink } from "./problem-link.ts";
export { effortOf } from "./words.ts";
