/** The referee view of the book's own pages: its styles come with it. */
import "../style/referee.css";

export * from "./referee.tsx";
