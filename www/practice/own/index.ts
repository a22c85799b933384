/** What the page of practice takes from here, when somebody makes a problem or opens one that was given to him. */

export { effortOf } from "./facts-words.ts";
export { Own } from "./own-screen.tsx";
export { readProblemLink } from "./problem-link.ts";
