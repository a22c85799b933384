/** What the page of practice takes from here, when somebody makes a problem or opens one that was given to him. */
export { readProblemLink } from "./link.ts";
export { type OwnOptions, openOwn } from "./own.ts";
export { effortOf } from "./told.ts";
