/** The trainers of the other kinds with their styles, for a page. An element in an article takes those as a text. */
import "../style/practice-kinds.css";

export { mountOther } from "../kinds/index.ts";
