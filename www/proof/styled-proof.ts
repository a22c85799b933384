/** The proof table of the book's own pages: its styles come with it. In a shadow root they would reach nothing but the page around it. */
import "../style/proof.css";

export * from "./index.ts";
