/** The desk of questions of 1989 for the book’s own pages: its styles come with it. */
import "../../style/proof.css";

export * from "./law-desk.tsx";
