/** The view of the book's own pages: its styles come with it. */
import "../style/laws.css";

export * from "./laws.ts";
