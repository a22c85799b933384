/** Other rules in an element, and their styles as a text for the shadow root. Fetched when an author has named such rules. */
export { systemRules } from "../../by-system/system-rules.ts";
export { default as systemCss } from "../../style/by-system.css?inline";
