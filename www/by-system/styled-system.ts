/** Other rules for a table of the book's own pages: their styles come with them. */
import "../style/by-system.css";

export { showActs } from "./chapter-acts.ts";
export { reachedBy } from "./reached-by.ts";
export { systemJson } from "./system-json.ts";
export { systemRules, toldAttempt, toldLine } from "./system-rules.ts";
export { systemSgf } from "./system-sgf.ts";
