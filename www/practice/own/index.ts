/** What the page of practice takes from here, when somebody makes a problem or opens one that was given to him. */

export { effortOf } from "./facts-words.ts";
export { type OwnOptions, openOwn } from "./own.ts";
export { readProblemLink } from "./problem-link.ts";
