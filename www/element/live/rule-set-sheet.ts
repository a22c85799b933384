/** Another rule set in an element, and its styles as a text for the shadow root. Fetched when an author has named one. */
export { rulesOf } from "../../rule-sets/played-rules.ts";
export { default as playingCss } from "../../style/by-system.css?inline";
