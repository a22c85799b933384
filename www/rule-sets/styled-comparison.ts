/** The comparison on the book's own pages: its styles come with it. */
import "../style/laws.css";

export { Comparison } from "./comparison.tsx";
