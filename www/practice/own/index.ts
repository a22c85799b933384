/** What the page of practice takes from here, when somebody makes a problem or opens one that was given away. */

export { Own } from "./own.tsx";
export { readProblemLink } from "./problem-link.ts";
export { effortOf } from "./words.ts";
