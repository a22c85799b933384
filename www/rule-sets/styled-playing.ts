/** Playing by another rule set on the book's own pages: its styles come with it. */
import "../style/by-system.css";

export { mountChapterActs } from "./chapter-acts.tsx";
export { gameAsJson, gameAsSgf } from "./game-files.ts";
export { reachedBy, rulesOf, toldAttempt, toldLine } from "./played-rules.ts";
