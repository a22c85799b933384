/** Other laws in an element: the view, and its styles as a text for the shadow root. Fetched when somebody asks for them. */
export { mountLaws } from "../../laws/laws.ts";
export { default as lawsCss } from "../../style/laws.css?inline";
