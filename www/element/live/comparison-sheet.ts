/** Other rule sets in an element: the comparison, and its styles as a text for the shadow root. Fetched when somebody asks for it. */
export { Comparison } from "../../rule-sets/comparison.tsx";
export { default as comparisonCss } from "../../style/laws.css?inline";
